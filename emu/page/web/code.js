// The rows of a function: what a list of its code shows.
//
// A row: {index, pc, size, text, marks, file, line, inlined, sample (index, or -1), waits: [{cause, producer (row index or -1), register}]}

// As in emu/page/rows.c.
export const MARK = { branch: 1, delayed: 2, load: 4, store: 8, stop: 16, nullifies: 32 };

// Samples of the function by address.
function samplesOf(profile, fn) {
    const { samples } = profile, f = profile.functions[fn], at = new Map();
    for (let k = f.first; k >= 0 && k < f.end; k++)
        if (samples.function[k] === fn)
            at.set(samples.pc[k], k);
    return at;
}

// The rows of the function that was looked at last are kept: a choice of causes does not change them.
const kept = new WeakMap();

export function rowsOf(profile, fn) {
    if (!kept.has(profile) || kept.get(profile).fn !== fn)
        kept.set(profile, { fn, rows: makeRows(profile, fn) });
    return kept.get(profile).rows;
}

function makeRows(profile, fn) {
    const f = profile.functions[fn], { code } = f;
    if (!code)
        return [];
    const at = samplesOf(profile, fn), rows = code.offset.map((offset, index) => ({
        index, pc: f.low + offset, size: (index + 1 < code.offset.length ? code.offset[index + 1] : code.end) - offset, text: profile.texts[code.text[index]],
        marks: code.marks[index], file: code.file[index], line: code.line[index], inlined: code.inlined[index] < 0 ? '' : profile.texts[code.inlined[index]],
        sample: at.has(f.low + offset) ? at.get(f.low + offset) : -1, waits: [],
    }));
    for (const [row, cause, producer, register] of code.waits)
        rows[row].waits.push({ cause: profile.causes[cause], producer, register });
    return rows;
}

// Figures of a row: {cost, cycles, instructions, ticks, parts: [[name of the cause, cycles]]}, the parts only of the selected causes.
export function figuresOf(profile, row, selected) {
    const { samples } = profile, k = row.sample;
    if (k < 0)
        return { cost: 0, cycles: 0, instructions: 0, ticks: 0, parts: [] };
    const parts = [];
    for (let p = 0; p < samples.parts[k].length; p += 2)
        if (!selected || selected[samples.parts[k][p]])
            parts.push([profile.causes[samples.parts[k][p]], samples.parts[k][p + 1]]);
    return { cost: profile.cost(k, selected), cycles: samples.cycles[k], instructions: samples.instructions[k], ticks: samples.ticks[k], parts };
}

// Is the row in a delay slot, or may the row before it nullify it?
export const inDelaySlot = (rows, k) => k > 0 && !!(rows[k - 1].marks & MARK.delayed);
export const mayBeNullified = (rows, k) => k > 0 && !!(rows[k - 1].marks & MARK.nullifies);

// Rows of bundles: [{pc, template: "MII", slots: [{row, unit, span}], figures}]. The text of the first slot begins with the template.
export function bundlesOf(profile, rows) {
    const bundles = [], size = profile.machine.granule;
    for (const row of rows) {
        const pc = row.pc - row.pc % size;
        if (!bundles.length || bundles[bundles.length - 1].pc !== pc)
            bundles.push({ pc, template: (/^\[(\w+)\]/.exec(row.text) || ['', ''])[1], slots: [] });
        const bundle = bundles[bundles.length - 1], slot = row.pc - pc, long = bundle.template.slice(1) === 'LX' && slot > 0;
        bundle.slots.push({ row, unit: long ? 'X' : bundle.template[slot] || '', span: long ? 2 : 1 });
    }
    return bundles;
}

export const instructionText = (row) => row.text.replace(/^\[\w+\]/, '').trim();
