# Processes: fork's two results, wait and wait3 by condition codes, vfork's shared memory, pipes, exec.
# env: X=1
start:	.word 0
	cmpl (sp), $1			# the program as executed by itself
	beql 1f
	pushl 8(sp)
	calls $1, _puts
	pushl $newline
	calls $1, _puts
	pushl $9
	calls $1, _exit
1:	calls $0, _fork
	tstl r1
	beql 2f
	movl r0, r6			# the child: r0 is the parent
	calls $0, _getpid
	subl2 r1, r6
	pushl r6
	pushl $s_difference
	calls $2, _say
	pushl $7
	calls $1, _exit
2:	movl r0, r6
	pushl r1
	pushl $s_second
	calls $2, _say
	calls $0, _wait
	subl2 r0, r6
	pushl r1
	pushl $s_status
	calls $2, _say
	pushl r6
	pushl $s_difference
	calls $2, _say
	calls $0, _wait			# ECHILD
	pushl _errno
	pushl $s_error
	calls $2, _say
# vfork: the child changes a variable of the parent.
	chmk $66
	tstl r1
	beql 3f
	movl $55, shared
	pushl $0
	calls $1, _exit
3:	pushl shared
	pushl $s_shared
	calls $2, _say
# wait3 with WNOHANG: no child has ended but one.
	clrl r1
	movl $1, r0
	bispsw $15
	chmk $84
	pushl r1
	pushl $s_status
	calls $2, _say
	calls $0, _fork
	tstl r1
	beql 4f
	pushl $0
	calls $1, _sigpause
4:	movl r0, r6
	pushl $timeout			# the child runs
	clrq -(sp)
	clrq -(sp)
	calls $5, _select
	pushl timeout + 4		# is as it was
	pushl $s_shared
	calls $2, _say
	clrl r1
	movl $1, r0
	bispsw $15
	chmk $84			# it lives: 0
	pushl r0
	pushl $s_pid
	calls $2, _say
	pushl $9
	pushl r6
	calls $2, _kill
	movl $rusage, r1
	clrl r0
	bispsw $15
	chmk $84
	pushl r1
	pushl $s_status
	calls $2, _say
	pushl rusage + 64		# voluntary switches
	pushl $s_shared
	calls $2, _say
# A pipe, and exec.
	calls $0, _pipe
	movl r0, r6
	movl r1, r7
	pushl r7
	pushl $s_pid
	calls $2, _say
	chmk $66
	tstl r1
	beql 5f
	pushl $1
	pushl r7
	calls $2, _dup2
	pushl $environment
	pushl $arguments
	pushl $s_program
	calls $3, _execve
	pushl $1
	calls $1, _exit
5:	pushl r7
	calls $1, _close
6:	pushl $100
	pushl $buffer
	pushl r6
	calls $3, _read
	tstl r0
	beql 7f
	addl2 $buffer, r0
	clrb (r0)
	pushl $buffer
	calls $1, _puts
	brw 6b
7:	calls $0, _wait
	pushl r1
	pushl $s_status
	calls $2, _say
	pushl $0			# execv of nothing: ENOENT
	pushl $arguments
	pushl $s_nothing
	calls $3, _execve
	pushl _errno
	pushl $s_error
	calls $2, _say
	calls $0, _fork			# a group of its own
	tstl r1
	beql 8f
	calls $0, _getpid
	movl r0, r6
	pushl r6
	pushl $0
	calls $2, _setpgrp
	pushl $0
	calls $1, _getpgrp
	subl2 r0, r6
	pushl r6
	calls $1, _exit
8:	calls $0, _wait
	pushl r1
	pushl $s_status
	calls $2, _say
	pushl $0			# with SIGCHLD ignored, too, a child can be waited for
	pushl $ignore
	pushl $20
	calls $3, _sigvec
	calls $0, _fork
	tstl r1
	beql 9f
	pushl $5
	calls $1, _exit
9:	calls $0, _wait
	pushl r1
	pushl $s_status
	calls $2, _say
	movl $2, r6			# limits: data, stack
12:	pushl $rusage
	pushl r6
	calls $2, _getrlimit
	pushl rusage
	pushl $s_limit
	calls $2, _say
	pushl rusage + 4
	pushl $s_most
	calls $2, _say
	aobleq $3, r6, 12b
	calls $0, _fork			# a child that stops itself
	tstl r1
	beql 10f
	calls $0, _getpid
	pushl $17
	pushl r0
	calls $2, _kill
	pushl $3
	calls $1, _exit
10:	movl r0, r6
	pushl $timeout			# it runs
	clrq -(sp)
	clrq -(sp)
	calls $5, _select
	clrl r1
	movl $1, r0			# WNOHANG: 0
	bispsw $15
	chmk $84
	pushl r0
	pushl $s_pid
	calls $2, _say
	clrl r1
	movl $3, r0			# with WUNTRACED
	bispsw $15
	chmk $84
	subl2 r0, r6
	pushl r1
	pushl $s_status
	calls $2, _say
	pushl r6
	pushl $s_difference
	calls $2, _say
	clrl r1
	movl $3, r0			# it is reported once
	bispsw $15
	chmk $84
	pushl r0
	pushl $s_pid
	calls $2, _say
	pushl $19			# SIGCONT to the group, which is not stopped but for the child
	pushl $0
	calls $2, _kill
	calls $0, _wait
	pushl r1
	pushl $s_status
	calls $2, _say
	pushl $0
	calls $1, _exit
.data
.align 2
shared:	.long 1
ignore:	.long 1, 0, 0
timeout: .long 0, 20000
arguments: .long s_program, s_hello, 0
environment: .long 0
s_program: .asciz "/program"
s_hello: .asciz "executed"
s_nothing: .asciz "/nothing"
newline: .asciz "\n"
s_difference: .asciz "difference"
s_second: .asciz "second"
s_status: .asciz "status"
s_error: .asciz "error"
s_shared: .asciz "shared"
s_pid:	.asciz "result"
s_limit: .asciz "limit"
s_most:	.asciz "at most"
.text
.include "lib.s"
.bss
.align 2
rusage:	.space 72
buffer:	.space 104
# stdout:
# second: 0
# difference: 0
# status: 1792
# difference: 0
# error: 10
# shared: 55
# status: 0
# shared: 20000
# result: 0
# status: 9
# shared: 1
# result: 4
# executed
# status: 2304
# error: 2
# status: 0
# status: 1280
# limit: 6291456
# at most: 16777216
# limit: 524288
# at most: 16777216
# result: 0
# status: 4479
# difference: 0
# result: 0
# status: 768
