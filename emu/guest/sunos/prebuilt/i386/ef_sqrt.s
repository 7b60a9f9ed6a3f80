// 95310082a88fb4214f45ce7a3cc09349 newlib/libm/math/ef_sqrt.c
	.file	"ef_sqrt.c"
	.text
	.section	.text.__ieee754_sqrtf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_sqrtf
	.type	__ieee754_sqrtf, @function
__ieee754_sqrtf:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	subl	$4, %esp
	movl	24(%esp), %ecx
	movl	%ecx, %eax
	andl	$2147483647, %eax
	cmpl	$2139095039, %eax
	ja	.L26
	testl	%eax, %eax
	je	.L12
	testl	%ecx, %ecx
	js	.L27
	movl	%ecx, %ebx
	sarl	$23, %ebx
	testl	$2139095040, %ecx
	jne	.L5
	testl	$8388608, %ecx
	jne	.L13
	xorl	%eax, %eax
	.p2align 4
	.p2align 3
.L7:
	addl	%ecx, %ecx
	movl	%eax, %edx
	incl	%eax
	testl	$8388608, %ecx
	je	.L7
	subl	%edx, %ebx
.L5:
	leal	-127(%ebx), %eax
	andl	$8388607, %ecx
	orl	$8388608, %ecx
	testb	$1, %bl
	je	.L28
.L8:
	sarl	%eax
	addl	%ecx, %ecx
	movl	%eax, (%esp)
	movl	$25, %ebx
	xorl	%ebp, %ebp
	xorl	%edi, %edi
	movl	$16777216, %edx
	.p2align 4
	.p2align 3
.L10:
	leal	(%edi,%edx), %esi
	movl	%ecx, %eax
	cmpl	%ecx, %esi
	jg	.L9
	leal	(%esi,%edx), %edi
	subl	%esi, %eax
	addl	%edx, %ebp
.L9:
	shrl	%edx
	decl	%ebx
	leal	(%eax,%eax), %ecx
	jne	.L10
	testl	%eax, %eax
	je	.L11
	incl	%ebp
	andl	$-2, %ebp
.L11:
	movl	(%esp), %eax
	sarl	%ebp
	sall	$23, %eax
	leal	1056964608(%ebp,%eax), %eax
	movl	%eax, (%esp)
	flds	(%esp)
	popl	%eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	flds	24(%esp)
	fstps	(%esp)
	flds	(%esp)
	popl	%eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	flds	24(%esp)
	fmul	%st(0), %st
	fadds	24(%esp)
	fstps	(%esp)
	flds	(%esp)
	popl	%eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L28:
	addl	%ecx, %ecx
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L27:
	flds	24(%esp)
	fsub	%st(0), %st
	fdiv	%st(0), %st
	fstps	(%esp)
	flds	(%esp)
	popl	%eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L13:
	movl	$-1, %edx
	subl	%edx, %ebx
	jmp	.L5
	.size	__ieee754_sqrtf, .-__ieee754_sqrtf
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
