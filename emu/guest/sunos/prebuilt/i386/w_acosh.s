// 60875b1000ea38d6911a96811b9bcd25 newlib/libm/math/w_acosh.c
	.file	"w_acosh.c"
	.text
	.section	.text.acosh,"ax",@progbits
	.p2align 4
	.globl	acosh
	.type	acosh, @function
acosh:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	fldl	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstl	(%esp)
	fstpl	24(%esp)
	call	__ieee754_acosh@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	fldl	24(%esp)
	fucomi	%st(0), %st
	jp	.L8
	fld1
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L7
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
	fstp	%st(0)
	call	__errno@PLT
	movl	40(%esp), %ebx
	movl	$33, (%eax)
	fldz
	addl	$44, %esp
	fdiv	%st(0), %st
	ret
	.size	acosh, .-acosh
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
