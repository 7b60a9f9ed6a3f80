! b42ab9792e1cad496963ccc0be60e96f emu/guest/libc/sunos/semaphores.c
	.file	"semaphores.c"
	.section	".text"
	.section	.text.path_of,"ax",@progbits
	.align 4
	.type	path_of, #function
	.proc	04
path_of:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	b	.L18
	 ldub	[%i0], %g1
.L15:
	ldub	[%i0], %g1
.L18:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 47
	be,a	.L15
	 add	%i0, 1, %i0
	cmp	%g1, 0
	be	.L7
	 nop
	call	strlen, 0
	 mov	%i0, %o0
	add	%o0, 11, %o0
	cmp	%o0, 256
	bleu	.L16
	 mov	47, %o1
.L7:
	call	strlen, 0
	 mov	%i0, %o0
	add	%o0, 11, %o0
	cmp	%o0, 256
	bleu	.L17
	 mov	78, %i5
	call	___errno, 0
	 mov	0, %i0
	st	%i5, [%o0]
	jmp	%i7+8
	 restore
.L17:
	call	___errno, 0
	 mov	22, %i5
	st	%i5, [%o0]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L16:
	call	strchr, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L7
	 mov	%i1, %o0
	sethi	%gdop_hix22(folder.0), %o1
	xor	%o1, %gdop_lox10(folder.0), %o1
	call	strcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(folder.0)
	mov	%i0, %o1
	add	%i1, 10, %o0
	call	strcpy, 0
	 mov	1, %i0
	jmp	%i7+8
	 restore
	.size	path_of, .-path_of
	.section	.text.sema_init,"ax",@progbits
	.align 4
	.global sema_init
	.type	sema_init, #function
	.proc	04
sema_init:
	save	%sp, -96, %sp
	cmp	%i1, 0
	bl	.L22
	 cmp	%i2, 1
	bleu	.L23
	 mov	1, %g1
	andcc	%g1, 0xff, %g0
	bne	.L22
	 nop
	st	%g0, [%i0+8]
.L25:
	st	%g0, [%i0+12]
	st	%g0, [%i0+16]
	st	%g0, [%i0+20]
	st	%g0, [%i0+24]
	st	%g0, [%i0+28]
	st	%g0, [%i0+32]
	st	%g0, [%i0+36]
	st	%g0, [%i0+40]
	st	%g0, [%i0+44]
	st	%i1, [%i0]
	sth	%i2, [%i0+4]
	sethi	%hi(20480), %g1
	or	%g1, 845, %g1
	sth	%g1, [%i0+6]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L23:
	mov	0, %g1
	andcc	%g1, 0xff, %g0
	be,a	.L25
	 st	%g0, [%i0+8]
.L22:
	jmp	%i7+8
	 restore %g0, 22, %o0
	.size	sema_init, .-sema_init
	.section	.text.sema_destroy,"ax",@progbits
	.align 4
	.global sema_destroy
	.type	sema_destroy, #function
	.proc	04
sema_destroy:
	save	%sp, -96, %sp
	sth	%g0, [%i0+6]
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	sema_destroy, .-sema_destroy
	.section	.text.sema_wait,"ax",@progbits
	.align 4
	.global sema_wait
	.type	sema_wait, #function
	.proc	04
sema_wait:
	save	%sp, -104, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	1, %o3
	mov	0, %o2
	mov	211, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	sra	%g1, 31, %g2
	sub	%g0, %g1, %i0
	call	cancel_leave, 0
	 and	%i0, %g2, %i0
	jmp	%i7+8
	 restore
	.size	sema_wait, .-sema_wait
	.section	.text.sema_trywait,"ax",@progbits
	.align 4
	.global sema_trywait
	.type	sema_trywait, #function
	.proc	04
sema_trywait:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	149, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	sra	%g1, 31, %i0
	sub	%g0, %g1, %g1
	and	%g1, %i0, %i0
	jmp	%i7+8
	 restore
	.size	sema_trywait, .-sema_trywait
	.section	.text.sema_timedwait,"ax",@progbits
	.align 4
	.global sema_timedwait
	.type	sema_timedwait, #function
	.proc	04
sema_timedwait:
	save	%sp, -136, %sp
	mov	3, %g3
	ld	[%i1], %g2
	ld	[%i1+4], %g1
	st	%g3, [%fp-12]
	st	%g2, [%fp-8]
	st	%g1, [%fp-4]
	add	%fp, -36, %i5
	add	%fp, -12, %o0
	mov	%i5, %o1
	call	deadline_left, 0
	 mov	%i0, %i4
	cmp	%o0, 62
	be	.L37
	 mov	%o0, %i0
	cmp	%o0, 0
	be	.L38
	 nop
	jmp	%i7+8
	 restore
.L38:
	call	cancel_enter, 0
	 nop
	add	%fp, -28, %g1
	mov	1, %o3
	st	%g1, [%sp+64]
	mov	%i5, %o2
	mov	%i4, %o1
	mov	211, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-28], %g1
	cmp	%g1, 0
	bl	.L39
	 nop
	call	cancel_leave, 0
	 nop
	jmp	%i7+8
	 restore
.L39:
	call	cancel_leave, 0
	 sub	%g0, %g1, %i0
	b,a	.L41
.L37:
	add	%fp, -20, %g1
	mov	%i4, %o1
	st	%g1, [%sp+64]
	mov	149, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-20], %i0
	sra	%i0, 31, %i0
	and	%i0, 62, %i0
.L41:
	jmp	%i7+8
	 restore
	.size	sema_timedwait, .-sema_timedwait
	.section	.text.sema_reltimedwait,"ax",@progbits
	.align 4
	.global sema_reltimedwait
	.type	sema_reltimedwait, #function
	.proc	04
sema_reltimedwait:
	save	%sp, -136, %sp
	add	%fp, -12, %i5
	mov	%i1, %o0
	mov	%i5, %o1
	call	deadline_after, 0
	 mov	%i0, %i4
	orcc	%o0, 0, %i0
	bne	.L52
	 mov	%i5, %o0
	add	%fp, -36, %i3
	call	deadline_left, 0
	 mov	%i3, %o1
	cmp	%o0, 62
	be	.L51
	 mov	%o0, %i5
	orcc	%o0, 0, %i0
	bne	.L52
	 nop
	call	cancel_enter, 0
	 nop
	add	%fp, -28, %g1
	mov	1, %o3
	st	%g1, [%sp+64]
	mov	%i3, %o2
	mov	%i4, %o1
	mov	211, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-28], %g1
	cmp	%g1, 0
	bl,a	.L47
	 sub	%g0, %g1, %i5
.L47:
	call	cancel_leave, 0
	 mov	%i5, %i0
.L52:
	jmp	%i7+8
	 restore
.L51:
	add	%fp, -20, %g1
	mov	%i4, %o1
	st	%g1, [%sp+64]
	mov	149, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-20], %g1
	cmp	%g1, 0
	bge	.L52
	 nop
	jmp	%i7+8
	 restore %g0, 62, %o0
	.size	sema_reltimedwait, .-sema_reltimedwait
	.section	.text.sema_post,"ax",@progbits
	.align 4
	.global sema_post
	.type	sema_post, #function
	.proc	04
sema_post:
	save	%sp, -104, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	148, %o0
	call	system_call, 0
	 nop
	unimp	8
	ld	[%fp-8], %g1
	sra	%g1, 31, %i0
	sub	%g0, %g1, %g1
	and	%g1, %i0, %i0
	jmp	%i7+8
	 restore
	.size	sema_post, .-sema_post
	.section	.text._sema_held,"ax",@progbits
	.align 4
	.global _sema_held
	.type	_sema_held, #function
	.proc	04
_sema_held:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	cmp	%g0, %g1
	subx	%g0, -1, %i0
	jmp	%i7+8
	 restore
	.size	_sema_held, .-_sema_held
	.section	.text.sem_init,"ax",@progbits
	.align 4
	.global sem_init
	.type	sem_init, #function
	.proc	04
sem_init:
	save	%sp, -96, %sp
	cmp	%g0, %i1
	mov	%i0, %o0
	addx	%g0, 0, %o2
	mov	0, %o3
	call	sema_init, 0
	 mov	%i2, %o1
	orcc	%o0, 0, %i0
	bne	.L63
	 nop
	jmp	%i7+8
	 restore
.L63:
	call	___errno, 0
	 nop
	cmp	%i0, 62
	be,a	.L64
	 mov	145, %i0
	st	%i0, [%o0]
	mov	-1, %i0
	jmp	%i7+8
	 restore
.L64:
	st	%i0, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	sem_init, .-sem_init
	.section	.text.sem_destroy,"ax",@progbits
	.align 4
	.global sem_destroy
	.type	sem_destroy, #function
	.proc	04
sem_destroy:
	save	%sp, -96, %sp
	call	sema_destroy, 0
	 restore
	.size	sem_destroy, .-sem_destroy
	.section	.text.sem_wait,"ax",@progbits
	.align 4
	.global sem_wait
	.type	sem_wait, #function
	.proc	04
sem_wait:
	save	%sp, -96, %sp
	call	sema_wait, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i0
	bne	.L75
	 nop
	jmp	%i7+8
	 restore
.L75:
	call	___errno, 0
	 nop
	cmp	%i0, 62
	be,a	.L76
	 mov	145, %i0
	st	%i0, [%o0]
	mov	-1, %i0
	jmp	%i7+8
	 restore
.L76:
	st	%i0, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	sem_wait, .-sem_wait
	.section	.text.sem_trywait,"ax",@progbits
	.align 4
	.global sem_trywait
	.type	sem_trywait, #function
	.proc	04
sem_trywait:
	save	%sp, -96, %sp
	call	sema_trywait, 0
	 mov	%i0, %o0
	cmp	%o0, 16
	be	.L88
	 mov	%o0, %i0
	cmp	%o0, 0
	bne	.L89
	 nop
	jmp	%i7+8
	 restore
.L88:
	call	___errno, 0
	 mov	11, %i0
.L82:
	st	%i0, [%o0]
	mov	-1, %i0
	jmp	%i7+8
	 restore
.L89:
	call	___errno, 0
	 nop
	cmp	%i0, 62
	bne	.L82
	 mov	145, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	sem_trywait, .-sem_trywait
	.section	.text.sem_timedwait,"ax",@progbits
	.align 4
	.global sem_timedwait
	.type	sem_timedwait, #function
	.proc	04
sem_timedwait:
	save	%sp, -96, %sp
	mov	%i0, %o0
	call	sema_timedwait, 0
	 mov	%i1, %o1
	orcc	%o0, 0, %i0
	bne	.L99
	 nop
	jmp	%i7+8
	 restore
.L99:
	call	___errno, 0
	 nop
	cmp	%i0, 62
	be,a	.L100
	 mov	145, %i0
	st	%i0, [%o0]
	mov	-1, %i0
	jmp	%i7+8
	 restore
.L100:
	st	%i0, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	sem_timedwait, .-sem_timedwait
	.section	.text.sem_reltimedwait_np,"ax",@progbits
	.align 4
	.global sem_reltimedwait_np
	.type	sem_reltimedwait_np, #function
	.proc	04
sem_reltimedwait_np:
	save	%sp, -96, %sp
	mov	%i0, %o0
	call	sema_reltimedwait, 0
	 mov	%i1, %o1
	orcc	%o0, 0, %i0
	bne	.L110
	 nop
	jmp	%i7+8
	 restore
.L110:
	call	___errno, 0
	 nop
	cmp	%i0, 62
	be,a	.L111
	 mov	145, %i0
	st	%i0, [%o0]
	mov	-1, %i0
	jmp	%i7+8
	 restore
.L111:
	st	%i0, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	sem_reltimedwait_np, .-sem_reltimedwait_np
	.section	.text.sem_post,"ax",@progbits
	.align 4
	.global sem_post
	.type	sem_post, #function
	.proc	04
sem_post:
	save	%sp, -96, %sp
	call	sema_post, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i0
	bne	.L121
	 nop
	jmp	%i7+8
	 restore
.L121:
	call	___errno, 0
	 nop
	cmp	%i0, 62
	be,a	.L122
	 mov	145, %i0
	st	%i0, [%o0]
	mov	-1, %i0
	jmp	%i7+8
	 restore
.L122:
	st	%i0, [%o0]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	sem_post, .-sem_post
	.section	.text.sem_getvalue,"ax",@progbits
	.align 4
	.global sem_getvalue
	.type	sem_getvalue, #function
	.proc	04
sem_getvalue:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	sem_getvalue, .-sem_getvalue
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"/tmp/.SEMN%d.%d"
	.section	.text.sem_open,"ax",@progbits
	.align 4
	.global sem_open
	.type	sem_open, #function
	.proc	0110
sem_open:
	save	%sp, -664, %sp
	st	%i3, [%fp+80]
	add	%fp, 76, %g1
	st	%i2, [%fp+76]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%g1, [%fp-564]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andcc	%i1, 256, %i3
	bne	.L128
	 ld	[%fp+80], %l0
	mov	0, %i2
	mov	0, %l0
.L128:
	add	%fp, -512, %i4
	mov	%i0, %o0
	call	path_of, 0
	 mov	%i4, %o1
	cmp	%o0, 0
	bne	.L129
	 nop
.L152:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L129:
	call	guard_enter, 0
	 nop
	andcc	%i1, 1024, %i0
	bne	.L135
	 sethi	%gdop_hix22(opened), %g1
	xor	%g1, %gdop_lox10(opened), %g1
	ld	[%l7 + %g1], %g1, %gdop(opened)
	ld	[%g1], %i5
	cmp	%i5, 0
	bne	.L173
	 add	%i5, 12, %o0
	b,a	.L135
.L137:
	cmp	%i5, 0
	be	.L135
	 add	%i5, 12, %o0
.L173:
	call	strcmp, 0
	 mov	%i4, %o1
	cmp	%o0, 0
	bne,a	.L137
	 ld	[%i5], %i5
	ld	[%i5+8], %g1
	add	%g1, 1, %g1
	call	guard_leave, 0
	 st	%g1, [%i5+8]
	ld	[%i5+4], %i0
	jmp	%i7+8
	 restore
.L135:
	call	guard_leave, 0
	 nop
	call	malloc, 0
	 mov	268, %o0
	orcc	%o0, 0, %i5
	be	.L152
	 and	%i1, 1280, %i1
	cmp	%i1, 1280
	bne	.L138
	 mov	2, %o1
	cmp	%i3, 0
.L174:
	bne	.L169
	 add	%fp, -560, %i1
	mov	-1, %g1
.L172:
	st	%g1, [%i5+4]
.L143:
.L175:
	call	free, 0
	 mov	%i5, %o0
	b,a	.L152
.L138:
	call	open, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %i1
	bl	.L174
	 cmp	%i3, 0
	mov	0, %o5
.L176:
	mov	%i1, %o4
	mov	1, %o3
	mov	3, %o2
	mov	48, %o1
	call	mmap, 0
	 mov	0, %o0
	mov	%o0, %i3
	call	close, 0
	 mov	%i1, %o0
	cmp	%i3, -1
	be	.L143
	 st	%i3, [%i5+4]
	mov	%i4, %o1
	call	strcpy, 0
	 add	%i5, 12, %o0
	mov	1, %g1
	call	guard_enter, 0
	 st	%g1, [%i5+8]
	sethi	%gdop_hix22(opened), %g1
	xor	%g1, %gdop_lox10(opened), %g1
	ld	[%l7 + %g1], %l7, %gdop(opened)
	ld	[%l7], %g1
	st	%g1, [%i5]
	call	guard_leave, 0
	 st	%i5, [%l7]
	ld	[%i5+4], %i0
	jmp	%i7+8
	 restore
.L169:
	mov	0, %o3
	mov	1, %o2
	mov	%l0, %o1
	call	sema_init, 0
	 mov	%i1, %o0
	orcc	%o0, 0, %i3
	bne	.L170
	 nop
	call	getpid, 0
	 add	%fp, -256, %l0
	call	thread_self, 0
	 mov	%o0, %i3
	mov	%i3, %o3
	ld	[%o0], %o4
	mov	256, %o1
	sethi	%gdop_hix22(.LC0), %o2
	mov	%l0, %o0
	xor	%o2, %gdop_lox10(.LC0), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC0)
	mov	%i2, %o2
	mov	1282, %o1
	call	open, 0
	 mov	%l0, %o0
	orcc	%o0, 0, %i3
	bge	.L147
	 mov	48, %o2
	call	___errno, 0
	 nop
	call	___errno, 0
	 ld	[%o0], %i3
	st	%i3, [%o0]
.L146:
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 17
	bne	.L172
	 mov	-1, %g1
	cmp	%i0, 0
	bne,a	.L175
	 st	%g1, [%i5+4]
.L149:
	mov	2, %o1
	call	open, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %i1
	bge	.L176
	 mov	0, %o5
	b	.L172
	 mov	-1, %g1
.L147:
	call	write, 0
	 mov	%i1, %o1
	cmp	%o0, 48
	be	.L148
	 mov	%i4, %o1
	call	___errno, 0
	 nop
	mov	%o0, %g1
	mov	%i3, %o0
	call	close, 0
	 ld	[%g1], %i3
	call	unlink, 0
	 mov	%l0, %o0
	call	___errno, 0
	 nop
	b	.L146
	 st	%i3, [%o0]
.L148:
	call	link, 0
	 mov	%l0, %o0
	call	___errno, 0
	 mov	%o0, %i2
	mov	%o0, %g1
	mov	%i3, %o0
	call	close, 0
	 ld	[%g1], %i3
	call	unlink, 0
	 mov	%l0, %o0
	call	___errno, 0
	 nop
	cmp	%i2, 0
	be	.L149
	 st	%i3, [%o0]
	b,a	.L146
.L170:
	call	___errno, 0
	 nop
	cmp	%i3, 62
	be	.L171
	 mov	145, %g2
	b	.L146
	 st	%i3, [%o0]
.L171:
	b	.L146
	 st	%g2, [%o0]
	.size	sem_open, .-sem_open
	.section	.text.sem_close,"ax",@progbits
	.align 4
	.global sem_close
	.type	sem_close, #function
	.proc	04
sem_close:
	save	%sp, -96, %sp
	call	guard_enter, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(opened), %g1
	xor	%g1, %gdop_lox10(opened), %g1
	ld	[%l7 + %g1], %l7, %gdop(opened)
	ld	[%l7], %i5
	cmp	%i5, 0
	bne,a	.L193
	 ld	[%i5+4], %g1
	b,a	.L179
.L180:
	ld	[%i5], %i5
	cmp	%i5, 0
	be	.L179
	 nop
	ld	[%i5+4], %g1
.L193:
	cmp	%g1, %i0
	bne,a	.L180
	 mov	%i5, %l7
	ld	[%i5+8], %g1
	add	%g1, -1, %g1
	cmp	%g1, 0
	be	.L184
	 st	%g1, [%i5+8]
	call	guard_leave, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L184:
	ld	[%i5], %g1
	call	guard_leave, 0
	 st	%g1, [%l7]
	mov	48, %o1
	call	munmap, 0
	 ld	[%i5+4], %o0
	mov	%i5, %o0
	call	free, 0
	 mov	0, %i0
	jmp	%i7+8
	 restore
.L179:
	call	guard_leave, 0
	 mov	-1, %i0
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
	.size	sem_close, .-sem_close
	.section	.text.sem_unlink,"ax",@progbits
	.align 4
	.global sem_unlink
	.type	sem_unlink, #function
	.proc	04
sem_unlink:
	save	%sp, -352, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%fp, -256, %i4
	mov	%i0, %o0
	call	path_of, 0
	 mov	%i4, %o1
	cmp	%o0, 0
	be	.L200
	 nop
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(opened), %g1
	xor	%g1, %gdop_lox10(opened), %g1
	ld	[%l7 + %g1], %l7, %gdop(opened)
	ld	[%l7], %i5
	cmp	%i5, 0
	bne	.L205
	 add	%i5, 12, %o0
	b,a	.L197
.L199:
	cmp	%i5, 0
	be	.L197
	 add	%i5, 12, %o0
.L205:
	call	strcmp, 0
	 mov	%i4, %o1
	cmp	%o0, 0
	bne,a	.L199
	 ld	[%i5], %i5
	stb	%g0, [%i5+12]
.L197:
	call	guard_leave, 0
	 nop
	call	unlink, 0
	 mov	%i4, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L200:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	sem_unlink, .-sem_unlink
	.section	".rodata"
	.align 8
	.type	folder.0, #object
	.size	folder.0, 11
folder.0:
	.asciz	"/tmp/.SEMD"
	.local	opened
	.common	opened,4,4
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
