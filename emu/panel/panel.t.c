/*
 * panel.t.c - what the panel shows is what the machine has: at many random cycles, text is read back from the pixels.
 *
 *     panel_test PROGRAM...        programs that need no arguments; those that are not there are skipped
 */
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/cpu/isa.h"
#include "emu/kernel/kernel.h"
#include "emu/load/elf.h"
#include "emu/machines.h"
#include "emu/panel/draw.h"
#include "emu/panel/machine.h"

enum { STOPS = 1000 };

#define EXPECT(condition, ...)                                              \
    do {                                                                    \
        if (!(condition)) {                                                 \
            fprintf(stderr, "%s:%d: %s: ", __FILE__, __LINE__, #condition); \
            fprintf(stderr, __VA_ARGS__);                                   \
            fputc('\n', stderr);                                            \
            exit(1);                                                        \
        }                                                                   \
    } while (0)

static struct panel_canvas canvas_new(int width)
{
    struct panel_canvas c = {.width = width, .height = PANEL_HEIGHT};
    c.pixels = calloc((size_t)width * PANEL_HEIGHT, sizeof *c.pixels);
    EXPECT(c.pixels, "out of memory");
    return c;
}

/* ---- letters ---------------------------------------------------------------------------------- */

static void letters(void)
{
    struct panel_canvas c = canvas_new(1280);
    char all['~' - ' ' + 2] = "", text[sizeof all];
    for (char letter = ' '; letter <= '~'; letter++)
        all[letter - ' '] = letter;
    for (int size = PANEL_SMALL; size <= PANEL_NORMAL; size++) {
        panel_fill(&c, 0, 0, 1280, 100, 0xff000000);
        panel_text(&c, 4, 4, size, 0xffffffff, all);
        panel_read(&c, 4, 4, size, 0xffffffff, text, sizeof text);
        EXPECT(!strcmp(text, all), "letters look alike: %s", text);
    }
    free(c.pixels);
}

/* Drawing what has changed gives the picture that drawing everything gives. */
static void changes(const struct panel_state *before, const struct panel_state *now)
{
    struct panel_canvas whole = canvas_new(PANEL_WIDTH), part = canvas_new(PANEL_WIDTH);
    panel_draw(&part, 0, before, NULL);
    panel_draw(&part, 0, now, before);
    panel_draw(&whole, 0, now, NULL);
    EXPECT(!memcmp(whole.pixels, part.pixels, (size_t)PANEL_WIDTH * PANEL_HEIGHT * sizeof *whole.pixels), "parts differ from the whole");
    EXPECT(panel_draw(&part, 0, now, now) == 0, "something is drawn that has not changed");
    free(whole.pixels);
    free(part.pixels);
}

/* ---- a machine -------------------------------------------------------------------------------- */

static uint64_t value_of(const struct cpu *cpu, const char *label)
{
    static const struct {
        const char *label, *name;
    } names[] = {{"PSW", "psw"}, {"GR2 RP", "r2"}, {"GR30 SP", "r30"}, {"GR28 RET", "r28"}, {"GR26 ARG", "r26"}, {"CFM", "cfm"},
                 {"PR", "pr"},   {"r1 GP", "r1"},  {"r8 RET", "r8"},   {"r12 SP", "r12"},   {"BSP", "ar.bsp"}};
    for (size_t n = 0; n < sizeof names / sizeof *names; n++)
        if (!strcmp(names[n].label, label))
            return cpu_reg_get(cpu, cpu_reg_find(cpu_isa(cpu), names[n].name));
    return cpu_pc(cpu);
}

static void compare(struct panel_machine *m, const struct panel_canvas *c, const struct panel_state *s)
{
    struct control *control = panel_machine_control(m);
    const struct cpu *cpu = control_cpu(control, control_current(control));
    if (!cpu)
        return;
    for (unsigned row = 0; row < PANEL_ROWS && s->registers.row[row].bits; row++) {
        const struct panel_row *r = &s->registers.row[row];
        char text[32], expected[32];
        int x, y;
        if (!strcmp(r->name, "INSN"))
            continue;
        panel_row_place(row, &x, &y);
        panel_read(c, x, y, PANEL_NORMAL, panel_value_colour(), text, sizeof text);
        uint64_t value = value_of(cpu, r->name) & (r->bits < 64 ? ((uint64_t)1 << r->bits) - 1 : UINT64_MAX);
        snprintf(expected, sizeof expected, "%0*" PRIx64, (r->bits + 3) / 4, value);
        EXPECT(!strncmp(text, expected, strlen(expected)), "%s: the panel shows %s, the machine has %s", r->name, text, expected);
    }
    EXPECT(s->status.cycles == control_cycle(control), "cycles");
    EXPECT(s->status.ticks == control_ticks(control), "ticks");
}

static const struct isa *machine_of(const char *path)
{
    struct elf_image image;
    FILE *f = fopen(path, "rb");
    EXPECT(f && !elf_read(fileno(f), path, &image, NULL), "%s cannot be read", path);
    const struct isa *isa = machine_by_elf(&(struct elf_kind){image.machine, image.bits, image.big_endian});
    elf_image_free(&image);
    fclose(f);
    return isa;
}

static uint64_t sum(const struct panel_histogram *h)
{
    uint64_t all = 0;
    for (unsigned n = 0; n < h->bars; n++)
        all += h->count[n];
    return all;
}

static void stops(const char *path)
{
    struct kernel_options o = KERNEL_OPTIONS_DEFAULT;
    const struct isa *isa = machine_of(path);
    char *why = NULL, *argv[] = {(char *)path, NULL}, *envp[] = {NULL};
    int null = open("/dev/null", 1);
    dup2(null, 1);
    o.engine = CPU_ENGINE_INTERP;
    o.mhz = 1; /* many ticks in few cycles */
    o.timing = cpu_timing_new(isa, isa->timing.model(1)->name);
    struct panel_machine *m = panel_machine_new(&o, path, "none");
    struct kernel *k = m ? kernel_new(&o, &why) : NULL;
    EXPECT(k && !kernel_start(k, path, argv, envp, &why), "%s: %s", path, why ? why : "cannot start");
    panel_machine_attach(m, k);
    struct panel_trial trial = {.scale = 0x8000, .element = 2, .dialect_name = "hpux"};
    profil_dialect_parse("hpux", &trial.dialect, NULL, 0);
    struct panel_canvas c = canvas_new(PANEL_WIDTH);
    static struct panel_state now, before;
    uint64_t random = 1, reached = 0;
    struct control_request r = CONTROL_UNTIL_EVENT;
    int status;
    for (unsigned n = 0; n < STOPS && !panel_machine_is_over(m, &status); n++) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        r.cycle = control_cycle(panel_machine_control(m)) + (random >> 33) % (n % 2 ? 300 : 120000) + 1;
        panel_machine_run(m, &r);
        panel_machine_state(m, &trial, n % 2, &now);
        panel_draw(&c, 0, &now, n ? &before : NULL);
        compare(m, &c, &now);
        if (n % 100 == 99)
            changes(&before, &now);
        before = now;
        reached += n > STOPS / 2 && now.own.present && sum(&now.own) > 0 && sum(&now.trial) > 0;
    }
    EXPECT(reached > 100, "%s: the buffers stay empty", path);
    kernel_free(k);
    panel_machine_free(m);
    cpu_timing_unref(o.timing);
    free(c.pixels);
}

int main(int argc, char **argv)
{
    int ran = 0;
    letters();
    for (int n = 1; n < argc; n++)
        if (access(argv[n], R_OK) == 0)
            stops(argv[n]), ran++;
    return ran ? 0 : 77;
}
