; 2831b6233e982489f02211a0cb8e6a6f newlib/libc/string/index.c
	.LEVEL 1.1
	.text
	.section	.text.index,"ax",@progbits
	.align 4
.globl index
	.type	index, @function
index:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl strchr,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	index, .-index
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
