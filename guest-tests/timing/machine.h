// machine.h - the machine's own counter of cycles, and a little output, for programs that measure.
#include <stddef.h>
#include <unistd.h>

#ifdef __ia64__
static inline unsigned long now(void)
{
    unsigned long t;
    __asm__ volatile(";;\nmov %0=ar.itc\n;;" : "=r"(t)::"memory");
    return t;
}
#else
static inline unsigned long now(void)
{
    unsigned long t;
    __asm__ volatile("mfctl %%cr16,%0" : "=r"(t)::"memory");
    return t;
}
#endif

static const char *number(unsigned long n, char text[24])
{
    char *at = text + 23;
    *at = 0;
    do
        *--at = (char)('0' + n % 10);
    while (n /= 10);
    return at;
}

// The texts one behind the other, as a line.
static void print_line(const char *const *texts, size_t n)
{
    char line[120];
    size_t length = 0;
    for (size_t k = 0; k < n; k++)
        for (const char *at = texts[k]; *at; at++)
            line[length++] = *at;
    line[length++] = '\n';
    write(1, line, length);
}
