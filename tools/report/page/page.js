// Puts the page together.

class VerdictFilter {
    /** A button for each verdict that occurs; `changed(verdicts)` is told those pressed, if any. */
    constructor(counts, total, changed) {
        this.pressed = new Set();
        this.changed = changed;
        const root = document.getElementById("filters");
        this.all = this.button("all", total, () => this.pressed.clear());
        root.append(this.all);
        this.buttons = new Map();
        for (const word of verdictWords.filter((it) => counts[it] > 0)) {
            this.buttons.set(word, this.button(word, counts[word], () => this.toggle(word)));
            root.append(this.buttons.get(word));
        }
        this.show();
    }

    button(word, count, act) {
        const button = element("button", {type: "button", "data-verdict": word}, `${word} `,
                               element("span", {class: "count"}, wholeNumber(count)));
        button.addEventListener("click", () => {
            act();
            this.show();
            this.changed(this.pressed);
        });
        return button;
    }

    toggle(word) {
        if (!this.pressed.delete(word)) {
            this.pressed.add(word);
        }
    }

    show() {
        this.all.setAttribute("aria-pressed", String(this.pressed.size === 0));
        for (const [word, button] of this.buttons) {
            button.setAttribute("aria-pressed", String(this.pressed.has(word)));
        }
    }
}

function totalsText(summary) {
    const limits = Object.entries(summary.limits).map(([limit, count]) => `${limit} ${count}`);
    return [counted(summary.problems, "problem"), counted(summary.nodes, "node"),
            `${secondsText(summary.seconds)} seconds of solving`,
            limits.length > 0 && `cut off by limits: ${limits.join(", ")}`]
        .filter(Boolean).join(" · ");
}

function startPage() {
    const summary = JSON.parse(textOfElement("summary"));
    const problems = readProblems();
    const table = new ProblemTable(problems, (problem) => dialog.open(problem));
    const dialog = new ProblemDialog((problem, by) => table.neighbour(problem, by),
                                     (problem) => table.focus(problem));
    document.getElementById("totals").textContent = totalsText(summary);
    new VerdictFilter(summary.counts, summary.problems,
                      (verdicts) => table.showVerdicts(verdicts));
    document.getElementById("search").addEventListener(
        "input", (event) => table.showMatches(event.target.value));
    const asked = problems[Number(location.hash.slice(1)) - 1];
    if (asked) {
        dialog.open(asked);
    }
}

startPage();
