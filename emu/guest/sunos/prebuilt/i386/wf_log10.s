// 553a686b7c1fafd08ecd305219d0836f newlib/libm/math/wf_log10.c
	.file	"wf_log10.c"
	.text
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC2:
	.string	""
	.section	.text.log10f,"ax",@progbits
	.p2align 4
	.globl	log10f
	.type	log10f, @function
log10f:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	__ieee754_log10f@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	flds	48(%esp)
	fucomi	%st(0), %st
	jp	.L10
	fldz
	fsts	28(%esp)
	fcomi	%st(1), %st
	jb	.L11
	fstp	%st(2)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L4
	jne	.L4
	.p2align 4,,5
	call	__errno@PLT
	flds	.LC0@GOTOFF(%ebx)
	movl	$34, (%eax)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L10:
	fstp	%st(0)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L11:
	fstp	%st(0)
	fstp	%st(0)
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	call	__errno@PLT
	movl	$33, (%eax)
	leal	.LC2@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	nanf@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	log10f, .-log10f
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-8388608
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
