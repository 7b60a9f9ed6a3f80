; 5c9109eff01e185335cc4ebf5a1962e6 newlib/libc/stdlib/dtoa.c
	.LEVEL 1.1
	.text
	.section	.text.quorem,"ax",@progbits
	.align 4
	.type	quorem, @function
quorem:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r23
	stwm %r10,128(%r30)
	ldo -96(%r30),%r1
	stw %r9,-124(%r30)
	ldo 16(%r26),%r9
	stw %r7,-116(%r30)
	stw %r8,-120(%r30)
	stw %r6,-112(%r30)
	stw %r5,-108(%r30)
	stw %r4,-104(%r30)
	stw %r3,-100(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	ldw 0(%r9),%r28
	ldw 16(%r25),%r24
	comb,> %r24,%r28,.L16
	copy %r26,%r7
	ldo -1(%r24),%r5
	ldo 20(%r25),%r3
	ldo 20(%r26),%r8
	zdep %r5,29,30,%r2
	ldwx %r3(%r2),%r28
	ldwx %r8(%r2),%r20
	ldo 1(%r28),%r28
	copy %r20,%r26
	copy %r28,%r25
	.IMPORT $$divU,MILLICODE
	bl $$divU,%r31
	sh2addl %r5,%r3,%r6 
	stws %r29,-16(%sp)
	fldws -16(%sp),%fr12L
	comb,>> %r28,%r20,.L6
	sh2addl %r5,%r8,%r1 
	ldi 0,%r21
	copy %r3,%r4
	copy %r8,%r31
	copy %r21,%r22
.L4:
	ldwm 4(%r4),%r20
	extru %r20,31,16,%r25
	stws %r25,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr22R,%fr12L,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r25
	ldws -12(%sp),%r26
	extru %r20,15,16,%r28
	ldw 0(%r31),%r10
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr22R,%fr12L,%fr22
	addl %r21,%r26,%r21
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r21,15,16,%r25
	addl %r25,%r29,%r25
	extru %r25,31,16,%r28
	extru %r10,31,16,%r20
	extru %r21,31,16,%r21
	extru %r10,15,16,%r10
	sub %r20,%r21,%r20
	addl %r20,%r22,%r20
	extrs %r20,15,16,%r22
	extru %r20,31,16,%r20
	sub %r22,%r28,%r22
	addl %r22,%r10,%r22
	zdep %r22,15,16,%r28
	or %r20,%r28,%r20
	stwm %r20,4(%r31)
	extru %r25,15,16,%r21
	comb,<<= %r4,%r6,.L4
	extrs %r22,15,16,%r22
	ldwx %r8(%r2),%r28
	comib,<> 0,%r28,.L6
	ldo -4(%r1),%r28
	comb,<<= %r28,%r8,.L7
	ldo -2(%r24),%r20
	subi -25,%r7,%r28
	zdep %r24,29,30,%r24
	addl %r1,%r28,%r28
	sub %r1,%r24,%r1
	extru %r28,29,30,%r28
	b .L8
	sub %r20,%r28,%r20
.L9:
	comclr,<> %r20,%r5,%r0
	b,n .L7
.L8:
	ldwx,s %r5(%r1),%r28
	comib,=,n 0,%r28,.L9
	ldo -1(%r5),%r5
.L7:
	stw %r5,0(%r9)
.L6:
	copy %r23,%r25
	bl __mcmp,%r2
	copy %r7,%r26
	comib,> 0,%r28,.L10
	copy %r8,%r23
	ldi 0,%r21
.L11:
	ldwm 4(%r3),%r31
	extru %r31,31,16,%r28
	ldw 0(%r23),%r22
	extru %r31,15,16,%r31
	extru %r22,31,16,%r20
	extru %r22,15,16,%r22
	sub %r20,%r28,%r20
	addl %r20,%r21,%r20
	extrs %r20,15,16,%r21
	extru %r20,31,16,%r20
	sub %r21,%r31,%r21
	addl %r21,%r22,%r21
	zdep %r21,15,16,%r28
	or %r20,%r28,%r20
	stwm %r20,4(%r23)
	comb,<<= %r3,%r6,.L11
	extrs %r21,15,16,%r21
	ldwx,s %r5(%r8),%r20
	comib,<> 0,%r20,.L12
	sh2addl %r5,%r8,%r28 
	ldo -4(%r28),%r20
	comb,<<= %r20,%r8,.L13
	subi -25,%r7,%r7
	addl %r28,%r7,%r20
	extru %r20,29,30,%r20
	b .L14
	uaddcm %r5,%r20,%r20
.L15:
	comclr,<> %r20,%r5,%r0
	b,n .L13
.L14:
	ldwx,s %r5(%r9),%r28
	comib,=,n 0,%r28,.L15
	ldo -1(%r5),%r5
.L13:
	stw %r5,0(%r9)
.L12:
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r28
	ldo 1(%r28),%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr12L
.L10:
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r28
.L1:
	ldo -96(%r30),%r1
	ldw -148(%r30),%r2
	ldw -124(%r30),%r9
	ldw -120(%r30),%r8
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r10
.L16:
	b .L1
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	quorem, .-quorem
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"Infinity"
	.align 4
.LC1:
	.stringz	"NaN"
	.align 4
.LC2:
	.stringz	"0"
	.align 4
.LC7:
	.stringz	"Balloc succeeded"
	.align 4
.LC8:
	.stringz	"./newlib/libc/stdlib/dtoa.c"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC3:
	.word	1073217536
	.word	0
	.align 8
.LC4:
	.word	1070761895
	.word	1668236129
	.align 8
.LC5:
	.word	1069976104
	.word	-1956591437
	.align 8
.LC6:
	.word	1070810131
	.word	1352628731
	.align 8
.LC9:
	.word	1072693248
	.word	0
	.align 8
.LC10:
	.word	1076101120
	.word	0
	.align 8
.LC11:
	.word	1075576832
	.word	0
	.align 8
.LC12:
	.word	1075052544
	.word	0
	.align 8
.LC13:
	.word	1071644672
	.word	0
	.section	.text._dtoa_r,"ax",@progbits
	.align 4
.globl _dtoa_r
	.type	_dtoa_r, @function
_dtoa_r:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	ldw -248(%r30),%r28
	stw %r28,-152(%r30)
	ldw -252(%r30),%r28
	stw %r11,-116(%r30)
	ldo 64(%r26),%r11
	stw %r9,-108(%r30)
	ldw -244(%r30),%r9
	stw %r8,-104(%r30)
	stw %r7,-100(%r30)
	stw %r5,-92(%r30)
	ldw -256(%r30),%r5
	stw %r3,-84(%r30)
	stw %r18,-144(%r30)
	stw %r17,-140(%r30)
	stw %r16,-136(%r30)
	stw %r15,-132(%r30)
	stw %r14,-128(%r30)
	stw %r13,-124(%r30)
	stw %r12,-120(%r30)
	stw %r10,-112(%r30)
	stw %r6,-96(%r30)
	stw %r4,-88(%r30)
	stw %r19,-32(%r30)
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r7
	ldws -12(%sp),%r8
	stw %r28,-168(%r30)
	ldw -260(%r30),%r28
	stw %r7,-160(%r30)
	stw %r8,-156(%r30)
	stw %r28,-148(%r30)
	ldw 0(%r11),%r28
	comib,= 0,%r28,.L23
	copy %r26,%r3
	ldw 68(%r26),%r20
	stw %r20,4(%r28)
	subi 31,%r20,%r20
	mtsar %r20
	zvdepi 1,32,%r20
	copy %r19,%r4
	stw %r20,8(%r28)
	bl _Bfree,%r2
	copy %r28,%r25
	stw %r0,0(%r11)
	copy %r4,%r19
.L23:
	ldi 0,%r28
	comb,<= %r28,%r7,.L24
	copy %r7,%r6
	extru %r7,31,31,%r6
	ldi 1,%r28
	stw %r6,-160(%r30)
.L24:
	stw %r28,0(%r5)
	ldil L'2146435072,%r28
	and %r6,%r28,%r20
	comb,= %r28,%r20,.L314
	ldw -168(%r30),%r20
	ldw -160(%r30),%r17
	ldw -156(%r30),%r18
	stws %r17,-16(%sp)
	stws %r18,-12(%sp)
	fldds -16(%sp),%fr22
	fcmp,dbl,= %fr22,%fr0
	ftest
	b .L29
	ldi 1,%r28
	ldw -168(%r30),%r1
	stw %r28,0(%r1)
	ldw -148(%r30),%r20
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r9
	comib,= 0,%r20,.L304
	ldo 1(%r9),%r28
.L313:
	ldw -148(%r30),%r21
	stw %r28,0(%r21)
.L304:
	copy %r9,%r28
.L341:
	ldw -212(%r30),%r2
	ldw -144(%r30),%r18
	ldw -140(%r30),%r17
	ldw -136(%r30),%r16
	ldw -132(%r30),%r15
	ldw -128(%r30),%r14
	ldw -124(%r30),%r13
	ldw -120(%r30),%r12
	ldw -116(%r30),%r11
	ldw -112(%r30),%r10
	ldw -108(%r30),%r9
	ldw -104(%r30),%r8
	ldw -100(%r30),%r7
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L29:
	ldo -180(%r30),%r20
	stw %r20,-56(%r30)
	copy %r19,%r4
	ldo -184(%r30),%r20
	stws %r17,-16(%sp)
	stws %r18,-12(%sp)
	fldds -16(%sp),%fr7
	copy %r3,%r26
	bl __d2b,%r2
	stw %r20,-52(%r30)
	copy %r4,%r19
	extru %r6,11,12,%r21
	comib,<> 0,%r21,.L315
	copy %r28,%r5
	ldw -180(%r30),%r20
	ldw -184(%r30),%r21
	ldi 32,%r31
	addl %r20,%r21,%r21
	ldo 1074(%r21),%r28
	comb,>=,n %r31,%r28,.L33
	ldo -33(%r28),%r28
	mtsar %r28
	ldo 1042(%r21),%r31
	zvdep %r6,32,%r6
	mtsar %r31
	vshd %r0,%r8,%r22
	or %r6,%r22,%r22
.L34:
	copy %r22,%r29
	ldi 0,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fcnvxf,dbl,dbl %fr22,%fr22
	ldil L'-32505856,%r22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	copy %r23,%r28
	copy %r24,%r29
	addl %r23,%r22,%r28
	ldo -1(%r21),%r21
	ldi 1,%r22
	stw %r22,-176(%r30)
.L32:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r22
	addil LT'.LC4,%r19
	fldds 0(%r22),%fr22
	ldw RT'.LC4(%r1),%r28
	fsub,dbl %fr23,%fr22,%fr22
	fldds 0(%r28),%fr23
	addil LT'.LC5,%r19
	fmpy,dbl %fr22,%fr23,%fr22
	ldw RT'.LC5(%r1),%r28
	fldds 0(%r28),%fr23
	fadd,dbl %fr22,%fr23,%fr22
	addil LT'.LC6,%r19
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr25L
	fcnvxf,sgl,dbl %fr25L,%fr23
	ldw RT'.LC6(%r1),%r28
	fldds 0(%r28),%fr24
	fmpy,dbl %fr23,%fr24,%fr23
	fadd,dbl %fr22,%fr23,%fr22
	fcnvfxt,dbl,sgl %fr22,%fr25R
	fcmp,dbl,!< %fr22,%fr0
	fstws %fr25R,-16(%sp)
	ldws -16(%sp),%r15
	ftest
	b,n .L209
.L35:
	sub %r20,%r21,%r28
.L342:
	ldi 22,%r21
	comb,<< %r21,%r15,.L177
	ldo -1(%r28),%r14
	addil LT'__mprec_tens,%r19
	stws %r17,-16(%sp)
	stws %r18,-12(%sp)
	fldds -16(%sp),%fr23
	ldw RT'__mprec_tens(%r1),%r31
	flddx,s %r15(%r31),%fr22
	fcmp,dbl,!< %fr23,%fr22
	ftest
	b,n .L210
	comib,>=,n 0,%r28,.L316
	stw %r0,-164(%r30)
	ldw -164(%r30),%r13
.L174:
	addl %r14,%r15,%r14
	copy %r15,%r16
	ldi 0,%r8
.L42:
	comib,<< 9,%r9,.L179
	ldi 1,%r6
	comib,>= 5,%r9,.L346
	ldo -2(%r9),%r28
	ldo -4(%r9),%r9
	ldi 0,%r6
	ldo -2(%r9),%r28
.L346:
	comib,>>= 3,%r28,.L317
	ldi 0,%r25
	copy %r19,%r4
	stw %r25,68(%r3)
	bl _Balloc,%r2
	copy %r3,%r26
	movb,= %r28,%r7,.L171
	copy %r4,%r19
	ldi -1,%r1
	stw %r7,0(%r11)
	copy %r1,%r10
	stw %r1,-172(%r30)
	ldi 1,%r12
	stw %r0,-152(%r30)
.L54:
	comib,< 14,%r16,.L88
	ldw -184(%r30),%r28
	comib,<= 0,%r28,.L318
	addil LT'__mprec_tens,%r19
.L88:
	comiclr,<> 0,%r12,%r0
	b,n .L81
	comib,>= 1,%r9,.L319
	ldo -1(%r10),%r17
	comb,>,n %r17,%r8,.L101
	sub %r8,%r17,%r17
	comib,> 0,%r10,.L100
	sub %r13,%r10,%r11
	copy %r13,%r11
	addl %r14,%r10,%r14
	b .L100
	addl %r13,%r10,%r13
.L314:
	ldil L'16384,%r28
	ldo -6385(%r28),%r28
	extru %r6,31,20,%r6
	or %r6,%r8,%r6
	comib,= 0,%r6,.L26
	stw %r28,0(%r20)
	addil LT'.LC1,%r19
	ldw -148(%r30),%r31
	comib,= 0,%r31,.L304
	ldw RT'.LC1(%r1),%r9
	b .L313
	ldo 3(%r9),%r28
.L315:
	copy %r17,%r28
	copy %r18,%r29
	copy %r17,%r22
	ldw -180(%r30),%r20
	stw %r0,-176(%r30)
	extru %r22,31,20,%r22
	ldo -1023(%r21),%r21
	copy %r22,%r28
	b .L32
	depi -1,11,10,%r28
.L26:
	addil LT'.LC0,%r19
	ldw -148(%r30),%r29
	ldw RT'.LC0(%r1),%r9
	comib,<> 0,%r29,.L313
	ldo 8(%r9),%r28
	b .L341
	copy %r9,%r28
.L179:
	ldi 0,%r9
	copy %r6,%r12
	stw %r9,-152(%r30)
	ldi -1,%r10
.L43:
	stw %r10,-172(%r30)
	ldi 0,%r25
	stw %r0,68(%r3)
.L51:
	copy %r19,%r4
	bl _Balloc,%r2
	copy %r3,%r26
	movb,= %r28,%r7,.L171
	copy %r4,%r19
	comiclr,<< 14,%r10,%r28
	ldi 1,%r28
	and %r28,%r6,%r28
	comib,= 0,%r28,.L54
	stw %r7,0(%r11)
	comib,>=,n 0,%r16,.L55
	extru %r16,31,4,%r28
	addil LT'__mprec_tens,%r19
	ldw RT'__mprec_tens(%r1),%r31
	flddx,s %r28(%r31),%fr22
	bb,>= %r16,23,.L183
	extrs %r16,27,28,%r28
	addil LT'__mprec_bigtens,%r19
	stws %r17,-16(%sp)
	stws %r18,-12(%sp)
	fldds -16(%sp),%fr24
	ldw RT'__mprec_bigtens(%r1),%r22
	ldo 32(%r22),%r22
	fldds 0(%r22),%fr23
	fdiv,dbl %fr24,%fr23,%fr23
	extru %r28,31,4,%r28
	ldi 3,%r31
.L56:
	comib,= 0,%r28,.L57
	addil LT'__mprec_bigtens,%r19
	ldw RT'__mprec_bigtens(%r1),%r22
.L59:
	extru %r28,31,1,%r29
	comib,=,n 0,%r29,.L58
	fldds 0(%r22),%fr24
	fmpy,dbl %fr22,%fr24,%fr22
	ldo 1(%r31),%r31
.L58:
	extrs %r28,30,31,%r28
	comib,<> 0,%r28,.L59
	ldo 8(%r22),%r22
.L57:
	fdiv,dbl %fr23,%fr22,%fr23
.L60:
	ldw -164(%r30),%r1
.L347:
	comib,= 0,%r1,.L64
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r28
	fldds 0(%r28),%fr22
	fcmp,dbl,!< %fr23,%fr22
	ftest
	b,n .L211
.L64:
	stws %r31,-16(%sp)
	fldws -16(%sp),%fr24L
	fcnvxf,sgl,dbl %fr24L,%fr22
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r28
	fmpy,dbl %fr22,%fr23,%fr22
	fldds 0(%r28),%fr24
	fadd,dbl %fr22,%fr24,%fr25
	ldil L'-54525952,%r22
	fstds %fr25,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	copy %r23,%r28
	copy %r24,%r29
	comib,= 0,%r10,.L169
	addl %r23,%r22,%r28
	copy %r16,%r11
	copy %r10,%r22
.L68:
	fcnvfxt,dbl,sgl %fr23,%fr22L
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr24
	addil LT'__mprec_tens,%r19
	ldw RT'__mprec_tens(%r1),%r31
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r23
	fcnvxf,sgl,dbl %fr22L,%fr22
	ldo -1(%r22),%r24
	flddx,s %r24(%r31),%fr25
	ldo 48(%r23),%r23
	fsub,dbl %fr23,%fr22,%fr22
	extrs %r23,31,8,%r28
	comib,= 0,%r12,.L71
	ldo 1(%r7),%r29
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r31
	fldds 0(%r31),%fr23
	fdiv,dbl %fr23,%fr25,%fr23
	fsub,dbl %fr23,%fr24,%fr23
	fcmp,dbl,!> %fr23,%fr22
	ftest
	b .L189
	stb %r28,0(%r7)
	addil LT'.LC9,%r19
	ldi 0,%r31
	ldw RT'.LC9(%r1),%r28
	fldds 0(%r28),%fr25
	b .L74
	addil LT'.LC10,%r19
.L320:
	fldds 0(%r28),%fr24
	fmpy,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr23,%fr24,%fr23
	fcnvfxt,dbl,sgl %fr22,%fr24L
	fstws %fr24L,-16(%sp)
	ldws -16(%sp),%r28
	fcnvxf,sgl,dbl %fr24L,%fr24
	ldo 1(%r29),%r29
	fsub,dbl %fr22,%fr24,%fr22
	ldo 48(%r28),%r28
	fcmp,dbl,!< %fr22,%fr23
	ftest
	b .L189
	stb %r28,-1(%r29)
.L74:
	fsub,dbl %fr25,%fr22,%fr24
	fcmp,dbl,!< %fr24,%fr23
	ftest
	b,n .L188
	ldo 1(%r31),%r31
	comb,>,n %r22,%r31,.L320
	ldw RT'.LC10(%r1),%r28
	b,n .L54
.L318:
	ldw RT'__mprec_tens(%r1),%r31
	ldw -152(%r30),%r20
.L349:
	comib,<= 0,%r20,.L84
	flddx,s %r16(%r31),%fr24
	comiclr,>= 0,%r10,%r0
	b,n .L84
	comib,<> 0,%r10,.L70
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr24,%fr22,%fr24
	stws %r17,-16(%sp)
	stws %r18,-12(%sp)
	fldds -16(%sp),%fr22
	fcmp,dbl,!<= %fr22,%fr24
	ftest
	b,n .L70
.L69:
	ldi 0,%r8
	copy %r7,%r9
	b .L126
	copy %r8,%r6
.L177:
	ldi 1,%r21
	stw %r21,-164(%r30)
.L37:
	ldi 0,%r13
	comclr,<= %r13,%r14,%r0
	b,n .L321
.L40:
	comib,<= 0,%r15,.L174
	sub %r0,%r15,%r8
	sub %r13,%r15,%r13
	copy %r15,%r16
	b .L42
	ldi 0,%r15
.L321:
	subi 1,%r28,%r13
	b .L40
	ldi 0,%r14
.L209:
	fcnvxf,sgl,dbl %fr25R,%fr23
	fcmp,dbl,!= %fr23,%fr22
	ftest
	b,n .L35
	ldo -1(%r15),%r15
	b .L342
	sub %r20,%r21,%r28
.L33:
	ldo -1(%r28),%r28
	mtsar %r28
	b .L34
	zvdep %r8,32,%r22
.L317:
	bl .+8,%r29
	depi 0,31,2,%r29
	ldo .L173-.(%r29),%r29
	ldwx,s %r28(%r29),%r31
	addl %r29,%r31,%r31
	bv,n %r0(%r31)
	.align 4
.L173:
	.begin_brtab
	.word .L45-.L173
	.word .L48-.L173
	.word .L206-.L173
	.word .L207-.L173
	.end_brtab
.L210:
	ldo -1(%r15),%r15
	b .L37
	stw %r0,-164(%r30)
.L66:
	stws %r31,-16(%sp)
	fldws -16(%sp),%fr24L
	fcnvxf,sgl,dbl %fr24L,%fr22
	ldw RT'.LC11(%r1),%r28
	fmpy,dbl %fr22,%fr23,%fr22
	fldds 0(%r28),%fr24
	ldil L'-54525952,%r22
	fadd,dbl %fr22,%fr24,%fr25
	fstds %fr25,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	copy %r23,%r28
	copy %r24,%r29
	addl %r23,%r22,%r28
.L169:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr24
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r28
	fldds 0(%r28),%fr22
	fsub,dbl %fr23,%fr22,%fr22
	fcmp,dbl,!> %fr22,%fr24
	ftest
	b,n .L69
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr24
	fcmp,dbl,!< %fr22,%fr24
	ftest
	b,n .L70
	b,n .L54
.L55:
	comib,=,n 0,%r16,.L184
	sub %r0,%r16,%r22
	addil LT'__mprec_tens,%r19
	stws %r17,-16(%sp)
	stws %r18,-12(%sp)
	fldds -16(%sp),%fr25
	ldw RT'__mprec_tens(%r1),%r31
	extru %r22,31,4,%r29
	flddx,s %r29(%r31),%fr24
	fmpy,dbl %fr25,%fr24,%fr24
	extrs %r22,27,28,%r22
	comib,= 0,%r22,.L185
	fcpy,dbl %fr24,%fr23
	addil LT'__mprec_bigtens,%r19
	ldi 0,%r24
	ldw RT'__mprec_bigtens(%r1),%r29
	ldi 2,%r31
.L62:
	extru %r22,31,1,%r23
	comib,=,n 0,%r23,.L61
	fldds 0(%r29),%fr22
	fmpy,dbl %fr23,%fr22,%fr23
	ldo 1(%r31),%r31
	copy %r28,%r24
.L61:
	extrs %r22,30,31,%r22
	comib,<> 0,%r22,.L62
	ldo 8(%r29),%r29
	comib,<> 0,%r24,.L347
	ldw -164(%r30),%r1
	b .L347
	fcpy,dbl %fr24,%fr23
.L71:
	stb %r28,0(%r7)
	comib,= 1,%r22,.L322
	fmpy,dbl %fr24,%fr25,%fr25
	addil LT'.LC10,%r19
	addl %r7,%r22,%r22
	ldw RT'.LC10(%r1),%r28
	fldds 0(%r28),%fr24
.L80:
	fmpy,dbl %fr22,%fr24,%fr22
	ldo 1(%r29),%r29
	fcnvfxt,dbl,sgl %fr22,%fr26L
	fcnvxf,sgl,dbl %fr26L,%fr23
	fstws %fr26L,-16(%sp)
	ldws -16(%sp),%r28
	ldo 48(%r28),%r28
	stb %r28,-1(%r29)
	comb,<> %r22,%r29,.L80
	fsub,dbl %fr22,%fr23,%fr22
.L79:
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r28
	fldds 0(%r28),%fr23
	fadd,dbl %fr25,%fr23,%fr24
	fcmp,dbl,!< %fr24,%fr22
	ftest
	b,n .L73
	fsub,dbl %fr23,%fr25,%fr23
	fcmp,dbl,!> %fr23,%fr22
	ftest
	b .L77
	ldw -184(%r30),%r28
	comib,> 0,%r28,.L348
	ldi 0,%r12
	comib,>= 14,%r16,.L349
	ldw -152(%r30),%r20
.L81:
	ldi 0,%r12
.L348:
	copy %r8,%r17
	copy %r13,%r11
	copy %r12,%r6
.L97:
	comiclr,< 0,%r11,%r0
	b,n .L103
	comib,>= 0,%r14,.L103
	copy %r11,%r28
	comclr,> %r14,%r28,%r0
	copy %r14,%r28
	sub %r13,%r28,%r13
	sub %r11,%r28,%r11
	sub %r14,%r28,%r14
.L103:
	comib,= 0,%r8,.L350
	copy %r19,%r4
	comib,= 0,%r12,.L351
	copy %r5,%r25
	comib,<> 0,%r17,.L323
	copy %r17,%r24
.L344:
	copy %r19,%r4
.L351:
	copy %r8,%r24
	bl __pow5mult,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r28,%r5
.L104:
	copy %r19,%r4
.L350:
	ldi 1,%r25
	bl __i2b,%r2
	copy %r3,%r26
	copy %r4,%r19
	comib,<> 0,%r15,.L324
	copy %r28,%r8
	comib,>= 1,%r9,.L110
	ldw -156(%r30),%r20
	ldi 1,%r28
.L111:
	addl %r28,%r14,%r28
	extru %r28,31,5,%r28
	comib,= 0,%r28,.L198
	subi 32,%r28,%r22
	comib,>=,n 4,%r22,.L114
	subi 28,%r28,%r28
	addl %r13,%r28,%r13
	addl %r11,%r28,%r11
	comib,< 0,%r13,.L325
	addl %r14,%r28,%r14
.L116:
	comib,>= 0,%r14,.L117
	copy %r8,%r25
	copy %r19,%r4
	copy %r14,%r24
	bl __lshift,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r28,%r8
.L117:
	comiclr,>= 2,%r9,%r17
	ldi 1,%r17
	ldw -164(%r30),%r21
	comib,<> 0,%r21,.L326
	copy %r19,%r4
.L118:
	comiclr,>= 0,%r10,%r0
	b,n .L125
	comiclr,<> 0,%r17,%r0
	b,n .L125
.L120:
	comib,= 0,%r10,.L327
	copy %r8,%r25
.L90:
	ldw -152(%r30),%r21
	copy %r7,%r9
	uaddcm %r0,%r21,%r11
.L127:
	copy %r19,%r4
	copy %r8,%r25
	bl _Bfree,%r2
	copy %r3,%r26
	comib,= 0,%r6,.L72
	copy %r4,%r19
.L162:
	copy %r19,%r4
	copy %r6,%r25
	bl _Bfree,%r2
	copy %r3,%r26
	copy %r4,%r19
.L72:
	copy %r5,%r25
	bl _Bfree,%r2
	copy %r3,%r26
	stb %r0,0(%r7)
	ldo 1(%r11),%r11
	ldw -168(%r30),%r21
	stw %r11,0(%r21)
	ldw -148(%r30),%r22
	comib,<>,n 0,%r22,.L304
	stw %r7,0(%r22)
	b .L341
	copy %r9,%r28
.L110:
	comib,<> 0,%r20,.L111
	ldi 1,%r28
	ldw -160(%r30),%r28
	extru %r28,31,20,%r22
	comib,<>,n 0,%r22,.L111
	ldi 1,%r28
	ldil L'2146435072,%r31
.L353:
	ldi 0,%r22
	and %r28,%r31,%r28
	comb,=,n %r22,%r28,.L112
	ldo 1(%r13),%r13
	ldo 1(%r14),%r14
	ldi 1,%r22
.L112:
	comib,<> 0,%r15,.L328
	copy %r22,%r15
	b .L111
	ldi 1,%r28
.L198:
	ldi 28,%r28
.L113:
	addl %r13,%r28,%r13
	addl %r11,%r28,%r11
	comib,>= 0,%r13,.L116
	addl %r14,%r28,%r14
.L325:
	copy %r5,%r25
	copy %r19,%r4
.L361:
	copy %r13,%r24
	bl __lshift,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L116
	copy %r28,%r5
.L326:
	copy %r8,%r25
	bl __mcmp,%r2
	copy %r5,%r26
	comib,<= 0,%r28,.L118
	copy %r4,%r19
	copy %r5,%r25
	copy %r19,%r4
	ldi 0,%r23
	ldi 10,%r24
	copy %r3,%r26
	bl __multadd,%r2
	ldo -1(%r16),%r16
	copy %r4,%r19
	comib,<> 0,%r12,.L119
	copy %r28,%r5
	ldw -172(%r30),%r22
	comiclr,>= 0,%r22,%r0
	b,n .L212
	comib,<> 0,%r17,.L120
	copy %r22,%r10
.L212:
	ldw -172(%r30),%r10
	ldi 1,%r15
.L352:
	ldo -1(%r7),%r9
	ldi 0,%r14
	b .L128
	ldi 10,%r12
.L329:
	copy %r5,%r25
	copy %r19,%r4
	copy %r14,%r23
	copy %r12,%r24
	copy %r3,%r26
	bl __multadd,%r2
	ldo 1(%r15),%r15
	copy %r4,%r19
	copy %r28,%r5
.L128:
	copy %r19,%r4
	copy %r8,%r25
	bl quorem,%r2
	copy %r5,%r26
	addl %r9,%r15,%r20
	ldo 48(%r28),%r11
	stb %r11,0(%r20)
	comb,> %r10,%r15,.L329
	copy %r4,%r19
	comiclr,< 0,%r10,%r0
	ldi 1,%r10
	ldi 0,%r9
	addl %r7,%r10,%r10
.L149:
	copy %r5,%r25
	copy %r19,%r4
	copy %r3,%r26
	bl __lshift,%r2
	ldi 1,%r24
	copy %r4,%r19
	copy %r8,%r25
	copy %r19,%r4
	copy %r28,%r5
	bl __mcmp,%r2
	copy %r28,%r26
	comib,>= 0,%r28,.L330
	copy %r4,%r19
.L147:
	b .L157
	ldi 57,%r21
.L158:
	comb,= %r7,%r10,.L331
	ldi 49,%r28
.L157:
	ldb -1(%r10),%r28
	copy %r10,%r14
	extrs %r28,31,8,%r20
	comb,= %r21,%r20,.L158
	ldo -1(%r10),%r10
	ldo 1(%r28),%r28
	copy %r16,%r11
	stb %r28,0(%r10)
.L139:
	copy %r19,%r4
	copy %r8,%r25
	bl _Bfree,%r2
	copy %r3,%r26
	comib,= 0,%r6,.L203
	copy %r4,%r19
	comiclr,<> 0,%r9,%r0
	b,n .L163
	comb,= %r6,%r9,.L163
	copy %r19,%r4
	copy %r9,%r25
	bl _Bfree,%r2
	copy %r3,%r26
	copy %r4,%r19
.L163:
	copy %r7,%r9
	b .L162
	copy %r14,%r7
.L125:
	comib,=,n 0,%r12,.L352
	ldi 1,%r15
.L124:
	comib,>= 0,%r11,.L129
	copy %r6,%r25
	copy %r19,%r4
	copy %r11,%r24
	bl __lshift,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r28,%r6
.L129:
	comib,<> 0,%r15,.L332
	copy %r6,%r12
.L130:
	ldo -1(%r7),%r28
	copy %r7,%r15
	addl %r28,%r10,%r21
	ldi 0,%r18
	ldw -156(%r30),%r28
	stw %r21,-152(%r30)
	extru %r28,31,1,%r28
	ldi 10,%r17
	stw %r28,-164(%r30)
.L152:
	copy %r19,%r4
	copy %r8,%r25
	bl quorem,%r2
	copy %r5,%r26
	copy %r4,%r19
	copy %r6,%r25
	copy %r19,%r4
	copy %r28,%r14
	copy %r5,%r26
	bl __mcmp,%r2
	ldo 48(%r14),%r11
	copy %r4,%r19
	copy %r8,%r25
	copy %r19,%r4
	copy %r12,%r24
	copy %r28,%r10
	bl __mdiff,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r28,%r13
	ldw 12(%r28),%r28
	comib,<> 0,%r28,.L333
	copy %r13,%r25
	copy %r19,%r4
	bl __mcmp,%r2
	copy %r5,%r26
	copy %r4,%r19
	copy %r13,%r25
	copy %r19,%r4
	copy %r28,%r13
	bl _Bfree,%r2
	copy %r3,%r26
	or %r9,%r13,%r20
	comib,<> 0,%r20,.L135
	copy %r4,%r19
	ldw -164(%r30),%r29
	comib,= 0,%r29,.L334
	ldi 57,%r28
	comib,>,n 0,%r10,.L140
	stb %r11,0(%r15)
.L355:
	ldw -152(%r30),%r20
	comb,= %r20,%r15,.L335
	ldo 1(%r15),%r10
	copy %r5,%r25
	copy %r19,%r4
	copy %r18,%r23
	copy %r17,%r24
	bl __multadd,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r28,%r5
	copy %r6,%r25
	copy %r18,%r23
	copy %r17,%r24
	copy %r3,%r26
	comb,= %r12,%r6,.L336
	copy %r19,%r4
	bl __multadd,%r2
	copy %r10,%r15
	copy %r4,%r19
	copy %r12,%r25
	copy %r19,%r4
	copy %r28,%r6
	copy %r18,%r23
	copy %r17,%r24
	bl __multadd,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L152
	copy %r28,%r12
.L324:
	copy %r19,%r4
	copy %r28,%r25
	copy %r15,%r24
	bl __pow5mult,%r2
	copy %r3,%r26
	copy %r4,%r19
	comib,>= 1,%r9,.L108
	copy %r28,%r8
	ldi 0,%r15
.L109:
	ldw 16(%r8),%r28
.L362:
	ldo 3(%r28),%r28
	sh2addl %r28,%r8,%r28 
	ldw 4(%r28),%r26
	bl __hi0bits,%r2
	copy %r19,%r4
	copy %r4,%r19
	b .L111
	subi 32,%r28,%r28
.L183:
	stws %r17,-16(%sp)
	stws %r18,-12(%sp)
	fldds -16(%sp),%fr23
	b .L56
	ldi 2,%r31
.L114:
	comib,<> 4,%r22,.L113
	subi 60,%r28,%r28
	comib,>= 0,%r13,.L116
	copy %r5,%r25
	b .L361
	copy %r19,%r4
.L327:
	copy %r19,%r4
	copy %r3,%r26
	copy %r10,%r23
	ldi 5,%r24
	bl __multadd,%r2
	copy %r7,%r9
	copy %r4,%r19
	copy %r5,%r26
	copy %r19,%r4
	copy %r28,%r8
	bl __mcmp,%r2
	copy %r28,%r25
	comib,>= 0,%r28,.L90
	copy %r4,%r19
.L126:
	ldi 49,%r28
	ldo 1(%r7),%r7
	stb %r28,0(%r9)
	b .L127
	ldo 1(%r16),%r11
.L184:
	stws %r17,-16(%sp)
	stws %r18,-12(%sp)
	fldds -16(%sp),%fr23
	b .L60
	ldi 2,%r31
.L70:
	ldi 0,%r8
	b .L90
	copy %r8,%r6
.L101:
	sub %r17,%r8,%r8
	copy %r13,%r11
	addl %r15,%r8,%r15
	addl %r14,%r10,%r14
	copy %r17,%r8
	addl %r13,%r10,%r13
	ldi 0,%r17
.L100:
	copy %r19,%r4
	ldi 1,%r25
	bl __i2b,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L97
	copy %r28,%r6
.L108:
	ldw -156(%r30),%r1
	comib,<>,n 0,%r1,.L109
	ldi 0,%r15
	ldw -160(%r30),%r28
	extru %r28,31,20,%r22
	comib,= 0,%r22,.L353
	ldil L'2146435072,%r31
	b .L109
	ldw -156(%r30),%r15
.L45:
	ldi 0,%r12
.L46:
	ldw -152(%r30),%r28
	comib,>=,n 0,%r28,.L181
	stw %r28,-172(%r30)
	copy %r28,%r10
	copy %r28,%r23
.L47:
	ldi 23,%r29
	ldi 1,%r31
	comb,>= %r29,%r23,.L337
	ldi 4,%r28
.L50:
	zdep %r28,30,31,%r28
	copy %r31,%r25
	ldo 20(%r28),%r29
	comb,>>= %r23,%r29,.L50
	ldo 1(%r31),%r31
	b .L51
	stw %r25,68(%r3)
.L207:
	ldi 1,%r12
.L49:
	ldw -152(%r30),%r1
	ldi 1,%r23
	addl %r1,%r16,%r20
	ldo 1(%r20),%r10
	comclr,< %r10,%r23,%r0
	copy %r10,%r23
	b .L47
	stw %r20,-172(%r30)
.L206:
	b .L46
	ldi 1,%r12
.L48:
	b .L49
	ldi 0,%r12
.L330:
	comib,<> 0,%r28,.L159
	ldi 48,%r20
	extru %r11,31,1,%r11
	comib,<> 0,%r11,.L157
	ldi 57,%r21
	ldi 48,%r20
.L159:
	ldb -1(%r10),%r28
	copy %r10,%r14
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L159
	ldo -1(%r10),%r10
	b .L139
	copy %r16,%r11
.L323:
	copy %r6,%r25
	bl __pow5mult,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r5,%r24
	copy %r19,%r4
	copy %r3,%r26
	copy %r28,%r25
	bl __multiply,%r2
	copy %r28,%r6
	copy %r4,%r19
	copy %r5,%r25
	copy %r19,%r4
	copy %r28,%r5
	copy %r3,%r26
	bl _Bfree,%r2
	sub %r8,%r17,%r8
	comib,= 0,%r8,.L104
	copy %r4,%r19
	b .L344
	copy %r5,%r25
.L333:
	copy %r19,%r4
	bl _Bfree,%r2
	copy %r3,%r26
	comib,> 0,%r10,.L133
	copy %r4,%r19
	ldw -156(%r30),%r28
	or %r9,%r10,%r10
	extru %r28,31,1,%r28
	or %r28,%r10,%r28
	comib,<> 0,%r28,.L354
	ldi 57,%r28
.L133:
	copy %r5,%r25
.L360:
	copy %r19,%r4
	copy %r3,%r26
	bl __lshift,%r2
	ldi 1,%r24
	copy %r4,%r19
	copy %r8,%r25
	copy %r19,%r4
	copy %r28,%r5
	bl __mcmp,%r2
	copy %r28,%r26
	comib,>= 0,%r28,.L338
	copy %r4,%r19
	ldi 57,%r28
.L359:
	comb,=,n %r28,%r11,.L137
	ldo 49(%r14),%r11
.L140:
	copy %r6,%r9
.L345:
	stb %r11,0(%r15)
	ldo 1(%r15),%r14
	copy %r12,%r6
	b .L139
	copy %r16,%r11
.L336:
	bl __multadd,%r2
	copy %r10,%r15
	copy %r4,%r19
	copy %r28,%r6
	b .L152
	copy %r28,%r12
.L135:
	comib,> 0,%r10,.L143
	or %r9,%r10,%r10
	ldw -164(%r30),%r1
	or %r1,%r10,%r10
	comiclr,<> 0,%r10,%r0
	b,n .L143
	comib,>=,n 0,%r13,.L355
	stb %r11,0(%r15)
	ldi 57,%r28
.L354:
	comb,=,n %r28,%r11,.L137
	ldo 1(%r11),%r11
	copy %r6,%r9
	stb %r11,0(%r15)
	ldo 1(%r15),%r14
	copy %r12,%r6
	b .L139
	copy %r16,%r11
.L181:
	ldi 1,%r21
	stw %r21,-152(%r30)
	b .L43
	copy %r21,%r10
.L188:
	copy %r29,%r22
.L73:
.L356:
	b .L92
	ldi 57,%r31
.L94:
	comclr,<> %r7,%r22,%r0
	b,n .L339
.L92:
	copy %r22,%r21
	ldbs,mb -1(%r22),%r28
	extrs %r28,31,8,%r20
	comb,= %r31,%r20,.L94
	ldo 1(%r28),%r28
	extrs %r28,31,8,%r28
.L93:
	copy %r7,%r9
	stb %r28,0(%r22)
	b .L72
	copy %r21,%r7
.L316:
	ldi 0,%r14
	subi 1,%r28,%r13
	b .L174
	stw %r14,-164(%r30)
.L211:
	comib,= 0,%r10,.L66
	addil LT'.LC11,%r19
	ldw -172(%r30),%r20
	comib,>= 0,%r20,.L54
	addil LT'.LC10,%r19
	ldo 1(%r31),%r31
	ldw RT'.LC10(%r1),%r28
	stws %r31,-16(%sp)
	fldws -16(%sp),%fr22L
	fldds 0(%r28),%fr24
	fcnvxf,sgl,dbl %fr22L,%fr22
	fmpy,dbl %fr23,%fr24,%fr23
	fmpy,dbl %fr22,%fr23,%fr22
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r28
	fldds 0(%r28),%fr24
	fadd,dbl %fr22,%fr24,%fr25
	fstds %fr25,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	ldil L'-54525952,%r22
	copy %r23,%r28
	copy %r24,%r29
	ldo -1(%r16),%r11
	addl %r23,%r22,%r28
	b .L68
	copy %r20,%r22
.L319:
	ldw -176(%r30),%r1
	comib,= 0,%r1,.L99
	ldo 1075(%r28),%r28
	copy %r13,%r11
	addl %r14,%r28,%r14
	copy %r8,%r17
	b .L100
	addl %r13,%r28,%r13
.L84:
	stws %r17,-16(%sp)
	stws %r18,-12(%sp)
	fldds -16(%sp),%fr23
	fdiv,dbl %fr23,%fr24,%fr22
	ldo 1(%r7),%r22
	stws %r17,-16(%sp)
	stws %r18,-12(%sp)
	fldds -16(%sp),%fr25
	fcnvfxt,dbl,sgl %fr22,%fr23R
	fcnvxf,sgl,dbl %fr23R,%fr22
	fstws %fr23R,-16(%sp)
	ldws -16(%sp),%r28
	ldo 48(%r28),%r20
	fmpy,dbl %fr22,%fr24,%fr22
	stb %r20,0(%r7)
	comib,= 1,%r10,.L95
	fsub,dbl %fr25,%fr22,%fr22
	addil LT'.LC10,%r19
	ldi 1,%r20
	ldw RT'.LC10(%r1),%r28
	fldds 0(%r28),%fr25
.L91:
	fmpy,dbl %fr22,%fr25,%fr22
	fcmp,dbl,!= %fr22,%fr0
	ftest
	b,n .L194
	ldo 1(%r22),%r22
	fdiv,dbl %fr22,%fr24,%fr23
	ldo 1(%r20),%r20
	fcnvfxt,dbl,sgl %fr23,%fr26L
	fcnvxf,sgl,dbl %fr26L,%fr23
	fstws %fr26L,-16(%sp)
	ldws -16(%sp),%r28
	ldo 48(%r28),%r21
	fmpy,dbl %fr23,%fr24,%fr23
	stb %r21,-1(%r22)
	comb,<> %r20,%r10,.L91
	fsub,dbl %fr22,%fr23,%fr22
.L95:
	fadd,dbl %fr22,%fr22,%fr22
	fcmp,dbl,!> %fr22,%fr24
	ftest
	b .L356
	copy %r16,%r11
	fcmp,dbl,= %fr22,%fr24
	ftest
	b .L357
	copy %r7,%r9
	extru %r28,31,1,%r28
	comib,=,n 0,%r28,.L72
	copy %r22,%r7
	b .L92
	ldi 57,%r31
.L194:
	copy %r7,%r9
	copy %r16,%r11
.L357:
	b .L72
	copy %r22,%r7
.L331:
	ldo 1(%r16),%r11
	b .L139
	stb %r28,0(%r7)
.L203:
	copy %r7,%r9
	b .L72
	copy %r14,%r7
.L339:
	ldo 1(%r11),%r11
	b .L93
	ldi 49,%r28
.L99:
	copy %r13,%r11
	ldw -180(%r30),%r28
	copy %r8,%r17
	subi 54,%r28,%r28
	addl %r14,%r28,%r14
	b .L100
	addl %r13,%r28,%r13
.L189:
	copy %r7,%r9
	b .L72
	copy %r29,%r7
.L332:
	copy %r19,%r4
	ldw 4(%r6),%r25
	bl _Balloc,%r2
	copy %r3,%r26
	movb,= %r28,%r11,.L340
	copy %r4,%r19
	copy %r19,%r4
	ldo 12(%r6),%r25
	ldw 16(%r6),%r24
	ldo 12(%r11),%r26
	ldo 2(%r24),%r24
	bl memcpy,%r2
	zdep %r24,29,30,%r24
	copy %r4,%r19
	ldi 1,%r24
	copy %r19,%r4
	copy %r11,%r25
	bl __lshift,%r2
	copy %r3,%r26
	copy %r4,%r19
	b .L130
	copy %r28,%r12
.L335:
	copy %r6,%r9
	b .L149
	copy %r12,%r6
.L77:
	ldi 48,%r21
	copy %r22,%r20
.L358:
	ldbs,mb -1(%r22),%r28
	extrs %r28,31,8,%r28
	comb,=,n %r21,%r28,.L358
	copy %r22,%r20
	copy %r7,%r9
	b .L72
	copy %r20,%r7
.L137:
	copy %r6,%r9
	ldi 57,%r28
	stb %r28,0(%r15)
	ldo 1(%r15),%r10
	b .L147
	copy %r12,%r6
.L328:
	b .L362
	ldw 16(%r8),%r28
.L334:
	comb,= %r28,%r11,.L137
	ldo 49(%r14),%r14
	copy %r6,%r9
	comiclr,>= 0,%r10,%r0
	copy %r14,%r11
	stb %r11,0(%r15)
	ldo 1(%r15),%r14
	copy %r12,%r6
	b .L139
	copy %r16,%r11
.L322:
	b .L79
	copy %r29,%r22
.L119:
	copy %r6,%r25
	copy %r19,%r4
	ldi 0,%r23
	ldi 10,%r24
	bl __multadd,%r2
	copy %r3,%r26
	copy %r4,%r19
	ldw -172(%r30),%r31
	comib,< 0,%r31,.L213
	copy %r28,%r6
	comib,<> 0,%r17,.L120
	copy %r31,%r10
.L213:
	b .L124
	ldw -172(%r30),%r10
.L338:
	comib,<> 0,%r28,.L140
	extru %r11,31,1,%r28
	comib,<> 0,%r28,.L359
	ldi 57,%r28
	b .L345
	copy %r6,%r9
.L185:
	b .L60
	ldi 2,%r31
.L340:
	addil LT'.LC7,%r19
	copy %r1,%r28
	ldw RT'.LC7(%r28),%r23
	addil LT'.LC8,%r19
	copy %r11,%r24
	ldw RT'.LC8(%r1),%r26
	bl __assert_func,%r2
	ldi 746,%r25
.L171:
	addil LT'.LC7,%r19
	copy %r1,%r28
	ldw RT'.LC7(%r28),%r23
	addil LT'.LC8,%r19
	ldi 0,%r24
	ldw RT'.LC8(%r1),%r26
	bl __assert_func,%r2
	ldi 426,%r25
.L337:
	ldi 0,%r25
	b .L51
	stw %r25,68(%r3)
.L143:
	comib,< 0,%r13,.L360
	copy %r5,%r25
	b .L345
	copy %r6,%r9
	.EXIT
	.PROCEND
	.size	_dtoa_r, .-_dtoa_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
