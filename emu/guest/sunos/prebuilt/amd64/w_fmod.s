// c33c10623d096d9cde2b11b93afe8bd9 newlib/libm/math/w_fmod.c
	.file	"w_fmod.c"
	.text
	.section	.text.fmod,"ax",@progbits
	.p2align 4
	.globl	fmod
	.type	fmod, @function
fmod:
	subq	$24, %rsp
	movsd	%xmm1, 8(%rsp)
	movsd	%xmm0, (%rsp)
	call	__ieee754_fmod@PLT
	movsd	(%rsp), %xmm2
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movsd	8(%rsp), %xmm1
	cmpl	$-1, (%rax)
	sete	%al
	ucomisd	%xmm1, %xmm2
	setp	%dl
	orb	%dl, %al
	jne	.L1
	pxor	%xmm2, %xmm2
	movl	$0, %edx
	ucomisd	%xmm2, %xmm1
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
	divsd	%xmm2, %xmm2
	movl	$33, (%rax)
	addq	$24, %rsp
	movapd	%xmm2, %xmm0
	ret
	.size	fmod, .-fmod
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
