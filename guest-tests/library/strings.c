// The string functions at every alignment and length: copies, moves, comparisons and searches against plain loops.
#include "check.h"

static char a[256], b[256], c[256];

int main(void)
{
    uint32_t h = 0, wrong = 0;
    for (int from = 0; from < 9; from++)
        for (int to = 0; to < 9; to++)
            for (int n = 0; n < 70; n += 1 + n / 9) {
                for (int i = 0; i < 256; i++) {
                    a[i] = (char)(i * 7 + 1);
                    b[i] = c[i] = (char)(i * 3);
                }
                memcpy(b + to, a + from, (size_t)n);
                for (int i = 0; i < n; i++)
                    c[to + i] = a[from + i];
                wrong += memcmp(b, c, 256) != 0;
                memmove(b + to, b + from, (size_t)n);
                h = h * 31 + checksum(b, 256);
                memset(b + from, to, (size_t)n);
                h = h * 31 + checksum(b, 256);
            }
    printf("%u %08x\n", wrong, h);
    for (int offset = 0; offset < 8; offset++) {
        char *s = a + offset;
        strcpy(s, "the quick brown fox jumps over the lazy dog");
        printf("%d %d %d %d %s %d %d\n", (int)strlen(s), (int)(strchr(s, 'q') - s), (int)(strrchr(s, 'o') - s), (int)(strstr(s, "jump") - s), strpbrk(s, "xyz"),
               (int)strspn(s, "the "), (int)strcspn(s, "qz"));
        strncpy(b, s, 12);
        strcat(s, "!");
        h = h * 31 + checksum(b, 12) + (memchr(s, 'z', 30) != NULL) + (memchr(s, 'z', 60) != NULL) * 2;
    }
    printf("%08x\n", h);
    static const char *const words[] = {"", "a", "ab", "abc", "abcd", "abcdefgh", "abcdefgi", "b", "\xff"};
    for (int i = 0; i < 9; i++) {
        for (int j = 0; j < 9; j++) {
            int x = strcmp(words[i], words[j]), y = strncmp(words[i], words[j], 3), z = strcasecmp(words[i], words[j]);
            printf("%c%c%c ", x < 0 ? '<' : x > 0 ? '>' : '=', y < 0 ? '<' : y > 0 ? '>' : '=', z < 0 ? '<' : z > 0 ? '>' : '=');
        }
        printf("\n");
    }
    char text[] = "one,two;;three", *save = NULL;
    for (char *t = strtok_r(text, ",;", &save); t; t = strtok_r(NULL, ",;", &save))
        printf("[%s]", t);
    char copy[] = "x::y", *rest = copy;
    for (char *t; (t = strsep(&rest, ":"));)
        printf("(%s)", t);
    char *d = strdup("duplicate");
    printf(" %s %s %s\n", d, strerror(ENOENT), strndup(d, 3));
}

/* stdout:
0 cd180cf9
43 4 41 20 x jumps over the lazy dog 4 4
43 4 41 20 x jumps over the lazy dog 4 4
43 4 41 20 x jumps over the lazy dog 4 4
43 4 41 20 x jumps over the lazy dog 4 4
43 4 41 20 x jumps over the lazy dog 4 4
43 4 41 20 x jumps over the lazy dog 4 4
43 4 41 20 x jumps over the lazy dog 4 4
43 4 41 20 x jumps over the lazy dog 4 4
02acb579
=== <<< <<< <<< <<< <<< <<< <<< <<< 
>>> === <<< <<< <<< <<< <<< <<< <<< 
>>> >>> === <<< <<< <<< <<< <<< <<< 
>>> >>> >>> === <=< <=< <=< <<< <<< 
>>> >>> >>> >=> === <=< <=< <<< <<< 
>>> >>> >>> >=> >=> === <=< <<< <<< 
>>> >>> >>> >=> >=> >=> === <<< <<< 
>>> >>> >>> >>> >>> >>> >>> === <<< 
>>> >>> >>> >>> >>> >>> >>> >>> === 
[one][two][three](x)()(y) duplicate No such file or directory dup
*/
