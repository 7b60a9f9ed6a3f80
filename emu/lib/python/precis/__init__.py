"""precis in Python: machines that run programs of Unix systems on a virtual clock, with profil() in their kernel.

    >>> import precis
    >>> m = precis.Machine(EXAMPLE, reproducible=True)
    >>> stop = m.run(ticks=2)
    >>> stop.reason, stop.ticks
    ('tick', 2)
    >>> m.run().status
    0
    >>> m.output.split()[:2]
    [b'text', b'at']

The module needs libprecis.so.1 and no compiler. It looks for the library in $LIBPRECIS, beside itself, and where the system's linker looks.
docs/tutorial-python.md is a tutorial, docs/libprecis.md describes the library.
"""
from precis._library import version
from precis._machine import Count, Error, Machine, Mark, Memory, Profile, Registers, Stop, Tick

__all__ = ["Count", "Error", "Machine", "Mark", "Memory", "Profile", "Registers", "Stop", "Tick", "version"]
