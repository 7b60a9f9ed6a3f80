! f640a92e023ef2f02778c250c59c7c2e emu/guest/libc/glob.c
	.file	"glob.c"
	.section	".text"
	.section	.text.order,"ax",@progbits
	.align 4
	.type	order, #function
	.proc	04
order:
	save	%sp, -176, %sp
	ldx	[%i1], %i1
	ldx	[%i0], %i0
	call	strcmp, 0
	 restore
	.size	order, .-order
	.section	.text.add.isra.0,"ax",@progbits
	.align 4
	.type	add.isra.0, #function
	.proc	04
add.isra.0:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	andcc	%i0, 16, %g0
	be,pt	%icc, .L4
	 mov	0, %i5
	ldx	[%i1+16], %i5
.L4:
	ldx	[%i1], %o1
	ldx	[%i1+8], %o0
	add	%o1, 2, %o1
	add	%o1, %i5, %o1
	call	realloc, 0
	 sllx	%o1, 3, %o1
	brz,pn	%o0, .L7
	 mov	%o0, %i4
	call	strdup, 0
	 mov	%i2, %o0
	stx	%i4, [%i1+8]
	brz,pn	%o0, .L7
	 mov	%o0, %i3
	ldx	[%i1], %g1
	brz,pn	%g1, .L14
	 add	%g1, 1, %g2
	stx	%g2, [%i1]
	add	%i5, %g1, %g1
	sllx	%g1, 3, %g1
	stx	%i3, [%i4+%g1]
	add	%i5, %g2, %i5
	sllx	%i5, 3, %i5
	stx	%g0, [%i4+%i5]
	return	%i7+8
	 mov	0, %o0
.L7:
	return	%i7+8
	 mov	-2, %o0
.L14:
	sllx	%i5, 3, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i4, %o0
	ldx	[%i1], %g1
	add	%g1, 1, %g2
	stx	%g2, [%i1]
	add	%i5, %g1, %g1
	sllx	%g1, 3, %g1
	stx	%i3, [%i4+%g1]
	add	%i5, %g2, %i5
	sllx	%i5, 3, %i5
	stx	%g0, [%i4+%i5]
	return	%i7+8
	 mov	0, %o0
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
	.register	%g3, #scratch
	save	%sp, -736, %sp
	ldsb	[%i2], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 0
	be,pn	%icc, .L16
	 cmp	%g1, 47
	bne,pn	%icc, .L28
	 add	%i0, 23, %g4
	add	%i1, 1, %g1
	cmp	%g1, 1023
	bleu,pt	%xcc, .L18
	 mov	47, %g3
	ba,pt	%xcc, .L17
	 mov	%i1, %g1
.L37:
	cmp	%g1, 1024
	be,a,pn	%xcc, .L36
	 mov	1023, %g1
.L18:
	stb	%g3, [%g4+%g1]
	add	%i2, 1, %i2
	ldsb	[%i2], %g2
	cmp	%g2, 47
	be,a,pt	%icc, .L37
	 add	%g1, 1, %g1
.L17:
	add	%i0, %g1, %g2
	stb	%g0, [%g2+24]
	ldsb	[%i2], %g2
	cmp	%g2, 0
	be,a,pn	%icc, .L38
	 add	%i0, 24, %i2
.L24:
	call	expand, 0
	 restore %g0, %g1, %o1
.L38:
.L41:
	add	%fp, 1767, %o1
	call	__stat64, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L42
	 mov	0, %o0
	sethi	%hi(61440), %g2
	lduw	[%fp+1783], %g1
	and	%g1, %g2, %g1
	sethi	%hi(16384), %g2
	cmp	%g1, %g2
	be,a,pn	%icc, .L39
	 ldx	[%i0+16], %i1
	mov	0, %o0
.L42:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L16:
	add	%i0, 24, %i5
	add	%fp, 1487, %o1
	call	__lstat64, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L42
	 mov	0, %o0
	lduw	[%i0], %o0
	andcc	%o0, 2, %g0
	bne,pn	%xcc, .L40
	 add	%fp, 1767, %o1
.L21:
	ldx	[%i0+16], %o1
	mov	%i5, %o2
	call	add.isra.0, 0
	 sra	%o0, 0, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L36:
	add	%i0, %g1, %g2
	stb	%g0, [%g2+24]
	ldsb	[%i2], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L24
	 nop
	ba,pt	%xcc, .L41
	 add	%i0, 24, %i2
.L39:
	ldsw	[%i0], %i0
	call	add.isra.0, 0
	 restore
.L28:
	ba,pt	%xcc, .L17
	 mov	%i1, %g1
.L40:
	call	__stat64, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L21
	 lduw	[%i0], %o0
	sethi	%hi(61440), %g2
	lduw	[%fp+1783], %g1
	and	%g1, %g2, %g1
	sethi	%hi(16384), %g2
	cmp	%g1, %g2
	bne,a,pt %icc, .L21
	 lduw	[%i0], %o0
	add	%i1, 1, %g1
	cmp	%g1, 1023
	bgu,a,pt %xcc, .L21
	 lduw	[%i0], %o0
	sethi	%gdop_hix22(.LC0), %o1
	add	%i5, %i1, %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	strcpy, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	ba,pt	%xcc, .L21
	 lduw	[%i0], %o0
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
	save	%sp, -1200, %sp
	ldub	[%i2], %g2
	sll	%g2, 24, %g4
	sra	%g4, 24, %g1
	xor	%g1, 47, %g3
	cmp	%g0, %g3
	addx	%g0, 0, %g3
	cmp	%g0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	addx	%g0, 0, %g1
	andcc	%g3, %g1, %g0
	be,pn	%icc, .L65
	 mov	0, %i5
	mov	%i5, %g5
.L80:
	add	%i5, 1, %i5
	ldsb	[%i2+%i5], %g1
	cmp	%g0, %g1
	xor	%g1, 47, %g1
	addx	%g0, 0, %g3
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g3, %g1, %g0
	bne,a,pt %icc, .L80
	 mov	%i5, %g5
	cmp	%g5, 1022
	bgu,pn	%xcc, .L57
	 sethi	%hi(4294835200), %g5
	lduw	[%i0], %g1
	and	%g1, 64, %g1
	cmp	%g0, %g1
	sethi	%hi(4292869120), %g3
	or	%g5, 1023, %g5
	or	%g3, 1022, %g3
	sllx	%g5, 32, %g5
	add	%i2, %i5, %i4
	mov	0, %g1
	add	%g5, %g3, %g5
	ba,pt	%xcc, .L53
	 subx	%g0, -1, %i3
.L77:
	sll	%g2, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 92
	move	%icc, %g3, %g1
	add	%g1, 1, %g1
.L81:
	cmp	%i5, %g1
	bleu,a,pn %xcc, .L66
	 mov	0, %g1
	ldub	[%i2+%g1], %g2
.L53:
	add	%g2, -42, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 49
	bgu,a,pt %icc, .L77
	 add	%g1, %i3, %g3
	srax	%g5, %g3, %g3
	andcc	%g3, 1, %g0
	bne,pt	%xcc, .L81
	 add	%g1, 1, %g1
	mov	%i5, %o2
	add	%fp, 1023, %l0
	mov	%i2, %o1
	call	memcpy, 0
	 mov	%l0, %o0
	add	%i5, 2047, %g1
	add	%g1, %fp, %i5
	stb	%g0, [%i5-1024]
	brz,pt	%i1, .L78
	 add	%i0, 24, %i5
	mov	%i5, %o0
	call	opendir, 0
	 add	%i0, 24, %l2
	mov	0, %i2
	mov	%o0, %l1
	add	%l2, %i1, %l2
	brz,pn	%o0, .L79
	 add	%i0, %i1, %l3
.L58:
	cmp	%i2, 0
	be,pn	%icc, .L61
	 nop
.L63:
	mov	%l1, %o0
	call	closedir, 0
	 sra	%i2, 0, %i0
	return	%i7+8
	 nop
.L57:
	mov	0, %i2
.L47:
.L82:
	return	%i7+8
	 sra	%o2, 0, %o0
.L61:
	call	readdir, 0
	 mov	%l1, %o0
	mov	%o0, %g1
	add	%o0, 18, %i3
	brz,pn	%g1, .L63
	 mov	%i3, %o0
	call	strlen, 0
	 nop
	mov	%o0, %i5
	mov	%i3, %o1
	add	%i1, %i5, %i5
	add	%i5, 1, %g1
	cmp	%g1, 1024
	bgu,pt	%xcc, .L61
	 mov	%l0, %o0
	lduw	[%i0], %o2
	sra	%o2, 6, %o2
	and	%o2, 1, %o2
	call	fnmatch, 0
	 or	%o2, 4, %o2
	cmp	%o0, 0
	bne,pt	%icc, .L61
	 mov	%i3, %o1
	call	strcpy, 0
	 mov	%l2, %o0
	mov	%i4, %o2
	mov	%i5, %o1
	call	go_on, 0
	 mov	%i0, %o0
	stb	%g0, [%l3+24]
	ba,pt	%xcc, .L58
	 mov	%o0, %i2
.L78:
	sethi	%gdop_hix22(.LC1), %i5
	add	%i0, 24, %l2
	xor	%i5, %gdop_lox10(.LC1), %i5
	mov	0, %i2
	ldx	[%l7 + %i5], %i5, %gdop(.LC1)
	add	%l2, %i1, %l2
	mov	%i5, %o0
	call	opendir, 0
	 add	%i0, %i1, %l3
	brnz,pt	%o0, .L58
	 mov	%o0, %l1
	ba,pt	%xcc, .L79
	 nop
.L66:
	ba,pt	%xcc, .L52
	 add	%i0, 23, %g3
.L56:
	add	%i1, 1, %i1
.L83:
	cmp	%i1, 1023
	bgu,a,pn %xcc, .L82
	 mov	0, %i2
	ldub	[%i2+%g1], %g2
	add	%g1, 1, %g1
	cmp	%i5, %g1
	bleu,pn	%xcc, .L44
	 stb	%g2, [%g3+%i1]
	ldub	[%i2+%g1], %g2
	sll	%g2, 24, %g4
.L52:
	sra	%g4, 24, %g4
	cmp	%g4, 92
	bne,a,pt %icc, .L83
	 add	%i1, 1, %i1
	lduw	[%i0], %g2
	andcc	%g2, 64, %g0
	bne,a,pt %xcc, .L83
	 add	%i1, 1, %i1
	add	%g1, 1, %g2
	cmp	%i5, %g2
	ba,pt	%xcc, .L56
	 movgu	%xcc, %g2, %g1
.L65:
	mov	%i2, %i4
.L44:
	add	%i0, %i1, %g1
	stb	%g0, [%g1+24]
	call	go_on, 0
	 restore %g0, %i4, %o2
.L79:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 20
	be,pn	%icc, .L82
	 mov	0, %i2
	ldx	[%i0+8], %i4
	brz,a,pn %i4, .L84
	 lduw	[%i0], %i2
	call	___errno, 0
	 mov	-1, %i2
	mov	%o0, %g1
	mov	%i5, %o0
	call	%i4, 0
	 ldsw	[%g1], %o1
	cmp	%o0, 0
	bne,pt	%icc, .L47
	 nop
	lduw	[%i0], %i2
.L84:
	and	%i2, 1, %i2
	ba,pt	%xcc, .L47
	 sub	%g0, %i2, %i2
	.size	expand, .-expand
	.section	.text.glob,"ax",@progbits
	.align 4
	.global glob
	.type	glob, #function
	.proc	04
glob:
	save	%sp, -1232, %sp
	add	%fp, 999, %g1
	mov	1048, %o2
	mov	%g1, %o0
	call	memset, 0
	 mov	0, %o1
	st	%i1, [%fp+999]
	stx	%i2, [%fp+1007]
	stx	%i3, [%fp+1015]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andcc	%i1, 32, %g0
	be,pt	%xcc, .L86
	 mov	%o0, %g1
	ldx	[%i3], %i4
.L87:
	andcc	%i1, 16, %g0
	be,pt	%xcc, .L88
	 mov	0, %i2
	ldx	[%i3+16], %i2
.L88:
	mov	%i0, %o2
	mov	0, %o1
	mov	%g1, %o0
	call	expand, 0
	 and	%i1, 4, %l0
	orcc	%o0, 0, %i5
	bne,pt	%icc, .L100
	 cmp	%l0, 0
	ldx	[%i3], %g1
	cmp	%g1, %i4
	be,pn	%xcc, .L96
	 cmp	%l0, 0
.L100:
	bne,pt	%icc, .L90
	 nop
	ldx	[%i3], %o1
.L99:
	cmp	%o1, %i4
	bgu,a,pn %xcc, .L97
	 ldx	[%i3+8], %o0
.L90:
	return	%i7+8
	 sra	%o5, 0, %o0
.L86:
	stx	%g0, [%i3]
	stx	%g0, [%i3+8]
	ba,pt	%xcc, .L87
	 mov	0, %i4
.L96:
	andcc	%i1, 8, %g0
	be,pn	%xcc, .L94
	 mov	%i0, %o2
	ldx	[%fp+1015], %o1
	call	add.isra.0, 0
	 ldsw	[%fp+999], %o0
	cmp	%l0, 0
	bne,pt	%icc, .L90
	 mov	%o0, %i5
	ba,pt	%xcc, .L99
	 ldx	[%i3], %o1
.L97:
	add	%i2, %i4, %i2
	mov	8, %o2
	sllx	%i2, 3, %i2
	sub	%o1, %i4, %o1
	add	%o0, %i2, %o0
	sethi	%gdop_hix22(order), %o3
	sra	%i5, 0, %i0
	xor	%o3, %gdop_lox10(order), %o3
	call	qsort, 0
	 ldx	[%l7 + %o3], %o3, %gdop(order)
	return	%i7+8
	 nop
.L94:
	ba,pt	%xcc, .L90
	 mov	-3, %i5
	.size	glob, .-glob
	.section	.text.globfree,"ax",@progbits
	.align 4
	.global globfree
	.type	globfree, #function
	.proc	020
globfree:
	save	%sp, -176, %sp
	ldx	[%i0], %g2
	brz,pn	%g2, .L102
	 ldx	[%i0+8], %g1
	ldx	[%g1], %o0
	brnz,pn	%o0, .L103
	 mov	0, %i5
	add	%g1, 8, %g1
.L104:
	add	%g1, 8, %g1
	ldx	[%g1-8], %o0
	brz,pt	%o0, .L104
	 add	%i5, 1, %i5
.L103:
	sllx	%i5, 3, %i5
	ba,pt	%xcc, .L106
	 mov	0, %i4
.L105:
	ldx	[%g1+%i5], %o0
.L106:
	call	free, 0
	 add	%i4, 1, %i4
	ldx	[%i0], %g1
	add	%i5, 8, %i5
	cmp	%g1, %i4
	bgu,pt	%xcc, .L105
	 ldx	[%i0+8], %g1
.L102:
	call	free, 0
	 mov	%g1, %o0
	stx	%g0, [%i0+8]
	stx	%g0, [%i0]
	return	%i7+8
	 nop
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
