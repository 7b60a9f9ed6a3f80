// 33c0a58234b7a215e886985fa64f17d4 newlib/libc/time/mktime.c
	.file	"mktime.c"
	.text
	.section	.text.validate_structure,"ax",@progbits
	.p2align 4
	.type	validate_structure, @function
validate_structure:
	pushl	%edi
	pushl	%esi
	movl	%eax, %esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$32, %esp
	movl	(%eax), %eax
	cmpl	$59, %eax
	ja	.L2
	movl	4(%esi), %edx
.L3:
	cmpl	$59, %edx
	ja	.L5
	movl	8(%esi), %edx
.L6:
	cmpl	$23, %edx
	ja	.L43
.L9:
	movl	16(%esi), %eax
	cmpl	$11, %eax
	ja	.L12
	movl	20(%esi), %edx
.L13:
	testb	$3, %dl
	movl	$28, %ebx
	jne	.L15
	imull	$-1030792151, %edx, %ecx
	movl	$29, %ebx
	addl	$85899344, %ecx
	rorl	$2, %ecx
	cmpl	$42949672, %ecx
	jbe	.L44
.L15:
	movl	12(%esi), %edx
	testl	%edx, %edx
	jle	.L45
	.p2align 4
	.p2align 3
.L22:
	cmpl	$1, %eax
	jne	.L24
	cmpl	%edx, %ebx
	jge	.L1
	movl	$2, 16(%esi)
	subl	%ebx, %edx
	movl	$2, %eax
	movl	%edx, 12(%esi)
.L24:
	movl	DAYS_IN_MONTH@GOTOFF(%edi,%eax,4), %ecx
	cmpl	%edx, %ecx
	jge	.L1
.L25:
	incl	%eax
	subl	%ecx, %edx
	movl	%edx, 12(%esi)
	cmpl	$12, %eax
	movl	%eax, 16(%esi)
	jne	.L22
	movl	$0, 16(%esi)
	movl	20(%esi), %ecx
	movl	$28, %ebx
	leal	1(%ecx), %eax
	movl	%eax, 20(%esi)
	testb	$3, %al
	jne	.L23
	imull	$-1030792151, %eax, %eax
	movl	$29, %ebx
	addl	$85899344, %eax
	rorl	$2, %eax
	cmpl	$42949672, %eax
	jbe	.L46
.L23:
	xorl	%eax, %eax
.L48:
	movl	DAYS_IN_MONTH@GOTOFF(%edi,%eax,4), %ecx
	cmpl	%edx, %ecx
	jl	.L25
.L1:
	addl	$32, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L44:
	addl	$1900, %edx
	xorl	%ebx, %ebx
	imull	$-1030792151, %edx, %edx
	addl	$85899344, %edx
	rorl	$4, %edx
	cmpl	$10737419, %edx
	movl	12(%esi), %edx
	setb	%bl
	addl	$28, %ebx
	testl	%edx, %edx
	jg	.L22
.L45:
	leal	DAYS_IN_MONTH@GOTOFF(%edi), %edi
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L17:
	cmpl	$1, %eax
	movl	%ebx, %ecx
	je	.L19
	movl	(%edi,%eax,4), %ecx
.L19:
	addl	%ecx, %edx
	testl	%edx, %edx
	jg	.L47
.L20:
	subl	$1, %eax
	jnb	.L17
	movl	20(%esi), %ecx
	movl	$28, %ebx
	leal	-1(%ecx), %eax
	movl	%eax, 20(%esi)
	testb	$3, %al
	jne	.L18
	imull	$-1030792151, %eax, %eax
	movl	$29, %ebx
	addl	$85899344, %eax
	rorl	$2, %eax
	cmpl	$42949672, %eax
	ja	.L18
	leal	1899(%ecx), %eax
	xorl	%ebx, %ebx
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737419, %eax
	setb	%bl
	addl	$28, %ebx
.L18:
	movl	$31, %ecx
	movl	$11, %eax
	addl	%ecx, %edx
	testl	%edx, %edx
	jle	.L20
.L47:
	movl	%edx, 12(%esi)
	movl	%eax, 16(%esi)
	addl	$32, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movl	%eax, 4(%esp)
	leal	24(%esp), %edx
	movl	$12, %ecx
	movl	%edx, (%esp)
	movl	%edi, %ebx
	movl	%ecx, 8(%esp)
	call	div@PLT
	movl	20(%esi), %edx
	subl	$4, %esp
	movl	28(%esp), %eax
	movl	24(%esp), %ebx
	addl	%ebx, %edx
	testl	%eax, %eax
	movl	%edx, 20(%esi)
	js	.L14
	movl	%eax, 16(%esi)
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L43:
	movl	%edx, 4(%esp)
	leal	24(%esp), %eax
	movl	$24, %ecx
	movl	%eax, (%esp)
	movl	%edi, %ebx
	movl	%ecx, 8(%esp)
	call	div@PLT
	movl	12(%esi), %edx
	subl	$4, %esp
	movl	28(%esp), %eax
	movl	24(%esp), %ebx
	addl	%ebx, %edx
	testl	%eax, %eax
	movl	%edx, 12(%esi)
	js	.L10
	movl	%eax, 8(%esi)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L5:
	movl	%edx, 4(%esp)
	leal	24(%esp), %eax
	movl	$60, %ecx
	movl	%eax, (%esp)
	movl	%edi, %ebx
	movl	%ecx, 8(%esp)
	call	div@PLT
	movl	8(%esi), %edx
	subl	$4, %esp
	movl	28(%esp), %eax
	movl	24(%esp), %ebx
	addl	%ebx, %edx
	testl	%eax, %eax
	movl	%edx, 8(%esi)
	js	.L7
	movl	%eax, 4(%esi)
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L2:
	movl	%eax, 4(%esp)
	leal	24(%esp), %edx
	movl	$60, %ecx
	movl	%edx, (%esp)
	movl	%edi, %ebx
	movl	%ecx, 8(%esp)
	call	div@PLT
	movl	4(%esi), %edx
	subl	$4, %esp
	movl	28(%esp), %eax
	movl	24(%esp), %ebx
	addl	%ebx, %edx
	testl	%eax, %eax
	movl	%edx, 4(%esi)
	js	.L4
	movl	%eax, (%esi)
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L46:
	leal	1901(%ecx), %eax
	xorl	%ebx, %ebx
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737419, %eax
	setb	%bl
	xorl	%eax, %eax
	addl	$28, %ebx
	jmp	.L48
	.p2align 4,,10
	.p2align 3
.L10:
	addl	$24, %eax
	decl	%edx
	movl	%eax, 8(%esi)
	movl	%edx, 12(%esi)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L14:
	addl	$12, %eax
	decl	%edx
	movl	%eax, 16(%esi)
	movl	%edx, 20(%esi)
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L4:
	addl	$60, %eax
	decl	%edx
	movl	%eax, (%esi)
	movl	%edx, 4(%esi)
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L7:
	addl	$60, %eax
	decl	%edx
	movl	%eax, 4(%esi)
	movl	%edx, 8(%esi)
	jmp	.L6
	.size	validate_structure, .-validate_structure
	.section	.text.mktime,"ax",@progbits
	.p2align 4
	.globl	mktime
	.type	mktime, @function
mktime:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	movl	80(%esp), %edi
	call	__gettzinfo@PLT
	movl	%eax, 20(%esp)
	movl	%edi, %eax
	call	validate_structure
	movl	4(%edi), %edx
	movl	12(%edi), %ecx
	movl	20(%edi), %ebp
	movl	%edx, %eax
	sall	$4, %eax
	subl	%edx, %eax
	movl	(%edi), %edx
	leal	(%edx,%eax,4), %edx
	imull	$3600, 8(%edi), %eax
	addl	%edx, %eax
	movl	%eax, 24(%esp)
	movl	16(%edi), %eax
	movl	_DAYS_BEFORE_MONTH@GOTOFF(%ebx,%eax,4), %edx
	decl	%eax
	leal	-1(%ecx,%edx), %esi
	jle	.L51
	testl	$3, %ebp
	je	.L117
.L51:
	movl	%esi, 28(%edi)
	leal	10000(%ebp), %eax
	cmpl	$20000, %eax
	ja	.L80
	cmpl	$70, %ebp
	jg	.L118
	je	.L57
	cmpl	$69, %ebp
	movl	$69, %edx
	je	.L84
	.p2align 4
	.p2align 3
.L60:
	testb	$3, %dl
	movl	$365, %eax
	jne	.L59
	imull	$-1030792151, %edx, %ecx
	movl	$366, %eax
	addl	$85899344, %ecx
	rorl	$2, %ecx
	cmpl	$42949672, %ecx
	ja	.L59
	leal	1900(%edx), %eax
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737419, %eax
	setb	%al
	movzbl	%al, %eax
	addl	$365, %eax
.L59:
	decl	%edx
	subl	%eax, %esi
	cmpl	%edx, %ebp
	jne	.L60
	testb	$3, %dl
	movl	$365, %eax
	jne	.L58
	imull	$-1030792151, %edx, %eax
	addl	$85899344, %eax
	rorl	$2, %eax
	movl	%eax, %ecx
	movl	$366, %eax
	cmpl	$42949672, %ecx
	ja	.L58
	leal	1900(%edx), %eax
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737419, %eax
	setb	%al
	movzbl	%al, %eax
	addl	$365, %eax
.L58:
	subl	%eax, %esi
	movl	%edx, %ebp
.L57:
	imull	$86400, %esi, %eax
	movl	24(%esp), %ecx
	addl	%eax, %ecx
	movl	%ecx, 24(%esp)
	call	__tz_lock@PLT
	call	_tzset_unlocked@PLT
	movl	_daylight@GOT(%ebx), %eax
	movl	(%eax), %ecx
	testl	%ecx, %ecx
	je	.L61
	movl	32(%edi), %edx
	movl	$1, %ecx
	movl	20(%edi), %eax
	movl	%edx, 36(%esp)
	addl	$1900, %eax
	testl	%edx, %edx
	cmovle	%edx, %ecx
	movl	%ecx, 32(%esp)
	movl	20(%esp), %ecx
	cmpl	%eax, 4(%ecx)
	je	.L65
	movl	%eax, (%esp)
	call	__tzcalc_limits@PLT
	testl	%eax, %eax
	jne	.L65
.L66:
	movl	32(%esp), %ecx
.L64:
	cmpl	$1, %ecx
	jne	.L61
.L79:
	movl	20(%esp), %eax
	movl	24(%esp), %ebp
	movl	60(%eax), %ecx
	addl	%ecx, %ebp
	movl	$1, %ecx
	jmp	.L75
	.p2align 4,,10
	.p2align 3
.L118:
	movl	$70, %edx
	.p2align 4
	.p2align 3
.L56:
	testb	$3, %dl
	movl	$365, %eax
	jne	.L55
	imull	$-1030792151, %edx, %ecx
	movl	$366, %eax
	rorl	$2, %ecx
	cmpl	$42949672, %ecx
	ja	.L55
	leal	1900(%edx), %eax
	imull	$-1030792151, %eax, %eax
	rorl	$4, %eax
	cmpl	$10737419, %eax
	setb	%al
	movzbl	%al, %eax
	addl	$365, %eax
.L55:
	incl	%edx
	addl	%eax, %esi
	cmpl	%ebp, %edx
	jne	.L56
	jmp	.L57
	.p2align 4,,10
	.p2align 3
.L117:
	imull	$-1030792151, %ebp, %eax
	addl	$85899344, %eax
	rorl	$2, %eax
	cmpl	$42949672, %eax
	jbe	.L119
	incl	%esi
	jmp	.L51
	.p2align 4,,10
	.p2align 3
.L65:
	movl	20(%esp), %eax
	movl	28(%eax), %ecx
	movl	%ecx, 40(%esp)
	movl	60(%eax), %ecx
	movl	%ecx, 28(%esp)
	movl	%eax, %ecx
	movl	56(%eax), %eax
	movl	32(%ecx), %ecx
	movl	%eax, %edx
	movl	%ecx, 44(%esp)
	subl	%ecx, %edx
	movl	28(%esp), %ecx
	subl	%ecx, %eax
	movl	24(%esp), %ecx
	cmpl	%eax, %ecx
	jge	.L63
	cmpl	%edx, %ecx
	jge	.L66
.L63:
	movl	40(%esp), %eax
	movl	28(%esp), %ecx
	subl	%ecx, %eax
	movl	24(%esp), %ecx
	cmpl	%eax, %ecx
	setge	40(%esp)
	cmpl	%edx, %ecx
	movl	20(%esp), %ecx
	setl	%al
	movl	(%ecx), %ecx
	testl	%ecx, %ecx
	je	.L67
	movzbl	40(%esp), %edx
	andb	%dl, %al
	movzbl	%al, %ecx
.L68:
	movl	36(%esp), %eax
	testl	%eax, %eax
	js	.L64
	movl	32(%esp), %eax
	xorl	%ecx, %eax
	decl	%eax
	jne	.L64
	movl	%ecx, 36(%esp)
	movl	12(%edi), %eax
	testl	%ecx, %ecx
	movl	%eax, 32(%esp)
	movl	(%edi), %eax
	jne	.L69
	movl	44(%esp), %ecx
	movl	28(%esp), %edx
	subl	%ecx, %edx
	addl	%edx, 24(%esp)
	addl	%edx, %eax
	movl	%eax, (%edi)
	movl	%edi, %eax
	call	validate_structure
	movl	12(%edi), %edx
	movl	32(%esp), %eax
	movl	36(%esp), %ecx
	subl	%eax, %edx
	je	.L61
.L78:
	cmpl	$1, %edx
	jle	.L120
	movl	$-1, %edx
.L70:
	movl	%edx, %eax
	addl	28(%edi), %eax
	movl	%eax, 28(%esp)
	js	.L121
	testl	$3, %ebp
	movl	$365, %eax
	jne	.L74
	imull	$-1030792151, %ebp, %eax
	addl	$85899344, %eax
	rorl	$2, %eax
	movl	%eax, 32(%esp)
	movl	$366, %eax
	cmpl	$42949672, 32(%esp)
	ja	.L74
	leal	1900(%ebp), %eax
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737419, %eax
	setb	%al
	movzbl	%al, %eax
	addl	$365, %eax
.L74:
	movl	28(%esp), %ebp
	cmpl	%eax, %ebp
	jl	.L73
	subl	%eax, %ebp
	movl	%ebp, 28(%esp)
.L73:
	movl	28(%esp), %eax
	addl	%edx, %esi
	movl	%eax, 28(%edi)
	jmp	.L64
	.p2align 4,,10
	.p2align 3
.L61:
	movl	20(%esp), %eax
	movl	24(%esp), %ebp
	movl	32(%eax), %edx
	addl	%edx, %ebp
.L75:
	movl	%ecx, 20(%esp)
	addl	$4, %esi
	call	__tz_unlock@PLT
	movl	$-1840700269, %eax
	movl	20(%esp), %ecx
	imull	%esi
	movl	%esi, %eax
	sarl	$31, %eax
	addl	%esi, %edx
	sarl	$2, %edx
	subl	%eax, %edx
	leal	0(,%edx,8), %eax
	subl	%edx, %eax
	subl	%eax, %esi
	movl	%esi, %edx
	jns	.L77
	addl	$7, %edx
.L77:
	movl	%ecx, 32(%edi)
	movl	%edx, 24(%edi)
.L49:
	addl	$60, %esp
	movl	%ebp, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L119:
	leal	1900(%ebp), %eax
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737418, %eax
	ja	.L51
	incl	%esi
	jmp	.L51
	.p2align 4,,10
	.p2align 3
.L67:
	movzbl	40(%esp), %ecx
	orb	%al, %cl
	movzbl	%cl, %ecx
	jmp	.L68
.L84:
	movl	$365, %eax
	jmp	.L58
.L69:
	movl	28(%esp), %ecx
	movl	44(%esp), %edx
	subl	%ecx, %edx
	addl	%edx, 24(%esp)
	addl	%edx, %eax
	movl	%eax, (%edi)
	movl	%edi, %eax
	call	validate_structure
	movl	12(%edi), %edx
	movl	32(%esp), %eax
	movl	36(%esp), %ecx
	subl	%eax, %edx
	jne	.L78
	jmp	.L79
.L80:
	movl	$-1, %ebp
	jmp	.L49
.L120:
	cmpl	$-2, %edx
	movl	$1, %eax
	cmovle	%eax, %edx
	jmp	.L70
.L121:
	movl	$364, 28(%esp)
	leal	-1(%ebp), %eax
	testb	$3, %al
	jne	.L73
	movl	$365, 28(%esp)
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	rorl	$2, %eax
	cmpl	$42949672, %eax
	ja	.L73
	leal	1899(%ebp), %eax
	imull	$-1030792151, %eax, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737419, %eax
	setb	%al
	movzbl	%al, %eax
	addl	$364, %eax
	movl	%eax, 28(%esp)
	jmp	.L73
	.size	mktime, .-mktime
	.section	.rodata
	.align 32
	.type	_DAYS_BEFORE_MONTH, @object
	.size	_DAYS_BEFORE_MONTH, 48
_DAYS_BEFORE_MONTH:
	.long	0
	.long	31
	.long	59
	.long	90
	.long	120
	.long	151
	.long	181
	.long	212
	.long	243
	.long	273
	.long	304
	.long	334
	.align 32
	.type	DAYS_IN_MONTH, @object
	.size	DAYS_IN_MONTH, 48
DAYS_IN_MONTH:
	.long	31
	.long	28
	.long	31
	.long	30
	.long	31
	.long	30
	.long	31
	.long	31
	.long	30
	.long	31
	.long	30
	.long	31
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
