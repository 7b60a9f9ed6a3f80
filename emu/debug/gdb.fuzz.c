/* gdb.fuzz.c - fuzzer: arbitrary bytes as what GDB sends to the stub of a machine that runs a short program; or, if the first byte is odd,
 * arbitrary lines as the data of packets. */
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emu/debug/gdb.h"
#include "emu/debug/gdb_packet.h"
#include "emu/kernel/kernel.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int __real_os_poll(struct pollfd *fds, nfds_t n, int ms);
int __wrap_os_poll(struct pollfd *fds, nfds_t n, int ms);

enum { BASE = 0x10000, HEADERS = 84 };

/* An ELF file: its header, one segment with all of it, and code that calls getpid() 100 times and exits. */
static const uint32_t program[] = {
    0x7f454c46, 0x01020103, 0,     0,          0x0002000f, 1,    BASE + HEADERS,
    52,         0,          0x210, 0x00340020, 0x00010000, 0, /* ELF header */
    1,          0,          BASE,  BASE,       4096,       4096, 7,
    4096,       /* PT_LOAD */
    0x340300c8, /* ldi 100,%r3 */
    0xe4008200, /* ble 0x100(%sr2,%r0) */
    0x34140028, /* ldi 20,%r20 */
    0x0fdc1280, /* stw %r28,0(%r30) */
    0x0fc01084, /* ldw 0(%r30),%r4 */
    0xac7f3fd7, /* addib,<>,n -1,%r3,.-16 */
    0x08000240, /* nop */
    0x341a0000, /* ldi 0,%r26 */
    0xe4008200, /* ble 0x100(%sr2,%r0) */
    0x34140002, /* ldi 1,%r20 */
};

struct input {
    const uint8_t *data;
    size_t size;
    unsigned polls; /* of each four, three find nothing */
};

static ssize_t take(void *ctx, void *bytes, size_t size, bool wait)
{
    struct input *in = ctx;
    size_t n = in->size < size ? in->size : size;
    n = n < 64 ? n : 64;
    if (!n || (!wait && ++in->polls % 4))
        return n ? -1 : 0;
    memcpy(bytes, in->data, n);
    in->data += n;
    in->size -= n;
    return (ssize_t)n;
}

static bool drop(void *ctx, const void *bytes, size_t size)
{
    (void)ctx, (void)bytes, (void)size;
    return true;
}

/* The program: a file beside the fuzzer, which each of its processes writes alike. */
static char program_path[PATH_MAX];

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    uint8_t bytes[4096] = {0};
    char draft[PATH_MAX + 16];
    ssize_t n = readlink("/proc/self/exe", program_path, sizeof program_path - sizeof ".guest");
    (void)argc, (void)argv;
    if (n < 0)
        abort();
    snprintf(program_path + n, sizeof program_path - (size_t)n, ".guest");
    if (!access(program_path, X_OK))
        return 0;
    for (size_t i = 0; i < sizeof program; i++)
        bytes[i] = (uint8_t)(program[i / 4] >> (24 - 8 * (i % 4)));
    snprintf(draft, sizeof draft, "%s.%d", program_path, (int)getpid());
    int fd = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0700);
    if (fd < 0 || write(fd, bytes, sizeof bytes) != sizeof bytes || close(fd) || rename(draft, program_path))
        abort();
    return 0;
}

/* Called for os_poll() (--wrap). The host has nothing for a guest whose threads all wait: no poll needs to last. */
int __wrap_os_poll(struct pollfd *fds, nfds_t n, int ms)
{
    (void)ms;
    return __real_os_poll(fds, n, 0);
}

/* Makes packets of the lines. */
static void frame(const uint8_t *data, size_t size, struct gdb_text *out)
{
    for (size_t at = 0, n; at < size; at += n + 1) {
        const uint8_t *end = memchr(data + at, '\n', size - at);
        n = end ? (size_t)(end - data) - at : size - at;
        struct gdb_text line = {(char *)data + at, n, n, false};
        gdb_frame(out, &line);
    }
}

/* A machine whose past is not known. */
static bool no_step_back(void *ctx, struct control *c, int tid, struct control_stop *stop)
{
    (void)ctx, (void)c, (void)tid, (void)stop;
    return false;
}

static bool no_run_back(void *ctx, struct control *c, struct control_stop *stop)
{
    (void)ctx, (void)c, (void)stop;
    return false;
}

static bool no_go_to(void *ctx, struct control *c, uint64_t cycle, struct control_stop *stop)
{
    (void)ctx, (void)c, (void)cycle, (void)stop;
    return false;
}

static bool kill_process(void *ctx, int pid, int tid)
{
    (void)tid;
    control_kill(ctx, pid);
    return true;
}

/* The end of the input is the end of the run: a program that GDB has stopped, or has sent into an endless loop, would never end. */
static void kill_all(void *ctx, bool killed)
{
    (void)killed;
    control_each_thread(ctx, kill_process, ctx);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct gdb_text packets = {0};
    struct input in = {data, size, 0};
    if (size && data[0] % 2) {
        frame(data + 1, size - 1, &packets);
        in = (struct input){(const uint8_t *)packets.at, packets.length, 0};
    }
    const struct gdb_io io = {&in, take, drop};
    struct kernel_options o = KERNEL_OPTIONS_DEFAULT;
    struct control *c = control_new();
    char *why = NULL, *argv[] = {program_path, NULL}, *env[] = {NULL};
    o.debugger = control_debugger(c);
    o.host_programs = false;
    struct kernel *k = kernel_new(&o, &why);
    if (!k || kernel_start(k, program_path, argv, env, &why)) {
        fprintf(stderr, "%s\n", why);
        abort();
    }
    control_attach(c, k);
    const struct gdb_time time = {.ctx = c, .step_back = no_step_back, .run_back = no_run_back, .go_to = no_go_to, .leave = kill_all};
    gdb_serve(c, &io, &time);
    kernel_free(k);
    control_free(c);
    gdb_text_free(&packets);
    return 0;
}
