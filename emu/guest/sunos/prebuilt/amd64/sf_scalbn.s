// 912d3a256e1d1f1600786aab61077398 newlib/libm/common/sf_scalbn.c
	.file	"sf_scalbn.c"
	.text
	.section	.text.scalbnf,"ax",@progbits
	.p2align 4
	.globl	scalbnf
	.type	scalbnf, @function
scalbnf:
	movd	%xmm0, %eax
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	je	.L12
	cmpl	$2139095039, %ecx
	ja	.L15
	testl	$2139095040, %eax
	jne	.L4
	mulss	.LC0(%rip), %xmm0
	cmpl	$-50000, %edi
	jl	.L5
	movd	%xmm0, %edx
	movl	%edx, %ecx
	sarl	$23, %ecx
	movzbl	%cl, %ecx
	subl	$25, %ecx
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L15:
	addss	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movl	%eax, %edx
	shrl	$23, %ecx
.L6:
	addl	%edi, %ecx
	subq	$8, %rsp
	cmpl	$254, %ecx
	jg	.L16
	testl	%ecx, %ecx
	jg	.L17
	cmpl	$-22, %ecx
	jl	.L18
	leal	25(%rcx), %eax
	andl	$-2139095041, %edx
	sall	$23, %eax
	orl	%edx, %eax
	movd	%eax, %xmm0
	mulss	.LC3(%rip), %xmm0
.L1:
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	movl	%edx, %eax
	sall	$23, %ecx
	addq	$8, %rsp
	andl	$-2139095041, %eax
	orl	%eax, %ecx
	movd	%ecx, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	mulss	.LC1(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movaps	%xmm0, %xmm1
	movss	.LC2(%rip), %xmm0
	call	copysignf@PLT
	mulss	.LC2(%rip), %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L18:
	movaps	%xmm0, %xmm1
	movss	.LC1(%rip), %xmm0
	call	copysignf@PLT
	mulss	.LC1(%rip), %xmm0
	jmp	.L1
.L12:
	ret
	.size	scalbnf, .-scalbnf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1275068416
	.align 4
.LC1:
	.long	228737632
	.align 4
.LC2:
	.long	1900671690
	.align 4
.LC3:
	.long	855638016
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
