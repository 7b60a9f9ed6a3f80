/* crt1-i386.S - the start of a program of i386 that emu/guest/sunos/cc links: argc is at %esp, the loader's function for atexit() in %edx. */
	.text
	.globl _start
_start:
	xorl %ebp, %ebp
	movl (%esp), %esi
	leal 4(%esp), %edi
	leal 4(%edi,%esi,4), %ebx
	andl $-16, %esp
	subl $16, %esp
	testl %edx, %edx
	je 1f
	movl %edx, (%esp)
	call atexit
1:	movl %ebx, 8(%esp)
	movl %edi, 4(%esp)
	movl %esi, (%esp)
	call main
	movl %eax, (%esp)
	call exit
	.section ".note.GNU-stack", "", @progbits
