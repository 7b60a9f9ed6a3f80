# Indirect branches to targets of all alignments, next to one another.
start:	.word 0
	movl $20000, r6
	clrl r7
1:	bsbb add
	bsbb add
	nop
	bsbb add
	bsbb add
	nop
	nop
	bsbb add
	bsbb add
	bsbb add
	jsb *pointer
	calls $0, *pointer + 4
	calls $0, *pointer + 4
	sobgtr r6, 1b
	pushl r7
	pushl $s_calls
	calls $2, _say
	halt
add:	incl r7
	rsb
function: .word 0
	incl r7
	ret
.data
.align 2
pointer: .long add, function
s_calls: .asciz "calls"
.text
.include "lib.s"
# status: 132
# stdout:
# calls: 200000
