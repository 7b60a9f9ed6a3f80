// dc54ad7464c330bda79cb3c5884a212e newlib/libm/math/w_exp.c
	.file	"w_exp.c"
	.text
	.section	.text.exp,"ax",@progbits
	.p2align 4
	.globl	exp
	.type	exp, @function
exp:
	subq	$24, %rsp
	movsd	%xmm0, (%rsp)
	call	__ieee754_exp@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movapd	%xmm0, %xmm1
	cmpl	$-1, (%rax)
	je	.L1
	movsd	%xmm0, 8(%rsp)
	movsd	(%rsp), %xmm0
	call	finite@PLT
	movsd	8(%rsp), %xmm1
	testl	%eax, %eax
	je	.L1
	movsd	(%rsp), %xmm2
	comisd	.LC2(%rip), %xmm2
	ja	.L14
	movsd	.LC3(%rip), %xmm0
	comisd	(%rsp), %xmm0
	ja	.L15
.L1:
	movapd	%xmm1, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	call	__errno@PLT
	pxor	%xmm1, %xmm1
	movl	$34, (%rax)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	call	__errno@PLT
	movsd	.LC0(%rip), %xmm1
	movl	$34, (%rax)
	jmp	.L1
	.size	exp, .-exp
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	2146435072
	.align 8
.LC2:
	.long	-17155601
	.long	1082535490
	.align 8
.LC3:
	.long	-718458799
	.long	-1064875760
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
