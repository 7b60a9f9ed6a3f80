/*
 * /dev/shm: a tmpfs that is mounted nowhere; only a descriptor of this process refers to it, so it disappears with the process. Mounting
 * needs privilege, which an unprivileged process has in its own user namespace. If the host refuses that, too, a temporary directory with
 * mode 0700 is used, and removed at the end.
 */
#include "emu/kernel/vfs/shm.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/fs.h"
#include "emu/mem/charge.h"
#include "emu/mem/mem.h"
#include "emu/os/log.h"
#include "emu/os/os.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <inttypes.h>
#include <limits.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#define SHM_FILES "65536"

/* Returns the total size of its files: beyond it, the host returns ENOSPC and SIGBUS. */
static uint64_t shm_bytes(const struct fs_machine *m)
{
    return mem_account_bytes(m->k->memory) / 4;
}

static const char directory_name[] = "/tmp/precis-shm-XXXXXX";

/* Returns the root directory of a new file system, or -1. */
static int mount_tmpfs(uint64_t bytes)
{
    int fs = fsopen("tmpfs", FSOPEN_CLOEXEC), root = -1;
    char size[24];
    snprintf(size, sizeof size, "%" PRIu64, bytes);
    if (fs >= 0 && !fsconfig(fs, FSCONFIG_SET_STRING, "mode", "1777", 0) && !fsconfig(fs, FSCONFIG_SET_STRING, "size", size, 0) &&
        !fsconfig(fs, FSCONFIG_SET_STRING, "nr_inodes", SHM_FILES, 0) && !fsconfig(fs, FSCONFIG_CMD_CREATE, NULL, NULL, 0))
        root = fsmount(fs, FSMOUNT_CLOEXEC, MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV);
    if (fs >= 0)
        close(fs);
    return root;
}

static bool write_file(const char *path, const char *text)
{
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    bool written = fd >= 0 && write(fd, text, strlen(text)) == (ssize_t)strlen(text);
    if (fd >= 0)
        close(fd);
    return written;
}

/* Mounts in a user namespace that maps this user and group to themselves. */
static int mount_as_user(uint64_t bytes)
{
    char users[40], groups[40];
    snprintf(users, sizeof users, "%u %u 1", geteuid(), geteuid());
    snprintf(groups, sizeof groups, "%u %u 1", getegid(), getegid());
    bool may = !unshare(CLONE_NEWUSER | CLONE_NEWNS) && write_file("/proc/self/uid_map", users) &&
               write_file("/proc/self/setgroups", "deny") && write_file("/proc/self/gid_map", groups);
    return may ? mount_tmpfs(bytes) : -1;
}

union descriptor_message {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof(int))];
};

static void send_descriptor(int to, int fd)
{
    union descriptor_message m = {.header = {CMSG_LEN(sizeof fd), SOL_SOCKET, SCM_RIGHTS}};
    struct iovec byte = {"", 1};
    struct msghdr h = {.msg_iov = &byte, .msg_iovlen = 1, .msg_control = &m, .msg_controllen = sizeof m};
    memcpy(CMSG_DATA(&m.header), &fd, sizeof fd);
    sendmsg(to, &h, MSG_NOSIGNAL);
}

static int receive_descriptor(int from)
{
    union descriptor_message m = {0};
    char c;
    int fd = -1;
    struct iovec byte = {&c, 1};
    struct msghdr h = {.msg_iov = &byte, .msg_iovlen = 1, .msg_control = &m, .msg_controllen = sizeof m};
    ssize_t n;
    do
        n = recvmsg(from, &h, MSG_CMSG_CLOEXEC);
    while (n < 0 && errno == EINTR);
    if (n == 1 && h.msg_controllen >= CMSG_LEN(sizeof fd) && m.header.cmsg_type == SCM_RIGHTS)
        memcpy(&fd, CMSG_DATA(&m.header), sizeof fd);
    return fd;
}

/* Mounts in a child process's namespace: this process keeps its own. */
static int mount_in_child(uint64_t bytes)
{
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends))
        return -1;
    pid_t pid = fork();
    if (pid == 0) {
        int fd = mount_as_user(bytes);
        if (fd >= 0)
            send_descriptor(ends[1], fd);
        _exit(0);
    }
    close(ends[1]);
    int fd = pid < 0 ? -1 : receive_descriptor(ends[0]);
    close(ends[0]);
    while (pid > 0 && waitpid(pid, NULL, 0) < 0 && errno == EINTR)
        ;
    return fd;
}

/* Creates "shm" in a directory that only this user can access. */
static int make_directory(struct fs_machine *m)
{
    char path[sizeof directory_name];
    strcpy(path, directory_name);
    if (!mkdtemp(path))
        return -1;
    m->shm_dir = strdup(path);
    int outer = open(path, O_PATH | O_DIRECTORY | O_CLOEXEC), fd = -1;
    if (outer >= 0 && !mkdirat(outer, "shm", 0700) && (fd = openat(outer, "shm", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) >= 0)
        fchmod(fd, 01777);
    if (outer >= 0)
        close(outer);
    return fd;
}

static int make_file_system(struct fs_machine *m)
{
    int fd = mount_tmpfs(shm_bytes(m));
    if (fd < 0)
        fd = mount_in_child(shm_bytes(m));
    return fd < 0 ? make_directory(m) : fd;
}

int shm_prepare(struct fs_machine *m)
{
    if (!m->tree.mount_count && m->shm_ready < 0 && os_log_mode() != OS_LOG_REPLAYS)
        m->shm_ready = make_file_system(m);
    return m->tree.mount_count ? m->shm_mount.fd : m->shm_ready;
}

/* Returns the file system that was made before, or a new one. */
static int take_file_system(struct fs_machine *m)
{
    int fd = m->shm_ready;
    m->shm_ready = -1;
    return fd < 0 ? make_file_system(m) : fd;
}

int shm_mount(struct fs_machine *m)
{
    struct stat st;
    if (m->tree.mount_count)
        return 0;
    if (!mem_charge_set(&m->shm_charge, m->k->memory, shm_bytes(m)))
        return -ENOMEM;
    int fd = (int)os_number(os_log_mode() == OS_LOG_REPLAYS ? -1 : take_file_system(m), -1, INT_MAX);
    if (os_number(m->shm_dir != NULL, 0, 1) && !m->shm_dir)
        m->shm_dir = strdup(directory_name); /* a path of the same length */
    if (fd < 0 || m->shm_dir)
        mem_charge_end(&m->shm_charge); /* it uses no memory */
    if (fd < 0)
        return -ENOENT;
    if (os_fstat(fd, &st))
        kernel_refused("use", "/dev/shm", errno);
    m->shm_device = st.st_dev;
    snprintf(m->shm_host, sizeof m->shm_host, "%s", fd_link(fd).path);
    m->shm_mount = (struct path_mount){.guest = "/dev/shm", .host = m->shm_host, .fd = fd};
    m->tree.mount_count = 1;
    inode_new(&m->inodes, st.st_dev, st.st_ino, fs_now(m));
    return 0;
}

/* Host paths begin at the root of the file system, which is not mounted, or name the directory. */
bool shm_path(const struct fs_machine *m, const struct stat *st, const char *host, char *guest, size_t cap)
{
    if (!m->tree.mount_count || m->shm_device != st->st_dev)
        return false;
    size_t above = m->shm_dir ? strlen(m->shm_dir) + strlen("/shm") : 0;
    if (m->shm_dir && (strncmp(host, m->shm_dir, strlen(m->shm_dir)) || strlen(host) < above))
        return false;
    snprintf(guest, cap, "/dev/shm%s", strcmp(host + above, "/") ? host + above : "");
    return true;
}

static int remove_entry(const char *path, const struct stat *st, int type, struct FTW *ftw)
{
    (void)st, (void)type, (void)ftw;
    remove(path);
    return 0;
}

void shm_fini(struct fs_machine *m)
{
    if (m->tree.mount_count)
        os_close(m->shm_mount.fd);
    if (m->shm_ready >= 0)
        close(m->shm_ready);
    if (m->shm_dir && os_log_mode() != OS_LOG_REPLAYS)
        nftw(m->shm_dir, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
    free(m->shm_dir);
    mem_charge_end(&m->shm_charge);
}
