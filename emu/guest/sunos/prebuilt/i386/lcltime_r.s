// b7851d5e68733c4f207150a5a8b0c35d newlib/libc/time/lcltime_r.c
	.file	"lcltime_r.c"
	.text
	.section	.text.localtime_r,"ax",@progbits
	.p2align 4
	.globl	localtime_r
	.type	localtime_r, @function
localtime_r:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	call	__gettzinfo@PLT
	movl	%eax, %edi
	movl	68(%esp), %eax
	movl	%eax, 4(%esp)
	movl	64(%esp), %eax
	movl	%eax, (%esp)
	call	gmtime_r@PLT
	movl	%eax, %esi
	movl	20(%eax), %eax
	leal	1900(%eax), %ebp
	testb	$3, %al
	jne	.L2
	imull	$-1030792151, %ebp, %ecx
	movl	$48, %eax
	addl	$85899344, %ecx
	rorl	$2, %ecx
	cmpl	$42949672, %ecx
	jbe	.L2
.L3:
	movl	__month_lengths@GOT(%ebx), %edx
	addl	%edx, %eax
	movl	%eax, 28(%esp)
	call	__tz_lock@PLT
	call	_tzset_unlocked@PLT
	movl	_daylight@GOT(%ebx), %eax
	movl	(%eax), %ecx
	testl	%ecx, %ecx
	je	.L4
	cmpl	%ebp, 4(%edi)
	jne	.L5
.L8:
	movl	(%edi), %ecx
	movl	64(%esp), %eax
	movl	28(%edi), %edx
	testl	%ecx, %ecx
	movl	(%eax), %eax
	jne	.L6
	cmpl	%edx, %eax
	jl	.L13
	movl	$1, 32(%esi)
.L14:
	movl	60(%edi), %edi
	jmp	.L30
	.p2align 4,,10
	.p2align 3
.L2:
	imull	$-1030792151, %ebp, %eax
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737418, %eax
	setbe	%al
	movzbl	%al, %eax
	leal	(%eax,%eax,2), %eax
	sall	$4, %eax
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L4:
	movl	$0, 32(%esi)
.L11:
	movl	32(%edi), %edi
.L30:
	movl	$-1851608123, %eax
	movl	%edi, %ebp
	imull	%edi
	sarl	$31, %ebp
	addl	%edi, %edx
	movl	%edx, %eax
	sarl	$11, %eax
	movl	%eax, 24(%esp)
	movl	%eax, %ecx
	subl	%ebp, %ecx
	imull	$3600, %ecx, %eax
	subl	%eax, %edi
	movl	$-2004318071, %eax
	imull	%edi
	movl	%edi, %eax
	sarl	$31, %eax
	movl	%edi, %ecx
	addl	%edi, %edx
	movl	4(%esi), %edi
	sarl	$5, %edx
	subl	%eax, %edx
	movl	%edx, %eax
	sall	$4, %eax
	subl	%edx, %edi
	movl	%edi, 4(%esi)
	subl	%edx, %eax
	movl	24(%esp), %edx
	sall	$2, %eax
	subl	%eax, %ecx
	movl	(%esi), %eax
	subl	%ebp, %edx
	subl	%ecx, %eax
	movl	%edi, %ecx
	movl	8(%esi), %edi
	movl	%eax, (%esi)
	subl	%edx, %edi
	cmpl	$59, %eax
	movl	%edi, 8(%esi)
	jle	.L15
	incl	%ecx
	subl	$60, %eax
	movl	%ecx, 4(%esi)
	movl	%eax, (%esi)
.L16:
	cmpl	$59, %ecx
	jle	.L17
	incl	%edi
	subl	$60, %ecx
	movl	%edi, 8(%esi)
	movl	%ecx, 4(%esi)
.L18:
	cmpl	$23, %edi
	jle	.L19
	movl	24(%esi), %eax
	xorl	%edx, %edx
	incl	28(%esi)
	movl	28(%esp), %ecx
	incl	%eax
	cmpl	$7, %eax
	cmovge	%edx, %eax
	movl	16(%esi), %edx
	subl	$24, %edi
	movl	%eax, 24(%esi)
	movl	12(%esi), %eax
	movl	%edi, 8(%esi)
	incl	%eax
	movl	%eax, 12(%esi)
	movl	(%ecx,%edx,4), %ecx
	cmpl	%ecx, %eax
	jle	.L22
	subl	%ecx, %eax
	cmpl	$11, %edx
	movl	%eax, 12(%esi)
	leal	1(%edx), %eax
	je	.L23
	movl	%eax, 16(%esi)
.L22:
	call	__tz_unlock@PLT
	addl	$44, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	testl	%edi, %edi
	jns	.L22
	movl	24(%esi), %eax
	movl	$6, %edx
	decl	28(%esi)
	decl	%eax
	cmovs	%edx, %eax
	addl	$24, %edi
	movl	%eax, 24(%esi)
	movl	12(%esi), %eax
	movl	%edi, 8(%esi)
	decl	%eax
	movl	%eax, 12(%esi)
	testl	%eax, %eax
	jne	.L22
	movl	16(%esi), %eax
	decl	%eax
	js	.L26
	movl	%eax, 16(%esi)
	sall	$2, %eax
.L27:
	movl	28(%esp), %ecx
	movl	(%ecx,%eax), %eax
	movl	%eax, 12(%esi)
	call	__tz_unlock@PLT
	addl	$44, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	testl	%ecx, %ecx
	jns	.L18
	decl	%edi
	addl	$60, %ecx
	movl	%edi, 8(%esi)
	movl	%ecx, 4(%esi)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L15:
	testl	%eax, %eax
	jns	.L16
	decl	%ecx
	addl	$60, %eax
	movl	%ecx, 4(%esi)
	movl	%eax, (%esi)
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L5:
	movl	%ebp, (%esp)
	call	__tzcalc_limits@PLT
	testl	%eax, %eax
	jne	.L8
	movl	$-1, 32(%esi)
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L6:
	cmpl	%edx, %eax
	jl	.L4
.L13:
	cmpl	%eax, 56(%edi)
	setg	%al
	movzbl	%al, %eax
	movl	%eax, 32(%esi)
	decl	%eax
	je	.L14
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L23:
	incl	20(%esi)
	movl	$0, 16(%esi)
	movl	$0, 28(%esi)
	jmp	.L22
	.p2align 4,,10
	.p2align 3
.L26:
	movl	$11, 16(%esi)
	movl	20(%esi), %eax
	leal	-1(%eax), %edx
	addl	$1899, %eax
	movl	%edx, 20(%esi)
	testb	$3, %dl
	jne	.L28
	imull	$-1030792151, %eax, %ecx
	movl	$365, %edx
	addl	$85899344, %ecx
	rorl	$2, %ecx
	cmpl	$42949672, %ecx
	ja	.L29
.L28:
	imull	$-1030792151, %eax, %eax
	xorl	%edx, %edx
	addl	$85899344, %eax
	rorl	$4, %eax
	cmpl	$10737418, %eax
	setbe	%dl
	addl	$364, %edx
.L29:
	movl	%edx, 28(%esi)
	movl	$44, %eax
	jmp	.L27
	.size	localtime_r, .-localtime_r
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
