; f82b014c8eee39544f098d152cde0eae newlib/libc/string/strchr.c
	.LEVEL 1.1
	.text
	.section	.text.strchr,"ax",@progbits
	.align 4
.globl strchr
	.type	strchr, @function
strchr:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r26,%r28
	extru %r25,31,8,%r21
	comib,= 0,%r21,.L32
	extru %r26,31,2,%r20
	b,n .L33
.L7:
	comib,=,n 0,%r20,.L1
	ldo 1(%r28),%r28
	extru %r28,31,2,%r20
.L32:
	comib,<>,n 0,%r20,.L7
	ldb 0(%r28),%r20
	ldw 0(%r28),%r20
	ldil L'-16842752,%r31
	ldil L'-2139062272,%r22
	ldo -257(%r31),%r31
	ldo 128(%r22),%r22
	addl %r20,%r31,%r21
	andcm %r21,%r20,%r20
	and %r20,%r22,%r20
	comib,<>,n 0,%r20,.L8
	ldws,mb 4(%r28),%r20
.L36:
	addl %r20,%r31,%r21
	andcm %r21,%r20,%r20
	and %r20,%r22,%r20
	comib,=,n 0,%r20,.L36
	ldws,mb 4(%r28),%r20
.L8:
	ldb 0(%r28),%r20
	comib,=,n 0,%r20,.L1
	ldbs,mb 1(%r28),%r20
.L37:
	extru %r20,31,8,%r20
	comib,<>,n 0,%r20,.L37
	ldbs,mb 1(%r28),%r20
.L1:
	bv,n %r0(%r2)
.L3:
	comiclr,<> 0,%r20,%r0
	b,n .L19
	comb,= %r21,%r20,.L1
	nop
	ldo 1(%r28),%r28
	extru %r28,31,2,%r20
.L33:
	comib,<>,n 0,%r20,.L3
	ldb 0(%r28),%r20
	extru %r25,31,8,%r25
	zdep %r25,23,24,%r29
	ldw 0(%r28),%r20
	addl %r29,%r25,%r29
	ldil L'-16842752,%r31
	zdep %r29,15,16,%r25
	ldo -257(%r31),%r31
	or %r25,%r29,%r25
	addl %r20,%r31,%r22
	ldil L'-2139062272,%r24
	andcm %r22,%r20,%r22
	ldo 128(%r24),%r24
	xor %r25,%r20,%r20
	addl %r20,%r31,%r29
	andcm %r29,%r20,%r20
	or %r22,%r20,%r20
	and %r20,%r24,%r20
	comib,<>,n 0,%r20,.L11
	ldws,mb 4(%r28),%r20
.L38:
	xor %r20,%r25,%r22
	addl %r20,%r31,%r23
	addl %r22,%r31,%r29
	andcm %r23,%r20,%r20
	andcm %r29,%r22,%r22
	or %r20,%r22,%r20
	and %r20,%r24,%r20
	comib,=,n 0,%r20,.L38
	ldws,mb 4(%r28),%r20
.L11:
	ldb 0(%r28),%r20
	comib,<>,n 0,%r20,.L13
	copy %r20,%r28
	b,n .L35
.L14:
	extru %r20,31,8,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L19
.L13:
	comb,<>,n %r20,%r21,.L14
	ldbs,mb 1(%r28),%r20
	bv,n %r0(%r2)
.L19:
	copy %r20,%r28
.L35:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	strchr, .-strchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
