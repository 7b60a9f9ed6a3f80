// 21777ae0e5418b08885388c82edd170e newlib/libm/math/e_jn.c
	.file	"e_jn.c"
	.text
	.section	.text.__ieee754_jn,"ax",@progbits
	.p2align 4
	.globl	__ieee754_jn
	.type	__ieee754_jn, @function
__ieee754_jn:
	pushq	%r13
	pushq	%r12
	movq	%xmm0, %r12
	pushq	%rbp
	movl	%r12d, %eax
	pushq	%rbx
	movq	%r12, %rbx
	negl	%eax
	shrq	$32, %rbx
	orl	%r12d, %eax
	movl	%ebx, %r13d
	shrl	$31, %eax
	andl	$2147483647, %r13d
	subq	$40, %rsp
	orl	%r13d, %eax
	cmpl	$2146435072, %eax
	ja	.L54
	movl	%edi, %ebp
	testl	%edi, %edi
	js	.L55
	jne	.L5
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	jmp	__ieee754_j0@PLT
	.p2align 4,,10
	.p2align 3
.L55:
	xorpd	.LC2(%rip), %xmm0
	negl	%ebp
	addl	$-2147483648, %ebx
.L5:
	cmpl	$1, %ebp
	je	.L56
	call	fabs@PLT
	shrl	$31, %ebx
	andl	%ebp, %ebx
	orl	%r13d, %r12d
	movapd	%xmm0, %xmm2
	je	.L30
	cmpl	$2146435071, %r13d
	jbe	.L57
.L30:
	pxor	%xmm0, %xmm0
.L8:
	testl	%ebx, %ebx
	je	.L1
	xorpd	.LC2(%rip), %xmm0
.L1:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L54:
	addq	$40, %rsp
	addsd	%xmm0, %xmm0
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L57:
	pxor	%xmm8, %xmm8
	cvtsi2sdl	%ebp, %xmm8
	comisd	%xmm8, %xmm0
	jb	.L48
	cmpl	$1389363199, %r13d
	jbe	.L11
	andl	$3, %ebp
	cmpl	$2, %ebp
	je	.L12
	cmpl	$3, %ebp
	je	.L13
	cmpl	$1, %ebp
	je	.L14
	movsd	%xmm0, 16(%rsp)
	call	cos@PLT
	movsd	16(%rsp), %xmm2
	movsd	%xmm0, 8(%rsp)
	movapd	%xmm2, %xmm0
	call	sin@PLT
	movsd	8(%rsp), %xmm1
	movsd	16(%rsp), %xmm2
	addsd	%xmm0, %xmm1
.L15:
	mulsd	.LC3(%rip), %xmm1
	movapd	%xmm2, %xmm0
	movsd	%xmm1, 8(%rsp)
	call	__ieee754_sqrt@PLT
	movsd	8(%rsp), %xmm1
	divsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L56:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	jmp	__ieee754_j1@PLT
	.p2align 4,,10
	.p2align 3
.L48:
	cmpl	$1041235967, %r13d
	ja	.L17
	pxor	%xmm0, %xmm0
	cmpl	$33, %ebp
	jg	.L8
	mulsd	.LC4(%rip), %xmm2
	movsd	.LC0(%rip), %xmm1
	addl	$1, %ebp
	movl	$2, %eax
	movapd	%xmm2, %xmm0
	.p2align 4,,10
	.p2align 3
.L18:
	mulsd	%xmm2, %xmm0
	pxor	%xmm3, %xmm3
	cvtsi2sdl	%eax, %xmm3
	addl	$1, %eax
	mulsd	%xmm3, %xmm1
	cmpl	%ebp, %eax
	jne	.L18
.L52:
	divsd	%xmm1, %xmm0
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L17:
	leal	(%rbp,%rbp), %r12d
	pxor	%xmm7, %xmm7
	movsd	.LC5(%rip), %xmm6
	movsd	.LC0(%rip), %xmm5
	cvtsi2sdl	%r12d, %xmm7
	movl	$1, %eax
	movsd	.LC6(%rip), %xmm9
	divsd	%xmm0, %xmm7
	movapd	%xmm6, %xmm0
	divsd	%xmm2, %xmm0
	movapd	%xmm7, %xmm4
	movapd	%xmm7, %xmm3
	addsd	%xmm0, %xmm4
	mulsd	%xmm4, %xmm3
	subsd	%xmm5, %xmm3
	comisd	%xmm3, %xmm9
	ja	.L21
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L33:
	movapd	%xmm1, %xmm3
.L21:
	addsd	%xmm0, %xmm4
	addl	$1, %eax
	movapd	%xmm4, %xmm1
	mulsd	%xmm3, %xmm1
	subsd	%xmm7, %xmm1
	movapd	%xmm3, %xmm7
	comisd	%xmm1, %xmm9
	ja	.L33
.L19:
	addl	%ebp, %eax
	pxor	%xmm3, %xmm3
	addl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L22:
	pxor	%xmm1, %xmm1
	cvtsi2sdl	%eax, %xmm1
	subl	$2, %eax
	divsd	%xmm2, %xmm1
	subsd	%xmm3, %xmm1
	movapd	%xmm5, %xmm3
	divsd	%xmm1, %xmm3
	cmpl	%eax, %r12d
	jle	.L22
	mulsd	%xmm8, %xmm0
	movsd	%xmm2, 24(%rsp)
	subl	$1, %ebp
	subl	$2, %r12d
	movsd	%xmm3, 16(%rsp)
	movsd	%xmm8, 8(%rsp)
	call	fabs@PLT
	call	__ieee754_log@PLT
	movsd	8(%rsp), %xmm8
	movq	.LC0(%rip), %rax
	movsd	16(%rsp), %xmm3
	movsd	24(%rsp), %xmm2
	mulsd	%xmm0, %xmm8
	movsd	.LC7(%rip), %xmm0
	movq	%rax, %xmm5
	movq	.LC5(%rip), %rax
	movq	%rax, %xmm6
	comisd	%xmm8, %xmm0
	jbe	.L49
	pxor	%xmm0, %xmm0
	movapd	%xmm3, %xmm4
	cvtsi2sdl	%r12d, %xmm0
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L34:
	movapd	%xmm1, %xmm5
.L25:
	movapd	%xmm5, %xmm1
	mulsd	%xmm0, %xmm1
	subsd	%xmm6, %xmm0
	divsd	%xmm2, %xmm1
	subsd	%xmm4, %xmm1
	movapd	%xmm5, %xmm4
	subl	$1, %ebp
	jne	.L34
.L26:
	movapd	%xmm2, %xmm0
	movsd	%xmm3, 16(%rsp)
	movsd	%xmm1, 8(%rsp)
	call	__ieee754_j0@PLT
	movsd	16(%rsp), %xmm3
	movsd	8(%rsp), %xmm1
	mulsd	%xmm3, %xmm0
	jmp	.L52
	.p2align 4,,10
	.p2align 3
.L11:
	movsd	%xmm0, 8(%rsp)
	addl	%ebp, %ebp
	call	__ieee754_j0@PLT
	movsd	8(%rsp), %xmm2
	movsd	%xmm0, 16(%rsp)
	movapd	%xmm2, %xmm0
	call	__ieee754_j1@PLT
	movsd	16(%rsp), %xmm3
	movsd	8(%rsp), %xmm2
	movl	$2, %eax
	.p2align 4,,10
	.p2align 3
.L16:
	pxor	%xmm1, %xmm1
	movq	%xmm0, %rdx
	cvtsi2sdl	%eax, %xmm1
	addl	$2, %eax
	divsd	%xmm2, %xmm1
	mulsd	%xmm0, %xmm1
	subsd	%xmm3, %xmm1
	movq	%rdx, %xmm3
	movapd	%xmm1, %xmm0
	cmpl	%ebp, %eax
	jne	.L16
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L49:
	pxor	%xmm4, %xmm4
	movapd	%xmm3, %xmm7
	movapd	%xmm5, %xmm1
	movsd	.LC8(%rip), %xmm8
	cvtsi2sdl	%r12d, %xmm4
	.p2align 4,,10
	.p2align 3
.L29:
	movapd	%xmm1, %xmm0
	mulsd	%xmm4, %xmm0
	subsd	%xmm6, %xmm4
	divsd	%xmm2, %xmm0
	subsd	%xmm7, %xmm0
	movapd	%xmm1, %xmm7
	comisd	%xmm8, %xmm0
	movapd	%xmm0, %xmm1
	jbe	.L27
	divsd	%xmm0, %xmm7
	movapd	%xmm5, %xmm1
	divsd	%xmm0, %xmm3
.L27:
	subl	$1, %ebp
	jne	.L29
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L14:
	movsd	%xmm0, 8(%rsp)
	call	sin@PLT
	movsd	8(%rsp), %xmm2
	movsd	%xmm0, 16(%rsp)
	movapd	%xmm2, %xmm0
	call	cos@PLT
	movsd	16(%rsp), %xmm1
	movsd	8(%rsp), %xmm2
	subsd	%xmm0, %xmm1
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L13:
	movsd	%xmm0, 8(%rsp)
	call	cos@PLT
	movsd	8(%rsp), %xmm2
	movsd	%xmm0, 16(%rsp)
	movapd	%xmm2, %xmm0
	call	sin@PLT
	movsd	16(%rsp), %xmm1
	movsd	8(%rsp), %xmm2
	subsd	%xmm0, %xmm1
	jmp	.L15
.L12:
	movsd	%xmm0, 8(%rsp)
	call	cos@PLT
	movsd	8(%rsp), %xmm2
	movsd	%xmm0, 16(%rsp)
	movapd	%xmm2, %xmm0
	call	sin@PLT
	movsd	16(%rsp), %xmm1
	xorpd	.LC2(%rip), %xmm1
	movsd	8(%rsp), %xmm2
	subsd	%xmm0, %xmm1
	jmp	.L15
	.size	__ieee754_jn, .-__ieee754_jn
	.section	.text.__ieee754_yn,"ax",@progbits
	.p2align 4
	.globl	__ieee754_yn
	.type	__ieee754_yn, @function
__ieee754_yn:
	movq	%xmm0, %rdx
	movapd	%xmm0, %xmm2
	movq	%rdx, %rsi
	movl	%edx, %eax
	shrq	$32, %rsi
	negl	%eax
	movl	%esi, %ecx
	orl	%edx, %eax
	andl	$2147483647, %ecx
	shrl	$31, %eax
	orl	%ecx, %eax
	cmpl	$2146435072, %eax
	ja	.L88
	orl	%ecx, %edx
	je	.L89
	testl	%esi, %esi
	js	.L90
	pushq	%rbp
	pushq	%rbx
	subq	$40, %rsp
	testl	%edi, %edi
	js	.L91
	jne	.L74
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	jmp	__ieee754_y0@PLT
	.p2align 4,,10
	.p2align 3
.L89:
	movsd	.LC9(%rip), %xmm0
	pxor	%xmm1, %xmm1
	divsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L88:
	addsd	%xmm0, %xmm2
	movapd	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L91:
	negl	%edi
	movl	$1, %ebx
	leal	(%rdi,%rdi), %eax
	andl	$2, %eax
	subl	%eax, %ebx
.L64:
	cmpl	$1, %edi
	je	.L92
	pxor	%xmm0, %xmm0
	cmpl	$2146435072, %ecx
	je	.L58
	cmpl	$1389363199, %ecx
	jbe	.L66
	andl	$3, %edi
	movapd	%xmm2, %xmm0
	cmpl	$2, %edi
	je	.L67
	cmpl	$3, %edi
	je	.L68
	movsd	%xmm2, 8(%rsp)
	cmpl	$1, %edi
	je	.L69
	call	sin@PLT
	movsd	8(%rsp), %xmm2
	movsd	%xmm0, 16(%rsp)
	movapd	%xmm2, %xmm0
	call	cos@PLT
	movsd	16(%rsp), %xmm1
	movsd	8(%rsp), %xmm2
	subsd	%xmm0, %xmm1
.L70:
	mulsd	.LC3(%rip), %xmm1
	movapd	%xmm2, %xmm0
	movsd	%xmm1, 8(%rsp)
	call	__ieee754_sqrt@PLT
	movsd	8(%rsp), %xmm1
	divsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
.L71:
	cmpl	$1, %ebx
	je	.L58
	xorpd	.LC2(%rip), %xmm0
.L58:
	addq	$40, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L90:
	pxor	%xmm0, %xmm0
	divsd	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L74:
	movl	$1, %ebx
	jmp	.L64
	.p2align 4,,10
	.p2align 3
.L66:
	movapd	%xmm2, %xmm0
	movl	%edi, 28(%rsp)
	movsd	%xmm2, 8(%rsp)
	call	__ieee754_y0@PLT
	movsd	8(%rsp), %xmm2
	movsd	%xmm0, 16(%rsp)
	movapd	%xmm2, %xmm0
	call	__ieee754_y1@PLT
	movq	%xmm0, %rax
	movapd	%xmm0, %xmm1
	shrq	$32, %rax
	cmpl	$-1048576, %eax
	je	.L71
	movsd	8(%rsp), %xmm2
	movsd	16(%rsp), %xmm3
	movl	$1, %eax
	movl	28(%rsp), %edi
	jmp	.L72
	.p2align 4,,10
	.p2align 3
.L93:
	movq	%xmm0, %rdx
	shrq	$32, %rdx
	cmpl	$-1048576, %edx
	je	.L71
	movapd	%xmm0, %xmm1
.L72:
	leal	(%rax,%rax), %edx
	pxor	%xmm0, %xmm0
	addl	$1, %eax
	cvtsi2sdl	%edx, %xmm0
	divsd	%xmm2, %xmm0
	mulsd	%xmm1, %xmm0
	subsd	%xmm3, %xmm0
	movapd	%xmm1, %xmm3
	cmpl	%edi, %eax
	jl	.L93
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L67:
	movsd	%xmm2, 8(%rsp)
	call	cos@PLT
	movsd	8(%rsp), %xmm2
	movsd	%xmm0, 16(%rsp)
	movapd	%xmm2, %xmm0
	call	sin@PLT
	movsd	16(%rsp), %xmm1
	movsd	8(%rsp), %xmm2
	subsd	%xmm0, %xmm1
	jmp	.L70
	.p2align 4,,10
	.p2align 3
.L69:
	call	sin@PLT
	movsd	8(%rsp), %xmm2
	movsd	%xmm0, 16(%rsp)
	movapd	%xmm2, %xmm0
	call	cos@PLT
	movsd	16(%rsp), %xmm1
	xorpd	.LC2(%rip), %xmm1
	movsd	8(%rsp), %xmm2
	subsd	%xmm0, %xmm1
	jmp	.L70
	.p2align 4,,10
	.p2align 3
.L68:
	movsd	%xmm2, 16(%rsp)
	call	sin@PLT
	movsd	16(%rsp), %xmm2
	movsd	%xmm0, 8(%rsp)
	movapd	%xmm2, %xmm0
	call	cos@PLT
	movsd	8(%rsp), %xmm1
	movsd	16(%rsp), %xmm2
	addsd	%xmm0, %xmm1
	jmp	.L70
	.p2align 4,,10
	.p2align 3
.L92:
	pxor	%xmm4, %xmm4
	movapd	%xmm2, %xmm0
	cvtsi2sdl	%ebx, %xmm4
	movsd	%xmm4, 8(%rsp)
	call	__ieee754_y1@PLT
	mulsd	8(%rsp), %xmm0
	jmp	.L58
	.size	__ieee754_yn, .-__ieee754_yn
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1072693248
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC2:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.section	.rodata.cst8
	.align 8
.LC3:
	.long	1346542445
	.long	1071779287
	.align 8
.LC4:
	.long	0
	.long	1071644672
	.align 8
.LC5:
	.long	0
	.long	1073741824
	.align 8
.LC6:
	.long	0
	.long	1104006501
	.align 8
.LC7:
	.long	-17155601
	.long	1082535490
	.align 8
.LC8:
	.long	630506365
	.long	1420970413
	.align 8
.LC9:
	.long	0
	.long	-1074790400
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
