// 489746b1d0989f1fdf0c0afc4e957106 newlib/libm/math/s_ceil.c
	.file	"s_ceil.c"
	.text
	.section	.text.ceil,"ax",@progbits
	.p2align 4
	.globl	ceil
	.type	ceil, @function
ceil:
	movq	%xmm0, %rdx
	movq	%rdx, %rax
	movl	%edx, %r8d
	shrq	$32, %rax
	movl	%eax, %ecx
	movl	%eax, %edi
	movl	%eax, %r10d
	sarl	$20, %ecx
	andl	$2047, %ecx
	leal	-1023(%rcx), %esi
	cmpl	$19, %esi
	jg	.L2
	testl	%esi, %esi
	js	.L24
	movl	%esi, %ecx
	movl	$1048575, %r9d
	movapd	%xmm0, %xmm1
	sarl	%cl, %r9d
	movl	%r9d, %ecx
	andl	%eax, %ecx
	orl	%edx, %ecx
	je	.L1
	addsd	.LC0(%rip), %xmm0
	pxor	%xmm1, %xmm1
	comisd	%xmm1, %xmm0
	jbe	.L4
	testl	%eax, %eax
	jle	.L8
	movl	$1048576, %r10d
	movl	%esi, %ecx
	sarl	%cl, %r10d
	addl	%eax, %r10d
.L8:
	notl	%r9d
	xorl	%r8d, %r8d
	movl	%r9d, %edi
	andl	%r10d, %edi
.L4:
	movl	%r8d, %eax
	salq	$32, %rdi
	orq	%rax, %rdi
	movq	%rdi, %xmm1
.L1:
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	addsd	.LC0(%rip), %xmm0
	pxor	%xmm1, %xmm1
	comisd	%xmm1, %xmm0
	jbe	.L4
	testl	%eax, %eax
	js	.L13
	movl	%edx, %edi
	xorl	%r8d, %r8d
	orl	%eax, %edi
	je	.L4
	movl	$1072693248, %edi
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$51, %esi
	jle	.L9
	movapd	%xmm0, %xmm1
	cmpl	$1024, %esi
	jne	.L1
	addsd	%xmm0, %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L9:
	subl	$1043, %ecx
	movl	$-1, %r9d
	movapd	%xmm0, %xmm1
	shrl	%cl, %r9d
	testl	%edx, %r9d
	je	.L1
	addsd	.LC0(%rip), %xmm0
	pxor	%xmm1, %xmm1
	comisd	%xmm1, %xmm0
	jbe	.L4
	testl	%eax, %eax
	jle	.L11
	cmpl	$20, %esi
	je	.L25
	movl	$52, %ecx
	movl	$1, %r8d
	addl	$1, %eax
	subl	%esi, %ecx
	sall	%cl, %r8d
	addl	%edx, %r8d
	cmovc	%eax, %edi
.L11:
	notl	%r9d
	andl	%r9d, %r8d
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L25:
	leal	1(%rax), %edi
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L13:
	xorl	%r8d, %r8d
	movl	$-2147483648, %edi
	jmp	.L4
	.size	ceil, .-ceil
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	-2013235812
	.long	2117592124
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
