/* memo.c - the memo table of paths: see memo.h. */
#include "emu/x64/clock/memo.h"

#include <stdlib.h>
#include <sys/mman.h>

#define MEMO_BYTES (sizeof(struct memo) << MEMO_BITS)

enum { OFFSETS = (int)(MEMO_BYTES - sizeof(struct memo)) /* mask of the offsets of entries */ };

/* The host has SSE4.2 if it has AVX2. */
__attribute__((target("sse4.2"))) static unsigned place_of(const void *at, uint64_t before)
{
    return (unsigned)(__builtin_ia32_crc32di((uint32_t)(uintptr_t)at, before) & OFFSETS) / sizeof(struct memo);
}

void x64_memo_emit(const struct cpu *c, struct host_code *hc, struct emitter *e)
{
    if (!c->pipeline)
        return;
    bool counts = c->pipeline->timing->counts;
    if (!hc->memos) { /* zero pages, not backed by memory before they are used */
        hc->memos = mmap(NULL, MEMO_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        hc->memos = hc->memos == MAP_FAILED ? NULL : hc->memos;
    }
    if (!hc->memo_counts && counts)
        hc->memo_counts = calloc((size_t)1 << MEMO_BITS, sizeof *hc->memo_counts);
    if (!hc->memos || (counts && !hc->memo_counts))
        ir_no_memory(c, "the path costs of translated code");
    hc->memos_seen = 0;
    hc->memo_look_up = hc->exec + (e->p - hc->write);
    mov_load(e, 1, RCX, RSP, 8);
    mov_rr(e, 0, RSI, RDI);
    crc32_rr(e, RSI, RCX);
    alu_ri(e, ALU_AND, 0, RSI, OFFSETS);
    mov_imm(e, R8, (uint64_t)(uintptr_t)hc->memos);
    alu_rr(e, ALU_ADD, 1, R8, RSI);
    alu_rm(e, ALU_CMP, 1, RCX, R8, offsetof(struct memo, before));
    uint8_t *other = jcc(e, CC_NE);
    alu_rm(e, ALU_CMP, 1, RDI, R8, offsetof(struct memo, at));
    uint8_t *elsewhere = jcc(e, CC_NE);
    mov_load(e, 1, RCX, R8, offsetof(struct memo, after));
    mov_store(e, 1, RSP, 8, RCX);
    alu_rm(e, ALU_SUB, 1, R14, R8, offsetof(struct memo, spent));
    if (counts) {
        mov_imm(e, R8, (uint64_t)(uintptr_t)hc->memo_counts);
        shift_ri(e, SHIFT_SHR, 1, RSI, 2);
        alu_rr(e, ALU_ADD, 1, RSI, R8);
        mov_load(e, 1, RCX, RSI, 0);
        alu_mi(e, ALU_ADD, 1, RCX, 0, 1);
    }
    alu_rr(e, ALU_CMP, 1, RDI, RDI);
    land(e, other);
    land(e, elsewhere);
    byte(e, 0xc3);
}

void x64_memo_put(const struct cpu *c, struct host_code *hc, const void *at, uint64_t before, uint64_t spent, struct path_cost *p)
{
    unsigned k = place_of(at, before);
    x64_memo_check(c, hc);
    if (hc->memos_used < MEMOS_LISTED)
        hc->memo_list[hc->memos_used] = (uint16_t)k;
    hc->memos_used++;
    hc->memos[k] = (struct memo){before, at, p->after, spent};
    if (hc->memo_counts)
        hc->memo_counts[k] = &p->count;
}

void x64_memo_check(const struct cpu *c, struct host_code *hc)
{
    uint64_t now = c->pipeline->timing->forgotten + 1;
    if (hc->memos_seen == now || !hc->memos)
        return;
    if (hc->memos_used > MEMOS_LISTED)
        memset(hc->memos, 0, MEMO_BYTES);
    for (unsigned i = 0; i < hc->memos_used && hc->memos_used <= MEMOS_LISTED; i++)
        hc->memos[hc->memo_list[i]] = (struct memo){0};
    hc->memos_used = 0;
    hc->memos_seen = now;
}

void x64_memo_free(struct host_code *hc)
{
    if (hc->memos)
        munmap(hc->memos, MEMO_BYTES);
    free(hc->memo_counts);
}
