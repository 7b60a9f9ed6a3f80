; 62e8d84277a82ee7938d7ff94918f28e newlib/libm/math/w_acos.c
	.LEVEL 1.1
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC1:
	.stringz	""
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1072693248
	.word	0
	.section	.text.acos,"ax",@progbits
	.align 4
.globl acos
	.type	acos, @function
acos:
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
	bl __ieee754_acos,%r2
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
	copy %r19,%r4
	copy %r4,%r19
	ldi 33,%r20
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r26
	bl nan,%r2
	stw %r20,0(%r28)
	fcpy,dbl %fr4,%fr13
	ldo -120(%r30),%r1
	ldw -148(%r30),%r2
	fcpy,dbl %fr13,%fr4
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
	.EXIT
	.PROCEND
	.size	acos, .-acos
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
