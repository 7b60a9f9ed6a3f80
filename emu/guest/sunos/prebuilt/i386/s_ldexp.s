// 1aaabba1483c58b66c12298d6bc2c508 newlib/libm/math/s_ldexp.c
	.file	"s_ldexp.c"
	.text
	.section	.text.ldexp,"ax",@progbits
	.p2align 4
	.globl	ldexp
	.type	ldexp, @function
ldexp:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	(%esp)
	fstpl	24(%esp)
	call	finite@PLT
	fldz
	fldl	24(%esp)
	fucomi	%st(1), %st
	fstp	%st(1)
	jp	.L4
	jne	.L4
.L2:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	testl	%eax, %eax
	je	.L2
	movl	56(%esp), %eax
	fstpl	(%esp)
	movl	%eax, 8(%esp)
	call	scalbn@PLT
	fstl	(%esp)
	fstpl	24(%esp)
	call	finite@PLT
	fldz
	fldl	24(%esp)
	fucomi	%st(1), %st
	fstp	%st(1)
	jnp	.L13
.L7:
	testl	%eax, %eax
	jne	.L2
.L5:
	fstpl	24(%esp)
	call	__errno@PLT
	movl	40(%esp), %ebx
	fldl	24(%esp)
	movl	$34, (%eax)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	je	.L5
	jmp	.L7
	.size	ldexp, .-ldexp
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
