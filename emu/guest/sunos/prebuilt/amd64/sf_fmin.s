// c847918f2a4280cac900b91c764a17f4 newlib/libm/common/sf_fmin.c
	.file	"sf_fmin.c"
	.text
	.section	.text.fminf,"ax",@progbits
	.p2align 4
	.globl	fminf
	.type	fminf, @function
fminf:
	pushq	%r14
	movd	%xmm1, %r14d
	pushq	%rbx
	movd	%xmm0, %ebx
	subq	$8, %rsp
	call	__fpclassifyf@PLT
	testl	%eax, %eax
	jne	.L2
.L4:
	movd	%r14d, %xmm0
.L1:
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movd	%r14d, %xmm0
	call	__fpclassifyf@PLT
	movd	%ebx, %xmm0
	testl	%eax, %eax
	je	.L1
	movd	%r14d, %xmm2
	comiss	%xmm0, %xmm2
	jbe	.L4
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	ret
	.size	fminf, .-fminf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
