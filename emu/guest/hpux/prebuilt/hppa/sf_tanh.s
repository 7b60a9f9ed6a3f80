; e77a7b1722681636caa025ad1164dab7 newlib/libm/math/sf_tanh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1065353216
	.align 4
.LC1:
	.word	1073741824
	.align 4
.LC2:
	.word	-1073741824
	.section	.text.tanhf,"ax",@progbits
	.align 4
.globl tanhf
	.type	tanhf, @function
tanhf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2139095040,%r28
	fcpy,sgl %fr4L,%fr22L
	stwm %r4,64(%r30)
	ldo -1(%r28),%r28
	stw %r3,-60(%r30)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r3
	extru %r3,31,31,%r20
	comb,>>= %r28,%r20,.L2
	stw %r19,-32(%r30)
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr4L
	comib,> 0,%r3,.L3
	fdiv,sgl %fr4L,%fr22L,%fr22L
	fadd,sgl %fr22L,%fr4L,%fr4L
.L1:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L2:
	ldil L'1102053376,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r20,.L8
	addil LT'.LC0,%r19
	ldil L'603979776,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r20,.L12
	ldil L'1065353216,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r20,.L7
	copy %r19,%r4
	bl fabsf,%r2
	nop
	fadd,sgl %fr4L,%fr4L,%fr4L
	copy %r4,%r19
	bl expm1f,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr4L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fdiv,sgl %fr22L,%fr4L,%fr4L
	fldws 0(%r28),%fr22L
	comib,<= 0,%r3,.L1
	fsub,sgl %fr22L,%fr4L,%fr4L
.L11:
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	ldw -84(%r30),%r2
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	ldw -60(%r30),%r3
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L8:
	ldw RT'.LC0(%r1),%r28
	comib,<= 0,%r3,.L1
	fldws 0(%r28),%fr4L
	b,n .L11
.L3:
	fsub,sgl %fr22L,%fr4L,%fr4L
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L12:
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr23L
	fadd,sgl %fr4L,%fr23L,%fr23L
	b .L1
	fmpy,sgl %fr23L,%fr4L,%fr4L
.L7:
	bl fabsf,%r2
	nop
	copy %r4,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr4L
	bl expm1f,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr22L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	comib,<= 0,%r3,.L1
	fdiv,sgl %fr4L,%fr22L,%fr4L
	b,n .L11
	.EXIT
	.PROCEND
	.size	tanhf, .-tanhf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
