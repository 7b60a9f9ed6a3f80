// 1aaabba1483c58b66c12298d6bc2c508 newlib/libm/math/s_ldexp.c
	.file	"s_ldexp.c"
	.text
	.section	.text.ldexp,"ax",@progbits
	.p2align 4
	.globl	ldexp
	.type	ldexp, @function
ldexp:
	pushq	%rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$24, %rsp
	movsd	%xmm0, 8(%rsp)
	call	finite@PLT
	movsd	8(%rsp), %xmm0
	pxor	%xmm1, %xmm1
	movl	$0, %ecx
	ucomisd	%xmm1, %xmm0
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
	call	scalbn@PLT
	movsd	%xmm0, 8(%rsp)
	call	finite@PLT
	movsd	8(%rsp), %xmm0
	pxor	%xmm1, %xmm1
	ucomisd	%xmm1, %xmm0
	setnp	%dl
	cmovne	%ebp, %edx
	testb	%dl, %dl
	jne	.L3
	testl	%eax, %eax
	jne	.L2
.L3:
	movsd	%xmm0, 8(%rsp)
	call	__errno@PLT
	movsd	8(%rsp), %xmm0
	movl	$34, (%rax)
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	ldexp, .-ldexp
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
