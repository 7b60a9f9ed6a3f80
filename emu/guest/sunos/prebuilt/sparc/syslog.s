! 7f17beb536cf8617be0e40e9c58559d5 emu/guest/libc/syslog.c
	.file	"syslog.c"
	.section	".text"
	.section	.text.openlog,"ax",@progbits
	.align 4
	.global openlog
	.type	openlog, #function
	.proc	020
openlog:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(log), %g1
	xor	%g1, %gdop_lox10(log), %g1
	ld	[%l7 + %g1], %l7, %gdop(log)
	st	%i0, [%l7]
	cmp	%i2, 0
	be	.L7
	 st	%i1, [%l7+4]
	andcc	%i2, -1017, %g0
	be,a	.L7
	 st	%i2, [%l7+8]
.L7:
	jmp	%i7+8
	 restore
	.size	openlog, .-openlog
	.section	.text.closelog,"ax",@progbits
	.align 4
	.global closelog
	.type	closelog, #function
	.proc	020
closelog:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(log), %g1
	xor	%g1, %gdop_lox10(log), %g1
	ld	[%l7 + %g1], %l7, %gdop(log)
	st	%g0, [%l7]
	st	%g0, [%l7+4]
	jmp	%i7+8
	 restore
	.size	closelog, .-closelog
	.section	.text.setlogmask,"ax",@progbits
	.align 4
	.global setlogmask
	.type	setlogmask, #function
	.proc	04
setlogmask:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %g2
	sethi	%gdop_hix22(log), %g1
	cmp	%i0, 0
	xor	%g1, %gdop_lox10(log), %g1
	ld	[%l7 + %g1], %l7, %gdop(log)
	be	.L14
	 ld	[%l7+12], %i0
	st	%g2, [%l7+12]
.L14:
	jmp	%i7+8
	 restore
	.size	setlogmask, .-setlogmask
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"<%d>%.15s "
	.align 8
.LC1:
	.asciz	"%.200s"
	.align 8
.LC2:
	.asciz	"[%d]"
	.align 8
.LC3:
	.asciz	": "
	.align 8
.LC4:
	.asciz	"%s"
	.align 8
.LC5:
	.asciz	"/dev/console"
	.align 8
.LC6:
	.asciz	"\n"
	.section	.text.vsyslog,"ax",@progbits
	.align 4
	.global vsyslog
	.type	vsyslog, #function
	.proc	020
vsyslog:
	save	%sp, -2152, %sp
	call	___errno, 0
	 sethi	%gdop_hix22(log), %i4
	mov	%o0, %g1
	mov	0, %o0
	call	time, 0
	 ld	[%g1], %i3
	st	%o0, [%fp-2052]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%i0, 7, %g2
	xor	%i4, %gdop_lox10(log), %i4
	ld	[%l7 + %i4], %i4, %gdop(log)
	ld	[%i4+12], %g1
	sra	%g1, %g2, %g1
	andcc	%g1, 1, %g0
	be	.L61
	 andcc	%i0, 1016, %g0
	bne	.L17
	 nop
	ld	[%i4+8], %g1
	or	%i0, %g1, %i0
.L17:
	call	ctime, 0
	 add	%fp, -2052, %o0
	mov	%i0, %o3
	add	%o0, 4, %o4
	add	%fp, -1024, %l0
	sethi	%gdop_hix22(.LC0), %o2
	mov	1024, %o1
	xor	%o2, %gdop_lox10(.LC0), %o2
	mov	%l0, %o0
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC0)
	ld	[%i4], %o3
	cmp	%o3, 0
	be	.L54
	 mov	%o0, %i0
	sethi	%gdop_hix22(.LC1), %o2
	mov	1024, %o1
	xor	%o2, %gdop_lox10(.LC1), %o2
	sub	%o1, %o0, %o1
	ld	[%l7 + %o2], %o2, %gdop(.LC1)
	call	snprintf, 0
	 add	%l0, %o0, %o0
	ld	[%i4+4], %g1
	andcc	%g1, 1, %g0
	bne	.L19
	 add	%i0, %o0, %l1
.L21:
	cmp	%l1, %i0
	ble	.L20
	 add	%l0, %l1, %o0
	sethi	%gdop_hix22(.LC3), %o2
	mov	1024, %o1
	xor	%o2, %gdop_lox10(.LC3), %o2
	sub	%o1, %l1, %o1
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC3)
	add	%l1, %o0, %l1
.L20:
	ldub	[%i1], %g2
	sll	%g2, 24, %g1
	cmp	%g1, 0
	be	.L38
	 add	%fp, -2048, %l2
	b	.L31
	 mov	0, %i5
.L55:
	ldub	[%i1], %g1
	mov	%g3, %g2
.L24:
	add	%fp, %i5, %g3
	add	%i1, 1, %i1
	add	%i5, 1, %i5
	stb	%g1, [%g3-2048]
.L27:
	sll	%g2, 24, %g1
	cmp	%g1, 0
	be	.L52
	 add	%i5, 2, %g2
	cmp	%g2, 1023
	bgu,a	.L22
	 add	%l2, %i5, %i5
.L31:
	sra	%g1, 24, %g1
	cmp	%g1, 37
	bne	.L55
	 ldub	[%i1+1], %g3
	sll	%g3, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 109
	be	.L56
	 add	%l2, %i5, %l3
	cmp	%g2, 0
	bne,a	.L28
	 ldub	[%i1+2], %g2
	ldub	[%i1], %g1
	add	%i5, 1, %i5
	stb	%g1, [%l3]
.L52:
	add	%l2, %i5, %i5
.L22:
	add	%l0, %l1, %o0
	stb	%g0, [%i5]
	mov	%i2, %o3
	mov	%l2, %o2
	mov	1024, %o1
	call	vsnprintf, 0
	 sub	%o1, %l1, %o1
	add	%l1, %o0, %l1
	cmp	%l1, 1023
	bg,a	.L32
	 mov	1023, %l1
.L32:
	mov	0, %o2
	mov	1, %o1
	call	socket, 0
	 mov	1, %o0
	orcc	%o0, 0, %i2
	bl	.L33
	 mov	94, %o5
	mov	0, %o3
	mov	%l1, %o2
	mov	%l0, %o1
	sethi	%gdop_hix22(daemon.0), %o4
	xor	%o4, %gdop_lox10(daemon.0), %o4
	call	sendto, 0
	 ld	[%l7 + %o4], %o4, %gdop(daemon.0)
	mov	%o0, %g1
	mov	%i2, %o0
	call	close, 0
	 mov	%g1, %i2
	cmp	%i2, 0
	bl	.L59
	 ld	[%i4+4], %g1
.L34:
	andcc	%g1, 32, %g0
.L60:
	bne	.L57
	 sub	%l1, %i0, %o2
.L36:
	call	___errno, 0
	 nop
	st	%i3, [%o0]
.L61:
	jmp	%i7+8
	 restore
.L54:
	ld	[%i4+4], %g1
	andcc	%g1, 1, %g0
	be	.L20
	 mov	%o0, %l1
.L19:
	call	getpid, 0
	 nop
	mov	1024, %o1
	mov	%o0, %o3
	sub	%o1, %l1, %o1
	add	%l0, %l1, %o0
	sethi	%gdop_hix22(.LC2), %o2
	xor	%o2, %gdop_lox10(.LC2), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC2)
	b	.L21
	 add	%l1, %o0, %l1
.L33:
	ld	[%i4+4], %g1
.L59:
	andcc	%g1, 2, %g0
	be	.L60
	 andcc	%g1, 32, %g0
	mov	1, %o1
	sethi	%gdop_hix22(.LC5), %o0
	xor	%o0, %gdop_lox10(.LC5), %o0
	call	open, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC5)
	orcc	%o0, 0, %i2
	bl,a	.L34
	 ld	[%i4+4], %g1
	sub	%l1, %i0, %o2
	call	write, 0
	 add	%l0, %i0, %o1
	mov	1, %o2
	mov	%i2, %o0
	sethi	%gdop_hix22(.LC6), %o1
	xor	%o1, %gdop_lox10(.LC6), %o1
	call	write, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC6)
	call	close, 0
	 mov	%i2, %o0
	b	.L34
	 ld	[%i4+4], %g1
.L28:
	stb	%g1, [%l3]
	add	%i5, 1, %i5
	mov	%g3, %g1
	b	.L24
	 add	%i1, 1, %i1
.L56:
	call	strerror, 0
	 mov	%i3, %o0
	mov	1024, %o1
	mov	%o0, %o3
	sub	%o1, %i5, %o1
	sethi	%gdop_hix22(.LC4), %o2
	mov	%l3, %o0
	xor	%o2, %gdop_lox10(.LC4), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC4)
	add	%i5, %o0, %i5
	cmp	%i5, 1023
	bgu	.L58
	 ldub	[%i1+2], %g2
	b	.L27
	 add	%i1, 2, %i1
.L57:
	add	%l0, %i0, %o1
	call	write, 0
	 mov	2, %o0
	mov	1, %o2
	sethi	%gdop_hix22(.LC6), %o1
	mov	2, %o0
	xor	%o1, %gdop_lox10(.LC6), %o1
	call	write, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC6)
	b,a	.L36
.L58:
	mov	1023, %i5
	b	.L27
	 add	%i1, 2, %i1
.L38:
	b	.L22
	 mov	%l2, %i5
	.size	vsyslog, .-vsyslog
	.section	.text.syslog,"ax",@progbits
	.align 4
	.global syslog
	.type	syslog, #function
	.proc	020
syslog:
	save	%sp, -104, %sp
	add	%fp, 76, %o2
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o2, [%fp-4]
	mov	%i1, %o1
	call	vsyslog, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore
	.size	syslog, .-syslog
	.section	".rodata"
	.align 2
	.type	daemon.0, #object
	.size	daemon.0, 94
daemon.0:
	.half	1
	.asciz	"/dev/log.un"
	.skip	80
	.section	".data"
	.align 4
	.type	log, #object
	.size	log, 16
log:
	.long	0
	.long	0
	.long	8
	.long	255
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
