! decc9f5b790189cc93af6f606224d9b5 emu/guest/sunos/loader.c
	.file	"loader.c"
	.section	".text"
	.section	.text.look_up_below,"ax",@progbits
	.align 4
	.type	look_up_below, #function
	.proc	010
look_up_below:
	save	%sp, -104, %sp
	ld	[%fp+64], %i4
	call	hash_of, 0
	 mov	%i1, %o0
	mov	%i1, %o1
	mov	%o0, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	find_in, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,a	.L22
	 ld	[%i0+148], %i5
.L2:
	st	%i0, [%i4]
	st	%o0, [%i4+4]
	jmp	%i7+12
	 restore %g0, %i4, %o0
.L22:
	cmp	%i5, 0
	be	.L13
	 cmp	%i2, 15
	bg	.L23
	 mov	1, %g1
.L5:
	andcc	%g1, 0xff, %g0
	be	.L13
	 mov	0, %i3
.L3:
	ld	[%i5], %g1
.L26:
	cmp	%g1, 0
	be	.L24
	 cmp	%g1, 1
	bne	.L3
	 add	%i5, 8, %i5
	ld	[%i5-4], %g1
	ld	[%i0+156], %o0
	call	find_loaded, 0
	 add	%o0, %g1, %o0
	cmp	%o0, 0
	be,a	.L25
	 ld	[%i5-4], %g1
.L8:
	add	%fp, -8, %g1
	add	%i2, 1, %o2
	st	%g1, [%sp+64]
	mov	%i1, %o1
	call	look_up_below, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	cmp	%g1, 0
	be	.L3
	 ld	[%fp-4], %i3
	mov	%g1, %i0
	mov	%i3, %o0
	st	%i0, [%i4]
	st	%o0, [%i4+4]
	jmp	%i7+12
	 restore %g0, %i4, %o0
.L23:
	b	.L5
	 mov	0, %g1
.L24:
	mov	0, %i0
	mov	%i3, %o0
	st	%i0, [%i4]
	st	%o0, [%i4+4]
	jmp	%i7+12
	 restore %g0, %i4, %o0
.L25:
	ld	[%i0+156], %o0
	call	is_own_library, 0
	 add	%o0, %g1, %o0
	cmp	%o0, 0
	be,a	.L26
	 ld	[%i5], %g1
	sethi	%gdop_hix22(own_module), %o0
	xor	%o0, %gdop_lox10(own_module), %o0
	b	.L8
	 ld	[%l7 + %o0], %o0, %gdop(own_module)
.L13:
	b	.L2
	 mov	0, %i0
	.size	look_up_below, .-look_up_below
	.section	.text.finish,"ax",@progbits
	.align 4
	.type	finish, #function
	.proc	020
finish:
	save	%sp, -1120, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	ld	[%g1], %g1
	cmp	%g1, 0
	be	.L64
	 add	%fp, -1024, %i1
	mov	0, %g2
	mov	%i1, %g3
	st	%g1, [%g3]
.L60:
	mov	%g2, %i4
	ld	[%g1], %g1
	add	%g2, 1, %g2
	cmp	%g1, 0
	be	.L42
	 add	%g3, 4, %g3
	cmp	%g2, 255
	bleu,a	.L60
	 st	%g1, [%g3]
.L42:
	sll	%i4, 2, %i4
	b	.L40
	 add	%i1, %i4, %i4
.L33:
.L61:
	be	.L64
	 add	%i4, -4, %g1
.L41:
	mov	%g1, %i4
.L40:
	ld	[%i4], %i2
	ld	[%i2+196], %g1
	cmp	%g1, 0
	be	.L61
	 cmp	%i1, %i4
	mov	26, %o1
	call	table_of, 0
	 mov	%i2, %o0
	orcc	%o0, 0, %i3
	be,a	.L62
	 ld	[%i2+196], %g1
	ld	[%i2+124], %i5
	srl	%i5, 2, %i5
	cmp	%i5, 0
	be,a	.L62
	 ld	[%i2+196], %g1
	sll	%i5, 2, %i5
	add	%i3, %i5, %i5
	ld	[%i5-4], %g1
.L63:
	call	%g1, 0
	 add	%i5, -4, %i5
	cmp	%i3, %i5
	bne,a	.L63
	 ld	[%i5-4], %g1
	ld	[%i2+196], %g1
.L62:
	cmp	%g1, 0
	be	.L61
	 cmp	%i1, %i4
	sethi	%gdop_hix22(program), %g1
	xor	%g1, %gdop_lox10(program), %g1
	ld	[%l7 + %g1], %g1, %gdop(program)
	cmp	%i2, %g1
	be	.L61
	 cmp	%i1, %i4
	ld	[%i2+64], %g1
	cmp	%g1, 0
	be	.L33
	 cmp	%i1, %i4
	mov	13, %o1
	call	table_of, 0
	 mov	%i2, %o0
	call	%o0, 0
	 nop
	cmp	%i1, %i4
	bne	.L41
	 add	%i4, -4, %g1
.L64:
	jmp	%i7+8
	 restore
	.size	finish, .-finish
	.section	.text.initialise.part.0,"ax",@progbits
	.align 4
	.type	initialise.part.0, #function
	.proc	020
initialise.part.0:
	save	%sp, -96, %sp
	mov	1, %g1
	st	%g1, [%i0+196]
	ld	[%i0+148], %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, 0
	be	.L97
	 sethi	%gdop_hix22(program), %g1
	ld	[%i5], %g1
	cmp	%g1, 0
	be,a	.L97
	 sethi	%gdop_hix22(program), %g1
	cmp	%g1, 1
.L98:
	be,a	.L92
	 ld	[%i5+4], %g1
	add	%i5, 8, %i5
.L100:
	ld	[%i5], %g1
.L95:
	cmp	%g1, 0
	bne	.L98
	 cmp	%g1, 1
	sethi	%gdop_hix22(program), %g1
.L97:
	xor	%g1, %gdop_lox10(program), %g1
	ld	[%l7 + %g1], %l7, %gdop(program)
	cmp	%i0, %l7
	be	.L96
	 mov	25, %o1
	ld	[%i0+60], %g1
	cmp	%g1, 0
	bne,a	.L93
	 mov	12, %o1
.L96:
	call	table_of, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	be	.L101
	 nop
	ld	[%i0+120], %i4
	srl	%i4, 2, %i4
	cmp	%i4, 0
	be	.L101
	 sll	%i4, 2, %i4
	add	%i5, %i4, %i4
	ld	[%i5], %g1
.L99:
	call	%g1, 0
	 add	%i5, 4, %i5
	cmp	%i5, %i4
	bne,a	.L99
	 ld	[%i5], %g1
.L101:
	jmp	%i7+8
	 restore
.L92:
	ld	[%i0+156], %o0
	call	find_loaded, 0
	 add	%o0, %g1, %o0
	orcc	%o0, 0, %g1
	be	.L100
	 add	%i5, 8, %i5
	ld	[%g1+196], %g1
	cmp	%g1, 0
	bne	.L100
	 nop
	call	initialise.part.0, 0
	 nop
	b	.L95
	 ld	[%i5], %g1
.L93:
	call	table_of, 0
	 mov	%i0, %o0
	call	%o0, 0
	 nop
	b	.L96
	 mov	25, %o1
	.size	initialise.part.0, .-initialise.part.0
	.section	.text.print,"ax",@progbits
	.align 4
	.global print
	.hidden	print
	.type	print, #function
	.proc	020
print:
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC0), %o0
	xor	%o0, %gdop_lox10(.LC0), %o0
	call	print, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC0)
	call	print, 0
	 mov	%i1, %o0
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o0, %gdop_lox10(.LC1), %o0
	call	print, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
	call	print, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(.LC2), %o0
	xor	%o0, %gdop_lox10(.LC2), %o0
	call	print, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC2)
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC3), %o0
	mov	%i0, %o1
	xor	%o0, %gdop_lox10(.LC3), %o0
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC3)
	nop
	.size	report_missing, .-report_missing
	.section	.text.map,"ax",@progbits
	.align 4
	.global map
	.hidden	map
	.type	map, #function
	.proc	016
map:
	save	%sp, -96, %sp
	mov	%i0, %o0
	mov	%i5, %o5
	mov	%i4, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	call	mmap, 0
	 mov	%i1, %o1
	xnor	%g0, %o0, %g1
	cmp	%g0, %g1
	subx	%g0, 0, %i0
	and	%o0, %i0, %i0
	jmp	%i7+8
	 restore
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i0, 7, %i3
	sethi	%gdop_hix22(at.0), %i5
	and	%i3, -8, %i3
	xor	%i5, %gdop_lox10(at.0), %i5
	sethi	%gdop_hix22(end.1), %g1
	ld	[%l7 + %i5], %i5, %gdop(at.0)
	xor	%g1, %gdop_lox10(end.1), %g1
	ld	[%i5], %g3
	ld	[%l7 + %g1], %i4, %gdop(end.1)
	ld	[%i4], %g2
	sub	%g2, %g3, %g2
	cmp	%g2, %i3
	blu	.L114
	 mov	%g3, %i0
	add	%i3, %g3, %g1
	st	%g1, [%i5]
	jmp	%i7+8
	 restore
.L114:
	sethi	%hi(-8192), %g1
	mov	0, %o5
	sethi	%hi(31744), %i2
	mov	-1, %o4
	or	%i2, 1023, %i2
	mov	7, %o2
	add	%i3, %i2, %i2
	sethi	%hi(-2147483648), %o3
	and	%i2, %g1, %i2
	or	%o3, 258, %o3
	mov	%i2, %o1
	call	mmap, 0
	 mov	0, %o0
	cmp	%o0, -1
	be	.L115
	 mov	%o0, %i0
	orcc	%o0, 0, %g3
	be	.L112
	 st	%o0, [%i5]
	add	%i2, %o0, %i2
	add	%i3, %g3, %g1
	st	%i2, [%i4]
	st	%g1, [%i5]
	jmp	%i7+8
	 restore
.L115:
	st	%g0, [%i5]
.L112:
	sethi	%gdop_hix22(.LC4), %o1
	sethi	%gdop_hix22(.LC5), %o0
	xor	%o1, %gdop_lox10(.LC4), %o1
	xor	%o0, %gdop_lox10(.LC5), %o0
	ld	[%l7 + %o1], %o1, %gdop(.LC4)
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC5)
	nop
	.size	allocate, .-allocate
	.section	.text.copy,"ax",@progbits
	.align 4
	.global copy
	.hidden	copy
	.type	copy, #function
	.proc	0102
copy:
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
	jmp	%i7+8
	 restore
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules_end), %g1
	cmp	%i0, 0
	xor	%g1, %gdop_lox10(modules_end), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules_end)
	be	.L124
	 ld	[%g1], %i5
	mov	%i0, %o0
	sethi	%gdop_hix22(program), %o1
	xor	%o1, %gdop_lox10(program), %o1
	call	load_library, 0
	 ld	[%l7 + %o1], %o1, %gdop(program)
	orcc	%o0, 0, %i0
	be	.L133
	 sethi	%gdop_hix22(error_text), %g1
.L119:
	ld	[%i5], %o0
	cmp	%o0, 0
	be	.L137
	 nop
	call	load_needed, 0
	 nop
	call	bind_all, 0
	 ld	[%i5], %o0
	ld	[%i5], %i5
.L135:
	cmp	%i5, 0
	be	.L137
	 nop
	ld	[%i5+196], %g1
.L136:
	cmp	%g1, 0
	bne,a	.L135
	 ld	[%i5], %i5
	call	initialise.part.0, 0
	 mov	%i5, %o0
	ld	[%i5], %i5
	cmp	%i5, 0
	bne,a	.L136
	 ld	[%i5+196], %g1
	jmp	%i7+8
	 restore
.L124:
	sethi	%gdop_hix22(program), %i0
	xor	%i0, %gdop_lox10(program), %i0
	b	.L119
	 ld	[%l7 + %i0], %i0, %gdop(program)
.L133:
	sethi	%gdop_hix22(.LC6), %g2
	xor	%g1, %gdop_lox10(error_text), %g1
	xor	%g2, %gdop_lox10(.LC6), %g2
	ld	[%l7 + %g1], %g1, %gdop(error_text)
	ld	[%l7 + %g2], %l7, %gdop(.LC6)
	st	%l7, [%g1]
.L137:
	jmp	%i7+8
	 restore
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
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	ld	[%g1], %i5
	cmp	%i5, 0
	be	.L140
	 mov	%i7, %g4
	b	.L142
	 mov	%i5, %o1
.L194:
	cmp	%o1, 0
	be,a	.L200
	 sethi	%gdop_hix22(own_module), %o1
.L142:
	ld	[%o1+164], %g2
	ld	[%o1+168], %g1
	sub	%g4, %g2, %g3
	sub	%g1, %g2, %g1
	cmp	%g3, %g1
	bgeu,a	.L194
	 ld	[%o1], %o1
	cmp	%i0, -1
	be	.L146
	 add	%i0, 3, %g1
	cmp	%g1, 1
	bgu	.L195
	 sethi	%gdop_hix22(program), %g1
	cmp	%i0, -3
.L203:
	bne	.L169
	 sethi	%gdop_hix22(own_module), %g1
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%o1, %g1
	be,a	.L155
	 mov	%i5, %o1
.L155:
	add	%fp, -8, %g1
	mov	0, %o2
	st	%g1, [%sp+64]
	mov	%i1, %o0
	call	look_up, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	cmp	%g1, 0
	be,a	.L201
	 sethi	%gdop_hix22(.LC7), %g1
	st	%g1, [%fp-8]
.L205:
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	address_of, 0
	 std	%g2, [%fp-16]
	call	copied_to, 0
	 restore %g0, %o0, %o0
.L140:
	sethi	%gdop_hix22(own_module), %o1
.L200:
	xor	%o1, %gdop_lox10(own_module), %o1
	ld	[%l7 + %o1], %o1, %gdop(own_module)
	ld	[%o1+164], %g2
	ld	[%o1+168], %g1
	sub	%g4, %g2, %g4
	sub	%g1, %g2, %g1
	cmp	%g4, %g1
	bgeu	.L197
	 cmp	%i0, -1
	be,a	.L155
	 ld	[%o1], %o1
	add	%i0, 3, %g1
.L204:
	cmp	%g1, 1
	bleu	.L169
	 sethi	%gdop_hix22(program), %g1
	xor	%g1, %gdop_lox10(program), %g1
	ld	[%l7 + %g1], %g1, %gdop(program)
	cmp	%i0, %g1
	be	.L169
	 cmp	%g0, %i5
	addx	%g0, 0, %g1
	cmp	%i0, %i5
	be	.L154
	 mov	%g1, %g2
.L198:
	cmp	%g1, 0
	be	.L202
	 cmp	%i0, %o1
	ld	[%i5], %i5
.L199:
	cmp	%g0, %i5
	addx	%g0, 0, %g1
	cmp	%i0, %i5
	bne	.L198
	 mov	%g1, %g2
.L154:
	cmp	%i0, %o1
.L202:
	be	.L164
	 andcc	%g2, 0xff, %g0
	bne	.L164
	 sethi	%gdop_hix22(.LC8), %g1
	sethi	%gdop_hix22(error_text), %g2
	xor	%g1, %gdop_lox10(.LC8), %g1
	xor	%g2, %gdop_lox10(error_text), %g2
	ld	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%l7 + %g2], %g2, %gdop(error_text)
	st	%g1, [%g2]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L146:
	b	.L155
	 ld	[%o1], %o1
.L195:
	xor	%g1, %gdop_lox10(program), %g1
	ld	[%l7 + %g1], %g1, %gdop(program)
	cmp	%i0, %g1
	be	.L203
	 cmp	%i0, -3
	cmp	%i0, %i5
	be	.L164
	 sethi	%gdop_hix22(own_module), %o1
	ld	[%i5], %i5
	xor	%o1, %gdop_lox10(own_module), %o1
	b	.L199
	 ld	[%l7 + %o1], %o1, %gdop(own_module)
.L197:
	bne	.L204
	 add	%i0, 3, %g1
	b	.L155
	 mov	0, %o1
.L164:
	add	%fp, -8, %g1
	mov	0, %o2
	st	%g1, [%sp+64]
	mov	%i1, %o1
	mov	%i0, %o0
	call	look_up_below, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	cmp	%g1, 0
	bne,a	.L205
	 st	%g1, [%fp-8]
	sethi	%gdop_hix22(.LC7), %g1
.L201:
	sethi	%gdop_hix22(error_text), %g2
	xor	%g1, %gdop_lox10(.LC7), %g1
	xor	%g2, %gdop_lox10(error_text), %g2
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%l7 + %g2], %g2, %gdop(error_text)
	st	%g1, [%g2]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L169:
	b	.L155
	 mov	%i5, %o1
	.size	dlsym, .-dlsym
	.section	.text.dlerror,"ax",@progbits
	.align 4
	.global dlerror
	.type	dlerror, #function
	.proc	0102
dlerror:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(error_text), %g1
	xor	%g1, %gdop_lox10(error_text), %g1
	ld	[%l7 + %g1], %l7, %gdop(error_text)
	ld	[%l7], %i0
	st	%g0, [%l7]
	jmp	%i7+8
	 restore
	.size	dlerror, .-dlerror
	.section	.text.dlclose,"ax",@progbits
	.align 4
	.global dlclose
	.type	dlclose, #function
	.proc	04
dlclose:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	ld	[%g1], %g1
.L225:
	cmp	%g0, %g1
	addx	%g0, 0, %g2
	cmp	%i0, %g1
	be	.L208
	 mov	%g2, %g3
	cmp	%g2, 0
	bne,a	.L225
	 ld	[%g1], %g1
.L208:
	sethi	%gdop_hix22(own_module), %g1
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%i0, %g1
	be	.L212
	 andcc	%g3, 0xff, %g0
	bne	.L212
	 sethi	%gdop_hix22(error_text), %g1
	sethi	%gdop_hix22(.LC8), %g2
	xor	%g1, %gdop_lox10(error_text), %g1
	xor	%g2, %gdop_lox10(.LC8), %g2
	ld	[%l7 + %g1], %g1, %gdop(error_text)
	ld	[%l7 + %g2], %l7, %gdop(.LC8)
	st	%l7, [%g1]
	jmp	%i7+8
	 restore %g0, -1, %o0
.L212:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	dlclose, .-dlclose
	.section	.text.getexecname,"ax",@progbits
	.align 4
	.global getexecname
	.type	getexecname, #function
	.proc	0102
getexecname:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(program_path), %g1
	xor	%g1, %gdop_lox10(program_path), %g1
	ld	[%l7 + %g1], %l7, %gdop(program_path)
	ld	[%l7], %i0
	jmp	%i7+8
	 restore
	.size	getexecname, .-getexecname
	.section	.text.dladdr,"ax",@progbits
	.align 4
	.global dladdr
	.type	dladdr, #function
	.proc	04
dladdr:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	ld	[%g1], %g2
	cmp	%g2, 0
	bne	.L230
	 mov	%i0, %i4
	b	.L254
	 sethi	%gdop_hix22(own_module), %g1
.L252:
	cmp	%g2, 0
	be	.L228
	 sethi	%gdop_hix22(own_module), %g1
.L230:
	ld	[%g2+164], %g4
	ld	[%g2+168], %g1
	sub	%i4, %g4, %g3
	sub	%g1, %g4, %g1
	cmp	%g3, %g1
	bgeu,a	.L252
	 ld	[%g2], %g2
.L229:
	ld	[%g2+160], %i2
	cmp	%i2, 0
	be	.L236
	 ld	[%g2+4], %o3
	ld	[%i2+4], %o7
	cmp	%o7, 1
	bleu	.L237
	 mov	0, %g1
	sethi	%hi(64512), %i0
	ld	[%g2+8], %o4
	ld	[%g2+152], %o5
	mov	1, %i5
	mov	0, %i2
	b	.L234
	 or	%i0, 766, %i0
.L233:
	add	%i5, 1, %i5
.L256:
	cmp	%o7, %i5
	be	.L255
	 cmp	%i2, 0
.L234:
	sll	%i5, 4, %g3
	add	%o5, %g3, %g3
	lduh	[%g3+14], %g1
	add	%g1, -1, %g1
	sll	%g1, 16, %g1
	srl	%g1, 16, %g1
	cmp	%i0, %g1
	blu	.L233
	 ld	[%g3+4], %i3
	add	%i3, %o4, %g1
	cmp	%i4, %g1
	blu,a	.L256
	 add	%i5, 1, %i5
	cmp	%i2, 0
	be	.L257
	 add	%i5, 1, %i5
	ld	[%i2+4], %g1
	cmp	%i3, %g1
	bleu	.L256
	 nop
.L257:
	cmp	%o7, %i5
	bne	.L234
	 mov	%g3, %i2
	cmp	%i2, 0
.L255:
	be	.L232
	 mov	0, %g1
	ld	[%i2], %g3
	ld	[%g2+156], %g1
	ld	[%i2+4], %i2
	ld	[%g2+8], %g2
	add	%g1, %g3, %g1
	add	%g2, %i2, %i2
.L232:
	st	%o3, [%i1]
	st	%g4, [%i1+4]
	st	%g1, [%i1+8]
	st	%i2, [%i1+12]
	mov	1, %i0
.L258:
	jmp	%i7+8
	 restore
.L228:
.L254:
	xor	%g1, %gdop_lox10(own_module), %g1
	ld	[%l7 + %g1], %l7, %gdop(own_module)
	ld	[%l7+164], %g4
	ld	[%l7+168], %g1
	sub	%i4, %g4, %g2
	sub	%g1, %g4, %g1
	cmp	%g2, %g1
	bgeu	.L258
	 mov	0, %i0
	b	.L229
	 mov	%l7, %g2
.L236:
	b	.L232
	 mov	0, %g1
.L237:
	b	.L232
	 mov	0, %i2
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
	save	%sp, -176, %sp
	ld	[%i0], %l2
	st	%g0, [%fp-64]
	add	%l2, 2, %l2
	st	%g0, [%fp-60]
	sll	%l2, 2, %l2
	st	%g0, [%fp-56]
	ld	[%i0+%l2], %g1
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	add	%i0, %l2, %i3
	cmp	%g1, 0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	be	.L260
	 mov	%i3, %g1
	add	%g1, 4, %g1
.L307:
	ld	[%g1], %g2
	cmp	%g2, 0
	bne,a	.L307
	 add	%g1, 4, %g1
.L260:
	ld	[%g1+4], %i5
	cmp	%i5, 0
	be	.L284
	 add	%g1, 4, %g1
	b	.L267
	 mov	0, %l0
.L305:
	ld	[%g1+4], %g2
	add	%fp, %i5, %i5
	st	%g2, [%i5-64]
	add	%g1, 8, %g1
.L309:
	ld	[%g1], %i5
	cmp	%i5, 0
	be,a	.L308
	 ld	[%fp-36], %i5
.L267:
	cmp	%i5, 15
.L310:
	bleu,a	.L305
	 sll	%i5, 2, %i5
	cmp	%i5, 2014
	bne,a	.L309
	 add	%g1, 8, %g1
	ld	[%g1+4], %l0
	add	%g1, 8, %g1
	ld	[%g1], %i5
	cmp	%i5, 0
	bne	.L310
	 cmp	%i5, 15
	ld	[%fp-36], %i5
.L308:
	ld	[%fp-28], %i2
	ld	[%fp-52], %i4
	ld	[%fp-44], %i1
	mov	%i5, %l1
.L262:
	call	relocate_self, 0
	 mov	%i5, %o0
	sethi	%gdop_hix22(program_path), %g1
	xor	%g1, %gdop_lox10(program_path), %g1
	ld	[%l7 + %g1], %g1, %gdop(program_path)
	st	%l0, [%g1]
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC10)
	lduh	[%l1+44], %o2
	ld	[%l1+28], %o1
	sethi	%gdop_hix22(own_module), %l1
	xor	%l1, %gdop_lox10(own_module), %l1
	ld	[%l7 + %l1], %l1, %gdop(own_module)
	st	%g1, [%l1+4]
	mov	1, %g1
	add	%i5, %o1, %o1
	st	%g1, [%l1+196]
	mov	%l1, %o0
	call	read_headers, 0
	 st	%i5, [%l1+8]
	mov	0, %o1
	call	relocate, 0
	 mov	%l1, %o0
	ld	[%i0+4], %g1
	cmp	%g1, 0
	be,a	.L306
	 sethi	%gdop_hix22(.LC9), %g1
.L268:
	mov	%i1, %o2
	mov	%i4, %o1
	sethi	%gdop_hix22(program), %i1
	xor	%i1, %gdop_lox10(program), %i1
	ld	[%l7 + %i1], %i1, %gdop(program)
	mov	%i1, %o0
	call	read_headers, 0
	 st	%g1, [%i1+4]
	ld	[%i1+168], %g2
	sethi	%gdop_hix22(__break_now), %g1
	add	%g2, 7, %g2
	xor	%g1, %gdop_lox10(__break_now), %g1
	and	%g2, -8, %g2
	ld	[%l7 + %g1], %g1, %gdop(__break_now)
	mov	%i1, %o0
	call	add_module, 0
	 st	%g2, [%g1]
	sethi	%gdop_hix22(.LC11), %l0
	xor	%l0, %gdop_lox10(.LC11), %l0
	ld	[%l7 + %l0], %l0, %gdop(.LC11)
	call	strlen, 0
	 mov	%l0, %o0
	mov	%i3, %i5
	mov	%o0, %i4
	ld	[%i0+%l2], %o0
	cmp	%o0, 0
	bne	.L269
	 add	%i4, 1, %i0
	b	.L270
	 mov	0, %g1
.L271:
	add	%i5, 4, %i5
.L311:
	ld	[%i5], %o0
	cmp	%o0, 0
	be	.L270
	 mov	0, %g1
.L269:
	mov	%i4, %o2
	call	strncmp, 0
	 mov	%l0, %o1
	cmp	%o0, 0
	bne,a	.L311
	 add	%i5, 4, %i5
	ld	[%i5], %g1
	ldsb	[%g1+%i4], %g2
	cmp	%g2, 61
	bne,a	.L311
	 add	%i5, 4, %i5
	ldsb	[%g1+%i0], %g2
	cmp	%g2, 0
	be	.L271
	 add	%g1, %i0, %g1
.L270:
	sethi	%gdop_hix22(library_path), %g2
	xor	%g2, %gdop_lox10(library_path), %g2
	ld	[%l7 + %g2], %g2, %gdop(library_path)
	mov	%i1, %o0
	call	load_needed, 0
	 st	%g1, [%g2]
	mov	0, %o1
	call	relocate, 0
	 mov	%l1, %o0
	mov	1, %g1
	sethi	%gdop_hix22(modules), %i0
	st	%g1, [%l1+200]
	xor	%i0, %gdop_lox10(modules), %i0
	ld	[%l7 + %i0], %i0, %gdop(modules)
	call	place_tls, 0
	 ld	[%i0], %o0
	call	bind_all, 0
	 ld	[%i0], %o0
	add	%fp, -72, %i5
	mov	0, %o2
	st	%i5, [%sp+64]
	ld	[%i0], %o1
	sethi	%gdop_hix22(.LC12), %o0
	xor	%o0, %gdop_lox10(.LC12), %o0
	ld	[%l7 + %o0], %o0, %gdop(.LC12)
	call	look_up, 0
	 nop
	unimp	8
	ld	[%fp-72], %g1
	cmp	%g1, 0
	be	.L273
	 ldd	[%fp-72], %g2
	add	%fp, -80, %o0
	call	address_of, 0
	 std	%g2, [%fp-80]
	st	%i3, [%o0]
.L273:
	st	%i5, [%sp+64]
	mov	0, %o2
	ld	[%i0], %o1
	sethi	%gdop_hix22(.LC13), %o0
	xor	%o0, %gdop_lox10(.LC13), %o0
	ld	[%l7 + %o0], %o0, %gdop(.LC13)
	call	look_up, 0
	 nop
	unimp	8
	ld	[%fp-72], %g1
	cmp	%g1, 0
	be	.L274
	 ldd	[%fp-72], %g2
	add	%fp, -80, %o0
	call	address_of, 0
	 std	%g2, [%fp-80]
	st	%i3, [%o0]
.L274:
	call	first_tcb, 0
	 nop
	call	set_thread_pointer, 0
	 nop
	mov	32, %o1
	call	table_of, 0
	 mov	%i1, %o0
	orcc	%o0, 0, %i5
	be,a	.L312
	 ld	[%i0], %i5
	ld	[%i1+144], %i4
	srl	%i4, 2, %i4
	cmp	%i4, 0
	be,a	.L312
	 ld	[%i0], %i5
	sll	%i4, 2, %i4
	add	%i5, %i4, %i4
	ld	[%i5], %g1
.L313:
	call	%g1, 0
	 add	%i5, 4, %i5
	cmp	%i5, %i4
	bne,a	.L313
	 ld	[%i5], %g1
	ld	[%i0], %i5
.L312:
	cmp	%i5, 0
	be,a	.L314
	 ld	[%i1+196], %g1
	cmp	%i5, %i1
.L316:
	be,a	.L315
	 ld	[%i5], %i5
	ld	[%i5+196], %g1
	cmp	%g1, 0
	bne,a	.L315
	 ld	[%i5], %i5
	call	initialise.part.0, 0
	 mov	%i5, %o0
	ld	[%i5], %i5
.L315:
	cmp	%i5, 0
	bne	.L316
	 cmp	%i5, %i1
	ld	[%i1+196], %g1
.L314:
	cmp	%g1, 0
	bne,a	.L317
	 sethi	%gdop_hix22(finish), %i1
	call	initialise.part.0, 0
	 mov	%i1, %o0
	sethi	%gdop_hix22(finish), %i1
.L317:
	xor	%i1, %gdop_lox10(finish), %i1
	ld	[%l7 + %i1], %i1, %gdop(finish)
	jmp	%i7+8
	 restore %g0, %i2, %o0
.L306:
	xor	%g1, %gdop_lox10(.LC9), %g1
	b	.L268
	 ld	[%l7 + %g1], %g1, %gdop(.LC9)
.L284:
	mov	0, %i1
	mov	0, %l1
	mov	0, %i4
	mov	0, %i2
	b	.L262
	 mov	0, %l0
	.size	loader_main, .-loader_main
	.local	at.0
	.common	at.0,4,4
	.local	end.1
	.common	end.1,4,4
	.local	program_path
	.common	program_path,4,4
	.local	error_text
	.common	error_text,4,4
	.hidden	program
	.global program
	.section	".bss"
	.align 4
	.type	program, #object
	.size	program, 208
program:
	.skip	208
	.hidden	own_module
	.global own_module
	.align 4
	.type	own_module, #object
	.size	own_module, 208
own_module:
	.skip	208
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
