// a730d6cbc9dfcab859b601f02c4d9a90 emu/guest/libc/newlib.c
	.file	"newlib.c"
	.text
	.section	.text.__collate_range_cmp,"ax",@progbits
	.p2align 4
	.globl	__collate_range_cmp
	.type	__collate_range_cmp, @function
__collate_range_cmp:
	movzbl	%dil, %eax
	movzbl	%sil, %esi
	subl	%esi, %eax
	ret
	.size	__collate_range_cmp, .-__collate_range_cmp
	.section	.text._malloc_r,"ax",@progbits
	.p2align 4
	.globl	_malloc_r
	.type	_malloc_r, @function
_malloc_r:
	movq	%rsi, %rdi
	jmp	malloc@PLT
	.size	_malloc_r, .-_malloc_r
	.section	.text._calloc_r,"ax",@progbits
	.p2align 4
	.globl	_calloc_r
	.type	_calloc_r, @function
_calloc_r:
	movq	%rsi, %rdi
	movq	%rdx, %rsi
	jmp	calloc@PLT
	.size	_calloc_r, .-_calloc_r
	.section	.text._realloc_r,"ax",@progbits
	.p2align 4
	.globl	_realloc_r
	.type	_realloc_r, @function
_realloc_r:
	movq	%rsi, %rdi
	movq	%rdx, %rsi
	jmp	realloc@PLT
	.size	_realloc_r, .-_realloc_r
	.section	.text._free_r,"ax",@progbits
	.p2align 4
	.globl	_free_r
	.type	_free_r, @function
_free_r:
	movq	%rsi, %rdi
	jmp	free@PLT
	.size	_free_r, .-_free_r
	.section	.text.reallocf,"ax",@progbits
	.p2align 4
	.globl	reallocf
	.type	reallocf, @function
reallocf:
	pushq	%rbx
	movq	%rdi, %rbx
	subq	$16, %rsp
	call	realloc@PLT
	testq	%rax, %rax
	je	.L10
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	movq	%rbx, %rdi
	movq	%rax, 8(%rsp)
	call	free@PLT
	movq	8(%rsp), %rax
	addq	$16, %rsp
	popq	%rbx
	ret
	.size	reallocf, .-reallocf
	.section	.text.nan,"ax",@progbits
	.p2align 4
	.globl	nan
	.type	nan, @function
nan:
	movsd	.LC0(%rip), %xmm0
	ret
	.size	nan, .-nan
	.section	.text.nanf,"ax",@progbits
	.p2align 4
	.globl	nanf
	.type	nanf, @function
nanf:
	movss	.LC1(%rip), %xmm0
	ret
	.size	nanf, .-nanf
	.section	.text.__assert_func,"ax",@progbits
	.p2align 4
	.globl	__assert_func
	.type	__assert_func, @function
__assert_func:
	subq	$8, %rsp
	call	abort@PLT
	.size	__assert_func, .-__assert_func
	.section	.text._getenv_r,"ax",@progbits
	.p2align 4
	.globl	_getenv_r
	.type	_getenv_r, @function
_getenv_r:
	movq	%rsi, %rdi
	jmp	getenv@PLT
	.size	_getenv_r, .-_getenv_r
	.section	.text.siprintf,"ax",@progbits
	.p2align 4
	.globl	siprintf
	.type	siprintf, @function
siprintf:
	subq	$216, %rsp
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L18
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L18:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rcx
	movq	%rsi, %rdx
	movl	$2147483647, %esi
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$16, 8(%rsp)
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vsnprintf@PLT
	addq	$216, %rsp
	ret
	.size	siprintf, .-siprintf
	.section	.text.sniprintf,"ax",@progbits
	.p2align 4
	.globl	sniprintf
	.type	sniprintf, @function
sniprintf:
	subq	$216, %rsp
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L22
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L22:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rcx
	movl	$24, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vsnprintf@PLT
	addq	$216, %rsp
	ret
	.size	sniprintf, .-sniprintf
	.section	.text.siscanf,"ax",@progbits
	.p2align 4
	.globl	siscanf
	.type	siscanf, @function
siscanf:
	subq	$216, %rsp
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.L26
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.L26:
	leaq	224(%rsp), %rax
	leaq	8(%rsp), %rdx
	movl	$16, 8(%rsp)
	movq	%rax, 16(%rsp)
	leaq	32(%rsp), %rax
	movl	$48, 12(%rsp)
	movq	%rax, 24(%rsp)
	call	vsscanf@PLT
	addq	$216, %rsp
	ret
	.size	siscanf, .-siscanf
	.section	.text.isspace_l,"ax",@progbits
	.p2align 4
	.globl	isspace_l
	.type	isspace_l, @function
isspace_l:
	jmp	isspace@PLT
	.size	isspace_l, .-isspace_l
	.section	.text.tolower_l,"ax",@progbits
	.p2align 4
	.globl	tolower_l
	.type	tolower_l, @function
tolower_l:
	movzbl	%dil, %edi
	jmp	tolower@PLT
	.size	tolower_l, .-tolower_l
	.section	.text.strtol_l,"ax",@progbits
	.p2align 4
	.globl	strtol_l
	.type	strtol_l, @function
strtol_l:
	jmp	strtol@PLT
	.size	strtol_l, .-strtol_l
	.section	.text.strtoll_l,"ax",@progbits
	.p2align 4
	.globl	strtoll_l
	.type	strtoll_l, @function
strtoll_l:
	jmp	strtoll@PLT
	.size	strtoll_l, .-strtoll_l
	.globl	__global_locale
	.section	.rodata
	.type	__global_locale, @object
	.size	__global_locale, 1
__global_locale:
	.zero	1
	.globl	_C_numeric_locale
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC2:
	.string	"."
.LC3:
	.string	""
	.section	.data.rel.ro.local,"aw"
	.align 16
	.type	_C_numeric_locale, @object
	.size	_C_numeric_locale, 24
_C_numeric_locale:
	.quad	.LC2
	.quad	.LC3
	.quad	.LC3
	.globl	__collate_load_error
	.section	.rodata
	.align 4
	.type	__collate_load_error, @object
	.size	__collate_load_error, 4
__collate_load_error:
	.long	1
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	2146959360
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	2143289344
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
