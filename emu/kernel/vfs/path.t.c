/* Path walks in a small tree of real files: links, "..", the root and the host, mounts, virtual nodes. */
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <cmocka.h>
#include "emu/kernel/vfs/path.h"

static char top[64]; /* the test's own directory */

static const char *in_top(const char *rest)
{
    static char buf[4][300];
    static unsigned turn;
    char *b = buf[turn++ % 4];
    snprintf(b, sizeof buf[0], "%s%s", top, rest);
    return b;
}

static void make_file(const char *rest)
{
    int fd = open(in_top(rest), O_CREAT | O_WRONLY, 0600);
    assert_true(fd >= 0);
    close(fd);
}

static int setup(void **state)
{
    (void)state;
    strcpy(top, "/tmp/precis-path-XXXXXX");
    assert_non_null(mkdtemp(top));
    for (const char *const *d = (const char *const[]){"/root", "/root/lib", "/root/etc", "/root/only", "/host", "/shm", "/host/d", NULL};
         *d; d++)
        assert_int_equal(mkdir(in_top(*d), 0700), 0);
    make_file("/root/lib/libc.so");
    make_file("/root/etc/conf");
    make_file("/host/f");
    make_file("/host/d/g");
    assert_int_equal(symlink("/lib/libc.so", in_top("/root/lib/link")), 0);
    assert_int_equal(symlink("../../../../../../../../etc/conf", in_top("/root/lib/climb")), 0);
    assert_int_equal(symlink("d", in_top("/host/l")), 0);
    assert_int_equal(symlink("round", in_top("/host/round")), 0);
    assert_int_equal(symlink("nowhere", in_top("/host/dangling")), 0);
    return 0;
}

static int teardown(void **state)
{
    char command[100];
    (void)state;
    snprintf(command, sizeof command, "rm -rf %s", top);
    return system(command);
}

static int walk(const struct path_tree *t, const char *path, unsigned flags, struct place *p)
{
    return path_walk(t, in_top("/host"), -1, path, flags, p);
}

static const char *host_of(const struct place *p)
{
    static char host[2 * FS_PATH_MAX];
    assert_true(place_host(p, host, sizeof host));
    return host;
}

static void plain_names(void **state)
{
    struct path_tree t = {0};
    PLACE(p);
    (void)state;
    assert_int_equal(walk(&t, "f", 0, &p), 0);
    assert_true(p.exists && S_ISREG(p.st.st_mode));
    assert_string_equal(p.guest, in_top("/host/f"));
    assert_string_equal(host_of(&p), p.guest);
    assert_int_equal(walk(&t, "./d/../d//g", 0, &p), 0);
    assert_string_equal(p.guest, in_top("/host/d/g"));
    assert_string_equal(p.entry, "g");
    assert_int_equal(walk(&t, "new", 0, &p), 0);
    assert_false(p.exists);
    assert_int_equal(walk(&t, "new/er", 0, &p), -ENOENT);
    assert_int_equal(walk(&t, "f/x", 0, &p), -ENOTDIR);
    assert_int_equal(walk(&t, "f/", 0, &p), -ENOTDIR);
    assert_int_equal(walk(&t, "f/.", 0, &p), -ENOTDIR);
    assert_int_equal(walk(&t, "f/..", 0, &p), -ENOTDIR);
    assert_int_equal(walk(&t, "", 0, &p), -ENOENT);
    assert_int_equal(walk(&t, "new/", 0, &p), -ENOENT);
    assert_int_equal(walk(&t, "new/", PATH_NEW_DIRECTORY, &p), 0);
    assert_true(p.directory_wanted);
    assert_int_equal(walk(&t, "d/.", 0, &p), 0);
    assert_int_equal(p.last_dot, PATH_DOT);
    assert_int_equal(walk(&t, "/../..", 0, &p), 0);
    assert_string_equal(p.guest, "/");
}

static void links(void **state)
{
    struct path_tree t = {0};
    PLACE(p);
    (void)state;
    assert_int_equal(walk(&t, "l", 0, &p), 0);
    assert_true(S_ISLNK(p.st.st_mode));
    assert_int_equal(walk(&t, "l", PATH_FOLLOW, &p), 0);
    assert_string_equal(p.guest, in_top("/host/d"));
    assert_int_equal(walk(&t, "l/g", 0, &p), 0);
    assert_string_equal(p.guest, in_top("/host/d/g"));
    assert_int_equal(walk(&t, "l/", 0, &p), 0);
    assert_true(S_ISDIR(p.st.st_mode));
    assert_int_equal(walk(&t, "l/g", PATH_NO_SYMLINKS, &p), -ELOOP);
    assert_int_equal(walk(&t, "round", PATH_FOLLOW, &p), -ELOOP);
    assert_int_equal(walk(&t, "round", 0, &p), 0);
    assert_int_equal(walk(&t, "dangling", PATH_FOLLOW, &p), 0);
    assert_false(p.exists);
    assert_string_equal(p.guest, in_top("/host/nowhere"));
}

static void long_names(void **state)
{
    static char path[5000];
    struct path_tree t = {0};
    PLACE(p);
    (void)state;
    memset(path, 'a', 256);
    assert_int_equal(walk(&t, path, 0, &p), -ENAMETOOLONG);
    path[255] = 0;
    assert_int_equal(walk(&t, path, 0, &p), 0);
    memset(path, '/', 4096);
    path[4096] = 0;
    assert_int_equal(walk(&t, path, 0, &p), -ENAMETOOLONG);
    path[4095] = 0;
    assert_int_equal(walk(&t, path, 0, &p), 0);
}

static void below_a_directory(void **state)
{
    struct path_tree t = {0};
    PLACE(p);
    (void)state;
    assert_int_equal(walk(&t, "d/g", PATH_BENEATH, &p), 0);
    assert_int_equal(walk(&t, "d/../..", PATH_BENEATH, &p), -EXDEV);
    assert_int_equal(walk(&t, "/etc", PATH_BENEATH, &p), -EXDEV);
    assert_int_equal(walk(&t, "/d/g", PATH_IN_ROOT, &p), 0);
    assert_string_equal(p.guest, in_top("/host/d/g"));
    assert_int_equal(walk(&t, "../../f", PATH_IN_ROOT, &p), 0);
    assert_string_equal(p.guest, in_top("/host/f"));
}

static void root_first_then_host(void **state)
{
    struct path_tree t = {.root = in_top("/root")};
    PLACE(p);
    char root[300];
    (void)state;
    snprintf(root, sizeof root, "%s", t.root);
    t.root = root;
    t.root_fd = open(root, O_RDONLY);
    assert_int_equal(walk(&t, "/lib/libc.so", 0, &p), 0);
    assert_true(p.exists);
    assert_string_equal(p.guest, "/lib/libc.so");
    assert_string_equal(host_of(&p), in_top("/root/lib/libc.so"));
    assert_int_equal(walk(&t, "/lib/link", PATH_FOLLOW, &p), 0);
    assert_string_equal(host_of(&p), in_top("/root/lib/libc.so"));
    assert_int_equal(walk(&t, in_top("/host/f"), 0, &p), 0);
    assert_true(p.exists);
    assert_string_equal(host_of(&p), in_top("/host/f"));
    assert_int_equal(walk(&t, "new", 0, &p), 0);
    assert_string_equal(host_of(&p), in_top("/host/new"));
    /* A new file is in the host's directory, if there is one; a file of both layers is that of the root. */
    assert_int_equal(walk(&t, "/only/new", 0, &p), 0);
    assert_false(p.exists);
    assert_string_equal(p.guest, "/only/new");
    assert_string_equal(host_of(&p), in_top("/root/only/new"));
    char both[400], command[500];
    snprintf(both, sizeof both, "%s%s/host/f", root, top);
    snprintf(command, sizeof command, "mkdir -p %s%s/host", root, top);
    assert_int_equal(system(command), 0);
    int fd = open(both, O_CREAT | O_WRONLY, 0600);
    assert_int_equal(walk(&t, "f", 0, &p), 0);
    assert_true(p.exists);
    assert_string_equal(host_of(&p), both);
    assert_int_equal(walk(&t, "new", 0, &p), 0);
    assert_false(p.exists);
    assert_string_equal(host_of(&p), in_top("/host/new"));
    close(fd);
    snprintf(command, sizeof command, "rm -r %s/tmp", root);
    assert_int_equal(system(command), 0);
    assert_int_equal(walk(&t, "f", 0, &p), 0);
    assert_true(p.exists);
    assert_string_equal(host_of(&p), in_top("/host/f"));
    char guest[300];
    path_guest(&t, in_top("/root/lib"), guest, sizeof guest);
    assert_string_equal(guest, "/lib");
    path_guest(&t, in_top("/root"), guest, sizeof guest);
    assert_string_equal(guest, "/");
    close(t.root_fd);
}

static void confined(void **state)
{
    char root[300];
    struct path_tree t = {.root = root, .confined = true};
    PLACE(p);
    (void)state;
    snprintf(root, sizeof root, "%s", in_top("/root"));
    t.root_fd = open(root, O_RDONLY);
    assert_int_equal(path_walk(&t, "/", -1, "/lib/climb", PATH_FOLLOW, &p), 0);
    assert_true(p.exists);
    assert_string_equal(host_of(&p), in_top("/root/etc/conf"));
    assert_int_equal(path_walk(&t, "/", -1, "../../../tmp", 0, &p), 0);
    assert_false(p.exists);
    assert_string_equal(host_of(&p), in_top("/root/tmp"));
    close(t.root_fd);
}

static int provider(void *ctx, const char *guest, struct vnode *out)
{
    (void)ctx;
    if (strncmp(guest, "/virtual", 8))
        return 0;
    *out = (struct vnode){.mode = S_IFDIR | 0555};
    if (strcmp(guest, "/virtual/self") == 0) {
        out->mode = S_IFLNK | 0777;
        strcpy(out->link, "7");
    } else if (strcmp(guest, "/virtual/7/fd") == 0) {
        out->mode = S_IFLNK | 0777;
        out->magic = true;
        strcpy(out->link, "pipe:[1]");
    } else if (strcmp(guest, "/virtual/none") == 0) {
        return -ENOENT;
    }
    return 1;
}

static void virtual_nodes_and_mounts(void **state)
{
    char host[300];
    struct path_mount mount = {.guest = "/memory", .host = host, .fd = -1};
    struct path_tree t = {.provider = provider};
    PLACE(p);
    (void)state;
    assert_int_equal(walk(&t, "/virtual/self/x", 0, &p), 0);
    assert_true(p.exists && p.virtual_node);
    assert_string_equal(p.guest, "/virtual/7/x");
    assert_int_equal(walk(&t, "/virtual/none", 0, &p), 0);
    assert_true(!p.exists && p.virtual_node);
    assert_int_equal(walk(&t, "/virtual/none/x", 0, &p), -ENOENT);
    assert_int_equal(walk(&t, "/virtual/7/fd", PATH_FOLLOW, &p), 0);
    assert_true(p.node.magic);
    assert_int_equal(walk(&t, "/virtual/7/fd", PATH_FOLLOW | PATH_NO_MAGIC, &p), -ELOOP);
    snprintf(host, sizeof host, "%s", in_top("/shm"));
    mount.fd = open(host, O_RDONLY);
    t.mounts = &mount;
    t.mount_count = 1;
    assert_int_equal(walk(&t, "/memory/x", 0, &p), 0);
    assert_string_equal(host_of(&p), in_top("/shm/x"));
    char guest[300];
    path_guest(&t, in_top("/shm/x"), guest, sizeof guest);
    assert_string_equal(guest, "/memory/x");
    close(mount.fd);
}

/* Compares a walk with the one that may resolve the path at once. */
static void same_at_once(const struct path_tree *t, const char *base, const char *path, unsigned flags)
{
    int dir = open(t->root && !strcmp(base, "/") ? t->root : base, O_RDONLY | O_DIRECTORY);
    PLACE(p);
    int err = path_walk(t, base, -1, path, flags, &p);
    for (unsigned i = 0; i < 4; i++) {
        PLACE(q);
        const unsigned how[] = {PATH_FILE_ONLY, PATH_FILE_ONLY | PATH_STAT_ONLY};
        int same = path_walk(t, base, i & 2 ? dir : -1, path, flags | how[i & 1], &q);
        if (err == -ENOENT && !same)
            assert_false(q.exists);
        else
            assert_int_equal(same, err);
        if (same || err)
            continue;
        assert_string_equal(q.guest, p.guest);
        assert_int_equal(q.exists, p.exists);
        assert_int_equal(q.virtual_node, p.virtual_node);
        assert_int_equal(q.directory_wanted, p.directory_wanted);
        assert_string_equal(q.entry, p.entry);
        if (p.exists && !p.virtual_node) {
            assert_int_equal(q.st.st_ino, p.st.st_ino);
            assert_true(q.fd >= 0 || (how[i & 1] & PATH_STAT_ONLY));
            assert_string_equal(q.above, p.above);
            assert_int_equal(q.skip, p.skip);
        }
    }
    if (dir >= 0)
        close(dir);
}

static void whole_paths(void **state)
{
    static const char *const paths[] = {
        "f",          "d/g",         "d//g",    "./d/g",  "././f",    ".",          "d/..",      "d/../f",    "l",           "l/g",
        "dangling",   "round",       "new",     "new/er", "f/x",      "f/",         "d/",        "to/f",      "d/to",        "/lib/link",
        "/lib/climb", "/etc/conf",   "/lib",    "/",      "/host",    "/virtual",   "/memory",   "/memory/x", "/virtual/no", "/tmp",
        "/etc/none",  "lib/libc.so", "/lib/to", "lib/to", "etc/conf", "/virtual/7", "/lib/both", "both"};
    char root[300], shm[300];
    (void)state;
    snprintf(root, sizeof root, "%s", in_top("/root"));
    snprintf(shm, sizeof shm, "%s", in_top("/shm"));
    assert_int_equal(symlink("./d/g", in_top("/host/to")) | symlink("../f", in_top("/host/d/to")), 0);
    assert_int_equal(symlink("libc.so", in_top("/root/lib/to")), 0);
    struct path_mount mount = {.guest = "/memory", .host = shm, .fd = open(shm, O_RDONLY)};
    int root_fd = open(root, O_RDONLY);
    const struct path_tree trees[] = {
        {.provider = provider, .mounts = &mount, .mount_count = 1},
        {.root = root, .root_fd = root_fd, .provider = provider},
        {.root = root, .root_fd = root_fd, .confined = true, .provider = provider, .mounts = &mount, .mount_count = 1},
    };
    for (size_t t = 0; t < sizeof trees / sizeof *trees; t++)
        for (size_t i = 0; i < sizeof paths / sizeof *paths; i++)
            for (unsigned follow = 0; follow <= PATH_FOLLOW; follow += PATH_FOLLOW) {
                if (!trees[t].confined)
                    same_at_once(&trees[t], in_top("/host"), paths[i], follow);
                same_at_once(&trees[t], "/", paths[i], follow);
            }
    close(root_fd);
    close(mount.fd);
}

/* Exchanges a directory and a link that leaves the root, until it is killed. */
static pid_t start_swapping(void)
{
    pid_t pid = fork();
    if (pid)
        return pid;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (;;)
        syscall(SYS_renameat2, AT_FDCWD, in_top("/root/race"), AT_FDCWD, in_top("/root/out"), 2 /* RENAME_EXCHANGE */);
}

static void another_process_swaps_a_directory_and_a_link(void **state)
{
    char root[300];
    struct path_tree t = {.root = root, .confined = true};
    struct stat st;
    unsigned inside = 0;
    (void)state;
    snprintf(root, sizeof root, "%s", in_top("/root"));
    t.root_fd = open(root, O_RDONLY);
    assert_int_equal(mkdir(in_top("/root/race"), 0700) | mkdir(in_top("/root/race/d"), 0700), 0);
    assert_int_equal(mkdir(in_top("/host/d/d"), 0700), 0);
    make_file("/root/race/d/g");
    make_file("/host/d/d/g");
    assert_int_equal(symlink(in_top("/host/d"), in_top("/root/out")), 0);
    assert_int_equal(stat(in_top("/host/d/d/g"), &st), 0);
    pid_t pid = start_swapping();
    for (time_t end = time(NULL) + 2; time(NULL) < end;) {
        PLACE(p);
        if (path_walk(&t, "/", -1, "/race/d/g", PATH_FOLLOW, &p) == 0 && p.exists) {
            assert_int_not_equal(p.st.st_ino, st.st_ino);
            inside++;
        }
        PLACE(file);
        if (path_walk(&t, "/", -1, "/race/d/g", PATH_FOLLOW | PATH_FILE_ONLY, &file) == 0 && file.exists)
            assert_int_not_equal(file.st.st_ino, st.st_ino);
        PLACE(new);
        if (path_walk(&t, "/", -1, "race/d/new", PATH_FOLLOW, &new) == 0 && !new.exists) {
            assert_int_equal(mkdirat(new.dir, new.entry, 0700), 0);
            assert_int_not_equal(access(in_top("/host/d/d/new"), F_OK), 0);
            assert_int_equal(unlinkat(new.dir, new.entry, AT_REMOVEDIR), 0);
        }
    }
    kill(pid, SIGKILL);
    assert_int_equal(waitpid(pid, NULL, 0), pid);
    assert_int_not_equal(inside, 0);
    close(t.root_fd);
}

/* Containers may refuse openat2(2). */
static void refuse_openat2(void)
{
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat2, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {sizeof code / sizeof *code, code};
    assert_int_equal(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), 0);
    assert_int_equal(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plain_names),
        cmocka_unit_test(links),
        cmocka_unit_test(long_names),
        cmocka_unit_test(below_a_directory),
        cmocka_unit_test(root_first_then_host),
        cmocka_unit_test(confined),
        cmocka_unit_test(virtual_nodes_and_mounts),
        cmocka_unit_test(whole_paths),
        cmocka_unit_test(another_process_swaps_a_directory_and_a_link),
    };
    int failed = cmocka_run_group_tests(tests, setup, teardown);
    refuse_openat2();
    return failed + cmocka_run_group_tests(tests, setup, teardown);
}
