// 9b1e1f71b9000d97c72c13b3436f2235 newlib/libm/common/sf_fmax.c
	.file	"sf_fmax.c"
	.text
	.section	.text.fmaxf,"ax",@progbits
	.p2align 4
	.globl	fmaxf
	.type	fmaxf, @function
fmaxf:
	pushq	%rbx
	movd	%xmm0, %ebx
	subq	$16, %rsp
	movss	%xmm1, 12(%rsp)
	call	__fpclassifyf@PLT
	testl	%eax, %eax
	jne	.L2
.L4:
	movss	12(%rsp), %xmm0
.L1:
	addq	$16, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movss	12(%rsp), %xmm0
	call	__fpclassifyf@PLT
	movd	%ebx, %xmm0
	testl	%eax, %eax
	je	.L1
	comiss	12(%rsp), %xmm0
	jbe	.L4
	addq	$16, %rsp
	popq	%rbx
	ret
	.size	fmaxf, .-fmaxf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
