// 038cdd62d43b5d157121fe2787c34f40 newlib/libm/math/sf_ldexp.c
	.file	"sf_ldexp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ldexpf#
	.type	ldexpf#, @function
	.proc ldexpf#
ldexpf:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	mov r16 = r12
	nop 0
	.mmi
	.fframe 16
	adds r12 = -16, r12
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	;;
	.mfb
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	mov f2 = f8
	br.call.sptk.many b0 = finitef#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f2, f0
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 0, r8
	(p7) br.cond.dpnt .L7
.L2:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r34
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r35
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
	mov r38 = r33
	mov f8 = f2
	br.call.sptk.many b0 = scalbnf#
	;;
	.mmf
	nop 0
	nop 0
	mov f2 = f8
	.mmb
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = finitef#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f2, f0
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmf
	addl r14 = 34, r0
	addp4 r8 = 0,r8
	mov f8 = f2
	.mmi
	mov r1 = r36
	nop 0
	adds r17 = 16, r12
	;;
	.mmi
	st4 [r8] = r14
	ldf.fill f2 = [r17]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp ldexpf#
	.global __errno#
	.type	__errno#, @function
	.global scalbnf#
	.type	scalbnf#, @function
	.global finitef#
	.type	finitef#, @function
	.ident	"GCC: (GNU) 12.2.0"
