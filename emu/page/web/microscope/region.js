// The code of a function as cells: what one pc of a histogram names. A cell is an instruction, or a bundle of up to three slots.
//
//     region = {profile, index, name, low, end, unit, vary, cells, cost, hottest}
//     cell = {number, address, offset, size, slots: [{text, marks, unit, span}], template, ticks, cost, file, line, mark}
//
// Addresses are BigInts; `number` is the page's own number for one (model.js).
import { Bundles, MARK, inDelaySlot, instructionText, rowsOf } from '../code.js';

export const addressOf = (profile, number) => BigInt(`0x${profile.hexAddress(number)}`);
export const hex = (value) => `0x${value.toString(16)}`;

const slotOf = (row, unit, span) => ({ text: instructionText(row), marks: row.marks, unit, span });

function instructions(rows) {
    return rows.map((row, k) => ({ number: row.pc, size: row.size, template: '', file: row.file, line: row.line, slots: [slotOf(row, '', 1)],
                                   mark: inDelaySlot(rows, k) ? 'delay slot' : row.marks & MARK.nullifies ? 'nullifies' : '' }));
}

function bundles(profile, rows) {
    return new Bundles(profile, rows).map((b) => ({ number: b.pc, size: profile.machine.granule, template: b.template, file: b.slots[0].row.file,
                                                  line: b.slots[0].row.line, slots: b.slots.map((s) => slotOf(s.row, s.unit, s.span)), mark: '' }));
}

function cellsOf(profile, index) {
    const f = profile.functions[index], rows = rowsOf(profile, index), low = addressOf(profile, f.low);
    const cells = profile.machine.granule > 4 ? bundles(profile, rows) : instructions(rows);
    for (const cell of cells)
        Object.assign(cell, { offset: cell.number - f.low, address: low + BigInt(cell.number - f.low), ticks: 0, cost: 0 });
    return cells;
}

// Adds the ticks and the cost (cycles of the selected causes, or ticks) of each sample to its cell.
function addCosts(region, selected) {
    const { profile, index, cells } = region, s = profile.samples, f = profile.functions[index];
    const byNumber = new Map(cells.map((cell) => [cell.number, cell])), step = profile.machine.granule > 4 ? profile.machine.granule : 1;
    for (const cell of cells)
        cell.ticks = cell.cost = 0;
    for (let k = f.first; k >= 0 && k < f.end; k++) {
        const cell = s.function[k] === index ? byNumber.get(s.pc[k] - s.pc[k] % step) : null;
        if (!cell)
            continue;
        cell.ticks += s.ticks[k];
        cell.cost += profile.cost(k, selected);
    }
}

// Makes a region, or gives one that the function has already the cost of another cause. Returns null if the page has no code of the
// function.
export function makeRegion(profile, index, cause, known = null) {
    const again = known && known.profile === profile && known.index === index, f = profile.functions[index];
    const cells = again ? known.cells : f && f.code ? cellsOf(profile, index) : [];
    if (!cells.length)
        return null;
    const region = again ? { ...known, columns: undefined } : { profile, index, name: f.name, unit: profile.machine.unit, vary: profile.machine.lengthsVary, cells };
    addCosts(region, profile.selected(cause));
    region.addresses ??= BigUint64Array.from(cells, (cell) => cell.address);
    region.low = cells[0].address;
    region.end = cells.at(-1).address + BigInt(cells.at(-1).size);
    region.cost = cells.reduce((sum, cell) => sum + cell.cost, 0);
    region.hottest = cells.reduce((best, cell, k) => (cell.cost > cells[best].cost ? k : best), 0);
    return region;
}
