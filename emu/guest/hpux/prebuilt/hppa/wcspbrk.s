; 058f83b9aa90500e6d06e536d8d0c669 newlib/libc/string/wcspbrk.c
	.LEVEL 1.1
	.text
	.section	.text.wcspbrk,"ax",@progbits
	.align 4
.globl wcspbrk
	.type	wcspbrk, @function
wcspbrk:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r22
	comib,= 0,%r22,.L8
	copy %r26,%r28
	ldw 0(%r25),%r31
	comib,= 0,%r31,.L12
	copy %r25,%r21
.L15:
	copy %r31,%r20
.L4:
	comb,=,n %r22,%r20,.L1
	ldws,mb 4(%r21),%r20
	comib,<> 0,%r20,.L4
	nop
	ldws,mb 4(%r28),%r22
	comib,<>,n 0,%r22,.L15
	copy %r25,%r21
.L8:
	copy %r22,%r28
.L1:
.L14:
	bv,n %r0(%r2)
.L12:
	ldws,mb 4(%r28),%r22
.L16:
	comib,<>,n 0,%r22,.L16
	ldws,mb 4(%r28),%r22
	b .L14
	copy %r22,%r28
	.EXIT
	.PROCEND
	.size	wcspbrk, .-wcspbrk
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
