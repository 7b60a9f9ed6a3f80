# A program that profiles itself: three functions under one profil() buffer, and their ticks. The front panel's tests show it, too.
# options: --hz=10000
.set SCALE, 0x1000			# a counter for 32 bytes of text
start:	.word 0
	pushl $SCALE
	pushl $_integers
	pushl $512
	pushl $counters
	calls $4, _profil
	movl $40, r11
1:	calls $0, _integers
	calls $0, _divisions
	calls $0, _reals
	sobgtr r11, 1b
	clrq -(sp)
	clrq -(sp)
	calls $4, _profil
	movl $counters, r6		# each function has the text of two
	moval name, r7
2:	movzwl (r6)+, -(sp)
	movzwl (r6)+, r0
	addl2 r0, (sp)
	pushl (r7)+
	calls $2, _say
	tstl (r7)
	bneq 2b
	pushl $0
	calls $1, _exit
	.align 6
_integers: .word 4
	movl $17000, r2
	movl $1, r0
1:	xorl2 r2, r0
	mull2 $16777619, r0
	addl2 r2, r0
	sobgtr r2, 1b
	ret
	.align 6
_divisions: .word 4
	movl $17000, r2
	movl $12345, r0
1:	bisl3 $1, r2, r1
	divl2 r1, r0
	addl2 $1000000007, r0
	sobgtr r2, 1b
	ret
	.align 6
_reals:	.word 4
	movl $17000, r2
	cvtlf $1, r0
1:	cvtlf r2, r1
	divf3 r1, r0, r1
	addf2 r1, r0
	sobgtr r2, 1b
	ret
.data
	.align 2
counters: .space 512
name:	.long s_integers, s_divisions, s_reals, 0
s_integers: .asciz "integers"
s_divisions: .asciz "divisions"
s_reals: .asciz "reals"
.text
.include "lib.s"
# status: 0
# stdout:
# integers: 272
# divisions: 272
# reals: 272
