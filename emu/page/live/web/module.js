// module.js - the module of precis: how it is started, and what its file system lacks of Linux'.

// WASI's numbers of errors, which emscripten's file system has; and Linux' number for the working directory.
const EBADF = 8, EEXIST = 20, EFBIG = 22, EINVAL = 28, ENOSPC = 51, AT_FDCWD = -100, O_PATH = 0o10000000;
const MOST = 2 ** 31 - 1; // bytes of a file: host.c refuses larger ones, too

// What emscripten's file system lacks of Linux'.
function mendFileSystem(module) {
    const { FS } = module, { lookupPath, mayOpen, readlink, rename, write } = FS, own = /^\/proc\/self\/fd\/(\d+)(\/.*)?$/;
    const find = (path) => {
        const found = own.exec(path), stream = found && FS.getStream(Number(found[1]));
        return stream && { stream, rest: found[2] };
    };
    const isNamed = (node) => node.parent === node || node.parent?.contents?.[node.name] === node;
    // Paths below /proc/self/fd/N are of what the descriptor has open, which may have no name: precis reopens files so.
    FS.lookupPath = (path, options) => {
        const found = find(path);
        if (found && !found.rest)
            return { path: found.stream.path, node: found.stream.node };
        return lookupPath(found ? found.stream.path + found.rest : path, options);
    };
    FS.readlink = (path) => {
        const found = find(path);
        if (!found || found.rest)
            return readlink(path);
        return found.stream.path + (found.stream.node && !isNamed(found.stream.node) ? ' (deleted)' : '');
    };
    // Descriptors follow their files.
    FS.rename = (from, to) => {
        rename(from, to);
        FS.streams.forEach((stream) => {
            if (stream?.node?.parent?.contents && isNamed(stream.node))
                stream.path = FS.getPath(stream.node);
        });
    };
    const at = (folder, name) => (name.startsWith('/') ? name : `${folder === AT_FDCWD ? FS.cwd() : FS.getStream(folder).path}/${name}`);
    // A descriptor of a symbolic link itself.
    FS.mayOpen = (node, flags) => (node && FS.isLink(node.mode) && flags & O_PATH ? 0 : mayOpen(node, flags));
    FS.write = (stream, buffer, offset, length, position, ...more) => {
        if ((position ?? stream.position) + length > MOST)
            throw new FS.ErrnoError(EFBIG);
        try {
            return write(stream, buffer, offset, length, position, ...more);
        } catch (error) {
            throw error instanceof RangeError ? new FS.ErrnoError(ENOSPC) : error;
        }
    };
    // Calls as Linux', with errors of WASI.
    const answer = (call) => (...words) => {
        try {
            return call(...words) ?? 0;
        } catch (error) {
            return -(error.errno ?? (error instanceof RangeError ? ENOSPC : EINVAL));
        }
    };
    module.rename = answer((fromFolder, from, toFolder, to, replaces) => {
        const target = at(toFolder, to);
        if (!replaces && FS.analyzePath(target, true).exists)
            return -EEXIST;
        return FS.rename(at(fromFolder, from), target);
    });
    module.symlink = answer((target, folder, path) => { FS.symlink(target, at(folder, path)); });
    module.readlink = answer((folder, path, to, most) => {
        const text = new TextEncoder().encode(path ? FS.readlink(at(folder, path)) : FS.getStream(folder).node.link).subarray(0, most);
        module.HEAPU8.set(text, to);
        return text.length;
    });
    module.truncate = answer((fd, size) => FS.ftruncate(fd, size));
    module.figures = (fd, at) => {
        const node = FS.getStream(fd)?.node;
        if (!node?.node_ops.getattr)
            return -EBADF;
        const a = node.node_ops.getattr(node), links = isNamed(node) ? a.nlink : 0;
        const all = [a.dev, a.ino, a.mode, links, a.uid, a.gid, a.rdev, a.size, a.blksize, a.blocks, a.atime, a.mtime, a.ctime];
        new Float64Array(module.HEAPU8.buffer, at, all.length).set(all.map(Number));
        return 0;
    };
}

// Starts the module from emscripten's factory and the bytes of precis.wasm.
export async function start(factory, wasmBinary) {
    const module = await factory({ wasmBinary, print() {}, printErr: (text) => console.warn(text) });
    mendFileSystem(module);
    module.FS.mkdirTree('/tmp');
    return module;
}
