// terminal.js - the guest's terminal: a device of the module's file system. What it writes is text for the page; what is typed waits here
// until it is read.
import { E, fail } from './files.js';

const MOST = 1 << 20; // characters
const MAJOR = 64 << 8;
let devices = 0;

export class Terminal {
    constructor(module) {
        const { files } = module, path = `/dev/terminal${devices}`, device = MAJOR | devices++;
        this.decoder = new TextDecoder();
        Object.assign(this, { module, path, device, text: '', written: 0 });
        this.typed = [];
        files.device(path, device, {
            isTerminal: true,
            hasInput: () => this.typed.length > 0,
            read: (bytes) => this.#read(bytes),
            write: (bytes) => {
                this.#add(this.decoder.decode(bytes.slice(), { stream: true }));
                this.onOutput?.();
            },
        });
        this.streams = [files.open(path, 'r'), files.open(path, 'w'), files.open(path, 'w')];
    }

    // A guest may write for ever: of what it has written, the end is kept. written counts all of it.
    #add(text) {
        this.text += text;
        this.written += text.length;
        if (this.text.length > MOST)
            this.text = this.text.slice(-MOST / 2);
    }

    free() {
        const { files } = this.module;
        this.streams.forEach((fd) => files.close(fd));
        files.unlink(this.path);
        files.drivers.delete(this.device);
    }

    #read(bytes) {
        const n = Math.min(bytes.length, this.typed.length || fail(E.AGAIN));
        bytes.set(this.typed.splice(0, n));
        return n;
    }

    type(text) {
        this.#add(text);
        this.typed.push(...new TextEncoder().encode(text));
    }
}
