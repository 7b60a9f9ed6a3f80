// 489746b1d0989f1fdf0c0afc4e957106 newlib/libm/math/s_ceil.c
	.file	"s_ceil.c"
	.text
	.section	.text.ceil,"ax",@progbits
	.p2align 4
	.globl	ceil
	.type	ceil, @function
ceil:
	subl	$28, %esp
	movl	%esi, 16(%esp)
	fldl	32(%esp)
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	movl	%ebx, 12(%esp)
	fstl	(%esp)
	movl	%edi, 20(%esp)
	movl	4(%esp), %edx
	movl	%ebp, 24(%esp)
	movl	(%esp), %ebx
	movl	%edx, %ecx
	sarl	$20, %ecx
	andl	$2047, %ecx
	leal	-1023(%ecx), %eax
	cmpl	$19, %eax
	jg	.L2
	testl	%eax, %eax
	js	.L23
	fstp	%st(0)
	movb	%al, %cl
	movl	$1048575, %ebp
	sarl	%cl, %ebp
	movl	%edx, %ecx
	andl	%ebp, %ecx
	movl	%edx, %edi
	orl	%ebx, %ecx
	je	.L17
	fldl	(%esp)
	faddl	.LC0@GOTOFF(%esi)
	fldz
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L4
	testl	%edx, %edx
	jle	.L8
	movl	$1048576, %edx
	movb	%al, %cl
	sarl	%cl, %edx
	addl	%edx, %edi
.L8:
	notl	%ebp
	xorl	%ebx, %ebx
	movl	%ebp, %edx
	andl	%edi, %edx
.L4:
	movl	%edx, 4(%esp)
	movl	%ebx, (%esp)
	fldl	(%esp)
.L1:
	movl	12(%esp), %ebx
	movl	16(%esp), %esi
	movl	20(%esp), %edi
	movl	24(%esp), %ebp
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	fldl	.LC0@GOTOFF(%esi)
	faddp	%st, %st(1)
	fldz
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L4
	testl	%edx, %edx
	js	.L13
	orl	%ebx, %edx
	movl	$1072693248, %eax
	movl	$0, %ebx
	cmovne	%eax, %edx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L2:
	fstp	%st(0)
	cmpl	$51, %eax
	jle	.L9
	cmpl	$1024, %eax
	fldl	(%esp)
	jne	.L1
	fadd	%st(0), %st
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L9:
	subl	$1043, %ecx
	movl	$-1, %edi
	shrl	%cl, %edi
	testl	%edi, %ebx
	je	.L17
	fldl	(%esp)
	faddl	.LC0@GOTOFF(%esi)
	fldz
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L4
	testl	%edx, %edx
	movl	%ebx, %esi
	jle	.L11
	cmpl	$20, %eax
	je	.L24
	movl	$52, %ecx
	subl	%eax, %ecx
	movl	$1, %eax
	sall	%cl, %eax
	addl	%eax, %esi
	cmpl	%ebx, %esi
	adcl	$0, %edx
.L11:
	notl	%edi
	movl	%edi, %ebx
	andl	%esi, %ebx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L17:
	fldl	(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L24:
	incl	%edx
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L13:
	xorl	%ebx, %ebx
	movl	$-2147483648, %edx
	jmp	.L4
	.size	ceil, .-ceil
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	-2013235812
	.long	2117592124
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
