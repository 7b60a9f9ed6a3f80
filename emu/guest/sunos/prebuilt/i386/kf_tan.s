// 6ff9122b24c72ae1b5dcef7cdd342b25 newlib/libm/math/kf_tan.c
	.file	"kf_tan.c"
	.text
	.section	.text.__kernel_tanf,"ax",@progbits
	.p2align 4
	.globl	__kernel_tanf
	.type	__kernel_tanf, @function
__kernel_tanf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, %edx
	andl	$2147483647, %edx
	cmpl	$830472191, %edx
	ja	.L2
	fnstcw	30(%esp)
	flds	48(%esp)
	movzwl	30(%esp), %ecx
	orw	$3072, %cx
	movw	%cx, 28(%esp)
	fldcw	28(%esp)
	fistl	16(%esp)
	fldcw	30(%esp)
	movl	16(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L18
	movl	56(%esp), %eax
	incl	%eax
	orl	%edx, %eax
	je	.L15
	fstp	%st(0)
	cmpl	$1, 56(%esp)
	je	.L8
	fld1
	movl	40(%esp), %ebx
	fchs
	fdivs	48(%esp)
	fstps	16(%esp)
	flds	16(%esp)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1059889471, %edx
	jbe	.L3
	testl	%eax, %eax
	js	.L16
.L6:
	flds	.LC3@GOTOFF(%ebx)
	fsubs	48(%esp)
	flds	.LC4@GOTOFF(%ebx)
	fsubs	52(%esp)
	faddp	%st, %st(1)
	fstps	48(%esp)
	fldz
	fstps	52(%esp)
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L18:
	fstp	%st(0)
.L3:
	flds	48(%esp)
	cmpl	$1059889471, %edx
	fmul	%st(0), %st
	fld	%st(0)
	fmul	%st(1), %st
	flds	48(%esp)
	fmul	%st(2), %st
	flds	.LC5@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC6@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC7@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC8@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC9@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC10@GOTOFF(%ebx)
	fmul	%st(3), %st
	flds	.LC11@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC12@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC13@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC14@GOTOFF(%ebx)
	fmul	%st(3), %st
	fadds	.LC15@GOTOFF(%ebx)
	fmulp	%st, %st(3)
	fxch	%st(2)
	fadds	.LC16@GOTOFF(%ebx)
	faddp	%st, %st(2)
	fmul	%st, %st(1)
	fxch	%st(1)
	fadds	52(%esp)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fadds	52(%esp)
	fxch	%st(1)
	fmuls	.LC17@GOTOFF(%ebx)
	faddp	%st, %st(1)
	flds	48(%esp)
	fadd	%st(1), %st
	fsts	16(%esp)
	ja	.L17
	fstp	%st(0)
	cmpl	$1, 56(%esp)
	je	.L19
	flds	16(%esp)
	fdivrs	.LC2@GOTOFF(%ebx)
	movl	16(%esp), %eax
	andl	$-4096, %eax
	movl	%eax, 20(%esp)
	fsts	24(%esp)
	flds	20(%esp)
	fsubs	48(%esp)
	movl	24(%esp), %eax
	fsubrp	%st, %st(2)
	fxch	%st(1)
	andl	$-4096, %eax
	movl	%eax, 16(%esp)
	fmuls	16(%esp)
	flds	20(%esp)
	fmuls	16(%esp)
	fadds	.LC1@GOTOFF(%ebx)
	faddp	%st, %st(1)
	fmulp	%st, %st(1)
	fadds	16(%esp)
	fstps	16(%esp)
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L19:
	fstp	%st(0)
.L12:
	flds	16(%esp)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	fildl	56(%esp)
	sarl	$30, %eax
	movl	$1, %edx
	andl	$2, %eax
	movl	40(%esp), %ebx
	subl	%eax, %edx
	movl	%edx, 16(%esp)
	fld	%st(1)
	fmul	%st(2), %st
	fxch	%st(2)
	fadd	%st(1), %st
	fdivrp	%st, %st(2)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fxch	%st(1)
	fsubrs	48(%esp)
	fadd	%st(0), %st
	fsubrp	%st, %st(1)
	fildl	16(%esp)
	fmulp	%st, %st(1)
	fstps	16(%esp)
	flds	16(%esp)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	flds	48(%esp)
	fchs
	fstps	48(%esp)
	flds	52(%esp)
	fchs
	fstps	52(%esp)
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L15:
	fstps	(%esp)
	call	fabsf@PLT
	fdivrs	.LC1@GOTOFF(%ebx)
	fstps	16(%esp)
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L8:
	flds	48(%esp)
	fstps	16(%esp)
	jmp	.L12
	.size	__kernel_tanf, .-__kernel_tanf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	-1082130432
	.align 4
.LC3:
	.long	1061752794
	.align 4
.LC4:
	.long	857874792
	.align 4
.LC5:
	.long	936989572
	.align 4
.LC6:
	.long	949338234
	.align 4
.LC7:
	.long	964769721
	.align 4
.LC8:
	.long	985587272
	.align 4
.LC9:
	.long	1007761183
	.align 4
.LC10:
	.long	1029508561
	.align 4
.LC11:
	.long	-1214534049
	.align 4
.LC12:
	.long	950268997
	.align 4
.LC13:
	.long	974792392
	.align 4
.LC14:
	.long	996894998
	.align 4
.LC15:
	.long	1018374052
	.align 4
.LC16:
	.long	1040746633
	.align 4
.LC17:
	.long	1051372203
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
