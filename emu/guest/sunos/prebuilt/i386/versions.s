// 2f99d4f588e57e6975bbc9b252800f2f emu/guest/sunos/i386/versions.c
	.file	"versions.c"
	.text
	.section	.text._xstat,"ax",@progbits
	.p2align 4
	.globl	_xstat
	.type	_xstat, @function
_xstat:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$123, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	_xstat, .-_xstat
	.section	.text._lxstat,"ax",@progbits
	.p2align 4
	.globl	_lxstat
	.type	_lxstat, @function
_lxstat:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$124, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	_lxstat, .-_lxstat
	.section	.text._fxstat,"ax",@progbits
	.p2align 4
	.globl	_fxstat
	.type	_fxstat, @function
_fxstat:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$125, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	_fxstat, .-_fxstat
	.section	.text._xmknod,"ax",@progbits
	.p2align 4
	.globl	_xmknod
	.type	_xmknod, @function
_xmknod:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	76(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	72(%esp), %edx
	movl	%edx, 16(%esp)
	movl	68(%esp), %edx
	movl	%edx, 12(%esp)
	movl	64(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$126, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	_xmknod, .-_xmknod
	.section	.text.__fpstart,"ax",@progbits
	.p2align 4
	.globl	__fpstart
	.type	__fpstart, @function
__fpstart:
	ret
	.size	__fpstart, .-__fpstart
	.globl	_fpstart
	.set	_fpstart,__fpstart
	.section	.text.___tls_get_addr,"ax",@progbits
	.p2align 4
	.globl	___tls_get_addr
	.type	___tls_get_addr, @function
___tls_get_addr:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	call	__tls_get_addr@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	___tls_get_addr, .-___tls_get_addr
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
