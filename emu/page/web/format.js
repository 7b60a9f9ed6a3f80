// Numbers as text.
import { format } from 'd3-format';

const whole = format(',d');

export const count = (n, digits = 0) => (digits ? format(`,.${digits}f`) : whole)(n);
// counted(1, 'tick') is "1 tick".
export const counted = (n, noun) => `${whole(n)} ${noun}${n === 1 ? '' : 's'}`;
// A count of accesses or misses in words: "D1mr" is cachegrind's name of read misses in the first level.
export function countWords([name, n]) {
    const access = name.startsWith('I') ? 'fetch' : name.endsWith('w') ? 'write' : 'read';
    if (name === 'Dr' || name === 'Dw')
        return counted(n, access);
    const where = name.startsWith('DT1') ? 'first-level TLB' : name[1] === 'T' ? 'TLB' : `level-${name[1]}`;
    return `${whole(n)} ${where} ${access} miss${n === 1 ? '' : 'es'}`;
}
export const percent = (part, all, digits = 2) => (all ? (100 * part / all).toFixed(digits) : '0') + ' %';

// 12.3 M, for labels with little room.
export function brief(n) {
    for (const [unit, size] of [['G', 1e9], ['M', 1e6], ['k', 1e3]])
        if (Math.abs(n) >= 0.9995 * size && Math.abs(n) > 999)
            return `${(n / size).toPrecision(3)} ${unit}`;
    return String(n);
}

export function seconds(cycles, mhz) {
    const s = cycles / (mhz * 1e6);
    if (!cycles)
        return '0 s';
    for (const [unit, size] of [['s', 1], ['ms', 1e-3], ['µs', 1e-6]])
        if (s >= size)
            return `${(s / size).toPrecision(4)} ${unit}`;
    return `${(s / 1e-9).toPrecision(3)} ns`;
}

export const baseName = (path) => path.slice(path.lastIndexOf('/') + 1) || path;
