/* x86_64.c - see self_profile.h. */
#include <elf.h>

#include "emu/cli/scale/self_profile.h"

// clang-format off
static const uint64_t call[] = {
    0xbf, 0x00, 0x00, 0x60, 0x00, /* mov $0x600000,%edi */
    0xbe, 0x01, 0x00, 0x00, 0x00, /* mov $0x1,%esi */
    0xba, 0x00, 0x00, 0x00, 0x00, /* mov $0x0,%edx */
    0x41, 0xba, 0x00, 0x00, 0x00, 0x00, /* mov $0x0,%r10d */
    0xb8, 0x1c, 0x42, 0x00, 0x00, /* mov $0x421c,%eax */
    0x0f, 0x05, /* syscall */
};
static const uint64_t nop[] = {
    0x66, 0x90, /* xchg %ax,%ax: of 1 byte each, too many would count in 16 bits */
};
static const uint64_t enter[] = {
    0xbf, 0x00, 0x00, 0x60, 0x00, /* mov $0x600000,%edi */
    0xbe, 0x40, 0x00, 0x00, 0x00, /* mov $0x40,%esi */
    0xe8, 0x0d, 0x00, 0x00, 0x00, /* call 40103a */
};
static const uint64_t leave[] = {
    0xbf, 0x00, 0x00, 0x00, 0x00, /* mov $0x0,%edi */
    0xb8, 0x3c, 0x00, 0x00, 0x00, /* mov $0x3c,%eax */
    0x0f, 0x05, /* syscall */
    0x90, /* nop */
};
static const uint64_t function[] = {
    0x85, 0xf6, /* test %esi,%esi */
    0x74, 0x2c, /* je 30 */
    0x89, 0xf6, /* mov %esi,%esi */
    0x31, 0xc0, /* xor %eax,%eax */
    0x48, 0x01, 0xfe, /* add %rdi,%rsi */
    0x0f, 0x1f, 0x44, 0x00, 0x00, /* nopl 0x0(%rax,%rax,1) */
    0x89, 0xc2, /* mov %eax,%edx */
    0x0f, 0xb6, 0x0f, /* movzbl (%rdi),%ecx */
    0xc1, 0xe0, 0x0f, /* shl $0xf,%eax */
    0x48, 0x83, 0xc7, 0x01, /* add $0x1,%rdi */
    0xd1, 0xea, /* shr %edx */
    0x01, 0xca, /* add %ecx,%edx */
    0x01, 0xc2, /* add %eax,%edx */
    0x0f, 0xb7, 0xc2, /* movzwl %dx,%eax */
    0x48, 0x39, 0xf7, /* cmp %rsi,%rdi */
    0x75, 0xe6, /* jne 10 */
    0xc3, /* ret */
    0x0f, 0x1f, 0x44, 0x00, 0x00, /* nopl 0x0(%rax,%rax,1) */
    0x31, 0xc0, /* xor %eax,%eax */
    0xc3, /* ret */
};
// clang-format on

const struct self_profile scale_x86_64_self_profile = {.elf_machine = EM_X86_64,
                                                       .elf64 = true,
                                                       SELF_PROFILE_CODE,
                                                       .text = 0x401000,
                                                       .data = 0x600000,
                                                       .system = &scale_hpux,
                                                       .elf_osabi = ELFOSABI_NONE,
                                                       .word_bytes = 1,
                                                       .flags_word = 17};
