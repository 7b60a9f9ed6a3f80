// 3bbc40396cdd6f45e5dfd105136bf431 newlib/libm/math/w_remainder.c
	.file	"w_remainder.c"
	.text
	.section	.text.remainder,"ax",@progbits
	.p2align 4
	.globl	remainder
	.type	remainder, @function
remainder:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	fldl	56(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	8(%esp)
	fstpl	24(%esp)
	fldl	48(%esp)
	fstpl	(%esp)
	call	__ieee754_remainder@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	fldl	24(%esp)
	sete	%al
	fucomi	%st(0), %st
	setp	%dl
	orb	%dl, %al
	jne	.L14
	fldz
	fxch	%st(1)
	fucomip	%st(1), %st
	fstpl	24(%esp)
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
	fldl	24(%esp)
	movl	$33, (%eax)
	fdiv	%st(0), %st
	addl	$44, %esp
	ret
	.size	remainder, .-remainder
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
