/* template.c - the report's template is a file of the page, report.html, which it loads when it makes a report: only the data are made
 * here. */
#include "emu/page/template.h"

static const unsigned char nothing[1] = {'\n'};
const unsigned char *const page_template[2] = {nothing, nothing};
const size_t page_template_size[2] = {1, 1};
