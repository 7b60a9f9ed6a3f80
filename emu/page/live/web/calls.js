// calls.js - the calls of the module's C library, and of host.c, on the file system (files.js).
import { AT, E, Failure, Files, O, S, fail, now } from './files.js';

const RECORDING = 'precis-log'; // as emu/os/log.c and emu/lib/machine.c name it
const PATH_ROOM = 8192, UTIME_NOW = 0x3fffffff, UTIME_OMIT = 0x3ffffffe, FIONREAD = 0x541b, SEALS = 0x3f, ATTRIBUTE_BYTES = 512; // beside its value

// Returns {env, wasi, host}: functions by name, for imports of the module, and for live_file() of host.c. memory(): the module's bytes.
export function makeCalls(files, memory) {
    let last = null;
    const view = () => {
        const { buffer } = memory();
        return last?.buffer === buffer ? last : last = new DataView(buffer);
    };
    const text = (at) => {
        const bytes = memory().subarray(at, at + PATH_ROOM), end = bytes.indexOf(0);
        return String.fromCharCode.apply(null, end < 0 ? bytes : bytes.subarray(0, end)); // made at once: a sum of characters would keep them all
    };
    const put = (string, to) => [...string].forEach((c, k) => { memory()[to + k] = c.charCodeAt(0); });
    const word = (at) => view().getInt32(at, true);
    const guarded = (sign) => (call) => (...words) => {
        try {
            return call(...words) ?? 0;
        } catch (error) {
            if (!(error instanceof Failure) && !(error instanceof RangeError))
                throw error;
            return sign * (error.errno ?? E.NOSPC);
        }
    };
    // What a call reads or writes: the parts of an iovec, until one is not full.
    const parts = (vector, n, out, call) => {
        let total = 0;
        for (let k = 0; k < n; k++) {
            const at = view().getUint32(vector + 8 * k, true), size = view().getUint32(vector + 8 * k + 4, true);
            if (!size && n > 1)
                continue;
            let done = 0;
            try {
                done = call(memory().subarray(at, at + size), total);
            } catch (error) {
                if (!total || !(error instanceof Failure))
                    throw error;
            }
            total += done;
            if (done < size)
                break;
        }
        view().setUint32(out, total, true);
    };
    const place = (dir, path, follow = false) => files.walk(text(path).startsWith('/') ? files.root : files.start(dir), text(path), follow);
    const plain = (file, offset) => (file.driver || file.events ? fail(E.SPIPE) : offset < 0 ? fail(E.INVAL) : file);
    const openAt = (dir, path, flags, more) => files.openAt(text(path).startsWith('/') ? files.root : files.start(dir), text(path), flags, more ? word(more) : 0);
    const sync = (fd) => {
        const file = files.get(fd);
        if (file.flags & O.PATH)
            fail(E.BADF);
        if (file.driver || file.events)
            fail(E.INVAL);
    };
    const wasi = {
        fd_close: (fd) => files.release(fd),
        fd_read: (fd, vector, n, out) => { const file = files.readable(fd); parts(vector, n, out, (bytes) => files.read(file, bytes)); },
        fd_write: (fd, vector, n, out) => { const file = files.writable(fd); parts(vector, n, out, (bytes) => files.write(file, bytes)); },
        fd_pread: (fd, vector, n, offset, out) => {
            const file = plain(files.readable(fd), offset);
            parts(vector, n, out, (bytes, done) => files.read(file, bytes, Number(offset) + done));
        },
        fd_pwrite: (fd, vector, n, offset, out) => {
            const file = plain(files.writable(fd), offset);
            parts(vector, n, out, (bytes, done) => files.write(file, bytes, Number(offset) + done));
        },
        fd_seek: (fd, offset, whence, out) => { view().setBigInt64(out, BigInt(files.seek(files.get(fd), Number(offset), whence)), true); },
        fd_sync: sync,
        fd_fdstat_get: (fd, to) => { memory()[to] = files.get(fd).driver?.isTerminal ? 2 : 4; },
    };
    const env = {
        __syscall_open: (path, flags, more) => openAt(AT.FDCWD, path, flags, more),
        __syscall_openat: openAt,
        __syscall_fdatasync: sync,
        __syscall_unlink: (path) => files.unlinkName(place(AT.FDCWD, path), false),
        __syscall_rmdir: (path) => files.unlinkName(place(AT.FDCWD, path), true),
        __syscall_unlinkat: (dir, path, flags) => files.unlinkName(place(dir, path), Boolean(flags & AT.REMOVEDIR)),
        __syscall_mkdir: (path, mode) => { files.create(place(AT.FDCWD, path), S.IFDIR | (mode & 0o1777)); },
        __syscall_mkdirat: (dir, path, mode) => { files.create(place(dir, path), S.IFDIR | (mode & 0o1777)); },
        __syscall_mknodat: (dir, path, mode, device) => { files.create(place(dir, path), mode & S.IFMT ? mode : mode | S.IFREG, device); },
        __syscall_linkat: (fromDir, from, dir, path, flags) => {
            const name = files.named(fromDir, text(from), flags & AT.EMPTY_PATH | (flags & AT.SYMLINK_FOLLOW ? 0 : AT.SYMLINK_NOFOLLOW));
            files.link(name.inode, place(dir, path));
        },
        __syscall_chmod: (path, mode) => host.chmod(files.named(AT.FDCWD, text(path)), mode),
        __syscall_fchmod: (fd, mode) => host.chmod(files.get(fd).name, mode),
        __syscall_faccessat: (dir, path, mode, flags) => {
            const { inode } = files.named(dir, text(path), flags);
            return mode & 1 && (inode.mode & S.IFMT) !== S.IFDIR && !(inode.mode & 0o111) ? -E.ACCES : 0;
        },
        __syscall_fchown32: (fd, user, group) => host.chown(files.get(fd).name, user, group),
        __syscall_chown32: (path, user, group) => host.chown(files.named(AT.FDCWD, text(path)), user, group),
        __syscall_fchownat: (dir, path, user, group, flags) => host.chown(files.named(dir, text(path), flags), user, group),
        __syscall_getcwd: (to, size) => {
            const path = files.path(files.folder);
            if (size <= path.length)
                return -E.RANGE;
            put(`${path}\0`, to);
            return path.length + 1;
        },
        __syscall_getdents64: (fd, to, room) => {
            const file = files.get(fd);
            if ((file.inode.mode & S.IFMT) !== S.IFDIR)
                return -E.NOTDIR;
            if (!file.position || !file.listed)
                file.listed = [['.', file.inode], ['..', (file.name.parent ?? file.name).inode], ...[...file.inode.entries].map(([name, { inode }]) => [name, inode])];
            let n = 0;
            for (; file.position < file.listed.length; file.position++) {
                const [name, inode] = file.listed[file.position], size = 8 * Math.ceil((20 + name.length) / 8), at = to + n, v = view();
                if (n + size > room)
                    return n || -E.INVAL;
                v.setBigUint64(at, BigInt(inode.number), true);
                v.setBigUint64(at + 8, BigInt(file.position + 1), true);
                v.setUint16(at + 16, size, true);
                v.setUint8(at + 18, inode.mode >> 12);
                put(`${name}\0`, at + 19);
                n += size;
            }
            return n;
        },
        __syscall_ioctl: (fd, request, more) => {
            const file = files.get(fd);
            if (request === FIONREAD && !file.driver) {
                view().setInt32(word(more), file.events ? file.events.reduce((sum, event) => sum + Files.room(event), 0) : file.inode.size - file.position, true);
                return 0;
            }
            return file.driver?.isTerminal ? 0 : -E.NOTTY;
        },
        __syscall_sendto: () => -E.NOTSOCK,
        __syscall_pipe: () => -E.NOSYS,
    };
    const host = {
        fcntl: (fd, command, argument) => {
            const file = files.get(fd), { inode } = file;
            switch (command) {
            case 0: // F_DUPFD
            case 1030: // F_DUPFD_CLOEXEC
                return files.give(file, argument);
            case 1: // F_GETFD
                return 1;
            case 2: // F_SETFD
                return 0;
            case 3: // F_GETFL
                return file.flags;
            case 4: // F_SETFL
                file.flags = (file.flags & ~O.STATUS) | (argument & O.STATUS);
                return 0;
            case 1033: // F_ADD_SEALS
                if (inode?.seals === undefined)
                    return -E.INVAL;
                if (inode.seals & 1 || !(file.flags & 3))
                    return -E.PERM;
                if (argument & ~SEALS)
                    return -E.INVAL;
                inode.seals |= argument;
                return 0;
            case 1034: // F_GET_SEALS
                return inode?.seals ?? -E.INVAL;
            }
            return -E.INVAL;
        },
        memory: (name, flags) => {
            const fd = files.openUnnamed(files.memory, `memfd:${text(name)}`, files.root, S.IFREG | 0o777, 2, false, text(name) === RECORDING);
            files.get(fd).inode.seals = flags & 2 ? 0 : 1;
            return fd;
        },
        // Stores the figures of a file: enum figure of host.c.
        stat: (dir, path, flags, to) => {
            const { inode: i } = files.named(dir, text(path), flags), size = i.target?.length ?? (i.entries ? 4096 : i.size);
            const all = [i.device.number, i.number, i.mode, i.links, i.uid, i.gid, i.rdev, size, 4096, 8 * i.pages.size, ...i.atime, ...i.mtime, ...i.ctime];
            new Float64Array(memory().buffer, to, all.length).set(all);
        },
        chmod: (name, mode) => {
            name.inode.mode = (name.inode.mode & S.IFMT) | (mode & 0o7777);
            files.changed(name);
        },
        chown: (name, user, group) => {
            const { inode } = name;
            inode.uid = user === -1 ? inode.uid : user;
            inode.gid = group === -1 ? inode.gid : group;
            if ((inode.mode & S.IFMT) !== S.IFDIR)
                inode.mode &= inode.mode & 0o10 ? ~0o6000 : ~0o4000;
            files.changed(name);
        },
        // times: seconds and nanoseconds of both, or 0: now.
        utimes: (dir, path, flags, times) => {
            const name = path ? files.named(dir, text(path), flags) : files.get(dir).name, given = times ? [...new Float64Array(memory().buffer, times, 4)] : [0, UTIME_NOW, 0, UTIME_NOW];
            ['atime', 'mtime'].forEach((key, k) => {
                if (given[2 * k + 1] !== UTIME_OMIT)
                    name.inode[key] = given[2 * k + 1] === UTIME_NOW ? now() : given.slice(2 * k, 2 * k + 2);
            });
            files.changed(name);
        },
        rename: (fromDir, from, dir, path, flags) => files.renamePlaces(place(fromDir, from), place(dir, path), flags),
        symlink: (target, dir, path) => {
            if (!text(target))
                return -E.NOENT;
            if (text(target).length > 4095)
                return -E.NAMETOOLONG;
            const mask = files.mask;
            files.mask = 0;
            try {
                files.create(place(dir, path), S.IFLNK | 0o777, 0, text(target));
            } finally {
                files.mask = mask;
            }
        },
        readlink: (dir, path, to, most) => {
            const { inode } = files.named(dir, text(path), AT.EMPTY_PATH | AT.SYMLINK_NOFOLLOW);
            if (inode.target === undefined)
                return text(path) ? -E.INVAL : -E.NOENT;
            const shown = inode.target.slice(0, most);
            put(shown, to);
            return shown.length;
        },
        truncate: (fd, size) => files.resize(files.writable(fd), size),
        truncatePath: (path, size) => {
            const name = files.named(AT.FDCWD, text(path));
            files.resize({ name, inode: name.inode }, size);
        },
        allocate: (fd, mode, from, length) => files.allocate(files.writable(fd), mode, from, length),
        umask: (mask) => {
            const old = files.mask;
            files.mask = mask & 0o777;
            return old;
        },
        getAttribute: (path, name, to, most) => {
            const value = files.named(AT.FDCWD, text(path)).inode.attributes?.get(text(name));
            if (!value)
                return -E.NODATA;
            if (most && most < value.length)
                return -E.RANGE;
            memory().set(most ? value : [], to);
            return value.length;
        },
        listAttributes: (path, to, most) => {
            const all = [...files.named(AT.FDCWD, text(path)).inode.attributes?.keys() ?? []].map((name) => `${name}\0`).join('');
            if (most && most < all.length)
                return -E.RANGE;
            put(most ? all : '', to);
            return all.length;
        },
        // flags: 1 there is none yet, 2 it is replaced.
        setAttribute: (path, key, value, size, flags) => {
            const name = files.named(AT.FDCWD, text(path)), all = name.inode.attributes ??= new Map();
            if (all.has(text(key)) ? flags & 1 : flags & 2)
                return flags & 1 ? -E.EXIST : -E.NODATA;
            files.takeForGood(name.inode, size - (all.get(text(key))?.length ?? -ATTRIBUTE_BYTES));
            all.set(text(key), memory().slice(value, value + size));
            files.changed(name);
            return 0;
        },
        removeAttribute: (path, key) => {
            const name = files.named(AT.FDCWD, text(path));
            const value = name.inode.attributes?.get(text(key));
            if (!value)
                return -E.NODATA;
            files.takeForGood(name.inode, -value.length - ATTRIBUTE_BYTES);
            name.inode.attributes.delete(text(key));
            files.changed(name);
            return 0;
        },
        inotify: () => files.newInstance(),
        watch: (fd, path, mask) => files.watch(fd, text(path), mask >>> 0),
        unwatch: (fd, wd) => files.unwatch(files.instance(fd).watches.get(wd) ?? fail(E.INVAL)),
    };
    const each = (calls, sign) => Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, guarded(sign)(call)]));
    return { env: each(env, -1), wasi: each(wasi, 1), host: each(host, -1) };
}
