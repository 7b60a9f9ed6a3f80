; dc57ed136886c35ce1e25eebeebe5b65 newlib/libm/common/sf_ilogb.c
	.LEVEL 1.1
	.text
	.section	.text.ilogbf,"ax",@progbits
	.align 4
.globl ilogbf
	.type	ilogbf, @function
ilogbf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r28
	comib,= 0,%r28,.L5
	ldil L'2139095040,%r21
	and %r20,%r21,%r20
	comib,= 0,%r20,.L10
	ldo -1(%r21),%r21
	comb,<<,n %r21,%r28,.L7
	extrs %r28,8,9,%r28
	ldo -127(%r28),%r28
.L1:
	bv,n %r0(%r2)
.L7:
	bv %r0(%r2)
	zdepi -1,31,31,%r28
.L10:
	zdep %r28,23,24,%r20
	comib,>= 0,%r20,.L1
	ldi -126,%r28
.L4:
	zdep %r20,30,31,%r20
	comib,< 0,%r20,.L4
	ldo -1(%r28),%r28
	bv,n %r0(%r2)
.L5:
	ldil L'-2147483648,%r28
	bv %r0(%r2)
	ldo 1(%r28),%r28
	.EXIT
	.PROCEND
	.size	ilogbf, .-ilogbf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
