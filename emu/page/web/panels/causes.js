// All cycles by cause; a click filters the page.
import { clear, el, rovingFocus } from '../dom.js';
import { count, percent } from '../format.js';

export const id = 'causes';
export const title = 'Cycles by cause';
export const about = 'Every cycle has one cause. Choose one, and everything below shows only its cycles.';
export const applies = (data) => data.profiles.some((p) => p.exact && p.causeGroups().length);

// One sentence for each cause.
export const EXPLAINED = {
    issue: 'the cycle in which an instruction issued',
    stall: 'waiting for the result of an earlier instruction',
    lock: 'the instruction blocks the pipeline, as a division does',
    branch: 'the fetch is redirected: a branch was mispredicted, or is indirect',
    icache: 'the instruction was not in the cache',
    dcache: 'the data were not in the cache',
    tlb: 'the address was not in the TLB',
    rse: 'registers of the register stack are stored and loaded',
    kernel: 'the kernel, for this program',
};

export const causeClass = (name) => `cause-${name.split(':')[0].replace(/[^a-z]/g, '')}`;

export function mount(element, data, state) {
    const bar = el('div', { class: 'cause-bar', role: 'group', 'aria-label': 'Filter by cause' });
    const details = el('div', { class: 'cause-details', role: 'group', 'aria-label': 'Filter by the producer that was waited for' });
    const note = el('p', { class: 'note', 'aria-live': 'polite' });
    element.append(bar, details, note);

    const toggle = (cause) => state.set({ cause: state.get('cause') === cause ? null : cause });
    function button(name, cycles, total, wide) {
        const label = `${name} ${percent(cycles, total, 1)}`;
        return el('button', { type: 'button', class: `cause ${causeClass(name)}`, 'data-cause': name, 'data-cycles': cycles,
                              'aria-pressed': String(state.get('cause') === name), 'aria-label': `${label}, ${count(cycles)} cycles`,
                              title: `${name}: ${count(cycles)} cycles, ${EXPLAINED[name.split(':')[0]] || ''}`,
                              style: wide ? { 'flex-grow': cycles / total } : {}, onclick: () => toggle(name) },
                  el('span', { class: 'cause-label', 'aria-hidden': 'true' }, label));
    }
    function update() {
        const profile = data.profiles[state.get('profile')], cause = state.get('cause'), total = profile.total.cycles;
        const groups = profile.causeGroups(), group = cause && groups.find((g) => g.name === cause.split(':')[0]);
        for (const b of element.querySelectorAll('[data-cause]'))
            b.setAttribute('aria-pressed', String(b.dataset.cause === cause));
        bar.classList.toggle('filtered', cause !== null);
        clear(details).append(...(group ? group.parts.map((p) => button(p.name, p.cycles, total, false)) : []));
        const cycles = profile.causes.reduce((sum, name, k) => sum + (profile.selected(cause) && profile.selected(cause)[k] ? profile.total.byCause[k] : 0), 0);
        note.textContent = cause === null ? `${count(total)} cycles.`
            : `${cause}: ${count(cycles)} cycles, ${percent(cycles, total)} of all: ${EXPLAINED[cause.split(':')[0]] || ''}.`;
    }
    function build() {
        const profile = data.profiles[state.get('profile')];
        clear(bar).append(...profile.causeGroups().map((g) => button(g.name, g.cycles, profile.total.cycles, true)));
        update();
    }
    rovingFocus(bar, () => [...bar.children]);
    build();
    state.on(['profile'], build);
    state.on(['cause'], update);
}
