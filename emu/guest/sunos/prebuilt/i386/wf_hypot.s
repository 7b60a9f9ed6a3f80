// b89065e7d4f95ec68a1935b71740104d newlib/libm/math/wf_hypot.c
	.file	"wf_hypot.c"
	.text
	.section	.text.hypotf,"ax",@progbits
	.p2align 4
	.globl	hypotf
	.type	hypotf, @function
hypotf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	52(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	4(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	__ieee754_hypotf@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	fsts	(%esp)
	fstps	28(%esp)
	call	finitef@PLT
	flds	28(%esp)
	testl	%eax, %eax
	je	.L10
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	fstp	%st(0)
	flds	48(%esp)
	fstps	(%esp)
	call	finitef@PLT
	flds	28(%esp)
	testl	%eax, %eax
	je	.L1
	fstp	%st(0)
	flds	52(%esp)
	fstps	(%esp)
	call	finitef@PLT
	flds	28(%esp)
	testl	%eax, %eax
	je	.L1
	fstp	%st(0)
	call	__errno@PLT
	flds	.LC0@GOTOFF(%ebx)
	movl	$34, (%eax)
	jmp	.L1
	.size	hypotf, .-hypotf
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
