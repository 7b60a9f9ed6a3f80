// ee918443b8284019b0b42325a7785e32 newlib/libm/math/w_j1.c
	.file	"w_j1.c"
	.text
	.section	.text.j1,"ax",@progbits
	.p2align 4
	.globl	j1
	.type	j1, @function
j1:
	subq	$24, %rsp
	movsd	%xmm0, 8(%rsp)
	call	__ieee754_j1@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movapd	%xmm0, %xmm2
	cmpl	$-1, (%rax)
	je	.L1
	movsd	8(%rsp), %xmm1
	ucomisd	%xmm1, %xmm1
	jp	.L1
	movsd	%xmm0, 8(%rsp)
	movapd	%xmm1, %xmm0
	call	fabs@PLT
	comisd	.LC1(%rip), %xmm0
	movsd	8(%rsp), %xmm2
	ja	.L7
.L1:
	movapd	%xmm2, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	__errno@PLT
	pxor	%xmm2, %xmm2
	movl	$34, (%rax)
	movapd	%xmm2, %xmm0
	addq	$24, %rsp
	ret
	.size	j1, .-j1
	.section	.text.y1,"ax",@progbits
	.p2align 4
	.globl	y1
	.type	y1, @function
y1:
	subq	$24, %rsp
	movsd	%xmm0, 8(%rsp)
	call	__ieee754_y1@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	cmpl	$-1, (%rax)
	je	.L8
	movsd	8(%rsp), %xmm1
	ucomisd	%xmm1, %xmm1
	jp	.L8
	pxor	%xmm2, %xmm2
	comisd	%xmm1, %xmm2
	jnb	.L17
	comisd	.LC1(%rip), %xmm1
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
	movsd	.LC2(%rip), %xmm0
	movl	$33, (%rax)
	addq	$24, %rsp
	ret
	.size	y1, .-y1
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	1413754136
	.long	1128866299
	.align 8
.LC2:
	.long	0
	.long	-1048576
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
