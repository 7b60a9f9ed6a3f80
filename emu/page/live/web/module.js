// module.js - how the module of precis is started, with its file system.
import { makeCalls } from './calls.js';
import { Files } from './files.js';

// Starts the module from emscripten's factory and the bytes of precis.wasm. Its calls on files are those of module.files.
export function start(factory, bytes) {
    const files = new Files(), calls = makeCalls(files, () => module.HEAPU8);
    const replace = (imports, own) => Object.keys(imports).filter((name) => own[name]).forEach((name) => { imports[name] = own[name]; });
    let module = null;
    return new Promise((resolve, reject) => {
        const instantiateWasm = (imports, done) => {
            replace(imports.env, calls.env);
            replace(imports.wasi_snapshot_preview1, calls.wasi);
            WebAssembly.instantiate(bytes, imports).then(({ instance }) => done(instance)).catch(reject);
            return {};
        };
        module = { instantiateWasm, print() {}, printErr: (text) => console.warn(text), files, fileCalls: calls.host, hasInput: (fd) => files.hasInput(fd) };
        factory(module).then(resolve, reject);
    });
}
