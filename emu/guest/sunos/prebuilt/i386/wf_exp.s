// 9afa389d70c18a816242684bf71c4ca0 newlib/libm/math/wf_exp.c
	.file	"wf_exp.c"
	.text
	.section	.text.expf,"ax",@progbits
	.p2align 4
	.globl	expf
	.type	expf, @function
expf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	__ieee754_expf@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	fstps	28(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	finitef@PLT
	flds	28(%esp)
	testl	%eax, %eax
	je	.L1
	flds	.LC2@GOTOFF(%ebx)
	fsts	28(%esp)
	flds	48(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L14
	flds	.LC3@GOTOFF(%ebx)
	fsts	28(%esp)
	flds	48(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L15
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	fstp	%st(0)
	call	__errno@PLT
	movl	$34, (%eax)
	fldz
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	fstp	%st(0)
	call	__errno@PLT
	flds	.LC0@GOTOFF(%ebx)
	movl	$34, (%eax)
	jmp	.L1
	.size	expf, .-expf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.align 4
.LC2:
	.long	1118925184
	.align 4
.LC3:
	.long	-1026559563
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
