! 53bff3cc900d2dd91bc31626de7ce5f3 emu/guest/libc/sunos/queues.c
	.file	"queues.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"/tmp/.MQD%s"
	.section	.text.path_of,"ax",@progbits
	.align 4
	.type	path_of, #function
	.proc	04
path_of:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldsb	[%i0], %g1
	cmp	%g1, 47
	bne	.L14
	 mov	%i0, %o3
	add	%i0, 1, %i0
.L15:
	ldsb	[%i0], %g1
	cmp	%g1, 47
	be,a	.L15
	 add	%i0, 1, %i0
	mov	%i0, %o3
.L14:
	sethi	%gdop_hix22(.LC0), %o2
	mov	256, %o1
	xor	%o2, %gdop_lox10(.LC0), %o2
	mov	%i1, %o0
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC0)
	ldsb	[%i0], %g1
	cmp	%g1, 0
	be	.L4
	 cmp	%o0, 255
	bg	.L8
	 mov	%i0, %o0
	mov	47, %o1
	call	strchr, 0
	 mov	0, %i0
	cmp	%o0, 0
	bne	.L5
	 mov	22, %i5
	jmp	%i7+8
	 restore
.L4:
	bg	.L5
	 mov	78, %i5
	mov	22, %i5
.L5:
	call	___errno, 0
	 mov	-1, %i0
	st	%i5, [%o0]
	jmp	%i7+8
	 restore
.L8:
	b	.L5
	 mov	78, %i5
	.size	path_of, .-path_of
	.section	.text.receive_until,"ax",@progbits
	.align 4
	.type	receive_until, #function
	.proc	04
receive_until:
	save	%sp, -96, %sp
	add	%i0, -1, %g1
	cmp	%g1, -3
	bleu,a	.L17
	 ld	[%i0], %g2
.L21:
	call	___errno, 0
	 mov	9, %l0
	b	.L23
	 st	%l0, [%o0]
.L17:
	sethi	%hi(1297154048), %g1
	or	%g1, 1, %g1
	cmp	%g2, %g1
	bne	.L21
	 nop
	ld	[%i0+4], %g1
	andcc	%g1, 1, %g0
	bne	.L21
	 nop
	ld	[%i0+12], %o0
	call	mutex_lock, 0
	 add	%o0, 8, %o0
	orcc	%o0, 0, %l0
	bne	.L57
	 nop
	ld	[%i0+12], %i5
	ld	[%i5+68], %g1
	cmp	%g1, %i2
	bgu,a	.L24
	 mov	97, %l0
.L24:
	ld	[%i5+76], %g1
	add	%i5, 8, %l1
	add	%g1, 1, %g1
	st	%g1, [%i5+76]
.L25:
	cmp	%l0, 0
	bne,a	.L63
	 ld	[%i5+76], %g1
	ld	[%i5+72], %g1
	cmp	%g1, 0
	bne,a	.L58
	 ld	[%i5+76], %g1
	ld	[%i0+4], %g1
	andcc	%g1, 128, %g0
	be	.L26
	 cmp	%i4, 0
	ld	[%i5+76], %g1
	add	%g1, -1, %g1
	mov	%l1, %o0
	call	mutex_unlock, 0
	 st	%g1, [%i5+76]
	call	___errno, 0
	 mov	11, %l0
	b	.L23
	 st	%l0, [%o0]
.L58:
	add	%g1, -1, %g1
	st	%g1, [%i5+76]
	ld	[%i5+64], %g4
	cmp	%g4, 0
	ble	.L35
	 add	%i5, 112, %g1
	ld	[%i5+68], %g3
	add	%g3, 19, %g3
	mov	0, %i4
	b	.L34
	 and	%g3, -8, %g3
.L61:
	be,a	.L59
	 ld	[%g1+4], %i0
	add	%l0, 1, %l0
.L64:
	cmp	%g4, %l0
	be	.L60
	 add	%g1, %g3, %g1
.L34:
	ld	[%g1], %g2
	cmp	%g2, 0
	be,a	.L64
	 add	%l0, 1, %l0
	cmp	%i4, 0
	be,a	.L62
	 mov	%g1, %i4
	ld	[%i4], %i0
	cmp	%g2, %i0
	ble	.L61
	 nop
	mov	%g1, %i4
.L62:
	add	%l0, 1, %l0
	cmp	%g4, %l0
	bne	.L34
	 add	%g1, %g3, %g1
.L60:
	cmp	%i4, 0
	be	.L35
	 nop
	ld	[%i4+8], %i0
	cmp	%i0, %i2
	bgu,a	.L36
	 mov	%i2, %i0
.L36:
	add	%i4, 12, %o1
	mov	%i0, %o2
	call	memcpy, 0
	 mov	%i1, %o0
	cmp	%i3, 0
	be,a	.L65
	 ld	[%i5+72], %g1
	ld	[%i4], %g1
	add	%g1, -1, %g1
	st	%g1, [%i3]
	ld	[%i5+72], %g1
.L65:
	st	%g0, [%i4]
	add	%g1, -1, %g1
	add	%i5, 48, %o0
	call	cond_signal, 0
	 st	%g1, [%i5+72]
	call	mutex_unlock, 0
	 mov	%l1, %o0
	jmp	%i7+8
	 restore
.L26:
	be	.L28
	 add	%i5, 32, %o0
	ld	[%i4+8], %g2
	sethi	%hi(999999488), %g1
	or	%g1, 511, %g1
	cmp	%g2, %g1
	bgu	.L42
	 mov	%i4, %o2
	call	cond_wait_until, 0
	 mov	%l1, %o1
	b	.L25
	 mov	%o0, %l0
.L59:
	ld	[%i4+4], %g2
	subcc	%i0, %g2, %g0
	bpos,a	.L64
	 add	%l0, 1, %l0
	b	.L62
	 mov	%g1, %i4
.L35:
	call	mutex_unlock, 0
	 mov	%l1, %o0
.L23:
.L66:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L42:
	mov	22, %l0
	ld	[%i5+76], %g1
.L63:
	add	%g1, -1, %g1
	mov	%l1, %o0
	call	mutex_unlock, 0
	 st	%g1, [%i5+76]
.L57:
	call	___errno, 0
	 nop
	cmp	%l0, 62
	bne,a	.L66
	 st	%l0, [%o0]
	mov	145, %l0
	b	.L23
	 st	%l0, [%o0]
.L28:
	call	cond_wait, 0
	 mov	%l1, %o1
	b	.L25
	 mov	%o0, %l0
	.size	receive_until, .-receive_until
	.section	.text.send_until,"ax",@progbits
	.align 4
	.type	send_until, #function
	.proc	04
send_until:
	save	%sp, -96, %sp
	cmp	%i3, 31
	bgu	.L103
	 mov	%i0, %l0
	add	%i0, -1, %g1
	cmp	%g1, -3
	bgu	.L73
	 sethi	%hi(1297154048), %g1
	ld	[%i0], %g2
	or	%g1, 1, %g1
	cmp	%g2, %g1
	be,a	.L72
	 ld	[%i0+4], %g1
.L73:
	call	___errno, 0
	 mov	9, %i0
.L79:
	st	%i0, [%o0]
.L107:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L72:
	and	%g1, 3, %g1
	add	%g1, -1, %g1
	cmp	%g1, 1
	bgu	.L73
	 nop
	ld	[%i0+12], %o0
	call	mutex_lock, 0
	 add	%o0, 8, %o0
	orcc	%o0, 0, %i0
	bne	.L102
	 nop
	ld	[%l0+12], %i5
	ld	[%i5+68], %g1
	cmp	%g1, %i2
	blu,a	.L76
	 mov	97, %i0
.L76:
	add	%i5, 8, %l1
.L77:
	cmp	%i0, 0
	bne	.L81
	 nop
	ld	[%i5+72], %g2
	ld	[%i5+64], %g1
	cmp	%g2, %g1
	bne,a	.L104
	 ld	[%i5+112], %g1
	ld	[%l0+4], %g1
	andcc	%g1, 128, %g0
	be	.L78
	 cmp	%i4, 0
	mov	%l1, %o0
	call	mutex_unlock, 0
	 mov	11, %i0
	call	___errno, 0
	 nop
	st	%i0, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
.L78:
	be	.L80
	 add	%i5, 48, %o0
	ld	[%i4+8], %g2
	sethi	%hi(999999488), %g1
	or	%g1, 511, %g1
	cmp	%g2, %g1
	bgu	.L93
	 mov	%i4, %o2
	call	cond_wait_until, 0
	 mov	%l1, %o1
	b	.L77
	 mov	%o0, %i0
.L104:
	ld	[%i5+68], %g3
	cmp	%g1, 0
	add	%g3, 19, %g3
	and	%g3, -8, %g3
	add	%g3, 112, %g1
	sub	%g0, %g3, %g4
	be	.L105
	 add	%i5, %g1, %g1
	mov	%g1, %o0
.L108:
	add	%g1, %g3, %g1
	ld	[%g1+%g4], %g2
	cmp	%g2, 0
	bne,a	.L108
	 mov	%g1, %o0
.L86:
	add	%i3, 1, %i3
	st	%i3, [%o0]
	ld	[%i5+80], %g1
	add	%g1, 1, %g2
	st	%g2, [%i5+80]
	st	%g1, [%o0+4]
	st	%i2, [%o0+8]
	mov	%i2, %o2
	mov	%i1, %o1
	call	memcpy, 0
	 add	%o0, 12, %o0
	ld	[%i5+72], %g1
	add	%g1, 1, %g2
	cmp	%g1, 0
	bne	.L87
	 st	%g2, [%i5+72]
	ld	[%i5+84], %o0
	cmp	%o0, 0
	be	.L87
	 nop
	ld	[%i5+76], %g1
	cmp	%g1, 0
	be	.L106
	 mov	-5, %o2
.L87:
	call	cond_signal, 0
	 add	%i5, 32, %o0
	call	mutex_unlock, 0
	 mov	%l1, %o0
	jmp	%i7+8
	 restore
.L93:
	mov	22, %i0
.L81:
	call	mutex_unlock, 0
	 mov	%l1, %o0
.L102:
	call	___errno, 0
	 nop
	cmp	%i0, 62
	be,a	.L79
	 mov	145, %i0
	b	.L107
	 st	%i0, [%o0]
.L80:
	call	cond_wait, 0
	 mov	%l1, %o1
	b	.L77
	 mov	%o0, %i0
.L105:
	b	.L86
	 add	%i5, 112, %o0
.L106:
	call	event_send, 0
	 add	%i5, 88, %o1
	b	.L87
	 st	%g0, [%i5+84]
.L103:
	call	___errno, 0
	 mov	22, %i0
	b	.L107
	 st	%i0, [%o0]
	.size	send_until, .-send_until
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"/tmp/.MQN%d.%d"
	.section	.text.mq_open,"ax",@progbits
	.align 4
	.global mq_open
	.type	mq_open, #function
	.proc	0110
mq_open:
	save	%sp, -608, %sp
	mov	16, %o0
	st	%i2, [%fp+76]
	st	%i4, [%fp+84]
	st	%i3, [%fp+80]
	call	malloc, 0
	 st	%i5, [%fp+88]
	mov	%i0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%o0, %i0
	mov	0, %i2
	andcc	%i1, 256, %l0
	bne	.L143
	 mov	0, %i4
.L110:
	cmp	%i0, 0
	be	.L133
	 mov	%g1, %o0
	add	%fp, -512, %i5
	call	path_of, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	be	.L144
	 and	%i1, 1280, %g1
.L133:
	mov	%i0, %o0
.L146:
	call	free, 0
	 mov	-1, %i0
	jmp	%i7+8
	 restore
.L144:
	cmp	%g1, 1280
	bne	.L112
	 mov	2, %o1
.L114:
	cmp	%l0, 0
	be	.L146
	 mov	%i0, %o0
	cmp	%i4, 0
	be,a	.L135
	 mov	1024, %i3
	ld	[%i4+4], %l1
	cmp	%l1, 0
	ble	.L136
	 ld	[%i4+8], %i3
	cmp	%i3, 0
	ble	.L136
	 sethi	%hi(1073741824), %g1
	cmp	%i3, %g1
	bg	.L120
	 add	%i3, 20, %g2
	sra	%g1, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g1, %g2, %g1
	cmp	%l1, %g1
	bg	.L120
	 nop
.L116:
	call	getpid, 0
	 add	%fp, -256, %l0
	call	thread_self, 0
	 mov	%o0, %i4
	mov	%i4, %o3
	ld	[%o0], %o4
	mov	256, %o1
	sethi	%gdop_hix22(.LC1), %o2
	mov	%l0, %o0
	xor	%o2, %gdop_lox10(.LC1), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC1)
	mov	%i2, %o2
	mov	1282, %o1
	call	open, 0
	 mov	%l0, %o0
	orcc	%o0, 0, %i4
	bge	.L121
	 add	%i3, 19, %o2
	call	___errno, 0
	 nop
	call	___errno, 0
	 ld	[%o0], %i4
	st	%i4, [%o0]
.L119:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 17
	bne	.L133
	 andcc	%i1, 1024, %g0
	bne	.L146
	 mov	%i0, %o0
.L125:
	mov	2, %o1
	call	open, 0
	 mov	%i5, %o0
	orcc	%o0, 0, %i3
	bge	.L147
	 mov	2, %o3
	b	.L146
	 mov	%i0, %o0
.L143:
	add	%fp, 76, %g2
	ld	[%fp+76], %i2
	st	%g2, [%fp-256]
	b	.L110
	 ld	[%fp+80], %i4
.L112:
	call	open, 0
	 mov	%i5, %o0
	orcc	%o0, 0, %i3
	bl	.L114
	 mov	2, %o3
.L147:
	mov	0, %o1
	mov	0, %o2
	call	__lseek64, 0
	 mov	%i3, %o0
	addcc	%o1, -112, %g3
	mov	%o0, %i4
	addx	%i4, -1, %g2
	cmp	%g2, 0
	bne	.L142
	 mov	%o1, %i5
	sethi	%hi(2147482624), %g1
	or	%g1, 912, %g1
	cmp	%g3, %g1
	bgu	.L142
	 mov	0, %o5
	mov	%i3, %o4
	mov	1, %o3
	mov	3, %o2
	call	mmap, 0
	 mov	0, %o0
	add	%o0, -1, %g1
	cmp	%g1, -3
	bgu	.L142
	 sethi	%hi(1297154048), %g1
	ld	[%o0], %i2
	or	%g1, 1, %g1
	cmp	%i2, %g1
	bne	.L130
	 nop
	ld	[%o0+64], %g3
	cmp	%g3, 0
	ble	.L130
	 sethi	%hi(1073740800), %g2
	ld	[%o0+68], %g1
	add	%g1, -1, %g4
	or	%g2, 1023, %g2
	cmp	%g4, %g2
	bgu	.L130
	 sethi	%hi(1073741824), %g2
	sra	%g2, 31, %g4
	wr	%g4, 0, %y
	nop
	nop
	nop
	sdiv	%g2, %g1, %g2
	cmp	%g3, %g2
	bg	.L130
	 add	%g1, 19, %g1
	and	%g1, -8, %g1
	smul	%g1, %g3, %g1
	add	%g1, 112, %g1
	cmp	%i5, %g1
	blu	.L130
	 nop
	st	%i5, [%i0+8]
	call	___errno, 0
	 st	%o0, [%i0+12]
	mov	%o0, %g1
	mov	%i3, %o0
	call	close, 0
	 ld	[%g1], %i5
	call	___errno, 0
	 nop
	st	%i5, [%o0]
	st	%i2, [%i0]
	st	%i1, [%i0+4]
	jmp	%i7+8
	 restore
.L130:
	call	munmap, 0
	 mov	%i5, %o1
.L142:
	call	___errno, 0
	 nop
	mov	22, %g1
	call	___errno, 0
	 st	%g1, [%o0]
	mov	%o0, %g1
	mov	%i3, %o0
	call	close, 0
	 ld	[%g1], %i5
	call	___errno, 0
	 nop
	b	.L133
	 st	%i5, [%o0]
.L121:
	mov	0, %o1
	and	%o2, -8, %o2
	smul	%o2, %l1, %o2
	call	__ftruncate64, 0
	 add	%o2, 112, %o2
	cmp	%o0, 0
	be	.L145
	 mov	0, %o5
.L122:
	call	___errno, 0
	 nop
	ld	[%o0], %i3
	call	close, 0
	 mov	%i4, %o0
	call	unlink, 0
	 mov	%l0, %o0
	call	___errno, 0
	 nop
	b	.L119
	 st	%i3, [%o0]
.L135:
	b	.L116
	 mov	128, %l1
.L145:
	mov	%i4, %o4
	mov	1, %o3
	mov	3, %o2
	call	mmap, 0
	 mov	112, %o1
	add	%o0, -1, %g2
	cmp	%g2, -3
	bgu	.L122
	 sethi	%hi(1297154048), %g2
	or	%g2, 1, %g2
	sethi	%hi(84992), %g3
	st	%g2, [%o0]
	or	%g3, 344, %g3
	sethi	%hi(81920), %g2
	or	%g2, 854, %g2
	st	%g3, [%o0+12]
	st	%g2, [%o0+52]
	st	%g2, [%o0+36]
	st	%i3, [%o0+68]
	mov	112, %o1
	st	%g0, [%o0+4]
	st	%g0, [%o0+8]
	st	%g0, [%o0+32]
	st	%g0, [%o0+48]
	st	%g0, [%o0+16]
	st	%g0, [%o0+20]
	st	%g0, [%o0+24]
	st	%g0, [%o0+28]
	st	%g0, [%o0+40]
	st	%g0, [%o0+44]
	st	%g0, [%o0+56]
	st	%g0, [%o0+60]
	st	%g0, [%o0+72]
	st	%g0, [%o0+76]
	st	%g0, [%o0+80]
	st	%g0, [%o0+84]
	st	%g0, [%o0+88]
	st	%g0, [%o0+92]
	st	%g0, [%o0+96]
	st	%g0, [%o0+100]
	st	%g0, [%o0+104]
	st	%g0, [%o0+108]
	call	munmap, 0
	 st	%l1, [%o0+64]
	mov	%i5, %o1
	call	link, 0
	 mov	%l0, %o0
	call	___errno, 0
	 mov	%o0, %i3
	mov	%o0, %g1
	mov	%i4, %o0
	call	close, 0
	 ld	[%g1], %i4
	call	unlink, 0
	 mov	%l0, %o0
	call	___errno, 0
	 nop
	cmp	%i3, 0
	be	.L125
	 st	%i4, [%o0]
	b,a	.L119
.L120:
	call	___errno, 0
	 nop
	mov	28, %g1
	b	.L119
	 st	%g1, [%o0]
.L136:
	call	___errno, 0
	 nop
	mov	22, %g1
	b	.L119
	 st	%g1, [%o0]
	.size	mq_open, .-mq_open
	.section	.text.mq_unlink,"ax",@progbits
	.align 4
	.global mq_unlink
	.type	mq_unlink, #function
	.proc	04
mq_unlink:
	save	%sp, -352, %sp
	add	%fp, -256, %i5
	mov	%i0, %o0
	call	path_of, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bne	.L150
	 nop
	call	unlink, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L150:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	mq_unlink, .-mq_unlink
	.section	.text.mq_send,"ax",@progbits
	.align 4
	.global mq_send
	.type	mq_send, #function
	.proc	04
mq_send:
	save	%sp, -96, %sp
	call	send_until, 0
	 restore %g0, 0, %o4
	.size	mq_send, .-mq_send
	.section	.text.mq_timedsend,"ax",@progbits
	.align 4
	.global mq_timedsend
	.type	mq_timedsend, #function
	.proc	04
mq_timedsend:
	save	%sp, -112, %sp
	mov	3, %g3
	ld	[%i4], %g2
	ld	[%i4+4], %g1
	st	%g3, [%fp-12]
	st	%g2, [%fp-8]
	st	%g1, [%fp-4]
	add	%fp, -12, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	send_until, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	mq_timedsend, .-mq_timedsend
	.section	.text.mq_reltimedsend_np,"ax",@progbits
	.align 4
	.global mq_reltimedsend_np
	.type	mq_reltimedsend_np, #function
	.proc	04
mq_reltimedsend_np:
	save	%sp, -112, %sp
	add	%fp, -12, %l0
	mov	%i4, %o0
	call	deadline_after, 0
	 mov	%l0, %o1
	orcc	%o0, 0, %i5
	bne	.L157
	 mov	%l0, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	send_until, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L157:
	call	___errno, 0
	 nop
	cmp	%i5, 62
	be,a	.L155
	 mov	145, %i5
.L155:
	st	%i5, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	mq_reltimedsend_np, .-mq_reltimedsend_np
	.section	.text.mq_receive,"ax",@progbits
	.align 4
	.global mq_receive
	.type	mq_receive, #function
	.proc	04
mq_receive:
	save	%sp, -96, %sp
	call	receive_until, 0
	 restore %g0, 0, %o4
	.size	mq_receive, .-mq_receive
	.section	.text.mq_timedreceive,"ax",@progbits
	.align 4
	.global mq_timedreceive
	.type	mq_timedreceive, #function
	.proc	04
mq_timedreceive:
	save	%sp, -112, %sp
	mov	3, %g3
	ld	[%i4], %g2
	ld	[%i4+4], %g1
	st	%g3, [%fp-12]
	st	%g2, [%fp-8]
	st	%g1, [%fp-4]
	add	%fp, -12, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	receive_until, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	mq_timedreceive, .-mq_timedreceive
	.section	.text.mq_reltimedreceive_np,"ax",@progbits
	.align 4
	.global mq_reltimedreceive_np
	.type	mq_reltimedreceive_np, #function
	.proc	04
mq_reltimedreceive_np:
	save	%sp, -112, %sp
	add	%fp, -12, %l0
	mov	%i4, %o0
	call	deadline_after, 0
	 mov	%l0, %o1
	orcc	%o0, 0, %i5
	bne	.L165
	 mov	%l0, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	receive_until, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L165:
	call	___errno, 0
	 nop
	cmp	%i5, 62
	be,a	.L163
	 mov	145, %i5
.L163:
	st	%i5, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	mq_reltimedreceive_np, .-mq_reltimedreceive_np
	.section	.text.mq_notify,"ax",@progbits
	.align 4
	.global mq_notify
	.type	mq_notify, #function
	.proc	04
mq_notify:
	save	%sp, -96, %sp
	add	%i0, -1, %g1
	cmp	%g1, -3
	bleu	.L168
	 mov	%i0, %i5
.L197:
	call	___errno, 0
	 mov	9, %i0
.L171:
	st	%i0, [%o0]
.L204:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L168:
	ld	[%i0], %g2
	sethi	%hi(1297154048), %g1
	or	%g1, 1, %g1
	cmp	%g2, %g1
	bne	.L197
	 nop
	ld	[%i0+12], %o0
	call	mutex_lock, 0
	 add	%o0, 8, %o0
	orcc	%o0, 0, %i0
	bne	.L200
	 nop
	call	getpid, 0
	 ld	[%i5+12], %i5
	ld	[%i5+84], %g1
	cmp	%g1, %o0
	be	.L174
	 mov	%o0, %i4
	cmp	%g1, 0
	bne	.L201
	 mov	0, %o1
.L174:
	cmp	%i1, 0
	be	.L178
	 cmp	%g1, 0
	be,a	.L205
	 ld	[%i1], %g1
	add	%i5, 8, %o0
	call	mutex_unlock, 0
	 mov	16, %i5
.L179:
	call	___errno, 0
	 mov	-1, %i0
	st	%i5, [%o0]
	jmp	%i7+8
	 restore
.L201:
	call	kill, 0
	 mov	%g1, %o0
	cmp	%o0, 0
	be,a	.L174
	 ld	[%i5+84], %g1
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 3
	bne,a	.L174
	 ld	[%i5+84], %g1
	st	%g0, [%i5+84]
	cmp	%i1, 0
	be	.L178
	 mov	0, %g1
	ld	[%i1], %g1
.L205:
	add	%g1, -1, %g2
	cmp	%g2, 1
	bgu	.L202
	 add	%i5, 8, %o0
	st	%g1, [%i5+88]
	ld	[%i1+4], %g1
	st	%g1, [%i5+92]
	ld	[%i1+8], %g1
	st	%g1, [%i5+96]
	ld	[%i1+12], %g1
	st	%g1, [%i5+100]
	ld	[%i1+16], %g1
	st	%i4, [%i5+84]
	call	mutex_unlock, 0
	 st	%g1, [%i5+104]
	jmp	%i7+8
	 restore
.L178:
	cmp	%i4, %g1
	bne	.L199
	 add	%i5, 8, %o0
	st	%g0, [%i5+84]
.L199:
	call	mutex_unlock, 0
	 nop
	jmp	%i7+8
	 restore
.L202:
	call	mutex_unlock, 0
	 mov	22, %i5
	b,a	.L179
.L200:
	call	___errno, 0
	 nop
	cmp	%i0, 62
	be,a	.L171
	 mov	145, %i0
	b	.L204
	 st	%i0, [%o0]
	.size	mq_notify, .-mq_notify
	.section	.text.mq_getattr,"ax",@progbits
	.align 4
	.global mq_getattr
	.type	mq_getattr, #function
	.proc	04
mq_getattr:
	save	%sp, -96, %sp
	add	%i0, -1, %g1
	cmp	%g1, -3
	bleu	.L209
	 mov	%i0, %i4
.L216:
	call	___errno, 0
	 mov	9, %i0
.L212:
	st	%i0, [%o0]
.L218:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L209:
	ld	[%i0], %g2
	sethi	%hi(1297154048), %g1
	or	%g1, 1, %g1
	cmp	%g2, %g1
	bne	.L216
	 nop
	ld	[%i0+12], %o0
	call	mutex_lock, 0
	 add	%o0, 8, %o0
	orcc	%o0, 0, %i0
	bne	.L217
	 mov	64, %o2
	ld	[%i4+12], %i5
	ld	[%i5+64], %l0
	ld	[%i5+68], %i2
	ld	[%i5+72], %i3
	ld	[%i4+4], %i4
	mov	0, %o1
	call	memset, 0
	 mov	%i1, %o0
	and	%i4, 128, %i4
	add	%i5, 8, %o0
	st	%i4, [%i1]
	st	%l0, [%i1+4]
	st	%i2, [%i1+8]
	call	mutex_unlock, 0
	 st	%i3, [%i1+12]
	jmp	%i7+8
	 restore
.L217:
	call	___errno, 0
	 nop
	cmp	%i0, 62
	be,a	.L212
	 mov	145, %i0
	b	.L218
	 st	%i0, [%o0]
	.size	mq_getattr, .-mq_getattr
	.section	.text.mq_setattr,"ax",@progbits
	.align 4
	.global mq_setattr
	.type	mq_setattr, #function
	.proc	04
mq_setattr:
	save	%sp, -96, %sp
	mov	%i0, %i5
	cmp	%i2, 0
	be	.L220
	 ld	[%i1], %i4
	mov	%i2, %o1
	call	mq_getattr, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L221
	 nop
	ld	[%i5+4], %g1
.L225:
	and	%i4, 128, %i4
	and	%g1, -129, %g1
	or	%g1, %i4, %g1
	st	%g1, [%i5+4]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L220:
	add	%i0, -1, %g1
	cmp	%g1, -3
	bgu	.L223
	 sethi	%hi(1297154048), %g1
	ld	[%i0], %g2
	or	%g1, 1, %g1
	cmp	%g2, %g1
	be,a	.L225
	 ld	[%i5+4], %g1
.L223:
	call	___errno, 0
	 nop
	mov	9, %g1
	st	%g1, [%o0]
.L221:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	mq_setattr, .-mq_setattr
	.section	.text.mq_close,"ax",@progbits
	.align 4
	.global mq_close
	.type	mq_close, #function
	.proc	04
mq_close:
	save	%sp, -96, %sp
	add	%i0, -1, %g1
	cmp	%g1, -3
	bleu	.L227
	 mov	%i0, %i5
.L236:
	call	___errno, 0
	 mov	9, %i0
.L230:
	st	%i0, [%o0]
.L238:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L227:
	ld	[%i0], %g2
	sethi	%hi(1297154048), %g1
	or	%g1, 1, %g1
	cmp	%g2, %g1
	bne	.L236
	 nop
	ld	[%i0+12], %o0
	call	mutex_lock, 0
	 add	%o0, 8, %o0
	orcc	%o0, 0, %i0
	bne	.L237
	 nop
	ld	[%i5+12], %g1
	call	getpid, 0
	 ld	[%g1+84], %i4
	cmp	%i4, %o0
	bne	.L234
	 ld	[%i5+12], %o0
	st	%g0, [%o0+84]
.L234:
	call	mutex_unlock, 0
	 add	%o0, 8, %o0
	ld	[%i5+8], %o1
	st	%g0, [%i5]
	call	munmap, 0
	 ld	[%i5+12], %o0
	call	free, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore
.L237:
	call	___errno, 0
	 nop
	cmp	%i0, 62
	be,a	.L230
	 mov	145, %i0
	b	.L238
	 st	%i0, [%o0]
	.size	mq_close, .-mq_close
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
