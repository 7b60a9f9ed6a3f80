/*
 * crypt.c - DES: crypt(), setkey() and encrypt(), whose blocks are arrays with a bit in each byte. crypt(3C); FIPS 46.
 */
#include "libc.h"

enum { BLOCK = 64, HALF = 32, KEY = 56, SUBKEY = 48, ROUNDS = 16, TIMES = 25 };

/* Positions count from 1, as in the standard. */
static const unsigned char initial[BLOCK] = {58, 50, 42, 34, 26, 18, 10, 2,  60, 52, 44, 36, 28, 20, 12, 4,  62, 54, 46, 38, 30, 22,
                                             14, 6,  64, 56, 48, 40, 32, 24, 16, 8,  57, 49, 41, 33, 25, 17, 9,  1,  59, 51, 43, 35,
                                             27, 19, 11, 3,  61, 53, 45, 37, 29, 21, 13, 5,  63, 55, 47, 39, 31, 23, 15, 7};
static const unsigned char permutation[HALF] = {16, 7, 20, 21, 29, 12, 28, 17, 1,  15, 23, 26, 5,  18, 31, 10,
                                                2,  8, 24, 14, 32, 27, 3,  9,  19, 13, 30, 6,  22, 11, 4,  25};
static const unsigned char choice_1[KEY] = {57, 49, 41, 33, 25, 17, 9,  1,  58, 50, 42, 34, 26, 18, 10, 2,  59, 51, 43,
                                            35, 27, 19, 11, 3,  60, 52, 44, 36, 63, 55, 47, 39, 31, 23, 15, 7,  62, 54,
                                            46, 38, 30, 22, 14, 6,  61, 53, 45, 37, 29, 21, 13, 5,  28, 20, 12, 4};
static const unsigned char choice_2[SUBKEY] = {14, 17, 11, 24, 1,  5,  3,  28, 15, 6,  21, 10, 23, 19, 12, 4,
                                               26, 8,  16, 7,  27, 20, 13, 2,  41, 52, 31, 37, 47, 55, 30, 40,
                                               51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32};
static const unsigned char rotations[ROUNDS] = {1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1};
static const unsigned char boxes[8][64] = {
    {14, 4, 13, 1, 2,  15, 11, 8,  3,  10, 6, 12, 5, 9,  0, 7, 0,  15, 7, 4, 14, 2, 13, 1, 10, 6,  12, 11, 9,  5, 3, 8,
     4,  1, 14, 8, 13, 6,  2,  11, 15, 12, 9, 7,  3, 10, 5, 0, 15, 12, 8, 2, 4,  9, 1,  7, 5,  11, 3,  14, 10, 0, 6, 13},
    {15, 1,  8, 14, 6,  11, 3,  4, 9, 7, 2,  13, 12, 0, 5, 10, 3,  13, 4,  7, 15, 2,  8, 14, 12, 0, 1, 10, 6, 9, 11, 5,
     0,  14, 7, 11, 10, 4,  13, 1, 5, 8, 12, 6,  9,  3, 2, 15, 13, 8,  10, 1, 3,  15, 4, 2,  11, 6, 7, 12, 0, 5, 14, 9},
    {10, 0, 9, 14, 6, 3,  15, 5, 1,  13, 12, 7,  11, 4,  2,  8, 13, 7,  0,  9, 3, 4, 6, 10, 2, 8,  5,  14, 12, 11, 15, 1,
     13, 6, 4, 9,  8, 15, 3,  0, 11, 1,  2,  12, 5,  10, 14, 7, 1,  10, 13, 0, 6, 9, 8, 7,  4, 15, 14, 3,  11, 5,  2,  12},
    {7,  13, 14, 3, 0,  6,  9, 10, 1,  2, 8, 5,  11, 12, 4, 15, 13, 8,  11, 5, 6,  15, 0,  3, 4, 7, 2, 12, 1,  10, 14, 9,
     10, 6,  9,  0, 12, 11, 7, 13, 15, 1, 3, 14, 5,  2,  8, 4,  3,  15, 0,  6, 10, 1,  13, 8, 9, 4, 5, 11, 12, 7,  2,  14},
    {2, 12, 4, 1,  7,  10, 11, 6, 8,  5, 3,  15, 13, 0, 14, 9,  14, 11, 2,  12, 4, 7,  13, 1,  5, 0,  15, 10, 3,  9, 8, 6,
     4, 2,  1, 11, 10, 13, 7,  8, 15, 9, 12, 5,  6,  3, 0,  14, 11, 8,  12, 7,  1, 14, 2,  13, 6, 15, 0,  9,  10, 4, 5, 3},
    {12, 1,  10, 15, 9, 2, 6,  8, 0, 13, 3, 4,  14, 7,  5,  11, 10, 15, 4, 2,  7, 12, 9,  5,  6,  1,  13, 14, 0, 11, 3, 8,
     9,  14, 15, 5,  2, 8, 12, 3, 7, 0,  4, 10, 1,  13, 11, 6,  4,  3,  2, 12, 9, 5,  15, 10, 11, 14, 1,  7,  6, 0,  8, 13},
    {4, 11, 2,  14, 15, 0, 8, 13, 3,  12, 9, 7, 5, 10, 6, 1, 13, 0,  11, 7, 4, 9, 1,  10, 14, 3, 5, 12, 2,  15, 8, 6,
     1, 4,  11, 13, 12, 3, 7, 14, 10, 15, 6, 8, 0, 5,  9, 2, 6,  11, 13, 8, 1, 4, 10, 7,  9,  5, 0, 15, 14, 2,  3, 12},
    {13, 2,  8, 4, 6, 15, 11, 1, 10, 9, 3,  14, 5,  0, 12, 7, 1, 15, 13, 8, 10, 3,  7, 4,  12, 5,  6, 11, 0, 14, 9, 2,
     7,  11, 4, 1, 9, 12, 14, 2, 0,  6, 10, 13, 15, 3, 5,  8, 2, 1,  14, 7, 4,  10, 8, 13, 15, 12, 9, 0,  3, 5,  6, 11},
};

static char subkeys[ROUNDS][SUBKEY];

void setkey(const char key[BLOCK])
{
    char halves[KEY];

    for (int i = 0; i < KEY; i++)
        halves[i] = key[choice_1[i] - 1] & 1;
    for (int round = 0, by = 0; round < ROUNDS; round++) {
        by += rotations[round];
        for (int i = 0; i < SUBKEY; i++) {
            const int at = choice_2[i] - 1, half = at < KEY / 2 ? 0 : KEY / 2;

            subkeys[round][i] = halves[half + (at - half + by) % (KEY / 2)];
        }
    }
}

/* The function of a round: half[] with a subkey. Where the salt has a bit, the first and the second half of the expansion change places. */
static void scramble(const char half[HALF], const char *key, unsigned salt, char out[HALF])
{
    char expanded[SUBKEY], chosen[HALF];

    for (int i = 0; i < SUBKEY; i++)
        expanded[i] = half[(i / 6 * 4 + i % 6 + HALF - 1) % HALF];
    for (int i = 0; i < SUBKEY / 2; i++)
        if (salt >> i & 1) {
            const char c = expanded[i];

            expanded[i] = expanded[i + SUBKEY / 2];
            expanded[i + SUBKEY / 2] = c;
        }
    for (int box = 0; box < 8; box++) {
        int v = 0;

        for (int i = 0; i < 6; i++)
            v |= (expanded[6 * box + i] ^ key[6 * box + i]) << (5 - i);
        v = boxes[box][(v & 0x20) | (v & 1) << 4 | (v >> 1 & 15)];
        for (int i = 0; i < 4; i++)
            chosen[4 * box + i] = (char)(v >> (3 - i) & 1);
    }
    for (int i = 0; i < HALF; i++)
        out[i] = chosen[permutation[i] - 1];
}

static void run_des(char block[BLOCK], int decrypts, unsigned salt)
{
    char halves[2][HALF], mixed[HALF];

    for (int i = 0; i < BLOCK; i++)
        halves[i / HALF][i % HALF] = block[initial[i] - 1] & 1;
    for (int round = 0; round < ROUNDS; round++) {
        const int to = round % 2;

        scramble(halves[!to], subkeys[decrypts ? ROUNDS - 1 - round : round], salt, mixed);
        for (int i = 0; i < HALF; i++)
            halves[to][i] ^= mixed[i];
    }
    for (int i = 0; i < BLOCK; i++) /* the halves change places at the end */
        block[initial[i] - 1] = halves[i < HALF][i % HALF];
}

void encrypt(char block[BLOCK], int decrypts)
{
    run_des(block, decrypts, 0);
}

/* ---- passwords ------------------------------------------------------------------------------------------------------- */

static const char digits[] = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/* The six bits of a character of the salt. Others than digits have the value that arithmetic on their code gives. */
static unsigned digit_value(char c)
{
    const char *at = c ? strchr(digits, c) : NULL;

    if (at)
        return (unsigned)(at - digits);
    return ((unsigned char)c >= 'a'   ? (unsigned char)c - 59u
            : (unsigned char)c >= 'A' ? (unsigned char)c - 53u
                                      : (unsigned char)c - 46u) &
           63;
}

char *crypt(const char *key, const char *salt)
{
    static char out[14];
    char block[BLOCK] = {0};
    const unsigned bits = digit_value(salt[0]) | digit_value(salt[0] ? salt[1] : 0) << 6;

    for (int i = 0; i < BLOCK / 8 && key[i]; i++)
        for (int bit = 0; bit < 7; bit++)
            block[8 * i + bit] = (char)(key[i] >> (6 - bit) & 1);
    setkey(block);
    memset(block, 0, sizeof block);
    for (int i = 0; i < TIMES; i++)
        run_des(block, 0, bits);
    out[0] = salt[0];
    out[1] = salt[0] && salt[1] ? salt[1] : salt[0];
    for (int i = 0; i < 11; i++) {
        unsigned v = 0;

        for (int bit = 0; bit < 6; bit++)
            v = v << 1 | (6 * i + bit < BLOCK ? (unsigned)block[6 * i + bit] : 0);
        out[2 + i] = digits[v];
    }
    return out;
}
