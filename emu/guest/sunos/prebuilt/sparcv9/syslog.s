! 7f17beb536cf8617be0e40e9c58559d5 emu/guest/libc/syslog.c
	.file	"syslog.c"
	.section	".text"
	.section	.text.openlog,"ax",@progbits
	.align 4
	.global openlog
	.type	openlog, #function
	.proc	020
openlog:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(log), %g1
	xor	%g1, %gdop_lox10(log), %g1
	ldx	[%l7 + %g1], %l7, %gdop(log)
	stx	%i0, [%l7]
	brz,pt	%i2, .L7
	 st	%i1, [%l7+8]
	andcc	%i2, -1017, %g0
	be,a,pt	%icc, .L7
	 st	%i2, [%l7+12]
.L7:
	return	%i7+8
	 nop
	.size	openlog, .-openlog
	.section	.text.closelog,"ax",@progbits
	.align 4
	.global closelog
	.type	closelog, #function
	.proc	020
closelog:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(log), %g1
	xor	%g1, %gdop_lox10(log), %g1
	ldx	[%l7 + %g1], %l7, %gdop(log)
	stx	%g0, [%l7]
	st	%g0, [%l7+8]
	return	%i7+8
	 nop
	.size	closelog, .-closelog
	.section	.text.setlogmask,"ax",@progbits
	.align 4
	.global setlogmask
	.type	setlogmask, #function
	.proc	04
setlogmask:
	save	%sp, -176, %sp
	sethi	%gdop_hix22(log), %g1
	xor	%g1, %gdop_lox10(log), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(log)
	brz,pt	%i0, .L10
	 lduw	[%l7+16], %g1
	st	%i0, [%l7+16]
.L10:
	return	%i7+8
	 sra	%g1, 0, %o0
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
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -2240, %sp
	call	___errno, 0
	 sethi	%gdop_hix22(log), %i4
	mov	%o0, %g1
	mov	0, %o0
	call	time, 0
	 lduw	[%g1], %i3
	stx	%o0, [%fp-9]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%i0, 7, %g2
	xor	%i4, %gdop_lox10(log), %i4
	ldx	[%l7 + %i4], %i4, %gdop(log)
	lduw	[%i4+16], %g1
	sra	%g1, %g2, %g1
	andcc	%g1, 1, %g0
	be,pn	%xcc, .L57
	 andcc	%i0, 1016, %g0
	bne,pt	%xcc, .L16
	 nop
	lduw	[%i4+12], %g1
	or	%g1, %i0, %i0
	sra	%i0, 0, %i0
.L16:
	call	ctime, 0
	 add	%fp, -9, %o0
	mov	%i0, %o3
	add	%o0, 4, %o4
	add	%fp, 1023, %l0
	sethi	%gdop_hix22(.LC0), %o2
	mov	1024, %o1
	xor	%o2, %gdop_lox10(.LC0), %o2
	mov	%l0, %o0
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC0)
	ldx	[%i4], %o3
	brz,pn	%o3, .L51
	 mov	%o0, %i0
	sethi	%gdop_hix22(.LC1), %o2
	mov	1024, %o1
	xor	%o2, %gdop_lox10(.LC1), %o2
	sub	%o1, %o0, %o1
	ldx	[%l7 + %o2], %o2, %gdop(.LC1)
	call	snprintf, 0
	 add	%l0, %o0, %o0
	lduw	[%i4+8], %g1
	andcc	%g1, 1, %g0
	bne,pn	%xcc, .L18
	 add	%o0, %i0, %l1
.L20:
	cmp	%l1, %i0
	ble,pn	%icc, .L19
	 sethi	%gdop_hix22(.LC3), %o2
	sra	%l1, 0, %o0
	mov	1024, %o1
	xor	%o2, %gdop_lox10(.LC3), %o2
	sub	%o1, %o0, %o1
	ldx	[%l7 + %o2], %o2, %gdop(.LC3)
	call	snprintf, 0
	 add	%l0, %o0, %o0
	ba,pt	%xcc, .L19
	 add	%l1, %o0, %l1
.L51:
	lduw	[%i4+8], %g1
	andcc	%g1, 1, %g0
	bne,pn	%xcc, .L18
	 mov	%o0, %l1
.L19:
	ldub	[%i1], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L35
	 add	%fp, -1, %l2
	ba,pt	%xcc, .L29
	 mov	0, %i5
.L52:
	ldub	[%i1], %g4
	mov	%g3, %g1
	mov	%i5, %g2
.L23:
	add	%g2, 1, %i5
	add	%i1, 1, %i1
	add	%g2, 2047, %g2
	add	%g2, %fp, %g2
	stb	%g4, [%g2-2048]
.L25:
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L49
	 add	%i5, 2, %g2
	cmp	%g2, 1023
	bgu,a,pn %xcc, .L21
	 add	%l2, %i5, %i5
.L29:
	sra	%g1, 24, %g1
	cmp	%g1, 37
	bne,pt	%icc, .L52
	 ldub	[%i1+1], %g3
	sll	%g3, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 109
	be,pn	%icc, .L53
	 add	%l2, %i5, %l3
	cmp	%g2, 0
	bne,a,pt %icc, .L26
	 stb	%g1, [%l3]
	ldub	[%i1], %g1
	add	%i5, 1, %i5
	stb	%g1, [%l3]
.L49:
	add	%l2, %i5, %i5
.L21:
	sra	%l1, 0, %g1
	mov	%i2, %o3
	mov	%l2, %o2
	stb	%g0, [%i5]
	add	%l0, %g1, %o0
	mov	1024, %o1
	call	vsnprintf, 0
	 sub	%o1, %g1, %o1
	add	%l1, %o0, %l1
	cmp	%l1, 1023
	mov	0, %o2
	movg	%icc, 1023, %l1
	mov	1, %o1
	call	socket, 0
	 mov	1, %o0
	mov	%o0, %i5
	cmp	%o0, 0
	bl,pn	%icc, .L30
	 sra	%l1, 0, %o2
	mov	94, %o5
	mov	0, %o3
	mov	%l0, %o1
	sethi	%gdop_hix22(daemon.0), %o4
	xor	%o4, %gdop_lox10(daemon.0), %o4
	call	sendto, 0
	 ldx	[%l7 + %o4], %o4, %gdop(daemon.0)
	mov	%o0, %g1
	mov	%i5, %o0
	call	close, 0
	 mov	%g1, %i5
	cmp	%i5, 0
	bl,a,pn	%icc, .L55
	 lduw	[%i4+8], %g1
.L50:
	lduw	[%i4+8], %g1
.L31:
	andcc	%g1, 32, %g0
.L56:
	bne,pn	%xcc, .L54
	 add	%l0, %i0, %o1
.L33:
	call	___errno, 0
	 nop
	st	%i3, [%o0]
.L57:
	return	%i7+8
	 nop
.L30:
	lduw	[%i4+8], %g1
.L55:
	andcc	%g1, 2, %g0
	be,pt	%xcc, .L56
	 andcc	%g1, 32, %g0
	mov	1, %o1
	sethi	%gdop_hix22(.LC5), %o0
	xor	%o0, %gdop_lox10(.LC5), %o0
	call	open, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC5)
	cmp	%o0, 0
	bl,pt	%icc, .L50
	 mov	%o0, %i5
	add	%l0, %i0, %o1
	sub	%l1, %i0, %o2
	call	write, 0
	 sra	%o2, 0, %o2
	mov	1, %o2
	sethi	%gdop_hix22(.LC6), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(.LC6), %o1
	call	write, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC6)
	call	close, 0
	 mov	%i5, %o0
	ba,pt	%xcc, .L31
	 lduw	[%i4+8], %g1
.L18:
	call	getpid, 0
	 nop
	mov	%o0, %o3
	sethi	%gdop_hix22(.LC2), %o2
	sra	%l1, 0, %o0
	mov	1024, %o1
	xor	%o2, %gdop_lox10(.LC2), %o2
	sub	%o1, %o0, %o1
	ldx	[%l7 + %o2], %o2, %gdop(.LC2)
	call	snprintf, 0
	 add	%l0, %o0, %o0
	ba,pt	%xcc, .L20
	 add	%l1, %o0, %l1
.L26:
	add	%i5, 1, %g2
	ldub	[%i1+2], %g1
	mov	%g3, %g4
	ba,pt	%xcc, .L23
	 add	%i1, 1, %i1
.L53:
	call	strerror, 0
	 sra	%i3, 0, %o0
	mov	1024, %o1
	mov	%o0, %o3
	sub	%o1, %i5, %o1
	sethi	%gdop_hix22(.LC4), %o2
	mov	%l3, %o0
	xor	%o2, %gdop_lox10(.LC4), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC4)
	ldub	[%i1+2], %g1
	add	%i5, %o0, %i5
	add	%i1, 2, %i1
	cmp	%i5, 1023
	ba,pt	%xcc, .L25
	 movgu	%xcc, 1023, %i5
.L54:
	sub	%l1, %i0, %l1
	mov	2, %o0
	call	write, 0
	 sra	%l1, 0, %o2
	sethi	%gdop_hix22(.LC6), %o1
	mov	1, %o2
	xor	%o1, %gdop_lox10(.LC6), %o1
	mov	2, %o0
	call	write, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC6)
	ba,pt	%xcc, .L33
	 nop
.L35:
	ba,pt	%xcc, .L21
	 mov	%l2, %i5
	.size	vsyslog, .-vsyslog
	.section	.text.syslog,"ax",@progbits
	.align 4
	.global syslog
	.type	syslog, #function
	.proc	020
syslog:
	save	%sp, -192, %sp
	add	%fp, 2191, %o2
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%o2, [%fp+2039]
	mov	%i1, %o1
	call	vsyslog, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
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
	.align 8
	.type	log, #object
	.size	log, 24
log:
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.long	0
	.long	8
	.long	255
	.skip	4
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
