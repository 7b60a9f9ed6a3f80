// 8c71fe60c813aca1dc70b04eac235640 newlib/libm/common/sf_modf.c
	.file	"sf_modf.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global modff#
	.type	modff#, @function
	.proc modff#
modff:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r16 = 8388607
	.mmi
	addp4 r33 = 0,r33
	;;
	mov r17 = r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r17, 23, 8
	;;
	adds r15 = -127, r15
	;;
	.mib
	addp4 r18 = r15, r0
	cmp4.lt p6, p7 = 22, r15
	(p6) br.cond.dpnt .L2
	;;
	.mlx
	cmp4.le p6, p7 = r0, r15
	movl r15 = -2147483648
	;;
	.mlx
	(p7) setf.s f8 = r14
	(p7) movl r14 = -2147483648
	.mmi
	and r15 = r17, r15
	;;
	nop 0
	shr r16 = r16, r18
	.mmb
	(p7) and r14 = r17, r14
	nop 0
	(p7) br.cond.dpnt .L4
	;;
	.mmi
	setf.s f8 = r15
	;;
	and r15 = r17, r16
	andcm r16 = -1, r16
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L4
	.mmi
	and r16 = r17, r16
	setf.s f7 = r14
	nop 0
	;;
	.mmi
	setf.s f6 = r16
	mov r14 = r16
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f8 = f7, f6
	nop 0
.L4:
	.mib
	st4 [r33] = r14
	nop 0
	br.ret.sptk.many b0
.L2:
	.mlx
	nop 0
	movl r15 = -2147483648
	.mmi
	st4 [r33] = r14
	;;
	and r15 = r17, r15
	nop 0
	;;
	.mib
	setf.s f8 = r15
	nop 0
	br.ret.sptk.many b0
	.endp modff#
	.ident	"GCC: (GNU) 12.2.0"
