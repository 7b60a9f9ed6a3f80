/* POSIX message queues, mq_overview(7): named open files, messages ordered by priority. */
#include "emu/kernel/ipc/mqueue.h"
#include "emu/kernel/core/timekeeping.h"
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sock.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/kernel/vfs/fdtable.h"
#include "emu/kernel/vfs/file.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/kernel/vfs/permission.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MQ_MOST_MESSAGES 10 /* /proc/sys/fs/mqueue */
#define MQ_MOST_SIZE     8192
#define MQ_PRIORITIES    32768
#define MESSAGE_BYTES    96 /* Linux's accounting of a message besides its text */
#define SI_MESGQ_CODE    (-3)
#define COOKIE_LEN       32 /* NOTIFY_COOKIE_LEN: the bytes that SIGEV_THREAD's helper reads from its socket */
#define COOKIE_WOKEN     1  /* its last byte: a message arrived */
#define COOKIE_REMOVED   2  /* or the registration was removed */

struct mq_message {
    struct mq_message *next;
    size_t len;
    unsigned priority;
    uint8_t text[];
};
struct mqueue {
    struct mqueue *next; /* in the machine's list */
    bool has_name;       /* it is in the list */
    char name[FS_NAME_MAX + 1];
    unsigned refs; /* open file descriptions, plus one for the name */
    mode_t mode;
    unsigned uid, gid;
    int64_t most, size, count;
    struct mq_message *first; /* highest priority first, then oldest */
    struct event_queue changed;
    uint64_t bytes;                          /* counted in the machine's mqueue_bytes */
    unsigned receivers;                      /* waiting threads: they precede a notification */
    int notify_pid, notify_sig, notify_kind; /* pid: registered process, or 0 */
    uint64_t notify_born;                    /* distinguishes that process from a later one with the same pid */
    uint64_t notify_value;
    struct file *notify_socket; /* SIGEV_THREAD */
    uint8_t cookie[COOKIE_LEN];
};
struct mq_file {
    struct file f;
    struct mqueue *q;
};
static const struct file_ops mq_ops;

static struct process *notify_owner(const struct mqueue *q, struct kernel *k)
{
    struct process *p = q->notify_pid ? process_find(k, q->notify_pid) : NULL;
    return p && p->start_cycle == q->notify_born ? p : NULL;
}

static void message_free(void *message)
{
    mem_free(message);
}

/* Ends the registration; `how` is sent to a thread that waits on the socket. */
static void end_notify(struct mqueue *q, uint8_t how)
{
    struct file *f = q->notify_socket;
    q->notify_pid = 0;
    q->notify_socket = NULL;
    if (!f)
        return;
    q->cookie[COOKIE_LEN - 1] = how;
    if (!socket_is_full(file_socket(f)))
        message_send(NULL, file_socket(f), q->cookie, COOKIE_LEN, NULL, 0, NULL);
    file_unref(f);
}

static void mqueue_unref(struct fs_machine *m, struct mqueue *q)
{
    if (--q->refs)
        return;
    end_notify(q, COOKIE_REMOVED);
    m->mqueue_bytes -= q->bytes;
    while (q->first) {
        struct mq_message *first = q->first;
        q->first = first->next;
        message_free(first);
    }
    event_queue_fini(&q->changed);
    mem_free(q);
}

static void mq_release(struct file *f)
{
    mqueue_unref(f->m, ((struct mq_file *)f)->q);
    mem_free(f);
}

/* mq_close(3): closing any descriptor of the queue removes the process's registration, even if other descriptors remain. */
static void mq_closed(struct file *f, struct process *p)
{
    struct mqueue *q = ((struct mq_file *)f)->q;
    if (notify_owner(q, f->m->k) == p)
        end_notify(q, COOKIE_REMOVED);
}

static unsigned mq_poll(struct file *f, struct poller *p)
{
    struct mqueue *q = ((struct mq_file *)f)->q;
    poll_on(p, &q->changed);
    return (q->count ? POLLIN | POLLRDNORM : 0) | (q->count < q->most ? POLLOUT | POLLWRNORM : 0);
}

static int mq_stat(struct file *f, struct fs_stat *out)
{
    struct mqueue *q = ((struct mq_file *)f)->q;
    *out = (struct fs_stat){.dev = 15,
                            .ino = f->ino,
                            .mode = S_IFREG | q->mode,
                            .nlink = q->has_name,
                            .uid = q->uid,
                            .gid = q->gid,
                            .size = 80,
                            .blksize = 4096};
    return 0;
}

static const struct file_ops mq_ops = {
    .name = "mqueue",
    .release = mq_release,
    .closed = mq_closed,
    .poll = mq_poll,
    .stat = mq_stat,
    .stream = true,
};

void mqueues_fini(struct fs_machine *m)
{
    for (struct mqueue *q = m->mqueues, *next; q; q = next) {
        next = q->next;
        mqueue_unref(m, q);
    }
    m->mqueues = NULL;
}

/* ---- opening --------------------------------------------------------------------------------- */

static struct mqueue **find(struct fs_machine *m, const char *name)
{
    struct mqueue **at = &m->mqueues;
    while (*at && strcmp((*at)->name, name))
        at = &(*at)->next;
    return at;
}

static int get_name(struct thread *t, uint64_t va, char name[FS_NAME_MAX + 1])
{
    ssize_t n = copy_in_string(t, name, va, FS_NAME_MAX + 1);
    return n < 0 ? (int)n : n == 0 ? -ENOENT : strchr(name, '/') ? -EACCES : 0;
}

/* struct mq_attr: flags, maxmsg, msgsize, curmsgs, four spare longs. */
static const char attr_format[] = "8l";

static int make(struct thread *t, const char *name, mode_t mode, uint64_t attr, struct mqueue **out)
{
    int64_t v[8] = {0, MQ_MOST_MESSAGES, MQ_MOST_SIZE};
    if (attr && get_struct(t, attr, attr_format, v))
        return -EFAULT;
    int64_t most = t->p->euid ? MQ_MOST_MESSAGES : 65536, size = t->p->euid ? MQ_MOST_SIZE : 16 << 20;
    if (v[1] <= 0 || v[2] <= 0 || v[1] > most || v[2] > size)
        return -EINVAL;
    struct fs_machine *m = fs_of(t);
    uint64_t bytes = (uint64_t)v[1] * ((uint64_t)v[2] + MESSAGE_BYTES);
    if (m->mqueue_bytes + bytes > t->p->rlimits[RLIMIT_MSGQUEUE].cur)
        return -EMFILE;
    struct mqueue *q = mem_new(t->k->memory, sizeof *q);
    if (!q)
        return -ENOMEM;
    q->bytes = bytes;
    m->mqueue_bytes += bytes;
    strcpy(q->name, name);
    q->refs = 1;
    q->has_name = true;
    q->mode = mode & ~t->p->fs->umask & 0777;
    q->uid = t->p->euid;
    q->gid = t->p->egid;
    q->most = v[1];
    q->size = v[2];
    q->next = m->mqueues;
    m->mqueues = q;
    *out = q;
    return 0;
}

static bool may_open(const struct process *p, const struct mqueue *q, unsigned access)
{
    unsigned want = (access != O_WRONLY ? 4 : 0) | (access != O_RDONLY ? 2 : 0);
    unsigned shift = p->fsuid == q->uid ? 6 : fs_in_group(p, q->gid) ? 3 : 0;
    return !p->fsuid || ((q->mode >> shift) & want) == want;
}

int64_t sys_mq_open(struct thread *t, uint64_t name_at, unsigned guest_flags, unsigned mode, uint64_t attr)
{
    char name[FS_NAME_MAX + 1];
    struct fs_machine *m = fs_of(t);
    unsigned flags = (unsigned)flags_to_host(fs_abi_of(t)->open_flags, guest_flags & ~(uint64_t)3) | (unsigned)(guest_flags & 3);
    int64_t v[8];
    int err = attr && get_struct(t, attr, attr_format, v) ? -EFAULT : get_name(t, name_at, name);
    if (err)
        return err;
    struct mqueue *q = *find(m, name);
    if (!q && !(flags & O_CREAT))
        return -ENOENT;
    if (q && (flags & O_CREAT) && (flags & O_EXCL))
        return -EEXIST;
    if (q && !may_open(t->p, q, flags & O_ACCMODE))
        return -EACCES;
    if (!q && (err = make(t, name, mode, attr, &q)))
        return err;
    struct mq_file *f = mem_new(t->k->memory, sizeof *f);
    if (!f)
        return -ENOMEM;
    file_init(&f->f, m, &mq_ops, flags & (O_ACCMODE | O_NONBLOCK));
    f->f.ino = ++m->next_ino;
    f->f.path = mem_new(t->k->memory, strlen(name) + 2);
    if (f->f.path)
        sprintf(f->f.path, "/%s", name);
    f->q = q;
    q->refs++;
    return fd_install(t, &f->f, true, 0); /* as in Linux, whatever the flags */
}

int64_t sys_mq_unlink(struct thread *t, uint64_t name_at)
{
    char name[FS_NAME_MAX + 1];
    int err = get_name(t, name_at, name);
    if (err)
        return err;
    struct mqueue **at = find(fs_of(t), name), *q = *at;
    if (!q)
        return -ENOENT;
    if (t->p->euid && t->p->euid != q->uid)
        return -EACCES;
    *at = q->next;
    q->has_name = false;
    mqueue_unref(fs_of(t), q);
    return 0;
}

/* ---- messages -------------------------------------------------------------------------------- */

static struct mqueue *queue_of(struct thread *t, int fd, bool write, struct file **f, int *err)
{
    *f = fd_file(t, fd);
    *err = !*f || (*f)->ops != &mq_ops || !(write ? file_writable(*f) : file_readable(*f)) ? -EBADF : 0;
    return *err ? NULL : ((struct mq_file *)*f)->q;
}

/* Sets s[DEADLINE] from the absolute time at va (0: none); it is read once. 0 or -errno. */
enum { DEADLINE, DEADLINE_SET };

static int set_deadline(struct thread *t, uint64_t va)
{
    int64_t ns;
    if (t->call.s[DEADLINE_SET])
        return 0;
    int err = va ? get_timespec(t, va, &ns) : 0;
    if (err)
        return err;
    t->call.s[DEADLINE] = va ? kernel_deadline_realtime(t->k, (uint64_t)ns) : CLOCK_NEVER;
    t->call.s[DEADLINE_SET] = 1;
    return 0;
}

static int64_t wait_change(struct thread *t, struct file *f, struct mqueue *q)
{
    if (f->flags & O_NONBLOCK)
        return -EAGAIN;
    if (t->cost_out)
        return -ETIMEDOUT;
    call_hold(t, f);
    wait_deadline(t, t->call.s[DEADLINE]);
    wait_on(t, &q->changed.waiters);
    return sys_block(t, -ERESTARTSYS);
}

/* Notifies the registered process: a message arrived at an empty queue that no thread waits on. */
static void notify(struct thread *t, struct mqueue *q)
{
    struct process *p = notify_owner(q, t->k);
    struct ksiginfo info = {
        .sig = q->notify_sig, .code = SI_MESGQ_CODE, .layout = KSI_RT, .pid = t->p->pid, .uid = t->p->uid, .value = q->notify_value};
    end_notify(q, COOKIE_WOKEN);
    if (p && q->notify_kind == SIGEV_SIGNAL && info.sig)
        signal_send_process(p, info.sig, &info);
}

/* Returns the message that the call sends; it is read once. NULL with *err. */
static struct mq_message *get_message(struct thread *t, uint64_t va, uint64_t len, unsigned priority, int *err)
{
    struct mq_message *m = t->call.data;
    if (m)
        return m;
    *err = -ENOMEM;
    m = mem_new_unset(t->k->memory, sizeof *m + len);
    if (!m)
        return NULL;
    *m = (struct mq_message){.len = len, .priority = priority};
    call_keep(t, m, message_free);
    *err = copy_in(t, m->text, va, len);
    return *err ? NULL : m;
}

int64_t sys_mq_timedsend(struct thread *t, int mqdes, uint64_t msg, uint64_t len, unsigned priority, uint64_t timeout)
{
    struct file *f;
    int err = set_deadline(t, timeout);
    if (err || priority >= MQ_PRIORITIES)
        return err ? err : -EINVAL;
    struct mqueue *q = queue_of(t, mqdes, true, &f, &err);
    if (err)
        return err;
    if (len > (uint64_t)q->size)
        return -EMSGSIZE;
    struct mq_message *m = get_message(t, msg, len, priority, &err), **at = &q->first;
    if (!m)
        return err;
    if (q->count >= q->most)
        return wait_change(t, f, q);
    t->call.data = NULL; /* the queue owns it now */
    t->call.data_free = NULL;
    while (*at && (*at)->priority >= m->priority)
        at = &(*at)->next;
    m->next = *at;
    *at = m;
    if (q->count++ == 0 && !q->receivers && q->notify_pid)
        notify(t, q);
    event_wake(&q->changed);
    return 0;
}

/* A call that waits for a message counts as a receiver until its handler is called again or it ends. The held file keeps the queue
 * alive. */
struct receiver {
    struct mqueue *q;
};

static void receiver_free(void *data)
{
    struct receiver *r = data;
    if (r)
        r->q->receivers--;
    mem_free(r);
}

static int64_t wait_message(struct thread *t, struct file *f, struct mqueue *q)
{
    int64_t result = wait_change(t, f, q);
    if (result != SYS_BLOCK)
        return result;
    struct receiver *r = mem_new(t->k->memory, sizeof *r);
    if (!r)
        return -ENOMEM;
    r->q = q;
    q->receivers++;
    call_keep(t, r, receiver_free);
    return result;
}

int64_t sys_mq_timedreceive(struct thread *t, int mqdes, uint64_t msg, uint64_t len, uint64_t priority, uint64_t timeout)
{
    struct file *f;
    call_keep(t, NULL, NULL);
    int err = set_deadline(t, timeout);
    if (err)
        return err;
    struct mqueue *q = queue_of(t, mqdes, false, &f, &err);
    if (err)
        return err;
    if (len < (uint64_t)q->size)
        return -EMSGSIZE;
    if (!q->count)
        return wait_message(t, f, q);
    struct mq_message *m = q->first;
    int64_t n = (int64_t)m->len;
    if ((priority && put_u32(t, priority, m->priority)) || copy_out(t, msg, m->text, m->len))
        n = -EFAULT; /* the message is lost, as in Linux */
    q->first = m->next;
    q->count--;
    message_free(m);
    event_wake(&q->changed);
    return n;
}

/* struct sigevent: value, signo, notify. For SIGEV_THREAD the C library passes a socket as signo and a cookie as value. */
static int check_notify(struct thread *t, const int64_t *v, struct file **ear, uint8_t *cookie)
{
    if (v[2] == SIGEV_NONE)
        return 0;
    if (v[2] == SIGEV_SIGNAL)
        return v[1] < 0 || v[1] > KSIG_MAX ? -EINVAL : 0;
    if (v[2] != SIGEV_THREAD)
        return -EINVAL;
    *ear = fd_file(t, (int)v[1]);
    if (!*ear || !file_socket(*ear))
        return *ear ? -ENOTSOCK : -EBADF;
    if (file_socket(*ear)->family != AF_NETLINK)
        return -EINVAL;
    return copy_in(t, cookie, (uint64_t)v[0], COOKIE_LEN);
}

/* What a message at an empty queue shall cause. */
struct notification {
    int kind, sig;
    uint64_t value;
    struct file *ear; /* SIGEV_THREAD */
};

/* Registers the process, or with NULL ends its registration. */
static int64_t register_for(struct thread *t, int mqdes, const struct notification *n, const uint8_t *cookie)
{
    struct file *f = fd_file(t, mqdes);
    if (!f || f->ops != &mq_ops)
        return -EBADF;
    struct mqueue *q = ((struct mq_file *)f)->q;
    if (!n) {
        if (notify_owner(q, t->k) == t->p)
            end_notify(q, COOKIE_REMOVED);
        return 0;
    }
    if (notify_owner(q, t->k))
        return -EBUSY;
    end_notify(q, COOKIE_REMOVED);
    q->notify_pid = t->p->pid;
    q->notify_born = t->p->start_cycle;
    q->notify_kind = n->kind;
    q->notify_sig = n->sig;
    q->notify_value = n->value;
    if (n->ear) {
        q->notify_socket = file_ref(n->ear);
        memcpy(q->cookie, cookie, COOKIE_LEN);
    }
    return 0;
}

int64_t mqueue_notify_signal(struct thread *t, int mqdes, bool silent, int sig, uint64_t value)
{
    const struct notification n = {.kind = silent ? SIGEV_NONE : SIGEV_SIGNAL, .sig = sig, .value = value};
    return !silent && (sig < 0 || sig > KSIG_MAX) ? -EINVAL : register_for(t, mqdes, &n, NULL);
}

int64_t sys_mq_notify(struct thread *t, int mqdes, uint64_t event)
{
    int64_t v[3] = {0};
    struct file *ear = NULL;
    uint8_t cookie[COOKIE_LEN];
    if (!event)
        return register_for(t, mqdes, NULL, NULL);
    if (get_struct(t, event, "Lii", v))
        return -EFAULT;
    int err = check_notify(t, v, &ear, cookie);
    if (err)
        return err;
    const struct notification n = {.kind = (int)v[2], .sig = ear ? 0 : sig_host(t->p->abi, (int)v[1]), .value = (uint64_t)v[0], .ear = ear};
    return register_for(t, mqdes, &n, cookie);
}

int64_t sys_mq_getsetattr(struct thread *t, int mqdes, uint64_t new_attr, uint64_t old_attr)
{
    struct file *f = fd_file(t, mqdes);
    int64_t v[8];
    const struct flag_pair *flags = fs_abi_of(t)->open_flags;
    if (new_attr && get_struct(t, new_attr, attr_format, v))
        return -EFAULT;
    if (new_attr && ((uint64_t)v[0] & ~flags_to_guest(flags, O_NONBLOCK)))
        return -EINVAL;
    if (!f || f->ops != &mq_ops)
        return -EBADF;
    struct mqueue *q = ((struct mq_file *)f)->q;
    unsigned now = f->flags;
    if (new_attr)
        f->flags = (f->flags & ~(unsigned)O_NONBLOCK) | (unsigned)flags_to_host(flags, (uint64_t)v[0]);
    if (old_attr && PUT(t, old_attr, attr_format, (int64_t)flags_to_guest(flags, now & O_NONBLOCK), q->most, q->size, q->count, 0, 0, 0, 0))
        return -EFAULT;
    return 0;
}
