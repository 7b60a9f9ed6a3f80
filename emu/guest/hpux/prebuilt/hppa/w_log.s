; 25f71233bfbadda2748cbc73c3fc59f5 newlib/libm/math/w_log.c
	.LEVEL 1.1
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC1:
	.stringz	""
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	-1048576
	.word	0
	.section	.text.log,"ax",@progbits
	.align 4
.globl log
	.type	log, @function
log:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_log,%r2
	fcpy,dbl %fr5,%fr12
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcmp,dbl,!? %fr12,%fr12
	ftest
	b,n .L1
	fcmp,dbl,!> %fr12,%fr0
	ftest
	b .L1
	fcmp,dbl,= %fr12,%fr0
	ftest
	b .L4
	copy %r19,%r4
	bl __errno,%r2
	nop
	copy %r4,%r19
	ldi 34,%r20
	stw %r20,0(%r28)
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr4
.L1:
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L4:
	bl __errno,%r2
	nop
	copy %r4,%r19
	ldi 33,%r20
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r26
	bl nan,%r2
	stw %r20,0(%r28)
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	log, .-log
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
