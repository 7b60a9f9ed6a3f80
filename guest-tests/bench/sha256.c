// Straight integer code with rotations: SHA-256 compressions with constants computed at the start.
// bench: 1400
#include "bench.h"

static uint32_t k[64];

static uint32_t rotate(uint32_t v, int n) { return v >> n | v << (32 - n); }

static void compress(uint32_t h[8], const uint32_t block[16])
{
    uint32_t w[64], a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], x = h[7];
    memcpy(w, block, 64);
    for (int i = 16; i < 64; i++)
        w[i] = w[i - 16] + w[i - 7] + (rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3) + (rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10);
    for (int i = 0; i < 64; i++) {
        uint32_t t1 = x + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + k[i] + w[i];
        uint32_t t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        x = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
    }
    h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e, h[5] += f, h[6] += g, h[7] += x;
}

int main(int argc, char **argv)
{
    uint32_t h[8], block[16], seed = 2463534242u;
    for (int i = 0; i < 64; i++)
        k[i] = next_random(&seed);
    for (int i = 0; i < 8; i++)
        h[i] = next_random(&seed);
    for (int i = rounds(argc, argv) * 1000; i > 0; i--) {
        for (int j = 0; j < 16; j++)
            block[j] = h[j & 7] + (uint32_t)(i * j);
        compress(h, block);
    }
    for (int i = 0; i < 8; i++)
        printf("%08x", h[i]);
    printf("\n");
}

/* stdout:
44efe438dbb94a6d28894b8f39294d9dd6c973303a3507a4a528179fbaa7f751
*/
