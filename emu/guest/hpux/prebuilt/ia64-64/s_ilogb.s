// a1dc3bcf444cbaaaad50b58f75078026 newlib/libm/common/s_ilogb.c
	.file	"s_ilogb.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ilogb#
	.type	ilogb#, @function
	.proc ilogb#
ilogb:
	.prologue
	.body
	.mlx
	getf.d r15 = f8
	movl r16 = 2146435072
	.mlx
	nop 0
	movl r8 = 2147483647
	;;
	.mii
	nop 0
	extr.u r14 = r15, 32, 32
	nop 0
	;;
	.mmi
	and r16 = r16, r14
	nop 0
	and r14 = r8, r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dptk .L2
	.mmi
	nop 0
	or r16 = r15, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	nop 0
	(p6) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	;;
	.mmi
	nop 0
	mov r14 = r15
	addl r8 = -1043, r0
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r15
	(p6) br.cond.dpnt .L1
	;;
	.align 32
.L5:
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	adds r8 = -1, r8
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L2:
	.mlx
	nop 0
	movl r15 = 2146435071
	;;
	.mmi
	cmp4.ltu p6, p7 = r15, r14
	;;
	nop 0
	(p7) shr.u r14 = r14, 20
	;;
	.mib
	nop 0
	(p7) adds r8 = -1023, r14
	br.ret.sptk.many b0
	;;
.L4:
	.mii
	nop 0
	dep.z r14 = r14, 11, 21
	addl r8 = -1022, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L1
	.align 32
.L6:
	.mmi
	shladd r14 = r14, 1, r0
	nop 0
	adds r8 = -1, r8
	;;
	.mib
	cmp4.lt p6, p7 = 0, r14
	shladd r14 = r14, 1, r0
	(p7) br.cond.dpnt .L1
	;;
	.mib
	adds r8 = -1, r8
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L1
	;;
.L7:
	.mlx
	nop 0
	movl r8 = -2147483647
	.mmb
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp ilogb#
	.ident	"GCC: (GNU) 12.2.0"
