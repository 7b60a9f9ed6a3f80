// 36bdbcaa4cd7e6a06dcd0c7c3ab3010d newlib/libm/math/wf_j1.c
	.file	"wf_j1.c"
	.text
	.section	.text.j1f,"ax",@progbits
	.p2align 4
	.globl	j1f
	.type	j1f, @function
j1f:
	subq	$24, %rsp
	movss	%xmm0, 12(%rsp)
	call	__ieee754_j1f@PLT
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
	.size	j1f, .-j1f
	.section	.text.y1f,"ax",@progbits
	.p2align 4
	.globl	y1f
	.type	y1f, @function
y1f:
	subq	$24, %rsp
	movss	%xmm0, 12(%rsp)
	call	__ieee754_y1f@PLT
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
	.size	y1f, .-y1f
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1514737627
	.align 4
.LC2:
	.long	-8388608
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
