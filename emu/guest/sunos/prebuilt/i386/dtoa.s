// ae17a666e0a382b133f0ca10245a965b newlib/libc/stdlib/dtoa.c
	.file	"dtoa.c"
	.text
	.section	.text.quorem,"ax",@progbits
	.p2align 4
	.type	quorem, @function
quorem:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	%eax, %ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	subl	$92, %esp
	movl	%eax, 40(%esp)
	movl	16(%edx), %edi
	cmpl	%edi, 16(%eax)
	movl	%edx, 52(%esp)
	movl	%edi, 60(%esp)
	movl	%esi, 48(%esp)
	jl	.L16
	leal	-1(%edi), %ecx
	leal	0(,%ecx,4), %eax
	leal	20(%ebx), %edi
	movl	%edi, 44(%esp)
	leal	20(%edx), %esi
	leal	20(%edx,%eax), %edx
	movl	%edx, 28(%esp)
	leal	20(%ebx,%eax), %eax
	movl	%eax, 64(%esp)
	movl	(%eax), %edi
	movl	(%edx), %eax
	xorl	%edx, %edx
	movl	%eax, 32(%esp)
	leal	1(%eax), %ebx
	movl	%edi, %eax
	divl	%ebx
	cmpl	%ebx, %edi
	movl	%eax, 68(%esp)
	movl	%eax, 56(%esp)
	jb	.L6
	movl	44(%esp), %edi
	xorl	%edx, %edx
	xorl	%ebx, %ebx
	movl	%esi, 72(%esp)
	movl	%esi, %ebp
	movl	%eax, %esi
	movl	%edx, 36(%esp)
	movl	%ebx, 32(%esp)
	movl	%ecx, 76(%esp)
	.p2align 4
	.p2align 3
.L4:
	movl	0(%ebp), %eax
	addl	$4, %ebp
	addl	$4, %edi
	movl	36(%esp), %ecx
	movzwl	%ax, %ebx
	imull	%esi, %ebx
	shrl	$16, %eax
	imull	%esi, %eax
	addl	%ecx, %ebx
	movl	%ebx, %edx
	movzwl	%bx, %ebx
	shrl	$16, %edx
	addl	%edx, %eax
	movl	%eax, %ecx
	movzwl	%ax, %eax
	shrl	$16, %ecx
	movl	%ecx, 36(%esp)
	movl	-4(%edi), %ecx
	movzwl	%cx, %edx
	shrl	$16, %ecx
	subl	%ebx, %edx
	movl	32(%esp), %ebx
	addl	%ebx, %edx
	movl	%edx, %ebx
	movzwl	%dx, %edx
	sarl	$16, %ebx
	subl	%eax, %ebx
	addl	%ebx, %ecx
	movl	%ecx, %eax
	sall	$16, %ecx
	sarl	$16, %eax
	orl	%ecx, %edx
	cmpl	%ebp, 28(%esp)
	movl	%eax, 32(%esp)
	movl	%edx, -4(%edi)
	jnb	.L4
	movl	64(%esp), %edi
	movl	72(%esp), %esi
	movl	76(%esp), %ecx
	movl	(%edi), %eax
	testl	%eax, %eax
	jne	.L6
	leal	-4(%edi), %eax
	cmpl	%eax, 44(%esp)
	jnb	.L7
	movl	40(%esp), %ebp
	movl	%edi, %eax
	movl	60(%esp), %ebx
	subl	%ebp, %eax
	leal	-2(%ebx), %edx
	subl	$25, %eax
	shrl	$2, %eax
	subl	%eax, %edx
	movl	%ebx, %eax
	negl	%eax
	leal	(%edi,%eax,4), %eax
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L9:
	decl	%ecx
	cmpl	%edx, %ecx
	je	.L7
.L8:
	movl	(%eax,%ecx,4), %ebp
	testl	%ebp, %ebp
	je	.L9
.L7:
	movl	40(%esp), %eax
	movl	%ecx, 16(%eax)
.L6:
	movl	%ecx, 32(%esp)
	movl	52(%esp), %eax
	movl	48(%esp), %ebx
	movl	%eax, 4(%esp)
	movl	40(%esp), %eax
	movl	%eax, (%esp)
	call	__mcmp@PLT
	testl	%eax, %eax
	js	.L10
	movl	44(%esp), %ebx
	xorl	%edi, %edi
	.p2align 4
	.p2align 3
.L11:
	movl	(%ebx), %edx
	addl	$4, %esi
	addl	$4, %ebx
	movl	-4(%esi), %ecx
	movzwl	%dx, %eax
	shrl	$16, %edx
	movzwl	%cx, %ebp
	shrl	$16, %ecx
	subl	%ebp, %eax
	addl	%edi, %eax
	movl	%eax, %edi
	movzwl	%ax, %eax
	sarl	$16, %edi
	subl	%ecx, %edi
	addl	%edi, %edx
	movl	%edx, %edi
	sall	$16, %edx
	sarl	$16, %edi
	orl	%edx, %eax
	cmpl	%esi, 28(%esp)
	movl	%eax, -4(%ebx)
	jnb	.L11
	movl	32(%esp), %ecx
	movl	44(%esp), %esi
	leal	(%esi,%ecx,4), %edx
	movl	(%edx), %edi
	testl	%edi, %edi
	jne	.L12
	leal	-4(%edx), %eax
	cmpl	%eax, %esi
	jnb	.L13
	movl	40(%esp), %edi
	leal	-1(%ecx), %eax
	subl	%edi, %edx
	subl	$25, %edx
	shrl	$2, %edx
	subl	%edx, %eax
	movl	%esi, %edx
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L15:
	decl	%ecx
	cmpl	%eax, %ecx
	je	.L13
.L14:
	movl	-4(%edx,%ecx,4), %ebx
	testl	%ebx, %ebx
	je	.L15
.L13:
	movl	40(%esp), %eax
	movl	%ecx, 16(%eax)
.L12:
	movl	68(%esp), %eax
	incl	%eax
	movl	%eax, 56(%esp)
.L10:
	movl	56(%esp), %eax
	addl	$92, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	addl	$92, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	quorem, .-quorem
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"Infinity"
.LC1:
	.string	"NaN"
.LC2:
	.string	"0"
.LC8:
	.string	"Balloc succeeded"
.LC9:
	.string	"./newlib/libc/stdlib/dtoa.c"
	.section	.text._dtoa_r,"ax",@progbits
	.p2align 4
	.globl	_dtoa_r
	.type	_dtoa_r, @function
_dtoa_r:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$140, %esp
	fldl	164(%esp)
	movl	160(%esp), %ebp
	fstpl	32(%esp)
	movl	32(%esp), %eax
	movl	36(%esp), %edx
	movl	%eax, 48(%esp)
	movl	64(%ebp), %eax
	movl	%edx, 52(%esp)
	testl	%eax, %eax
	je	.L26
	movl	68(%ebp), %ecx
	movl	$1, %edx
	movl	%ecx, 4(%eax)
	sall	%cl, %edx
	movl	%edx, 8(%eax)
	movl	%eax, 4(%esp)
	movl	%ebp, (%esp)
	call	_Bfree@PLT
	movl	$0, 64(%ebp)
.L26:
	movl	36(%esp), %esi
	xorl	%eax, %eax
	testl	%esi, %esi
	jns	.L27
	andl	$2147483647, %esi
	movl	$1, %eax
	movl	%esi, 52(%esp)
.L27:
	movl	184(%esp), %edx
	movl	%eax, (%edx)
	movl	%esi, %eax
	andl	$2146435072, %eax
	cmpl	$2146435072, %eax
	je	.L345
	fldl	48(%esp)
	fstl	40(%esp)
	fldz
	fxch	%st(1)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L32
	jne	.L32
	movl	188(%esp), %ecx
	movl	180(%esp), %eax
	testl	%ecx, %ecx
	movl	$1, (%eax)
	je	.L34
	movl	188(%esp), %edi
	leal	1+.LC2@GOTOFF(%ebx), %eax
	movl	%eax, (%edi)
.L34:
	leal	.LC2@GOTOFF(%ebx), %esi
.L333:
	addl	$140, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L32:
	movl	%ebp, (%esp)
	leal	120(%esp), %eax
	fldl	40(%esp)
	movl	%eax, 16(%esp)
	leal	124(%esp), %eax
	movl	%eax, 12(%esp)
	fstpl	4(%esp)
	call	__d2b@PLT
	movl	%eax, 72(%esp)
	movl	%esi, %eax
	shrl	$20, %eax
	jne	.L346
	movl	120(%esp), %eax
	movl	124(%esp), %edi
	movl	%eax, 64(%esp)
	addl	%edi, %eax
	movl	32(%esp), %edi
	leal	1074(%eax), %edx
	cmpl	$32, %edx
	jle	.L37
	movl	$64, %ecx
	subl	%edx, %ecx
	sall	%cl, %esi
	leal	1042(%eax), %ecx
	shrl	%cl, %edi
	orl	%esi, %edi
.L38:
	movl	%edi, 32(%esp)
	xorl	%edx, %edx
	movl	$1, %ecx
	movl	%edx, 36(%esp)
	decl	%eax
	movl	%ecx, 100(%esp)
	fildq	32(%esp)
	fstpl	32(%esp)
	movl	36(%esp), %edi
	movl	32(%esp), %esi
	leal	-32505856(%edi), %edi
	movl	%esi, 32(%esp)
	movl	%edi, 36(%esp)
.L36:
	fnstcw	110(%esp)
	fldl	32(%esp)
	fsubs	.LC4@GOTOFF(%ebx)
	movl	%eax, 32(%esp)
	fmull	.LC5@GOTOFF(%ebx)
	movzwl	110(%esp), %edx
	faddl	.LC6@GOTOFF(%ebx)
	orw	$3072, %dx
	movw	%dx, 108(%esp)
	fildl	32(%esp)
	fmull	.LC7@GOTOFF(%ebx)
	faddp	%st, %st(1)
	fldcw	108(%esp)
	fistl	60(%esp)
	fldcw	110(%esp)
	fldz
	fcomip	%st(1), %st
	ja	.L347
	fstp	%st(0)
.L39:
	movl	64(%esp), %edx
	subl	%eax, %edx
	leal	-1(%edx), %eax
	movl	%eax, 68(%esp)
	movl	60(%esp), %eax
	cmpl	$22, %eax
	ja	.L180
	movl	__mprec_tens@GOT(%ebx), %esi
	fldl	40(%esp)
	fldl	(%esi,%eax,8)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L326
	decl	%eax
	movl	%eax, 60(%esp)
	xorl	%eax, %eax
	movl	%eax, 96(%esp)
.L42:
	movl	68(%esp), %esi
	xorl	%ecx, %ecx
	movl	%ecx, 80(%esp)
	testl	%esi, %esi
	jns	.L45
	movl	$1, %eax
	subl	%edx, %eax
	movl	%eax, 80(%esp)
	xorl	%eax, %eax
	movl	%eax, 68(%esp)
.L45:
	movl	60(%esp), %eax
	testl	%eax, %eax
	jns	.L177
	movl	60(%esp), %eax
	subl	%eax, 80(%esp)
	movl	%eax, 76(%esp)
	movl	%eax, %edi
	negl	%edi
	movl	%edi, 88(%esp)
	xorl	%edi, %edi
	cmpl	$9, 172(%esp)
	movl	%edi, 60(%esp)
	ja	.L182
.L355:
	cmpl	$5, 172(%esp)
	jle	.L49
	subl	$4, 172(%esp)
	movl	$0, %esi
	movl	%esi, 32(%esp)
	cmpl	$3, 172(%esp)
	je	.L340
	jle	.L348
.L51:
	cmpl	$4, 172(%esp)
	je	.L213
	movl	$5, %edi
	movl	$1, %eax
	movl	%edi, 172(%esp)
	movl	%eax, 84(%esp)
.L50:
	movl	76(%esp), %eax
	movl	176(%esp), %edi
	addl	%eax, %edi
	movl	%edi, 104(%esp)
	movl	176(%esp), %edi
	leal	1(%eax,%edi), %eax
	movl	$1, %edi
	movl	%eax, 64(%esp)
	testl	%eax, %eax
	cmovg	%eax, %edi
.L52:
	cmpl	$23, %edi
	jle	.L349
	movl	$1, %edx
	movl	$4, %eax
	.p2align 4
	.p2align 3
.L53:
	addl	%eax, %eax
	movl	%edx, %esi
	leal	20(%eax), %ecx
	incl	%edx
	cmpl	%ecx, %edi
	jnb	.L53
	movl	%esi, 68(%ebp)
.L54:
	movl	%esi, 4(%esp)
	movl	%ebp, (%esp)
	call	_Balloc@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L173
	movl	%eax, 64(%ebp)
	movzbl	32(%esp), %edx
	cmpl	$14, 64(%esp)
	setbe	%al
	andb	$1, %dl
	andb	%dl, %al
	je	.L57
	movl	76(%esp), %ecx
	testl	%ecx, %ecx
	jle	.L58
	movl	__mprec_tens@GOT(%ebx), %esi
	movl	%ecx, %eax
	andl	$15, %eax
	fldl	(%esi,%eax,8)
	movl	%ecx, %eax
	sarl	$4, %eax
	testb	$1, %ch
	je	.L187
	movl	__mprec_bigtens@GOT(%ebx), %edx
	andl	$15, %eax
	movl	$3, %ecx
	fldl	40(%esp)
	fdivl	32(%edx)
.L59:
	testl	%eax, %eax
	je	.L60
	movl	__mprec_bigtens@GOT(%ebx), %edx
	.p2align 4
	.p2align 3
.L62:
	testb	$1, %al
	je	.L61
	fxch	%st(1)
	fmull	(%edx)
	fxch	%st(1)
	incl	%ecx
.L61:
	addl	$8, %edx
	sarl	%eax
	jne	.L62
.L60:
	fdivp	%st, %st(1)
.L63:
	movl	96(%esp), %esi
	testl	%esi, %esi
	je	.L67
	fld1
	fcomip	%st(1), %st
	ja	.L350
.L67:
	movl	%ecx, 32(%esp)
	fildl	32(%esp)
	fmul	%st(1), %st
	fadds	.LC12@GOTOFF(%ebx)
	fstpl	32(%esp)
	movl	32(%esp), %eax
	movl	36(%esp), %edx
	movl	%eax, 32(%esp)
	movl	%edx, %eax
	subl	$54525952, %eax
	movl	%eax, 36(%esp)
	movl	64(%esp), %eax
	testl	%eax, %eax
	je	.L172
	movl	76(%esp), %eax
	movl	64(%esp), %ecx
	movl	%eax, 92(%esp)
.L71:
	fnstcw	110(%esp)
	movl	__mprec_tens@GOT(%ebx), %esi
	leal	1(%edi), %edx
	fldl	32(%esp)
	fldl	-8(%esi,%ecx,8)
	fxch	%st(2)
	movzwl	110(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 108(%esp)
	fldcw	108(%esp)
	fistl	32(%esp)
	fldcw	110(%esp)
	movzbl	32(%esp), %eax
	fildl	32(%esp)
	addb	$48, %al
	cmpl	$0, 84(%esp)
	fsubrp	%st, %st(1)
	je	.L74
	fxch	%st(2)
	fdivrs	.LC14@GOTOFF(%ebx)
	movb	%al, (%edi)
	fsubp	%st, %st(1)
	fcomi	%st(1), %st
	ja	.L374
	fld1
	xorl	%esi, %esi
	jmp	.L77
	.p2align 4,,10
	.p2align 3
.L351:
	incl	%esi
	cmpl	%ecx, %esi
	jge	.L375
	flds	.LC11@GOTOFF(%ebx)
	incl	%edx
	fmul	%st, %st(2)
	fmulp	%st, %st(3)
	fxch	%st(2)
	fldcw	108(%esp)
	fistl	32(%esp)
	fldcw	110(%esp)
	fildl	32(%esp)
	movzbl	32(%esp), %eax
	addb	$48, %al
	movb	%al, -1(%edx)
	fsubrp	%st, %st(1)
	fxch	%st(1)
	fcomi	%st(1), %st
	ja	.L376
	fxch	%st(1)
	fxch	%st(2)
.L77:
	fld	%st(2)
	fsubr	%st(1), %st
	fxch	%st(2)
	fcomi	%st(2), %st
	fstp	%st(2)
	jbe	.L351
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(0)
	movl	%edx, %eax
	jmp	.L96
	.p2align 4,,10
	.p2align 3
.L345:
	movl	32(%esp), %edi
	andl	$1048575, %esi
	movl	180(%esp), %eax
	orl	%edi, %esi
	movl	$9999, (%eax)
	je	.L29
	movl	188(%esp), %eax
	leal	.LC1@GOTOFF(%ebx), %esi
	testl	%eax, %eax
	je	.L333
	leal	3(%esi), %eax
.L169:
	movl	188(%esp), %edi
	movl	%eax, (%edi)
	addl	$140, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L346:
	movl	44(%esp), %edx
	subl	$1023, %eax
	movl	40(%esp), %esi
	movl	120(%esp), %edi
	andl	$1048575, %edx
	movl	%esi, 32(%esp)
	orl	$1072693248, %edx
	movl	%edx, 36(%esp)
	xorl	%edx, %edx
	movl	%edi, 64(%esp)
	movl	%edx, 100(%esp)
	jmp	.L36
	.p2align 4,,10
	.p2align 3
.L29:
	movl	188(%esp), %eax
	leal	.LC0@GOTOFF(%ebx), %esi
	testl	%eax, %eax
	je	.L333
	leal	8(%esi), %eax
	jmp	.L169
.L69:
	movl	%ecx, 32(%esp)
	fildl	32(%esp)
	fmul	%st(1), %st
	fadds	.LC12@GOTOFF(%ebx)
	fstpl	32(%esp)
	movl	32(%esp), %eax
	movl	36(%esp), %edx
	movl	%eax, 32(%esp)
	movl	%edx, %eax
	subl	$54525952, %eax
	movl	%eax, 36(%esp)
.L172:
	fsubs	.LC13@GOTOFF(%ebx)
	fldl	32(%esp)
	fxch	%st(1)
	fcomi	%st(1), %st
	ja	.L377
	fxch	%st(1)
	fchs
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L73
	jmp	.L57
.L375:
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L57
.L381:
	fstp	%st(0)
	.p2align 4
	.p2align 3
.L57:
	cmpl	$14, 76(%esp)
	movl	124(%esp), %edx
	jg	.L91
	movl	%edx, %eax
	notl	%eax
	shrl	$31, %eax
	testb	%al, %al
	jne	.L352
.L91:
	movl	84(%esp), %eax
	testl	%eax, %eax
	je	.L84
	cmpl	$1, 172(%esp)
	jle	.L353
	movl	64(%esp), %edx
	movl	88(%esp), %esi
	leal	-1(%edx), %eax
	cmpl	%eax, %esi
	jl	.L106
	movl	%esi, %ecx
	movl	80(%esp), %esi
	subl	%eax, %ecx
	subl	%edx, %esi
	testl	%edx, %edx
	js	.L105
	movl	80(%esp), %eax
	addl	%edx, 68(%esp)
	movl	%eax, %esi
	addl	%edx, %eax
	movl	%eax, 80(%esp)
	jmp	.L105
	.p2align 4,,10
	.p2align 3
.L326:
	testl	%edx, %edx
	jle	.L354
	xorl	%eax, %eax
	movl	%eax, 96(%esp)
	xorl	%eax, %eax
	movl	%eax, 80(%esp)
.L177:
	movl	60(%esp), %edi
	xorl	%eax, %eax
	addl	%edi, 68(%esp)
	cmpl	$9, 172(%esp)
	movl	%eax, 88(%esp)
	movl	%edi, 76(%esp)
	jbe	.L355
.L182:
	movl	$1, %edx
	xorl	%ecx, %ecx
	movl	$1, %esi
	movl	$-1, %edi
	movl	%edx, 32(%esp)
	xorl	%eax, %eax
	movl	%ecx, 172(%esp)
	movl	%esi, 84(%esp)
	movl	%edi, 64(%esp)
	movl	%eax, 176(%esp)
.L48:
	movl	$0, 68(%ebp)
	movl	64(%esp), %eax
	xorl	%esi, %esi
	movl	%eax, 104(%esp)
	jmp	.L54
	.p2align 4,,10
	.p2align 3
.L180:
	movl	$1, %edi
	movl	%edi, 96(%esp)
	jmp	.L42
	.p2align 4,,10
	.p2align 3
.L347:
	fildl	60(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L217
	je	.L39
.L217:
	decl	60(%esp)
	jmp	.L39
	.p2align 4,,10
	.p2align 3
.L37:
	movl	$32, %ecx
	subl	%edx, %ecx
	sall	%cl, %edi
	jmp	.L38
	.p2align 4,,10
	.p2align 3
.L49:
	cmpl	$3, 172(%esp)
	movl	$1, %eax
	movl	%eax, 32(%esp)
	je	.L340
	jg	.L51
	cmpl	$2, 172(%esp)
	jne	.L356
	xorl	%eax, %eax
	movl	%eax, 84(%esp)
.L175:
	movl	176(%esp), %eax
	testl	%eax, %eax
	jle	.L185
	movl	176(%esp), %eax
	movl	%eax, 104(%esp)
	movl	%eax, %edi
	movl	%eax, 64(%esp)
	jmp	.L52
	.p2align 4,,10
	.p2align 3
.L58:
	je	.L188
	movl	76(%esp), %edx
	movl	__mprec_tens@GOT(%ebx), %esi
	fldl	40(%esp)
	negl	%edx
	movl	%edx, %ecx
	andl	$15, %ecx
	fmull	(%esi,%ecx,8)
	movl	%edx, %esi
	sarl	$4, %esi
	je	.L189
	movl	__mprec_bigtens@GOT(%ebx), %edx
	fld	%st(0)
	movl	$2, %ecx
	movb	$0, 32(%esp)
	.p2align 4
	.p2align 3
.L65:
	testl	$1, %esi
	je	.L64
	fmull	(%edx)
	incl	%ecx
	movb	%al, 32(%esp)
.L64:
	addl	$8, %edx
	sarl	%esi
	jne	.L65
	cmpb	$0, 32(%esp)
	fcmove	%st(1), %st
	fstp	%st(1)
	jmp	.L63
	.p2align 4,,10
	.p2align 3
.L74:
	fxch	%st(1)
	movb	%al, (%edi)
	leal	(%edi,%ecx), %eax
	decl	%ecx
	fmulp	%st, %st(2)
	je	.L327
	flds	.LC11@GOTOFF(%ebx)
	jmp	.L83
	.p2align 4,,10
	.p2align 3
.L378:
	fxch	%st(1)
.L83:
	fmul	%st, %st(1)
	fxch	%st(1)
	incl	%edx
	fldcw	108(%esp)
	fistl	32(%esp)
	fldcw	110(%esp)
	fildl	32(%esp)
	movzbl	32(%esp), %ecx
	addb	$48, %cl
	cmpl	%eax, %edx
	movb	%cl, -1(%edx)
	fsubrp	%st, %st(1)
	jne	.L378
	fstp	%st(1)
.L82:
	flds	.LC14@GOTOFF(%ebx)
	fld	%st(2)
	fadd	%st(1), %st
	fxch	%st(2)
	fcomi	%st(2), %st
	fstp	%st(2)
	ja	.L379
	fsubp	%st, %st(2)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L81
	movl	124(%esp), %eax
	notl	%eax
	shrl	$31, %eax
	testb	%al, %al
	je	.L84
	cmpl	$14, 76(%esp)
	jle	.L89
	.p2align 4
	.p2align 3
.L84:
	movl	88(%esp), %ecx
	xorl	%eax, %eax
	movl	%eax, 84(%esp)
	movl	80(%esp), %esi
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
.L102:
	testl	%esi, %esi
	jle	.L108
	movl	68(%esp), %edx
	testl	%edx, %edx
	jle	.L108
	cmpl	%edx, %esi
	movl	%edx, %eax
	cmovle	%esi, %eax
	subl	%eax, 80(%esp)
	subl	%eax, %edx
	subl	%eax, %esi
	movl	%edx, 68(%esp)
.L108:
	movl	88(%esp), %eax
	testl	%eax, %eax
	je	.L109
	movl	84(%esp), %eax
	testl	%eax, %eax
	je	.L110
	testl	%ecx, %ecx
	jne	.L357
.L110:
	movl	%ebp, (%esp)
	movl	88(%esp), %eax
	movl	%eax, 8(%esp)
	movl	72(%esp), %eax
	movl	%eax, 4(%esp)
	call	__pow5mult@PLT
	movl	%eax, 72(%esp)
.L109:
	movl	%ebp, (%esp)
	movl	$1, %eax
	movl	%eax, 4(%esp)
	call	__i2b@PLT
	movl	%eax, 40(%esp)
	movl	60(%esp), %eax
	testl	%eax, %eax
	jne	.L358
	cmpl	$1, 172(%esp)
	jle	.L115
.L201:
	movl	$1, %eax
.L116:
	movl	68(%esp), %ecx
	addl	%ecx, %eax
	andl	$31, %eax
	je	.L202
	movl	$32, %edx
	subl	%eax, %edx
	cmpl	$4, %edx
	jg	.L359
	je	.L120
	movl	$60, %edx
	subl	%eax, %edx
	jmp	.L118
	.p2align 4,,10
	.p2align 3
.L202:
	movl	$28, %edx
.L118:
	addl	%edx, 80(%esp)
	addl	%edx, %esi
	addl	%edx, 68(%esp)
.L120:
	movl	80(%esp), %eax
	testl	%eax, %eax
	jle	.L121
	movl	%eax, 8(%esp)
	movl	72(%esp), %eax
	movl	%ebp, (%esp)
	movl	%eax, 4(%esp)
	call	__lshift@PLT
	movl	%eax, 72(%esp)
.L121:
	movl	68(%esp), %eax
	testl	%eax, %eax
	jle	.L122
	movl	%eax, 8(%esp)
	movl	40(%esp), %eax
	movl	%ebp, (%esp)
	movl	%eax, 4(%esp)
	call	__lshift@PLT
	movl	%eax, 40(%esp)
.L122:
	movl	96(%esp), %ecx
	cmpl	$2, 172(%esp)
	setg	%dl
	testl	%ecx, %ecx
	jne	.L360
.L123:
	movl	64(%esp), %ecx
	testl	%ecx, %ecx
	jg	.L130
	testb	%dl, %dl
	je	.L130
.L125:
	movl	64(%esp), %eax
	testl	%eax, %eax
	je	.L361
.L93:
	movl	176(%esp), %eax
	movl	%edi, %esi
	notl	%eax
	movl	%eax, 92(%esp)
.L132:
	movl	%ebp, (%esp)
	movl	40(%esp), %eax
	movl	%eax, 4(%esp)
	call	_Bfree@PLT
	movl	32(%esp), %eax
	testl	%eax, %eax
	je	.L75
.L165:
	movl	%ebp, (%esp)
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	call	_Bfree@PLT
.L75:
	movl	%ebp, (%esp)
	movl	72(%esp), %eax
	movl	%eax, 4(%esp)
	call	_Bfree@PLT
	movl	92(%esp), %eax
	movb	$0, (%edi)
	movl	180(%esp), %ebx
	incl	%eax
	movl	%eax, (%ebx)
	movl	188(%esp), %eax
	testl	%eax, %eax
	je	.L333
	movl	188(%esp), %eax
	movl	%edi, (%eax)
	addl	$140, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L130:
	movl	84(%esp), %ecx
	testl	%ecx, %ecx
	je	.L127
.L129:
	testl	%esi, %esi
	jle	.L134
	movl	%esi, 8(%esp)
	movl	32(%esp), %eax
	movl	%ebp, (%esp)
	movl	%eax, 4(%esp)
	call	__lshift@PLT
	movl	%eax, 32(%esp)
.L134:
	movl	60(%esp), %edx
	movl	32(%esp), %eax
	testl	%edx, %edx
	movl	%eax, 68(%esp)
	jne	.L362
.L135:
	movl	%edi, 96(%esp)
	movl	64(%esp), %eax
	movl	%edi, %ecx
	leal	-1(%edi,%eax), %eax
	movl	72(%esp), %edi
	movl	%eax, 84(%esp)
	movl	48(%esp), %eax
	andl	$1, %eax
	movl	%eax, 92(%esp)
	.p2align 4
	.p2align 3
.L157:
	movl	%ecx, 64(%esp)
	movl	40(%esp), %edx
	movl	%edi, %eax
	call	quorem
	movl	%edi, (%esp)
	movl	%eax, 88(%esp)
	leal	48(%eax), %ecx
	movl	%ecx, 60(%esp)
	movl	32(%esp), %ecx
	movl	%ecx, 4(%esp)
	call	__mcmp@PLT
	movl	68(%esp), %ecx
	movl	%ebp, (%esp)
	movl	%ecx, 8(%esp)
	movl	%eax, %esi
	movl	40(%esp), %eax
	movl	%eax, 4(%esp)
	call	__mdiff@PLT
	movl	64(%esp), %ecx
	movl	%eax, %edx
	movl	12(%eax), %eax
	testl	%eax, %eax
	jne	.L363
	movl	%edx, 4(%esp)
	movl	%edi, (%esp)
	movl	%ecx, 80(%esp)
	movl	%edx, 72(%esp)
	call	__mcmp@PLT
	movl	72(%esp), %edx
	movl	%ebp, (%esp)
	movl	%edx, 4(%esp)
	movl	%eax, 64(%esp)
	call	_Bfree@PLT
	movl	64(%esp), %eax
	movl	%eax, %ecx
	orl	172(%esp), %ecx
	movl	80(%esp), %ecx
	jne	.L140
	movl	92(%esp), %eax
	testl	%eax, %eax
	je	.L364
	testl	%esi, %esi
	js	.L365
.L146:
	movzbl	60(%esp), %eax
	leal	1(%ecx), %esi
	cmpl	%ecx, 84(%esp)
	movb	%al, (%ecx)
	je	.L366
	movl	%edi, 4(%esp)
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	movl	$10, %eax
	movl	%eax, 8(%esp)
	movl	%ebp, (%esp)
	call	__multadd@PLT
	movl	68(%esp), %ecx
	movl	$0, %edx
	cmpl	%ecx, 32(%esp)
	movl	$10, %ecx
	movl	%edx, 12(%esp)
	movl	%ecx, 8(%esp)
	movl	%ebp, (%esp)
	movl	%eax, %edi
	movl	32(%esp), %eax
	movl	%eax, 4(%esp)
	je	.L367
	call	__multadd@PLT
	movl	%ebp, (%esp)
	movl	%eax, 32(%esp)
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	movl	$10, %eax
	movl	%eax, 8(%esp)
	movl	68(%esp), %eax
	movl	%eax, 4(%esp)
	call	__multadd@PLT
	movl	%esi, %ecx
	movl	%eax, 68(%esp)
	jmp	.L157
	.p2align 4,,10
	.p2align 3
.L352:
	movl	__mprec_tens@GOT(%ebx), %esi
.L89:
	movl	76(%esp), %eax
	fldl	(%esi,%eax,8)
	movl	176(%esp), %eax
	shrl	$31, %eax
	testb	%al, %al
	je	.L87
	movl	64(%esp), %ecx
	testl	%ecx, %ecx
	jg	.L87
	movl	64(%esp), %edx
	testl	%edx, %edx
	jne	.L380
	fmuls	.LC13@GOTOFF(%ebx)
	fldl	40(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	jb	.L72
	jmp	.L73
.L380:
	fstp	%st(0)
.L73:
	xorl	%eax, %eax
	movl	%eax, 40(%esp)
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
	jmp	.L93
	.p2align 4,,10
	.p2align 3
.L213:
	movl	$1, %eax
	movl	%eax, 84(%esp)
	jmp	.L175
	.p2align 4,,10
	.p2align 3
.L185:
	movl	$1, %eax
	movl	%eax, 64(%esp)
	movl	$1, %eax
	movl	%eax, 176(%esp)
	jmp	.L48
	.p2align 4,,10
	.p2align 3
.L358:
	movl	%ebp, (%esp)
	movl	60(%esp), %eax
	movl	%eax, 8(%esp)
	movl	40(%esp), %eax
	movl	%eax, 4(%esp)
	call	__pow5mult@PLT
	cmpl	$1, 172(%esp)
	movl	%eax, 40(%esp)
	jle	.L113
.L342:
	xorl	%edx, %edx
	movl	%edx, 60(%esp)
.L114:
	movl	40(%esp), %ecx
	movl	16(%ecx), %eax
	movl	16(%ecx,%eax,4), %eax
	movl	%eax, (%esp)
	call	__hi0bits@PLT
	movl	%eax, %edx
	movl	$32, %eax
	subl	%edx, %eax
	jmp	.L116
	.p2align 4,,10
	.p2align 3
.L360:
	movb	%dl, 68(%esp)
	movl	40(%esp), %eax
	movl	%eax, 4(%esp)
	movl	72(%esp), %eax
	movl	%eax, (%esp)
	call	__mcmp@PLT
	movzbl	68(%esp), %edx
	testl	%eax, %eax
	jns	.L123
	movl	%ebp, (%esp)
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	movl	$10, %eax
	movl	%eax, 8(%esp)
	movl	72(%esp), %eax
	decl	76(%esp)
	movb	%dl, 64(%esp)
	movl	%eax, 4(%esp)
	call	__multadd@PLT
	movzbl	64(%esp), %edx
	movl	%eax, 72(%esp)
	movl	84(%esp), %eax
	testl	%eax, %eax
	jne	.L124
	movl	104(%esp), %eax
	testl	%eax, %eax
	jg	.L222
	movl	%eax, 64(%esp)
	testb	%dl, %dl
	jne	.L125
.L222:
	movl	104(%esp), %eax
	movl	%eax, 64(%esp)
	.p2align 4
	.p2align 3
.L127:
	movl	%ebp, 160(%esp)
	movl	$1, %esi
	movl	%esi, %ebp
	movl	72(%esp), %esi
	jmp	.L133
	.p2align 4,,10
	.p2align 3
.L368:
	movl	%esi, 4(%esp)
	movl	$10, %eax
	xorl	%ecx, %ecx
	movl	%eax, 8(%esp)
	movl	160(%esp), %eax
	incl	%ebp
	movl	%ecx, 12(%esp)
	movl	%eax, (%esp)
	call	__multadd@PLT
	movl	%eax, %esi
.L133:
	movl	40(%esp), %edx
	movl	%esi, %eax
	call	quorem
	addl	$48, %eax
	cmpl	%ebp, 64(%esp)
	movb	%al, -1(%edi,%ebp)
	jg	.L368
	movl	%eax, 60(%esp)
	movl	64(%esp), %eax
	movl	%esi, 72(%esp)
	movl	160(%esp), %ebp
	movl	$1, %esi
	testl	%eax, %eax
	cmovg	%eax, %esi
	xorl	%ecx, %ecx
	addl	%edi, %esi
.L154:
	movl	%ebp, (%esp)
	movl	72(%esp), %eax
	movl	$1, %edx
	movl	%edx, 8(%esp)
	movl	%ecx, 48(%esp)
	movl	%eax, 4(%esp)
	call	__lshift@PLT
	movl	40(%esp), %ecx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%eax, 72(%esp)
	call	__mcmp@PLT
	movl	48(%esp), %ecx
	testl	%eax, %eax
	jg	.L160
	jmp	.L369
	.p2align 4,,10
	.p2align 3
.L161:
	cmpl	%esi, %edi
	je	.L370
.L152:
.L160:
	movl	%esi, %eax
	movzbl	-1(%eax), %edx
	leal	-1(%esi), %esi
	cmpb	$57, %dl
	je	.L161
	incb	%dl
	movb	%dl, (%esi)
	movl	76(%esp), %esi
	movl	%esi, 92(%esp)
.L144:
	movl	%eax, 48(%esp)
	movl	40(%esp), %eax
	movl	%ebp, (%esp)
	movl	%ecx, 60(%esp)
	movl	%eax, 4(%esp)
	call	_Bfree@PLT
	movl	32(%esp), %esi
	movl	48(%esp), %eax
	testl	%esi, %esi
	je	.L207
	movl	60(%esp), %ecx
	testl	%ecx, %ecx
	je	.L166
	cmpl	%esi, %ecx
	je	.L166
	movl	%ecx, 4(%esp)
	movl	%ebp, (%esp)
	movl	%eax, 40(%esp)
	call	_Bfree@PLT
	movl	40(%esp), %eax
.L166:
	movl	%edi, %esi
	movl	%eax, %edi
	jmp	.L165
	.p2align 4,,10
	.p2align 3
.L187:
	fldl	40(%esp)
	movl	$2, %ecx
	jmp	.L59
	.p2align 4,,10
	.p2align 3
.L115:
	movl	48(%esp), %eax
	testl	%eax, %eax
	jne	.L201
	movl	52(%esp), %eax
	testl	$1048575, %eax
	jne	.L201
.L178:
	xorl	%edx, %edx
	testl	$2146435072, %eax
	je	.L117
	incl	80(%esp)
	movl	$1, %edx
	incl	68(%esp)
.L117:
	movl	60(%esp), %eax
	movl	%edx, 60(%esp)
	testl	%eax, %eax
	je	.L201
	jmp	.L114
	.p2align 4,,10
	.p2align 3
.L359:
	movl	$28, %edx
	subl	%eax, %edx
	addl	%edx, %ecx
	addl	%edx, %esi
	addl	%edx, 80(%esp)
	movl	%ecx, 68(%esp)
	jmp	.L120
	.p2align 4,,10
	.p2align 3
.L361:
	movl	%ebp, (%esp)
	xorl	%eax, %eax
	movl	%edi, %esi
	movl	%eax, 12(%esp)
	movl	$5, %eax
	movl	%eax, 8(%esp)
	movl	40(%esp), %eax
	movl	%eax, 4(%esp)
	call	__multadd@PLT
	movl	%eax, 40(%esp)
	movl	%eax, 4(%esp)
	movl	72(%esp), %eax
	movl	%eax, (%esp)
	call	__mcmp@PLT
	testl	%eax, %eax
	jle	.L93
.L131:
	movb	$49, (%esi)
	movl	76(%esp), %eax
	incl	%edi
	incl	%eax
	movl	%eax, 92(%esp)
	jmp	.L132
	.p2align 4,,10
	.p2align 3
.L98:
	cmpl	%eax, %edi
	je	.L371
	jmp	.L96
.L379:
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(0)
	.p2align 4
	.p2align 3
.L96:
	movl	%eax, %ecx
	decl	%eax
	movzbl	(%eax), %edx
	cmpb	$57, %dl
	je	.L98
	incb	%dl
.L97:
	movb	%dl, (%eax)
	movl	%edi, %esi
	movl	%ecx, %edi
	jmp	.L75
	.p2align 4,,10
	.p2align 3
.L81:
	movl	%eax, %edx
	decl	%eax
	cmpb	$48, (%eax)
	je	.L81
	jmp	.L193
.L374:
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L193
.L376:
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(0)
.L193:
	movl	%edi, %esi
	movl	%edx, %edi
	jmp	.L75
	.p2align 4,,10
	.p2align 3
.L188:
	fldl	40(%esp)
	movl	$2, %ecx
	jmp	.L63
.L106:
	movl	88(%esp), %esi
	movl	%eax, %edx
	movl	%eax, 88(%esp)
	movl	64(%esp), %ecx
	addl	%ecx, 68(%esp)
	subl	%esi, %edx
	addl	%edx, 60(%esp)
	movl	80(%esp), %edx
	addl	%edx, %ecx
	movl	%edx, %esi
	movl	%ecx, 80(%esp)
	xorl	%ecx, %ecx
.L105:
	movl	%ebp, (%esp)
	movl	$1, %edx
	movl	%edx, 4(%esp)
	movl	%ecx, 40(%esp)
	call	__i2b@PLT
	movl	40(%esp), %ecx
	movl	%eax, 32(%esp)
	jmp	.L102
.L113:
	movl	48(%esp), %eax
	testl	%eax, %eax
	jne	.L342
	movl	52(%esp), %eax
	testl	$1048575, %eax
	je	.L178
	jmp	.L342
.L348:
	movl	$2, %edx
	xorl	%ecx, %ecx
	movl	%edx, 172(%esp)
	movl	%ecx, 84(%esp)
	jmp	.L175
.L357:
	movl	%ecx, 8(%esp)
	movl	32(%esp), %eax
	movl	%ebp, (%esp)
	movl	%ecx, 92(%esp)
	movl	%eax, 4(%esp)
	call	__pow5mult@PLT
	movl	72(%esp), %ecx
	movl	%ebp, (%esp)
	movl	%ecx, 8(%esp)
	movl	%eax, 4(%esp)
	movl	%eax, 32(%esp)
	call	__multiply@PLT
	movl	72(%esp), %ecx
	movl	%ebp, (%esp)
	movl	%ecx, 4(%esp)
	movl	%eax, 40(%esp)
	call	_Bfree@PLT
	movl	92(%esp), %ecx
	movl	40(%esp), %eax
	subl	%ecx, 88(%esp)
	movl	%eax, 72(%esp)
	je	.L109
	jmp	.L110
	.p2align 4,,10
	.p2align 3
.L363:
	movl	%edx, 4(%esp)
	movl	%ebp, (%esp)
	movl	%edi, 72(%esp)
	movl	96(%esp), %edi
	call	_Bfree@PLT
	testl	%esi, %esi
	movl	64(%esp), %ecx
	js	.L138
	movl	48(%esp), %eax
	movl	172(%esp), %edx
	andl	$1, %eax
	orl	%edx, %esi
	orl	%eax, %esi
	jne	.L151
.L138:
	movl	%ebp, (%esp)
	movl	72(%esp), %eax
	movl	$1, %esi
	movl	%esi, 8(%esp)
	movl	%ecx, 48(%esp)
	movl	%eax, 4(%esp)
	call	__lshift@PLT
	movl	40(%esp), %esi
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	movl	%eax, 72(%esp)
	call	__mcmp@PLT
	movl	48(%esp), %ecx
	testl	%eax, %eax
	jle	.L372
.L150:
	cmpl	$57, 60(%esp)
	je	.L142
.L344:
	movl	88(%esp), %eax
	addl	$49, %eax
	movl	%eax, 60(%esp)
.L145:
	movzbl	60(%esp), %edx
	leal	1(%ecx), %eax
.L343:
	movb	%dl, (%ecx)
	movl	68(%esp), %esi
	movl	32(%esp), %ecx
	movl	%esi, 32(%esp)
	movl	76(%esp), %esi
	movl	%esi, 92(%esp)
	jmp	.L144
	.p2align 4,,10
	.p2align 3
.L367:
	call	__multadd@PLT
	movl	%esi, %ecx
	movl	%eax, 32(%esp)
	movl	%eax, 68(%esp)
	jmp	.L157
.L140:
	testl	%esi, %esi
	js	.L148
	movl	172(%esp), %edx
	orl	%edx, %esi
	orl	92(%esp), %esi
	je	.L148
	testl	%eax, %eax
	jle	.L146
	movl	%edi, 72(%esp)
	movl	96(%esp), %edi
.L151:
	cmpl	$57, 60(%esp)
	je	.L142
	movzbl	60(%esp), %edx
	leal	1(%ecx), %eax
	incb	%dl
	jmp	.L343
	.p2align 4,,10
	.p2align 3
.L340:
	xorl	%eax, %eax
	movl	%eax, 84(%esp)
	jmp	.L50
	.p2align 4,,10
	.p2align 3
.L350:
	movl	64(%esp), %edx
	testl	%edx, %edx
	je	.L69
	movl	104(%esp), %esi
	testl	%esi, %esi
	jle	.L381
	movl	76(%esp), %eax
	fmuls	.LC11@GOTOFF(%ebx)
	decl	%eax
	movl	%eax, 92(%esp)
	leal	1(%ecx), %eax
	movl	%esi, %ecx
	movl	%eax, 32(%esp)
	fildl	32(%esp)
	fmul	%st(1), %st
	fadds	.LC12@GOTOFF(%ebx)
	fstpl	32(%esp)
	movl	32(%esp), %eax
	movl	36(%esp), %edx
	movl	%eax, 32(%esp)
	movl	%edx, %eax
	subl	$54525952, %eax
	movl	%eax, 36(%esp)
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L354:
	movl	$1, %eax
	xorl	%ecx, %ecx
	movl	%ecx, 68(%esp)
	subl	%edx, %eax
	xorl	%esi, %esi
	movl	%eax, 80(%esp)
	movl	%esi, 96(%esp)
	jmp	.L177
	.p2align 4,,10
	.p2align 3
.L353:
	movl	100(%esp), %esi
	testl	%esi, %esi
	je	.L104
	movl	68(%esp), %eax
	movl	88(%esp), %ecx
	leal	1075(%edx,%eax), %eax
	movl	%eax, 68(%esp)
	movl	80(%esp), %eax
	movl	%eax, %esi
	leal	1075(%eax,%edx), %eax
	movl	%eax, 80(%esp)
	jmp	.L105
.L377:
	fstp	%st(0)
	fstp	%st(0)
.L72:
	xorl	%eax, %eax
	movl	%edi, %esi
	movl	%eax, 40(%esp)
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
	jmp	.L131
.L87:
	fnstcw	110(%esp)
	fldl	40(%esp)
	movl	$1, %ecx
	fdiv	%st(1), %st
	movl	64(%esp), %esi
	movzwl	110(%esp), %eax
	orw	$3072, %ax
	movw	%ax, 108(%esp)
	leal	1(%edi), %eax
	fldcw	108(%esp)
	fistpl	32(%esp)
	fldcw	110(%esp)
	fildl	32(%esp)
	movzbl	32(%esp), %edx
	addb	$48, %dl
	cmpl	$1, %esi
	fmul	%st(1), %st
	movb	%dl, (%edi)
	fsubrl	40(%esp)
	je	.L100
	flds	.LC11@GOTOFF(%ebx)
	jmp	.L94
	.p2align 4,,10
	.p2align 3
.L221:
	fld	%st(1)
	incl	%ecx
	fdiv	%st(3), %st
	incl	%eax
	fldcw	108(%esp)
	fistpl	32(%esp)
	fldcw	110(%esp)
	fildl	32(%esp)
	movzbl	32(%esp), %edx
	addb	$48, %dl
	cmpl	%ecx, %esi
	fmul	%st(3), %st
	movb	%dl, -1(%eax)
	fsubrp	%st, %st(2)
	je	.L382
.L94:
	fmul	%st, %st(1)
	fldz
	fxch	%st(2)
	fucomi	%st(2), %st
	fstp	%st(2)
	jp	.L221
	jne	.L221
	fstp	%st(0)
	fstp	%st(0)
	fstp	%st(0)
.L198:
	movl	%edi, %esi
	movl	%eax, %edi
	movl	76(%esp), %eax
	movl	%eax, 92(%esp)
	jmp	.L75
.L207:
	movl	%edi, %esi
	movl	%eax, %edi
	jmp	.L75
.L369:
	jne	.L162
	testb	$1, 60(%esp)
	.p2align 4,,2
	jne	.L160
	.p2align 4
	.p2align 3
.L162:
	movl	%esi, %eax
	cmpb	$48, -1(%eax)
	leal	-1(%esi), %esi
	je	.L162
	movl	76(%esp), %esi
	movl	%esi, 92(%esp)
	jmp	.L144
.L370:
	movb	$49, (%edi)
	movl	76(%esp), %esi
	incl	%esi
	movl	%esi, 92(%esp)
	jmp	.L144
.L371:
	incl	92(%esp)
	movb	$49, %dl
	jmp	.L97
.L104:
	movl	120(%esp), %ecx
	movl	$54, %eax
	movl	80(%esp), %edx
	subl	%ecx, %eax
	movl	88(%esp), %ecx
	addl	%eax, 68(%esp)
	addl	%edx, %eax
	movl	%edx, %esi
	movl	%eax, 80(%esp)
	jmp	.L105
.L362:
	movl	4(%eax), %eax
	movl	%ebp, (%esp)
	movl	%eax, 4(%esp)
	call	_Balloc@PLT
	testl	%eax, %eax
	movl	%eax, %esi
	je	.L373
	movl	32(%esp), %ecx
	movl	16(%ecx), %eax
	leal	8(,%eax,4), %eax
	movl	%eax, 8(%esp)
	leal	12(%ecx), %eax
	movl	%eax, 4(%esp)
	leal	12(%esi), %eax
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	$1, %eax
	movl	%eax, 8(%esp)
	movl	%esi, 4(%esp)
	movl	%ebp, (%esp)
	call	__lshift@PLT
	movl	%eax, 68(%esp)
	jmp	.L135
.L382:
	fstp	%st(0)
.L100:
	fadd	%st(0), %st
	fcomi	%st(1), %st
	ja	.L383
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L198
	jne	.L198
	testb	$1, 32(%esp)
	.p2align 4,,2
	je	.L198
	.p2align 4,,6
	jmp	.L197
.L383:
	fstp	%st(0)
	fstp	%st(0)
.L197:
.L76:
	movl	76(%esp), %esi
	movl	%esi, 92(%esp)
	jmp	.L96
.L366:
	movl	%edi, 72(%esp)
	movl	68(%esp), %eax
	movl	32(%esp), %ecx
	movl	96(%esp), %edi
	movl	%eax, 32(%esp)
	jmp	.L154
	.p2align 4,,10
	.p2align 3
.L142:
	movb	$57, (%ecx)
	movl	68(%esp), %eax
	leal	1(%ecx), %esi
	movl	32(%esp), %ecx
	movl	%eax, 32(%esp)
	jmp	.L160
.L365:
	movl	%edi, 72(%esp)
	movl	96(%esp), %edi
	jmp	.L145
.L364:
	cmpl	$57, 60(%esp)
	movl	%edi, 72(%esp)
	movl	96(%esp), %edi
	je	.L142
	testl	%esi, %esi
	jg	.L344
	jmp	.L145
.L327:
	movl	%edx, %eax
	.p2align 4,,7
	jmp	.L82
.L124:
	movl	%ebp, (%esp)
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	movl	$10, %eax
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movb	%dl, 68(%esp)
	movl	%eax, 4(%esp)
	call	__multadd@PLT
	movl	%eax, 32(%esp)
	movl	104(%esp), %eax
	testl	%eax, %eax
	jg	.L223
	movl	%eax, 64(%esp)
	movzbl	68(%esp), %edx
	testb	%dl, %dl
	jne	.L125
.L223:
	movl	104(%esp), %eax
	movl	%eax, 64(%esp)
	jmp	.L129
.L189:
	movl	$2, %ecx
	jmp	.L63
.L372:
	jne	.L145
	testb	$1, 60(%esp)
	jne	.L150
	.p2align 4,,6
	jmp	.L145
.L373:
	movl	$746, 4(%esp)
	leal	.LC8@GOTOFF(%ebx), %eax
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
	leal	.LC9@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	__assert_func@PLT
.L173:
	movl	$426, 4(%esp)
	leal	.LC8@GOTOFF(%ebx), %eax
	xorl	%edi, %edi
	movl	%eax, 12(%esp)
	leal	.LC9@GOTOFF(%ebx), %eax
	movl	%edi, 8(%esp)
	movl	%eax, (%esp)
	call	__assert_func@PLT
.L349:
	xorl	%eax, %eax
	xorl	%esi, %esi
	movl	%eax, 68(%ebp)
	jmp	.L54
.L356:
	xorl	%eax, %eax
	movl	%eax, 68(%ebp)
	movl	%eax, 4(%esp)
	movl	%ebp, (%esp)
	call	_Balloc@PLT
	testl	%eax, %eax
	movl	%eax, %edi
	je	.L173
	movl	%eax, 64(%ebp)
	xorl	%eax, %eax
	movl	$-1, 104(%esp)
	movl	%eax, 176(%esp)
	movl	$-1, 64(%esp)
	movl	$1, 84(%esp)
	jmp	.L57
.L148:
	movl	%edi, 72(%esp)
	testl	%eax, %eax
	movl	96(%esp), %edi
	jg	.L138
	jmp	.L145
	.size	_dtoa_r, .-_dtoa_r
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC4:
	.long	1069547520
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC5:
	.long	1668236129
	.long	1070761895
	.align 8
.LC6:
	.long	-1956591437
	.long	1069976104
	.align 8
.LC7:
	.long	1352628731
	.long	1070810131
	.section	.rodata.cst4
	.align 4
.LC11:
	.long	1092616192
	.align 4
.LC12:
	.long	1088421888
	.align 4
.LC13:
	.long	1084227584
	.align 4
.LC14:
	.long	1056964608
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
