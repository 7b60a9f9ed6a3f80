// 27281ff66fedf242ee81f81f64ed8689 newlib/libm/math/ef_log.c
	.file	"ef_log.c"
	.text
	.section	.text.__ieee754_logf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_logf
	.type	__ieee754_logf, @function
__ieee754_logf:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.ax
	addl	$_GLOBAL_OFFSET_TABLE_, %eax
	subl	$4, %esp
	movl	16(%esp), %edx
	testl	$2147483647, %edx
	je	.L20
	testl	%edx, %edx
	movl	%edx, %ecx
	js	.L21
	cmpl	$2139095039, %edx
	jg	.L22
	xorl	%edx, %edx
	cmpl	$8388607, %ecx
	jg	.L6
	flds	16(%esp)
	movl	$-25, %edx
	fmuls	.LC2@GOTOFF(%eax)
	fstps	(%esp)
	movl	(%esp), %ecx
.L6:
	movl	%ecx, %ebx
	andl	$8388607, %ecx
	sarl	$23, %ebx
	leal	-127(%edx,%ebx), %esi
	leal	4913952(%ecx), %edx
	movl	%edx, %ebx
	shrl	$23, %edx
	andl	$8388608, %ebx
	xorl	$1065353216, %ebx
	addl	%esi, %edx
	orl	%ecx, %ebx
	movl	%ebx, (%esp)
	leal	15(%ecx), %ebx
	flds	(%esp)
	andl	$8388592, %ebx
	fsubs	.LC3@GOTOFF(%eax)
	jne	.L7
	fldz
	fsts	(%esp)
	fxch	%st(1)
	fucomi	%st(1), %st
	jp	.L23
	jne	.L24
	fstp	%st(0)
	testl	%edx, %edx
	je	.L1
	fstp	%st(0)
	movl	%edx, (%esp)
	fildl	(%esp)
	flds	.LC4@GOTOFF(%eax)
	fmul	%st(1), %st
	fxch	%st(1)
	fmuls	.LC5@GOTOFF(%eax)
	faddp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L20:
	fldz
	fsts	(%esp)
	flds	.LC1@GOTOFF(%eax)
	fdivp	%st, %st(1)
.L1:
	popl	%eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	flds	16(%esp)
	fsub	%st(0), %st
	fdivs	.LC0@GOTOFF(%eax)
	popl	%eax
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	flds	.LC8@GOTOFF(%eax)
	leal	-3187664(%ecx), %esi
	movl	$3523208, %ebx
	movl	%edx, (%esp)
	fadd	%st(1), %st
	subl	%ecx, %ebx
	orl	%esi, %ebx
	fdivr	%st(1), %st
	fildl	(%esp)
	fld	%st(1)
	fmul	%st(2), %st
	fld	%st(0)
	fmul	%st(1), %st
	flds	.LC9@GOTOFF(%eax)
	fmul	%st(1), %st
	fadds	.LC10@GOTOFF(%eax)
	fmul	%st(1), %st
	fadds	.LC11@GOTOFF(%eax)
	fmul	%st(1), %st
	fadds	.LC12@GOTOFF(%eax)
	fmulp	%st, %st(2)
	flds	.LC13@GOTOFF(%eax)
	fmul	%st(1), %st
	fadds	.LC14@GOTOFF(%eax)
	fmul	%st(1), %st
	fadds	.LC15@GOTOFF(%eax)
	fmulp	%st, %st(1)
	faddp	%st, %st(1)
	jle	.L11
	flds	.LC7@GOTOFF(%eax)
	testl	%edx, %edx
	fmul	%st(4), %st
	fmul	%st(4), %st
	fadd	%st, %st(1)
	fxch	%st(1)
	fmulp	%st, %st(3)
	jne	.L12
	fstp	%st(1)
	fsubp	%st, %st(1)
	fsubrp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L22:
	flds	16(%esp)
	popl	%eax
	fadd	%st(0), %st
	popl	%ebx
	popl	%esi
	ret
.L23:
	fstp	%st(1)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L24:
	fstp	%st(1)
.L8:
	flds	.LC6@GOTOFF(%eax)
	testl	%edx, %edx
	fmul	%st(1), %st
	fsubrs	.LC7@GOTOFF(%eax)
	fld	%st(1)
	fmul	%st(2), %st
	fmulp	%st, %st(1)
	jne	.L10
	fsubrp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L11:
	fsubr	%st(3), %st
	testl	%edx, %edx
	fmulp	%st, %st(2)
	jne	.L13
	fstp	%st(0)
	fsubrp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	flds	.LC4@GOTOFF(%eax)
	fmul	%st(2), %st
	fxch	%st(2)
	fmuls	.LC5@GOTOFF(%eax)
	faddp	%st, %st(3)
	fsubp	%st, %st(2)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fsubp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L10:
	movl	%edx, (%esp)
	fildl	(%esp)
	flds	.LC4@GOTOFF(%eax)
	fmul	%st(1), %st
	fxch	%st(1)
	fmuls	.LC5@GOTOFF(%eax)
	fsubrp	%st, %st(2)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fsubp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L13:
	flds	.LC4@GOTOFF(%eax)
	fmul	%st(1), %st
	fxch	%st(1)
	fmuls	.LC5@GOTOFF(%eax)
	fsubrp	%st, %st(2)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fsubp	%st, %st(1)
	jmp	.L1
	.size	__ieee754_logf, .-__ieee754_logf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	-872415232
	.align 4
.LC2:
	.long	1275068416
	.align 4
.LC3:
	.long	1065353216
	.align 4
.LC4:
	.long	1060204928
	.align 4
.LC5:
	.long	924317649
	.align 4
.LC6:
	.long	1051372203
	.align 4
.LC7:
	.long	1056964608
	.align 4
.LC8:
	.long	1073741824
	.align 4
.LC9:
	.long	1041729687
	.align 4
.LC10:
	.long	1044001573
	.align 4
.LC11:
	.long	1049774373
	.align 4
.LC12:
	.long	1059760811
	.align 4
.LC13:
	.long	1042075727
	.align 4
.LC14:
	.long	1046711849
	.align 4
.LC15:
	.long	1053609165
	.section	.text.__x86.get_pc_thunk.ax,"axG",@progbits,__x86.get_pc_thunk.ax,comdat
	.globl	__x86.get_pc_thunk.ax
	.hidden	__x86.get_pc_thunk.ax
	.type	__x86.get_pc_thunk.ax, @function
__x86.get_pc_thunk.ax:
	movl	(%esp), %eax
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
