/*
 * machine.h - what 4.3BSD keeps for the whole machine: the accounting file, the loopback interface's settings, routes, addresses of ARP.
 */
#ifndef PRECIS_EMU_KERNEL_BSD43_MACHINE_H
#define PRECIS_EMU_KERNEL_BSD43_MACHINE_H

#include <stdbool.h>
#include <stdint.h>

#include "emu/kernel/core/machine.h"

struct file;

enum { BSD43_ROUTES = 64, BSD43_ARPS = 95 /* ARPTAB_SIZE */, BSD43_SOCKADDR = 16 };

struct bsd43_route {
    uint8_t destination[BSD43_SOCKADDR], gateway[BSD43_SOCKADDR];
    unsigned flags; /* RTF_; 0: free */
};

struct bsd43_arp {
    uint32_t ip;
    uint8_t address[6];
    unsigned flags; /* ATF_; 0: free */
};

struct bsd43_machine {
    struct system_state head;
    struct file *accounting; /* of acct(2), or NULL */
    uint32_t lo_address, lo_netmask;
    unsigned lo_flags, lo_metric;
    struct bsd43_route routes[BSD43_ROUTES];
    struct bsd43_arp arps[BSD43_ARPS];
};

/* Returns the machine's state, which is made at first; NULL without memory. */
struct bsd43_machine *bsd43_machine_of(struct kernel *k);
/* struct system's process_ends: writes the record of accounting. */
void bsd43_process_ends(struct process *p);

#endif
