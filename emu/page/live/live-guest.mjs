// live-guest - runs a guest program on a machine of the page's module under node, in an empty folder of the module's file system.
//
// usage: live-guest.mjs MODULE PROGRAM SETTINGS OUTPUT    MODULE: where precis.js and precis.wasm are
//
// SETTINGS: {options: [[name, value]], words, stdin}, as JSON. Writes OUTPUT/stdout and OUTPUT/stderr, and ends with the guest's status, or with
// 253 if the guest waits for what nothing in a page can bring.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Machine, UNTIL } from './web/machine.js';
import { start } from './web/module.js';

const [place, program, text, output] = process.argv.slice(2), { options, words, stdin } = JSON.parse(text);
const require = createRequire(import.meta.url);
const module = await start(require(path.resolve(place, 'precis.js')), fs.readFileSync(path.join(place, 'precis.wasm'))), { files } = module;
['/streams', '/programs', '/tmp/guest'].forEach((folder) => files.mkdirTree(folder));
files.writeFile('/streams/stdin', Buffer.from(stdin, 'latin1'));
const streams = [files.open('/streams/stdin', 'r'), files.open('/streams/stdout', 'w'), files.open('/streams/stderr', 'w')];
const machine = new Machine(module, options, streams, '/programs');
machine.load(path.basename(program), fs.readFileSync(program), words, '/tmp/guest');
try {
    const stop = machine.run(UNTIL.exit);
    process.exitCode = stop.waits ? 253 : stop.status;
} finally {
    ['stdout', 'stderr'].forEach((name) => fs.writeFileSync(path.join(output, name), files.readFile(`/streams/${name}`)));
}
