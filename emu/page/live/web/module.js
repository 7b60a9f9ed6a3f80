// module.js - the module of precis: how it is started, and what its file system lacks of Linux'.

// Paths below /proc/self/fd/N are those of what the descriptor has open: precis reopens files so.
function followDescriptors(FS) {
    const lookup = FS.lookupPath;
    FS.lookupPath = (path, options) => {
        const found = /^\/proc\/self\/fd\/(\d+)(\/.*)?$/.exec(path), stream = found && FS.getStream(Number(found[1]));
        return lookup(stream ? stream.path + (found[2] || '') : path, options);
    };
    const readlink = FS.readlink;
    FS.readlink = (path) => {
        const found = /^\/proc\/self\/fd\/(\d+)$/.exec(path), stream = found && FS.getStream(Number(found[1]));
        return stream ? stream.path : readlink(path);
    };
}

// Removes the files of memfd_create() (host.c) when they are closed.
function removeMemory(FS) {
    const close = FS.close;
    FS.close = (stream) => {
        close(stream);
        if (/^\/tmp\/memory-/.test(stream.path) && !FS.streams.some((other) => other?.path === stream.path))
            FS.unlink(stream.path);
    };
}

// Starts the module from emscripten's factory and the bytes of precis.wasm.
export async function start(factory, wasmBinary) {
    const module = await factory({ wasmBinary, print() {}, printErr: (text) => console.warn(text) });
    followDescriptors(module.FS);
    removeMemory(module.FS);
    module.FS.mkdirTree('/tmp');
    return module;
}
