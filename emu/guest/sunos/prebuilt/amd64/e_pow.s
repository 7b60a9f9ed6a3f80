// bb5df8b5684615647587dff94b5e40e8 newlib/libm/math/e_pow.c
	.file	"e_pow.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC6:
	.string	""
	.section	.text.__ieee754_pow,"ax",@progbits
	.p2align 4
	.globl	__ieee754_pow
	.type	__ieee754_pow, @function
__ieee754_pow:
	movq	%xmm1, %rax
	pushq	%r15
	pushq	%r14
	pushq	%r13
	movq	%rax, %r13
	shrq	$32, %r13
	pushq	%r12
	movl	%r13d, %r12d
	pushq	%rbp
	pushq	%rbx
	andl	$2147483647, %r12d
	movl	%r12d, %ecx
	subq	$40, %rsp
	orl	%eax, %ecx
	je	.L65
	movq	%xmm0, %rbp
	movapd	%xmm0, %xmm2
	movq	%rbp, %rdx
	movl	%ebp, %r15d
	shrq	$32, %rdx
	movl	%edx, %ebx
	andl	$2147483647, %ebx
	movl	%ebx, %esi
	cmpl	$2146435072, %ebx
	jbe	.L121
.L3:
	subl	$1072693248, %ebx
	movsd	.LC1(%rip), %xmm0
	orl	%ebp, %ebx
	jne	.L4
.L1:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L121:
	jne	.L78
	testl	%ebp, %ebp
	je	.L78
.L4:
	addq	$40, %rsp
	leaq	.LC6(%rip), %rdi
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	nan@PLT
	.p2align 4,,10
	.p2align 3
.L65:
	movsd	.LC1(%rip), %xmm0
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L78:
	cmpl	$2146435072, %r12d
	ja	.L3
	jne	.L6
	testl	%eax, %eax
	jne	.L3
.L6:
	testl	%edx, %edx
	js	.L122
	xorl	%r14d, %r14d
	testl	%eax, %eax
	jne	.L18
	cmpl	$2146435072, %r12d
	je	.L10
.L17:
	cmpl	$1072693248, %r12d
	jne	.L21
	movapd	%xmm2, %xmm0
	testl	%r13d, %r13d
	jns	.L1
	movsd	.LC1(%rip), %xmm1
	divsd	%xmm2, %xmm1
	movapd	%xmm1, %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L122:
	cmpl	$1128267775, %r12d
	jbe	.L8
	testl	%eax, %eax
	jne	.L9
	movl	$2, %r14d
	cmpl	$2146435072, %r12d
	je	.L10
.L11:
	movapd	%xmm2, %xmm0
	movq	%rdx, 24(%rsp)
	movl	%esi, 8(%rsp)
	movsd	%xmm1, 16(%rsp)
	movsd	%xmm2, (%rsp)
	call	fabs@PLT
	testl	%ebp, %ebp
	movsd	(%rsp), %xmm2
	movl	8(%rsp), %esi
	movsd	16(%rsp), %xmm1
	movq	24(%rsp), %rdx
	je	.L53
.L23:
	movl	%edx, %r15d
	movl	%r14d, %eax
	shrl	$31, %r15d
	subl	$1, %r15d
	orl	%r15d, %eax
	jne	.L27
.L52:
	subsd	%xmm2, %xmm2
	movapd	%xmm2, %xmm0
	divsd	%xmm2, %xmm0
	jmp	.L1
.L124:
	andl	$1, %edi
	movl	$2, %r14d
	subl	%edi, %r14d
	testl	%eax, %eax
	je	.L17
	.p2align 4,,10
	.p2align 3
.L18:
	movapd	%xmm2, %xmm0
	movq	%rdx, 24(%rsp)
	movl	%esi, 8(%rsp)
	movsd	%xmm1, 16(%rsp)
	movsd	%xmm2, (%rsp)
	call	fabs@PLT
	testl	%ebp, %ebp
	movsd	(%rsp), %xmm2
	movl	8(%rsp), %esi
	movsd	16(%rsp), %xmm1
	movq	24(%rsp), %rdx
	je	.L53
	movl	%edx, %r15d
	shrl	$31, %r15d
	subl	$1, %r15d
.L27:
	cmpl	$1105199104, %r12d
	ja	.L50
	xorl	%eax, %eax
	testl	$2146435072, %edx
	jne	.L35
	mulsd	.LC15(%rip), %xmm0
	movl	$-53, %eax
	movq	%xmm0, %rsi
	shrq	$32, %rsi
.L35:
	movl	%esi, %edx
	andl	$1048575, %esi
	sarl	$20, %edx
	movl	%esi, %ecx
	leal	-1023(%rax,%rdx), %edx
	orl	$1072693248, %ecx
	cmpl	$235662, %esi
	jle	.L69
	cmpl	$767609, %esi
	jle	.L70
	addl	$1, %edx
	subl	$1048576, %ecx
.L69:
	movsd	.LC1(%rip), %xmm4
	pxor	%xmm5, %xmm5
	xorl	%esi, %esi
	movapd	%xmm5, %xmm6
	movapd	%xmm4, %xmm3
.L36:
	movq	%xmm0, %rax
	movq	%rcx, %rdi
	movapd	%xmm4, %xmm10
	sarl	%ecx
	salq	$32, %rdi
	movl	%eax, %eax
	orl	$536870912, %ecx
	orq	%rdi, %rax
	leal	524288(%rsi,%rcx), %ecx
	movq	%rax, %xmm2
	salq	$32, %rcx
	movabsq	$-4294967296, %rax
	movapd	%xmm2, %xmm0
	movapd	%xmm2, %xmm7
	addsd	%xmm3, %xmm0
	subsd	%xmm3, %xmm7
	divsd	%xmm0, %xmm10
	movapd	%xmm7, %xmm9
	movq	%rcx, %xmm0
	mulsd	%xmm10, %xmm9
	movq	%xmm9, %rdi
	andq	%rax, %rdi
	movq	%rdi, %xmm8
	movapd	%xmm8, %xmm11
	mulsd	%xmm0, %xmm11
	subsd	%xmm3, %xmm0
	movapd	%xmm9, %xmm3
	addsd	%xmm8, %xmm3
	subsd	%xmm0, %xmm2
	movsd	.LC16(%rip), %xmm0
	subsd	%xmm11, %xmm7
	movsd	.LC22(%rip), %xmm11
	mulsd	%xmm8, %xmm2
	subsd	%xmm2, %xmm7
	movapd	%xmm9, %xmm2
	mulsd	%xmm9, %xmm2
	mulsd	%xmm10, %xmm7
	mulsd	%xmm2, %xmm0
	addsd	.LC17(%rip), %xmm0
	mulsd	%xmm7, %xmm3
	mulsd	%xmm2, %xmm0
	addsd	.LC18(%rip), %xmm0
	mulsd	%xmm2, %xmm0
	addsd	.LC19(%rip), %xmm0
	mulsd	%xmm2, %xmm0
	addsd	.LC20(%rip), %xmm0
	mulsd	%xmm2, %xmm0
	mulsd	%xmm2, %xmm2
	addsd	.LC21(%rip), %xmm0
	mulsd	%xmm2, %xmm0
	movapd	%xmm8, %xmm2
	mulsd	%xmm8, %xmm2
	addsd	%xmm0, %xmm3
	movapd	%xmm2, %xmm0
	addsd	%xmm11, %xmm0
	addsd	%xmm3, %xmm0
	movq	%xmm0, %rdi
	andq	%rax, %rdi
	movq	%rdi, %xmm0
	mulsd	%xmm0, %xmm7
	movapd	%xmm0, %xmm10
	subsd	%xmm11, %xmm10
	mulsd	%xmm0, %xmm8
	subsd	%xmm2, %xmm10
	subsd	%xmm10, %xmm3
	movapd	%xmm3, %xmm2
	movsd	.LC23(%rip), %xmm3
	mulsd	%xmm9, %xmm2
	addsd	%xmm7, %xmm2
	movapd	%xmm8, %xmm7
	addsd	%xmm2, %xmm7
	movq	%xmm7, %rdi
	andq	%rax, %rdi
	movq	%rdi, %xmm0
	mulsd	%xmm0, %xmm3
	movapd	%xmm0, %xmm7
	subsd	%xmm8, %xmm7
	mulsd	.LC25(%rip), %xmm0
	subsd	%xmm7, %xmm2
	mulsd	.LC24(%rip), %xmm2
	pxor	%xmm7, %xmm7
	cvtsi2sdl	%edx, %xmm7
	addsd	%xmm0, %xmm2
	movapd	%xmm3, %xmm0
	addsd	%xmm6, %xmm2
	addsd	%xmm2, %xmm0
	addsd	%xmm5, %xmm0
	addsd	%xmm7, %xmm0
	movq	%xmm0, %rdi
	andq	%rax, %rdi
	movq	%rdi, %xmm0
	movapd	%xmm0, %xmm6
	subsd	%xmm7, %xmm6
	subsd	%xmm5, %xmm6
	movapd	%xmm6, %xmm5
	subsd	%xmm3, %xmm5
	subsd	%xmm5, %xmm2
.L34:
	subl	$1, %r14d
	movsd	.LC5(%rip), %xmm5
	orl	%r15d, %r14d
	je	.L37
	movapd	%xmm4, %xmm5
.L37:
	mulsd	%xmm1, %xmm2
	movq	%xmm1, %rax
	movapd	%xmm1, %xmm3
	movabsq	$-4294967296, %rdx
	andq	%rdx, %rax
	movq	%rax, %xmm6
	subsd	%xmm6, %xmm3
	mulsd	%xmm0, %xmm3
	mulsd	%xmm6, %xmm0
	addsd	%xmm2, %xmm3
	movapd	%xmm3, %xmm2
	movapd	%xmm3, %xmm1
	addsd	%xmm0, %xmm2
	movq	%xmm2, %rdx
	movq	%rdx, %rax
	shrq	$32, %rax
	cmpl	$1083179007, %eax
	jle	.L38
	leal	-1083179008(%rax), %ecx
	orl	%edx, %ecx
	jne	.L118
	movsd	.LC26(%rip), %xmm3
	subsd	%xmm0, %xmm2
	addsd	%xmm1, %xmm3
	comisd	%xmm2, %xmm3
	ja	.L118
.L109:
	movl	$512, %edx
.L40:
	addl	%eax, %edx
	movl	$-1048576, %esi
	movapd	%xmm1, %xmm2
	movl	%edx, %r8d
	movl	%edx, %edi
	sarl	$20, %r8d
	andl	$1048575, %edi
	andl	$2047, %r8d
	orl	$1048576, %edi
	subl	$1023, %r8d
	movl	%r8d, %ecx
	sarl	%cl, %esi
	movl	$20, %ecx
	andl	%edx, %esi
	subl	%r8d, %ecx
	salq	$32, %rsi
	sarl	%cl, %edi
	movq	%rsi, %xmm6
	movl	%edi, %edx
	subsd	%xmm6, %xmm0
	negl	%edx
	testl	%eax, %eax
	cmovs	%edx, %edi
	addsd	%xmm0, %xmm2
	movl	%edi, %edx
	sall	$20, %edx
.L45:
	movq	%xmm2, %rax
	movsd	.LC28(%rip), %xmm3
	movabsq	$-4294967296, %rcx
	andq	%rcx, %rax
	movq	%rax, %xmm2
	mulsd	%xmm2, %xmm3
	movapd	%xmm2, %xmm6
	subsd	%xmm0, %xmm6
	movsd	.LC29(%rip), %xmm0
	mulsd	.LC30(%rip), %xmm2
	subsd	%xmm6, %xmm1
	mulsd	%xmm1, %xmm0
	addsd	%xmm2, %xmm0
	movapd	%xmm3, %xmm2
	addsd	%xmm0, %xmm2
	movapd	%xmm2, %xmm1
	subsd	%xmm3, %xmm1
	movapd	%xmm2, %xmm3
	mulsd	%xmm2, %xmm3
	subsd	%xmm1, %xmm0
	movsd	.LC31(%rip), %xmm1
	mulsd	%xmm3, %xmm1
	subsd	.LC32(%rip), %xmm1
	mulsd	%xmm3, %xmm1
	addsd	.LC33(%rip), %xmm1
	mulsd	%xmm3, %xmm1
	subsd	.LC34(%rip), %xmm1
	mulsd	%xmm3, %xmm1
	addsd	.LC35(%rip), %xmm1
	mulsd	%xmm3, %xmm1
	movapd	%xmm2, %xmm3
	subsd	%xmm1, %xmm3
	movapd	%xmm2, %xmm1
	mulsd	%xmm3, %xmm1
	subsd	.LC36(%rip), %xmm3
	divsd	%xmm3, %xmm1
	movapd	%xmm2, %xmm3
	mulsd	%xmm0, %xmm3
	addsd	%xmm0, %xmm3
	subsd	%xmm3, %xmm1
	movapd	%xmm1, %xmm0
	subsd	%xmm2, %xmm0
	subsd	%xmm0, %xmm4
	movq	%xmm4, %rax
	movq	%rax, %rcx
	movl	%eax, %eax
	shrq	$32, %rcx
	addl	%ecx, %edx
	movq	%rdx, %rcx
	salq	$32, %rcx
	orq	%rcx, %rax
	movq	%rax, %xmm0
	cmpl	$1048575, %edx
	jle	.L123
.L48:
	mulsd	%xmm5, %xmm0
	jmp	.L1
.L53:
	movl	%edx, %eax
	andl	$1073741823, %eax
	cmpl	$1072693248, %eax
	je	.L79
	testl	%ebx, %ebx
	jne	.L23
.L79:
	testl	%r13d, %r13d
	jns	.L25
	movsd	.LC1(%rip), %xmm1
	divsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
.L25:
	testl	%edx, %edx
	jns	.L1
.L57:
	subl	$1072693248, %ebx
	orl	%r14d, %ebx
	jne	.L26
	subsd	%xmm0, %xmm0
	divsd	%xmm0, %xmm0
	jmp	.L1
.L8:
	cmpl	$1072693247, %r12d
	ja	.L12
	testl	%eax, %eax
	jne	.L14
	xorl	%r14d, %r14d
	cmpl	$1073741824, %r13d
	jne	.L11
.L55:
	mulsd	%xmm2, %xmm2
	movapd	%xmm2, %xmm0
	jmp	.L1
.L9:
	movapd	%xmm2, %xmm0
	movq	%rdx, 8(%rsp)
	movsd	%xmm1, (%rsp)
	call	fabs@PLT
	testl	%ebp, %ebp
	movsd	(%rsp), %xmm1
	movq	8(%rsp), %rdx
	je	.L49
	movl	$2, %r14d
	xorl	%r15d, %r15d
.L50:
	cmpl	$1139802112, %r12d
	jbe	.L29
	cmpl	$1072693247, %ebx
	jbe	.L117
.L114:
	testl	%r13d, %r13d
	jle	.L20
.L31:
	movsd	.LC8(%rip), %xmm0
	mulsd	%xmm0, %xmm0
	jmp	.L1
.L10:
	leal	-1072693248(%rbx), %eax
	orl	%ebp, %eax
	je	.L65
	cmpl	$1072693247, %ebx
	jbe	.L19
	movapd	%xmm1, %xmm0
	testl	%r13d, %r13d
	jns	.L1
.L20:
	pxor	%xmm0, %xmm0
	jmp	.L1
.L38:
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	cmpl	$1083231231, %ecx
	jbe	.L42
	leal	1064252416(%rax), %ecx
	orl	%edx, %ecx
	jne	.L119
	subsd	%xmm0, %xmm2
	comisd	%xmm3, %xmm2
	jb	.L109
.L119:
	movsd	.LC27(%rip), %xmm1
	mulsd	%xmm1, %xmm5
	movapd	%xmm5, %xmm0
	mulsd	%xmm1, %xmm0
	jmp	.L1
.L12:
	movl	%r12d, %edi
	sarl	$20, %edi
	subl	$1023, %edi
	cmpl	$20, %edi
	jle	.L15
	movl	$52, %ecx
	subl	%edi, %ecx
	movl	%eax, %edi
	shrl	%cl, %edi
	movl	%edi, %r9d
	sall	%cl, %r9d
	cmpl	%eax, %r9d
	je	.L124
	testl	%eax, %eax
	jne	.L14
	xorl	%r14d, %r14d
	jmp	.L17
.L14:
	movapd	%xmm2, %xmm0
	movsd	%xmm2, (%rsp)
	movq	%rdx, 8(%rsp)
	call	fabs@PLT
	testl	%ebp, %ebp
	movsd	(%rsp), %xmm2
	jne	.L52
	movq	8(%rsp), %rdx
	andl	$1073741823, %edx
	cmpl	$1072693248, %edx
	je	.L82
	testl	%ebx, %ebx
	jne	.L52
.L82:
	xorl	%r14d, %r14d
	testl	%r13d, %r13d
	jns	.L57
.L115:
	movsd	.LC1(%rip), %xmm1
	divsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	jmp	.L57
.L21:
	cmpl	$1073741824, %r13d
	je	.L55
	testl	%edx, %edx
	js	.L11
	cmpq	$1071644672, %r13
	jne	.L11
	addq	$40, %rsp
	movapd	%xmm2, %xmm0
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jmp	__ieee754_sqrt@PLT
.L29:
	cmpl	$1072693246, %ebx
	jbe	.L117
	cmpl	$1072693248, %ebx
	ja	.L114
	movsd	.LC1(%rip), %xmm4
	movsd	.LC11(%rip), %xmm3
	movabsq	$-4294967296, %rax
	movsd	.LC12(%rip), %xmm5
	movsd	.LC9(%rip), %xmm6
	subsd	%xmm4, %xmm0
	movsd	.LC10(%rip), %xmm2
	mulsd	%xmm0, %xmm3
	mulsd	%xmm0, %xmm6
	mulsd	%xmm0, %xmm2
	subsd	%xmm3, %xmm5
	movsd	.LC13(%rip), %xmm3
	mulsd	%xmm0, %xmm5
	mulsd	%xmm0, %xmm0
	subsd	%xmm5, %xmm3
	movapd	%xmm6, %xmm5
	mulsd	%xmm3, %xmm0
	mulsd	.LC14(%rip), %xmm0
	subsd	%xmm0, %xmm2
	addsd	%xmm2, %xmm5
	movq	%xmm5, %rsi
	andq	%rax, %rsi
	movq	%rsi, %xmm0
	movapd	%xmm0, %xmm3
	subsd	%xmm6, %xmm3
	subsd	%xmm3, %xmm2
	jmp	.L34
.L117:
	testl	%r13d, %r13d
	jns	.L20
	jmp	.L31
.L118:
	movsd	.LC8(%rip), %xmm1
	mulsd	%xmm1, %xmm5
	movapd	%xmm5, %xmm0
	mulsd	%xmm1, %xmm0
	jmp	.L1
.L19:
	testl	%r13d, %r13d
	jns	.L20
	xorpd	.LC7(%rip), %xmm1
	movapd	%xmm1, %xmm0
	jmp	.L1
.L49:
	andl	$1073741823, %edx
	cmpl	$1072693248, %edx
	je	.L83
	movl	$2, %r14d
	testl	%ebx, %ebx
	jne	.L50
.L83:
	movl	$2, %r14d
	testl	%r13d, %r13d
	jns	.L57
	jmp	.L115
.L15:
	testl	%eax, %eax
	jne	.L14
	movl	$20, %ecx
	movl	%r12d, %eax
	xorl	%r14d, %r14d
	subl	%edi, %ecx
	sarl	%cl, %eax
	movl	%eax, %edi
	sall	%cl, %edi
	cmpl	%r12d, %edi
	jne	.L17
	andl	$1, %eax
	movl	$2, %r14d
	subl	%eax, %r14d
	jmp	.L17
.L42:
	xorl	%edx, %edx
	xorl	%edi, %edi
	cmpl	$1071644672, %ecx
	jbe	.L45
	sarl	$20, %ecx
	movl	$1048576, %edx
	subl	$1022, %ecx
	sarl	%cl, %edx
	jmp	.L40
.L70:
	movsd	.LC2(%rip), %xmm5
	movsd	.LC3(%rip), %xmm6
	movl	$262144, %esi
	movsd	.LC4(%rip), %xmm3
	movsd	.LC1(%rip), %xmm4
	jmp	.L36
.L26:
	cmpl	$1, %r14d
	jne	.L1
	xorpd	.LC7(%rip), %xmm0
	jmp	.L1
.L123:
	movapd	%xmm4, %xmm0
	movsd	%xmm5, (%rsp)
	call	scalbn@PLT
	movsd	(%rsp), %xmm5
	jmp	.L48
	.size	__ieee754_pow, .-__ieee754_pow
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	0
	.long	1072693248
	.align 8
.LC2:
	.long	1073741824
	.long	1071822851
	.align 8
.LC3:
	.long	1137692678
	.long	1045233131
	.align 8
.LC4:
	.long	0
	.long	1073217536
	.align 8
.LC5:
	.long	0
	.long	-1074790400
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC7:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.section	.rodata.cst8
	.align 8
.LC8:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC9:
	.long	1610612736
	.long	1073157447
	.align 8
.LC10:
	.long	-128065724
	.long	1045736971
	.align 8
.LC11:
	.long	0
	.long	1070596096
	.align 8
.LC12:
	.long	1431655765
	.long	1070945621
	.align 8
.LC13:
	.long	0
	.long	1071644672
	.align 8
.LC14:
	.long	1697350398
	.long	1073157447
	.align 8
.LC15:
	.long	0
	.long	1128267776
	.align 8
.LC16:
	.long	1246056175
	.long	1070235176
	.align 8
.LC17:
	.long	-1815487643
	.long	1070433866
	.align 8
.LC18:
	.long	-1457700607
	.long	1070691424
	.align 8
.LC19:
	.long	1368335949
	.long	1070945621
	.align 8
.LC20:
	.long	-613438465
	.long	1071345078
	.align 8
.LC21:
	.long	858993411
	.long	1071854387
	.align 8
.LC22:
	.long	0
	.long	1074266112
	.align 8
.LC23:
	.long	-536870912
	.long	1072613129
	.align 8
.LC24:
	.long	-600177667
	.long	1072613129
	.align 8
.LC25:
	.long	341508597
	.long	-1103220768
	.align 8
.LC26:
	.long	1697350398
	.long	1016534343
	.align 8
.LC27:
	.long	-1023872167
	.long	27618847
	.align 8
.LC28:
	.long	0
	.long	1072049731
	.align 8
.LC29:
	.long	-17155601
	.long	1072049730
	.align 8
.LC30:
	.long	212364345
	.long	-1105175455
	.align 8
.LC31:
	.long	1925096656
	.long	1046886249
	.align 8
.LC32:
	.long	-976065551
	.long	1052491073
	.align 8
.LC33:
	.long	-1356472788
	.long	1058100842
	.align 8
.LC34:
	.long	381599123
	.long	1063698796
	.align 8
.LC35:
	.long	1431655742
	.long	1069897045
	.align 8
.LC36:
	.long	0
	.long	1073741824
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
