// 86ab66faae482245efb7600f0a342263 newlib/libm/math/w_log.c
	.file	"w_log.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC2:
	.string	""
	.section	.text.log,"ax",@progbits
	.p2align 4
	.globl	log
	.type	log, @function
log:
	subq	$24, %rsp
	movsd	%xmm0, 8(%rsp)
	call	__ieee754_log@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	cmpl	$-1, (%rax)
	je	.L1
	movsd	8(%rsp), %xmm1
	ucomisd	%xmm1, %xmm1
	jp	.L1
	pxor	%xmm2, %xmm2
	comisd	%xmm2, %xmm1
	ja	.L1
	ucomisd	%xmm2, %xmm1
	jp	.L3
	jne	.L3
	call	__errno@PLT
	movsd	.LC0(%rip), %xmm0
	movl	$34, (%rax)
.L1:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	call	__errno@PLT
	leaq	.LC2(%rip), %rdi
	movl	$33, (%rax)
	addq	$24, %rsp
	jmp	nan@PLT
	.size	log, .-log
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	-1048576
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
