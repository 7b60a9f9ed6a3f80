// a5ee5404886374ab660019223fd5f5bc newlib/libm/math/wf_acos.c
	.file	"wf_acos.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC1:
	.string	""
	.section	.text.acosf,"ax",@progbits
	.p2align 4
	.globl	acosf
	.type	acosf, @function
acosf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	__ieee754_acosf@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	fstps	24(%esp)
	je	.L1
	flds	48(%esp)
	fucomi	%st(0), %st
	jp	.L8
	fstps	(%esp)
	call	fabsf@PLT
	fld1
	fsts	28(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L7
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L8:
	fstp	%st(0)
.L1:
	flds	24(%esp)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	call	__errno@PLT
	movl	$33, (%eax)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	nanf@PLT
	movl	40(%esp), %ebx
	fstps	24(%esp)
	flds	24(%esp)
	addl	$44, %esp
	ret
	.size	acosf, .-acosf
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
