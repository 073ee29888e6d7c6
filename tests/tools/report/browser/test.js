// test.js CHROMIUM FEW MANY: uses the pages of a report with few and with many problems, made by
// make_page, as people do: with the mouse, with the keyboard alone, on a phone, in the dark.
"use strict";

const assert = require("node:assert/strict");
const {test, before, after, afterEach} = require("node:test");

try {
    require.resolve("playwright-core");
} catch {
    console.log("skipped: playwright-core is not there; `npm ci` in this folder brings it");
    process.exit(77);
}
const {startBrowser, openPage} = require("./browser.js");
const {paleTexts} = require("./contrast.js");

const [chromium, few, many] = process.argv.slice(2);
const readable = 4.5;

let browser;
let page;

before(async () => {
    browser = await startBrowser(chromium);
});

after(() => browser.close());

afterEach(async () => {
    const {faults} = page;
    await page.close();
    assert.deepEqual(faults, []);
});

async function open(file, options) {
    page = await openPage(browser.context, file, options);
}

const row = (number) => page.locator("#problem-rows tr").nth(number);
const names = () => page.locator("#problem-rows .open").allTextContents();
const column = (id) => page.locator(`#problem-rows .column-${id}`).allTextContents();
const isOpen = () => page.locator("dialog").evaluate((dialog) => dialog.open);
const focused = () => page.evaluate(
    () => document.activeElement.textContent.trim().replace(/\s+/g, " "));
const moment = () => page.locator("#moment").textContent();

async function openProblem(name) {
    await page.getByRole("button", {name, exact: true}).click();
    assert.ok(await isOpen());
}

/** The dialog tells of its end a little later; then the page changes its address, too. */
async function waitUntilClosed() {
    await page.waitForFunction(
        () => !document.querySelector("dialog").open && location.hash === "");
}

async function closeByEscape() {
    await page.keyboard.press("Escape");
    await waitUntilClosed();
}

/** The men of a board: ["Ka1", "Qc5"], White's with capitals. */
async function menOf(board) {
    const men = await page.locator(`[data-board=${board}] use`).evaluateAll(
        (all) => all.map((man) => man.dataset.man + man.dataset.square));
    return men.sort();
}

async function assertNoOverflow(what) {
    const [content, width] = await page.evaluate(() => {
        const root = document.querySelector("dialog[open]") || document.documentElement;
        return [root.scrollWidth, root.clientWidth];
    });
    assert.ok(content <= width, `${what}: ${content} wide in ${width}`);
    const size = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(size[0] <= size[1], `${what}: the page is ${size[0]} wide in ${size[1]}`);
}

test("shows all problems and what came of them", async () => {
    await open(few);
    assert.equal((await names()).length, 12);
    assert.match(await page.locator("#totals").textContent(), /^12 problems/);
    assert.equal(await page.locator("#filters button").count(), 7);
    assert.equal(await row(0).locator(".column-stipulation").textContent(), "h#2");
});

test("takes texts of files for texts", async () => {
    await open(few);
    assert.equal(await page.locator("#injected").count(), 0);
    await page.locator("#filters [data-verdict=error]").click();
    assert.match((await names())[0], /^<\/script><b id="injected">/);
    await row(0).locator("button").click();
    assert.match(await page.locator("#problem-verdict").textContent(), /found 'x', expected <\/s/);
    assert.equal(await page.locator("#injected").count(), 0);
    assert.ok(await page.locator("#diagram").isHidden());
});

test("filters by verdict", async () => {
    await open(few);
    const cooked = page.locator("#filters [data-verdict=cooked]");
    assert.equal(await cooked.textContent(), "cooked 2");
    await cooked.click();
    assert.equal(await cooked.getAttribute("aria-pressed"), "true");
    assert.deepEqual(await column("verdict"), ["cooked", "cooked"]);
    assert.equal(await page.locator("#status").textContent(), "2 of 12 problems");
    await page.locator("#filters [data-verdict=sound]").click();
    assert.deepEqual(await column("verdict"), ["sound", "cooked", "sound", "cooked"]);
    await page.locator("#filters [data-verdict=all]").click();
    assert.equal(await cooked.getAttribute("aria-pressed"), "false");
    assert.equal((await names()).length, 12);
});

test("searches", async () => {
    await open(few);
    await page.locator("#search").fill("CAILLAUD");
    assert.deepEqual(await names(), ["Caillaud", "Caillaud 7"]);
    await page.locator("#search").fill("c.epd:12");
    assert.deepEqual(await names(), ["waits 12"]);
    await page.locator("#search").fill("nothing like that");
    assert.deepEqual(await names(), []);
    assert.ok(await page.locator("#more").isHidden());
});

test("sorts by each column, both ways, what is missing last", async () => {
    await open(few);
    const heading = page.locator("th.column-nodes");
    await heading.locator("button").click();
    assert.equal(await heading.getAttribute("aria-sort"), "ascending");
    const numbers = (await column("nodes")).map((text) => text.replace(",", ""));
    const known = numbers.filter(Boolean).map(Number);
    assert.equal(known.length, 8);
    assert.deepEqual(known, [...known].sort((a, b) => a - b));
    assert.deepEqual(numbers.slice(8), ["", "", "", ""]);
    await heading.locator("button").click();
    assert.equal(await heading.getAttribute("aria-sort"), "descending");
    assert.equal((await column("nodes"))[0].replace(",", ""), String(known.at(-1)));
    for (const id of ["name", "author", "stipulation", "verdict", "solutions", "seconds"]) {
        await page.locator(`th.column-${id} button`).click();
        assert.equal(await heading.getAttribute("aria-sort"), "none");
        assert.equal((await names()).length, 12);
    }
    await page.locator("th.column-name button").click();
    assert.deepEqual((await names()).slice(2, 6), ["battle", "battle 8", "Caillaud", "Caillaud 7"]);
});

test("plays through a line on both boards", async () => {
    await open(few);
    await openProblem("Caillaud");
    assert.deepEqual(await menOf("A"), ["Ka1", "Qc5"]);
    assert.deepEqual(await menOf("B"), ["Rc3", "ke5", "pd2"]);
    assert.match(await moment(), /Black to move/);
    await page.locator("#step-forward").click();
    assert.deepEqual(await menOf("A"), ["Ka1", "Qc5", "ke4"]);
    assert.deepEqual(await menOf("B"), ["Rc3", "pd2"]);
    assert.match(await moment(), /^1\.Ke4\/A White to move \(1 of 4\)/);
    await page.keyboard.press("ArrowRight");
    assert.deepEqual(await menOf("A"), ["Ka1", "ke4"]);
    assert.deepEqual(await menOf("B"), ["Qe5", "Rc3", "pd2"]);
    await page.locator("#step-end").click();
    assert.deepEqual(await menOf("A"), ["Ka1", "Re3", "bd1", "ke4"]);
    assert.deepEqual(await menOf("B"), ["Qe5"]);
    assert.match(await moment(), /end of the line/);
    assert.equal(await page.locator("#step-forward").getAttribute("aria-disabled"), "true");
    await page.keyboard.press("ArrowLeft");
    assert.deepEqual(await menOf("A"), ["Ka1", "bd1", "ke4"]);
    await page.locator("#step-start").click();
    assert.deepEqual(await menOf("B"), ["Rc3", "ke5", "pd2"]);
});

test("goes to the move that is clicked", async () => {
    await open(few);
    await openProblem("Caillaud");
    const move = page.locator(".move", {hasText: "2.d1=N/A"});
    await move.click();
    assert.equal(await move.getAttribute("aria-current"), "step");
    assert.deepEqual(await menOf("A"), ["Ka1", "kf4", "nd1"]);
    assert.equal(await page.locator(".marks rect").count(), 2);
});

test("shows threats, set play and tries of battle play on one board", async () => {
    await open(few);
    await openProblem("battle");
    assert.equal(await page.locator("#boards figure").count(), 1);
    const headings = await page.locator("#solution h3").allTextContents();
    assert.deepEqual(headings, ["Solution", "Set play", "Tries"]);
    await page.locator(".move", {hasText: "threat: 2.Qg7#"}).first().click();
    assert.deepEqual(await menOf("A"), ["Kf6", "Qg7", "Ra2", "kh8", "pa7"]);
    await page.locator(".move", {hasText: "1...a5"}).first().click();
    assert.match(await moment(), /^1\.\.\.a5 White to move/);
    assert.deepEqual(await menOf("A"), ["Kf6", "Qg2", "Ra1", "kh8", "pa5"]);
});

test("goes from problem to problem in the order of the table", async () => {
    await open(few);
    await page.locator("th.column-place button").click();
    await row(0).click();
    assert.match(await page.locator("#problem-name").textContent(), /^waits 12/);
    assert.equal(await page.locator("#previous-problem").getAttribute("aria-disabled"), "true");
    await page.locator("#next-problem").click();
    await page.locator("#next-problem").click();
    assert.match(await page.locator("#problem-name").textContent(), /^hard 10/);
    assert.match(await page.locator("#problem-verdict").textContent(), /cut off by the limit of n/);
    await closeByEscape();
    assert.equal(await focused(), "hard 10");
});

test("can be used with the keyboard alone", async () => {
    await open(few);
    const tabTo = async (text) => {
        for (let i = 0; i < 60 && await focused() !== text; ++i) {
            await page.keyboard.press("Tab");
        }
        assert.equal(await focused(), text);
        const outline = await page.evaluate(
            () => getComputedStyle(document.activeElement).outlineStyle);
        assert.equal(outline, "solid", `${text} shows that it has the focus`);
    };
    await tabTo("sound 2");
    await page.keyboard.press("Space");
    await tabTo("Problem");
    await page.keyboard.press("Enter");
    await tabTo("Caillaud 7");
    await page.keyboard.press("Enter");
    assert.ok(await isOpen());
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    assert.match(await moment(), /^Qe5/);
    await tabTo("Qe5");
    await page.keyboard.press("ArrowDown");
    assert.match(await moment(), /^Qf5/);
    assert.equal(await focused(), "Qf5");
    await page.keyboard.press("End");
    assert.equal(await focused(), "Rf3/A#");
    await page.keyboard.press("Home");
    assert.match(await moment(), /^Black to move/);
    await tabTo("‹ Previous");
    await page.keyboard.press("Enter");
    assert.match(await page.locator("#problem-name").textContent(), /^Caillaud,/);
    assert.equal(await focused(), "‹ Previous");
    await closeByEscape();
    assert.equal(await focused(), "Caillaud");
});

test("opens the problem that the address names", async () => {
    await open(few);
    await openProblem("battle");
    const address = await page.evaluate(() => location.href);
    assert.match(address, /#2$/);
    await closeByEscape();
    await page.goto("about:blank");
    await page.goto(address);
    assert.match(await page.locator("#problem-name").textContent(), /^battle/);
});

test("fits a phone", async () => {
    await open(few, {width: 400, height: 800});
    await assertNoOverflow("the list");
    assert.ok(await page.locator("th.column-nodes button").isVisible());
    await page.locator("#filters [data-verdict=error]").click();
    await assertNoOverflow("an error");
    await page.locator("#filters [data-verdict=all]").click();
    for (const name of ["Caillaud", "battle", "hard", "waits"]) {
        await openProblem(name);
        await assertNoOverflow(name);
        await page.locator("#close-problem").click();
        await waitUntilClosed();
    }
});

for (const scheme of ["light", "dark"]) {
    test(`is readable in the ${scheme}`, async () => {
        await open(few, {scheme});
        assert.deepEqual(await page.evaluate(paleTexts, readable), []);
        for (const name of ["Caillaud", "battle", "hard", "waits"]) {
            await openProblem(name);
            await page.keyboard.press("ArrowRight");
            assert.deepEqual(await page.evaluate(paleTexts, readable), [], name);
            await closeByEscape();
        }
    });
}

test("the dark page is dark", async () => {
    await open(few, {scheme: "dark"});
    const color = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.ok(Math.max(...color.match(/\d+/g).map(Number)) < 64, color);
});

test("shows ten thousand problems as far as somebody looks", async () => {
    await open(many);
    assert.match(await page.locator("#totals").textContent(), /^10,000 problems/);
    assert.equal((await names()).length, 100);
    await page.locator("#more").scrollIntoViewIfNeeded();
    await page.waitForFunction(
        () => document.getElementById("problem-rows").childElementCount > 100);
    await page.locator("#filters [data-verdict=pending]").click();
    assert.equal(await page.locator("#status").textContent(), "1,666 of 10,000 problems");
    assert.ok((await names()).length <= 300);
    await page.locator("#filters [data-verdict=all]").click();
    await page.locator("th.column-name button").click();
    await page.locator("th.column-place button").click();
    await page.locator("th.column-place button").click();
    assert.equal((await column("place"))[0], "c.epd:10000");
    await page.locator("#search").fill("c.epd:7777");
    assert.deepEqual(await column("place"), ["c.epd:7777"]);
    await row(0).locator("button").click();
    assert.ok(await isOpen());
});
