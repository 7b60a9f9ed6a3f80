/* none.c - no translator, on hosts other than x86-64 and where guest memory is in page tables: the interpreter runs everything. */
#include "emu/engine/engine.h"
#include "emu/ir/build.h"

static const struct ir_tuning tuning = {.branches = UINT16_MAX}; /* loops are not unrolled */

static bool supported(void)
{
    return false;
}

const struct engine_translator engine_translator = {.supported = supported, .tuning = &tuning};
