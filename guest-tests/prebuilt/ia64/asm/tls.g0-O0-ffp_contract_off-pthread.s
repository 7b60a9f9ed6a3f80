// dc5e32c72f89e4a0ca4d8898753c057a
	.file	"tls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.tdata,"awT",@progbits
	.align 4
	.type	initialised#, @object
	.size	initialised#, 4
initialised:
	data4	42
	.section	.tbss,"awT",@nobits
	.align 8
	.type	zero#, @object
	.size	zero#, 1000
zero:
	.skip	1000
	.section	.tdata
	.align 64
	.type	aligned#, @object
	.size	aligned#, 128
aligned:
	data1	120
	.skip	63
	data4	0
	data4	1074003968
	.skip	56
	.section	.tbss
	.align 8
	.type	self_pointer#, @object
	.size	self_pointer#, 8
self_pointer:
	.skip	8
	.sbss
	.align 4
	.type	key#, @object
	.size	key#, 4
key:
	.skip	4
	.align 4
	.type	once#, @object
	.size	once#, 4
once:
	.skip	4
	.align 4
	.type	destroyed#, @object
	.size	destroyed#, 4
destroyed:
	.skip	4
	.align 4
	.type	started#, @object
	.size	started#, 4
started:
	.skip	4
	.bss
	.align 8
	.type	lock#, @object
	.size	lock#, 40
lock:
	.skip	40
	.text
	.align 16
	.proc destroy#
destroy:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_lock#
	mov r1 = r36
	ld8 r14 = [r35]
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(destroyed#), gp
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(destroyed#), gp
	;;
	st4 [r15] = r14
	movl r37 = @gprel(lock#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = pthread_mutex_unlock#
	mov r1 = r36
	;;
	ld8 r37 = [r35]
	br.call.sptk.many b0 = free#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp destroy#
	.align 16
	.proc start#
start:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(started#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(started#), gp
	;;
	st4 [r15] = r14
	addl r37 = @ltoff(@fptr(destroy#)), gp
	;;
	ld8 r37 = [r37]
	addl r36 = @gprel(key#), gp
	br.call.sptk.many b0 = pthread_key_create#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp start#
	.align 16
	.proc work#
work:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	mov r14 = r36
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r36
	;;
	st4 [r14] = r15
	mov r2 = r13
	;;
	addl r14 = @tprel(initialised#), r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 42, r14
	(p6) br.cond.dptk .L4
	mov r2 = r13
	;;
	addl r14 = @tprel(zero#), r2
	;;
	adds r14 = 500, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	mov r2 = r13
	;;
	addl r14 = @tprel(aligned#), r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 120, r14
	(p6) br.cond.dptk .L4
	addl r14 = 1, r0
	br .L5
	;;
.L4:
	mov r14 = r0
.L5:
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	addl r39 = @ltoff(@fptr(start#)), gp
	;;
	ld8 r39 = [r39]
	addl r38 = @gprel(once#), gp
	br.call.sptk.many b0 = pthread_once#
	mov r1 = r37
	adds r33 = -16, r36
	;;
	addl r38 = 4, r0
	br.call.sptk.many b0 = malloc#
	mov r1 = r37
	mov r14 = r8
	;;
	st8 [r33] = r14
	adds r14 = -16, r36
	;;
	ld8 r14 = [r14]
	adds r15 = -24, r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	addl r14 = @gprel(key#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r36
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = pthread_setspecific#
	mov r1 = r37
	mov r2 = r13
	;;
	addl r14 = @tprel(self_pointer#), r2
	mov r2 = r13
	;;
	addl r15 = @tprel(initialised#), r2
	;;
	st8 [r14] = r15
	adds r14 = -28, r36
	;;
	st4 [r14] = r0
	br .L6
	;;
.L10:
	mov r2 = r13
	;;
	addl r14 = @tprel(initialised#), r2
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	mov r2 = r13
	;;
	addl r14 = @tprel(initialised#), r2
	;;
	st4 [r14] = r15
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	mov r2 = r13
	;;
	addl r14 = @tprel(zero#), r2
	adds r15 = -28, r36
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	mov r2 = r13
	;;
	addl r14 = @tprel(aligned#), r2
	;;
	adds r14 = 64, r14
	;;
	ldfd f7 = [r14]
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	fadd.d f6 = f7, f6
	mov r2 = r13
	;;
	addl r14 = @tprel(aligned#), r2
	;;
	adds r14 = 64, r14
	;;
	stfd [r14] = f6
	addl r38 = -1, r0
	br.call.sptk.many b0 = close#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = -6640827866535438581
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	add r14 = r14, r15
	;;
	shr r16 = r14, 5
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	addl r38 = 100, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r37
.L7:
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	adds r15 = -24, r36
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	mov r2 = r13
	;;
	addl r14 = @tprel(self_pointer#), r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r16 = 1, r14
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	setf.sig f6 = r16
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	adds r14 = 42, r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	mov r2 = r13
	;;
	addl r14 = @tprel(zero#), r2
	adds r15 = -28, r36
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	addl r15 = 1, r0
	br .L9
	;;
.L8:
	mov r15 = r0
.L9:
	adds r16 = -32, r36
	;;
	ld4 r14 = [r16]
	;;
	and r14 = r14, r15
	adds r2 = -32, r36
	;;
	st4 [r2] = r14
	adds r14 = -28, r36
	adds r15 = -28, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L6:
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 199, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L10
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	addl r14 = @gprel(key#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = pthread_getspecific#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	adds r15 = -24, r36
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L11
	addl r14 = 1, r0
	br .L12
	;;
.L11:
	mov r14 = r0
.L12:
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp work#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d good, %d once, %d destroyed, own %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -128, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r2 = -112, r34
	;;
	st4 [r2] = r0
	adds r14 = -104, r34
	;;
	st8 [r14] = r0
	br .L15
	;;
.L16:
	adds r15 = -88, r34
	adds r14 = -104, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	adds r14 = -104, r34
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	mov r39 = r14
	addl r38 = @ltoff(@fptr(work#)), gp
	;;
	ld8 r38 = [r38]
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r35
	adds r14 = -104, r34
	adds r15 = -104, r34
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L15:
	adds r14 = -104, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L16
	adds r14 = -96, r34
	;;
	st4 [r14] = r0
	br .L17
	;;
.L18:
	adds r15 = -88, r34
	adds r14 = -96, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r35
	adds r14 = 8, r34
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r16 = -112, r34
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r2 = -112, r34
	;;
	st4 [r2] = r14
	adds r14 = -96, r34
	adds r15 = -96, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L17:
	adds r14 = -96, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L18
	addl r14 = @gprel(started#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(destroyed#), gp
	;;
	ld4 r16 = [r14]
	mov r2 = r13
	;;
	addl r14 = @tprel(initialised#), r2
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	adds r14 = -112, r34
	;;
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
