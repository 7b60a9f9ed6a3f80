// a0117378cd118a44be88c8db01b60b63 newlib/libm/common/sf_lrint.c
	.file	"sf_lrint.c"
	.text
	.section	.text.lrintf,"ax",@progbits
	.p2align 4
	.globl	lrintf
	.type	lrintf, @function
lrintf:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	subl	$24, %esp
	movl	36(%esp), %eax
	movl	%eax, %ecx
	shrl	$23, %ecx
	movzbl	%cl, %ecx
	leal	-127(%ecx), %ebx
	cmpl	$30, %ebx
	jg	.L2
	cmpl	$-1, %ebx
	jl	.L7
	movl	%eax, %edx
	shrl	$31, %edx
	cmpl	$22, %ebx
	jle	.L5
	andl	$8388607, %eax
	subl	$150, %ecx
	orl	$8388608, %eax
	sall	%cl, %eax
.L6:
	testl	%edx, %edx
	je	.L14
	negl	%eax
.L14:
	addl	$24, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	flds	TWO23@GOTOFF(%esi,%edx,4)
	flds	36(%esp)
	fadd	%st(1), %st
	fstps	20(%esp)
	flds	20(%esp)
	fsubp	%st, %st(1)
	fstps	(%esp)
	movl	(%esp), %ecx
	testl	$2147483647, %ecx
	jne	.L17
.L7:
	addl	$24, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	fnstcw	6(%esp)
	flds	36(%esp)
	movzwl	6(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 4(%esp)
	fldcw	4(%esp)
	fistpl	(%esp)
	fldcw	6(%esp)
	movl	(%esp), %eax
	addl	$24, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	movl	%ecx, %eax
	movl	%ecx, %ebx
	andl	$8388607, %eax
	movl	$150, %ecx
	shrl	$23, %ebx
	orl	$8388608, %eax
	subb	%bl, %cl
	shrl	%cl, %eax
	jmp	.L6
	.size	lrintf, .-lrintf
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
