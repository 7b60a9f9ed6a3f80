! 3896c7e904da9b6d2b00c1c020ce861e emu/guest/libc/stdio.c
	.file	"stdio.c"
	.section	".text"
	.section	.text.give_buffer,"ax",@progbits
	.align 4
	.type	give_buffer, #function
	.proc	020
give_buffer:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldub	[%i0+12], %g1
	andcc	%g1, 4, %g0
	be	.L2
	 sethi	%hi(8192), %i2
	mov	1, %i2
.L2:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	be	.L14
	 nop
	jmp	%i7+8
	 restore
.L14:
	call	malloc, 0
	 add	%i2, 8, %o0
	cmp	%o0, 0
	be	.L15
	 sethi	%gdop_hix22(__iob), %i4
	add	%o0, 8, %i3
	xor	%i4, %gdop_lox10(__iob), %i4
	ld	[%l7 + %i4], %i4, %gdop(__iob)
	sub	%i0, %i4, %g1
	add	%i4, 16, %g2
	cmp	%i0, %g2
	be	.L16
	 sra	%g1, 4, %i5
	st	%i3, [%i0+4]
	st	%i3, [%i0+8]
	ldub	[%i0+12], %g2
	cmp	%g1, 304
	bleu	.L7
	 or	%g2, 8, %g2
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %g1], %i5, %gdop(__more_streams)
	sub	%i0, %i5, %i5
	sra	%i5, 4, %i5
	add	%i5, 20, %i5
.L7:
	stb	%g2, [%i0+12]
	st	%g0, [%i0]
	sethi	%gdop_hix22(more), %g2
	add	%i5, %i5, %g1
	xor	%g2, %gdop_lox10(more), %g2
	add	%g1, %i5, %g1
	ld	[%l7 + %g2], %g2, %gdop(more)
	sll	%g1, 3, %g1
	st	%i2, [%g2+%g1]
	jmp	%i7+8
	 restore
.L16:
	lduh	[%i4+30], %g1
	sll	%g1, 8, %g1
	ldub	[%i4+29], %o0
	call	stream_is_terminal, 0
	 or	%g1, %o0, %o0
	cmp	%o0, 0
	be,a	.L17
	 ldub	[%i4+28], %g2
	ldub	[%i4+28], %g1
	or	%g1, 64, %g1
	stb	%g1, [%i4+28]
	ldub	[%i4+28], %g2
.L17:
	st	%i3, [%i4+20]
	st	%i3, [%i4+24]
	b	.L7
	 or	%g2, 8, %g2
.L15:
	call	exit, 0
	 mov	127, %o0
	nop
	.size	give_buffer, .-give_buffer
	.section	.text.parse_mode,"ax",@progbits
	.align 4
	.type	parse_mode, #function
	.proc	04
parse_mode:
	save	%sp, -96, %sp
	mov	43, %o1
	call	strchr, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L41
	 mov	128, %g1
	st	%g1, [%i1]
	ldsb	[%i0], %g1
	cmp	%g1, 114
	be	.L23
	 cmp	%g1, 119
	be	.L45
	 mov	770, %i0
	cmp	%g1, 97
	be	.L45
	 mov	266, %i0
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
.L45:
	jmp	%i7+8
	 restore
.L41:
	ldsb	[%i0], %g1
	xor	%g1, 114, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	add	%g1, 1, %g1
	st	%g1, [%i1]
	ldsb	[%i0], %g1
	cmp	%g1, 114
	be	.L23
	 cmp	%g1, 119
	be	.L45
	 mov	769, %i0
	cmp	%g1, 97
	be	.L45
	 mov	265, %i0
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L23:
	cmp	%g0, %o0
	addx	%g0, 0, %i0
	jmp	%i7+8
	 restore %i0, %i0, %o0
	.size	parse_mode, .-parse_mode
	.section	.text.free_stream,"ax",@progbits
	.align 4
	.type	free_stream, #function
	.proc	0110
free_stream:
	save	%sp, -96, %sp
	call	guard_enter, 0
	 sethi	%gdop_hix22(__iob), %i0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%i0, %gdop_lox10(__iob), %i0
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %i0], %i0, %gdop(__iob)
	ld	[%l7 + %g1], %l7, %gdop(__more_streams)
	add	%i0, 304, %g3
	b	.L48
	 add	%l7, 3776, %g2
.L56:
	cmp	%g1, 0
	be	.L54
	 cmp	%i0, %g3
	bne	.L48
	 add	%i0, 16, %i0
	mov	%l7, %i0
.L48:
	cmp	%i0, %g2
	bne,a	.L56
	 ldub	[%i0+12], %g1
	call	guard_leave, 0
	 mov	0, %i0
	call	___errno, 0
	 nop
	mov	24, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L54:
	mov	8, %g1
	call	guard_leave, 0
	 stb	%g1, [%i0+12]
	jmp	%i7+8
	 restore
	.size	free_stream, .-free_stream
	.section	.text.flush_output,"ax",@progbits
	.align 4
	.type	flush_output, #function
	.proc	04
flush_output:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+8], %i4
	cmp	%i4, 0
	be	.L58
	 mov	%i0, %i3
	ld	[%i0+4], %i5
	subcc	%i5, %i4, %i5
	bne,a	.L70
	 lduh	[%i3+14], %g1
	b	.L69
	 ldub	[%i3+12], %g1
.L61:
	be	.L68
	 add	%i4, %o0, %i4
	lduh	[%i3+14], %g1
.L70:
	sll	%g1, 8, %g1
	ldub	[%i3+13], %o0
	mov	%i5, %o2
	mov	%i4, %o1
	call	write, 0
	 or	%g1, %o0, %o0
	cmp	%o0, 0
	bg,a	.L61
	 subcc	%i5, %o0, %i5
	ldub	[%i3+12], %g2
	ld	[%i3+8], %i4
	or	%g2, 32, %g2
	mov	-1, %i0
	mov	%g2, %g1
	stb	%g2, [%i3+12]
.L60:
	st	%i4, [%i3+4]
	and	%g1, 68, %g1
	cmp	%g1, 0
	bne	.L62
	 mov	0, %g2
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i3, %g1, %g1
	cmp	%g1, 304
	bgu,a	.L63
	 sethi	%gdop_hix22(__more_streams), %g1
	sra	%g1, 4, %g1
.L64:
	add	%g1, %g1, %g2
	sethi	%gdop_hix22(more), %g3
	add	%g2, %g1, %g1
	xor	%g3, %gdop_lox10(more), %g3
	sll	%g1, 3, %g1
	ld	[%l7 + %g3], %l7, %gdop(more)
	ld	[%l7+%g1], %g2
.L62:
	st	%g2, [%i3]
	jmp	%i7+8
	 restore
.L58:
	ldub	[%i3+12], %g1
.L69:
	b	.L60
	 mov	0, %i0
.L63:
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i3, %g1, %g1
	sra	%g1, 4, %g1
	b	.L64
	 add	%g1, 20, %g1
.L68:
	ld	[%i3+8], %i4
	ldub	[%i3+12], %g1
	b	.L60
	 mov	0, %i0
	.size	flush_output, .-flush_output
	.section	.text.ftrylockfile,"ax",@progbits
	.align 4
	.global ftrylockfile
	.type	ftrylockfile, #function
	.proc	04
ftrylockfile:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i0, %g1, %g1
	cmp	%g1, 304
	bgu,a	.L72
	 sethi	%gdop_hix22(__more_streams), %g1
	sra	%g1, 4, %g1
	add	%g1, %g1, %i0
	sethi	%gdop_hix22(more), %g2
	add	%i0, %g1, %g1
	xor	%g2, %gdop_lox10(more), %g2
	sll	%g1, 3, %g1
	ld	[%l7 + %g2], %i0, %gdop(more)
	add	%g1, 12, %g1
	call	stream_lock_try, 0
	 restore %i0, %g1, %o0
.L72:
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %g1
	sra	%g1, 4, %g1
	add	%g1, 20, %g1
	add	%g1, %g1, %i0
	sethi	%gdop_hix22(more), %g2
	add	%i0, %g1, %g1
	xor	%g2, %gdop_lox10(more), %g2
	sll	%g1, 3, %g1
	ld	[%l7 + %g2], %i0, %gdop(more)
	add	%g1, 12, %g1
	call	stream_lock_try, 0
	 restore %i0, %g1, %o0
	.size	ftrylockfile, .-ftrylockfile
	.section	.text.flockfile,"ax",@progbits
	.align 4
	.global flockfile
	.type	flockfile, #function
	.proc	020
flockfile:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i0, %g1, %g1
	cmp	%g1, 304
	bgu,a	.L75
	 sethi	%gdop_hix22(__more_streams), %g1
	sra	%g1, 4, %g1
	add	%g1, %g1, %i0
	sethi	%gdop_hix22(more), %g2
	add	%i0, %g1, %g1
	xor	%g2, %gdop_lox10(more), %g2
	sll	%g1, 3, %g1
	ld	[%l7 + %g2], %i0, %gdop(more)
	add	%g1, 12, %g1
	call	stream_lock_take, 0
	 restore %i0, %g1, %o0
.L75:
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %g1
	sra	%g1, 4, %g1
	add	%g1, 20, %g1
	add	%g1, %g1, %i0
	sethi	%gdop_hix22(more), %g2
	add	%i0, %g1, %g1
	xor	%g2, %gdop_lox10(more), %g2
	sll	%g1, 3, %g1
	ld	[%l7 + %g2], %i0, %gdop(more)
	add	%g1, 12, %g1
	call	stream_lock_take, 0
	 restore %i0, %g1, %o0
	.size	flockfile, .-flockfile
	.section	.text.funlockfile,"ax",@progbits
	.align 4
	.global funlockfile
	.type	funlockfile, #function
	.proc	020
funlockfile:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i0, %g1, %g1
	cmp	%g1, 304
	bgu,a	.L78
	 sethi	%gdop_hix22(__more_streams), %g1
	sra	%g1, 4, %g1
	add	%g1, %g1, %i0
	sethi	%gdop_hix22(more), %g2
	add	%i0, %g1, %g1
	xor	%g2, %gdop_lox10(more), %g2
	sll	%g1, 3, %g1
	ld	[%l7 + %g2], %i0, %gdop(more)
	add	%g1, 12, %g1
	call	stream_lock_drop, 0
	 restore %i0, %g1, %o0
.L78:
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %g1
	sra	%g1, 4, %g1
	add	%g1, 20, %g1
	add	%g1, %g1, %i0
	sethi	%gdop_hix22(more), %g2
	add	%i0, %g1, %g1
	xor	%g2, %gdop_lox10(more), %g2
	sll	%g1, 3, %g1
	ld	[%l7 + %g2], %i0, %gdop(more)
	add	%g1, 12, %g1
	call	stream_lock_drop, 0
	 restore %i0, %g1, %o0
	.size	funlockfile, .-funlockfile
	.section	.text.streams_after_fork,"ax",@progbits
	.align 4
	.global streams_after_fork
	.type	streams_after_fork, #function
	.proc	020
streams_after_fork:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %i3
	sethi	%gdop_hix22(__more_streams), %i2
	xor	%i3, %gdop_lox10(__iob), %i3
	xor	%i2, %gdop_lox10(__more_streams), %i2
	ld	[%l7 + %i3], %i3, %gdop(__iob)
	ld	[%l7 + %i2], %i2, %gdop(__more_streams)
	add	%i2, 3776, %i0
	cmp	%i3, %i0
	be	.L91
	 sethi	%gdop_hix22(more), %g1
	mov	%i3, %i4
	xor	%g1, %gdop_lox10(more), %g1
	add	%i3, 304, %i1
	ld	[%l7 + %g1], %l7, %gdop(more)
.L86:
	sub	%i4, %i3, %g1
.L89:
	cmp	%g1, 304
	bgu,a	.L82
	 sub	%i4, %i2, %g1
	sra	%g1, 4, %g1
.L83:
	add	%g1, %g1, %i5
	add	%i5, %g1, %i5
	sll	%i5, 3, %i5
	add	%l7, %i5, %i5
	call	thread_self, 0
	 ld	[%i5+16], %l0
	ld	[%o0], %g1
	cmp	%l0, %g1
	be	.L88
	 cmp	%i4, %i1
	st	%g0, [%i5+12]
	st	%g0, [%i5+16]
	st	%g0, [%i5+20]
.L88:
	be,a	.L86
	 mov	%i2, %i4
	add	%i4, 16, %i4
	cmp	%i4, %i0
	bne	.L89
	 sub	%i4, %i3, %g1
.L91:
	jmp	%i7+8
	 restore
.L82:
	sra	%g1, 4, %g1
	b	.L83
	 add	%g1, 20, %g1
	jmp	%i7+8
	 restore
	.size	streams_after_fork, .-streams_after_fork
	.section	.text.fwide,"ax",@progbits
	.align 4
	.global fwide
	.type	fwide, #function
	.proc	04
fwide:
	save	%sp, -96, %sp
	call	flockfile, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i0, %g1, %g1
	cmp	%g1, 304
	bgu	.L93
	 mov	%i0, %i5
	sra	%g1, 4, %g1
.L94:
	add	%g1, %g1, %g2
	sethi	%gdop_hix22(more), %g3
	add	%g2, %g1, %g1
	xor	%g3, %gdop_lox10(more), %g3
	sll	%g1, 3, %g2
	ld	[%l7 + %g3], %l7, %gdop(more)
	add	%l7, %g2, %g2
	ld	[%g2+8], %i0
	cmp	%i0, 0
	bne	.L95
	 cmp	%i1, 0
	ble	.L98
	 mov	1, %i0
.L96:
	sll	%g1, 3, %g1
	add	%l7, %g1, %l7
	st	%i0, [%l7+8]
.L95:
	call	funlockfile, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L93:
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %g1
	sra	%g1, 4, %g1
	b	.L94
	 add	%g1, 20, %g1
.L98:
	cmp	%g0, %i1
	b	.L96
	 subx	%g0, 0, %i0
	.size	fwide, .-fwide
	.section	.text.begin_reading,"ax",@progbits
	.align 4
	.type	begin_reading, #function
	.proc	04
begin_reading:
	save	%sp, -96, %sp
	mov	-1, %o1
	call	fwide, 0
	 mov	%i0, %o0
	ldub	[%i0+12], %g1
	andcc	%g1, 1, %g0
	bne	.L100
	 andcc	%g1, 128, %g0
	be	.L103
	 or	%g1, 32, %g1
	call	flush_output, 0
	 mov	%i0, %o0
	ldub	[%i0+12], %g1
	st	%g0, [%i0]
	and	%g1, -4, %g1
	or	%g1, 1, %g1
	stb	%g1, [%i0+12]
.L100:
	mov	%i0, %o0
	call	give_buffer, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L103:
	call	___errno, 0
	 stb	%g1, [%i0+12]
	mov	9, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	begin_reading, .-begin_reading
	.section	.text.begin_writing,"ax",@progbits
	.align 4
	.type	begin_writing, #function
	.proc	04
begin_writing:
	save	%sp, -96, %sp
	mov	-1, %o1
	call	fwide, 0
	 mov	%i0, %o0
	ldub	[%i0+12], %g1
	andcc	%g1, 2, %g0
	bne	.L105
	 andcc	%g1, 128, %g0
	be,a	.L109
	 or	%g1, 32, %g1
	ld	[%i0], %g2
	cmp	%g2, 0
	bg	.L110
	 subcc	%g0, %g2, %g3
.L108:
	ld	[%i0+8], %g2
	and	%g1, -20, %g1
	st	%g0, [%i0]
	or	%g1, 2, %g1
	st	%g2, [%i0+4]
	stb	%g1, [%i0+12]
.L105:
	mov	%i0, %o0
	call	give_buffer, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L110:
	lduh	[%i0+14], %g1
	sra	%g2, 31, %i4
	sll	%g1, 8, %g1
	subx	%g0, %i4, %g2
	ldub	[%i0+13], %o0
	mov	1, %o3
	or	%g1, %o0, %o0
	mov	%g2, %o1
	call	__lseek64, 0
	 mov	%g3, %o2
	b	.L108
	 ldub	[%i0+12], %g1
.L109:
	call	___errno, 0
	 stb	%g1, [%i0+12]
	mov	9, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	begin_writing, .-begin_writing
	.section	.text.__filbuf,"ax",@progbits
	.align 4
	.global __filbuf
	.type	__filbuf, #function
	.proc	04
__filbuf:
	save	%sp, -96, %sp
	call	flockfile, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	begin_reading, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L112
	 mov	%i0, %i5
	sethi	%gdop_hix22(__iob), %i3
	xor	%i3, %gdop_lox10(__iob), %i3
	ld	[%l7 + %i3], %i3, %gdop(__iob)
	sub	%i0, %i3, %g1
	cmp	%i0, %i3
	be	.L124
	 sra	%g1, 4, %i4
	lduh	[%i0+14], %o0
	ldub	[%i0+13], %g2
	sll	%o0, 8, %o0
	ld	[%i0+8], %o1
	cmp	%g1, 304
	bleu	.L115
	 or	%o0, %g2, %o0
	sethi	%gdop_hix22(__more_streams), %i4
	xor	%i4, %gdop_lox10(__more_streams), %i4
	ld	[%l7 + %i4], %i4, %gdop(__more_streams)
	sub	%i0, %i4, %i4
	sra	%i4, 4, %i4
	add	%i4, 20, %i4
.L115:
	sethi	%gdop_hix22(more), %g2
	add	%i4, %i4, %g1
	xor	%g2, %gdop_lox10(more), %g2
	add	%g1, %i4, %g1
	ld	[%l7 + %g2], %g2, %gdop(more)
	sll	%g1, 3, %g1
	call	read, 0
	 ld	[%g2+%g1], %o2
	ld	[%i5+8], %g1
	st	%g0, [%i5]
	cmp	%o0, 0
	ble	.L125
	 st	%g1, [%i5+4]
	add	%o0, -1, %o0
	add	%g1, 1, %g2
	st	%o0, [%i5]
	st	%g2, [%i5+4]
	ldub	[%g1], %i0
.L118:
	call	funlockfile, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L124:
	ldub	[%i0+28], %g1
	andcc	%g1, 64, %g0
	bne	.L126
	 nop
	lduh	[%i3+14], %o0
.L127:
	ldub	[%i3+13], %g1
	sll	%o0, 8, %o0
	ld	[%i3+8], %o1
	b	.L115
	 or	%o0, %g1, %o0
.L126:
	call	flush_output, 0
	 add	%i0, 16, %o0
	b	.L127
	 lduh	[%i3+14], %o0
.L125:
	ldub	[%i5+12], %g1
	be	.L117
	 mov	16, %g2
	mov	32, %g2
.L117:
	or	%g1, %g2, %g1
	stb	%g1, [%i5+12]
.L112:
	b	.L118
	 mov	-1, %i0
	.size	__filbuf, .-__filbuf
	.section	.text.__flsbuf,"ax",@progbits
	.align 4
	.global __flsbuf
	.type	__flsbuf, #function
	.proc	04
__flsbuf:
	save	%sp, -96, %sp
	call	flockfile, 0
	 mov	%i1, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	begin_writing, 0
	 mov	%i1, %o0
	orcc	%o0, 0, %i5
	bne	.L134
	 sethi	%gdop_hix22(__iob), %g1
	ld	[%i1+4], %g2
	ld	[%i1+8], %g3
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i1, %g1, %g1
	cmp	%g1, 304
	bgu	.L131
	 sub	%g2, %g3, %g3
	sra	%g1, 4, %g1
.L132:
	add	%g1, %g1, %i4
	sethi	%gdop_hix22(more), %g4
	add	%i4, %g1, %i4
	xor	%g4, %gdop_lox10(more), %g4
	sll	%i4, 3, %g1
	ld	[%l7 + %g4], %l7, %gdop(more)
	ld	[%l7+%g1], %g1
	cmp	%g3, %g1
	blu	.L144
	 add	%g2, 1, %g1
	call	flush_output, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne,a	.L145
	 mov	-1, %i0
	ld	[%i1+4], %g2
	add	%g2, 1, %g1
.L144:
	st	%g1, [%i1+4]
	stb	%i0, [%g2]
	ldub	[%i1+12], %g1
	and	%g1, 68, %g2
	cmp	%g2, 0
	bne	.L146
	 andcc	%g1, 4, %g0
	sll	%i4, 3, %i4
	ld	[%i1+4], %g2
	ld	[%i1+8], %g3
	ld	[%l7+%i4], %i5
	sub	%g2, %g3, %g2
	sub	%i5, %g2, %i5
.L146:
	bne	.L136
	 st	%i5, [%i1]
	andcc	%g1, 64, %g0
	be	.L137
	 and	%i0, 0xff, %g1
	cmp	%g1, 10
	be	.L136
	 nop
.L137:
	and	%i0, 255, %i0
.L147:
	call	funlockfile, 0
	 mov	%i1, %o0
	jmp	%i7+8
	 restore
.L131:
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i1, %g1, %g1
	sra	%g1, 4, %g1
	b	.L132
	 add	%g1, 20, %g1
.L136:
	call	flush_output, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	be,a	.L147
	 and	%i0, 255, %i0
.L134:
	mov	-1, %i0
.L145:
	call	funlockfile, 0
	 mov	%i1, %o0
	jmp	%i7+8
	 restore
	.size	__flsbuf, .-__flsbuf
	.section	.text.getc,"ax",@progbits
	.align 4
	.global getc
	.type	getc, #function
	.proc	04
getc:
	save	%sp, -96, %sp
	call	flockfile, 0
	 mov	%i0, %o0
	ld	[%i0], %g1
	add	%g1, -1, %g1
	st	%g1, [%i0]
	cmp	%g1, 0
	bl	.L151
	 mov	%i0, %i5
	ld	[%i0+4], %g1
	add	%g1, 1, %g2
	mov	%i5, %o0
	st	%g2, [%i0+4]
	call	funlockfile, 0
	 ldub	[%g1], %i0
	jmp	%i7+8
	 restore
.L151:
	call	__filbuf, 0
	 mov	%i0, %o0
	mov	%o0, %i0
	call	funlockfile, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
	.size	getc, .-getc
	.section	.text.putc,"ax",@progbits
	.align 4
	.global putc
	.type	putc, #function
	.proc	04
putc:
	save	%sp, -96, %sp
	call	flockfile, 0
	 mov	%i1, %o0
	ld	[%i1], %g1
	add	%g1, -1, %g1
	cmp	%g1, 0
	bl	.L155
	 st	%g1, [%i1]
	ld	[%i1+4], %g1
	add	%g1, 1, %g2
	st	%g2, [%i1+4]
	stb	%i0, [%g1]
	mov	%i1, %o0
	call	funlockfile, 0
	 and	%i0, 255, %i0
	jmp	%i7+8
	 restore
.L155:
	mov	%i1, %o1
	call	__flsbuf, 0
	 mov	%i0, %o0
	mov	%o0, %i0
	call	funlockfile, 0
	 mov	%i1, %o0
	jmp	%i7+8
	 restore
	.size	putc, .-putc
	.section	.text.fgetc,"ax",@progbits
	.align 4
	.global fgetc
	.type	fgetc, #function
	.proc	04
fgetc:
	save	%sp, -96, %sp
	call	getc, 0
	 restore
	.size	fgetc, .-fgetc
	.section	.text.fputc,"ax",@progbits
	.align 4
	.global fputc
	.type	fputc, #function
	.proc	04
fputc:
	save	%sp, -96, %sp
	call	putc, 0
	 restore
	.size	fputc, .-fputc
	.section	.text.getchar,"ax",@progbits
	.align 4
	.global getchar
	.type	getchar, #function
	.proc	04
getchar:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %i0
	xor	%i0, %gdop_lox10(__iob), %i0
	ld	[%l7 + %i0], %i0, %gdop(__iob)
	call	getc, 0
	 restore
	.size	getchar, .-getchar
	.section	.text.putchar,"ax",@progbits
	.align 4
	.global putchar
	.type	putchar, #function
	.proc	04
putchar:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %i1, %gdop(__iob)
	call	putc, 0
	 restore %i1, 16, %o1
	.size	putchar, .-putchar
	.section	.text.ungetc,"ax",@progbits
	.align 4
	.global ungetc
	.type	ungetc, #function
	.proc	04
ungetc:
	save	%sp, -96, %sp
	call	flockfile, 0
	 mov	%i1, %o0
	cmp	%i0, -1
	be,a	.L165
	 mov	-1, %i0
	call	begin_reading, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne,a	.L165
	 mov	-1, %i0
	ld	[%i1+4], %g2
	ld	[%i1+8], %g1
	add	%g1, -8, %g1
	cmp	%g2, %g1
	be,a	.L165
	 mov	-1, %i0
	ld	[%i1], %g1
	cmp	%g1, 0
	bl,a	.L164
	 st	%g0, [%i1]
.L164:
	add	%g2, -1, %g1
	st	%g1, [%i1+4]
	stb	%i0, [%g2-1]
	and	%i0, 255, %i0
	ld	[%i1], %g2
	ldub	[%i1+12], %g1
	add	%g2, 1, %g2
	and	%g1, -17, %g1
	st	%g2, [%i1]
	stb	%g1, [%i1+12]
.L162:
.L165:
	call	funlockfile, 0
	 mov	%i1, %o0
	jmp	%i7+8
	 restore
	.size	ungetc, .-ungetc
	.section	.text.fread,"ax",@progbits
	.align 4
	.global fread
	.type	fread, #function
	.proc	016
fread:
	save	%sp, -96, %sp
	call	flockfile, 0
	 mov	%i3, %o0
	call	begin_reading, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	bne,a	.L188
	 mov	0, %i0
	smulcc	%i1, %i2, %i2
	be	.L169
	 mov	%i2, %i4
	b	.L190
	 ld	[%i3], %i5
.L186:
	cmp	%i5, %i4
	bgu,a	.L171
	 mov	%i4, %i5
.L171:
	mov	%i0, %o0
	mov	%i5, %o2
	call	memcpy, 0
	 ld	[%i3+4], %o1
	ld	[%i3+4], %g2
	ld	[%i3], %g1
	add	%g2, %i5, %g2
	sub	%g1, %i5, %g1
	st	%g2, [%i3+4]
	st	%g1, [%i3]
	subcc	%i4, %i5, %i4
	be	.L169
	 add	%i0, %i5, %i0
.L174:
	ld	[%i3], %i5
.L190:
	cmp	%i5, 0
	bg	.L186
	 mov	%i3, %o0
	call	__filbuf, 0
	 nop
	cmp	%o0, -1
	be	.L189
	 cmp	%i1, 0
	stb	%o0, [%i0]
	mov	1, %i5
	subcc	%i4, %i5, %i4
	bne	.L174
	 add	%i0, %i5, %i0
.L169:
	mov	0, %i4
	cmp	%i1, 0
.L189:
	bne,a	.L187
	 sub	%i2, %i4, %i2
	mov	0, %i0
.L188:
	call	funlockfile, 0
	 mov	%i3, %o0
	jmp	%i7+8
	 restore
.L187:
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i2, %i1, %i0
	call	funlockfile, 0
	 mov	%i3, %o0
	jmp	%i7+8
	 restore
	.size	fread, .-fread
	.section	.text.fwrite,"ax",@progbits
	.align 4
	.global fwrite
	.type	fwrite, #function
	.proc	016
fwrite:
	save	%sp, -96, %sp
	call	flockfile, 0
	 mov	%i3, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	begin_writing, 0
	 mov	%i3, %o0
	orcc	%o0, 0, %l4
	be,a	.L227
	 ldub	[%i3+12], %g2
	b	.L201
	 mov	0, %i0
.L227:
	and	%g2, 68, %g3
	cmp	%g3, 0
	bne	.L194
	 mov	0, %g1
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i3, %g1, %g1
	cmp	%g1, 304
	bgu,a	.L195
	 sethi	%gdop_hix22(__more_streams), %g1
	sra	%g1, 4, %g1
.L196:
	add	%g1, %g1, %g3
	sethi	%gdop_hix22(more), %l3
	add	%g3, %g1, %g1
	xor	%l3, %gdop_lox10(more), %l3
	sll	%g1, 3, %g1
	ld	[%l7 + %l3], %l3, %gdop(more)
	ld	[%i3+4], %g3
	ld	[%i3+8], %g4
	ld	[%l3+%g1], %g1
	sub	%g3, %g4, %g3
	sub	%g1, %g3, %g1
.L194:
	st	%g1, [%i3]
	andcc	%g2, 4, %g0
	bne	.L197
	 smul	%i1, %i2, %l5
	cmp	%l5, 0
	be	.L199
	 sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i3, %g1, %g1
	cmp	%g1, 304
	bgu	.L228
	 sra	%g1, 4, %l2
.L205:
	sethi	%gdop_hix22(more), %l3
	smul	%l2, 3, %l2
	xor	%l3, %gdop_lox10(more), %l3
	mov	%l5, %i5
	mov	%i0, %l1
	ld	[%l7 + %l3], %l3, %gdop(more)
	b	.L208
	 sll	%l2, 3, %l2
.L207:
	cmp	%i5, 0
.L231:
	be,a	.L229
	 ldub	[%i3+12], %g2
.L208:
	ld	[%i3+4], %o0
	ld	[%i3+8], %g1
	ld	[%l3+%l2], %l0
	sub	%o0, %g1, %g1
	mov	%l1, %o1
	sub	%l0, %g1, %l0
	cmp	%i5, %l0
	bleu	.L206
	 mov	%i5, %i4
	mov	%l0, %i4
.L206:
	call	memcpy, 0
	 mov	%i4, %o2
	ld	[%i3+4], %g1
	add	%g1, %i4, %g1
	st	%g1, [%i3+4]
	mov	%i5, %l6
	cmp	%i5, %l0
	add	%l1, %i4, %l1
	blu	.L207
	 sub	%i5, %i4, %i5
	call	flush_output, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	be	.L231
	 cmp	%i5, 0
	sub	%i4, %l6, %i4
	add	%i4, %l5, %i4
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i4, %i1, %i0
	b,a	.L201
.L229:
.L199:
	andcc	%g2, 64, %g0
	be	.L232
	 and	%g2, 68, %g2
	mov	%l5, %o2
	mov	10, %o1
	call	memchr, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,a	.L233
	 ldub	[%i3+12], %g2
	call	flush_output, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	bne,a	.L230
	 mov	0, %i0
	ldub	[%i3+12], %g2
.L233:
	and	%g2, 68, %g2
.L232:
	cmp	%g2, 0
	bne,a	.L215
	 st	%l4, [%i3]
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i3, %g1, %g1
	cmp	%g1, 304
	bgu,a	.L213
	 sethi	%gdop_hix22(__more_streams), %g1
	sra	%g1, 4, %g1
.L214:
	add	%g1, %g1, %g2
	sethi	%gdop_hix22(more), %g3
	add	%g2, %g1, %g1
	xor	%g3, %gdop_lox10(more), %g3
	sll	%g1, 3, %g1
	ld	[%l7 + %g3], %l7, %gdop(more)
	ld	[%i3+4], %g2
	ld	[%l7+%g1], %l4
	ld	[%i3+8], %g3
	sub	%g2, %g3, %g1
	sub	%l4, %g1, %l4
	st	%l4, [%i3]
.L215:
	mov	%i2, %i0
.L201:
.L230:
	call	funlockfile, 0
	 mov	%i3, %o0
	jmp	%i7+8
	 restore
.L228:
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %g1], %l2, %gdop(__more_streams)
	sub	%i3, %l2, %l2
	sra	%l2, 4, %l2
	b	.L205
	 add	%l2, 20, %l2
.L195:
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i3, %g1, %g1
	sra	%g1, 4, %g1
	b	.L196
	 add	%g1, 20, %g1
.L197:
	cmp	%l5, 0
	bne,a	.L234
	 lduh	[%i3+14], %g1
	b	.L230
	 mov	%i2, %i0
.L202:
	be	.L215
	 add	%i0, %o0, %i0
	lduh	[%i3+14], %g1
.L234:
	sll	%g1, 8, %g1
	ldub	[%i3+13], %o0
	mov	%l5, %o2
	mov	%i0, %o1
	call	write, 0
	 or	%g1, %o0, %o0
	cmp	%o0, 0
	bg,a	.L202
	 subcc	%l5, %o0, %l5
	ldub	[%i3+12], %g1
	mov	0, %i0
	or	%g1, 32, %g1
	b	.L201
	 stb	%g1, [%i3+12]
.L213:
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i3, %g1, %g1
	sra	%g1, 4, %g1
	b	.L214
	 add	%g1, 20, %g1
	.size	fwrite, .-fwrite
	.section	.text.put_in_stream,"ax",@progbits
	.align 4
	.type	put_in_stream, #function
	.proc	020
put_in_stream:
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
	call	strlen, 0
	 mov	%i0, %o0
	mov	%i1, %o3
	mov	%o0, %i5
	mov	%o0, %o2
	mov	1, %o1
	call	fwrite, 0
	 mov	%i0, %o0
	xor	%o0, %i5, %o0
	cmp	%g0, %o0
	subx	%g0, 0, %i0
	jmp	%i7+8
	 restore
	.size	fputs, .-fputs
	.section	.text.puts,"ax",@progbits
	.align 4
	.global puts
	.type	puts, #function
	.proc	04
puts:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(__iob)
	call	flockfile, 0
	 add	%l7, 16, %o0
	add	%l7, 16, %o1
	call	fputs, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L239
	 add	%l7, 16, %o1
	call	putc, 0
	 mov	10, %o0
	xnor	%g0, %o0, %o0
	cmp	%g0, %o0
	addx	%g0, -1, %i0
.L238:
	call	funlockfile, 0
	 add	%l7, 16, %o0
	jmp	%i7+8
	 restore
.L239:
	b	.L238
	 mov	-1, %i0
	.size	puts, .-puts
	.section	.text.fgets,"ax",@progbits
	.align 4
	.global fgets
	.type	fgets, #function
	.proc	0102
fgets:
	save	%sp, -96, %sp
	mov	%i2, %o0
	add	%i1, -1, %i1
	call	flockfile, 0
	 mov	%i0, %i5
	b	.L241
	 add	%i0, %i1, %i1
.L256:
	call	getc, 0
	 nop
	cmp	%o0, -1
	be	.L255
	 cmp	%o0, 10
	stb	%o0, [%i5]
	be	.L242
	 add	%i5, 1, %i5
.L241:
	sub	%i1, %i5, %g1
	cmp	%g1, 0
	bg	.L256
	 mov	%i2, %o0
.L242:
	stb	%g0, [%i5]
.L245:
.L257:
	call	funlockfile, 0
	 mov	%i2, %o0
	jmp	%i7+8
	 restore
.L255:
	cmp	%i5, %i0
	be,a	.L257
	 mov	0, %i0
	ldub	[%i2+12], %g1
	andcc	%g1, 32, %g0
	be,a	.L257
	 stb	%g0, [%i5]
	b	.L245
	 mov	0, %i0
	.size	fgets, .-fgets
	.section	.text.fdopen,"ax",@progbits
	.align 4
	.global fdopen
	.type	fdopen, #function
	.proc	0110
fdopen:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%fp, -4, %o1
	call	parse_mode, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bl	.L267
	 mov	0, %o0
	call	free_stream, 0
	 nop
	cmp	%o0, 0
	be	.L261
	 and	%i0, 0xff, %g2
	ldub	[%fp-1], %g1
	sra	%i0, 8, %i0
	sll	%g1, 8, %g1
	and	%i0, 0xff, %i0
	or	%g1, %g2, %g1
	st	%g0, [%o0]
	sth	%g1, [%o0+12]
	st	%g0, [%o0+4]
	st	%g0, [%o0+8]
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%o0, %g1, %g1
	cmp	%g1, 304
	bgu	.L262
	 sth	%i0, [%o0+14]
	sra	%g1, 4, %g1
.L263:
	add	%g1, %g1, %g2
	sethi	%gdop_hix22(more), %g3
	add	%g2, %g1, %g1
	xor	%g3, %gdop_lox10(more), %g3
	sll	%g1, 3, %g1
	ld	[%l7 + %g3], %l7, %gdop(more)
	add	%l7, %g1, %l7
	st	%g0, [%l7+4]
	st	%g0, [%l7+8]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L261:
	mov	0, %o0
.L267:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L262:
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%o0, %g1, %g1
	sra	%g1, 4, %g1
	b	.L263
	 add	%g1, 20, %g1
	.size	fdopen, .-fdopen
	.section	.text.fopen,"ax",@progbits
	.align 4
	.global fopen
	.type	fopen, #function
	.proc	0110
fopen:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%fp, -4, %o1
	mov	%i1, %o0
	call	parse_mode, 0
	 mov	%i0, %i4
	orcc	%o0, 0, %i5
	bge	.L269
	 nop
.L273:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L269:
	call	free_stream, 0
	 nop
	orcc	%o0, 0, %i0
	be	.L273
	 mov	438, %o2
	mov	%i5, %o1
	call	open, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bl	.L279
	 and	%o0, 0xff, %g2
	ldub	[%fp-1], %g1
	sra	%o0, 8, %o0
	sll	%g1, 8, %g1
	and	%o0, 0xff, %o0
	or	%g1, %g2, %g1
	st	%g0, [%i0]
	sth	%g1, [%i0+12]
	st	%g0, [%i0+4]
	st	%g0, [%i0+8]
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i0, %g1, %g1
	cmp	%g1, 304
	bgu	.L274
	 sth	%o0, [%i0+14]
	sra	%g1, 4, %g1
	sethi	%gdop_hix22(more), %g3
	add	%g1, %g1, %g2
	xor	%g3, %gdop_lox10(more), %g3
	add	%g2, %g1, %g1
	ld	[%l7 + %g3], %l7, %gdop(more)
	sll	%g1, 3, %g1
	add	%l7, %g1, %l7
	st	%g0, [%l7+4]
	st	%g0, [%l7+8]
	jmp	%i7+8
	 restore
.L279:
	stb	%g0, [%i0+12]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L274:
	sethi	%gdop_hix22(__more_streams), %g1
	sethi	%gdop_hix22(more), %g3
	xor	%g1, %gdop_lox10(__more_streams), %g1
	xor	%g3, %gdop_lox10(more), %g3
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	ld	[%l7 + %g3], %l7, %gdop(more)
	sub	%i0, %g1, %g1
	sra	%g1, 4, %g1
	add	%g1, 20, %g1
	add	%g1, %g1, %g2
	add	%g2, %g1, %g1
	sll	%g1, 3, %g1
	add	%l7, %g1, %l7
	st	%g0, [%l7+4]
	st	%g0, [%l7+8]
	jmp	%i7+8
	 restore
	.size	fopen, .-fopen
	.section	.text.__fopen64,"ax",@progbits
	.align 4
	.global __fopen64
	.type	__fopen64, #function
	.proc	0110
__fopen64:
	save	%sp, -96, %sp
	call	fopen, 0
	 restore
	.size	__fopen64, .-__fopen64
	.section	.text.fopen64,"ax",@progbits
	.align 4
	.global fopen64
	.type	fopen64, #function
	.proc	0110
fopen64:
	save	%sp, -96, %sp
	call	fopen, 0
	 restore
	.size	fopen64, .-fopen64
	.section	.text.fflush,"ax",@progbits
	.align 4
	.global fflush
	.type	fflush, #function
	.proc	04
fflush:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	orcc	%i0, 0, %i5
	bne	.L283
	 sethi	%gdop_hix22(__more_streams), %g1
	sethi	%gdop_hix22(__iob), %i5
	xor	%i5, %gdop_lox10(__iob), %i5
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %i5], %i5, %gdop(__iob)
	mov	0, %i0
	ld	[%l7 + %g1], %l7, %gdop(__more_streams)
	add	%l7, 3776, %i3
	cmp	%i5, %i3
	be	.L309
	 add	%i5, 304, %i4
.L284:
	ldub	[%i5+12], %g1
.L306:
	andcc	%g1, 2, %g0
	bne	.L302
	 cmp	%i5, %i4
	be,a	.L284
	 mov	%l7, %i5
	add	%i5, 16, %i5
.L307:
	cmp	%i5, %i3
	bne,a	.L306
	 ldub	[%i5+12], %g1
.L309:
	jmp	%i7+8
	 restore
.L302:
	call	flockfile, 0
	 mov	%i5, %o0
	ldub	[%i5+12], %g1
	andcc	%g1, 2, %g0
	bne	.L303
	 nop
.L288:
	call	funlockfile, 0
	 mov	%i5, %o0
	cmp	%i5, %i4
	bne,a	.L307
	 add	%i5, 16, %i5
	b	.L284
	 mov	%l7, %i5
.L303:
	call	flush_output, 0
	 mov	%i5, %o0
	b	.L288
	 or	%i0, %o0, %i0
.L283:
	call	flockfile, 0
	 mov	%i5, %o0
	ldub	[%i5+12], %g1
	andcc	%g1, 2, %g0
	bne	.L305
	 mov	0, %i0
	call	funlockfile, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L305:
	call	flush_output, 0
	 mov	%i5, %o0
	mov	%o0, %i0
	call	funlockfile, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
	.size	fflush, .-fflush
	.section	.text.fclose,"ax",@progbits
	.align 4
	.global fclose
	.type	fclose, #function
	.proc	04
fclose:
	save	%sp, -96, %sp
	call	flockfile, 0
	 mov	%i0, %o0
	call	fflush, 0
	 mov	%i0, %o0
	ldub	[%i0+12], %g1
	mov	%i0, %i5
	andcc	%g1, 0xff, %g0
	be	.L317
	 mov	%o0, %i0
	andcc	%g1, 1, %g0
	bne,a	.L313
	 ld	[%i5], %g1
	ld	[%i5+8], %o0
.L314:
	cmp	%o0, 0
	be,a	.L326
	 lduh	[%i5+14], %g1
	ldub	[%i5+12], %g1
	andcc	%g1, 8, %g0
	bne	.L324
	 nop
	lduh	[%i5+14], %g1
.L326:
	sll	%g1, 8, %g1
	ldub	[%i5+13], %o0
	st	%g0, [%i5+4]
	st	%g0, [%i5+8]
	st	%g0, [%i5]
	stb	%g0, [%i5+12]
	call	close, 0
	 or	%g1, %o0, %o0
	cmp	%o0, 0
	bne,a	.L327
	 mov	-1, %i0
.L312:
.L327:
	call	funlockfile, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L324:
	call	free, 0
	 add	%o0, -8, %o0
	b	.L326
	 lduh	[%i5+14], %g1
.L313:
	cmp	%g1, 0
	bg	.L325
	 subcc	%g0, %g1, %o5
	ld	[%i5+8], %o0
	st	%g0, [%i5]
	b	.L314
	 st	%o0, [%i5+4]
.L325:
	lduh	[%i5+14], %g2
	sra	%g1, 31, %i2
	sll	%g2, 8, %g2
	subx	%g0, %i2, %o4
	ldub	[%i5+13], %o0
	mov	1, %o3
	mov	%o4, %o1
	mov	%o5, %o2
	call	__lseek64, 0
	 or	%g2, %o0, %o0
	ld	[%i5+8], %o0
	st	%g0, [%i5]
	b	.L314
	 st	%o0, [%i5+4]
.L317:
	b	.L312
	 mov	-1, %i0
	.size	fclose, .-fclose
	.section	.text.freopen,"ax",@progbits
	.align 4
	.global freopen
	.type	freopen, #function
	.proc	0110
freopen:
	save	%sp, -104, %sp
	add	%fp, -4, %o1
	call	parse_mode, 0
	 mov	%i1, %o0
	mov	%o0, %i5
	call	fclose, 0
	 mov	%i2, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, 0
	bl	.L331
	 mov	438, %o2
	mov	%i5, %o1
	call	open, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bl	.L331
	 and	%o0, 0xff, %g2
	ldub	[%fp-1], %g1
	sra	%o0, 8, %o0
	sll	%g1, 8, %g1
	and	%o0, 0xff, %o0
	or	%g1, %g2, %g1
	st	%g0, [%i2]
	sth	%g1, [%i2+12]
	st	%g0, [%i2+4]
	st	%g0, [%i2+8]
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i2, %g1, %g1
	cmp	%g1, 304
	bgu	.L332
	 sth	%o0, [%i2+14]
	sra	%g1, 4, %g1
	sethi	%gdop_hix22(more), %g3
	add	%g1, %g1, %g2
	xor	%g3, %gdop_lox10(more), %g3
	add	%g2, %g1, %g1
	ld	[%l7 + %g3], %l7, %gdop(more)
	sll	%g1, 3, %g1
	add	%l7, %g1, %l7
	st	%g0, [%l7+4]
	st	%g0, [%l7+8]
	jmp	%i7+8
	 restore %g0, %i2, %o0
.L331:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L332:
	sethi	%gdop_hix22(__more_streams), %g1
	sethi	%gdop_hix22(more), %g3
	xor	%g1, %gdop_lox10(__more_streams), %g1
	xor	%g3, %gdop_lox10(more), %g3
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i2, %g1, %g1
	ld	[%l7 + %g3], %l7, %gdop(more)
	sra	%g1, 4, %g1
	add	%g1, 20, %g1
	add	%g1, %g1, %g2
	add	%g2, %g1, %g1
	sll	%g1, 3, %g1
	add	%l7, %g1, %l7
	st	%g0, [%l7+4]
	st	%g0, [%l7+8]
	jmp	%i7+8
	 restore %g0, %i2, %o0
	.size	freopen, .-freopen
	.section	.text.setvbuf,"ax",@progbits
	.align 4
	.global setvbuf
	.type	setvbuf, #function
	.proc	04
setvbuf:
	save	%sp, -96, %sp
	xor	%i2, 4, %g1
	cmp	%g0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	addx	%g0, 0, %i5
	andcc	%i2, -5, %g0
	be	.L343
	 cmp	%i2, 64
	bne	.L342
	 nop
.L343:
	ld	[%i0+8], %o0
	cmp	%o0, 0
	be	.L337
	 ldub	[%i0+12], %g1
	andcc	%g1, 8, %g0
	bne	.L359
	 nop
.L337:
	cmp	%g0, %i1
	and	%g1, -77, %g1
	st	%g0, [%i0+4]
	or	%g1, %i2, %g1
	st	%g0, [%i0+8]
	stb	%g1, [%i0+12]
	st	%g0, [%i0]
	addx	%g0, 0, %g2
	cmp	%i3, 8
	bleu	.L360
	 mov	1, %g1
.L339:
	andcc	%g2, %g1, %g0
	be	.L338
	 cmp	%i5, 0
	bne	.L361
	 add	%i1, 8, %i1
.L338:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L360:
	b	.L339
	 mov	0, %g1
.L361:
	st	%i1, [%i0+4]
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i0, %g1, %g1
	cmp	%g1, 304
	bgu	.L340
	 st	%i1, [%i0+8]
	sra	%g1, 4, %i0
.L341:
	add	%i0, %i0, %g1
	add	%i3, -8, %i3
	add	%g1, %i0, %g1
	sethi	%gdop_hix22(more), %g2
	sll	%g1, 3, %g1
	xor	%g2, %gdop_lox10(more), %g2
	ld	[%l7 + %g2], %l7, %gdop(more)
	st	%i3, [%l7+%g1]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L359:
	call	free, 0
	 add	%o0, -8, %o0
	ldub	[%i0+12], %g1
	cmp	%g0, %i1
	and	%g1, -77, %g1
	st	%g0, [%i0+4]
	or	%g1, %i2, %g1
	st	%g0, [%i0+8]
	stb	%g1, [%i0+12]
	st	%g0, [%i0]
	addx	%g0, 0, %g2
	cmp	%i3, 8
	bgu	.L339
	 mov	1, %g1
	b	.L339
	 mov	0, %g1
.L340:
	sethi	%gdop_hix22(__more_streams), %g1
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %i0
	sra	%i0, 4, %i0
	b	.L341
	 add	%i0, 20, %i0
.L342:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	setvbuf, .-setvbuf
	.section	.text.setbuf,"ax",@progbits
	.align 4
	.global setbuf
	.type	setbuf, #function
	.proc	020
setbuf:
	save	%sp, -96, %sp
	sethi	%hi(8192), %i3
	cmp	%g0, %i1
	subx	%g0, -1, %i2
	sll	%i2, 2, %i2
	call	setvbuf, 0
	 restore
	.size	setbuf, .-setbuf
	.section	.text.setlinebuf,"ax",@progbits
	.align 4
	.global setlinebuf
	.type	setlinebuf, #function
	.proc	020
setlinebuf:
	save	%sp, -96, %sp
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
	save	%sp, -96, %sp
	call	flockfile, 0
	 mov	%i0, %o0
	ldub	[%i0+12], %g1
	andcc	%g1, 2, %g0
	bne	.L375
	 mov	%i0, %i5
	ld	[%i0+8], %g2
	cmp	%g2, 0
	be	.L377
	 andcc	%g1, 128, %g0
	ld	[%i0], %g3
	cmp	%g3, 0
	bg	.L376
	 sra	%g3, 31, %o4
	st	%g0, [%i5]
	st	%g2, [%i5+4]
.L367:
	andcc	%g1, 128, %g0
.L377:
	bne	.L369
	 and	%g1, -17, %g2
	stb	%g2, [%i5+12]
.L370:
	lduh	[%i5+14], %g1
	sll	%g1, 8, %g1
	ldub	[%i5+13], %o0
	mov	%i3, %o3
	mov	%i1, %o1
	mov	%i2, %o2
	call	__lseek64, 0
	 or	%g1, %o0, %o0
	sra	%o0, 31, %i0
.L366:
.L378:
	call	funlockfile, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L369:
	and	%g1, -20, %g1
	st	%g0, [%i5]
	b	.L370
	 stb	%g1, [%i5+12]
.L375:
	call	flush_output, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,a	.L378
	 mov	-1, %i0
	b	.L367
	 ldub	[%i0+12], %g1
.L376:
	lduh	[%i0+14], %g1
	subcc	%g0, %g3, %g3
	sll	%g1, 8, %g1
	subx	%g0, %o4, %g2
	ldub	[%i0+13], %o0
	mov	%g2, %o1
	or	%g1, %o0, %o0
	mov	1, %o3
	call	__lseek64, 0
	 mov	%g3, %o2
	ld	[%i0+8], %g2
	ldub	[%i0+12], %g1
	st	%g0, [%i5]
	b	.L367
	 st	%g2, [%i5+4]
	.size	__fseeko64, .-__fseeko64
	.section	.text.fseek,"ax",@progbits
	.align 4
	.global fseek
	.type	fseek, #function
	.proc	04
fseek:
	save	%sp, -96, %sp
	mov	%i1, %g1
	mov	%i2, %i3
	sra	%i1, 31, %i1
	call	__fseeko64, 0
	 restore %g0, %g1, %o2
	.size	fseek, .-fseek
	.section	.text.__ftello64,"ax",@progbits
	.align 4
	.global __ftello64
	.type	__ftello64, #function
	.proc	05
__ftello64:
	save	%sp, -96, %sp
	call	flockfile, 0
	 mov	%i0, %o0
	lduh	[%i0+14], %g1
	sll	%g1, 8, %g1
	ldub	[%i0+13], %o0
	mov	1, %o3
	mov	0, %o1
	mov	0, %o2
	call	__lseek64, 0
	 or	%g1, %o0, %o0
	mov	%i0, %i5
	mov	%o0, %i0
	cmp	%i0, 0
	bl	.L381
	 mov	%o1, %i1
	ld	[%i5+8], %g1
	cmp	%g1, 0
	be	.L381
	 nop
	ldub	[%i5+12], %g2
	andcc	%g2, 2, %g0
	be,a	.L383
	 ld	[%i5], %g1
	ld	[%i5+4], %g2
	sub	%g2, %g1, %g1
	sra	%g1, 31, %i2
	addcc	%o1, %g1, %i1
	addx	%i0, %i2, %i0
.L381:
	call	funlockfile, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L383:
	xnor	%g0, %g1, %g4
	sra	%g4, 31, %g4
	and	%g1, %g4, %g1
	subcc	%o1, %g1, %i1
	sra	%g1, 31, %g2
	mov	%i5, %o0
	call	funlockfile, 0
	 subx	%i0, %g2, %i0
	jmp	%i7+8
	 restore
	.size	__ftello64, .-__ftello64
	.section	.text.ftell,"ax",@progbits
	.align 4
	.global ftell
	.type	ftell, #function
	.proc	04
ftell:
	save	%sp, -96, %sp
	call	__ftello64, 0
	 mov	%i0, %o0
	sra	%o1, 31, %g1
	cmp	%g1, %o0
	be	.L393
	 mov	%o1, %i0
	call	___errno, 0
	 mov	-1, %i0
	mov	79, %g1
	st	%g1, [%o0]
.L393:
	jmp	%i7+8
	 restore
	.size	ftell, .-ftell
	.section	.text.fseeko,"ax",@progbits
	.align 4
	.global fseeko
	.type	fseeko, #function
	.proc	04
fseeko:
	save	%sp, -96, %sp
	call	fseek, 0
	 restore
	.size	fseeko, .-fseeko
	.section	.text.ftello,"ax",@progbits
	.align 4
	.global ftello
	.type	ftello, #function
	.proc	04
ftello:
	save	%sp, -96, %sp
	call	ftell, 0
	 restore
	.size	ftello, .-ftello
	.section	.text.rewind,"ax",@progbits
	.align 4
	.global rewind
	.type	rewind, #function
	.proc	020
rewind:
	save	%sp, -96, %sp
	mov	0, %o2
	mov	0, %o1
	call	fseek, 0
	 mov	%i0, %o0
	ldub	[%i0+12], %g1
	and	%g1, -33, %g1
	stb	%g1, [%i0+12]
	jmp	%i7+8
	 restore
	.size	rewind, .-rewind
	.section	.text.feof,"ax",@progbits
	.align 4
	.global feof
	.type	feof, #function
	.proc	04
feof:
	save	%sp, -96, %sp
	ldub	[%i0+12], %i0
	and	%i0, 16, %i0
	jmp	%i7+8
	 restore
	.size	feof, .-feof
	.section	.text.ferror,"ax",@progbits
	.align 4
	.global ferror
	.type	ferror, #function
	.proc	04
ferror:
	save	%sp, -96, %sp
	ldub	[%i0+12], %i0
	and	%i0, 32, %i0
	jmp	%i7+8
	 restore
	.size	ferror, .-ferror
	.section	.text.clearerr,"ax",@progbits
	.align 4
	.global clearerr
	.type	clearerr, #function
	.proc	020
clearerr:
	save	%sp, -96, %sp
	ldub	[%i0+12], %g1
	and	%g1, -49, %g1
	stb	%g1, [%i0+12]
	jmp	%i7+8
	 restore
	.size	clearerr, .-clearerr
	.section	.text.fileno,"ax",@progbits
	.align 4
	.global fileno
	.type	fileno, #function
	.proc	04
fileno:
	save	%sp, -96, %sp
	lduh	[%i0+14], %g1
	ldub	[%i0+13], %i0
	sll	%g1, 8, %g1
	or	%g1, %i0, %i0
	jmp	%i7+8
	 restore
	.size	fileno, .-fileno
	.section	.text.print_text,"ax",@progbits
	.align 4
	.global print_text
	.type	print_text, #function
	.proc	04
print_text:
	save	%sp, -120, %sp
	call	flockfile, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(put_in_stream), %g1
	st	%g0, [%fp-8]
	xor	%g1, %gdop_lox10(put_in_stream), %g1
	st	%i0, [%fp-4]
	ld	[%l7 + %g1], %l7, %gdop(put_in_stream)
	st	%l7, [%fp-12]
	ldub	[%i0+12], %g1
	andcc	%g1, 4, %g0
	be	.L416
	 mov	%i0, %i5
	ld	[%i0+8], %o0
	cmp	%o0, 0
	be	.L404
	 andcc	%g1, 8, %g0
	bne	.L417
	 nop
.L404:
	and	%g1, -13, %g1
	ld	[%i1], %g3
	stb	%g1, [%i5+12]
	ld	[%i1+4], %g2
	st	%g0, [%i5+4]
	st	%g0, [%i5+8]
	st	%g0, [%i5]
	mov	%i2, %o2
	add	%fp, -24, %o1
	st	%g3, [%fp-24]
	st	%g2, [%fp-20]
	call	format_text, 0
	 add	%fp, -12, %o0
	mov	%o0, %i0
	call	flush_output, 0
	 mov	%i5, %o0
	ld	[%i5+8], %o0
	cmp	%o0, 0
	be	.L406
	 ldub	[%i5+12], %g1
	andcc	%g1, 8, %g0
	bne	.L418
	 nop
.L406:
	and	%g1, -9, %g1
	or	%g1, 4, %g1
	st	%g0, [%i5+4]
	st	%g0, [%i5+8]
	st	%g0, [%i5]
	stb	%g1, [%i5+12]
	call	funlockfile, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L416:
	ld	[%i1], %g2
	ld	[%i1+4], %g1
	st	%g2, [%fp-24]
	st	%g1, [%fp-20]
	mov	%i2, %o2
	add	%fp, -24, %o1
	call	format_text, 0
	 add	%fp, -12, %o0
	mov	%o0, %i0
	call	funlockfile, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L417:
	call	free, 0
	 add	%o0, -8, %o0
	b	.L404
	 ldub	[%i0+12], %g1
.L418:
	call	free, 0
	 add	%o0, -8, %o0
	b	.L406
	 ldub	[%i5+12], %g1
	.size	print_text, .-print_text
	.section	.text.vfprintf,"ax",@progbits
	.align 4
	.global vfprintf
	.type	vfprintf, #function
	.proc	04
vfprintf:
	save	%sp, -112, %sp
	st	%i1, [%fp-8]
	st	%g0, [%fp-4]
	ldd	[%fp-8], %g2
	mov	%i2, %o2
	add	%fp, -16, %o1
	std	%g2, [%fp-16]
	call	print_text, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	vfprintf, .-vfprintf
	.section	.text.vprintf,"ax",@progbits
	.align 4
	.global vprintf
	.type	vprintf, #function
	.proc	04
vprintf:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i1, %i2
	sethi	%gdop_hix22(__iob), %g1
	mov	%i0, %i1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %i0, %gdop(__iob)
	call	vfprintf, 0
	 restore %i0, 16, %o0
	.size	vprintf, .-vprintf
	.section	.text.fprintf,"ax",@progbits
	.align 4
	.global fprintf
	.type	fprintf, #function
	.proc	04
fprintf:
	save	%sp, -104, %sp
	add	%fp, 76, %o2
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o2, [%fp-4]
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
	save	%sp, -104, %sp
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	add	%fp, 72, %o2
	mov	%i0, %o1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	st	%i1, [%fp+72]
	ld	[%l7 + %g1], %o0, %gdop(__iob)
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o2, [%fp-4]
	call	vfprintf, 0
	 add	%o0, 16, %o0
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
	save	%sp, -96, %sp
	call	___errno, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	be	.L431
	 ld	[%o0], %i5
	ldsb	[%i0], %g1
	cmp	%g1, 0
	bne	.L430
	 sethi	%gdop_hix22(__iob), %g1
.L431:
	sethi	%gdop_hix22(__iob), %i0
	mov	%i5, %o0
	call	strerror, 0
	 xor	%i0, %gdop_lox10(__iob), %i0
	ld	[%l7 + %i0], %i0, %gdop(__iob)
	sethi	%gdop_hix22(.LC1), %i1
	add	%i0, 32, %i0
	xor	%i1, %gdop_lox10(.LC1), %i1
	ld	[%l7 + %i1], %i1, %gdop(.LC1)
	call	fprintf, 0
	 restore %g0, %o0, %o2
.L430:
	xor	%g1, %gdop_lox10(__iob), %g1
	mov	%i0, %o2
	sethi	%gdop_hix22(.LC0), %o1
	ld	[%l7 + %g1], %i0, %gdop(__iob)
	xor	%o1, %gdop_lox10(.LC0), %o1
	add	%i0, 32, %o0
	call	fprintf, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC0)
	mov	%i5, %o0
	call	strerror, 0
	 sethi	%gdop_hix22(.LC1), %i1
	xor	%i1, %gdop_lox10(.LC1), %i1
	add	%i0, 32, %i0
	ld	[%l7 + %i1], %i1, %gdop(.LC1)
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
	save	%sp, -96, %sp
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	mov	%i2, %o4
	mov	%i1, %o3
	mov	%i0, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC2), %o1
	ld	[%l7 + %g1], %o0, %gdop(__iob)
	xor	%o1, %gdop_lox10(.LC2), %o1
	add	%o0, 32, %o0
	call	fprintf, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC2)
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
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	mov	%i0, %i4
	xor	%g1, %gdop_lox10(__iob), %g1
	mov	%i0, %i5
	b	.L434
	 ld	[%l7 + %g1], %l7, %gdop(__iob)
.L435:
	be,a	.L441
	 stb	%g0, [%i5]
	add	%i5, 1, %i5
	stb	%o0, [%i5-1]
.L434:
	call	getc, 0
	 mov	%l7, %o0
	cmp	%o0, -1
	bne	.L435
	 cmp	%o0, 10
	cmp	%i5, %i4
	be	.L442
	 mov	0, %i0
	stb	%g0, [%i5]
.L441:
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L442:
	jmp	%i7+8
	 restore
	.size	gets, .-gets
	.section	.text.getw,"ax",@progbits
	.align 4
	.global getw
	.type	getw, #function
	.proc	04
getw:
	save	%sp, -104, %sp
	mov	1, %o2
	mov	%i0, %o3
	mov	4, %o1
	call	fread, 0
	 add	%fp, -4, %o0
	cmp	%o0, 1
	bne	.L445
	 nop
	ld	[%fp-4], %i0
	jmp	%i7+8
	 restore
.L445:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	getw, .-getw
	.section	.text.putw,"ax",@progbits
	.align 4
	.global putw
	.type	putw, #function
	.proc	04
putw:
	save	%sp, -96, %sp
	mov	1, %o2
	st	%i0, [%fp+68]
	mov	%i1, %o3
	mov	4, %o1
	call	fwrite, 0
	 add	%fp, 68, %o0
	xor	%o0, 1, %o0
	cmp	%g0, %o0
	subx	%g0, 0, %i0
	jmp	%i7+8
	 restore
	.size	putw, .-putw
	.section	.text.fgetpos,"ax",@progbits
	.align 4
	.global fgetpos
	.type	fgetpos, #function
	.proc	04
fgetpos:
	save	%sp, -96, %sp
	call	ftell, 0
	 mov	%i0, %o0
	st	%o0, [%i1]
	sra	%o0, 31, %i0
	jmp	%i7+8
	 restore
	.size	fgetpos, .-fgetpos
	.section	.text.fsetpos,"ax",@progbits
	.align 4
	.global fsetpos
	.type	fsetpos, #function
	.proc	04
fsetpos:
	save	%sp, -96, %sp
	ld	[%i1], %i1
	call	fseek, 0
	 restore %g0, 0, %o2
	.size	fsetpos, .-fsetpos
	.section	.text.setbuffer,"ax",@progbits
	.align 4
	.global setbuffer
	.type	setbuffer, #function
	.proc	020
setbuffer:
	save	%sp, -96, %sp
	cmp	%g0, %i1
	mov	%i2, %i3
	subx	%g0, -1, %i2
	sll	%i2, 2, %i2
	call	setvbuf, 0
	 restore
	.size	setbuffer, .-setbuffer
	.section	.text.getc_unlocked,"ax",@progbits
	.align 4
	.global getc_unlocked
	.type	getc_unlocked, #function
	.proc	04
getc_unlocked:
	save	%sp, -96, %sp
	call	getc, 0
	 restore
	.size	getc_unlocked, .-getc_unlocked
	.section	.text.putc_unlocked,"ax",@progbits
	.align 4
	.global putc_unlocked
	.type	putc_unlocked, #function
	.proc	04
putc_unlocked:
	save	%sp, -96, %sp
	call	putc, 0
	 restore
	.size	putc_unlocked, .-putc_unlocked
	.section	.text.getchar_unlocked,"ax",@progbits
	.align 4
	.global getchar_unlocked
	.type	getchar_unlocked, #function
	.proc	04
getchar_unlocked:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %i0
	xor	%i0, %gdop_lox10(__iob), %i0
	ld	[%l7 + %i0], %i0, %gdop(__iob)
	call	getc, 0
	 restore
	.size	getchar_unlocked, .-getchar_unlocked
	.section	.text.putchar_unlocked,"ax",@progbits
	.align 4
	.global putchar_unlocked
	.type	putchar_unlocked, #function
	.proc	04
putchar_unlocked:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %i1, %gdop(__iob)
	call	putc, 0
	 restore %i1, 16, %o1
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
	save	%sp, -112, %sp
	ldub	[%i1], %i5
	sll	%i5, 24, %i5
	sra	%i5, 24, %g1
	xor	%g1, 119, %g2
	cmp	%g0, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	addx	%g0, 0, %i4
	cmp	%g1, 114
	be	.L471
	 cmp	%i4, 0
	bne	.L455
	 nop
.L471:
	ldsb	[%i1+1], %g1
	cmp	%g1, 0
	bne	.L455
	 nop
	call	pipe, 0
	 add	%fp, -8, %o0
	cmp	%o0, 0
	bne	.L458
	 sra	%i5, 24, %i5
	xor	%i5, 119, %i5
	cmp	%g0, %i5
	call	fork, 0
	 subx	%g0, -1, %i3
	orcc	%o0, 0, %i5
	be	.L484
	 and	%i4, 0xff, %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	call	close, 0
	 ld	[%g1-8], %o0
	cmp	%i5, 0
	bl	.L468
	 sll	%i3, 2, %i3
	add	%fp, %i3, %g1
	mov	%i1, %o1
	call	fdopen, 0
	 ld	[%g1-8], %o0
	orcc	%o0, 0, %i0
	be	.L468
	 sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i0, %g1, %g1
	cmp	%g1, 304
	bgu,a	.L469
	 sethi	%gdop_hix22(__more_streams), %g1
	sra	%g1, 4, %g1
	sethi	%gdop_hix22(more), %g3
	add	%g1, %g1, %g2
	xor	%g3, %gdop_lox10(more), %g3
	add	%g2, %g1, %g1
	ld	[%l7 + %g3], %l7, %gdop(more)
	sll	%g1, 3, %g1
	add	%l7, %g1, %l7
	st	%i5, [%l7+4]
	jmp	%i7+8
	 restore
.L455:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
.L458:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L469:
	sethi	%gdop_hix22(more), %g3
	xor	%g1, %gdop_lox10(__more_streams), %g1
	xor	%g3, %gdop_lox10(more), %g3
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	ld	[%l7 + %g3], %l7, %gdop(more)
	sub	%i0, %g1, %g1
	sra	%g1, 4, %g1
	add	%g1, 20, %g1
	add	%g1, %g1, %g2
	add	%g2, %g1, %g1
	sll	%g1, 3, %g1
	add	%l7, %g1, %l7
	st	%i5, [%l7+4]
	jmp	%i7+8
	 restore
.L468:
	add	%fp, %i3, %i4
	mov	0, %i0
	call	close, 0
	 ld	[%i4-8], %o0
	jmp	%i7+8
	 restore
.L484:
	sethi	%gdop_hix22(more), %g2
	sethi	%gdop_hix22(__iob), %i1
	xor	%g2, %gdop_lox10(more), %g2
	xor	%i1, %gdop_lox10(__iob), %i1
	ld	[%l7 + %g2], %g2, %gdop(more)
	sethi	%gdop_hix22(__more_streams), %g3
	add	%g2, 4, %i4
	xor	%g3, %gdop_lox10(__more_streams), %g3
	ld	[%l7 + %i1], %i1, %gdop(__iob)
	ld	[%l7 + %g3], %g3, %gdop(__more_streams)
	b	.L465
	 add	%g3, -320, %i2
.L464:
	lduh	[%g3+14], %g2
	sll	%g2, 8, %g2
	st	%g1, [%fp-12]
	ldub	[%g3+13], %o0
	call	close, 0
	 or	%g2, %o0, %o0
	ld	[%fp-12], %g1
	add	%i5, 1, %i5
.L486:
	add	%i4, 24, %i4
	add	%i1, 16, %i1
	cmp	%i5, 256
	be	.L485
	 add	%i2, 16, %i2
.L465:
	ld	[%i4], %g2
	cmp	%g2, 0
	be,a	.L486
	 add	%i5, 1, %i5
	cmp	%i5, 19
	bg	.L464
	 mov	%i2, %g3
	b	.L464
	 mov	%i1, %g3
.L485:
	sll	%g1, 2, %i5
	add	%fp, %i5, %i5
	ld	[%i5-8], %o0
	cmp	%o0, %g1
	be	.L487
	 sll	%i3, 2, %g2
	mov	%g1, %o1
	call	dup2, 0
	 st	%g1, [%fp-12]
	call	close, 0
	 ld	[%i5-8], %o0
	ld	[%fp-12], %g1
	sll	%i3, 2, %g2
.L487:
	add	%fp, %g2, %g2
	ld	[%g2-8], %o0
	cmp	%o0, %g1
	be	.L488
	 mov	0, %o4
	call	close, 0
	 nop
	mov	0, %o4
.L488:
	mov	%i0, %o3
	sethi	%gdop_hix22(.LC3), %o2
	sethi	%gdop_hix22(.LC4), %o1
	xor	%o2, %gdop_lox10(.LC3), %o2
	xor	%o1, %gdop_lox10(.LC4), %o1
	ld	[%l7 + %o2], %o2, %gdop(.LC3)
	ld	[%l7 + %o1], %o1, %gdop(.LC4)
	sethi	%gdop_hix22(.LC5), %o0
	xor	%o0, %gdop_lox10(.LC5), %o0
	call	execl, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC5)
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
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__iob), %g1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %g1, %gdop(__iob)
	sub	%i0, %g1, %g1
	cmp	%g1, 304
	bgu,a	.L490
	 sethi	%gdop_hix22(__more_streams), %g1
	sra	%g1, 4, %g1
.L491:
	sethi	%gdop_hix22(more), %g3
	add	%g1, %g1, %g2
	xor	%g3, %gdop_lox10(more), %g3
	add	%g2, %g1, %g1
	ld	[%l7 + %g3], %l7, %gdop(more)
	sll	%g1, 3, %g1
	add	%l7, %g1, %l7
	ld	[%l7+4], %i5
	cmp	%i5, 0
	be	.L499
	 mov	%i0, %o0
	call	fclose, 0
	 add	%fp, -4, %i4
	b	.L500
	 mov	0, %o2
.L496:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 4
	bne	.L493
	 mov	0, %o2
.L500:
	mov	%i4, %o1
	call	waitpid, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bl	.L496
	 ld	[%fp-4], %i0
	jmp	%i7+8
	 restore
.L490:
	xor	%g1, %gdop_lox10(__more_streams), %g1
	ld	[%l7 + %g1], %g1, %gdop(__more_streams)
	sub	%i0, %g1, %g1
	sra	%g1, 4, %g1
	b	.L491
	 add	%g1, 20, %g1
.L499:
	call	___errno, 0
	 nop
	mov	10, %g1
	st	%g1, [%o0]
.L493:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	pclose, .-pclose
	.local	more
	.common	more,6144,4
	.global __iob
	.section	".data"
	.align 4
	.type	__iob, #object
	.size	__iob, 320
__iob:
	.long	0
	.long	0
	.long	0
	.byte	1
	.byte	0
	.half	0
	.long	0
	.long	0
	.long	0
	.byte	2
	.byte	1
	.half	0
	.long	0
	.long	0
	.long	0
	.byte	6
	.byte	2
	.half	0
	.skip	272
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
