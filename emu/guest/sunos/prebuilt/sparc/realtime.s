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
	ble	.L13
	 mov	78, %i5
	call	___errno, 0
	 mov	0, %i0
	st	%i5, [%o0]
	jmp	%i7+8
	 restore
.L4:
	ble	.L7
	 nop
	call	___errno, 0
	 mov	78, %i5
	st	%i5, [%o0]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L13:
	mov	47, %o1
	call	strchr, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L9
	 nop
.L7:
	call	___errno, 0
	 mov	22, %i5
	st	%i5, [%o0]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L9:
	jmp	%i7+8
	 restore %g0, 1, %o0
	.size	path_of, .-path_of
	.section	.text.timer_create,"ax",@progbits
	.align 4
	.global timer_create
	.type	timer_create, #function
	.proc	04
timer_create:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	194, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	timer_create, .-timer_create
	.section	.text.timer_delete,"ax",@progbits
	.align 4
	.global timer_delete
	.type	timer_delete, #function
	.proc	04
timer_delete:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	195, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	timer_delete, .-timer_delete
	.section	.text.timer_settime,"ax",@progbits
	.align 4
	.global timer_settime
	.type	timer_settime, #function
	.proc	04
timer_settime:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i3, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	196, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	timer_settime, .-timer_settime
	.section	.text.timer_gettime,"ax",@progbits
	.align 4
	.global timer_gettime
	.type	timer_gettime, #function
	.proc	04
timer_gettime:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	mov	%i1, %o2
	st	%g1, [%sp+64]
	mov	197, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	timer_gettime, .-timer_gettime
	.section	.text.timer_getoverrun,"ax",@progbits
	.align 4
	.global timer_getoverrun
	.type	timer_getoverrun, #function
	.proc	04
timer_getoverrun:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o1
	st	%g1, [%sp+64]
	mov	198, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	timer_getoverrun, .-timer_getoverrun
	.section	.text.shm_open,"ax",@progbits
	.align 4
	.global shm_open
	.type	shm_open, #function
	.proc	04
shm_open:
	save	%sp, -368, %sp
	add	%fp, -256, %i5
	mov	%i0, %o0
	call	path_of, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	be	.L24
	 mov	%i2, %o2
	sethi	%hi(8192), %o1
	mov	%i5, %o0
	call	open, 0
	 or	%i1, %o1, %o1
	orcc	%o0, 0, %i0
	bl	.L26
	 add	%fp, -264, %g1
	mov	1, %o3
	st	%g1, [%sp+64]
	mov	2, %o2
	mov	%i0, %o1
	mov	62, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-264], %g2
	add	%fp, -272, %o0
	call	call_value, 0
	 std	%g2, [%fp-272]
.L26:
	jmp	%i7+8
	 restore
.L24:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	shm_open, .-shm_open
	.section	.text.shm_unlink,"ax",@progbits
	.align 4
	.global shm_unlink
	.type	shm_unlink, #function
	.proc	04
shm_unlink:
	save	%sp, -352, %sp
	add	%fp, -256, %i5
	mov	%i0, %o0
	call	path_of, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	be	.L29
	 nop
	call	unlink, 0
	 mov	%i5, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L29:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	shm_unlink, .-shm_unlink
	.section	.text.sched_getscheduler,"ax",@progbits
	.align 4
	.global sched_getscheduler
	.type	sched_getscheduler, #function
	.proc	04
sched_getscheduler:
	save	%sp, -96, %sp
	cmp	%i0, 0
	bne	.L31
	 mov	0, %o1
.L33:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L31:
	call	kill, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L33
	 nop
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	xor	%g1, 1, %g1
	cmp	%g0, %g1
	subx	%g0, 0, %i0
	jmp	%i7+8
	 restore
	.size	sched_getscheduler, .-sched_getscheduler
	.section	.text.sched_getparam,"ax",@progbits
	.align 4
	.global sched_getparam
	.type	sched_getparam, #function
	.proc	04
sched_getparam:
	save	%sp, -96, %sp
	cmp	%i0, 0
	bne	.L38
	 mov	0, %o1
	st	%g0, [%i1]
.L47:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L38:
	call	kill, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,a	.L47
	 st	%g0, [%i1]
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 1
	be,a	.L47
	 st	%g0, [%i1]
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	sched_getparam, .-sched_getparam
	.section	.text.sched_setscheduler,"ax",@progbits
	.align 4
	.global sched_setscheduler
	.type	sched_setscheduler, #function
	.proc	04
sched_setscheduler:
	save	%sp, -96, %sp
	cmp	%i0, 0
	bne	.L49
	 mov	0, %o1
	cmp	%i1, 0
.L69:
	bne,a	.L67
	 add	%i1, -1, %i1
	ld	[%i2], %i0
	cmp	%i0, 0
	bne	.L55
	 mov	22, %i5
	jmp	%i7+8
	 restore
.L49:
	call	kill, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L69
	 cmp	%i1, 0
	call	___errno, 0
	 nop
	ld	[%o0], %g1
	cmp	%g1, 1
	be	.L69
	 cmp	%i1, 0
	mov	-1, %i0
	jmp	%i7+8
	 restore
.L56:
	mov	22, %i5
.L55:
	call	___errno, 0
	 mov	-1, %i0
	st	%i5, [%o0]
	jmp	%i7+8
	 restore
.L67:
	cmp	%i1, 5
	bgu	.L56
	 mov	1, %i5
	b,a	.L55
	.size	sched_setscheduler, .-sched_setscheduler
	.section	.text.sched_setparam,"ax",@progbits
	.align 4
	.global sched_setparam
	.type	sched_setparam, #function
	.proc	04
sched_setparam:
	save	%sp, -96, %sp
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
