/*
 * qemu.t.c - runs random instruction streams on precis and on qemu-hppa, and compares all state.
 *
 *     hppa_qemu_test [-j] [-c] [-s SEED] [-n STREAMS] [-l LENGTH] [arith|shift|memory|branch|fp|mixed|numbers|pairs]...
 *
 * qemu-hppa runs a program of one page, with its GDB stub on a socket. A stream of random instructions is written to both
 * machines, all registers are set, and both run to the BREAK at the end (or to a trap, or, for branches, for a number of
 * single steps). Registers and memory must then be equal. If they differ, the test finds and prints the first instruction
 * after which they do. -j: with the host translator; -c: only lists the
 * instructions in the streams. Exit status 77 (skipped) if qemu-hppa is missing.
 *
 * Not compared, because qemu 7.2 has them wrong: docs/isa-hppa.md, "Against qemu-hppa".
 */
#include "isa/hppa/hppa.h"
#include "isa/hppa/insn.h"
#include <elf.h>
#include <endian.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    START = 0x10000, /* the program in the file */
    PAGE = 0x1000,
    DATA = 0x20000,
    DATA_SIZE = 0x4000, /* base registers point to its middle */
    CODE = 0x100000,    /* qemu does not write to pages that it has translated: each run gets a new one */
    END = CODE + 0x4000000,
    REGS = 128, /* in the GDB protocol, 32 bits each */
    BREAK = 0,  /* "break 0,0" */
    MAX_LENGTH = 256,
};
enum { R_PSW = 0, R_SAR = 32, R_FRONT = 33, R_BACK = 35, R_FP = 64 };
/* Only the first of the carries: qemu 7.2 packs the others wrongly for GDB. DCOR exposes all of them. */
enum { COMPARED_PSW = 0x8000 | HPPA_PSW_V | HPPA_PSW_N };

struct state {
    uint32_t reg[REGS];
    uint8_t data[DATA_SIZE];
};

/* ---- random numbers -------------------------------------------------------------------------- */

static uint64_t seed = 1;

static uint32_t random32(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)(seed >> 16);
}

static uint32_t below(uint32_t n)
{
    return random32() % n;
}

/* Edge values are more frequent than in a uniform distribution. */
static uint32_t random_value(void)
{
    static const uint32_t edges[] = {0, 1, 0xffffffff, 0x80000000, 0x7fffffff, 0x55555555, 0x99999999, 0x00ff00ff};

    return below(4) ? random32() : edges[below(8)] + (below(3) ? 0 : below(3) - 1);
}

/* ---- the GDB remote protocol ----------------------------------------------------------------- */

static int remote = -1;
static pid_t qemu_pid;

static void die(const char *what)
{
    fprintf(stderr, "hppa_qemu_test: %s\n", what);
    exit(1);
}

static int get_byte(void)
{
    static unsigned char buffer[65536];
    static ssize_t have, at;

    if (at == have) {
        have = read(remote, buffer, sizeof buffer);
        at = 0;
        if (have <= 0)
            die("qemu-hppa went away");
    }
    return buffer[at++];
}

static void send_packet(const char *body)
{
    static char packet[2 * 65536];
    unsigned char sum = 0;

    for (const char *p = body; *p; p++)
        sum += (unsigned char)*p;
    int n = snprintf(packet, sizeof packet, "$%s#%02x", body, sum);
    if (write(remote, packet, (size_t)n) != n)
        die("cannot write to qemu-hppa");
}

static const char *receive_packet(void)
{
    static char body[2 * 65536];
    size_t n = 0;
    int c;

    while (get_byte() != '$')
        ;
    while ((c = get_byte()) != '#' && n + 1 < sizeof body)
        body[n++] = (char)c;
    body[n] = 0;
    get_byte();
    get_byte();
    if (write(remote, "+", 1) != 1)
        die("cannot write to qemu-hppa");
    return body;
}

static const char *request(const char *body)
{
    send_packet(body);
    return receive_packet();
}

static char *put_hex(char *to, const void *from, size_t n)
{
    const uint8_t *p = from;

    for (size_t i = 0; i < n; i++)
        to += sprintf(to, "%02x", p[i]);
    return to;
}

static void get_hex(const char *from, uint8_t *to, size_t n)
{
    static const char digits[] = "0123456789abcdef";

    for (size_t i = 0; i < n; i++)
        to[i] = (uint8_t)((strchr(digits, from[2 * i]) - digits) << 4 | (strchr(digits, from[2 * i + 1]) - digits));
}

/* ---- qemu ------------------------------------------------------------------------------------ */

static void qemu_write(uint32_t addr, const void *bytes, size_t n)
{
    static char body[65536];

    for (size_t at = 0; at < n; at += 1024) {
        size_t part = n - at < 1024 ? n - at : 1024;
        int head = sprintf(body, "M%x,%zx:", (unsigned)(addr + at), part);
        put_hex(body + head, (const uint8_t *)bytes + at, part);
        if (strcmp(request(body), "OK"))
            die("qemu-hppa refuses a memory write");
    }
}

static void qemu_read(uint32_t addr, void *bytes, size_t n)
{
    char body[64];

    for (size_t at = 0; at < n; at += 1024) {
        sprintf(body, "m%x,400", (unsigned)(addr + at));
        get_hex(request(body), (uint8_t *)bytes + at, 1024);
    }
}

static void qemu_set(const struct state *s)
{
    static char body[REGS * 8 + 2] = "G";
    uint32_t reg[REGS];

    for (unsigned n = 0; n < REGS; n++)
        reg[n] = htobe32(s->reg[n]);
    put_hex(body + 1, reg, sizeof reg);
    if (strcmp(request(body), "OK"))
        die("qemu-hppa refuses registers");
}

static void qemu_get(struct state *s)
{
    get_hex(request("g"), (uint8_t *)s->reg, sizeof s->reg);
    for (unsigned n = 0; n < REGS; n++)
        s->reg[n] = be32toh(s->reg[n]);
}

static void write_program(const char *path)
{
    struct {
        Elf32_Ehdr e;
        Elf32_Phdr p;
        uint8_t rest[PAGE - sizeof(Elf32_Ehdr) - sizeof(Elf32_Phdr)]; /* qemu requires a minimum file size */
    } file = {
        .e = {.e_ident = {0x7f, 'E', 'L', 'F', ELFCLASS32, ELFDATA2MSB, EV_CURRENT, ELFOSABI_LINUX},
              .e_type = htobe16(ET_EXEC),
              .e_machine = htobe16(EM_PARISC),
              .e_version = htobe32(EV_CURRENT),
              .e_entry = htobe32(START),
              .e_phoff = htobe32(sizeof(Elf32_Ehdr)),
              .e_flags = htobe32(0x210),
              .e_ehsize = htobe16(sizeof(Elf32_Ehdr)),
              .e_phentsize = htobe16(sizeof(Elf32_Phdr)),
              .e_phnum = htobe16(1)},
        .p = {.p_type = htobe32(PT_LOAD),
              .p_vaddr = htobe32(START),
              .p_paddr = htobe32(START),
              .p_memsz = htobe32(END - START),
              .p_flags = htobe32(PF_R | PF_W | PF_X),
              .p_align = htobe32(0x1000)},
    };
    FILE *f = fopen(path, "wb");

    file.p.p_filesz = htobe32(sizeof file);
    if (!f || fwrite(&file, sizeof file, 1, f) != 1 || fclose(f) || chmod(path, 0700))
        die("cannot write the guest program");
}

static char directory[] = "/tmp/hppa-qemu-XXXXXX";

static void stop_qemu(void)
{
    char path[64];

    if (qemu_pid > 0) {
        kill(qemu_pid, SIGKILL);
        waitpid(qemu_pid, NULL, 0);
    }
    snprintf(path, sizeof path, "%s/guest", directory);
    unlink(path);
    snprintf(path, sizeof path, "%s/gdb", directory);
    unlink(path);
    rmdir(directory);
}

static void start_qemu(void)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    char guest[64];

    if (system("command -v qemu-hppa >/dev/null 2>&1") != 0) {
        puts("no qemu-hppa here: skipped");
        exit(77);
    }
    if (!mkdtemp(directory))
        die("cannot make a directory in /tmp");
    snprintf(guest, sizeof guest, "%s/guest", directory);
    snprintf(address.sun_path, sizeof address.sun_path, "%s/gdb", directory);
    write_program(guest);
    atexit(stop_qemu);
    qemu_pid = fork();
    if (qemu_pid == 0) {
        if (!freopen("/dev/null", "w", stderr)) /* qemu reports every trap */
            _exit(127);
        execlp("qemu-hppa", "qemu-hppa", "-g", address.sun_path, guest, (char *)NULL);
        _exit(127);
    }
    for (int tries = 0; tries < 500; tries++) {
        remote = socket(AF_UNIX, SOCK_STREAM, 0);
        if (connect(remote, (struct sockaddr *)&address, sizeof address) == 0) {
            request("?");
            return;
        }
        close(remote);
        usleep(20000);
    }
    die("qemu-hppa does not listen");
}

/* ---- precis ---------------------------------------------------------------------------------- */

static struct space *space;
static struct cpu *cpu;
static int reg_of[REGS]; /* by GDB's register number: index in precis, or -1 */

static void start_precis(enum cpu_engine engine)
{
    space = space_new(&hppa_isa.space);
    cpu = space ? cpu_new(&hppa_isa, space) : NULL;
    if (!cpu || space_map(space, START, END - START, MEM_R | MEM_W | MEM_X, 0, NULL))
        die("no memory");
    if (!cpu_set_engine(cpu, engine))
        exit(77);
    memset(reg_of, -1, sizeof reg_of);
    for (unsigned i = 0; i < hppa_isa.nregs; i++)
        if (hppa_isa.regs[i].gdb >= 0)
            reg_of[hppa_isa.regs[i].gdb] = (int)i;
}

static void precis_set(const struct state *s)
{
    for (unsigned n = 0; n < REGS; n++)
        if (reg_of[n] >= 0 && !(n > R_BACK && n < R_FP && n != 60) && n != R_FRONT + 1 && n != R_BACK + 1)
            cpu_reg_set(cpu, reg_of[n], s->reg[n]);
    cpu_reg_set(cpu, reg_of[R_FRONT], s->reg[R_FRONT]);
    cpu_reg_set(cpu, reg_of[R_BACK], s->reg[R_BACK]);
}

static void precis_get(struct state *s)
{
    for (unsigned n = 0; n < REGS; n++)
        s->reg[n] = reg_of[n] >= 0 ? (uint32_t)cpu_reg_get(cpu, reg_of[n]) : 0;
}

/* ---- running streams -------------------------------------------------------------------------- */

struct stream {
    unsigned length;
    uint32_t word[MAX_LENGTH + 4];
    struct state start;
    unsigned steps; /* single steps; 0 if run to the BREAK */
};

static uint32_t page = CODE; /* for the next run */

static uint32_t qemu_word(uint32_t word); /* the word that qemu executes in its place */

static void write_code(const struct stream *s, unsigned length)
{
    uint32_t code[MAX_LENGTH + 8] = {0};

    if (page == END)
        die("this is the most that one run can do; take another seed for more");

    for (unsigned n = 0; n < length + 4; n++)
        code[n] = htobe32(n < length ? s->word[n] : BREAK);
    mem_write(space, page, code, (length + 4) * 4);
    for (unsigned n = 0; n < length; n++)
        code[n] = htobe32(qemu_word(s->word[n]));
    qemu_write(page, code, (length + 4) * 4);
}

/* Single-step qemu, which steps over a delay slot that it knows to be nullified, unlike precis. Returns false on a trap. */
static bool step_both(void)
{
    static struct state q;
    struct cpu_stop why;

    if (strncmp(request("s"), "T05", 3)) {
        cpu_run(cpu, 1, &why);
        return false;
    }
    qemu_get(&q);
    cpu_run(cpu, 1, &why);
    bool nullified = cpu_reg_get(cpu, reg_of[R_PSW]) & HPPA_PSW_N, stands_there = q.reg[R_PSW] & HPPA_PSW_N;
    if (nullified && !stands_there)
        cpu_run(cpu, 1, &why);
    return why.reason == CPU_BUDGET;
}

/* Run both from the start state over the first `length` words (or for `steps` steps). */
static void run_both(const struct stream *s, unsigned length, unsigned steps, struct state *q, struct state *p)
{
    struct state start = s->start;
    struct cpu_stop why;

    write_code(s, length);
    for (unsigned n = 0; n < REGS; n++) /* addresses in the stream */
        if (start.reg[n] >= CODE && start.reg[n] < CODE + PAGE)
            start.reg[n] += page - CODE;
    page += PAGE;
    qemu_write(DATA, s->start.data, DATA_SIZE);
    mem_write(space, DATA, s->start.data, DATA_SIZE);
    qemu_set(&start);
    precis_set(&start);
    if (s->steps) {
        for (unsigned n = 0; n < steps && step_both(); n++)
            ;
    } else {
        request("c");
        cpu_run(cpu, 100000, &why);
    }
    qemu_get(q);
    precis_get(p);
    qemu_read(DATA, q->data, DATA_SIZE);
    mem_read(space, DATA, p->data, DATA_SIZE);
}

static bool compared(unsigned n)
{
    return (n < R_BACK + 1 && n != R_FRONT + 1 && n != R_BACK + 1) || n == 60 || (n >= R_FP && n != R_FP + 1);
}

static uint32_t visible(const struct state *s, unsigned n)
{
    return n == R_PSW ? s->reg[n] & COMPARED_PSW : n == R_SAR ? s->reg[n] & 31 : s->reg[n];
}

static bool equal(const struct state *q, const struct state *p)
{
    for (unsigned n = 0; n < REGS; n++)
        if (compared(n) && visible(q, n) != visible(p, n))
            return false;
    return !memcmp(q->data, p->data, DATA_SIZE);
}

static void show(const struct stream *s, unsigned length, unsigned steps)
{
    struct state q, p;
    char text[128];

    run_both(s, length, steps, &q, &p);
    printf("after %u instructions of seed's stream:\n", s->steps ? steps : length);
    for (unsigned n = 0; n < length; n++) {
        hppa_disassemble(s->word[n], CODE + 4 * n, text, sizeof text);
        if (n + 3 >= length || s->steps)
            printf("  %05x  %08x  %s\n", CODE + 4 * n, s->word[n], text);
    }
    for (unsigned n = 0; n < REGS; n++)
        if (compared(n) && visible(&q, n) != visible(&p, n))
            printf("  %-10s start %08x  qemu %08x  precis %08x\n", hppa_isa.regs[reg_of[n]].name, s->start.reg[n], visible(&q, n),
                   visible(&p, n));
    for (unsigned n = 0; n < DATA_SIZE; n++)
        if (q.data[n] != p.data[n])
            printf("  [%05x] start %02x qemu %02x precis %02x\n", DATA + n, s->start.data[n], q.data[n], p.data[n]);
    for (unsigned n = 1; n < R_FRONT + 3; n++)
        if (n < 33)
            printf("%s%s=%08x", n % 8 == 1 ? "\n    " : " ", hppa_isa.regs[reg_of[n]].name, s->start.reg[n]);
    printf(" psw=%08x\n", s->start.reg[R_PSW]);
}

/* Returns whether the runs are equal. Otherwise prints the shortest prefix that differs. */
static bool check(const struct stream *s)
{
    struct state q, p;

    run_both(s, s->length, s->steps, &q, &p);
    if (equal(&q, &p))
        return true;
    for (unsigned n = 1; n <= (s->steps ? s->steps : s->length); n++) {
        unsigned length = s->steps ? s->length : n, steps = s->steps ? n : 0;
        run_both(s, length, steps, &q, &p);
        if (!equal(&q, &p)) {
            show(s, length, steps);
            return false;
        }
    }
    printf("a stream of %u differs, but none of its beginnings\n", s->length);
    return false;
}

/* ---- random instructions ----------------------------------------------------------------------- */

static uint32_t set_field(const struct hppa_insn *i, uint32_t word, char letter, uint32_t value)
{
    return (uint32_t)pattern_set_field(&i->bits, letter, word, value);
}

static uint32_t random_word(const struct hppa_insn *i)
{
    return (uint32_t)i->bits.match | (random32() & ~(uint32_t)i->bits.mask);
}

static bool has(const struct hppa_insn *i, char letter)
{
    return pattern_width(&i->bits, letter) != 0;
}

static bool is_64_bit(const struct hppa_insn *i)
{
    return strstr(i->text, "cD") || strstr(i->text, "fcD") || strstr(i->text, "cmpib64") || !strncmp(i->name, "ldd", 3) ||
           !strncmp(i->name, "std", 3) || !strncmp(i->name, "ldcd", 4) || !strncmp(i->name, "stdby", 5);
}

static bool named(const struct hppa_insn *i, const char *list)
{
    char padded[32];

    snprintf(padded, sizeof padded, " %s ", i->semantics_name);
    return strstr(list, padded);
}

/* Instructions in which qemu 7.2 deviates from the manual, or that the manual leaves undefined: docs/isa-hppa.md. */
static bool known_wrong(const struct hppa_insn *i, uint32_t word)
{
    unsigned c = word >> 13 & 7;

    if (strstr(i->name, ",t") && (word >> 12 & 15) == 0) /* qemu traps even when nullified */
        return true;
    if (named(i, " shladd shladd_l "))
        return c >= 2 && c != 7; /* overflow of the shift */
    if (named(i, " ds "))        /* the target overwrites the divisor before V is computed from it */
        return (word & 31) == (word >> 21 & 31);
    if (named(i, " uxor "))
        return c >= 4 || c == 1;
    if (named(i, " uaddcm uaddcm_tc "))
        return c == 1 || c == 5;
    if (named(i, " extrw ")) /* a field that begins to the left of the register */
        return 32 - (word & 31) > (word >> 5 & 31) + 1;
    return named(i, " and andcm or xor ") && c >= 4 && c != 7; /* reserved conditions */
}

typedef bool chooser(const struct hppa_insn *i);

static bool is_arith(const struct hppa_insn *i)
{
    return i->timing == HPPA_CLASS_ALU && !named(i, " mfctl_w shladd_tsv dcor dcor_i ");
}

static bool is_shift(const struct hppa_insn *i)
{
    return i->timing == HPPA_CLASS_SHIFT || named(i, " mtsar ");
}

static bool is_memory(const struct hppa_insn *i)
{
    return (i->timing == HPPA_CLASS_LOAD || i->timing == HPPA_CLASS_STORE || i->timing == HPPA_CLASS_FLOAD ||
            i->timing == HPPA_CLASS_FSTORE) &&
           !named(i, " privileged ");
}

static bool is_branch(const struct hppa_insn *i)
{
    return i->timing == HPPA_CLASS_BRANCH && !named(i, " gate nop bve_l ") && strcmp(i->name, "b,l,push") != 0;
}

static bool is_fp(const struct hppa_insn *i)
{
    return i->timing >= HPPA_CLASS_FCPY && i->timing <= HPPA_CLASS_FTEST && i->timing != HPPA_CLASS_FMPYADD &&
           !named(i, " frem fcnv fcnvff fcnvfx fcnvfxt fmpyfadd fmpynfadd "); /* all but the first differ in NaNs */
}

static bool is_pair(const struct hppa_insn *i)
{
    return i->timing == HPPA_CLASS_FMPYADD;
}

/* Compared without NaNs. qemu 7.2 does not implement frem. */
static bool differs_in_nans(const struct hppa_insn *i)
{
    return named(i, " fcnv fcnvff fcnvfx fcnvfxt fmpyfadd fmpynfadd ");
}

static const struct hppa_insn *choose(chooser *wanted)
{
    size_t count;
    const struct hppa_insn *all = hppa_insns(&count), *i;

    do
        i = &all[below((uint32_t)count)];
    while (!wanted(i) || is_64_bit(i));
    return i;
}

/* fmpyadd and fmpysub: neither operation may use the other's result. */
static uint32_t two_operations(const struct hppa_insn *i, uint32_t word)
{
    for (const char *l = "abt"; *l; l++)
        word = set_field(i, word, *l, 4 + below(14));
    for (const char *l = "vx"; *l; l++)
        word = set_field(i, word, *l, 18 + below(14));
    return word;
}

/* qemu 7.2 takes doubles where the size bit says single, and the other way round. */
static uint32_t qemu_word(uint32_t word)
{
    const struct hppa_insn *i = hppa_decode(word, NULL);

    return i && named(i, " fmpyadd fmpysub ") ? word ^ 0x20 : word;
}

/* Single and double formats, registers from fr4 on, and no halves where there are none: qemu implements no more. */
static uint32_t tame_fp(const struct hppa_insn *i, uint32_t word)
{
    bool dbl = below(2);

    for (const char *l = "abt"; *l; l++)
        if (has(i, *l))
            word = set_field(i, word, *l, 4 + below(28));
    word = set_field(i, set_field(i, word, 'f', dbl), 'x', !strcmp(i->name, "fcnvff") ? !dbl : below(2));
    if (!strcmp(i->name, "fcnvff,r"))
        word = set_field(i, word, 'x', !dbl);
    for (const char *l = "ghjy"; *l; l++)
        if (has(i, *l) && i->timing != HPPA_CLASS_FTEST)
            word = set_field(i, word, *l, !dbl && *l != 'y' && strncmp(i->name, "fcnv", 4) ? below(2) : 0);
    if (named(i, " xmpyu "))
        word &= ~0x840u; /* reserved: the format, and the half of a doubleword target */
    if (named(i, " fcmp "))
        word &= ~0x40u;
    if (named(i, " fneg fnegabs "))
        word &= ~0x1000u;
    if (!strcmp(i->name, "ftest,")) {
        static const uint8_t conditions[] = {1, 5, 9, 13, 17}; /* qemu 7.2 has rej and rej8 wrong */
        word = set_field(i, word, 'c', conditions[below(5)]);
    }
    return word;
}

static uint32_t compute_word(chooser *wanted)
{
    for (;;) {
        const struct hppa_insn *i = choose(wanted);
        uint32_t word = random_word(i);
        if (wanted == is_fp)
            return tame_fp(i, word);
        if (has(i, 'd'))
            word = set_field(i, word, 'd', 0);
        if (has(i, 'c') && below(2) && !strstr(i->name, ",t")) /* few nullifications, so that most instructions execute */
            word = set_field(i, word, 'c', 0);
        if (!known_wrong(i, word) && hppa_decode(word, NULL) == i)
            return word;
    }
}

/* Halves of registers for singles only. */
static uint32_t fused_fp(const struct hppa_insn *i, uint32_t word)
{
    bool dbl = below(2);

    word = set_field(i, set_field(i, word, 'x', 16 + below(16)), 'f', dbl);
    for (const char *l = "ghjy"; *l; l++)
        word = dbl ? set_field(i, word, *l, 0) : word;
    return word;
}

/* Sources from fr16 on, which are no NaNs; targets below. */
static uint32_t number_word(void)
{
    for (;;) {
        const struct hppa_insn *i = choose(differs_in_nans);
        uint32_t word = random_word(i);
        bool fused = named(i, " fmpyfadd fmpynfadd ");
        if (fused)
            word = fused_fp(i, word);
        else
            word = tame_fp(i, word);
        for (const char *l = "ab"; *l; l++)
            if (has(i, *l))
                word = set_field(i, word, *l, 16 + below(16));
        word = set_field(i, word, 't', 4 + below(12));
        if (has(i, 'e')) /* the unsigned conversions */
            word = set_field(i, word, 'e', 5 + below(3));
        if (!strcmp(i->name, "fcnv"))
            word &= ~0x80u; /* reserved */
        if (hppa_decode(word, NULL) == i)
            return word;
    }
}

/* Position of a long displacement: 14 bits; 12 for fp words and LDW,MA; 11 for doublewords. */
static uint32_t displacement_mask(const struct hppa_insn *i)
{
    unsigned opcode = i->bits.match >> 26 & ~8u; /* of a load; a store's is 8 higher */

    return opcode == 0x14 ? 0x3ff1 : opcode == 0x16 || opcode == 0x17 ? 0x3ff9 : 0x3fff;
}

/* Bases r20 to r23, indexes r24 and r25; other registers are targets. */
static uint32_t memory_word(void)
{
    for (;;) {
        const struct hppa_insn *i = choose(is_memory);
        uint32_t word = random_word(i);
        bool long_form = strstr(i->text, "{disp");
        unsigned t = below(20);
        int disp = ((int)below(64) - 32) * 8;
        word = set_field(i, word, 'b', 20 + below(4));
        word = set_field(i, word, 's', 0);
        if (i->timing == HPPA_CLASS_LOAD)
            word = set_field(i, word, 't', t);
        if (has(i, 'a') && strchr(i->name, 'x'))
            word = set_field(i, word, 'a', 24 + below(2));
        if (long_form) /* the displacement's bits are shifted by one, its sign is last */
            word = (word & ~displacement_mask(i)) | ((uint32_t)disp & 0x1fff) << 1 | (disp < 0);
        else if (has(i, 'i')) /* also a multiple of 8 */
            word &= i->timing == HPPA_CLASS_STORE ? ~0xeu : ~0xe0000u;
        if (hppa_decode(word, NULL) == i && !(has(i, 't') && i->timing >= HPPA_CLASS_FLOAD && (word & 31) == 0) &&
            !((i->timing >= HPPA_CLASS_FLOAD) && long_form && (word >> 16 & 31) == 0))
            return word;
    }
}

/* Short distances, to stay in the stream; registers 26 to 29 contain addresses in it. */
static uint32_t branch_word(void)
{
    for (;;) {
        const struct hppa_insn *i = choose(is_branch);
        uint32_t word = random_word(i);
        if (has(i, 'd'))
            word = set_field(i, word, 'd', 0);
        if (has(i, 'w')) {
            int words = (int)below(16) - 8; /* w2 | its top bit | sign */
            uint32_t w = ((uint32_t)words & 0x3ff) << 2 | ((uint32_t)words >> 10 & 1) << 1 | (words < 0);
            if (pattern_width(&i->bits, 'w') > 12)
                w |= words < 0 ? ~0u << 12 : 0;
            word = set_field(i, word, 'w', w);
        }
        if (named(i, " bv ")) {
            word = set_field(i, word, 'b', 26 + below(4));
            word = set_field(i, word, 'a', 0);
        } else if (named(i, " blr ")) {
            word = set_field(i, word & ~0x1ffcu, 'a', below(2) ? 0 : 30); /* without reserved bits */
        }
        if (named(i, " be be_l bve bve_l "))
            word = set_field(i, word, 'b', 26 + below(4));
        if (named(i, " addb addib movb movib "))
            word = set_field(i, word, 'b', below(20));
        else if (has(i, 't'))
            word = set_field(i, word, 't', below(20));
        if (hppa_decode(word, NULL) == i)
            return word;
    }
}

/* ---- streams ------------------------------------------------------------------------------------- */

static void random_state(struct state *s)
{
    memset(s, 0, sizeof *s);
    for (unsigned n = 1; n < 32; n++)
        s->reg[n] = random_value();
    for (unsigned n = 20; n < 24; n++)
        s->reg[n] = DATA + DATA_SIZE / 2 + 8 * below(64);
    s->reg[24] = 8 * below(16);
    s->reg[25] = 8 * below(16);
    s->reg[R_PSW] = HPPA_PSW_USER | (random32() & (HPPA_PSW_CB | HPPA_PSW_V));
    s->reg[R_SAR] = below(32);
    s->reg[R_FRONT] = CODE | 3;
    s->reg[R_BACK] = (CODE + 4) | 3;
    for (unsigned n = R_FP + 8; n < REGS; n++)
        s->reg[n] = below(3) ? random_value() : 0x3f800000 + (below(2) << 31) + (random32() & 0x7fffff);
    for (unsigned n = 0; n < DATA_SIZE; n++)
        s->data[n] = (uint8_t)random32();
}

static void make_compute(struct stream *s, chooser *wanted)
{
    for (unsigned n = 0; n < s->length; n++)
        s->word[n] = compute_word(wanted);
}

static void make_arith(struct stream *s)
{
    make_compute(s, is_arith);
}

static void make_shift(struct stream *s)
{
    make_compute(s, is_shift);
}

static void make_fp(struct stream *s)
{
    make_compute(s, is_fp);
}

static void make_numbers(struct stream *s)
{
    for (unsigned n = R_FP + 32; n < REGS; n++)
        while ((s->start.reg[n] >> 23 & 0xff) == 0xff)
            s->start.reg[n] = random32();
    for (unsigned n = 0; n < s->length; n++)
        s->word[n] = number_word();
}

/* Without nullification: qemu 7.2 executes the addition of a nullified instruction. */
static void make_pairs(struct stream *s)
{
    for (unsigned n = 0; n < s->length; n++) {
        const struct hppa_insn *i = choose(is_pair);
        s->word[n] = two_operations(i, random_word(i));
    }
}

static void make_memory(struct stream *s)
{
    for (unsigned n = 0; n < s->length; n++)
        s->word[n] = memory_word();
}

/* Computation that does not write registers from r20 on, which contain addresses. */
static uint32_t sparing_word(chooser *wanted)
{
    uint32_t word = compute_word(wanted);
    const struct hppa_insn *i = hppa_decode(word, NULL);

    if (has(i, 't') && wanted != is_fp)
        do
            word = set_field(i, word, 't', below(20));
        while (known_wrong(i, word));
    return named(i, " addil ") ? 0x08000240 : word;
}

/* Everything but branches in one stream. */
static void make_mixed(struct stream *s)
{
    static chooser *const kinds_of_words[] = {is_arith, is_shift, is_fp, is_fp};

    for (unsigned n = 0; n < s->length; n++)
        s->word[n] = below(2) ? memory_word() : sparing_word(kinds_of_words[below(4)]);
}

static void make_branch(struct stream *s)
{
    if (s->length > 64)
        s->length = 64;
    s->steps = 24;
    for (unsigned n = 0; n < s->length; n++)
        s->word[n] = below(2) ? branch_word() : sparing_word(below(2) ? is_arith : is_shift);
    s->start.reg[R_FRONT] = (CODE + 16 + 4 * below(s->length / 2)) | 3;
    s->start.reg[R_BACK] = s->start.reg[R_FRONT] + 4;
    if (below(4) == 0)
        s->start.reg[R_BACK] = (CODE + 16 + 4 * below(s->length / 2)) | 3;
    if (below(4) == 0)
        s->start.reg[R_PSW] |= HPPA_PSW_N;
    for (unsigned n = 26; n < 30; n++)
        s->start.reg[n] = (CODE + 4 * below(s->length)) | below(4);
    s->start.reg[30] = below(4);
}

static const struct kind {
    const char *name;
    void (*make)(struct stream *s);
} kinds[] = {{"arith", make_arith}, {"shift", make_shift}, {"memory", make_memory},   {"branch", make_branch},
             {"fp", make_fp},       {"mixed", make_mixed}, {"numbers", make_numbers}, {"pairs", make_pairs}};
#define KINDS (sizeof kinds / sizeof *kinds)

static unsigned run_kind(const struct kind *k, unsigned streams, unsigned length)
{
    static struct stream s;
    unsigned failures = 0;

    for (unsigned n = 0; n < streams && failures < 5; n++) {
        uint64_t this_seed = seed;
        s = (struct stream){.length = length};
        random_state(&s.start);
        k->make(&s);
        if (!check(&s)) {
            printf("(%s, -s 0x%llx -n 1 -l %u)\n\n", k->name, (unsigned long long)this_seed, length);
            failures++;
        }
    }
    printf("%s: %u streams of %u, %u differ\n", k->name, streams, length, failures);
    return failures;
}

/* Prints the instructions that the streams of all kinds contain, without running them. */
static void print_instructions(unsigned streams, unsigned length)
{
    static bool found[1024];
    static struct stream s;
    size_t count;
    const struct hppa_insn *all = hppa_insns(&count);
    for (size_t k = 0; k < KINDS; k++) {
        for (unsigned n = 0; n < streams; n++) {
            s = (struct stream){.length = length};
            random_state(&s.start);
            kinds[k].make(&s);
            for (unsigned w = 0; w < s.length; w++) {
                const struct hppa_insn *i = hppa_decode(s.word[w], NULL);
                if (i && (size_t)(i - all) < sizeof found)
                    found[i - all] = true;
            }
        }
    }
    for (size_t k = 0; k < count && k < sizeof found; k++)
        if (found[k])
            printf("%zu %s\n", k, all[k].name);
}

int main(int argc, char **argv)
{
    bool list = false;
    unsigned streams = 40, length = 60, failures = 0;
    enum cpu_engine engine = CPU_ENGINE_INTERP;
    int option;

    while ((option = getopt(argc, argv, "s:n:l:jc")) != -1) {
        if (option == 's')
            seed = strtoull(optarg, NULL, 0);
        else if (option == 'n')
            streams = (unsigned)strtoul(optarg, NULL, 0);
        else if (option == 'l' && strtoul(optarg, NULL, 0) <= MAX_LENGTH)
            length = (unsigned)strtoul(optarg, NULL, 0);
        else if (option == 'j')
            engine = CPU_ENGINE_JIT;
        else if (option == 'c')
            list = true;
        else
            die("usage: [-j] [-c] [-s SEED] [-n STREAMS] [-l LENGTH up to 256] [arith|shift|memory|branch|fp|mixed|numbers|pairs]...");
    }
    if (list) {
        print_instructions(streams, length);
        return 0;
    }
    start_qemu();
    start_precis(engine);
    for (size_t k = 0; k < KINDS; k++) {
        bool wanted = optind == argc;
        for (int a = optind; a < argc; a++)
            wanted |= !strcmp(argv[a], kinds[k].name);
        if (wanted)
            failures += run_kind(&kinds[k], streams, length);
    }
    return failures != 0;
}
