// de5a0165a24dc838af991fa24aaf0525 newlib/libm/math/wf_log.c
	.file	"wf_log.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC2:
	.string	""
	.section	.text.logf,"ax",@progbits
	.p2align 4
	.globl	logf
	.type	logf, @function
logf:
	subq	$24, %rsp
	movss	%xmm0, 12(%rsp)
	call	__ieee754_logf@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	cmpl	$-1, (%rax)
	je	.L1
	movss	12(%rsp), %xmm1
	ucomiss	%xmm1, %xmm1
	jp	.L1
	pxor	%xmm2, %xmm2
	comiss	%xmm2, %xmm1
	ja	.L1
	ucomiss	%xmm2, %xmm1
	jp	.L3
	jne	.L3
	call	__errno@PLT
	movss	.LC0(%rip), %xmm0
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
	jmp	nanf@PLT
	.size	logf, .-logf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-8388608
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
