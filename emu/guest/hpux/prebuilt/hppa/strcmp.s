; 6d98f681b360967d601517158d91f1e9 newlib/libc/string/strcmp.c
	.LEVEL 1.1
	.text
	.section	.text.strcmp,"ax",@progbits
	.align 4
.globl strcmp
	.type	strcmp, @function
strcmp:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	or %r26,%r25,%r28
	extru %r28,31,2,%r28
	comib,<>,n 0,%r28,.L2
	ldw 0(%r26),%r28
	ldw 0(%r25),%r20
	comb,<> %r20,%r28,.L2
	ldil L'-16842752,%r22
	ldil L'-2139062272,%r21
	ldo -257(%r22),%r22
	b .L3
	ldo 128(%r21),%r21
.L14:
	ldws,mb 4(%r25),%r20
	comclr,= %r20,%r28,%r0
	b,n .L2
.L3:
	addl %r28,%r22,%r20
	andcm %r20,%r28,%r28
	and %r28,%r21,%r28
	comib,=,n 0,%r28,.L14
	ldws,mb 4(%r26),%r28
	bv %r0(%r2)
	ldi 0,%r28
.L2:
	ldb 0(%r26),%r28
	extrs %r28,31,8,%r28
	comib,<>,n 0,%r28,.L4
	ldb 0(%r25),%r20
	b,n .L15
.L7:
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L5
	ldo 1(%r25),%r25
.L4:
	ldb 0(%r25),%r20
	extrs %r20,31,8,%r20
	comb,=,n %r28,%r20,.L7
	ldbs,mb 1(%r26),%r28
	extru %r28,31,8,%r28
.L5:
	ldb 0(%r25),%r20
.L15:
	bv %r0(%r2)
	sub %r28,%r20,%r28
	.EXIT
	.PROCEND
	.size	strcmp, .-strcmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
