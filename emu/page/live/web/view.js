// view.js - one machine of the page: its session, its panels, and what its buttons do.
import { clear, el } from '../../web/dom.js';
import { count, seconds } from '../../web/format.js';
import { BuffersPanel } from './panels/buffers.js';
import { CausesPanel } from './panels/causes.js';
import { FrontPanel } from './panels/front.js';
import { CodePanel } from './panels/code.js';
import { ReportLinks } from './panels/report.js';
import { RegistersPanel } from './panels/registers.js';
import { TerminalPanel } from './panels/terminal.js';
import { Session } from './session.js';

const REFRESH = 150; // milliseconds between updates of the panels while the machine runs

export class View {
    constructor(module, state, makeTrial, label) {
        Object.assign(this, { module, state, label });
        this.title = el('h2', { class: 'live-title' });
        this.figures = {};
        this.facts = el('dl', { class: 'facts live-facts' }, ['machine', 'cycles', 'time', 'ticks', 'instructions', 'speed', 'state'].map((name) => (
            el('div', { class: 'fact' }, el('dt', {}, name), this.figures[name] = el('dd', {})))));
        this.code = new CodePanel(this);
        this.buffers = new BuffersPanel(this, makeTrial);
        this.causes = new CausesPanel(this);
        this.registers = new RegistersPanel(this);
        this.terminal = new TerminalPanel(this);
        this.report = new ReportLinks(this);
        this.front = new FrontPanel(this, this.buffers.trial.dialects());
        this.panels = [this.code, this.buffers, this.causes, this.registers, this.terminal, this.report, this.front];
        this.failure = el('p', { class: 'failure', role: 'alert', hidden: true });
        this.element = el('div', { class: 'live-view', role: 'region', 'aria-label': label },
                          el('div', { class: 'live-top' }, this.title, this.facts, this.report.element, this.failure),
                          el('div', { class: 'live-panels' }, el('div', { class: 'live-main' }, this.code.element, this.terminal.element, this.registers.element),
                             el('div', { class: 'live-side' }, this.buffers.element, this.causes.element)), this.front.element);
    }

    get machine() {
        return this.session.machine;
    }

    // Begins a program. options: [[name, value]] of precis run.
    load(program, options) {
        const before = this.session;
        this.session = null;
        this.failure.hidden = true;
        try {
            this.session = new Session(this.module, program, options);
        } catch (error) {
            this.session = before;
            this.fail(error);
            return false;
        }
        before?.free();
        this.broken = false;
        this.program = program;
        this.mhz = Number(options.find(([name]) => name === 'mhz')?.[1] ?? 100);
        this.title.textContent = program.title ?? program.name;
        this.speed = null;
        this.panels.forEach((panel) => panel.reset());
        this.update(true);
        return true;
    }

    // A source file by its name, without folders.
    addSource(name, text) {
        if (!this.names(name))
            return;
        this.program.sources[name] = text;
        this.code.reset();
        this.report.reset();
        this.failure.hidden = !this.broken;
    }

    // Whether the program's debugging information names a source file.
    names(file) {
        return this.session.lines.some((line) => line.file === file);
    }

    // Shows what has gone wrong. broken: the machine cannot run on.
    fail(error, broken = false) {
        this.broken ||= broken;
        this.failure.textContent = error.message;
        this.failure.hidden = false;
    }

    // A part of a run of the host's time; returns whether there is more.
    runSome(milliseconds, cycles) {
        const { session } = this, begin = performance.now(), from = session.last;
        try {
            session.runFor(milliseconds, cycles);
        } catch (error) {
            this.fail(error, true);
            return false;
        }
        const now = performance.now(), rate = Number(session.last.instructions - from.instructions) / (now - begin) / 1000;
        this.speed = this.speed === null ? rate : .9 * this.speed + .1 * rate;
        if (!this.shown || now - this.shown > REFRESH)
            this.update(false);
        else
            this.front.update(true);
        return !session.over && !session.last.waits;
    }

    update(halted) {
        const { session, figures } = this, { last } = session;
        this.shown = performance.now();
        figures.machine.textContent = this.machine.longName;
        figures.cycles.textContent = count(Number(last.cycle));
        figures.time.textContent = seconds(Number(last.cycle), this.mhz);
        figures.ticks.textContent = count(Number(last.ticks));
        figures.instructions.textContent = count(Number(last.instructions));
        figures.speed.textContent = this.speed === null ? '–' : `${this.speed.toPrecision(3)} million/s`;
        figures.state.textContent = this.stateText(halted);
        this.terminal.update();
        this.buffers.update();
        this.causes.update();
        this.code.update(halted || session.over);
        this.report.update(!halted);
        this.front.update(!halted);
        if (halted)
            this.registers.update();
    }

    stateText(halted) {
        const { last, over } = this.session;
        if (over)
            return last.status > 128 ? `killed by signal ${last.status - 128}` : `ended, status ${last.status}`;
        if (last.waits)
            return 'waits for input';
        if (!halted)
            return 'runs';
        const f = this.session.functionAt(last.pc);
        return last.cycle ? `halted in ${f ? f.name : `0x${last.pc.toString(16)}`}` : 'ready';
    }

    note(text) {
        this.figures.state.textContent = text;
    }

    // Of the terminal: the page sets it.
    goOn() {}

    free() {
        this.session?.free();
        this.session = null;
        clear(this.element);
    }
}
