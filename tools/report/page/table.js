// The table of problems: sorted, filtered, and drawn as far as somebody looks.

const rowsAtOnce = 100;

const collator = new Intl.Collator("en", {numeric: true});
const byText = (value) => (left, right) => collator.compare(value(left), value(right));
const byNumber = (value) => (left, right) => value(left) - value(right);

/** `value` is null where there is none; such problems stand at the end, whatever the direction. */
const columns = [
    {id: "place", title: "Place", value: (it) => it.index, compare: byNumber((it) => it.index),
     text: (it) => it.shortPlace},
    {id: "name", title: "Problem", value: (it) => it.name || null,
     compare: byText((it) => it.name), text: (it) => it.title()},
    {id: "author", title: "Author", value: (it) => it.author || null,
     compare: byText((it) => it.author), text: (it) => it.author},
    {id: "stipulation", title: "Stipulation", value: (it) => it.stipulation || null,
     compare: byText((it) => it.stipulation), text: (it) => it.stipulation},
    {id: "verdict", title: "Verdict", value: (it) => it.verdict,
     compare: byNumber((it) => verdictWords.indexOf(it.verdict)), text: (it) => it.verdict},
    {id: "solutions", title: "Solutions", isNumber: true, value: (it) => it.solutions,
     compare: byNumber((it) => it.solutions), text: (it) => wholeNumber(it.solutions)},
    {id: "nodes", title: "Nodes", isNumber: true, value: (it) => it.nodes,
     compare: byNumber((it) => it.nodes), text: (it) => wholeNumber(it.nodes)},
    {id: "seconds", title: "Seconds", isNumber: true, value: (it) => it.seconds,
     compare: byNumber((it) => it.seconds), text: (it) => secondsText(it.seconds)}];

class ProblemTable {
    /** `open(problem)` is called when one is chosen. */
    constructor(problems, open) {
        this.problems = problems;
        this.order = columns[0];
        this.isDescending = false;
        this.verdicts = new Set();
        this.search = "";
        this.body = document.getElementById("problem-rows");
        this.more = document.getElementById("more");
        this.buildHeadings();
        this.body.addEventListener("click", (event) => {
            const row = event.target.closest("tr");
            const isSelecting = String(getSelection()) !== "" && !event.target.closest("button");
            if (row && !isSelecting) {
                open(problems[Number(row.dataset.index)]);
            }
        });
        this.more.addEventListener("click", () => this.drawMore());
        new IntersectionObserver((entries) => {
            if (entries.some((entry) => entry.isIntersecting)) {
                this.drawMore();
            }
        }, {rootMargin: "600px"}).observe(this.more);
        this.update();
    }

    buildHeadings() {
        for (const column of columns) {
            const button = element("button", {type: "button"}, column.title);
            button.addEventListener("click", () => this.sortBy(column));
            column.heading = element("th", {scope: "col", role: "columnheader",
                                            class: `column-${column.id}`}, button);
            document.getElementById("headings").append(column.heading);
        }
    }

    /** A second time the same column: the other direction. */
    sortBy(column) {
        this.isDescending = this.order === column && !this.isDescending;
        this.order = column;
        this.update();
    }

    showVerdicts(verdicts) {
        this.verdicts = verdicts;
        this.update();
    }

    showMatches(search) {
        this.search = search.trim().toLowerCase();
        this.update();
    }

    /** Chooses and sorts anew, and begins to draw. */
    update() {
        const {value, compare} = this.order;
        const direction = this.isDescending ? -1 : 1;
        this.shown = this.problems.filter(
            (it) => (this.verdicts.size === 0 || this.verdicts.has(it.verdict)) &&
                    it.searchText.includes(this.search));
        const isMissing = (it) => value(it) === null;
        this.shown.sort((left, right) => isMissing(left) - isMissing(right) ||
                                         (isMissing(left) ? 0 : direction * compare(left, right)) ||
                                         left.index - right.index);
        for (const column of columns) {
            column.heading.setAttribute("aria-sort", column !== this.order ? "none"
                : this.isDescending ? "descending" : "ascending");
        }
        this.body.replaceChildren();
        this.drawMore();
    }

    drawMore(until = this.body.childElementCount + rowsAtOnce) {
        const drawn = this.body.childElementCount;
        this.body.append(...this.shown.slice(drawn, until).map((problem) => this.row(problem)));
        this.more.hidden = this.body.childElementCount === this.shown.length;
        this.more.textContent =
            `Show more of ${counted(this.shown.length - this.body.childElementCount, "problem")}`;
        const all = counted(this.problems.length, "problem");
        document.getElementById("status").textContent =
            this.isAllShown() ? all : `${wholeNumber(this.shown.length)} of ${all}`;
    }

    isAllShown() {
        return this.shown.length === this.problems.length;
    }

    row(problem) {
        const row = element("tr", {role: "row", "data-index": problem.index});
        for (const column of columns) {
            row.append(this.cell(column, problem));
        }
        return row;
    }

    cell(column, problem) {
        const cell = element("td", {role: "cell", "data-title": column.title,
                                    class: `column-${column.id}`});
        if (column.id === "name") {
            cell.append(element("button", {type: "button", class: "open"}, column.text(problem)));
        } else if (column.id === "place") {
            cell.append(...pathText(problem.shortPlace));
        } else if (column.id === "verdict") {
            cell.append(verdictBadge(problem.verdict));
        } else if (column.value(problem) !== null) {
            cell.append(column.text(problem));
        }
        return cell;
    }

    /** The problem before or behind another in the order of the table. */
    neighbour(problem, by) {
        return this.shown[this.shown.indexOf(problem) + by];
    }

    focus(problem) {
        const place = this.shown.indexOf(problem);
        if (place >= this.body.childElementCount) {
            this.drawMore(place + rowsAtOnce);
        }
        const row = this.body.children[place];
        if (row) {
            row.querySelector("button").focus();
        }
    }
}
