// 142904d1fb3ca050f7b867d0f02e12a1 newlib/libm/math/ef_exp.c
	.file	"ef_exp.c"
	.text
	.section	.text.__ieee754_expf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_expf
	.type	__ieee754_expf, @function
__ieee754_expf:
	movd	%xmm0, %edx
	movaps	%xmm0, %xmm1
	movl	%edx, %eax
	andl	$2147483647, %eax
	cmpl	$2139095040, %eax
	ja	.L25
	movl	%edx, %ecx
	shrl	$31, %ecx
	cmpl	$2139095040, %eax
	je	.L26
	cmpl	$1118925335, %edx
	jg	.L27
	testb	%cl, %cl
	je	.L17
	pxor	%xmm0, %xmm0
	cmpl	$1120924085, %eax
	jbe	.L17
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	cmpl	$1051816472, %eax
	jbe	.L7
	cmpl	$1065686417, %eax
	ja	.L8
	movslq	%ecx, %rax
	leaq	ln2HI(%rip), %rdx
	movaps	%xmm1, %xmm4
	subss	(%rdx,%rax,4), %xmm4
	leaq	ln2LO(%rip), %rdx
	movss	(%rdx,%rax,4), %xmm2
	movl	$1, %eax
	subl	%ecx, %eax
	subl	%ecx, %eax
.L9:
	movaps	%xmm4, %xmm1
	movss	.LC5(%rip), %xmm0
	subss	%xmm2, %xmm1
	movaps	%xmm1, %xmm3
	movaps	%xmm1, %xmm5
	mulss	%xmm1, %xmm3
	mulss	%xmm3, %xmm0
	subss	.LC6(%rip), %xmm0
	mulss	%xmm3, %xmm0
	addss	.LC7(%rip), %xmm0
	mulss	%xmm3, %xmm0
	subss	.LC8(%rip), %xmm0
	mulss	%xmm3, %xmm0
	addss	.LC9(%rip), %xmm0
	mulss	%xmm3, %xmm0
	movaps	%xmm1, %xmm3
	subss	%xmm0, %xmm5
	mulss	%xmm5, %xmm3
	testl	%eax, %eax
	je	.L28
	movss	.LC11(%rip), %xmm0
	subss	%xmm5, %xmm0
	divss	%xmm0, %xmm3
	movss	.LC10(%rip), %xmm0
	subss	%xmm3, %xmm2
	subss	%xmm4, %xmm2
	subss	%xmm2, %xmm0
	cmpl	$-125, %eax
	jl	.L14
	movd	%xmm0, %edi
	sall	$23, %eax
	addl	%edi, %eax
	movd	%eax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	addss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	movss	.LC1(%rip), %xmm0
	mulss	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movss	.LC10(%rip), %xmm0
	cmpl	$830472191, %eax
	ja	.L12
	movss	.LC1(%rip), %xmm2
	addss	%xmm1, %xmm2
	comiss	%xmm0, %xmm2
	ja	.L29
.L12:
	movaps	%xmm1, %xmm3
	movss	.LC5(%rip), %xmm2
	movaps	%xmm1, %xmm5
	mulss	%xmm1, %xmm3
	mulss	%xmm3, %xmm2
	subss	.LC6(%rip), %xmm2
	mulss	%xmm3, %xmm2
	addss	.LC7(%rip), %xmm2
	mulss	%xmm3, %xmm2
	subss	.LC8(%rip), %xmm2
	mulss	%xmm3, %xmm2
	addss	.LC9(%rip), %xmm2
	mulss	%xmm3, %xmm2
	movaps	%xmm1, %xmm3
	subss	%xmm2, %xmm5
	mulss	%xmm5, %xmm3
.L10:
	subss	.LC11(%rip), %xmm5
	divss	%xmm5, %xmm3
	subss	%xmm1, %xmm3
	subss	%xmm3, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	pxor	%xmm0, %xmm0
	testl	%ecx, %ecx
	jne	.L1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	addl	$100, %eax
	movd	%xmm0, %esi
	sall	$23, %eax
	addl	%eax, %esi
	movd	%esi, %xmm0
	mulss	.LC12(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	movss	.LC2(%rip), %xmm0
	leaq	halF(%rip), %rax
	pxor	%xmm2, %xmm2
	movaps	%xmm1, %xmm4
	mulss	%xmm1, %xmm0
	addss	(%rax,%rcx,4), %xmm0
	cvttss2sil	%xmm0, %eax
	movss	.LC3(%rip), %xmm0
	cvtsi2ssl	%eax, %xmm2
	mulss	%xmm2, %xmm0
	mulss	.LC4(%rip), %xmm2
	subss	%xmm0, %xmm4
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L29:
	addss	%xmm1, %xmm0
	ret
.L28:
	movss	.LC10(%rip), %xmm0
	jmp	.L10
	.size	__ieee754_expf, .-__ieee754_expf
	.section	.rodata
	.align 8
	.type	ln2LO, @object
	.size	ln2LO, 8
ln2LO:
	.long	924317649
	.long	-1223165999
	.align 8
	.type	ln2HI, @object
	.size	ln2HI, 8
ln2HI:
	.long	1060204928
	.long	-1087278720
	.align 8
	.type	halF, @object
	.size	halF, 8
halF:
	.long	1056964608
	.long	-1090519040
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1900671690
	.align 4
.LC2:
	.long	1069066811
	.align 4
.LC3:
	.long	1060204928
	.align 4
.LC4:
	.long	924317649
	.align 4
.LC5:
	.long	858897228
	.align 4
.LC6:
	.long	903735822
	.align 4
.LC7:
	.long	948613973
	.align 4
.LC8:
	.long	993397601
	.align 4
.LC9:
	.long	1042983595
	.align 4
.LC10:
	.long	1065353216
	.align 4
.LC11:
	.long	1073741824
	.align 4
.LC12:
	.long	226492416
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
