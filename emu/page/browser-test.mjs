// browser-test - uses pages in headless Chromium, and compares the numbers that they show with those that precis report prints.
//
// usage: browser-test.mjs MODULES CASES    (page-test makes both: the folder with node_modules, and cases.json)
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [modules, casesFile] = process.argv.slice(2);
const require = createRequire(path.join(modules, 'package.json'));
const puppeteer = (await import(pathToFileURL(require.resolve('puppeteer-core')))).default;
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const { cases, browser: executablePath, screenshots, everything } = JSON.parse(fs.readFileSync(casesFile));

// Most elements of a page, of whatever profile.
const MOST_NODES = 6000;
const number = (text) => Number(text.replaceAll(',', ''));
const sum = (list, of) => list.reduce((total, x) => total + of(x), 0);

// ---- what precis report prints ----

// The lines of `report`: {function: {percent, cycles, instructions, ticks, expected, bound, outside}}, by function and module.
function reportLines(test) {
    const lines = [];
    for (const line of test.text.split('\n')) {
        const exact = /^ *([\d.]+) +(\d+) +(\d+) +(\d+) +([\d.]+) +[+-][\d.]+ +([\d.]+)([ *]) +(.*) \[(.*?)(?:, process (\d+))?\]$/.exec(line);
        const sampled = /^ *([\d.]+) +(\d+) +[\d.]+  (.*) \[(.*?)(?:, process (\d+))?\]$/.exec(line);
        if (exact)
            lines.push({ cycles: Number(exact[2]), instructions: Number(exact[3]), ticks: Number(exact[4]), expected: exact[5], bound: exact[6], outside: exact[7] === '*', name: exact[8] });
        else if (sampled)
            lines.push({ ticks: Number(sampled[2]), name: sampled[3] });
    }
    return lines;
}

const causeLines = (text) => [...text.matchAll(/^ *[\d.]+ +(\d+) cycles (\S+)$/gm)].map((m) => ({ name: m[2], cycles: Number(m[1]) }));
const csvOf = (test, name) => test.csv.filter((r) => r.function === name);

// ---- the page ----

const text = (page, selector) => page.$eval(selector, (e) => e.textContent);
const rowsOf = (page) => page.$$eval('#functions tbody tr', (rows) => rows.map((r) => ({
    index: r.dataset.function, name: r.querySelector('.function-name').title, shown: r.querySelector('.function-name').textContent, outside: !!r.querySelector('.outside'),
    ...Object.fromEntries([...r.querySelectorAll('[data-column]')].map((c) => [c.dataset.column, c.textContent])) })));
// Waits for two frames, and for panels that follow when the browser is idle.
const settle = async (page) => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.waitForFunction(() => !document.querySelector('[data-pending]'));
};

const showAll = (page) => page.$eval('#functions > .panel-body > .button', (b) => {
    while (!b.hidden)
        b.click();
});

async function selectFunction(page, name) {
    await showAll(page);
    const found = await page.evaluate((wanted) => {
        const row = [...document.querySelectorAll('#functions tbody tr')].find((r) => r.querySelector('.function-name').title === wanted);
        if (row)
            row.click();
        return !!row;
    }, name);
    assert.ok(found, `no row of ${name}`);
    await settle(page);
}

// ---- tests ----

async function everyPage(page, test, log) {
    assert.deepEqual(log.problems, [], 'errors on the console');
    assert.deepEqual(log.requests, [], 'requests to the network');
    assert.ok(fs.statSync(test.page).size <= 5e6, 'more than 5 MB');
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    assert.ok(nodes < MOST_NODES, `${nodes} elements`);
    await page.evaluate(axe);
    for (const theme of ['light', 'dark']) {
        await page.click(`[data-theme-choice="${theme}"]`);
        assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
        await settle(page);
        // Only contrast depends on the theme.
        const options = { resultTypes: ['violations'], ...(theme === 'dark' ? { runOnly: ['color-contrast'] } : {}) };
        const { violations } = await page.evaluate((o) => axe.run(document, o), options);
        assert.deepEqual(violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target} ${n.failureSummary}`).join('; ')}`), [], `axe-core, ${theme}`);
    }
    await page.click('[data-theme-choice="auto"]');
}

// Boxes that an ancestor cuts sideways, in words. What scrolls by design is not cut: lines of the source. Nor is what says in its title all
// that it has no room for.
function cutBoxes() {
    const cut = new Map(), visible = (e) => { const { width, height } = e.getBoundingClientRect(); return width && height && getComputedStyle(e).visibility !== 'hidden'; };
    const says = (e) => e.textContent.trim().split('...').every((part) => e.closest('[title]')?.title.includes(part)) && getComputedStyle(e).textOverflow === 'ellipsis';
    for (const e of document.querySelectorAll('#page *')) {
        const own = [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent.trim());
        if (!visible(e) || e.closest('.skip, .visually-hidden, .source-list .text') || !(own || ['TD', 'TH', 'BUTTON', 'INPUT', 'SELECT', 'CANVAS', 'svg'].includes(e.tagName)))
            continue;
        const { left, right } = e.getBoundingClientRect();
        const clip = (a) => { const box = a.getBoundingClientRect(); return a !== e && getComputedStyle(a).overflowX !== 'visible' && (right > box.right + 1 || left < box.left - 1); };
        let by = own && !(e instanceof SVGElement) && e.clientWidth && e.scrollWidth > e.clientWidth + 1 && !says(e) ? e : e.parentElement;
        while (by && by !== e && !clip(by))
            by = by.parentElement;
        if (by && !says(e))
            cut.set(`${e.tagName}.${e.getAttribute('class')} in ${by.getAttribute('class')}`, e.textContent.slice(0, 40));
    }
    // Texts of one cell of the microscope do not lie on each other.
    for (const cell of document.querySelectorAll('.lens .cell, .lens .counter')) {
        const boxes = [...cell.querySelectorAll(':scope > text')].map((t) => [t, t.getBoundingClientRect()]);
        for (const [t, a] of boxes)
            for (const [u, b] of boxes)
                if (t !== u && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 4 && b.top < a.bottom - 4)
                    cut.set(`${t.getAttribute('class')} on ${u.getAttribute('class')}`, `${t.textContent} ${u.textContent}`);
    }
    return [...cut].map(([where, what]) => `${where}: ${what}`);
}

// On phones, tablets and screens nothing is cut, and the page does not scroll sideways.
async function widths(page, test) {
    for (const width of [390, 560, 768, 1024, 1280, 1920]) {
        await page.setViewport({ width, height: 900, isMobile: width === 390, hasTouch: width === 390 });
        await settle(page);
        assert.ok(await page.evaluate((w) => document.documentElement.scrollWidth <= w, width), `scrolls sideways at ${width} pixels`);
        assert.deepEqual(await page.evaluate(cutBoxes), [], `boxes that are cut at ${width} pixels`);
        assert.equal(await page.evaluate(() => /(?<![\d,.])1 (ticks|cycles|instructions|functions|executions)\b/.exec(document.body.innerText)?.[0]), undefined, 'a plural of one');
        if (screenshots)
            await page.screenshot({ path: path.join(screenshots, `${test.name}-${width}.png`), fullPage: true });
    }
    await page.setViewport({ width: 1440, height: 1000 });
    await settle(page);
}

async function functions(page, test) {
    const expected = reportLines(test).filter((l) => !/^0x[0-9a-f]+$/.test(l.name));
    await showAll(page);
    const rows = await rowsOf(page), key = (r) => `${r.name} ${test.exact ? r.cycles ?? number(r.cost) : ''} ${typeof r.ticks === 'number' ? r.ticks : number(r.ticks.replace(' *', ''))}`;
    const shown = rows.filter((r) => !r.name.startsWith('(no symbol)') && !r.name.startsWith('(not in'));
    assert.ok(rows.every((r) => r.shown.length <= 72 && (r.shown === r.name || r.shown.includes('...'))), 'long names are shortened');
    assert.deepEqual(shown.map(key).sort(), expected.map(key).sort(), 'functions, cycles and ticks');
    if (test.exact) {
        const figures = (r) => (r.instructions !== undefined && typeof r.instructions === 'number' ? `${r.name} ${r.instructions} ${r.expected} ± ${r.bound} ${r.outside}` : `${r.name} ${number(r.instructions)} ${r.expected} ${r.outside}`);
        assert.deepEqual(shown.map(figures).sort(), expected.map(figures).sort(), 'instructions, expected ticks, bounds, marks');
    }
    await page.click('#functions th[data-column="ticks"] button');
    const ticks = (await rowsOf(page)).map((r) => number(r.ticks.replace(' *', '')));
    assert.deepEqual(ticks, [...ticks].sort((a, b) => b - a), 'sorted by ticks');
    await page.click('#functions th[data-column="name"] button');
    const names = (await rowsOf(page)).map((r) => r.name);
    assert.equal(names.length > 1 && names[0].localeCompare(names[names.length - 1]) > 0, false, 'sorted by name');
    if (!expected.length)
        return;
    await page.type('#function-search', expected[0].name);
    assert.ok((await rowsOf(page)).some((r) => r.name === expected[0].name), 'search');
    assert.ok((await rowsOf(page)).length <= rows.length);
    await page.$eval('#function-search', (e) => {
        e.value = '';
        e.dispatchEvent(new Event('input'));
    });
    await page.click(`#functions th[data-column="${test.exact ? 'cost' : 'ticks'}"] button`);
}

// Chooses a cause, in the page, with all functions shown. Returns what the panels then show.
const filterBy = (page, selector) => page.evaluate((choice) => {
    document.querySelector(choice).click();
    const more = document.querySelector('#functions > .panel-body > .button');
    while (!more.hidden)
        more.click();
    const costs = [...document.querySelectorAll('#functions tbody tr')].map((r) => ({ name: r.querySelector('.function-name').title, cost: Number(r.querySelector('[data-column="cost"]').textContent.replaceAll(',', '')) }));
    return { note: Number(document.querySelector('#causes .note').dataset.cycles), costs };
}, selector);

async function causes(page, test) {
    const lines = causeLines(test.text), words = [...new Set(lines.map((l) => l.name.split(':')[0]))];
    const bars = await page.$$eval('.cause-bar [data-cause]', (all) => Object.fromEntries(all.map((b) => [b.dataset.cause, Number(b.dataset.cycles)])));
    for (const word of words) {
        const cycles = sum(lines.filter((l) => l.name.split(':')[0] === word), (l) => l.cycles);
        assert.equal(bars[word], cycles, `bar of ${word}`);
        const { note, costs } = await filterBy(page, `.cause-legend [data-cause="${word}"]`), top = costs[0];
        assert.equal(note, cycles, `filter by ${word}`);
        assert.equal(sum(costs, (r) => r.cost), cycles, `functions filtered by ${word}`);
        const columns = Object.keys(test.csv[0]).filter((c) => c.split(':')[0] === word);
        if (columns.length && costs.filter((r) => r.name === top.name).length === 1 && !top.name.startsWith('('))
            assert.equal(top.cost, sum(csvOf(test, top.name), (r) => sum(columns, (c) => Number(r[c]))), `${top.name}, ${word}`);
        if (word === 'stall') {
            const detail = lines.find((l) => l.name.startsWith('stall:')), chip = `.cause-details [data-cause="${detail.name}"]`;
            assert.equal((await filterBy(page, chip)).note, detail.cycles, detail.name);
            await page.$eval(chip, (b) => b.click());
        } else
            await page.$eval(`.cause-legend [data-cause="${word}"]`, (b) => b.click());
        assert.equal(await page.$eval('#causes .note', (n) => Number(n.dataset.cycles)), sum(lines, (l) => l.cycles), 'without a filter');
    }
}

// What the panels show of the chosen cause, for the selected function where a panel shows one; `all` is the figure of the cause.
async function panelsAgree(page, test, cause, all) {
    const name = await text(page, '#code .code-function'), rows = await rowsOf(page);
    const chosen = await page.$$eval('#functions tbody [aria-selected="true"]', (list) => list.map((r) => r.dataset.function)), own = rows.filter((r) => chosen.includes(r.index));
    assert.equal(sum(rows, (r) => number(r.cost)), all, `${cause}: functions`);
    assert.ok(all === 0 || rows.every((r) => number(r.cost) > 0), `${cause}: functions without it`);
    assert.deepEqual(Object.keys(rows[0] ?? {}).filter((k) => ['ticks', 'expected', 'instructions'].includes(k)), [], `${cause}: columns that have no cause`);
    for (const shape of ['icicle', 'inverse', 'flame']) {
        await page.$eval(`#flame [data-shape="${shape}"]`, (b) => b.click());
        assert.equal(await page.$eval('#flame .status', (s) => Number(s.dataset.value)), all, `${cause}: ${shape}`);
    }
    const cost = own.length ? number(own[0].cost) : 0, shown = /([\d,]+) cycles? of /.exec(await text(page, '#code .code-title'));
    assert.ok(shown || !await page.$('#code .code-list'), `${cause}: code without its cost`); // without the program there is no code
    if (shown)
        assert.equal(number(shown[1]), cost, `${cause}: the code of ${name}`);
    if (await page.$('#code .code-list') && !test.addresses)
        assert.equal(sum(Object.values(await codeCosts(page)), (c) => c), cost, `${cause}: the instructions of ${name}`);
    await settle(page);
    if (await page.$('#code .code-list') && await page.$('#microscope [data-region-cost]'))
        assert.equal(await page.$eval('#microscope [data-region-cost]', (e) => Number(e.dataset.regionCost)), cost, `${cause}: the microscope`);
    const blocks = await page.$$eval('#pipeline option[data-cost]', (list) => list.map((o) => Number(o.dataset.cost)));
    assert.ok(sum(blocks, (c) => c) <= cost, `${cause}: the blocks of ${name} have ${blocks}, it has ${cost}`);
    if (await page.$('#timeline'))
        assert.ok((await text(page, '#timeline [data-unfiltered]')).includes(cause), `${cause}: ticks are shown as they are`);
}

// Every cause, and every one of its parts: the total of each panel is the figure of the cause, and the functions that have it are those of
// the CSV format. Without --all programs with stacks and sources have every sixth part, the others two causes.
async function everyCause(page, test) {
    await page.$eval('#functions th[data-column="cost"] button', (b) => b.click());
    const found = await page.$$eval('.cause-legend [data-cause]', (list) => list.map((b) => b.dataset.cause));
    const words = everything || test.annotate ? found : found.slice(0, 2);
    const figure = (cause) => sum(Object.keys(test.csv[0]).filter((c) => c === cause || c.startsWith(`${cause}:`)), (c) => sum(test.csv, (r) => Number(r[c])));
    const before = await page.$$eval('.cause-bar [data-cause]', (all) => all.map((b) => b.getBoundingClientRect().height));
    for (const word of words) {
        await filterBy(page, `.cause-legend [data-cause="${word}"]`);
        await panelsAgree(page, test, word, figure(word));
        assert.deepEqual(await page.$$eval('.cause-bar [data-cause]', (all) => all.map((b) => b.getBoundingClientRect().height)), before, 'the bar keeps its shape');
        const parts = await page.$$eval('.cause-details [data-cause]', (list) => list.map((b) => b.dataset.cause));
        for (const part of parts.filter((_, k) => everything || test.annotate && k % 6 === 0)) {
            await filterBy(page, `.cause-details [data-cause="${part}"]`);
            await panelsAgree(page, test, part, figure(part));
        }
        const chosen = await page.$('.cause-legend [aria-pressed="true"], .cause-details [aria-pressed="true"]');
        await chosen.evaluate((b) => b.click());
    }
    assert.equal(await page.$eval('#flame .status', (s) => Number(s.dataset.value)), sum(test.csv, (r) => Number(r.cycles)), 'all cycles again');
}

// Inclusive counts of the folded format: in how many a function occurs.
function folded(test) {
    const stacks = test.folded.trim().split('\n').map((l) => /^(.*) (\d+)$/.exec(l)).filter(Boolean).map((m) => ({ frames: m[1].split(';').slice(1), count: Number(m[2]) }));
    const of = (name) => sum(stacks.filter((s) => s.frames.includes(name)), (s) => s.count);
    const ends = (name) => sum(stacks.filter((s) => s.frames.at(-1) === name), (s) => s.count);
    const callers = (name, caller) => sum(stacks.filter((s) => s.frames.includes(name) && s.frames[s.frames.indexOf(name) - 1] === caller), (s) => s.count);
    return { all: sum(stacks, (s) => s.count), of, ends, callers, frames: stacks.flatMap((s) => s.frames), count: stacks.length };
}

async function flame(page, test) {
    const status = () => page.$eval('#flame .status', (s) => ({ name: s.dataset.name, value: Number(s.dataset.value) }));
    const stacks = folded(test), weight = (r) => Number(test.exact ? r.cycles : r.ticks);
    if (!test.stacks) { // programs, modules and functions
        assert.equal((await status()).value, sum(test.csv, weight), 'all samples');
        return;
    }
    assert.equal((await status()).value, stacks.all, 'all stacks');
    const [row] = await rowsOf(page), { name } = row, only = (what) => test.csv.filter((r) => r.function === what);
    const find = (what) => page.$eval('#flame input', (e, v) => {
        e.value = v;
        e.dispatchEvent(new Event('input'));
    }, what);
    if (test.csv.filter((r) => r.function.toLowerCase().includes(name.toLowerCase())).every((r) => r.function === name)) {
        await find(name);
        assert.equal(await page.$eval('#flame [data-found]', (e) => Number(e.dataset.found)), stacks.of(name), `stacks with ${name}`);
        await find('');
        if (new Set(only(name).map((r) => r.process)).size === 1)
            assert.equal(row.inclusive, `${(100 * stacks.of(name) / stacks.all).toFixed(2)} %`, `${name} with its callees`);
    }
    // Frames of inlined calls: in each stack rounded to whole cycles.
    const inlined = [...new Set(stacks.frames)].filter((f) => ['mixed', 'twice'].includes(f));
    assert.ok(inlined.length || !stacks.frames.includes('integers'), 'the folded stacks have no inlined call');
    for (const what of inlined) {
        await find(`${what} (inlined)`);
        const cost = await page.$eval('#flame [data-found]', (e) => Number(e.dataset.found));
        assert.ok(cost && Math.abs(cost - stacks.of(what)) <= stacks.count, `${what}: ${cost}, in folded stacks ${stacks.of(what)}`);
        await find('');
    }
    await page.click('#flame [data-shape="icicle"]');
    await page.focus('#flame canvas');
    await page.keyboard.press('ArrowDown');
    const child = await status();
    assert.ok(child.value <= stacks.all && child.name !== 'all', 'the first callee');
    await page.keyboard.press('Enter');
    assert.deepEqual(await status(), child, 'enlarged');
    await page.keyboard.press('Escape');
    assert.equal((await status()).value, stacks.all, 'all again');
    await page.click('#flame [data-shape="inverse"]');
    await page.focus('#flame canvas');
    await page.keyboard.press('ArrowDown');
    const leaf = await status();
    if (leaf.name.endsWith(' (inlined)'))
        assert.ok(Math.abs(leaf.value - stacks.ends(leaf.name.slice(0, -10))) <= stacks.count, `stacks that end in ${leaf.name}`);
    else
        assert.ok(Math.abs(leaf.value - stacks.ends(leaf.name)) <= stacks.count, `stacks that end in ${leaf.name}`);
    await page.click('#flame [data-shape="sandwich"]');
    const chosen = await text(page, '#code .code-function');
    if (new Set(only(chosen).map((r) => r.process)).size === 1) {
        assert.deepEqual(await status(), { name: chosen, value: stacks.of(chosen) }, `callers and callees of ${chosen}`);
        await page.focus('#flame canvas');
        await page.keyboard.press('ArrowUp');
        const caller = await status();
        assert.ok(caller.name === chosen || stacks.callers(chosen, caller.name.replace(' (inlined)', '')) === caller.value, `${caller.name} calls ${chosen}`);
        await page.keyboard.press('Escape');
        assert.equal((await status()).name, chosen);
    }
    await page.click('#flame [data-shape="flame"]');
}

// Pages through the list of code with the keyboard's events. Returns the cost of each row that has been an element: {pc: cost}.
const codeCosts = (page) => page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const list = document.querySelector('.code-list'), seen = {}, at = () => list.getAttribute('aria-activedescendant');
    const key = async (name) => {
        list.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
        await frame();
        for (const row of list.querySelectorAll('[data-pc][data-cost]'))
            if (row.getAttribute('role') !== 'option' || !row.querySelector('.slots'))
                seen[row.dataset.pc] = Number(row.dataset.cost);
    };
    await key('Home');
    for (let before = null; at() !== before;) {
        before = at();
        await key('PageDown');
    }
    return seen;
});

async function code(page, test) {
    const top = Object.entries(test.csv.reduce((all, r) => ({ ...all, [r.function]: (all[r.function] || 0) + Number(test.exact ? r.cycles : r.ticks) }), {}))
        .filter(([name]) => name && test.csv.filter((r) => r.function === name).length > 1).sort((a, b) => b[1] - a[1])[0];
    if (!top || test.addresses || new Set(csvOf(test, top[0]).map((r) => r.process)).size > 1)
        return;
    await selectFunction(page, top[0]);
    assert.equal(await text(page, '#code .code-function'), top[0]);
    const cost = new Map(csvOf(test, top[0]).map((r) => [(BigInt(r.first) + BigInt(r.slot || 0)).toString(16), Number(test.exact ? r.cycles : r.ticks)]));
    await page.focus('.code-list');
    await page.keyboard.press('Home');
    const seen = new Map(Object.entries(await codeCosts(page)));
    for (const [pc, c] of cost)
        assert.equal(seen.get(pc), c, `cost at ${pc} of ${top[0]}`);
    assert.equal(sum([...seen.values()], (c) => c), top[1], `sum of the code of ${top[0]}`);
    await accesses(page, csvOf(test, top[0]));
}

// Accesses and misses of the first instruction in view that has some, of these rows.
async function accesses(page, rows) {
    const countsIn = (r) => Object.keys(r).filter((c) => c.startsWith('count:') && Number(r[c])).map((c) => `${c.slice(6)} ${r[c]}`).join(' ');
    const pcOf = (r) => (BigInt(r.first) + BigInt(r.slot || 0)).toString(16);
    const shown = await page.$$eval('.code-list [data-pc]', (list) => list.map((e) => e.dataset.pc));
    const row = rows.find((r) => countsIn(r) && shown.includes(pcOf(r))), pc = row && pcOf(row);
    if (!row)
        return;
    await page.$eval(`.code-list .slot[data-pc="${pc}"], .code-list [role="option"][data-pc="${pc}"]`, (e) => e.click());
    await settle(page);
    assert.equal(await page.$eval('#code [data-counts]', (e) => e.dataset.counts), countsIn(row), `accesses and misses at ${pc}`);
}

// Each stalled instruction names the producer that annotate prints, and the producer comes before it.
async function waits(page, test) {
    await selectFunction(page, 'reals');
    const part = test.annotate.slice(test.annotate.search(/^reals: /m)).split('\n\n')[0];
    const stalled = [...part.matchAll(/ ([0-9a-f]+): (.*?) +; (\w+) (\d+)$/gm)].filter((m) => Number(m[4]) > 1000);
    assert.ok(stalled.length > 0, 'reals has stalls');
    for (const [, pc, , producer, cycles] of stalled) {
        await page.evaluate((wanted) => {
            const slot = document.querySelector(`.code-list .slot[data-pc="${wanted}"], .code-list [role="option"][data-pc="${wanted}"]`);
            slot.click();
        }, pc);
        await settle(page);
        const line = await page.$$eval('#code .code-detail li', (items, c) => items.map((i) => i.textContent).find((t) => t.includes(c)), `stall:${producer}`);
        assert.ok(line && number(line.split(' ')[0]) === Number(cycles), `${pc}: ${cycles} cycles of ${producer}, the page says "${line}"`);
        assert.match(line, /waits for \S+, the result of [0-9a-f]+ /, `${pc}: producer of ${producer}`);
    }
    const to = await page.$eval('#code [data-producer]', (b) => {
        b.click();
        return b.dataset.producer;
    });
    await settle(page);
    assert.ok((await text(page, '#code .code-detail strong')).startsWith(to), 'goes to the producer');
}

async function source(page, test) {
    await selectFunction(page, 'integers');
    const shown = await page.$$eval('.source-list [data-line][data-cost]', (rows) => Object.fromEntries(rows.map((r) => [r.dataset.line, Number(r.dataset.cost)]).filter(([, c]) => c)));
    const expected = Object.fromEntries(Object.entries(test.lines).filter(([, c]) => c));
    assert.deepEqual(shown, expected, 'cycles by line, as addr2line says');
    const lines = fs.readFileSync(test.source, 'utf8').split('\n');
    for (const line of Object.keys(shown)) {
        assert.equal((await page.$eval(`.source-list [data-line="${line}"] .text`, (e) => e.textContent)).trim(), lines[line - 1].trim());
        await page.$eval(`.source-list [data-line="${line}"]`, (e) => e.click());
        assert.ok((await text(page, '#code .code-detail')).includes(`:${line}`), `line ${line} selects its code`);
    }
}

async function timeline(page, test) {
    if (!(await page.$('#timeline')))
        return;
    const all = test.exact ? sum(test.csv, (r) => Number(r.ticks)) : sum(reportLines(test), (l) => l.ticks);
    assert.equal(await page.$eval('#timeline output', (o) => Number(o.dataset.ticks)), all, 'ticks in time');
    const chips = await page.$$eval('#timeline [data-function-ticks]', (list) => list.map((c) => Number(c.dataset.functionTicks)));
    assert.equal(sum(chips, (c) => c), all, 'ticks of the colours');
    await page.focus('#timeline canvas');
    await page.keyboard.press('ArrowRight');
    assert.match(await text(page, '#timeline .status'), /^Tick 1 at /);
    await page.keyboard.press('+');
    assert.ok(await page.$eval('#timeline output', (o) => Number(o.dataset.ticks)) <= all);
    await page.keyboard.press('Escape');
    assert.equal(await page.$eval('#timeline output', (o) => Number(o.dataset.ticks)), all, 'all ticks again');
    if (test.name !== 'threads')
        return;
    await page.keyboard.press('PageDown'); // exec
    await page.keyboard.press('PageDown');
    assert.match(await text(page, '#timeline .status'), /^system call \S+ at /);
    // The bars under the pointer, from left to right, have all ticks of the lane of the last thread, which runs alone at the end.
    const canvas = await page.$('#timeline canvas');
    await canvas.evaluate((c) => c.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = await canvas.boundingBox(), bars = new Map();
    for (let at = 115; at < width; at += 3) {
        await page.mouse.move(x + at, y + height - 40);
        const bar = /^(.*) to .*, \S+ \d+.*: ([\d,]+) ticks? of ([\d,]+): work /.exec(await text(page, '#timeline .status'));
        if (bar)
            bars.set(bar[1], [number(bar[2]), number(bar[3])]);
    }
    assert.ok(bars.size > 3 && [...bars.values()].every(([n, most]) => n <= most), 'bars');
    const last = [...bars.values()].at(-2);
    assert.equal(last[0], last[1], 'the last thread runs alone at the end');
}

// From the top with the Tab key: every control is reached, and its focus is visible.
async function keyboard(page) {
    await page.focus('.skip a');
    const reached = new Set();
    for (let k = 0; k < 150; k++) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(() => {
            const e = document.activeElement, section = e.closest('section');
            return e === document.body ? null : { where: section ? section.id : e.closest('nav') ? 'nav' : 'head', tag: e.tagName, visible: e instanceof SVGElement || getComputedStyle(e).outlineStyle !== 'none' }; // SVG: a stroke
        });
        if (!at)
            break;
        assert.ok(at.visible, `the focus of ${at.tag} in ${at.where} is invisible`);
        reached.add(at.where).add(`${at.where} ${at.tag}`);
    }
    for (const id of await page.$$eval('section.panel', (all) => all.filter((s) => s.querySelector('button, input, canvas, [tabindex="0"]')).map((s) => s.id)))
        assert.ok(reached.has(id), `${id} is not reached by Tab`);
    await page.focus('#functions tbody tr[tabindex="0"]');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await settle(page);
    const last = await page.$eval('#functions tbody tr:last-child .function-name', (e) => e.title);
    assert.equal(await text(page, '#code .code-function'), last, 'Enter selects the function');
}

// The URL leads to the same view: after a reload, by Back, and whatever a stranger writes into it.
async function fragment(page, test) {
    const seen = () => page.evaluate(() => ({
        chosen: document.querySelector('#code .code-function').textContent, at: document.querySelector('#code .code-detail strong')?.textContent,
        pressed: [...document.querySelectorAll('[aria-pressed="true"][data-cause], [aria-checked="true"]')].map((b) => b.textContent), sorted: document.querySelector('#functions [aria-sort]')?.textContent,
        fields: [...document.querySelectorAll('input[type="search"], .scale-number')].map((i) => i.value), status: document.querySelector('#flame .status').textContent,
        time: document.querySelector('#timeline output')?.textContent }));
    const written = async () => {
        await new Promise((done) => setTimeout(done, 500)); // fragment.js, PAUSE
        await settle(page);
    };
    await page.goto(`${pathToFileURL(test.page).href}?first`);
    await page.waitForSelector('html[data-ready]');
    await written();
    const names = (await rowsOf(page)).map((r) => r.name), first = await seen();
    await page.evaluate((name) => {
        const set = (selector, value) => Object.assign(document.querySelector(selector), { value }).dispatchEvent(new Event('input'));
        document.querySelector('.cause-legend [data-cause="stall"]')?.click();
        [...document.querySelectorAll('#functions tbody tr')].find((r) => r.querySelector('.function-name').textContent === name)?.click();
        document.querySelector('#functions th[data-column="name"] button').click();
        set('#flame input', 'a');
        document.querySelector('#flame [data-shape="icicle"]').click();
        document.querySelector('#flame canvas').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
        document.querySelector('#flame canvas').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
        document.querySelector('#timeline canvas')?.dispatchEvent(new KeyboardEvent('keydown', { key: '+' }));
        document.querySelector('[aria-label="Next row of the table"]')?.click();
    }, names[1]);
    await written();
    const then = await seen();
    assert.notDeepEqual(then, first);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await written();
    assert.deepEqual(await seen(), then, `after a reload with ${page.url()}`);
    await page.goto(`${pathToFileURL(test.page).href}?first#function=${encodeURIComponent(names[0])}`);
    await written();
    assert.equal((await seen()).chosen, names[0], 'the function of a link');
    await page.goBack();
    await written();
    assert.deepEqual(await seen(), then, 'back again');
    for (const wrong of ['function=none&address=zz&cause=stall:NONE&profile=7&shape=x&sort=__proto__', 'zoom=constructor&time=9-1&scale=99999999999&bytes=3&dialect=none',
                         'zoom=9.9.9&time=5-5&address=ffffffffffffffff&scale=0&bytes=8&dialect=bsd43', '%', '=&&=', 'flame']) {
        await page.evaluate((hash) => { location.hash = hash; }, wrong);
        await written();
        assert.equal(await page.$('.failure'), null, wrong);
        assert.ok((await text(page, '#functions tbody')).length, wrong);
    }
    await page.goto(`${pathToFileURL(test.page).href}?again#zoom=constructor&sort=x&function=x&dialect=x`);
    await page.waitForSelector('html[data-ready]');
    await written();
    assert.deepEqual(await seen(), first, 'a fragment that fits nothing');
}

// The microscope begins with the dialect of the machine's Unix (docs/dialects.md).
async function dialect(page, test) {
    const expected = { hppa: 'hpux', ia64: 'hpux', riscv64: 'glibc', i386: 'bsd44', arm: 'glibc' }[test.isa];
    if (await page.$('#microscope'))
        assert.equal(await page.$eval('#microscope [aria-label="Dialect"] [aria-checked="true"]', (b) => b.dataset.value), expected);
}

async function model(page, test) {
    assert.ok((await text(page, '#pipeline .panel-body')).includes(`The timing model ${test.model} was read from a file`));
}

async function hostile(page, test, log) {
    assert.equal(log.dialogs, 0);
    assert.equal(await page.$$eval('img, iframe, object, embed', (all) => all.length), 0);
    assert.equal(await page.$$eval('script', (all) => all.length), 2);
    const [symbol, file, thread] = test.hostile;
    await page.focus('#timeline canvas');
    await page.keyboard.press('ArrowRight');
    assert.ok((await text(page, '#timeline .status')).includes(thread), 'the name of the thread');
    await selectFunction(page, symbol);
    assert.equal(await text(page, '#code .code-function'), symbol);
    assert.equal(await text(page, 'h1'), file);
    assert.ok((await text(page, '#code .side-head')).includes(`${file}.c`));
    assert.ok((await page.$$eval('.source-list .text', (all) => all.map((e) => e.textContent))).length > 5);
}

async function wrong(page, test) {
    await selectFunction(page, 'spin');
    const found = { 'missing-source': '[data-source="missing"]', 'newer-source': '[data-source="newer"]', 'missing-program': '[data-code="missing"]',
                    'changed-program': '[data-module="changed"]' }[test.wrong];
    assert.ok(await page.$(`#code ${found}`), `the page does not say ${test.wrong}`);
}

async function longest(page, test) {
    await selectFunction(page, 'longest');
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    assert.ok(nodes < MOST_NODES, `${nodes} elements for ${test.addresses} addresses`);
    assert.ok(csvOf(test, 'longest').length >= test.addresses);
    await page.focus('.code-list');
    await page.keyboard.press('End');
    await settle(page);
    const last = csvOf(test, 'longest').map((r) => r.first).sort().pop();
    const shown = await page.$$eval('.code-list [role="option"]', (rows) => rows.map((r) => r.dataset.pc));
    assert.ok(shown.length < 100 && shown.some((pc) => `0x${pc}` === last), `the last address ${last}`);
}

async function compare(page, test) {
    const [a, b] = test.compare.map((t) => {
        const costs = new Map();
        for (const { name, cycles } of reportLines({ text: t })) { // copies count for their function
            const base = name.replace(/(\.(part|constprop|isra|cold|\d+))+$/, '');
            costs.set(base, (costs.get(base) || 0) + cycles);
        }
        return costs;
    });
    await page.evaluate(() => {
        const more = [...document.querySelectorAll('#compare button')].find((b) => b.textContent === 'Show more');
        while (!more.hidden)
            more.click();
    });
    const rows = await page.$$eval('#compare tbody tr', (all) => all.map((r) => ({ name: r.dataset.name, was: r.dataset.was, a: Number(r.dataset.a), b: Number(r.dataset.b), delta: Number(r.dataset.delta) })));
    assert.equal(rows[0].name, 'reals');
    for (const row of rows) {
        if (row.name.startsWith('('))
            continue;
        assert.equal(row.a, a.get(row.was) || 0, `${row.name}, first profile`);
        assert.equal(row.b, b.get(row.name) || 0, `${row.name}, second profile`);
        assert.equal(row.delta, row.b - row.a);
    }
    assert.deepEqual(rows.filter((r) => r.was !== r.name).map((r) => [r.was, r.name]), [['integers', 'wholes']], 'a function with another name');
    const total = (lines) => sum([...lines.values()], (c) => c);
    assert.equal(await page.$eval('#compare [data-delta]', (e) => Number(e.dataset.delta)), total(b) - total(a), 'difference of the totals');
    await page.$eval('#compare [role="radio"]:last-child', (e) => e.click());
    await settle(page);
    const shown = await rowsOf(page);
    assert.equal(number(shown.find((r) => r.name === 'reals').cost), b.get('reals'), 'the second profile is shown');
}

async function oneCase(browser, test) {
    const page = await browser.newPage(), log = { problems: [], requests: [], dialogs: 0 };
    page.on('console', (m) => ['error', 'warning'].includes(m.type()) && log.problems.push(m.text()));
    page.on('pageerror', (e) => log.problems.push(e.message));
    page.on('request', (r) => r.url().startsWith('file:') || r.url().startsWith('data:') || r.url().startsWith('blob:') || log.requests.push(r.url()));
    page.on('dialog', (d) => {
        log.dialogs++;
        d.dismiss();
    });
    await page.setViewport({ width: 1440, height: 1000 });
    await page.goto(pathToFileURL(test.page).href);
    await page.waitForSelector('html[data-ready], .failure', { timeout: 60000 });
    if (await page.$('.failure')) {
        console.log(`FAILED ${test.name}: ${await text(page, '.failure')}`);
        return 1;
    }
    if (screenshots)
        for (const theme of ['light', 'dark']) {
            await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
            await settle(page);
            await page.screenshot({ path: path.join(screenshots, `${test.name}-${theme}.png`), fullPage: true });
        }
    const steps = [everyPage, widths];
    if (test.csv)
        steps.push(functions, flame, code, timeline, dialect);
    if (test.annotate || test.name === 'threads')
        steps.push(keyboard);
    if (test.csv && test.exact)
        steps.push(causes, everyCause);
    if (test.annotate)
        steps.push(waits, source);
    if (test.annotate || test.name === 'threads')
        steps.push(fragment);
    for (const [fact, step] of [['hostile', hostile], ['wrong', wrong], ['addresses', longest], ['compare', compare], ['model', model]])
        if (test[fact])
            steps.push(step);
    let bad = 0;
    for (const step of steps) {
        try {
            await step(page, test, log);
        } catch (error) {
            bad++;
            console.log(`FAILED ${test.name}, ${step.name}: ${error.message.slice(0, 1500)}`);
        }
    }
    if (log.problems.length) {
        bad++;
        console.log(`FAILED ${test.name}, errors on the console at the end: ${log.problems.slice(0, 3).join('; ')}`);
    }
    await page.close();
    console.log(`${bad ? 'failed' : 'ok'} ${test.name}: ${steps.map((s) => s.name).join(', ')}`);
    return bad;
}

const browser = await puppeteer.launch({ executablePath, headless: true, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--force-prefers-reduced-motion'] });
let bad = 0;
try {
    for (const test of cases)
        bad += await oneCase(browser, test);
} finally {
    await browser.close();
}
process.exit(bad ? 1 : 0);
