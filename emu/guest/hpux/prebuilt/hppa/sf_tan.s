; 315ff61d5cbbf207712c69338b18483d newlib/libm/math/sf_tan.c
	.LEVEL 1.1
	.text
	.section	.text.tanf,"ax",@progbits
	.align 4
.globl tanf
	.type	tanf, @function
tanf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldil L'1061748736,%r28
	stw %r4,-112(%r30)
	ldo 4058(%r28),%r28
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r20
	comb,>>= %r28,%r20,.L6
	stw %r19,-32(%r30)
	ldil L'2139095040,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r20,.L4
	ldw -148(%r30),%r2
	fsub,sgl %fr4L,%fr4L,%fr4L
	ldw -112(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L4:
	ldo -120(%r30),%r25
	bl __ieee754_rem_pio2f,%r2
	copy %r19,%r4
	ldo -128(%r30),%r20
	copy %r4,%r19
	fldws 12(%r20),%fr5L
	fldws 8(%r20),%fr4L
	zdep %r28,30,1,%r24
	bl __kernel_tanf,%r2
	subi 1,%r24,%r24
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L6:
	fcpy,sgl %fr0,%fr5L
	bl __kernel_tanf,%r2
	ldi 1,%r24
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	tanf, .-tanf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
