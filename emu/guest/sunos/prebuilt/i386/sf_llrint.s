// b86030164338f8b6eb2c0e2a61e0a554 newlib/libm/common/sf_llrint.c
	.file	"sf_llrint.c"
	.text
	.section	.text.llrintf,"ax",@progbits
	.p2align 4
	.globl	llrintf
	.type	llrintf, @function
llrintf:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	subl	$36, %esp
	movl	48(%esp), %eax
	movl	%eax, %ecx
	shrl	$23, %ecx
	movzbl	%cl, %ecx
	leal	-127(%ecx), %edx
	cmpl	$62, %edx
	jg	.L2
	cmpl	$-1, %edx
	jl	.L7
	movl	%eax, %ebx
	shrl	$31, %ebx
	cmpl	$22, %edx
	jle	.L5
	andl	$8388607, %eax
	subl	$150, %ecx
	orl	$8388608, %eax
	xorl	%edx, %edx
	shldl	%eax, %edx
	xorl	%esi, %esi
	sall	%cl, %eax
	testb	$32, %cl
	cmovne	%eax, %edx
	cmovne	%esi, %eax
.L6:
	testl	%ebx, %ebx
	je	.L14
	negl	%eax
	adcl	$0, %edx
	negl	%edx
.L14:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	flds	TWO23@GOTOFF(%esi,%ebx,4)
	flds	48(%esp)
	fadd	%st(1), %st
	fstps	28(%esp)
	flds	28(%esp)
	fsubp	%st, %st(1)
	fstps	(%esp)
	movl	(%esp), %edx
	testl	$2147483647, %edx
	jne	.L17
.L7:
	addl	$36, %esp
	xorl	%eax, %eax
	popl	%ebx
	xorl	%edx, %edx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	fnstcw	14(%esp)
	flds	48(%esp)
	movzwl	14(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 12(%esp)
	fldcw	12(%esp)
	fistpq	(%esp)
	fldcw	14(%esp)
	movl	(%esp), %eax
	movl	4(%esp), %edx
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	movl	%edx, %eax
	movl	$150, %ecx
	shrl	$23, %edx
	andl	$8388607, %eax
	subb	%dl, %cl
	orl	$8388608, %eax
	shrl	%cl, %eax
	xorl	%edx, %edx
	jmp	.L6
	.size	llrintf, .-llrintf
	.section	.rodata
	.align 4
	.type	TWO23, @object
	.size	TWO23, 8
TWO23:
	.long	1258291200
	.long	-889192448
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
