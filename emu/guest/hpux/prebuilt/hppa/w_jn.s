; 09c742de47bf79457d977c1080a040c8 newlib/libm/math/w_jn.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1128866299
	.word	1413754136
	.section	.text.jn,"ax",@progbits
	.align 4
.globl jn
	.type	jn, @function
jn:
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
	bl __ieee754_jn,%r2
	fcpy,dbl %fr7,%fr12
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
	.size	jn, .-jn
	.section	.rodata.cst8
	.align 8
.LC3:
	.word	-1048576
	.word	0
	.align 8
.LC4:
	.word	1128866299
	.word	1413754136
	.section	.text.yn,"ax",@progbits
	.align 4
.globl yn
	.type	yn, @function
yn:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_yn,%r2
	fcpy,dbl %fr7,%fr12
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
	.size	yn, .-yn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
