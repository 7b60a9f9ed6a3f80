// The ticks in the order of time, a lane for each thread.
import { scaleLinear } from 'd3-scale';
import { el, clear, sharpCanvas } from '../dom.js';
import { baseName, count, counted, seconds } from '../format.js';
import { binOf, density, expand, KINDS, periodsOf } from '../timeline.js';
import { token } from '../theme.js';

export const id = 'timeline';
export const title = 'Ticks in time';
export const about = 'A lane is a thread. A bar is as high as the part of the time that the thread ran, by ticks, in the colours of its functions.';
export const applies = (data) => data.profiles.some((p) => p.images.some((image) => image.time));

const AXIS = 22, LABEL = 15, TICKS = 34, EVENTS = 13, GAP = 8; // heights
const GUTTER = 112, NARROW = 640; // room for labels at the left, and below which width they are above
const BIN = 7; // least width of a bar
// Paul Tol's "bright" scheme, and grey for the other functions.
const COLOURS = ['#4477aa', '#ee6677', '#228833', '#ccbb44', '#66ccee', '#aa3377', '#e08a2c'];
const OTHERS = '#8b92a0';

export function mount(element, data, state) {
    const canvas = el('canvas', { tabindex: '0', role: 'application', 'aria-roledescription': 'time line', 'aria-describedby': 'timeline-keys' });
    const status = el('p', { class: 'status', 'aria-live': 'polite' }), unfiltered = el('p', { class: 'note', 'data-unfiltered': '' }), legend = el('div', { class: 'cause-legend', role: 'group', 'aria-label': 'Functions by colour' });
    const button = (text, act) => el('button', { type: 'button', class: 'button', onclick: act }, text);
    const from = el('output', { class: 'soft' });
    element.append(el('div', { class: 'controls' }, button('Zoom in', () => zoom(0.5)), button('Zoom out', () => zoom(2)), button('Show all', () => range(0, end)), from),
                   el('div', { class: 'canvas-frame' }, el('div', { class: 'lanes' }, canvas)), status, legend, unfiltered,
                   el('p', { class: 'note', id: 'timeline-keys' }, 'Drag over a part to enlarge it. Left and right arrow go from tick to tick, Page Up and Page Down from call or signal to the next, plus and minus zoom, Enter shows the code.'));
    let lanes, ticks, events, omitted, end, view, colours, current = -1, event = -1, drag = null;
    const profile = () => data.profiles[state.get('profile')];
    const time = (cycle) => seconds(cycle, profile().machine.mhz);

    const narrow = () => canvas.clientWidth < NARROW, left = () => (narrow() ? 0 : GUTTER);
    const scaleOf = (width) => scaleLinear().domain(view).range([left(), width]);
    const periods = () => periodsOf((view[1] - view[0]) / Math.max(1, canvas.clientWidth - left()), profile().machine.period, BIN);
    const cycleAt = (x) => scaleOf(canvas.clientWidth).invert(x);
    // The places of the lanes' parts, from the top: {ticks, calls, signals, end}; -1: the lane has none.
    function places() {
        let at = AXIS;
        return lanes.map((lane) => {
            const label = narrow() ? LABEL : 4, ticksAt = at + label, callsAt = ticksAt + TICKS + 3, signalsAt = callsAt + (lane.calls ? EVENTS : 0);
            at = signalsAt + (lane.signals ? EVENTS : 0) + GAP;
            return { ticks: ticksAt, calls: lane.calls ? callsAt : -1, signals: lane.signals ? signalsAt : -1, end: at };
        });
    }
    const heightOf = () => (lanes.length ? places().at(-1).end : AXIS + TICKS) + 2;

    const redraw = sharpCanvas(canvas, (context, width) => {
        if (canvas.style.height !== `${heightOf()}px`) // the labels have moved
            canvas.style.height = `${heightOf()}px`;
        const x = scaleOf(width), at = places(), bins = density(lanes, ticks, view, profile().machine.period, periods());
        context.font = `11px ${token('--sans')}`;
        context.textBaseline = 'alphabetic';
        drawAxis(context, x, width);
        lanes.forEach((lane, k) => {
            drawLabels(context, lane, at[k], width);
            drawTicks(context, x, at[k].ticks, bins[k]);
        });
        drawEvents(context, x, at);
        if (ticks[current])
            drawCurrent(context, x, at[ticks[current].lane].ticks, token('--accent'));
        if (drag) {
            context.globalAlpha = 0.2;
            context.fillStyle = token('--accent');
            context.fillRect(Math.min(drag.from, drag.to), 0, Math.abs(drag.to - drag.from), heightOf());
            context.globalAlpha = 1;
        }
    });
    function drawAxis(context, x, width) {
        const scale = x.copy().domain(view.map((c) => c / (profile().machine.mhz * 1e6)));
        for (const t of scale.ticks(Math.max(2, Math.floor((width - left()) / 110)))) {
            const text = time(t * profile().machine.mhz * 1e6);
            context.fillStyle = token('--line');
            context.fillRect(scale(t), 0, 1, heightOf());
            context.fillStyle = token('--soft');
            if (scale(t) + 4 + context.measureText(text).width <= width)
                context.fillText(text, scale(t) + 4, 14);
        }
    }
    function drawLabels(context, lane, at, width) {
        const put = (text, y, room) => {
            let shown = text;
            while (shown && context.measureText(shown).width > room)
                shown = shown.slice(0, -1);
            context.fillText(shown === text ? text : `${shown.slice(0, -1)}…`, 4, y);
        };
        context.fillStyle = token('--soft');
        put(lane.label, narrow() ? at.ticks - 4 : at.ticks + TICKS / 2 + 4, narrow() ? width - 8 : GUTTER - 12);
        if (!narrow() && at.calls >= 0)
            put('system calls', at.calls + EVENTS - 3, GUTTER - 12);
        if (!narrow() && at.signals >= 0)
            put('signals', at.signals + EVENTS - 3, GUTTER - 12);
        context.fillStyle = token('--line');
        context.fillRect(left(), at.ticks + TICKS, width - left(), 1);
    }
    // The pixels of a bin, within the plot.
    function span(x, bin, n = periods()) {
        const { period } = profile().machine, [low, high] = x.range(), from = Math.max(low, x(bin * n * period)), to = Math.min(high, x((bin + 1) * n * period));
        return { from, width: Math.max(0, to - from - (to - from > 6 ? 1 : 0)) };
    }
    function drawTicks(context, x, top, bins) {
        const n = periods(), rank = [...colours.keys()];
        const order = (f) => (rank.indexOf(f) + rank.length + 1) % (rank.length + 1); // the others last
        for (const [b, bin] of bins) {
            const { from, width } = span(x, b, n), unit = TICKS / Math.max(n, bin.all);
            let bottom = top + TICKS;
            for (const [f, count_] of [...bin.parts].sort((a, c) => order(a[0]) - order(c[0]))) {
                context.fillStyle = colours.get(f) || OTHERS;
                context.fillRect(from, bottom - unit * count_, width, unit * count_);
                bottom -= unit * count_;
            }
        }
    }
    function drawCurrent(context, x, top, colour) {
        const { from, width } = span(x, binOf(ticks[current].cycle, profile().machine.period, periods()));
        context.strokeStyle = colour;
        context.lineWidth = 2;
        context.strokeRect(from - 1, top - 1, Math.max(3, width + 2), TICKS + 2);
    }
    // A call or a signal is a bar as long as it took, with its name if there is room; of those that fall into the same pixel one is drawn.
    function drawEvents(context, x, at) {
        const [low, high] = x.range(), drawn = new Map(), inks = { call: token('--kernel'), callInk: token('--kernel-ink'), signal: token('--worse'), other: token('--accent') };
        events.forEach((e, k) => {
            if (e.end < view[0] || e.begin > view[1])
                return;
            const y = e.kind === 0 ? at[e.lane].calls : at[e.lane].signals, from = Math.max(low, x(e.begin)), width = Math.max(e.kind === 0 ? 1 : 3, Math.min(high, x(e.end)) - from);
            if (drawn.get(y) >= Math.floor(from + width))
                return;
            drawn.set(y, Math.floor(from + width));
            context.fillStyle = e.kind === 0 ? inks.call : e.kind === 1 ? inks.signal : inks.other;
            context.fillRect(from, y, width, EVENTS - 3);
            if (width > 24 && context.measureText(e.name).width < width - 6) {
                context.fillStyle = e.kind === 0 ? inks.callInk : token('--card');
                context.fillText(e.name, from + 3, y + EVENTS - 5);
            }
            if (k === event) {
                context.strokeStyle = inks.other;
                context.lineWidth = 2;
                context.strokeRect(from - 1, y - 1, width + 2, EVENTS - 1);
            }
        });
    }

    function range(low, high) {
        const width = Math.max(high - low, profile().machine.period / 20);
        const first = Math.min(Math.max(0, low), Math.max(0, end - width));
        view = [first, Math.min(end, first + width)];
        const shown = ticks.filter((t) => t.cycle >= view[0] && t.cycle <= view[1]).length;
        from.textContent = `${time(view[0])} to ${time(view[1])}: ${counted(shown, 'tick')}` + (omitted ? `; ${counted(omitted, 'tick')} are not shown` : '');
        from.dataset.ticks = shown;
        state.set({ time: view[0] <= 0 && view[1] >= end ? null : `${Math.round(view[0])}-${Math.round(view[1])}` });
        redraw();
    }
    function zoom(factor) {
        const middle = ticks[current] ? ticks[current].cycle : (view[0] + view[1]) / 2, half = (view[1] - view[0]) * factor / 2;
        range(middle - half, middle + half);
    }
    function describe(k) {
        const tick = ticks[k], p = profile(), f = tick.function >= 0 ? p.functions[tick.function] : null;
        status.dataset.cycle = tick.cycle;
        status.dataset.function = f ? f.name : '';
        status.textContent = `Tick ${count(k + 1)} at ${time(tick.cycle)}, ${lanes[tick.lane].label}: ${f ? `${f.name}+0x${(tick.pc - f.low).toString(16)}` : `0x${p.hexAddress(tick.pc)}`}${tick.kernel ? ', in the kernel' : ''}.`;
        canvas.setAttribute('aria-label', status.textContent);
    }
    function choose(k) {
        if (!ticks[k])
            return;
        current = k;
        describe(k);
        const { cycle } = ticks[k], width = view[1] - view[0];
        if (cycle < view[0] || cycle > view[1])
            range(cycle - width / 2, cycle + width / 2);
        redraw();
    }
    const showCode = (k) => {
        if (ticks[k] && ticks[k].function >= 0)
            state.set({ function: ticks[k].function, address: ticks[k].pc });
    };
    // What a place of the canvas shows: {tick}, {event}, or {}. Of several ticks of a bar it is the nearest one.
    function thingAt({ clientX, clientY }) {
        const { left: x0, top } = canvas.getBoundingClientRect(), cycle = cycleAt(clientX - x0), y = clientY - top, at = places();
        const lane = at.findIndex((place) => y < place.end), perPixel = (view[1] - view[0]) / canvas.clientWidth, { period } = profile().machine;
        if (lane < 0 || clientX - x0 < left())
            return {};
        if (y >= at[lane].ticks + TICKS + 2) {
            const call = at[lane].signals < 0 || y < at[lane].signals;
            return { event: events.findIndex((e) => e.lane === lane && (e.kind === 0) === call && cycle >= e.begin - 3 * perPixel && cycle <= e.end + 3 * perPixel) };
        }
        const far = (t) => Math.abs(t.cycle - period / 2 - cycle);
        const best = ticks.reduce((near, t, k) => (t.lane === lane && (near < 0 || far(t) < far(ticks[near])) ? k : near), -1);
        return { tick: best >= 0 && far(ticks[best]) <= Math.max(6 * perPixel, period) ? best : -1 };
    }
    // The ticks of the bar that has tick k, in words; of a single tick it is that one.
    function describeBar(k) {
        const n = periods(), { period } = profile().machine, b = binOf(ticks[k].cycle, period, n), bin = density(lanes, ticks, view, period, n)[ticks[k].lane].get(b);
        if (!bin || bin.all < 2)
            return describe(k);
        const parts = [...bin.parts].sort((x, y) => y[1] - x[1]).slice(0, 4).map(([f, c]) => `${f >= 0 ? profile().functions[f].name : 'no function'} ${count(c)}`);
        status.textContent = `${time(b * n * period)} to ${time((b + 1) * n * period)}, ${lanes[ticks[k].lane].label}: ${counted(bin.all, 'tick')} of ${count(n)}: ${parts.join(', ')}${bin.parts.size > 4 ? ', …' : ''}.`;
        return undefined;
    }
    function describeEvent(k) {
        const e = events[k];
        status.textContent = `${KINDS[e.kind]} ${e.name} at ${time(e.begin)}, ${lanes[e.lane].label}${e.end > e.begin ? `, ${time(e.end - e.begin)} long` : ''}${e.kind === 0 ? `: result ${e.result}` : ''}.`;
        canvas.setAttribute('aria-label', status.textContent);
    }
    function chooseEvent(k) {
        if (!events[k])
            return;
        event = k;
        describeEvent(k);
        if (events[k].end < view[0] || events[k].begin > view[1])
            range(events[k].begin - (view[1] - view[0]) / 2, events[k].begin + (view[1] - view[0]) / 2);
        redraw();
    }
    canvas.addEventListener('pointerdown', (pressed) => {
        const x = pressed.clientX - canvas.getBoundingClientRect().left;
        drag = { from: x, to: x };
    });
    canvas.addEventListener('pointermove', (moved) => {
        if (drag) {
            drag.to = moved.clientX - canvas.getBoundingClientRect().left;
            redraw();
            return;
        }
        const { tick, event: over } = thingAt(moved);
        if (over >= 0)
            describeEvent(over);
        else if (tick >= 0)
            describeBar(tick);
    });
    canvas.addEventListener('pointerup', (released) => {
        const done = drag;
        drag = null;
        if (done && Math.abs(done.to - done.from) > 5) {
            range(cycleAt(Math.min(done.from, done.to)), cycleAt(Math.max(done.from, done.to)));
            return;
        }
        const { tick, event: over } = thingAt(released);
        if (over >= 0)
            chooseEvent(over);
        else {
            choose(tick);
            showCode(tick);
        }
    });
    canvas.addEventListener('pointerleave', () => {
        drag = null;
        redraw();
    });
    canvas.addEventListener('keydown', (pressed) => {
        const lane = ticks[current] ? ticks[current].lane : 0, near = ticks[current] ? ticks[current].cycle : view[0];
        const inLane = (l) => ticks.reduce((best, t, k) => (t.lane === l && (best < 0 || Math.abs(t.cycle - near) < Math.abs(ticks[best].cycle - near)) ? k : best), -1);
        const act = { ArrowRight: () => choose(Math.min(ticks.length - 1, current + 1)), ArrowLeft: () => choose(Math.max(0, current - 1)), Home: () => choose(0),
                      End: () => choose(ticks.length - 1), ArrowDown: () => choose(inLane(lane + 1)), ArrowUp: () => choose(inLane(lane - 1)), '+': () => zoom(0.5), '-': () => zoom(2),
                      Enter: () => showCode(current), Escape: () => range(0, end),
                      PageDown: () => chooseEvent(event + 1), PageUp: () => chooseEvent(event - 1) }[pressed.key];
        if (act) {
            pressed.preventDefault();
            act();
        }
    });
    function findColours() {
        const p = profile(), counts = new Map();
        for (const tick of ticks)
            counts.set(tick.function, (counts.get(tick.function) || 0) + 1);
        const top = [...counts].filter(([f]) => f >= 0).sort((a, b) => b[1] - a[1]).slice(0, COLOURS.length);
        colours = new Map(top.map(([f], k) => [f, COLOURS[k]]));
        const chip = (name, n, colour, f) => el(f >= 0 ? 'button' : 'span', { class: 'chip', title: name, 'data-function-ticks': n, type: f >= 0 ? 'button' : null, onclick: f >= 0 ? () => state.set(p.selectionOf(f, state.get('cause'))) : () => 0 },
                                                el('span', { class: 'swatch', 'aria-hidden': 'true', style: { background: colour } }), `${p.shortName(name)} ${count(n)}`);
        const others = ticks.length - top.reduce((sum, [, n]) => sum + n, 0);
        clear(legend).append(...top.map(([f, n]) => chip(p.functions[f].name, n, colours.get(f), f)), ...(others ? [chip('other functions', others, OTHERS, -1)] : []));
    }
    // Ticks have no cause: a choice of one does not change this panel.
    function sayCause() {
        const cause = profile().selected(state.get('cause')) ? state.get('cause') : null;
        unfiltered.textContent = cause ? `Ticks have no cause: all are shown, not only those of ${cause}.` : '';
    }
    function build() {
        const p = profile();
        ({ lanes, ticks, events, omitted } = expand(p));
        end = Math.max(p.machine.period, ticks.length ? ticks[ticks.length - 1].cycle : 0, events.reduce((most, e) => Math.max(most, e.end), 0)) * 1.005;
        current = event = -1;
        canvas.setAttribute('aria-label', `${counted(ticks.length, 'tick')} of ${counted(lanes.length, 'thread')}`);
        status.textContent = `${counted(ticks.length, 'tick')} of ${counted(lanes.length, 'thread')}.` + (events.length ? ` Below the ticks: system calls and signals, ${count(events.length)} in all.` : ' System calls and signals are recorded with --timeline.');
        findColours();
        sayCause();
        range(0, end);
        canvas.style.height = `${heightOf()}px`;
    }
    const wanted = state.get('time');
    build();
    const follow = (text) => {
        const [low, high] = text === null ? [0, end] : text.split('-').map(Number);
        if (Math.abs(low - view[0]) > 1 || Math.abs(high - view[1]) > 1)
            range(low, high);
    };
    follow(wanted);
    state.on(['time'], () => follow(state.get('time')));
    state.on(['profile'], build);
    state.on(['cause'], sayCause);
    state.on(['palette'], () => redraw());
}
