// cf32e871316ca1b56f268b68b784397b newlib/libm/common/sf_fpclassify.c
	.file	"sf_fpclassify.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __fpclassifyf#
	.type	__fpclassifyf#, @function
	.proc __fpclassifyf#
__fpclassifyf:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r15 = 2147483647
	;;
	.mlx
	and r14 = r15, r14
	movl r15 = 2139095040
	;;
	.mmi
	cmp4.eq p8, p9 = r15, r14
	nop 0
	cmp4.eq p6, p7 = 0, r14
	.mlx
	adds r16 = -1, r14
	movl r15 = -8388608
	;;
	.mmi
	nop 0
	(p6) addl r8 = 2, r0
	add r15 = r15, r14
	.mlx
	nop 0
	movl r14 = 2130706431
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r14, r15
	(p8) addl r8 = 1, r0
	.mlx
	nop 0
	movl r14 = 8388606
	;;
	.mmi
	nop 0
	(p9) mov r8 = r0
	nop 0
	;;
	.mib
	(p6) addl r8 = 4, r0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mii
	cmp4.geu p6, p7 = r14, r16
	nop 0
	;;
	(p6) addl r8 = 3, r0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp __fpclassifyf#
	.ident	"GCC: (GNU) 12.2.0"
