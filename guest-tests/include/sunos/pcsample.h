/* <pcsample.h> of SunOS under precis: pcsample(2). */
#pragma GCC system_header
#ifndef PRECIS_SUNOS_PCSAMPLE_H
#define PRECIS_SUNOS_PCSAMPLE_H
#include <stdint.h>

#include "../precis-profil.h"

PRECIS_INLINE long pcsample(uintptr_t samples[], long nsamples)
{
    return precis_pcsample((unsigned long *)samples, nsamples);
}

#endif
