// 940d14ffcdabaf90f586e2153bad32fb newlib/libm/math/wf_exp.c
	.file	"wf_exp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global expf#
	.type	expf#, @function
	.proc expf#
expf:
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
	br.call.sptk.many b0 = __ieee754_expf#
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
	br.call.sptk.many b0 = finitef#
	;;
	.mib
	mov r1 = r34
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L1
	.mlx
	nop 0
	movl r14 = 0x42b17180
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f2, f6
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0x7f800000
	;;
	.mlx
	(p6) setf.s f3 = r14
	movl r14 = 0xc2cff1b5
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
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
	.mfi
	nop 0
	mov f3 = f0
	nop 0
.L15:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmf
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	mov f8 = f3
	.mmi
	mov r1 = r34
	nop 0
	adds r17 = 16, r12
	;;
	.mmi
	st4 [r8] = r14
	ldf.fill f2 = [r17], 16
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	;;
	.mib
	ldf.fill f3 = [r17]
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp expf#
	.global __errno#
	.type	__errno#, @function
	.global finitef#
	.type	finitef#, @function
	.global __ieee754_expf#
	.type	__ieee754_expf#, @function
	.ident	"GCC: (GNU) 12.2.0"
