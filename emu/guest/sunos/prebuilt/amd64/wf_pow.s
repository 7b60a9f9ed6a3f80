// 92e83a8bb92bef0a9e90d7c34b2672ca newlib/libm/math/wf_pow.c
	.file	"wf_pow.c"
	.text
	.section	.text.powf,"ax",@progbits
	.p2align 4
	.globl	powf
	.type	powf, @function
powf:
	subq	$24, %rsp
	movss	%xmm1, 4(%rsp)
	movss	%xmm0, 8(%rsp)
	call	__ieee754_powf@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movaps	%xmm0, %xmm3
	cmpl	$-1, (%rax)
	je	.L1
	movss	4(%rsp), %xmm1
	ucomiss	%xmm1, %xmm1
	jp	.L1
	movss	8(%rsp), %xmm2
	pxor	%xmm0, %xmm0
	ucomiss	%xmm2, %xmm2
	jp	.L40
	ucomiss	%xmm0, %xmm2
	jp	.L6
	jne	.L6
	ucomiss	%xmm0, %xmm1
	jp	.L20
	je	.L18
.L20:
	movaps	%xmm1, %xmm0
	movss	%xmm3, 4(%rsp)
	movss	%xmm1, 8(%rsp)
	call	finitef@PLT
	movss	4(%rsp), %xmm3
	testl	%eax, %eax
	je	.L1
	movss	8(%rsp), %xmm1
	pxor	%xmm0, %xmm0
	comiss	%xmm1, %xmm0
	ja	.L41
.L1:
	movaps	%xmm3, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movaps	%xmm3, %xmm0
	movss	%xmm1, 12(%rsp)
	movss	%xmm2, 8(%rsp)
	movss	%xmm3, 4(%rsp)
	call	finitef@PLT
	movss	4(%rsp), %xmm3
	movss	8(%rsp), %xmm2
	testl	%eax, %eax
	movss	12(%rsp), %xmm1
	je	.L42
.L11:
	pxor	%xmm0, %xmm0
	ucomiss	%xmm0, %xmm3
	jp	.L1
	jne	.L1
	movaps	%xmm2, %xmm0
	movss	%xmm1, 8(%rsp)
	movss	%xmm3, 4(%rsp)
	call	finitef@PLT
	movss	4(%rsp), %xmm3
	movss	8(%rsp), %xmm1
	testl	%eax, %eax
	je	.L1
	movaps	%xmm1, %xmm0
	call	finitef@PLT
	movss	4(%rsp), %xmm3
	testl	%eax, %eax
	je	.L1
	call	__errno@PLT
	pxor	%xmm3, %xmm3
	movl	$34, (%rax)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L18:
	movss	.LC0(%rip), %xmm3
	addq	$24, %rsp
	movaps	%xmm3, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	movaps	%xmm2, %xmm0
	movss	%xmm3, 8(%rsp)
	movss	%xmm2, 4(%rsp)
	call	finitef@PLT
	movss	4(%rsp), %xmm2
	movss	8(%rsp), %xmm3
	testl	%eax, %eax
	movss	12(%rsp), %xmm1
	je	.L11
	movaps	%xmm1, %xmm0
	movss	%xmm2, 12(%rsp)
	movss	%xmm1, 4(%rsp)
	call	finitef@PLT
	movss	4(%rsp), %xmm1
	movss	8(%rsp), %xmm3
	testl	%eax, %eax
	movss	12(%rsp), %xmm2
	je	.L11
	ucomiss	%xmm3, %xmm3
	jp	.L43
	movss	%xmm1, 8(%rsp)
	movss	%xmm2, 4(%rsp)
	call	__errno@PLT
	movss	4(%rsp), %xmm2
	pxor	%xmm0, %xmm0
	movss	8(%rsp), %xmm1
	movl	$34, (%rax)
	comiss	%xmm2, %xmm0
	ja	.L13
.L14:
	movss	.LC1(%rip), %xmm3
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L40:
	ucomiss	%xmm0, %xmm1
	jp	.L1
	movd	%xmm3, %eax
	cmove	.LC0(%rip), %eax
	movd	%eax, %xmm3
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L41:
	call	__errno@PLT
	movl	$33, (%rax)
.L10:
	movss	.LC2(%rip), %xmm3
	jmp	.L1
.L13:
	movaps	%xmm1, %xmm0
	movss	%xmm1, 4(%rsp)
	call	rintf@PLT
	movss	4(%rsp), %xmm1
	ucomiss	%xmm1, %xmm0
	jp	.L10
	je	.L14
	jmp	.L10
.L43:
	call	__errno@PLT
	pxor	%xmm3, %xmm3
	divss	%xmm3, %xmm3
	movl	$33, (%rax)
	jmp	.L1
	.size	powf, .-powf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	2139095040
	.align 4
.LC2:
	.long	-8388608
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
