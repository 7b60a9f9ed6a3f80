! fcb8c9a02b6bb8790252b03d0d53f21f emu/guest/sunos/loader.c
	.file	"loader.c"
	.section	".text"
	.section	.text.read_headers,"ax",@progbits
	.align 4
	.type	read_headers, #function
	.proc	020
read_headers:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	mov	-1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i2, .L2
	 stx	%g1, [%i0+328]
	mulx	%i2, 56, %i2
	ldx	[%i0+16], %g3
	ba,pt	%xcc, .L6
	 add	%i1, %i2, %i2
.L3:
	cmp	%g2, 2
	be,pn	%icc, .L31
	 cmp	%g2, 7
	be,a,pn	%icc, .L32
	 ldx	[%i1+40], %g4
.L4:
	add	%i1, 56, %i1
.L37:
	cmp	%i2, %i1
	be,a,pn	%xcc, .L33
	 ldx	[%i0+296], %g3
.L6:
	lduw	[%i1], %g2
	ldx	[%i1+16], %g1
	cmp	%g2, 1
	bne,pt	%icc, .L3
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
	bne,pt	%xcc, .L6
	 stx	%g2, [%i0+336]
.L2:
	ldx	[%i0+296], %g3
.L33:
	brz,a,pn %g3, .L34
	 ldx	[%i0+72], %g1
	ldx	[%g3], %g1
	brz,a,pn %g1, .L34
	 ldx	[%i0+72], %g1
	lduw	[%i0+400], %g4
.L12:
	cmp	%g1, 33
	bgu,a,pt %xcc, .L35
	 xor	%g1, 22, %g1
	sllx	%g1, 3, %g2
	add	%i0, %g2, %g2
	ldx	[%g2+24], %g5
	brnz,pt	%g5, .L35
	 xor	%g1, 22, %g1
	ldx	[%g3+8], %g5
	stx	%g5, [%g2+24]
.L35:
	mov	0, %g2
	add	%g3, 16, %g3
	movre	%g1, 1, %g2
	ldx	[%g3], %g1
	brnz,pt	%g1, .L12
	 or	%g4, %g2, %g4
	st	%g4, [%i0+400]
	ldx	[%i0+72], %g1
.L34:
	brz,a,pn %g1, .L36
	 stx	%g1, [%i0+304]
	ldx	[%i0+16], %g2
	add	%g1, %g2, %g1
	stx	%g1, [%i0+304]
.L36:
	ldx	[%i0+64], %g2
	brz,pn	%g2, .L13
	 mov	0, %g1
	ldx	[%i0+16], %g1
	add	%g2, %g1, %g1
.L13:
	stx	%g1, [%i0+312]
	ldx	[%i0+56], %g2
	brz,pn	%g2, .L14
	 mov	0, %g1
	ldx	[%i0+16], %g1
	add	%g2, %g1, %g1
.L14:
	stx	%g1, [%i0+320]
	return	%i7+8
	 nop
.L31:
	ba,pt	%xcc, .L4
	 stx	%g1, [%i0+296]
.L32:
	brz,a,pt %g4, .L37
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
	ba,pt	%xcc, .L4
	 st	%g1, [%i0+384]
	.size	read_headers, .-read_headers
	.section	.text.relocate_self,"ax",@progbits
	.align 4
	.type	relocate_self, #function
	.proc	020
relocate_self:
	save	%sp, -176, %sp
	ldx	[%i0+32], %g3
	lduh	[%i0+56], %g1
	cmp	%g1, 0
	be,pn	%icc, .L69
	 add	%i0, %g3, %g3
	add	%g1, -1, %g4
	mov	0, %g2
	add	%g3, 56, %g1
	srl	%g4, 0, %g4
	mulx	%g4, 56, %g4
	ba,pt	%xcc, .L41
	 add	%g4, %g1, %g4
.L59:
	add	%g1, 56, %g1
.L41:
	lduw	[%g3], %g5
	cmp	%g5, 2
	bne,pt	%icc, .L64
	 cmp	%g1, %g4
	ldx	[%g3+16], %g2
	add	%i0, %g2, %g2
.L64:
	bne,pt	%xcc, .L59
	 mov	%g1, %g3
	brz,pn	%g2, .L69
	 mov	0, %g4
	ldx	[%g2], %g3
	brz,pn	%g3, .L69
	 mov	0, %g1
	cmp	%g3, 7
.L65:
	be,pn	%xcc, .L62
	 cmp	%g3, 8
	be,a,pt	%xcc, .L44
	 ldx	[%g2+8], %g4
.L44:
	add	%g2, 16, %g2
	ldx	[%g2], %g3
	brnz,pt	%g3, .L65
	 cmp	%g3, 7
	cmp	%g4, 23
	bleu,pn	%xcc, .L69
	 add	%g1, %g4, %g3
	ldub	[%g1+15], %g2
.L67:
	cmp	%g2, 22
	bne,a,pt %xcc, .L66
	 add	%g1, 24, %g1
	ldx	[%g1+16], %g2
	ldx	[%g1], %g4
	add	%g2, %i0, %g2
	stx	%g2, [%g4+%i0]
	add	%g1, 24, %g1
.L66:
	sub	%g3, %g1, %g2
	cmp	%g2, 23
	bgu,a,pt %xcc, .L67
	 ldub	[%g1+15], %g2
.L69:
	return	%i7+8
	 nop
.L62:
	ldx	[%g2+8], %g1
	ba,pt	%xcc, .L44
	 add	%i0, %g1, %g1
	.size	relocate_self, .-relocate_self
	.section	.text.print,"ax",@progbits
	.align 4
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
	.section	.text.make_tcb,"ax",@progbits
	.align 4
	.type	make_tcb, #function
	.proc	0110
make_tcb:
	save	%sp, -176, %sp
	sethi	%gdop_hix22(tls_align), %g2
	xor	%g2, %gdop_lox10(tls_align), %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(tls_size), %g1
	ldx	[%l7 + %g2], %g3, %gdop(tls_align)
	xor	%g1, %gdop_lox10(tls_size), %g1
	ldx	[%l7 + %g1], %g2, %gdop(tls_size)
	ldx	[%g3], %g1
	ldx	[%g2], %g3
	sub	%g0, %g1, %g2
	add	%g1, %g3, %i4
	add	%i4, -1, %i4
	add	%i0, %i4, %i4
	and	%i4, %g2, %i4
	stx	%i4, [%i4]
	stx	%i0, [%i4+24]
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ldx	[%l7 + %g1], %l7, %gdop(modules)
	ldx	[%l7], %i5
	brz,pn	%i5, .L72
	 nop
	ldx	[%i5+376], %o0
.L84:
	brnz,a,pn %o0, .L83
	 ldx	[%i5+352], %o2
	ldx	[%i5], %i5
	brnz,a,pt %i5, .L84
	 ldx	[%i5+376], %o0
.L72:
	return	%i7+8
	 mov	%o4, %o0
.L83:
	ldx	[%i5+344], %o1
	call	memcpy, 0
	 sub	%i4, %o0, %o0
	ldx	[%i5], %i5
	brnz,a,pt %i5, .L84
	 ldx	[%i5+376], %o0
	ba,pt	%xcc, .L72
	 nop
	.size	make_tcb, .-make_tcb
	.section	.text.find_loaded,"ax",@progbits
	.align 4
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
	brz,pn	%i5, .L89
	 sethi	%gdop_hix22(program), %g1
	xor	%g1, %gdop_lox10(program), %g1
	ldx	[%l7 + %g1], %l7, %gdop(program)
	cmp	%i5, %l7
.L106:
	bne,pn	%xcc, .L88
	 mov	%i0, %o1
	ldx	[%i5], %i5
	brnz,pt	%i5, .L106
	 cmp	%i5, %l7
.L89:
	mov	0, %i5
.L85:
.L105:
	return	%i7+8
	 mov	%o5, %o0
.L88:
	call	strcmp, 0
	 ldx	[%i5+8], %o0
	cmp	%o0, 0
	be,pn	%icc, .L85
	 nop
	ldx	[%i5+8], %g2
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L91
	 mov	%g2, %o0
	sra	%g1, 24, %g1
.L107:
	cmp	%g1, 47
	add	%g2, 1, %g2
	move	%icc, %g2, %o0
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L107
	 sra	%g1, 24, %g1
.L91:
	ldub	[%i0], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L94
	 mov	%i0, %o1
	mov	%i0, %g2
	sra	%g1, 24, %g1
.L108:
	cmp	%g1, 47
	add	%g2, 1, %g2
	move	%icc, %g2, %o1
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L108
	 sra	%g1, 24, %g1
.L94:
	call	strcmp, 0
	 nop
	cmp	%o0, 0
	be,pn	%icc, .L85
	 nop
	ldx	[%i5], %i5
	brnz,pt	%i5, .L106
	 cmp	%i5, %l7
	ba,pt	%xcc, .L105
	 mov	0, %i5
	.size	find_loaded, .-find_loaded
	.section	.text.find_in,"ax",@progbits
	.align 4
	.type	find_in, #function
	.proc	0110
find_in:
	save	%sp, -176, %sp
	ldx	[%i0+320], %g1
	brz,pn	%g1, .L126
	 mov	0, %i4
	lduw	[%g1], %i3
	cmp	%i3, 0
	be,pn	%icc, .L126
	 srl	%i3, 0, %i3
	add	%g1, 8, %l0
	udivx	%i2, %i3, %g2
	mulx	%g2, %i3, %g2
	sub	%i2, %g2, %i2
	srl	%i2, 0, %i2
	sllx	%i2, 2, %i2
	lduw	[%l0+%i2], %i5
	cmp	%i5, 0
	bne,a,pt %icc, .L127
	 lduw	[%g1+4], %g1
	ba,pt	%xcc, .L125
	 nop
.L116:
.L128:
	sllx	%i5, 2, %i5
	lduw	[%l0+%i5], %i5
	cmp	%i5, 0
	be,pn	%icc, .L126
	 mov	0, %i4
	ldx	[%i0+320], %g1
	lduw	[%g1+4], %g1
.L127:
	cmp	%g1, %i5
	bleu,pn	%icc, .L112
	 srl	%i5, 0, %i5
	ldx	[%i0+304], %g2
	add	%i5, %i5, %g1
	add	%g1, %i5, %g1
	sllx	%g1, 3, %g1
	add	%g2, %g1, %i4
	lduh	[%i4+6], %g3
	cmp	%g3, 0
	be,a,pt	%icc, .L128
	 add	%i3, %i5, %i5
	ldub	[%i4+4], %g3
	srl	%g3, 4, %g3
	cmp	%g3, 0
	be,a,pt	%icc, .L128
	 add	%i3, %i5, %i5
	lduw	[%g2+%g1], %g1
	ldx	[%i0+312], %o0
	mov	%i1, %o1
	call	strcmp, 0
	 add	%o0, %g1, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L116
	 add	%i3, %i5, %i5
	return	%i7+8
	 mov	%o4, %o0
.L112:
	mov	0, %i4
.L125:
.L126:
	return	%i7+8
	 mov	%o4, %o0
	.size	find_in, .-find_in
	.section	.text.is_own_library,"ax",@progbits
	.align 4
	.type	is_own_library, #function
	.proc	04
is_own_library:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(own.2), %g1
	xor	%g1, %gdop_lox10(own.2), %g1
	ldx	[%l7 + %g1], %l7, %gdop(own.2)
	add	%l7, 184, %i2
	ldub	[%i0], %g1
.L141:
	mov	%i0, %i5
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L134
	 mov	%i0, %g2
	sra	%g1, 24, %g1
.L140:
	cmp	%g1, 47
	add	%g2, 1, %g2
	move	%icc, %g2, %i5
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L140
	 sra	%g1, 24, %g1
.L134:
	ldx	[%l7], %i3
	call	strlen, 0
	 mov	%i3, %o0
	mov	%o0, %o2
	mov	%i3, %o1
	call	strncmp, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be,pn	%icc, .L135
	 add	%l7, 8, %l7
	cmp	%i2, %l7
	bne,a,pt %xcc, .L141
	 ldub	[%i0], %g1
	return	%i7+8
	 mov	0, %o0
.L135:
	return	%i7+8
	 mov	1, %o0
	.size	is_own_library, .-is_own_library
	.section	.text.look_up_below,"ax",@progbits
	.align 4
	.type	look_up_below, #function
	.proc	010
look_up_below:
	save	%sp, -224, %sp
	ldsb	[%i1], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i1, %i5
	cmp	%g1, 0
	be,pn	%icc, .L152
	 ldub	[%i1], %g2
	sethi	%hi(268434432), %g4
	mov	%i1, %g3
	mov	0, %o2
	or	%g4, 1023, %g4
.L144:
	and	%g2, 0xff, %g2
	add	%g3, 1, %g3
	sll	%o2, 4, %o2
	add	%g2, %o2, %o2
	ldsb	[%g3], %g2
	srl	%o2, 24, %g1
	cmp	%g2, 0
	and	%g1, 240, %g1
	ldub	[%g3], %g2
	xor	%g1, %o2, %g1
	bne,pt	%icc, .L144
	 and	%g1, %g4, %o2
	srl	%o2, 0, %o2
	mov	%i5, %o1
	call	find_in, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L157
	 mov	%o0, %i1
.L163:
	return	%i7+8
	 nop
.L157:
	cmp	%i2, 15
.L161:
	ldx	[%i0+296], %i4
	mov	%o0, %g2
	mov	0, %g1
	movle	%icc, 1, %g2
	movrne	%i4, 1, %g1
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L158
	 mov	0, %i3
.L146:
	ldx	[%i4], %g1
.L162:
	brz,pn	%g1, .L159
	 cmp	%g1, 1
	bne,pt	%xcc, .L146
	 add	%i4, 16, %i4
	ldx	[%i4-8], %g1
	ldx	[%i0+312], %o0
	call	find_loaded, 0
	 add	%o0, %g1, %o0
	brz,a,pn %o0, .L160
	 ldx	[%i4-8], %g1
.L149:
	mov	%i5, %o1
	add	%i2, 1, %o2
	call	look_up_below, 0
	 sra	%o2, 0, %o2
	stx	%o0, [%fp+2015]
	stx	%o1, [%fp+2023]
	brz,pt	%o0, .L146
	 mov	%o1, %i3
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L159:
	mov	%i3, %i1
	return	%i7+8
	 mov	0, %o0
.L160:
	ldx	[%i0+312], %o0
	call	is_own_library, 0
	 add	%o0, %g1, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L162
	 ldx	[%i4], %g1
	sethi	%gdop_hix22(own_module), %o0
	xor	%o0, %gdop_lox10(own_module), %o0
	ba,pt	%xcc, .L149
	 ldx	[%l7 + %o0], %o0, %gdop(own_module)
.L158:
	return	%i7+8
	 mov	0, %o0
.L152:
	mov	0, %o2
	mov	%i5, %o1
	srl	%o2, 0, %o2
	call	find_in, 0
	 mov	%i0, %o0
	brnz,pt	%o0, .L163
	 mov	%o0, %i1
	ba,pt	%xcc, .L161
	 cmp	%i2, 15
	.size	look_up_below, .-look_up_below
	.section	.rodata.str1.8
	.align 8
.LC3:
	.asciz	"ld.so.1"
	.align 8
.LC4:
	.asciz	"no memory"
	.section	.text.allocate,"ax",@progbits
	.align 4
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
	blu,pn	%xcc, .L170
	 mov	%g2, %i0
	add	%i4, %g2, %i4
	stx	%i4, [%i5]
	return	%i7+8
	 nop
.L170:
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
	be,pn	%xcc, .L171
	 mov	%o0, %i0
	stx	%o0, [%i5]
	brz,pn	%o0, .L168
	 mov	%o0, %g2
	add	%i2, %o0, %i2
	add	%i4, %g2, %i4
	stx	%i2, [%i3]
	stx	%i4, [%i5]
	return	%i7+8
	 nop
.L171:
	stx	%g0, [%i5]
.L168:
	sethi	%gdop_hix22(.LC3), %o1
	sethi	%gdop_hix22(.LC4), %o0
	xor	%o1, %gdop_lox10(.LC3), %o1
	xor	%o0, %gdop_lox10(.LC4), %o0
	ldx	[%l7 + %o1], %o1, %gdop(.LC3)
	call	fatal, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC4)
	nop
	.size	allocate, .-allocate
	.section	.rodata.str1.8
	.align 8
.LC5:
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
	mov	%i0, %i3
	orcc	%o0, 0, %i2
	bl,pn	%icc, .L192
	 mov	%o0, %i5
	add	%fp, -2049, %i4
	sethi	%hi(4096), %o2
	call	read, 0
	 mov	%i4, %o1
	cmp	%o0, 63
	ble,pn	%xcc, .L193
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
	be,pn	%xcc, .L207
	 mov	0, %i0
.L174:
	call	close, 0
	 mov	%i5, %o0
	return	%i7+8
	 nop
.L193:
	mov	0, %i0
	call	close, 0
	 mov	%i5, %o0
	return	%i7+8
	 nop
.L192:
	return	%i7+8
	 mov	0, %o0
.L207:
	sllx	%g3, 32, %g3
	ldx	[%fp-2033], %g2
	sethi	%hi(201370624), %g1
	and	%g2, %g3, %g2
	sllx	%g1, 22, %g1
	cmp	%g2, %g1
	bne,pt	%xcc, .L174
	 lduh	[%fp-1995], %g1
	cmp	%g1, 56
	bne,pt	%icc, .L174
	 ldx	[%fp-2017], %l0
	sethi	%hi(4096), %g1
	cmp	%l0, %g1
	bgu,pt	%xcc, .L174
	 lduh	[%fp-1993], %g2
	sub	%g1, %l0, %g1
	udivx	%g1, 56, %g1
	cmp	%g2, %g1
	bgu,pt	%xcc, .L174
	 nop
	call	allocate, 0
	 mov	408, %o0
	mov	%o0, %i0
	call	strlen, 0
	 mov	%i1, %o0
	call	allocate, 0
	 add	%o0, 1, %o0
	add	%i4, %l0, %l0
	call	strcpy, 0
	 mov	%i1, %o1
	stx	%o0, [%i0+8]
	lduh	[%fp-1993], %g1
	cmp	%g1, 0
	be,pn	%icc, .L178
	 add	%g1, -1, %i4
	add	%l0, 56, %g2
	srl	%i4, 0, %i4
	mov	%l0, %l1
	mulx	%i4, 56, %i4
	mov	%l0, %g1
	add	%i4, %g2, %i4
	mov	0, %o1
	mov	-1, %g3
	lduw	[%g1], %g2
.L213:
	cmp	%g2, 1
	bne,a,pt %icc, .L212
	 add	%g1, 56, %g1
	ldx	[%g1+16], %g2
	cmp	%g3, %g2
	ldx	[%g1+40], %g4
	movgu	%xcc, %g2, %g3
	add	%g2, %g4, %g2
	cmp	%o1, %g2
	movlu	%xcc, %g2, %o1
	add	%g1, 56, %g1
.L212:
	cmp	%g1, %i4
	bne,a,pt %xcc, .L213
	 lduw	[%g1], %g2
	mov	-1, %g1
	sllx	%g1, 13, %g1
	and	%g3, %g1, %i1
	cmp	%i1, %o1
	bgeu,pn	%xcc, .L178
	 mov	0, %o5
	mov	-1, %o4
	mov	1, %o2
	sethi	%hi(2147482624), %o3
	sub	%o1, %i1, %o1
	xor	%o3, -766, %o3
	call	mmap, 0
	 mov	0, %o0
	add	%o0, -1, %g1
	cmp	%g1, -3
	bgu,pn	%xcc, .L178
	 mov	-1, %l3
	sub	%o0, %i1, %o0
	stx	%o0, [%i0+16]
	ba,pt	%xcc, .L189
	 srlx	%l3, 51, %l2
.L180:
.L211:
	cmp	%i4, %l1
	be,pn	%xcc, .L208
	 lduh	[%fp-1993], %o2
.L189:
	lduw	[%l1], %g1
	cmp	%g1, 1
	bne,a,pt %icc, .L211
	 add	%l1, 56, %l1
	ldx	[%l1+40], %g1
	brz,a,pt %g1, .L211
	 add	%l1, 56, %l1
	ldx	[%l1+32], %g2
	ldx	[%i0+16], %l4
	cmp	%g1, %g2
	blu,pn	%xcc, .L178
	 ldx	[%l1+16], %g3
	and	%g3, %l2, %g4
	ldx	[%l1+8], %o5
	and	%o5, %l2, %g5
	cmp	%g4, %g5
	bne,pt	%xcc, .L214
	 sethi	%gdop_hix22(.LC5), %o0
	sllx	%l3, 13, %i1
	add	%l4, %g3, %o7
	add	%g1, %g3, %g1
	add	%o7, %g2, %l5
	sub	%o7, %g4, %g5
	add	%l5, %l2, %l6
	lduw	[%l1+4], %g3
	and	%l6, %i1, %l6
	brnz,pn	%g2, .L209
	 add	%g1, %l4, %i1
	cmp	%g5, %i1
	blu,pn	%xcc, .L215
	 and	%g3, 2, %g2
.L188:
	andcc	%g3, 2, %g0
	be,a,pt	%xcc, .L180
	 add	%l1, 56, %l1
	cmp	%l6, %i1
	mov	0, %o1
	movleu	%xcc, %l6, %i1
	mov	%l5, %o0
	call	memset, 0
	 sub	%i1, %l5, %o2
	ba,pt	%xcc, .L211
	 add	%l1, 56, %l1
.L209:
	and	%g3, 2, %g2
	sll	%g3, 2, %g1
	sub	%g4, %o7, %o7
	and	%g1, 4, %g1
	srl	%g3, 2, %o2
	sub	%o5, %g4, %o5
	and	%o2, 1, %o2
	sra	%i2, 0, %o4
	or	%o2, %g2, %o2
	sethi	%hi(2147482624), %o3
	or	%o2, %g1, %o2
	xor	%o3, -1006, %o3
	sra	%o2, 0, %o2
	add	%o7, %l6, %o1
	mov	%g5, %o0
	call	mmap, 0
	 stx	%g5, [%fp-2057]
	add	%o0, -1, %g1
	cmp	%g1, -3
	bgu,pn	%xcc, .L178
	 ldx	[%fp-2057], %g5
	ldx	[%l1+16], %i1
	ldx	[%l1+40], %g2
	ldx	[%l1+32], %g1
	add	%i1, %g2, %i1
	brz,pn	%g1, .L206
	 add	%i1, %l4, %i1
	mov	%l6, %g5
.L206:
	cmp	%g5, %i1
	bgeu,pt	%xcc, .L188
	 lduw	[%l1+4], %g3
	and	%g3, 2, %g2
.L215:
	sll	%g3, 2, %g1
	and	%g1, 4, %g1
	srl	%g3, 2, %o2
	mov	0, %o5
	and	%o2, 1, %o2
	mov	-1, %o4
	or	%o2, %g2, %o2
	sethi	%hi(2147482624), %o3
	or	%o2, %g1, %o2
	xor	%o3, -750, %o3
	sra	%o2, 0, %o2
	sub	%i1, %g5, %o1
	call	mmap, 0
	 mov	%g5, %o0
	add	%o0, -1, %g1
	cmp	%g1, -3
	bgu,pn	%xcc, .L214
	 sethi	%gdop_hix22(.LC5), %o0
	ba,pt	%xcc, .L188
	 lduw	[%l1+4], %g3
.L208:
	mov	%l0, %o1
	call	read_headers, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(modules_end), %g1
	xor	%g1, %gdop_lox10(modules_end), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules_end)
	ldx	[%g1], %g2
	brz,a,pn %g2, .L190
	 sethi	%gdop_hix22(modules), %g2
	stx	%i0, [%g2]
	stx	%i0, [%g1]
.L210:
	call	close, 0
	 mov	%i5, %o0
	return	%i7+8
	 nop
.L178:
	sethi	%gdop_hix22(.LC5), %o0
.L214:
	mov	%i3, %o1
	xor	%o0, %gdop_lox10(.LC5), %o0
	call	fatal, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC5)
.L190:
	stx	%i0, [%g1]
	xor	%g2, %gdop_lox10(modules), %g2
	ldx	[%l7 + %g2], %l7, %gdop(modules)
	ba,pt	%xcc, .L210
	 stx	%i0, [%l7]
	.size	load_file, .-load_file
	.section	.text.load_from,"ax",@progbits
	.align 4
	.type	load_from, #function
	.proc	0110
load_from:
	save	%sp, -1200, %sp
	add	%fp, 1023, %i3
	brz,pn	%i0, .L218
	 mov	47, %i2
	ldsb	[%i0], %g2
	cmp	%g2, 0
	be,pn	%icc, .L218
	 ldub	[%i0], %g1
.L233:
	add	%g1, -58, %g1
	mov	0, %i5
	and	%g1, 0xff, %g1
	cmp	%g1, 1
	bleu,pn	%icc, .L225
	 mov	%i0, %l0
	add	%i5, 1, %i5
.L234:
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
	bne,a,pt %icc, .L234
	 add	%i5, 1, %i5
	add	%i0, %i5, %l0
.L225:
	call	strlen, 0
	 mov	%i1, %o0
	add	%o0, %i5, %o0
	add	%o0, 2, %o0
	cmp	%o0, 1023
	bleu,pn	%xcc, .L220
	 mov	%i5, %o2
	ldsb	[%l0], %g1
.L235:
	cmp	%g0, %g1
	addx	%i0, %i5, %i0
	ldsb	[%i0], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L233
	 ldub	[%i0], %g1
.L218:
	mov	0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L220:
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
	brz,a,pt %o0, .L235
	 ldsb	[%l0], %g1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	load_from, .-load_from
	.section	.rodata.str1.8
	.align 8
.LC6:
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
	brnz,pn	%o0, .L253
	 sethi	%gdop_hix22(library_path), %g1
	xor	%g1, %gdop_lox10(library_path), %g1
	ldx	[%l7 + %g1], %g1, %gdop(library_path)
	ldx	[%g1], %o0
	brz,pn	%o0, .L254
	 nop
	call	load_from, 0
	 mov	%i0, %o1
	mov	0, %g2
	mov	0, %g1
	movre	%o0, 1, %g2
	movrne	%i1, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L239
	 mov	%o0, %i0
.L242:
	brz,a,pn %i0, .L256
	 sethi	%gdop_hix22(.LC6), %i0
	return	%i7+8
	 nop
.L254:
	brz,pt	%i1, .L256
	 sethi	%gdop_hix22(.LC6), %i0
.L239:
	ldx	[%i1+256], %g1
	brz,a,pt %g1, .L255
	 ldx	[%i1+144], %g1
	ldx	[%i1+312], %o0
.L257:
	mov	%i5, %o1
	call	load_from, 0
	 add	%o0, %g1, %o0
	ba,pt	%xcc, .L242
	 mov	%o0, %i0
.L255:
	brnz,a,pt %g1, .L257
	 ldx	[%i1+312], %o0
	sethi	%gdop_hix22(.LC6), %i0
.L256:
	xor	%i0, %gdop_lox10(.LC6), %i0
	ldx	[%l7 + %i0], %i0, %gdop(.LC6)
	call	load_from, 0
	 restore %g0, %i5, %o1
.L253:
	call	load_file, 0
	 restore %g0, %i0, %o1
	.size	load_library.part.0, .-load_library.part.0
	.section	.rodata.str1.8
	.align 8
.LC7:
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
	sethi	%gdop_hix22(.LC7), %o2
	mov	%i5, %o0
	xor	%o2, %gdop_lox10(.LC7), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC7)
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
	save	%sp, -208, %sp
	ldx	[%i1], %g3
	ldx	[%i1+16], %g2
	ldub	[%i1+15], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i0, %g3, %g4
	cmp	%g1, 55
	bgu,pn	%xcc, .L279
	 add	%i2, %g2, %i2
	sllx	%g1, 2, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L262-.)), %g2
	or	%g2, %lo(_GLOBAL_OFFSET_TABLE_-(.L262-.)), %g2
	sub	%l7, %g2, %l7
	ldsw	[%l7+%g1], %g1
	jmp	%l7+%g1
	 nop
	.section	".rodata"
	.section	.text.relocate_to.isra.0
.L279:
	return	%i7+8
	 mov	0, %o0
.L264:
	stx	%i2, [%i0+%g3]
.L275:
	ldub	[%i1+15], %g1
.L284:
	add	%g1, -7, %g1
	cmp	%g1, 5
	bleu,pn	%xcc, .L277
	 nop
	return	%i7+8
	 mov	1, %o0
.L273:
	sub	%i2, %g4, %i2
.L282:
	srlx	%i2, 24, %g1
	stb	%g1, [%i0+%g3]
	srlx	%i2, 16, %g2
	srlx	%i2, 8, %g1
	stb	%g2, [%g4+1]
	stb	%g1, [%g4+2]
	ba,pt	%xcc, .L275
	 stb	%i2, [%g4+3]
.L261:
	srlx	%i2, 8, %g1
	stb	%g1, [%i0+%g3]
	ba,pt	%xcc, .L275
	 stb	%i2, [%g4+1]
.L272:
	lduw	[%i0+%g3], %g1
	sub	%i2, %g4, %i2
	sethi	%hi(-1073741824), %g2
	srlx	%i2, 2, %i2
	and	%g1, %g2, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
.L277:
#APP
! 528 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
.L283:
	return	%i7+8
	 mov	1, %o0
.L271:
	lduw	[%i0+%g3], %g2
	sub	%i2, %g4, %g1
	sethi	%hi(-4194304), %g5
	sll	%g1, 8, %g1
	and	%g2, %g5, %g2
	srl	%g1, 10, %g1
	or	%g1, %g2, %g1
	st	%g1, [%i0+%g3]
#APP
! 528 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	ba,pt	%xcc, .L283
	 nop
.L270:
	lduw	[%i0+%g3], %g1
	srlx	%i2, 10, %i2
	sethi	%hi(-4194304), %g2
	and	%g1, %g2, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
#APP
! 528 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	ba,pt	%xcc, .L283
	 nop
.L269:
	lduw	[%i0+%g3], %g1
	sethi	%hi(-4194304), %g2
	and	%g1, %g2, %g1
	andn	%i2, %g2, %g2
	or	%g1, %g2, %g1
	st	%g1, [%i0+%g3]
#APP
! 528 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	ba,pt	%xcc, .L283
	 nop
.L268:
	lduw	[%i0+%g3], %g1
	sethi	%hi(-8192), %g2
	and	%g1, %g2, %g1
	andn	%i2, %g2, %g2
	or	%g1, %g2, %g1
	st	%g1, [%i0+%g3]
#APP
! 528 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	ba,pt	%xcc, .L283
	 nop
.L267:
	lduw	[%i0+%g3], %g1
	and	%i2, 1023, %i2
	and	%g1, -1024, %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0+%g3]
#APP
! 528 "./sunos/loader.c" 1
	flush %g4
! 0 "" 2
#NO_APP
	ba,pt	%xcc, .L283
	 nop
.L266:
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
.L285:
	st	%g2, [%g1]
#APP
! 528 "./sunos/loader.c" 1
	flush %g1
! 0 "" 2
#NO_APP
	add	%g1, -4, %g1
	cmp	%g4, %g1
	bne,a,pt %xcc, .L285
	 lduw	[%g3+%g1], %g2
	ba,pt	%xcc, .L284
	 ldub	[%i1+15], %g1
.L263:
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
	ba,pt	%xcc, .L275
	 stb	%i2, [%g4+7]
.L274:
	ba,pt	%xcc, .L275
	 stb	%i2, [%i0+%g3]
	.align 4
	.subsection	-1
	.align 8
.L262:
	.word	.L279-.L262
	.word	.L274-.L262
	.word	.L261-.L262
	.word	.L282-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L273-.L262
	.word	.L272-.L262
	.word	.L271-.L262
	.word	.L270-.L262
	.word	.L269-.L262
	.word	.L268-.L262
	.word	.L267-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L264-.L262
	.word	.L266-.L262
	.word	.L279-.L262
	.word	.L282-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L264-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L279-.L262
	.word	.L263-.L262
	.word	.L261-.L262
	.previous
	.size	relocate_to.isra.0, .-relocate_to.isra.0
	.section	.text.look_up,"ax",@progbits
	.align 4
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
	be,pn	%icc, .L293
	 ldub	[%i0], %g3
	sethi	%hi(268434432), %g5
	mov	%i0, %g4
	mov	0, %g1
	or	%g5, 1023, %g5
.L288:
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
	bne,pt	%icc, .L288
	 and	%g1, %g5, %g1
	brz,pn	%i4, .L289
	 srl	%g1, 0, %i5
.L292:
	cmp	%i2, %i4
.L302:
	be,pn	%xcc, .L290
	 mov	%i5, %o2
	mov	%i4, %o0
	call	find_in, 0
	 mov	%i0, %o1
	brnz,pn	%o0, .L301
	 mov	%o0, %i1
.L290:
	ldx	[%i4], %i4
	brnz,pt	%i4, .L302
	 cmp	%i2, %i4
.L289:
	sethi	%gdop_hix22(own_module), %g1
.L300:
	xor	%g1, %gdop_lox10(own_module), %g1
	mov	%i5, %o2
	ldx	[%l7 + %g1], %l7, %gdop(own_module)
	mov	%i0, %o1
	mov	0, %i4
	call	find_in, 0
	 mov	%l7, %o0
	movrne	%o0, %l7, %i4
	mov	%o0, %i1
.L301:
	return	%i7+8
	 mov	%o4, %o0
.L293:
	mov	0, %g1
	brnz,pt	%i4, .L292
	 srl	%g1, 0, %i5
	ba,pt	%xcc, .L300
	 sethi	%gdop_hix22(own_module), %g1
	.size	look_up, .-look_up
	.section	.text.copied_to,"ax",@progbits
	.align 4
	.type	copied_to, #function
	.proc	017
copied_to:
	save	%sp, -192, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(program), %i2
	xor	%i2, %gdop_lox10(program), %i2
	ldx	[%l7 + %i2], %i2, %gdop(program)
	ldx	[%i2+80], %i5
	brz,pn	%i5, .L320
	 nop
	ldx	[%i2+16], %g1
	add	%i5, %g1, %i5
	brz,pn	%i5, .L320
	 nop
	ldx	[%i2+88], %g1
	cmp	%g1, 23
	bleu,pn	%xcc, .L320
	 udivx	%g1, 24, %i4
	sethi	%hi(64512), %i3
	ba,pt	%xcc, .L310
	 or	%i3, 1009, %i3
.L307:
	add	%i4, -1, %i4
.L319:
	brz,pn	%i4, .L320
	 add	%i5, 24, %i5
.L310:
	ldx	[%i5+8], %g1
	and	%g1, 255, %g2
	cmp	%g2, 19
	bne,a,pt %xcc, .L319
	 add	%i4, -1, %i4
	srlx	%g1, 32, %g1
	ldx	[%i2+304], %g3
	add	%g1, %g1, %g2
	add	%g2, %g1, %g2
	sethi	%gdop_hix22(modules), %g1
	sllx	%g2, 3, %g2
	xor	%g1, %gdop_lox10(modules), %g1
	lduw	[%g3+%g2], %g2
	ldx	[%l7 + %g1], %g1, %gdop(modules)
	ldx	[%i2+312], %o0
	ldx	[%g1], %o1
	add	%o0, %g2, %o0
	call	look_up, 0
	 mov	%i2, %o2
	stx	%o0, [%fp+2031]
	brz,pn	%o0, .L307
	 stx	%o1, [%fp+2039]
	lduh	[%o1+6], %g2
	cmp	%g2, %i3
	be,pn	%icc, .L309
	 mov	0, %g1
	ldx	[%o0+16], %g1
.L309:
	ldx	[%o1+8], %g2
	add	%g1, %g2, %g1
	cmp	%i0, %g1
	bne,a,pt %xcc, .L319
	 add	%i4, -1, %i4
	ldx	[%i2+16], %i0
	ldx	[%i5], %g1
	return	%i7+8
	 add	%o0, %g1, %o0
.L320:
	return	%i7+8
	 nop
	.size	copied_to, .-copied_to
	.section	.text.set_variable,"ax",@progbits
	.align 4
	.type	set_variable, #function
	.proc	020
set_variable:
	save	%sp, -192, %sp
	mov	%i0, %o0
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	0, %o2
	ldx	[%l7 + %g1], %l7, %gdop(modules)
	call	look_up, 0
	 ldx	[%l7], %o1
	stx	%o0, [%fp+2031]
	brz,pn	%o0, .L328
	 stx	%o1, [%fp+2039]
	lduh	[%o1+6], %g3
	sethi	%hi(64512), %g1
	or	%g1, 1009, %g1
	cmp	%g3, %g1
	be,pn	%icc, .L323
	 mov	0, %g2
	ldx	[%o0+16], %g2
.L323:
	ldx	[%o1+8], %g1
	stx	%i1, [%g1+%g2]
.L328:
	return	%i7+8
	 nop
	.size	set_variable, .-set_variable
	.section	.text.relocate_table,"ax",@progbits
	.align 4
	.type	relocate_table, #function
	.proc	020
relocate_table:
	save	%sp, -192, %sp
	add	%i1, 2, %i1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sllx	%i1, 3, %i1
	add	%i0, %i1, %i1
	ldx	[%i1+8], %i5
	brz,pn	%i5, .L390
	 nop
	ldx	[%i0+16], %g1
	add	%i5, %g1, %i5
	brz,pn	%i5, .L391
	 add	%i2, 2, %g1
	sllx	%g1, 3, %g1
	add	%i0, %g1, %g1
	ldx	[%g1+8], %g1
	cmp	%g1, 23
	bgu,pt	%xcc, .L358
	 udivx	%g1, 24, %i4
	ba,pt	%xcc, .L390
	 nop
.L340:
	add	%i4, -1, %i4
.L387:
	brz,pn	%i4, .L391
	 add	%i5, 24, %i5
.L358:
	ldx	[%i5+8], %g3
	mov	0, %g1
	and	%g3, 255, %g2
	xor	%g2, 19, %g4
	movre	%g4, 1, %g1
	cmp	%g1, %i3
	bne,a,pt %icc, .L387
	 add	%i4, -1, %i4
	srlx	%g3, 32, %g1
	brnz,a,pn %g1, .L379
	 add	%g1, %g1, %g4
	ldx	[%i0+16], %o2
	brz,pn	%g2, .L340
	 ldx	[%i5], %g3
	cmp	%g2, 22
	bne,pt	%xcc, .L354
	 cmp	%g2, 77
	sethi	%gdop_hix22(own_module), %g1
	xor	%g1, %gdop_lox10(own_module), %g1
	ldx	[%l7 + %g1], %g1, %gdop(own_module)
	cmp	%i0, %g1
	be,pn	%xcc, .L387
	 add	%i4, -1, %i4
	ldx	[%i5+16], %g1
	add	%g1, %o2, %g1
	stx	%g1, [%o2+%g3]
	brnz,pt	%i4, .L358
	 add	%i5, 24, %i5
.L391:
	return	%i7+8
	 nop
.L390:
	return	%i7+8
	 nop
.L379:
	add	%g4, %g1, %g1
	sllx	%g1, 3, %g1
	ldx	[%i0+304], %g5
	add	%g5, %g1, %i2
	lduw	[%g5+%g1], %g4
	ldub	[%i2+4], %g1
	srl	%g1, 4, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L334
	 ldx	[%i0+312], %i1
	cmp	%g2, 19
	be,pn	%xcc, .L380
	 mov	%i0, %g1
.L336:
	ldx	[%i0+16], %o0
	ldx	[%i5], %g4
	ldx	[%i2+8], %o2
	cmp	%g2, 77
	be,pn	%xcc, .L342
	 add	%o0, %g4, %g5
	cmp	%g2, 79
	be,pn	%xcc, .L343
	 cmp	%g2, 75
	be,pn	%xcc, .L381
	 sethi	%hi(64512), %g2
	lduh	[%i2+6], %g4
	or	%g2, 1009, %g2
	cmp	%g4, %g2
	be,pn	%icc, .L388
	 sethi	%gdop_hix22(own_module), %g2
	ldx	[%g1+16], %g2
	add	%o2, %g2, %o2
	sethi	%gdop_hix22(own_module), %g2
.L388:
	xor	%g2, %gdop_lox10(own_module), %g2
	ldx	[%l7 + %g2], %g2, %gdop(own_module)
	cmp	%g1, %g2
	be,pn	%xcc, .L382
	 and	%g3, 255, %g3
.L348:
	call	relocate_to.isra.0, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bne,a,pt %icc, .L387
	 add	%i4, -1, %i4
	ldx	[%i5+8], %o1
.L386:
	call	unknown.isra.0, 0
	 mov	%i0, %o0
.L354:
	be,pn	%xcc, .L355
	 cmp	%g2, 79
	be,pn	%xcc, .L356
	 cmp	%g2, 75
	be,pn	%xcc, .L383
	 mov	%i5, %o1
	call	relocate_to.isra.0, 0
	 mov	%o2, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L387
	 add	%i4, -1, %i4
	ba,pt	%xcc, .L386
	 ldx	[%i5+8], %o1
.L334:
	cmp	%g2, 19
	srl	%g4, 0, %g4
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules)
	add	%i1, %g4, %i1
	ldx	[%g1], %o1
	mov	%i1, %o0
	mov	0, %o2
	call	look_up, 0
	 move	%xcc, %i0, %o2
	stx	%o0, [%fp+2031]
	stx	%o1, [%fp+2039]
	ldx	[%i5+8], %g3
	mov	%o0, %g1
	and	%g3, 255, %g2
	cmp	%g2, 19
	be,pn	%xcc, .L384
	 mov	%o1, %g4
	brnz,a,pn %o0, .L336
	 mov	%o1, %i2
	ldub	[%i2+4], %g1
	srl	%g1, 4, %g1
	cmp	%g1, 2
	bne,pn	%icc, .L347
	 mov	0, %o2
	ldx	[%i0+16], %o0
	call	relocate_to.isra.0, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bne,a,pt %icc, .L387
	 add	%i4, -1, %i4
	ba,pt	%xcc, .L386
	 ldx	[%i5+8], %o1
.L382:
	cmp	%g3, 20
	bne,pt	%xcc, .L348
	 nop
	call	copied_to, 0
	 mov	%o2, %o0
	mov	%o0, %o2
	ba,pt	%xcc, .L348
	 ldx	[%i0+16], %o0
.L347:
	sethi	%gdop_hix22(missing), %g1
	xor	%g1, %gdop_lox10(missing), %g1
	ldx	[%l7 + %g1], %g1, %gdop(missing)
	ldx	[%g1], %i2
	brnz,pt	%i2, .L389
	 mov	%i1, %o1
.L351:
	call	allocate, 0
	 mov	40, %o0
	mov	%o0, %i2
	call	strlen, 0
	 mov	%i1, %o0
	call	allocate, 0
	 add	%o0, 1, %o0
	call	strcpy, 0
	 mov	%i1, %o1
	sethi	%hi(50331648), %g3
	srlx	%o0, 10, %g2
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
	stx	%o0, [%i2+8]
	st	%g2, [%i2+24]
	st	%g1, [%i2+28]
	sethi	%hi(16777216), %g1
	st	%g1, [%i2+32]
	ldx	[%i0+16], %o0
	sethi	%gdop_hix22(missing_end), %g1
	add	%i2, 16, %o2
	xor	%g1, %gdop_lox10(missing_end), %g1
	ldx	[%l7 + %g1], %g1, %gdop(missing_end)
	ldx	[%g1], %g2
	stx	%i2, [%g1]
	ba,pt	%xcc, .L348
	 stx	%i2, [%g2]
.L352:
	brz,pn	%i2, .L351
	 mov	%i1, %o1
.L389:
	call	strcmp, 0
	 ldx	[%i2+8], %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L352
	 ldx	[%i2], %i2
	add	%i2, 16, %o2
	ba,pt	%xcc, .L348
	 ldx	[%i0+16], %o0
.L343:
	ldx	[%g1+376], %g3
	ldx	[%i5+16], %g2
	add	%o2, %g2, %g1
	sub	%g1, %g3, %g1
	ba,pt	%xcc, .L340
	 stx	%g1, [%g5]
.L381:
	lduw	[%g1+384], %g1
	ba,pt	%xcc, .L340
	 stx	%g1, [%g5]
.L342:
	ldx	[%i5+16], %g1
	add	%g1, %o2, %g1
	ba,pt	%xcc, .L340
	 stx	%g1, [%o0+%g4]
.L356:
	ldx	[%i5+16], %g1
	ldx	[%i0+376], %g2
	sub	%g1, %g2, %g1
	ba,pt	%xcc, .L340
	 stx	%g1, [%o2+%g3]
.L355:
	ldx	[%i5+16], %g1
	ba,pt	%xcc, .L340
	 stx	%g1, [%o2+%g3]
.L383:
	lduw	[%i0+384], %g1
	ba,pt	%xcc, .L340
	 stx	%g1, [%o2+%g3]
.L384:
	brz,a,pt %o0, .L387
	 add	%i4, -1, %i4
.L335:
	ldx	[%i5], %g2
	ldx	[%i0+16], %o0
	lduh	[%g4+6], %g5
	add	%o0, %g2, %o0
	sethi	%hi(64512), %g2
	or	%g2, 1009, %g2
	cmp	%g5, %g2
	be,pn	%icc, .L339
	 mov	0, %g3
	ldx	[%g1+16], %g3
.L339:
	ldx	[%i2+16], %o2
	ldx	[%g4+16], %g1
	cmp	%g1, %o2
	ldx	[%g4+8], %o1
	movleu	%xcc, %g1, %o2
	call	memcpy, 0
	 add	%g3, %o1, %o1
	ba,pt	%xcc, .L387
	 add	%i4, -1, %i4
.L380:
	ba,pt	%xcc, .L335
	 mov	%i2, %g4
	.size	relocate_table, .-relocate_table
	.section	.rodata.str1.8
	.align 8
.LC8:
	.asciz	"its code cannot be relocated"
	.section	.text.relocate,"ax",@progbits
	.align 4
	.type	relocate, #function
	.proc	020
relocate:
	save	%sp, -176, %sp
	lduw	[%i0+396], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 0
	bne,pn	%icc, .L403
	 mov	%i0, %i5
	lduw	[%i0+400], %g1
	cmp	%g1, 0
	be,pt	%icc, .L395
	 mov	%i1, %o3
	brz,pn	%i1, .L400
	 mov	1, %i3
	mov	8, %i2
	call	relocate_table, 0
	 restore %g0, 7, %o1
.L395:
	mov	8, %o2
	mov	7, %o1
	call	relocate_table, 0
	 mov	%i0, %o0
	brz,pt	%i1, .L402
	 mov	0, %i3
.L403:
	return	%i7+8
	 nop
.L400:
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
	bne,pn	%icc, .L401
	 mov	0, %o3
	mov	8, %o2
	mov	7, %o1
	call	relocate_table, 0
	 mov	%i0, %o0
	mov	0, %i3
.L402:
	mov	2, %i2
	mov	23, %i1
	call	relocate_table, 0
	 restore %g0, %i5, %o0
.L401:
	sethi	%gdop_hix22(.LC8), %o0
	ldx	[%i0+8], %o1
	xor	%o0, %gdop_lox10(.LC8), %o0
	call	fatal, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC8)
	nop
	.size	relocate, .-relocate
	.section	.text.finish,"ax",@progbits
	.align 4
	.type	finish, #function
	.proc	020
finish:
	save	%sp, -2224, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules)
	ldx	[%g1], %g1
	brz,pn	%g1, .L443
	 add	%fp, -1, %g5
	mov	0, %g2
.L406:
	stx	%g1, [%g5]
	mov	%g2, %i4
	add	%g2, 1, %g2
	cmp	%g2, 255
	mov	%g1, %i3
	mov	0, %g4
	ldx	[%g1], %g1
	mov	0, %g3
	movrne	%g1, 1, %g4
	movleu	%icc, 1, %g3
	andcc	%g4, %g3, %g0
	bne,pt	%icc, .L406
	 add	%g5, 8, %g5
	lduw	[%i3+392], %g2
	cmp	%g2, 0
	bne,a,pn %icc, .L438
	 ldx	[%i3+232], %i2
	add	%i4, -1, %i4
.L439:
	cmp	%i4, -1
	be,pn	%icc, .L443
	 srl	%i4, 0, %g1
.L442:
	sllx	%g1, 3, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldx	[%g1-2048], %i3
	lduw	[%i3+392], %g2
	cmp	%g2, 0
	be,a,pt	%icc, .L439
	 add	%i4, -1, %i4
	ldx	[%i3+232], %i2
.L438:
	brz,pn	%i2, .L440
	 cmp	%g0, %g2
	ldx	[%i3+16], %g1
	add	%i2, %g1, %i2
	brz,pn	%i2, .L441
	 sethi	%gdop_hix22(program), %g1
	ldx	[%i3+248], %g1
	srlx	%g1, 3, %g1
	brz,a,pn %g1, .L441
	 sethi	%gdop_hix22(program), %g1
	add	%g1, -1, %i5
	sllx	%i5, 3, %i5
	add	%i5, %i2, %i5
.L410:
	ldx	[%i5], %g1
	call	%g1, 0
	 nop
	cmp	%i2, %i5
	bne,pt	%xcc, .L410
	 add	%i5, -8, %i5
	lduw	[%i3+392], %g2
	cmp	%g0, %g2
.L440:
	sethi	%gdop_hix22(program), %g1
.L441:
	addx	%g0, 0, %g3
	xor	%g1, %gdop_lox10(program), %g1
	mov	0, %g2
	ldx	[%l7 + %g1], %g1, %gdop(program)
	xor	%i3, %g1, %g1
	movrne	%g1, 1, %g2
	andcc	%g3, %g2, %g0
	be,pn	%icc, .L439
	 add	%i4, -1, %i4
	ldx	[%i3+128], %g1
	brz,pt	%g1, .L439
	 nop
	ldx	[%i3+16], %g2
	call	%g1+%g2, 0
	 nop
	cmp	%i4, -1
	bne,pt	%icc, .L442
	 srl	%i4, 0, %g1
.L443:
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
	brz,pn	%i5, .L445
	 st	%g1, [%i0+392]
	ldx	[%i5], %g1
	brz,a,pn %g1, .L479
	 sethi	%gdop_hix22(program), %g1
	cmp	%g1, 1
.L480:
	be,a,pn	%xcc, .L474
	 ldx	[%i5+8], %g1
	add	%i5, 16, %i5
.L482:
	ldx	[%i5], %g1
.L477:
	brnz,pt	%g1, .L480
	 cmp	%g1, 1
.L445:
	sethi	%gdop_hix22(program), %g1
.L479:
	xor	%g1, %gdop_lox10(program), %g1
	ldx	[%l7 + %g1], %l7, %gdop(program)
	cmp	%i0, %l7
	be,a,pn	%xcc, .L478
	 ldx	[%i0+224], %i5
	ldx	[%i0+120], %g1
	brnz,a,pt %g1, .L475
	 ldx	[%i0+16], %g2
	ldx	[%i0+224], %i5
.L478:
	brz,pn	%i5, .L483
	 nop
	ldx	[%i0+16], %g1
	add	%i5, %g1, %i5
	brz,pn	%i5, .L483
	 nop
	ldx	[%i0+240], %i4
	srlx	%i4, 3, %i4
	brz,pn	%i4, .L483
	 sllx	%i4, 3, %i4
	add	%i4, %i5, %i4
	ldx	[%i5], %g1
.L481:
	call	%g1, 0
	 add	%i5, 8, %i5
	cmp	%i5, %i4
	bne,a,pt %xcc, .L481
	 ldx	[%i5], %g1
.L483:
	return	%i7+8
	 nop
.L474:
	ldx	[%i0+312], %o0
	call	find_loaded, 0
	 add	%o0, %g1, %o0
	brz,pn	%o0, .L482
	 add	%i5, 16, %i5
	lduw	[%o0+392], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L482
	 nop
	call	initialise.part.0, 0
	 nop
	ba,pt	%xcc, .L477
	 ldx	[%i5], %g1
.L475:
	call	%g1+%g2, 0
	 nop
	ba,pt	%xcc, .L478
	 ldx	[%i0+224], %i5
	.size	initialise.part.0, .-initialise.part.0
	.section	.rodata.str1.8
	.align 8
.LC9:
	.asciz	": shared library not found\n"
	.section	.text.load_needed,"ax",@progbits
	.align 4
	.type	load_needed, #function
	.proc	020
load_needed:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i0, .L509
	 nop
	ldx	[%i0+296], %i5
.L507:
	brz,a,pn %i5, .L505
	 ldx	[%i0], %i0
	ldx	[%i5], %g1
	brz,a,pn %g1, .L505
	 ldx	[%i0], %i0
	cmp	%g1, 1
.L506:
	be,a,pn	%xcc, .L502
	 ldx	[%i5+8], %g1
.L490:
	add	%i5, 16, %i5
.L508:
	ldx	[%i5], %g1
.L504:
	brnz,pt	%g1, .L506
	 cmp	%g1, 1
	ldx	[%i0], %i0
.L505:
	brnz,a,pt %i0, .L507
	 ldx	[%i0+296], %i5
	return	%i7+8
	 nop
.L502:
	ldx	[%i0+312], %i4
	add	%i4, %g1, %i4
	call	find_loaded, 0
	 mov	%i4, %o0
	brnz,a,pt %o0, .L508
	 add	%i5, 16, %i5
	call	is_own_library, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L508
	 add	%i5, 16, %i5
	mov	%i0, %o1
	call	load_library.part.0, 0
	 mov	%i4, %o0
	mov	%o0, %g1
	sethi	%gdop_hix22(.LC0), %o1
	xor	%o1, %gdop_lox10(.LC0), %o1
	ldx	[%l7 + %o1], %i4, %gdop(.LC0)
	brnz,pn	%g1, .L490
	 mov	%i4, %o0
	call	strlen, 0
	 nop
	mov	%o0, %o2
	mov	%i4, %o1
	call	write, 0
	 mov	2, %o0
	ldx	[%i0+312], %i4
	ldx	[%i5+8], %g1
	add	%i4, %g1, %i4
	call	strlen, 0
	 mov	%i4, %o0
	mov	%i4, %o1
	mov	%o0, %o2
	call	write, 0
	 mov	2, %o0
	sethi	%gdop_hix22(.LC9), %o1
	xor	%o1, %gdop_lox10(.LC9), %o1
	ldx	[%l7 + %o1], %i4, %gdop(.LC9)
	call	strlen, 0
	 mov	%i4, %o0
	add	%i5, 16, %i5
	mov	%o0, %o2
	mov	%i4, %o1
	call	write, 0
	 mov	2, %o0
	ba,pt	%xcc, .L504
	 ldx	[%i5], %g1
.L509:
	return	%i7+8
	 nop
	.size	load_needed, .-load_needed
	.section	.rodata.str1.8
	.align 8
.LC10:
	.asciz	"precis: no library has:"
	.align 8
.LC11:
	.asciz	" "
	.section	.text.bind,"ax",@progbits
	.align 4
	.type	bind, #function
	.proc	020
bind:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i0, .L531
	 sethi	%gdop_hix22(missing), %i2
	mov	%i0, %i5
	mov	%i5, %o0
.L532:
	call	relocate, 0
	 mov	0, %o1
	ldx	[%i5], %i5
	brnz,pt	%i5, .L532
	 mov	%i5, %o0
	mov	1, %i5
	lduw	[%i0+396], %g1
.L533:
	cmp	%g1, 0
	bne,pn	%icc, .L514
	 mov	%i0, %o0
	mov	1, %o3
	mov	8, %o2
	call	relocate_table, 0
	 mov	7, %o1
.L514:
	st	%i5, [%i0+396]
	ldx	[%i0], %i0
	brnz,a,pt %i0, .L533
	 lduw	[%i0+396], %g1
	sethi	%gdop_hix22(missing), %i2
.L531:
	xor	%i2, %gdop_lox10(missing), %i2
	ldx	[%l7 + %i2], %i2, %gdop(missing)
	ldx	[%i2], %g1
	brz,pn	%g1, .L535
	 sethi	%gdop_hix22(.LC10), %o1
	xor	%o1, %gdop_lox10(.LC10), %o1
	ldx	[%l7 + %o1], %i5, %gdop(.LC10)
	call	strlen, 0
	 mov	%i5, %o0
	mov	%o0, %o2
	mov	%i5, %o1
	call	write, 0
	 mov	2, %o0
	ldx	[%i2], %i5
	brz,pn	%i5, .L534
	 sethi	%gdop_hix22(.LC2), %o1
	sethi	%gdop_hix22(.LC11), %i3
	xor	%i3, %gdop_lox10(.LC11), %i3
	ldx	[%l7 + %i3], %i3, %gdop(.LC11)
.L518:
	call	strlen, 0
	 mov	%i3, %o0
	mov	%i3, %o1
	mov	%o0, %o2
	call	write, 0
	 mov	2, %o0
	ldx	[%i5+8], %i4
	call	strlen, 0
	 mov	%i4, %o0
	mov	%o0, %o2
	mov	%i4, %o1
	call	write, 0
	 mov	2, %o0
	ldx	[%i5], %i5
	brnz,pt	%i5, .L518
	 sethi	%gdop_hix22(.LC2), %o1
.L534:
	xor	%o1, %gdop_lox10(.LC2), %o1
	ldx	[%l7 + %o1], %i5, %gdop(.LC2)
	call	strlen, 0
	 mov	%i5, %o0
	mov	%o0, %o2
	mov	%i5, %o1
	call	write, 0
	 mov	2, %o0
	stx	%g0, [%i2]
	sethi	%gdop_hix22(missing_end), %g1
	xor	%g1, %gdop_lox10(missing_end), %g1
	ldx	[%l7 + %g1], %l7, %gdop(missing_end)
	stx	%i2, [%l7]
.L535:
	return	%i7+8
	 nop
	.size	bind, .-bind
	.section	.rodata.str1.8
	.align 8
.LC12:
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
	sethi	%gdop_hix22(.LC12), %o0
	xor	%o0, %gdop_lox10(.LC12), %o0
	call	fatal, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC12)
	nop
	.size	report_missing, .-report_missing
	.section	.text.library_new_tcb,"ax",@progbits
	.align 4
	.global library_new_tcb
	.type	library_new_tcb, #function
	.proc	0110
library_new_tcb:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(tls_size), %g1
	xor	%g1, %gdop_lox10(tls_size), %g1
	ldx	[%l7 + %g1], %g1, %gdop(tls_size)
	sethi	%gdop_hix22(tls_align), %g2
	ldx	[%g1], %o1
	xor	%g2, %gdop_lox10(tls_align), %g2
	ldx	[%l7 + %g2], %l7, %gdop(tls_align)
	ldx	[%l7], %g1
	mov	1, %o0
	add	%o1, %g1, %o1
	call	calloc, 0
	 add	%o1, 512, %o1
	brz,pn	%o0, .L537
	 mov	%o0, %i0
	call	make_tcb, 0
	 restore
.L537:
	return	%i7+8
	 mov	0, %o0
	.size	library_new_tcb, .-library_new_tcb
	.section	.text.library_free_tcb,"ax",@progbits
	.align 4
	.global library_free_tcb
	.type	library_free_tcb, #function
	.proc	020
library_free_tcb:
	save	%sp, -176, %sp
	ldx	[%i0+16], %i5
	brz,a,pn %i5, .L546
	 ldx	[%i0+24], %i0
	mov	%i5, %o0
.L547:
	call	free, 0
	 ldx	[%i5], %i5
	brnz,pt	%i5, .L547
	 mov	%i5, %o0
	ldx	[%i0+24], %i0
.L546:
	call	free, 0
	 restore
	.size	library_free_tcb, .-library_free_tcb
	.section	.rodata.str1.8
	.align 8
.LC13:
	.asciz	"thread-local storage of an unknown library"
	.align 8
.LC14:
	.asciz	"no memory for thread-local storage"
	.section	.text.__tls_get_addr,"ax",@progbits
	.align 4
	.global __tls_get_addr
	.type	__tls_get_addr, #function
	.proc	0120
__tls_get_addr:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules), %g1
	xor	%g1, %gdop_lox10(modules), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules)
	ldx	[%g1], %i5
	brz,pn	%i5, .L577
	 sethi	%gdop_hix22(.LC3), %o1
	ba,pt	%xcc, .L550
	 ldx	[%i0], %g2
.L551:
	brz,pn	%i5, .L549
	 sethi	%gdop_hix22(.LC3), %o1
.L550:
	lduw	[%i5+384], %g1
	cmp	%g1, %g2
	bne,a,pt %xcc, .L551
	 ldx	[%i5], %i5
	ldx	[%i5+376], %g1
	brnz,pt	%g1, .L559
	 nop
	call	thread_pointer, 0
	 nop
	ldx	[%o0+16], %g1
	brnz,pt	%g1, .L554
	 mov	%o0, %i3
	ba,pt	%xcc, .L576
	 ldx	[%i5+368], %g1
.L556:
	brz,a,pn %g1, .L555
	 ldx	[%i5+368], %g1
.L554:
	ldx	[%g1+8], %g2
	cmp	%i5, %g2
	bne,a,pt %xcc, .L556
	 ldx	[%g1], %g1
	ldx	[%g1+16], %i4
	ldx	[%i0+8], %g1
	return	%i7+8
	 add	%o4, %g1, %o0
.L559:
	call	thread_pointer, 0
	 nop
	ldx	[%i5+376], %g1
	sub	%o0, %g1, %i4
	ldx	[%i0+8], %g1
	return	%i7+8
	 add	%o4, %g1, %o0
.L555:
.L576:
	ldx	[%i5+360], %o1
	mov	1, %o0
	add	%o1, %g1, %o1
	call	calloc, 0
	 add	%o1, 24, %o1
	brz,pn	%o0, .L575
	 mov	%o0, %i2
	ldx	[%i5+368], %g1
	add	%g1, 23, %i4
	sub	%g0, %g1, %g1
	ldx	[%i5+352], %o2
	add	%o0, %i4, %i4
	ldx	[%i5+344], %o1
	and	%i4, %g1, %i4
	call	memcpy, 0
	 mov	%i4, %o0
	ldx	[%i3+16], %g1
	stx	%i5, [%i2+8]
	stx	%g1, [%i2]
	stx	%i4, [%i2+16]
	ldx	[%i0+8], %g1
	stx	%i2, [%i3+16]
	return	%i7+8
	 add	%o4, %g1, %o0
.L575:
	sethi	%gdop_hix22(.LC14), %o0
	ldx	[%i5+8], %o1
	xor	%o0, %gdop_lox10(.LC14), %o0
	call	fatal, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC14)
.L549:
.L577:
	sethi	%gdop_hix22(.LC13), %o0
	xor	%o1, %gdop_lox10(.LC3), %o1
	xor	%o0, %gdop_lox10(.LC13), %o0
	ldx	[%l7 + %o1], %o1, %gdop(.LC3)
	call	fatal, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC13)
	nop
	.size	__tls_get_addr, .-__tls_get_addr
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
.LC15:
	.asciz	"no such shared library"
	.section	.text.dlopen,"ax",@progbits
	.align 4
	.global dlopen
	.type	dlopen, #function
	.proc	0120
dlopen:
	save	%sp, -176, %sp
	mov	%i0, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(modules_end), %g1
	xor	%g1, %gdop_lox10(modules_end), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules_end)
	brz,pn	%i0, .L585
	 ldx	[%g1], %i5
	call	find_loaded, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L595
	 mov	%o0, %i0
.L580:
	ldx	[%i5], %o0
	brz,pn	%o0, .L599
	 nop
	call	load_needed, 0
	 nop
	call	bind, 0
	 ldx	[%i5], %o0
	ldx	[%i5], %i5
.L597:
	brz,pn	%i5, .L599
	 nop
	lduw	[%i5+392], %g1
.L598:
	cmp	%g1, 0
	bne,a,pn %icc, .L597
	 ldx	[%i5], %i5
	call	initialise.part.0, 0
	 mov	%i5, %o0
	ldx	[%i5], %i5
	brnz,a,pt %i5, .L598
	 lduw	[%i5+392], %g1
	return	%i7+8
	 nop
.L585:
	sethi	%gdop_hix22(program), %i0
	xor	%i0, %gdop_lox10(program), %i0
	ba,pt	%xcc, .L580
	 ldx	[%l7 + %i0], %i0, %gdop(program)
.L595:
	call	is_own_library, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L586
	 sethi	%gdop_hix22(own_module), %i0
	sethi	%gdop_hix22(program), %o1
	mov	%i4, %o0
	xor	%o1, %gdop_lox10(program), %o1
	call	load_library.part.0, 0
	 ldx	[%l7 + %o1], %o1, %gdop(program)
	brnz,pn	%o0, .L580
	 mov	%o0, %i0
	sethi	%gdop_hix22(error_text), %g1
	sethi	%gdop_hix22(.LC15), %g2
	xor	%g1, %gdop_lox10(error_text), %g1
	xor	%g2, %gdop_lox10(.LC15), %g2
	ldx	[%l7 + %g1], %g1, %gdop(error_text)
	ldx	[%l7 + %g2], %l7, %gdop(.LC15)
	stx	%l7, [%g1]
.L599:
	return	%i7+8
	 nop
.L586:
	xor	%i0, %gdop_lox10(own_module), %i0
	ba,pt	%xcc, .L580
	 ldx	[%l7 + %i0], %i0, %gdop(own_module)
	.size	dlopen, .-dlopen
	.section	.rodata.str1.8
	.align 8
.LC16:
	.asciz	"no such symbol"
	.align 8
.LC17:
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
	brz,pn	%g5, .L602
	 mov	%i7, %g4
	ba,pt	%xcc, .L604
	 mov	%g5, %o1
.L639:
	brz,a,pn %o1, .L646
	 sethi	%gdop_hix22(own_module), %o1
.L604:
	ldx	[%o1+328], %g2
	ldx	[%o1+336], %g1
	sub	%g4, %g2, %g3
	sub	%g1, %g2, %g1
	cmp	%g3, %g1
	bgeu,a,pt %xcc, .L639
	 ldx	[%o1], %o1
	cmp	%i0, -1
	be,pn	%xcc, .L608
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
	be,pn	%icc, .L640
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
.L615:
	mov	%i1, %o0
	call	look_up, 0
	 mov	0, %o2
	stx	%o0, [%fp+2031]
	stx	%o1, [%fp+2039]
.L610:
	brz,pn	%o0, .L641
	 sethi	%gdop_hix22(.LC16), %g1
	lduh	[%o1+6], %g3
	sethi	%hi(64512), %g1
	or	%g1, 1009, %g1
	cmp	%g3, %g1
	be,pn	%icc, .L620
	 mov	0, %g2
	ldx	[%o0+16], %g2
.L620:
	ldx	[%o1+8], %i0
	call	copied_to, 0
	 restore %g2, %i0, %o0
.L602:
	sethi	%gdop_hix22(own_module), %o1
.L646:
	xor	%o1, %gdop_lox10(own_module), %o1
	ldx	[%l7 + %o1], %o1, %gdop(own_module)
	ldx	[%o1+328], %g2
	ldx	[%o1+336], %g1
	sub	%g4, %g2, %g4
	sub	%g1, %g2, %g1
	cmp	%g4, %g1
	bgeu,pn	%xcc, .L642
	 cmp	%i0, -1
	be,a,pn	%xcc, .L615
	 ldx	[%o1], %o1
	add	%i0, 3, %g1
.L647:
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
	bne,pn	%icc, .L643
	 mov	0, %g1
	xor	%i0, %g5, %g3
	movrne	%g5, 1, %g1
	mov	0, %g2
	movrne	%g3, 1, %g2
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L644
	 mov	%g1, %g4
.L616:
	ldx	[%g5], %g5
.L645:
	mov	0, %g1
	xor	%i0, %g5, %g3
	movrne	%g5, 1, %g1
	mov	0, %g2
	movrne	%g3, 1, %g2
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L616
	 mov	%g1, %g4
.L644:
	xor	%i0, %o1, %o1
	mov	0, %g1
	movre	%o1, 1, %g1
	or	%g1, %g4, %g1
	andcc	%g1, 1, %g0
	be,pn	%xcc, .L626
	 sethi	%gdop_hix22(.LC17), %g1
	mov	%i1, %o1
.L648:
	mov	%i0, %o0
	call	look_up_below, 0
	 mov	0, %o2
	stx	%o0, [%fp+2031]
	ba,pt	%xcc, .L610
	 stx	%o1, [%fp+2039]
.L608:
	ba,pt	%xcc, .L615
	 ldx	[%o1], %o1
.L642:
	bne,pt	%xcc, .L647
	 add	%i0, 3, %g1
	ba,pt	%xcc, .L615
	 mov	0, %o1
.L626:
	xor	%g1, %gdop_lox10(.LC17), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC17)
.L617:
	sethi	%gdop_hix22(error_text), %g2
	xor	%g2, %gdop_lox10(error_text), %g2
	ldx	[%l7 + %g2], %g2, %gdop(error_text)
	stx	%g1, [%g2]
	return	%i7+8
	 mov	0, %o0
.L641:
	xor	%g1, %gdop_lox10(.LC16), %g1
	ba,pt	%xcc, .L617
	 ldx	[%l7 + %g1], %g1, %gdop(.LC16)
.L643:
	ba,pt	%xcc, .L615
	 mov	%g5, %o1
.L640:
	cmp	%i0, %g5
	be,a,pn	%xcc, .L648
	 mov	%i1, %o1
	sethi	%gdop_hix22(own_module), %o1
	ldx	[%g5], %g5
	xor	%o1, %gdop_lox10(own_module), %o1
	ba,pt	%xcc, .L645
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
	be,pn	%icc, .L651
	 mov	%g3, %g5
.L652:
	ldx	[%g2], %g2
	mov	0, %g1
	xor	%i0, %g2, %g4
	movrne	%g2, 1, %g1
	mov	0, %g3
	movrne	%g4, 1, %g3
	andcc	%g3, %g1, %g0
	bne,pt	%icc, .L652
	 mov	%g1, %g5
.L651:
	sethi	%gdop_hix22(own_module), %g2
	mov	0, %g1
	xor	%g2, %gdop_lox10(own_module), %g2
	ldx	[%l7 + %g2], %g2, %gdop(own_module)
	xor	%i0, %g2, %i0
	movre	%i0, 1, %g1
	or	%g1, %g5, %g1
	andcc	%g1, 1, %g0
	bne,pt	%xcc, .L653
	 mov	0, %g3
	sethi	%gdop_hix22(error_text), %g1
	sethi	%gdop_hix22(.LC17), %g2
	xor	%g1, %gdop_lox10(error_text), %g1
	xor	%g2, %gdop_lox10(.LC17), %g2
	ldx	[%l7 + %g1], %g1, %gdop(error_text)
	mov	-1, %g3
	ldx	[%l7 + %g2], %l7, %gdop(.LC17)
	stx	%l7, [%g1]
.L653:
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
	brnz,a,pt %g2, .L685
	 ldx	[%g2+328], %g3
	ba,pt	%xcc, .L684
	 sethi	%gdop_hix22(own_module), %g2
.L682:
	brz,a,pn %g2, .L661
	 sethi	%gdop_hix22(own_module), %g2
	ldx	[%g2+328], %g3
.L685:
	ldx	[%g2+336], %g1
	sub	%i0, %g3, %g4
	sub	%g1, %g3, %g1
	cmp	%g4, %g1
	bgeu,a,pt %xcc, .L682
	 ldx	[%g2], %g2
.L662:
	ldx	[%g2+320], %i3
	brz,pn	%i3, .L669
	 ldx	[%g2+8], %o3
	lduw	[%i3+4], %g1
	cmp	%g1, 1
	bleu,pn	%icc, .L670
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
	ba,pt	%xcc, .L667
	 or	%o7, 766, %o7
.L666:
	add	%g4, 24, %g4
.L686:
	cmp	%i2, %g4
	be,pn	%xcc, .L683
	 nop
.L667:
	add	%o5, %g4, %g5
.L687:
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
	be,a,pt	%icc, .L686
	 add	%g4, 24, %g4
	brz,a,pn %i3, .L666
	 mov	%g5, %i3
	ldx	[%i3+8], %g1
	cmp	%i5, %g1
	add	%g4, 24, %g4
	movgu	%xcc, %g5, %i3
	cmp	%i2, %g4
	bne,pt	%xcc, .L687
	 add	%o5, %g4, %g5
.L683:
	brz,pn	%i3, .L665
	 mov	0, %g1
	lduw	[%i3], %g4
	ldx	[%g2+312], %g1
	ldx	[%i3+8], %i3
	ldx	[%g2+16], %g2
	add	%g1, %g4, %g1
	add	%g2, %i3, %i3
.L665:
	stx	%g1, [%i1+16]
	stx	%o3, [%i1]
	stx	%g3, [%i1+8]
	stx	%i3, [%i1+24]
	mov	1, %g1
.L664:
	return	%i7+8
	 sra	%g1, 0, %o0
.L661:
.L684:
	xor	%g2, %gdop_lox10(own_module), %g2
	ldx	[%l7 + %g2], %l7, %gdop(own_module)
	ldx	[%l7+328], %g3
	ldx	[%l7+336], %g2
	sub	%i0, %g3, %g4
	sub	%g2, %g3, %g2
	cmp	%g4, %g2
	bgeu,pn	%xcc, .L664
	 mov	0, %g1
	ba,pt	%xcc, .L662
	 mov	%l7, %g2
.L669:
	ba,pt	%xcc, .L665
	 mov	0, %g1
.L670:
	mov	0, %g1
	ba,pt	%xcc, .L665
	 mov	0, %i3
	.size	dladdr, .-dladdr
	.section	.rodata.str1.8
	.align 8
.LC18:
	.asciz	"program"
	.align 8
.LC19:
	.asciz	"libc.so.1"
	.align 8
.LC20:
	.asciz	"LD_LIBRARY_PATH"
	.align 8
.LC21:
	.asciz	"_environ"
	.align 8
.LC22:
	.asciz	"environ"
	.section	.text.loader_main,"ax",@progbits
	.align 4
	.global loader_main
	.type	loader_main, #function
	.proc	017
loader_main:
	save	%sp, -304, %sp
	ldx	[%i0], %l1
	mov	128, %o2
	mov	0, %o1
	call	memset, 0
	 add	%fp, 1919, %o0
	add	%l1, 2, %l1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sllx	%l1, 3, %l1
	add	%i0, %l1, %i4
	ldx	[%i0+%l1], %g1
	brz,pn	%g1, .L689
	 mov	%i4, %g2
	add	%g2, 8, %g2
.L746:
	ldx	[%g2], %g1
	brnz,a,pt %g1, .L746
	 add	%g2, 8, %g2
.L689:
	ldx	[%g2+8], %i5
	brz,pn	%i5, .L718
	 add	%g2, 8, %g1
	mov	0, %i2
	cmp	%i5, 15
.L747:
	bgu,pt	%xcc, .L692
	 cmp	%i5, 2014
	sllx	%i5, 3, %i5
	ldx	[%g1+8], %g2
	add	%i5, 2047, %g3
	add	%g3, %fp, %i5
	stx	%g2, [%i5-128]
.L695:
	add	%g1, 16, %g1
.L745:
	ldx	[%g1], %i5
	brnz,pt	%i5, .L747
	 cmp	%i5, 15
	ldx	[%fp+1975], %i5
	ldx	[%fp+1991], %i3
	ldx	[%fp+1943], %i1
	lduw	[%fp+1963], %l2
	mov	%i5, %l0
.L691:
	call	relocate_self, 0
	 mov	%i5, %o0
	sethi	%gdop_hix22(program_path), %g1
	xor	%g1, %gdop_lox10(program_path), %g1
	ldx	[%l7 + %g1], %g1, %gdop(program_path)
	stx	%i2, [%g1]
	sethi	%gdop_hix22(.LC19), %g1
	xor	%g1, %gdop_lox10(.LC19), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC19)
	lduh	[%l0+56], %o2
	ldx	[%l0+32], %o1
	sethi	%gdop_hix22(own_module), %l0
	xor	%l0, %gdop_lox10(own_module), %l0
	ldx	[%l7 + %l0], %l0, %gdop(own_module)
	stx	%g1, [%l0+8]
	mov	1, %g1
	add	%i5, %o1, %o1
	st	%g1, [%l0+392]
	mov	%l0, %o0
	call	read_headers, 0
	 stx	%i5, [%l0+16]
	mov	0, %o1
	call	relocate, 0
	 mov	%l0, %o0
	ldx	[%i0+8], %g1
	brz,a,pn %g1, .L742
	 sethi	%gdop_hix22(.LC18), %g1
.L697:
	mov	%i1, %o1
	srl	%l2, 0, %o2
	sethi	%gdop_hix22(program), %i2
	xor	%i2, %gdop_lox10(program), %i2
	ldx	[%l7 + %i2], %i2, %gdop(program)
	stx	%g1, [%i2+8]
	call	read_headers, 0
	 mov	%i2, %o0
	sethi	%gdop_hix22(__break_now), %g1
	ldx	[%i2+336], %g2
	xor	%g1, %gdop_lox10(__break_now), %g1
	add	%g2, 7, %g2
	ldx	[%l7 + %g1], %g1, %gdop(__break_now)
	and	%g2, -8, %g2
	stx	%g2, [%g1]
	sethi	%gdop_hix22(modules_end), %g1
	xor	%g1, %gdop_lox10(modules_end), %g1
	ldx	[%l7 + %g1], %g1, %gdop(modules_end)
	ldx	[%g1], %g2
	brz,pn	%g2, .L698
	 sethi	%gdop_hix22(modules), %i1
	xor	%i1, %gdop_lox10(modules), %i1
	stx	%i2, [%g2]
	ldx	[%l7 + %i1], %i1, %gdop(modules)
.L699:
	stx	%i2, [%g1]
	sethi	%gdop_hix22(.LC20), %l2
	xor	%l2, %gdop_lox10(.LC20), %l2
	ldx	[%l7 + %l2], %l2, %gdop(.LC20)
	call	strlen, 0
	 mov	%l2, %o0
	mov	%i4, %i5
	mov	%o0, %g1
	ldx	[%i0+%l1], %o0
	mov	%g1, %i0
	brnz,pt	%o0, .L700
	 add	%g1, 1, %l1
	ba,pt	%xcc, .L744
	 mov	0, %g1
.L702:
	add	%i5, 8, %i5
.L748:
	ldx	[%i5], %o0
	brz,pn	%o0, .L703
	 mov	0, %g1
.L700:
	mov	%i0, %o2
	call	strncmp, 0
	 mov	%l2, %o1
	cmp	%o0, 0
	bne,a,pt %icc, .L748
	 add	%i5, 8, %i5
	ldx	[%i5], %g1
	ldsb	[%g1+%i0], %g2
	cmp	%g2, 61
	bne,a,pt %icc, .L748
	 add	%i5, 8, %i5
	ldsb	[%g1+%l1], %g2
	cmp	%g2, 0
	be,pt	%icc, .L702
	 add	%g1, %l1, %g1
	sethi	%gdop_hix22(library_path), %g2
	xor	%g2, %gdop_lox10(library_path), %g2
	ldx	[%l7 + %g2], %g2, %gdop(library_path)
	mov	%i2, %o0
	call	load_needed, 0
	 stx	%g1, [%g2]
	mov	%l0, %o0
	call	relocate, 0
	 mov	0, %o1
	mov	1, %g1
	st	%g1, [%l0+396]
	ldx	[%i1], %o0
	brz,pn	%o0, .L743
	 sethi	%gdop_hix22(tls_size), %l0
.L704:
	xor	%l0, %gdop_lox10(tls_size), %l0
	sethi	%gdop_hix22(tls_align), %i0
	ldx	[%l7 + %l0], %l0, %gdop(tls_size)
	xor	%i0, %gdop_lox10(tls_align), %i0
	ldx	[%l0], %g2
	ldx	[%l7 + %i0], %i0, %gdop(tls_align)
	mov	%o0, %g1
	ldx	[%i0], %g4
	mov	0, %g5
	lduw	[%g1+384], %g3
.L750:
	cmp	%g3, 0
	be,a,pt	%icc, .L749
	 ldx	[%g1], %g1
	ldx	[%g1+368], %g3
	sub	%g0, %g3, %g5
	add	%g2, -1, %g2
	ldx	[%g1+360], %i5
	cmp	%g4, %g3
	add	%g2, %i5, %g2
	movlu	%xcc, %g3, %g4
	add	%g2, %g3, %g2
	and	%g2, %g5, %g2
	mov	1, %g5
	stx	%g2, [%g1+376]
	ldx	[%g1], %g1
.L749:
	brnz,a,pt %g1, .L750
	 lduw	[%g1+384], %g3
	andcc	%g5, 0xff, %g0
	be,pn	%icc, .L705
	 nop
	stx	%g2, [%l0]
	stx	%g4, [%i0]
.L705:
	call	bind, 0
	 nop
	mov	%i4, %o1
	sethi	%gdop_hix22(.LC21), %o0
	xor	%o0, %gdop_lox10(.LC21), %o0
	call	set_variable, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC21)
	mov	%i4, %o1
	sethi	%gdop_hix22(.LC22), %o0
	xor	%o0, %gdop_lox10(.LC22), %o0
	call	set_variable, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC22)
	ldx	[%i0], %g1
	ldx	[%l0], %o0
	add	%o0, %g1, %o0
	call	allocate, 0
	 add	%o0, 512, %o0
	call	make_tcb, 0
	 nop
	call	set_thread_pointer, 0
	 nop
	ldx	[%i2+280], %i5
	brz,a,pn %i5, .L751
	 ldx	[%i1], %i5
	ldx	[%i2+16], %g1
	add	%i5, %g1, %i5
	brz,a,pn %i5, .L751
	 ldx	[%i1], %i5
	ldx	[%i2+288], %i4
	srlx	%i4, 3, %i4
	brz,a,pn %i4, .L751
	 ldx	[%i1], %i5
	sllx	%i4, 3, %i4
	add	%i4, %i5, %i4
	ldx	[%i5], %g1
.L752:
	call	%g1, 0
	 add	%i5, 8, %i5
	cmp	%i5, %i4
	bne,a,pt %xcc, .L752
	 ldx	[%i5], %g1
	ldx	[%i1], %i5
.L751:
	brz,a,pn %i5, .L753
	 lduw	[%i2+392], %g1
	cmp	%i5, %i2
.L755:
	be,a,pn	%xcc, .L754
	 ldx	[%i5], %i5
	lduw	[%i5+392], %g1
	cmp	%g1, 0
	bne,a,pn %icc, .L754
	 ldx	[%i5], %i5
	call	initialise.part.0, 0
	 mov	%i5, %o0
	ldx	[%i5], %i5
.L754:
	brnz,pt	%i5, .L755
	 cmp	%i5, %i2
	lduw	[%i2+392], %g1
.L753:
	cmp	%g1, 0
	bne,a,pn %icc, .L756
	 sethi	%gdop_hix22(finish), %i1
	call	initialise.part.0, 0
	 mov	%i2, %o0
	sethi	%gdop_hix22(finish), %i1
.L756:
	xor	%i1, %gdop_lox10(finish), %i1
	ldx	[%l7 + %i1], %i1, %gdop(finish)
	return	%i7+8
	 mov	%o3, %o0
.L692:
	be,a,pn	%xcc, .L695
	 ldx	[%g1+8], %i2
	ba,pt	%xcc, .L745
	 add	%g1, 16, %g1
.L703:
.L744:
	sethi	%gdop_hix22(library_path), %g2
	xor	%g2, %gdop_lox10(library_path), %g2
	ldx	[%l7 + %g2], %g2, %gdop(library_path)
	mov	%i2, %o0
	call	load_needed, 0
	 stx	%g1, [%g2]
	mov	%l0, %o0
	call	relocate, 0
	 mov	0, %o1
	mov	1, %g1
	st	%g1, [%l0+396]
	ldx	[%i1], %o0
	brnz,pt	%o0, .L704
	 sethi	%gdop_hix22(tls_size), %l0
.L743:
	sethi	%gdop_hix22(tls_align), %i0
	xor	%l0, %gdop_lox10(tls_size), %l0
	xor	%i0, %gdop_lox10(tls_align), %i0
	ldx	[%l7 + %l0], %l0, %gdop(tls_size)
	ba,pt	%xcc, .L705
	 ldx	[%l7 + %i0], %i0, %gdop(tls_align)
.L698:
	xor	%i1, %gdop_lox10(modules), %i1
	ldx	[%l7 + %i1], %i1, %gdop(modules)
	ba,pt	%xcc, .L699
	 stx	%i2, [%i1]
.L742:
	xor	%g1, %gdop_lox10(.LC18), %g1
	ba,pt	%xcc, .L697
	 ldx	[%l7 + %g1], %g1, %gdop(.LC18)
.L718:
	mov	0, %l0
	mov	0, %l2
	mov	0, %i1
	mov	0, %i3
	ba,pt	%xcc, .L691
	 mov	0, %i2
	.size	loader_main, .-loader_main
	.local	at.0
	.common	at.0,8,8
	.local	end.1
	.common	end.1,8,8
	.section	.rodata.str1.8
	.align 8
.LC23:
	.asciz	"libc."
	.align 8
.LC24:
	.asciz	"libm."
	.align 8
.LC25:
	.asciz	"libdl."
	.align 8
.LC26:
	.asciz	"libpthread."
	.align 8
.LC27:
	.asciz	"libthread."
	.align 8
.LC28:
	.asciz	"librt."
	.align 8
.LC29:
	.asciz	"libposix4."
	.align 8
.LC30:
	.asciz	"libsocket."
	.align 8
.LC31:
	.asciz	"libnsl."
	.align 8
.LC32:
	.asciz	"libxnet."
	.align 8
.LC33:
	.asciz	"libsec."
	.align 8
.LC34:
	.asciz	"libintl."
	.align 8
.LC35:
	.asciz	"libgen."
	.align 8
.LC36:
	.asciz	"libaio."
	.align 8
.LC37:
	.asciz	"libmd."
	.align 8
.LC38:
	.asciz	"libmd5."
	.align 8
.LC39:
	.asciz	"libresolv."
	.align 8
.LC40:
	.asciz	"libw."
	.align 8
.LC41:
	.asciz	"libelf."
	.align 8
.LC42:
	.asciz	"libmalloc."
	.align 8
.LC43:
	.asciz	"libmapmalloc."
	.align 8
.LC44:
	.asciz	"libcurses."
	.align 8
.LC45:
	.asciz	"libtermcap."
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	own.2, #object
	.size	own.2, 184
own.2:
	.xword	.LC23
	.xword	.LC24
	.xword	.LC25
	.xword	.LC26
	.xword	.LC27
	.xword	.LC28
	.xword	.LC29
	.xword	.LC30
	.xword	.LC31
	.xword	.LC32
	.xword	.LC33
	.xword	.LC34
	.xword	.LC35
	.xword	.LC36
	.xword	.LC37
	.xword	.LC38
	.xword	.LC39
	.xword	.LC40
	.xword	.LC41
	.xword	.LC42
	.xword	.LC43
	.xword	.LC44
	.xword	.LC45
	.section	.data.rel.local,"aw"
	.align 8
	.type	missing_end, #object
	.size	missing_end, 8
missing_end:
	.xword	missing
	.local	missing
	.common	missing,8,8
	.local	tls_count
	.common	tls_count,4,4
	.section	".data"
	.align 8
	.type	tls_align, #object
	.size	tls_align, 8
tls_align:
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	8
	.local	tls_size
	.common	tls_size,8,8
	.local	library_path
	.common	library_path,8,8
	.local	program_path
	.common	program_path,8,8
	.local	error_text
	.common	error_text,8,8
	.local	program
	.common	program,408,8
	.local	own_module
	.common	own_module,408,8
	.local	modules_end
	.common	modules_end,8,8
	.local	modules
	.common	modules,8,8
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
