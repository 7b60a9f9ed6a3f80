// fb9af9ba6f8b5466a9b31e530bee36c9 newlib/libc/time/gmtime_r.c
	.file	"gmtime_r.c"
	.text
	.section	.text.gmtime_r,"ax",@progbits
	.p2align 4
	.globl	gmtime_r
	.type	gmtime_r, @function
gmtime_r:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$8, %esp
	movl	28(%esp), %eax
	movl	32(%esp), %esi
	movl	(%eax), %ebx
	movl	$-1037155065, %eax
	imull	%ebx
	movl	%ebx, %eax
	sarl	$31, %eax
	leal	(%edx,%ebx), %ecx
	sarl	$16, %ecx
	subl	%eax, %ecx
	imull	$86400, %ecx, %eax
	subl	%eax, %ebx
	js	.L2
	addl	$719468, %ecx
.L3:
	movl	$-1851608123, %eax
	mull	%ebx
	movl	$-2004318071, %eax
	shrl	$11, %edx
	movl	%edx, 8(%esi)
	imull	$3600, %edx, %edx
	subl	%edx, %ebx
	mull	%ebx
	shrl	$5, %edx
	movl	%edx, 4(%esi)
	movl	%edx, %eax
	sall	$4, %eax
	subl	%edx, %eax
	sall	$2, %eax
	subl	%eax, %ebx
	movl	$-1840700269, %eax
	movl	%ebx, (%esi)
	leal	3(%ecx), %ebx
	imull	%ebx
	movl	%ebx, %eax
	sarl	$31, %eax
	addl	%ebx, %edx
	sarl	$2, %edx
	subl	%eax, %edx
	leal	0(,%edx,8), %eax
	subl	%edx, %eax
	subl	%eax, %ebx
	movl	$963315389, %eax
	movl	%ebx, 24(%esi)
	mull	%ecx
	movl	$963321983, %eax
	shrl	$15, %edx
	movl	%edx, 4(%esp)
	imull	$-146097, %edx, %edi
	addl	%ecx, %edi
	movl	%edi, %ebx
	shrl	$2, %ebx
	mull	%ebx
	movl	$1506180313, %eax
	shrl	$11, %edx
	leal	(%edx,%edi), %ecx
	mull	%ebx
	movl	%edi, %eax
	shrl	$4, %eax
	movl	%edx, %ebx
	shrl	$7, %ebx
	subl	%ebx, %ecx
	movl	$7525953, %ebx
	mull	%ebx
	movl	$1729753953, %eax
	shrl	$4, %edx
	subl	%edx, %ecx
	mull	%ecx
	movl	%ecx, %eax
	subl	%edx, %eax
	shrl	%eax
	shrl	$2, %ecx
	addl	%eax, %edx
	movl	%edx, %ebp
	movl	$1374389535, %eax
	shrl	$8, %ebp
	mull	%ebp
	movl	$1506180313, %eax
	movl	%edx, %ebx
	mull	%ecx
	movl	$-701792041, %ecx
	shrl	$5, %ebx
	leal	0(%ebp,%ebp,8), %eax
	leal	0(%ebp,%eax,8), %eax
	shrl	$7, %edx
	leal	(%eax,%eax,4), %eax
	subl	%edx, %ebx
	addl	%edi, %ebx
	subl	%eax, %ebx
	leal	2(%ebx,%ebx,4), %eax
	movl	%eax, (%esp)
	mull	%ecx
	leal	1(%ebx), %edi
	movl	%edx, %ecx
	shrl	$7, %ecx
	leal	(%ecx,%ecx,8), %eax
	movl	%eax, %edx
	sall	$4, %edx
	leal	2(%eax,%edx), %eax
	movl	$-858993459, %edx
	mull	%edx
	shrl	$2, %edx
	subl	%edx, %edi
	movl	4(%esp), %edx
	cmpl	$1530, (%esp)
	sbbl	%eax, %eax
	andl	$12, %eax
	leal	-10(%eax,%ecx), %ecx
	leal	(%edx,%edx,4), %eax
	leal	(%eax,%eax,4), %eax
	sall	$4, %eax
	leal	(%eax,%ebp), %edx
	xorl	%eax, %eax
	cmpl	$1, %ecx
	setbe	%al
	addl	%edx, %eax
	cmpl	$305, %ebx
	jbe	.L5
	subl	$306, %ebx
.L6:
	movl	%ebx, 28(%esi)
	subl	$1900, %eax
	movl	%eax, 20(%esi)
	movl	%esi, %eax
	movl	%ecx, 16(%esi)
	movl	%edi, 12(%esi)
	movl	$0, 32(%esi)
	addl	$8, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	testl	$3, %ebp
	je	.L13
.L7:
	imull	$-1030792151, %ebp, %edx
	rorl	$4, %edx
	cmpl	$10737418, %edx
	setbe	%dl
	movzbl	%dl, %edx
.L8:
	leal	59(%ebx,%edx), %ebx
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L13:
	imull	$-1030792151, %ebp, %edx
	rorl	$2, %edx
	movl	%edx, (%esp)
	movl	$1, %edx
	cmpl	$42949672, (%esp)
	ja	.L8
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L2:
	addl	$86400, %ebx
	addl	$719467, %ecx
	jmp	.L3
	.size	gmtime_r, .-gmtime_r
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
