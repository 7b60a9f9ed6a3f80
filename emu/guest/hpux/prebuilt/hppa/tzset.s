; 4bef6dd86cb9dad3fb920503db73e942 newlib/libc/time/tzset.c
	.LEVEL 1.1
	.text
	.section	.text._tzset_unlocked,"ax",@progbits
	.align 4
.globl _tzset_unlocked
	.type	_tzset_unlocked, @function
_tzset_unlocked:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl _tzset_unlocked_r,%r2
	ldw 0(%r28),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	_tzset_unlocked, .-_tzset_unlocked
	.section	.text.tzset,"ax",@progbits
	.align 4
.globl tzset
	.type	tzset, @function
tzset:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	bl __tz_lock,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	ldw 0(%r28),%r26
	bl _tzset_unlocked_r,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __tz_unlock,%r2
	nop
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	tzset, .-tzset
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
