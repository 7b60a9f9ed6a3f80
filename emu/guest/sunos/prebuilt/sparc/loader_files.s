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
	save	%sp, -96, %sp
	add	%i1, 2, %i1
	sll	%i1, 2, %i1
	add	%i0, %i1, %i1
	ld	[%i1+4], %g2
	cmp	%g2, 0
	be	.L1
	 mov	0, %g1
	ld	[%i0+8], %g1
	add	%g2, %g1, %g1
.L1:
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	table_of, .-table_of
	.section	.text.add_module,"ax",@progbits
	.align 4
	.global add_module
	.hidden	add_module
	.type	add_module, #function
	.proc	020
add_module:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules_end), %g1
	xor	%g1, %gdop_lox10(modules_end), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules_end)
	ld	[%g1], %g2
	cmp	%g2, 0
	be,a	.L7
	 sethi	%gdop_hix22(modules), %g2
	st	%i0, [%g2]
	st	%i0, [%g1]
	jmp	%i7+8
	 restore
.L7:
	st	%i0, [%g1]
	xor	%g2, %gdop_lox10(modules), %g2
	ld	[%l7 + %g2], %l7, %gdop(modules)
	st	%i0, [%l7]
	jmp	%i7+8
	 restore
	.size	add_module, .-add_module
	.section	.text.read_headers,"ax",@progbits
	.align 4
	.global read_headers
	.hidden	read_headers
	.type	read_headers, #function
	.proc	020
read_headers:
	save	%sp, -96, %sp
	mov	-1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i2, 0
	be	.L10
	 st	%g1, [%i0+164]
	sll	%i2, 5, %i2
	ld	[%i0+8], %g3
	b	.L17
	 add	%i1, %i2, %i2
.L11:
	cmp	%g2, 2
	be	.L41
	 cmp	%g2, 7
	be,a	.L42
	 ld	[%i1+20], %g4
.L14:
	add	%i1, 32, %i1
.L48:
	cmp	%i2, %i1
	be,a	.L44
	 ld	[%i0+148], %g2
.L17:
	ld	[%i1+8], %g1
	ld	[%i1], %g2
	cmp	%g2, 1
	bne	.L11
	 add	%g3, %g1, %g1
	ld	[%i0+164], %g2
	cmp	%g2, %g1
	bgu,a	.L12
	 mov	%g1, %g2
.L12:
	st	%g2, [%i0+164]
	ld	[%i0+168], %g2
	ld	[%i1+20], %g4
	add	%g1, %g4, %g1
	cmp	%g1, %g2
	blu,a	.L13
	 mov	%g2, %g1
.L13:
	add	%i1, 32, %i1
	cmp	%i2, %i1
	bne	.L17
	 st	%g1, [%i0+168]
.L10:
	ld	[%i0+148], %g2
.L44:
	cmp	%g2, 0
	be,a	.L45
	 ld	[%i0+36], %g1
	ld	[%g2], %g1
	cmp	%g1, 0
	be,a	.L45
	 ld	[%i0+36], %g1
	ld	[%i0+204], %g3
.L23:
	cmp	%g1, 33
	bgu	.L22
	 xor	%g1, 22, %g4
	sll	%g1, 2, %g1
	add	%i0, %g1, %g1
	ld	[%g1+12], %i5
	cmp	%i5, 0
	bne	.L46
	 cmp	%g0, %g4
	ld	[%g2+4], %i5
	st	%i5, [%g1+12]
.L22:
	cmp	%g0, %g4
.L46:
	add	%g2, 8, %g2
	subx	%g0, -1, %g4
	ld	[%g2], %g1
	cmp	%g1, 0
	bne	.L23
	 or	%g3, %g4, %g3
	st	%g3, [%i0+204]
	ld	[%i0+36], %g1
.L45:
	cmp	%g1, 0
	be,a	.L47
	 st	%g1, [%i0+152]
	ld	[%i0+8], %g2
	add	%g1, %g2, %g1
	st	%g1, [%i0+152]
.L47:
	ld	[%i0+32], %g2
	cmp	%g2, 0
	be	.L24
	 mov	0, %g1
	ld	[%i0+8], %g1
	add	%g2, %g1, %g1
.L24:
	st	%g1, [%i0+156]
	ld	[%i0+28], %g2
	cmp	%g2, 0
	be	.L25
	 mov	0, %g1
	ld	[%i0+8], %g1
	add	%g2, %g1, %g1
.L25:
	st	%g1, [%i0+160]
	jmp	%i7+8
	 restore
.L41:
	b	.L14
	 st	%g1, [%i0+148]
.L42:
	cmp	%g4, 0
	be,a	.L48
	 add	%i1, 32, %i1
	ld	[%i1+28], %i5
	cmp	%i5, 0
	be	.L43
	 ld	[%i1+16], %i4
	sethi	%gdop_hix22(tls_count), %g2
	st	%g1, [%i0+172]
	xor	%g2, %gdop_lox10(tls_count), %g2
	st	%i4, [%i0+176]
	ld	[%l7 + %g2], %g2, %gdop(tls_count)
	st	%g4, [%i0+180]
	ld	[%g2], %g1
	st	%i5, [%i0+184]
	add	%g1, 1, %g1
	st	%g0, [%i0+188]
	st	%g1, [%g2]
	b	.L14
	 st	%g1, [%i0+192]
.L43:
	mov	1, %i5
	sethi	%gdop_hix22(tls_count), %g2
	st	%g1, [%i0+172]
	xor	%g2, %gdop_lox10(tls_count), %g2
	st	%i4, [%i0+176]
	ld	[%l7 + %g2], %g2, %gdop(tls_count)
	st	%g4, [%i0+180]
	ld	[%g2], %g1
	st	%i5, [%i0+184]
	add	%g1, 1, %g1
	st	%g0, [%i0+188]
	st	%g1, [%g2]
	b	.L14
	 st	%g1, [%i0+192]
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
	mov	0, %o1
	add	%sp, -96, %sp
	mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	open, 0
	 mov	%i0, %i2
	orcc	%o0, 0, %i5
	bl	.L72
	 add	%fp, -4096, %l0
	sethi	%hi(4096), %o2
	mov	%l0, %o1
	call	read, 0
	 mov	0, %i0
	cmp	%o0, 51
	ble	.L51
	 ld	[%fp-4096], %g2
	sethi	%hi(2135247872), %g1
	or	%g1, 70, %g1
	cmp	%g2, %g1
	be	.L98
	 sethi	%hi(-65536), %g2
.L51:
	call	close, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L72:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L98:
	ld	[%fp-4092], %g1
	and	%g1, %g2, %g1
	sethi	%hi(16908288), %g2
	cmp	%g1, %g2
	bne	.L51
	 lduh	[%fp-4080], %g1
	cmp	%g1, 3
	bne	.L51
	 lduh	[%fp-4078], %g1
	and	%g1, -17, %g1
	sll	%g1, 16, %g1
	srl	%g1, 16, %g1
	cmp	%g1, 2
	bne	.L51
	 lduh	[%fp-4054], %g1
	cmp	%g1, 32
	bne	.L51
	 ld	[%fp-4068], %g1
	sethi	%hi(4096), %g2
	cmp	%g1, %g2
	bgu	.L51
	 lduh	[%fp-4052], %g3
	sub	%g2, %g1, %g2
	srl	%g2, 5, %g2
	cmp	%g3, %g2
	bgu	.L51
	 nop
	add	%l0, %g1, %l0
	call	allocate, 0
	 mov	208, %o0
	mov	%o0, %i0
	call	copy, 0
	 mov	%i1, %o0
	st	%o0, [%i0+4]
	lduh	[%fp-4052], %i1
	cmp	%i1, 0
	be	.L57
	 sll	%i1, 5, %g3
	mov	%l0, %i4
	add	%g3, %l0, %g3
	mov	%l0, %g1
	mov	0, %o1
	b	.L56
	 mov	-1, %g4
.L53:
.L105:
	cmp	%g1, %g3
	be,a	.L104
	 sethi	%hi(-8192), %g1
.L56:
	ld	[%g1], %g2
	cmp	%g2, 1
	bne,a	.L105
	 add	%g1, 32, %g1
	ld	[%g1+8], %g2
	cmp	%g4, %g2
	bgu,a	.L54
	 mov	%g2, %g4
.L54:
	ld	[%g1+20], %i3
	add	%g2, %i3, %g2
	cmp	%o1, %g2
	bgeu	.L53
	 add	%g1, 32, %g1
	cmp	%g1, %g3
	bne	.L56
	 mov	%g2, %o1
	sethi	%hi(-8192), %g1
.L104:
	and	%g4, %g1, %i3
	cmp	%i3, %o1
	bgeu	.L57
	 mov	0, %o5
	mov	-1, %o4
	mov	1, %o2
	sethi	%hi(-2147483648), %o3
	sub	%o1, %i3, %o1
	or	%o3, 258, %o3
	call	map, 0
	 mov	0, %o0
	cmp	%o0, 0
	be	.L57
	 sethi	%hi(7168), %l2
	sub	%o0, %i3, %o0
	st	%o0, [%i0+8]
	mov	0, %i3
	b	.L69
	 or	%l2, 1023, %l2
.L59:
.L103:
	cmp	%i1, %i3
	be	.L100
	 add	%i4, 32, %i4
.L69:
	ld	[%i4], %g1
	cmp	%g1, 1
	bne,a	.L103
	 add	%i3, 1, %i3
	ld	[%i4+20], %g1
	cmp	%g1, 0
	be,a	.L103
	 add	%i3, 1, %i3
	ld	[%i4+16], %g2
	ld	[%i0+8], %l3
	cmp	%g1, %g2
	blu	.L57
	 ld	[%i4+8], %g3
	and	%g3, %l2, %g4
	ld	[%i4+4], %o5
	and	%o5, %l2, %o7
	cmp	%g4, %o7
	bne	.L106
	 sethi	%gdop_hix22(.LC0), %o0
	add	%l3, %g3, %o7
	add	%g1, %g3, %g1
	sethi	%hi(-8192), %g3
	add	%o7, %g2, %l4
	sub	%o7, %g4, %l6
	add	%l4, %l2, %l5
	add	%g1, %l3, %l1
	and	%l5, %g3, %l5
	cmp	%g2, 0
	bne	.L101
	 ld	[%i4+24], %g3
.L64:
	cmp	%l6, %l1
	blu	.L65
	 and	%g3, 2, %g2
.L67:
	andcc	%g3, 2, %g0
	be,a	.L59
	 add	%i3, 1, %i3
	cmp	%l5, %l1
	bgu,a	.L68
	 mov	%l1, %l5
.L68:
	sub	%l5, %l4, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%l4, %o0
	b	.L103
	 add	%i3, 1, %i3
.L100:
	lduh	[%fp-4052], %o2
	mov	%l0, %o1
	call	read_headers, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(modules_end), %g1
	xor	%g1, %gdop_lox10(modules_end), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules_end)
	ld	[%g1], %g2
	cmp	%g2, 0
	be,a	.L70
	 sethi	%gdop_hix22(modules), %g2
	st	%i0, [%g2]
	st	%i0, [%g1]
.L102:
	call	close, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L57:
	sethi	%gdop_hix22(.LC0), %o0
.L106:
	mov	%i2, %o1
	xor	%o0, %gdop_lox10(.LC0), %o0
	call	fatal, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC0)
.L70:
	st	%i0, [%g1]
	xor	%g2, %gdop_lox10(modules), %g2
	ld	[%l7 + %g2], %l7, %gdop(modules)
	b	.L102
	 st	%i0, [%l7]
.L101:
	and	%g3, 2, %g2
	srl	%g3, 2, %g1
	sub	%g4, %o7, %o7
	sll	%g3, 2, %g3
	and	%g1, 1, %g1
	or	%g1, %g2, %g1
	and	%g3, 4, %o2
	sub	%o5, %g4, %o5
	mov	%i5, %o4
	or	%g1, %o2, %o2
	sethi	%hi(-2147483648), %o3
	add	%o7, %l5, %o1
	or	%o3, 18, %o3
	call	map, 0
	 mov	%l6, %o0
	cmp	%o0, 0
	be,a	.L106
	 sethi	%gdop_hix22(.LC0), %o0
	ld	[%i4+8], %l1
	ld	[%i4+20], %g2
	ld	[%i4+16], %g1
	add	%l1, %g2, %l1
	cmp	%g1, 0
	be	.L97
	 add	%l1, %l3, %l1
	mov	%l5, %l6
.L97:
	b	.L64
	 ld	[%i4+24], %g3
.L65:
	srl	%g3, 2, %g1
	sll	%g3, 2, %g3
	and	%g1, 1, %g1
	or	%g1, %g2, %g1
	and	%g3, 4, %o2
	mov	0, %o5
	mov	-1, %o4
	or	%g1, %o2, %o2
	sethi	%hi(-2147483648), %o3
	sub	%l1, %l6, %o1
	or	%o3, 274, %o3
	call	map, 0
	 mov	%l6, %o0
	cmp	%o0, 0
	be	.L106
	 sethi	%gdop_hix22(.LC0), %o0
	b	.L67
	 ld	[%i4+24], %g3
	.size	load_file, .-load_file
	.section	.text.load_from,"ax",@progbits
	.align 4
	.type	load_from, #function
	.proc	0110
load_from:
	save	%sp, -1120, %sp
	mov	47, %i2
	cmp	%i0, 0
	be	.L109
	 add	%fp, -1024, %i3
	ldsb	[%i0], %g2
	cmp	%g2, 0
	be	.L109
	 ldub	[%i0], %g1
.L131:
	add	%g1, -58, %g1
	mov	0, %i5
	and	%g1, 0xff, %g1
	cmp	%g1, 1
	bgu	.L110
	 mov	%i0, %l0
	b,a	.L118
.L130:
	cmp	%g1, 0
	be	.L132
	 add	%i0, %i5, %l0
.L110:
	add	%i5, 1, %i5
	ldub	[%i0+%i5], %g1
	add	%g1, -58, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	bgu	.L112
	 mov	1, %g3
	mov	0, %g3
.L112:
	andcc	%g3, 0xff, %g0
	bne	.L130
	 sll	%g1, 24, %g1
	add	%i0, %i5, %l0
.L118:
.L132:
	call	strlen, 0
	 mov	%i1, %o0
	add	%o0, %i5, %o0
	add	%o0, 2, %o0
	cmp	%o0, 1023
	bleu	.L113
	 mov	%i5, %o2
	ldsb	[%l0], %g1
.L133:
	cmp	%g0, %g1
	addx	%i0, %i5, %i0
	ldsb	[%i0], %g2
	cmp	%g2, 0
	bne	.L131
	 ldub	[%i0], %g1
.L109:
	mov	0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L113:
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i3, %o0
	cmp	%g0, %i5
	add	%fp, %i5, %g1
	addx	%i3, %i5, %o0
	stb	%i2, [%g1-1024]
	call	strcpy, 0
	 mov	%i1, %o1
	mov	%i1, %o1
	call	load_file, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	be,a	.L133
	 ldsb	[%l0], %g1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	load_from, .-load_from
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"/lib:/usr/lib"
	.section	.text.load_library.part.0,"ax",@progbits
	.align 4
	.type	load_library.part.0, #function
	.proc	0110
load_library.part.0:
	save	%sp, -96, %sp
	mov	47, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	strchr, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L156
	 mov	%i0, %i5
	sethi	%gdop_hix22(library_path), %g1
	xor	%g1, %gdop_lox10(library_path), %g1
	ld	[%l7 + %g1], %g1, %gdop(library_path)
	ld	[%g1], %o0
	cmp	%o0, 0
	be	.L157
	 cmp	%i1, 0
	call	load_from, 0
	 mov	%i0, %o1
	orcc	%o0, 0, %i0
	bne	.L163
	 cmp	%i1, 0
	be	.L160
	 cmp	%i0, 0
	ld	[%i1+128], %g1
.L162:
	cmp	%g1, 0
	be,a	.L158
	 ld	[%i1+72], %g1
	ld	[%i1+156], %o0
.L159:
	mov	%i5, %o1
	call	load_from, 0
	 add	%o0, %g1, %o0
	mov	%o0, %i0
	cmp	%i0, 0
.L160:
	be,a	.L161
	 sethi	%gdop_hix22(.LC1), %i0
.L163:
	jmp	%i7+8
	 restore
.L157:
	bne,a	.L162
	 ld	[%i1+128], %g1
	sethi	%gdop_hix22(.LC1), %i0
.L161:
	xor	%i0, %gdop_lox10(.LC1), %i0
	ld	[%l7 + %i0], %i0, %gdop(.LC1)
	call	load_from, 0
	 restore %g0, %i5, %o1
.L156:
	call	load_file, 0
	 restore %g0, %i0, %o1
.L158:
	cmp	%g1, 0
	be	.L161
	 sethi	%gdop_hix22(.LC1), %i0
	b	.L159
	 ld	[%i1+156], %o0
	.size	load_library.part.0, .-load_library.part.0
	.section	.text.is_own_library,"ax",@progbits
	.align 4
	.global is_own_library
	.hidden	is_own_library
	.type	is_own_library, #function
	.proc	04
is_own_library:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(own.0), %g1
	xor	%g1, %gdop_lox10(own.0), %g1
	ld	[%l7 + %g1], %l7, %gdop(own.0)
	add	%l7, 92, %i2
	ldub	[%i0], %g1
.L176:
	mov	%i0, %i5
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L169
	 mov	%i0, %g2
	sra	%g1, 24, %g1
.L175:
	cmp	%g1, 47
	bne	.L166
	 add	%g2, 1, %g2
	mov	%g2, %i5
.L166:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L175
	 sra	%g1, 24, %g1
.L169:
	ld	[%l7], %i3
	call	strlen, 0
	 mov	%i3, %o0
	mov	%i3, %o1
	mov	%o0, %o2
	call	strncmp, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be	.L170
	 add	%l7, 4, %l7
	cmp	%i2, %l7
	bne,a	.L176
	 ldub	[%i0], %g1
	jmp	%i7+8
	 restore %g0, 0, %o0
.L170:
	jmp	%i7+8
	 restore %g0, 1, %o0
	.size	is_own_library, .-is_own_library
	.section	.text.find_loaded,"ax",@progbits
	.align 4
	.global find_loaded
	.hidden	find_loaded
	.type	find_loaded, #function
	.proc	0110
find_loaded:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ld	[%l7 + %g1], %g1, %gdop(modules)
	ld	[%g1], %i5
	cmp	%i5, 0
	be	.L181
	 sethi	%gdop_hix22(program), %g1
	xor	%g1, %gdop_lox10(program), %g1
	b	.L178
	 ld	[%l7 + %g1], %l7, %gdop(program)
.L189:
.L200:
	cmp	%i5, 0
	be,a	.L199
	 mov	0, %i5
.L178:
	cmp	%i5, %l7
	be,a	.L200
	 ld	[%i5], %i5
	mov	%i0, %o1
	call	strcmp, 0
	 ld	[%i5+4], %o0
	cmp	%o0, 0
	be	.L177
	 nop
	ld	[%i5+4], %g2
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L183
	 mov	%g2, %o0
	sra	%g1, 24, %g1
.L201:
	cmp	%g1, 47
	bne	.L184
	 add	%g2, 1, %g2
	mov	%g2, %o0
.L184:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L201
	 sra	%g1, 24, %g1
.L183:
	ldub	[%i0], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L186
	 mov	%i0, %o1
	mov	%i0, %g2
	sra	%g1, 24, %g1
.L202:
	cmp	%g1, 47
	bne	.L187
	 add	%g2, 1, %g2
	mov	%g2, %o1
.L187:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L202
	 sra	%g1, 24, %g1
.L186:
	call	strcmp, 0
	 nop
	cmp	%o0, 0
	bne,a	.L189
	 ld	[%i5], %i5
.L177:
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L181:
	mov	0, %i5
.L199:
	jmp	%i7+8
	 restore %g0, %i5, %o0
	.size	find_loaded, .-find_loaded
	.section	.text.load_library,"ax",@progbits
	.align 4
	.global load_library
	.hidden	load_library
	.type	load_library, #function
	.proc	0110
load_library:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	find_loaded, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L206
	 nop
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L206:
	call	is_own_library, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L207
	 sethi	%gdop_hix22(own_module), %o0
	xor	%o0, %gdop_lox10(own_module), %o0
	ld	[%l7 + %o0], %o0, %gdop(own_module)
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L207:
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be	.L233
	 nop
	ld	[%i0+148], %i5
.L231:
	cmp	%i5, 0
	be,a	.L229
	 ld	[%i0], %i0
	ld	[%i5], %g1
	cmp	%g1, 0
	be,a	.L229
	 ld	[%i0], %i0
	cmp	%g1, 1
.L230:
	be,a	.L226
	 ld	[%i5+4], %g1
.L214:
	add	%i5, 8, %i5
.L232:
	ld	[%i5], %g1
.L228:
	cmp	%g1, 0
	bne	.L230
	 cmp	%g1, 1
	ld	[%i0], %i0
.L229:
	cmp	%i0, 0
	bne,a	.L231
	 ld	[%i0+148], %i5
	jmp	%i7+8
	 restore
.L226:
	ld	[%i0+156], %i4
	add	%i4, %g1, %i4
	call	find_loaded, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L232
	 add	%i5, 8, %i5
	call	is_own_library, 0
	 mov	%i4, %o0
	mov	%i0, %o1
	mov	%o0, %g1
	cmp	%g1, 0
	bne	.L214
	 mov	%i4, %o0
	call	load_library.part.0, 0
	 nop
	mov	%o0, %g1
	sethi	%gdop_hix22(.LC2), %o0
	cmp	%g1, 0
	xor	%o0, %gdop_lox10(.LC2), %o0
	bne	.L214
	 ld	[%l7 + %o0], %o0, %gdop(.LC2)
	call	print, 0
	 nop
	ld	[%i5+4], %g1
	ld	[%i0+156], %o0
	call	print, 0
	 add	%o0, %g1, %o0
	sethi	%gdop_hix22(.LC3), %o0
	add	%i5, 8, %i5
	xor	%o0, %gdop_lox10(.LC3), %o0
	call	print, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC3)
	b	.L228
	 ld	[%i5], %g1
.L233:
	jmp	%i7+8
	 restore
	.size	load_needed, .-load_needed
	.section	.text.hash_of,"ax",@progbits
	.align 4
	.global hash_of
	.hidden	hash_of
	.type	hash_of, #function
	.proc	016
hash_of:
	save	%sp, -96, %sp
	ldsb	[%i0], %g1
	ldub	[%i0], %g3
	cmp	%g1, 0
	be	.L235
	 mov	0, %g1
	sethi	%hi(268434432), %g4
	or	%g4, 1023, %g4
.L237:
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
	bne	.L237
	 and	%g1, %g4, %g1
.L235:
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	hash_of, .-hash_of
	.section	.text.find_in,"ax",@progbits
	.align 4
	.global find_in
	.hidden	find_in
	.type	find_in, #function
	.proc	0110
find_in:
	save	%sp, -96, %sp
	ld	[%i0+160], %g1
	cmp	%g1, 0
	be	.L260
	 mov	0, %i4
	ld	[%g1], %i3
	cmp	%i3, 0
	be	.L260
	 add	%g1, 8, %l0
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i2, %i3, %g2
	smul	%g2, %i3, %g2
	sub	%i2, %g2, %i2
	sll	%i2, 2, %i2
	ld	[%l0+%i2], %i5
	cmp	%i5, 0
	bne,a	.L261
	 ld	[%g1+4], %g1
	b,a	.L259
.L247:
.L262:
	sll	%i5, 2, %i5
	ld	[%l0+%i5], %i5
	cmp	%i5, 0
	be	.L260
	 mov	0, %i4
	ld	[%i0+160], %g1
	ld	[%g1+4], %g1
.L261:
	cmp	%g1, %i5
	bleu	.L243
	 sll	%i5, 4, %g1
	ld	[%i0+152], %g2
	add	%g2, %g1, %i4
	lduh	[%i4+14], %g3
	cmp	%g3, 0
	be,a	.L262
	 add	%i3, %i5, %i5
	ldub	[%i4+12], %g3
	srl	%g3, 4, %g3
	cmp	%g3, 0
	be,a	.L262
	 add	%i3, %i5, %i5
	ld	[%g2+%g1], %g1
	ld	[%i0+156], %o0
	mov	%i1, %o1
	call	strcmp, 0
	 add	%o0, %g1, %o0
	cmp	%o0, 0
	bne	.L247
	 add	%i3, %i5, %i5
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L243:
	mov	0, %i4
.L259:
.L260:
	jmp	%i7+8
	 restore %g0, %i4, %o0
	.size	find_in, .-find_in
	.section	.text.look_up,"ax",@progbits
	.align 4
	.global look_up
	.hidden	look_up
	.type	look_up, #function
	.proc	010
look_up:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldsb	[%i0], %g1
	ld	[%fp+64], %i4
	cmp	%g1, 0
	be	.L270
	 ldub	[%i0], %g2
	sethi	%hi(268434432), %g4
	mov	%i0, %g3
	mov	0, %i5
	or	%g4, 1023, %g4
.L265:
	and	%g2, 0xff, %g2
	add	%g3, 1, %g3
	sll	%i5, 4, %i5
	add	%g2, %i5, %i5
	ldsb	[%g3], %g2
	srl	%i5, 24, %g1
	cmp	%g2, 0
	and	%g1, 240, %g1
	ldub	[%g3], %g2
	xor	%g1, %i5, %g1
	bne	.L265
	 and	%g1, %g4, %i5
.L277:
	cmp	%i1, 0
	be,a	.L279
	 sethi	%gdop_hix22(own_module), %g1
	mov	%i1, %o0
.L281:
	mov	%i5, %o2
	cmp	%i2, %i1
	be	.L267
	 mov	%i0, %o1
	call	find_in, 0
	 nop
	cmp	%o0, 0
	bne,a	.L280
	 st	%i1, [%i4]
.L267:
	ld	[%i1], %i1
	cmp	%i1, 0
	bne	.L281
	 mov	%i1, %o0
	sethi	%gdop_hix22(own_module), %g1
.L279:
	xor	%g1, %gdop_lox10(own_module), %g1
	mov	%i5, %o2
	ld	[%l7 + %g1], %l7, %gdop(own_module)
	mov	%i0, %o1
	call	find_in, 0
	 mov	%l7, %o0
	cmp	%g0, %o0
	subx	%g0, 0, %i1
	and	%l7, %i1, %i1
	st	%i1, [%i4]
.L280:
	st	%o0, [%i4+4]
	jmp	%i7+12
	 restore %g0, %i4, %o0
.L270:
	b	.L277
	 mov	0, %i5
	.size	look_up, .-look_up
	.section	.text.address_of,"ax",@progbits
	.align 4
	.global address_of
	.hidden	address_of
	.type	address_of, #function
	.proc	016
address_of:
	save	%sp, -96, %sp
	sethi	%hi(64512), %g1
	ld	[%i0+4], %g2
	or	%g1, 1009, %g1
	lduh	[%g2+14], %g4
	cmp	%g4, %g1
	be	.L283
	 mov	0, %g3
	ld	[%i0], %g1
	ld	[%g1+8], %g3
.L283:
	ld	[%g2+4], %i0
	jmp	%i7+8
	 restore %g3, %i0, %o0
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
	.align 4
	.type	own.0, #object
	.size	own.0, 92
own.0:
	.long	.LC4
	.long	.LC5
	.long	.LC6
	.long	.LC7
	.long	.LC8
	.long	.LC9
	.long	.LC10
	.long	.LC11
	.long	.LC12
	.long	.LC13
	.long	.LC14
	.long	.LC15
	.long	.LC16
	.long	.LC17
	.long	.LC18
	.long	.LC19
	.long	.LC20
	.long	.LC21
	.long	.LC22
	.long	.LC23
	.long	.LC24
	.long	.LC25
	.long	.LC26
	.local	tls_count
	.common	tls_count,4,4
	.hidden	library_path
	.global library_path
	.section	".bss"
	.align 4
	.type	library_path, #object
	.size	library_path, 4
library_path:
	.skip	4
	.hidden	modules_end
	.global modules_end
	.align 4
	.type	modules_end, #object
	.size	modules_end, 4
modules_end:
	.skip	4
	.hidden	modules
	.global modules
	.align 4
	.type	modules, #object
	.size	modules, 4
modules:
	.skip	4
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
