/*
 * The personalities' tables have the numbers of the kernel headers: numbers.txt, which numbers-record writes, and for systems without a
 * compiler here numbers_old.txt (SunOS: errno.h, signal_iso.h, fcntl.h, socket.h, termios.h and filio.h of illumos; 4.3BSD: errno.h,
 * signal.h, file.h, ioctl.h and socket.h of the tape; HP-UX: the kernel headers of Linux on PA-RISC, which took its numbers, signal(5)
 * for SIGSYS, SIGXCPU and SIGXFSZ, and the ioctl.h and hpux_termio.h of BSD systems for terminals and sockets). With an argument the
 * program prints "MACHINE KIND NAME NUMBER" for each number that differs, "-" where the table lacks the name.
 */
#include "emu/kernel/core/abi.h"
#include "emu/kernel/systems.h"
#include "emu/kernel/vfs/abi.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MACHINES_MAX = 16, NAME_MAX_BYTES = 64, NONE = -1 };

static bool prints;

/* Returns the personality of SYSTEM/MACHINE, or Linux's of MACHINE; NULL if this build has none. */
static const struct abi *machine(const char *name)
{
    const bool system = strchr(name, '/');

    for (const struct abi *const *a = personalities; *a; a++)
        if (system ? !strcmp((*a)->name, name) : !strncmp((*a)->name, "Linux/", 6) && !strcmp((*a)->name + 6, name))
            return *a;
    return NULL;
}

/* Returns what the pairs make of a flag or group value; NONE if they lack it or do not translate it back. */
static int64_t flag(const struct flag_pair *pairs, uint64_t host)
{
    uint64_t guest = flags_to_guest(pairs, host);

    return guest && flags_to_host(pairs, guest) == host ? (int64_t)guest : NONE;
}

static int64_t exact(const struct flag_pair *p, int64_t host)
{
    for (; p && p->host; p++)
        if ((int64_t)p->host == host)
            return (int64_t)p->guest;
    return host;
}

/* Commands and requests: several numbers of the guest may be one of the host. Returns `wanted` if that is a guest's number for the host's.
 */
static int64_t number(const struct number_pair *p, int64_t host, int64_t wanted)
{
    int64_t other = host;

    for (; p->host || p->guest; p++) {
        if (p->guest == wanted)
            return p->host == host ? wanted : NONE;
        other = p->host == host ? p->guest : other;
    }
    return other;
}

static int64_t lock_type(const struct number_pair types[3], int64_t host)
{
    for (int i = 0; i < 3; i++)
        if (types[i].host == host)
            return types[i].guest;
    return NONE;
}

static int64_t request(const struct ioctl_pair *p, int64_t host, int64_t wanted)
{
    int64_t other = host;

    for (; p->host; p++) {
        if (p->guest == wanted)
            return p->host == host ? wanted : NONE;
        other = p->host == host ? p->guest : other;
    }
    return other;
}

/* An option of a table that is not empty is there, or the machine has none. */
static int64_t option(const struct number_pair *p, int64_t host)
{
    const bool all = !p->host;

    for (; p->host; p++)
        if (p->host == host)
            return p->guest;
    return all ? host : NONE;
}

static int64_t signal_number(const struct abi *abi, int host)
{
    int guest = sig_guest(abi, host);

    return guest && sig_host(abi, guest) == host ? guest : NONE;
}

static int64_t terminal_number(const struct termios_abi *t, const char *kind, int64_t host)
{
    if (!t)
        return host;
    switch (kind[0]) {
    case 'i': return flag(t->iflag, (uint64_t)host);
    case 'o': return flag(t->oflag, (uint64_t)host);
    case 'c': return kind[1] == 'c' ? t->cc[host] : flag(t->cflag, (uint64_t)host);
    default: return flag(t->lflag, (uint64_t)host);
    }
}

static int64_t constant(const struct abi *abi, const char *name)
{
    const struct {
        const char *name;
        int64_t value;
    } all[] = {
        {"SOL_SOCKET", (int64_t)abi->fs->sol_socket},  {"MINSIGSTKSZ", abi->min_sigstack}, {"MAP_TYPE", abi->mmap_type_mask},
        {"MCL_CURRENT", (int64_t)1 << abi->mcl_shift}, {"SIG_BLOCK", abi->sighow_bits},    {"RLIMIT_NOFILE", abi->nofile_first ? 6 : 7}};

    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (!strcmp(all[i].name, name))
            return all[i].value;
    return NONE;
}

static int64_t guest_number(const struct abi *abi, const char *kind, const char *name, int64_t host, int64_t wanted)
{
    const char *const kinds[] = {"errno", "signal", "sa",    "mmap", "open",   "poll", "socket",
                                 "fcntl", "lock",   "ioctl", "so",   "advice", "const"};
    size_t i = 0;

    while (i < sizeof kinds / sizeof *kinds && strcmp(kinds[i], kind) != 0)
        i++;
    switch (i) {
    case 0: return abi_errno(abi, (int)host);
    case 1: return signal_number(abi, (int)host);
    case 2: return flag(abi->sa_flags, (uint64_t)host);
    case 3: return flag(abi->mmap_flags, (uint64_t)host);
    case 4: return flag(abi->fs->open_flags, (uint64_t)host);
    case 5: return abi->poll_events ? (int64_t)flags_to_guest(abi->poll_events, (uint64_t)host) : host; /* POLLWRNORM may be POLLOUT */
    case 6: return flag(abi->fs->socket_flags, (uint64_t)host);
    case 7: return number(abi->fs->fcntl_commands, host, wanted);
    case 8: return lock_type(abi->fs->lock_types, host);
    case 9: return request(abi->fs->ioctls, host, wanted);
    case 10: return option(abi->fs->so_options, host);
    case 11: return exact(abi->advice, host);
    case 12: return constant(abi, name);
    default: return terminal_number(abi->fs->termios, kind, host);
    }
}

static void compare(const char *isa, const struct abi *abi, const char *kind, const char *name, const char *host, const char *wanted)
{
    const int64_t number = strtoll(wanted, NULL, 0);

    if (!strcmp(wanted, "-"))
        return;
    const int64_t got = guest_number(abi, kind, name, strtoll(host, NULL, 0), number);
    if (got == number)
        return;
    if (!prints)
        fail_msg("%s: %s is %#llx; the kernel's header has %s", isa, name, (unsigned long long)got, wanted);
    if (got == NONE)
        printf("%s %s %s -\n", isa, kind, name);
    else
        printf("%s %s %s %#llx\n", isa, kind, name, (unsigned long long)got);
}

/* A line of the file: KIND NAME HOST, and a number for each machine of the first line. Returns how many numbers were compared. */
static unsigned compare_file(const char *path)
{
    FILE *file = fopen(path, "r");
    char line[1024], isas[MACHINES_MAX][NAME_MAX_BYTES] = {{0}};
    unsigned compared = 0;

    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        char *rest = line, *kind = strtok_r(rest, " \n", &rest), *name = strtok_r(NULL, " \n", &rest), *host = strtok_r(NULL, " \n", &rest),
             *word;
        if (!host)
            continue;
        for (unsigned i = 0; i < MACHINES_MAX && (word = strtok_r(NULL, " \n", &rest)); i++) {
            if (!strcmp(kind, "kind"))
                snprintf(isas[i], sizeof isas[i], "%s", word);
            else if (machine(isas[i])) {
                compare(isas[i], machine(isas[i]), kind, name, host, word);
                compared++;
            }
        }
    }
    fclose(file);
    return compared;
}

static void numbers_are_the_headers(void **state)
{
    (void)state;
    assert_true(compare_file(NUMBERS_FOLDER "/numbers.txt") > 500);
}

static void numbers_of_old_systems(void **state)
{
    (void)state;
    assert_true(compare_file(NUMBERS_FOLDER "/numbers_old.txt") > 600);
}

/* Real-time signals have the host's numbers, and each number that a guest can name is one signal. */
static void signals_are_one_to_one(void **state)
{
    (void)state;
    for (const struct abi *const *a = personalities; *a; a++) {
        if (strncmp((*a)->name, "Linux/", 6) != 0)
            continue;
        for (int guest = 1; guest <= 64; guest++) {
            const int host = sig_host(*a, guest);
            assert_true(host < 0 || sig_guest(*a, host) == guest);
            assert_true(guest < 37 || host == guest);
        }
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(numbers_are_the_headers), cmocka_unit_test(numbers_of_old_systems),
                                       cmocka_unit_test(signals_are_one_to_one)};

    (void)argv;
    prints = argc > 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
