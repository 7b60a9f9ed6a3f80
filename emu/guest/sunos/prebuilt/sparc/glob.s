! f640a92e023ef2f02778c250c59c7c2e emu/guest/libc/glob.c
	.file	"glob.c"
	.section	".text"
	.section	.text.order,"ax",@progbits
	.align 4
	.type	order, #function
	.proc	04
order:
	save	%sp, -96, %sp
	ld	[%i1], %i1
	ld	[%i0], %i0
	call	strcmp, 0
	 restore
	.size	order, .-order
	.section	.text.add.isra.0,"ax",@progbits
	.align 4
	.type	add.isra.0, #function
	.proc	04
add.isra.0:
	save	%sp, -96, %sp
	andcc	%i0, 16, %g0
	be	.L4
	 mov	0, %i5
	ld	[%i1+8], %i5
.L4:
	ld	[%i1], %o1
	ld	[%i1+4], %o0
	add	%o1, 2, %o1
	add	%o1, %i5, %o1
	call	realloc, 0
	 sll	%o1, 2, %o1
	orcc	%o0, 0, %i4
	be	.L7
	 nop
	call	strdup, 0
	 mov	%i2, %o0
	orcc	%o0, 0, %i3
	be	.L7
	 st	%i4, [%i1+4]
	ld	[%i1], %g1
	cmp	%g1, 0
	be	.L14
	 add	%g1, 1, %g2
	st	%g2, [%i1]
	add	%i5, %g1, %g1
	sll	%g1, 2, %g1
	st	%i3, [%i4+%g1]
	add	%i5, %g2, %i5
	sll	%i5, 2, %i5
	st	%g0, [%i4+%i5]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L7:
	jmp	%i7+8
	 restore %g0, -2, %o0
.L14:
	sll	%i5, 2, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i4, %o0
	ld	[%i1], %g1
	add	%g1, 1, %g2
	st	%g2, [%i1]
	add	%i5, %g1, %g1
	sll	%g1, 2, %g1
	st	%i3, [%i4+%g1]
	add	%i5, %g2, %i5
	sll	%i5, 2, %i5
	st	%g0, [%i4+%i5]
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	add.isra.0, .-add.isra.0
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"/"
	.section	.text.go_on,"ax",@progbits
	.align 4
	.type	go_on, #function
	.proc	04
go_on:
	save	%sp, -672, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldsb	[%i2], %g1
	cmp	%g1, 0
	be	.L16
	 cmp	%g1, 47
	bne	.L28
	 add	%i0, 11, %g4
	add	%i1, 1, %g1
	cmp	%g1, 1023
	bleu	.L18
	 mov	47, %g3
	b	.L17
	 mov	%i1, %g1
.L37:
	cmp	%g1, 1024
	be,a	.L36
	 mov	1023, %g1
.L18:
	stb	%g3, [%g4+%g1]
	add	%i2, 1, %i2
	ldsb	[%i2], %g2
	cmp	%g2, 47
	be,a	.L37
	 add	%g1, 1, %g1
.L17:
	add	%i0, %g1, %g2
	stb	%g0, [%g2+12]
	ldsb	[%i2], %g2
	cmp	%g2, 0
	be,a	.L38
	 add	%i0, 12, %i2
.L24:
	call	expand, 0
	 restore %g0, %g1, %o1
.L38:
.L41:
	add	%fp, -288, %o1
	call	__stat64, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne	.L27
	 sethi	%hi(61440), %g2
	ld	[%fp-264], %g1
	and	%g1, %g2, %g1
	sethi	%hi(16384), %g2
	cmp	%g1, %g2
	be,a	.L39
	 ld	[%i0+8], %i1
.L27:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L16:
	add	%i0, 12, %i5
	add	%fp, -576, %o1
	call	__lstat64, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne	.L27
	 nop
	ld	[%i0], %o0
	andcc	%o0, 2, %g0
	bne	.L40
	 add	%fp, -288, %o1
.L21:
	ld	[%i0+8], %o1
	call	add.isra.0, 0
	 mov	%i5, %o2
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L36:
	add	%i0, %g1, %g2
	stb	%g0, [%g2+12]
	ldsb	[%i2], %g2
	cmp	%g2, 0
	bne	.L24
	 nop
	b	.L41
	 add	%i0, 12, %i2
.L39:
	ld	[%i0], %i0
	call	add.isra.0, 0
	 restore
.L28:
	b	.L17
	 mov	%i1, %g1
.L40:
	call	__stat64, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne,a	.L21
	 ld	[%i0], %o0
	sethi	%hi(61440), %g2
	ld	[%fp-264], %g1
	and	%g1, %g2, %g1
	sethi	%hi(16384), %g2
	cmp	%g1, %g2
	bne,a	.L21
	 ld	[%i0], %o0
	add	%i1, 1, %g1
	cmp	%g1, 1023
	bgu,a	.L21
	 ld	[%i0], %o0
	sethi	%gdop_hix22(.LC0), %o1
	add	%i5, %i1, %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	strcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC0)
	b	.L21
	 ld	[%i0], %o0
	.size	go_on, .-go_on
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"."
	.section	.text.expand,"ax",@progbits
	.align 4
	.type	expand, #function
	.proc	04
expand:
	save	%sp, -1120, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldub	[%i2], %g1
	sll	%g1, 24, %g3
	sra	%g3, 24, %g2
	cmp	%g2, 47
	be	.L63
	 cmp	%g2, 0
	be	.L63
	 mov	0, %i5
	mov	%i5, %g4
.L89:
	add	%i5, 1, %i5
	ldsb	[%i2+%i5], %g2
	cmp	%g2, 0
	be	.L67
	 cmp	%g2, 47
	bne,a	.L89
	 mov	%i5, %g4
.L67:
	cmp	%g4, 1022
	bgu	.L55
	 add	%i2, %i5, %i4
	ld	[%i0], %g2
	and	%g2, 64, %g2
	cmp	%g0, %g2
	mov	0, %g2
	b	.L51
	 subx	%g0, -1, %o7
.L85:
	be	.L48
	 cmp	%g1, 92
	be,a	.L49
	 add	%g2, %o7, %g2
.L49:
	add	%g2, 1, %g2
	cmp	%i5, %g2
	bleu,a	.L64
	 mov	0, %g2
	ldub	[%i2+%g2], %g1
.L51:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	xor	%g1, 42, %g4
	cmp	%g0, %g4
	xor	%g1, 63, %g4
	subx	%g0, -1, %i3
	cmp	%g0, %g4
	subx	%g0, -1, %g4
	orcc	%i3, %g4, %g0
	be	.L85
	 cmp	%g1, 91
.L48:
	mov	%i5, %o2
	add	%fp, -1024, %l0
	add	%fp, %i5, %i5
	mov	%i2, %o1
	call	memcpy, 0
	 mov	%l0, %o0
	stb	%g0, [%i5-1024]
	cmp	%i1, 0
	be	.L86
	 add	%i0, 12, %i5
	mov	%i5, %o0
	call	opendir, 0
	 mov	0, %i2
	orcc	%o0, 0, %l1
	be	.L84
	 add	%i0, 12, %l2
.L90:
	add	%i0, %i1, %l3
	add	%l2, %i1, %l2
.L56:
	cmp	%i2, 0
	be	.L59
	 nop
.L61:
	mov	%l1, %o0
	call	closedir, 0
	 mov	%i2, %i0
	jmp	%i7+8
	 restore
.L55:
	mov	0, %i2
.L42:
.L91:
	jmp	%i7+8
	 restore %g0, %i2, %o0
.L59:
	call	readdir, 0
	 mov	%l1, %o0
	mov	%o0, %g1
	add	%o0, 10, %i3
	cmp	%g1, 0
	be	.L61
	 mov	%i3, %o0
	call	strlen, 0
	 nop
	mov	%i3, %o1
	mov	%o0, %i5
	add	%i1, %i5, %i5
	add	%i5, 1, %g1
	cmp	%g1, 1024
	bgu	.L59
	 mov	%l0, %o0
	ld	[%i0], %o2
	sra	%o2, 6, %o2
	and	%o2, 1, %o2
	call	fnmatch, 0
	 or	%o2, 4, %o2
	cmp	%o0, 0
	bne	.L59
	 mov	%i3, %o1
	call	strcpy, 0
	 mov	%l2, %o0
	mov	%i4, %o2
	mov	%i5, %o1
	call	go_on, 0
	 mov	%i0, %o0
	stb	%g0, [%l3+12]
	b	.L56
	 mov	%o0, %i2
.L86:
	sethi	%gdop_hix22(.LC1), %i5
	mov	0, %i2
	xor	%i5, %gdop_lox10(.LC1), %i5
	ld	[%l7 + %i5], %i5, %gdop(.LC1)
	call	opendir, 0
	 mov	%i5, %o0
	orcc	%o0, 0, %l1
	bne	.L90
	 add	%i0, 12, %l2
	b,a	.L84
.L64:
	b	.L50
	 add	%i0, 11, %g4
.L54:
	add	%i1, 1, %i1
.L88:
	cmp	%i1, 1023
	bgu,a	.L91
	 mov	0, %i2
	ldub	[%i2+%g2], %g1
	add	%g2, 1, %g2
	cmp	%i5, %g2
	bleu	.L43
	 stb	%g1, [%g4+%i1]
	ldub	[%i2+%g2], %g1
	sll	%g1, 24, %g3
.L50:
	sra	%g3, 24, %g3
	cmp	%g3, 92
	bne,a	.L88
	 add	%i1, 1, %i1
	ld	[%i0], %g1
	andcc	%g1, 64, %g0
	bne,a	.L88
	 add	%i1, 1, %i1
	add	%g2, 1, %g1
	cmp	%i5, %g1
	bgu,a	.L54
	 mov	%g1, %g2
	b	.L88
	 add	%i1, 1, %i1
.L63:
	mov	%i2, %i4
.L43:
	add	%i0, %i1, %g1
	stb	%g0, [%g1+12]
	call	go_on, 0
	 restore %g0, %i4, %o2
.L84:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 20
	be	.L91
	 mov	0, %i2
	ld	[%i0+4], %i4
	cmp	%i4, 0
	be,a	.L92
	 ld	[%i0], %i2
	call	___errno, 0
	 mov	-1, %i2
	mov	%o0, %g1
	mov	%i5, %o0
	call	%i4, 0
	 ld	[%g1], %o1
	cmp	%o0, 0
	bne	.L42
	 nop
	ld	[%i0], %i2
.L92:
	and	%i2, 1, %i2
	b	.L42
	 sub	%g0, %i2, %i2
	.size	expand, .-expand
	.section	.text.glob,"ax",@progbits
	.align 4
	.global glob
	.type	glob, #function
	.proc	04
glob:
	save	%sp, -1136, %sp
	add	%fp, -1036, %g1
	mov	1036, %o2
	mov	%g1, %o0
	call	memset, 0
	 mov	0, %o1
	st	%i2, [%fp-1032]
	st	%i1, [%fp-1036]
	st	%i3, [%fp-1028]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%o0, %g1
	andcc	%i1, 32, %g0
	be	.L94
	 mov	%i0, %i2
	ld	[%i3], %i5
.L95:
	andcc	%i1, 16, %g0
	be	.L96
	 mov	0, %i4
	ld	[%i3+8], %i4
.L96:
	mov	%i2, %o2
	mov	0, %o1
	mov	%g1, %o0
	call	expand, 0
	 and	%i1, 4, %l0
	orcc	%o0, 0, %i0
	bne	.L108
	 cmp	%l0, 0
	ld	[%i3], %g1
	cmp	%g1, %i5
	be	.L104
	 cmp	%l0, 0
.L108:
	bne	.L109
	 nop
	ld	[%i3], %o1
.L107:
	cmp	%o1, %i5
	bgu	.L105
	 add	%i4, %i5, %i4
.L110:
	jmp	%i7+8
	 restore
.L94:
	st	%g0, [%i3]
	st	%g0, [%i3+4]
	b	.L95
	 mov	0, %i5
.L104:
	andcc	%i1, 8, %g0
	be	.L102
	 mov	%i2, %o2
	ld	[%fp-1028], %o1
	call	add.isra.0, 0
	 ld	[%fp-1036], %o0
	cmp	%l0, 0
	bne	.L110
	 mov	%o0, %i0
	b	.L107
	 ld	[%i3], %o1
.L105:
	ld	[%i3+4], %o0
	sll	%i4, 2, %i4
	sethi	%gdop_hix22(order), %o3
	mov	4, %o2
	xor	%o3, %gdop_lox10(order), %o3
	sub	%o1, %i5, %o1
	ld	[%l7 + %o3], %o3, %gdop(order)
	call	qsort, 0
	 add	%o0, %i4, %o0
.L109:
	jmp	%i7+8
	 restore
.L102:
	jmp	%i7+8
	 restore %g0, -3, %o0
	.size	glob, .-glob
	.section	.text.globfree,"ax",@progbits
	.align 4
	.global globfree
	.type	globfree, #function
	.proc	020
globfree:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	cmp	%g1, 0
	be	.L112
	 ld	[%i0+4], %g3
	ld	[%g3], %o0
	cmp	%o0, 0
	bne	.L113
	 mov	0, %g1
	add	%g1, 1, %g1
.L123:
	sll	%g1, 2, %g2
	ld	[%g3+%g2], %o0
	cmp	%o0, 0
	be,a	.L123
	 add	%g1, 1, %g1
.L113:
	add	%g1, 1, %g1
	mov	0, %i4
	b	.L116
	 sll	%g1, 2, %i5
.L115:
	ld	[%g1+%i5], %o0
	add	%i5, 4, %i5
.L116:
	call	free, 0
	 add	%i4, 1, %i4
	ld	[%i0], %g1
	cmp	%g1, %i4
	bgu,a	.L115
	 ld	[%i0+4], %g1
	ld	[%i0+4], %g3
.L112:
	call	free, 0
	 mov	%g3, %o0
	st	%g0, [%i0+4]
	st	%g0, [%i0]
	jmp	%i7+8
	 restore
	.size	globfree, .-globfree
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
