// a5ee5404886374ab660019223fd5f5bc newlib/libm/math/wf_acos.c
	.file	"wf_acos.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC1:
	.string	""
	.section	.text.acosf,"ax",@progbits
	.p2align 4
	.globl	acosf
	.type	acosf, @function
acosf:
	subq	$24, %rsp
	movss	%xmm0, 12(%rsp)
	call	__ieee754_acosf@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movaps	%xmm0, %xmm2
	cmpl	$-1, (%rax)
	je	.L1
	movss	12(%rsp), %xmm1
	ucomiss	%xmm1, %xmm1
	jp	.L1
	movss	%xmm0, 12(%rsp)
	movaps	%xmm1, %xmm0
	call	fabsf@PLT
	comiss	.LC0(%rip), %xmm0
	movss	12(%rsp), %xmm2
	ja	.L7
.L1:
	movaps	%xmm2, %xmm0
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	__errno@PLT
	leaq	.LC1(%rip), %rdi
	movl	$33, (%rax)
	addq	$24, %rsp
	jmp	nanf@PLT
	.size	acosf, .-acosf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
