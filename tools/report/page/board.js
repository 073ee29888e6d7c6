// The diagram of two boards, or of one.

const svgNamespace = "http://www.w3.org/2000/svg";
const squareSize = 40;
const marginSize = 18;
const manNames = {k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn"};

function svgElement(name, attributes) {
    const made = document.createElementNS(svgNamespace, name);
    for (const [attribute, value] of Object.entries(attributes)) {
        made.setAttribute(attribute, value);
    }
    return made;
}

/** Groups of four characters, square and man: [["e4", "kA"], ...]. */
function squaresAndMen(text) {
    return (text.match(/.{4}/g) || []).map((group) => [group.slice(0, 2), group.slice(2)]);
}

/** Where the men stand, a Map from square to letter and board, after the first moves of a line. */
function menAfter(men, moves) {
    const standing = new Map(squaresAndMen(men));
    for (const [, changes] of moves) {
        for (const [square, man] of squaresAndMen(changes)) {
            if (man === "--") {
                standing.delete(square);
            } else {
                standing.set(square, man);
            }
        }
    }
    return standing;
}

/** What a move has changed on a board: the squares of that board left or arrived at. */
function changedSquares(before, after, board) {
    const isThere = (men, square) => (men.get(square) || "").endsWith(board);
    return [...new Set([...before.keys(), ...after.keys()])].filter(
        (square) => before.get(square) !== after.get(square) &&
                    (isThere(before, square) || isThere(after, square)));
}

function squareCorner(square) {
    return {x: marginSize + (square.charCodeAt(0) - 97) * squareSize,
            y: (56 - square.charCodeAt(1)) * squareSize};
}

/** One board, drawn anew for each position. */
class Board {
    constructor(letter) {
        this.letter = letter;
        const size = 8 * squareSize;
        this.svg = svgElement("svg", {
            viewBox: `0 0 ${size + marginSize} ${size + marginSize}`, role: "img",
            class: `board board-${letter.toLowerCase()}`, "data-board": letter});
        this.drawSquares();
        this.marks = svgElement("g", {class: "marks"});
        this.men = svgElement("g", {class: "men"});
        this.svg.append(this.marks, this.men);
        this.figure = element("figure", {}, element("figcaption", {}, `Board ${letter}`));
        this.figure.append(this.svg);
    }

    drawSquares() {
        for (let i = 0; i < 64; ++i) {
            const square = "abcdefgh"[i % 8] + String(Math.floor(i / 8) + 1);
            const isDark = (i % 8 + Math.floor(i / 8)) % 2 === 0;
            this.svg.append(svgElement("rect", {
                ...squareCorner(square), width: squareSize, height: squareSize,
                class: isDark ? "dark" : "light"}));
        }
        for (let i = 0; i < 8; ++i) {
            this.drawCoordinate("abcdefgh"[i], marginSize + (i + 0.5) * squareSize,
                                8 * squareSize + marginSize * 0.78);
            this.drawCoordinate(String(8 - i), marginSize * 0.45, (i + 0.5) * squareSize + 5);
        }
    }

    drawCoordinate(text, x, y) {
        const made = svgElement("text", {x, y, class: "coordinate"});
        made.textContent = text;
        this.svg.append(made);
    }

    /** Shows the men of this board and marks squares. */
    show(standing, marked) {
        const here = [...standing].filter(([, man]) => man[1] === this.letter);
        this.men.replaceChildren(...here.map(([square, man]) => this.drawMan(square, man[0])));
        this.marks.replaceChildren(...marked.map((square) => svgElement("rect", {
            ...squareCorner(square), width: squareSize, height: squareSize})));
        this.svg.setAttribute("aria-label", `Board ${this.letter}: ${this.describe(here)}`);
    }

    drawMan(square, letter) {
        const kind = letter.toLowerCase();
        return svgElement("use", {
            ...squareCorner(square), width: squareSize, height: squareSize, href: `#man-${kind}`,
            class: letter === kind ? "black-man" : "white-man", "data-square": square,
            "data-man": letter});
    }

    describe(men) {
        const side = (name, isWhite) => {
            const texts = men.filter(([, man]) => (man[0] === man[0].toUpperCase()) === isWhite)
                .map(([square, man]) => `${manNames[man[0].toLowerCase()]} ${square}`);
            return `${name} ${texts.join(", ") || "nothing"}`;
        };
        return `${side("White", true)}; ${side("Black", false)}`;
    }
}
