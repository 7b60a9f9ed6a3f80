! d860bdd503fa0b7a09c8c69f92d2ab3c newlib/libm/math/s_tan.c
	.file	"s_tan.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.section	.text.tan,"ax",@progbits
	.align 4
	.global tan
	.type	tan, #function
	.proc	07
tan:
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
	bleu,pn	%icc, .L6
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
	sll	%o0, 1, %o0
	and	%o0, 2, %o0
	ldd	[%fp+2039], %f2
	ldd	[%fp+2031], %f0
	mov	1, %o2
	sub	%o2, %o0, %o2
	call	__kernel_tan, 0
	 sra	%o2, 0, %o2
	return	%i7+8
	 nop
.L6:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f2
	call	__kernel_tan, 0
	 restore %g0, 1, %o2
	.size	tan, .-tan
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
