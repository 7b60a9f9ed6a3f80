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
	save	%sp, -176, %sp
	ldsb	[%i0], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 47
	bne,pn	%icc, .L14
	 mov	%i0, %o3
	add	%i0, 1, %i0
.L15:
	ldsb	[%i0], %g1
	cmp	%g1, 47
	be,a,pt	%icc, .L15
	 add	%i0, 1, %i0
	mov	%i0, %o3
.L14:
	sethi	%gdop_hix22(.LC0), %o2
	mov	256, %o1
	xor	%o2, %gdop_lox10(.LC0), %o2
	mov	%i1, %o0
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC0)
	ldsb	[%i0], %g1
	cmp	%g1, 0
	be,pn	%icc, .L4
	 cmp	%o0, 255
	bg,pn	%icc, .L8
	 mov	47, %o1
	call	strchr, 0
	 mov	%i0, %o0
	brnz,pn	%o0, .L7
	 mov	0, %g1
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L4:
	bg,pt	%icc, .L5
	 mov	78, %i5
.L7:
	mov	22, %i5
.L5:
	call	___errno, 0
	 nop
	st	%i5, [%o0]
	mov	-1, %g1
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L8:
	ba,pt	%xcc, .L5
	 mov	78, %i5
	.size	path_of, .-path_of
	.section	.text.receive_until,"ax",@progbits
	.align 4
	.type	receive_until, #function
	.proc	05
receive_until:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	add	%i0, -1, %g1
	cmp	%g1, -3
	bleu,a,pt %xcc, .L17
	 lduw	[%i0], %g2
.L21:
	call	___errno, 0
	 mov	9, %l0
	ba,pt	%xcc, .L23
	 st	%l0, [%o0]
.L17:
	sethi	%hi(1297154048), %g1
	or	%g1, 1, %g1
	cmp	%g2, %g1
	bne,pt	%icc, .L21
	 nop
	lduw	[%i0+4], %g1
	andcc	%g1, 1, %g0
	bne,pn	%xcc, .L21
	 nop
	ldx	[%i0+16], %o0
	call	mutex_lock, 0
	 add	%o0, 8, %o0
	orcc	%o0, 0, %l0
	bne,pn	%icc, .L56
	 mov	%o0, %i5
	ldx	[%i0+16], %i5
	lduw	[%i5+76], %g1
	ldsw	[%i5+68], %g2
	add	%g1, 1, %g1
	cmp	%g2, %i2
	st	%g1, [%i5+76]
	movgu	%xcc, 97, %l0
	add	%i5, 8, %l1
.L25:
	cmp	%l0, 0
	bne,a,pn %icc, .L61
	 lduw	[%i5+76], %g1
	lduw	[%i5+72], %g1
	cmp	%g1, 0
	bne,a,pn %icc, .L57
	 lduw	[%i5+76], %g1
	lduw	[%i0+4], %g1
	andcc	%g1, 128, %g0
	be,pn	%xcc, .L26
	 nop
	lduw	[%i5+76], %g1
	add	%g1, -1, %g1
	mov	%l1, %o0
	call	mutex_unlock, 0
	 st	%g1, [%i5+76]
	call	___errno, 0
	 mov	11, %l0
	ba,pt	%xcc, .L23
	 st	%l0, [%o0]
.L57:
	add	%g1, -1, %g1
	st	%g1, [%i5+76]
	lduw	[%i5+64], %g4
	cmp	%g4, 0
	ble,pn	%icc, .L35
	 add	%i5, 120, %g1
	ldsw	[%i5+68], %g3
	add	%g3, 23, %g3
	mov	0, %i4
	ba,pt	%xcc, .L34
	 and	%g3, -8, %g3
.L59:
	bne,pt	%icc, .L62
	 add	%l0, 1, %l0
	lduw	[%i4+4], %g2
	lduw	[%g1+4], %g5
	subcc	%g5, %g2, %g0
	movneg	%icc, %g1, %i4
.L62:
	cmp	%g4, %l0
	be,pn	%icc, .L58
	 add	%g1, %g3, %g1
.L34:
	lduw	[%g1], %g2
	cmp	%g2, 0
	be,a,pt	%icc, .L62
	 add	%l0, 1, %l0
	brz,a,pn %i4, .L63
	 mov	%g1, %i4
	lduw	[%i4], %g5
	cmp	%g2, %g5
	ble,pt	%icc, .L59
	 nop
	mov	%g1, %i4
.L63:
	add	%l0, 1, %l0
	cmp	%g4, %l0
	bne,pt	%icc, .L34
	 add	%g1, %g3, %g1
.L58:
	brz,pn	%i4, .L35
	 add	%i4, 16, %o1
	ldx	[%i4+8], %g1
	cmp	%g1, %i2
	movleu	%xcc, %g1, %i2
	mov	%i1, %o0
	mov	%i2, %i0
	call	memcpy, 0
	 mov	%i2, %o2
	brz,a,pn %i3, .L64
	 lduw	[%i5+72], %g1
	lduw	[%i4], %g1
	add	%g1, -1, %g1
	st	%g1, [%i3]
	lduw	[%i5+72], %g1
.L64:
	st	%g0, [%i4]
	add	%g1, -1, %g1
	add	%i5, 48, %o0
	call	cond_signal, 0
	 st	%g1, [%i5+72]
	call	mutex_unlock, 0
	 mov	%l1, %o0
	return	%i7+8
	 nop
.L26:
	brz,pn	%i4, .L28
	 add	%i5, 32, %o0
	ldx	[%i4+16], %g2
	sethi	%hi(999999488), %g1
	or	%g1, 511, %g1
	cmp	%g2, %g1
	bgu,pn	%xcc, .L41
	 mov	%i4, %o2
	call	cond_wait_until, 0
	 mov	%l1, %o1
	ba,pt	%xcc, .L25
	 mov	%o0, %l0
.L35:
	call	mutex_unlock, 0
	 mov	%l1, %o0
.L23:
	mov	-1, %i0
	return	%i7+8
	 nop
.L41:
	mov	22, %l0
	lduw	[%i5+76], %g1
.L61:
	add	%g1, -1, %g1
	mov	%l1, %o0
	call	mutex_unlock, 0
	 st	%g1, [%i5+76]
	call	___errno, 0
	 nop
	cmp	%l0, 62
	bne,a,pt %icc, .L23
	 st	%l0, [%o0]
	mov	145, %l0
	ba,pt	%xcc, .L23
	 st	%l0, [%o0]
.L28:
	call	cond_wait, 0
	 mov	%l1, %o1
	ba,pt	%xcc, .L25
	 mov	%o0, %l0
.L56:
	call	___errno, 0
	 mov	-1, %i0
	cmp	%i5, 62
	move	%icc, 145, %l0
	st	%l0, [%o0]
	return	%i7+8
	 nop
	.size	receive_until, .-receive_until
	.section	.text.send_until,"ax",@progbits
	.align 4
	.type	send_until, #function
	.proc	04
send_until:
	save	%sp, -176, %sp
	cmp	%i3, 31
	bgu,pn	%icc, .L103
	 add	%i0, -1, %g1
	cmp	%g1, -3
	bgu,pt	%xcc, .L73
	 sethi	%hi(1297154048), %g1
	lduw	[%i0], %g2
	or	%g1, 1, %g1
	cmp	%g2, %g1
	be,a,pn	%icc, .L72
	 lduw	[%i0+4], %g1
.L73:
	call	___errno, 0
	 mov	9, %l0
	st	%l0, [%o0]
.L109:
	ba,pt	%xcc, .L88
	 mov	-1, %l0
.L72:
	and	%g1, 3, %g1
	add	%g1, -1, %g1
	cmp	%g1, 1
	bgu,pn	%icc, .L73
	 nop
	ldx	[%i0+16], %o0
	call	mutex_lock, 0
	 add	%o0, 8, %o0
	orcc	%o0, 0, %l0
	bne,pn	%icc, .L104
	 mov	%o0, %i5
	ldx	[%i0+16], %i5
	ldsw	[%i5+68], %g1
	add	%i5, 8, %l1
	cmp	%g1, %i2
	movlu	%xcc, 97, %l0
.L77:
	cmp	%l0, 0
	bne,pn	%icc, .L81
	 nop
	lduw	[%i5+72], %g2
	lduw	[%i5+64], %g1
	cmp	%g2, %g1
	bne,a,pn %icc, .L105
	 lduw	[%i5+120], %g1
	lduw	[%i0+4], %g1
	andcc	%g1, 128, %g0
	be,pn	%xcc, .L78
	 mov	11, %l0
	call	mutex_unlock, 0
	 mov	%l1, %o0
	call	___errno, 0
	 nop
	st	%l0, [%o0]
	ba,pt	%xcc, .L88
	 mov	-1, %l0
.L78:
	brz,pn	%i4, .L80
	 add	%i5, 48, %o0
	ldx	[%i4+16], %g2
	sethi	%hi(999999488), %g1
	or	%g1, 511, %g1
	cmp	%g2, %g1
	bgu,pn	%xcc, .L93
	 mov	%i4, %o2
	call	cond_wait_until, 0
	 mov	%l1, %o1
	ba,pt	%xcc, .L77
	 mov	%o0, %l0
.L105:
	ldsw	[%i5+68], %g3
	cmp	%g1, 0
	add	%g3, 23, %g3
	and	%g3, -8, %g3
	add	%g3, 120, %g1
	sub	%g0, %g3, %g4
	be,pn	%icc, .L106
	 add	%i5, %g1, %g1
	mov	%g1, %o0
.L108:
	add	%g1, %g3, %g1
	lduw	[%g1+%g4], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L108
	 mov	%g1, %o0
.L86:
	add	%i3, 1, %i3
	st	%i3, [%o0]
	lduw	[%i5+80], %g1
	add	%g1, 1, %g2
	st	%g2, [%i5+80]
	mov	%i2, %o2
	st	%g1, [%o0+4]
	stx	%i2, [%o0+8]
	mov	%i1, %o1
	call	memcpy, 0
	 add	%o0, 16, %o0
	lduw	[%i5+72], %g1
	add	%g1, 1, %g2
	cmp	%g1, 0
	bne,pt	%icc, .L87
	 st	%g2, [%i5+72]
	lduw	[%i5+84], %o0
	cmp	%o0, 0
	be,pt	%icc, .L87
	 nop
	lduw	[%i5+76], %g1
	cmp	%g1, 0
	be,pn	%icc, .L107
	 mov	-5, %o2
.L87:
	call	cond_signal, 0
	 add	%i5, 32, %o0
	call	mutex_unlock, 0
	 mov	%l1, %o0
.L88:
	sra	%l0, 0, %i0
	return	%i7+8
	 nop
.L93:
	mov	22, %l0
.L81:
	call	mutex_unlock, 0
	 mov	%l1, %o0
	call	___errno, 0
	 nop
	cmp	%l0, 62
	bne,a,pt %icc, .L109
	 st	%l0, [%o0]
	mov	145, %l0
	st	%l0, [%o0]
	ba,pt	%xcc, .L88
	 mov	-1, %l0
.L80:
	call	cond_wait, 0
	 mov	%l1, %o1
	ba,pt	%xcc, .L77
	 mov	%o0, %l0
.L106:
	ba,pt	%xcc, .L86
	 add	%i5, 120, %o0
.L107:
	add	%i5, 88, %o1
	call	event_send, 0
	 sra	%o0, 0, %o0
	ba,pt	%xcc, .L87
	 st	%g0, [%i5+84]
.L103:
	call	___errno, 0
	 mov	22, %l0
	st	%l0, [%o0]
	ba,pt	%xcc, .L88
	 mov	-1, %l0
.L104:
	call	___errno, 0
	 nop
	cmp	%i5, 62
	move	%icc, 145, %l0
	st	%l0, [%o0]
	ba,pt	%xcc, .L88
	 mov	-1, %l0
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
	save	%sp, -688, %sp
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	call	malloc, 0
	 mov	24, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %g1
	mov	0, %i2
	mov	%o0, %i0
	andcc	%i1, 256, %l0
	bne,pn	%icc, .L140
	 mov	0, %i3
.L111:
	brz,pn	%i0, .L132
	 mov	%g1, %o0
	add	%fp, 1535, %i5
	call	path_of, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	be,pn	%icc, .L141
	 and	%i1, 1280, %g1
.L132:
	mov	%i0, %o0
.L144:
	call	free, 0
	 mov	-1, %i0
	return	%i7+8
	 nop
.L141:
	cmp	%g1, 1280
	bne,pn	%icc, .L113
	 mov	2, %o1
.L115:
	cmp	%l0, 0
	be,pt	%icc, .L144
	 mov	%i0, %o0
	brz,pn	%i3, .L134
	 mov	0, %g2
	ldx	[%i3+8], %l1
	ldx	[%i3+16], %i4
	mov	0, %g1
	movrlez	%l1, 1, %g2
	movrlez	%i4, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L142
	 sethi	%hi(1073741824), %g1
	cmp	%i4, %g1
	bg,pn	%xcc, .L120
	 add	%i4, 24, %g2
	sdivx	%g1, %g2, %g1
	cmp	%l1, %g1
	bg,pn	%xcc, .L120
	 nop
.L117:
	call	getpid, 0
	 add	%fp, 1791, %l0
	call	thread_self, 0
	 mov	%o0, %i3
	ldsw	[%o0], %o4
	mov	%i3, %o3
	mov	256, %o1
	sethi	%gdop_hix22(.LC1), %o2
	mov	%l0, %o0
	xor	%o2, %gdop_lox10(.LC1), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC1)
	sra	%i2, 0, %o2
	mov	1282, %o1
	call	open, 0
	 mov	%l0, %o0
	cmp	%o0, 0
	bge,pn	%icc, .L121
	 mov	%o0, %i3
	call	___errno, 0
	 nop
	call	___errno, 0
	 lduw	[%o0], %i4
	st	%i4, [%o0]
.L119:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 17
	bne,pn	%icc, .L132
	 andcc	%i1, 1024, %g0
	bne,pn	%xcc, .L144
	 mov	%i0, %o0
.L125:
	mov	2, %o1
	call	open, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bge,pt	%icc, .L116
	 sra	%o0, 0, %i4
	ba,pt	%xcc, .L144
	 mov	%i0, %o0
.L140:
	add	%fp, 2191, %g2
	lduw	[%fp+2195], %i2
	stx	%g2, [%fp+1791]
	ba,pt	%xcc, .L111
	 ldx	[%fp+2199], %i3
.L113:
	call	open, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L115
	 sra	%o0, 0, %i4
.L116:
	mov	2, %o2
	mov	0, %o1
	call	__lseek64, 0
	 mov	%i4, %o0
	sethi	%hi(2147482624), %g1
	add	%o0, -120, %g2
	or	%g1, 904, %g1
	cmp	%g2, %g1
	bgu,pn	%xcc, .L139
	 mov	%o0, %i5
	mov	%o0, %o1
	mov	0, %o5
	mov	%i4, %o4
	mov	1, %o3
	mov	3, %o2
	call	mmap, 0
	 mov	0, %o0
	add	%o0, -1, %g1
	cmp	%g1, -3
	bgu,pn	%xcc, .L139
	 sethi	%hi(1297154048), %g1
	lduw	[%o0], %i3
	or	%g1, 1, %g1
	cmp	%i3, %g1
	bne,pn	%icc, .L129
	 nop
	lduw	[%o0+64], %g2
	cmp	%g2, 0
	ble,pn	%icc, .L129
	 sethi	%hi(1073740800), %g3
	lduw	[%o0+68], %g1
	add	%g1, -1, %g4
	or	%g3, 1023, %g3
	cmp	%g4, %g3
	bgu,pn	%icc, .L129
	 sra	%g1, 0, %g4
	sethi	%hi(1073741824), %g3
	sdivx	%g3, %g4, %g3
	cmp	%g2, %g3
	bg,pn	%icc, .L129
	 add	%g1, 23, %g1
	sra	%g2, 0, %g2
	sra	%g1, 0, %g1
	and	%g1, -8, %g1
	mulx	%g1, %g2, %g1
	add	%g1, 120, %g1
	cmp	%i5, %g1
	blu,pn	%xcc, .L129
	 nop
	stx	%i5, [%i0+8]
	call	___errno, 0
	 stx	%o0, [%i0+16]
	mov	%o0, %g1
	mov	%i4, %o0
	call	close, 0
	 lduw	[%g1], %i5
	call	___errno, 0
	 nop
	st	%i5, [%o0]
	st	%i3, [%i0]
	st	%i1, [%i0+4]
	return	%i7+8
	 nop
.L129:
	call	munmap, 0
	 mov	%i5, %o1
.L139:
	call	___errno, 0
	 nop
	mov	22, %g1
	call	___errno, 0
	 st	%g1, [%o0]
	mov	%o0, %g1
	mov	%i4, %o0
	call	close, 0
	 lduw	[%g1], %i5
	call	___errno, 0
	 nop
	ba,pt	%xcc, .L132
	 st	%i5, [%o0]
.L121:
	srl	%i4, 0, %g2
	sllx	%l1, 32, %g1
	add	%i4, 23, %o1
	or	%g1, %g2, %i2
	and	%o1, -8, %o1
	mulx	%o1, %l1, %o1
	call	__ftruncate64, 0
	 add	%o1, 120, %o1
	cmp	%o0, 0
	be,pn	%icc, .L143
	 mov	0, %o5
.L122:
	call	___errno, 0
	 nop
	lduw	[%o0], %i4
	call	close, 0
	 mov	%i3, %o0
	call	unlink, 0
	 mov	%l0, %o0
	call	___errno, 0
	 nop
	ba,pt	%xcc, .L119
	 st	%i4, [%o0]
.L134:
	mov	1024, %i4
	ba,pt	%xcc, .L117
	 mov	128, %l1
.L143:
	mov	%i3, %o4
	mov	1, %o3
	mov	3, %o2
	mov	120, %o1
	call	mmap, 0
	 mov	0, %o0
	add	%o0, -1, %g1
	cmp	%g1, -3
	bgu,pn	%xcc, .L122
	 mov	%o0, %i4
	mov	120, %o2
	call	memset, 0
	 mov	0, %o1
	stx	%i2, [%i4+64]
	sethi	%hi(1297154048), %g1
	or	%g1, 1, %g1
	st	%g1, [%i4]
	sethi	%hi(84992), %g1
	or	%g1, 344, %g1
	st	%g1, [%i4+12]
	sethi	%hi(81920), %g1
	or	%g1, 854, %g1
	mov	120, %o1
	st	%g1, [%i4+52]
	st	%g1, [%i4+36]
	call	munmap, 0
	 mov	%i4, %o0
	mov	%i5, %o1
	call	link, 0
	 mov	%l0, %o0
	call	___errno, 0
	 mov	%o0, %i4
	mov	%o0, %g1
	mov	%i3, %o0
	call	close, 0
	 lduw	[%g1], %i3
	call	unlink, 0
	 mov	%l0, %o0
	call	___errno, 0
	 nop
	cmp	%i4, 0
	be,pt	%icc, .L125
	 st	%i3, [%o0]
	ba,pt	%xcc, .L119
	 nop
.L120:
	call	___errno, 0
	 nop
	mov	28, %g1
	ba,pt	%xcc, .L119
	 st	%g1, [%o0]
.L142:
	call	___errno, 0
	 nop
	mov	22, %g1
	ba,pt	%xcc, .L119
	 st	%g1, [%o0]
	.size	mq_open, .-mq_open
	.section	.text.mq_unlink,"ax",@progbits
	.align 4
	.global mq_unlink
	.type	mq_unlink, #function
	.proc	04
mq_unlink:
	save	%sp, -432, %sp
	add	%fp, 1791, %i5
	mov	%i0, %o0
	call	path_of, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bne,pn	%icc, .L146
	 mov	-1, %o0
	call	unlink, 0
	 mov	%i5, %o0
.L146:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	mq_unlink, .-mq_unlink
	.section	.text.mq_send,"ax",@progbits
	.align 4
	.global mq_send
	.type	mq_send, #function
	.proc	04
mq_send:
	save	%sp, -176, %sp
	call	send_until, 0
	 restore %g0, 0, %o4
	.size	mq_send, .-mq_send
	.section	.text.mq_timedsend,"ax",@progbits
	.align 4
	.global mq_timedsend
	.type	mq_timedsend, #function
	.proc	04
mq_timedsend:
	save	%sp, -208, %sp
	ldx	[%i4], %g2
	ldx	[%i4+8], %g1
	mov	3, %g3
	stx	%g2, [%fp+2031]
	st	%g3, [%fp+2023]
	stx	%g1, [%fp+2039]
	add	%fp, 2023, %o4
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
	save	%sp, -208, %sp
	mov	%i4, %o0
	add	%fp, 2023, %l0
	call	deadline_after, 0
	 mov	%l0, %o1
	orcc	%o0, 0, %i4
	bne,pn	%icc, .L154
	 mov	%o0, %i5
	mov	%l0, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	send_until, 0
	 mov	%i0, %o0
.L153:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L154:
	call	___errno, 0
	 nop
	mov	%o0, %g1
	cmp	%i5, 62
	mov	-1, %o0
	move	%icc, 145, %i4
	ba,pt	%xcc, .L153
	 st	%i4, [%g1]
	.size	mq_reltimedsend_np, .-mq_reltimedsend_np
	.section	.text.mq_receive,"ax",@progbits
	.align 4
	.global mq_receive
	.type	mq_receive, #function
	.proc	05
mq_receive:
	save	%sp, -176, %sp
	call	receive_until, 0
	 restore %g0, 0, %o4
	.size	mq_receive, .-mq_receive
	.section	.text.mq_timedreceive,"ax",@progbits
	.align 4
	.global mq_timedreceive
	.type	mq_timedreceive, #function
	.proc	05
mq_timedreceive:
	save	%sp, -208, %sp
	ldx	[%i4], %g2
	ldx	[%i4+8], %g1
	mov	3, %g3
	stx	%g2, [%fp+2031]
	st	%g3, [%fp+2023]
	stx	%g1, [%fp+2039]
	add	%fp, 2023, %o4
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
	.proc	05
mq_reltimedreceive_np:
	save	%sp, -208, %sp
	mov	%i4, %o0
	add	%fp, 2023, %l0
	call	deadline_after, 0
	 mov	%l0, %o1
	orcc	%o0, 0, %i4
	bne,pn	%icc, .L161
	 mov	%o0, %i5
	mov	%l0, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	receive_until, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L161:
	call	___errno, 0
	 mov	-1, %i0
	cmp	%i5, 62
	move	%icc, 145, %i4
	st	%i4, [%o0]
	return	%i7+8
	 nop
	.size	mq_reltimedreceive_np, .-mq_reltimedreceive_np
	.section	.text.mq_notify,"ax",@progbits
	.align 4
	.global mq_notify
	.type	mq_notify, #function
	.proc	04
mq_notify:
	save	%sp, -176, %sp
	add	%i0, -1, %g1
	cmp	%g1, -3
	bleu,a,pt %xcc, .L163
	 lduw	[%i0], %g2
.L189:
	call	___errno, 0
	 mov	9, %i3
	st	%i3, [%o0]
.L168:
	ba,pt	%xcc, .L178
	 mov	-1, %i3
.L163:
	sethi	%hi(1297154048), %g1
	or	%g1, 1, %g1
	cmp	%g2, %g1
	bne,pt	%icc, .L189
	 nop
	ldx	[%i0+16], %o0
	call	mutex_lock, 0
	 add	%o0, 8, %o0
	orcc	%o0, 0, %i3
	bne,pn	%icc, .L192
	 mov	%o0, %i5
	call	getpid, 0
	 ldx	[%i0+16], %i4
	lduw	[%i4+84], %g1
	xor	%g1, %o0, %g2
	cmp	%g0, %g2
	addx	%g0, 0, %g3
	cmp	%g0, %g1
	addx	%g0, 0, %g2
	andcc	%g3, %g2, %g0
	bne,pn	%icc, .L193
	 mov	%o0, %i5
	brz,pn	%i1, .L197
	 cmp	%i5, %g1
.L194:
	cmp	%g1, 0
	be,a,pn	%icc, .L198
	 lduw	[%i1], %g1
	add	%i4, 8, %o0
	call	mutex_unlock, 0
	 mov	16, %i5
.L174:
	call	___errno, 0
	 mov	-1, %i3
	ba,pt	%xcc, .L178
	 st	%i5, [%o0]
.L193:
	mov	0, %o1
	call	kill, 0
	 sra	%g1, 0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L170
	 nop
.L190:
	brnz,pt	%i1, .L194
	 lduw	[%i4+84], %g1
.L173:
	cmp	%i5, %g1
.L197:
	be,pn	%icc, .L177
	 add	%i4, 8, %o0
	call	mutex_unlock, 0
	 nop
.L196:
	return	%i7+8
	 sra	%o3, 0, %o0
.L170:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 3
	bne,pt	%icc, .L190
	 nop
	st	%g0, [%i4+84]
	brz,pn	%i1, .L173
	 mov	0, %g1
	lduw	[%i1], %g1
.L198:
	add	%g1, -1, %g1
	cmp	%g1, 1
	bgu,pn	%icc, .L195
	 add	%i4, 8, %o0
	ldx	[%i1], %g1
	stx	%g1, [%i4+88]
	ldx	[%i1+8], %g1
	stx	%g1, [%i4+96]
	ldx	[%i1+16], %g1
	stx	%g1, [%i4+104]
	ldx	[%i1+24], %g1
	st	%i5, [%i4+84]
	call	mutex_unlock, 0
	 stx	%g1, [%i4+112]
.L178:
	return	%i7+8
	 sra	%o3, 0, %o0
.L177:
	call	mutex_unlock, 0
	 st	%g0, [%i4+84]
	ba,pt	%xcc, .L196
	 nop
.L195:
	call	mutex_unlock, 0
	 mov	22, %i5
	ba,pt	%xcc, .L174
	 nop
.L192:
	call	___errno, 0
	 nop
	cmp	%i5, 62
	move	%icc, 145, %i3
	ba,pt	%xcc, .L168
	 st	%i3, [%o0]
	.size	mq_notify, .-mq_notify
	.section	.text.mq_getattr,"ax",@progbits
	.align 4
	.global mq_getattr
	.type	mq_getattr, #function
	.proc	04
mq_getattr:
	save	%sp, -176, %sp
	add	%i0, -1, %g1
	cmp	%g1, -3
	bleu,a,pt %xcc, .L200
	 lduw	[%i0], %g2
.L207:
	call	___errno, 0
	 mov	9, %i5
	st	%i5, [%o0]
	ba,pt	%xcc, .L205
	 mov	-1, %i5
.L200:
	sethi	%hi(1297154048), %g1
	or	%g1, 1, %g1
	cmp	%g2, %g1
	bne,pt	%icc, .L207
	 nop
	ldx	[%i0+16], %o0
	call	mutex_lock, 0
	 add	%o0, 8, %o0
	orcc	%o0, 0, %i5
	bne,pn	%icc, .L208
	 mov	%o0, %i4
	ldx	[%i0+16], %o0
	lduw	[%i0+4], %g1
	ldsw	[%o0+64], %g4
	ldsw	[%o0+68], %g3
	ldsw	[%o0+72], %g2
	and	%g1, 128, %g1
	stx	%g0, [%i1+32]
	stx	%g0, [%i1+40]
	stx	%g0, [%i1+48]
	stx	%g0, [%i1+56]
	stx	%g0, [%i1+64]
	stx	%g0, [%i1+72]
	stx	%g1, [%i1]
	stx	%g4, [%i1+8]
	stx	%g3, [%i1+16]
	stx	%g2, [%i1+24]
	call	mutex_unlock, 0
	 add	%o0, 8, %o0
.L205:
	return	%i7+8
	 sra	%o5, 0, %o0
.L208:
	call	___errno, 0
	 nop
	cmp	%i4, 62
	move	%icc, 145, %i5
	st	%i5, [%o0]
	ba,pt	%xcc, .L205
	 mov	-1, %i5
	.size	mq_getattr, .-mq_getattr
	.section	.text.mq_setattr,"ax",@progbits
	.align 4
	.global mq_setattr
	.type	mq_setattr, #function
	.proc	04
mq_setattr:
	save	%sp, -176, %sp
	brz,pn	%i2, .L210
	 ldx	[%i1], %i5
	mov	%i2, %o1
	call	mq_getattr, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L215
	 mov	-1, %g2
	lduw	[%i0+4], %g1
.L216:
	and	%i5, 128, %i5
	mov	0, %g2
	and	%g1, -129, %g1
	cmp	%g0, %g2
	or	%g1, %i5, %g1
	st	%g1, [%i0+4]
	return	%i7+8
	 subx	%g0, 0, %o0
.L210:
	add	%i0, -1, %g1
	cmp	%g1, -3
	bgu,pt	%xcc, .L213
	 sethi	%hi(1297154048), %g1
	lduw	[%i0], %g2
	or	%g1, 1, %g1
	cmp	%g2, %g1
	be,a,pn	%icc, .L216
	 lduw	[%i0+4], %g1
.L213:
	call	___errno, 0
	 nop
	mov	9, %g1
	st	%g1, [%o0]
	mov	-1, %g2
.L215:
	cmp	%g0, %g2
	return	%i7+8
	 subx	%g0, 0, %o0
	.size	mq_setattr, .-mq_setattr
	.section	.text.mq_close,"ax",@progbits
	.align 4
	.global mq_close
	.type	mq_close, #function
	.proc	04
mq_close:
	save	%sp, -176, %sp
	add	%i0, -1, %g1
	cmp	%g1, -3
	bleu,a,pt %xcc, .L218
	 lduw	[%i0], %g2
.L227:
	call	___errno, 0
	 mov	9, %i4
	st	%i4, [%o0]
	ba,pt	%xcc, .L223
	 mov	-1, %i4
.L218:
	sethi	%hi(1297154048), %g1
	or	%g1, 1, %g1
	cmp	%g2, %g1
	bne,pt	%icc, .L227
	 nop
	ldx	[%i0+16], %o0
	call	mutex_lock, 0
	 add	%o0, 8, %o0
	orcc	%o0, 0, %i4
	bne,pn	%icc, .L228
	 mov	%o0, %i5
	ldx	[%i0+16], %g1
	call	getpid, 0
	 lduw	[%g1+84], %i5
	cmp	%i5, %o0
	bne,pt	%icc, .L225
	 ldx	[%i0+16], %o0
	st	%g0, [%o0+84]
.L225:
	call	mutex_unlock, 0
	 add	%o0, 8, %o0
	ldx	[%i0+8], %o1
	st	%g0, [%i0]
	call	munmap, 0
	 ldx	[%i0+16], %o0
	call	free, 0
	 mov	%i0, %o0
.L223:
	return	%i7+8
	 sra	%o4, 0, %o0
.L228:
	call	___errno, 0
	 nop
	cmp	%i5, 62
	move	%icc, 145, %i4
	st	%i4, [%o0]
	ba,pt	%xcc, .L223
	 mov	-1, %i4
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
