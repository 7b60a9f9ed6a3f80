// 247d5bdaff089c418c835e92313b58d4 newlib/libc/reent/impure.c
	.file	"impure.c"
	.text
	.globl	_global_impure_ptr
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	_global_impure_ptr, @object
	.size	_global_impure_ptr, 8
_global_impure_ptr:
	.quad	impure_data
	.globl	_impure_ptr
	.section	.data.rel.local,"aw"
	.align 8
	.type	_impure_ptr, @object
	.size	_impure_ptr, 8
_impure_ptr:
	.quad	impure_data
	.align 32
	.type	impure_data, @object
	.size	impure_data, 1864
impure_data:
	.long	0
	.zero	4
	.quad	impure_data+1336
	.quad	impure_data+1512
	.quad	impure_data+1688
	.long	0
	.string	""
	.zero	24
	.zero	3
	.long	0
	.zero	4
	.quad	0
	.long	0
	.zero	4
	.quad	0
	.quad	0
	.long	0
	.zero	4
	.quad	0
	.quad	0
	.long	0
	.zero	4
	.quad	0
	.long	0
	.zero	4
	.quad	0
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
	.zero	4
	.quad	1
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
	.zero	144
	.quad	0
	.quad	0
	.long	0
	.zero	4
	.quad	0
	.zero	248
	.quad	0
	.zero	248
	.quad	0
	.zero	248
	.long	0
	.long	0
	.quad	0
	.quad	0
	.long	0
	.zero	4
	.quad	0
	.zero	528
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
