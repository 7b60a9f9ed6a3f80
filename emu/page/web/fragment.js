// The user's choices in the URL's fragment, so that a link, a reload and the browser's Back lead to the same view.
//
//     #function=main&address=108d0&cause=stall:LOAD&shape=sandwich
//
// What is as at the beginning is not in it. A fragment is a stranger's text: values that do not fit the page are ignored.
import { choices } from './state.js';

// Every change is written, at most this often (browsers refuse more); changes of these values become entries of the history.
const PAUSE = 400;
const ENTRIES = ['profile', 'function', 'cause', 'shape'];

const nameOf = (profile, k) => {
    const f = profile.functions[k], same = profile.functions.filter((g) => g.name === f.name).length > 1;
    return same ? `${f.name}@${profile.hexAddress(f.low)},${profile.images[f.image].pid}` : f.name;
};

function writeFragment(data, state, first) {
    const words = new URLSearchParams(), profile = data.profiles[state.get('profile')];
    for (const [name, { text = String }] of Object.entries(choices)) {
        const value = state.get(name);
        if (value !== null && value !== undefined && value !== first[name])
            words.set(name, text(value));
    }
    if (state.get('function') !== null && (state.get('function') !== first.function || state.get('profile') !== first.profile))
        words.set('function', nameOf(profile, state.get('function')));
    if (state.get('address') !== null && state.get('address') !== profile.selectionOf(state.get('function'), state.get('cause')).address)
        words.set('address', profile.hexAddress(state.get('address')));
    return words.toString().replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%40', '@');
}

// The selection {function, address} that the words name.
function selection(profile, words, cause) {
    const wanted = words.get('function'), k = wanted === null ? -1 : profile.functions.findIndex((f, n) => f.name === wanted || nameOf(profile, n) === wanted);
    const chosen = k < 0 ? profile.hottest() : profile.selectionOf(k, cause), f = profile.functions[chosen.function], text = words.get('address');
    if (!f || !text || !/^[0-9a-f]{1,16}$/.test(text))
        return chosen;
    const offset = BigInt(`0x${text}`) - BigInt(`0x${profile.hexAddress(f.low)}`);
    return offset >= 0n && offset < BigInt(Math.max(1, f.size)) ? { ...chosen, address: f.low + Number(offset) } : chosen;
}

// All choices that a fragment makes; those that it does not mention are as at the beginning.
export function readFragment(data, text, first) {
    const words = new URLSearchParams(text.replace(/^#/, '')), values = {};
    for (const [name, { value }] of Object.entries(choices)) {
        const found = words.has(name) ? value(words.get(name), data) : undefined;
        values[name] = found === undefined ? first[name] : found;
    }
    const profile = data.profiles[values.profile];
    if (values.cause !== null && !profile.selected(values.cause)?.includes(true))
        values.cause = null;
    return { ...values, ...selection(profile, words, values.cause) };
}

// A link to a part of the page, as #flame, is no choice.
const isChoice = (text) => text.length < 2 || text.includes('=');

export function followFragment(data, state, first) {
    let written = isChoice(location.hash) ? location.hash.replace(/^#/, '') : '', entry = false, timer = null;
    const write = () => {
        timer = null;
        const words = writeFragment(data, state, first);
        if (words === written && isChoice(location.hash))
            return;
        const url = words || !entry ? `#${words}` : location.pathname + location.search;
        history[entry && words !== written ? 'pushState' : 'replaceState'](null, '', url);
        [written, entry] = [words, false];
    };
    state.on(null, (names) => {
        entry ||= names.some((name) => ENTRIES.includes(name));
        timer ??= setTimeout(write, PAUSE);
    });
    window.addEventListener('hashchange', () => {
        if (!isChoice(location.hash))
            timer ??= setTimeout(write, PAUSE);
        else if (location.hash.replace(/^#/, '') !== written) {
            clearTimeout(timer);
            timer = null;
            const values = readFragment(data, location.hash, first);
            state.set(values);
            state.set({ zoom: values.zoom, time: values.time }); // panels that were built again show all
            [written, entry] = [location.hash.replace(/^#/, ''), false];
            clearTimeout(timer);
            timer = null;
        }
    });
}
