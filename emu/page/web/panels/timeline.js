// The ticks in the order of time, a lane for each thread.
import { scaleLinear } from 'd3-scale';
import { el, clear, sharpCanvas } from '../dom.js';
import { baseName, count, counted, seconds } from '../format.js';
import { token } from '../theme.js';

export const id = 'timeline';
export const title = 'Ticks in time';
export const about = 'A lane is a thread; each tick has the colour of the function that it found running.';
export const applies = (data) => data.profiles.some((p) => p.images.some((image) => image.time));

const LANE = 40, AXIS = 22, COLUMN = 2;
// Paul Tol's "bright" scheme, and grey for the other functions.
const COLOURS = ['#4477aa', '#ee6677', '#228833', '#ccbb44', '#66ccee', '#aa3377', '#e08a2c'];
const OTHERS = '#8b92a0';
const KINDS = ['system call', 'signal', 'fork', 'exec', 'exit'];

// All ticks: {cycle, lane, function, pc, kernel}; records of several ticks become one for each, up to a limit.
const MOST = 200000;

function expand(profile) {
    const lanes = [], ticks = [], events = [];
    let omitted = 0;
    profile.images.forEach((image) => {
        const { time } = image, first = lanes.length;
        if (!time)
            return;
        time.threads.forEach((t) => lanes.push({ label: `${baseName(image.program)} ${t.tid}${t.name ? ` ${t.name}` : ''}` }));
        const { ticks: t, events: e } = time;
        omitted += t.omitted;
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
        e.begin.forEach((begin, k) => events.push({ kind: e.kind[k], begin, end: e.end[k], lane: first + e.thread[k], name: profile.texts[e.name[k]], number: e.number[k], result: e.result[k] }));
    });
    ticks.sort((a, b) => a.cycle - b.cycle);
    const used = lanes.map((_, k) => ticks.some((t) => t.lane === k) || events.some((e) => e.lane === k)), place = [];
    lanes.forEach((_, k) => place.push(used.slice(0, k).filter(Boolean).length));
    for (const thing of [...ticks, ...events])
        thing.lane = place[thing.lane];
    return { lanes: lanes.filter((_, k) => used[k]), ticks, events, omitted };
}

export function mount(element, data, state) {
    const canvas = el('canvas', { tabindex: '0', role: 'application', 'aria-roledescription': 'time line', 'aria-describedby': 'timeline-keys' });
    const status = el('p', { class: 'status', 'aria-live': 'polite' }), unfiltered = el('p', { class: 'note', 'data-unfiltered': '' }), legend = el('div', { class: 'cause-legend', role: 'group', 'aria-label': 'Functions by colour' });
    const button = (text, act) => el('button', { type: 'button', class: 'button', onclick: act }, text);
    const from = el('output', { class: 'soft' });
    element.append(el('div', { class: 'controls' }, button('Zoom in', () => zoom(0.5)), button('Zoom out', () => zoom(2)), button('Show all', () => range(0, end)), from),
                   el('div', { class: 'canvas-frame' }, el('div', { class: 'lanes' }, canvas)), status, legend, unfiltered,
                   el('p', { class: 'note', id: 'timeline-keys' }, 'Drag over a part to enlarge it. Left and right arrow go from tick to tick, plus and minus zoom, Enter shows the code.'));
    let lanes, ticks, events, omitted, end, view, colours, current = -1, drag = null;
    const profile = () => data.profiles[state.get('profile')];
    const time = (cycle) => seconds(cycle, profile().machine.mhz);

    const redraw = sharpCanvas(canvas, (context, width) => {
        const x = scaleLinear().domain(view).range([0, width]), soft = token('--soft'), line = token('--line');
        context.font = `11px ${token('--sans')}`;
        drawAxis(context, x, width, soft, line);
        const columns = lanes.map(() => new Map());
        for (const tick of ticks) {
            if (tick.cycle < view[0] || tick.cycle > view[1])
                continue;
            const at = Math.floor(x(tick.cycle) / COLUMN), column = columns[tick.lane].get(at) || { all: 0, parts: new Map() };
            columns[tick.lane].set(at, column);
            column.all++;
            column.parts.set(tick.function, (column.parts.get(tick.function) || 0) + 1);
        }
        lanes.forEach((lane, k) => {
            const top = AXIS + k * LANE + 13, height = LANE - 20;
            context.fillStyle = soft;
            context.fillText(lane.label, 4, top - 4);
            context.fillStyle = line;
            context.fillRect(0, top + height, width, 1);
            for (const [at, column] of columns[k])
                drawColumn(context, at * COLUMN, top, height, column);
        });
        drawEvents(context, x);
        if (ticks[current]) {
            context.strokeStyle = token('--accent');
            context.lineWidth = 2;
            context.strokeRect(x(ticks[current].cycle) - 3, AXIS + ticks[current].lane * LANE + 11, 6, LANE - 16);
        }
        if (drag) {
            context.globalAlpha = 0.2;
            context.fillStyle = token('--accent');
            context.fillRect(Math.min(drag.from, drag.to), 0, Math.abs(drag.to - drag.from), AXIS + lanes.length * LANE);
            context.globalAlpha = 1;
        }
    });
    function drawAxis(context, x, width, soft, line) {
        const scale = x.copy().domain(view.map((c) => c / (profile().machine.mhz * 1e6)));
        for (const t of scale.ticks(Math.max(2, Math.floor(width / 110)))) {
            context.fillStyle = line;
            context.fillRect(scale(t), 0, 1, AXIS + lanes.length * LANE);
            context.fillStyle = soft;
            context.fillText(time(t * profile().machine.mhz * 1e6), scale(t) + 4, 14);
        }
    }
    function drawColumn(context, left, top, height, column) {
        let bottom = top + height;
        for (const [f, n] of [...column.parts].sort((a, b) => a[0] - b[0])) {
            const part = height * n / column.all;
            context.fillStyle = colours.get(f) || OTHERS;
            context.fillRect(left, bottom - part, COLUMN - 0.5, part);
            bottom -= part;
        }
    }
    function drawEvents(context, x) {
        const ink = token('--ink'), signal = token('--worse');
        let last = -1;
        for (const e of events) {
            if (e.end < view[0] || e.begin > view[1])
                continue;
            const left = Math.max(0, x(e.begin)), y = AXIS + e.lane * LANE + LANE - 6;
            if (e.kind === 0 && Math.floor(left) === last)
                continue;
            last = e.kind === 0 ? Math.floor(left) : last;
            context.fillStyle = e.kind === 1 ? signal : ink;
            context.fillRect(left, y, Math.max(1, Math.min(x(e.end), x.range()[1]) - left), e.kind === 0 ? 3 : 5);
        }
    }

    function range(low, high) {
        const width = Math.max(high - low, profile().machine.period / 20);
        const first = Math.min(Math.max(0, low), Math.max(0, end - width));
        view = [first, Math.min(end, first + width)];
        const shown = ticks.filter((t) => t.cycle >= view[0] && t.cycle <= view[1]).length;
        from.textContent = `${time(view[0])} to ${time(view[1])}: ${counted(shown, 'tick')}` + (omitted ? `; ${counted(omitted, 'tick')} are not shown` : '');
        from.dataset.ticks = shown;
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
    // The tick nearest to a place of the canvas, within its lane.
    function tickAt(event) {
        const { left, top, width } = canvas.getBoundingClientRect(), cycle = view[0] + (event.clientX - left) / width * (view[1] - view[0]);
        const lane = Math.floor((event.clientY - top - AXIS) / LANE);
        let best = -1;
        ticks.forEach((t, k) => {
            if (t.lane === lane && (best < 0 || Math.abs(t.cycle - cycle) < Math.abs(ticks[best].cycle - cycle)))
                best = k;
        });
        return best >= 0 && Math.abs(ticks[best].cycle - cycle) <= 6 * (view[1] - view[0]) / width ? best : -1;
    }
    function eventAt(event) {
        const { left, top, width } = canvas.getBoundingClientRect(), cycle = view[0] + (event.clientX - left) / width * (view[1] - view[0]), slack = 3 * (view[1] - view[0]) / width;
        const y = event.clientY - top - AXIS, lane = Math.floor(y / LANE);
        return y - lane * LANE >= LANE - 9 ? events.find((e) => e.lane === lane && cycle >= e.begin - slack && cycle <= e.end + slack) : null;
    }
    canvas.addEventListener('pointerdown', (event) => {
        const x = event.clientX - canvas.getBoundingClientRect().left;
        drag = { from: x, to: x };
    });
    canvas.addEventListener('pointermove', (event) => {
        if (drag) {
            drag.to = event.clientX - canvas.getBoundingClientRect().left;
            redraw();
            return;
        }
        const k = tickAt(event), e = eventAt(event);
        if (e)
            status.textContent = `${KINDS[e.kind]} ${e.name} at ${time(e.begin)}${e.end > e.begin ? `, ${time(e.end - e.begin)} long` : ''}${e.kind === 0 ? `: result ${e.result}` : ''}.`;
        else if (k >= 0)
            describe(k);
    });
    canvas.addEventListener('pointerup', (event) => {
        const { width } = canvas.getBoundingClientRect(), cycleAt = (x) => view[0] + x / width * (view[1] - view[0]), done = drag;
        drag = null;
        if (done && Math.abs(done.to - done.from) > 5)
            range(cycleAt(Math.min(done.from, done.to)), cycleAt(Math.max(done.from, done.to)));
        else {
            const k = tickAt(event);
            choose(k);
            showCode(k);
        }
    });
    canvas.addEventListener('pointerleave', () => {
        drag = null;
        redraw();
    });
    canvas.addEventListener('keydown', (event) => {
        const lane = ticks[current] ? ticks[current].lane : 0, near = ticks[current] ? ticks[current].cycle : view[0];
        const inLane = (l) => ticks.reduce((best, t, k) => (t.lane === l && (best < 0 || Math.abs(t.cycle - near) < Math.abs(ticks[best].cycle - near)) ? k : best), -1);
        const act = { ArrowRight: () => choose(Math.min(ticks.length - 1, current + 1)), ArrowLeft: () => choose(Math.max(0, current - 1)), Home: () => choose(0),
                      End: () => choose(ticks.length - 1), ArrowDown: () => choose(inLane(lane + 1)), ArrowUp: () => choose(inLane(lane - 1)), '+': () => zoom(0.5), '-': () => zoom(2),
                      Enter: () => showCode(current), Escape: () => range(0, end) }[event.key];
        if (act) {
            event.preventDefault();
            act();
        }
    });
    function findColours() {
        const p = profile(), counts = new Map();
        for (const tick of ticks)
            counts.set(tick.function, (counts.get(tick.function) || 0) + 1);
        const top = [...counts].filter(([f]) => f >= 0).sort((a, b) => b[1] - a[1]).slice(0, COLOURS.length);
        colours = new Map(top.map(([f], k) => [f, COLOURS[k]]));
        const chip = (name, n, colour, f) => el(f >= 0 ? 'button' : 'span', { class: 'chip', 'data-function-ticks': n, type: f >= 0 ? 'button' : null, onclick: f >= 0 ? () => state.set(p.selectionOf(f, state.get('cause'))) : () => 0 },
                                                el('span', { class: 'swatch', 'aria-hidden': 'true', style: { background: colour } }), `${name} ${count(n)}`);
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
        current = -1;
        canvas.style.height = `${AXIS + Math.max(1, lanes.length) * LANE + 4}px`;
        canvas.setAttribute('aria-label', `${counted(ticks.length, 'tick')} of ${counted(lanes.length, 'thread')}`);
        status.textContent = `${counted(ticks.length, 'tick')} of ${counted(lanes.length, 'thread')}.` + (events.length ? ' The dark marks below are system calls and signals.' : '');
        findColours();
        sayCause();
        range(0, end);
    }
    build();
    state.on(['profile'], build);
    state.on(['cause'], sayCause);
    state.on(['palette'], () => redraw());
}
