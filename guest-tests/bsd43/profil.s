# profil: addupc's arithmetic, ticks at the places where the program is, system time where a call returns, faults, fork, exec.
# options: --hz=10000
.set SCALE, 0x10000
start:	.word 0
	cmpl (sp), $2			# executed: the counters are not touched any more
	bneq 1f
	brw executed
# One counter for two bytes: all of the loop's ticks are between its labels, and none elsewhere.
1:	pushl $SCALE
	pushl $0
	pushl $1024
	pushl $counters
	calls $4, _profil
	pushl r0
	pushl $s_result
	calls $2, _say
	calls $0, spin
	pushl $0
	clrq -(sp)
	pushl $0
	calls $4, _profil
	moval loop, r0
	moval loop_end, r1
	bicl2 $1, r0			# an odd pc counts with the one before
	calls $0, sum
	cmpl r0, $100
	bgtru 2f
	pushl r0
	pushl $s_few
	calls $2, _say
2:	subl3 r0, r1, -(sp)		# others: the calls of profil and spin
	pushl $s_others
	calls $2, _say
# Half the scale: the counters of two instructions of two bytes are one. An odd scale and an odd offset lose their last bits.
	calls $0, clear
	pushl $SCALE / 2 + 1
	pushal loop + 1
	pushl $1024
	pushl $counters
	calls $4, _profil
	calls $0, spin
	calls $0, stop
	movzwl counters, r0		# decl r0 and the jump; incl r1 is below the offset
	cmpl r0, $100
	bgtru 3f
	pushl r0
	pushl $s_few
	calls $2, _say
3:	movzwl counters + 2, r0
	pushl r0
	pushl $s_others
	calls $2, _say
# A size of one counter: others are misses.
	calls $0, clear
	pushl $2			# all of the first 64 KiB
	pushl $0
	pushl $1
	pushl $counters
	calls $4, _profil
	calls $0, spin
	calls $0, stop
	movzwl counters, r0
	cmpl r0, $100
	bgtru 4f
	pushl r0
	pushl $s_few
	calls $2, _say
4:	movzwl counters + 2, r0
	pushl r0
	pushl $s_others
	calls $2, _say
# A counter of 16 bits wraps.
	calls $0, clear
	movw $-50, counters
	pushl $2
	pushl $0
	pushl $2
	pushl $counters
	calls $4, _profil
	calls $0, spin
	calls $0, stop
	movzwl counters, r0
	cmpl r0, $30000
	blssu 5f
	pushl r0
	pushl $s_few
	calls $2, _say
# System time: of many calls in a loop most ticks are at the instruction after chmk.
5:	calls $0, clear
	pushl $SCALE
	pushal calling
	pushl $64
	pushl $counters
	calls $4, _profil
	calls $0, calling
	calls $0, stop
	clrl r0
	subl3 $calling, $after_call, r2
	ashl $-1, r2, r2
	movaw counters[r2], r3
	movzwl (r3), r1
	cmpl r1, $100
	bgtru 6f
	pushl r1
	pushl $s_few
	calls $2, _say
# A buffer that cannot be written: profiling ends, and the program goes on.
6:	pushl $SCALE
	pushl $0
	pushl $1024
	pushl $0x3f000000
	calls $4, _profil
	calls $0, spin
# A child has its parent's profiling, and its own counters.
	calls $0, clear
	pushl $2
	pushl $0
	pushl $2
	pushl $counters
	calls $4, _profil
	calls $0, _fork
	tstl r1
	beql 7f
	calls $0, clear
	calls $0, spin
	tstw counters
	beql 8f
	pushl $1
	calls $1, _exit
8:	pushl $0
	calls $1, _exit
7:	calls $0, stop
	calls $0, _wait
	pushl r1
	pushl $s_child
	calls $2, _say
	pushl $2
	pushl $0
	pushl $2
	pushl $counters
	calls $4, _profil
	pushl $environment
	pushl $arguments
	pushl $s_program
	calls $3, _execve
executed:
	calls $0, spin
	movzwl counters, r0
	pushl r0
	pushl $s_executed
	calls $2, _say
	pushl $0
	calls $1, _exit

stop:	.word 0
	pushl $0
	clrq -(sp)
	pushl $0
	calls $4, _profil
	ret

# Some 20 ms.
spin:	.word 0
	movl $1000000, r0
	clrl r1
loop:	incl r1
	decl r0
	bneq loop
loop_end:
	ret

calling: .word 4
	movl $10000, r2
1:	chmk $20
after_call:
	decl r2
	bneq 1b
	ret

clear:	.word 0
	moval counters, r0
1:	clrl (r0)+
	cmpl r0, $counters + 1024
	blss 1b
	ret

# r0: the ticks of the counters from address r0 to r1; r1: of all counters.
sum:	.word 0x7c
	clrq r2
	clrl r4
	moval counters, r6
1:	movzwl (r6)+, r5
	addl2 r5, r3
	cmpl r4, r0
	blss 2f
	cmpl r4, r1
	bgeq 2f
	addl2 r5, r2
2:	addl2 $2, r4
	cmpl r4, $1024
	blss 1b
	movl r2, r0
	movl r3, r1
	ret
.data
.align 2
arguments: .long s_program, s_program, 0
environment: .long 0
s_program: .asciz "/program"
s_result: .asciz "result"
s_few:	.asciz "too few"
s_others: .asciz "others"
s_child: .asciz "child"
s_executed: .asciz "executed"
.text
.include "lib.s"
.bss
.align 2
counters: .space 1024
# stdout:
# result: 0
# others: 0
# others: 0
# others: 0
# child: 256
# executed: 0
