; 2495ab17ee5b884c84dcb2ba0dc7c824 newlib/libc/string/strncat.c
	.LEVEL 1.1
	.text
	.section	.text.strncat,"ax",@progbits
	.align 4
.globl strncat
	.type	strncat, @function
strncat:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r26,%r28
	extru %r26,31,2,%r21
	comib,<> 0,%r21,.L2
	copy %r26,%r20
	ldw 0(%r26),%r21
	ldil L'-16842752,%r29
	ldil L'-2139062272,%r31
	ldo -257(%r29),%r29
	ldo 128(%r31),%r31
	addl %r21,%r29,%r22
	andcm %r22,%r21,%r21
	and %r21,%r31,%r21
	comib,<>,n 0,%r21,.L2
	ldws,mb 4(%r20),%r21
.L21:
	addl %r21,%r29,%r22
	andcm %r22,%r21,%r21
	and %r21,%r31,%r21
	comib,=,n 0,%r21,.L21
	ldws,mb 4(%r20),%r21
.L2:
	ldb 0(%r20),%r21
	comib,=,n 0,%r21,.L5
	ldbs,mb 1(%r20),%r21
.L22:
	extrs %r21,31,8,%r21
	comib,<>,n 0,%r21,.L22
	ldbs,mb 1(%r20),%r21
.L5:
	comib,= 0,%r24,.L7
	addl %r20,%r24,%r22
.L8:
	ldb 0(%r25),%r21
	stb %r21,0(%r20)
	extrs %r21,31,8,%r21
	comib,= 0,%r21,.L7
	ldo 1(%r20),%r20
	comb,<>,n %r20,%r22,.L8
	ldo 1(%r25),%r25
	stb %r0,0(%r22)
.L7:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	strncat, .-strncat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
