// 866e0e5cb040b708a10d2a91d52a1354 newlib/libm/common/sf_rint.c
	.file	"sf_rint.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global rintf#
	.type	rintf#, @function
	.proc rintf#
rintf:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r18 = 2147483647
	;;
	.mmi
	mov r16 = r14
	;;
	and r17 = r18, r16
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r17, 23
	;;
	adds r15 = -127, r15
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 22, r15
	(p6) br.cond.dptk .L2
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r17
	movl r17 = 8388607
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	cmp4.le p6, p7 = r0, r15
	addp4 r15 = r15, r0
	extr.u r19 = r16, 31, 1
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mii
	nop 0
	shr r17 = r17, r15
	nop 0
	;;
	.mmi
	and r18 = r16, r17
	nop 0
	extr.u r17 = r17, 1, 31
	;;
	.mib
	cmp4.eq p6, p7 = 0, r18
	and r18 = r16, r17
	(p6) br.cond.dpnt .L3
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r18
	(p6) br.cond.dptk .L5
	.mlx
	nop 0
	movl r14 = 2097152
	.mii
	andcm r17 = -1, r17
	nop 0
	;;
	shr r14 = r14, r15
	.mii
	and r17 = r16, r17
	nop 0
	;;
	or r14 = r17, r14
	;;
.L5:
	.mmi
	nop 0
	shladd r19 = r19, 2, r0
	addl r15 = @gprel(TWO23#), gp
	.mmi
	setf.s f8 = r14
	;;
	nop 0
	sxt4 r19 = r19
	;;
	.mmi
	add r15 = r15, r19
	;;
	ldfs f7 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f7, f8
	;;
	.mmi
	getf.s r14 = f6
	;;
	st4.rel [r12] = r14
	nop 0
	;;
	.mmi
	ld4.acq r15 = [r12]
	;;
	setf.s f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mmi
	getf.s r14 = f6
	nop 0
	nop 0
	;;
.L3:
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L2:
	.mlx
	nop 0
	movl r15 = 2139095039
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r15, r17
	(p6) br.cond.dptk .L3
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f8, f8
	;;
	.mmi
	nop 0
	getf.s r14 = f6
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
.L8:
	.mlx
	shladd r19 = r19, 2, r0
	movl r14 = 8388607
	.mmi
	addl r15 = @gprel(TWO23#), gp
	nop 0
	addl r17 = -1048576, r0
	;;
	.mii
	and r14 = r14, r16
	sxt4 r19 = r19
	and r17 = r17, r16
	;;
	.mmi
	add r15 = r15, r19
	nop 0
	sub r19 = r0, r14
	;;
	.mmi
	nop 0
	ldfs f7 = [r15]
	or r15 = r19, r14
	.mlx
	nop 0
	movl r14 = -2147483648
	;;
	.mmi
	nop 0
	and r14 = r16, r14
	extr.u r15 = r15, 9, 23
	.mlx
	nop 0
	movl r16 = 4194304
	;;
	.mmi
	and r15 = r16, r15
	;;
	or r15 = r17, r15
	nop 0
	;;
	.mmi
	nop 0
	setf.s f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f7, f8
	;;
	.mmi
	getf.s r15 = f6
	;;
	st4.rel [r12] = r15
	nop 0
	;;
	.mmi
	ld4.acq r15 = [r12]
	;;
	setf.s f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mmi
	getf.s r15 = f6
	;;
	and r15 = r18, r15
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp rintf#
	.section	.sdata,"aws"
	.align 4
	.type	TWO23#, @object
	.size	TWO23#, 8
TWO23:
	data4	1258291200
	data4	-889192448
	.ident	"GCC: (GNU) 12.2.0"
