// A block's schedule as rows of cycles: what issues in each, and what the pipeline waits for between them.
//
//     row = {cycle, issued: [instruction]} or {cycle, length, cause, of: instruction}     length: cycles of a wait

export const FOLD = 4; // cycles of a wait that become one row

const AFTER = ['lock', 'branch', 'stack'];

// The waits between two cycles of issue: those after the instructions of the first, then those before the first instruction of the second.
function waits(before, after, from, to) {
    const list = [];
    let at = from;
    const add = (cycles, cause, of) => {
        const length = Math.min(cycles, to - at);
        if (length > 0)
            list.push({ cycle: at, length, cause, of });
        at += Math.max(0, length);
    };
    for (const i of before)
        for (const cause of AFTER)
            add(i.causes[cause] ?? 0, cause, i);
    for (const i of after.slice(0, 1))
        for (const [cause, cycles] of Object.entries(i.causes))
            if (cause !== 'issue' && !AFTER.includes(cause))
                add(cycles, cause, i);
    if (at < to)
        list.push({ cycle: at, length: to - at, cause: 'stall', of: after[0] });
    return list;
}

export function rowsOf(block) {
    const rows = [];
    let group = [];
    const close = (next) => {
        if (!group.length)
            return;
        rows.push({ cycle: group[0].cycle, issued: group });
        rows.push(...waits(group, next ? [next] : [], group[0].cycle + 1, next ? next.cycle : block.cycles));
        group = [];
    };
    if (block.instructions.length)
        rows.push(...waits([], [block.instructions[0]], 0, block.instructions[0].cycle));
    for (const i of block.instructions) {
        if (group.length && i.cycle !== group[0].cycle)
            close(i);
        group.push(i);
    }
    close(null);
    return rows;
}

// Long waits stay one row each; short ones, or with unfold all, become a row per cycle.
export function folded(rows, unfold) {
    return rows.flatMap((row) => (row.issued || (row.length >= FOLD && !unfold)
        ? [row]
        : Array.from({ length: row.length }, (_, k) => ({ ...row, cycle: row.cycle + k, length: 1, continued: k > 0 }))));
}

// The ports that the block uses, in the model's order.
export function portsOf(block) {
    const used = new Set(block.instructions.map((i) => i.port));
    return [...block.ports.filter((port) => used.has(port)), ...[...used].filter((port) => !block.ports.includes(port))];
}

// Why an instruction waited, and what it made others wait for.
export function reason(block, i) {
    const parts = [`${i.text.trim()} issues in cycle ${i.cycle}${i.port ? ` on port ${i.port}` : ''}`];
    const stall = i.causes.stall ?? 0, from = i.producer === undefined ? null : block.instructions[i.producer];
    if (stall)
        parts.push(`it waited ${stall} cycle${stall === 1 ? '' : 's'} for ${i.register || 'a result'}, ${from ? `the result of ${from.text.trim()} (${i.waited_for}) at ${from.address}` : `a result of class ${i.waited_for}`}`);
    if (i.causes.lock)
        parts.push(`it blocks the pipeline for ${i.causes.lock} more cycle${i.causes.lock === 1 ? '' : 's'}`);
    if (i.causes.branch)
        parts.push(`the fetch is redirected: ${i.causes.branch} more cycle${i.causes.branch === 1 ? '' : 's'}`);
    return `${parts.join('; ')}.`;
}
