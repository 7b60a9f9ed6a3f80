/* log.fuzz.c - fuzzer: arbitrary bytes as a recording. Each replayed call returns, or the replay ends with one message. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "emu/os/internal.h"
#include "emu/os/os.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
__attribute__((visibility("default"))) const char *__asan_default_options(void);

/* A message leaves a call by longjmp(), where precis ends. */
const char *__asan_default_options(void)
{
    return "detect_leaks=0";
}

static void leave(void *ctx, const char *message)
{
    if (strchr(message, '\n'))
        abort();
    longjmp(*(jmp_buf *)ctx, 1);
}

/* Makes a call that may read an entry of this kind. */
static void call(enum os_entry kind)
{
    static char buf[4096];
    struct stat st;
    size_t size;
    switch (kind) {
    case OS_STRINGS: os_log_strings(os_log_current(), NULL); break;
    case OS_SIGNALS: os_log_next_signals(); break;
    case OS_CONTENTS: os_contents(3); break;
    case OS_READ: os_read(0, buf, sizeof buf); break;
    case OS_WRITE: os_write(1, buf, sizeof buf); break;
    case OS_STAT: os_fstat(0, &st); break;
    case OS_DEVICE: os_ioctl(0, 0, buf, 60); break;
    case OS_POLL: os_poll(&(struct pollfd){0}, 1, 0); break;
    case OS_LIMIT:
        os_log_current()->open_max = 0; /* read once in a run */
        os_open_max();
        break;
    case OS_LINK: free(os_realpath("/")); break;
    case OS_NAMES: free(os_names(3, &size)); break;
    case OS_ATTRIBUTE: os_getxattr("/", "a", buf, 100), os_getxattr("/", "a", NULL, 0), os_listxattr("/", buf, 100); break;
    case OS_RESIZE: os_ftruncate(3, 1000); break;
    case OS_FOLDER: os_getcwd(buf, sizeof buf); break;
    case OS_WAIT: os_await(&(struct os_running){0}, &(struct os_await){0}); break;
    case OS_BYTES: os_bytes(0, buf, sizeof buf); break;
    case OS_NUMBER: os_number(0, 0, 10); break;
    default: os_close(3); break;
    }
}

/* A recording whose only chunk has the data; or, by the first byte, whose chunks are the data. */
static int make_file(const uint8_t *data, size_t size)
{
    uint32_t facts[4] = {OS_LOG_FORMAT, (uint32_t)sizeof(struct stat), 0x01020304, 0},
             chunk[4] = {(uint32_t)size - 1, (uint32_t)size - 1, 0, 0};
    int fd = memfd_create("fuzz", 0);
    (void)!write(fd, "precis recording", 16);
    (void)!write(fd, facts, sizeof facts);
    if (data[0] & 1)
        (void)!write(fd, chunk, sizeof chunk);
    (void)!write(fd, data + 1, size - 1);
    return fd;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *why = NULL;
    jmp_buf failed;
    if (size < 2 || size > 60000)
        return 0;
    struct os_log *log = os_log_replay_fd(make_file(data, size), "fuzz.rec", &why);
    if (!log)
        abort();
    os_log_on_failure(log, leave, &failed);
    uint64_t clock = 0, instructions = UINT64_MAX;
    os_log_echo(log, false);
    os_log_clock(&clock, &instructions);
    if (!setjmp(failed))
        while (os_peek_entry(log)) {
            clock = log->next_cycle;
            call(log->next);
        }
    os_log_drop(log);
    return 0;
}
