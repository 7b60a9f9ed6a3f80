// The controls of the microscope.
import { el, rovingFocus } from '../dom.js';
import { counted } from '../format.js';
import { hex } from './region.js';
import { STEPS, bytesPerCounter, bytesText, fromPosition, most, toPosition } from './scales.js';

function segmented(label, choices, chosen, choose) {
    const buttons = choices.map(({ value, text, title }) =>
        el('button', { type: 'button', role: 'radio', 'aria-checked': String(value === chosen()), 'data-value': String(value), title, onclick: () => choose(value) }, text));
    const group = el('div', { class: 'segmented', role: 'radiogroup', 'aria-label': label }, buttons);
    rovingFocus(group, () => buttons.filter((b) => !b.disabled));
    const update = () => buttons.forEach((b) => b.setAttribute('aria-checked', String(b.dataset.value === String(chosen()))));
    return { group, buttons, update };
}

// The slider: arrow keys change the scale by one, Page Up and Page Down go to the next row of the table.
function scaleSlider(settings) {
    const top = most(settings.granule), { stops } = settings;
    const slider = el('input', { type: 'range', min: 0, max: STEPS, step: 1, class: 'scale-slider', 'aria-label': 'Scale', id: 'microscope-scale' });
    const number = el('input', { type: 'text', class: 'scale-number mono', 'aria-label': 'Scale as a number', size: 11, spellcheck: 'false' });
    const meaning = el('output', { class: 'scale-meaning', for: 'microscope-scale' });
    const marks = el('div', { class: 'scale-marks', 'aria-hidden': 'true' }, stops.map((scale) => {
        const i = el('i', { title: hex(scale) });
        i.style.setProperty('left', `${100 * toPosition(scale, top) / STEPS}%`);
        return i;
    }));
    const set = (scale) => settings.set({ scale: Math.max(0, Math.min(settings.limit(), scale)), buffer: null });
    const step = (by) => set(settings.get('scale') + by);
    const nextStop = (up) => {
        const scale = settings.get('scale'), next = up ? stops.find((s) => s > scale) : stops.findLast((s) => s < scale);
        if (next !== undefined)
            set(next);
    };
    const keys = { ArrowRight: () => step(1), ArrowUp: () => step(1), ArrowLeft: () => step(-1), ArrowDown: () => step(-1),
                   PageUp: () => nextStop(true), PageDown: () => nextStop(false), Home: () => set(0), End: () => set(top) };
    slider.addEventListener('keydown', (event) => {
        if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey)
            return;
        event.preventDefault();
        keys[event.key]();
    });
    slider.addEventListener('input', () => set(fromPosition(Number(slider.value), top, stops)));
    number.addEventListener('change', () => {
        const value = Number(number.value.trim());
        if (number.value.trim() && Number.isInteger(value) && value >= 0 && value <= settings.limit())
            set(value);
        else
            update();
    });
    const button = (label, text, up) => el('button', { type: 'button', class: 'button', 'aria-label': label, title: label, onclick: () => nextStop(up) }, text);
    function update() {
        const scale = settings.get('scale'), text = `${bytesText(bytesPerCounter(scale, settings.get('element')))} of code per counter`;
        slider.value = toPosition(scale, top);
        slider.setAttribute('aria-valuetext', `${hex(scale)}: ${text}`);
        number.value = hex(scale);
        meaning.textContent = `${text}${stops.includes(scale) ? ', a row of the table' : ''}`;
    }
    const element = el('div', { class: 'scale-control' },
                       el('div', { class: 'scale-head' }, el('label', { for: 'microscope-scale' }, 'scale'), number, meaning),
                       el('div', { class: 'scale-row' }, button('Previous row of the table', '◂', false), el('div', { class: 'scale-track' }, slider, marks),
                          button('Next row of the table', '▸', true)));
    return { element, update };
}

function numberField(label, settings, name, parse, show, title) {
    const input = el('input', { type: 'text', class: 'mono', size: 12, spellcheck: 'false', title, 'data-setting': name });
    input.addEventListener('change', () => {
        const value = parse(input.value.trim());
        if (value === undefined)
            update();
        else
            settings.set({ [name]: value, ...(name === 'runs' ? {} : { buffer: null }) });
    });
    function update() {
        input.value = show(settings.get(name));
    }
    return { element: el('label', { class: 'field' }, label, input), update };
}

const whole = (text, least, greatest) => (text && Number.isInteger(Number(text)) && Number(text) >= least && Number(text) <= greatest ? Number(text) : undefined);

function address(text) {
    try {
        return text ? BigInt.asUintN(64, BigInt(text)) : null;
    } catch {
        return undefined;
    }
}

function more(settings) {
    const offset = numberField('offset', settings, 'offset', address, (v) => (v === null ? '' : hex(v)), 'First address of the region; empty: the function’s');
    const size = numberField('bytes', settings, 'size', (text) => (text ? whole(text, 0, 64 << 20) : null), (v) => (v === null ? '' : String(v)),
                             'Size of the buffer; empty: it fits the function');
    const runs = numberField('runs', settings, 'runs', (text) => whole(text, 1, 1e6), String, 'Each tick counts this often, as if the program ran again and again');
    offset.element.lastChild.placeholder = 'the function';
    size.element.lastChild.placeholder = 'fitting';
    const box = el('input', { type: 'checkbox', onchange: () => settings.set({ overflow: box.checked }) });
    const overflow = el('label', { class: 'field' }, box, 'overflow bin');
    return { elements: [offset.element, size.element, runs.element, overflow], update() {
        for (const field of [offset, size, runs])
            field.update();
        box.checked = settings.get('overflow');
        box.disabled = !settings.hasSprofil() || settings.get('element') === 2;
        overflow.title = box.disabled ? 'A call of sprofil() with counters of 4 or 8 bytes can have one' : 'A counter for every pc outside the region';
    } };
}

// The buffers that the program registered itself; null: there are none.
function buffers(settings) {
    const list = settings.buffers();
    if (!list.length)
        return null;
    const names = list.map((b) => `${b.sprofil ? 'sprofil' : 'profil'} ${b.offset}, scale ${hex(b.scale)}, ${counted(b.size, 'byte')}${b.overflow ? ', overflow bin' : ''}`);
    const select = el('select', { 'aria-label': 'Buffer' }, el('option', { value: '' }, 'what if: this page’s ticks'),
                      names.map((name, k) => el('option', { value: String(k) }, `registered: ${name}`)));
    select.addEventListener('change', () => {
        const b = select.value === '' ? null : list[Number(select.value)];
        settings.set(b ? { buffer: b, dialect: b.dialect, scale: b.scale, element: b.element, offset: BigInt(b.offset), size: b.size, runs: 1 }
                       : { buffer: null, offset: null, size: null });
    });
    return { element: el('label', { class: 'field' }, 'buffer', select), update() {
        select.value = settings.get('buffer') ? String(list.findIndex((b) => b === settings.get('buffer'))) : '';
    } };
}

export function mountControls(settings, make) {
    const scale = scaleSlider(settings), trial = make();
    const element = segmented('Bytes of a counter', [2, 4, 8].map((value) => ({ value, text: String(value), title: `${8 * value}-bit counters` })),
                              () => settings.get('element'), (value) => settings.set({ element: value, buffer: null }));
    const summary = (name) => {
        const p = trial.dialect(name).properties();
        return `${p.unit.meaning}; ${p.rounding.choice === 'up' ? 'rounded up' : 'rounded down'}; ${p.full.meaning}`;
    };
    const dialect = segmented('Dialect', settings.names.map((value) => ({ value, text: value, title: summary(value) })),
                              () => settings.get('dialect').split(':')[0], (value) => settings.set({ dialect: value, buffer: null }));
    const rest = more(settings), registered = buffers(settings);
    const root = el('div', { class: 'microscope-controls' }, scale.element,
                    el('div', { class: 'control' }, el('span', { class: 'control-name' }, 'counter bytes'), element.group),
                    el('div', { class: 'control' }, el('span', { class: 'control-name' }, 'dialect'), dialect.group),
                    el('div', { class: 'control fields' }, registered?.element, rest.elements));
    function update() {
        const sizes = settings.sizes();
        element.buttons.forEach((b) => { b.disabled = !sizes.includes(Number(b.dataset.value)); });
        for (const part of [scale, element, dialect, rest, registered])
            part?.update();
    }
    settings.on(update);
    update();
    return root;
}
