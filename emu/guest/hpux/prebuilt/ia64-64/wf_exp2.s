// 3fa3d3f6f22da6eddde9513fdce5dac7 newlib/libm/math/wf_exp2.c
	.file	"wf_exp2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global exp2f#
	.type	exp2f#, @function
	.proc exp2f#
exp2f:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mmf
	mov r34 = r1
	.body
	nop 0
	mov f9 = f8
	;;
	.mlx
	nop 0
	movl r14 = 0x40000000
	;;
	.mib
	setf.s f8 = r14
	nop 0
	br.call.sptk.many b0 = powf#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp exp2f#
	.global powf#
	.type	powf#, @function
	.ident	"GCC: (GNU) 12.2.0"
