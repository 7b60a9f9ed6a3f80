// Elements without markup: every text becomes a text node, so names from guests are never parsed.

const SVG = 'http://www.w3.org/2000/svg';

function build(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes || {})) {
        if (value === null || value === undefined || value === false)
            continue;
        if (name.startsWith('on'))
            element.addEventListener(name.slice(2), value);
        else if (name === 'style') // properties, not a style attribute, which the page's policy forbids
            for (const [property, v] of Object.entries(value))
                element.style.setProperty(property, v);
        else
            element.setAttribute(name, value === true ? '' : value);
    }
    element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
    return element;
}

// el('button', {class: 'x', onclick: f}, 'text', child...)
export function el(name, attributes, ...children) {
    return build(document.createElement(name), attributes, children);
}

export function svg(name, attributes, ...children) {
    return build(document.createElementNS(SVG, name), attributes, children);
}

export function clear(element) {
    element.replaceChildren();
    return element;
}

// One of several items in `container` has the tab stop; arrow keys, Home and End move it. items(): the elements in order.
export function rovingFocus(container, items, vertical) {
    const [back, forward] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    const focus = (element) => {
        for (const item of items())
            item.tabIndex = item === element ? 0 : -1;
        element.focus();
    };
    container.addEventListener('keydown', (event) => {
        const all = items(), at = all.indexOf(document.activeElement);
        const to = { [back]: at - 1, [forward]: at + 1, Home: 0, End: all.length - 1 }[event.key];
        if (at < 0 || to === undefined || !all[to])
            return;
        event.preventDefault();
        focus(all[to]);
    });
    container.addEventListener('focusin', (event) => {
        if (items().includes(event.target))
            for (const item of items())
                item.tabIndex = item === event.target ? 0 : -1;
    });
    const all = items();
    for (const item of all)
        item.tabIndex = -1;
    if (all.length)
        (all.find((item) => item.getAttribute('aria-pressed') === 'true' || item.getAttribute('aria-checked') === 'true') || all[0]).tabIndex = 0;
}

// Hides columns of a table, by data-column and in this order, until it is not wider than the element that it is in. Returns those hidden.
export function fitColumns(scroll, table, order) {
    const hidden = [], cells = (name, hide) => table.querySelectorAll(`[data-column="${name}"]`).forEach((cell) => { cell.hidden = hide; });
    order.forEach((name) => cells(name, false));
    for (const name of order) {
        if (table.offsetWidth <= scroll.clientWidth)
            break;
        cells(name, true);
        hidden.push(name);
    }
    return hidden;
}

// A canvas that is as sharp as the screen. draw(context, width, height) is called whenever its size changes; returns a function to redraw.
export function sharpCanvas(canvas, draw) {
    const redraw = () => {
        const { clientWidth: width, clientHeight: height } = canvas, scale = window.devicePixelRatio || 1;
        if (!width || !height)
            return;
        canvas.width = Math.round(width * scale);
        canvas.height = Math.round(height * scale);
        const context = canvas.getContext('2d');
        context.setTransform(scale, 0, 0, scale, 0, 0);
        context.clearRect(0, 0, width, height);
        draw(context, width, height);
    };
    new ResizeObserver(redraw).observe(canvas);
    return redraw;
}
