/* Conversion of addresses between guest memory and struct address. */
#include "emu/kernel/core/guest.h"
#include "emu/kernel/core/thread.h"
#include "emu/kernel/net/sock.h"
#include "emu/kernel/net/sockcalls.h"
#include "emu/kernel/vfs/abi.h"
#include "emu/mem/charge.h"

#include <stdlib.h>
#include <string.h>

int family_to_host(struct thread *t, int64_t guest)
{
    const unsigned inet6 = fs_abi_of(t)->af_inet6;

    return !inet6 ? (int)guest : guest == inet6 ? AF_INET6 : guest == AF_INET6 ? -1 : (int)guest;
}

static int64_t family_to_guest(struct thread *t, int host)
{
    const unsigned inet6 = fs_abi_of(t)->af_inet6;

    return inet6 && host == AF_INET6 ? (int64_t)inet6 : host;
}

int address_get(struct thread *t, uint64_t va, int64_t len, struct address *out)
{
    int64_t family = 0, scope;
    *out = (struct address){0};
    if (len < 0 || len > (int64_t)sizeof out->bytes)
        return -EINVAL;
    if (!len)
        return 0;
    if (copy_in(t, out->bytes, va, len))
        return -EFAULT;
    out->len = (socklen_t)len;
    if (len >= 2)
        unpack_struct(t->p->abi, false, "H", out->bytes, &family);
    family = family_to_host(t, family);
    out->sa.sa_family = (sa_family_t)family;
    if (family == AF_INET6 && len >= 28) {
        unpack_struct(t->p->abi, false, "I", out->bytes + 24, &scope);
        out->in6.sin6_scope_id = (uint32_t)scope;
    }
    return 0;
}

int64_t address_put_sized(struct thread *t, uint64_t va, uint64_t room, const struct address *a)
{
    struct address g = *a;
    int64_t family = family_to_guest(t, a->sa.sa_family), scope = a->in6.sin6_scope_id;
    if (a->len >= 2)
        pack_struct(t->p->abi, false, "H", &family, g.bytes);
    if (a->sa.sa_family == AF_INET6)
        pack_struct(t->p->abi, false, "I", &scope, g.bytes + 24);
    if (copy_out(t, va, g.bytes, a->len < room ? a->len : room))
        return -EFAULT;
    return a->len;
}

int address_put(struct thread *t, uint64_t va, uint64_t len_va, const struct address *a)
{
    uint32_t room;
    if (!va)
        return 0;
    if (get_u32(t, len_va, &room))
        return -EFAULT;
    if ((int32_t)room < 0)
        return -EINVAL;
    int64_t full = address_put_sized(t, va, room, a);
    return full < 0 ? (int)full : put_u32(t, len_va, (uint32_t)full);
}

struct address name_of(const struct socket *s, const struct address *a)
{
    struct address n = *a;
    if (!n.len) {
        n.len = s->family == AF_UNIX ? 2 : s->family == AF_INET ? 16 : s->family == AF_INET6 ? 28 : 12;
        n.sa.sa_family = (sa_family_t)s->family;
    }
    return n;
}

int call_address(struct thread *t, uint64_t va, int len, struct address *out)
{
    if (t->call.data) {
        *out = *(const struct address *)t->call.data;
        return 0;
    }
    return address_get(t, va, len, out);
}

int64_t keep_address(struct thread *t, const struct address *a, int64_t result)
{
    if (result != SYS_BLOCK || t->call.data)
        return result;
    struct address *kept = mem_new(t->k->memory, sizeof *kept);
    if (!kept)
        return -ENOMEM;
    *kept = *a;
    call_keep(t, kept, NULL);
    return result;
}
