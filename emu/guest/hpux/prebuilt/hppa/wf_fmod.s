; 02cac8fb0b41304d8c772ad5f3fc722d newlib/libm/math/wf_fmod.c
	.LEVEL 1.1
	.text
	.section	.text.fmodf,"ax",@progbits
	.align 4
.globl fmodf
	.type	fmodf, @function
fmodf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fcpy,sgl %fr4L,%fr13L
	fstds,ma %fr12,8(%r1)
	bl __ieee754_fmodf,%r2
	fcpy,sgl %fr5L,%fr12L
	fcmp,sgl,!? %fr13L,%fr12L
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
	fcmp,sgl,!= %fr12L,%fr0
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
	fcpy,sgl %fr0,%fr4L
	ldo -120(%r30),%r1
	fdiv,sgl %fr4L,%fr4L,%fr4L
	ldi 33,%r20
	stw %r20,0(%r28)
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
	.EXIT
	.PROCEND
	.size	fmodf, .-fmodf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
