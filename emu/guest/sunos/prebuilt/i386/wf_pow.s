// 92e83a8bb92bef0a9e90d7c34b2672ca newlib/libm/math/wf_pow.c
	.file	"wf_pow.c"
	.text
	.section	.text.powf,"ax",@progbits
	.p2align 4
	.globl	powf
	.type	powf, @function
powf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	flds	52(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fstps	4(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	__ieee754_powf@PLT
	movl	__fdlib_version@GOT(%ebx), %eax
	cmpl	$-1, (%eax)
	je	.L1
	flds	52(%esp)
	fucomi	%st(0), %st
	jp	.L44
	flds	48(%esp)
	fucomip	%st(0), %st
	jp	.L40
	fstp	%st(0)
	fldz
	fsts	24(%esp)
	flds	48(%esp)
	fld	%st(1)
	fxch	%st(1)
	fucomip	%st(2), %st
	fstp	%st(1)
	jp	.L45
	jne	.L46
	flds	52(%esp)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L20
	.p2align 4,,3
	je	.L47
.L20:
	fstps	24(%esp)
	flds	52(%esp)
	fstps	(%esp)
	call	finitef@PLT
	flds	24(%esp)
	testl	%eax, %eax
	je	.L1
	fldz
	fsts	24(%esp)
	flds	52(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L41
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L44:
	fstp	%st(0)
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
.L45:
	fstp	%st(0)
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L46:
	fstp	%st(0)
.L6:
	fsts	(%esp)
	fstps	24(%esp)
	call	finitef@PLT
	flds	24(%esp)
	testl	%eax, %eax
	je	.L42
.L11:
	fldz
	fsts	24(%esp)
	fxch	%st(1)
	fucomi	%st(1), %st
	fstp	%st(1)
	jp	.L1
	jne	.L1
	fstps	28(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	finitef@PLT
	flds	28(%esp)
	testl	%eax, %eax
	je	.L1
	fstp	%st(0)
	flds	52(%esp)
	fstps	(%esp)
	call	finitef@PLT
	flds	28(%esp)
	testl	%eax, %eax
	je	.L1
	fstp	%st(0)
	call	__errno@PLT
	movl	$34, (%eax)
	fldz
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L40:
	fldz
	fsts	24(%esp)
	fxch	%st(1)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L1
	jne	.L1
	fstp	%st(0)
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L47:
	fstp	%st(0)
.L18:
	movl	40(%esp), %ebx
	fld1
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L42:
	fstp	%st(0)
	flds	48(%esp)
	fstps	(%esp)
	call	finitef@PLT
	flds	24(%esp)
	testl	%eax, %eax
	je	.L11
	fstp	%st(0)
	flds	52(%esp)
	fstps	(%esp)
	call	finitef@PLT
	flds	24(%esp)
	testl	%eax, %eax
	je	.L11
	fucomip	%st(0), %st
	jp	.L43
	call	__errno@PLT
	movl	$34, (%eax)
	fldz
	fsts	24(%esp)
	flds	48(%esp)
	fxch	%st(1)
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L13
.L14:
	flds	.LC1@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L41:
	fstp	%st(0)
	call	__errno@PLT
	movl	$33, (%eax)
.L10:
	flds	.LC2@GOTOFF(%ebx)
	jmp	.L1
.L13:
	flds	52(%esp)
	fstps	(%esp)
	call	rintf@PLT
	flds	52(%esp)
	fxch	%st(1)
	fucomip	%st(1), %st
	fstp	%st(0)
	jp	.L10
	je	.L14
	jmp	.L10
.L43:
	.p2align 4,,11
	call	__errno@PLT
	movl	$33, (%eax)
	fldz
	fsts	24(%esp)
	fld	%st(0)
	fdivp	%st, %st(1)
	jmp	.L1
	.size	powf, .-powf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	2139095040
	.align 4
.LC2:
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
