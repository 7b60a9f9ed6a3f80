// f0d5190c089607d452b67dedde463c1d newlib/libm/common/sf_round.c
	.file	"sf_round.c"
	.text
	.section	.text.roundf,"ax",@progbits
	.p2align 4
	.globl	roundf
	.type	roundf, @function
roundf:
	subl	$8, %esp
	movl	%ebx, 4(%esp)
	movl	12(%esp), %edx
	movl	%edx, %ecx
	shrl	$23, %ecx
	movzbl	%cl, %ecx
	subl	$127, %ecx
	cmpl	$22, %ecx
	jg	.L2
	testl	%ecx, %ecx
	js	.L10
	movl	$8388607, %ebx
	sarl	%cl, %ebx
	testl	%edx, %ebx
	je	.L6
	movl	$4194304, %eax
	notl	%ebx
	sarl	%cl, %eax
	addl	%edx, %eax
	andl	%ebx, %eax
.L4:
	movl	%eax, (%esp)
	flds	(%esp)
.L1:
	movl	4(%esp), %ebx
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	movl	%edx, %eax
	andl	$-2147483648, %eax
	incl	%ecx
	jne	.L4
	orl	$1065353216, %eax
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L2:
	addl	$-128, %ecx
	flds	12(%esp)
	jne	.L1
	movl	4(%esp), %ebx
	fadd	%st(0), %st
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	flds	12(%esp)
	movl	4(%esp), %ebx
	addl	$8, %esp
	ret
	.size	roundf, .-roundf
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
