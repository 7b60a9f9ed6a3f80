; 648f043aa7a109ef7db3749fd70a1ad7 newlib/libm/math/ef_log10.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	-872415232
	.align 4
.LC1:
	.word	1275068416
	.align 4
.LC2:
	.word	894707675
	.align 4
.LC3:
	.word	1054759897
	.align 4
.LC4:
	.word	1050288256
	.section	.text.__ieee754_log10f,"ax",@progbits
	.align 4
.globl __ieee754_log10f
	.type	__ieee754_log10f, @function
__ieee754_log10f:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,31,31,%r20
	comib,= 0,%r20,.L9
	fcpy,sgl %fr0,%fr22L
	comib,> 0,%r28,.L13
	copy %r28,%r20
	ldil L'2139095040,%r21
	ldo -1(%r21),%r21
	comb,< %r21,%r28,.L11
	zdepi -1,31,23,%r28
	comb,>= %r28,%r20,.L12
	ldi 0,%r21
.L6:
	extrs %r20,8,9,%r28
	ldo -127(%r28),%r28
	addl %r28,%r21,%r28
	extru %r28,0,1,%r21
	addl %r28,%r21,%r28
	addil LT'.LC2,%r19
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	extru %r20,31,23,%r20
	ldw RT'.LC2(%r1),%r28
	subi 127,%r21,%r21
	fldws 0(%r28),%fr13L
	zdep %r21,8,9,%r21
	or %r21,%r20,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr4L
	fcnvxf,sgl,sgl %fr22L,%fr12L
	copy %r19,%r4
	bl __ieee754_logf,%r2
	fmpy,sgl %fr12L,%fr13L,%fr13L
	copy %r4,%r19
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr4L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr13L,%fr4L
	fmpy,sgl %fr12L,%fr22L,%fr12L
	ldw -148(%r30),%r2
	fadd,sgl %fr4L,%fr12L,%fr4L
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L9:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr4L
	fdiv,sgl %fr4L,%fr22L,%fr4L
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L13:
	fsub,sgl %fr4L,%fr4L,%fr4L
	ldw -148(%r30),%r2
	fdiv,sgl %fr4L,%fr22L,%fr4L
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L12:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r20
	b .L6
	ldi -25,%r21
.L11:
	fadd,sgl %fr4L,%fr4L,%fr4L
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
	.EXIT
	.PROCEND
	.size	__ieee754_log10f, .-__ieee754_log10f
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
