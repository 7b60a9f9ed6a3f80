; 01d2472c3f84c56c50cf9d58e5470143 newlib/libc/string/wmemcpy.c
	.LEVEL 1.1
	.text
	.section	.text.wmemcpy,"ax",@progbits
	.align 4
.globl wmemcpy
	.type	wmemcpy, @function
wmemcpy:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	zdep %r24,29,30,%r24
	stwm %r4,64(%r30)
	bl memcpy,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	wmemcpy, .-wmemcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
