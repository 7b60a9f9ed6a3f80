# Signals: handlers with their code and context, sigreturn, masks, restarted and interrupted calls, the signal stack, traps' codes.
start:	.word 0
	calls $0, handlers
	pushl $0			# a handler returns to the interrupted code, with its registers
	movl $0x1234, r5
	calls $0, _getpid
	pushl $30			# SIGUSR1
	pushl r0
	calls $2, _kill
	pushl r5
	pushl $s_register
	calls $2, _say
# Masks: a blocked signal waits for sigpause.
	pushl $0x20000000		# SIGUSR1
	calls $1, _sigblock
	pushl r0
	pushl $s_mask
	calls $2, _say
	calls $0, _getpid
	pushl $30
	pushl r0
	calls $2, _kill
	pushl $s_waits
	calls $1, _puts
	pushl $0
	calls $1, _sigpause
	pushl _errno			# EINTR
	pushl $s_error
	calls $2, _say
	pushl $0
	calls $1, _sigsetmask
	pushl r0
	pushl $s_mask
	calls $2, _say
# Traps, whose handlers skip the instruction.
	clrl r0
	divl3 r0, $1, r1		# FPE_INTDIV_TRAP: after the instruction
	bispsw $0x20
	addl3 $0x7fffffff, $1, r1	# FPE_INTOVF_TRAP
	bicpsw $0x20
	movl $1, skip
	halt				# ILL_PRIVIN_FAULT
	movl $3, skip
	bispsw $0x100			# ILL_RESOP_FAULT; 4 bytes more are after 1
	nop
	nop
	movl $2, skip
	.byte 0xd5, 0x5f		# tstl pc
	nop
	nop
	movl $1, skip
	bpt
	movl $1, skip
	.byte 0xfc			# xfc: SIGEMT
	clrl r0
	movl $0x7fff, r1		# the largest exponent
	movl $0x80, r2			# the smallest one
	movl $4, skip
	divf3 r0, r1, r3		# FPE_FLTDIV_FAULT
	movl $4, skip
	mulf3 r1, r1, r3		# FPE_FLTOVF_FAULT
	bispsw $0x40
	movl $4, skip
	mulf3 r2, r2, r3		# FPE_FLTUND_FAULT
	bicpsw $0x40
	index $5, $0, $3, $1, $0, r3	# FPE_SUBRNG_TRAP
	movl $7, skip
	movl r0, *$0x7ffff800		# the u area: SIGBUS
	movl $7, skip
	tstl *$0x3f000000		# beyond the data: SIGSEGV
	nop
# A call that the timer interrupts: restarted, or with EINTR.
	pushl $0
	pushl $timer
	pushl $0
	calls $3, _setitimer
	calls $0, _pipe
	movl r0, r6
	pushl $1
	pushl $buffer
	pushl r6
	calls $3, _read			# the third alarm writes to the pipe: r1 is the other end
	pushl r0
	pushl $s_read
	calls $2, _say
	clrl alarms
	movl $2, vector + 8		# SV_INTERRUPT
	pushl $0
	pushl $vector
	pushl $14
	calls $3, _sigvec
	pushl $1
	pushl $buffer
	pushl r6
	calls $3, _read
	pushl _errno
	pushl $s_error
	calls $2, _say
# prof(1) reads the clock's rate so: an interval below a tick is rounded up to it, and a disarmed timer keeps it.
	pushl $0
	pushl $no_timer
	pushl $0
	calls $3, _setitimer
	pushl $timer
	pushl $0
	pushl $0
	calls $3, _setitimer
	pushl timer + 4
	pushl $s_interval
	calls $2, _say
	pushl timer + 12
	pushl $s_left
	calls $2, _say
# While SIGALRM is pending, the timer goes on; the alarms of several intervals are one signal.
	clrl alarms
	pushl $0x2000			# SIGALRM
	calls $1, _sigblock
	movl $20000, timer + 4
	movl $20000, timer + 12
	pushl $0
	pushl $timer
	pushl $0
	calls $3, _setitimer
	pushl $pause
	clrq -(sp)
	clrq -(sp)
	calls $5, _select
	pushl $timer
	pushl $no_timer
	pushl $0
	calls $3, _setitimer
	clrl r0
	cmpl timer + 12, $20000		# the time left
	bgtru 1f
	tstl timer + 12
	beql 1f
	incl r0
1:	pushl r0
	pushl $s_goes_on
	calls $2, _say
	pushl $0
	calls $1, _sigsetmask
	pushl alarms
	pushl $s_alarms
	calls $2, _say
# The signal stack.
	pushl $0
	pushl $stack
	calls $2, _sigstack
	movl $on_stack, vector
	movl $1, vector + 8		# SV_ONSTACK
	pushl $0
	pushl $vector
	pushl $31
	calls $3, _sigvec
	calls $0, _getpid
	pushl $31
	pushl r0
	calls $2, _kill
	pushl $stack
	pushl $0
	calls $2, _sigstack
	pushl stack + 4
	pushl $s_stack
	calls $2, _say
	pushl $vector			# what sigvec tells
	pushl $0
	pushl $31
	calls $3, _sigvec
	pushl vector + 8
	pushl $s_flags
	calls $2, _say
	movl $asks, vector		# a handler without it
	clrl vector + 8
	pushl $0
	pushl $vector
	pushl $31
	calls $3, _sigvec
	calls $0, _getpid
	pushl $31
	pushl r0
	calls $2, _kill
	pushl $0			# SIGKILL has no handler: EINVAL
	pushl $vector
	pushl $9
	calls $3, _sigvec
	pushl _errno
	pushl $s_error
	calls $2, _say
	chmk $63			# numbers without a call: SIGSYS
	chmk $1000
	pushl $20			# the number is in the list: getpid
	pushl $1
	movl sp, ap
	chmk $0
	pushl r0
	pushl $s_pid
	calls $2, _say
	movl $0x3f000000, ap		# a list that cannot be read: EFAULT
	chmk $3
	pushl r0
	pushl $s_error
	calls $2, _say
	pushl $s_end
	calls $1, _puts
	movl $0, vector			# SIGILL kills
	pushl $0
	pushl $vector
	pushl $4
	calls $3, _sigvec
	halt

# Handlers of the signals that are used.
handlers: .word 0xc0
	movab signals, r6
1:	movzbl (r6)+, r7
	beql 2f
	pushl $0
	pushl $vector
	pushl r7
	calls $3, _sigvec
	brb 1b
2:	movab alarm, vector
	pushl $0
	pushl $vector
	pushl $14
	calls $3, _sigvec
	ret

# handler(signal, code, context): the trampoline's list.
handler: .word 0
	pushl 4(ap)
	pushl $s_signal
	calls $2, _say
	pushl 8(ap)
	pushl $s_code
	calls $2, _say
	movl 12(ap), r0			# sigcontext: the pc
	addl2 skip, 20(r0)
	clrl skip
	ret

alarm:	.word 0
	incl alarms
	cmpl alarms, $3
	bneq 1f
	pushl $1
	pushl $buffer
	addl3 $1, r6, -(sp)
	calls $3, _write
1:	ret

asks:	.word 0
	pushl $stack
	pushl $0
	calls $2, _sigstack
	pushl stack + 4
	pushl $s_stack
	calls $2, _say
	ret

on_stack: .word 0
	calls $0, asks
	moval stack_end, r0
	subl2 sp, r0
	cmpl r0, $500
	bgtru 1f
	pushl $0
	pushl $0
	pushl $s_on_stack
	calls $1, _puts
1:	ret
.data
.align 2
signals: .byte 4, 5, 7, 8, 10, 11, 12, 30, 0
.align 2
vector:	.long handler, 0, 0
timer:	.long 0, 20000, 0, 20000
no_timer: .long 0, 1, 0, 0
s_interval: .asciz "interval"
s_left:	.asciz "left"
pause:	.long 0, 70000
s_goes_on: .asciz "goes on"
s_alarms: .asciz "alarms"
stack:	.long stack_end, 0
s_signal: .asciz "signal"
s_code:	.asciz "code"
s_register: .asciz "register"
s_mask:	.asciz "mask"
s_waits: .asciz "it waits\n"
s_error: .asciz "error"
s_read:	.asciz "read"
s_stack: .asciz "stack in use"
s_on_stack: .asciz "on the signal stack\n"
s_flags: .asciz "flags"
s_pid:	.asciz "pid"
s_end:	.asciz "end\n"
.text
.include "lib.s"
.bss
.align 2
skip:	.space 4
alarms:	.space 4
buffer:	.space 4
	.space 1024
stack_end:
# status: 132
# stdout:
# signal: 30
# code: 0
# register: 4660
# mask: 0
# it waits
# signal: 30
# code: 0
# error: 4
# mask: 536870912
# signal: 8
# code: 2
# signal: 8
# code: 1
# signal: 4
# code: 1
# signal: 4
# code: 2
# signal: 4
# code: 0
# signal: 5
# code: 0
# signal: 7
# code: 0
# signal: 8
# code: 9
# signal: 8
# code: 8
# signal: 8
# code: 10
# signal: 8
# code: 7
# signal: 10
# code: 0
# signal: 11
# code: 0
# read: 1
# error: 4
# interval: 10000
# left: 0
# goes on: 1
# alarms: 1
# stack in use: 1
# on the signal stack
# stack in use: 0
# flags: 1
# stack in use: 0
# error: 22
# signal: 12
# code: 0
# signal: 12
# code: 0
# pid: 1000
# error: 14
# end
