// 3822555cd385996835bf9fe5b8b5d347 newlib/libm/common/s_fmax.c
	.file	"s_fmax.c"
	.text
	.section	.text.fmax,"ax",@progbits
	.p2align 4
	.globl	fmax
	.type	fmax, @function
fmax:
	pushq	%rbx
	movq	%xmm0, %rbx
	subq	$16, %rsp
	movsd	%xmm1, 8(%rsp)
	call	__fpclassifyd@PLT
	testl	%eax, %eax
	jne	.L2
.L4:
	movsd	8(%rsp), %xmm0
.L1:
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movsd	8(%rsp), %xmm0
	call	__fpclassifyd@PLT
	movq	%rbx, %xmm0
	testl	%eax, %eax
	je	.L1
	comisd	8(%rsp), %xmm0
	jbe	.L4
	addq	$16, %rsp
	popq	%rbx
	ret
	.size	fmax, .-fmax
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
