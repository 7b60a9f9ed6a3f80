// 69ba39e81793bccb8e999c69db8af862 newlib/libm/math/wf_log10.c
	.file	"wf_log10.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global log10f#
	.type	log10f#, @function
	.proc log10f#
log10f:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
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
	br.call.sptk.many b0 = __ieee754_log10f#
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
	.mfi
	nop 0
	fcmp.unord p6, p7 = f2, f2
	nop 0
	.mfi
	nop 0
	fcmp.neq p8, p9 = f2, f0
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = -1, r14
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f2, f0
	;;
	.mbb
	nop 0
	(p7) br.cond.dpnt .L1
	(p8) br.cond.dptk .L4
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
	nop 0
	mov r1 = r34
	;;
	.mmi
	setf.s f8 = r14
	addl r14 = 34, r0
	nop 0
	;;
	.mmi
	st4 [r8] = r14
	nop 0
	nop 0
.L1:
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
.L4:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r34
	addp4 r8 = 0,r8
	addl r14 = 33, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC0)
	.mmi
	nop 0
	st4 [r8] = r14
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = nanf#
	;;
	.mmi
	mov r1 = r34
	adds r17 = 16, r12
	mov b0 = r32
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp log10f#
	.global nanf#
	.type	nanf#, @function
	.global __errno#
	.type	__errno#, @function
	.global __ieee754_log10f#
	.type	__ieee754_log10f#, @function
	.ident	"GCC: (GNU) 12.2.0"
