/* conditions.c - loops in which many instructions are skipped by data; prints the interval timer behind each. See check-conditions. */
#include "machine.h"

enum { WIDTH = 64, HEIGHT = 16, ROUNDS = 12 };

static unsigned char from[HEIGHT + 2][WIDTH + 2], to[HEIGHT + 2][WIDTH + 2];
static int numbers[512];
static short samples[512];
static unsigned seed = 1, sum;

static unsigned next(void)
{
    seed = seed * 1664525 + 1013904223;
    return seed >> 8;
}

static void say(const char *what, unsigned long result)
{
    unsigned long cycles = now();
    char texts[2][24];
    print_line((const char *const[]){what, ": ", number(result, texts[0]), ", ", number(cycles, texts[1])}, 5);
}

#define SORT(type, a, b) { type low = a < b ? a : b; b = a < b ? b : a; a = low; }

static unsigned char median(const unsigned char *p, const unsigned char *q, const unsigned char *r)
{
    unsigned char a = p[0], b = p[1], c = p[2], d = q[0], e = q[1], f = q[2], g = r[0], h = r[1], i = r[2];
    SORT(unsigned char, b, c) SORT(unsigned char, e, f) SORT(unsigned char, h, i) SORT(unsigned char, a, b) SORT(unsigned char, d, e)
    SORT(unsigned char, g, h) SORT(unsigned char, b, c) SORT(unsigned char, e, f) SORT(unsigned char, h, i) SORT(unsigned char, a, d)
    SORT(unsigned char, f, i) SORT(unsigned char, e, h) SORT(unsigned char, d, g) SORT(unsigned char, b, e) SORT(unsigned char, c, f)
    SORT(unsigned char, e, h) SORT(unsigned char, e, c) SORT(unsigned char, g, e) SORT(unsigned char, e, c)
    return e;
}

static void filter(void)
{
    for (int y = 1; y <= HEIGHT; y++)
        for (int x = 1; x <= WIDTH; x++)
            to[y][x] = median(&from[y - 1][x - 1], &from[y][x - 1], &from[y + 1][x - 1]);
}

static void erode(void)
{
    for (int y = 1; y <= HEIGHT; y++)
        for (int x = 1; x <= WIDTH; x++) {
            int least = 255;
            for (int i = -1; i < 2; i++)
                for (int j = -1; j < 2; j++)
                    least = from[y + i][x + j] < least ? from[y + i][x + j] : least;
            to[y][x] = (unsigned char)least;
        }
}

static void network(int *p)
{
    SORT(int, p[0], p[1]) SORT(int, p[2], p[3]) SORT(int, p[0], p[2]) SORT(int, p[1], p[3]) SORT(int, p[1], p[2])
    SORT(int, p[4], p[5]) SORT(int, p[6], p[7]) SORT(int, p[4], p[6]) SORT(int, p[5], p[7]) SORT(int, p[5], p[6])
    SORT(int, p[0], p[4]) SORT(int, p[2], p[6]) SORT(int, p[2], p[4]) SORT(int, p[1], p[5]) SORT(int, p[3], p[7])
    SORT(int, p[3], p[5]) SORT(int, p[1], p[2]) SORT(int, p[3], p[4]) SORT(int, p[5], p[6])
}

static void saturate(void)
{
    for (int i = 4; i < 512; i++) {
        int v = samples[i] * 3 + samples[i - 1] - samples[i - 4] * 2;
        v = v > 32767 ? 32767 : v;
        v = v < -32768 ? -32768 : v;
        v = v == 12 || v == 13 ? 0 : v;
        samples[i] = (short)v;
        if (v == 32767 && (i & 7) == 3)
            sum += (unsigned)samples[i - 2];
    }
}

#ifdef __ia64__
/* What gen-predicates made. */
extern long (*const predicates[])(const unsigned long *words, unsigned long count, void *memory);

static void run_own(void)
{
    enum { WORDS = 400 };
    static unsigned long words[WORDS + 16], memory[32];
    for (int i = 0; i < WORDS; i++)
        words[i] = (unsigned long)next() << 40 ^ (unsigned long)next() << 20 ^ next();
    for (int n = 0; predicates[n]; n++) {
        char text[24];
        say(number((unsigned long)n, text), (unsigned long)predicates[n](words, WORDS, memory));
    }
}
#else
/* Words on the stack and others in the same sets of a cache of 64 KiB with two ways, by turns: lines that were asked for are displaced. */
static void run_own(void)
{
    enum { WAY = 1 << 15, LINE = 8 };
    static volatile unsigned others[4 * WAY / 4];
    volatile unsigned words[LINE] = {0};
    unsigned first = ((unsigned)words - (unsigned)others) % WAY / 4;
    for (unsigned round = 0; round < 4000; round++) {
        words[0] += round;
        others[first] ^= words[1];
        words[2] += words[0];
        others[first + WAY / 4 * (round % 3)] += words[2];
        words[1] ^= words[2] + others[first + WAY / 4];
    }
    say("displaced", words[1]);
}
#endif

int main(void)
{
    for (int round = 0; round < ROUNDS; round++) {
        for (int y = 0; y < HEIGHT + 2; y++)
            for (int x = 0; x < WIDTH + 2; x++)
                from[y][x] = (unsigned char)(next() >> (round & 3));
        for (int i = 0; i < 512; i++) {
            numbers[i] = (int)next() - (1 << 23);
            samples[i] = (short)next();
        }
        filter();
        sum += to[round + 1][3];
        say("median", sum);
        erode();
        sum += to[round + 1][5];
        say("least", sum);
        for (int i = 0; i < 512; i += 8)
            network(numbers + i);
        sum += (unsigned)numbers[round];
        say("network", sum);
        saturate();
        sum += (unsigned)samples[round + 7];
        say("saturation", sum);
    }
    run_own();
    return 0;
}
