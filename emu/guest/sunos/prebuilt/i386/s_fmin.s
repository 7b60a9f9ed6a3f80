// 0b8eadebf4f8fbe0d1d31b25fdb0e091 newlib/libm/common/s_fmin.c
	.file	"s_fmin.c"
	.text
	.section	.text.fmin,"ax",@progbits
	.p2align 4
	.globl	fmin
	.type	fmin, @function
fmin:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	24(%esp)
	fldl	56(%esp)
	fstpl	16(%esp)
	fstpl	(%esp)
	call	__fpclassifyd@PLT
	testl	%eax, %eax
	jne	.L2
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L11:
	fstp	%st(0)
.L4:
	fldl	16(%esp)
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	fldl	16(%esp)
	fstpl	(%esp)
	call	__fpclassifyd@PLT
	fldl	24(%esp)
	testl	%eax, %eax
	je	.L1
	fldl	16(%esp)
	fcomip	%st(1), %st
	jbe	.L11
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	fmin, .-fmin
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
