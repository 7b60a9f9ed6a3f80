; 18fa3cc29ca10a2f317c65628a7125b1 newlib/libm/math/wf_j1.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1514737627
	.section	.text.j1f,"ax",@progbits
	.align 4
.globl j1f
	.type	j1f, @function
j1f:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_j1f,%r2
	fcpy,sgl %fr4L,%fr12L
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcpy,sgl %fr4L,%fr13L
	fcmp,sgl,!? %fr12L,%fr12L
	ftest
	b .L1
	fcpy,sgl %fr12L,%fr4L
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fcmp,sgl,!> %fr4L,%fr22L
	ftest
	b,n .L4
.L1:
	fcpy,sgl %fr13L,%fr4L
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L4:
	bl __errno,%r2
	fcpy,sgl %fr0,%fr13L
	ldo -120(%r30),%r1
	fcpy,sgl %fr13L,%fr4L
	ldi 34,%r20
	stw %r20,0(%r28)
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
	.EXIT
	.PROCEND
	.size	j1f, .-j1f
	.section	.rodata.cst4
	.align 4
.LC3:
	.word	-8388608
	.align 4
.LC4:
	.word	1514737627
	.section	.text.y1f,"ax",@progbits
	.align 4
.globl y1f
	.type	y1f, @function
y1f:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_y1f,%r2
	fcpy,sgl %fr4L,%fr12L
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L8
	fcmp,sgl,!? %fr12L,%fr12L
	ftest
	b .L18
	ldo -56(%r30),%r1
	fcmp,sgl,!<= %fr12L,%fr0
	ftest
	b .L14
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr22L
	fcmp,sgl,!> %fr12L,%fr22L
	ftest
	b,n .L15
.L8:
	ldo -56(%r30),%r1
.L18:
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L15:
	bl __errno,%r2
	nop
	fcpy,sgl %fr0,%fr4L
	ldi 34,%r20
	stw %r20,0(%r28)
	ldw -84(%r30),%r2
	ldo -56(%r30),%r1
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L14:
	bl __errno,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC3,%r19
	ldi 33,%r20
	stw %r20,0(%r28)
	ldw RT'.LC3(%r1),%r28
	ldo -56(%r30),%r1
	fldws 0(%r28),%fr4L
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	y1f, .-y1f
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
