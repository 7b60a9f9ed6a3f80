// fb9af9ba6f8b5466a9b31e530bee36c9 newlib/libc/time/gmtime_r.c
	.file	"gmtime_r.c"
	.text
	.section	.text.gmtime_r,"ax",@progbits
	.p2align 4
	.globl	gmtime_r
	.type	gmtime_r, @function
gmtime_r:
	movabsq	$1749024623285053783, %rax
	movq	(%rdi), %rcx
	imulq	%rcx
	movq	%rcx, %rax
	sarq	$63, %rax
	movq	%rdx, %rdi
	sarq	$13, %rdi
	subq	%rax, %rdi
	imulq	$86400, %rdi, %rax
	subq	%rax, %rcx
	js	.L2
	addq	$719468, %rdi
.L3:
	movabsq	$655884233731895169, %rax
	movq	%rcx, %rdx
	shrq	$4, %rdx
	mulq	%rdx
	movabsq	$-8608480567731124087, %rax
	shrq	$3, %rdx
	movl	%edx, 8(%rsi)
	imulq	$3600, %rdx, %rdx
	subq	%rdx, %rcx
	mulq	%rcx
	shrq	$5, %rdx
	movq	%rdx, %rax
	movl	%edx, 4(%rsi)
	salq	$4, %rax
	subq	%rdx, %rax
	salq	$2, %rax
	subq	%rax, %rcx
	movabsq	$5270498306774157605, %rax
	movl	%ecx, (%rsi)
	leaq	3(%rdi), %rcx
	imulq	%rcx
	movq	%rcx, %rax
	sarq	$63, %rax
	sarq	%rdx
	subq	%rax, %rdx
	leaq	0(,%rdx,8), %rax
	subq	%rdx, %rax
	subq	%rax, %rcx
	movq	%rcx, %rdx
	js	.L16
	movl	%ecx, 24(%rsi)
	testq	%rdi, %rdi
	js	.L5
	movabsq	$4137408090565272301, %rax
	imulq	%rdi
	movq	%rdx, %rax
	movq	%rdi, %rdx
	sarq	$15, %rax
	sarq	$63, %rdx
	movl	%eax, %r8d
	subl	%edx, %r8d
.L7:
	movslq	%r8d, %r9
	movl	$3435973837, %r11d
	movabsq	$-1896998432287073591, %rax
	imulq	$-146097, %r9, %r9
	addq	%rdi, %r9
	mulq	%r9
	movabsq	$3234497591006606311, %rax
	movq	%rdx, %rcx
	movq	%rdx, %rdi
	movq	%r9, %rdx
	shrq	$2, %rdx
	shrq	$15, %rdi
	mulq	%rdx
	addq	%r9, %rdi
	shrq	$17, %rcx
	movabsq	$7429236654343298871, %rax
	shrq	$6, %rdx
	subq	%rdx, %rdi
	subq	%rcx, %rdi
	mulq	%rdi
	subq	%rdx, %rdi
	shrq	%rdi
	addq	%rdi, %rdx
	movl	$3593175255, %edi
	shrq	$8, %rdx
	movl	%edx, %ecx
	imull	$365, %edx, %eax
	imulq	$1374389535, %rcx, %rcx
	shrq	$37, %rcx
	addl	%r9d, %ecx
	subl	%eax, %ecx
	movl	%edx, %eax
	shrl	$2, %eax
	subl	%eax, %ecx
	leal	2(%rcx,%rcx,4), %eax
	leal	1(%rcx), %r9d
	movq	%rax, %r10
	imulq	%rdi, %rax
	shrq	$39, %rax
	imull	$153, %eax, %edi
	addl	$2, %edi
	imulq	%r11, %rdi
	shrq	$34, %rdi
	subl	%edi, %r9d
	cmpl	$1530, %r10d
	sbbl	%edi, %edi
	andl	$12, %edi
	leal	-10(%rdi,%rax), %edi
	imull	$400, %r8d, %eax
	xorl	%r8d, %r8d
	addl	%edx, %eax
	cmpl	$1, %edi
	setbe	%r8b
	addl	%r8d, %eax
	cmpl	$305, %ecx
	jbe	.L9
	subl	$306, %ecx
.L10:
	subl	$1900, %eax
	movl	%ecx, 28(%rsi)
	movl	%eax, 20(%rsi)
	movq	%rsi, %rax
	movl	%edi, 16(%rsi)
	movl	%r9d, 12(%rsi)
	movl	$0, 32(%rsi)
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	testb	$3, %dl
	je	.L17
.L11:
	imull	$-1030792151, %edx, %edx
	xorl	%r8d, %r8d
	rorl	$4, %edx
	cmpl	$10737418, %edx
	setbe	%r8b
.L12:
	leal	59(%rcx,%r8), %ecx
	jmp	.L10
	.p2align 4,,10
	.p2align 3
.L17:
	imull	$-1030792151, %edx, %r10d
	movl	$1, %r8d
	rorl	$2, %r10d
	cmpl	$42949672, %r10d
	ja	.L12
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L16:
	addl	$7, %edx
	movl	%edx, 24(%rsi)
.L5:
	leaq	-146096(%rdi), %rcx
	movabsq	$4137408090565272301, %rax
	imulq	%rcx
	sarq	$63, %rcx
	movq	%rdx, %rax
	sarq	$15, %rax
	movl	%eax, %r8d
	subl	%ecx, %r8d
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L2:
	addq	$86400, %rcx
	addq	$719467, %rdi
	jmp	.L3
	.size	gmtime_r, .-gmtime_r
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
