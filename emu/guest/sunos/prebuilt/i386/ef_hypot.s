// 53963535659a074626b13e289ba1a152 newlib/libm/math/ef_hypot.c
	.file	"ef_hypot.c"
	.text
	.section	.text.__ieee754_hypotf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_hypotf
	.type	__ieee754_hypotf, @function
__ieee754_hypotf:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	movl	48(%esp), %eax
	movl	52(%esp), %edx
	andl	$2147483647, %eax
	andl	$2147483647, %edx
	cmpl	%edx, %eax
	jge	.L2
	movl	%eax, %ecx
	movl	%edx, %eax
	movl	%ecx, %edx
.L2:
	movl	%eax, 20(%esp)
	movl	%eax, %ecx
	subl	%edx, %ecx
	flds	20(%esp)
	movl	%edx, 20(%esp)
	cmpl	$251658240, %ecx
	jg	.L26
	cmpl	$1484783616, %eax
	jg	.L27
	xorl	%esi, %esi
.L5:
	cmpl	$645922815, %edx
	jg	.L8
	testl	%edx, %edx
	je	.L1
	cmpl	$8388607, %edx
	jg	.L9
	flds	.LC1@GOTOFF(%ebx)
	subl	$126, %esi
	fsts	24(%esp)
	flds	20(%esp)
	fmul	%st(1), %st
	fstps	20(%esp)
	fmulp	%st, %st(1)
	.p2align 4
	.p2align 3
.L8:
	flds	20(%esp)
	fsubr	%st(1), %st
	flds	20(%esp)
	fxch	%st(1)
	fcomi	%st(1), %st
	jbe	.L23
	fstp	%st(0)
	andl	$-4096, %eax
	movl	%eax, 24(%esp)
	flds	24(%esp)
	fmul	%st(0), %st
	fld	%st(1)
	fchs
	fmulp	%st, %st(2)
	flds	24(%esp)
	fadd	%st(3), %st
	fxch	%st(3)
	fsubs	24(%esp)
	fmulp	%st, %st(3)
	fxch	%st(1)
	fsubp	%st, %st(2)
	fsubp	%st, %st(1)
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
.L12:
	testl	%esi, %esi
	je	.L1
	sall	$23, %esi
	leal	1065353216(%esi), %eax
	movl	%eax, 20(%esp)
	fmuls	20(%esp)
.L1:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	cmpl	$2139095039, %eax
	jg	.L28
	fstp	%st(0)
	subl	$570425344, %eax
	subl	$570425344, %edx
	movl	%eax, 20(%esp)
	movl	$68, %esi
	flds	20(%esp)
	movl	%edx, 20(%esp)
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L26:
	fadds	20(%esp)
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	fstp	%st(1)
	andl	$-4096, %edx
	addl	$8388608, %eax
	movl	%edx, 28(%esp)
	movl	%eax, 24(%esp)
	flds	28(%esp)
	fmuls	24(%esp)
	fld	%st(1)
	fchs
	fmulp	%st, %st(2)
	fxch	%st(2)
	fadd	%st(0), %st
	fsubs	24(%esp)
	fmuls	20(%esp)
	flds	20(%esp)
	fsubs	28(%esp)
	fmuls	24(%esp)
	faddp	%st, %st(1)
	fsubrp	%st, %st(1)
	fsubrp	%st, %st(1)
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L28:
	cmpl	$2139095040, %eax
	je	.L14
	fadds	20(%esp)
.L7:
	cmpl	$2139095040, %edx
	jne	.L1
	fstp	%st(0)
	flds	.LC0@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L9:
	fstp	%st(0)
	addl	$570425344, %eax
	addl	$570425344, %edx
	movl	%eax, 20(%esp)
	subl	$68, %esi
	flds	20(%esp)
	movl	%edx, 20(%esp)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L14:
	fstp	%st(0)
	flds	.LC0@GOTOFF(%ebx)
	jmp	.L7
	.size	__ieee754_hypotf, .-__ieee754_hypotf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.align 4
.LC1:
	.long	2122317824
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
