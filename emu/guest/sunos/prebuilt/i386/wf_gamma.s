// b984fc047bd8448eed1ddee7483e3409 newlib/libm/math/wf_gamma.c
	.file	"wf_gamma.c"
	.text
	.section	.text.gammaf,"ax",@progbits
	.p2align 4
	.globl	gammaf
	.type	gammaf, @function
gammaf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	_impure_ptr@GOT(%ebx), %eax
	movl	(%eax), %eax
	fstps	(%esp)
	addl	$160, %eax
	movl	%eax, 4(%esp)
	call	__ieee754_gammaf_r@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	fsts	(%esp)
	fstps	28(%esp)
	call	finitef@PLT
	flds	28(%esp)
	testl	%eax, %eax
	je	.L13
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	fstp	%st(0)
	flds	48(%esp)
	fstps	(%esp)
	call	finitef@PLT
	flds	28(%esp)
	testl	%eax, %eax
	je	.L1
	fstp	%st(0)
	flds	48(%esp)
	fstps	(%esp)
	call	floorf@PLT
	flds	48(%esp)
	fxch	%st(1)
	fucomip	%st(1), %st
	jp	.L15
	jne	.L16
	fldz
	fsts	28(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	jnb	.L14
	jmp	.L5
.L15:
	fstp	%st(0)
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L16:
	fstp	%st(0)
.L5:
	call	__errno@PLT
	movl	$34, (%eax)
.L8:
	flds	.LC0@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	call	__errno@PLT
	movl	$33, (%eax)
	jmp	.L8
	.size	gammaf, .-gammaf
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
