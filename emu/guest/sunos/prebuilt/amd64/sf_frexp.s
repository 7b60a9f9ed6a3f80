// 81cfa659392dc911f00900701e6c5c08 newlib/libm/math/sf_frexp.c
	.file	"sf_frexp.c"
	.text
	.section	.text.frexpf,"ax",@progbits
	.p2align 4
	.globl	frexpf
	.type	frexpf, @function
frexpf:
	movd	%xmm0, %eax
	movl	%eax, %edx
	andl	$2147483647, %edx
	cmpl	$2139095039, %edx
	jg	.L7
	testl	%edx, %edx
	je	.L7
	testl	$2139095040, %eax
	je	.L5
	xorl	%ecx, %ecx
.L6:
	sarl	$23, %edx
	andl	$-2139095041, %eax
	leal	-126(%rcx,%rdx), %edx
	orl	$1056964608, %eax
	movl	%edx, (%rdi)
	movd	%eax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	movaps	%xmm0, %xmm1
	movl	$-25, %ecx
	mulss	.LC0(%rip), %xmm1
	movd	%xmm1, %eax
	movl	%eax, %edx
	andl	$2147483647, %edx
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L7:
	movl	$0, (%rdi)
	movd	%eax, %xmm0
	ret
	.size	frexpf, .-frexpf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1275068416
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
