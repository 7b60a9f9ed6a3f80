// 268f7f5d506e9c0509e46f9fae520f82 newlib/libm/common/sf_expm1.c
	.file	"sf_expm1.c"
	.text
	.section	.text.expm1f,"ax",@progbits
	.p2align 4
	.globl	expm1f
	.type	expm1f, @function
expm1f:
	fldz
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$44, %esp
	flds	48(%esp)
	fsts	12(%esp)
	movl	12(%esp), %edx
	movl	%edx, %ecx
	andl	$2147483647, %edx
	andl	$-2147483648, %ecx
	cmpl	$1100331075, %edx
	jbe	.L2
	fstp	%st(1)
	cmpl	$2139095040, %edx
	ja	.L38
	fstp	%st(0)
	je	.L39
	testl	%ecx, %ecx
	jne	.L33
	cmpl	$1118925335, %edx
	ja	.L40
	testl	%ecx, %ecx
	jne	.L33
	flds	12(%esp)
	fmuls	.LC8@GOTOFF(%eax)
	flds	.LC0@GOTOFF(%eax)
.L13:
	fnstcw	30(%esp)
	faddp	%st, %st(1)
	movzwl	30(%esp), %edx
	orw	$3072, %dx
	movw	%dx, 28(%esp)
	fldcw	28(%esp)
	fistpl	16(%esp)
	fldcw	30(%esp)
	fildl	16(%esp)
	flds	.LC7@GOTOFF(%eax)
	fmul	%st(1), %st
	movl	16(%esp), %ecx
	fsubrs	12(%esp)
	fxch	%st(1)
	fmuls	.LC3@GOTOFF(%eax)
.L12:
	fld	%st(1)
	fsub	%st(1), %st
	fsts	12(%esp)
	fsubrp	%st, %st(2)
	fsubrp	%st, %st(1)
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L2:
	fstp	%st(0)
	cmpl	$1051816472, %edx
	ja	.L41
	xorl	%ecx, %ecx
	cmpl	$855638015, %edx
	jbe	.L42
.L14:
	flds	.LC0@GOTOFF(%eax)
	testl	%ecx, %ecx
	fsts	20(%esp)
	flds	12(%esp)
	fmulp	%st, %st(1)
	flds	12(%esp)
	fmul	%st(1), %st
	flds	.LC10@GOTOFF(%eax)
	fmul	%st(1), %st
	fadds	.LC11@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubs	.LC12@GOTOFF(%eax)
	fmul	%st(1), %st
	fadds	.LC13@GOTOFF(%eax)
	fmul	%st(1), %st
	fsubs	.LC14@GOTOFF(%eax)
	fmul	%st(1), %st
	fld1
	fsts	16(%esp)
	faddp	%st, %st(1)
	fmul	%st, %st(2)
	fxch	%st(2)
	fsubrs	.LC16@GOTOFF(%eax)
	fsubr	%st, %st(2)
	fmuls	12(%esp)
	fsubrs	.LC17@GOTOFF(%eax)
	fdivrp	%st, %st(2)
	fmul	%st, %st(1)
	je	.L43
	fxch	%st(1)
	cmpl	$-1, %ecx
	fsub	%st(2), %st
	fmuls	12(%esp)
	fsubp	%st, %st(2)
	fsubrp	%st, %st(1)
	je	.L44
	cmpl	$1, %ecx
	je	.L45
	leal	1(%ecx), %edx
	movl	%ecx, %eax
	sall	$23, %eax
	cmpl	$57, %edx
	ja	.L46
	cmpl	$22, %ecx
	jg	.L21
	fsubs	12(%esp)
	movl	$16777216, %edx
	sarl	%cl, %edx
	movl	$1065353216, %ecx
	subl	%edx, %ecx
	movl	%ecx, 16(%esp)
	fsubrs	16(%esp)
	fstps	12(%esp)
	movl	12(%esp), %ecx
	addl	%ecx, %eax
	movl	%eax, 12(%esp)
.L1:
	flds	12(%esp)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L41:
	fstp	%st(0)
	cmpl	$1065686417, %edx
	ja	.L10
	testl	%ecx, %ecx
	flds	12(%esp)
	je	.L47
	fadds	.LC7@GOTOFF(%eax)
	movl	$-1, %ecx
	flds	.LC2@GOTOFF(%eax)
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L38:
	fld	%st(0)
	faddp	%st, %st(1)
	fstps	12(%esp)
	flds	12(%esp)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L33:
	fldz
	fsts	16(%esp)
	flds	12(%esp)
	fadds	.LC5@GOTOFF(%eax)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L48
	flds	12(%esp)
	fmuls	.LC8@GOTOFF(%eax)
	flds	.LC1@GOTOFF(%eax)
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L10:
	flds	12(%esp)
	testl	%ecx, %ecx
	fmuls	.LC8@GOTOFF(%eax)
	je	.L49
	flds	.LC1@GOTOFF(%eax)
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L45:
	flds	.LC18@GOTOFF(%eax)
	fsts	24(%esp)
	flds	12(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	jbe	.L35
	flds	20(%esp)
	faddp	%st, %st(1)
	fsubrp	%st, %st(1)
	fmuls	.LC19@GOTOFF(%eax)
	fstps	12(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L43:
	fstp	%st(2)
	fmuls	12(%esp)
	fsubp	%st, %st(1)
	fsubrs	12(%esp)
	fstps	12(%esp)
	flds	12(%esp)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	fstp	%st(0)
	flds	12(%esp)
	fadds	.LC9@GOTOFF(%eax)
	fsub	%st(0), %st
	fsubrs	12(%esp)
	fstps	12(%esp)
	flds	12(%esp)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L47:
	fsubs	.LC7@GOTOFF(%eax)
	movl	$1, %ecx
	flds	.LC3@GOTOFF(%eax)
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L44:
	fsubrs	12(%esp)
	fmuls	20(%esp)
	fsubs	20(%esp)
	fstps	12(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L39:
	testl	%ecx, %ecx
	je	.L1
	fld1
	fchs
	fstps	12(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L46:
	fsubs	12(%esp)
	fsubrs	16(%esp)
	fstps	12(%esp)
	movl	12(%esp), %ecx
	addl	%ecx, %eax
	movl	%eax, 12(%esp)
	flds	12(%esp)
	fsubs	16(%esp)
	fstps	12(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L21:
	movl	$127, %edx
	subl	%ecx, %edx
	sall	$23, %edx
	movl	%edx, 20(%esp)
	fadds	20(%esp)
	fsubrs	12(%esp)
	fadds	16(%esp)
	fstps	12(%esp)
	movl	12(%esp), %ecx
	addl	%ecx, %eax
	movl	%eax, 12(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L40:
	xorl	%eax, %eax
	movl	%eax, 48(%esp)
	addl	$44, %esp
	jmp	__math_oflowf
	.p2align 4,,10
	.p2align 3
.L35:
	fstp	%st(0)
	fsubrs	12(%esp)
	fadd	%st(0), %st
	fadds	16(%esp)
	fstps	12(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L48:
	fld1
	fchs
	fstps	12(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L49:
	flds	.LC0@GOTOFF(%eax)
	jmp	.L13
	.size	expm1f, .-expm1f
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1056964608
	.align 4
.LC1:
	.long	-1090519040
	.align 4
.LC2:
	.long	-1223165999
	.align 4
.LC3:
	.long	924317649
	.align 4
.LC5:
	.long	228737632
	.align 4
.LC7:
	.long	1060204928
	.align 4
.LC8:
	.long	1069066811
	.align 4
.LC9:
	.long	1900671690
	.align 4
.LC10:
	.long	-1269305925
	.align 4
.LC11:
	.long	914783828
	.align 4
.LC12:
	.long	950431949
	.align 4
.LC13:
	.long	986713345
	.align 4
.LC14:
	.long	1023969417
	.align 4
.LC16:
	.long	1077936128
	.align 4
.LC17:
	.long	1086324736
	.align 4
.LC18:
	.long	-1098907648
	.align 4
.LC19:
	.long	-1073741824
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.hidden	__math_oflowf
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
