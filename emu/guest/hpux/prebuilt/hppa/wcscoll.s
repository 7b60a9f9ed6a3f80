; 937ad4d0c3be619799cf434208dd8c17 newlib/libc/string/wcscoll.c
	.LEVEL 1.1
	.text
	.section	.text.wcscoll,"ax",@progbits
	.align 4
.globl wcscoll
	.type	wcscoll, @function
wcscoll:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl wcscmp,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	wcscoll, .-wcscoll
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
