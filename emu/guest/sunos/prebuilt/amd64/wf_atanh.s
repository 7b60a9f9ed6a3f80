// b60701eea54950f858faa328a14c74dd newlib/libm/math/wf_atanh.c
	.file	"wf_atanh.c"
	.text
	.section	.text.atanhf,"ax",@progbits
	.p2align 4
	.globl	atanhf
	.type	atanhf, @function
atanhf:
	subq	$24, %rsp
	movss	%xmm0, 8(%rsp)
	call	__ieee754_atanhf@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movaps	%xmm0, %xmm2
	cmpl	$-1, (%rax)
	je	.L1
	movss	8(%rsp), %xmm1
	ucomiss	%xmm1, %xmm1
	jp	.L1
	movss	%xmm0, 8(%rsp)
	movaps	%xmm1, %xmm0
	movss	%xmm1, 12(%rsp)
	call	fabsf@PLT
	comiss	.LC0(%rip), %xmm0
	movss	8(%rsp), %xmm2
	jb	.L1
	movss	12(%rsp), %xmm1
	jbe	.L8
	call	__errno@PLT
	pxor	%xmm2, %xmm2
	divss	%xmm2, %xmm2
	movl	$33, (%rax)
.L1:
	movaps	%xmm2, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	movss	%xmm1, 8(%rsp)
	call	__errno@PLT
	movss	8(%rsp), %xmm1
	pxor	%xmm0, %xmm0
	movl	$33, (%rax)
	addq	$24, %rsp
	movaps	%xmm1, %xmm2
	divss	%xmm0, %xmm2
	movaps	%xmm2, %xmm0
	ret
	.size	atanhf, .-atanhf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
