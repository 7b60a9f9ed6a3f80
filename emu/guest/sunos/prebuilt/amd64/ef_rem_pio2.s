// 1b32e19e9a450318c3eb5da1a016bb8e newlib/libm/math/ef_rem_pio2.c
	.file	"ef_rem_pio2.c"
	.text
	.section	.text.__ieee754_rem_pio2f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_rem_pio2f
	.type	__ieee754_rem_pio2f, @function
__ieee754_rem_pio2f:
	pushq	%r12
	movd	%xmm0, %r12d
	pushq	%rbp
	movl	%r12d, %ebp
	pushq	%rbx
	andl	$2147483647, %ebp
	movq	%rdi, %rbx
	subq	$16, %rsp
	cmpl	$1061752792, %ebp
	jbe	.L28
	cmpl	$1075235811, %ebp
	ja	.L4
	movl	%r12d, %eax
	andl	$2147483632, %eax
	testl	%r12d, %r12d
	jle	.L5
	subss	.LC1(%rip), %xmm0
	cmpl	$1070141392, %eax
	je	.L6
	movss	.LC2(%rip), %xmm2
	movaps	%xmm0, %xmm1
	subss	%xmm2, %xmm1
	subss	%xmm1, %xmm0
	subss	%xmm2, %xmm0
.L7:
	movss	%xmm1, (%rbx)
	movl	$1, %eax
	movss	%xmm0, 4(%rbx)
.L1:
	addq	$16, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$1128861568, %ebp
	jbe	.L29
	cmpl	$2139095039, %ebp
	ja	.L30
	movl	%ebp, %edx
	pxor	%xmm0, %xmm0
	movss	.LC10(%rip), %xmm2
	sarl	$23, %edx
	subl	$134, %edx
	movl	%edx, %eax
	sall	$23, %eax
	subl	%eax, %ebp
	movd	%ebp, %xmm3
	cvttss2sil	%xmm3, %eax
	movaps	%xmm3, %xmm1
	cvtsi2ssl	%eax, %xmm0
	subss	%xmm0, %xmm1
	movaps	%xmm3, %xmm0
	mulss	%xmm2, %xmm1
	unpcklps	%xmm1, %xmm0
	cvttps2dq	%xmm0, %xmm0
	cvtdq2ps	%xmm0, %xmm0
	movaps	%xmm0, %xmm5
	movlps	%xmm0, (%rsp)
	shufps	$0xe5, %xmm5, %xmm5
	subss	%xmm5, %xmm1
	movaps	%xmm1, %xmm0
	pxor	%xmm1, %xmm1
	mulss	%xmm2, %xmm0
	ucomiss	%xmm1, %xmm0
	movss	%xmm0, 8(%rsp)
	jp	.L21
	jne	.L21
	ucomiss	%xmm1, %xmm5
	jp	.L24
	movl	$1, %ecx
	jne	.L24
.L16:
	movq	%rsp, %rdi
	leaq	two_over_pi(%rip), %r9
	movl	$2, %r8d
	movq	%rbx, %rsi
	call	__kernel_rem_pio2f@PLT
	testl	%r12d, %r12d
	jns	.L1
	movq	.LC9(%rip), %xmm7
	movq	(%rbx), %xmm0
	negl	%eax
	xorps	%xmm7, %xmm0
	movlps	%xmm0, (%rbx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L28:
	movl	$0x00000000, 4(%rdi)
	xorl	%eax, %eax
	movss	%xmm0, (%rdi)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L30:
	subss	%xmm0, %xmm0
	xorl	%eax, %eax
	shufps	$0xe0, %xmm0, %xmm0
	movlps	%xmm0, (%rdi)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	subss	.LC3(%rip), %xmm0
	movss	.LC4(%rip), %xmm2
	movaps	%xmm0, %xmm1
	subss	%xmm2, %xmm1
	subss	%xmm1, %xmm0
	subss	%xmm2, %xmm0
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L29:
	call	fabsf@PLT
	movss	.LC5(%rip), %xmm1
	pxor	%xmm3, %xmm3
	movss	.LC2(%rip), %xmm2
	mulss	%xmm0, %xmm1
	addss	.LC6(%rip), %xmm1
	cvttss2sil	%xmm1, %eax
	movss	.LC1(%rip), %xmm1
	cvtsi2ssl	%eax, %xmm3
	mulss	%xmm3, %xmm1
	mulss	%xmm3, %xmm2
	subss	%xmm1, %xmm0
	movaps	%xmm0, %xmm1
	cmpl	$31, %eax
	jg	.L12
	leal	-1(%rax), %edx
	movl	%r12d, %esi
	leaq	npio2_hw(%rip), %rcx
	movslq	%edx, %rdx
	andl	$2147483392, %esi
	cmpl	(%rcx,%rdx,4), %esi
	je	.L12
.L26:
	subss	%xmm2, %xmm1
.L13:
	subss	%xmm1, %xmm0
	movss	%xmm1, (%rbx)
	subss	%xmm2, %xmm0
	testl	%r12d, %r12d
	js	.L14
	movss	%xmm0, 4(%rbx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	subss	%xmm2, %xmm1
	sarl	$23, %ebp
	movl	%ebp, %ecx
	movd	%xmm1, %edx
	shrl	$23, %edx
	movzbl	%dl, %edx
	subl	%edx, %ecx
	cmpl	$8, %ecx
	jle	.L13
	movss	.LC3(%rip), %xmm1
	movaps	%xmm0, %xmm4
	movss	.LC4(%rip), %xmm2
	mulss	%xmm3, %xmm1
	mulss	%xmm3, %xmm2
	subss	%xmm1, %xmm4
	subss	%xmm4, %xmm0
	subss	%xmm1, %xmm0
	movaps	%xmm4, %xmm1
	subss	%xmm0, %xmm2
	movaps	%xmm4, %xmm0
	subss	%xmm2, %xmm1
	movd	%xmm1, %edx
	shrl	$23, %edx
	movzbl	%dl, %edx
	subl	%edx, %ebp
	cmpl	$25, %ebp
	jle	.L13
	movss	.LC7(%rip), %xmm1
	mulss	%xmm3, %xmm1
	mulss	.LC8(%rip), %xmm3
	subss	%xmm1, %xmm0
	subss	%xmm0, %xmm4
	subss	%xmm1, %xmm4
	movaps	%xmm0, %xmm1
	subss	%xmm4, %xmm3
	movaps	%xmm3, %xmm2
	jmp	.L26
	.p2align 4,,10
	.p2align 3
.L21:
	movl	$3, %ecx
	jmp	.L16
	.p2align 4,,10
	.p2align 3
.L14:
	movq	.LC9(%rip), %xmm6
	unpcklps	%xmm0, %xmm1
	negl	%eax
	xorps	%xmm6, %xmm1
	movlps	%xmm1, (%rbx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L24:
	movl	$2, %ecx
	jmp	.L16
.L5:
	addss	.LC1(%rip), %xmm0
	cmpl	$1070141392, %eax
	je	.L9
	movss	.LC2(%rip), %xmm2
	movaps	%xmm0, %xmm1
	addss	%xmm2, %xmm1
	subss	%xmm1, %xmm0
	addss	%xmm2, %xmm0
.L10:
	movss	%xmm1, (%rbx)
	movl	$-1, %eax
	movss	%xmm0, 4(%rbx)
	jmp	.L1
.L9:
	addss	.LC3(%rip), %xmm0
	movss	.LC4(%rip), %xmm2
	movaps	%xmm0, %xmm1
	addss	%xmm2, %xmm1
	subss	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	jmp	.L10
	.size	__ieee754_rem_pio2f, .-__ieee754_rem_pio2f
	.section	.rodata
	.align 32
	.type	npio2_hw, @object
	.size	npio2_hw, 128
npio2_hw:
	.long	1070141184
	.long	1078529792
	.long	1083624192
	.long	1086918400
	.long	1090212608
	.long	1092012800
	.long	1093659904
	.long	1095307008
	.long	1096954112
	.long	1098601216
	.long	1099577856
	.long	1100401408
	.long	1101224960
	.long	1102048512
	.long	1102872064
	.long	1103695616
	.long	1104519168
	.long	1105342720
	.long	1106166272
	.long	1106989824
	.long	1107554816
	.long	1107966464
	.long	1108378368
	.long	1108790016
	.long	1109201920
	.long	1109613568
	.long	1110025472
	.long	1110437120
	.long	1110849024
	.long	1111260672
	.long	1111672576
	.long	1112084224
	.align 32
	.type	two_over_pi, @object
	.size	two_over_pi, 792
two_over_pi:
	.long	162
	.long	249
	.long	131
	.long	110
	.long	78
	.long	68
	.long	21
	.long	41
	.long	252
	.long	39
	.long	87
	.long	209
	.long	245
	.long	52
	.long	221
	.long	192
	.long	219
	.long	98
	.long	149
	.long	153
	.long	60
	.long	67
	.long	144
	.long	65
	.long	254
	.long	81
	.long	99
	.long	171
	.long	222
	.long	187
	.long	197
	.long	97
	.long	183
	.long	36
	.long	110
	.long	58
	.long	66
	.long	77
	.long	210
	.long	224
	.long	6
	.long	73
	.long	46
	.long	234
	.long	9
	.long	209
	.long	146
	.long	28
	.long	254
	.long	29
	.long	235
	.long	28
	.long	177
	.long	41
	.long	167
	.long	62
	.long	232
	.long	130
	.long	53
	.long	245
	.long	46
	.long	187
	.long	68
	.long	132
	.long	233
	.long	156
	.long	112
	.long	38
	.long	180
	.long	95
	.long	126
	.long	65
	.long	57
	.long	145
	.long	214
	.long	57
	.long	131
	.long	83
	.long	57
	.long	244
	.long	156
	.long	132
	.long	95
	.long	139
	.long	189
	.long	249
	.long	40
	.long	59
	.long	31
	.long	248
	.long	151
	.long	255
	.long	222
	.long	5
	.long	152
	.long	15
	.long	239
	.long	47
	.long	17
	.long	139
	.long	90
	.long	10
	.long	109
	.long	31
	.long	109
	.long	54
	.long	126
	.long	207
	.long	39
	.long	203
	.long	9
	.long	183
	.long	79
	.long	70
	.long	63
	.long	102
	.long	158
	.long	95
	.long	234
	.long	45
	.long	117
	.long	39
	.long	186
	.long	199
	.long	235
	.long	229
	.long	241
	.long	123
	.long	61
	.long	7
	.long	57
	.long	247
	.long	138
	.long	82
	.long	146
	.long	234
	.long	107
	.long	251
	.long	95
	.long	177
	.long	31
	.long	141
	.long	93
	.long	8
	.long	86
	.long	3
	.long	48
	.long	70
	.long	252
	.long	123
	.long	107
	.long	171
	.long	240
	.long	207
	.long	188
	.long	32
	.long	154
	.long	244
	.long	54
	.long	29
	.long	169
	.long	227
	.long	145
	.long	97
	.long	94
	.long	230
	.long	27
	.long	8
	.long	101
	.long	153
	.long	133
	.long	95
	.long	20
	.long	160
	.long	104
	.long	64
	.long	141
	.long	255
	.long	216
	.long	128
	.long	77
	.long	115
	.long	39
	.long	49
	.long	6
	.long	6
	.long	21
	.long	86
	.long	202
	.long	115
	.long	168
	.long	201
	.long	96
	.long	226
	.long	123
	.long	192
	.long	140
	.long	107
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1070141312
	.align 4
.LC2:
	.long	926237763
	.align 4
.LC3:
	.long	926237696
	.align 4
.LC4:
	.long	780509960
	.align 4
.LC5:
	.long	1059256708
	.align 4
.LC6:
	.long	1056964608
	.align 4
.LC7:
	.long	780509952
	.align 4
.LC8:
	.long	613232946
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC9:
	.long	-2147483648
	.long	-2147483648
	.section	.rodata.cst4
	.align 4
.LC10:
	.long	1132462080
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
