! e7375500745d712725e21ec4dcace6aa newlib/libc/stdlib/mprec.c
	.file	"mprec.c"
	.section	".text"
	.section	.text._Balloc,"ax",@progbits
	.align 4
	.global _Balloc
	.type	_Balloc, #function
	.proc	0110
_Balloc:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	ldx	[%i0+120], %o0
	brz,pn	%o0, .L11
	 mov	%i0, %i5
.L2:
	sllx	%i1, 3, %g1
	ldx	[%o0+%g1], %i0
	brz,a,pn %i0, .L4
	 sllx	%i1, 32, %g1
	ldx	[%i0], %g2
	stx	%g2, [%o0+%g1]
	stx	%g0, [%i0+16]
	return	%i7+8
	 nop
.L11:
	mov	65, %o2
	mov	8, %o1
	call	_calloc_r, 0
	 mov	%i0, %o0
	brnz,pt	%o0, .L2
	 stx	%o0, [%i0+120]
.L6:
	return	%i7+8
	 mov	0, %o0
.L4:
	mov	1, %o2
	sll	%o2, %i1, %o2
	srl	%o2, 0, %g2
	mov	1, %o1
	sra	%o2, 0, %o2
	or	%g1, %g2, %i4
	add	%o2, 7, %o2
	mov	%i5, %o0
	call	_calloc_r, 0
	 sllx	%o2, 2, %o2
	brz,pn	%o0, .L6
	 mov	%o0, %i0
	stx	%i4, [%o0+8]
	stx	%g0, [%i0+16]
	return	%i7+8
	 nop
	.size	_Balloc, .-_Balloc
	.section	.text._Bfree,"ax",@progbits
	.align 4
	.global _Bfree
	.type	_Bfree, #function
	.proc	020
_Bfree:
	.register	%g3, #scratch
	save	%sp, -176, %sp
	brz,pn	%i1, .L17
	 nop
	ldx	[%i0+120], %g2
	ldsw	[%i1+8], %g1
	sllx	%g1, 3, %g1
	ldx	[%g2+%g1], %g3
	stx	%g3, [%i1]
	stx	%i1, [%g2+%g1]
.L17:
	return	%i7+8
	 nop
	.size	_Bfree, .-_Bfree
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"Balloc succeeded"
	.align 8
.LC1:
	.asciz	"./newlib/libc/stdlib/mprec.c"
	.section	.text.__multadd,"ax",@progbits
	.align 4
	.global __multadd
	.type	__multadd, #function
	.proc	0110
__multadd:
	save	%sp, -176, %sp
	lduw	[%i1+20], %i4
	sethi	%hi(64512), %g5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i1, 24, %g3
	mov	0, %g4
	or	%g5, 1023, %g5
.L19:
	lduw	[%g3], %g1
	and	%g1, %g5, %g2
	srl	%g1, 16, %g1
	mulx	%g2, %i2, %g2
	mulx	%g1, %i2, %g1
	add	%g2, %i3, %i3
	add	%g3, 4, %g3
	srl	%i3, 16, %i5
	and	%i3, %g5, %g2
	add	%g1, %i5, %i3
	sll	%i3, 16, %g1
	add	%g1, %g2, %g1
	st	%g1, [%g3-4]
	add	%g4, 1, %g4
	srl	%i3, 16, %i5
	cmp	%i4, %g4
	bg,pt	%icc, .L19
	 srl	%i3, 16, %i3
	brz,pt	%i3, .L18
	 nop
	lduw	[%i1+12], %g1
	cmp	%g1, %i4
	ble,pn	%icc, .L26
	 sra	%i4, 0, %g1
	add	%g1, 4, %g1
	sllx	%g1, 2, %g1
	add	%i1, %g1, %g1
	st	%i5, [%g1+8]
	add	%i4, 1, %i4
	st	%i4, [%i1+20]
.L18:
	return	%i7+8
	 mov	%o1, %o0
.L26:
	lduw	[%i1+8], %o1
	mov	%i0, %o0
	add	%o1, 1, %o1
	call	_Balloc, 0
	 sra	%o1, 0, %o1
	brz,pn	%o0, .L27
	 mov	%o0, %i3
	ldsw	[%i1+20], %o2
	add	%i1, 16, %o1
	add	%o2, 2, %o2
	add	%o0, 16, %o0
	call	memcpy, 0
	 sllx	%o2, 2, %o2
	mov	%i1, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i3, %i1
	sra	%i4, 0, %g1
	add	%g1, 4, %g1
	sllx	%g1, 2, %g1
	add	%i1, %g1, %g1
	st	%i5, [%g1+8]
	add	%i4, 1, %i4
	ba,pt	%xcc, .L18
	 st	%i4, [%i1+20]
.L27:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ldx	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	181, %o1
	call	__assert_func, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__multadd, .-__multadd
	.section	.text.__s2b,"ax",@progbits
	.align 4
	.global __s2b
	.type	__s2b, #function
	.proc	0110
__s2b:
	save	%sp, -176, %sp
	add	%i3, 8, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sra	%g2, 0, %g2
	cmp	%i3, 9
	ble,pn	%icc, .L37
	 sdivx	%g2, 9, %g2
	mov	1, %g1
	mov	0, %o1
.L30:
	add	%g1, %g1, %g1
	cmp	%g2, %g1
	bg,pt	%icc, .L30
	 add	%o1, 1, %o1
.L29:
	sra	%o1, 0, %o1
	call	_Balloc, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L41
	 mov	%o0, %o1
	mov	1, %g1
	st	%i4, [%o0+24]
	st	%g1, [%o0+20]
	add	%i1, 10, %i5
	cmp	%i2, 9
	bg,pt	%icc, .L42
	 mov	9, %g1
.L34:
	cmp	%g1, %i3
	bge,pn	%icc, .L28
	 sub	%i3, %g1, %i3
	srl	%i3, 0, %i3
	add	%i5, %i3, %i3
.L36:
	ldsb	[%i5], %o3
	mov	10, %o2
	add	%o3, -48, %o3
	mov	%i0, %o0
	call	__multadd, 0
	 sra	%o3, 0, %o3
	add	%i5, 1, %i5
	cmp	%i5, %i3
	bne,pt	%xcc, .L36
	 mov	%o0, %o1
.L28:
	jmp	%i7+8
	 restore %g0, %o1, %o0
.L42:
	add	%i1, 9, %i5
	srl	%i2, 0, %g1
	mov	%i5, %i4
	add	%i1, %g1, %i1
.L33:
	ldsb	[%i4], %o3
	mov	10, %o2
	add	%o3, -48, %o3
	mov	%i0, %o0
	call	__multadd, 0
	 sra	%o3, 0, %o3
	add	%i4, 1, %i4
	cmp	%i4, %i1
	bne,pt	%xcc, .L33
	 mov	%o0, %o1
	add	%i2, -8, %g2
	mov	%i2, %g1
	srl	%g2, 0, %g2
	ba,pt	%xcc, .L34
	 add	%i5, %g2, %i5
.L37:
	ba,pt	%xcc, .L29
	 mov	0, %o1
.L41:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ldx	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	206, %o1
	call	__assert_func, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__s2b, .-__s2b
	.section	.text.__hi0bits,"ax",@progbits
	.align 4
	.global __hi0bits
	.type	__hi0bits, #function
	.proc	04
__hi0bits:
	save	%sp, -176, %sp
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	cmp	%i0, %g1
	bgu,pt	%icc, .L44
	 mov	0, %g2
	sll	%i0, 16, %i0
	mov	16, %g2
	srl	%i0, 0, %i0
.L44:
	sethi	%hi(16776192), %g1
	or	%g1, 1023, %g1
	cmp	%i0, %g1
	bgu,pt	%icc, .L53
	 sethi	%hi(268434432), %g1
	sll	%i0, 8, %i0
	add	%g2, 8, %g2
	srl	%i0, 0, %i0
.L53:
	or	%g1, 1023, %g1
	cmp	%i0, %g1
	bgu,pt	%icc, .L54
	 sethi	%hi(1073740800), %g1
	sll	%i0, 4, %i0
	add	%g2, 4, %g2
	srl	%i0, 0, %i0
.L54:
	or	%g1, 1023, %g1
	cmp	%i0, %g1
	bleu,pt	%icc, .L47
	 sll	%i0, 2, %g1
	xnor	%g0, %i0, %g1
	srl	%g1, 31, %g1
	add	%g2, %g1, %g2
	return	%i7+8
	 sra	%g2, 0, %o0
.L47:
	cmp	%g1, 0
	bl,pn	%icc, .L52
	 add	%g2, 3, %g3
	sethi	%hi(1073741824), %g2
	andcc	%g1, %g2, %g0
	mov	32, %g2
	movne	%icc, %g3, %g2
	return	%i7+8
	 sra	%g2, 0, %o0
.L52:
	add	%g2, 2, %g2
	return	%i7+8
	 sra	%g2, 0, %o0
	.size	__hi0bits, .-__hi0bits
	.section	.text.__lo0bits,"ax",@progbits
	.align 4
	.global __lo0bits
	.type	__lo0bits, #function
	.proc	04
__lo0bits:
	save	%sp, -176, %sp
	lduw	[%i0], %g1
	andcc	%g1, 7, %g0
	be,pt	%xcc, .L56
	 mov	0, %g2
	andcc	%g1, 1, %g0
	bne,pn	%xcc, .L57
	 andcc	%g1, 2, %g0
	be,pn	%xcc, .L58
	 mov	1, %g2
	srl	%g1, 1, %g1
	st	%g1, [%i0]
.L57:
	return	%i7+8
	 sra	%g2, 0, %o0
.L56:
	sethi	%hi(64512), %g3
	or	%g3, 1023, %g3
	andcc	%g1, %g3, %g0
	bne,pt	%icc, .L67
	 andcc	%g1, 0xff, %g0
	srl	%g1, 16, %g1
	mov	16, %g2
	andcc	%g1, 0xff, %g0
.L67:
	bne,pt	%icc, .L68
	 andcc	%g1, 15, %g0
	add	%g2, 8, %g2
	srl	%g1, 8, %g1
	andcc	%g1, 15, %g0
.L68:
	bne,pt	%xcc, .L69
	 andcc	%g1, 3, %g0
	add	%g2, 4, %g2
	srl	%g1, 4, %g1
	andcc	%g1, 3, %g0
.L69:
	bne,pt	%xcc, .L70
	 andcc	%g1, 1, %g0
	add	%g2, 2, %g2
	srl	%g1, 2, %g1
	andcc	%g1, 1, %g0
.L70:
	bne,a,pt %xcc, .L71
	 st	%g1, [%i0]
	srl	%g1, 1, %g1
	cmp	%g1, 0
	be,pn	%icc, .L66
	 add	%g2, 1, %g2
	st	%g1, [%i0]
.L71:
	return	%i7+8
	 sra	%g2, 0, %o0
.L66:
	ba,pt	%xcc, .L57
	 mov	32, %g2
.L58:
	srl	%g1, 2, %g1
	mov	2, %g2
	st	%g1, [%i0]
	return	%i7+8
	 sra	%g2, 0, %o0
	.size	__lo0bits, .-__lo0bits
	.section	.text.__i2b,"ax",@progbits
	.align 4
	.global __i2b
	.type	__i2b, #function
	.proc	0110
__i2b:
	save	%sp, -176, %sp
	mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	_Balloc, 0
	 mov	1, %o1
	brz,pn	%o0, .L74
	 mov	%o0, %i0
	mov	1, %g1
	st	%i1, [%o0+24]
	st	%g1, [%o0+20]
	return	%i7+8
	 nop
.L74:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ldx	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	320, %o1
	call	__assert_func, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__i2b, .-__i2b
	.section	.text.__multiply,"ax",@progbits
	.align 4
	.global __multiply
	.type	__multiply, #function
	.proc	0110
__multiply:
	save	%sp, -176, %sp
	lduw	[%i1+20], %i3
	lduw	[%i2+20], %l0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i3, %l0
	bl,a,pt	%icc, .L110
	 lduw	[%i2+12], %g1
	mov	%l0, %g2
	mov	%i2, %g1
	mov	%i3, %l0
	mov	%i1, %i2
	mov	%g2, %i3
	mov	%g1, %i1
	lduw	[%i2+12], %g1
.L110:
	add	%l0, %i3, %i4
	cmp	%g1, %i4
	mov	0, %g1
	movl	%icc, 1, %g1
	lduw	[%i2+8], %o1
	mov	%i0, %o0
	add	%o1, %g1, %o1
	call	_Balloc, 0
	 sra	%o1, 0, %o1
	brz,pn	%o0, .L107
	 mov	%o0, %i0
	add	%o0, 24, %i5
	sra	%i4, 0, %g5
	sllx	%g5, 2, %g5
	add	%i5, %g5, %g5
	cmp	%i5, %g5
	bgeu,pn	%xcc, .L82
	 mov	%i5, %g1
	st	%g0, [%g1]
.L111:
	add	%g1, 4, %g1
	cmp	%g5, %g1
	bgu,a,pt %xcc, .L111
	 st	%g0, [%g1]
.L82:
	add	%i1, 24, %i1
	add	%i2, 24, %o7
	sra	%l0, 0, %g4
	sra	%i3, 0, %i3
	sllx	%g4, 2, %g4
	sllx	%i3, 2, %i3
	add	%i1, %i3, %i3
	cmp	%i1, %i3
	bgeu,pn	%xcc, .L81
	 add	%o7, %g4, %g4
	sub	%g4, %i2, %g1
	add	%i2, 25, %i2
	add	%g1, -25, %g1
	cmp	%g4, %i2
	sethi	%hi(64512), %g3
	and	%g1, -4, %i2
	or	%g3, 1023, %g3
	add	%i2, 4, %i2
	ba,pt	%xcc, .L89
	 movlu	%xcc, 4, %i2
.L85:
	cmp	%o3, 0
	bne,a,pn %icc, .L112
	 lduw	[%i5], %g2
	add	%i1, 4, %i1
.L113:
	cmp	%i3, %i1
	bleu,pn	%xcc, .L81
	 add	%i5, 4, %i5
.L89:
	lduw	[%i1], %o3
	andcc	%o3, %g3, %o2
	be,pt	%icc, .L85
	 srl	%o3, 16, %o3
	mov	%i5, %o3
	mov	%o7, %o4
	mov	0, %o1
.L86:
	lduw	[%o3], %o5
	and	%o5, %g3, %o0
	srl	%o5, 16, %o5
	lduw	[%o4], %g1
	add	%o3, 4, %o3
	and	%g1, %g3, %g2
	srl	%g1, 16, %g1
	mulx	%g2, %o2, %g2
	mulx	%g1, %o2, %g1
	add	%g2, %o0, %g2
	add	%g1, %o5, %g1
	add	%g2, %o1, %g2
	srl	%g2, 16, %o1
	and	%g2, %g3, %g2
	add	%g1, %o1, %g1
	sll	%g1, 16, %o5
	or	%o5, %g2, %g2
	st	%g2, [%o3-4]
	add	%o4, 4, %o4
	cmp	%g4, %o4
	bgu,pt	%xcc, .L86
	 srl	%g1, 16, %o1
	st	%o1, [%i5+%i2]
	lduw	[%i1], %o3
	srl	%o3, 16, %o3
	cmp	%o3, 0
	be,a,pt	%icc, .L113
	 add	%i1, 4, %i1
	lduw	[%i5], %g2
.L112:
	mov	%i5, %o2
	mov	%g2, %o4
	mov	%o7, %o5
	mov	0, %o1
.L88:
	srl	%o4, 16, %o4
	lduw	[%o5], %g1
	and	%g1, %g3, %g1
	mulx	%g1, %o3, %g1
	add	%g1, %o1, %g1
	add	%g1, %o4, %g1
	sll	%g1, 16, %o4
	and	%g2, %g3, %g2
	add	%o2, 4, %o2
	or	%o4, %g2, %g2
	st	%g2, [%o2-4]
	lduw	[%o2], %o4
	and	%o4, %g3, %o1
	add	%o5, 4, %o5
	srl	%g1, 16, %g1
	lduh	[%o5-4], %g2
	cmp	%g4, %o5
	mulx	%g2, %o3, %g2
	add	%g2, %o1, %g2
	add	%g2, %g1, %g2
	bgu,pt	%xcc, .L88
	 srl	%g2, 16, %o1
	st	%g2, [%i5+%i2]
	add	%i1, 4, %i1
	cmp	%i3, %i1
	bgu,pt	%xcc, .L89
	 add	%i5, 4, %i5
.L81:
	cmp	%i4, 0
	bg,a,pt	%icc, .L114
	 add	%g5, -4, %g5
	st	%i4, [%i0+20]
	return	%i7+8
	 nop
.L90:
	be,a,pn	%icc, .L109
	 st	%i4, [%i0+20]
	add	%g5, -4, %g5
.L114:
	lduw	[%g5], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L90
	 addcc	%i4, -1, %i4
	st	%i4, [%i0+20]
.L109:
	return	%i7+8
	 nop
.L107:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ldx	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	349, %o1
	call	__assert_func, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__multiply, .-__multiply
	.section	.text.__pow5mult,"ax",@progbits
	.align 4
	.global __pow5mult
	.type	__pow5mult, #function
	.proc	0110
__pow5mult:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andcc	%i2, 3, %g1
	bne,pn	%icc, .L133
	 mov	%i0, %i4
.L116:
	srax	%i2, 2, %i2
	brz,pn	%i2, .L142
	 mov	%i1, %i0
	ldx	[%i4+112], %i5
	brz,pn	%i5, .L134
	 mov	625, %o1
.L119:
	andcc	%i2, 1, %g0
	bne,pn	%xcc, .L139
	 mov	%i0, %o1
	srax	%i2, 1, %i2
.L140:
	brz,pn	%i2, .L142
	 nop
	ldx	[%i5], %o0
.L141:
	brz,pn	%o0, .L136
	 mov	%i5, %o2
	mov	%o0, %i5
.L138:
	andcc	%i2, 1, %g0
	be,a,pt	%xcc, .L140
	 srax	%i2, 1, %i2
	mov	%i0, %o1
.L139:
	mov	%i5, %o2
	call	__multiply, 0
	 mov	%i4, %o0
	mov	%o0, %g1
	mov	%i0, %o1
	mov	%i4, %o0
	mov	%g1, %i0
	call	_Bfree, 0
	 srax	%i2, 1, %i2
	brnz,a,pt %i2, .L141
	 ldx	[%i5], %o0
.L142:
	return	%i7+8
	 nop
.L136:
	mov	%i5, %o1
	call	__multiply, 0
	 mov	%i4, %o0
	stx	%o0, [%i5]
	mov	%o0, %i5
	ba,pt	%xcc, .L138
	 stx	%g0, [%o0]
.L133:
	add	%g1, -1, %g1
	sethi	%gdop_hix22(p05.0), %g2
	sra	%g1, 0, %g1
	xor	%g2, %gdop_lox10(p05.0), %g2
	sllx	%g1, 2, %g1
	mov	%i1, %o1
	ldx	[%l7 + %g2], %l7, %gdop(p05.0)
	mov	0, %o3
	mov	%i0, %o0
	call	__multadd, 0
	 ldsw	[%l7+%g1], %o2
	ba,pt	%xcc, .L116
	 mov	%o0, %i1
.L134:
	call	__i2b, 0
	 mov	%i4, %o0
	stx	%o0, [%i4+112]
	mov	%o0, %i5
	stx	%g0, [%o0]
	ba,pt	%xcc, .L119
	 mov	%i1, %i0
	.size	__pow5mult, .-__pow5mult
	.section	.text.__lshift,"ax",@progbits
	.align 4
	.global __lshift
	.type	__lshift, #function
	.proc	0110
__lshift:
	save	%sp, -176, %sp
	lduw	[%i1+20], %i3
	sra	%i2, 5, %i4
	lduw	[%i1+12], %g1
	add	%i4, %i3, %i3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i3, 1, %l0
	mov	%i0, %i5
	cmp	%l0, %g1
	ble,pn	%icc, .L144
	 lduw	[%i1+8], %o1
.L145:
	add	%g1, %g1, %g1
	cmp	%l0, %g1
	bg,pt	%icc, .L145
	 add	%o1, 1, %o1
.L144:
	sra	%o1, 0, %o1
	call	_Balloc, 0
	 mov	%i5, %o0
	brz,pn	%o0, .L160
	 mov	%o0, %i0
	cmp	%i4, 0
	ble,pn	%icc, .L147
	 add	%o0, 24, %g4
	add	%i4, 6, %g2
	mov	%g4, %g1
	sra	%g2, 0, %g2
	sllx	%g2, 2, %g2
	add	%o0, %g2, %g2
	st	%g0, [%g1]
.L161:
	add	%g1, 4, %g1
	cmp	%g1, %g2
	bne,a,pt %xcc, .L161
	 st	%g0, [%g1]
	srl	%i4, 0, %i4
	sllx	%i4, 2, %i4
	add	%g4, %i4, %g4
.L147:
	add	%i1, 24, %g1
	ldsw	[%i1+20], %g5
	and	%i2, 31, %g2
	sllx	%g5, 2, %g5
	and	%i2, 31, %i2
	brz,pt	%i2, .L149
	 add	%g1, %g5, %g5
	mov	32, %o7
	mov	%g4, %i4
	sub	%o7, %g2, %o7
	mov	0, %g3
.L150:
	lduw	[%g1], %g2
	add	%i4, 4, %i4
	sll	%g2, %i2, %g2
	or	%g2, %g3, %g2
	st	%g2, [%i4-4]
	add	%g1, 4, %g1
	lduw	[%g1-4], %g3
	cmp	%g5, %g1
	bgu,pt	%xcc, .L150
	 srl	%g3, %o7, %g3
	sub	%g5, %i1, %g1
	add	%i1, 25, %g2
	add	%g1, -25, %g1
	cmp	%g5, %g2
	and	%g1, -4, %g1
	add	%g1, 4, %g1
	movlu	%xcc, 4, %g1
	cmp	%g3, 0
	bne,pt	%icc, .L151
	 st	%g3, [%g4+%g1]
.L152:
	mov	%i3, %l0
.L151:
	st	%l0, [%i0+20]
	mov	%i1, %o1
	call	_Bfree, 0
	 mov	%i5, %o0
	return	%i7+8
	 nop
.L149:
	lduw	[%g1], %g2
	st	%g2, [%g4]
	add	%g1, 4, %g1
	cmp	%g5, %g1
	bleu,pn	%xcc, .L152
	 add	%g4, 4, %g4
	lduw	[%g1], %g2
	st	%g2, [%g4]
	add	%g1, 4, %g1
	cmp	%g5, %g1
	bgu,pt	%xcc, .L149
	 add	%g4, 4, %g4
	ba,pt	%xcc, .L151
	 mov	%i3, %l0
.L160:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ldx	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	473, %o1
	call	__assert_func, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__lshift, .-__lshift
	.section	.text.__mcmp,"ax",@progbits
	.align 4
	.global __mcmp
	.type	__mcmp, #function
	.proc	04
__mcmp:
	save	%sp, -176, %sp
	lduw	[%i0+20], %g5
	lduw	[%i1+20], %g1
	subcc	%g5, %g1, %g5
	bne,pn	%icc, .L163
	 sra	%g1, 0, %g1
	add	%i0, 24, %g4
	sllx	%g1, 2, %g2
	add	%i1, 24, %i1
	add	%g4, %g2, %g1
	ba,pt	%xcc, .L165
	 add	%i1, %g2, %i1
.L164:
	bgeu,pn	%xcc, .L163
	 nop
.L165:
	add	%g1, -4, %g1
	add	%i1, -4, %i1
	lduw	[%g1], %g3
	lduw	[%i1], %g2
	cmp	%g3, %g2
	be,a,pt	%icc, .L164
	 cmp	%g4, %g1
	mov	-1, %g5
	movgeu	%icc, 1, %g5
.L163:
	return	%i7+8
	 sra	%g5, 0, %o0
	.size	__mcmp, .-__mcmp
	.section	.text.__mdiff,"ax",@progbits
	.align 4
	.global __mdiff
	.type	__mdiff, #function
	.proc	0110
__mdiff:
	save	%sp, -176, %sp
	mov	%i1, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	__mcmp, 0
	 mov	%i2, %o1
	cmp	%o0, 0
	be,pn	%icc, .L186
	 mov	%i0, %o0
	bl,pn	%icc, .L187
	 mov	0, %i4
.L172:
	mov	%i0, %o0
	call	_Balloc, 0
	 ldsw	[%i1+8], %o1
	brz,pn	%o0, .L188
	 mov	%o0, %i0
	lduw	[%i1+20], %i5
	ldsw	[%i2+20], %g1
	add	%i1, 24, %o4
	sra	%i5, 0, %o5
	add	%i2, 24, %i3
	sllx	%o5, 2, %o5
	sllx	%g1, 2, %g1
	st	%i4, [%o0+16]
	add	%o4, %o5, %o5
	sethi	%hi(64512), %i4
	add	%i3, %g1, %i3
	add	%o0, 24, %o7
	mov	24, %g4
	mov	0, %g3
	or	%i4, 1023, %i4
	lduw	[%i1+%g4], %g2
.L192:
	lduw	[%i2+%g4], %g5
	and	%g2, %i4, %g1
	and	%g5, %i4, %o3
	sub	%g1, %o3, %g1
	add	%g1, %g3, %g1
	sra	%g1, 16, %g3
	srl	%g2, 16, %g2
	srl	%g5, 16, %g5
	and	%g1, %i4, %g1
	sub	%g2, %g5, %g2
	add	%g2, %g3, %g2
	sll	%g2, 16, %g3
	or	%g1, %g3, %g1
	st	%g1, [%i0+%g4]
	sra	%g2, 16, %g3
	add	%g4, 4, %g4
	add	%g4, %i2, %g2
	cmp	%i3, %g2
	bgu,a,pt %xcc, .L192
	 lduw	[%i1+%g4], %g2
	add	%i2, 25, %i4
	cmp	%i3, %i4
	sub	%i3, %i2, %g4
	add	%g4, -25, %g4
	srlx	%g4, 2, %g4
	add	%g4, 1, %g2
	sllx	%g2, 2, %g2
	movlu	%xcc, 4, %g2
	add	%o4, %g2, %o4
	cmp	%o5, %o4
	bleu,pn	%xcc, .L189
	 add	%o7, %g2, %g5
	add	%o5, -1, %o5
	sethi	%hi(64512), %i4
	sub	%o5, %o4, %o5
	mov	0, %g4
	and	%o5, -4, %i2
	or	%i4, 1023, %i4
	add	%i2, 4, %i2
.L177:
	lduw	[%o4+%g4], %g1
	and	%g1, %i4, %g2
	srl	%g1, 16, %i3
	add	%g2, %g3, %g2
	add	%g1, %g3, %g1
	sra	%g2, 16, %g2
	and	%g1, %i4, %g1
	add	%g2, %i3, %g2
	sll	%g2, 16, %g3
	or	%g1, %g3, %g1
	st	%g1, [%g5+%g4]
	add	%g4, 4, %g4
	cmp	%g4, %i2
	bne,pt	%xcc, .L177
	 sra	%g2, 16, %g3
	and	%o5, -4, %o5
	add	%g5, %o5, %g2
.L185:
	cmp	%g1, 0
	bne,a,pn %icc, .L194
	 st	%i5, [%i0+20]
.L179:
	add	%g2, -4, %g2
	lduw	[%g2], %g1
	cmp	%g1, 0
	be,pt	%icc, .L179
	 add	%i5, -1, %i5
	st	%i5, [%i0+20]
.L194:
	return	%i7+8
	 nop
.L187:
	mov	%i1, %g1
	mov	1, %i4
	mov	%i2, %i1
	ba,pt	%xcc, .L172
	 mov	%g1, %i2
.L186:
	call	_Balloc, 0
	 mov	0, %o1
	brz,pn	%o0, .L191
	 mov	%o0, %i0
	mov	1, %g1
	st	%g0, [%o0+24]
	st	%g1, [%o0+20]
	return	%i7+8
	 nop
.L189:
	sllx	%g4, 2, %g4
	cmp	%i3, %i4
	movlu	%xcc, 0, %g4
	ba,pt	%xcc, .L185
	 add	%o7, %g4, %g2
.L191:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ldx	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	562, %o1
	call	__assert_func, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
.L188:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ldx	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	576, %o1
	call	__assert_func, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__mdiff, .-__mdiff
	.section	.text.__ulp,"ax",@progbits
	.align 4
	.global __ulp
	.type	__ulp, #function
	.proc	07
__ulp:
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(2146435072), %g2
	ldx	[%fp+2039], %g1
	sethi	%hi(-54525952), %g3
	srlx	%g1, 32, %g1
	and	%g1, %g2, %g1
	add	%g1, %g3, %g1
	cmp	%g1, 0
	ble,pn	%icc, .L201
	 mov	0, %g2
	sllx	%g1, 32, %g1
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L201:
	sub	%g0, %g1, %g1
	sra	%g1, 20, %g1
	cmp	%g1, 19
	bg,a,pt	%icc, .L197
	 add	%g1, -20, %g1
	sethi	%hi(524288), %g3
	sra	%g3, %g1, %g1
	sllx	%g1, 32, %g1
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L197:
	sethi	%hi(-2147483648), %g3
	cmp	%g1, 31
	srl	%g3, %g1, %g3
	mov	1, %g2
	mov	0, %g1
	movl	%icc, %g3, %g2
	sllx	%g1, 32, %g1
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
	.size	__ulp, .-__ulp
	.section	.text.__b2d,"ax",@progbits
	.align 4
	.global __b2d
	.type	__b2d, #function
	.proc	07
__b2d:
	save	%sp, -192, %sp
	ldsw	[%i0+20], %i5
	add	%i0, 24, %i3
	sllx	%i5, 2, %i5
	add	%i3, %i5, %i5
	lduw	[%i5-4], %i4
	call	__hi0bits, 0
	 srl	%i4, 0, %o0
	mov	32, %g1
	sub	%g1, %o0, %g2
	st	%g2, [%i1]
	cmp	%o0, 10
	ble,pn	%icc, .L217
	 add	%i5, -4, %g3
	cmp	%i3, %g3
	bgeu,pt	%xcc, .L206
	 add	%o0, -11, %g4
	cmp	%g4, 0
	be,pt	%icc, .L215
	 lduw	[%i5-8], %g2
	sub	%g1, %g4, %g3
	srl	%g2, %g3, %g1
	sll	%i4, %g4, %i4
	or	%i4, %g1, %i4
	sethi	%hi(1072693248), %g1
	add	%i5, -8, %g5
	or	%i4, %g1, %i4
	sll	%g2, %g4, %g2
	cmp	%i3, %g5
	bgeu,pn	%xcc, .L205
	 sllx	%i4, 32, %g1
	lduw	[%i5-12], %g4
	srl	%g4, %g3, %g3
	or	%g2, %g3, %g2
	mov	-1, %g3
	srl	%g2, 0, %g2
	sllx	%g3, 32, %g3
	and	%g1, %g3, %g1
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L206:
	cmp	%o0, 11
	bne,a,pt %icc, .L216
	 sll	%i4, %g4, %i4
.L216:
	mov	0, %g2
.L215:
	sethi	%hi(1072693248), %g1
	or	%i4, %g1, %i4
	sllx	%i4, 32, %g1
.L205:
	srl	%g2, 0, %g2
	mov	-1, %g3
	sllx	%g3, 32, %g3
	and	%g1, %g3, %g1
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L217:
	mov	11, %g4
	cmp	%i3, %g3
	sub	%g4, %o0, %g4
	sethi	%hi(1072693248), %g3
	srl	%i4, %g4, %g1
	mov	0, %g2
	or	%g1, %g3, %g1
	bgeu,pt	%xcc, .L204
	 sllx	%g1, 32, %g1
	lduw	[%i5-8], %g2
	srl	%g2, %g4, %g2
.L204:
	add	%o0, 21, %o0
	mov	-1, %g3
	sll	%i4, %o0, %i4
	sllx	%g3, 32, %g3
	or	%i4, %g2, %g2
	and	%g1, %g3, %g1
	srl	%g2, 0, %g2
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
	.size	__b2d, .-__b2d
	.section	.text.__d2b,"ax",@progbits
	.align 4
	.global __d2b
	.type	__d2b, #function
	.proc	0110
__d2b:
	save	%sp, -208, %sp
	mov	%i0, %o0
	std	%f2, [%fp+2023]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	_Balloc, 0
	 mov	1, %o1
	brz,pn	%o0, .L231
	 mov	%o0, %i0
	ldx	[%fp+2023], %g3
	sethi	%hi(-1048576), %g2
	srlx	%g3, 32, %g1
	sethi	%hi(1048576), %g4
	andn	%g1, %g2, %g2
	srl	%g1, 20, %g1
	or	%g2, %g4, %g4
	andcc	%g1, 2047, %i5
	movne	%icc, %g4, %g2
	cmp	%g3, 0
	bne,pt	%icc, .L232
	 st	%g2, [%fp+2043]
	call	__lo0bits, 0
	 add	%fp, 2043, %o0
	mov	1, %i4
	lduw	[%fp+2043], %g1
	st	%i4, [%i0+20]
	st	%g1, [%i0+24]
	cmp	%i5, 0
	be,pn	%icc, .L226
	 add	%o0, 32, %g2
.L233:
	add	%i5, -1075, %g1
	add	%g1, %g2, %g1
	st	%g1, [%i2]
	mov	53, %i4
	sub	%i4, %g2, %i4
	st	%i4, [%i3]
	return	%i7+8
	 nop
.L232:
	st	%g3, [%fp+2039]
	call	__lo0bits, 0
	 add	%fp, 2039, %o0
	mov	%o0, %g2
	cmp	%o0, 0
	be,pt	%icc, .L222
	 lduw	[%fp+2043], %g1
	sub	%g0, %o0, %g3
	lduw	[%fp+2039], %g4
	sll	%g1, %g3, %g3
	srl	%g1, %o0, %g1
	or	%g3, %g4, %g3
	st	%g1, [%fp+2043]
	st	%g3, [%i0+24]
.L223:
	cmp	%g0, %g1
	st	%g1, [%i0+28]
	addx	%g0, 0, %i4
	add	%i4, 1, %i4
	cmp	%i5, 0
	bne,pt	%icc, .L233
	 st	%i4, [%i0+20]
.L226:
	add	%g2, -1074, %g2
	sra	%i4, 0, %g1
	sllx	%g1, 2, %g1
	add	%i0, %g1, %g1
	st	%g2, [%i2]
	sll	%i4, 5, %i4
	call	__hi0bits, 0
	 lduw	[%g1+20], %o0
	sub	%i4, %o0, %i4
	st	%i4, [%i3]
	return	%i7+8
	 nop
.L222:
	lduw	[%fp+2039], %g3
	ba,pt	%xcc, .L223
	 st	%g3, [%i0+24]
.L231:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ldx	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	778, %o1
	call	__assert_func, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__d2b, .-__d2b
	.section	.text.__ratio,"ax",@progbits
	.align 4
	.global __ratio
	.type	__ratio, #function
	.proc	07
__ratio:
	save	%sp, -208, %sp
	add	%fp, 2039, %o1
	call	__b2d, 0
	 mov	%i0, %o0
	add	%fp, 2043, %o1
	std	%f0, [%fp+2023]
	call	__b2d, 0
	 mov	%i1, %o0
	lduw	[%i1+20], %g2
	lduw	[%fp+2043], %g3
	std	%f0, [%fp+2015]
	lduw	[%i0+20], %g1
	ldx	[%fp+2015], %g4
	sub	%g1, %g2, %g1
	lduw	[%fp+2039], %g2
	sll	%g1, 5, %g1
	sub	%g2, %g3, %g2
	ldx	[%fp+2023], %g3
	add	%g1, %g2, %g1
	cmp	%g1, 0
	ble,pn	%icc, .L235
	 sll	%g1, 20, %g1
	srlx	%g3, 32, %g2
	srl	%g3, 0, %g3
	add	%g1, %g2, %g1
	sllx	%g1, 32, %g1
	or	%g3, %g1, %g1
	stx	%g1, [%fp+2023]
	ldd	[%fp+2023], %f8
	return	%i7+8
	 fdivd	%f8, %f0, %f0
.L235:
	srlx	%g4, 32, %g2
	ldd	[%fp+2023], %f8
	srl	%g4, 0, %g4
	sub	%g2, %g1, %g1
	sllx	%g1, 32, %g1
	or	%g4, %g1, %g1
	stx	%g1, [%fp+2015]
	ldd	[%fp+2015], %f0
	return	%i7+8
	 fdivd	%f8, %f0, %f0
	.size	__ratio, .-__ratio
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC2:
	.long	1072693248
	.long	0
	.align 8
.LC3:
	.long	1076101120
	.long	0
	.section	.text._mprec_log10,"ax",@progbits
	.align 4
	.global _mprec_log10
	.type	_mprec_log10, #function
	.proc	07
_mprec_log10:
	save	%sp, -176, %sp
	cmp	%i0, 23
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ble,pn	%icc, .L243
	 ldd	[%g1], %f8
.L238:
	add	%i0, -1, %i0
	sra	%i0, 0, %i0
	brnz,pt	%i0, .L238
	 fmuld	%f0, %f8, %f0
	return	%i7+8
	 nop
.L243:
	sllx	%i0, 3, %i0
	sethi	%gdop_hix22(__mprec_tens), %g1
	xor	%g1, %gdop_lox10(__mprec_tens), %g1
	ldx	[%l7 + %g1], %l7, %gdop(__mprec_tens)
	ldd	[%l7+%i0], %f0
	return	%i7+8
	 nop
	.size	_mprec_log10, .-_mprec_log10
	.section	.text.__copybits,"ax",@progbits
	.align 4
	.global __copybits
	.type	__copybits, #function
	.proc	020
__copybits:
	save	%sp, -176, %sp
	add	%i2, 24, %g1
	add	%i1, -1, %g4
	ldsw	[%i2+20], %g3
	sra	%g4, 5, %g4
	sllx	%g3, 2, %g3
	add	%g4, 1, %g4
	add	%g1, %g3, %g3
	sra	%g4, 0, %g4
	cmp	%g1, %g3
	sllx	%g4, 2, %g4
	bgeu,pn	%xcc, .L251
	 add	%i0, %g4, %g4
	mov	%i0, %g2
.L246:
	lduw	[%g1], %g5
	st	%g5, [%g2]
	add	%g1, 4, %g1
	cmp	%g3, %g1
	bgu,pt	%xcc, .L246
	 add	%g2, 4, %g2
	sub	%g3, %i2, %g1
	add	%g1, -25, %g1
	and	%g1, -4, %g1
	add	%g1, 4, %g1
	add	%i0, %g1, %i0
.L251:
	cmp	%g4, %i0
	bleu,pn	%xcc, .L254
	 nop
	st	%g0, [%i0]
.L253:
	add	%i0, 4, %i0
	cmp	%g4, %i0
	bgu,a,pt %xcc, .L253
	 st	%g0, [%i0]
.L254:
	return	%i7+8
	 nop
	.size	__copybits, .-__copybits
	.section	.text.__any_on,"ax",@progbits
	.align 4
	.global __any_on
	.type	__any_on, #function
	.proc	016
__any_on:
	save	%sp, -176, %sp
	lduw	[%i0+20], %g1
	sra	%i1, 5, %g2
	cmp	%g1, %g2
	bge,pt	%icc, .L256
	 add	%i0, 24, %g3
	sra	%g1, 0, %g1
	sllx	%g1, 2, %g1
	add	%g3, %g1, %g1
.L259:
	cmp	%g1, %g3
.L267:
	bleu,pn	%xcc, .L266
	 add	%g1, -4, %g1
	lduw	[%g1], %g2
	cmp	%g2, 0
	be,pt	%icc, .L267
	 cmp	%g1, %g3
	mov	1, %i0
.L258:
	return	%i7+8
	 and	%o0, 1, %o0
.L256:
	sllx	%g2, 2, %g2
	ble,pt	%icc, .L259
	 add	%g3, %g2, %g1
	and	%i1, 31, %g4
	and	%i1, 31, %i1
	brz,pt	%i1, .L267
	 cmp	%g1, %g3
	lduw	[%g3+%g2], %g5
	srl	%g5, %g4, %g2
	sll	%g2, %g4, %g2
	cmp	%g5, %g2
	bne,pt	%icc, .L258
	 mov	1, %i0
	ba,pt	%xcc, .L267
	 cmp	%g1, %g3
.L266:
	mov	0, %i0
	return	%i7+8
	 and	%o0, 1, %o0
	.size	__any_on, .-__any_on
	.section	".rodata"
	.align 4
	.type	p05.0, #object
	.size	p05.0, 12
p05.0:
	.long	5
	.long	25
	.long	125
	.global __mprec_tinytens
	.align 8
	.type	__mprec_tinytens, #object
	.size	__mprec_tinytens, 40
__mprec_tinytens:
	.long	1016910514
	.long	-1747416644
	.long	961148451
	.long	-710367437
	.long	849678333
	.long	1156884285
	.long	626768392
	.long	-812869731
	.long	180880936
	.long	1689022275
	.global __mprec_bigtens
	.align 8
	.type	__mprec_bigtens, #object
	.size	__mprec_bigtens, 40
__mprec_bigtens:
	.long	1128383353
	.long	937459712
	.long	1184086197
	.long	-1257935337
	.long	1295535875
	.long	-381683211
	.long	1518499656
	.long	-114287310
	.long	1964330973
	.long	2138292028
	.global __mprec_tens
	.align 8
	.type	__mprec_tens, #object
	.size	__mprec_tens, 200
__mprec_tens:
	.long	1072693248
	.long	0
	.long	1076101120
	.long	0
	.long	1079574528
	.long	0
	.long	1083129856
	.long	0
	.long	1086556160
	.long	0
	.long	1090021888
	.long	0
	.long	1093567616
	.long	0
	.long	1097011920
	.long	0
	.long	1100470148
	.long	0
	.long	1104006501
	.long	0
	.long	1107468383
	.long	536870912
	.long	1110919286
	.long	-402653184
	.long	1114446484
	.long	-1577058304
	.long	1117925532
	.long	-448790528
	.long	1121369284
	.long	512753664
	.long	1124887541
	.long	640942080
	.long	1128383353
	.long	937459712
	.long	1131820119
	.long	-2049400832
	.long	1135329645
	.long	1733216256
	.long	1138841828
	.long	1620131072
	.long	1142271773
	.long	2025163840
	.long	1145772772
	.long	-689770672
	.long	1149300943
	.long	105764242
	.long	1152724226
	.long	-941536522
	.long	1156216899
	.long	2044304820
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
