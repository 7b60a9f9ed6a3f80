// What a configuration makes of a region: which counter each cell falls into, what ticks leave there, what is wasted. All arithmetic is the
// library's (profil/wasm).
import { addressOf } from './region.js';

const LARGEST = 64 << 20; // bytes of a buffer that a trial allows
const MAXIMUM = { 2: 0xffffn, 4: 0xffffffffn, 8: 0xffffffffffffffffn };

const mappingOf = (config, size) => ({
    offset: config.offset, size, scale: config.scale, element: config.element, addressBits: config.addressBits, sprofil: config.sprofil,
});

// The size of the buffer that has a counter for every cell.
function fittingSize(trial, config, cells) {
    const room = config.scale >= 2 && config.sprofil ? Math.min(LARGEST, config.scale * 2 ** 30) : LARGEST;
    trial.mapping(mappingOf(config, room - room % config.element));
    let last = -1n;
    for (const cell of cells) {
        const index = trial.locate(cell.address);
        if (index !== null && index > last)
            last = index;
    }
    return Number((last + 1n) * BigInt(config.element));
}

// Ticks and cost of all samples of the image, by counter. Of bundles, the pc of a sample may name a slot.
function addSamples(result, profile, image, selected) {
    const s = profile.samples, slots = BigInt(profile.machine.granule > 4 ? profile.machine.granule - 1 : 0);
    for (let k = 0; k < s.count; k++) {
        if (s.image[k] !== image)
            continue;
        const pc = addressOf(profile, s.pc[k]) & ~slots, index = result.trial.locate(pc);
        const counter = index === null ? result.missed : result.at(index);
        counter.ticks += s.ticks[k];
        counter.cost += profile.cost(k, selected);
        if (s.ticks[k] && result.counts)
            result.trial.tick(pc, Math.min(s.ticks[k] * result.runs, 0xffffffff));
    }
}

// config: {dialect, scale, element, offset, size (null: fitting), sprofil, overflow, addressBits, runs}
export function measure(trial, config, region, selected) {
    trial.dialect(config.dialect);
    const size = config.size ?? fittingSize(trial, config, region.cells);
    trial.mapping(mappingOf(config, size));
    const { status, why } = trial.check(), counters = new Map();
    const result = {
        trial, config, region, size, status, why, counters, runs: config.runs, missed: { ticks: 0, cost: 0 },
        elements: trial.elements(),
        indexes: region.cells.map((cell) => trial.locate(cell.address)),
        at(index) {
            if (!counters.has(index))
                counters.set(index, { ticks: 0, cost: 0 });
            return counters.get(index);
        },
    };
    result.begun = status === 'OK' && size > 0 ? trial.begin(config.overflow && config.sprofil) : status;
    result.counts = result.begun === 'OK';
    addSamples(result, region.profile, region.profile.functions[region.index].image, selected);
    result.used = new Set(result.indexes.filter((index) => index !== null).map(String));
    result.stopped = result.counts && config.runs * region.profile.total.ticks > 0 && !trial.isOn();
    return result;
}

export const isUsed = (result, index) => result.used.has(String(index));

// Counters from the first to the last that a cell of the region falls into, and how many of these no cell does.
export function waste(result) {
    const hit = result.indexes.filter((index) => index !== null);
    if (!hit.length)
        return { counters: 0, never: 0 };
    const first = hit.reduce((a, b) => (a < b ? a : b)), last = hit.reduce((a, b) => (a > b ? a : b));
    const counters = Number(last - first + 1n);
    return { counters, never: counters - result.used.size };
}

// What is lost because counters have few bits: ticks of a counter that it does not show.
export function losses(result) {
    if (!result.counts)
        return [];
    const list = [];
    for (const [index, { ticks }] of result.counters) {
        const due = BigInt(ticks * result.runs), shown = result.trial.counter(index);
        if (shown < due)
            list.push({ index, due, shown, full: shown === MAXIMUM[result.config.element] });
    }
    return list;
}

// A scale at which every cell has a counter and, where all cells are equally long, no counter is wasted; null: there is none.
export function fittingScale(trial, config, region) {
    const sizes = region.cells.map((cell) => cell.size), least = Math.min(...sizes.slice(0, -1), region.vary ? Infinity : region.profile.machine.granule);
    const exact = Math.floor(config.element * 65536 / least);
    for (const scale of [exact, exact - 1, exact + 1]) {
        const wanted = { ...config, scale, size: null };
        trial.dialect(config.dialect);
        const size = fittingSize(trial, wanted, region.cells);
        trial.mapping(mappingOf(wanted, size));
        const indexes = region.cells.map((cell) => trial.locate(cell.address));
        const distinct = new Set(indexes.map(String)).size === indexes.length && !indexes.includes(null);
        if (trial.check().status === 'OK' && distinct && (region.vary || size / config.element === indexes.length))
            return scale;
    }
    return null;
}
