// Ticks and events in the order of time, and how many ticks fall into the same part of it.
import { baseName } from './format.js';

export const KINDS = ['system call', 'signal', 'fork', 'exec', 'exit'];
// All ticks: {cycle, lane, function, pc, kernel}; records of several ticks become one for each, up to a limit.
const MOST = 200000;

function expandTicks(profile, image, first, ticks) {
    const { ticks: t } = image.time;
    let omitted = t.omitted;
    t.cycle.forEach((cycle, k) => {
        for (let n = 0; n < t.count[k]; n++) {
            if (ticks.length >= MOST) {
                omitted += t.count[k] - n;
                break;
            }
            ticks.push({ cycle: cycle + n * profile.machine.period, lane: first + t.thread[k], pc: t.pc[k], kernel: !!t.kernel[k],
                         function: t.function[k] >= 0 ? image.firstFunction + t.function[k] : -1 });
        }
    });
    return omitted;
}

// Returns {lanes: [{label, calls, signals}], ticks, events, omitted}: a lane for each thread with ticks or events; calls, signals: whether it
// has any. Signals include forks, execs and exits.
export function expand(profile) {
    const all = [], ticks = [], events = [];
    let omitted = 0;
    for (const image of profile.images) {
        const { time } = image, first = all.length;
        if (!time)
            continue;
        time.threads.forEach((t) => all.push({ label: `${baseName(image.program)} ${t.tid}${t.name ? ` ${t.name}` : ''}`, used: false, calls: false, signals: false }));
        omitted += expandTicks(profile, image, first, ticks);
        const { events: e } = time;
        e.begin.forEach((begin, k) => events.push({ kind: e.kind[k], begin, end: e.end[k], lane: first + e.thread[k], name: profile.texts[e.name[k]], number: e.number[k], result: e.result[k] }));
    }
    ticks.sort((a, b) => a.cycle - b.cycle);
    events.sort((a, b) => a.begin - b.begin);
    for (const thing of [...ticks, ...events])
        all[thing.lane].used = true;
    for (const e of events)
        all[e.lane][e.kind === 0 ? 'calls' : 'signals'] = true;
    let used = 0;
    const place = all.map((lane) => (lane.used ? used++ : -1));
    for (const thing of [...ticks, ...events])
        thing.lane = place[thing.lane];
    return { lanes: all.filter((lane) => lane.used), ticks, events, omitted };
}

// The periods of a bin, so that it is at least `pixels` wide.
export const periodsOf = (cyclesPerPixel, period, pixels) => Math.max(1, Math.ceil(pixels * cyclesPerPixel / period));

// Ticks by lane and bin: a Map for each lane, from the bin's index to {all, parts: Map(function -> ticks)}. A tick stands for the period before
// it; bin b has the periods b * periods to (b + 1) * periods - 1.
export const binOf = (cycle, period, periods) => Math.floor(Math.max(0, Math.ceil(cycle / period - 1e-6) - 1) / periods);

export function density(lanes, ticks, view, period, periods) {
    const bins = lanes.map(() => new Map());
    for (const tick of ticks) {
        if (tick.cycle < view[0] || tick.cycle > view[1] + periods * period)
            continue;
        const b = binOf(tick.cycle, period, periods), bin = bins[tick.lane].get(b) || { all: 0, parts: new Map() };
        bins[tick.lane].set(b, bin);
        bin.all++;
        bin.parts.set(tick.function, (bin.parts.get(tick.function) || 0) + 1);
    }
    return bins;
}
