// wasm-test.mjs - compares the WebAssembly module of the dialects with the library built for the host.
//
//     usage: node wasm-test.mjs --module profil.wasm --tuples PROGRAM --precis PRECIS [--count N]
//
// PROGRAM prints N mappings per dialect (default 100000) and the host's answers (tuples.c). A sample of them is also put to precis map.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { HIT, MISS, STATUS, load } from './dialects.js';

const { values: options } = parseArgs({
    options: {
        module: { type: 'string' },
        tuples: { type: 'string' },
        precis: { type: 'string' },
        count: { type: 'string', default: '100000' },
    },
});
const make = await load(readFileSync(options.module));
const trial = make();
const perDialect = {};
const batch = [];
let failures = 0;

function compare(line, what, found, expected) {
    if (found === expected) return;
    if (failures++ < 10) console.error(`${what}: module ${found}, host ${expected}\n  ${line}`);
}

function ticksText(hit) {
    const status = trial.begin(trial.sprofil);
    let result;
    for (let i = 0; i < 40; i++) result = trial.tick(trial.pc, 1000);
    return [STATUS.indexOf(status), HIT.indexOf(result), hit === null ? 0n : trial.counter(hit), trial.overflow()].join(' ');
}

function check(line) {
    const [dialect, offset, size, scale, element, bits, sprofil, pc, hit, status, elements, span, text, ticks] = line.split('\t');
    const index = hit === String(MISS) ? null : BigInt(hit) / BigInt(element);
    trial.dialect(dialect).mapping({
        offset, size, scale: Number(scale), element: Number(element), addressBits: Number(bits), sprofil: sprofil === '1',
    });
    trial.pc = BigInt(pc);
    trial.sprofil = sprofil === '1';
    compare(line, 'locate', trial.locate(pc), index);
    compare(line, 'check', trial.check().status, STATUS[status]);
    compare(line, 'elements', trial.elements(), BigInt(elements));
    if (index !== null) {
        const found = trial.span(index);
        compare(line, 'span', found ? `${found.first}-${found.last}` : '', span);
    }
    if (text) {
        compare(line, 'explain', trial.explain(pc).text.replaceAll('\n', '|'), text);
        compare(line, 'ticks', ticksText(index), ticks);
    }
    const name = dialect.split(':')[0];
    perDialect[name] = (perDialect[name] ?? 0) + 1;
    // precis map --batch takes the width of addresses, and the call, for all lines.
    if (perDialect[name] % 50 === 0 && bits === '64' && (sprofil === '1') === (element !== '2'))
        batch.push({ line: `${dialect} ${element} ${scale} ${offset} ${size} ${pc}`, hit: trial.locate(pc), element: BigInt(element), offset, size, scale });
}

const child = spawn(options.tuples, [options.count], { stdio: ['ignore', 'pipe', 'inherit'] });
for await (const line of createInterface({ input: child.stdout })) check(line);

const printed = execFileSync(options.precis, ['map', '--batch', '--address-bits', '64'],
    { input: batch.map((b) => b.line).join('\n') + '\n', maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'ignore'] }).toString().trim().split('\n');
batch.forEach((b, i) => compare(b.line, 'precis map', b.hit === null ? '-' : String(b.hit * b.element), printed[i]));
compare('', 'answers of precis map', batch.length, printed.length);

const names = trial.dialects();
for (const name of names) compare('', `tuples of ${name}`, perDialect[name] ?? 0, Number(options.count));
compare('', 'tuples put to precis map', batch.length > 100, true);
console.log(`${names.length} dialects of ${options.count} tuples, ${batch.length} of them by precis map: ${failures} differences`);
process.exit(failures ? 1 : 0);
