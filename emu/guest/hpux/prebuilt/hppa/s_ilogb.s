; a1dc3bcf444cbaaaad50b58f75078026 newlib/libm/common/s_ilogb.c
	.LEVEL 1.1
	.text
	.section	.text.ilogb,"ax",@progbits
	.align 4
.globl ilogb
	.type	ilogb, @function
ilogb:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldil L'2146435072,%r31
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r21,%r20
	extru %r20,31,31,%r28
	and %r20,%r31,%r20
	comib,<> 0,%r20,.L2
	or %r28,%r22,%r21
	comib,= 0,%r21,.L7
	copy %r22,%r20
	comiclr,= 0,%r28,%r0
	b,n .L4
	comib,>= 0,%r22,.L1
	ldi -1043,%r28
.L5:
	zdep %r20,30,31,%r20
	comib,< 0,%r20,.L5
	ldo -1(%r28),%r28
.L1:
	bv,n %r0(%r2)
.L2:
	ldo -1(%r31),%r31
	comb,<<,n %r31,%r28,.L10
	extrs %r28,11,12,%r28
	bv %r0(%r2)
	ldo -1023(%r28),%r28
.L4:
	zdep %r28,20,21,%r20
	comib,= 0,%r20,.L1
	ldi -1022,%r28
.L6:
	zdep %r20,30,31,%r20
	comib,< 0,%r20,.L6
	ldo -1(%r28),%r28
	bv,n %r0(%r2)
.L10:
	bv %r0(%r2)
	zdepi -1,31,31,%r28
.L7:
	ldil L'-2147483648,%r28
	bv %r0(%r2)
	ldo 1(%r28),%r28
	.EXIT
	.PROCEND
	.size	ilogb, .-ilogb
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
