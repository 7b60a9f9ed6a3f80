// d8743c6ec279a72d01f473453ad9022f newlib/libm/math/k_tan.c
	.file	"k_tan.c"
	.text
	.section	.text.__kernel_tan,"ax",@progbits
	.p2align 4
	.globl	__kernel_tan
	.type	__kernel_tan, @function
__kernel_tan:
	movq	%xmm0, %rsi
	movapd	%xmm0, %xmm6
	movl	%edi, %eax
	movq	%rsi, %rdx
	shrq	$32, %rdx
	movl	%edx, %ecx
	andl	$2147483647, %ecx
	cmpl	$1043333119, %ecx
	ja	.L2
	cvttsd2sil	%xmm0, %edi
	testl	%edi, %edi
	jne	.L3
	leal	1(%rax), %edx
	orl	%esi, %edx
	orl	%ecx, %edx
	je	.L18
	cmpl	$1, %eax
	je	.L14
	movsd	.LC2(%rip), %xmm1
	divsd	%xmm0, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1072010279, %ecx
	jbe	.L3
	testl	%edx, %edx
	js	.L19
.L6:
	movsd	.LC4(%rip), %xmm0
	subsd	%xmm6, %xmm0
	movsd	.LC5(%rip), %xmm6
	subsd	%xmm1, %xmm6
	pxor	%xmm1, %xmm1
	addsd	%xmm0, %xmm6
.L3:
	movapd	%xmm6, %xmm3
	movsd	.LC6(%rip), %xmm0
	movsd	.LC12(%rip), %xmm4
	movapd	%xmm6, %xmm2
	mulsd	%xmm6, %xmm3
	mulsd	%xmm3, %xmm2
	movapd	%xmm3, %xmm5
	mulsd	%xmm3, %xmm5
	mulsd	%xmm5, %xmm0
	addsd	.LC7(%rip), %xmm0
	mulsd	%xmm5, %xmm4
	addsd	.LC13(%rip), %xmm4
	mulsd	%xmm5, %xmm0
	addsd	.LC8(%rip), %xmm0
	mulsd	%xmm5, %xmm4
	addsd	.LC14(%rip), %xmm4
	mulsd	%xmm5, %xmm0
	addsd	.LC9(%rip), %xmm0
	mulsd	%xmm5, %xmm4
	addsd	.LC15(%rip), %xmm4
	mulsd	%xmm5, %xmm0
	addsd	.LC10(%rip), %xmm0
	mulsd	%xmm5, %xmm4
	addsd	.LC16(%rip), %xmm4
	mulsd	%xmm5, %xmm0
	addsd	.LC11(%rip), %xmm0
	mulsd	%xmm5, %xmm4
	addsd	.LC17(%rip), %xmm4
	mulsd	%xmm3, %xmm0
	addsd	%xmm4, %xmm0
	mulsd	%xmm2, %xmm0
	mulsd	.LC18(%rip), %xmm2
	addsd	%xmm1, %xmm0
	mulsd	%xmm3, %xmm0
	addsd	%xmm0, %xmm1
	movapd	%xmm6, %xmm0
	addsd	%xmm1, %xmm2
	addsd	%xmm2, %xmm0
	cmpl	$1072010279, %ecx
	ja	.L20
	cmpl	$1, %eax
	je	.L14
	movsd	.LC2(%rip), %xmm3
	movq	%xmm0, %rax
	movabsq	$-4294967296, %rdx
	andq	%rdx, %rax
	divsd	%xmm0, %xmm3
	movq	%rax, %xmm1
	movapd	%xmm1, %xmm4
	subsd	%xmm6, %xmm4
	subsd	%xmm4, %xmm2
	movq	%xmm3, %rax
	andq	%rdx, %rax
	movq	%rax, %xmm0
	mulsd	%xmm0, %xmm2
	mulsd	%xmm0, %xmm1
	addsd	.LC1(%rip), %xmm1
	addsd	%xmm1, %xmm2
	mulsd	%xmm3, %xmm2
	addsd	%xmm2, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	pxor	%xmm3, %xmm3
	movapd	%xmm0, %xmm1
	sarl	$30, %edx
	cvtsi2sdl	%eax, %xmm3
	mulsd	%xmm0, %xmm1
	andl	$2, %edx
	movl	$1, %eax
	subl	%edx, %eax
	addsd	%xmm3, %xmm0
	divsd	%xmm0, %xmm1
	pxor	%xmm0, %xmm0
	cvtsi2sdl	%eax, %xmm0
	subsd	%xmm2, %xmm1
	subsd	%xmm1, %xmm6
	addsd	%xmm6, %xmm6
	subsd	%xmm6, %xmm3
	mulsd	%xmm3, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	movq	.LC3(%rip), %xmm0
	xorpd	%xmm0, %xmm6
	xorpd	%xmm0, %xmm1
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L18:
	subq	$8, %rsp
	call	fabs@PLT
	movapd	%xmm0, %xmm1
	movsd	.LC1(%rip), %xmm0
	addq	$8, %rsp
	divsd	%xmm1, %xmm0
	ret
	.size	__kernel_tan, .-__kernel_tan
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	0
	.long	1072693248
	.align 8
.LC2:
	.long	0
	.long	-1074790400
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC3:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.section	.rodata.cst8
	.align 8
.LC4:
	.long	1413754136
	.long	1072243195
	.align 8
.LC5:
	.long	856972295
	.long	1015129638
	.align 8
.LC6:
	.long	1958705876
	.long	1056647792
	.align 8
.LC7:
	.long	854632425
	.long	1058191375
	.align 8
.LC8:
	.long	445452392
	.long	1060120311
	.align 8
.LC9:
	.long	-18840811
	.long	1062722504
	.align 8
.LC10:
	.long	-378633069
	.long	1065494243
	.align 8
.LC11:
	.long	464732670
	.long	1068212666
	.align 8
.LC12:
	.long	-614444173
	.long	-1091340853
	.align 8
.LC13:
	.long	-1606970714
	.long	1058307720
	.align 8
.LC14:
	.long	-218995455
	.long	1061373144
	.align 8
.LC15:
	.long	-917109976
	.long	1064135970
	.align 8
.LC16:
	.long	-2079926729
	.long	1066820852
	.align 8
.LC17:
	.long	286326394
	.long	1069617425
	.align 8
.LC18:
	.long	1431655779
	.long	1070945621
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
