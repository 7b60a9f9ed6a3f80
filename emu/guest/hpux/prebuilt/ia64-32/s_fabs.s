// 0bb365ee7b7aa9a00059566f94cfc1c6 newlib/libm/math/s_fabs.c
	.file	"s_fabs.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global fabs#
	.type	fabs#, @function
	.proc fabs#
fabs:
	.prologue
	.body
	.mmi
	nop 0
	getf.d r14 = f8
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 32, 31
	;;
	mix4.r r14 = r15, r14
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.ret.sptk.many b0
	.endp fabs#
	.ident	"GCC: (GNU) 12.2.0"
