; e350f6a59ea2636d80a29a987ac140cf newlib/libc/string/strspn.c
	.LEVEL 1.1
	.text
	.section	.text.strspn,"ax",@progbits
	.align 4
.globl strspn
	.type	strspn, @function
strspn:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldb 0(%r26),%r22
	extrs %r22,31,8,%r22
	comib,=,n 0,%r22,.L6
	ldb 0(%r25),%r31
	extrs %r31,31,8,%r31
	comib,=,n 0,%r31,.L7
	copy %r26,%r28
	copy %r25,%r21
.L12:
	copy %r31,%r20
.L4:
	comb,=,n %r20,%r22,.L3
	ldbs,mb 1(%r21),%r20
	extrs %r20,31,8,%r20
	comib,<> 0,%r20,.L4
	nop
	sub %r28,%r26,%r28
.L1:
	bv,n %r0(%r2)
.L3:
	ldbs,mb 1(%r28),%r22
	extrs %r22,31,8,%r22
	comib,<>,n 0,%r22,.L12
	copy %r25,%r21
	b .L1
	sub %r28,%r26,%r28
.L7:
	bv %r0(%r2)
	copy %r31,%r28
.L6:
	bv %r0(%r2)
	copy %r22,%r28
	.EXIT
	.PROCEND
	.size	strspn, .-strspn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
