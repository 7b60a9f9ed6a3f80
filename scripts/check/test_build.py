"""test_build - a copy of the sources, its build, its tests, and which lines each of them runs.

Tests run in name spaces, which root needs: they write only to the build's folder, /tmp and devices.
"""
import functools
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent.parent
SLOWEST = 45  # seconds of processor time of a test
SKIP = re.compile(r'hpux\.rebuild|conform\.wrong.*|install|profil_(hosts|install|wasm)|fuzz\.syscalls\.(?!hppa|hpux|ia64).*')  # not used


def output(*command):
    """Returns what a command prints."""
    return subprocess.run(command, cwd=TOP, stdout=subprocess.PIPE, check=True, text=True).stdout


class TestBuild:
    """A build of a copy of the sources in `folder`, and what each test of it runs. `jobs`: tests at a time. `measured`: else an ordinary build, of which nothing is known."""

    def __init__(self, folder, jobs, measured=True):
        self.folder, self.jobs = Path(folder).resolve(), jobs
        self.top, self.out, self.tmp, self.coverage = (self.folder / name for name in ('source', 'build' if measured else 'source/build', 'tmp', 'coverage'))
        digest, names = hashlib.sha256(), list(filter(None, output('git', 'ls-files', '-z', '-co', '--exclude-standard').split('\0')))
        for old in {p for p in self.top.rglob('*') if p.is_file() and self.top / 'build' not in p.parents} - {self.top / n for n in names}:
            old.unlink()
        for name in names:
            new, old = TOP / name, self.top / name
            if new.is_file():
                digest.update(new.read_bytes() if name.startswith(('profil/', 'emu/', 'isa/')) else b'')
                if not (old.exists() and old.read_bytes() == new.read_bytes()):
                    old.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(new, old)
        mounts = f'''for d in /tmp "{self.folder}" /proc/sys; do mount --bind "$d" "$d"; done; mount -t tmpfs tmpfs /dev/shm; cut -d " " -f 5 /proc/self/mountinfo | while read -r d
            do case "$d" in /tmp|/tmp/*|"{self.folder}"|/dev*|/proc) ;; *) mount -o remount,bind,ro "$d" ;; esac; done; [ ! -w / -a ! -w /etc/hosts -a ! -w /proc/sys/vm/swappiness ] && exec "$@"'''
        self.wrap = ['unshare', *['--map-root-user'] * (os.geteuid() != 0), '--mount', '--pid', '--fork', '--kill-child', '--mount-proc', 'sh', '-c', mounts, 'sh']
        self.wrap *= shutil.which('unshare') and not subprocess.run([*self.wrap, 'true'], capture_output=True, check=False).returncode or 0
        assert self.wrap or os.geteuid(), 'root may not create name spaces here (unshare), and changed sources could write anywhere: run this as another user'
        self.known, state = self.coverage / 'times.json', digest.hexdigest()
        if not measured:
            self.times = {}
            self.configure('')
            return
        self.times = json.loads(self.known.read_text()) if self.known.exists() else {}
        if self.times.get('sources') != state:
            shutil.rmtree(self.coverage, ignore_errors=True)
            self.times = {'sources': state}
        if 'measured' not in self.times:
            self.configure(f'-O1 --coverage -DPRECIS_COVERAGE=\\"{self.folder}\\"')  # a confined machine may write counts
            self.measure()
        self.configure('-O2')

    def configure(self, flags):
        """Builds the unchanged sources, and learns their objects, programs and tests."""
        flags = ['-DCMAKE_BUILD_TYPE=Release', f'-DCMAKE_C_FLAGS_RELEASE={flags}', f'-DCMAKE_EXE_LINKER_FLAGS={flags}'] if flags else []
        command = ['cmake', '-S', self.top, '-B', self.out, '-G', 'Ninja', *flags, '-DPRECIS_ONE_VARIANT=ON', *['-DCMAKE_C_COMPILER_LAUNCHER=ccache'] * bool(shutil.which('ccache'))]
        if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode or not self.ninja():
            sys.exit(f'{Path(sys.argv[0]).name}: the unchanged sources do not build in {self.out}')
        commands = json.loads((self.out / 'compile_commands.json').read_text())
        self.objects = {}
        for c in commands:
            self.objects.setdefault(os.path.relpath(c['file'], self.top), []).append(re.search(r' -o (\S+)', c['command'])[1])
        tests = json.loads(output('ctest', '--test-dir', self.out, '--show-only=json-v1'))['tests']
        tests = [t | {p['name']: p['value'] for p in t['properties']} for t in tests if not SKIP.fullmatch(t['name'])]
        self.tests = {t['name']: t for t in tests if 'nightly' not in t.get('LABELS', [])}
        self.programs = {str(self.out / n): n for n in re.findall(r'^(\S+): \w*EXECUTABLE_LINKER', output('ninja', '-C', self.out, '-t', 'targets', 'all'), re.M)}

    def measure(self):
        """Runs each test once or, if it fails, twice, and keeps what gcov needs and the processor time; 0 if the test does not pass, or takes too long."""
        def run(test):
            counts = {'GCOV_PREFIX': str(self.coverage / test['name']), 'GCOV_PREFIX_STRIP': str(len(self.out.parts) - 1)}
            outcome, spent = self.run(test, threading.Event(), 4 * SLOWEST, counts)
            self.times[test['name']] = (outcome == 'passed' and spent < SLOWEST) * max(spent, 0.01)
            self.known.write_text(json.dumps(dict(self.times)))
            print(f'{test["name"]}: {outcome}, {spent:.1f} s' + (', left out' if not self.times[test['name']] else ''), flush=True)
        shutil.rmtree(self.tmp, ignore_errors=True)
        self.tmp.mkdir(parents=True)
        self.coverage.mkdir(exist_ok=True)
        with ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(run, [t for t in self.tests.values() if t['name'] not in self.times]))
        for test in [t for t in self.tests.values() if not self.times[t['name']]]:
            run(test)
        for notes in self.out.rglob('*.gcno'):
            kept = self.coverage / 'notes' / notes.relative_to(self.out)
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(notes, kept)
        self.times['measured'] = True
        self.known.write_text(json.dumps(dict(self.times)))

    def ninja(self, *targets):
        return subprocess.run(['ninja', f'-j{self.jobs}', '-C', self.out, *targets], capture_output=True, check=False).returncode == 0

    def run(self, test, stop, limit, more=None):
        """Runs a test. Returns its outcome, 'passed', 'failed', 'skipped', 'hang' or, if `stop` is set before its end, 'stopped', and its processor time."""
        env, null = os.environ | {'TMPDIR': str(self.tmp)} | dict(e.split('=', 1) for e in test.get('ENVIRONMENT', [])) | (more or {}), subprocess.DEVNULL
        process = subprocess.Popen([*self.wrap, *test['command']], cwd=test['WORKING_DIRECTORY'], env=env, stdin=null, stdout=null, stderr=null, start_new_session=True)
        end, outcome, ended = time.monotonic() + limit * max(1, os.getloadavg()[0] / os.cpu_count()), None, False  # longer where others have the processors
        while not ended:
            if outcome:
                os.killpg(process.pid, 9)
            ended, status, usage = os.wait4(process.pid, 0 if outcome else os.WNOHANG)
            if not ended:
                stop.wait(0.05)
                outcome = 'stopped' if stop.is_set() else 'hang' if time.monotonic() > end else None
        process.returncode = os.waitstatus_to_exitcode(status)
        return outcome or {0: 'passed', test.get('SKIP_RETURN_CODE'): 'skipped'}.get(process.returncode, 'failed'), usage.ru_utime + usage.ru_stime

    @functools.lru_cache(1)
    def counts(self, path):
        """Returns the functions of a file, (first line, last line), and for each test that runs its code how often it runs each line."""
        def read(place):
            name, data = place[0], self.coverage / place[0] / place[1]
            if not (notes := data.with_suffix('.gcno')).exists():
                notes.symlink_to(self.coverage / 'notes' / place[1].with_suffix('.gcno'))
            text = subprocess.run(['gcov', '-t', '-j', data.name], cwd=data.parent, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout
            for file in json.loads(text)['files']:
                if file['file'].endswith('/' + path):
                    functions.update((f['start_line'], f['end_line']) for f in file['functions'])
                    for line in file['lines']:
                        tests[name][line['line_number']] = tests[name].get(line['line_number'], 0) + line['count']
        functions, tests = set(), {name: {} for name in self.tests if self.times.get(name)}
        with ThreadPoolExecutor(self.jobs) as pool:
            data = [Path(o).with_suffix('.gcda') for o in self.objects[path]]
            list(pool.map(read, [(name, d) for name in tests for d in data if (self.coverage / name / d).exists()]))
        return functions, tests

    def covering(self, path, line):
        """Returns the tests that run a line, of data those that run code of its file, fast ones first."""
        functions, tests = self.counts(path)
        first = max((start for start, end in functions if start <= line <= end), default=0)
        known = {n for counts in tests.values() for n in counts if first <= n <= line}
        wanted = {max(known)} if first and known else None
        return sorted((self.tests[name] for name, counts in tests.items() if any(counts.get(n) for n in wanted or counts)), key=lambda t: self.times[t['name']])
