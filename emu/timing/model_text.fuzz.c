/* model_text.fuzz.c - fuzzer: arbitrary bytes as the text of a model. What is accepted can be printed, and read back as the same model. */
#include <stdlib.h>
#include <string.h>

#include "emu/timing/model_text.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *const classes[] = {"ALU", "LOAD", "FLOP"};
static const char *const templates[] = {"MII", NULL, "MMB"};

#define CACHES                                                                                                         \
    "name base\ntitle Base\nicache size 4K ways 2 line 32\ndcache size 4K ways 1 line 32\nl2 none\nl3 none\nl4 none\n" \
    "memory cycles 9 ns 0\nclock mhz 0\nitlb none\ndtlb entries 8\ntlb cycles 3\ndtlb1 none\n"                         \
    "policy blocking-miss yes fp-skips-first no write-around no\nbranch mispredict 1 indirect 1\n"

static const struct {
    struct timing_model common;
    struct timing_machine machine;
    const char *text;
} machines[] = {
    {{.issue = TIMING_ISSUE_PAIRS},
     {.name = "Pairs", .classes = classes, .nclasses = 3, .page_bytes = 4096},
     CACHES "predictor direction hint\nports a b\ngroup G LOAD FLOP\nmemory-users LOAD\nclass ALU ports a b pairs G lock 0 busy 0\n"
            "class LOAD ports a pairs none lock 0 busy 1\nclass FLOP ports b pairs ALL lock 3 busy 0\n"
            "latency ALL to ALL cycles 1\nlatency G data to LOAD addr add 1\n"},
    {{.issue = TIMING_ISSUE_BUNDLES},
     {.name = "Bundles", .classes = classes, .nclasses = 3, .templates = templates, .ntemplates = 3, .page_bytes = 16384},
     CACHES "predictor direction dynamic history 4 returns 8 targets 64\nports M0 M1 I\nmovable M0 M1\n"
            "slot M rule any first M0 M1 second M0 M1\nslot I rule next first I second I\nslot NO rule empty\n"
            "template MII slots M I NO ends never followers ALL -MMB\ntemplate MMB slots M M I ends always followers none\n"
            "class ALU ports I lock 0\nclass LOAD ports M0 lock 0 flags ends-group\nclass FLOP ports M1 I lock 2 flags easy\n"
            "latency ALL to ALL cycles 1\n"},
    {{.issue = TIMING_ISSUE_WIDE},
     {.name = "Wide", .classes = classes, .nclasses = 3, .page_bytes = 8192},
     CACHES "predictor direction dynamic history 2 returns 4 targets 16\nports e0 e1 m f\nmovable e0 e1\nplaces first ALL second ALL third "
            "ALL fourth f\nfetch line 32\n"
            "class ALU ports e0 e1 lock 0\nclass LOAD ports m lock 0 flags first ends-group\nclass FLOP ports f lock 2 blocks e0\n"
            "latency ALL to ALL cycles 1\nlatency FLOP to LOAD data cycles 0\n"},
    {{.issue = TIMING_ISSUE_REORDER},
     {.name = "Reorder", .classes = classes, .nclasses = 3, .page_bytes = 4096},
     CACHES "predictor direction dynamic history 0 returns 4 targets 16\nbuffer inserts 4 taken 0 stores 1 accesses 2 store 1\n"
            "queue A entries 28 launches 2 retires 2\nqueue M entries 28 launches 2 retires 2\nstore-buffer entries 8 hit 1 miss 1\n"
            "class ALU queues A slots 1\nclass LOAD queues M slots 1\nclass FLOP queues A M slots 2\nlatency ALL to ALL cycles 1\n"},
};

static void need(bool is)
{
    if (!is)
        abort();
}

static char *print(const struct timing_text *t, size_t *size)
{
    char *text = NULL;
    FILE *out = open_memstream(&text, size);
    need(out);
    timing_text_print(t, "base", out);
    fclose(out);
    return text;
}

/* Prints the text and reads it back. */
static void print_and_read(const struct timing_machine *m, const struct timing_text *base, const struct timing_text *t)
{
    char why[TIMING_TEXT_WHY], *text, *again, *differences = NULL;
    size_t size, again_size;
    FILE *out = open_memstream(&differences, &size);
    need(out);
    timing_text_differences(t, out);
    fclose(out);
    free(differences);
    text = print(t, &size);
    struct timing_text *copy = timing_text_read(m, base, "copy.cpu", text, size, why);
    need(copy && timing_text_hash(copy) == timing_text_hash(t));
    again = print(copy, &again_size);
    need(size == again_size && !memcmp(text, again, size));
    struct timing_model *prepared = timing_prepare(timing_text_model(copy));
    need(prepared);
    timing_free(prepared);
    timing_text_free(copy);
    free(text);
    free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char why[TIMING_TEXT_WHY], name[TIMING_TEXT_NAME];
    if (!size)
        return 0;
    unsigned which = data[0] % (sizeof machines / sizeof *machines);
    struct timing_machine m = machines[which].machine;
    m.common = &machines[which].common;
    struct timing_text *base = timing_text_read(&m, NULL, "base.cpu", machines[which].text, strlen(machines[which].text), why);
    need(base);
    const char *text = (const char *)data + 1;
    if (timing_text_base("fuzz.cpu", text, size - 1, name, why)) {
        struct timing_text *t = timing_text_read(&m, base, "fuzz.cpu", text, size - 1, why);
        need(t || !strncmp(why, "fuzz.cpu:", 9));
        if (t)
            print_and_read(&m, base, t);
        timing_text_free(t);
    }
    timing_text_free(base);
    return 0;
}
