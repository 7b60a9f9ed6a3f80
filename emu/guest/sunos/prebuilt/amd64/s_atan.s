// 9eee7580389d28bc2928c49f2594b935 newlib/libm/math/s_atan.c
	.file	"s_atan.c"
	.text
	.section	.text.atan,"ax",@progbits
	.p2align 4
	.globl	atan
	.type	atan, @function
atan:
	movq	%xmm0, %rax
	pushq	%rbp
	movapd	%xmm0, %xmm3
	pushq	%rbx
	movq	%rax, %rbx
	shrq	$32, %rbx
	movl	%ebx, %ebp
	andl	$2147483647, %ebp
	subq	$8, %rsp
	cmpl	$1141899263, %ebp
	jbe	.L2
	cmpl	$2146435072, %ebp
	ja	.L3
	jne	.L4
	testl	%eax, %eax
	je	.L4
.L3:
	addsd	%xmm3, %xmm3
	movapd	%xmm3, %xmm1
.L1:
	addq	$8, %rsp
	movapd	%xmm1, %xmm0
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movsd	.LC1(%rip), %xmm1
	testl	%ebx, %ebx
	jle	.L1
	movsd	.LC0(%rip), %xmm1
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1071382527, %ebp
	ja	.L6
	cmpl	$1042284543, %ebp
	jbe	.L23
.L13:
	movq	$-1, %rax
.L7:
	movapd	%xmm3, %xmm1
	movsd	.LC7(%rip), %xmm0
	mulsd	%xmm3, %xmm1
	movapd	%xmm1, %xmm2
	mulsd	%xmm1, %xmm2
	mulsd	%xmm2, %xmm0
	addsd	.LC8(%rip), %xmm0
	mulsd	%xmm2, %xmm0
	addsd	.LC9(%rip), %xmm0
	mulsd	%xmm2, %xmm0
	addsd	.LC10(%rip), %xmm0
	mulsd	%xmm2, %xmm0
	addsd	.LC11(%rip), %xmm0
	mulsd	%xmm2, %xmm0
	addsd	.LC12(%rip), %xmm0
	mulsd	%xmm1, %xmm0
	movsd	.LC13(%rip), %xmm1
	mulsd	%xmm2, %xmm1
	subsd	.LC14(%rip), %xmm1
	mulsd	%xmm2, %xmm1
	subsd	.LC15(%rip), %xmm1
	mulsd	%xmm2, %xmm1
	subsd	.LC16(%rip), %xmm1
	mulsd	%xmm2, %xmm1
	subsd	.LC17(%rip), %xmm1
	mulsd	%xmm2, %xmm1
	addsd	%xmm1, %xmm0
	mulsd	%xmm3, %xmm0
	cmpl	$-1, %eax
	je	.L24
	leaq	atanlo(%rip), %rdx
	subsd	(%rdx,%rax,8), %xmm0
	leaq	atanhi(%rip), %rdx
	movsd	(%rdx,%rax,8), %xmm1
	subsd	%xmm3, %xmm0
	subsd	%xmm0, %xmm1
	testl	%ebx, %ebx
	jns	.L1
	xorpd	.LC18(%rip), %xmm1
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	movapd	%xmm0, %xmm1
	movsd	.LC2(%rip), %xmm0
	addsd	%xmm3, %xmm0
	comisd	.LC3(%rip), %xmm0
	jbe	.L13
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	call	fabs@PLT
	cmpl	$1072889855, %ebp
	ja	.L8
	cmpl	$1072037887, %ebp
	ja	.L9
	movapd	%xmm0, %xmm3
	xorl	%eax, %eax
	addsd	%xmm0, %xmm3
	addsd	.LC4(%rip), %xmm0
	subsd	.LC3(%rip), %xmm3
	divsd	%xmm0, %xmm3
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L24:
	subsd	%xmm0, %xmm3
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	movapd	%xmm3, %xmm1
	movapd	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	cmpl	$1073971199, %ebp
	ja	.L10
	movsd	.LC5(%rip), %xmm1
	movapd	%xmm0, %xmm3
	movl	$2, %eax
	mulsd	%xmm1, %xmm0
	subsd	%xmm1, %xmm3
	addsd	.LC3(%rip), %xmm0
	divsd	%xmm0, %xmm3
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L10:
	movsd	.LC6(%rip), %xmm3
	movl	$3, %eax
	divsd	%xmm0, %xmm3
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L9:
	movsd	.LC3(%rip), %xmm1
	movapd	%xmm0, %xmm3
	movl	$1, %eax
	subsd	%xmm1, %xmm3
	addsd	%xmm1, %xmm0
	divsd	%xmm0, %xmm3
	jmp	.L7
	.size	atan, .-atan
	.section	.rodata
	.align 32
	.type	atanlo, @object
	.size	atanlo, 32
atanlo:
	.long	573531618
	.long	1014639487
	.long	856972295
	.long	1015129638
	.long	2062601149
	.long	1013974920
	.long	856972295
	.long	1016178214
	.align 32
	.type	atanhi, @object
	.size	atanhi, 32
atanhi:
	.long	90291023
	.long	1071492199
	.long	1413754136
	.long	1072243195
	.long	-763234661
	.long	1072657163
	.long	1413754136
	.long	1073291771
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1413754136
	.long	1073291771
	.align 8
.LC1:
	.long	1413754136
	.long	-1074191877
	.align 8
.LC2:
	.long	-2013235812
	.long	2117592124
	.align 8
.LC3:
	.long	0
	.long	1072693248
	.align 8
.LC4:
	.long	0
	.long	1073741824
	.align 8
.LC5:
	.long	0
	.long	1073217536
	.align 8
.LC6:
	.long	0
	.long	-1074790400
	.align 8
.LC7:
	.long	-484255215
	.long	1066446138
	.align 8
.LC8:
	.long	611716587
	.long	1068071755
	.align 8
.LC9:
	.long	-1596965551
	.long	1068567910
	.align 8
.LC10:
	.long	-984866706
	.long	1068975565
	.align 8
.LC11:
	.long	-1845459969
	.long	1069697316
	.align 8
.LC12:
	.long	1431655693
	.long	1070945621
	.align 8
.LC13:
	.long	745172015
	.long	-1079856060
	.align 8
.LC14:
	.long	1390345626
	.long	1068359213
	.align 8
.LC15:
	.long	-1351312787
	.long	1068740850
	.align 8
.LC16:
	.long	-31254927
	.long	1069314502
	.align 8
.LC17:
	.long	-1718031420
	.long	1070176665
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC18:
	.long	0
	.long	-2147483648
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
