/* window.c - see window.h. */
#include "emu/panel/window.h"

#include <SDL.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "emu/kernel/kernel.h"
#include "emu/panel/draw.h"

enum { FRAME_MS = 33, FULL_SPEED_MS = 50, POLL_CYCLES = 1000000, EXIT_MISTAKE = 2 };

static const char *const dialects[] = {"hpux", "sunos", "aix", "bsd43", "bsd211", "bsd44", "glibc"};
enum { DIALECTS = sizeof dialects / sizeof *dialects };

/* Instructions a second; 0: as fast as the machine can. */
static const uint64_t speeds[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 0};
enum { SPEEDS = sizeof speeds / sizeof *speeds };

struct panel {
    const struct panel_options *o;
    struct panel_machine *const *machines;
    struct kernel_options *const *options;
    unsigned count;
    struct panel_trial trial;
    unsigned dialect, speed;
    int chosen; /* the knob that the keys turn */
    bool running, quit;
    double owed;                      /* instructions, at a speed that is not the fastest */
    struct panel_state *now, *before; /* of each machine */
    bool drawn;
    struct panel_canvas canvas;
    uint64_t frames, draw_ns, slowest_ns;
    uint64_t deadline_ns; /* of the machine's part of a frame */
};

static uint64_t clock_ns(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

/* ---- the trial buffer ------------------------------------------------------------------------- */

static void set_dialect(struct panel *p, unsigned n)
{
    p->dialect = n % DIALECTS;
    profil_dialect_parse(dialects[p->dialect], &p->trial.dialect, NULL, 0);
    snprintf(p->trial.dialect_name, sizeof p->trial.dialect_name, "%s", dialects[p->dialect]);
}

static float log_position(uint64_t value, uint64_t first, uint64_t last)
{
    float position = 0, steps = 0;
    for (uint64_t v = first; v < last; v *= 2, steps++)
        position += v < value;
    return position / steps;
}

static void turn(struct panel *p, int knob, int by)
{
    switch (knob) {
    case PANEL_SCALE:
        if (by > 0 && p->trial.scale < 0x20000)
            p->trial.scale *= 2;
        if (by < 0 && p->trial.scale > 2)
            p->trial.scale /= 2;
        break;
    case PANEL_ELEMENT:
        if (by > 0 && p->trial.element < 8)
            p->trial.element *= 2;
        if (by < 0 && p->trial.element > 2)
            p->trial.element /= 2;
        break;
    case PANEL_DIALECT: set_dialect(p, p->dialect + (by > 0 ? 1 : DIALECTS - 1)); break;
    case PANEL_SPEED:
        p->speed += by > 0 ? p->speed + 1 < SPEEDS : p->speed ? -1u : 0;
        p->owed = 0;
        break;
    default: break; /* the clock's rate is the machine's: --hz */
    }
}

static void fill_controls(const struct panel *p, struct panel_controls *c)
{
    memset(c, 0, sizeof *c);
    snprintf(c->knob[PANEL_SCALE].value, sizeof c->knob[0].value, "0x%x", p->trial.scale);
    c->knob[PANEL_SCALE].position = log_position(p->trial.scale, 2, 0x20000);
    snprintf(c->knob[PANEL_ELEMENT].value, sizeof c->knob[0].value, "%u byte", p->trial.element);
    c->knob[PANEL_ELEMENT].position = log_position(p->trial.element, 2, 8);
    snprintf(c->knob[PANEL_DIALECT].value, sizeof c->knob[0].value, "%s", dialects[p->dialect]);
    c->knob[PANEL_DIALECT].position = (float)p->dialect / (DIALECTS - 1);
    if (speeds[p->speed])
        snprintf(c->knob[PANEL_SPEED].value, sizeof c->knob[0].value, "%" PRIu64 "/s", speeds[p->speed]);
    else
        snprintf(c->knob[PANEL_SPEED].value, sizeof c->knob[0].value, "full");
    c->knob[PANEL_SPEED].position = (float)p->speed / (SPEEDS - 1);
    snprintf(c->knob[PANEL_HZ].value, sizeof c->knob[0].value, "%u", (unsigned)p->options[0]->hz);
    c->knob[PANEL_HZ].position = log_position(p->options[0]->hz, 1, 65536);
    c->knob[p->chosen].chosen = true;
    c->button[PANEL_RUN].on = p->running;
    c->button[PANEL_HALT].on = !p->running;
    c->button[PANEL_BACK].disabled = true;
}

/* ---- running ---------------------------------------------------------------------------------- */

static bool past_deadline(void *ctx)
{
    const struct panel *p = ctx;
    return clock_ns(CLOCK_MONOTONIC) >= p->deadline_ns;
}

static bool any_runs(const struct panel *p)
{
    int status;
    for (unsigned n = 0; n < p->count; n++)
        if (!panel_machine_is_over(p->machines[n], &status))
            return true;
    return false;
}

static void each(struct panel *p, const struct control_request *r)
{
    for (unsigned n = 0; n < p->count; n++)
        panel_machine_run(p->machines[n], r);
}

static void step(struct panel *p, enum control_unit unit)
{
    struct control_request r = CONTROL_UNTIL_EVENT;
    r.steps = 1;
    r.unit = unit;
    p->running = false;
    each(p, &r);
}

/* Runs all to the next tick of each; held at a function, to its next entry. */
static void to_next_tick(struct panel *p)
{
    bool at_function = p->count > 1 && p->o->hold && strcmp(p->o->hold, "ticks") != 0;
    for (unsigned n = 0; n < p->count; n++) {
        struct control_request r = CONTROL_UNTIL_EVENT;
        r.ticks = control_ticks(panel_machine_control(p->machines[n])) + 1;
        if (at_function)
            panel_machine_enter(p->machines[n], p->o->hold);
        else
            panel_machine_run(p->machines[n], &r);
    }
}

/* The machines' part of a frame. Two machines stay together: full speed is so many ticks of both. */
static void run_frame(struct panel *p)
{
    struct control_request r = CONTROL_UNTIL_EVENT;
    p->deadline_ns = clock_ns(CLOCK_MONOTONIC) + FULL_SPEED_MS * 1000000ull;
    if (speeds[p->speed]) {
        p->owed += (double)speeds[p->speed] * FRAME_MS / 1000;
        r.steps = (uint64_t)p->owed;
        p->owed -= (double)r.steps;
        if (r.steps)
            each(p, &r);
    } else if (p->count > 1) {
        do
            to_next_tick(p);
        while (!past_deadline(p) && any_runs(p));
    } else {
        control_poll(panel_machine_control(p->machines[0]), past_deadline, p, POLL_CYCLES);
        each(p, &r);
        control_poll(panel_machine_control(p->machines[0]), NULL, NULL, 0);
    }
    p->running = p->running && any_runs(p);
}

/* ---- drawing ---------------------------------------------------------------------------------- */

static unsigned draw(struct panel *p)
{
    unsigned parts = 0;
    uint64_t start = clock_ns(CLOCK_THREAD_CPUTIME_ID);
    for (unsigned n = 0; n < p->count; n++) {
        fill_controls(p, &p->now[n].controls);
        panel_machine_state(p->machines[n], &p->trial, p->running, &p->now[n]);
        parts += panel_draw(&p->canvas, (int)n * PANEL_WIDTH, &p->now[n], p->drawn ? &p->before[n] : NULL);
        p->before[n] = p->now[n];
    }
    p->drawn = true;
    uint64_t took = clock_ns(CLOCK_THREAD_CPUTIME_ID) - start;
    p->frames++;
    p->draw_ns += took;
    p->slowest_ns = took > p->slowest_ns ? took : p->slowest_ns;
    return parts;
}

static bool write_png(const struct panel *p, const char *path)
{
    if (panel_png(&p->canvas, path))
        return true;
    fprintf(stderr, "precis-panel: %s: %s\n", path, strerror(errno));
    return false;
}

static int screenshot(struct panel *p)
{
    struct control_request r = CONTROL_UNTIL_EVENT;
    int status;
    r.cycle = p->o->at;
    for (unsigned n = 0; n < p->count; n++)
        while (!panel_machine_is_over(p->machines[n], &status) && control_cycle(panel_machine_control(p->machines[n])) < p->o->at)
            panel_machine_run(p->machines[n], &r);
    draw(p);
    return write_png(p, p->o->screenshot) ? 0 : EXIT_MISTAKE;
}

/* ---- events ----------------------------------------------------------------------------------- */

static void press(struct panel *p, int button)
{
    switch (button) {
    case PANEL_RUN: p->running = any_runs(p); break;
    case PANEL_HALT: p->running = false; break;
    case PANEL_STEP: step(p, CONTROL_INSTRUCTION); break;
    case PANEL_BUNDLE: step(p, CONTROL_BUNDLE); break;
    case PANEL_TICK:
        p->running = false;
        to_next_tick(p);
        break;
    default: break;
    }
}

static void key(struct panel *p, SDL_Keycode code)
{
    switch (code) {
    case SDLK_r: press(p, PANEL_RUN); break;
    case SDLK_h: press(p, PANEL_HALT); break;
    case SDLK_SPACE: press(p, p->running ? PANEL_HALT : PANEL_RUN); break;
    case SDLK_s: press(p, PANEL_STEP); break;
    case SDLK_b: press(p, PANEL_BUNDLE); break;
    case SDLK_t: press(p, PANEL_TICK); break;
    case SDLK_TAB: p->chosen = (p->chosen + 1) % PANEL_KNOBS; break;
    case SDLK_UP:
    case SDLK_RIGHT: turn(p, p->chosen, 1); break;
    case SDLK_DOWN:
    case SDLK_LEFT: turn(p, p->chosen, -1); break;
    case SDLK_F12: write_png(p, p->o->window_shots); break;
    case SDLK_q:
    case SDLK_ESCAPE: p->quit = true; break;
    default: break;
    }
}

/* Coordinates of events are those of the canvas: SDL_RenderSetLogicalSize(). */
static void event(struct panel *p, const SDL_Event *e)
{
    int knob, button, x, y;
    switch (e->type) {
    case SDL_QUIT: p->quit = true; break;
    case SDL_KEYDOWN: key(p, e->key.keysym.sym); break;
    case SDL_MOUSEBUTTONDOWN:
        panel_at(e->button.x % PANEL_WIDTH, e->button.y, &knob, &button);
        if (knob >= 0) {
            p->chosen = knob;
            turn(p, knob, e->button.button == SDL_BUTTON_RIGHT ? -1 : 1);
        }
        press(p, button);
        break;
    case SDL_MOUSEWHEEL:
        SDL_GetMouseState(&x, &y);
        panel_at(e->wheel.mouseX % PANEL_WIDTH, e->wheel.mouseY, &knob, &button);
        if (knob >= 0)
            turn(p, p->chosen = knob, e->wheel.y);
        break;
    case SDL_WINDOWEVENT:
        if (e->window.event == SDL_WINDOWEVENT_EXPOSED)
            p->drawn = false;
        break;
    default: break;
    }
}

static void loop(struct panel *p, SDL_Renderer *renderer, SDL_Texture *texture)
{
    SDL_Event e;
    while (!p->quit && (!p->o->frames || p->frames < p->o->frames)) {
        uint64_t begin = clock_ns(CLOCK_MONOTONIC);
        while (SDL_PollEvent(&e))
            event(p, &e);
        if (p->running)
            run_frame(p);
        if (draw(p)) {
            SDL_UpdateTexture(texture, NULL, p->canvas.pixels, p->canvas.width * (int)sizeof *p->canvas.pixels);
            SDL_RenderClear(renderer);
            SDL_RenderCopy(renderer, texture, NULL, NULL);
            SDL_RenderPresent(renderer);
        }
        uint64_t used = (clock_ns(CLOCK_MONOTONIC) - begin) / 1000000;
        if (used < FRAME_MS && (!p->running || speeds[p->speed]))
            SDL_WaitEventTimeout(NULL, (int)(FRAME_MS - used));
    }
}

static bool window(struct panel *p)
{
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    SDL_Window *window = NULL;
    SDL_Renderer *renderer = NULL;
    SDL_Texture *texture = NULL;
    bool good = !SDL_Init(SDL_INIT_VIDEO);
    good = good && (window = SDL_CreateWindow("precis", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, p->canvas.width, p->canvas.height,
                                              SDL_WINDOW_RESIZABLE));
    good = good && ((renderer = SDL_CreateRenderer(window, -1, 0)) || (renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE)));
    good = good && !SDL_RenderSetLogicalSize(renderer, p->canvas.width, p->canvas.height);
    good = good && (texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, p->canvas.width,
                                                p->canvas.height));
    if (good)
        loop(p, renderer, texture);
    else
        fprintf(stderr, "precis-panel: no window: %s; --screenshot=FILE needs none\n", SDL_GetError());
    SDL_DestroyTexture(texture);
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    SDL_Quit();
    return good;
}

int panel_show(const struct panel_options *o, struct panel_machine *const *machines, unsigned count, struct kernel_options *const *options)
{
    struct panel p = {.o = o, .machines = machines, .options = options, .count = count, .speed = SPEEDS - 1};
    int status = EXIT_MISTAKE, ended;
    p.canvas = (struct panel_canvas){.width = PANEL_WIDTH * (int)count, .height = PANEL_HEIGHT};
    p.canvas.pixels = calloc((size_t)p.canvas.width * PANEL_HEIGHT, sizeof *p.canvas.pixels);
    p.now = calloc(count, sizeof *p.now);
    p.before = calloc(count, sizeof *p.before);
    if (!p.canvas.pixels || !p.now || !p.before)
        fprintf(stderr, "precis-panel: out of memory\n");
    else {
        p.trial.scale = o->scale;
        p.trial.element = (uint8_t)o->element;
        for (unsigned n = 0; n < DIALECTS; n++)
            if (o->dialect && !strcmp(dialects[n], o->dialect))
                p.dialect = n;
        set_dialect(&p, p.dialect);
        p.running = o->benchmark;
        if (o->screenshot)
            status = screenshot(&p);
        else if (window(&p))
            status = panel_machine_is_over(machines[0], &ended) ? ended : 0;
    }
    if (o->benchmark && p.frames)
        printf("{\"frames\": %" PRIu64 ", \"mean_ms\": %.3f, \"slowest_ms\": %.3f, \"cycles\": %" PRIu64 "}\n", p.frames,
               (double)p.draw_ns / (double)p.frames / 1e6, (double)p.slowest_ns / 1e6, control_cycle(panel_machine_control(machines[0])));
    free(p.canvas.pixels);
    free(p.now);
    free(p.before);
    return status;
}
