; 81c159d935a8d71d438e724e56e9d06f newlib/libm/common/sf_scalbn.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1275068416
	.align 4
.LC1:
	.word	228737632
	.align 4
.LC2:
	.word	1900671690
	.align 4
.LC3:
	.word	855638016
	.section	.text.scalbnf,"ax",@progbits
	.align 4
.globl scalbnf
	.type	scalbnf, @function
scalbnf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r28
	comib,= 0,%r28,.L1
	fcpy,sgl %fr4L,%fr5L
	ldil L'2139095040,%r21
	ldo -1(%r21),%r22
	comb,<< %r22,%r28,.L13
	and %r20,%r21,%r21
	comib,<> 0,%r21,.L4
	extru %r28,8,9,%r28
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	ldil L'-49152,%r28
	ldo -848(%r28),%r28
	comb,> %r28,%r25,.L5
	fmpy,sgl %fr4L,%fr22L,%fr5L
	fstws %fr5L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,1+8-1,8,%r28
	b .L6
	ldo -25(%r28),%r28
.L13:
	fadd,sgl %fr4L,%fr4L,%fr4L
.L1:
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L4:
.L6:
	addl %r28,%r25,%r25
	ldi 254,%r28
	comb,< %r28,%r25,.L14
	addil LT'.LC2,%r19
	comib,< 0,%r25,.L15
	ldi -22,%r28
	comb,> %r28,%r25,.L16
	addil LT'.LC3,%r19
	depi 0,8,8,%r20
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr4L
	ldo 25(%r25),%r25
	zdep %r25,8,9,%r25
	ldw -84(%r30),%r2
	or %r25,%r20,%r25
	stws %r25,-16(%sp)
	fldws -16(%sp),%fr22L
	fmpy,sgl %fr22L,%fr4L,%fr4L
	ldo -56(%r30),%r1
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L15:
	zdep %r25,8,9,%r25
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	depi 0,8,8,%r20
	or %r25,%r20,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L5:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr4L
	b .L1
	fmpy,sgl %fr5L,%fr4L,%fr4L
.L14:
	ldw RT'.LC2(%r1),%r28
.L11:
	fldws 0(%r28),%fr12L
	bl copysignf,%r2
	fcpy,sgl %fr12L,%fr4L
	fmpy,sgl %fr4L,%fr12L,%fr4L
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L16:
	addil LT'.LC1,%r19
	b .L11
	ldw RT'.LC1(%r1),%r28
	.EXIT
	.PROCEND
	.size	scalbnf, .-scalbnf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
