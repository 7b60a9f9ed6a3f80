// 7ab07462e511f9449bfa2a3efba8a967 newlib/libc/time/gettzinfo.c
	.file	"gettzinfo.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __gettzinfo#
	.type	__gettzinfo#, @function
	.proc __gettzinfo#
__gettzinfo:
	.prologue
	.body
	.mlx
	nop 0
	movl r8 = @gprel(tzinfo#)
	;;
	.mib
	nop 0
	add r8 = r1, r8
	br.ret.sptk.many b0
	.endp __gettzinfo#
	.section	.data,	"aw",	"progbits"
	.align 8
	.type	tzinfo#, @object
	.size	tzinfo#, 88
tzinfo:
	data4	1
	data4	0
	data1	74
	.skip	3
	data4	0
	data4	0
	data4	0
	data4	0
	.skip	4
	data8	0
	data8	0
	data1	74
	.skip	3
	data4	0
	data4	0
	data4	0
	data4	0
	.skip	4
	data8	0
	data8	0
	.ident	"GCC: (GNU) 12.2.0"
