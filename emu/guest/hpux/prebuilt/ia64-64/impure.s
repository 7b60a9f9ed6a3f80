// bf004335e19f3e760c1602b9c979ff47 newlib/libc/reent/impure.c
	.file	"impure.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.global _global_impure_ptr#
	.section	.sdata,"aws"
	.align 8
	.type	_global_impure_ptr#, @object
	.size	_global_impure_ptr#, 8
_global_impure_ptr:
	data8	impure_data#
	.global _impure_ptr#
	.align 8
	.type	_impure_ptr#, @object
	.size	_impure_ptr#, 8
_impure_ptr:
	data8	impure_data#
	.section	.data.rel.local,"aw"
	.align 8
	.type	impure_data#, @object
	.size	impure_data#, 1864
impure_data:
	data4	0
	.skip	4
	data8	impure_data#+1336
	data8	impure_data#+1512
	data8	impure_data#+1688
	data4	0
	stringz	""
	.skip	24
	.skip	3
	data4	0
	.skip	4
	data8	0
	data4	0
	.skip	4
	data8	0
	data8	0
	data4	0
	.skip	4
	data8	0
	data8	0
	data4	0
	.skip	4
	data8	0
	data4	0
	.skip	4
	data8	0
	stringz	""
	.skip	25
	.skip	2
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	.skip	4
	data8	1
	data2	13070
	data2	-21555
	data2	4660
	data2	-6547
	data2	-8468
	data2	5
	data2	11
	.skip	2
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	stringz	""
	.skip	7
	stringz	""
	.skip	23
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	.skip	4
	.skip	144
	data8	0
	data8	0
	data4	0
	.skip	4
	data8	0
	.skip	248
	data8	0
	.skip	248
	data8	0
	.skip	248
	data4	0
	data4	0
	data8	0
	data8	0
	data4	0
	.skip	4
	data8	0
	.skip	528
	.ident	"GCC: (GNU) 12.2.0"
