; 9a975affc59ba05fbabe4b40c029b97b newlib/libc/string/wcstok.c
	.LEVEL 1.1
	.text
	.section	.text.wcstok,"ax",@progbits
	.align 4
.globl wcstok
	.type	wcstok, @function
wcstok:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	or,<> %r26,%r0,%r28
	b,n .L20
.L5:
	ldo 4(%r28),%r31
.L25:
	copy %r25,%r20
	b .L4
	ldw -4(%r31),%r22
.L6:
	comb,=,n %r21,%r22,.L5
	copy %r31,%r28
.L4:
	ldwm 4(%r20),%r21
	comib,<> 0,%r21,.L6
	nop
	comib,=,n 0,%r22,.L21
	ldwm 4(%r31),%r22
.L24:
	b .L11
	copy %r25,%r20
.L9:
	comib,=,n 0,%r21,.L24
	ldwm 4(%r31),%r22
.L11:
	ldwm 4(%r20),%r21
	comb,<> %r21,%r22,.L9
	nop
	comib,<>,n 0,%r22,.L22
	copy %r22,%r31
	stw %r31,0(%r24)
.L1:
	bv,n %r0(%r2)
.L22:
	stw %r0,-4(%r31)
	b .L1
	stw %r31,0(%r24)
.L20:
	ldw 0(%r24),%r28
	comib,<> 0,%r28,.L25
	ldo 4(%r28),%r31
	ldi 0,%r28
.L23:
	bv,n %r0(%r2)
.L21:
	stw %r22,0(%r24)
	b .L23
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	wcstok, .-wcstok
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
