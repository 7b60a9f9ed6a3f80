; c6b82609c7cf39cf71e14693604fbda2 newlib/libc/string/wcschr.c
	.LEVEL 1.1
	.text
	.section	.text.wcschr,"ax",@progbits
	.align 4
.globl wcschr
	.type	wcschr, @function
wcschr:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	b .L3
	copy %r26,%r28
.L7:
	comib,= 0,%r20,.L6
	ldo 4(%r28),%r28
.L3:
	ldw 0(%r28),%r20
	comb,<> %r25,%r20,.L7
	nop
	bv,n %r0(%r2)
.L6:
	bv %r0(%r2)
	copy %r20,%r28
	.EXIT
	.PROCEND
	.size	wcschr, .-wcschr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
