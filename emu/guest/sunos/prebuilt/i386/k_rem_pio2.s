// 47ae05c5da552927e19d22f4657d35fe newlib/libm/math/k_rem_pio2.c
	.file	"k_rem_pio2.c"
	.text
	.section	.text.__kernel_rem_pio2,"ax",@progbits
	.p2align 4
	.globl	__kernel_rem_pio2
	.type	__kernel_rem_pio2, @function
__kernel_rem_pio2:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	pushl	%ebx
	subl	$636, %esp
	movl	672(%esp), %eax
	movl	664(%esp), %ebx
	movl	init_jk@GOTOFF(%edi,%eax,4), %eax
	movl	%eax, 48(%esp)
	movl	668(%esp), %eax
	decl	%eax
	cmpl	$-20, %ebx
	movl	%eax, 32(%esp)
	jl	.L85
	leal	-3(%ebx), %ecx
	movl	$715827883, %eax
	imull	%ecx
	movl	%ecx, %eax
	sarl	$31, %eax
	sarl	$2, %edx
	subl	%eax, %edx
	movl	%edx, 24(%esp)
	leal	1(%edx), %eax
	leal	0(,%eax,4), %edx
	subl	%edx, %eax
	sall	$3, %eax
.L2:
	addl	%ebx, %eax
	movl	48(%esp), %edx
	movl	%eax, 40(%esp)
	movl	32(%esp), %ebx
	movl	24(%esp), %eax
	subl	%ebx, %eax
	addl	%ebx, %edx
	js	.L8
	leal	1(%edx,%eax), %ecx
	movl	%eax, %edx
	movl	676(%esp), %ebx
	fldz
	negl	%edx
	leal	144(%esp,%edx,8), %edx
	jmp	.L7
.L144:
	fildl	(%ebx,%eax,4)
	fstpl	(%edx,%eax,8)
	incl	%eax
	cmpl	%ecx, %eax
	je	.L156
.L7:
	testl	%eax, %eax
	jns	.L144
	fld	%st(0)
	fstpl	(%edx,%eax,8)
	incl	%eax
	cmpl	%ecx, %eax
	jne	.L7
	fstp	%st(0)
	jmp	.L8
.L156:
	fstp	%st(0)
.L8:
	movl	48(%esp), %eax
	testl	%eax, %eax
	js	.L145
	movl	668(%esp), %eax
	fldz
	movl	48(%esp), %esi
	movl	656(%esp), %ecx
	fstps	36(%esp)
	movl	32(%esp), %ebx
	addl	%eax, %esi
	movl	668(%esp), %eax
	leal	0(,%eax,8), %edx
	movl	%edx, 44(%esp)
	leal	464(%esp), %eax
	addl	%edx, %ecx
	subl	%edx, %eax
	movl	%eax, %ebp
	leal	144(%esp), %eax
	movl	%eax, 16(%esp)
	.p2align 4
	.p2align 3
.L5:
	movl	32(%esp), %eax
	testl	%eax, %eax
	js	.L146
	movl	16(%esp), %eax
	fldz
	leal	(%eax,%ebx,8), %edx
	movl	656(%esp), %eax
	.p2align 4
	.p2align 3
.L9:
	fldl	(%eax)
	addl	$8, %eax
	subl	$8, %edx
	fmull	8(%edx)
	cmpl	%ecx, %eax
	faddp	%st, %st(1)
	jne	.L9
	fstpl	8(%ebp,%ebx,8)
	incl	%ebx
	cmpl	%esi, %ebx
	jne	.L5
.L138:
	movl	44(%esp), %edx
.L4:
	movl	48(%esp), %ebp
	leal	64(%esp), %eax
	movl	%eax, 44(%esp)
	movl	24(%esp), %ebx
	movl	656(%esp), %esi
	leal	64(%esp,%ebp,4), %eax
	movl	%eax, 52(%esp)
	movl	676(%esp), %eax
	addl	%edx, %esi
	leal	(%eax,%ebx,4), %eax
	movl	%eax, 36(%esp)
	.p2align 4
	.p2align 3
.L12:
	testl	%ebp, %ebp
	fldl	464(%esp,%ebp,8)
	jle	.L13
	fnstcw	62(%esp)
	movl	44(%esp), %edx
	leal	464(%esp), %ebx
	leal	464(%esp,%ebp,8), %eax
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
	subl	$8, %eax
	fmul	%st(1), %st
	addl	$4, %edx
	fldcw	60(%esp)
	fistpl	16(%esp)
	fldcw	62(%esp)
	fildl	16(%esp)
	fld	%st(0)
	fmuls	.LC2@GOTOFF(%edi)
	fsubrp	%st, %st(3)
	fxch	%st(2)
	fldcw	60(%esp)
	fistpl	-4(%edx)
	fldcw	62(%esp)
	fxch	%st(1)
	faddl	(%eax)
	cmpl	%ecx, %eax
	jne	.L157
	fstp	%st(1)
.L13:
	movl	40(%esp), %eax
	fstpl	(%esp)
	movl	%edi, %ebx
	movl	%eax, 8(%esp)
	call	scalbn@PLT
	fstl	16(%esp)
	fmuls	.LC3@GOTOFF(%edi)
	fstpl	(%esp)
	call	floor@PLT
	fnstcw	62(%esp)
	fmuls	.LC4@GOTOFF(%edi)
	movzwl	62(%esp), %eax
	fldl	16(%esp)
	orw	$3072, %ax
	movw	%ax, 60(%esp)
	fsubp	%st, %st(1)
	movl	40(%esp), %eax
	fldcw	60(%esp)
	fistl	16(%esp)
	fldcw	62(%esp)
	testl	%eax, %eax
	fildl	16(%esp)
	fsubrp	%st, %st(1)
	jle	.L15
	leal	-1(%ebp), %edx
	movl	$24, %ecx
	movl	64(%esp,%edx,4), %ebx
	subl	%eax, %ecx
	movl	%ebx, %eax
	sarl	%cl, %eax
	addl	%eax, 16(%esp)
	sall	%cl, %eax
	movl	$23, %ecx
	subl	%eax, %ebx
	movl	40(%esp), %eax
	movl	%ebx, 64(%esp,%edx,4)
	subl	%eax, %ecx
	sarl	%cl, %ebx
	movl	%ebx, 24(%esp)
	testl	%ebx, %ebx
	jg	.L147
.L17:
	fldz
	fxch	%st(1)
	fucomi	%st(1), %st
	fstp	%st(1)
	jp	.L34
	jne	.L34
	fstp	%st(0)
	movl	48(%esp), %eax
	cmpl	%eax, %ebp
	jle	.L36
	movl	44(%esp), %eax
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
	movl	48(%esp), %eax
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
	movl	%eax, 16(%esp)
.L42:
	movl	668(%esp), %ebx
	fldz
	leal	464(%esp), %eax
	movl	%eax, 24(%esp)
	fstps	56(%esp)
	addl	%ebp, %ebx
	leal	144(%esp), %ebp
	.p2align 4
	.p2align 3
.L45:
	movl	36(%esp), %eax
	fildl	(%eax,%ecx,4)
	movl	32(%esp), %eax
	testl	%eax, %eax
	fstpl	0(%ebp,%ebx,8)
	js	.L91
	movl	656(%esp), %eax
	leal	0(%ebp,%ebx,8), %edx
	fldz
	.p2align 4
	.p2align 3
.L44:
	fldl	(%eax)
	addl	$8, %eax
	subl	$8, %edx
	fmull	8(%edx)
	cmpl	%esi, %eax
	faddp	%st, %st(1)
	jne	.L44
.L43:
	movl	24(%esp), %eax
	incl	%ebx
	fstpl	(%eax,%ecx,8)
	movl	16(%esp), %eax
	incl	%ecx
	cmpl	%eax, %ecx
	jle	.L45
	movl	%eax, %ebp
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L91:
	fldz
	jmp	.L43
.L15:
	.p2align 4,,7
	jne	.L18
	movl	60(%esp,%ebp,4), %eax
	sarl	$23, %eax
	movl	%eax, 24(%esp)
	testl	%eax, %eax
	jle	.L17
	incl	16(%esp)
	testl	%ebp, %ebp
	jle	.L148
.L21:
	movl	64(%esp), %edx
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	movl	44(%esp), %ebx
	.p2align 4
	.p2align 3
.L28:
	testl	%edx, %edx
	je	.L24
	movl	$16777216, %ebx
	subl	%edx, %ebx
	movl	44(%esp), %edx
	movl	%ebx, (%edx,%ecx,4)
	jmp	.L26
.L149:
	movl	(%edx,%eax,4), %ebx
	movl	$16777215, %ecx
	subl	%ebx, %ecx
	movl	%ecx, (%edx,%eax,4)
.L26:
	incl	%eax
	cmpl	%eax, %ebp
	jg	.L149
	movl	40(%esp), %eax
	movl	$1, %edx
	testl	%eax, %eax
	jle	.L150
.L23:
	movl	40(%esp), %eax
	cmpl	$1, %eax
	je	.L31
.L151:
	cmpl	$2, %eax
	jne	.L30
	andl	$4194303, 60(%esp,%ebp,4)
.L30:
	cmpl	$2, 24(%esp)
	jne	.L17
	fsubrs	.LC6@GOTOFF(%edi)
	testl	%edx, %edx
	je	.L17
.L29:
	movl	40(%esp), %eax
	fstpl	24(%esp)
	movl	%edi, %ebx
	fld1
	fstpl	(%esp)
	movl	%eax, 8(%esp)
	call	scalbn@PLT
	movl	$2, %eax
	fldl	24(%esp)
	movl	%eax, 24(%esp)
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
	movl	40(%esp), %eax
	testl	%eax, %eax
	jle	.L30
	movl	40(%esp), %eax
	cmpl	$1, %eax
	jne	.L151
.L31:
	andl	$8388607, 60(%esp,%ebp,4)
	jmp	.L30
.L18:
	flds	.LC5@GOTOFF(%edi)
	fxch	%st(1)
	fcomi	%st(1), %st
	fstp	%st(1)
	jnb	.L152
	xorl	%eax, %eax
	movl	%eax, 24(%esp)
	jmp	.L17
.L147:
	incl	16(%esp)
	testl	%ebp, %ebp
	jg	.L21
	xorl	%edx, %edx
	jmp	.L23
.L39:
	leal	1(%ebp), %ecx
	movl	%ecx, 16(%esp)
	jmp	.L42
.L146:
	fldz
	fstpl	8(%ebp,%ebx,8)
	incl	%ebx
	cmpl	%esi, %ebx
	jne	.L5
	jmp	.L138
.L38:
	subl	$24, 40(%esp)
	decl	%ebp
	movl	64(%esp,%ebp,4), %ebx
	movl	40(%esp), %eax
	testl	%ebx, %ebx
	jne	.L46
	movl	44(%esp), %edx
.L47:
	decl	%ebp
	subl	$24, %eax
	movl	(%edx,%ebp,4), %ecx
	testl	%ecx, %ecx
	je	.L47
	movl	%eax, 40(%esp)
.L46:
	movl	40(%esp), %eax
	fld1
	movl	%edi, %ebx
	fstpl	(%esp)
	movl	%eax, 8(%esp)
	call	scalbn@PLT
	testl	%ebp, %ebp
	js	.L50
	movl	44(%esp), %ecx
	leal	464(%esp), %eax
	movl	%ebp, %edx
	flds	.LC1@GOTOFF(%edi)
	.p2align 4
	.p2align 3
.L51:
	fildl	(%ecx,%edx,4)
	fmul	%st(2), %st
	fstpl	(%eax,%edx,8)
	subl	$1, %edx
	fmul	%st, %st(1)
	jnb	.L51
	fstp	%st(0)
	fstp	%st(0)
	movl	48(%esp), %esi
	xorl	%ecx, %ecx
	leal	0(,%ebp,8), %edx
	leal	304(%esp), %ebx
	addl	%edx, %eax
	movl	%edx, 32(%esp)
	fldz
	testl	%esi, %esi
	js	.L92
	.p2align 4
	.p2align 3
.L154:
	fld	%st(0)
	xorl	%edx, %edx
	jmp	.L54
	.p2align 4,,10
	.p2align 3
.L153:
	cmpl	%ecx, %edx
	jg	.L53
.L54:
	fldl	PIo2@GOTOFF(%edi,%edx,8)
	fmull	(%eax,%edx,8)
	incl	%edx
	cmpl	%edx, %esi
	faddp	%st, %st(1)
	jge	.L153
.L53:
	fstpl	(%ebx,%ecx,8)
	subl	$8, %eax
	leal	1(%ecx), %edx
	cmpl	%ecx, %ebp
	je	.L158
.L155:
	testl	%esi, %esi
	movl	%edx, %ecx
	jns	.L154
.L92:
	fldz
	subl	$8, %eax
	leal	1(%ecx), %edx
	cmpl	%ecx, %ebp
	fstpl	(%ebx,%ecx,8)
	jne	.L155
	fstp	%st(0)
	jmp	.L55
	.p2align 4,,10
	.p2align 3
.L158:
	fstp	%st(0)
.L55:
	cmpl	$2, 672(%esp)
	movl	32(%esp), %edx
	jg	.L56
	movl	672(%esp), %eax
	testl	%eax, %eax
	jg	.L57
	jne	.L61
	leal	(%ebx,%edx), %eax
	fldz
.L65:
	faddl	(%eax)
	movl	%eax, %edx
	subl	$8, %eax
	cmpl	%edx, %ebx
	jne	.L65
.L81:
	movl	24(%esp), %edi
	testl	%edi, %edi
	je	.L66
	fchs
.L66:
	movl	660(%esp), %eax
	fstpl	(%eax)
.L61:
	movl	16(%esp), %eax
	addl	$636, %esp
	popl	%ebx
	popl	%esi
	andl	$7, %eax
	popl	%edi
	popl	%ebp
	ret
.L56:
	cmpl	$3, 672(%esp)
	jne	.L61
	testl	%ebp, %ebp
	je	.L63
	leal	(%ebx,%edx), %eax
	movl	%eax, %esi
	fldl	(%eax)
	movl	%eax, %edx
.L72:
	fld	%st(0)
	movl	%eax, %ecx
	faddl	-8(%eax)
	leal	-8(%eax), %eax
	fldl	(%eax)
	fsub	%st(1), %st
	faddp	%st, %st(2)
	fxch	%st(1)
	fstpl	8(%eax)
	fstl	(%eax)
	cmpl	%eax, %ebx
	jne	.L72
	fstp	%st(0)
	decl	%ebp
	je	.L63
	movl	%esi, %eax
	fldl	(%esi)
.L74:
	fld	%st(0)
	subl	$8, %eax
	faddl	(%eax)
	fldl	(%eax)
	fsub	%st(1), %st
	faddp	%st, %st(2)
	fxch	%st(1)
	fstpl	8(%eax)
	fstl	(%eax)
	cmpl	%eax, %ecx
	jne	.L74
	fstp	%st(0)
	fldz
.L75:
	faddl	(%edx)
	subl	$8, %edx
	cmpl	%edx, %ecx
	jne	.L75
.L76:
	movl	24(%esp), %ecx
	fldl	304(%esp)
	fldl	312(%esp)
	testl	%ecx, %ecx
	jne	.L77
	fxch	%st(1)
	movl	660(%esp), %eax
	fstpl	(%eax)
	fstpl	8(%eax)
	fstpl	16(%eax)
	jmp	.L61
.L85:
	xorl	%edx, %edx
	movl	$-24, %eax
	movl	%edx, 24(%esp)
	jmp	.L2
.L152:
	incl	16(%esp)
	movl	$2, %eax
	testl	%ebp, %ebp
	movl	%eax, 24(%esp)
	jg	.L21
.L141:
	fsubrs	.LC6@GOTOFF(%edi)
	jmp	.L17
.L150:
	cmpl	$2, 24(%esp)
	jne	.L17
	fsubrs	.LC6@GOTOFF(%edi)
	jmp	.L29
.L34:
	movl	40(%esp), %esi
	fstpl	(%esp)
	movl	%edi, %ebx
	movl	%esi, %eax
	negl	%eax
	movl	%eax, 8(%esp)
	call	scalbn@PLT
	flds	.LC2@GOTOFF(%edi)
	fxch	%st(1)
	fcomi	%st(1), %st
	jb	.L133
	fnstcw	62(%esp)
	fld	%st(0)
	addl	$24, %esi
	fmuls	.LC1@GOTOFF(%edi)
	movl	%esi, 40(%esp)
	movzwl	62(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 60(%esp)
	fldcw	60(%esp)
	fistpl	32(%esp)
	fldcw	62(%esp)
	fildl	32(%esp)
	movl	32(%esp), %eax
	fmulp	%st, %st(2)
	fsubp	%st, %st(1)
	fldcw	60(%esp)
	fistpl	64(%esp,%ebp,4)
	fldcw	62(%esp)
	incl	%ebp
	movl	%eax, 64(%esp,%ebp,4)
	jmp	.L46
.L57:
	leal	(%ebx,%edx), %eax
	fldz
.L67:
	faddl	(%eax)
	movl	%eax, %edx
	subl	$8, %eax
	cmpl	%edx, %ebx
	jne	.L67
	movl	24(%esp), %esi
	testl	%esi, %esi
	je	.L68
	movl	660(%esp), %eax
	fld	%st(0)
	testl	%ebp, %ebp
	fchs
	fstpl	(%eax)
	fsubrl	304(%esp)
	jne	.L78
	fchs
.L71:
	movl	660(%esp), %eax
	fstpl	8(%eax)
	jmp	.L61
.L133:
	fstp	%st(1)
	fnstcw	62(%esp)
	movzwl	62(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 60(%esp)
	fldcw	60(%esp)
	fistpl	64(%esp,%ebp,4)
	fldcw	62(%esp)
	jmp	.L46
.L77:
	fxch	%st(1)
	movl	660(%esp), %eax
	fchs
	fstpl	(%eax)
	fchs
	fstpl	8(%eax)
	fchs
	fstpl	16(%eax)
	jmp	.L61
.L68:
	movl	660(%esp), %eax
	testl	%ebp, %ebp
	fstl	(%eax)
	fsubrl	304(%esp)
	je	.L71
.L78:
	movl	$1, %eax
.L70:
	faddl	(%ebx,%eax,8)
	incl	%eax
	cmpl	%eax, %ebp
	jge	.L70
	movl	24(%esp), %ebx
	testl	%ebx, %ebx
	je	.L71
	fchs
	jmp	.L71
.L50:
	fstp	%st(0)
	cmpl	$2, 672(%esp)
	jg	.L79
	movl	672(%esp), %edx
	testl	%edx, %edx
	jg	.L80
	jne	.L61
	fldz
	jmp	.L81
.L145:
	movl	668(%esp), %eax
	leal	0(,%eax,8), %edx
	jmp	.L4
.L148:
	cmpl	$2, 24(%esp)
	jne	.L17
	jmp	.L141
.L79:
	cmpl	$3, 672(%esp)
	jne	.L61
.L63:
	fldz
	jmp	.L76
.L80:
	movl	24(%esp), %eax
	testl	%eax, %eax
	je	.L136
	movl	660(%esp), %eax
	fldz
	fchs
	fstpl	(%eax)
	fldl	304(%esp)
	fchs
	jmp	.L71
.L136:
	movl	660(%esp), %eax
	fldz
	fstpl	(%eax)
	fldl	304(%esp)
	jmp	.L71
	.size	__kernel_rem_pio2, .-__kernel_rem_pio2
	.section	.rodata
	.align 32
	.type	PIo2, @object
	.size	PIo2, 64
PIo2:
	.long	1073741824
	.long	1073291771
	.long	0
	.long	1047807021
	.long	-2147483648
	.long	1022903960
	.long	1610612736
	.long	997772369
	.long	-2147483648
	.long	972036995
	.long	1073741824
	.long	947528992
	.long	-2147483648
	.long	920879650
	.long	0
	.long	896135965
	.align 4
	.type	init_jk, @object
	.size	init_jk, 16
init_jk:
	.long	2
	.long	3
	.long	4
	.long	6
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	864026624
	.align 4
.LC2:
	.long	1266679808
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
