// The document as the panels use it.
//
// Addresses are numbers below 2^53: the index of the address's upper word in profile.highs times 2^32, plus its lower word. They are in the
// order of the addresses, and differences within a function are differences of addresses; hexAddress() gives the text.
//
// profile.functions and profile.samples are those of all images together, and refer to each other by index:
//
//     functions[i] = {name, low, size, image, module, file, line, first, end, code}    samples first to end - 1 are its own
//     code = {offset[], text[], marks[], file[], line[], inlined[], end, waits, blocks}, a value for each instruction; null: not in the page
//     samples = {count, pc[], function[], module[], ticks[], cycles[], instructions[], parts[], path[]}; parts[k] = [cause, cycles, ...];
//                path[k]: index into profile.paths, of the names of the calls that are inlined there, the outermost first
//
// images[i].stacks[k] = [ticks, function, pc, caller's function, caller's pc, ...], the innermost first; functions are indices into
// images[i].functions, or -1. stackCycles[k] are its cycles, if they are known; of exact profiles stackParts[k] = [cause, cycles, ...], and
// their sums over all stacks are those of the samples, by cause too. callersSampled: stacks come from ticks, not from counted calls.
//
// Samples outside of functions belong to a function without a name, one for each module: it has `unknown: true`.

const HIGH = 2 ** 32;

function emptySamples() {
    return { count: 0, pc: [], function: [], module: [], image: [], ticks: [], cycles: [], instructions: [], parts: [], counts: [], path: [] };
}

class Profile {
    constructor(json) {
        Object.assign(this, { file: json.file, machine: json.machine, causes: json.causes, highs: json.highs, texts: json.texts,
                              codes: json.codes, sources: json.sources, json });
        this.shorts = new Map(Object.entries(json.shorts));
        this.paths = json.paths.map((path) => path.map((text) => json.texts[text]));
        this.exact = json.machine.exact;
        this.images = json.images;
        this.functions = [];
        this.samples = emptySamples();
        json.images.forEach((image, index) => this.addImage(image, index));
        this.merged = this.functions.some((f) => f.name.startsWith('[calls below ')); // by profile_merge_calls()
        this.sum();
    }

    addImage(image, index) {
        const firstFunction = this.functions.length, unknown = new Map();
        image.firstFunction = firstFunction;
        image.pathAt = new Map();
        for (let k = 0; k < image.callPaths.length; k += 2)
            image.pathAt.set(image.callPaths[k], image.callPaths[k + 1]);
        image.functions.forEach((f, k) => {
            const code = image.code.functions[k];
            this.functions.push({ ...f, image: index, code: code ? { ...this.codes[code.rows], ...code } : null, first: -1, end: -1 });
        });
        image.samples.pc.forEach((pc, k) => {
            const f = image.samples.function[k] >= 0 ? firstFunction + image.samples.function[k] : this.unknownIn(unknown, image, index, k);
            this.addSample(image, index, k, f);
        });
    }

    // The function without a name of the module of sample k.
    unknownIn(known, image, index, k) {
        const module = image.samples.module[k], m = image.modules[module];
        if (!known.has(module)) {
            known.set(module, this.functions.length);
            this.functions.push({ name: m ? `(no symbol) in ${m.path}` : '(not in a file)', low: m ? m.low : 0, size: m ? m.size : 0, image: index,
                                  module, file: '', line: 0, code: null, first: -1, end: -1, unknown: true });
        }
        return known.get(module);
    }

    addSample(image, index, k, f) {
        const s = this.samples, from = image.samples, owner = this.functions[f];
        if (owner.first < 0)
            owner.first = s.count;
        owner.end = s.count + 1;
        s.pc.push(from.pc[k]);
        s.function.push(f);
        s.module.push(from.module[k]);
        s.image.push(index);
        s.ticks.push(from.ticks[k]);
        s.cycles.push(this.exact ? from.cycles[k] : 0);
        s.instructions.push(this.exact ? from.instructions[k] : 0);
        s.parts.push(this.exact ? from.parts[k] : []);
        s.counts.push(this.exact ? from.counts[k] : []);
        s.path.push(from.path[k]);
        s.count++;
    }

    // Totals, by profile and by cause.
    sum() {
        const s = this.samples, total = { ticks: 0, cycles: 0, instructions: 0, byCause: this.causes.map(() => 0) };
        for (let k = 0; k < s.count; k++) {
            total.ticks += s.ticks[k];
            total.cycles += s.cycles[k];
            total.instructions += s.instructions[k];
            for (let p = 0; p < s.parts[k].length; p += 2)
                total.byCause[s.parts[k][p]] += s.parts[k][p + 1];
        }
        this.total = total;
    }

    hexAddress(address) {
        const high = this.highs[Math.floor(address / HIGH)] || 0, low = address % HIGH;
        return high ? high.toString(16) + low.toString(16).padStart(8, '0') : low.toString(16);
    }

    // The causes that a filter of the state selects, as an array of booleans; null: all cycles.
    selected(cause) {
        return cause === null || !this.exact ? null : this.causes.map((name) => name === cause || name.startsWith(`${cause}:`));
    }

    // The cycles of sample k of the selected causes; of sampled data its ticks.
    cost(k, selected) {
        const s = this.samples;
        if (!this.exact)
            return s.ticks[k];
        if (!selected)
            return s.cycles[k];
        let sum = 0;
        for (let p = 0; p < s.parts[k].length; p += 2)
            if (selected[s.parts[k][p]])
                sum += s.parts[k][p + 1];
        return sum;
    }

    // Sums of a function: {ticks, cycles, instructions, cost}; cost is that of the selected causes.
    functionSums(index, selected) {
        const s = this.samples, f = this.functions[index], sums = { ticks: 0, cycles: 0, instructions: 0, cost: 0 };
        for (let k = f.first; k >= 0 && k < f.end; k++) {
            if (s.function[k] !== index)
                continue;
            sums.ticks += s.ticks[k];
            sums.cycles += s.cycles[k];
            sums.instructions += s.instructions[k];
            sums.cost += this.cost(k, selected);
        }
        return sums;
    }

    // The parts of all samples of a function: [cause, cycles, ...].
    functionParts(index) {
        const s = this.samples, f = this.functions[index], parts = [];
        for (let k = f.first; k >= 0 && k < f.end; k++)
            if (s.function[k] === index)
                parts.push(...s.parts[k]);
        return parts;
    }

    // The cycles of the selected causes in all; without a selection all cycles, of sampled data all ticks.
    totalOf(selected) {
        if (!this.exact)
            return this.total.ticks;
        return selected ? this.total.byCause.reduce((sum, cycles, k) => sum + (selected[k] ? cycles : 0), 0) : this.total.cycles;
    }

    // The function with the highest cost among those with code: {function, address}, both null if there are none.
    hottest() {
        let best = null, most = 0;
        this.functions.forEach((f, k) => {
            const { cost } = this.functionSums(k, null);
            if (cost > most && f.code)
                [best, most] = [k, cost];
        });
        return this.selectionOf(best);
    }

    // A function and, in it, the address with the highest cost of a cause.
    selectionOf(index, cause = null) {
        const f = this.functions[index], selected = this.selected(cause);
        let address = f ? f.low : null, most = 0;
        for (let k = f ? f.first : -1; k >= 0 && k < f.end; k++)
            if (this.samples.function[k] === index && this.cost(k, selected) > most)
                [address, most] = [this.samples.pc[k], this.cost(k, selected)];
        return { function: index, address };
    }

    // The causes by their word before the colon, with cycles: [{name, cycles, parts: [{name, cycles}]}], in the profile's order,
    // the parts by their cycles.
    causeGroups() {
        const groups = new Map();
        this.causes.forEach((name, k) => {
            const cycles = this.total.byCause[k], word = name.split(':')[0];
            if (!cycles)
                return;
            const group = groups.get(word) || { name: word, cycles: 0, parts: [] };
            groups.set(word, group);
            group.cycles += cycles;
            if (name !== word)
                group.parts.push({ name, cycles });
        });
        for (const group of groups.values())
            group.parts.sort((a, b) => b.cycles - a.cycles);
        return [...groups.values()];
    }

    // A function's name, or a long one's short form; "NAME (inlined)" likewise.
    shortName(name) {
        const full = name.replace(/ \(inlined\)$/, '');
        return this.shorts.has(full) ? this.shorts.get(full) + name.slice(full.length) : name;
    }

    // The instructions of the class of producers that a cause names, or ''.
    producersOf(cause) {
        return this.json.causeAbout[this.causes.indexOf(cause)] ?? '';
    }

    moduleOf(f) {
        return f.module >= 0 ? this.images[f.image].modules[f.module] : null;
    }
}

export function createModel(json) {
    return { profiles: json.profiles.map((p) => new Profile(p)), json };
}
