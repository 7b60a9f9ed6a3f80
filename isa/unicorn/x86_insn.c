/*
 * x86_insn.c - see x86_insn.h.
 *
 * Source: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2, chapter 2 (instruction format) and appendix A (opcode
 * maps). Where processors differ (66 before a near branch in 64-bit mode), as Unicorn does.
 */
#include "isa/unicorn/x86_insn.h"

/*
 * What follows the opcode, for 16 opcodes a line.
 *     .  nothing               M  ModRM                  -  no instruction
 *     b  8 bits                m  ModRM, 8 bits          w  16 bits
 *     z  16 or 32 bits         Z  ModRM, 16 or 32 bits   v  16, 32 or 64 bits
 *     a  an address            f  a far address          e  16 and 8 bits (enter)
 *     3  ModRM; 8 bits or none by its reg field          4  the same with 16 or 32 bits
 */
// clang-format off
static const char one_byte[] =
    "MMMMbz..MMMMbz.-" /* 00 */
    "MMMMbz..MMMMbz.."
    "MMMMbz-.MMMMbz-."
    "MMMMbz-.MMMMbz-."
    "................" /* 40 */
    "................"
    "..MM----zZbm...."
    "bbbbbbbbbbbbbbbb"
    "mZmmMMMMMMMMMMMM" /* 80 */
    "..........f....."
    "aaaa....bz......"
    "bbbbbbbbvvvvvvvv"
    "mmw.MMmZe.w..b.." /* c0 */
    "MMMMbb..MMMMMMMM"
    "bbbbbbbbzzfb...."
    "-.--..34......MM";
static const char two_bytes[] = /* after 0f */
    "MMMM-.....-.-M.m" /* 00 */
    "MMMMMMMMMMMMMMMM"
    "MMMM----MMMMMMMM"
    "......-.MMm-----"
    "MMMMMMMMMMMMMMMM" /* 40 */
    "MMMMMMMMMMMMMMMM"
    "MMMMMMMMMMMMMMMM"
    "mmmmMMM.MMMMMMMM"
    "zzzzzzzzzzzzzzzz" /* 80 */
    "MMMMMMMMMMMMMMMM"
    "...MmM--...MmMMM"
    "MMMMMMMMMMmMMMMM"
    "MMmMmmmM........" /* c0 */
    "MMMMMMMMMMMMMMMM"
    "MMMMMMMMMMMMMMMM"
    "MMMMMMMMMMMMMMMM";
// clang-format on

enum { LONGEST = 15, SYSTEM_CALL = 0x80 };

struct decoding {
    const uint8_t *code;
    size_t avail, at;                                          /* at > avail: the instruction is longer than what is available */
    bool wide, rex_w, small_data, small_address, lock, repeat; /* repeat: f2 or f3 */
};

static unsigned next(struct decoding *d)
{
    unsigned byte = d->at < d->avail ? d->code[d->at] : 0;
    d->at++;
    return byte;
}

/* Skips prefixes; returns the byte after them. */
static unsigned prefixes(struct decoding *d)
{
    for (;;) {
        unsigned byte = next(d);
        bool rex = d->wide && byte >> 4 == 4;
        switch (byte) {
        case 0x66: d->small_data = true; break;
        case 0x67: d->small_address = true; break;
        case 0x26:
        case 0x2e:
        case 0x36:
        case 0x3e:
        case 0x64:
        case 0x65: break;
        case 0xf0: d->lock = true; break;
        case 0xf2:
        case 0xf3: d->repeat = true; break;
        default:
            if (!rex)
                return byte;
        }
        d->rex_w = rex && byte & 8; /* counts directly before the opcode */
    }
}

/* Skips ModRM, SIB and displacement; returns ModRM. */
static unsigned mod_rm(struct decoding *d)
{
    unsigned byte = next(d), mod = byte >> 6, rm = byte & 7;
    if (mod == 3)
        return byte;
    if (d->small_address && !d->wide) {
        d->at += mod == 1 ? 1 : mod == 2 || rm == 6 ? 2 : 0;
        return byte;
    }
    unsigned base = rm == 4 ? next(d) & 7 : rm;
    d->at += mod == 1 ? 1 : mod == 2 || base == 5 ? 4 : 0;
    return byte;
}

/* Skips what follows the opcode. False: there is no such instruction. */
static bool operands(struct decoding *d, char form)
{
    unsigned data = d->small_data && !d->rex_w ? 2 : 4;
    switch (form) {
    case '.': return true;
    case 'M': mod_rm(d); return true;
    case 'm':
        mod_rm(d);
        d->at++;
        return true;
    case 'Z':
        mod_rm(d);
        d->at += data;
        return true;
    case '3': d->at += (mod_rm(d) >> 3 & 7) < 2; return true;
    case '4': d->at += (mod_rm(d) >> 3 & 7) < 2 ? data : 0; return true;
    case 'b': d->at++; return true;
    case 'w': d->at += 2; return true;
    case 'e': d->at += 3; return true;
    case 'z': d->at += data; return true;
    case 'v': d->at += d->rex_w ? 8 : data; return true;
    case 'a': d->at += d->wide ? (d->small_address ? 4 : 8) : (d->small_address ? 2 : 4); return true;
    case 'f': d->at += data + 2; return !d->wide;
    default: return false;
    }
}

/* Opcodes below are of one byte, or 0x100 and the byte after 0f. */

/* Returns whether lock is allowed before an instruction with a memory operand. */
static bool lockable(unsigned opcode, unsigned reg)
{
    if (opcode < 0x38)
        return (opcode & 6) == 0;
    switch (opcode) {
    case 0x80:
    case 0x81:
    case 0x82:
    case 0x83: return reg != 7; /* cmp */
    case 0x86:
    case 0x87: return true;
    case 0xf6:
    case 0xf7: return reg == 2 || reg == 3;
    case 0xfe:
    case 0xff: return reg < 2;
    case 0x1ab:
    case 0x1b0:
    case 0x1b1:
    case 0x1b3:
    case 0x1bb:
    case 0x1c0:
    case 0x1c1: return true;
    case 0x1ba: return reg >= 5;
    case 0x1c7: return reg == 1;
    default: return false;
    }
}

/* Returns whether the instruction has no form with a memory operand. */
static bool needs_register(const struct decoding *d, unsigned opcode)
{
    switch (opcode) {
    case 0x150:
    case 0x171:
    case 0x172:
    case 0x173:
    case 0x1c5:
    case 0x1d7:
    case 0x1f7: return true;
    case 0x1d6: return d->repeat;
    default: return false;
    }
}

static bool is_illegal(const struct decoding *d, unsigned opcode, unsigned mod_rm)
{
    bool memory = mod_rm >> 6 != 3;

    if (opcode == 0x62 || opcode == 0xc4 || opcode == 0xc5) /* VEX and EVEX; bound, les, lds of 32-bit mode have a memory operand */
        return d->wide || !memory;
    if (opcode == 0x178 || opcode == 0x179) /* SSE4a */
        return true;
    return (d->lock && !(memory && lockable(opcode, mod_rm >> 3 & 7))) || (memory && needs_register(d, opcode));
}

static enum x86_kind kind_of(const struct decoding *d, unsigned opcode)
{
    unsigned mod_rm = d->at < d->avail ? d->code[d->at] : 0;

    if (is_illegal(d, opcode, mod_rm))
        return X86_ILLEGAL;
    if ((opcode & ~3u) == 0x6c || (opcode & ~11u) == 0xe4)
        return X86_PROTECTED;
    switch (opcode) {
    case 0xf6:
    case 0xf7: return (mod_rm >> 3 & 7) >= 6 ? X86_DIVIDE : X86_PLAIN;
    case 0xcf: return X86_PROTECTED;
    case 0xf1: return X86_INT1;
    case 0xd4: return d->wide ? X86_PLAIN : X86_DIVIDE;
    case 0xcd: return mod_rm == 3 || mod_rm == 4 || (mod_rm == SYSTEM_CALL && !d->wide) ? X86_PLAIN : X86_INT;
    case 0x105: return X86_SYSCALL;
    case 0x131: return X86_RDTSC;
    case 0x134: return X86_ILLEGAL; /* sysenter */
    default: return X86_PLAIN;
    }
}

struct x86_insn x86_decode(bool wide, const uint8_t *code, size_t avail)
{
    struct decoding d = {.code = code, .avail = avail, .wide = wide};
    unsigned opcode = prefixes(&d);
    char form = one_byte[opcode];

    if (opcode == 0x0f) {
        form = two_bytes[opcode = next(&d)];
        if (opcode == 0x38 || opcode == 0x3a)
            next(&d);
        opcode |= 0x100;
    }
    struct x86_insn insn = {.kind = kind_of(&d, opcode)};
    bool known = insn.kind != X86_ILLEGAL && operands(&d, form) && d.at <= LONGEST;

    insn.bytes = !known ? (unsigned)avail : d.at <= avail ? (unsigned)d.at : 0;
    return insn;
}
