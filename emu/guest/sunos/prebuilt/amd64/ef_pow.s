// 78a9629e37b21894c37cd53fd4fce872 newlib/libm/math/ef_pow.c
	.file	"ef_pow.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC6:
	.string	""
	.section	.text.__ieee754_powf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_powf
	.type	__ieee754_powf, @function
__ieee754_powf:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movd	%xmm1, %ebx
	movl	%ebx, %r12d
	subq	$24, %rsp
	andl	$2147483647, %r12d
	je	.L47
	movd	%xmm0, %r13d
	movl	%r13d, %ebp
	movl	%r13d, %r15d
	andl	$2147483647, %ebp
	movl	%ebp, %eax
	cmpl	$2139095040, %ebp
	jg	.L56
	cmpl	$2139095040, %r12d
	jg	.L56
	movl	%ebx, %r14d
	testl	%r13d, %r13d
	js	.L77
	xorl	%edx, %edx
	cmpl	$2139095040, %r12d
	je	.L7
.L10:
	cmpl	$1065353216, %r12d
	je	.L78
	cmpl	$1073741824, %r14d
	je	.L13
	testl	%r15d, %r15d
	js	.L8
	cmpl	$1056964608, %r14d
	jne	.L8
	addq	$24, %rsp
	movd	%r13d, %xmm0
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	__ieee754_sqrtf@PLT
	.p2align 4,,10
	.p2align 3
.L56:
	movss	.LC1(%rip), %xmm0
	cmpl	$1065353216, %ebp
	jne	.L79
.L1:
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L47:
	movss	.LC1(%rip), %xmm0
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L79:
	addq	$24, %rsp
	leaq	.LC6(%rip), %rdi
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	nanf@PLT
	.p2align 4,,10
	.p2align 3
.L77:
	cmpl	$1266679807, %r12d
	jbe	.L6
	movl	$2, %edx
	cmpl	$2139095040, %r12d
	je	.L7
.L8:
	movd	%r13d, %xmm0
	movl	%edx, 8(%rsp)
	movl	%eax, 12(%rsp)
	call	fabsf@PLT
	cmpl	$2139095040, %ebp
	movl	8(%rsp), %edx
	je	.L57
	testl	%ebp, %ebp
	movl	12(%rsp), %eax
	je	.L57
	cmpl	$1065353216, %ebp
	je	.L80
	movl	%r15d, %ecx
	movl	%edx, %esi
	shrl	$31, %ecx
	subl	$1, %ecx
	orl	%ecx, %esi
	je	.L81
	cmpl	$1291845632, %r12d
	jbe	.L23
	cmpl	$1065353207, %ebp
	jbe	.L82
	cmpl	$1065353223, %ebp
	ja	.L83
	movss	.LC1(%rip), %xmm2
	movss	.LC11(%rip), %xmm3
	movss	.LC12(%rip), %xmm4
	movss	.LC9(%rip), %xmm5
	subss	%xmm2, %xmm0
	movss	.LC10(%rip), %xmm1
	mulss	%xmm0, %xmm3
	mulss	%xmm0, %xmm5
	mulss	%xmm0, %xmm1
	subss	%xmm3, %xmm4
	movss	.LC13(%rip), %xmm3
	mulss	%xmm0, %xmm4
	mulss	%xmm0, %xmm0
	subss	%xmm4, %xmm3
	movaps	%xmm5, %xmm4
	mulss	%xmm3, %xmm0
	mulss	.LC14(%rip), %xmm0
	subss	%xmm0, %xmm1
	addss	%xmm1, %xmm4
	movd	%xmm4, %eax
	andl	$-4096, %eax
	movd	%eax, %xmm4
	movaps	%xmm4, %xmm0
	subss	%xmm5, %xmm0
	subss	%xmm0, %xmm1
.L27:
	subl	$1, %edx
	movss	.LC5(%rip), %xmm5
	orl	%ecx, %edx
	je	.L30
	movaps	%xmm2, %xmm5
.L30:
	andl	$-4096, %r14d
	movd	%ebx, %xmm3
	movd	%ebx, %xmm6
	mulss	%xmm6, %xmm1
	movd	%r14d, %xmm0
	subss	%xmm0, %xmm3
	mulss	%xmm4, %xmm3
	mulss	%xmm0, %xmm4
	addss	%xmm3, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm4, %xmm0
	movd	%xmm0, %edx
	movl	%edx, %esi
	movl	%edx, %eax
	andl	$2147483647, %esi
	testl	%edx, %edx
	jle	.L31
	cmpl	$1124073472, %esi
	ja	.L74
	je	.L84
.L33:
	xorl	%ecx, %ecx
	xorl	%edi, %edi
	cmpl	$1056964608, %esi
	ja	.L85
.L39:
	andl	$-4096, %eax
	movss	.LC27(%rip), %xmm6
	movss	.LC28(%rip), %xmm0
	movd	%eax, %xmm3
	mulss	%xmm3, %xmm6
	movaps	%xmm3, %xmm7
	subss	%xmm4, %xmm7
	mulss	.LC29(%rip), %xmm3
	subss	%xmm7, %xmm1
	mulss	%xmm1, %xmm0
	addss	%xmm3, %xmm0
	movaps	%xmm6, %xmm3
	addss	%xmm0, %xmm3
	movaps	%xmm3, %xmm1
	movaps	%xmm3, %xmm4
	mulss	%xmm3, %xmm4
	subss	%xmm6, %xmm1
	subss	%xmm1, %xmm0
	movss	.LC30(%rip), %xmm1
	mulss	%xmm4, %xmm1
	subss	.LC31(%rip), %xmm1
	mulss	%xmm4, %xmm1
	addss	.LC32(%rip), %xmm1
	mulss	%xmm4, %xmm1
	subss	.LC33(%rip), %xmm1
	mulss	%xmm4, %xmm1
	addss	.LC34(%rip), %xmm1
	mulss	%xmm4, %xmm1
	movaps	%xmm3, %xmm4
	subss	%xmm1, %xmm4
	movaps	%xmm3, %xmm1
	mulss	%xmm4, %xmm1
	subss	.LC35(%rip), %xmm4
	divss	%xmm4, %xmm1
	movaps	%xmm3, %xmm4
	mulss	%xmm0, %xmm4
	addss	%xmm0, %xmm4
	subss	%xmm4, %xmm1
	movaps	%xmm1, %xmm0
	subss	%xmm3, %xmm0
	subss	%xmm0, %xmm2
	movd	%xmm2, %eax
	addl	%ecx, %eax
	movd	%eax, %xmm0
	cmpl	$8388607, %eax
	jle	.L86
.L42:
	mulss	%xmm5, %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L7:
	cmpl	$1065353216, %ebp
	je	.L47
	ja	.L87
	testl	%r14d, %r14d
	js	.L88
.L12:
	pxor	%xmm0, %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L78:
	movd	%r13d, %xmm0
	testl	%r14d, %r14d
	jns	.L1
	movss	.LC1(%rip), %xmm1
	divss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	cmpl	$1065353215, %r12d
	jbe	.L9
	movl	%r12d, %edx
	movl	$150, %ecx
	movl	%r12d, %esi
	sarl	$23, %edx
	subl	%edx, %ecx
	xorl	%edx, %edx
	sarl	%cl, %esi
	movl	%esi, %edi
	sall	%cl, %edi
	cmpl	%r12d, %edi
	jne	.L10
	andl	$1, %esi
	movl	$2, %edx
	subl	%esi, %edx
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L87:
	movd	%ebx, %xmm0
	testl	%r14d, %r14d
	jns	.L1
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L9:
	xorl	%edx, %edx
	cmpl	$1073741824, %ebx
	jne	.L8
.L13:
	movd	%r13d, %xmm0
	mulss	%xmm0, %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L81:
	movd	%r13d, %xmm0
	subss	%xmm0, %xmm0
	divss	%xmm0, %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L57:
	testl	%r14d, %r14d
	js	.L89
	testl	%r15d, %r15d
	jns	.L1
.L19:
	cmpl	$1, %edx
	jne	.L1
	xorps	.LC7(%rip), %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L23:
	xorl	%esi, %esi
	andl	$2139095040, %r15d
	jne	.L28
	mulss	.LC15(%rip), %xmm0
	movl	$-24, %esi
	movd	%xmm0, %eax
.L28:
	movl	%eax, %edi
	andl	$8388607, %eax
	sarl	$23, %edi
	leal	-127(%rsi,%rdi), %esi
	movl	%eax, %edi
	orl	$1065353216, %edi
	cmpl	$1885297, %eax
	jle	.L51
	cmpl	$6140886, %eax
	jle	.L52
	addl	$1, %esi
	subl	$8388608, %edi
.L51:
	movss	.LC1(%rip), %xmm2
	pxor	%xmm3, %xmm3
	xorl	%eax, %eax
	movaps	%xmm3, %xmm4
	movaps	%xmm2, %xmm8
.L29:
	movd	%edi, %xmm0
	movaps	%xmm2, %xmm9
	sarl	%edi
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm5
	orl	$536870912, %edi
	addss	%xmm8, %xmm1
	subss	%xmm8, %xmm5
	leal	262144(%rax,%rdi), %eax
	divss	%xmm1, %xmm9
	movaps	%xmm5, %xmm7
	movd	%eax, %xmm1
	mulss	%xmm9, %xmm7
	movd	%xmm7, %r9d
	andl	$-4096, %r9d
	movd	%r9d, %xmm6
	movaps	%xmm6, %xmm10
	mulss	%xmm1, %xmm10
	subss	%xmm8, %xmm1
	subss	%xmm1, %xmm0
	movss	.LC16(%rip), %xmm1
	subss	%xmm10, %xmm5
	movss	.LC21(%rip), %xmm10
	mulss	%xmm6, %xmm0
	subss	%xmm0, %xmm5
	movaps	%xmm7, %xmm0
	mulss	%xmm7, %xmm0
	mulss	%xmm9, %xmm5
	movaps	%xmm6, %xmm9
	mulss	%xmm6, %xmm9
	mulss	%xmm0, %xmm1
	addss	.LC17(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC18(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC12(%rip), %xmm1
	mulss	%xmm0, %xmm1
	addss	.LC19(%rip), %xmm1
	mulss	%xmm0, %xmm1
	mulss	%xmm0, %xmm0
	addss	.LC20(%rip), %xmm1
	mulss	%xmm0, %xmm1
	movaps	%xmm7, %xmm0
	addss	%xmm6, %xmm0
	mulss	%xmm5, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm9, %xmm1
	addss	%xmm10, %xmm1
	addss	%xmm0, %xmm1
	movd	%xmm1, %eax
	andl	$-4096, %eax
	movd	%eax, %xmm1
	mulss	%xmm1, %xmm5
	movaps	%xmm1, %xmm8
	subss	%xmm10, %xmm8
	mulss	%xmm1, %xmm6
	subss	%xmm9, %xmm8
	movaps	%xmm6, %xmm1
	subss	%xmm8, %xmm0
	mulss	%xmm7, %xmm0
	addss	%xmm5, %xmm0
	movss	.LC22(%rip), %xmm5
	addss	%xmm0, %xmm1
	movd	%xmm1, %eax
	andl	$-4096, %eax
	movd	%eax, %xmm1
	mulss	%xmm1, %xmm5
	movaps	%xmm1, %xmm7
	subss	%xmm6, %xmm7
	mulss	.LC24(%rip), %xmm1
	pxor	%xmm6, %xmm6
	cvtsi2ssl	%esi, %xmm6
	subss	%xmm7, %xmm0
	mulss	.LC23(%rip), %xmm0
	addss	%xmm1, %xmm0
	addss	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	addss	%xmm0, %xmm4
	addss	%xmm3, %xmm4
	addss	%xmm6, %xmm4
	movd	%xmm4, %eax
	andl	$-4096, %eax
	movd	%eax, %xmm4
	movaps	%xmm4, %xmm1
	subss	%xmm6, %xmm1
	subss	%xmm3, %xmm1
	movaps	%xmm1, %xmm3
	movaps	%xmm0, %xmm1
	subss	%xmm5, %xmm3
	subss	%xmm3, %xmm1
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L88:
	movd	%ebx, %xmm0
	xorps	.LC7(%rip), %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L89:
	movss	.LC1(%rip), %xmm1
	divss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	testl	%r15d, %r15d
	jns	.L1
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L80:
	testl	%r14d, %r14d
	jns	.L21
	movss	.LC1(%rip), %xmm1
	divss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
.L21:
	testl	%r15d, %r15d
	jns	.L1
	testl	%edx, %edx
	jne	.L19
	subss	%xmm0, %xmm0
	divss	%xmm0, %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L31:
	cmpl	$1125515264, %esi
	ja	.L75
	jne	.L33
	subss	%xmm4, %xmm0
	movl	$32768, %eax
	comiss	%xmm1, %xmm0
	jnb	.L75
.L37:
	addl	%edx, %eax
	movl	$-8388608, %esi
	movl	%eax, %r8d
	sarl	$23, %r8d
	movzbl	%r8b, %r8d
	subl	$127, %r8d
	movl	%r8d, %ecx
	sarl	%cl, %esi
	movl	$23, %ecx
	andl	%eax, %esi
	andl	$8388607, %eax
	subl	%r8d, %ecx
	movl	%eax, %edi
	orl	$8388608, %edi
	sarl	%cl, %edi
	movl	%edi, %eax
	negl	%eax
	testl	%edx, %edx
	cmovs	%eax, %edi
.L40:
	movd	%esi, %xmm7
	movl	%edi, %ecx
	subss	%xmm7, %xmm4
	movaps	%xmm1, %xmm7
	sall	$23, %ecx
	addss	%xmm4, %xmm7
	movd	%xmm7, %eax
	jmp	.L39
.L74:
	movss	.LC8(%rip), %xmm1
	mulss	%xmm1, %xmm5
	movaps	%xmm5, %xmm0
	mulss	%xmm1, %xmm0
	jmp	.L1
.L82:
	testl	%r14d, %r14d
	jns	.L12
.L26:
	movss	.LC8(%rip), %xmm0
	mulss	%xmm0, %xmm0
	jmp	.L1
.L75:
	movss	.LC26(%rip), %xmm1
	mulss	%xmm1, %xmm5
	movaps	%xmm5, %xmm0
	mulss	%xmm1, %xmm0
	jmp	.L1
.L52:
	movss	.LC2(%rip), %xmm3
	movss	.LC3(%rip), %xmm4
	movl	$2097152, %eax
	movss	.LC4(%rip), %xmm8
	movss	.LC1(%rip), %xmm2
	jmp	.L29
.L83:
	testl	%r14d, %r14d
	jg	.L26
	jmp	.L12
.L86:
	movaps	%xmm2, %xmm0
	movss	%xmm5, 8(%rsp)
	call	scalbnf@PLT
	movss	8(%rsp), %xmm5
	jmp	.L42
.L84:
	movss	.LC25(%rip), %xmm3
	subss	%xmm4, %xmm0
	addss	%xmm1, %xmm3
	comiss	%xmm0, %xmm3
	ja	.L74
	addl	$32768, %edx
	movl	$-8388608, %esi
	movl	%edx, %eax
	sarl	$23, %eax
	subl	$127, %eax
	movl	%eax, %ecx
	sarl	%cl, %esi
	movl	$23, %ecx
	andl	%edx, %esi
	andl	$8388607, %edx
	subl	%eax, %ecx
	orl	$8388608, %edx
	movl	%edx, %edi
	sarl	%cl, %edi
	jmp	.L40
.L85:
	sarl	$23, %esi
	movl	$8388608, %eax
	leal	-126(%rsi), %ecx
	sarl	%cl, %eax
	jmp	.L37
	.size	__ieee754_powf, .-__ieee754_powf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	1058390016
	.align 4
.LC3:
	.long	902942684
	.align 4
.LC4:
	.long	1069547520
	.align 4
.LC5:
	.long	-1082130432
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC7:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.section	.rodata.cst4
	.align 4
.LC8:
	.long	1900671690
	.align 4
.LC9:
	.long	1069066752
	.align 4
.LC10:
	.long	921478512
	.align 4
.LC11:
	.long	1048576000
	.align 4
.LC12:
	.long	1051372203
	.align 4
.LC13:
	.long	1056964608
	.align 4
.LC14:
	.long	1069066811
	.align 4
.LC15:
	.long	1266679808
	.align 4
.LC16:
	.long	1045688642
	.align 4
.LC17:
	.long	1047278165
	.align 4
.LC18:
	.long	1049338629
	.align 4
.LC19:
	.long	1054567863
	.align 4
.LC20:
	.long	1058642330
	.align 4
.LC21:
	.long	1077936128
	.align 4
.LC22:
	.long	1064712192
	.align 4
.LC23:
	.long	1064712271
	.align 4
.LC24:
	.long	916308896
	.align 4
.LC25:
	.long	859351612
	.align 4
.LC26:
	.long	228737632
	.align 4
.LC27:
	.long	1060205056
	.align 4
.LC28:
	.long	1060205080
	.align 4
.LC29:
	.long	901758604
	.align 4
.LC30:
	.long	858897228
	.align 4
.LC31:
	.long	903735822
	.align 4
.LC32:
	.long	948613973
	.align 4
.LC33:
	.long	993397601
	.align 4
.LC34:
	.long	1042983595
	.align 4
.LC35:
	.long	1073741824
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
