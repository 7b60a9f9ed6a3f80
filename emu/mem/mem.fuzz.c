/* mem.fuzz.c - fuzzer: sequences of mapping operations, compared with the reference implementation. */
#include "emu/mem/model.t.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct space_config configs[] = {{12, 32, 0, false}, {14, 36, 3, false}};
    if (size > 1)
        model_run(&configs[data[0] & 1], data + 1, size - 1);
    return 0;
}
