// One machine's picture: heading, overview of the function, ruler and counters, what the configuration means, the selected counter's formula.
import { clear, el, svg } from '../dom.js';
import { count, counted, percent } from '../format.js';
import { draw, visibleCells } from './draw.js';
import { fittingScale, isUsed, losses, measure, ownCost, waste } from './measure.js';
import { hex, makeRegion } from './region.js';
import { bytesPerCounter, bytesText } from './scales.js';

const ROOM = { instruction: 104, bundle: 236 }; // pixels of a cell at zoom 1
const ZOOMS = [1, .5, .25, .125, .0625, .03125];
const COLUMNS = 240; // of the overview

// "two instructions", for whole numbers; else "about 1.5 instructions".
function quantity(n, unit) {
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
    if (Number.isInteger(n))
        return `${words[n] ?? count(n)} ${unit}${n === 1 ? '' : 's'}`;
    return `about ${n >= 100 ? count(Math.round(n)) : n.toPrecision(3)} ${unit}s`;
}

// The index of the cell that contains an address; -1: none does.
function cellAt(cells, address) {
    let low = 0, high = cells.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (cells[middle].number + cells[middle].size <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low < cells.length && cells[low].number <= address ? low : -1;
}

let lenses = 0; // landmarks have different names

export class Lens {
    constructor(parent, options) {
        Object.assign(this, options, { trial: options.make(), second: options.make(), zoom: 0, first: 0, selectedCell: null, selectedCounter: null });
        this.heading = el('h3', { class: 'lens-title' });
        this.overview = el('div', { class: 'overview' });
        this.picture = el('div', { class: 'lens-picture' });
        this.message = el('p', { class: 'lens-message', 'aria-live': 'polite' });
        this.legend = el('p', { class: 'legend lens-legend' });
        this.explanation = el('div', { class: 'explanation', 'aria-live': 'polite' });
        this.buttons = el('div', { class: 'lens-buttons' });
        parent.append(el('section', { class: 'one-lens', 'data-main': options.main ? 'yes' : 'no',
                                       'aria-label': `Addresses and counters ${++lenses}` },
                         el('div', { class: 'lens-head' }, this.heading, this.buttons), this.overview, this.picture, this.legend, this.message, this.explanation));
        this.makeButtons();
        this.picture.addEventListener('click', (event) => this.choose(event.target));
        this.picture.addEventListener('keydown', (event) => this.key(event));
        new ResizeObserver(() => this.render()).observe(this.picture);
    }

    makeButtons() {
        const button = (label, text, act) => el('button', { type: 'button', class: 'button', 'aria-label': label, title: label, onclick: act }, text);
        this.buttons.append(button('Earlier addresses', '◂', () => this.scroll(-1)), button('Later addresses', '▸', () => this.scroll(1)),
                            button('Zoom out', '−', () => this.setZoom(this.zoom + 1)), button('Zoom in', '+', () => this.setZoom(this.zoom - 1)),
                            button('Go to the hottest address', 'hottest', () => this.center(this.region?.hottest ?? 0)));
    }

    get width() {
        return Math.max(200, this.picture.clientWidth);
    }

    // Pixels per byte.
    get scale() {
        const { profile } = this.region, bundle = profile.machine.granule > 4;
        const typical = this.region.vary ? (Number(this.region.end - this.region.low) / this.region.cells.length) : profile.machine.granule;
        const columns = Math.max(1, Math.min(bundle ? 6 : 16, Math.floor(this.width / (bundle ? ROOM.bundle : ROOM.instruction))));
        return this.width / columns * ZOOMS[this.zoom] / typical;
    }

    visible() {
        return visibleCells(this.region, this.first, this.width, this.scale);
    }

    setZoom(zoom) {
        if (!this.region || !ZOOMS[zoom])
            return;
        const middle = this.first + Math.floor(this.visible().length / 2);
        this.zoom = zoom;
        this.center(middle);
    }

    scroll(direction) {
        if (!this.region)
            return;
        this.moveTo(this.first + direction * Math.max(1, Math.floor(this.visible().length * .7)));
    }

    // The first cell of the last window.
    lastFirst() {
        const { cells } = this.region;
        let k = cells.length - 1, used = cells[k].size * this.scale;
        while (k > 0 && used + cells[k - 1].size * this.scale <= this.width + .5)
            used += cells[--k].size * this.scale;
        return k;
    }

    moveTo(first) {
        this.first = Math.max(0, Math.min(this.lastFirst(), first));
        this.render();
    }

    center(k) {
        if (!this.region)
            return;
        this.first = Math.min(this.lastFirst(), k);
        this.moveTo(k - Math.floor(this.visible().length / 2));
    }

    // Makes the region and what the configuration makes of it anew.
    update() {
        const profile = this.profile(), index = this.index(), cause = this.state.get('cause');
        const changed = !this.region || this.region.profile !== profile || this.region.index !== index || this.cause !== cause;
        if (changed)
            this.region = index === null ? null : makeRegion(profile, index, cause, this.region);
        this.cause = cause;
        if (changed)
            [this.selectedCell, this.selectedCounter, this.first] = [null, null, 0];
        this.compute();
        if (changed && this.region)
            this.center(this.region.hottest);
        else
            this.render();
    }

    compute() {
        if (!this.region)
            return;
        const config = this.settings.config(this.region), selected = this.region.profile.selected(this.cause);
        this.result = measure(this.trial, config, this.region, selected);
        this.buffer = this.main ? this.settings.get('buffer') : null;
        this.registered = this.buffer && new Map(pairs(this.buffer.counters));
        if (this.selectedCell !== null)
            this.selectedCounter = this.result.indexes[this.selectedCell];
        if (this.selectedCounter === null || !this.result.counters.has(this.selectedCounter) && this.selectedCell === null)
            this.selectedCounter = this.result.indexes[this.region.hottest];
    }

    // The content of a counter: what the program's own buffer had, or what the ticks leave.
    valueOf(index) {
        if (this.registered)
            return this.registered.get(index) ?? 0n;
        return this.result.counts ? this.result.trial.counter(index) : 0n;
    }

    sourceLine(cell) {
        const source = cell.file >= 0 ? this.region.profile.sources[cell.file] : null;
        return (source?.lines[cell.line - source.first] ?? '').trim();
    }

    // Shows the source line of the other picture's selection.
    goTo(address) {
        if (!this.region)
            return;
        const k = this.main && address !== null ? cellAt(this.region.cells, address) : -1;
        if (k >= 0 && k !== this.selectedCell) {
            this.selectedCell = k;
            this.selectedCounter = this.result.indexes[k];
            if (!this.visible().includes(k))
                this.center(k);
        }
        this.line = this.state.get('line') ?? this.region.cells[this.selectedCell]?.line ?? null;
        if (!this.main && this.line) {
            const same = this.region.cells.findIndex((cell) => cell.line === this.line);
            if (same >= 0)
                this.first = Math.min(this.lastFirst(), same);
        }
        this.render();
    }

    render() {
        const { region } = this;
        this.heading.textContent = '';
        if (!region) {
            for (const part of [this.overview, this.picture, this.message, this.explanation])
                clear(part);
            this.message.textContent = 'There is no code of this function: its file is missing, or has changed.';
            return;
        }
        const { machine } = region.profile, focus = this.focusKey();
        const unit = machine.lengthsVary ? `instructions of varying length` : `one pc = one ${machine.granule}-byte ${machine.unit}`;
        this.heading.append(`${machine.name}: ${unit} `, el('span', { class: 'soft mono' }, region.name));
        const width = Math.floor(this.width), view = { region, result: this.result, width, scale: this.scale, first: this.first,
            exact: region.profile.exact, selectedCell: this.selectedCell, selectedCounter: this.selectedCounter, line: this.line,
            valueOf: (index) => this.valueOf(index), sourceLine: (cell) => this.sourceLine(cell) };
        this.shown = draw(view);
        clear(this.picture).append(this.shown.root);
        this.drawOverview();
        this.tabStops(focus);
        this.drawLegend();
        this.message.replaceChildren(...this.sentences().map((s) => el('span', { class: s.warn ? 'warn' : null, 'data-says': s.id }, `${s.text} `)));
        this.explain();
    }

    // ---- keyboard and pointer

    focusKey() {
        const at = document.activeElement;
        return this.picture.contains(at) ? { cell: at.dataset?.cell, counter: at.dataset?.counter } : null;
    }

    tabStops(focus) {
        for (const [name, chosen] of [['cell', this.selectedCell], ['counter', this.selectedCounter]]) {
            const all = [...this.picture.querySelectorAll(`[data-${name}]`)];
            const stop = all.find((g) => g.dataset[name] === String(focus?.[name] ?? chosen)) ?? all[0];
            if (stop)
                stop.setAttribute('tabindex', 0);
            if (stop && focus?.[name] !== undefined)
                stop.focus({ preventScroll: true });
        }
    }

    choose(target) {
        const g = target.closest?.('[data-cell], [data-counter]');
        if (g?.dataset.cell !== undefined)
            this.chooseCell(Number(g.dataset.cell));
        else if (g)
            this.chooseCounter(BigInt(g.dataset.counter));
    }

    chooseCell(k) {
        const cell = this.region.cells[k];
        this.selectedCell = k;
        this.selectedCounter = this.result.indexes[k];
        this.line = cell.line;
        this.render();
        this.state.set({ line: cell.line, ...(this.main ? { address: cell.number } : {}) });
        if (!this.main)
            this.state.set({ address: null });
    }

    chooseCounter(index) {
        this.selectedCounter = index;
        this.selectedCell = null;
        this.render();
    }

    key(event) {
        const g = event.target.closest?.('[data-cell], [data-counter]');
        if (!g)
            return;
        if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            this.choose(g);
            return;
        }
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key], other = { ArrowUp: 'cell', ArrowDown: 'counter' }[event.key];
        if (by)
            this.moveFocus(g, by);
        else if (other)
            this.picture.querySelector(`[data-${other}][tabindex="0"]`)?.focus();
        if (by || other)
            event.preventDefault();
    }

    moveFocus(g, by) {
        const name = g.dataset.cell !== undefined ? 'cell' : 'counter', find = (value) => this.picture.querySelector(`[data-${name}="${value}"]`);
        const next = name === 'cell' ? Number(g.dataset.cell) + by : BigInt(g.dataset.counter) + BigInt(by);
        if (!find(next) && (name === 'cell' ? this.region.cells[next] : true))
            this.moveTo(this.first + by);
        const found = find(next);
        if (!found)
            return;
        for (const item of this.picture.querySelectorAll(`[data-${name}]`))
            item.setAttribute('tabindex', item === found ? 0 : -1);
        found.focus();
    }

    // ---- overview: the whole function, with the part that is shown

    drawOverview() {
        const { cells } = this.region, n = Math.min(COLUMNS, cells.length), sums = this.region.columns ?? new Array(n).fill(0);
        if (!this.region.columns)
            cells.forEach((cell, k) => { sums[Math.floor(k * n / cells.length)] += cell.cost; });
        this.region.columns = sums;
        const top = Math.max(...sums, 1), shown = this.shown.cells;
        clear(this.overview);
        if (shown.length === cells.length)
            return;
        const root = svg('svg', { viewBox: `0 0 ${n} 20`, preserveAspectRatio: 'none', class: 'overview-picture', 'aria-hidden': 'true' },
                         sums.map((sum, k) => svg('rect', { x: k, y: 20 - 18 * sum / top, width: .92, height: 18 * sum / top, class: 'overview-heat' })),
                         svg('rect', { x: shown[0] * n / cells.length, y: .5, width: Math.max(1, shown.length * n / cells.length), height: 19, class: 'overview-window' }));
        const slider = el('input', { type: 'range', min: 0, max: this.lastFirst(), value: this.first, class: 'overview-slider',
                                     'aria-label': `First ${this.region.unit} shown`, 'aria-valuetext': hex(cells[this.first].address) });
        slider.addEventListener('input', () => {
            this.moveTo(Number(slider.value));
            this.overview.querySelector('input')?.focus();
        });
        this.overview.append(root, slider);
    }

    // " of stall" if the cycles are only those of a cause. Ticks are always all.
    ofCause() {
        return this.region.profile.selected(this.cause) ? ` of ${this.cause}` : '';
    }

    drawLegend() {
        this.legend.dataset.regionCost = this.region.cost;
        const { profile } = this.region, key = (name, text) => el('span', {}, el('i', { class: `${name}-key` }), text);
        this.legend.replaceChildren(key('ticks', this.buffer ? 'what the program counted' : this.ofCause() ? 'ticks (they have no cause)' : 'ticks'),
                                    ...(profile.exact ? [key('exact', `exact cycles${this.ofCause()}, as a share of the function\u2019s`)] : []), key('never', 'never counts'),
                                    ...(profile.machine.granule > 4 ? [key('stop', 'stop bit')] : []));
    }

    // ---- what it means

    // [{id, text, warn}]
    sentences() {
        const { result, region } = this, { config } = result, { unit } = region, list = [], say = (id, text, warn = false) => list.push({ id, text, warn });
        if (result.status !== 'OK') {
            say('error', `${config.sprofil ? 'sprofil' : 'profil'} fails with ${result.status}: ${result.why}.`, true);
            return list;
        }
        const bytes = bytesPerCounter(config.scale, config.element);
        if (!result.cellsOf.size) {
            say('off', `No ${unit} of this function counts: ${this.reason()}.`, true);
            return list;
        }
        if (region.vary)
            say('holds', `A counter holds ${bytesText(bytes)} of code.`);
        else if (bytes >= region.profile.machine.granule)
            say('holds', `A counter holds ${bytes === Infinity ? 'everything' : quantity(bytes / region.profile.machine.granule, unit)}.`);
        else
            say('holds', `${unit === 'instruction' ? 'An' : 'A'} ${unit} has ${quantity(region.profile.machine.granule / bytes, 'counter')}.`);
        this.sayWaste(say);
        this.sayLosses(say);
        return list;
    }

    // Why the first cell does not count, as the library says it.
    reason() {
        const lines = this.result.trial.explain(this.region.cells[0].address).text.trim().split('\n');
        return lines.at(-2) ?? lines.at(-1);
    }

    sayWaste(say) {
        const { result, region } = this, { counters, never } = waste(result), outside = result.indexes.reduce((n, i) => n + (i === null), 0);
        const fit = fittingScale(this.second, result.config, region), shared = region.cells.length > result.cellsOf.size + outside;
        if (outside)
            say('outside', `${counted(outside, region.unit)} of ${count(region.cells.length)} count nowhere: they are outside the buffer.`, true);
        if (never)
            say('waste', `${counted(never, 'counter')} of ${count(counters)} can never count: ${percent(never, counters, 0)} of ${result.config.size === null ? 'the buffer' : 'this function\u2019s part of the buffer'} is wasted.`, true);
        if ((never || shared) && fit !== null && fit !== result.config.scale)
            say('fit', region.vary ? `Scale ${hex(fit)} would give each ${region.unit} its own counter.` : `Scale ${hex(fit)} would fit: one counter for each ${region.unit}.`);
        else if (!never && !shared && !outside)
            say('fits', `This scale fits: one counter for each ${region.unit}.`);
    }

    sayLosses(say) {
        const { result } = this;
        if (this.buffer) {
            say('registered', `The program registered this buffer itself; it was released at cycle ${count(this.buffer.cycle)} (${this.buffer.reason}).`);
            return;
        }
        if (!result.counts)
            say('refused', `The call fails with ${result.begun}.`, true);
        if (result.stopped)
            say('stopped', 'A full counter has switched profiling off: the ticks after it are lost.', true);
        const lost = losses(result);
        if (lost.length)
            say('losses', `${counted(lost.length, 'counter')} ${lost.length === 1 ? 'shows' : 'show'} less than happened: ${lost[0].full ? 'full at' : 'wrapped or stopped at'} ${count(Number(lost[0].shown))}, of ${counted(Number(lost[0].due), 'tick')}.`, true);
        if (result.config.overflow && result.config.sprofil)
            say('overflow', `The overflow bin has ${counted(Number(result.trial.overflow()), 'tick')}.`);
        say('missed', `${counted(result.missed.ticks * result.runs, 'tick')} of the process fell elsewhere.`);
    }

    explain() {
        const { result, region } = this, index = this.selectedCounter;
        clear(this.explanation);
        if (index === null || index === undefined) {
            const cell = region.cells[this.selectedCell ?? 0];
            this.explanation.append(el('h4', {}, `${hex(cell.address)} counts nowhere`), el('pre', { class: 'formula' }, result.trial.explain(cell.address).text));
            return;
        }
        const span = result.trial.span(index), own = result.cellsOf.get(index) ?? [];
        const pc = this.selectedCell !== null ? region.cells[this.selectedCell].address : own[0]?.address ?? span?.first;
        const title = span ? `counter [${index}]: pc ${hex(span.first)} to ${hex(span.last)}` : `counter [${index}]: no pc`;
        this.explanation.append(el('h4', {}, title), el('p', { class: 'counter-facts' }, this.facts(index, own)),
                                el('pre', { class: 'formula', tabindex: 0, 'aria-label': 'The arithmetic' }, pc === undefined ? '' : result.trial.explain(pc).text));
    }

    facts(index, own) {
        const { region, result } = this, counter = result.counters.get(index), texts = own.slice(0, 5).map((cell) => cell.slots.map((slot) => slot.text).join(' | '));
        if (!isUsed(result, index) && !counter)
            return `It never counts: no ${region.unit} starts there.`;
        const ticks = Number(this.valueOf(index)), list = [counted(ticks, 'tick')];
        if (region.profile.exact) {
            const all = counter?.cost ?? 0, mine = ownCost(result, index), others = all > mine ? `, ${count(all - mine)} of them of other functions` : '';
            list.push(`${counted(all, 'cycle')}${this.ofCause()}${others}` + (this.ofCause() ? '' : `: ${count(all * result.runs / region.profile.machine.period, 1)} ticks expected`),
                      `${percent(mine, region.cost, 1)} of the function's cycles are counted here`);
        }
        if (own.length)
            list.push(`${counted(own.length, region.unit)}: ${texts.slice(0, 4).join('; ')}${texts.length > 4 ? '; …' : ''}`);
        return list.join('. ');
    }
}

function* pairs(list) {
    for (let k = 0; k < list.length; k += 2)
        yield [BigInt(list[k]), BigInt(list[k + 1])];
}
