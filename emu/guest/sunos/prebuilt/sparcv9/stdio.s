! 3896c7e904da9b6d2b00c1c020ce861e emu/guest/libc/stdio.c
	.file	"stdio.c"
	.section	".text"
	.section	.text.give_buffer,"ax",@progbits
	.align 4
	.type	give_buffer, #function
	.proc	020
give_buffer:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	ldub	[%i0+24], %g1
	mov	1, %i5
	andcc	%g1, 4, %g0
	sethi	%hi(8192), %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%i0+16], %g1
	brnz,pt	%g1, .L14
	 move	%xcc, %g2, %i5
	call	malloc, 0
	 add	%i5, 8, %o0
	brz,pn	%o0, .L11
	 sethi	%gdop_hix22(__iob), %i3
	add	%o0, 8, %i2
	xor	%i3, %gdop_lox10(__iob), %i3
	ldx	[%l7 + %i3], %i3, %gdop(__iob)
	sub	%i0, %i3, %g1
	add	%i3, 128, %g2
	srax	%g1, 7, %g1
	cmp	%i0, %g2
	be,pn	%xcc, .L12
	 mov	%g1, %i4
	stx	%i2, [%i0+8]
	stx	%i2, [%i0+16]
	ldub	[%i0+24], %g2
	cmp	%g1, 19
	bleu,pn	%icc, .L7
	 or	%g2, 8, %g2
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g1], %i4, %gdop(__more_streams)
	sub	%i0, %i4, %i4
	srax	%i4, 7, %i4
	add	%i4, 20, %i4
.L7:
	stb	%g2, [%i0+24]
	st	%g0, [%i0]
	sethi	%gdop_hix22(more), %g1
	srl	%i4, 0, %i4
	xor	%g1, %gdop_lox10(more), %g1
	sllx	%i4, 5, %i4
	ldx	[%l7 + %g1], %g1, %gdop(more)
	stx	%i5, [%g1+%i4]
.L14:
	return	%i7+8
	 nop
.L12:
	ldub	[%i3+153], %g1
	lduh	[%i3+154], %o0
	sll	%o0, 8, %o0
	or	%o0, %g1, %o0
	call	stream_is_terminal, 0
	 sra	%o0, 0, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L13
	 ldub	[%i3+152], %g2
	ldub	[%i3+152], %g1
	or	%g1, 64, %g1
	stb	%g1, [%i3+152]
	ldub	[%i3+152], %g2
.L13:
	stx	%i2, [%i3+136]
	stx	%i2, [%i3+144]
	ba,pt	%xcc, .L7
	 or	%g2, 8, %g2
.L11:
	call	exit, 0
	 mov	127, %o0
	nop
	.size	give_buffer, .-give_buffer
	.section	.text.parse_mode,"ax",@progbits
	.align 4
	.type	parse_mode, #function
	.proc	04
parse_mode:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	strchr, 0
	 mov	43, %o1
	brz,pn	%o0, .L39
	 mov	128, %g1
	st	%g1, [%i1]
	ldsb	[%i0], %g1
	cmp	%g1, 114
	be,pn	%icc, .L20
	 cmp	%g1, 119
	be,pn	%icc, .L19
	 mov	770, %i0
	cmp	%g1, 97
	be,pn	%icc, .L19
	 mov	266, %i0
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
.L19:
	return	%i7+8
	 sra	%o0, 0, %o0
.L39:
	ldsb	[%i0], %g1
	xor	%g1, 114, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	add	%g1, 1, %g1
	st	%g1, [%i1]
	ldsb	[%i0], %g1
	cmp	%g1, 114
	be,pn	%icc, .L20
	 cmp	%g1, 119
	be,pn	%icc, .L19
	 mov	769, %i0
	cmp	%g1, 97
	be,pn	%icc, .L19
	 mov	265, %i0
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	ba,pt	%xcc, .L19
	 st	%g1, [%o0]
.L20:
	mov	0, %i0
	movrne	%o0, 1, %i0
	add	%i0, %i0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	parse_mode, .-parse_mode
	.section	.text.free_stream,"ax",@progbits
	.align 4
	.type	free_stream, #function
	.proc	0110
free_stream:
	.register	%g3, #scratch
	save	%sp, -176, %sp
	call	guard_enter, 0
	 sethi	%gdop_hix22(__iob), %i0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%i0, %gdop_lox10(__iob), %i0
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %i0], %i0, %gdop(__iob)
	mov	59, %g2
	ldx	[%l7 + %g1], %l7, %gdop(__more_streams)
	sllx	%g2, 9, %g2
	add	%l7, %g2, %g2
	cmp	%i0, %g2
	be,pn	%xcc, .L43
	 add	%i0, 2432, %g3
	ldub	[%i0+24], %g1
.L50:
	cmp	%g1, 0
	be,pn	%icc, .L48
	 cmp	%i0, %g3
	add	%i0, 128, %g1
	mov	%l7, %i0
	movne	%xcc, %g1, %i0
	cmp	%i0, %g2
	bne,a,pt %xcc, .L50
	 ldub	[%i0+24], %g1
.L43:
	call	guard_leave, 0
	 mov	0, %i0
	call	___errno, 0
	 nop
	mov	24, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
.L48:
	mov	8, %g1
	call	guard_leave, 0
	 stb	%g1, [%i0+24]
	return	%i7+8
	 nop
	.size	free_stream, .-free_stream
	.section	.text.flush_output,"ax",@progbits
	.align 4
	.type	flush_output, #function
	.proc	04
flush_output:
	save	%sp, -176, %sp
	ldx	[%i0+16], %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,a,pn %i4, .L52
	 ldub	[%i0+24], %g1
	ldx	[%i0+8], %i5
	sub	%i5, %i4, %i5
	brnz,a,pt %i5, .L63
	 ldub	[%i0+25], %g1
	ba,pt	%xcc, .L62
	 ldub	[%i0+24], %g1
.L55:
	brz,pn	%i5, .L61
	 add	%i4, %o0, %i4
	ldub	[%i0+25], %g1
.L63:
	lduh	[%i0+26], %o0
	mov	%i5, %o2
	sll	%o0, 8, %o0
	mov	%i4, %o1
	or	%o0, %g1, %o0
	call	write, 0
	 sra	%o0, 0, %o0
	brgz,a,pt %o0, .L55
	 sub	%i5, %o0, %i5
	ldub	[%i0+24], %g2
	ldx	[%i0+16], %i4
	or	%g2, 32, %g2
	mov	-1, %g3
	mov	%g2, %g1
	stb	%g2, [%i0+24]
.L54:
	stx	%i4, [%i0+8]
	and	%g1, 68, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L56
	 mov	0, %g2
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %g2, %gdop(__iob)
	sub	%i0, %g2, %g2
	srax	%g2, 7, %g2
	cmp	%g2, 19
	bleu,pt	%icc, .L57
	 mov	%g2, %g1
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %g1
	srax	%g1, 7, %g1
	add	%g1, 20, %g1
.L57:
	sethi	%gdop_hix22(more), %g2
	xor	%g2, %gdop_lox10(more), %g2
	srl	%g1, 0, %g1
	ldx	[%l7 + %g2], %l7, %gdop(more)
	sllx	%g1, 5, %g1
	ldx	[%l7+%g1], %g2
.L56:
	cmp	%g0, %g3
	st	%g2, [%i0]
	return	%i7+8
	 subx	%g0, 0, %o0
.L52:
.L62:
	ba,pt	%xcc, .L54
	 mov	0, %g3
.L61:
	ldx	[%i0+16], %i4
	ldub	[%i0+24], %g1
	ba,pt	%xcc, .L54
	 mov	0, %g3
	.size	flush_output, .-flush_output
	.section	.text.ftrylockfile,"ax",@progbits
	.align 4
	.global ftrylockfile
	.type	ftrylockfile, #function
	.proc	04
ftrylockfile:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i0, %g1, %g1
	srax	%g1, 7, %g1
	cmp	%g1, 19
	bleu,pt	%icc, .L65
	 mov	%g1, %g2
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %i0
	srax	%i0, 7, %i0
	add	%i0, 20, %g2
.L65:
	srl	%g2, 0, %g2
	sethi	%gdop_hix22(more), %g1
	sllx	%g2, 5, %g2
	xor	%g1, %gdop_lox10(more), %g1
	add	%g2, 16, %g2
	ldx	[%l7 + %g1], %i0, %gdop(more)
	call	stream_lock_try, 0
	 restore %i0, %g2, %o0
	.size	ftrylockfile, .-ftrylockfile
	.section	.text.flockfile,"ax",@progbits
	.align 4
	.global flockfile
	.type	flockfile, #function
	.proc	020
flockfile:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i0, %g1, %g1
	srax	%g1, 7, %g1
	cmp	%g1, 19
	bleu,pt	%icc, .L67
	 mov	%g1, %g2
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %i0
	srax	%i0, 7, %i0
	add	%i0, 20, %g2
.L67:
	srl	%g2, 0, %g2
	sethi	%gdop_hix22(more), %g1
	sllx	%g2, 5, %g2
	xor	%g1, %gdop_lox10(more), %g1
	add	%g2, 16, %g2
	ldx	[%l7 + %g1], %i0, %gdop(more)
	call	stream_lock_take, 0
	 restore %i0, %g2, %o0
	.size	flockfile, .-flockfile
	.section	.text.funlockfile,"ax",@progbits
	.align 4
	.global funlockfile
	.type	funlockfile, #function
	.proc	020
funlockfile:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i0, %g1, %g1
	srax	%g1, 7, %g1
	cmp	%g1, 19
	bleu,pt	%icc, .L69
	 mov	%g1, %g2
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %i0
	srax	%i0, 7, %i0
	add	%i0, 20, %g2
.L69:
	srl	%g2, 0, %g2
	sethi	%gdop_hix22(more), %g1
	sllx	%g2, 5, %g2
	xor	%g1, %gdop_lox10(more), %g1
	add	%g2, 16, %g2
	ldx	[%l7 + %g1], %i0, %gdop(more)
	call	stream_lock_drop, 0
	 restore %i0, %g2, %o0
	.size	funlockfile, .-funlockfile
	.section	.text.streams_after_fork,"ax",@progbits
	.align 4
	.global streams_after_fork
	.type	streams_after_fork, #function
	.proc	020
streams_after_fork:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %i3
	sethi	%gdop_hix22(__more_streams), %i2
	xor	%i3, %gdop_lox10(__iob), %i3
	xor	%i2, %gdop_lox10(__more_streams), %i2
	ldx	[%l7 + %i3], %i3, %gdop(__iob)
	ldx	[%l7 + %i2], %i2, %gdop(__more_streams)
	mov	59, %i1
	sllx	%i1, 9, %i1
	add	%i2, %i1, %i1
	cmp	%i3, %i1
	be,pn	%xcc, .L79
	 sethi	%gdop_hix22(more), %g1
	mov	%i3, %i4
	xor	%g1, %gdop_lox10(more), %g1
	add	%i3, 2432, %i0
	ldx	[%l7 + %g1], %l7, %gdop(more)
.L75:
	sub	%i4, %i3, %g1
.L77:
	srax	%g1, 7, %g1
	cmp	%g1, 19
	bleu,pt	%icc, .L72
	 mov	%g1, %i5
	sub	%i4, %i2, %i5
	srax	%i5, 7, %i5
	add	%i5, 20, %i5
.L72:
	srl	%i5, 0, %i5
	sllx	%i5, 5, %i5
	add	%l7, %i5, %l0
	call	thread_self, 0
	 lduw	[%l0+20], %l1
	lduw	[%o0], %g1
	cmp	%l1, %g1
	be,pn	%icc, .L73
	 add	%i5, 16, %i5
	stx	%g0, [%l7+%i5]
	st	%g0, [%l0+24]
.L73:
	cmp	%i4, %i0
	be,a,pn	%xcc, .L75
	 mov	%i2, %i4
	add	%i4, 128, %i4
	cmp	%i4, %i1
	bne,pt	%xcc, .L77
	 sub	%i4, %i3, %g1
.L79:
	return	%i7+8
	 nop
	return	%i7+8
	 nop
	.size	streams_after_fork, .-streams_after_fork
	.section	.text.fwide,"ax",@progbits
	.align 4
	.global fwide
	.type	fwide, #function
	.proc	04
fwide:
	save	%sp, -176, %sp
	call	flockfile, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %g2, %gdop(__iob)
	sub	%i0, %g2, %g2
	srax	%g2, 7, %g2
	cmp	%g2, 19
	bleu,pt	%icc, .L81
	 mov	%g2, %g1
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %g1
	srax	%g1, 7, %g1
	add	%g1, 20, %g1
.L81:
	srl	%g1, 0, %g1
	sllx	%g1, 5, %g1
	sethi	%gdop_hix22(more), %g2
	xor	%g2, %gdop_lox10(more), %g2
	ldx	[%l7 + %g2], %l7, %gdop(more)
	add	%l7, %g1, %l7
	lduw	[%l7+12], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L85
	 mov	%i0, %o0
	cmp	%g0, %i1
	mov	1, %g1
	subx	%g0, 0, %g2
	cmp	%i1, 0
	movle	%icc, %g2, %g1
	st	%g1, [%l7+12]
.L85:
	call	funlockfile, 0
	 sra	%g1, 0, %i0
	return	%i7+8
	 nop
	.size	fwide, .-fwide
	.section	.text.begin_reading,"ax",@progbits
	.align 4
	.type	begin_reading, #function
	.proc	04
begin_reading:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	fwide, 0
	 mov	-1, %o1
	ldub	[%i0+24], %g1
	andcc	%g1, 1, %g0
	bne,pn	%xcc, .L87
	 andcc	%g1, 128, %g0
	be,pn	%xcc, .L90
	 or	%g1, 32, %g1
	call	flush_output, 0
	 mov	%i0, %o0
	ldub	[%i0+24], %g1
	st	%g0, [%i0]
	and	%g1, -4, %g1
	or	%g1, 1, %g1
	stb	%g1, [%i0+24]
.L87:
	call	give_buffer, 0
	 mov	%i0, %o0
	mov	0, %g1
.L89:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L90:
	call	___errno, 0
	 stb	%g1, [%i0+24]
	mov	9, %g2
	mov	-1, %g1
	ba,pt	%xcc, .L89
	 st	%g2, [%o0]
	.size	begin_reading, .-begin_reading
	.section	.text.begin_writing,"ax",@progbits
	.align 4
	.type	begin_writing, #function
	.proc	04
begin_writing:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	fwide, 0
	 mov	-1, %o1
	ldub	[%i0+24], %g1
	andcc	%g1, 2, %g0
	bne,pn	%xcc, .L92
	 andcc	%g1, 128, %g0
	be,a,pn	%xcc, .L96
	 or	%g1, 32, %g1
	lduw	[%i0], %o1
	cmp	%o1, 0
	bg,a,pn	%icc, .L97
	 ldub	[%i0+25], %g1
.L95:
	ldx	[%i0+16], %g2
	and	%g1, -20, %g1
	st	%g0, [%i0]
	or	%g1, 2, %g1
	stx	%g2, [%i0+8]
	stb	%g1, [%i0+24]
.L92:
	call	give_buffer, 0
	 mov	%i0, %o0
	mov	0, %g1
.L94:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L97:
	lduh	[%i0+26], %o0
	sra	%o1, 0, %o1
	sll	%o0, 8, %o0
	mov	1, %o2
	or	%o0, %g1, %o0
	sub	%g0, %o1, %o1
	call	__lseek64, 0
	 sra	%o0, 0, %o0
	ba,pt	%xcc, .L95
	 ldub	[%i0+24], %g1
.L96:
	call	___errno, 0
	 stb	%g1, [%i0+24]
	mov	9, %g2
	mov	-1, %g1
	ba,pt	%xcc, .L94
	 st	%g2, [%o0]
	.size	begin_writing, .-begin_writing
	.section	.text.__filbuf,"ax",@progbits
	.align 4
	.global __filbuf
	.type	__filbuf, #function
	.proc	04
__filbuf:
	save	%sp, -176, %sp
	call	flockfile, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	begin_reading, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,a,pn %icc, .L105
	 mov	-1, %i5
	sethi	%gdop_hix22(__iob), %i4
	xor	%i4, %gdop_lox10(__iob), %i4
	ldx	[%l7 + %i4], %i4, %gdop(__iob)
	sub	%i0, %i4, %g1
	cmp	%i0, %i4
	srax	%g1, 7, %g1
	be,pn	%xcc, .L111
	 mov	%g1, %i5
	lduh	[%i0+26], %o0
	ldub	[%i0+25], %g2
	sll	%o0, 8, %o0
	ldx	[%i0+16], %o1
	cmp	%g1, 19
	bleu,pn	%icc, .L102
	 or	%o0, %g2, %o0
	sethi	%gdop_hix22(__more_streams), %i5
	xor	%i5, %gdop_lox10(__more_streams), %i5
	ldx	[%l7 + %i5], %i5, %gdop(__more_streams)
	sub	%i0, %i5, %i5
	srax	%i5, 7, %i5
	add	%i5, 20, %i5
.L102:
	sethi	%gdop_hix22(more), %g1
	xor	%g1, %gdop_lox10(more), %g1
	ldx	[%l7 + %g1], %g1, %gdop(more)
	srl	%i5, 0, %i5
	sra	%o0, 0, %o0
	sllx	%i5, 5, %i5
	call	read, 0
	 ldx	[%g1+%i5], %o2
	ldx	[%i0+16], %g1
	st	%g0, [%i0]
	brlez,pn %o0, .L112
	 stx	%g1, [%i0+8]
	add	%o0, -1, %o0
	add	%g1, 1, %g2
	st	%o0, [%i0]
	stx	%g2, [%i0+8]
	ldub	[%g1], %i5
.L105:
	mov	%i0, %o0
	call	funlockfile, 0
	 sra	%i5, 0, %i0
	return	%i7+8
	 nop
.L111:
	ldub	[%i0+152], %g1
	andcc	%g1, 64, %g0
	bne,pn	%xcc, .L113
	 nop
	lduh	[%i4+26], %o0
.L114:
	ldub	[%i4+25], %g1
	sll	%o0, 8, %o0
	ldx	[%i4+16], %o1
	ba,pt	%xcc, .L102
	 or	%o0, %g1, %o0
.L113:
	call	flush_output, 0
	 add	%i0, 128, %o0
	ba,pt	%xcc, .L114
	 lduh	[%i4+26], %o0
.L112:
	ldub	[%i0+24], %g1
	mov	32, %g2
	movre	%o0, 16, %g2
	or	%g1, %g2, %g1
	stb	%g1, [%i0+24]
	ba,pt	%xcc, .L105
	 mov	-1, %i5
	.size	__filbuf, .-__filbuf
	.section	.text.__flsbuf,"ax",@progbits
	.align 4
	.global __flsbuf
	.type	__flsbuf, #function
	.proc	04
__flsbuf:
	save	%sp, -176, %sp
	call	flockfile, 0
	 mov	%i1, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	begin_writing, 0
	 mov	%i1, %o0
	orcc	%o0, 0, %i4
	bne,pn	%icc, .L120
	 sethi	%gdop_hix22(__iob), %g1
	ldx	[%i1+8], %g3
	ldx	[%i1+16], %g4
	sub	%g3, %g4, %g4
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i1, %g1, %g1
	srax	%g1, 7, %g1
	cmp	%g1, 19
	bleu,pt	%icc, .L118
	 mov	%g1, %g2
	sethi	%gdop_hix22(__more_streams), %g2
	xor	%g2, %gdop_lox10(__more_streams), %g2
	ldx	[%l7 + %g2], %g2, %gdop(__more_streams)
	sub	%i1, %g2, %g2
	srax	%g2, 7, %g2
	add	%g2, 20, %g2
.L118:
	sethi	%gdop_hix22(more), %g1
	xor	%g1, %gdop_lox10(more), %g1
	srl	%g2, 0, %i5
	ldx	[%l7 + %g1], %l7, %gdop(more)
	sllx	%i5, 5, %g2
	ldx	[%l7+%g2], %g1
	cmp	%g4, %g1
	blu,pt	%xcc, .L129
	 add	%g3, 1, %g1
	call	flush_output, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne,a,pn %icc, .L130
	 mov	-1, %i0
	ldx	[%i1+8], %g3
	add	%g3, 1, %g1
.L129:
	stx	%g1, [%i1+8]
	stb	%i0, [%g3]
	ldub	[%i1+24], %g1
	and	%g1, 68, %g2
	cmp	%g2, 0
	be,pt	%icc, .L127
	 sllx	%i5, 5, %g2
	andcc	%g1, 4, %g0
	bne,pn	%xcc, .L122
	 st	%i4, [%i1]
.L128:
	and	%i0, 0xff, %g2
	xor	%g2, 10, %g2
	cmp	%g0, %g2
	srlx	%g1, 6, %g1
	subx	%g0, -1, %g2
	andcc	%g1, %g2, %g0
	bne,pn	%icc, .L122
	 nop
	and	%i0, 255, %i0
.L131:
	mov	%i1, %o0
	call	funlockfile, 0
	 sra	%i0, 0, %i0
	return	%i7+8
	 nop
.L127:
	ldx	[%i1+8], %g3
	ldx	[%l7+%g2], %i4
	ldx	[%i1+16], %g2
	sub	%g3, %g2, %g2
	sub	%i4, %g2, %i4
	andcc	%g1, 4, %g0
	be,pt	%xcc, .L128
	 st	%i4, [%i1]
.L122:
	call	flush_output, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L131
	 and	%i0, 255, %i0
.L120:
	mov	-1, %i0
.L130:
	mov	%i1, %o0
	call	funlockfile, 0
	 sra	%i0, 0, %i0
	return	%i7+8
	 nop
	.size	__flsbuf, .-__flsbuf
	.section	.text.getc,"ax",@progbits
	.align 4
	.global getc
	.type	getc, #function
	.proc	04
getc:
	save	%sp, -176, %sp
	call	flockfile, 0
	 mov	%i0, %o0
	lduw	[%i0], %g1
	add	%g1, -1, %g1
	cmp	%g1, 0
	bl,pn	%icc, .L135
	 st	%g1, [%i0]
	ldx	[%i0+8], %g1
	add	%g1, 1, %g2
	stx	%g2, [%i0+8]
	ldub	[%g1], %g1
	mov	%i0, %o0
	call	funlockfile, 0
	 sra	%g1, 0, %i0
	return	%i7+8
	 nop
.L135:
	call	__filbuf, 0
	 mov	%i0, %o0
	mov	%o0, %g1
	mov	%i0, %o0
	call	funlockfile, 0
	 sra	%g1, 0, %i0
	return	%i7+8
	 nop
	.size	getc, .-getc
	.section	.text.putc,"ax",@progbits
	.align 4
	.global putc
	.type	putc, #function
	.proc	04
putc:
	save	%sp, -176, %sp
	call	flockfile, 0
	 mov	%i1, %o0
	lduw	[%i1], %g1
	add	%g1, -1, %g1
	cmp	%g1, 0
	bl,pn	%icc, .L139
	 st	%g1, [%i1]
	ldx	[%i1+8], %g2
	add	%g2, 1, %g1
	stx	%g1, [%i1+8]
	and	%i0, 255, %g1
	stb	%i0, [%g2]
	mov	%i1, %o0
	call	funlockfile, 0
	 sra	%g1, 0, %i0
	return	%i7+8
	 nop
.L139:
	mov	%i1, %o1
	call	__flsbuf, 0
	 mov	%i0, %o0
	mov	%o0, %g1
	mov	%i1, %o0
	call	funlockfile, 0
	 sra	%g1, 0, %i0
	return	%i7+8
	 nop
	.size	putc, .-putc
	.section	.text.fgetc,"ax",@progbits
	.align 4
	.global fgetc
	.type	fgetc, #function
	.proc	04
fgetc:
	save	%sp, -176, %sp
	call	getc, 0
	 restore
	.size	fgetc, .-fgetc
	.section	.text.fputc,"ax",@progbits
	.align 4
	.global fputc
	.type	fputc, #function
	.proc	04
fputc:
	save	%sp, -176, %sp
	call	putc, 0
	 restore
	.size	fputc, .-fputc
	.section	.text.getchar,"ax",@progbits
	.align 4
	.global getchar
	.type	getchar, #function
	.proc	04
getchar:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %i0
	xor	%i0, %gdop_lox10(__iob), %i0
	ldx	[%l7 + %i0], %i0, %gdop(__iob)
	call	getc, 0
	 restore
	.size	getchar, .-getchar
	.section	.text.putchar,"ax",@progbits
	.align 4
	.global putchar
	.type	putchar, #function
	.proc	04
putchar:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %i1, %gdop(__iob)
	call	putc, 0
	 restore %i1, 128, %o1
	.size	putchar, .-putchar
	.section	.text.ungetc,"ax",@progbits
	.align 4
	.global ungetc
	.type	ungetc, #function
	.proc	04
ungetc:
	save	%sp, -176, %sp
	call	flockfile, 0
	 mov	%i1, %o0
	cmp	%i0, -1
	be,a,pn	%icc, .L146
	 mov	-1, %i0
	call	begin_reading, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne,a,pn %icc, .L146
	 mov	-1, %i0
	ldx	[%i1+8], %g2
	ldx	[%i1+16], %g1
	add	%g1, -8, %g1
	cmp	%g2, %g1
	be,a,pn	%xcc, .L146
	 mov	-1, %i0
	lduw	[%i1], %g1
	cmp	%g1, 0
	bl,a,pn	%icc, .L148
	 st	%g0, [%i1]
.L148:
	add	%g2, -1, %g1
	stx	%g1, [%i1+8]
	stb	%i0, [%g2-1]
	and	%i0, 255, %i0
	lduw	[%i1], %g2
	ldub	[%i1+24], %g1
	add	%g2, 1, %g2
	and	%g1, -17, %g1
	st	%g2, [%i1]
	stb	%g1, [%i1+24]
.L146:
	sra	%i0, 0, %i0
	call	funlockfile, 0
	 mov	%i1, %o0
	return	%i7+8
	 nop
	.size	ungetc, .-ungetc
	.section	.text.fread,"ax",@progbits
	.align 4
	.global fread
	.type	fread, #function
	.proc	017
fread:
	save	%sp, -176, %sp
	call	flockfile, 0
	 mov	%i3, %o0
	call	begin_reading, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	bne,a,pn %icc, .L167
	 mov	0, %i0
	mulx	%i1, %i2, %i2
	brz,pn	%i2, .L152
	 mov	%i2, %i4
	ba,pt	%xcc, .L168
	 lduw	[%i3], %g1
.L165:
	cmp	%g2, %i4
	mov	%i4, %i5
	mov	%i0, %o0
	movleu	%xcc, %g2, %i5
	ldx	[%i3+8], %o1
	call	memcpy, 0
	 mov	%i5, %o2
	add	%i0, %i5, %i0
	ldx	[%i3+8], %g2
	lduw	[%i3], %g1
	add	%g2, %i5, %g2
	sub	%g1, %i5, %g1
	stx	%g2, [%i3+8]
	sub	%i4, %i5, %i4
	brz,pn	%i4, .L152
	 st	%g1, [%i3]
.L156:
	lduw	[%i3], %g1
.L168:
	mov	%i3, %o0
	cmp	%g1, 0
	bg,pt	%icc, .L165
	 sra	%g1, 0, %g2
	call	__filbuf, 0
	 nop
	cmp	%o0, -1
	be,pn	%icc, .L155
	 nop
	stb	%o0, [%i0]
	mov	1, %i5
	sub	%i4, %i5, %i4
	brnz,pt	%i4, .L156
	 add	%i0, %i5, %i0
.L152:
	mov	0, %i4
.L155:
	brnz,a,pt %i1, .L166
	 sub	%i2, %i4, %i2
	mov	0, %i0
.L167:
	call	funlockfile, 0
	 mov	%i3, %o0
	return	%i7+8
	 nop
.L166:
	mov	%i3, %o0
	call	funlockfile, 0
	 udivx	%i2, %i1, %i0
	return	%i7+8
	 nop
	.size	fread, .-fread
	.section	.text.fwrite,"ax",@progbits
	.align 4
	.global fwrite
	.type	fwrite, #function
	.proc	017
fwrite:
	save	%sp, -176, %sp
	call	flockfile, 0
	 mov	%i3, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	begin_writing, 0
	 mov	%i3, %o0
	orcc	%o0, 0, %l4
	be,a,pn	%icc, .L198
	 ldub	[%i3+24], %g1
	ba,pt	%xcc, .L178
	 mov	0, %i0
.L198:
	and	%g1, 68, %g3
	cmp	%g3, 0
	bne,pt	%icc, .L172
	 mov	0, %g2
	sethi	%gdop_hix22(__iob), %g2
	xor	%g2, %gdop_lox10(__iob), %g2
	ldx	[%l7 + %g2], %g3, %gdop(__iob)
	sub	%i3, %g3, %g3
	srax	%g3, 7, %g3
	cmp	%g3, 19
	bgu,pt	%icc, .L199
	 mov	%g3, %g2
.L173:
	sethi	%gdop_hix22(more), %l2
	srl	%g2, 0, %g2
	xor	%l2, %gdop_lox10(more), %l2
	sllx	%g2, 5, %g2
	ldx	[%l7 + %l2], %l2, %gdop(more)
	ldx	[%i3+8], %g3
	ldx	[%l2+%g2], %g2
	ldx	[%i3+16], %g4
	sub	%g3, %g4, %g3
	sub	%g2, %g3, %g2
.L172:
	st	%g2, [%i3]
	andcc	%g1, 4, %g0
	bne,pn	%xcc, .L196
	 mulx	%i1, %i2, %l3
	brz,pn	%l3, .L176
	 sethi	%gdop_hix22(__iob), %g2
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g2, %gdop_lox10(__iob), %g2
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g2], %g2, %gdop(__iob)
	ldx	[%l7 + %g1], %l1, %gdop(__more_streams)
	sub	%i3, %g2, %g2
	sub	%i3, %l1, %l1
	srax	%g2, 7, %g2
	srax	%l1, 7, %l1
	cmp	%g2, 19
	add	%l1, 20, %l1
	sethi	%gdop_hix22(more), %l2
	movleu	%icc, %g2, %l1
	xor	%l2, %gdop_lox10(more), %l2
	srl	%l1, 0, %l1
	mov	%l3, %i5
	mov	%i0, %l5
	ldx	[%l7 + %l2], %l2, %gdop(more)
	sllx	%l1, 5, %l1
	ldx	[%i3+8], %o0
.L202:
	ldx	[%i3+16], %g1
	ldx	[%l2+%l1], %i4
	sub	%o0, %g1, %g1
	sub	%i4, %g1, %i4
	cmp	%i4, %i5
	mov	%l5, %o1
	mov	%i5, %l0
	movleu	%xcc, %i4, %l0
	call	memcpy, 0
	 mov	%l0, %o2
	mov	%i5, %l6
	ldx	[%i3+8], %g1
	add	%g1, %l0, %g1
	stx	%g1, [%i3+8]
	cmp	%i4, %i5
	add	%l5, %l0, %l5
	bleu,pn	%xcc, .L200
	 sub	%i5, %l0, %i5
.L181:
	brnz,a,pt %i5, .L202
	 ldx	[%i3+8], %o0
	ldub	[%i3+24], %g1
.L176:
	andcc	%g1, 64, %g0
	be,pt	%xcc, .L203
	 and	%g1, 68, %g1
	mov	%l3, %o2
	mov	10, %o1
	call	memchr, 0
	 mov	%i0, %o0
	brz,a,pn %o0, .L204
	 ldub	[%i3+24], %g1
	call	flush_output, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	bne,a,pn %icc, .L205
	 mov	0, %i0
	ldub	[%i3+24], %g1
.L204:
	and	%g1, 68, %g1
.L203:
	cmp	%g1, 0
	bne,a,pt %icc, .L188
	 st	%l4, [%i3]
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %g2, %gdop(__iob)
	sub	%i3, %g2, %g2
	srax	%g2, 7, %g2
	cmp	%g2, 19
	bleu,pt	%icc, .L187
	 mov	%g2, %g1
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i3, %g1, %g1
	srax	%g1, 7, %g1
	add	%g1, 20, %g1
.L187:
	sethi	%gdop_hix22(more), %g2
	srl	%g1, 0, %g1
	xor	%g2, %gdop_lox10(more), %g2
	sllx	%g1, 5, %g1
	ldx	[%l7 + %g2], %l7, %gdop(more)
	ldx	[%i3+8], %g2
	ldx	[%l7+%g1], %l4
	ldx	[%i3+16], %g1
	sub	%g2, %g1, %g1
	sub	%l4, %g1, %l4
	st	%l4, [%i3]
.L188:
	mov	%i2, %i0
.L178:
.L205:
	call	funlockfile, 0
	 mov	%i3, %o0
	return	%i7+8
	 nop
.L200:
	call	flush_output, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	be,pt	%icc, .L181
	 nop
	sub	%l0, %l6, %l0
	add	%l0, %l3, %i2
	ba,pt	%xcc, .L178
	 udivx	%i2, %i1, %i0
.L196:
	brz,pn	%l3, .L188
	 mov	%l3, %o2
	ldub	[%i3+25], %g1
	lduh	[%i3+26], %o0
	sll	%o0, 8, %o0
	mov	%i0, %o1
	or	%o0, %g1, %o0
	call	write, 0
	 sra	%o0, 0, %o0
	brlez,pn %o0, .L201
	 sub	%l3, %o0, %l3
	ba,pt	%xcc, .L196
	 add	%i0, %o0, %i0
.L199:
	sethi	%gdop_hix22(__more_streams), %g2
	xor	%g2, %gdop_lox10(__more_streams), %g2
	ldx	[%l7 + %g2], %g2, %gdop(__more_streams)
	sub	%i3, %g2, %g2
	srax	%g2, 7, %g2
	ba,pt	%xcc, .L173
	 add	%g2, 20, %g2
.L201:
	ldub	[%i3+24], %g1
	mov	0, %i0
	or	%g1, 32, %g1
	ba,pt	%xcc, .L178
	 stb	%g1, [%i3+24]
	.size	fwrite, .-fwrite
	.section	.text.put_in_stream,"ax",@progbits
	.align 4
	.type	put_in_stream, #function
	.proc	020
put_in_stream:
	save	%sp, -176, %sp
	mov	%i1, %g1
	mov	%i0, %i3
	mov	1, %i1
	call	fwrite, 0
	 restore %g0, %g1, %o0
	.size	put_in_stream, .-put_in_stream
	.section	.text.fputs,"ax",@progbits
	.align 4
	.global fputs
	.type	fputs, #function
	.proc	04
fputs:
	save	%sp, -176, %sp
	call	strlen, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	mov	%o0, %o2
	mov	%i1, %o3
	mov	1, %o1
	mov	%i0, %o0
	call	fwrite, 0
	 mov	0, %i0
	xor	%o0, %i5, %o0
	movrne	%o0, -1, %i0
	return	%i7+8
	 nop
	.size	fputs, .-fputs
	.section	.text.puts,"ax",@progbits
	.align 4
	.global puts
	.type	puts, #function
	.proc	04
puts:
	save	%sp, -176, %sp
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(__iob)
	call	flockfile, 0
	 add	%l7, 128, %o0
	add	%l7, 128, %o1
	call	fputs, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L210
	 add	%l7, 128, %o1
	call	putc, 0
	 mov	10, %o0
	xnor	%g0, %o0, %o0
	cmp	%g0, %o0
	addx	%g0, -1, %i5
.L209:
	call	funlockfile, 0
	 add	%l7, 128, %o0
	cmp	%g0, %i5
	return	%i7+8
	 subx	%g0, 0, %o0
.L210:
	ba,pt	%xcc, .L209
	 mov	-1, %i5
	.size	puts, .-puts
	.section	.text.fgets,"ax",@progbits
	.align 4
	.global fgets
	.type	fgets, #function
	.proc	0102
fgets:
	save	%sp, -176, %sp
	mov	%i2, %o0
	add	%i1, -1, %i1
	mov	%i0, %i4
	call	flockfile, 0
	 mov	%i0, %i5
	ba,pt	%xcc, .L212
	 add	%i1, %i0, %i1
.L224:
	call	getc, 0
	 nop
	cmp	%o0, -1
	be,pn	%icc, .L223
	 cmp	%o0, 10
	stb	%o0, [%i5]
	be,pn	%icc, .L213
	 add	%i5, 1, %i5
.L212:
	sub	%i1, %i5, %g1
	cmp	%g1, 0
	bg,pt	%icc, .L224
	 mov	%i2, %o0
.L213:
	stb	%g0, [%i5]
.L227:
	mov	%i4, %i0
.L216:
.L226:
	call	funlockfile, 0
	 mov	%i2, %o0
	return	%i7+8
	 nop
.L223:
	cmp	%i5, %i4
	be,pn	%xcc, .L226
	 mov	0, %i0
	ldub	[%i2+24], %g1
	andcc	%g1, 32, %g0
	be,a,pt	%xcc, .L227
	 stb	%g0, [%i5]
	ba,pt	%xcc, .L216
	 nop
	.size	fgets, .-fgets
	.section	.text.fdopen,"ax",@progbits
	.align 4
	.global fdopen
	.type	fdopen, #function
	.proc	0110
fdopen:
	save	%sp, -192, %sp
	add	%fp, 2043, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	parse_mode, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L236
	 mov	0, %o0
	call	free_stream, 0
	 nop
	brz,pn	%o0, .L231
	 and	%i0, 0xff, %g2
	ldub	[%fp+2046], %g1
	sll	%g1, 8, %g1
	or	%g1, %g2, %g1
	sra	%i0, 8, %i0
	sth	%g1, [%o0+24]
	and	%i0, 0xff, %i0
	sethi	%gdop_hix22(__iob), %g1
	st	%g0, [%o0]
	xor	%g1, %gdop_lox10(__iob), %g1
	stx	%g0, [%o0+8]
	stx	%g0, [%o0+16]
	sth	%i0, [%o0+26]
	ldx	[%l7 + %g1], %g2, %gdop(__iob)
	sub	%o0, %g2, %g2
	srax	%g2, 7, %g2
	cmp	%g2, 19
	bleu,pt	%icc, .L232
	 mov	%g2, %g1
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%o0, %g1, %g1
	srax	%g1, 7, %g1
	add	%g1, 20, %g1
.L232:
	srl	%g1, 0, %g1
	sethi	%gdop_hix22(more), %g2
	sllx	%g1, 5, %g1
	xor	%g2, %gdop_lox10(more), %g2
	ldx	[%l7 + %g2], %l7, %gdop(more)
	add	%l7, 8, %l7
	stx	%g0, [%l7+%g1]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L231:
	mov	0, %o0
.L236:
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fdopen, .-fdopen
	.section	.text.fopen,"ax",@progbits
	.align 4
	.global fopen
	.type	fopen, #function
	.proc	0110
fopen:
	save	%sp, -192, %sp
	add	%fp, 2043, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	parse_mode, 0
	 mov	%i1, %o0
	mov	%i0, %i4
	cmp	%o0, 0
	bge,pn	%icc, .L238
	 mov	%o0, %i5
.L242:
	return	%i7+8
	 mov	0, %o0
.L238:
	call	free_stream, 0
	 nop
	brz,pn	%o0, .L242
	 mov	%o0, %i0
	mov	438, %o2
	mov	%i5, %o1
	call	open, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L247
	 and	%o0, 0xff, %g2
	ldub	[%fp+2046], %g1
	sll	%g1, 8, %g1
	or	%g1, %g2, %g1
	sra	%o0, 8, %o0
	sth	%g1, [%i0+24]
	and	%o0, 0xff, %o0
	sethi	%gdop_hix22(__iob), %g1
	st	%g0, [%i0]
	xor	%g1, %gdop_lox10(__iob), %g1
	stx	%g0, [%i0+8]
	stx	%g0, [%i0+16]
	sth	%o0, [%i0+26]
	ldx	[%l7 + %g1], %g2, %gdop(__iob)
	sub	%i0, %g2, %g2
	srax	%g2, 7, %g2
	cmp	%g2, 19
	bleu,pt	%icc, .L243
	 mov	%g2, %g1
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %g1
	srax	%g1, 7, %g1
	add	%g1, 20, %g1
.L243:
	srl	%g1, 0, %g1
	sethi	%gdop_hix22(more), %g2
	sllx	%g1, 5, %g1
	xor	%g2, %gdop_lox10(more), %g2
	ldx	[%l7 + %g2], %l7, %gdop(more)
	add	%l7, 8, %l7
	stx	%g0, [%l7+%g1]
	return	%i7+8
	 nop
.L247:
	stb	%g0, [%i0+24]
	return	%i7+8
	 mov	0, %o0
	.size	fopen, .-fopen
	.section	.text.__fopen64,"ax",@progbits
	.align 4
	.global __fopen64
	.type	__fopen64, #function
	.proc	0110
__fopen64:
	save	%sp, -176, %sp
	call	fopen, 0
	 restore
	.size	__fopen64, .-__fopen64
	.section	.text.fopen64,"ax",@progbits
	.align 4
	.global fopen64
	.type	fopen64, #function
	.proc	0110
fopen64:
	save	%sp, -176, %sp
	call	fopen, 0
	 restore
	.size	fopen64, .-fopen64
	.section	.text.fflush,"ax",@progbits
	.align 4
	.global fflush
	.type	fflush, #function
	.proc	04
fflush:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brnz,pn	%i0, .L251
	 sethi	%gdop_hix22(__iob), %i5
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%i5, %gdop_lox10(__iob), %i5
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %i5], %i5, %gdop(__iob)
	mov	59, %i4
	ldx	[%l7 + %g1], %l7, %gdop(__more_streams)
	sllx	%i4, 9, %i4
	mov	0, %i2
	add	%l7, %i4, %i4
	cmp	%i5, %i4
	be,pn	%xcc, .L253
	 add	%i5, 2432, %i3
.L252:
	ldub	[%i5+24], %g1
.L273:
	andcc	%g1, 2, %g0
	bne,pn	%xcc, .L269
	 cmp	%i5, %i3
	be,a,pn	%xcc, .L252
	 mov	%l7, %i5
	add	%i5, 128, %i5
.L274:
	cmp	%i5, %i4
	bne,a,pt %xcc, .L273
	 ldub	[%i5+24], %g1
.L253:
	return	%i7+8
	 sra	%o2, 0, %o0
.L269:
	call	flockfile, 0
	 mov	%i5, %o0
	ldub	[%i5+24], %g1
	andcc	%g1, 2, %g0
	bne,pn	%xcc, .L270
	 nop
.L256:
	call	funlockfile, 0
	 mov	%i5, %o0
	cmp	%i5, %i3
	bne,a,pt %xcc, .L274
	 add	%i5, 128, %i5
	ba,pt	%xcc, .L252
	 mov	%l7, %i5
.L270:
	call	flush_output, 0
	 mov	%i5, %o0
	ba,pt	%xcc, .L256
	 or	%i2, %o0, %i2
.L251:
	call	flockfile, 0
	 mov	%i0, %o0
	ldub	[%i0+24], %g1
	andcc	%g1, 2, %g0
	bne,pn	%xcc, .L272
	 mov	0, %i2
.L254:
	mov	%i0, %o0
	call	funlockfile, 0
	 sra	%i2, 0, %i0
	return	%i7+8
	 nop
.L272:
	call	flush_output, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L254
	 mov	%o0, %i2
	.size	fflush, .-fflush
	.section	.text.fclose,"ax",@progbits
	.align 4
	.global fclose
	.type	fclose, #function
	.proc	04
fclose:
	save	%sp, -176, %sp
	call	flockfile, 0
	 mov	%i0, %o0
	call	fflush, 0
	 mov	%i0, %o0
	ldub	[%i0+24], %g1
	andcc	%g1, 0xff, %g0
	be,pn	%icc, .L282
	 mov	%o0, %i5
	andcc	%g1, 1, %g0
	bne,a,pn %xcc, .L278
	 lduw	[%i0], %o1
	ldx	[%i0+16], %o0
.L279:
	brz,a,pn %o0, .L291
	 lduh	[%i0+26], %g1
	ldub	[%i0+24], %g1
	andcc	%g1, 8, %g0
	bne,pn	%xcc, .L289
	 nop
	lduh	[%i0+26], %g1
.L291:
	ldub	[%i0+25], %g2
	sll	%g1, 8, %g1
	or	%g1, %g2, %g1
	stx	%g0, [%i0+8]
	stx	%g0, [%i0+16]
	st	%g0, [%i0]
	stb	%g0, [%i0+24]
	call	close, 0
	 sra	%g1, 0, %o0
	cmp	%o0, 0
	bne,a,pn %icc, .L277
	 mov	-1, %i5
.L277:
	mov	%i0, %o0
	call	funlockfile, 0
	 sra	%i5, 0, %i0
	return	%i7+8
	 nop
.L289:
	call	free, 0
	 add	%o0, -8, %o0
	ba,pt	%xcc, .L291
	 lduh	[%i0+26], %g1
.L278:
	cmp	%o1, 0
	bg,a,pn	%icc, .L290
	 ldub	[%i0+25], %g1
	ldx	[%i0+16], %o0
	st	%g0, [%i0]
	ba,pt	%xcc, .L279
	 stx	%o0, [%i0+8]
.L290:
	lduh	[%i0+26], %o0
	sra	%o1, 0, %o1
	sll	%o0, 8, %o0
	mov	1, %o2
	or	%o0, %g1, %o0
	sub	%g0, %o1, %o1
	call	__lseek64, 0
	 sra	%o0, 0, %o0
	st	%g0, [%i0]
	ldx	[%i0+16], %o0
	ba,pt	%xcc, .L279
	 stx	%o0, [%i0+8]
.L282:
	ba,pt	%xcc, .L277
	 mov	-1, %i5
	.size	fclose, .-fclose
	.section	.text.freopen,"ax",@progbits
	.align 4
	.global freopen
	.type	freopen, #function
	.proc	0110
freopen:
	save	%sp, -192, %sp
	add	%fp, 2043, %o1
	call	parse_mode, 0
	 mov	%i1, %o0
	mov	%o0, %i5
	call	fclose, 0
	 mov	%i2, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, 0
	bl,pn	%icc, .L295
	 mov	438, %o2
	mov	%i5, %o1
	call	open, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L295
	 and	%o0, 0xff, %g2
	ldub	[%fp+2046], %g1
	sll	%g1, 8, %g1
	or	%g1, %g2, %g1
	sra	%o0, 8, %o0
	sth	%g1, [%i2+24]
	and	%o0, 0xff, %o0
	sethi	%gdop_hix22(__iob), %g1
	st	%g0, [%i2]
	xor	%g1, %gdop_lox10(__iob), %g1
	stx	%g0, [%i2+8]
	stx	%g0, [%i2+16]
	sth	%o0, [%i2+26]
	ldx	[%l7 + %g1], %g2, %gdop(__iob)
	sub	%i2, %g2, %g2
	srax	%g2, 7, %g2
	cmp	%g2, 19
	bleu,pt	%icc, .L296
	 mov	%g2, %g1
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i2, %g1, %g1
	srax	%g1, 7, %g1
	add	%g1, 20, %g1
.L296:
	srl	%g1, 0, %g1
	sethi	%gdop_hix22(more), %g2
	sllx	%g1, 5, %g1
	xor	%g2, %gdop_lox10(more), %g2
	ldx	[%l7 + %g2], %l7, %gdop(more)
	add	%l7, 8, %l7
	stx	%g0, [%l7+%g1]
	return	%i7+8
	 mov	%o2, %o0
.L295:
	return	%i7+8
	 mov	0, %o0
	.size	freopen, .-freopen
	.section	.text.setvbuf,"ax",@progbits
	.align 4
	.global setvbuf
	.type	setvbuf, #function
	.proc	04
setvbuf:
	save	%sp, -176, %sp
	xor	%i2, 4, %g1
	cmp	%g0, %g1
	and	%i2, -5, %g1
	addx	%g0, 0, %i5
	cmp	%g0, %g1
	xor	%i2, 64, %g1
	addx	%g0, 0, %g2
	cmp	%g0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	addx	%g0, 0, %g1
	andcc	%g2, %g1, %g0
	bne,a,pn %icc, .L298
	 mov	-1, %g1
	ldx	[%i0+16], %o0
	brz,pn	%o0, .L299
	 ldub	[%i0+24], %g1
	andcc	%g1, 8, %g0
	bne,pn	%xcc, .L312
	 nop
.L299:
	cmp	%i3, 8
	and	%g1, -77, %g1
	stx	%g0, [%i0+8]
	or	%g1, %i2, %g1
	stx	%g0, [%i0+16]
	stb	%g1, [%i0+24]
	mov	0, %g1
	mov	0, %g2
	movrne	%i1, 1, %g1
	movgu	%xcc, 1, %g2
	and	%g1, %g2, %g1
	andcc	%g1, %i5, %g0
	bne,pn	%icc, .L313
	 st	%g0, [%i0]
.L300:
	mov	0, %g1
.L298:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L313:
	add	%i1, 8, %i1
.L314:
	stx	%i1, [%i0+8]
	stx	%i1, [%i0+16]
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i0, %g1, %g1
	srax	%g1, 7, %g1
	cmp	%g1, 19
	bleu,pt	%icc, .L301
	 mov	%g1, %g2
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %i0
	srax	%i0, 7, %i0
	add	%i0, 20, %g2
.L301:
	sethi	%gdop_hix22(more), %g1
	srl	%g2, 0, %g2
	xor	%g1, %gdop_lox10(more), %g1
	sllx	%g2, 5, %g2
	ldx	[%l7 + %g1], %l7, %gdop(more)
	add	%i3, -8, %i3
	ba,pt	%xcc, .L300
	 stx	%i3, [%l7+%g2]
.L312:
	call	free, 0
	 add	%o0, -8, %o0
	ldub	[%i0+24], %g1
	cmp	%i3, 8
	and	%g1, -77, %g1
	stx	%g0, [%i0+8]
	or	%g1, %i2, %g1
	stx	%g0, [%i0+16]
	stb	%g1, [%i0+24]
	mov	0, %g1
	mov	0, %g2
	movrne	%i1, 1, %g1
	movgu	%xcc, 1, %g2
	and	%g1, %g2, %g1
	andcc	%g1, %i5, %g0
	be,pt	%icc, .L300
	 st	%g0, [%i0]
	ba,pt	%xcc, .L314
	 add	%i1, 8, %i1
	.size	setvbuf, .-setvbuf
	.section	.text.setbuf,"ax",@progbits
	.align 4
	.global setbuf
	.type	setbuf, #function
	.proc	020
setbuf:
	save	%sp, -176, %sp
	mov	0, %i2
	sethi	%hi(8192), %i3
	movre	%i1, 1, %i2
	sllx	%i2, 2, %i2
	call	setvbuf, 0
	 restore
	.size	setbuf, .-setbuf
	.section	.text.setlinebuf,"ax",@progbits
	.align 4
	.global setlinebuf
	.type	setlinebuf, #function
	.proc	020
setlinebuf:
	save	%sp, -176, %sp
	mov	0, %i3
	mov	64, %i2
	call	setvbuf, 0
	 restore %g0, 0, %o1
	.size	setlinebuf, .-setlinebuf
	.section	.text.__fseeko64,"ax",@progbits
	.align 4
	.global __fseeko64
	.type	__fseeko64, #function
	.proc	04
__fseeko64:
	save	%sp, -176, %sp
	call	flockfile, 0
	 mov	%i0, %o0
	ldub	[%i0+24], %g1
	andcc	%g1, 2, %g0
	bne,pn	%xcc, .L328
	 nop
	ldx	[%i0+16], %g2
	brz,pn	%g2, .L330
	 andcc	%g1, 128, %g0
	lduw	[%i0], %o1
	cmp	%o1, 0
	bg,a,pn	%icc, .L329
	 ldub	[%i0+25], %g1
	st	%g0, [%i0]
	stx	%g2, [%i0+8]
.L320:
	andcc	%g1, 128, %g0
.L330:
	bne,pn	%xcc, .L322
	 and	%g1, -17, %g2
	stb	%g2, [%i0+24]
.L323:
	ldub	[%i0+25], %g1
	lduh	[%i0+26], %o0
	mov	%i2, %o2
	sll	%o0, 8, %o0
	mov	%i1, %o1
	or	%o0, %g1, %o0
	call	__lseek64, 0
	 sra	%o0, 0, %o0
	srax	%o0, 63, %i5
.L319:
.L331:
	call	funlockfile, 0
	 mov	%i0, %o0
	cmp	%g0, %i5
	return	%i7+8
	 subx	%g0, 0, %o0
.L322:
	and	%g1, -20, %g1
	st	%g0, [%i0]
	ba,pt	%xcc, .L323
	 stb	%g1, [%i0+24]
.L328:
	call	flush_output, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L331
	 mov	-1, %i5
	ba,pt	%xcc, .L320
	 ldub	[%i0+24], %g1
.L329:
	lduh	[%i0+26], %o0
	sra	%o1, 0, %o1
	sll	%o0, 8, %o0
	mov	1, %o2
	or	%o0, %g1, %o0
	sub	%g0, %o1, %o1
	call	__lseek64, 0
	 sra	%o0, 0, %o0
	st	%g0, [%i0]
	ldx	[%i0+16], %g2
	ldub	[%i0+24], %g1
	ba,pt	%xcc, .L320
	 stx	%g2, [%i0+8]
	.size	__fseeko64, .-__fseeko64
	.section	.text.fseek,"ax",@progbits
	.align 4
	.global fseek
	.type	fseek, #function
	.proc	04
fseek:
	save	%sp, -176, %sp
	call	__fseeko64, 0
	 restore
	.size	fseek, .-fseek
	.section	.text.__ftello64,"ax",@progbits
	.align 4
	.global __ftello64
	.type	__ftello64, #function
	.proc	05
__ftello64:
	save	%sp, -176, %sp
	call	flockfile, 0
	 mov	%i0, %o0
	mov	%i0, %i5
	ldub	[%i0+25], %g1
	lduh	[%i0+26], %o0
	mov	1, %o2
	sll	%o0, 8, %o0
	mov	0, %o1
	or	%o0, %g1, %o0
	call	__lseek64, 0
	 sra	%o0, 0, %o0
	brlz,pn	%o0, .L334
	 mov	%o0, %i0
	ldx	[%i5+16], %g2
	brz,pn	%g2, .L334
	 nop
	ldub	[%i5+24], %g1
	andcc	%g1, 2, %g1
	be,a,pt	%icc, .L335
	 lduw	[%i5], %g2
	ldx	[%i5+8], %g1
	sub	%g1, %g2, %g1
	add	%o0, %g1, %i0
.L334:
	call	funlockfile, 0
	 mov	%i5, %o0
	return	%i7+8
	 nop
.L335:
	cmp	%g2, 0
	movge	%icc, %g2, %g1
	sra	%g1, 0, %g1
	sub	%o0, %g1, %i0
	call	funlockfile, 0
	 mov	%i5, %o0
	return	%i7+8
	 nop
	.size	__ftello64, .-__ftello64
	.section	.text.ftell,"ax",@progbits
	.align 4
	.global ftell
	.type	ftell, #function
	.proc	05
ftell:
	save	%sp, -176, %sp
	call	__ftello64, 0
	 restore
	.size	ftell, .-ftell
	.section	.text.fseeko,"ax",@progbits
	.align 4
	.global fseeko
	.type	fseeko, #function
	.proc	04
fseeko:
	save	%sp, -176, %sp
	call	fseek, 0
	 restore
	.size	fseeko, .-fseeko
	.section	.text.ftello,"ax",@progbits
	.align 4
	.global ftello
	.type	ftello, #function
	.proc	05
ftello:
	save	%sp, -176, %sp
	call	ftell, 0
	 restore
	.size	ftello, .-ftello
	.section	.text.rewind,"ax",@progbits
	.align 4
	.global rewind
	.type	rewind, #function
	.proc	020
rewind:
	save	%sp, -176, %sp
	mov	%i0, %o0
	mov	0, %o2
	call	fseek, 0
	 mov	0, %o1
	ldub	[%i0+24], %g1
	and	%g1, -33, %g1
	stb	%g1, [%i0+24]
	return	%i7+8
	 nop
	.size	rewind, .-rewind
	.section	.text.feof,"ax",@progbits
	.align 4
	.global feof
	.type	feof, #function
	.proc	04
feof:
	save	%sp, -176, %sp
	ldub	[%i0+24], %i0
	return	%i7+8
	 and	%o0, 16, %o0
	.size	feof, .-feof
	.section	.text.ferror,"ax",@progbits
	.align 4
	.global ferror
	.type	ferror, #function
	.proc	04
ferror:
	save	%sp, -176, %sp
	ldub	[%i0+24], %i0
	return	%i7+8
	 and	%o0, 32, %o0
	.size	ferror, .-ferror
	.section	.text.clearerr,"ax",@progbits
	.align 4
	.global clearerr
	.type	clearerr, #function
	.proc	020
clearerr:
	save	%sp, -176, %sp
	ldub	[%i0+24], %g1
	and	%g1, -49, %g1
	stb	%g1, [%i0+24]
	return	%i7+8
	 nop
	.size	clearerr, .-clearerr
	.section	.text.fileno,"ax",@progbits
	.align 4
	.global fileno
	.type	fileno, #function
	.proc	04
fileno:
	save	%sp, -176, %sp
	ldub	[%i0+25], %g2
	lduh	[%i0+26], %g1
	sll	%g1, 8, %i0
	or	%i0, %g2, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	fileno, .-fileno
	.section	.text.print_text,"ax",@progbits
	.align 4
	.global print_text
	.type	print_text, #function
	.proc	04
print_text:
	save	%sp, -208, %sp
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	call	flockfile, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(put_in_stream), %g1
	stx	%g0, [%fp+2031]
	xor	%g1, %gdop_lox10(put_in_stream), %g1
	stx	%i0, [%fp+2039]
	ldx	[%l7 + %g1], %l7, %gdop(put_in_stream)
	stx	%l7, [%fp+2023]
	ldub	[%i0+24], %g1
	andcc	%g1, 4, %g0
	be,pn	%xcc, .L362
	 mov	%i3, %o3
	ldx	[%i0+16], %o0
	brz,pn	%o0, .L350
	 andcc	%g1, 8, %g0
	bne,pn	%xcc, .L363
	 nop
.L350:
	and	%g1, -13, %g1
	mov	%i3, %o3
	stb	%g1, [%i0+24]
	ldx	[%fp+2183], %o1
	ldx	[%fp+2191], %o2
	stx	%g0, [%i0+8]
	stx	%g0, [%i0+16]
	st	%g0, [%i0]
	call	format_text, 0
	 add	%fp, 2023, %o0
	mov	%o0, %i5
	call	flush_output, 0
	 mov	%i0, %o0
	ldx	[%i0+16], %o0
	brz,pn	%o0, .L352
	 ldub	[%i0+24], %g1
	andcc	%g1, 8, %g0
	bne,pn	%xcc, .L364
	 nop
.L352:
	and	%g1, -9, %g1
	or	%g1, 4, %g1
	mov	%i0, %o0
	stb	%g1, [%i0+24]
	stx	%g0, [%i0+8]
	stx	%g0, [%i0+16]
	st	%g0, [%i0]
	call	funlockfile, 0
	 sra	%i5, 0, %i0
	return	%i7+8
	 nop
.L362:
	ldx	[%fp+2183], %o1
	ldx	[%fp+2191], %o2
	call	format_text, 0
	 add	%fp, 2023, %o0
	mov	%o0, %i5
	mov	%i0, %o0
	call	funlockfile, 0
	 sra	%i5, 0, %i0
	return	%i7+8
	 nop
.L363:
	call	free, 0
	 add	%o0, -8, %o0
	ba,pt	%xcc, .L350
	 ldub	[%i0+24], %g1
.L364:
	call	free, 0
	 add	%o0, -8, %o0
	ba,pt	%xcc, .L352
	 ldub	[%i0+24], %g1
	.size	print_text, .-print_text
	.section	.text.vfprintf,"ax",@progbits
	.align 4
	.global vfprintf
	.type	vfprintf, #function
	.proc	04
vfprintf:
	save	%sp, -192, %sp
	mov	%i2, %i3
	call	print_text, 0
	 restore %g0, 0, %o2
	.size	vfprintf, .-vfprintf
	.section	.text.vprintf,"ax",@progbits
	.align 4
	.global vprintf
	.type	vprintf, #function
	.proc	04
vprintf:
	save	%sp, -176, %sp
	mov	%i1, %i2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	mov	%i0, %i1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %i0, %gdop(__iob)
	call	vfprintf, 0
	 restore %i0, 128, %o0
	.size	vprintf, .-vprintf
	.section	.text.fprintf,"ax",@progbits
	.align 4
	.global fprintf
	.type	fprintf, #function
	.proc	04
fprintf:
	save	%sp, -192, %sp
	add	%fp, 2191, %o2
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o2, [%fp+2039]
	mov	%i1, %o1
	call	vfprintf, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fprintf, .-fprintf
	.section	.text.printf,"ax",@progbits
	.align 4
	.global printf
	.type	printf, #function
	.proc	04
printf:
	save	%sp, -192, %sp
	add	%fp, 2183, %o2
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	mov	%i0, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	stx	%i1, [%fp+2183]
	ldx	[%l7 + %g1], %o0, %gdop(__iob)
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o2, [%fp+2039]
	call	vfprintf, 0
	 add	%o0, 128, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	printf, .-printf
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"%s: "
	.align 8
.LC1:
	.asciz	"%s\n"
	.section	.text.perror,"ax",@progbits
	.align 4
	.global perror
	.type	perror, #function
	.proc	020
perror:
	save	%sp, -176, %sp
	call	___errno, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i0, .L377
	 lduw	[%o0], %i5
	ldsb	[%i0], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L376
	 sethi	%gdop_hix22(__iob), %g1
.L377:
	sethi	%gdop_hix22(__iob), %i0
	sra	%i5, 0, %o0
	call	strerror, 0
	 xor	%i0, %gdop_lox10(__iob), %i0
	ldx	[%l7 + %i0], %i0, %gdop(__iob)
	sethi	%gdop_hix22(.LC1), %i1
	add	%i0, 256, %i0
	xor	%i1, %gdop_lox10(.LC1), %i1
	ldx	[%l7 + %i1], %i1, %gdop(.LC1)
	call	fprintf, 0
	 restore %g0, %o0, %o2
.L376:
	xor	%g1, %gdop_lox10(__iob), %g1
	mov	%i0, %o2
	sethi	%gdop_hix22(.LC0), %o1
	ldx	[%l7 + %g1], %i0, %gdop(__iob)
	xor	%o1, %gdop_lox10(.LC0), %o1
	add	%i0, 256, %o0
	call	fprintf, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	sethi	%gdop_hix22(.LC1), %i1
	sra	%i5, 0, %o0
	call	strerror, 0
	 xor	%i1, %gdop_lox10(.LC1), %i1
	add	%i0, 256, %i0
	ldx	[%l7 + %i1], %i1, %gdop(.LC1)
	call	fprintf, 0
	 restore %g0, %o0, %o2
	.size	perror, .-perror
	.section	.rodata.str1.8
	.align 8
.LC2:
	.asciz	"Assertion failed: %s, file %s, line %d\n"
	.section	.text.__assert,"ax",@progbits
	.align 4
	.global __assert
	.type	__assert, #function
	.proc	020
__assert:
	save	%sp, -176, %sp
	mov	%i2, %o4
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	mov	%i1, %o3
	mov	%i0, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC2), %o1
	ldx	[%l7 + %g1], %o0, %gdop(__iob)
	xor	%o1, %gdop_lox10(.LC2), %o1
	add	%o0, 256, %o0
	call	fprintf, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC2)
	call	getpid, 0
	 nop
	call	kill, 0
	 mov	6, %o1
	call	_exit, 0
	 mov	127, %o0
	nop
	.size	__assert, .-__assert
	.section	.text.gets,"ax",@progbits
	.align 4
	.global gets
	.type	gets, #function
	.proc	0102
gets:
	save	%sp, -176, %sp
	mov	%i0, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	mov	%i0, %i5
	xor	%g1, %gdop_lox10(__iob), %g1
	ba,pt	%xcc, .L380
	 ldx	[%l7 + %g1], %l7, %gdop(__iob)
.L381:
	be,a,pn	%icc, .L387
	 stb	%g0, [%i5]
	add	%i5, 1, %i5
	stb	%o0, [%i5-1]
.L380:
	call	getc, 0
	 mov	%l7, %o0
	cmp	%o0, -1
	bne,pt	%icc, .L381
	 cmp	%o0, 10
	cmp	%i5, %i4
	be,pn	%xcc, .L388
	 mov	0, %i0
	stb	%g0, [%i5]
.L387:
	return	%i7+8
	 mov	%o4, %o0
.L388:
	return	%i7+8
	 nop
	.size	gets, .-gets
	.section	.text.getw,"ax",@progbits
	.align 4
	.global getw
	.type	getw, #function
	.proc	04
getw:
	save	%sp, -192, %sp
	mov	%i0, %o3
	mov	1, %o2
	mov	4, %o1
	call	fread, 0
	 add	%fp, 2043, %o0
	lduw	[%fp+2043], %g1
	cmp	%o0, 1
	mov	-1, %i0
	move	%xcc, %g1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	getw, .-getw
	.section	.text.putw,"ax",@progbits
	.align 4
	.global putw
	.type	putw, #function
	.proc	04
putw:
	save	%sp, -176, %sp
	st	%i0, [%fp+2175]
	mov	%i1, %o3
	mov	1, %o2
	mov	4, %o1
	add	%fp, 2175, %o0
	call	fwrite, 0
	 mov	0, %i0
	xor	%o0, 1, %o0
	movrne	%o0, -1, %i0
	return	%i7+8
	 nop
	.size	putw, .-putw
	.section	.text.fgetpos,"ax",@progbits
	.align 4
	.global fgetpos
	.type	fgetpos, #function
	.proc	04
fgetpos:
	save	%sp, -176, %sp
	call	ftell, 0
	 mov	%i0, %o0
	srax	%o0, 63, %g1
	stx	%o0, [%i1]
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
	.size	fgetpos, .-fgetpos
	.section	.text.fsetpos,"ax",@progbits
	.align 4
	.global fsetpos
	.type	fsetpos, #function
	.proc	04
fsetpos:
	save	%sp, -176, %sp
	ldx	[%i1], %i1
	call	fseek, 0
	 restore %g0, 0, %o2
	.size	fsetpos, .-fsetpos
	.section	.text.setbuffer,"ax",@progbits
	.align 4
	.global setbuffer
	.type	setbuffer, #function
	.proc	020
setbuffer:
	save	%sp, -176, %sp
	mov	%i2, %i3
	mov	0, %g1
	movre	%i1, 1, %g1
	sllx	%g1, 2, %i2
	call	setvbuf, 0
	 restore
	.size	setbuffer, .-setbuffer
	.section	.text.getc_unlocked,"ax",@progbits
	.align 4
	.global getc_unlocked
	.type	getc_unlocked, #function
	.proc	04
getc_unlocked:
	save	%sp, -176, %sp
	call	getc, 0
	 restore
	.size	getc_unlocked, .-getc_unlocked
	.section	.text.putc_unlocked,"ax",@progbits
	.align 4
	.global putc_unlocked
	.type	putc_unlocked, #function
	.proc	04
putc_unlocked:
	save	%sp, -176, %sp
	call	putc, 0
	 restore
	.size	putc_unlocked, .-putc_unlocked
	.section	.text.getchar_unlocked,"ax",@progbits
	.align 4
	.global getchar_unlocked
	.type	getchar_unlocked, #function
	.proc	04
getchar_unlocked:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %i0
	xor	%i0, %gdop_lox10(__iob), %i0
	ldx	[%l7 + %i0], %i0, %gdop(__iob)
	call	getc, 0
	 restore
	.size	getchar_unlocked, .-getchar_unlocked
	.section	.text.putchar_unlocked,"ax",@progbits
	.align 4
	.global putchar_unlocked
	.type	putchar_unlocked, #function
	.proc	04
putchar_unlocked:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %i1, %gdop(__iob)
	call	putc, 0
	 restore %i1, 128, %o1
	.size	putchar_unlocked, .-putchar_unlocked
	.section	.rodata.str1.8
	.align 8
.LC3:
	.asciz	"-c"
	.align 8
.LC4:
	.asciz	"sh"
	.align 8
.LC5:
	.asciz	"/bin/sh"
	.section	.text.popen,"ax",@progbits
	.align 4
	.global popen
	.type	popen, #function
	.proc	0110
popen:
	save	%sp, -208, %sp
	ldsb	[%i1], %g1
	xor	%g1, 119, %i4
	cmp	%g0, %i4
	xor	%g1, 114, %g1
	addx	%g0, 0, %i5
	cmp	%g0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	addx	%g0, 0, %g1
	andcc	%g1, %i5, %g0
	bne,pn	%icc, .L401
	 nop
	ldsb	[%i1+1], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L401
	 nop
	call	pipe, 0
	 add	%fp, 2039, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L403
	 cmp	%g0, %i4
	call	fork, 0
	 subx	%g0, -1, %i4
	orcc	%o0, 0, %i3
	and	%i5, 0xff, %g1
	be,pn	%icc, .L424
	 mov	%o0, %i5
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	call	close, 0
	 ldsw	[%g1-8], %o0
	cmp	%i5, 0
	bl,pn	%icc, .L425
	 sllx	%i4, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	mov	%i1, %o1
	ldsw	[%g1-8], %o0
	call	fdopen, 0
	 sra	%i4, 0, %i4
	brz,pn	%o0, .L413
	 mov	%o0, %i0
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ldx	[%l7 + %g1], %g2, %gdop(__iob)
	sub	%o0, %g2, %g2
	srax	%g2, 7, %g2
	cmp	%g2, 19
	bleu,pt	%icc, .L414
	 mov	%g2, %g1
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%o0, %g1, %g1
	srax	%g1, 7, %g1
	add	%g1, 20, %g1
.L414:
	sethi	%gdop_hix22(more), %g2
	srl	%g1, 0, %g1
	xor	%g2, %gdop_lox10(more), %g2
	sllx	%g1, 5, %g1
	ldx	[%l7 + %g2], %l7, %gdop(more)
	add	%l7, %g1, %l7
	st	%i5, [%l7+8]
	return	%i7+8
	 nop
.L401:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
.L403:
	return	%i7+8
	 mov	0, %o0
.L425:
	sra	%i4, 0, %i4
.L413:
	sllx	%i4, 2, %i4
	add	%i4, 2047, %g1
	mov	0, %i0
	add	%g1, %fp, %i4
	call	close, 0
	 ldsw	[%i4-8], %o0
	return	%i7+8
	 nop
.L424:
	sethi	%gdop_hix22(more), %g2
	sethi	%gdop_hix22(__iob), %i1
	xor	%g2, %gdop_lox10(more), %g2
	xor	%i1, %gdop_lox10(__iob), %i1
	ldx	[%l7 + %g2], %g2, %gdop(more)
	sethi	%gdop_hix22(__more_streams), %g3
	add	%g2, 8, %i5
	xor	%g3, %gdop_lox10(__more_streams), %g3
	ldx	[%l7 + %i1], %i1, %gdop(__iob)
	ldx	[%l7 + %g3], %g3, %gdop(__more_streams)
	add	%g3, -2560, %i2
.L410:
	lduw	[%i5], %g2
	cmp	%g2, 0
	be,a,pt	%icc, .L426
	 add	%i3, 1, %i3
	cmp	%i3, 19
	mov	%i1, %g2
	movg	%icc, %i2, %g2
	lduh	[%g2+26], %o0
	ldub	[%g2+25], %g2
	st	%g1, [%fp+2027]
	sll	%o0, 8, %o0
	or	%o0, %g2, %o0
	call	close, 0
	 sra	%o0, 0, %o0
	lduw	[%fp+2027], %g1
	add	%i3, 1, %i3
.L426:
	add	%i5, 32, %i5
	add	%i1, 128, %i1
	cmp	%i3, 256
	bne,pt	%icc, .L410
	 add	%i2, 128, %i2
	sra	%g1, 0, %o1
	sllx	%o1, 2, %i5
	add	%i5, 2047, %g2
	add	%g2, %fp, %i5
	lduw	[%i5-8], %o0
	cmp	%g1, %o0
	be,pt	%icc, .L427
	 sllx	%i4, 2, %g2
	st	%g1, [%fp+2027]
	call	dup2, 0
	 sra	%o0, 0, %o0
	call	close, 0
	 ldsw	[%i5-8], %o0
	lduw	[%fp+2027], %g1
	sllx	%i4, 2, %g2
.L427:
	add	%g2, 2047, %g2
	add	%g2, %fp, %g2
	lduw	[%g2-8], %o0
	cmp	%g1, %o0
	be,pt	%icc, .L428
	 mov	0, %o4
	call	close, 0
	 sra	%o0, 0, %o0
	mov	0, %o4
.L428:
	mov	%i0, %o3
	sethi	%gdop_hix22(.LC3), %o2
	sethi	%gdop_hix22(.LC4), %o1
	xor	%o2, %gdop_lox10(.LC3), %o2
	xor	%o1, %gdop_lox10(.LC4), %o1
	ldx	[%l7 + %o2], %o2, %gdop(.LC3)
	ldx	[%l7 + %o1], %o1, %gdop(.LC4)
	sethi	%gdop_hix22(.LC5), %o0
	xor	%o0, %gdop_lox10(.LC5), %o0
	call	execl, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC5)
	call	_exit, 0
	 mov	127, %o0
	nop
	.size	popen, .-popen
	.section	.text.pclose,"ax",@progbits
	.align 4
	.global pclose
	.type	pclose, #function
	.proc	04
pclose:
	save	%sp, -192, %sp
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %g2, %gdop(__iob)
	sub	%i0, %g2, %g2
	srax	%g2, 7, %g2
	cmp	%g2, 19
	bleu,pt	%icc, .L430
	 mov	%g2, %g1
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %g1
	srax	%g1, 7, %g1
	add	%g1, 20, %g1
.L430:
	sethi	%gdop_hix22(more), %g2
	srl	%g1, 0, %g1
	xor	%g2, %gdop_lox10(more), %g2
	sllx	%g1, 5, %g1
	ldx	[%l7 + %g2], %l7, %gdop(more)
	add	%l7, %g1, %l7
	lduw	[%l7+8], %i5
	cmp	%i5, 0
	be,pn	%icc, .L438
	 mov	%i0, %o0
	call	fclose, 0
	 add	%fp, 2043, %i4
	ba,pt	%xcc, .L433
	 sra	%i5, 0, %i5
.L435:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 4
	bne,pn	%icc, .L439
	 mov	-1, %i0
.L433:
	mov	0, %o2
	mov	%i4, %o1
	call	waitpid, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bl,pt	%icc, .L435
	 lduw	[%fp+2043], %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L438:
	call	___errno, 0
	 mov	-1, %i0
	mov	10, %g1
	st	%g1, [%o0]
.L439:
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	pclose, .-pclose
	.local	more
	.common	more,8192,8
	.global __iob
	.section	".data"
	.align 8
	.type	__iob, #object
	.size	__iob, 2560
__iob:
	.long	0
	.skip	4
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	1
	.byte	0
	.half	0
	.skip	100
	.long	0
	.skip	4
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.byte	1
	.half	0
	.skip	100
	.long	0
	.skip	4
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	6
	.byte	2
	.half	0
	.skip	100
	.skip	2176
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
