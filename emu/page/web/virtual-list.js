// A list of which only the visible rows are elements, so that its size does not matter. Keyboard: arrows, Page Up and Down, Home, End.
//
//     const list = createList({label, rowHeight, render(index) -> array of children, choose(index), attributes(index)});
//     parent.append(list.element); list.show(count); list.select(index);
import { el } from './dom.js';

let lists = 0;

export function createList({ label, rowHeight, render, choose, attributes = () => ({}), className = '' }) {
    const prefix = `list-${++lists}`, layer = el('div', { class: 'list-layer', role: 'presentation' }), spacer = el('div', { class: 'list-spacer', role: 'presentation' }, layer);
    const element = el('div', { class: `list ${className}`, role: 'listbox', tabindex: '0', 'aria-label': label }, spacer);
    let count = 0, selected = -1, frame = 0;

    function draw() {
        frame = 0;
        if (!element.isConnected) // replaced by another list
            return;
        const first = Math.max(0, Math.floor(element.scrollTop / rowHeight) - 4), shown = Math.ceil((element.clientHeight || 400) / rowHeight) + 9;
        const rows = [];
        for (let k = first; k < Math.min(count, first + shown); k++)
            rows.push(el('div', { ...attributes(k), id: `${prefix}-${k}`, role: 'option', 'aria-selected': String(k === selected), 'aria-posinset': k + 1,
                                  'aria-setsize': count, 'data-row': k, style: { height: `${rowHeight}px` } }, render(k)));
        layer.style.transform = `translateY(${first * rowHeight}px)`;
        layer.replaceChildren(...rows);
        const active = selected >= first && selected < first + shown && selected < count;
        if (active)
            element.setAttribute('aria-activedescendant', `${prefix}-${selected}`);
        else
            element.removeAttribute('aria-activedescendant');
    }
    const later = () => {
        frame = frame || requestAnimationFrame(draw);
    };
    function reveal(index) {
        const top = index * rowHeight;
        if (top < element.scrollTop || top + rowHeight > element.scrollTop + element.clientHeight)
            element.scrollTop = Math.max(0, top - element.clientHeight / 3);
    }
    element.addEventListener('scroll', later);
    new ResizeObserver(later).observe(element);
    element.addEventListener('click', (event) => {
        const row = event.target.closest('[data-row]');
        if (row)
            choose(Number(row.dataset.row));
    });
    element.addEventListener('keydown', (event) => {
        const page = Math.max(1, Math.floor(element.clientHeight / rowHeight) - 1);
        const to = { ArrowDown: selected + 1, ArrowUp: selected - 1, PageDown: selected + page, PageUp: selected - page, Home: 0, End: count - 1 }[event.key];
        if (to === undefined || !count)
            return;
        event.preventDefault();
        choose(Math.min(count - 1, Math.max(0, to)));
    });
    return {
        element,
        show(n) {
            count = n;
            selected = -1;
            spacer.style.height = `${count * rowHeight}px`;
            later();
        },
        // Mark a row, and bring it into view.
        select(index, scroll = true) {
            selected = index;
            if (index >= 0 && scroll)
                reveal(index);
            cancelAnimationFrame(frame);
            draw();
        },
        redraw: draw,
    };
}
