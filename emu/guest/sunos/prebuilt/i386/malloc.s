// 48253c424c0f59faf4a77896d3ef0145 emu/guest/libc/malloc.c
	.file	"malloc.c"
	.text
	.section	.text.malloc,"ax",@progbits
	.p2align 4
	.globl	malloc
	.type	malloc, @function
malloc:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.di
	addl	$_GLOBAL_OFFSET_TABLE_, %edi
	subl	$60, %esp
	movl	80(%esp), %edx
	cmpl	$16, %edx
	jbe	.L2
	movl	$5, %ecx
	movl	$1, %ebx
	.p2align 4
	.p2align 3
.L4:
	incl	%ecx
	cmpl	$31, %ecx
	je	.L3
	movl	%ebx, %esi
	sall	%cl, %esi
	leal	-16(%esi), %eax
	cmpl	%edx, %eax
	jb	.L4
	movl	%ecx, 32(%esp)
	movl	%edi, %ebx
	call	guard_enter@PLT
	movl	32(%esp), %ecx
	leal	free_blocks@GOTOFF(%edi), %eax
	movl	(%eax,%ecx,4), %ebp
	testl	%ebp, %ebp
	je	.L29
.L6:
	movl	%ecx, 32(%esp)
	movl	4(%ebp), %edx
	movl	%edi, %ebx
	movl	%edx, (%eax,%ecx,4)
	call	guard_leave@PLT
	movl	32(%esp), %ecx
.L9:
	movl	%ecx, 0(%ebp)
	leal	16(%ebp), %eax
	addl	$60, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L29:
	cmpl	$1048575, %esi
	movl	%esi, %edx
	ja	.L30
.L7:
	movl	chunk@GOTOFF(%edi), %ebp
	movl	chunk_end@GOTOFF(%edi), %eax
	subl	%ebp, %eax
	cmpl	%edx, %eax
	jb	.L31
	addl	%ebp, %edx
	movl	%edx, chunk@GOTOFF(%edi)
.L11:
	movl	%ecx, 32(%esp)
	movl	%edi, %ebx
	call	guard_leave@PLT
	testl	%ebp, %ebp
	movl	32(%esp), %ecx
	jne	.L9
.L3:
	movl	errno@GOT(%edi), %eax
	movl	$12, (%eax)
	addl	$60, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L31:
	movl	%edx, 36(%esp)
	xorl	%edx, %edx
	movl	$-2147483390, %ebx
	movl	%ecx, 32(%esp)
	movl	$-1, %ecx
	movl	$1048576, %ebp
	movl	%edx, 28(%esp)
	leal	40(%esp), %eax
	xorl	%edx, %edx
	movl	%ecx, 24(%esp)
	movl	$3, %esi
	movl	$115, %ecx
	movl	%ebx, 20(%esp)
	movl	%edi, %ebx
	movl	%ebp, 12(%esp)
	movl	%edx, 8(%esp)
	movl	%ecx, 4(%esp)
	movl	%esi, 16(%esp)
	movl	%eax, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %ebp
	movl	32(%esp), %ecx
	movl	36(%esp), %edx
	cmpl	$-4095, %ebp
	jnb	.L32
	movl	%ebp, chunk@GOTOFF(%edi)
	testl	%ebp, %ebp
	je	.L33
	movl	%ecx, 32(%esp)
	leal	1048576(%ebp), %eax
	addl	%ebp, %edx
	movl	%eax, chunk_end@GOTOFF(%edi)
	movl	%edx, chunk@GOTOFF(%edi)
	call	guard_leave@PLT
	movl	32(%esp), %ecx
	jmp	.L9
.L2:
	movl	%edi, %ebx
	call	guard_enter@PLT
	movl	20+free_blocks@GOTOFF(%edi), %ebp
	movl	$5, %ecx
	movl	$32, %edx
	testl	%ebp, %ebp
	je	.L7
	leal	free_blocks@GOTOFF(%edi), %eax
	jmp	.L6
.L30:
	movl	%ecx, 32(%esp)
	xorl	%ebx, %ebx
	movl	$3, %ecx
	movl	%ebx, 28(%esp)
	leal	40(%esp), %eax
	xorl	%ebx, %ebx
	movl	%esi, 12(%esp)
	movl	$-1, %ebp
	movl	$-2147483390, %edx
	movl	%ebp, 24(%esp)
	movl	$115, %esi
	movl	%ecx, 16(%esp)
	movl	%ebx, 8(%esp)
	movl	%edi, %ebx
	movl	%edx, 20(%esp)
	movl	%esi, 4(%esp)
	movl	%eax, (%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %ebp
	movl	32(%esp), %ecx
	cmpl	$-4095, %ebp
	jb	.L11
.L27:
	call	guard_leave@PLT
	jmp	.L3
.L32:
	xorl	%eax, %eax
	movl	%eax, chunk@GOTOFF(%edi)
	jmp	.L27
.L33:
	call	guard_leave@PLT
	jmp	.L3
	.size	malloc, .-malloc
	.section	.text.free,"ax",@progbits
	.p2align 4
	.globl	free
	.type	free, @function
free:
	subl	$12, %esp
	movl	%ebx, 4(%esp)
	movl	16(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 8(%esp)
	testl	%eax, %eax
	je	.L34
	cmpl	$255, -16(%eax)
	je	.L36
	leal	-16(%eax), %esi
.L37:
	call	guard_enter@PLT
	movl	(%esi), %edx
	leal	free_blocks@GOTOFF(%ebx), %eax
	movl	(%eax,%edx,4), %ecx
	movl	%esi, (%eax,%edx,4)
	movl	%ecx, 4(%esi)
	call	guard_leave@PLT
.L34:
	movl	4(%esp), %ebx
	movl	8(%esp), %esi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L36:
	movl	-12(%eax), %esi
	jmp	.L37
	.size	free, .-free
	.section	.text.calloc,"ax",@progbits
	.p2align 4
	.globl	calloc
	.type	calloc, @function
calloc:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	36(%esp), %ecx
	movl	32(%esp), %esi
	testl	%ecx, %ecx
	je	.L43
	movl	%ecx, %eax
	mull	%esi
	jo	.L54
.L43:
	imull	%ecx, %esi
	movl	%esi, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	je	.L46
	movl	%esi, 8(%esp)
	xorl	%edx, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	memset@PLT
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
.L54:
	movl	errno@GOT(%ebx), %eax
	movl	$12, (%eax)
.L46:
	addl	$20, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	calloc, .-calloc
	.section	.text.realloc,"ax",@progbits
	.p2align 4
	.globl	realloc
	.type	realloc, @function
realloc:
	subl	$44, %esp
	movl	%edi, 36(%esp)
	movl	48(%esp), %edi
	movl	%ebx, 28(%esp)
	movl	52(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 32(%esp)
	movl	%ebp, 40(%esp)
	testl	%edi, %edi
	je	.L65
	cmpl	$255, -16(%edi)
	je	.L58
	leal	-16(%edi), %eax
.L59:
	movl	(%eax), %ecx
	movl	$1, %esi
	movl	%edi, %ebp
	sall	%cl, %esi
	addl	%eax, %esi
	subl	%edi, %esi
	cmpl	%edx, %esi
	jb	.L66
.L55:
	movl	%ebp, %eax
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L66:
	movl	%edx, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L55
	movl	%esi, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	%edi, (%esp)
	call	free@PLT
	jmp	.L55
	.p2align 4,,10
	.p2align 3
.L58:
	movl	-12(%edi), %eax
	jmp	.L59
	.p2align 4,,10
	.p2align 3
.L65:
	movl	%edx, (%esp)
	call	malloc@PLT
	movl	%eax, %ebp
	jmp	.L55
	.size	realloc, .-realloc
	.section	.text.memalign,"ax",@progbits
	.p2align 4
	.globl	memalign
	.type	memalign, @function
memalign:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$20, %esp
	movl	32(%esp), %esi
	movl	36(%esp), %edx
	testl	%esi, %esi
	je	.L68
	leal	-1(%esi), %eax
	testl	%esi, %eax
	jne	.L68
	cmpl	$16, %esi
	jbe	.L83
	movl	$-17, %eax
	subl	%esi, %eax
	cmpl	%edx, %eax
	jb	.L84
	leal	16(%esi,%edx), %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L70
	leal	15(%eax,%esi), %eax
	negl	%esi
	andl	%esi, %eax
	cmpl	$255, -16(%edx)
	je	.L74
	subl	$16, %edx
.L75:
	movl	$255, -16(%eax)
	movl	%edx, -12(%eax)
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L68:
	movl	errno@GOT(%ebx), %eax
	movl	$22, (%eax)
.L70:
	xorl	%eax, %eax
.L85:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L84:
	movl	errno@GOT(%ebx), %eax
	movl	$12, (%eax)
	xorl	%eax, %eax
	jmp	.L85
	.p2align 4,,10
	.p2align 3
.L83:
	movl	%edx, (%esp)
	call	malloc@PLT
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L74:
	movl	-12(%edx), %edx
	jmp	.L75
	.size	memalign, .-memalign
	.section	.text.valloc,"ax",@progbits
	.p2align 4
	.globl	valloc
	.type	valloc, @function
valloc:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	call	getpagesize@PLT
	movl	32(%esp), %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	memalign@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	valloc, .-valloc
	.section	.text.brk,"ax",@progbits
	.p2align 4
	.globl	brk
	.type	brk, @function
brk:
	pushl	%esi
	movl	$17, %edx
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	movl	%edx, 4(%esp)
	movl	48(%esp), %esi
	leal	24(%esp), %eax
	movl	%eax, (%esp)
	movl	%esi, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	testl	%eax, %eax
	js	.L90
	movl	__break_now@GOT(%ebx), %eax
	movl	%esi, (%eax)
	xorl	%eax, %eax
.L88:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
.L90:
	movl	$-1, %eax
	jmp	.L88
	.size	brk, .-brk
	.section	.text.sbrk,"ax",@progbits
	.p2align 4
	.globl	sbrk
	.type	sbrk, @function
sbrk:
	subl	$28, %esp
	movl	%ebx, 20(%esp)
	movl	32(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, 24(%esp)
	testl	%eax, %eax
	movl	__break_now@GOT(%ebx), %edx
	movl	(%edx), %esi
	jne	.L99
	movl	%esi, %eax
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L99:
	addl	%esi, %eax
	movl	%eax, (%esp)
	call	brk@PLT
	movl	20(%esp), %ebx
	testl	%eax, %eax
	movl	$-1, %eax
	cmovne	%eax, %esi
	movl	%esi, %eax
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.size	sbrk, .-sbrk
	.section	.text.posix_memalign,"ax",@progbits
	.p2align 4
	.globl	posix_memalign
	.type	posix_memalign, @function
posix_memalign:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	36(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	cmpl	$3, %eax
	jbe	.L103
	leal	-1(%eax), %edx
	testl	%eax, %edx
	jne	.L103
	movl	%eax, (%esp)
	movl	40(%esp), %edx
	movl	%edx, 4(%esp)
	call	memalign@PLT
	testl	%eax, %eax
	je	.L104
	movl	32(%esp), %edx
	movl	%eax, (%edx)
	xorl	%eax, %eax
.L100:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L103:
	movl	24(%esp), %ebx
	movl	$22, %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L104:
	movl	$12, %eax
	jmp	.L100
	.size	posix_memalign, .-posix_memalign
	.local	chunk_end
	.comm	chunk_end,4,4
	.local	chunk
	.comm	chunk,4,4
	.local	free_blocks
	.comm	free_blocks,256,32
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.section	.text.__x86.get_pc_thunk.di,"axG",@progbits,__x86.get_pc_thunk.di,comdat
	.globl	__x86.get_pc_thunk.di
	.hidden	__x86.get_pc_thunk.di
	.type	__x86.get_pc_thunk.di, @function
__x86.get_pc_thunk.di:
	movl	(%esp), %edi
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
