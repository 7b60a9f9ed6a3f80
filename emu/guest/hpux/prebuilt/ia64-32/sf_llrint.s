// e8359db3cc39a121706125dd7c42a330 newlib/libm/common/sf_llrint.c
	.file	"sf_llrint.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global llrintf#
	.type	llrintf#, @function
	.proc llrintf#
llrintf:
	.prologue
	.body
	.mmi
	getf.s r8 = f8
	;;
	mov r14 = r8
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 23, 8
	nop 0
	;;
	.mmi
	adds r16 = -127, r15
	nop 0
	extr.u r17 = r14, 31, 1
	;;
	.mib
	cmp4.lt p6, p7 = 62, r16
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mib
	cmp4.le p6, p7 = -1, r16
	nop 0
	(p7) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 22, r16
	(p6) br.cond.dptk .L5
	;;
	.mlx
	nop 0
	movl r16 = 8388607
	.mmi
	adds r15 = -150, r15
	nop 0
	cmp4.eq p6, p7 = 0, r17
	;;
	.mlx
	and r14 = r16, r14
	movl r16 = 8388608
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	or r14 = r16, r14
	;;
	.mii
	nop 0
	shl r8 = r14, r15
	;;
	(p7) sub r8 = r0, r8
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L5:
	.mii
	shladd r15 = r17, 2, r0
	addl r14 = @gprel(TWO23#), gp
	;;
	sxt4 r15 = r15
	;;
	.mmi
	add r14 = r14, r15
	;;
	ldfs f7 = [r14]
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
	ld4.acq r14 = [r12]
	;;
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mmi
	getf.s r14 = f6
	;;
	nop 0
	extr.u r15 = r14, 0, 31
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L13
.L7:
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
.L2:
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f8
	;;
	.mib
	getf.sig r8 = f6
	nop 0
	br.ret.sptk.many b0
	;;
.L13:
	.mmi
	addl r16 = 255, r0
	nop 0
	extr.u r15 = r14, 23, 9
	.mlx
	cmp4.eq p6, p7 = 0, r17
	movl r8 = 8388607
	;;
	.mmi
	and r15 = r16, r15
	nop 0
	and r8 = r8, r14
	;;
	.mlx
	adds r14 = -127, r15
	movl r15 = 8388608
	;;
	.mii
	sub r14 = 23, r14
	or r8 = r15, r8
	;;
	addp4 r14 = r14, r0
	;;
	.mii
	nop 0
	shr.u r8 = r8, r14
	;;
	addp4 r8 = r8, r0
	;;
	.mib
	nop 0
	(p7) sub r8 = r0, r8
	br .L1
	.endp llrintf#
	.section	.sdata,"aws"
	.align 4
	.type	TWO23#, @object
	.size	TWO23#, 8
TWO23:
	data4	1258291200
	data4	-889192448
	.ident	"GCC: (GNU) 12.2.0"
