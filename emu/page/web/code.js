// The rows of a function: what a list of its code shows. A function may have 50,000: rows and bundles are made when they are looked at.
//
// A row: {index, pc, size, text, marks, file, line, inlined, sample (index, or -1), waits: [{cause, producer (row index or -1), register}]}

// As in emu/page/rows.c.
export const MARK = { branch: 1, delayed: 2, load: 4, store: 8, stop: 16, nullifies: 32 };

// The sample of each row, or -1. Rows and the function's samples are sorted by address.
function samplesOf(profile, fn, code) {
    const { samples } = profile, f = profile.functions[fn], of = new Int32Array(code.offset.length).fill(-1);
    for (let k = f.first, row = 0; k >= 0 && k < f.end; k++) {
        if (samples.function[k] !== fn)
            continue;
        while (row < of.length && f.low + code.offset[row] < samples.pc[k])
            row++;
        if (row < of.length && f.low + code.offset[row] === samples.pc[k])
            of[row] = k;
    }
    return of;
}

export class Rows {
    constructor(profile, fn) {
        const f = profile.functions[fn];
        Object.assign(this, { profile, low: f.low, code: f.code || { offset: [], waits: [], end: 0 }, made: [] });
        this.length = this.code.offset.length;
        this.sample = samplesOf(profile, fn, this.code);
        this.listWaits();
    }

    // The waits of a row are a list: firstWait[row], then nextWait[].
    listWaits() {
        const { waits } = this.code;
        this.firstWait = new Int32Array(this.length).fill(-1);
        this.nextWait = new Int32Array(waits.length);
        for (let k = waits.length - 1; k >= 0; k--) {
            this.nextWait[k] = this.firstWait[waits[k][0]];
            this.firstWait[waits[k][0]] = k;
        }
    }

    waitsOf(index) {
        const waits = [];
        for (let k = this.firstWait[index]; k >= 0; k = this.nextWait[k]) {
            const [, cause, producer, register] = this.code.waits[k];
            waits.push({ cause: this.profile.causes[cause], producer, register });
        }
        return waits;
    }

    pc(index) {
        return this.low + this.code.offset[index];
    }

    // Row `index`; undefined: there is none.
    at(index) {
        const { code, profile } = this;
        if (!(index >= 0 && index < this.length))
            return undefined;
        this.made[index] ??= {
            index, pc: this.pc(index), size: (index + 1 < this.length ? code.offset[index + 1] : code.end) - code.offset[index],
            text: profile.texts[code.text[index]], marks: code.marks[index], file: code.file[index], line: code.line[index],
            inlined: code.inlined[index] < 0 ? '' : profile.texts[code.inlined[index]], sample: this.sample[index], waits: this.waitsOf(index),
        };
        return this.made[index];
    }

    // The last row whose address is at most pc; -1: none.
    before(pc) {
        let low = 0, high = this.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.pc(middle) <= pc)
                low = middle + 1;
            else
                high = middle;
        }
        return low - 1;
    }

    // The index of the row at pc; -1: there is none.
    indexOf(pc) {
        const index = pc === null ? -1 : this.before(pc);
        return index >= 0 && this.pc(index) === pc ? index : -1;
    }

    map(fn) {
        return Array.from({ length: this.length }, (_, k) => fn(this.at(k), k));
    }
}

// The rows of the function that was looked at last are kept: a choice of causes does not change them.
const kept = new WeakMap();

export function rowsOf(profile, fn) {
    if (!kept.has(profile) || kept.get(profile).fn !== fn)
        kept.set(profile, { fn, rows: new Rows(profile, fn) });
    return kept.get(profile).rows;
}

// Figures of a row: {cost, cycles, instructions, ticks, parts: [[name of the cause, cycles]]}, the parts only of the selected causes.
export function figuresOf(profile, row, selected) {
    const { samples } = profile, k = row.sample;
    if (k < 0)
        return { cost: 0, cycles: 0, instructions: 0, ticks: 0, parts: [], counts: [] };
    const parts = [];
    for (let p = 0; p < samples.parts[k].length; p += 2)
        if (!selected || selected[samples.parts[k][p]])
            parts.push([profile.causes[samples.parts[k][p]], samples.parts[k][p + 1]]);
    return { cost: profile.cost(k, selected), cycles: samples.cycles[k], instructions: samples.instructions[k], ticks: samples.ticks[k], parts,
             counts: countsOf(profile, [k]) };
}

// Accesses and misses of some samples: [[name, number]], in the profile's order.
export function countsOf(profile, samples) {
    const sums = new Map();
    for (const k of samples)
        for (let c = 0, { [k]: counts } = profile.samples.counts; c < counts.length; c += 2)
            sums.set(counts[c], (sums.get(counts[c]) || 0) + counts[c + 1]);
    return [...sums].sort((a, b) => a[0] - b[0]).map(([cause, n]) => [profile.causes[cause].replace('count:', ''), n]);
}

// Is the row in a delay slot, or may the row before it nullify it?
export const inDelaySlot = (rows, k) => k > 0 && !!(rows.code.marks[k - 1] & MARK.delayed);
export const mayBeNullified = (rows, k) => k > 0 && !!(rows.code.marks[k - 1] & MARK.nullifies);

// Bundles of rows: {pc, template: "MII", slots: [{row, unit, span}]}. The text of the first slot begins with the template.
export class Bundles {
    constructor(profile, rows) {
        const size = profile.machine.granule;
        Object.assign(this, { rows, size, first: [], made: [] });
        for (let k = 0, last = -1; k < rows.length; k++) {
            const pc = rows.pc(k) - rows.pc(k) % size;
            if (pc !== last)
                this.first.push(k);
            last = pc;
        }
        this.length = this.first.length;
    }

    // The row after the last one of a bundle.
    end(index) {
        return index + 1 < this.length ? this.first[index + 1] : this.rows.length;
    }

    at(index) {
        return this.made[index] ??= this.make(index);
    }

    make(index) {
        const { rows, size } = this, first = rows.at(this.first[index]), pc = first.pc - first.pc % size;
        const bundle = { pc, template: (/^\[(\w+)\]/.exec(first.text) || ['', ''])[1], slots: [] };
        for (let k = this.first[index]; k < this.end(index); k++) {
            const row = rows.at(k), slot = row.pc - pc, long = bundle.template.slice(1) === 'LX' && slot > 0;
            bundle.slots.push({ row, unit: long ? 'X' : bundle.template[slot] || '', span: long ? 2 : 1 });
        }
        return bundle;
    }

    // The bundle of a row.
    indexOf(row) {
        let low = 0, high = this.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.first[middle] <= row)
                low = middle + 1;
            else
                high = middle;
        }
        return row < 0 ? -1 : low - 1;
    }

    map(fn) {
        return Array.from({ length: this.length }, (_, k) => fn(this.at(k), k));
    }
}

export const instructionText = (row) => row.text.replace(/^\[\w+\]/, '').trim();
