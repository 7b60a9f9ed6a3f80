! d8743c6ec279a72d01f473453ad9022f newlib/libm/math/k_tan.c
	.file	"k_tan.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	1072693248
	.long	0
	.align 8
.LC2:
	.long	-1074790400
	.long	0
	.align 8
.LC3:
	.long	1072243195
	.long	1413754136
	.align 8
.LC4:
	.long	1015129638
	.long	856972295
	.align 8
.LC5:
	.long	1056647792
	.long	1958705876
	.align 8
.LC6:
	.long	1058191375
	.long	854632425
	.align 8
.LC7:
	.long	1060120311
	.long	445452392
	.align 8
.LC8:
	.long	1062722504
	.long	-18840811
	.align 8
.LC9:
	.long	1065494243
	.long	-378633069
	.align 8
.LC10:
	.long	1068212666
	.long	464732670
	.align 8
.LC11:
	.long	-1091340853
	.long	-614444173
	.align 8
.LC12:
	.long	1058307720
	.long	-1606970714
	.align 8
.LC13:
	.long	1061373144
	.long	-218995455
	.align 8
.LC14:
	.long	1064135970
	.long	-917109976
	.align 8
.LC15:
	.long	1066820852
	.long	-2079926729
	.align 8
.LC16:
	.long	1069617425
	.long	286326394
	.align 8
.LC17:
	.long	1070945621
	.long	1431655779
	.section	.text.__kernel_tan,"ax",@progbits
	.align 4
	.global __kernel_tan
	.type	__kernel_tan, #function
	.proc	07
__kernel_tan:
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f12
	st	%f12, [%fp-8]
	ld	[%fp-8], %g3
	std	%i2, [%fp-8]
	sethi	%hi(-2147483648), %g1
	sethi	%hi(1043332096), %g2
	andn	%g3, %g1, %g1
	or	%g2, 1023, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bgu	.L2
	 ldd	[%fp-8], %f16
	fdtoi	%f12, %f8
	st	%f8, [%fp-8]
	ld	[%fp-8], %g2
	cmp	%g2, 0
	bne	.L17
	 sethi	%gdop_hix22(.LC5), %g2
	st	%f13, [%fp-8]
	add	%i4, 1, %g2
	ld	[%fp-8], %g3
	or	%g2, %g3, %g2
	orcc	%g2, %g1, %g0
	be	.L14
	 cmp	%i4, 1
	fmovs	%f12, %f0
	be	.L19
	 fmovs	%f13, %f1
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fdivd	%f8, %f0, %f0
.L19:
	jmp	%i7+8
	 restore
.L2:
	sethi	%hi(1072010240), %g2
	or	%g2, 39, %g2
	cmp	%g1, %g2
	bleu	.L3
	 cmp	%g3, 0
	bl	.L15
	 sethi	%gdop_hix22(.LC3), %g2
	xor	%g2, %gdop_lox10(.LC3), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC3)
	ldd	[%g2], %f8
	sethi	%gdop_hix22(.LC4), %g2
	xor	%g2, %gdop_lox10(.LC4), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC4)
	fsubd	%f8, %f12, %f8
	ldd	[%g2], %f12
	sethi	%gdop_hix22(.LC0), %g2
	fsubd	%f12, %f16, %f12
	xor	%g2, %gdop_lox10(.LC0), %g2
	faddd	%f12, %f8, %f12
	ld	[%l7 + %g2], %g2, %gdop(.LC0)
	ldd	[%g2], %f16
.L3:
	sethi	%gdop_hix22(.LC5), %g2
.L17:
	xor	%g2, %gdop_lox10(.LC5), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC5)
	ldd	[%g2], %f8
	sethi	%gdop_hix22(.LC6), %g2
	xor	%g2, %gdop_lox10(.LC6), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC6)
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC7)
	fmuld	%f12, %f12, %f14
	fmuld	%f14, %f14, %f20
	fmuld	%f20, %f8, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC8), %g2
	xor	%g2, %gdop_lox10(.LC8), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC8)
	fmuld	%f8, %f20, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC11), %g2
	xor	%g2, %gdop_lox10(.LC11), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC11)
	fmuld	%f8, %f20, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC9), %g2
	xor	%g2, %gdop_lox10(.LC9), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC9)
	ldd	[%g2], %f22
	sethi	%gdop_hix22(.LC12), %g2
	xor	%g2, %gdop_lox10(.LC12), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC12)
	fmuld	%f8, %f20, %f8
	faddd	%f8, %f22, %f8
	ldd	[%g2], %f22
	sethi	%gdop_hix22(.LC10), %g2
	xor	%g2, %gdop_lox10(.LC10), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC10)
	fmuld	%f20, %f10, %f10
	faddd	%f10, %f22, %f10
	ldd	[%g2], %f22
	sethi	%gdop_hix22(.LC13), %g2
	xor	%g2, %gdop_lox10(.LC13), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC13)
	fmuld	%f8, %f20, %f8
	faddd	%f8, %f22, %f8
	ldd	[%g2], %f22
	sethi	%gdop_hix22(.LC14), %g2
	xor	%g2, %gdop_lox10(.LC14), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC14)
	fmuld	%f10, %f20, %f10
	faddd	%f10, %f22, %f10
	ldd	[%g2], %f22
	sethi	%gdop_hix22(.LC15), %g2
	xor	%g2, %gdop_lox10(.LC15), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC15)
	fmuld	%f10, %f20, %f10
	faddd	%f10, %f22, %f10
	ldd	[%g2], %f22
	sethi	%gdop_hix22(.LC17), %g2
	xor	%g2, %gdop_lox10(.LC17), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC17)
	fmuld	%f10, %f20, %f10
	faddd	%f10, %f22, %f10
	ldd	[%g2], %f22
	sethi	%gdop_hix22(.LC16), %g2
	xor	%g2, %gdop_lox10(.LC16), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC16)
	fmuld	%f12, %f14, %f18
	fmuld	%f10, %f20, %f10
	fmuld	%f8, %f14, %f8
	ldd	[%g2], %f20
	fmuld	%f18, %f22, %f22
	faddd	%f10, %f20, %f10
	sethi	%hi(1072010240), %g2
	faddd	%f8, %f10, %f8
	or	%g2, 39, %g2
	fmuld	%f8, %f18, %f8
	cmp	%g1, %g2
	faddd	%f8, %f16, %f8
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f16, %f8
	faddd	%f22, %f8, %f22
	bgu	.L16
	 faddd	%f12, %f22, %f0
	cmp	%i4, 1
	be	.L19
	 sethi	%gdop_hix22(.LC2), %g1
	std	%f0, [%fp-8]
	st	%g0, [%fp-4]
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fdivd	%f8, %f0, %f0
	ldd	[%fp-8], %f8
	std	%f0, [%fp-8]
	fsubd	%f8, %f12, %f12
	st	%g0, [%fp-4]
	fsubd	%f22, %f12, %f22
	ldd	[%fp-8], %f10
	sethi	%gdop_hix22(.LC1), %g1
	fmuld	%f22, %f10, %f22
	fmuld	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f12
	faddd	%f8, %f12, %f8
	faddd	%f22, %f8, %f22
	fmuld	%f22, %f0, %f0
	faddd	%f0, %f10, %f0
	jmp	%i7+8
	 restore
.L16:
	st	%i4, [%fp-8]
	fmuld	%f0, %f0, %f10
	ld	[%fp-8], %f8
	fitod	%f8, %f8
	faddd	%f0, %f8, %f0
	sra	%g3, 30, %g3
	fdivd	%f10, %f0, %f10
	and	%g3, 2, %g3
	fsubd	%f10, %f22, %f10
	mov	1, %g1
	fsubd	%f12, %f10, %f10
	sub	%g1, %g3, %g1
	faddd	%f10, %f10, %f10
	st	%g1, [%fp-8]
	fsubd	%f8, %f10, %f8
	ld	[%fp-8], %f0
	fitod	%f0, %f0
	fmuld	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L15:
	xor	%g2, %gdop_lox10(.LC3), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC3)
	fnegs	%f12, %f12
	fnegs	%f16, %f16
	ldd	[%g2], %f8
	sethi	%gdop_hix22(.LC4), %g2
	xor	%g2, %gdop_lox10(.LC4), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC4)
	fsubd	%f8, %f12, %f8
	ldd	[%g2], %f12
	sethi	%gdop_hix22(.LC0), %g2
	fsubd	%f12, %f16, %f12
	xor	%g2, %gdop_lox10(.LC0), %g2
	faddd	%f12, %f8, %f12
	ld	[%l7 + %g2], %g2, %gdop(.LC0)
	b	.L3
	 ldd	[%g2], %f16
.L14:
	mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fdivd	%f8, %f0, %f0
	jmp	%i7+8
	 restore
	.size	__kernel_tan, .-__kernel_tan
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
