// ebad4c9eefbcb219dfe3c326983cba35 newlib/libm/math/kf_rem_pio2.c
	.file	"kf_rem_pio2.c"
	.text
	.section	.text.__kernel_rem_pio2f,"ax",@progbits
	.p2align 4
	.globl	__kernel_rem_pio2f
	.type	__kernel_rem_pio2f, @function
__kernel_rem_pio2f:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%ebx
	subl	$396, %esp
	movl	432(%esp), %eax
	movl	init_jk@GOTOFF(%edi,%eax,4), %eax
	movl	%eax, 44(%esp)
	movl	428(%esp), %eax
	decl	%eax
	cmpl	$-4, 424(%esp)
	movl	%eax, 28(%esp)
	jl	.L85
	movl	424(%esp), %eax
	movl	424(%esp), %edx
	addl	$4, %eax
	subl	$3, %edx
	cmovns	%edx, %eax
	sarl	$3, %eax
	movl	%eax, 24(%esp)
	leal	8(,%eax,8), %eax
	movl	%eax, 56(%esp)
.L2:
	movl	56(%esp), %ebx
	movl	424(%esp), %eax
	movl	44(%esp), %edx
	subl	%ebx, %eax
	movl	28(%esp), %ebx
	movl	%eax, 36(%esp)
	movl	24(%esp), %eax
	subl	%ebx, %eax
	addl	%ebx, %edx
	js	.L8
	movl	436(%esp), %ebx
	leal	1(%edx,%eax), %ecx
	movl	%eax, %edx
	fldz
	negl	%edx
	leal	144(%esp,%edx,4), %edx
	.p2align 4
	.p2align 3
.L7:
	fld	%st(0)
	testl	%eax, %eax
	js	.L6
	fstp	%st(0)
	fildl	(%ebx,%eax,4)
.L6:
	fstps	(%edx,%eax,4)
	incl	%eax
	cmpl	%ecx, %eax
	jne	.L7
	fstp	%st(0)
.L8:
	movl	44(%esp), %eax
	testl	%eax, %eax
	js	.L148
	movl	428(%esp), %ecx
	fldz
	movl	428(%esp), %eax
	movl	44(%esp), %esi
	fstps	20(%esp)
	movl	28(%esp), %ebx
	leal	0(,%ecx,4), %edx
	movl	416(%esp), %ecx
	addl	%eax, %esi
	leal	304(%esp), %eax
	movl	%eax, %ebp
	addl	%edx, %ecx
	subl	%edx, %ebp
	movl	%ebx, %eax
.L5:
	testl	%eax, %eax
	js	.L132
	movl	%edx, 32(%esp)
	leal	144(%esp), %eax
	movl	%eax, 20(%esp)
	.p2align 4
	.p2align 3
.L10:
	movl	20(%esp), %eax
	fldz
	leal	(%eax,%ebx,4), %edx
	movl	416(%esp), %eax
	.p2align 4
	.p2align 3
.L9:
	flds	(%eax)
	addl	$4, %eax
	subl	$4, %edx
	fmuls	4(%edx)
	cmpl	%ecx, %eax
	faddp	%st, %st(1)
	jne	.L9
	fstps	4(%ebp,%ebx,4)
	incl	%ebx
	cmpl	%esi, %ebx
	jne	.L10
	movl	32(%esp), %edx
.L4:
	movl	44(%esp), %ebp
	leal	64(%esp), %eax
	movl	%eax, 40(%esp)
	movl	24(%esp), %ebx
	movl	416(%esp), %esi
	leal	64(%esp,%ebp,4), %eax
	movl	%eax, 52(%esp)
	movl	436(%esp), %eax
	addl	%edx, %esi
	leal	(%eax,%ebx,4), %eax
	movl	%eax, 32(%esp)
	.p2align 4
	.p2align 3
.L12:
	testl	%ebp, %ebp
	flds	304(%esp,%ebp,4)
	jle	.L13
	fnstcw	62(%esp)
	movl	40(%esp), %edx
	leal	304(%esp), %ebx
	leal	304(%esp,%ebp,4), %eax
	flds	.LC1@GOTOFF(%edi)
	movzwl	62(%esp), %ecx
	orw	$3072, %cx
	movw	%cx, 60(%esp)
	movl	%ebx, %ecx
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L157:
	fxch	%st(1)
.L14:
	fld	%st(1)
	subl	$4, %eax
	fmul	%st(1), %st
	addl	$4, %edx
	fldcw	60(%esp)
	fistpl	20(%esp)
	fldcw	62(%esp)
	fildl	20(%esp)
	flds	.LC2@GOTOFF(%edi)
	fmul	%st(1), %st
	fsubrp	%st, %st(3)
	fxch	%st(2)
	fldcw	60(%esp)
	fistpl	-4(%edx)
	fldcw	62(%esp)
	fxch	%st(1)
	fadds	(%eax)
	cmpl	%ecx, %eax
	jne	.L157
	fstp	%st(1)
.L13:
	movl	36(%esp), %eax
	fstps	(%esp)
	movl	%edi, %ebx
	movl	%eax, 4(%esp)
	call	scalbnf@PLT
	fsts	20(%esp)
	fmuls	.LC3@GOTOFF(%edi)
	fstps	(%esp)
	call	floorf@PLT
	fnstcw	62(%esp)
	fmuls	.LC4@GOTOFF(%edi)
	movzwl	62(%esp), %eax
	fsubrs	20(%esp)
	orw	$3072, %ax
	movw	%ax, 60(%esp)
	movl	36(%esp), %eax
	fldcw	60(%esp)
	fistl	20(%esp)
	fldcw	62(%esp)
	testl	%eax, %eax
	fildl	20(%esp)
	fsubrp	%st, %st(1)
	jle	.L15
	leal	-1(%ebp), %edx
	movl	$8, %ecx
	movl	64(%esp,%edx,4), %ebx
	subl	%eax, %ecx
	movl	%ebx, %eax
	sarl	%cl, %eax
	addl	%eax, 20(%esp)
	sall	%cl, %eax
	movl	$7, %ecx
	subl	%eax, %ebx
	movl	36(%esp), %eax
	movl	%ebx, 64(%esp,%edx,4)
	subl	%eax, %ecx
	sarl	%cl, %ebx
	movl	%ebx, 48(%esp)
	testl	%ebx, %ebx
	jg	.L149
.L17:
	fldz
	fsts	24(%esp)
	fxch	%st(1)
	fucomi	%st(1), %st
	fstp	%st(1)
	jp	.L34
	jne	.L34
	fstp	%st(0)
	movl	44(%esp), %eax
	cmpl	%eax, %ebp
	jle	.L36
	movl	40(%esp), %eax
	xorl	%edx, %edx
	movl	52(%esp), %ecx
	leal	(%eax,%ebp,4), %eax
	.p2align 4
	.p2align 3
.L37:
	movl	-4(%eax), %ebx
	subl	$4, %eax
	orl	%ebx, %edx
	cmpl	%ecx, %eax
	jne	.L37
	testl	%edx, %edx
	jne	.L38
.L36:
	movl	44(%esp), %eax
	movl	60(%esp,%eax,4), %ebx
	testl	%ebx, %ebx
	jne	.L39
	movl	52(%esp), %edx
	movl	$1, %eax
	.p2align 4
	.p2align 3
.L40:
	movl	-8(%edx), %ecx
	subl	$4, %edx
	incl	%eax
	testl	%ecx, %ecx
	je	.L40
	leal	1(%ebp), %ecx
	addl	%ebp, %eax
	movl	%eax, 20(%esp)
.L42:
	movl	428(%esp), %ebx
	leal	304(%esp), %eax
	movl	%eax, 24(%esp)
	addl	%ebp, %ebx
	leal	144(%esp), %ebp
	.p2align 4
	.p2align 3
.L45:
	movl	32(%esp), %eax
	fildl	(%eax,%ecx,4)
	movl	28(%esp), %eax
	testl	%eax, %eax
	fstps	0(%ebp,%ebx,4)
	js	.L91
	movl	416(%esp), %eax
	leal	0(%ebp,%ebx,4), %edx
	fldz
	.p2align 4
	.p2align 3
.L44:
	flds	(%eax)
	addl	$4, %eax
	subl	$4, %edx
	fmuls	4(%edx)
	cmpl	%esi, %eax
	faddp	%st, %st(1)
	jne	.L44
	movl	24(%esp), %eax
	incl	%ebx
	fstps	(%eax,%ecx,4)
	incl	%ecx
	cmpl	%ecx, 20(%esp)
	jge	.L45
.L150:
	movl	20(%esp), %ebp
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L91:
	movl	24(%esp), %eax
	fldz
	incl	%ebx
	fstps	(%eax,%ecx,4)
	incl	%ecx
	cmpl	%ecx, 20(%esp)
	jge	.L45
	jmp	.L150
.L15:
	jne	.L18
	movl	60(%esp,%ebp,4), %eax
	sarl	$8, %eax
	movl	%eax, 48(%esp)
	testl	%eax, %eax
	jle	.L17
	incl	20(%esp)
	testl	%ebp, %ebp
	jle	.L151
.L21:
	movl	64(%esp), %edx
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	movl	40(%esp), %ebx
	.p2align 4
	.p2align 3
.L28:
	testl	%edx, %edx
	je	.L24
	movl	$256, %ebx
	subl	%edx, %ebx
	movl	40(%esp), %edx
	movl	%ebx, (%edx,%ecx,4)
	jmp	.L26
.L152:
	movl	(%edx,%eax,4), %ebx
	movl	$255, %ecx
	subl	%ebx, %ecx
	movl	%ecx, (%edx,%eax,4)
.L26:
	incl	%eax
	cmpl	%eax, %ebp
	jg	.L152
	movl	36(%esp), %eax
	movl	$1, %edx
	testl	%eax, %eax
	jle	.L153
.L23:
	movl	36(%esp), %eax
	cmpl	$1, %eax
	je	.L31
.L154:
	cmpl	$2, %eax
	jne	.L30
	andl	$63, 60(%esp,%ebp,4)
.L30:
	cmpl	$2, 48(%esp)
	jne	.L17
	fsubrs	.LC6@GOTOFF(%edi)
	testl	%edx, %edx
	je	.L17
.L29:
	movl	36(%esp), %eax
	fstps	24(%esp)
	movl	%edi, %ebx
	movl	$0x3f800000, (%esp)
	movl	%eax, 4(%esp)
	call	scalbnf@PLT
	movl	$2, %eax
	movl	%eax, 48(%esp)
	flds	24(%esp)
	fsubp	%st, %st(1)
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L24:
	incl	%eax
	cmpl	%eax, %ebp
	jle	.L27
	movl	(%ebx,%eax,4), %edx
	movl	%eax, %ecx
	jmp	.L28
.L27:
	movl	36(%esp), %eax
	testl	%eax, %eax
	jle	.L30
	movl	36(%esp), %eax
	cmpl	$1, %eax
	jne	.L154
.L31:
	andl	$127, 60(%esp,%ebp,4)
	jmp	.L30
.L18:
	flds	.LC5@GOTOFF(%edi)
	fsts	24(%esp)
	fxch	%st(1)
	fcomi	%st(1), %st
	fstp	%st(1)
	jnb	.L155
	xorl	%eax, %eax
	movl	%eax, 48(%esp)
	jmp	.L17
.L149:
	incl	20(%esp)
	testl	%ebp, %ebp
	jg	.L21
	xorl	%edx, %edx
	jmp	.L23
.L39:
	leal	1(%ebp), %ecx
	movl	%ecx, 20(%esp)
	jmp	.L42
.L132:
	flds	20(%esp)
	fstps	4(%ebp,%ebx,4)
	incl	%ebx
	cmpl	%esi, %ebx
	jne	.L5
	jmp	.L4
.L38:
	subl	$8, 36(%esp)
	decl	%ebp
	movl	64(%esp,%ebp,4), %ebx
	movl	36(%esp), %eax
	testl	%ebx, %ebx
	jne	.L46
	movl	40(%esp), %edx
.L47:
	decl	%ebp
	subl	$8, %eax
	movl	(%edx,%ebp,4), %ecx
	testl	%ecx, %ecx
	je	.L47
	movl	%eax, 36(%esp)
.L46:
	movl	$0x3f800000, (%esp)
	movl	36(%esp), %eax
	movl	%edi, %ebx
	movl	%eax, 4(%esp)
	call	scalbnf@PLT
	testl	%ebp, %ebp
	js	.L50
	movl	40(%esp), %ecx
	leal	304(%esp), %eax
	movl	%ebp, %edx
	flds	.LC1@GOTOFF(%edi)
	.p2align 4
	.p2align 3
.L51:
	fildl	(%ecx,%edx,4)
	fmul	%st(2), %st
	fstps	(%eax,%edx,4)
	subl	$1, %edx
	fmul	%st, %st(1)
	jnb	.L51
	fstp	%st(0)
	fstp	%st(0)
	movl	44(%esp), %esi
	xorl	%ecx, %ecx
	leal	0(,%ebp,4), %edx
	movl	%edx, 24(%esp)
	leal	224(%esp), %ebx
	addl	%edx, %eax
	.p2align 4
	.p2align 3
.L52:
	fldz
	testl	%esi, %esi
	js	.L53
	xorl	%edx, %edx
	jmp	.L54
	.p2align 4,,10
	.p2align 3
.L156:
	cmpl	%ecx, %edx
	jg	.L53
.L54:
	flds	PIo2@GOTOFF(%edi,%edx,4)
	fmuls	(%eax,%edx,4)
	incl	%edx
	cmpl	%edx, %esi
	faddp	%st, %st(1)
	jge	.L156
.L53:
	fstps	(%ebx,%ecx,4)
	subl	$4, %eax
	leal	1(%ecx), %edx
	cmpl	%ecx, %ebp
	je	.L55
	movl	%edx, %ecx
	jmp	.L52
.L55:
	cmpl	$2, 432(%esp)
	movl	24(%esp), %edx
	jg	.L56
	movl	432(%esp), %eax
	testl	%eax, %eax
	jg	.L57
	jne	.L61
	leal	(%ebx,%edx), %eax
	fldz
.L65:
	fadds	(%eax)
	movl	%eax, %edx
	subl	$4, %eax
	cmpl	%edx, %ebx
	jne	.L65
.L83:
	movl	48(%esp), %ebp
	testl	%ebp, %ebp
	je	.L66
	fchs
.L66:
	movl	420(%esp), %eax
	fstps	(%eax)
.L61:
	movl	20(%esp), %eax
	addl	$396, %esp
	popl	%ebx
	popl	%esi
	andl	$7, %eax
	popl	%edi
	popl	%ebp
	ret
.L56:
	cmpl	$3, 432(%esp)
	jne	.L61
	testl	%ebp, %ebp
	je	.L63
	leal	(%ebx,%edx), %eax
	movl	%eax, %esi
	flds	(%eax)
	movl	%eax, %edx
.L75:
	fld	%st(0)
	movl	%eax, %ecx
	fadds	-4(%eax)
	leal	-4(%eax), %eax
	flds	(%eax)
	fsub	%st(1), %st
	faddp	%st, %st(2)
	fxch	%st(1)
	fstps	4(%eax)
	fsts	(%eax)
	cmpl	%eax, %ebx
	jne	.L75
	fstp	%st(0)
	decl	%ebp
	je	.L63
	movl	%esi, %eax
	flds	(%esi)
.L77:
	fld	%st(0)
	subl	$4, %eax
	fadds	(%eax)
	flds	(%eax)
	fsub	%st(1), %st
	faddp	%st, %st(2)
	fxch	%st(1)
	fstps	4(%eax)
	fsts	(%eax)
	cmpl	%eax, %ecx
	jne	.L77
	fstp	%st(0)
	fldz
.L78:
	fadds	(%edx)
	subl	$4, %edx
	cmpl	%edx, %ecx
	jne	.L78
.L79:
	movl	48(%esp), %edx
	flds	224(%esp)
	flds	228(%esp)
	testl	%edx, %edx
	jne	.L80
	fxch	%st(1)
	movl	420(%esp), %eax
	fstps	(%eax)
	fstps	4(%eax)
	fstps	8(%eax)
	jmp	.L61
.L85:
	movl	$8, %eax
	movl	%eax, 56(%esp)
	xorl	%eax, %eax
	movl	%eax, 24(%esp)
	jmp	.L2
.L155:
	incl	20(%esp)
	movl	$2, %eax
	testl	%ebp, %ebp
	movl	%eax, 48(%esp)
	jg	.L21
.L144:
	fsubrs	.LC6@GOTOFF(%edi)
	jmp	.L17
.L153:
	cmpl	$2, 48(%esp)
	jne	.L17
	fsubrs	.LC6@GOTOFF(%edi)
	jmp	.L29
.L34:
	movl	56(%esp), %eax
	fstps	(%esp)
	movl	%edi, %ebx
	movl	424(%esp), %edx
	subl	%edx, %eax
	movl	%eax, 4(%esp)
	call	scalbnf@PLT
	flds	.LC2@GOTOFF(%edi)
	fxch	%st(1)
	fcomi	%st(1), %st
	jb	.L136
	fnstcw	62(%esp)
	flds	.LC1@GOTOFF(%edi)
	fmul	%st(1), %st
	addl	$8, 36(%esp)
	movzwl	62(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 60(%esp)
	fldcw	60(%esp)
	fistpl	24(%esp)
	fldcw	62(%esp)
	fildl	24(%esp)
	fmul	%st, %st(2)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fxch	%st(1)
	fldcw	60(%esp)
	fistpl	64(%esp,%ebp,4)
	fldcw	62(%esp)
	incl	%ebp
	fldcw	60(%esp)
	fistpl	64(%esp,%ebp,4)
	fldcw	62(%esp)
	jmp	.L46
.L57:
	leal	(%ebx,%edx), %eax
	fldz
.L67:
	fadds	(%eax)
	movl	%eax, %edx
	subl	$4, %eax
	cmpl	%edx, %ebx
	jne	.L67
	movl	48(%esp), %esi
	testl	%esi, %esi
	jne	.L72
	movl	420(%esp), %eax
	testl	%ebp, %ebp
	fsts	(%eax)
	fsubrs	224(%esp)
	je	.L70
.L73:
	movl	$1, %eax
.L74:
	fadds	(%ebx,%eax,4)
	incl	%eax
	cmpl	%eax, %ebp
	jge	.L74
	movl	48(%esp), %ecx
	testl	%ecx, %ecx
	je	.L70
	fchs
.L70:
	movl	420(%esp), %eax
	fstps	4(%eax)
	jmp	.L61
.L136:
	fstp	%st(1)
	fnstcw	62(%esp)
	movzwl	62(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 60(%esp)
	fldcw	60(%esp)
	fistpl	64(%esp,%ebp,4)
	fldcw	62(%esp)
	jmp	.L46
.L80:
	fxch	%st(1)
	movl	420(%esp), %eax
	fchs
	fstps	(%eax)
	fchs
	fstps	4(%eax)
	fchs
	fstps	8(%eax)
	jmp	.L61
.L72:
	movl	420(%esp), %eax
	fld	%st(0)
	testl	%ebp, %ebp
	fchs
	fstps	(%eax)
	fsubrs	224(%esp)
	jne	.L73
	fchs
	jmp	.L70
	.p2align 4,,10
	.p2align 3
.L151:
	cmpl	$2, 48(%esp)
	jne	.L17
	.p2align 4,,4
	jmp	.L144
.L50:
	fstp	%st(0)
	cmpl	$2, 432(%esp)
	jg	.L81
	movl	432(%esp), %eax
	testl	%eax, %eax
	jg	.L82
	jne	.L61
	fldz
	jmp	.L83
.L148:
	movl	428(%esp), %eax
	leal	0(,%eax,4), %edx
	jmp	.L4
.L81:
	cmpl	$3, 432(%esp)
	jne	.L61
.L63:
	fldz
	jmp	.L79
.L82:
	movl	48(%esp), %edi
	movl	420(%esp), %eax
	testl	%edi, %edi
	jne	.L69
	movl	$0x00000000, (%eax)
	flds	224(%esp)
	jmp	.L70
.L69:
	movl	$0x80000000, (%eax)
	flds	224(%esp)
	fchs
	jmp	.L70
	.size	__kernel_rem_pio2f, .-__kernel_rem_pio2f
	.section	.rodata
	.align 32
	.type	PIo2, @object
	.size	PIo2, 44
PIo2:
	.long	1070137344
	.long	972029952
	.long	937033728
	.long	866254848
	.long	780402688
	.long	726663168
	.long	667025408
	.long	584056832
	.long	532938752
	.long	465960960
	.long	390332416
	.align 4
	.type	init_jk, @object
	.size	init_jk, 12
init_jk:
	.long	4
	.long	7
	.long	9
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	998244352
	.align 4
.LC2:
	.long	1132462080
	.align 4
.LC3:
	.long	1040187392
	.align 4
.LC4:
	.long	1090519040
	.align 4
.LC5:
	.long	1056964608
	.align 4
.LC6:
	.long	1065353216
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
