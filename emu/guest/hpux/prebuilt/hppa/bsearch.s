; 32ccb480cdbf928897888c6387913793 newlib/libc/search/bsearch.c
	.LEVEL 1.1
	.text
	.section	.text.bsearch,"ax",@progbits
	.align 4
.globl bsearch
	.type	bsearch, @function
bsearch:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r10,128(%r30)
	ldo -96(%r30),%r1
	stw %r9,-124(%r30)
	copy %r25,%r9
	stw %r8,-120(%r30)
	copy %r26,%r8
	stw %r7,-116(%r30)
	stw %r6,-112(%r30)
	stw %r5,-108(%r30)
	stw %r4,-104(%r30)
	stw %r3,-100(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	stws %r23,-16(%sp)
	fldws -16(%sp),%fr12L
	movb,= %r24,%r5,.L2
	ldw -180(%r30),%r10
	comiclr,<> 0,%r23,%r6
	ldi 1,%r6
	comib,<> 0,%r23,.L13
	addl %r5,%r6,%r3
	b .L1
	ldi 0,%r7
.L12:
	comib,= 0,%r28,.L1
	ldo 1(%r3),%r6
	comb,<<= %r5,%r6,.L1
	ldi 0,%r7
	addl %r5,%r6,%r3
.L13:
	extru %r3,30,31,%r3
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr12L,%fr22R,%fr22
	copy %r19,%r4
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r8,%r26
	addl %r9,%r29,%r7
	copy %r10,%r22
	copy %r7,%r25
	bl $$dyncall,%r31
	copy %r31,%r2
	movb,>= %r28,%r28,.L12
	copy %r4,%r19
	copy %r3,%r5
	comb,>> %r5,%r6,.L13
	addl %r5,%r6,%r3
.L2:
	ldi 0,%r7
.L1:
	copy %r7,%r28
	ldo -96(%r30),%r1
	ldw -148(%r30),%r2
	ldw -124(%r30),%r9
	ldw -120(%r30),%r8
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r10
	.EXIT
	.PROCEND
	.size	bsearch, .-bsearch
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
