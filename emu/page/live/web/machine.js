// machine.js - a machine: libprecis through the module (live.c, ../../lib/precis.h). Numbers of 64 bits are BigInts.

export const UNTIL = { event: 0, cycle: 1, tick: 2, forCycles: 3, forTicks: 4, forSteps: 5, call: 6, exit: 7 };
const REASONS = ['over', 'cycle', 'tick', 'step', 'break', 'watch', 'call', 'return', 'signal', 'fork', 'thread', 'exec', 'exit', 'interrupted', 'arrived'];

const encoder = new TextEncoder(), decoder = new TextDecoder();

// Text and numbers in the module's memory, which may grow at each call.
export class Memory {
    constructor(module) {
        this.module = module;
    }

    // Calls fn with the address of the text, which is freed then.
    withText(text, fn) {
        const bytes = encoder.encode(text + '\0'), at = this.module._malloc(bytes.length);
        this.module.HEAPU8.set(bytes, at);
        try {
            return fn(at);
        } finally {
            this.module._free(at);
        }
    }

    withRoom(size, fn) {
        const at = this.module._malloc(size);
        try {
            return fn(at);
        } finally {
            this.module._free(at);
        }
    }

    text(at) {
        const bytes = this.module.HEAPU8;
        return at ? decoder.decode(bytes.subarray(at, bytes.indexOf(0, at))) : '';
    }

    view(at, size) {
        return new DataView(this.module.HEAPU8.buffer, at, size);
    }

    words(at, n) {
        return new BigUint64Array(this.module.HEAPU8.buffer, at, n);
    }

    // A text that the module has allocated.
    takeText(at) {
        const text = this.text(at);
        this.module._free(at);
        return text;
    }
}

let machines = 0;

export class Machine {
    // options: [[name, value or null]], of precis run; streams: descriptors of the guest's input, output and error; folder: the program's.
    constructor(module, options, streams, folder = `/machine${++machines}`) {
        this.module = module;
        this.memory = new Memory(module);
        this.live = module._live_new();
        this.m = module._live_machine(this.live);
        this.folder = folder;
        module.files.mkdirTree(this.folder);
        for (const [name, value] of options)
            this.memory.withText(name, (n) => (value === null ? this.check(module._precis_set(this.m, n, 0))
                : this.memory.withText(value, (v) => this.check(module._precis_set(this.m, n, v)))));
        streams?.forEach((fd, k) => this.check(module._precis_stream(this.m, k, fd)));
    }

    check(result) {
        if (result < 0)
            throw new Error(this.memory.text(this.module._precis_message(this.m)));
        return result;
    }

    // Loads a program's bytes. words: its arguments; from: the guest's working directory, if it is not the program's folder.
    load(name, bytes, words = [], from = this.folder) {
        const { files } = this.module;
        this.path = `${this.folder}/${name}`;
        files.writeFile(this.path, bytes);
        files.chmod(this.path, 0o755);
        files.chdir(from);
        this.memory.withText(from === this.folder ? `./${name}` : this.path, (path) => this.memory.withText(words.join('\0'), (text) => this.memory.withRoom(4 * (words.length + 2), (argv) => {
            let at = text;
            const list = this.memory.view(argv, 4 * (words.length + 2));
            list.setUint32(0, path, true);
            words.forEach((word, k) => {
                list.setUint32(4 * k + 4, at, true);
                at += encoder.encode(word).length + 1;
            });
            list.setUint32(4 * words.length + 4, 0, true);
            this.check(this.module._precis_load(this.m, path, argv, 0));
        })));
        const [isa, sampleBytes, bits, dialect, ...long] = this.memory.text(this.module._live_isa(this.live)).split(' ');
        Object.assign(this, { isa, dialect, sampleBytes: Number(sampleBytes), bits: Number(bits), longName: long.join(' ') });
        this.over = false;
        this.names = this.registerNames();
    }

    get warning() {
        return this.memory.text(this.module._precis_message(this.m));
    }

    // Runs, and returns where it stopped: {reason, cycle, ticks, instructions, pc, ...}; waits: the program waits for input.
    run(until, n = 0) {
        if (!this.live)
            throw new Error('the machine is gone');
        const waits = this.check(this.module._live_run(this.live, until, BigInt(n)));
        return { ...this.stop(), waits: waits === 1 };
    }

    stop() {
        const v = this.memory.view(this.module._live_stop(this.live), 80), word = (k) => v.getBigUint64(32 + 8 * k, true);
        const stop = { reason: REASONS[v.getUint32(4, true)], pid: v.getInt32(8, true), signal: v.getInt32(20, true), status: v.getInt32(24, true) };
        ['cycle', 'ticks', 'instructions', 'pc', 'address', 'call'].forEach((name, k) => { stop[name] = word(k); });
        this.over = stop.reason === 'over';
        return stop;
    }

    // The pcs of the ticks of the last run.
    ticks() {
        return this.memory.words(this.module._live_ticks(this.live), this.module._live_tick_count(this.live)).slice();
    }

    // Goes to the first instruction boundary at or after a cycle of the past.
    goToCycle(cycle) {
        this.module.files.chdir(this.folder); // the program is opened again, by the name that the guest knows
        this.check(this.module._precis_go_to_cycle(this.m, BigInt(cycle), this.module._live_stop(this.live)));
        return this.stop();
    }

    goToMark(mark) {
        this.module.files.chdir(this.folder);
        return this.memory.withRoom(32, (at) => {
            this.module.HEAPU8.set(mark, at);
            this.check(this.module._precis_go_to(this.m, at, this.module._live_stop(this.live)));
            return this.stop();
        });
    }

    mark() {
        return this.memory.withRoom(32, (at) => {
            this.memory.view(at, 32).setUint32(0, 32, true);
            this.check(this.module._precis_mark(this.m, at));
            return this.module.HEAPU8.slice(at, at + 32);
        });
    }

    totals() {
        return this.memory.withRoom(72, (at) => {
            this.memory.view(at, 72).setUint32(0, 72, true);
            this.check(this.module._precis_totals(this.m, at));
            const v = this.memory.view(at, 72), word = (k) => v.getBigUint64(8 + 8 * k, true);
            return { over: v.getInt32(4, true) !== 0, cycles: word(0), instructions: word(1), ticks: word(2) };
        });
    }

    // What --stats writes.
    stats() {
        return this.memory.withRoom(8, (at) => {
            this.check(this.module._precis_stats(this.m, 0, at, at + 4));
            return this.memory.text(this.memory.view(at, 4).getUint32(0, true));
        });
    }

    // ---- the front panel (panels/front.js) ----

    // Prepares the panel, with the ticks so far: counts by pc, and the last one's pc. Returns whether it can be drawn.
    openPanel(pcs, counts, last) {
        this.module.files.chdir(this.folder); // where its program is
        if (!this.module._live_panel_open(this.live))
            return false;
        const ticks = pcs.map((pc, k) => [pc, counts[k]]), isLast = ([pc]) => pc === last;
        [...ticks.filter((tick) => !isLast(tick)), ...ticks.filter(isLast)].forEach(([pc, count]) => this.module._live_panel_ticks(this.live, pc, count));
        return true;
    }

    // The run begins again.
    forgetPanel() {
        this.module._live_panel_again(this.live);
    }

    setKnob(k, text, position) {
        this.memory.withText(text, (at) => this.module._live_panel_knob(this.live, k, at, position));
    }

    setSwitch(k, on, disabled) {
        this.module._live_panel_switch(this.live, k, on, disabled);
    }

    // The pixels, or null if they are as before.
    drawPanel(scale, element, dialect, running, bytes) {
        const at = this.memory.withText(dialect, (d) => this.module._live_panel_draw(this.live, scale, element, d, running));
        return at ? new Uint8ClampedArray(this.module.HEAPU8.buffer, at, bytes) : null;
    }

    panelAt(x, y) {
        return this.module._live_panel_at(this.live, x, y);
    }

    // The data of a report page (report.html) of the run so far, which is repeated. lines: as readLines() returns them; sources: {file: text}.
    report(lines, sources) {
        const { module, memory } = this, disk = module.files, files = [...new Set(lines.map(({ file }) => file).filter(Boolean))], numbers = new Map(files.map((file, k) => [file, k]));
        const folder = `/report${this.folder}`, written = files.filter((file) => Object.hasOwn(sources, file));
        disk.mkdirTree(folder);
        try {
            written.forEach((file) => disk.writeFile(`${folder}/${file}`, sources[file]));
            const rows = module._malloc(16 * lines.length + 1), paths = encoder.encode(files.map((file) => `${folder}/${file}\n`).join('') + '\0'), names = module._malloc(paths.length);
            const view = memory.view(rows, 16 * lines.length);
            lines.forEach(({ address, file, line }, k) => {
                view.setBigUint64(16 * k, address, true);
                view.setUint32(16 * k + 8, file ? numbers.get(file) : 0xffffffff, true);
                view.setUint32(16 * k + 12, line, true);
            });
            module.HEAPU8.set(paths, names);
            module._live_lines(disk.size(this.path), rows, lines.length, names);
            disk.chdir(this.folder);
            const at = module._live_report(this.live);
            return at ? memory.text(at).trim() : this.check(-1);
        } finally {
            written.filter((file) => disk.exists(`${folder}/${file}`)).forEach((file) => disk.unlink(`${folder}/${file}`));
            disk.rmdir(folder);
        }
    }

    registerNames() {
        const names = [];
        this.memory.withRoom(4, (bits) => {
            for (let k = 0, at; (at = this.module._precis_register_name(this.m, k, bits)); k++)
                names.push({ name: this.memory.text(at), bits: this.memory.view(bits, 4).getUint32(0, true) });
        });
        return names;
    }

    // The values of registerNames(), in that order; null: no thread is left.
    registers() {
        const n = this.names.length;
        return this.memory.withRoom(8 * n, (at) => (this.module._precis_registers(this.m, at, n) < 0 ? null : this.memory.words(at, n).slice()));
    }

    pc() {
        return this.memory.withText('pc', (name) => this.memory.withRoom(8, (at) => (
            this.module._precis_get(this.m, name, at) < 0 ? null : this.memory.words(at, 1)[0])));
    }

    // {text, size} of the instruction at an address, or null.
    disassemble(address) {
        return this.memory.withRoom(200, (at) => {
            const size = this.module._precis_disassemble(this.m, address, at, 200);
            return size < 0 ? null : { text: this.memory.text(at), size };
        });
    }

    explain(address) {
        return this.memory.withRoom(4, (at) => (this.module._precis_explain(this.m, address, at) < 0 ? ''
            : this.memory.text(this.memory.view(at, 4).getUint32(0, true))));
    }

    setBreak(address, on) {
        return this.module._precis_break(this.m, address, on ? 1 : 0) === 0;
    }

    // The program's functions: [{low, high, name}], by address.
    functions() {
        const at = this.memory.withText(this.path, (path) => this.module._live_functions(path));
        return this.memory.takeText(at).split('\n').filter(Boolean).map((line) => {
            const [low, high, ...name] = line.split(' ');
            return { low: BigInt(`0x${low}`), high: BigInt(`0x${high}`), name: name.join(' ') };
        });
    }

    // The program's profil() buffers: [{offset, size, scale, element, sprofil, overflow, counts}].
    regions() {
        const n = this.module._live_profil(this.live);
        if (n <= 0)
            return [];
        const w = this.memory.words(this.module._live_regions(this.live), 8 * n).slice(), all = [];
        for (let k = 0; k < n; k++) {
            const [offset, size, scale, element, sprofil, overflow, elements, counter] = w.slice(8 * k, 8 * k + 8);
            all.push({ offset, size, scale: Number(scale), element: Number(element), sprofil: sprofil !== 0n, overflow: overflow !== 0n,
                       counts: this.memory.words(Number(counter), Number(elements)).slice() });
        }
        return all;
    }

    free() {
        const { files } = this.module;
        this.module._live_free(this.live);
        this.live = this.m = 0;
        if (this.path && files.exists(this.path))
            files.unlink(this.path);
    }
}

// Assembles a source. Returns {messages: [{line, column, text}], rows: [{line, address, bytes}], program: bytes or null}.
export function assemble(module, isa, source) {
    const memory = new Memory(module), path = '/tmp/program';
    let good = false;
    const text = memory.withText(isa, (i) => memory.withText(source, (s) => memory.withText(path, (p) => memory.withRoom(4, (ok) => {
        const at = module._live_assemble(i, s, p, ok);
        good = memory.view(ok, 4).getUint32(0, true) === 1;
        return memory.takeText(at);
    }))));
    const lines = text.split('\n').filter(Boolean);
    if (!good)
        return { rows: [], program: null, messages: lines.map((line) => {
            const [, n, column, about] = /^(\d+) (\d+) (.*)$/.exec(line);
            return { line: Number(n), column: Number(column), text: about };
        }) };
    const rows = lines.map((line) => line.split(' ')).map(([n, address, bytes]) => ({ line: Number(n), address: BigInt(`0x${address}`), bytes: Number(bytes) }));
    return { messages: [], rows, program: module.files.readFile(path) };
}
