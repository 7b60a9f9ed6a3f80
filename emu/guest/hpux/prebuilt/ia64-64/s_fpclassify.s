// 41af8684fc62658d0bf0acd6a2ff40bf newlib/libm/common/s_fpclassify.c
	.file	"s_fpclassify.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __fpclassifyd#
	.type	__fpclassifyd#, @function
	.proc __fpclassifyd#
__fpclassifyd:
	.prologue
	.body
	.mlx
	getf.d r14 = f8
	movl r2 = 2147483647
	.mlx
	nop 0
	movl r16 = 2146435072
	;;
	.mlx
	nop 0
	movl r17 = -2147483648
	;;
	.mii
	nop 0
	extr.u r15 = r14, 32, 32
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	and r2 = r2, r15
	nop 0
	or r14 = r15, r14
	.mmi
	and r18 = r16, r15
	nop 0
	(p6) addl r8 = 1, r0
	;;
	.mlx
	cmp4.eq p8, p9 = 0, r14
	movl r14 = 2145386495
	.mmi
	(p7) mov r8 = r0
	cmp4.eq.and.orcm p6, p7 = r17, r15
	addl r15 = -1048576, r2
	;;
	.mbb
	nop 0
	(p8) br.cond.dpnt .L4
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	cmp4.eq p8, p9 = r16, r2
	nop 0
	cmp4.geu p6, p7 = r14, r15
	;;
	.mib
	(p6) addl r8 = 4, r0
	(p8) addl r16 = 1, r0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	(p9) mov r16 = r0
	cmp4.eq p6, p7 = 0, r18
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	(p7) and r8 = r16, r8
	nop 0
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L4:
	.mib
	nop 0
	addl r8 = 2, r0
	br.ret.sptk.many b0
	;;
.L9:
	.mib
	nop 0
	addl r8 = 3, r0
	br.ret.sptk.many b0
	.endp __fpclassifyd#
	.ident	"GCC: (GNU) 12.2.0"
