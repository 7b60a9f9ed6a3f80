// Cycles by cause: what the processor did in them.
import { clear, el } from '../../../web/dom.js';
import { brief, percent } from '../../../web/format.js';
import { EXPLAINED, causeClass } from '../../../web/causes.js';

export class CausesPanel {
    constructor(view) {
        this.view = view;
        this.bar = el('div', { class: 'live-cause-bar', 'aria-hidden': 'true' });
        this.list = el('ul', { class: 'live-causes' });
        this.model = el('span', {});
        this.element = el('section', { class: 'panel panel-causes', 'aria-label': `${view.label}: cycles by cause` },
                          el('div', { class: 'panel-head' }, el('h2', {}, 'Cycles by cause'), el('p', { class: 'about' }, this.model)), this.bar, this.list);
    }

    reset() {
        clear(this.bar);
        clear(this.list);
        this.parts = null;
    }

    make(causes) {
        this.parts = causes.map(([name]) => {
            const part = { name, box: el('i', { class: causeClass(name) }), figure: el('b', {}),
                           item: el('li', { title: EXPLAINED[name] ?? '' }, el('i', { class: `swatch ${causeClass(name)}` })) };
            part.item.append(el('span', {}, name), part.figure);
            this.bar.append(part.box);
            this.list.append(part.item);
            return part;
        });
    }

    update() {
        const stats = JSON.parse(this.view.machine.stats()), { timing } = stats, causes = Object.entries(timing.by_cause);
        if (!this.parts)
            this.make(causes);
        const all = causes.reduce((sum, [, n]) => sum + n, 0);
        this.model.textContent = `model ${timing.model}; ${timing.cpi ? timing.cpi.toFixed(2) : '–'} cycles per instruction`;
        for (const part of this.parts) {
            const n = timing.by_cause[part.name] ?? 0;
            part.box.style.flexGrow = String(n);
            part.item.hidden = !n;
            part.figure.textContent = `${percent(n, all, 1)} · ${brief(n)}`;
        }
    }
}
