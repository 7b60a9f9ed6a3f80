/* <mntent.h> of HP-UX. */
#ifndef _MNTENT_INCLUDED
#define _MNTENT_INCLUDED
#include <stdio.h>

#define MNTTAB        "/etc/mnttab"
#define MNT_CHECKLIST "/etc/fstab"
#define MNTMAXSTR     128

struct mntent {
    char *mnt_fsname, *mnt_dir, *mnt_type, *mnt_opts;
    int mnt_freq, mnt_passno;
    long mnt_time;
    int mnt_cnode;
};

int endmntent(FILE *);
struct mntent *getmntent(FILE *);
char *hasmntopt(const struct mntent *, const char *);
FILE *setmntent(const char *, const char *);
#endif
