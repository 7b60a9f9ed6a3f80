; d2d836b15255038c3fd85576dec31d74 newlib/libc/string/strnlen.c
	.LEVEL 1.1
	.text
	.section	.text.strnlen,"ax",@progbits
	.align 4
.globl strnlen
	.type	strnlen, @function
strnlen:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r26,%r20
	addl %r26,%r25,%r22
	comib,<> 0,%r25,.L4
	copy %r25,%r28
	b,n .L1
.L5:
	comclr,<> %r20,%r22,%r0
	b,n .L9
.L4:
	ldb 0(%r20),%r21
	comib,<>,n 0,%r21,.L5
	ldo 1(%r20),%r20
	sub %r20,%r26,%r28
.L1:
	bv,n %r0(%r2)
.L9:
	bv %r0(%r2)
	sub %r22,%r26,%r28
	.EXIT
	.PROCEND
	.size	strnlen, .-strnlen
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
