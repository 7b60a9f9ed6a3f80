/* <nlist.h> of HP-UX. */
#ifndef _NLIST_INCLUDED
#define _NLIST_INCLUDED
struct nlist64 {
    char *n_name, *n_qual;
    unsigned short n_type, n_scope;
    unsigned long n_info;
    unsigned long long n_value;
    unsigned is_elf : 1, is_32 : 1, reserved1 : 30;
    unsigned long long reserved2, reserved3;
};
#ifdef __hppa__
struct nlist {
    char *n_name, *n_qual;
    unsigned short n_type, n_scope;
    unsigned n_info;
    unsigned long n_value;
};
#else
struct nlist {
    char *n_name, *n_qual;
    unsigned short n_type, n_scope;
    unsigned long n_info;
    unsigned long long n_value;
    unsigned is_elf : 1, is_32 : 1, reserved1 : 30;
    unsigned long long reserved2, reserved3;
};
#endif
int nlist(const char *, struct nlist *), nlist64(const char *, struct nlist64 *);
#endif
