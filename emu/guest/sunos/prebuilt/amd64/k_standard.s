// a9e354b087a361f374c9fb857ffb2bb3 newlib/libm/math/k_standard.c
	.file	"k_standard.c"
	.text
	.section	.text.__kernel_standard,"ax",@progbits
	.p2align 4
	.globl	__kernel_standard
	.type	__kernel_standard, @function
__kernel_standard:
	cmpl	$142, %edi
	ja	.L62
	leaq	.L4(%rip), %rdx
	movl	%edi, %edi
	subq	$24, %rsp
	movslq	(%rdx,%rdi,4), %rax
	addq	%rdx, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L4:
	.long	.L2-.L4
	.long	.L42-.L4
	.long	.L42-.L4
	.long	.L42-.L4
	.long	.L40-.L4
	.long	.L40-.L4
	.long	.L40-.L4
	.long	.L7-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L40-.L4
	.long	.L5-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L55-.L4
	.long	.L25-.L4
	.long	.L7-.L4
	.long	.L36-.L4
	.long	.L16-.L4
	.long	.L14-.L4
	.long	.L16-.L4
	.long	.L16-.L4
	.long	.L16-.L4
	.long	.L16-.L4
	.long	.L16-.L4
	.long	.L15-.L4
	.long	.L14-.L4
	.long	.L13-.L4
	.long	.L7-.L4
	.long	.L7-.L4
	.long	.L7-.L4
	.long	.L7-.L4
	.long	.L7-.L4
	.long	.L7-.L4
	.long	.L40-.L4
	.long	.L5-.L4
	.long	.L55-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L2-.L4
	.long	.L42-.L4
	.long	.L42-.L4
	.long	.L42-.L4
	.long	.L40-.L4
	.long	.L40-.L4
	.long	.L40-.L4
	.long	.L7-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L40-.L4
	.long	.L5-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L36-.L4
	.long	.L55-.L4
	.long	.L25-.L4
	.long	.L7-.L4
	.long	.L36-.L4
	.long	.L16-.L4
	.long	.L14-.L4
	.long	.L16-.L4
	.long	.L16-.L4
	.long	.L16-.L4
	.long	.L16-.L4
	.long	.L16-.L4
	.long	.L15-.L4
	.long	.L14-.L4
	.long	.L13-.L4
	.long	.L7-.L4
	.long	.L7-.L4
	.long	.L7-.L4
	.long	.L7-.L4
	.long	.L7-.L4
	.long	.L7-.L4
	.long	.L40-.L4
	.long	.L5-.L4
	.long	.L55-.L4
	.section	.text.__kernel_standard
	.p2align 4,,10
	.p2align 3
.L36:
	call	__errno@PLT
	movsd	.LC1(%rip), %xmm1
	movl	$33, (%rax)
.L1:
	movapd	%xmm1, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	__errno@PLT
	movl	$34, (%rax)
.L2:
	pxor	%xmm1, %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L16:
	pxor	%xmm1, %xmm1
	divsd	%xmm1, %xmm1
	movsd	%xmm1, 8(%rsp)
	call	__errno@PLT
	movsd	8(%rsp), %xmm1
	movl	$33, (%rax)
	addq	$24, %rsp
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	call	__errno@PLT
	movl	$34, (%rax)
.L45:
	movsd	.LC0(%rip), %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L42:
	call	__errno@PLT
	movl	$33, (%rax)
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L14:
	pxor	%xmm2, %xmm2
	movsd	.LC0(%rip), %xmm1
	comisd	%xmm2, %xmm0
	jbe	.L66
.L65:
	movsd	%xmm1, 8(%rsp)
	call	__errno@PLT
	movsd	8(%rsp), %xmm1
	movl	$34, (%rax)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L5:
	call	__errno@PLT
	movl	$33, (%rax)
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L55:
	movsd	.LC3(%rip), %xmm1
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L13:
	movapd	%xmm0, %xmm1
	pxor	%xmm0, %xmm0
	call	copysign@PLT
	movapd	%xmm0, %xmm1
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L25:
	pxor	%xmm2, %xmm2
	comisd	%xmm0, %xmm2
	ja	.L47
.L49:
	movsd	.LC0(%rip), %xmm1
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L15:
	pxor	%xmm2, %xmm2
	movapd	%xmm0, %xmm1
	divsd	%xmm2, %xmm1
	movsd	%xmm1, 8(%rsp)
	call	__errno@PLT
	movsd	8(%rsp), %xmm1
	movl	$33, (%rax)
	jmp	.L1
.L47:
	mulsd	.LC4(%rip), %xmm1
	movapd	%xmm1, %xmm0
	movsd	%xmm1, 8(%rsp)
	call	rint@PLT
	movsd	8(%rsp), %xmm1
	ucomisd	%xmm1, %xmm0
	jp	.L66
	je	.L49
	.p2align 4,,10
	.p2align 3
.L66:
	movsd	.LC1(%rip), %xmm1
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L62:
	pxor	%xmm1, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.size	__kernel_standard, .-__kernel_standard
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	2146435072
	.align 8
.LC1:
	.long	0
	.long	-1048576
	.align 8
.LC3:
	.long	0
	.long	1072693248
	.align 8
.LC4:
	.long	0
	.long	1071644672
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
