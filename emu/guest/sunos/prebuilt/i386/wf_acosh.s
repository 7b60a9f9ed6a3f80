// ea272df4059b278a481bec8e5426c384 newlib/libm/math/wf_acosh.c
	.file	"wf_acosh.c"
	.text
	.section	.text.acoshf,"ax",@progbits
	.p2align 4
	.globl	acoshf
	.type	acoshf, @function
acoshf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	__ieee754_acoshf@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	flds	48(%esp)
	fucomi	%st(0), %st
	jp	.L8
	fld1
	fsts	28(%esp)
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
	fsts	28(%esp)
	addl	$44, %esp
	fld	%st(0)
	fdivp	%st, %st(1)
	ret
	.size	acoshf, .-acoshf
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
