// d345d860739dc2fca73fcee5c7d1b91b newlib/libm/math/e_fmod.c
	.file	"e_fmod.c"
	.text
	.section	.text.__ieee754_fmod,"ax",@progbits
	.p2align 4
	.globl	__ieee754_fmod
	.type	__ieee754_fmod, @function
__ieee754_fmod:
	movq	%xmm1, %r8
	pushq	%r14
	movq	%r8, %r9
	pushq	%r12
	shrq	$32, %r9
	pushq	%rbp
	movq	%xmm0, %rbp
	pushq	%rbx
	movq	%rbp, %rsi
	movl	%r9d, %ebx
	shrq	$32, %rsi
	andl	$2147483647, %ebx
	movl	%esi, %r12d
	movl	%ebx, %eax
	andl	$2147483647, %r12d
	orl	%r8d, %eax
	je	.L2
	cmpl	$2146435071, %r12d
	ja	.L2
	movl	%r8d, %eax
	negl	%eax
	orl	%r8d, %eax
	shrl	$31, %eax
	orl	%ebx, %eax
	cmpl	$2146435072, %eax
	ja	.L2
	movl	%esi, %r11d
	movl	%r8d, %r10d
	movl	%ebp, %eax
	andl	$-2147483648, %r11d
	cmpl	%ebx, %r12d
	jg	.L5
	jl	.L1
	cmpl	%r8d, %ebp
	jb	.L1
	cmpl	%ebp, %r8d
	je	.L85
	testl	$2146435072, %esi
	jne	.L8
	testl	%r12d, %r12d
	jne	.L7
	movl	%ebp, %edx
	movl	$-1043, %edi
	testl	%ebp, %ebp
	jle	.L86
	.p2align 4,,10
	.p2align 3
.L9:
	addl	%edx, %edx
	subl	$1, %edi
	testl	%edx, %edx
	jg	.L9
.L15:
	testl	$2146435072, %r9d
	jne	.L23
.L89:
	testl	%ebx, %ebx
	jne	.L24
	movl	%r8d, %ecx
	testl	%r8d, %r8d
	jle	.L87
.L12:
	movl	$-1043, %edx
	.p2align 4,,10
	.p2align 3
.L27:
	addl	%ecx, %ecx
	subl	$1, %edx
	testl	%ecx, %ecx
	jg	.L27
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L2:
	mulsd	%xmm1, %xmm0
	divsd	%xmm0, %xmm0
.L1:
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	testl	$2146435072, %esi
	jne	.L8
.L7:
	movl	%r12d, %edx
	movl	$-1022, %edi
	sall	$11, %edx
	testl	%edx, %edx
	jle	.L88
	.p2align 4,,10
	.p2align 3
.L16:
	addl	%edx, %edx
	subl	$1, %edi
	testl	%edx, %edx
	jle	.L15
	addl	%edx, %edx
	subl	$1, %edi
	testl	%edx, %edx
	jg	.L16
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L8:
	movl	%r12d, %edi
	sarl	$20, %edi
	subl	$1023, %edi
	testl	$2146435072, %r9d
	je	.L89
.L23:
	movl	%ebx, %edx
	sarl	$20, %edx
	subl	$1023, %edx
.L28:
	cmpl	$-1022, %edi
	jl	.L25
.L22:
	andl	$1048575, %esi
	orl	$1048576, %esi
.L31:
	cmpl	$-1022, %edx
	jl	.L33
.L29:
	andl	$1048575, %r9d
	movl	%eax, %ebx
	orl	$1048576, %r9d
	subl	%r8d, %ebx
.L34:
	subl	%edx, %edi
	jne	.L44
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L91:
	subl	$1, %ecx
	js	.L40
	subl	%r10d, %eax
.L41:
	movl	%eax, %esi
	addl	%eax, %eax
	shrl	$31, %esi
	leal	(%rsi,%rcx,2), %esi
	subl	$1, %edi
	je	.L90
.L44:
	movl	%esi, %ecx
	subl	%r9d, %ecx
	cmpl	%r10d, %eax
	jb	.L91
	testl	%ecx, %ecx
	js	.L40
	subl	%r10d, %eax
	movl	%ecx, %ebx
	orl	%eax, %ebx
	jne	.L41
.L47:
	shrl	$31, %r11d
	leaq	Zero(%rip), %rax
	popq	%rbx
	popq	%rbp
	movsd	(%rax,%r11,8), %xmm0
	popq	%r12
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	movl	%eax, %ecx
	addl	%eax, %eax
	shrl	$31, %ecx
	leal	(%rcx,%rsi,2), %esi
	subl	$1, %edi
	jne	.L44
.L90:
	movl	%eax, %ebx
	subl	%r10d, %ebx
.L38:
	movl	%esi, %ecx
	subl	%r9d, %ecx
	cmpl	%r10d, %eax
	sbbl	$0, %ecx
.L45:
	testl	%ecx, %ecx
	cmovns	%ecx, %esi
	cmovns	%rbx, %rax
	movl	%esi, %edi
	orl	%eax, %edi
	jne	.L82
	jmp	.L47
	.p2align 4,,10
	.p2align 3
.L48:
	movl	%eax, %ecx
	subl	$1, %edx
	addl	%eax, %eax
	shrl	$31, %ecx
	leal	(%rcx,%rsi,2), %esi
.L82:
	cmpl	$1048575, %esi
	jle	.L48
	cmpl	$-1022, %edx
	jge	.L92
	movl	$-1022, %edi
	subl	%edx, %edi
	cmpl	$20, %edi
	jg	.L51
	movl	%edi, %ecx
	shrl	%cl, %eax
	leal	1054(%rdx), %ecx
	movl	%esi, %edx
	sall	%cl, %edx
	movl	%edi, %ecx
	sarl	%cl, %esi
	orl	%eax, %edx
	orl	%esi, %r11d
.L52:
	movq	%r11, %rax
	salq	$32, %rax
	orq	%rdx, %rax
	movq	%rax, %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L33:
	movl	$-1022, %r10d
	subl	%edx, %r10d
	cmpl	$31, %r10d
	jg	.L35
	leal	1054(%rdx), %r9d
.L26:
	movl	%r10d, %ecx
	movl	%r8d, %r14d
	sall	%cl, %ebx
	movl	%r9d, %ecx
	shrl	%cl, %r14d
	movl	%r10d, %ecx
	movl	%r14d, %r9d
	orl	%ebx, %r9d
	movl	%r8d, %ebx
	sall	%cl, %ebx
	movl	%ebx, %r10d
	movl	%eax, %ebx
	subl	%r10d, %ebx
	jmp	.L34
.L87:
	cmpl	$-1022, %edi
	jge	.L19
	movl	$-1043, %edx
	.p2align 4,,10
	.p2align 3
.L25:
	movl	$-1022, %eax
	subl	%edi, %eax
	cmpl	$31, %eax
	jg	.L32
.L54:
	leal	1054(%rdi), %esi
.L14:
	movl	%eax, %ecx
	movl	%ebp, %r14d
	sall	%cl, %r12d
	movl	%esi, %ecx
	shrl	%cl, %r14d
	movl	%eax, %ecx
	movl	%r14d, %esi
	movl	%ebp, %r14d
	sall	%cl, %r14d
	orl	%r12d, %esi
	movl	%r14d, %eax
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L35:
	movl	$-1054, %ecx
	movl	%r8d, %r9d
	xorl	%r10d, %r10d
	subl	%edx, %ecx
	sall	%cl, %r9d
	subl	%edx, %edi
	jne	.L44
	movl	%esi, %ecx
	movl	%eax, %ebx
	subl	%r9d, %ecx
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L32:
	movl	$-1054, %ecx
	movl	%ebp, %esi
	xorl	%eax, %eax
	subl	%edi, %ecx
	sall	%cl, %esi
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L24:
	movl	%ebx, %ecx
	sall	$11, %ecx
	testl	%ecx, %ecx
	jle	.L93
.L20:
	movl	$-1022, %edx
	.p2align 4,,10
	.p2align 3
.L30:
	addl	%ecx, %ecx
	subl	$1, %edx
	testl	%ecx, %ecx
	jg	.L30
	jmp	.L28
	.p2align 4,,10
	.p2align 3
.L92:
	addl	$1023, %edx
	subl	$1048576, %esi
	sall	$20, %edx
	orl	%r11d, %esi
	orl	%esi, %edx
	salq	$32, %rdx
	orq	%rax, %rdx
	movq	%rdx, %xmm0
	jmp	.L1
.L88:
	testl	$2146435072, %r9d
	jne	.L17
	testl	%ebx, %ebx
	jne	.L18
	movl	%r8d, %ecx
	testl	%r8d, %r8d
	jg	.L12
.L19:
	andl	$1048575, %esi
	movl	$11, %r9d
	movl	$-1043, %edx
	movl	$21, %r10d
	orl	$1048576, %esi
	jmp	.L26
.L93:
	cmpl	$-1022, %edi
	jl	.L63
.L21:
	andl	$1048575, %esi
	movl	$-1022, %edx
	orl	$1048576, %esi
	jmp	.L29
.L51:
	cmpl	$31, %edi
	jg	.L53
	movl	%edi, %ecx
	shrl	%cl, %eax
	leal	1054(%rdx), %ecx
	movl	%esi, %edx
	sall	%cl, %edx
	orl	%eax, %edx
	jmp	.L52
.L85:
	shrl	$31, %r11d
	leaq	Zero(%rip), %rdx
	movl	%r11d, %eax
	movsd	(%rdx,%rax,8), %xmm0
	jmp	.L1
.L53:
	movl	$-1054, %ecx
	subl	%edx, %ecx
	movl	%esi, %edx
	sarl	%cl, %edx
	jmp	.L52
.L86:
	testl	$2146435072, %r9d
	jne	.L10
	testl	%ebx, %ebx
	jne	.L11
	movl	%r8d, %ecx
	movl	$-1043, %edx
	testl	%r8d, %r8d
	jg	.L12
.L13:
	movl	$-1043, %edi
	movl	$21, %eax
	jmp	.L54
.L17:
	movl	%ebx, %edx
	sarl	$20, %edx
	subl	$1023, %edx
	jmp	.L22
.L10:
	movl	%ebx, %edx
	movl	$11, %esi
	movl	$-1043, %edi
	movl	$21, %eax
	sarl	$20, %edx
	subl	$1023, %edx
	jmp	.L14
.L63:
	movl	$-1022, %edx
	jmp	.L25
.L11:
	movl	%ebx, %ecx
	movl	$-1043, %edi
	movl	$-1022, %edx
	sall	$11, %ecx
	testl	%ecx, %ecx
	jg	.L20
	jmp	.L13
.L18:
	movl	%ebx, %ecx
	sall	$11, %ecx
	testl	%ecx, %ecx
	jg	.L20
	jmp	.L21
	.size	__ieee754_fmod, .-__ieee754_fmod
	.section	.rodata
	.align 16
	.type	Zero, @object
	.size	Zero, 16
Zero:
	.long	0
	.long	0
	.long	0
	.long	-2147483648
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
