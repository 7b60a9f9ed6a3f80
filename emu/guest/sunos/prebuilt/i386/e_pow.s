// bb5df8b5684615647587dff94b5e40e8 newlib/libm/math/e_pow.c
	.file	"e_pow.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC6:
	.string	""
	.section	.text.__ieee754_pow,"ax",@progbits
	.p2align 4
	.globl	__ieee754_pow
	.type	__ieee754_pow, @function
__ieee754_pow:
	subl	$92, %esp
	movl	%ebp, 88(%esp)
	fldl	96(%esp)
	movl	%edi, 84(%esp)
	movl	%ebx, 76(%esp)
	fstpl	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fldl	104(%esp)
	movl	%esi, 80(%esp)
	fstpl	24(%esp)
	movl	28(%esp), %ebp
	movl	24(%esp), %eax
	movl	%ebp, %edi
	movl	%eax, 16(%esp)
	andl	$2147483647, %edi
	movl	%eax, %edx
	movl	%edi, %eax
	orl	%edx, %eax
	je	.L59
	movl	36(%esp), %ecx
	movl	32(%esp), %eax
	movl	%ecx, 48(%esp)
	andl	$2147483647, %ecx
	movl	%eax, 44(%esp)
	cmpl	$2146435072, %ecx
	movl	%ecx, %esi
	movl	%ecx, 56(%esp)
	jbe	.L130
.L3:
	subl	$1072693248, %esi
	orl	44(%esp), %esi
	jne	.L4
	fld1
	fstpl	16(%esp)
	jmp	.L1
.L134:
	fstp	%st(0)
.L1:
	fldl	16(%esp)
	movl	76(%esp), %ebx
	movl	80(%esp), %esi
	movl	84(%esp), %edi
	movl	88(%esp), %ebp
	addl	$92, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L130:
	jne	.L78
	testl	%eax, %eax
	je	.L78
.L4:
	leal	.LC6@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	nan@PLT
	fstpl	16(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L59:
	fld1
	fstpl	16(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L78:
	cmpl	$2146435072, %edi
	ja	.L3
	jne	.L6
	movl	16(%esp), %ecx
	testl	%ecx, %ecx
	jne	.L3
.L6:
	movl	48(%esp), %edx
	testl	%edx, %edx
	js	.L131
	movl	16(%esp), %eax
	testl	%eax, %eax
	movl	$0, %eax
	movl	%eax, 60(%esp)
	jne	.L18
	cmpl	$2146435072, %edi
	je	.L10
.L17:
	cmpl	$1072693248, %edi
	jne	.L21
	fldl	32(%esp)
	testl	%ebp, %ebp
	fstl	16(%esp)
	jns	.L134
	fdivrs	.LC1@GOTOFF(%ebx)
	fstpl	16(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L131:
	cmpl	$1128267775, %edi
	jbe	.L8
	movl	16(%esp), %eax
	testl	%eax, %eax
	jne	.L9
	cmpl	$2146435072, %edi
	je	.L10
	movl	$2, %eax
	movl	%eax, 60(%esp)
.L11:
	fldl	32(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	movl	44(%esp), %eax
	testl	%eax, %eax
	fstpl	16(%esp)
	je	.L53
.L23:
	movl	48(%esp), %eax
	movl	60(%esp), %edx
	shrl	$31, %eax
	decl	%eax
	movl	%eax, 44(%esp)
	orl	%eax, %edx
	jne	.L27
.L52:
	fldl	32(%esp)
	fsub	%st(0), %st
	fdiv	%st(0), %st
	fstpl	16(%esp)
	jmp	.L1
.L133:
	movl	%eax, %ecx
	movl	$2, %edx
	andl	$1, %ecx
	subl	%ecx, %edx
	cmpl	$0, 16(%esp)
	movl	%edx, 60(%esp)
	je	.L17
	.p2align 4
	.p2align 3
.L18:
	fldl	32(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	movl	44(%esp), %eax
	testl	%eax, %eax
	fstpl	16(%esp)
	je	.L53
	movl	48(%esp), %eax
	shrl	$31, %eax
	decl	%eax
	movl	%eax, 44(%esp)
.L27:
	cmpl	$1105199104, %edi
	ja	.L50
	xorl	%edx, %edx
	testl	$2146435072, 48(%esp)
	jne	.L35
	fldl	16(%esp)
	fmuls	.LC14@GOTOFF(%ebx)
	fstpl	16(%esp)
	movl	20(%esp), %edx
	movl	%edx, 56(%esp)
	movl	$-53, %edx
.L35:
	movl	56(%esp), %edi
	movl	%edi, %ecx
	andl	$1048575, %edi
	sarl	$20, %ecx
	leal	-1023(%edx,%ecx), %esi
	movl	%edi, %edx
	orl	$1072693248, %edx
	cmpl	$235662, %edi
	jle	.L69
	cmpl	$767609, %edi
	jle	.L70
	incl	%esi
	subl	$1048576, %edx
.L69:
	fldz
	xorl	%ecx, %ecx
	fsts	32(%esp)
	fld	%st(0)
	fstpl	48(%esp)
	fld1
.L36:
	movl	%edx, 20(%esp)
	sarl	%edx
	xorl	%eax, %eax
	movl	%eax, 32(%esp)
	fldl	16(%esp)
	orl	$536870912, %edx
	fld	%st(0)
	xorl	%eax, %eax
	fsub	%st(2), %st
	leal	524288(%ecx,%edx), %edx
	fld	%st(1)
	fadd	%st(3), %st
	fdivrs	.LC1@GOTOFF(%ebx)
	fld	%st(1)
	fmul	%st(1), %st
	fstpl	16(%esp)
	movl	20(%esp), %ebp
	movl	%ebp, 36(%esp)
	fldl	32(%esp)
	movl	%eax, 32(%esp)
	xorl	%eax, %eax
	movl	%edx, 36(%esp)
	fldl	32(%esp)
	fld	%st(1)
	fmul	%st(1), %st
	fsubrp	%st, %st(4)
	fsubp	%st, %st(5)
	fxch	%st(3)
	fsubp	%st, %st(4)
	fxch	%st(3)
	fmul	%st(2), %st
	fsubrp	%st, %st(1)
	fmulp	%st, %st(2)
	fldl	16(%esp)
	fmul	%st(0), %st
	fldl	.LC15@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC16@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC17@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC18@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC19@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC20@GOTOFF(%ebx)
	fxch	%st(1)
	fmul	%st(0), %st
	fmulp	%st, %st(1)
	fldl	16(%esp)
	fadd	%st(2), %st
	fmul	%st(3), %st
	faddp	%st, %st(1)
	fld	%st(1)
	fmul	%st(2), %st
	flds	.LC21@GOTOFF(%ebx)
	fld	%st(1)
	fadd	%st(1), %st
	fadd	%st(3), %st
	fstpl	32(%esp)
	movl	%eax, 32(%esp)
	xorl	%eax, %eax
	fldl	32(%esp)
	fmul	%st, %st(4)
	fsub	%st, %st(1)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fxch	%st(2)
	fsubp	%st, %st(1)
	fmull	16(%esp)
	fxch	%st(3)
	fmulp	%st, %st(1)
	faddp	%st, %st(2)
	fld	%st(0)
	fadd	%st(2), %st
	fstpl	16(%esp)
	movl	%eax, 16(%esp)
	xorl	%eax, %eax
	fldl	16(%esp)
	movl	%esi, 16(%esp)
	fld	%st(0)
	fmuls	.LC22@GOTOFF(%ebx)
	fxch	%st(2)
	fsubr	%st(1), %st
	fsubrp	%st, %st(3)
	fxch	%st(2)
	fmull	.LC23@GOTOFF(%ebx)
	fxch	%st(2)
	fmull	.LC24@GOTOFF(%ebx)
	faddp	%st, %st(2)
	fxch	%st(1)
	faddl	48(%esp)
	fildl	16(%esp)
	fld	%st(2)
	fadd	%st(2), %st
	fadd	%st(4), %st
	fadd	%st(1), %st
	fstpl	16(%esp)
	movl	%eax, 16(%esp)
	fldl	16(%esp)
	fsub	%st, %st(1)
	fxch	%st(1)
	fsubp	%st, %st(4)
	fxch	%st(2)
	fsubrp	%st, %st(3)
	fsubp	%st, %st(2)
.L34:
	movl	60(%esp), %edx
	fld1
	decl	%edx
	orl	44(%esp), %edx
	jne	.L37
	fchs
.L37:
	movl	28(%esp), %edx
	xorl	%ebp, %ebp
	movl	%ebp, 16(%esp)
	movl	%edx, 20(%esp)
	fldl	16(%esp)
	fldl	24(%esp)
	fsub	%st(1), %st
	fmul	%st(3), %st
	fxch	%st(4)
	fmull	24(%esp)
	faddp	%st, %st(4)
	fmulp	%st, %st(2)
	fld	%st(2)
	fadd	%st(2), %st
	fstpl	16(%esp)
	movl	20(%esp), %esi
	movl	16(%esp), %eax
	cmpl	$1083179007, %esi
	jle	.L38
	leal	-1083179008(%esi), %edx
	orl	%eax, %edx
	jne	.L135
	fldl	16(%esp)
	fsub	%st(2), %st
	fldl	.LC25@GOTOFF(%ebx)
	fadd	%st(4), %st
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L136
.L119:
	movl	$512, %eax
.L40:
	addl	%esi, %eax
	xorl	%edi, %edi
	movl	%edi, 16(%esp)
	movl	%eax, %edx
	movl	$-1048576, %edi
	sarl	$20, %edx
	andl	$2047, %edx
	subl	$1023, %edx
	movb	%dl, %cl
	sarl	%cl, %edi
	movl	$20, %ecx
	andl	%eax, %edi
	andl	$1048575, %eax
	movl	%edi, 20(%esp)
	orl	$1048576, %eax
	subl	%edx, %ecx
	sarl	%cl, %eax
	testl	%esi, %esi
	fldl	16(%esp)
	jns	.L46
	negl	%eax
.L46:
	fsubrp	%st, %st(2)
	movl	%eax, %ecx
	sall	$20, %ecx
	fld	%st(2)
	fadd	%st(2), %st
	fstpl	16(%esp)
.L45:
	xorl	%esi, %esi
	movl	%esi, 16(%esp)
	fldl	16(%esp)
	fld	%st(0)
	fmuls	.LC27@GOTOFF(%ebx)
	fxch	%st(3)
	fsubr	%st(1), %st
	fsubrp	%st, %st(4)
	fxch	%st(3)
	fmull	.LC28@GOTOFF(%ebx)
	fxch	%st(3)
	fmull	.LC29@GOTOFF(%ebx)
	faddp	%st, %st(3)
	fld	%st(1)
	fadd	%st(3), %st
	fsub	%st, %st(2)
	fxch	%st(3)
	fsubp	%st, %st(2)
	fld	%st(2)
	fmul	%st(3), %st
	fldl	.LC30@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC31@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC32@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC33@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC34@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	fsubr	%st(3), %st
	fld	%st(3)
	fmul	%st(1), %st
	fxch	%st(1)
	fsubs	.LC35@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	fld	%st(3)
	fmul	%st(3), %st
	faddp	%st, %st(3)
	fsubp	%st, %st(2)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fxch	%st(1)
	fsubrs	.LC1@GOTOFF(%ebx)
	fstl	16(%esp)
	movl	20(%esp), %edx
	addl	%ecx, %edx
	cmpl	$1048575, %edx
	jle	.L132
	fstp	%st(0)
	movl	%edx, 20(%esp)
	fldl	16(%esp)
.L48:
	fmulp	%st, %st(1)
	fstpl	16(%esp)
	jmp	.L1
.L53:
	movl	48(%esp), %eax
	andl	$1073741823, %eax
	cmpl	$1072693248, %eax
	je	.L79
	testl	%esi, %esi
	jne	.L23
.L79:
	testl	%ebp, %ebp
	jns	.L25
	fldl	16(%esp)
	fdivrs	.LC1@GOTOFF(%ebx)
	fstpl	16(%esp)
.L25:
	movl	48(%esp), %ecx
	testl	%ecx, %ecx
	jns	.L1
.L57:
	subl	$1072693248, %esi
	orl	60(%esp), %esi
	jne	.L26
	fldl	16(%esp)
	fsub	%st(0), %st
	fdiv	%st(0), %st
	fstpl	16(%esp)
	jmp	.L1
.L8:
	cmpl	$1072693247, %edi
	ja	.L12
	movl	16(%esp), %eax
	testl	%eax, %eax
	jne	.L14
	cmpl	$1073741824, %ebp
	je	.L55
	xorl	%eax, %eax
	movl	%eax, 60(%esp)
	jmp	.L11
.L9:
	fldl	32(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	movl	44(%esp), %edx
	testl	%edx, %edx
	fstpl	16(%esp)
	je	.L49
	movl	$2, %eax
	movl	%eax, 60(%esp)
	xorl	%eax, %eax
	movl	%eax, 44(%esp)
.L50:
	cmpl	$1139802112, %edi
	jbe	.L29
	cmpl	$1072693247, %esi
	jbe	.L126
.L123:
	testl	%ebp, %ebp
	jle	.L20
.L31:
	fldl	.LC7@GOTOFF(%ebx)
	fld	%st(0)
	fmulp	%st, %st(1)
	fstpl	16(%esp)
	jmp	.L1
.L10:
	leal	-1072693248(%esi), %edx
	orl	44(%esp), %edx
	je	.L65
	cmpl	$1072693247, %esi
	jbe	.L19
	fldl	24(%esp)
	testl	%ebp, %ebp
	fstpl	16(%esp)
	jns	.L1
.L20:
	fldz
	fstpl	16(%esp)
	jmp	.L1
.L38:
	movl	%esi, %edx
	andl	$2147483647, %edx
	cmpl	$1083231231, %edx
	jbe	.L42
	leal	1064252416(%esi), %edx
	orl	%eax, %edx
	jne	.L137
	fldl	16(%esp)
	fsub	%st(2), %st
	fcomip	%st(3), %st
	jb	.L119
	fstp	%st(1)
	fstp	%st(1)
	jmp	.L128
.L137:
	fstp	%st(1)
	fstp	%st(1)
.L128:
	fldl	.LC26@GOTOFF(%ebx)
	fmul	%st, %st(1)
	fmulp	%st, %st(1)
	fstpl	16(%esp)
	jmp	.L1
.L12:
	movl	%edi, %ecx
	sarl	$20, %ecx
	subl	$1023, %ecx
	cmpl	$20, %ecx
	movl	%ecx, %edx
	jle	.L15
	movl	$52, %ecx
	subl	%edx, %ecx
	movl	16(%esp), %edx
	shrl	%cl, %edx
	movl	%edx, %eax
	sall	%cl, %edx
	movl	%edx, %ecx
	movl	16(%esp), %edx
	cmpl	%edx, %ecx
	je	.L133
	movl	16(%esp), %eax
	testl	%eax, %eax
	jne	.L14
	xorl	%eax, %eax
	movl	%eax, 60(%esp)
	jmp	.L17
.L14:
	fldl	32(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	movl	44(%esp), %eax
	testl	%eax, %eax
	fstpl	16(%esp)
	jne	.L52
	movl	48(%esp), %eax
	andl	$1073741823, %eax
	cmpl	$1072693248, %eax
	je	.L82
	testl	%esi, %esi
	jne	.L52
.L82:
	xorl	%ecx, %ecx
	testl	%ebp, %ebp
	movl	%ecx, 60(%esp)
	jns	.L57
.L124:
	fldl	16(%esp)
	fdivrs	.LC1@GOTOFF(%ebx)
	fstpl	16(%esp)
	jmp	.L57
.L21:
	cmpl	$1073741824, %ebp
	je	.L55
	movl	48(%esp), %edx
	notl	%edx
	shrl	$31, %edx
	testb	%dl, %dl
	je	.L11
	cmpl	$1071644672, %ebp
	jne	.L11
	fldl	32(%esp)
	fstpl	(%esp)
	call	__ieee754_sqrt@PLT
	fstpl	16(%esp)
	jmp	.L1
.L29:
	cmpl	$1072693246, %esi
	jbe	.L126
	cmpl	$1072693248, %esi
	ja	.L123
	fldl	16(%esp)
	xorl	%edx, %edx
	fsubs	.LC1@GOTOFF(%ebx)
	fld	%st(0)
	fmuls	.LC8@GOTOFF(%ebx)
	fldl	.LC9@GOTOFF(%ebx)
	fmul	%st(2), %st
	fld	%st(2)
	fmuls	.LC10@GOTOFF(%ebx)
	fsubrl	.LC11@GOTOFF(%ebx)
	fmul	%st(3), %st
	fsubrs	.LC12@GOTOFF(%ebx)
	fxch	%st(3)
	fmul	%st(0), %st
	fmulp	%st, %st(3)
	fxch	%st(2)
	fmull	.LC13@GOTOFF(%ebx)
	fsubrp	%st, %st(2)
	fld	%st(0)
	fadd	%st(2), %st
	fstpl	16(%esp)
	movl	%edx, 16(%esp)
	fldl	16(%esp)
	fsub	%st, %st(1)
	fxch	%st(2)
	fsubp	%st, %st(1)
	fxch	%st(1)
	jmp	.L34
.L126:
	testl	%ebp, %ebp
	jns	.L20
	jmp	.L31
.L135:
	fstp	%st(1)
	fstp	%st(1)
	.p2align 4,,5
	jmp	.L127
.L136:
	fstp	%st(1)
	fstp	%st(1)
.L127:
	fldl	.LC7@GOTOFF(%ebx)
	fmul	%st, %st(1)
	fmulp	%st, %st(1)
	fstpl	16(%esp)
	jmp	.L1
.L19:
	testl	%ebp, %ebp
	jns	.L20
	fldl	24(%esp)
	fchs
	fstpl	16(%esp)
	jmp	.L1
.L65:
	fld1
	fstpl	16(%esp)
	jmp	.L1
.L49:
	movl	48(%esp), %edx
	andl	$1073741823, %edx
	cmpl	$1072693248, %edx
	je	.L83
	movl	$2, %edx
	testl	%esi, %esi
	movl	%edx, 60(%esp)
	jne	.L50
.L83:
	movl	$2, %eax
	testl	%ebp, %ebp
	movl	%eax, 60(%esp)
	jns	.L57
	jmp	.L124
.L42:
	xorl	%ecx, %ecx
	xorl	%eax, %eax
	cmpl	$1071644672, %edx
	jbe	.L45
	sarl	$20, %edx
	movl	$1048576, %eax
	leal	-1022(%edx), %ecx
	sarl	%cl, %eax
	jmp	.L40
.L15:
	movl	16(%esp), %eax
	testl	%eax, %eax
	jne	.L14
	movl	$20, %ecx
	subl	%edx, %ecx
	movl	%edi, %edx
	sarl	%cl, %edx
	movl	%edx, %eax
	sall	%cl, %eax
	movl	%eax, %ecx
	xorl	%eax, %eax
	movl	%eax, 60(%esp)
	cmpl	%edi, %ecx
	jne	.L17
	andl	$1, %edx
	movl	$2, %ecx
	subl	%edx, %ecx
	movl	%ecx, 60(%esp)
	jmp	.L17
.L55:
	fldl	32(%esp)
	fmul	%st(0), %st
	fstpl	16(%esp)
	jmp	.L1
.L70:
	flds	.LC2@GOTOFF(%ebx)
	movl	$262144, %ecx
	fldl	.LC3@GOTOFF(%ebx)
	fstpl	48(%esp)
	flds	.LC4@GOTOFF(%ebx)
	jmp	.L36
.L26:
	cmpl	$1, 60(%esp)
	jne	.L1
	fldl	16(%esp)
	fchs
	fstpl	16(%esp)
	jmp	.L1
.L132:
	fxch	%st(1)
	movl	%eax, 8(%esp)
	fstpl	24(%esp)
	fstpl	(%esp)
	call	scalbn@PLT
	fldl	24(%esp)
	fxch	%st(1)
	jmp	.L48
	.size	__ieee754_pow, .-__ieee754_pow
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	1058390042
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC3:
	.long	1137692678
	.long	1045233131
	.section	.rodata.cst4
	.align 4
.LC4:
	.long	1069547520
	.section	.rodata.cst8
	.align 8
.LC7:
	.long	-2013235812
	.long	2117592124
	.section	.rodata.cst4
	.align 4
.LC8:
	.long	1069066811
	.section	.rodata.cst8
	.align 8
.LC9:
	.long	-128065724
	.long	1045736971
	.section	.rodata.cst4
	.align 4
.LC10:
	.long	1048576000
	.section	.rodata.cst8
	.align 8
.LC11:
	.long	1431655765
	.long	1070945621
	.section	.rodata.cst4
	.align 4
.LC12:
	.long	1056964608
	.section	.rodata.cst8
	.align 8
.LC13:
	.long	1697350398
	.long	1073157447
	.section	.rodata.cst4
	.align 4
.LC14:
	.long	1509949440
	.section	.rodata.cst8
	.align 8
.LC15:
	.long	1246056175
	.long	1070235176
	.align 8
.LC16:
	.long	-1815487643
	.long	1070433866
	.align 8
.LC17:
	.long	-1457700607
	.long	1070691424
	.align 8
.LC18:
	.long	1368335949
	.long	1070945621
	.align 8
.LC19:
	.long	-613438465
	.long	1071345078
	.align 8
.LC20:
	.long	858993411
	.long	1071854387
	.section	.rodata.cst4
	.align 4
.LC21:
	.long	1077936128
	.align 4
.LC22:
	.long	1064712271
	.section	.rodata.cst8
	.align 8
.LC23:
	.long	-600177667
	.long	1072613129
	.align 8
.LC24:
	.long	341508597
	.long	-1103220768
	.align 8
.LC25:
	.long	1697350398
	.long	1016534343
	.align 8
.LC26:
	.long	-1023872167
	.long	27618847
	.section	.rodata.cst4
	.align 4
.LC27:
	.long	1060205080
	.section	.rodata.cst8
	.align 8
.LC28:
	.long	-17155601
	.long	1072049730
	.align 8
.LC29:
	.long	212364345
	.long	-1105175455
	.align 8
.LC30:
	.long	1925096656
	.long	1046886249
	.align 8
.LC31:
	.long	-976065551
	.long	1052491073
	.align 8
.LC32:
	.long	-1356472788
	.long	1058100842
	.align 8
.LC33:
	.long	381599123
	.long	1063698796
	.align 8
.LC34:
	.long	1431655742
	.long	1069897045
	.section	.rodata.cst4
	.align 4
.LC35:
	.long	1073741824
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
