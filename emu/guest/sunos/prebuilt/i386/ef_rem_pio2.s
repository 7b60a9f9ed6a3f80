// 1b32e19e9a450318c3eb5da1a016bb8e newlib/libm/math/ef_rem_pio2.c
	.file	"ef_rem_pio2.c"
	.text
	.section	.text.__ieee754_rem_pio2f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_rem_pio2f
	.type	__ieee754_rem_pio2f, @function
__ieee754_rem_pio2f:
	subl	$92, %esp
	movl	%edi, 84(%esp)
	movl	96(%esp), %edi
	movl	%esi, 80(%esp)
	movl	%ebx, 76(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ebp, 88(%esp)
	movl	%edi, %esi
	movl	100(%esp), %ebp
	andl	$2147483647, %esi
	cmpl	$1061752792, %esi
	jbe	.L28
	cmpl	$1075235811, %esi
	ja	.L4
	movl	%edi, %eax
	flds	96(%esp)
	andl	$2147483632, %eax
	testl	%edi, %edi
	jle	.L5
	fsubs	.LC1@GOTOFF(%ebx)
	cmpl	$1070141392, %eax
	je	.L6
	flds	.LC2@GOTOFF(%ebx)
	fsts	36(%esp)
	fld	%st(0)
	fsubr	%st(2), %st
	fsubr	%st, %st(2)
	fxch	%st(2)
	fsubp	%st, %st(1)
	fxch	%st(1)
.L7:
	fstps	0(%ebp)
	movl	$1, %eax
	fstps	4(%ebp)
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L33:
	fstp	%st(0)
	fstp	%st(0)
.L24:
	movl	76(%esp), %ebx
	movl	80(%esp), %esi
	movl	84(%esp), %edi
	movl	88(%esp), %ebp
	addl	$92, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	cmpl	$1128861568, %esi
	jbe	.L29
	cmpl	$2139095039, %esi
	ja	.L30
	fnstcw	46(%esp)
	movl	%esi, %edx
	sarl	$23, %edx
	subl	$134, %edx
	movl	%edx, %eax
	sall	$23, %eax
	subl	%eax, %esi
	movzwl	46(%esp), %eax
	movl	%esi, 36(%esp)
	flds	36(%esp)
	orw	$3072, %ax
	movw	%ax, 44(%esp)
	fldcw	44(%esp)
	fistl	40(%esp)
	fldcw	46(%esp)
	fildl	40(%esp)
	fsts	52(%esp)
	fsubrp	%st, %st(1)
	flds	.LC9@GOTOFF(%ebx)
	fmul	%st, %st(1)
	fxch	%st(1)
	fldcw	44(%esp)
	fistl	40(%esp)
	fldcw	46(%esp)
	fildl	40(%esp)
	fsts	56(%esp)
	fsubr	%st, %st(1)
	fxch	%st(1)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fsts	60(%esp)
	fldz
	fsts	36(%esp)
	fxch	%st(1)
	fucomip	%st(1), %st
	jp	.L31
	jne	.L32
	fxch	%st(1)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L23
	movl	$1, %eax
	jne	.L23
.L15:
	movl	%eax, 12(%esp)
	leal	two_over_pi@GOTOFF(%ebx), %ecx
	movl	%ecx, 20(%esp)
	leal	52(%esp), %eax
	movl	$2, %ecx
	movl	%ecx, 16(%esp)
	movl	%edx, 8(%esp)
	movl	%ebp, 4(%esp)
	movl	%eax, (%esp)
	call	__kernel_rem_pio2f@PLT
	testl	%edi, %edi
	jns	.L24
	flds	0(%ebp)
	negl	%eax
	fchs
	fstps	0(%ebp)
	flds	4(%ebp)
	fchs
	fstps	4(%ebp)
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L28:
	movl	$0x00000000, 4(%ebp)
	flds	96(%esp)
	xorl	%eax, %eax
	fstps	0(%ebp)
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L30:
	flds	96(%esp)
	xorl	%eax, %eax
	fsub	%st(0), %st
	fsts	4(%ebp)
	fstps	0(%ebp)
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L6:
	fsubs	.LC3@GOTOFF(%ebx)
	flds	.LC4@GOTOFF(%ebx)
	fsts	36(%esp)
	fld	%st(0)
	fsubr	%st(2), %st
	fsubr	%st, %st(2)
	fxch	%st(2)
	fsubp	%st, %st(1)
	fxch	%st(1)
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L29:
	flds	96(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fnstcw	46(%esp)
	flds	.LC5@GOTOFF(%ebx)
	fmul	%st(1), %st
	movzwl	46(%esp), %eax
	fadds	.LC6@GOTOFF(%ebx)
	orw	$3072, %ax
	movw	%ax, 44(%esp)
	fldcw	44(%esp)
	fistpl	36(%esp)
	fldcw	46(%esp)
	fildl	36(%esp)
	flds	.LC1@GOTOFF(%ebx)
	movl	36(%esp), %eax
	fmul	%st(1), %st
	cmpl	$31, %eax
	fsubrp	%st, %st(2)
	flds	.LC2@GOTOFF(%ebx)
	fmul	%st(1), %st
	jg	.L12
	movl	%edi, %edx
	andl	$2147483392, %edx
	cmpl	-4+npio2_hw@GOTOFF(%ebx,%eax,4), %edx
	je	.L12
	fstp	%st(1)
	fld	%st(1)
	fsub	%st(1), %st
	fstps	36(%esp)
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L34:
	fstp	%st(1)
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L35:
	fstp	%st(3)
	fstp	%st(1)
	.p2align 4
	.p2align 3
.L13:
	flds	36(%esp)
	testl	%edi, %edi
	fsts	0(%ebp)
	fsubr	%st, %st(2)
	fxch	%st(2)
	fsubp	%st, %st(1)
	fsts	4(%ebp)
	jns	.L33
	fxch	%st(1)
	negl	%eax
	fchs
	fstps	0(%ebp)
	fchs
	fstps	4(%ebp)
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L12:
	fld	%st(2)
	fsub	%st(1), %st
	sarl	$23, %esi
	movl	%esi, %ecx
	fstps	36(%esp)
	movl	36(%esp), %edx
	shrl	$23, %edx
	movzbl	%dl, %edx
	subl	%edx, %ecx
	cmpl	$8, %ecx
	jle	.L34
	fstp	%st(0)
	flds	.LC3@GOTOFF(%ebx)
	fmul	%st(1), %st
	fld	%st(2)
	fsub	%st(1), %st
	fsubr	%st, %st(3)
	fxch	%st(3)
	fsubp	%st, %st(1)
	flds	.LC4@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubp	%st, %st(1)
	fld	%st(2)
	fsub	%st(1), %st
	fstps	36(%esp)
	movl	36(%esp), %edx
	fld	%st(2)
	shrl	$23, %edx
	movzbl	%dl, %edx
	subl	%edx, %esi
	cmpl	$25, %esi
	jle	.L35
	fstp	%st(1)
	flds	.LC7@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubr	%st, %st(1)
	fxch	%st(3)
	fsub	%st(1), %st
	fsubp	%st, %st(3)
	fxch	%st(1)
	fmuls	.LC8@GOTOFF(%ebx)
	fsubp	%st, %st(2)
	fld	%st(0)
	fsub	%st(2), %st
	fstps	36(%esp)
	fxch	%st(1)
	jmp	.L13
.L31:
	fstp	%st(0)
	fstp	%st(0)
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L32:
	fstp	%st(0)
	fstp	%st(0)
.L20:
	movl	$3, %eax
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L23:
	movl	$2, %eax
	jmp	.L15
.L5:
	fadds	.LC1@GOTOFF(%ebx)
	cmpl	$1070141392, %eax
	je	.L9
	flds	.LC2@GOTOFF(%ebx)
.L26:
	fsts	36(%esp)
	movl	$-1, %eax
	fld	%st(0)
	fadd	%st(2), %st
	fsubr	%st, %st(2)
	fxch	%st(2)
	faddp	%st, %st(1)
	fxch	%st(1)
	fstps	0(%ebp)
	fstps	4(%ebp)
	jmp	.L24
.L9:
	fadds	.LC3@GOTOFF(%ebx)
	flds	.LC4@GOTOFF(%ebx)
	jmp	.L26
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
	.align 4
.LC9:
	.long	1132462080
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
