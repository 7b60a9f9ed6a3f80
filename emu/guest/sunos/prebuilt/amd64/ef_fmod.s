// f4915f2f4363f09a38422847c381367e newlib/libm/math/ef_fmod.c
	.file	"ef_fmod.c"
	.text
	.section	.text.__ieee754_fmodf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_fmodf
	.type	__ieee754_fmodf, @function
__ieee754_fmodf:
	movd	%xmm1, %edx
	movd	%xmm0, %eax
	movl	%edx, %r8d
	movl	%eax, %r10d
	movl	%edx, %esi
	andl	$2147483647, %r8d
	andl	$2147483647, %r10d
	leal	-1(%r8), %ecx
	cmpl	$2139095039, %ecx
	ja	.L35
	cmpl	$2139095039, %r10d
	jg	.L35
	cmpl	%r8d, %r10d
	jl	.L1
	movl	%eax, %r9d
	andl	$-2147483648, %r9d
	cmpl	%r8d, %r10d
	je	.L27
	movl	%edx, %edi
	andl	$2139095040, %edi
	testl	$2139095040, %eax
	je	.L48
	movl	%r10d, %edx
	sarl	$23, %edx
	subl	$127, %edx
	testl	%edi, %edi
	jne	.L11
.L51:
	movl	%r8d, %ecx
	sall	$8, %ecx
	js	.L49
.L12:
	movl	$-126, %edi
	.p2align 4,,10
	.p2align 3
.L15:
	subl	$1, %edi
	addl	%ecx, %ecx
	jns	.L15
	cmpl	$-126, %edx
	jl	.L17
.L9:
	andl	$8388607, %eax
	orl	$8388608, %eax
	cmpl	$-126, %edi
	jge	.L14
.L19:
	movl	$-126, %ecx
	subl	%edi, %ecx
	sall	%cl, %r8d
	movl	%r8d, %ecx
.L20:
	subl	%edi, %edx
	jne	.L25
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L22:
	je	.L27
	leal	(%rsi,%rsi), %eax
	subl	$1, %edx
	je	.L21
.L25:
	movl	%eax, %esi
	subl	%ecx, %esi
	jns	.L22
	addl	%eax, %eax
	subl	$1, %edx
	jne	.L25
.L21:
	movl	%eax, %edx
	subl	%ecx, %edx
	cmovns	%edx, %eax
	testl	%eax, %eax
	jne	.L45
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L28:
	addl	%eax, %eax
	subl	$1, %edi
.L45:
	cmpl	$8388607, %eax
	jle	.L28
	cmpl	$-126, %edi
	jl	.L30
	addl	$127, %edi
	subl	$8388608, %eax
	sall	$23, %edi
	orl	%r9d, %eax
	orl	%eax, %edi
	movd	%edi, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	movd	%edx, %xmm2
	mulss	%xmm2, %xmm0
	divss	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L48:
	movl	%r10d, %ecx
	movl	$-126, %edx
	sall	$8, %ecx
	testl	%ecx, %ecx
	jle	.L50
	.p2align 4,,10
	.p2align 3
.L7:
	addl	%ecx, %ecx
	subl	$1, %edx
	testl	%ecx, %ecx
	jg	.L7
	testl	%edi, %edi
	je	.L51
.L11:
	movl	%r8d, %edi
	sarl	$23, %edi
	subl	$127, %edi
	cmpl	$-126, %edx
	jge	.L9
.L17:
	movl	$-126, %ecx
	movl	%r10d, %eax
	subl	%edx, %ecx
	sall	%cl, %eax
	cmpl	$-126, %edi
	jl	.L19
.L14:
	movl	%esi, %ecx
	andl	$8388607, %ecx
	orl	$8388608, %ecx
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L27:
	shrl	$31, %r9d
	leaq	Zero(%rip), %rax
	movss	(%rax,%r9,4), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L30:
	movl	$-126, %ecx
	subl	%edi, %ecx
	sarl	%cl, %eax
	orl	%r9d, %eax
	movd	%eax, %xmm0
	ret
.L50:
	testl	%edi, %edi
	je	.L8
	movl	%r8d, %edi
	sarl	$23, %edi
	subl	$127, %edi
	jmp	.L9
.L49:
	cmpl	$-126, %edx
	jge	.L31
	movl	$-126, %ecx
	movl	%r10d, %eax
	movl	$-126, %edi
	subl	%edx, %ecx
	sall	%cl, %eax
	jmp	.L14
.L8:
	movl	%r8d, %ecx
	sall	$8, %ecx
	jns	.L12
.L31:
	andl	$8388607, %eax
	movl	$-126, %edi
	orl	$8388608, %eax
	jmp	.L14
	.size	__ieee754_fmodf, .-__ieee754_fmodf
	.section	.rodata
	.align 8
	.type	Zero, @object
	.size	Zero, 8
Zero:
	.long	0
	.long	-2147483648
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
