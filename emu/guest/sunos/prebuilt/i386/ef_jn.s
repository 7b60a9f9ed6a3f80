// ca8a14bd9275b27edc80ba2e38b6760c newlib/libm/math/ef_jn.c
	.file	"ef_jn.c"
	.text
	.section	.text.__ieee754_jnf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_jnf
	.type	__ieee754_jnf, @function
__ieee754_jnf:
	subl	$60, %esp
	movl	%ebp, 56(%esp)
	movl	68(%esp), %eax
	movl	%ebx, 44(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 48(%esp)
	movl	64(%esp), %esi
	movl	%edi, 52(%esp)
	movl	%eax, %ebp
	andl	$2147483647, %ebp
	cmpl	$2139095040, %ebp
	ja	.L48
	testl	%esi, %esi
	js	.L49
	jne	.L6
	flds	68(%esp)
	fstps	(%esp)
	call	__ieee754_j0f@PLT
.L1:
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L49:
	flds	68(%esp)
	leal	-2147483648(%eax), %edi
	negl	%esi
	fchs
	cmpl	$1, %esi
	fstps	68(%esp)
	je	.L50
.L7:
	flds	68(%esp)
	shrl	$31, %edi
	andl	%esi, %edi
	fstps	(%esp)
	call	fabsf@PLT
	testl	%ebp, %ebp
	fld	%st(0)
	je	.L55
	cmpl	$2139095040, %ebp
	je	.L56
	movl	%esi, 16(%esp)
	fildl	16(%esp)
	fxch	%st(2)
	fcomi	%st(2), %st
	jnb	.L51
	cmpl	$813694975, %ebp
	ja	.L12
	fstp	%st(0)
	fstp	%st(1)
	cmpl	$33, %esi
	jle	.L52
	fstp	%st(0)
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L55:
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L56:
	fstp	%st(0)
	fstp	%st(0)
.L26:
	fldz
.L8:
	testl	%edi, %edi
	je	.L1
	fchs
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L48:
	flds	68(%esp)
	fadd	%st(0), %st
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L51:
	fstp	%st(1)
	fstp	%st(1)
	fsts	(%esp)
	addl	%esi, %esi
	fstps	16(%esp)
	call	__ieee754_j0f@PLT
	fstps	20(%esp)
	flds	16(%esp)
	fstps	(%esp)
	call	__ieee754_j1f@PLT
	movl	$2, %eax
	flds	20(%esp)
	flds	16(%esp)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L57:
	fxch	%st(1)
	fxch	%st(2)
	fxch	%st(1)
.L11:
	movl	%eax, 16(%esp)
	addl	$2, %eax
	fildl	16(%esp)
	cmpl	%eax, %esi
	fdiv	%st(1), %st
	fmul	%st(3), %st
	fsubp	%st, %st(2)
	jne	.L57
	fstp	%st(0)
	fstp	%st(1)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L6:
	cmpl	$1, %esi
	movl	%eax, %edi
	jne	.L7
.L50:
	flds	68(%esp)
	fstps	(%esp)
	call	__ieee754_j1f@PLT
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	leal	(%esi,%esi), %ebp
	movl	$1, %eax
	movl	%ebp, 16(%esp)
	fildl	16(%esp)
	fdiv	%st(1), %st
	flds	.LC3@GOTOFF(%ebx)
	fdivp	%st, %st(2)
	fld	%st(0)
	fadd	%st(2), %st
	fld	%st(1)
	fmul	%st(1), %st
	fsubs	.LC0@GOTOFF(%ebx)
	flds	.LC4@GOTOFF(%ebx)
	fcomi	%st(1), %st
	ja	.L58
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L28:
	fxch	%st(2)
	fxch	%st(1)
	fxch	%st(3)
	fxch	%st(1)
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L58:
	fxch	%st(2)
	.p2align 4
	.p2align 3
.L16:
	fadd	%st(4), %st
	incl	%eax
	fld	%st(0)
	fmul	%st(2), %st
	fsubp	%st, %st(4)
	fxch	%st(2)
	fcomi	%st(3), %st
	ja	.L28
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(0)
.L14:
	fldz
	addl	%esi, %eax
	addl	%eax, %eax
	.p2align 4
	.p2align 3
.L17:
	movl	%eax, 16(%esp)
	subl	$2, %eax
	fildl	16(%esp)
	cmpl	%eax, %ebp
	fdiv	%st(3), %st
	fsubp	%st, %st(1)
	fld1
	fdivp	%st, %st(1)
	jle	.L17
	fxch	%st(2)
	fstps	24(%esp)
	fxch	%st(1)
	decl	%esi
	fstps	20(%esp)
	fmul	%st(1), %st
	fxch	%st(1)
	fstps	16(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fstps	(%esp)
	call	__ieee754_logf@PLT
	leal	-2(%ebp), %eax
	movl	%eax, 28(%esp)
	flds	16(%esp)
	fmulp	%st, %st(1)
	flds	.LC5@GOTOFF(%ebx)
	fsts	16(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	flds	20(%esp)
	flds	24(%esp)
	fildl	28(%esp)
	fld	%st(2)
	ja	.L53
	fld1
	flds	.LC3@GOTOFF(%ebx)
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L54:
	fxch	%st(1)
	fdiv	%st(2), %st
	fxch	%st(5)
	fdivp	%st, %st(2)
	fld1
.L22:
	decl	%esi
	je	.L59
	fxch	%st(1)
	fxch	%st(2)
	fxch	%st(5)
	fxch	%st(2)
.L24:
	fld	%st(1)
	fmul	%st(4), %st
	fdiv	%st(5), %st
	fsubp	%st, %st(3)
	fsubr	%st, %st(3)
	flds	.LC6@GOTOFF(%ebx)
	fsts	16(%esp)
	fxch	%st(3)
	fcomi	%st(3), %st
	fstp	%st(3)
	ja	.L54
	fxch	%st(1)
	fxch	%st(5)
	fxch	%st(2)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L53:
	fld1
	flds	.LC3@GOTOFF(%ebx)
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L29:
	fxch	%st(1)
	fxch	%st(2)
	fxch	%st(1)
.L20:
	fld	%st(1)
	decl	%esi
	fmul	%st(4), %st
	fdiv	%st(5), %st
	fsubp	%st, %st(3)
	fsubr	%st, %st(3)
	jne	.L29
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(1)
	fxch	%st(1)
	fxch	%st(2)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L59:
	fstp	%st(3)
	fstp	%st(0)
	fstp	%st(3)
	fxch	%st(1)
	fxch	%st(2)
.L21:
	fstps	20(%esp)
	fstps	16(%esp)
	fstps	(%esp)
	call	__ieee754_j0f@PLT
	flds	20(%esp)
	fmulp	%st, %st(1)
	flds	16(%esp)
	fdivrp	%st, %st(1)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L52:
	fmuls	.LC2@GOTOFF(%ebx)
	incl	%esi
	movl	$2, %eax
	fld	%st(0)
	fld1
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L60:
	fxch	%st(1)
.L13:
	movl	%eax, 16(%esp)
	incl	%eax
	fildl	16(%esp)
	cmpl	%esi, %eax
	fmulp	%st, %st(1)
	fxch	%st(1)
	fmul	%st(2), %st
	jne	.L60
	fstp	%st(2)
	fxch	%st(1)
	fdivp	%st, %st(1)
	jmp	.L8
	.size	__ieee754_jnf, .-__ieee754_jnf
	.section	.text.__ieee754_ynf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_ynf
	.type	__ieee754_ynf, @function
__ieee754_ynf:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	movl	52(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 36(%esp)
	movl	48(%esp), %esi
	movl	%edi, 40(%esp)
	movl	%edx, %eax
	andl	$2147483647, %eax
	cmpl	$2139095040, %eax
	ja	.L83
	testl	%eax, %eax
	je	.L84
	testl	%edx, %edx
	js	.L85
	testl	%esi, %esi
	.p2align 4,,5
	js	.L86
	.p2align 4,,7
	jne	.L72
	flds	52(%esp)
	fstps	(%esp)
	call	__ieee754_y0f@PLT
	fstps	24(%esp)
	jmp	.L61
	.p2align 4,,10
	.p2align 3
.L84:
	fldz
	fld1
	fchs
	fdivp	%st, %st(1)
	fstps	24(%esp)
.L61:
	flds	24(%esp)
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L83:
	flds	52(%esp)
	fadd	%st(0), %st
	fstps	24(%esp)
	jmp	.L61
	.p2align 4,,10
	.p2align 3
.L86:
	negl	%esi
	movl	$1, %edi
	leal	(%esi,%esi), %edx
	andl	$2, %edx
	subl	%edx, %edi
.L67:
	cmpl	$1, %esi
	je	.L87
	cmpl	$2139095040, %eax
	je	.L73
	flds	52(%esp)
	fstps	(%esp)
	call	__ieee754_y0f@PLT
	fstps	24(%esp)
	flds	52(%esp)
	fstps	(%esp)
	call	__ieee754_y1f@PLT
	fstps	28(%esp)
	cmpl	$-8388608, 28(%esp)
	je	.L74
	movl	$1, %eax
	flds	24(%esp)
	jmp	.L70
	.p2align 4,,10
	.p2align 3
.L75:
	flds	24(%esp)
	fstps	28(%esp)
.L70:
	leal	(%eax,%eax), %ecx
	incl	%eax
	movl	%ecx, 24(%esp)
	cmpl	%esi, %eax
	fildl	24(%esp)
	fdivs	52(%esp)
	fmuls	28(%esp)
	fsubp	%st, %st(1)
	fstps	24(%esp)
	flds	28(%esp)
	jge	.L88
	cmpl	$-8388608, 24(%esp)
	jne	.L75
	fstp	%st(0)
	jmp	.L69
	.p2align 4,,10
	.p2align 3
.L88:
	fstp	%st(0)
.L69:
	decl	%edi
	je	.L61
	flds	24(%esp)
	fchs
	fstps	24(%esp)
	jmp	.L61
	.p2align 4,,10
	.p2align 3
.L85:
	fldz
	fld	%st(0)
	fdivp	%st, %st(1)
	fstps	24(%esp)
	jmp	.L61
	.p2align 4,,10
	.p2align 3
.L73:
	fldz
	fstps	24(%esp)
	jmp	.L61
	.p2align 4,,10
	.p2align 3
.L72:
	movl	$1, %edi
	jmp	.L67
	.p2align 4,,10
	.p2align 3
.L87:
	movl	%edi, 24(%esp)
	fildl	24(%esp)
	fstps	24(%esp)
	flds	52(%esp)
	fstps	(%esp)
	call	__ieee754_y1f@PLT
	fmuls	24(%esp)
	fstps	24(%esp)
	jmp	.L61
	.p2align 4,,10
	.p2align 3
.L74:
	flds	28(%esp)
	fstps	24(%esp)
	jmp	.L69
	.size	__ieee754_ynf, .-__ieee754_ynf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC2:
	.long	1056964608
	.align 4
.LC3:
	.long	1073741824
	.align 4
.LC4:
	.long	1315859240
	.align 4
.LC5:
	.long	1118925184
	.align 4
.LC6:
	.long	1343554297
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
