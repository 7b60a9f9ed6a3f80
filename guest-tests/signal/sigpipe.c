// Writing to a pipe that nobody reads: EPIPE when SIGPIPE is ignored, the end otherwise.
// status: SIGPIPE
#include <signal.h>
#include <unistd.h>
#include "check.h"

int main(void)
{
    int p[2];
    must(pipe(p), "pipe");
    close(p[0]);
    signal(SIGPIPE, SIG_IGN);
    CHECK(write(p[1], "x", 1) == -1 && errno == EPIPE);
    fflush(stdout);
    signal(SIGPIPE, SIG_DFL);
    must(write(p[1], "x", 1), "write");
}

/* stdout:
yes write(p[1], "x", 1) == -1 && errno == EPIPE
*/
