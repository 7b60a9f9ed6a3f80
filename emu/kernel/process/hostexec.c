/*
 * Host programs executed by a guest: system("..."), popen() and shells use the host's /bin/sh if the sysroot has none. precis-unicorn is
 * such a program, too: it runs programs for machines that precis lacks.
 *
 * The host runs such a program from beginning to end while the machine is suspended, so that the guest sees nothing of the host's speed.
 * Standard input, output and error are connected. Host files and terminals are passed as they are. Pipes and sockets of the machine are
 * copied: a pipe on standard input is first read to its end, and what the program does not read is put back; output goes to a temporary
 * file and is written to the pipe or socket when the program has ended.
 */
#include "emu/kernel/process/hostexec.h"
#include "emu/kernel/core/abi.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/process/exit.h"
#include "emu/kernel/process/string-list.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/pipe.h"
#include "emu/load/elf.h"
#include "emu/os/os.h"

#include <elf.h>
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined __x86_64__
#define HOST_MACHINE EM_X86_64
#elif defined __aarch64__
#define HOST_MACHINE EM_AARCH64
#else
#define HOST_MACHINE EM_NONE
#endif

enum { OUTPUT_MOST = 1 << 28 }; /* limit of a program's output to pipes and sockets of the machine */

struct host_program {
    enum { READ_INPUT, WRITE_OUTPUT, WRITE_ERROR } phase;
    char *path, **argv, **envp;
    bool is_precis;
    int input;          /* temporary file with standard input from the machine; -1: none */
    uint64_t kept;      /* its bytes */
    int output[3];      /* [1], [2]: temporary files for output to the machine's files; -1: none */
    int64_t written[3]; /* bytes of it already written to the machine's file */
    int status;         /* wait status */
};

int host_program_is(const struct kernel *k, int fd)
{
    Elf64_Ehdr h;
    ssize_t n = 0;
    if (HOST_MACHINE == EM_NONE || abi_find(k, &(struct elf_image){.machine = HOST_MACHINE, .bits = 64}))
        return 0;
    do
        n = os_pread(fd, &h, sizeof h, 0);
    while (n < 0 && errno == EINTR);
    if (n < 0)
        return -errno;
    return n == sizeof h && !memcmp(h.e_ident, ELFMAG, SELFMAG) && h.e_machine == HOST_MACHINE;
}

static void host_program_free(void *data)
{
    struct host_program *h = data;
    for (unsigned i = 0; i < 3; i++)
        if (h->output[i] >= 0 && (i < 2 || h->output[2] != h->output[1]))
            os_close(h->output[i]);
    if (h->input >= 0)
        os_close(h->input);
    free(h->path);
    strings_free(h->argv);
    strings_free(h->envp);
    free(h);
}

/* Waits for f. A signal kills or has no effect: no program is left that could handle it. */
static int64_t wait_for(struct thread *t, struct file *f, short events)
{
    struct poller p = {.t = t, .want = events};
    file_poll(f, &p);
    return sys_block(t, -ERESTARTNOINTR);
}

/* Returns the file of a descriptor if it has no host descriptor. */
static struct file *machine_file(struct thread *t, int fd)
{
    struct file *f = process_file(t->p, fd);
    return f && f->host_fd < 0 ? f : NULL;
}

/* The program's input or output would be lost. */
static _Noreturn void fail(const struct host_program *h, int error)
{
    kernel_refused("run the host's", h->path, error);
}

/* A file for input or output of the program. */
static int new_file(const struct host_program *h, const char *name)
{
    int fd = os_memfd_create(name, MFD_CLOEXEC);
    if (fd < 0)
        fail(h, errno);
    return fd;
}

/* ---- input ----------------------------------------------------------------------------------- */

static void keep_input(struct host_program *h, const uint8_t *bytes, size_t n)
{
    while (n) {
        ssize_t now = os_write(h->input, bytes, n);
        if (now < 0 && errno == EINTR)
            continue;
        if (now < 0)
            fail(h, errno);
        bytes += now;
        n -= (size_t)now;
        h->kept += (uint64_t)now;
    }
}

/* Reads n bytes of a file that has them. */
static void read_kept(const struct host_program *h, int fd, uint8_t *bytes, size_t n, off_t at)
{
    for (size_t done = 0; done < n;) {
        ssize_t now = os_pread(fd, bytes + done, n - done, at + (off_t)done);
        if (now < 0 && errno == EINTR)
            continue;
        if (now <= 0)
            fail(h, now ? errno : EIO);
        done += (size_t)now;
    }
}

/* 0: complete. */
static int64_t read_input(struct thread *t, struct host_program *h)
{
    struct file *f = machine_file(t, 0);
    uint8_t *buf = fs_of(t)->scratch;
    if (!f || !file_readable(f))
        return 0;
    if (h->input < 0)
        h->input = new_file(h, "standard input");
    for (;;) {
        int64_t n = f->ops->read(f, buf, FS_SCRATCH, -1);
        if (n == -EAGAIN)
            return wait_for(t, f, POLLIN);
        if (n > 0)
            keep_input(h, buf, (size_t)n);
        if (n <= 0 || os_lseek(h->input, 0, SEEK_CUR) > OUTPUT_MOST)
            return 0;
    }
}

/* Puts what the program did not read back for the pipe's next reader. */
static void put_back_input(struct thread *t, struct host_program *h)
{
    struct file *f = machine_file(t, 0);
    off_t at = h->input < 0 ? 0 : os_lseek(h->input, 0, SEEK_CUR), end = h->input < 0 ? 0 : os_lseek(h->input, 0, SEEK_END);
    end = (uint64_t)end > h->kept ? (off_t)h->kept : end; /* the program may have written to it */
    if (!f || !file_is_pipe(f) || at < 0 || end <= at)
        return;
    uint8_t *rest = malloc((size_t)(end - at));
    if (!rest)
        kernel_no_memory();
    read_kept(h, h->input, rest, (size_t)(end - at), at);
    if (!pipe_unread(f, rest, (size_t)(end - at)))
        kernel_no_memory();
    free(rest);
}

/* ---- execution ------------------------------------------------------------------------------- */

static void prepare_output(struct thread *t, struct host_program *h)
{
    struct file *out = machine_file(t, 1), *err = machine_file(t, 2);
    if (out)
        h->output[1] = new_file(h, "standard output");
    if (err)
        h->output[2] = err == out ? h->output[1] : new_file(h, "standard error");
}

/* Returns the host descriptor for the guest's; -1: closed. */
static int host_descriptor(struct thread *t, const struct host_program *h, int fd)
{
    struct file *f = process_file(t->p, fd);
    if (!f)
        return -1;
    return f->host_fd >= 0 ? f->host_fd : fd == 0 ? h->input : h->output[fd];
}

/* Returns whether the program has written more to the machine's files than is kept. */
static bool output_is_endless(const struct host_program *h)
{
    struct stat st;
    for (int fd = 1; fd < 3; fd++)
        if (h->output[fd] >= 0 && !os_fstat(h->output[fd], &st) && st.st_size > OUTPUT_MOST)
            return true;
    return false;
}

/* SIGTERM and SIGHUP to precis are passed on to the program, in turn. */
struct passed_on {
    const struct kernel *k;
    unsigned next;
};

static int next_signal(void *ctx)
{
    static const int passed_on[] = {SIGTERM, SIGHUP};
    struct passed_on *s = ctx;
    while (s->next < 2) {
        int sig = passed_on[s->next++];
        if (s->k->host_signals[sig])
            return sig;
    }
    s->next = 0;
    return 0;
}

static int execute(struct thread *t, struct host_program *h)
{
    bool writes = h->output[1] >= 0 || h->output[2] >= 0;
    struct passed_on signals = {t->k, 0};
    struct os_program p = {
        .path = h->path,
        .argv = h->argv,
        .envp = h->envp,
        .folder = t->p->fs->cwd_fd,
        .mask = t->p->fs->umask,
        .most = writes ? OUTPUT_MOST : 0, /* RLIMIT_FSIZE ends a program with endless output, as a full disk does */
        .watched = h->is_precis,
        .pending = next_signal,
        .ctx = &signals,
    };
    for (int fd = 0; fd < 3; fd++)
        p.fd[fd] = host_descriptor(t, h, fd);
    return os_run(&p);
}

static void run(struct thread *t, struct host_program *h)
{
    prepare_output(t, h);
    if (h->input >= 0)
        os_lseek(h->input, 0, SEEK_SET);
    h->status = execute(t, h);
    if (h->status < 0 && (errno == ENOMEM || errno == EAGAIN || errno == EMFILE || errno == ENFILE || errno == EIO || errno == EINTR))
        fail(h, errno);
    if (h->status < 0) {
        h->status = 126 << 8;
        return;
    }
    if (WIFSIGNALED(h->status) && (WTERMSIG(h->status) == SIGXFSZ || output_is_endless(h)))
        h->status = SIGPIPE; /* the effect of a reader that closes the pipe */
    put_back_input(t, h);
}

/* ---- output ---------------------------------------------------------------------------------- */

/* 0: all is written, or writing is impossible. */
static int64_t write_output(struct thread *t, struct host_program *h, int fd)
{
    struct file *f = machine_file(t, fd);
    uint8_t *buf = fs_of(t)->scratch;
    if (!f || h->output[fd] < 0 || (fd == 2 && h->output[2] == h->output[1]))
        return 0;
    for (;;) {
        ssize_t n = os_pread(h->output[fd], buf, FS_SCRATCH, h->written[fd]);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            fail(h, errno);
        if (n == 0)
            return 0;
        int64_t done = f->ops->write(f, buf, (size_t)n, -1);
        if (done == -EAGAIN)
            return wait_for(t, f, POLLOUT);
        if (done == -EPIPE)
            h->status = SIGPIPE;
        if (done < 0)
            return 0;
        h->written[fd] += done;
    }
}

int64_t host_program_continue(struct thread *t)
{
    struct host_program *h = t->call.data;
    int64_t blocked = 0;

    if (h->phase == READ_INPUT) {
        blocked = read_input(t, h);
        if (blocked)
            return blocked;
        run(t, h);
        h->phase = WRITE_OUTPUT;
    }
    while (h->phase <= WRITE_ERROR) {
        blocked = write_output(t, h, h->phase == WRITE_OUTPUT ? 1 : 2);
        if (blocked)
            return blocked;
        h->phase++;
    }
    int status = WIFSIGNALED(h->status) ? WTERMSIG(h->status) | (h->status & 0x80) : h->status & 0xff00;
    process_exit(t->p, status);
    return SYS_NO_RESULT;
}

int64_t host_program_start(struct thread *t, const char *host_path, char **argv, char **envp, bool is_precis)
{
    struct host_program *h = calloc(1, sizeof *h);
    if (!h || !(h->path = strdup(host_path)))
        kernel_no_memory();
    h->argv = strings_copy(argv);
    h->envp = strings_copy(envp);
    h->is_precis = is_precis;
    h->input = h->output[0] = h->output[1] = h->output[2] = -1;
    t->call.data = h;
    t->call.data_free = host_program_free;
    return host_program_continue(t);
}
