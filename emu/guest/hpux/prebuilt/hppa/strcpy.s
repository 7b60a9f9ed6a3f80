; 1e58d80ff2226d4e09ccf04093f25160 newlib/libc/string/strcpy.c
	.LEVEL 1.1
	.text
	.section	.text.strcpy,"ax",@progbits
	.align 4
.globl strcpy
	.type	strcpy, @function
strcpy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	or %r26,%r25,%r20
	copy %r26,%r28
	extru %r20,31,2,%r20
	comib,<> 0,%r20,.L4
	copy %r26,%r22
	ldw 0(%r25),%r21
	ldil L'-16842752,%r31
	ldil L'-2139062272,%r29
	ldo -257(%r31),%r31
	ldo 128(%r29),%r29
	addl %r21,%r31,%r20
	andcm %r20,%r21,%r20
	and %r20,%r29,%r20
	comib,<>,n 0,%r20,.L4
	stwm %r21,4(%r22)
.L11:
	ldws,mb 4(%r25),%r21
	addl %r21,%r31,%r20
	andcm %r20,%r21,%r20
	and %r20,%r29,%r20
	comib,=,n 0,%r20,.L11
	stwm %r21,4(%r22)
.L4:
	ldi 0,%r21
.L3:
	ldbx %r25(%r21),%r20
	addl %r22,%r21,%r31
	stb %r20,0(%r31)
	extrs %r20,31,8,%r20
	comib,<> 0,%r20,.L3
	ldo 1(%r21),%r21
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	strcpy, .-strcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
