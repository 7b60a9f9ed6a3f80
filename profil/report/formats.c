/* The formats of precis report, one line each. */
#include "profil/report/profile.h"

const struct profile_format profile_formats[] = {
    {"text", "flat list by function, with the sampling error where cycles are exact", false, profile_write_text},
    {"elements", "as text, but by instruction or bundle", false, profile_write_elements},
    {"csv", "one line per address", false, profile_write_csv},
    {"folded", "folded stacks, for flame graphs", false, profile_write_folded},
    {"callgrind", "callgrind.out, for KCachegrind and callgrind_annotate", false, profile_write_callgrind},
    {"speedscope", "JSON, for speedscope.app", false, profile_write_speedscope},
    {"pprof", "profile.proto, compressed, for pprof", false, profile_write_pprof},
    {"gmon", "GNU gmon.out in the program's byte order and word size, for gprof", true, profile_write_gmon},
    {"bsd-gmon", "4.4BSD gmon.out, likewise", true, profile_write_bsd_gmon},
    {"mon", "mon.out, for prof", true, profile_write_mon},
    {0}};
