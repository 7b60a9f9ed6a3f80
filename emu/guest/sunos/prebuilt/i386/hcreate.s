// 7e4d9d85f3afded67a2e3fc8b9fbbe0a newlib/libc/search/hcreate.c
	.file	"hcreate.c"
	.text
	.section	.text.hcreate,"ax",@progbits
	.p2align 4
	.globl	hcreate
	.type	hcreate, @function
hcreate:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	htab@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	hcreate_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	hcreate, .-hcreate
	.section	.text.hdestroy,"ax",@progbits
	.p2align 4
	.globl	hdestroy
	.type	hdestroy, @function
hdestroy:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	htab@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	hdestroy_r@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	hdestroy, .-hdestroy
	.section	.text.hsearch,"ax",@progbits
	.p2align 4
	.globl	hsearch
	.type	hsearch, @function
hsearch:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	68(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, 4(%esp)
	leal	htab@GOTOFF(%ebx), %eax
	movl	%eax, 16(%esp)
	leal	44(%esp), %eax
	movl	%eax, 12(%esp)
	movl	72(%esp), %eax
	movl	%eax, 8(%esp)
	movl	64(%esp), %eax
	movl	%eax, (%esp)
	call	hsearch_r@PLT
	movl	44(%esp), %eax
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	hsearch, .-hsearch
	.local	htab
	.comm	htab,8,4
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
