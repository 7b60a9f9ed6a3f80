// 95310082a88fb4214f45ce7a3cc09349 newlib/libm/math/ef_sqrt.c
	.file	"ef_sqrt.c"
	.text
	.section	.text.__ieee754_sqrtf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_sqrtf
	.type	__ieee754_sqrtf, @function
__ieee754_sqrtf:
	movd	%xmm0, %ecx
	movl	%ecx, %eax
	andl	$2147483647, %eax
	cmpl	$2139095039, %eax
	ja	.L24
	testl	%eax, %eax
	je	.L1
	testl	%ecx, %ecx
	js	.L25
	movl	%ecx, %esi
	sarl	$23, %esi
	testl	$2139095040, %ecx
	je	.L26
.L5:
	andl	$8388607, %ecx
	leal	-127(%rsi), %eax
	orl	$8388608, %ecx
	andl	$1, %esi
	movl	$25, %esi
	leal	(%rcx,%rcx), %edx
	cmove	%edx, %ecx
	sarl	%eax
	xorl	%r9d, %r9d
	xorl	%r8d, %r8d
	movl	%eax, %r10d
	movl	$16777216, %edx
	addl	%ecx, %ecx
	.p2align 4,,10
	.p2align 3
.L10:
	leal	(%r8,%rdx), %edi
	movl	%ecx, %eax
	cmpl	%ecx, %edi
	jg	.L9
	leal	(%rdi,%rdx), %r8d
	subl	%edi, %eax
	addl	%edx, %r9d
.L9:
	leal	(%rax,%rax), %ecx
	shrl	%edx
	subl	$1, %esi
	jne	.L10
	leal	1(%r9), %edx
	andl	$-2, %edx
	testl	%eax, %eax
	movl	%r10d, %eax
	cmovne	%edx, %r9d
	sall	$23, %eax
	sarl	%r9d
	leal	1056964608(%r9,%rax), %eax
	movd	%eax, %xmm0
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	movaps	%xmm0, %xmm1
	mulss	%xmm0, %xmm1
	addss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	testl	$8388608, %ecx
	jne	.L13
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L7:
	addl	%ecx, %ecx
	movl	%eax, %edx
	addl	$1, %eax
	testl	$8388608, %ecx
	je	.L7
	subl	%edx, %esi
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L25:
	subss	%xmm0, %xmm0
	divss	%xmm0, %xmm0
	ret
.L13:
	movl	$-1, %edx
	subl	%edx, %esi
	jmp	.L5
	.size	__ieee754_sqrtf, .-__ieee754_sqrtf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
