; d3bfe04d1344f27ceabf629cd5b1c036 newlib/libc/search/tdestroy.c
	.LEVEL 1.1
	.text
	.section	.text.trecurse,"ax",@progbits
	.align 4
	.type	trecurse, @function
trecurse:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	stw %r3,-56(%r30)
	copy %r26,%r3
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r26
	comib,= 0,%r26,.L2
	copy %r25,%r5
	bl trecurse,%r2
	copy %r19,%r4
	copy %r4,%r19
.L2:
	ldw 8(%r3),%r26
	comib,= 0,%r26,.L3
	copy %r19,%r4
	bl trecurse,%r2
	copy %r5,%r25
	copy %r4,%r19
.L3:
	copy %r5,%r22
	ldw 0(%r3),%r26
	copy %r19,%r4
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
	bl free,%r2
	copy %r3,%r26
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	trecurse, .-trecurse
	.section	.text.tdestroy,"ax",@progbits
	.align 4
.globl tdestroy
	.type	tdestroy, @function
tdestroy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	comib,= 0,%r26,.L11
	ldw -20(%r30),%r2
	bl trecurse,%r0
	nop
.L11:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	tdestroy, .-tdestroy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
