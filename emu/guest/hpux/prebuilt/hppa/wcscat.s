; 56826eab78f26674529cde6a8f9d7644 newlib/libc/string/wcscat.c
	.LEVEL 1.1
	.text
	.section	.text.wcscat,"ax",@progbits
	.align 4
.globl wcscat
	.type	wcscat, @function
wcscat:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r20
	comib,= 0,%r20,.L6
	copy %r26,%r28
	copy %r26,%r20
	ldws,mb 4(%r20),%r21
.L13:
	comib,<>,n 0,%r21,.L13
	ldws,mb 4(%r20),%r21
.L2:
	ldw 0(%r25),%r21
	comib,=,n 0,%r21,.L4
	stwm %r21,4(%r20)
.L14:
	ldws,mb 4(%r25),%r21
	comib,<>,n 0,%r21,.L14
	stwm %r21,4(%r20)
.L4:
	bv %r0(%r2)
	stw %r0,0(%r20)
.L6:
	b .L2
	copy %r26,%r20
	.EXIT
	.PROCEND
	.size	wcscat, .-wcscat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
