// 912d3a256e1d1f1600786aab61077398 newlib/libm/common/sf_scalbn.c
	.file	"sf_scalbn.c"
	.text
	.section	.text.scalbnf,"ax",@progbits
	.p2align 4
	.globl	scalbnf
	.type	scalbnf, @function
scalbnf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, %eax
	andl	$2147483647, %eax
	je	.L10
	cmpl	$2139095039, %eax
	ja	.L13
	testl	$2139095040, %edx
	jne	.L4
	flds	48(%esp)
	fmuls	.LC0@GOTOFF(%ebx)
	cmpl	$-50000, 52(%esp)
	fstps	48(%esp)
	jl	.L5
	movl	48(%esp), %edx
	movl	%edx, %eax
	sarl	$23, %eax
	movzbl	%al, %eax
	subl	$25, %eax
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L13:
	flds	48(%esp)
	fadd	%st(0), %st
	fstps	28(%esp)
.L1:
	flds	28(%esp)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	flds	48(%esp)
	movl	40(%esp), %ebx
	fstps	28(%esp)
	flds	28(%esp)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	shrl	$23, %eax
.L6:
	movl	52(%esp), %ecx
	addl	%ecx, %eax
	cmpl	$254, %eax
	jg	.L14
	testl	%eax, %eax
	jg	.L15
	cmpl	$-22, %eax
	jl	.L16
	addl	$25, %eax
	andl	$-2139095041, %edx
	sall	$23, %eax
	orl	%edx, %eax
	movl	%eax, 28(%esp)
	flds	28(%esp)
	fmuls	.LC3@GOTOFF(%ebx)
	movl	40(%esp), %ebx
	fstps	28(%esp)
	flds	28(%esp)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	sall	$23, %eax
	andl	$-2139095041, %edx
	movl	40(%esp), %ebx
	orl	%edx, %eax
	movl	%eax, 28(%esp)
	flds	28(%esp)
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	flds	48(%esp)
	fmuls	.LC1@GOTOFF(%ebx)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	flds	48(%esp)
	fstps	4(%esp)
	flds	.LC2@GOTOFF(%ebx)
	fsts	28(%esp)
	fstps	(%esp)
	call	copysignf@PLT
	fmuls	28(%esp)
	fstps	28(%esp)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L16:
	flds	48(%esp)
	fstps	4(%esp)
	flds	.LC1@GOTOFF(%ebx)
	fsts	28(%esp)
	fstps	(%esp)
	call	copysignf@PLT
	fmuls	28(%esp)
	fstps	28(%esp)
	jmp	.L1
	.size	scalbnf, .-scalbnf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1275068416
	.align 4
.LC1:
	.long	228737632
	.align 4
.LC2:
	.long	1900671690
	.align 4
.LC3:
	.long	855638016
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
