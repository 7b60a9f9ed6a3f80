// All cycles by cause; a click filters the page.
import { causeClass, EXPLAINED } from '../causes.js';
import { clear, el, rovingFocus } from '../dom.js';
import { counted, percent } from '../format.js';

export const id = 'causes';
export const title = 'Cycles by cause';
export const about = 'Every cycle has one cause. Choose one, and all cycles below are only its own; executions and ticks have no cause.';
export const applies = (data) => data.profiles.some((p) => p.exact && p.causeGroups().length);

export function mount(element, data, state) {
    const bar = el('div', { class: 'cause-bar', role: 'group', 'aria-label': 'Bar of all cycles by cause' });
    const legend = el('div', { class: 'cause-legend', role: 'group', 'aria-label': 'Causes' });
    const details = el('div', { class: 'cause-details', role: 'group', 'aria-label': 'Producers that were waited for' });
    const note = el('p', { class: 'note', 'aria-live': 'polite' });
    element.append(bar, legend, details, note);

    const profile = () => data.profiles[state.get('profile')];
    const explained = (name) => (profile().producersOf(name) ? `waiting for the result of ${profile().producersOf(name)}` : EXPLAINED[name.split(':')[0]] || '');
    const toggle = (cause) => state.set({ cause: state.get('cause') === cause ? null : cause });
    const common = (name, cycles) => ({
        type: 'button', 'data-cause': name, 'data-cycles': cycles, 'aria-pressed': String(state.get('cause') === name), onclick: () => toggle(name),
        title: `${name}: ${counted(cycles, 'cycle')}. ${explained(name)}`,
    });
    const label = (name, cycles) => `${name} ${percent(cycles, profile().total.cycles, 1)}`;
    const segment = ({ name, cycles }) =>
        el('button', { ...common(name, cycles), class: `cause ${causeClass(name)}`, 'aria-label': `${label(name, cycles)}, ${counted(cycles, 'cycle')}`,
                       style: { 'flex-grow': cycles / profile().total.cycles } },
           el('span', { class: 'cause-label', 'aria-hidden': 'true' }, label(name, cycles)));
    const chip = ({ name, cycles }) =>
        el('button', { ...common(name, cycles), class: 'chip' }, el('span', { class: `swatch ${causeClass(name)}`, 'aria-hidden': 'true' }), label(name, cycles));

    function update() {
        const p = profile(), cause = state.get('cause'), selected = p.selected(cause);
        const group = cause && p.causeGroups().find((g) => g.name === cause.split(':')[0]);
        for (const b of element.querySelectorAll('[data-cause]')) {
            b.setAttribute('aria-pressed', String(b.dataset.cause === cause));
            b.classList.toggle('of-group', !!group && b.dataset.cause === group.name);
        }
        bar.classList.toggle('filtered', cause !== null);
        if (details.dataset.group !== (group ? group.name : ''))
            clear(details).append(...(group ? group.parts.map(chip) : []));
        details.dataset.group = group ? group.name : '';
        const cycles = p.exact ? p.totalOf(selected) : 0;
        note.dataset.cycles = cycles;
        note.textContent = selected ? `${cause}: ${counted(cycles, 'cycle')}, ${percent(cycles, p.total.cycles)} of all: ${explained(cause)}.`
            : p.exact ? `${counted(cycles, 'cycle')} in all.` : 'This profile is sampled: its ticks have no cause.';
    }
    function build() {
        const groups = profile().causeGroups();
        clear(bar).append(...groups.map(segment));
        clear(legend).append(...groups.map(chip));
        fit();
        update();
    }
    // A label that does not fit is left out; the legend has all.
    const fit = () => {
        for (const label of bar.querySelectorAll('.cause-label'))
            label.classList.toggle('no-room', label.scrollWidth > label.clientWidth);
    };
    new ResizeObserver(fit).observe(bar);
    build();
    rovingFocus(bar, () => [...bar.children]);
    rovingFocus(legend, () => [...legend.children]);
    state.on(['profile'], build);
    state.on(['cause'], update);
}
