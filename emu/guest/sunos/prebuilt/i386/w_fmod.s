// c33c10623d096d9cde2b11b93afe8bd9 newlib/libm/math/w_fmod.c
	.file	"w_fmod.c"
	.text
	.section	.text.fmod,"ax",@progbits
	.p2align 4
	.globl	fmod
	.type	fmod, @function
fmod:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fldl	56(%esp)
	fstl	8(%esp)
	fstpl	24(%esp)
	fstl	(%esp)
	fstpl	16(%esp)
	call	__ieee754_fmod@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	fldl	16(%esp)
	fldl	24(%esp)
	sete	%al
	fucomi	%st(1), %st
	fstp	%st(1)
	setp	%dl
	orb	%dl, %al
	jne	.L14
	fldz
	fxch	%st(1)
	fucomip	%st(1), %st
	fstpl	16(%esp)
	jnp	.L13
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	fstp	%st(0)
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	jne	.L1
	fstp	%st(0)
	call	__errno@PLT
	movl	40(%esp), %ebx
	fldl	16(%esp)
	movl	$33, (%eax)
	fdiv	%st(0), %st
	addl	$44, %esp
	ret
	.size	fmod, .-fmod
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
