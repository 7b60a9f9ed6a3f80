// microscope-test.mjs - uses the histogram microscope and the pipeline strip of a page in a browser without a window; every number is compared
// with what precis map, report and pipeline print for the same input.
//
//     usage: node microscope-test.mjs --precis PRECIS (--compiler GCC | --assembler VAXASM) --folder FOLDER [--browser PATH] [--shots FOLDER]
//
// GCC makes a static program, or `assemble` of the folder VAXASM one of the VAX, of which FOLDER gets profile and page; npm puts puppeteer-core and
// axe-core there, by the lock file.
// Exit status 77: no browser, compiler or modules.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: o } = parseArgs({
    options: { precis: { type: 'string' }, compiler: { type: 'string' }, assembler: { type: 'string' }, folder: { type: 'string' },
               browser: { type: 'string', default: '/usr/bin/chromium' }, shots: { type: 'string' } },
});

const run = (...words) => execFileSync(o.precis, words, { maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] }).toString();
const skip = (why) => {
    console.log(`skipped: ${why}`);
    process.exit(77);
};
if (!o.assembler && spawnSync(o.compiler, ['--version']).status !== 0)
    skip(`${o.compiler} is missing`);
if (!existsSync(o.browser))
    skip(`${o.browser} is missing`);
if (!run('report', '--help').includes('one page'))
    skip('precis has no page');

// Returns the folder with the modules of package-lock.json.
function modules() {
    const folder = resolve(o.folder), made = join(folder, 'node_modules');
    mkdirSync(folder, { recursive: true });
    if (existsSync(join(made, 'axe-core')))
        return folder;
    for (const name of ['package.json', 'package-lock.json'])
        copyFileSync(join(dirname(fileURLToPath(import.meta.url)), name), join(folder, name));
    if (spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder }).status !== 0)
        skip('npm cannot install puppeteer-core and axe-core');
    return folder;
}

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(join(modules(), 'x.js'));
const puppeteer = require('puppeteer-core');
const axe = require.resolve('axe-core/axe.min.js');

// ---- the program, its profile and its page

const SOURCE = `
#include <stdio.h>
#include "precis-profil.h"
static unsigned short counters[4096];
double reals(int n)
{
    double s = 0, k = 1.5;
    for (int i = 1; i < n; i++)
        s = s * k / (1 + s) + 1.0 / i;
    return s;
}
int divisions(int n)
{
    int s = 0;
    for (int i = 1; i < n; i++)
        s += n / i;
    return s;
}
int main(void)
{
    double sum;
    precis_profil(counters, sizeof counters, precis_text((void (*)(unsigned long))reals) & ~0xffUL, 0x8000);
    sum = reals(30000);
    precis_profil(0, 0, 0, 0);
    printf("%g %d\\n", sum, divisions(3000));
    return 0;
}
`;

// The same for the VAX, with instructions of 1 to 18 bytes: a call of profil(), and two functions.
const VAX_SOURCE = `
start:	.word 0
	pushl $0x8000
	subl3 $79, $_reals, -(sp)
	pushl $8192
	pushl $counters
	calls $4, _profil
	pushl $4000
	calls $1, _reals
	clrq -(sp)
	clrq -(sp)
	calls $4, _profil
	pushl $3000
	calls $1, _divisions
	pushl $0
	calls $1, _exit
_reals:	.word 0xc0
	movl 4(ap), r6
	nop
1:	addl3 r6, $0x12345, r0
	addl3 total, *$total, *$scratch
	movl table[r6], r1
	incl r7
	addp6 $2, *$packed, $2, *$packed, $3, *$sum
	decl r6
	tstl r6
	bgtr 1b
	ret
_divisions: .word 0xc
	movl 4(ap), r2
	clrl r3
1:	divl3 r2, 4(ap), r0
	addl2 r0, r3
	sobgtr r2, 1b
	movl r3, r0
	ret
.data
	.align 2
counters: .space 8192
total: .long 2
scratch: .long 0
packed: .byte 0x12, 0x3c
sum: .space 8
table: .space 16004
.text
.include "${o.assembler}/lib.s"
`;
const MODEL = o.assembler ? ['--cpu', 'cvax'] : [];

function makeProgram(at) {
    if (o.assembler) {
        writeFileSync(at('program.s'), VAX_SOURCE);
        execFileSync(join(o.assembler, 'assemble'), [at('program.s'), at('program')]);
        return;
    }
    writeFileSync(at('program.c'), SOURCE);
    execFileSync(o.compiler, ['-O2', '-g', '-fno-inline', '-static', '-I', join(here, '../../guest-tests/include'), '-o', at('program'), at('program.c')]);
}

function makePage() {
    const at = (name) => join(o.folder, name);
    mkdirSync(o.folder, { recursive: true });
    makeProgram(at);
    spawnSync(o.precis, ['profile', ...MODEL, '--exact', '--hz', '20000', '-o', at('profile'), at('program')], { stdio: 'ignore' });
    run('report', '-f', 'html', '-o', at('page.html'), at('profile'));
    const [, ...lines] = run('report', '-f', 'csv', at('profile')).trim().split('\n');
    const samples = lines.map((line) => {
        const field = line.match(/"[^"]*"|[^,]+/g);
        return { pc: BigInt(field[2]), ticks: Number(field[4]), cycles: Number(field[5]), function: field[7].replaceAll('"', '') };
    });
    return { page: resolve(at('page.html')), program: at('program'), samples };
}

const made = makePage();
const granule = o.assembler ? 1n : made.samples.some((s) => s.pc > 0xffffffffn) ? 16n : 4n;
const REALS = o.assembler ? '_reals' : 'reals';
const ADDRESS_BITS = granule === 16n ? '64' : '32';

// ---- precis map, for what the page shows

// The counters of pcs, as precis map answers: BigInts, null for a miss.
function map({ dialect, element, scale, offset, size }, pcs) {
    const input = pcs.map((pc) => `${dialect} ${element} ${scale} ${offset} ${size} ${pc}\n`).join('');
    const done = spawnSync(o.precis, ['map', '--batch', '--address-bits', ADDRESS_BITS], { input, maxBuffer: 1 << 28 });
    return done.stdout.toString().trim().split('\n').map((line) => (line === '-' ? null : BigInt(line) / BigInt(element)));
}

// ---- the page

const errors = [];
const browser = await puppeteer.launch({ executablePath: o.browser, headless: true, args: ['--no-sandbox'] });
const page = await browser.newPage();
page.on('console', (m) => ['error', 'warn'].includes(m.type()) && errors.push(m.text()));
page.on('pageerror', (e) => errors.push(e.message));
await page.setViewport({ width: 1280, height: 900 });
await page.goto(`file://${made.page}`);
await page.waitForSelector('#microscope .panel-body[data-ready]');

// Waits for two frames, and for the microscope, which follows a selection when the browser is idle.
const pause = async () => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.waitForFunction(() => !document.querySelector('[data-pending]'));
};
const choose = async (selector) => {
    await page.evaluate((s) => document.querySelector(s).click(), selector);
    await pause();
};
const type = async (selector, value) => {
    await page.evaluate((s, v) => {
        const input = document.querySelector(s);
        input.value = v;
        input.dispatchEvent(new Event('change', { bubbles: true }));
    }, selector, value);
    await pause();
};
const press = async (key) => {
    await page.keyboard.press(key);
    await pause();
};

// What the microscope shows.
async function shown() {
    const data = await page.evaluate(() => {
        const body = document.querySelector('#microscope'), all = (s) => [...body.querySelectorAll(s)];
        return {
            scale: body.querySelector('.scale-number').value,
            element: body.querySelector('[aria-label="Bytes of a counter"] [aria-checked="true"]').dataset.value,
            dialect: body.querySelector('[aria-label="Dialect"] [aria-checked="true"]').dataset.value,
            offset: body.querySelector('[data-setting="offset"]').value,
            size: body.querySelector('.lens').dataset.size,
            cells: all('[data-cell]').map((g) => ({ address: g.dataset.address, index: g.dataset.index, cost: Number(g.dataset.cost) })),
            counters: all('[data-counter]').map((g) => ({ index: g.dataset.counter, ticks: g.dataset.ticks, never: g.classList.contains('never') })),
            says: Object.fromEntries(all('[data-says]').map((s) => [s.dataset.says, s.textContent.trim()])),
            title: body.querySelector('.explanation h4')?.textContent ?? '',
            formula: body.querySelector('.formula')?.textContent ?? '',
        };
    });
    data.config = { dialect: data.dialect, element: Number(data.element), scale: Number(data.scale), size: data.size,
                    offset: data.offset ? BigInt(data.offset) : low };
    return data;
}

// The start of the function shown: the first sample of it that map and page know.
let low;

const FULL = { 2: 0xffffn, 4: 0xffffffffn, 8: 0xffffffffffffffffn };

// Compares cells and counters with precis map and the ticks of precis report.
async function checkPicture(what, { runs = 1, shape = (n, full) => (n > full ? full : n) } = {}) {
    const s = await shown(), { config } = s, pcs = s.cells.map((c) => BigInt(c.address));
    assert(s.cells.length > 0, `${what}: cells are shown`);
    const indexes = map(config, pcs);
    s.cells.forEach((cell, k) => assert.equal(cell.index, indexes[k] === null ? 'none' : String(indexes[k]), `${what}: ${cell.address} at ${JSON.stringify(s.config, (_, v) => (typeof v === 'bigint' ? String(v) : v))}`));
    const where = map(config, made.samples.map((x) => x.pc & ~(granule - 1n))), ticks = new Map();
    made.samples.forEach((x, k) => where[k] !== null && ticks.set(where[k], (ticks.get(where[k]) ?? 0n) + BigInt(x.ticks * runs)));
    for (const c of s.counters)
        assert.equal(c.ticks, String(shape(ticks.get(BigInt(c.index)) ?? 0n, FULL[config.element])), `${what}: ticks of counter ${c.index}`);
    for (const cell of s.cells) {
        const cycles = made.samples.filter((x) => (x.pc & ~(granule - 1n)) === BigInt(cell.address)).reduce((sum, x) => sum + x.cycles, 0);
        assert.equal(cell.cost, cycles, `${what}: cycles of ${cell.address}`);
    }
    return s;
}

// A function's name in the table of functions.
async function selectFunction(name) {
    await page.evaluate((n) => {
        const row = [...document.querySelectorAll('#functions tr[data-function]')].find((tr) => tr.textContent.includes(n));
        row.click();
    }, name);
    await pause();
    const symbols = run('disasm', '-f', name, made.program);
    low = BigInt(`0x${/^([0-9a-f]+) </m.exec(symbols)[1]}`);
    return [...symbols.matchAll(/^ *([0-9a-f]+):\t/gm)].map((m) => BigInt(`0x${m[1]}`)).filter((a) => a % granule === 0n);
}

// A counter may have more cycles than the function: its share of the function's cycles is never above all. Numbers are in words.
async function checkWords(what) {
    const words = await page.$eval('#microscope', (panel) => panel.querySelector('.scale-meaning').textContent + panel.querySelector('.counter-facts')?.textContent
        + [...panel.querySelectorAll('.counter-share, .counter title')].map((e) => e.textContent).join(' '));
    for (const [, share] of words.matchAll(/([\d.,]+) %(?!\w)/g))
        assert(Number(share) <= 100, `${what}: ${share} % in ${words}`);
    assert(!/\d{4,} (byte|cycle|tick)|\de\+|KiB/.test(words), `${what}: ${words}`);
}

// Both pictures have chosen the cell's source line.
async function checkLines() {
    const chosen = await page.$$eval('#microscope .one-lens', (all) => all.map((lens) => lens.querySelector('.line-number.chosen')?.textContent.split(':')[0]));
    assert.equal(chosen.length, 2);
    assert(chosen[0] && chosen[0].replace('line ', '') === chosen[1]?.replace('line ', ''), String(chosen));
}

const tests = {
    async 'the picture is what precis map computes'() {
        await selectFunction(REALS);
        await checkPicture('first');
    },

    async 'every row of the table, by key'() {
        await page.focus('.scale-slider');
        await press('Home');
        assert.equal((await shown()).config.scale, 0);
        const [table] = JSON.parse(run('scale', '--json', '--isa', await page.$eval('#microscope .panel-body', (body) => body.dataset.ready))), rows = table.rows.map((row) => row.pr_scale);
        for (const scale of rows) {
            await press('PageUp');
            const s = await checkPicture(`row ${scale}`);
            await checkWords(`row ${scale}`);
            assert.equal(s.config.scale, scale);
        }
        await press('PageDown');
        assert.equal((await shown()).config.scale, rows.at(-2));
    },

    async 'every scale between, by key, pointer and number'() {
        await type('.scale-number', '0x7000');
        await page.focus('.scale-slider');
        await press('ArrowRight');
        assert.equal((await checkPicture('one more')).config.scale, 0x7001);
        await press('ArrowLeft');
        await press('ArrowLeft');
        assert.equal((await checkPicture('one less')).config.scale, 0x6fff);
        const seen = new Set();
        await type('.scale-number', '0x12');
        await checkWords('7,282 bytes');
        for (const position of [300, 900, 1500, 1777, 1913]) {
            await page.$eval('.scale-slider', (slider, p) => {
                slider.value = p;
                slider.dispatchEvent(new Event('input', { bubbles: true }));
            }, position);
            seen.add((await checkPicture(`position ${position}`)).config.scale);
        }
        assert.equal(seen.size, 5);
        for (const wrong of ['-1', 'x', '0x100000000', '1.5']) {
            await type('.scale-number', '0x1234');
            await type('.scale-number', wrong);
            assert.equal((await shown()).config.scale, 0x1234, wrong);
        }
        await choose('[aria-label="Next row of the table"]');
        assert.equal((await checkPicture('next row')).config.scale, 0x2000);
        await choose('[aria-label="Previous row of the table"]');
        assert.equal((await checkPicture('previous row')).config.scale, 0x1000);
    },

    async 'sizes of counters'() {
        const sizes = await page.$$eval('[aria-label="Bytes of a counter"] button:not([disabled])', (all) => all.map((b) => b.dataset.value));
        for (const element of sizes) {
            await choose(`[aria-label="Bytes of a counter"] [data-value="${element}"]`);
            for (const scale of ['0x8000', '0x3fff', '0x20000']) {
                await type('.scale-number', scale);
                assert.equal((await checkPicture(`element ${element}`)).element, element);
            }
        }
    },

    async 'every dialect'() {
        for (const dialect of ['sunos', 'aix', 'bsd43', 'bsd211', 'bsd44', 'glibc', 'hpux']) {
            await choose(`[aria-label="Dialect"] [data-value="${dialect}"]`);
            const allowed = await page.$$eval('[aria-label="Bytes of a counter"] button:not([disabled])', (all) => all.map((b) => b.dataset.value).join());
            assert.equal(allowed, { hpux: '2,4,8', glibc: '2,4' }[dialect] ?? '2', dialect);
            for (const scale of ['0x8000', '0xffff', '0x7fff', '0x10000', '0x1001', '2']) {
                await type('.scale-number', scale);
                assert.equal((await checkPicture(`${dialect} ${scale}`)).dialect, dialect);
            }
        }
        await choose('[aria-label="Dialect"] [data-value="bsd44"]');
        await type('.scale-number', '0x10001');
        assert.notEqual((await shown()).config.scale, 0x10001, 'bsd44 has no scale above 0x10000');
        await choose('[aria-label="Dialect"] [data-value="hpux"]');
    },

    async 'a counter explains itself as precis map does'() {
        await type('.scale-number', '0x5555');
        for (const k of [0, 3]) {
            await page.evaluate((n) => document.querySelectorAll('#microscope [data-cell]')[n].dispatchEvent(new MouseEvent('click', { bubbles: true })), k);
            await pause();
            const s = await shown(), { config } = s, pc = s.cells[k].address;
            const words = ['--dialect', config.dialect, '--element', String(config.element), '--scale', String(config.scale), '--offset', String(config.offset),
                           '--size', config.size, '--address-bits', ADDRESS_BITS];
            assert.equal(s.formula, run('map', '--explain', ...words, pc));
            assert.match(s.title, new RegExp(`^counter \\[${s.cells[k].index}\\]`));
        }
    },

    async 'counters that never count, waste, and the scale that fits'() {
        const cells = await selectFunction(REALS);
        for (const [scale, element] of [['0x20000', 2], ['0x10000', 4], ['0x10000', 2], ['0x9000', 2], ['0x4000', 2]]) {
            await choose(`[aria-label="Bytes of a counter"] [data-value="${element}"]`);
            await type('.scale-number', scale);
            const s = await checkPicture(`waste ${scale}`), hit = new Set(map(s.config, cells).map(String)), all = Number(s.size) / element;
            const never = all - hit.size;
            assert.equal(s.says.waste ?? '', never ? `${never.toLocaleString('en')} counter${never === 1 ? '' : 's'} of ${all.toLocaleString('en')} can never count: ${(100 * never / all).toFixed(0)} % of the buffer is wasted.` : '');
            for (const c of s.counters)
                assert.equal(c.never, !hit.has(c.index), `counter ${c.index} at ${scale}`);
            const fit = /Scale (0x[0-9a-f]+) would (?:fit|give each)/.exec(s.says.fit ?? '');
            if (!fit) {
                assert(s.says.fits || (granule === 1n && hit.size === cells.length), JSON.stringify(s.says));
                continue;
            }
            await type('.scale-number', fit[1]);
            const fitting = await checkPicture('fitting'), indexes = map(fitting.config, cells);
            assert.equal(new Set(indexes.map(String)).size, cells.length);
            assert(fitting.says.fits || granule === 1n, JSON.stringify(fitting.says));
        }
    },

    async 'offset, size, runs and the overflow bin'() {
        await choose('[aria-label="Bytes of a counter"] [data-value="2"]');
        await type('.scale-number', granule === 16n ? '0x2000' : '0x8000');
        await type('[data-setting="offset"]', `0x${(low + 2n * granule).toString(16)}`);
        await choose('#microscope [aria-label="Earlier addresses"]');
        await checkPicture('offset');
        await type('[data-setting="size"]', '8');
        await choose('#microscope [aria-label="Go to the hottest address"]');
        const small = await checkPicture('size');
        assert.match(small.says.outside ?? small.says.off, /outside/);
        await type('[data-setting="offset"]', '');
        await type('[data-setting="size"]', '');
        await type('[data-setting="runs"]', '60000');
        const many = await checkPicture('runs', { runs: 60000 });
        assert.match(many.says.losses, /full at 65,535/);
        await choose('[aria-label="Dialect"] [data-value="bsd44"]');
        await checkPicture('wraps', { runs: 60000, shape: (n) => n & 0xffffn });
        await choose('[aria-label="Dialect"] [data-value="sunos"]');
        assert.match((await shown()).says.stopped, /switched profiling off/);
        await type('[data-setting="runs"]', '1');
        await choose('[aria-label="Dialect"] [data-value="hpux"]');
        await choose('[aria-label="Bytes of a counter"] [data-value="4"]');
        await choose('#microscope input[type="checkbox"]');
        const s = await checkPicture('overflow bin');
        const elsewhere = map(s.config, made.samples.map((x) => x.pc & ~(granule - 1n))).reduce((sum, index, k) => sum + (index === null ? made.samples[k].ticks : 0), 0);
        assert.equal(s.says.overflow, `The overflow bin has ${Number(elsewhere).toLocaleString('en')} ticks.`);
        await choose('#microscope input[type="checkbox"]');
        await choose('[aria-label="Bytes of a counter"] [data-value="2"]');
    },

    async 'a buffer that the program registered'() {
        await selectFunction(REALS);
        const dump = join(o.folder, 'dump');
        spawnSync(o.precis, ['run', ...MODEL, '--hz', '20000', `--dump-profil=${dump}`, made.program], { stdio: 'ignore' });
        const counts = new Map(readFileSync(dump, 'utf8').split('\n').map((line) => line.split(',')).filter((f) => f.length > 6 && /^\d+$/.test(f[2])).map((f) => [f[2], f[5]]));
        assert(counts.size > 3, 'the dump has counters');
        await page.select('#microscope select', '0');
        await pause();
        await choose('#microscope [aria-label="Go to the hottest address"]');
        const s = await shown();
        assert.match(s.says.registered, /registered this buffer itself/);
        assert.equal(s.config.scale, 0x8000);
        for (const c of s.counters)
            assert.equal(c.ticks, counts.get(c.index) ?? '0', `counter ${c.index}`);
        assert(s.counters.some((c) => c.ticks !== '0'));
        await page.select('#microscope select', '');
        await pause();
        await checkPicture('what if again');
    },

    async 'a cause filters the cycles'() {
        const name = await page.$eval('#causes [data-cause]', (b) => b.dataset.cause);
        const before = await shown();
        await choose(`#causes [data-cause="${name}"]`);
        const after = await shown();
        assert(after.cells.reduce((sum, c) => sum + c.cost, 0) < before.cells.reduce((sum, c) => sum + c.cost, 0));
        await choose(`#causes [data-cause="${name}"]`);
    },

    async 'windows, zoom and keys'() {
        const all = await selectFunction(REALS);
        const first = await shown();
        await choose('#microscope [aria-label="Zoom out"]');
        const wide = await checkPicture('zoom out');
        assert(wide.cells.length > first.cells.length || wide.cells.length === all.length);
        await choose('#microscope [aria-label="Zoom in"]');
        await page.evaluate(() => document.querySelector('#microscope [data-cell]').focus());
        for (let k = 0; k < all.length; k++)
            await press('ArrowLeft');
        assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), '0');
        const walked = [];
        for (let k = 0; k < all.length; k++) {
            walked.push(BigInt(await page.evaluate(() => document.activeElement.dataset.address)));
            await press('ArrowRight');
        }
        assert.deepEqual(walked, all, 'the arrow keys reach every address');
        await press('Enter');
        await press('ArrowDown');
        assert(await page.evaluate(() => document.activeElement.dataset.counter !== undefined), 'down goes to the counters');
    },

    async 'the pipeline strip is what precis pipeline prints'() {
        await page.setViewport({ width: 1920, height: 900 }); // a column per port
        await pause();
        await selectFunction(REALS);
        const strip = await page.evaluate(() => ({
            choice: document.querySelector('#pipeline select').selectedOptions[0].textContent,
            rows: [...document.querySelectorAll('#pipeline .strip-issues')].map((tr) => ({ cycle: Number(tr.dataset.cycle), texts: [...tr.querySelectorAll('button')].map((b) => b.textContent) })),
            waits: [...document.querySelectorAll('#pipeline .strip-wait')].map((tr) => [tr.dataset.cause, Number(tr.dataset.wait), tr.textContent]),
        }));
        const at = /0x[0-9a-f]+/.exec(strip.choice)[0];
        const block = JSON.parse(run('pipeline', ...MODEL, '--json', '--block', made.program, '-f', REALS)).find((b) => b.address === at);
        assert.equal(block.loop, /loop/.test(strip.choice));
        const cycles = [...new Set(block.instructions.map((i) => i.cycle))];
        assert.deepEqual(strip.rows.map((r) => r.cycle), cycles);
        assert.equal(strip.rows.reduce((n, r) => n + r.texts.length, 0), block.instructions.length);
        assert.equal(strip.rows.length + strip.waits.reduce((n, w) => n + w[1], 0), block.cycles, 'rows and waits are all cycles');
        for (const [, length, content] of strip.waits.filter((w) => w[1] > 1))
            assert(content.includes(`x${length}`), content);
        await choose('#pipeline input[type="checkbox"]');
        assert.equal(await page.$$eval('#pipeline tbody tr:not(.strip-divider)', (all) => all.length), block.cycles, 'unfolded: a row per cycle');
        await choose('#pipeline input[type="checkbox"]');
        const stalled = block.instructions.findIndex((i) => i.causes.stall && i.producer !== undefined);
        if (stalled >= 0) {
            await choose(`#pipeline [data-row="${stalled}"]`);
            const says = await page.$eval('#pipeline .strip-status', (p) => p.textContent), i = block.instructions[stalled];
            assert(says.includes(`waited ${i.causes.stall} cycle`) && says.includes(block.instructions[i.producer].address), says);
        }
        await page.setViewport({ width: 390, height: 900 });
        await pause();
        const rows = await page.$$eval('#pipeline .strip-issues', (all) => all.map((tr) => [...tr.children].map((td) => td.textContent)));
        const ports = block.instructions.map((i) => i.port);
        if (new Set(ports).size > 1) // columns of one port always fit
            assert.deepEqual(rows.map((r) => r[1]), ports, 'without room: a row per instruction');
        assert.deepEqual(rows.map((r) => r[0]).filter(Boolean).map(Number), cycles);
        await page.setViewport({ width: 1280, height: 900 });
        await pause();
    },

    async 'two profiles: both pictures show the selected source line'() {
        const both = join(resolve(o.folder), 'both.html'), profile = join(o.folder, 'profile');
        run('report', '-f', 'html', '--compare', '-o', both, profile, profile);
        await page.goto(`file://${both}`);
        await page.waitForSelector('#microscope .panel-body[data-ready]');
        await selectFunction(REALS);
        await choose('#microscope [aria-label="Go to the hottest address"]');
        await page.evaluate(() => document.querySelector('#microscope [data-main="yes"] [data-cell]').dispatchEvent(new MouseEvent('click', { bubbles: true })));
        await pause();
        if (!o.assembler) // it writes no lines
            await checkLines();
        await page.goto(`file://${made.page}`);
        await page.waitForSelector('#microscope .panel-body[data-ready]');
    },

    async 'axe-core has no complaints, in both themes and on a phone'() {
        // The page's policy forbids other scripts: axe-core needs a page without it.
        await page.setBypassCSP(true);
        await page.reload();
        await page.waitForSelector('#microscope .panel-body[data-ready]');
        await page.addScriptTag({ path: axe });
        for (const [theme, width] of [['light', 1280], ['dark', 1280], ['light', 390]]) {
            await page.setViewport({ width, height: 850 });
            await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
            await pause();
            const found = await page.evaluate(() => window.axe.run({ include: [['#microscope'], ['#pipeline']] }));
            assert.deepEqual(found.violations.map((v) => `${v.id}: ${v.nodes[0].html}`), [], `${theme}, ${width} px`);
            if (o.shots)
                for (const id of ['microscope', 'pipeline'])
                    await (await page.$(`#${id}`)).screenshot({ path: join(o.shots, `${id}-${theme}-${width}.png`) });
            const [inner, outer] = await page.evaluate(() => [document.querySelector('#microscope').scrollWidth, document.querySelector('#microscope').clientWidth]);
            assert(inner <= outer, `the microscope is wider than ${width} px`);
        }
    },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
    try {
        await test();
        console.log(`ok   ${name}`);
    } catch (error) {
        failed++;
        console.log(`FAIL ${name}: ${error.message}`);
    }
}
await browser.close();
for (const error of errors)
    console.log(`console: ${error}`);
process.exit(failed || errors.length ? 1 : 0);
