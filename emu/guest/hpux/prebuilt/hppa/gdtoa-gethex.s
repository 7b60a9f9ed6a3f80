; 4a770716aa054e201b96fa51d0fa2e64 newlib/libc/stdlib/gdtoa-gethex.c
	.LEVEL 1.1
	.text
	.section	.text.rshift,"ax",@progbits
	.align 4
	.type	rshift, @function
rshift:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldo 16(%r26),%r24
	extrs %r25,26,27,%r29
	ldw 0(%r24),%r22
	comb,>= %r29,%r22,.L6
	ldo 20(%r26),%r26
	zdep %r29,29,30,%r20
	sh2addl %r22,%r26,%r23 
	extru %r25,31,5,%r25
	comib,= 0,%r25,.L21
	sh2addl %r29,%r26,%r28 
	ldwx %r26(%r20),%r21
	mtsar %r25
	subi 32,%r25,%r2
	ldo 4(%r28),%r28
	comb,>>= %r28,%r23,.L7
	vshd %r0,%r21,%r21
	copy %r26,%r31
	subi 31,%r2,%r2
.L8:
	ldw 0(%r28),%r20
	mtsar %r2
	zvdep %r20,32,%r20
	or %r20,%r21,%r20
	stwm %r20,4(%r31)
	mtsar %r25
	ldwm 4(%r28),%r21
	comb,<< %r28,%r23,.L8
	vshd %r0,%r21,%r21
	sub %r22,%r29,%r22
	sh2addl %r22,%r26,%r22 
	stw %r21,-4(%r22)
	comib,= 0,%r21,.L9
	ldo -4(%r22),%r28
	b .L9
	ldo 4(%r28),%r28
.L6:
	stw %r0,0(%r24)
.L3:
	stw %r0,0(%r26)
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L21:
	comb,>>= %r28,%r23,.L6
	sub %r22,%r29,%r20
	zdep %r20,29,30,%r20
	ldo -1(%r20),%r20
	extru %r20,29,30,%r20
	ldo 1(%r20),%r31
.L10:
	sh2addl %r25,%r26,%r21 
	ldwx,s %r25(%r28),%r22
	stw %r22,0(%r21)
	copy %r25,%r21
	comb,<> %r20,%r21,.L10
	ldo 1(%r25),%r25
	sh2addl %r31,%r26,%r28 
.L9:
	sub %r28,%r26,%r20
	extrs %r20,29,30,%r20
	comb,= %r26,%r28,.L3
	stw %r20,0(%r24)
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L7:
	comib,= 0,%r21,.L6
	stw %r21,0(%r26)
	copy %r26,%r28
	b .L9
	ldo 4(%r28),%r28
	.EXIT
	.PROCEND
	.size	rshift, .-rshift
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"Balloc succeeded"
	.align 4
.LC1:
	.stringz	"./newlib/libc/stdlib/gdtoa-gethex.c"
	.section	.text.__gethex,"ax",@progbits
	.align 4
.globl __gethex
	.type	__gethex, @function
__gethex:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	addil LT'_C_numeric_locale,%r19
	ldw RT'_C_numeric_locale(%r1),%r28
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r12,-128(%r30)
	ldw 0(%r28),%r12
	ldw -244(%r30),%r28
	stw %r28,-176(%r30)
	ldw -248(%r30),%r28
	stw %r15,-140(%r30)
	stw %r14,-136(%r30)
	stw %r13,-132(%r30)
	copy %r26,%r13
	copy %r12,%r26
	stw %r11,-124(%r30)
	copy %r24,%r11
	stw %r10,-120(%r30)
	stw %r7,-108(%r30)
	copy %r25,%r7
	stw %r4,-96(%r30)
	copy %r19,%r4
	stw %r19,-32(%r30)
	stw %r18,-152(%r30)
	stw %r17,-148(%r30)
	stw %r16,-144(%r30)
	stw %r9,-116(%r30)
	stw %r8,-112(%r30)
	stw %r6,-104(%r30)
	stw %r5,-100(%r30)
	stw %r3,-92(%r30)
	stw %r23,-180(%r30)
	bl strlen,%r2
	stw %r28,-184(%r30)
	ldw 0(%r7),%r15
	copy %r28,%r10
	copy %r4,%r19
	ldb 2(%r15),%r22
	addl %r12,%r10,%r20
	ldi 48,%r28
	comb,<> %r28,%r22,.L23
	ldb -1(%r20),%r14
	ldo 3(%r15),%r20
	copy %r22,%r31
	copy %r20,%r28
.L206:
	ldo 1(%r20),%r20
	ldb -1(%r20),%r22
	comb,=,n %r31,%r22,.L206
	copy %r20,%r28
	subi -2,%r15,%r15
	copy %r28,%r8
	addl %r15,%r28,%r15
.L25:
	addil LT'__hexdig,%r19
	ldw RT'__hexdig(%r1),%r6
	ldbx %r6(%r22),%r28
	comib,=,n 0,%r28,.L185
	ldb 0(%r8),%r28
	ldi 0,%r18
	ldbx %r6(%r28),%r28
	copy %r18,%r3
.L31:
	comib,= 0,%r28,.L33
	copy %r8,%r5
.L29:
	copy %r8,%r5
	ldbs,mb 1(%r5),%r20
.L207:
	extru %r20,31,8,%r20
	ldbx %r6(%r20),%r28
	comib,<>,n 0,%r28,.L207
	ldbs,mb 1(%r5),%r20
.L33:
	copy %r19,%r4
	copy %r10,%r24
	copy %r12,%r25
	bl strncmp,%r2
	copy %r5,%r26
	movb,= %r28,%r9,.L187
	copy %r4,%r19
	ldi 0,%r9
	comb,= %r9,%r3,.L39
	ldb 0(%r5),%r28
	sub %r3,%r5,%r3
.L203:
	zdep %r3,29,30,%r9
.L39:
	depi 0,26,1,%r28
	ldi 80,%r20
	comb,= %r20,%r28,.L99
	copy %r5,%r3
.L40:
	comib,<> 0,%r18,.L98
	stw %r5,0(%r7)
.L46:
	uaddcm %r3,%r8,%r28
	comib,>= 7,%r28,.L48
	copy %r18,%r25
.L49:
	extrs %r28,30,31,%r28
	comib,< 7,%r28,.L49
	ldo 1(%r25),%r25
.L48:
	copy %r19,%r4
	bl _Balloc,%r2
	copy %r13,%r26
	movb,= %r28,%r15,.L188
	copy %r4,%r19
	ldo 20(%r15),%r16
	comb,>>= %r8,%r3,.L110
	copy %r16,%r17
	copy %r18,%r5
	ldi 0,%r7
	subi 1,%r10,%r31
	ldi 32,%r22
	ldi 4,%r29
	ldb -1(%r3),%r28
.L208:
	comb,= %r14,%r28,.L52
	ldo -1(%r3),%r23
.L55:
	comb,=,n %r22,%r5,.L189
	copy %r5,%r28
	ldo 4(%r5),%r5
.L57:
	ldb -1(%r3),%r20
	subi 31,%r28,%r28
	ldbx %r6(%r20),%r20
	mtsar %r28
	extru %r20,31,4,%r20
	copy %r23,%r3
	zvdep %r20,32,%r20
	or %r7,%r20,%r7
.L56:
	comb,<<,n %r8,%r3,.L208
	ldb -1(%r3),%r28
.L51:
	stw %r7,0(%r17)
	copy %r19,%r4
	ldo 4(%r17),%r17
	copy %r7,%r26
	sub %r17,%r16,%r17
	extrs %r17,29,30,%r17
	stw %r17,16(%r15)
	bl __hi0bits,%r2
	zdep %r17,26,27,%r3
	ldw 0(%r11),%r5
	sub %r3,%r28,%r28
	comb,< %r5,%r28,.L190
	copy %r4,%r19
	comb,> %r5,%r28,.L191
	ldi 0,%r6
.L63:
	ldw 8(%r11),%r28
	comb,>,n %r9,%r28,.L65
	ldw 4(%r11),%r28
	comb,>= %r9,%r28,.L114
	ldi 1,%r3
	sub %r28,%r9,%r9
	comb,<,n %r9,%r5,.L67
	ldw 12(%r11),%r20
	comiclr,<> 2,%r20,%r0
	b,n .L68
	comib,= 3,%r20,.L69
	ldw -184(%r30),%r21
	comiclr,<> 1,%r20,%r0
	b,n .L192
.L70:
	copy %r15,%r25
.L216:
	bl _Bfree,%r2
	copy %r13,%r26
	ldw -176(%r30),%r21
	ldi 80,%r3
	b .L22
	stw %r0,0(%r21)
.L52:
	addl %r23,%r31,%r20
	comb,>> %r8,%r20,.L55
	copy %r10,%r24
	copy %r20,%r26
	stw %r20,-172(%r30)
	copy %r19,%r4
	stw %r22,-160(%r30)
	copy %r12,%r25
	stw %r23,-168(%r30)
	stw %r29,-156(%r30)
	bl strncmp,%r2
	stw %r31,-164(%r30)
	copy %r4,%r19
	ldw -172(%r30),%r20
	ldw -160(%r30),%r22
	ldw -168(%r30),%r23
	ldw -156(%r30),%r29
	comib,<> 0,%r28,.L55
	ldw -164(%r30),%r31
	b .L56
	copy %r20,%r3
.L187:
	comib,= 0,%r3,.L35
	sub %r3,%r5,%r3
	ldb 0(%r5),%r28
	zdep %r3,29,30,%r9
	depi 0,26,1,%r28
	ldi 80,%r20
	comb,<> %r20,%r28,.L40
	copy %r5,%r3
.L99:
	ldb 1(%r3),%r28
	ldi 43,%r20
	comb,= %r20,%r28,.L105
	ldi 45,%r20
	comb,= %r20,%r28,.L106
	ldi 1,%r29
	ldbx %r6(%r28),%r28
	ldo 1(%r3),%r31
	ldo -1(%r28),%r20
	ldi 0,%r29
	ldi 24,%r22
	extru %r20,31,8,%r20
	comb,<< %r22,%r20,.L40
	copy %r3,%r5
	ldb 1(%r31),%r20
.L202:
	ldo 1(%r31),%r5
	ldbx %r6(%r20),%r20
	ldo -1(%r20),%r31
	extru %r31,31,8,%r31
	comb,<< %r22,%r31,.L43
	ldo -16(%r28),%r28
	copy %r22,%r31
	sh2addl %r28,%r28,%r28 
.L209:
	ldbs,mb 1(%r5),%r22
	sh1addl %r28,%r20,%r20 
	extru %r22,31,8,%r22
	ldo -16(%r20),%r28
	ldbx %r6(%r22),%r20
	ldo -1(%r20),%r22
	extru %r22,31,8,%r22
	comb,>>=,n %r31,%r22,.L209
	sh2addl %r28,%r28,%r28 
.L43:
	stw %r5,0(%r7)
	sub %r0,%r28,%r20
	comiclr,= 0,%r29,%r0
	copy %r20,%r28
	comib,= 0,%r18,.L46
	addl %r9,%r28,%r9
.L98:
	comiclr,<> 0,%r15,%r3
	ldi 6,%r3
.L22:
	copy %r3,%r28
	ldw -212(%r30),%r2
	ldw -152(%r30),%r18
	ldw -148(%r30),%r17
	ldw -144(%r30),%r16
	ldw -140(%r30),%r15
	ldw -136(%r30),%r14
	ldw -132(%r30),%r13
	ldw -128(%r30),%r12
	ldw -124(%r30),%r11
	ldw -120(%r30),%r10
	ldw -116(%r30),%r9
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L189:
	stw %r7,0(%r17)
	copy %r18,%r28
	ldo 4(%r17),%r17
	copy %r29,%r5
	b .L57
	ldi 0,%r7
.L185:
	copy %r19,%r4
	copy %r10,%r24
	copy %r12,%r25
	bl strncmp,%r2
	copy %r8,%r26
	movb,<> %r28,%r18,.L27
	copy %r4,%r19
	ldbx %r8(%r10),%r20
	ldbx %r6(%r20),%r28
	comib,= 0,%r28,.L28
	addl %r8,%r10,%r3
	ldi 48,%r28
	comb,<> %r28,%r20,.L101
	copy %r3,%r8
	ldbs,mb 1(%r8),%r28
.L210:
	extru %r28,31,8,%r28
	comb,=,n %r20,%r28,.L210
	ldbs,mb 1(%r8),%r28
	ldbx %r6(%r28),%r28
	comiclr,<> 0,%r28,%r18
	ldi 1,%r18
	b .L31
	ldi 1,%r15
.L114:
.L66:
	comib,= 0,%r6,.L211
	ldw -176(%r30),%r1
	ldw 12(%r11),%r28
	comib,= 2,%r28,.L77
	ldw -184(%r30),%r1
	comib,= 3,%r28,.L212
	ldw -184(%r30),%r20
	comib,=,n 1,%r28,.L193
	depi -1,27,1,%r3
.L76:
	ldw -176(%r30),%r1
.L211:
	stw %r15,0(%r1)
	ldw -180(%r30),%r20
	b .L22
	stw %r9,0(%r20)
.L106:
.L41:
	ldb 2(%r3),%r28
	ldo 2(%r3),%r31
	ldbx %r6(%r28),%r28
	ldi 24,%r22
	ldo -1(%r28),%r20
	extru %r20,31,8,%r20
	comb,<< %r22,%r20,.L40
	copy %r3,%r5
	b .L202
	ldb 1(%r31),%r20
.L190:
	sub %r28,%r5,%r3
	copy %r19,%r4
	copy %r15,%r26
	bl __any_on,%r2
	copy %r3,%r25
	movb,= %r28,%r6,.L60
	copy %r4,%r19
	ldo -1(%r3),%r20
	extru %r20,31,5,%r28
	subi 31,%r28,%r28
	ldi 1,%r6
	extrs %r20,26,27,%r21
	mtsar %r28
	ldwx,s %r21(%r16),%r21
	zvdep %r6,32,%r28
	and %r28,%r21,%r28
	comib,= 0,%r28,.L213
	copy %r19,%r4
	comb,< %r6,%r20,.L61
	ldo -2(%r3),%r25
.L62:
	ldi 2,%r6
.L60:
	copy %r19,%r4
.L213:
	copy %r3,%r25
	copy %r15,%r26
	bl rshift,%r2
	addl %r9,%r3,%r9
	b .L63
	copy %r4,%r19
.L67:
	comib,<> 0,%r6,.L115
	ldo -1(%r9),%r3
	comib,<> 0,%r3,.L195
	copy %r19,%r4
.L74:
	extrs %r3,26,27,%r28
	extru %r3,31,5,%r3
	ldwx,s %r28(%r16),%r20
	subi 31,%r3,%r3
	mtsar %r3
	zvdepi 1,32,%r28
	and %r28,%r20,%r28
	comiclr,= 0,%r28,%r0
	depi -1,30,1,%r6
.L75:
	copy %r9,%r25
	copy %r19,%r4
	copy %r15,%r26
	bl rshift,%r2
	sub %r5,%r9,%r5
	ldw 4(%r11),%r9
	copy %r4,%r19
	b .L66
	ldi 2,%r3
.L27:
	ldb 0(%r8),%r20
	copy %r8,%r3
.L28:
	depi 0,26,1,%r20
	ldi 80,%r28
	comb,=,n %r28,%r20,.L196
	stw %r3,0(%r7)
	b,n .L98
.L77:
	subi 1,%r1,%r20
	stw %r20,-184(%r30)
	ldw -184(%r30),%r20
.L212:
	comib,=,n 0,%r20,.L76
	depi -1,27,1,%r3
	ldw 16(%r15),%r8
.L214:
	ldo 16(%r15),%r7
	copy %r16,%r6
	copy %r16,%r28
	zdep %r8,29,30,%r10
	b .L84
	sh2addl %r8,%r16,%r21 
.L81:
	comclr,<< %r28,%r21,%r0
	b,n .L197
.L84:
	ldw 0(%r28),%r20
	comib,=,n -1,%r20,.L81
	stwm %r0,4(%r28)
	ldo 1(%r20),%r20
	comib,= 2,%r3,.L82
	stw %r20,0(%r28)
	extru %r5,31,5,%r5
.L205:
	comib,= 0,%r5,.L76
	ldi 33,%r3
	copy %r19,%r4
	addl %r6,%r10,%r10
	bl __hi0bits,%r2
	ldw -4(%r10),%r26
	subi 32,%r5,%r5
	comb,<= %r5,%r28,.L76
	copy %r4,%r19
	ldw 0(%r7),%r28
.L89:
	comib,< 0,%r28,.L198
	ldo 20(%r15),%r16
	stw %r0,0(%r7)
.L95:
	stw %r0,0(%r16)
.L94:
	ldo 1(%r9),%r9
	ldw 8(%r11),%r28
	comb,>,n %r9,%r28,.L65
	ldi 33,%r3
	b .L211
	ldw -176(%r30),%r1
.L193:
	bb,>=,n %r6,30,.L76
	depi -1,27,1,%r3
	ldw 0(%r16),%r28
	or %r6,%r28,%r6
	extru %r6,31,1,%r6
	comib,<>,n 0,%r6,.L214
	ldw 16(%r15),%r8
	b .L76
	depi -1,27,1,%r3
.L105:
	b .L41
	ldi 0,%r29
.L191:
	sub %r5,%r28,%r24
	copy %r15,%r25
	copy %r19,%r4
	copy %r13,%r26
	bl __lshift,%r2
	sub %r9,%r24,%r9
	copy %r4,%r19
	copy %r28,%r15
	b .L63
	ldo 20(%r28),%r16
.L35:
	ldbx %r5(%r10),%r28
	addl %r5,%r10,%r3
	ldbx %r6(%r28),%r20
	comib,= 0,%r20,.L39
	copy %r3,%r5
	ldbs,mb 1(%r5),%r28
.L215:
	extru %r28,31,8,%r28
	ldbx %r6(%r28),%r20
	comib,<>,n 0,%r20,.L215
	ldbs,mb 1(%r5),%r28
	b .L203
	sub %r3,%r5,%r3
.L23:
	ldo 2(%r15),%r8
	b .L25
	ldi 0,%r15
.L65:
	copy %r15,%r25
	bl _Bfree,%r2
	copy %r13,%r26
	ldw -176(%r30),%r1
	ldi 163,%r3
	b .L22
	stw %r0,0(%r1)
.L115:
	b .L74
	ldi 1,%r6
.L110:
	b .L51
	ldi 0,%r7
.L195:
	copy %r3,%r25
	bl __any_on,%r2
	copy %r15,%r26
	copy %r4,%r19
	b .L74
	copy %r28,%r6
.L61:
	bl __any_on,%r2
	copy %r15,%r26
	comib,= 0,%r28,.L62
	copy %r4,%r19
	b .L60
	ldi 3,%r6
.L196:
	ldi 0,%r9
	b .L99
	ldi 1,%r18
.L192:
	comb,<> %r9,%r5,.L216
	copy %r15,%r25
	comib,= 1,%r5,.L72
	copy %r19,%r4
	ldo -1(%r5),%r25
	bl __any_on,%r2
	copy %r15,%r26
	comib,= 0,%r28,.L70
	copy %r4,%r19
	ldw 4(%r11),%r28
.L72:
	ldw -180(%r30),%r1
.L204:
	stw %r28,0(%r1)
	ldi 1,%r28
	ldi 98,%r3
	stw %r28,16(%r15)
	ldw -176(%r30),%r20
	stw %r28,0(%r16)
	b .L22
	stw %r15,0(%r20)
.L69:
	comib,= 0,%r21,.L216
	copy %r15,%r25
	b .L204
	ldw -180(%r30),%r1
.L68:
	ldw -184(%r30),%r20
	comib,<> 0,%r20,.L216
	copy %r15,%r25
	b .L204
	ldw -180(%r30),%r1
.L197:
	ldw 8(%r15),%r28
	comb,<= %r28,%r8,.L199
	copy %r8,%r20
.L85:
	ldo 1(%r20),%r28
	stw %r28,0(%r7)
	ldo 4(%r20),%r20
	ldi 1,%r21
	sh2addl %r20,%r15,%r20 
	comib,= 2,%r3,.L82
	stw %r21,4(%r20)
	comb,> %r28,%r8,.L89
	extru %r5,31,5,%r5
	b,n .L205
.L82:
	ldw 0(%r11),%r28
	ldo -1(%r28),%r28
	comb,<> %r5,%r28,.L76
	ldi 34,%r3
	extrs %r5,26,27,%r20
	extru %r5,31,5,%r28
	ldwx,s %r20(%r6),%r20
	subi 31,%r28,%r28
	mtsar %r28
	zvdepi 1,32,%r3
	and %r3,%r20,%r3
	comiclr,<> 0,%r3,%r3
	ldi 1,%r3
	b .L76
	ldo 33(%r3),%r3
.L101:
	b .L29
	ldi 1,%r15
.L199:
	ldw 4(%r15),%r25
	copy %r19,%r4
	copy %r13,%r26
	bl _Balloc,%r2
	ldo 1(%r25),%r25
	movb,= %r28,%r12,.L200
	copy %r4,%r19
	ldw 0(%r7),%r24
	ldo 12(%r15),%r25
	copy %r19,%r4
	ldo 12(%r12),%r26
	ldo 2(%r24),%r24
	zdep %r24,29,30,%r24
	bl memcpy,%r2
	ldo 16(%r12),%r7
	copy %r4,%r19
	copy %r15,%r25
	copy %r19,%r4
	bl _Bfree,%r2
	copy %r13,%r26
	ldo 20(%r12),%r6
	copy %r4,%r19
	ldw 0(%r7),%r20
	b .L85
	copy %r12,%r15
.L198:
	sh2addl %r28,%r6,%r28 
	ldw 0(%r16),%r20
	ldo 24(%r15),%r22
	comb,>>= %r22,%r28,.L91
	extru %r20,30,31,%r20
	copy %r6,%r31
.L92:
	ldw 0(%r22),%r21
	zdep %r21,0,1,%r21
	or %r21,%r20,%r20
	stwm %r20,4(%r31)
	ldwm 4(%r22),%r20
	comb,<< %r22,%r28,.L92
	extru %r20,30,31,%r20
	subi -25,%r15,%r21
	addl %r28,%r21,%r28
	depi 0,31,2,%r28
	ldo 4(%r28),%r28
	addl %r6,%r28,%r28
	comib,<> 0,%r20,.L96
	stw %r20,0(%r28)
.L93:
	sub %r28,%r6,%r20
	extrs %r20,29,30,%r20
	comb,<> %r28,%r6,.L94
	stw %r20,0(%r7)
	b .L94
	stw %r0,0(%r16)
.L91:
	stw %r20,0(%r6)
	comib,= 0,%r20,.L201
	copy %r6,%r28
.L96:
	b .L93
	ldo 4(%r28),%r28
.L188:
	addil LT'.LC0,%r19
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r23
	addil LT'.LC1,%r19
	copy %r15,%r24
	ldw RT'.LC1(%r1),%r26
	bl __assert_func,%r2
	ldi 222,%r25
.L200:
	addil LT'.LC0,%r19
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r23
	addil LT'.LC1,%r19
	copy %r12,%r24
	ldw RT'.LC1(%r1),%r26
	bl __assert_func,%r2
	ldi 132,%r25
.L201:
	b .L95
	stw %r20,0(%r7)
	.EXIT
	.PROCEND
	.size	__gethex, .-__gethex
.globl __hexdig
	.section	.rodata
	.align 4
	.type	__hexdig, @object
	.size	__hexdig, 256
__hexdig:
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	"\020\021\022\023\024\025\026\027\030\031"
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	"\032\033\034\035\036\037"
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	"\032\033\034\035\036\037"
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.stringz	""
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
