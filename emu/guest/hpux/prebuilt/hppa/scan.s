; cbcd7c151afe8a309e0908c27fb17e58 emu/guest/libc/scan.c
	.LEVEL 1.1
	.text
	.section	.text.next,"ax",@progbits
	.align 4
	.type	next, @function
next:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	ldw 0(%r26),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L2
	bl getc,%r2
	nop
	comiclr,= -1,%r28,%r21
	ldi 1,%r21
.L3:
	ldw 12(%r3),%r20
	addl %r20,%r21,%r20
	stw %r20,12(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L2:
	ldw 8(%r3),%r20
	comib,=,n 0,%r20,.L4
	ldw 0(%r20),%r28
	comib,= 0,%r28,.L6
	ldo 4(%r20),%r20
	comiclr,= -1,%r28,%r21
	ldi 1,%r21
	stw %r20,8(%r3)
	ldw 12(%r3),%r20
	addl %r20,%r21,%r20
	stw %r20,12(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L4:
	ldw 4(%r3),%r20
	ldb 0(%r20),%r28
	comib,= 0,%r28,.L6
	ldo 1(%r20),%r20
	ldi 1,%r21
	stw %r20,4(%r3)
	ldw 12(%r3),%r20
	addl %r20,%r21,%r20
	stw %r20,12(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L6:
	copy %r28,%r21
	b .L3
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	next, .-next
	.section	.text.accept,"ax",@progbits
	.align 4
	.type	accept, @function
accept:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	stw %r6,-120(%r30)
	copy %r24,%r6
	stw %r5,-116(%r30)
	copy %r26,%r5
	stw %r3,-108(%r30)
	stw %r7,-124(%r30)
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	ldw 12(%r25),%r20
	comib,<> 0,%r20,.L33
	copy %r25,%r3
	b .L8
	ldi 0,%r8
.L33:
	bl next,%r2
	copy %r19,%r4
	copy %r28,%r7
	ldi 25,%r20
	ldo -65(%r28),%r28
	comb,<< %r20,%r28,.L11
	copy %r4,%r19
	copy %r7,%r8
	depi -1,26,1,%r8
.L12:
	copy %r19,%r4
	copy %r8,%r25
	bl strchr,%r2
	copy %r6,%r26
	comib,= 0,%r28,.L15
	copy %r4,%r19
	ldw 12(%r3),%r28
	ldo -1(%r28),%r28
	stw %r28,12(%r3)
	ldw 8(%r3),%r20
	ldw 4(%r3),%r28
	ldo 1(%r28),%r26
	comb,=,n %r20,%r26,.L20
	ldw 0(%r3),%r5
.L21:
	stw %r26,4(%r3)
	addl %r5,%r28,%r5
	stb %r7,0(%r5)
	ldw 0(%r3),%r28
	ldw 4(%r3),%r20
	addl %r28,%r20,%r28
	stb %r0,0(%r28)
.L8:
	copy %r8,%r28
.L34:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L15:
	ldw 12(%r3),%r28
.L35:
	comib,= 0,%r28,.L8
	ldi 0,%r8
	comib,= -1,%r7,.L34
	copy %r8,%r28
	ldw 12(%r5),%r28
	ldo -1(%r28),%r28
	stw %r28,12(%r5)
	ldw 0(%r5),%r25
	comib,= 0,%r25,.L17
	copy %r7,%r26
	bl ungetc,%r2
	nop
	b .L34
	copy %r8,%r28
.L17:
	ldw 8(%r5),%r28
	comib,= 0,%r28,.L19
	ldo -4(%r28),%r28
	ldi 0,%r8
	b .L8
	stw %r28,8(%r5)
.L20:
	copy %r19,%r4
	bl malloc,%r2
	zdep %r26,30,31,%r26
	movb,= %r28,%r5,.L8
	copy %r4,%r19
	copy %r5,%r26
	copy %r19,%r4
	ldw 4(%r3),%r24
	bl memcpy,%r2
	ldw 0(%r3),%r25
	ldw 0(%r3),%r26
	ldo 16(%r3),%r28
	comb,= %r28,%r26,.L23
	copy %r4,%r19
	bl free,%r2
	nop
.L23:
	ldw 8(%r3),%r20
	ldw 4(%r3),%r28
	zdep %r20,30,31,%r20
	ldo 1(%r28),%r26
	stw %r5,0(%r3)
	b .L21
	stw %r20,8(%r3)
.L19:
	ldw 4(%r5),%r28
	ldi 0,%r8
	ldo -1(%r28),%r28
	b .L8
	stw %r28,4(%r5)
.L11:
	ldo -1(%r7),%r28
	ldi 126,%r20
	comb,<<,n %r20,%r28,.L35
	ldw 12(%r3),%r28
	b .L12
	copy %r7,%r8
	.EXIT
	.PROCEND
	.size	accept, .-accept
	.section	.text.take_text,"ax",@progbits
	.align 4
	.type	take_text, @function
take_text:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=15
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r15,128(%r30)
	copy %r23,%r15
	stw %r14,-124(%r30)
	ldi 0,%r14
	stw %r12,-116(%r30)
	copy %r24,%r12
	stw %r9,-104(%r30)
	ldo 16(%r26),%r9
	stw %r7,-96(%r30)
	copy %r25,%r7
	stw %r6,-92(%r30)
	stw %r13,-120(%r30)
	stw %r11,-112(%r30)
	stw %r10,-108(%r30)
	stw %r8,-100(%r30)
	stw %r5,-88(%r30)
	stw %r4,-84(%r30)
	stw %r3,-80(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r9),%r28
	comb,> %r14,%r28,.L104
	copy %r26,%r6
	ldi 1,%r11
	comclr,= %r14,%r25,%r5
	ldi 1,%r5
	xor %r24,%r11,%r8
	ldi 255,%r10
	extru %r8,31,1,%r8
	ldi 93,%r13
	and %r24,%r5,%r5
	copy %r19,%r4
.L111:
	bl next,%r2
	copy %r6,%r26
	copy %r4,%r19
	comib,= -1,%r28,.L107
	copy %r28,%r3
	comib,=,n 0,%r15,.L40
	ldw 4(%r15),%r20
	comib,= 0,%r20,.L41
	ldw 0(%r15),%r22
	ldw 0(%r20),%r2
	comiclr,<> 94,%r2,%r25
	ldi 1,%r25
	sh2addl %r25,%r20,%r20 
.L42:
	copy %r11,%r28
	ldi 45,%r29
	ldi 0,%r23
.L43:
	comiclr,<> 0,%r20,%r0
	b,n .L52
.L51:
	ldw 0(%r20),%r21
	comiclr,<> 0,%r21,%r0
	b,n .L49
	comclr,= %r13,%r21,%r0
	b,n .L55
	comiclr,<> 0,%r28,%r0
	b,n .L49
.L55:
	ldw 4(%r20),%r28
	comb,= %r29,%r28,.L44
	ldo 4(%r20),%r31
	copy %r31,%r20
.L45:
	comb,<> %r3,%r21,.L43
	copy %r23,%r28
.L106:
	comiclr,= 94,%r2,%r25
	ldi 1,%r25
.L49:
	comiclr,= 1,%r25,%r0
	b,n .L59
.L56:
	comiclr,<> 0,%r8,%r0
	b,n .L60
	comclr,>= %r10,%r3,%r0
	b,n .L108
.L60:
	comib,= 0,%r5,.L64
	copy %r5,%r20
	sh2addl %r14,%r7,%r28 
	stw %r3,0(%r28)
.L65:
	ldo 1(%r14),%r14
	ldw 0(%r9),%r28
	comb,< %r14,%r28,.L111
	copy %r19,%r4
	comib,= 0,%r28,.L111
	ldi 1,%r21
.L38:
	comib,=,n 0,%r20,.L68
	sh2addl %r14,%r7,%r14 
.L112:
	b .L36
	stw %r0,0(%r14)
.L40:
	comb,<< %r10,%r3,.L56
	copy %r19,%r4
	bl isspace,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L60
	copy %r4,%r19
.L59:
	ldw 12(%r6),%r28
	ldo -1(%r28),%r28
	stw %r28,12(%r6)
	ldw 0(%r6),%r25
	comiclr,<> 0,%r25,%r0
	b,n .L109
	bl ungetc,%r2
	copy %r3,%r26
.L107:
	comiclr,= 0,%r7,%r20
	ldi 1,%r20
	comiclr,>= 0,%r14,%r21
	ldi 1,%r21
	and %r12,%r20,%r20
	comib,<>,n 0,%r20,.L112
	sh2addl %r14,%r7,%r14 
.L68:
	comib,= 0,%r7,.L36
	addl %r7,%r14,%r7
	b .L36
	stb %r20,0(%r7)
.L50:
	ldo 1(%r26),%r22
.L52:
	ldb 0(%r22),%r21
	comib,= 0,%r21,.L49
	nop
	comclr,= %r13,%r21,%r0
	b,n .L54
	comib,= 0,%r28,.L49
	nop
.L54:
	ldb 1(%r22),%r28
	extrs %r28,31,8,%r28
	comb,= %r29,%r28,.L46
	ldo 1(%r22),%r20
	copy %r20,%r22
	b .L45
	ldi 0,%r20
.L44:
	ldo 8(%r20),%r28
	ldw 8(%r20),%r24
	copy %r22,%r26
	copy %r31,%r20
.L47:
	comib,= 0,%r24,.L45
	nop
	comb,= %r13,%r24,.L45
	nop
	comclr,>>= %r3,%r21,%r0
	b,n .L48
	comb,<<= %r3,%r24,.L106
	nop
.L48:
	comib,= 0,%r28,.L50
	ldo 4(%r28),%r20
	copy %r26,%r22
	b .L51
	ldi 0,%r28
.L46:
	ldo 2(%r22),%r26
	ldb 2(%r22),%r24
	ldi 0,%r28
	copy %r20,%r22
	b .L47
	copy %r28,%r20
.L64:
	comib,= 0,%r7,.L65
	addl %r7,%r14,%r28
	b .L65
	stb %r3,0(%r28)
.L41:
	ldb 0(%r22),%r2
	comiclr,<> 94,%r2,%r25
	ldi 1,%r25
	b .L42
	addl %r22,%r25,%r22
.L108:
	bl __errno,%r2
	nop
	ldi 47,%r20
	ldi 0,%r21
	stw %r20,0(%r28)
.L36:
	copy %r21,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r14
	ldw -120(%r30),%r13
	ldw -116(%r30),%r12
	ldw -112(%r30),%r11
	ldw -108(%r30),%r10
	ldw -104(%r30),%r9
	ldw -100(%r30),%r8
	ldw -96(%r30),%r7
	ldw -92(%r30),%r6
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r15
.L109:
	ldw 8(%r6),%r28
	comib,= 0,%r28,.L61
	ldo -4(%r28),%r28
	b .L107
	stw %r28,8(%r6)
.L61:
	ldw 4(%r6),%r28
	ldo -1(%r28),%r28
	b .L107
	stw %r28,4(%r6)
.L104:
	comiclr,= 0,%r25,%r20
	ldi 1,%r20
	copy %r14,%r21
	b .L38
	and %r24,%r20,%r20
	.EXIT
	.PROCEND
	.size	take_text, .-take_text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"nf"
	.align 4
.LC1:
	.stringz	"nity"
	.align 4
.LC2:
	.stringz	"an"
	.align 4
.LC3:
	.stringz	"e"
	.align 4
.LC4:
	.stringz	"p"
	.align 4
.LC5:
	.stringz	"01234567"
	.align 4
.LC6:
	.stringz	"[cCn"
	.align 4
.LC7:
	.stringz	"+-"
	.align 4
.LC8:
	.stringz	"i"
	.align 4
.LC9:
	.stringz	"n"
	.align 4
.LC10:
	.stringz	"0123456789abcdefghijklmnopqrstuvwxyz_"
	.align 4
.LC11:
	.stringz	")"
	.align 4
.LC12:
	.stringz	"0"
	.align 4
.LC13:
	.stringz	"x"
	.align 4
.LC14:
	.stringz	"."
	.align 4
.LC15:
	.stringz	"("
	.section	.text.scan_text,"ax",@progbits
	.align 4
.globl scan_text
	.type	scan_text, @function
scan_text:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	ldo -220(%r30),%r28
	ldw -444(%r30),%r21
	stw %r18,-136(%r30)
	ldo -208(%r30),%r22
	addil LT'.LC6,%r19
	ldw -436(%r30),%r18
	stw %r16,-128(%r30)
	ldi 37,%r16
	stw %r11,-108(%r30)
	stw %r10,-104(%r30)
	ldil L'268435456,%r10
	stw %r9,-100(%r30)
	ldi 1,%r9
	copy %r9,%r11
	stw %r8,-96(%r30)
	ldi 255,%r8
	stw %r6,-88(%r30)
	ldil L'26836992,%r6
	ldo 6552(%r6),%r6
	stw %r5,-84(%r30)
	ldo -232(%r30),%r5
	stw %r3,-76(%r30)
	ldw -440(%r30),%r3
	stw %r17,-132(%r30)
	stw %r15,-124(%r30)
	stw %r14,-120(%r30)
	stw %r13,-116(%r30)
	stw %r12,-112(%r30)
	stw %r7,-92(%r30)
	stw %r4,-80(%r30)
	stw %r19,-32(%r30)
	ldi 16,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	stw %r26,0(%r5)
	stw %r23,-432(%r30)
	stw %r21,-148(%r30)
	stw %r24,-428(%r30)
	stw %r23,4(%r5)
	stw %r0,-144(%r30)
	stw %r24,8(%r5)
	stw %r22,-156(%r30)
	stw %r1,-152(%r30)
.L114:
	comib,= 0,%r18,.L294
	extru %r9,31,8,%r28
.L426:
	ldw 0(%r18),%r12
	comib,= 0,%r12,.L459
	ldw -144(%r30),%r20
	comiclr,<> 0,%r28,%r0
	b,n .L459
	comb,>>= %r8,%r12,.L115
	ldo 4(%r18),%r18
	copy %r5,%r26
.L460:
	bl next,%r2
	copy %r19,%r4
	copy %r4,%r19
	comb,= %r12,%r28,.L319
	copy %r28,%r26
.L421:
	comiclr,<> -1,%r26,%r28
	ldi 1,%r28
	comib,= -1,%r26,.L413
	stw %r28,-208(%r30)
	ldw 12(%r5),%r28
	ldo -1(%r28),%r28
	stw %r28,12(%r5)
	ldw 0(%r5),%r25
	comiclr,<> 0,%r25,%r0
	b,n .L186
	bl ungetc,%r2
	copy %r19,%r4
	copy %r4,%r19
.L413:
	ldi 0,%r9
.L440:
.L458:
	comib,<> 0,%r18,.L426
	extru %r9,31,8,%r28
.L294:
	ldb 0(%r3),%r12
	comib,= 0,%r12,.L459
	ldw -144(%r30),%r20
	comib,= 0,%r28,.L459
	ldo 1(%r3),%r3
.L115:
	copy %r19,%r4
	bl isspace,%r2
	copy %r12,%r26
	movb,<> %r28,%r7,.L117
	copy %r4,%r19
	comb,<>,n %r16,%r12,.L460
	copy %r5,%r26
	comib,=,n 0,%r18,.L129
	ldw 0(%r18),%r28
	ldo -212(%r30),%r15
	comiclr,<> 42,%r28,%r28
	ldi 1,%r28
	stw %r7,-216(%r30)
	stw %r28,0(%r15)
	sh2addl %r28,%r18,%r18 
	ldw 0(%r18),%r28
	ldo -48(%r28),%r28
	comib,<< 9,%r28,.L130
	ldo -216(%r30),%r13
.L140:
	ldws,mb 4(%r18),%r21
	ldo -48(%r21),%r22
	comiclr,>>= 9,%r22,%r0
	b,n .L427
.L136:
	comb,>=,n %r6,%r28,.L132
	ldws,mb 4(%r18),%r21
	ldo -48(%r21),%r22
	comib,>>= 9,%r22,.L136
	copy %r10,%r28
.L427:
	stw %r28,0(%r13)
.L130:
	ldi 0,%r22
	ldo -204(%r30),%r12
	stw %r22,0(%r12)
	copy %r22,%r29
	ldi 46,%r31
.L161:
	ldw 0(%r18),%r28
	ldo -76(%r28),%r21
	comclr,<< %r31,%r21,%r0
	b,n .L428
.L141:
	comiclr,= 0,%r22,%r0
	stw %r29,0(%r12)
.L155:
	extrs %r28,31,8,%r17
	stb %r17,32(%r5)
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	comib,= 0,%r18,.L156
	ldo -196(%r30),%r14
	sh2addl %r28,%r18,%r18 
	stw %r3,0(%r14)
	ldi 91,%r28
	comb,= %r28,%r17,.L429
	stw %r18,4(%r14)
.L157:
	ldw -152(%r30),%r24
.L463:
	copy %r19,%r4
.L470:
	copy %r17,%r25
	bl strchr,%r2
	ldw RT'.LC6(%r24),%r26
	comib,= 0,%r28,.L430
	copy %r4,%r19
.L177:
	comb,= %r16,%r17,.L431
	ldi 110,%r28
.L461:
	comb,= %r28,%r17,.L432
	copy %r5,%r26
	bl next,%r2
	copy %r19,%r4
	copy %r4,%r19
	comib,= -1,%r28,.L196
	copy %r28,%r26
	ldw 12(%r5),%r28
	ldo -1(%r28),%r28
	stw %r28,12(%r5)
	ldw 0(%r5),%r25
	comiclr,<> 0,%r25,%r0
	b,n .L197
	bl ungetc,%r2
	copy %r19,%r4
	copy %r4,%r19
.L198:
	stw %r0,-208(%r30)
	ldw 0(%r15),%r21
	ldi 0,%r17
	comb,<> %r17,%r21,.L201
	ldw -148(%r30),%r20
	ldo -4(%r20),%r28
	depi 0,31,2,%r28
	stw %r28,-148(%r30)
	ldw 0(%r28),%r17
.L201:
	ldb 32(%r5),%r22
	ldi 50,%r31
	extrs %r22,31,8,%r28
	ldo -65(%r28),%r28
	comclr,<< %r31,%r28,%r0
	b,n .L433
.L202:
	ldo -88(%r22),%r28
	extru %r28,31,8,%r28
	ldi 32,%r22
	comb,<< %r22,%r28,.L259
	ldw 0(%r13),%r21
	addil LT'CSWTCH.45,%r19
	ldw RT'CSWTCH.45(%r1),%r22
	ldo -376(%r30),%r20
	ldbx %r22(%r28),%r28
	addil LT'.LC7,%r19
	extrs %r28,31,8,%r23
	stw %r23,-160(%r30)
	ldw RT'.LC7(%r1),%r24
	depi 0,27,1,%r23
	ldi 128,%r22
	stw %r0,-372(%r30)
	comiclr,<> 0,%r21,%r0
	zdepi -1,31,31,%r21
	copy %r19,%r4
	stw %r23,-164(%r30)
	ldo -360(%r30),%r13
	stw %r22,-368(%r30)
	copy %r20,%r9
	stw %r13,-376(%r30)
	copy %r20,%r25
	copy %r5,%r26
	stb %r0,-360(%r30)
	bl accept,%r2
	stw %r21,-364(%r30)
	ldw -164(%r30),%r31
	comib,<> 0,%r31,.L261
	copy %r4,%r19
	addil LT'.LC12,%r19
	copy %r19,%r4
	ldw RT'.LC12(%r1),%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L434
	copy %r4,%r19
	ldi 16,%r28
	ldw -160(%r30),%r1
	comb,<> %r28,%r1,.L302
	addil LT'hexadecimal_digits,%r19
	ldi 1,%r21
	ldw RT'hexadecimal_digits(%r1),%r14
	b .L266
	stw %r21,-164(%r30)
.L119:
	copy %r19,%r4
	bl isspace,%r2
	copy %r28,%r26
	comib,= 0,%r28,.L120
	copy %r4,%r19
.L117:
	copy %r19,%r4
	bl next,%r2
	copy %r5,%r26
	copy %r4,%r19
	comb,>>= %r8,%r28,.L119
	copy %r28,%r7
	comib,= -1,%r28,.L114
	nop
.L120:
	ldw 12(%r5),%r28
	ldo -1(%r28),%r28
	stw %r28,12(%r5)
	ldw 0(%r5),%r25
	comib,= 0,%r25,.L122
	copy %r19,%r4
	bl ungetc,%r2
	copy %r7,%r26
	b .L114
	copy %r4,%r19
.L428:
	bl .+8,%r23
	depi 0,31,2,%r23
	ldo .L143-.(%r23),%r23
	ldwx,s %r21(%r23),%r24
	addl %r23,%r24,%r24
	bv,n %r0(%r24)
	.align 4
.L143:
	.begin_brtab
	.word .L147-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L146-.L143
	.word .L141-.L143
	.word .L144-.L143
	.word .L141-.L143
	.word .L145-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L144-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L313-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L141-.L143
	.word .L313-.L143
	.end_brtab
.L430:
	ldi 255,%r17
.L181:
	copy %r19,%r4
	bl next,%r2
	copy %r5,%r26
	copy %r4,%r19
	comb,>>= %r17,%r28,.L178
	copy %r28,%r21
	comib,=,n -1,%r28,.L409
	ldw 12(%r5),%r28
	ldo -1(%r28),%r28
	stw %r28,12(%r5)
	ldw 0(%r5),%r25
	comib,= 0,%r25,.L182
	copy %r19,%r4
.L462:
	bl ungetc,%r2
	copy %r21,%r26
	copy %r4,%r19
.L409:
	ldb 32(%r5),%r17
	extrs %r17,31,8,%r17
	comb,<> %r16,%r17,.L461
	ldi 110,%r28
.L431:
	copy %r5,%r26
	bl next,%r2
	copy %r19,%r4
	copy %r4,%r19
	comb,<> %r16,%r28,.L421
	copy %r28,%r26
.L319:
	b .L114
	ldi 1,%r9
.L313:
	ldi 3,%r29
.L142:
	ldo 4(%r18),%r18
	b .L161
	copy %r11,%r22
.L144:
	b .L142
	ldi 4,%r29
.L129:
	ldb 0(%r3),%r28
	ldo -212(%r30),%r15
	comiclr,<> 42,%r28,%r28
	ldi 1,%r28
	stw %r18,-216(%r30)
	stw %r28,0(%r15)
	addl %r3,%r28,%r3
	ldo -216(%r30),%r13
	ldb 0(%r3),%r21
	ldo -48(%r21),%r22
	comib,<< 9,%r22,.L133
	copy %r18,%r28
.L132:
	sh2addl %r28,%r28,%r28 
	sh1addl %r28,%r21,%r21 
	comib,<> 0,%r18,.L140
	ldo -48(%r21),%r28
.L135:
	ldbs,mb 1(%r3),%r20
	extru %r20,31,8,%r20
	ldo -48(%r20),%r21
	comiclr,>>= 9,%r21,%r0
	b,n .L435
.L138:
	comb,>=,n %r6,%r28,.L436
	ldbs,mb 1(%r3),%r20
	extru %r20,31,8,%r20
	ldo -48(%r20),%r21
	comib,>>= 9,%r21,.L138
	copy %r10,%r28
.L435:
	stw %r28,0(%r13)
.L133:
	ldi 0,%r22
	ldo -204(%r30),%r12
	stw %r22,0(%r12)
	copy %r22,%r29
	ldi 46,%r21
	ldi 1,%r31
.L162:
	ldb 0(%r3),%r28
	extrs %r28,31,8,%r20
	ldo -76(%r20),%r20
	comclr,>>= %r21,%r20,%r0
	b,n .L148
	bl .+8,%r1
	depi 0,31,2,%r1
	ldo .L150-.(%r1),%r1
	ldwx,s %r20(%r1),%r23
	addl %r1,%r23,%r23
	bv,n %r0(%r23)
	.align 4
.L150:
	.begin_brtab
	.word .L154-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L153-.L150
	.word .L148-.L150
	.word .L151-.L150
	.word .L148-.L150
	.word .L152-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L151-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L315-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L148-.L150
	.word .L315-.L150
	.end_brtab
.L148:
	extru %r28,31,8,%r28
	b .L141
	ldi 0,%r18
.L436:
	sh2addl %r28,%r28,%r28 
	sh1addl %r28,%r20,%r20 
	b .L135
	ldo -48(%r20),%r28
.L178:
	copy %r19,%r4
	copy %r28,%r26
	bl isspace,%r2
	stw %r28,-140(%r30)
	copy %r4,%r19
	comib,<> 0,%r28,.L181
	ldw -140(%r30),%r21
	ldw 12(%r5),%r28
	ldo -1(%r28),%r28
	stw %r28,12(%r5)
	ldw 0(%r5),%r25
	comib,<> 0,%r25,.L462
	copy %r19,%r4
.L182:
	ldw 8(%r5),%r28
	comib,= 0,%r28,.L183
	ldo -4(%r28),%r28
	ldb 32(%r5),%r17
	stw %r28,8(%r5)
	b .L177
	extrs %r17,31,8,%r17
.L156:
	addl %r3,%r28,%r3
	stw %r18,4(%r14)
	ldi 91,%r28
	comb,<> %r28,%r17,.L157
	stw %r3,0(%r14)
	ldb 0(%r3),%r28
	ldi 94,%r21
	extrs %r28,31,8,%r28
	comclr,<> %r21,%r28,%r0
	b,n .L438
.L164:
	ldi 93,%r21
	comclr,<> %r21,%r28,%r0
	addi 1,%r3,%r3
	b .L455
	ldb 0(%r3),%r28
.L173:
	ldb 0(%r3),%r28
.L455:
	comib,= 0,%r28,.L463
	ldw -152(%r30),%r24
	comb,<> %r21,%r28,.L173
	ldo 1(%r3),%r3
	b .L470
	copy %r19,%r4
.L459:
	comib,= 0,%r20,.L439
	ldw -208(%r30),%r28
.L113:
	ldw -144(%r30),%r28
	ldw -404(%r30),%r2
	ldw -136(%r30),%r18
	ldw -132(%r30),%r17
	ldw -128(%r30),%r16
	ldw -124(%r30),%r15
	ldw -120(%r30),%r14
	ldw -116(%r30),%r13
	ldw -112(%r30),%r12
	ldw -108(%r30),%r11
	ldw -104(%r30),%r10
	ldw -100(%r30),%r9
	ldw -96(%r30),%r8
	ldw -92(%r30),%r7
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L197:
	ldw 8(%r5),%r28
	comib,= 0,%r28,.L199
	ldo -4(%r28),%r28
	b .L198
	stw %r28,8(%r5)
.L186:
	ldw 8(%r5),%r28
	comib,=,n 0,%r28,.L187
	ldo -4(%r28),%r28
	ldi 0,%r9
	b .L440
	stw %r28,8(%r5)
.L432:
	ldw -148(%r30),%r1
	ldo -148(%r30),%r20
	ldo -4(%r1),%r21
	ldw 0(%r12),%r28
	depi 0,31,2,%r21
	stw %r21,0(%r20)
	ldw 12(%r5),%r22
	ldo -1(%r28),%r28
	comib,>>= 4,%r28,.L441
	ldw 0(%r21),%r21
.L189:
	b .L114
	stw %r22,0(%r21)
.L433:
	bl .+8,%r23
	depi 0,31,2,%r23
	ldo .L204-.(%r23),%r23
	ldwx,s %r28(%r23),%r24
	addl %r23,%r24,%r24
	bv,n %r0(%r24)
	.align 4
.L204:
	.begin_brtab
	.word .L205-.L204
	.word .L202-.L204
	.word .L209-.L204
	.word .L202-.L204
	.word .L205-.L204
	.word .L205-.L204
	.word .L205-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L208-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L207-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L205-.L204
	.word .L202-.L204
	.word .L206-.L204
	.word .L202-.L204
	.word .L205-.L204
	.word .L205-.L204
	.word .L205-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L202-.L204
	.word .L203-.L204
	.end_brtab
.L122:
	ldw 8(%r5),%r28
	comib,=,n 0,%r28,.L123
	ldo -4(%r28),%r28
	b .L114
	stw %r28,8(%r5)
.L196:
	ldi 1,%r21
	ldi 0,%r9
	b .L114
	stw %r21,-208(%r30)
.L439:
	ldi 0,%r22
	comclr,= %r22,%r28,%r0
	ldi -1,%r22
	b .L113
	stw %r22,-144(%r30)
.L441:
	bl .+8,%r24
	depi 0,31,2,%r24
	ldo .L191-.(%r24),%r24
	ldwx,s %r28(%r24),%r31
	addl %r24,%r31,%r31
	bv,n %r0(%r31)
	.align 4
.L191:
	.begin_brtab
	.word .L194-.L191
	.word .L193-.L191
	.word .L189-.L191
	.word .L190-.L191
	.word .L190-.L191
	.end_brtab
.L145:
	comiclr,<> 3,%r29,%r29
	ldi 1,%r29
	b .L142
	ldo 3(%r29),%r29
.L146:
	comiclr,= 2,%r29,%r29
	ldi 1,%r29
	b .L142
	ldo 1(%r29),%r29
.L147:
	b .L142
	ldi 5,%r29
.L315:
	ldi 3,%r29
.L149:
	ldo 1(%r3),%r3
	b .L162
	copy %r31,%r22
.L151:
	b .L149
	ldi 4,%r29
.L429:
	ldw 0(%r18),%r28
	ldi 94,%r21
	comb,<> %r21,%r28,.L464
	ldi 93,%r22
	ldw 4(%r18),%r28
	ldo 4(%r18),%r18
.L464:
	ldo 4(%r18),%r31
	comclr,<> %r22,%r28,%r0
	copy %r31,%r18
	copy %r22,%r21
.L175:
	ldw 0(%r18),%r28
	comib,= 0,%r28,.L463
	ldw -152(%r30),%r24
	comb,<> %r21,%r28,.L175
	ldo 4(%r18),%r18
	b .L470
	copy %r19,%r4
.L199:
	ldw 4(%r5),%r28
	ldo -1(%r28),%r28
	b .L198
	stw %r28,4(%r5)
.L187:
	ldw 4(%r5),%r28
	ldi 0,%r9
	ldo -1(%r28),%r28
	b .L440
	stw %r28,4(%r5)
.L123:
	ldw 4(%r5),%r28
	ldo -1(%r28),%r28
	b .L114
	stw %r28,4(%r5)
.L205:
	stw %r0,-372(%r30)
	ldw 0(%r13),%r28
	addil LT'.LC7,%r19
	ldo -376(%r30),%r9
	stb %r0,-360(%r30)
	ldw RT'.LC7(%r1),%r1
	ldi 128,%r22
	comiclr,<> 0,%r28,%r0
	zdepi -1,31,31,%r28
	ldo -360(%r30),%r13
	stw %r13,0(%r9)
	copy %r1,%r24
	copy %r19,%r4
	copy %r5,%r26
	stw %r22,-368(%r30)
	copy %r9,%r25
	bl accept,%r2
	stw %r28,-364(%r30)
	copy %r4,%r19
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r1
	copy %r19,%r4
	copy %r9,%r25
	copy %r1,%r24
	bl accept,%r2
	copy %r5,%r26
	movb,<> %r28,%r14,.L442
	copy %r4,%r19
	addil LT'.LC9,%r19
	copy %r19,%r4
	ldw RT'.LC9(%r1),%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	movb,= %r28,%r7,.L232
	copy %r4,%r19
	addil LT'.LC2,%r19
	sth %r14,-188(%r30)
	ldo -188(%r30),%r7
	ldw RT'.LC2(%r1),%r14
	b .L234
	ldi 97,%r28
.L444:
	ldbs,mb 1(%r14),%r28
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L443
	addil LT'.LC15,%r19
.L234:
	copy %r19,%r4
	stb %r28,0(%r7)
	copy %r7,%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L444
	copy %r4,%r19
	ldw -376(%r30),%r26
.L418:
	comb,=,n %r13,%r26,.L458
	ldi 0,%r9
	copy %r19,%r4
.L469:
	bl free,%r2
	ldi 0,%r9
	b .L440
	copy %r4,%r19
.L190:
	extrs %r22,0,1,%r28
	stw %r22,4(%r21)
	b .L114
	stw %r28,0(%r21)
.L152:
	comiclr,<> 3,%r29,%r29
	ldi 1,%r29
	b .L149
	ldo 3(%r29),%r29
.L154:
	b .L149
	ldi 5,%r29
.L153:
	comiclr,= 2,%r29,%r29
	ldi 1,%r29
	b .L149
	ldo 1(%r29),%r29
.L259:
	ldo -360(%r30),%r13
	ldi 128,%r22
	stw %r13,-376(%r30)
	stw %r0,-372(%r30)
	addil LT'.LC7,%r19
	comib,<> 0,%r21,.L301
	stw %r22,-368(%r30)
	stb %r21,-360(%r30)
	zdepi -1,31,31,%r21
	copy %r19,%r4
	ldw RT'.LC7(%r1),%r24
	ldo -376(%r30),%r9
	stw %r21,-364(%r30)
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	ldi 10,%r22
	copy %r4,%r19
	stw %r22,-160(%r30)
.L302:
	addil LT'decimal_digits,%r19
.L457:
	ldi 1,%r31
	ldw RT'decimal_digits(%r1),%r14
	b .L266
	stw %r31,-164(%r30)
.L267:
	ldo 1(%r7),%r7
.L266:
	copy %r19,%r4
	copy %r14,%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L267
	copy %r4,%r19
	comiclr,>= 0,%r7,%r7
	ldi 1,%r7
	ldb 32(%r5),%r14
	ldw -164(%r30),%r31
	extrs %r14,31,8,%r14
	or %r7,%r31,%r9
	ldw -376(%r30),%r26
	ldo -188(%r30),%r7
	comiclr,<> 100,%r14,%r28
	ldi 1,%r28
	comib,<> 0,%r28,.L330
	ldw -160(%r30),%r24
	comiclr,<> 105,%r14,%r28
	ldi 1,%r28
	comib,<> 0,%r28,.L330
	copy %r19,%r4
	comiclr,<> 0,%r24,%r0
	ldi 10,%r24
	bl strtoull,%r2
	copy %r7,%r25
	copy %r4,%r19
.L271:
	ldo -376(%r30),%r22
	comib,= 0,%r9,.L418
	ldw 0(%r22),%r26
	ldw 0(%r7),%r21
	comclr,<> %r26,%r21,%r0
	b,n .L274
	comib,= 0,%r17,.L275
	ldi 112,%r21
	comb,=,n %r21,%r14,.L277
	ldw 0(%r12),%r21
	ldo -1(%r21),%r21
	comiclr,>>= 4,%r21,%r0
	b,n .L277
	bl .+8,%r23
	depi 0,31,2,%r23
	ldo .L279-.(%r23),%r23
	ldwx,s %r21(%r23),%r24
	addl %r23,%r24,%r24
	bv,n %r0(%r24)
	.align 4
.L279:
	.begin_brtab
	.word .L281-.L279
	.word .L280-.L279
	.word .L277-.L279
	.word .L278-.L279
	.word .L278-.L279
	.end_brtab
.L438:
	ldb 1(%r3),%r28
	ldo 1(%r3),%r3
	b .L164
	extrs %r28,31,8,%r28
.L183:
	ldw 4(%r5),%r28
	ldb 32(%r5),%r17
	ldo -1(%r28),%r28
	extrs %r17,31,8,%r17
	b .L177
	stw %r28,4(%r5)
.L193:
	b .L114
	sth %r22,0(%r21)
.L194:
	b .L114
	stb %r22,0(%r21)
.L206:
	ldw 0(%r12),%r28
	ldw 0(%r13),%r9
	comiclr,<> 3,%r28,%r14
	ldi 1,%r14
	comiclr,<> 0,%r9,%r0
	b,n .L321
	comib,>= 0,%r9,.L456
	ldw -144(%r30),%r1
.L210:
	comiclr,= 3,%r28,%r12
	ldi 1,%r12
	comiclr,= 0,%r17,%r13
	ldi 1,%r13
	copy %r19,%r4
.L465:
	bl next,%r2
	copy %r5,%r26
	comib,= -1,%r28,.L413
	copy %r4,%r19
	comib,= 0,%r12,.L213
	ldi 255,%r31
	comclr,>= %r31,%r28,%r0
	b,n .L445
.L213:
	comiclr,<> 0,%r13,%r0
	b,n .L214
	comib,= 0,%r14,.L214
	sh2addl %r7,%r17,%r22 
	stw %r28,0(%r22)
.L215:
	ldo 1(%r7),%r7
	comb,>,n %r9,%r7,.L465
	copy %r19,%r4
.L217:
	ldw 0(%r15),%r21
.L211:
	ldw -144(%r30),%r1
.L456:
	ldo -144(%r30),%r31
.L468:
	comiclr,<> 0,%r21,%r0
	addi 1,%r1,%r1
	stw %r1,0(%r31)
	b .L114
	ldi 1,%r9
.L445:
	copy %r19,%r4
	bl __errno,%r2
	ldi 0,%r9
	ldi 47,%r21
	copy %r4,%r19
	b .L440
	stw %r21,0(%r28)
.L203:
	ldw 0(%r12),%r24
	ldi 0,%r23
.L412:
	comiclr,<> 3,%r24,%r24
	ldi 1,%r24
.L411:
	copy %r19,%r4
	copy %r17,%r25
	bl take_text,%r2
	copy %r5,%r26
	copy %r4,%r19
.L222:
	comib,<>,n 0,%r28,.L211
	ldw 0(%r15),%r21
	b .L440
	ldi 0,%r9
.L208:
	ldi 0,%r23
	b .L411
	ldi 1,%r24
.L207:
	ldw 0(%r12),%r24
	b .L412
	copy %r14,%r23
.L209:
	ldw 0(%r13),%r9
	comiclr,<> 0,%r9,%r0
	b,n .L322
	comib,< 0,%r9,.L220
	ldw -144(%r30),%r1
	b .L468
	ldo -144(%r30),%r31
.L446:
	comib,= 0,%r17,.L219
	sh2addl %r7,%r17,%r21 
	stw %r28,0(%r21)
.L219:
	ldo 1(%r7),%r7
	comb,<=,n %r9,%r7,.L211
	ldw 0(%r15),%r21
.L220:
	copy %r19,%r4
	bl next,%r2
	copy %r5,%r26
	comib,<> -1,%r28,.L446
	copy %r4,%r19
	b .L440
	ldi 0,%r9
.L214:
	comib,= 0,%r17,.L215
	addl %r17,%r7,%r22
	b .L215
	stb %r28,0(%r22)
.L322:
	b .L220
	ldi 1,%r9
.L321:
	b .L210
	ldi 1,%r9
.L232:
	addil LT'.LC12,%r19
	copy %r19,%r4
	ldw RT'.LC12(%r1),%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	copy %r4,%r19
	comb,<> %r0,%r28,.L447
	stw %r28,-164(%r30)
	addil LT'.LC3,%r19
	copy %r1,%r28
	ldw RT'.LC3(%r28),%r28
	stw %r28,-168(%r30)
	addil LT'decimal_digits,%r19
	ldw RT'decimal_digits(%r1),%r1
	b .L238
	stw %r1,-160(%r30)
.L239:
	ldo 1(%r7),%r7
.L238:
	copy %r19,%r4
	ldw -160(%r30),%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	movb,<> %r28,%r14,.L239
	copy %r4,%r19
	addil LT'.LC14,%r19
	ldw -164(%r30),%r28
	addl %r7,%r28,%r31
	ldw RT'.LC14(%r1),%r24
	copy %r19,%r4
	copy %r9,%r25
	stw %r31,-164(%r30)
	bl accept,%r2
	copy %r5,%r26
	comib,= 0,%r28,.L241
	copy %r4,%r19
	b .L240
	copy %r14,%r7
.L242:
	ldo 1(%r7),%r7
.L240:
	copy %r19,%r4
	ldw -160(%r30),%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L242
	copy %r4,%r19
	ldw -164(%r30),%r1
	addl %r1,%r7,%r20
	stw %r20,-164(%r30)
.L241:
	ldw -164(%r30),%r20
	comib,= 0,%r20,.L418
	ldw -376(%r30),%r26
	copy %r19,%r4
	ldw -168(%r30),%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	comib,= 0,%r28,.L244
	copy %r4,%r19
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r1
	copy %r19,%r4
	copy %r1,%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	copy %r4,%r19
	addil LT'decimal_digits,%r19
	b .L245
	ldw RT'decimal_digits(%r1),%r7
.L246:
	ldo 1(%r14),%r14
.L245:
	copy %r19,%r4
	copy %r7,%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L246
	copy %r4,%r19
	comiclr,>= 0,%r14,%r14
	ldi 1,%r14
	copy %r14,%r28
.L228:
	comib,= 0,%r17,.L247
	ldw -376(%r30),%r26
	comib,=,n 0,%r14,.L247
	ldw 0(%r12),%r28
	comib,= 5,%r28,.L448
	ldo -188(%r30),%r25
	comib,= 3,%r28,.L449
	copy %r19,%r4
	bl strtof,%r2
	nop
	ldw -376(%r30),%r26
	fstws %fr4L,0(%r17)
	comb,<> %r13,%r26,.L291
	copy %r4,%r19
	b .L211
	ldw 0(%r15),%r21
.L442:
	addil LT'.LC0,%r19
	ldo -188(%r30),%r7
	sth %r0,-188(%r30)
	ldw RT'.LC0(%r1),%r21
	b .L226
	ldi 110,%r14
.L451:
	ldbs,mb 1(%r21),%r14
	extrs %r14,31,8,%r14
	comib,= 0,%r14,.L450
	addil LT'.LC8,%r19
.L226:
	stb %r14,0(%r7)
	copy %r19,%r4
	copy %r7,%r24
	stw %r21,-140(%r30)
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	copy %r4,%r19
	comib,<> 0,%r28,.L451
	ldw -140(%r30),%r21
	b .L418
	ldw -376(%r30),%r26
.L301:
	ldw RT'.LC7(%r1),%r24
	copy %r19,%r4
	stb %r0,-360(%r30)
	ldo -376(%r30),%r9
	stw %r21,-364(%r30)
	copy %r5,%r26
	bl accept,%r2
	copy %r9,%r25
	copy %r4,%r19
	ldi 1,%r24
	stw %r24,-164(%r30)
	addil LT'decimal_digits,%r19
	ldi 10,%r31
	ldw RT'decimal_digits(%r1),%r14
	b .L266
	stw %r31,-160(%r30)
.L447:
	addil LT'.LC13,%r19
	copy %r19,%r4
	ldw RT'.LC13(%r1),%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L325
	copy %r4,%r19
	addil LT'.LC3,%r19
	ldi 1,%r23
	stw %r23,-164(%r30)
	copy %r1,%r28
	addil LT'decimal_digits,%r19
	ldw RT'.LC3(%r28),%r28
	ldw RT'decimal_digits(%r1),%r1
	stw %r28,-168(%r30)
	b .L238
	stw %r1,-160(%r30)
.L434:
	addil LT'.LC13,%r19
	copy %r19,%r4
	ldw RT'.LC13(%r1),%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L327
	copy %r4,%r19
	ldw -160(%r30),%r28
	depi 0,28,1,%r28
	comib,<> 0,%r28,.L452
	addil LT'hexadecimal_digits,%r19
	addil LT'.LC5,%r19
.L466:
	ldi 1,%r22
	ldw RT'.LC5(%r1),%r14
	stw %r22,-164(%r30)
	ldi 8,%r24
	b .L266
	stw %r24,-160(%r30)
.L278:
	stw %r28,0(%r17)
	comb,= %r13,%r26,.L217
	stw %r29,4(%r17)
.L291:
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
	b .L211
	ldw 0(%r15),%r21
.L277:
	comb,<> %r13,%r26,.L291
	stw %r29,0(%r17)
	b .L211
	ldw 0(%r15),%r21
.L281:
	stb %r29,0(%r17)
	ldw -376(%r30),%r26
	comb,<> %r13,%r26,.L291
	nop
	b .L211
	ldw 0(%r15),%r21
.L280:
	comb,<> %r13,%r26,.L291
	sth %r29,0(%r17)
	b .L211
	ldw 0(%r15),%r21
.L330:
	copy %r19,%r4
	comiclr,<> 0,%r24,%r0
	ldi 10,%r24
	bl strtoll,%r2
	copy %r7,%r25
	b .L271
	copy %r4,%r19
.L244:
	ldi 1,%r14
.L467:
	b .L228
	copy %r14,%r28
.L261:
	ldw -160(%r30),%r20
	comib,=,n 8,%r20,.L466
	addil LT'.LC5,%r19
	b .L457
	addil LT'decimal_digits,%r19
.L443:
	copy %r19,%r4
	ldw RT'.LC15(%r1),%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	comib,= 0,%r28,.L244
	copy %r4,%r19
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r7
.L236:
	copy %r19,%r4
	copy %r7,%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L236
	copy %r4,%r19
	addil LT'.LC11,%r19
	copy %r19,%r4
	ldw RT'.LC11(%r1),%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	copy %r4,%r19
	comiclr,= 0,%r28,%r14
	ldi 1,%r14
	b .L228
	copy %r14,%r28
.L274:
	comb,= %r13,%r21,.L413
	copy %r21,%r26
	b .L469
	copy %r19,%r4
.L450:
	ldw RT'.LC8(%r1),%r1
	copy %r19,%r4
	copy %r1,%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	comib,= 0,%r28,.L244
	copy %r4,%r19
	addil LT'.LC1,%r19
	sth %r14,-188(%r30)
	ldi 110,%r28
	b .L230
	ldw RT'.LC1(%r1),%r14
.L453:
	ldbs,mb 1(%r14),%r28
	extrs %r28,31,8,%r28
	comib,=,n 0,%r28,.L467
	ldi 1,%r14
.L230:
	copy %r19,%r4
	stb %r28,0(%r7)
	copy %r7,%r24
	copy %r9,%r25
	bl accept,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L453
	copy %r4,%r19
	b .L418
	ldw -376(%r30),%r26
.L449:
	bl strtod,%r2
	nop
	ldw -376(%r30),%r26
	fstds %fr4,0(%r17)
	comb,<> %r13,%r26,.L291
	copy %r4,%r19
	b .L211
	ldw 0(%r15),%r21
.L448:
	copy %r19,%r4
	ldo -184(%r30),%r7
	bl strtold,%r2
	copy %r7,%r28
	ldw -184(%r30),%r28
	ldw -180(%r30),%r29
	stw %r28,0(%r17)
	stw %r29,4(%r17)
	ldw -176(%r30),%r28
	ldw -172(%r30),%r29
	stw %r28,8(%r17)
	stw %r29,12(%r17)
	ldw -376(%r30),%r26
	comb,<> %r13,%r26,.L291
	copy %r4,%r19
	b .L211
	ldw 0(%r15),%r21
.L327:
	addil LT'hexadecimal_digits,%r19
	ldi 16,%r23
	ldw RT'hexadecimal_digits(%r1),%r14
	b .L266
	stw %r23,-160(%r30)
.L325:
	addil LT'.LC4,%r19
	stw %r7,-164(%r30)
	copy %r1,%r28
	ldw RT'.LC4(%r28),%r28
	addil LT'hexadecimal_digits,%r19
	stw %r28,-168(%r30)
	ldw RT'hexadecimal_digits(%r1),%r1
	b .L238
	stw %r1,-160(%r30)
.L452:
	ldi 1,%r28
	ldw RT'hexadecimal_digits(%r1),%r14
	b .L266
	stw %r28,-164(%r30)
.L275:
	comb,<> %r13,%r26,.L291
	nop
	b .L211
	ldw 0(%r15),%r21
.L247:
	comb,= %r13,%r26,.L222
	nop
	stw %r28,-140(%r30)
	bl free,%r2
	copy %r19,%r4
	ldw -140(%r30),%r28
	comib,<> 0,%r28,.L217
	copy %r4,%r19
	b .L458
	ldi 0,%r9
	.EXIT
	.PROCEND
	.size	scan_text, .-scan_text
	.section	.text.vsscanf,"ax",@progbits
	.align 4
.globl vsscanf
	.type	vsscanf, @function
vsscanf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -112(%r30),%r28
	stw %r4,-104(%r30)
	stw %r19,-32(%r30)
	stw %r24,-60(%r30)
	stw %r26,0(%r28)
	ldi 0,%r26
	stw %r0,-116(%r30)
	stw %r25,-120(%r30)
	stw %r26,-108(%r30)
	ldw 0(%r28),%r23
	ldw 4(%r28),%r24
	ldw -120(%r30),%r28
	ldw -116(%r30),%r29
	stw %r28,-56(%r30)
	stw %r29,-52(%r30)
	bl scan_text,%r2
	nop
	ldw -104(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	vsscanf, .-vsscanf
	.section	.text.sscanf,"ax",@progbits
	.align 4
.globl sscanf
	.type	sscanf, @function
sscanf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	ldo -104(%r30),%r28
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-112(%r30)
	stw %r24,-108(%r30)
	stw %r25,0(%r28)
	stw %r26,-100(%r30)
	copy %r28,%r24
	bl vsscanf,%r2
	stw %r28,-56(%r30)
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	sscanf, .-sscanf
	.section	.text.vfscanf,"ax",@progbits
	.align 4
.globl vfscanf
	.type	vfscanf, @function
vfscanf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -112(%r30),%r28
	stw %r4,-104(%r30)
	stw %r19,-32(%r30)
	stw %r24,-60(%r30)
	stw %r0,0(%r28)
	stw %r25,-120(%r30)
	stw %r0,-108(%r30)
	ldw 0(%r28),%r23
	ldw 4(%r28),%r24
	stw %r0,-116(%r30)
	ldw -120(%r30),%r28
	ldw -116(%r30),%r29
	stw %r28,-56(%r30)
	stw %r29,-52(%r30)
	bl scan_text,%r2
	nop
	ldw -104(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	vfscanf, .-vfscanf
	.section	.text.vscanf,"ax",@progbits
	.align 4
.globl vscanf
	.type	vscanf, @function
vscanf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r26,%r28
	addil LT'__iob,%r19
	stw %r2,-20(%r30)
	ldw RT'__iob(%r1),%r26
	stwm %r4,64(%r30)
	copy %r25,%r24
	copy %r28,%r25
	bl vfscanf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	vscanf, .-vscanf
	.section	.text.fscanf,"ax",@progbits
	.align 4
.globl fscanf
	.type	fscanf, @function
fscanf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	ldo -104(%r30),%r28
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-112(%r30)
	stw %r24,-108(%r30)
	stw %r25,0(%r28)
	stw %r26,-100(%r30)
	copy %r28,%r24
	bl vfscanf,%r2
	stw %r28,-56(%r30)
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	fscanf, .-fscanf
	.section	.text.scanf,"ax",@progbits
	.align 4
.globl scanf
	.type	scanf, @function
scanf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	ldo -100(%r30),%r28
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-112(%r30)
	stw %r24,-108(%r30)
	stw %r25,-104(%r30)
	stw %r26,0(%r28)
	addil LT'__iob,%r19
	copy %r26,%r25
	stw %r28,-56(%r30)
	ldw RT'__iob(%r1),%r26
	bl vfscanf,%r2
	copy %r28,%r24
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	scanf, .-scanf
	.section	.rodata
	.align 4
	.type	CSWTCH.45, @object
	.size	CSWTCH.45, 33
CSWTCH.45:
	.byte	16
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	0
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	8
	.byte	16
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	16
	.align 4
	.type	hexadecimal_digits, @object
	.size	hexadecimal_digits, 17
hexadecimal_digits:
	.stringz	"0123456789abcdef"
	.align 4
	.type	decimal_digits, @object
	.size	decimal_digits, 11
decimal_digits:
	.stringz	"0123456789"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
