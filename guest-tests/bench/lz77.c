// A compressor with a sliding window: hash chains, matches, an order-0 adaptive bit coder, and back again.
// bench: 120
#include "bench.h"

enum { SIZE = 60000, WINDOW = 32768, HASH = 1 << 13, MIN_MATCH = 3, MAX_MATCH = 130, CHAIN = 16 };
static unsigned char text[SIZE], packed[SIZE * 2], unpacked[SIZE];
static int head[HASH], previous[WINDOW];
static const char *const words[] = {"the ", "guest ", "program ", "counts ", "its ", "own ", "cycles ", "and ", "prints ", "them.\n",
                                    "a ", "register ", "holds ", "nothing ", "until ", "it ", "is ", "written ", "to, ", "0x"};

static void write_text(void)
{
    uint32_t seed = 7;
    for (int n = 0; n < SIZE;) {
        const char *word = words[next_random(&seed) % 20];
        while (*word && n < SIZE)
            text[n++] = (unsigned char)*word++;
        if (seed % 11 == 0 && n < SIZE)
            text[n++] = (unsigned char)('0' + seed % 10);
    }
}

/* A binary arithmetic coder with 12-bit probabilities. */
struct coder {
    uint32_t low, high, value;
    unsigned char *at;
};
static uint16_t flag_model[2], byte_model[256], length_model[256], distance_model[2][256];

static void start_models(void)
{
    for (int i = 0; i < 256; i++)
        byte_model[i] = length_model[i] = distance_model[0][i] = distance_model[1][i] = 2048;
    flag_model[0] = flag_model[1] = 2048;
}

static inline int code_bit(struct coder *c, uint16_t *model, int bit, int decode)
{
    uint32_t middle = c->low + ((c->high - c->low) >> 12) * *model;
    if (decode)
        bit = c->value <= middle;
    if (bit)
        c->high = middle, *model += (4096 - *model) >> 5;
    else
        c->low = middle + 1, *model -= *model >> 5;
    while (!((c->low ^ c->high) >> 24)) {
        if (decode)
            c->value = c->value << 8 | *c->at++;
        else
            *c->at++ = (unsigned char)(c->high >> 24);
        c->low <<= 8;
        c->high = c->high << 8 | 255;
    }
    return bit;
}

static unsigned code_byte(struct coder *c, uint16_t *models, unsigned byte, int decode)
{
    unsigned node = 1;
    for (int i = 7; i >= 0; i--)
        node = node * 2 + (unsigned)code_bit(c, &models[node], byte >> i & 1, decode);
    return node & 255;
}

static unsigned hash_of(const unsigned char *p)
{
    return (p[0] * 0x9e5fu + p[1] * 0x3d1u + p[2] * 0x1fu) >> 3 & (HASH - 1);
}

static int longest_match(int at, int *distance)
{
    int best = 0, limit = SIZE - at < MAX_MATCH ? SIZE - at : MAX_MATCH, candidate = head[hash_of(text + at)];
    for (int k = 0; k < CHAIN && candidate >= 0 && at - candidate < WINDOW; k++, candidate = previous[candidate % WINDOW]) {
        if (text[candidate + best] != text[at + best])
            continue;
        int n = 0;
        while (n < limit && text[candidate + n] == text[at + n])
            n++;
        if (n > best)
            best = n, *distance = at - candidate;
        if (best == limit)
            break;
    }
    return best;
}

static int compress(void)
{
    struct coder c = {0, 0xffffffff, 0, packed};
    start_models();
    memset(head, -1, sizeof head);
    for (int at = 0; at < SIZE;) {
        int distance = 0, n = at + MIN_MATCH <= SIZE ? longest_match(at, &distance) : 0, match = n >= MIN_MATCH;
        code_bit(&c, &flag_model[0], match, 0);
        if (match) {
            code_byte(&c, length_model, (unsigned)(n - MIN_MATCH), 0);
            code_byte(&c, distance_model[0], (unsigned)distance >> 8, 0);
            code_byte(&c, distance_model[1], (unsigned)distance & 255, 0);
        } else {
            code_byte(&c, byte_model, text[at], 0);
            n = 1;
        }
        for (; n > 0; n--, at++) {
            if (at + MIN_MATCH > SIZE)
                continue;
            unsigned h = hash_of(text + at);
            previous[at % WINDOW] = head[h];
            head[h] = at;
        }
    }
    for (int i = 0; i < 4; i++, c.low <<= 8)
        *c.at++ = (unsigned char)(c.low >> 24);
    return (int)(c.at - packed);
}

static void expand(void)
{
    struct coder c = {0, 0xffffffff, 0, packed};
    start_models();
    for (int i = 0; i < 4; i++)
        c.value = c.value << 8 | *c.at++;
    for (int at = 0; at < SIZE;) {
        if (!code_bit(&c, &flag_model[0], 0, 1)) {
            unpacked[at++] = (unsigned char)code_byte(&c, byte_model, 0, 1);
            continue;
        }
        int n = (int)code_byte(&c, length_model, 0, 1) + MIN_MATCH;
        int distance = (int)(code_byte(&c, distance_model[0], 0, 1) << 8);
        distance |= (int)code_byte(&c, distance_model[1], 0, 1);
        for (; n > 0; n--, at++)
            unpacked[at] = unpacked[at - distance];
    }
}

int main(int argc, char **argv)
{
    int size = 0;
    unsigned h = 0;
    write_text();
    for (int r = rounds(argc, argv); r > 0; r--) {
        size = compress();
        memset(unpacked, 0, SIZE);
        expand();
        if (memcmp(text, unpacked, SIZE) != 0) {
            printf("not the same\n");
            return 1;
        }
    }
    for (int i = 0; i < size; i++)
        h = h * 31 + packed[i];
    printf("%d %08x\n", size, h);
}

/* stdout:
13643 94e77cbd
*/
