; 540cac8485a937541f92d96390d27154 newlib/libc/string/wcsspn.c
	.LEVEL 1.1
	.text
	.section	.text.wcsspn,"ax",@progbits
	.align 4
.globl wcsspn
	.type	wcsspn, @function
wcsspn:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r21
	comib,=,n 0,%r21,.L6
	ldw 0(%r25),%r31
	comib,= 0,%r31,.L7
	copy %r26,%r22
	copy %r25,%r20
.L12:
	copy %r31,%r28
.L4:
	comb,=,n %r28,%r21,.L3
	ldws,mb 4(%r20),%r28
	comib,<> 0,%r28,.L4
	nop
	sub %r22,%r26,%r22
	extrs %r22,29,30,%r28
.L1:
	bv,n %r0(%r2)
.L3:
	ldws,mb 4(%r22),%r21
	comib,<>,n 0,%r21,.L12
	copy %r25,%r20
	sub %r22,%r26,%r22
	b .L1
	extrs %r22,29,30,%r28
.L7:
.L2:
	bv %r0(%r2)
	copy %r31,%r28
.L6:
	bv %r0(%r2)
	copy %r21,%r28
	.EXIT
	.PROCEND
	.size	wcsspn, .-wcsspn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
