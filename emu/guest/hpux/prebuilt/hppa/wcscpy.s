; f41664d068520333382aeca7b4fa761c newlib/libc/string/wcscpy.c
	.LEVEL 1.1
	.text
	.section	.text.wcscpy,"ax",@progbits
	.align 4
.globl wcscpy
	.type	wcscpy, @function
wcscpy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	stw %r0,0(%r26)
	copy %r26,%r28
	ldw 0(%r25),%r20
	comib,= 0,%r20,.L2
	copy %r26,%r21
	stwm %r20,4(%r21)
.L7:
	ldws,mb 4(%r25),%r20
	comib,<>,n 0,%r20,.L7
	stwm %r20,4(%r21)
.L2:
	bv %r0(%r2)
	stw %r0,0(%r21)
	.EXIT
	.PROCEND
	.size	wcscpy, .-wcscpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
