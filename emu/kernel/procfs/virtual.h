/*
 * virtual.h - the virtual nodes of /proc, /dev and /sys.
 */
#ifndef PRECIS_EMU_KERNEL_PROCFS_VIRTUAL_H
#define PRECIS_EMU_KERNEL_PROCFS_VIRTUAL_H

#include "emu/kernel/core/thread.h"
#include "emu/kernel/vfs/virtual.h"

/* Writes the contents of a virtual file. p: the process (NULL for machine-wide files). */
typedef void virtual_text(FILE *out, struct kernel *k, struct process *p, struct thread *t);

/* Writes the contents of a file that shows an address space, which is not freed. */
struct mm;
typedef void virtual_memory(FILE *out, struct mm *mm);

/* Handles a write to it. p: as above. 0 or -errno. */
typedef int virtual_store(struct kernel *k, struct process *p, struct thread *t, const char *text);

/* procfiles.c */
virtual_store store_coredump_filter, store_nr_open, store_msg_next_id, store_sem_next_id, store_shm_next_id, store_oom_score_adj,
    store_comm, store_timer_slack, store_lease_break_time, store_suid_dumpable, store_hostname, store_domainname;
virtual_memory proc_maps, proc_smaps, proc_smaps_rollup, proc_environ, proc_auxv;
virtual_text proc_nr_open, proc_coredump_filter, proc_msg_next_id, proc_sem_next_id, proc_shm_next_id, proc_oom_score_adj, proc_timer_slack,
    proc_stat, proc_statm, proc_status, proc_cmdline, proc_comm, proc_personality, proc_stack, proc_syscall, proc_timers,
    proc_suid_dumpable, proc_mounts, proc_mountinfo, proc_limits, proc_io, proc_cgroup, proc_cpuinfo, proc_meminfo, proc_machine_stat,
    proc_uptime, proc_loadavg, proc_version, proc_filesystems, proc_osrelease, proc_ostype, proc_os_version, proc_hostname, proc_domainname,
    proc_lease_break_time, proc_uuid, proc_devices, proc_partitions, proc_sysvipc_msg, proc_sysvipc_sem, proc_sysvipc_shm;
/* proctask.c */
virtual_store store_oom_adj, store_loginuid, store_id_map, store_setgroups, store_refused, store_sched, store_autogroup, store_clear_refs;
virtual_text proc_oom_adj, proc_loginuid, proc_sessionid, proc_id_map, proc_schedstat, proc_sched, proc_autogroup, proc_children;
virtual_memory proc_numa_maps;
/* Returns the priority in the numbers of Linux's scheduler, 0 to 139; real-time policies have those below 100. */
struct task;
enum { REAL_TIME_PRIORITIES = 100 };
int task_priority(const struct task *of);
/* Writes /proc/PID/fdinfo of a descriptor; nothing if it is closed. */
void proc_fdinfo(FILE *out, struct process *p, int fd);
/* procnet.c */
virtual_text proc_net_dev, proc_net_if_inet6, proc_net_route, proc_net_tcp, proc_net_tcp6, proc_net_udp, proc_net_udp6, proc_net_udplite,
    proc_net_udplite6, proc_net_unix;

extern const struct virtual_ops virtual_ops;

#endif
