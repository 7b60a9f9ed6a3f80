/* <wctype.h>: what wctype() and wctrans() return is of the library's own. */
#ifndef _WCTYPE_INCLUDED
#define _WCTYPE_INCLUDED
typedef unsigned wctype_t;
typedef unsigned wctrans_t;
#ifndef _WINT_T
#define _WINT_T
typedef unsigned wint_t;
#endif
#define WEOF ((wint_t)-1)

int iswalnum(wint_t);
int iswalpha(wint_t);
int iswblank(wint_t);
int iswcntrl(wint_t);
int iswdigit(wint_t);
int iswgraph(wint_t);
int iswlower(wint_t);
int iswprint(wint_t);
int iswpunct(wint_t);
int iswspace(wint_t);
int iswupper(wint_t);
int iswxdigit(wint_t);
int iswctype(wint_t, wctype_t);
wint_t towctrans(wint_t, wctrans_t);
wint_t towlower(wint_t);
wint_t towupper(wint_t);
wctrans_t wctrans(const char *);
wctype_t wctype(const char *);
#endif
