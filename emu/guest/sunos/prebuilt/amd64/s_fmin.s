// 0b8eadebf4f8fbe0d1d31b25fdb0e091 newlib/libm/common/s_fmin.c
	.file	"s_fmin.c"
	.text
	.section	.text.fmin,"ax",@progbits
	.p2align 4
	.globl	fmin
	.type	fmin, @function
fmin:
	pushq	%r14
	movq	%xmm1, %r14
	pushq	%rbx
	movq	%xmm0, %rbx
	subq	$8, %rsp
	call	__fpclassifyd@PLT
	testl	%eax, %eax
	jne	.L2
.L4:
	movq	%r14, %xmm0
.L1:
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movq	%r14, %xmm0
	call	__fpclassifyd@PLT
	movq	%rbx, %xmm0
	testl	%eax, %eax
	je	.L1
	movq	%r14, %xmm2
	comisd	%xmm0, %xmm2
	jbe	.L4
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	ret
	.size	fmin, .-fmin
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
