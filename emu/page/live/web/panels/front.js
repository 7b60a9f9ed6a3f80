// The front panel of the machine, drawn as by precis-panel: lamps, switches and knobs.
import { el } from '../../../web/dom.js';

const WIDTH = 1280, HEIGHT = 800, SCALES = { least: 2, most: 65536 }, ELEMENTS = [2, 4, 8];
const KNOBS = ['scale', 'element', 'dialect', 'speed', 'hz'], SWITCHES = ['run', 'halt', 'step', 'bundle', 'tick', 'back'];

export class FrontPanel {
    // act(name, by) does what a switch, or a knob that is turned by +1 or -1, does to the page; speed() is {text, position} of the knob.
    constructor(view, dialects) {
        this.view = view;
        this.dialects = dialects;
        this.act = () => {};
        this.speed = () => ({ text: 'full', position: 1 });
        this.canvas = el('canvas', { class: 'live-front', width: WIDTH, height: HEIGHT, role: 'img', 'aria-label': `${view.label}: front panel; its switches are those of the page's buttons` });
        this.context = this.canvas.getContext('2d');
        this.canvas.addEventListener('click', (event) => this.press(event, 1));
        this.canvas.addEventListener('contextmenu', (event) => { event.preventDefault(); this.press(event, -1); });
        this.element = el('details', { class: 'panel panel-front', ontoggle: () => this.update() }, el('summary', {}, el('h2', {}, 'Front panel')),
                          el('p', { class: 'about' }, 'The trial buffer is that of "What if". A click turns a knob up, the right button down.'), this.canvas);
    }

    // Another program.
    reset() {
        this.opened = false;
    }

    press(event, by) {
        const x = Math.floor(event.offsetX * WIDTH / this.canvas.clientWidth), y = Math.floor(event.offsetY * HEIGHT / this.canvas.clientHeight);
        const at = this.opened ? this.view.machine.panelAt(x, y) : -1;
        if (at < 0)
            return;
        const knob = KNOBS[at], { state } = this.view;
        if (!knob)
            this.act(SWITCHES[at - KNOBS.length], by);
        else if (knob === 'scale')
            state.set({ scale: Math.max(SCALES.least, Math.min(SCALES.most, by > 0 ? 2 * state.get('scale') : Math.floor(state.get('scale') / 2))) });
        else if (knob === 'element')
            state.set({ element: ELEMENTS[Math.max(0, Math.min(2, ELEMENTS.indexOf(state.get('element')) + by))] });
        else if (knob === 'dialect')
            state.set({ dialect: this.dialects[(this.dialects.indexOf(state.get('dialect')) + by + this.dialects.length) % this.dialects.length] });
        else
            this.act(knob, by);
        this.update();
    }

    // running: as the page runs.
    update(running = this.running) {
        this.running = running;
        if (!this.element.open || !this.view.session)
            return;
        const { machine, state } = this.view, place = (n, least, most) => Math.log2(n / least) / Math.log2(most / least);
        this.opened ||= machine.openPanel(this.view.session.pcs, this.view.session.counts, this.view.session.lastTick);
        if (!this.opened)
            return;
        const speed = this.speed(), values = [
            [`0x${state.get('scale').toString(16)}`, place(state.get('scale'), SCALES.least, SCALES.most)],
            [`${state.get('element')} byte`, place(state.get('element'), 2, 8)],
            [state.get('dialect'), Math.max(0, this.dialects.indexOf(state.get('dialect'))) / (this.dialects.length - 1)],
            [speed.text, speed.position], [String(state.get('hz')), place(state.get('hz'), 1, 65536)]];
        values.forEach(([text, position], k) => machine.setKnob(k, text, position));
        SWITCHES.forEach((name, k) => machine.setSwitch(k, name === (running ? 'run' : 'halt'), name === 'bundle'));
        const pixels = machine.drawPanel(state.get('scale'), state.get('element'), state.get('dialect'), Boolean(running), WIDTH * HEIGHT * 4);
        if (pixels)
            this.context.putImageData(new ImageData(pixels, WIDTH, HEIGHT), 0, 0);
    }
}
