; 57ff3c6c1bd031d6d2c47700e8936dd9 newlib/libc/string/strpbrk.c
	.LEVEL 1.1
	.text
	.section	.text.strpbrk,"ax",@progbits
	.align 4
.globl strpbrk
	.type	strpbrk, @function
strpbrk:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldb 0(%r26),%r22
	extrs %r22,31,8,%r22
	comib,= 0,%r22,.L9
	copy %r26,%r28
	ldb 0(%r25),%r31
	extrs %r31,31,8,%r31
	comib,= 0,%r31,.L14
	copy %r25,%r21
.L17:
	copy %r31,%r20
.L5:
	comb,=,n %r22,%r20,.L4
	ldbs,mb 1(%r21),%r20
	extrs %r20,31,8,%r20
	comib,<> 0,%r20,.L5
	nop
	ldbs,mb 1(%r28),%r22
	extrs %r22,31,8,%r22
	comib,<>,n 0,%r22,.L17
	copy %r25,%r21
.L4:
	ldb 0(%r21),%r20
	comiclr,<> 0,%r20,%r0
	ldi 0,%r28
.L1:
	bv,n %r0(%r2)
.L14:
	ldbs,mb 1(%r28),%r22
.L18:
	extrs %r22,31,8,%r22
	comib,<>,n 0,%r22,.L18
	ldbs,mb 1(%r28),%r22
	copy %r25,%r21
	ldb 0(%r21),%r20
	comiclr,<> 0,%r20,%r0
	ldi 0,%r28
	b,n .L1
.L9:
	bv %r0(%r2)
	copy %r22,%r28
	.EXIT
	.PROCEND
	.size	strpbrk, .-strpbrk
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
