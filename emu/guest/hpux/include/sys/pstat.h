/* <sys/pstat.h> of HP-UX: the first members of the structures; a caller passes the size that it knows. */
#ifndef _SYS_PSTAT_INCLUDED
#define _SYS_PSTAT_INCLUDED
#include <stddef.h>

#define PSTAT_PROC           1
#define PSTAT_STATIC         2
#define PSTAT_DYNAMIC        3
#define PSTAT_PROCESSOR      10
#define PSTAT_GETCOMMANDLINE 34
#define PST_CLEN             64
#define PST_UCOMMLEN         15
#define PST_MAX_CPUSTATES    15
#define PS_SLEEP             1
#define PS_RUN               2
#define PS_STOP              3
#define PS_ZOMBIE            4

struct psdev {
    long psd_major, psd_minor;
};
struct pst_static {
    long max_proc;
    struct psdev console;
    long boot_time, physical_memory, page_size, cpu_states, pst_status_size, pst_static_size, pst_dynamic_size, pst_vminfo_size,
        command_length, pst_processor_size;
};
struct pst_dynamic {
    long psd_proc_cnt, psd_max_proc_cnt, psd_last_pid, psd_rq, psd_dw, psd_pw, psd_sl, psd_sw, psd_vm, psd_avm, psd_rm, psd_arm, psd_vmtxt,
        psd_avmtxt, psd_rmtxt, psd_armtxt, psd_free;
    double psd_avg_1_min, psd_avg_5_min, psd_avg_15_min;
    long psd_cpu_time[PST_MAX_CPUSTATES];
};
struct pst_processor {
    unsigned long psp_idx, psp_counts[23], psp_coprocessor[2], psp_iticksperclktick;
};
struct pst_status {
    long pst_idx, pst_uid, pst_pid, pst_ppid, pst_dsize, pst_tsize, pst_ssize, pst_nice;
    struct psdev pst_term;
    long pst_pgrp, pst_pri, pst_addr, pst_cpu, pst_utime, pst_stime, pst_start, pst_flag, pst_stat, pst_wchan, pst_procnum;
    char pst_cmd[PST_CLEN];
    long pst_time, pst_cpticks, pst_cptickstotal, pst_fss;
    float pst_pctcpu;
    long pst_rssize, pst_suid;
    char pst_ucomm[PST_UCOMMLEN];
};
union pstun {
    struct pst_static *pst_static;
    struct pst_dynamic *pst_dynamic;
    struct pst_processor *pst_processor;
    struct pst_status *pst_status;
    char *pst_command;
};

int pstat(int, union pstun, size_t, size_t, int);
int pstat_getcommandline(char *, size_t, size_t, int);
int pstat_getdynamic(struct pst_dynamic *, size_t, size_t, int);
int pstat_getproc(struct pst_status *, size_t, size_t, int);
int pstat_getprocessor(struct pst_processor *, size_t, size_t, int);
int pstat_getstatic(struct pst_static *, size_t, size_t, int);
#endif
