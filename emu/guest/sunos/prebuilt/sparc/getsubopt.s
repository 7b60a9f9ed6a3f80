! dba6a87b34709bdad9c14309a1e5efec newlib/libc/stdlib/getsubopt.c
	.file	"getsubopt.c"
	.section	".text"
	.section	.text.getsubopt,"ax",@progbits
	.align 4
	.global getsubopt
	.type	getsubopt, #function
	.proc	04
getsubopt:
	save	%sp, -96, %sp
	st	%g0, [%i2]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(suboptarg), %g1
	xor	%g1, %gdop_lox10(suboptarg), %g1
	ld	[%l7 + %g1], %l7, %gdop(suboptarg)
	cmp	%i0, 0
	be	.L20
	 st	%g0, [%l7]
	ld	[%i0], %g2
	cmp	%g2, 0
	be	.L20
	 nop
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,a	.L82
	 st	%g2, [%i0]
	sra	%g1, 24, %g1
.L83:
	xor	%g1, 44, %g3
	cmp	%g0, %g3
	xor	%g1, 32, %g3
	subx	%g0, -1, %g4
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	orcc	%g4, %g3, %g0
	bne	.L5
	 cmp	%g1, 9
	bne,a	.L76
	 st	%g2, [%l7]
.L5:
	add	%g2, 1, %g2
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,a	.L83
	 sra	%g1, 24, %g1
	st	%g2, [%i0]
.L20:
.L82:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L76:
.L71:
	ldsb	[%g2+1], %g1
	cmp	%g1, 0
	be	.L8
	 add	%g2, 1, %g3
	cmp	%g1, 44
	be,a	.L84
	 add	%g2, 2, %g3
	bg	.L10
	 cmp	%g1, 9
	be	.L9
	 cmp	%g1, 32
	bne,a	.L71
	 mov	%g3, %g2
.L9:
	add	%g2, 2, %g3
.L84:
	stb	%g0, [%g2+1]
.L74:
	ldub	[%g3], %g1
.L81:
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,a	.L85
	 st	%g3, [%i0]
	sra	%g1, 24, %g1
.L86:
	xor	%g1, 44, %g2
	cmp	%g0, %g2
	xor	%g1, 32, %g2
	subx	%g0, -1, %g4
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	orcc	%g4, %g2, %g0
	bne	.L18
	 cmp	%g1, 9
	bne,a	.L85
	 st	%g3, [%i0]
.L18:
	add	%g3, 1, %g3
	ldub	[%g3], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,a	.L86
	 sra	%g1, 24, %g1
.L8:
	st	%g3, [%i0]
.L85:
	ld	[%i1], %o1
	cmp	%o1, 0
	be	.L20
	 nop
	b	.L19
	 mov	0, %i0
.L79:
	ld	[%i1], %o1
	cmp	%o1, 0
	be	.L20
	 add	%i0, 1, %i0
.L19:
	call	strcmp, 0
	 ld	[%l7], %o0
	cmp	%o0, 0
	bne	.L79
	 add	%i1, 4, %i1
	jmp	%i7+8
	 restore
.L10:
	cmp	%g1, 61
	bne,a	.L71
	 mov	%g3, %g2
	stb	%g0, [%g2+1]
	add	%g2, 2, %g3
	st	%g3, [%i2]
	ldub	[%g2+2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L73
	 sra	%g1, 24, %g2
	b	.L81
	 ldub	[%g3], %g1
.L80:
	be,a	.L87
	 stb	%g0, [%g3]
	add	%g3, 1, %g3
	ldub	[%g3], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L74
	 sra	%g1, 24, %g2
.L73:
	cmp	%g2, 44
	be	.L13
	 cmp	%g1, 0
	sra	%g1, 24, %g1
	cmp	%g1, 32
	bne	.L80
	 cmp	%g1, 9
	stb	%g0, [%g3]
.L87:
	b	.L74
	 add	%g3, 1, %g3
.L13:
	be,a	.L81
	 ldub	[%g3], %g1
	stb	%g0, [%g3]
	b	.L74
	 add	%g3, 1, %g3
	.size	getsubopt, .-getsubopt
	.global suboptarg
	.section	".bss"
	.align 4
	.type	suboptarg, #object
	.size	suboptarg, 4
suboptarg:
	.skip	4
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
