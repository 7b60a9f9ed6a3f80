# lib.s - what the tests call: system calls, and output without the C library.

.set EXIT, 1
.call _fork, 2
.call _read, 3
.call _write, 4
.call _open, 5
.call _close, 6
.call _creat, 8
.call _link, 9
.call _unlink, 10
.call _chdir, 12
.call _chmod, 15
.call _brk, 17
.call _lseek, 19
.call _getpid, 20
.call _getuid, 24
.call _ptrace, 26
.call _access, 33
.call _kill, 37
.call _stat, 38
.call _lstat, 40
.call _dup, 41
.call _pipe, 42
.call _profil, 44
.call _getgid, 47
.call _ioctl, 54
.call _symlink, 57
.call _readlink, 58
.call _execve, 59
.call _umask, 60
.call _fstat, 62
.call _getpagesize, 64
.call _getpgrp, 81
.call _setpgrp, 82
.call _setitimer, 83
.call _wait, 84
.call _gethostname, 87
.call _getdtablesize, 89
.call _dup2, 90
.call _fcntl, 92
.call _select, 93
.call _setpriority, 96
.call _socket, 97
.call _getpriority, 100
.call _sigvec, 108
.call _sigblock, 109
.call _sigsetmask, 110
.call _sigpause, 111
.call _sigstack, 112
.call _gettimeofday, 116
.call _getrusage, 117
.call _rename, 128
.call _truncate, 129
.call _ftruncate, 130
.call _flock, 131
.call _socketpair, 135
.call _mkdir, 136
.call _rmdir, 137
.call _utimes, 138
.call _getrlimit, 144
.call _setrlimit, 145
.call _killpg, 146

# The child has 1 in r1.
_vforked: .word 0
	ret

_exit:	.word 0
	chmk $EXIT

# puts(string): writes it to standard output.
_puts:	.word 0x0c
	movl 4(ap), r2
	movl r2, r3
1:	tstb (r3)+
	bneq 1b
	subl3 r2, r3, r0
	decl r0
	pushl r0
	pushl r2
	pushl $1
	calls $3, _write
	ret

# say(name, number): writes a line "name: number".
_say:	.word 0x1c
	pushl 4(ap)
	calls $1, _puts
	pushl $colon
	calls $1, _puts
	movl 8(ap), r2
	bgeq 1f
	pushl $minus
	calls $1, _puts
	mnegl r2, r2
1:	movl $digits_end, r3
	movw $10, -(r3)		# newline, NUL
2:	divl3 $10, r2, r4
	mull3 $10, r4, r0
	subl3 r0, r2, r0
	addb3 $48, r0, -(r3)
	movl r4, r2
	bneq 2b
	pushl r3
	calls $1, _puts
	ret

# same(a, b): 1 if the strings are equal.
_same:	.word 0
	movl 4(ap), r0
	movl 8(ap), r1
1:	cmpb (r0), (r1)+
	bneq 2f
	tstb (r0)+
	bneq 1b
	movl $1, r0
	ret
2:	clrl r0
	ret

.data
colon:	.asciz ": "
minus:	.asciz "-"
.bss
.align 2
_errno:	.space 4
digits:	.space 16
digits_end:
.space 4
.text
