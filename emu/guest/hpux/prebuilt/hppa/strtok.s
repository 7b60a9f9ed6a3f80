; 90df4edfc467c55c5cd65b2941468979 newlib/libc/string/strtok.c
	.LEVEL 1.1
	.text
	.section	.text.strtok,"ax",@progbits
	.align 4
.globl strtok
	.type	strtok, @function
strtok:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	ldi 1,%r23
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r24
	bl __strtok_r,%r2
	ldo 92(%r24),%r24
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	strtok, .-strtok
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
