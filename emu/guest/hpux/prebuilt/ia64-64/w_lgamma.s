// 3a4d27e8d5a9d737a25d1e168bbd849f newlib/libm/math/w_lgamma.c
	.file	"w_lgamma.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global lgamma#
	.type	lgamma#, @function
	.proc lgamma#
lgamma:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	adds r16 = -16, r12
	nop 0
	.mmi
	.fframe 32
	adds r12 = -32, r12
	addl r14 = @ltoffx(_impure_ptr#), r1
	.save rp, r32
	mov r32 = b0
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	.save.f 0x1
	stf.spill [r16] = f2, 16
	mov r34 = r1
	;;
	.mmf
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	mov f3 = f8
	;;
	.mmi
	nop 0
	ld8 r36 = [r14]
	nop 0
	;;
	.mib
	adds r36 = 224, r36
	nop 0
	br.call.sptk.many b0 = __ieee754_lgamma_r#
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
	(p7) br.cond.dpnt .L14
	;;
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
.L14:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = finite#
	;;
	.mib
	mov r1 = r34
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L1
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = floor#
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f8, f3
	mov r1 = r34
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f3, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L15
.L5:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 34, r0
	nop 0
	mov r1 = r34
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = 0x7ff0000000000000
	.mmi
	nop 0
	;;
	setf.d f2 = r14
	nop 0
	;;
.L16:
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
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L15:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 33, r0
	nop 0
	mov r1 = r34
	;;
	.mlx
	st4 [r8] = r14
	movl r14 = 0x7ff0000000000000
	;;
	.mib
	setf.d f2 = r14
	nop 0
	br .L16
	.endp lgamma#
	.global __errno#
	.type	__errno#, @function
	.global floor#
	.type	floor#, @function
	.global finite#
	.type	finite#, @function
	.global __ieee754_lgamma_r#
	.type	__ieee754_lgamma_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
