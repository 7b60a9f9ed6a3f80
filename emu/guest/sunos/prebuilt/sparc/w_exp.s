! dc54ad7464c330bda79cb3c5884a212e newlib/libm/math/w_exp.c
	.file	"w_exp.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2146435072
	.long	0
	.align 8
.LC1:
	.long	0
	.long	0
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
	save	%sp, -104, %sp
	mov	%i0, %o0
	call	__ieee754_exp, 0
	 mov	%i1, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ld	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	ld	[%g1], %g1
	cmp	%g1, -1
	be	.L19
	 mov	%i0, %o0
	std	%f0, [%fp-8]
	call	finite, 0
	 mov	%i1, %o1
	cmp	%o0, 0
	be	.L19
	 ldd	[%fp-8], %f0
	std	%i0, [%fp-8]
	sethi	%gdop_hix22(.LC2), %g1
	ldd	[%fp-8], %f10
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fcmped	%f10, %f8
	nop
	fbg	.L16
	 sethi	%gdop_hix22(.LC3), %g1
	ldd	[%fp-8], %f10
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	fcmped	%f10, %f8
	nop
	fbl	.L17
	 nop
.L19:
	jmp	%i7+8
	 restore
.L17:
	call	__errno, 0
	 nop
	mov	34, %g2
	sethi	%gdop_hix22(.LC1), %g1
	st	%g2, [%o0]
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
.L16:
	call	__errno, 0
	 nop
	mov	34, %g2
	sethi	%gdop_hix22(.LC0), %g1
	st	%g2, [%o0]
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
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
