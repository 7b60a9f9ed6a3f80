// 8ab2238dd346f02a9fcc129bccc381a6 emu/guest/sunos/loader_tls.c
	.file	"loader_tls.c"
	.text
	.section	.text.make_tcb,"ax",@progbits
	.p2align 4
	.type	make_tcb, @function
make_tcb:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	tls_align@GOTOFF(%ebx), %edx
	movl	tls_size@GOTOFF(%ebx), %ecx
	movl	modules@GOTOFF(%ebx), %esi
	addl	%edx, %ecx
	negl	%edx
	leal	-1(%eax,%ecx), %edi
	andl	%edx, %edi
	testl	%esi, %esi
	movl	%edi, (%edi)
	movl	%eax, 12(%edi)
	jne	.L4
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L3:
	movl	(%esi), %esi
	testl	%esi, %esi
	je	.L1
.L4:
	movl	188(%esi), %eax
	testl	%eax, %eax
	je	.L3
	movl	176(%esi), %edx
	movl	%edx, 8(%esp)
	movl	172(%esi), %edx
	movl	%edx, 4(%esp)
	movl	%edi, %edx
	subl	%eax, %edx
	movl	%edx, (%esp)
	call	memcpy@PLT
	movl	(%esi), %esi
	testl	%esi, %esi
	jne	.L4
.L1:
	addl	$16, %esp
	movl	%edi, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	make_tcb, .-make_tcb
	.section	.text.place_tls,"ax",@progbits
	.p2align 4
	.globl	place_tls
	.hidden	place_tls
	.type	place_tls, @function
place_tls:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.si
	addl	$_GLOBAL_OFFSET_TABLE_, %esi
	movl	16(%esp), %eax
	testl	%eax, %eax
	je	.L14
	movl	tls_size@GOTOFF(%esi), %edx
	xorl	%ebx, %ebx
	movl	tls_align@GOTOFF(%esi), %ecx
	.p2align 4
	.p2align 3
.L18:
	movl	192(%eax), %edi
	testl	%edi, %edi
	je	.L17
	movl	184(%eax), %ebx
	movl	180(%eax), %edi
	leal	-1(%edx,%edi), %edx
	movl	%ebx, %edi
	addl	%ebx, %edx
	negl	%edi
	andl	%edi, %edx
	cmpl	%ebx, %ecx
	movl	%edx, 188(%eax)
	cmovb	%ebx, %ecx
	movb	$1, %bl
.L17:
	movl	(%eax), %eax
	testl	%eax, %eax
	jne	.L18
	testb	%bl, %bl
	je	.L14
	movl	%edx, tls_size@GOTOFF(%esi)
	movl	%ecx, tls_align@GOTOFF(%esi)
.L14:
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	place_tls, .-place_tls
	.section	.text.first_tcb,"ax",@progbits
	.p2align 4
	.globl	first_tcb
	.hidden	first_tcb
	.type	first_tcb, @function
first_tcb:
	call	__x86.get_pc_thunk.dx
	addl	$_GLOBAL_OFFSET_TABLE_, %edx
	subl	$28, %esp
	movl	tls_align@GOTOFF(%edx), %eax
	movl	tls_size@GOTOFF(%edx), %ecx
	addl	%ecx, %eax
	addl	$256, %eax
	movl	%eax, (%esp)
	call	allocate
	addl	$28, %esp
	jmp	make_tcb
	.size	first_tcb, .-first_tcb
	.section	.text.library_new_tcb,"ax",@progbits
	.p2align 4
	.globl	library_new_tcb
	.type	library_new_tcb, @function
library_new_tcb:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	$1, (%esp)
	movl	tls_align@GOTOFF(%ebx), %eax
	movl	tls_size@GOTOFF(%ebx), %edx
	addl	%edx, %eax
	addl	$256, %eax
	movl	%eax, 4(%esp)
	call	calloc@PLT
	testl	%eax, %eax
	je	.L27
	movl	24(%esp), %ebx
	addl	$28, %esp
	jmp	make_tcb
	.p2align 4,,10
	.p2align 3
.L27:
	movl	24(%esp), %ebx
	xorl	%eax, %eax
	addl	$28, %esp
	ret
	.size	library_new_tcb, .-library_new_tcb
	.section	.text.library_free_tcb,"ax",@progbits
	.p2align 4
	.globl	library_free_tcb
	.type	library_free_tcb, @function
library_free_tcb:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$16, %esp
	movl	32(%esp), %edi
	movl	8(%edi), %esi
	testl	%esi, %esi
	je	.L31
	.p2align 4
	.p2align 3
.L32:
	movl	%esi, %eax
	movl	(%esi), %esi
	movl	%eax, (%esp)
	call	free@PLT
	testl	%esi, %esi
	jne	.L32
.L31:
	movl	12(%edi), %eax
	movl	%eax, (%esp)
	call	free@PLT
	addl	$16, %esp
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.size	library_free_tcb, .-library_free_tcb
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"ld.so.1"
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC1:
	.string	"thread-local storage of an unknown library"
	.align 4
.LC2:
	.string	"no memory for thread-local storage"
	.section	.text.__tls_get_addr,"ax",@progbits
	.p2align 4
	.globl	__tls_get_addr
	.type	__tls_get_addr, @function
__tls_get_addr:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$44, %esp
	movl	64(%esp), %ebp
	movl	modules@GOTOFF(%ebx), %esi
	testl	%esi, %esi
	je	.L39
	movl	0(%ebp), %eax
	jmp	.L40
	.p2align 4,,10
	.p2align 3
.L41:
	movl	(%esi), %esi
	testl	%esi, %esi
	je	.L39
.L40:
	cmpl	%eax, 192(%esi)
	jne	.L41
	movl	188(%esi), %eax
	testl	%eax, %eax
	jne	.L49
	call	thread_pointer@PLT
	movl	%eax, %edx
	movl	8(%eax), %eax
	testl	%eax, %eax
	jne	.L44
	jmp	.L45
	.p2align 4,,10
	.p2align 3
.L46:
	movl	(%eax), %eax
	testl	%eax, %eax
	je	.L45
.L44:
	cmpl	4(%eax), %esi
	.p2align 4,,4
	jne	.L46
	movl	8(%eax), %edi
	movl	4(%ebp), %eax
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	addl	%edi, %eax
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L49:
	call	thread_pointer@PLT
	movl	188(%esi), %ecx
	subl	%ecx, %eax
	movl	%eax, %edi
	movl	4(%ebp), %eax
	addl	$44, %esp
	popl	%ebx
	popl	%esi
	addl	%edi, %eax
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L45:
	movl	%edx, 24(%esp)
	movl	184(%esi), %eax
	movl	180(%esi), %edx
	movl	$1, (%esp)
	addl	%edx, %eax
	addl	$12, %eax
	movl	%eax, 4(%esp)
	call	calloc@PLT
	movl	24(%esp), %edx
	testl	%eax, %eax
	movl	%eax, %ecx
	je	.L66
	movl	%edx, 28(%esp)
	movl	184(%esi), %eax
	movl	%ecx, 24(%esp)
	leal	11(%ecx,%eax), %edi
	negl	%eax
	andl	%eax, %edi
	movl	176(%esi), %eax
	movl	%eax, 8(%esp)
	movl	172(%esi), %eax
	movl	%edi, (%esp)
	movl	%eax, 4(%esp)
	call	memcpy@PLT
	movl	28(%esp), %edx
	movl	24(%esp), %ecx
	movl	8(%edx), %eax
	movl	%esi, 4(%ecx)
	movl	%edi, 8(%ecx)
	movl	%eax, (%ecx)
	movl	4(%ebp), %eax
	movl	%ecx, 8(%edx)
	addl	$44, %esp
	popl	%ebx
	addl	%edi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
.L66:
	movl	4(%esi), %eax
	movl	%eax, 4(%esp)
	leal	.LC2@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	fatal
.L39:
	leal	.LC0@GOTOFF(%ebx), %eax
	movl	%eax, 4(%esp)
	leal	.LC1@GOTOFF(%ebx), %eax
	movl	%eax, (%esp)
	call	fatal
	.size	__tls_get_addr, .-__tls_get_addr
	.data
	.align 4
	.type	tls_align, @object
	.size	tls_align, 4
tls_align:
	.long	8
	.local	tls_size
	.comm	tls_size,4,4
	.section	.text.__x86.get_pc_thunk.dx,"axG",@progbits,__x86.get_pc_thunk.dx,comdat
	.globl	__x86.get_pc_thunk.dx
	.hidden	__x86.get_pc_thunk.dx
	.type	__x86.get_pc_thunk.dx, @function
__x86.get_pc_thunk.dx:
	movl	(%esp), %edx
	ret
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.section	.text.__x86.get_pc_thunk.si,"axG",@progbits,__x86.get_pc_thunk.si,comdat
	.globl	__x86.get_pc_thunk.si
	.hidden	__x86.get_pc_thunk.si
	.type	__x86.get_pc_thunk.si, @function
__x86.get_pc_thunk.si:
	movl	(%esp), %esi
	ret
	.hidden	fatal
	.hidden	allocate
	.hidden	modules
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
