// 750b29ca1883a4065dcd1a1b7c4b0280 newlib/libc/stdlib/strtod.c
	.file	"strtod.c"
	.text
	.section	.text.sulp,"ax",@progbits
	.p2align 4
	.type	sulp, @function
sulp:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, 40(%esp)
	movl	%ecx, %edi
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	%esi, 36(%esp)
	movl	%edx, %esi
	call	__ulp@PLT
	testl	%edi, %edi
	je	.L2
	shrl	$20, %esi
	movl	$107, %eax
	andl	$2047, %esi
	subl	%esi, %eax
	testl	%eax, %eax
	jle	.L2
	sall	$20, %eax
	addl	$1072693248, %eax
	movl	%eax, 28(%esp)
	xorl	%eax, %eax
	movl	%eax, 24(%esp)
	fmull	24(%esp)
.L2:
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.size	sulp, .-sulp
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC6:
	.string	"nf"
.LC7:
	.string	"inity"
.LC8:
	.string	"an"
.LC9:
	.string	""
	.section	.text._strtod_l,"ax",@progbits
	.p2align 4
	.globl	_strtod_l
	.type	_strtod_l, @function
_strtod_l:
	pushl	%ebp
	xorl	%ecx, %ecx
	pushl	%edi
	xorl	%edi, %edi
	pushl	%esi
	xorl	%esi, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$172, %esp
	movl	%ecx, 144(%esp)
	movl	_C_numeric_locale@GOT(%ebx), %eax
	movl	(%eax), %eax
	movl	%eax, (%esp)
	movl	%eax, 56(%esp)
	call	strlen@PLT
	movl	%esi, 48(%esp)
	movl	%edi, 52(%esp)
	movl	%eax, 64(%esp)
	movl	196(%esp), %eax
.L15:
	movl	%eax, 140(%esp)
	movl	%eax, %ebp
	movzbl	(%eax), %edx
	cmpb	$45, %dl
	ja	.L181
	movzbl	%dl, %ecx
	movl	.L11@GOTOFF(%ebx,%ecx,4), %edi
	addl	%ebx, %edi
	jmp	*%edi
	.section	.rodata
	.align 4
	.align 4
.L11:
	.long	.L14@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L13@GOTOFF
	.long	.L13@GOTOFF
	.long	.L13@GOTOFF
	.long	.L13@GOTOFF
	.long	.L13@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L13@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L181@GOTOFF
	.long	.L182@GOTOFF
	.long	.L181@GOTOFF
	.long	.L10@GOTOFF
	.section	.text._strtod_l
	.p2align 4,,10
	.p2align 3
.L181:
	xorl	%edi, %edi
	movl	%edi, 68(%esp)
.L9:
	xorl	%esi, %esi
	cmpb	$48, %dl
	movl	%esi, 80(%esp)
	je	.L366
.L16:
	movsbl	%dl, %edi
	leal	-48(%edi), %eax
	cmpl	$9, %eax
	ja	.L32
	xorl	%eax, %eax
	xorl	%esi, %esi
	movl	%eax, 40(%esp)
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
	jmp	.L35
	.p2align 4,,10
	.p2align 3
.L368:
	movl	32(%esp), %eax
	leal	(%eax,%eax,4), %eax
	leal	-48(%edi,%eax,2), %eax
	movl	%eax, 32(%esp)
.L34:
	incl	%esi
	leal	0(%ebp,%esi), %eax
	movl	%eax, 140(%esp)
	movsbl	0(%ebp,%esi), %edi
	leal	-48(%edi), %ecx
	movl	%edi, %edx
	cmpl	$9, %ecx
	ja	.L367
.L35:
	cmpl	$8, %esi
	jle	.L368
	movl	40(%esp), %eax
	leal	(%eax,%eax,4), %eax
	leal	-48(%edi,%eax,2), %eax
	movl	%eax, 40(%esp)
	jmp	.L34
	.p2align 4,,10
	.p2align 3
.L13:
	incl	%eax
	jmp	.L15
.L182:
	xorl	%ebp, %ebp
	movl	%ebp, 68(%esp)
.L12:
	leal	1(%eax), %ebp
	movl	%ebp, 140(%esp)
	movzbl	1(%eax), %edx
	testb	%dl, %dl
	jne	.L9
.L14:
	fldz
	fstpl	32(%esp)
.L51:
	movl	200(%esp), %ebp
	testl	%ebp, %ebp
	je	.L348
	movl	200(%esp), %eax
	movl	196(%esp), %ebx
	movl	%ebx, (%eax)
.L348:
	fldl	32(%esp)
	addl	$172, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L367:
	movl	%eax, (%esp)
	movl	64(%esp), %ecx
	movb	%dl, 72(%esp)
	movl	%ecx, 8(%esp)
	movl	56(%esp), %ecx
	movl	%ecx, 4(%esp)
	call	strncmp@PLT
	movl	%eax, 56(%esp)
	testl	%eax, %eax
	jne	.L369
	movl	64(%esp), %eax
	xorl	%ecx, %ecx
	movl	%esi, 72(%esp)
	movl	140(%esp), %edx
	movl	%ecx, 64(%esp)
	addl	%edx, %eax
	movl	%eax, 140(%esp)
	movsbl	(%eax), %edi
.L39:
	leal	-48(%edi), %ecx
	cmpl	$9, %ecx
	ja	.L353
.L43:
	movl	140(%esp), %eax
	movl	%ecx, %edi
	incl	56(%esp)
	testl	%ecx, %ecx
	movl	%eax, 84(%esp)
	jne	.L370
.L44:
	movl	84(%esp), %ecx
	leal	1(%ecx), %eax
	movl	%eax, 140(%esp)
	movsbl	1(%ecx), %edi
	jmp	.L39
	.p2align 4,,10
	.p2align 3
.L369:
	movzbl	72(%esp), %edx
	xorl	%eax, %eax
	movl	%eax, 56(%esp)
	xorl	%eax, %eax
	movl	%eax, 64(%esp)
	xorl	%eax, %eax
	movl	%esi, 72(%esp)
	movl	%eax, 96(%esp)
	andb	$-33, %dl
	cmpb	$69, %dl
	jne	.L189
.L37:
	movl	140(%esp), %eax
	movl	%eax, 196(%esp)
	incl	%eax
	movl	%eax, 140(%esp)
	movl	196(%esp), %eax
	movzbl	1(%eax), %eax
	cmpb	$43, %al
	je	.L190
	cmpb	$45, %al
	je	.L191
	movsbl	%al, %edi
	xorl	%eax, %eax
	movl	%eax, 100(%esp)
.L53:
	leal	-48(%edi), %eax
	cmpl	$9, %eax
	ja	.L54
	movl	140(%esp), %ecx
	cmpl	$48, %edi
	movl	%ecx, 88(%esp)
	jne	.L55
	movl	%ecx, %edx
	incl	%edx
	.p2align 4
	.p2align 3
.L56:
	movl	%edx, 140(%esp)
	movl	%edx, %eax
	movsbl	(%edx), %edi
	leal	1(%edx), %edx
	cmpl	$48, %edi
	je	.L56
	movl	%eax, 88(%esp)
	leal	-49(%edi), %edx
	xorl	%ecx, %ecx
	movl	%ecx, 84(%esp)
	cmpl	$8, %edx
	jbe	.L371
.L38:
	testl	%esi, %esi
	jne	.L60
.L376:
	movl	80(%esp), %eax
	orl	56(%esp), %eax
	jne	.L372
	movl	96(%esp), %eax
	testl	%eax, %eax
	jne	.L373
	cmpl	$105, %edi
	je	.L63
	.p2align 4,,2
	jg	.L64
	cmpl	$73, %edi
	.p2align 4,,5
	je	.L63
	cmpl	$78, %edi
	.p2align 4,,5
	jne	.L354
.L65:
	leal	.LC8@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	leal	140(%esp), %esi
	movl	%esi, (%esp)
	call	__match@PLT
	testl	%eax, %eax
	je	.L354
	movl	140(%esp), %eax
	cmpb	$40, (%eax)
	je	.L374
.L71:
	leal	.LC9@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	nan@PLT
	fstpl	32(%esp)
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L366:
	movzbl	1(%ebp), %eax
	leal	1(%ebp), %esi
	andb	$-33, %al
	cmpb	$88, %al
	je	.L375
	.p2align 4
	.p2align 3
.L30:
	movl	%esi, 140(%esp)
	movl	%esi, %ebp
	movzbl	(%esi), %edx
	leal	1(%esi), %esi
	cmpb	$48, %dl
	je	.L30
	testb	%dl, %dl
	je	.L31
	movl	$1, %ecx
	movl	%ecx, 80(%esp)
	jmp	.L16
.L64:
	cmpl	$110, %edi
	je	.L65
.L354:
	fldl	48(%esp)
	fstpl	32(%esp)
	jmp	.L51
	.p2align 4,,10
	.p2align 3
.L189:
	xorl	%eax, %eax
	testl	%esi, %esi
	movl	%eax, 84(%esp)
	je	.L376
.L60:
	movl	64(%esp), %ecx
	movl	84(%esp), %eax
	subl	%ecx, %eax
	movl	32(%esp), %ecx
	movl	%eax, 80(%esp)
	movl	72(%esp), %eax
	movl	%ecx, 48(%esp)
	testl	%eax, %eax
	cmove	%esi, %eax
	movl	%eax, 72(%esp)
	movl	$16, %eax
	cmpl	%eax, %esi
	cmovle	%esi, %eax
	xorl	%edi, %edi
	movl	%edi, 52(%esp)
	cmpl	$9, %esi
	fildq	48(%esp)
	fstpl	56(%esp)
	movl	56(%esp), %edx
	movl	60(%esp), %ecx
	movl	%edx, 48(%esp)
	movl	%ecx, 52(%esp)
	jle	.L78
	movl	__mprec_tens@GOT(%ebx), %edx
	fldl	56(%esp)
	fmull	-72(%edx,%eax,8)
	xorl	%edx, %edx
	movl	%edx, 44(%esp)
	cmpl	$15, %esi
	fildq	40(%esp)
	faddp	%st, %st(1)
	fstpl	48(%esp)
	jg	.L79
.L78:
	movl	80(%esp), %ecx
	testl	%ecx, %ecx
	je	.L377
	jle	.L80
	cmpl	$22, 80(%esp)
	jle	.L378
	movl	80(%esp), %edi
	movl	$37, %edx
	subl	%esi, %edx
	cmpl	%edi, %edx
	jge	.L82
	movl	%esi, %edx
	subl	%eax, %edx
	leal	(%edx,%edi), %eax
.L83:
	movl	%eax, %edx
	andl	$15, %edx
	je	.L85
	movl	__mprec_tens@GOT(%ebx), %ecx
	fldl	48(%esp)
	fmull	(%ecx,%edx,8)
	fstpl	48(%esp)
.L85:
	andl	$-16, %eax
	movl	%eax, %edx
	je	.L96
	cmpl	$308, %eax
	jg	.L94
	sarl	$4, %eax
	cmpl	$16, %edx
	jle	.L194
	movl	__mprec_bigtens@GOT(%ebx), %edi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	fldl	48(%esp)
	fstpl	40(%esp)
	.p2align 4
	.p2align 3
.L92:
	testb	$1, %al
	je	.L91
	fldl	40(%esp)
	movb	$1, %cl
	fmull	(%edi,%edx,8)
	fstpl	40(%esp)
.L91:
	sarl	%eax
	incl	%edx
	cmpl	$1, %eax
	jne	.L92
	movl	%edx, 56(%esp)
	movb	%cl, %al
	movl	%edi, %ecx
	testb	%al, %al
	je	.L90
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, 48(%esp)
	movl	%edx, 52(%esp)
.L90:
	subl	$55574528, 52(%esp)
	movl	56(%esp), %eax
	fldl	48(%esp)
	fmull	(%ecx,%eax,8)
	fstpl	40(%esp)
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 52(%esp)
	movl	%eax, 48(%esp)
	movl	%edx, %eax
	andl	$2146435072, %edx
	cmpl	$2090860544, %edx
	ja	.L94
	cmpl	$2089811968, %edx
	jbe	.L95
	movl	$2146435071, %ecx
	movl	$-1, %edi
	movl	%ecx, 52(%esp)
	movl	%edi, 48(%esp)
	.p2align 4
	.p2align 3
.L96:
	xorl	%eax, %eax
	movl	%eax, 56(%esp)
.L110:
	movl	%esi, 12(%esp)
	movl	32(%esp), %eax
	movl	%ebp, 4(%esp)
	movl	%eax, 16(%esp)
	movl	72(%esp), %eax
	movl	%eax, 8(%esp)
	movl	192(%esp), %eax
	movl	%eax, (%esp)
	call	__s2b@PLT
	movl	%eax, 100(%esp)
	testl	%eax, %eax
	movl	%eax, %ecx
	je	.L94
	movl	84(%esp), %eax
	movl	80(%esp), %edi
	movl	64(%esp), %edx
	subl	%eax, %edx
	xorl	%eax, %eax
	testl	%edi, %edi
	cmovs	%edx, %eax
	movl	%eax, 84(%esp)
	movl	$0, %eax
	cmovns	%edi, %eax
	xorl	%edi, %edi
	movl	%eax, 104(%esp)
	leal	12(%ecx), %eax
	xorl	%esi, %esi
	movl	%eax, 108(%esp)
	leal	152(%esp), %eax
	movl	%edi, 64(%esp)
	movl	192(%esp), %edi
	movl	%eax, 112(%esp)
	jmp	.L175
	.p2align 4,,10
	.p2align 3
.L387:
	movl	$-1022, %ecx
	subl	%edx, %ecx
	subl	%ecx, %eax
	cmpl	$31, %ecx
	jg	.L117
	movl	$1, %edx
	sall	%cl, %edx
	xorl	%ecx, %ecx
	movl	%edx, 88(%esp)
	movl	%ecx, 116(%esp)
.L116:
	movl	72(%esp), %edx
	leal	0(%ebp,%eax), %ecx
	addl	%eax, %edx
	movl	%edx, %eax
	movl	56(%esp), %edx
	addl	%eax, %edx
	cmpl	%ecx, %ebp
	movl	%ecx, %eax
	cmovle	%ebp, %eax
	cmpl	%edx, %eax
	cmovg	%edx, %eax
	testl	%eax, %eax
	jle	.L118
	subl	%eax, %ecx
	subl	%eax, %edx
	subl	%eax, %ebp
.L118:
	movl	84(%esp), %eax
	testl	%eax, %eax
	jg	.L379
.L119:
	testl	%ecx, %ecx
	jg	.L122
.L125:
	movl	80(%esp), %eax
	testl	%eax, %eax
	jg	.L380
.L124:
	testl	%edx, %edx
	jg	.L381
.L126:
	testl	%ebp, %ebp
	jle	.L127
	movl	%esi, 4(%esp)
	movl	%ebp, 8(%esp)
	movl	%edi, (%esp)
	call	__lshift@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L355
.L127:
	movl	%edi, (%esp)
	movl	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	144(%esp), %eax
	movl	%eax, 4(%esp)
	call	__mdiff@PLT
	movl	%eax, 64(%esp)
	testl	%eax, %eax
	je	.L355
	movl	64(%esp), %eax
	movl	12(%eax), %ecx
	movl	$0, 12(%eax)
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	movl	%ecx, 96(%esp)
	call	__mcmp@PLT
	testl	%eax, %eax
	js	.L382
	movl	52(%esp), %eax
	je	.L383
	movl	%eax, 72(%esp)
	movl	64(%esp), %eax
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	__ratio@PLT
	movl	72(%esp), %eax
	flds	.LC10@GOTOFF(%ebx)
	fcomip	%st(1), %st
	jb	.L345
	movl	96(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L196
	movl	48(%esp), %edx
	testl	%edx, %edx
	jne	.L156
	testl	$1048575, %eax
	je	.L384
	fstp	%st(0)
	fld1
	fchs
	fstpl	88(%esp)
	fld1
	.p2align 4
	.p2align 3
.L155:
	movl	88(%esp), %edx
	movl	%eax, %ebp
	movl	92(%esp), %ecx
	andl	$2146435072, %ebp
	cmpl	$2145386496, %ebp
	movl	%edx, 72(%esp)
	movl	%ecx, 76(%esp)
	je	.L385
	movl	56(%esp), %eax
	testl	%eax, %eax
	je	.L165
	cmpl	$111149056, %ebp
	ja	.L165
	fldl	.LC11@GOTOFF(%ebx)
	fstl	48(%esp)
	fcomip	%st(1), %st
	jb	.L166
	fnstcw	126(%esp)
	movl	$1, %edx
	movl	96(%esp), %ecx
	movzwl	126(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 124(%esp)
	fldcw	124(%esp)
	fistpq	48(%esp)
	fldcw	126(%esp)
	movl	48(%esp), %eax
	testl	%eax, %eax
	cmove	%edx, %eax
	movl	%eax, 48(%esp)
	xorl	%eax, %eax
	testl	%ecx, %ecx
	movl	%eax, 52(%esp)
	fildq	48(%esp)
	fstl	48(%esp)
	movl	48(%esp), %eax
	movl	52(%esp), %edx
	jne	.L168
	fld	%st(0)
	fchs
	fstpl	48(%esp)
	movl	48(%esp), %eax
	movl	52(%esp), %edx
.L168:
	movl	%eax, 72(%esp)
	movl	%edx, 76(%esp)
.L166:
	movl	76(%esp), %eax
	addl	$112197632, %eax
	subl	%ebp, %eax
	movl	%eax, 76(%esp)
.L165:
	fstpl	88(%esp)
	fldl	72(%esp)
	fstpl	48(%esp)
	fldl	32(%esp)
	fstpl	(%esp)
	call	__ulp@PLT
	fmull	48(%esp)
	faddl	32(%esp)
	fstpl	32(%esp)
	movl	32(%esp), %eax
	movl	36(%esp), %edx
	fldl	88(%esp)
	movl	%eax, 48(%esp)
	movl	%edx, 52(%esp)
	movl	%edx, %eax
.L164:
	movl	%eax, %edx
	andl	$2146435072, %edx
	cmpl	%ebp, %edx
	jne	.L395
	movl	56(%esp), %ebp
	testl	%ebp, %ebp
	je	.L386
	fstp	%st(0)
	jmp	.L163
	.p2align 4,,10
	.p2align 3
.L395:
	fstp	%st(0)
.L163:
	movl	%edi, (%esp)
	movl	144(%esp), %eax
	movl	%eax, 4(%esp)
	call	_Bfree@PLT
	movl	40(%esp), %eax
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	_Bfree@PLT
	movl	%esi, 4(%esp)
	movl	%edi, (%esp)
	call	_Bfree@PLT
	movl	64(%esp), %eax
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	_Bfree@PLT
.L175:
	movl	100(%esp), %ebp
	movl	4(%ebp), %eax
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	_Balloc@PLT
	movl	%eax, 40(%esp)
	testl	%eax, %eax
	movl	%eax, %ecx
	je	.L355
	movl	16(%ebp), %eax
	leal	8(,%eax,4), %eax
	movl	%eax, 8(%esp)
	movl	108(%esp), %eax
	movl	%eax, 4(%esp)
	leal	12(%ecx), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	112(%esp), %eax
	movl	%edi, (%esp)
	movl	%eax, 16(%esp)
	leal	148(%esp), %eax
	movl	%eax, 12(%esp)
	fldl	48(%esp)
	fstl	32(%esp)
	fstpl	4(%esp)
	call	__d2b@PLT
	movl	%eax, 144(%esp)
	testl	%eax, %eax
	je	.L350
	movl	%edi, (%esp)
	movl	$1, %esi
	movl	%esi, 4(%esp)
	call	__i2b@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L355
	movl	148(%esp), %eax
	testl	%eax, %eax
	js	.L114
	movl	84(%esp), %ecx
	leal	(%eax,%ecx), %ebp
	movl	104(%esp), %ecx
	movl	%ecx, 72(%esp)
.L115:
	movl	56(%esp), %edx
	movl	152(%esp), %ecx
	subl	%edx, %eax
	leal	-1(%ecx,%eax), %edx
	movl	$54, %eax
	subl	%ecx, %eax
	cmpl	$-1022, %edx
	jl	.L387
	xorl	%edx, %edx
	movl	$1, %ecx
	movl	%edx, 116(%esp)
	movl	%ecx, 88(%esp)
	jmp	.L116
	.p2align 4,,10
	.p2align 3
.L79:
	movl	%esi, %edx
	subl	%eax, %edx
	movl	80(%esp), %eax
	addl	%edx, %eax
	testl	%eax, %eax
	jg	.L83
	je	.L96
	negl	%eax
	movl	%eax, %edx
	andl	$15, %edx
	je	.L97
	movl	__mprec_tens@GOT(%ebx), %ecx
	fldl	48(%esp)
	fdivl	(%ecx,%edx,8)
	fstpl	48(%esp)
.L97:
	sarl	$4, %eax
	je	.L96
	cmpl	$31, %eax
	jg	.L108
	movl	%eax, %edi
	andl	$16, %edi
	movl	%edi, 56(%esp)
	je	.L99
	movl	$106, %edx
	movl	%edx, 56(%esp)
.L99:
	fldl	48(%esp)
	leal	tinytens@GOTOFF(%ebx), %edx
	xorl	%ecx, %ecx
	fstpl	40(%esp)
.L101:
	testb	$1, %al
	je	.L100
	fldl	40(%esp)
	movb	$1, %cl
	fmull	(%edx)
	fstpl	40(%esp)
.L100:
	addl	$8, %edx
	sarl	%eax
	jne	.L101
	testb	%cl, %cl
	je	.L102
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, 48(%esp)
	movl	%edx, 52(%esp)
.L102:
	movl	56(%esp), %eax
	testl	%eax, %eax
	je	.L103
	movl	52(%esp), %edx
	movl	$107, %ecx
	movl	%edx, %eax
	shrl	$20, %eax
	andl	$2047, %eax
	subl	%eax, %ecx
	testl	%ecx, %ecx
	jle	.L107
	cmpl	$31, %ecx
	jle	.L105
	xorl	%edi, %edi
	cmpl	$52, %ecx
	movl	%edi, 48(%esp)
	jle	.L106
	movl	$57671680, 52(%esp)
.L107:
	movl	$106, %eax
	movl	%eax, 56(%esp)
.L103:
	fldz
	fldl	48(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L110
	jne	.L110
.L108:
	movl	192(%esp), %eax
	movl	$34, (%eax)
	.p2align 4
	.p2align 3
.L31:
	fldz
	fstpl	32(%esp)
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L187:
	xorl	%eax, %eax
	xorl	%edx, %edx
	movl	%eax, 64(%esp)
	xorl	%eax, %eax
	xorl	%esi, %esi
	movl	%eax, 40(%esp)
	movl	%edx, 32(%esp)
.L353:
	movl	$1, %eax
	movl	%eax, 96(%esp)
.L41:
	movl	%edi, %eax
	andl	$-33, %eax
	cmpl	$69, %eax
	jne	.L189
	movl	56(%esp), %eax
	orl	%esi, %eax
	orl	80(%esp), %eax
	jne	.L37
	fldl	48(%esp)
	fstpl	32(%esp)
	jmp	.L51
	.p2align 4,,10
	.p2align 3
.L191:
	movl	$1, %edi
	movl	%edi, 100(%esp)
.L52:
	movl	196(%esp), %eax
	addl	$2, %eax
	movl	%eax, 140(%esp)
	movl	196(%esp), %eax
	movsbl	2(%eax), %edi
	jmp	.L53
	.p2align 4,,10
	.p2align 3
.L54:
	movl	196(%esp), %eax
	movl	%eax, 140(%esp)
	xorl	%eax, %eax
	movl	%eax, 84(%esp)
	jmp	.L38
.L80:
	cmpl	$-22, 80(%esp)
	jl	.L79
	movl	84(%esp), %eax
	movl	64(%esp), %edx
	fldl	48(%esp)
	subl	%eax, %edx
	movl	__mprec_tens@GOT(%ebx), %eax
	fdivl	(%eax,%edx,8)
	fstpl	32(%esp)
	.p2align 4
	.p2align 3
.L29:
	movl	200(%esp), %edx
	testl	%edx, %edx
	je	.L177
	movl	140(%esp), %eax
	movl	200(%esp), %ebx
	movl	%eax, (%ebx)
.L177:
	movl	68(%esp), %eax
	testl	%eax, %eax
	je	.L348
	fldl	32(%esp)
	fchs
	fstpl	32(%esp)
	fldl	32(%esp)
	addl	$172, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L10:
	movl	$1, %edx
	movl	%edx, 68(%esp)
	jmp	.L12
.L371:
	leal	-48(%edi), %eax
.L55:
	movl	%eax, %ecx
	movl	88(%esp), %eax
	leal	1(%eax), %edx
	movl	%edx, 140(%esp)
	movsbl	1(%eax), %edi
	leal	-48(%edi), %edx
	cmpl	$9, %edx
	ja	.L57
	movl	%ebp, 84(%esp)
	leal	2(%eax), %edx
	.p2align 4
	.p2align 3
.L58:
	movl	%edx, 140(%esp)
	leal	(%ecx,%ecx,4), %eax
	movl	%edx, %ebp
	leal	-48(%edi,%eax,2), %ecx
	movsbl	(%edx), %edi
	incl	%edx
	leal	-48(%edi), %eax
	cmpl	$9, %eax
	jbe	.L58
	movl	88(%esp), %edx
	movl	%ebp, %eax
	movl	84(%esp), %ebp
	subl	%edx, %eax
	movl	%eax, %edx
	movl	$19999, %eax
	movl	%eax, 84(%esp)
	cmpl	$8, %edx
	jle	.L57
.L59:
	movl	100(%esp), %eax
	testl	%eax, %eax
	je	.L38
	negl	84(%esp)
	jmp	.L38
.L63:
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	leal	140(%esp), %esi
	movl	%esi, (%esp)
	call	__match@PLT
	testl	%eax, %eax
	jne	.L67
	fldl	48(%esp)
	fstpl	32(%esp)
	jmp	.L51
	.p2align 4,,10
	.p2align 3
.L345:
	fmuls	.LC3@GOTOFF(%ebx)
	movl	96(%esp), %edx
	testl	%edx, %edx
	fstl	88(%esp)
	jne	.L155
	fld	%st(0)
	fchs
	fstpl	88(%esp)
	jmp	.L155
	.p2align 4,,10
	.p2align 3
.L379:
	movl	%esi, 4(%esp)
	movl	%eax, 8(%esp)
	movl	%edi, (%esp)
	movl	%edx, 96(%esp)
	movl	%ecx, 72(%esp)
	call	__pow5mult@PLT
	movl	72(%esp), %ecx
	movl	96(%esp), %edx
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L355
	movl	%esi, 4(%esp)
	movl	144(%esp), %eax
	movl	%edi, (%esp)
	movl	%edx, 96(%esp)
	movl	%ecx, 72(%esp)
	movl	%eax, 8(%esp)
	call	__multiply@PLT
	movl	72(%esp), %ecx
	movl	96(%esp), %edx
	testl	%eax, %eax
	je	.L355
	movl	%eax, 120(%esp)
	movl	144(%esp), %eax
	movl	%edi, (%esp)
	movl	%edx, 96(%esp)
	movl	%ecx, 72(%esp)
	movl	%eax, 4(%esp)
	call	_Bfree@PLT
	movl	120(%esp), %eax
	movl	96(%esp), %edx
	movl	72(%esp), %ecx
	movl	%eax, 144(%esp)
	jmp	.L119
	.p2align 4,,10
	.p2align 3
.L114:
	movl	104(%esp), %ecx
	movl	84(%esp), %ebp
	subl	%eax, %ecx
	movl	%ecx, 72(%esp)
	jmp	.L115
	.p2align 4,,10
	.p2align 3
.L122:
	movl	%ecx, 8(%esp)
	movl	144(%esp), %eax
	movl	%edi, (%esp)
	movl	%edx, 72(%esp)
	movl	%eax, 4(%esp)
	call	__lshift@PLT
	movl	72(%esp), %edx
	movl	%eax, 144(%esp)
	testl	%eax, %eax
	jne	.L125
.L350:
	movl	40(%esp), %edi
.L88:
	movl	192(%esp), %ecx
	flds	.LC1@GOTOFF(%ebx)
	fstpl	32(%esp)
	movl	$34, (%ecx)
.L89:
	movl	%eax, 4(%esp)
	movl	192(%esp), %eax
	movl	%eax, (%esp)
	call	_Bfree@PLT
	movl	192(%esp), %eax
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	_Bfree@PLT
	movl	192(%esp), %eax
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	_Bfree@PLT
	movl	100(%esp), %eax
	movl	%eax, 4(%esp)
	movl	192(%esp), %eax
	movl	%eax, (%esp)
	call	_Bfree@PLT
	movl	64(%esp), %eax
	movl	%eax, 4(%esp)
	movl	192(%esp), %eax
	movl	%eax, (%esp)
	call	_Bfree@PLT
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L381:
	movl	%edx, 8(%esp)
	movl	40(%esp), %eax
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	__lshift@PLT
	movl	%eax, 40(%esp)
	testl	%eax, %eax
	jne	.L126
.L357:
	movl	%eax, %edi
	movl	144(%esp), %eax
	jmp	.L88
	.p2align 4,,10
	.p2align 3
.L380:
	movl	%edi, (%esp)
	movl	104(%esp), %eax
	movl	%edx, 72(%esp)
	movl	%eax, 8(%esp)
	movl	40(%esp), %eax
	movl	%eax, 4(%esp)
	call	__pow5mult@PLT
	movl	72(%esp), %edx
	movl	%eax, 40(%esp)
	testl	%eax, %eax
	jne	.L124
	jmp	.L357
	.p2align 4,,10
	.p2align 3
.L117:
	movl	$-1054, %ecx
	subl	%edx, %ecx
	movl	$1, %edx
	sall	%cl, %edx
	movl	%edx, 116(%esp)
	movl	$1, %edx
	movl	%edx, 88(%esp)
	jmp	.L116
	.p2align 4,,10
	.p2align 3
.L196:
	fstp	%st(0)
	fld1
	fsts	72(%esp)
	fstl	88(%esp)
	jmp	.L155
	.p2align 4,,10
	.p2align 3
.L372:
	fldl	48(%esp)
	fstpl	32(%esp)
	jmp	.L29
	.p2align 4,,10
	.p2align 3
.L385:
	fstpl	72(%esp)
	subl	$55574528, %eax
	movl	%eax, 52(%esp)
	fldl	48(%esp)
	fstpl	(%esp)
	call	__ulp@PLT
	fmull	88(%esp)
	fldl	48(%esp)
	faddp	%st, %st(1)
	fstpl	48(%esp)
	movl	52(%esp), %edx
	movl	48(%esp), %eax
	fldl	72(%esp)
	movl	%edx, 52(%esp)
	movl	%eax, 48(%esp)
	movl	%edx, %eax
	andl	$2146435072, %edx
	cmpl	$2090860543, %edx
	jbe	.L161
	fstp	%st(0)
	movl	36(%esp), %eax
	cmpl	$2146435071, %eax
	jne	.L162
	movl	32(%esp), %eax
	incl	%eax
	je	.L355
.L162:
	movl	$2146435071, %eax
	movl	%eax, 52(%esp)
	movl	$-1, %eax
	movl	%eax, 48(%esp)
	jmp	.L163
	.p2align 4,,10
	.p2align 3
.L32:
	movl	%ebp, (%esp)
	movl	64(%esp), %eax
	movl	%eax, 8(%esp)
	movl	56(%esp), %eax
	movl	%eax, 4(%esp)
	call	strncmp@PLT
	movl	%eax, 72(%esp)
	testl	%eax, %eax
	je	.L180
	xorl	%eax, %eax
	xorl	%esi, %esi
	movl	%eax, 72(%esp)
	xorl	%eax, %eax
	xorl	%edx, %edx
	movl	%eax, 64(%esp)
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	movl	%esi, 56(%esp)
	xorl	%esi, %esi
	movl	%edx, 40(%esp)
	movl	%ecx, 32(%esp)
	movl	%eax, 96(%esp)
	jmp	.L41
.L180:
	movl	140(%esp), %eax
	movl	64(%esp), %ecx
	addl	%eax, %ecx
	movl	%ecx, 140(%esp)
	movl	%ecx, %eax
	movsbl	(%ecx), %edi
	cmpl	$48, %edi
	jne	.L388
	.p2align 4
	.p2align 3
.L40:
	movl	%eax, %edx
	incl	%eax
	movl	%eax, 140(%esp)
	movsbl	(%eax), %edi
	cmpl	$48, %edi
	je	.L40
	subl	%ecx, %edx
	leal	1(%edx), %eax
	movl	%eax, 56(%esp)
.L179:
	leal	-49(%edi), %eax
	cmpl	$8, %eax
	ja	.L187
	movl	56(%esp), %eax
	subl	$48, %edi
	movl	$1, %esi
	movl	140(%esp), %ebp
	incl	%eax
	movl	%eax, 64(%esp)
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
	xorl	%eax, %eax
	movl	%ebp, 84(%esp)
	movl	%eax, 40(%esp)
.L42:
	movl	32(%esp), %eax
	leal	(%eax,%eax,4), %eax
	leal	(%edi,%eax,2), %eax
	movl	%eax, 32(%esp)
	xorl	%eax, %eax
	movl	%eax, 56(%esp)
	jmp	.L44
.L190:
	xorl	%eax, %eax
	movl	%eax, 100(%esp)
	jmp	.L52
.L377:
	fldl	48(%esp)
	fstpl	32(%esp)
	jmp	.L29
.L375:
	movl	204(%esp), %eax
	movl	%eax, 24(%esp)
	movl	68(%esp), %eax
	movl	%eax, 20(%esp)
	leal	144(%esp), %eax
	movl	%eax, 16(%esp)
	leal	148(%esp), %eax
	movl	%eax, 12(%esp)
	leal	fpi.1@GOTOFF(%ebx), %eax
	movl	%eax, 8(%esp)
	leal	140(%esp), %eax
	movl	%eax, 4(%esp)
	movl	192(%esp), %eax
	movl	%eax, (%esp)
	call	__gethex@PLT
	movl	%eax, %ebp
	movl	%eax, %edi
	andl	$7, %ebp
	je	.L185
	cmpl	$6, %ebp
	jne	.L19
	movl	200(%esp), %ebx
	testl	%ebx, %ebx
	je	.L20
	movl	200(%esp), %eax
	movl	%esi, (%eax)
.L20:
	fldz
	fstpl	32(%esp)
	jmp	.L348
.L386:
	fnstcw	126(%esp)
	movl	48(%esp), %ecx
	andl	$1048575, %eax
	movzwl	126(%esp), %edx
	orw	$3072, %dx
	movw	%dx, 124(%esp)
	movl	96(%esp), %edx
	fld	%st(0)
	fldcw	124(%esp)
	fistpq	32(%esp)
	fldcw	126(%esp)
	orl	%ecx, %edx
	fildq	32(%esp)
	orl	%eax, %edx
	fsubrp	%st, %st(1)
	jne	.L389
	fldl	.LC14@GOTOFF(%ebx)
	fstl	32(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L163
	movl	40(%esp), %edi
	fldl	48(%esp)
	fstpl	32(%esp)
.L172:
	movl	144(%esp), %eax
	jmp	.L89
	.p2align 4,,10
	.p2align 3
.L373:
	fldl	48(%esp)
	fstpl	32(%esp)
	jmp	.L51
.L389:
	fldl	.LC12@GOTOFF(%ebx)
	fstl	32(%esp)
	fcomip	%st(1), %st
	ja	.L390
	fldl	.LC13@GOTOFF(%ebx)
	fstl	32(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L163
	fldl	48(%esp)
	movl	40(%esp), %edi
	fstpl	32(%esp)
	jmp	.L172
	.p2align 4,,10
	.p2align 3
.L156:
	fstp	%st(0)
	decl	%edx
	jne	.L198
	testl	%eax, %eax
	je	.L111
	fld1
	fchs
	fstpl	88(%esp)
	fld1
	jmp	.L155
.L94:
	movl	192(%esp), %eax
	flds	.LC1@GOTOFF(%ebx)
	fstpl	32(%esp)
	movl	$34, (%eax)
	jmp	.L29
.L370:
	cmpl	$1, 56(%esp)
	je	.L391
	movl	%ecx, 88(%esp)
	movl	56(%esp), %eax
	movl	%ecx, 100(%esp)
	movl	40(%esp), %ecx
	leal	(%esi,%eax), %edx
	movl	%edx, 96(%esp)
	leal	-1(%eax,%esi), %edx
	movl	32(%esp), %eax
	jmp	.L49
	.p2align 4,,10
	.p2align 3
.L393:
	leal	(%eax,%eax,4), %eax
	addl	%eax, %eax
.L48:
	cmpl	%esi, %edx
	je	.L392
.L49:
	movl	%esi, %edi
	incl	%esi
	cmpl	$8, %edi
	jbe	.L393
	cmpl	$16, %esi
	jg	.L48
	leal	(%ecx,%ecx,4), %edi
	leal	(%edi,%edi), %ecx
	jmp	.L48
.L392:
	movl	%ecx, 40(%esp)
	movl	88(%esp), %edi
	movl	%eax, 32(%esp)
	movl	100(%esp), %ecx
.L46:
	movl	56(%esp), %edx
	addl	%edx, 64(%esp)
	cmpl	$8, %esi
	movl	96(%esp), %esi
	jle	.L42
	cmpl	$16, %esi
	jg	.L188
	movl	40(%esp), %eax
	xorl	%edi, %edi
	movl	%edi, 56(%esp)
	leal	(%eax,%eax,4), %eax
	leal	(%ecx,%eax,2), %eax
	movl	%eax, 40(%esp)
	jmp	.L44
.L161:
	addl	$55574528, %eax
	movl	%eax, 52(%esp)
	jmp	.L164
.L355:
	movl	40(%esp), %edi
.L356:
	movl	144(%esp), %eax
	jmp	.L88
.L57:
	movl	$19999, %eax
	cmpl	%eax, %ecx
	cmovle	%ecx, %eax
	movl	%eax, 84(%esp)
	jmp	.L59
.L378:
	movl	__mprec_tens@GOT(%ebx), %eax
	movl	80(%esp), %ebx
	fldl	48(%esp)
	fmull	(%eax,%ebx,8)
	fstpl	32(%esp)
	jmp	.L29
.L384:
	fld1
	fcomip	%st(1), %st
	ja	.L199
	fmuls	.LC3@GOTOFF(%ebx)
	fld	%st(0)
	fchs
	fstpl	88(%esp)
	jmp	.L155
.L19:
	movl	144(%esp), %eax
	testl	%eax, %eax
	je	.L21
	movl	%eax, 8(%esp)
	leal	152(%esp), %eax
	movl	$53, %ecx
	movl	%eax, (%esp)
	movl	%ecx, 4(%esp)
	call	__copybits@PLT
	movl	144(%esp), %eax
	movl	%eax, 4(%esp)
	movl	192(%esp), %eax
	movl	%eax, (%esp)
	call	_Bfree@PLT
.L21:
	cmpl	$5, %ebp
	movl	148(%esp), %eax
	ja	.L22
	movl	.L24@GOTOFF(%ebx,%ebp,4), %edx
	addl	%edx, %ebx
	jmp	*%ebx
	.section	.rodata
	.align 4
	.align 4
.L24:
	.long	.L22@GOTOFF
	.long	.L23@GOTOFF
	.long	.L27@GOTOFF
	.long	.L26@GOTOFF
	.long	.L25@GOTOFF
	.long	.L23@GOTOFF
	.section	.text._strtod_l
.L23:
	movl	156(%esp), %edx
	addl	$1075, %eax
	movl	152(%esp), %ebx
	sall	$20, %eax
	andl	$-1048577, %edx
	movl	%ebx, 48(%esp)
	orl	%eax, %edx
	movl	%edx, 52(%esp)
.L22:
	andl	$8, %edi
	jne	.L28
	fldl	48(%esp)
	fstpl	32(%esp)
	jmp	.L29
.L25:
	movl	$2147483647, %ebx
	movl	$-1, %esi
	movl	%ebx, 52(%esp)
	movl	%esi, 48(%esp)
	jmp	.L22
.L26:
	movl	$2146435072, %ebp
	movl	%ebp, 52(%esp)
	jmp	.L22
.L27:
	movl	152(%esp), %eax
	movl	%eax, 48(%esp)
	movl	156(%esp), %eax
	movl	%eax, 52(%esp)
	jmp	.L22
.L185:
	fldz
	fstpl	32(%esp)
	jmp	.L29
.L388:
	xorl	%eax, %eax
	movl	%eax, 56(%esp)
	jmp	.L179
.L82:
	movl	__mprec_tens@GOT(%ebx), %edx
	movl	$15, %eax
	subl	%esi, %eax
	fldl	48(%esp)
	movl	80(%esp), %ecx
	fmull	(%edx,%eax,8)
	subl	%eax, %ecx
	fmull	(%edx,%ecx,8)
	fstpl	32(%esp)
	jmp	.L29
.L198:
	fld1
	fchs
	fstpl	88(%esp)
	fld1
	jmp	.L155
.L67:
	movl	%esi, (%esp)
	leal	.LC7@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	decl	140(%esp)
	call	__match@PLT
	testl	%eax, %eax
	jne	.L68
	incl	140(%esp)
.L68:
	flds	.LC1@GOTOFF(%ebx)
	fstpl	32(%esp)
	jmp	.L29
.L188:
	xorl	%ecx, %ecx
	movl	96(%esp), %esi
	movl	%ecx, 56(%esp)
	jmp	.L44
.L28:
	orl	$-2147483648, 52(%esp)
	fldl	48(%esp)
	fstpl	32(%esp)
	jmp	.L29
.L199:
	fstp	%st(0)
	flds	.LC2@GOTOFF(%ebx)
	fstpl	88(%esp)
	flds	.LC3@GOTOFF(%ebx)
	jmp	.L155
.L383:
	movl	96(%esp), %ecx
	movl	%eax, %edx
	andl	$1048575, %edx
	movl	40(%esp), %edi
	testl	%ecx, %ecx
	je	.L134
	cmpl	$1048575, %edx
	je	.L394
	movl	116(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L359
	movl	48(%esp), %ecx
	testl	%ecx, 88(%esp)
	je	.L130
.L147:
	movl	56(%esp), %ecx
	movl	48(%esp), %eax
	movl	52(%esp), %edx
	call	sulp
	faddl	32(%esp)
	fstpl	32(%esp)
	jmp	.L130
.L396:
	fstp	%st(0)
	jmp	.L130
.L397:
	fstp	%st(0)
.L130:
	movl	56(%esp), %ecx
	movl	144(%esp), %edx
	testl	%ecx, %ecx
	movl	%edx, %eax
	je	.L89
.L145:
	fldl	32(%esp)
	movl	%edx, %eax
	fmuls	.LC15@GOTOFF(%ebx)
	fstpl	32(%esp)
	movl	36(%esp), %edx
	movl	32(%esp), %ecx
	orl	%ecx, %edx
	jne	.L89
	movl	192(%esp), %ecx
	movl	$34, (%ecx)
	jmp	.L89
.L374:
	movl	%esi, (%esp)
	leal	152(%esp), %eax
	movl	%eax, 8(%esp)
	leal	fpinan.0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	__hexnan@PLT
	cmpl	$5, %eax
	jne	.L71
	movl	156(%esp), %eax
	orl	$2146435072, %eax
	movl	%eax, 52(%esp)
	movl	152(%esp), %eax
	movl	%eax, 48(%esp)
	fldl	48(%esp)
	fstpl	32(%esp)
	jmp	.L29
.L95:
	addl	$55574528, %eax
	movl	%eax, 52(%esp)
	jmp	.L96
.L382:
	movl	96(%esp), %eax
	orl	48(%esp), %eax
	movl	40(%esp), %edi
	jne	.L130
	movl	52(%esp), %eax
	testl	$1048575, %eax
	jne	.L130
	andl	$2146435072, %eax
	cmpl	$112197632, %eax
	movl	%eax, %ebp
	jbe	.L130
	movl	64(%esp), %eax
	cmpl	$0, 20(%eax)
	jne	.L131
	cmpl	$1, 16(%eax)
	jle	.L130
.L131:
	movl	$1, 8(%esp)
	movl	64(%esp), %eax
	movl	%eax, 4(%esp)
	movl	192(%esp), %eax
	movl	%eax, (%esp)
	call	__lshift@PLT
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	movl	%eax, 64(%esp)
	call	__mcmp@PLT
	testl	%eax, %eax
	jle	.L130
	cmpl	$0, 56(%esp)
	je	.L143
.L144:
	movl	$-1, 48(%esp)
	leal	-1048576(%ebp), %eax
	movl	144(%esp), %edx
	orl	$1048575, %eax
	movl	%eax, 52(%esp)
	fldl	48(%esp)
	fstpl	32(%esp)
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L134:
	testl	%edx, %edx
	jne	.L140
	movl	48(%esp), %edx
	testl	%edx, %edx
	jne	.L141
.L142:
	cmpl	$0, 56(%esp)
	je	.L143
	andl	$2146435072, %eax
	cmpl	$112197632, %eax
	movl	%eax, %ebp
	ja	.L144
	movl	144(%esp), %eax
	cmpl	$57671680, %ebp
	movl	%eax, %edx
	ja	.L145
	movl	192(%esp), %ecx
	fldz
	fstpl	32(%esp)
	movl	$34, (%ecx)
	jmp	.L89
.L359:
	testl	%eax, %ecx
	je	.L130
	jmp	.L147
.L194:
	xorl	%eax, %eax
	movl	__mprec_bigtens@GOT(%ebx), %ecx
	movl	%eax, 56(%esp)
	jmp	.L90
.L140:
	movl	116(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L361
	movl	48(%esp), %ecx
	testl	%ecx, 88(%esp)
	je	.L130
.L149:
	movl	56(%esp), %ecx
	movl	48(%esp), %eax
	movl	52(%esp), %edx
	call	sulp
	fsubrl	32(%esp)
	fstpl	32(%esp)
	fldz
	fsts	40(%esp)
	fld	%st(0)
	fldl	32(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L396
	jne	.L397
	fstpl	32(%esp)
	movl	192(%esp), %eax
	movl	$34, (%eax)
	movl	144(%esp), %eax
	jmp	.L89
.L390:
	fstp	%st(0)
	fldl	48(%esp)
	movl	40(%esp), %edi
	fstpl	32(%esp)
	jmp	.L172
.L105:
	orl	$-1, %eax
	sall	%cl, %eax
	andl	%eax, 48(%esp)
	jmp	.L107
.L394:
	cmpl	$0, 56(%esp)
	movl	48(%esp), %ebp
	je	.L365
	movl	%eax, %edx
	andl	$2146435072, %edx
	cmpl	$111149056, %edx
	ja	.L365
	shrl	$20, %edx
	movl	$107, %ecx
	subl	%edx, %ecx
	orl	$-1, %edx
	sall	%cl, %edx
	cmpl	%edx, %ebp
	je	.L138
.L137:
	movl	116(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L359
	testl	%ebp, 88(%esp)
	je	.L130
	jmp	.L147
.L361:
	testl	%eax, %ecx
	.p2align 4,,5
	je	.L130
	.p2align 4,,9
	jmp	.L149
.L106:
	movl	$75, %ecx
	subl	%eax, %ecx
	orl	$-1, %eax
	sall	%cl, %eax
	andl	%edx, %eax
	movl	%eax, 52(%esp)
	jmp	.L107
.L111:
	movl	192(%esp), %eax
	fldz
	movl	40(%esp), %edi
	fstpl	32(%esp)
	movl	$34, (%eax)
	movl	144(%esp), %eax
	jmp	.L89
.L143:
	movl	$-1, 48(%esp)
	movl	52(%esp), %eax
	andl	$2146435072, %eax
	subl	$1048576, %eax
	orl	$1048575, %eax
	movl	%eax, 52(%esp)
	movl	144(%esp), %eax
	fldl	48(%esp)
	fstpl	32(%esp)
	jmp	.L89
.L141:
	movl	116(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L361
	testl	%edx, 88(%esp)
	je	.L130
	jmp	.L149
.L365:
	cmpl	$-1, %ebp
	.p2align 4,,4
	jne	.L137
	cmpl	$2146435071, %eax
	.p2align 4,,3
	je	.L356
.L138:
	andl	$2146435072, %eax
	xorl	%ebp, %ebp
	movl	%ebp, 48(%esp)
	addl	$1048576, %eax
	movl	%eax, 52(%esp)
	fldl	48(%esp)
	fstpl	32(%esp)
	jmp	.L130
.L391:
	leal	1(%esi), %eax
	movl	%eax, 96(%esp)
	jmp	.L46
	.size	_strtod_l, .-_strtod_l
	.section	.text._strtod_r,"ax",@progbits
	.p2align 4
	.globl	_strtod_r
	.type	_strtod_r, @function
_strtod_r:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	__global_locale@GOT(%ebx), %eax
	movl	%eax, 12(%esp)
	movl	40(%esp), %eax
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	_strtod_l@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	_strtod_r, .-_strtod_r
	.section	.rodata
	.align 4
	.type	fpinan.0, @object
	.size	fpinan.0, 20
fpinan.0:
	.long	52
	.long	-1074
	.long	971
	.long	1
	.long	0
	.align 4
	.type	fpi.1, @object
	.size	fpi.1, 20
fpi.1:
	.long	53
	.long	-1074
	.long	971
	.long	1
	.long	0
	.align 32
	.type	tinytens, @object
	.size	tinytens, 40
tinytens:
	.long	-1747416644
	.long	1016910514
	.long	-710367437
	.long	961148451
	.long	1156884285
	.long	849678333
	.long	-812869731
	.long	626768392
	.long	1689022275
	.long	292029992
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	2139095040
	.align 4
.LC2:
	.long	-1090519040
	.align 4
.LC3:
	.long	1056964608
	.align 4
.LC10:
	.long	1073741824
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC11:
	.long	-4194304
	.long	1105199103
	.align 8
.LC12:
	.long	-1801439851
	.long	1071644671
	.align 8
.LC13:
	.long	900719925
	.long	1071644672
	.align 8
.LC14:
	.long	-1801439851
	.long	1070596095
	.section	.rodata.cst4
	.align 4
.LC15:
	.long	176160768
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
