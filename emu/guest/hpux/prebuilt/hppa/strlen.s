; f9d7b49fa5ba664e3aa463d95f041255 newlib/libc/string/strlen.c
	.LEVEL 1.1
	.text
	.section	.text.strlen,"ax",@progbits
	.align 4
.globl strlen
	.type	strlen, @function
strlen:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	extru %r26,31,2,%r28
	comib,= 0,%r28,.L10
	copy %r26,%r28
	b .L22
	ldb 0(%r28),%r20
.L3:
	extru %r28,31,2,%r20
	comib,=,n 0,%r20,.L2
	ldb 0(%r28),%r20
.L22:
	comib,<>,n 0,%r20,.L3
	ldo 1(%r28),%r28
.L8:
	bv %r0(%r2)
	sub %r28,%r26,%r28
.L10:
.L2:
	ldw 0(%r28),%r20
	ldil L'-16842752,%r31
	ldil L'-2139062272,%r22
	ldo -257(%r31),%r31
	ldo 128(%r22),%r22
	addl %r20,%r31,%r21
	andcm %r21,%r20,%r20
	and %r20,%r22,%r20
	comib,<>,n 0,%r20,.L6
	ldws,mb 4(%r28),%r20
.L20:
	addl %r20,%r31,%r21
	andcm %r21,%r20,%r20
	and %r20,%r22,%r20
	comib,=,n 0,%r20,.L20
	ldws,mb 4(%r28),%r20
.L6:
	ldb 0(%r28),%r20
	comib,= 0,%r20,.L8
	nop
	ldbs,mb 1(%r28),%r20
.L21:
	extrs %r20,31,8,%r20
	comib,= 0,%r20,.L8
	nop
	ldbs,mb 1(%r28),%r20
	extrs %r20,31,8,%r20
	comib,<>,n 0,%r20,.L21
	ldbs,mb 1(%r28),%r20
	b,n .L8
	.EXIT
	.PROCEND
	.size	strlen, .-strlen
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
