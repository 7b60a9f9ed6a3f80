; c5d183a9f100bee9c95efa837d3c9d95 newlib/libm/math/w_j1.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1128866299
	.word	1413754136
	.section	.text.j1,"ax",@progbits
	.align 4
.globl j1
	.type	j1, @function
j1:
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
	bl __ieee754_j1,%r2
	fcpy,dbl %fr5,%fr12
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcpy,dbl %fr4,%fr13
	fcmp,dbl,!? %fr12,%fr12
	ftest
	b .L1
	fcpy,dbl %fr12,%fr5
	bl fabs,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr22
	fcmp,dbl,!> %fr4,%fr22
	ftest
	b,n .L4
.L1:
	fcpy,dbl %fr13,%fr4
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L4:
	bl __errno,%r2
	fcpy,dbl %fr0,%fr13
	ldo -120(%r30),%r1
	fcpy,dbl %fr13,%fr4
	ldi 34,%r20
	stw %r20,0(%r28)
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
	.EXIT
	.PROCEND
	.size	j1, .-j1
	.section	.rodata.cst8
	.align 8
.LC3:
	.word	-1048576
	.word	0
	.align 8
.LC4:
	.word	1128866299
	.word	1413754136
	.section	.text.y1,"ax",@progbits
	.align 4
.globl y1
	.type	y1, @function
y1:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_y1,%r2
	fcpy,dbl %fr5,%fr12
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L8
	fcmp,dbl,!? %fr12,%fr12
	ftest
	b .L18
	ldo -56(%r30),%r1
	fcmp,dbl,!<= %fr12,%fr0
	ftest
	b .L14
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldds 0(%r28),%fr22
	fcmp,dbl,!> %fr12,%fr22
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
	fcpy,dbl %fr0,%fr4
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
	fldds 0(%r28),%fr4
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	y1, .-y1
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
