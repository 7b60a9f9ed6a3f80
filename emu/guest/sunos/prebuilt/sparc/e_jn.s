! 21777ae0e5418b08885388c82edd170e newlib/libm/math/e_jn.c
	.file	"e_jn.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1072693248
	.long	0
	.align 8
.LC1:
	.long	0
	.long	0
	.align 8
.LC2:
	.long	1071779287
	.long	1346542445
	.align 8
.LC3:
	.long	1071644672
	.long	0
	.align 8
.LC4:
	.long	1073741824
	.long	0
	.align 8
.LC5:
	.long	1104006501
	.long	0
	.align 8
.LC6:
	.long	1082535490
	.long	-17155601
	.align 8
.LC7:
	.long	1420970413
	.long	630506365
	.section	.text.__ieee754_jn,"ax",@progbits
	.align 4
	.global __ieee754_jn
	.type	__ieee754_jn, #function
	.proc	07
__ieee754_jn:
	save	%sp, -128, %sp
	st	%i1, [%fp-8]
	st	%i2, [%fp-4]
	ld	[%fp-8], %g2
	ld	[%fp-4], %i3
	sethi	%hi(-2147483648), %i5
	sub	%g0, %i3, %g1
	andn	%g2, %i5, %i5
	or	%g1, %i3, %g1
	sethi	%hi(2146435072), %g3
	srl	%g1, 31, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%g1, %i5, %g1
	cmp	%g1, %g3
	bgu	.L52
	 ldd	[%fp-8], %f8
	cmp	%i0, 0
	bl	.L53
	 sethi	%hi(-2147483648), %g1
	bne	.L60
	 cmp	%i0, 1
	ldd	[%fp-8], %i0
	call	__ieee754_j0, 0
	 restore
.L53:
	fnegs	%f8, %f8
	sub	%g0, %i0, %i0
	std	%f8, [%fp-8]
	xor	%g2, %g1, %g2
	cmp	%i0, 1
.L60:
	be	.L54
	 srl	%g2, 31, %i4
	call	fabs, 0
	 ldd	[%fp-8], %o0
	and	%i4, %i0, %i4
	fmovs	%f0, %f10
	orcc	%i5, %i3, %g0
	be	.L30
	 fmovs	%f1, %f11
	sethi	%hi(2146434048), %g1
	or	%g1, 1023, %g1
	cmp	%g1, %i5
	bgeu,a	.L55
	 st	%i0, [%fp-8]
.L30:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
.L8:
	cmp	%i4, 0
.L59:
	bne,a	.L63
	 fnegs	%f0, %f0
.L63:
	jmp	%i7+8
	 restore
.L52:
	faddd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
	jmp	%i7+8
	 restore
.L55:
	ld	[%fp-8], %f8
	fitod	%f8, %f14
	fcmped	%f14, %f10
	nop
	fbug	.L48
	 nop
	sethi	%hi(1389362176), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L11
	 std	%f10, [%fp-8]
	std	%f10, [%fp-16]
	and	%i0, 3, %i0
	cmp	%i0, 2
	be	.L12
	 ldd	[%fp-8], %o0
	cmp	%i0, 3
	be	.L13
	 cmp	%i0, 1
	be	.L14
	 nop
	call	cos, 0
	 nop
	ldd	[%fp-16], %f10
	std	%f0, [%fp-8]
	std	%f10, [%fp-24]
	call	sin, 0
	 ldd	[%fp-16], %o0
	ldd	[%fp-8], %f8
	ldd	[%fp-24], %f10
	faddd	%f8, %f0, %f0
.L15:
	std	%f10, [%fp-8]
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f8
	ldd	[%fp-8], %o0
	call	__ieee754_sqrt, 0
	 std	%f8, [%fp-8]
	ldd	[%fp-8], %f8
	b	.L8
	 fdivd	%f8, %f0, %f0
.L54:
	ldd	[%fp-8], %i0
	call	__ieee754_j1, 0
	 restore
.L48:
	sethi	%hi(1041234944), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,a	.L57
	 cmp	%i0, 33
	add	%i0, %i0, %i5
	st	%i5, [%fp-8]
	ld	[%fp-8], %f8
	sethi	%gdop_hix22(.LC0), %i3
	fitod	%f8, %f20
	xor	%i3, %gdop_lox10(.LC0), %i3
	ld	[%l7 + %i3], %i3, %gdop(.LC0)
	ldd	[%i3], %f8
	fdivd	%f20, %f10, %f20
	sethi	%gdop_hix22(.LC4), %i2
	sethi	%gdop_hix22(.LC5), %g2
	xor	%i2, %gdop_lox10(.LC4), %i2
	xor	%g2, %gdop_lox10(.LC5), %g2
	ld	[%l7 + %i2], %i2, %gdop(.LC4)
	ld	[%l7 + %g2], %g2, %gdop(.LC5)
	ldd	[%i2], %f16
	fdivd	%f16, %f10, %f16
	faddd	%f20, %f16, %f18
	fmuld	%f20, %f18, %f12
	fsubd	%f12, %f8, %f12
	ldd	[%g2], %f8
	fcmped	%f12, %f8
	nop
	fbuge	.L19
	 mov	1, %g1
	fmovs	%f8, %f22
	b	.L21
	 fmovs	%f9, %f23
.L33:
	fmovs	%f8, %f12
	fmovs	%f9, %f13
.L21:
	faddd	%f18, %f16, %f18
	add	%g1, 1, %g1
	fmuld	%f18, %f12, %f8
	fsubd	%f8, %f20, %f8
	fmovs	%f12, %f20
	fcmped	%f8, %f22
	nop
	fbl	.L33
	 fmovs	%f13, %f21
.L19:
	add	%i0, %g1, %g1
	sethi	%gdop_hix22(.LC1), %g2
	add	%g1, %g1, %g1
	xor	%g2, %gdop_lox10(.LC1), %g2
	ldd	[%i3], %f18
	ld	[%l7 + %g2], %g2, %gdop(.LC1)
	ldd	[%g2], %f8
.L22:
	st	%g1, [%fp-8]
	add	%g1, -2, %g1
	ld	[%fp-8], %f12
	cmp	%i5, %g1
	fitod	%f12, %f12
	fdivd	%f12, %f10, %f12
	fsubd	%f12, %f8, %f8
	ble	.L22
	 fdivd	%f18, %f8, %f8
	std	%f8, [%fp-24]
	fmuld	%f14, %f16, %f8
	std	%f10, [%fp-32]
	std	%f8, [%fp-8]
	std	%f14, [%fp-16]
	call	fabs, 0
	 ldd	[%fp-8], %o0
	std	%f0, [%fp-8]
	call	__ieee754_log, 0
	 ldd	[%fp-8], %o0
	add	%i5, -2, %i5
	sethi	%gdop_hix22(.LC6), %g1
	st	%i5, [%fp-8]
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f12
	ldd	[%fp-16], %f14
	add	%i0, -1, %i0
	fmuld	%f14, %f0, %f0
	ldd	[%fp-24], %f8
	fcmped	%f0, %f12
	ldd	[%fp-32], %f10
	ld	[%fp-8], %f12
	nop
	fbuge	.L49
	 fitod	%f12, %f12
	sethi	%gdop_hix22(.LC0), %g1
	fmovs	%f8, %f18
	xor	%g1, %gdop_lox10(.LC0), %g1
	fmovs	%f9, %f19
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%i2], %f20
	b	.L25
	 ldd	[%g1], %f16
.L34:
	fmovs	%f14, %f16
	fmovs	%f15, %f17
.L25:
	fmuld	%f16, %f12, %f14
	addcc	%i0, -1, %i0
	fdivd	%f14, %f10, %f14
	fsubd	%f12, %f20, %f12
	fsubd	%f14, %f18, %f14
	fmovs	%f16, %f18
	bne	.L34
	 fmovs	%f17, %f19
	std	%f8, [%fp-24]
.L61:
	std	%f14, [%fp-16]
	std	%f10, [%fp-8]
	call	__ieee754_j0, 0
	 ldd	[%fp-8], %o0
	ldd	[%fp-24], %f8
	ldd	[%fp-16], %f14
	fmuld	%f0, %f8, %f0
	b	.L8
	 fdivd	%f0, %f14, %f0
.L57:
	bg	.L31
	 sethi	%gdop_hix22(.LC1), %g1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	sethi	%gdop_hix22(.LC3), %g2
	ldd	[%g1], %f8
	xor	%g2, %gdop_lox10(.LC3), %g2
	add	%i0, 1, %i0
	ld	[%l7 + %g2], %g2, %gdop(.LC3)
	mov	2, %g1
	ldd	[%g2], %f12
	fmuld	%f10, %f12, %f12
	fmovs	%f12, %f0
	fmovs	%f13, %f1
.L18:
	st	%g1, [%fp-8]
	fmuld	%f0, %f12, %f0
	ld	[%fp-8], %f10
	add	%g1, 1, %g1
	fitod	%f10, %f10
	cmp	%g1, %i0
	bne	.L18
	 fmuld	%f8, %f10, %f8
	b	.L8
	 fdivd	%f0, %f8, %f0
.L11:
	std	%f10, [%fp-16]
	call	__ieee754_j0, 0
	 ldd	[%fp-8], %o0
	ldd	[%fp-16], %f10
	fmovs	%f0, %f12
	fmovs	%f1, %f13
	std	%f10, [%fp-8]
	std	%f12, [%fp-24]
	call	__ieee754_j1, 0
	 ldd	[%fp-8], %o0
	add	%i0, %i0, %i0
	mov	2, %g1
	ldd	[%fp-24], %f12
	ldd	[%fp-16], %f10
.L16:
	st	%g1, [%fp-8]
	fmovs	%f0, %f14
	fmovs	%f1, %f15
	ld	[%fp-8], %f8
	add	%g1, 2, %g1
	fitod	%f8, %f8
	cmp	%i0, %g1
	fdivd	%f8, %f10, %f8
	fmuld	%f8, %f0, %f0
	fsubd	%f0, %f12, %f0
	fmovs	%f14, %f12
	bne	.L16
	 fmovs	%f15, %f13
	b	.L59
	 cmp	%i4, 0
.L31:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	b	.L8
	 ldd	[%l7], %f0
.L49:
	sethi	%gdop_hix22(.LC7), %g1
	sethi	%gdop_hix22(.LC0), %g2
	xor	%g1, %gdop_lox10(.LC7), %g1
	xor	%g2, %gdop_lox10(.LC0), %g2
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%l7 + %g2], %g2, %gdop(.LC0)
	fmovs	%f8, %f18
	fmovs	%f9, %f19
	ldd	[%g2], %f14
	ldd	[%i2], %f22
	b	.L29
	 ldd	[%g1], %f20
.L58:
	fdivd	%f14, %f16, %f18
	fdivd	%f8, %f16, %f8
	ldd	[%i3], %f14
.L27:
	addcc	%i0, -1, %i0
	be,a	.L61
	 std	%f8, [%fp-24]
.L29:
	fmuld	%f14, %f12, %f16
	fdivd	%f16, %f10, %f16
	fsubd	%f16, %f18, %f16
	fcmped	%f16, %f20
	nop
	fbg	.L58
	 fsubd	%f12, %f22, %f12
	fmovs	%f14, %f18
	fmovs	%f15, %f19
	fmovs	%f16, %f14
	b	.L27
	 fmovs	%f17, %f15
.L14:
	call	sin, 0
	 nop
	ldd	[%fp-16], %f10
	std	%f0, [%fp-8]
	std	%f10, [%fp-24]
	call	cos, 0
	 ldd	[%fp-16], %o0
	ldd	[%fp-8], %f8
	ldd	[%fp-24], %f10
	b	.L15
	 fsubd	%f8, %f0, %f0
.L13:
	call	cos, 0
	 nop
	ldd	[%fp-16], %f10
	std	%f0, [%fp-8]
	std	%f10, [%fp-24]
	call	sin, 0
	 ldd	[%fp-16], %o0
	ldd	[%fp-8], %f8
	ldd	[%fp-24], %f10
	b	.L15
	 fsubd	%f8, %f0, %f0
.L12:
	call	cos, 0
	 nop
	ldd	[%fp-16], %f10
	std	%f0, [%fp-8]
	std	%f10, [%fp-24]
	call	sin, 0
	 ldd	[%fp-16], %o0
	ldd	[%fp-8], %f8
	ldd	[%fp-24], %f10
	fnegs	%f8, %f8
	b	.L15
	 fsubd	%f8, %f0, %f0
	.size	__ieee754_jn, .-__ieee754_jn
	.section	.rodata.cst8
	.align 8
.LC8:
	.long	0
	.long	0
	.align 8
.LC9:
	.long	-1074790400
	.long	0
	.align 8
.LC10:
	.long	1071779287
	.long	1346542445
	.section	.text.__ieee754_yn,"ax",@progbits
	.align 4
	.global __ieee754_yn
	.type	__ieee754_yn, #function
	.proc	07
__ieee754_yn:
	save	%sp, -120, %sp
	st	%i1, [%fp-8]
	st	%i2, [%fp-4]
	ld	[%fp-8], %g4
	ld	[%fp-4], %g3
	sethi	%hi(-2147483648), %g2
	sub	%g0, %g3, %g1
	andn	%g4, %g2, %g2
	or	%g1, %g3, %g1
	sethi	%hi(2146435072), %i5
	srl	%g1, 31, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%g1, %g2, %g1
	cmp	%g1, %i5
	bgu	.L91
	 ldd	[%fp-8], %f8
	orcc	%g2, %g3, %g0
	be	.L92
	 cmp	%g4, 0
	bl	.L93
	 cmp	%i0, 0
	bl,a	.L94
	 sub	%g0, %i0, %i0
	bne	.L70
	 mov	1, %i5
	ldd	[%fp-8], %i0
	call	__ieee754_y0, 0
	 restore
.L92:
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	sethi	%gdop_hix22(.LC9), %g1
	ldd	[%fp-8], %f8
	xor	%g1, %gdop_lox10(.LC9), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC9)
	ldd	[%g1], %f0
	fdivd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L91:
	faddd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L94:
	mov	1, %i5
	add	%i0, %i0, %g1
	and	%g1, 2, %g1
	sub	%i5, %g1, %i5
.L70:
	cmp	%i0, 1
	be	.L95
	 sethi	%hi(2146435072), %g1
	cmp	%g2, %g1
	be	.L82
	 sethi	%hi(1389362176), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bleu	.L72
	 nop
	and	%i0, 3, %i0
	cmp	%i0, 2
	be	.L73
	 ldd	[%fp-8], %o0
	cmp	%i0, 3
	be	.L74
	 cmp	%i0, 1
	be	.L75
	 nop
	call	sin, 0
	 nop
	ldd	[%fp-8], %o0
	call	cos, 0
	 std	%f0, [%fp-16]
	ldd	[%fp-16], %f8
	fsubd	%f8, %f0, %f0
.L76:
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f8
	ldd	[%fp-8], %o0
	call	__ieee754_sqrt, 0
	 std	%f8, [%fp-8]
	ldd	[%fp-8], %f8
	fdivd	%f8, %f0, %f0
.L77:
	cmp	%i5, 1
.L97:
	be	.L98
	 nop
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L82:
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC8)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
.L93:
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ldd	[%fp-8], %f0
	fdivd	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L72:
	call	__ieee754_y0, 0
	 ldd	[%fp-8], %o0
	fmovs	%f0, %f12
	fmovs	%f1, %f13
	ldd	[%fp-8], %o0
	call	__ieee754_y1, 0
	 std	%f12, [%fp-24]
	fmovs	%f0, %f10
	st	%f10, [%fp-16]
	sethi	%hi(-1048576), %g3
	ld	[%fp-16], %g1
	cmp	%g1, %g3
	be	.L83
	 fmovs	%f1, %f11
	mov	1, %g1
	b	.L78
	 ldd	[%fp-24], %f12
.L96:
	ld	[%fp-16], %g2
	cmp	%g3, %g2
	be	.L77
	 fmovs	%f0, %f10
	fmovs	%f1, %f11
.L78:
	add	%g1, %g1, %g2
	st	%g2, [%fp-16]
	add	%g1, 1, %g1
	ld	[%fp-16], %f8
	ldd	[%fp-8], %f14
	fitod	%f8, %f8
	mov	1, %g2
	fdivd	%f8, %f14, %f8
	cmp	%g1, %i0
	fmuld	%f8, %f10, %f8
	fsubd	%f8, %f12, %f0
	fmovs	%f10, %f12
	bl	.L80
	 fmovs	%f11, %f13
	mov	0, %g2
.L80:
	andcc	%g2, 0xff, %g0
	bne,a	.L96
	 st	%f0, [%fp-16]
	b	.L97
	 cmp	%i5, 1
.L75:
	call	sin, 0
	 nop
	ldd	[%fp-8], %o0
	call	cos, 0
	 std	%f0, [%fp-16]
	ldd	[%fp-16], %f8
	fnegs	%f8, %f8
	b	.L76
	 fsubd	%f8, %f0, %f0
.L74:
	call	sin, 0
	 nop
	ldd	[%fp-8], %o0
	call	cos, 0
	 std	%f0, [%fp-16]
	ldd	[%fp-16], %f8
	b	.L76
	 faddd	%f8, %f0, %f0
.L73:
	call	cos, 0
	 nop
	ldd	[%fp-8], %o0
	call	sin, 0
	 std	%f0, [%fp-16]
	ldd	[%fp-16], %f8
	b	.L76
	 fsubd	%f8, %f0, %f0
.L95:
	st	%i5, [%fp-16]
	ld	[%fp-16], %f8
	fitod	%f8, %f8
	ldd	[%fp-8], %o0
	call	__ieee754_y1, 0
	 std	%f8, [%fp-16]
	ldd	[%fp-16], %f8
	fmuld	%f8, %f0, %f0
.L98:
	jmp	%i7+8
	 restore
.L83:
	b	.L77
	 fmovs	%f10, %f0
	.size	__ieee754_yn, .-__ieee754_yn
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
