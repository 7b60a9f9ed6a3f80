// The picture: a ruler of addresses with cells above, counters below, bands between them.
import { svg } from '../dom.js';
import { brief, count, counted, percent } from '../format.js';
import { MARK } from '../code.js';
import { hex } from './region.js';
import { isUsed, ownCost } from './measure.js';

export const HUES = 6;
const CELL = { top: 34, instruction: 64, bundle: 88 };
const BAND = 46, COUNTER = 76, LABELS = 34, LEAST_COUNTER = 7, LABEL_ROOM = 34;

// The first cells from `first` that fit in `width` at `scale` pixels per byte, at least one.
export function visibleCells(region, first, width, scale) {
    const cells = [];
    let used = 0;
    for (let k = first; k < region.cells.length && (!cells.length || used + region.cells[k].size * scale <= width + .5); k++) {
        cells.push(k);
        used += region.cells[k].size * scale;
    }
    return cells;
}

const clip = (text, room, each) => (text.length * each <= room ? text : room < 3 * each ? '' : `${text.slice(0, Math.max(1, Math.floor(room / each) - 1))}…`);

// The titles of cells and counters name them: their texts may be cut.
function text(x, y, name, content, anchor = 'start') {
    return svg('text', { x, y, class: name, 'text-anchor': anchor, 'aria-hidden': 'true' }, content);
}

const costText = (view, cost) => (view.exact ? `${brief(cost)} cyc` : `${brief(cost)} tick${cost === 1 ? '' : 's'}`);

function slots(view, cell, x, width, y) {
    const gap = 3, each = (width - 12) / 3, parts = [];
    let at = 0;
    for (const slot of cell.slots) {
        const left = x + 6 + at * each, wide = each * slot.span - gap, unit = /^[MIFB]$/.test(slot.unit) ? slot.unit.toLowerCase() : 'x';
        parts.push(svg('rect', { x: left, y, width: Math.max(1, wide), height: 26, rx: 3, class: `lens-slot lens-unit-${unit}` }));
        if (wide > 14)
            parts.push(text(left + wide / 2, y + 17, 'slot-text', clip(slot.text, wide - 6, 5.9), 'middle'));
        if (slot.marks & MARK.stop)
            parts.push(svg('line', { x1: left + wide + gap / 2, x2: left + wide + gap / 2, y1: y - 4, y2: y + 30, class: 'stop-bit' }));
        at += slot.span;
    }
    return parts;
}

function cellLabel(view, cell) {
    const what = cell.slots.map((slot) => slot.text).join('; '), line = cell.line ? `, line ${cell.line}` : '';
    return `${hex(cell.address)} ${what}${line}: ${costText(view, cell.cost)}`;
}

function instruction(view, cell, x, width, y) {
    const parts = [], name = cell.slots[0].text, room = width - 10;
    if (room > 70)
        parts.push(text(x + width / 2, y + 32, 'cell-text', clip(name, room, 6.5), 'middle'));
    else if (room > 22)
        parts.push(text(x + width / 2, y + 32, 'cell-text', clip(name.split(/[ ,]/)[0], room, 6.5), 'middle'));
    if (cell.mark && room > 6 * cell.address.toString(16).length + 6 * cell.mark.length + 8)
        parts.push(text(x + width - 6, y + 14, 'cell-mark', cell.mark, 'end'));
    return parts;
}

function drawCell(view, k, x, width) {
    const { region } = view, cell = region.cells[k], bundle = cell.template !== '';
    const y = view.cellTop, height = view.cellHeight, heat = view.most ? cell.cost / view.most : 0, room = width - 10;
    const selected = view.selectedCell === k;
    const g = svg('g', { class: `cell${selected ? ' selected' : ''}${view.line && cell.line === view.line ? ' same-line' : ''}`, role: 'button',
                         tabindex: -1, 'aria-pressed': String(selected), 'data-cell': k,
                         'data-address': hex(cell.address), 'data-index': String(view.result.indexes[k] ?? 'none'), 'data-cost': cell.cost });
    g.append(svg('title', {}, cellLabel(view, cell)),
             svg('rect', { x: x + 1, y, width: Math.max(1, width - 2), height, rx: width > 20 ? 5 : 1, class: 'cell-box' }));
    if (heat > 0)
        g.append(svg('rect', { x: x + 1, y, width: Math.max(1, width - 2), height, rx: width > 20 ? 5 : 1, class: 'cell-tint', 'fill-opacity': (.3 * heat).toFixed(3) }),
                 svg('rect', { x: x + 3, y: y + height - 7, width: Math.max(1, (width - 6) * heat), height: 5, rx: 2, class: 'cell-heat' }));
    if (room > 30)
        g.append(text(x + 6, y + 15, 'cell-address', clip(cell.address.toString(16), bundle ? room - 40 : room, 6)));
    if (bundle && room > 60)
        g.append(text(x + width - 6, y + 15, 'cell-template', cell.template, 'end'));
    g.append(...(bundle ? slots(view, cell, x, width, y + 23) : instruction(view, cell, x, width, y)));
    if (room > 46 && cell.cost)
        g.append(text(x + width / 2, y + height - 13, 'cell-cost', clip(`${costText(view, cell.cost)} ${percent(cell.cost, region.cost, 0)}`, room, 5.8), 'middle'));
    return g;
}

// Source lines above the cells: one bracket for each run of cells with the same line.
function drawLines(view, cells, xs) {
    const parts = [];
    for (let k = 0, end; k < cells.length; k = end) {
        const { line } = view.region.cells[cells[k]];
        for (end = k + 1; end < cells.length && view.region.cells[cells[end]].line === line;)
            end++;
        if (!line)
            continue;
        const left = xs[k] + 2, right = xs[end] - 2;
        parts.push(svg('path', { d: `M${left} 30V24H${right}V30`, class: `line-bracket${view.line === line ? ' chosen' : ''}` }));
        if (right - left > 18)
            parts.push(text((left + right) / 2, 19, `line-number${view.line === line ? ' chosen' : ''}`,
                            clip(right - left > 120 ? `line ${line}: ${view.sourceLine(view.region.cells[cells[k]])}` : String(line), right - left, 6.2), 'middle'));
    }
    return parts;
}

// Indices of counters that the visible cells fall into, and those between; cut to those that have room.
function visibleCounters(view, cells) {
    const hit = cells.map((k) => view.result.indexes[k]).filter((index) => index !== null);
    if (!hit.length)
        return { list: [], cut: 0 };
    const first = hit.reduce((a, b) => (a < b ? a : b));
    let last = hit.reduce((a, b) => (a > b ? a : b));
    // Counters up to the next cell's: those that never count belong to the cell before them.
    const next = view.result.indexes[cells.at(-1) + 1];
    if (next !== undefined && next !== null && next > last + 1n)
        last = next - 1n;
    else if (next === undefined && view.result.elements > last + 1n && view.result.config.size !== null)
        last = view.result.elements - 1n;
    const room = BigInt(Math.max(1, Math.floor(view.width / LEAST_COUNTER)));
    const shown = last - first + 1n > room ? room : last - first + 1n;
    return { list: Array.from({ length: Number(shown) }, (_, k) => first + BigInt(k)), cut: Number(last - first + 1n - shown) };
}

// Where an address is on the ruler, kept between the edges of the picture.
function place(view, cells, xs, address) {
    const { region } = view;
    for (let k = 0; k < cells.length; k++) {
        const cell = region.cells[cells[k]];
        if (address < cell.address)
            return xs[k];
        if (address < cell.address + BigInt(cell.size))
            return xs[k] + (xs[k + 1] - xs[k]) * Number(address - cell.address) / cell.size;
    }
    return xs.at(-1);
}

function counterLabel(view, index) {
    const c = view.result.counters.get(index), used = isUsed(view.result, index);
    if (!used && !c)
        return `counter ${index}: never counts`;
    const share = view.exact ? `, ${percent(ownCost(view.result, index), view.region.cost, 1)} of the cycles` : '';
    return `counter ${index}: ${counted(Number(view.valueOf(index)), 'tick')}${share}`;
}

function drawCounter(view, index, x, width, most) {
    const { result } = view, top = view.counterTop, used = isUsed(result, index) || result.counters.has(index);
    const hue = `hue-${Number(index % BigInt(HUES))}`, selected = view.selectedCounter === index, label = counterLabel(view, index);
    const value = view.valueOf(index), pad = width > 24 ? 4 : 1;
    const g = svg('g', { class: `counter ${hue}${used ? '' : ' never'}${selected ? ' selected' : ''}`, role: 'button', tabindex: -1,
                         'aria-pressed': String(selected), 'data-counter': String(index), 'data-ticks': String(value) });
    const inner = Math.max(1, width - 2 * pad), height = most.ticks ? COUNTER * Number(value) / most.ticks : 0;
    g.append(svg('title', {}, label), svg('rect', { x: x + pad, y: top, width: inner, height: COUNTER, rx: width > 20 ? 4 : 0, class: 'counter-box' }));
    if (height > 0)
        g.append(svg('rect', { x: x + pad, y: top + COUNTER - height, width: view.exact ? inner * .62 : inner, height, class: 'counter-fill' }));
    if (view.exact && most.cost && ownCost(result, index)) {
        const exact = COUNTER * ownCost(result, index) / most.cost;
        g.append(svg('rect', { x: x + pad + inner * .68, y: top + COUNTER - exact, width: inner * .32, height: exact, class: 'counter-exact' }));
    }
    if (width >= LABEL_ROOM) {
        g.append(text(x + width / 2, top + COUNTER + 15, 'counter-index', clip(`[${index}]`, width, 7), 'middle'));
        g.append(text(x + width / 2, top + COUNTER + 29, 'counter-ticks', clip(used ? count(Number(value)) : 'never', width, 6.8), 'middle'));
        if (view.exact && used && width > 44)
            g.append(text(x + width / 2, top + COUNTER + 43, 'counter-share', percent(ownCost(result, index), view.region.cost, 1), 'middle'));
    }
    return g;
}

function band(view, index, x, width, cells, xs) {
    const span = view.result.trial.span(index), top = view.cellTop + view.cellHeight + 3, bottom = view.counterTop - 2, pad = width > 24 ? 4 : 1;
    if (!span)
        return null;
    const left = place(view, cells, xs, span.first), right = place(view, cells, xs, span.last + 1n);
    const used = isUsed(view.result, index), hue = `hue-${Number(index % BigInt(HUES))}`;
    const middle = (top + bottom) / 2, l = x + pad, r = x + width - pad;
    const d = `M${left} ${top}H${right}C${right} ${middle} ${r} ${middle} ${r} ${bottom}H${l}C${l} ${middle} ${left} ${middle} ${left} ${top}Z`;
    return svg('path', { d, class: `band ${hue}${used ? '' : ' never'}${view.selectedCounter === index ? ' selected' : ''}` });
}

function drawCounters(view, root, cells, xs) {
    const { list, cut } = visibleCounters(view, cells), width = Math.min(view.region.cells[0].template ? 236 : 150, view.width / Math.max(1, list.length));
    const left = (Math.min(view.width, xs.at(-1)) - width * list.length) / 2;
    const most = { ticks: 0, cost: 0 };
    for (const index of list) {
        most.ticks = Math.max(most.ticks, Number(view.valueOf(index)));
        most.cost = Math.max(most.cost, ownCost(view.result, index));
    }
    const bands = svg('g', { class: 'bands', 'aria-hidden': 'true' }), counters = svg('g', { role: 'group', 'aria-label': 'Counters', class: 'counters' });
    list.forEach((index, k) => {
        const x = Math.max(0, left) + k * width, joined = band(view, index, x, width, cells, xs);
        if (joined)
            bands.append(joined);
        counters.append(drawCounter(view, index, x, width, most));
    });
    root.append(bands, counters);
    return { list, cut };
}

// view: {region, result, width, scale, first, exact, selectedCell, selectedCounter, line, valueOf(index), sourceLine(cell)}
// Returns {root, cells, counters, cut}.
export function draw(view) {
    const bundles = view.region.cells[0].template !== '';
    const cells = visibleCells(view.region, view.first, view.width, view.scale), xs = [0];
    for (const k of cells)
        xs.push(xs.at(-1) + view.region.cells[k].size * view.scale);
    view.most = Math.max(...view.region.cells.map((cell) => cell.cost));
    view.cellHeight = bundles ? CELL.bundle : CELL.instruction;
    view.cellTop = view.region.cells.some((cell) => cell.line) ? CELL.top : 4;
    view.counterTop = view.cellTop + view.cellHeight + BAND;
    const height = view.counterTop + COUNTER + LABELS + (view.exact ? 14 : 0);
    const root = svg('svg', { width: view.width, height, viewBox: `0 0 ${view.width} ${height}`, class: 'lens', role: 'group',
                              'data-size': view.result.size,
                              'aria-label': `${view.region.name}: ${view.region.unit}s and the counters that they fall into` });
    root.append(svg('g', { 'aria-hidden': 'true' }, drawLines(view, cells, xs)));
    const row = svg('g', { role: 'group', 'aria-label': 'Addresses', class: 'cells' });
    cells.forEach((k, i) => row.append(drawCell(view, k, xs[i], xs[i + 1] - xs[i])));
    root.append(row);
    const counters = drawCounters(view, root, cells, xs);
    return { root, cells, counters: counters.list, cut: counters.cut };
}
