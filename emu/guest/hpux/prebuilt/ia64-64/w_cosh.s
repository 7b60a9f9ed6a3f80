// c49e2422cb11562d28e2da814bc5956e newlib/libm/math/w_cosh.c
	.file	"w_cosh.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global cosh#
	.type	cosh#, @function
	.proc cosh#
cosh:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	;;
	.mfb
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	mov f2 = f8
	br.call.sptk.many b0 = __ieee754_cosh#
	;;
	.mmf
	mov r1 = r34
	nop 0
	mov f6 = f8
	;;
	.mmi
	addl r14 = @ltoffx(__fdlib_version#), r1
	;;
	ld8.mov r14 = [r14], __fdlib_version#
	nop 0
	;;
	.mfi
	nop 0
	fcmp.unord p6, p7 = f2, f2
	nop 0
	.mfi
	nop 0
	mov f8 = f2
	nop 0
	;;
	.mmf
	ld4 r14 = [r14]
	nop 0
	mov f2 = f6
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = -1, r14
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	nop 0
	movl r14 = 0x408633ce8fb9f87d
	.mmi
	mov r1 = r34
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L7
.L1:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r32
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r33
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L7:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 0x7ff0000000000000
	.mmi
	mov r1 = r34
	nop 0
	adds r17 = 16, r12
	;;
	.mmi
	setf.d f2 = r14
	nop 0
	addl r14 = 34, r0
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mii
	ldf.fill f2 = [r17]
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp cosh#
	.global __errno#
	.type	__errno#, @function
	.global fabs#
	.type	fabs#, @function
	.global __ieee754_cosh#
	.type	__ieee754_cosh#, @function
	.ident	"GCC: (GNU) 12.2.0"
