; 533d379cb683cbfc60c484ef7fb4dc25 newlib/libc/string/stpcpy.c
	.LEVEL 1.1
	.text
	.section	.text.stpcpy,"ax",@progbits
	.align 4
.globl stpcpy
	.type	stpcpy, @function
stpcpy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	or %r25,%r26,%r28
	extru %r28,31,2,%r28
	comib,<>,n 0,%r28,.L4
	ldw 0(%r25),%r20
	ldil L'-16842752,%r22
	ldil L'-2139062272,%r21
	ldo -257(%r22),%r22
	ldo 128(%r21),%r21
	addl %r20,%r22,%r28
	andcm %r28,%r20,%r28
	and %r28,%r21,%r28
	comib,<>,n 0,%r28,.L4
	stwm %r20,4(%r26)
.L9:
	ldws,mb 4(%r25),%r20
	addl %r20,%r22,%r28
	andcm %r28,%r20,%r28
	and %r28,%r21,%r28
	comib,=,n 0,%r28,.L9
	stwm %r20,4(%r26)
.L4:
	ldb 0(%r25),%r20
	stb %r20,0(%r26)
	copy %r26,%r28
	ldo 1(%r25),%r25
	extrs %r20,31,8,%r20
	comib,<> 0,%r20,.L4
	ldo 1(%r26),%r26
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	stpcpy, .-stpcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
