; 46115066a5f0b33a9e72749004c50b46 newlib/libc/string/strncpy.c
	.LEVEL 1.1
	.text
	.section	.text.strncpy,"ax",@progbits
	.align 4
.globl strncpy
	.type	strncpy, @function
strncpy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	or %r26,%r25,%r20
	copy %r26,%r28
	extru %r20,31,2,%r20
	comib,<> 0,%r20,.L6
	copy %r26,%r22
	comib,>>= 3,%r24,.L22
	ldo 1(%r22),%r20
	ldil L'-16842752,%r29
	ldil L'-2139062272,%r31
	ldo -257(%r29),%r29
	b .L2
	ldo 128(%r31),%r31
.L5:
	ldo -4(%r24),%r24
	comib,>>= 3,%r24,.L6
	ldo 4(%r25),%r25
.L2:
	ldw 0(%r25),%r21
	addl %r21,%r29,%r20
	andcm %r20,%r21,%r20
	and %r20,%r31,%r20
	comib,=,n 0,%r20,.L5
	stwm %r21,4(%r22)
	ldo 1(%r22),%r20
	comib,= 0,%r24,.L19
	ldo 1(%r25),%r25
.L8:
	ldb -1(%r25),%r21
	stb %r21,-1(%r20)
	extrs %r21,31,8,%r21
	comib,= 0,%r21,.L21
	ldo -1(%r24),%r31
	copy %r20,%r22
	copy %r31,%r24
.L6:
	ldo 1(%r22),%r20
.L22:
	comib,<> 0,%r24,.L8
	ldo 1(%r25),%r25
.L19:
	bv,n %r0(%r2)
.L21:
	comib,= 0,%r31,.L19
	addl %r22,%r24,%r22
	stb %r0,0(%r20)
.L23:
	ldo 1(%r20),%r20
	comb,<>,n %r22,%r20,.L23
	stb %r0,0(%r20)
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	strncpy, .-strncpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
