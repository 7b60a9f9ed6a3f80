// The texts of the C locale.
#include <langinfo.h>
#include <stdio.h>

int main(void)
{
    static const nl_item items[] = {DAY_1,      DAY_7,   ABDAY_1,   ABDAY_7,    MON_1,     MON_12,  ABMON_1, ABMON_12,
                                    RADIXCHAR,  THOUSEP, AM_STR,    PM_STR,     D_FMT,     T_FMT,   YESEXPR, NOEXPR,
                                    T_FMT_AMPM, ERA,     ERA_D_FMT, ALT_DIGITS, ERA_T_FMT, D_T_FMT, 12345678};

    for (size_t i = 0; i < sizeof items / sizeof *items; i++)
        printf("%zu <%s>\n", i, nl_langinfo(items[i]));
    return 0;
}
