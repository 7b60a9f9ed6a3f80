// 9e2858b383c6c04bce2ada55460819a7 newlib/libm/math/w_pow.c
	.file	"w_pow.c"
	.text
	.section	.text.pow,"ax",@progbits
	.p2align 4
	.globl	pow
	.type	pow, @function
pow:
	subq	$40, %rsp
	movsd	%xmm1, 8(%rsp)
	movsd	%xmm0, 16(%rsp)
	call	__ieee754_pow@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movapd	%xmm0, %xmm3
	cmpl	$-1, (%rax)
	je	.L1
	movsd	8(%rsp), %xmm1
	ucomisd	%xmm1, %xmm1
	jp	.L1
	movsd	16(%rsp), %xmm2
	pxor	%xmm0, %xmm0
	ucomisd	%xmm2, %xmm2
	jp	.L40
	ucomisd	%xmm0, %xmm2
	jp	.L6
	jne	.L6
	ucomisd	%xmm0, %xmm1
	jp	.L20
	je	.L18
.L20:
	movapd	%xmm1, %xmm0
	movsd	%xmm3, 8(%rsp)
	movsd	%xmm1, 16(%rsp)
	call	finite@PLT
	movsd	8(%rsp), %xmm3
	testl	%eax, %eax
	je	.L1
	movsd	16(%rsp), %xmm1
	pxor	%xmm0, %xmm0
	comisd	%xmm1, %xmm0
	ja	.L41
.L1:
	movapd	%xmm3, %xmm0
	addq	$40, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movapd	%xmm3, %xmm0
	movsd	%xmm1, 24(%rsp)
	movsd	%xmm2, 16(%rsp)
	movsd	%xmm3, 8(%rsp)
	call	finite@PLT
	movsd	8(%rsp), %xmm3
	movsd	16(%rsp), %xmm2
	testl	%eax, %eax
	movsd	24(%rsp), %xmm1
	je	.L42
.L11:
	pxor	%xmm0, %xmm0
	ucomisd	%xmm0, %xmm3
	jp	.L1
	jne	.L1
	movapd	%xmm2, %xmm0
	movsd	%xmm1, 16(%rsp)
	movsd	%xmm3, 8(%rsp)
	call	finite@PLT
	movsd	8(%rsp), %xmm3
	movsd	16(%rsp), %xmm1
	testl	%eax, %eax
	je	.L1
	movapd	%xmm1, %xmm0
	call	finite@PLT
	movsd	8(%rsp), %xmm3
	testl	%eax, %eax
	je	.L1
	call	__errno@PLT
	pxor	%xmm3, %xmm3
	movl	$34, (%rax)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L18:
	movsd	.LC0(%rip), %xmm3
	addq	$40, %rsp
	movapd	%xmm3, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	movapd	%xmm2, %xmm0
	movsd	%xmm3, 16(%rsp)
	movsd	%xmm2, 8(%rsp)
	call	finite@PLT
	movsd	8(%rsp), %xmm2
	movsd	16(%rsp), %xmm3
	testl	%eax, %eax
	movsd	24(%rsp), %xmm1
	je	.L11
	movapd	%xmm1, %xmm0
	movsd	%xmm2, 24(%rsp)
	movsd	%xmm1, 8(%rsp)
	call	finite@PLT
	movsd	8(%rsp), %xmm1
	movsd	16(%rsp), %xmm3
	testl	%eax, %eax
	movsd	24(%rsp), %xmm2
	je	.L11
	ucomisd	%xmm3, %xmm3
	jp	.L43
	movsd	%xmm1, 16(%rsp)
	movsd	%xmm2, 8(%rsp)
	call	__errno@PLT
	movsd	8(%rsp), %xmm2
	pxor	%xmm0, %xmm0
	movsd	16(%rsp), %xmm1
	movl	$34, (%rax)
	comisd	%xmm2, %xmm0
	ja	.L13
.L14:
	movsd	.LC1(%rip), %xmm3
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L40:
	ucomisd	%xmm0, %xmm1
	jp	.L1
	movq	%xmm3, %rax
	cmove	.LC0(%rip), %rax
	movq	%rax, %xmm3
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L41:
	call	__errno@PLT
	movl	$33, (%rax)
.L10:
	movsd	.LC2(%rip), %xmm3
	jmp	.L1
.L13:
	movapd	%xmm1, %xmm0
	movsd	%xmm1, 8(%rsp)
	call	rint@PLT
	movsd	8(%rsp), %xmm1
	ucomisd	%xmm1, %xmm0
	jp	.L10
	je	.L14
	jmp	.L10
.L43:
	call	__errno@PLT
	pxor	%xmm3, %xmm3
	divsd	%xmm3, %xmm3
	movl	$33, (%rax)
	jmp	.L1
	.size	pow, .-pow
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1072693248
	.align 8
.LC1:
	.long	0
	.long	2146435072
	.align 8
.LC2:
	.long	0
	.long	-1048576
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
