/*
 * state.h - what the panel shows of a machine, as a value: plain numbers and text, no pointers. Unused bytes are 0, so that parts are
 * compared as bytes.
 */
#ifndef PRECIS_EMU_PANEL_STATE_H
#define PRECIS_EMU_PANEL_STATE_H

#include <stdbool.h>
#include <stdint.h>

enum {
    PANEL_ROWS = 7,
    PANEL_LINES = 5,
    PANEL_COLUMNS = 400, /* bars of a histogram */
    PANEL_CAUSES = 11,
    PANEL_STEPS = 6, /* lines of the way from a pc to its counter */
    PANEL_RANKED = 5,
};

/* The head line. */
struct panel_head {
    char machine[32], model[24], program[48], dialect[24];
    uint32_t mhz, hz;
    int32_t pid;
};

/* A register as lamps. */
struct panel_row {
    char name[16];
    uint64_t value;
    uint8_t bits;    /* 0: the row is empty */
    char fields[47]; /* a letter for each bit; "" if they have no names */
};

struct panel_registers {
    struct panel_row row[PANEL_ROWS];
};

/* Status lamps. */
struct panel_status {
    bool run, tick, call, fault, profil_off, overflow; /* overflow: the last tick counted in the overflow bin */
    uint64_t ticks, cycles, instructions;
    uint32_t mhz;
    char note[64]; /* why it stopped */
};

/* Code around the pc. */
struct panel_code {
    struct panel_code_line {
        uint64_t pc;
        char text[64], function[32];
        bool current, nullified;
    } line[PANEL_LINES];
};

/* The instruction word with its fields; or the bundle. */
struct panel_word {
    char bits[64], fields[64]; /* as in the instruction table; "" in bundles */
    char template_name[8];     /* "MIB"; "" if not a bundle */
    struct panel_slot {
        char text[56];
        bool stop, current; /* a stop bit follows it */
    } slot[3];
};

/* The register stack, of machines that have one. */
struct panel_frame {
    bool present;
    uint32_t locals, size, rotating, rotation; /* sol, sof, sor * 8, rrb.gr */
    uint32_t below;                            /* registers of callers that are still in the register file */
    uint64_t bsp;
};

struct panel_causes {
    uint32_t count;
    struct {
        char name[16];
        uint64_t cycles;
    } cause[PANEL_CAUSES];
};

/* A histogram: bar n has the largest count of the elements that it stands for. */
struct panel_histogram {
    bool present;
    uint64_t low, high;             /* the addresses that it covers: low <= pc < high */
    uint64_t first, elements, most; /* the elements shown: from `first` on */
    uint32_t scale, bars;           /* bars in use */
    uint8_t element;
    char title[80];
    int32_t pc_bar; /* of the last tick, or -1 */
    uint64_t count[PANEL_COLUMNS];
};

/* The functions with the most ticks, of a program without a profil() buffer. */
struct panel_ranking {
    uint64_t ticks; /* of all functions */
    uint32_t count;
    struct {
        char name[48];
        uint64_t ticks;
    } function[PANEL_RANKED];
};

/* The way of the last tick's pc to its counter: profil_explain()'s lines. Before the first tick: what there is to do; after the end: a
 * summary. */
struct panel_way {
    char line[PANEL_STEPS][104];
};

enum panel_knob_name { PANEL_SCALE, PANEL_ELEMENT, PANEL_DIALECT, PANEL_SPEED, PANEL_HZ, PANEL_KNOBS };
enum panel_switch_name { PANEL_RUN, PANEL_HALT, PANEL_STEP, PANEL_BUNDLE, PANEL_TICK, PANEL_BACK, PANEL_SWITCHES };

struct panel_controls {
    struct {
        char value[24];
        float position; /* 0 to 1 */
        bool chosen;    /* the keys turn it */
    } knob[PANEL_KNOBS];
    struct {
        bool on, disabled;
    } button[PANEL_SWITCHES];
};

struct panel_state {
    struct panel_head head;
    struct panel_registers registers;
    struct panel_status status;
    struct panel_code code;
    struct panel_word word;
    struct panel_frame frame;
    struct panel_causes causes;
    struct panel_histogram own, trial; /* the program's buffer; what the knobs would give */
    struct panel_ranking ranking;
    struct panel_way way;
    struct panel_controls controls;
};

#endif
