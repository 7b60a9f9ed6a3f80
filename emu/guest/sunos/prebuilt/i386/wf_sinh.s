// 485607e6cce3d5be3e8af316339d40f7 newlib/libm/math/wf_sinh.c
	.file	"wf_sinh.c"
	.text
	.section	.text.sinhf,"ax",@progbits
	.p2align 4
	.globl	sinhf
	.type	sinhf, @function
sinhf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	48(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	(%esp)
	call	__ieee754_sinhf@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	fsts	(%esp)
	fstps	28(%esp)
	call	finitef@PLT
	flds	28(%esp)
	testl	%eax, %eax
	je	.L11
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	fstp	%st(0)
	flds	48(%esp)
	fstps	(%esp)
	call	finitef@PLT
	flds	28(%esp)
	testl	%eax, %eax
	je	.L1
	fstp	%st(0)
	call	__errno@PLT
	movl	$34, (%eax)
	fldz
	fsts	28(%esp)
	flds	48(%esp)
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L8
	flds	.LC1@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L8:
	flds	.LC0@GOTOFF(%ebx)
	jmp	.L1
	.size	sinhf, .-sinhf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-8388608
	.align 4
.LC1:
	.long	2139095040
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
