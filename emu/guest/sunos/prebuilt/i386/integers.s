// c297b6361faba65b48ed1a79b7c6d249 emu/guest/libc/sunos/integers.c
	.file	"integers.c"
	.text
	.section	.text.__udivmoddi4,"ax",@progbits
	.p2align 4
	.globl	__udivmoddi4
	.type	__udivmoddi4, @function
__udivmoddi4:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$36, %esp
	movl	60(%esp), %edx
	movl	56(%esp), %eax
	movl	72(%esp), %ebp
	movl	%edx, 12(%esp)
	movl	68(%esp), %edx
	movl	%eax, 8(%esp)
	movl	64(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%edx, %ecx
	xorl	%edx, %edx
	movl	%eax, (%esp)
	orl	%ecx, %edx
	je	.L2
	movl	4(%esp), %edx
	xorl	%eax, %eax
	movl	$63, %ebx
	shrl	$31, %edx
	orl	$0, %edx
	jne	.L25
	.p2align 4
	.p2align 3
.L3:
	movl	4(%esp), %edi
	incl	%eax
	movl	%ebx, %ecx
	movl	(%esp), %esi
	subl	%eax, %ecx
	shrdl	%edi, %esi
	shrl	%cl, %edi
	testb	$32, %cl
	cmovne	%edi, %esi
	andl	$1, %esi
	orl	$0, %esi
	je	.L3
	movl	(%esp), %ebx
	movb	%al, %cl
	movl	$31, %edx
	movl	4(%esp), %esi
	shldl	%ebx, %esi
	sall	%cl, %ebx
	testb	$32, %al
	cmovne	%ebx, %esi
	subl	%eax, %edx
	movl	%edx, 28(%esp)
	movl	%esi, %ecx
.L4:
	movl	12(%esp), %esi
	xorl	%edi, %edi
	movl	8(%esp), %ebx
	movl	%esi, %edx
	shrl	%edx
	movl	%ebx, %eax
	movl	%edx, 20(%esp)
	shrdl	$1, %esi, %eax
	movl	%esi, %edx
	movl	%eax, 16(%esp)
	shrl	%edx
	xorl	%esi, %esi
	movl	16(%esp), %eax
#APP
# 13 "./libc/sunos/integers.c" 1
	divl %ecx
# 0 "" 2
#NO_APP
	movzbl	28(%esp), %ecx
	shrl	%cl, %eax
	testl	%eax, %eax
	movl	%eax, %ecx
	je	.L7
	movl	4(%esp), %eax
	decl	%ecx
	xorl	%edi, %edi
	movl	%ecx, %esi
	imull	%ecx, %eax
	movl	%eax, %ebx
	movl	(%esp), %eax
	mull	%ecx
	addl	%ebx, %edx
	subl	%eax, 8(%esp)
	sbbl	%edx, 12(%esp)
.L7:
	movl	(%esp), %ebx
	movl	8(%esp), %eax
	movl	12(%esp), %edx
	cmpl	%ebx, %eax
	movl	%edx, %ebx
	sbbl	4(%esp), %ebx
	jc	.L8
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	subl	%ebx, %eax
	movl	%eax, 8(%esp)
	sbbl	%esi, %edx
	incl	%ecx
	movl	%edx, 12(%esp)
	movl	%ecx, %esi
	xorl	%edi, %edi
.L8:
	testl	%ebp, %ebp
	je	.L1
	movl	8(%esp), %eax
	movl	12(%esp), %edx
	movl	%eax, 0(%ebp)
	movl	%edx, 4(%ebp)
.L1:
	addl	$36, %esp
	movl	%esi, %eax
	popl	%ebx
	movl	%edi, %edx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movl	(%esp), %ebx
	xorl	%edx, %edx
	movl	12(%esp), %eax
	divl	%ebx
	movl	%eax, %ecx
	movl	8(%esp), %eax
#APP
# 13 "./libc/sunos/integers.c" 1
	divl %ebx
# 0 "" 2
#NO_APP
	testl	%ebp, %ebp
	je	.L5
	movl	%edx, 0(%ebp)
	movl	$0, 4(%ebp)
.L5:
	addl	$36, %esp
	movl	%eax, %esi
	popl	%ebx
	movl	%esi, %eax
	movl	%ecx, %edi
	movl	%edi, %edx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	movl	$31, %ebx
	movl	%ebx, 28(%esp)
	jmp	.L4
	.size	__udivmoddi4, .-__udivmoddi4
	.section	.text.__udivdi3,"ax",@progbits
	.p2align 4
	.globl	__udivdi3
	.type	__udivdi3, @function
__udivdi3:
	subl	$44, %esp
	xorl	%eax, %eax
	movl	%eax, 16(%esp)
	movl	60(%esp), %edx
	movl	%ebx, 40(%esp)
	movl	56(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 12(%esp)
	movl	52(%esp), %edx
	movl	%eax, 8(%esp)
	movl	48(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	__udivmoddi4@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	__udivdi3, .-__udivdi3
	.section	.text.__umoddi3,"ax",@progbits
	.p2align 4
	.globl	__umoddi3
	.type	__umoddi3, @function
__umoddi3:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	leal	40(%esp), %eax
	movl	76(%esp), %edx
	movl	%eax, 16(%esp)
	movl	72(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 12(%esp)
	movl	68(%esp), %edx
	movl	%eax, 8(%esp)
	movl	64(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	__udivmoddi4@PLT
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	__umoddi3, .-__umoddi3
	.section	.text.__divdi3,"ax",@progbits
	.p2align 4
	.globl	__divdi3
	.type	__divdi3, @function
__divdi3:
	subl	$76, %esp
	movl	%edi, 68(%esp)
	movl	92(%esp), %edi
	movl	%esi, 64(%esp)
	movl	80(%esp), %eax
	movl	%ebp, 72(%esp)
	movl	84(%esp), %edx
	call	__x86.get_pc_thunk.bp
	addl	$_GLOBAL_OFFSET_TABLE_, %ebp
	movl	88(%esp), %esi
	movl	%ebx, 60(%esp)
	testl	%edi, %edi
	movl	%eax, 40(%esp)
	movl	%edx, 44(%esp)
	movl	%edi, %edx
	movl	%esi, %eax
	jns	.L31
	negl	%eax
	adcl	$0, %edx
	negl	%edx
.L31:
	cmpl	$0, 44(%esp)
	movl	40(%esp), %ecx
	movl	44(%esp), %ebx
	jns	.L32
	negl	%ecx
	adcl	$0, %ebx
	negl	%ebx
.L32:
	movl	%ebx, 4(%esp)
	movl	%ebp, %ebx
	movl	$0, 16(%esp)
	movl	%eax, 8(%esp)
	movl	%edx, 12(%esp)
	movl	%ecx, (%esp)
	call	__udivmoddi4@PLT
	xorl	44(%esp), %edi
	jns	.L30
	negl	%eax
	adcl	$0, %edx
	negl	%edx
.L30:
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	addl	$76, %esp
	ret
	.size	__divdi3, .-__divdi3
	.section	.text.__moddi3,"ax",@progbits
	.p2align 4
	.globl	__moddi3
	.type	__moddi3, @function
__moddi3:
	subl	$76, %esp
	movl	%edi, 68(%esp)
	movl	92(%esp), %eax
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	movl	88(%esp), %ecx
	movl	%ebx, 60(%esp)
	movl	%esi, 64(%esp)
	movl	84(%esp), %esi
	movl	%ebp, 72(%esp)
	testl	%eax, %eax
	movl	80(%esp), %ebp
	movl	%eax, %ebx
	jns	.L37
	negl	%ecx
	adcl	$0, %ebx
	negl	%ebx
.L37:
	movl	%esi, %edx
	testl	%esi, %esi
	movl	%ecx, 8(%esp)
	leal	40(%esp), %esi
	movl	%ebp, %eax
	movl	%esi, 16(%esp)
	movl	%ebx, 12(%esp)
	js	.L41
	movl	%ebp, (%esp)
	movl	%edi, %ebx
	movl	%edx, 4(%esp)
	call	__udivmoddi4@PLT
	movl	40(%esp), %eax
	movl	44(%esp), %edx
.L39:
	movl	60(%esp), %ebx
	movl	64(%esp), %esi
	movl	68(%esp), %edi
	movl	72(%esp), %ebp
	addl	$76, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L41:
	negl	%eax
	movl	%edi, %ebx
	movl	%eax, (%esp)
	adcl	$0, %edx
	negl	%edx
	movl	%edx, 4(%esp)
	call	__udivmoddi4@PLT
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	negl	%eax
	adcl	$0, %edx
	negl	%edx
	jmp	.L39
	.size	__moddi3, .-__moddi3
	.section	.text.__divmoddi4,"ax",@progbits
	.p2align 4
	.globl	__divmoddi4
	.type	__divmoddi4, @function
__divmoddi4:
	subl	$44, %esp
	movl	%ebx, 32(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	52(%esp), %edx
	movl	%esi, 36(%esp)
	movl	56(%esp), %esi
	movl	%edi, 40(%esp)
	movl	60(%esp), %edi
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	movl	%esi, 8(%esp)
	movl	%edi, 12(%esp)
	movl	%eax, 24(%esp)
	movl	%edx, 28(%esp)
	call	__moddi3@PLT
	movl	64(%esp), %ecx
	movl	%eax, (%ecx)
	movl	24(%esp), %eax
	movl	%edx, 4(%ecx)
	movl	28(%esp), %edx
	movl	%esi, 8(%esp)
	movl	%edi, 12(%esp)
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	__divdi3@PLT
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.size	__divmoddi4, .-__divmoddi4
	.section	.text.__ashldi3,"ax",@progbits
	.p2align 4
	.globl	__ashldi3
	.type	__ashldi3, @function
__ashldi3:
	subl	$12, %esp
	movl	%ebx, (%esp)
	movl	24(%esp), %eax
	movl	%esi, 4(%esp)
	movl	16(%esp), %edx
	movl	%edi, 8(%esp)
	movl	20(%esp), %ebx
	testb	$32, %al
	jne	.L49
	testl	%eax, %eax
	jne	.L50
	movl	%edx, %esi
	movl	%ebx, %edx
.L46:
	movl	%esi, %eax
	movl	(%esp), %ebx
	movl	4(%esp), %esi
	movl	8(%esp), %edi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L50:
	movl	$32, %ecx
	movl	%edx, %edi
	subl	%eax, %ecx
	movl	%edx, %esi
	shrl	%cl, %edi
	movb	%al, %cl
	sall	%cl, %ebx
	sall	%cl, %esi
	orl	%ebx, %edi
	movl	%edi, %edx
	jmp	.L46
	.p2align 4,,10
	.p2align 3
.L49:
	movb	%al, %cl
	xorl	%esi, %esi
	sall	%cl, %edx
	jmp	.L46
	.size	__ashldi3, .-__ashldi3
	.section	.text.__lshrdi3,"ax",@progbits
	.p2align 4
	.globl	__lshrdi3
	.type	__lshrdi3, @function
__lshrdi3:
	subl	$8, %esp
	movl	%ebx, (%esp)
	movl	20(%esp), %eax
	movl	%esi, 4(%esp)
	movl	12(%esp), %ebx
	movl	16(%esp), %edx
	testb	$32, %al
	jne	.L56
	testl	%eax, %eax
	je	.L53
	movl	$32, %ecx
	movl	%edx, %esi
	subl	%eax, %ecx
	sall	%cl, %esi
	movb	%al, %cl
	shrl	%cl, %ebx
	shrl	%cl, %edx
	orl	%esi, %ebx
.L53:
	movl	%ebx, %eax
	movl	4(%esp), %esi
	movl	(%esp), %ebx
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L56:
	movl	%edx, %ebx
	movb	%al, %cl
	movl	4(%esp), %esi
	shrl	%cl, %ebx
	xorl	%edx, %edx
	movl	%ebx, %eax
	movl	(%esp), %ebx
	addl	$8, %esp
	ret
	.size	__lshrdi3, .-__lshrdi3
	.section	.text.__ashrdi3,"ax",@progbits
	.p2align 4
	.globl	__ashrdi3
	.type	__ashrdi3, @function
__ashrdi3:
	subl	$8, %esp
	movl	%ebx, (%esp)
	movl	20(%esp), %eax
	movl	%esi, 4(%esp)
	movl	12(%esp), %ebx
	movl	16(%esp), %edx
	testb	$32, %al
	jne	.L62
	testl	%eax, %eax
	je	.L59
	movl	$32, %ecx
	movl	%edx, %esi
	subl	%eax, %ecx
	sall	%cl, %esi
	movb	%al, %cl
	shrl	%cl, %ebx
	sarl	%cl, %edx
	orl	%esi, %ebx
.L59:
	movl	%ebx, %eax
	movl	4(%esp), %esi
	movl	(%esp), %ebx
	addl	$8, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L62:
	movl	%edx, %ebx
	movb	%al, %cl
	movl	4(%esp), %esi
	sarl	%cl, %ebx
	sarl	$31, %edx
	movl	%ebx, %eax
	movl	(%esp), %ebx
	addl	$8, %esp
	ret
	.size	__ashrdi3, .-__ashrdi3
	.section	.text.__clzsi2,"ax",@progbits
	.p2align 4
	.globl	__clzsi2
	.type	__clzsi2, @function
__clzsi2:
	pushl	%esi
	xorl	%eax, %eax
	pushl	%ebx
	movl	12(%esp), %ebx
	testl	%ebx, %ebx
	js	.L63
	movl	$31, %esi
	.p2align 4
	.p2align 3
.L65:
	incl	%eax
	cmpl	$32, %eax
	je	.L63
	movl	%esi, %ecx
	movl	%ebx, %edx
	subl	%eax, %ecx
	shrl	%cl, %edx
	testl	%edx, %edx
	je	.L65
.L63:
	popl	%ebx
	popl	%esi
	ret
	.size	__clzsi2, .-__clzsi2
	.section	.text.__ctzsi2,"ax",@progbits
	.p2align 4
	.globl	__ctzsi2
	.type	__ctzsi2, @function
__ctzsi2:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, %eax
	negl	%eax
	andl	%edx, %eax
	movl	%eax, (%esp)
	call	__clzsi2@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	movl	%eax, %edx
	movl	$31, %eax
	subl	%edx, %eax
	ret
	.size	__ctzsi2, .-__ctzsi2
	.section	.text.__clzdi2,"ax",@progbits
	.p2align 4
	.globl	__clzdi2
	.type	__clzdi2, @function
__clzdi2:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	32(%esp), %ecx
	testl	%eax, %eax
	je	.L76
	movl	%eax, (%esp)
	call	__clzsi2@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L76:
	movl	%ecx, (%esp)
	call	__clzsi2@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	addl	$32, %eax
	ret
	.size	__clzdi2, .-__clzdi2
	.section	.text.__ctzdi2,"ax",@progbits
	.p2align 4
	.globl	__ctzdi2
	.type	__ctzdi2, @function
__ctzdi2:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	36(%esp), %edx
	testl	%eax, %eax
	je	.L80
	movl	%eax, (%esp)
	call	__ctzsi2@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L80:
	movl	%edx, (%esp)
	call	__ctzsi2@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	addl	$32, %eax
	ret
	.size	__ctzdi2, .-__ctzdi2
	.section	.text.__popcountsi2,"ax",@progbits
	.p2align 4
	.globl	__popcountsi2
	.type	__popcountsi2, @function
__popcountsi2:
	movl	4(%esp), %eax
	xorl	%ecx, %ecx
	testl	%eax, %eax
	je	.L83
	.p2align 4
	.p2align 3
.L85:
	leal	-1(%eax), %edx
	incl	%ecx
	andl	%edx, %eax
	jne	.L85
.L83:
	movl	%ecx, %eax
	ret
	.size	__popcountsi2, .-__popcountsi2
	.section	.text.__popcountdi2,"ax",@progbits
	.p2align 4
	.globl	__popcountdi2
	.type	__popcountdi2, @function
__popcountdi2:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	%edi, 24(%esp)
	movl	36(%esp), %edi
	movl	%eax, (%esp)
	call	__popcountsi2@PLT
	movl	%edi, (%esp)
	movl	%eax, %esi
	call	__popcountsi2@PLT
	movl	16(%esp), %ebx
	movl	24(%esp), %edi
	addl	%esi, %eax
	movl	20(%esp), %esi
	addl	$28, %esp
	ret
	.size	__popcountdi2, .-__popcountdi2
	.section	.text.__ffsdi2,"ax",@progbits
	.p2align 4
	.globl	__ffsdi2
	.type	__ffsdi2, @function
__ffsdi2:
	subl	$28, %esp
	movl	%esi, 24(%esp)
	movl	36(%esp), %edx
	movl	%ebx, 20(%esp)
	movl	32(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, %esi
	orl	%ecx, %esi
	jne	.L96
	movl	20(%esp), %ebx
	xorl	%eax, %eax
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L96:
	movl	%ecx, (%esp)
	movl	%edx, 4(%esp)
	call	__ctzdi2@PLT
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	incl	%eax
	ret
	.size	__ffsdi2, .-__ffsdi2
	.section	.text.__bswapsi2,"ax",@progbits
	.p2align 4
	.globl	__bswapsi2
	.type	__bswapsi2, @function
__bswapsi2:
	movl	4(%esp), %eax
	bswap	%eax
	ret
	.size	__bswapsi2, .-__bswapsi2
	.section	.text.__bswapdi2,"ax",@progbits
	.p2align 4
	.globl	__bswapdi2
	.type	__bswapdi2, @function
__bswapdi2:
	subl	$28, %esp
	movl	%ebx, 16(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 20(%esp)
	movl	%edi, 24(%esp)
	movl	36(%esp), %edi
	movl	%eax, (%esp)
	call	__bswapsi2@PLT
	movl	%edi, (%esp)
	movl	%eax, %esi
	call	__bswapsi2@PLT
	movl	%esi, %edx
	movl	16(%esp), %ebx
	movl	20(%esp), %esi
	movl	24(%esp), %edi
	addl	$28, %esp
	ret
	.size	__bswapdi2, .-__bswapdi2
	.section	.text.__cmpdi2,"ax",@progbits
	.p2align 4
	.globl	__cmpdi2
	.type	__cmpdi2, @function
__cmpdi2:
	subl	$16, %esp
	movl	$0, %edx
	movl	%esi, 4(%esp)
	movl	32(%esp), %esi
	movl	%edi, 8(%esp)
	movl	28(%esp), %edi
	movl	%ebp, 12(%esp)
	movl	20(%esp), %ebp
	movl	%ebx, (%esp)
	movl	24(%esp), %ecx
	movl	$1, %ebx
	movl	%esi, %eax
	cmpl	%ebp, %edi
	sbbl	%ecx, %eax
	movl	%ebx, %eax
	cmovge	%edx, %eax
	cmpl	%edi, %ebp
	movl	8(%esp), %edi
	sbbl	%esi, %ecx
	movl	12(%esp), %ebp
	cmovl	%ebx, %edx
	movl	4(%esp), %esi
	subl	%edx, %eax
	movl	(%esp), %ebx
	addl	$16, %esp
	incl	%eax
	ret
	.size	__cmpdi2, .-__cmpdi2
	.section	.text.__ucmpdi2,"ax",@progbits
	.p2align 4
	.globl	__ucmpdi2
	.type	__ucmpdi2, @function
__ucmpdi2:
	subl	$8, %esp
	movl	%ebx, (%esp)
	movl	24(%esp), %ecx
	movl	%esi, 4(%esp)
	movl	20(%esp), %ebx
	movl	12(%esp), %esi
	movl	16(%esp), %edx
	movl	%ecx, %eax
	cmpl	%esi, %ebx
	sbbl	%edx, %eax
	setc	%al
	cmpl	%ebx, %esi
	movl	(%esp), %ebx
	sbbl	%ecx, %edx
	movzbl	%al, %eax
	movl	4(%esp), %esi
	sbbl	$-1, %eax
	addl	$8, %esp
	ret
	.size	__ucmpdi2, .-__ucmpdi2
	.section	.text.__floatundidf,"ax",@progbits
	.p2align 4
	.globl	__floatundidf
	.type	__floatundidf, @function
__floatundidf:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$12, %esp
	xorl	%ecx, %ecx
	movl	%ecx, 4(%esp)
	movl	20(%esp), %edx
	movl	%edx, (%esp)
	xorl	%edx, %edx
	fildq	(%esp)
	movl	%edx, 4(%esp)
	flds	.LC0@GOTOFF(%eax)
	fmulp	%st, %st(1)
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	fildq	(%esp)
	addl	$12, %esp
	faddp	%st, %st(1)
	ret
	.size	__floatundidf, .-__floatundidf
	.section	.text.__floatdidf,"ax",@progbits
	.p2align 4
	.globl	__floatdidf
	.type	__floatdidf, @function
__floatdidf:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$12, %esp
	xorl	%edx, %edx
	movl	%edx, 4(%esp)
	fildl	20(%esp)
	flds	.LC0@GOTOFF(%eax)
	fmulp	%st, %st(1)
	movl	16(%esp), %eax
	movl	%eax, (%esp)
	fildq	(%esp)
	addl	$12, %esp
	faddp	%st, %st(1)
	ret
	.size	__floatdidf, .-__floatdidf
	.section	.text.__floatundisf,"ax",@progbits
	.p2align 4
	.globl	__floatundisf
	.type	__floatundisf, @function
__floatundisf:
	subl	$60, %esp
	movl	%esi, 48(%esp)
	movl	68(%esp), %edx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	movl	64(%esp), %eax
	movl	%ebx, 44(%esp)
	movl	%edi, 52(%esp)
	movl	%ebp, 56(%esp)
	movl	%edx, %ecx
	shrl	$21, %ecx
	orl	$0, %ecx
	je	.L113
	movl	%eax, %ecx
	movl	%edx, %ebp
	andl	$2047, %ecx
	orl	$0, %ecx
	setne	%cl
	xorl	%ebx, %ebx
	movzbl	%cl, %ecx
	shldl	$11, %ecx, %ebx
	movl	%ebx, 28(%esp)
	sall	$11, %ecx
	movl	%eax, %ebx
	movl	%ecx, 24(%esp)
	movl	28(%esp), %edx
	andl	$-2048, %ebx
	movl	24(%esp), %eax
	orl	%ebp, %edx
	orl	%ebx, %eax
.L113:
	movl	%eax, (%esp)
	movl	%esi, %ebx
	movl	%edx, 4(%esp)
	call	__floatundidf@PLT
	movl	44(%esp), %ebx
	movl	48(%esp), %esi
	movl	52(%esp), %edi
	movl	56(%esp), %ebp
	fstps	24(%esp)
	flds	24(%esp)
	addl	$60, %esp
	ret
	.size	__floatundisf, .-__floatundisf
	.section	.text.__floatdisf,"ax",@progbits
	.p2align 4
	.globl	__floatdisf
	.type	__floatdisf, @function
__floatdisf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %ecx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	32(%esp), %eax
	testl	%ecx, %ecx
	movl	%ecx, %edx
	js	.L122
	movl	%eax, (%esp)
	movl	%ecx, 4(%esp)
	call	__floatundisf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L122:
	negl	%eax
	movl	%eax, (%esp)
	adcl	$0, %edx
	negl	%edx
	movl	%edx, 4(%esp)
	call	__floatundisf@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	fchs
	ret
	.size	__floatdisf, .-__floatdisf
	.section	.text.__fixunsdfdi,"ax",@progbits
	.p2align 4
	.globl	__fixunsdfdi
	.type	__fixunsdfdi, @function
__fixunsdfdi:
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$28, %esp
	fldl	32(%esp)
	fld1
	fcomip	%st(1), %st
	ja	.L125
	fnstcw	22(%esp)
	fld	%st(0)
	fmuls	.LC2@GOTOFF(%eax)
	movzwl	22(%esp), %edx
	orw	$3072, %dx
	movw	%dx, 20(%esp)
	fldcw	20(%esp)
	fistpq	(%esp)
	fldcw	22(%esp)
	movl	(%esp), %edx
	movl	%edx, (%esp)
	xorl	%edx, %edx
	movl	%edx, 4(%esp)
	movl	(%esp), %edx
	fildq	(%esp)
	fmuls	.LC0@GOTOFF(%eax)
	fsubrp	%st, %st(1)
	fldcw	20(%esp)
	fistpq	8(%esp)
	fldcw	22(%esp)
	movl	8(%esp), %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L125:
	fstp	%st(0)
	xorl	%eax, %eax
	xorl	%edx, %edx
	addl	$28, %esp
	ret
	.size	__fixunsdfdi, .-__fixunsdfdi
	.section	.text.__fixdfdi,"ax",@progbits
	.p2align 4
	.globl	__fixdfdi
	.type	__fixdfdi, @function
__fixdfdi:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	fldl	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fldz
	fcomip	%st(1), %st
	ja	.L135
	fstpl	(%esp)
	call	__fixunsdfdi@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L135:
	fchs
	fstpl	(%esp)
	call	__fixunsdfdi@PLT
	movl	24(%esp), %ebx
	negl	%eax
	adcl	$0, %edx
	addl	$28, %esp
	negl	%edx
	ret
	.size	__fixdfdi, .-__fixdfdi
	.section	.text.__fixunssfdi,"ax",@progbits
	.p2align 4
	.globl	__fixunssfdi
	.type	__fixunssfdi, @function
__fixunssfdi:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	flds	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstpl	(%esp)
	call	__fixunsdfdi@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	__fixunssfdi, .-__fixunssfdi
	.section	.text.__fixsfdi,"ax",@progbits
	.p2align 4
	.globl	__fixsfdi
	.type	__fixsfdi, @function
__fixsfdi:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	flds	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstpl	(%esp)
	call	__fixdfdi@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	__fixsfdi, .-__fixsfdi
	.section	.text.__powidf2,"ax",@progbits
	.p2align 4
	.globl	__powidf2
	.type	__powidf2, @function
__powidf2:
	call	__x86.get_pc_thunk.cx
	addl	$_GLOBAL_OFFSET_TABLE_, %ecx
	movl	12(%esp), %edx
	fldl	4(%esp)
	testl	%edx, %edx
	movl	%edx, %eax
	js	.L151
	je	.L146
.L142:
	fld1
	jmp	.L145
	.p2align 4,,10
	.p2align 3
.L153:
	fxch	%st(1)
.L145:
	testb	$1, %al
	je	.L152
	fmul	%st(1), %st
	fxch	%st(1)
	jmp	.L144
	.p2align 4,,10
	.p2align 3
.L152:
	fxch	%st(1)
.L144:
	shrl	%eax
	fmul	%st(0), %st
	jne	.L153
	fstp	%st(0)
	testl	%edx, %edx
	jns	.L140
	fdivrs	.LC1@GOTOFF(%ecx)
.L140:
	ret
	.p2align 4,,10
	.p2align 3
.L146:
	fstp	%st(0)
	fld1
	ret
	.p2align 4,,10
	.p2align 3
.L151:
	negl	%eax
	jmp	.L142
	.size	__powidf2, .-__powidf2
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1333788672
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	796917760
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.section	.text.__x86.get_pc_thunk.cx,"axG",@progbits,__x86.get_pc_thunk.cx,comdat
	.globl	__x86.get_pc_thunk.cx
	.hidden	__x86.get_pc_thunk.cx
	.type	__x86.get_pc_thunk.cx, @function
__x86.get_pc_thunk.cx:
	movl	(%esp), %ecx
	ret
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
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.section	.text.__x86.get_pc_thunk.bp,"axG",@progbits,__x86.get_pc_thunk.bp,comdat
	.globl	__x86.get_pc_thunk.bp
	.hidden	__x86.get_pc_thunk.bp
	.type	__x86.get_pc_thunk.bp, @function
__x86.get_pc_thunk.bp:
	movl	(%esp), %ebp
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
