// The tree of calls that a flame graph shows.
//
// A node: {name, function (index into profile.functions, or -1), value, self, parent, children: [node], depth}

import { baseName } from './format.js';

function makeNode(name, fn, parent) {
    return { name, function: fn, value: 0, self: 0, parent, children: [], byKey: new Map(), depth: parent ? parent.depth + 1 : 0 };
}

function childOf(node, key, name, fn) {
    let child = node.byKey.get(key);
    if (!child) {
        child = makeNode(name, fn, node);
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

function addPath(root, path, value) {
    let node = root;
    node.value += value;
    for (const [key, name, fn] of path) {
        node = childOf(node, key, name, fn);
        node.value += value;
    }
    node.self += value;
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

// Build the tree. inverse: from the innermost functions to their callers. Returns {root, unit}.
export function buildTree(profile, cause, inverse) {
    const selected = profile.selected(cause), root = makeNode('all', -1, null), many = profile.images.length > 1;
    if (!hasStacks(profile)) {
        addSamples(profile, root, selected, inverse);
        return { root: sorted(root), unit: profile.exact ? 'cycles' : 'ticks' };
    }
    profile.images.forEach((image, index) => {
        const program = many ? [[`image ${index}`, `${baseName(image.program)} (process ${image.pid})`, -1]] : [];
        image.stacks.forEach((stack, k) => {
            const value = costOf(image, k, selected);
            if (!value)
                return;
            const frames = framesOf(profile, image, stack);
            addPath(root, inverse ? frames.reverse() : program.concat(frames), value);
        });
    });
    return { root: sorted(root), unit: profile.images.some((image) => image.stackCycles) ? 'cycles' : 'ticks' };
}

// Without stacks: modules and their functions.
function addSamples(profile, root, selected, inverse) {
    profile.functions.forEach((f, index) => {
        const { cost } = profile.functionSums(index, selected), module = profile.moduleOf(f), image = profile.images[f.image];
        const program = `${baseName(image.program)} (process ${image.pid})`, file = module ? baseName(module.path) : '?';
        const path = [[program, program, -1], [file, file, -1], [`function ${f.name}`, f.name, index]];
        if (cost)
            addPath(root, inverse ? path.reverse() : path, cost);
    });
}

function sorted(node) {
    node.children.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name));
    node.children.forEach(sorted);
    return node;
}
