// 21777ae0e5418b08885388c82edd170e newlib/libm/math/e_jn.c
	.file	"e_jn.c"
	.text
	.section	.text.__ieee754_jn,"ax",@progbits
	.p2align 4
	.globl	__ieee754_jn
	.type	__ieee754_jn, @function
__ieee754_jn:
	subl	$76, %esp
	movl	%ebp, 72(%esp)
	fldl	84(%esp)
	movl	%esi, 64(%esp)
	movl	%ebx, 60(%esp)
	fstl	16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	16(%esp), %ebp
	movl	%edi, 68(%esp)
	movl	20(%esp), %esi
	movl	80(%esp), %edi
	movl	%ebp, %eax
	negl	%eax
	movl	%esi, %edx
	orl	%ebp, %eax
	andl	$2147483647, %edx
	shrl	$31, %eax
	orl	%edx, %eax
	cmpl	$2146435072, %eax
	ja	.L54
	fstp	%st(0)
	testl	%edi, %edi
	js	.L55
	jne	.L5
	fldl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_j0@PLT
.L1:
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L55:
	fldl	16(%esp)
	negl	%edi
	addl	$-2147483648, %esi
	fchs
	fstpl	16(%esp)
.L5:
	cmpl	$1, %edi
	je	.L56
	movl	%edx, 24(%esp)
	fldl	16(%esp)
	shrl	$31, %esi
	andl	%edi, %esi
	fstpl	(%esp)
	call	fabs@PLT
	movl	24(%esp), %edx
	orl	%edx, %ebp
	fld	%st(0)
	je	.L59
	cmpl	$2146435071, %edx
	jbe	.L57
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L59:
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L31
	.p2align 4,,10
	.p2align 3
.L60:
	fstp	%st(0)
	.p2align 4
	.p2align 3
.L31:
	fldz
.L8:
	testl	%esi, %esi
	je	.L1
	fchs
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L54:
	fld	%st(0)
	faddp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L57:
	movl	%edi, 16(%esp)
	fildl	16(%esp)
	fxch	%st(2)
	fcomi	%st(2), %st
	jb	.L48
	fstp	%st(1)
	fstp	%st(1)
	cmpl	$1389363199, %edx
	jbe	.L11
	fstl	(%esp)
	andl	$3, %edi
	fstpl	24(%esp)
	cmpl	$2, %edi
	je	.L12
	cmpl	$3, %edi
	je	.L13
	decl	%edi
	je	.L14
	.p2align 4,,7
	call	cos@PLT
	fstpl	16(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	sin@PLT
	faddl	16(%esp)
	fldl	24(%esp)
	fxch	%st(1)
.L15:
	fmull	.LC2@GOTOFF(%ebx)
	fstpl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fdivrl	16(%esp)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L56:
	fldl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_j1@PLT
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L48:
	cmpl	$1041235967, %edx
	ja	.L17
	fstp	%st(0)
	fstp	%st(1)
	cmpl	$33, %edi
	jg	.L60
	fmuls	.LC3@GOTOFF(%ebx)
	incl	%edi
	movl	$2, %eax
	fld	%st(0)
	fld1
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L61:
	fxch	%st(1)
.L18:
	movl	%eax, 16(%esp)
	incl	%eax
	fildl	16(%esp)
	cmpl	%edi, %eax
	fmulp	%st, %st(1)
	fxch	%st(1)
	fmul	%st(2), %st
	jne	.L61
	fstp	%st(2)
	fxch	%st(1)
	fdivp	%st, %st(1)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L17:
	leal	(%edi,%edi), %ebp
	movl	$1, %eax
	movl	%ebp, 16(%esp)
	fildl	16(%esp)
	fdiv	%st(1), %st
	fxch	%st(1)
	fdivrs	.LC4@GOTOFF(%ebx)
	fld	%st(1)
	fadd	%st(1), %st
	fld	%st(2)
	fmul	%st(1), %st
	fsubs	.LC0@GOTOFF(%ebx)
	flds	.LC5@GOTOFF(%ebx)
	fld	%st(0)
	fcomip	%st(2), %st
	ja	.L62
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(1)
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L33:
	fxch	%st(1)
	fxch	%st(4)
	fxch	%st(1)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L62:
	fxch	%st(2)
	.p2align 4
	.p2align 3
.L21:
	fadd	%st(3), %st
	incl	%eax
	fld	%st(0)
	fmul	%st(2), %st
	fsubp	%st, %st(5)
	fld	%st(2)
	fcomip	%st(5), %st
	ja	.L33
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(1)
.L19:
	fldz
	addl	%edi, %eax
	addl	%eax, %eax
	.p2align 4
	.p2align 3
.L22:
	movl	%eax, 16(%esp)
	subl	$2, %eax
	fildl	16(%esp)
	cmpl	%eax, %ebp
	fdiv	%st(3), %st
	fsubp	%st, %st(1)
	fld1
	fdivp	%st, %st(1)
	jle	.L22
	fxch	%st(2)
	fstpl	40(%esp)
	fxch	%st(1)
	decl	%edi
	fstpl	32(%esp)
	fmul	%st(1), %st
	fxch	%st(1)
	fstpl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fstpl	(%esp)
	call	__ieee754_log@PLT
	leal	-2(%ebp), %eax
	movl	%eax, 16(%esp)
	fldl	24(%esp)
	fmulp	%st, %st(1)
	fldl	.LC6@GOTOFF(%ebx)
	fstl	24(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	fldl	32(%esp)
	fldl	40(%esp)
	fildl	16(%esp)
	fld	%st(2)
	fld1
	jbe	.L49
	flds	.LC4@GOTOFF(%ebx)
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L34:
	fxch	%st(1)
	fxch	%st(2)
	fxch	%st(1)
.L25:
	fld	%st(1)
	decl	%edi
	fmul	%st(4), %st
	fdiv	%st(5), %st
	fsubp	%st, %st(3)
	fsubr	%st, %st(3)
	jne	.L34
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(1)
	fxch	%st(2)
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L64:
	fstp	%st(3)
	fstp	%st(0)
	fstp	%st(0)
	fxch	%st(2)
.L26:
	fstpl	24(%esp)
	fxch	%st(1)
	fstpl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_j0@PLT
	fldl	24(%esp)
	fmulp	%st, %st(1)
	fldl	16(%esp)
	fdivrp	%st, %st(1)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L11:
	fstl	(%esp)
	addl	%edi, %edi
	fstpl	16(%esp)
	call	__ieee754_j0@PLT
	fstpl	24(%esp)
	fldl	16(%esp)
	fstpl	(%esp)
	call	__ieee754_j1@PLT
	movl	$2, %eax
	fldl	24(%esp)
	fldl	16(%esp)
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L63:
	fxch	%st(1)
	fxch	%st(2)
	fxch	%st(1)
.L16:
	movl	%eax, 16(%esp)
	addl	$2, %eax
	fildl	16(%esp)
	cmpl	%eax, %edi
	fdiv	%st(1), %st
	fmul	%st(3), %st
	fsubp	%st, %st(2)
	jne	.L63
	fstp	%st(0)
	fstp	%st(1)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L49:
	fldl	.LC7@GOTOFF(%ebx)
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L58:
	fdivr	%st, %st(1)
	fdivrp	%st, %st(5)
	fld1
.L27:
	decl	%edi
	je	.L64
	fxch	%st(1)
	fxch	%st(2)
	fxch	%st(3)
.L29:
	fld	%st(1)
	fmul	%st(4), %st
	fdiv	%st(5), %st
	fsubp	%st, %st(3)
	fxch	%st(3)
	fsubs	.LC4@GOTOFF(%ebx)
	fxch	%st(2)
	fcomi	%st(3), %st
	ja	.L58
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L14:
	call	sin@PLT
	fstpl	16(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	cos@PLT
	fsubrl	16(%esp)
	fldl	24(%esp)
	fxch	%st(1)
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L13:
	call	cos@PLT
	fstpl	16(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	sin@PLT
	fsubrl	16(%esp)
	fldl	24(%esp)
	fxch	%st(1)
	jmp	.L15
.L12:
	call	cos@PLT
	fstpl	16(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	sin@PLT
	fldl	16(%esp)
	fchs
	fsubp	%st, %st(1)
	fldl	24(%esp)
	fxch	%st(1)
	jmp	.L15
	.size	__ieee754_jn, .-__ieee754_jn
	.section	.text.__ieee754_yn,"ax",@progbits
	.p2align 4
	.globl	__ieee754_yn
	.type	__ieee754_yn, @function
__ieee754_yn:
	subl	$60, %esp
	movl	%edi, 56(%esp)
	fldl	68(%esp)
	movl	%ebx, 48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	24(%esp)
	movl	%esi, 52(%esp)
	movl	24(%esp), %edx
	movl	28(%esp), %edi
	movl	64(%esp), %esi
	movl	%edx, %eax
	negl	%eax
	movl	%edi, %ecx
	orl	%edx, %eax
	andl	$2147483647, %ecx
	shrl	$31, %eax
	orl	%ecx, %eax
	cmpl	$2146435072, %eax
	ja	.L92
	fstp	%st(0)
	orl	%ecx, %edx
	je	.L93
	testl	%edi, %edi
	js	.L94
	testl	%esi, %esi
	.p2align 4,,3
	js	.L95
	.p2align 4,,7
	jne	.L81
	fldl	24(%esp)
	fstpl	(%esp)
	call	__ieee754_y0@PLT
	fstpl	32(%esp)
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L93:
	fldz
	fdivrs	.LC8@GOTOFF(%ebx)
	fstpl	32(%esp)
.L65:
	fldl	32(%esp)
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L92:
	fld	%st(0)
	faddp	%st, %st(1)
	fstpl	32(%esp)
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L95:
	negl	%esi
	movl	$1, %edi
	leal	(%esi,%esi), %eax
	andl	$2, %eax
	subl	%eax, %edi
.L71:
	cmpl	$1, %esi
	je	.L96
	cmpl	$2146435072, %ecx
	je	.L82
	cmpl	$1389363199, %ecx
	jbe	.L73
	andl	$3, %esi
	cmpl	$2, %esi
	je	.L74
	cmpl	$3, %esi
	je	.L75
	decl	%esi
	je	.L76
	fldl	24(%esp)
	fstpl	(%esp)
	call	sin@PLT
	fstpl	32(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	cos@PLT
	fsubrl	32(%esp)
.L77:
	fmull	.LC2@GOTOFF(%ebx)
	fstpl	32(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fldl	32(%esp)
	fdivp	%st, %st(1)
	fstpl	32(%esp)
	jmp	.L78
	.p2align 4,,10
	.p2align 3
.L98:
	fstp	%st(0)
	.p2align 4
	.p2align 3
.L78:
	decl	%edi
	je	.L65
	fldl	32(%esp)
	fchs
	fstpl	32(%esp)
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L94:
	fldz
	fdiv	%st(0), %st
	fstpl	32(%esp)
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L81:
	movl	$1, %edi
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L73:
	fldl	24(%esp)
	fstpl	(%esp)
	call	__ieee754_y0@PLT
	fstpl	32(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	__ieee754_y1@PLT
	fstpl	40(%esp)
	movl	44(%esp), %eax
	cmpl	$-1048576, %eax
	je	.L83
	movl	$1, %eax
	fldl	32(%esp)
	jmp	.L79
	.p2align 4,,10
	.p2align 3
.L97:
	movl	36(%esp), %edx
	cmpl	$-1048576, %edx
	je	.L98
	fldl	32(%esp)
	fstpl	40(%esp)
.L79:
	leal	(%eax,%eax), %ebx
	incl	%eax
	movl	%ebx, 32(%esp)
	cmpl	%esi, %eax
	fildl	32(%esp)
	fdivl	24(%esp)
	fmull	40(%esp)
	fsubp	%st, %st(1)
	fstpl	32(%esp)
	fldl	40(%esp)
	jl	.L97
	fstp	%st(0)
	jmp	.L78
	.p2align 4,,10
	.p2align 3
.L82:
	fldz
	fstpl	32(%esp)
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L76:
	fldl	24(%esp)
	fstpl	(%esp)
	call	sin@PLT
	fstpl	32(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	cos@PLT
	fldl	32(%esp)
	fchs
	fsubp	%st, %st(1)
	jmp	.L77
	.p2align 4,,10
	.p2align 3
.L75:
	fldl	24(%esp)
	fstpl	(%esp)
	call	sin@PLT
	fstpl	32(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	cos@PLT
	faddl	32(%esp)
	jmp	.L77
	.p2align 4,,10
	.p2align 3
.L74:
	fldl	24(%esp)
	fstpl	(%esp)
	call	cos@PLT
	fstpl	32(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	sin@PLT
	fsubrl	32(%esp)
	jmp	.L77
	.p2align 4,,10
	.p2align 3
.L96:
	movl	%edi, 32(%esp)
	fildl	32(%esp)
	fstpl	32(%esp)
	fldl	24(%esp)
	fstpl	(%esp)
	call	__ieee754_y1@PLT
	fmull	32(%esp)
	fstpl	32(%esp)
	jmp	.L65
.L83:
	fldl	40(%esp)
	fstpl	32(%esp)
	jmp	.L78
	.size	__ieee754_yn, .-__ieee754_yn
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC2:
	.long	1346542445
	.long	1071779287
	.section	.rodata.cst4
	.align 4
.LC3:
	.long	1056964608
	.align 4
.LC4:
	.long	1073741824
	.align 4
.LC5:
	.long	1315859240
	.section	.rodata.cst8
	.align 8
.LC6:
	.long	-17155601
	.long	1082535490
	.align 8
.LC7:
	.long	630506365
	.long	1420970413
	.section	.rodata.cst4
	.align 4
.LC8:
	.long	-1082130432
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
