// The dialog that shows one problem: diagram, solution, facts.

const sideNames = {w: "White", b: "Black"};

function isOff(button) {
    return button.getAttribute("aria-disabled") === "true";
}

/** A button that is off keeps the focus, so that nobody at the keyboard loses their place. */
function switchButton(button, isOn) {
    button.setAttribute("aria-disabled", String(!isOn));
}

class ProblemDialog {
    /** `neighbour(problem, by)` is the next problem in the table; `closed(problem)` is called. */
    constructor(neighbour, closed) {
        this.neighbour = neighbour;
        this.dialog = document.getElementById("problem");
        this.part = (id) => document.getElementById(id);
        this.onClick("close-problem", () => this.dialog.close());
        this.onClick("previous-problem", () => this.openNeighbour(-1));
        this.onClick("next-problem", () => this.openNeighbour(1));
        this.onClick("step-start", () => this.lines.goTo(this.lines.line, 0));
        this.onClick("step-back", () => this.lines.step(-1));
        this.onClick("step-forward", () => this.lines.step(1));
        this.onClick("step-end", () => this.lines.goTo(this.lines.line, Infinity));
        this.dialog.addEventListener("keydown", (event) => this.stepByKey(event));
        this.dialog.addEventListener("close", () => {
            history.replaceState(null, "", location.pathname + location.search);
            closed(this.problem);
        });
    }

    onClick(id, act) {
        const button = this.part(id);
        button.addEventListener("click", () => {
            if (!isOff(button)) {
                act();
            }
        });
    }

    open(problem) {
        this.problem = problem;
        this.view = problem.view();
        this.showHead();
        this.showSolution();
        this.showDiagram();
        this.showFacts();
        switchButton(this.part("previous-problem"), this.neighbour(problem, -1));
        switchButton(this.part("next-problem"), this.neighbour(problem, 1));
        history.replaceState(null, "", `#${problem.index + 1}`);
        if (!this.dialog.open) {
            this.dialog.showModal();
            this.part("problem-name").focus();
        }
        this.dialog.scrollTop = 0;
    }

    openNeighbour(by) {
        this.open(this.neighbour(this.problem, by));
    }

    showHead() {
        const {problem, view} = this;
        this.part("problem-name").textContent =
            [problem.title(), problem.stipulation].filter(Boolean).join(", ");
        this.part("problem-source").textContent =
            [problem.author, view.origin, view.title && `“${view.title}”`]
                .filter(Boolean).join(" · ");
        this.part("problem-verdict").replaceChildren(verdictBadge(problem.verdict), " ",
                                                     this.verdictText());
    }

    verdictText() {
        const {problem, view} = this;
        if (problem.verdict === "error") {
            return view.error;
        }
        if (problem.verdict === "pending") {
            return "not tried yet";
        }
        const found = this.verdictRemark();
        return [found, view.reason && `cut off by the limit of ${view.reason}`,
                view.claim && !found.includes("claimed") && `claimed: ${view.claim}`]
            .filter(Boolean).join("; ");
    }

    /** What the last line of the solution says besides the verdict: counts, keys, the claim. */
    verdictRemark() {
        const line = (this.view.text || "").trimEnd().split("\n").pop();
        const remark = /^Verdict: [a-z ]+[,;] (.*)$/.exec(line);
        return remark ? remark[1] : "";
    }

    showSolution() {
        const {view} = this;
        const root = this.part("solution");
        this.lines = new SolutionLines(view.lines || [], () => this.showMoment());
        root.replaceChildren();
        if (this.lines.lines.length > 0) {
            root.append(this.lines.root);
        }
        if (view.left_out) {
            root.append(element("p", {class: "note"},
                                `${counted(view.left_out, "more line")} not shown here.`));
        }
        if (view.text) {
            const text = element("details", {}, element("summary", {}, "Solution as text"),
                                 element("pre", {}, view.text));
            text.open = this.lines.lines.length === 0;
            root.append(text);
        }
        root.hidden = root.childElementCount === 0;
    }

    showDiagram() {
        const {view} = this;
        this.part("diagram").hidden = !view.men;
        this.boards = view.men ? ["A", "B"].slice(0, view.boards).map((it) => new Board(it)) : [];
        this.part("boards").replaceChildren(...this.boards.map((board) => board.figure));
        this.part("boards").classList.toggle("single", view.boards === 1);
        this.part("steps").hidden = this.lines.lines.length === 0;
        this.showMoment();
    }

    /** Shows the position at the place in the lines. */
    showMoment() {
        if (!this.view.men) {
            return;
        }
        const moves = this.lines.moves();
        const {made} = this.lines;
        const standing = menAfter(this.view.men, moves.slice(0, made));
        const before = menAfter(this.view.men, moves.slice(0, Math.max(0, made - 1)));
        for (const board of this.boards) {
            board.show(standing, changedSquares(before, standing, board.letter));
        }
        this.part("moment").replaceChildren(...this.momentText(moves, made));
        switchButton(this.part("step-start"), made > 0);
        switchButton(this.part("step-back"), made > 0);
        switchButton(this.part("step-forward"), made < moves.length);
        switchButton(this.part("step-end"), made < moves.length);
    }

    momentText(moves, made) {
        const last = made > 0 ? element("strong", {}, `${moves[made - 1][0]} `) : "";
        if (made > 0 && made === moves.length) {
            return [last, `(${made} of ${moves.length}, end of the line)`];
        }
        const side = made < moves.length ? moves[made][2] : this.view.side;
        const count = made > 0 ? ` (${made} of ${moves.length})` : "";
        return [last, element("span", {class: `side side-${side}`}),
                `${sideNames[side]} to move${count}`];
    }

    showFacts() {
        const {problem, view} = this;
        const {limits} = view;
        const hasNumber = (number) => number !== null && number !== undefined;
        const facts = [
            ["Place", view.column ? `${problem.place}:${view.column}` : problem.place],
            ["Nodes", hasNumber(problem.nodes) && wholeNumber(problem.nodes)],
            ["Seconds", hasNumber(problem.seconds) && secondsText(problem.seconds)],
            ["Threads", view.threads && String(view.threads)],
            ["Hash table", view.hash && `${wholeNumber(Math.round(view.hash / 1048576))} MiB`],
            ["Limits", [limits.time && counted(limits.time, "second"),
                        limits.nodes && counted(limits.nodes, "node"),
                        limits.solutions && counted(limits.solutions, "solution")]
                .filter(Boolean).join(", ")],
            ["Rules", view.rules],
            ["Position", view.fen && element("code", {}, view.fen)],
            ["EPD", view.epd && element("code", {}, view.epd)],
            ["Solved", [view.finished, view.version && `alicemate ${view.version}`]
                .filter(Boolean).join(", ")]];
        const list = element("dl");
        for (const [name, value] of facts.filter((fact) => fact[1])) {
            list.append(element("dt", {}, name), element("dd", {}, value));
        }
        this.part("facts").replaceChildren(list);
    }

    stepByKey(event) {
        if (event.altKey || event.ctrlKey || event.metaKey || this.lines.lines.length === 0) {
            return;
        }
        const by = {ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity}[event.key];
        if (by !== undefined) {
            event.preventDefault();
            this.lines.step(by);
        }
    }
}
