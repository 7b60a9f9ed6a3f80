/*
 * numbered.h - formats whose conversions name their arguments by number (%2$s), as translated messages have them.
 *
 *     if (has_numbers(f))
 *         return format_numbered(to, f, args);
 */
#ifndef NUMBERED_H
#define NUMBERED_H
#define NUMBERED_ARGUMENTS

struct text;
struct output;

/* Does the first conversion with an argument have a number? Then all must: SunOS leaves mixtures undefined. */
int has_numbers(struct text format);
/* As format_text() and scan_text(); -1 (EOF) with EINVAL if a conversion has no number or one above 99. */
int format_numbered(const struct output *to, struct text format, va_list args);
int scan_numbered(FILE *f, struct text from, struct text format, va_list args);

#endif
