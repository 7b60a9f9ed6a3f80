/* lanes.c - calls on the lanes of a doubleword (IR_FAST_LANES_…), each one vector instruction of the host. */
#include "emu/x64/translate.h"

struct lanes {
    uint8_t map, opcode;
};

static const struct lanes table[] = {
#define ROW(name, op) [IR_FAST_LANES_##name - IR_FAST_LANES] = {MAP_0F, op},
    // clang-format off
    ROW(ADD8, 0xfc) ROW(ADD16, 0xfd) ROW(ADD32, 0xfe) ROW(ADD_S8, 0xec) ROW(ADD_S16, 0xed) ROW(ADD_U8, 0xdc) ROW(ADD_U16, 0xdd)
    ROW(SUB8, 0xf8) ROW(SUB16, 0xf9) ROW(SUB32, 0xfa) ROW(SUB_S8, 0xe8) ROW(SUB_S16, 0xe9) ROW(SUB_U8, 0xd8) ROW(SUB_U16, 0xd9)
    ROW(AVG8, 0xe0) ROW(AVG16, 0xe3) ROW(EQ8, 0x74) ROW(EQ16, 0x75) ROW(EQ32, 0x76) ROW(GT8, 0x64) ROW(GT16, 0x65)
    ROW(GT32, 0x66) ROW(MIN_U8, 0xda) ROW(MAX_U8, 0xde) ROW(MIN_S16, 0xea) ROW(MAX_S16, 0xee) ROW(SAD8, 0xf6)
    ROW(MUL_LOW16, 0xd5) ROW(MUL_HIGH16, 0xe5) ROW(MUL_HIGH_U16, 0xe4) ROW(MUL_ADD16, 0xf5)
    ROW(UNPACK8, 0x60) ROW(UNPACK16, 0x61) ROW(UNPACK32, 0x62)
    ROW(SHL16, 0xf1) ROW(SHL32, 0xf2) ROW(SHR16, 0xd1) ROW(SHR32, 0xd2) ROW(SAR16, 0xe1) ROW(SAR32, 0xe2)
// clang-format on
#undef ROW
                                [IR_FAST_LANES_SHUFFLE8 - IR_FAST_LANES] = {MAP_0F38, 0x00},
};

void x64_lanes(struct x64 *x, const struct ir_op *o, unsigned kills)
{
    const struct lanes *l = &table[(o->flags >> 8) - IR_FAST_LANES];
    int a = x64_use_xmm(x, o->a, true), b = x64_use_xmm(x, o->b, true), t = x64_take_xmm(x);
    avx(&x->e, l->map, PP_66, 0, l->opcode, t, a, b);
    x64_kill_operands(x, o, kills);
    x64_def_xmm(x, o->d, t, true);
}
