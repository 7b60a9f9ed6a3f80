// Two profiles side by side: functions matched by name.
import { clear, el, fitColumns, rovingFocus } from '../dom.js';
import { count, percent, seconds } from '../format.js';

export const id = 'compare';
export const title = 'Comparison';
export const about = 'The functions of both profiles, those that differ most first.';
export const applies = (data) => data.profiles.length === 2;

const PAGE = 50;

// A cause filters the comparison if both profiles know causes.
const causeOf = (profiles, cause) => (profiles.every((p) => p.exact) ? cause : null);

// The sums of a profile's functions by row of the comparison; those outside of functions by name: {cost, seconds, instructions, function}.
function byRow(profile, rowOf, cause) {
    const sums = new Map(), selected = profile.selected(cause), unit = profile.exact ? 1 : profile.machine.period;
    profile.functions.forEach((f, k) => {
        const row = f.unknown ? f.name : rowOf[f.image][k - profile.images[f.image].firstFunction];
        if (row === -1)
            return;
        const { cost, instructions } = profile.functionSums(k, selected), known = sums.get(row) || { cost: 0, seconds: 0, instructions: 0, function: k };
        known.cost += cost;
        known.instructions += instructions;
        known.seconds += cost * unit / (profile.machine.mhz * 1e6);
        sums.set(row, known);
    });
    return sums;
}

// Costs are compared in cycles or ticks if both profiles count the same; otherwise in virtual time.
function unitOf([a, b]) {
    const same = a.exact === b.exact && a.machine.mhz === b.machine.mhz && (a.exact || a.machine.period === b.machine.period);
    return same ? (a.exact ? 'cycles' : 'ticks') : 'time';
}

export function compareProfiles({ profiles, json: { comparison } }, cause) {
    const unit = unitOf(profiles), none = { cost: 0, seconds: 0, instructions: 0, function: -1 };
    const [first, second] = profiles.map((p, k) => byRow(p, comparison.of[k], causeOf(profiles, cause)));
    const value = (s) => (unit === 'time' ? s.seconds : s.cost);
    return [...new Set([...first.keys(), ...second.keys()])].map((row) => {
        const a = first.get(row) || none, b = second.get(row) || none, { name, was = null, state } = comparison.rows[row] ?? { name: row, state: '' };
        return { name, was, state, a: value(a), b: value(b), delta: value(b) - value(a), instructions: b.instructions - a.instructions, functions: [a.function, b.function] };
    }).filter((row) => row.a || row.b).sort((x, y) => Math.abs(y.delta) - Math.abs(x.delta) || (x.name < y.name ? -1 : 1));
}

export function mount(element, data, state) {
    const view = { shown: PAGE }, unit = unitOf(data.profiles), names = data.profiles.map((p) => p.file), exact = data.profiles.every((p) => p.exact);
    const value = (v) => (unit === 'time' ? seconds(v * 1e6, 1) : count(v));
    const signed = (v) => (v > 0 ? '+' : v < 0 ? '−' : '') + value(Math.abs(v));
    const summary = el('p', {}), body = el('tbody'), more = el('button', { type: 'button', class: 'button' }, 'Show more');
    const choice = names.map((name, k) => el('button', { type: 'button', role: 'radio', 'aria-checked': String(k === state.get('profile')), onclick: () => show(k) }, `${'AB'[k]}: ${name}`));
    const group = el('div', { class: 'segmented', role: 'radiogroup', 'aria-label': 'Profile that the other parts show' }, choice);
    const header = (text, column, cls = 'number') => el('th', { scope: 'col', class: cls, 'data-column': column }, el('span', { class: 'plain' }, text));
    const table = el('table', { 'aria-label': 'Differences' }, el('thead', {}, el('tr', {}, header('function', 'name', ''), header('A and B', 'bars', ''), header(`A, ${unit}`, 'a'), header(`B, ${unit}`, 'b'),
                                                                                      header('B − A', 'delta'), header('B / A', 'ratio'), exact ? header('instr. B − A', 'instructions') : null)), body);
    const scroll = el('div', { class: 'table-scroll', tabindex: '0', role: 'region', 'aria-label': 'Table of differences' }, table);
    const fit = () => fitColumns(scroll, table, ['bars', 'ratio', 'instructions', 'a', 'b']);
    new ResizeObserver(fit).observe(scroll);
    element.append(el('div', { class: 'controls' }, el('span', { class: 'soft' }, 'The other parts show'), group), summary,
                   scroll, more);
    function show(k) {
        const selected = state.get('function'), row = view.rows.find((r) => r.functions[state.get('profile')] === selected), other = row?.functions[k] ?? -1;
        state.set({ profile: k, ...(other >= 0 ? data.profiles[k].selectionOf(other, state.get('cause')) : data.profiles[k].hottest()) });
    }
    const noted = (row) => (row.was ? `was ${data.profiles[0].shortName(row.was)}` : row.state);
    const plain = (n) => (n > 0 ? '+' : n < 0 ? '−' : '') + count(Math.abs(n));
    function rowOf(row, most) {
        const cls = row.delta > 0 ? 'worse' : row.delta < 0 ? 'better' : '', bar = (v, c) => el('i', { class: c, style: { width: `${most ? 100 * v / most : 0}%` } });
        return el('tr', { class: 'row', tabindex: '-1', 'data-name': row.name, 'data-was': row.was || row.name, 'data-a': row.a, 'data-b': row.b, 'data-delta': row.delta },
                  el('td', { class: 'name', title: row.name }, data.profiles[row.functions[0] >= 0 ? 0 : 1].shortName(row.name), noted(row) ? el('span', { class: 'module', title: row.was || row.state }, ` ${noted(row)}`) : null), el('td', { class: 'share-cell', 'data-column': 'bars' }, el('span', { class: 'share', 'aria-hidden': 'true' }, bar(row.a, ''), bar(row.b, 'got second'))),
                  el('td', { class: 'number', 'data-column': 'a' }, value(row.a)), el('td', { class: 'number', 'data-column': 'b' }, value(row.b)), el('td', { class: `number ${cls}` }, signed(row.delta)),
                  el('td', { class: 'number', 'data-column': 'ratio' }, row.a ? (row.b / row.a).toFixed(3) : '–'), exact ? el('td', { class: 'number', 'data-column': 'instructions' }, plain(row.instructions)) : null);
    }
    function update() {
        const rows = compareProfiles(data, state.get('cause')), most = rows.reduce((m, r) => Math.max(m, r.a, r.b), 0);
        const [a, b] = [rows.reduce((s, r) => s + r.a, 0), rows.reduce((s, r) => s + r.b, 0)], cause = causeOf(data.profiles, state.get('cause')), by = cause ? ` of ${cause}` : '';
        summary.dataset.delta = b - a;
        summary.textContent = `A: ${value(a)}, B: ${value(b)} ${unit === 'time' ? 'of virtual time' : unit}${by}: ${signed(b - a)}${a ? `, ${b >= a ? '+' : '−'}${percent(Math.abs(b - a), a)}` : ''}.`
            + (unit === 'time' ? ' The two profiles do not count the same, so times are compared.' : '') + (cause !== state.get('cause') ? ' One of them is sampled and knows no causes: all causes are compared.' : '');
        clear(body).append(...rows.slice(0, view.shown).map((r) => rowOf(r, most)));
        more.hidden = rows.length <= view.shown;
        fit();
        if (body.firstChild)
            body.firstChild.tabIndex = 0;
        view.rows = rows;
    }
    const choose = (tr) => {
        const row = view.rows.find((r) => r.name === tr.dataset.name), k = row.functions[state.get('profile')] >= 0 ? state.get('profile') : 1 - state.get('profile');
        state.set({ profile: k, ...data.profiles[k].selectionOf(row.functions[k], state.get('cause')) });
    };
    body.addEventListener('click', (event) => choose(event.target.closest('tr')));
    body.addEventListener('keydown', (event) => {
        const row = event.target.closest('tr'), to = { ArrowDown: row.nextSibling, ArrowUp: row.previousSibling }[event.key];
        if (to) {
            row.tabIndex = -1;
            to.tabIndex = 0;
            to.focus();
        } else if (event.key === 'Enter' || event.key === ' ')
            choose(row);
        else
            return;
        event.preventDefault();
    });
    more.addEventListener('click', () => {
        view.shown += PAGE;
        update();
    });
    rovingFocus(group, () => choice);
    update();
    state.on(['cause'], update);
    state.on(['profile'], () => choice.forEach((c, k) => c.setAttribute('aria-checked', String(k === state.get('profile')))));
}
