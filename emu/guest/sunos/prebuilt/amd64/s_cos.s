// 3c112644abda3656e2db23d976f71d39 newlib/libm/math/s_cos.c
	.file	"s_cos.c"
	.text
	.section	.text.cos,"ax",@progbits
	.p2align 4
	.globl	cos
	.type	cos, @function
cos:
	movq	%xmm0, %rax
	shrq	$32, %rax
	andl	$2147483647, %eax
	cmpl	$1072243195, %eax
	jbe	.L12
	cmpl	$2146435071, %eax
	jbe	.L3
	subsd	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	subq	$24, %rsp
	movq	%rsp, %rdi
	call	__ieee754_rem_pio2@PLT
	andl	$3, %eax
	cmpl	$1, %eax
	je	.L5
	cmpl	$2, %eax
	je	.L6
	testl	%eax, %eax
	je	.L13
	movsd	8(%rsp), %xmm1
	movsd	(%rsp), %xmm0
	movl	$1, %edi
	call	__kernel_sin@PLT
.L1:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	pxor	%xmm1, %xmm1
	jmp	__kernel_cos@PLT
	.p2align 4,,10
	.p2align 3
.L5:
	movsd	8(%rsp), %xmm1
	movsd	(%rsp), %xmm0
	movl	$1, %edi
	call	__kernel_sin@PLT
	xorpd	.LC1(%rip), %xmm0
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L13:
	movsd	8(%rsp), %xmm1
	movsd	(%rsp), %xmm0
	call	__kernel_cos@PLT
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	movsd	8(%rsp), %xmm1
	movsd	(%rsp), %xmm0
	call	__kernel_cos@PLT
	xorpd	.LC1(%rip), %xmm0
	jmp	.L1
	.size	cos, .-cos
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC1:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
