! b42ab9792e1cad496963ccc0be60e96f emu/guest/libc/sunos/semaphores.c
	.file	"semaphores.c"
	.section	".text"
	.section	.text.path_of,"ax",@progbits
	.align 4
	.type	path_of, #function
	.proc	04
path_of:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ba,pt	%xcc, .L16
	 ldub	[%i0], %g1
.L14:
	ldub	[%i0], %g1
.L16:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 47
	be,a,pt	%icc, .L14
	 add	%i0, 1, %i0
	cmp	%g1, 0
	be,pn	%icc, .L7
	 nop
	call	strlen, 0
	 mov	%i0, %o0
	add	%o0, 11, %o0
	cmp	%o0, 256
	bleu,pn	%xcc, .L15
	 mov	47, %o1
.L7:
	call	strlen, 0
	 mov	%i0, %o0
	add	%o0, 11, %o0
	cmp	%o0, 256
	mov	22, %i5
	mov	0, %i0
	call	___errno, 0
	 movgu	%xcc, 78, %i5
	st	%i5, [%o0]
	return	%i7+8
	 nop
.L15:
	call	strchr, 0
	 mov	%i0, %o0
	brnz,pt	%o0, .L7
	 mov	%i1, %o0
	sethi	%gdop_hix22(folder.0), %o1
	xor	%o1, %gdop_lox10(folder.0), %o1
	call	strcpy, 0
	 ldx	[%l7 + %o1], %o1, %gdop(folder.0)
	mov	%i0, %o1
	add	%i1, 10, %o0
	call	strcpy, 0
	 mov	1, %i0
	return	%i7+8
	 nop
	.size	path_of, .-path_of
	.section	.text.sema_init,"ax",@progbits
	.align 4
	.global sema_init
	.type	sema_init, #function
	.proc	04
sema_init:
	.register	%g3, #scratch
	save	%sp, -176, %sp
	cmp	%i2, 1
	mov	0, %g1
	srl	%i1, 31, %g3
	movgu	%icc, 1, %g1
	orcc	%g3, %g1, %g0
	bne,pn	%icc, .L18
	 mov	22, %g2
	sethi	%hi(20480), %g1
	stx	%g0, [%i0+8]
	or	%g1, 845, %g1
	stx	%g0, [%i0+16]
	stx	%g0, [%i0+24]
	stx	%g0, [%i0+32]
	stx	%g0, [%i0+40]
	st	%i1, [%i0]
	sth	%i2, [%i0+4]
	sth	%g1, [%i0+6]
	mov	0, %g2
.L18:
	return	%i7+8
	 sra	%g2, 0, %o0
	.size	sema_init, .-sema_init
	.section	.text.sema_destroy,"ax",@progbits
	.align 4
	.global sema_destroy
	.type	sema_destroy, #function
	.proc	04
sema_destroy:
	save	%sp, -176, %sp
	sth	%g0, [%i0+6]
	return	%i7+8
	 mov	0, %o0
	.size	sema_destroy, .-sema_destroy
	.section	.text.sema_wait,"ax",@progbits
	.align 4
	.global sema_wait
	.type	sema_wait, #function
	.proc	04
sema_wait:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	211, %o0
	mov	%i0, %o1
	mov	1, %o3
	call	system_call, 0
	 mov	0, %o2
	sub	%g0, %o0, %g1
	mov	0, %i0
	call	cancel_leave, 0
	 movrlz	%o0, %g1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	sema_wait, .-sema_wait
	.section	.text.sema_trywait,"ax",@progbits
	.align 4
	.global sema_trywait
	.type	sema_trywait, #function
	.proc	04
sema_trywait:
	save	%sp, -192, %sp
	mov	%i0, %o1
	mov	149, %o0
	call	system_call, 0
	 mov	0, %i0
	sub	%g0, %o0, %g1
	movrlz	%o0, %g1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	sema_trywait, .-sema_trywait
	.section	.text.sema_timedwait,"ax",@progbits
	.align 4
	.global sema_timedwait
	.type	sema_timedwait, #function
	.proc	04
sema_timedwait:
	save	%sp, -256, %sp
	ldx	[%i1], %g2
	ldx	[%i1+8], %g1
	mov	3, %g3
	stx	%g2, [%fp+2031]
	st	%g3, [%fp+2023]
	stx	%g1, [%fp+2039]
	add	%fp, 1975, %i4
	add	%fp, 2023, %o0
	call	deadline_left, 0
	 mov	%i4, %o1
	cmp	%o0, 62
	be,pn	%icc, .L33
	 mov	%o0, %i5
	cmp	%o0, 0
	be,pn	%icc, .L34
	 nop
.L29:
	return	%i7+8
	 sra	%o5, 0, %o0
.L34:
	call	cancel_enter, 0
	 nop
	mov	211, %o0
	mov	%i0, %o1
	mov	1, %o3
	call	system_call, 0
	 mov	%i4, %o2
	sub	%g0, %o0, %g1
	call	cancel_leave, 0
	 movrlz	%o0, %g1, %i5
	return	%i7+8
	 sra	%o5, 0, %o0
.L33:
	mov	149, %o0
	call	system_call, 0
	 mov	%i0, %o1
	brlz,pn	%o0, .L35
	 cmp	%o0, 0
	ba,pt	%xcc, .L29
	 mov	0, %i5
.L35:
	ba,pt	%xcc, .L29
	 move	%icc, 0, %i5
	.size	sema_timedwait, .-sema_timedwait
	.section	.text.sema_reltimedwait,"ax",@progbits
	.align 4
	.global sema_reltimedwait
	.type	sema_reltimedwait, #function
	.proc	04
sema_reltimedwait:
	save	%sp, -256, %sp
	add	%fp, 2023, %i4
	mov	%i1, %o0
	call	deadline_after, 0
	 mov	%i4, %o1
	orcc	%o0, 0, %i5
	be,pn	%icc, .L44
	 add	%fp, 1975, %i3
.L37:
	return	%i7+8
	 sra	%o5, 0, %o0
.L44:
	mov	%i4, %o0
	call	deadline_left, 0
	 mov	%i3, %o1
	cmp	%o0, 62
	be,a,pn	%icc, .L45
	 mov	149, %o0
	orcc	%o0, 0, %i5
	bne,pt	%icc, .L37
	 nop
	call	cancel_enter, 0
	 nop
	mov	211, %o0
	mov	%i0, %o1
	mov	1, %o3
	call	system_call, 0
	 mov	%i3, %o2
	sub	%g0, %o0, %g1
	call	cancel_leave, 0
	 movrlz	%o0, %g1, %i5
	return	%i7+8
	 sra	%o5, 0, %o0
.L45:
	call	system_call, 0
	 mov	%i0, %o1
	brgez,pt %o0, .L37
	 cmp	%o0, 0
	ba,pt	%xcc, .L37
	 movne	%icc, 62, %i5
	.size	sema_reltimedwait, .-sema_reltimedwait
	.section	.text.sema_post,"ax",@progbits
	.align 4
	.global sema_post
	.type	sema_post, #function
	.proc	04
sema_post:
	save	%sp, -192, %sp
	mov	%i0, %o1
	mov	148, %o0
	call	system_call, 0
	 mov	0, %i0
	sub	%g0, %o0, %g1
	movrlz	%o0, %g1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	sema_post, .-sema_post
	.section	.text._sema_held,"ax",@progbits
	.align 4
	.global _sema_held
	.type	_sema_held, #function
	.proc	04
_sema_held:
	save	%sp, -176, %sp
	lduw	[%i0], %g1
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, -1, %o0
	.size	_sema_held, .-_sema_held
	.section	.text.sem_init,"ax",@progbits
	.align 4
	.global sem_init
	.type	sem_init, #function
	.proc	04
sem_init:
	save	%sp, -176, %sp
	cmp	%g0, %i1
	mov	%i0, %o0
	addx	%g0, 0, %o2
	mov	0, %o3
	call	sema_init, 0
	 mov	%i2, %o1
	mov	%o0, %i5
	cmp	%o0, 0
	bne,pn	%icc, .L53
	 sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L53:
	call	___errno, 0
	 nop
	cmp	%i5, 62
	move	%icc, 145, %i0
	st	%i0, [%o0]
	return	%i7+8
	 mov	-1, %o0
	.size	sem_init, .-sem_init
	.section	.text.sem_destroy,"ax",@progbits
	.align 4
	.global sem_destroy
	.type	sem_destroy, #function
	.proc	04
sem_destroy:
	save	%sp, -176, %sp
	call	sema_destroy, 0
	 restore
	.size	sem_destroy, .-sem_destroy
	.section	.text.sem_wait,"ax",@progbits
	.align 4
	.global sem_wait
	.type	sem_wait, #function
	.proc	04
sem_wait:
	save	%sp, -176, %sp
	call	sema_wait, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	cmp	%o0, 0
	bne,pn	%icc, .L60
	 sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L60:
	call	___errno, 0
	 nop
	cmp	%i5, 62
	move	%icc, 145, %i0
	st	%i0, [%o0]
	return	%i7+8
	 mov	-1, %o0
	.size	sem_wait, .-sem_wait
	.section	.text.sem_trywait,"ax",@progbits
	.align 4
	.global sem_trywait
	.type	sem_trywait, #function
	.proc	04
sem_trywait:
	save	%sp, -176, %sp
	call	sema_trywait, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	cmp	%o0, 16
	be,pn	%icc, .L68
	 sra	%o0, 0, %i0
	cmp	%o0, 0
	bne,pn	%icc, .L69
	 nop
	return	%i7+8
	 nop
.L68:
	call	___errno, 0
	 mov	11, %i0
.L65:
	st	%i0, [%o0]
	mov	-1, %i0
	return	%i7+8
	 nop
.L69:
	call	___errno, 0
	 nop
	cmp	%i5, 62
	bne,pn	%icc, .L65
	 mov	145, %g1
	st	%g1, [%o0]
	return	%i7+8
	 mov	-1, %o0
	.size	sem_trywait, .-sem_trywait
	.section	.text.sem_timedwait,"ax",@progbits
	.align 4
	.global sem_timedwait
	.type	sem_timedwait, #function
	.proc	04
sem_timedwait:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	sema_timedwait, 0
	 mov	%i1, %o1
	mov	%o0, %i5
	cmp	%o0, 0
	bne,pn	%icc, .L76
	 sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L76:
	call	___errno, 0
	 nop
	cmp	%i5, 62
	move	%icc, 145, %i0
	st	%i0, [%o0]
	return	%i7+8
	 mov	-1, %o0
	.size	sem_timedwait, .-sem_timedwait
	.section	.text.sem_reltimedwait_np,"ax",@progbits
	.align 4
	.global sem_reltimedwait_np
	.type	sem_reltimedwait_np, #function
	.proc	04
sem_reltimedwait_np:
	save	%sp, -176, %sp
	mov	%i0, %o0
	call	sema_reltimedwait, 0
	 mov	%i1, %o1
	mov	%o0, %i5
	cmp	%o0, 0
	bne,pn	%icc, .L82
	 sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L82:
	call	___errno, 0
	 nop
	cmp	%i5, 62
	move	%icc, 145, %i0
	st	%i0, [%o0]
	return	%i7+8
	 mov	-1, %o0
	.size	sem_reltimedwait_np, .-sem_reltimedwait_np
	.section	.text.sem_post,"ax",@progbits
	.align 4
	.global sem_post
	.type	sem_post, #function
	.proc	04
sem_post:
	save	%sp, -176, %sp
	call	sema_post, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	cmp	%o0, 0
	bne,pn	%icc, .L88
	 sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L88:
	call	___errno, 0
	 nop
	cmp	%i5, 62
	move	%icc, 145, %i0
	st	%i0, [%o0]
	return	%i7+8
	 mov	-1, %o0
	.size	sem_post, .-sem_post
	.section	.text.sem_getvalue,"ax",@progbits
	.align 4
	.global sem_getvalue
	.type	sem_getvalue, #function
	.proc	04
sem_getvalue:
	save	%sp, -176, %sp
	lduw	[%i0], %g1
	st	%g1, [%i1]
	return	%i7+8
	 mov	0, %o0
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
	save	%sp, -752, %sp
	add	%fp, 2191, %g1
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%g1, [%fp+1479]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	0, %i3
	andcc	%i1, 256, %l0
	be,pt	%icc, .L93
	 mov	0, %i2
	lduw	[%fp+2195], %i3
	lduw	[%fp+2203], %i2
.L93:
	add	%fp, 1535, %i4
	mov	%i0, %o0
	call	path_of, 0
	 mov	%i4, %o1
	cmp	%o0, 0
	bne,pn	%icc, .L94
	 nop
.L117:
	return	%i7+8
	 mov	-1, %o0
.L94:
	call	guard_enter, 0
	 nop
	andcc	%i1, 1024, %i0
	bne,pt	%icc, .L100
	 sethi	%gdop_hix22(opened), %g1
	xor	%g1, %gdop_lox10(opened), %g1
	ldx	[%l7 + %g1], %g1, %gdop(opened)
	ldx	[%g1], %i5
	brnz,pt	%i5, .L136
	 add	%i5, 20, %o0
	ba,pt	%xcc, .L100
	 nop
.L102:
	brz,pn	%i5, .L100
	 add	%i5, 20, %o0
.L136:
	call	strcmp, 0
	 mov	%i4, %o1
	cmp	%o0, 0
	bne,a,pt %icc, .L102
	 ldx	[%i5], %i5
	lduw	[%i5+16], %g1
	add	%g1, 1, %g1
	call	guard_leave, 0
	 st	%g1, [%i5+16]
	return	%i7+8
	 ldx	[%o5+8], %o0
.L100:
	call	guard_leave, 0
	 nop
	call	malloc, 0
	 mov	280, %o0
	brz,pn	%o0, .L117
	 mov	%o0, %i5
	and	%i1, 1280, %i1
	cmp	%i1, 1280
	bne,pn	%icc, .L103
	 mov	2, %o1
	cmp	%l0, 0
.L137:
	bne,pn	%icc, .L132
	 srl	%i2, 0, %o1
	mov	-1, %g1
.L135:
	stx	%g1, [%i5+8]
.L108:
.L138:
	call	free, 0
	 mov	%i5, %o0
	ba,pt	%xcc, .L117
	 nop
.L103:
	call	open, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %o4
	bl,pn	%icc, .L137
	 cmp	%l0, 0
	sra	%o4, 0, %i2
.L139:
	mov	0, %o5
	mov	%i2, %o4
	mov	1, %o3
	mov	3, %o2
	mov	48, %o1
	call	mmap, 0
	 mov	0, %o0
	mov	%o0, %i3
	call	close, 0
	 mov	%i2, %o0
	cmp	%i3, -1
	be,pn	%xcc, .L108
	 stx	%i3, [%i5+8]
	mov	%i4, %o1
	call	strcpy, 0
	 add	%i5, 20, %o0
	mov	1, %g1
	call	guard_enter, 0
	 st	%g1, [%i5+16]
	sethi	%gdop_hix22(opened), %g1
	xor	%g1, %gdop_lox10(opened), %g1
	ldx	[%l7 + %g1], %l7, %gdop(opened)
	ldx	[%l7], %g1
	stx	%g1, [%i5]
	call	guard_leave, 0
	 stx	%i5, [%l7]
	return	%i7+8
	 ldx	[%o5+8], %o0
.L132:
	add	%fp, 1487, %i1
	mov	0, %o3
	mov	1, %o2
	call	sema_init, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L133
	 mov	%o0, %i2
	call	getpid, 0
	 add	%fp, 1791, %l0
	call	thread_self, 0
	 mov	%o0, %i2
	ldsw	[%o0], %o4
	mov	%i2, %o3
	mov	256, %o1
	sethi	%gdop_hix22(.LC0), %o2
	mov	%l0, %o0
	xor	%o2, %gdop_lox10(.LC0), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC0)
	sra	%i3, 0, %o2
	mov	1282, %o1
	call	open, 0
	 mov	%l0, %o0
	cmp	%o0, 0
	bge,pn	%icc, .L112
	 mov	%o0, %i3
	call	___errno, 0
	 nop
	call	___errno, 0
	 lduw	[%o0], %i3
	st	%i3, [%o0]
.L111:
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 17
	bne,pt	%icc, .L135
	 mov	-1, %g1
	cmp	%i0, 0
	bne,a,pn %icc, .L138
	 stx	%g1, [%i5+8]
.L114:
	mov	2, %o1
	call	open, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %o4
	bge,a,pt %icc, .L139
	 sra	%o4, 0, %i2
	ba,pt	%xcc, .L135
	 mov	-1, %g1
.L112:
	mov	48, %o2
	call	write, 0
	 mov	%i1, %o1
	cmp	%o0, 48
	be,pn	%xcc, .L113
	 mov	%i4, %o1
	call	___errno, 0
	 nop
	mov	%o0, %g1
	mov	%i3, %o0
	call	close, 0
	 lduw	[%g1], %i3
	call	unlink, 0
	 mov	%l0, %o0
	call	___errno, 0
	 nop
	ba,pt	%xcc, .L111
	 st	%i3, [%o0]
.L113:
	call	link, 0
	 mov	%l0, %o0
	call	___errno, 0
	 mov	%o0, %i2
	mov	%o0, %g1
	mov	%i3, %o0
	call	close, 0
	 lduw	[%g1], %i3
	call	unlink, 0
	 mov	%l0, %o0
	call	___errno, 0
	 nop
	cmp	%i2, 0
	be,pt	%icc, .L114
	 st	%i3, [%o0]
	ba,pt	%xcc, .L111
	 nop
.L133:
	call	___errno, 0
	 nop
	cmp	%i2, 62
	be,pn	%icc, .L134
	 mov	145, %g2
	ba,pt	%xcc, .L111
	 st	%i2, [%o0]
.L134:
	ba,pt	%xcc, .L111
	 st	%g2, [%o0]
	.size	sem_open, .-sem_open
	.section	.text.sem_close,"ax",@progbits
	.align 4
	.global sem_close
	.type	sem_close, #function
	.proc	04
sem_close:
	save	%sp, -176, %sp
	call	guard_enter, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(opened), %g1
	xor	%g1, %gdop_lox10(opened), %g1
	ldx	[%l7 + %g1], %l7, %gdop(opened)
	ldx	[%l7], %i5
	brnz,a,pt %i5, .L157
	 ldx	[%i5+8], %g1
	ba,pt	%xcc, .L142
	 nop
.L143:
	ldx	[%i5], %i5
	brz,pn	%i5, .L142
	 nop
	ldx	[%i5+8], %g1
.L157:
	cmp	%g1, %i0
	bne,a,pt %xcc, .L143
	 mov	%i5, %l7
	lduw	[%i5+16], %g1
	add	%g1, -1, %g1
	cmp	%g1, 0
	be,pt	%icc, .L147
	 st	%g1, [%i5+16]
	call	guard_leave, 0
	 mov	0, %i0
	return	%i7+8
	 nop
.L147:
	ldx	[%i5], %g1
	call	guard_leave, 0
	 stx	%g1, [%l7]
	mov	0, %i0
	mov	48, %o1
	call	munmap, 0
	 ldx	[%i5+8], %o0
	call	free, 0
	 mov	%i5, %o0
	return	%i7+8
	 nop
.L142:
	call	guard_leave, 0
	 mov	-1, %i0
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	sem_close, .-sem_close
	.section	.text.sem_unlink,"ax",@progbits
	.align 4
	.global sem_unlink
	.type	sem_unlink, #function
	.proc	04
sem_unlink:
	save	%sp, -432, %sp
	add	%fp, 1791, %i4
	mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	path_of, 0
	 mov	%i4, %o1
	cmp	%o0, 0
	be,pn	%icc, .L159
	 mov	-1, %o0
	call	guard_enter, 0
	 nop
	sethi	%gdop_hix22(opened), %g1
	xor	%g1, %gdop_lox10(opened), %g1
	ldx	[%l7 + %g1], %l7, %gdop(opened)
	ldx	[%l7], %i5
	brnz,pt	%i5, .L169
	 add	%i5, 20, %o0
	ba,pt	%xcc, .L161
	 nop
.L163:
	brz,pn	%i5, .L161
	 add	%i5, 20, %o0
.L169:
	call	strcmp, 0
	 mov	%i4, %o1
	cmp	%o0, 0
	bne,a,pt %icc, .L163
	 ldx	[%i5], %i5
	stb	%g0, [%i5+20]
.L161:
	call	guard_leave, 0
	 nop
	call	unlink, 0
	 mov	%i4, %o0
.L159:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	sem_unlink, .-sem_unlink
	.section	".rodata"
	.align 8
	.type	folder.0, #object
	.size	folder.0, 11
folder.0:
	.asciz	"/tmp/.SEMD"
	.local	opened
	.common	opened,8,8
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
