// 9b1e1f71b9000d97c72c13b3436f2235 newlib/libm/common/sf_fmax.c
	.file	"sf_fmax.c"
	.text
	.section	.text.fmaxf,"ax",@progbits
	.p2align 4
	.globl	fmaxf
	.type	fmaxf, @function
fmaxf:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	flds	32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	__fpclassifyf@PLT
	testl	%eax, %eax
	jne	.L2
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L11:
	fstp	%st(0)
.L4:
	flds	36(%esp)
.L1:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	flds	36(%esp)
	fstps	(%esp)
	call	__fpclassifyf@PLT
	flds	32(%esp)
	testl	%eax, %eax
	je	.L1
	flds	36(%esp)
	fxch	%st(1)
	fcomi	%st(1), %st
	fstp	%st(1)
	jbe	.L11
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	fmaxf, .-fmaxf
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
