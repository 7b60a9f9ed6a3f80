// 0e7f69e4406393c893b53ab21a070111 newlib/libm/common/s_trunc.c
	.file	"s_trunc.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global trunc#
	.type	trunc#, @function
	.proc trunc#
trunc:
	.prologue
	.body
	.mii
	getf.d r15 = f8
	nop 0
	;;
	extr.u r17 = r15, 52, 11
	.mmi
	mov r16 = r15
	;;
	adds r18 = -1023, r17
	extr.u r19 = r15, 32, 32
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 19, r18
	(p6) br.cond.dptk .L2
	;;
	.mmi
	addl r15 = -1048576, r0
	nop 0
	addp4 r16 = r18, r0
	.mlx
	cmp4.le p6, p7 = r0, r18
	movl r14 = -2147483648
	;;
	.mmi
	nop 0
	and r14 = r14, r19
	nop 0
	;;
	.mii
	nop 0
	(p6) shr r15 = r15, r16
	;;
	(p6) and r15 = r19, r15
	;;
	.mii
	(p6) or r14 = r15, r14
	nop 0
	;;
	shl r14 = r14, 32
	;;
.L1:
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L2:
	.mmi
	nop 0
	adds r17 = -1043, r17
	mov r14 = r0
	.mmb
	nop 0
	cmp4.ge p6, p7 = 51, r18
	(p6) br.cond.dptk .L5
	;;
	.mmi
	addl r16 = 1024, r0
	getf.d r14 = f8
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r18
	(p6) br.cond.dptk .L1
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f8
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
.L5:
	.mmi
	addp4 r17 = r17, r0
	addp4 r15 = 4294967295 - 0x100000000, r0
	mix4.r r14 = r19, r14
	;;
	.mii
	nop 0
	shr.u r15 = r15, r17
	;;
	andcm r15 = -1, r15
	;;
	.mmi
	nop 0
	and r16 = r15, r16
	nop 0
	;;
	.mii
	nop 0
	shl r16 = r16, 32
	;;
	mix4.l r14 = r14, r16
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp trunc#
	.ident	"GCC: (GNU) 12.2.0"
