// live-browser-test - uses the live page in headless Chromium or Firefox.
//
// usage: live-browser-test.mjs MODULES FACTS    (live-test makes both: the folder with node_modules, and facts.json)
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [modules, factsFile] = process.argv.slice(2);
const require = createRequire(path.join(modules, 'package.json'));
const puppeteer = (await import(pathToFileURL(require.resolve('puppeteer-core')))).default;
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const facts = JSON.parse(fs.readFileSync(factsFile));

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.json': 'application/json' };
const server = http.createServer((request, response) => {
    const file = path.join(facts.page, path.normalize(decodeURIComponent(request.url.split(/[?#]/)[0])).replace(/\/$/, '/index.html'));
    if (!fs.existsSync(file)) {
        response.writeHead(404);
        return response.end();
    }
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    return response.end(fs.readFileSync(file));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => { server.once('listening', resolve); });
const address = `http://127.0.0.1:${server.address().port}/`;

const firefox = /firefox/.test(facts.browser);
const browser = await puppeteer.launch({ executablePath: facts.browser, browser: firefox ? 'firefox' : 'chrome', headless: true,
                                         args: firefox ? [] : ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
const page = await browser.newPage(), problems = [];
page.on('console', (message) => ['error', 'warning', 'warn'].includes(message.type()) && problems.push(message.text()));
page.on('pageerror', (error) => problems.push(error.message));
page.on('request', (request) => !request.url().startsWith(address) && !request.url().startsWith('data:') && problems.push(`a request for ${request.url()}`));

const number = (text) => Number(text.replaceAll(',', ''));
const facts_ = (view = 0) => page.evaluate((k) => Object.fromEntries([...document.querySelectorAll('.live-view')[k].querySelectorAll('.live-facts .fact')]
    .map((f) => [f.querySelector('dt').textContent, f.querySelector('dd').textContent])), view);
const idle = () => page.waitForFunction(() => !globalThis.precisPage.busy && !globalThis.precisPage.running, { timeout: 240000 });

async function open(hash, width = 1400, height = 1200) {
    await page.setViewport({ width, height });
    await page.goto('about:blank');
    await page.goto(address + hash);
    await page.waitForFunction(() => document.documentElement.dataset.ready, { timeout: 240000 });
    await idle();
}

async function press(key) {
    await page.keyboard.press(key);
    await idle();
}

async function picture(name) {
    if (facts.screenshots)
        await page.screenshot({ path: path.join(facts.screenshots, `live-${name}.png`), fullPage: true });
}

async function accessible(name) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
    assert.deepEqual(violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target} ${n.failureSummary}`).join('; ')}`), [], `axe-core, ${name}`);
}

const tests = {
    // A place of the URL, steps and ticks there and back: the same place has the same registers.
    async steps() {
        await open('#program=phase-hppa&tick=5');
        const registers = () => page.evaluate(() => [...document.querySelectorAll('.live-register dd')].map((e) => e.textContent).join());
        const first = await facts_(), before = await registers();
        assert.equal(first.ticks, '5');
        await press('s');
        assert.equal(number((await facts_()).instructions), number(first.instructions) + 1);
        await press('s');
        await press('z');
        await press('z');
        assert.deepEqual(await facts_(), first);
        assert.equal(await registers(), before);
        await press('t');
        assert.equal((await facts_()).ticks, '6');
        await press('b');
        assert.deepEqual(await facts_(), first);
        await press('b');
        assert.equal((await facts_()).ticks, '4');
        assert.match(page.url(), /tick=4/);
        assert.ok(await page.evaluate(() => document.querySelector('.live-row.now .text').textContent.length > 1), 'the current instruction is marked');
        await picture('steps');
    },
    // A run to the end: output, status, ticks of one function only (exercise 3).
    async run() {
        await open('#program=phase-hppa');
        await page.keyboard.press('r');
        await page.waitForFunction(() => globalThis.precisPage.views[0].session.over, { timeout: 240000 });
        await idle();
        assert.equal(await page.$eval('.live-terminal', (e) => e.textContent), facts.output);
        assert.equal((await facts_()).state, 'ended, status 0');
        const hottest = await page.evaluate(() => globalThis.precisPage.views[0].session.hottest().map(({ f, ticks }) => [f.name, ticks]));
        assert.deepEqual(hottest.map(([name]) => name), ['odd']);
        await page.select('.panel-exercise select', '3');
        await page.waitForSelector('.live-answer');
        await idle();
        for (const [answer, right] of [['100', false], ['49.5 %', true]]) {
            await page.$eval('.live-answer', (e) => { e.value = ''; });
            await page.type('.live-answer', answer);
            await page.keyboard.press('Enter');
            assert.equal(await page.$eval('.live-verdict', (e) => e.textContent.startsWith('Right')), right, answer);
        }
        await picture('run');
    },
    // The program's buffer, and the trial buffer with the same configuration, have the same counters.
    async buffers() {
        await open('#program=histogram-hppa&scale=8192&tick=40');
        const { own, trial } = await page.evaluate(() => ({ own: globalThis.precisPage.views[0].buffers.ownCounts, trial: globalThis.precisPage.views[0].buffers.trialCounts }));
        assert.equal(own.reduce((a, b) => a + b), 40);
        assert.deepEqual(trial.slice(0, own.length), own);
        await picture('buffers');
        await page.select('.panel-buffers select', '2');
        const one = await page.evaluate(() => globalThis.precisPage.views[0].buffers.trialCounts.filter(Boolean));
        assert.deepEqual(one, [40]);
        assert.match(page.url(), /scale=2/);
    },
    async beside() {
        const both = await page.evaluate(() => globalThis.precisPage.examples.some((e) => e.name === 'histogram-ia64'));
        if (!both)
            return;
        await open('#program=histogram-hppa&beside=histogram-ia64&tick=10&theme=dark', 1600, 1300);
        await press('t');
        assert.deepEqual([(await facts_(0)).ticks, (await facts_(1)).ticks], ['11', '11']);
        assert.equal((await facts_(1)).machine, 'Itanium');
        await press('b');
        assert.deepEqual([(await facts_(0)).ticks, (await facts_(1)).ticks], ['10', '10']);
        await accessible('dark, two machines');
        await picture('beside');
    },
    async assembler() {
        await open('');
        await page.$eval('.panel-assembler', (e) => { e.open = true; });
        await page.evaluate(() => { document.querySelector('.live-source').value = ' .globl _start\n_start: lwd 0(%r3),%r4\n'; });
        await page.click('.panel-assembler .main-button');
        assert.match(await page.$eval('.live-messages', (e) => e.textContent), /^2:9 .*ldw/);
        await accessible('assembler with a message');
        await page.evaluate(() => { document.querySelector('.live-source').value = Object.values(globalThis.precisPage.samples)[0]; });
        await page.click('.panel-assembler .main-button');
        await page.waitForFunction(() => document.querySelector('.live-title').textContent === 'your program');
        await idle();
        await page.keyboard.press('Escape');
        await page.evaluate(() => document.activeElement.blur());
        await page.keyboard.press('r');
        await page.waitForFunction(() => globalThis.precisPage.views[0].session.over);
        assert.equal(await page.$eval('.live-terminal', (e) => e.textContent), 'hello\nhello\nhello\n');
        await press('0');
        await press('s');
        assert.match(await page.$eval('.source .now', (e) => e.textContent), /ldil/);
    },
    // The front panel: its switches, and frames in a second of a machine of 100 MHz.
    async panel() {
        await open('#program=mixed-hppa&tick=3', 1400, 1200);
        await page.$eval('.panel-front', (e) => { e.open = true; });
        await page.waitForFunction(() => globalThis.precisPage.views[0].front.opened, { polling: 100 });
        const pixels = () => page.$eval('.live-front', (e) => e.toDataURL());
        const click = async (number, button) => {
            const place = await page.evaluate((n) => {
                const { front, machine } = globalThis.precisPage.views[0], canvas = front.canvas, box = canvas.getBoundingClientRect();
                canvas.scrollIntoView({ block: 'center', behavior: 'instant' });
                for (let y = 2; y < canvas.height; y += 4)
                    for (let x = 2; x < canvas.width; x += 4)
                        if (machine.panelAt(x, y) === n && machine.panelAt(x + 8, y + 8) === n) {
                            const now = canvas.getBoundingClientRect();
                            return { x: now.left + (x + 4) * box.width / canvas.width, y: now.top + (y + 4) * box.height / canvas.height };
                        }
                return null;
            }, number);
            await page.mouse.click(place.x, place.y, { button });
            await idle();
        };
        const first = await facts_(), drawn = await pixels();
        await click(5 + 2, 'left');
        assert.equal(number((await facts_()).instructions), number(first.instructions) + 1, 'STEP');
        assert.ok(await pixels() !== drawn);
        await click(5 + 5, 'left');
        assert.deepEqual(await facts_(), first, 'BACK');
        assert.ok(await pixels() === drawn, 'the same place has the same pixels');
        await click(0, 'right');
        assert.match(page.url(), /scale=32768/);
        await picture('panel');
        await accessible('front panel');
        await page.select('.live-choices .field:nth-last-child(2) select', '100000000');
        await page.keyboard.press('r');
        const frames = await page.evaluate(() => new Promise((resolve) => {
            const begin = performance.now();
            let n = 0;
            const count = () => (performance.now() - begin > 2000 ? resolve(n / 2) : (n++, requestAnimationFrame(count)));
            requestAnimationFrame(count);
        }));
        await page.keyboard.press('h');
        await idle();
        console.log(`front panel: ${frames} frames a second, ${(await facts_()).speed}`);
    },
    // A report of the run so far is the page of a profile, with source and the microscope.
    async report() {
        await open('#program=histogram-hppa&tick=20');
        await page.click('.live-report button');
        await page.waitForSelector('.live-report-links a', { timeout: 240000 });
        await accessible('a report is made');
        const opened = browser.waitForTarget((target) => target.url().startsWith('blob:'));
        await page.$eval('.live-report-links a', (e) => { globalThis.open(e.href); });
        const report = await (await opened).page(), wrong = [];
        report.on('pageerror', (error) => wrong.push(error.message));
        await report.waitForFunction(() => document.documentElement.dataset.ready, { timeout: 60000, polling: 200 });
        const text = await report.$eval('body', (e) => e.textContent);
        for (const part of ['histogram', 'unsigned', 'Histogram microscope'])
            assert.ok(text.includes(part), `the report has "${part}"`);
        if (facts.screenshots)
            await report.screenshot({ path: path.join(facts.screenshots, 'live-report.png') });
        assert.deepEqual(wrong, []);
        await report.close();
        await page.bringToFront();
        await press('t');
        assert.equal(await page.$('.live-report-links a'), null, 'a report is of one place');
        // The template is missing once; while the machine runs there is no report.
        const fetched = await page.evaluate(() => { globalThis.precisFetch = fetch; globalThis.fetch = () => Promise.reject(new Error('no network')); return globalThis.precisPage.views[0].session.last.ticks.toString(); });
        assert.equal(fetched, '21');
        await page.keyboard.press('r');
        assert.equal(await page.$eval('.live-report button', (e) => e.disabled), true);
        await press('h');
        assert.equal(await page.$eval('.live-report button', (e) => e.disabled), false);
        await page.evaluate(() => { globalThis.fetch = globalThis.precisFetch; });
    },
    // A program of one's own, and then its source.
    async source() {
        await open('');
        await page.evaluate(async () => {
            const bytes = await (await fetch('examples/walk-hppa')).arrayBuffer();
            await globalThis.precisPage.drop(new File([bytes], 'walk'));
        });
        await page.waitForFunction(() => document.querySelector('.live-title').textContent === 'walk');
        await idle();
        assert.equal(await page.$eval('.live-code', (e) => e.classList.contains('no-source')), true);
        await page.evaluate(async () => globalThis.precisPage.drop(new File([await (await fetch('examples/walk.c')).text()], 'walk.c')));
        await idle();
        assert.equal(await page.$eval('.live-code', (e) => e.classList.contains('no-source')), false);
        assert.match(await page.$eval('.live-rows.source', (e) => e.textContent), /main/);
        // A source that no program names is an error, after which the machine still runs.
        await page.evaluate(async () => globalThis.precisPage.drop(new File(['int x;'], 'other.c')));
        assert.match(await page.$eval('.live-top .failure', (e) => (e.hidden ? '' : e.textContent)), /other\.c/);
        await page.keyboard.press('r');
        await page.waitForFunction(() => globalThis.precisPage.views[0].session.over, { timeout: 240000 });
        await idle();
        await page.evaluate(async () => globalThis.precisPage.drop(new File([await (await fetch('examples/walk.c')).text()], 'walk.c')));
        assert.equal(await page.$eval('.live-top .failure', (e) => e.hidden), true);
    },
    // Another choice while the page goes to a place.
    async choices() {
        await open('#program=phase-hppa');
        await page.evaluate(async () => {
            const all = globalThis.precisPage, far = all.choose({ tick: 100000, hz: 100000 });
            await new Promise((resolve) => { setTimeout(resolve, 300); });
            await Promise.all([far, all.choose({ program: 'walk-hppa', tick: 2, hz: 100 }), all.choose({ program: 'phase-hppa', tick: 3, hz: 100 })]);
        });
        await idle();
        assert.equal((await facts_()).ticks, '3');
        assert.match(await page.$eval('.live-title', (e) => e.textContent), /phase/);
        assert.equal(await page.$eval('.live-top .failure', (e) => e.hidden), true);
        await press('t');
        assert.equal((await facts_()).ticks, '4');
    },
    async damaged() {
        await open('');
        await page.evaluate(() => globalThis.precisPage.drop(new File([new Uint8Array(100)], 'no program')));
        await page.waitForFunction(() => !document.querySelector('.live-top .failure').hidden);
        await open('#program=%3Cb%3E&tick=zzz&scale=99999999999&dialect=nothing&element=3');
        assert.match(await page.$eval('.panel-buffers', (e) => e.textContent), /nothing/);
    },
    async narrow() {
        await open('#program=walk-hppa&tick=3&hz=1000&exercise=5', 390, 800);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 390), 'no sideways scrolling');
        await accessible('light, narrow');
        await picture('narrow');
    },
    // Without a network, after the service worker has kept the files.
    async offline() {
        await open('');
        await page.evaluate(async () => {
            const { active, installing, waiting } = await navigator.serviceWorker.ready, worker = active ?? waiting ?? installing;
            while (worker.state !== 'activated')
                await new Promise((done) => { setTimeout(done, 100); });
        });
        await page.setOfflineMode(true);
        await new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); });
        try {
            await open('#program=walk-hppa&tick=2');
            assert.equal((await facts_()).ticks, '2');
        } finally {
            await page.setOfflineMode(false);
        }
    },
};

let bad = 0;
await open('');
for (const [name, test] of Object.entries(tests))
    try {
        await test();
        assert.deepEqual(problems.splice(0), [], 'problems');
        console.log(`ok ${name}`);
    } catch (error) {
        bad++;
        problems.length = 0;
        console.log(`not ok ${name}: ${error.stack}`);
    }
await browser.close();
process.exit(bad ? 1 : 0);
