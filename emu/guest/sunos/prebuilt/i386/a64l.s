// 27a96910d7e3b5e1dd3c961821a92609 newlib/libc/stdlib/a64l.c
	.file	"a64l.c"
	.text
	.section	.text.a64l,"ax",@progbits
	.p2align 4
	.globl	a64l
	.type	a64l, @function
a64l:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	16(%esp), %esi
	testl	%esi, %esi
	je	.L11
	movl	%esi, %ecx
	movl	$6, %eax
	.p2align 4
	.p2align 3
.L4:
	cmpb	$1, (%ecx)
	sbbl	$-1, %ecx
	decl	%eax
	jne	.L4
	xorl	%eax, %eax
	cmpl	%ecx, %esi
	jb	.L10
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L22:
	cmpb	$64, %bl
	jg	.L7
	cmpb	$47, %bl
	movl	$1, %edi
	je	.L8
	subb	$48, %dl
	xorl	%edi, %edi
	cmpb	$9, %dl
	ja	.L8
	leal	-46(%ebx), %edi
.L8:
	sall	$6, %eax
	addl	%edi, %eax
	cmpl	%ecx, %esi
	je	.L1
.L10:
	movsbl	-1(%ecx), %ebx
	decl	%ecx
	cmpb	$90, %bl
	movl	%ebx, %edx
	jle	.L22
	leal	-59(%ebx), %edi
	subb	$97, %dl
	cmpb	$25, %dl
	jbe	.L8
	sall	$6, %eax
	xorl	%edi, %edi
	addl	%edi, %eax
	cmpl	%ecx, %esi
	jne	.L10
.L1:
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	leal	-53(%ebx), %edi
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L11:
	popl	%ebx
	xorl	%eax, %eax
	popl	%esi
	popl	%edi
	ret
	.size	a64l, .-a64l
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
