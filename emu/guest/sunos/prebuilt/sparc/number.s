! 1a6a2a5169dc39d9d30be2285d1efc91 emu/guest/libc/number.c
	.file	"number.c"
	.section	".text"
	.global __udivdi3
	.section	.text.magnitude,"ax",@progbits
	.align 4
	.type	magnitude, #function
	.proc	017
magnitude:
	save	%sp, -96, %sp
	mov	%i5, %l3
	mov	%i4, %l2
	mov	%i0, %i5
.L3:
	call	isspace, 0
	 ldub	[%i5], %o0
	orcc	%o0, 0, %l0
	bne,a	.L3
	 add	%i5, 1, %i5
	ldsb	[%i5], %g1
	xor	%g1, 45, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	st	%g1, [%i3]
	ldub	[%i5], %g1
	add	%g1, -43, %g1
	and	%g1, 253, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	andcc	%i2, -17, %g0
	bne	.L4
	 add	%i5, %g1, %i3
	ldsb	[%i5+%g1], %g1
	cmp	%g1, 48
	be	.L54
	 cmp	%i2, 0
	bne	.L4
	 mov	16, %i2
	mov	10, %i2
.L4:
	ldub	[%i3], %i5
	mov	0, %l5
	and	%i5, 0xff, %l1
	mov	0, %i4
	mov	%l1, %o0
	call	isdigit, 0
	 mov	0, %l4
	cmp	%o0, 0
	be	.L21
	 nop
	sll	%i5, 24, %i5
.L60:
	sra	%i5, 24, %i5
	add	%i5, -48, %g1
.L22:
	cmp	%i2, %g1
	ble	.L59
	 cmp	%i1, 0
	smul	%i4, %i2, %g1
.L61:
	ldub	[%i3], %i5
	umul	%i2, %l4, %l7
	rd	%y, %l6
	and	%i5, 0xff, %l0
	add	%g1, %l6, %l6
	call	isdigit, 0
	 mov	%l0, %o0
	cmp	%o0, 0
	be	.L14
	 mov	0, %g2
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	add	%i5, -48, %i5
	mov	%i5, %g3
.L15:
	addcc	%l7, %g3, %l1
	ldub	[%i3], %i5
	addx	%l6, %g2, %l0
	and	%i5, 0xff, %l6
	call	isdigit, 0
	 mov	%l6, %o0
	cmp	%o0, 0
	be	.L16
	 mov	0, %g2
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	add	%i5, -48, %i5
	mov	%i5, %g3
.L17:
	subcc	%l3, %g3, %o1
	mov	0, %o2
	subx	%l2, %g2, %o0
	call	__udivdi3, 0
	 mov	%i2, %o3
	cmp	%i4, %o0
	bgu	.L18
	 mov	1, %g1
	be	.L56
	 cmp	%l4, %o1
	mov	0, %g1
.L18:
	ldub	[%i3+1], %i5
.L63:
	or	%l5, %g1, %l5
	add	%i3, 1, %i3
	mov	%l0, %i4
	mov	%l1, %l4
	mov	1, %l0
	and	%i5, 0xff, %l1
	call	isdigit, 0
	 mov	%l1, %o0
	cmp	%o0, 0
	bne,a	.L60
	 sll	%i5, 24, %i5
.L21:
	call	isalpha, 0
	 mov	%l1, %o0
	cmp	%o0, 0
	be	.L22
	 mov	99, %g1
	or	%i5, 32, %i5
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	add	%i5, -87, %g1
	cmp	%i2, %g1
	bg	.L61
	 smul	%i4, %i2, %g1
	cmp	%i1, 0
.L59:
	be	.L24
	 cmp	%l0, 0
	bne,a	.L25
	 mov	%i3, %i0
.L25:
	st	%i0, [%i1]
.L24:
	cmp	%l5, 0
	be,a	.L62
	 mov	%i4, %i0
	call	___errno, 0
	 mov	%l2, %i4
	mov	34, %g1
	st	%g1, [%o0]
	mov	%l3, %l4
	mov	%i4, %i0
.L62:
	jmp	%i7+8
	 restore %g0, %l4, %o1
.L56:
	bgu,a	.L63
	 ldub	[%i3+1], %i5
	b	.L18
	 mov	0, %g1
.L16:
	call	isalpha, 0
	 mov	%l6, %o0
	mov	0, %g2
	cmp	%o0, 0
	be	.L17
	 mov	99, %g3
	or	%i5, 32, %g1
	mov	0, %g2
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	add	%g1, -87, %g1
	b	.L17
	 mov	%g1, %g3
.L14:
	call	isalpha, 0
	 mov	%l0, %o0
	mov	0, %g2
	cmp	%o0, 0
	be	.L15
	 mov	99, %g3
	or	%i5, 32, %g1
	mov	0, %g2
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	add	%g1, -87, %g1
	b	.L15
	 mov	%g1, %g3
.L54:
	ldsb	[%i3+1], %g1
	or	%g1, 32, %g1
	cmp	%g1, 120
	be	.L6
	 cmp	%i2, 0
	be,a	.L4
	 mov	8, %i2
.L27:
	b	.L4
	 mov	16, %i2
.L52:
.L64:
	bne	.L27
	 ldub	[%i3], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, 48
	bne,a	.L4
	 mov	10, %i2
	b	.L4
	 mov	8, %i2
.L6:
	ldub	[%i3+2], %i5
	and	%i5, 0xff, %i4
	call	isdigit, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be	.L8
	 sll	%i5, 24, %g1
	sra	%g1, 24, %g1
	add	%g1, -48, %g1
.L9:
	cmp	%g1, 15
	bg	.L64
	 cmp	%i2, 0
	add	%i3, 2, %i3
	b	.L4
	 mov	16, %i2
.L8:
	call	isalpha, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be	.L52
	 cmp	%i2, 0
	or	%i5, 32, %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	b	.L9
	 add	%g1, -87, %g1
	.size	magnitude, .-magnitude
	.section	.text.double_decimal,"ax",@progbits
	.align 4
	.global double_decimal
	.type	double_decimal, #function
	.proc	020
double_decimal:
	save	%sp, -128, %sp
	cmp	%g0, %i4
	st	%i1, [%fp-16]
	st	%i2, [%fp-12]
	addx	%g0, 0, %o3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	add	%o3, 2, %o3
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	cmp	%i3, 1100
	ld	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ble	.L67
	 ld	[%l7], %o0
	mov	1100, %i3
.L67:
	add	%fp, -4, %g1
	st	%g1, [%sp+96]
	add	%fp, -8, %g1
	ld	[%fp-16], %o1
	st	%g1, [%sp+92]
	mov	%i0, %o5
	mov	%i3, %o4
	call	_dtoa_r, 0
	 ld	[%fp-12], %o2
	st	%g0, [%fp-24]
	mov	%o0, %o1
	st	%g0, [%fp-20]
	add	%i0, 12, %o0
	st	%o0, [%i0+8]
	ldd	[%fp-24], %f8
	ldd	[%fp-16], %f10
	fcmpd	%f10, %f8
	nop
	fbe	.L71
	 mov	0, %o2
	ld	[%fp-4], %g1
	sub	%g1, %o1, %g1
	mov	%g1, %o2
.L68:
	call	memcpy, 0
	 st	%g1, [%i0+4]
	ld	[%i0+4], %g1
	cmp	%g1, 0
	be,a	.L72
	 st	%g0, [%i0]
.L72:
	jmp	%i7+8
	 restore
.L71:
	b	.L68
	 mov	0, %g1
	.size	double_decimal, .-double_decimal
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	.asciz	"nan"
	.align 8
.LC2:
	.asciz	"inf"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC3:
	.long	2146435071
	.long	-1
	.section	.text.digits_of,"ax",@progbits
	.align 4
	.type	digits_of, #function
	.proc	0102
digits_of:
	save	%sp, -920, %sp
	sethi	%hi(-2147483648), %g2
	and	%i0, %g2, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	st	%g1, [%i5]
	std	%i0, [%fp-824]
	st	%g0, [%i4]
	ldd	[%fp-824], %f8
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	fabss	%f8, %f10
	fmovs	%f9, %f11
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	fcmpd	%f10, %f8
	nop
	fbug	.L98
	 xnor	%g0, %i2, %g1
	sra	%g1, 31, %g1
	and	%i2, %g1, %i2
	orcc	%i2, %i3, %g0
	be	.L78
	 mov	0, %o4
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i0, %o1
	mov	%i1, %o2
	call	double_decimal, 0
	 add	%fp, -812, %o0
	cmp	%i3, 0
	be	.L79
	 ld	[%fp-812], %g2
	add	%g2, %i2, %i2
	xnor	%g0, %i2, %g1
	sra	%g1, 31, %g1
	and	%i2, %g1, %i2
.L79:
	st	%g2, [%i4]
	cmp	%i2, 399
	ble	.L81
	 mov	%i2, %g3
	mov	399, %g3
.L81:
	cmp	%i2, 0
	be	.L100
	 sethi	%gdop_hix22(text.0), %g1
	xor	%g1, %gdop_lox10(text.0), %g1
	ld	[%fp-808], %g4
	ld	[%l7 + %g1], %l7, %gdop(text.0)
	ld	[%fp-804], %i5
	mov	0, %g1
	mov	%l7, %i0
	cmp	%g4, %g1
.L101:
	ble	.L83
	 mov	48, %g2
	ldub	[%i5+%g1], %g2
.L83:
	stb	%g2, [%l7+%g1]
	add	%g1, 1, %g1
	cmp	%g3, %g1
	bg	.L101
	 cmp	%g4, %g1
.L85:
	stb	%g0, [%i0+%g3]
	jmp	%i7+8
	 restore
.L78:
	mov	1, %o3
	mov	%i0, %o1
	mov	%i1, %o2
	call	double_decimal, 0
	 add	%fp, -812, %o0
	ld	[%fp-812], %g1
	st	%g1, [%i4]
	sethi	%gdop_hix22(text.0), %g1
.L100:
	mov	0, %g3
	xor	%g1, %gdop_lox10(text.0), %g1
	b	.L85
	 ld	[%l7 + %g1], %i0, %gdop(text.0)
.L98:
	ldd	[%fp-824], %f8
	fcmpd	%f8, %f8
	nop
	fbne	.L99
	 sethi	%gdop_hix22(.LC1), %i1
	sethi	%gdop_hix22(.LC2), %i1
	sethi	%gdop_hix22(text.0), %i0
	xor	%i1, %gdop_lox10(.LC2), %i1
	xor	%i0, %gdop_lox10(text.0), %i0
	ld	[%l7 + %i1], %i1, %gdop(.LC2)
	ld	[%l7 + %i0], %i0, %gdop(text.0)
	call	strcpy, 0
	 restore
.L99:
	sethi	%gdop_hix22(text.0), %i0
	xor	%i1, %gdop_lox10(.LC1), %i1
	xor	%i0, %gdop_lox10(text.0), %i0
	ld	[%l7 + %i1], %i1, %gdop(.LC1)
	ld	[%l7 + %i0], %i0, %gdop(text.0)
	call	strcpy, 0
	 restore
	.size	digits_of, .-digits_of
	.section	.text.strtod,"ax",@progbits
	.align 4
	.global strtod
	.type	strtod, #function
	.proc	07
strtod:
	save	%sp, -104, %sp
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i1, %o2
	ld	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	mov	%i0, %o1
	ld	[%l7], %i5
	st	%g0, [%i5]
	call	_strtod_r, 0
	 mov	%i5, %o0
	ld	[%i5], %g1
	cmp	%g1, 0
	bne	.L107
	 nop
	jmp	%i7+8
	 restore
.L107:
	call	___errno, 0
	 std	%f0, [%fp-8]
	ld	[%i5], %g1
	ldd	[%fp-8], %f0
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	strtod, .-strtod
	.section	.text.atof,"ax",@progbits
	.align 4
	.global atof
	.type	atof, #function
	.proc	07
atof:
	save	%sp, -96, %sp
	call	strtod, 0
	 restore %g0, 0, %o1
	.size	atof, .-atof
	.section	.text.strtol,"ax",@progbits
	.align 4
	.global strtol
	.type	strtol, #function
	.proc	04
strtol:
	save	%sp, -104, %sp
	mov	0, %o4
	mov	%i0, %o0
	sethi	%hi(-2147483648), %o5
	add	%fp, -4, %o3
	mov	%i2, %o2
	call	magnitude, 0
	 mov	%i1, %o1
	ld	[%fp-4], %g1
	cmp	%g1, 0
	bne	.L116
	 sub	%g0, %o1, %i0
	cmp	%o0, 0
	bne	.L114
	 cmp	%o1, 0
	bge	.L116
	 mov	%o1, %i0
.L114:
	call	___errno, 0
	 sethi	%hi(2147482624), %i0
	mov	34, %g1
	st	%g1, [%o0]
	or	%i0, 1023, %i0
.L116:
	jmp	%i7+8
	 restore
	.size	strtol, .-strtol
	.section	.text.strtoll,"ax",@progbits
	.align 4
	.global strtoll
	.type	strtoll, #function
	.proc	05
strtoll:
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %o4
	mov	%i1, %o1
	mov	%i0, %o0
	mov	0, %o5
	add	%fp, -4, %o3
	call	magnitude, 0
	 mov	%i2, %o2
	subcc	%g0, %o1, %i1
	mov	%o0, %g2
	ld	[%fp-4], %g1
	subx	%g0, %g2, %i0
	cmp	%g1, 0
	bne	.L122
	 cmp	%g2, 0
	mov	%g2, %i0
	bl	.L121
	 mov	%o1, %i1
.L122:
	jmp	%i7+8
	 restore
.L121:
	call	___errno, 0
	 sethi	%hi(2147482624), %i0
	mov	34, %g1
	or	%i0, 1023, %i0
	st	%g1, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o1
	.size	strtoll, .-strtoll
	.section	.text.strtoimax,"ax",@progbits
	.align 4
	.global strtoimax
	.type	strtoimax, #function
	.proc	05
strtoimax:
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %o4
	mov	%i1, %o1
	mov	%i0, %o0
	mov	0, %o5
	add	%fp, -4, %o3
	call	magnitude, 0
	 mov	%i2, %o2
	subcc	%g0, %o1, %i1
	mov	%o0, %g2
	ld	[%fp-4], %g1
	subx	%g0, %g2, %i0
	cmp	%g1, 0
	bne	.L128
	 cmp	%g2, 0
	mov	%g2, %i0
	bl	.L127
	 mov	%o1, %i1
.L128:
	jmp	%i7+8
	 restore
.L127:
	call	___errno, 0
	 sethi	%hi(2147482624), %i0
	mov	34, %g1
	or	%i0, 1023, %i0
	st	%g1, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o1
	.size	strtoimax, .-strtoimax
	.section	.text.strtoul,"ax",@progbits
	.align 4
	.global strtoul
	.type	strtoul, #function
	.proc	016
strtoul:
	save	%sp, -104, %sp
	mov	0, %o4
	mov	%i0, %o0
	mov	-1, %o5
	add	%fp, -4, %o3
	mov	%i2, %o2
	call	magnitude, 0
	 mov	%i1, %o1
	ld	[%fp-4], %g1
	cmp	%g1, 0
	be	.L134
	 mov	%o1, %i0
	sub	%g0, %o1, %i0
.L134:
	jmp	%i7+8
	 restore
	.size	strtoul, .-strtoul
	.section	.text.strtoull,"ax",@progbits
	.align 4
	.global strtoull
	.type	strtoull, #function
	.proc	017
strtoull:
	save	%sp, -104, %sp
	mov	-1, %o4
	mov	%i1, %o1
	mov	%i0, %o0
	mov	-1, %o5
	add	%fp, -4, %o3
	call	magnitude, 0
	 mov	%i2, %o2
	ld	[%fp-4], %g1
	mov	%o0, %i0
	cmp	%g1, 0
	be	.L140
	 mov	%o1, %i1
	subcc	%g0, %o1, %i1
	subx	%g0, %i0, %i0
.L140:
	jmp	%i7+8
	 restore
	.size	strtoull, .-strtoull
	.section	.text.strtoumax,"ax",@progbits
	.align 4
	.global strtoumax
	.type	strtoumax, #function
	.proc	017
strtoumax:
	save	%sp, -104, %sp
	mov	-1, %o4
	mov	%i1, %o1
	mov	%i0, %o0
	mov	-1, %o5
	add	%fp, -4, %o3
	call	magnitude, 0
	 mov	%i2, %o2
	ld	[%fp-4], %g1
	mov	%o0, %i0
	cmp	%g1, 0
	be	.L146
	 mov	%o1, %i1
	subcc	%g0, %o1, %i1
	subx	%g0, %i0, %i0
.L146:
	jmp	%i7+8
	 restore
	.size	strtoumax, .-strtoumax
	.section	.text.atoi,"ax",@progbits
	.align 4
	.global atoi
	.type	atoi, #function
	.proc	04
atoi:
	save	%sp, -96, %sp
	mov	10, %i2
	call	strtol, 0
	 restore %g0, 0, %o1
	.size	atoi, .-atoi
	.section	.text.atol,"ax",@progbits
	.align 4
	.global atol
	.type	atol, #function
	.proc	04
atol:
	save	%sp, -96, %sp
	mov	10, %i2
	call	strtol, 0
	 restore %g0, 0, %o1
	.size	atol, .-atol
	.section	.text.atoll,"ax",@progbits
	.align 4
	.global atoll
	.type	atoll, #function
	.proc	05
atoll:
	save	%sp, -96, %sp
	mov	10, %i2
	call	strtoll, 0
	 restore %g0, 0, %o1
	.size	atoll, .-atoll
	.section	.text.llabs,"ax",@progbits
	.align 4
	.global llabs
	.type	llabs, #function
	.proc	05
llabs:
	save	%sp, -96, %sp
	sra	%i0, 31, %g3
	xor	%g3, %i0, %i4
	xor	%i1, %g3, %i5
	subcc	%i5, %g3, %i1
	subx	%i4, %g3, %i0
	jmp	%i7+8
	 restore
	.size	llabs, .-llabs
	.section	.text.ldiv,"ax",@progbits
	.align 4
	.global ldiv
	.type	ldiv, #function
	.proc	010
ldiv:
	save	%sp, -96, %sp
	ld	[%fp+64], %g2
	mov	%i0, %g1
	sra	%g1, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%g1, %i1, %g3
	smul	%g3, %i1, %i1
	st	%g3, [%g2]
	sub	%g1, %i1, %g1
	st	%g1, [%g2+4]
	jmp	%i7+12
	 restore %g0, %g2, %o0
	.size	ldiv, .-ldiv
	.global __divdi3
	.global __moddi3
	.section	.text.lldiv,"ax",@progbits
	.align 4
	.global lldiv
	.type	lldiv, #function
	.proc	010
lldiv:
	save	%sp, -96, %sp
	mov	%i2, %o2
	mov	%i3, %o3
	mov	%i0, %o0
	call	__divdi3, 0
	 mov	%i1, %o1
	mov	%i2, %o2
	ld	[%fp+64], %i5
	mov	%i3, %o3
	std	%o0, [%i5]
	mov	%i0, %o0
	mov	%i1, %o1
	call	__moddi3, 0
	 mov	%i5, %i0
	std	%o0, [%i5+8]
	jmp	%i7+12
	 restore
	.size	lldiv, .-lldiv
	.section	.rodata.str1.8
	.align 8
.LC4:
	.asciz	"0123456789abcdefghijklmnopqrstuvwxyz"
	.section	.text.ultostr,"ax",@progbits
	.align 4
	.global ultostr
	.type	ultostr, #function
	.proc	0102
ultostr:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i1, -2, %g2
	cmp	%g2, 34
	bgu	.L158
	 mov	%i0, %g1
	sethi	%gdop_hix22(text.1), %i0
	sethi	%gdop_hix22(.LC4), %g2
	xor	%i0, %gdop_lox10(text.1), %i0
	xor	%g2, %gdop_lox10(.LC4), %g2
	ld	[%l7 + %i0], %i0, %gdop(text.1)
	ld	[%l7 + %g2], %l7, %gdop(.LC4)
	add	%i0, 33, %i0
.L154:
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, %i1, %g3
	add	%i0, -1, %i0
	smul	%g3, %i1, %g2
	sub	%g1, %g2, %g2
	ldub	[%l7+%g2], %g2
	stb	%g2, [%i0]
	mov	%g1, %g2
	cmp	%i1, %g2
	bleu	.L154
	 mov	%g3, %g1
	jmp	%i7+8
	 restore
.L158:
	call	___errno, 0
	 mov	0, %i0
	mov	34, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	ultostr, .-ultostr
	.section	.text.ltostr,"ax",@progbits
	.align 4
	.global ltostr
	.type	ltostr, #function
	.proc	0102
ltostr:
	save	%sp, -96, %sp
	cmp	%i0, 0
	bl	.L163
	 mov	%i1, %o1
	call	ultostr, 0
	 restore
.L163:
	call	ultostr, 0
	 sub	%g0, %i0, %o0
	cmp	%o0, 0
	be	.L164
	 mov	45, %g1
	stb	%g1, [%o0-1]
	jmp	%i7+8
	 restore %o0, -1, %o0
.L164:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	ltostr, .-ltostr
	.section	.text.ltoa,"ax",@progbits
	.align 4
	.global ltoa
	.type	ltoa, #function
	.proc	0102
ltoa:
	save	%sp, -96, %sp
	call	ltostr, 0
	 restore %g0, 10, %o1
	.size	ltoa, .-ltoa
	.section	.text.ultoa,"ax",@progbits
	.align 4
	.global ultoa
	.type	ultoa, #function
	.proc	0102
ultoa:
	save	%sp, -96, %sp
	call	ultostr, 0
	 restore %g0, 10, %o1
	.size	ultoa, .-ultoa
	.section	.text.ecvt,"ax",@progbits
	.align 4
	.global ecvt
	.type	ecvt, #function
	.proc	0102
ecvt:
	save	%sp, -96, %sp
	mov	%i4, %i5
	mov	%i3, %i4
	call	digits_of, 0
	 restore %g0, 0, %o3
	.size	ecvt, .-ecvt
	.section	.text.fcvt,"ax",@progbits
	.align 4
	.global fcvt
	.type	fcvt, #function
	.proc	0102
fcvt:
	save	%sp, -96, %sp
	mov	%i4, %i5
	mov	%i3, %i4
	call	digits_of, 0
	 restore %g0, 1, %o3
	.size	fcvt, .-fcvt
	.section	.text.gcvt,"ax",@progbits
	.align 4
	.global gcvt
	.type	gcvt, #function
	.proc	0102
gcvt:
	save	%sp, -1000, %sp
	mov	0, %o5
	add	%fp, -900, %i5
	mov	%i2, %o4
	mov	103, %o3
	mov	%i0, %o1
	mov	%i1, %o2
	call	show_double, 0
	 mov	%i5, %o0
	ld	[%fp-900], %g1
	cmp	%g1, 0
	be	.L170
	 mov	%i3, %i4
	mov	45, %g1
	add	%i3, 1, %i4
	stb	%g1, [%i3]
.L170:
	ld	[%fp-892], %g1
	cmp	%g1, 0
	ble,a	.L179
	 stb	%g0, [%i4]
	b	.L174
	 mov	0, %i2
.L178:
	call	memcpy, 0
	 add	%i2, 1, %i2
	ld	[%i5+20], %g1
	add	%i4, %g1, %i4
	ld	[%fp-892], %g1
	cmp	%g1, %i2
	ble	.L171
	 add	%i5, 8, %i5
.L174:
	ld	[%i5+16], %o1
	ld	[%i5+20], %o2
	cmp	%o1, 0
	bne	.L178
	 mov	%i4, %o0
	call	memset, 0
	 mov	48, %o1
	ld	[%i5+20], %g1
	add	%i2, 1, %i2
	add	%i4, %g1, %i4
	ld	[%fp-892], %g1
	cmp	%g1, %i2
	bg	.L174
	 add	%i5, 8, %i5
.L171:
	stb	%g0, [%i4]
.L179:
	jmp	%i7+8
	 restore %g0, %i3, %o0
	.size	gcvt, .-gcvt
	.local	text.0
	.common	text.0,400,8
	.local	text.1
	.common	text.1,34,8
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
