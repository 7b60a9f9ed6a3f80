; 336b9051fda6e3e0b3b1857310a873d2 newlib/libc/string/stpncpy.c
	.LEVEL 1.1
	.text
	.section	.text.stpncpy,"ax",@progbits
	.align 4
.globl stpncpy
	.type	stpncpy, @function
stpncpy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	or %r25,%r26,%r20
	extru %r20,31,2,%r20
	comib,<> 0,%r20,.L7
	copy %r26,%r28
	comib,>>= 3,%r24,.L22
	ldo 1(%r28),%r20
	ldil L'-16842752,%r31
	ldil L'-2139062272,%r22
	ldo -257(%r31),%r31
	b .L2
	ldo 128(%r22),%r22
.L5:
	ldo -4(%r24),%r24
	comib,>>= 3,%r24,.L7
	ldo 4(%r25),%r25
.L2:
	ldw 0(%r25),%r21
	addl %r21,%r31,%r20
	andcm %r20,%r21,%r20
	and %r20,%r22,%r20
	comib,=,n 0,%r20,.L5
	stwm %r21,4(%r28)
	ldo 1(%r28),%r20
	comib,= 0,%r24,.L1
	ldo 1(%r25),%r25
.L8:
	ldb -1(%r25),%r21
	stb %r21,-1(%r20)
	extrs %r21,31,8,%r21
	comib,= 0,%r21,.L6
	ldo -1(%r24),%r22
	copy %r22,%r24
	copy %r20,%r28
.L7:
	ldo 1(%r28),%r20
.L22:
	comib,<> 0,%r24,.L8
	ldo 1(%r25),%r25
.L1:
	bv,n %r0(%r2)
.L6:
	comib,= 0,%r22,.L21
	addl %r28,%r24,%r24
	stb %r0,0(%r20)
.L23:
	ldo 1(%r20),%r20
	comb,<>,n %r24,%r20,.L23
	stb %r0,0(%r20)
.L11:
	comiclr,<> 0,%r28,%r0
	copy %r24,%r28
	bv,n %r0(%r2)
.L21:
	b .L11
	copy %r20,%r24
	.EXIT
	.PROCEND
	.size	stpncpy, .-stpncpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
