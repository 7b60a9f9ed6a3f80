/* window.c - see window.h. */
#include "emu/panel/window.h"

#include <SDL.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "emu/panel/draw.h"

enum { FRAME_MS = 33, FULL_SPEED_MS = 50, HALTED_MS = 200, EXIT_MISTAKE = 2 };

static const char *const dialects[] = {"hpux", "sunos", "aix", "bsd43", "bsd211", "bsd44", "glibc"};
enum { DIALECTS = sizeof dialects / sizeof *dialects };

/* Instructions a second; 0 if as fast as the machine can. */
static const uint64_t speeds[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 0};
enum { SPEEDS = sizeof speeds / sizeof *speeds };

/* Rates of the clock. */
static const uint64_t rates[] = {1, 2, 5, 10, 20, 50, 60, 100, 128, 200, 500, 1000, 1024, 2000, 5000, 10000};
enum { RATES = sizeof rates / sizeof *rates };

struct panel {
    const struct panel_options *o;
    struct panel_process *const *machines;
    unsigned count;
    struct panel_trial trial;
    unsigned dialect, speed;
    int chosen;            /* the knob that the keys turn */
    enum travel_unit unit; /* the unit of BACK: that of the last step */
    bool running, quit, help;
    bool stale;                       /* a knob of the trial buffer has been turned since the last request */
    double due;                       /* instructions, at a speed that is not the fastest */
    uint64_t batch;                   /* two machines at full speed: ticks or entries in a request */
    uint64_t sent_ns;                 /* when the last request was sent */
    struct panel_state *now, *before; /* of each machine */
    bool drawn;
    struct panel_canvas canvas;
    uint64_t frames, draw_ns, slowest_ns, drawn_ns;
};

static uint64_t clock_ns(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

/* ---- requests --------------------------------------------------------------------------------- */

static bool is_idle(const struct panel *p)
{
    bool busy = false;
    for (unsigned n = 0; n < p->count; n++)
        busy |= panel_process_is_busy(p->machines[n]);
    return !busy;
}

static bool is_gone(const struct panel *p)
{
    bool gone = false;
    for (unsigned n = 0; n < p->count; n++)
        gone |= panel_process_is_gone(p->machines[n]);
    return gone;
}

static bool any_runs(const struct panel *p)
{
    bool runs = false;
    for (unsigned n = 0; n < p->count; n++)
        runs |= !panel_process_reply(p->machines[n])->over;
    return runs;
}

static void send_all(struct panel *p, struct panel_request *r)
{
    r->trial = p->trial;
    p->stale = false;
    p->sent_ns = clock_ns(CLOCK_MONOTONIC);
    for (unsigned n = 0; n < p->count; n++)
        panel_process_send(p->machines[n], r);
}

/* Waits up to ms (-1: without limit) until all have replied. Returns whether they have. */
static bool await(struct panel *p, int ms)
{
    for (unsigned n = 0; n < p->count; n++)
        panel_process_wait(p->machines[n], ms);
    p->running = p->running && any_runs(p);
    return is_idle(p);
}

/* ---- the trial buffer ------------------------------------------------------------------------- */

static void set_dialect(struct panel *p, unsigned n)
{
    p->dialect = n % DIALECTS;
    profil_dialect_parse(dialects[p->dialect], &p->trial.dialect, NULL, 0);
    snprintf(p->trial.dialect_name, sizeof p->trial.dialect_name, "%s", dialects[p->dialect]);
}

static unsigned dialect_number(const char *name)
{
    unsigned n = 0;
    while (n < DIALECTS && strcmp(dialects[n], name) != 0)
        n++;
    return n % DIALECTS;
}

static float log_position(uint64_t value, uint64_t first, uint64_t last)
{
    float position = 0, steps = 0;
    for (uint64_t v = first; v < last; v *= 2, steps++)
        position += v < value;
    return position / steps;
}

/* The next rate, for a new machine: one that runs keeps the rate that its program knows. */
static void set_rate(struct panel *p, int by)
{
    struct panel_request r = {.kind = PANEL_RENEW};
    uint64_t hz = panel_process_reply(p->machines[0])->state.head.hz;
    for (unsigned n = 0; n < RATES; n++) {
        if (by > 0 && rates[n] > hz && !r.hz)
            r.hz = rates[n];
        if (by < 0 && rates[n] < hz)
            r.hz = rates[n];
    }
    if (!r.hz)
        return;
    p->running = false;
    send_all(p, &r);
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
        p->due = 0;
        break;
    case PANEL_HZ: set_rate(p, by); return;
    default: break;
    }
    p->stale = true;
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
    snprintf(c->knob[PANEL_HZ].value, sizeof c->knob[0].value, "%u", p->now[0].head.hz);
    c->knob[PANEL_HZ].position = log_position(p->now[0].head.hz, 1, 65536);
    c->knob[p->chosen].chosen = true;
    c->button[PANEL_RUN].on = p->running;
    c->button[PANEL_HALT].on = !p->running;
    c->button[p->unit == TRAVEL_INSTRUCTION ? PANEL_STEP : p->unit == TRAVEL_BUNDLE ? PANEL_BUNDLE : PANEL_TICK].on = true;
}

/* ---- running ---------------------------------------------------------------------------------- */

static bool holds_at_function(const struct panel *p)
{
    return p->count > 1 && p->o->hold && strcmp(p->o->hold, "ticks") != 0;
}

static void step(struct panel *p, enum travel_unit unit)
{
    struct panel_request r = {.kind = PANEL_GO, .run = CONTROL_UNTIL_EVENT};
    p->running = false;
    p->unit = unit;
    if (unit == TRAVEL_TICK && holds_at_function(p))
        r.entries = 1;
    else if (unit == TRAVEL_TICK)
        r.ticks = 1;
    else {
        r.run.steps = 1;
        r.run.unit = unit == TRAVEL_BUNDLE ? CONTROL_BUNDLE : CONTROL_INSTRUCTION;
    }
    send_all(p, &r);
}

static void step_back(struct panel *p, enum travel_unit unit)
{
    struct panel_request r = {.kind = PANEL_GO_BACK, .unit = unit, .entries = unit == TRAVEL_TICK && holds_at_function(p)};
    p->running = false;
    p->unit = unit;
    send_all(p, &r);
}

/* Adapts the batch to what the last one took. */
static void run_batch(struct panel *p, struct panel_request *r)
{
    uint64_t took = (clock_ns(CLOCK_MONOTONIC) - p->sent_ns) / 1000000;
    p->batch = took < FULL_SPEED_MS / 2 ? 2 * p->batch : took > FULL_SPEED_MS && p->batch > 1 ? p->batch / 2 : p->batch;
    p->batch = p->batch < 1000 ? p->batch : 1000;
    if (holds_at_function(p))
        r->entries = p->batch;
    else
        r->ticks = p->batch;
    send_all(p, r);
}

/* Begins the machines' part of a frame. Two machines stay together: full speed is the same number of ticks for both. */
static void run_frame(struct panel *p)
{
    struct panel_request r = {.kind = PANEL_GO, .run = CONTROL_UNTIL_EVENT, .goes_on = true};
    if (speeds[p->speed]) {
        p->due += (double)speeds[p->speed] * FRAME_MS / 1000;
        r.run.steps = (uint64_t)p->due;
        p->due -= (double)r.run.steps;
        if (r.run.steps)
            send_all(p, &r);
    } else if (p->count > 1)
        run_batch(p, &r);
    else {
        r.deadline_ns = clock_ns(CLOCK_MONOTONIC) + FULL_SPEED_MS * 1000000ull;
        send_all(p, &r);
    }
}

/* ---- drawing ---------------------------------------------------------------------------------- */

static unsigned draw(struct panel *p)
{
    unsigned parts = 0;
    uint64_t start = clock_ns(CLOCK_THREAD_CPUTIME_ID);
    for (unsigned n = 0; n < p->count; n++) {
        struct panel_state *s = &p->now[n];
        *s = panel_process_reply(p->machines[n])->state;
        fill_controls(p, &s->controls);
        s->status.run = p->running;
        s->status.tick = s->status.ticks != (p->drawn ? p->before[n].status.ticks : 0);
        parts += panel_draw(&p->canvas, (int)n * PANEL_NARROW_WIDTH, s, p->drawn ? &p->before[n] : NULL);
        p->before[n] = *s;
    }
    if (p->help)
        panel_draw_help(&p->canvas);
    p->drawn = !p->help; /* what is below the list is drawn again */
    uint64_t took = clock_ns(CLOCK_THREAD_CPUTIME_ID) - start;
    p->frames++;
    p->draw_ns += took;
    p->slowest_ns = took > p->slowest_ns ? took : p->slowest_ns;
    p->drawn_ns = clock_ns(CLOCK_MONOTONIC);
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
    struct panel_request r = {.kind = PANEL_GO, .run = CONTROL_UNTIL_EVENT};
    r.run.cycle = p->o->at;
    send_all(p, &r);
    await(p, -1);
    draw(p);
    return !is_gone(p) && write_png(p, p->o->screenshot) ? 0 : EXIT_MISTAKE;
}

/* ---- events ----------------------------------------------------------------------------------- */

/* back: in the other direction. */
static void press(struct panel *p, int button, bool back)
{
    void (*const go)(struct panel * p, enum travel_unit unit) = back ? step_back : step;
    switch (button) {
    case PANEL_RUN: p->running = any_runs(p); break;
    case PANEL_HALT:
        p->running = false;
        p->stale = true;
        break;
    case PANEL_STEP: go(p, TRAVEL_INSTRUCTION); break;
    case PANEL_BUNDLE: go(p, TRAVEL_BUNDLE); break;
    case PANEL_TICK: go(p, TRAVEL_TICK); break;
    case PANEL_BACK: step_back(p, p->unit); break;
    default: break;
    }
}

static void key(struct panel *p, SDL_Keycode code, bool shift)
{
    switch (code) {
    case SDLK_r: press(p, PANEL_RUN, false); break;
    case SDLK_h: press(p, PANEL_HALT, false); break;
    case SDLK_SPACE: press(p, p->running ? PANEL_HALT : PANEL_RUN, false); break;
    case SDLK_s: press(p, PANEL_STEP, shift); break;
    case SDLK_b: press(p, PANEL_BUNDLE, shift); break;
    case SDLK_t: press(p, PANEL_TICK, shift); break;
    case SDLK_z: press(p, PANEL_BACK, true); break;
    case SDLK_TAB: p->chosen = (p->chosen + 1) % PANEL_KNOBS; break;
    case SDLK_UP:
    case SDLK_RIGHT: turn(p, p->chosen, 1); break;
    case SDLK_DOWN:
    case SDLK_LEFT: turn(p, p->chosen, -1); break;
    case SDLK_F12:
        if (!p->running)
            draw(p); /* the lamp TICK is lit for one frame, whether that has been shown or not */
        draw(p);
        write_png(p, p->o->window_shots);
        break;
    case SDLK_SLASH:
        if (!shift)
            break;
        /* fall through */
    case SDLK_QUESTION:
    case SDLK_F1: p->help = !p->help; break;
    case SDLK_ESCAPE:
        p->quit = !p->help;
        p->help = false;
        break;
    case SDLK_q: p->quit = true; break;
    default: break;
    }
}

/* Coordinates of events are those of the canvas: SDL_RenderSetLogicalSize(). */
static void event(struct panel *p, const SDL_Event *e)
{
    int knob, button, x, y;
    switch (e->type) {
    case SDL_QUIT: p->quit = true; break;
    case SDL_KEYDOWN: key(p, e->key.keysym.sym, e->key.keysym.mod & KMOD_SHIFT); break;
    case SDL_MOUSEBUTTONDOWN:
        panel_at(&p->canvas, e->button.x, e->button.y, &knob, &button);
        if (knob >= 0) {
            p->chosen = knob;
            turn(p, knob, e->button.button == SDL_BUTTON_RIGHT ? -1 : 1);
        }
        press(p, button, e->button.button == SDL_BUTTON_RIGHT);
        break;
    case SDL_MOUSEWHEEL:
        SDL_GetMouseState(&x, &y);
        panel_at(&p->canvas, e->wheel.mouseX, e->wheel.mouseY, &knob, &button);
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

/* Returns whether a pending event ends a run. */
static bool wants_halt(const struct panel *p)
{
    SDL_Event e[32];
    int knob, button, count;
    bool halt = false;
    SDL_PumpEvents();
    count = SDL_PeepEvents(e, sizeof e / sizeof *e, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT);
    for (int n = 0; n < count; n++) {
        SDL_Keycode code = e[n].type == SDL_KEYDOWN ? e[n].key.keysym.sym : 0;
        halt |= e[n].type == SDL_QUIT || code == SDLK_h || code == SDLK_SPACE || code == SDLK_q || code == SDLK_ESCAPE;
        if (e[n].type != SDL_MOUSEBUTTONDOWN)
            continue;
        panel_at(&p->canvas, e[n].button.x, e[n].button.y, &knob, &button);
        halt |= button == PANEL_HALT;
    }
    return halt;
}

static void interrupt_all(struct panel *p)
{
    for (unsigned n = 0; n < p->count; n++)
        panel_process_interrupt(p->machines[n]);
}

/* Shows the last replies, while the machines run on. */
static void show(struct panel *p, SDL_Renderer *renderer, SDL_Texture *texture)
{
    if (!draw(p))
        return;
    SDL_UpdateTexture(texture, NULL, p->canvas.pixels, p->canvas.width * (int)sizeof *p->canvas.pixels);
    SDL_RenderClear(renderer);
    SDL_RenderCopy(renderer, texture, NULL, NULL);
    SDL_RenderPresent(renderer);
}

/* Events are taken one by one while the machines are idle: each finds what the one before it has done. */
static void take_events(struct panel *p)
{
    SDL_Event e;
    while (!p->quit && is_idle(p) && SDL_PollEvent(&e)) {
        event(p, &e);
        if (p->stale && is_idle(p))
            send_all(p, &(struct panel_request){.kind = PANEL_SHOW});
    }
}

static void loop(struct panel *p, SDL_Renderer *renderer, SDL_Texture *texture)
{
    while (!p->quit && !is_gone(p) && (!p->o->frames || p->frames < p->o->frames)) {
        take_events(p);
        if (p->running && is_idle(p))
            run_frame(p);
        uint64_t now = clock_ns(CLOCK_MONOTONIC), since = (now - p->drawn_ns) / 1000000;
        if (since >= FRAME_MS || (!p->running && is_idle(p)))
            show(p, renderer, texture);
        if (!is_idle(p)) {
            await(p, FRAME_MS);
            if (!is_idle(p) && clock_ns(CLOCK_MONOTONIC) - p->sent_ns > HALTED_MS * 1000000ull && wants_halt(p))
                interrupt_all(p);
        } else
            SDL_WaitEventTimeout(NULL, FRAME_MS);
    }
}

static void no_window(void)
{
    fprintf(stderr,
            "precis-panel: cannot open a window: %s; run it on a desktop (DISPLAY or WAYLAND_DISPLAY names it), or use --screenshot=FILE\n",
            SDL_GetError());
}

/* A driver that SDL takes without a display shows nothing, unless the user has chosen it. */
static bool shows_nothing(void)
{
    const char *driver = SDL_GetCurrentVideoDriver(), *chosen = getenv("SDL_VIDEODRIVER");
    bool visible = driver && strcmp(driver, "offscreen") != 0 && strcmp(driver, "dummy") != 0 && strcmp(driver, "evdev") != 0;
    return !visible && !(chosen && *chosen);
}

/* Runs in a child process. Libraries print messages about displays that they do not find. */
static int try_window(void)
{
    int messages = dup(STDERR_FILENO), nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDERR_FILENO);
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    bool good = !SDL_Init(SDL_INIT_VIDEO);
    if (good && shows_nothing()) {
        SDL_SetError("there is no display");
        good = false;
    }
    dup2(messages, STDERR_FILENO);
    if (!good)
        no_window();
    return good ? 0 : EXIT_MISTAKE;
}

bool panel_window_is_possible(void)
{
    int status = 0;
    pid_t pid = fork(); /* SDL begins after the machines */
    if (pid == 0)
        _exit(try_window());
    while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
    return pid > 0 && WIFEXITED(status) && !WEXITSTATUS(status);
}

/* The window's size: that of the canvas, or as much of it as the desktop has room for. */
static void fit_desktop(const struct panel *p, int *width, int *height)
{
    SDL_Rect room;
    *width = p->canvas.width;
    *height = p->canvas.height;
    if (SDL_GetDisplayUsableBounds(0, &room) || room.w <= 0 || room.h <= 0)
        return;
    if (*width > room.w) {
        *height = *height * room.w / *width;
        *width = room.w;
    }
    if (*height > room.h) {
        *width = *width * room.h / *height;
        *height = room.h;
    }
}

static bool window(struct panel *p)
{
    int width, height;
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    SDL_Window *window = NULL;
    SDL_Renderer *renderer = NULL;
    SDL_Texture *texture = NULL;
    bool good = !SDL_Init(SDL_INIT_VIDEO);
    fit_desktop(p, &width, &height);
    good = good &&
           (window = SDL_CreateWindow("precis", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, width, height, SDL_WINDOW_RESIZABLE));
    good = good && ((renderer = SDL_CreateRenderer(window, -1, 0)) || (renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE)));
    good = good && !SDL_RenderSetLogicalSize(renderer, p->canvas.width, p->canvas.height);
    good = good && (texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, p->canvas.width,
                                                p->canvas.height));
    if (good)
        loop(p, renderer, texture);
    else
        no_window();
    SDL_DestroyTexture(texture);
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    SDL_Quit();
    return good;
}

static void benchmark(const struct panel *p)
{
    printf("{\"frames\": %" PRIu64 ", \"mean_ms\": %.3f, \"slowest_ms\": %.3f, \"cycles\": %" PRIu64 ", \"machine_ms\": %.0f}\n", p->frames,
           (double)p->draw_ns / (double)p->frames / 1e6, (double)p->slowest_ns / 1e6, p->now[0].status.cycles,
           (double)panel_process_reply(p->machines[0])->cpu_ns / 1e6);
}

/* Has the machines fill their states. */
static void fill(struct panel *p)
{
    send_all(p, &(struct panel_request){.kind = PANEL_SHOW});
    await(p, -1);
}

int panel_show(const struct panel_options *o, struct panel_process *const *machines, unsigned count)
{
    struct panel p = {.o = o, .machines = machines, .count = count, .speed = SPEEDS - 1, .batch = 1};
    int status = EXIT_MISTAKE;
    p.canvas = (struct panel_canvas){.width = count > 1 ? (int)count * PANEL_NARROW_WIDTH : PANEL_WIDTH,
                                     .height = count > 1 ? PANEL_NARROW_HEIGHT : PANEL_HEIGHT};
    p.canvas.pixels = calloc((size_t)p.canvas.width * (size_t)p.canvas.height, sizeof *p.canvas.pixels);
    p.now = calloc(count, sizeof *p.now);
    p.before = calloc(count, sizeof *p.before);
    if (!p.canvas.pixels || !p.now || !p.before)
        fprintf(stderr, "precis-panel: out of memory\n");
    else if (await(&p, -1) && !is_gone(&p)) {
        p.trial.scale = o->scale;
        p.trial.element = (uint8_t)o->element;
        set_dialect(&p, 0);
        fill(&p);
        set_dialect(&p, dialect_number(o->dialect ? o->dialect : panel_process_reply(machines[0])->state.head.dialect));
        fill(&p);
        p.running = o->benchmark;
        status = o->screenshot ? screenshot(&p) : window(&p) ? 0 : EXIT_MISTAKE;
    }
    if (o->benchmark && p.frames)
        benchmark(&p);
    free(p.canvas.pixels);
    free(p.now);
    free(p.before);
    return status;
}
