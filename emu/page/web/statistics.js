// Sampling errors. In n independent ticks, a share p of the time receives n p of them with a standard deviation of sqrt(n p (1 - p));
// 95 % of all samplings are within 1.96 of those.

export const expectedTicks = (ticks, cycles, allCycles) => (allCycles ? ticks * cycles / allCycles : 0);

export function errorBound(ticks, cycles, allCycles) {
    const p = allCycles ? cycles / allCycles : 0;
    return 1.96 * Math.sqrt(ticks * p * (1 - p));
}

// Wilson's interval: the shares that got of n ticks are compatible with, at 95 %.
export function shareInterval(got, n) {
    if (!n)
        return [0, 0];
    const z = 1.96, p = got / n, scale = 1 / (1 + z * z / n);
    const middle = (p + z * z / (2 * n)) * scale, half = z * scale * Math.sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
