/*
 * lines.h - results of many calls of a program without a C library: a line for each subject, "value*n" for n equal values that follow each
 * other.
 *
 *   begin("dup"); item(call(DUP, -1)); ... flush();
 *
 * Before it: say(), which writes a text, length(), its bytes, and BIG, whether the machine is big-endian.
 */
#ifndef GUEST_LINES_H
#define GUEST_LINES_H

static unsigned char buffer[8192] __attribute__((aligned(16)));
static long last;
static unsigned repeats, column;

/* A line of values; "value*n" for n equal ones that follow each other. */
static inline void print(long value)
{
    char digits[24];
    int at = sizeof digits - 1;
    unsigned long v = value < 0 ? -(unsigned long)value : (unsigned long)value;

    digits[at] = 0;
    do
        digits[--at] = (char)('0' + v % 10);
    while (v /= 10);
    if (value < 0)
        digits[--at] = '-';
    say(digits + at);
    column += sizeof digits - 1 - at;
}

static inline void flush(void)
{
    if (!repeats)
        return;
    say(column >= 120 ? "\n " : " ");
    column = column >= 120 ? 1 : column + 1;
    print(last);
    if (repeats > 1) {
        say("*");
        print(repeats);
        column++;
    }
    repeats = 0;
}

static inline void begin(const char *what)
{
    static int lines;

    flush();
    say(lines++ ? "\n" : "");
    say(what);
    column = length(what);
}

static inline void item(long value)
{
    if (repeats && value != last)
        flush();
    last = value;
    repeats++;
}

static inline void clear(void)
{
    for (unsigned i = 0; i < sizeof buffer; i++)
        buffer[i] = 0xa5;
}

static inline void put(unsigned at, unsigned bytes, unsigned long v)
{
    for (unsigned i = 0; i < bytes; i++)
        buffer[at + (BIG ? bytes - 1 - i : i)] = (unsigned char)(i < sizeof v ? v >> 8 * i : 0);
}

/* How many bytes of the buffer a call has written to, up to the last one. */
static inline long written(void)
{
    long n = sizeof buffer;

    while (n && buffer[n - 1] == 0xa5)
        n--;
    return n;
}

#endif
