; 7066f801bc88d39d9c3440b72f5acadb newlib/libc/string/strncmp.c
	.LEVEL 1.1
	.text
	.section	.text.strncmp,"ax",@progbits
	.align 4
.globl strncmp
	.type	strncmp, @function
strncmp:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r24,%r28,.L1
	or %r26,%r25,%r20
	extru %r20,31,2,%r20
	comiclr,= 0,%r20,%r0
	b,n .L3
	comib,>>= 3,%r28,.L3
	ldil L'-16842752,%r22
	ldil L'-2139062272,%r31
	ldo -257(%r22),%r22
	b .L4
	ldo 128(%r31),%r31
.L7:
	comib,= 0,%r28,.L1
	addl %r20,%r22,%r21
	andcm %r21,%r20,%r20
	and %r20,%r31,%r20
	comib,<>,n 0,%r20,.L13
	ldo 4(%r26),%r26
	comib,>>= 3,%r28,.L3
	ldo 4(%r25),%r25
.L4:
	ldw 0(%r26),%r20
	ldw 0(%r25),%r21
	comb,=,n %r21,%r20,.L7
	ldo -4(%r28),%r28
.L3:
	ldb 0(%r26),%r20
	ldb 0(%r25),%r22
	extrs %r20,31,8,%r20
	extrs %r22,31,8,%r22
	comb,<> %r22,%r20,.L5
	ldo -1(%r28),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L13
	comib,=,n 0,%r20,.L13
	ldi 1,%r21
.L6:
	ldbx %r26(%r21),%r20
	ldbx %r25(%r21),%r22
	extrs %r20,31,8,%r20
	extrs %r22,31,8,%r22
	comclr,= %r22,%r20,%r0
	b,n .L5
	comiclr,= 0,%r20,%r0
	comclr,<> %r28,%r21,%r20
	ldi 1,%r20
	comib,= 0,%r20,.L6
	ldo 1(%r21),%r21
.L13:
	ldi 0,%r28
.L1:
	bv,n %r0(%r2)
.L5:
	extru %r20,31,8,%r20
	extru %r22,31,8,%r22
	bv %r0(%r2)
	sub %r20,%r22,%r28
	.EXIT
	.PROCEND
	.size	strncmp, .-strncmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
