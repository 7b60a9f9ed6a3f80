// e40f8148be3c9b77b9b1d345366bdb56 newlib/libc/time/tzset.c
	.file	"tzset.c"
	.text
	.section	.text._tzset_unlocked,"ax",@progbits
	.p2align 4
	.globl	_tzset_unlocked
	.type	_tzset_unlocked, @function
_tzset_unlocked:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	_tzset_unlocked_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	_tzset_unlocked, .-_tzset_unlocked
	.section	.text.tzset,"ax",@progbits
	.p2align 4
	.globl	tzset
	.type	tzset, @function
tzset:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	__tz_lock@PLT
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	call	_tzset_unlocked_r@PLT
	call	__tz_unlock@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	tzset, .-tzset
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
