// d8743c6ec279a72d01f473453ad9022f newlib/libm/math/k_tan.c
	.file	"k_tan.c"
	.text
	.section	.text.__kernel_tan,"ax",@progbits
	.p2align 4
	.globl	__kernel_tan
	.type	__kernel_tan, @function
__kernel_tan:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	fldl	64(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	16(%esp)
	movl	20(%esp), %eax
	fldl	72(%esp)
	movl	%eax, %edx
	andl	$2147483647, %edx
	cmpl	$1043333119, %edx
	ja	.L2
	fxch	%st(1)
	fnstcw	46(%esp)
	movzwl	46(%esp), %ecx
	orw	$3072, %cx
	movw	%cx, 44(%esp)
	fldcw	44(%esp)
	fistl	24(%esp)
	fldcw	46(%esp)
	movl	24(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L18
	fstp	%st(1)
	movl	80(%esp), %eax
	movl	16(%esp), %ecx
	incl	%eax
	orl	%ecx, %eax
	orl	%edx, %eax
	je	.L15
	fstp	%st(0)
	cmpl	$1, 80(%esp)
	je	.L8
	fldl	16(%esp)
	fdivrs	.LC2@GOTOFF(%ebx)
	movl	56(%esp), %ebx
	fstpl	24(%esp)
	fldl	24(%esp)
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	fstp	%st(1)
	cmpl	$1072010279, %edx
	jbe	.L3
	testl	%eax, %eax
	js	.L16
.L6:
	fldl	16(%esp)
	fsubrl	.LC3@GOTOFF(%ebx)
	fxch	%st(1)
	fsubrl	.LC4@GOTOFF(%ebx)
	faddp	%st, %st(1)
	fstpl	16(%esp)
	fldz
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L18:
	fstp	%st(0)
.L3:
	fldl	16(%esp)
	cmpl	$1072010279, %edx
	fmul	%st(0), %st
	fld	%st(0)
	fmul	%st(1), %st
	fldl	16(%esp)
	fmul	%st(2), %st
	fldl	.LC5@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC6@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC7@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC8@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC9@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC10@GOTOFF(%ebx)
	fmul	%st(3), %st
	fldl	.LC11@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC12@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC13@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC14@GOTOFF(%ebx)
	fmul	%st(3), %st
	faddl	.LC15@GOTOFF(%ebx)
	fmulp	%st, %st(3)
	fxch	%st(2)
	faddl	.LC16@GOTOFF(%ebx)
	faddp	%st, %st(2)
	fmul	%st, %st(1)
	fxch	%st(1)
	fadd	%st(3), %st
	fmulp	%st, %st(2)
	fxch	%st(1)
	faddp	%st, %st(2)
	fmull	.LC17@GOTOFF(%ebx)
	faddp	%st, %st(1)
	fldl	16(%esp)
	fadd	%st(1), %st
	fstl	24(%esp)
	ja	.L17
	fstp	%st(0)
	cmpl	$1, 80(%esp)
	je	.L19
	movl	28(%esp), %edx
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
	movl	%edx, 36(%esp)
	fldl	32(%esp)
	fldl	24(%esp)
	fdivrs	.LC2@GOTOFF(%ebx)
	fstl	24(%esp)
	movl	28(%esp), %edx
	movl	%edx, 36(%esp)
	xorl	%edx, %edx
	movl	%edx, 32(%esp)
	fldl	32(%esp)
	fldl	16(%esp)
	fsubr	%st(3), %st
	fsubrp	%st, %st(4)
	fmul	%st, %st(3)
	fmul	%st, %st(2)
	fxch	%st(2)
	fadds	.LC1@GOTOFF(%ebx)
	faddp	%st, %st(3)
	fmulp	%st, %st(2)
	faddp	%st, %st(1)
	fstpl	24(%esp)
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L19:
	fstp	%st(0)
.L12:
	fldl	24(%esp)
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	fildl	80(%esp)
	sarl	$30, %eax
	movl	$1, %edx
	andl	$2, %eax
	movl	56(%esp), %ebx
	subl	%eax, %edx
	fld	%st(1)
	fmul	%st(2), %st
	fxch	%st(2)
	fadd	%st(1), %st
	fdivrp	%st, %st(2)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fxch	%st(1)
	fsubrl	16(%esp)
	movl	%edx, 16(%esp)
	fadd	%st(0), %st
	fsubrp	%st, %st(1)
	fildl	16(%esp)
	fmulp	%st, %st(1)
	fstpl	24(%esp)
	fldl	24(%esp)
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	fldl	16(%esp)
	fchs
	fstpl	16(%esp)
	fchs
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L15:
	fstpl	(%esp)
	call	fabs@PLT
	fdivrs	.LC1@GOTOFF(%ebx)
	fstpl	24(%esp)
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L8:
	fldl	16(%esp)
	fstpl	24(%esp)
	jmp	.L12
	.size	__kernel_tan, .-__kernel_tan
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	-1082130432
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC3:
	.long	1413754136
	.long	1072243195
	.align 8
.LC4:
	.long	856972295
	.long	1015129638
	.align 8
.LC5:
	.long	1958705876
	.long	1056647792
	.align 8
.LC6:
	.long	854632425
	.long	1058191375
	.align 8
.LC7:
	.long	445452392
	.long	1060120311
	.align 8
.LC8:
	.long	-18840811
	.long	1062722504
	.align 8
.LC9:
	.long	-378633069
	.long	1065494243
	.align 8
.LC10:
	.long	464732670
	.long	1068212666
	.align 8
.LC11:
	.long	-614444173
	.long	-1091340853
	.align 8
.LC12:
	.long	-1606970714
	.long	1058307720
	.align 8
.LC13:
	.long	-218995455
	.long	1061373144
	.align 8
.LC14:
	.long	-917109976
	.long	1064135970
	.align 8
.LC15:
	.long	-2079926729
	.long	1066820852
	.align 8
.LC16:
	.long	286326394
	.long	1069617425
	.align 8
.LC17:
	.long	1431655779
	.long	1070945621
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
