; 41af8684fc62658d0bf0acd6a2ff40bf newlib/libm/common/s_fpclassify.c
	.LEVEL 1.1
	.text
	.section	.text.__fpclassifyd,"ax",@progbits
	.align 4
.globl __fpclassifyd
	.type	__fpclassifyd, @function
__fpclassifyd:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r20
	or %r20,%r29,%r21
	comib,= 0,%r21,.L5
	ldil L'-2147483648,%r21
	comiclr,<> 0,%r29,%r28
	ldi 1,%r28
	comb,<> %r21,%r20,.L13
	extru %r20,31,31,%r31
	comiclr,= 0,%r28,%r0
	b,n .L5
.L13:
	ldil L'-1048576,%r22
	ldil L'2145386496,%r21
	addl %r31,%r22,%r22
	ldo -1(%r21),%r21
	comb,>>= %r21,%r22,.L6
	ldil L'2146435072,%r21
	and %r20,%r21,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L7
	comclr,<> %r21,%r31,%r31
	ldi 1,%r31
	bv %r0(%r2)
	and %r28,%r31,%r28
.L5:
	bv %r0(%r2)
	ldi 2,%r28
.L6:
	bv %r0(%r2)
	ldi 4,%r28
.L7:
	bv %r0(%r2)
	ldi 3,%r28
	.EXIT
	.PROCEND
	.size	__fpclassifyd, .-__fpclassifyd
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
