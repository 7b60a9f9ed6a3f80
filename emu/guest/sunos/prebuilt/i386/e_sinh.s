// b42e173076984c7835a04b8d80e1e1ca newlib/libm/math/e_sinh.c
	.file	"e_sinh.c"
	.text
	.section	.text.__ieee754_sinh,"ax",@progbits
	.p2align 4
	.globl	__ieee754_sinh
	.type	__ieee754_sinh, @function
__ieee754_sinh:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	fldl	48(%esp)
	fstl	16(%esp)
	movl	20(%esp), %eax
	movl	%eax, %esi
	andl	$2147483647, %esi
	cmpl	$2146435071, %esi
	ja	.L24
	fstp	%st(0)
	testl	%eax, %eax
	js	.L13
	cmpl	$1077280767, %esi
	flds	.LC0@GOTOFF(%ebx)
	ja	.L5
.L25:
	cmpl	$1043333119, %esi
	ja	.L6
	fldl	16(%esp)
	fld1
	fldl	.LC2@GOTOFF(%ebx)
	fadd	%st(2), %st
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L27
	fstp	%st(0)
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fstpl	(%esp)
	call	expm1@PLT
	fldl	24(%esp)
	jmp	.L12
.L30:
	fstp	%st(2)
	fxch	%st(1)
	.p2align 4
	.p2align 3
.L12:
	fld	%st(1)
	fadd	%st(2), %st
	fld	%st(2)
	fmul	%st(3), %st
	fxch	%st(3)
	fadds	.LC3@GOTOFF(%ebx)
	fdivrp	%st, %st(3)
	fsubp	%st, %st(2)
	fmulp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L27:
	fstp	%st(1)
.L1:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	cmpl	$1077280767, %esi
	flds	.LC1@GOTOFF(%ebx)
	jbe	.L25
.L5:
	cmpl	$1082535489, %esi
	jbe	.L26
	cmpl	$1082536909, %esi
	movl	16(%esp), %eax
	jbe	.L10
	cmpl	$1082536910, %esi
	jne	.L28
	cmpl	$-1883637635, %eax
	ja	.L29
.L10:
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fmuls	.LC0@GOTOFF(%ebx)
	fstpl	(%esp)
	call	__ieee754_exp@PLT
	fld	%st(0)
	fldl	24(%esp)
	addl	$36, %esp
	fmulp	%st, %st(2)
	popl	%ebx
	popl	%esi
	fmulp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	fld	%st(0)
	addl	$36, %esp
	popl	%ebx
	faddp	%st, %st(1)
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L28:
	fstp	%st(0)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L29:
	fstp	%st(0)
.L11:
	fldl	16(%esp)
	fmull	.LC2@GOTOFF(%ebx)
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fstpl	(%esp)
	call	expm1@PLT
	cmpl	$1072693247, %esi
	fld	%st(0)
	fldl	24(%esp)
	jbe	.L30
	fld	%st(2)
	fadds	.LC3@GOTOFF(%ebx)
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	fdivrp	%st, %st(3)
	fxch	%st(2)
	faddp	%st, %st(1)
	fmulp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fstpl	(%esp)
	call	__ieee754_exp@PLT
	fldl	24(%esp)
	fmulp	%st, %st(1)
	jmp	.L1
	.size	__ieee754_sinh, .-__ieee754_sinh
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1056964608
	.align 4
.LC1:
	.long	-1090519040
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC2:
	.long	1017934899
	.long	2142010143
	.section	.rodata.cst4
	.align 4
.LC3:
	.long	1065353216
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
