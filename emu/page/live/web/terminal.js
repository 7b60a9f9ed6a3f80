// terminal.js - the guest's terminal: a device of the module's file system. What it writes is text for the page; what is typed waits here
// until it is read.

const AGAIN = 6; // WASI's EAGAIN
const MOST = 1 << 20; // characters
let devices = 0;

export class Terminal {
    constructor(module) {
        const { FS } = module, path = `/dev/terminal${devices}`, device = FS.makedev(64, devices++);
        this.decoder = new TextDecoder();
        Object.assign(this, { module, path, text: '', written: 0 });
        this.typed = [];
        FS.registerDevice(device, {
            open: (stream) => { stream.tty = { ops: {} }; stream.seekable = false; },
            close() {},
            read: (stream, buffer, offset, length) => this.#read(FS, buffer, offset, length),
            write: (stream, buffer, offset, length) => {
                this.#add(this.decoder.decode(buffer.slice(offset, offset + length), { stream: true }));
                this.onOutput?.();
                return length;
            },
        });
        FS.mkdev(path, 0o666, device);
        this.device = device;
        this.streams = [FS.open(path, 'r').fd, FS.open(path, 'w').fd, FS.open(path, 'w').fd];
        module.terminals = [...(module.terminals ?? []), this];
        module.hasInput = (fd) => {
            const rdev = FS.getStream(fd)?.node?.rdev, terminal = module.terminals.find((t) => t.device === rdev);
            return !terminal || terminal.typed.length > 0;
        };
    }

    // A guest may write for ever: of what it has written, the end is kept. written counts all of it.
    #add(text) {
        this.text += text;
        this.written += text.length;
        if (this.text.length > MOST)
            this.text = this.text.slice(-MOST / 2);
    }

    free() {
        const { FS } = this.module;
        this.streams.forEach((fd) => FS.close(FS.getStream(fd)));
        FS.unlink(this.path);
        this.module.terminals = this.module.terminals.filter((t) => t !== this);
    }

    #read(FS, buffer, offset, length) {
        if (!this.typed.length)
            throw new FS.ErrnoError(AGAIN);
        const n = Math.min(length, this.typed.length);
        this.typed.splice(0, n).forEach((byte, k) => { buffer[offset + k] = byte; });
        return n;
    }

    type(text) {
        this.#add(text);
        this.typed.push(...new TextEncoder().encode(text));
    }
}
