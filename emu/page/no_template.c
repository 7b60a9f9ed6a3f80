/* no_template.c - in the place of the template, if it cannot be made. */
#include "emu/page/template.h"

const unsigned char *const page_template[2] = {NULL, NULL};
const size_t page_template_size[2] = {0, 0};
