; 86fafe420fb37d8a56eec91fdf1c64e1 newlib/libc/time/ctime.c
	.LEVEL 1.1
	.text
	.section	.text.ctime,"ax",@progbits
	.align 4
.globl ctime
	.type	ctime, @function
ctime:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	bl localtime,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	bl asctime,%r2
	copy %r28,%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	ctime, .-ctime
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
