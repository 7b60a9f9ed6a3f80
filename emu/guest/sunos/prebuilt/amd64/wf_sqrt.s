// abfb5b15c18a2412a16e511e944ea612 newlib/libm/math/wf_sqrt.c
	.file	"wf_sqrt.c"
	.text
	.section	.text.sqrtf,"ax",@progbits
	.p2align 4
	.globl	sqrtf
	.type	sqrtf, @function
sqrtf:
	subq	$24, %rsp
	movss	%xmm0, 12(%rsp)
	call	__ieee754_sqrtf@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	cmpl	$-1, (%rax)
	je	.L1
	movss	12(%rsp), %xmm1
	ucomiss	%xmm1, %xmm1
	jp	.L1
	pxor	%xmm2, %xmm2
	comiss	%xmm1, %xmm2
	ja	.L7
.L1:
	addq	$24, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	__errno@PLT
	pxor	%xmm2, %xmm2
	divss	%xmm2, %xmm2
	movl	$33, (%rax)
	addq	$24, %rsp
	movaps	%xmm2, %xmm0
	ret
	.size	sqrtf, .-sqrtf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
