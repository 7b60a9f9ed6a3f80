// The registers: those of most interest, or all. What has changed since the last stop is marked.
import { clear, el } from '../../../web/dom.js';
import machines from '../../machines.json';

export class RegistersPanel {
    constructor(view) {
        this.view = view;
        this.all = false;
        this.table = el('dl', { class: 'live-registers' });
        this.more = el('button', { type: 'button', class: 'button', 'aria-pressed': 'false', onclick: () => {
            this.all = !this.all;
            this.more.setAttribute('aria-pressed', String(this.all));
            this.reset();
            this.update();
        } }, 'all registers');
        this.element = el('section', { class: 'panel panel-registers', 'aria-label': `${view.label}: registers` },
                          el('div', { class: 'panel-head' }, el('h2', {}, 'Registers'), this.more), this.table);
    }

    reset() {
        clear(this.table);
        this.cells = null;
    }

    make() {
        const { machine } = this.view, few = new Set(machines[machine.isa]?.registers.split(' '));
        let shown = machine.names.map((register, index) => ({ ...register, index })).filter(({ name }) => this.all || few.has(name));
        if (!shown.length)
            shown = machine.names.slice(0, 32).map((register, index) => ({ ...register, index }));
        this.table.classList.toggle('wide', machine.bits === 64);
        this.cells = shown.map(({ name, bits, index }) => {
            const value = el('dd', {});
            this.table.append(el('div', { class: 'live-register' }, el('dt', {}, name), value));
            return { value, bits, index };
        });
    }

    update() {
        const values = this.view.machine.registers(), machineBits = this.view.machine.bits;
        if (!values)
            return;
        if (!this.cells)
            this.make();
        for (const { value, bits, index } of this.cells) {
            const shown = Math.min(bits, machineBits), text = BigInt.asUintN(shown, values[index]).toString(16).padStart(Math.ceil(shown / 4), '0');
            value.classList.toggle('changed', value.textContent !== '' && value.textContent !== text);
            if (value.textContent !== text)
                value.textContent = text;
        }
    }
}
