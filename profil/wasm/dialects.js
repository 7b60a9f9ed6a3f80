// dialects.js - the C library of profil()'s dialects, compiled to WebAssembly (exports.c), for JavaScript. Addresses, sizes and counts are
// BigInts.

export const MISS = 0xffffffffffffffffn;
export const STATUS = ['OK', 'E2BIG', 'EFAULT', 'EINVAL', 'ENOMEM', 'ENOSYS'];
export const HIT = ['idle', 'counted', 'missed', 'stopped', 'lost', 'SIGSEGV', 'SIGPROF'];

const NO_SUCH_CALL = 52; // WASI's ENOSYS: the library has no files

// Loads the module from its bytes. Returns a function that makes trials.
export async function load(bytes) {
    const module = await WebAssembly.compile(bytes);
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
        imports[from] ??= {};
        imports[from][name] = () => NO_SUCH_CALL;
    }
    const { exports } = await WebAssembly.instantiate(module, imports);
    exports._initialize();
    return trials(exports);
}

// Returns a function that makes trials, of a module that has exports.c among others.
export const trials = (exports) => () => new Trial(exports);

// One configuration: a dialect and a mapping, and after begin() the counters that ticks leave.
class Trial {
    #c;
    #t;

    constructor(exports) {
        this.#c = exports;
        this.#t = exports.trial_new();
        if (!this.#t) throw new Error('out of memory');
    }

    free() {
        this.#c.trial_free(this.#t);
    }

    get #text() {
        const bytes = new Uint8Array(this.#c.memory.buffer, this.#c.trial_text(this.#t));
        return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    }

    set #text(value) {
        const at = this.#c.trial_text(this.#t);
        const bytes = new TextEncoder().encode(value).subarray(0, 4095);
        const memory = new Uint8Array(this.#c.memory.buffer);
        memory.set(bytes, at);
        memory[at + bytes.length] = 0;
    }

    // The names of all dialects.
    dialects() {
        this.#c.trial_dialects(this.#t);
        return this.#text.trim().split('\n');
    }

    // Selects a dialect, "name" or "name:option,...". Throws an Error with the library's message.
    dialect(name) {
        this.#text = name;
        if (!this.#c.trial_dialect(this.#t)) throw new Error(this.#text);
        return this;
    }

    // The dialect's choices: {property: {choice, decides, meaning}}.
    properties() {
        this.#c.trial_properties(this.#t);
        const lines = this.#text.trim().split('\n');
        return Object.fromEntries(lines.map((line) => {
            const [property, choice, decides, meaning] = line.split('\t');
            return [property, { choice, decides, meaning }];
        }));
    }

    // The counter sizes that the dialect has, in bytes.
    elementSizes() {
        return this.properties().elements.choice.split('+').map(Number);
    }

    mapping({ offset, size, scale, element, addressBits = 64, sprofil = element !== 2 }) {
        this.element = BigInt(element);
        this.#c.trial_mapping(this.#t, BigInt(offset), BigInt(size), scale >>> 0, element, addressBits, sprofil);
        return this;
    }

    // Whether a call can have this mapping: {status, why}; status is "OK" or the name of an error.
    check() {
        const status = STATUS[this.#c.trial_check(this.#t)];
        return { status, why: this.#text };
    }

    // The number of counters.
    elements() {
        return BigInt.asUintN(64, this.#c.trial_elements(this.#t));
    }

    #index(hit) {
        const offset = BigInt.asUintN(64, hit);
        return offset === MISS ? null : offset / this.element;
    }

    // The index of the counter of a pc; null: a miss.
    locate(pc) {
        return this.#index(this.#c.trial_locate(this.#t, BigInt(pc)));
    }

    // The indexes of the counters of many pcs, a BigUint64Array; MISS: a miss.
    locateAll(pcs) {
        const at = this.#c.trial_addresses(this.#t, pcs.length);
        if (!at) throw new Error('out of memory');
        const room = new BigUint64Array(this.#c.memory.buffer, at, pcs.length);
        room.set(pcs);
        this.#c.trial_locate_all(this.#t, pcs.length);
        return room.slice();
    }

    // As locate(), with the arithmetic as lines of text: {index, text}.
    explain(pc) {
        const index = this.#index(this.#c.trial_explain(this.#t, BigInt(pc)));
        return { index, text: this.#text };
    }

    // The first and last address that count in a counter, or null.
    span(index) {
        if (!this.#c.trial_span(this.#t, BigInt(index) * this.element)) return null;
        const c = this.#c;
        return { first: BigInt.asUintN(64, c.trial_first(this.#t)), last: BigInt.asUintN(64, c.trial_last(this.#t)) };
    }

    // The program calls profil() or sprofil(), with an overflow bin or without. Returns "OK" or the name of an error.
    begin(overflow = false) {
        return STATUS[this.#c.trial_begin(this.#t, overflow)];
    }

    // n ticks at a pc. Returns one of HIT.
    tick(pc, n = 1) {
        return HIT[this.#c.trial_tick(this.#t, BigInt(pc), n)];
    }

    // Whether profiling is on: a tick may have switched it off.
    isOn() {
        return this.#c.trial_is_on(this.#t) !== 0;
    }

    counter(index) {
        return BigInt.asUintN(64, this.#c.trial_counter(this.#t, BigInt(index)));
    }

    overflow() {
        return BigInt.asUintN(64, this.#c.trial_overflow(this.#t));
    }
}
