// 5169f6293ba8a9b8aab328b060032be1 newlib/libm/common/s_llrint.c
	.file	"s_llrint.c"
	.text
	.section	.text.llrint,"ax",@progbits
	.p2align 4
	.globl	llrint
	.type	llrint, @function
llrint:
	subl	$52, %esp
	movl	%ebx, 36(%esp)
	fldl	56(%esp)
	movl	%esi, 40(%esp)
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	fstpl	(%esp)
	movl	%edi, 44(%esp)
	movl	4(%esp), %eax
	movl	%ebp, 48(%esp)
	movl	%eax, %ecx
	movl	%eax, %ebx
	sarl	$20, %ecx
	shrl	$31, %ebx
	andl	$2047, %ecx
	leal	-1023(%ecx), %edx
	cmpl	$19, %edx
	jg	.L2
	incl	%edx
	jl	.L5
	fldl	TWO52@GOTOFF(%esi,%ebx,8)
	fldl	(%esp)
	fadd	%st(1), %st
	fstpl	24(%esp)
	fldl	24(%esp)
	fsubp	%st, %st(1)
	fstpl	(%esp)
	movl	4(%esp), %edx
	testl	$2147483647, %edx
	je	.L5
	movl	%edx, %eax
	movl	$1043, %ecx
	sarl	$20, %edx
	andl	$1048575, %eax
	andl	$2047, %edx
	orl	$1048576, %eax
	subl	%edx, %ecx
	sarl	%cl, %eax
	cltd
.L6:
	testl	%ebx, %ebx
	je	.L16
	negl	%eax
	adcl	$0, %edx
	negl	%edx
.L16:
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	movl	44(%esp), %edi
	movl	48(%esp), %ebp
	addl	$52, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	xorl	%eax, %eax
	xorl	%edx, %edx
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$62, %edx
	jg	.L7
	cmpl	$51, %edx
	jg	.L19
	fldl	TWO52@GOTOFF(%esi,%ebx,8)
	xorl	%edx, %edx
	xorl	%edi, %edi
	fldl	(%esp)
	fadd	%st(1), %st
	fstpl	24(%esp)
	fldl	24(%esp)
	fsubp	%st, %st(1)
	fstpl	(%esp)
	movl	4(%esp), %eax
	movl	%eax, %esi
	andl	$1048575, %eax
	sarl	$20, %esi
	orl	$1048576, %eax
	andl	$2047, %esi
	leal	-1043(%esi), %ecx
	shldl	%eax, %edx
	sall	%cl, %eax
	testb	$32, %cl
	movl	$1075, %ecx
	cmovne	%eax, %edx
	cmovne	%edi, %eax
	subl	%esi, %ecx
	cmpl	$31, %ecx
	ja	.L6
	movl	(%esp), %esi
	xorl	%edi, %edi
	orl	%edi, %edx
	shrl	%cl, %esi
	orl	%esi, %eax
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L19:
	andl	$1048575, %eax
	movl	%ecx, %ebp
	orl	$1048576, %eax
	xorl	%edx, %edx
	leal	-1043(%ecx), %ecx
	xorl	%esi, %esi
	shldl	%eax, %edx
	sall	%cl, %eax
	testb	$32, %cl
	leal	-1075(%ebp), %ecx
	cmovne	%eax, %edx
	cmovne	%esi, %eax
	movl	(%esp), %esi
	xorl	%edi, %edi
	xorl	%ebp, %ebp
	shldl	%esi, %edi
	sall	%cl, %esi
	testb	$32, %cl
	cmovne	%esi, %edi
	cmovne	%ebp, %esi
	orl	%esi, %eax
	orl	%edi, %edx
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L7:
	fnstcw	14(%esp)
	fldl	(%esp)
	movzwl	14(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 12(%esp)
	fldcw	12(%esp)
	fistpq	(%esp)
	fldcw	14(%esp)
	movl	(%esp), %eax
	movl	4(%esp), %edx
	jmp	.L16
	.size	llrint, .-llrint
	.section	.rodata
	.align 8
	.type	TWO52, @object
	.size	TWO52, 16
TWO52:
	.long	0
	.long	1127219200
	.long	0
	.long	-1020264448
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
