// The boxes of a flame graph: their places and colours.
import { causeColour } from './causes.js';
import { baseName } from './format.js';
import { token } from './theme.js';

const HUES = [28, 214, 160, 280, 340, 50, 190, 120];

// Adds the boxes of a node and its children, from x on: {node, x, width, up}. Boxes narrower than half a pixel are left out.
function place(boxes, node, x, width, up) {
    boxes.push({ node, x, width, up });
    let at = x;
    for (const child of node.children) {
        const part = width * child.value / node.value;
        if (part >= 0.5)
            place(boxes, child, at, part, up);
        at += part;
    }
}

// Boxes of the visible part, in the order of drawing: the focus over the whole width, below it its ancestors.
export function layOut(focus, width) {
    const boxes = [];
    for (let node = focus.parent; node; node = node.parent)
        boxes.unshift({ node, x: 0, width, ancestor: true });
    place(boxes, focus, 0, width, false);
    return boxes;
}

// The function in the middle once, callers above and callees below it.
export function layOutSandwich({ root, callers }, width) {
    const boxes = [];
    place(boxes, callers, 0, width, true);
    boxes.shift();
    place(boxes, root, 0, width, false);
    return boxes;
}

// The way to a node from the root, by the children's numbers: "0.2.1".
export const wayTo = (node) => (node.parent ? [wayTo(node.parent), node.parent.children.indexOf(node)].filter((part) => part !== '').join('.') : '');
// The node at the end of a way, as far as there are nodes.
export const nodeAt = (root, way) => way.split('.').reduce((node, k) => node.children[k] ?? node, root);

function hash(text) {
    let h = 0;
    for (let k = 0; k < text.length; k++)
        h = (h * 31 + text.charCodeAt(k)) >>> 0;
    return h;
}

const dark = () => document.documentElement.dataset.theme === 'dark';
const moduleHue = (module) => HUES[(module + 1) % HUES.length];

// A hue for each module; the function's name varies hue and lightness.
function moduleColour(profile, node) {
    const f = node.function >= 0 ? profile.functions[node.function] : null;
    if (!f)
        return dark() ? '#3a4252' : '#dcdfe6';
    const h = hash(node.name), hue = moduleHue(f.module) - 12 + h % 25, shade = (h >> 8) % 9;
    return dark() ? `hsl(${hue} 36% ${25 + shade}%)` : `hsl(${hue} 66% ${73 + 1.5 * shade}%)`;
}

// Of two colours #rrggbb, the first with this share.
function mixed(a, b, share) {
    const part = (colour, k) => parseInt(colour.slice(1 + 2 * k, 3 + 2 * k), 16);
    return `rgb(${[0, 1, 2].map((k) => Math.round(share * part(a, k) + (1 - share) * part(b, k))).join(' ')})`;
}

const softened = (cause) => mixed(token(causeColour(cause)), token('--card'), dark() ? 0.5 : 0.45);

// Fills a box with its causes side by side; a narrow one with the dearest.
function causeFill(colours) {
    return (context, node, x, y, width, height) => {
        const most = node.parts.indexOf(Math.max(...node.parts));
        context.fillStyle = colours[most];
        context.fillRect(x, y, width, height);
        for (let k = 0, at = x; width >= 6 && k < colours.length; k++) {
            const part = node.value ? width * node.parts[k] / node.value : 0;
            context.fillStyle = colours[k];
            context.fillRect(at, y, part, height);
            at += part;
        }
    };
}

// How boxes are filled: {fill(context, node, x, y, width, height), colour of a frame}.
export function boxColours(profile, by) {
    const colour = token('--soft'), groups = profile.causeGroups();
    if (by === 'cause' && profile.exact && groups.length)
        return { colour, fill: causeFill(groups.map((g) => softened(g.name))) };
    return { colour, fill(context, node, x, y, width, height) {
        context.fillStyle = moduleColour(profile, node);
        context.fillRect(x, y, width, height);
    } };
}

// [[name, colour]]: causes, or modules.
export function legendOf(profile, by) {
    if (by === 'cause')
        return profile.causeGroups().map((g) => [g.name, softened(g.name)]);
    const names = new Map();
    for (const f of profile.functions)
        if (f.module >= 0 && f.first >= 0)
            names.set(baseName(profile.moduleOf(f).path), `hsl(${moduleHue(f.module)} ${dark() ? '36% 30%' : '66% 79%'})`);
    return [...names];
}
