// 115935ac4bd9dae893c20bf7adc69bf6 newlib/libm/math/w_hypot.c
	.file	"w_hypot.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global hypot#
	.type	hypot#, @function
	.proc hypot#
hypot:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	adds r16 = -32, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 48
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2, 32
	nop 0
	mov r34 = r1
	.mmf
	.save.f 0x2
	stf.spill [r17] = f3
	nop 0
	mov f3 = f8
	;;
	.mfb
	.save.f 0x4
	stf.spill [r16] = f4
	.body
	mov f4 = f9
	br.call.sptk.many b0 = __ieee754_hypot#
	;;
	.mmf
	mov r1 = r34
	nop 0
	mov f2 = f8
	;;
	.mmi
	addl r14 = @ltoffx(__fdlib_version#), r1
	;;
	ld8.mov r14 = [r14], __fdlib_version#
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = -1, r14
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = finite#
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	.mmb
	mov r1 = r34
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L13
	;;
.L1:
	.mfb
	nop 0
	mov f8 = f2
	nop 0
	.mmi
	adds r18 = 16, r12
	adds r19 = 32, r12
	mov b0 = r32
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov ar.pfs = r33
	.mmi
	nop 0
	ldf.fill f3 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = finite#
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f4
	.mmb
	mov r1 = r34
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = finite#
	;;
	.mib
	mov r1 = r34
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L1
	.mlx
	nop 0
	movl r14 = 0x7ff0000000000000
	;;
	.mib
	setf.d f2 = r14
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	mov r1 = r34
	adds r18 = 16, r12
	.mmi
	adds r19 = 32, r12
	;;
	st4 [r8] = r14
	nop 0
	;;
	.mfb
	nop 0
	mov f8 = f2
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp hypot#
	.global __errno#
	.type	__errno#, @function
	.global finite#
	.type	finite#, @function
	.global __ieee754_hypot#
	.type	__ieee754_hypot#, @function
	.ident	"GCC: (GNU) 12.2.0"
