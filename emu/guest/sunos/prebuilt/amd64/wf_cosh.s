// 3e93d62304cbf03a8ef1adfe83ff531b newlib/libm/math/wf_cosh.c
	.file	"wf_cosh.c"
	.text
	.section	.text.coshf,"ax",@progbits
	.p2align 4
	.globl	coshf
	.type	coshf, @function
coshf:
	subq	$24, %rsp
	movss	%xmm0, 12(%rsp)
	call	__ieee754_coshf@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movaps	%xmm0, %xmm2
	cmpl	$-1, (%rax)
	je	.L1
	movss	12(%rsp), %xmm1
	ucomiss	%xmm1, %xmm1
	jp	.L1
	movss	%xmm0, 12(%rsp)
	movaps	%xmm1, %xmm0
	call	fabsf@PLT
	comiss	.LC1(%rip), %xmm0
	movss	12(%rsp), %xmm2
	ja	.L7
.L1:
	movaps	%xmm2, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	__errno@PLT
	movss	.LC0(%rip), %xmm2
	movl	$34, (%rax)
	addq	$24, %rsp
	movaps	%xmm2, %xmm0
	ret
	.size	coshf, .-coshf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.align 4
.LC1:
	.long	1119016188
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
