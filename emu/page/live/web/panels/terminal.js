// What the program writes, and a line to type for it.
import { el } from '../../../web/dom.js';

const MOST = 20000;

export class TerminalPanel {
    constructor(view) {
        this.view = view;
        this.output = el('pre', { class: 'live-terminal', role: 'log', tabindex: '0', 'aria-label': 'Output' });
        this.input = el('input', { type: 'text', 'aria-label': 'Input of the program', autocomplete: 'off', spellcheck: 'false', placeholder: 'input: a line, then Enter' });
        this.waiting = el('span', { class: 'soft' });
        this.element = el('section', { class: 'panel panel-terminal', 'aria-label': `${view.label}: terminal` },
                          el('div', { class: 'panel-head' }, el('h2', {}, 'Terminal'), this.waiting), this.output,
                          el('form', { class: 'controls', onsubmit: (event) => {
                              event.preventDefault();
                              view.session.terminal.type(`${this.input.value}\n`);
                              this.input.value = '';
                              this.update();
                              view.goOn();
                          } }, this.input));
    }

    reset() {
        this.output.textContent = '';
        this.written = 0;
    }

    update() {
        const { session } = this.view, { text, written } = session.terminal;
        this.waiting.textContent = session.last.waits ? 'the program waits for input' : session.over ? 'the program has ended' : '';
        if (this.written === written)
            return;
        this.written = written;
        this.output.textContent = text.length > MOST ? `…${text.slice(-MOST)}` : text;
        this.output.scrollTop = this.output.scrollHeight;
    }
}
