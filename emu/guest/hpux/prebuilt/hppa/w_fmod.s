; 1d72ac95f1d0dd3dc88a5e20f3edc1ad newlib/libm/math/w_fmod.c
	.LEVEL 1.1
	.text
	.section	.text.fmod,"ax",@progbits
	.align 4
.globl fmod
	.type	fmod, @function
fmod:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fcpy,dbl %fr5,%fr13
	fstds,ma %fr12,8(%r1)
	bl __ieee754_fmod,%r2
	fcpy,dbl %fr7,%fr12
	fcmp,dbl,!? %fr13,%fr12
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comiclr,<> -1,%r28,%r28
	ldi 1,%r28
	ftest
	b .L3
	ldi 1,%r20
	ldi 0,%r20
.L3:
	or %r28,%r20,%r28
	bb,< %r28,31,.L1
	fcmp,dbl,!= %fr12,%fr0
	ftest
	b,n .L7
.L1:
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L7:
	bl __errno,%r2
	nop
	fcpy,dbl %fr0,%fr4
	ldo -120(%r30),%r1
	fdiv,dbl %fr4,%fr4,%fr4
	ldi 33,%r20
	stw %r20,0(%r28)
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
	.EXIT
	.PROCEND
	.size	fmod, .-fmod
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
