// 3b6ebc09436295f7cc9d0d09b53cde09 newlib/libm/math/e_remainder.c
	.file	"e_remainder.c"
	.text
	.section	.text.__ieee754_remainder,"ax",@progbits
	.p2align 4
	.globl	__ieee754_remainder
	.type	__ieee754_remainder, @function
__ieee754_remainder:
	subl	$76, %esp
	movl	%ebp, 72(%esp)
	fldl	80(%esp)
	movl	%edi, 68(%esp)
	movl	%esi, 64(%esp)
	fstl	32(%esp)
	movl	%ebx, 60(%esp)
	fldl	88(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	24(%esp)
	movl	28(%esp), %ebp
	movl	24(%esp), %edi
	movl	%ebp, %esi
	andl	$2147483647, %esi
	movl	%esi, %eax
	orl	%edi, %eax
	je	.L25
	fstp	%st(0)
	fstp	%st(0)
	movl	36(%esp), %eax
	movl	%eax, %edx
	andl	$2147483647, %edx
	cmpl	$2146435071, %edx
	ja	.L4
	cmpl	$2146435071, %esi
	jbe	.L5
	subl	$2146435072, %esi
	orl	%edi, %esi
	jne	.L4
.L6:
	movl	%eax, 40(%esp)
	fldl	32(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fstpl	32(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	andl	$2145386496, %ebp
	movl	40(%esp), %eax
	jne	.L8
	fldl	32(%esp)
	fadd	%st(0), %st
	fcomip	%st(1), %st
	jbe	.L27
	fldl	32(%esp)
	fsub	%st(1), %st
	fstl	32(%esp)
	fld	%st(0)
	fadd	%st(1), %st
	fcomip	%st(2), %st
	jb	.L28
	fsubp	%st, %st(1)
	fstpl	32(%esp)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L27:
	fstp	%st(0)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L28:
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L29:
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L30:
	fstp	%st(0)
	fstp	%st(0)
	.p2align 4
	.p2align 3
.L9:
	movl	36(%esp), %edx
	andl	$-2147483648, %eax
	movl	32(%esp), %ecx
	xorl	%edx, %eax
	movl	%ecx, 24(%esp)
	movl	%eax, 28(%esp)
	fldl	24(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L4:
	fldl	32(%esp)
	fmull	24(%esp)
	fdiv	%st(0), %st
.L1:
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	fmulp	%st, %st(1)
	fdiv	%st(0), %st
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L5:
	cmpl	$2145386495, %esi
	fldl	32(%esp)
	jbe	.L26
.L7:
	movl	32(%esp), %ecx
	subl	%esi, %edx
	subl	%edi, %ecx
	orl	%edx, %ecx
	jne	.L15
	fmuls	.LC0@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L26:
	fstp	%st(0)
	movl	%eax, 44(%esp)
	fldl	24(%esp)
	movl	%edx, 40(%esp)
	fadd	%st(0), %st
	fstpl	8(%esp)
	fldl	32(%esp)
	fstpl	(%esp)
	call	__ieee754_fmod@PLT
	movl	44(%esp), %eax
	movl	40(%esp), %edx
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L8:
	fld	%st(0)
	fmuls	.LC1@GOTOFF(%ebx)
	fldl	32(%esp)
	fcomi	%st(1), %st
	jbe	.L29
	fsub	%st(2), %st
	fstl	32(%esp)
	fcomi	%st(1), %st
	fstp	%st(1)
	jb	.L30
	fsubp	%st, %st(1)
	fstpl	32(%esp)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L15:
	fstpl	32(%esp)
	jmp	.L6
	.size	__ieee754_remainder, .-__ieee754_remainder
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
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
