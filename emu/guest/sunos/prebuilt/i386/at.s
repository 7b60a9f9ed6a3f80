// ff3ecb1081c462ebec8c2b0281d7047c emu/guest/libc/sunos/at.c
	.file	"at.c"
	.text
	.section	.text.close_above,"ax",@progbits
	.p2align 4
	.type	close_above, @function
close_above:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	32(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	36(%esp), %eax
	cmpl	%eax, (%edx)
	jle	.L5
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	movl	%eax, (%esp)
	call	close@PLT
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	close_above, .-close_above
	.section	.text.openat,"ax",@progbits
	.p2align 4
	.globl	openat
	.type	openat, @function
openat:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, %edx
	andl	$256, %edx
	je	.L7
	movl	76(%esp), %edx
.L7:
	movl	%eax, 20(%esp)
	movl	68(%esp), %eax
	leal	40(%esp), %ecx
	movl	%edx, 24(%esp)
	movl	$76, %edx
	movl	%edx, 4(%esp)
	movl	%ecx, (%esp)
	movl	%eax, 16(%esp)
	movl	64(%esp), %eax
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
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
	.size	openat, .-openat
	.section	.text.openat64,"ax",@progbits
	.p2align 4
	.globl	openat64
	.type	openat64, @function
openat64:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, %edx
	andl	$256, %edx
	je	.L13
	movl	76(%esp), %edx
.L13:
	movl	%edx, 24(%esp)
	orl	$8192, %eax
	movl	$76, %edx
	movl	%eax, 20(%esp)
	movl	68(%esp), %eax
	leal	40(%esp), %ecx
	movl	%edx, 4(%esp)
	movl	%ecx, (%esp)
	movl	%eax, 16(%esp)
	movl	64(%esp), %eax
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
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
	.size	openat64, .-openat64
	.section	.text.fstatat,"ax",@progbits
	.p2align 4
	.globl	fstatat
	.type	fstatat, @function
fstatat:
	subl	$60, %esp
	movl	$76, %ecx
	movl	%ebx, 56(%esp)
	movl	76(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 24(%esp)
	movl	72(%esp), %edx
	movl	%edx, 20(%esp)
	movl	68(%esp), %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	movl	$3, %edx
	movl	%edx, 8(%esp)
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
	.size	fstatat, .-fstatat
	.section	.text.fstatat64,"ax",@progbits
	.p2align 4
	.globl	fstatat64
	.type	fstatat64, @function
fstatat64:
	subl	$60, %esp
	movl	$76, %ecx
	movl	%ebx, 56(%esp)
	movl	76(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 24(%esp)
	movl	72(%esp), %edx
	movl	%edx, 20(%esp)
	movl	68(%esp), %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	movl	$2, %edx
	movl	%edx, 8(%esp)
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
	.size	fstatat64, .-fstatat64
	.section	.text.renameat,"ax",@progbits
	.p2align 4
	.globl	renameat
	.type	renameat, @function
renameat:
	subl	$60, %esp
	movl	$76, %ecx
	movl	%ebx, 56(%esp)
	movl	76(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 24(%esp)
	movl	72(%esp), %edx
	movl	%edx, 20(%esp)
	movl	68(%esp), %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	movl	$4, %edx
	movl	%edx, 8(%esp)
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
	.size	renameat, .-renameat
	.section	.text.fchownat,"ax",@progbits
	.p2align 4
	.globl	fchownat
	.type	fchownat, @function
fchownat:
	subl	$60, %esp
	movl	$76, %ecx
	movl	%ebx, 56(%esp)
	movl	80(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 28(%esp)
	movl	76(%esp), %edx
	movl	%edx, 24(%esp)
	movl	72(%esp), %edx
	movl	%edx, 20(%esp)
	movl	68(%esp), %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	movl	$5, %edx
	movl	%edx, 8(%esp)
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
	.size	fchownat, .-fchownat
	.section	.text.unlinkat,"ax",@progbits
	.p2align 4
	.globl	unlinkat
	.type	unlinkat, @function
unlinkat:
	subl	$60, %esp
	movl	$76, %ecx
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	68(%esp), %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	movl	$6, %edx
	movl	%edx, 8(%esp)
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
	.size	unlinkat, .-unlinkat
	.section	.text.futimesat,"ax",@progbits
	.p2align 4
	.globl	futimesat
	.type	futimesat, @function
futimesat:
	subl	$60, %esp
	movl	$76, %ecx
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	68(%esp), %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	movl	$7, %edx
	movl	%edx, 8(%esp)
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
	.size	futimesat, .-futimesat
	.section	.text.fdwalk,"ax",@progbits
	.p2align 4
	.globl	fdwalk
	.type	fdwalk, @function
fdwalk:
	pushl	%ebp
	movl	$4, %eax
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$60, %esp
	movl	%eax, 8(%esp)
	leal	40(%esp), %edi
	movl	$137, %eax
	movl	%eax, 4(%esp)
	movl	%edi, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %ebp
	testl	%ebp, %ebp
	jle	.L35
	xorl	%esi, %esi
	jmp	.L33
	.p2align 4,,10
	.p2align 3
.L43:
	movl	%esi, 4(%esp)
	movl	84(%esp), %eax
	movl	%eax, (%esp)
	call	*80(%esp)
	testl	%eax, %eax
	sete	%cl
	incl	%esi
	cmpl	%esi, %ebp
	jle	.L30
.L44:
	testb	%cl, %cl
	je	.L30
.L33:
	xorl	%eax, %eax
	movl	$1, %edx
	movl	%eax, 16(%esp)
	movl	$62, %ecx
	movl	%edx, 12(%esp)
	movl	%esi, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%edi, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	testl	%eax, %eax
	jns	.L43
	incl	%esi
	xorl	%eax, %eax
	cmpl	%esi, %ebp
	movb	$1, %cl
	jg	.L44
.L30:
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	addl	$60, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	fdwalk, .-fdwalk
	.section	.text.closefrom,"ax",@progbits
	.p2align 4
	.globl	closefrom
	.type	closefrom, @function
closefrom:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	leal	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 4(%esp)
	leal	close_above@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	fdwalk@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	closefrom, .-closefrom
	.section	.text.tell,"ax",@progbits
	.p2align 4
	.globl	tell
	.type	tell, @function
tell:
	subl	$28, %esp
	movl	$1, %eax
	movl	%ebx, 24(%esp)
	xorl	%edx, %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	32(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	lseek@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	tell, .-tell
	.section	.text.resolvepath,"ax",@progbits
	.p2align 4
	.globl	resolvepath
	.type	resolvepath, @function
resolvepath:
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
	movl	$209, %edx
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
	.size	resolvepath, .-resolvepath
	.section	.text.getpagesizes,"ax",@progbits
	.p2align 4
	.globl	getpagesizes
	.type	getpagesizes, @function
getpagesizes:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	52(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	48(%esp), %edx
	movl	%edx, 8(%esp)
	movl	$73, %edx
	movl	%edx, 4(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	getpagesizes, .-getpagesizes
	.section	.text.processor_bind,"ax",@progbits
	.p2align 4
	.globl	processor_bind
	.type	processor_bind, @function
processor_bind:
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
	movl	$187, %edx
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
	.size	processor_bind, .-processor_bind
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
