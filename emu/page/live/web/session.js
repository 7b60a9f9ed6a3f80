// session.js - a program's run in the page: the machine, its ticks so far, and going back.
import { Machine, UNTIL } from './machine.js';
import { lineAt, readLines } from './lines.js';
import { Terminal } from './terminal.js';

export class Session {
    // program: {name, bytes, words, sources: {file: text}, lines: as readLines() returns them, or undefined}.
    constructor(module, program, options) {
        this.module = module;
        this.program = program;
        this.terminal = new Terminal(module);
        this.machine = new Machine(module, [['reproducible', null], ...options], this.terminal.streams);
        try {
            this.machine.load(program.name, program.bytes, program.words);
            this.functions = this.machine.functions();
            this.lines = program.lines ?? readLines(program.bytes);
        } catch (error) {
            this.free();
            throw error;
        }
        this.last = { reason: 'arrived', cycle: 0n, ticks: 0n, instructions: 0n, pc: this.machine.pc() ?? 0n, waits: false };
        this.forgetTicks();
    }

    forgetTicks() {
        this.machine.forgetPanel();
        this.numbers = new Map(); // of pcs, in the order of their first tick
        this.pcs = [];
        this.counts = [];
        this.lastTick = null;
    }

    addTicks(pcs) {
        for (const pc of pcs) {
            let n = this.numbers.get(pc);
            if (n === undefined) {
                n = this.pcs.length;
                this.numbers.set(pc, n);
                this.pcs.push(pc);
                this.counts.push(0);
            }
            this.counts[n]++;
        }
        if (pcs.length)
            this.lastTick = pcs[pcs.length - 1];
    }

    get over() {
        return this.last.reason === 'over';
    }

    run(until, n) {
        this.last = this.machine.run(until, n);
        this.addTicks(this.machine.ticks());
        if (this.last.reason === 'tick')
            this.tickAt = this.last.instructions;
        return this.last;
    }

    // Runs for about some milliseconds of the host. most: cycles, or undefined.
    runFor(milliseconds, most = Infinity) {
        const end = performance.now() + milliseconds;
        let left = most;
        do {
            const cycles = Math.max(1, Math.min(this.chunk ?? 100000, left)), begin = performance.now(), from = this.last.cycle;
            this.run(UNTIL.forCycles, Math.floor(cycles));
            left -= Number(this.last.cycle - from);
            const took = performance.now() - begin;
            if (cycles === (this.chunk ?? 100000))
                this.chunk = Math.min(5e6, Math.max(2000, cycles * Math.min(4, Math.max(.25, milliseconds / 3 / Math.max(.05, took)))));
        } while (!this.over && !this.last.waits && left >= 1 && performance.now() < end);
        return this.last;
    }

    step() {
        return this.run(UNTIL.forSteps, 1);
    }

    tick() {
        return this.run(UNTIL.forTicks, 1);
    }

    // Whether it stands where it stopped at a tick.
    atTick() {
        return this.last.instructions === this.tickAt;
    }

    // Begins again, in the past, to go to a place there: goal(session) says whether more is to be run, and runs some. Output is not repeated.
    rewind() {
        this.last = { ...this.machine.goToCycle(0), waits: false };
        this.forgetTicks();
    }

    // Goes to instruction n, or to tick n, from the beginning; in parts, so that the page answers. progress(part) may return true to end.
    async goTo({ instructions, ticks }, progress = () => false) {
        const target = instructions ?? ticks, done = () => (instructions === undefined ? this.last.ticks : this.last.instructions);
        if (done() > target || this.over)
            this.rewind();
        while (done() < target && !this.over && !this.last.waits) {
            if (instructions === undefined)
                this.run(UNTIL.tick, done() + 1n);
            else
                this.run(UNTIL.forSteps, target - done() < 400000n ? target - done() : 400000n);
            if (this.slice === undefined || performance.now() - this.slice > 30) {
                if (progress(Number(done()) / Math.max(1, Number(target))))
                    break;
                await new Promise((resolve) => { setTimeout(resolve); });
                this.slice = performance.now();
            }
        }
        return this.last;
    }

    // The {file, line} of an address, or null.
    line(address) {
        return lineAt(this.lines, address);
    }

    // The data of a report page of the run so far.
    report() {
        return this.machine.report(this.lines, this.program.sources ?? {});
    }

    // The function that contains an address, or null.
    functionAt(address) {
        let low = 0, high = this.functions.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.functions[middle].low <= address)
                low = middle + 1;
            else
                high = middle;
        }
        const f = this.functions[low - 1];
        return f && address < f.high ? f : null;
    }

    // The instructions of a function: [{address, text}]. Of a bundle each slot.
    code(f) {
        const rows = [], most = 2000;
        for (let at = f.low; at < f.high && rows.length < most;) {
            const one = this.machine.disassemble(at);
            if (!one)
                break;
            rows.push({ address: at, text: one.text });
            at += BigInt(one.size);
        }
        return rows;
    }

    // Ticks by function, the most first: [{f, ticks}].
    hottest() {
        const by = new Map();
        this.pcs.forEach((pc, n) => {
            const f = this.functionAt(pc);
            by.set(f, (by.get(f) ?? 0) + this.counts[n]);
        });
        return [...by].map(([f, ticks]) => ({ f, ticks })).sort((a, b) => b.ticks - a.ticks);
    }

    free() {
        this.machine.free();
        this.terminal.free();
    }
}
