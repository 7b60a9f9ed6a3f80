// lines.js - the source lines of addresses, from the line tables (DWARF 2 to 5) of an ELF program. Damaged tables give fewer lines.

const decoder = new TextDecoder();

class Reader {
    constructor(bytes, little, at = 0, end = bytes.length) {
        Object.assign(this, { bytes, little, at, end, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length) });
    }

    number(size) {
        const { at, little } = this;
        this.at += size;
        if (this.at > this.end)
            throw new RangeError('the table is cut off');
        switch (size) {
        case 1: return this.view.getUint8(at);
        case 2: return this.view.getUint16(at, little);
        case 4: return this.view.getUint32(at, little);
        default: return Number(this.view.getBigUint64(at, little));
        }
    }

    address(size) {
        if (size !== 8)
            return BigInt(this.number(size));
        this.at += 8;
        return this.view.getBigUint64(this.at - 8, this.little);
    }

    signed8() {
        return this.number(1) << 24 >> 24;
    }

    leb(signed) {
        let value = 0, factor = 1, byte;
        do {
            byte = this.number(1);
            value += (byte & 127) * factor;
            factor *= 128;
        } while (byte & 128);
        return signed && byte & 64 ? value - factor : value;
    }

    text() {
        const end = this.bytes.indexOf(0, this.at);
        if (end < 0 || end >= this.end)
            throw new RangeError('the table is cut off');
        const text = decoder.decode(this.bytes.subarray(this.at, end));
        this.at = end + 1;
        return text;
    }
}

// The sections of an ELF file: {name: {bytes, address}}.
function sectionsOf(file) {
    const wide = file[4] === 2, little = file[5] === 1, r = new Reader(file, little), word = wide ? 8 : 4;
    const at = (offset, size) => { r.at = offset; return r.number(size); };
    const table = at(wide ? 40 : 32, word), size = at(wide ? 58 : 46, 2), count = at(wide ? 60 : 48, 2), strings = at(wide ? 62 : 50, 2);
    const section = (k) => ({ name: at(table + k * size, 4), offset: at(table + k * size + (wide ? 24 : 16), word),
                              bytes: at(table + k * size + (wide ? 32 : 20), word) });
    const names = section(strings), found = {};
    for (let k = 1; k < count; k++) {
        const s = section(k);
        r.at = names.offset + s.name;
        found[r.text()] = file.subarray(s.offset, s.offset + s.bytes);
    }
    return { found, little };
}

// An entry of the tables of folders and files of DWARF 5, by its formats.
function entry(r, formats, strings, wide) {
    const value = {};
    for (const [content, form] of formats) {
        let v;
        switch (form) {
        case 0x08: v = r.text(); break;
        case 0x0e: case 0x1f: {
            const from = strings[form === 0x0e ? '.debug_str' : '.debug_line_str'], at = r.number(wide ? 8 : 4);
            v = from ? new Reader(from, r.little, at).text() : '';
            break;
        }
        case 0x0b: v = r.number(1); break;
        case 0x05: v = r.number(2); break;
        case 0x06: v = r.number(4); break;
        case 0x0f: v = r.leb(); break;
        case 0x1e: r.at += 16; break;
        default: throw new RangeError('an unknown form');
        }
        value[content] = v;
    }
    return value;
}

function names(r, version, strings, wide) {
    const files = [];
    if (version >= 5) {
        const list = () => {
            const formats = Array.from({ length: r.number(1) }, () => [r.leb(), r.leb()]);
            const n = r.leb();
            if (n > r.end - r.at || (n && !formats.length)) // an entry has a byte at least
                throw new RangeError('the table is cut off');
            return Array.from({ length: n }, () => entry(r, formats, strings, wide)[1]);
        };
        list();
        return list();
    }
    while (r.bytes[r.at])
        r.text();
    r.at++;
    files.push('');
    while (r.bytes[r.at]) {
        files.push(r.text());
        r.leb(); r.leb(); r.leb();
    }
    r.at++;
    return files;
}

// A name for people and lists of names: one that is no text is empty.
const plain = (name) => (typeof name === 'string' ? name.replace(/[\n\0]/g, '?') : '');

// One table: appends its rows, {address, file, line}; file is null after the end of a sequence.
function readTable(r, strings, rows) {
    let length = r.number(4);
    const wide = length === 0xffffffff;
    if (wide)
        length = r.number(8);
    const end = r.at + length, version = r.number(2);
    if (end > r.end)
        throw new RangeError('the table is cut off');
    return readUnit(new Reader(r.bytes, r.little, r.at, end), version, strings, wide, rows);
}

function readUnit(r, version, strings, wide, rows) {
    const { end } = r;
    if (version < 2 || version > 5)
        return end;
    if (version >= 5)
        r.at += 2;
    const header = r.number(wide ? 8 : 4), program = r.at + header, least = r.number(1);
    if (version >= 4)
        r.at++;
    r.at++;
    const base = r.signed8(), range = r.number(1), first = r.number(1), lengths = Array.from({ length: first - 1 }, () => r.number(1));
    const files = names(r, version, strings, wide);
    r.at = program;
    let s;
    const reset = () => { s = { address: 0n, file: 1, line: 1 }; };
    const row = (last) => rows.push({ address: s.address, file: last ? null : plain(files[s.file]), line: s.line });
    const advance = (n) => { s.address += BigInt(n * least); };
    reset();
    while (r.at < end) {
        const op = r.number(1);
        if (op >= first) {
            advance(Math.floor((op - first) / range));
            s.line += base + (op - first) % range;
            row(false);
        } else if (op === 0) {
            const size = r.leb(), next = r.at + size, what = r.number(1);
            if (what === 1) {
                row(true);
                reset();
            } else if (what === 2) {
                s.address = r.address(size - 1);
            }
            r.at = next;
        } else if (op === 1) {
            row(false);
        } else if (op === 2) {
            advance(r.leb());
        } else if (op === 3) {
            s.line += r.leb(true);
        } else if (op === 4) {
            s.file = r.leb();
        } else if (op === 8) {
            advance(Math.floor((255 - first) / range));
        } else if (op === 9) {
            s.address += BigInt(r.number(2));
        } else {
            for (let k = 0; k < lengths[op - 1]; k++)
                r.leb();
        }
    }
    return end;
}

const base = (path) => path.slice(path.lastIndexOf('/') + 1);

// Rows {address, file, line} in the order of addresses, each of which holds until the next; file is null where there is no source. Files are
// names without folders.
export function readLines(file) {
    const rows = [];
    try {
        const { found, little } = sectionsOf(file), table = found['.debug_line'];
        for (const r = table && new Reader(table, little); r && r.at < r.end;)
            r.at = readTable(r, found, rows);
    } catch (error) {
        if (!(error instanceof RangeError))
            throw error;
    }
    rows.forEach((row, k) => { row.order = k; });
    rows.sort((a, b) => (a.address < b.address ? -1 : a.address > b.address ? 1 : (b.file === null) - (a.file === null) || a.order - b.order));
    return rows.map((row) => ({ ...row, file: row.file ? base(row.file) : null }));
}

// The {file, line} of an address, or null.
export function lineAt(rows, address) {
    let low = 0, high = rows.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (rows[middle].address <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return rows[low - 1]?.file ? rows[low - 1] : null;
}
