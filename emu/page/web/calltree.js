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

// The frames of a stack, outermost first: [key, name, function].
function framesOf(profile, image, stack) {
    const frames = [];
    for (let k = stack.length - 2; k >= 1; k -= 2) {
        const f = stack[k] >= 0 ? image.firstFunction + stack[k] : -1;
        const name = f >= 0 ? profile.functions[f].name : `0x${profile.hexAddress(stack[k + 1])}`;
        frames.push([name, name, f]);
    }
    return frames;
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

const unitOf = (profile) => (profile.images.some((image) => image.stackCycles) || (!hasStacks(profile) && profile.exact) ? 'cycles' : 'ticks');

// Calls fn(image, stack, cost) for all stacks that have a cost.
function eachStack(profile, selected, groupOf, fn) {
    profile.images.forEach((image, index) => image.stacks.forEach((stack, k) => {
        const value = costOf(image, k, selected);
        if (value)
            fn(image, stack, { value, parts: image.stackParts?.[k] ?? [], groupOf, selected }, index);
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
    eachStack(profile, selected, groupOf, (image, stack, cost, index) => {
        const program = many ? [[`image ${index}`, `${baseName(image.program)} (process ${image.pid})`, -1]] : [];
        const frames = framesOf(profile, image, stack);
        addPath(root, inverse ? frames.reverse() : program.concat(frames), cost);
    });
    return { root: sorted(root), unit: unitOf(profile) };
}

// The calls of a function: from its outermost frame in each stack to what it calls, and to its callers. Returns {root, callers, unit}: two
// trees whose roots are the function.
export function buildSandwich(profile, cause, fn) {
    const selected = profile.selected(cause), groupOf = groupsOf(profile), groups = groupOf && profile.causeGroups().length;
    const name = profile.functions[fn]?.name ?? 'no function', root = makeNode(name, fn, null, groups), callers = makeNode(name, fn, null, groups);
    eachStack(profile, selected, groupOf, (image, stack, cost) => {
        if (profile.functions[fn]?.image !== profile.images.indexOf(image))
            return;
        const frames = framesOf(profile, image, stack), at = frames.findIndex((frame) => frame[2] === fn);
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
        if (cost)
            addPath(root, inverse ? path.reverse() : path, { value: cost, parts: groupOf ? profile.functionParts(index) : [], groupOf, selected });
    });
}

function sorted(node) {
    node.children.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name));
    node.children.forEach(sorted);
    return node;
}
