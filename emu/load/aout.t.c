/* aout.t.c - a.out files made here, of each kind, whole and damaged. */
#define _GNU_SOURCE
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <cmocka.h>

#include "emu/load/aout.h"
#include "emu/load/image.h"
#include "emu/load/symbols.h"

enum { OMAGIC = 0407, NMAGIC = 0410, ZMAGIC = 0413, TEXT = 0x1900, DATA = 0x600, BSS = 0x2000, FILE_BYTES = 1 << 14 };

static void put(uint8_t *at, uint32_t v)
{
    for (unsigned i = 0; i < 4; i++)
        at[i] = (uint8_t)(v >> 8 * i);
}

static void put_symbol(uint8_t *at, uint32_t name, uint8_t type, uint32_t value)
{
    put(at, name);
    at[4] = type;
    put(at + 8, value);
}

/* Returns the file's size. Symbols: _main, a label, the name of an object file, _data, and one with a bad name. */
static size_t make(uint8_t file[FILE_BYTES], unsigned magic, uint32_t text)
{
    static const char strings[] = "\0\0\0\0_main\0L12\0prog.o\0_data";
    const size_t text_at = magic == ZMAGIC ? 1024 : 32, padded = (text + 1023) & ~1023u;
    const size_t data_at = text_at + (magic == ZMAGIC ? padded : text);
    const uint32_t header[] = {magic, text, DATA, BSS, 5 * 12, 0x10, 0, 0};
    uint8_t *at = file + text_at + text + DATA;

    memset(file, 0, FILE_BYTES);
    memset(file + text_at, 't', text);
    memset(file + data_at, 'd', DATA);
    for (unsigned i = 0; i < 8; i++)
        put(file + 4 * i, header[i]);
    put_symbol(at, 4, 5, 0x10);
    put_symbol(at + 12, 10, 4, 0x20);
    put_symbol(at + 24, 14, 4, 0);
    put_symbol(at + 36, 21, 7, text);
    put_symbol(at + 48, 0x7fffffff, 5, 0x30);
    memcpy(at + 60, strings, sizeof strings);
    put(at + 60, sizeof strings);
    return (size_t)(at - file) + 60 + sizeof strings;
}

static int file_of(const void *bytes, size_t n)
{
    int fd = memfd_create("a.out", 0);

    assert_int_equal(write(fd, bytes, n), n);
    return fd;
}

static char byte_at(struct space *s, uint64_t va)
{
    char byte = '?';

    return mem_read(s, va, &byte, 1) == 1 ? byte : '!';
}

static void check_kind(unsigned magic, uint32_t text, uint64_t data)
{
    static const struct space_config config = {12, 31, 0, true};
    uint8_t bytes[FILE_BYTES];
    int fd = file_of(bytes, make(bytes, magic, text));
    struct mem_file file = {.fd = fd, .name = "/bin/prog", .dev = 1, .ino = 2};
    struct space *s = space_new(&config);
    struct elf_image image;
    struct elf_loaded loaded;
    char *why = NULL;

    assert_true(aout_is(fd));
    assert_int_equal(image_read(fd, "prog", &image, &why), 0);
    assert_int_equal(image.machine, EM_VAX);
    assert_int_equal(image_map_file(s, &file, &image, 0, &loaded), 0);
    assert_int_equal(loaded.entry, 0x10);
    assert_int_equal(loaded.brk, data + DATA + BSS);
    assert_int_equal(byte_at(s, 0), 't');
    assert_int_equal(byte_at(s, text - 1), 't');
    assert_int_equal(byte_at(s, data), 'd');
    assert_int_equal(byte_at(s, data + DATA - 1), 'd');
    assert_int_equal(byte_at(s, data + DATA), 0);
    assert_int_equal(byte_at(s, data + DATA + BSS - 1), 0);
    assert_int_equal(byte_at(s, (data + DATA + BSS + 4095) & ~4095ull), '!');
    assert_int_equal(mem_write(s, data + DATA + BSS - 1, "x", 1), 1);
    assert_int_equal(mem_write(s, 0, "x", 1), magic == OMAGIC);
    elf_image_free(&image);
    space_unref(s);
    close(fd);
}

static void reads_and_maps_each_kind(void **state)
{
    (void)state;
    check_kind(OMAGIC, 0x1901, 0x1901);
    check_kind(NMAGIC, TEXT, 0x1c00);
    check_kind(NMAGIC, 0x1901, 0x1c00);
    check_kind(ZMAGIC, 0x1c00, 0x1c00);
}

static void has_functions_of_the_text(void **state)
{
    (void)state;
    uint8_t bytes[FILE_BYTES];
    int fd = file_of(bytes, make(bytes, ZMAGIC, 0x1c00));
    char path[64];
    size_t n;

    snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
    struct symbols *y = symbols_open(path, NULL);
    assert_non_null(y);
    const struct symbol *all = symbols_all(y, &n);
    assert_int_equal(n, 1);
    assert_string_equal(all[0].name, "_main");
    assert_int_equal(all[0].start, 0x10);
    symbols_free(y);
    close(fd);
}

/* Word `at` of the header becomes `value`; the message contains `text`. */
static void refuse(unsigned at, uint32_t value, size_t size, const char *text)
{
    uint8_t bytes[FILE_BYTES];
    size_t whole = make(bytes, ZMAGIC, 0x1c00);
    struct elf_image image;
    char *why = NULL;

    put(bytes + 4 * at, value);
    int fd = file_of(bytes, size ? size : whole);
    assert_int_equal(aout_read(fd, "prog", &image, &why), -ENOEXEC);
    assert_non_null(why);
    if (!strstr(why, text) || strncmp(why, "prog: ", 6) != 0 || strchr(why, '\n'))
        fail_msg("message: %s", why);
    free(why);
    size_t n;
    assert_null(aout_as_elf(fd, &n));
    close(fd);
}

static void refuses_absurd_headers(void **state)
{
    (void)state;
    refuse(0, 0x10b, 20, "truncated a.out header: the file has 20 bytes");
    refuse(0, 0x10c, 0, "not an a.out file");
    refuse(0, 0x10b, 0x1000, "truncated: text of 7168 and data of 1536 bytes need 9728 bytes, but the file has 4096");
    refuse(1, 0, 0, "it has no text");
    refuse(1, 0xffffffff, 0, "truncated");
    refuse(2, 0xffffffff, 0, "truncated");
    refuse(3, 0xffffffff, 0, "too large");
    refuse(5, 0x1c00, 0, "outside of its text");
    refuse(6, 12, 0, "an object file");
}

static void bears_damage(void **state)
{
    (void)state;
    static const struct space_config config = {12, 31, 0, true};
    uint32_t seed = 1;
    uint8_t bytes[FILE_BYTES];

    for (unsigned round = 0; round < 2000; round++) {
        size_t size = make(bytes, (const unsigned[]){OMAGIC, NMAGIC, ZMAGIC}[round % 3], 0x1c00);
        for (unsigned i = 0; i < 3; i++) {
            seed = seed * 1103515245 + 12345;
            const size_t at = seed >> 4 & 1 ? 4 + (seed >> 8) % 28 : size - 1 - (seed >> 8) % 100;
            bytes[at] = (uint8_t)(seed >> 20);
        }
        int fd = file_of(bytes, size - (seed >> 6 & 7 ? 0 : seed >> 12 & 1023));
        struct elf_image image;
        char *why = NULL, path[64];
        int rc = aout_read(fd, "prog", &image, &why);
        assert_int_equal(!rc, !why);
        if (!rc) {
            struct space *s = space_new(&config);
            struct mem_file file = {.fd = fd, .name = "prog"};
            struct elf_loaded loaded;
            (void)aout_map(s, &file, &image, 0, &loaded);
            space_unref(s);
        }
        elf_image_free(&image);
        free(why);
        snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
        symbols_free(symbols_open(path, NULL));
        close(fd);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_and_maps_each_kind),
        cmocka_unit_test(has_functions_of_the_text),
        cmocka_unit_test(refuses_absurd_headers),
        cmocka_unit_test(bears_damage),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
