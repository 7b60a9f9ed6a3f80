// What the panels share: the user's choices. A panel reads them with get(), changes them with set(), and is told of changes by on().
//
//     cause      null: all cycles; "stall": all causes of that name; "stall:LOAD": this one
//     profile    index into data.profiles of the profile shown
//     function   index into profile.functions of the selected function; null: none
//     address    the selected address, as a number (model.js, hexAddress()); null: none
//     theme      "auto", "light" or "dark"
//
// and the choices of single panels, which are here so that the URL has them (fragment.js).

const oneOf = (...list) => (text) => (list.includes(text) ? text : undefined);
const short = (text) => (text.length <= 500 ? text : undefined);
const whole = (most) => (text) => (/^\d+$/.test(text) && Number(text) <= most ? Number(text) : undefined);

// The choices besides function and address: what they are at first, the value of a text of the fragment (undefined: none), and a value's text.
export const choices = {
    profile: { first: 0, value: (text, data) => (/^\d$/.test(text) && data.profiles[text] ? Number(text) : undefined) },
    cause: { first: null, value: short },
    theme: { first: 'auto', value: oneOf('auto', 'light', 'dark') },
    sort: { first: '-cost', value: short },             // of functions: a column, after "-" from the highest to the lowest
    search: { first: '', value: short },                // of functions
    shape: { first: 'flame', value: oneOf('flame', 'icicle', 'inverse', 'sandwich') },
    colour: { first: 'cause', value: oneOf('cause', 'module') },
    find: { first: '', value: short },                  // in the calls
    zoom: { first: '', value: (text) => (/^\d+(\.\d+)*$/.test(text) ? short(text) : undefined) },                  // in the calls: the way to the box, by the children's numbers: "0.2.1"
    time: { first: null, value: (text) => (/^\d{1,15}-\d{1,15}$/.test(text) ? text : undefined) }, // cycles of the part shown: "0-1000"
    scale: { first: null, value: whole(0xffffffff) },   // of the microscope, as the next two
    bytes: { first: null, value: (text) => (['2', '4', '8'].includes(text) ? Number(text) : undefined) },
    dialect: { first: null, value: short },
};

// Of a profile's functions and addresses, those with the highest cost are selected at first.
export function firstChoices(data) {
    return { ...Object.fromEntries(Object.entries(choices).map(([name, { first }]) => [name, first])), ...data.profiles[0].hottest() };
}

export function createState(first) {
    const values = { ...first };
    const target = new EventTarget();
    return {
        get: (name) => values[name],
        // Change some values. Listeners run once, after all of them have changed.
        set(changes) {
            const changed = Object.keys(changes).filter((name) => values[name] !== changes[name]);
            Object.assign(values, changes);
            if (changed.length)
                target.dispatchEvent(new CustomEvent('change', { detail: changed }));
        },
        // Call fn(names) after a change of any of these values (no names: of any value).
        on(names, fn) {
            target.addEventListener('change', (event) => {
                const changed = event.detail.filter((name) => !names || names.includes(name));
                if (changed.length)
                    fn(changed);
            });
        },
    };
}
