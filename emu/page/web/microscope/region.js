// The code of a function as cells: what one pc of a histogram names. A cell is an instruction, or a bundle of up to three slots.
//
//     region = {profile, index, name, low, end, unit, vary, cells}
//     cell = {number, address, offset, size, slots: [{text, marks, offset, cost}], unit, ticks, cost, file, line, delayed}

export const MARK = { branch: 1, delayed: 2, load: 4, store: 8, stop: 16, nullifies: 32 };

export const addressOf = (profile, number) => BigInt(`0x${profile.hexAddress(number)}`);
export const hex = (value) => `0x${value.toString(16)}`;

// "[MFI]       nop.m 0x0" is the first slot of a bundle: its template names the units.
const template = (text) => /^\s*\[(...)\]/.exec(text)?.[1] ?? '';
const withoutTemplate = (text) => text.replace(/^\s*\[...\]\s*/, '').trim();

function addSlot(cell, text, marks, offset) {
    cell.template ||= template(text);
    cell.slots.push({ text: withoutTemplate(text), marks, offset, cost: 0 });
}

function cellsOf(profile, f) {
    const { code } = f, { granule } = profile.machine, cells = [];
    const step = granule > 4 ? granule : 1; // slots of a bundle share a cell
    code.offset.forEach((offset, k) => {
        const start = Math.floor(offset / step) * step;
        let cell = cells.at(-1);
        if (!cell || cell.offset !== start) {
            cell = { offset: start, number: f.low + start, slots: [], template: '', ticks: 0, cost: 0, file: code.file[k], line: code.line[k] };
            cells.push(cell);
        }
        addSlot(cell, profile.texts[code.text[k]], code.marks[k], offset);
    });
    cells.forEach((cell, k) => {
        cell.size = (k + 1 < cells.length ? cells[k + 1].offset : f.size) - cell.offset;
        cell.address = addressOf(profile, f.low) + BigInt(cell.offset);
        cell.delayed = k > 0 && step === 1 && (cells[k - 1].slots.at(-1).marks & MARK.delayed) !== 0;
    });
    return cells;
}

// Adds the ticks and the cost (cycles of the selected causes, or ticks) of each sample to its cell.
function addCosts(region, selected) {
    const { profile, index, cells } = region, s = profile.samples, f = profile.functions[index];
    const byOffset = new Map(cells.map((cell) => [cell.offset, cell])), step = profile.machine.granule > 4 ? profile.machine.granule : 1;
    for (let k = f.first; k >= 0 && k < f.end; k++) {
        const offset = s.pc[k] - f.low, cell = s.function[k] === index ? byOffset.get(Math.floor(offset / step) * step) : null;
        if (!cell)
            continue;
        const cost = profile.cost(k, selected), slot = cell.slots.find((x) => x.offset === offset);
        cell.ticks += s.ticks[k];
        cell.cost += cost;
        if (slot)
            slot.cost += cost;
    }
}

// Returns null if the page has no code of the function.
export function makeRegion(profile, index, cause) {
    const f = profile.functions[index];
    if (!f || !f.code || !f.code.offset.length)
        return null;
    const region = { profile, index, name: f.name, unit: profile.machine.unit, vary: profile.machine.lengthsVary, cells: cellsOf(profile, f) };
    addCosts(region, profile.selected(cause));
    region.low = region.cells[0].address;
    region.end = region.cells.at(-1).address + BigInt(region.cells.at(-1).size);
    region.cost = region.cells.reduce((sum, cell) => sum + cell.cost, 0);
    region.hottest = region.cells.reduce((best, cell, k) => (cell.cost > region.cells[best].cost ? k : best), 0);
    return region;
}
