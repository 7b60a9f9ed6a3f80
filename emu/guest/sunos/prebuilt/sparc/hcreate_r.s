! 39f7655059d737ad2b7c66f164e72704 newlib/libc/search/hcreate_r.c
	.file	"hcreate_r.c"
	.section	".text"
	.section	.text.hcreate_r,"ax",@progbits
	.align 4
	.global hcreate_r
	.type	hcreate_r, #function
	.proc	04
hcreate_r:
	save	%sp, -96, %sp
	ld	[%i1], %g1
	cmp	%g1, 0
	bne	.L19
	 sethi	%hi(67108864), %g1
	cmp	%i0, %g1
	bgu,a	.L20
	 mov	%g1, %i0
	cmp	%i0, 16
	blu,a	.L21
	 mov	16, %i0
	add	%i0, -1, %g1
	andcc	%g1, %i0, %g0
	bne	.L22
	 mov	0, %g1
.L6:
	st	%i0, [%i1+4]
.L25:
	call	malloc, 0
	 sll	%i0, 2, %o0
	cmp	%o0, 0
	be	.L8
	 st	%o0, [%i1]
	ld	[%i1+4], %g1
	cmp	%g1, 0
	be	.L10
	 sll	%g1, 2, %g1
	add	%o0, %g1, %g1
	st	%g0, [%o0]
.L24:
	add	%o0, 4, %o0
	cmp	%o0, %g1
	bne,a	.L24
	 st	%g0, [%o0]
.L10:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L22:
.L7:
	srl	%i0, 1, %i0
	cmp	%i0, 0
	bne	.L7
	 add	%g1, 1, %g1
	mov	1, %i0
	b	.L6
	 sll	%i0, %g1, %i0
.L21:
	add	%i0, -1, %g1
	andcc	%g1, %i0, %g0
	be,a	.L25
	 st	%i0, [%i1+4]
	b	.L7
	 mov	0, %g1
.L20:
	add	%i0, -1, %g1
	andcc	%g1, %i0, %g0
	be,a	.L25
	 st	%i0, [%i1+4]
	b	.L7
	 mov	0, %g1
.L19:
	call	__errno, 0
	 mov	0, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L8:
	call	__errno, 0
	 mov	0, %i0
	mov	12, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	hcreate_r, .-hcreate_r
	.section	.text.hdestroy_r,"ax",@progbits
	.align 4
	.global hdestroy_r
	.type	hdestroy_r, #function
	.proc	020
hdestroy_r:
	save	%sp, -96, %sp
	ld	[%i0], %o0
	cmp	%o0, 0
	be	.L32
	 nop
	call	free, 0
	 nop
	st	%g0, [%i0]
.L32:
	jmp	%i7+8
	 restore
	.size	hdestroy_r, .-hdestroy_r
	.section	.text.hsearch_r,"ax",@progbits
	.align 4
	.global hsearch_r
	.type	hsearch_r, #function
	.proc	04
hsearch_r:
	save	%sp, -96, %sp
	ld	[%i0], %i4
	call	strlen, 0
	 mov	%i4, %o0
	sethi	%gdop_hix22(__default_hash), %g1
	xor	%g1, %gdop_lox10(__default_hash), %g1
	mov	%o0, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(__default_hash)
	ld	[%l7], %g1
	call	%g1, 0
	 mov	%i4, %o0
	ld	[%i3+4], %g1
	ld	[%i3], %l0
	add	%g1, -1, %i3
	and	%i3, %o0, %i3
	sll	%i3, 2, %i3
	ld	[%l0+%i3], %i5
	cmp	%i5, 0
	bne,a	.L50
	 ld	[%i5+4], %o0
	b	.L49
	 cmp	%i1, 0
.L48:
	cmp	%i5, 0
	be	.L34
	 cmp	%i1, 0
	ld	[%i5+4], %o0
.L50:
	call	strcmp, 0
	 mov	%i4, %o1
	cmp	%o0, 0
	bne,a	.L48
	 ld	[%i5], %i5
	add	%i5, 4, %i5
	st	%i5, [%i2]
	jmp	%i7+8
	 restore %g0, 1, %o0
.L34:
.L49:
	bne	.L37
	 nop
.L39:
	mov	0, %i5
	st	%i5, [%i2]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L37:
	call	malloc, 0
	 mov	12, %o0
	cmp	%o0, 0
	be	.L39
	 add	%o0, 4, %i5
	ld	[%l0+%i3], %g2
	ld	[%i0+4], %g1
	st	%i4, [%o0+4]
	st	%g2, [%o0]
	st	%g1, [%o0+8]
	st	%o0, [%l0+%i3]
	st	%i5, [%i2]
	jmp	%i7+8
	 restore %g0, 1, %o0
	.size	hsearch_r, .-hsearch_r
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
