// The lines of a problem, each move a button, and the place in them that the diagram shows.

const partHeadings = {solution: "Solution", "post-key": "Play after the key", set: "Set play",
                      try: "Tries", short: "Short solutions"};

function commonLength(left, right) {
    let length = 0;
    while (length < left.length && length < right.length && left[length][0] === right[length][0]) {
        ++length;
    }
    return length;
}

class SolutionLines {
    /** `lines` as in problem_view.h; `moved` is called when the place has changed. */
    constructor(lines, moved) {
        this.lines = lines;
        this.moved = moved;
        this.line = 0;
        this.made = 0;  // moves of the line that the diagram shows as made
        this.buttons = [];
        this.root = element("div", {class: "lines"});
        this.build();
        this.root.addEventListener("keydown", (event) => this.changeLineByKey(event));
    }

    build() {
        let list = null;
        this.lines.forEach((line, index) => {
            const previous = this.lines[index - 1];
            const isNewPart = !previous || previous.part !== line.part;
            if (isNewPart) {
                list = element("ol");
                this.root.append(element("h3", {}, partHeadings[line.part]), list);
            }
            const shared = isNewPart ? 0 : commonLength(previous.moves, line.moves);
            this.buttons.push(line.moves.map(
                ([text], move) => this.moveButton(text, index, move, move < shared)));
            const item = element("li");
            this.buttons[index].forEach((button) => item.append(button, " "));
            list.append(item);
        });
        this.mark();
    }

    /** What a line has in common with the one above it is shown paler. */
    moveButton(text, line, move, isShared) {
        const button = element("button", {type: "button", tabindex: "-1",
                                          class: isShared ? "move shared" : "move"}, text);
        button.addEventListener("click", () => this.goTo(line, move + 1));
        return button;
    }

    moves() {
        return this.lines.length > 0 ? this.lines[this.line].moves : [];
    }

    goTo(line, made) {
        this.line = Math.max(0, Math.min(line, this.lines.length - 1));
        this.made = Math.max(0, Math.min(made, this.moves().length));
        const hadFocus = this.root.contains(document.activeElement);
        this.mark();
        if (hadFocus) {
            this.current().focus();
        }
        this.moved();
    }

    step(by) {
        this.goTo(this.line, this.made + by);
    }

    /** The button of the last move made, or of the first to be made. */
    current() {
        return this.buttons[this.line][Math.max(0, this.made - 1)];
    }

    mark() {
        if (this.marked) {
            this.marked.removeAttribute("aria-current");
            this.marked.tabIndex = -1;
            this.marked.closest("li").classList.remove("current");
        }
        if (this.lines.length === 0) {
            return;
        }
        this.marked = this.current();
        this.marked.tabIndex = 0;
        this.marked.closest("li").classList.add("current");
        if (this.made > 0) {
            this.marked.setAttribute("aria-current", "step");
            this.scrollTo(this.marked);
        }
    }

    /** Scrolls the list, but never the page below it: the boards are to stay in view. */
    scrollTo(button) {
        const list = this.root.getBoundingClientRect();
        const place = button.getBoundingClientRect();
        if (place.top < list.top) {
            this.root.scrollTop -= list.top - place.top;
        } else if (place.bottom > list.bottom) {
            this.root.scrollTop += place.bottom - list.bottom;
        }
    }

    changeLineByKey(event) {
        const by = {ArrowUp: -1, ArrowDown: 1}[event.key];
        if (by !== undefined) {
            event.preventDefault();
            this.goTo(this.line + by, Math.max(1, this.made));
        }
    }
}
