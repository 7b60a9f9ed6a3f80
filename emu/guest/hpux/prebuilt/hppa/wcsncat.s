; 4529dc0b71ad7640d7f0592c7d9b3ecd newlib/libc/string/wcsncat.c
	.LEVEL 1.1
	.text
	.section	.text.wcsncat,"ax",@progbits
	.align 4
.globl wcsncat
	.type	wcsncat, @function
wcsncat:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r20
	comib,= 0,%r20,.L7
	copy %r26,%r28
	copy %r26,%r20
	ldws,mb 4(%r20),%r21
.L21:
	comib,<>,n 0,%r21,.L21
	ldws,mb 4(%r20),%r21
	comib,= 0,%r24,.L4
	ldw 0(%r25),%r21
.L19:
	comib,=,n 0,%r21,.L4
	stwm %r21,4(%r20)
	ldo -1(%r24),%r24
	comib,<> 0,%r24,.L19
	ldws,mb 4(%r25),%r21
.L4:
	bv %r0(%r2)
	stw %r0,0(%r20)
.L7:
	copy %r26,%r20
	comib,<> 0,%r24,.L19
	ldw 0(%r25),%r21
	b,n .L4
	.EXIT
	.PROCEND
	.size	wcsncat, .-wcsncat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
