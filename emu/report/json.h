/* json.h - values of JSON output: addresses, and text that programs choose. */
#ifndef PRECIS_EMU_REPORT_JSON_H
#define PRECIS_EMU_REPORT_JSON_H

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* An address as a string, "0x1000": a number of JSON has 53 bits in many readers. NULL if out of memory. */
json_t *address_json(uint64_t address);
/* Text as a string; bytes that are not UTF-8, and control characters, become \xNN. NULL if out of memory. */
json_t *text_json(const char *text);
/* Print a value and a newline, and release it. Returns false if it is NULL, for lack of memory, or the stream has an error. */
bool print_json(json_t *value, FILE *out);

#endif
