! 3c112644abda3656e2db23d976f71d39 newlib/libm/math/s_cos.c
	.file	"s_cos.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.section	.text.cos,"ax",@progbits
	.align 4
	.global cos
	.type	cos, #function
	.proc	07
cos:
	.register	%g2, #scratch
	save	%sp, -208, %sp
	std	%f0, [%fp+2023]
	sethi	%hi(1072242688), %g2
	ldx	[%fp+2023], %g1
	or	%g2, 507, %g2
	sllx	%g1, 1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srlx	%g1, 33, %g1
	cmp	%g1, %g2
	bleu,pn	%icc, .L9
	 sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,pn	%icc, .L3
	 nop
	return	%i7+8
	 fsubd	%f0, %f0, %f0
.L3:
	call	__ieee754_rem_pio2, 0
	 add	%fp, 2031, %o1
	and	%o0, 3, %o0
	cmp	%o0, 1
	be,pn	%icc, .L5
	 cmp	%o0, 2
	be,pn	%icc, .L6
	 cmp	%o0, 0
	be,pn	%icc, .L10
	 mov	1, %o2
	ldd	[%fp+2039], %f2
	call	__kernel_sin, 0
	 ldd	[%fp+2031], %f0
	return	%i7+8
	 nop
.L9:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f2
	call	__kernel_cos, 0
	 restore
.L5:
	mov	1, %o2
	ldd	[%fp+2039], %f2
	call	__kernel_sin, 0
	 ldd	[%fp+2031], %f0
	return	%i7+8
	 fnegd	%f0, %f0
.L10:
	ldd	[%fp+2039], %f2
	call	__kernel_cos, 0
	 ldd	[%fp+2031], %f0
	return	%i7+8
	 nop
.L6:
	ldd	[%fp+2039], %f2
	call	__kernel_cos, 0
	 ldd	[%fp+2031], %f0
	return	%i7+8
	 fnegd	%f0, %f0
	.size	cos, .-cos
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.text.__sparc_get_pc_thunk.l7,"axG",@progbits,__sparc_get_pc_thunk.l7,comdat
	.align 4
	.weak	__sparc_get_pc_thunk.l7
	.hidden	__sparc_get_pc_thunk.l7
	.type	__sparc_get_pc_thunk.l7, #function
	.proc	020
__sparc_get_pc_thunk.l7:
	jmp	%o7+8
	 add	%o7, %l7, %l7
	.section	.note.GNU-stack,"",@progbits
