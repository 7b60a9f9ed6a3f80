// The report of the run so far: the page of precis profile --exact, in another tab or as a file.
import { clear, el } from '../../../web/dom.js';
import { count } from '../../../web/format.js';

let template = null;

async function fetchTemplate() {
    template ??= fetch('report.html').then((response) => {
        if (!response.ok)
            throw new Error(`report.html: ${response.status} ${response.statusText}`);
        return response.text();
    });
    template.catch(() => { template = null; });
    return (await template).split('{{data}}');
}

export class ReportLinks {
    constructor(view) {
        this.view = view;
        this.button = el('button', { type: 'button', class: 'button', onclick: () => this.make() }, 'Make a report');
        this.links = el('span', { class: 'live-report-links', role: 'status' });
        this.element = el('p', { class: 'live-report' }, this.button, this.links);
    }

    reset() {
        clear(this.links);
        if (this.address)
            URL.revokeObjectURL(this.address);
        this.address = null;
    }

    // A report is of one place of the run.
    update(running) {
        this.button.disabled = running || this.making || !this.view.session.last.instructions;
        if (this.address && this.at !== this.view.session.last.cycle)
            this.reset();
    }

    async make() {
        const { session } = this.view, at = session.last.cycle;
        this.reset();
        this.making = this.button.disabled = true;
        this.links.textContent = 'the run is repeated, and each cycle counted …';
        try {
            const [before, after] = await fetchTemplate();
            await new Promise((resolve) => { setTimeout(resolve, 30); }); // the text is drawn
            if (this.view.session !== session || session.last.cycle !== at) {
                this.links.textContent = 'the machine has gone on: halt it first';
                return;
            }
            this.address = URL.createObjectURL(new Blob([before, session.report(), after], { type: 'text/html' }));
            this.at = at;
            const name = `${session.program.name}.html`;
            clear(this.links).append(el('a', { href: this.address, target: '_blank' }, `report of ${count(Number(at))} cycles`), ' ', el('a', { href: this.address, download: name }, 'save it'));
        } catch (error) {
            this.reset();
            this.view.fail(error);
        } finally {
            this.making = this.button.disabled = false;
        }
    }
}
