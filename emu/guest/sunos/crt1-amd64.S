/* crt1-amd64.S - the start of a program of amd64 that emu/guest/sunos/cc links: argc is at %rsp, the loader's function for atexit() in %rdx. */
	.text
	.globl _start
_start:
	xorl %ebp, %ebp
	movq (%rsp), %r12
	leaq 8(%rsp), %r13
	leaq 8(%r13,%r12,8), %r14
	andq $-16, %rsp
	testq %rdx, %rdx
	je 1f
	movq %rdx, %rdi
	call atexit
1:	movq %r12, %rdi
	movq %r13, %rsi
	movq %r14, %rdx
	call main
	movl %eax, %edi
	call exit
	.section ".note.GNU-stack", "", @progbits
