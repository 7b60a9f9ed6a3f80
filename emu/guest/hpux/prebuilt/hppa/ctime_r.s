; 1decdd4ed386ed2a97eb6a09cf7bc69d newlib/libc/time/ctime_r.c
	.LEVEL 1.1
	.text
	.section	.text.ctime_r,"ax",@progbits
	.align 4
.globl ctime_r
	.type	ctime_r, @function
ctime_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-84(%r30)
	copy %r19,%r4
	stw %r3,-80(%r30)
	copy %r25,%r3
	ldo -120(%r30),%r25
	bl localtime_r,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r3,%r25
	bl asctime_r,%r2
	copy %r28,%r26
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	ctime_r, .-ctime_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
