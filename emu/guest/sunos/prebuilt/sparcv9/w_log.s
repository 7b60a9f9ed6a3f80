! 86ab66faae482245efb7600f0a342263 newlib/libm/math/w_log.c
	.file	"w_log.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC2:
	.asciz	""
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	-1048576
	.long	0
	.align 8
.LC1:
	.long	0
	.long	0
	.section	.text.log,"ax",@progbits
	.align 4
	.global log
	.type	log, #function
	.proc	07
log:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	call	__ieee754_log, 0
	 std	%f0, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	xnor	%g0, %g1, %g1
	cmp	%g0, %g1
	ldd	[%fp+2039], %f8
	subx	%g0, -1, %g2
	fcmpd	%fcc0, %f8, %f8
	mov	0, %g1
	movu	%fcc0, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L6
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f10
	fcmped	%fcc1, %f8, %f10
	fbg,pn	%fcc1, .L5
	 nop
	fcmpd	%fcc2, %f8, %f10
	fbne,pt	%fcc2, .L3
	 nop
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	mov	34, %g1
	st	%g1, [%o0]
.L6:
	return	%i7+8
	 nop
.L5:
	return	%i7+8
	 nop
.L3:
	call	__errno, 0
	 sethi	%gdop_hix22(.LC2), %i0
	mov	33, %g1
	xor	%i0, %gdop_lox10(.LC2), %i0
	st	%g1, [%o0]
	ldx	[%l7 + %i0], %i0, %gdop(.LC2)
	call	nan, 0
	 restore
	.size	log, .-log
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
