// Chromium, without anything that would reach out of this machine.
"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const {chromium} = require("playwright-core");

const switches = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                  "--disable-background-networking", "--disable-component-update",
                  "--disable-sync"];

/** Starts the program with a profile of its own, which close() removes. */
async function startBrowser(program) {
    const profile = fs.mkdtempSync(path.join(os.tmpdir(), "alicemate-browser-"));
    const context = await chromium.launchPersistentContext(
        profile, {executablePath: program, headless: true, args: switches});
    return {
        context,
        async close() {
            await context.close();
            fs.rmSync(profile, {recursive: true, force: true});
        },
    };
}

/**
 * Opens a file in a new page; `faults` gathers errors of its scripts, and requests for anything
 * else than the file.
 */
async function openPage(context, file, {width = 1200, height = 900, scheme = "light"} = {}) {
    const page = await context.newPage();
    const address = `file://${path.resolve(file)}`;
    page.faults = [];
    page.on("pageerror", (error) => page.faults.push(error.message));
    page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") {
            page.faults.push(message.text());
        }
    });
    page.on("request", (request) => {
        if (!request.url().startsWith(address) && !request.url().startsWith("data:")) {
            page.faults.push(`asks for ${request.url()}`);
        }
    });
    page.setDefaultTimeout(20000);
    await page.setViewportSize({width, height});
    await page.emulateMedia({colorScheme: scheme});
    await page.goto(address);
    return page;
}

module.exports = {startBrowser, openPage};
