! 247d5bdaff089c418c835e92313b58d4 newlib/libc/reent/impure.c
	.file	"impure.c"
	.section	".text"
	.global _global_impure_ptr
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	_global_impure_ptr, #object
	.size	_global_impure_ptr, 4
_global_impure_ptr:
	.long	impure_data
	.global _impure_ptr
	.section	.data.rel.local,"aw"
	.align 4
	.type	_impure_ptr, #object
	.size	_impure_ptr, 4
_impure_ptr:
	.long	impure_data
	.align 8
	.type	impure_data, #object
	.size	impure_data, 1064
impure_data:
	.long	0
	.long	impure_data+748
	.long	impure_data+852
	.long	impure_data+956
	.long	0
	.asciz	""
	.skip	24
	.skip	3
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
	.asciz	""
	.skip	25
	.skip	2
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
	.skip	4
	.long	0
	.long	1
	.half	13070
	.half	-21555
	.half	4660
	.half	-6547
	.half	-8468
	.half	5
	.half	11
	.skip	2
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.asciz	""
	.skip	7
	.asciz	""
	.skip	23
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
	.skip	4
	.skip	32
	.long	0
	.long	0
	.long	0
	.long	0
	.skip	124
	.long	0
	.skip	124
	.long	0
	.skip	124
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.long	0
	.skip	316
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
