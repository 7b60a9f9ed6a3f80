// The program's profil() buffer as it fills, and a trial buffer: the same ticks under another scale, counter size and dialect.
import { el, sharpCanvas } from '../../../web/dom.js';
import { count, counted } from '../../../web/format.js';
import { token } from '../../../web/theme.js';
import { MISS } from '../../../../../profil/wasm/dialects.js';

const SCALES = [65536, 32768, 16384, 8192, 4096, 2048, 1024, 512, 256, 64, 16, 2];
const MOST = 1 << 16; // counters of the trial buffer
const hex = (n) => `0x${n.toString(16)}`;

// One picture: bars of counters between the first and the last that is not zero.
class Bars {
    constructor(label, onchoose) {
        this.canvas = el('canvas', { class: 'live-bars', role: 'img', 'aria-label': label });
        this.caption = el('p', { class: 'note' });
        this.redraw = sharpCanvas(this.canvas, (context, width, height) => this.draw(context, width, height));
        this.canvas.addEventListener('click', (event) => {
            const at = this.at(event.offsetX);
            if (at !== null)
                onchoose(at);
        });
    }

    show(counts, hit, colour) {
        let first = counts.findIndex(Boolean), last = counts.findLastIndex(Boolean);
        if (first < 0)
            [first, last] = [0, Math.min(counts.length, 16) - 1];
        const room = Math.max(2, Math.ceil((last - first + 1) * .04));
        this.first = Math.max(0, first - room);
        this.last = Math.min(counts.length - 1, last + room);
        Object.assign(this, { counts, hit, colour });
        this.redraw();
    }

    // The counter with the most among those that a column of pixels shows.
    at(x) {
        const n = this.last - this.first + 1, width = this.canvas.clientWidth;
        if (!this.counts?.length || n <= 0)
            return null;
        const from = this.first + Math.floor((x - 2) / width * n), to = Math.max(from + 1, this.first + Math.ceil((x + 2) / width * n));
        let best = Math.max(this.first, Math.min(this.last, Math.floor(this.first + x / width * n)));
        for (let k = Math.max(from, this.first); k < to && k <= this.last; k++)
            if (this.counts[k] > this.counts[best])
                best = k;
        return best;
    }

    draw(context, width, height) {
        if (!this.counts)
            return;
        const n = this.last - this.first + 1, bar = width / n, base = height - 1;
        let most = 1;
        for (let k = this.first; k <= this.last; k++)
            most = Math.max(most, this.counts[k]);
        context.fillStyle = token('--line');
        context.fillRect(0, base, width, 1);
        context.fillStyle = token(this.colour);
        for (let k = this.first; k <= this.last; k++)
            if (this.counts[k]) {
                const h = Math.max(2, this.counts[k] / most * (height - 6));
                context.fillRect((k - this.first) * bar, base - h, Math.max(1.5, bar - (bar > 4 ? 1 : 0)), h);
            }
        context.fillStyle = token('--soft');
        context.font = `11px ${token('--sans')}`;
        if (most > 1)
            context.fillText(count(most), 4, 13);
        if (this.hit !== null && this.hit >= this.first && this.hit <= this.last) {
            context.fillStyle = token('--focus');
            context.fillRect((this.hit - this.first + .5) * bar - 1, 0, 2, height);
        }
    }
}

export class BuffersPanel {
    constructor(view, makeTrial) {
        this.view = view;
        this.trial = makeTrial();
        this.own = new Bars("The program's buffer", (k) => this.chooseOwn(k));
        this.what = new Bars('The trial buffer', (k) => this.chooseTrial(k));
        const { state } = view;
        const choice = (label, name, options) => {
            const select = el('select', { onchange: () => state.set({ [name]: /^\d+$/.test(select.value) ? Number(select.value) : select.value }) },
                              options.map(([value, text]) => el('option', { value }, text)));
            state.on([name], () => { select.value = String(state.get(name)); this.update(); });
            select.value = String(state.get(name));
            return el('label', { class: 'field' }, label, select);
        };
        this.explanation = el('pre', { class: 'live-explanation', role: 'group', 'aria-live': 'polite', tabindex: '0', 'aria-label': 'From pc to counter' });
        this.element = el('section', { class: 'panel panel-buffers', 'aria-label': `${view.label}: buffers` },
                          el('div', { class: 'panel-head' }, el('h2', {}, 'profil() buffers'),
                             el('p', { class: 'about' }, 'The same ticks in two buffers. The line is the last tick; choose a bar to see its code.')),
                          el('h3', { class: 'live-sub' }, "The program's"), this.own.canvas, this.own.caption,
                          el('h3', { class: 'live-sub' }, 'What if'),
                          el('div', { class: 'controls' },
                             choice('scale', 'scale', SCALES.map((n) => [n, `${hex(n)} – ${n >= 65536 ? '1:1' : n === 2 ? 'one counter' : `1:${65536 / n}`}`])),
                             choice('counter', 'element', [2, 4, 8].map((n) => [n, `${n} bytes`])),
                             choice('dialect', 'dialect', this.trial.dialects().map((name) => [name, name]))),
                          this.what.canvas, this.what.caption, this.explanation);
    }

    reset() {
        this.regions = [];
        this.update();
    }

    // Where the trial buffer begins and ends: as the program's; else the functions with ticks, or all code.
    range() {
        const { session } = this.view, region = this.regions?.[0];
        const code = [...session.functions, ...session.pcs.map((pc) => ({ low: pc, high: pc + 1n }))];
        if (!code.length && !region)
            return null;
        const lowest = code.reduce((least, { low }) => (low < least ? low : least), code[0]?.low), high = code.reduce((most, f) => (f.high > most ? f.high : most), 0n);
        return { low: region ? region.offset : lowest, high };
    }

    updateOwn() {
        const { session, machine } = this.view;
        if (!session.over)
            this.regions = machine.regions();
        const region = this.regions[0];
        if (!region) {
            const hot = session.hottest(), functions = session.functions;
            this.ownCounts = functions.map((f) => hot.find((h) => h.f === f)?.ticks ?? 0);
            this.own.caption.textContent = session.over ? 'The program has called no profil(), or has switched it off: ticks by function, in the order of addresses.'
                : 'No profil() call so far: ticks by function, in the order of addresses.';
        } else {
            this.ownCounts = Array.from(region.counts, Number);
            const sum = this.ownCounts.reduce((a, b) => a + b, 0), used = this.ownCounts.filter(Boolean).length;
            this.own.caption.textContent = `${region.sprofil ? 'sprofil' : 'profil'}(): ${count(region.counts.length)} counters of ${region.element} bytes, `
                + `offset ${hex(region.offset)}, scale ${hex(region.scale)}; ${count(sum)} ticks in ${count(used)} counters`;
        }
        this.own.show(this.ownCounts, null, '--true');
    }

    updateTrial() {
        const { session, state } = this.view, range = this.range(), { trial } = this;
        this.explanation.textContent = '';
        try {
            trial.dialect(state.get('dialect'));
        } catch (error) {
            this.what.caption.textContent = error.message;
            return;
        }
        if (!range) {
            this.trialCounts = [];
            this.what.show([0], null, '--sampled');
            this.what.caption.textContent = 'no ticks yet';
            return;
        }
        const element = state.get('element'), scale = state.get('scale'), bytes = Math.max(0, Number(range.high - range.low));
        const counters = Math.min(MOST, Math.max(16, Math.ceil(bytes * scale / 65536 / 2) + 1));
        trial.mapping({ offset: range.low, size: counters * element, scale, element, addressBits: 64 });
        const { status, why } = trial.check();
        if (status !== 'OK') {
            this.trialCounts = [];
            this.what.show([0], null, '--sampled');
            this.what.caption.textContent = `${state.get('dialect')} refuses this: ${status}${why ? ` (${why})` : ''}`;
            return;
        }
        const counts = new Array(Math.min(MOST, Number(trial.elements()))).fill(0);
        let missed = 0;
        trial.locateAll(BigUint64Array.from(session.pcs)).forEach((k, n) => {
            if (k === MISS || Number(k) >= counts.length)
                missed += session.counts[n];
            else
                counts[Number(k)] += session.counts[n];
        });
        const hit = session.lastTick === null ? null : trial.locate(session.lastTick);
        this.trialCounts = counts;
        this.what.show(counts, hit === null ? null : Number(hit), '--sampled');
        const span = trial.span(0), each = span ? Number(span.last - span.first) + 1 : 0;
        this.what.caption.textContent = `a counter covers ${scale === 2 ? 'everything' : `${each} byte${each === 1 ? '' : 's'} of code`}; `
            + `${counted(counts.filter(Boolean).length, 'counter')} used, ${counted(missed, 'tick')} missed`;
        if (session.lastTick !== null)
            this.explanation.textContent = trial.explain(session.lastTick).text.trim();
    }

    update() {
        if (!this.view.session)
            return;
        this.updateOwn();
        this.updateTrial();
    }

    chooseOwn(k) {
        const region = this.regions[0];
        if (!region) {
            this.view.code.reveal(this.view.session.functions[k].low);
            return;
        }
        this.trial.dialect(this.view.machine.dialect).mapping({ ...region, size: region.size, addressBits: this.view.machine.bits });
        const span = this.trial.span(k);
        if (span)
            this.view.code.reveal(span.first);
        this.updateTrial();
    }

    chooseTrial(k) {
        const span = this.trial.span(k);
        if (span)
            this.view.code.reveal(span.first);
    }
}
