/* Does the system have profil()? This links if it has. */
#include "precis-profil.h"

int main(void)
{
    return precis_profil(0, 0, 0, 0) != 0;
}
