// The pipeline strip: the schedule of the function's dearest blocks, a row per cycle and a column per port.
import '../pipeline/pipeline.css';
import { causeClass, colourOf } from '../causes.js';
import { clear, el, rovingFocus, svg } from '../dom.js';
import { counted, percent } from '../format.js';
import { folded, portsOf, reason, rowsOf } from '../pipeline/timeline.js';

export const id = 'pipeline';
export const title = 'Pipeline';
export const about = 'How the timing model issues the dearest straight-line code: a row per cycle, a column per port. Every access hits a cache.';

const blocksOf = (profile, index) => profile.functions[index]?.code?.blocks ?? [];
// Was the timing model read from a file? Of built-in models with a pipeline there are schedules.
const ofFile = (profile) => !['', 'none', 'unit'].includes(profile.machine.model) && profile.functions.some((f) => f.code)
    && !profile.functions.some((f) => f.code?.blocks?.length);
export const applies = (data) => data.profiles.some((p) => ofFile(p) || p.functions.some((f) => f.code?.blocks?.length));

const bare = (text) => text.replace(/^\s*\[...\]\s*/, '').replace(/;;$/, '').trim();

// All cycles from left to right, by cause.
function overview(block, rows) {
    const bars = rows.map((row) => svg('rect', { x: row.cycle, y: 0, width: row.length ?? 1, height: 10, class: `strip-${row.issued ? 'issue' : colourOf(row.cause)}` }));
    return svg('svg', { class: 'strip-overview', viewBox: `0 0 ${Math.max(1, block.cycles)} 10`, preserveAspectRatio: 'none', role: 'img',
                        'aria-label': `${counted(block.cycles, 'cycle')}: ${Object.entries(block.causes).map(([c, n]) => `${n} ${c}`).join(', ')}` }, bars);
}

// The cost of the selected causes at a block's addresses.
function costOf(profile, index, block, selected) {
    const { samples } = profile, f = profile.functions[index];
    let sum = 0;
    for (let k = f.first; k >= 0 && k < f.end; k++)
        if (samples.function[k] === index && samples.pc[k] >= f.low + block.begin && samples.pc[k] < f.low + block.end)
            sum += profile.cost(k, selected);
    return sum;
}

function label(block, cost, total, of, k) {
    const what = block.loop ? `loop at ${block.address}` : `${block.address}`;
    return `${k + 1}. ${what}: ${percent(cost, total, 1)} of ${of}, ${counted(block.cycles, 'cycle')}${block.loop ? ' for two iterations' : ''}`;
}

class Strip {
    constructor(element, data, state) {
        Object.assign(this, { data, state, block: null, unfold: false });
        this.choice = el('select', { 'aria-label': 'Block', onchange: () => this.show(Number(this.choice.value)) });
        this.box = el('input', { type: 'checkbox', onchange: () => { this.unfold = this.box.checked; this.render(); } });
        this.strip = el('div', { class: 'strip-frame' });
        this.table = el('div', { class: 'table-scroll strip-scroll', tabindex: 0, role: 'region', 'aria-label': 'Schedule' });
        this.status = el('p', { class: 'status strip-status', 'aria-live': 'polite' });
        this.controls = el('div', { class: 'controls' }, el('label', { class: 'field' }, 'block', this.choice), el('label', { class: 'field' }, this.box, 'unfold waits'));
        this.missing = el('p', { class: 'note' }, 'The page has no schedule of this function.');
        element.append(this.controls, this.strip, this.status, this.table, this.missing);
        let width = 0;
        new ResizeObserver(([{ contentRect }]) => {
            if (this.block && contentRect.width !== width)
                this.render();
            width = contentRect.width;
        }).observe(element);
        state.on(['function', 'profile'], () => this.update());
        state.on(['cause'], () => this.blocks.length && this.name());
        this.update();
    }

    get profile() {
        return this.data.profiles[this.state.get('profile')];
    }

    update() {
        const index = this.state.get('function');
        this.blocks = blocksOf(this.profile, index);
        for (const part of [this.controls, this.strip, this.status, this.table])
            part.hidden = !this.blocks.length;
        this.missing.hidden = this.blocks.length > 0;
        this.missing.textContent = ofFile(this.profile)
            ? `The timing model ${this.profile.machine.model.split('@')[0]} was read from a file, and the page knows the built-in models only: precis pipeline --block PROGRAM --cpu FILE prints its schedule.`
            : 'The page has no schedule of this function.';
        clear(this.choice);
        if (this.blocks.length)
            this.show(0);
    }

    // The choice says what the blocks have of the function's cost of the selected causes.
    name() {
        const { profile } = this, index = this.state.get('function'), cause = this.state.get('cause'), selected = profile.selected(cause);
        const total = profile.functionSums(index, selected).cost, chosen = this.choice.value;
        clear(this.choice).append(...this.blocks.map((b, k) => {
            const cost = costOf(profile, index, b, selected);
            return el('option', { value: String(k), 'data-cost': cost }, label(b, cost, total, selected ? `the function's ${cause}` : 'the function', k));
        }));
        this.choice.value = chosen;
    }

    show(k) {
        this.block = this.blocks[k];
        this.name();
        this.choice.value = String(k);
        this.status.textContent = `${this.block.model_name}. ${this.block.loop ? 'In the second iteration the results of the first are still pending. ' : ''}Choose an instruction to see why it waited.`;
        this.render();
    }

    render() {
        const { block } = this, rows = rowsOf(block);
        clear(this.strip).append(overview(block, rows));
        // Without room for a column per port, each instruction has a row.
        const table = (narrow) => clear(this.table).append(this.makeTable(folded(rows, this.unfold), narrow ? null : portsOf(block)));
        table(false);
        if (this.table.scrollWidth > this.table.clientWidth)
            table(true);
        rovingFocus(this.table, () => [...this.table.querySelectorAll('button')], true);
    }

    // ports: null: a row for each instruction.
    makeTable(rows, ports) {
        const { block } = this, half = block.loop ? block.instructions[block.instructions.length / 2] : null;
        const head = el('tr', {}, el('th', { scope: 'col', class: 'number' }, el('span', { class: 'plain' }, 'cycle')),
                        (ports ?? ['port', 'instruction']).map((port) => el('th', { scope: 'col' }, el('span', { class: 'plain' }, port || 'instruction'))));
        const body = rows.flatMap((row) => {
            const columns = ports?.length ?? 2, made = !row.issued ? [this.waitRow(row, columns)] : ports ? [this.issueRow(row, ports)] : this.issueRows(row);
            return half && row.issued?.includes(half) ? [this.divider(columns), ...made] : made;
        });
        return el('table', { class: `strip${ports ? '' : ' narrow'}` }, el('thead', {}, head), el('tbody', {}, body));
    }

    divider(columns) {
        return el('tr', { class: 'strip-divider' }, el('td', { colspan: columns + 1 }, 'second iteration'));
    }

    issueRow(row, ports) {
        return el('tr', { class: 'strip-issues', 'data-cycle': row.cycle }, el('td', { class: 'number' }, String(row.cycle)),
                  ports.map((port) => el('td', {}, row.issued.filter((i) => i.port === port).map((i) => this.button(i)))));
    }

    issueRows(row) {
        return row.issued.map((i, k) => el('tr', { class: 'strip-issues', 'data-cycle': k ? null : row.cycle }, el('td', { class: 'number' }, k ? '' : String(row.cycle)),
                                           el('td', {}, i.port), el('td', {}, this.button(i))));
    }

    waitRow(row, columns) {
        const times = row.length > 1 ? `x${row.length} ` : '', why = row.continued ? '' : ` ${this.because(row)}`;
        return el('tr', { class: 'strip-wait', 'data-wait': row.length, 'data-cause': row.cause },
                  el('td', { class: 'number' }, row.length > 1 ? `${row.cycle}–${row.cycle + row.length - 1}` : String(row.cycle)),
                  el('td', { colspan: columns }, el('span', { class: `strip-cause ${causeClass(row.cause)}` }, `${times}${row.cause}`), why));
    }

    because(row) {
        const i = row.of;
        if (!i)
            return '';
        if (row.cause === 'stall')
            return `${bare(i.text)} waits for ${i.register || 'a result'}${i.waited_for ? ` (${i.waited_for})` : ''}`;
        return row.cause === 'lock' ? `${bare(i.text)} blocks the pipeline` : bare(i.text);
    }

    button(i) {
        const k = this.block.instructions.indexOf(i);
        return el('button', { type: 'button', class: `strip-insn${/^nop\b/.test(bare(i.text)) ? ' idle' : ''}`, 'data-row': k, tabindex: -1, title: reason(this.block, i), onclick: () => this.choose(k, true),
                              onfocus: () => this.choose(k, false), onmouseenter: () => this.choose(k, false) }, bare(i.text));
    }

    // Says why instruction k waited, and marks it and its producer.
    choose(k, go) {
        const i = this.block.instructions[k];
        this.status.textContent = reason(this.block, i);
        for (const b of this.table.querySelectorAll('button')) {
            b.classList.toggle('chosen', Number(b.dataset.row) === k);
            b.classList.toggle('producer', Number(b.dataset.row) === i.producer);
        }
        const f = this.profile.functions[this.state.get('function')], low = BigInt(`0x${this.profile.hexAddress(f.low)}`);
        if (go)
            this.state.set({ address: f.low + Number(BigInt(i.address) - low) });
    }
}

export function mount(element, data, state) {
    new Strip(element, data, state);
    element.dataset.ready = 'yes';
}
