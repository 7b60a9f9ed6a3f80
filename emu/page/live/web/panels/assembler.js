// The assembler: ten instructions are enough to watch a delay slot or a stop.
import { clear, el } from '../../../web/dom.js';
import { assemble } from '../machine.js';
import machines from '../../machines.json';

export class AssemblerPanel {
    // samples: {isa: source}; run(program) loads what has been assembled.
    constructor(module, samples, run) {
        Object.assign(this, { module, samples, run });
        this.isa = el('select', { onchange: () => this.changeIsa() }, Object.keys(samples).map((isa) => el('option', { value: isa }, machines[isa].title)));
        this.source = el('textarea', { class: 'live-source', spellcheck: 'false', autocapitalize: 'off', 'aria-label': 'Assembler source', rows: '16' });
        this.messages = el('ul', { class: 'live-messages', 'aria-live': 'polite' });
        this.texts = { ...samples };
        [this.shown] = Object.keys(samples);
        this.source.value = samples[this.shown];
        this.source.addEventListener('keydown', (event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                this.assemble();
        });
        this.element = el('details', { class: 'panel panel-assembler' }, el('summary', {}, el('h2', {}, 'Assembler')),
                          el('p', { class: 'about' }, 'Write some instructions and run them. A mistake is shown with its line and column, and what would be right.'),
                          el('div', { class: 'controls' }, el('label', { class: 'field' }, 'machine', this.isa),
                             el('button', { type: 'button', class: 'button main-button', onclick: () => this.assemble() }, 'Assemble and load')),
                          this.source, this.messages);
    }

    changeIsa() {
        this.texts[this.shown] = this.source.value;
        this.shown = this.isa.value;
        this.source.value = this.texts[this.shown];
        clear(this.messages);
    }

    assemble() {
        const text = this.source.value, { messages, rows, program } = assemble(this.module, this.isa.value, text);
        clear(this.messages).append(...messages.map(({ line, column, text: about }) => el('li', {}, el('button', { type: 'button', class: 'link', onclick: () => this.show(line, column) },
            `${line}:${column}`), ` ${about}`)));
        if (!program) {
            this.show(messages[0].line, messages[0].column);
            return;
        }
        const lines = rows.filter((row) => row.bytes).sort((a, b) => (a.address < b.address ? -1 : 1))
            .flatMap(({ address, bytes, line }) => [{ address, file: 'program.s', line }, { address: address + BigInt(bytes), file: null, line: 0 }])
            .filter((row, k, all) => row.file || all[k + 1]?.address !== row.address);
        this.messages.append(el('li', { class: 'soft' }, `${rows.length} rows; loaded`));
        this.run({ name: 'program', title: 'your program', isa: this.isa.value, bytes: program, words: [], sources: { 'program.s': text }, lines });
    }

    show(line, column) {
        const before = this.source.value.split('\n').slice(0, line - 1).join('\n'), at = before.length + (line > 1 ? 1 : 0) + column - 1;
        this.source.focus();
        const end = this.source.value.indexOf('\n', at);
        this.source.setSelectionRange(at, end < 0 ? this.source.value.length : Math.max(end, at));
        const height = parseFloat(getComputedStyle(this.source).lineHeight) || 18;
        this.source.scrollTop = Math.max(0, (line - 5) * height);
    }
}
