/* model_statements.c - the statements of a model's text, with the ranges of their numbers: docs/adding-a-cpu-model.md describes them. */
#include "emu/timing/model_internal.h"

#define PAIRS     (1u << TIMING_ISSUE_PAIRS)
#define BUNDLES   (1u << TIMING_ISSUE_BUNDLES)
#define WIDE      (1u << TIMING_ISSUE_WIDE)
#define REORDER   (1u << TIMING_ISSUE_REORDER)
#define MICROCODE (1u << TIMING_ISSUE_MICROCODE)
#define IN_ORDER  (PAIRS | BUNDLES | WIDE)
#define SCORED    (IN_ORDER | REORDER) /* with a scoreboard */
#define EVERY     (SCORED | MICROCODE)
#define MODEL(m)  .place = MODEL_IN_MODEL, .offset = offsetof(struct timing_model, m), .size = sizeof(((struct timing_model *)0)->m)
#define CACHES(m) .place = MODEL_IN_CACHES, .offset = offsetof(struct timing_caches, m), .size = sizeof(((struct timing_caches *)0)->m)
#define NUMBER(name_, low, high, ...)                                                \
    {                                                                                \
        .name = name_, .kind = MODEL_NUMBER, .least = low, .most = high, __VA_ARGS__ \
    }
#define BYTES(name_, low, high, ...)                                                \
    {                                                                               \
        .name = name_, .kind = MODEL_BYTES, .least = low, .most = high, __VA_ARGS__ \
    }
#define CHOICE(name_, list, ...)                                          \
    {                                                                     \
        .name = name_, .kind = MODEL_CHOICE, .choices = list, __VA_ARGS__ \
    }
#define WORDS(name_, ...)                               \
    {                                                   \
        .name = name_, .kind = MODEL_WORDS, __VA_ARGS__ \
    }
#define TEXT                           \
    {                                  \
        .name = "", .kind = MODEL_TEXT \
    }
#define SHAPE(m) BYTES("size", 64, 64 << 20, CACHES(m.bytes)), NUMBER("ways", 1, 64, CACHES(m.ways)), BYTES("line", 8, 1024, CACHES(m.line))
#define LEVEL(m, n)                                                                                                                     \
    {                                                                                                                                   \
        .word = m, .issues = EVERY, .optional = true, .fields = { SHAPE(outer[n]), NUMBER("cycles", 0, 4095, CACHES(outer_cycles[n])) } \
    }
#define ENTRIES(m) NUMBER("entries", 2, 4096, CACHES(m.bytes))

static const char *const no_yes[] = {"no", "yes", NULL};
/* In the order of enum timing_prediction. */
static const char *const predictions[] = {"hint", "taken", "not-taken", "dynamic", NULL}, *const static_predictions[] = {"hint", "taken",
                                                                                                                         "not-taken", NULL};
/* In the order of enum timing_slot_rule. */
static const char *const rules[] = {"empty", "any", "next", "own", NULL};
/* In the order of enum timing_bundle_end. */
static const char *const ends[] = {"never", "unless-easy", "always", NULL};

const struct model_statement model_statements[MODEL_WORDS_ALL] = {
    [MODEL_NAME] = {.word = "name", .issues = EVERY, .fields = {TEXT}},
    [MODEL_TITLE] = {.word = "title", .issues = EVERY, .fields = {TEXT}},
    [MODEL_SOURCE] = {.word = "source", .key = MODEL_KEY_NAME, .issues = EVERY, .fields = {TEXT}},
    [MODEL_LEVEL] = {.word = "isa-level", .issues = EVERY, .fields = {TEXT}},
    [MODEL_ICACHE] = {.word = "icache", .issues = EVERY, .fields = {SHAPE(fetch)}},
    [MODEL_DCACHE] = {.word = "dcache", .issues = EVERY, .fields = {SHAPE(data)}},
    [MODEL_L2] = LEVEL("l2", 0),
    [MODEL_L3] = LEVEL("l3", 1),
    [MODEL_L4] = LEVEL("l4", 2),
    [MODEL_MEMORY] = {.word = "memory",
                      .issues = EVERY,
                      .fields = {NUMBER("cycles", 0, CACHE_MISS_CYCLES, CACHES(memory_cycles)), NUMBER("ns", 0, 10000, CACHES(memory_ns))}},
    [MODEL_CLOCK] = {.word = "clock", .issues = EVERY, .fields = {NUMBER("mhz", 0, 60000, CACHES(mhz))}},
    [MODEL_ITLB] = {.word = "itlb", .issues = EVERY, .optional = true, .fields = {ENTRIES(itlb)}},
    [MODEL_DTLB] = {.word = "dtlb", .issues = EVERY, .optional = true, .fields = {ENTRIES(dtlb)}},
    [MODEL_TLB] = {.word = "tlb", .issues = EVERY, .fields = {NUMBER("cycles", 0, 4000, CACHES(tlb_cycles))}},
    [MODEL_DTLB1] = {.word = "dtlb1",
                     .issues = SCORED,
                     .optional = true,
                     .fields = {NUMBER("entries", 1, CACHE_DTLB1_ENTRIES, CACHES(dtlb1.bytes)),
                                BYTES("page", 64, 32768, CACHES(dtlb1.line)), NUMBER("cycles", 0, 1000, CACHES(dtlb1_cycles))}},
    [MODEL_POLICY] = {.word = "policy",
                      .issues = EVERY,
                      .fields = {CHOICE("blocking-miss", no_yes, CACHES(blocking_miss)),
                                 CHOICE("fp-skips-first", no_yes, CACHES(fp_skips_first)),
                                 CHOICE("write-around", no_yes, CACHES(write_around)),
                                 CHOICE("one-first-level", no_yes, CACHES(one_first), .may_lack = true),
                                 CHOICE("loads-in-order", no_yes, MODEL(loads_in_order), .may_lack = true),
                                 NUMBER("misses-apart", 0, 100, MODEL(misses_apart), .may_lack = true),
                                 CHOICE("early-multiply", no_yes, MODEL(early_multiply), .may_lack = true),
                                 NUMBER("spill", 0, 1000, MODEL(window_trap[TIMING_SPILL]), .may_lack = true),
                                 NUMBER("fill", 0, 1000, MODEL(window_trap[TIMING_FILL]), .may_lack = true)}},
    [MODEL_BRANCH] = {.word = "branch",
                      .issues = SCORED & ~BUNDLES,
                      .fields = {NUMBER("mispredict", 0, 100, MODEL(mispredict)), NUMBER("indirect", 0, 100, MODEL(indirect))}},
    [MODEL_BRANCH_OF_BUNDLES] = {.word = "branch",
                                 .issues = BUNDLES,
                                 .fields = {NUMBER("mispredict", 0, 100, MODEL(mispredict)), NUMBER("indirect", 0, 100, MODEL(indirect)),
                                            NUMBER("loop", 0, 100, MODEL(loop), .may_lack = true),
                                            NUMBER("itself", 0, 100, MODEL(itself), .may_lack = true),
                                            NUMBER("bubble", 0, 8, MODEL(bubble), .may_lack = true),
                                            NUMBER("ahead", 0, 16, MODEL(ahead), .may_lack = true)}},
    [MODEL_PREDICTOR_OF_PAIRS] = {.word = "predictor",
                                  .issues = PAIRS,
                                  .fields = {CHOICE("direction", static_predictions, MODEL(predictor.direction)),
                                             CHOICE("early", no_yes, MODEL(predictor.early), .may_lack = true)}},
    [MODEL_PREDICTOR] = {.word = "predictor",
                         .issues = BUNDLES | WIDE | REORDER,
                         .fields = {CHOICE("direction", predictions, MODEL(predictor.direction)),
                                    NUMBER("history", 0, 4, MODEL(predictor.history)), NUMBER("returns", 1, 64, MODEL(predictor.returns)),
                                    NUMBER("targets", 1, 4096, MODEL(predictor.targets))}},
    [MODEL_PORTS] = {.word = "ports", .issues = IN_ORDER, .fields = {WORDS("")}},
    [MODEL_MOVABLE] = {.word = "movable", .issues = BUNDLES | WIDE, .fields = {WORDS("")}},
    [MODEL_SLOT] = {.word = "slot",
                    .key = MODEL_KEY_NAME,
                    .issues = BUNDLES,
                    .fields = {CHOICE("rule", rules), WORDS("first", .may_lack = true), WORDS("second", .may_lack = true),
                               WORDS("easy", .may_lack = true)}},
    [MODEL_TEMPLATE] = {.word = "template",
                        .key = MODEL_KEY_TEMPLATE,
                        .issues = BUNDLES,
                        .fields = {WORDS("slots"), CHOICE("ends", ends), WORDS("followers")}},
    [MODEL_GROUP] = {.word = "group", .key = MODEL_KEY_NAME, .issues = SCORED, .fields = {WORDS("")}},
    [MODEL_MEMORY_USERS] = {.word = "memory-users", .issues = PAIRS, .fields = {WORDS("")}},
    [MODEL_CLASS_OF_PAIRS] = {.word = "class",
                              .key = MODEL_KEY_CLASS,
                              .issues = PAIRS,
                              .fields = {WORDS("ports"), WORDS("pairs"), NUMBER("lock", 0, 200), NUMBER("busy", 0, 1000)}},
    [MODEL_CLASS] = {.word = "class",
                     .key = MODEL_KEY_CLASS,
                     .issues = BUNDLES,
                     .fields = {WORDS("ports"), WORDS("flags", .may_lack = true), NUMBER("lock", 0, 200)}},
    [MODEL_PLACES] = {.word = "places",
                      .issues = WIDE,
                      .fields = {WORDS("first"), WORDS("second", .may_lack = true), WORDS("third", .may_lack = true),
                                 WORDS("fourth", .may_lack = true)}},
    [MODEL_FETCH] = {.word = "fetch",
                     .issues = WIDE,
                     .fields = {NUMBER("line", 0, 1024, MODEL(line)), CHOICE("target", no_yes, MODEL(joins_target), .may_lack = true)}},
    [MODEL_CLASS_OF_WIDE] = {.word = "class",
                             .key = MODEL_KEY_CLASS,
                             .issues = WIDE,
                             .fields = {WORDS("ports"), WORDS("flags", .may_lack = true), NUMBER("lock", 0, 200),
                                        WORDS("blocks", .may_lack = true)}},
    [MODEL_APART] = {.word = "apart",
                     .key = MODEL_KEY_NAME,
                     .issues = WIDE,
                     .fields = {WORDS("first"), WORDS("then"), NUMBER("cycles", 1, 1000)}},
    [MODEL_RETURNS] = {.word = "returns",
                       .issues = BUNDLES,
                       .optional = true,
                       .may_lack = true,
                       .fields = {NUMBER("ports", 1, 16, MODEL(returns.ports)), WORDS("first"), WORDS("then")}},
    [MODEL_BANKS] = {.word = "banks",
                     .issues = BUNDLES,
                     .optional = true,
                     .may_lack = true,
                     .fields = {NUMBER("number", 2, 1024, MODEL(banks.number)), NUMBER("bytes", 8, 1024, MODEL(banks.bytes)),
                                NUMBER("cycles", 1, 100, MODEL(banks.cycles))}},
    [MODEL_STORES] = {.word = "store-buffer",
                      .issues = WIDE | REORDER,
                      .optional = true,
                      .may_lack = true,
                      .fields = {NUMBER("entries", 1, TIMING_MAX_STORES, MODEL(stores.entries)), NUMBER("hit", 1, 100, MODEL(stores.hit)),
                                 NUMBER("miss", 1, 100, MODEL(stores.miss))}},
    [MODEL_MICROCODE] = {.word = "microcode", .issues = MICROCODE, .may_lack = true, .fields = {TEXT}},
    [MODEL_WRITE_BUFFER] = {.word = "write-buffer",
                            .issues = MICROCODE,
                            .optional = true,
                            .may_lack = true,
                            .fields = {NUMBER("apart", 1, TIMING_MOST_APART, MODEL(write_apart))}},
    [MODEL_BUFFER] = {.word = "buffer",
                      .issues = REORDER,
                      .fields = {NUMBER("inserts", 1, 16, MODEL(buffer.inserts)), NUMBER("taken", 0, 100, MODEL(buffer.taken)),
                                 NUMBER("stores", 1, 16, MODEL(buffer.stores)), NUMBER("accesses", 1, 16, MODEL(buffer.accesses)),
                                 NUMBER("store", 0, 16, MODEL(buffer.store))}},
    [MODEL_QUEUE] = {.word = "queue",
                     .key = MODEL_KEY_NAME,
                     .issues = REORDER,
                     .fields = {NUMBER("entries", 1, TIMING_MAX_FLIGHTS - 1), NUMBER("launches", 1, 16), NUMBER("retires", 1, 16)}},
    [MODEL_CLASS_OF_REORDER] = {.word = "class",
                                .key = MODEL_KEY_CLASS,
                                .issues = REORDER,
                                .fields = {WORDS("queues"), NUMBER("slots", 1, 16)}},
    [MODEL_LATENCY] = {.word = "latency",
                       .key = MODEL_EVERY_ONE_NEW,
                       .issues = SCORED,
                       .fields = {WORDS(""), WORDS("to", .may_lack = true), NUMBER("cycles", 0, 100, .may_lack = true),
                                  NUMBER("add", -100, 100, .may_lack = true)}},
};
