; b11ce01af8da488ec39a94612d0a3119 newlib/libc/string/wcscspn.c
	.LEVEL 1.1
	.text
	.section	.text.wcscspn,"ax",@progbits
	.align 4
.globl wcscspn
	.type	wcscspn, @function
wcscspn:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r28
	comib,=,n 0,%r28,.L1
	ldw 0(%r25),%r31
	comib,= 0,%r31,.L14
	copy %r26,%r22
	copy %r25,%r21
.L17:
	copy %r31,%r20
.L5:
	comb,=,n %r28,%r20,.L7
	ldws,mb 4(%r21),%r20
	comib,<> 0,%r20,.L5
	nop
	ldws,mb 4(%r22),%r28
	comib,<>,n 0,%r28,.L17
	copy %r25,%r21
.L7:
	sub %r22,%r26,%r28
.L16:
	extrs %r28,29,30,%r28
.L2:
.L1:
	bv,n %r0(%r2)
.L14:
	ldws,mb 4(%r22),%r28
.L18:
	comib,<>,n 0,%r28,.L18
	ldws,mb 4(%r22),%r28
	b .L16
	sub %r22,%r26,%r28
	.EXIT
	.PROCEND
	.size	wcscspn, .-wcscspn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
