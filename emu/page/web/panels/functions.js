// The functions by their cost.
import { clear, el } from '../dom.js';
import { baseName, count, percent } from '../format.js';

export const id = 'functions';
export const title = 'Functions';
export const about = 'Where the time went. Select a function to see its code.';
export const applies = () => true;

export function mount(element, data, state) {
    const body = el('tbody');
    element.append(el('table', {}, el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, 'share'), el('th', { scope: 'col' }, 'function'))), body));
    function update() {
        const profile = data.profiles[state.get('profile')], selected = profile.selected(state.get('cause'));
        const rows = profile.functions.map((f, k) => ({ f, sums: profile.functionSums(k, selected) })).sort((a, b) => b.sums.cost - a.sums.cost);
        const total = rows.reduce((sum, r) => sum + r.sums.cost, 0);
        clear(body).append(...rows.slice(0, 30).map((r) => el('tr', {}, el('td', {}, percent(r.sums.cost, total)), el('td', {}, r.f.name))));
    }
    update();
    state.on(['cause', 'profile'], update);
}
