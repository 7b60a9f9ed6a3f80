// 6ed4b7f4228ec5e6f4170b7b88ee5dc7 newlib/libm/math/wf_fmod.c
	.file	"wf_fmod.c"
	.text
	.section	.text.fmodf,"ax",@progbits
	.p2align 4
	.globl	fmodf
	.type	fmodf, @function
fmodf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	52(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	4(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	__ieee754_fmodf@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	flds	48(%esp)
	flds	52(%esp)
	sete	%al
	fucomi	%st(1), %st
	fstp	%st(1)
	setp	%dl
	orb	%dl, %al
	jne	.L14
	fldz
	fsts	28(%esp)
	fxch	%st(1)
	fucomip	%st(1), %st
	fstp	%st(0)
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
	flds	28(%esp)
	movl	$33, (%eax)
	fdiv	%st(0), %st
	addl	$44, %esp
	ret
	.size	fmodf, .-fmodf
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
