; cd659fcb6585310088eefde7997e7d68 newlib/libm/common/sf_round.c
	.LEVEL 1.1
	.text
	.section	.text.roundf,"ax",@progbits
	.align 4
.globl roundf
	.type	roundf, @function
roundf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	ldi 22,%r21
	extru %r20,1+8-1,8,%r28
	ldo -127(%r28),%r28
	comclr,>= %r21,%r28,%r0
	b,n .L2
	comib,>,n 0,%r28,.L9
	subi 31,%r28,%r28
	zdepi -1,31,23,%r21
	mtsar %r28
	vextrs %r21,32,%r21
	and %r21,%r20,%r28
	comib,= 0,%r28,.L1
	ldil L'4194304,%r28
	vextrs %r28,32,%r28
	addl %r28,%r20,%r28
	andcm %r28,%r21,%r20
.L4:
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
.L1:
	bv,n %r0(%r2)
.L9:
	comib,<> -1,%r28,.L4
	depi 0,31,31,%r20
	b .L4
	depi -1,8,7,%r20
.L2:
	ldi 128,%r20
	comb,<> %r20,%r28,.L1
	nop
	bv %r0(%r2)
	fadd,sgl %fr4L,%fr4L,%fr4L
	.EXIT
	.PROCEND
	.size	roundf, .-roundf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
