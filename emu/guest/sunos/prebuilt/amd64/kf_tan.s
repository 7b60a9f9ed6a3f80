// 6ff9122b24c72ae1b5dcef7cdd342b25 newlib/libm/math/kf_tan.c
	.file	"kf_tan.c"
	.text
	.section	.text.__kernel_tanf,"ax",@progbits
	.p2align 4
	.globl	__kernel_tanf
	.type	__kernel_tanf, @function
__kernel_tanf:
	movd	%xmm0, %edx
	movaps	%xmm0, %xmm6
	movl	%edi, %eax
	movl	%edx, %ecx
	andl	$2147483647, %ecx
	cmpl	$830472191, %ecx
	ja	.L2
	cvttss2sil	%xmm0, %esi
	testl	%esi, %esi
	jne	.L3
	leal	1(%rdi), %edx
	orl	%ecx, %edx
	je	.L18
	cmpl	$1, %edi
	je	.L14
	movss	.LC2(%rip), %xmm1
	divss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1059889471, %ecx
	jbe	.L3
	testl	%edx, %edx
	js	.L19
.L6:
	movss	.LC4(%rip), %xmm0
	subss	%xmm6, %xmm0
	movss	.LC5(%rip), %xmm6
	subss	%xmm1, %xmm6
	pxor	%xmm1, %xmm1
	addss	%xmm0, %xmm6
.L3:
	movaps	%xmm6, %xmm3
	movss	.LC6(%rip), %xmm0
	movss	.LC12(%rip), %xmm4
	movaps	%xmm6, %xmm2
	mulss	%xmm6, %xmm3
	mulss	%xmm3, %xmm2
	movaps	%xmm3, %xmm5
	mulss	%xmm3, %xmm5
	mulss	%xmm5, %xmm0
	addss	.LC7(%rip), %xmm0
	mulss	%xmm5, %xmm4
	addss	.LC13(%rip), %xmm4
	mulss	%xmm5, %xmm0
	addss	.LC8(%rip), %xmm0
	mulss	%xmm5, %xmm4
	addss	.LC14(%rip), %xmm4
	mulss	%xmm5, %xmm0
	addss	.LC9(%rip), %xmm0
	mulss	%xmm5, %xmm4
	addss	.LC15(%rip), %xmm4
	mulss	%xmm5, %xmm0
	addss	.LC10(%rip), %xmm0
	mulss	%xmm5, %xmm4
	addss	.LC16(%rip), %xmm4
	mulss	%xmm5, %xmm0
	addss	.LC11(%rip), %xmm0
	mulss	%xmm5, %xmm4
	addss	.LC17(%rip), %xmm4
	mulss	%xmm3, %xmm0
	addss	%xmm4, %xmm0
	mulss	%xmm2, %xmm0
	mulss	.LC18(%rip), %xmm2
	addss	%xmm1, %xmm0
	mulss	%xmm3, %xmm0
	addss	%xmm0, %xmm1
	movaps	%xmm6, %xmm0
	addss	%xmm1, %xmm2
	addss	%xmm2, %xmm0
	cmpl	$1059889471, %ecx
	ja	.L20
	cmpl	$1, %eax
	je	.L14
	movss	.LC2(%rip), %xmm3
	movd	%xmm0, %eax
	andl	$-4096, %eax
	divss	%xmm0, %xmm3
	movd	%eax, %xmm1
	movaps	%xmm1, %xmm4
	subss	%xmm6, %xmm4
	subss	%xmm4, %xmm2
	movd	%xmm3, %eax
	andl	$-4096, %eax
	movd	%eax, %xmm0
	mulss	%xmm0, %xmm2
	mulss	%xmm0, %xmm1
	addss	.LC1(%rip), %xmm1
	addss	%xmm1, %xmm2
	mulss	%xmm3, %xmm2
	addss	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	pxor	%xmm3, %xmm3
	movaps	%xmm0, %xmm1
	sarl	$30, %edx
	cvtsi2ssl	%eax, %xmm3
	mulss	%xmm0, %xmm1
	andl	$2, %edx
	movl	$1, %eax
	subl	%edx, %eax
	addss	%xmm3, %xmm0
	divss	%xmm0, %xmm1
	pxor	%xmm0, %xmm0
	cvtsi2ssl	%eax, %xmm0
	subss	%xmm2, %xmm1
	subss	%xmm1, %xmm6
	addss	%xmm6, %xmm6
	subss	%xmm6, %xmm3
	mulss	%xmm3, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	movss	.LC3(%rip), %xmm0
	xorps	%xmm0, %xmm6
	xorps	%xmm0, %xmm1
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L18:
	subq	$8, %rsp
	call	fabsf@PLT
	movaps	%xmm0, %xmm1
	movss	.LC1(%rip), %xmm0
	addq	$8, %rsp
	divss	%xmm1, %xmm0
	ret
	.size	__kernel_tanf, .-__kernel_tanf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	-1082130432
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC3:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.section	.rodata.cst4
	.align 4
.LC4:
	.long	1061752794
	.align 4
.LC5:
	.long	857874792
	.align 4
.LC6:
	.long	936989572
	.align 4
.LC7:
	.long	949338234
	.align 4
.LC8:
	.long	964769721
	.align 4
.LC9:
	.long	985587272
	.align 4
.LC10:
	.long	1007761183
	.align 4
.LC11:
	.long	1029508561
	.align 4
.LC12:
	.long	-1214534049
	.align 4
.LC13:
	.long	950268997
	.align 4
.LC14:
	.long	974792392
	.align 4
.LC15:
	.long	996894998
	.align 4
.LC16:
	.long	1018374052
	.align 4
.LC17:
	.long	1040746633
	.align 4
.LC18:
	.long	1051372203
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
