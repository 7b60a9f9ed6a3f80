// adaa7547c2af69c0ba2477bb1124e694 newlib/libm/math/sf_ldexp.c
	.file	"sf_ldexp.c"
	.text
	.section	.text.ldexpf,"ax",@progbits
	.p2align 4
	.globl	ldexpf
	.type	ldexpf, @function
ldexpf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	finitef@PLT
	fldz
	fsts	28(%esp)
	flds	48(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L4
	jne	.L4
.L2:
	flds	48(%esp)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	testl	%eax, %eax
	je	.L2
	movl	52(%esp), %eax
	flds	48(%esp)
	fstps	(%esp)
	movl	%eax, 4(%esp)
	call	scalbnf@PLT
	fsts	48(%esp)
	fstps	(%esp)
	call	finitef@PLT
	fldz
	fsts	28(%esp)
	flds	48(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	jnp	.L13
.L7:
	testl	%eax, %eax
	jne	.L2
.L5:
	call	__errno@PLT
	movl	40(%esp), %ebx
	flds	48(%esp)
	movl	$34, (%eax)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	je	.L5
	jmp	.L7
	.size	ldexpf, .-ldexpf
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
