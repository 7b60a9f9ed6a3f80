! 23cadadb6f8fecf2ac310e67355de66c emu/guest/libc/crypt.c
	.file	"crypt.c"
	.section	".text"
	.section	.text.run_des,"ax",@progbits
	.align 4
	.type	run_des, #function
	.proc	020
run_des:
	save	%sp, -288, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(initial), %l3
	mov	%l7, %l2
	xor	%l3, %gdop_lox10(initial), %l3
	mov	0, %g1
	ld	[%l7 + %l3], %l3, %gdop(initial)
.L2:
	and	%g1, 31, %g4
	and	%g1, -32, %g2
	ldub	[%l3+%g1], %g3
	add	%fp, %g2, %g2
	add	%i0, %g3, %g3
	add	%g2, %g4, %g2
	ldub	[%g3-1], %g3
	and	%g3, 1, %g3
	add	%g1, 1, %g1
	cmp	%g1, 64
	bne	.L2
	 stb	%g3, [%g2-64]
	sethi	%gdop_hix22(subkeys), %g1
	sethi	%gdop_hix22(boxes), %g2
	xor	%g1, %gdop_lox10(subkeys), %g1
	xor	%g2, %gdop_lox10(boxes), %g2
	ld	[%l2 + %g1], %l6, %gdop(subkeys)
	add	%fp, -112, %g4
	sethi	%gdop_hix22(permutation), %o5
	mov	-24, %l0
	xor	%o5, %gdop_lox10(permutation), %o5
	mov	0, %l5
	ld	[%l2 + %o5], %o5, %gdop(permutation)
	add	%fp, -88, %l7
	ld	[%l2 + %g2], %l2, %gdop(boxes)
	add	%fp, -64, %o2
	add	%fp, -144, %g1
	add	%fp, -177, %o3
	add	%o5, -1, %o5
	add	%fp, -176, %l4
	sub	%l0, %g4, %l0
	mov	5, %o7
	mov	3, %o4
	mov	%i0, %g2
	mov	%i1, %l1
	xnor	%g0, %l5, %i3
.L36:
	and	%l5, 1, %i4
	and	%i3, 1, %i3
	mov	%l5, %g3
	cmp	%l1, 0
	be	.L3
	 sll	%i3, 5, %i3
	mov	15, %g3
	sub	%g3, %l5, %g3
.L3:
	add	%g3, %g3, %i1
	mov	0, %i5
	add	%i1, %g3, %i1
	add	%fp, %i3, %i3
	sll	%i1, 4, %i1
	add	%l6, %i1, %i1
.L4:
	sra	%i5, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%i5, 6, %o1
	sll	%o1, 2, %g3
	add	%o1, %o1, %i0
	add	%i0, %o1, %i0
	add	%i0, %i0, %i0
	sub	%i5, %i0, %i0
	add	%g3, %i0, %g3
	add	%g3, 31, %g3
	and	%g3, 31, %g3
	add	%i3, %g3, %g3
	ldub	[%g3-64], %g3
	stb	%g3, [%g4+%i5]
	add	%i5, 1, %i5
	cmp	%i5, 48
	bne	.L4
	 mov	%l7, %g3
	mov	%g4, %i0
	add	%l0, %g3, %i5
.L32:
	srl	%i2, %i5, %i5
	andcc	%i5, 1, %g0
	be,a	.L31
	 add	%g3, 1, %g3
	ldub	[%g3-24], %i3
	ldub	[%g3], %i5
	stb	%i3, [%g3]
	stb	%i5, [%g3-24]
	add	%g3, 1, %g3
.L31:
	cmp	%o2, %g3
	bne,a	.L32
	 add	%l0, %g3, %i5
	st	%i4, [%fp-188]
	mov	%g1, %i3
	mov	%l5, %i4
	mov	0, %o0
	mov	0, %o1
	mov	%g2, %l5
.L7:
	mov	0, %i5
	mov	0, %g3
	st	%i4, [%fp-180]
	st	%o0, [%fp-184]
.L8:
	ldub	[%i0+%g3], %g2
	ldub	[%i1+%g3], %o0
	sub	%o7, %g3, %i4
	xor	%g2, %o0, %g2
	add	%g3, 1, %g3
	sll	%g2, 24, %g2
	cmp	%g3, 6
	sra	%g2, 24, %g2
	sll	%g2, %i4, %g2
	bne	.L8
	 or	%i5, %g2, %i5
	sra	%i5, 1, %g3
	and	%g3, 15, %g3
	sll	%i5, 4, %g2
	and	%i5, 32, %i5
	and	%g2, 16, %g2
	or	%g2, %g3, %g2
	sll	%o1, 6, %g3
	or	%g2, %i5, %g2
	ld	[%fp-180], %i4
	add	%l2, %g3, %i5
	ld	[%fp-184], %o0
	mov	0, %g3
	ldub	[%i5+%g2], %i5
	sub	%o4, %g3, %g2
.L33:
	sra	%i5, %g2, %g2
	and	%g2, 1, %g2
	stb	%g2, [%i3+%g3]
	add	%g3, 1, %g3
	cmp	%g3, 4
	bne	.L33
	 sub	%o4, %g3, %g2
	add	%o0, 6, %o0
	add	%o1, 1, %o1
	add	%i3, 4, %i3
	add	%i0, 6, %i0
	cmp	%o0, 48
	bne	.L7
	 add	%i1, 6, %i1
	mov	%l5, %g2
	mov	1, %g3
	mov	%i4, %l5
	ld	[%fp-188], %i4
	ldub	[%o5+%g3], %i5
.L34:
	add	%fp, %i5, %i5
	ldub	[%i5-145], %i5
	stb	%i5, [%o3+%g3]
	add	%g3, 1, %g3
	cmp	%g3, 33
	bne,a	.L34
	 ldub	[%o5+%g3], %i5
	sll	%i4, 5, %i4
	mov	0, %g3
	add	%o2, %i4, %i4
	ld	[%i4+%g3], %i3
.L35:
	ld	[%l4+%g3], %i5
	xor	%i5, %i3, %i5
	st	%i5, [%i4+%g3]
	add	%g3, 4, %g3
	cmp	%g3, 32
	bne,a	.L35
	 ld	[%i4+%g3], %i3
	add	%l5, 1, %l5
	cmp	%l5, 16
	bne	.L36
	 xnor	%g0, %l5, %i3
	mov	%g2, %i0
	mov	0, %g2
.L14:
	ldub	[%l3+%g2], %g3
	and	%g2, 31, %g4
	mov	1, %g1
	cmp	%g2, 31
	ble	.L13
	 add	%i0, %g3, %g3
	mov	0, %g1
.L13:
	sll	%g1, 5, %g1
	add	%fp, %g1, %g1
	add	%g1, %g4, %g1
	ldub	[%g1-64], %g1
	add	%g2, 1, %g2
	cmp	%g2, 64
	bne	.L14
	 stb	%g1, [%g3-1]
	jmp	%i7+8
	 restore
	.size	run_des, .-run_des
	.section	.text.digit_value,"ax",@progbits
	.align 4
	.type	digit_value, #function
	.proc	016
digit_value:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	bne	.L45
	 sethi	%gdop_hix22(digits), %g1
	add	%i0, -46, %i0
.L46:
	and	%i0, 63, %i0
	jmp	%i7+8
	 restore
.L45:
	xor	%g1, %gdop_lox10(digits), %g1
	mov	%i0, %o1
	ld	[%l7 + %g1], %l7, %gdop(digits)
	call	strchr, 0
	 mov	%l7, %o0
	cmp	%o0, 0
	be	.L39
	 and	%i0, 0xff, %g1
	sub	%o0, %l7, %i0
	jmp	%i7+8
	 restore
.L39:
	cmp	%g1, 96
	bleu,a	.L41
	 cmp	%g1, 64
	add	%g1, -59, %g1
	and	%g1, 63, %i0
	jmp	%i7+8
	 restore
.L41:
	bleu,a	.L46
	 add	%i0, -46, %i0
	jmp	%i7+8
	 restore %i0, -53, %o0
	.size	digit_value, .-digit_value
	.section	.text.setkey,"ax",@progbits
	.align 4
	.global setkey
	.type	setkey, #function
	.proc	020
setkey:
	save	%sp, -152, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(choice_1), %g3
	mov	1, %g1
	xor	%g3, %gdop_lox10(choice_1), %g3
	add	%fp, -57, %g4
	ld	[%l7 + %g3], %g3, %gdop(choice_1)
	add	%g3, -1, %g3
	ldub	[%g3+%g1], %g2
.L56:
	add	%i0, %g2, %g2
	ldub	[%g2-1], %g2
	and	%g2, 1, %g2
	stb	%g2, [%g4+%g1]
	add	%g1, 1, %g1
	cmp	%g1, 57
	bne,a	.L56
	 ldub	[%g3+%g1], %g2
	sethi	%gdop_hix22(rotations), %i1
	sethi	%gdop_hix22(subkeys), %i4
	xor	%i1, %gdop_lox10(rotations), %i1
	xor	%i4, %gdop_lox10(subkeys), %i4
	sethi	%gdop_hix22(choice_2), %g1
	ld	[%l7 + %i4], %i4, %gdop(subkeys)
	xor	%g1, %gdop_lox10(choice_2), %g1
	ld	[%l7 + %i1], %i1, %gdop(rotations)
	add	%i4, 768, %i0
	mov	0, %i3
	ld	[%l7 + %g1], %i2, %gdop(choice_2)
.L51:
	ldub	[%i1], %g1
	mov	0, %g4
	add	%i3, %g1, %i3
	ldub	[%i2+%g4], %g3
.L57:
	add	%g3, -1, %g1
	cmp	%g1, 27
	ble	.L49
	 mov	0, %g2
	add	%g3, -29, %g1
	mov	28, %g2
.L49:
	add	%i3, %g1, %g1
	sra	%g1, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 28, %i5
	sll	%i5, 3, %g3
	sub	%g3, %i5, %g3
	sll	%g3, 2, %g3
	sub	%g1, %g3, %g1
	add	%fp, %g2, %g2
	add	%g2, %g1, %g2
	ldub	[%g2-56], %g1
	stb	%g1, [%i4+%g4]
	add	%g4, 1, %g4
	cmp	%g4, 48
	bne,a	.L57
	 ldub	[%i2+%g4], %g3
	add	%i4, 48, %i4
	cmp	%i0, %i4
	bne	.L51
	 add	%i1, 1, %i1
	jmp	%i7+8
	 restore
	.size	setkey, .-setkey
	.section	.text.encrypt,"ax",@progbits
	.align 4
	.global encrypt
	.type	encrypt, #function
	.proc	020
encrypt:
	save	%sp, -96, %sp
	call	run_des, 0
	 restore %g0, 0, %o2
	.size	encrypt, .-encrypt
	.section	.text.crypt,"ax",@progbits
	.align 4
	.global crypt
	.type	crypt, #function
	.proc	0102
crypt:
	save	%sp, -160, %sp
	st	%g0, [%fp-64]
	st	%g0, [%fp-60]
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	call	digit_value, 0
	 ldsb	[%i1], %o0
	ldub	[%i1], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L60
	 mov	%o0, %i5
	ldub	[%i1+1], %g1
	sll	%g1, 24, %g1
.L60:
	call	digit_value, 0
	 sra	%g1, 24, %o0
	add	%fp, -64, %i4
	sll	%o0, 6, %i3
	mov	%i4, %g3
	or	%i3, %i5, %i3
	mov	0, %i2
	mov	6, %i5
.L61:
	ldsb	[%i0+%i2], %g4
	cmp	%g4, 0
	be	.L65
	 mov	0, %g2
	sub	%i5, %g2, %g1
.L84:
	sra	%g4, %g1, %g1
	and	%g1, 1, %g1
	stb	%g1, [%g3+%g2]
	add	%g2, 1, %g2
	cmp	%g2, 7
	bne	.L84
	 sub	%i5, %g2, %g1
	add	%i2, 1, %i2
	cmp	%i2, 8
	bne	.L61
	 add	%g3, 8, %g3
.L65:
	call	setkey, 0
	 mov	%i4, %o0
	mov	64, %o2
	mov	0, %o1
	mov	%i4, %o0
	call	memset, 0
	 mov	25, %i5
	mov	%i3, %o2
.L85:
	mov	0, %o1
	call	run_des, 0
	 mov	%i4, %o0
	addcc	%i5, -1, %i5
	bne	.L85
	 mov	%i3, %o2
	ldub	[%i1], %g1
	sethi	%gdop_hix22(out.0), %i0
	xor	%i0, %gdop_lox10(out.0), %i0
	ld	[%l7 + %i0], %i0, %gdop(out.0)
	sll	%g1, 24, %g2
	cmp	%g2, 0
	be	.L66
	 stb	%g1, [%i0]
	ldsb	[%i1+1], %g2
	cmp	%g2, 0
	be	.L66
	 ldub	[%i1+1], %g3
	mov	%g3, %g1
.L66:
	stb	%g1, [%i0+1]
	add	%i0, 2, %i3
	sethi	%gdop_hix22(digits), %g1
	mov	0, %i5
	xor	%g1, %gdop_lox10(digits), %g1
	mov	6, %g3
	ld	[%l7 + %g1], %l7, %gdop(digits)
.L67:
	mov	%i5, %g1
	mov	0, %g2
	cmp	%g1, 63
.L86:
	bg	.L68
	 add	%g2, %g2, %g2
	ldsb	[%i4+%g1], %g4
	or	%g2, %g4, %g2
.L68:
	add	%g1, 1, %g1
	cmp	%g1, %g3
	bne	.L86
	 cmp	%g1, 63
	ldub	[%l7+%g2], %g2
	stb	%g2, [%i3]
	add	%g1, 6, %g3
	add	%i3, 1, %i3
	cmp	%g1, 66
	bne	.L67
	 add	%i5, 6, %i5
	jmp	%i7+8
	 restore
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
