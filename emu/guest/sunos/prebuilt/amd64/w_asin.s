// 5a672cb0210ba57bbfa14c3442544d0d newlib/libm/math/w_asin.c
	.file	"w_asin.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC1:
	.string	""
	.section	.text.asin,"ax",@progbits
	.p2align 4
	.globl	asin
	.type	asin, @function
asin:
	subq	$24, %rsp
	movsd	%xmm0, 8(%rsp)
	call	__ieee754_asin@PLT
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
	comisd	.LC0(%rip), %xmm0
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
	leaq	.LC1(%rip), %rdi
	movl	$33, (%rax)
	addq	$24, %rsp
	jmp	nan@PLT
	.size	asin, .-asin
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1072693248
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
