// Light and dark: the system's choice, unless the user makes one.

export function followTheme(state) {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
        const theme = state.get('theme');
        document.documentElement.dataset.theme = theme === 'auto' ? (system.matches ? 'dark' : 'light') : theme;
    };
    apply();
    system.addEventListener('change', () => {
        apply();
        if (state.get('theme') === 'auto')
            state.set({ palette: (state.get('palette') || 0) + 1 });
    });
    state.on(['theme'], () => {
        apply();
        state.set({ palette: (state.get('palette') || 0) + 1 });
    });
}

// The value of a custom property of the style sheet, for canvases. They redraw when state's `palette` changes.
export const token = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
