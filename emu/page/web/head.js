// The head: what ran, on which machine, and the page's own controls.
import { el, rovingFocus } from './dom.js';
import { baseName, count, counted, seconds } from './format.js';

function facts(profile) {
    const { machine, total } = profile, cycles = profile.exact ? total.cycles : total.ticks * machine.period;
    const list = [
        ['machine', machine.model ? `${machine.name}, ${machine.model}` : machine.name],
        ['clock', `${count(machine.mhz)} MHz, ${counted(machine.hz, 'tick')} per second`],
        ['run', `${seconds(cycles, machine.mhz)} virtual, ${counted(total.ticks, 'tick')}`],
    ];
    if (profile.exact) {
        list.push(['cycles', count(total.cycles)], ['instructions', count(total.instructions)]);
        list.push(['CPI', total.instructions ? (total.cycles / total.instructions).toFixed(3) : '0']);
    }
    return list;
}

function themeSwitch(state) {
    const names = { auto: 'System', light: 'Light', dark: 'Dark' };
    const buttons = Object.entries(names).map(([theme, label]) =>
        el('button', { type: 'button', role: 'radio', 'aria-checked': String(state.get('theme') === theme), 'data-theme-choice': theme,
                       onclick: () => state.set({ theme }) }, label));
    const group = el('div', { class: 'segmented', role: 'radiogroup', 'aria-label': 'Colours' }, buttons);
    state.on(['theme'], () => buttons.forEach((b) => b.setAttribute('aria-checked', String(b.dataset.themeChoice === state.get('theme')))));
    rovingFocus(group, () => buttons);
    return group;
}

export function mountHead(element, data, state, panels) {
    const profile = data.profiles[0], programs = [...new Set(profile.images.map((image) => image.program))];
    document.title = `${baseName(programs[0] || profile.file)} - precis`;
    element.append(
        el('div', { class: 'head-line' }, el('h1', {}, baseName(programs[0] || profile.file)),
           el('p', { class: 'path' }, programs.join(', ')), themeSwitch(state)),
        el('dl', { class: 'facts' }, facts(profile).map(([name, value]) => el('div', { class: 'fact', 'data-fact': name }, el('dt', {}, name), el('dd', {}, value)))),
        el('nav', { class: 'parts', 'aria-label': 'Parts of the page' }, panels.map((p) => el('a', { href: `#${p.id}` }, p.title))));
}
