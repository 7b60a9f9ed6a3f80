! ff4fae4444d915795b4c5b8deb4d002e emu/guest/libc/sunos/realtime.c
	.file	"realtime.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"/tmp/.SHMD%s"
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
	bne,pn	%icc, .L15
	 mov	%i0, %o3
	add	%i0, 1, %i0
.L16:
	ldsb	[%i0], %g1
	cmp	%g1, 47
	be,a,pt	%icc, .L16
	 add	%i0, 1, %i0
	mov	%i0, %o3
.L15:
	sethi	%gdop_hix22(.LC0), %o2
	mov	256, %o1
	xor	%o2, %gdop_lox10(.LC0), %o2
	mov	%i1, %o0
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC0)
	ldsb	[%i0], %g1
	cmp	%g1, 0
	be,pt	%icc, .L4
	 cmp	%o0, 255
	ble,pn	%icc, .L14
	 mov	78, %i5
	call	___errno, 0
	 mov	0, %i0
	st	%i5, [%o0]
.L17:
	return	%i7+8
	 nop
.L4:
	ble,pn	%icc, .L7
	 nop
	call	___errno, 0
	 mov	78, %i5
	st	%i5, [%o0]
	return	%i7+8
	 mov	0, %o0
.L14:
	mov	%i0, %o0
	mov	47, %o1
	call	strchr, 0
	 mov	1, %i0
	brz,pn	%o0, .L17
	 nop
.L7:
	call	___errno, 0
	 mov	22, %i5
	st	%i5, [%o0]
	return	%i7+8
	 mov	0, %o0
	.size	path_of, .-path_of
	.section	.text.timer_create,"ax",@progbits
	.align 4
	.global timer_create
	.type	timer_create, #function
	.proc	04
timer_create:
	save	%sp, -192, %sp
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	194, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	timer_create, .-timer_create
	.section	.text.timer_delete,"ax",@progbits
	.align 4
	.global timer_delete
	.type	timer_delete, #function
	.proc	04
timer_delete:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	195, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	timer_delete, .-timer_delete
	.section	.text.timer_settime,"ax",@progbits
	.align 4
	.global timer_settime
	.type	timer_settime, #function
	.proc	04
timer_settime:
	save	%sp, -192, %sp
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	196, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	timer_settime, .-timer_settime
	.section	.text.timer_gettime,"ax",@progbits
	.align 4
	.global timer_gettime
	.type	timer_gettime, #function
	.proc	04
timer_gettime:
	save	%sp, -192, %sp
	mov	%i1, %o2
	mov	%i0, %o1
	call	system_call, 0
	 mov	197, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	timer_gettime, .-timer_gettime
	.section	.text.timer_getoverrun,"ax",@progbits
	.align 4
	.global timer_getoverrun
	.type	timer_getoverrun, #function
	.proc	04
timer_getoverrun:
	save	%sp, -192, %sp
	mov	%i0, %o1
	call	system_call, 0
	 mov	198, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	timer_getoverrun, .-timer_getoverrun
	.section	.text.shm_open,"ax",@progbits
	.align 4
	.global shm_open
	.type	shm_open, #function
	.proc	04
shm_open:
	save	%sp, -448, %sp
	add	%fp, 1791, %i5
	mov	%i0, %o0
	call	path_of, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	be,pn	%icc, .L26
	 sethi	%hi(8192), %g1
	mov	%i2, %o2
	or	%i1, %g1, %i1
	mov	%i5, %o0
	call	open, 0
	 sra	%i1, 0, %o1
	cmp	%o0, 0
	bl,pt	%icc, .L28
	 sra	%o0, 0, %i0
	mov	1, %o3
	mov	2, %o2
	mov	%o0, %o1
	call	system_call, 0
	 mov	62, %o0
	call	call_value, 0
	 nop
.L28:
	return	%i7+8
	 nop
.L26:
	return	%i7+8
	 mov	-1, %o0
	.size	shm_open, .-shm_open
	.section	.text.shm_unlink,"ax",@progbits
	.align 4
	.global shm_unlink
	.type	shm_unlink, #function
	.proc	04
shm_unlink:
	save	%sp, -432, %sp
	add	%fp, 1791, %i5
	mov	%i0, %o0
	call	path_of, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	be,pn	%icc, .L30
	 mov	-1, %o0
	call	unlink, 0
	 mov	%i5, %o0
.L30:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	shm_unlink, .-shm_unlink
	.section	.text.sched_getscheduler,"ax",@progbits
	.align 4
	.global sched_getscheduler
	.type	sched_getscheduler, #function
	.proc	04
sched_getscheduler:
	save	%sp, -176, %sp
	brnz,pn	%i0, .L33
	 mov	0, %o1
	mov	0, %g1
.L36:
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
.L33:
	call	kill, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,pt	%icc, .L36
	 mov	0, %g1
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	xor	%g1, 1, %g1
	cmp	%g0, %g1
	subx	%g0, 0, %g1
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, 0, %o0
	.size	sched_getscheduler, .-sched_getscheduler
	.section	.text.sched_getparam,"ax",@progbits
	.align 4
	.global sched_getparam
	.type	sched_getparam, #function
	.proc	04
sched_getparam:
	save	%sp, -176, %sp
	brnz,pn	%i0, .L38
	 mov	0, %o1
.L40:
	st	%g0, [%i1]
.L44:
	mov	0, %g1
	cmp	%g0, %g1
.L45:
	return	%i7+8
	 subx	%g0, 0, %o0
.L38:
	call	kill, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L44
	 st	%g0, [%i1]
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 1
	be,pn	%icc, .L40
	 mov	-1, %g1
	ba,pt	%xcc, .L45
	 cmp	%g0, %g1
	.size	sched_getparam, .-sched_getparam
	.section	.text.sched_setscheduler,"ax",@progbits
	.align 4
	.global sched_setscheduler
	.type	sched_setscheduler, #function
	.proc	04
sched_setscheduler:
	save	%sp, -176, %sp
	brnz,pn	%i0, .L47
	 mov	0, %o1
.L50:
	brnz,a,pn %i1, .L62
	 add	%i1, -1, %i1
	lduw	[%i2], %i0
	cmp	%i0, 0
	bne,pn	%icc, .L53
	 mov	22, %i5
.L52:
	return	%i7+8
	 sra	%o0, 0, %o0
.L47:
	call	kill, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,pt	%icc, .L50
	 nop
	call	___errno, 0
	 nop
	lduw	[%o0], %g1
	cmp	%g1, 1
	be,pn	%icc, .L50
	 nop
	ba,pt	%xcc, .L52
	 mov	-1, %i0
.L62:
	mov	1, %i5
	cmp	%i1, 5
	movgu	%icc, 22, %i5
.L53:
	call	___errno, 0
	 mov	-1, %i0
	ba,pt	%xcc, .L52
	 st	%i5, [%o0]
	.size	sched_setscheduler, .-sched_setscheduler
	.section	.text.sched_setparam,"ax",@progbits
	.align 4
	.global sched_setparam
	.type	sched_setparam, #function
	.proc	04
sched_setparam:
	save	%sp, -176, %sp
	mov	%i1, %i2
	call	sched_setscheduler, 0
	 restore %g0, 0, %o1
	.size	sched_setparam, .-sched_setparam
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
