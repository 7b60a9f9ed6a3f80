// 47772e4a214d9a6c4589e8684271c2b0 newlib/libm/math/e_acos.c
	.file	"e_acos.c"
	.text
	.section	.text.__ieee754_acos,"ax",@progbits
	.p2align 4
	.globl	__ieee754_acos
	.type	__ieee754_acos, @function
__ieee754_acos:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	fldl	64(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstpl	16(%esp)
	movl	20(%esp), %edx
	movl	%edx, %eax
	andl	$2147483647, %eax
	cmpl	$1072693247, %eax
	jbe	.L2
	movl	16(%esp), %ecx
	subl	$1072693248, %eax
	orl	%ecx, %eax
	jne	.L3
	testl	%edx, %edx
	jle	.L7
	movl	56(%esp), %ebx
	fldz
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1071644671, %eax
	ja	.L5
	cmpl	$1012924416, %eax
	ja	.L11
	fldl	.LC2@GOTOFF(%ebx)
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	testl	%edx, %edx
	js	.L12
	fld1
	fldl	16(%esp)
	fsubr	%st(1), %st
	fxch	%st(1)
	fstpl	40(%esp)
	fmuls	.LC15@GOTOFF(%ebx)
	fstl	(%esp)
	fstpl	32(%esp)
	call	__ieee754_sqrt@PLT
	xorl	%eax, %eax
	movl	%eax, 24(%esp)
	fstpl	16(%esp)
	movl	20(%esp), %edx
	movl	%edx, 28(%esp)
	fldl	24(%esp)
	fldl	32(%esp)
	fldl	.LC3@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC4@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC5@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	fldl	.LC9@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC10@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC11@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC12@GOTOFF(%ebx)
	movl	56(%esp), %ebx
	fmul	%st(2), %st
	fldl	40(%esp)
	faddp	%st, %st(1)
	fdivrp	%st, %st(1)
	fmull	16(%esp)
	fld	%st(2)
	fmul	%st(3), %st
	fsubrp	%st, %st(2)
	fldl	16(%esp)
	addl	$60, %esp
	fadd	%st(3), %st
	fdivrp	%st, %st(2)
	faddp	%st, %st(1)
	faddp	%st, %st(1)
	fadd	%st(0), %st
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	fldl	16(%esp)
	fsub	%st(0), %st
	movl	56(%esp), %ebx
	addl	$60, %esp
	fdiv	%st(0), %st
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	fldl	.LC1@GOTOFF(%ebx)
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	fldl	16(%esp)
	fmul	%st(0), %st
	fldl	.LC3@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC4@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC5@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	fldl	.LC9@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC10@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC11@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC12@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fadds	.LC13@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	fmull	16(%esp)
	fsubrl	.LC14@GOTOFF(%ebx)
	fsubrl	16(%esp)
	fsubrl	.LC2@GOTOFF(%ebx)
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	fld1
	fldl	16(%esp)
	fadd	%st(1), %st
	fmuls	.LC15@GOTOFF(%ebx)
	fldl	.LC3@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC4@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC5@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	fstpl	16(%esp)
	fldl	.LC9@GOTOFF(%ebx)
	fmul	%st(1), %st
	fldl	.LC10@GOTOFF(%ebx)
	fsubrp	%st, %st(1)
	fmul	%st(1), %st
	faddl	.LC11@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC12@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddp	%st, %st(2)
	fxch	%st(1)
	fstpl	24(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fldl	16(%esp)
	fdivl	24(%esp)
	fmul	%st(1), %st
	fsubl	.LC14@GOTOFF(%ebx)
	faddp	%st, %st(1)
	fadd	%st(0), %st
	fsubrl	.LC1@GOTOFF(%ebx)
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	__ieee754_acos, .-__ieee754_acos
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	1413754136
	.long	1074340347
	.align 8
.LC2:
	.long	1413754136
	.long	1073291771
	.align 8
.LC3:
	.long	234747657
	.long	1057111521
	.align 8
.LC4:
	.long	1963045512
	.long	1061810144
	.align 8
.LC5:
	.long	-1251438789
	.long	1067745832
	.align 8
.LC6:
	.long	243811413
	.long	1070186837
	.align 8
.LC7:
	.long	65761149
	.long	1070913042
	.align 8
.LC8:
	.long	1431655765
	.long	1069897045
	.align 8
.LC9:
	.long	-1322347902
	.long	1068742853
	.align 8
.LC10:
	.long	462225753
	.long	1072039532
	.align 8
.LC11:
	.long	-1671853368
	.long	1073752805
	.align 8
.LC12:
	.long	478817611
	.long	1073953319
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC13:
	.long	1065353216
	.section	.rodata.cst8
	.align 8
.LC14:
	.long	856972295
	.long	1016178214
	.section	.rodata.cst4
	.align 4
.LC15:
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
