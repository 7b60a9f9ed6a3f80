// 142904d1fb3ca050f7b867d0f02e12a1 newlib/libm/math/ef_exp.c
	.file	"ef_exp.c"
	.text
	.section	.text.__ieee754_expf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_expf
	.type	__ieee754_expf, @function
__ieee754_expf:
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	subl	$12, %esp
	movl	%ebx, 8(%esp)
	movl	16(%esp), %ecx
	movl	%ecx, %eax
	andl	$2147483647, %eax
	cmpl	$2139095040, %eax
	ja	.L29
	movl	%ecx, %ebx
	shrl	$31, %ebx
	cmpl	$2139095040, %eax
	je	.L30
	cmpl	$1118925335, %ecx
	jg	.L31
	testb	%bl, %bl
	je	.L17
	cmpl	$1120924085, %eax
	jbe	.L17
.L16:
	fldz
	movl	8(%esp), %ebx
	fstps	(%esp)
	flds	(%esp)
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	cmpl	$1051816472, %eax
	jbe	.L7
	cmpl	$1065686417, %eax
	ja	.L8
	flds	16(%esp)
	movl	$1, %eax
	fsubs	ln2HI@GOTOFF(%edx,%ebx,4)
	subl	%ebx, %eax
	subl	%ebx, %eax
	flds	ln2LO@GOTOFF(%edx,%ebx,4)
.L9:
	fld	%st(1)
	testl	%eax, %eax
	fsub	%st(1), %st
	fsts	16(%esp)
	fld	%st(0)
	fmul	%st(1), %st
	flds	.LC5@GOTOFF(%edx)
	fmul	%st(1), %st
	fsubs	.LC6@GOTOFF(%edx)
	fmul	%st(1), %st
	fadds	.LC7@GOTOFF(%edx)
	fmul	%st(1), %st
	fsubs	.LC8@GOTOFF(%edx)
	fmul	%st(1), %st
	fadds	.LC9@GOTOFF(%edx)
	fmulp	%st, %st(1)
	fsubr	%st(1), %st
	fld	%st(0)
	fmulp	%st, %st(2)
	je	.L33
	cmpl	$-125, %eax
	fsubrs	.LC11@GOTOFF(%edx)
	fdivrp	%st, %st(1)
	fsubrp	%st, %st(1)
	fsubp	%st, %st(1)
	fsubrs	.LC10@GOTOFF(%edx)
	fstps	(%esp)
	jl	.L14
	movl	(%esp), %edx
	sall	$23, %eax
	addl	%edx, %eax
	movl	%eax, (%esp)
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L29:
	flds	16(%esp)
	fadd	%st(0), %st
	fstps	(%esp)
.L26:
	flds	(%esp)
	movl	8(%esp), %ebx
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L31:
	flds	.LC1@GOTOFF(%edx)
	fld	%st(0)
	movl	8(%esp), %ebx
	fmulp	%st, %st(1)
	fstps	(%esp)
	flds	(%esp)
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	cmpl	$830472191, %eax
	ja	.L12
	fld1
	fsts	(%esp)
	flds	16(%esp)
	fadds	.LC1@GOTOFF(%edx)
	fcomip	%st(1), %st
	ja	.L32
	fstp	%st(0)
.L12:
	flds	16(%esp)
	fmul	%st(0), %st
	flds	.LC5@GOTOFF(%edx)
	fmul	%st(1), %st
	fsubs	.LC6@GOTOFF(%edx)
	fmul	%st(1), %st
	fadds	.LC7@GOTOFF(%edx)
	fmul	%st(1), %st
	fsubs	.LC8@GOTOFF(%edx)
	fmul	%st(1), %st
	fadds	.LC9@GOTOFF(%edx)
	fmulp	%st, %st(1)
	fsubrs	16(%esp)
	flds	16(%esp)
	fmul	%st(1), %st
	fxch	%st(1)
	jmp	.L10
.L33:
	fstp	%st(2)
	fstp	%st(2)
	.p2align 4
	.p2align 3
.L10:
	fsubs	.LC11@GOTOFF(%edx)
	fdivrp	%st, %st(1)
	fsubs	16(%esp)
	fsubrs	.LC10@GOTOFF(%edx)
	fstps	(%esp)
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L30:
	testl	%ebx, %ebx
	jne	.L16
	flds	16(%esp)
	fstps	(%esp)
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L14:
	movl	(%esp), %ebx
	addl	$100, %eax
	sall	$23, %eax
	addl	%eax, %ebx
	movl	%ebx, (%esp)
	flds	(%esp)
	fmuls	.LC12@GOTOFF(%edx)
	fstps	(%esp)
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L8:
	fnstcw	6(%esp)
	flds	16(%esp)
	fmuls	.LC2@GOTOFF(%edx)
	movzwl	6(%esp), %eax
	fadds	halF@GOTOFF(%edx,%ebx,4)
	orw	$3072, %ax
	movw	%ax, 4(%esp)
	fldcw	4(%esp)
	fistpl	(%esp)
	fldcw	6(%esp)
	fildl	(%esp)
	flds	.LC3@GOTOFF(%edx)
	movl	(%esp), %eax
	fmul	%st(1), %st
	fsubrs	16(%esp)
	fxch	%st(1)
	fmuls	.LC4@GOTOFF(%edx)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L32:
	flds	16(%esp)
	faddp	%st, %st(1)
	fstps	(%esp)
	jmp	.L26
	.size	__ieee754_expf, .-__ieee754_expf
	.section	.rodata
	.align 4
	.type	ln2LO, @object
	.size	ln2LO, 8
ln2LO:
	.long	924317649
	.long	-1223165999
	.align 4
	.type	ln2HI, @object
	.size	ln2HI, 8
ln2HI:
	.long	1060204928
	.long	-1087278720
	.align 4
	.type	halF, @object
	.size	halF, 8
halF:
	.long	1056964608
	.long	-1090519040
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1900671690
	.align 4
.LC2:
	.long	1069066811
	.align 4
.LC3:
	.long	1060204928
	.align 4
.LC4:
	.long	924317649
	.align 4
.LC5:
	.long	858897228
	.align 4
.LC6:
	.long	903735822
	.align 4
.LC7:
	.long	948613973
	.align 4
.LC8:
	.long	993397601
	.align 4
.LC9:
	.long	1042983595
	.align 4
.LC10:
	.long	1065353216
	.align 4
.LC11:
	.long	1073741824
	.align 4
.LC12:
	.long	226492416
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
