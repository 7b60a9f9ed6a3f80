// 52a3e9c6c1f1b568073d52b6667a6f9d
	.file	"nested.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 4
	.type	depth#, @object
	.size	depth#, 4
depth:
	.skip	4
	.align 4
	.type	deepest#, @object
	.size	deepest#, 4
deepest:
	.skip	4
	.bss
	.align 4
	.type	log_#, @object
	.size	log_#, 128
log_:
	.skip	128
	.sbss
	.align 4
	.type	logged#, @object
	.size	logged#, 4
logged:
	.skip	4
	.section	.rodata
	.align 8
.LC0:
	stringz	"floating-point register lost at %d\n"
	.text
	.align 16
	.proc again#
again:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	addl r14 = @gprel(depth#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(depth#), gp
	;;
	st4.rel [r15] = r14
	addl r14 = @gprel(depth#), gp
	;;
	ld4.acq r15 = [r14]
	addl r14 = @gprel(deepest#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L2
	addl r14 = @gprel(depth#), gp
	;;
	ld4.acq r14 = [r14]
	addl r15 = @gprel(deepest#), gp
	;;
	st4.rel [r15] = r14
.L2:
	addl r14 = @gprel(depth#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f6 = f7, f6
	;;
	getf.d r14 = f6
	adds r15 = -16, r35
	;;
	st8.rel [r15] = r14
	addl r14 = @gprel(depth#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.lt p6, p7 = 19, r14
	(p6) br.cond.dptk .L3
	mov r14 = r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = raise#
	mov r1 = r36
.L3:
	;;
	addl r14 = @gprel(depth#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f7 = f7, f6
	adds r15 = -16, r35
	;;
	ld8.acq r15 = [r15]
	;;
	setf.d f6 = r15
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L4
	addl r14 = @gprel(depth#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L4:
	;;
	addl r14 = @gprel(depth#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = -1, r14
	addl r15 = @gprel(depth#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp again#
	.align 16
	.proc note#
note:
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
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L6
	addl r15 = 1, r0
	br .L7
	;;
.L6:
	addl r15 = 2, r0
.L7:
	addl r14 = @gprel(logged#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r16 = 1, r14
	addl r17 = @gprel(logged#), gp
	;;
	st4.rel [r17] = r16
	movl r16 = @gprel(log_#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4.rel [r14] = r15
	ld4 r14 = [r35]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L8
	addl r37 = 12, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	;;
	addl r14 = @gprel(logged#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	addl r16 = @gprel(logged#), gp
	;;
	st4.rel [r16] = r15
	movl r15 = @gprel(log_#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	addl r15 = 11, r0
	;;
	st4.rel [r14] = r15
	br .L10
	;;
.L8:
	addl r14 = @gprel(logged#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	addl r16 = @gprel(logged#), gp
	;;
	st4.rel [r16] = r15
	movl r15 = @gprel(log_#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	addl r15 = 12, r0
	;;
	st4.rel [r14] = r15
.L10:
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp note#
	.section	.rodata
	.align 8
.LC1:
	stringz	"%d %d %.10g %u\n"
	.align 8
.LC2:
	stringz	"%d "
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
	adds r12 = -176, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -136, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	addl r15 = @ltoff(@fptr(again#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -136, r34
	;;
	adds r14 = 8, r14
	movl r15 = 1073741824
	;;
	st4 [r14] = r15
	adds r14 = -136, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	getf.d r15 = f1
	adds r14 = -160, r34
	;;
	st8 [r14] = r15
	adds r14 = -152, r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -148, r34
	;;
	st4 [r14] = r0
	br .L12
	;;
.L13:
	adds r14 = -160, r34
	;;
	ldfd f7 = [r14]
	movl r15 = 0x3ff4000000000000
	;;
	setf.d f6 = r15
	;;
	fmpy.d f7 = f7, f6
	adds r14 = -148, r34
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
	;;
	getf.d r15 = f6
	adds r14 = -160, r34
	;;
	st8 [r14] = r15
	adds r14 = -152, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r16 = r14, r15
	adds r14 = -148, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -152, r34
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	addl r36 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	adds r14 = -148, r34
	adds r15 = -148, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r14 = -148, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L13
	addl r14 = @gprel(deepest#), gp
	;;
	ld4.acq r15 = [r14]
	addl r14 = @gprel(depth#), gp
	;;
	ld4.acq r16 = [r14]
	adds r14 = -152, r34
	;;
	ld4 r40 = [r14]
	adds r14 = -160, r34
	;;
	ld8 r39 = [r14]
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -136, r34
	addl r38 = 144, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	addl r15 = @ltoff(@fptr(note#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -136, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 12, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	adds r14 = -136, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	;;
	addl r36 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	adds r14 = 16, r14
	addl r37 = 12, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r35
	adds r14 = -136, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	;;
	addl r36 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	st4 [r14] = r0
	br .L14
	;;
.L15:
	movl r15 = @gprel(log_#)
	;;
	add r15 = r1, r15
	adds r14 = -144, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4.acq r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -144, r34
	adds r15 = -144, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L14:
	addl r14 = @gprel(logged#), gp
	;;
	ld4.acq r14 = [r14]
	adds r15 = -144, r34
	;;
	ld4 r15 = [r15]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L15
	addl r36 = 10, r0
	br.call.sptk.many b0 = putchar#
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
