// 5e74254dbbd548bce8d9af2d184c7a37 newlib/libm/common/sf_cbrt.c
	.file	"sf_cbrt.c"
	.text
	.section	.text.cbrtf,"ax",@progbits
	.p2align 4
	.globl	cbrtf
	.type	cbrtf, @function
cbrtf:
	subl	$16, %esp
	movl	%ebx, 8(%esp)
	movl	20(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 12(%esp)
	movl	%ecx, %edx
	andl	$2147483647, %edx
	cmpl	$2139095039, %edx
	ja	.L9
	testl	%edx, %edx
	je	.L6
	movl	%edx, 4(%esp)
	testl	$2139095040, %ecx
	jne	.L4
	flds	4(%esp)
	movl	$-1431655765, %edx
	fmuls	.LC0@GOTOFF(%ebx)
	fstps	(%esp)
	movl	(%esp), %eax
	mull	%edx
	shrl	%edx
	leal	642849266(%edx), %eax
	movl	%eax, (%esp)
.L5:
	flds	(%esp)
	andl	$-2147483648, %ecx
	fmul	%st(0), %st
	movl	12(%esp), %esi
	fdivs	4(%esp)
	fmuls	(%esp)
	fadds	.LC1@GOTOFF(%ebx)
	flds	.LC2@GOTOFF(%ebx)
	fadd	%st(1), %st
	fxch	%st(1)
	fdivrs	.LC3@GOTOFF(%ebx)
	faddp	%st, %st(1)
	fdivrs	.LC4@GOTOFF(%ebx)
	fadds	.LC5@GOTOFF(%ebx)
	movl	8(%esp), %ebx
	fmuls	(%esp)
	fstps	(%esp)
	movl	(%esp), %eax
	orl	%ecx, %eax
	movl	%eax, (%esp)
	flds	(%esp)
	addl	$16, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	flds	20(%esp)
	movl	8(%esp), %ebx
	fstps	(%esp)
	movl	12(%esp), %esi
	flds	(%esp)
	addl	$16, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	flds	20(%esp)
	fadd	%st(0), %st
	movl	8(%esp), %ebx
	movl	12(%esp), %esi
	fstps	(%esp)
	flds	(%esp)
	addl	$16, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movl	$-1431655765, %eax
	mull	%edx
	shrl	%edx
	leal	709958130(%edx), %eax
	movl	%eax, (%esp)
	jmp	.L5
	.size	cbrtf, .-cbrtf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1266679808
	.align 4
.LC1:
	.long	1057683632
	.align 4
.LC2:
	.long	1068828496
	.align 4
.LC3:
	.long	-1087074575
	.align 4
.LC4:
	.long	1070446299
	.align 4
.LC5:
	.long	1052171118
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
