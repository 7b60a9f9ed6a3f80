// 4b99b89d3a19111d22794c21f2c39815 newlib/libc/time/tzset_r.c
	.file	"tzset_r.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"TZ"
.LC1:
	.string	"GMT"
.LC2:
	.string	"%10[^0-9,+-]%n"
.LC3:
	.string	"%hu%n:%hu%n:%hu%n"
.LC4:
	.string	"M%hu%n.%hu%n.%hu%n"
.LC5:
	.string	"/%hu%n:%hu%n:%hu%n"
	.section	.text._tzset_unlocked_r,"ax",@progbits
	.p2align 4
	.globl	_tzset_unlocked_r
	.type	_tzset_unlocked_r, @function
_tzset_unlocked_r:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$108, %esp
	movl	128(%esp), %edi
	call	__gettzinfo@PLT
	movl	%edi, (%esp)
	movl	%eax, 36(%esp)
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	_getenv_r@PLT
	testl	%eax, %eax
	je	.L41
	movl	%eax, %esi
	movl	prev_tzenv@GOTOFF(%ebx), %eax
	testl	%eax, %eax
	je	.L4
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	strcmp@PLT
	testl	%eax, %eax
	je	.L1
	movl	prev_tzenv@GOTOFF(%ebx), %eax
.L4:
	movl	%eax, (%esp)
	call	free@PLT
	movl	%esi, (%esp)
	call	strlen@PLT
	movl	%edi, (%esp)
	incl	%eax
	movl	%eax, 4(%esp)
	call	_malloc_r@PLT
	movl	%eax, prev_tzenv@GOTOFF(%ebx)
	testl	%eax, %eax
	je	.L6
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	strcpy@PLT
.L6:
	cmpb	$58, (%esi)
	je	.L42
.L7:
	leal	.LC2@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	leal	88(%esp), %edi
	movl	%edi, 12(%esp)
	leal	__tzname_std@GOTOFF(%ebx), %ebp
	movl	%ebp, 8(%esp)
	movl	%esi, (%esp)
	movl	%eax, 40(%esp)
	call	siscanf@PLT
	testl	%eax, %eax
	jle	.L1
	movl	88(%esp), %eax
	addl	%eax, %esi
	movzbl	(%esi), %eax
	cmpb	$45, %al
	je	.L43
	cmpb	$43, %al
	movl	$1, %ecx
	movl	%ecx, 56(%esp)
	sete	%al
	movzbl	%al, %eax
	addl	%eax, %esi
.L9:
	movl	%edi, 28(%esp)
	leal	80(%esp), %eax
	movl	%eax, 52(%esp)
	movl	%eax, 24(%esp)
	leal	78(%esp), %eax
	movl	%eax, 48(%esp)
	movl	%eax, 16(%esp)
	leal	76(%esp), %eax
	movl	%eax, 44(%esp)
	movl	%eax, 8(%esp)
	leal	.LC3@GOTOFF(%ebx), %eax
	movl	%edi, 20(%esp)
	movl	%edi, 12(%esp)
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	movw	$0, 78(%esp)
	movw	$0, 80(%esp)
	movl	%eax, 60(%esp)
	call	siscanf@PLT
	testl	%eax, %eax
	jle	.L1
	movzwl	78(%esp), %ecx
	movl	56(%esp), %edx
	movl	%ecx, %eax
	sall	$4, %eax
	subl	%ecx, %eax
	movzwl	80(%esp), %ecx
	leal	(%ecx,%eax,4), %eax
	movzwl	76(%esp), %ecx
	imull	$3600, %ecx, %ecx
	addl	%ecx, %eax
	movl	_tzname@GOT(%ebx), %ecx
	imull	%edx, %eax
	movl	36(%esp), %edx
	movl	%ebp, (%ecx)
	leal	__tzname_dst@GOTOFF(%ebx), %ebp
	movl	%eax, 32(%edx)
	movl	88(%esp), %edx
	movl	%edi, 12(%esp)
	movl	40(%esp), %eax
	movl	%ebp, 8(%esp)
	movl	%ecx, 56(%esp)
	addl	%edx, %esi
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	siscanf@PLT
	movl	56(%esp), %ecx
	testl	%eax, %eax
	jle	.L44
	movl	%ebp, 4(%ecx)
	movl	88(%esp), %eax
	addl	%eax, %esi
	movzbl	(%esi), %eax
	cmpb	$45, %al
	je	.L45
	cmpb	$43, %al
	movl	$1, %ebp
	sete	%al
	movzbl	%al, %eax
	addl	%eax, %esi
.L12:
	movl	%edi, 28(%esp)
	xorl	%eax, %eax
	movl	%eax, 88(%esp)
	movl	52(%esp), %eax
	movl	%edi, 20(%esp)
	movl	%edi, 12(%esp)
	movl	%esi, (%esp)
	movl	%eax, 24(%esp)
	movl	48(%esp), %eax
	movw	$0, 76(%esp)
	movw	$0, 78(%esp)
	movw	$0, 80(%esp)
	movl	%eax, 16(%esp)
	movl	44(%esp), %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 4(%esp)
	call	siscanf@PLT
	testl	%eax, %eax
	jle	.L46
	movzwl	78(%esp), %ecx
	movl	%ecx, %eax
	sall	$4, %eax
	subl	%ecx, %eax
	movzwl	80(%esp), %ecx
	leal	(%ecx,%eax,4), %eax
	movzwl	76(%esp), %ecx
	imull	$3600, %ecx, %ecx
	addl	%ecx, %eax
	imull	%ebp, %eax
.L14:
	movl	36(%esp), %edx
	movl	%eax, 60(%edx)
	movl	88(%esp), %eax
	leal	8(%edx), %ebp
	addl	%eax, %esi
	xorl	%eax, %eax
	movl	%eax, 40(%esp)
	leal	92(%esp), %eax
	movl	%eax, 60(%esp)
.L23:
	movzbl	(%esi), %eax
	cmpb	$44, %al
	jne	.L15
	movzbl	1(%esi), %eax
	incl	%esi
.L15:
	cmpb	$77, %al
	je	.L47
	movl	$68, %edx
	cmpb	$74, %al
	movl	%edx, 56(%esp)
	jne	.L18
	movl	$74, %eax
	incl	%esi
	movl	%eax, 56(%esp)
.L18:
	movl	%esi, (%esp)
	movl	$10, %eax
	movl	%eax, 8(%esp)
	movl	60(%esp), %eax
	movl	%eax, 4(%esp)
	call	strtoul@PLT
	movl	92(%esp), %edx
	cmpl	%esi, %edx
	movw	%ax, 86(%esp)
	je	.L48
	movzbl	56(%esp), %ecx
	andl	$65535, %eax
	movl	%eax, 12(%ebp)
	movb	%cl, 0(%ebp)
.L21:
	movl	%edx, %esi
.L17:
	movw	$2, 76(%esp)
	xorl	%ecx, %ecx
	movl	$7200, %eax
	movw	$0, 78(%esp)
	movw	$0, 80(%esp)
	movl	%ecx, 88(%esp)
	cmpb	$47, (%esi)
	je	.L49
.L22:
	movl	%eax, 16(%ebp)
	movl	40(%esp), %eax
	addl	$28, %ebp
	testl	%eax, %eax
	jne	.L50
	movl	$1, %eax
	movl	%eax, 40(%esp)
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L50:
	movl	36(%esp), %edi
	movl	4(%edi), %eax
	movl	%eax, (%esp)
	call	__tzcalc_limits@PLT
	movl	32(%edi), %eax
	movl	_timezone@GOT(%ebx), %edx
	cmpl	%eax, 60(%edi)
	movl	%eax, (%edx)
	movl	_daylight@GOT(%ebx), %edx
	setne	%al
	movzbl	%al, %eax
	movl	%eax, (%edx)
.L1:
	addl	$108, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	incl	%esi
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L43:
	movl	$-1, %eax
	incl	%esi
	movl	%eax, 56(%esp)
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L45:
	incl	%esi
	movl	$-1, %ebp
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L48:
	movl	40(%esp), %esi
	movl	36(%esp), %eax
	testl	%esi, %esi
	je	.L51
	movb	$77, 36(%eax)
	movl	$11, 40(%eax)
	movl	$1, 44(%eax)
	movl	$0, 48(%eax)
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L41:
	movl	_timezone@GOT(%ebx), %eax
	leal	.LC1@GOTOFF(%ebx), %edx
	movl	$0, (%eax)
	movl	_daylight@GOT(%ebx), %eax
	movl	$0, (%eax)
	movl	_tzname@GOT(%ebx), %eax
	movl	%edx, (%eax)
	movl	%edx, 4(%eax)
	movl	prev_tzenv@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	free@PLT
	xorl	%eax, %eax
	movl	%eax, prev_tzenv@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L46:
	movl	36(%esp), %eax
	movl	32(%eax), %eax
	movl	%eax, 40(%esp)
	subl	$3600, %eax
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L47:
	movl	%edi, 28(%esp)
	leal	86(%esp), %eax
	movl	%eax, 24(%esp)
	leal	84(%esp), %eax
	movl	%eax, 16(%esp)
	leal	82(%esp), %eax
	movl	%eax, 8(%esp)
	leal	.LC4@GOTOFF(%ebx), %eax
	movl	%edi, 20(%esp)
	movl	%edi, 12(%esp)
	movl	%eax, 4(%esp)
	movl	%esi, (%esp)
	call	siscanf@PLT
	cmpl	$3, %eax
	jne	.L1
	movzwl	82(%esp), %eax
	leal	-1(%eax), %edx
	cmpw	$11, %dx
	ja	.L1
	movzwl	84(%esp), %edx
	leal	-1(%edx), %ecx
	cmpw	$4, %cx
	ja	.L1
	movzwl	86(%esp), %ecx
	cmpl	$6, %ecx
	ja	.L1
	movb	$77, 0(%ebp)
	movl	%eax, 4(%ebp)
	movl	%edx, 8(%ebp)
	movl	%ecx, 12(%ebp)
	movl	88(%esp), %ecx
	addl	%ecx, %esi
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L49:
	movl	%esi, (%esp)
	movl	52(%esp), %eax
	movl	%edi, 28(%esp)
	movl	%edi, 20(%esp)
	movl	%edi, 12(%esp)
	movl	%eax, 24(%esp)
	movl	48(%esp), %eax
	movl	%eax, 16(%esp)
	movl	44(%esp), %eax
	movl	%eax, 8(%esp)
	leal	.LC5@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	call	siscanf@PLT
	movzwl	78(%esp), %edx
	movl	%edx, %eax
	sall	$4, %eax
	subl	%edx, %eax
	movzwl	80(%esp), %edx
	leal	(%edx,%eax,4), %eax
	movzwl	76(%esp), %edx
	imull	$3600, %edx, %edx
	addl	%edx, %eax
	movl	88(%esp), %edx
	addl	%edx, %esi
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L44:
	movl	(%ecx), %eax
	movl	%eax, 4(%ecx)
	movl	36(%esp), %eax
	movl	32(%eax), %edx
	movl	_timezone@GOT(%ebx), %eax
	movl	%edx, (%eax)
	movl	_daylight@GOT(%ebx), %eax
	movl	$0, (%eax)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L51:
	movb	$77, 8(%eax)
	movl	$3, 12(%eax)
	movl	$2, 16(%eax)
	movl	$0, 20(%eax)
	jmp	.L21
	.size	_tzset_unlocked_r, .-_tzset_unlocked_r
	.section	.text._tzset_r,"ax",@progbits
	.p2align 4
	.globl	_tzset_r
	.type	_tzset_r, @function
_tzset_r:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	__tz_lock@PLT
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	_tzset_unlocked_r@PLT
	call	__tz_unlock@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	_tzset_r, .-_tzset_r
	.local	prev_tzenv
	.comm	prev_tzenv,4,4
	.local	__tzname_dst
	.comm	__tzname_dst,11,4
	.local	__tzname_std
	.comm	__tzname_std,11,4
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
