// df41c2205e59a1151c0bf7e0551043eb newlib/libc/posix/regfree.c
	.file	"regfree.c"
	.text
	.section	.text.regfree,"ax",@progbits
	.p2align 4
	.globl	regfree
	.type	regfree, @function
regfree:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	cmpl	$62053, 8(%eax)
	jne	.L1
	movl	4(%eax), %esi
	testl	%esi, %esi
	je	.L1
	cmpl	$53829, (%esi)
	jne	.L1
	movl	$0, 8(%eax)
	movl	4(%esi), %eax
	movl	$0, (%esi)
	testl	%eax, %eax
	je	.L3
	movl	%eax, (%esp)
	call	free@PLT
.L3:
	movl	16(%esi), %eax
	testl	%eax, %eax
	je	.L4
	movl	%eax, (%esp)
	call	free@PLT
.L4:
	movl	20(%esi), %eax
	testl	%eax, %eax
	je	.L5
	movl	%eax, (%esp)
	call	free@PLT
.L5:
	movl	60(%esi), %eax
	testl	%eax, %eax
	je	.L6
	movl	%eax, (%esp)
	call	free@PLT
.L6:
	movl	68(%esi), %eax
	testl	%eax, %eax
	je	.L7
	subl	$512, %eax
	movl	%eax, (%esp)
	call	free@PLT
.L7:
	movl	72(%esi), %eax
	testl	%eax, %eax
	je	.L8
	movl	%eax, (%esp)
	call	free@PLT
.L8:
	movl	%esi, (%esp)
	call	free@PLT
.L1:
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	regfree, .-regfree
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
