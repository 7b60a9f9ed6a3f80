! 04d24e66786bb9454966b50105eb3f5a emu/guest/libc/sunos/async.c
	.file	"async.c"
	.section	".text"
	.section	.text.transfer,"ax",@progbits
	.align 4
	.type	transfer, #function
	.proc	020
transfer:
	save	%sp, -96, %sp
	mov	%i3, %o3
	mov	%i4, %o4
	ld	[%fp+92], %i3
	mov	%i2, %o2
	mov	%i1, %o1
	cmp	%i5, 1
	be	.L11
	 mov	%i0, %o0
	call	pwrite64, 0
	 nop
	mov	%o0, %i4
	cmp	%i4, 0
	bl	.L12
	 mov	0, %g1
.L4:
	st	%i4, [%i3]
	st	%g1, [%i3+4]
	jmp	%i7+8
	 restore
.L11:
	call	pread64, 0
	 nop
	mov	%o0, %i4
	cmp	%i4, 0
	bge	.L4
	 mov	0, %g1
.L12:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 29
	be	.L13
	 mov	%i2, %o2
.L5:
	call	___errno, 0
	 nop
	b	.L4
	 ld	[%o0], %g1
.L13:
	mov	%i1, %o1
	cmp	%i5, 1
	be	.L14
	 mov	%i0, %o0
	call	write, 0
	 nop
	mov	%o0, %i4
.L7:
	cmp	%i4, 0
	bge	.L4
	 mov	0, %g1
	b,a	.L5
.L14:
	call	read, 0
	 nop
	b	.L7
	 mov	%o0, %i4
	.size	transfer, .-transfer
	.section	.text.start,"ax",@progbits
	.align 4
	.type	start, #function
	.proc	04
start:
	save	%sp, -152, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i4, %l1
	mov	%i3, %l0
	cmp	%i2, 0
	bl	.L31
	 ld	[%fp+92], %i4
	cmp	%i5, 2
	bleu	.L35
	 mov	1, %g1
.L18:
	andcc	%g1, 0xff, %g0
	bne	.L31
	 add	%fp, -40, %g1
	mov	0, %o3
	mov	3, %o2
	mov	%i0, %o1
	mov	62, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-40], %g2
	add	%fp, -48, %o0
	call	call_value, 0
	 std	%g2, [%fp-48]
	cmp	%o0, 0
	bl	.L19
	 cmp	%i5, 0
	bne	.L36
	 mov	1, %o3
.L22:
	call	malloc, 0
	 mov	8, %o0
	orcc	%o0, 0, %i5
	be	.L37
	 ld	[%fp+96], %o5
	mov	%l0, %o3
	mov	%l1, %o4
	mov	%i2, %o2
	mov	%i1, %o1
	mov	%i0, %o0
	call	transfer, 0
	 st	%i4, [%sp+92]
	st	%g0, [%i5]
	call	guard_enter, 0
	 st	%i4, [%i5+4]
	sethi	%gdop_hix22(last_waiting), %g1
	xor	%g1, %gdop_lox10(last_waiting), %g1
	ld	[%l7 + %g1], %l7, %gdop(last_waiting)
	ld	[%l7], %g1
	st	%i5, [%l7]
	call	guard_leave, 0
	 st	%i5, [%g1]
	add	%fp, -32, %o2
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	mov	0, %o1
	call	sigaction, 0
	 mov	22, %o0
	cmp	%o0, 0
	bne	.L29
	 ld	[%fp-28], %g1
	cmp	%g1, 1
	bg	.L38
	 nop
.L29:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L35:
	b	.L18
	 mov	0, %g1
.L36:
	mov	0, %o1
	mov	0, %o2
	call	__lseek64, 0
	 mov	%i0, %o0
	cmp	%i5, 2
	mov	%o0, %i3
	mov	%o1, %l2
	mov	%i3, %l4
	be	.L39
	 mov	%o1, %l3
.L23:
	cmp	%i3, 0
	bge	.L40
	 mov	%l4, %g2
	cmp	%l4, 0
	bl	.L41
	 mov	%l3, %g3
.L26:
	addcc	%l1, %g3, %l1
	b	.L22
	 addx	%l0, %g2, %l0
.L31:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
.L19:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L38:
	call	getpid, 0
	 mov	0, %i0
	call	kill, 0
	 mov	22, %o1
	jmp	%i7+8
	 restore
.L40:
	mov	0, %o3
	mov	%i3, %o1
	mov	%l2, %o2
	call	__lseek64, 0
	 mov	%i0, %o0
	mov	%l4, %g2
	cmp	%l4, 0
	bge	.L26
	 mov	%l3, %g3
.L41:
	mov	0, %g2
	mov	0, %g3
	addcc	%l1, %g3, %l1
	b	.L22
	 addx	%l0, %g2, %l0
.L39:
	mov	2, %o3
	mov	0, %o1
	mov	0, %o2
	call	__lseek64, 0
	 mov	%i0, %o0
	mov	%o0, %l4
	b	.L23
	 mov	%o1, %l3
.L37:
	call	___errno, 0
	 mov	-1, %i0
	mov	11, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	start, .-start
	.section	.text.event_send,"ax",@progbits
	.align 4
	.global event_send
	.type	event_send, #function
	.proc	04
event_send:
	save	%sp, -112, %sp
	ld	[%i1], %g1
	cmp	%g1, 2
	be	.L48
	 mov	0, %o0
.L44:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L48:
	ld	[%i1+4], %o2
	add	%o2, -1, %g1
	cmp	%g1, 47
	bgu	.L44
	 add	%fp, -8, %g1
	mov	%i2, %o4
	ld	[%i1+8], %o3
	mov	%i0, %o1
	mov	190, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	b,a	.L44
	.size	event_send, .-event_send
	.section	.text.sync_file,"ax",@progbits
	.align 4
	.type	sync_file, #function
	.proc	04
sync_file:
	save	%sp, -112, %sp
	cmp	%i0, 16
	be	.L50
	 cmp	%i0, 64
	bne	.L63
	 nop
.L50:
	add	%fp, -8, %g1
	mov	0, %o3
	mov	3, %o2
	mov	%i1, %o1
	mov	62, %o0
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	cmp	%o0, 0
	bl	.L51
	 nop
	call	fsync, 0
	 mov	%i1, %o0
	orcc	%o0, 0, %i5
	bne	.L64
	 mov	0, %g1
	st	%g1, [%i2+4]
	call	getpid, 0
	 st	%i5, [%i2]
	mov	-4, %o2
	mov	%i3, %o1
	call	event_send, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L64:
	call	___errno, 0
	 mov	0, %i0
	ld	[%o0], %g1
	st	%i5, [%i2]
	call	getpid, 0
	 st	%g1, [%i2+4]
	mov	-4, %o2
	call	event_send, 0
	 mov	%i3, %o1
	jmp	%i7+8
	 restore
.L63:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
.L51:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	sync_file, .-sync_file
	.section	.text.aio_read,"ax",@progbits
	.align 4
	.global aio_read
	.type	aio_read, #function
	.proc	04
aio_read:
	save	%sp, -120, %sp
	add	%fp, -8, %g1
	ld	[%i0], %o1
	mov	0, %o3
	mov	3, %o2
	mov	62, %o0
	ld	[%i0+12], %i4
	ld	[%i0+16], %i5
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	cmp	%o0, 0
	bl	.L69
	 orcc	%i4, %i5, %g0
	bl	.L70
	 add	%i0, 44, %g1
	ld	[%i0+12], %o4
	ld	[%i0+8], %o2
	ld	[%i0+4], %o1
	mov	1, %o5
	sra	%o4, 31, %o3
	ld	[%i0], %o0
	call	transfer, 0
	 st	%g1, [%sp+92]
	call	getpid, 0
	 nop
	add	%i0, 20, %o1
	mov	-4, %o2
	call	event_send, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L70:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
.L69:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	aio_read, .-aio_read
	.section	.text.aio_write,"ax",@progbits
	.align 4
	.global aio_write
	.type	aio_write, #function
	.proc	04
aio_write:
	save	%sp, -120, %sp
	add	%fp, -8, %g1
	ld	[%i0], %o1
	mov	0, %o3
	mov	3, %o2
	mov	62, %o0
	ld	[%i0+12], %i4
	ld	[%i0+16], %i5
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	cmp	%o0, 0
	bl	.L75
	 orcc	%i4, %i5, %g0
	bl	.L76
	 add	%i0, 44, %g1
	ld	[%i0+12], %o4
	ld	[%i0+8], %o2
	ld	[%i0+4], %o1
	mov	2, %o5
	sra	%o4, 31, %o3
	ld	[%i0], %o0
	call	transfer, 0
	 st	%g1, [%sp+92]
	call	getpid, 0
	 nop
	add	%i0, 20, %o1
	mov	-4, %o2
	call	event_send, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L76:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
.L75:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	aio_write, .-aio_write
	.section	.text.aio_fsync,"ax",@progbits
	.align 4
	.global aio_fsync
	.type	aio_fsync, #function
	.proc	04
aio_fsync:
	save	%sp, -96, %sp
	add	%i1, 20, %i3
	add	%i1, 44, %i2
	ld	[%i1], %i1
	call	sync_file, 0
	 restore
	.size	aio_fsync, .-aio_fsync
	.section	.text.aio_error,"ax",@progbits
	.align 4
	.global aio_error
	.type	aio_error, #function
	.proc	04
aio_error:
	save	%sp, -96, %sp
	ld	[%i0+48], %i0
	jmp	%i7+8
	 restore
	.size	aio_error, .-aio_error
	.section	.text.aio_return,"ax",@progbits
	.align 4
	.global aio_return
	.type	aio_return, #function
	.proc	04
aio_return:
	save	%sp, -96, %sp
	mov	-1, %g2
	mov	%i0, %g1
	ld	[%i0+44], %i0
	ld	[%g1+48], %i5
	st	%g2, [%g1+44]
	mov	22, %g2
	cmp	%i0, 0
	bge	.L82
	 st	%g2, [%g1+48]
	call	___errno, 0
	 nop
	st	%i5, [%o0]
.L82:
	jmp	%i7+8
	 restore
	.size	aio_return, .-aio_return
	.section	.text.aio_cancel,"ax",@progbits
	.align 4
	.global aio_cancel
	.type	aio_cancel, #function
	.proc	04
aio_cancel:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	0, %o3
	mov	3, %o2
	mov	62, %o0
	mov	%i0, %o1
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	std	%g2, [%fp-16]
	call	call_value, 0
	 mov	%i0, %i5
	cmp	%o0, 0
	bl	.L84
	 cmp	%i1, 0
	be	.L88
	 mov	1, %i0
	ld	[%i1], %g1
	cmp	%g1, %i5
	be	.L88
	 nop
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
.L84:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L88:
	jmp	%i7+8
	 restore
	.size	aio_cancel, .-aio_cancel
	.section	.text.aio_suspend,"ax",@progbits
	.align 4
	.global aio_suspend
	.type	aio_suspend, #function
	.proc	04
aio_suspend:
	save	%sp, -96, %sp
	cmp	%i1, 0
	bg	.L93
	 mov	0, %i0
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
.L93:
	jmp	%i7+8
	 restore
	.size	aio_suspend, .-aio_suspend
	.section	.text.lio_listio,"ax",@progbits
	.align 4
	.global lio_listio
	.type	lio_listio, #function
	.proc	04
lio_listio:
	save	%sp, -120, %sp
	cmp	%i0, 1
	bgu	.L96
	 mov	1, %g1
	mov	0, %g1
.L96:
	andcc	%g1, 0xff, %g0
	bne	.L95
	 sethi	%hi(4096), %g1
	cmp	%g1, %i2
	blu	.L95
	 cmp	%g0, %i3
	xor	%i0, 1, %i0
	addx	%g0, 0, %g1
	mov	0, %i4
	and	%i0, %g1, %l0
	cmp	%i2, 0
	be	.L127
	 mov	0, %i0
	add	%fp, -8, %l4
	add	%fp, -16, %l3
	mov	-1, %l1
	mov	22, %l2
	sll	%i4, 2, %g1
.L136:
	ld	[%i1+%g1], %i5
	cmp	%i5, 0
	be,a	.L135
	 add	%i4, 1, %i4
	ld	[%i5+40], %g1
	cmp	%g1, 0
	be	.L100
	 add	%g1, -1, %g1
	cmp	%g1, 1
	bgu	.L129
	 mov	0, %o3
	ld	[%i5], %o1
	ld	[%i5+12], %l6
	ld	[%i5+16], %l5
	mov	3, %o2
	mov	62, %o0
	st	%l4, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	mov	%l3, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	cmp	%o0, 0
	bl	.L103
	 orcc	%l6, %l5, %g0
	bge	.L104
	 add	%i5, 44, %g1
	call	___errno, 0
	 nop
	st	%l2, [%o0]
.L103:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	st	%l1, [%i5+44]
	st	%g1, [%i5+48]
.L102:
	or	%i0, %g1, %i0
.L100:
	add	%i4, 1, %i4
.L135:
	cmp	%i2, %i4
	bne	.L136
	 sll	%i4, 2, %g1
	cmp	%l0, 0
	bne	.L130
	 nop
	cmp	%i0, 0
.L134:
	bne	.L131
	 nop
	jmp	%i7+8
	 restore %g0, 0, %o0
.L129:
	call	___errno, 0
	 nop
	call	___errno, 0
	 st	%l2, [%o0]
	ld	[%o0], %g1
	st	%l1, [%i5+44]
	b	.L102
	 st	%g1, [%i5+48]
.L104:
	ld	[%i5+12], %o4
	st	%g1, [%sp+92]
	sra	%o4, 31, %o3
	ld	[%i5+40], %o5
	ld	[%i5+8], %o2
	ld	[%i5+4], %o1
	call	transfer, 0
	 ld	[%i5], %o0
	call	getpid, 0
	 nop
	mov	-4, %o2
	call	event_send, 0
	 add	%i5, 20, %o1
	b	.L102
	 ld	[%i5+48], %g1
.L130:
	call	getpid, 0
	 nop
	mov	-4, %o2
	call	event_send, 0
	 mov	%i3, %o1
	b	.L134
	 cmp	%i0, 0
.L127:
	cmp	%l0, 0
	be	.L137
	 nop
	call	getpid, 0
	 nop
	mov	-4, %o2
	call	event_send, 0
	 mov	%i3, %o1
	b,a	.L137
.L95:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
.L137:
	jmp	%i7+8
	 restore
.L131:
	call	___errno, 0
	 mov	-1, %i0
	mov	5, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	lio_listio, .-lio_listio
	.section	.text.aio_read64,"ax",@progbits
	.align 4
	.global aio_read64
	.type	aio_read64, #function
	.proc	04
aio_read64:
	save	%sp, -120, %sp
	add	%fp, -8, %g1
	ld	[%i0], %o1
	mov	0, %o3
	mov	3, %o2
	mov	62, %o0
	ld	[%i0+16], %i5
	ld	[%i0+24], %i4
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	cmp	%o0, 0
	bl	.L143
	 cmp	%i5, 0
	bl	.L144
	 cmp	%i4, 0
	bl	.L144
	 add	%i0, 52, %g1
	ld	[%i0+16], %o3
	ld	[%i0+20], %o4
	ld	[%i0+8], %o2
	ldd	[%i0], %o0
	mov	1, %o5
	call	transfer, 0
	 st	%g1, [%sp+92]
	call	getpid, 0
	 nop
	add	%i0, 28, %o1
	mov	-4, %o2
	call	event_send, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L144:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
.L143:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	aio_read64, .-aio_read64
	.section	.text.aio_write64,"ax",@progbits
	.align 4
	.global aio_write64
	.type	aio_write64, #function
	.proc	04
aio_write64:
	save	%sp, -120, %sp
	add	%fp, -8, %g1
	ld	[%i0], %o1
	mov	0, %o3
	mov	3, %o2
	mov	62, %o0
	ld	[%i0+16], %i5
	ld	[%i0+24], %i4
	st	%g1, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	cmp	%o0, 0
	bl	.L153
	 cmp	%i5, 0
	bl	.L154
	 cmp	%i4, 0
	bl	.L154
	 add	%i0, 52, %g1
	ld	[%i0+16], %o3
	ld	[%i0+20], %o4
	ld	[%i0+8], %o2
	ldd	[%i0], %o0
	mov	2, %o5
	call	transfer, 0
	 st	%g1, [%sp+92]
	call	getpid, 0
	 nop
	add	%i0, 28, %o1
	mov	-4, %o2
	call	event_send, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L154:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
.L153:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	aio_write64, .-aio_write64
	.section	.text.aio_fsync64,"ax",@progbits
	.align 4
	.global aio_fsync64
	.type	aio_fsync64, #function
	.proc	04
aio_fsync64:
	save	%sp, -96, %sp
	add	%i1, 28, %i3
	add	%i1, 52, %i2
	ld	[%i1], %i1
	call	sync_file, 0
	 restore
	.size	aio_fsync64, .-aio_fsync64
	.section	.text.aio_error64,"ax",@progbits
	.align 4
	.global aio_error64
	.type	aio_error64, #function
	.proc	04
aio_error64:
	save	%sp, -96, %sp
	ld	[%i0+56], %i0
	jmp	%i7+8
	 restore
	.size	aio_error64, .-aio_error64
	.section	.text.aio_return64,"ax",@progbits
	.align 4
	.global aio_return64
	.type	aio_return64, #function
	.proc	04
aio_return64:
	save	%sp, -96, %sp
	mov	-1, %g2
	mov	%i0, %g1
	ld	[%i0+52], %i0
	ld	[%g1+56], %i5
	st	%g2, [%g1+52]
	mov	22, %g2
	cmp	%i0, 0
	bge	.L163
	 st	%g2, [%g1+56]
	call	___errno, 0
	 nop
	st	%i5, [%o0]
.L163:
	jmp	%i7+8
	 restore
	.size	aio_return64, .-aio_return64
	.section	.text.aio_cancel64,"ax",@progbits
	.align 4
	.global aio_cancel64
	.type	aio_cancel64, #function
	.proc	04
aio_cancel64:
	save	%sp, -96, %sp
	call	aio_cancel, 0
	 restore
	.size	aio_cancel64, .-aio_cancel64
	.section	.text.aio_suspend64,"ax",@progbits
	.align 4
	.global aio_suspend64
	.type	aio_suspend64, #function
	.proc	04
aio_suspend64:
	save	%sp, -96, %sp
	call	aio_suspend, 0
	 restore
	.size	aio_suspend64, .-aio_suspend64
	.section	.text.lio_listio64,"ax",@progbits
	.align 4
	.global lio_listio64
	.type	lio_listio64, #function
	.proc	04
lio_listio64:
	save	%sp, -120, %sp
	cmp	%i0, 1
	bgu	.L168
	 mov	1, %g1
	mov	0, %g1
.L168:
	andcc	%g1, 0xff, %g0
	bne	.L167
	 sethi	%hi(4096), %g1
	cmp	%g1, %i2
	blu	.L167
	 cmp	%g0, %i3
	xor	%i0, 1, %i0
	addx	%g0, 0, %g1
	mov	0, %i4
	and	%i0, %g1, %l0
	cmp	%i2, 0
	be	.L204
	 mov	0, %i0
	add	%fp, -8, %l4
	add	%fp, -16, %l3
	mov	-1, %l1
	mov	22, %l2
	sll	%i4, 2, %g1
.L213:
	ld	[%i1+%g1], %i5
	cmp	%i5, 0
	be,a	.L212
	 add	%i4, 1, %i4
	ld	[%i5+48], %g1
	cmp	%g1, 0
	be	.L172
	 add	%g1, -1, %g1
	cmp	%g1, 1
	bgu	.L206
	 mov	0, %o3
	ld	[%i5], %o1
	ld	[%i5+16], %l5
	ld	[%i5+24], %l6
	mov	3, %o2
	mov	62, %o0
	st	%l4, [%sp+64]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	mov	%l3, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	cmp	%o0, 0
	bl	.L175
	 cmp	%l5, 0
	bl	.L183
	 cmp	%l6, 0
	bl	.L183
	 nop
	add	%i5, 52, %g1
	st	%g1, [%sp+92]
	ld	[%i5+48], %o5
	ld	[%i5+16], %o3
	ld	[%i5+20], %o4
	ld	[%i5+8], %o2
	call	transfer, 0
	 ldd	[%i5], %o0
	call	getpid, 0
	 nop
	mov	-4, %o2
	call	event_send, 0
	 add	%i5, 28, %o1
	ld	[%i5+56], %g1
.L174:
	or	%i0, %g1, %i0
.L172:
	add	%i4, 1, %i4
.L212:
	cmp	%i2, %i4
	bne	.L213
	 sll	%i4, 2, %g1
	cmp	%l0, 0
	bne	.L207
	 nop
	cmp	%i0, 0
.L211:
	bne	.L208
	 nop
	jmp	%i7+8
	 restore %g0, 0, %o0
.L206:
	call	___errno, 0
	 nop
	call	___errno, 0
	 st	%l2, [%o0]
	ld	[%o0], %g1
	st	%l1, [%i5+52]
	b	.L174
	 st	%g1, [%i5+56]
.L183:
	call	___errno, 0
	 nop
	st	%l2, [%o0]
.L175:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	st	%l1, [%i5+52]
	b	.L174
	 st	%g1, [%i5+56]
.L207:
	call	getpid, 0
	 nop
	mov	-4, %o2
	call	event_send, 0
	 mov	%i3, %o1
	b	.L211
	 cmp	%i0, 0
.L204:
	cmp	%l0, 0
	be	.L214
	 nop
	call	getpid, 0
	 nop
	mov	-4, %o2
	call	event_send, 0
	 mov	%i3, %o1
	b,a	.L214
.L167:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
.L214:
	jmp	%i7+8
	 restore
.L208:
	call	___errno, 0
	 mov	-1, %i0
	mov	5, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	lio_listio64, .-lio_listio64
	.section	.text.aioread,"ax",@progbits
	.align 4
	.global aioread
	.type	aioread, #function
	.proc	04
aioread:
	save	%sp, -104, %sp
	mov	1, %g1
	st	%i5, [%sp+92]
	st	%g1, [%sp+96]
	mov	%i4, %o5
	sra	%i3, 31, %o3
	mov	%i3, %o4
	mov	%i2, %o2
	mov	%i1, %o1
	call	start, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	aioread, .-aioread
	.section	.text.aiowrite,"ax",@progbits
	.align 4
	.global aiowrite
	.type	aiowrite, #function
	.proc	04
aiowrite:
	save	%sp, -104, %sp
	mov	2, %g1
	st	%i5, [%sp+92]
	st	%g1, [%sp+96]
	mov	%i4, %o5
	sra	%i3, 31, %o3
	mov	%i3, %o4
	mov	%i2, %o2
	mov	%i1, %o1
	call	start, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	aiowrite, .-aiowrite
	.section	.text.aioread64,"ax",@progbits
	.align 4
	.global aioread64
	.type	aioread64, #function
	.proc	04
aioread64:
	save	%sp, -104, %sp
	ld	[%fp+92], %g1
	st	%g1, [%sp+92]
	mov	1, %g1
	mov	%i3, %o3
	mov	%i4, %o4
	st	%g1, [%sp+96]
	mov	%i5, %o5
	mov	%i2, %o2
	mov	%i1, %o1
	call	start, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	aioread64, .-aioread64
	.section	.text.aiowrite64,"ax",@progbits
	.align 4
	.global aiowrite64
	.type	aiowrite64, #function
	.proc	04
aiowrite64:
	save	%sp, -104, %sp
	ld	[%fp+92], %g1
	st	%g1, [%sp+92]
	mov	2, %g1
	mov	%i3, %o3
	mov	%i4, %o4
	st	%g1, [%sp+96]
	mov	%i5, %o5
	mov	%i2, %o2
	mov	%i1, %o1
	call	start, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	aiowrite64, .-aiowrite64
	.section	.text.aiowait,"ax",@progbits
	.align 4
	.global aiowait
	.type	aiowait, #function
	.proc	0110
aiowait:
	save	%sp, -96, %sp
	call	guard_enter, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(waiting), %g1
	xor	%g1, %gdop_lox10(waiting), %g1
	ld	[%l7 + %g1], %g1, %gdop(waiting)
	ld	[%g1], %i5
	cmp	%i5, 0
	be	.L225
	 nop
	ld	[%i5], %g2
	cmp	%g2, 0
	be	.L222
	 st	%g2, [%g1]
	call	guard_leave, 0
	 nop
	mov	%i5, %o0
	call	free, 0
	 ld	[%i5+4], %i0
	jmp	%i7+8
	 restore
.L222:
	sethi	%gdop_hix22(last_waiting), %g2
	xor	%g2, %gdop_lox10(last_waiting), %g2
	ld	[%l7 + %g2], %l7, %gdop(last_waiting)
	call	guard_leave, 0
	 st	%g1, [%l7]
	mov	%i5, %o0
	call	free, 0
	 ld	[%i5+4], %i0
	jmp	%i7+8
	 restore
.L225:
	call	guard_leave, 0
	 mov	-1, %i0
	call	free, 0
	 mov	0, %o0
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	aiowait, .-aiowait
	.section	.text.aiocancel,"ax",@progbits
	.align 4
	.global aiocancel
	.type	aiocancel, #function
	.proc	04
aiocancel:
	save	%sp, -96, %sp
	sethi	%gdop_hix22(waiting), %g1
	xor	%g1, %gdop_lox10(waiting), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%l7 + %g1], %l7, %gdop(waiting)
	ld	[%l7], %g1
	cmp	%g0, %g1
	mov	-1, %i0
	call	___errno, 0
	 addx	%g0, -1, %i5
	and	%i5, 9, %i5
	add	%i5, 13, %i5
	st	%i5, [%o0]
	jmp	%i7+8
	 restore
	.size	aiocancel, .-aiocancel
	.section	.data.rel.local,"aw"
	.align 4
	.type	last_waiting, #object
	.size	last_waiting, 4
last_waiting:
	.long	waiting
	.local	waiting
	.common	waiting,4,4
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
