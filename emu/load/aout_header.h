/* aout_header.h - the header of a.out files and the places that follow from it. Private to emu/load. */
#ifndef PRECIS_EMU_LOAD_AOUT_HEADER_H
#define PRECIS_EMU_LOAD_AOUT_HEADER_H

#include <stdbool.h>
#include <stdint.h>

/* Words of the header. */
enum {
    AOUT_MAGIC,
    AOUT_TEXT,
    AOUT_DATA,
    AOUT_BSS,
    AOUT_SYMBOLS, /* bytes of the symbol table; the string table follows */
    AOUT_ENTRY,
    AOUT_TEXT_RELOCATIONS,
    AOUT_DATA_RELOCATIONS,
    AOUT_WORDS,
};
enum { AOUT_HEADER_BYTES = 4 * AOUT_WORDS, AOUT_PAGE = 1024 };
enum { AOUT_OMAGIC = 0407, AOUT_NMAGIC = 0410, AOUT_ZMAGIC = 0413 };

static inline uint32_t aout_word(const uint8_t *at)
{
    return (uint32_t)at[3] << 24 | (uint32_t)at[2] << 16 | (uint32_t)at[1] << 8 | at[0];
}

/* Where the parts are: the data's address, and offsets in the file. */
struct aout_places {
    uint64_t data, text_at, data_at, symbols_at, strings_at;
};
struct aout_places aout_places_of(const uint32_t header[AOUT_WORDS]);
/* Reads the header of a program that aout_read() accepts. False: it does not. */
bool aout_read_header(int fd, uint32_t header[AOUT_WORDS]);

#endif
