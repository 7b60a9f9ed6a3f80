; 82be983123bce81dc0b578a1707e5365 newlib/libm/math/ef_sqrt.c
	.LEVEL 1.1
	.text
	.section	.text.__ieee754_sqrtf,"ax",@progbits
	.align 4
.globl __ieee754_sqrtf
	.type	__ieee754_sqrtf, @function
__ieee754_sqrtf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldil L'2139095040,%r20
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r21
	ldo -1(%r20),%r22
	extru %r21,31,31,%r28
	comclr,>>= %r22,%r28,%r0
	b,n .L24
	comiclr,<> 0,%r28,%r0
	b,n .L1
	comib,> 0,%r21,.L25
	and %r21,%r20,%r20
	comib,= 0,%r20,.L26
	extrs %r21,8,9,%r28
.L5:
	extru %r21,31,23,%r21
	depi -1,8,1,%r21
	zdep %r21,30,31,%r20
	ldo -127(%r28),%r28
	ldi 0,%r24
	extru %r28,31,1,%r31
	extrs %r28,30,31,%r23
	ldi 25,%r22
	comclr,= %r24,%r31,%r0
	copy %r20,%r21
	copy %r24,%r29
	zdep %r21,30,31,%r21
	ldil L'16777216,%r20
.L10:
	addl %r29,%r20,%r31
	comb,< %r21,%r31,.L9
	copy %r21,%r28
	addl %r31,%r20,%r29
	sub %r21,%r31,%r28
	addl %r24,%r20,%r24
.L9:
	zdep %r28,30,31,%r21
	ldo -1(%r22),%r22
	comib,<> 0,%r22,.L10
	extru %r20,30,31,%r20
	comib,=,n 0,%r28,.L11
	ldo 1(%r24),%r24
	depi 0,31,1,%r24
.L11:
	extrs %r24,30,31,%r24
	zdep %r23,8,9,%r28
	ldil L'1056964608,%r20
	addl %r24,%r20,%r24
	addl %r28,%r24,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
.L1:
	bv,n %r0(%r2)
.L24:
	fmpy,sgl %fr4L,%fr4L,%fr22L
	bv %r0(%r2)
	fadd,sgl %fr22L,%fr4L,%fr4L
.L26:
	ldil L'8388608,%r31
	and %r21,%r31,%r20
	comib,<> 0,%r20,.L13
	ldi -1,%r29
.L7:
	zdep %r21,30,31,%r21
	copy %r20,%r29
	and %r21,%r31,%r22
	comib,= 0,%r22,.L7
	ldo 1(%r20),%r20
	b .L5
	sub %r28,%r29,%r28
.L25:
	fsub,sgl %fr4L,%fr4L,%fr4L
	bv %r0(%r2)
	fdiv,sgl %fr4L,%fr4L,%fr4L
.L13:
	b .L5
	sub %r28,%r29,%r28
	.EXIT
	.PROCEND
	.size	__ieee754_sqrtf, .-__ieee754_sqrtf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
