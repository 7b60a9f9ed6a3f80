; b3c3034416454c0cca6f2fd547098577 newlib/libm/math/k_standard.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	2146435072
	.word	0
	.align 8
.LC1:
	.word	-1048576
	.word	0
	.align 8
.LC2:
	.word	1072693248
	.word	0
	.align 8
.LC3:
	.word	1071644672
	.word	0
	.section	.text.__kernel_standard,"ax",@progbits
	.align 4
.globl __kernel_standard
	.type	__kernel_standard, @function
__kernel_standard:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -104(%r30),%r1
	stw %r4,-112(%r30)
	ldi 141,%r20
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	ldw -180(%r30),%r28
	ldo -1(%r28),%r28
	comclr,<< %r20,%r28,%r0
	b,n .L66
.L2:
	b .L1
	fcpy,dbl %fr0,%fr4
.L66:
	bl .+8,%r20
	depi 0,31,2,%r20
	ldo .L4-.(%r20),%r20
	ldwx,s %r28(%r20),%r21
	addl %r20,%r21,%r21
	bv,n %r0(%r21)
	.align 4
.L4:
	.begin_brtab
	.word .L42-.L4
	.word .L42-.L4
	.word .L42-.L4
	.word .L40-.L4
	.word .L40-.L4
	.word .L40-.L4
	.word .L7-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L40-.L4
	.word .L5-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L54-.L4
	.word .L25-.L4
	.word .L7-.L4
	.word .L36-.L4
	.word .L16-.L4
	.word .L21-.L4
	.word .L20-.L4
	.word .L16-.L4
	.word .L18-.L4
	.word .L20-.L4
	.word .L16-.L4
	.word .L15-.L4
	.word .L14-.L4
	.word .L13-.L4
	.word .L7-.L4
	.word .L7-.L4
	.word .L7-.L4
	.word .L7-.L4
	.word .L7-.L4
	.word .L7-.L4
	.word .L40-.L4
	.word .L5-.L4
	.word .L54-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L2-.L4
	.word .L42-.L4
	.word .L42-.L4
	.word .L42-.L4
	.word .L40-.L4
	.word .L40-.L4
	.word .L40-.L4
	.word .L7-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L40-.L4
	.word .L5-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L36-.L4
	.word .L54-.L4
	.word .L25-.L4
	.word .L7-.L4
	.word .L36-.L4
	.word .L16-.L4
	.word .L21-.L4
	.word .L20-.L4
	.word .L16-.L4
	.word .L18-.L4
	.word .L20-.L4
	.word .L16-.L4
	.word .L15-.L4
	.word .L14-.L4
	.word .L13-.L4
	.word .L7-.L4
	.word .L7-.L4
	.word .L7-.L4
	.word .L7-.L4
	.word .L7-.L4
	.word .L7-.L4
	.word .L40-.L4
	.word .L5-.L4
	.word .L54-.L4
	.end_brtab
.L36:
	bl __errno,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 33,%r20
	stw %r20,0(%r28)
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr4
.L1:
	ldo -104(%r30),%r1
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L7:
	bl __errno,%r2
	nop
	ldi 34,%r20
	fcpy,dbl %fr0,%fr4
	b .L1
	stw %r20,0(%r28)
.L40:
	bl __errno,%r2
	copy %r19,%r4
	ldi 34,%r20
	copy %r4,%r19
	stw %r20,0(%r28)
.L45:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	b .L1
	fldds 0(%r28),%fr4
.L42:
	bl __errno,%r2
	nop
	ldi 33,%r20
	fcpy,dbl %fr0,%fr4
	b .L1
	stw %r20,0(%r28)
.L16:
	fcpy,dbl %fr0,%fr4
	ldo -120(%r30),%r20
	fdiv,dbl %fr4,%fr4,%fr4
	ldo -116(%r30),%r21
	fstws %fr4L,0(%r20)
	bl __errno,%r2
	fstws %fr4R,0(%r21)
	ldi 33,%r20
.L62:
	stw %r20,0(%r28)
	ldo -120(%r30),%r28
	ldo -116(%r30),%r20
	fldws 0(%r28),%fr4L
	b .L1
	fldws 0(%r20),%fr4R
.L5:
	bl __errno,%r2
	copy %r19,%r4
	ldi 33,%r20
	copy %r4,%r19
	b .L45
	stw %r20,0(%r28)
.L20:
	fcpy,dbl %fr0,%fr4
	ldo -116(%r30),%r20
	fdiv,dbl %fr4,%fr4,%fr4
	ldo -120(%r30),%r28
	fstws %fr4L,0(%r28)
	bl __errno,%r2
	fstws %fr4R,0(%r20)
	ldi 33,%r20
.L61:
	stw %r20,0(%r28)
	ldo -120(%r30),%r21
	ldo -116(%r30),%r28
	fldws 0(%r21),%fr4L
	b .L1
	fldws 0(%r28),%fr4R
.L54:
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	b .L1
	fldds 0(%r28),%fr4
.L21:
	fcmp,dbl,!> %fr5,%fr0
	ftest
	b .L57
	addil LT'.LC0,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr4
.L50:
	ldo -120(%r30),%r21
	ldo -116(%r30),%r28
	fstws %fr4L,0(%r21)
	bl __errno,%r2
	fstws %fr4R,0(%r28)
	ldi 34,%r20
.L63:
	stw %r20,0(%r28)
	ldo -116(%r30),%r21
	ldo -120(%r30),%r20
	fldws 0(%r21),%fr4R
	b .L1
	fldws 0(%r20),%fr4L
.L15:
	fcpy,dbl %fr0,%fr4
	fdiv,dbl %fr5,%fr4,%fr4
.L64:
	ldo -120(%r30),%r21
	ldo -116(%r30),%r28
	fstws %fr4L,0(%r21)
	bl __errno,%r2
	fstws %fr4R,0(%r28)
	b .L63
	ldi 33,%r20
.L13:
	fcpy,dbl %fr5,%fr7
	fcpy,dbl %fr0,%fr5
	bl copysign,%r2
	copy %r19,%r4
	ldo -120(%r30),%r20
	ldo -116(%r30),%r21
	fstws %fr4L,0(%r20)
	copy %r4,%r19
	bl __errno,%r2
	fstws %fr4R,0(%r21)
	b .L62
	ldi 34,%r20
.L18:
	fcpy,dbl %fr0,%fr4
	b .L64
	fdiv,dbl %fr4,%fr4,%fr4
.L14:
	fcmp,dbl,!> %fr5,%fr0
	ftest
	b .L68
	addil LT'.LC0,%r19
	addil LT'.LC1,%r19
.L67:
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr4
.L52:
	ldo -116(%r30),%r20
	ldo -120(%r30),%r28
	fstws %fr4L,0(%r28)
	bl __errno,%r2
	fstws %fr4R,0(%r20)
	b .L61
	ldi 34,%r20
.L25:
	fcmp,dbl,!< %fr5,%fr0
	ftest
	b .L47
	addil LT'.LC3,%r19
.L58:
	addil LT'.LC0,%r19
.L68:
	ldw RT'.LC0(%r1),%r28
	b .L52
	fldds 0(%r28),%fr4
.L57:
	ldw RT'.LC0(%r1),%r28
	b .L50
	fldds 0(%r28),%fr4
.L47:
	ldw RT'.LC3(%r1),%r28
	fldds 0(%r28),%fr12
	fmpy,dbl %fr7,%fr12,%fr12
	fcpy,dbl %fr12,%fr5
	bl rint,%r2
	copy %r19,%r4
	fcmp,dbl,!= %fr4,%fr12
	ftest
	b .L58
	copy %r4,%r19
	b .L67
	addil LT'.LC1,%r19
	.EXIT
	.PROCEND
	.size	__kernel_standard, .-__kernel_standard
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
