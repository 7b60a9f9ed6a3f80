// 72de4c90ff87e2881921434e44fef0cf
	.file	"nested.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"floating-point register lost at %d\n"
	.text
	.align 16
	.align 64
	.proc again#
again:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	addl r33 = @gprel(depth#), gp
	addl r15 = @gprel(deepest#), gp
	mov r36 = r1
	.body
	;;
	.mmi
	ld4.acq r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	st4.rel [r33] = r14
	;;
	ld4.acq r16 = [r33]
	nop 0
	.mmi
	ld4.acq r14 = [r15]
	;;
	cmp4.ge p6, p7 = r14, r16
	nop 0
	;;
	.mmi
	(p7) ld4.acq r14 = [r33]
	;;
	(p7) st4.rel [r15] = r14
	adds r15 = 16, r12
	;;
	.mmi
	ld4.acq r14 = [r33]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mlx
	setf.sig f6 = r14
	movl r14 = 0x3ff8000000000000
	;;
	.mmi
	nop 0
	setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmi
	getf.d r14 = f6
	;;
	st8.rel [r15] = r14
	adds r15 = 16, r12
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r33]
	nop 0
	;;
	.mib
	cmp4.lt p6, p7 = 19, r14
	nop 0
	(p7) br.cond.dpnt .L7
	;;
	.mmi
	ld4.acq r14 = [r33]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	setf.d f7 = r15
	nop 0
	nop 0
	;;
	.mlx
	setf.sig f6 = r14
	movl r14 = 0x3ff8000000000000
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L8
.L4:
	.mmi
	ld4.acq r14 = [r33]
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mii
	st4.rel [r33] = r14
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L8:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	.mmi
	nop 0
	ld4.acq r38 = [r33]
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4.acq r14 = [r33]
	mov r1 = r36
	;;
	adds r14 = -1, r14
	;;
	.mii
	st4.rel [r33] = r14
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L7:
	.body
	.copy_state 2
	.mib
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r33]
	adds r15 = 16, r12
	mov r1 = r36
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	ld8.acq r15 = [r15]
	nop 0
	nop 0
	;;
	.mlx
	setf.sig f6 = r14
	movl r14 = 0x3ff8000000000000
	.mmi
	setf.d f7 = r15
	;;
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L4
	.mib
	nop 0
	nop 0
	br .L8
	.endp again#
	.align 16
	.align 64
	.proc note#
note:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
	addl r16 = @gprel(logged#), gp
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r15 = @gprel(log_#)
	;;
	.mmi
	add r15 = r1, r15
	cmp4.ne p6, p7 = 10, r32
	mov ar.pfs = r36
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mii
	ld4.acq r17 = [r16]
	mov b0 = r35
	;;
	sxt4 r14 = r17
	.mmi
	adds r17 = 1, r17
	;;
	shladd r14 = r14, 2, r0
	nop 0
	.mii
	st4.rel [r16] = r17
	addl r17 = 2, r0
	;;
	add r14 = r15, r14
	;;
	.mmi
	st4.rel [r14] = r17
	;;
	ld4.acq r14 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r17 = r14
	adds r14 = 1, r14
	;;
	.mmi
	shladd r17 = r17, 2, r0
	st4.rel [r16] = r14
	addl r14 = 12, r0
	;;
	.mmi
	nop 0
	add r15 = r15, r17
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
.L14:
	.mmi
	mov r33 = r15
	ld4.acq r15 = [r16]
	mov r34 = r16
	.mii
	addl r38 = 12, r0
	nop 0
	;;
	sxt4 r14 = r15
	.mmi
	adds r15 = 1, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	.mii
	st4.rel [r16] = r15
	addl r15 = 1, r0
	;;
	add r14 = r33, r14
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r34]
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	sxt4 r15 = r14
	.mmi
	adds r14 = 1, r14
	;;
	shladd r15 = r15, 2, r0
	nop 0
	.mii
	st4.rel [r34] = r14
	addl r14 = 11, r0
	;;
	add r33 = r33, r15
	;;
	.mib
	st4.rel [r33] = r14
	nop 0
	br.ret.sptk.many b0
	.endp note#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"%d %d %.10g %u\n"
	.align 8
.LC2:
	stringz	"%d "
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 5, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 192
	adds r12 = -192, r12
	mov r18 = ar.lc
	;;
	.mmi
	mov r38 = r1
	.save.f 0x1
	stf.spill [r17] = f2
	.save rp, r36
	mov r36 = b0
	.mmi
	addl r41 = 132, r0
	mov r40 = r0
	adds r39 = 28, r12
	;;
	.mfi
	nop 0
	mov f2 = f1
	nop 0
	.mmi
	adds r34 = 24, r12
	mov r33 = r0
	addl r32 = 1, r0
	;;
	.mmi
	nop 0
	.savesp ar.lc, 168
	st8 [r16] = r18, 24
	nop 0
	;;
	.mib
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	adds r15 = 16, r12
	mov r41 = r0
	.mmi
	addl r39 = 10, r0
	;;
	addl r14 = @ltoff(@fptr(again#)), gp
	mov r40 = r15
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mlx
	st8 [r15] = r14
	movl r14 = 0x3ff4000000000000
	;;
	.mlx
	setf.d f3 = r14
	movl r14 = 1073741824
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov ar.lc = 9
	.align 32
.L16:
	.mfi
	nop 0
	fmpy.d f2 = f2, f3
	dep.z r14 = r32, 5, 27
	.mmi
	addl r39 = 10, r0
	nop 0
	sxt4 r15 = r33
	;;
	.mmi
	setf.sig f6 = r15
	nop 0
	sub r32 = r14, r32
	;;
	.mmi
	add r32 = r33, r32
	nop 0
	adds r33 = 1, r33
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mfb
	nop 0
	fadd.d f2 = f6, f2
	br.call.sptk.many b0 = raise#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L16
	;;
	.mmi
	getf.d r42 = f2
	addl r14 = @gprel(deepest#), gp
	mov r43 = r32
	.mlx
	addl r33 = @gprel(logged#), gp
	movl r39 = @gprel(.LC1)
	;;
	.mmi
	ld4.acq r40 = [r14]
	nop 0
	addl r14 = @gprel(depth#), gp
	.mmi
	add r39 = r1, r39
	nop 0
	mov r32 = r0
	;;
	.mib
	ld4.acq r41 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r34
	.mmi
	addl r41 = 136, r0
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(log_#)
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	;;
	.mib
	add r34 = r1, r34
	add r35 = r1, r35
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	.mii
	mov r41 = r0
	addl r39 = 12, r0
	;;
	addl r14 = @ltoff(@fptr(note#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r40] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r41 = r0
	adds r40 = 16, r12
	nop 0
	.mmb
	mov r1 = r38
	addl r39 = 10, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r38
	addl r39 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 12, r0
	.mmb
	adds r39 = 32, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r0
	nop 0
	.mmb
	adds r40 = 16, r12
	addl r39 = 10, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r38
	addl r39 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dpnt .L17
	.align 32
.L18:
	.mii
	nop 0
	sxt4 r14 = r32
	mov r39 = r35
	.mmi
	adds r32 = 1, r32
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r34, r14
	nop 0
	;;
	.mib
	ld4.acq r40 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r32, r14
	(p6) br.cond.dptk .L18
.L17:
	.mib
	addl r39 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r38
	nop 0
	.mmi
	adds r19 = 168, r12
	adds r20 = 176, r12
	mov b0 = r36
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r37
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.restore sp
	adds r12 = 192, r12
	br.ret.sptk.many b0
	.endp main#
	.sbss
	.align 4
	.type	logged#, @object
	.size	logged#, 4
logged:
	.skip	4
	.bss
	.align 4
	.type	log_#, @object
	.size	log_#, 128
log_:
	.skip	128
	.sbss
	.align 4
	.type	deepest#, @object
	.size	deepest#, 4
deepest:
	.skip	4
	.align 4
	.type	depth#, @object
	.size	depth#, 4
depth:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
