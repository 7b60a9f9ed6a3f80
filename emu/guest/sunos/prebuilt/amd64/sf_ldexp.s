// adaa7547c2af69c0ba2477bb1124e694 newlib/libm/math/sf_ldexp.c
	.file	"sf_ldexp.c"
	.text
	.section	.text.ldexpf,"ax",@progbits
	.p2align 4
	.globl	ldexpf
	.type	ldexpf, @function
ldexpf:
	pushq	%rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$24, %rsp
	movss	%xmm0, 12(%rsp)
	call	finitef@PLT
	movss	12(%rsp), %xmm0
	pxor	%xmm1, %xmm1
	movl	$0, %ecx
	ucomiss	%xmm1, %xmm0
	setnp	%dl
	cmovne	%ecx, %edx
	testb	%dl, %dl
	jne	.L2
	testl	%eax, %eax
	sete	%bpl
	jne	.L7
.L2:
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movl	%ebx, %edi
	call	scalbnf@PLT
	movss	%xmm0, 12(%rsp)
	call	finitef@PLT
	movss	12(%rsp), %xmm0
	pxor	%xmm1, %xmm1
	ucomiss	%xmm1, %xmm0
	setnp	%dl
	cmovne	%ebp, %edx
	testb	%dl, %dl
	jne	.L3
	testl	%eax, %eax
	jne	.L2
.L3:
	movss	%xmm0, 12(%rsp)
	call	__errno@PLT
	movss	12(%rsp), %xmm0
	movl	$34, (%rax)
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	ldexpf, .-ldexpf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
