// d8623179cfd9d469e4095910352e7de3 newlib/libm/math/ef_log10.c
	.file	"ef_log10.c"
	.text
	.section	.text.__ieee754_log10f,"ax",@progbits
	.p2align 4
	.globl	__ieee754_log10f
	.type	__ieee754_log10f, @function
__ieee754_log10f:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	testl	$2147483647, %eax
	je	.L10
	testl	%eax, %eax
	movl	%eax, %edx
	js	.L11
	cmpl	$2139095039, %eax
	jg	.L12
	xorl	%eax, %eax
	cmpl	$8388607, %edx
	jle	.L13
.L6:
	movl	%edx, %ecx
	andl	$8388607, %edx
	sarl	$23, %ecx
	leal	-127(%eax,%ecx), %eax
	movl	%eax, %ecx
	shrl	$31, %ecx
	addl	%ecx, %eax
	movl	%eax, 24(%esp)
	movl	$127, %eax
	fildl	24(%esp)
	subl	%ecx, %eax
	sall	$23, %eax
	orl	%edx, %eax
	movl	%eax, (%esp)
	fld	%st(0)
	fstps	28(%esp)
	fmuls	.LC3@GOTOFF(%ebx)
	fstps	24(%esp)
	call	__ieee754_logf@PLT
	fmuls	.LC4@GOTOFF(%ebx)
	fadds	24(%esp)
	flds	28(%esp)
	fmuls	.LC5@GOTOFF(%ebx)
	movl	40(%esp), %ebx
	addl	$44, %esp
	faddp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	fldz
	fsts	24(%esp)
	flds	.LC0@GOTOFF(%ebx)
	fdivp	%st, %st(1)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	flds	48(%esp)
	fsub	%st(0), %st
	fdivs	.LC1@GOTOFF(%ebx)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	flds	48(%esp)
	movl	$-25, %eax
	fmuls	.LC2@GOTOFF(%ebx)
	fstps	24(%esp)
	movl	24(%esp), %edx
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L12:
	flds	48(%esp)
	movl	40(%esp), %ebx
	fadd	%st(0), %st
	addl	$44, %esp
	ret
	.size	__ieee754_log10f, .-__ieee754_log10f
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-872415232
	.align 4
.LC1:
	.long	0
	.align 4
.LC2:
	.long	1275068416
	.align 4
.LC3:
	.long	894707675
	.align 4
.LC4:
	.long	1054759897
	.align 4
.LC5:
	.long	1050288256
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
