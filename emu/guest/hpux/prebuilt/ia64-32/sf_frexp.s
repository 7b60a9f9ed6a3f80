// 98475fb8d7c0533a6c28f1258252a822 newlib/libm/math/sf_frexp.c
	.file	"sf_frexp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global frexpf#
	.type	frexpf#, @function
	.proc frexpf#
frexpf:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r19 = 2147483647
	.mlx
	addp4 r33 = 0,r33
	movl r18 = 2139095040
	;;
	.mlx
	nop 0
	movl r15 = 2139095039
	;;
	.mmi
	mov r16 = r14
	;;
	and r17 = r19, r16
	and r18 = r18, r16
	;;
	.mmi
	cmp4.eq p8, p9 = 0, r18
	cmp4.lt p6, p7 = r15, r17
	mov r15 = r17
	;;
	.mlx
	nop 0
	(p8) movl r15 = 0x4c000000
	.mmi
	(p8) setf.s f7 = r14
	cmp.eq.or.andcm p6, p7 = 0, r17
	addl r17 = -25, r0
	;;
	.mmi
	(p8) setf.s f6 = r15
	(p6) st4 [r33] = r0
	(p9) mov r17 = r0
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mlx
	nop 0
	movl r14 = -2139095041
	;;
	.mmf
	nop 0
	nop 0
	(p8) fmpy.s f7 = f7, f6
	;;
	.mmi
	(p8) getf.s r16 = f7
	;;
	(p8) and r15 = r16, r19
	and r14 = r16, r14
	.mlx
	nop 0
	movl r16 = 1056964608
	;;
	.mii
	nop 0
	extr.u r15 = r15, 23, 8
	or r14 = r16, r14
	;;
	.mmi
	adds r15 = -126, r15
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	st4 [r33] = r15
	nop 0
	nop 0
.L1:
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp frexpf#
	.ident	"GCC: (GNU) 12.2.0"
