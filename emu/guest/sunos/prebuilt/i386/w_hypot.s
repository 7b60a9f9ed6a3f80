// 6e24f5c243237ddbfbb4e899190d34a4 newlib/libm/math/w_hypot.c
	.file	"w_hypot.c"
	.text
	.section	.text.hypot,"ax",@progbits
	.p2align 4
	.globl	hypot
	.type	hypot, @function
hypot:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	fldl	64(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fldl	72(%esp)
	fstl	40(%esp)
	fstpl	8(%esp)
	fstl	24(%esp)
	fstpl	(%esp)
	call	__ieee754_hypot@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	fstl	(%esp)
	fstpl	32(%esp)
	call	finite@PLT
	fldl	32(%esp)
	testl	%eax, %eax
	je	.L10
.L1:
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	fstp	%st(0)
	fldl	24(%esp)
	fstpl	(%esp)
	call	finite@PLT
	fldl	32(%esp)
	testl	%eax, %eax
	je	.L1
	fstpl	24(%esp)
	fldl	40(%esp)
	fstpl	(%esp)
	call	finite@PLT
	fldl	24(%esp)
	testl	%eax, %eax
	je	.L1
	fstp	%st(0)
	call	__errno@PLT
	flds	.LC0@GOTOFF(%ebx)
	movl	$34, (%eax)
	jmp	.L1
	.size	hypot, .-hypot
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
