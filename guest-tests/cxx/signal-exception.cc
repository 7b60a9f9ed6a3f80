// An exception thrown by a signal handler unwinds through the signal frame into the interrupted function.
// except: ppc sparc, libgcc unwinds signal frames only by a vDSO on ppc; on sparc it finds the unwinding entry of the C library's function before the return code
// flags: -fnon-call-exceptions -fasynchronous-unwind-tables
// qemu: no, unreliable signals
#include <csignal>
#include <cstdio>

struct fault {
    int number;
};
struct trace {
    ~trace() { std::printf("unwound\n"); }
};

static void handler(int number) { throw fault{number}; }

static __attribute__((noinline)) int touch(volatile int *p)
{
    return *p;
}

// Its own region is that of the call: IA-64's unwinder looks one slot before an interrupted instruction.
static __attribute__((noinline)) int hold(volatile int *p)
{
    trace t;
    return touch(p) + 1;
}

int main()
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_NODEFER;
    sigaction(SIGSEGV, &action, nullptr);
    for (int i = 0; i < 3; i++)
        try {
            std::printf("%d\n", hold(nullptr));
        } catch (fault &f) {
            std::printf("fault %d\n", f.number);
        }
}

/* stdout:
unwound
fault 11
unwound
fault 11
unwound
fault 11
*/
