// 247d5bdaff089c418c835e92313b58d4 newlib/libc/reent/impure.c
	.file	"impure.c"
	.text
	.globl	_global_impure_ptr
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	_global_impure_ptr, @object
	.size	_global_impure_ptr, 4
_global_impure_ptr:
	.long	impure_data
	.globl	_impure_ptr
	.section	.data.rel.local,"aw"
	.align 4
	.type	_impure_ptr, @object
	.size	_impure_ptr, 4
_impure_ptr:
	.long	impure_data
	.align 32
	.type	impure_data, @object
	.size	impure_data, 1060
impure_data:
	.long	0
	.long	impure_data+748
	.long	impure_data+852
	.long	impure_data+956
	.long	0
	.string	""
	.zero	24
	.zero	3
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.string	""
	.zero	25
	.zero	2
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	1
	.long	0
	.value	13070
	.value	-21555
	.value	4660
	.value	-6547
	.value	-8468
	.value	5
	.value	11
	.zero	2
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.string	""
	.zero	7
	.string	""
	.zero	23
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.zero	4
	.zero	36
	.long	0
	.long	0
	.long	0
	.long	0
	.zero	124
	.long	0
	.zero	124
	.long	0
	.zero	124
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.zero	312
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
