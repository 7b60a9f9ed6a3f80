// 5471d7e78df43a43fe7139b201311eeb newlib/libm/common/sf_scalbln.c
	.file	"sf_scalbln.c"
	.text
	.section	.text.scalblnf,"ax",@progbits
	.p2align 4
	.globl	scalblnf
	.type	scalblnf, @function
scalblnf:
	movd	%xmm0, %edx
	movaps	%xmm0, %xmm1
	movl	%edx, %eax
	sarl	$23, %eax
	andl	$255, %eax
	jne	.L2
	andl	$2147483647, %edx
	je	.L14
	mulss	.LC0(%rip), %xmm1
	movd	%xmm1, %edx
	movl	%edx, %eax
	sarl	$23, %eax
	movzbl	%al, %eax
	subl	$25, %eax
.L4:
	subq	$8, %rsp
	addl	%edi, %eax
	cmpq	$50000, %rdi
	jg	.L11
	cmpl	$254, %eax
	jg	.L11
	cmpq	$-50000, %rdi
	jl	.L16
	testl	%eax, %eax
	jg	.L18
	cmpl	$-24, %eax
	jl	.L16
	addl	$25, %eax
	andl	$-2139095041, %edx
	sall	$23, %eax
	orl	%edx, %eax
	movd	%eax, %xmm0
	mulss	.LC3(%rip), %xmm0
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$255, %eax
	jne	.L4
	addss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movss	.LC2(%rip), %xmm0
	call	copysignf@PLT
	mulss	.LC2(%rip), %xmm0
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	andl	$-2139095041, %edx
	sall	$23, %eax
	addq	$8, %rsp
	orl	%eax, %edx
	movd	%edx, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	movss	.LC1(%rip), %xmm0
	call	copysignf@PLT
	mulss	.LC1(%rip), %xmm0
	addq	$8, %rsp
	ret
	.size	scalblnf, .-scalblnf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1275068416
	.align 4
.LC1:
	.long	1900671690
	.align 4
.LC2:
	.long	228737632
	.align 4
.LC3:
	.long	855638016
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
