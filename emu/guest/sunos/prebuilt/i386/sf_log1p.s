// 6f7e226dd06cf506a3e06c2a31e3fdef newlib/libm/common/sf_log1p.c
	.file	"sf_log1p.c"
	.text
	.section	.text.log1pf,"ax",@progbits
	.p2align 4
	.globl	log1pf
	.type	log1pf, @function
log1pf:
	fldz
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	flds	32(%esp)
	fsts	4(%esp)
	movl	4(%esp), %eax
	cmpl	$2139095039, %eax
	jg	.L34
	fstp	%st(0)
	cmpl	$1054086102, %eax
	jg	.L4
	movl	%eax, %ecx
	andl	$2147483647, %ecx
	cmpl	$1065353215, %ecx
	jbe	.L5
	fstp	%st(0)
	fld1
	fchs
	fsts	8(%esp)
	flds	4(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L6
	jne	.L6
	movl	24(%esp), %ebx
	movl	$1, %eax
	movl	%eax, 32(%esp)
	addl	$28, %esp
	jmp	__math_divzerof
	.p2align 4,,10
	.p2align 3
.L4:
	fstp	%st(0)
	cmpl	$1509949439, %eax
	jle	.L10
	fldz
	movl	%eax, %ecx
	sarl	$23, %ecx
	andl	$8388607, %eax
	subl	$127, %ecx
	cmpl	$3474678, %eax
	jg	.L16
.L36:
	movl	%eax, %ebx
	orl	$1065353216, %ebx
	movl	%ebx, 4(%esp)
.L17:
	flds	4(%esp)
	testl	%eax, %eax
	fsubs	.LC4@GOTOFF(%edx)
	fsts	4(%esp)
	flds	.LC3@GOTOFF(%edx)
	fmul	%st(1), %st
	fmulp	%st, %st(1)
	jne	.L11
	fldz
	fsts	8(%esp)
	flds	4(%esp)
	fucomip	%st(1), %st
	jp	.L37
	jne	.L38
	fstp	%st(1)
	testl	%ecx, %ecx
	je	.L39
	fstp	%st(0)
	movl	%ecx, 4(%esp)
	fildl	4(%esp)
	flds	.LC5@GOTOFF(%edx)
	fmul	%st(1), %st
	faddp	%st, %st(2)
	fmuls	.LC6@GOTOFF(%edx)
	faddp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L34:
	fstp	%st(1)
	fld	%st(0)
	faddp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L39:
	fstp	%st(1)
.L1:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	cmpl	$822083583, %ecx
	ja	.L8
	fstp	%st(0)
	fldz
	fsts	8(%esp)
	flds	4(%esp)
	fadds	.LC2@GOTOFF(%edx)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L25
	cmpl	$612368383, %ecx
	flds	4(%esp)
	jbe	.L1
	fstp	%st(0)
.L25:
	flds	4(%esp)
	fmul	%st(0), %st
	fmuls	.LC3@GOTOFF(%edx)
	fsubrs	4(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L8:
	addl	$1097468384, %eax
	cmpl	$1097468384, %eax
	ja	.L35
	fstp	%st(0)
.L10:
	fld1
	fstps	12(%esp)
	flds	4(%esp)
	fadds	12(%esp)
	fsts	8(%esp)
	movl	8(%esp), %eax
	movl	%eax, %ecx
	sarl	$23, %ecx
	subl	$127, %ecx
	testl	%ecx, %ecx
	jle	.L13
	flds	4(%esp)
	fsubrp	%st, %st(1)
	flds	12(%esp)
	fsubp	%st, %st(1)
.L14:
	fdivs	8(%esp)
	andl	$8388607, %eax
	cmpl	$3474678, %eax
	jle	.L36
.L16:
	movl	%eax, %ebx
	incl	%ecx
	orl	$1056964608, %ebx
	movl	%ebx, 4(%esp)
	movl	$8388608, %ebx
	subl	%eax, %ebx
	movl	%ebx, %eax
	sarl	$2, %eax
	jmp	.L17
	.p2align 4,,10
	.p2align 3
.L35:
	flds	4(%esp)
	xorl	%ecx, %ecx
	fmuls	.LC3@GOTOFF(%edx)
	fmuls	4(%esp)
.L11:
	flds	4(%esp)
	testl	%ecx, %ecx
	fadds	.LC8@GOTOFF(%edx)
	fdivrs	4(%esp)
	fld	%st(0)
	fmul	%st(1), %st
	flds	.LC9@GOTOFF(%edx)
	fmul	%st(1), %st
	fadds	.LC10@GOTOFF(%edx)
	fmul	%st(1), %st
	fadds	.LC11@GOTOFF(%edx)
	fmul	%st(1), %st
	fadds	.LC12@GOTOFF(%edx)
	fmul	%st(1), %st
	fadds	.LC13@GOTOFF(%edx)
	fmul	%st(1), %st
	fadds	.LC14@GOTOFF(%edx)
	fmul	%st(1), %st
	fadds	.LC7@GOTOFF(%edx)
	fmulp	%st, %st(1)
	fadd	%st(2), %st
	fmulp	%st, %st(1)
	jne	.L21
	fstp	%st(2)
	fxch	%st(1)
	fsubrp	%st, %st(1)
	jmp	.L32
	.p2align 4,,10
	.p2align 3
.L40:
	fstp	%st(1)
.L32:
	flds	4(%esp)
	movl	24(%esp), %ebx
	fsubp	%st, %st(1)
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	movl	%ecx, 8(%esp)
	movl	24(%esp), %ebx
	fildl	8(%esp)
	flds	.LC6@GOTOFF(%edx)
	fmul	%st(1), %st
	fxch	%st(1)
	fmuls	.LC5@GOTOFF(%edx)
	faddp	%st, %st(4)
	fxch	%st(3)
	faddp	%st, %st(1)
	fsubrp	%st, %st(1)
	fsubs	4(%esp)
	addl	$28, %esp
	fsubrp	%st, %st(1)
	ret
.L37:
	fstp	%st(0)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L38:
	fstp	%st(0)
.L18:
	flds	4(%esp)
	testl	%ecx, %ecx
	fmuls	.LC7@GOTOFF(%edx)
	fsubrs	.LC4@GOTOFF(%edx)
	fmulp	%st, %st(1)
	je	.L40
	movl	%ecx, 8(%esp)
	fildl	8(%esp)
	flds	.LC6@GOTOFF(%edx)
	fmul	%st(1), %st
	fxch	%st(1)
	fmuls	.LC5@GOTOFF(%edx)
	faddp	%st, %st(3)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fxch	%st(1)
	fsubs	4(%esp)
	fsubrp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	movl	24(%esp), %ebx
	flds	4(%esp)
	fstps	32(%esp)
	addl	$28, %esp
	jmp	__math_invalidf
	.p2align 4,,10
	.p2align 3
.L13:
	fstp	%st(0)
	flds	12(%esp)
	fsubrs	8(%esp)
	fsubrs	4(%esp)
	jmp	.L14
	.size	log1pf, .-log1pf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC2:
	.long	1275068416
	.align 4
.LC3:
	.long	1056964608
	.align 4
.LC4:
	.long	1065353216
	.align 4
.LC5:
	.long	924317649
	.align 4
.LC6:
	.long	1060204928
	.align 4
.LC7:
	.long	1059760811
	.align 4
.LC8:
	.long	1073741824
	.align 4
.LC9:
	.long	1041729687
	.align 4
.LC10:
	.long	1042075727
	.align 4
.LC11:
	.long	1044001573
	.align 4
.LC12:
	.long	1046711849
	.align 4
.LC13:
	.long	1049774373
	.align 4
.LC14:
	.long	1053609165
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
	ret
	.hidden	__math_invalidf
	.hidden	__math_divzerof
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
