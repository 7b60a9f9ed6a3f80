// files-test - the live page's file system (web/files.js) beside the host's: the same random calls have the same results and leave the same files.
//
// usage: files-test.mjs [--seed N] [--calls N]    Then come the limits, which the host's does not have. Exit status: 0 all is the same, 1 not.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AT, E, Failure, Files, O, S } from './web/files.js';

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, calls: { type: 'string', default: '20000' } } });
const PAGE = 4096, GIB = 2 ** 30, MOST_OPEN = 12;
let seed = Number(values.seed), wrong = 0;

function below(n) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor(seed / 2 ** 32 * n);
}

const one = (list) => list[below(list.length)];

function check(is, expected, what) {
    if (is === expected)
        return;
    console.log(`${what}: ${is}, not ${expected}`);
    wrong++;
}

// The result of a call, or its error's name.
function result(call) {
    try {
        return String(call() ?? 0);
    } catch (error) {
        if (!(error instanceof Failure) && !error.code)
            throw error;
        return error.code ?? `E${Object.keys(E).find((name) => E[name] === error.errno)}`;
    }
}

// ---- random calls ----

// Calls on paths and descriptors, of files and of the host's folder.
function pairOf(files, folder) {
    const host = (name) => `${folder}/${name}`, place = (name, follow = false) => files.walk(files.folder, name, follow);
    const open = []; // {fd: the host's, mine}
    const figures = (s) => [s.mode & S.IFMT, (s.mode & S.IFMT) === S.IFLNK ? 0 : s.mode & 0o7777, s.nlink, (s.mode & S.IFMT) === S.IFDIR ? 0 : s.size].join(' ');
    const mine = (inode) => figures({ mode: inode.mode, nlink: inode.links, size: inode.target?.length ?? inode.size });
    const bytes = (n, c) => new Uint8Array(n).fill(c);
    const text = (buffer, n) => Buffer.from(buffer.subarray(0, n)).toString('latin1');
    const { O_RDONLY: R, O_RDWR: RW, O_CREAT: C, O_EXCL: X, O_TRUNC: T, O_APPEND: A, O_NOFOLLOW: N, O_DIRECTORY: D } = fs.constants;
    const flags = [[R, 0], [RW, 2], [RW | C, 2 | O.CREAT], [RW | C | X, 2 | O.CREAT | O.EXCL], [RW | T, 2 | O.TRUNC], [RW | C | A, 2 | O.CREAT | O.APPEND],
        [R | N, O.NOFOLLOW], [R | D, O.DIRECTORY]];
    return {
        open: (name) => {
            const [theirs, ours] = one(flags), both = {};
            if (open.length === MOST_OPEN) {
                const { fd, mine: own } = open.splice(below(open.length), 1)[0];
                fs.closeSync(fd);
                files.release(own);
            }
            const results = [result(() => { both.fd = fs.openSync(host(name), theirs, 0o644); }), result(() => { both.mine = files.openAt(files.folder, name, ours, 0o644); })];
            if (both.fd !== undefined && both.mine !== undefined)
                open.push(both);
            return results;
        },
        write: () => {
            const { fd, mine: own } = one(open) ?? {}, at = one([undefined, below(3 * PAGE), PAGE * below(4), 2 ** 31 - 3]), data = bytes(1 + below(2 * PAGE), 1 + below(255));
            return fd === undefined ? ['', ''] : [result(() => fs.writeSync(fd, data, 0, data.length, at)), result(() => files.write(files.writable(own), data, at))];
        },
        read: () => {
            const { fd, mine: own } = one(open) ?? {}, at = one([undefined, below(3 * PAGE), 2 ** 31 - 5]), a = bytes(1 + below(3 * PAGE), 0), b = bytes(a.length, 0);
            return fd === undefined ? ['', ''] : [result(() => text(a, fs.readSync(fd, a, 0, a.length, at ?? null))), result(() => text(b, files.read(files.readable(own), b, at)))];
        },
        resize: () => {
            const { fd, mine: own } = one(open) ?? {}, size = one([0, below(3 * PAGE), PAGE * below(4), 2 ** 31 + 7]);
            if (fd === undefined || (files.get(own).flags & O.ACCMODE) === 0)
                return ['', ''];
            return [result(() => fs.ftruncateSync(fd, size)), result(() => files.resize(files.writable(own), size))];
        },
        openFile: () => {
            const { fd, mine: own } = one(open) ?? {};
            return fd === undefined ? ['', ''] : [result(() => figures(fs.fstatSync(fd))), mine(files.get(own).inode)];
        },
        stat: (name) => [result(() => figures(fs.statSync(host(name)))), result(() => mine(files.at(name).inode))],
        look: (name) => [result(() => figures(fs.lstatSync(host(name)))), result(() => mine(files.at(name, false).inode))],
        list: (name) => [result(() => fs.readdirSync(host(name)).sort().join(' ')), result(() => {
            const { inode } = files.at(name);
            return [...(inode.entries ?? new Map()).keys()].sort().join(' ') || (inode.entries ? '' : result(() => { throw new Failure(E.NOTDIR); }));
        })],
        makeFolder: (name) => [result(() => fs.mkdirSync(host(name), 0o755)), result(() => { files.create(place(name), S.IFDIR | 0o755); })],
        removeFolder: (name) => [result(() => fs.rmdirSync(host(name))), result(() => files.unlinkName(place(name), true))],
        unlink: (name) => [result(() => fs.unlinkSync(host(name))).replace('EPERM', 'EISDIR'), result(() => files.unlinkName(place(name), false))],
        symlink: (name, to) => to.endsWith('..') ? ['', ''] : [result(() => fs.symlinkSync(to, host(name))), result(() => { files.create(place(name), S.IFLNK | 0o777, 0, to); })],
        link: (name, to) => [result(() => fs.linkSync(host(name), host(to))), result(() => files.link(files.named(AT.FDCWD, name, AT.SYMLINK_NOFOLLOW).inode, place(to)))],
        rename: (name, to) => [result(() => fs.renameSync(host(name), host(to))), result(() => files.renamePlaces(place(name), place(to), 0))],
        close: () => { open.forEach(({ fd, mine: own }) => { fs.closeSync(fd); files.release(own); }); },
    };
}

function compare(calls) {
    const outer = fs.mkdtempSync(path.join(os.tmpdir(), 'files-')), folder = path.join(outer, 'in/w'), files = new Files(), before = files.room.bytes;
    process.umask(0o022);
    fs.mkdirSync(folder, { recursive: true });
    files.mkdirTree('/in/w');
    files.chdir('/in/w');
    const pair = pairOf(files, folder), names = ['a', 'b', 'c', 'd'].flatMap((name) => [name, `${name}/a`, `${name}/b`, `a/${name}/c`, `./${name}`, `${name}/..`, `${name}/.`]);
    const kinds = Object.keys(pair).filter((name) => name !== 'close');
    try {
        for (let k = 0; k < calls && !wrong; k++) {
            const call = one(kinds), name = one(names), to = one(names), [expected, is] = pair[call](name, to);
            check(is.slice(0, 200), expected.slice(0, 200), `call ${k}, ${call} ${name} ${to}`);
            check(is.length, expected.length, `call ${k}, ${call} ${name}, length`);
        }
    } finally {
        pair.close();
        fs.rmSync(outer, { recursive: true });
    }
    files.chdir('/');
    empty(files, files.at('in'));
    files.rmdir('/in');
    return files.room.bytes - before;
}

// Removes all below a folder.
function empty(files, folder) {
    for (const name of [...folder.inode.entries.values()]) {
        if (name.inode.entries)
            empty(files, name);
        files.unlinkName({ name, text: name.text, slash: false }, Boolean(name.inode.entries));
    }
}

// ---- limits ----

// Calls until one fails; returns that result.
function until(call) {
    for (let k = 0; ; k++) {
        const got = result(() => call(k));
        if (got.startsWith('E'))
            return got;
    }
}

function checkLimits() {
    const files = new Files(), all = files.room.bytes, full = files.get(files.open('/tmp/full', 'w')), beside = files.get(files.open('/tmp/beside', 'w'));
    const write = (file, bytes, at) => result(() => files.write(file, new Uint8Array(bytes), at));
    check(result(() => files.resize(full, 2 ** 43)), '0', 'a file of 8 TiB');
    check(result(() => files.seek(full, 5, 3)), 'ENXIO', 'its first data');
    check(write(full, 1, 2 ** 42), '1', 'a byte in it');
    check(files.seek(full, 5, 3), 2 ** 42, 'its first data then');
    check(files.seek(full, 2 ** 42 + 1, 4), 2 ** 42 + PAGE, 'the hole after it');
    check(result(() => files.allocate(full, 0x20, 0, 2 ** 44 - 4 * PAGE)), 'EFBIG', 'a hole put in, too long');
    files.resize(full, 0);

    const tenth = Math.floor(GIB / 10 / PAGE) * PAGE;
    check(result(() => files.allocate(full, 0, 0, 9 * tenth)), '0', 'nine tenths');
    check(result(() => files.allocate(full, 0, 0, 9 * tenth)), '0', 'the same again');
    check(result(() => files.allocate(full, 0, 0, 11 * tenth)), 'ENOSPC', 'more than all');
    check(until(() => files.allocate(full, 0, full.inode.size, Math.max(PAGE, Math.floor(files.room.bytes / PAGE) * PAGE))), 'ENOSPC', 'the rest');
    const { size } = beside.inode;
    check(write(beside, 1, 2 ** 20), 'ENOSPC', 'a byte without room');
    check(beside.inode.size, size, 'the size, which remains');
    const own = files.get(files.openUnnamed(files.memory, 'own', files.root, S.IFREG | 0o600, 2, false, true));
    check(write(own, 2 * PAGE), String(2 * PAGE), "precis' recording");
    files.resize(full, 0);

    const deep = files.at('/tmp'), filled = files.room.bytes - 100000;
    const name = (k, target) => files.create(files.walk(deep, `name${k}`, false), target ? S.IFLNK | 0o777 : S.IFDIR | 0o755, 0, target);
    files.take({}, filled);
    check(until((k) => name(k)), 'ENOSPC', 'folders without end');
    const { entries } = deep.inode, folders = entries.size;
    check(folders < 100, true, 'that they are few');
    check(until((k) => files.link(beside.inode, files.walk(deep, `link${k}`))), 'ENOSPC', 'links without end');
    check(beside.inode.links, 1 + [...entries.keys()].filter((key) => key.startsWith('link')).length, 'their number');
    empty(files, deep);
    check(until((k) => name(k, 'x'.repeat(4000))), 'ENOSPC', 'symbolic links without end');
    check(entries.size < 30, true, 'that they are few, too');
    empty(files, deep);
    const watches = files.newInstance();
    check(until((k) => { name(k); files.watch(watches, `/tmp/name${k}`, 2); }), 'ENOSPC', 'watches without end');
    files.release(watches);
    empty(files, deep);
    [...files.files.keys()].filter((fd) => fd > 2 && files.files[fd]).forEach((fd) => files.release(fd));
    check(files.room.bytes + filled, all, 'the room in the end');
}

const kept = compare(Number(values.calls));
check(kept, 0, 'room that is given back');
checkLimits();

process.exitCode = wrong ? 1 : 0;
