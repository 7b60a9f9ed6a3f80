; bf004335e19f3e760c1602b9c979ff47 newlib/libc/reent/impure.c
	.LEVEL 1.1
	.text
.globl _global_impure_ptr
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	_global_impure_ptr, @object
	.size	_global_impure_ptr, 4
_global_impure_ptr:
	.word	impure_data
.globl _impure_ptr
	.section	.data.rel.local,"aw"
	.align 4
	.type	_impure_ptr, @object
	.size	_impure_ptr, 4
_impure_ptr:
	.word	impure_data
	.align 8
	.type	impure_data, @object
	.size	impure_data, 1064
impure_data:
	.word	0
	.word	impure_data+748
	.word	impure_data+852
	.word	impure_data+956
	.word	0
	.stringz	""
	.zero	24
	.zero	3
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.stringz	""
	.zero	25
	.zero	2
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.zero	4
	.word	0
	.word	1
	.half	13070
	.half	-21555
	.half	4660
	.half	-6547
	.half	-8468
	.half	5
	.half	11
	.zero	2
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.stringz	""
	.zero	7
	.stringz	""
	.zero	23
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.zero	4
	.zero	32
	.word	0
	.word	0
	.word	0
	.word	0
	.zero	124
	.word	0
	.zero	124
	.word	0
	.zero	124
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.word	0
	.zero	316
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
