// The histogram microscope: the addresses of a function above, the counters of a profil() buffer below, joined by what falls into what.
import wasm from 'profil.wasm';
import '../microscope/microscope.css';
import { load } from '../../../../profil/wasm/dialects.js';
import { el } from '../dom.js';
import { mountControls } from '../microscope/controls.js';
import { Lens } from '../microscope/lens.js';
import { createSettings } from '../microscope/settings.js';

export const id = 'microscope';
export const title = 'Histogram microscope';
export const about = 'What falls into which counter of a profil() buffer. Choose a scale, a size of counters and a dialect; select a counter, and it explains itself.';
export const applies = (data) => Boolean(wasm) && data.profiles.some((p) => p.functions.some((f) => f.code));

// The function of that name in the other profile.
function counterpart(data, state) {
    const [mine, other] = [data.profiles[state.get('profile')], data.profiles[1 - state.get('profile')]];
    const name = mine.functions[state.get('function')]?.name, found = other.functions.findIndex((f) => f.code && f.name === name);
    return found >= 0 ? found : null;
}

// Returns a function that calls fn once the browser is idle; element.dataset.pending is set until then. The panels above, which the reader
// looks at when a function is selected, answer at once.
function idle(element, fn) {
    return () => {
        if (element.dataset.pending)
            return;
        element.dataset.pending = 'true';
        const now = () => {
            delete element.dataset.pending;
            fn();
        };
        if (window.requestIdleCallback)
            window.requestIdleCallback(now, { timeout: 500 });
        else
            setTimeout(now, 50);
    };
}

function start(element, data, state, make) {
    const settings = createSettings(data, state, make), lenses = [];
    const pictures = el('div', { class: 'lenses' });
    element.append(mountControls(settings, make), pictures);
    const chosen = data.profiles[state.get('profile')];
    lenses.push(new Lens(pictures, { make, settings, state, profile: () => data.profiles[state.get('profile')], index: () => state.get('function'),
                                     main: true, title: data.profiles.length > 1 }));
    if (data.profiles.length > 1)
        lenses.push(new Lens(pictures, { make, settings, state, profile: () => data.profiles[1 - state.get('profile')], index: () => counterpart(data, state),
                                         main: false, title: true }));
    settings.on(() => lenses.forEach((lens) => lens.update()));
    let moved = false;
    const goTo = () => lenses.forEach((lens) => lens.goTo(state.get('address')));
    state.on(['function', 'profile', 'cause'], idle(element, () => {
        settings.forFunction();
        lenses.forEach((lens) => lens.update());
        if (moved)
            goTo();
        moved = false;
    }));
    state.on(['address'], () => {
        moved = Boolean(element.dataset.pending);
        if (!moved)
            goTo();
    });
    lenses.forEach((lens) => lens.update());
    element.dataset.ready = chosen.machine.isa;
}

export function mount(element, data, state) {
    load(wasm).then((make) => start(element, data, state, make), (error) => {
        element.append(el('p', { class: 'warning' }, `The dialects' library cannot run in this browser: ${error.message}`));
    });
}
