// Calls on a canvas: flame graph, icicle graph, the inverse, and the callers and callees of one function.
import { el, rovingFocus, sharpCanvas } from '../dom.js';
import { buildSandwich, buildTree, hasStacks } from '../calltree.js';
import { count, counted, percent } from '../format.js';
import { boxColours, layOut, layOutSandwich, legendOf, nodeAt, wayTo } from '../flame.js';
import { token } from '../theme.js';

export const id = 'flame';
export const title = 'Calls';
export const about = 'A box is a function, as wide as its cost with all that it calls; what it calls lies on it.';
export const applies = (data) => data.profiles.some((p) => p.functions.length);

const ROW = 21;
const SHAPES = {
    flame: { label: 'Flame', about: 'callers below, callees above' },
    icicle: { label: 'Icicle', about: 'callers above, callees below' },
    inverse: { label: 'Inverse', about: 'from each function down to its callers' },
    sandwich: { label: 'Callers and callees', about: 'the selected function, what calls it above it and what it calls below' },
};
const COLOURS = { cause: { label: 'Cause', about: 'each box by the causes of its cycles' }, module: { label: 'Module', about: 'a hue for each file' } };

// A group of buttons of which one is chosen. choices: {value: {label, about}}.
function radio(label, attribute, choices, chosen, choose) {
    const buttons = Object.entries(choices).map(([value, c]) =>
        el('button', { type: 'button', role: 'radio', 'aria-checked': String(value === chosen()), title: c.about, [attribute]: value, onclick: () => choose(value) }, c.label));
    const group = el('div', { class: 'segmented', role: 'radiogroup', 'aria-label': label }, buttons);
    rovingFocus(group, () => buttons);
    return { group, update: () => buttons.forEach((b) => b.setAttribute('aria-checked', String(b.getAttribute(attribute) === chosen()))) };
}

export function mount(element, data, state) {
    const view = { shape: state.get('shape'), colour: state.get('colour'), query: '' };
    let tree, focus, current, boxes = [], levels = 1, middle = 0;
    const canvas = el('canvas', { tabindex: '0', role: 'application', 'aria-roledescription': 'flame graph', 'aria-describedby': 'flame-keys' });
    const scroll = el('div', { class: 'flame-scroll' }, canvas);
    const status = el('p', { class: 'status', 'aria-live': 'polite' });
    const search = el('input', { type: 'search', placeholder: 'function', autocomplete: 'off' });
    const found = el('span', { class: 'soft', 'aria-live': 'polite', 'data-found': '' });
    const reset = el('button', { type: 'button', class: 'button', onclick: () => zoom(tree.root) }, 'Show all');
    const shapes = radio('Shape', 'data-shape', SHAPES, () => view.shape, setShape), colours = radio('Colour', 'data-colour', COLOURS, () => view.colour, setColour);
    const legend = el('p', { class: 'legend' }), warning = el('p', { class: 'note' });
    element.append(el('div', { class: 'controls' }, shapes.group, colours.group, el('label', { class: 'field' }, 'Find', search), found, reset),
                   el('div', { class: 'canvas-frame' }, scroll), legend, status,
                   el('p', { class: 'note', id: 'flame-keys' }, 'Arrow keys move between boxes, Enter zooms in, Escape zooms out, Space shows the code.'), warning);
    const profile = () => data.profiles[state.get('profile')];
    const matches = (node) => view.query && node.name.toLowerCase().includes(view.query);
    const sandwich = () => view.shape === 'sandwich';
    const rowOf = (box) => (sandwich() ? middle + (box.up ? -box.node.depth : box.node.depth) : view.shape === 'flame' ? levels - 1 - box.node.depth : box.node.depth);

    const boxesFor = (width) => (sandwich() ? layOutSandwich(tree, width) : layOut(focus, width));
    // The canvas is as high as its boxes. The width without a scroll bar decides which boxes there are, since the bar depends on the height.
    function fitHeight() {
        const shown = boxesFor(scroll.offsetWidth), deepest = (up) => shown.reduce((most, box) => (!!box.up === up ? Math.max(most, box.node.depth) : most), 0);
        middle = sandwich() ? deepest(true) : 0;
        levels = Math.max(2, middle + deepest(false) + 1);
        if (canvas.style.height === `${levels * ROW}px`)
            return;
        canvas.style.height = `${levels * ROW}px`;
        if (view.shape === 'flame')
            scroll.scrollTop = levels * ROW;
    }
    const redraw = sharpCanvas(canvas, (context, width) => {
        const { fill, colour } = boxColours(profile(), view.colour), ink = token('--ink'), accent = token('--accent');
        fitHeight();
        boxes = boxesFor(width);
        context.font = `12px ${token('--sans')}`;
        context.textBaseline = 'middle';
        for (const box of boxes) {
            const y = rowOf(box) * ROW, w = Math.max(0.5, box.width - 1), hit = matches(box.node);
            context.globalAlpha = box.ancestor ? 0.55 : 1;
            if (hit) {
                context.fillStyle = token('--stall');
                context.fillRect(box.x, y, w, ROW - 1);
            } else
                fill(context, box.node, box.x, y, w, ROW - 1);
            if (w > 26) {
                context.fillStyle = hit ? token('--stall-ink') : ink;
                context.fillText(fitted(context, profile().shortName(box.node.name), w - 8), box.x + 4, y + ROW / 2);
            }
            if (box.node === current || (sandwich() && box.node.depth === 0)) {
                context.strokeStyle = box.node === current ? accent : colour;
                context.lineWidth = 2;
                context.strokeRect(box.x + 1, y + 1, Math.max(1, w - 2), ROW - 3);
            }
        }
        context.globalAlpha = 1;
    });
    function fitted(context, text, room) {
        if (context.measureText(text).width <= room)
            return text;
        let keep = Math.floor(text.length * room / context.measureText(text).width);
        while (keep > 1 && context.measureText(text.slice(0, keep) + '…').width > room)
            keep--;
        return keep > 1 ? text.slice(0, keep) + '…' : '';
    }
    // What the status says of a node. Of callers and callees the whole is the function's cost.
    function sentence(node, up) {
        const all = tree.root.value, by = profile().selected(state.get('cause')) ? ` of ${state.get('cause')}` : '', cost = `${counted(node.value, tree.unit)}${by}`;
        if (sandwich() && node.depth > 0)
            return up ? `${node.name}: ${cost}, ${percent(node.value, all)} of ${tree.root.name}, come from here.`
                : `${node.name}: ${cost}, ${percent(node.value, all)} of ${tree.root.name}, with what it calls; ${count(node.self)} itself.`;
        if (view.shape === 'inverse')
            return `${node.name}: ${cost}, ${percent(node.value, all)}` + (node.depth > 1 ? ' of the cost of the boxes above it come from here.' : ' itself.');
        return `${node.name}: ${cost}, ${percent(node.value, all)} with what it calls; ${count(node.self)}, ${percent(node.self, all)} itself.`;
    }
    const isUp = (node) => sandwich() && rootOf(node) === tree.callers;
    const rootOf = (node) => (node.parent ? rootOf(node.parent) : node);
    function describe(node, up = isUp(node)) {
        status.dataset.name = node.name;
        status.dataset.value = node.value;
        status.dataset.self = node.self;
        status.textContent = sentence(node, up);
        canvas.setAttribute('aria-label', status.textContent);
    }
    function choose(node) {
        current = node;
        describe(node);
        redraw();
        const y = rowOf({ node, up: isUp(node) }) * ROW;
        if (y < scroll.scrollTop || y + ROW > scroll.scrollTop + scroll.clientHeight)
            scroll.scrollTop = y - scroll.clientHeight / 2;
    }
    function zoom(node) {
        if (sandwich())
            return choose(node);
        focus = node;
        state.set({ zoom: wayTo(node) });
        reset.disabled = node === tree.root;
        return choose(node);
    }
    function setShape(shape) {
        view.shape = shape;
        shapes.update();
        build();
        state.set({ shape });
    }
    function setColour(colour) {
        view.colour = colour;
        colours.update();
        legendNow();
        redraw();
        state.set({ colour });
    }
    function find() {
        let sum = 0;
        const visit = (node) => {
            if (matches(node))
                sum += node.value;
            else
                node.children.forEach(visit);
        };
        view.query = search.value.trim().toLowerCase();
        visit(tree.root);
        found.dataset.found = view.query ? sum : '';
        found.textContent = view.query ? `${percent(sum, tree.root.value)}` : '';
        redraw();
    }
    function legendNow() {
        const p = profile();
        colours.group.hidden = !p.exact;
        legend.replaceChildren(...legendOf(p, p.exact ? view.colour : 'module').map(([name, colour]) =>
            el('span', {}, el('i', { class: 'swatch', style: { background: colour } }), name)));
    }
    function build() {
        const p = profile();
        tree = sandwich() ? buildSandwich(p, state.get('cause'), state.get('function')) : buildTree(p, state.get('cause'), view.shape === 'inverse');
        focus = tree.root;
        fitHeight();
        warning.textContent = [hasStacks(p) ? '' : 'This profile has no call stacks (precis profile --call-graph records them): programs, modules and functions are shown.',
                               p.images.some((image) => image.callersSampled) ? 'Cycles and causes are exact for each function; its callers are those that the ticks found.'
                                   : p.selected(state.get('cause')) && hasStacks(p) ? "The cycles of a function's stacks are counted; each has the function's causes in proportion." : ''].filter(Boolean).join(' ');
        legendNow();
        zoom(tree.root);
        reset.hidden = sandwich();
        if (view.shape === 'flame')
            scroll.scrollTop = levels * ROW;
        find();
    }
    function boxAt(event) {
        const { left, top } = canvas.getBoundingClientRect(), x = event.clientX - left, row = Math.floor((event.clientY - top) / ROW);
        return boxes.findLast((box) => x >= box.x && x < box.x + box.width && rowOf(box) === row);
    }
    const showCode = (node) => {
        if (node.function >= 0)
            state.set(profile().selectionOf(node.function, state.get('cause')));
    };
    canvas.addEventListener('mousemove', (event) => {
        const box = boxAt(event);
        canvas.style.cursor = box ? 'pointer' : '';
        if (box)
            describe(box.node, box.up);
    });
    canvas.addEventListener('mouseleave', () => describe(current));
    canvas.addEventListener('click', (event) => {
        const box = boxAt(event);
        if (box) {
            zoom(box.node);
            showCode(box.node);
        }
    });
    // The nodes that the arrow keys lead to from the current one.
    function neighbours() {
        const siblings = current.parent ? current.parent.children.filter((n) => n.value) : [current], at = siblings.indexOf(current);
        const dearest = (node) => node.children.reduce((best, n) => (best && best.value >= n.value ? best : n), null);
        const sides = { ArrowLeft: siblings[at - 1], ArrowRight: siblings[at + 1] }, outer = current.parent?.parent ? current.parent : tree.root;
        if (sandwich() && current.depth === 0)
            return { ArrowUp: dearest(tree.callers), ArrowDown: dearest(tree.root) };
        const up = view.shape === 'flame' || isUp(current), parent = sandwich() ? outer : current.parent;
        return { ...sides, [up ? 'ArrowUp' : 'ArrowDown']: dearest(current), [up ? 'ArrowDown' : 'ArrowUp']: parent };
    }
    canvas.addEventListener('keydown', (event) => {
        const to = neighbours();
        if (event.key in to) {
            if (to[event.key])
                choose(to[event.key]);
        } else if (event.key === 'Enter')
            sandwich() ? showCode(current) : zoom(current);
        else if (event.key === 'Escape')
            sandwich() ? choose(tree.root) : zoom(focus.parent || tree.root);
        else if (event.key === ' ')
            showCode(current);
        else
            return;
        event.preventDefault();
    });
    search.addEventListener('input', () => {
        find();
        state.set({ find: search.value });
    });
    search.value = state.get('find');
    const zoomed = state.get('zoom');
    build();
    zoom(nodeAt(tree.root, zoomed));
    state.on(['shape', 'colour', 'find', 'zoom'], () => {
        if (view.shape !== state.get('shape'))
            setShape(state.get('shape'));
        if (view.colour !== state.get('colour'))
            setColour(state.get('colour'));
        if (search.value !== state.get('find')) {
            search.value = state.get('find');
            find();
        }
        if (!sandwich() && wayTo(focus) !== state.get('zoom'))
            zoom(nodeAt(tree.root, state.get('zoom')));
    });
    state.on(['profile', 'cause'], build);
    state.on(['function'], () => sandwich() && build());
    state.on(['palette'], () => {
        legendNow();
        redraw();
    });
}
