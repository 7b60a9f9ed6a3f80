! 9eee7580389d28bc2928c49f2594b935 newlib/libm/math/s_atan.c
	.file	"s_atan.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1073291771
	.long	1413754136
	.align 8
.LC1:
	.long	-1074191877
	.long	1413754136
	.align 8
.LC2:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC3:
	.long	1072693248
	.long	0
	.align 8
.LC4:
	.long	1073741824
	.long	0
	.align 8
.LC5:
	.long	1073217536
	.long	0
	.align 8
.LC6:
	.long	-1074790400
	.long	0
	.align 8
.LC7:
	.long	1066446138
	.long	-484255215
	.align 8
.LC8:
	.long	1068071755
	.long	611716587
	.align 8
.LC9:
	.long	1068567910
	.long	-1596965551
	.align 8
.LC10:
	.long	1068975565
	.long	-984866706
	.align 8
.LC11:
	.long	1069697316
	.long	-1845459969
	.align 8
.LC12:
	.long	1070945621
	.long	1431655693
	.align 8
.LC13:
	.long	-1079856060
	.long	745172015
	.align 8
.LC14:
	.long	1068359213
	.long	1390345626
	.align 8
.LC15:
	.long	1068740850
	.long	-1351312787
	.align 8
.LC16:
	.long	1069314502
	.long	-31254927
	.align 8
.LC17:
	.long	1070176665
	.long	-1718031420
	.section	.text.atan,"ax",@progbits
	.align 4
	.global atan
	.type	atan, #function
	.proc	07
atan:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %i5
	ldx	[%fp+2039], %g2
	sethi	%hi(1141898240), %g1
	srlx	%g2, 32, %i4
	or	%g1, 1023, %g1
	andn	%i4, %i5, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bleu,pt	%icc, .L2
	 fmovd	%f0, %f12
	sethi	%hi(2146435072), %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L3
	 xor	%i5, %g1, %i5
	cmp	%g0, %i5
	subx	%g0, -1, %g3
	cmp	%g0, %g2
	addx	%g0, 0, %g1
	andcc	%g3, %g1, %g0
	bne,pn	%icc, .L3
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	cmp	%i4, 0
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	return	%i7+8
	 fmovdle	%icc, %f8, %f0
.L3:
	return	%i7+8
	 faddd	%f12, %f12, %f0
.L2:
	sethi	%hi(1071381504), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L6
	 sethi	%hi(1042283520), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L17
	 sethi	%gdop_hix22(.LC2), %g1
.L13:
	mov	-1, %g1
.L7:
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC7)
	ldd	[%g2], %f8
	sethi	%gdop_hix22(.LC8), %g2
	xor	%g2, %gdop_lox10(.LC8), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC8)
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC9), %g2
	xor	%g2, %gdop_lox10(.LC9), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC9)
	fmuld	%f12, %f12, %f16
	fmuld	%f16, %f16, %f14
	fmuld	%f14, %f8, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC10), %g2
	xor	%g2, %gdop_lox10(.LC10), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC10)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC13), %g2
	xor	%g2, %gdop_lox10(.LC13), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC13)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC11), %g2
	xor	%g2, %gdop_lox10(.LC11), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC11)
	ldd	[%g2], %f18
	sethi	%gdop_hix22(.LC14), %g2
	xor	%g2, %gdop_lox10(.LC14), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC14)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f18, %f8
	ldd	[%g2], %f18
	sethi	%gdop_hix22(.LC12), %g2
	xor	%g2, %gdop_lox10(.LC12), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC12)
	fmuld	%f14, %f10, %f10
	fmuld	%f8, %f14, %f8
	fsubd	%f10, %f18, %f10
	ldd	[%g2], %f18
	sethi	%gdop_hix22(.LC15), %g2
	faddd	%f8, %f18, %f8
	xor	%g2, %gdop_lox10(.LC15), %g2
	fmuld	%f8, %f16, %f8
	ldx	[%l7 + %g2], %g2, %gdop(.LC15)
	ldd	[%g2], %f16
	fmuld	%f10, %f14, %f10
	sethi	%gdop_hix22(.LC16), %g2
	fsubd	%f10, %f16, %f10
	xor	%g2, %gdop_lox10(.LC16), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC16)
	ldd	[%g2], %f16
	fmuld	%f10, %f14, %f10
	sethi	%gdop_hix22(.LC17), %g2
	fsubd	%f10, %f16, %f10
	xor	%g2, %gdop_lox10(.LC17), %g2
	fmuld	%f10, %f14, %f10
	ldx	[%l7 + %g2], %g2, %gdop(.LC17)
	cmp	%g1, -1
	ldd	[%g2], %f16
	fsubd	%f10, %f16, %f10
	fmuld	%f10, %f14, %f10
	faddd	%f8, %f10, %f8
	be,pn	%icc, .L18
	 fmuld	%f8, %f12, %f8
	sllx	%g1, 3, %g1
	sethi	%gdop_hix22(atanhi), %g2
	sethi	%gdop_hix22(atanlo), %g3
	xor	%g2, %gdop_lox10(atanhi), %g2
	xor	%g3, %gdop_lox10(atanlo), %g3
	ldx	[%l7 + %g2], %g2, %gdop(atanhi)
	ldx	[%l7 + %g3], %l7, %gdop(atanlo)
	ldd	[%l7+%g1], %f10
	fsubd	%f8, %f10, %f8
	fsubd	%f8, %f12, %f8
	ldd	[%g2+%g1], %f0
	cmp	%i4, 0
	fsubd	%f0, %f8, %f0
	fnegd	%f0, %f8
	return	%i7+8
	 fmovdl	%icc, %f8, %f0
.L17:
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC3), %g1
	faddd	%f0, %f8, %f8
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	fcmped	%fcc0, %f8, %f10
	fbule,pt %fcc0, .L13
	 nop
	return	%i7+8
	 nop
.L6:
	call	fabs, 0
	 nop
	sethi	%hi(1072888832), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L8
	 sethi	%hi(1073970176), %g1
	sethi	%hi(1072036864), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L9
	 sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	faddd	%f0, %f0, %f12
	fsubd	%f12, %f8, %f12
	ldd	[%g1], %f8
	mov	0, %g1
	faddd	%f0, %f8, %f0
	ba,pt	%xcc, .L7
	 fdivd	%f12, %f0, %f12
.L18:
	return	%i7+8
	 fsubd	%f12, %f8, %f0
.L8:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L10
	 sethi	%gdop_hix22(.LC6), %g2
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC3), %g2
	fsubd	%f0, %f8, %f12
	xor	%g2, %gdop_lox10(.LC3), %g2
	fmuld	%f0, %f8, %f0
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	mov	2, %g1
	ldd	[%g2], %f8
	faddd	%f0, %f8, %f0
	ba,pt	%xcc, .L7
	 fdivd	%f12, %f0, %f12
.L10:
	mov	3, %g1
	xor	%g2, %gdop_lox10(.LC6), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC6)
	ldd	[%g2], %f12
	ba,pt	%xcc, .L7
	 fdivd	%f12, %f0, %f12
.L9:
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	mov	1, %g1
	fsubd	%f0, %f8, %f12
	faddd	%f0, %f8, %f0
	ba,pt	%xcc, .L7
	 fdivd	%f12, %f0, %f12
	.size	atan, .-atan
	.section	".rodata"
	.align 8
	.type	atanlo, #object
	.size	atanlo, 32
atanlo:
	.long	1014639487
	.long	573531618
	.long	1015129638
	.long	856972295
	.long	1013974920
	.long	2062601149
	.long	1016178214
	.long	856972295
	.align 8
	.type	atanhi, #object
	.size	atanhi, 32
atanhi:
	.long	1071492199
	.long	90291023
	.long	1072243195
	.long	1413754136
	.long	1072657163
	.long	-763234661
	.long	1073291771
	.long	1413754136
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
