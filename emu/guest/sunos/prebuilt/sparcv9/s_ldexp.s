! 1aaabba1483c58b66c12298d6bc2c508 newlib/libm/math/s_ldexp.c
	.file	"s_ldexp.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.section	.text.ldexp,"ax",@progbits
	.align 4
	.global ldexp
	.type	ldexp, #function
	.proc	07
ldexp:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	call	finite, 0
	 std	%f0, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g0, %o0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%fp+2039], %f10
	ldd	[%g1], %f8
	subx	%g0, -1, %g2
	mov	0, %g1
	fcmpd	%fcc0, %f10, %f8
	move	%fcc0, 1, %g1
	orcc	%g1, %g2, %g0
	be,a,pn	%icc, .L6
	 std	%f8, [%fp+2031]
	ldd	[%fp+2039], %f0
.L8:
	return	%i7+8
	 nop
.L6:
	fmovd	%f10, %f0
	call	scalbn, 0
	 mov	%i1, %o1
	call	finite, 0
	 std	%f0, [%fp+2039]
	cmp	%g0, %o0
	ldd	[%fp+2039], %f10
	ldd	[%fp+2031], %f8
	mov	0, %g1
	fcmpd	%fcc1, %f10, %f8
	subx	%g0, -1, %g2
	move	%fcc1, 1, %g1
	orcc	%g1, %g2, %g0
	be,a,pn	%icc, .L8
	 ldd	[%fp+2039], %f0
	call	__errno, 0
	 nop
	mov	34, %g1
	ldd	[%fp+2039], %f0
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	ldexp, .-ldexp
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
