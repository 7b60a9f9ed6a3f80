// c485d55ecf7ca009af2ea1c9b9feb59a newlib/libm/common/sf_trunc.c
	.file	"sf_trunc.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global truncf#
	.type	truncf#, @function
	.proc truncf#
truncf:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r16 = -2147483648
	;;
	.mii
	mov r17 = r14
	nop 0
	;;
	extr.u r15 = r17, 23, 8
	.mmi
	and r16 = r16, r17
	;;
	adds r15 = -127, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 22, r15
	(p6) br.cond.dptk .L2
	;;
	.mlx
	addp4 r19 = r15, r0
	movl r14 = -8388608
	.mmi
	cmp4.le p6, p7 = r0, r15
	;;
	(p7) mov r14 = r16
	nop 0
	;;
	.mii
	nop 0
	(p6) shr r14 = r14, r19
	nop 0
	;;
	.mii
	(p6) and r14 = r17, r14
	nop 0
	;;
	(p6) or r14 = r16, r14
	;;
.L2:
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp truncf#
	.ident	"GCC: (GNU) 12.2.0"
