// Values of pr_scale, and their places on a slider: 0, then logarithmic.

import { count } from '../format.js';

export const STEPS = 2000;

// The rows of sprofil()'s table: powers of two up to one element of 8 bytes per instruction (bundle), as precis scale prints them.
export function rows(granule) {
    const list = [];
    for (let scale = 2; scale <= 8 * 65536 / granule; scale *= 2)
        list.push(scale);
    return list;
}

// The largest value of the slider.
export const most = (granule) => Math.max(0x10000, ...rows(granule));

export const toPosition = (scale, top) => (scale < 1 ? 0 : Math.min(STEPS, 1 + Math.round((STEPS - 1) * Math.log2(scale) / Math.log2(top))));

// A row that is close to the position wins.
export function fromPosition(position, top, stops) {
    if (position <= 0)
        return 0;
    const near = stops.find((scale) => Math.abs(toPosition(scale, top) - position) <= STEPS / 250);
    return near ?? Math.min(top, Math.round(2 ** ((position - 1) * Math.log2(top) / (STEPS - 1))));
}

export const bytesPerCounter = (scale, element) => (scale ? element * 65536 / scale : Infinity);

// 0x8000: "4 bytes"; 0x1234: "28.1 bytes"; 0x12: "about 7,282 bytes".
export function bytesText(bytes) {
    if (bytes === Infinity)
        return 'an unlimited number of bytes';
    const whole = Number.isInteger(bytes), text = whole ? count(bytes) : bytes < 100 ? bytes.toPrecision(3) : `about ${count(Math.round(bytes))}`;
    return `${text} byte${bytes === 1 ? '' : 's'}`;
}
