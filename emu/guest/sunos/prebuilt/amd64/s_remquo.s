// 18f462dad9bd166aa877ec1ce18ffb9a newlib/libm/common/s_remquo.c
	.file	"s_remquo.c"
	.text
	.section	.text.remquo,"ax",@progbits
	.p2align 4
	.globl	remquo
	.type	remquo, @function
remquo:
	movq	%xmm1, %rsi
	pushq	%r15
	movq	%rsi, %r8
	pushq	%r14
	shrq	$32, %r8
	pushq	%r13
	pushq	%r12
	movl	%r8d, %r10d
	movq	%rdi, %r12
	pushq	%rbp
	andl	$2147483647, %r10d
	pushq	%rbx
	movq	%xmm0, %rbx
	movl	%r10d, %eax
	movq	%rbx, %rdx
	shrq	$32, %rdx
	movl	%edx, %r11d
	subq	$8, %rsp
	andl	$2147483647, %r11d
	orl	%esi, %eax
	je	.L2
	cmpl	$2146435071, %r11d
	ja	.L2
	movl	%esi, %eax
	negl	%eax
	orl	%esi, %eax
	shrl	$31, %eax
	orl	%r10d, %eax
	cmpl	$2146435072, %eax
	ja	.L2
	movl	%edx, %r14d
	movl	%edx, %r13d
	movl	%esi, %r9d
	movl	%ebx, %eax
	andl	$-2147483648, %r14d
	xorl	%r8d, %r13d
	cmpl	%r10d, %r11d
	jg	.L5
	jl	.L63
	cmpl	%esi, %ebx
	jb	.L63
	je	.L100
	testl	$2146435072, %edx
	jne	.L10
	testl	%r11d, %r11d
	jne	.L9
	movl	%ebx, %ecx
	movl	$-1043, %ebp
	testl	%ebx, %ebx
	jle	.L101
	.p2align 4,,10
	.p2align 3
.L11:
	addl	%ecx, %ecx
	subl	$1, %ebp
	testl	%ecx, %ecx
	jg	.L11
.L17:
	testl	$2146435072, %r8d
	jne	.L25
.L104:
	testl	%r10d, %r10d
	jne	.L26
	movl	%esi, %ecx
	testl	%esi, %esi
	jle	.L102
.L14:
	movl	$-1043, %edi
	.p2align 4,,10
	.p2align 3
.L29:
	addl	%ecx, %ecx
	subl	$1, %edi
	testl	%ecx, %ecx
	jg	.L29
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L2:
	mulsd	%xmm1, %xmm0
	movl	$0, (%r12)
	divsd	%xmm0, %xmm0
.L1:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	testl	$2146435072, %edx
	jne	.L10
.L9:
	movl	%r11d, %ecx
	movl	$-1022, %ebp
	sall	$11, %ecx
	testl	%ecx, %ecx
	jle	.L103
	.p2align 4,,10
	.p2align 3
.L18:
	addl	%ecx, %ecx
	subl	$1, %ebp
	testl	%ecx, %ecx
	jle	.L17
	addl	%ecx, %ecx
	subl	$1, %ebp
	testl	%ecx, %ecx
	jg	.L18
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L10:
	movl	%r11d, %ebp
	sarl	$20, %ebp
	subl	$1023, %ebp
	testl	$2146435072, %r8d
	je	.L104
.L25:
	movl	%r10d, %edi
	sarl	$20, %edi
	subl	$1023, %edi
.L30:
	cmpl	$-1022, %ebp
	jl	.L27
.L24:
	andl	$1048575, %edx
	orl	$1048576, %edx
.L33:
	cmpl	$-1022, %edi
	jl	.L35
.L31:
	andl	$1048575, %r8d
	movl	%eax, %r10d
	orl	$1048576, %r8d
	subl	%esi, %r10d
.L36:
	subl	%edi, %ebp
	leal	-1(%rbp), %ecx
	movl	$0, %ebp
	jne	.L42
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L40:
	subl	%r9d, %eax
	addl	$1, %ebp
	movl	%eax, %edx
	addl	%ebp, %ebp
	addl	%eax, %eax
	shrl	$31, %edx
	leal	(%rdx,%rsi,2), %edx
	subl	$1, %ecx
	jb	.L105
.L42:
	movl	%edx, %esi
	subl	%r8d, %esi
	cmpl	%r9d, %eax
	sbbl	$0, %esi
	testl	%esi, %esi
	jns	.L40
	movl	%eax, %esi
	addl	%ebp, %ebp
	addl	%eax, %eax
	shrl	$31, %esi
	leal	(%rsi,%rdx,2), %edx
	subl	$1, %ecx
	jnb	.L42
.L105:
	movl	%eax, %r10d
	subl	%r9d, %r10d
.L38:
	movl	%edx, %ecx
	subl	%r8d, %ecx
	cmpl	%r9d, %eax
	sbbl	$0, %ecx
	testl	%ecx, %ecx
	js	.L44
	addl	$1, %ebp
	movl	%r10d, %eax
	movl	%ecx, %edx
.L44:
	movl	%edx, %ebx
	orl	%eax, %ebx
	jne	.L97
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L46:
	movl	%eax, %ecx
	subl	$1, %edi
	addl	%eax, %eax
	shrl	$31, %ecx
	leal	(%rcx,%rdx,2), %edx
.L97:
	cmpl	$1048575, %edx
	jle	.L46
	cmpl	$-1022, %edi
	jl	.L50
	leal	1023(%rdi), %r11d
	subl	$1048576, %edx
	sall	$20, %r11d
	orl	%edx, %r11d
.L6:
	movq	%r11, %rbx
	movapd	%xmm1, %xmm0
	salq	$32, %rbx
	orq	%rax, %rbx
	call	fabs@PLT
	movsd	.LC0(%rip), %xmm1
	comisd	%xmm0, %xmm1
	jbe	.L95
	movq	%rbx, %xmm1
	addsd	%xmm1, %xmm1
	comisd	%xmm0, %xmm1
	ja	.L55
	ucomisd	%xmm0, %xmm1
	jp	.L56
	jne	.L56
	testb	$1, %bpl
	je	.L56
.L55:
	movq	%rbx, %xmm4
	addl	$1, %ebp
	subsd	%xmm0, %xmm4
	movq	%xmm4, %rbx
.L56:
	movq	%rbx, %rax
	andl	$2147483647, %ebp
	movl	%ebx, %ebx
	shrq	$32, %rax
	xorl	%r14d, %eax
	salq	$32, %rax
	orq	%rax, %rbx
	movl	%ebp, %eax
	negl	%eax
	testl	%r13d, %r13d
	movq	%rbx, %xmm0
	cmovns	%ebp, %eax
	movl	%eax, (%r12)
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	movl	$-1022, %ecx
	subl	%edi, %ecx
	movl	%ecx, %r9d
	cmpl	$31, %ecx
	jg	.L37
	leal	1054(%rdi), %r8d
.L28:
	movl	%r9d, %ecx
	movl	%esi, %ebx
	sall	%cl, %r10d
	movl	%r8d, %ecx
	shrl	%cl, %ebx
	movl	%r9d, %ecx
	movl	%ebx, %r8d
	movl	%esi, %ebx
	sall	%cl, %ebx
	orl	%r10d, %r8d
	movl	%eax, %r10d
	movl	%ebx, %r9d
	subl	%ebx, %r10d
	jmp	.L36
.L102:
	cmpl	$-1022, %ebp
	jge	.L21
	movl	$-1043, %edi
	.p2align 4,,10
	.p2align 3
.L27:
	movl	$-1022, %eax
	subl	%ebp, %eax
	cmpl	$31, %eax
	jg	.L34
.L62:
	leal	1054(%rbp), %edx
.L16:
	movl	%eax, %ecx
	movl	%ebx, %r15d
	sall	%cl, %r11d
	movl	%edx, %ecx
	shrl	%cl, %r15d
	movl	%eax, %ecx
	movl	%r15d, %edx
	sall	%cl, %ebx
	orl	%r11d, %edx
	movl	%ebx, %eax
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L95:
	movsd	.LC1(%rip), %xmm1
	movq	%rbx, %xmm3
	mulsd	%xmm0, %xmm1
	comisd	%xmm1, %xmm3
	ja	.L58
	ucomisd	%xmm3, %xmm1
	jp	.L56
	jne	.L56
	testb	$1, %bpl
	je	.L56
.L58:
	movq	%rbx, %xmm5
	addl	$1, %ebp
	subsd	%xmm0, %xmm5
	movq	%xmm5, %rbx
	jmp	.L56
	.p2align 4,,10
	.p2align 3
.L45:
	andl	$2147483647, %ebp
	movl	%ebp, %eax
	negl	%eax
	testl	%r13d, %r13d
	cmovns	%ebp, %eax
	shrl	$31, %r14d
	movl	%eax, (%r12)
	leaq	Zero(%rip), %rax
	movsd	(%rax,%r14,8), %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L50:
	movl	$-1022, %esi
	subl	%edi, %esi
	cmpl	$20, %esi
	jle	.L106
	cmpl	$31, %esi
	jg	.L52
	movl	%esi, %ecx
	movl	%r14d, %r11d
	shrl	%cl, %eax
	leal	1054(%rdi), %ecx
	sall	%cl, %edx
	orl	%edx, %eax
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L37:
	movl	$-1054, %ecx
	movl	%esi, %r8d
	movl	%eax, %r10d
	xorl	%r9d, %r9d
	subl	%edi, %ecx
	sall	%cl, %r8d
	jmp	.L36
	.p2align 4,,10
	.p2align 3
.L34:
	movl	$-1054, %ecx
	movl	%ebx, %edx
	xorl	%eax, %eax
	subl	%ebp, %ecx
	sall	%cl, %edx
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L26:
	movl	%r10d, %ecx
	sall	$11, %ecx
	testl	%ecx, %ecx
	jle	.L107
.L22:
	movl	$-1022, %edi
	.p2align 4,,10
	.p2align 3
.L32:
	addl	%ecx, %ecx
	subl	$1, %edi
	testl	%ecx, %ecx
	jg	.L32
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L106:
	movl	%esi, %ecx
	shrl	%cl, %eax
	leal	1054(%rdi), %ecx
	movl	%edx, %edi
	sall	%cl, %edi
	movl	%esi, %ecx
	sarl	%cl, %edx
	orl	%edi, %eax
	movl	%edx, %r11d
	jmp	.L6
.L103:
	testl	$2146435072, %r8d
	jne	.L19
	testl	%r10d, %r10d
	jne	.L20
	movl	%esi, %ecx
	testl	%esi, %esi
	jg	.L14
.L21:
	andl	$1048575, %edx
	movl	$11, %r8d
	movl	$-1043, %edi
	movl	$21, %r9d
	orl	$1048576, %edx
	jmp	.L28
.L107:
	cmpl	$-1022, %ebp
	jl	.L72
.L23:
	andl	$1048575, %edx
	movl	$-1022, %edi
	orl	$1048576, %edx
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L63:
	xorl	%ebp, %ebp
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L100:
	sarl	$31, %r13d
	shrl	$31, %r14d
	leaq	Zero(%rip), %rdx
	orl	$1, %r13d
	movl	%r14d, %eax
	movl	%r13d, (%rdi)
	movsd	(%rdx,%rax,8), %xmm0
	jmp	.L1
.L52:
	movl	$-1054, %ecx
	movl	%edx, %eax
	movl	%r14d, %r11d
	subl	%edi, %ecx
	sarl	%cl, %eax
	jmp	.L6
.L101:
	testl	$2146435072, %r8d
	jne	.L12
	testl	%r10d, %r10d
	jne	.L13
	movl	%esi, %ecx
	movl	$-1043, %edi
	testl	%esi, %esi
	jg	.L14
.L15:
	movl	$-1043, %ebp
	movl	$21, %eax
	jmp	.L62
.L19:
	movl	%r10d, %edi
	sarl	$20, %edi
	subl	$1023, %edi
	jmp	.L24
.L12:
	movl	%r10d, %edi
	movl	$11, %edx
	movl	$-1043, %ebp
	movl	$21, %eax
	sarl	$20, %edi
	subl	$1023, %edi
	jmp	.L16
.L72:
	movl	$-1022, %edi
	jmp	.L27
.L13:
	movl	%r10d, %ecx
	movl	$-1043, %ebp
	movl	$-1022, %edi
	sall	$11, %ecx
	testl	%ecx, %ecx
	jg	.L22
	jmp	.L15
.L20:
	movl	%r10d, %ecx
	sall	$11, %ecx
	testl	%ecx, %ecx
	jg	.L22
	jmp	.L23
	.size	remquo, .-remquo
	.section	.rodata
	.align 16
	.type	Zero, @object
	.size	Zero, 16
Zero:
	.long	0
	.long	0
	.long	0
	.long	-2147483648
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	2097152
	.align 8
.LC1:
	.long	0
	.long	1071644672
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
