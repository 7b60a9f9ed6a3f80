! d6f34ffa81cbeeaca6172b13b7cf3142 emu/guest/sunos/loader_files.c
	.file	"loader_files.c"
	.section	".text"
	.section	.text.table_of,"ax",@progbits
	.align 4
	.global table_of
	.hidden	table_of
	.type	table_of, #function
	.proc	0120
table_of:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	add	%i1, 2, %i1
	sllx	%i1, 3, %i1
	add	%i0, %i1, %i1
	ldx	[%i1+8], %g2
	brz,pn	%g2, .L1
	 mov	0, %g1
	ldx	[%i0+16], %g1
	add	%g2, %g1, %g1
.L1:
	return	%i7+8
	 mov	%g1, %o0
	.size	table_of, .-table_of
	.section	.text.add_module,"ax",@progbits
	.align 4
	.global add_module
	.hidden	add_module
	.type	add_module, #function
	.proc	020
add_module:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules_end), %g1
	xor	%g1, %gdop_lox10(modules_end), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules_end)
	ldx	[%g1], %g2
	brz,a,pn %g2, .L7
	 sethi	%gdop_hix22(modules), %g2
	stx	%i0, [%g2]
	stx	%i0, [%g1]
	return	%i7+8
	 nop
.L7:
	stx	%i0, [%g1]
	xor	%g2, %gdop_lox10(modules), %g2
	ldx	[%l7 + %g2], %l7, %gdop(modules)
	stx	%i0, [%l7]
	return	%i7+8
	 nop
	.size	add_module, .-add_module
	.section	.text.read_headers,"ax",@progbits
	.align 4
	.global read_headers
	.hidden	read_headers
	.type	read_headers, #function
	.proc	020
read_headers:
	.register	%g3, #scratch
	save	%sp, -176, %sp
	mov	-1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i2, .L10
	 stx	%g1, [%i0+328]
	mulx	%i2, 56, %i2
	ldx	[%i0+16], %g3
	ba,pt	%xcc, .L14
	 add	%i1, %i2, %i2
.L11:
	cmp	%g2, 2
	be,pn	%icc, .L38
	 cmp	%g2, 7
	be,a,pn	%icc, .L39
	 ldx	[%i1+40], %g4
.L12:
	add	%i1, 56, %i1
.L44:
	cmp	%i2, %i1
	be,a,pn	%xcc, .L40
	 ldx	[%i0+296], %g3
.L14:
	lduw	[%i1], %g2
	ldx	[%i1+16], %g1
	cmp	%g2, 1
	bne,pt	%icc, .L11
	 add	%g3, %g1, %g1
	ldx	[%i0+328], %g4
	cmp	%g4, %g1
	ldx	[%i0+336], %g2
	mov	%g1, %g5
	movleu	%xcc, %g4, %g5
	stx	%g5, [%i0+328]
	ldx	[%i1+40], %g4
	add	%g1, %g4, %g1
	cmp	%g1, %g2
	movgeu	%xcc, %g1, %g2
	add	%i1, 56, %i1
	cmp	%i2, %i1
	bne,pt	%xcc, .L14
	 stx	%g2, [%i0+336]
.L10:
	ldx	[%i0+296], %g3
.L40:
	brz,a,pn %g3, .L41
	 ldx	[%i0+72], %g1
	ldx	[%g3], %g1
	brz,a,pn %g1, .L41
	 ldx	[%i0+72], %g1
	lduw	[%i0+400], %g4
.L20:
	cmp	%g1, 33
	bgu,a,pt %xcc, .L42
	 xor	%g1, 22, %g1
	sllx	%g1, 3, %g2
	add	%i0, %g2, %g2
	ldx	[%g2+24], %g5
	brnz,pt	%g5, .L42
	 xor	%g1, 22, %g1
	ldx	[%g3+8], %g5
	stx	%g5, [%g2+24]
.L42:
	mov	0, %g2
	add	%g3, 16, %g3
	movre	%g1, 1, %g2
	ldx	[%g3], %g1
	brnz,pt	%g1, .L20
	 or	%g4, %g2, %g4
	st	%g4, [%i0+400]
	ldx	[%i0+72], %g1
.L41:
	brz,a,pn %g1, .L43
	 stx	%g1, [%i0+304]
	ldx	[%i0+16], %g2
	add	%g1, %g2, %g1
	stx	%g1, [%i0+304]
.L43:
	ldx	[%i0+64], %g2
	brz,pn	%g2, .L21
	 mov	0, %g1
	ldx	[%i0+16], %g1
	add	%g2, %g1, %g1
.L21:
	stx	%g1, [%i0+312]
	ldx	[%i0+56], %g2
	brz,pn	%g2, .L22
	 mov	0, %g1
	ldx	[%i0+16], %g1
	add	%g2, %g1, %g1
.L22:
	stx	%g1, [%i0+320]
	return	%i7+8
	 nop
.L38:
	ba,pt	%xcc, .L12
	 stx	%g1, [%i0+296]
.L39:
	brz,a,pt %g4, .L44
	 add	%i1, 56, %i1
	ldx	[%i1+48], %i5
	ldx	[%i1+32], %i4
	mov	1, %g5
	sethi	%gdop_hix22(tls_count), %g2
	movrne	%i5, %i5, %g5
	xor	%g2, %gdop_lox10(tls_count), %g2
	stx	%g1, [%i0+344]
	ldx	[%l7 + %g2], %g2, %gdop(tls_count)
	stx	%i4, [%i0+352]
	lduw	[%g2], %g1
	stx	%g4, [%i0+360]
	add	%g1, 1, %g1
	stx	%g5, [%i0+368]
	st	%g1, [%g2]
	stx	%g0, [%i0+376]
	ba,pt	%xcc, .L12
	 st	%g1, [%i0+384]
	.size	read_headers, .-read_headers
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"cannot be mapped"
	.section	.text.load_file,"ax",@progbits
	.align 4
	.type	load_file, #function
	.proc	0110
load_file:
	save	%sp, -4096, %sp
	add	%sp, -192, %sp
	mov	0, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	open, 0
	 mov	%i0, %o0
	mov	%i0, %i2
	orcc	%o0, 0, %l0
	bl,pn	%icc, .L65
	 mov	%o0, %i5
	add	%fp, -2049, %i4
	sethi	%hi(4096), %o2
	call	read, 0
	 mov	%i4, %o1
	cmp	%o0, 63
	ble,pn	%xcc, .L66
	 mov	-1, %g3
	sllx	%g3, 16, %g4
	sethi	%hi(2135247872), %g1
	ldx	[%fp-2049], %g2
	or	%g1, 70, %g1
	and	%g2, %g4, %g2
	sllx	%g1, 32, %g1
	sethi	%hi(33685504), %g4
	add	%g1, %g4, %g1
	cmp	%g2, %g1
	be,pn	%xcc, .L89
	 mov	0, %i0
.L47:
	call	close, 0
	 mov	%i5, %o0
	return	%i7+8
	 nop
.L66:
	mov	0, %i0
	call	close, 0
	 mov	%i5, %o0
	return	%i7+8
	 nop
.L65:
	return	%i7+8
	 mov	0, %o0
.L89:
	sllx	%g3, 32, %g3
	ldx	[%fp-2033], %g2
	sethi	%hi(201370624), %g1
	and	%g2, %g3, %g2
	sllx	%g1, 22, %g1
	cmp	%g2, %g1
	bne,pt	%xcc, .L47
	 lduh	[%fp-1995], %g1
	cmp	%g1, 56
	bne,pt	%icc, .L47
	 ldx	[%fp-2017], %l1
	sethi	%hi(4096), %g1
	cmp	%l1, %g1
	bgu,pt	%xcc, .L47
	 lduh	[%fp-1993], %g2
	sub	%g1, %l1, %g1
	udivx	%g1, 56, %g1
	cmp	%g2, %g1
	bgu,pt	%xcc, .L47
	 nop
	call	allocate, 0
	 mov	408, %o0
	mov	%o0, %i0
	call	copy, 0
	 mov	%i1, %o0
	stx	%o0, [%i0+8]
	lduh	[%fp-1993], %g1
	cmp	%g1, 0
	be,pn	%icc, .L51
	 add	%i4, %l1, %l1
	add	%g1, -1, %i3
	add	%l1, 56, %g2
	srl	%i3, 0, %i3
	mov	%l1, %i4
	mulx	%i3, 56, %i3
	mov	%l1, %g1
	add	%i3, %g2, %i3
	mov	0, %o1
	mov	-1, %g3
	lduw	[%g1], %g2
.L95:
	cmp	%g2, 1
	bne,a,pt %icc, .L94
	 add	%g1, 56, %g1
	ldx	[%g1+16], %g2
	cmp	%g3, %g2
	ldx	[%g1+40], %g4
	movgu	%xcc, %g2, %g3
	add	%g2, %g4, %g2
	cmp	%o1, %g2
	movlu	%xcc, %g2, %o1
	add	%g1, 56, %g1
.L94:
	cmp	%g1, %i3
	bne,a,pt %xcc, .L95
	 lduw	[%g1], %g2
	mov	-1, %g1
	sllx	%g1, 13, %g1
	and	%g3, %g1, %i1
	cmp	%i1, %o1
	bgeu,pn	%xcc, .L51
	 sethi	%hi(2147482624), %o3
	mov	0, %o5
	mov	-1, %o4
	mov	1, %o2
	xor	%o3, -766, %o3
	sub	%o1, %i1, %o1
	call	map, 0
	 mov	0, %o0
	brz,pn	%o0, .L51
	 mov	-1, %l3
	sub	%o0, %i1, %o0
	stx	%o0, [%i0+16]
	ba,pt	%xcc, .L62
	 srlx	%l3, 51, %l2
.L53:
.L93:
	cmp	%i4, %i3
	be,pn	%xcc, .L90
	 lduh	[%fp-1993], %o2
.L62:
	lduw	[%i4], %g1
	cmp	%g1, 1
	bne,a,pt %icc, .L93
	 add	%i4, 56, %i4
	ldx	[%i4+40], %g1
	brz,a,pt %g1, .L93
	 add	%i4, 56, %i4
	ldx	[%i4+32], %g2
	ldx	[%i0+16], %l4
	cmp	%g1, %g2
	blu,pn	%xcc, .L51
	 ldx	[%i4+16], %g3
	and	%g3, %l2, %g4
	ldx	[%i4+8], %o5
	and	%o5, %l2, %g5
	cmp	%g4, %g5
	bne,pt	%xcc, .L96
	 sethi	%gdop_hix22(.LC0), %o0
	sllx	%l3, 13, %i1
	add	%l4, %g3, %o7
	add	%g1, %g3, %g1
	add	%o7, %g2, %l5
	sub	%o7, %g4, %g5
	add	%l5, %l2, %l6
	lduw	[%i4+4], %g3
	and	%l6, %i1, %l6
	brnz,pn	%g2, .L91
	 add	%g1, %l4, %i1
	cmp	%g5, %i1
	blu,pn	%xcc, .L97
	 and	%g3, 2, %g2
.L61:
	andcc	%g3, 2, %g0
	be,a,pt	%xcc, .L53
	 add	%i4, 56, %i4
	cmp	%l6, %i1
	mov	0, %o1
	movleu	%xcc, %l6, %i1
	mov	%l5, %o0
	call	memset, 0
	 sub	%i1, %l5, %o2
	ba,pt	%xcc, .L93
	 add	%i4, 56, %i4
.L91:
	and	%g3, 2, %g2
	sll	%g3, 2, %g1
	sub	%g4, %o7, %o7
	and	%g1, 4, %g1
	srl	%g3, 2, %o2
	sethi	%hi(2147482624), %o3
	and	%o2, 1, %o2
	sub	%o5, %g4, %o5
	or	%o2, %g2, %o2
	sra	%l0, 0, %o4
	or	%o2, %g1, %o2
	xor	%o3, -1006, %o3
	sra	%o2, 0, %o2
	add	%o7, %l6, %o1
	mov	%g5, %o0
	call	map, 0
	 stx	%g5, [%fp-2057]
	brz,pn	%o0, .L51
	 ldx	[%fp-2057], %g5
	ldx	[%i4+16], %i1
	ldx	[%i4+40], %g2
	ldx	[%i4+32], %g1
	add	%i1, %g2, %i1
	brz,pn	%g1, .L88
	 add	%i1, %l4, %i1
	mov	%l6, %g5
.L88:
	cmp	%g5, %i1
	bgeu,pt	%xcc, .L61
	 lduw	[%i4+4], %g3
	and	%g3, 2, %g2
.L97:
	sll	%g3, 2, %g1
	and	%g1, 4, %g1
	srl	%g3, 2, %o2
	sethi	%hi(2147482624), %o3
	and	%o2, 1, %o2
	mov	0, %o5
	or	%o2, %g2, %o2
	mov	-1, %o4
	or	%o2, %g1, %o2
	xor	%o3, -750, %o3
	sra	%o2, 0, %o2
	sub	%i1, %g5, %o1
	call	map, 0
	 mov	%g5, %o0
	brz,pn	%o0, .L96
	 sethi	%gdop_hix22(.LC0), %o0
	ba,pt	%xcc, .L61
	 lduw	[%i4+4], %g3
.L90:
	mov	%l1, %o1
	call	read_headers, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(modules_end), %g1
	xor	%g1, %gdop_lox10(modules_end), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules_end)
	ldx	[%g1], %g2
	brz,a,pn %g2, .L63
	 sethi	%gdop_hix22(modules), %g2
	stx	%i0, [%g2]
	stx	%i0, [%g1]
.L92:
	call	close, 0
	 mov	%i5, %o0
	return	%i7+8
	 nop
.L51:
	sethi	%gdop_hix22(.LC0), %o0
.L96:
	mov	%i2, %o1
	xor	%o0, %gdop_lox10(.LC0), %o0
	call	fatal, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC0)
.L63:
	stx	%i0, [%g1]
	xor	%g2, %gdop_lox10(modules), %g2
	ldx	[%l7 + %g2], %l7, %gdop(modules)
	ba,pt	%xcc, .L92
	 stx	%i0, [%l7]
	.size	load_file, .-load_file
	.section	.text.load_from,"ax",@progbits
	.align 4
	.type	load_from, #function
	.proc	0110
load_from:
	save	%sp, -1200, %sp
	add	%fp, 1023, %i3
	brz,pn	%i0, .L100
	 mov	47, %i2
	ldsb	[%i0], %g2
	cmp	%g2, 0
	be,pn	%icc, .L100
	 ldub	[%i0], %g1
.L115:
	add	%g1, -58, %g1
	mov	0, %i5
	and	%g1, 0xff, %g1
	cmp	%g1, 1
	bleu,pn	%icc, .L107
	 mov	%i0, %l0
	add	%i5, 1, %i5
.L116:
	ldub	[%i0+%i5], %g1
	add	%g1, -58, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	sll	%g1, 24, %g1
	mov	0, %g2
	movgu	%icc, 1, %g2
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g2, %g1, %g0
	bne,a,pt %icc, .L116
	 add	%i5, 1, %i5
	add	%i0, %i5, %l0
.L107:
	call	strlen, 0
	 mov	%i1, %o0
	add	%o0, %i5, %o0
	add	%o0, 2, %o0
	cmp	%o0, 1023
	bleu,pn	%xcc, .L102
	 mov	%i5, %o2
	ldsb	[%l0], %g1
.L117:
	cmp	%g0, %g1
	addx	%i0, %i5, %i0
	ldsb	[%i0], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L115
	 ldub	[%i0], %g1
.L100:
	mov	0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L102:
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i3, %o0
	add	%i5, 2047, %g1
	add	%g1, %fp, %g1
	mov	%i1, %o1
	mov	0, %o0
	stb	%i2, [%g1-1024]
	movrne	%i5, 1, %o0
	add	%o0, %i5, %o0
	call	strcpy, 0
	 add	%i3, %o0, %o0
	mov	%i1, %o1
	call	load_file, 0
	 mov	%i3, %o0
	brz,a,pt %o0, .L117
	 ldsb	[%l0], %g1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	load_from, .-load_from
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"/lib/64:/usr/lib/64"
	.section	.text.load_library.part.0,"ax",@progbits
	.align 4
	.type	load_library.part.0, #function
	.proc	0110
load_library.part.0:
	save	%sp, -176, %sp
	mov	%i0, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	47, %o1
	call	strchr, 0
	 mov	%i0, %o0
	brnz,pn	%o0, .L135
	 sethi	%gdop_hix22(library_path), %g1
	xor	%g1, %gdop_lox10(library_path), %g1
	ldx	[%l7 + %g1], %g1, %gdop(library_path)
	ldx	[%g1], %o0
	brz,pn	%o0, .L136
	 nop
	call	load_from, 0
	 mov	%i0, %o1
	mov	0, %g2
	mov	0, %g1
	movre	%o0, 1, %g2
	movrne	%i1, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L121
	 mov	%o0, %i0
.L124:
	brz,a,pn %i0, .L138
	 sethi	%gdop_hix22(.LC1), %i0
	return	%i7+8
	 nop
.L136:
	brz,pt	%i1, .L138
	 sethi	%gdop_hix22(.LC1), %i0
.L121:
	ldx	[%i1+256], %g1
	brz,a,pt %g1, .L137
	 ldx	[%i1+144], %g1
	ldx	[%i1+312], %o0
.L139:
	mov	%i5, %o1
	call	load_from, 0
	 add	%o0, %g1, %o0
	ba,pt	%xcc, .L124
	 mov	%o0, %i0
.L137:
	brnz,a,pt %g1, .L139
	 ldx	[%i1+312], %o0
	sethi	%gdop_hix22(.LC1), %i0
.L138:
	xor	%i0, %gdop_lox10(.LC1), %i0
	ldx	[%l7 + %i0], %i0, %gdop(.LC1)
	call	load_from, 0
	 restore %g0, %i5, %o1
.L135:
	call	load_file, 0
	 restore %g0, %i0, %o1
	.size	load_library.part.0, .-load_library.part.0
	.section	.text.is_own_library,"ax",@progbits
	.align 4
	.global is_own_library
	.hidden	is_own_library
	.type	is_own_library, #function
	.proc	04
is_own_library:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(own.0), %g1
	xor	%g1, %gdop_lox10(own.0), %g1
	ldx	[%l7 + %g1], %l7, %gdop(own.0)
	add	%l7, 184, %i2
	ldub	[%i0], %g1
.L152:
	mov	%i0, %i5
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L145
	 mov	%i0, %g2
	sra	%g1, 24, %g1
.L151:
	cmp	%g1, 47
	add	%g2, 1, %g2
	move	%icc, %g2, %i5
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L151
	 sra	%g1, 24, %g1
.L145:
	ldx	[%l7], %i3
	call	strlen, 0
	 mov	%i3, %o0
	mov	%o0, %o2
	mov	%i3, %o1
	call	strncmp, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be,pn	%icc, .L146
	 add	%l7, 8, %l7
	cmp	%i2, %l7
	bne,a,pt %xcc, .L152
	 ldub	[%i0], %g1
	return	%i7+8
	 mov	0, %o0
.L146:
	return	%i7+8
	 mov	1, %o0
	.size	is_own_library, .-is_own_library
	.section	.text.find_loaded,"ax",@progbits
	.align 4
	.global find_loaded
	.hidden	find_loaded
	.type	find_loaded, #function
	.proc	0110
find_loaded:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules)
	ldx	[%g1], %i5
	brz,pn	%i5, .L157
	 sethi	%gdop_hix22(program), %g1
	xor	%g1, %gdop_lox10(program), %g1
	ldx	[%l7 + %g1], %l7, %gdop(program)
	cmp	%i5, %l7
.L174:
	bne,pn	%xcc, .L156
	 mov	%i0, %o1
	ldx	[%i5], %i5
	brnz,pt	%i5, .L174
	 cmp	%i5, %l7
.L157:
	mov	0, %i5
.L153:
.L173:
	return	%i7+8
	 mov	%o5, %o0
.L156:
	call	strcmp, 0
	 ldx	[%i5+8], %o0
	cmp	%o0, 0
	be,pn	%icc, .L153
	 nop
	ldx	[%i5+8], %g2
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L159
	 mov	%g2, %o0
	sra	%g1, 24, %g1
.L175:
	cmp	%g1, 47
	add	%g2, 1, %g2
	move	%icc, %g2, %o0
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L175
	 sra	%g1, 24, %g1
.L159:
	ldub	[%i0], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L162
	 mov	%i0, %o1
	mov	%i0, %g2
	sra	%g1, 24, %g1
.L176:
	cmp	%g1, 47
	add	%g2, 1, %g2
	move	%icc, %g2, %o1
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L176
	 sra	%g1, 24, %g1
.L162:
	call	strcmp, 0
	 nop
	cmp	%o0, 0
	be,pn	%icc, .L153
	 nop
	ldx	[%i5], %i5
	brnz,pt	%i5, .L174
	 cmp	%i5, %l7
	ba,pt	%xcc, .L173
	 mov	0, %i5
	.size	find_loaded, .-find_loaded
	.section	.text.load_library,"ax",@progbits
	.align 4
	.global load_library
	.hidden	load_library
	.type	load_library, #function
	.proc	0110
load_library:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	find_loaded, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L180
	 nop
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L180:
	call	is_own_library, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,pn	%icc, .L181
	 sethi	%gdop_hix22(own_module), %o0
	xor	%o0, %gdop_lox10(own_module), %o0
	ldx	[%l7 + %o0], %o0, %gdop(own_module)
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L181:
	call	load_library.part.0, 0
	 restore
	.size	load_library, .-load_library
	.section	.rodata.str1.8
	.align 8
.LC2:
	.asciz	"precis: "
	.align 8
.LC3:
	.asciz	": shared library not found\n"
	.section	.text.load_needed,"ax",@progbits
	.align 4
	.global load_needed
	.hidden	load_needed
	.type	load_needed, #function
	.proc	020
load_needed:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i0, .L207
	 nop
	ldx	[%i0+296], %i5
.L205:
	brz,a,pn %i5, .L203
	 ldx	[%i0], %i0
	ldx	[%i5], %g1
	brz,a,pn %g1, .L203
	 ldx	[%i0], %i0
	cmp	%g1, 1
.L204:
	be,a,pn	%xcc, .L200
	 ldx	[%i5+8], %g1
.L188:
	add	%i5, 16, %i5
.L206:
	ldx	[%i5], %g1
.L202:
	brnz,pt	%g1, .L204
	 cmp	%g1, 1
	ldx	[%i0], %i0
.L203:
	brnz,a,pt %i0, .L205
	 ldx	[%i0+296], %i5
	return	%i7+8
	 nop
.L200:
	ldx	[%i0+312], %i4
	add	%i4, %g1, %i4
	call	find_loaded, 0
	 mov	%i4, %o0
	brnz,a,pt %o0, .L206
	 add	%i5, 16, %i5
	call	is_own_library, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L206
	 add	%i5, 16, %i5
	mov	%i0, %o1
	call	load_library.part.0, 0
	 mov	%i4, %o0
	mov	%o0, %g1
	sethi	%gdop_hix22(.LC2), %o0
	xor	%o0, %gdop_lox10(.LC2), %o0
	brnz,pn	%g1, .L188
	 ldx	[%l7 + %o0], %o0, %gdop(.LC2)
	call	print, 0
	 add	%i5, 16, %i5
	ldx	[%i5-8], %g1
	ldx	[%i0+312], %o0
	call	print, 0
	 add	%o0, %g1, %o0
	sethi	%gdop_hix22(.LC3), %o0
	xor	%o0, %gdop_lox10(.LC3), %o0
	call	print, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC3)
	ba,pt	%xcc, .L202
	 ldx	[%i5], %g1
.L207:
	return	%i7+8
	 nop
	.size	load_needed, .-load_needed
	.section	.text.hash_of,"ax",@progbits
	.align 4
	.global hash_of
	.hidden	hash_of
	.type	hash_of, #function
	.proc	016
hash_of:
	save	%sp, -176, %sp
	ldsb	[%i0], %g1
	ldub	[%i0], %g3
	cmp	%g1, 0
	be,pn	%icc, .L210
	 mov	0, %g1
	sethi	%hi(268434432), %g4
	or	%g4, 1023, %g4
.L211:
	and	%g3, 0xff, %g3
	add	%i0, 1, %i0
	sll	%g1, 4, %g1
	add	%g3, %g1, %g1
	ldsb	[%i0], %g3
	srl	%g1, 24, %g2
	cmp	%g3, 0
	and	%g2, 240, %g2
	ldub	[%i0], %g3
	xor	%g2, %g1, %g1
	bne,pt	%icc, .L211
	 and	%g1, %g4, %g1
.L210:
	return	%i7+8
	 srl	%g1, 0, %o0
	.size	hash_of, .-hash_of
	.section	.text.find_in,"ax",@progbits
	.align 4
	.global find_in
	.hidden	find_in
	.type	find_in, #function
	.proc	0110
find_in:
	save	%sp, -176, %sp
	ldx	[%i0+320], %g1
	brz,pn	%g1, .L231
	 mov	0, %i4
	lduw	[%g1], %i3
	cmp	%i3, 0
	be,pn	%icc, .L231
	 srl	%i3, 0, %i3
	add	%g1, 8, %l0
	udivx	%i2, %i3, %g2
	mulx	%g2, %i3, %g2
	sub	%i2, %g2, %i2
	srl	%i2, 0, %i2
	sllx	%i2, 2, %i2
	lduw	[%l0+%i2], %i5
	cmp	%i5, 0
	bne,a,pt %icc, .L232
	 lduw	[%g1+4], %g1
	ba,pt	%xcc, .L230
	 nop
.L221:
.L233:
	sllx	%i5, 2, %i5
	lduw	[%l0+%i5], %i5
	cmp	%i5, 0
	be,pn	%icc, .L231
	 mov	0, %i4
	ldx	[%i0+320], %g1
	lduw	[%g1+4], %g1
.L232:
	cmp	%g1, %i5
	bleu,pn	%icc, .L217
	 srl	%i5, 0, %i5
	ldx	[%i0+304], %g2
	add	%i5, %i5, %g1
	add	%g1, %i5, %g1
	sllx	%g1, 3, %g1
	add	%g2, %g1, %i4
	lduh	[%i4+6], %g3
	cmp	%g3, 0
	be,a,pt	%icc, .L233
	 add	%i3, %i5, %i5
	ldub	[%i4+4], %g3
	srl	%g3, 4, %g3
	cmp	%g3, 0
	be,a,pt	%icc, .L233
	 add	%i3, %i5, %i5
	lduw	[%g2+%g1], %g1
	ldx	[%i0+312], %o0
	mov	%i1, %o1
	call	strcmp, 0
	 add	%o0, %g1, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L221
	 add	%i3, %i5, %i5
	return	%i7+8
	 mov	%o4, %o0
.L217:
	mov	0, %i4
.L230:
.L231:
	return	%i7+8
	 mov	%o4, %o0
	.size	find_in, .-find_in
	.section	.text.look_up,"ax",@progbits
	.align 4
	.global look_up
	.hidden	look_up
	.type	look_up, #function
	.proc	010
look_up:
	save	%sp, -208, %sp
	ldsb	[%i0], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i1, %i4
	cmp	%g1, 0
	be,pn	%icc, .L241
	 ldub	[%i0], %g3
	sethi	%hi(268434432), %g5
	mov	%i0, %g4
	mov	0, %g1
	or	%g5, 1023, %g5
.L236:
	and	%g3, 0xff, %g3
	add	%g4, 1, %g4
	sll	%g1, 4, %g1
	add	%g3, %g1, %g1
	ldsb	[%g4], %g3
	srl	%g1, 24, %g2
	cmp	%g3, 0
	and	%g2, 240, %g2
	ldub	[%g4], %g3
	xor	%g2, %g1, %g1
	bne,pt	%icc, .L236
	 and	%g1, %g5, %g1
	brz,pn	%i4, .L237
	 srl	%g1, 0, %i5
.L240:
	cmp	%i2, %i4
.L250:
	be,pn	%xcc, .L238
	 mov	%i5, %o2
	mov	%i4, %o0
	call	find_in, 0
	 mov	%i0, %o1
	brnz,pn	%o0, .L249
	 mov	%o0, %i1
.L238:
	ldx	[%i4], %i4
	brnz,pt	%i4, .L250
	 cmp	%i2, %i4
.L237:
	sethi	%gdop_hix22(own_module), %g1
.L248:
	xor	%g1, %gdop_lox10(own_module), %g1
	mov	%i5, %o2
	ldx	[%l7 + %g1], %l7, %gdop(own_module)
	mov	%i0, %o1
	mov	0, %i4
	call	find_in, 0
	 mov	%l7, %o0
	movrne	%o0, %l7, %i4
	mov	%o0, %i1
.L249:
	return	%i7+8
	 mov	%o4, %o0
.L241:
	mov	0, %g1
	brnz,pt	%i4, .L240
	 srl	%g1, 0, %i5
	ba,pt	%xcc, .L248
	 sethi	%gdop_hix22(own_module), %g1
	.size	look_up, .-look_up
	.section	.text.address_of,"ax",@progbits
	.align 4
	.global address_of
	.hidden	address_of
	.type	address_of, #function
	.proc	017
address_of:
	save	%sp, -176, %sp
	stx	%i1, [%fp+2183]
	stx	%i0, [%fp+2175]
	lduh	[%i1+6], %g3
	sethi	%hi(64512), %g1
	or	%g1, 1009, %g1
	cmp	%g3, %g1
	be,pn	%icc, .L252
	 mov	0, %g2
	ldx	[%i0+16], %g2
.L252:
	ldx	[%i1+8], %i0
	return	%i7+8
	 add	%g2, %o0, %o0
	.size	address_of, .-address_of
	.section	.rodata.str1.8
	.align 8
.LC4:
	.asciz	"libc."
	.align 8
.LC5:
	.asciz	"libm."
	.align 8
.LC6:
	.asciz	"libdl."
	.align 8
.LC7:
	.asciz	"libpthread."
	.align 8
.LC8:
	.asciz	"libthread."
	.align 8
.LC9:
	.asciz	"librt."
	.align 8
.LC10:
	.asciz	"libposix4."
	.align 8
.LC11:
	.asciz	"libsocket."
	.align 8
.LC12:
	.asciz	"libnsl."
	.align 8
.LC13:
	.asciz	"libxnet."
	.align 8
.LC14:
	.asciz	"libsec."
	.align 8
.LC15:
	.asciz	"libintl."
	.align 8
.LC16:
	.asciz	"libgen."
	.align 8
.LC17:
	.asciz	"libaio."
	.align 8
.LC18:
	.asciz	"libmd."
	.align 8
.LC19:
	.asciz	"libmd5."
	.align 8
.LC20:
	.asciz	"libresolv."
	.align 8
.LC21:
	.asciz	"libw."
	.align 8
.LC22:
	.asciz	"libelf."
	.align 8
.LC23:
	.asciz	"libmalloc."
	.align 8
.LC24:
	.asciz	"libmapmalloc."
	.align 8
.LC25:
	.asciz	"libcurses."
	.align 8
.LC26:
	.asciz	"libtermcap."
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	own.0, #object
	.size	own.0, 184
own.0:
	.xword	.LC4
	.xword	.LC5
	.xword	.LC6
	.xword	.LC7
	.xword	.LC8
	.xword	.LC9
	.xword	.LC10
	.xword	.LC11
	.xword	.LC12
	.xword	.LC13
	.xword	.LC14
	.xword	.LC15
	.xword	.LC16
	.xword	.LC17
	.xword	.LC18
	.xword	.LC19
	.xword	.LC20
	.xword	.LC21
	.xword	.LC22
	.xword	.LC23
	.xword	.LC24
	.xword	.LC25
	.xword	.LC26
	.local	tls_count
	.common	tls_count,4,4
	.hidden	library_path
	.global library_path
	.section	".bss"
	.align 8
	.type	library_path, #object
	.size	library_path, 8
library_path:
	.skip	8
	.hidden	modules_end
	.global modules_end
	.align 8
	.type	modules_end, #object
	.size	modules_end, 8
modules_end:
	.skip	8
	.hidden	modules
	.global modules
	.align 8
	.type	modules, #object
	.size	modules, 8
modules:
	.skip	8
	.hidden	print
	.hidden	own_module
	.hidden	program
	.hidden	fatal
	.hidden	map
	.hidden	copy
	.hidden	allocate
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
