// 3ec96e34db28a7e2b47f8467c2b232ec newlib/libm/math/w_asin.c
	.file	"w_asin.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global asin#
	.type	asin#, @function
	.proc asin#
asin:
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
	br.call.sptk.many b0 = __ieee754_asin#
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
	.mfi
	nop 0
	fcmp.gt p6, p7 = f8, f1
	mov r1 = r34
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
	.mmi
	mov r1 = r34
	nop 0
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
	br.call.sptk.many b0 = nan#
	;;
	.mmf
	nop 0
	nop 0
	mov f2 = f8
	.mmi
	mov r1 = r34
	nop 0
	adds r17 = 16, r12
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
	.endp asin#
	.global nan#
	.type	nan#, @function
	.global __errno#
	.type	__errno#, @function
	.global fabs#
	.type	fabs#, @function
	.global __ieee754_asin#
	.type	__ieee754_asin#, @function
	.ident	"GCC: (GNU) 12.2.0"
