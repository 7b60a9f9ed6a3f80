! 23cadadb6f8fecf2ac310e67355de66c emu/guest/libc/crypt.c
	.file	"crypt.c"
	.section	".text"
	.section	.text.run_des,"ax",@progbits
	.align 4
	.type	run_des, #function
	.proc	020
run_des:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -352, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(initial), %o0
	mov	0, %g2
	xor	%o0, %gdop_lox10(initial), %o0
	ldx	[%l7 + %o0], %o0, %gdop(initial)
.L2:
	and	%g2, 31, %g4
	sra	%g2, 5, %g1
	ldub	[%o0+%g2], %g3
	sllx	%g1, 5, %g1
	add	%i0, %g3, %g3
	add	%g1, 2047, %g1
	ldub	[%g3-1], %g3
	add	%g1, %fp, %g1
	and	%g3, 1, %g3
	add	%g1, %g4, %g1
	add	%g2, 1, %g2
	cmp	%g2, 64
	bne,pt	%xcc, .L2
	 stb	%g3, [%g1-64]
	sethi	%gdop_hix22(subkeys), %l2
	sethi	%gdop_hix22(boxes), %g1
	xor	%l2, %gdop_lox10(subkeys), %l2
	xor	%g1, %gdop_lox10(boxes), %g1
	sethi	%gdop_hix22(permutation), %o5
	mov	0, %l0
	xor	%o5, %gdop_lox10(permutation), %o5
	ldx	[%l7 + %l2], %l2, %gdop(subkeys)
	ldx	[%l7 + %o5], %o5, %gdop(permutation)
	add	%fp, 1935, %i5
	add	%fp, 1903, %l5
	ldx	[%l7 + %g1], %o1, %gdop(boxes)
	add	%fp, 1870, %o3
	add	%o5, -1, %o5
	add	%fp, 1983, %l4
	add	%fp, 1871, %l1
	mov	15, %l3
	mov	5, %i3
	mov	3, %o4
	xnor	%g0, %l0, %g5
.L34:
	sub	%l3, %l0, %g2
	and	%g5, 1, %g5
	mov	%l0, %g1
	sllx	%g5, 5, %g5
	movrne	%i1, %g2, %g1
	sra	%g1, 0, %g1
	and	%l0, 1, %o2
	add	%g1, %g1, %g4
	mov	0, %g3
	add	%g4, %g1, %g4
	add	%g5, 2047, %g1
	sllx	%g4, 4, %g4
	add	%g1, %fp, %g5
	add	%l2, %g4, %g4
	sra	%g3, 0, %i4
.L29:
	sdivx	%i4, 6, %o7
	sll	%o7, 2, %g1
	add	%o7, %o7, %g2
	add	%g2, %o7, %g2
	add	%g2, %g2, %g2
	sub	%i4, %g2, %i4
	add	%g1, %i4, %g1
	add	%g1, 31, %g1
	and	%g1, 31, %g1
	add	%g5, %g1, %g1
	ldub	[%g1-64], %g1
	stb	%g1, [%i5+%g3]
	add	%g3, 1, %g3
	cmp	%g3, 48
	bne,pt	%xcc, .L29
	 sra	%g3, 0, %i4
	mov	%i5, %g5
	mov	%i5, %g2
	mov	0, %g1
.L6:
	srl	%i2, %g1, %g3
	andcc	%g3, 1, %g0
	be,pt	%xcc, .L30
	 add	%g1, 1, %g1
	ldub	[%g2], %i4
	ldub	[%g2+24], %g3
	stb	%i4, [%g2+24]
	stb	%g3, [%g2]
.L30:
	cmp	%g1, 24
	bne,pt	%icc, .L6
	 add	%g2, 1, %g2
	mov	%l5, %i4
	mov	0, %o7
.L7:
	mov	0, %g2
	mov	0, %g3
.L8:
	ldub	[%g5+%g2], %g1
	ldub	[%g4+%g2], %l7
	sub	%i3, %g2, %l6
	xor	%g1, %l7, %g1
	add	%g2, 1, %g2
	sll	%g1, 24, %g1
	cmp	%g2, 6
	sra	%g1, 24, %g1
	sll	%g1, %l6, %g1
	bne,pt	%xcc, .L8
	 or	%g3, %g1, %g3
	sra	%g3, 1, %g2
	and	%g2, 15, %g2
	sll	%g3, 4, %g1
	and	%g3, 32, %l6
	and	%g1, 16, %g1
	sra	%o7, 0, %g3
	or	%g1, %g2, %g1
	sllx	%g3, 6, %g3
	or	%g1, %l6, %g1
	add	%o1, %g3, %g3
	sra	%g1, 0, %g1
	mov	0, %g2
	ldub	[%g3+%g1], %g3
	sub	%o4, %g2, %g1
.L31:
	sra	%g3, %g1, %g1
	and	%g1, 1, %g1
	stb	%g1, [%i4+%g2]
	add	%g2, 1, %g2
	cmp	%g2, 4
	bne,pt	%xcc, .L31
	 sub	%o4, %g2, %g1
	add	%o7, 1, %o7
	add	%i4, 4, %i4
	add	%g5, 6, %g5
	cmp	%o7, 8
	bne,pt	%icc, .L7
	 add	%g4, 6, %g4
	mov	1, %g2
	ldub	[%o5+%g2], %g1
.L32:
	add	%g1, -1, %g1
	sra	%g1, 0, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldub	[%g1-144], %g1
	stb	%g1, [%o3+%g2]
	add	%g2, 1, %g2
	cmp	%g2, 33
	bne,a,pt %xcc, .L32
	 ldub	[%o5+%g2], %g1
	sra	%o2, 0, %g3
	mov	0, %g1
	sllx	%g3, 5, %g3
	add	%l4, %g3, %g3
	ldx	[%g3+%g1], %g4
.L33:
	ldx	[%l1+%g1], %g2
	xor	%g2, %g4, %g2
	stx	%g2, [%g3+%g1]
	add	%g1, 8, %g1
	cmp	%g1, 32
	bne,a,pt %xcc, .L33
	 ldx	[%g3+%g1], %g4
	add	%l0, 1, %l0
	cmp	%l0, 16
	bne,a,pt %icc, .L34
	 xnor	%g0, %l0, %g5
	mov	0, %g2
.L13:
	cmp	%g2, 31
	ldub	[%o0+%g2], %g3
	and	%g2, 31, %g4
	add	%i0, %g3, %g3
	mov	0, %g1
	movle	%icc, 1, %g1
	sllx	%g1, 5, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	add	%g1, %g4, %g1
	ldub	[%g1-64], %g1
	add	%g2, 1, %g2
	cmp	%g2, 64
	bne,pt	%xcc, .L13
	 stb	%g1, [%g3-1]
	return	%i7+8
	 nop
	.size	run_des, .-run_des
	.section	.text.digit_value,"ax",@progbits
	.align 4
	.type	digit_value, #function
	.proc	016
digit_value:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brnz,pn	%i0, .L43
	 sethi	%gdop_hix22(digits), %g1
	add	%i0, -46, %i0
.L44:
	and	%i0, 63, %i0
	return	%i7+8
	 srl	%o0, 0, %o0
.L43:
	xor	%g1, %gdop_lox10(digits), %g1
	mov	%i0, %o1
	ldx	[%l7 + %g1], %l7, %gdop(digits)
	call	strchr, 0
	 mov	%l7, %o0
	brz,pn	%o0, .L37
	 and	%i0, 0xff, %g1
	sub	%o0, %l7, %i0
	return	%i7+8
	 srl	%o0, 0, %o0
.L37:
	cmp	%g1, 96
	bleu,a,pn %icc, .L39
	 cmp	%g1, 64
	add	%g1, -59, %g1
	and	%g1, 63, %i0
	return	%i7+8
	 srl	%o0, 0, %o0
.L39:
	bleu,a,pt %icc, .L44
	 add	%i0, -46, %i0
	add	%i0, -53, %i0
	return	%i7+8
	 srl	%o0, 0, %o0
	.size	digit_value, .-digit_value
	.section	.text.setkey,"ax",@progbits
	.align 4
	.global setkey
	.type	setkey, #function
	.proc	020
setkey:
	save	%sp, -240, %sp
	add	%i0, -1, %i0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	255, %g1
	sethi	%gdop_hix22(choice_1), %g3
	sllx	%g1, 48, %i1
	sllx	%g1, 40, %i2
	xor	%g3, %gdop_lox10(choice_1), %g3
	sllx	%g1, 32, %g1
	sethi	%hi(16842752), %o5
	sethi	%hi(4278190080), %i3
	or	%o5, 257, %o5
	sethi	%hi(16711680), %i4
	sllx	%o5, 32, %g5
	sethi	%hi(64512), %i5
	mov	0, %g2
	ldx	[%l7 + %g3], %g3, %gdop(choice_1)
	add	%fp, 1991, %o7
	xnor	%g0, %i1, %i1
	xnor	%g0, %i2, %i2
	xnor	%g0, %g1, %g4
	xnor	%g0, %i3, %i3
	xnor	%g0, %i4, %i4
	xor	%i5, -769, %i5
	add	%g5, %o5, %g5
	add	%g3, %g2, %o5
.L54:
	ldub	[%o5+1], %o4
	ldub	[%i0+%o4], %o4
	sllx	%o4, 48, %o4
	ldub	[%o5+2], %o3
	ldub	[%g3+%g2], %g1
	ldub	[%i0+%g1], %g1
	sllx	%g1, 56, %g1
	and	%g1, %i1, %g1
	or	%g1, %o4, %g1
	ldub	[%i0+%o3], %o4
	sllx	%o4, 40, %o4
	ldub	[%o5+3], %o3
	and	%g1, %i2, %g1
	or	%g1, %o4, %g1
	ldub	[%i0+%o3], %o4
	sllx	%o4, 32, %o4
	ldub	[%o5+4], %o3
	and	%g1, %g4, %g1
	or	%g1, %o4, %g1
	ldub	[%i0+%o3], %o4
	sllx	%o4, 24, %o4
	ldub	[%o5+5], %o3
	and	%g1, %i3, %g1
	or	%g1, %o4, %g1
	ldub	[%i0+%o3], %o4
	sllx	%o4, 16, %o4
	ldub	[%o5+6], %o3
	and	%g1, %i4, %g1
	ldub	[%o5+7], %o5
	or	%g1, %o4, %g1
	ldub	[%i0+%o5], %o5
	ldub	[%i0+%o3], %o4
	and	%g1, %i5, %g1
	sllx	%o4, 8, %o4
	or	%g1, %o4, %g1
	or	%g1, %o5, %g1
	and	%g1, %g5, %g1
	stx	%g1, [%o7+%g2]
	add	%g2, 8, %g2
	cmp	%g2, 56
	bne,pt	%xcc, .L54
	 add	%g3, %g2, %o5
	sethi	%gdop_hix22(rotations), %i3
	sethi	%gdop_hix22(subkeys), %g5
	xor	%i3, %gdop_lox10(rotations), %i3
	xor	%g5, %gdop_lox10(subkeys), %g5
	sethi	%gdop_hix22(choice_2), %g1
	ldx	[%l7 + %g5], %g5, %gdop(subkeys)
	xor	%g1, %gdop_lox10(choice_2), %g1
	ldx	[%l7 + %i3], %i3, %gdop(rotations)
	add	%g5, 768, %i2
	mov	0, %i5
	ldx	[%l7 + %g1], %i4, %gdop(choice_2)
.L49:
	ldub	[%i3], %g1
	mov	0, %g3
	add	%i5, %g1, %i5
	ldub	[%i4+%g3], %g4
.L55:
	add	%g4, -1, %g1
	cmp	%g1, 27
	ble,pt	%icc, .L47
	 mov	0, %g2
	add	%g4, -29, %g1
	mov	28, %g2
.L47:
	add	%i5, %g1, %g1
	sra	%g1, 0, %g1
	sdivx	%g1, 28, %g4
	mulx	%g4, 28, %g4
	sub	%g1, %g4, %g1
	add	%g2, %g1, %g2
	sra	%g2, 0, %g2
	add	%g2, 2047, %g1
	add	%g1, %fp, %g2
	ldub	[%g2-56], %g1
	stb	%g1, [%g5+%g3]
	add	%g3, 1, %g3
	cmp	%g3, 48
	bne,a,pt %xcc, .L55
	 ldub	[%i4+%g3], %g4
	add	%g5, 48, %g5
	cmp	%g5, %i2
	bne,pt	%xcc, .L49
	 add	%i3, 1, %i3
	return	%i7+8
	 nop
	.size	setkey, .-setkey
	.section	.text.encrypt,"ax",@progbits
	.align 4
	.global encrypt
	.type	encrypt, #function
	.proc	020
encrypt:
	save	%sp, -176, %sp
	call	run_des, 0
	 restore %g0, 0, %o2
	.size	encrypt, .-encrypt
	.section	.text.crypt,"ax",@progbits
	.align 4
	.global crypt
	.type	crypt, #function
	.proc	0102
crypt:
	save	%sp, -240, %sp
	stx	%g0, [%fp+1983]
	stx	%g0, [%fp+1991]
	stx	%g0, [%fp+1999]
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	call	digit_value, 0
	 ldsb	[%i1], %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldsb	[%i1], %g2
	mov	%o0, %i5
	cmp	%g2, 0
	be,pt	%icc, .L58
	 ldub	[%i1], %g1
	ldub	[%i1+1], %g1
.L58:
	sllx	%g1, 56, %g1
	call	digit_value, 0
	 srax	%g1, 56, %o0
	add	%fp, 1983, %i3
	sll	%o0, 6, %i2
	mov	%i3, %i4
	or	%i2, %i5, %i2
	mov	%i3, %g3
	mov	0, %i5
	mov	6, %g5
.L59:
	ldsb	[%i0], %g4
	cmp	%g4, 0
	be,pn	%icc, .L63
	 mov	0, %g2
	sub	%g5, %g2, %g1
.L81:
	sra	%g4, %g1, %g1
	and	%g1, 1, %g1
	stb	%g1, [%g3+%g2]
	add	%g2, 1, %g2
	cmp	%g2, 7
	bne,pt	%xcc, .L81
	 sub	%g5, %g2, %g1
	add	%i5, 8, %i5
	add	%i0, 1, %i0
	cmp	%i5, 64
	bne,pt	%icc, .L59
	 add	%g3, 8, %g3
.L63:
	call	setkey, 0
	 mov	%i3, %o0
	mov	64, %o2
	mov	0, %o1
	mov	%i3, %o0
	call	memset, 0
	 mov	25, %i5
	srl	%i2, 0, %i2
	mov	%i2, %o2
.L82:
	mov	0, %o1
	call	run_des, 0
	 mov	%i3, %o0
	addcc	%i5, -1, %i5
	bne,pt	%icc, .L82
	 mov	%i2, %o2
	ldub	[%i1], %g1
	sethi	%gdop_hix22(out.0), %i0
	xor	%i0, %gdop_lox10(out.0), %i0
	ldx	[%l7 + %i0], %i0, %gdop(out.0)
	sll	%g1, 24, %g2
	cmp	%g2, 0
	be,pt	%icc, .L64
	 stb	%g1, [%i0]
	ldub	[%i1+1], %g2
	ldsb	[%i1+1], %g3
	cmp	%g3, 0
	movne	%icc, %g2, %g1
.L64:
	stb	%g1, [%i0+1]
	add	%i0, 2, %g5
	sethi	%gdop_hix22(digits), %g1
	add	%i3, 66, %i3
	xor	%g1, %gdop_lox10(digits), %g1
	mov	0, %g4
	ldx	[%l7 + %g1], %l7, %gdop(digits)
.L65:
	mov	0, %g2
	mov	0, %g1
	add	%g4, %g1, %g3
.L83:
	cmp	%g3, 63
	bgu,pt	%icc, .L66
	 add	%g2, %g2, %g2
	ldsb	[%i4+%g1], %g3
	or	%g2, %g3, %g2
.L66:
	add	%g1, 1, %g1
	cmp	%g1, 6
	bne,pt	%xcc, .L83
	 add	%g4, %g1, %g3
	srl	%g2, 0, %g2
	ldub	[%l7+%g2], %g1
	stb	%g1, [%g5]
	add	%i4, 6, %i4
	add	%g5, 1, %g5
	cmp	%i4, %i3
	bne,pt	%xcc, .L65
	 add	%g4, 6, %g4
	return	%i7+8
	 nop
	.size	crypt, .-crypt
	.local	out.0
	.common	out.0,14,8
	.section	".rodata"
	.align 8
	.type	digits, #object
	.size	digits, 65
digits:
	.asciz	"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	.local	subkeys
	.common	subkeys,768,1
	.type	boxes, #object
	.size	boxes, 512
boxes:
	.asciz	"\016\004\r\001\002\017\013\b\003\n\006\f\005\t"
	.asciz	"\007"
	.asciz	"\017\007\004\016\002\r\001\n\006\f\013\t\005\003\b\004\001\016\b\r\006\002\013\017\f\t\007\003\n\005"
	.asciz	"\017\f\b\002\004\t\001\007\005\013\003\016\n"
	.ascii	"\006\r"
	.asciz	"\017\001\b\016\006\013\003\004\t\007\002\r\f"
	.asciz	"\005\n\003\r\004\007\017\002\b\016\f"
	.asciz	"\001\n\006\t\013\005"
	.asciz	"\016\007\013\n\004\r\001\005\b\f\006\t\003\002\017\r\b\n\001\003\017\004\002\013\006\007\f"
	.ascii	"\005\016\t"
	.asciz	"\n"
	.asciz	"\t\016\006\003\017\005\001\r\f\007\013\004\002\b\r\007"
	.asciz	"\t\003\004\006\n\002\b\005\016\f\013\017\001\r\006\004\t\b\017\003"
	.asciz	"\013\001\002\f\005\n\016\007\001\n\r"
	.ascii	"\006\t\b\007\004\017\016\003\013\005\002\f"
	.asciz	"\007\r\016\003"
	.asciz	"\006\t\n\001\002\b\005\013\f\004\017\r\b\013\005\006\017"
	.asciz	"\003\004\007\002\f\001\n\016\t\n\006\t"
	.asciz	"\f\013\007\r\017\001\003\016\005\002\b\004\003\017"
	.ascii	"\006\n\001\r\b\t\004\005\013\f\007\002\016"
	.asciz	"\002\f\004\001\007\n\013\006\b\005\003\017\r"
	.asciz	"\016\t\016\013\002\f\004\007\r\001\005"
	.asciz	"\017\n\003\t\b\006\004\002\001\013\n\r\007\b\017\t\f\005\006\003"
	.asciz	"\016\013\b\f\007\001\016\002\r\006\017"
	.ascii	"\t\n\004\005\003"
	.asciz	"\f\001\n\017\t\002\006\b"
	.asciz	"\r\003\004\016\007\005\013\n\017\004\002\007\f\t\005\006\001\r\016"
	.asciz	"\013\003\b\t\016\017\005\002\b\f\003\007"
	.asciz	"\004\n\001\r\013\006\004\003\002\f\t\005\017\n\013\016\001\007\006"
	.ascii	"\b\r"
	.asciz	"\004\013\002\016\017"
	.asciz	"\b\r\003\f\t\007\005\n\006\001\r"
	.asciz	"\013\007\004\t\001\n\016\003\005\f\002\017\b\006\001\004\013\r\f\003\007\016\n\017\006\b"
	.asciz	"\005\t\002\006\013\r\b\001\004\n\007\t\005"
	.ascii	"\017\016\002\003\f"
	.asciz	"\r\002\b\004\006\017\013\001\n\t\003\016\005"
	.asciz	"\f\007\001\017\r\b\n\003\007\004\f\005\006\013"
	.asciz	"\016\t\002\007\013\004\001\t\f\016\002"
	.asciz	"\006\n\r\017\003\005\b\002\001\016\007\004\n\b\r\017\f\t"
	.ascii	"\003\005\006\013"
	.align 8
	.type	rotations, #object
	.size	rotations, 16
rotations:
	.ascii	"\001\001\002\002\002\002\002\002\001\002\002\002\002\002\002"
	.ascii	"\001"
	.align 8
	.type	choice_2, #object
	.size	choice_2, 48
choice_2:
	.ascii	"\016\021\013\030\001\005\003\034\017\006\025\n\027\023\f\004"
	.ascii	"\032\b\020\007\033\024\r\002)4\037%/7\036(3-!0,1'8\"5.*2$\035"
	.ascii	" "
	.align 8
	.type	choice_1, #object
	.size	choice_1, 56
choice_1:
	.ascii	"91)!\031\021\t\001:2*\"\032\022\n\002;3+#\033\023\013\003<4,"
	.ascii	"$?7/'\037\027\017\007>6.&\036\026\016\006=5-%\035\025\r\005\034"
	.ascii	"\024\f\004"
	.align 8
	.type	permutation, #object
	.size	permutation, 32
permutation:
	.ascii	"\020\007\024\025\035\f\034\021\001\017\027\032\005\022\037\n"
	.ascii	"\002\b\030\016 \033\003\t\023\r\036\006\026\013\004\031"
	.align 8
	.type	initial, #object
	.size	initial, 64
initial:
	.ascii	":2*\"\032\022\n\002<4,$\034\024\f\004>6.&\036\026\016\006@80"
	.ascii	"( \030\020\b91)!\031\021\t\001;3+#\033\023\013\003=5-%\035\025"
	.ascii	"\r\005?7/'\037\027\017\007"
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
