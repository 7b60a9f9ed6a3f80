/* code_text.c - see code_text.h. */
#include "emu/debug/code_text.h"

#include <string.h>

#include "emu/cpu/isa.h"
#include "emu/load/symbols.h"

unsigned code_entry(const struct isa *isa, const struct symbols *y, uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap)
{
    return isa->entry && symbols_content(y, va) == SYMBOLS_ENTRY ? isa->entry(code, avail, text, cap) : 0;
}

unsigned code_text(const struct isa *isa, const struct symbols *y, uint64_t va, const uint8_t *code, size_t avail, char *text, size_t cap)
{
    unsigned entry = code_entry(isa, y, va, code, avail, text, cap);

    return entry ? entry : isa->disassemble(va | (symbols_content(y, va) == SYMBOLS_CODE_ODD), code, avail, text, cap);
}

const char *code_target(const struct isa *isa, const char *text)
{
    return isa->code_address ? isa->code_address(text) : strstr(text, "0x");
}
