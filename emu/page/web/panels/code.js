// The selected function: its source beside its instructions, with their cost.
import { causeClass } from '../causes.js';
import { Bundles, countsOf, figuresOf, inDelaySlot, instructionText, MARK, mayBeNullified, Rows, rowsOf } from '../code.js';
import { clear, el } from '../dom.js';
import { baseName, brief, count, counted, countWords, percent } from '../format.js';
import { createList } from '../virtual-list.js';

export const id = 'code';
export const title = 'Source and code';
export const about = 'The selected function: its source lines, and beside them the instructions that the compiler made of them.';
export const applies = (data) => data.profiles.some((p) => p.functions.length);

// A bar of a row's cost, stacked by cause.
function costBar(profile, figures, most) {
    const parts = profile.exact ? figures.parts : [['sampled', figures.ticks]];
    return el('span', { class: 'cost-bar', 'aria-hidden': 'true' },
              parts.filter(([, cycles]) => cycles).map(([name, cycles]) =>
                  el('i', { class: profile.exact ? causeClass(name) : 'sampled', style: { width: `${most ? 100 * cycles / most : 0}%` } })));
}

const heat = (cost, most) => ({ '--heat-part': `${most && cost ? Math.round(8 + 72 * Math.sqrt(cost / most)) : 0}%` });

// Adds the parts of sample k, of the selected causes, to the sums by cause.
function addParts(profile, byCause, k, selected) {
    const parts = profile.samples.parts[k];
    for (let p = 0; p < parts.length; p += 2)
        if (!selected || selected[parts[p]])
            byCause[parts[p]] += parts[p + 1];
}

export function mount(element, data, state) {
    const heading = el('h3', { class: 'code-function' }), facts = el('p', { class: 'soft' }), messages = el('div', { 'aria-live': 'polite' });
    const fileChoice = el('select', { 'aria-label': 'Source file' }), legend = el('p', { class: 'legend code-legend' });
    const sourceSide = el('div', { class: 'code-side' }), codeSide = el('div', { class: 'code-side' });
    const columns = el('div', { class: 'code-columns' }, sourceSide, codeSide);
    const detail = el('div', { class: 'code-detail', 'aria-live': 'polite' });
    element.append(el('div', { class: 'code-title' }, heading, facts), messages, columns, detail, legend);

    const narrow = matchMedia('(max-width: 700px)'); // slots of a bundle below each other: style.css
    let rows, bundles, costs, bundleCosts, selected, most, mostBundle, lines, file = -1, lists = {};
    const profile = () => data.profiles[state.get('profile')];
    const fn = () => state.get('function');
    let top = 0;
    const selectedRow = () => rows.indexOf(state.get('address'));
    const figures = (k) => figuresOf(profile(), rows.at(k), selected);

    // ---- the source ----

    // The cost of each line of each file, within this function: by file, then by line.
    function sumLines() {
        const p = profile(), { code, sample } = rows;
        lines = new Map();
        top = 0;
        for (let k = 0, sum = null; k < rows.length; k++) {
            if (code.file[k] < 0)
                continue;
            if (!sum || sum.file !== code.file[k] || sum.line !== code.line[k])
                sum = lineSum(code.file[k], code.line[k]);
            sum.rows.push(k);
            sum.cost += costs[k];
            top = Math.max(top, sum.cost);
            if (sample[k] < 0)
                continue;
            sum.ticks += p.samples.ticks[sample[k]];
            addParts(p, sum.byCause, sample[k], selected);
        }
    }
    function lineSum(ofFile, line) {
        if (!lines.has(ofFile))
            lines.set(ofFile, new Map());
        if (!lines.get(ofFile).has(line))
            lines.get(ofFile).set(line, { file: ofFile, line, rows: [], cost: 0, ticks: 0, byCause: new Float64Array(profile().causes.length),
                                          get parts() { return [...this.byCause].map((cycles, cause) => [profile().causes[cause], cycles]); } });
        return lines.get(ofFile).get(line);
    }
    const missesOf = (sum) => countsOf(profile(), sum.rows.map((k) => rows.sample[k]).filter((k) => k >= 0)).map(countWords).join(', ') || null;
    const source = () => profile().sources[file];
    const lineAt = (k) => lines.get(file)?.get(source().first + k);

    function renderLine(k) {
        const sum = lineAt(k), text = source().lines[k].replaceAll('\t', '    ');
        return [el('span', { class: 'line-number' }, source().first + k), sum ? costBar(profile(), sum, top) : el('span', { class: 'cost-bar' }),
                el('span', { class: 'row-cost', title: sum ? missesOf(sum) : null }, sum && sum.cost ? brief(sum.cost) : ''),
                el('code', { class: 'text' }, text)];
    }
    function buildSource() {
        const files = [...lines.keys()];
        if (!files.includes(file)) {
            const f = fn() === null ? null : profile().functions[fn()], own = files.find((k) => profile().sources[k].path === f.file);
            file = own !== undefined ? own : files.length ? files[0] : -1;
        }
        clear(fileChoice).append(...files.map((k) => el('option', { value: k, selected: k === file }, profile().sources[k].path)));
        clear(sourceSide).append(el('div', { class: 'side-head' }, el('h4', {}, 'Source'),
                                    files.length > 1 ? fileChoice : el('span', { class: 'soft path', title: files.length ? source().path : null }, files.length ? source().path : '')));
        lists.source = null;
        columns.classList.toggle('no-source', file < 0);
        if (file < 0) {
            sourceSide.append(el('p', { class: 'warning' }, 'No source lines are known for this code: compile it with -g.'));
            return;
        }
        if (source().missing) {
            sourceSide.append(el('p', { class: 'warning', 'data-source': 'missing' }, `The source ${source().path} is missing: ${source().missing}. Lines are shown by their numbers.`));
            showNumbers();
            return;
        }
        lists.source = createList({
            label: `Source ${baseName(source().path)}`, rowHeight: 22, className: 'source-list', render: renderLine,
            attributes: (k) => ({ class: `source-row ${lineAt(k) ? 'has-code' : ''} ${isSelectedLine(k) ? 'same-line' : ''}`,
                                  'data-line': source().first + k, 'data-cost': lineAt(k) ? lineAt(k).cost : null, style: {} }),
            choose: chooseLine,
        });
        sourceSide.append(lists.source.element);
        lists.source.show(source().lines.length);
    }
    // Without its text: the numbers of the lines that have code.
    function showNumbers() {
        const known = [...lines.get(file).values()].sort((a, b) => a.line - b.line);
        lists.numbers = createList({
            label: 'Source lines', rowHeight: 22, className: 'source-list', attributes: (k) => ({ class: 'source-row has-code', 'data-line': known[k].line, 'data-cost': known[k].cost }),
            render: (k) => [el('span', { class: 'line-number' }, known[k].line), costBar(profile(), known[k], top), el('span', { class: 'row-cost' }, brief(known[k].cost)),
                            el('span', { class: 'text soft' }, counted(known[k].rows.length, 'instruction'))],
            choose: (k) => state.set({ address: rows.pc(known[k].rows[0]) }),
        });
        sourceSide.append(lists.numbers.element);
        lists.numbers.show(known.length);
    }
    const isSelectedLine = (k) => {
        const row = rows.at(selectedRow());
        return !!row && row.file === file && row.line === source().first + k;
    };
    // Choosing a line selects the dearest of its instructions.
    function chooseLine(k) {
        const sum = lineAt(k);
        lists.source.select(k);
        if (sum)
            state.set({ address: rows.pc(sum.rows.reduce((best, r) => (costs[r] > costs[best] ? r : best), sum.rows[0])) });
    }

    // ---- the code ----

    function marksOf(k) {
        const marks = [];
        if (inDelaySlot(rows, k))
            marks.push(el('span', { class: 'mark slot', title: 'in the delay slot: executed after the branch before it, whether that branches or not' }, 'delay slot'));
        if (mayBeNullified(rows, k))
            marks.push(el('span', { class: 'mark nullified', title: 'may be nullified by the instruction before it: then it has no effect' }, 'may be nullified'));
        if (rows.at(k).inlined)
            marks.push(el('span', { class: 'mark', title: `${rows.at(k).inlined}, which the compiler has inlined here` }, profile().shortName(rows.at(k).inlined)));
        return marks;
    }
    function waitsOf(k) {
        const { parts } = figures(k);
        return rows.at(k).waits.filter((w) => parts.some(([name]) => name === w.cause)).map((w) => {
            const from = w.producer >= 0 ? ` ${w.register} of ${profile().hexAddress(rows.pc(w.producer))}` : '';
            const text = `waits for ${w.cause.split(':')[1]}${from}`;
            return el('span', { class: 'mark wait', title: `${text}, the result of an earlier instruction` }, text);
        });
    }
    // Bytes of an instruction, to scale.
    const bytes = (row) => el('span', { class: 'bytes', title: counted(row.size, 'byte'), style: { '--bytes': row.size / profile().machine.granule } });

    function renderInstruction(k) {
        const p = profile(), row = rows.at(k), f = figures(k);
        return [el('span', { class: 'address' }, p.hexAddress(row.pc)), p.machine.lengthsVary ? bytes(row) : null, costBar(p, f, most),
                el('span', { class: 'row-cost' }, f.cost ? brief(f.cost) : ''),
                p.exact ? el('span', { class: 'row-cpi' }, f.instructions ? (f.cost / f.instructions).toFixed(2) : '') : null,
                p.exact ? el('span', { class: 'row-ticks' }, selected ? '' : f.ticks || '') : null,
                el('code', { class: 'text', title: instructionText(row) }, instructionText(row)), el('span', { class: 'marks' }, marksOf(k), waitsOf(k))];
    }
    function renderSlot(slot) {
        const k = slot.row.index, f = figures(k), p = profile();
        return el('span', { class: `slot unit-${/^[mifb]$/i.test(slot.unit) ? slot.unit.toLowerCase() : 'x'} ${slot.row.marks & MARK.stop ? 'stop' : ''} ${slot.row.pc === state.get('address') ? 'current' : ''}`,
                            'data-pc': p.hexAddress(slot.row.pc), 'data-index': k, 'data-cost': f.cost, style: { 'grid-column': `span ${slot.span}` } },
                  el('code', { class: 'text', title: instructionText(slot.row) }, instructionText(slot.row)),
                  el('span', { class: 'slot-figures' }, costBar(p, f, most), el('span', { class: 'row-cost' }, f.cost ? brief(f.cost) : ''),
                     waitsOf(k).slice(0, 1)));
    }
    function renderBundle(k) {
        const bundle = bundles.at(k), cost = bundleCosts[k], p = profile(), ticks = bundle.slots.reduce((sum, s) => sum + figures(s.row.index).ticks, 0);
        return [el('span', { class: 'bundle-head' }, el('span', { class: 'address' }, p.hexAddress(bundle.pc)), el('span', { class: 'template' }, bundle.template),
                   el('span', { class: 'row-cost' }, cost ? `${brief(cost)} ${p.exact ? 'cycle' : 'tick'}${cost === 1 ? '' : 's'}` : ''),
                   p.exact && ticks && !selected ? el('span', { class: 'soft' }, counted(ticks, 'tick')) : null,
                   bundle.slots[0].row.inlined ? el('span', { class: 'mark', title: `${bundle.slots[0].row.inlined}, which the compiler has inlined here` }, profile().shortName(bundle.slots[0].row.inlined)) : null),
                el('span', { class: 'slots' }, bundle.slots.map(renderSlot))];
    }
    function rowClass(k) {
        const row = rows.at(k), at = rows.at(selectedRow());
        const same = at && at.file >= 0 && at.file === row.file && at.line === row.line;
        return `code-row ${same ? 'same-line' : ''} ${inDelaySlot(rows, k) ? 'in-slot' : ''} ${mayBeNullified(rows, k) ? 'in-doubt' : ''}`;
    }
    function buildCode() {
        const p = profile(), bundled = p.machine.granule > 4, f = fn() === null ? null : p.functions[fn()];
        clear(codeSide).append(el('div', { class: 'side-head' }, el('h4', {}, 'Code'), el('span', { class: 'soft' }, columnNames(p, bundled))));
        lists.code = null;
        if (!rows.length) {
            codeSide.append(el('p', { class: 'warning', 'data-code': 'missing' }, whyNoCode(p, f)));
            return;
        }
        lists.code = bundled ? createList({
            label: `Bundles of ${f.name}`, rowHeight: narrow.matches ? 108 : 82, className: 'code-list bundles', render: renderBundle,
            attributes: (k) => ({ class: `bundle-row ${bundles.at(k).slots.some((s) => rowClass(s.row.index).includes('same-line')) ? 'same-line' : ''}`,
                                  'data-pc': p.hexAddress(bundles.at(k).pc), 'data-cost': bundleCosts[k], style: heat(bundleCosts[k], mostBundle) }),
            choose: (k) => state.set({ address: bundles.at(k).slots.reduce((best, s) => (costs[s.row.index] > costs[best.row.index] ? s : best)).row.pc }),
        }) : createList({
            label: `Instructions of ${f.name}`, rowHeight: 24, className: 'code-list', render: renderInstruction,
            attributes: (k) => ({ class: rowClass(k), 'data-pc': p.hexAddress(rows.pc(k)), 'data-cost': costs[k], style: heat(costs[k], most) }),
            choose: (k) => state.set({ address: rows.pc(k) }),
        });
        codeSide.append(lists.code.element);
        lists.code.element.addEventListener('click', (event) => {
            const slot = event.target.closest('.slot[data-index]');
            if (slot)
                state.set({ address: rows.pc(Number(slot.dataset.index)) });
        });
        lists.code.show(bundled ? bundles.length : rows.length);
    }
    const columnNames = (p, bundled) => (bundled ? 'a box is a bundle, its colours are units' : selected ? `address, cycles of ${state.get('cause')}, and per execution` : p.exact ? 'address, cycles, cycles per execution, ticks' : 'address, ticks');
    function whyNoCode(p, f) {
        if (!f)
            return 'This profile has no function whose code is known.';
        const where = p.moduleOf(f), known = f.module >= 0 ? p.images[f.image].code.files[f.module] : null;
        if (known && known.missing)
            return `The code is not shown: ${where.path}: ${known.missing}`;
        return f.unknown ? 'No symbol covers these addresses, so there is no function to show.' : 'The code of this function is not in the page: it has the code of those with the highest cost.';
    }

    // ---- the selected instruction in words ----

    function wordsFor(part, row, p) {
        const [name, cycles] = part, wait = row.waits.find((w) => w.cause === name), producer = wait && wait.producer >= 0 ? rows.at(wait.producer) : null;
        const text = `${count(cycles)} ${name}`;
        if (!producer)
            return el('li', {}, text);
        return el('li', {}, `${text}: waits for ${wait.register}, the result of `,
                  el('button', { type: 'button', class: 'link', 'data-producer': p.hexAddress(producer.pc), onclick: () => state.set({ address: producer.pc }) },
                     `${p.hexAddress(producer.pc)} ${instructionText(producer)}`));
    }
    function describe() {
        const p = profile(), k = selectedRow(), row = rows.at(k);
        clear(detail);
        detail.hidden = !row;
        if (!row)
            return;
        const f = figures(k), each = f.instructions ? `, ${(f.cost / f.instructions).toFixed(2)} each` : '';
        const cycles = selected ? `${counted(f.cost, 'cycle')} of ${state.get('cause')}` : counted(f.cycles, 'cycle');
        detail.append(el('p', {}, el('strong', { class: 'mono' }, `${p.hexAddress(row.pc)}  ${instructionText(row)}`),
                         row.file >= 0 ? el('span', { class: 'soft' }, `  ${baseName(p.sources[row.file].path)}:${row.line}`) : null));
        detail.append(el('p', { 'data-cycles': p.exact ? f.cost : 0, 'data-instructions': f.instructions, 'data-ticks': f.ticks }, p.exact
            ? `${cycles} in ${counted(f.instructions, 'execution')}${each}${selected ? '' : `; ${counted(f.ticks, 'tick')}`}.` : `${counted(f.ticks, 'tick')}.`));
        detail.append(el('p', { class: 'soft' }, [inDelaySlot(rows, k) ? 'In the delay slot of the branch before it.' : '', mayBeNullified(rows, k) ? 'The instruction before it may nullify it.' : '',
                                                  row.inlined ? `Of ${row.inlined}, which the compiler has inlined here.` : ''].filter(Boolean).join(' ')));
        if (f.counts.length)
            detail.append(el('p', { 'data-counts': f.counts.map((c) => c.join(' ')).join(' ') }, `${f.counts.map(countWords).join(', ')}.`));
        if (f.parts.length)
            detail.append(el('ul', {}, [...f.parts].sort((a, b) => b[1] - a[1]).map((part) => wordsFor(part, row, p))));
    }

    // ---- all ----

    function sayWhatIsWrong(p, f) {
        const known = f.module >= 0 ? p.images[f.image].code.files[f.module] : null, where = p.moduleOf(f);
        clear(messages);
        if (known && known.changed)
            messages.append(el('p', { class: 'warning', 'data-module': 'changed' }, `${where.path} has changed since this profile was recorded: addresses and instructions may not fit each other.`));
        const own = rows.length && file >= 0 ? source() : null;
        if (own && own.time && known && known.time && own.time > known.time)
            messages.append(el('p', { class: 'warning', 'data-source': 'newer' }, `${own.path} is newer than the program: its lines may have moved.`));
    }
    function build() {
        const p = profile(), f = fn() === null ? null : p.functions[fn()];
        rows = f ? rowsOf(p, fn()) : new Rows({ ...p, functions: [{}] }, 0);
        selected = p.selected(state.get('cause'));
        costs = Float64Array.from(rows.sample, (k) => (k < 0 ? 0 : p.cost(k, selected)));
        most = costs.reduce((highest, cost) => Math.max(highest, cost), 1);
        bundles = new Bundles(p, p.machine.granule > 4 ? rows : { length: 0 });
        bundleCosts = Float64Array.from(bundles.first, (first, k) => costs.subarray(first, bundles.end(k)).reduce((sum, cost) => sum + cost, 0));
        mostBundle = bundleCosts.reduce((highest, cost) => Math.max(highest, cost), 1);
        heading.textContent = f ? f.name : 'No function is selected';
        const sums = f ? p.functionSums(fn(), selected) : null;
        facts.textContent = f ? [f.file ? `${f.file}${f.line ? `:${f.line}` : ''}` : '', p.moduleOf(f) ? p.moduleOf(f).path : '',
                                 `${counted(sums.cost, p.exact ? 'cycle' : 'tick')}${selected ? ` of ${state.get('cause')}` : ''}, ${percent(sums.cost, p.totalOf(selected))} of all`].filter(Boolean).join(' · ') : '';
        sumLines();
        buildSource();
        buildCode();
        if (f)
            sayWhatIsWrong(p, f);
        buildLegend(p);
        show(true);
    }
    function buildLegend(p) {
        const unit = (letter, name) => el('span', {}, el('i', { class: `unit-${letter}` }), name);
        clear(legend);
        if (p.machine.granule > 4)
            legend.append(unit('m', 'M memory'), unit('i', 'I integer'), unit('f', 'F floating point'), unit('b', 'B branch'), unit('x', 'X long'), el('span', {}, el('i', { class: 'stop-bar' }), 'stop: what follows issues in a later cycle'));
        else if (rows.code.marks?.some((marks) => marks & MARK.delayed))
            legend.append('An instruction in a delay slot runs after the branch before it. A nullified instruction takes its place but has no effect.');
        else if (p.machine.lengthsVary)
            legend.append('A box is as wide as its instruction is long.');
    }
    // Mark what is selected; scroll brings it into view.
    function show(scroll) {
        const k = selectedRow(), row = rows.at(k);
        if (row && row.file >= 0 && row.file !== file) {
            file = row.file;
            buildSource();
        }
        if (lists.code)
            lists.code.select(bundles.length ? bundles.indexOf(k) : k, scroll);
        if (lists.source)
            lists.source.select(row && row.file === file ? row.line - source().first : -1, scroll);
        if (lists.source && !row && scroll)
            lists.source.element.scrollTop = 0;
        describe();
    }
    fileChoice.addEventListener('change', () => {
        file = Number(fileChoice.value);
        buildSource();
    });
    build();
    narrow.addEventListener('change', build);
    state.on(['profile', 'function', 'cause'], build);
    state.on(['address'], (names) => {
        if (!names.includes('function'))
            show(true);
    });
}
