"use strict";

// The problems of the report as the program wrote them: two lines of JSON each. The first is a row
// of the table. The second is all that is shown of an opened problem; it is read only then.

const verdictWords = ["sound", "cooked", "short", "no-solution", "wrong-count", "unjudged",
                      "undecided", "pending", "error"];

class Problem {
    constructor(index, row, viewLine) {
        const [file, line, name, author, stipulation, verdict, solutions, nodes, seconds] = row;
        Object.assign(this, {index, file, name, author, stipulation, verdict, solutions, nodes,
                             seconds, viewLine});
        this.place = line > 0 ? `${file}:${line}` : file;
        this.searchText = [this.place, name, author, stipulation, verdict].join("\n").toLowerCase();
    }

    /** What is shown of it when it is opened, see problem_view.h. */
    view() {
        return JSON.parse(this.viewLine);
    }

    title() {
        return this.name || "without a name";
    }
}

function textOfElement(id) {
    return document.getElementById(id).textContent.trim();
}

/** The folder in which all files of the report are, with its slash; empty if there is none. */
function commonFolder(problems) {
    let folder = problems.length > 0 ? problems[0].file : "";
    for (const {file} of problems) {
        while (!file.startsWith(folder)) {
            folder = folder.slice(0, -1);
        }
    }
    return folder.slice(0, folder.lastIndexOf("/") + 1);
}

function readProblems() {
    const text = textOfElement("rows");
    const lines = text === "" ? [] : text.split("\n");
    const problems = [];
    for (let i = 0; i + 1 < lines.length; i += 2) {
        problems.push(new Problem(i / 2, JSON.parse(lines[i]), lines[i + 1]));
    }
    const folder = commonFolder(problems);
    for (const problem of problems) {
        problem.shortPlace = problem.place.slice(folder.length);
    }
    return problems;
}

function wholeNumber(number) {
    return number.toLocaleString("en");
}

function secondsText(seconds) {
    return seconds < 10 ? String(Number(seconds.toPrecision(2))) : wholeNumber(Math.round(seconds));
}

function counted(count, noun) {
    return `${wholeNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** A new element with attributes and, in it, texts and elements. Texts are never read as HTML. */
function element(name, attributes = {}, ...content) {
    const made = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) {
        made.setAttribute(attribute, value);
    }
    made.append(...content);
    return made;
}

/** A path that may be broken behind its slashes. */
function pathText(path) {
    return path.split(/(?<=\/)/).flatMap((part) => [part, element("wbr")]);
}

function verdictBadge(word) {
    return element("span", {class: `verdict verdict-${word}`}, word);
}
