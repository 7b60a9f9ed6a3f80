/* <sys/procfs.h> of SunOS: what the files of /proc have that can be read. */
#ifndef _SYS_PROCFS_INCLUDED
#define _SYS_PROCFS_INCLUDED
#include <signal.h>
#include <sys/_timespec.h>
#include <sys/types.h>
#include <ucontext.h>

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

#if defined __i386__ || defined __x86_64__
#define NPRGREG NGREG
#define R_PC    REG_PC
#define R_SP    REG_SP
typedef greg_t prgreg_t;
typedef struct {
#ifdef __x86_64__
    long __fpu[66] __attribute__((aligned(16)));
#else
    unsigned __fpu[95];
#endif
} prfpregset_t;
#else
enum {
    R_G0,
    R_G1,
    R_G7 = 7,
    R_O0,
    R_O6 = 14,
    R_O7,
    R_L0,
    R_I0 = 24,
    R_I6 = 30,
    R_I7,
    R_PS,
    R_PC,
    R_nPC,
    R_Y,
    R_ASI,
    R_FPRS,
    NPRGREG,
    R_SP = R_O6,
    R_FP = R_I6,
    R_R0 = R_O0,
    R_R1 = R_O0 + 1
};
typedef long prgreg_t;
typedef struct {
    union {
        unsigned pr_regs[32];
#ifdef __LP64__
        double pr_dregs[32];
        long double pr_qregs[16];
#else
        double pr_dregs[16];
#endif
    } pr_fr;
    unsigned long pr_filler, pr_fsr;
    unsigned char pr_qcnt, pr_q_entrysize, pr_en;
#ifdef __LP64__
    char pr_pad[13];
    long pr_q[32];
#else
    double pr_q[32];
#endif
} prfpregset_t;
#endif
typedef prgreg_t prgregset_t[NPRGREG];
typedef struct {
    unsigned word[4];
} fltset_t;
typedef struct {
    unsigned word[16];
} sysset_t;

#define PRSYSARGS     8
#define PR_STOPPED    0x1
#define PR_ISTOP      0x2
#define PR_DSTOP      0x4
#define PR_STEP       0x8
#define PR_ASLEEP     0x10
#define PR_PCINVAL    0x20
#define PR_DETACH     0x100
#define PR_DAEMON     0x200
#define PR_ISSYS      0x1000
#define PR_VFORKP     0x2000
#define PR_ORPHAN     0x4000
#define PR_MSACCT     0x1000000
#define PR_JOBCONTROL 5
#define PR_SUSPENDED  7

typedef struct {
    int pr_flags;
    int pr_lwpid;
    short pr_why, pr_what, pr_cursig, pr_pad1;
    siginfo_t pr_info;
    sigset_t pr_lwppend, pr_lwphold;
    struct sigaction pr_action;
    stack_t pr_altstack;
    uintptr_t pr_oldcontext;
    short pr_syscall, pr_nsysarg;
    int pr_errno;
    long pr_sysarg[PRSYSARGS], pr_rval1, pr_rval2;
    char pr_clname[PRCLSZ];
    struct timespec pr_tstamp, pr_utime, pr_stime;
    int pr_filler[11 - 2 * sizeof(struct timespec) / sizeof(int)];
    int pr_errpriv;
    uintptr_t pr_ustack;
    unsigned long pr_instr;
    prgregset_t pr_reg;
    prfpregset_t pr_fpreg;
} lwpstatus_t;

typedef struct {
    int pr_flags, pr_nlwp;
    pid_t pr_pid, pr_ppid, pr_pgid, pr_sid;
    int pr_aslwpid, pr_agentid;
    sigset_t pr_sigpend;
    uintptr_t pr_brkbase;
    size_t pr_brksize;
    uintptr_t pr_stkbase;
    size_t pr_stksize;
    struct timespec pr_utime, pr_stime, pr_cutime, pr_cstime;
    sigset_t pr_sigtrace;
    fltset_t pr_flttrace;
    sysset_t pr_sysentry, pr_sysexit;
    char pr_dmodel, pr_pad[3];
    int pr_taskid, pr_projid, pr_nzomb, pr_zoneid, pr_filler[15];
    lwpstatus_t pr_lwp;
} pstatus_t;

typedef struct {
    int pr_lwpid, pr_count;
    struct timespec pr_tstamp, pr_create, pr_term, pr_rtime, pr_utime, pr_stime, pr_ttime, pr_tftime, pr_dftime, pr_kftime, pr_ltime,
        pr_slptime, pr_wtime, pr_stoptime, filltime[6];
    unsigned long pr_minf, pr_majf, pr_nswap, pr_inblk, pr_oublk, pr_msnd, pr_mrcv, pr_sigs, pr_vctx, pr_ictx, pr_sysc, pr_ioch, filler[10];
} prusage_t;

#define prismember(set, n) ((unsigned)((n)-1) < 8 * sizeof *(set) && (((unsigned *)(set))[((n)-1) / 32] & 1u << ((n)-1) % 32) != 0)
#endif
