// live-run - runs a program on a machine of the page's module under node, in a folder of the same name as the host's.
//
// usage: live-run.mjs PAGE FOLDER PROGRAM OPTIONS [WORD...]    writes node-stats and node-out in FOLDER; prints the speed.
// REPORT in the environment: writes node-report, too, the data of the report page
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import { Machine, UNTIL } from './web/machine.js';
import { start } from './web/module.js';

const [page, folder, program, optionText, ...words] = process.argv.slice(2);
const require = createRequire(import.meta.url), begin = performance.now();
const module = await start(require(path.resolve(page, 'precis.js')), fs.readFileSync(path.join(page, 'precis.wasm')));
const started = performance.now(), { files } = module;
files.mkdirTree(folder);
files.writeFile(`${folder}/empty`, '');
files.writeFile(`${folder}/out`, '');
const streams = [files.open(`${folder}/empty`, 'r'), files.open(`${folder}/out`, 'w'), files.open(`${folder}/out`, 'a')];
const options = JSON.parse(optionText).map((text) => text.split('=')).map(([name, value]) => [name, value ?? null]);
const machine = new Machine(module, [['reproducible', null], ...options], streams, folder);
machine.load(path.basename(program), fs.readFileSync(path.join(folder, program)), words);
const loaded = performance.now(), before = process.cpuUsage(), { ticks } = machine.run(UNTIL.exit), used = process.cpuUsage(before), stats = machine.stats();
fs.writeFileSync(path.join(folder, 'node-stats'), stats);
fs.writeFileSync(path.join(folder, 'node-out'), files.readFile(`${folder}/out`));
if (process.env.REPORT)
    fs.writeFileSync(path.join(folder, 'node-report'), zlib.gunzipSync(Buffer.from(machine.report([], {}), 'base64')));
console.log(`${program} ${optionText}: start ${Math.round(started - begin)} ms, load ${Math.round(loaded - started)} ms, ${ticks} ticks, `
    + `${(JSON.parse(stats).instructions / used.user).toFixed(1)} million instructions in a second of processor time, memory ${module.HEAPU8.length >> 20} MiB`);
