; 867d11d0d7b3dfbf872337f9e56a006d newlib/libc/string/strsep.c
	.LEVEL 1.1
	.text
	.section	.text.strsep,"ax",@progbits
	.align 4
.globl strsep
	.type	strsep, @function
strsep:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r24
	ldi 0,%r23
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl __strtok_r,%r2
	ldw 0(%r26),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	strsep, .-strsep
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
