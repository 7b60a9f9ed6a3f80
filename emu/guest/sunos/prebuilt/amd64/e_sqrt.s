// 5201a4507d992b8d0f7214ccd54447f7 newlib/libm/math/e_sqrt.c
	.file	"e_sqrt.c"
	.text
	.section	.text.__ieee754_sqrt,"ax",@progbits
	.p2align 4
	.globl	__ieee754_sqrt
	.type	__ieee754_sqrt, @function
__ieee754_sqrt:
	movq	%xmm0, %rdi
	movq	%rdi, %rcx
	shrq	$32, %rcx
	movl	%ecx, %esi
	andl	$2146435072, %esi
	cmpl	$2146435072, %esi
	je	.L54
	movl	%ecx, %edx
	movl	%edi, %eax
	movl	%ecx, %esi
	testl	%ecx, %ecx
	jle	.L55
	sarl	$20, %esi
	je	.L56
.L7:
	andl	$1048575, %edx
	leal	-1023(%rsi), %r11d
	pushq	%r12
	orl	$1048576, %edx
	andl	$1, %esi
	pushq	%rbp
	pushq	%rbx
	jne	.L10
	movl	%eax, %ecx
	addl	%eax, %eax
	shrl	$31, %ecx
	leal	(%rcx,%rdx,2), %edx
.L10:
	movl	%eax, %ecx
	sarl	%r11d
	addl	%eax, %eax
	movl	$22, %esi
	shrl	$31, %ecx
	xorl	%r10d, %r10d
	xorl	%edi, %edi
	leal	(%rcx,%rdx,2), %edx
	movl	$2097152, %ecx
	.p2align 4,,10
	.p2align 3
.L12:
	leal	(%rdi,%rcx), %r8d
	cmpl	%edx, %r8d
	jg	.L11
	leal	(%rcx,%r8), %edi
	subl	%r8d, %edx
	addl	%ecx, %r10d
.L11:
	movl	%eax, %r8d
	shrl	%ecx
	addl	%eax, %eax
	shrl	$31, %r8d
	leal	(%r8,%rdx,2), %edx
	subl	$1, %esi
	jne	.L12
	xorl	%ebp, %ebp
	xorl	%ebx, %ebx
	movl	$32, %r8d
	movl	$-2147483648, %ecx
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L59:
	cmpl	%esi, %eax
	jb	.L32
	cmpl	%edx, %edi
	jne	.L32
	leal	(%rsi,%rcx), %ebx
	xorl	%r9d, %r9d
	testl	%esi, %esi
	js	.L57
.L17:
	subl	%esi, %eax
	addl	%ecx, %ebp
.L16:
	movl	%eax, %esi
	shrl	%ecx
	addl	%eax, %eax
	shrl	$31, %esi
	addl	%r9d, %esi
	movl	%esi, %edx
	subl	$1, %r8d
	je	.L58
.L21:
	leal	(%rbx,%rcx), %esi
	cmpl	%edx, %edi
	jge	.L59
	leal	(%rsi,%rcx), %ebx
	movl	%edi, %r12d
	testl	%esi, %esi
	js	.L60
.L19:
	subl	%edi, %edx
	movl	%edx, %r9d
	cmpl	%esi, %eax
	jnb	.L61
.L20:
	leal	-2(%rdx,%rdx), %r9d
	movl	%r12d, %edi
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L55:
	andl	$2147483647, %esi
	orl	%edi, %esi
	je	.L50
	testl	%ecx, %ecx
	jne	.L62
	.p2align 4,,10
	.p2align 3
.L5:
	movl	%eax, %ecx
	subl	$21, %edx
	sall	$21, %eax
	shrl	$11, %ecx
	testl	%ecx, %ecx
	je	.L5
	movl	%edx, %esi
	movl	%ecx, %edx
	andl	$1048576, %ecx
	movl	%eax, %r8d
	je	.L6
	movl	$32, %r9d
	movl	$-1, %edi
.L8:
	subl	%edi, %esi
	movl	%r9d, %ecx
	movl	%r8d, %edi
	shrl	%cl, %edi
	orl	%edi, %edx
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L32:
	leal	(%rdx,%rdx), %r9d
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L60:
	testl	%ebx, %ebx
	js	.L19
.L18:
	subl	%edi, %edx
	leal	1(%rdi), %r12d
	movl	%edx, %r9d
	cmpl	%esi, %eax
	jb	.L20
.L61:
	addl	%r9d, %r9d
	movl	%r12d, %edi
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L57:
	testl	%ebx, %ebx
	jns	.L18
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L58:
	orl	%eax, %esi
	je	.L52
	cmpl	$-1, %ebp
	je	.L63
	addl	$1, %ebp
.L52:
	movl	%ebp, %r8d
	shrl	%r8d
.L23:
	movl	%r10d, %eax
	movl	%r8d, %edx
	popq	%rbx
	popq	%rbp
	sarl	%eax
	orl	$-2147483648, %edx
	andl	$1, %r10d
	popq	%r12
	cmovne	%edx, %r8d
	sall	$20, %r11d
	leal	1071644672(%rax,%r11), %eax
	movl	%r8d, %r8d
	salq	$32, %rax
	orq	%r8, %rax
	movq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L54:
	movapd	%xmm0, %xmm1
	mulsd	%xmm0, %xmm1
	addsd	%xmm1, %xmm0
	ret
.L62:
	subsd	%xmm0, %xmm0
	divsd	%xmm0, %xmm0
	ret
.L56:
	movl	%edi, %r8d
.L6:
	xorl	%ecx, %ecx
	.p2align 4,,10
	.p2align 3
.L9:
	addl	%edx, %edx
	movl	%ecx, %edi
	leal	1(%rcx), %ecx
	testl	$1048576, %edx
	je	.L9
	movl	$32, %r9d
	movl	%r8d, %eax
	subl	%ecx, %r9d
	sall	%cl, %eax
	jmp	.L8
.L50:
	ret
.L63:
	addl	$1, %r10d
	jmp	.L23
	.size	__ieee754_sqrt, .-__ieee754_sqrt
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
