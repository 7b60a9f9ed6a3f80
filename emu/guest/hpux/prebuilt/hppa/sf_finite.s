; 126950524ee062972de12a323517d1b9 newlib/libm/common/sf_finite.c
	.LEVEL 1.1
	.text
	.section	.text.finitef,"ax",@progbits
	.align 4
.globl finitef
	.type	finitef, @function
finitef:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	ldil L'2139095040,%r20
	extru %r28,31,31,%r28
	ldo -1(%r20),%r20
	comclr,< %r20,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	finitef, .-finitef
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
