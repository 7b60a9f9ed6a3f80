! 1a6a2a5169dc39d9d30be2285d1efc91 emu/guest/libc/number.c
	.file	"number.c"
	.section	".text"
	.section	.text.magnitude,"ax",@progbits
	.align 4
	.type	magnitude, #function
	.proc	017
magnitude:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	ba,pt	%xcc, .L2
	 mov	%i0, %l2
.L3:
	add	%i0, 1, %i0
.L2:
	call	isspace, 0
	 ldub	[%i0], %o0
	orcc	%o0, 0, %l4
	bne,pt	%icc, .L3
	 mov	%o0, %i5
	ldsb	[%i0], %g1
	xor	%g1, 45, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	st	%g1, [%i3]
	ldub	[%i0], %g1
	add	%g1, -43, %g1
	and	%g1, 253, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	andcc	%i2, -17, %g0
	bne,pt	%icc, .L4
	 add	%i0, %g1, %l0
	ldsb	[%i0+%g1], %g1
	cmp	%g1, 48
	be,a,pn	%icc, .L48
	 ldsb	[%l0+1], %g1
	brnz,pt	%i2, .L4
	 mov	16, %i2
	mov	10, %i2
.L4:
	mov	%i5, %i3
	mov	0, %i0
	ldub	[%l0], %i5
	srl	%i2, 0, %l3
	and	%i5, 0xff, %l1
	call	isdigit, 0
	 mov	%l1, %o0
	cmp	%o0, 0
	be,pn	%icc, .L19
	 nop
	sll	%i5, 24, %i5
.L52:
	sra	%i5, 24, %i5
	add	%i5, -48, %g1
.L20:
	cmp	%g1, %i2
	bge,pn	%icc, .L49
	 nop
	ldub	[%l0], %i5
.L53:
	mulx	%l3, %i0, %l1
	and	%i5, 0xff, %l4
	call	isdigit, 0
	 mov	%l4, %o0
	cmp	%o0, 0
	be,pn	%icc, .L14
	 nop
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	add	%i5, -48, %i5
	srl	%i5, 0, %g1
.L15:
	ldub	[%l0], %i5
	add	%l1, %g1, %l1
	and	%i5, 0xff, %l4
	call	isdigit, 0
	 mov	%l4, %o0
	cmp	%o0, 0
	be,pn	%icc, .L16
	 nop
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	add	%i5, -48, %i5
	srl	%i5, 0, %g1
.L17:
	sub	%i4, %g1, %g1
	mov	0, %g2
	udivx	%g1, %l3, %g1
	cmp	%g1, %i0
	movlu	%xcc, 1, %g2
	ldub	[%l0+1], %i5
	add	%l0, 1, %l0
	mov	%l1, %i0
	or	%i3, %g2, %i3
	and	%i5, 0xff, %l1
	mov	1, %l4
	call	isdigit, 0
	 mov	%l1, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L52
	 sll	%i5, 24, %i5
.L19:
	call	isalpha, 0
	 mov	%l1, %o0
	cmp	%o0, 0
	be,pn	%icc, .L20
	 mov	99, %g1
	or	%i5, 32, %i5
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	add	%i5, -87, %g1
	cmp	%g1, %i2
	bl,a,pt	%icc, .L53
	 ldub	[%l0], %i5
.L49:
	brz,pn	%i1, .L22
	 cmp	%l4, 0
	movne	%icc, %l0, %l2
	stx	%l2, [%i1]
.L22:
	cmp	%i3, 0
	bne,pn	%icc, .L51
	 nop
	return	%i7+8
	 nop
.L16:
	call	isalpha, 0
	 mov	%l4, %o0
	cmp	%o0, 0
	be,pn	%icc, .L17
	 mov	99, %g1
	or	%i5, 32, %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	add	%g1, -87, %g1
	ba,pt	%xcc, .L17
	 srl	%g1, 0, %g1
.L14:
	call	isalpha, 0
	 mov	%l4, %o0
	cmp	%o0, 0
	be,pn	%icc, .L15
	 mov	99, %g1
	or	%i5, 32, %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	add	%g1, -87, %g1
	ba,pt	%xcc, .L15
	 srl	%g1, 0, %g1
.L51:
	call	___errno, 0
	 mov	%i4, %i0
	mov	34, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
.L48:
	or	%g1, 32, %g1
	cmp	%g1, 120
	be,a,pn	%icc, .L6
	 ldub	[%l0+2], %i3
	brz,a,pt %i2, .L4
	 mov	8, %i2
.L25:
	ba,pt	%xcc, .L4
	 mov	16, %i2
.L46:
	brnz,pt	%i2, .L25
	 ldub	[%l0], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, 48
	bne,a,pt %icc, .L4
	 mov	10, %i2
	ba,pt	%xcc, .L4
	 mov	8, %i2
.L6:
	and	%i3, 0xff, %i0
	call	isdigit, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,pn	%icc, .L8
	 sll	%i3, 24, %g1
	sra	%g1, 24, %g1
	add	%g1, -48, %g1
.L9:
	cmp	%g1, 15
	bg,pn	%icc, .L46
	 nop
	add	%l0, 2, %l0
	ba,pt	%xcc, .L4
	 mov	16, %i2
.L8:
	call	isalpha, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,pn	%icc, .L46
	 nop
	or	%i3, 32, %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	ba,pt	%xcc, .L9
	 add	%g1, -87, %g1
	.size	magnitude, .-magnitude
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.section	.text.double_decimal,"ax",@progbits
	.align 4
	.global double_decimal
	.type	double_decimal, #function
	.proc	020
double_decimal:
	save	%sp, -224, %sp
	cmp	%i2, 1100
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_impure_ptr)
	ldx	[%g1], %o0
	add	%fp, 2039, %g1
	std	%f2, [%fp+2023]
	stx	%g1, [%sp+2223]
	mov	0, %o2
	mov	1100, %o3
	movrne	%i3, 1, %o2
	movle	%icc, %i2, %o3
	add	%o2, 2, %o2
	add	%fp, 2035, %o5
	sra	%o2, 0, %o2
	mov	%i0, %o4
	call	_dtoa_r, 0
	 sra	%o3, 0, %o3
	mov	%o0, %o1
	add	%i0, 16, %o0
	stx	%o0, [%i0+8]
	sethi	%gdop_hix22(.LC0), %g2
	ldd	[%fp+2023], %f10
	xor	%g2, %gdop_lox10(.LC0), %g2
	mov	0, %o2
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ldd	[%g2], %f8
	fcmpd	%fcc0, %f10, %f8
	fbe,pt	%fcc0, .L56
	 mov	0, %g1
	ldx	[%fp+2039], %o2
	sub	%o2, %o1, %o2
	mov	%o2, %g1
	sra	%o2, 0, %o2
.L56:
	call	memcpy, 0
	 st	%g1, [%i0+4]
	lduw	[%i0+4], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L60
	 st	%g0, [%i0]
.L60:
	return	%i7+8
	 nop
	.size	double_decimal, .-double_decimal
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	.asciz	"nan"
	.align 8
.LC2:
	.asciz	"inf"
	.section	.rodata.cst8
	.align 8
.LC3:
	.long	2146435071
	.long	-1
	.section	.text.digits_of,"ax",@progbits
	.align 4
	.type	digits_of, #function
	.proc	0102
digits_of:
	.register	%g3, #scratch
	save	%sp, -1008, %sp
	std	%f0, [%fp+1223]
	ldx	[%fp+1223], %g1
	srlx	%g1, 63, %g1
	st	%g1, [%i4]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	fabsd	%f0, %f10
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	fcmpd	%fcc1, %f10, %f8
	fbug,pn	%fcc1, .L83
	 st	%g0, [%i3]
	cmp	%i1, 0
	mov	0, %i5
	movge	%icc, %i1, %i5
	orcc	%i5, %i2, %g0
	be,pt	%icc, .L65
	 mov	0, %o3
	mov	%i2, %o3
	sra	%i5, 0, %o2
	fmovd	%f0, %f2
	call	double_decimal, 0
	 add	%fp, 1231, %o0
	brz,pn	%i2, .L66
	 lduw	[%fp+1231], %g1
	add	%g1, %i5, %g2
	mov	0, %i5
	cmp	%g2, 0
	movge	%icc, %g2, %i5
.L66:
	cmp	%i5, 399
	mov	399, %g3
	movle	%icc, %i5, %g3
	cmp	%i5, 0
	be,pn	%icc, .L67
	 st	%g1, [%i3]
	sethi	%gdop_hix22(text.0), %g1
	xor	%g1, %gdop_lox10(text.0), %g1
	lduw	[%fp+1235], %g4
	ldx	[%l7 + %g1], %l7, %gdop(text.0)
	ldx	[%fp+1239], %g5
	mov	0, %g1
	mov	%l7, %i0
	cmp	%g4, %g1
.L85:
	ble,pt	%icc, .L68
	 mov	48, %g2
	ldub	[%g5+%g1], %g2
.L68:
	stb	%g2, [%l7+%g1]
	add	%g1, 1, %g1
	cmp	%g3, %g1
	bg,pt	%icc, .L85
	 cmp	%g4, %g1
.L70:
	sra	%g3, 0, %g3
	stb	%g0, [%i0+%g3]
	return	%i7+8
	 nop
.L65:
	mov	1, %o2
	fmovd	%f0, %f2
	call	double_decimal, 0
	 add	%fp, 1231, %o0
	lduw	[%fp+1231], %g1
	st	%g1, [%i3]
.L67:
	sethi	%gdop_hix22(text.0), %g1
	mov	0, %g3
	xor	%g1, %gdop_lox10(text.0), %g1
	ba,pt	%xcc, .L70
	 ldx	[%l7 + %g1], %i0, %gdop(text.0)
.L83:
	fcmpd	%fcc2, %f0, %f0
	fbne,pt	%fcc2, .L84
	 sethi	%gdop_hix22(.LC1), %i1
	sethi	%gdop_hix22(.LC2), %i1
	sethi	%gdop_hix22(text.0), %i0
	xor	%i1, %gdop_lox10(.LC2), %i1
	xor	%i0, %gdop_lox10(text.0), %i0
	ldx	[%l7 + %i1], %i1, %gdop(.LC2)
	ldx	[%l7 + %i0], %i0, %gdop(text.0)
	call	strcpy, 0
	 restore
.L84:
	sethi	%gdop_hix22(text.0), %i0
	xor	%i1, %gdop_lox10(.LC1), %i1
	xor	%i0, %gdop_lox10(text.0), %i0
	ldx	[%l7 + %i1], %i1, %gdop(.LC1)
	ldx	[%l7 + %i0], %i0, %gdop(text.0)
	call	strcpy, 0
	 restore
	.size	digits_of, .-digits_of
	.section	.text.strtod,"ax",@progbits
	.align 4
	.global strtod
	.type	strtod, #function
	.proc	07
strtod:
	save	%sp, -192, %sp
	mov	%i1, %o2
	sethi	%gdop_hix22(_impure_ptr), %g1
	xor	%g1, %gdop_lox10(_impure_ptr), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %o1
	ldx	[%l7 + %g1], %l7, %gdop(_impure_ptr)
	ldx	[%l7], %i5
	st	%g0, [%i5]
	call	_strtod_r, 0
	 mov	%i5, %o0
	lduw	[%i5], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L91
	 nop
	return	%i7+8
	 nop
.L91:
	call	___errno, 0
	 std	%f0, [%fp+2039]
	lduw	[%i5], %g1
	ldd	[%fp+2039], %f0
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	strtod, .-strtod
	.section	.text.atof,"ax",@progbits
	.align 4
	.global atof
	.type	atof, #function
	.proc	07
atof:
	save	%sp, -176, %sp
	call	strtod, 0
	 restore %g0, 0, %o1
	.size	atof, .-atof
	.section	.text.strtol,"ax",@progbits
	.align 4
	.global strtol
	.type	strtol, #function
	.proc	05
strtol:
	save	%sp, -192, %sp
	mov	%i0, %o0
	mov	-1, %i5
	add	%fp, 2043, %o3
	sllx	%i5, 63, %o4
	mov	%i2, %o2
	call	magnitude, 0
	 mov	%i1, %o1
	lduw	[%fp+2043], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L97
	 sub	%g0, %o0, %i0
	brgez,pt %o0, .L97
	 mov	%o0, %i0
	call	___errno, 0
	 srlx	%i5, 1, %i0
	mov	34, %g1
	st	%g1, [%o0]
.L97:
	return	%i7+8
	 nop
	.size	strtol, .-strtol
	.section	.text.strtoll,"ax",@progbits
	.align 4
	.global strtoll
	.type	strtoll, #function
	.proc	05
strtoll:
	save	%sp, -192, %sp
	mov	%i0, %o0
	mov	-1, %i5
	add	%fp, 2043, %o3
	sllx	%i5, 63, %o4
	mov	%i2, %o2
	call	magnitude, 0
	 mov	%i1, %o1
	lduw	[%fp+2043], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L102
	 sub	%g0, %o0, %i0
	brgez,pt %o0, .L102
	 mov	%o0, %i0
	call	___errno, 0
	 srlx	%i5, 1, %i0
	mov	34, %g1
	st	%g1, [%o0]
.L102:
	return	%i7+8
	 nop
	.size	strtoll, .-strtoll
	.section	.text.strtoimax,"ax",@progbits
	.align 4
	.global strtoimax
	.type	strtoimax, #function
	.proc	05
strtoimax:
	save	%sp, -192, %sp
	mov	%i0, %o0
	mov	-1, %i5
	add	%fp, 2043, %o3
	sllx	%i5, 63, %o4
	mov	%i2, %o2
	call	magnitude, 0
	 mov	%i1, %o1
	lduw	[%fp+2043], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L107
	 sub	%g0, %o0, %i0
	brgez,pt %o0, .L107
	 mov	%o0, %i0
	call	___errno, 0
	 srlx	%i5, 1, %i0
	mov	34, %g1
	st	%g1, [%o0]
.L107:
	return	%i7+8
	 nop
	.size	strtoimax, .-strtoimax
	.section	.text.strtoul,"ax",@progbits
	.align 4
	.global strtoul
	.type	strtoul, #function
	.proc	017
strtoul:
	save	%sp, -192, %sp
	mov	%i0, %o0
	mov	-1, %o4
	add	%fp, 2043, %o3
	mov	%i2, %o2
	call	magnitude, 0
	 mov	%i1, %o1
	sub	%g0, %o0, %g1
	lduw	[%fp+2043], %g2
	mov	%o0, %i0
	cmp	%g2, 0
	return	%i7+8
	 movne	%icc, %g1, %o0
	.size	strtoul, .-strtoul
	.section	.text.strtoull,"ax",@progbits
	.align 4
	.global strtoull
	.type	strtoull, #function
	.proc	017
strtoull:
	save	%sp, -192, %sp
	mov	%i0, %o0
	mov	-1, %o4
	add	%fp, 2043, %o3
	mov	%i2, %o2
	call	magnitude, 0
	 mov	%i1, %o1
	sub	%g0, %o0, %g1
	lduw	[%fp+2043], %g2
	mov	%o0, %i0
	cmp	%g2, 0
	return	%i7+8
	 movne	%icc, %g1, %o0
	.size	strtoull, .-strtoull
	.section	.text.strtoumax,"ax",@progbits
	.align 4
	.global strtoumax
	.type	strtoumax, #function
	.proc	017
strtoumax:
	save	%sp, -192, %sp
	mov	%i0, %o0
	mov	-1, %o4
	add	%fp, 2043, %o3
	mov	%i2, %o2
	call	magnitude, 0
	 mov	%i1, %o1
	sub	%g0, %o0, %g1
	lduw	[%fp+2043], %g2
	mov	%o0, %i0
	cmp	%g2, 0
	return	%i7+8
	 movne	%icc, %g1, %o0
	.size	strtoumax, .-strtoumax
	.section	.text.atoi,"ax",@progbits
	.align 4
	.global atoi
	.type	atoi, #function
	.proc	04
atoi:
	save	%sp, -176, %sp
	mov	%i0, %o0
	mov	10, %o2
	call	strtol, 0
	 mov	0, %o1
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	atoi, .-atoi
	.section	.text.atol,"ax",@progbits
	.align 4
	.global atol
	.type	atol, #function
	.proc	05
atol:
	save	%sp, -176, %sp
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
	save	%sp, -176, %sp
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
	save	%sp, -176, %sp
	srax	%i0, 63, %g1
	xor	%g1, %i0, %i0
	return	%i7+8
	 sub	%o0, %g1, %o0
	.size	llabs, .-llabs
	.section	.text.ldiv,"ax",@progbits
	.align 4
	.global ldiv
	.type	ldiv, #function
	.proc	010
ldiv:
	save	%sp, -208, %sp
	mov	%i0, %g1
	sdivx	%i0, %i1, %i0
	mulx	%i0, %i1, %i1
	return	%i7+8
	 sub	%g1, %o1, %o1
	.size	ldiv, .-ldiv
	.section	.text.lldiv,"ax",@progbits
	.align 4
	.global lldiv
	.type	lldiv, #function
	.proc	010
lldiv:
	save	%sp, -208, %sp
	mov	%i0, %g1
	sdivx	%i0, %i1, %i0
	mulx	%i0, %i1, %i1
	return	%i7+8
	 sub	%g1, %o1, %o1
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
	save	%sp, -176, %sp
	add	%i1, -2, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g2, 34
	bgu,pn	%icc, .L131
	 mov	%i0, %g1
	sethi	%gdop_hix22(text.1), %i0
	sethi	%gdop_hix22(.LC4), %g2
	xor	%i0, %gdop_lox10(text.1), %i0
	xor	%g2, %gdop_lox10(.LC4), %g2
	ldx	[%l7 + %i0], %i0, %gdop(text.1)
	ldx	[%l7 + %g2], %l7, %gdop(.LC4)
	add	%i0, 65, %i0
.L129:
	udivx	%g1, %i1, %g3
	add	%i0, -1, %i0
	mulx	%g3, %i1, %g2
	sub	%g1, %g2, %g2
	ldub	[%l7+%g2], %g2
	stb	%g2, [%i0]
	mov	%g1, %g2
	cmp	%g2, %i1
	bgeu,pt	%xcc, .L129
	 mov	%g3, %g1
	return	%i7+8
	 nop
.L131:
	call	___errno, 0
	 mov	0, %i0
	mov	34, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	ultostr, .-ultostr
	.section	.text.ltostr,"ax",@progbits
	.align 4
	.global ltostr
	.type	ltostr, #function
	.proc	0102
ltostr:
	save	%sp, -176, %sp
	brlz,pn	%i0, .L136
	 mov	%i1, %o1
	call	ultostr, 0
	 restore
.L136:
	call	ultostr, 0
	 sub	%g0, %i0, %o0
	brz,pn	%o0, .L137
	 mov	45, %g1
	stb	%g1, [%o0-1]
	jmp	%i7+8
	 restore %o0, -1, %o0
.L137:
	return	%i7+8
	 mov	0, %o0
	.size	ltostr, .-ltostr
	.section	.text.ltoa,"ax",@progbits
	.align 4
	.global ltoa
	.type	ltoa, #function
	.proc	0102
ltoa:
	save	%sp, -176, %sp
	call	ltostr, 0
	 restore %g0, 10, %o1
	.size	ltoa, .-ltoa
	.section	.text.ultoa,"ax",@progbits
	.align 4
	.global ultoa
	.type	ultoa, #function
	.proc	0102
ultoa:
	save	%sp, -176, %sp
	call	ultostr, 0
	 restore %g0, 10, %o1
	.size	ultoa, .-ultoa
	.section	.text.ecvt,"ax",@progbits
	.align 4
	.global ecvt
	.type	ecvt, #function
	.proc	0102
ecvt:
	save	%sp, -176, %sp
	mov	%i3, %i4
	mov	%i2, %i3
	call	digits_of, 0
	 restore %g0, 0, %o2
	.size	ecvt, .-ecvt
	.section	.text.fcvt,"ax",@progbits
	.align 4
	.global fcvt
	.type	fcvt, #function
	.proc	0102
fcvt:
	save	%sp, -176, %sp
	mov	%i3, %i4
	mov	%i2, %i3
	call	digits_of, 0
	 restore %g0, 1, %o2
	.size	fcvt, .-fcvt
	.section	.text.gcvt,"ax",@progbits
	.align 4
	.global gcvt
	.type	gcvt, #function
	.proc	0102
gcvt:
	save	%sp, -1152, %sp
	add	%fp, 1071, %i5
	mov	0, %o4
	mov	%i1, %o3
	mov	103, %o2
	fmovd	%f0, %f2
	call	show_double, 0
	 mov	%i5, %o0
	lduw	[%fp+1071], %g1
	cmp	%g1, 0
	be,pt	%icc, .L143
	 mov	%i2, %i4
	mov	45, %g1
	add	%i2, 1, %i4
	stb	%g1, [%i2]
.L143:
	lduw	[%fp+1079], %g1
	cmp	%g1, 0
	ble,a,pn %icc, .L152
	 stb	%g0, [%i4]
	ba,pt	%xcc, .L147
	 mov	0, %i3
.L151:
	call	memcpy, 0
	 add	%i3, 1, %i3
	ldsw	[%i5+32], %g1
	add	%i4, %g1, %i4
	lduw	[%fp+1079], %g1
	cmp	%g1, %i3
	ble,pn	%icc, .L144
	 add	%i5, 16, %i5
.L147:
	ldsw	[%i5+32], %o2
	ldx	[%i5+24], %o1
	brnz,pt	%o1, .L151
	 mov	%i4, %o0
	call	memset, 0
	 mov	48, %o1
	ldsw	[%i5+32], %g1
	add	%i3, 1, %i3
	add	%i4, %g1, %i4
	lduw	[%fp+1079], %g1
	cmp	%g1, %i3
	bg,pt	%icc, .L147
	 add	%i5, 16, %i5
.L144:
	stb	%g0, [%i4]
.L152:
	return	%i7+8
	 mov	%o2, %o0
	.size	gcvt, .-gcvt
	.local	text.0
	.common	text.0,400,8
	.local	text.1
	.common	text.1,66,8
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
