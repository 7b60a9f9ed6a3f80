! f66c951a87109571aa840f0c8cfe2404 newlib/libm/common/s_fpclassify.c
	.file	"s_fpclassify.c"
	.section	".text"
	.section	.text.__fpclassifyd,"ax",@progbits
	.align 4
	.global __fpclassifyd
	.type	__fpclassifyd, #function
	.proc	04
__fpclassifyd:
	save	%sp, -96, %sp
	mov	2, %g1
	orcc	%i0, %i1, %g0
	be	.L1
	 mov	%i0, %g2
	cmp	%g0, %i1
	sethi	%hi(-2147483648), %g3
	subx	%g0, -1, %i4
	cmp	%i0, %g3
	bne	.L15
	 cmp	%i4, 0
	bne	.L1
	 nop
.L15:
	sethi	%hi(-1048576), %i5
	andn	%g2, %g3, %g3
	sethi	%hi(2145385472), %g4
	add	%g3, %i5, %i5
	or	%g4, 1023, %g4
	cmp	%i5, %g4
	bleu	.L1
	 mov	4, %g1
	sethi	%hi(2146435072), %g4
	andcc	%g2, %g4, %g0
	be	.L1
	 mov	3, %g1
	xor	%g3, %g4, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g1
	and	%i4, %g1, %g1
.L1:
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	__fpclassifyd, .-__fpclassifyd
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
