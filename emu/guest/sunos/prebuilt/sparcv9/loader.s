! decc9f5b790189cc93af6f606224d9b5 emu/guest/sunos/loader.c
	.file	"loader.c"
	.section	".text"
	.section	.text.look_up_below,"ax",@progbits
	.align 4
	.type	look_up_below, #function
	.proc	010
look_up_below:
	.register	%g2, #scratch
	save	%sp, -224, %sp
	call	hash_of, 0
	 mov	%i1, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%o0, %o2
	mov	%i1, %o1
	call	find_in, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L13
	 cmp	%i2, 15
.L2:
	jmp	%i7+8
	 restore %g0, %o0, %o1
.L13:
	ldx	[%i0+296], %i5
	mov	0, %g1
	mov	%o0, %g2
	movrne	%i5, 1, %g1
	movle	%icc, 1, %g2
	andcc	%g1, %g2, %g0
	be,pn	%icc, .L14
	 mov	0, %i4
.L3:
	ldx	[%i5], %g1
.L17:
	brz,pn	%g1, .L15
	 cmp	%g1, 1
	bne,pt	%xcc, .L3
	 add	%i5, 16, %i5
	ldx	[%i5-8], %g1
	ldx	[%i0+312], %o0
	call	find_loaded, 0
	 add	%o0, %g1, %o0
	brz,a,pn %o0, .L16
	 ldx	[%i5-8], %g1
.L6:
	mov	%i1, %o1
	add	%i2, 1, %o2
	call	look_up_below, 0
	 sra	%o2, 0, %o2
	stx	%o0, [%fp+2015]
	stx	%o1, [%fp+2023]
	mov	%o0, %g1
	brz,pt	%o0, .L3
	 mov	%o1, %i4
	mov	%o1, %o0
	mov	%g1, %i0
	jmp	%i7+8
	 restore %g0, %o0, %o1
.L15:
	mov	%i4, %o0
	mov	0, %i0
	jmp	%i7+8
	 restore %g0, %o0, %o1
.L16:
	ldx	[%i0+312], %o0
	call	is_own_library, 0
	 add	%o0, %g1, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L17
	 ldx	[%i5], %g1
	sethi	%gdop_hix22(own_module), %o0
	xor	%o0, %gdop_lox10(own_module), %o0
	ba,pt	%xcc, .L6
	 ldx	[%l7 + %o0], %o0, %gdop(own_module)
.L14:
	ba,pt	%xcc, .L2
	 mov	0, %i0
	.size	look_up_below, .-look_up_below
	.section	.text.finish,"ax",@progbits
	.align 4
	.type	finish, #function
	.proc	020
finish:
	.register	%g3, #scratch
	save	%sp, -2224, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules)
	ldx	[%g1], %g1
	brz,pn	%g1, .L43
	 add	%fp, -1, %i2
	mov	0, %g2
	mov	%i2, %g5
.L20:
	stx	%g1, [%g5]
	mov	%g2, %i5
	add	%g2, 1, %g2
	cmp	%g2, 255
	ldx	[%g1], %g1
	mov	0, %g4
	mov	0, %g3
	movrne	%g1, 1, %g4
	movleu	%icc, 1, %g3
	andcc	%g4, %g3, %g0
	bne,pt	%icc, .L20
	 add	%g5, 8, %g5
	srl	%i5, 0, %i4
	sllx	%i4, 3, %i4
	ba,pt	%xcc, .L28
	 add	%i2, %i4, %i4
.L22:
.L41:
	be,pn	%xcc, .L43
	 add	%i4, -8, %g1
.L29:
	mov	%g1, %i4
.L28:
	ldx	[%i4], %i1
	lduw	[%i1+392], %g1
	cmp	%g1, 0
	be,pt	%icc, .L41
	 cmp	%i2, %i4
	mov	26, %o1
	call	table_of, 0
	 mov	%i1, %o0
	brz,pn	%o0, .L26
	 mov	%o0, %i3
	ldx	[%i1+248], %i5
	srlx	%i5, 3, %i5
	brz,a,pn %i5, .L42
	 lduw	[%i1+392], %g1
	add	%i5, -1, %i5
	sllx	%i5, 3, %i5
	add	%o0, %i5, %i5
.L27:
	ldx	[%i5], %g1
	call	%g1, 0
	 nop
	cmp	%i3, %i5
	bne,pt	%xcc, .L27
	 add	%i5, -8, %i5
.L26:
	lduw	[%i1+392], %g1
.L42:
	cmp	%g0, %g1
	mov	0, %g2
	sethi	%gdop_hix22(program), %g1
	addx	%g0, 0, %g3
	xor	%g1, %gdop_lox10(program), %g1
	ldx	[%l7 + %g1], %g1, %gdop(program)
	xor	%i1, %g1, %g1
	movrne	%g1, 1, %g2
	andcc	%g3, %g2, %g0
	be,pn	%icc, .L41
	 cmp	%i2, %i4
	ldx	[%i1+128], %g1
	brz,pt	%g1, .L22
	 mov	13, %o1
	call	table_of, 0
	 mov	%i1, %o0
	call	%o0, 0
	 nop
	cmp	%i2, %i4
	bne,pt	%xcc, .L29
	 add	%i4, -8, %g1
.L43:
	return	%i7+8
	 nop
	.size	finish, .-finish
	.section	.text.initialise.part.0,"ax",@progbits
	.align 4
	.type	initialise.part.0, #function
	.proc	020
initialise.part.0:
	save	%sp, -176, %sp
	ldx	[%i0+296], %i5
	mov	1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i5, .L45
	 st	%g1, [%i0+392]
	ldx	[%i5], %g1
	brz,a,pn %g1, .L76
	 sethi	%gdop_hix22(program), %g1
	cmp	%g1, 1
.L77:
	be,a,pn	%xcc, .L71
	 ldx	[%i5+8], %g1
	add	%i5, 16, %i5
.L79:
	ldx	[%i5], %g1
.L74:
	brnz,pt	%g1, .L77
	 cmp	%g1, 1
.L45:
	sethi	%gdop_hix22(program), %g1
.L76:
	xor	%g1, %gdop_lox10(program), %g1
	ldx	[%l7 + %g1], %l7, %gdop(program)
	cmp	%i0, %l7
	be,pn	%xcc, .L75
	 mov	25, %o1
	ldx	[%i0+120], %g1
	brnz,a,pn %g1, .L72
	 mov	12, %o1
.L75:
	call	table_of, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L80
	 mov	%o0, %i5
	ldx	[%i0+240], %i4
	srlx	%i4, 3, %i4
	brz,pn	%i4, .L80
	 sllx	%i4, 3, %i4
	add	%o0, %i4, %i4
	ldx	[%i5], %g1
.L78:
	call	%g1, 0
	 add	%i5, 8, %i5
	cmp	%i5, %i4
	bne,a,pt %xcc, .L78
	 ldx	[%i5], %g1
.L80:
	return	%i7+8
	 nop
.L71:
	ldx	[%i0+312], %o0
	call	find_loaded, 0
	 add	%o0, %g1, %o0
	brz,pn	%o0, .L79
	 add	%i5, 16, %i5
	lduw	[%o0+392], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L79
	 nop
	call	initialise.part.0, 0
	 nop
	ba,pt	%xcc, .L74
	 ldx	[%i5], %g1
.L72:
	call	table_of, 0
	 mov	%i0, %o0
	call	%o0, 0
	 nop
	ba,pt	%xcc, .L75
	 mov	25, %o1
	.size	initialise.part.0, .-initialise.part.0
	.section	.text.print,"ax",@progbits
	.align 4
	.global print
	.hidden	print
	.type	print, #function
	.proc	020
print:
	save	%sp, -176, %sp
	mov	%i0, %i1
	mov	2, %i0
	call	strlen, 0
	 mov	%i1, %o0
	call	write, 0
	 restore %g0, %o0, %o2
	.size	print, .-print
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"precis: "
	.align 8
.LC1:
	.asciz	": "
	.align 8
.LC2:
	.asciz	"\n"
	.section	.text.fatal,"ax",@progbits
	.align 4
	.global fatal
	.hidden	fatal
	.type	fatal, #function
	.proc	020
fatal:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %o0
	xor	%o0, %gdop_lox10(.LC0), %o0
	call	print, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC0)
	call	print, 0
	 mov	%i1, %o0
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o0, %gdop_lox10(.LC1), %o0
	call	print, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
	call	print, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(.LC2), %o0
	xor	%o0, %gdop_lox10(.LC2), %o0
	call	print, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC2)
	call	_exit, 0
	 mov	127, %o0
	nop
	.size	fatal, .-fatal
	.section	.rodata.str1.8
	.align 8
.LC3:
	.asciz	"called, but no library has it"
	.section	.text.report_missing,"ax",@progbits
	.align 4
	.global report_missing
	.type	report_missing, #function
	.proc	020
report_missing:
	save	%sp, -176, %sp
	mov	%i0, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC3), %o0
	xor	%o0, %gdop_lox10(.LC3), %o0
	call	fatal, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC3)
	nop
	.size	report_missing, .-report_missing
	.section	.text.map,"ax",@progbits
	.align 4
	.global map
	.hidden	map
	.type	map, #function
	.proc	017
map:
	save	%sp, -176, %sp
	mov	%i0, %o0
	mov	%i5, %o5
	mov	%i4, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	mmap, 0
	 mov	0, %i0
	cmp	%o0, -1
	movne	%xcc, %o0, %i0
	return	%i7+8
	 nop
	.size	map, .-map
	.section	.rodata.str1.8
	.align 8
.LC4:
	.asciz	"ld.so.1"
	.align 8
.LC5:
	.asciz	"no memory"
	.section	.text.allocate,"ax",@progbits
	.align 4
	.global allocate
	.hidden	allocate
	.type	allocate, #function
	.proc	0120
allocate:
	save	%sp, -176, %sp
	add	%i0, 7, %i0
	sethi	%gdop_hix22(end.1), %g1
	xor	%g1, %gdop_lox10(end.1), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%i0, -8, %i4
	sethi	%gdop_hix22(at.0), %i5
	ldx	[%l7 + %g1], %i3, %gdop(end.1)
	xor	%i5, %gdop_lox10(at.0), %i5
	ldx	[%i3], %g1
	ldx	[%l7 + %i5], %i5, %gdop(at.0)
	ldx	[%i5], %g2
	sub	%g1, %g2, %g1
	cmp	%g1, %i4
	blu,pn	%xcc, .L93
	 mov	%g2, %i0
	add	%i4, %g2, %i4
	stx	%i4, [%i5]
	return	%i7+8
	 nop
.L93:
	mov	-1, %g1
	srlx	%g1, 49, %i2
	sllx	%g1, 13, %g1
	mov	0, %o5
	add	%i4, %i2, %i2
	mov	-1, %o4
	and	%i2, %g1, %i2
	mov	7, %o2
	sethi	%hi(2147482624), %o3
	mov	%i2, %o1
	xor	%o3, -766, %o3
	call	mmap, 0
	 mov	0, %o0
	cmp	%o0, -1
	be,pn	%xcc, .L94
	 mov	%o0, %i0
	stx	%o0, [%i5]
	brz,pn	%o0, .L91
	 mov	%o0, %g2
	add	%i2, %o0, %i2
	add	%i4, %g2, %i4
	stx	%i2, [%i3]
	stx	%i4, [%i5]
	return	%i7+8
	 nop
.L94:
	stx	%g0, [%i5]
.L91:
	sethi	%gdop_hix22(.LC4), %o1
	sethi	%gdop_hix22(.LC5), %o0
	xor	%o1, %gdop_lox10(.LC4), %o1
	xor	%o0, %gdop_lox10(.LC5), %o0
	ldx	[%l7 + %o1], %o1, %gdop(.LC4)
	call	fatal, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC5)
	nop
	.size	allocate, .-allocate
	.section	.text.copy,"ax",@progbits
	.align 4
	.global copy
	.hidden	copy
	.type	copy, #function
	.proc	0102
copy:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	strlen, 0
	 mov	%i0, %i1
	call	allocate, 0
	 add	%o0, 1, %o0
	call	strcpy, 0
	 restore %g0, %o0, %o0
	.size	copy, .-copy
	.section	.text.library_finish,"ax",@progbits
	.align 4
	.global library_finish
	.type	library_finish, #function
	.proc	020
library_finish:
	save	%sp, -176, %sp
	return	%i7+8
	 nop
	.size	library_finish, .-library_finish
	.section	.rodata.str1.8
	.align 8
.LC6:
	.asciz	"no such shared library"
	.section	.text.dlopen,"ax",@progbits
	.align 4
	.global dlopen
	.type	dlopen, #function
	.proc	0120
dlopen:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules_end), %g1
	xor	%g1, %gdop_lox10(modules_end), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules_end)
	brz,pn	%i0, .L103
	 ldx	[%g1], %i5
	mov	%i0, %o0
	sethi	%gdop_hix22(program), %o1
	xor	%o1, %gdop_lox10(program), %o1
	call	load_library, 0
	 ldx	[%l7 + %o1], %o1, %gdop(program)
	brz,pn	%o0, .L112
	 mov	%o0, %i0
.L98:
	ldx	[%i5], %o0
	brz,pn	%o0, .L116
	 nop
	call	load_needed, 0
	 nop
	call	bind_all, 0
	 ldx	[%i5], %o0
	ldx	[%i5], %i5
.L114:
	brz,pn	%i5, .L116
	 nop
	lduw	[%i5+392], %g1
.L115:
	cmp	%g1, 0
	bne,a,pn %icc, .L114
	 ldx	[%i5], %i5
	call	initialise.part.0, 0
	 mov	%i5, %o0
	ldx	[%i5], %i5
	brnz,a,pt %i5, .L115
	 lduw	[%i5+392], %g1
	return	%i7+8
	 nop
.L103:
	sethi	%gdop_hix22(program), %i0
	xor	%i0, %gdop_lox10(program), %i0
	ba,pt	%xcc, .L98
	 ldx	[%l7 + %i0], %i0, %gdop(program)
.L112:
	sethi	%gdop_hix22(error_text), %g1
	sethi	%gdop_hix22(.LC6), %g2
	xor	%g1, %gdop_lox10(error_text), %g1
	xor	%g2, %gdop_lox10(.LC6), %g2
	ldx	[%l7 + %g1], %g1, %gdop(error_text)
	ldx	[%l7 + %g2], %l7, %gdop(.LC6)
	stx	%l7, [%g1]
.L116:
	return	%i7+8
	 nop
	.size	dlopen, .-dlopen
	.section	.rodata.str1.8
	.align 8
.LC7:
	.asciz	"no such symbol"
	.align 8
.LC8:
	.asciz	"not a loaded library"
	.section	.text.dlsym,"ax",@progbits
	.align 4
	.global dlsym
	.type	dlsym, #function
	.proc	0120
dlsym:
	save	%sp, -192, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules)
	ldx	[%g1], %g5
	brz,pn	%g5, .L119
	 mov	%i7, %g4
	ba,pt	%xcc, .L121
	 mov	%g5, %o1
.L154:
	brz,a,pn %o1, .L161
	 sethi	%gdop_hix22(own_module), %o1
.L121:
	ldx	[%o1+328], %g2
	ldx	[%o1+336], %g1
	sub	%g4, %g2, %g3
	sub	%g1, %g2, %g1
	cmp	%g3, %g1
	bgeu,a,pt %xcc, .L154
	 ldx	[%o1], %o1
	cmp	%i0, -1
	be,pn	%xcc, .L125
	 add	%i0, 3, %g1
	cmp	%g1, 1
	mov	0, %g3
	sethi	%gdop_hix22(program), %g1
	movleu	%xcc, 1, %g3
	xor	%g1, %gdop_lox10(program), %g1
	mov	0, %g2
	ldx	[%l7 + %g1], %g1, %gdop(program)
	xor	%i0, %g1, %g1
	movre	%g1, 1, %g2
	orcc	%g3, %g2, %g0
	be,pn	%icc, .L155
	 mov	0, %g3
	xor	%i0, -3, %i0
	sethi	%gdop_hix22(own_module), %g1
	movre	%i0, 1, %g3
	xor	%g1, %gdop_lox10(own_module), %g1
	mov	0, %g2
	ldx	[%l7 + %g1], %g1, %gdop(own_module)
	xor	%o1, %g1, %g1
	movrne	%g1, 1, %g2
	andcc	%g3, %g2, %g0
	move	%icc, %g5, %o1
.L132:
	mov	0, %o2
	call	look_up, 0
	 mov	%i1, %o0
	brz,pn	%o0, .L156
	 stx	%o1, [%fp+2039]
.L135:
	call	address_of, 0
	 ldx	[%fp+2039], %o1
	call	copied_to, 0
	 restore %g0, %o0, %o0
.L119:
	sethi	%gdop_hix22(own_module), %o1
.L161:
	xor	%o1, %gdop_lox10(own_module), %o1
	ldx	[%l7 + %o1], %o1, %gdop(own_module)
	ldx	[%o1+328], %g2
	ldx	[%o1+336], %g1
	sub	%g4, %g2, %g4
	sub	%g1, %g2, %g1
	cmp	%g4, %g1
	bgeu,pn	%xcc, .L157
	 cmp	%i0, -1
	be,a,pn	%xcc, .L132
	 ldx	[%o1], %o1
	add	%i0, 3, %g1
.L162:
	cmp	%g1, 1
	mov	0, %g3
	sethi	%gdop_hix22(program), %g1
	movleu	%xcc, 1, %g3
	xor	%g1, %gdop_lox10(program), %g1
	mov	0, %g2
	ldx	[%l7 + %g1], %g1, %gdop(program)
	xor	%i0, %g1, %g1
	movre	%g1, 1, %g2
	orcc	%g3, %g2, %g0
	bne,pn	%icc, .L158
	 mov	0, %g1
	xor	%i0, %g5, %g3
	movrne	%g5, 1, %g1
	mov	0, %g2
	movrne	%g3, 1, %g2
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L159
	 mov	%g1, %g4
.L133:
	ldx	[%g5], %g5
.L160:
	mov	0, %g1
	xor	%i0, %g5, %g3
	movrne	%g5, 1, %g1
	mov	0, %g2
	movrne	%g3, 1, %g2
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L133
	 mov	%g1, %g4
.L159:
	xor	%i0, %o1, %o1
	mov	0, %g1
	movre	%o1, 1, %g1
	or	%g1, %g4, %g1
	andcc	%g1, 1, %g0
	be,pn	%xcc, .L142
	 sethi	%gdop_hix22(.LC8), %g1
.L138:
	mov	%i1, %o1
	mov	0, %o2
	call	look_up_below, 0
	 mov	%i0, %o0
	brnz,pt	%o0, .L135
	 stx	%o1, [%fp+2039]
.L156:
	sethi	%gdop_hix22(.LC7), %g1
	sethi	%gdop_hix22(error_text), %g2
	xor	%g1, %gdop_lox10(.LC7), %g1
	xor	%g2, %gdop_lox10(error_text), %g2
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldx	[%l7 + %g2], %g2, %gdop(error_text)
	stx	%g1, [%g2]
	return	%i7+8
	 mov	0, %o0
.L125:
	ba,pt	%xcc, .L132
	 ldx	[%o1], %o1
.L157:
	bne,pt	%xcc, .L162
	 add	%i0, 3, %g1
	ba,pt	%xcc, .L132
	 mov	0, %o1
.L142:
	sethi	%gdop_hix22(error_text), %g2
	xor	%g1, %gdop_lox10(.LC8), %g1
	xor	%g2, %gdop_lox10(error_text), %g2
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldx	[%l7 + %g2], %g2, %gdop(error_text)
	stx	%g1, [%g2]
	return	%i7+8
	 mov	0, %o0
.L158:
	ba,pt	%xcc, .L132
	 mov	%g5, %o1
.L155:
	cmp	%i0, %g5
	be,pn	%xcc, .L138
	 sethi	%gdop_hix22(own_module), %o1
	ldx	[%g5], %g5
	xor	%o1, %gdop_lox10(own_module), %o1
	ba,pt	%xcc, .L160
	 ldx	[%l7 + %o1], %o1, %gdop(own_module)
	.size	dlsym, .-dlsym
	.section	.text.dlerror,"ax",@progbits
	.align 4
	.global dlerror
	.type	dlerror, #function
	.proc	0102
dlerror:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(error_text), %g1
	xor	%g1, %gdop_lox10(error_text), %g1
	ldx	[%l7 + %g1], %l7, %gdop(error_text)
	ldx	[%l7], %i0
	stx	%g0, [%l7]
	return	%i7+8
	 nop
	.size	dlerror, .-dlerror
	.section	.text.dlclose,"ax",@progbits
	.align 4
	.global dlclose
	.type	dlclose, #function
	.proc	04
dlclose:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules)
	mov	0, %g3
	ldx	[%g1], %g2
	mov	0, %g4
	movrne	%g2, 1, %g3
	xor	%i0, %g2, %g1
	movrne	%g1, 1, %g4
	andcc	%g4, %g3, %g0
	be,pn	%icc, .L165
	 mov	%g3, %g5
.L166:
	ldx	[%g2], %g2
	mov	0, %g1
	xor	%i0, %g2, %g4
	movrne	%g2, 1, %g1
	mov	0, %g3
	movrne	%g4, 1, %g3
	andcc	%g3, %g1, %g0
	bne,pt	%icc, .L166
	 mov	%g1, %g5
.L165:
	sethi	%gdop_hix22(own_module), %g2
	mov	0, %g1
	xor	%g2, %gdop_lox10(own_module), %g2
	ldx	[%l7 + %g2], %g2, %gdop(own_module)
	xor	%i0, %g2, %i0
	movre	%i0, 1, %g1
	or	%g1, %g5, %g1
	andcc	%g1, 1, %g0
	bne,pt	%xcc, .L167
	 mov	0, %g3
	sethi	%gdop_hix22(error_text), %g1
	sethi	%gdop_hix22(.LC8), %g2
	xor	%g1, %gdop_lox10(error_text), %g1
	xor	%g2, %gdop_lox10(.LC8), %g2
	ldx	[%l7 + %g1], %g1, %gdop(error_text)
	mov	-1, %g3
	ldx	[%l7 + %g2], %l7, %gdop(.LC8)
	stx	%l7, [%g1]
.L167:
	cmp	%g0, %g3
	return	%i7+8
	 subx	%g0, 0, %o0
	.size	dlclose, .-dlclose
	.section	.text.getexecname,"ax",@progbits
	.align 4
	.global getexecname
	.type	getexecname, #function
	.proc	0102
getexecname:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(program_path), %g1
	xor	%g1, %gdop_lox10(program_path), %g1
	ldx	[%l7 + %g1], %l7, %gdop(program_path)
	ldx	[%l7], %i0
	return	%i7+8
	 nop
	.size	getexecname, .-getexecname
	.section	.text.dladdr,"ax",@progbits
	.align 4
	.global dladdr
	.type	dladdr, #function
	.proc	04
dladdr:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules)
	ldx	[%g1], %g2
	brnz,a,pt %g2, .L199
	 ldx	[%g2+328], %g3
	ba,pt	%xcc, .L198
	 sethi	%gdop_hix22(own_module), %g2
.L196:
	brz,a,pn %g2, .L175
	 sethi	%gdop_hix22(own_module), %g2
	ldx	[%g2+328], %g3
.L199:
	ldx	[%g2+336], %g1
	sub	%i0, %g3, %g4
	sub	%g1, %g3, %g1
	cmp	%g4, %g1
	bgeu,a,pt %xcc, .L196
	 ldx	[%g2], %g2
.L176:
	ldx	[%g2+320], %i3
	brz,pn	%i3, .L183
	 ldx	[%g2+8], %o3
	lduw	[%i3+4], %g1
	cmp	%g1, 1
	bleu,pn	%icc, .L184
	 mov	24, %g4
	add	%g1, -2, %g1
	sethi	%hi(64512), %o7
	srl	%g1, 0, %g1
	ldx	[%g2+16], %o4
	add	%g1, %g1, %i2
	ldx	[%g2+304], %o5
	add	%i2, %g1, %i2
	sllx	%i2, 3, %i2
	mov	0, %i3
	add	%i2, 48, %i2
	ba,pt	%xcc, .L181
	 or	%o7, 766, %o7
.L180:
	add	%g4, 24, %g4
.L200:
	cmp	%i2, %g4
	be,pn	%xcc, .L197
	 nop
.L181:
	add	%o5, %g4, %g5
.L201:
	lduh	[%g5+6], %g1
	add	%g1, -1, %g1
	sll	%g1, 16, %g1
	srl	%g1, 16, %g1
	cmp	%o7, %g1
	ldx	[%g5+8], %i5
	subx	%g0, -1, %i4
	add	%i5, %o4, %g1
	cmp	%i0, %g1
	mov	0, %g1
	movgeu	%xcc, 1, %g1
	andcc	%i4, %g1, %g0
	be,a,pt	%icc, .L200
	 add	%g4, 24, %g4
	brz,a,pn %i3, .L180
	 mov	%g5, %i3
	ldx	[%i3+8], %g1
	cmp	%i5, %g1
	add	%g4, 24, %g4
	movgu	%xcc, %g5, %i3
	cmp	%i2, %g4
	bne,pt	%xcc, .L201
	 add	%o5, %g4, %g5
.L197:
	brz,pn	%i3, .L179
	 mov	0, %g1
	lduw	[%i3], %g4
	ldx	[%g2+312], %g1
	ldx	[%i3+8], %i3
	ldx	[%g2+16], %g2
	add	%g1, %g4, %g1
	add	%g2, %i3, %i3
.L179:
	stx	%g1, [%i1+16]
	stx	%o3, [%i1]
	stx	%g3, [%i1+8]
	stx	%i3, [%i1+24]
	mov	1, %g1
.L178:
	return	%i7+8
	 sra	%g1, 0, %o0
.L175:
.L198:
	xor	%g2, %gdop_lox10(own_module), %g2
	ldx	[%l7 + %g2], %l7, %gdop(own_module)
	ldx	[%l7+328], %g3
	ldx	[%l7+336], %g2
	sub	%i0, %g3, %g4
	sub	%g2, %g3, %g2
	cmp	%g4, %g2
	bgeu,pn	%xcc, .L178
	 mov	0, %g1
	ba,pt	%xcc, .L176
	 mov	%l7, %g2
.L183:
	ba,pt	%xcc, .L179
	 mov	0, %g1
.L184:
	mov	0, %g1
	ba,pt	%xcc, .L179
	 mov	0, %i3
	.size	dladdr, .-dladdr
	.section	.rodata.str1.8
	.align 8
.LC9:
	.asciz	"program"
	.align 8
.LC10:
	.asciz	"libc.so.1"
	.align 8
.LC11:
	.asciz	"LD_LIBRARY_PATH"
	.align 8
.LC12:
	.asciz	"_environ"
	.align 8
.LC13:
	.asciz	"environ"
	.section	.text.loader_main,"ax",@progbits
	.align 4
	.global loader_main
	.type	loader_main, #function
	.proc	017
loader_main:
	save	%sp, -320, %sp
	ldx	[%i0], %l2
	mov	128, %o2
	mov	0, %o1
	call	memset, 0
	 add	%fp, 1919, %o0
	add	%l2, 2, %l2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sllx	%l2, 3, %l2
	add	%i0, %l2, %i3
	ldx	[%i0+%l2], %g1
	brz,pn	%g1, .L203
	 mov	%i3, %g2
	add	%g2, 8, %g2
.L249:
	ldx	[%g2], %g1
	brnz,a,pt %g1, .L249
	 add	%g2, 8, %g2
.L203:
	ldx	[%g2+8], %i5
	brz,pn	%i5, .L227
	 add	%g2, 8, %g1
	mov	0, %i1
	cmp	%i5, 15
.L250:
	bgu,pt	%xcc, .L206
	 cmp	%i5, 2014
	sllx	%i5, 3, %i5
	ldx	[%g1+8], %g2
	add	%i5, 2047, %g3
	add	%g3, %fp, %i5
	stx	%g2, [%i5-128]
.L209:
	add	%g1, 16, %g1
.L248:
	ldx	[%g1], %i5
	brnz,pt	%i5, .L250
	 cmp	%i5, 15
	ldx	[%fp+1975], %i5
	ldx	[%fp+1991], %i2
	ldx	[%fp+1943], %i4
	lduw	[%fp+1963], %l3
	mov	%i5, %l0
.L205:
	call	relocate_self, 0
	 mov	%i5, %o0
	sethi	%gdop_hix22(program_path), %g1
	xor	%g1, %gdop_lox10(program_path), %g1
	ldx	[%l7 + %g1], %g1, %gdop(program_path)
	stx	%i1, [%g1]
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	sethi	%gdop_hix22(own_module), %l1
	xor	%l1, %gdop_lox10(own_module), %l1
	ldx	[%l7 + %l1], %l1, %gdop(own_module)
	stx	%g1, [%l1+8]
	mov	1, %g1
	lduh	[%l0+56], %o2
	ldx	[%l0+32], %o1
	mov	%l1, %o0
	st	%g1, [%l1+392]
	add	%i5, %o1, %o1
	call	read_headers, 0
	 stx	%i5, [%l1+16]
	mov	0, %o1
	call	relocate, 0
	 mov	%l1, %o0
	ldx	[%i0+8], %g1
	brz,a,pn %g1, .L247
	 sethi	%gdop_hix22(.LC9), %g1
.L211:
	mov	%i4, %o1
	srl	%l3, 0, %o2
	sethi	%gdop_hix22(program), %i1
	xor	%i1, %gdop_lox10(program), %i1
	ldx	[%l7 + %i1], %i1, %gdop(program)
	mov	%i1, %o0
	call	read_headers, 0
	 stx	%g1, [%i1+8]
	ldx	[%i1+336], %g2
	sethi	%gdop_hix22(__break_now), %g1
	add	%g2, 7, %g2
	xor	%g1, %gdop_lox10(__break_now), %g1
	and	%g2, -8, %g2
	ldx	[%l7 + %g1], %g1, %gdop(__break_now)
	mov	%i1, %o0
	call	add_module, 0
	 stx	%g2, [%g1]
	sethi	%gdop_hix22(.LC11), %l0
	xor	%l0, %gdop_lox10(.LC11), %l0
	ldx	[%l7 + %l0], %l0, %gdop(.LC11)
	call	strlen, 0
	 mov	%l0, %o0
	mov	%i3, %i5
	mov	%o0, %i4
	ldx	[%i0+%l2], %o0
	brnz,pt	%o0, .L212
	 add	%i4, 1, %i0
	ba,pt	%xcc, .L213
	 mov	0, %g1
.L214:
	add	%i5, 8, %i5
.L251:
	ldx	[%i5], %o0
	brz,pn	%o0, .L213
	 mov	0, %g1
.L212:
	mov	%i4, %o2
	call	strncmp, 0
	 mov	%l0, %o1
	cmp	%o0, 0
	bne,a,pt %icc, .L251
	 add	%i5, 8, %i5
	ldx	[%i5], %g1
	ldsb	[%g1+%i4], %g2
	cmp	%g2, 61
	bne,a,pt %icc, .L251
	 add	%i5, 8, %i5
	ldsb	[%g1+%i0], %g2
	cmp	%g2, 0
	be,pt	%icc, .L214
	 add	%g1, %i0, %g1
.L213:
	sethi	%gdop_hix22(library_path), %g2
	xor	%g2, %gdop_lox10(library_path), %g2
	ldx	[%l7 + %g2], %g2, %gdop(library_path)
	mov	%i1, %o0
	call	load_needed, 0
	 stx	%g1, [%g2]
	mov	0, %o1
	call	relocate, 0
	 mov	%l1, %o0
	sethi	%gdop_hix22(modules), %i0
	mov	1, %g1
	xor	%i0, %gdop_lox10(modules), %i0
	st	%g1, [%l1+396]
	ldx	[%l7 + %i0], %i0, %gdop(modules)
	call	place_tls, 0
	 ldx	[%i0], %o0
	call	bind_all, 0
	 ldx	[%i0], %o0
	ldx	[%i0], %o1
	mov	0, %o2
	sethi	%gdop_hix22(.LC12), %o0
	xor	%o0, %gdop_lox10(.LC12), %o0
	call	look_up, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC12)
	stx	%o1, [%fp+1911]
	brz,pn	%o0, .L216
	 stx	%o0, [%fp+1903]
	call	address_of, 0
	 nop
	stx	%i3, [%o0]
.L216:
	ldx	[%i0], %o1
	mov	0, %o2
	sethi	%gdop_hix22(.LC13), %o0
	xor	%o0, %gdop_lox10(.LC13), %o0
	call	look_up, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC13)
	stx	%o1, [%fp+1911]
	brz,pn	%o0, .L217
	 stx	%o0, [%fp+1903]
	call	address_of, 0
	 nop
	stx	%i3, [%o0]
.L217:
	call	first_tcb, 0
	 nop
	call	set_thread_pointer, 0
	 nop
	mov	32, %o1
	call	table_of, 0
	 mov	%i1, %o0
	brz,pn	%o0, .L221
	 mov	%o0, %i5
	ldx	[%i1+288], %i4
	srlx	%i4, 3, %i4
	brz,a,pn %i4, .L252
	 ldx	[%i0], %i5
	sllx	%i4, 3, %i4
	add	%o0, %i4, %i4
	ldx	[%i5], %g1
.L253:
	call	%g1, 0
	 add	%i5, 8, %i5
	cmp	%i5, %i4
	bne,a,pt %xcc, .L253
	 ldx	[%i5], %g1
.L221:
	ldx	[%i0], %i5
.L252:
	brz,a,pn %i5, .L254
	 lduw	[%i1+392], %g1
	cmp	%i5, %i1
.L256:
	be,a,pn	%xcc, .L255
	 ldx	[%i5], %i5
	lduw	[%i5+392], %g1
	cmp	%g1, 0
	bne,a,pn %icc, .L255
	 ldx	[%i5], %i5
	call	initialise.part.0, 0
	 mov	%i5, %o0
	ldx	[%i5], %i5
.L255:
	brnz,pt	%i5, .L256
	 cmp	%i5, %i1
	lduw	[%i1+392], %g1
.L254:
	cmp	%g1, 0
	bne,a,pn %icc, .L257
	 sethi	%gdop_hix22(finish), %i1
	call	initialise.part.0, 0
	 mov	%i1, %o0
	sethi	%gdop_hix22(finish), %i1
.L257:
	xor	%i1, %gdop_lox10(finish), %i1
	ldx	[%l7 + %i1], %i1, %gdop(finish)
	return	%i7+8
	 mov	%o2, %o0
.L206:
	be,a,pn	%xcc, .L209
	 ldx	[%g1+8], %i1
	ba,pt	%xcc, .L248
	 add	%g1, 16, %g1
.L247:
	xor	%g1, %gdop_lox10(.LC9), %g1
	ba,pt	%xcc, .L211
	 ldx	[%l7 + %g1], %g1, %gdop(.LC9)
.L227:
	mov	0, %l0
	mov	0, %l3
	mov	0, %i4
	mov	0, %i2
	ba,pt	%xcc, .L205
	 mov	0, %i1
	.size	loader_main, .-loader_main
	.local	at.0
	.common	at.0,8,8
	.local	end.1
	.common	end.1,8,8
	.local	program_path
	.common	program_path,8,8
	.local	error_text
	.common	error_text,8,8
	.hidden	program
	.global program
	.section	".bss"
	.align 8
	.type	program, #object
	.size	program, 408
program:
	.skip	408
	.hidden	own_module
	.global own_module
	.align 8
	.type	own_module, #object
	.size	own_module, 408
own_module:
	.skip	408
	.hidden	first_tcb
	.hidden	place_tls
	.hidden	library_path
	.hidden	add_module
	.hidden	relocate
	.hidden	read_headers
	.hidden	relocate_self
	.hidden	copied_to
	.hidden	address_of
	.hidden	look_up
	.hidden	bind_all
	.hidden	load_needed
	.hidden	load_library
	.hidden	modules_end
	.hidden	table_of
	.hidden	modules
	.hidden	is_own_library
	.hidden	find_loaded
	.hidden	find_in
	.hidden	hash_of
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
