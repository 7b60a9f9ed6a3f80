// 6ee3495cc2763923671d49c5b7d9e5cb newlib/libc/time/difftime.c
	.file	"difftime.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global difftime#
	.type	difftime#, @function
	.proc difftime#
difftime:
	.prologue
	.body
	.mmi
	sub r32 = r32, r33
	;;
	nop 0
	sxt4 r32 = r32
	;;
	.mmi
	nop 0
	setf.sig f8 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f8
	;;
	.mfb
	nop 0
	fnorm.d f8 = f8
	br.ret.sptk.many b0
	.endp difftime#
	.ident	"GCC: (GNU) 12.2.0"
