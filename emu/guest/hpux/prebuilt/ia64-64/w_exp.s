// 7701145c8092090f9260fb3f190d0c22 newlib/libm/math/w_exp.c
	.file	"w_exp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global exp#
	.type	exp#, @function
	.proc exp#
exp:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	adds r16 = -16, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	;;
	.mmf
	.save.f 0x1
	stf.spill [r16] = f2, 16
	nop 0
	mov f2 = f8
	;;
	.mib
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	br.call.sptk.many b0 = __ieee754_exp#
	;;
	.mmf
	mov r1 = r34
	nop 0
	mov f3 = f8
	;;
	.mmi
	nop 0
	addl r14 = @ltoffx(__fdlib_version#), r1
	nop 0
	;;
	.mmf
	ld8.mov r14 = [r14], __fdlib_version#
	nop 0
	mov f8 = f2
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
	.mib
	mov r1 = r34
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L1
	.mlx
	nop 0
	movl r14 = 0x40862e42fefa39ef
	;;
	.mlx
	setf.d f6 = r14
	movl r14 = 0xc0874910d52d3051
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f2, f6
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f2, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L18
.L1:
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r32
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L18:
	.body
	.copy_state 1
	.mfb
	nop 0
	mov f3 = f0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	mov r1 = r34
	adds r17 = 16, r12
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r32
	;;
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L17:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r14 = 0x7ff0000000000000
	;;
	.mib
	setf.d f3 = r14
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	mov r1 = r34
	adds r17 = 16, r12
	;;
	.mmi
	nop 0
	st4 [r8] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r32
	;;
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp exp#
	.global __errno#
	.type	__errno#, @function
	.global finite#
	.type	finite#, @function
	.global __ieee754_exp#
	.type	__ieee754_exp#, @function
	.ident	"GCC: (GNU) 12.2.0"
