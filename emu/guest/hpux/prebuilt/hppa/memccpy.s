; 7cc7c592f0ffdbbc8b99633d24dddc42 newlib/libc/string/memccpy.c
	.LEVEL 1.1
	.text
	.section	.text.memccpy,"ax",@progbits
	.align 4
.globl memccpy
	.type	memccpy, @function
memccpy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comib,>>= 3,%r23,.L2
	extrs %r24,31,8,%r24
	or %r26,%r25,%r28
	extru %r28,31,2,%r28
	comib,<>,n 0,%r28,.L2
	zdep %r24,23,24,%r21
	ldil L'-16842752,%r29
	addl %r21,%r24,%r21
	ldil L'-2139062272,%r31
	zdep %r21,23,24,%r21
	ldo -257(%r29),%r29
	addl %r21,%r24,%r21
	ldo 128(%r31),%r31
	zdep %r21,23,24,%r21
	b .L3
	addl %r24,%r21,%r21
.L10:
	ldo -4(%r23),%r23
	comib,>>= 3,%r23,.L2
	ldo 4(%r25),%r25
.L3:
	ldw 0(%r25),%r20
	xor %r20,%r21,%r28
	addl %r28,%r29,%r22
	andcm %r22,%r28,%r28
	and %r28,%r31,%r28
	comib,=,n 0,%r28,.L10
	stwm %r20,4(%r26)
.L2:
	b .L5
	addl %r25,%r23,%r23
.L6:
	ldb 0(%r25),%r20
	stb %r20,-1(%r26)
	extrs %r20,31,8,%r20
	comb,= %r24,%r20,.L11
	ldo 1(%r25),%r25
.L5:
	comb,<> %r23,%r25,.L6
	ldo 1(%r26),%r26
	bv %r0(%r2)
	ldi 0,%r28
.L11:
	bv %r0(%r2)
	copy %r26,%r28
	.EXIT
	.PROCEND
	.size	memccpy, .-memccpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
