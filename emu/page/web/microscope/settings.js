// The microscope's own choices: dialect, scale, counters, the region.
import { rows } from './scales.js';

export function createSettings(data, state, make) {
    const listeners = [], trial = make(), { granule } = data.profiles[0].machine;
    const values = { dialect: data.profiles[0].machine.dialect, scale: 2 * 65536 / Math.max(granule, 2), element: 2, offset: null, size: null, overflow: false, runs: 1, buffer: null };

    // The URL has these (state.js), by their names there.
    const shared = { scale: 'scale', element: 'bytes', dialect: 'dialect' }, first = { ...values };
    const follow = () => {
        for (const [name, word] of Object.entries(shared))
            values[name] = state.get(word) ?? first[name];
        if (values.dialect !== first.dialect && !trial.dialects().includes(values.dialect))
            values.dialect = first.dialect;
        if (!trial.dialect(values.dialect).elementSizes().includes(values.element))
            values.element = 2;
        values.scale = Math.min(values.scale, settings.limit());
    };
    const settings = {
        get: (name) => values[name],
        names: trial.dialects(),
        stops: rows(granule),
        granule,
        sizes: () => trial.dialect(values.dialect).elementSizes(),
        hasSprofil: () => ['hpux', 'glibc'].includes(trial.dialect(values.dialect).properties().calls.choice),
        limit: () => (trial.dialect(values.dialect).properties().scale_limit.choice === '65536' ? 0x10000 : 0xffffffff),
        // The buffers that programs registered, as the profile has them.
        buffers: () => data.profiles[state.get('profile')].images.flatMap((image) => (image.buffers || []).filter((b) => !b.samples).map((b) => ({ ...b, program: image.program }))),
        set(changes) {
            Object.assign(values, changes);
            if (!settings.sizes().includes(values.element))
                values.element = 2;
            state.set(Object.fromEntries(Object.entries(shared).map(([name, word]) => [word, values[name] === first[name] ? null : values[name]])));
            for (const listener of listeners)
                listener();
        },
        on: (listener) => listeners.push(listener),
        // The region that the page adds begins at the function's start.
        forFunction() {
            if (values.buffer === null)
                Object.assign(values, { offset: null, size: null });
        },
        // The mapping for a region: its own start unless another one is chosen.
        config: (region) => ({
            dialect: values.dialect, scale: values.scale, element: values.element, offset: values.offset ?? region.low, size: values.size,
            sprofil: values.buffer?.sprofil ?? values.element !== 2, overflow: values.overflow, runs: values.runs,
            addressBits: region.profile.machine.pointerBytes * 8,
        }),
    };
    follow();
    state.on(Object.values(shared), () => {
        if (Object.entries(shared).every(([name, word]) => values[name] === (state.get(word) ?? first[name])))
            return;
        follow();
        listeners.forEach((listener) => listener());
    });
    return settings;
}
