/* The formats of precis report, one line each. */
#include "emu/report/profile.h"

const struct profile_format profile_formats[] = {
    {"text", "flat list by function, with the sampling error where cycles are exact", false, false, profile_write_text},
    {"elements", "as text, but by instruction or bundle", false, false, profile_write_elements},
    {"json", "the flat list by function as JSON", false, false, profile_write_json},
    {"csv", "one line per address", false, false, profile_write_csv},
    {"folded", "folded stacks, for flame graphs", false, false, profile_write_folded},
    {"callgrind", "callgrind.out, for KCachegrind and callgrind_annotate", false, false, profile_write_callgrind},
    {"speedscope", "JSON, for speedscope.app", false, false, profile_write_speedscope},
    {"chrome", "Chrome's trace format, for Perfetto and chrome://tracing", false, false, profile_write_chrome},
    {"pprof", "profile.proto, compressed, for pprof", false, false, profile_write_pprof},
    {"gmon", "GNU gmon.out in the program's byte order and word size, for gprof", true, false, profile_write_gmon},
    {"bsd-gmon", "4.4BSD gmon.out, likewise", true, true, profile_write_bsd_gmon},
    {"mon", "mon.out, for prof", true, true, profile_write_mon},
    {0}};
