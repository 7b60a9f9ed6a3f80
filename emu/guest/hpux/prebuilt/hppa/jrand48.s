; 48cf4365938c457db32df46c4d9ab180 newlib/libc/stdlib/jrand48.c
	.LEVEL 1.1
	.text
	.section	.text._jrand48_r,"ax",@progbits
	.align 4
.globl _jrand48_r
	.type	_jrand48_r, @function
_jrand48_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r25,%r3
	bl __dorand48,%r2
	stw %r19,-32(%r30)
	ldh 4(%r3),%r28
	ldh 2(%r3),%r20
	zdep %r28,15,16,%r28
	addl %r28,%r20,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_jrand48_r, .-_jrand48_r
	.section	.text.jrand48,"ax",@progbits
	.align 4
.globl jrand48
	.type	jrand48, @function
jrand48:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	copy %r26,%r25
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl _jrand48_r,%r2
	ldw 0(%r28),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	jrand48, .-jrand48
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
