// 18fa3cc29ca10a2f317c65628a7125b1 newlib/libm/math/wf_j1.c
	.file	"wf_j1.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global j1f#
	.type	j1f#, @function
	.proc j1f#
j1f:
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
	br.call.sptk.many b0 = __ieee754_j1f#
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
	br.call.sptk.many b0 = fabsf#
	;;
	.mlx
	nop 0
	movl r14 = 0x5a490fdb
	.mmi
	mov r1 = r34
	;;
	setf.s f6 = r14
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
	.mfb
	nop 0
	mov f2 = f0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	mov r1 = r34
	.mmi
	adds r17 = 16, r12
	;;
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
	.endp j1f#
	.align 16
	.align 64
	.global y1f#
	.type	y1f#, @function
	.proc y1f#
y1f:
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
	br.call.sptk.many b0 = __ieee754_y1f#
	;;
	.mmi
	mov r1 = r34
	;;
	addl r14 = @ltoffx(__fdlib_version#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], __fdlib_version#
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f2, f2
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mlx
	cmp4.eq.or.andcm p6, p7 = -1, r14
	movl r14 = 0x5a490fdb
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L8
	;;
	.mmf
	setf.s f6 = r14
	nop 0
	fcmp.le p6, p7 = f2, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f2, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L19
.L8:
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
.L19:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmf
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	mov f8 = f0
	.mmi
	mov r1 = r34
	nop 0
	adds r17 = 16, r12
	;;
	.mmi
	st4 [r8] = r14
	ldf.fill f2 = [r17]
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L18:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mlx
	nop 0
	movl r14 = 0xff800000
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r34
	adds r17 = 16, r12
	;;
	.mmi
	setf.s f8 = r14
	nop 0
	addl r14 = 33, r0
	;;
	.mmi
	st4 [r8] = r14
	ldf.fill f2 = [r17]
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp y1f#
	.global __ieee754_y1f#
	.type	__ieee754_y1f#, @function
	.global __errno#
	.type	__errno#, @function
	.global fabsf#
	.type	fabsf#, @function
	.global __ieee754_j1f#
	.type	__ieee754_j1f#, @function
	.ident	"GCC: (GNU) 12.2.0"
