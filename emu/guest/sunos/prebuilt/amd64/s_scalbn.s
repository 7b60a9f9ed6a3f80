// f4ad90d67af8ab3facfb7a37341f0326 newlib/libm/common/s_scalbn.c
	.file	"s_scalbn.c"
	.text
	.section	.text.scalbn,"ax",@progbits
	.p2align 4
	.globl	scalbn
	.type	scalbn, @function
scalbn:
	movq	%xmm0, %rsi
	movq	%rsi, %rdx
	shrq	$32, %rdx
	movl	%edx, %eax
	sarl	$20, %eax
	andl	$2047, %eax
	jne	.L2
	andl	$2147483647, %edx
	orl	%esi, %edx
	je	.L12
	mulsd	.LC0(%rip), %xmm0
	cmpl	$-50000, %edi
	jl	.L15
	movq	%xmm0, %rax
	shrq	$32, %rax
	movl	%eax, %ecx
	sarl	$20, %eax
	andl	$2047, %eax
	subl	$54, %eax
.L5:
	addl	%eax, %edi
	subq	$8, %rsp
	cmpl	$2046, %edi
	jg	.L16
	testl	%edi, %edi
	jg	.L17
	cmpl	$-53, %edi
	jl	.L18
	addl	$54, %edi
	andl	$-2146435073, %ecx
	movq	%xmm0, %rdx
	sall	$20, %edi
	movl	%edx, %eax
	orl	%ecx, %edi
	salq	$32, %rdi
	orq	%rdi, %rax
	movq	%rax, %xmm0
	mulsd	.LC3(%rip), %xmm0
.L1:
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movl	%edx, %ecx
	cmpl	$2047, %eax
	jne	.L5
	addsd	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	movq	.LC2(%rip), %rax
	movapd	%xmm0, %xmm1
	movq	%rax, %xmm0
	call	copysign@PLT
	mulsd	.LC2(%rip), %xmm0
	addq	$8, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	sall	$20, %edi
	andl	$-2146435073, %ecx
	movq	%xmm0, %rax
	addq	$8, %rsp
	orl	%ecx, %edi
	movl	%eax, %eax
	salq	$32, %rdi
	orq	%rdi, %rax
	movq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	mulsd	.LC1(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	movq	.LC1(%rip), %rax
	movapd	%xmm0, %xmm1
	movq	%rax, %xmm0
	call	copysign@PLT
	mulsd	.LC1(%rip), %xmm0
	jmp	.L1
	.size	scalbn, .-scalbn
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1129316352
	.align 8
.LC1:
	.long	-1023872167
	.long	27618847
	.align 8
.LC2:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC3:
	.long	0
	.long	1016070144
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
