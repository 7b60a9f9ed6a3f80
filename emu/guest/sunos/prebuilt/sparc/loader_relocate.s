! 9621bbb4a4620f5221685327547194bf emu/guest/sunos/loader_relocate.c
	.file	"loader_relocate.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"unknown relocation %lu"
	.section	.text.unknown.isra.0,"ax",@progbits
	.align 4
	.type	unknown.isra.0, #function
	.proc	020
unknown.isra.0:
	save	%sp, -136, %sp
	mov	40, %o1
	add	%fp, -40, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%i1, 0xff, %o3
	sethi	%gdop_hix22(.LC0), %o2
	mov	%i5, %o0
	xor	%o2, %gdop_lox10(.LC0), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC0)
	mov	%i5, %o0
	call	fatal, 0
	 ld	[%i0+4], %o1
	nop
	.size	unknown.isra.0, .-unknown.isra.0
	.section	.text.relocate_to.isra.0,"ax",@progbits
	.align 4
	.type	relocate_to.isra.0, #function
	.proc	04
relocate_to.isra.0:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i1], %g3
	ld	[%i1+8], %g2
	ldub	[%i1+7], %g1
	add	%i0, %g3, %g4
	cmp	%g1, 55
	bgu	.L22
	 add	%i2, %g2, %i2
	sll	%g1, 2, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L6-.)), %g2
	or	%g2, %lo(_GLOBAL_OFFSET_TABLE_-(.L6-.)), %g2
	sub	%l7, %g2, %l7
	ld	[%l7+%g1], %g1
	jmp	%l7+%g1
	 nop
	.section	".rodata"
	.section	.text.relocate_to.isra.0
.L22:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L17:
	sub	%i2, %g4, %i2
.L23:
	srl	%i2, 24, %g1
	stb	%g1, [%i0+%g3]
	srl	%i2, 16, %g2
	srl	%i2, 8, %g1
	stb	%g2, [%g4+1]
	stb	%g1, [%g4+2]
	stb	%i2, [%g4+3]
.L19:
	ldub	[%i1+7], %g1
.L25:
	add	%g1, -7, %g1
	cmp	%g1, 5
	bleu	.L21
	 nop
.L20:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L5:
	srl	%i2, 8, %g1
	stb	%g1, [%i0+%g3]
	b	.L19
	 stb	%i2, [%g4+1]
.L16:
	ld	[%i0+%g3], %g1
	sub	%i2, %g4, %i2
	sethi	%hi(-1073741824), %g2
	srl	%i2, 2, %i2
	and	%g1, %g2, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
.L21:
#APP
! 75 "./sunos/loader_relocate.c" 1
	flush %g4
! 0 "" 2
#NO_APP
.L24:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L15:
	ld	[%i0+%g3], %g2
	sub	%i2, %g4, %g1
	sethi	%hi(-4194304), %i5
	sll	%g1, 8, %g1
	and	%g2, %i5, %g2
	srl	%g1, 10, %g1
	or	%g1, %g2, %g1
	st	%g1, [%i0+%g3]
#APP
! 75 "./sunos/loader_relocate.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L24
.L14:
	ld	[%i0+%g3], %g1
	srl	%i2, 10, %i2
	sethi	%hi(-4194304), %g2
	and	%g1, %g2, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
#APP
! 75 "./sunos/loader_relocate.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L24
.L13:
	ld	[%i0+%g3], %g1
	sethi	%hi(-4194304), %g2
	and	%g1, %g2, %g1
	andn	%i2, %g2, %g2
	or	%g1, %g2, %g1
	st	%g1, [%i0+%g3]
#APP
! 75 "./sunos/loader_relocate.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L24
.L12:
	ld	[%i0+%g3], %g1
	sethi	%hi(-8192), %g2
	and	%g1, %g2, %g1
	andn	%i2, %g2, %g2
	or	%g1, %g2, %g1
	st	%g1, [%i0+%g3]
#APP
! 75 "./sunos/loader_relocate.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L24
.L11:
	ld	[%i0+%g3], %g1
	and	%i2, 1023, %i2
	and	%g1, -1024, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
#APP
! 75 "./sunos/loader_relocate.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	b,a	.L24
.L10:
	b	.L19
	 st	%i2, [%i0+%g3]
.L9:
	and	%i2, 1023, %g2
	sethi	%hi(-2118098944), %g3
	add	%g4, 8, %g1
	or	%g2, %g3, %g2
	st	%g2, [%g4+8]
#APP
! 75 "./sunos/loader_relocate.c" 1
	flush %g1
! 0 "" 2
#NO_APP
	sethi	%hi(50331648), %g2
	srl	%i2, 10, %i2
	add	%g4, 4, %g1
	or	%i2, %g2, %i2
	st	%i2, [%g4+4]
#APP
! 75 "./sunos/loader_relocate.c" 1
	flush %g1
! 0 "" 2
#NO_APP
	b	.L25
	 ldub	[%i1+7], %g1
.L18:
	b	.L19
	 stb	%i2, [%i0+%g3]
.L7:
	st	%g0, [%i0+%g3]
	b	.L20
	 st	%i2, [%g4+4]
	.align 4
	.subsection	-1
	.align 4
.L6:
	.word	.L22-.L6
	.word	.L18-.L6
	.word	.L5-.L6
	.word	.L23-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L17-.L6
	.word	.L16-.L6
	.word	.L15-.L6
	.word	.L14-.L6
	.word	.L13-.L6
	.word	.L12-.L6
	.word	.L11-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L10-.L6
	.word	.L9-.L6
	.word	.L22-.L6
	.word	.L23-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L7-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L22-.L6
	.word	.L5-.L6
	.previous
	.size	relocate_to.isra.0, .-relocate_to.isra.0
	.section	.text.copied_to,"ax",@progbits
	.align 4
	.global copied_to
	.hidden	copied_to
	.type	copied_to, #function
	.proc	016
copied_to:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	7, %o1
	sethi	%gdop_hix22(program), %i1
	xor	%i1, %gdop_lox10(program), %i1
	ld	[%l7 + %i1], %i1, %gdop(program)
	call	table_of, 0
	 mov	%i1, %o0
	orcc	%o0, 0, %i5
	be	.L38
	 nop
	ld	[%i1+44], %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, 12, %i4
	cmp	%g1, 11
	bleu	.L38
	 add	%fp, -8, %i2
	b	.L32
	 add	%fp, -16, %i3
.L30:
	addcc	%i4, -1, %i4
.L37:
	be	.L38
	 add	%i5, 12, %i5
.L32:
	ld	[%i5+4], %g1
	and	%g1, 255, %g2
	cmp	%g2, 19
	bne,a	.L37
	 addcc	%i4, -1, %i4
	ld	[%i1+152], %g2
	srl	%g1, 8, %g1
	sll	%g1, 4, %g1
	ld	[%g2+%g1], %g1
	ld	[%i1+156], %o0
	add	%o0, %g1, %o0
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	mov	%i1, %o2
	ld	[%g1], %o1
	st	%i2, [%sp+64]
	call	look_up, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	cmp	%g1, 0
	be	.L30
	 mov	%i3, %o0
	ldd	[%fp-8], %g2
	call	address_of, 0
	 std	%g2, [%fp-16]
	cmp	%o0, %i0
	bne,a	.L37
	 addcc	%i4, -1, %i4
	ld	[%i1+8], %i0
	ld	[%i5], %g1
	jmp	%i7+8
	 restore %i0, %g1, %o0
.L38:
	jmp	%i7+8
	 restore
	.size	copied_to, .-copied_to
	.section	.text.relocate_table,"ax",@progbits
	.align 4
	.type	relocate_table, #function
	.proc	020
relocate_table:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i1, %o1
	call	table_of, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	be	.L101
	 add	%i2, 2, %i2
	sll	%i2, 2, %i2
	add	%i0, %i2, %i2
	ld	[%i2+4], %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, 12, %i4
	cmp	%g1, 11
	bgu,a	.L97
	 ld	[%i5+4], %g1
	b,a	.L100
.L50:
	addcc	%i4, -1, %i4
.L95:
	be	.L101
	 add	%i5, 12, %i5
.L65:
	ld	[%i5+4], %g1
.L97:
	and	%g1, 255, %g2
	xor	%g2, 19, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	cmp	%g3, %i3
	bne,a	.L95
	 addcc	%i4, -1, %i4
	srl	%g1, 8, %g1
	cmp	%g1, 0
	bne	.L84
	 cmp	%g2, 0
	ld	[%i0+8], %o2
	be	.L50
	 ld	[%i5], %g3
	cmp	%g2, 22
	bne	.L61
	 cmp	%g2, 76
	sethi	%gdop_hix22(own_module), %g1
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%i0, %g1
	be	.L95
	 addcc	%i4, -1, %i4
	ld	[%i5+8], %g1
	add	%g1, %o2, %g1
	st	%g1, [%o2+%g3]
	bne	.L65
	 add	%i5, 12, %i5
.L101:
	jmp	%i7+8
	 restore
.L100:
	jmp	%i7+8
	 restore
.L84:
	sll	%g1, 4, %g1
	ld	[%i0+152], %g3
	add	%g3, %g1, %i2
	ld	[%g3+%g1], %g3
	ldub	[%i2+12], %g1
	srl	%g1, 4, %g1
	cmp	%g1, 0
	be	.L85
	 ld	[%i0+156], %i1
	add	%fp, -8, %g2
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	add	%i1, %g3, %i1
	st	%g2, [%sp+64]
	sub	%g0, %i3, %o2
	ld	[%g1], %o1
	and	%i0, %o2, %o2
	mov	%i1, %o0
	call	look_up, 0
	 nop
	unimp	8
	ldub	[%i5+7], %g2
	cmp	%g2, 19
	be	.L86
	 ldd	[%fp-8], %l0
	cmp	%l0, 0
	bne,a	.L46
	 mov	%l1, %i2
	ldub	[%i2+12], %g1
	srl	%g1, 4, %g1
	cmp	%g1, 2
	bne	.L88
	 mov	0, %o2
.L56:
	mov	%i5, %o1
.L98:
	call	relocate_to.isra.0, 0
	 ld	[%i0+8], %o0
	cmp	%o0, 0
	bne,a	.L95
	 addcc	%i4, -1, %i4
	ld	[%i5+4], %o1
.L93:
	call	unknown.isra.0, 0
	 mov	%i0, %o0
.L85:
	cmp	%g2, 19
	be	.L89
	 mov	%i0, %l0
.L46:
	ld	[%i2+4], %g1
	ld	[%i0+8], %g4
	cmp	%g2, 76
	be	.L52
	 ld	[%i5], %g3
	cmp	%g2, 78
	be	.L53
	 cmp	%g2, 74
	be	.L90
	 add	%fp, -16, %o0
	st	%l0, [%fp-8]
	st	%i2, [%fp-4]
	ldd	[%fp-8], %g2
	call	address_of, 0
	 std	%g2, [%fp-16]
	sethi	%gdop_hix22(own_module), %g1
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%l0, %g1
	bne	.L56
	 mov	%o0, %o2
	ldub	[%i5+7], %g1
	cmp	%g1, 20
	bne	.L98
	 mov	%i5, %o1
	call	copied_to, 0
	 nop
	b	.L56
	 mov	%o0, %o2
.L61:
	be	.L62
	 cmp	%g2, 78
	be	.L63
	 cmp	%g2, 74
	be	.L91
	 mov	%i5, %o1
	call	relocate_to.isra.0, 0
	 mov	%o2, %o0
	cmp	%o0, 0
	bne,a	.L95
	 addcc	%i4, -1, %i4
	b	.L93
	 ld	[%i5+4], %o1
.L88:
	sethi	%gdop_hix22(missing), %g1
	xor	%g1, %gdop_lox10(missing), %g1
	ld	[%l7 + %g1], %g1, %gdop(missing)
	ld	[%g1], %i2
	cmp	%i2, 0
	bne	.L99
	 mov	%i1, %o1
	b	.L94
	 sethi	%gdop_hix22(missing_import), %g1
.L59:
	cmp	%i2, 0
	be	.L58
	 mov	%i1, %o1
.L99:
	call	strcmp, 0
	 ld	[%i2+4], %o0
	cmp	%o0, 0
	bne,a	.L59
	 ld	[%i2], %i2
	b	.L56
	 add	%i2, 8, %o2
.L53:
	ld	[%i5+8], %i2
	ld	[%l0+188], %g2
	add	%g1, %i2, %g1
	sub	%g1, %g2, %g1
	b	.L50
	 st	%g1, [%g4+%g3]
.L90:
	ld	[%l0+192], %g1
	b	.L50
	 st	%g1, [%g4+%g3]
.L52:
	ld	[%i5+8], %g2
	add	%g2, %g1, %g1
	b	.L50
	 st	%g1, [%g4+%g3]
.L63:
	ld	[%i5+8], %g1
	ld	[%i0+188], %g2
	sub	%g1, %g2, %g1
	b	.L50
	 st	%g1, [%o2+%g3]
.L62:
	ld	[%i5+8], %g1
	b	.L50
	 st	%g1, [%o2+%g3]
.L91:
	ld	[%i0+192], %g1
	b	.L50
	 st	%g1, [%o2+%g3]
.L89:
	mov	%i2, %l1
	ld	[%i5], %g1
.L96:
	std	%l0, [%fp-8]
	ldd	[%fp-8], %g2
	ld	[%i0+8], %i1
	add	%fp, -16, %o0
	add	%i1, %g1, %i1
	call	address_of, 0
	 std	%g2, [%fp-16]
	ld	[%i2+8], %g1
	ld	[%l1+8], %o2
	cmp	%o2, %g1
	bgu	.L92
	 mov	%o0, %o1
.L49:
	call	memcpy, 0
	 mov	%i1, %o0
	b	.L95
	 addcc	%i4, -1, %i4
.L86:
	cmp	%l0, 0
	be,a	.L95
	 addcc	%i4, -1, %i4
	b	.L96
	 ld	[%i5], %g1
.L92:
	b	.L49
	 mov	%g1, %o2
.L58:
	sethi	%gdop_hix22(missing_import), %g1
.L94:
	xor	%g1, %gdop_lox10(missing_import), %g1
	mov	32, %o0
	call	allocate, 0
	 ld	[%l7 + %g1], %l0, %gdop(missing_import)
	mov	%o0, %i2
	call	copy, 0
	 mov	%i1, %o0
	sethi	%hi(50331648), %g3
	srl	%o0, 10, %g2
	or	%g2, %g3, %g2
	sethi	%hi(-2112856064), %g3
	st	%g2, [%i2+8]
	and	%o0, 1023, %g1
	srl	%l0, 10, %g2
	or	%g1, %g3, %g1
	sethi	%hi(83886080), %g3
	or	%g2, %g3, %g2
	st	%g1, [%i2+12]
	st	%g2, [%i2+16]
	and	%l0, 1023, %g1
	sethi	%hi(-2118082560), %g2
	or	%g1, %g2, %g1
	st	%o0, [%i2+4]
	st	%g1, [%i2+20]
	sethi	%hi(16777216), %g1
	st	%g1, [%i2+24]
	add	%i2, 8, %o2
	sethi	%gdop_hix22(missing_end), %g1
	xor	%g1, %gdop_lox10(missing_end), %g1
	ld	[%l7 + %g1], %g1, %gdop(missing_end)
	ld	[%g1], %g2
	st	%i2, [%g1]
	b	.L56
	 st	%i2, [%g2]
	.size	relocate_table, .-relocate_table
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"its code cannot be relocated"
	.section	.text.relocate,"ax",@progbits
	.align 4
	.global relocate
	.hidden	relocate
	.type	relocate, #function
	.proc	020
relocate:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+200], %g1
	cmp	%g1, 0
	bne	.L113
	 mov	%i0, %i5
	ld	[%i0+204], %g1
	cmp	%g1, 0
	be	.L105
	 mov	%i1, %o3
	cmp	%i1, 0
	be	.L110
	 mov	%i1, %i3
	mov	8, %i2
	call	relocate_table, 0
	 restore %g0, 7, %o1
.L105:
	mov	8, %o2
	mov	7, %o1
	call	relocate_table, 0
	 mov	%i0, %o0
	cmp	%i1, 0
	be	.L112
	 mov	0, %i3
.L113:
	jmp	%i7+8
	 restore
.L110:
	sethi	%hi(-8192), %g3
	ld	[%i0+168], %g1
	sethi	%hi(7168), %g2
	or	%g2, 1023, %g2
	add	%g1, %g2, %g1
	and	%g1, %g3, %g1
	ld	[%i0+164], %o0
	mov	7, %o2
	and	%o0, %g3, %o0
	call	mprotect, 0
	 sub	%g1, %o0, %o1
	cmp	%o0, 0
	bne	.L111
	 mov	0, %o3
	mov	8, %o2
	mov	7, %o1
	call	relocate_table, 0
	 mov	%i0, %o0
	mov	0, %i3
.L112:
	mov	2, %i2
	mov	23, %i1
	call	relocate_table, 0
	 restore %g0, %i5, %o0
.L111:
	sethi	%gdop_hix22(.LC1), %o0
	ld	[%i0+4], %o1
	xor	%o0, %gdop_lox10(.LC1), %o0
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	relocate, .-relocate
	.section	.rodata.str1.8
	.align 8
.LC2:
	.asciz	"precis: no library has:"
	.align 8
.LC3:
	.asciz	" "
	.align 8
.LC4:
	.asciz	"\n"
	.section	.text.bind_all,"ax",@progbits
	.align 4
	.global bind_all
	.hidden	bind_all
	.type	bind_all, #function
	.proc	020
bind_all:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be	.L134
	 sethi	%gdop_hix22(missing), %i3
	mov	%i0, %i5
	mov	%i5, %o0
.L135:
	call	relocate, 0
	 mov	0, %o1
	ld	[%i5], %i5
	cmp	%i5, 0
	bne	.L135
	 mov	%i5, %o0
	ld	[%i0+200], %g1
.L136:
	cmp	%g1, 0
	bne	.L117
	 mov	%i0, %o0
	mov	1, %o3
	mov	8, %o2
	call	relocate_table, 0
	 mov	7, %o1
.L117:
	mov	1, %g1
	st	%g1, [%i0+200]
	ld	[%i0], %i0
	cmp	%i0, 0
	bne,a	.L136
	 ld	[%i0+200], %g1
	sethi	%gdop_hix22(missing), %i3
.L134:
	xor	%i3, %gdop_lox10(missing), %i3
	ld	[%l7 + %i3], %i3, %gdop(missing)
	ld	[%i3], %g1
	cmp	%g1, 0
	be	.L138
	 sethi	%gdop_hix22(.LC2), %o0
	xor	%o0, %gdop_lox10(.LC2), %o0
	call	print, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC2)
	ld	[%i3], %i5
	cmp	%i5, 0
	be	.L137
	 sethi	%gdop_hix22(.LC4), %o0
	sethi	%gdop_hix22(.LC3), %i4
	xor	%i4, %gdop_lox10(.LC3), %i4
	ld	[%l7 + %i4], %i4, %gdop(.LC3)
.L121:
	call	print, 0
	 mov	%i4, %o0
	call	print, 0
	 ld	[%i5+4], %o0
	ld	[%i5], %i5
	cmp	%i5, 0
	bne	.L121
	 sethi	%gdop_hix22(.LC4), %o0
.L137:
	xor	%o0, %gdop_lox10(.LC4), %o0
	call	print, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC4)
	sethi	%gdop_hix22(missing_end), %g1
	st	%g0, [%i3]
	xor	%g1, %gdop_lox10(missing_end), %g1
	ld	[%l7 + %g1], %l7, %gdop(missing_end)
	st	%i3, [%l7]
.L138:
	jmp	%i7+8
	 restore
	.size	bind_all, .-bind_all
	.section	.text.relocate_self,"ax",@progbits
	.align 4
	.global relocate_self
	.hidden	relocate_self
	.type	relocate_self, #function
	.proc	020
relocate_self:
	save	%sp, -96, %sp
	ld	[%i0+28], %g1
	lduh	[%i0+44], %g4
	cmp	%g4, 0
	be	.L169
	 add	%i0, %g1, %g1
	sll	%g4, 5, %g4
	mov	0, %g2
	add	%g4, %g1, %g4
	ld	[%g1], %g3
.L164:
	cmp	%g3, 2
	bne,a	.L163
	 add	%g1, 32, %g1
	ld	[%g1+8], %g2
	add	%i0, %g2, %g2
	add	%g1, 32, %g1
.L163:
	cmp	%g1, %g4
	bne,a	.L164
	 ld	[%g1], %g3
	cmp	%g2, 0
	be	.L169
	 mov	0, %g4
	ld	[%g2], %g3
	cmp	%g3, 0
	bne	.L146
	 mov	0, %g1
	b,a	.L168
.L144:
	be,a	.L145
	 ld	[%g2+4], %g4
.L145:
	add	%g2, 8, %g2
	ld	[%g2], %g3
	cmp	%g3, 0
	be	.L165
	 cmp	%g4, 11
.L146:
	cmp	%g3, 7
	bne	.L144
	 cmp	%g3, 8
	ld	[%g2+4], %g1
	add	%g2, 8, %g2
	ld	[%g2], %g3
	cmp	%g3, 0
	bne	.L146
	 add	%i0, %g1, %g1
	cmp	%g4, 11
.L165:
	bleu	.L169
	 add	%g1, %g4, %g3
	ldub	[%g1+7], %g2
.L167:
	cmp	%g2, 22
	bne,a	.L166
	 add	%g1, 12, %g1
	ld	[%g1+8], %g2
	ld	[%g1], %g4
	add	%g2, %i0, %g2
	st	%g2, [%g4+%i0]
	add	%g1, 12, %g1
.L166:
	sub	%g3, %g1, %g2
	cmp	%g2, 11
	bgu,a	.L167
	 ldub	[%g1+7], %g2
.L169:
	jmp	%i7+8
	 restore
.L168:
	jmp	%i7+8
	 restore
	.size	relocate_self, .-relocate_self
	.section	.data.rel.local,"aw"
	.align 4
	.type	missing_end, #object
	.size	missing_end, 4
missing_end:
	.long	missing
	.local	missing
	.common	missing,4,4
	.hidden	print
	.hidden	copy
	.hidden	allocate
	.hidden	own_module
	.hidden	address_of
	.hidden	look_up
	.hidden	modules
	.hidden	table_of
	.hidden	program
	.hidden	fatal
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
