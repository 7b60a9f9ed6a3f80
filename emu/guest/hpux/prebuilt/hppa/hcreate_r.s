; 9945dc7c7cf0bc38844b7a67990cac5c newlib/libc/search/hcreate_r.c
	.LEVEL 1.1
	.text
	.section	.text.hcreate_r,"ax",@progbits
	.align 4
.globl hcreate_r
	.type	hcreate_r, @function
hcreate_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldw 0(%r25),%r28
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r25,%r3
	comib,<> 0,%r28,.L17
	stw %r19,-32(%r30)
	ldil L'67108864,%r20
	comclr,>> %r20,%r26,%r0
	copy %r20,%r26
	comiclr,<< 16,%r26,%r0
	ldi 16,%r26
	ldo -1(%r26),%r20
	and %r20,%r26,%r20
	comiclr,= 0,%r20,%r0
	b,n .L5
.L4:
	stw %r26,4(%r3)
	copy %r19,%r4
	bl malloc,%r2
	zdep %r26,29,30,%r26
	stw %r28,0(%r3)
	comib,= 0,%r28,.L6
	copy %r4,%r19
	ldw 4(%r3),%r21
	comib,= 0,%r21,.L8
	sh2addl %r21,%r28,%r20 
	stw %r0,0(%r28)
.L18:
	ldo 4(%r28),%r28
	comb,<>,n %r20,%r28,.L18
	stw %r0,0(%r28)
.L8:
	ldi 1,%r28
.L1:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L5:
	extru %r26,30,31,%r26
	comib,<> 0,%r26,.L5
	ldo 1(%r28),%r28
	subi 31,%r28,%r28
	mtsar %r28
	b .L4
	zvdepi 1,32,%r26
.L17:
	bl __errno,%r2
	nop
	ldi 22,%r20
	stw %r20,0(%r28)
	b .L1
	ldi 0,%r28
.L6:
	bl __errno,%r2
	nop
	ldi 12,%r20
	stw %r20,0(%r28)
	b .L1
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	hcreate_r, .-hcreate_r
	.section	.text.hdestroy_r,"ax",@progbits
	.align 4
.globl hdestroy_r
	.type	hdestroy_r, @function
hdestroy_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	ldw 0(%r26),%r26
	comib,= 0,%r26,.L24
	ldw -84(%r30),%r2
	bl free,%r2
	nop
	stw %r0,0(%r3)
	ldw -84(%r30),%r2
.L24:
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	hdestroy_r, .-hdestroy_r
	.section	.text.hsearch_r,"ax",@progbits
	.align 4
.globl hsearch_r
	.type	hsearch_r, @function
hsearch_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	copy %r26,%r28
	stw %r2,-20(%r30)
	copy %r25,%r26
	stwm %r10,128(%r30)
	stw %r9,-124(%r30)
	stw %r8,-120(%r30)
	copy %r24,%r8
	stw %r7,-116(%r30)
	copy %r23,%r7
	stw %r6,-112(%r30)
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	ldw -180(%r30),%r3
	stw %r19,-32(%r30)
	stw %r25,-168(%r30)
	bl strlen,%r2
	stw %r28,-164(%r30)
	copy %r4,%r19
	copy %r28,%r25
	addil LT'__default_hash,%r19
	ldw RT'__default_hash(%r1),%r28
	copy %r19,%r4
	ldw 0(%r28),%r22
	copy %r5,%r26
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw 0(%r3),%r9
	ldw 4(%r3),%r20
	copy %r4,%r19
	ldo -1(%r20),%r20
	and %r20,%r28,%r28
	zdep %r28,29,30,%r10
	ldwx %r9(%r10),%r3
	comib,<> 0,%r3,.L28
	sh2addl %r28,%r9,%r6 
	b,n .L26
.L40:
	ldw 0(%r3),%r3
	comiclr,<> 0,%r3,%r0
	b,n .L26
.L28:
	copy %r19,%r4
	ldw 4(%r3),%r26
	bl strcmp,%r2
	copy %r5,%r25
	comib,<> 0,%r28,.L40
	copy %r4,%r19
	ldo 4(%r3),%r3
	ldi 1,%r28
.L30:
	stw %r3,0(%r7)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r9
	ldw -120(%r30),%r8
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r10
.L26:
	comiclr,= 0,%r8,%r0
	b,n .L29
.L31:
	ldi 0,%r3
	b .L30
	copy %r3,%r28
.L29:
	bl malloc,%r2
	ldi 12,%r26
	movb,= %r28,%r20,.L31
	ldw -164(%r30),%r21
	ldwx %r9(%r10),%r28
	ldo 4(%r20),%r3
	stw %r28,0(%r20)
	ldi 1,%r28
	stw %r5,4(%r20)
	stw %r21,8(%r20)
	b .L30
	stw %r20,0(%r6)
	.EXIT
	.PROCEND
	.size	hsearch_r, .-hsearch_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
