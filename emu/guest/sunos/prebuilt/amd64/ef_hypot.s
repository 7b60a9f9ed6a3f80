// 53963535659a074626b13e289ba1a152 newlib/libm/math/ef_hypot.c
	.file	"ef_hypot.c"
	.text
	.section	.text.__ieee754_hypotf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_hypotf
	.type	__ieee754_hypotf, @function
__ieee754_hypotf:
	movd	%xmm0, %esi
	movd	%xmm1, %ecx
	andl	$2147483647, %esi
	andl	$2147483647, %ecx
	movl	%esi, %eax
	movl	%ecx, %edx
	cmpl	%ecx, %esi
	jge	.L2
	movl	%esi, %edi
	movl	%ecx, %esi
	movl	%eax, %ecx
	movl	%edx, %eax
	movl	%edi, %edx
.L2:
	movl	%eax, %edi
	movd	%eax, %xmm0
	movd	%edx, %xmm2
	subl	%edx, %edi
	cmpl	$251658240, %edi
	jg	.L28
	pushq	%rbx
	cmpl	$1484783616, %eax
	jg	.L29
	xorl	%ebx, %ebx
.L5:
	cmpl	$645922815, %edx
	jg	.L8
	testl	%edx, %edx
	je	.L1
	cmpl	$8388607, %edx
	jg	.L9
	movss	.LC1(%rip), %xmm1
	subl	$126, %ebx
	mulss	%xmm1, %xmm2
	mulss	%xmm1, %xmm0
	.p2align 4,,10
	.p2align 3
.L8:
	movaps	%xmm0, %xmm3
	subss	%xmm2, %xmm3
	comiss	%xmm2, %xmm3
	jbe	.L23
	movaps	%xmm2, %xmm3
	xorps	.LC2(%rip), %xmm3
	andl	$-4096, %eax
	movd	%eax, %xmm1
	mulss	%xmm2, %xmm3
	movaps	%xmm0, %xmm2
	subss	%xmm1, %xmm0
	addss	%xmm1, %xmm2
	movaps	%xmm1, %xmm4
	mulss	%xmm1, %xmm4
	mulss	%xmm0, %xmm2
	subss	%xmm2, %xmm3
	subss	%xmm3, %xmm4
	movaps	%xmm4, %xmm0
	call	__ieee754_sqrtf@PLT
.L12:
	testl	%ebx, %ebx
	je	.L1
	sall	$23, %ebx
	addl	$1065353216, %ebx
	movd	%ebx, %xmm7
	mulss	%xmm7, %xmm0
.L1:
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L29:
	cmpl	$2139095039, %eax
	jg	.L30
	leal	-570425344(%rsi), %eax
	leal	-570425344(%rcx), %edx
	movl	$68, %ebx
	movd	%eax, %xmm0
	movd	%edx, %xmm2
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L28:
	addss	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	addss	%xmm0, %xmm0
	movaps	%xmm3, %xmm1
	xorps	.LC2(%rip), %xmm1
	addl	$8388608, %eax
	movd	%eax, %xmm5
	andl	$-4096, %edx
	mulss	%xmm1, %xmm3
	movd	%edx, %xmm6
	movaps	%xmm0, %xmm1
	movaps	%xmm6, %xmm4
	subss	%xmm5, %xmm1
	mulss	%xmm5, %xmm4
	mulss	%xmm2, %xmm1
	subss	%xmm6, %xmm2
	mulss	%xmm5, %xmm2
	addss	%xmm2, %xmm1
	subss	%xmm1, %xmm3
	subss	%xmm3, %xmm4
	movaps	%xmm4, %xmm0
	call	__ieee754_sqrtf@PLT
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L30:
	cmpl	$2139095040, %eax
	je	.L14
	addss	%xmm2, %xmm0
.L7:
	cmpl	$2139095040, %edx
	jne	.L1
	movss	.LC0(%rip), %xmm0
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	addl	$570425344, %eax
	addl	$570425344, %edx
	subl	$68, %ebx
	movd	%eax, %xmm0
	movd	%edx, %xmm2
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L14:
	movss	.LC0(%rip), %xmm0
	jmp	.L7
	.size	__ieee754_hypotf, .-__ieee754_hypotf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.align 4
.LC1:
	.long	2122317824
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC2:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
