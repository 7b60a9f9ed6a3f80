// f5b7ff68d8bca479152066cf114b98f0 newlib/libm/common/s_expm1.c
	.file	"s_expm1.c"
	.text
	.section	.text.expm1,"ax",@progbits
	.p2align 4
	.globl	expm1
	.type	expm1, @function
expm1:
	movq	%xmm0, %rcx
	movapd	%xmm0, %xmm5
	movq	%rcx, %rdx
	shrq	$32, %rdx
	movl	%edx, %eax
	movl	%edx, %esi
	andl	$2147483647, %eax
	andl	$-2147483648, %esi
	cmpl	$1078159481, %eax
	jbe	.L2
	cmpl	$1082535489, %eax
	jbe	.L31
	cmpl	$2146435071, %eax
	jbe	.L6
	andl	$1048575, %edx
	orl	%ecx, %edx
	je	.L7
	addsd	%xmm0, %xmm5
	movapd	%xmm5, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1071001154, %eax
	ja	.L37
	cmpl	$1016070143, %eax
	jbe	.L38
	movsd	.LC0(%rip), %xmm4
	xorl	%ecx, %ecx
.L17:
	movapd	%xmm5, %xmm0
	movapd	%xmm5, %xmm2
	movsd	.LC11(%rip), %xmm1
	movsd	.LC16(%rip), %xmm6
	mulsd	%xmm4, %xmm0
	mulsd	%xmm0, %xmm2
	movapd	%xmm0, %xmm7
	movsd	.LC17(%rip), %xmm0
	mulsd	%xmm2, %xmm1
	addsd	.LC12(%rip), %xmm1
	mulsd	%xmm2, %xmm1
	subsd	.LC13(%rip), %xmm1
	mulsd	%xmm2, %xmm1
	addsd	.LC14(%rip), %xmm1
	mulsd	%xmm2, %xmm1
	subsd	.LC15(%rip), %xmm1
	mulsd	%xmm2, %xmm1
	addsd	%xmm6, %xmm1
	mulsd	%xmm1, %xmm7
	subsd	%xmm7, %xmm0
	movsd	.LC18(%rip), %xmm7
	subsd	%xmm0, %xmm1
	mulsd	%xmm5, %xmm0
	subsd	%xmm0, %xmm7
	divsd	%xmm7, %xmm1
	mulsd	%xmm2, %xmm1
	testl	%ecx, %ecx
	je	.L39
	subsd	%xmm3, %xmm1
	mulsd	%xmm5, %xmm1
	subsd	%xmm3, %xmm1
	subsd	%xmm2, %xmm1
	cmpl	$-1, %ecx
	je	.L40
	cmpl	$1, %ecx
	je	.L41
	movl	%ecx, %edx
	leal	1(%rcx), %eax
	sall	$20, %edx
	cmpl	$57, %eax
	ja	.L42
	cmpl	$19, %ecx
	jg	.L24
	movl	$2097152, %eax
	subsd	%xmm5, %xmm1
	sarl	%cl, %eax
	movl	%eax, %ecx
	movl	$1072693248, %eax
	subl	%ecx, %eax
	salq	$32, %rax
	movq	%rax, %xmm6
	subsd	%xmm1, %xmm6
	movq	%xmm6, %rax
	movq	%rax, %rcx
	movl	%eax, %eax
	shrq	$32, %rcx
	addl	%ecx, %edx
	movl	%edx, %edx
	salq	$32, %rdx
	orq	%rdx, %rax
	movq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	comisd	.LC5(%rip), %xmm0
	ja	.L43
.L31:
	testl	%esi, %esi
	jne	.L4
	movsd	.LC6(%rip), %xmm1
	movsd	.LC0(%rip), %xmm4
	mulsd	%xmm5, %xmm1
	movapd	%xmm4, %xmm0
.L11:
	addsd	%xmm1, %xmm0
	movsd	.LC9(%rip), %xmm1
	movapd	%xmm5, %xmm3
	cvttsd2sil	%xmm0, %ecx
	pxor	%xmm0, %xmm0
	cvtsi2sdl	%ecx, %xmm0
	mulsd	%xmm0, %xmm1
	mulsd	.LC3(%rip), %xmm0
	subsd	%xmm1, %xmm3
.L16:
	movapd	%xmm3, %xmm5
	subsd	%xmm0, %xmm5
	subsd	%xmm5, %xmm3
	subsd	%xmm0, %xmm3
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L39:
	mulsd	%xmm5, %xmm1
	subsd	%xmm2, %xmm1
	subsd	%xmm1, %xmm5
	movapd	%xmm5, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movsd	.LC7(%rip), %xmm0
	pxor	%xmm1, %xmm1
	addsd	%xmm5, %xmm0
	comisd	%xmm0, %xmm1
	ja	.L44
	movsd	.LC6(%rip), %xmm1
	movsd	.LC1(%rip), %xmm0
	movsd	.LC0(%rip), %xmm4
	mulsd	%xmm5, %xmm1
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L37:
	cmpl	$1072734897, %eax
	ja	.L14
	movapd	%xmm0, %xmm3
	testl	%esi, %esi
	je	.L45
	addsd	.LC9(%rip), %xmm3
	movsd	.LC2(%rip), %xmm0
	movl	$-1, %ecx
	movsd	.LC0(%rip), %xmm4
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L42:
	subsd	%xmm5, %xmm1
	movapd	%xmm6, %xmm4
	subsd	%xmm1, %xmm4
	movq	%xmm4, %rax
	movq	%rax, %rcx
	movl	%eax, %eax
	shrq	$32, %rcx
	addl	%ecx, %edx
	movl	%edx, %edx
	salq	$32, %rdx
	orq	%rdx, %rax
	movq	%rax, %xmm0
	subsd	%xmm6, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L38:
	movsd	.LC10(%rip), %xmm0
	addsd	%xmm5, %xmm0
	subsd	%xmm0, %xmm0
	subsd	%xmm0, %xmm5
.L35:
	movapd	%xmm5, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L41:
	movsd	.LC19(%rip), %xmm0
	comisd	%xmm5, %xmm0
	jbe	.L33
	addsd	%xmm5, %xmm4
	movsd	.LC20(%rip), %xmm0
	subsd	%xmm4, %xmm1
	mulsd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L45:
	subsd	.LC9(%rip), %xmm3
	movsd	.LC3(%rip), %xmm0
	movl	$1, %ecx
	movsd	.LC0(%rip), %xmm4
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L40:
	subsd	%xmm1, %xmm5
	movapd	%xmm5, %xmm0
	mulsd	%xmm4, %xmm0
	subsd	%xmm4, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movsd	.LC6(%rip), %xmm1
	mulsd	%xmm0, %xmm1
	testl	%esi, %esi
	je	.L46
	movsd	.LC1(%rip), %xmm0
	movsd	.LC0(%rip), %xmm4
	jmp	.L11
	.p2align 4,,10
	.p2align 3
.L24:
	movl	$1023, %eax
	subl	%ecx, %eax
	sall	$20, %eax
	salq	$32, %rax
	movq	%rax, %xmm4
	addsd	%xmm4, %xmm1
	subsd	%xmm1, %xmm5
	addsd	%xmm6, %xmm5
	movq	%xmm5, %rax
	shrq	$32, %rax
	addl	%eax, %edx
	movd	%xmm5, %eax
	movl	%edx, %edx
	salq	$32, %rdx
	orq	%rdx, %rax
	movq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	movsd	.LC4(%rip), %xmm0
	testl	%esi, %esi
	je	.L35
	ret
	.p2align 4,,10
	.p2align 3
.L33:
	subsd	%xmm1, %xmm5
	movapd	%xmm5, %xmm0
	addsd	%xmm5, %xmm0
	addsd	%xmm6, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L43:
	xorl	%edi, %edi
	jmp	__math_oflow
	.p2align 4,,10
	.p2align 3
.L44:
	movsd	.LC4(%rip), %xmm0
	ret
.L46:
	movsd	.LC0(%rip), %xmm4
	movapd	%xmm4, %xmm0
	jmp	.L11
	.size	expm1, .-expm1
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	1071644672
	.align 8
.LC1:
	.long	0
	.long	-1075838976
	.align 8
.LC2:
	.long	897137782
	.long	-1108723217
	.align 8
.LC3:
	.long	897137782
	.long	1038760431
	.align 8
.LC4:
	.long	0
	.long	-1074790400
	.align 8
.LC5:
	.long	-17155601
	.long	1082535490
	.align 8
.LC6:
	.long	1697350398
	.long	1073157447
	.align 8
.LC7:
	.long	-1023872167
	.long	27618847
	.align 8
.LC9:
	.long	-18874368
	.long	1072049730
	.align 8
.LC10:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC11:
	.long	1846133549
	.long	-1098187337
	.align 8
.LC12:
	.long	-2031726023
	.long	1053872074
	.align 8
.LC13:
	.long	-1632969801
	.long	1058328089
	.align 8
.LC14:
	.long	436098437
	.long	1062863264
	.align 8
.LC15:
	.long	286331124
	.long	1067520273
	.align 8
.LC16:
	.long	0
	.long	1072693248
	.align 8
.LC17:
	.long	0
	.long	1074266112
	.align 8
.LC18:
	.long	0
	.long	1075314688
	.align 8
.LC19:
	.long	0
	.long	-1076887552
	.align 8
.LC20:
	.long	0
	.long	-1073741824
	.hidden	__math_oflow
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
