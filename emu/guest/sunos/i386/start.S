/* start.S - the entry of ld.so.1, system calls, and what imports without an implementation run. */
	.text

/* The kernel starts here, with argc at %esp. The program gets the stack as it is, and in %edx the function for atexit(). */
	.globl _start
	.type _start, @function
_start:
	xorl %ebp, %ebp
	movl %esp, %eax
	pushl %eax
	call loader_main
	popl %ecx
	xchgl %eax, %edx
	jmp *%eax
	.size _start, .-_start

/* struct call_result system_call(long number, ...): up to eight arguments, which are copied, as a handler may run on the stack. The error
 * number is made negative. ERESTART (91): a handler that lets calls go on has run; the call is made again. */
	.globl system_call
	.type system_call, @function
system_call:
	subl $36, %esp
	movl 48(%esp), %ecx
	movl %ecx, 4(%esp)
	movl 52(%esp), %ecx
	movl %ecx, 8(%esp)
	movl 56(%esp), %ecx
	movl %ecx, 12(%esp)
	movl 60(%esp), %ecx
	movl %ecx, 16(%esp)
	movl 64(%esp), %ecx
	movl %ecx, 20(%esp)
	movl 68(%esp), %ecx
	movl %ecx, 24(%esp)
	movl 72(%esp), %ecx
	movl %ecx, 28(%esp)
	movl 76(%esp), %ecx
	movl %ecx, 32(%esp)
1:	movl 44(%esp), %eax
	int $0x91
	jnc 2f
	cmpl $91, %eax
	je 1b
	negl %eax
2:	addl $36, %esp
	movl 4(%esp), %ecx
	movl %eax, (%ecx)
	movl %edx, 4(%ecx)
	movl %ecx, %eax
	ret $4
	.size system_call, .-system_call

/* The stubs of such imports come here, with the name in %eax. */
	.globl missing_import
	.type missing_import, @function
missing_import:
	pushl %eax
	call report_missing
	.size missing_import, .-missing_import

/* lwp_private() loads %gs. */
	.globl set_thread_pointer
	.type set_thread_pointer, @function
set_thread_pointer:
	pushl 4(%esp)
	pushl $1
	pushl $0
	pushl $0
	movl $166, %eax
	int $0x91
	addl $16, %esp
	ret
	.size set_thread_pointer, .-set_thread_pointer

	.globl thread_pointer
	.type thread_pointer, @function
thread_pointer:
	movl %gs:0, %eax
	ret
	.size thread_pointer, .-thread_pointer

	.section ".note.GNU-stack", "", @progbits
