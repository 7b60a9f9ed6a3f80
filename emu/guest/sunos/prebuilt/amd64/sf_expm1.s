// 268f7f5d506e9c0509e46f9fae520f82 newlib/libm/common/sf_expm1.c
	.file	"sf_expm1.c"
	.text
	.section	.text.expm1f,"ax",@progbits
	.p2align 4
	.globl	expm1f
	.type	expm1f, @function
expm1f:
	movd	%xmm0, %eax
	movaps	%xmm0, %xmm5
	movl	%eax, %edx
	andl	$2147483647, %eax
	andl	$-2147483648, %edx
	cmpl	$1100331075, %eax
	jbe	.L2
	cmpl	$2139095040, %eax
	ja	.L38
	je	.L39
	testl	%edx, %edx
	jne	.L33
	cmpl	$1118925335, %eax
	ja	.L40
	testl	%edx, %edx
	jne	.L33
	movss	.LC8(%rip), %xmm1
	movss	.LC0(%rip), %xmm4
	mulss	%xmm0, %xmm1
	movaps	%xmm4, %xmm0
.L13:
	addss	%xmm1, %xmm0
	movss	.LC7(%rip), %xmm1
	movaps	%xmm5, %xmm3
	cvttss2sil	%xmm0, %ecx
	pxor	%xmm0, %xmm0
	cvtsi2ssl	%ecx, %xmm0
	mulss	%xmm0, %xmm1
	mulss	.LC3(%rip), %xmm0
	subss	%xmm1, %xmm3
.L12:
	movaps	%xmm3, %xmm5
	subss	%xmm0, %xmm5
	subss	%xmm5, %xmm3
	subss	%xmm0, %xmm3
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1051816472, %eax
	ja	.L41
	cmpl	$855638015, %eax
	jbe	.L42
	movss	.LC0(%rip), %xmm4
	xorl	%ecx, %ecx
.L14:
	movaps	%xmm5, %xmm0
	movaps	%xmm5, %xmm2
	movss	.LC10(%rip), %xmm1
	movss	.LC15(%rip), %xmm6
	mulss	%xmm4, %xmm0
	mulss	%xmm0, %xmm2
	movaps	%xmm0, %xmm7
	movss	.LC16(%rip), %xmm0
	mulss	%xmm2, %xmm1
	addss	.LC11(%rip), %xmm1
	mulss	%xmm2, %xmm1
	subss	.LC12(%rip), %xmm1
	mulss	%xmm2, %xmm1
	addss	.LC13(%rip), %xmm1
	mulss	%xmm2, %xmm1
	subss	.LC14(%rip), %xmm1
	mulss	%xmm2, %xmm1
	addss	%xmm6, %xmm1
	mulss	%xmm1, %xmm7
	subss	%xmm7, %xmm0
	movss	.LC17(%rip), %xmm7
	subss	%xmm0, %xmm1
	mulss	%xmm5, %xmm0
	subss	%xmm0, %xmm7
	divss	%xmm7, %xmm1
	mulss	%xmm2, %xmm1
	testl	%ecx, %ecx
	je	.L43
	subss	%xmm3, %xmm1
	mulss	%xmm5, %xmm1
	subss	%xmm3, %xmm1
	subss	%xmm2, %xmm1
	cmpl	$-1, %ecx
	je	.L44
	cmpl	$1, %ecx
	je	.L45
	movl	%ecx, %eax
	leal	1(%rcx), %edx
	sall	$23, %eax
	cmpl	$57, %edx
	ja	.L46
	cmpl	$22, %ecx
	jg	.L21
	movl	$16777216, %edx
	subss	%xmm5, %xmm1
	sarl	%cl, %edx
	movl	%edx, %ecx
	movl	$1065353216, %edx
	subl	%ecx, %edx
	movd	%edx, %xmm6
	subss	%xmm1, %xmm6
	movd	%xmm6, %edx
	addl	%edx, %eax
	movd	%eax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L41:
	cmpl	$1065686417, %eax
	ja	.L10
	movaps	%xmm0, %xmm3
	testl	%edx, %edx
	je	.L47
	addss	.LC7(%rip), %xmm3
	movss	.LC2(%rip), %xmm0
	movl	$-1, %ecx
	movss	.LC0(%rip), %xmm4
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L38:
	addss	%xmm0, %xmm5
	movaps	%xmm5, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L33:
	movss	.LC5(%rip), %xmm0
	pxor	%xmm1, %xmm1
	addss	%xmm5, %xmm0
	comiss	%xmm0, %xmm1
	ja	.L48
	movss	.LC8(%rip), %xmm1
	movss	.LC1(%rip), %xmm0
	movss	.LC0(%rip), %xmm4
	mulss	%xmm5, %xmm1
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L10:
	movss	.LC8(%rip), %xmm1
	movss	.LC0(%rip), %xmm4
	mulss	%xmm0, %xmm1
	movss	.LC1(%rip), %xmm0
	testl	%edx, %edx
	jne	.L13
	movaps	%xmm4, %xmm0
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L45:
	movss	.LC18(%rip), %xmm0
	comiss	%xmm5, %xmm0
	jbe	.L35
	addss	%xmm5, %xmm4
	movss	.LC19(%rip), %xmm0
	subss	%xmm4, %xmm1
	mulss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	mulss	%xmm5, %xmm1
	subss	%xmm2, %xmm1
	subss	%xmm1, %xmm5
	movaps	%xmm5, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	movss	.LC9(%rip), %xmm0
	addss	%xmm5, %xmm0
	subss	%xmm0, %xmm0
	subss	%xmm0, %xmm5
.L36:
	movaps	%xmm5, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L47:
	subss	.LC7(%rip), %xmm3
	movss	.LC3(%rip), %xmm0
	movl	$1, %ecx
	movss	.LC0(%rip), %xmm4
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L44:
	subss	%xmm1, %xmm5
	movaps	%xmm5, %xmm0
	mulss	%xmm4, %xmm0
	subss	%xmm4, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	movss	.LC4(%rip), %xmm0
	testl	%edx, %edx
	je	.L36
	ret
	.p2align 4,,10
	.p2align 3
.L46:
	subss	%xmm5, %xmm1
	movaps	%xmm6, %xmm4
	subss	%xmm1, %xmm4
	movd	%xmm4, %edx
	addl	%edx, %eax
	movd	%eax, %xmm0
	subss	%xmm6, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	movl	$127, %edx
	subl	%ecx, %edx
	sall	$23, %edx
	movd	%edx, %xmm4
	addss	%xmm4, %xmm1
	subss	%xmm1, %xmm5
	addss	%xmm6, %xmm5
	movd	%xmm5, %esi
	addl	%esi, %eax
	movd	%eax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L40:
	xorl	%edi, %edi
	jmp	__math_oflowf
	.p2align 4,,10
	.p2align 3
.L35:
	subss	%xmm1, %xmm5
	movaps	%xmm5, %xmm0
	addss	%xmm5, %xmm0
	addss	%xmm6, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L48:
	movss	.LC4(%rip), %xmm0
	ret
	.size	expm1f, .-expm1f
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1056964608
	.align 4
.LC1:
	.long	-1090519040
	.align 4
.LC2:
	.long	-1223165999
	.align 4
.LC3:
	.long	924317649
	.align 4
.LC4:
	.long	-1082130432
	.align 4
.LC5:
	.long	228737632
	.align 4
.LC7:
	.long	1060204928
	.align 4
.LC8:
	.long	1069066811
	.align 4
.LC9:
	.long	1900671690
	.align 4
.LC10:
	.long	-1269305925
	.align 4
.LC11:
	.long	914783828
	.align 4
.LC12:
	.long	950431949
	.align 4
.LC13:
	.long	986713345
	.align 4
.LC14:
	.long	1023969417
	.align 4
.LC15:
	.long	1065353216
	.align 4
.LC16:
	.long	1077936128
	.align 4
.LC17:
	.long	1086324736
	.align 4
.LC18:
	.long	-1098907648
	.align 4
.LC19:
	.long	-1073741824
	.hidden	__math_oflowf
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
