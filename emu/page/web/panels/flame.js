// Flame graph, icicle graph and the inverse, on a canvas.
import { el, rovingFocus, sharpCanvas } from '../dom.js';
import { buildTree, hasStacks } from '../calltree.js';
import { count, percent } from '../format.js';
import { token } from '../theme.js';

export const id = 'flame';
export const title = 'Calls';
export const about = 'A box is a function, as wide as its cost with all that it calls; what it calls lies on it.';
export const applies = () => true;

const ROW = 21;
const SHAPES = {
    flame: { label: 'Flame', about: 'callers below, callees above' },
    icicle: { label: 'Icicle', about: 'callers above, callees below' },
    inverse: { label: 'Inverse', about: 'from each function down to its callers' },
};

// Boxes of the visible part: [{node, x, width, depth}], in the order of drawing. Boxes narrower than half a pixel are left out.
function layOut(focus, width) {
    const boxes = [], ancestors = [];
    for (let node = focus.parent; node; node = node.parent)
        ancestors.unshift(node);
    ancestors.forEach((node) => boxes.push({ node, x: 0, width, depth: node.depth, ancestor: true }));
    const place = (node, x, w) => {
        boxes.push({ node, x, width: w, depth: node.depth });
        let at = x;
        for (const child of node.children) {
            const part = w * child.value / node.value;
            if (part >= 0.5)
                place(child, at, part);
            at += part;
        }
    };
    place(focus, 0, width);
    return boxes;
}

function hash(text) {
    let h = 0;
    for (let k = 0; k < text.length; k++)
        h = (h * 31 + text.charCodeAt(k)) >>> 0;
    return h;
}

// One hue for each module, the function's name varies its lightness.
function colourOf(profile, node, dark) {
    const hues = [28, 214, 160, 280, 340, 50, 190, 120], f = node.function >= 0 ? profile.functions[node.function] : null;
    if (!f)
        return dark ? '#3a4252' : '#dcdfe6';
    const hue = hues[(f.module + 1) % hues.length], shade = hash(node.name) % 7;
    return dark ? `hsl(${hue} 34% ${27 + shade}%)` : `hsl(${hue} 62% ${77 + shade}%)`;
}

const depthOf = (node) => node.children.reduce((most, child) => Math.max(most, depthOf(child)), node.depth);

export function mount(element, data, state) {
    const view = { shape: 'flame', query: '' };
    let tree, focus, current, boxes = [], levels = 1;
    const canvas = el('canvas', { tabindex: '0', role: 'application', 'aria-roledescription': 'flame graph', 'aria-describedby': 'flame-keys' });
    const scroll = el('div', { class: 'flame-scroll' }, canvas);
    const status = el('p', { class: 'status', 'aria-live': 'polite' });
    const search = el('input', { type: 'search', placeholder: 'function', autocomplete: 'off' });
    const found = el('span', { class: 'soft', 'aria-live': 'polite', 'data-found': '' });
    const reset = el('button', { type: 'button', class: 'button', onclick: () => zoom(tree.root) }, 'Show all');
    const shapes = Object.entries(SHAPES).map(([shape, { label, about: text }]) =>
        el('button', { type: 'button', role: 'radio', 'aria-checked': String(shape === view.shape), title: text, 'data-shape': shape, onclick: () => setShape(shape) }, label));
    const group = el('div', { class: 'segmented', role: 'radiogroup', 'aria-label': 'Shape' }, shapes);
    const warning = el('p', { class: 'note' });
    element.append(el('div', { class: 'controls' }, group, el('label', { class: 'field' }, 'Find', search), found, reset),
                   el('div', { class: 'canvas-frame' }, scroll), status,
                   el('p', { class: 'note', id: 'flame-keys' }, 'Arrow keys move between boxes, Enter zooms in, Escape zooms out, Space shows the code.'), warning);
    const profile = () => data.profiles[state.get('profile')];
    const dark = () => document.documentElement.dataset.theme === 'dark';
    const matches = (node) => view.query && node.name.toLowerCase().includes(view.query);
    const yOf = (depth) => (view.shape === 'flame' ? levels - 1 - depth : depth) * ROW;

    const redraw = sharpCanvas(canvas, (context, width) => {
        boxes = layOut(focus, width);
        const ink = token('--ink'), edge = token('--ground'), accent = token('--accent'), marked = token('--stall'), markedInk = token('--stall-ink');
        context.font = `12px ${token('--sans')}`;
        context.textBaseline = 'middle';
        for (const box of boxes) {
            const y = yOf(box.depth), w = Math.max(0.5, box.width - 1), hit = matches(box.node);
            context.globalAlpha = box.ancestor ? 0.55 : 1;
            context.fillStyle = hit ? marked : colourOf(profile(), box.node, dark());
            context.fillRect(box.x, y, w, ROW - 1);
            if (w > 26) {
                context.fillStyle = hit ? markedInk : ink;
                context.fillText(fitted(context, box.node.name, w - 8), box.x + 4, y + ROW / 2);
            }
            if (box.node === current) {
                context.strokeStyle = accent;
                context.lineWidth = 2;
                context.strokeRect(box.x + 1, y + 1, Math.max(1, w - 2), ROW - 3);
            }
        }
        context.globalAlpha = 1;
        context.fillStyle = edge;
    });
    function fitted(context, text, room) {
        if (context.measureText(text).width <= room)
            return text;
        let keep = Math.floor(text.length * room / context.measureText(text).width);
        while (keep > 1 && context.measureText(text.slice(0, keep) + '…').width > room)
            keep--;
        return keep > 1 ? text.slice(0, keep) + '…' : '';
    }
    function describe(node) {
        const all = tree.root.value, by = profile().selected(state.get('cause')) ? ` of ${state.get('cause')}` : '';
        status.dataset.name = node.name;
        status.dataset.value = node.value;
        status.dataset.self = node.self;
        status.textContent = `${node.name}: ${count(node.value)} ${tree.unit}${by}, ${percent(node.value, all)} with what it calls; ${count(node.self)}, ${percent(node.self, all)} itself.`;
        if (view.shape === 'inverse')
            status.textContent = `${node.name}: ${count(node.value)} ${tree.unit}${by}, ${percent(node.value, all)}`
                + (node.depth > 1 ? ' of the cost of the boxes above it come from here.' : ' itself.');
        canvas.setAttribute('aria-label', status.textContent);
    }
    function choose(node) {
        current = node;
        describe(node);
        redraw();
        const y = yOf(node.depth);
        if (y < scroll.scrollTop || y + ROW > scroll.scrollTop + scroll.clientHeight)
            scroll.scrollTop = y - scroll.clientHeight / 2;
    }
    function zoom(node) {
        focus = node;
        reset.disabled = node === tree.root;
        choose(node);
    }
    function setShape(shape) {
        view.shape = shape;
        shapes.forEach((b) => b.setAttribute('aria-checked', String(b.dataset.shape === shape)));
        build();
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
    function build() {
        const p = profile(), inverse = view.shape === 'inverse';
        tree = buildTree(p, state.get('cause'), inverse);
        levels = Math.max(2, depthOf(tree.root) + 1);
        canvas.style.height = `${levels * ROW}px`;
        warning.textContent = [hasStacks(p) ? '' : 'This profile has no call stacks (precis profile --call-graph records them): programs, modules and functions are shown.',
                               p.images.some((image) => image.callersSampled) ? 'Cycles and causes are exact for each function; its callers are those that the ticks found.'
                                   : p.selected(state.get('cause')) && hasStacks(p) ? "The cycles of a function's stacks are counted; each has the function's causes in proportion." : ''].filter(Boolean).join(' ');
        zoom(tree.root);
        if (view.shape === 'flame')
            scroll.scrollTop = levels * ROW;
        find();
    }
    function boxAt(event) {
        const { left, top } = canvas.getBoundingClientRect(), x = event.clientX - left, y = event.clientY - top;
        return boxes.findLast((box) => x >= box.x && x < box.x + box.width && y >= yOf(box.depth) && y < yOf(box.depth) + ROW);
    }
    const showCode = (node) => {
        if (node.function >= 0)
            state.set(profile().selectionOf(node.function, state.get('cause')));
    };
    canvas.addEventListener('mousemove', (event) => {
        const box = boxAt(event);
        canvas.style.cursor = box ? 'pointer' : '';
        if (box)
            describe(box.node);
    });
    canvas.addEventListener('mouseleave', () => describe(current));
    canvas.addEventListener('click', (event) => {
        const box = boxAt(event);
        if (box) {
            zoom(box.node);
            showCode(box.node);
        }
    });
    canvas.addEventListener('keydown', (event) => {
        const siblings = current.parent ? current.parent.children.filter((n) => n.value) : [current], at = siblings.indexOf(current);
        const first = current.children.reduce((best, n) => (best && best.value >= n.value ? best : n), null), up = view.shape === 'flame';
        const to = { [up ? 'ArrowUp' : 'ArrowDown']: first, [up ? 'ArrowDown' : 'ArrowUp']: current.parent, ArrowLeft: siblings[at - 1], ArrowRight: siblings[at + 1] };
        if (event.key in to) {
            if (to[event.key])
                choose(to[event.key]);
        } else if (event.key === 'Enter')
            zoom(current);
        else if (event.key === 'Escape')
            zoom(focus.parent || tree.root);
        else if (event.key === ' ')
            showCode(current);
        else
            return;
        event.preventDefault();
    });
    search.addEventListener('input', find);
    rovingFocus(group, () => shapes);
    build();
    state.on(['profile', 'cause'], build);
    state.on(['palette'], () => redraw());
}
