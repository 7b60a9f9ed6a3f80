// The causes of cycles: colours and explanations.

const KNOWN = ['issue', 'stall', 'lock', 'branch', 'icache', 'dcache', 'tlb', 'rse', 'kernel'];
// Causes of microcoded machines, with the colours of causes that these do not have.
const OF_MICROCODE = { specifier: 'stall', execute: 'lock', read: 'rse' };
const word = (name) => name.split(':')[0];

export const EXPLAINED = {
    issue: 'the cycle in which an instruction issued',
    stall: 'waiting for the result of an earlier instruction',
    lock: 'the instruction blocks the pipeline, as a division does',
    branch: 'the fetch is redirected: a branch was mispredicted, or is indirect',
    icache: 'the instruction was not in the cache',
    dcache: 'the data were not in the cache',
    tlb: 'the page of the address was not in the TLB',
    rse: 'registers of the register stack were stored or loaded',
    kernel: 'the kernel worked for the program',
    specifier: 'the microcode evaluated operand specifiers',
    execute: 'the microcode of the instruction itself',
    read: 'operands were read from memory, as hits of the cache',
    write: 'results were written to memory',
    'write-stall': 'waiting for the write buffer',
    queue: 'the instruction was ready, and waited to launch or to retire',
};

// The cause whose colour it has.
export const colourOf = (name) => (KNOWN.includes(word(name)) ? word(name) : OF_MICROCODE[word(name)] ?? 'other');
export const causeClass = (name) => `cause-${colourOf(name)}`;
// The name of the custom property with its colour.
export const causeColour = (name) => `--${colourOf(name)}`;
