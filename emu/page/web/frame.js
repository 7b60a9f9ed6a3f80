// The frame of the page: skip links, head, a section for each panel.
import { el } from './dom.js';
import { mountHead } from './head.js';

function section(panel, data, state) {
    const body = el('div', { class: 'panel-body' }), heading = `${panel.id}-heading`;
    const element = el('section', { class: `panel panel-${panel.id}`, id: panel.id, 'aria-labelledby': heading, tabindex: -1 },
                       el('header', { class: 'panel-head' }, el('h2', { id: heading }, panel.title), el('p', { class: 'about' }, panel.about)),
                       body);
    return { element, mount: () => panel.mount(body, data, state) };
}

export function mountFrame(page, data, state, panels) {
    const sections = panels.map((panel) => section(panel, data, state));
    const links = panels.map((panel) => el('a', { href: `#${panel.id}` }, panel.title));
    const head = el('header', { class: 'head' });
    page.append(el('nav', { class: 'skip', 'aria-label': 'Skip to a part' }, links), head,
                el('main', { class: 'panels' }, sections.map((s) => s.element)));
    mountHead(head, data, state, panels);
    for (const s of sections)
        s.mount();
}
