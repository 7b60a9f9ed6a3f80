! e7375500745d712725e21ec4dcace6aa newlib/libc/stdlib/mprec.c
	.file	"mprec.c"
	.section	".text"
	.section	.text._Balloc,"ax",@progbits
	.align 4
	.global _Balloc
	.type	_Balloc, #function
	.proc	0110
_Balloc:
	save	%sp, -96, %sp
	ld	[%i0+76], %o0
	cmp	%o0, 0
	be	.L11
	 mov	%i0, %i5
.L2:
	sll	%i1, 2, %g1
	ld	[%o0+%g1], %i0
	cmp	%i0, 0
	be	.L4
	 mov	1, %o1
	ld	[%i0], %g2
	st	%g2, [%o0+%g1]
	st	%g0, [%i0+16]
	st	%g0, [%i0+12]
	jmp	%i7+8
	 restore
.L11:
	mov	33, %o2
	mov	4, %o1
	call	_calloc_r, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L2
	 st	%o0, [%i0+76]
.L6:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L4:
	mov	1, %i4
	mov	%i5, %o0
	sll	%i4, %i1, %i4
	add	%i4, 5, %o2
	call	_calloc_r, 0
	 sll	%o2, 2, %o2
	orcc	%o0, 0, %i0
	be	.L6
	 nop
	st	%i1, [%i0+4]
	st	%i4, [%i0+8]
	st	%g0, [%i0+16]
	st	%g0, [%i0+12]
	jmp	%i7+8
	 restore
	.size	_Balloc, .-_Balloc
	.section	.text._Bfree,"ax",@progbits
	.align 4
	.global _Bfree
	.type	_Bfree, #function
	.proc	020
_Bfree:
	save	%sp, -96, %sp
	cmp	%i1, 0
	be	.L17
	 nop
	ld	[%i0+76], %g2
	ld	[%i1+4], %g1
	sll	%g1, 2, %g1
	ld	[%g2+%g1], %g3
	st	%g3, [%i1]
	st	%i1, [%g2+%g1]
.L17:
	jmp	%i7+8
	 restore
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
	save	%sp, -96, %sp
	sethi	%hi(64512), %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i1+16], %i4
	add	%i1, 20, %g3
	mov	0, %g4
	or	%i5, 1023, %i5
.L19:
	ld	[%g3], %g1
	and	%g1, %i5, %g2
	smul	%g2, %i2, %g2
	add	%g2, %i3, %i3
	srl	%i3, 16, %g2
	add	%g3, 4, %g3
	and	%i3, %i5, %i3
	srl	%g1, 16, %g1
	smul	%g1, %i2, %g1
	add	%g1, %g2, %g1
	sll	%g1, 16, %g2
	add	%g2, %i3, %g2
	st	%g2, [%g3-4]
	add	%g4, 1, %g4
	cmp	%i4, %g4
	bg	.L19
	 srl	%g1, 16, %i3
	cmp	%i3, 0
	be	.L18
	 nop
	ld	[%i1+8], %g1
	cmp	%g1, %i4
	ble	.L26
	 add	%i4, 4, %g1
	sll	%g1, 2, %g1
	add	%i1, %g1, %g1
	st	%i3, [%g1+4]
	add	%i4, 1, %i4
	st	%i4, [%i1+16]
.L18:
	jmp	%i7+8
	 restore %g0, %i1, %o0
.L26:
	ld	[%i1+4], %o1
	mov	%i0, %o0
	call	_Balloc, 0
	 add	%o1, 1, %o1
	orcc	%o0, 0, %i5
	be	.L27
	 add	%i1, 12, %o1
	ld	[%i1+16], %o2
	add	%o2, 2, %o2
	add	%i5, 12, %o0
	call	memcpy, 0
	 sll	%o2, 2, %o2
	mov	%i1, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i5, %i1
	add	%i4, 4, %g1
	sll	%g1, 2, %g1
	add	%i1, %g1, %g1
	st	%i3, [%g1+4]
	add	%i4, 1, %i4
	b	.L18
	 st	%i4, [%i1+16]
.L27:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ld	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	181, %o1
	call	__assert_func, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__multadd, .-__multadd
	.section	.text.__s2b,"ax",@progbits
	.align 4
	.global __s2b
	.type	__s2b, #function
	.proc	0110
__s2b:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i3, 8, %g2
	cmp	%i3, 9
	sra	%g2, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 9, %g2
	ble	.L37
	 mov	1, %g1
	mov	0, %o1
.L30:
	add	%g1, %g1, %g1
	cmp	%g2, %g1
	bg	.L30
	 add	%o1, 1, %o1
.L29:
	call	_Balloc, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %o1
	be	.L41
	 mov	1, %g1
	st	%i4, [%o1+20]
	cmp	%i2, 9
	bg	.L42
	 st	%g1, [%o1+16]
	add	%i1, 10, %i1
	mov	9, %i2
.L34:
	cmp	%i3, %i2
	ble	.L28
	 sub	%i3, %i2, %i3
	add	%i1, %i3, %i3
.L36:
	ldsb	[%i1], %o3
	mov	10, %o2
	add	%o3, -48, %o3
	call	__multadd, 0
	 mov	%i0, %o0
	add	%i1, 1, %i1
	cmp	%i3, %i1
	bne	.L36
	 mov	%o0, %o1
.L28:
	jmp	%i7+8
	 restore %g0, %o1, %o0
.L42:
	add	%i1, 9, %i4
	add	%i1, %i2, %i1
	mov	%i4, %i5
.L33:
	ldsb	[%i5], %o3
	mov	10, %o2
	add	%o3, -48, %o3
	call	__multadd, 0
	 mov	%i0, %o0
	add	%i5, 1, %i5
	cmp	%i5, %i1
	bne	.L33
	 mov	%o0, %o1
	add	%i2, -8, %i1
	b	.L34
	 add	%i4, %i1, %i1
.L37:
	b	.L29
	 mov	0, %o1
.L41:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ld	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	206, %o1
	call	__assert_func, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__s2b, .-__s2b
	.section	.text.__hi0bits,"ax",@progbits
	.align 4
	.global __hi0bits
	.type	__hi0bits, #function
	.proc	04
__hi0bits:
	save	%sp, -96, %sp
	sethi	%hi(64512), %g2
	mov	%i0, %g1
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bgu	.L44
	 mov	0, %i0
	sll	%g1, 16, %g1
	mov	16, %i0
.L44:
	sethi	%hi(16776192), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bgu	.L54
	 sethi	%hi(268434432), %g2
	add	%i0, 8, %i0
	sll	%g1, 8, %g1
.L54:
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bgu	.L55
	 sethi	%hi(1073740800), %g2
	add	%i0, 4, %i0
	sll	%g1, 4, %g1
.L55:
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,a	.L47
	 sll	%g1, 2, %g1
	xnor	%g0, %g1, %g1
	srl	%g1, 31, %g1
	jmp	%i7+8
	 restore %i0, %g1, %o0
.L47:
	cmp	%g1, 0
	bl	.L52
	 sethi	%hi(1073741824), %g2
	andcc	%g1, %g2, %g0
	bne	.L53
	 nop
	jmp	%i7+8
	 restore %g0, 32, %o0
.L52:
	jmp	%i7+8
	 restore %i0, 2, %o0
.L53:
	jmp	%i7+8
	 restore %i0, 3, %o0
	.size	__hi0bits, .-__hi0bits
	.section	.text.__lo0bits,"ax",@progbits
	.align 4
	.global __lo0bits
	.type	__lo0bits, #function
	.proc	04
__lo0bits:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	andcc	%g1, 7, %g0
	be	.L57
	 mov	0, %g2
	andcc	%g1, 1, %g0
	bne	.L56
	 andcc	%g1, 2, %g0
	be	.L59
	 mov	1, %g2
	srl	%g1, 1, %g1
	st	%g1, [%i0]
.L56:
	jmp	%i7+8
	 restore %g0, %g2, %o0
.L57:
	sethi	%hi(64512), %g3
	or	%g3, 1023, %g3
	andcc	%g1, %g3, %g0
	bne	.L68
	 andcc	%g1, 0xff, %g0
	srl	%g1, 16, %g1
	mov	16, %g2
	andcc	%g1, 0xff, %g0
.L68:
	bne	.L69
	 andcc	%g1, 15, %g0
	add	%g2, 8, %g2
	srl	%g1, 8, %g1
	andcc	%g1, 15, %g0
.L69:
	bne	.L70
	 andcc	%g1, 3, %g0
	add	%g2, 4, %g2
	srl	%g1, 4, %g1
	andcc	%g1, 3, %g0
.L70:
	bne	.L71
	 andcc	%g1, 1, %g0
	add	%g2, 2, %g2
	srl	%g1, 2, %g1
	andcc	%g1, 1, %g0
.L71:
	bne,a	.L72
	 st	%g1, [%i0]
	srl	%g1, 1, %g1
	cmp	%g1, 0
	be	.L67
	 add	%g2, 1, %g2
	st	%g1, [%i0]
.L72:
	jmp	%i7+8
	 restore %g0, %g2, %o0
.L67:
	b	.L56
	 mov	32, %g2
.L59:
	srl	%g1, 2, %g1
	mov	2, %g2
	st	%g1, [%i0]
	jmp	%i7+8
	 restore %g0, %g2, %o0
	.size	__lo0bits, .-__lo0bits
	.section	.text.__i2b,"ax",@progbits
	.align 4
	.global __i2b
	.type	__i2b, #function
	.proc	0110
__i2b:
	save	%sp, -96, %sp
	mov	1, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	_Balloc, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i0
	be	.L75
	 mov	1, %g1
	st	%i1, [%i0+20]
	st	%g1, [%i0+16]
	jmp	%i7+8
	 restore
.L75:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ld	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	320, %o1
	call	__assert_func, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__i2b, .-__i2b
	.section	.text.__multiply,"ax",@progbits
	.align 4
	.global __multiply
	.type	__multiply, #function
	.proc	0110
__multiply:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i1+16], %l0
	ld	[%i2+16], %l1
	cmp	%l0, %l1
	bl	.L114
	 add	%l1, %l0, %i3
	mov	%l1, %g2
	mov	%i2, %g1
	mov	%l0, %l1
	mov	%i1, %i2
	mov	%g2, %l0
	mov	%g1, %i1
	add	%l1, %l0, %i3
.L114:
	ld	[%i2+8], %g1
	cmp	%g1, %i3
	bge	.L78
	 ld	[%i2+4], %o1
	add	%o1, 1, %o1
.L78:
	call	_Balloc, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i0
	be	.L110
	 add	%i0, 20, %i4
	sll	%i3, 2, %i5
	add	%i4, %i5, %i5
	cmp	%i4, %i5
	bgeu	.L83
	 mov	%i4, %g1
	st	%g0, [%g1]
.L115:
	add	%g1, 4, %g1
	cmp	%i5, %g1
	bgu,a	.L115
	 st	%g0, [%g1]
.L83:
	add	%i1, 20, %i1
	add	%i2, 20, %o5
	sll	%l1, 2, %g4
	sll	%l0, 2, %o7
	add	%i1, %o7, %o7
	cmp	%i1, %o7
	bgeu	.L82
	 add	%o5, %g4, %g4
	add	%i2, 21, %g1
	cmp	%g4, %g1
	bgeu	.L111
	 mov	4, %o4
.L87:
	sethi	%hi(64512), %g3
	b	.L92
	 or	%g3, 1023, %g3
.L88:
	cmp	%o2, 0
	bne,a	.L116
	 ld	[%i4], %g2
	add	%i1, 4, %i1
.L117:
	cmp	%o7, %i1
	bleu	.L82
	 add	%i4, 4, %i4
.L92:
	ld	[%i1], %o2
	andcc	%o2, %g3, %o1
	be	.L88
	 srl	%o2, 16, %o2
	mov	%i4, %o2
	mov	%o5, %o3
	mov	0, %o0
.L89:
	ld	[%o2], %i2
	and	%i2, %g3, %l0
	srl	%i2, 16, %i2
	ld	[%o3], %g1
	add	%o2, 4, %o2
	and	%g1, %g3, %g2
	srl	%g1, 16, %g1
	smul	%g2, %o1, %g2
	smul	%g1, %o1, %g1
	add	%g2, %l0, %g2
	add	%g1, %i2, %g1
	add	%g2, %o0, %g2
	srl	%g2, 16, %o0
	and	%g2, %g3, %g2
	add	%g1, %o0, %g1
	sll	%g1, 16, %i2
	or	%i2, %g2, %g2
	st	%g2, [%o2-4]
	add	%o3, 4, %o3
	cmp	%g4, %o3
	bgu	.L89
	 srl	%g1, 16, %o0
	st	%o0, [%i4+%o4]
	ld	[%i1], %o2
	srl	%o2, 16, %o2
	cmp	%o2, 0
	be,a	.L117
	 add	%i1, 4, %i1
	ld	[%i4], %g2
.L116:
	mov	%i4, %o1
	mov	%g2, %o3
	mov	%o5, %i2
	mov	0, %o0
.L91:
	srl	%o3, 16, %o3
	ld	[%i2], %g1
	and	%g1, %g3, %g1
	smul	%g1, %o2, %g1
	add	%g1, %o0, %g1
	add	%g1, %o3, %g1
	sll	%g1, 16, %o3
	and	%g2, %g3, %g2
	add	%o1, 4, %o1
	or	%o3, %g2, %g2
	st	%g2, [%o1-4]
	ld	[%o1], %o3
	and	%o3, %g3, %o0
	add	%i2, 4, %i2
	srl	%g1, 16, %g1
	lduh	[%i2-4], %g2
	cmp	%g4, %i2
	smul	%g2, %o2, %g2
	add	%g2, %o0, %g2
	add	%g2, %g1, %g2
	bgu	.L91
	 srl	%g2, 16, %o0
	st	%g2, [%i4+%o4]
	add	%i1, 4, %i1
	cmp	%o7, %i1
	bgu	.L92
	 add	%i4, 4, %i4
.L82:
	cmp	%i3, 0
	bg,a	.L118
	 add	%i5, -4, %i5
	st	%i3, [%i0+16]
	jmp	%i7+8
	 restore
.L93:
	be,a	.L113
	 st	%i3, [%i0+16]
	add	%i5, -4, %i5
.L118:
	ld	[%i5], %g1
	cmp	%g1, 0
	be,a	.L93
	 addcc	%i3, -1, %i3
	st	%i3, [%i0+16]
.L113:
	jmp	%i7+8
	 restore
.L111:
	sub	%g4, %i2, %g1
	add	%g1, -21, %g1
	and	%g1, -4, %g1
	b	.L87
	 add	%g1, 4, %o4
.L110:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ld	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	349, %o1
	call	__assert_func, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__multiply, .-__multiply
	.section	.text.__pow5mult,"ax",@progbits
	.align 4
	.global __pow5mult
	.type	__pow5mult, #function
	.proc	0110
__pow5mult:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andcc	%i2, 3, %g1
	bne	.L137
	 mov	%i0, %i4
.L120:
	sra	%i2, 2, %i2
	cmp	%i2, 0
	be	.L145
	 mov	%i1, %i0
	ld	[%i4+72], %i5
	cmp	%i5, 0
	be	.L138
	 mov	625, %o1
.L122:
	andcc	%i2, 1, %g0
	bne	.L139
	 mov	%i1, %i0
	sra	%i2, 1, %i2
.L143:
	cmp	%i2, 0
	be	.L145
	 nop
	ld	[%i5], %o0
.L144:
	cmp	%o0, 0
	be	.L140
	 mov	%i5, %o2
	mov	%o0, %i5
.L142:
	andcc	%i2, 1, %g0
	be,a	.L143
	 sra	%i2, 1, %i2
.L139:
	mov	%i0, %o1
	mov	%i5, %o2
	call	__multiply, 0
	 mov	%i4, %o0
	mov	%o0, %g1
	mov	%i0, %o1
	mov	%i4, %o0
	call	_Bfree, 0
	 mov	%g1, %i0
	sra	%i2, 1, %i2
	cmp	%i2, 0
	bne,a	.L144
	 ld	[%i5], %o0
.L145:
	jmp	%i7+8
	 restore
.L140:
	mov	%i5, %o1
	call	__multiply, 0
	 mov	%i4, %o0
	st	%o0, [%i5]
	st	%g0, [%o0]
	b	.L142
	 mov	%o0, %i5
.L137:
	add	%g1, -1, %g1
	sethi	%gdop_hix22(p05.0), %g2
	sll	%g1, 2, %g1
	xor	%g2, %gdop_lox10(p05.0), %g2
	mov	%i1, %o1
	ld	[%l7 + %g2], %l7, %gdop(p05.0)
	mov	0, %o3
	mov	%i0, %o0
	call	__multadd, 0
	 ld	[%l7+%g1], %o2
	b	.L120
	 mov	%o0, %i1
.L138:
	call	__i2b, 0
	 mov	%i4, %o0
	st	%o0, [%i4+72]
	mov	%o0, %i5
	b	.L122
	 st	%g0, [%o0]
	.size	__pow5mult, .-__pow5mult
	.section	.text.__lshift,"ax",@progbits
	.align 4
	.global __lshift
	.type	__lshift, #function
	.proc	0110
__lshift:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i1+16], %l1
	sra	%i2, 5, %i5
	ld	[%i1+8], %g1
	add	%i5, %l1, %l1
	mov	%i0, %i4
	add	%l1, 1, %l0
	cmp	%l0, %g1
	ble	.L147
	 ld	[%i1+4], %o1
.L148:
	add	%g1, %g1, %g1
	cmp	%l0, %g1
	bg	.L148
	 add	%o1, 1, %o1
.L147:
	call	_Balloc, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %i0
	be	.L165
	 cmp	%i5, 0
	ble	.L150
	 add	%i0, 20, %g4
	add	%i5, 5, %i5
	mov	%g4, %g1
	sll	%i5, 2, %i5
	add	%i0, %i5, %g2
	st	%g0, [%g1]
.L166:
	add	%g1, 4, %g1
	cmp	%g1, %g2
	bne,a	.L166
	 st	%g0, [%g1]
	add	%i5, -20, %i5
	add	%g4, %i5, %g4
.L150:
	add	%i1, 20, %g1
	ld	[%i1+16], %i5
	andcc	%i2, 31, %i2
	sll	%i5, 2, %i5
	be	.L152
	 add	%g1, %i5, %i5
	mov	32, %o7
	mov	%g4, %i3
	sub	%o7, %i2, %o7
	mov	0, %g3
.L153:
	ld	[%g1], %g2
	add	%i3, 4, %i3
	sll	%g2, %i2, %g2
	or	%g2, %g3, %g2
	st	%g2, [%i3-4]
	add	%g1, 4, %g1
	ld	[%g1-4], %g3
	cmp	%i5, %g1
	bgu	.L153
	 srl	%g3, %o7, %g3
	add	%i1, 21, %g1
	cmp	%i5, %g1
	blu	.L155
	 mov	4, %g2
	sub	%i5, %i1, %g1
	add	%g1, -21, %g1
	and	%g1, -4, %g1
	add	%g1, 4, %g2
.L155:
	cmp	%g3, 0
	bne	.L156
	 st	%g3, [%g4+%g2]
.L157:
	mov	%l1, %l0
.L156:
	st	%l0, [%i0+16]
	mov	%i1, %o1
	call	_Bfree, 0
	 mov	%i4, %o0
	jmp	%i7+8
	 restore
.L152:
	ld	[%g1], %g2
	st	%g2, [%g4]
	add	%g1, 4, %g1
	cmp	%i5, %g1
	bleu	.L157
	 add	%g4, 4, %g4
	ld	[%g1], %g2
	st	%g2, [%g4]
	add	%g1, 4, %g1
	cmp	%i5, %g1
	bgu	.L152
	 add	%g4, 4, %g4
	b	.L156
	 mov	%l1, %l0
.L165:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ld	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	473, %o1
	call	__assert_func, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__lshift, .-__lshift
	.section	.text.__mcmp,"ax",@progbits
	.align 4
	.global __mcmp
	.type	__mcmp, #function
	.proc	04
__mcmp:
	save	%sp, -96, %sp
	mov	%i0, %g4
	ld	[%i1+16], %g1
	ld	[%i0+16], %i0
	subcc	%i0, %g1, %i0
	bne	.L173
	 sll	%g1, 2, %g2
	add	%g4, 20, %g4
	add	%i1, 20, %i1
	add	%g4, %g2, %g1
	b	.L170
	 add	%i1, %g2, %i1
.L169:
	bgeu	.L173
	 nop
.L170:
	add	%g1, -4, %g1
	add	%i1, -4, %i1
	ld	[%g1], %g3
	ld	[%i1], %g2
	cmp	%g3, %g2
	be,a	.L169
	 cmp	%g4, %g1
	bgeu	.L173
	 mov	1, %i0
	jmp	%i7+8
	 restore %g0, -1, %o0
.L173:
	jmp	%i7+8
	 restore
	.size	__mcmp, .-__mcmp
	.section	.text.__mdiff,"ax",@progbits
	.align 4
	.global __mdiff
	.type	__mdiff, #function
	.proc	0110
__mdiff:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i1, %o0
	call	__mcmp, 0
	 mov	%i2, %o1
	cmp	%o0, 0
	be	.L196
	 mov	%i0, %o0
	bl	.L197
	 mov	0, %i5
.L178:
	mov	%i0, %o0
	call	_Balloc, 0
	 ld	[%i1+4], %o1
	orcc	%o0, 0, %i0
	be	.L198
	 add	%i1, 20, %o3
	ld	[%i1+16], %i4
	ld	[%i2+16], %g1
	sll	%i4, 2, %o4
	add	%i2, 20, %o7
	sll	%g1, 2, %g1
	sethi	%hi(64512), %i3
	st	%i5, [%i0+12]
	add	%o3, %o4, %o4
	add	%o7, %g1, %o7
	add	%i0, 20, %o5
	mov	20, %g4
	mov	0, %g3
	or	%i3, 1023, %i3
	ld	[%i1+%g4], %g2
.L203:
	ld	[%i2+%g4], %i5
	and	%g2, %i3, %g1
	and	%i5, %i3, %o2
	sub	%g1, %o2, %g1
	add	%g1, %g3, %g1
	sra	%g1, 16, %g3
	srl	%g2, 16, %g2
	srl	%i5, 16, %i5
	and	%g1, %i3, %g1
	sub	%g2, %i5, %g2
	add	%g2, %g3, %g2
	sll	%g2, 16, %g3
	or	%g1, %g3, %g1
	st	%g1, [%i0+%g4]
	sra	%g2, 16, %g3
	add	%g4, 4, %g4
	add	%g4, %i2, %g2
	cmp	%o7, %g2
	bgu,a	.L203
	 ld	[%i1+%g4], %g2
	add	%i2, 21, %i3
	sub	%o7, %i2, %g4
	mov	4, %g2
	add	%g4, -21, %g4
	cmp	%o7, %i3
	bgeu	.L199
	 srl	%g4, 2, %g4
.L182:
	add	%o3, %g2, %o3
	cmp	%o4, %o3
	bleu	.L200
	 add	%o5, %g2, %i5
	add	%o4, -1, %o4
	sethi	%hi(64512), %i3
	sub	%o4, %o3, %o4
	mov	0, %g4
	and	%o4, -4, %i1
	or	%i3, 1023, %i3
	add	%i1, 4, %i1
.L187:
	ld	[%o3+%g4], %g1
	and	%g1, %i3, %g2
	srl	%g1, 16, %i2
	add	%g2, %g3, %g2
	add	%g1, %g3, %g1
	sra	%g2, 16, %g2
	and	%g1, %i3, %g1
	add	%g2, %i2, %g2
	sll	%g2, 16, %g3
	or	%g1, %g3, %g1
	st	%g1, [%i5+%g4]
	add	%g4, 4, %g4
	cmp	%g4, %i1
	bne	.L187
	 sra	%g2, 16, %g3
	and	%o4, -4, %o4
	b	.L195
	 add	%i5, %o4, %g2
.L189:
	add	%i4, -1, %i4
	ld	[%g2], %g1
.L195:
	cmp	%g1, 0
	be,a	.L189
	 add	%g2, -4, %g2
	st	%i4, [%i0+16]
	jmp	%i7+8
	 restore
.L199:
	add	%g4, 1, %g2
	b	.L182
	 sll	%g2, 2, %g2
.L197:
	mov	%i1, %g1
	mov	1, %i5
	mov	%i2, %i1
	b	.L178
	 mov	%g1, %i2
.L196:
	call	_Balloc, 0
	 mov	0, %o1
	orcc	%o0, 0, %i0
	be	.L201
	 mov	1, %g1
	st	%g0, [%i0+20]
	st	%g1, [%i0+16]
	jmp	%i7+8
	 restore
.L200:
	cmp	%o7, %i3
	bgeu	.L202
	 mov	0, %g2
	b	.L195
	 add	%o5, %g2, %g2
.L202:
	sll	%g4, 2, %g2
	b	.L195
	 add	%o5, %g2, %g2
.L198:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ld	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	576, %o1
	call	__assert_func, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
.L201:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ld	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	562, %o1
	call	__assert_func, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__mdiff, .-__mdiff
	.section	.text.__ulp,"ax",@progbits
	.align 4
	.global __ulp
	.type	__ulp, #function
	.proc	07
__ulp:
	save	%sp, -104, %sp
	sethi	%hi(2146435072), %g1
	sethi	%hi(-54525952), %g2
	and	%i0, %g1, %i0
	add	%i0, %g2, %i0
	cmp	%i0, 0
	ble	.L210
	 mov	0, %g1
	mov	%i0, %g2
	mov	%g1, %g3
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L210:
	sub	%g0, %i0, %i0
	sra	%i0, 20, %i0
	cmp	%i0, 19
	bg,a	.L206
	 add	%i0, -20, %i0
	sethi	%hi(524288), %g2
	mov	%g1, %g3
	sra	%g2, %i0, %i0
	mov	%i0, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L206:
	cmp	%i0, 30
	bg	.L207
	 mov	1, %g1
	sethi	%hi(-2147483648), %g1
	srl	%g1, %i0, %g1
.L207:
	mov	0, %i0
	mov	%g1, %g3
	mov	%i0, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
	.size	__ulp, .-__ulp
	.section	.text.__b2d,"ax",@progbits
	.align 4
	.global __b2d
	.type	__b2d, #function
	.proc	07
__b2d:
	save	%sp, -104, %sp
	ld	[%i0+16], %i5
	add	%i0, 20, %i3
	sll	%i5, 2, %i5
	add	%i3, %i5, %i5
	ld	[%i5-4], %i4
	call	__hi0bits, 0
	 mov	%i4, %o0
	mov	32, %g2
	sub	%g2, %o0, %g1
	st	%g1, [%i1]
	cmp	%o0, 10
	ble	.L224
	 add	%i5, -4, %g4
	cmp	%i3, %g4
	bgeu	.L215
	 add	%o0, -11, %i2
	cmp	%i2, 0
	be	.L216
	 ld	[%i5-8], %g1
	sub	%g2, %i2, %g4
	srl	%g1, %g4, %g2
	sll	%i4, %i2, %i4
	add	%i5, -8, %i1
	or	%i4, %g2, %i4
	sethi	%hi(1072693248), %i0
	sll	%g1, %i2, %g1
	cmp	%i3, %i1
	bgeu	.L214
	 or	%i4, %i0, %g2
	ld	[%i5-12], %i5
	srl	%i5, %g4, %g4
	or	%g1, %g4, %g1
	mov	%g1, %g3
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L215:
	cmp	%o0, 11
	bne	.L225
	 mov	0, %g1
.L216:
	sethi	%hi(1072693248), %g4
	or	%i4, %g4, %g2
.L214:
	mov	%g1, %g3
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L224:
	mov	11, %i2
	sethi	%hi(1072693248), %i1
	sub	%i2, %o0, %i2
	mov	0, %g1
	srl	%i4, %i2, %i0
	cmp	%i3, %g4
	bgeu	.L213
	 or	%i0, %i1, %g2
	ld	[%i5-8], %g1
	srl	%g1, %i2, %g1
.L213:
	add	%o0, 21, %o0
	sll	%i4, %o0, %i4
	or	%i4, %g1, %g1
	mov	%g1, %g3
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L225:
	sll	%i4, %i2, %i4
	sethi	%hi(1072693248), %g4
	mov	%g1, %g3
	or	%i4, %g4, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
	.size	__b2d, .-__b2d
	.section	.text.__d2b,"ax",@progbits
	.align 4
	.global __d2b
	.type	__d2b, #function
	.proc	0110
__d2b:
	save	%sp, -112, %sp
	mov	1, %o1
	mov	%i0, %o0
	st	%i1, [%fp-16]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	_Balloc, 0
	 st	%i2, [%fp-12]
	orcc	%o0, 0, %i0
	be	.L240
	 ld	[%fp-16], %g3
	sethi	%hi(-1048576), %g2
	srl	%g3, 20, %g1
	andcc	%g1, 2047, %i5
	be	.L228
	 andn	%g3, %g2, %g2
	sethi	%hi(1048576), %g1
	or	%g2, %g1, %g2
.L228:
	st	%g2, [%fp-4]
	ld	[%fp-12], %g1
	cmp	%g1, 0
	bne,a	.L241
	 st	%g1, [%fp-8]
	call	__lo0bits, 0
	 add	%fp, -4, %o0
	mov	1, %i2
	ld	[%fp-4], %g1
	st	%i2, [%i0+16]
	st	%g1, [%i0+20]
	cmp	%i5, 0
	be	.L234
	 add	%o0, 32, %o0
.L242:
	add	%i5, -1075, %g1
	add	%g1, %o0, %g1
	st	%g1, [%i3]
	mov	53, %i2
	sub	%i2, %o0, %o0
	st	%o0, [%i4]
	jmp	%i7+8
	 restore
.L241:
	call	__lo0bits, 0
	 add	%fp, -8, %o0
	cmp	%o0, 0
	be	.L230
	 ld	[%fp-4], %g1
	sub	%g0, %o0, %g2
	ld	[%fp-8], %g3
	sll	%g1, %g2, %g2
	srl	%g1, %o0, %g1
	or	%g2, %g3, %g2
	st	%g1, [%fp-4]
	st	%g2, [%i0+20]
.L231:
	cmp	%g0, %g1
	st	%g1, [%i0+24]
	addx	%g0, 0, %i2
	add	%i2, 1, %i2
	cmp	%i5, 0
	bne	.L242
	 st	%i2, [%i0+16]
.L234:
	add	%o0, -1074, %o0
	sll	%i2, 2, %g1
	add	%i0, %g1, %g1
	st	%o0, [%i3]
	sll	%i2, 5, %i2
	call	__hi0bits, 0
	 ld	[%g1+16], %o0
	sub	%i2, %o0, %o0
	st	%o0, [%i4]
	jmp	%i7+8
	 restore
.L230:
	ld	[%fp-8], %g2
	b	.L231
	 st	%g2, [%i0+20]
.L240:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ld	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	778, %o1
	call	__assert_func, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__d2b, .-__d2b
	.section	.text.__ratio,"ax",@progbits
	.align 4
	.global __ratio
	.type	__ratio, #function
	.proc	07
__ratio:
	save	%sp, -120, %sp
	add	%fp, -8, %o1
	call	__b2d, 0
	 mov	%i0, %o0
	add	%fp, -4, %o1
	std	%f0, [%fp-16]
	call	__b2d, 0
	 mov	%i1, %o0
	ld	[%i1+16], %g2
	std	%f0, [%fp-24]
	ld	[%i0+16], %g1
	ldd	[%fp-16], %i4
	sub	%g1, %g2, %g1
	sll	%g1, 5, %g1
	ldd	[%fp-8], %g2
	sub	%g2, %g3, %g2
	add	%g1, %g2, %g1
	cmp	%g1, 0
	ble	.L244
	 ldd	[%fp-24], %i2
	ld	[%fp-16], %g2
	sll	%g1, 20, %g1
	add	%g1, %g2, %i4
	std	%i4, [%fp-16]
	ldd	[%fp-16], %f8
	fdivd	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L244:
	st	%f0, [%fp-24]
	sll	%g1, 20, %g1
	ld	[%fp-24], %g2
	ldd	[%fp-16], %f8
	sub	%g2, %g1, %i2
	std	%i2, [%fp-24]
	ldd	[%fp-24], %f0
	fdivd	%f8, %f0, %f0
	jmp	%i7+8
	 restore
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 23
	ble	.L251
	 sethi	%gdop_hix22(.LC2), %g1
	sethi	%gdop_hix22(.LC3), %g2
	xor	%g1, %gdop_lox10(.LC2), %g1
	xor	%g2, %gdop_lox10(.LC3), %g2
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%l7 + %g2], %l7, %gdop(.LC3)
	ldd	[%g1], %f0
	ldd	[%l7], %f8
.L247:
	addcc	%i0, -1, %i0
	bne	.L247
	 fmuld	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L251:
	sll	%i0, 3, %i0
	sethi	%gdop_hix22(__mprec_tens), %g1
	xor	%g1, %gdop_lox10(__mprec_tens), %g1
	ld	[%l7 + %g1], %l7, %gdop(__mprec_tens)
	ldd	[%l7+%i0], %f0
	jmp	%i7+8
	 restore
	.size	_mprec_log10, .-_mprec_log10
	.section	.text.__copybits,"ax",@progbits
	.align 4
	.global __copybits
	.type	__copybits, #function
	.proc	020
__copybits:
	save	%sp, -96, %sp
	add	%i2, 20, %g1
	add	%i1, -1, %g4
	ld	[%i2+16], %g3
	sra	%g4, 5, %g4
	sll	%g3, 2, %g3
	add	%g4, 1, %g4
	add	%g1, %g3, %g3
	sll	%g4, 2, %g4
	cmp	%g1, %g3
	bgeu	.L259
	 add	%i0, %g4, %g4
	mov	%i0, %g2
.L254:
	ld	[%g1], %i5
	st	%i5, [%g2]
	add	%g1, 4, %g1
	cmp	%g3, %g1
	bgu	.L254
	 add	%g2, 4, %g2
	sub	%g3, %i2, %g1
	add	%g1, -21, %g1
	and	%g1, -4, %g1
	add	%g1, 4, %g1
	add	%i0, %g1, %i0
	cmp	%g4, %i0
	bleu	.L262
	 nop
	st	%g0, [%i0]
.L261:
	add	%i0, 4, %i0
.L259:
	cmp	%g4, %i0
	bgu,a	.L261
	 st	%g0, [%i0]
.L262:
	jmp	%i7+8
	 restore
	.size	__copybits, .-__copybits
	.section	.text.__any_on,"ax",@progbits
	.align 4
	.global __any_on
	.type	__any_on, #function
	.proc	016
__any_on:
	save	%sp, -96, %sp
	ld	[%i0+16], %g1
	sra	%i1, 5, %g2
	cmp	%g1, %g2
	bge	.L264
	 add	%i0, 20, %g3
	sll	%g1, 2, %g1
	b	.L267
	 add	%g3, %g1, %g1
.L268:
	ld	[%g1], %g2
	cmp	%g2, 0
	bne	.L270
	 nop
.L267:
	cmp	%g1, %g3
.L274:
	bgu	.L268
	 add	%g1, -4, %g1
	jmp	%i7+8
	 restore %g0, 0, %o0
.L264:
	sll	%g2, 2, %g2
	ble	.L267
	 add	%g3, %g2, %g1
	andcc	%i1, 31, %i1
	be	.L274
	 cmp	%g1, %g3
	ld	[%g3+%g2], %g4
	srl	%g4, %i1, %g2
	sll	%g2, %i1, %g2
	cmp	%g4, %g2
	be	.L267
	 mov	1, %i0
	jmp	%i7+8
	 restore
.L270:
	jmp	%i7+8
	 restore %g0, 1, %o0
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
