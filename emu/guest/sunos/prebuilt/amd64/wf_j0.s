// ee04d26fc3c663babf5da89374bc640d newlib/libm/math/wf_j0.c
	.file	"wf_j0.c"
	.text
	.section	.text.j0f,"ax",@progbits
	.p2align 4
	.globl	j0f
	.type	j0f, @function
j0f:
	subq	$24, %rsp
	movss	%xmm0, 12(%rsp)
	call	__ieee754_j0f@PLT
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
	pxor	%xmm2, %xmm2
	movl	$34, (%rax)
	movaps	%xmm2, %xmm0
	addq	$24, %rsp
	ret
	.size	j0f, .-j0f
	.section	.text.y0f,"ax",@progbits
	.p2align 4
	.globl	y0f
	.type	y0f, @function
y0f:
	subq	$24, %rsp
	movss	%xmm0, 12(%rsp)
	call	__ieee754_y0f@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	cmpl	$-1, (%rax)
	je	.L8
	movss	12(%rsp), %xmm1
	ucomiss	%xmm1, %xmm1
	jp	.L8
	pxor	%xmm2, %xmm2
	comiss	%xmm1, %xmm2
	jnb	.L17
	comiss	.LC1(%rip), %xmm1
	ja	.L18
.L8:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	call	__errno@PLT
	pxor	%xmm0, %xmm0
	movl	$34, (%rax)
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	call	__errno@PLT
	movss	.LC2(%rip), %xmm0
	movl	$33, (%rax)
	addq	$24, %rsp
	ret
	.size	y0f, .-y0f
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1514737627
	.align 4
.LC2:
	.long	-8388608
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
