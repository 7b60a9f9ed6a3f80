// main.js - the live page: programs, the buttons, one or two machines.
import { clear, el } from '../../web/dom.js';
import { followTheme } from '../../web/theme.js';
import { trials } from '../../../../profil/wasm/dialects.js';
import machines from '../machines.json';
import { start } from './module.js';
import { AssemblerPanel } from './panels/assembler.js';
import { ExercisePanel } from './panels/exercise.js';
import { makeState, readHash } from './state.js';
import { View } from './view.js';

const FRAME = 13; // milliseconds of a frame in which machines run
const SPEEDS = [['0', 'as fast as it goes'], ['100000000', 'of a 100 MHz machine'], ['10000000', '10 million cycles/s'], ['1000000', '1 million cycles/s'],
                ['10000', '10,000 cycles/s'], ['60', '60 cycles/s']];

async function fetched(path, how) {
    const response = await fetch(path);
    if (!response.ok)
        throw new Error(`${path}: ${response.status} ${response.statusText}`);
    return response[how]();
}

class Page {
    constructor(module, examples, samples) {
        Object.assign(this, { module, examples, samples });
        this.state = makeState();
        followTheme(this.state);
        this.makeTrial = trials(this.exports());
        this.views = [];
        this.dropped = new Map();
        this.running = false;
        this.turn = 0;
        this.build();
    }

    // The module's functions of profil/wasm, as dialects.js calls them.
    exports() {
        const { module } = this;
        return new Proxy({}, { get: (_, name) => (name === 'memory' ? { buffer: module.HEAPU8.buffer } : module[`_${name}`]) });
    }

    // The machines of the examples, in words.
    kinds() {
        return [...new Set(this.examples.map((e) => machines[e.isa].title))].join(' or ');
    }

    build() {
        const { state } = this;
        const button = (text, key, title, act, name) => el('button', { type: 'button', class: `button live-button ${name ?? ''}`, title: `${title} (${key})`, 'aria-keyshortcuts': key, onclick: act }, text);
        this.runButton = button('▶ Run', 'r', 'Run, or halt', () => (this.running ? this.halt() : this.run()), 'main-button');
        this.program = el('select', { onchange: () => this.choose({ program: this.program.value }) });
        this.beside = el('select', { onchange: () => this.choose({ beside: this.beside.value }) });
        this.speed = el('select', {}, SPEEDS.map(([value, text]) => el('option', { value }, text)));
        const file = el('input', { type: 'file', class: 'visually-hidden', id: 'live-file', 'aria-label': 'Open a program of your own', onchange: () => file.files[0] && this.drop(file.files[0]) });
        const hz = el('input', { type: 'number', min: '1', max: '100000', class: 'live-number', onchange: () => this.choose({ hz: Math.max(1, Math.min(100000, Number(hz.value) || 100)) }) });
        const cache = el('select', { onchange: () => this.choose({ cache: cache.value }) }, ['model', 'perfect'].map((value) => el('option', { value }, value)));
        const theme = el('select', { onchange: () => state.set({ theme: theme.value }) }, ['auto', 'light', 'dark'].map((value) => el('option', { value }, value)));
        this.show = () => {
            hz.value = String(state.get('hz'));
            cache.value = state.get('cache');
            theme.value = state.get('theme');
            this.program.value = state.get('program') || this.examples[0].name;
            this.beside.value = state.get('beside');
        };
        this.status = el('p', { class: 'visually-hidden', role: 'status' });
        this.box = el('div', { class: 'live-views' });
        this.exercise = new ExercisePanel(state, (choices) => this.choose({ ...choices, instruction: 0 }, { beside: '', hz: 100, cache: 'model', scale: 65536, element: 2 }));
        this.assembler = new AssemblerPanel(this.module, this.samples, (program) => this.runOwn(program));
        this.listPrograms();
        document.getElementById('page').replaceChildren(
            el('header', { class: 'live-head' },
               el('div', { class: 'live-name' }, el('h1', {}, 'precis'), el('p', { class: 'about' }, `A ${this.kinds()} computer with profil(), cycle by cycle, in this page. Nothing leaves it.`)),
               el('div', { class: 'controls live-choices' },
                  el('label', { class: 'field' }, 'program', this.program),
                  el('label', { class: 'button', for: 'live-file' }, 'open a file …'), file,
                  el('label', { class: 'field' }, 'beside it', this.beside),
                  el('label', { class: 'field' }, 'hz', hz), el('label', { class: 'field' }, 'cache', cache), el('label', { class: 'field' }, 'speed', this.speed),
                  el('label', { class: 'field' }, 'theme', theme))),
            el('section', { class: 'live-bar', 'aria-label': 'Controls' }, this.runButton,
               button('Step', 's', 'One instruction', () => this.step()), button('Tick', 't', 'To the next tick', () => this.tick()),
               button('◂ Step', 'z', 'Back one instruction', () => this.back('step')), button('◂ Tick', 'b', 'Back to the tick before', () => this.back('tick')),
               button('Restart', '0', 'To the beginning', () => this.restart()),
               button('Copy link', 'l', 'A link to this program at this place', () => this.copy())),
            el('main', { class: 'live-page' }, this.exercise.element, this.box, this.assembler.element), this.status);
        this.show();
        state.on(null, this.show);
        document.addEventListener('keydown', (event) => this.key(event));
        document.addEventListener('dragover', (event) => event.preventDefault());
        document.addEventListener('drop', (event) => {
            event.preventDefault();
            if (event.dataTransfer.files[0])
                this.drop(event.dataTransfer.files[0]);
        });
        window.addEventListener('hashchange', () => {
            state.set(readHash(location.hash));
            this.open();
        });
    }

    listPrograms() {
        const options = () => [...this.examples.map(({ name, title }) => el('option', { value: name }, title)),
                               ...[...this.dropped.keys()].map((name) => el('option', { value: name }, name))];
        clear(this.program).append(...options());
        clear(this.beside).append(el('option', { value: '' }, 'nothing'), ...options());
    }

    key(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName))
            return;
        const keys = { r: () => this.run(), h: () => this.halt(), s: () => this.step(), t: () => this.tick(), z: () => this.back('step'), b: () => this.back('tick'),
                       0: () => this.restart(), l: () => this.copy() };
        if (event.key === ' ' && event.target === document.body) {
            event.preventDefault();
            return this.running ? this.halt() : this.run();
        }
        return keys[event.key]?.();
    }

    async programOf(name) {
        if (this.dropped.has(name))
            return this.dropped.get(name);
        const example = this.examples.find((e) => e.name === name) ?? this.examples[0];
        if (!example.bytes) {
            example.bytes = new Uint8Array(await fetched(`examples/${example.file}`, 'arrayBuffer'));
            example.sources = {};
            for (const source of example.source)
                example.sources[source] = await fetched(`examples/${source}`, 'text');
        }
        return { ...example, name: example.program, sources: { ...example.sources } };
    }

    // Of precis run.
    options() {
        const { state } = this;
        return [['hz', String(state.get('hz'))], ['cache', state.get('cache')]];
    }

    // New choices begin the programs again; others: what the remaining ones become.
    async choose(changes, others = {}) {
        this.state.set({ ...others, tick: 0, instruction: 0, ...changes });
        await this.open();
    }

    // Begins the chosen programs, and goes to the chosen place.
    async open() {
        this.halt();
        const turn = ++this.turn; // what goes to a place ends
        await this.going;
        const names = [this.state.get('program') || this.examples[0].name, this.state.get('beside')].filter(Boolean), programs = await Promise.all(names.map((name) => this.programOf(name)));
        if (turn !== this.turn)
            return; // another choice is newer
        this.load(programs);
        await this.goTo({ ticks: this.state.get('tick'), instructions: this.state.get('instruction') });
    }

    load(programs) {
        while (this.views.length > programs.length) {
            const view = this.views.pop();
            view.element.remove();
            view.free();
        }
        while (this.views.length < programs.length) {
            const view = new View(this.module, this.state, this.makeTrial, this.views.length ? 'Second machine' : 'Machine');
            view.front.act = (name, by) => this.actPanel(name, by);
            view.front.speed = () => this.speedKnob();
            view.goOn = () => view.session.last.waits && this.run();
            this.views.push(view);
            this.box.append(view.element);
        }
        this.box.classList.toggle('two', programs.length > 1);
        programs.forEach((program, k) => this.views[k].load(program, this.options()));
    }

    // A program, or a source file of the programs that are loaded.
    async drop(file) {
        if (/\.(c|cc|cpp|cxx|h|i|s)$/i.test(file.name)) {
            const text = await file.text();
            this.loaded.forEach((view) => view.addSource(file.name, text));
            if (this.loaded.length && !this.loaded.some((view) => view.names(file.name)))
                this.loaded[0].fail(new Error(`${file.name}: no program here has debugging information with this name`));
            this.stopped();
            return;
        }
        const bytes = new Uint8Array(await file.arrayBuffer());
        const plain = file.name.replace(/[^\w.-]/g, '_').replace(/^\.*$/, 'program').slice(0, 60), name = `own-${plain}`;
        this.dropped.set(name, { name: plain, title: file.name, bytes, words: [], sources: {} });
        this.listPrograms();
        this.choose({ program: name });
    }

    runOwn(program) {
        this.halt();
        this.dropped.set('own-assembled', program);
        this.listPrograms();
        this.choose({ program: 'own-assembled' });
        this.box.scrollIntoView({ block: 'start' });
    }

    // ---- running -------------------------------------------------------------------------------------------

    get loaded() {
        return this.views.filter((view) => view.session);
    }

    run() {
        if (this.running || this.busy)
            return;
        this.running = true;
        this.runButton.textContent = '❚❚ Halt';
        this.loaded.forEach((view) => { view.speed = null; view.session.last.waits = false; view.report.update(true); });
        const frame = () => {
            if (!this.running)
                return;
            if (this.runFrame())
                requestAnimationFrame(frame);
            else
                this.halt();
        };
        requestAnimationFrame(frame);
    }

    // Of two machines the one with fewer ticks runs next.
    runFrame() {
        const speed = Number(this.speed.value), cycles = speed ? Math.max(1, Math.round(speed / 60)) : Infinity;
        const able = (view) => !view.session.over && !view.session.last.waits, many = this.loaded.length;
        if (cycles < Infinity) {
            this.loaded.filter(able).forEach((view) => view.runSome(FRAME / many, cycles));
            return this.loaded.some(able);
        }
        const end = performance.now() + FRAME;
        do {
            const next = this.loaded.filter(able).reduce((a, b) => (!a || b.session.last.ticks < a.session.last.ticks ? b : a), null);
            if (!next || (!next.runSome(many > 1 ? FRAME / 4 : FRAME) && next.broken))
                break;
        } while (performance.now() < end);
        return this.loaded.some((view) => able(view) && !view.broken);
    }

    // What a switch or a knob of the front panel does; the right button of BACK goes to the tick before.
    actPanel(name, by) {
        const acts = { run: () => this.run(), halt: () => this.halt(), step: () => this.step(), tick: () => this.tick(), back: () => this.back(by > 0 ? 'step' : 'tick'),
                       speed: () => { this.speed.selectedIndex = Math.max(0, Math.min(SPEEDS.length - 1, this.speed.selectedIndex - by)); },
                       hz: () => this.choose({ hz: Math.max(1, Math.min(100000, by > 0 ? 2 * this.state.get('hz') : Math.floor(this.state.get('hz') / 2))) }) };
        acts[name]?.();
    }

    speedKnob() {
        const { value, selectedIndex } = this.speed;
        return { text: value === '0' ? 'full' : `${Number(value) / (value >= 1e6 ? 1e6 : 1)}${value >= 1e6 ? 'M' : ''}/s`, position: 1 - selectedIndex / (SPEEDS.length - 1) };
    }

    halt() {
        const was = this.running;
        this.running = false;
        this.runButton.textContent = '▶ Run';
        if (was)
            this.stopped();
    }

    // The machines have stopped: shows them, and notes the place in the URL.
    stopped() {
        this.loaded.forEach((view) => view.update(true));
        const last = this.loaded[0]?.session.last;
        if (last)
            this.state.set({ tick: Number(last.ticks), instruction: last.reason === 'tick' || !last.instructions ? 0 : Number(last.instructions) });
    }

    each(act) {
        this.halt();
        if (this.busy)
            return;
        for (const view of this.loaded)
            try {
                view.session.last.waits = false;
                if (!view.session.over)
                    act(view.session);
            } catch (error) {
                view.fail(error, true);
            }
        this.stopped();
    }

    step() {
        this.each((session) => session.step());
    }

    tick() {
        this.each((session) => session.tick());
    }

    async back(unit) {
        this.halt();
        await this.goEach((session) => {
            const { instructions, ticks } = session.last;
            if (unit === 'step')
                return { instructions: instructions > 0n ? instructions - 1n : 0n };
            return { ticks: ticks > 0n && session.atTick() ? ticks - 1n : ticks };
        }, true);
    }

    async restart() {
        this.halt();
        await this.goEach(() => ({ instructions: 0n }), true);
    }

    async goTo({ ticks, instructions }) {
        const goal = instructions ? { instructions: BigInt(instructions) } : { ticks: BigInt(ticks) };
        await this.goEach((session) => (session === this.loaded[0].session || !instructions ? goal : { ticks: BigInt(ticks) }), false);
    }

    goEach(goal, backwards) {
        if (!this.busy)
            this.going = this.goNow(goal, backwards, this.turn);
        return this.going;
    }

    async goNow(goal, backwards, turn) {
        this.busy = true;
        try {
            for (const view of this.loaded) {
                if (turn !== this.turn)
                    break;
                const to = goal(view.session);
                if (backwards)
                    view.session.rewind();
                view.registers.reset(); // those of another place have not changed
                await view.session.goTo(to, (part) => {
                    view.note(`goes there: ${Math.round(100 * part)} %`);
                    return turn !== this.turn;
                });
            }
        } catch (error) {
            this.loaded[0]?.fail(error, true);
        } finally {
            this.busy = false;
        }
        if (turn === this.turn)
            this.stopped();
    }

    async copy() {
        this.stopped();
        try {
            await navigator.clipboard.writeText(location.href);
            this.status.textContent = 'The link is copied.';
        } catch {
            this.status.textContent = 'The link is in the address bar.';
        }
    }
}

async function main() {
    const wasm = fetched('precis.wasm', 'arrayBuffer'), list = fetched('examples/examples.json', 'json');
    const [bytes, { examples, samples }] = await Promise.all([wasm, list]);
    const page = new Page(await start(globalThis.Precis, bytes), examples, samples);
    globalThis.precisPage = page; // for tests
    await page.open();
    document.documentElement.dataset.ready = 'yes';
    if ('serviceWorker' in navigator && window.isSecureContext)
        await navigator.serviceWorker.register('worker.js');
}

main().catch((error) => {
    document.getElementById('page').replaceChildren(el('p', { class: 'failure' }, `The page cannot start: ${error.message}`));
    console.error(error.stack);
});
