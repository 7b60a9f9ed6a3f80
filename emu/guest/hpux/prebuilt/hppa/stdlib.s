; e00e8c2866af2748bfa455ab0e7e0a6c emu/guest/libc/stdlib.c
	.LEVEL 1.1
	.text
	.section	.text.find_variable,"ax",@progbits
	.align 4
	.type	find_variable, @function
find_variable:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'environ,%r19
	ldw RT'environ(%r1),%r28
	stwm %r7,128(%r30)
	ldi 61,%r7
	stw %r6,-124(%r30)
	copy %r26,%r6
	stw %r5,-120(%r30)
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r3
	comib,= 0,%r3,.L6
	copy %r25,%r5
	ldw 0(%r3),%r26
	comib,= 0,%r26,.L6
	copy %r19,%r4
.L10:
	copy %r5,%r24
	bl strncmp,%r2
	copy %r6,%r25
	comib,<> 0,%r28,.L4
	copy %r4,%r19
	ldw 0(%r3),%r28
	ldbx %r28(%r5),%r28
	extrs %r28,31,8,%r28
	comb,= %r7,%r28,.L9
	copy %r3,%r28
.L4:
	ldo 4(%r3),%r3
	ldw 0(%r3),%r26
	comib,<> 0,%r26,.L10
	copy %r19,%r4
.L6:
	ldi 0,%r3
	copy %r3,%r28
.L9:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
	.EXIT
	.PROCEND
	.size	find_variable, .-find_variable
	.section	.text.getenv,"ax",@progbits
	.align 4
.globl getenv
	.type	getenv, @function
getenv:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl strlen,%r2
	stw %r19,-32(%r30)
	copy %r3,%r26
	copy %r4,%r19
	copy %r28,%r3
	bl find_variable,%r2
	copy %r28,%r25
	movb,= %r28,%r28,.L11
	ldo 1(%r3),%r3
	ldw 0(%r28),%r28
	addl %r28,%r3,%r28
.L11:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	getenv, .-getenv
	.section	.text.putenv,"ax",@progbits
	.align 4
.globl putenv
	.type	putenv, @function
putenv:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldi 61,%r25
	stwm %r8,128(%r30)
	stw %r5,-116(%r30)
	copy %r26,%r5
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	stw %r7,-124(%r30)
	stw %r6,-120(%r30)
	stw %r3,-108(%r30)
	bl strchr,%r2
	copy %r19,%r4
	movb,= %r28,%r28,.L21
	copy %r4,%r19
	copy %r19,%r4
	sub %r28,%r5,%r25
	bl find_variable,%r2
	copy %r5,%r26
	movb,= %r28,%r28,.L21
	copy %r4,%r19
	stw %r5,0(%r28)
.L22:
	ldi 0,%r28
.L16:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L21:
	addil LT'environ,%r19
	ldw RT'environ(%r1),%r7
	ldw 0(%r7),%r20
	comib,=,n 0,%r20,.L25
	ldw 0(%r20),%r28
	ldi 0,%r3
	comb,= %r3,%r28,.L33
	ldo 2(%r3),%r25
	ldo 1(%r3),%r3
.L34:
	ldwx,s %r3(%r20),%r28
	comib,<>,n 0,%r28,.L34
	ldo 1(%r3),%r3
	ldo 2(%r3),%r25
.L33:
	zdep %r25,29,30,%r25
.L18:
	addil LT'own_environment,%r19
	copy %r19,%r4
	ldw RT'own_environment(%r1),%r8
	bl realloc,%r2
	ldw 0(%r8),%r26
	movb,= %r28,%r6,.L27
	copy %r4,%r19
	ldw 0(%r7),%r25
	ldw 0(%r8),%r28
	comb,= %r28,%r25,.L24
	zdep %r3,29,30,%r3
	copy %r3,%r24
	bl memcpy,%r2
	copy %r6,%r26
.L24:
	addl %r6,%r3,%r3
	stw %r5,0(%r3)
	stw %r0,4(%r3)
	stw %r6,0(%r8)
	b .L22
	stw %r6,0(%r7)
.L25:
	ldi 8,%r25
	b .L18
	copy %r20,%r3
.L27:
	b .L16
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	putenv, .-putenv
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"="
	.section	.text.setenv,"ax",@progbits
	.align 4
.globl setenv
	.type	setenv, @function
setenv:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r26,%r6
	stw %r5,-60(%r30)
	copy %r25,%r5
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	movb,<> %r24,%r3,.L39
	stw %r19,-32(%r30)
	bl getenv,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r20
	comib,= 0,%r20,.L39
	copy %r3,%r28
.L35:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L39:
	copy %r19,%r4
	bl strlen,%r2
	copy %r6,%r26
	copy %r4,%r19
	copy %r5,%r26
	copy %r19,%r4
	bl strlen,%r2
	copy %r28,%r3
	copy %r4,%r19
	addl %r3,%r28,%r26
	copy %r19,%r4
	bl malloc,%r2
	ldo 2(%r26),%r26
	movb,= %r28,%r26,.L43
	copy %r4,%r19
	copy %r6,%r25
	bl strcpy,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r25
	copy %r19,%r4
	bl strcat,%r2
	copy %r28,%r26
	copy %r5,%r25
	copy %r4,%r19
	copy %r28,%r26
	bl strcat,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl putenv,%r2
	copy %r28,%r26
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L43:
	b .L35
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	setenv, .-setenv
	.section	.text.unsetenv,"ax",@progbits
	.align 4
.globl unsetenv
	.type	unsetenv, @function
unsetenv:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl strlen,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r25
	bl find_variable,%r2
	copy %r3,%r26
	movb,=,n %r28,%r28,.L49
	ldw 0(%r28),%r20
	comiclr,<> 0,%r20,%r0
	b,n .L49
.L46:
	ldw 4(%r28),%r20
	stw %r20,0(%r28)
	comib,<> 0,%r20,.L46
	ldo 4(%r28),%r28
.L49:
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	unsetenv, .-unsetenv
	.section	.text.abs,"ax",@progbits
	.align 4
.globl abs
	.type	abs, @function
abs:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	or,>= %r0,%r26,%r28
	subi 0,%r28,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	abs, .-abs
	.section	.text.labs,"ax",@progbits
	.align 4
.globl labs
	.type	labs, @function
labs:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	or,>= %r0,%r26,%r28
	subi 0,%r28,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	labs, .-labs
	.section	.text.srand,"ax",@progbits
	.align 4
.globl srand
	.type	srand, @function
srand:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'seed,%r19
	ldw RT'seed(%r1),%r28
	stw %r26,4(%r28)
	bv %r0(%r2)
	stw %r0,0(%r28)
	.EXIT
	.PROCEND
	.size	srand, .-srand
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.word	0
	.word	1284865837
	.align 8
.LC2:
	.word	0
	.word	1481765933
	.section	.text.rand,"ax",@progbits
	.align 4
.globl rand
	.type	rand, @function
rand:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'seed,%r19
	ldw RT'seed(%r1),%r20
	fldws 4(%r20),%fr22L
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r1
	fldds 0(%r1),%fr23
	xmpyu %fr22L,%fr23R,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r1
	fldds 0(%r1),%fr23
	xmpyu %fr22L,%fr23R,%fr23
	ldw 0(%r20),%r21
	addil LT'.LC1,%r19
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldw RT'.LC1(%r1),%r1
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	addl %r22,%r29,%r21
	copy %r24,%r29
	addl %r23,%r21,%r28
	ldil L'4150755663,%r22
	ldil L'335903614,%r21
	ldo R'335903614(%r21),%r21
	ldo R'4150755663(%r22),%r22
	add %r22,%r29,%r29
	addc %r21,%r28,%r28
	stw %r28,0(%r20)
	stw %r29,4(%r20)
	bv %r0(%r2)
	extru %r28,16+15-1,15,%r28
	.EXIT
	.PROCEND
	.size	rand, .-rand
	.section	.rodata.cst8
	.align 8
.LC3:
	.word	0
	.word	1103515245
	.section	.text.rand_r,"ax",@progbits
	.align 4
.globl rand_r
	.type	rand_r, @function
rand_r:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r28
	addil LT'.LC3,%r19
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC3(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldo 4154(%r29),%r28
	ldo 8191(%r28),%r28
	stw %r28,0(%r26)
	bv %r0(%r2)
	extru %r28,1+15-1,15,%r28
	.EXIT
	.PROCEND
	.size	rand_r, .-rand_r
	.section	.text.imaxabs,"ax",@progbits
	.align 4
.globl imaxabs
	.type	imaxabs, @function
imaxabs:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	extrs %r25,0,1,%r29
	xor %r29,%r25,%r21
	xor %r26,%r29,%r22
	copy %r29,%r28
	sub %r22,%r29,%r29
	subb %r21,%r28,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	imaxabs, .-imaxabs
	.section	.text.srandom,"ax",@progbits
	.align 4
.globl srandom
	.type	srandom, @function
srandom:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'seed,%r19
	ldw RT'seed(%r1),%r28
	stw %r26,4(%r28)
	bv %r0(%r2)
	stw %r0,0(%r28)
	.EXIT
	.PROCEND
	.size	srandom, .-srandom
	.section	.rodata.cst8
	.align 8
.LC4:
	.word	0
	.word	1284865837
	.align 8
.LC5:
	.word	0
	.word	1481765933
	.section	.text.random,"ax",@progbits
	.align 4
.globl random
	.type	random, @function
random:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'seed,%r19
	ldw RT'seed(%r1),%r20
	fldws 4(%r20),%fr22L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r1
	fldds 0(%r1),%fr23
	xmpyu %fr22L,%fr23R,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r1
	fldds 0(%r1),%fr23
	xmpyu %fr22L,%fr23R,%fr23
	ldw 0(%r20),%r21
	addil LT'.LC4,%r19
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldw RT'.LC4(%r1),%r1
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	addl %r22,%r29,%r21
	copy %r24,%r29
	addl %r23,%r21,%r28
	ldil L'4150755663,%r22
	ldil L'335903614,%r21
	ldo R'335903614(%r21),%r21
	ldo R'4150755663(%r22),%r22
	add %r22,%r29,%r29
	addc %r21,%r28,%r28
	stw %r28,0(%r20)
	stw %r29,4(%r20)
	bv %r0(%r2)
	extru %r28,30,31,%r28
	.EXIT
	.PROCEND
	.size	random, .-random
	.section	.text.insque,"ax",@progbits
	.align 4
.globl insque
	.type	insque, @function
insque:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,=,n %r25,%r25,.L68
	ldw 0(%r25),%r28
	stw %r25,4(%r26)
	comib,= 0,%r28,.L64
	stw %r28,0(%r26)
	stw %r26,4(%r28)
.L64:
	bv %r0(%r2)
	stw %r26,0(%r25)
.L68:
	stw %r25,0(%r26)
	bv %r0(%r2)
	stw %r25,4(%r26)
	.EXIT
	.PROCEND
	.size	insque, .-insque
	.section	.text.remque,"ax",@progbits
	.align 4
.globl remque
	.type	remque, @function
remque:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r28
	comib,=,n 0,%r28,.L70
	ldw 4(%r26),%r20
	stw %r20,4(%r28)
.L70:
	ldw 4(%r26),%r20
	comiclr,= 0,%r20,%r0
	stw %r28,0(%r20)
.L69:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	remque, .-remque
	.section	.text.lfind,"ax",@progbits
	.align 4
.globl lfind
	.type	lfind, @function
lfind:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldw 0(%r24),%r28
	stwm %r9,128(%r30)
	ldw -180(%r30),%r9
	stw %r8,-124(%r30)
	copy %r23,%r8
	stw %r7,-120(%r30)
	copy %r26,%r7
	stw %r6,-116(%r30)
	copy %r24,%r6
	stw %r3,-104(%r30)
	copy %r25,%r3
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	comib,= 0,%r28,.L79
	stw %r19,-32(%r30)
	b .L81
	ldi 0,%r5
.L87:
	ldw 0(%r6),%r28
	comb,>>= %r5,%r28,.L79
	addl %r3,%r8,%r3
.L81:
	copy %r19,%r4
	copy %r3,%r25
	copy %r7,%r26
	copy %r9,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
	comib,<> 0,%r28,.L87
	ldo 1(%r5),%r5
	b .L78
	copy %r3,%r28
.L79:
	ldi 0,%r28
.L78:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r9
	.EXIT
	.PROCEND
	.size	lfind, .-lfind
	.section	.text.lsearch,"ax",@progbits
	.align 4
.globl lsearch
	.type	lsearch, @function
lsearch:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	ldw -180(%r30),%r20
	copy %r26,%r7
	stw %r6,-124(%r30)
	copy %r25,%r6
	stw %r5,-120(%r30)
	copy %r24,%r5
	stw %r4,-116(%r30)
	copy %r19,%r4
	stw %r3,-112(%r30)
	copy %r23,%r3
	stw %r19,-32(%r30)
	bl lfind,%r2
	stw %r20,-52(%r30)
	movb,= %r28,%r28,.L90
	copy %r4,%r19
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L90:
	ldw 0(%r5),%r28
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr22L
	copy %r3,%r24
	copy %r7,%r25
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22R
	xmpyu %fr22R,%fr22L,%fr22
	ldo 1(%r28),%r28
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	addl %r6,%r22,%r26
	bl memcpy,%r2
	stw %r28,0(%r5)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
	.EXIT
	.PROCEND
	.size	lsearch, .-lsearch
	.section	.text.atexit,"ax",@progbits
	.align 4
.globl atexit
	.type	atexit, @function
atexit:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'at_exit_count,%r19
	ldi 64,%r21
	ldw RT'at_exit_count(%r1),%r28
	ldw 0(%r28),%r20
	comb,= %r21,%r20,.L93
	ldo 1(%r20),%r21
	addil LT'at_exit,%r19
	stw %r21,0(%r28)
	ldw RT'at_exit(%r1),%r21
	ldi 0,%r28
	sh2addl %r20,%r21,%r20 
	bv %r0(%r2)
	stw %r26,0(%r20)
.L93:
	bv %r0(%r2)
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	atexit, .-atexit
	.section	.text._exit,"ax",@progbits
	.align 4
.globl _exit
	.type	_exit, @function
_exit:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	ldi 1,%r5
	stw %r3,-56(%r30)
	copy %r26,%r3
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
.L95:
	copy %r19,%r4
	copy %r3,%r25
	bl hpux_call,%r2
	copy %r5,%r26
	b .L95
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	_exit, .-_exit
	.section	.text.exit,"ax",@progbits
	.align 4
.globl exit
	.type	exit, @function
exit:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'at_exit_count,%r19
	stwm %r6,64(%r30)
	stw %r3,-52(%r30)
	ldw RT'at_exit_count(%r1),%r3
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r3),%r28
	comib,= 0,%r28,.L97
	copy %r26,%r6
	addil LT'at_exit,%r19
	ldw RT'at_exit(%r1),%r5
.L98:
	ldo -1(%r28),%r28
	copy %r19,%r4
	stw %r28,0(%r3)
	ldwx,s %r28(%r5),%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw 0(%r3),%r28
	comib,<> 0,%r28,.L98
	copy %r4,%r19
.L97:
	bl library_finish,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 0,%r26
	bl fflush,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl _exit,%r2
	copy %r6,%r26
	nop
	.EXIT
	.PROCEND
	.size	exit, .-exit
	.section	.text.___exit,"ax",@progbits
	.align 4
.globl ___exit
	.type	___exit, @function
___exit:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl _exit,%r2
	stw %r19,-32(%r30)
	nop
	.EXIT
	.PROCEND
	.size	___exit, .-___exit
	.section	.text.abort,"ax",@progbits
	.align 4
.globl abort
	.type	abort, @function
abort:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	bl getpid,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r26
	copy %r19,%r4
	bl kill,%r2
	ldi 6,%r25
	copy %r4,%r19
	bl _exit,%r2
	ldi 127,%r26
	nop
	.EXIT
	.PROCEND
	.size	abort, .-abort
	.section	.text.raise,"ax",@progbits
	.align 4
.globl raise
	.type	raise, @function
raise:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl getpid,%r2
	stw %r19,-32(%r30)
	copy %r3,%r25
	copy %r4,%r19
	bl kill,%r2
	copy %r28,%r26
	ldw -60(%r30),%r3
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	raise, .-raise
	.section	.rodata.str1.4
	.align 4
.LC6:
	.stringz	"C"
	.align 4
.LC7:
	.stringz	"POSIX"
	.section	.text.setlocale,"ax",@progbits
	.align 4
.globl setlocale
	.type	setlocale, @function
setlocale:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	stw %r4,-60(%r30)
	stw %r3,-56(%r30)
	movb,= %r25,%r3,.L119
	stw %r19,-32(%r30)
	ldb 0(%r3),%r28
	comib,<> 0,%r28,.L108
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r5
.L107:
	copy %r5,%r28
.L106:
.L120:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L108:
	ldw RT'.LC6(%r1),%r5
	copy %r19,%r4
	copy %r3,%r26
	bl strcmp,%r2
	copy %r5,%r25
	comib,= 0,%r28,.L107
	copy %r4,%r19
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r25
	bl strcmp,%r2
	copy %r3,%r26
	comib,=,n 0,%r28,.L120
	copy %r5,%r28
	b .L106
	ldi 0,%r28
.L119:
	addil LT'.LC6,%r19
	b .L107
	ldw RT'.LC6(%r1),%r5
	.EXIT
	.PROCEND
	.size	setlocale, .-setlocale
	.section	.text.localeconv,"ax",@progbits
	.align 4
.globl localeconv
	.type	localeconv, @function
localeconv:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'c.1,%r19
	bv %r0(%r2)
	ldw RT'c.1(%r1),%r28
	.EXIT
	.PROCEND
	.size	localeconv, .-localeconv
	.section	.rodata.str1.4
	.align 4
.LC8:
	.stringz	""
	.section	.text.nl_langinfo,"ax",@progbits
	.align 4
.globl nl_langinfo
	.type	nl_langinfo, @function
nl_langinfo:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'.LC8,%r19
	bv %r0(%r2)
	ldw RT'.LC8(%r1),%r28
	.EXIT
	.PROCEND
	.size	nl_langinfo, .-nl_langinfo
	.section	.rodata.str1.4
	.align 4
.LC9:
	.stringz	"%.150s: %s -- %c\n"
	.align 4
.LC10:
	.stringz	"option requires an argument"
	.align 4
.LC11:
	.stringz	"illegal option"
	.section	.text.getopt,"ax",@progbits
	.align 4
.globl getopt
	.type	getopt, @function
getopt:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'optind,%r19
	ldo 384(%r30),%r30
	stw %r9,-112(%r30)
	ldw RT'optind(%r1),%r9
	addil LT'within.0,%r19
	stw %r8,-108(%r30)
	copy %r25,%r8
	stw %r7,-104(%r30)
	copy %r24,%r7
	stw %r6,-100(%r30)
	ldw RT'within.0(%r1),%r6
	stw %r5,-96(%r30)
	copy %r26,%r5
	stw %r11,-120(%r30)
	stw %r10,-116(%r30)
	stw %r4,-92(%r30)
	stw %r3,-88(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r9),%r20
	comb,> %r26,%r20,.L124
	ldw 0(%r6),%r28
	comib,=,n 0,%r28,.L125
	ldo 1(%r28),%r21
	ldi 0,%r3
.L128:
	ldbx %r3(%r28),%r25
	addil LT'optopt,%r19
	stw %r21,0(%r6)
	ldi 58,%r11
	ldw RT'optopt(%r1),%r10
	comb,<> %r11,%r25,.L130
	stw %r25,0(%r10)
.L176:
	ldbx %r3(%r21),%r28
	extrs %r28,31,8,%r28
	comib,<> 0,%r28,.L132
	ldo 1(%r20),%r20
	stw %r28,0(%r6)
	stw %r20,0(%r9)
.L132:
	ldb 0(%r7),%r28
.L180:
	ldi 58,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L142
	addil LT'opterr,%r19
	ldw RT'opterr(%r1),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L174
	ldw 0(%r8),%r23
.L142:
	b .L123
	ldi 63,%r28
.L124:
	ldwx,s %r20(%r25),%r3
	comib,<> 0,%r28,.L128
	ldo 1(%r28),%r21
	comib,=,n 0,%r3,.L125
	ldb 0(%r3),%r28
	ldi 45,%r21
	extrs %r28,31,8,%r28
	comb,<>,n %r21,%r28,.L125
	ldb 1(%r3),%r21
	extrs %r21,31,8,%r21
	comiclr,<> 0,%r21,%r0
	b,n .L125
	comb,= %r28,%r21,.L175
	ldi 1,%r28
	ldi 2,%r21
	ldbx %r3(%r28),%r25
	stw %r21,0(%r6)
	addil LT'optopt,%r19
	ldw RT'optopt(%r1),%r10
	ldi 58,%r11
	comb,= %r11,%r25,.L176
	stw %r25,0(%r10)
.L130:
	copy %r19,%r4
	bl strchr,%r2
	copy %r7,%r26
	ldw 0(%r6),%r21
	copy %r4,%r19
	ldbx %r3(%r21),%r20
	extrs %r20,31,8,%r20
	comib,= 0,%r20,.L133
	addl %r3,%r21,%r3
	comib,=,n 0,%r28,.L180
	ldb 0(%r7),%r28
	ldb 1(%r28),%r20
	extrs %r20,31,8,%r20
	comclr,<> %r11,%r20,%r0
	b,n .L177
.L134:
	ldw 0(%r10),%r28
.L123:
.L181:
	ldw -404(%r30),%r2
	ldw -120(%r30),%r11
	ldw -116(%r30),%r10
	ldw -112(%r30),%r9
	ldw -108(%r30),%r8
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L133:
	ldw 0(%r9),%r21
	stw %r20,0(%r6)
	ldo 1(%r21),%r20
	comib,= 0,%r28,.L132
	stw %r20,0(%r9)
.L135:
	ldb 1(%r28),%r28
	ldi 58,%r20
	extrs %r28,31,8,%r28
	comb,<>,n %r20,%r28,.L181
	ldw 0(%r10),%r28
	ldb 0(%r3),%r28
	extrs %r28,31,8,%r28
	comib,<> 0,%r28,.L178
	addil LT'optarg,%r19
	ldw 0(%r9),%r20
	comb,> %r5,%r20,.L139
	ldo 1(%r20),%r21
	addil LT'optarg,%r19
	ldw RT'optarg(%r1),%r20
	stw %r28,0(%r20)
	ldb 0(%r7),%r28
.L179:
	ldi 58,%r20
	extrs %r28,31,8,%r28
	comb,= %r20,%r28,.L123
	addil LT'opterr,%r19
	ldw RT'opterr(%r1),%r28
	ldw 0(%r28),%r28
	comib,= 0,%r28,.L142
	ldw 0(%r8),%r23
	ldw 0(%r10),%r20
	addil LT'.LC10,%r19
	stw %r20,-56(%r30)
	copy %r1,%r28
	addil LT'.LC9,%r19
	b .L172
	ldw RT'.LC10(%r28),%r20
.L177:
	ldw 0(%r9),%r20
	stw %r0,0(%r6)
	ldo 1(%r20),%r20
	b .L135
	stw %r20,0(%r9)
.L178:
	ldw RT'optarg(%r1),%r28
	b .L134
	stw %r3,0(%r28)
.L174:
	ldw 0(%r10),%r20
	addil LT'.LC11,%r19
	stw %r20,-56(%r30)
	copy %r1,%r28
	addil LT'.LC9,%r19
	ldw RT'.LC11(%r28),%r20
.L172:
	ldw RT'.LC9(%r1),%r24
	ldo -376(%r30),%r3
	stw %r20,-52(%r30)
	copy %r3,%r26
	ldi 256,%r25
	bl snprintf,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r24
	copy %r3,%r25
	bl write,%r2
	ldi 2,%r26
	b .L123
	ldi 63,%r28
.L175:
	ldb 2(%r3),%r22
	comib,<> 0,%r22,.L128
	ldi 2,%r21
	addl %r20,%r28,%r20
	stw %r20,0(%r9)
.L125:
	b .L123
	ldi -1,%r28
.L139:
	ldwx,s %r20(%r8),%r28
	addil LT'optarg,%r19
	stw %r21,0(%r9)
	ldw RT'optarg(%r1),%r20
	comib,<> 0,%r28,.L134
	stw %r28,0(%r20)
	b .L179
	ldb 0(%r7),%r28
	.EXIT
	.PROCEND
	.size	getopt, .-getopt
	.local	within.0
	.comm	within.0,4,4
	.section	.rodata.str1.4
	.align 4
.LC12:
	.stringz	"."
	.section	.data.rel.local,"aw"
	.align 4
	.type	c.1, @object
	.size	c.1, 48
c.1:
	.word	.LC12
	.word	.LC8
	.word	.LC8
	.word	.LC8
	.word	.LC8
	.word	.LC8
	.word	.LC8
	.word	.LC8
	.word	.LC8
	.word	.LC8
	.ascii	"\177\177\177\177\177\177\177\177"
	.comm	optopt,4,4
.globl opterr
	.data
	.align 4
	.type	opterr, @object
	.size	opterr, 4
opterr:
	.word	1
.globl optind
	.align 4
	.type	optind, @object
	.size	optind, 4
optind:
	.word	1
	.comm	optarg,4,4
	.local	at_exit_count
	.comm	at_exit_count,4,4
	.local	at_exit
	.comm	at_exit,256,4
	.align 8
	.type	seed, @object
	.size	seed, 8
seed:
	.word	0
	.word	1
	.local	own_environment
	.comm	own_environment,4,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
