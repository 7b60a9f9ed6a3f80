// df8348ef48abf6538b88813879228c31 newlib/libm/math/e_exp.c
	.file	"e_exp.c"
	.text
	.section	.text.__ieee754_exp,"ax",@progbits
	.p2align 4
	.globl	__ieee754_exp
	.type	__ieee754_exp, @function
__ieee754_exp:
	movq	%xmm0, %rdx
	movapd	%xmm0, %xmm1
	movq	%rdx, %rcx
	movq	%rdx, %rax
	shrq	$63, %rax
	shrq	$32, %rcx
	movq	%rax, %rsi
	movl	%ecx, %eax
	andl	$2147483647, %eax
	cmpl	$1082535489, %eax
	jbe	.L2
	cmpl	$2146435071, %eax
	jbe	.L24
	andl	$1048575, %ecx
	orl	%edx, %ecx
	jne	.L25
	pxor	%xmm0, %xmm0
	testl	%esi, %esi
	jne	.L1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1071001154, %eax
	ja	.L26
	movsd	.LC12(%rip), %xmm0
	cmpl	$1043333119, %eax
	ja	.L12
	movsd	.LC3(%rip), %xmm2
	addsd	%xmm1, %xmm2
	comisd	%xmm0, %xmm2
	jbe	.L12
	addsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L24:
	comisd	.LC1(%rip), %xmm0
	ja	.L4
	movsd	.LC2(%rip), %xmm2
	pxor	%xmm0, %xmm0
	comisd	%xmm1, %xmm2
	ja	.L27
.L6:
	movsd	.LC4(%rip), %xmm0
	movslq	%esi, %rsi
	pxor	%xmm2, %xmm2
	movapd	%xmm1, %xmm4
	leaq	halF(%rip), %rax
	mulsd	%xmm1, %xmm0
	addsd	(%rax,%rsi,8), %xmm0
	cvttsd2sil	%xmm0, %edx
	movsd	.LC5(%rip), %xmm0
	cvtsi2sdl	%edx, %xmm2
	mulsd	%xmm2, %xmm0
	mulsd	.LC6(%rip), %xmm2
	subsd	%xmm0, %xmm4
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L26:
	cmpl	$1072734897, %eax
	ja	.L6
	movslq	%esi, %rax
	leaq	ln2HI(%rip), %rdx
	movapd	%xmm0, %xmm4
	subsd	(%rdx,%rax,8), %xmm4
	leaq	ln2LO(%rip), %rdx
	movsd	(%rdx,%rax,8), %xmm2
	movl	$1, %edx
	subl	%esi, %edx
	subl	%esi, %edx
.L9:
	movapd	%xmm4, %xmm1
	movsd	.LC7(%rip), %xmm0
	subsd	%xmm2, %xmm1
	movapd	%xmm1, %xmm3
	movapd	%xmm1, %xmm5
	mulsd	%xmm1, %xmm3
	mulsd	%xmm3, %xmm0
	subsd	.LC8(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC9(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	subsd	.LC10(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	addsd	.LC11(%rip), %xmm0
	mulsd	%xmm3, %xmm0
	movapd	%xmm1, %xmm3
	subsd	%xmm0, %xmm5
	mulsd	%xmm5, %xmm3
	testl	%edx, %edx
	je	.L28
	movsd	.LC13(%rip), %xmm0
	subsd	%xmm5, %xmm0
	divsd	%xmm0, %xmm3
	movsd	.LC12(%rip), %xmm0
	subsd	%xmm3, %xmm2
	subsd	%xmm4, %xmm2
	subsd	%xmm2, %xmm0
	movq	%xmm0, %rax
	movq	%rax, %rcx
	shrq	$32, %rcx
	cmpl	$-1021, %edx
	jl	.L14
	sall	$20, %edx
	movl	%eax, %eax
	addl	%ecx, %edx
	movl	%edx, %edx
	salq	$32, %rdx
	orq	%rdx, %rax
	movq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movapd	%xmm1, %xmm3
	movsd	.LC7(%rip), %xmm2
	movapd	%xmm1, %xmm5
	mulsd	%xmm1, %xmm3
	mulsd	%xmm3, %xmm2
	subsd	.LC8(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	addsd	.LC9(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	subsd	.LC10(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	addsd	.LC11(%rip), %xmm2
	mulsd	%xmm3, %xmm2
	movapd	%xmm1, %xmm3
	subsd	%xmm2, %xmm5
	mulsd	%xmm5, %xmm3
.L10:
	subsd	.LC13(%rip), %xmm5
	divsd	%xmm5, %xmm3
	subsd	%xmm1, %xmm3
	subsd	%xmm3, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	addsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movsd	.LC3(%rip), %xmm0
	mulsd	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	addl	$1000, %edx
	movl	%eax, %eax
	sall	$20, %edx
	addl	%ecx, %edx
	movl	%edx, %edx
	salq	$32, %rdx
	orq	%rdx, %rax
	movq	%rax, %xmm0
	mulsd	.LC14(%rip), %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	ret
.L28:
	movsd	.LC12(%rip), %xmm0
	jmp	.L10
	.size	__ieee754_exp, .-__ieee754_exp
	.section	.rodata
	.align 16
	.type	ln2LO, @object
	.size	ln2LO, 16
ln2LO:
	.long	897137782
	.long	1038760431
	.long	897137782
	.long	-1108723217
	.align 16
	.type	ln2HI, @object
	.size	ln2HI, 16
ln2HI:
	.long	-18874368
	.long	1072049730
	.long	-18874368
	.long	-1075433918
	.align 16
	.type	halF, @object
	.size	halF, 16
halF:
	.long	0
	.long	1071644672
	.long	0
	.long	-1075838976
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	-17155601
	.long	1082535490
	.align 8
.LC2:
	.long	-718458799
	.long	-1064875760
	.align 8
.LC3:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC4:
	.long	1697350398
	.long	1073157447
	.align 8
.LC5:
	.long	-18874368
	.long	1072049730
	.align 8
.LC6:
	.long	897137782
	.long	1038760431
	.align 8
.LC7:
	.long	1925096656
	.long	1046886249
	.align 8
.LC8:
	.long	-976065551
	.long	1052491073
	.align 8
.LC9:
	.long	-1356472788
	.long	1058100842
	.align 8
.LC10:
	.long	381599123
	.long	1063698796
	.align 8
.LC11:
	.long	1431655742
	.long	1069897045
	.align 8
.LC12:
	.long	0
	.long	1072693248
	.align 8
.LC13:
	.long	0
	.long	1073741824
	.align 8
.LC14:
	.long	0
	.long	24117248
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
