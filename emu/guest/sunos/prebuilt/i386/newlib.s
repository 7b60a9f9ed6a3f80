// a730d6cbc9dfcab859b601f02c4d9a90 emu/guest/libc/newlib.c
	.file	"newlib.c"
	.text
	.section	.text.__collate_range_cmp,"ax",@progbits
	.p2align 4
	.globl	__collate_range_cmp
	.type	__collate_range_cmp, @function
__collate_range_cmp:
	movzbl	4(%esp), %eax
	movzbl	8(%esp), %edx
	subl	%edx, %eax
	ret
	.size	__collate_range_cmp, .-__collate_range_cmp
	.section	.text._malloc_r,"ax",@progbits
	.p2align 4
	.globl	_malloc_r
	.type	_malloc_r, @function
_malloc_r:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	malloc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	_malloc_r, .-_malloc_r
	.section	.text._calloc_r,"ax",@progbits
	.p2align 4
	.globl	_calloc_r
	.type	_calloc_r, @function
_calloc_r:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	calloc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	_calloc_r, .-_calloc_r
	.section	.text._realloc_r,"ax",@progbits
	.p2align 4
	.globl	_realloc_r
	.type	_realloc_r, @function
_realloc_r:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	36(%esp), %eax
	movl	%eax, (%esp)
	call	realloc@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	_realloc_r, .-_realloc_r
	.section	.text._free_r,"ax",@progbits
	.p2align 4
	.globl	_free_r
	.type	_free_r, @function
_free_r:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	free@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	_free_r, .-_free_r
	.section	.text.reallocf,"ax",@progbits
	.p2align 4
	.globl	reallocf
	.type	reallocf, @function
reallocf:
	subl	$44, %esp
	movl	%ebx, 36(%esp)
	movl	52(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 40(%esp)
	movl	48(%esp), %esi
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	realloc@PLT
	testl	%eax, %eax
	je	.L14
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movl	%esi, (%esp)
	movl	%eax, 28(%esp)
	call	free@PLT
	movl	28(%esp), %eax
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.size	reallocf, .-reallocf
	.section	.text.nan,"ax",@progbits
	.p2align 4
	.globl	nan
	.type	nan, @function
nan:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	flds	.LC0@GOTOFF(%eax)
	ret
	.size	nan, .-nan
	.section	.text.nanf,"ax",@progbits
	.p2align 4
	.globl	nanf
	.type	nanf, @function
nanf:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$4, %esp
	flds	.LC0@GOTOFF(%eax)
	fsts	(%esp)
	popl	%eax
	ret
	.size	nanf, .-nanf
	.section	.text.__assert_func,"ax",@progbits
	.p2align 4
	.globl	__assert_func
	.type	__assert_func, @function
__assert_func:
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	abort@PLT
	.size	__assert_func, .-__assert_func
	.section	.text._getenv_r,"ax",@progbits
	.p2align 4
	.globl	_getenv_r
	.type	_getenv_r, @function
_getenv_r:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	getenv@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	_getenv_r, .-_getenv_r
	.section	.text.siprintf,"ax",@progbits
	.p2align 4
	.globl	siprintf
	.type	siprintf, @function
siprintf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	40(%esp), %eax
	movl	%eax, 12(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	$2147483647, %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	vsnprintf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	siprintf, .-siprintf
	.section	.text.sniprintf,"ax",@progbits
	.p2align 4
	.globl	sniprintf
	.type	sniprintf, @function
sniprintf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	44(%esp), %eax
	movl	%eax, 12(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	vsnprintf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	sniprintf, .-sniprintf
	.section	.text.siscanf,"ax",@progbits
	.p2align 4
	.globl	siscanf
	.type	siscanf, @function
siscanf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	vsscanf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	siscanf, .-siscanf
	.section	.text.isspace_l,"ax",@progbits
	.p2align 4
	.globl	isspace_l
	.type	isspace_l, @function
isspace_l:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	isspace@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	isspace_l, .-isspace_l
	.section	.text.tolower_l,"ax",@progbits
	.p2align 4
	.globl	tolower_l
	.type	tolower_l, @function
tolower_l:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movzbl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	tolower@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	tolower_l, .-tolower_l
	.section	.text.strtol_l,"ax",@progbits
	.p2align 4
	.globl	strtol_l
	.type	strtol_l, @function
strtol_l:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	strtol@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	strtol_l, .-strtol_l
	.section	.text.strtoll_l,"ax",@progbits
	.p2align 4
	.globl	strtoll_l
	.type	strtoll_l, @function
strtoll_l:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	strtoll@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	strtoll_l, .-strtoll_l
	.globl	__global_locale
	.section	.rodata
	.type	__global_locale, @object
	.size	__global_locale, 1
__global_locale:
	.zero	1
	.globl	_C_numeric_locale
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC1:
	.string	"."
.LC2:
	.string	""
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	_C_numeric_locale, @object
	.size	_C_numeric_locale, 12
_C_numeric_locale:
	.long	.LC1
	.long	.LC2
	.long	.LC2
	.globl	__collate_load_error
	.section	.rodata
	.align 4
	.type	__collate_load_error, @object
	.size	__collate_load_error, 4
__collate_load_error:
	.long	1
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2143289344
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
