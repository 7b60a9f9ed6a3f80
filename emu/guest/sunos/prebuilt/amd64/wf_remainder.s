// e86a8ea141e19f81920c10866257e792 newlib/libm/math/wf_remainder.c
	.file	"wf_remainder.c"
	.text
	.section	.text.remainderf,"ax",@progbits
	.p2align 4
	.globl	remainderf
	.type	remainderf, @function
remainderf:
	subq	$24, %rsp
	movss	%xmm1, 12(%rsp)
	call	__ieee754_remainderf@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movss	12(%rsp), %xmm1
	cmpl	$-1, (%rax)
	sete	%al
	ucomiss	%xmm1, %xmm1
	setp	%dl
	orb	%dl, %al
	jne	.L1
	pxor	%xmm2, %xmm2
	movl	$0, %edx
	ucomiss	%xmm2, %xmm1
	setnp	%al
	cmovne	%edx, %eax
	testb	%al, %al
	jne	.L11
.L1:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	call	__errno@PLT
	pxor	%xmm2, %xmm2
	divss	%xmm2, %xmm2
	movl	$33, (%rax)
	addq	$24, %rsp
	movaps	%xmm2, %xmm0
	ret
	.size	remainderf, .-remainderf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
