// Source and instructions of one function, with the ticks that they got.
import { clear, el } from '../../../web/dom.js';
import { count } from '../../../web/format.js';

const hex = (address) => address.toString(16);
// Bytes of code that are shown of a program without symbols, from the pc on.
const WINDOW = 256n;

// The address of the bundle that has a slot: slots are numbered in the low bits.
export const bundleOf = (address, sampleBytes) => (sampleBytes === 16 ? address & ~15n : address);

export class CodePanel {
    constructor(view) {
        this.view = view;
        this.follows = true;
        this.choice = el('select', { 'aria-label': 'Function', onchange: () => this.choose(this.choice.value) });
        this.follow = el('button', { type: 'button', class: 'button', 'aria-pressed': 'true', title: 'Show the function in which the program stopped',
                                     onclick: () => this.setFollow(!this.follows) }, 'follow the pc');
        this.source = el('div', { class: 'live-rows source', role: 'group', tabindex: '0', 'aria-label': 'Source' });
        this.instructions = el('div', { class: 'live-rows', role: 'group', tabindex: '0', 'aria-label': 'Instructions' });
        this.fileName = el('h3', {});
        this.columns = el('div', { class: 'live-code' }, el('div', { class: 'code-side' }, this.fileName, this.source),
                          el('div', { class: 'code-side' }, el('h3', {}, 'Instructions'), this.instructions));
        this.explanation = el('pre', { class: 'live-explanation', role: 'group', 'aria-live': 'polite', tabindex: '0', 'aria-label': 'What the instruction is' });
        this.element = el('section', { class: 'panel panel-code', 'aria-label': `${view.label}: code` },
                          el('div', { class: 'panel-head' }, el('h2', {}, 'Code'), el('p', { class: 'about' }, 'The coloured edge is the share of the ticks. Choose an instruction to read what it is.')),
                          el('div', { class: 'controls' }, this.choice, this.follow), this.columns, this.explanation);
    }

    setFollow(on) {
        this.follows = on;
        this.follow.setAttribute('aria-pressed', String(on));
        this.update(true);
    }

    choose(low) {
        const f = this.view.session.functions.find((g) => hex(g.low) === low);
        if (!f)
            return;
        this.setFollow(false);
        this.show(f);
        this.mark(true);
    }

    // Shows the function with an address, and selects it there.
    reveal(address) {
        const f = this.view.session.functionAt(address) ?? this.around(address);
        this.setFollow(false);
        this.show(f);
        this.select(bundleOf(address, this.view.session.machine.sampleBytes));
    }

    reset() {
        this.f = null;
        this.listed = '';
        clear(this.choice);
        clear(this.instructions);
        clear(this.source);
        this.explanation.textContent = '';
        this.selected = null;
        this.follows = true;
        this.follow.setAttribute('aria-pressed', 'true');
    }

    show(f) {
        if (this.f === f)
            return;
        this.f = f;
        const { session } = this.view;
        this.rows = session.code(f).map((row) => ({ ...row, line: session.line(row.address) }));
        this.byAddress = new Map();
        clear(this.instructions).append(...this.rows.map((row) => {
            row.count = el('span', { class: 'row-ticks' });
            row.element = el('div', { class: 'code-row live-row', role: 'button', tabindex: '-1', onclick: () => this.select(row.address) },
                             row.count, el('span', { class: 'address' }, hex(row.address)), el('span', { class: 'text' }, row.text));
            this.byAddress.set(row.address, row);
            return row.element;
        }));
        this.showSource();
        this.explanation.textContent = '';
    }

    showSource() {
        const { program } = this.view, files = new Map();
        for (const row of this.rows)
            if (row.line)
                files.set(row.line.file, (files.get(row.line.file) ?? 0) + 1);
        const file = [...files.keys()].find((name) => Object.hasOwn(program.sources ?? {}, name));
        this.lines = [];
        this.file = null;
        this.columns.classList.toggle('no-source', !file);
        this.fileName.textContent = file ?? '';
        clear(this.source);
        if (!file)
            return;
        const has = new Set(this.rows.filter((row) => row.line?.file === file).map((row) => row.line.line));
        const first = Math.max(1, Math.min(...has) - 3), last = Math.max(...has) + 2;
        this.file = file;
        program.sources[file].split('\n').slice(first - 1, last).forEach((text, k) => {
            const line = { number: first + k, count: el('span', { class: 'row-ticks' }) };
            line.element = el('div', { class: `source-row live-row${has.has(line.number) ? ' has-code' : ''}` }, line.count,
                              el('span', { class: 'line-number' }, String(line.number)), el('span', { class: 'text' }, text || ' '));
            this.lines.push(line);
            this.source.append(line.element);
        });
    }

    select(address) {
        this.selected = address;
        this.explanation.textContent = this.view.session.machine.explain(address).trim();
        this.mark(false);
        this.byAddress.get(address)?.element.scrollIntoView({ block: 'nearest' });
    }

    mark(scroll) {
        const { session } = this.view, { last, machine } = session, ticks = new Map(), all = session.counts.reduce((a, b) => a + b, 0);
        session.pcs.forEach((pc, n) => {
            if (this.f && pc >= this.f.low && pc < this.f.high) {
                const at = this.byAddress.has(pc) ? pc : bundleOf(pc, machine.sampleBytes);
                ticks.set(at, (ticks.get(at) ?? 0) + session.counts[n]);
            }
        });
        const here = this.byAddress.has(last.pc) ? last.pc : bundleOf(last.pc, machine.sampleBytes), byLine = new Map();
        const hottest = Math.max(1, ...ticks.values());
        for (const row of this.rows ?? []) {
            const n = ticks.get(row.address) ?? 0, now = row.address === here && !session.over;
            row.count.textContent = n ? count(n) : '';
            row.element.style.setProperty('--heat-part', n ? `${Math.round(15 + 85 * n / hottest)}%` : '0%');
            row.element.classList.toggle('now', now);
            row.element.setAttribute('aria-pressed', String(row.address === this.selected));
            if (row.line && row.line.file === this.file) {
                const l = byLine.get(row.line.line) ?? { n: 0, now: false };
                byLine.set(row.line.line, { n: l.n + n, now: l.now || now });
            }
            if (now && scroll)
                this.scrollTo(this.instructions, row.element);
        }
        const most = Math.max(1, ...[...byLine.values()].map((l) => l.n));
        for (const line of this.lines ?? []) {
            const { n, now } = byLine.get(line.number) ?? { n: 0, now: false };
            line.count.textContent = n ? count(n) : '';
            line.element.style.setProperty('--heat-part', n ? `${Math.round(15 + 85 * n / most)}%` : '0%');
            line.element.classList.toggle('now', now);
            if (now && scroll)
                this.scrollTo(this.source, line.element);
        }
        this.all = all;
    }

    scrollTo(box, row) {
        const top = row.offsetTop - box.offsetTop;
        if (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 40)
            box.scrollTop = Math.max(0, top - box.clientHeight / 3);
    }

    // halted: the code where the program stopped is of interest, before its first instruction main(); while it runs, the hottest function is.
    update(halted) {
        const { session } = this.view;
        const hottest = session.hottest(), main = session.last.instructions ? null : session.functions.find((g) => g.name === 'main');
        const f = halted || !hottest.length ? main ?? session.functionAt(session.last.pc) ?? (session.over ? hottest[0]?.f : this.around(session.last.pc)) : hottest[0].f;
        if (this.follows && f)
            this.show(f);
        else if (!this.f && session.functions.length)
            this.show(session.functions.find((g) => g.name === 'main') ?? session.functions[0]);
        this.list(hottest);
        this.mark(halted && this.follows);
    }

    // The code at a pc outside of functions.
    around(pc) {
        const at = bundleOf(pc, this.view.session.machine.sampleBytes);
        return this.f?.outside && at >= this.f.low && at + WINDOW / 4n < this.f.high ? this.f : { low: at, high: at + WINDOW, name: `0x${hex(at)}`, outside: true };
    }

    // The functions with ticks, and the one that is shown.
    list(hottest) {
        const main = this.view.session.functions.find((g) => g.name === 'main');
        const all = [...hottest.filter(({ f }) => f).slice(0, 30)];
        for (const f of [this.f, main])
            if (f && !all.some((one) => one.f === f))
                all.push({ f, ticks: 0 });
        const text = all.map(({ f, ticks }) => `${hex(f.low)} ${ticks}`).join();
        if (text !== this.listed && document.activeElement !== this.choice) {
            this.listed = text;
            clear(this.choice).append(...all.map(({ f, ticks }) => el('option', { value: hex(f.low) }, ticks ? `${f.name} – ${count(ticks)} ticks` : f.name)));
        }
        if (this.f && document.activeElement !== this.choice)
            this.choice.value = hex(this.f.low);
    }
}
