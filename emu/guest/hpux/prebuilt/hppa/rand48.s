; d9360e79c434c2467fa1823ff1db01dc newlib/libc/stdlib/rand48.c
	.LEVEL 1.1
	.text
	.section	.text.__dorand48,"ax",@progbits
	.align 4
.globl __dorand48
	.type	__dorand48, @function
__dorand48:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	ldh 182(%r26),%r28
	ldh 184(%r26),%r31
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr24L
	ldh 0(%r25),%r28
	stws %r31,-16(%sp)
	fldws -16(%sp),%fr22L
	ldh 186(%r26),%r21
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	xmpyu %fr24L,%fr23L,%fr25
	xmpyu %fr22L,%fr23L,%fr26
	stw %r2,-20(%r30)
	ldh 2(%r25),%r28
	stwm %r6,64(%r30)
	ldh 4(%r25),%r23
	stw %r5,-60(%r30)
	ldh 188(%r26),%r20
	fstds %fr25,-16(%sp)
	ldws -16(%sp),%r1
	ldws -12(%sp),%r2
	addl %r20,%r2,%r20
	fstds %fr26,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr25L
	xmpyu %fr25L,%fr24L,%fr26
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr25R
	fstds %fr26,-16(%sp)
	ldws -16(%sp),%r3
	ldws -12(%sp),%r4
	stws %r23,-16(%sp)
	fldws -16(%sp),%fr26R
	xmpyu %fr26R,%fr24L,%fr26
	xmpyu %fr22L,%fr25L,%fr24
	xmpyu %fr25R,%fr23L,%fr25
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	fstds %fr25,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	addl %r6,%r4,%r28
	sth %r20,0(%r25)
	extru %r20,15,16,%r20
	addl %r28,%r20,%r28
	stw %r19,-32(%r30)
	fstds %fr26,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	ldw -84(%r30),%r2
	addl %r29,%r24,%r21
	addl %r21,%r22,%r20
	sth %r28,2(%r25)
	ldw -60(%r30),%r5
	extru %r28,15,16,%r28
	addl %r20,%r28,%r28
	ldw -56(%r30),%r4
	sth %r28,4(%r25)
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	__dorand48, .-__dorand48
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
