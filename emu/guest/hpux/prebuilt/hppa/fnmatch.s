; c80164caea7a705446b8bab952b95144 newlib/libc/posix/fnmatch.c
	.LEVEL 1.1
	.text
	.section	.text.fnmatch,"ax",@progbits
	.align 4
.globl fnmatch
	.type	fnmatch, @function
fnmatch:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldi 512,%r28
	ldo 192(%r30),%r30
	and %r24,%r28,%r21
	stw %r18,-152(%r30)
	copy %r25,%r18
	stw %r12,-128(%r30)
	ldi 42,%r12
	stw %r10,-120(%r30)
	ldi 63,%r10
	stw %r9,-116(%r30)
	copy %r24,%r9
	stw %r3,-92(%r30)
	copy %r26,%r3
	stw %r17,-148(%r30)
	stw %r16,-144(%r30)
	stw %r15,-140(%r30)
	stw %r14,-136(%r30)
	stw %r13,-132(%r30)
	stw %r11,-124(%r30)
	stw %r8,-112(%r30)
	stw %r7,-108(%r30)
	stw %r6,-104(%r30)
	stw %r5,-100(%r30)
	stw %r4,-96(%r30)
	stw %r19,-32(%r30)
	stw %r25,-172(%r30)
	stw %r21,-176(%r30)
.L2:
	ldb 0(%r3),%r6
	ldb 0(%r18),%r26
	ldo 1(%r3),%r11
	extrs %r6,31,8,%r6
	comb,= %r10,%r6,.L3
	extrs %r26,31,8,%r7
.L126:
	comb,< %r10,%r6,.L4
	ldi 91,%r28
	comiclr,<> 0,%r6,%r0
	b,n .L5
	comb,<>,n %r12,%r6,.L56
	ldb 1(%r3),%r25
	extrs %r25,31,8,%r25
	comb,<> %r12,%r25,.L19
	copy %r11,%r3
	ldi 42,%r28
	ldbs,mb 1(%r3),%r25
.L143:
	extrs %r25,31,8,%r25
	comb,=,n %r28,%r25,.L143
	ldbs,mb 1(%r3),%r25
.L19:
	ldi 46,%r28
	comclr,<> %r28,%r7,%r0
	b,n .L123
.L21:
	comib,= 0,%r25,.L124
	ldi 47,%r28
	comb,<> %r28,%r25,.L23
	extru %r9,31,1,%r28
	comib,= 0,%r28,.L23
	copy %r19,%r4
	bl strchr,%r2
	copy %r18,%r26
	movb,<> %r28,%r18,.L2
	copy %r4,%r19
.L14:
	b .L1
	ldi 1,%r28
.L4:
	comb,= %r28,%r6,.L8
	ldi 92,%r1
	comclr,= %r1,%r6,%r0
	b,n .L56
	extrs,< %r9,29,1,%r0
	b,n .L125
.L56:
	copy %r11,%r3
.L7:
	extrs %r26,31,8,%r26
	comb,= %r6,%r26,.L47
	ldw -176(%r30),%r1
	comib,= 0,%r1,.L14
	copy %r19,%r4
	bl tolower,%r2
	extru %r6,31,8,%r26
	copy %r4,%r19
	ldb 0(%r18),%r26
	copy %r19,%r4
	bl tolower,%r2
	copy %r28,%r5
	comb,<> %r28,%r5,.L14
	copy %r4,%r19
.L47:
	ldo 1(%r18),%r18
	ldb 0(%r3),%r6
.L149:
	ldb 0(%r18),%r26
	ldo 1(%r3),%r11
	extrs %r6,31,8,%r6
	comb,<> %r10,%r6,.L126
	extrs %r26,31,8,%r7
.L3:
	comib,= 0,%r7,.L140
	ldi 1,%r28
	ldi 47,%r28
	comb,= %r28,%r7,.L127
	ldi 46,%r21
	comclr,= %r21,%r7,%r0
	b,n .L17
	bb,>= %r9,30,.L17
	ldw -172(%r30),%r20
	comb,= %r20,%r18,.L14
	extru %r9,31,1,%r21
	comib,=,n 0,%r21,.L17
	ldb -1(%r18),%r21
	extrs %r21,31,8,%r21
	comb,<> %r28,%r21,.L144
	ldo 1(%r18),%r18
	b .L1
	ldi 1,%r28
.L8:
	comib,= 0,%r7,.L140
	ldi 1,%r28
	ldi 47,%r28
	comb,= %r28,%r7,.L128
	ldi 46,%r21
	comclr,= %r21,%r7,%r0
	b,n .L28
	bb,>= %r9,30,.L28
	ldw -172(%r30),%r1
	comb,= %r1,%r18,.L14
	extru %r9,31,1,%r21
	comib,=,n 0,%r21,.L28
	ldb -1(%r18),%r21
	extrs %r21,31,8,%r21
	comb,<> %r28,%r21,.L28
	ldi 1,%r28
	b .L142
	ldw -212(%r30),%r2
.L5:
	bb,< %r9,23,.L129
	ldi 47,%r28
.L10:
	comiclr,= 0,%r7,%r28
	ldi 1,%r28
.L1:
.L140:
	ldw -212(%r30),%r2
.L142:
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
.L125:
	ldb 1(%r3),%r28
	extrs %r28,31,8,%r28
	comib,=,n 0,%r28,.L7
	copy %r11,%r3
	ldo 2(%r3),%r3
	b .L7
	copy %r28,%r6
.L129:
	comb,<> %r28,%r7,.L10
	nop
.L11:
	b .L1
	ldi 0,%r28
.L123:
	bb,>= %r9,30,.L21
	ldw -172(%r30),%r21
	comb,= %r21,%r18,.L140
	ldi 1,%r28
	extru %r9,31,1,%r28
	comib,= 0,%r28,.L21
	ldi 47,%r21
	ldb -1(%r18),%r28
	extrs %r28,31,8,%r28
	comb,<> %r21,%r28,.L21
	ldi 1,%r28
	b .L142
	ldw -212(%r30),%r2
.L127:
	extru %r9,31,1,%r28
	comib,<> 0,%r28,.L140
	ldi 1,%r28
.L17:
	ldo 1(%r18),%r18
.L144:
	b .L2
	copy %r11,%r3
.L128:
	extru %r9,31,1,%r28
	comib,<> 0,%r28,.L140
	ldi 1,%r28
.L28:
	ldb 1(%r3),%r28
	extrs %r28,31,8,%r28
	comiclr,= 94,%r28,%r0
	comiclr,<> 33,%r28,%r21
	ldi 1,%r21
	stw %r21,-184(%r30)
	ldo 2(%r3),%r3
	ldi 512,%r21
	ldw -184(%r30),%r28
	and %r9,%r21,%r14
	comiclr,<> 0,%r28,%r0
	copy %r11,%r3
	comib,<> 0,%r14,.L130
	copy %r19,%r4
.L30:
	ldi 4,%r13
	and %r9,%r13,%r1
	ldb 0(%r3),%r5
	stw %r1,-164(%r30)
	extru %r9,31,1,%r21
	addil LT'__collate_load_error,%r19
	stw %r0,-160(%r30)
	ldo 1(%r3),%r3
	extrs %r5,31,8,%r5
	stw %r21,-168(%r30)
	ldi 92,%r16
	ldi 47,%r15
	stw %r1,-180(%r30)
	ldi 45,%r13
	ldi 93,%r17
.L44:
	comb,= %r16,%r5,.L131
	ldw -164(%r30),%r21
.L31:
	comiclr,<> 0,%r5,%r0
	b,n .L33
.L138:
	comb,= %r15,%r5,.L132
	ldw -168(%r30),%r28
.L48:
	comib,<>,n 0,%r14,.L133
	ldb 0(%r3),%r28
.L145:
	extrs %r28,31,8,%r28
	comclr,<> %r13,%r28,%r0
	b,n .L134
.L35:
	comb,= %r5,%r7,.L54
	copy %r28,%r5
.L40:
	comb,<> %r17,%r5,.L44
	ldo 1(%r3),%r3
	ldw -184(%r30),%r1
	ldw -160(%r30),%r28
	comb,= %r28,%r1,.L14
	ldo 1(%r18),%r18
	b .L149
	ldb 0(%r3),%r6
.L132:
	comib,<> 0,%r28,.L140
	ldi 1,%r28
	comib,=,n 0,%r14,.L145
	ldb 0(%r3),%r28
.L133:
	extru %r5,31,8,%r26
	bl tolower,%r2
	copy %r19,%r4
	extrs %r28,31,8,%r5
	ldb 0(%r3),%r28
	extrs %r28,31,8,%r28
	comb,<> %r13,%r28,.L35
	copy %r4,%r19
.L134:
	ldb 1(%r3),%r8
	extrs %r8,31,8,%r8
	comclr,<> %r17,%r8,%r0
	b,n .L36
	comiclr,<> 0,%r8,%r0
	b,n .L36
	comb,= %r16,%r8,.L136
	ldo 2(%r3),%r24
.L37:
	comib,<> 0,%r14,.L146
	extru %r8,31,8,%r26
	ldw -180(%r30),%r21
.L147:
	ldw RT'__collate_load_error(%r21),%r28
	ldw 0(%r28),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L39
.L139:
	comclr,> %r5,%r7,%r28
	ldi 1,%r28
	ldw -160(%r30),%r20
	comclr,< %r8,%r7,%r8
	ldi 1,%r8
	ldb 0(%r24),%r5
	and %r28,%r8,%r28
	ldo -160(%r30),%r1
	comiclr,= 0,%r28,%r0
	ldi 1,%r20
	stw %r20,0(%r1)
	extrs %r5,31,8,%r5
	b .L40
	copy %r24,%r3
.L131:
.L141:
	comib,<> 0,%r21,.L48
	nop
	ldb 0(%r3),%r5
	extrs %r5,31,8,%r5
	comib,<> 0,%r5,.L138
	ldo 1(%r3),%r3
.L33:
	copy %r11,%r3
	b .L7
	ldb 0(%r18),%r26
.L136:
	bb,< %r9,29,.L37
	nop
	ldb 2(%r3),%r8
	extrs %r8,31,8,%r8
	comib,= 0,%r8,.L33
	ldo 3(%r3),%r24
	comib,= 0,%r14,.L147
	ldw -180(%r30),%r21
	extru %r8,31,8,%r26
.L146:
	stw %r24,-156(%r30)
	bl tolower,%r2
	copy %r19,%r4
	ldw -180(%r30),%r21
	extrs %r28,31,8,%r8
	copy %r4,%r19
	ldw RT'__collate_load_error(%r21),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L139
	ldw -156(%r30),%r24
.L39:
	stw %r24,-156(%r30)
	copy %r19,%r4
	copy %r7,%r25
	bl __collate_range_cmp,%r2
	copy %r5,%r26
	copy %r4,%r19
	comib,>= 0,%r28,.L41
	ldw -156(%r30),%r24
	ldb 0(%r24),%r5
	copy %r24,%r3
	b .L40
	extrs %r5,31,8,%r5
.L36:
	comb,= %r5,%r7,.L49
	ldo 1(%r3),%r3
	copy %r28,%r5
	comb,<> %r16,%r5,.L31
	ldw -164(%r30),%r21
	b,n .L141
.L54:
	ldi 1,%r21
	b .L40
	stw %r21,-160(%r30)
.L49:
	ldi 1,%r21
	copy %r28,%r5
	b .L48
	stw %r21,-160(%r30)
.L130:
	bl tolower,%r2
	extru %r26,31,8,%r26
	copy %r4,%r19
	b .L30
	extrs %r28,31,8,%r7
.L41:
	stw %r24,-156(%r30)
	copy %r19,%r4
	copy %r8,%r25
	bl __collate_range_cmp,%r2
	copy %r7,%r26
	ldw -156(%r30),%r24
	copy %r4,%r19
	ldb 0(%r24),%r5
	copy %r24,%r3
	comib,< 0,%r28,.L40
	extrs %r5,31,8,%r5
	ldi 1,%r1
	b .L40
	stw %r1,-160(%r30)
.L23:
	copy %r9,%r5
	comib,= 0,%r7,.L14
	depi 0,30,1,%r5
	ldi 47,%r6
	b .L25
	extru %r9,31,1,%r9
.L24:
.L148:
	extrs %r7,31,8,%r7
	comib,= 0,%r7,.L140
	ldi 1,%r28
.L25:
	copy %r19,%r4
	copy %r18,%r25
	copy %r5,%r24
	bl fnmatch.localalias,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L11
	copy %r4,%r19
	comb,<>,n %r6,%r7,.L148
	ldbs,mb 1(%r18),%r7
	comib,=,n 0,%r9,.L24
	ldbs,mb 1(%r18),%r7
	b .L1
	ldi 1,%r28
.L124:
	extru %r9,31,1,%r28
	comib,=,n 0,%r28,.L140
	ldi 0,%r28
	bb,<,n %r9,23,.L140
	ldi 0,%r28
	ldi 47,%r25
	bl strchr,%r2
	copy %r18,%r26
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	b .L142
	ldw -212(%r30),%r2
	.EXIT
	.PROCEND
	.size	fnmatch, .-fnmatch
	.set	fnmatch.localalias,fnmatch
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
