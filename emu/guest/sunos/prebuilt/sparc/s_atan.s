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
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f10
	st	%f10, [%fp-8]
	sethi	%hi(-2147483648), %i5
	ld	[%fp-8], %i4
	sethi	%hi(1141898240), %g1
	andn	%i4, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bleu	.L2
	 sethi	%hi(1071381504), %g1
	sethi	%hi(2146435072), %g1
	cmp	%i5, %g1
	bgu,a	.L28
	 faddd	%f10, %f10, %f0
	bne	.L27
	 cmp	%i4, 0
	st	%f11, [%fp-8]
	ld	[%fp-8], %g1
	cmp	%g1, 0
	be,a	.L4
	 cmp	%i4, 0
	faddd	%f10, %f10, %f0
.L28:
	jmp	%i7+8
	 restore
.L4:
.L27:
	ble	.L12
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L2:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L6
	 sethi	%hi(1042283520), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L23
	 sethi	%gdop_hix22(.LC2), %g1
.L13:
	mov	-1, %g1
.L7:
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC7)
	ldd	[%g2], %f8
	sethi	%gdop_hix22(.LC8), %g2
	xor	%g2, %gdop_lox10(.LC8), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC8)
	ldd	[%g2], %f16
	sethi	%gdop_hix22(.LC9), %g2
	xor	%g2, %gdop_lox10(.LC9), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC9)
	fmuld	%f10, %f10, %f14
	fmuld	%f14, %f14, %f12
	fmuld	%f12, %f8, %f8
	faddd	%f8, %f16, %f8
	ldd	[%g2], %f16
	sethi	%gdop_hix22(.LC10), %g2
	xor	%g2, %gdop_lox10(.LC10), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC10)
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f16, %f8
	ldd	[%g2], %f16
	sethi	%gdop_hix22(.LC13), %g2
	xor	%g2, %gdop_lox10(.LC13), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC13)
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f16, %f8
	ldd	[%g2], %f16
	sethi	%gdop_hix22(.LC11), %g2
	xor	%g2, %gdop_lox10(.LC11), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC11)
	ldd	[%g2], %f18
	sethi	%gdop_hix22(.LC14), %g2
	xor	%g2, %gdop_lox10(.LC14), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC14)
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f18, %f8
	ldd	[%g2], %f18
	sethi	%gdop_hix22(.LC12), %g2
	xor	%g2, %gdop_lox10(.LC12), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC12)
	fmuld	%f12, %f16, %f16
	fsubd	%f16, %f18, %f16
	ldd	[%g2], %f18
	fmuld	%f16, %f12, %f16
	sethi	%gdop_hix22(.LC15), %g2
	xor	%g2, %gdop_lox10(.LC15), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC15)
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f18, %f8
	fmuld	%f8, %f14, %f8
	ldd	[%g2], %f14
	sethi	%gdop_hix22(.LC16), %g2
	fsubd	%f16, %f14, %f14
	xor	%g2, %gdop_lox10(.LC16), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC16)
	ldd	[%g2], %f16
	fmuld	%f14, %f12, %f14
	sethi	%gdop_hix22(.LC17), %g2
	fsubd	%f14, %f16, %f14
	xor	%g2, %gdop_lox10(.LC17), %g2
	fmuld	%f14, %f12, %f14
	ld	[%l7 + %g2], %g2, %gdop(.LC17)
	cmp	%g1, -1
	ldd	[%g2], %f16
	fsubd	%f14, %f16, %f14
	fmuld	%f14, %f12, %f12
	faddd	%f8, %f12, %f8
	be	.L24
	 fmuld	%f8, %f10, %f8
	sll	%g1, 3, %g1
	sethi	%gdop_hix22(atanhi), %g3
	sethi	%gdop_hix22(atanlo), %g2
	xor	%g3, %gdop_lox10(atanhi), %g3
	xor	%g2, %gdop_lox10(atanlo), %g2
	ld	[%l7 + %g3], %g3, %gdop(atanhi)
	ld	[%l7 + %g2], %g2, %gdop(atanlo)
	ldd	[%g3+%g1], %f0
	ldd	[%g2+%g1], %f12
	cmp	%i4, 0
	fsubd	%f8, %f12, %f8
	fsubd	%f8, %f10, %f8
	bl	.L25
	 fsubd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L23:
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	fmovs	%f10, %f0
	ldd	[%g1], %f8
	faddd	%f10, %f8, %f8
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f12
	fcmped	%f8, %f12
	nop
	fbule	.L13
	 fmovs	%f11, %f1
	jmp	%i7+8
	 restore
.L25:
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L12:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
.L6:
	std	%f10, [%fp-8]
	call	fabs, 0
	 ldd	[%fp-8], %o0
	sethi	%hi(1072888832), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L8
	 sethi	%hi(1073970176), %g1
	sethi	%hi(1072036864), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L9
	 sethi	%gdop_hix22(.LC3), %g2
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	faddd	%f0, %f0, %f10
	fsubd	%f10, %f8, %f10
	ldd	[%g1], %f8
	mov	0, %g1
	faddd	%f0, %f8, %f0
	b	.L7
	 fdivd	%f10, %f0, %f10
.L24:
	fsubd	%f10, %f8, %f0
	jmp	%i7+8
	 restore
.L8:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L10
	 sethi	%gdop_hix22(.LC6), %g2
	sethi	%gdop_hix22(.LC5), %g2
	xor	%g2, %gdop_lox10(.LC5), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC5)
	ldd	[%g2], %f8
	mov	2, %g1
	fsubd	%f0, %f8, %f10
	sethi	%gdop_hix22(.LC3), %g2
	fmuld	%f0, %f8, %f0
	xor	%g2, %gdop_lox10(.LC3), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC3)
	ldd	[%g2], %f8
	faddd	%f0, %f8, %f0
	b	.L7
	 fdivd	%f10, %f0, %f10
.L10:
	mov	3, %g1
	xor	%g2, %gdop_lox10(.LC6), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC6)
	ldd	[%g2], %f10
	b	.L7
	 fdivd	%f10, %f0, %f10
.L9:
	mov	1, %g1
	xor	%g2, %gdop_lox10(.LC3), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC3)
	ldd	[%g2], %f8
	fsubd	%f0, %f8, %f10
	faddd	%f0, %f8, %f0
	b	.L7
	 fdivd	%f10, %f0, %f10
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
