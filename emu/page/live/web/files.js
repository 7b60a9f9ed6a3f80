// files.js - the file system of the module, in memory: inodes, names and descriptors as Linux has them, and its calls as far as precis makes them.
//
// Texts of paths are strings of bytes, as Linux' are. Numbers of errors, modes and flags are Linux', those of flags as the module's C library has them.
// Calls fail by throwing a Failure, of which the C library gets the number. The user is user 0, whom permissions do not concern.

export const E = { PERM: 1, NOENT: 2, NXIO: 6, BADF: 9, AGAIN: 11, ACCES: 13, BUSY: 16, EXIST: 17, XDEV: 18, NOTDIR: 20, ISDIR: 21, INVAL: 22, MFILE: 24, NOTTY: 25,
    FBIG: 27, NOSPC: 28, SPIPE: 29, RANGE: 34, NAMETOOLONG: 36, NOSYS: 38, NOTEMPTY: 39, LOOP: 40, NODATA: 61, NOTSOCK: 88, OPNOTSUPP: 95 };
export const S = { IFMT: 0o170000, IFCHR: 0o020000, IFDIR: 0o040000, IFREG: 0o100000, IFLNK: 0o120000 };
export const O = { ACCMODE: 3, CREAT: 0o100, EXCL: 0o200, TRUNC: 0o1000, APPEND: 0o2000, DIRECTORY: 0o200000, NOFOLLOW: 0o400000, PATH: 0o10000000, TMPFILE: 0o20000000,
    STATUS: 0o1066000 }; // what F_SETFL changes
export const AT = { FDCWD: -100, SYMLINK_NOFOLLOW: 0x100, REMOVEDIR: 0x200, SYMLINK_FOLLOW: 0x400, EMPTY_PATH: 0x1000 };
const SEAL = { SHRINK: 2, GROW: 4, WRITE: 8 };
// Events and flags of inotify(7).
const IN = { ACCESS: 1, MODIFY: 2, ATTRIB: 4, CLOSE_WRITE: 8, CLOSE_NOWRITE: 0x10, OPEN: 0x20, MOVED_FROM: 0x40, MOVED_TO: 0x80, CREATE: 0x100, DELETE: 0x200,
    DELETE_SELF: 0x400, MOVE_SELF: 0x800, ALL: 0xfff, Q_OVERFLOW: 0x4000, IGNORED: 0x8000, ONLYDIR: 0x1000000, DONT_FOLLOW: 0x2000000, EXCL_UNLINK: 0x4000000,
    MASK_CREATE: 0x10000000, MASK_ADD: 0x20000000, ISDIR: 0x40000000, ONESHOT: 0x80000000 };
const PAGE = 4096, SIZE_MOST = 2 ** 44 - PAGE, NAME_MOST = 255, PATH_MOST = 4095, LINKS_MOST = 40, FILES_MOST = 4096, EVENTS_MOST = 16384;
// What files may take together, and what an inode, a name and a watch take of it, beside pages.
const BYTES_MOST = 2 ** 30, INODE_BYTES = 1024, NAME_BYTES = 512, WATCH_BYTES = 256;

// No Error, which would cost the calls' names: most looks for a file fail.
export class Failure {
    constructor(errno) {
        this.errno = errno;
    }

    get message() {
        return `error ${this.errno} of a file`;
    }
}

export function fail(errno) {
    throw new Failure(errno);
}

const kind = (inode) => inode.mode & S.IFMT, isDir = (inode) => kind(inode) === S.IFDIR, isFile = (inode) => kind(inode) === S.IFREG;
const zeros = new Uint8Array(PAGE); // the page of a hole that has been reserved
const encode = (text) => String.fromCharCode(...new TextEncoder().encode(text));

export function now() {
    const ms = performance.timeOrigin + performance.now(), s = Math.floor(ms / 1000);
    return [s, Math.floor((ms - 1000 * s) * 1e6)];
}

export class Files {
    constructor() {
        this.devices = 0;
        this.room = { bytes: BYTES_MOST }; // what is left
        this.ownRoom = { bytes: BYTES_MOST }; // for precis' recording, which the guest's files do not crowd out
        this.drivers = new Map();
        this.files = []; // by descriptor: {name, inode, flags, position, users}
        this.mask = 0o022;
        this.cookie = 0;
        this.root = this.newDevice();
        this.memory = this.newDevice().inode.device; // of files without a path
        this.folder = this.root;
        this.mkdirTree('/proc/self/fd');
        this.mkdirTree('/tmp');
        this.chmod('/tmp', 0o1777);
        this.at('/proc/self/fd').inode.find = (text) => this.descriptorName(text);
        this.device('/dev/null', 0x103, { read: () => 0, write() {} });
        for (let fd = 0; fd < 3; fd++)
            this.open('/dev/null', 'r+');
    }

    // ---- inodes and names ----

    // Returns the root of a new file system.
    newDevice() {
        const device = { number: ++this.devices, inodes: 0 }, name = { text: '', parent: null, inode: this.newInode(device, S.IFDIR | 0o755) };
        name.inode.links = 2;
        return name;
    }

    newInode(device, mode, rdev = 0) {
        const time = now(), inode = { device, number: ++device.inodes, mode, rdev, uid: 0, gid: 0, links: 1, size: 0, pages: new Map(), taken: 0, atime: time, mtime: time, ctime: time };
        if (isDir(inode))
            Object.assign(inode, { entries: new Map(), links: 2 });
        return inode;
    }

    roomOf(inode) {
        return inode.own ? this.ownRoom : this.room;
    }

    // Takes room for an inode; gives some back, if the number is negative.
    take(inode, bytes) {
        const room = this.roomOf(inode);
        if (bytes > room.bytes)
            fail(E.NOSPC);
        room.bytes -= bytes;
    }

    // The same until the inode is forgotten.
    takeForGood(inode, bytes) {
        this.take(inode, bytes);
        inode.taken += bytes;
    }

    // What /proc/self/fd has of this name.
    descriptorName(text) {
        const file = /^\d+$/.test(text) && this.files[Number(text)];
        if (!file)
            return undefined;
        const inode = this.newInode(this.root.inode.device, S.IFLNK | 0o700);
        return { text, parent: null, inode: Object.assign(inode, { target: this.path(file.name), jump: file.name }) };
    }

    path(name) {
        let text = '', removed = false;
        for (let at = name; at.parent; at = at.parent) {
            text = `/${at.text}${text}`;
            removed ||= at.removed;
        }
        return (text || '/') + (removed ? ' (deleted)' : '');
    }

    // Walks to a name. Returns {parent, text, name, slash}; name is undefined if only that is missing.
    walk(from, path, follow = true, links = { count: 0 }) {
        if (!path)
            fail(E.NOENT);
        if (path.length > PATH_MOST)
            fail(E.NAMETOOLONG);
        const parts = path.split('/').filter(Boolean), slash = path.endsWith('/');
        let at = path.startsWith('/') ? this.root : from, place = { parent: at, text: '.', name: at };
        parts.forEach((text, k) => {
            const last = k === parts.length - 1;
            if (!isDir(at.inode))
                fail(E.NOTDIR);
            if (text.length > NAME_MOST)
                fail(E.NAMETOOLONG);
            place = { parent: at, text, name: text === '.' ? at : text === '..' ? at.parent ?? at : at.inode.find?.(text) ?? at.inode.entries.get(text) };
            if (place.name && kind(place.name.inode) === S.IFLNK && (!last || follow || slash)) {
                if (++links.count > LINKS_MOST)
                    fail(E.LOOP);
                const { jump, target } = place.name.inode;
                place = jump ? { parent: jump.parent ?? jump, text: jump.text, name: jump } : this.walk(at, target, true, links);
            }
            at = place.name;
            if (!at && !last)
                fail(E.NOENT);
        });
        if (slash && at && !isDir(at.inode))
            fail(E.NOTDIR);
        return { ...place, slash };
    }

    // The name at a path, which must be there.
    at(path, follow = true, from = this.folder) {
        return this.walk(from, path, follow).name ?? fail(E.NOENT);
    }

    start(dir) {
        return dir === AT.FDCWD ? this.folder : this.get(dir).name;
    }

    // The name that a call with a folder and a path is about; with AT.EMPTY_PATH and no path the descriptor's own.
    named(dir, path, flags = 0) {
        if (!path && flags & AT.EMPTY_PATH)
            return dir === AT.FDCWD ? this.folder : this.get(dir).name;
        return this.at(path, !(flags & AT.SYMLINK_NOFOLLOW), path.startsWith('/') ? this.root : this.start(dir));
    }

    mayHave(folder) {
        if (folder.removed)
            fail(E.NOENT);
        if (folder.inode.find)
            fail(E.ACCES);
    }

    // Puts an inode below a folder, under a name that is not there.
    enter({ parent, text }, inode) {
        const more = inode.taken ? 0 : INODE_BYTES + (inode.target?.length ?? 0);
        this.mayHave(parent);
        this.take(inode, NAME_BYTES + more);
        inode.taken += more;
        const name = { text, parent, inode };
        parent.inode.entries.set(text, name);
        parent.inode.mtime = parent.inode.ctime = now();
        if (isDir(inode))
            parent.inode.links++;
        return name;
    }

    create(place, mode, rdev = 0, target = undefined) {
        if (place.name)
            fail(E.EXIST);
        if (place.slash && (mode & S.IFMT) !== S.IFDIR)
            fail(E.NOENT);
        const { inode } = place.parent, made = this.newInode(inode.device, (mode & S.IFMT) | (mode & 0o7777 & ~this.mask), rdev);
        if (inode.mode & 0o2000) {
            made.gid = inode.gid;
            made.mode |= isDir(made) ? 0o2000 : 0;
        }
        made.target = target;
        const name = this.enter(place, made);
        this.tell(name, IN.CREATE);
        return name;
    }

    remove(name) {
        const { inode, parent } = name;
        parent.inode.entries.delete(name.text);
        name.removed = true;
        this.take(inode, -NAME_BYTES);
        parent.inode.mtime = parent.inode.ctime = inode.ctime = now();
        inode.links--;
        if (isDir(inode)) {
            inode.links = 0;
            parent.inode.links--;
        } else {
            this.tell(name, IN.ATTRIB, true);
        }
        this.tellParent(name, IN.DELETE);
        this.forget(inode);
    }

    // Forgets a file without names that is not open.
    forget(inode) {
        if (inode.links || this.files.some((file) => file?.inode === inode))
            return;
        this.tellSelf(inode, IN.DELETE_SELF);
        for (const watch of [...inode.watches ?? []])
            this.unwatch(watch);
        this.keepPages(inode, () => undefined);
        this.takeForGood(inode, -inode.taken);
    }

    // ---- descriptors ----

    get(fd) {
        return this.files[fd] ?? fail(E.BADF);
    }

    // A descriptor for an open file, the least from `least` on.
    give(file, least = 0) {
        let fd = least;
        while (this.files[fd])
            fd++;
        if (least < 0 || fd >= FILES_MOST)
            fail(least < 0 || least >= FILES_MOST ? E.INVAL : E.MFILE);
        this.files[fd] = file;
        file.users = (file.users ?? 0) + 1;
        return fd;
    }

    openName(name, flags) {
        const { inode } = name, type = kind(inode), file = { name, inode, flags: flags & ~(O.CREAT | O.EXCL | O.TRUNC), position: 0 };
        if (flags & O.PATH)
            return this.give(file);
        if (type === S.IFCHR)
            Object.assign(file, { driver: this.drivers.get(inode.rdev) ?? fail(E.NXIO) });
        else if (type !== S.IFREG && type !== S.IFDIR)
            fail(E.NXIO);
        if (flags & O.TRUNC && isFile(inode) && inode.size)
            this.resize(file, 0);
        const fd = this.give(file);
        this.tell(name, IN.OPEN);
        return fd;
    }

    openAt(from, path, flags, mode) {
        if (flags & O.TMPFILE) {
            const folder = this.at(path, true, from);
            if (!isDir(folder.inode))
                fail(E.NOTDIR);
            if (!(flags & O.ACCMODE))
                fail(E.INVAL);
            return this.openUnnamed(folder.inode.device, `#${folder.inode.device.inodes + 1}`, folder, S.IFREG | (mode & 0o7777 & ~this.mask), flags, !(flags & O.EXCL));
        }
        const place = this.walk(from, path, !(flags & O.NOFOLLOW || (flags & O.CREAT && flags & O.EXCL)));
        let { name } = place;
        if (flags & O.CREAT && !(flags & O.PATH)) {
            if (name && flags & O.EXCL)
                fail(E.EXIST);
            if (place.slash || (name && isDir(name.inode)))
                fail(E.ISDIR);
            if (!name)
                return this.openName(this.create(place, S.IFREG | (mode & 0o7777)), flags & ~O.TRUNC);
        }
        name ??= fail(E.NOENT);
        if (flags & O.DIRECTORY && !isDir(name.inode))
            fail(kind(name.inode) === S.IFLNK && !(flags & O.PATH) ? E.LOOP : E.NOTDIR);
        if (kind(name.inode) === S.IFLNK && !(flags & O.PATH))
            fail(E.LOOP);
        if (isDir(name.inode) && !(flags & O.PATH) && flags & (O.ACCMODE | O.TRUNC))
            fail(E.ISDIR);
        return this.openName(name, flags);
    }

    // Opens a new file without a name, which may get one. own: it is precis' recording.
    openUnnamed(device, text, parent, mode, flags, linkable = false, own = false) {
        const inode = this.newInode(device, mode);
        Object.assign(inode, { links: 0, linkable, own });
        this.takeForGood(inode, INODE_BYTES);
        return this.openName({ text, parent, inode, removed: true }, flags & ~O.TMPFILE);
    }

    release(fd) {
        const file = this.get(fd);
        this.files[fd] = undefined;
        if (--file.users)
            return;
        file.driver?.close?.();
        if (file.events) {
            for (const watch of [...file.watches.values()])
                this.unwatch(watch, true);
            return;
        }
        if (!(file.flags & O.PATH))
            this.tell(file.name, file.flags & O.ACCMODE ? IN.CLOSE_WRITE : IN.CLOSE_NOWRITE);
        this.forget(file.inode);
    }

    // ---- contents ----

    readable(fd) {
        const file = this.get(fd);
        if (file.flags & O.PATH || (file.flags & O.ACCMODE) === 1)
            fail(E.BADF);
        if (isDir(file.inode))
            fail(E.ISDIR);
        return file;
    }

    writable(fd) {
        const file = this.get(fd);
        if (file.flags & O.PATH || !(file.flags & O.ACCMODE))
            fail(E.BADF);
        return file;
    }

    // Copies bytes of a file from a place on; returns their number.
    copyOut(inode, at, to) {
        const n = Math.max(0, Math.min(to.length, inode.size - at));
        for (let done = 0; done < n;) {
            const from = (at + done) % PAGE, part = Math.min(PAGE - from, n - done), page = inode.pages.get(Math.floor((at + done) / PAGE));
            if (page)
                to.set(page.subarray(from, from + part), done);
            else
                to.fill(0, done, done + part);
            done += part;
        }
        return n;
    }

    // Returns the number of bytes for which there was room.
    copyIn(inode, at, bytes) {
        let done = 0;
        while (done < bytes.length) {
            const number = Math.floor((at + done) / PAGE), from = (at + done) % PAGE, part = Math.min(PAGE - from, bytes.length - done);
            let page = inode.pages.get(number);
            if (!page && this.roomOf(inode).bytes < PAGE)
                break;
            if (!page || page === zeros)
                this.putPage(inode, number, page = new Uint8Array(PAGE));
            page.set(bytes.subarray(done, done + part), from);
            done += part;
        }
        inode.size = done ? Math.max(inode.size, at + done) : inode.size;
        return done;
    }

    putPage(inode, number, page) {
        this.take(inode, inode.pages.has(number) ? 0 : PAGE);
        inode.pages.set(number, page);
    }

    // Keeps the pages of a file that `move` gives a number.
    keepPages(inode, move) {
        const before = inode.pages.size;
        inode.pages = new Map([...inode.pages].map(([number, page]) => [move(number), page]).filter(([number]) => number !== undefined));
        this.take(inode, (inode.pages.size - before) * PAGE);
    }

    read(file, to, at) {
        const { inode } = file;
        if (file.events)
            return this.readEvents(file, to);
        if (file.driver)
            return file.driver.read(to);
        const n = this.copyOut(inode, at ?? file.position, to), earlier = ([s, ns], [t, nt]) => s < t || (s === t && ns <= nt);
        if (at === undefined)
            file.position += n;
        if (to.length && (earlier(inode.atime, inode.mtime) || earlier(inode.atime, inode.ctime)))
            inode.atime = now();
        if (to.length)
            this.tell(file.name, IN.ACCESS);
        return n;
    }

    write(file, bytes, at) {
        const { inode } = file;
        if (file.driver) {
            file.driver.write(bytes);
            return bytes.length;
        }
        if (file.events || !isFile(inode))
            fail(E.INVAL);
        const place = file.flags & O.APPEND ? inode.size : at ?? file.position, n = Math.min(bytes.length, SIZE_MOST - place);
        if (!bytes.length)
            return 0;
        if (n <= 0)
            fail(E.FBIG);
        if (inode.seals & SEAL.WRITE || (inode.seals & SEAL.GROW && place + n > inode.size))
            fail(E.PERM);
        const done = this.copyIn(inode, place, bytes.subarray(0, n)) || fail(E.NOSPC);
        if (at === undefined)
            file.position = place + done;
        inode.mtime = inode.ctime = now();
        this.tell(file.name, IN.MODIFY);
        return done;
    }

    // Clears bytes: whole pages become holes.
    clear(inode, from, to) {
        const first = Math.ceil(from / PAGE), end = Math.floor(to / PAGE);
        for (const number of new Set([first - 1, end])) {
            const page = inode.pages.get(number);
            if (page && page !== zeros)
                page.fill(0, Math.max(0, from - number * PAGE), Math.max(0, Math.min(PAGE, to - number * PAGE)));
        }
        this.keepPages(inode, (number) => (number >= first && number < end ? undefined : number));
    }

    resize(file, size) {
        const { inode } = file;
        if (!isFile(inode))
            fail(isDir(inode) ? E.ISDIR : E.INVAL);
        if (size < 0)
            fail(E.INVAL);
        if (size > SIZE_MOST)
            fail(E.FBIG);
        if ((inode.seals & SEAL.SHRINK && size < inode.size) || (inode.seals & SEAL.GROW && size > inode.size))
            fail(E.PERM);
        if (size < inode.size)
            this.clear(inode, size, 2 * SIZE_MOST);
        inode.size = size;
        inode.mtime = inode.ctime = now();
        this.tell(file.name, IN.MODIFY);
    }

    // fallocate(2). Modes: 1 the size stays, 2 a hole, 8 the range is cut out, 0x10 zeros, 0x20 a hole is put in.
    allocate(file, mode, from, length) {
        const { inode } = file, end = from + length;
        if (mode & ~0x3b || (mode & 2 && !(mode & 1)))
            fail(E.OPNOTSUPP);
        if (from < 0 || length <= 0)
            fail(E.INVAL);
        if (!isFile(inode))
            fail(isDir(inode) ? E.ISDIR : E.SPIPE);
        if (end > SIZE_MOST)
            fail(E.FBIG);
        if ((mode & 0x3a && inode.seals & SEAL.WRITE) || (!(mode & 1) && inode.seals & SEAL.GROW && end > inode.size))
            fail(E.PERM);
        if (mode & 0x28) {
            if ((mode !== 8 && mode !== 0x20) || from % PAGE || length % PAGE)
                fail(E.INVAL);
            if (mode & 8 ? end >= inode.size : from >= inode.size)
                fail(E.INVAL);
            if (mode & 0x20 && length > SIZE_MOST - inode.size)
                fail(E.FBIG);
            const shift = (mode & 8 ? -length : length) / PAGE, first = from / PAGE, skip = mode & 8 ? length / PAGE : 0;
            this.keepPages(inode, (number) => (number < first ? number : number < first + skip ? undefined : number + shift));
            inode.size += shift * PAGE;
        } else {
            if (mode & 0x12)
                this.clear(inode, from, end);
            if (!(mode & 2)) {
                const first = Math.floor(from / PAGE), past = Math.ceil(end / PAGE);
                const { bytes } = this.roomOf(inode), there = () => [...inode.pages.keys()].filter((number) => number >= first && number < past).length;
                if ((past - first) * PAGE > bytes && (past - first - there()) * PAGE > bytes)
                    fail(E.NOSPC);
                for (let number = first; number < past; number++)
                    if (!inode.pages.has(number))
                        this.putPage(inode, number, zeros);
            }
            if (!(mode & 1))
                inode.size = Math.max(inode.size, end);
        }
        inode.mtime = inode.ctime = now();
        this.tell(file.name, IN.MODIFY);
    }

    seek(file, offset, whence) {
        const { inode } = file;
        if (file.flags & O.PATH)
            fail(E.BADF);
        if (file.driver || file.events)
            fail(E.SPIPE);
        const bases = [0, file.position, inode.size];
        let to = whence < 3 ? bases[whence] + offset : offset;
        if (whence > 2) { // SEEK_DATA, SEEK_HOLE
            if (offset < 0 || offset >= inode.size)
                fail(E.NXIO);
            const first = Math.floor(offset / PAGE);
            let number = first;
            if (whence === 4)
                for (; inode.pages.has(number);)
                    number++;
            else if (!inode.pages.has(first)) // a hole may have more pages than there is time to try
                number = [...inode.pages.keys()].reduce((least, n) => (n > first ? Math.min(least, n) : least), Infinity);
            to = number === first ? offset : number * PAGE;
            if (to >= inode.size && whence === 3)
                fail(E.NXIO);
            to = Math.min(to, inode.size);
        }
        if (to < 0 || to > SIZE_MOST || whence > 4 || whence < 0)
            fail(E.INVAL);
        file.position = to;
        return to;
    }

    // ---- calls on names ----

    link(inode, place) {
        if (place.name)
            fail(E.EXIST);
        if (place.slash)
            fail(E.NOENT);
        if (inode.device !== place.parent.inode.device)
            fail(E.XDEV);
        if (isDir(inode))
            fail(E.PERM);
        if (!inode.links && !inode.linkable)
            fail(E.NOENT);
        const name = this.enter(place, inode);
        inode.links++;
        inode.ctime = now();
        this.tellSelf(inode, IN.ATTRIB);
        this.tellParent(name, IN.CREATE);
    }

    unlinkName({ name, text, slash }, isFolder) {
        name ?? fail(E.NOENT);
        if (isFolder) {
            if (text === '.')
                fail(E.INVAL);
            if (!isDir(name.inode))
                fail(E.NOTDIR);
            if (text === '..' || name.inode.entries.size)
                fail(E.NOTEMPTY);
            if (!name.parent)
                fail(E.BUSY);
        } else if (isDir(name.inode)) {
            fail(E.ISDIR);
        } else if (slash) {
            fail(E.NOTDIR);
        }
        if (!name.parent)
            fail(E.PERM);
        this.remove(name);
    }

    isBelow(name, folder) {
        for (let at = name; at; at = at.parent)
            if (at === folder)
                return true;
        return false;
    }

    // renameat2(2). Flags: 1 nothing is replaced, 2 both are exchanged.
    renamePlaces(from, to, flags) {
        const { name } = from, other = to.name, special = ({ text }) => text === '.' || text === '..', exchanges = flags & 2;
        if (flags & ~3 || flags === 3)
            fail(E.INVAL);
        if (special(from) || special(to))
            fail(E.BUSY);
        if (!name || (exchanges && !other))
            fail(E.NOENT);
        if (other && flags & 1)
            fail(E.EXIST);
        if (!name.parent) // of /proc/self/fd
            fail(E.PERM);
        this.mayHave(to.parent);
        if (from.parent.inode.device !== to.parent.inode.device)
            fail(E.XDEV);
        if (isDir(name.inode) && this.isBelow(to.parent, name))
            fail(E.INVAL);
        if (other && isDir(other.inode) && this.isBelow(from.parent, other))
            fail(exchanges ? E.INVAL : E.NOTEMPTY);
        if (!isDir(name.inode) && (from.slash || to.slash) && !exchanges)
            fail(E.NOTDIR);
        if (other?.inode === name.inode)
            return;
        if (other && !exchanges) {
            if (isDir(other.inode) !== isDir(name.inode))
                fail(isDir(name.inode) ? E.NOTDIR : E.ISDIR);
            if (isDir(other.inode) && other.inode.entries.size)
                fail(E.NOTEMPTY);
        }
        const cookie = ++this.cookie, moved = [[name, to]].concat(exchanges ? [[other, { parent: from.parent, text: from.text }]] : []);
        const told = moved.map(([one]) => [one, one.parent, one.text]);
        moved.forEach(([one]) => {
            one.parent.inode.entries.delete(one.text);
            one.parent.inode.links -= isDir(one.inode) ? 1 : 0;
        });
        if (other && !exchanges) {
            to.parent.inode.entries.delete(to.text);
            other.removed = true;
            this.take(other.inode, -NAME_BYTES);
            other.inode.links -= isDir(other.inode) ? 2 : 1;
            to.parent.inode.links -= isDir(other.inode) ? 1 : 0;
            other.inode.ctime = now();
        }
        moved.forEach(([one, { parent, text }]) => {
            Object.assign(one, { parent, text });
            parent.inode.entries.set(text, one);
            parent.inode.links += isDir(one.inode) ? 1 : 0;
            one.inode.ctime = now();
        });
        from.parent.inode.mtime = from.parent.inode.ctime = to.parent.inode.mtime = to.parent.inode.ctime = now();
        told.forEach(([one, parent, text]) => {
            const flag = isDir(one.inode) ? IN.ISDIR : 0;
            this.tellWatches(parent.inode, IN.MOVED_FROM | flag, text, cookie);
            this.tellWatches(one.parent.inode, IN.MOVED_TO | flag, one.text, cookie);
            this.tellSelf(one.inode, IN.MOVE_SELF);
        });
        if (other && !exchanges) {
            if (!isDir(other.inode))
                this.tellSelf(other.inode, IN.ATTRIB);
            this.forget(other.inode);
        }
    }

    changed(name) {
        name.inode.ctime = now();
        this.tell(name, IN.ATTRIB);
    }

    // ---- inotify ----

    // Tells of an event of a file: to those who watch it, and its folder.
    tell(name, mask, self = false) {
        if (!self)
            this.tellParent(name, mask);
        if (mask !== IN.CREATE)
            this.tellSelf(name.inode, mask);
    }

    tellParent({ parent, inode, text, removed }, mask) {
        if (parent?.inode.watches)
            this.tellWatches(parent.inode, mask | (isDir(inode) ? IN.ISDIR : 0), text, 0, removed && mask !== IN.DELETE);
    }

    tellSelf(inode, mask) {
        if (inode.watches)
            this.tellWatches(inode, mask | (isDir(inode) && !(mask & (IN.DELETE_SELF | IN.MOVE_SELF)) ? IN.ISDIR : 0));
    }

    tellWatches(inode, mask, text = '', cookie = 0, removed = false) {
        for (const watch of [...inode.watches ?? []]) {
            if (!(watch.mask & mask & IN.ALL) || (removed && watch.mask & IN.EXCL_UNLINK))
                continue;
            this.queue(watch.instance, { wd: watch.wd, mask, cookie, text });
            if (watch.mask & IN.ONESHOT)
                this.unwatch(watch);
        }
    }

    queue({ events }, event) {
        const last = events.at(-1);
        if (last && ['wd', 'mask', 'cookie', 'text'].every((key) => last[key] === event[key]))
            return;
        if (events.length < EVENTS_MOST)
            events.push(event);
        else if (last.mask !== IN.Q_OVERFLOW)
            events.push({ wd: -1, mask: IN.Q_OVERFLOW, cookie: 0, text: '' });
    }

    unwatch(watch, silent = false) {
        this.take(watch.inode, -WATCH_BYTES);
        watch.inode.watches.delete(watch);
        watch.instance.watches.delete(watch.wd);
        if (!silent)
            this.queue(watch.instance, { wd: watch.wd, mask: IN.IGNORED, cookie: 0, text: '' });
    }

    newInstance() {
        const name = { text: 'anon_inode:inotify', parent: null, inode: this.newInode(this.memory, 0o600) };
        return this.give({ name, inode: name.inode, flags: 0, events: [], watches: new Map(), last: 0 });
    }

    instance(fd) {
        const file = this.get(fd);
        return file.events ? file : fail(E.INVAL);
    }

    watch(fd, path, mask) {
        const instance = this.instance(fd), { inode } = this.at(path, !(mask & IN.DONT_FOLLOW)), wanted = mask & (IN.ALL | IN.EXCL_UNLINK | IN.ONESHOT);
        if (!(mask & IN.ALL) || (mask & IN.MASK_ADD && mask & IN.MASK_CREATE))
            fail(E.INVAL);
        if (mask & IN.ONLYDIR && !isDir(inode))
            fail(E.NOTDIR);
        inode.watches ??= new Set();
        const old = [...inode.watches].find((watch) => watch.instance === instance);
        if (old && mask & IN.MASK_CREATE)
            fail(E.EXIST);
        if (old) {
            old.mask = mask & IN.MASK_ADD ? old.mask | wanted : wanted;
            return old.wd;
        }
        this.take(inode, WATCH_BYTES);
        const watch = { instance, inode, mask: wanted, wd: ++instance.last };
        inode.watches.add(watch);
        instance.watches.set(watch.wd, watch);
        return watch.wd;
    }

    static room({ text }) {
        return 16 + (text ? 16 * Math.ceil((text.length + 1) / 16) : 0);
    }

    readEvents({ events }, to) {
        let n = 0;
        if (!events.length)
            fail(E.AGAIN);
        if (Files.room(events[0]) > to.length)
            fail(E.INVAL);
        while (events.length && n + Files.room(events[0]) <= to.length) {
            const event = events.shift(), room = Files.room(event), view = new DataView(to.buffer, to.byteOffset + n, room);
            to.fill(0, n, n + room);
            view.setInt32(0, event.wd, true);
            [event.mask, event.cookie, room - 16].forEach((word, k) => view.setUint32(4 + 4 * k, word, true));
            [...event.text].forEach((c, k) => { to[n + 16 + k] = c.charCodeAt(0); });
            n += room;
        }
        return n;
    }

    // ---- for the page ----

    mkdirTree(path) {
        let at = '';
        for (const part of encode(path).split('/').filter(Boolean)) {
            at += `/${part}`;
            const place = this.walk(this.root, at);
            if (!place.name)
                this.create(place, S.IFDIR | 0o777);
        }
    }

    // flags: r, w, a, as of fopen(3). Returns a descriptor.
    open(path, flags) {
        const all = { r: 0, 'r+': 2, w: O.CREAT | O.TRUNC | 1, a: O.CREAT | O.APPEND | 1 };
        return this.openAt(this.folder, encode(path), all[flags], 0o666);
    }

    close(fd) {
        this.release(fd);
    }

    writeFile(path, contents) {
        const fd = this.open(path, 'w');
        this.write(this.get(fd), typeof contents === 'string' ? new TextEncoder().encode(contents) : contents);
        this.close(fd);
    }

    readFile(path) {
        const { inode } = this.at(encode(path)), bytes = new Uint8Array(inode.size);
        this.copyOut(inode, 0, bytes);
        return bytes;
    }

    size(path) {
        return this.at(encode(path)).inode.size;
    }

    exists(path) {
        try {
            return Boolean(this.walk(this.folder, encode(path)).name);
        } catch {
            return false;
        }
    }

    chmod(path, mode) {
        const { inode } = this.at(encode(path));
        inode.mode = kind(inode) | mode;
    }

    chdir(path) {
        this.folder = this.at(encode(path));
    }

    unlink(path) {
        this.unlinkName(this.walk(this.folder, encode(path), false), false);
    }

    rmdir(path) {
        this.unlinkName(this.walk(this.folder, encode(path), false), true);
    }

    // Makes a device: {read(bytes): a number, write(bytes), isTerminal, hasInput()}.
    device(path, number, driver) {
        this.drivers.set(number, driver);
        this.mkdirTree(path.slice(0, path.lastIndexOf('/')));
        const mask = this.mask;
        this.mask = 0;
        this.create(this.walk(this.root, encode(path)), S.IFCHR | 0o666, number);
        this.mask = mask;
    }

    hasInput(fd) {
        const file = this.files[fd];
        return file?.events ? file.events.length > 0 : file?.driver?.hasInput?.() ?? true;
    }
}
