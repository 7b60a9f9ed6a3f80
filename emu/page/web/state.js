// What the panels share: the user's choices. A panel reads them with get(), changes them with set(), and is told of changes by on().
//
//     cause      null: all cycles; "stall": all causes of that name; "stall:LOAD": this one
//     profile    index into data.profiles of the profile shown
//     function   index into profile.functions of the selected function; null: none
//     address    the selected address, as a number (model.js, hexAddress()); null: none
//     theme      "auto", "light" or "dark"

// Of a profile's functions and addresses, those with the highest cost are selected at first.
export function createState(data) {
    const values = { cause: null, profile: 0, theme: 'auto', ...data.profiles[0].hottest() };
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
