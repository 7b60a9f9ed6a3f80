// de8564d874c7091dbb3804af41e7b362 newlib/libm/math/w_exp2.c
	.file	"w_exp2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global exp2#
	.type	exp2#, @function
	.proc exp2#
exp2:
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
	movl r14 = 0x4000000000000000
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = pow#
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
	.endp exp2#
	.global pow#
	.type	pow#, @function
	.ident	"GCC: (GNU) 12.2.0"
