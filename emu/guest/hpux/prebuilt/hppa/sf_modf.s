; 8c71fe60c813aca1dc70b04eac235640 newlib/libm/common/sf_modf.c
	.LEVEL 1.1
	.text
	.section	.text.modff,"ax",@progbits
	.align 4
.globl modff
	.type	modff, @function
modff:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,1+8-1,8,%r28
	ldi 22,%r21
	ldo -127(%r28),%r28
	comb,< %r21,%r28,.L2
	fcpy,sgl %fr4L,%fr22L
	comib,> 0,%r28,.L7
	subi 31,%r28,%r28
	zdepi -1,31,23,%r21
	mtsar %r28
	vextrs %r21,32,%r28
	and %r20,%r28,%r21
	comib,= 0,%r21,.L2
	andcm %r20,%r28,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	fcpy,sgl %fr23L,%fr22L
	fsub,sgl %fr4L,%fr23L,%fr4L
	bv %r0(%r2)
	fstws %fr22L,0(%r25)
.L2:
	depi 0,31,31,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
	bv %r0(%r2)
	fstws %fr22L,0(%r25)
.L7:
	depi 0,31,31,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr22L
	bv %r0(%r2)
	fstws %fr22L,0(%r25)
	.EXIT
	.PROCEND
	.size	modff, .-modff
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
