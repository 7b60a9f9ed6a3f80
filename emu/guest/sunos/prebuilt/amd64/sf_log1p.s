// 6f7e226dd06cf506a3e06c2a31e3fdef newlib/libm/common/sf_log1p.c
	.file	"sf_log1p.c"
	.text
	.section	.text.log1pf,"ax",@progbits
	.p2align 4
	.globl	log1pf
	.type	log1pf, @function
log1pf:
	movd	%xmm0, %eax
	movaps	%xmm0, %xmm1
	cmpl	$2139095039, %eax
	jg	.L32
	cmpl	$1054086102, %eax
	jg	.L4
	movl	%eax, %edx
	andl	$2147483647, %edx
	cmpl	$1065353215, %edx
	jbe	.L5
	ucomiss	.LC1(%rip), %xmm0
	jp	.L6
	jne	.L6
	movl	$1, %edi
	jmp	__math_divzerof
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$1509949439, %eax
	jle	.L10
	movl	%eax, %edx
	andl	$8388607, %eax
	movss	.LC4(%rip), %xmm0
	pxor	%xmm3, %xmm3
	sarl	$23, %edx
	subl	$127, %edx
	cmpl	$3474678, %eax
	jg	.L16
.L34:
	movl	%eax, %esi
	orl	$1065353216, %esi
	movd	%esi, %xmm1
.L17:
	subss	%xmm0, %xmm1
	movss	.LC3(%rip), %xmm4
	mulss	%xmm1, %xmm4
	mulss	%xmm1, %xmm4
	testl	%eax, %eax
	jne	.L11
	pxor	%xmm2, %xmm2
	ucomiss	%xmm2, %xmm1
	jp	.L18
	jne	.L18
	movaps	%xmm2, %xmm0
	testl	%edx, %edx
	je	.L1
	pxor	%xmm1, %xmm1
	movss	.LC5(%rip), %xmm0
	cvtsi2ssl	%edx, %xmm1
	mulss	%xmm1, %xmm0
	mulss	.LC6(%rip), %xmm1
	addss	%xmm3, %xmm0
	addss	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L32:
	addss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	cmpl	$822083583, %edx
	ja	.L8
	movss	.LC2(%rip), %xmm0
	pxor	%xmm2, %xmm2
	addss	%xmm1, %xmm0
	comiss	%xmm2, %xmm0
	jbe	.L25
	movaps	%xmm1, %xmm0
	cmpl	$612368383, %edx
	ja	.L25
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	addl	$1097468384, %eax
	cmpl	$1097468384, %eax
	ja	.L33
.L10:
	movss	.LC4(%rip), %xmm0
	movaps	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movd	%xmm2, %eax
	movaps	%xmm2, %xmm3
	movl	%eax, %edx
	sarl	$23, %edx
	subl	$127, %edx
	testl	%edx, %edx
	jle	.L13
	subss	%xmm1, %xmm3
	movaps	%xmm0, %xmm1
	subss	%xmm3, %xmm1
.L14:
	movaps	%xmm1, %xmm3
	andl	$8388607, %eax
	divss	%xmm2, %xmm3
	cmpl	$3474678, %eax
	jle	.L34
.L16:
	movl	$8388608, %ecx
	movl	%eax, %edi
	addl	$1, %edx
	subl	%eax, %ecx
	orl	$1056964608, %edi
	movl	%ecx, %eax
	movd	%edi, %xmm1
	sarl	$2, %eax
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L25:
	movaps	%xmm1, %xmm2
	mulss	%xmm1, %xmm2
	mulss	.LC3(%rip), %xmm2
	subss	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L33:
	movss	.LC3(%rip), %xmm4
	xorl	%edx, %edx
	mulss	%xmm0, %xmm4
	mulss	%xmm0, %xmm4
.L11:
	movss	.LC8(%rip), %xmm2
	movaps	%xmm1, %xmm0
	addss	%xmm1, %xmm2
	divss	%xmm2, %xmm0
	movss	.LC9(%rip), %xmm2
	movaps	%xmm0, %xmm5
	mulss	%xmm0, %xmm5
	mulss	%xmm5, %xmm2
	addss	.LC10(%rip), %xmm2
	mulss	%xmm5, %xmm2
	addss	.LC11(%rip), %xmm2
	mulss	%xmm5, %xmm2
	addss	.LC12(%rip), %xmm2
	mulss	%xmm5, %xmm2
	addss	.LC13(%rip), %xmm2
	mulss	%xmm5, %xmm2
	addss	.LC14(%rip), %xmm2
	mulss	%xmm5, %xmm2
	addss	.LC7(%rip), %xmm2
	mulss	%xmm5, %xmm2
	addss	%xmm4, %xmm2
	mulss	%xmm0, %xmm2
	testl	%edx, %edx
	jne	.L21
	subss	%xmm2, %xmm4
	subss	%xmm4, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	pxor	%xmm5, %xmm5
	movss	.LC6(%rip), %xmm0
	cvtsi2ssl	%edx, %xmm5
	mulss	%xmm5, %xmm0
	mulss	.LC5(%rip), %xmm5
	addss	%xmm3, %xmm5
	addss	%xmm2, %xmm5
	subss	%xmm5, %xmm4
	subss	%xmm1, %xmm4
	subss	%xmm4, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	movss	.LC7(%rip), %xmm2
	mulss	%xmm1, %xmm2
	subss	%xmm2, %xmm0
	mulss	%xmm4, %xmm0
	movaps	%xmm0, %xmm2
	testl	%edx, %edx
	jne	.L20
	subss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	movaps	%xmm1, %xmm0
	jmp	__math_invalidf
	.p2align 4,,10
	.p2align 3
.L13:
	subss	%xmm0, %xmm3
	subss	%xmm3, %xmm1
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L20:
	pxor	%xmm4, %xmm4
	movss	.LC6(%rip), %xmm0
	cvtsi2ssl	%edx, %xmm4
	mulss	%xmm4, %xmm0
	mulss	.LC5(%rip), %xmm4
	addss	%xmm3, %xmm4
	subss	%xmm4, %xmm2
	subss	%xmm1, %xmm2
	subss	%xmm2, %xmm0
	ret
	.size	log1pf, .-log1pf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	-1082130432
	.align 4
.LC2:
	.long	1275068416
	.align 4
.LC3:
	.long	1056964608
	.align 4
.LC4:
	.long	1065353216
	.align 4
.LC5:
	.long	924317649
	.align 4
.LC6:
	.long	1060204928
	.align 4
.LC7:
	.long	1059760811
	.align 4
.LC8:
	.long	1073741824
	.align 4
.LC9:
	.long	1041729687
	.align 4
.LC10:
	.long	1042075727
	.align 4
.LC11:
	.long	1044001573
	.align 4
.LC12:
	.long	1046711849
	.align 4
.LC13:
	.long	1049774373
	.align 4
.LC14:
	.long	1053609165
	.hidden	__math_invalidf
	.hidden	__math_divzerof
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
