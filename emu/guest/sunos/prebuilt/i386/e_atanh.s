// 9c3274d1c5a85e3cbc5dc3f08d047758 newlib/libm/math/e_atanh.c
	.file	"e_atanh.c"
	.text
	.section	.text.__ieee754_atanh,"ax",@progbits
	.p2align 4
	.globl	__ieee754_atanh
	.type	__ieee754_atanh, @function
__ieee754_atanh:
	subl	$60, %esp
	movl	%esi, 48(%esp)
	fldl	64(%esp)
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	24(%esp)
	movl	%edi, 52(%esp)
	movl	24(%esp), %ecx
	movl	%ebp, 56(%esp)
	movl	28(%esp), %esi
	movl	%ecx, %eax
	negl	%eax
	movl	%esi, %edx
	orl	%ecx, %eax
	andl	$2147483647, %edx
	shrl	$31, %eax
	orl	%edx, %eax
	cmpl	$1072693248, %eax
	ja	.L12
	fstp	%st(0)
	cmpl	$1072693248, %edx
	je	.L13
	cmpl	$1043333119, %edx
	jbe	.L14
	movl	%edx, 28(%esp)
	cmpl	$1071644671, %edx
	fldl	24(%esp)
	jbe	.L6
	fld	%st(0)
	fadd	%st(1), %st
	fxch	%st(1)
	fsubrs	.LC2@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	fstpl	(%esp)
	call	log1p@PLT
	fmuls	.LC3@GOTOFF(%ebx)
.L8:
	testl	%esi, %esi
	jns	.L1
	fchs
.L1:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	fldl	24(%esp)
	fldz
	fldl	.LC1@GOTOFF(%ebx)
	fadd	%st(2), %st
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L1
	fstp	%st(0)
	movl	%edx, 28(%esp)
	fldl	24(%esp)
.L6:
	fld	%st(0)
	fadd	%st(1), %st
	fld	%st(0)
	fmul	%st(2), %st
	fxch	%st(2)
	fsubrs	.LC2@GOTOFF(%ebx)
	fdivrp	%st, %st(2)
	faddp	%st, %st(1)
	fstpl	(%esp)
	call	log1p@PLT
	fmuls	.LC3@GOTOFF(%ebx)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L12:
	fld	%st(0)
	fsubp	%st, %st(1)
	fdiv	%st(0), %st
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L13:
	fldl	24(%esp)
	fdivs	.LC0@GOTOFF(%ebx)
	jmp	.L1
	.size	__ieee754_atanh, .-__ieee754_atanh
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	-2013235812
	.long	2117592124
	.section	.rodata.cst4
	.align 4
.LC2:
	.long	1065353216
	.align 4
.LC3:
	.long	1056964608
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
