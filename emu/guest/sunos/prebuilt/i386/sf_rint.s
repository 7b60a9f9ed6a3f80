// 9b50f424920fd2e855242490cbdcea91 newlib/libm/common/sf_rint.c
	.file	"sf_rint.c"
	.text
	.section	.text.rintf,"ax",@progbits
	.p2align 4
	.globl	rintf
	.type	rintf, @function
rintf:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	movl	%eax, %edx
	andl	$2147483647, %edx
	movl	%edx, %ecx
	shrl	$23, %ecx
	subl	$127, %ecx
	cmpl	$22, %ecx
	jg	.L2
	testl	%edx, %edx
	je	.L3
	movl	%eax, %esi
	shrl	$31, %esi
	testl	%ecx, %ecx
	js	.L17
	movl	$8388607, %edx
	sarl	%cl, %edx
	testl	%edx, %eax
	je	.L3
	shrl	%edx
	testl	%edx, %eax
	je	.L5
	notl	%edx
	andl	%eax, %edx
	movl	$2097152, %eax
	sarl	%cl, %eax
	orl	%eax, %edx
	movl	%edx, 32(%esp)
.L5:
	flds	TWO23@GOTOFF(%ebx,%esi,4)
	flds	32(%esp)
	fadd	%st(1), %st
	fstps	16(%esp)
	flds	16(%esp)
	fsubp	%st, %st(1)
	fstps	32(%esp)
.L3:
	flds	32(%esp)
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$2139095039, %edx
	jbe	.L3
	flds	32(%esp)
	fadd	%st(0), %st
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	fstps	32(%esp)
	flds	32(%esp)
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	movl	%eax, %edx
	movl	%eax, %ecx
	flds	TWO23@GOTOFF(%ebx,%esi,4)
	andl	$8388607, %edx
	andl	$-1048576, %ecx
	negl	%edx
	andl	$-2147483648, %eax
	shrl	$9, %edx
	andl	$4194304, %edx
	orl	%ecx, %edx
	movl	%edx, (%esp)
	flds	(%esp)
	fadd	%st(1), %st
	fstps	16(%esp)
	flds	16(%esp)
	fsubp	%st, %st(1)
	fstps	(%esp)
	movl	(%esp), %edx
	andl	$2147483647, %edx
	orl	%eax, %edx
	movl	%edx, 32(%esp)
	jmp	.L3
	.size	rintf, .-rintf
	.section	.rodata
	.align 4
	.type	TWO23, @object
	.size	TWO23, 8
TWO23:
	.long	1258291200
	.long	-889192448
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
