; 373364188e16a28c308902a02cbe0bcb emu/guest/libc/walk.c
	.LEVEL 1.1
	.text
	.section	.text.report,"ax",@progbits
	.align 4
	.type	report, @function
report:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r28
	stw %r4,-112(%r30)
	stw %r3,-108(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r20
	stw %r28,-116(%r30)
	copy %r26,%r28
	ldo 32(%r26),%r26
	ldw 16(%r28),%r22
	comib,<> 0,%r20,.L6
	stw %r23,-120(%r30)
	ldo 20(%r28),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L7
	ldo -120(%r30),%r23
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L7:
	ldw -120(%r30),%r3
	ldw -116(%r30),%r4
	stw %r3,-56(%r30)
	stw %r4,-52(%r30)
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L6:
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	report, .-report
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"."
	.align 4
.LC1:
	.stringz	".."
	.section	.text.walk,"ax",@progbits
	.align 4
	.type	walk, @function
walk:
	.PROC
	.CALLINFO FRAME=448,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 448(%r30),%r30
	stw %r17,-140(%r30)
	copy %r26,%r17
	stw %r10,-112(%r30)
	ldo 32(%r26),%r10
	stw %r9,-108(%r30)
	copy %r25,%r9
	ldi 0,%r25
	stw %r8,-104(%r30)
	ldo -440(%r30),%r8
	stw %r7,-100(%r30)
	copy %r23,%r7
	stw %r6,-96(%r30)
	copy %r24,%r6
	ldi 268,%r24
	stw %r5,-92(%r30)
	addl %r10,%r6,%r5
	stw %r4,-88(%r30)
	copy %r19,%r4
	stw %r19,-32(%r30)
	stw %r18,-144(%r30)
	stw %r16,-136(%r30)
	stw %r15,-132(%r30)
	stw %r14,-128(%r30)
	stw %r13,-124(%r30)
	stw %r12,-120(%r30)
	stw %r11,-116(%r30)
	stw %r3,-84(%r30)
	ldw 0(%r26),%r28
	extru %r28,28+1-1,1,%r28
	comclr,<> %r25,%r28,%r0
	copy %r10,%r5
	bl memset,%r2
	copy %r8,%r26
	ldw 8(%r17),%r21
	ldw 0(%r17),%r28
	extru %r28,31,1,%r28
	copy %r4,%r19
	ldw 12(%r17),%r22
	copy %r19,%r4
	copy %r8,%r25
	copy %r5,%r26
	comiclr,<> 0,%r28,%r0
	copy %r21,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	movb,= %r28,%r3,.L11
	copy %r4,%r19
	ldw 4(%r17),%r28
	comib,<>,n 0,%r28,.L12
	copy %r19,%r4
	copy %r8,%r25
	ldw 12(%r17),%r22
	copy %r5,%r26
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,<> 0,%r28,.L12
	copy %r4,%r19
	ldh -432(%r30),%r28
	ldil L'40960,%r21
	depi 0,31,12,%r28
	extru %r28,31,16,%r28
	comb,= %r21,%r28,.L98
	copy %r6,%r23
.L12:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r28
	comib,= 13,%r28,.L14
	copy %r4,%r19
	ldw 0(%r17),%r28
	bb,>= %r28,27,.L8
	ldi -1,%r3
.L14:
	copy %r6,%r23
	stw %r7,-52(%r30)
	ldi 3,%r24
.L97:
	copy %r8,%r25
	bl report,%r2
	copy %r17,%r26
	copy %r28,%r3
.L8:
	copy %r3,%r28
.L107:
	ldw -468(%r30),%r2
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
	ldo -448(%r30),%r30
.L11:
	ldw 0(%r17),%r11
	extrs,< %r11,30,1,%r0
	b,n .L15
	comib,<> 0,%r7,.L99
	ldw -440(%r30),%r21
.L109:
	stw %r21,24(%r17)
	ldh -432(%r30),%r24
.L106:
	ldil L'16384,%r28
	depi 0,31,12,%r24
	extru %r24,31,16,%r24
	comb,= %r28,%r24,.L18
	ldo 28(%r17),%r16
	ldil L'40960,%r28
	stw %r7,-52(%r30)
	comclr,<> %r28,%r24,%r24
	ldi 1,%r24
	copy %r6,%r23
	b .L97
	zdep %r24,29,30,%r24
.L15:
	comib,= 0,%r7,.L109
	ldw -440(%r30),%r21
	b .L106
	ldh -432(%r30),%r24
.L18:
	ldw -440(%r30),%r22
	ldw -436(%r30),%r31
	ldw 4(%r17),%r28
	comib,= 0,%r28,.L100
	ldw 0(%r16),%r29
	addl %r10,%r6,%r26
.L108:
	ldi 4,%r28
	stw %r29,-172(%r30)
	copy %r26,%r14
	copy %r19,%r4
	stw %r22,-168(%r30)
	ldi 8,%r5
	stw %r31,-164(%r30)
	and %r11,%r5,%r5
	and %r11,%r28,%r11
	ldo -172(%r30),%r13
	comiclr,<> 0,%r5,%r0
	copy %r10,%r14
	bl opendir,%r2
	copy %r14,%r26
	movb,= %r28,%r12,.L101
	copy %r4,%r19
	comib,= 0,%r11,.L27
	copy %r6,%r23
	comib,<> 0,%r5,.L110
	addil LT'.LC0,%r19
	ldi -1,%r28
.L113:
	stw %r28,-152(%r30)
.L35:
	comib,<> 0,%r9,.L102
	stw %r13,0(%r16)
	copy %r9,%r15
	stw %r3,-148(%r30)
.L38:
	addil LT'.LC0,%r19
	copy %r1,%r14
	addil LT'.LC1,%r19
	addl %r9,%r15,%r15
	copy %r1,%r18
	addl %r10,%r15,%r21
	stw %r21,-156(%r30)
	ldo 1(%r7),%r1
	stw %r1,-160(%r30)
	comib,<> 0,%r3,.L46
	addl %r17,%r9,%r9
.L40:
	copy %r19,%r4
	bl readdir,%r2
	copy %r12,%r26
	movb,= %r28,%r28,.L46
	copy %r4,%r19
	ldo 8(%r28),%r5
	copy %r19,%r4
	bl strlen,%r2
	copy %r5,%r26
	copy %r4,%r19
	copy %r5,%r26
	ldw RT'.LC0(%r14),%r25
	copy %r19,%r4
	bl strcmp,%r2
	copy %r28,%r10
	comib,= 0,%r28,.L40
	copy %r4,%r19
	copy %r19,%r4
	ldw RT'.LC1(%r18),%r25
	bl strcmp,%r2
	copy %r5,%r26
	comib,= 0,%r28,.L40
	copy %r4,%r19
	addl %r10,%r15,%r10
	ldi 1024,%r20
	ldo 1(%r10),%r28
	comb,<< %r20,%r28,.L103
	ldw -148(%r30),%r28
	comib,= 0,%r28,.L111
	copy %r19,%r4
	ldi 47,%r1
	stb %r1,32(%r9)
.L111:
	copy %r5,%r25
	bl strcpy,%r2
	ldw -156(%r30),%r26
	copy %r4,%r19
	ldw -160(%r30),%r23
	copy %r19,%r4
	copy %r15,%r24
	copy %r10,%r25
	bl walk,%r2
	copy %r17,%r26
	stb %r0,32(%r9)
	copy %r28,%r3
	comib,= 0,%r3,.L40
	copy %r4,%r19
.L46:
	ldw 0(%r13),%r28
	copy %r19,%r4
	copy %r12,%r26
	bl closedir,%r2
	stw %r28,0(%r16)
	ldw -152(%r30),%r28
	comib,= -1,%r28,.L104
	copy %r4,%r19
	copy %r19,%r4
	bl fchdir,%r2
	ldw -152(%r30),%r26
	comib,<> 0,%r28,.L51
	copy %r4,%r19
	comiclr,<> 0,%r3,%r28
	ldi 1,%r28
	copy %r19,%r4
	ldw -152(%r30),%r26
	comiclr,= 0,%r11,%r5
	ldi 1,%r5
	bl close,%r2
	and %r5,%r28,%r5
	copy %r4,%r19
.L49:
	comib,= 0,%r5,.L8
	copy %r6,%r23
	stw %r7,-52(%r30)
	b .L97
	ldi 5,%r24
.L99:
	ldw 24(%r17),%r28
	comb,= %r21,%r28,.L106
	ldh -432(%r30),%r24
	b .L107
	copy %r3,%r28
.L100:
	comib,<> 0,%r29,.L20
	copy %r29,%r28
	b .L108
	addl %r10,%r6,%r26
.L21:
.L112:
	comib,= 0,%r28,.L108
	addl %r10,%r6,%r26
.L20:
	ldw 4(%r28),%r21
	comb,<>,n %r22,%r21,.L112
	ldw 0(%r28),%r28
	ldw 8(%r28),%r21
	comb,<>,n %r31,%r21,.L21
	ldw 0(%r28),%r28
	b .L107
	copy %r3,%r28
.L98:
	stw %r7,-52(%r30)
	b .L97
	ldi 6,%r24
.L102:
	addl %r17,%r9,%r28
	ldb 31(%r28),%r28
	comiclr,= 47,%r28,%r20
	ldi 1,%r20
	stw %r20,-148(%r30)
	b .L38
	copy %r20,%r15
.L27:
	copy %r19,%r4
	stw %r7,-52(%r30)
	ldi 1,%r24
	copy %r8,%r25
	bl report,%r2
	copy %r17,%r26
	movb,<> %r28,%r15,.L33
	copy %r4,%r19
	comib,= 0,%r5,.L33
	addil LT'.LC0,%r19
.L110:
	copy %r19,%r4
	ldw RT'.LC0(%r1),%r26
	bl open,%r2
	ldi 0,%r25
	copy %r4,%r19
	comb,<= %r0,%r28,.L105
	stw %r28,-152(%r30)
	bl closedir,%r2
	copy %r12,%r26
.L50:
	b .L8
	ldi -1,%r3
.L33:
	comib,=,n 0,%r15,.L113
	ldi -1,%r28
	copy %r12,%r26
	bl closedir,%r2
	copy %r15,%r3
	b .L107
	copy %r3,%r28
.L51:
	comiclr,= 0,%r3,%r0
	b,n .L36
.L96:
	ldw -152(%r30),%r26
	bl close,%r2
	ldi -1,%r3
	b .L107
	copy %r3,%r28
.L105:
	copy %r19,%r4
	bl chdir,%r2
	copy %r14,%r26
	comib,= 0,%r28,.L35
	copy %r4,%r19
	copy %r19,%r4
	bl closedir,%r2
	copy %r12,%r26
	copy %r4,%r19
.L43:
	copy %r19,%r4
	bl fchdir,%r2
	ldw -152(%r30),%r26
	comib,= 0,%r28,.L96
	copy %r4,%r19
	ldi -1,%r3
.L36:
	bl close,%r2
	ldw -152(%r30),%r26
	b .L107
	copy %r3,%r28
.L101:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r28
	comib,<> 13,%r28,.L50
	copy %r4,%r19
	copy %r6,%r23
	stw %r7,-52(%r30)
	b .L97
	ldi 2,%r24
.L104:
	comiclr,= 0,%r11,%r5
	ldi 1,%r5
	comiclr,<> 0,%r3,%r28
	ldi 1,%r28
	b .L49
	and %r5,%r28,%r5
.L103:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r13),%r20
	ldi 248,%r21
	stw %r21,0(%r28)
	copy %r4,%r19
	copy %r12,%r26
	copy %r19,%r4
	bl closedir,%r2
	stw %r20,0(%r16)
	ldw -152(%r30),%r21
	comib,<> -1,%r21,.L43
	copy %r4,%r19
	b .L8
	ldi -1,%r3
	.EXIT
	.PROCEND
	.size	walk, .-walk
	.section	.text.start,"ax",@progbits
	.align 4
	.type	start, @function
start:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r10,128(%r30)
	stw %r8,-120(%r30)
	copy %r26,%r8
	copy %r25,%r26
	stw %r7,-116(%r30)
	copy %r25,%r7
	stw %r6,-112(%r30)
	stw %r4,-104(%r30)
	stw %r3,-100(%r30)
	stw %r19,-32(%r30)
	stw %r9,-124(%r30)
	stw %r5,-108(%r30)
	bl strlen,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 1022,%r20
	ldo -1(%r28),%r3
	comb,<< %r20,%r3,.L150
	copy %r28,%r6
	copy %r19,%r4
	ldo 32(%r8),%r5
	copy %r7,%r25
	bl strcpy,%r2
	copy %r5,%r26
	copy %r4,%r19
	comib,<> 1,%r6,.L118
	ldi 47,%r21
	b .L119
	ldi 1,%r7
.L121:
	comib,= 1,%r3,.L120
	stb %r0,0(%r28)
	ldo -1(%r3),%r3
.L118:
	ldbx %r5(%r3),%r20
	copy %r6,%r7
	addl %r5,%r3,%r28
	extrs %r20,31,8,%r20
	comb,= %r21,%r20,.L121
	copy %r3,%r6
.L119:
	copy %r7,%r24
	ldi 47,%r20
	copy %r24,%r3
.L152:
	ldo -1(%r24),%r24
	ldbx %r5(%r24),%r28
	extrs %r28,31,8,%r28
	comclr,<> %r20,%r28,%r0
	b,n .L151
	comib,<> 0,%r24,.L152
	copy %r24,%r3
	comiclr,<> 1,%r7,%r0
	b,n .L134
.L126:
	copy %r7,%r25
	copy %r8,%r26
	ldw -148(%r30),%r2
	ldw -124(%r30),%r9
	ldi 0,%r23
	ldw -120(%r30),%r8
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bl walk,%r0
	ldwm -128(%r30),%r10
.L120:
	b .L119
	ldi 1,%r7
.L134:
	b .L126
	ldi 0,%r24
.L151:
	ldw 0(%r8),%r28
	extrs,< %r28,28,1,%r0
	b,n .L133
	comib,= 1,%r7,.L134
	addil LT'.LC0,%r19
	addl %r8,%r3,%r9
	ldw RT'.LC0(%r1),%r26
	copy %r19,%r4
	bl open,%r2
	ldi 0,%r25
	ldb 32(%r9),%r10
	stb %r0,32(%r9)
	movb,>= %r28,%r6,.L127
	copy %r4,%r19
	stb %r10,32(%r9)
	b .L114
	ldi -1,%r3
.L127:
	copy %r19,%r4
	bl chdir,%r2
	copy %r5,%r26
	movb,= %r28,%r23,.L129
	copy %r4,%r19
	copy %r19,%r4
	stb %r10,32(%r9)
	bl fchdir,%r2
	copy %r6,%r26
	copy %r4,%r19
	ldi -1,%r3
.L131:
	bl close,%r2
	copy %r6,%r26
.L114:
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r9
	ldw -120(%r30),%r8
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r10
.L133:
	comib,<> 1,%r7,.L126
	copy %r3,%r24
	b .L126
	ldi 0,%r24
.L129:
	copy %r3,%r24
	copy %r19,%r4
	stb %r10,32(%r9)
	copy %r8,%r26
	bl walk,%r2
	copy %r7,%r25
	copy %r4,%r19
	copy %r6,%r26
	copy %r19,%r4
	bl fchdir,%r2
	copy %r28,%r3
	comib,= 0,%r28,.L131
	copy %r4,%r19
	comib,=,n 0,%r3,.L131
	ldi -1,%r3
	b,n .L131
.L150:
	bl __errno,%r2
	ldi -1,%r3
	ldi 2,%r20
	comiclr,= 0,%r6,%r0
	ldi 248,%r20
	b .L114
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	start, .-start
	.section	.data.rel.ro,"aw"
	.align 4
.LC2:
	.word	P%stat
	.align 4
.LC3:
	.word	P%lstat
	.section	.text.ftw,"ax",@progbits
	.align 4
.globl ftw
	.type	ftw, @function
ftw:
	.PROC
	.CALLINFO FRAME=1152,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1152(%r30),%r30
	ldo -1144(%r30),%r20
	stw %r5,-88(%r30)
	ldi 1056,%r24
	copy %r26,%r5
	stw %r4,-84(%r30)
	copy %r20,%r26
	copy %r19,%r4
	stw %r3,-80(%r30)
	copy %r25,%r3
	ldi 0,%r25
	bl memset,%r2
	stw %r19,-32(%r30)
	copy %r28,%r20
	ldi 1,%r28
	stw %r28,-1140(%r30)
	copy %r4,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	ldw 0(%r28),%r22
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	ldw 0(%r28),%r21
	copy %r5,%r25
	stw %r3,-1128(%r30)
	copy %r20,%r26
	stw %r22,-1136(%r30)
	bl start,%r2
	stw %r21,-1132(%r30)
	ldw -88(%r30),%r5
	ldw -1172(%r30),%r2
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -1152(%r30),%r30
	.EXIT
	.PROCEND
	.size	ftw, .-ftw
	.section	.data.rel.ro
	.align 4
.LC6:
	.word	P%__stat64
	.align 4
.LC7:
	.word	P%__lstat64
	.section	.text.__ftw64,"ax",@progbits
	.align 4
.globl __ftw64
	.type	__ftw64, @function
__ftw64:
	.PROC
	.CALLINFO FRAME=1152,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1152(%r30),%r30
	ldo -1144(%r30),%r20
	stw %r5,-88(%r30)
	ldi 1056,%r24
	copy %r26,%r5
	stw %r4,-84(%r30)
	copy %r20,%r26
	copy %r19,%r4
	stw %r3,-80(%r30)
	copy %r25,%r3
	ldi 0,%r25
	bl memset,%r2
	stw %r19,-32(%r30)
	copy %r28,%r20
	ldi 1,%r28
	stw %r28,-1140(%r30)
	copy %r4,%r19
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	ldw 0(%r28),%r22
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r28
	ldw 0(%r28),%r21
	copy %r5,%r25
	stw %r3,-1128(%r30)
	copy %r20,%r26
	stw %r22,-1136(%r30)
	bl start,%r2
	stw %r21,-1132(%r30)
	ldw -88(%r30),%r5
	ldw -1172(%r30),%r2
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -1152(%r30),%r30
	.EXIT
	.PROCEND
	.size	__ftw64, .-__ftw64
	.section	.data.rel.ro
	.align 4
.LC10:
	.word	P%stat
	.align 4
.LC11:
	.word	P%lstat
	.section	.text.nftw,"ax",@progbits
	.align 4
.globl nftw
	.type	nftw, @function
nftw:
	.PROC
	.CALLINFO FRAME=1152,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1152(%r30),%r30
	ldo -1144(%r30),%r20
	stw %r6,-88(%r30)
	ldi 1056,%r24
	copy %r23,%r6
	stw %r5,-84(%r30)
	copy %r26,%r5
	copy %r20,%r26
	stw %r4,-80(%r30)
	copy %r19,%r4
	stw %r3,-76(%r30)
	copy %r25,%r3
	ldi 0,%r25
	bl memset,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r20
	stw %r6,-1144(%r30)
	addil LT'.LC10,%r19
	copy %r1,%r28
	ldw RT'.LC10(%r28),%r21
	ldw 0(%r21),%r22
	addil LT'.LC11,%r19
	copy %r20,%r26
	ldw RT'.LC11(%r1),%r28
	ldw 0(%r28),%r21
	ldi 1,%r20
	copy %r5,%r25
	stw %r3,-1128(%r30)
	stw %r22,-1136(%r30)
	stw %r21,-1132(%r30)
	bl start,%r2
	stw %r20,-1124(%r30)
	ldw -88(%r30),%r6
	ldw -1172(%r30),%r2
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -1152(%r30),%r30
	.EXIT
	.PROCEND
	.size	nftw, .-nftw
	.section	.data.rel.ro
	.align 4
.LC14:
	.word	P%stat
	.align 4
.LC15:
	.word	P%lstat
	.section	.text.nftw2,"ax",@progbits
	.align 4
.globl nftw2
	.type	nftw2, @function
nftw2:
	.PROC
	.CALLINFO FRAME=1152,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1152(%r30),%r30
	ldo -1144(%r30),%r20
	stw %r6,-88(%r30)
	ldi 1056,%r24
	copy %r23,%r6
	stw %r5,-84(%r30)
	copy %r26,%r5
	copy %r20,%r26
	stw %r4,-80(%r30)
	copy %r19,%r4
	stw %r3,-76(%r30)
	copy %r25,%r3
	ldi 0,%r25
	bl memset,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r20
	stw %r6,-1144(%r30)
	addil LT'.LC14,%r19
	copy %r1,%r28
	ldw RT'.LC14(%r28),%r21
	ldw 0(%r21),%r22
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r28
	ldw 0(%r28),%r21
	copy %r5,%r25
	stw %r3,-1128(%r30)
	copy %r20,%r26
	stw %r22,-1136(%r30)
	bl start,%r2
	stw %r21,-1132(%r30)
	ldw -88(%r30),%r6
	ldw -1172(%r30),%r2
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -1152(%r30),%r30
	.EXIT
	.PROCEND
	.size	nftw2, .-nftw2
	.section	.data.rel.ro
	.align 4
.LC18:
	.word	P%__stat64
	.align 4
.LC19:
	.word	P%__lstat64
	.section	.text.__nftw64,"ax",@progbits
	.align 4
.globl __nftw64
	.type	__nftw64, @function
__nftw64:
	.PROC
	.CALLINFO FRAME=1152,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1152(%r30),%r30
	ldo -1144(%r30),%r20
	stw %r6,-88(%r30)
	ldi 1056,%r24
	copy %r23,%r6
	stw %r5,-84(%r30)
	copy %r26,%r5
	copy %r20,%r26
	stw %r4,-80(%r30)
	copy %r19,%r4
	stw %r3,-76(%r30)
	copy %r25,%r3
	ldi 0,%r25
	bl memset,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r20
	stw %r6,-1144(%r30)
	addil LT'.LC18,%r19
	copy %r1,%r28
	ldw RT'.LC18(%r28),%r21
	ldw 0(%r21),%r22
	addil LT'.LC19,%r19
	copy %r20,%r26
	ldw RT'.LC19(%r1),%r28
	ldw 0(%r28),%r21
	ldi 1,%r20
	copy %r5,%r25
	stw %r3,-1128(%r30)
	stw %r22,-1136(%r30)
	stw %r21,-1132(%r30)
	bl start,%r2
	stw %r20,-1124(%r30)
	ldw -88(%r30),%r6
	ldw -1172(%r30),%r2
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -1152(%r30),%r30
	.EXIT
	.PROCEND
	.size	__nftw64, .-__nftw64
	.section	.data.rel.ro
	.align 4
.LC22:
	.word	P%__stat64
	.align 4
.LC23:
	.word	P%__lstat64
	.section	.text.__nftw264,"ax",@progbits
	.align 4
.globl __nftw264
	.type	__nftw264, @function
__nftw264:
	.PROC
	.CALLINFO FRAME=1152,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1152(%r30),%r30
	ldo -1144(%r30),%r20
	stw %r6,-88(%r30)
	ldi 1056,%r24
	copy %r23,%r6
	stw %r5,-84(%r30)
	copy %r26,%r5
	copy %r20,%r26
	stw %r4,-80(%r30)
	copy %r19,%r4
	stw %r3,-76(%r30)
	copy %r25,%r3
	ldi 0,%r25
	bl memset,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r20
	stw %r6,-1144(%r30)
	addil LT'.LC22,%r19
	copy %r1,%r28
	ldw RT'.LC22(%r28),%r21
	ldw 0(%r21),%r22
	addil LT'.LC23,%r19
	ldw RT'.LC23(%r1),%r28
	ldw 0(%r28),%r21
	copy %r5,%r25
	stw %r3,-1128(%r30)
	copy %r20,%r26
	stw %r22,-1136(%r30)
	bl start,%r2
	stw %r21,-1132(%r30)
	ldw -88(%r30),%r6
	ldw -1172(%r30),%r2
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -1152(%r30),%r30
	.EXIT
	.PROCEND
	.size	__nftw264, .-__nftw264
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
