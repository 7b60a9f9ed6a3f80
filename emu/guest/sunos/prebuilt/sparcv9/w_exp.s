! dc54ad7464c330bda79cb3c5884a212e newlib/libm/math/w_exp.c
	.file	"w_exp.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC2:
	.long	1082535490
	.long	-17155601
	.align 8
.LC3:
	.long	-1064875760
	.long	-718458799
	.section	.text.exp,"ax",@progbits
	.align 4
	.global exp
	.type	exp, #function
	.proc	07
exp:
	save	%sp, -192, %sp
	call	__ieee754_exp, 0
	 std	%f0, [%fp+2039]
	std	%f0, [%fp+2031]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	cmp	%g1, -1
	be,pn	%icc, .L15
	 ldd	[%fp+2031], %f0
	call	finite, 0
	 ldd	[%fp+2039], %f0
	cmp	%o0, 0
	be,a,pt	%icc, .L15
	 ldd	[%fp+2031], %f0
	sethi	%gdop_hix22(.LC2), %g1
	ldd	[%fp+2039], %f10
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fcmped	%fcc0, %f10, %f8
	fbg,pn	%fcc0, .L13
	 sethi	%gdop_hix22(.LC3), %g1
	ldd	[%fp+2039], %f10
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	fcmped	%fcc1, %f10, %f8
	fbl,pn	%fcc1, .L14
	 nop
.L1:
	ldd	[%fp+2031], %f0
.L15:
	return	%i7+8
	 nop
.L14:
	call	__errno, 0
	 nop
	stx	%g0, [%fp+2031]
	mov	34, %g1
	ba,pt	%xcc, .L1
	 st	%g1, [%o0]
.L13:
	call	__errno, 0
	 nop
	mov	2047, %g1
	sllx	%g1, 52, %g1
	stx	%g1, [%fp+2031]
	mov	34, %g1
	ba,pt	%xcc, .L1
	 st	%g1, [%o0]
	.size	exp, .-exp
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
