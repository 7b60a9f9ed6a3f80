// 4cad5d149fd959816a449fdf407c039a newlib/libm/common/s_lrint.c
	.file	"s_lrint.c"
	.text
	.section	.text.lrint,"ax",@progbits
	.p2align 4
	.globl	lrint
	.type	lrint, @function
lrint:
	call	__x86.get_pc_thunk.cx
	addl	$_GLOBAL_OFFSET_TABLE_, %ecx
	subl	$36, %esp
	movl	%ebx, 32(%esp)
	fldl	40(%esp)
	fstpl	(%esp)
	movl	4(%esp), %eax
	movl	%eax, %edx
	sarl	$20, %eax
	shrl	$31, %edx
	andl	$2047, %eax
	subl	$1023, %eax
	cmpl	$19, %eax
	jg	.L2
	incl	%eax
	jl	.L5
	fldl	TWO52@GOTOFF(%ecx,%edx,8)
	fldl	(%esp)
	fadd	%st(1), %st
	fstpl	24(%esp)
	fldl	24(%esp)
	fsubp	%st, %st(1)
	fstpl	(%esp)
	movl	4(%esp), %ecx
	testl	$2147483647, %ecx
	je	.L5
	movl	%ecx, %eax
	sarl	$20, %ecx
	andl	$1048575, %eax
	movl	%ecx, %ebx
	movl	$1043, %ecx
	andl	$2047, %ebx
	orl	$1048576, %eax
	subl	%ebx, %ecx
	sarl	%cl, %eax
.L6:
	testl	%edx, %edx
	je	.L15
	negl	%eax
.L15:
	movl	32(%esp), %ebx
	addl	$36, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	movl	32(%esp), %ebx
	xorl	%eax, %eax
	addl	$36, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$30, %eax
	jg	.L7
	fldl	TWO52@GOTOFF(%ecx,%edx,8)
	fldl	(%esp)
	fadd	%st(1), %st
	fstpl	24(%esp)
	fldl	24(%esp)
	fsubp	%st, %st(1)
	fstpl	(%esp)
	movl	4(%esp), %eax
	movl	%eax, %ebx
	andl	$1048575, %eax
	sarl	$20, %ebx
	orl	$1048576, %eax
	andl	$2047, %ebx
	leal	-1043(%ebx), %ecx
	sall	%cl, %eax
	movl	$1075, %ecx
	subl	%ebx, %ecx
	cmpl	$31, %ecx
	ja	.L6
	movl	(%esp), %ebx
	shrl	%cl, %ebx
	orl	%ebx, %eax
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L7:
	fnstcw	14(%esp)
	fldl	(%esp)
	movl	32(%esp), %ebx
	movzwl	14(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 12(%esp)
	fldcw	12(%esp)
	fistpl	(%esp)
	fldcw	14(%esp)
	movl	(%esp), %eax
	addl	$36, %esp
	ret
	.size	lrint, .-lrint
	.section	.rodata
	.align 8
	.type	TWO52, @object
	.size	TWO52, 16
TWO52:
	.long	0
	.long	1127219200
	.long	0
	.long	-1020264448
	.section	.text.__x86.get_pc_thunk.cx,"axG",@progbits,__x86.get_pc_thunk.cx,comdat
	.globl	__x86.get_pc_thunk.cx
	.hidden	__x86.get_pc_thunk.cx
	.type	__x86.get_pc_thunk.cx, @function
__x86.get_pc_thunk.cx:
	movl	(%esp), %ecx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
