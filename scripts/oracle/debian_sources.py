"""Debian's source packages, for scripts that test with them. Nothing of them is part of precis.

    import debian_sources
    debian_sources.download(folder, ['zlib', 'bzip2'])       # folder/zlib has the upstream source

apt-get runs with separate lists, state and cache below the folder: the system needs no deb-src line and no root. The mirror is the
system's own (scripts/apt-source).
"""
import os
import subprocess
from pathlib import Path


def run(command, **more):
    """Runs a command and returns its standard output; raises RuntimeError with the end of its standard error if it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, errors='replace', **more)
    if done.returncode:
        raise RuntimeError(f'{" ".join(map(str, command))}: {done.stderr.strip()[-400:]}')
    return done.stdout


def environment(folder):
    """Writes apt's configuration below folder, and returns the environment that names it."""
    for part in ('state/lists/partial', 'cache/archives/partial'):
        (folder / 'apt' / part).mkdir(parents=True, exist_ok=True)
    (folder / 'apt/sources.list').write_text(run([Path(__file__).resolve().parents[1] / 'apt-source', '--src']))
    (folder / 'apt/apt.conf').write_text(f'Dir::Etc::sourcelist "{folder}/apt/sources.list";\nDir::Etc::sourceparts "-";\n'
                                         f'Dir::State "{folder}/apt/state";\nDir::State::status "/var/lib/dpkg/status";\n'
                                         f'Dir::Cache "{folder}/apt/cache";\n')
    return {**os.environ, 'APT_CONFIG': str(folder / 'apt/apt.conf')}


def download(folder, packages):
    """Downloads and unpacks the upstream sources of the packages that are not below folder yet. Raises RuntimeError if one is not fetchable."""
    missing = [package for package in packages if not (folder / package).exists()]
    if not missing:
        return
    settings = environment(folder)
    run(['apt-get', 'update'], env=settings)
    for package in missing:
        for part in ('--dsc-only', '--tar-only'): # Debian's patches are not needed
            run(['apt-get', 'source', '--download-only', part, package], cwd=folder, env=settings)
        archive = next(file for file in folder.glob(f'{package}_*.orig.tar.*') if file.suffix != '.asc')
        unpacked = folder / (package + '.new')
        unpacked.mkdir(exist_ok=True)
        run(['tar', 'xf', archive, '-C', unpacked, '--strip-components=1'])
        unpacked.rename(folder / package)
