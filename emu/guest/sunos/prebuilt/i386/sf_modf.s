// 575d7152eef60b38c900b543cbc588c3 newlib/libm/common/sf_modf.c
	.file	"sf_modf.c"
	.text
	.section	.text.modff,"ax",@progbits
	.p2align 4
	.globl	modff
	.type	modff, @function
modff:
	subl	$8, %esp
	movl	12(%esp), %eax
	movl	%eax, %ecx
	sarl	$23, %ecx
	movzbl	%cl, %ecx
	subl	$127, %ecx
	cmpl	$22, %ecx
	jg	.L2
	testl	%ecx, %ecx
	js	.L8
	movl	$8388607, %edx
	sarl	%cl, %edx
	testl	%edx, %eax
	je	.L2
	notl	%edx
	andl	%eax, %edx
	movl	%edx, 4(%esp)
	flds	4(%esp)
	fsubrs	12(%esp)
	fstps	(%esp)
	flds	4(%esp)
	fstps	12(%esp)
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L2:
	andl	$-2147483648, %eax
	movl	%eax, (%esp)
.L4:
	movl	16(%esp), %eax
	flds	12(%esp)
	fstps	(%eax)
	flds	(%esp)
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	flds	12(%esp)
	andl	$-2147483648, %eax
	movl	%eax, 12(%esp)
	fstps	(%esp)
	jmp	.L4
	.size	modff, .-modff
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
