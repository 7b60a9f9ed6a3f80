; 942948dfb7a9340f974a3ac07f79f728 newlib/libc/string/strndup.c
	.LEVEL 1.1
	.text
	.section	.text.strndup,"ax",@progbits
	.align 4
.globl strndup
	.type	strndup, @function
strndup:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r26,%r28
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r20
	stw %r2,-20(%r30)
	copy %r25,%r24
	stwm %r4,64(%r30)
	copy %r28,%r25
	stw %r19,-32(%r30)
	bl _strndup_r,%r2
	ldw 0(%r20),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	strndup, .-strndup
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
