; 7bc39b0b90736441fcb25a43b65d4d9e newlib/libc/stdlib/div.c
	.LEVEL 1.1
	.text
	.section	.text.div,"ax",@progbits
	.align 4
.globl div
	.type	div, @function
div:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS
	.ENTRY
	copy %r25,%r20
	copy %r26,%r28
	.IMPORT $$divI,MILLICODE
	bl $$divI,%r31
	nop
	ldo 64(%r30),%r30
	copy %r28,%r26
	copy %r29,%r28
	copy %r20,%r25
	.IMPORT $$remI,MILLICODE
	bl $$remI,%r31
	stw %r19,-32(%r30)
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	div, .-div
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
