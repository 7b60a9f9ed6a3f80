// 485607e6cce3d5be3e8af316339d40f7 newlib/libm/math/wf_sinh.c
	.file	"wf_sinh.c"
	.text
	.section	.text.sinhf,"ax",@progbits
	.p2align 4
	.globl	sinhf
	.type	sinhf, @function
sinhf:
	pushq	%rbx
	movd	%xmm0, %ebx
	subq	$16, %rsp
	call	__ieee754_sinhf@PLT
	movq	__fdlib_version@GOTPCREL(%rip), %rax
	movaps	%xmm0, %xmm1
	cmpl	$-1, (%rax)
	je	.L1
	movss	%xmm0, 12(%rsp)
	call	finitef@PLT
	movss	12(%rsp), %xmm1
	testl	%eax, %eax
	je	.L10
.L1:
	addq	$16, %rsp
	movaps	%xmm1, %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	movd	%ebx, %xmm0
	call	finitef@PLT
	movss	12(%rsp), %xmm1
	testl	%eax, %eax
	je	.L1
	call	__errno@PLT
	pxor	%xmm0, %xmm0
	movd	%ebx, %xmm2
	movss	.LC1(%rip), %xmm1
	comiss	%xmm0, %xmm2
	movl	$34, (%rax)
	ja	.L1
	movss	.LC0(%rip), %xmm1
	jmp	.L1
	.size	sinhf, .-sinhf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-8388608
	.align 4
.LC1:
	.long	2139095040
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
