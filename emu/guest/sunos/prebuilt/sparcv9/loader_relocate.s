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
	save	%sp, -224, %sp
	add	%fp, 2007, %i5
	mov	40, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%i1, 0xff, %o3
	sethi	%gdop_hix22(.LC0), %o2
	mov	%i5, %o0
	xor	%o2, %gdop_lox10(.LC0), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC0)
	mov	%i5, %o0
	call	fatal, 0
	 ldx	[%i0+8], %o1
	nop
	.size	unknown.isra.0, .-unknown.isra.0
	.section	.text.relocate_to.isra.0,"ax",@progbits
	.align 4
	.type	relocate_to.isra.0, #function
	.proc	04
relocate_to.isra.0:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -208, %sp
	ldx	[%i1], %g3
	ldx	[%i1+16], %g2
	ldub	[%i1+15], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i0, %g3, %g4
	cmp	%g1, 55
	bgu,pn	%xcc, .L23
	 add	%i2, %g2, %i2
	sllx	%g1, 2, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L6-.)), %g2
	or	%g2, %lo(_GLOBAL_OFFSET_TABLE_-(.L6-.)), %g2
	sub	%l7, %g2, %l7
	ldsw	[%l7+%g1], %g1
	jmp	%l7+%g1
	 nop
	.section	".rodata"
	.section	.text.relocate_to.isra.0
.L23:
	return	%i7+8
	 mov	0, %o0
.L8:
	stx	%i2, [%i0+%g3]
.L19:
	ldub	[%i1+15], %g1
.L28:
	add	%g1, -7, %g1
	cmp	%g1, 5
	bleu,pn	%xcc, .L21
	 nop
	return	%i7+8
	 mov	1, %o0
.L17:
	sub	%i2, %g4, %i2
.L26:
	srlx	%i2, 24, %g1
	stb	%g1, [%i0+%g3]
	srlx	%i2, 16, %g2
	srlx	%i2, 8, %g1
	stb	%g2, [%g4+1]
	stb	%g1, [%g4+2]
	ba,pt	%xcc, .L19
	 stb	%i2, [%g4+3]
.L5:
	srlx	%i2, 8, %g1
	stb	%g1, [%i0+%g3]
	ba,pt	%xcc, .L19
	 stb	%i2, [%g4+1]
.L16:
	lduw	[%i0+%g3], %g1
	sub	%i2, %g4, %i2
	sethi	%hi(-1073741824), %g2
	srlx	%i2, 2, %i2
	and	%g1, %g2, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
.L21:
#APP
! 75 "./sunos/loader_relocate.c" 1
	flush %g4
! 0 "" 2
#NO_APP
.L27:
	return	%i7+8
	 mov	1, %o0
.L15:
	lduw	[%i0+%g3], %g2
	sub	%i2, %g4, %g1
	sethi	%hi(-4194304), %g5
	sll	%g1, 8, %g1
	and	%g2, %g5, %g2
	srl	%g1, 10, %g1
	or	%g1, %g2, %g1
	st	%g1, [%i0+%g3]
#APP
! 75 "./sunos/loader_relocate.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	ba,pt	%xcc, .L27
	 nop
.L14:
	lduw	[%i0+%g3], %g1
	srlx	%i2, 10, %i2
	sethi	%hi(-4194304), %g2
	and	%g1, %g2, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
#APP
! 75 "./sunos/loader_relocate.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	ba,pt	%xcc, .L27
	 nop
.L13:
	lduw	[%i0+%g3], %g1
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
	ba,pt	%xcc, .L27
	 nop
.L12:
	lduw	[%i0+%g3], %g1
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
	ba,pt	%xcc, .L27
	 nop
.L11:
	lduw	[%i0+%g3], %g1
	and	%i2, 1023, %i2
	and	%g1, -1024, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
#APP
! 75 "./sunos/loader_relocate.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	ba,pt	%xcc, .L27
	 nop
.L10:
	sethi	%hi(50331648), %g3
	srlx	%i2, 42, %g5
	or	%g5, %g3, %g5
	sethi	%hi(184549376), %g3
	srlx	%i2, 32, %g1
	srl	%i2, 10, %g2
	and	%g1, 1023, %g1
	or	%g2, %g3, %g2
	sethi	%hi(-2112856064), %g3
	or	%g1, %g3, %g1
	st	%g1, [%fp+2027]
	sethi	%hi(-2094501888), %g1
	or	%g1, 32, %g1
	st	%g1, [%fp+2031]
	sethi	%hi(-2112864256), %g1
	or	%g1, 5, %g1
	sethi	%hi(-2118098944), %g3
	st	%g1, [%fp+2035]
	sethi	%hi(16777216), %g1
	and	%i2, 1023, %i2
	st	%g1, [%fp+2043]
	or	%i2, %g3, %i2
	st	%g5, [%fp+2019]
	add	%fp, 2047, %g3
	st	%g2, [%fp+2023]
	sub	%g3, %g4, %g3
	st	%i2, [%fp+2039]
	add	%g4, 28, %g1
	add	%g3, -32, %g3
	lduw	[%g3+%g1], %g2
.L29:
	st	%g2, [%g1]
#APP
! 75 "./sunos/loader_relocate.c" 1
	flush %g1
! 0 "" 2
#NO_APP
	add	%g1, -4, %g1
	cmp	%g4, %g1
	bne,a,pt %xcc, .L29
	 lduw	[%g3+%g1], %g2
	ba,pt	%xcc, .L28
	 ldub	[%i1+15], %g1
.L7:
	srlx	%i2, 56, %g1
	stb	%g1, [%i0+%g3]
	srlx	%i2, 48, %i4
	srlx	%i2, 40, %i5
	srlx	%i2, 32, %g5
	srlx	%i2, 24, %g3
	srlx	%i2, 16, %g2
	srlx	%i2, 8, %g1
	stb	%i4, [%g4+1]
	stb	%i5, [%g4+2]
	stb	%g5, [%g4+3]
	stb	%g3, [%g4+4]
	stb	%g2, [%g4+5]
	stb	%g1, [%g4+6]
	ba,pt	%xcc, .L19
	 stb	%i2, [%g4+7]
.L18:
	ba,pt	%xcc, .L19
	 stb	%i2, [%i0+%g3]
	.align 4
	.subsection	-1
	.align 8
.L6:
	.word	.L23-.L6
	.word	.L18-.L6
	.word	.L5-.L6
	.word	.L26-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L17-.L6
	.word	.L16-.L6
	.word	.L15-.L6
	.word	.L14-.L6
	.word	.L13-.L6
	.word	.L12-.L6
	.word	.L11-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L8-.L6
	.word	.L10-.L6
	.word	.L23-.L6
	.word	.L26-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L8-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L23-.L6
	.word	.L7-.L6
	.word	.L5-.L6
	.previous
	.size	relocate_to.isra.0, .-relocate_to.isra.0
	.section	.text.copied_to,"ax",@progbits
	.align 4
	.global copied_to
	.hidden	copied_to
	.type	copied_to, #function
	.proc	017
copied_to:
	save	%sp, -192, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	7, %o1
	sethi	%gdop_hix22(program), %i3
	xor	%i3, %gdop_lox10(program), %i3
	ldx	[%l7 + %i3], %i3, %gdop(program)
	call	table_of, 0
	 mov	%i3, %o0
	brz,pn	%o0, .L42
	 mov	%o0, %i5
	ldx	[%i3+88], %g1
	cmp	%g1, 23
	bgu,pt	%xcc, .L36
	 udivx	%g1, 24, %i4
	ba,pt	%xcc, .L42
	 nop
.L34:
	add	%i4, -1, %i4
.L41:
	brz,pn	%i4, .L42
	 add	%i5, 24, %i5
.L36:
	ldx	[%i5+8], %g1
	and	%g1, 255, %g2
	cmp	%g2, 19
	bne,a,pt %xcc, .L41
	 add	%i4, -1, %i4
	srlx	%g1, 32, %g1
	ldx	[%i3+304], %g3
	add	%g1, %g1, %g2
	add	%g2, %g1, %g2
	sethi	%gdop_hix22(modules), %g1
	sllx	%g2, 3, %g2
	xor	%g1, %gdop_lox10(modules), %g1
	lduw	[%g3+%g2], %g2
	ldx	[%l7 + %g1], %g1, %gdop(modules)
	ldx	[%i3+312], %o0
	ldx	[%g1], %o1
	add	%o0, %g2, %o0
	call	look_up, 0
	 mov	%i3, %o2
	stx	%o1, [%fp+2039]
	brz,pn	%o0, .L34
	 stx	%o0, [%fp+2031]
	call	address_of, 0
	 nop
	cmp	%o0, %i0
	bne,a,pt %xcc, .L41
	 add	%i4, -1, %i4
	ldx	[%i3+16], %i0
	ldx	[%i5], %g1
	return	%i7+8
	 add	%o0, %g1, %o0
.L42:
	return	%i7+8
	 nop
	.size	copied_to, .-copied_to
	.section	.text.relocate_table,"ax",@progbits
	.align 4
	.type	relocate_table, #function
	.proc	020
relocate_table:
	save	%sp, -192, %sp
	mov	%i1, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	table_of, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L101
	 mov	%o0, %i5
	add	%i2, 2, %i2
	sllx	%i2, 3, %i2
	add	%i0, %i2, %i2
	ldx	[%i2+8], %g1
	cmp	%g1, 23
	bgu,pt	%xcc, .L68
	 udivx	%g1, 24, %i4
	ba,pt	%xcc, .L100
	 nop
.L53:
	add	%i4, -1, %i4
.L96:
	brz,pn	%i4, .L101
	 add	%i5, 24, %i5
.L68:
	ldx	[%i5+8], %g2
	mov	0, %g1
	and	%g2, 255, %g3
	xor	%g3, 19, %g4
	movre	%g4, 1, %g1
	cmp	%g1, %i3
	bne,a,pt %icc, .L96
	 add	%i4, -1, %i4
	srlx	%g2, 32, %g2
	brnz,a,pn %g2, .L87
	 add	%g2, %g2, %g1
	ldx	[%i0+16], %o2
	brz,pn	%g3, .L53
	 ldx	[%i5], %g2
	cmp	%g3, 22
	bne,pt	%xcc, .L64
	 cmp	%g3, 77
	sethi	%gdop_hix22(own_module), %g1
	xor	%g1, %gdop_lox10(own_module), %g1
	ldx	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%i0, %g1
	be,pn	%xcc, .L96
	 add	%i4, -1, %i4
	ldx	[%i5+16], %g1
	add	%g1, %o2, %g1
	stx	%g1, [%o2+%g2]
	brnz,pt	%i4, .L68
	 add	%i5, 24, %i5
.L101:
	return	%i7+8
	 nop
.L100:
	return	%i7+8
	 nop
.L87:
	add	%g1, %g2, %g1
	sllx	%g1, 3, %g1
	ldx	[%i0+304], %g4
	add	%g4, %g1, %l0
	lduw	[%g4+%g1], %g2
	ldub	[%l0+4], %g1
	srl	%g1, 4, %g1
	cmp	%g1, 0
	be,pt	%icc, .L88
	 ldx	[%i0+312], %i1
	cmp	%g3, 19
	srl	%g2, 0, %g2
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules)
	add	%i1, %g2, %i1
	ldx	[%g1], %o1
	mov	%i1, %o0
	mov	0, %o2
	call	look_up, 0
	 move	%xcc, %i0, %o2
	stx	%o0, [%fp+2031]
	stx	%o1, [%fp+2039]
	ldub	[%i5+15], %g3
	mov	%o0, %i2
	cmp	%g3, 19
	be,pn	%xcc, .L89
	 mov	%o1, %l1
	brnz,a,pn %o0, .L50
	 mov	%o1, %l0
	ldub	[%l0+4], %g1
	srl	%g1, 4, %g1
	cmp	%g1, 2
	bne,pn	%icc, .L91
	 mov	0, %o2
.L59:
	mov	%i5, %o1
.L98:
	call	relocate_to.isra.0, 0
	 ldx	[%i0+16], %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L96
	 add	%i4, -1, %i4
	ldx	[%i5+8], %o1
.L95:
	call	unknown.isra.0, 0
	 mov	%i0, %o0
.L88:
	cmp	%g3, 19
	be,pn	%xcc, .L92
	 mov	%i0, %i2
.L50:
	ldx	[%l0+8], %g1
	ldx	[%i0+16], %g4
	cmp	%g3, 77
	be,pn	%xcc, .L55
	 ldx	[%i5], %g2
	cmp	%g3, 79
	be,pn	%xcc, .L56
	 cmp	%g3, 75
	be,pn	%xcc, .L93
	 mov	%i2, %o0
	stx	%i2, [%fp+2031]
	stx	%l0, [%fp+2039]
	call	address_of, 0
	 mov	%l0, %o1
	sethi	%gdop_hix22(own_module), %g1
	xor	%g1, %gdop_lox10(own_module), %g1
	ldx	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%i2, %g1
	bne,pn	%xcc, .L59
	 mov	%o0, %o2
	ldub	[%i5+15], %g1
	cmp	%g1, 20
	bne,pt	%xcc, .L98
	 mov	%i5, %o1
	call	copied_to, 0
	 nop
	ba,pt	%xcc, .L59
	 mov	%o0, %o2
.L64:
	be,pn	%xcc, .L65
	 cmp	%g3, 79
	be,pn	%xcc, .L66
	 cmp	%g3, 75
	be,pn	%xcc, .L94
	 mov	%i5, %o1
	call	relocate_to.isra.0, 0
	 mov	%o2, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L96
	 add	%i4, -1, %i4
	ba,pt	%xcc, .L95
	 ldx	[%i5+8], %o1
.L91:
	sethi	%gdop_hix22(missing), %g1
	xor	%g1, %gdop_lox10(missing), %g1
	ldx	[%l7 + %g1], %g1, %gdop(missing)
	ldx	[%g1], %i2
	brnz,pt	%i2, .L99
	 mov	%i1, %o1
	ba,pt	%xcc, .L61
	 nop
.L62:
	brz,pn	%i2, .L61
	 mov	%i1, %o1
.L99:
	call	strcmp, 0
	 ldx	[%i2+8], %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L62
	 ldx	[%i2], %i2
	ba,pt	%xcc, .L59
	 add	%i2, 16, %o2
.L56:
	ldx	[%i5+16], %g5
	ldx	[%i2+376], %g3
	add	%g1, %g5, %g1
	sub	%g1, %g3, %g1
	ba,pt	%xcc, .L53
	 stx	%g1, [%g4+%g2]
.L93:
	lduw	[%i2+384], %g1
	ba,pt	%xcc, .L53
	 stx	%g1, [%g4+%g2]
.L55:
	ldx	[%i5+16], %g3
	add	%g3, %g1, %g1
	ba,pt	%xcc, .L53
	 stx	%g1, [%g4+%g2]
.L66:
	ldx	[%i5+16], %g1
	ldx	[%i0+376], %g3
	sub	%g1, %g3, %g1
	ba,pt	%xcc, .L53
	 stx	%g1, [%o2+%g2]
.L65:
	ldx	[%i5+16], %g1
	ba,pt	%xcc, .L53
	 stx	%g1, [%o2+%g2]
.L94:
	lduw	[%i0+384], %g1
	ba,pt	%xcc, .L53
	 stx	%g1, [%o2+%g2]
.L92:
	mov	%l0, %l1
	ldx	[%i5], %g1
.L97:
	ldx	[%i0+16], %i1
	mov	%l1, %o1
	add	%i1, %g1, %i1
	stx	%i2, [%fp+2031]
	stx	%l1, [%fp+2039]
	call	address_of, 0
	 mov	%i2, %o0
	ldx	[%l0+16], %o2
	ldx	[%l1+16], %g1
	cmp	%g1, %o2
	mov	%o0, %o1
	movleu	%xcc, %g1, %o2
	call	memcpy, 0
	 mov	%i1, %o0
	ba,pt	%xcc, .L96
	 add	%i4, -1, %i4
.L89:
	brz,a,pt %o0, .L96
	 add	%i4, -1, %i4
	ba,pt	%xcc, .L97
	 ldx	[%i5], %g1
.L61:
	call	allocate, 0
	 mov	40, %o0
	mov	%o0, %i2
	call	copy, 0
	 mov	%i1, %o0
	srlx	%o0, 10, %g2
	sethi	%hi(50331648), %g3
	or	%g2, %g3, %g2
	sethi	%hi(-2112856064), %g3
	and	%o0, 1023, %g1
	or	%g1, %g3, %g1
	sethi	%hi(83886080), %g3
	st	%g2, [%i2+16]
	st	%g1, [%i2+20]
	sethi	%gdop_hix22(missing_import), %g1
	xor	%g1, %gdop_lox10(missing_import), %g1
	ldx	[%l7 + %g1], %g1, %gdop(missing_import)
	srlx	%g1, 10, %g2
	and	%g1, 1023, %g1
	or	%g2, %g3, %g2
	sethi	%hi(-2118082560), %g3
	or	%g1, %g3, %g1
	st	%g2, [%i2+24]
	st	%g1, [%i2+28]
	stx	%o0, [%i2+8]
	sethi	%hi(16777216), %g1
	st	%g1, [%i2+32]
	add	%i2, 16, %o2
	sethi	%gdop_hix22(missing_end), %g1
	xor	%g1, %gdop_lox10(missing_end), %g1
	ldx	[%l7 + %g1], %g1, %gdop(missing_end)
	ldx	[%g1], %g2
	stx	%i2, [%g1]
	ba,pt	%xcc, .L59
	 stx	%i2, [%g2]
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
	save	%sp, -176, %sp
	lduw	[%i0+396], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 0
	bne,pn	%icc, .L113
	 mov	%i0, %i5
	lduw	[%i0+400], %g1
	cmp	%g1, 0
	be,pt	%icc, .L105
	 mov	%i1, %o3
	brz,pn	%i1, .L110
	 mov	%i1, %i3
	mov	8, %i2
	call	relocate_table, 0
	 restore %g0, 7, %o1
.L105:
	mov	8, %o2
	mov	7, %o1
	call	relocate_table, 0
	 mov	%i0, %o0
	brz,pt	%i1, .L112
	 mov	0, %i3
.L113:
	return	%i7+8
	 nop
.L110:
	mov	-1, %g2
	ldx	[%i0+336], %g1
	sllx	%g2, 13, %g3
	srlx	%g2, 51, %g2
	add	%g1, %g2, %g1
	and	%g1, %g3, %g1
	ldx	[%i0+328], %o0
	mov	7, %o2
	and	%o0, %g3, %o0
	call	mprotect, 0
	 sub	%g1, %o0, %o1
	cmp	%o0, 0
	bne,pn	%icc, .L111
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
	ldx	[%i0+8], %o1
	xor	%o0, %gdop_lox10(.LC1), %o0
	call	fatal, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
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
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i0, .L134
	 sethi	%gdop_hix22(missing), %i3
	mov	%i0, %i5
	mov	%i5, %o0
.L135:
	call	relocate, 0
	 mov	0, %o1
	ldx	[%i5], %i5
	brnz,pt	%i5, .L135
	 mov	%i5, %o0
	mov	1, %i5
	lduw	[%i0+396], %g1
.L136:
	cmp	%g1, 0
	bne,pn	%icc, .L117
	 mov	%i0, %o0
	mov	1, %o3
	mov	8, %o2
	call	relocate_table, 0
	 mov	7, %o1
.L117:
	st	%i5, [%i0+396]
	ldx	[%i0], %i0
	brnz,a,pt %i0, .L136
	 lduw	[%i0+396], %g1
	sethi	%gdop_hix22(missing), %i3
.L134:
	xor	%i3, %gdop_lox10(missing), %i3
	ldx	[%l7 + %i3], %i3, %gdop(missing)
	ldx	[%i3], %g1
	brz,pn	%g1, .L138
	 sethi	%gdop_hix22(.LC2), %o0
	xor	%o0, %gdop_lox10(.LC2), %o0
	call	print, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC2)
	ldx	[%i3], %i5
	brz,pn	%i5, .L137
	 sethi	%gdop_hix22(.LC4), %o0
	sethi	%gdop_hix22(.LC3), %i4
	xor	%i4, %gdop_lox10(.LC3), %i4
	ldx	[%l7 + %i4], %i4, %gdop(.LC3)
.L121:
	call	print, 0
	 mov	%i4, %o0
	call	print, 0
	 ldx	[%i5+8], %o0
	ldx	[%i5], %i5
	brnz,pt	%i5, .L121
	 sethi	%gdop_hix22(.LC4), %o0
.L137:
	xor	%o0, %gdop_lox10(.LC4), %o0
	call	print, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC4)
	sethi	%gdop_hix22(missing_end), %g1
	stx	%g0, [%i3]
	xor	%g1, %gdop_lox10(missing_end), %g1
	ldx	[%l7 + %g1], %l7, %gdop(missing_end)
	stx	%i3, [%l7]
.L138:
	return	%i7+8
	 nop
	.size	bind_all, .-bind_all
	.section	.text.relocate_self,"ax",@progbits
	.align 4
	.global relocate_self
	.hidden	relocate_self
	.type	relocate_self, #function
	.proc	020
relocate_self:
	save	%sp, -176, %sp
	ldx	[%i0+32], %g3
	lduh	[%i0+56], %g1
	cmp	%g1, 0
	be,pn	%icc, .L170
	 add	%i0, %g3, %g3
	add	%g1, -1, %g4
	mov	0, %g2
	add	%g3, 56, %g1
	srl	%g4, 0, %g4
	mulx	%g4, 56, %g4
	ba,pt	%xcc, .L142
	 add	%g4, %g1, %g4
.L160:
	add	%g1, 56, %g1
.L142:
	lduw	[%g3], %g5
	cmp	%g5, 2
	bne,pt	%icc, .L165
	 cmp	%g1, %g4
	ldx	[%g3+16], %g2
	add	%i0, %g2, %g2
.L165:
	bne,pt	%xcc, .L160
	 mov	%g1, %g3
	brz,pn	%g2, .L170
	 mov	0, %g4
	ldx	[%g2], %g3
	brz,pn	%g3, .L170
	 mov	0, %g1
	cmp	%g3, 7
.L166:
	be,pn	%xcc, .L163
	 cmp	%g3, 8
	be,a,pt	%xcc, .L145
	 ldx	[%g2+8], %g4
.L145:
	add	%g2, 16, %g2
	ldx	[%g2], %g3
	brnz,pt	%g3, .L166
	 cmp	%g3, 7
	cmp	%g4, 23
	bleu,pn	%xcc, .L170
	 add	%g1, %g4, %g3
	ldub	[%g1+15], %g2
.L168:
	cmp	%g2, 22
	bne,a,pt %xcc, .L167
	 add	%g1, 24, %g1
	ldx	[%g1+16], %g2
	ldx	[%g1], %g4
	add	%g2, %i0, %g2
	stx	%g2, [%g4+%i0]
	add	%g1, 24, %g1
.L167:
	sub	%g3, %g1, %g2
	cmp	%g2, 23
	bgu,a,pt %xcc, .L168
	 ldub	[%g1+15], %g2
.L170:
	return	%i7+8
	 nop
.L163:
	ldx	[%g2+8], %g1
	ba,pt	%xcc, .L145
	 add	%i0, %g1, %g1
	.size	relocate_self, .-relocate_self
	.section	.data.rel.local,"aw"
	.align 8
	.type	missing_end, #object
	.size	missing_end, 8
missing_end:
	.xword	missing
	.local	missing
	.common	missing,8,8
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
