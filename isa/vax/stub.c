#include "isa/vax/translate.h"
#define STUB(n)                                     \
    SEM(n)                                          \
    {                                               \
        fault(t, VAX_TRAP_RESERVED_INSTRUCTION, 1); \
    }
STUB(addp)
STUB(cmpc) STUB(cmpp) STUB(cmpv) STUB(crc) STUB(cvt_float) STUB(cvt_to_float) STUB(cvt_to_integer) STUB(cvtlp) STUB(cvtpl) STUB(cvtps)
    STUB(cvtpt) STUB(cvtsp) STUB(cvttp) STUB(divp) STUB(editpc) STUB(emod) STUB(extv) STUB(facb) STUB(fadd) STUB(fcmp) STUB(fdiv) STUB(ff)
        STUB(fmneg) STUB(fmov) STUB(fmul) STUB(fsub) STUB(ftst) STUB(insqi) STUB(insque) STUB(insv) STUB(locc) STUB(matchc) STUB(movc)
            STUB(movp) STUB(movtc) STUB(movtuc) STUB(mulp) STUB(poly) STUB(remqi) STUB(remque) STUB(scanc) STUB(ashp)
