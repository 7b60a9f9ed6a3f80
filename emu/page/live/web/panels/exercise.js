// An exercise: what to do, and a check of the answer.
import { clear, el } from '../../../web/dom.js';
import { exercises } from '../exercises.js';

export class ExercisePanel {
    // open(choices) changes the page to those of the exercise.
    constructor(state, open) {
        Object.assign(this, { state, open });
        this.choice = el('select', { 'aria-label': 'Exercise', onchange: () => this.begin(Number(this.choice.value)) },
                         el('option', { value: '0' }, 'none'), exercises.map((e, k) => el('option', { value: String(k + 1) }, `${k + 1}. ${e.title}`)));
        this.body = el('div', {});
        this.element = el('section', { class: 'panel panel-exercise', 'aria-label': 'Exercises' },
                          el('div', { class: 'controls live-exercise-head' }, el('h2', {}, 'Exercise'), this.choice), this.body);
        state.on(['exercise'], () => this.show());
        this.show();
    }

    begin(k) {
        if (k)
            this.open({ ...exercises[k - 1].choices, exercise: k });
        else
            this.state.set({ exercise: 0 });
    }

    show() {
        const k = this.state.get('exercise'), e = exercises[k - 1];
        this.choice.value = e ? String(k) : '0';
        clear(this.body);
        if (!e)
            return;
        const answer = el('input', { type: 'text', inputmode: 'decimal', class: 'live-answer', 'aria-label': e.question }), verdict = el('p', { class: 'live-verdict', role: 'status' });
        this.body.append(...e.text.map((text) => el('p', {}, text)), el('form', { class: 'controls', onsubmit: (event) => {
            event.preventDefault();
            const text = answer.value.trim().replace(',', '.').replace(/\s*%$/, ''), right = text !== '' && e.right(Number(text));
            verdict.className = `live-verdict ${right ? 'better' : 'worse'}`;
            verdict.textContent = right ? `Right. ${e.answer}` : 'Not yet: try again, or run the program and look.';
        } }, answer, el('span', { class: 'soft' }, e.question), el('button', { type: 'submit', class: 'button' }, 'Check'),
        el('button', { type: 'button', class: 'button', onclick: () => this.begin(k) }, 'Set up the machines')), verdict);
    }
}
