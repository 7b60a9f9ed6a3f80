// The page of a profile: reads the document, and gives each panel a section.
import './style.css';
import { readDocument } from './document.js';
import { createModel } from './model.js';
import { followFragment, readFragment } from './fragment.js';
import { createState, firstChoices } from './state.js';
import { el } from './dom.js';
import { followTheme } from './theme.js';
import { mountFrame } from './frame.js';
import { panels } from './panels.js';

async function start() {
    const page = document.getElementById('page');
    try {
        const data = createModel(await readDocument(document.getElementById('data').textContent));
        const first = firstChoices(data), state = createState(readFragment(data, location.hash.includes('=') ? location.hash : '', first));
        followTheme(state);
        mountFrame(page, data, state, panels.filter((p) => p.applies(data)));
        followFragment(data, state, first);
        document.documentElement.dataset.ready = 'yes';
    } catch (error) {
        page.append(el('p', { class: 'failure', role: 'alert' }, `The page cannot show its data: ${error.message}`));
        throw error;
    }
}

start();
