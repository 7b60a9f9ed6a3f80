// edb6b692e1184f5222a974f706de8260 newlib/libm/math/w_sqrt.c
	.file	"w_sqrt.c"
	.text
	.section	.text.sqrt,"ax",@progbits
	.p2align 4
	.globl	sqrt
	.type	sqrt, @function
sqrt:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	(%esp)
	fstpl	24(%esp)
	call	__ieee754_sqrt@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	fldl	24(%esp)
	fucomi	%st(0), %st
	jp	.L8
	fldz
	fcomi	%st(1), %st
	fstp	%st(1)
	ja	.L7
	fstp	%st(0)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L8:
	fstp	%st(0)
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	fstp	%st(1)
	fstpl	24(%esp)
	call	__errno@PLT
	movl	40(%esp), %ebx
	fldl	24(%esp)
	movl	$33, (%eax)
	fdiv	%st(0), %st
	addl	$44, %esp
	ret
	.size	sqrt, .-sqrt
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
