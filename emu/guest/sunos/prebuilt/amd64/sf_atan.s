// b6bb6653ee8ae70d884a1da117973334 newlib/libm/math/sf_atan.c
	.file	"sf_atan.c"
	.text
	.section	.text.atanf,"ax",@progbits
	.p2align 4
	.globl	atanf
	.type	atanf, @function
atanf:
	pushq	%rbp
	movaps	%xmm0, %xmm3
	pushq	%rbx
	movd	%xmm0, %ebx
	movl	%ebx, %ebp
	andl	$2147483647, %ebp
	subq	$8, %rsp
	cmpl	$1350565887, %ebp
	jbe	.L2
	cmpl	$2139095040, %ebp
	ja	.L16
	movss	.LC1(%rip), %xmm1
	testl	%ebx, %ebx
	jle	.L1
	movss	.LC0(%rip), %xmm1
.L1:
	addq	$8, %rsp
	movaps	%xmm1, %xmm0
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1054867455, %ebp
	ja	.L5
	cmpl	$822083583, %ebp
	jbe	.L17
.L12:
	movq	$-1, %rax
.L6:
	movaps	%xmm3, %xmm1
	movss	.LC7(%rip), %xmm0
	mulss	%xmm3, %xmm1
	movaps	%xmm1, %xmm2
	mulss	%xmm1, %xmm2
	mulss	%xmm2, %xmm0
	addss	.LC8(%rip), %xmm0
	mulss	%xmm2, %xmm0
	addss	.LC9(%rip), %xmm0
	mulss	%xmm2, %xmm0
	addss	.LC10(%rip), %xmm0
	mulss	%xmm2, %xmm0
	addss	.LC11(%rip), %xmm0
	mulss	%xmm2, %xmm0
	addss	.LC12(%rip), %xmm0
	mulss	%xmm1, %xmm0
	movss	.LC13(%rip), %xmm1
	mulss	%xmm2, %xmm1
	subss	.LC14(%rip), %xmm1
	mulss	%xmm2, %xmm1
	subss	.LC15(%rip), %xmm1
	mulss	%xmm2, %xmm1
	subss	.LC16(%rip), %xmm1
	mulss	%xmm2, %xmm1
	subss	.LC17(%rip), %xmm1
	mulss	%xmm2, %xmm1
	addss	%xmm1, %xmm0
	mulss	%xmm3, %xmm0
	cmpl	$-1, %eax
	je	.L18
	leaq	atanlo(%rip), %rdx
	subss	(%rdx,%rax,4), %xmm0
	leaq	atanhi(%rip), %rdx
	movss	(%rdx,%rax,4), %xmm1
	subss	%xmm3, %xmm0
	subss	%xmm0, %xmm1
	testl	%ebx, %ebx
	jns	.L1
	xorps	.LC18(%rip), %xmm1
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	addss	%xmm0, %xmm3
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	movaps	%xmm3, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	movaps	%xmm0, %xmm1
	movss	.LC2(%rip), %xmm0
	addss	%xmm3, %xmm0
	comiss	.LC3(%rip), %xmm0
	jbe	.L12
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L5:
	call	fabsf@PLT
	cmpl	$1066926079, %ebp
	ja	.L7
	cmpl	$1060110335, %ebp
	ja	.L8
	movaps	%xmm0, %xmm3
	xorl	%eax, %eax
	addss	%xmm0, %xmm3
	addss	.LC4(%rip), %xmm0
	subss	.LC3(%rip), %xmm3
	divss	%xmm0, %xmm3
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L18:
	subss	%xmm0, %xmm3
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	movaps	%xmm3, %xmm1
	movaps	%xmm1, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	cmpl	$1075576831, %ebp
	ja	.L9
	movss	.LC5(%rip), %xmm1
	movaps	%xmm0, %xmm3
	movl	$2, %eax
	mulss	%xmm1, %xmm0
	subss	%xmm1, %xmm3
	addss	.LC3(%rip), %xmm0
	divss	%xmm0, %xmm3
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L9:
	movss	.LC6(%rip), %xmm3
	movl	$3, %eax
	divss	%xmm0, %xmm3
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L8:
	movss	.LC3(%rip), %xmm1
	movaps	%xmm0, %xmm3
	movl	$1, %eax
	subss	%xmm1, %xmm3
	addss	%xmm1, %xmm0
	divss	%xmm0, %xmm3
	jmp	.L6
	.size	atanf, .-atanf
	.section	.rodata
	.align 16
	.type	atanlo, @object
	.size	atanlo, 16
atanlo:
	.long	833369961
	.long	857874792
	.long	856952756
	.long	866263400
	.align 16
	.type	atanhi, @object
	.size	atanhi, 16
atanhi:
	.long	1055744824
	.long	1061752794
	.long	1065064542
	.long	1070141402
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1070141403
	.align 4
.LC1:
	.long	-1077342245
	.align 4
.LC2:
	.long	1900671690
	.align 4
.LC3:
	.long	1065353216
	.align 4
.LC4:
	.long	1073741824
	.align 4
.LC5:
	.long	1069547520
	.align 4
.LC6:
	.long	-1082130432
	.align 4
.LC7:
	.long	1015376343
	.align 4
.LC8:
	.long	1028381273
	.align 4
.LC9:
	.long	1032350517
	.align 4
.LC10:
	.long	1035611758
	.align 4
.LC11:
	.long	1041385765
	.align 4
.LC12:
	.long	1051372203
	.align 4
.LC13:
	.long	-1122655711
	.align 4
.LC14:
	.long	1030680939
	.align 4
.LC15:
	.long	1033734037
	.align 4
.LC16:
	.long	1038323256
	.align 4
.LC17:
	.long	1045220557
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC18:
	.long	-2147483648
	.long	0
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
