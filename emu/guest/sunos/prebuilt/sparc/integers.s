! c297b6361faba65b48ed1a79b7c6d249 emu/guest/libc/sunos/integers.c
	.file	"integers.c"
	.section	".text"
	.section	.text.__udivmoddi4,"ax",@progbits
	.align 4
	.global __udivmoddi4
	.type	__udivmoddi4, #function
	.proc	017
__udivmoddi4:
	save	%sp, -96, %sp
	mov	%i0, %o4
	orcc	%i2, 0, %g3
	be	.L2
	 mov	%i1, %o5
	mov	0, %g2
	mov	63, %g4
	bge	.L4
	 sll	%i2, 1, %i5
	b	.L31
	 mov	31, %i5
.L33:
	andcc	%g1, 1, %g0
	bne	.L40
	 andcc	%g2, 32, %g0
.L4:
	add	%g2, 1, %g2
.L41:
	sub	%g4, %g2, %g1
	andcc	%g1, 32, %g0
	bne,a	.L33
	 srl	%i2, %g1, %g1
	xnor	%g0, %g1, %g3
	srl	%i3, %g1, %g1
	sll	%i5, %g3, %g3
	or	%g3, %g1, %g1
	andcc	%g1, 1, %g0
	be,a	.L41
	 add	%g2, 1, %g2
	andcc	%g2, 32, %g0
.L40:
	be	.L34
	 sll	%i3, %g2, %g3
.L13:
	mov	31, %i5
	sub	%i5, %g2, %i5
	srl	%o4, 1, %g1
.L39:
	sll	%o4, 31, %g4
	srl	%o5, 1, %g2
	or	%g4, %g2, %g2
#APP
! 16 "./libc/sunos/integers.c" 1
	wr %g1, 0, %y
	nop
	nop
	nop
	udiv %g2, %g3, %g1
! 0 "" 2
#NO_APP
	srl	%g1, %i5, %g1
	cmp	%g1, 0
	bne,a	.L35
	 add	%g1, -1, %g1
	mov	0, %i0
	mov	0, %i1
.L14:
	cmp	%i2, %o4
	bgu,a	.L42
	 cmp	%i4, 0
	be	.L36
	 cmp	%i3, %o5
	subcc	%o5, %i3, %o5
.L38:
	add	%g1, 1, %i1
	subx	%o4, %i2, %o4
	mov	0, %i0
	cmp	%i4, 0
.L42:
	bne,a	.L43
	 std	%o4, [%i4]
.L43:
	jmp	%i7+8
	 restore
.L35:
	mov	0, %i0
	umul	%i3, %g1, %g3
	rd	%y, %g2
	smul	%i2, %g1, %g4
	subcc	%o5, %g3, %o5
	add	%g4, %g2, %g2
	mov	%g1, %i1
	b	.L14
	 subx	%o4, %g2, %o4
.L34:
	srl	%i3, 1, %g1
	xnor	%g0, %g2, %g4
	sll	%i2, %g2, %g3
	srl	%g1, %g4, %g1
	b	.L13
	 or	%g1, %g3, %g3
.L2:
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i0, %i3, %i0
	cmp	%i4, 0
	smul	%i0, %i3, %i1
	sub	%o4, %i1, %i1
#APP
! 16 "./libc/sunos/integers.c" 1
	wr %i1, 0, %y
	nop
	nop
	nop
	udiv %o5, %i3, %i1
! 0 "" 2
#NO_APP
	be	.L43
	 smul	%i1, %i3, %g1
	st	%g0, [%i4]
	sub	%o5, %g1, %g1
	st	%g1, [%i4+4]
	jmp	%i7+8
	 restore
.L36:
	bgu,a	.L42
	 cmp	%i4, 0
	b	.L38
	 subcc	%o5, %i3, %o5
.L31:
	b	.L39
	 srl	%o4, 1, %g1
	.size	__udivmoddi4, .-__udivmoddi4
	.section	.text.__udivdi3,"ax",@progbits
	.align 4
	.global __udivdi3
	.type	__udivdi3, #function
	.proc	017
__udivdi3:
	save	%sp, -96, %sp
	call	__udivmoddi4, 0
	 restore %g0, 0, %o4
	.size	__udivdi3, .-__udivdi3
	.section	.text.__umoddi3,"ax",@progbits
	.align 4
	.global __umoddi3
	.type	__umoddi3, #function
	.proc	017
__umoddi3:
	save	%sp, -104, %sp
	mov	%i0, %o0
	mov	%i1, %o1
	add	%fp, -8, %o4
	mov	%i2, %o2
	call	__udivmoddi4, 0
	 mov	%i3, %o3
	ldd	[%fp-8], %i0
	jmp	%i7+8
	 restore
	.size	__umoddi3, .-__umoddi3
	.section	.text.__divdi3,"ax",@progbits
	.align 4
	.global __divdi3
	.type	__divdi3, #function
	.proc	05
__divdi3:
	save	%sp, -96, %sp
	orcc	%i0, 0, %o0
	bge	.L47
	 mov	%i1, %o1
	subcc	%g0, %i1, %o1
	subx	%g0, %o0, %o0
.L47:
	cmp	%i2, 0
	mov	%i2, %o2
	bge	.L49
	 mov	%i3, %o3
	subcc	%g0, %i3, %o3
	subx	%g0, %i2, %o2
.L49:
	call	__udivmoddi4, 0
	 mov	0, %o4
	xorcc	%i0, %i2, %g0
	mov	%o0, %g2
	bge	.L46
	 mov	%o1, %g3
	subcc	%g0, %o1, %g3
	subx	%g0, %g2, %g2
.L46:
	mov	%g2, %i0
	jmp	%i7+8
	 restore %g0, %g3, %o1
	.size	__divdi3, .-__divdi3
	.section	.text.__moddi3,"ax",@progbits
	.align 4
	.global __moddi3
	.type	__moddi3, #function
	.proc	05
__moddi3:
	save	%sp, -104, %sp
	orcc	%i0, 0, %o0
	bl	.L67
	 mov	%i1, %o1
	add	%fp, -8, %o4
	cmp	%i2, 0
	mov	%i2, %o2
	bl	.L68
	 mov	%i3, %o3
	call	__udivmoddi4, 0
	 nop
	ldd	[%fp-8], %i0
	jmp	%i7+8
	 restore
.L68:
	subcc	%g0, %i3, %o3
	call	__udivmoddi4, 0
	 subx	%g0, %i2, %o2
	ldd	[%fp-8], %i0
	jmp	%i7+8
	 restore
.L67:
	subcc	%g0, %i1, %g3
	add	%fp, -8, %o4
	subx	%g0, %o0, %g2
	mov	%i2, %o2
	cmp	%i2, 0
	bge	.L65
	 mov	%i3, %o3
	subcc	%g0, %i3, %o3
	subx	%g0, %i2, %o2
.L65:
	mov	%g2, %o0
	call	__udivmoddi4, 0
	 mov	%g3, %o1
	ldd	[%fp-8], %g2
	subcc	%g0, %g3, %i1
	subx	%g0, %g2, %i0
	jmp	%i7+8
	 restore
	.size	__moddi3, .-__moddi3
	.section	.text.__divmoddi4,"ax",@progbits
	.align 4
	.global __divmoddi4
	.type	__divmoddi4, #function
	.proc	05
__divmoddi4:
	save	%sp, -96, %sp
	mov	%i2, %o2
	mov	%i3, %o3
	mov	%i0, %o0
	call	__moddi3, 0
	 mov	%i1, %o1
	std	%o0, [%i4]
	call	__divdi3, 0
	 restore
	.size	__divmoddi4, .-__divmoddi4
	.section	.text.__ashldi3,"ax",@progbits
	.align 4
	.global __ashldi3
	.type	__ashldi3, #function
	.proc	017
__ashldi3:
	save	%sp, -96, %sp
	andcc	%i2, 32, %g0
	bne	.L74
	 cmp	%i2, 0
	be	.L75
	 sub	%g0, %i2, %g1
	sll	%i0, %i2, %i0
	srl	%i1, %g1, %g1
	sll	%i1, %i2, %i1
	or	%g1, %i0, %i0
.L75:
	jmp	%i7+8
	 restore
.L74:
	sll	%i1, %i2, %i0
	jmp	%i7+8
	 restore %g0, 0, %o1
	.size	__ashldi3, .-__ashldi3
	.section	.text.__lshrdi3,"ax",@progbits
	.align 4
	.global __lshrdi3
	.type	__lshrdi3, #function
	.proc	017
__lshrdi3:
	save	%sp, -96, %sp
	andcc	%i2, 32, %g0
	bne	.L80
	 mov	%i0, %g1
	cmp	%i2, 0
	be	.L82
	 sub	%g0, %i2, %g2
	srl	%i1, %i2, %i1
	sll	%i0, %g2, %g2
	srl	%i0, %i2, %i0
	or	%g2, %i1, %i1
.L82:
	jmp	%i7+8
	 restore
.L80:
	srl	%g1, %i2, %i1
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	__lshrdi3, .-__lshrdi3
	.section	.text.__ashrdi3,"ax",@progbits
	.align 4
	.global __ashrdi3
	.type	__ashrdi3, #function
	.proc	05
__ashrdi3:
	save	%sp, -96, %sp
	andcc	%i2, 32, %g0
	bne	.L87
	 mov	%i0, %g1
	cmp	%i2, 0
	be	.L89
	 sub	%g0, %i2, %g2
	srl	%i1, %i2, %i1
	sll	%i0, %g2, %g2
	sra	%i0, %i2, %i0
	or	%g2, %i1, %i1
.L89:
	jmp	%i7+8
	 restore
.L87:
	sra	%i0, 31, %i0
	sra	%g1, %i2, %i1
	jmp	%i7+8
	 restore
	.size	__ashrdi3, .-__ashrdi3
	.section	.text.__clzsi2,"ax",@progbits
	.align 4
	.global __clzsi2
	.type	__clzsi2, #function
	.proc	04
__clzsi2:
	save	%sp, -96, %sp
	cmp	%i0, 0
	bl	.L90
	 mov	0, %g1
	mov	31, %g3
	add	%g1, 1, %g1
.L99:
	cmp	%g1, 32
	be	.L90
	 sub	%g3, %g1, %g2
	srl	%i0, %g2, %g2
	cmp	%g2, 0
	be,a	.L99
	 add	%g1, 1, %g1
.L90:
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	__clzsi2, .-__clzsi2
	.section	.text.__ctzsi2,"ax",@progbits
	.align 4
	.global __ctzsi2
	.type	__ctzsi2, #function
	.proc	04
__ctzsi2:
	save	%sp, -96, %sp
	sub	%g0, %i0, %o0
	and	%o0, %i0, %o0
	call	__clzsi2, 0
	 mov	31, %i0
	sub	%i0, %o0, %i0
	jmp	%i7+8
	 restore
	.size	__ctzsi2, .-__ctzsi2
	.section	.text.__clzdi2,"ax",@progbits
	.align 4
	.global __clzdi2
	.type	__clzdi2, #function
	.proc	04
__clzdi2:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L102
	 nop
	call	__clzsi2, 0
	 restore
.L102:
	call	__clzsi2, 0
	 mov	%i1, %o0
	jmp	%i7+8
	 restore %o0, 32, %o0
	.size	__clzdi2, .-__clzdi2
	.section	.text.__ctzdi2,"ax",@progbits
	.align 4
	.global __ctzdi2
	.type	__ctzdi2, #function
	.proc	04
__ctzdi2:
	save	%sp, -96, %sp
	cmp	%i1, 0
	be	.L105
	 nop
	call	__ctzsi2, 0
	 restore %g0, %i1, %o0
.L105:
	call	__ctzsi2, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %o0, 32, %o0
	.size	__ctzdi2, .-__ctzdi2
	.section	.text.__popcountsi2,"ax",@progbits
	.align 4
	.global __popcountsi2
	.type	__popcountsi2, #function
	.proc	04
__popcountsi2:
	save	%sp, -96, %sp
	mov	%i0, %g1
	cmp	%g1, 0
	be	.L112
	 mov	0, %i0
.L108:
	add	%g1, -1, %g2
	andcc	%g1, %g2, %g1
	bne	.L108
	 add	%i0, 1, %i0
.L112:
	jmp	%i7+8
	 restore
	.size	__popcountsi2, .-__popcountsi2
	.section	.text.__popcountdi2,"ax",@progbits
	.align 4
	.global __popcountdi2
	.type	__popcountdi2, #function
	.proc	04
__popcountdi2:
	save	%sp, -96, %sp
	call	__popcountsi2, 0
	 mov	%i1, %o0
	mov	%o0, %i5
	call	__popcountsi2, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %i5, %o0, %o0
	.size	__popcountdi2, .-__popcountdi2
	.section	.text.__ffsdi2,"ax",@progbits
	.align 4
	.global __ffsdi2
	.type	__ffsdi2, #function
	.proc	04
__ffsdi2:
	save	%sp, -96, %sp
	mov	%i0, %o0
	orcc	%o0, %i1, %g0
	bne	.L119
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L119:
	call	__ctzdi2, 0
	 mov	%i1, %o1
	jmp	%i7+8
	 restore %o0, 1, %o0
	.size	__ffsdi2, .-__ffsdi2
	.section	.text.__bswapsi2,"ax",@progbits
	.align 4
	.global __bswapsi2
	.type	__bswapsi2, #function
	.proc	016
__bswapsi2:
	save	%sp, -96, %sp
	srl	%i0, 24, %g3
	sll	%i0, 24, %g1
	sll	%i0, 8, %g2
	or	%g1, %g3, %g1
	sethi	%hi(16711680), %g3
	and	%g2, %g3, %g2
	srl	%i0, 8, %i0
	or	%g1, %g2, %g1
	sethi	%hi(64512), %g2
	or	%g2, 768, %g2
	and	%i0, %g2, %i0
	or	%g1, %i0, %i0
	jmp	%i7+8
	 restore
	.size	__bswapsi2, .-__bswapsi2
	.section	.text.__bswapdi2,"ax",@progbits
	.align 4
	.global __bswapdi2
	.type	__bswapdi2, #function
	.proc	017
__bswapdi2:
	save	%sp, -96, %sp
	call	__bswapsi2, 0
	 mov	%i1, %o0
	mov	%i0, %g1
	mov	%o0, %i0
	call	__bswapsi2, 0
	 mov	%g1, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o1
	.size	__bswapdi2, .-__bswapdi2
	.section	.text.__cmpdi2,"ax",@progbits
	.align 4
	.global __cmpdi2
	.type	__cmpdi2, #function
	.proc	04
__cmpdi2:
	save	%sp, -96, %sp
	cmp	%i0, %i2
	bg	.L125
	 mov	1, %g1
	be	.L129
	 cmp	%i1, %i3
	mov	0, %g1
.L125:
	cmp	%i2, %i0
.L131:
	bg	.L127
	 mov	1, %g2
	be	.L130
	 cmp	%i3, %i1
	mov	0, %g2
.L127:
	sub	%g1, %g2, %i0
.L132:
	jmp	%i7+8
	 restore %i0, 1, %o0
.L129:
	bleu,a	.L125
	 mov	0, %g1
	b	.L131
	 cmp	%i2, %i0
.L130:
	bgu,a	.L132
	 sub	%g1, %g2, %i0
	b	.L127
	 mov	0, %g2
	.size	__cmpdi2, .-__cmpdi2
	.section	.text.__ucmpdi2,"ax",@progbits
	.align 4
	.global __ucmpdi2
	.type	__ucmpdi2, #function
	.proc	04
__ucmpdi2:
	save	%sp, -96, %sp
	cmp	%i0, %i2
	bgu	.L134
	 mov	1, %g1
	be	.L138
	 cmp	%i1, %i3
	mov	0, %g1
.L134:
	cmp	%i2, %i0
.L140:
	bgu	.L136
	 mov	1, %g2
	be	.L139
	 cmp	%i3, %i1
	mov	0, %g2
.L136:
	sub	%g1, %g2, %i0
.L141:
	jmp	%i7+8
	 restore %i0, 1, %o0
.L138:
	bleu,a	.L134
	 mov	0, %g1
	b	.L140
	 cmp	%i2, %i0
.L139:
	bgu,a	.L141
	 sub	%g1, %g2, %i0
	b	.L136
	 mov	0, %g2
	.size	__ucmpdi2, .-__ucmpdi2
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1106247680
	.long	0
	.section	.text.__floatundidf,"ax",@progbits
	.align 4
	.global __floatundidf
	.type	__floatundidf, #function
	.proc	07
__floatundidf:
	save	%sp, -104, %sp
	st	%i0, [%fp-4]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%fp-4], %f8
	sethi	%gdop_hix22(.LC0), %g1
	fitod	%f8, %f8
	xor	%g1, %gdop_lox10(.LC0), %g1
	cmp	%i0, 0
	bge	.L143
	 ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f10
	faddd	%f8, %f10, %f8
.L143:
	st	%i1, [%fp-4]
	ldd	[%l7], %f10
	ld	[%fp-4], %f12
	fmuld	%f8, %f10, %f8
	cmp	%i1, 0
	bge	.L144
	 fitod	%f12, %f0
	faddd	%f0, %f10, %f0
.L144:
	faddd	%f8, %f0, %f0
	jmp	%i7+8
	 restore
	.size	__floatundidf, .-__floatundidf
	.section	.rodata.cst8
	.align 8
.LC1:
	.long	1106247680
	.long	0
	.section	.text.__floatdidf,"ax",@progbits
	.align 4
	.global __floatdidf
	.type	__floatdidf, #function
	.proc	07
__floatdidf:
	save	%sp, -104, %sp
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	st	%i1, [%fp-4]
	ld	[%fp-4], %f10
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	fitod	%f8, %f8
	sethi	%gdop_hix22(.LC1), %g1
	fitod	%f10, %f0
	xor	%g1, %gdop_lox10(.LC1), %g1
	cmp	%i1, 0
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ldd	[%l7], %f10
	bge	.L148
	 fmuld	%f8, %f10, %f8
	faddd	%f0, %f10, %f0
.L148:
	faddd	%f8, %f0, %f0
	jmp	%i7+8
	 restore
	.size	__floatdidf, .-__floatdidf
	.section	.text.__floatundisf,"ax",@progbits
	.align 4
	.global __floatundisf
	.type	__floatundisf, #function
	.proc	06
__floatundisf:
	save	%sp, -96, %sp
	srl	%i0, 21, %g1
	cmp	%g1, 0
	be	.L155
	 mov	%i0, %o0
	and	%i1, 2047, %g1
	and	%i1, -2048, %i1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	sll	%g1, 11, %g1
	or	%g1, %i1, %i1
.L155:
	call	__floatundidf, 0
	 mov	%i1, %o1
	fdtos	%f0, %f0
	jmp	%i7+8
	 restore
	.size	__floatundisf, .-__floatundisf
	.section	.text.__floatdisf,"ax",@progbits
	.align 4
	.global __floatdisf
	.type	__floatdisf, #function
	.proc	06
__floatdisf:
	save	%sp, -96, %sp
	cmp	%i0, 0
	bl	.L161
	 subcc	%g0, %i1, %o1
	call	__floatundisf, 0
	 restore
.L161:
	call	__floatundisf, 0
	 subx	%g0, %i0, %o0
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
	.size	__floatdisf, .-__floatdisf
	.section	.rodata.cst8
	.align 8
.LC2:
	.long	1072693248
	.long	0
	.align 8
.LC3:
	.long	1039138816
	.long	0
	.align 8
.LC4:
	.long	1105199104
	.long	0
	.align 8
.LC5:
	.long	1106247680
	.long	0
	.section	.text.__fixunsdfdi,"ax",@progbits
	.align 4
	.global __fixunsdfdi
	.type	__fixunsdfdi, #function
	.proc	017
__fixunsdfdi:
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldd	[%fp-8], %f8
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f10
	fcmped	%f8, %f10
	nop
	fbl	.L169
	 sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC4), %g1
	fmuld	%f8, %f10, %f10
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f12
	fcmped	%f10, %f12
	nop
	fbge,a	.L164
	 fsubd	%f10, %f12, %f10
	fdtoi	%f10, %f10
	st	%f10, [%fp-8]
	ld	[%fp-8], %i0
.L165:
	st	%i0, [%fp-8]
	sethi	%gdop_hix22(.LC5), %g2
	ld	[%fp-8], %f10
	xor	%g2, %gdop_lox10(.LC5), %g2
	fitod	%f10, %f10
	cmp	%i0, 0
	bge	.L166
	 ld	[%l7 + %g2], %l7, %gdop(.LC5)
	ldd	[%l7], %f12
	faddd	%f10, %f12, %f10
.L166:
	ldd	[%l7], %f14
	ldd	[%g1], %f12
	fmuld	%f10, %f14, %f10
	fsubd	%f8, %f10, %f8
	fcmped	%f8, %f12
	nop
	fbge,a	.L167
	 fsubd	%f8, %f12, %f8
	fdtoi	%f8, %f8
	st	%f8, [%fp-8]
	ld	[%fp-8], %i1
	jmp	%i7+8
	 restore
.L164:
	sethi	%hi(-2147483648), %g2
	fdtoi	%f10, %f10
	st	%f10, [%fp-8]
	ld	[%fp-8], %i0
	b	.L165
	 xor	%i0, %g2, %i0
.L167:
	sethi	%hi(-2147483648), %g1
	fdtoi	%f8, %f8
	st	%f8, [%fp-8]
	ld	[%fp-8], %i1
	xor	%i1, %g1, %i1
	jmp	%i7+8
	 restore
.L169:
	mov	0, %i0
	jmp	%i7+8
	 restore %g0, 0, %o1
	.size	__fixunsdfdi, .-__fixunsdfdi
	.section	.text.__fixdfdi,"ax",@progbits
	.align 4
	.global __fixdfdi
	.type	__fixdfdi, #function
	.proc	05
__fixdfdi:
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ldd	[%fp-8], %f10
	fcmped	%f8, %f10
	nop
	fbl	.L179
	 fnegs	%f8, %f8
	call	__fixunsdfdi, 0
	 restore
.L179:
	std	%f8, [%fp-8]
	call	__fixunsdfdi, 0
	 ldd	[%fp-8], %o0
	subcc	%g0, %o1, %i1
	subx	%g0, %o0, %i0
	jmp	%i7+8
	 restore
	.size	__fixdfdi, .-__fixdfdi
	.section	.text.__fixunssfdi,"ax",@progbits
	.align 4
	.global __fixunssfdi
	.type	__fixunssfdi, #function
	.proc	017
__fixunssfdi:
	save	%sp, -104, %sp
	st	%i0, [%fp-8]
	ld	[%fp-8], %f8
	fstod	%f8, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %i0
	call	__fixunsdfdi, 0
	 restore
	.size	__fixunssfdi, .-__fixunssfdi
	.section	.text.__fixsfdi,"ax",@progbits
	.align 4
	.global __fixsfdi
	.type	__fixsfdi, #function
	.proc	05
__fixsfdi:
	save	%sp, -104, %sp
	st	%i0, [%fp-8]
	ld	[%fp-8], %f8
	fstod	%f8, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %i0
	call	__fixdfdi, 0
	 restore
	.size	__fixsfdi, .-__fixsfdi
	.section	.rodata.cst8
	.align 8
.LC7:
	.long	1072693248
	.long	0
	.section	.text.__powidf2,"ax",@progbits
	.align 4
	.global __powidf2
	.type	__powidf2, #function
	.proc	07
__powidf2:
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	orcc	%i2, 0, %g1
	bl	.L193
	 ldd	[%fp-8], %f8
	be,a	.L188
	 sethi	%gdop_hix22(.LC7), %g1
.L184:
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ld	[%l7 + %g2], %l7, %gdop(.LC7)
	ldd	[%l7], %f0
.L187:
	andcc	%g1, 1, %g0
	bne,a	.L186
	 fmuld	%f0, %f8, %f0
.L186:
	srl	%g1, 1, %g1
	cmp	%g1, 0
	bne	.L187
	 fmuld	%f8, %f8, %f8
	cmp	%i2, 0
	bge	.L194
	 nop
	ldd	[%l7], %f8
	fdivd	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L188:
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC7)
	ldd	[%l7], %f0
.L194:
	jmp	%i7+8
	 restore
.L193:
	b	.L184
	 sub	%g0, %i2, %g1
	.size	__powidf2, .-__powidf2
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
