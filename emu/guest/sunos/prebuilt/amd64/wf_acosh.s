// ea272df4059b278a481bec8e5426c384 newlib/libm/math/wf_acosh.c
	.file	"wf_acosh.c"
	.text
	.section	.text.acoshf,"ax",@progbits
	.p2align 4
	.globl	acoshf
	.type	acoshf, @function
acoshf:
	subq	$24, %rsp
	movss	%xmm0, 12(%rsp)
	call	__ieee754_acoshf@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	cmpl	$-1, (%rax)
	je	.L1
	movss	12(%rsp), %xmm1
	ucomiss	%xmm1, %xmm1
	jp	.L1
	movss	.LC0(%rip), %xmm2
	comiss	%xmm1, %xmm2
	ja	.L7
.L1:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	__errno@PLT
	pxor	%xmm0, %xmm0
	divss	%xmm0, %xmm0
	movl	$33, (%rax)
	addq	$24, %rsp
	ret
	.size	acoshf, .-acoshf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
