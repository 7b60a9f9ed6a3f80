// affca4d4fe2d323da22b3894e0f1060e newlib/libm/math/sf_cos.c
	.file	"sf_cos.c"
	.text
	.section	.text.cosf,"ax",@progbits
	.p2align 4
	.globl	cosf
	.type	cosf, @function
cosf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	andl	$2147483647, %eax
	cmpl	$1061752792, %eax
	jbe	.L10
	cmpl	$2139095039, %eax
	jbe	.L4
	flds	48(%esp)
	fsub	%st(0), %st
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	flds	48(%esp)
	leal	24(%esp), %eax
	movl	%eax, 4(%esp)
	fstps	(%esp)
	call	__ieee754_rem_pio2f@PLT
	andl	$3, %eax
	cmpl	$1, %eax
	je	.L5
	cmpl	$2, %eax
	je	.L6
	testl	%eax, %eax
	je	.L11
	flds	28(%esp)
	movl	$1, %eax
	movl	%eax, 8(%esp)
	fstps	4(%esp)
	flds	24(%esp)
	fstps	(%esp)
	call	__kernel_sinf@PLT
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L10:
	movl	$0x00000000, 4(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	__kernel_cosf@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	flds	28(%esp)
	movl	$1, %edx
	movl	%edx, 8(%esp)
	fstps	4(%esp)
	flds	24(%esp)
	fstps	(%esp)
	call	__kernel_sinf@PLT
	fchs
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L11:
	flds	28(%esp)
	fstps	4(%esp)
	flds	24(%esp)
	fstps	(%esp)
	call	__kernel_cosf@PLT
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	flds	28(%esp)
	fstps	4(%esp)
	flds	24(%esp)
	fstps	(%esp)
	call	__kernel_cosf@PLT
	fchs
	jmp	.L1
	.size	cosf, .-cosf
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
