/* <assert.h>. Each inclusion follows NDEBUG anew. */
#undef assert
#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
#define assert(condition) ((condition) ? (void)0 : __assert(#condition, __FILE__, __LINE__))
#endif
#ifndef _ASSERT_INCLUDED
#define _ASSERT_INCLUDED
void __assert(const char *, const char *, int) __attribute__((noreturn));
#endif
