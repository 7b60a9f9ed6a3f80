; b76b8e17ebfe678646239b993d72cf3c newlib/libc/string/strxfrm.c
	.LEVEL 1.1
	.text
	.section	.text.strxfrm,"ax",@progbits
	.align 4
.globl strxfrm
	.type	strxfrm, @function
strxfrm:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r24,%r24,.L2
	ldi 0,%r28
	b .L19
	ldbx %r25(%r28),%r20
.L17:
	comb,=,n %r20,%r24,.L16
	copy %r20,%r28
	ldbx %r25(%r28),%r20
.L19:
	addl %r26,%r28,%r21
	stb %r20,0(%r21)
	extrs %r20,31,8,%r20
	comib,<>,n 0,%r20,.L17
	ldo 1(%r28),%r20
	bv,n %r0(%r2)
.L16:
	ldo 1(%r25),%r25
	addl %r25,%r28,%r25
.L2:
	ldb 0(%r25),%r28
	comib,= 0,%r28,.L7
	copy %r24,%r28
	sub %r25,%r24,%r25
	ldo 1(%r28),%r28
.L18:
	ldbx %r25(%r28),%r20
	comib,<>,n 0,%r20,.L18
	ldo 1(%r28),%r28
	bv,n %r0(%r2)
.L7:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	strxfrm, .-strxfrm
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
