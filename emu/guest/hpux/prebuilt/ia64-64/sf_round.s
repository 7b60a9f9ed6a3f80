// cd659fcb6585310088eefde7997e7d68 newlib/libm/common/sf_round.c
	.file	"sf_round.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global roundf#
	.type	roundf#, @function
	.proc roundf#
roundf:
	.prologue
	.body
	.mmi
	getf.s r14 = f8
	;;
	mov r16 = r14
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r16, 23, 8
	;;
	adds r15 = -127, r15
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 22, r15
	(p6) br.cond.dptk .L2
	;;
	.mlx
	cmp4.le p6, p7 = r0, r15
	movl r17 = 8388607
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mmi
	addp4 r15 = r15, r0
	;;
	nop 0
	shr r17 = r17, r15
	;;
	.mmi
	and r16 = r16, r17
	nop 0
	andcm r17 = -1, r17
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r16
	movl r16 = 4194304
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mii
	nop 0
	shr r15 = r16, r15
	nop 0
	;;
	.mii
	add r14 = r15, r14
	nop 0
	;;
	and r14 = r14, r17
	;;
.L7:
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L10:
	.mlx
	nop 0
	movl r14 = -2147483648
	.mmi
	cmp4.ne p6, p7 = -1, r15
	;;
	and r16 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	mov r14 = r16
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r14 = 1065353216
	;;
	.mmi
	nop 0
	(p7) or r14 = r14, r16
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br .L1
.L2:
	.mmi
	nop 0
	addl r16 = 128, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r15
	(p6) br.cond.dptk .L7
	.mfb
	nop 0
	fadd.s f8 = f8, f8
	br.ret.sptk.many b0
	.endp roundf#
	.ident	"GCC: (GNU) 12.2.0"
