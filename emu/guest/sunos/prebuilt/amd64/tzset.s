// e40f8148be3c9b77b9b1d345366bdb56 newlib/libc/time/tzset.c
	.file	"tzset.c"
	.text
	.section	.text._tzset_unlocked,"ax",@progbits
	.p2align 4
	.globl	_tzset_unlocked
	.type	_tzset_unlocked, @function
_tzset_unlocked:
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	(%rax), %rdi
	jmp	_tzset_unlocked_r@PLT
	.size	_tzset_unlocked, .-_tzset_unlocked
	.section	.text.tzset,"ax",@progbits
	.p2align 4
	.globl	tzset
	.type	tzset, @function
tzset:
	subq	$8, %rsp
	call	__tz_lock@PLT
	movq	_impure_ptr@GOTPCREL(%rip), %rax
	movq	(%rax), %rdi
	call	_tzset_unlocked_r@PLT
	addq	$8, %rsp
	jmp	__tz_unlock@PLT
	.size	tzset, .-tzset
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
