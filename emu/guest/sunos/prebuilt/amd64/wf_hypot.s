// b89065e7d4f95ec68a1935b71740104d newlib/libm/math/wf_hypot.c
	.file	"wf_hypot.c"
	.text
	.section	.text.hypotf,"ax",@progbits
	.p2align 4
	.globl	hypotf
	.type	hypotf, @function
hypotf:
	pushq	%r14
	movd	%xmm0, %r14d
	pushq	%rbx
	subq	$24, %rsp
	movss	%xmm1, 12(%rsp)
	call	__ieee754_hypotf@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movd	%xmm0, %ebx
	cmpl	$-1, (%rax)
	je	.L1
	call	finitef@PLT
	testl	%eax, %eax
	je	.L10
.L1:
	addq	$24, %rsp
	movd	%ebx, %xmm0
	popq	%rbx
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	movd	%r14d, %xmm0
	call	finitef@PLT
	testl	%eax, %eax
	je	.L1
	movss	12(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	call	finitef@PLT
	testl	%eax, %eax
	je	.L1
	call	__errno@PLT
	movss	.LC0(%rip), %xmm2
	movl	$34, (%rax)
	movd	%xmm2, %ebx
	jmp	.L1
	.size	hypotf, .-hypotf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
