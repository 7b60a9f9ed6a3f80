// ce90ab558b04f3d1b18a72e909c30837 newlib/libm/common/s_round.c
	.file	"s_round.c"
	.text
	.section	.text.round,"ax",@progbits
	.p2align 4
	.globl	round
	.type	round, @function
round:
	pushl	%esi
	pushl	%ebx
	subl	$12, %esp
	fldl	24(%esp)
	fstpl	(%esp)
	movl	4(%esp), %edx
	movl	(%esp), %ebx
	movl	%edx, %ecx
	sarl	$20, %ecx
	andl	$2047, %ecx
	leal	-1023(%ecx), %eax
	cmpl	$19, %eax
	jg	.L2
	testl	%eax, %eax
	js	.L17
	movb	%al, %cl
	movl	$1048575, %esi
	sarl	%cl, %esi
	movl	%esi, %ecx
	andl	%edx, %ecx
	orl	%ebx, %ecx
	je	.L13
	movb	%al, %cl
	movl	$524288, %ebx
	sarl	%cl, %ebx
	notl	%esi
	addl	%edx, %ebx
	xorl	%ecx, %ecx
	andl	%esi, %ebx
	movl	%ebx, %edx
.L4:
	movl	%edx, 4(%esp)
	movl	%ecx, (%esp)
	fldl	(%esp)
.L1:
	addl	$12, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	andl	$-2147483648, %edx
	xorl	%ecx, %ecx
	incl	%eax
	jne	.L4
	orl	$1072693248, %edx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$51, %eax
	jle	.L6
	cmpl	$1024, %eax
	fldl	(%esp)
	jne	.L1
	fadd	%st(0), %st
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	subl	$1043, %ecx
	movl	$-1, %esi
	shrl	%cl, %esi
	testl	%ebx, %esi
	je	.L13
	movl	$51, %ecx
	subl	%eax, %ecx
	movl	$1, %eax
	sall	%cl, %eax
	addl	%ebx, %eax
	jc	.L18
.L9:
	notl	%esi
	movl	%esi, %ecx
	andl	%eax, %ecx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L13:
	fldl	(%esp)
	addl	$12, %esp
	popl	%ebx
	popl	%esi
	ret
.L18:
	incl	%edx
	jmp	.L9
	.size	round, .-round
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
