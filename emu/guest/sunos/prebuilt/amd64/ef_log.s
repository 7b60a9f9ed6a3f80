// 27281ff66fedf242ee81f81f64ed8689 newlib/libm/math/ef_log.c
	.file	"ef_log.c"
	.text
	.section	.text.__ieee754_logf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_logf
	.type	__ieee754_logf, @function
__ieee754_logf:
	movd	%xmm0, %eax
	testl	$2147483647, %eax
	je	.L19
	movl	%eax, %edx
	testl	%eax, %eax
	js	.L20
	cmpl	$2139095039, %eax
	jg	.L21
	xorl	%eax, %eax
	cmpl	$8388607, %edx
	jg	.L6
	mulss	.LC2(%rip), %xmm0
	movl	$-25, %eax
	movd	%xmm0, %edx
.L6:
	movl	%edx, %ecx
	andl	$8388607, %edx
	sarl	$23, %ecx
	leal	-127(%rax,%rcx), %esi
	leal	4913952(%rdx), %ecx
	movl	%ecx, %eax
	shrl	$23, %ecx
	andl	$8388608, %eax
	addl	%esi, %ecx
	xorl	$1065353216, %eax
	orl	%edx, %eax
	movd	%eax, %xmm0
	leal	15(%rdx), %eax
	subss	.LC3(%rip), %xmm0
	testl	$8388592, %eax
	jne	.L7
	pxor	%xmm1, %xmm1
	ucomiss	%xmm1, %xmm0
	jp	.L8
	jne	.L8
	movaps	%xmm1, %xmm0
	testl	%ecx, %ecx
	jne	.L22
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	movss	.LC1(%rip), %xmm0
	pxor	%xmm1, %xmm1
	divss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	subss	%xmm0, %xmm0
	pxor	%xmm1, %xmm1
	divss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movss	.LC8(%rip), %xmm1
	movaps	%xmm0, %xmm3
	movl	$3523208, %eax
	leal	-3187664(%rdx), %esi
	subl	%edx, %eax
	pxor	%xmm5, %xmm5
	orl	%esi, %eax
	cvtsi2ssl	%ecx, %xmm5
	addss	%xmm0, %xmm1
	divss	%xmm1, %xmm3
	movss	.LC9(%rip), %xmm1
	movaps	%xmm3, %xmm2
	mulss	%xmm3, %xmm2
	movaps	%xmm2, %xmm4
	mulss	%xmm2, %xmm4
	mulss	%xmm4, %xmm1
	addss	.LC10(%rip), %xmm1
	mulss	%xmm4, %xmm1
	addss	.LC11(%rip), %xmm1
	mulss	%xmm4, %xmm1
	addss	.LC12(%rip), %xmm1
	mulss	%xmm2, %xmm1
	movss	.LC13(%rip), %xmm2
	mulss	%xmm4, %xmm2
	addss	.LC14(%rip), %xmm2
	mulss	%xmm4, %xmm2
	addss	.LC15(%rip), %xmm2
	mulss	%xmm4, %xmm2
	addss	%xmm2, %xmm1
	movaps	%xmm0, %xmm2
	jle	.L11
	mulss	.LC7(%rip), %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm2, %xmm1
	mulss	%xmm3, %xmm1
	testl	%ecx, %ecx
	jne	.L12
	subss	%xmm1, %xmm2
	subss	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	addss	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	movss	.LC6(%rip), %xmm2
	movss	.LC7(%rip), %xmm1
	mulss	%xmm0, %xmm2
	subss	%xmm2, %xmm1
	movaps	%xmm0, %xmm2
	mulss	%xmm0, %xmm2
	mulss	%xmm2, %xmm1
	testl	%ecx, %ecx
	jne	.L10
	subss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	subss	%xmm1, %xmm2
	mulss	%xmm3, %xmm2
	testl	%ecx, %ecx
	jne	.L13
	subss	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movss	.LC4(%rip), %xmm3
	mulss	%xmm5, %xmm3
	mulss	.LC5(%rip), %xmm5
	addss	%xmm1, %xmm5
	subss	%xmm5, %xmm2
	subss	%xmm0, %xmm2
	subss	%xmm2, %xmm3
	movaps	%xmm3, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	pxor	%xmm2, %xmm2
	movss	.LC4(%rip), %xmm3
	cvtsi2ssl	%ecx, %xmm2
	mulss	%xmm2, %xmm3
	mulss	.LC5(%rip), %xmm2
	subss	%xmm2, %xmm1
	subss	%xmm0, %xmm1
	subss	%xmm1, %xmm3
	movaps	%xmm3, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	pxor	%xmm1, %xmm1
	movss	.LC4(%rip), %xmm0
	cvtsi2ssl	%ecx, %xmm1
	mulss	%xmm1, %xmm0
	mulss	.LC5(%rip), %xmm1
	addss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	movss	.LC4(%rip), %xmm1
	mulss	%xmm5, %xmm1
	mulss	.LC5(%rip), %xmm5
	subss	%xmm5, %xmm2
	subss	%xmm0, %xmm2
	subss	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.size	__ieee754_logf, .-__ieee754_logf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	-872415232
	.align 4
.LC2:
	.long	1275068416
	.align 4
.LC3:
	.long	1065353216
	.align 4
.LC4:
	.long	1060204928
	.align 4
.LC5:
	.long	924317649
	.align 4
.LC6:
	.long	1051372203
	.align 4
.LC7:
	.long	1056964608
	.align 4
.LC8:
	.long	1073741824
	.align 4
.LC9:
	.long	1041729687
	.align 4
.LC10:
	.long	1044001573
	.align 4
.LC11:
	.long	1049774373
	.align 4
.LC12:
	.long	1059760811
	.align 4
.LC13:
	.long	1042075727
	.align 4
.LC14:
	.long	1046711849
	.align 4
.LC15:
	.long	1053609165
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
