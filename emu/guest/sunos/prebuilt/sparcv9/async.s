! 04d24e66786bb9454966b50105eb3f5a emu/guest/libc/sunos/async.c
	.file	"async.c"
	.section	".text"
	.section	.text.is_valid,"ax",@progbits
	.align 4
	.type	is_valid, #function
	.proc	04
is_valid:
	save	%sp, -192, %sp
	mov	%i0, %o1
	mov	0, %o3
	mov	3, %o2
	call	system_call, 0
	 mov	62, %o0
	call	call_value, 0
	 nop
	brlz,pn	%o0, .L2
	 xnor	%g0, %i1, %i1
	xnor	%g0, %i2, %i2
	srlx	%i1, 63, %i1
	srl	%i2, 31, %i2
	andcc	%i2, %i1, %g0
	be,pn	%icc, .L6
	 mov	1, %i0
	return	%i7+8
	 nop
.L6:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
.L2:
	return	%i7+8
	 mov	0, %o0
	.size	is_valid, .-is_valid
	.section	.text.transfer,"ax",@progbits
	.align 4
	.type	transfer, #function
	.proc	020
transfer:
	save	%sp, -176, %sp
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	cmp	%i4, 1
	be,pn	%icc, .L18
	 mov	%i0, %o0
	call	pwrite64, 0
	 nop
	mov	%o0, %i3
	brlz,pn	%i3, .L19
	 mov	0, %g1
.L12:
	stx	%i3, [%i5]
	st	%g1, [%i5+8]
	return	%i7+8
	 nop
.L18:
	call	pread64, 0
	 nop
	mov	%o0, %i3
	brgez,pt %i3, .L12
	 mov	0, %g1
.L19:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 29
	be,pn	%icc, .L20
	 mov	%i2, %o2
.L13:
	call	___errno, 0
	 nop
	ba,pt	%xcc, .L12
	 lduw	[%o0], %g1
.L20:
	mov	%i1, %o1
	cmp	%i4, 1
	be,pn	%icc, .L21
	 mov	%i0, %o0
	call	write, 0
	 nop
	mov	%o0, %i3
	brgez,pt %i3, .L12
	 mov	0, %g1
	ba,pt	%xcc, .L13
	 nop
.L21:
	call	read, 0
	 nop
	mov	%o0, %i3
	brgez,pt %i3, .L12
	 mov	0, %g1
	ba,pt	%xcc, .L13
	 nop
	.size	transfer, .-transfer
	.section	.text.start,"ax",@progbits
	.align 4
	.type	start, #function
	.proc	04
start:
	.register	%g2, #scratch
	save	%sp, -240, %sp
	cmp	%i4, 2
	mov	0, %g1
	srl	%i2, 31, %g2
	movgu	%icc, 1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L36
	 ldsw	[%fp+2227], %l0
	mov	0, %o3
	mov	3, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	62, %o0
	call	call_value, 0
	 nop
	brlz,pn	%o0, .L42
	 mov	-1, %g1
	brnz,pn	%i4, .L37
	 mov	1, %o2
.L27:
	call	malloc, 0
	 mov	16, %o0
	brz,pn	%o0, .L38
	 mov	%o0, %i4
	mov	%i5, %o5
	mov	%l0, %o4
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	transfer, 0
	 mov	%i0, %o0
	stx	%g0, [%i4]
	call	guard_enter, 0
	 stx	%i5, [%i4+8]
	sethi	%gdop_hix22(last_waiting), %g1
	xor	%g1, %gdop_lox10(last_waiting), %g1
	ldx	[%l7 + %g1], %l7, %gdop(last_waiting)
	ldx	[%l7], %g1
	stx	%i4, [%l7]
	call	guard_leave, 0
	 stx	%i4, [%g1]
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	add	%fp, 2007, %o2
	mov	0, %o1
	call	sigaction, 0
	 mov	22, %o0
	cmp	%o0, 0
	be,pt	%icc, .L39
	 ldx	[%fp+2015], %g1
	mov	0, %g1
.L43:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L39:
	cmp	%g1, 1
	ble,a,pt %xcc, .L43
	 mov	0, %g1
	call	getpid, 0
	 nop
	call	kill, 0
	 mov	22, %o1
	ba,pt	%xcc, .L43
	 mov	0, %g1
.L37:
	mov	0, %o1
	call	__lseek64, 0
	 mov	%i0, %o0
	cmp	%i4, 2
	mov	%o0, %l1
	be,pn	%icc, .L40
	 mov	%o0, %i4
	brgez,pn %i4, .L41
	 mov	0, %o2
.L29:
	mov	0, %g1
	movrgez	%l1, %l1, %g1
	ba,pt	%xcc, .L27
	 add	%i3, %g1, %i3
.L36:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
	mov	-1, %g1
.L42:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L41:
.L44:
	mov	%i4, %o1
	call	__lseek64, 0
	 mov	%i0, %o0
	mov	0, %g1
	movrgez	%l1, %l1, %g1
	ba,pt	%xcc, .L27
	 add	%i3, %g1, %i3
.L40:
	mov	2, %o2
	mov	0, %o1
	call	__lseek64, 0
	 mov	%i0, %o0
	brlz,pt	%i4, .L29
	 mov	%o0, %l1
	ba,pt	%xcc, .L44
	 mov	0, %o2
.L38:
	call	___errno, 0
	 nop
	mov	11, %g1
	st	%g1, [%o0]
	ba,pt	%xcc, .L42
	 mov	-1, %g1
	.size	start, .-start
	.section	.text.event_send,"ax",@progbits
	.align 4
	.global event_send
	.type	event_send, #function
	.proc	04
event_send:
	save	%sp, -192, %sp
	lduw	[%i1], %g1
	cmp	%g1, 2
	be,pn	%icc, .L49
	 mov	0, %o0
	sra	%o0, 0, %i0
.L50:
	return	%i7+8
	 nop
.L49:
	lduw	[%i1+4], %o2
	add	%o2, -1, %g1
	cmp	%g1, 47
	bgu,a,pt %icc, .L50
	 sra	%o0, 0, %i0
	mov	%i2, %o4
	ldx	[%i1+8], %o3
	sra	%o2, 0, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	190, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	event_send, .-event_send
	.section	.text.aio_read,"ax",@progbits
	.align 4
	.global aio_read
	.type	aio_read, #function
	.proc	04
aio_read:
	save	%sp, -176, %sp
	ldx	[%i0+24], %o1
	ldsw	[%i0+32], %o2
	srax	%o1, 63, %o1
	call	is_valid, 0
	 ldsw	[%i0], %o0
	cmp	%o0, 0
	be,pn	%icc, .L53
	 add	%i0, 80, %o5
	mov	1, %o4
	ldx	[%i0+24], %o3
	ldx	[%i0+16], %o2
	ldx	[%i0+8], %o1
	call	transfer, 0
	 ldsw	[%i0], %o0
	call	getpid, 0
	 nop
	mov	-4, %o2
	call	event_send, 0
	 add	%i0, 40, %o1
	mov	0, %g1
.L52:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L53:
	ba,pt	%xcc, .L52
	 mov	-1, %g1
	.size	aio_read, .-aio_read
	.global aio_read64
	aio_read64 = aio_read
	.section	.text.aio_write,"ax",@progbits
	.align 4
	.global aio_write
	.type	aio_write, #function
	.proc	04
aio_write:
	save	%sp, -176, %sp
	ldx	[%i0+24], %o1
	ldsw	[%i0+32], %o2
	srax	%o1, 63, %o1
	call	is_valid, 0
	 ldsw	[%i0], %o0
	cmp	%o0, 0
	be,pn	%icc, .L56
	 add	%i0, 80, %o5
	mov	2, %o4
	ldx	[%i0+24], %o3
	ldx	[%i0+16], %o2
	ldx	[%i0+8], %o1
	call	transfer, 0
	 ldsw	[%i0], %o0
	call	getpid, 0
	 nop
	mov	-4, %o2
	call	event_send, 0
	 add	%i0, 40, %o1
	mov	0, %g1
.L55:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L56:
	ba,pt	%xcc, .L55
	 mov	-1, %g1
	.size	aio_write, .-aio_write
	.global aio_write64
	aio_write64 = aio_write
	.section	.text.aio_fsync,"ax",@progbits
	.align 4
	.global aio_fsync
	.type	aio_fsync, #function
	.proc	04
aio_fsync:
	save	%sp, -192, %sp
	xor	%i0, 16, %g1
	cmp	%g0, %g1
	xor	%i0, 64, %i0
	addx	%g0, 0, %g2
	cmp	%g0, %i0
	lduw	[%i1], %i5
	addx	%g0, 0, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L63
	 add	%i1, 40, %i4
	mov	0, %o3
	mov	3, %o2
	mov	62, %o0
	sra	%i5, 0, %i5
	call	system_call, 0
	 mov	%i5, %o1
	stx	%o0, [%fp+2031]
	call	call_value, 0
	 stx	%o1, [%fp+2039]
	brlz,pn	%o0, .L65
	 mov	-1, %g1
	call	fsync, 0
	 mov	%i5, %o0
	orcc	%o0, 0, %g1
	bne,pn	%icc, .L64
	 mov	%o0, %i5
.L62:
	st	%g1, [%i1+88]
	call	getpid, 0
	 stx	%i5, [%i1+80]
	mov	-4, %o2
	call	event_send, 0
	 mov	%i4, %o1
	mov	0, %g1
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L64:
	call	___errno, 0
	 nop
	ba,pt	%xcc, .L62
	 lduw	[%o0], %g1
.L63:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
	mov	-1, %g1
.L65:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
	.size	aio_fsync, .-aio_fsync
	.global aio_fsync64
	aio_fsync64 = aio_fsync
	.section	.text.aio_error,"ax",@progbits
	.align 4
	.global aio_error
	.type	aio_error, #function
	.proc	04
aio_error:
	save	%sp, -176, %sp
	return	%i7+8
	 ldsw	[%o0+88], %o0
	.size	aio_error, .-aio_error
	.global aio_error64
	aio_error64 = aio_error
	.section	.text.aio_return,"ax",@progbits
	.align 4
	.global aio_return
	.type	aio_return, #function
	.proc	05
aio_return:
	save	%sp, -176, %sp
	mov	%i0, %g1
	mov	-1, %g2
	ldx	[%i0+80], %i0
	lduw	[%g1+88], %i5
	stx	%g2, [%g1+80]
	mov	22, %g2
	brgez,pt %i0, .L70
	 st	%g2, [%g1+88]
	call	___errno, 0
	 nop
	st	%i5, [%o0]
.L70:
	return	%i7+8
	 nop
	.size	aio_return, .-aio_return
	.global aio_return64
	aio_return64 = aio_return
	.section	.text.aio_cancel,"ax",@progbits
	.align 4
	.global aio_cancel
	.type	aio_cancel, #function
	.proc	04
aio_cancel:
	save	%sp, -192, %sp
	mov	%i0, %o1
	mov	0, %o3
	mov	3, %o2
	call	system_call, 0
	 mov	62, %o0
	call	call_value, 0
	 nop
	brlz,a,pn %o0, .L77
	 mov	-1, %g1
	brz,pn	%i1, .L73
	 mov	1, %g1
	lduw	[%i1], %g2
	cmp	%g2, %i0
	be,pn	%icc, .L73
	 nop
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
	mov	-1, %g1
.L73:
.L77:
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	aio_cancel, .-aio_cancel
	.global aio_cancel64
	aio_cancel64 = aio_cancel
	.section	.text.aio_suspend,"ax",@progbits
	.align 4
	.global aio_suspend
	.type	aio_suspend, #function
	.proc	04
aio_suspend:
	save	%sp, -176, %sp
	cmp	%i1, 0
	ble,pn	%icc, .L81
	 mov	0, %g1
.L79:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L81:
	call	___errno, 0
	 nop
	mov	22, %g2
	mov	-1, %g1
	ba,pt	%xcc, .L79
	 st	%g2, [%o0]
	.size	aio_suspend, .-aio_suspend
	.global aio_suspend64
	aio_suspend64 = aio_suspend
	.section	.text.lio_listio,"ax",@progbits
	.align 4
	.global lio_listio
	.type	lio_listio, #function
	.proc	04
lio_listio:
	save	%sp, -176, %sp
	cmp	%i0, 1
	sethi	%hi(4096), %g2
	mov	0, %g1
	movgu	%icc, 1, %g1
	cmp	%g2, %i2
	addx	%g0, 0, %g2
	orcc	%g1, %g2, %g0
	bne,pn	%icc, .L83
	 nop
	mov	0, %g1
	xor	%i0, 1, %i0
	movrne	%i3, 1, %g1
	brz,pn	%i2, .L114
	 and	%i0, %g1, %i0
	sllx	%i2, 3, %i4
	mov	-1, %l0
	mov	0, %i2
	add	%i1, %i4, %i4
	mov	22, %l1
	ldx	[%i1], %i5
.L119:
	brz,a,pn %i5, .L118
	 add	%i1, 8, %i1
	lduw	[%i5+72], %g1
	cmp	%g1, 0
	be,pn	%icc, .L87
	 add	%g1, -1, %g1
	cmp	%g1, 1
	bgu,pn	%icc, .L115
	 nop
	ldx	[%i5+24], %o1
	ldsw	[%i5+32], %o2
	ldsw	[%i5], %o0
	call	is_valid, 0
	 srax	%o1, 63, %o1
	cmp	%o0, 0
	be,pt	%icc, .L90
	 add	%i5, 80, %o5
	ldsw	[%i5+72], %o4
	ldx	[%i5+24], %o3
	ldx	[%i5+16], %o2
	ldx	[%i5+8], %o1
	call	transfer, 0
	 ldsw	[%i5], %o0
	call	getpid, 0
	 nop
	mov	-4, %o2
	call	event_send, 0
	 add	%i5, 40, %o1
	lduw	[%i5+88], %g1
.L89:
	or	%i2, %g1, %i2
.L87:
	add	%i1, 8, %i1
.L118:
	cmp	%i4, %i1
	bne,a,pt %xcc, .L119
	 ldx	[%i1], %i5
	cmp	%i0, 0
	bne,pn	%icc, .L116
	 cmp	%i2, 0
	bne,pn	%icc, .L117
	 nop
	mov	0, %g1
.L94:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L115:
	call	___errno, 0
	 nop
	call	___errno, 0
	 st	%l1, [%o0]
	lduw	[%o0], %g1
	stx	%l0, [%i5+80]
	ba,pt	%xcc, .L89
	 st	%g1, [%i5+88]
.L90:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	stx	%l0, [%i5+80]
	ba,pt	%xcc, .L89
	 st	%g1, [%i5+88]
.L116:
	call	getpid, 0
	 nop
	mov	-4, %o2
	call	event_send, 0
	 mov	%i3, %o1
	cmp	%i2, 0
	be,a,pt	%icc, .L94
	 mov	0, %g1
	ba,pt	%xcc, .L117
	 nop
.L114:
	cmp	%i0, 0
	be,a,pt	%icc, .L94
	 mov	0, %g1
	call	getpid, 0
	 nop
	mov	-4, %o2
	call	event_send, 0
	 mov	%i3, %o1
	ba,pt	%xcc, .L94
	 mov	0, %g1
.L117:
	call	___errno, 0
	 nop
	mov	5, %g1
	st	%g1, [%o0]
	ba,pt	%xcc, .L94
	 mov	-1, %g1
.L83:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
	ba,pt	%xcc, .L94
	 mov	-1, %g1
	.size	lio_listio, .-lio_listio
	.global lio_listio64
	lio_listio64 = lio_listio
	.section	.text.aioread,"ax",@progbits
	.align 4
	.global aioread
	.type	aioread, #function
	.proc	04
aioread:
	save	%sp, -192, %sp
	mov	%i5, %o5
	mov	1, %g1
	mov	%i4, %o4
	stx	%g1, [%sp+2223]
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	start, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	aioread, .-aioread
	.global aioread64
	aioread64 = aioread
	.section	.text.aiowrite,"ax",@progbits
	.align 4
	.global aiowrite
	.type	aiowrite, #function
	.proc	04
aiowrite:
	save	%sp, -192, %sp
	mov	%i5, %o5
	mov	2, %g1
	mov	%i4, %o4
	stx	%g1, [%sp+2223]
	mov	%i3, %o3
	mov	%i2, %o2
	mov	%i1, %o1
	call	start, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	aiowrite, .-aiowrite
	.global aiowrite64
	aiowrite64 = aiowrite
	.section	.text.aiowait,"ax",@progbits
	.align 4
	.global aiowait
	.type	aiowait, #function
	.proc	0110
aiowait:
	save	%sp, -176, %sp
	call	guard_enter, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(waiting), %g1
	xor	%g1, %gdop_lox10(waiting), %g1
	ldx	[%l7 + %g1], %g1, %gdop(waiting)
	ldx	[%g1], %i5
	brz,pn	%i5, .L128
	 nop
	ldx	[%i5], %g2
	brz,pn	%g2, .L125
	 stx	%g2, [%g1]
	call	guard_leave, 0
	 nop
	ldx	[%i5+8], %i0
	call	free, 0
	 mov	%i5, %o0
	return	%i7+8
	 nop
.L125:
	sethi	%gdop_hix22(last_waiting), %g2
	xor	%g2, %gdop_lox10(last_waiting), %g2
	ldx	[%l7 + %g2], %l7, %gdop(last_waiting)
	call	guard_leave, 0
	 stx	%g1, [%l7]
	ldx	[%i5+8], %i0
	call	free, 0
	 mov	%i5, %o0
	return	%i7+8
	 nop
.L128:
	call	guard_leave, 0
	 mov	-1, %i0
	call	free, 0
	 mov	0, %o0
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	aiowait, .-aiowait
	.section	.text.aiocancel,"ax",@progbits
	.align 4
	.global aiocancel
	.type	aiocancel, #function
	.proc	04
aiocancel:
	save	%sp, -176, %sp
	sethi	%gdop_hix22(waiting), %g1
	xor	%g1, %gdop_lox10(waiting), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(waiting)
	ldx	[%l7], %g1
	mov	13, %i5
	mov	-1, %i0
	call	___errno, 0
	 movre	%g1, 22, %i5
	st	%i5, [%o0]
	return	%i7+8
	 nop
	.size	aiocancel, .-aiocancel
	.section	.data.rel.local,"aw"
	.align 8
	.type	last_waiting, #object
	.size	last_waiting, 8
last_waiting:
	.xword	waiting
	.local	waiting
	.common	waiting,8,8
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
