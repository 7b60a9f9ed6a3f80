// crypt() with salts of DES.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef _GNU_SOURCE
#include <crypt.h>
#endif

int main(void)
{
    static const char digits[] = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    static const char *const keys[] = {"",  "a",        "password", "longer than eight", "eight ch",
                                       "Z", "\001\177", "~!@#$%^&", "caf\351",           "12345678"};
    unsigned state = 1;

    for (size_t k = 0; k < sizeof keys / sizeof *keys; k++)
        for (int i = 0; i < 6; i++) {
            char salt[3] = {0};

            for (int c = 0; c < 2; c++) {
                state = state * 1103515245 + 12345;
                salt[c] = digits[state >> 16 & 63];
            }
            printf("%s %s\n", salt, crypt(keys[k], salt));
        }
    char hash[16];

    strcpy(hash, crypt("secret", "pq"));
    printf("same %d, other %d\n", !strcmp(crypt("secret", hash), hash), !strcmp(crypt("Secret", hash), hash));
    return 0;
}
