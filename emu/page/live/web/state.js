// state.js - the user's choices, and the URL's fragment that has them: this program at this tick with this scale.
import { createState } from '../../web/state.js';

const number = (most) => (text) => (/^\d{1,15}$/.test(text) && Number(text) <= most ? Number(text) : undefined);
const name = (text) => (/^[\w.:,=-]{0,80}$/.test(text) ? text : undefined);

// What a choice is at first, and its value of a text of the fragment.
const choices = {
    program: { first: '', value: name },
    beside: { first: '', value: name },
    tick: { first: 0, value: number(1e9) },
    instruction: { first: 0, value: number(1e12) },
    hz: { first: 100, value: number(1e6) },
    cache: { first: 'model', value: (text) => (['model', 'perfect'].includes(text) ? text : undefined) },
    scale: { first: 65536, value: number(0xffffffff) },
    element: { first: 2, value: (text) => (['2', '4', '8'].includes(text) ? Number(text) : undefined) },
    dialect: { first: 'hpux', value: name },
    exercise: { first: 0, value: number(9) },
    theme: { first: 'auto', value: (text) => (['auto', 'light', 'dark'].includes(text) ? text : undefined) },
};

export function readHash(text) {
    const words = new URLSearchParams(text.replace(/^#/, '')), values = {};
    for (const [key, { first, value }] of Object.entries(choices))
        values[key] = (words.has(key) ? value(words.get(key)) : undefined) ?? first;
    return values;
}

export function hashOf(state) {
    const words = new URLSearchParams();
    for (const [key, { first }] of Object.entries(choices))
        if (state.get(key) !== first)
            words.set(key, state.get(key));
    return `#${words.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`;
}

export function makeState() {
    const state = createState(readHash(location.hash));
    state.on(null, () => {
        const hash = hashOf(state);
        if (hash !== location.hash && !(hash === '#' && !location.hash))
            history.replaceState(null, '', hash);
    });
    return state;
}
