; b11974c42d15eaf7763e8dd7a7bf893d newlib/libm/common/sf_scalbln.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1275068416
	.align 4
.LC1:
	.word	1900671690
	.align 4
.LC2:
	.word	228737632
	.align 4
.LC3:
	.word	855638016
	.section	.text.scalblnf,"ax",@progbits
	.align 4
.globl scalblnf
	.type	scalblnf, @function
scalblnf:
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
	extru %r20,1+8-1,8,%r28
	comib,<> 0,%r28,.L2
	fcpy,sgl %fr4L,%fr5L
	extru %r20,31,31,%r20
	comib,= 0,%r20,.L1
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr5L
	fstws %fr5L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,1+8-1,8,%r28
	ldo -25(%r28),%r28
.L4:
	ldil L'49152,%r21
	ldo 848(%r21),%r21
	comb,< %r21,%r25,.L11
	addl %r25,%r28,%r28
	comiclr,>= 254,%r28,%r21
	ldi 1,%r21
	comib,<> 0,%r21,.L11
	ldil L'-49152,%r21
	ldo -848(%r21),%r21
	comb,> %r21,%r25,.L16
	addil LT'.LC2,%r19
	comib,< 0,%r28,.L15
	ldi -24,%r21
	comb,> %r21,%r28,.L16
	ldo 25(%r28),%r28
	depi 0,8,8,%r20
	zdep %r28,8,9,%r28
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r21
	fldws 0(%r21),%fr4L
	or %r28,%r20,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	fmpy,sgl %fr22L,%fr4L,%fr4L
.L1:
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L2:
	ldi 255,%r21
	comb,<> %r21,%r28,.L4
	ldo -56(%r30),%r1
	fadd,sgl %fr4L,%fr4L,%fr4L
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L16:
	ldw RT'.LC2(%r1),%r28
.L12:
	fldws 0(%r28),%fr12L
	bl copysignf,%r2
	fcpy,sgl %fr12L,%fr4L
	fmpy,sgl %fr4L,%fr12L,%fr4L
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L15:
	zdep %r28,8,9,%r28
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	depi 0,8,8,%r20
	or %r28,%r20,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L11:
	addil LT'.LC1,%r19
	b .L12
	ldw RT'.LC1(%r1),%r28
	.EXIT
	.PROCEND
	.size	scalblnf, .-scalblnf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
