// 1b2140d7a86c48f6db7a205bb076490e newlib/libm/common/sf_fmin.c
	.file	"sf_fmin.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global fminf#
	.type	fminf#, @function
	.proc fminf#
fminf:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	adds r16 = -16, r12
	nop 0
	.mmi
	.fframe 32
	adds r12 = -32, r12
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	;;
	.mmf
	.save.f 0x1
	stf.spill [r16] = f2, 16
	nop 0
	mov f2 = f8
	;;
	.mfb
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	mov f3 = f9
	br.call.sptk.many b0 = __fpclassifyf#
	;;
	.mib
	mov r1 = r34
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2
.L4:
	.mfi
	nop 0
	mov f8 = f3
	nop 0
.L1:
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
.L2:
	.body
	.copy_state 1
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = __fpclassifyf#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r34
	;;
	.mfb
	nop 0
	(p6) mov f8 = f2
	(p6) br.cond.dpnt .L1
	;;
	.mfi
	nop 0
	mov f8 = f2
	nop 0
	.mfi
	nop 0
	fcmp.lt p6, p7 = f2, f3
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L4
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
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp fminf#
	.global __fpclassifyf#
	.type	__fpclassifyf#, @function
	.ident	"GCC: (GNU) 12.2.0"
