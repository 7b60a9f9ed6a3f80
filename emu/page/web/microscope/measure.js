// What a configuration makes of a region: which counter each cell falls into, what ticks leave there, what is wasted. All arithmetic is the
// library's (profil/wasm).
import { MISS } from '../../../../profil/wasm/dialects.js';
import { addressOf } from './region.js';

const LARGEST = 64 << 20; // bytes of a buffer that a trial allows
const MAXIMUM = { 2: 0xffffn, 4: 0xffffffffn, 8: 0xffffffffffffffffn };

const mappingOf = (config, size) => ({
    offset: config.offset, size, scale: config.scale, element: config.element, addressBits: config.addressBits, sprofil: config.sprofil,
});

// The size of the buffer that has a counter for every cell.
function fittingSize(trial, config, addresses) {
    const room = config.scale >= 2 && config.sprofil ? Math.min(LARGEST, config.scale * 2 ** 30) : LARGEST;
    trial.mapping(mappingOf(config, room - room % config.element));
    let last = -1n;
    for (const index of trial.locateAll(addresses))
        if (index !== MISS && index > last)
            last = index;
    return Number((last + 1n) * BigInt(config.element));
}

// The samples of an image and their pcs; of bundles, the pc of a sample may name a slot.
function pcsOf(profile, image) {
    const s = profile.samples, slots = BigInt(profile.machine.granule > 4 ? profile.machine.granule - 1 : 0), samples = [];
    for (let k = 0; k < s.count; k++)
        if (s.image[k] === image)
            samples.push(k);
    return { samples, pcs: BigUint64Array.from(samples, (k) => addressOf(profile, s.pc[k]) & ~slots) };
}

// Ticks and cost of all samples of the image, by counter.
function addSamples(result, region, selected) {
    const { profile } = region, s = profile.samples;
    region.sampled ??= pcsOf(profile, profile.functions[region.index].image);
    const { samples, pcs } = region.sampled, indexes = result.trial.locateAll(pcs);
    for (let n = 0; n < samples.length; n++) {
        const k = samples[n], pc = pcs[n], counter = indexes[n] === MISS ? result.missed : result.at(indexes[n]);
        counter.ticks += s.ticks[k];
        counter.cost += profile.cost(k, selected);
        if (s.ticks[k] && result.counts)
            result.trial.tick(pc, Math.min(s.ticks[k] * result.runs, 0xffffffff));
    }
}

// config: {dialect, scale, element, offset, size (null: fitting), sprofil, overflow, addressBits, runs}
export function measure(trial, config, region, selected) {
    trial.dialect(config.dialect);
    const size = config.size ?? fittingSize(trial, config, region.addresses);
    trial.mapping(mappingOf(config, size));
    const { status, why } = trial.check(), counters = new Map();
    const result = {
        trial, config, region, size, status, why, counters, runs: config.runs, missed: { ticks: 0, cost: 0 },
        elements: trial.elements(),
        indexes: Array.from(trial.locateAll(region.addresses), (index) => (index === MISS ? null : index)),
        cellsOf: new Map(), // by index: the cells that count there
        at(index) {
            let counter = counters.get(index);
            if (!counter)
                counters.set(index, counter = { ticks: 0, cost: 0 });
            return counter;
        },
    };
    result.begun = status === 'OK' && size > 0 ? trial.begin(config.overflow && config.sprofil) : status;
    result.counts = result.begun === 'OK';
    addSamples(result, region, selected);
    result.indexes.forEach((index, k) => {
        const own = result.cellsOf.get(index);
        if (own)
            own.push(region.cells[k]);
        else if (index !== null)
            result.cellsOf.set(index, [region.cells[k]]);
    });
    result.stopped = result.counts && config.runs * region.profile.total.ticks > 0 && !trial.isOn();
    return result;
}

// The cost of the region's own cells that count there; the counter may have more, of other functions.
export const ownCost = (result, index) => (result.cellsOf.get(index) ?? []).reduce((sum, cell) => sum + cell.cost, 0);

export const isUsed = (result, index) => result.cellsOf.has(index);

// Counters from the first to the last that a cell of the region falls into, and how many of these no cell does.
export function waste(result) {
    const hit = result.indexes.filter((index) => index !== null);
    if (!hit.length)
        return { counters: 0, never: 0 };
    const first = hit.reduce((a, b) => (a < b ? a : b)), last = hit.reduce((a, b) => (a > b ? a : b));
    const counters = Number(last - first + 1n);
    return { counters, never: counters - result.cellsOf.size };
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

// A scale at which every cell has a counter and, where all cells are equally long, no counter is wasted, or null.
export function fittingScale(trial, config, region) {
    const key = `${config.dialect} ${config.element} ${config.offset} ${config.sprofil} ${config.addressBits}`;
    region.fitting ??= new Map();
    if (!region.fitting.has(key))
        region.fitting.set(key, findFittingScale(trial, config, region));
    return region.fitting.get(key);
}

function findFittingScale(trial, config, region) {
    const { cells } = region, shortest = (least, cell, k) => (k + 1 < cells.length && cell.size < least ? cell.size : least);
    const least = cells.reduce(shortest, region.vary ? Infinity : region.profile.machine.granule);
    const exact = Math.floor(config.element * 65536 / least);
    for (const scale of [exact, exact - 1, exact + 1]) {
        const wanted = { ...config, scale, size: null };
        trial.dialect(config.dialect);
        const size = fittingSize(trial, wanted, region.addresses);
        trial.mapping(mappingOf(wanted, size));
        const indexes = trial.locateAll(region.addresses), distinct = new Set(indexes).size === indexes.length && !indexes.includes(MISS);
        if (trial.check().status === 'OK' && distinct && (region.vary || size / config.element === indexes.length))
            return scale;
    }
    return null;
}
