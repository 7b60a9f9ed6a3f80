// d37c24b76fd82f0df56f89a79f811439 emu/guest/libc/malloc.c
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
	je	.L9
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
	je	.L25
.L16:
	movl	%ecx, 32(%esp)
	movl	4(%ebp), %edx
	movl	%edi, %ebx
	movl	%edx, (%eax,%ecx,4)
	call	guard_leave@PLT
	movl	32(%esp), %ecx
.L7:
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
.L25:
	cmpl	$1048575, %esi
	movl	%esi, %edx
	ja	.L26
.L6:
	movl	chunk@GOTOFF(%edi), %ebp
	movl	chunk_end@GOTOFF(%edi), %eax
	subl	%ebp, %eax
	cmpl	%edx, %eax
	jb	.L27
	addl	%ebp, %edx
	movl	%edx, chunk@GOTOFF(%edi)
.L10:
	movl	%ecx, 32(%esp)
	movl	%edi, %ebx
	call	guard_leave@PLT
	testl	%ebp, %ebp
	movl	32(%esp), %ecx
	jne	.L7
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L27:
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
	jnb	.L28
	movl	%ebp, chunk@GOTOFF(%edi)
	testl	%ebp, %ebp
	je	.L29
	movl	%ecx, 32(%esp)
	leal	1048576(%ebp), %eax
	addl	%ebp, %edx
	movl	%eax, chunk_end@GOTOFF(%edi)
	movl	%edx, chunk@GOTOFF(%edi)
	call	guard_leave@PLT
	movl	32(%esp), %ecx
	jmp	.L7
.L26:
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
	jb	.L10
.L23:
	call	guard_leave@PLT
.L9:
	movl	%edi, %ebx
	call	___errno@PLT
	movl	$12, (%eax)
	addl	$60, %esp
	xorl	%eax, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L2:
	movl	%edi, %ebx
	call	guard_enter@PLT
	movl	20+free_blocks@GOTOFF(%edi), %ebp
	movl	$5, %ecx
	testl	%ebp, %ebp
	je	.L18
	leal	free_blocks@GOTOFF(%edi), %eax
	jmp	.L16
.L28:
	xorl	%eax, %eax
	movl	%eax, chunk@GOTOFF(%edi)
	jmp	.L23
.L18:
	movl	$32, %edx
	jmp	.L6
.L29:
	call	guard_leave@PLT
	.p2align 4,,3
	jmp	.L9
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
	je	.L30
	cmpl	$255, -16(%eax)
	je	.L32
	leal	-16(%eax), %esi
.L33:
	call	guard_enter@PLT
	movl	(%esi), %edx
	leal	free_blocks@GOTOFF(%ebx), %eax
	movl	(%eax,%edx,4), %ecx
	movl	%esi, (%eax,%edx,4)
	movl	%ecx, 4(%esi)
	call	guard_leave@PLT
.L30:
	movl	4(%esp), %ebx
	movl	8(%esp), %esi
	addl	$12, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L32:
	movl	-12(%eax), %esi
	jmp	.L33
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
	je	.L39
	movl	%ecx, %eax
	mull	%esi
	jo	.L50
.L39:
	imull	%ecx, %esi
	movl	%esi, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	je	.L42
	movl	%esi, 8(%esp)
	xorl	%edx, %edx
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	memset@PLT
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
.L50:
	call	___errno@PLT
	movl	$12, (%eax)
.L42:
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
	je	.L61
	cmpl	$255, -16(%edi)
	je	.L54
	leal	-16(%edi), %eax
.L55:
	movl	(%eax), %ecx
	movl	$1, %esi
	movl	%edi, %ebp
	sall	%cl, %esi
	addl	%eax, %esi
	subl	%edi, %esi
	cmpl	%edx, %esi
	jb	.L62
.L51:
	movl	%ebp, %eax
	movl	28(%esp), %ebx
	movl	32(%esp), %esi
	movl	36(%esp), %edi
	movl	40(%esp), %ebp
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L62:
	movl	%edx, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %ebp
	je	.L51
	movl	%esi, 8(%esp)
	movl	%edi, 4(%esp)
	movl	%eax, (%esp)
	call	memcpy@PLT
	movl	%edi, (%esp)
	call	free@PLT
	jmp	.L51
	.p2align 4,,10
	.p2align 3
.L54:
	movl	-12(%edi), %eax
	jmp	.L55
	.p2align 4,,10
	.p2align 3
.L61:
	movl	%edx, (%esp)
	call	malloc@PLT
	movl	%eax, %ebp
	jmp	.L51
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
	je	.L64
	leal	-1(%esi), %eax
	testl	%esi, %eax
	jne	.L64
	cmpl	$16, %esi
	jbe	.L79
	movl	$-17, %eax
	subl	%esi, %eax
	cmpl	%edx, %eax
	jb	.L80
	leal	16(%esi,%edx), %eax
	movl	%eax, (%esp)
	call	malloc@PLT
	testl	%eax, %eax
	movl	%eax, %edx
	je	.L66
	leal	15(%eax,%esi), %eax
	negl	%esi
	andl	%esi, %eax
	cmpl	$255, -16(%edx)
	je	.L70
	subl	$16, %edx
.L71:
	movl	$255, -16(%eax)
	movl	%edx, -12(%eax)
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L64:
	call	___errno@PLT
	movl	$22, (%eax)
.L66:
	xorl	%eax, %eax
.L81:
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L80:
	call	___errno@PLT
	movl	$12, (%eax)
	xorl	%eax, %eax
	jmp	.L81
	.p2align 4,,10
	.p2align 3
.L70:
	movl	-12(%edx), %edx
	jmp	.L71
	.p2align 4,,10
	.p2align 3
.L79:
	movl	%edx, (%esp)
	call	malloc@PLT
	addl	$20, %esp
	popl	%ebx
	popl	%esi
	ret
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
	js	.L86
	movl	__break_now@GOT(%ebx), %eax
	movl	%esi, (%eax)
	xorl	%eax, %eax
.L84:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
.L86:
	movl	$-1, %eax
	jmp	.L84
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
	jne	.L95
	movl	%esi, %eax
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L95:
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
	jbe	.L99
	leal	-1(%eax), %edx
	testl	%eax, %edx
	jne	.L99
	movl	%eax, (%esp)
	movl	40(%esp), %edx
	movl	%edx, 4(%esp)
	call	memalign@PLT
	testl	%eax, %eax
	je	.L100
	movl	32(%esp), %edx
	movl	%eax, (%edx)
	xorl	%eax, %eax
.L96:
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L99:
	movl	24(%esp), %ebx
	movl	$22, %eax
	addl	$28, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L100:
	movl	$12, %eax
	jmp	.L96
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
