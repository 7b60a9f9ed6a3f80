; f9e842341c7b5d9581d0e7a528ac17b9 newlib/libm/common/s_nextafter.c
	.LEVEL 1.1
	.text
	.section	.text.nextafter,"ax",@progbits
	.align 4
.globl nextafter
	.type	nextafter, @function
nextafter:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2146435072,%r23
	ldo -1(%r23),%r25
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r24
	copy %r29,%r2
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	extru %r24,31,31,%r20
	copy %r21,%r26
	copy %r22,%r1
	comb,>>= %r25,%r20,.L2
	extru %r26,31,31,%r31
	sub %r20,%r23,%r20
	or %r20,%r29,%r20
	comiclr,= 0,%r20,%r0
	b,n .L3
	comb,>>= %r25,%r31,.L4
	fcmp,dbl,!= %fr5,%fr7
	sub %r31,%r23,%r31
	or %r31,%r22,%r31
	comiclr,= 0,%r31,%r0
	b,n .L3
	ftest
	b,n .L27
.L6:
	comib,> 0,%r24,.L14
	copy %r24,%r20
.L41:
	comclr,>= %r26,%r24,%r0
	b,n .L19
.L13:
	comclr,= %r26,%r24,%r0
	b,n .L22
	comclr,<< %r1,%r2,%r0
	b,n .L22
.L20:
	ldo -1(%r2),%r2
.L18:
	ldil L'2146435072,%r21
.L45:
	and %r20,%r21,%r22
	comb,=,n %r21,%r22,.L43
	copy %r2,%r29
	copy %r20,%r28
	ldw -20(%r30),%r2
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
.L2:
	comclr,>>= %r25,%r31,%r0
	b,n .L44
.L8:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr24
	fcmp,dbl,!= %fr23,%fr24
	ftest
	b .L27
	or %r20,%r2,%r20
	comib,<> 0,%r20,.L6
	nop
	copy %r26,%r28
	ldi 1,%r29
	depi 0,31,31,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	fmpy,dbl %fr4,%fr4,%fr22
	fcmp,dbl,= %fr4,%fr22
	ftest
	b .L46
	ldw -20(%r30),%r2
	fcpy,dbl %fr22,%fr4
	bv,n %r0(%r2)
.L44:
	sub %r31,%r23,%r31
	or %r31,%r22,%r31
	comib,= 0,%r31,.L8
	nop
.L3:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr24
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr22
	fadd,dbl %fr24,%fr22,%fr4
.L1:
	ldw -20(%r30),%r2
.L46:
	bv,n %r0(%r2)
.L27:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L4:
	ftest
	b,n .L27
	comib,> 0,%r24,.L9
	copy %r24,%r20
	comb,>=,n %r26,%r24,.L22
	ldo -1(%r24),%r20
	b,n .L20
.L14:
	comib,> 0,%r26,.L41
	nop
.L19:
	comib,=,n 0,%r2,.L20
	ldo -1(%r24),%r20
	b .L18
	ldo -1(%r2),%r2
.L22:
	ldo 1(%r2),%r2
	comiclr,<> 0,%r2,%r0
	addi,tr 1,%r24,%r20
	copy %r24,%r20
	b .L45
	ldil L'2146435072,%r21
.L43:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	b .L1
	fadd,dbl %fr22,%fr22,%fr4
.L9:
	comib,<=,n 0,%r26,.L20
	ldo -1(%r24),%r20
	comb,>= %r26,%r24,.L13
	nop
	b .L20
	ldo -1(%r24),%r20
	.EXIT
	.PROCEND
	.size	nextafter, .-nextafter
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
