; bf6a4a96706d291ab6f2a8268611e234 newlib/libc/search/hcreate.c
	.LEVEL 1.1
	.text
	.section	.text.hcreate,"ax",@progbits
	.align 4
.globl hcreate
	.type	hcreate, @function
hcreate:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'htab,%r19
	stw %r2,-20(%r30)
	ldw RT'htab(%r1),%r25
	stwm %r4,64(%r30)
	bl hcreate_r,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	hcreate, .-hcreate
	.section	.text.hdestroy,"ax",@progbits
	.align 4
.globl hdestroy
	.type	hdestroy, @function
hdestroy:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'htab,%r19
	stw %r2,-20(%r30)
	ldw RT'htab(%r1),%r26
	stwm %r4,64(%r30)
	bl hdestroy_r,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	hdestroy, .-hdestroy
	.section	.text.hsearch,"ax",@progbits
	.align 4
.globl hsearch
	.type	hsearch, @function
hsearch:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'htab,%r19
	ldw RT'htab(%r1),%r20
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-116(%r30)
	ldo -120(%r30),%r23
	stw %r19,-32(%r30)
	bl hsearch_r,%r2
	stw %r20,-52(%r30)
	ldw -116(%r30),%r4
	ldw -120(%r30),%r28
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	hsearch, .-hsearch
	.local	htab
	.comm	htab,8,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
