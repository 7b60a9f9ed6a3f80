// The tree of calls that a flame graph shows.
//
// A node: {name, function (index into profile.functions, or -1), value, self, parts, parent, children: [node], depth}. parts: the value by
// group of causes (profile.causeGroups()), of exact profiles; else null.

import { baseName } from './format.js';

function makeNode(name, fn, parent, groups) {
    return { name, function: fn, value: 0, self: 0, parts: groups ? new Float64Array(groups) : null, parent, children: [], byKey: new Map(), depth: parent ? parent.depth + 1 : 0 };
}

function childOf(node, key, name, fn) {
    let child = node.byKey.get(key);
    if (!child) {
        child = makeNode(name, fn, node, node.parts?.length);
        node.byKey.set(key, child);
        node.children.push(child);
    }
    return child;
}

// The cost of stack k of an image: cycles of the selected causes if they are known by stack.
function costOf(image, k, selected) {
    const parts = image.stackParts?.[k];
    if (!parts || !selected)
        return image.stackCycles ? image.stackCycles[k] : image.stacks[k][0];
    let sum = 0;
    for (let p = 0; p < parts.length; p += 2)
        if (selected[parts[p]])
            sum += parts[p + 1];
    return sum;
}

// Adds a cost to a node: its value, and its parts [cause, cycles, ...], of the selected causes.
function addCost(node, { value, parts, groupOf, selected }) {
    node.value += value;
    for (let p = 0; node.parts && p < parts.length; p += 2)
        if (!selected || selected[parts[p]])
            node.parts[groupOf[parts[p]]] += parts[p + 1];
}

function addPath(root, path, cost) {
    let node = root;
    addCost(node, cost);
    for (const [key, name, fn] of path) {
        node = childOf(node, key, name, fn);
        addCost(node, cost);
    }
    node.self += cost.value;
}

// The group of each cause, by index; null of profiles without causes.
function groupsOf(profile) {
    const names = profile.causeGroups().map((g) => g.name);
    return profile.exact && names.length ? profile.causes.map((name) => Math.max(0, names.indexOf(name.split(':')[0]))) : null;
}

// The frames of inlined calls in function f, outermost first.
function inlinedFrames(profile, path, f) {
    return profile.paths[path].map((name) => [`inlined ${name}`, `${name} (inlined)`, f]);
}

// The frames of a stack, outermost first: [key, name, function]. path: of the inlined calls in the innermost function.
function framesOf(profile, image, stack, path) {
    const frames = [];
    for (let k = stack.length - 2; k >= 1; k -= 2) {
        const f = stack[k] >= 0 ? image.firstFunction + stack[k] : -1;
        const name = f >= 0 ? profile.functions[f].name : `0x${profile.hexAddress(stack[k + 1])}`;
        frames.push([name, name, f], ...inlinedFrames(profile, k > 1 ? image.pathAt.get(stack[k + 1]) ?? 0 : path, f));
    }
    return frames;
}

// Paths of inlined calls that are shown of a function, the dearest; the function itself has the rest.
const PATHS = 24;

const sumOf = (cost) => Object.values(cost).reduce((sum, n) => sum + n, 0);

// The costs of a function by path: {paths: [path], costs: [{cause: cycles}]}.
function dearest(paths) {
    const sorted = [...paths].sort(([, a], [, b]) => sumOf(b) - sumOf(a)), own = sorted.find(([path]) => path === 0)?.[1] ?? {};
    const shown = sorted.filter(([path]) => path).slice(0, PATHS);
    for (const [, cost] of sorted.filter(([path]) => path).slice(PATHS))
        for (const [cause, n] of Object.entries(cost))
            own[cause] = (own[cause] || 0) + n;
    return { paths: [0, ...shown.map(([path]) => path)], costs: [own, ...shown.map(([, cost]) => cost)] };
}

// What each path of inlined calls in a function costs, by function, of those that have any. Without causes all ticks have cause 0.
function inlinedCosts(profile) {
    if (profile.inlinedCosts)
        return profile.inlinedCosts;
    const s = profile.samples, all = new Map();
    for (let k = 0; k < s.count; k++) {
        if (!all.has(s.function[k]))
            all.set(s.function[k], new Map());
        const paths = all.get(s.function[k]), cost = paths.get(s.path[k]) || {}, parts = profile.exact ? s.parts[k] : [0, s.ticks[k]];
        paths.set(s.path[k], cost);
        for (let p = 0; p < parts.length; p += 2)
            cost[parts[p]] = (cost[parts[p]] || 0) + parts[p + 1];
    }
    profile.inlinedCosts = new Map();
    for (const [f, paths] of all)
        if (paths.size > 1 || !paths.has(0))
            profile.inlinedCosts.set(f, dearest(paths));
    return profile.inlinedCosts;
}

// Divides n in proportion to the weights, into whole numbers whose sum is n; all goes to the first if the weights are 0.
function divided(n, weights) {
    const all = weights.reduce((sum, w) => sum + w, 0);
    let seen = 0, given = 0;
    return weights.map((w) => {
        seen += w;
        const upTo = all ? Math.round(n * (seen / all)) : n, part = upTo - given;
        given = upTo;
        return part;
    });
}

// The paths of inlined calls in a function, with their parts of a cost: [[path, cost]]. What is known of a function by cause is known of
// its paths by cause.
function byPath(profile, f, cost) {
    const inlined = inlinedCosts(profile).get(f);
    if (!inlined)
        return [[0, cost]];
    if (!cost.parts.length)
        return divided(cost.value, inlined.costs.map(sumOf))
            .map((value, k) => [inlined.paths[k], { ...cost, value }]).filter(([, c]) => c.value);
    const parts = inlined.paths.map(() => []);
    for (let p = 0; p < cost.parts.length; p += 2)
        divided(cost.parts[p + 1], inlined.costs.map((c) => c[cost.parts[p]] || 0)).forEach((n, k) => n && parts[k].push(cost.parts[p], n));
    return parts.map((own, k) => {
        let value = 0;
        for (let p = 0; p < own.length; p += 2)
            value += !cost.selected || cost.selected[own[p]] ? own[p + 1] : 0;
        return [inlined.paths[k], { ...cost, value, parts: own }];
    }).filter(([, c]) => c.value);
}

// The same of a stack: sampled ones have the address of the tick.
function leafPaths(profile, image, stack, cost) {
    if (stack.length < 3 || stack[1] < 0)
        return [[0, cost]];
    return profile.exact || image.stackCycles ? byPath(profile, image.firstFunction + stack[1], cost) : [[image.pathAt.get(stack[2]) ?? 0, cost]];
}

export const hasStacks = (profile) => profile.images.some((image) => image.stacks.length);

// What the stacks cost in which a function occurs, once for each stack, by index into profile.functions, and what all cost; null without stacks.
export function inclusiveCosts(profile, selected) {
    if (!hasStacks(profile))
        return null;
    const costs = new Float64Array(profile.functions.length), seen = new Int32Array(profile.functions.length);
    let all = 0, number = 0;
    for (const image of profile.images)
        image.stacks.forEach((stack, k) => {
            const cost = costOf(image, k, selected);
            all += cost;
            number++;
            for (let at = 1; at < stack.length; at += 2) {
                const f = image.firstFunction + stack[at];
                if (stack[at] < 0 || seen[f] === number)
                    continue;
                seen[f] = number;
                costs[f] += cost;
            }
        });
    return { costs, all };
}

const unitOf = (profile) => (profile.images.some((image) => image.stackCycles) || (!hasStacks(profile) && profile.exact) ? 'cycle' : 'tick');

// Calls fn(image, frames, cost, index of the image) for all stacks that have a cost.
function eachStack(profile, selected, groupOf, fn) {
    profile.images.forEach((image, index) => image.stacks.forEach((stack, k) => {
        const value = costOf(image, k, selected);
        if (value)
            for (const [path, cost] of leafPaths(profile, image, stack, { value, parts: image.stackParts?.[k] ?? [], groupOf, selected }))
                fn(image, framesOf(profile, image, stack, path), cost, index);
    }));
}

// Build the tree. inverse: from the innermost functions to their callers. Returns {root, unit}.
export function buildTree(profile, cause, inverse) {
    const selected = profile.selected(cause), groupOf = groupsOf(profile), root = makeNode('all', -1, null, groupOf && profile.causeGroups().length);
    const many = profile.images.length > 1;
    if (!hasStacks(profile)) {
        addSamples(profile, root, { groupOf, selected }, inverse);
        return { root: sorted(root), unit: unitOf(profile) };
    }
    eachStack(profile, selected, groupOf, (image, frames, cost, index) => {
        const program = many ? [[`image ${index}`, `${baseName(image.program)} (process ${image.pid})`, -1]] : [];
        addPath(root, inverse ? frames.reverse() : program.concat(frames), cost);
    });
    return { root: sorted(root), unit: unitOf(profile) };
}

// The calls of a function: from its outermost frame in each stack to what it calls, and to its callers. Returns {root, callers, unit}: two
// trees whose roots are the function.
export function buildSandwich(profile, cause, fn) {
    const selected = profile.selected(cause), groupOf = groupsOf(profile), groups = groupOf && profile.causeGroups().length;
    const name = profile.functions[fn]?.name ?? 'no function', root = makeNode(name, fn, null, groups), callers = makeNode(name, fn, null, groups);
    eachStack(profile, selected, groupOf, (image, frames, cost, index) => {
        if (profile.functions[fn]?.image !== index)
            return;
        const at = frames.findIndex((frame) => frame[2] === fn);
        if (at < 0)
            return;
        addPath(root, frames.slice(at + 1), cost);
        addPath(callers, frames.slice(0, at).reverse(), cost);
    });
    return { root: sorted(root), callers: sorted(callers), unit: unitOf(profile) };
}

// Without stacks: modules and their functions.
function addSamples(profile, root, { groupOf, selected }, inverse) {
    profile.functions.forEach((f, index) => {
        const { cost } = profile.functionSums(index, selected), module = profile.moduleOf(f), image = profile.images[f.image];
        const program = `${baseName(image.program)} (process ${image.pid})`, file = module ? baseName(module.path) : '?';
        const path = [[program, program, -1], [file, file, -1], [`function ${f.name}`, f.name, index]];
        if (!cost)
            return;
        for (const [inlined, part] of byPath(profile, index, { value: cost, parts: groupOf ? profile.functionParts(index) : [], groupOf, selected })) {
            const frames = [...path, ...inlinedFrames(profile, inlined, index)];
            addPath(root, inverse ? frames.reverse() : frames, part);
        }
    });
}

function sorted(node) {
    node.children.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name));
    node.children.forEach(sorted);
    return node;
}
