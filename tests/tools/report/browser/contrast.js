// Contrast of texts with what they stand on, by the formula of WCAG 2.
"use strict";

/** To be run in the page: visible texts with a contrast below `least`. */
function paleTexts(least) {
    const channels = (color) => color.match(/[\d.]+/g).map(Number);
    const luminance = (color) => {
        const [red, green, blue] = color.slice(0, 3).map((channel) => {
            const value = channel / 255;
            return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const background = (element) => {
        for (let it = element; it; it = it.parentElement) {
            const color = channels(getComputedStyle(it).backgroundColor);
            if (color.length === 3 || color[3] === 1) {
                return color;
            }
        }
        return [255, 255, 255];
    };
    const opacity = (element) => {
        let product = 1;
        for (let it = element; it; it = it.parentElement) {
            product *= Number(getComputedStyle(it).opacity);
        }
        return product;
    };
    const contrast = (element) => {
        const ground = background(element);
        const style = getComputedStyle(element);
        const ink = channels(element.namespaceURI.endsWith("svg") ? style.fill : style.color);
        const share = opacity(element);
        const mixed = ground.map((channel, i) => share * ink[i] + (1 - share) * channel);
        const [low, high] = [luminance(mixed), luminance(ground)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
    };
    const root = document.querySelector("dialog[open]") || document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const pale = [];
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        const isShown = texts.currentNode.data.trim() !== "" && element.checkVisibility();
        if (isShown && contrast(element) < least) {
            pale.push(`${texts.currentNode.data.trim()}: ${contrast(element).toFixed(2)}`);
        }
    }
    return pale;
}

module.exports = {paleTexts};
