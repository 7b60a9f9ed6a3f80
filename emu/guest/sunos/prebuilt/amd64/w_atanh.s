// 4934acf20e463ae4af26de4a80ffc208 newlib/libm/math/w_atanh.c
	.file	"w_atanh.c"
	.text
	.section	.text.atanh,"ax",@progbits
	.p2align 4
	.globl	atanh
	.type	atanh, @function
atanh:
	subq	$24, %rsp
	movsd	%xmm0, (%rsp)
	call	__ieee754_atanh@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movapd	%xmm0, %xmm2
	cmpl	$-1, (%rax)
	je	.L1
	movsd	(%rsp), %xmm1
	ucomisd	%xmm1, %xmm1
	jp	.L1
	movsd	%xmm0, (%rsp)
	movapd	%xmm1, %xmm0
	movsd	%xmm1, 8(%rsp)
	call	fabs@PLT
	comisd	.LC0(%rip), %xmm0
	movsd	(%rsp), %xmm2
	jb	.L1
	movsd	8(%rsp), %xmm1
	jbe	.L8
	call	__errno@PLT
	pxor	%xmm2, %xmm2
	divsd	%xmm2, %xmm2
	movl	$33, (%rax)
.L1:
	movapd	%xmm2, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	movsd	%xmm1, (%rsp)
	call	__errno@PLT
	movsd	(%rsp), %xmm1
	pxor	%xmm0, %xmm0
	movl	$33, (%rax)
	addq	$24, %rsp
	movapd	%xmm1, %xmm2
	divsd	%xmm0, %xmm2
	movapd	%xmm2, %xmm0
	ret
	.size	atanh, .-atanh
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1072693248
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
