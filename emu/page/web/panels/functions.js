// The functions: true shares beside sampled ones.
import { hasStacks, inclusiveCosts } from '../calltree.js';
import { clear, el, fitColumns } from '../dom.js';
import { baseName, count, counted, percent, seconds } from '../format.js';
import { errorBound, expectedTicks, shareInterval } from '../statistics.js';

export const id = 'functions';
export const title = 'Functions';
export const about = 'Where the time went. Select one to see its code.';
export const applies = () => true;

const PAGE = 100; // rows at a time

// Rows of all functions with their figures. inclusive: what stacks with the function cost; null of what has no stacks.
function figures(profile, selected) {
    const { total, exact } = profile, rows = [], stacks = inclusiveCosts(profile, selected);
    profile.functions.forEach((f, index) => {
        const sums = profile.functionSums(index, selected);
        if (!sums.ticks && !sums.cycles && !sums.instructions)
            return;
        const expected = expectedTicks(total.ticks, sums.cycles, total.cycles), bound = errorBound(total.ticks, sums.cycles, total.cycles);
        const module = profile.moduleOf(f);
        if (selected && !sums.cost)
            return;
        rows.push({ f, index, ...sums, inclusive: stacks && !f.unknown ? Math.max(stacks.costs[index], profile.merged ? sums.cost : 0) : null, reached: stacks ? stacks.all : 0, expected, bound, error: sums.ticks - expected, interval: shareInterval(sums.ticks, total.ticks),
                    cpi: sums.instructions ? sums.cost / sums.instructions : 0, part: sums.cycles ? sums.cost / sums.cycles : 0, outside: exact && Math.abs(sums.ticks - expected) > bound,
                    module: module ? baseName(module.path) : '' });
    });
    return rows;
}

// The share of a function with what it calls; in profiles with call stacks.
const TOTAL = { key: 'inclusive', label: 'with callees', title: 'the share of the function with all that it calls', number: true,
                text: (r) => (r.inclusive === null ? '' : percent(r.inclusive, r.reached)) };
const EXACT = [
    { key: 'cost', label: 'cycles', number: true, wide: true, text: (r) => count(r.cost) },
    { key: 'instructions', label: 'instr.', title: 'instructions executed', number: true, wide: true, text: (r) => count(r.instructions) },
    { key: 'cpi', label: 'CPI', title: 'cycles per instruction', number: true, wide: true, text: (r) => r.cpi.toFixed(2) },
    { key: 'ticks', label: 'ticks', number: true, text: (r) => count(r.ticks) },
    { key: 'expected', label: 'expected', title: 'ticks in proportion to the true cycles, and what 95 % of samplings differ by at most', number: true, wide: true,
      text: (r) => `${r.expected.toFixed(2)} ± ${r.bound.toFixed(2)}` },
];
// With a cause chosen: what is not of it, such as ticks, is left out.
const FILTERED = [
    { key: 'cost', label: 'cycles', title: 'cycles of the cause', number: true, wide: true, text: (r) => count(r.cost) },
    { key: 'part', label: 'of its cycles', title: "the cause's share of all cycles of the function", number: true, wide: true, text: (r) => percent(r.part, 1) },
    { key: 'cpi', label: 'per instr.', title: "cycles of the cause per instruction executed: its part of the function's CPI", number: true, wide: true, text: (r) => r.cpi.toFixed(2) },
];
const SAMPLED = [
    { key: 'ticks', label: 'ticks', number: true, text: (r) => count(r.ticks) },
    { key: 'seconds', sort: 'ticks', label: 'time', number: true, wide: true, text: (r, p) => seconds(r.ticks * p.machine.period, p.machine.mhz) },
    { key: 'interval', sort: 'ticks', label: 'with 95 % certainty', title: "the shares of the time that are compatible with these ticks (Wilson's interval)", number: true, wide: true,
      text: (r) => `${(100 * r.interval[0]).toFixed(1)} to ${(100 * r.interval[1]).toFixed(1)} %` },
];

const width = (share, most) => `${most ? 100 * share / most : 0}%`;

// The whiskers of a row, as shares of all ticks, and the highest share that its bars show.
function whiskers(profile, row) {
    const n = profile.total.ticks;
    return profile.exact ? [Math.max(0, row.expected - row.bound), row.expected + row.bound].map((x) => (n ? x / n : 0)) : row.interval;
}
const highest = (profile, row) => Math.min(1, Math.max(row.ticks / (profile.total.ticks || 1), whiskers(profile, row)[1]));

// A bar of the share; below it that of the ticks, with whiskers for the sampling error.
function shareBar(profile, row, total, most, filtered) {
    const n = profile.total.ticks, got = n ? row.ticks / n : 0;
    const [low, high] = whiskers(profile, row);
    const parts = [el('i', { style: { width: width(total ? row.cost / total : 0, most) } })];
    if (profile.exact && !filtered)
        parts.push(el('i', { class: 'got', style: { width: width(got, most) } }));
    if (!filtered && n)
        parts.push(el('b', { style: { left: width(low, most), width: width(high - low, most) } }));
    return el('span', { class: 'share', 'aria-hidden': 'true' }, parts);
}

// "-cost": by cost, from the highest to the lowest.
const sorting = (text) => ({ sort: text.replace(/^-/, ''), descending: text.startsWith('-') });

export function mount(element, data, state) {
    const view = { ...sorting(state.get('sort')), shown: PAGE, query: state.get('search') };
    const search = el('input', { type: 'search', id: 'function-search', autocomplete: 'off', placeholder: 'name or file' });
    const head = el('tr'), body = el('tbody'), summary = el('p', { class: 'note', 'aria-live': 'polite' });
    const more = el('button', { type: 'button', class: 'button' }, 'Show more');
    const legend = el('p', { class: 'legend', 'aria-hidden': 'true' });
    const table = el('table', { 'aria-label': 'Functions' }, el('thead', {}, head), body), left = el('p', { class: 'note' });
    const scroll = el('div', { class: 'table-scroll', tabindex: '0', role: 'region', 'aria-label': 'Table of functions' }, table);
    element.append(el('div', { class: 'controls' }, el('label', { class: 'field' }, 'Search', search), legend), scroll, summary, left, more);
    const profile = () => data.profiles[state.get('profile')];
    const selected = () => profile().selected(state.get('cause'));
    // From the last column to the first, those marked `wide` before the others.
    const fit = () => {
        const list = columns().reverse(), gone = fitColumns(scroll, table, [...list.filter((c) => c.wide), ...list.filter((c) => !c.wide)].map((c) => c.key));
        left.textContent = gone.length ? `Without room here: ${list.filter((c) => gone.includes(c.key)).reverse().map((c) => c.label).join(', ')}.` : '';
    };
    new ResizeObserver(fit).observe(scroll);
    const columns = () => [...(hasStacks(profile()) ? [TOTAL] : []), ...(selected() ? FILTERED : profile().exact ? EXACT : SAMPLED)];

    function buildHead() {
        const p = profile();
        const header = (c) => el('th', { scope: 'col', class: `${c.number ? 'number' : ''}`, title: c.title, 'data-column': c.key },
                                 el('button', { type: 'button', onclick: () => sortBy(c.sort || c.key) }, c.label));
        clear(head).append(header({ key: 'name', label: 'function' }), header({ key: 'share', sort: 'cost', label: 'itself', title: selected() ? `share of ${state.get('cause')}` : p.exact ? 'the true share of the function itself' : 'share of the ticks', number: true }),
                           ...columns().map(header));
        const span = (cls, text) => el('span', {}, el('i', { class: cls }), text);
        clear(legend).append(...(selected() ? [] : p.exact ? [span('', 'true cycles'), span('got', 'ticks'), span('whisker', 'expected ticks, 95 %')]
            : [span('', 'ticks'), span('whisker', '95 % interval')]));
    }
    function sortBy(key) {
        view.descending = view.sort === key ? !view.descending : key !== 'name';
        view.sort = key;
        state.set({ sort: `${view.descending ? '-' : ''}${view.sort}` });
        update();
    }
    function compare(a, b) {
        const d = view.sort === 'name' ? a.f.name.localeCompare(b.f.name) : a[view.sort] - b[view.sort];
        return (view.descending ? -d : d) || b.cost - a.cost || b.ticks - a.ticks || a.index - b.index;
    }
    const many = () => profile().images.length > 1;
    function rowOf(row, total, most, filtered) {
        const p = profile(), { f } = row;
        const where = [row.module, many() ? `process ${p.images[f.image].pid}` : '', f.file ? `${baseName(f.file)}${f.line ? `:${f.line}` : ''}` : ''].filter(Boolean).join(', ');
        return el('tr', { class: 'row', tabindex: '-1', 'data-function': row.index, 'aria-selected': String(state.get('function') === row.index) },
                  el('td', { class: 'name' }, el('span', { class: 'function-name', title: f.name }, p.shortName(f.name)), ' ', el('span', { class: 'module' }, where), shareBar(p, row, total, most, filtered)),
                  el('td', { class: 'number' }, percent(row.cost, total)),
                  columns().map((c) => el('td', { class: `${c.number ? 'number' : ''} ${c.key === 'ticks' && row.outside ? 'outside' : ''}`,
                                                  'data-column': c.key, title: c.key === 'ticks' && row.outside ? 'outside of the 95 % bound of independent samples' : null },
                                          c.text(row, p) + (c.key === 'ticks' && row.outside ? ' *' : ''))));
    }
    function update() {
        buildHead();
        if (![...columns(), { key: 'name' }].some((c) => (c.sort || c.key) === view.sort))
            Object.assign(view, { sort: 'cost', descending: true });
        const p = profile(), filter = selected(), all = figures(p, filter), query = view.query.toLowerCase();
        const total = all.reduce((sum, r) => sum + r.cost, 0), most = all.reduce((m, r) => Math.max(m, total ? r.cost / total : 0, filter ? 0 : highest(p, r)), 0);
        const matching = all.filter((r) => !query || r.f.name.toLowerCase().includes(query) || (r.f.file || '').toLowerCase().includes(query) || r.module.toLowerCase().includes(query));
        matching.sort(compare);
        clear(body).append(...matching.slice(0, view.shown).map((r) => rowOf(r, total, most, filter)));
        for (const th of head.children) {
            const sorted = p.exact || view.sort !== 'cost' ? view.sort : 'ticks';
            if (th.dataset.column === sorted)
                th.setAttribute('aria-sort', view.descending ? 'descending' : 'ascending');
            else
                th.removeAttribute('aria-sort');
        }
        const outside = all.filter((r) => r.outside).length;
        summary.textContent = !all.length && !filter ? 'No ticks: the run was shorter than one. precis profile --exact counts every cycle; --hz=N has more ticks.' : `${count(matching.length)} of ${counted(all.length, 'function')}${filter ? ` with cycles of ${state.get('cause')}` : ''}.` + (p.exact && all.length && !filter
            ? ` ${count(all.length - outside)} of ${count(all.length)} ${all.length - outside === 1 ? 'has' : 'have'} as many ticks as independent samples would give in 95 % of all cases; the others are marked *.` : '')
            + (p.merged && columns().includes(TOTAL) ? ' With callees: at least, because small calls are merged.' : '');
        more.hidden = matching.length <= view.shown;
        fit();
        focusRow(body.querySelector('[aria-selected="true"]') || body.firstChild, false);
    }
    function focusRow(row, focus = true) {
        for (const r of body.children)
            r.tabIndex = r === row ? 0 : -1;
        if (row && focus)
            row.focus();
    }
    function select(row) {
        state.set(profile().selectionOf(Number(row.dataset.function), state.get('cause')));
    }
    body.addEventListener('click', (event) => {
        const row = event.target.closest('tr');
        if (row)
            select(row);
    });
    body.addEventListener('keydown', (event) => {
        const row = event.target.closest('tr');
        const to = { ArrowDown: row.nextSibling, ArrowUp: row.previousSibling, Home: body.firstChild, End: body.lastChild }[event.key];
        if (to)
            focusRow(to);
        else if (event.key === 'Enter' || event.key === ' ')
            select(row);
        else
            return;
        event.preventDefault();
    });
    search.addEventListener('input', () => {
        view.query = search.value;
        view.shown = PAGE;
        state.set({ search: search.value });
        update();
    });
    more.addEventListener('click', () => {
        view.shown += PAGE;
        update();
    });
    search.value = view.query;
    update();
    state.on(['sort', 'search'], () => {
        const { sort, descending } = sorting(state.get('sort'));
        if (view.sort === sort && view.descending === descending && view.query === state.get('search'))
            return;
        Object.assign(view, { sort, descending, query: state.get('search') });
        search.value = view.query;
        update();
    });
    state.on(['profile', 'cause'], update);
    state.on(['function'], () => {
        for (const r of body.children)
            r.setAttribute('aria-selected', String(Number(r.dataset.function) === state.get('function')));
    });
}
