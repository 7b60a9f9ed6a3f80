; 9e1d91b7539b045228950689a332055c newlib/libm/math/ef_atanh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1900671690
	.align 4
.LC1:
	.word	1065353216
	.align 4
.LC2:
	.word	1056964608
	.section	.text.__ieee754_atanhf,"ax",@progbits
	.align 4
.globl __ieee754_atanhf
	.type	__ieee754_atanhf, @function
__ieee754_atanhf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1065353216,%r20
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r3
	extru %r3,31,31,%r28
	comb,<< %r20,%r28,.L12
	stw %r19,-32(%r30)
	comb,= %r20,%r28,.L13
	ldil L'830472192,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r28,.L14
	addil LT'.LC0,%r19
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	addil LT'.LC1,%r19
	ldil L'1056964608,%r20
	ldw RT'.LC1(%r1),%r21
	fadd,sgl %fr22L,%fr22L,%fr23L
	fldws 0(%r21),%fr4L
	ldo -1(%r20),%r20
	comb,>>= %r20,%r28,.L6
	fsub,sgl %fr4L,%fr22L,%fr4L
	fdiv,sgl %fr23L,%fr4L,%fr4L
.L10:
	bl log1pf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr22L
	comib,<= 0,%r3,.L1
	fmpy,sgl %fr4L,%fr22L,%fr4L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
.L1:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L14:
	ldw RT'.LC0(%r1),%r20
	fldws 0(%r20),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr22L
	fcmp,sgl,!> %fr22L,%fr0
	ftest
	b .L1
	addil LT'.LC1,%r19
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	fadd,sgl %fr22L,%fr22L,%fr23L
	ldw RT'.LC1(%r1),%r21
.L6:
	fmpy,sgl %fr23L,%fr22L,%fr4L
	fldws 0(%r21),%fr24L
	fsub,sgl %fr24L,%fr22L,%fr22L
	fdiv,sgl %fr4L,%fr22L,%fr4L
	b .L10
	fadd,sgl %fr4L,%fr23L,%fr4L
.L12:
	fsub,sgl %fr4L,%fr4L,%fr4L
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fdiv,sgl %fr4L,%fr4L,%fr4L
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L13:
	fcpy,sgl %fr0,%fr22L
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fdiv,sgl %fr4L,%fr22L,%fr4L
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__ieee754_atanhf, .-__ieee754_atanhf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
