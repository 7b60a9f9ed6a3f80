// The causes of cycles: colours and explanations.

const KNOWN = ['issue', 'stall', 'lock', 'branch', 'icache', 'dcache', 'tlb', 'rse', 'kernel'];
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
};

const known = (name) => (KNOWN.includes(word(name)) ? word(name) : 'other');
export const causeClass = (name) => `cause-${known(name)}`;
// The name of the custom property with its colour.
export const causeColour = (name) => `--${known(name)}`;
