// 63618ebf915ba2775074655da01ffb11 newlib/libm/math/s_frexp.c
	.file	"s_frexp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global frexp#
	.type	frexp#, @function
	.proc frexp#
frexp:
	.prologue
	.body
	.mlx
	getf.d r14 = f8
	movl r19 = 2147483647
	.mlx
	addp4 r33 = 0,r33
	movl r20 = 2146435071
	;;
	.mlx
	nop 0
	movl r18 = 2146435072
	.mmi
	st4 [r33] = r0
	;;
	nop 0
	extr.u r16 = r14, 32, 32
	;;
	.mmi
	and r15 = r19, r16
	nop 0
	and r18 = r18, r16
	;;
	.mib
	or r17 = r14, r15
	cmp4.ltu p6, p7 = r20, r15
	(p6) br.cond.dpnt .L2
	;;
	.mib
	cmp4.eq p6, p7 = 0, r17
	addl r17 = -54, r0
	(p6) br.cond.dpnt .L2
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r18
	movl r18 = -2146435073
	;;
	.mlx
	nop 0
	(p6) movl r15 = 0x4350000000000000
	.mmi
	(p6) setf.d f7 = r14
	nop 0
	(p7) mov r17 = r0
	;;
	.mmi
	nop 0
	(p6) setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d f7 = f7, f6
	;;
	.mmi
	(p6) getf.d r14 = f7
	;;
	(p6) mov r16 = r14
	nop 0
	;;
	.mii
	nop 0
	(p6) extr.u r16 = r16, 32, 32
	nop 0
	;;
	.mmi
	nop 0
	(p6) and r15 = r16, r19
	and r16 = r18, r16
	.mlx
	nop 0
	movl r18 = 1071644672
	;;
	.mii
	or r16 = r18, r16
	extr.u r15 = r15, 20, 11
	;;
	adds r15 = -1022, r15
	;;
	.mmi
	add r15 = r15, r17
	;;
	nop 0
	mix4.r r14 = r16, r14
	.mmi
	st4 [r33] = r15
	nop 0
	nop 0
	;;
.L2:
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp frexp#
	.ident	"GCC: (GNU) 12.2.0"
