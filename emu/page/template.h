/* template.h - the page without its data, which make-template writes into a C file at build time. */
#ifndef PRECIS_EMU_PAGE_TEMPLATE_H
#define PRECIS_EMU_PAGE_TEMPLATE_H

#include <stddef.h>

/* What is before the data, and what is after it. Sizes of 0: precis was built without the tools that make the page. */
extern const unsigned char *const page_template[2];
extern const size_t page_template_size[2];

#endif
