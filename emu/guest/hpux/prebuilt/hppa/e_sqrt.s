; 93621d75864300b7267259b8fcf481d8 newlib/libm/math/e_sqrt.c
	.LEVEL 1.1
	.text
	.section	.text.__ieee754_sqrt,"ax",@progbits
	.align 4
.globl __ieee754_sqrt
	.type	__ieee754_sqrt, @function
__ieee754_sqrt:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2146435072,%r31
	stwm %r3,64(%r30)
	stw %r19,-32(%r30)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r21,%r20
	copy %r22,%r29
	and %r20,%r31,%r23
	comb,= %r31,%r23,.L54
	copy %r22,%r28
	comib,>= 0,%r20,.L55
	extrs %r20,11,12,%r31
	comiclr,<> 0,%r31,%r0
	b,n .L6
.L7:
	ldo -1023(%r31),%r31
	extru %r20,31,20,%r20
	extru %r31,31,1,%r22
	copy %r20,%r21
	comib,= 0,%r22,.L10
	depi -1,11,1,%r21
	extru %r28,0,1,%r20
	zdep %r28,30,31,%r28
	sh1addl %r21,%r20,%r21 
.L10:
	extru %r28,0,1,%r20
	ldi 0,%r1
	extrs %r31,30,31,%r3
	sh1addl %r21,%r20,%r20 
	zdep %r28,30,31,%r28
	ldi 22,%r23
	copy %r1,%r31
	ldil L'2097152,%r21
.L12:
	addl %r31,%r21,%r22
	comb,< %r20,%r22,.L11
	extru %r28,0,1,%r29
	addl %r21,%r22,%r31
	sub %r20,%r22,%r20
	addl %r1,%r21,%r1
.L11:
	sh1addl %r20,%r29,%r20 
	zdep %r28,30,31,%r28
	ldo -1(%r23),%r23
	comib,<> 0,%r23,.L12
	extru %r21,30,31,%r21
	copy %r23,%r26
	copy %r23,%r24
	ldi 32,%r29
	b .L21
	ldil L'-2147483648,%r21
.L58:
	comb,<< %r28,%r22,.L64
	zdep %r20,30,31,%r25
	comb,<>,n %r20,%r31,.L64
	addl %r22,%r21,%r24
	comib,> 0,%r22,.L56
	copy %r23,%r25
.L17:
	sub %r28,%r22,%r28
	addl %r26,%r21,%r26
	extru %r28,0,1,%r22
	extru %r21,30,31,%r21
	addl %r22,%r25,%r22
	zdep %r28,30,31,%r28
	ldo -1(%r29),%r29
	comib,= 0,%r29,.L57
	copy %r22,%r20
.L21:
	comb,<= %r20,%r31,.L58
	addl %r24,%r21,%r22
	addl %r22,%r21,%r24
	comib,> 0,%r22,.L59
	copy %r31,%r2
.L19:
	comb,>>= %r28,%r22,.L60
	sub %r20,%r31,%r20
.L20:
	ldo -1(%r20),%r20
	copy %r2,%r31
	b .L17
	zdep %r20,30,31,%r25
.L55:
	extru %r20,31,31,%r31
	or %r31,%r22,%r31
	comib,= 0,%r31,.L26
	fcpy,dbl %fr5,%fr4
	comiclr,= 0,%r20,%r0
	b,n .L61
.L5:
	extru %r28,20,21,%r21
	ldo -21(%r20),%r20
	comib,= 0,%r21,.L5
	zdep %r28,10,11,%r28
	copy %r20,%r31
	extru %r21,11,12,%r22
	copy %r28,%r29
	comib,= 0,%r22,.L6
	copy %r21,%r20
	ldi 32,%r21
	b .L8
	ldi -1,%r22
.L64:
	extru %r28,0,1,%r22
	extru %r21,30,31,%r21
	addl %r22,%r25,%r22
	zdep %r28,30,31,%r28
	ldo -1(%r29),%r29
	comib,<> 0,%r29,.L21
	copy %r22,%r20
.L57:
	or %r28,%r22,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L51
	comib,= -1,%r26,.L62
	ldo 1(%r26),%r26
.L51:
	extru %r26,30,31,%r29
.L23:
	extrs %r1,30,31,%r28
	ldil L'1071644672,%r20
	extru %r1,31,1,%r1
	comib,= 0,%r1,.L25
	addl %r28,%r20,%r28
	depi -1,0,1,%r29
.L25:
	zdep %r3,11,12,%r31
	copy %r29,%r22
	addl %r31,%r28,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
.L1:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r3
.L59:
	comib,> 0,%r24,.L19
	nop
	ldo 1(%r31),%r2
.L63:
	comb,<< %r28,%r22,.L20
	sub %r20,%r31,%r20
.L60:
	zdep %r20,30,31,%r25
	b .L17
	copy %r2,%r31
.L56:
	comib,> 0,%r24,.L17
	ldo 1(%r31),%r2
	b,n .L63
.L6:
	ldi 0,%r28
	ldil L'1048576,%r23
.L9:
	zdep %r20,30,31,%r20
	copy %r28,%r22
	and %r20,%r23,%r21
	comib,= 0,%r21,.L9
	ldo 1(%r28),%r28
	subi 31,%r28,%r23
	subi 32,%r28,%r21
	mtsar %r23
	zvdep %r29,32,%r28
.L8:
	mtsar %r21
	sub %r31,%r22,%r31
	vshd %r0,%r29,%r29
	b .L7
	or %r20,%r29,%r20
.L54:
	fmpy,dbl %fr5,%fr5,%fr4
	ldw -84(%r30),%r2
	fadd,dbl %fr4,%fr5,%fr4
	bv %r0(%r2)
	ldwm -64(%r30),%r3
.L61:
	fsub,dbl %fr5,%fr5,%fr4
	b .L1
	fdiv,dbl %fr4,%fr4,%fr4
.L26:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r3
.L62:
	b .L23
	ldo 1(%r1),%r1
	.EXIT
	.PROCEND
	.size	__ieee754_sqrt, .-__ieee754_sqrt
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
