; c485d55ecf7ca009af2ea1c9b9feb59a newlib/libm/common/sf_trunc.c
	.LEVEL 1.1
	.text
	.section	.text.truncf,"ax",@progbits
	.align 4
.globl truncf
	.type	truncf, @function
truncf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r21
	ldi 22,%r28
	extru %r21,1+8-1,8,%r20
	ldo -127(%r20),%r20
	comb,< %r28,%r20,.L2
	copy %r21,%r28
	depi 0,31,31,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	comib,> 0,%r20,.L2
	subi 31,%r20,%r20
	ldil L'-8388608,%r22
	mtsar %r20
	vextrs %r22,32,%r20
	and %r20,%r21,%r20
	or %r20,%r28,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
.L2:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	truncf, .-truncf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
