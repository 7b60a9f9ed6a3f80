// 78a9629e37b21894c37cd53fd4fce872 newlib/libm/math/ef_pow.c
	.file	"ef_pow.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC6:
	.string	""
	.section	.text.__ieee754_powf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_powf
	.type	__ieee754_powf, @function
__ieee754_powf:
	subl	$76, %esp
	movl	%esi, 64(%esp)
	movl	84(%esp), %esi
	movl	%ebp, 72(%esp)
	movl	%ebx, 60(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 68(%esp)
	movl	%esi, %ebp
	andl	$2147483647, %ebp
	je	.L47
	movl	80(%esp), %eax
	movl	%eax, 28(%esp)
	movl	%eax, %edi
	andl	$2147483647, %edi
	movl	%edi, 32(%esp)
	cmpl	$2139095040, %edi
	jg	.L56
	cmpl	$2139095040, %ebp
	jg	.L56
	movl	28(%esp), %eax
	testl	%eax, %eax
	js	.L77
	xorl	%ecx, %ecx
	cmpl	$2139095040, %ebp
	je	.L7
.L10:
	cmpl	$1065353216, %ebp
	je	.L78
	cmpl	$1073741824, %esi
	je	.L13
	movl	28(%esp), %edx
	notl	%edx
	shrl	$31, %edx
	testb	%dl, %dl
	je	.L8
	cmpl	$1056964608, %esi
	jne	.L8
	flds	80(%esp)
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L56:
	cmpl	$1065353216, %edi
	jne	.L79
.L47:
	fld1
.L1:
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L79:
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	nanf@PLT
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L77:
	cmpl	$1266679807, %ebp
	jbe	.L6
	cmpl	$2139095040, %ebp
	je	.L7
	movl	$2, %ecx
.L8:
	movl	%ecx, 36(%esp)
	flds	80(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	cmpl	$2139095040, %edi
	movl	36(%esp), %ecx
	je	.L57
	testl	%edi, %edi
	je	.L57
	cmpl	$1065353216, %edi
	je	.L80
	movl	28(%esp), %edx
	movl	%ecx, %eax
	shrl	$31, %edx
	decl	%edx
	orl	%edx, %eax
	je	.L81
	cmpl	$1291845632, %ebp
	jbe	.L23
	cmpl	$1065353207, %edi
	jbe	.L82
	cmpl	$1065353223, %edi
	ja	.L83
	fsubs	.LC1@GOTOFF(%ebx)
	flds	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	flds	.LC9@GOTOFF(%ebx)
	fmul	%st(2), %st
	flds	.LC10@GOTOFF(%ebx)
	fmul	%st(3), %st
	fsubrs	.LC11@GOTOFF(%ebx)
	fmul	%st(3), %st
	fsubrs	.LC12@GOTOFF(%ebx)
	fxch	%st(3)
	fmul	%st(0), %st
	fmulp	%st, %st(3)
	fxch	%st(2)
	fmuls	.LC13@GOTOFF(%ebx)
	fsubrp	%st, %st(2)
	fld	%st(0)
	fadd	%st(2), %st
	fstps	28(%esp)
	movl	28(%esp), %eax
	andl	$-4096, %eax
	movl	%eax, 28(%esp)
	fsubrs	28(%esp)
	fsubrp	%st, %st(1)
.L27:
	fld1
	decl	%ecx
	orl	%edx, %ecx
	jne	.L30
	fchs
.L30:
	andl	$-4096, %esi
	movl	%esi, 32(%esp)
	flds	32(%esp)
	fsubrs	84(%esp)
	fmuls	28(%esp)
	fxch	%st(2)
	fmuls	84(%esp)
	faddp	%st, %st(2)
	flds	28(%esp)
	fmuls	32(%esp)
	fld	%st(2)
	fadd	%st(1), %st
	fstps	28(%esp)
	movl	28(%esp), %edx
	movl	%edx, %eax
	movl	%edx, %ecx
	andl	$2147483647, %eax
	testl	%edx, %edx
	jle	.L31
	cmpl	$1124073472, %eax
	ja	.L84
	je	.L85
.L33:
	cmpl	$1056964608, %eax
	ja	.L86
	xorl	%esi, %esi
	xorl	%eax, %eax
.L39:
	andl	$-4096, %ecx
	movl	%ecx, 28(%esp)
	flds	28(%esp)
	fmuls	.LC26@GOTOFF(%ebx)
	fxch	%st(1)
	fsubrs	28(%esp)
	fsubrp	%st, %st(3)
	fxch	%st(2)
	fmuls	.LC27@GOTOFF(%ebx)
	flds	28(%esp)
	fmuls	.LC28@GOTOFF(%ebx)
	faddp	%st, %st(1)
	fld	%st(2)
	fadd	%st(1), %st
	fsub	%st, %st(3)
	fxch	%st(1)
	fsubp	%st, %st(3)
	fld	%st(0)
	fmul	%st(1), %st
	flds	.LC29@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC30@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC31@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC32@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC33@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	fsubr	%st(1), %st
	fld	%st(1)
	fmul	%st(1), %st
	fxch	%st(1)
	fsubs	.LC34@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	fld	%st(1)
	fmul	%st(4), %st
	faddp	%st, %st(4)
	fsubp	%st, %st(3)
	fsubrp	%st, %st(2)
	fxch	%st(1)
	fsubrs	.LC1@GOTOFF(%ebx)
	fsts	28(%esp)
	movl	28(%esp), %edx
	addl	%esi, %edx
	cmpl	$8388607, %edx
	jle	.L87
	fstp	%st(0)
	movl	%edx, 28(%esp)
.L42:
	flds	28(%esp)
	fmulp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L7:
	cmpl	$1065353216, %edi
	je	.L47
	jbe	.L11
	testl	%esi, %esi
	flds	84(%esp)
	jns	.L1
	fstp	%st(0)
.L12:
	fldz
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L78:
	testl	%esi, %esi
	flds	80(%esp)
	jns	.L1
	fdivrs	.LC1@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	cmpl	$1065353215, %ebp
	jbe	.L9
	movl	%ebp, %edx
	movl	$150, %ecx
	sarl	$23, %edx
	subl	%edx, %ecx
	movl	%ebp, %edx
	sarl	%cl, %edx
	movl	%edx, %eax
	sall	%cl, %eax
	xorl	%ecx, %ecx
	cmpl	%ebp, %eax
	jne	.L10
	andl	$1, %edx
	movl	$2, %ecx
	subl	%edx, %ecx
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L11:
	testl	%esi, %esi
	jns	.L12
	flds	84(%esp)
	fchs
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L9:
	cmpl	$1073741824, %esi
	je	.L13
	xorl	%ecx, %ecx
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L81:
	fstp	%st(0)
	flds	80(%esp)
.L75:
	fsub	%st(0), %st
	fdiv	%st(0), %st
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L57:
	testl	%esi, %esi
	js	.L88
	movl	28(%esp), %edx
	testl	%edx, %edx
	jns	.L1
.L19:
	decl	%ecx
	.p2align 4,,2
	jne	.L1
	fchs
	.p2align 4,,2
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L13:
	flds	80(%esp)
	fmul	%st(0), %st
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L23:
	xorl	%edi, %edi
	testl	$2139095040, 28(%esp)
	jne	.L92
	fmuls	.LC14@GOTOFF(%ebx)
	movl	$-24, %edi
	fstps	32(%esp)
	jmp	.L28
.L92:
	fstp	%st(0)
.L28:
	movl	32(%esp), %ebp
	movl	%ebp, %eax
	sarl	$23, %eax
	leal	-127(%edi,%eax), %eax
	movl	%eax, 44(%esp)
	movl	%ebp, %eax
	andl	$8388607, %eax
	movl	%eax, %edi
	orl	$1065353216, %edi
	cmpl	$1885297, %eax
	jle	.L51
	cmpl	$6140886, %eax
	jle	.L52
	incl	44(%esp)
	subl	$8388608, %edi
	fldz
	xorl	%eax, %eax
	fld	%st(0)
	fld1
.L29:
	movl	%edi, 28(%esp)
	sarl	%edi
	flds	28(%esp)
	orl	$536870912, %edi
	fld	%st(0)
	fsub	%st(2), %st
	leal	262144(%eax,%edi), %eax
	movl	%eax, 36(%esp)
	fld	%st(1)
	fadd	%st(3), %st
	fdivrs	.LC1@GOTOFF(%ebx)
	fld	%st(1)
	fmul	%st(1), %st
	fstps	32(%esp)
	movl	32(%esp), %ebp
	andl	$-4096, %ebp
	movl	%ebp, 28(%esp)
	flds	28(%esp)
	fmuls	36(%esp)
	fsubrp	%st, %st(2)
	fxch	%st(3)
	fsubrs	36(%esp)
	fsubrp	%st, %st(2)
	fxch	%st(1)
	fmuls	28(%esp)
	fsubrp	%st, %st(1)
	fmulp	%st, %st(1)
	flds	32(%esp)
	fmul	%st(0), %st
	flds	.LC15@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC16@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC17@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC11@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC18@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC19@GOTOFF(%ebx)
	fxch	%st(1)
	fmul	%st(0), %st
	fmulp	%st, %st(1)
	flds	32(%esp)
	fadds	28(%esp)
	fmul	%st(2), %st
	faddp	%st, %st(1)
	flds	28(%esp)
	fmul	%st(0), %st
	flds	.LC20@GOTOFF(%ebx)
	fsts	40(%esp)
	fld	%st(0)
	fadd	%st(2), %st
	fadd	%st(3), %st
	fstps	36(%esp)
	movl	36(%esp), %eax
	flds	28(%esp)
	andl	$-4096, %eax
	movl	%eax, 36(%esp)
	fmuls	36(%esp)
	flds	36(%esp)
	fsubp	%st, %st(2)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fxch	%st(2)
	fsubp	%st, %st(1)
	fmuls	32(%esp)
	fxch	%st(2)
	fmuls	36(%esp)
	faddp	%st, %st(2)
	fld	%st(0)
	fadd	%st(2), %st
	fstps	28(%esp)
	movl	28(%esp), %eax
	andl	$-4096, %eax
	movl	%eax, 28(%esp)
	flds	28(%esp)
	fmuls	.LC21@GOTOFF(%ebx)
	fxch	%st(1)
	fsubrs	28(%esp)
	fsubrp	%st, %st(2)
	flds	.LC22@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	flds	28(%esp)
	fmuls	.LC23@GOTOFF(%ebx)
	faddp	%st, %st(2)
	fxch	%st(1)
	faddp	%st, %st(2)
	fildl	44(%esp)
	fld	%st(1)
	fadd	%st(3), %st
	fadd	%st(4), %st
	fadd	%st(1), %st
	fstps	28(%esp)
	movl	28(%esp), %eax
	andl	$-4096, %eax
	movl	%eax, 28(%esp)
	fsubrs	28(%esp)
	fsubp	%st, %st(3)
	fsubrp	%st, %st(2)
	fsubp	%st, %st(1)
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L88:
	fdivrs	.LC1@GOTOFF(%ebx)
	movl	28(%esp), %ebx
	testl	%ebx, %ebx
	jns	.L1
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L80:
	testl	%esi, %esi
	jns	.L21
	fdivrs	.LC1@GOTOFF(%ebx)
.L21:
	movl	28(%esp), %eax
	testl	%eax, %eax
	jns	.L1
	testl	%ecx, %ecx
	je	.L75
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L31:
	cmpl	$1125515264, %eax
	ja	.L89
	.p2align 4,,6
	jne	.L33
	flds	28(%esp)
	movl	$32768, %esi
	fsub	%st(1), %st
	fcomip	%st(3), %st
	jnb	.L90
.L37:
	addl	%edx, %esi
	movl	$-8388608, %edi
	movl	%esi, %eax
	sarl	$23, %eax
	movzbl	%al, %eax
	subl	$127, %eax
	movb	%al, %cl
	sarl	%cl, %edi
	movl	$23, %ecx
	andl	%esi, %edi
	andl	$8388607, %esi
	movl	%edi, 28(%esp)
	orl	$8388608, %esi
	subl	%eax, %ecx
	movl	%esi, %eax
	sarl	%cl, %eax
	testl	%edx, %edx
	jns	.L40
	negl	%eax
.L40:
	fsubs	28(%esp)
	movl	%eax, %esi
	sall	$23, %esi
	fld	%st(2)
	fadd	%st(1), %st
	fstps	28(%esp)
	movl	28(%esp), %ecx
	jmp	.L39
.L51:
	fldz
	xorl	%eax, %eax
	fld	%st(0)
	fld1
	jmp	.L29
.L82:
	fstp	%st(0)
	testl	%esi, %esi
	jns	.L12
.L26:
	flds	.LC7@GOTOFF(%ebx)
	fsts	28(%esp)
	fld	%st(0)
	fmulp	%st, %st(1)
	jmp	.L1
.L84:
	fstp	%st(0)
	fstp	%st(1)
	flds	.LC7@GOTOFF(%ebx)
	fsts	28(%esp)
	fmul	%st, %st(1)
	fmulp	%st, %st(1)
	jmp	.L1
.L52:
	flds	.LC2@GOTOFF(%ebx)
	movl	$2097152, %eax
	flds	.LC3@GOTOFF(%ebx)
	flds	.LC4@GOTOFF(%ebx)
	jmp	.L29
.L83:
	fstp	%st(0)
	testl	%esi, %esi
	jg	.L26
	fldz
	jmp	.L1
.L87:
	fxch	%st(1)
	movl	%eax, 4(%esp)
	fstps	32(%esp)
	fstps	(%esp)
	call	scalbnf@PLT
	fstps	28(%esp)
	flds	32(%esp)
	jmp	.L42
.L89:
	fstp	%st(0)
	fstp	%st(1)
	flds	.LC25@GOTOFF(%ebx)
	fsts	28(%esp)
	fmul	%st, %st(1)
	fmulp	%st, %st(1)
	jmp	.L1
.L85:
	flds	28(%esp)
	fsub	%st(1), %st
	flds	.LC24@GOTOFF(%ebx)
	fadd	%st(4), %st
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L91
	leal	32768(%edx), %eax
	movl	$-8388608, %esi
	movl	%eax, %edx
	sarl	$23, %edx
	subl	$127, %edx
	movb	%dl, %cl
	sarl	%cl, %esi
	movl	$23, %ecx
	andl	%eax, %esi
	andl	$8388607, %eax
	movl	%esi, 28(%esp)
	orl	$8388608, %eax
	subl	%edx, %ecx
	sarl	%cl, %eax
	jmp	.L40
.L86:
	sarl	$23, %eax
	movl	$8388608, %esi
	leal	-126(%eax), %ecx
	sarl	%cl, %esi
	jmp	.L37
.L91:
	fstp	%st(0)
	fstp	%st(1)
	flds	.LC7@GOTOFF(%ebx)
	fsts	28(%esp)
	fmul	%st, %st(1)
	fmulp	%st, %st(1)
	jmp	.L1
.L90:
	fstp	%st(0)
	fstp	%st(1)
	flds	.LC25@GOTOFF(%ebx)
	fsts	28(%esp)
	fmul	%st, %st(1)
	fmulp	%st, %st(1)
	jmp	.L1
	.size	__ieee754_powf, .-__ieee754_powf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	1058390016
	.align 4
.LC3:
	.long	902942684
	.align 4
.LC4:
	.long	1069547520
	.align 4
.LC7:
	.long	1900671690
	.align 4
.LC8:
	.long	1069066752
	.align 4
.LC9:
	.long	921478512
	.align 4
.LC10:
	.long	1048576000
	.align 4
.LC11:
	.long	1051372203
	.align 4
.LC12:
	.long	1056964608
	.align 4
.LC13:
	.long	1069066811
	.align 4
.LC14:
	.long	1266679808
	.align 4
.LC15:
	.long	1045688642
	.align 4
.LC16:
	.long	1047278165
	.align 4
.LC17:
	.long	1049338629
	.align 4
.LC18:
	.long	1054567863
	.align 4
.LC19:
	.long	1058642330
	.align 4
.LC20:
	.long	1077936128
	.align 4
.LC21:
	.long	1064712192
	.align 4
.LC22:
	.long	1064712271
	.align 4
.LC23:
	.long	916308896
	.align 4
.LC24:
	.long	859351612
	.align 4
.LC25:
	.long	228737632
	.align 4
.LC26:
	.long	1060205056
	.align 4
.LC27:
	.long	1060205080
	.align 4
.LC28:
	.long	901758604
	.align 4
.LC29:
	.long	858897228
	.align 4
.LC30:
	.long	903735822
	.align 4
.LC31:
	.long	948613973
	.align 4
.LC32:
	.long	993397601
	.align 4
.LC33:
	.long	1042983595
	.align 4
.LC34:
	.long	1073741824
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
