// d359edc09e23de6071fc86e905279c64 newlib/libm/common/sf_remquo.c
	.file	"sf_remquo.c"
	.text
	.section	.text.remquof,"ax",@progbits
	.p2align 4
	.globl	remquof
	.type	remquof, @function
remquof:
	movd	%xmm1, %r9d
	pushq	%r13
	movd	%xmm0, %edx
	movaps	%xmm1, %xmm0
	pushq	%r12
	movl	%r9d, %esi
	movl	%edx, %r8d
	movq	%rdi, %r12
	pushq	%rbp
	andl	$2147483647, %esi
	andl	$2147483647, %r8d
	pushq	%rbx
	leal	-1(%rsi), %ecx
	subq	$24, %rsp
	cmpl	$2139095039, %ecx
	ja	.L47
	cmpl	$2139095039, %r8d
	jg	.L47
	movl	%edx, %r13d
	movl	%edx, %ebp
	movl	%edx, %eax
	xorl	%r9d, %r13d
	andl	$-2147483648, %ebp
	cmpl	%esi, %r8d
	jl	.L43
	je	.L71
	movl	%r9d, %edi
	andl	$2139095040, %edi
	testl	$2139095040, %eax
	je	.L72
	movl	%r8d, %edx
	sarl	$23, %edx
	subl	$127, %edx
	testl	%edi, %edi
	jne	.L12
.L75:
	movl	%esi, %ecx
	sall	$8, %ecx
	testl	%ecx, %ecx
	jle	.L73
.L13:
	movl	$-126, %edi
	.p2align 4,,10
	.p2align 3
.L16:
	addl	%ecx, %ecx
	subl	$1, %edi
	testl	%ecx, %ecx
	jg	.L16
	cmpl	$-126, %edx
	jl	.L18
.L10:
	andl	$8388607, %eax
	orl	$8388608, %eax
	cmpl	$-126, %edi
	jge	.L15
.L20:
	movl	$-126, %ecx
	subl	%edi, %ecx
	sall	%cl, %esi
	movl	%esi, %ecx
.L21:
	xorl	%ebx, %ebx
	subl	%edi, %edx
	leal	-1(%rdx), %edx
	jne	.L25
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L23:
	addl	$1, %ebx
	leal	(%rsi,%rsi), %eax
	addl	%ebx, %ebx
	subl	$1, %edx
	jb	.L22
.L25:
	movl	%eax, %esi
	subl	%ecx, %esi
	jns	.L23
	addl	%eax, %eax
	addl	%ebx, %ebx
	subl	$1, %edx
	jnb	.L25
.L22:
	movl	%eax, %edx
	subl	%ecx, %edx
	js	.L26
	addl	$1, %ebx
	movl	%edx, %eax
.L26:
	testl	%eax, %eax
	jne	.L65
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L28:
	addl	%eax, %eax
	subl	$1, %edi
.L65:
	cmpl	$8388607, %eax
	jle	.L28
	cmpl	$-126, %edi
	jl	.L32
	leal	127(%rdi), %r8d
	subl	$8388608, %eax
	sall	$23, %r8d
	orl	%eax, %r8d
.L5:
	movl	%r8d, 12(%rsp)
	call	fabsf@PLT
	movss	.LC0(%rip), %xmm1
	movss	12(%rsp), %xmm2
	comiss	%xmm0, %xmm1
	jbe	.L63
	movaps	%xmm2, %xmm1
	addss	%xmm2, %xmm1
	comiss	%xmm0, %xmm1
	ja	.L38
	ucomiss	%xmm0, %xmm1
	jp	.L36
.L69:
	jne	.L36
	testb	$1, %bl
	je	.L36
	.p2align 4,,10
	.p2align 3
.L38:
	subss	%xmm0, %xmm2
	addl	$1, %ebx
.L36:
	movd	%xmm2, %eax
	andl	$2147483647, %ebx
	xorl	%ebp, %eax
	movd	%eax, %xmm0
	movl	%ebx, %eax
	negl	%eax
	testl	%r13d, %r13d
	cmovns	%ebx, %eax
	movl	%eax, (%r12)
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L47:
	movd	%edx, %xmm3
	movl	$0, (%r12)
	mulss	%xmm0, %xmm3
	movaps	%xmm3, %xmm0
	divss	%xmm3, %xmm0
.L1:
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L72:
	movl	%r8d, %ecx
	movl	$-126, %edx
	sall	$8, %ecx
	testl	%ecx, %ecx
	jle	.L74
	.p2align 4,,10
	.p2align 3
.L8:
	addl	%ecx, %ecx
	subl	$1, %edx
	testl	%ecx, %ecx
	jg	.L8
	testl	%edi, %edi
	je	.L75
.L12:
	movl	%esi, %edi
	sarl	$23, %edi
	subl	$127, %edi
	cmpl	$-126, %edx
	jge	.L10
.L18:
	movl	$-126, %ecx
	movl	%r8d, %eax
	subl	%edx, %ecx
	sall	%cl, %eax
	cmpl	$-126, %edi
	jl	.L20
.L15:
	movl	%r9d, %ecx
	andl	$8388607, %ecx
	orl	$8388608, %ecx
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L63:
	movss	.LC1(%rip), %xmm1
	mulss	%xmm0, %xmm1
	comiss	%xmm1, %xmm2
	ja	.L38
	ucomiss	%xmm2, %xmm1
	jnp	.L69
	jmp	.L36
	.p2align 4,,10
	.p2align 3
.L43:
	xorl	%ebx, %ebx
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L27:
	movl	%ebx, %eax
	negl	%eax
	testl	%r13d, %r13d
	cmovns	%ebx, %eax
	shrl	$31, %ebp
	movl	%eax, (%r12)
	leaq	Zero(%rip), %rax
	movss	(%rax,%rbp,4), %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L32:
	movl	$-126, %ecx
	subl	%edi, %ecx
	sarl	%cl, %eax
	movl	%eax, %r8d
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L71:
	shrl	$31, %ebp
	leaq	Zero(%rip), %rax
	movl	$1, (%rdi)
	movss	(%rax,%rbp,4), %xmm0
	jmp	.L1
.L74:
	testl	%edi, %edi
	je	.L9
	movl	%esi, %edi
	sarl	$23, %edi
	subl	$127, %edi
	jmp	.L10
.L73:
	cmpl	$-126, %edx
	jge	.L42
	movl	$-126, %ecx
	movl	%r8d, %eax
	movl	$-126, %edi
	subl	%edx, %ecx
	sall	%cl, %eax
	jmp	.L15
.L9:
	movl	%esi, %ecx
	sall	$8, %ecx
	testl	%ecx, %ecx
	jg	.L13
.L42:
	andl	$8388607, %eax
	movl	$-126, %edi
	orl	$8388608, %eax
	jmp	.L15
	.size	remquof, .-remquof
	.section	.rodata
	.align 8
	.type	Zero, @object
	.size	Zero, 8
Zero:
	.long	0
	.long	-2147483648
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	16777216
	.align 4
.LC1:
	.long	1056964608
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
