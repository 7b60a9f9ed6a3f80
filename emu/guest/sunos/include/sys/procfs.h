/* <sys/procfs.h> of SunOS: what /proc/PID/psinfo has. */
#ifndef _SYS_PROCFS_INCLUDED
#define _SYS_PROCFS_INCLUDED
#include <sys/_timespec.h>
#include <sys/types.h>

#define PRFNSZ         16
#define PRARGSZ        80
#define PRCLSZ         8
#define PRNODEV        ((dev_t)-1)
#define PR_MODEL_ILP32 1
#define PR_MODEL_LP64  2

typedef struct {
    int pr_flag;
    int pr_lwpid;
    uintptr_t pr_addr, pr_wchan;
    char pr_stype, pr_state, pr_sname, pr_nice;
    short pr_syscall;
    char pr_oldpri, pr_cpu;
    int pr_pri;
    unsigned short pr_pctcpu, pr_pad;
    struct timespec pr_start, pr_time;
    char pr_clname[PRCLSZ], pr_name[PRFNSZ];
    int pr_onpro, pr_bindpro, pr_bindpset, pr_lgrp, pr_filler[4];
} lwpsinfo_t;

typedef struct {
    int pr_flag, pr_nlwp;
    pid_t pr_pid, pr_ppid, pr_pgid, pr_sid;
    uid_t pr_uid, pr_euid;
    gid_t pr_gid, pr_egid;
    uintptr_t pr_addr;
    size_t pr_size, pr_rssize, pr_pad1;
    dev_t pr_ttydev;
    unsigned short pr_pctcpu, pr_pctmem;
    struct timespec pr_start, pr_time, pr_ctime;
    char pr_fname[PRFNSZ], pr_psargs[PRARGSZ];
    int pr_wstat, pr_argc;
    uintptr_t pr_argv, pr_envp;
    char pr_dmodel, pr_pad2[3];
    int pr_taskid, pr_projid, pr_nzomb, pr_poolid, pr_zoneid, pr_contract, pr_filler[1];
    lwpsinfo_t pr_lwp;
} psinfo_t;
#endif
