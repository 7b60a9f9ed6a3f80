// abfb5b15c18a2412a16e511e944ea612 newlib/libm/math/wf_sqrt.c
	.file	"wf_sqrt.c"
	.text
	.section	.text.sqrtf,"ax",@progbits
	.p2align 4
	.globl	sqrtf
	.type	sqrtf, @function
sqrtf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	flds	48(%esp)
	fucomi	%st(0), %st
	jp	.L8
	fldz
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
	flds	28(%esp)
	movl	$33, (%eax)
	fdiv	%st(0), %st
	addl	$44, %esp
	ret
	.size	sqrtf, .-sqrtf
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
