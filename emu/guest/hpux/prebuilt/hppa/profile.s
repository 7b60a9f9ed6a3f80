; 08f3d6c7e8a205b7f0f30993840f7c6e emu/guest/libc/hpux/profile.c
	.LEVEL 1.1
	.text
	.section	.text.write_file,"ax",@progbits
	.align 4
	.type	write_file, @function
write_file:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r28
	stw %r28,-112(%r30)
	ldw -184(%r30),%r28
	stw %r28,-120(%r30)
	ldw -188(%r30),%r28
	stw %r8,-108(%r30)
	copy %r23,%r8
	stw %r7,-104(%r30)
	copy %r25,%r7
	ldi 769,%r25
	stw %r6,-100(%r30)
	copy %r26,%r6
	stw %r5,-96(%r30)
	copy %r24,%r5
	ldi 438,%r24
	stw %r4,-92(%r30)
	copy %r19,%r4
	stw %r19,-32(%r30)
	stw %r3,-88(%r30)
	bl open,%r2
	stw %r28,-116(%r30)
	movb,< %r28,%r3,.L4
	copy %r4,%r19
	copy %r19,%r4
	copy %r5,%r24
	copy %r7,%r25
	bl write,%r2
	copy %r3,%r26
	comb,= %r5,%r28,.L6
	copy %r4,%r19
.L4:
	copy %r19,%r4
	bl perror,%r2
	copy %r6,%r26
	copy %r4,%r19
.L3:
	bl close,%r2
	copy %r3,%r26
	ldw -108(%r30),%r8
	ldw -104(%r30),%r7
	ldw -148(%r30),%r2
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L6:
	copy %r19,%r4
	ldw -112(%r30),%r24
	copy %r8,%r25
	bl write,%r2
	copy %r3,%r26
	ldw -112(%r30),%r20
	comb,<> %r20,%r28,.L4
	copy %r4,%r19
	copy %r19,%r4
	ldw -116(%r30),%r24
	ldw -120(%r30),%r25
	bl write,%r2
	copy %r3,%r26
	ldw -116(%r30),%r20
	comb,<> %r20,%r28,.L4
	copy %r4,%r19
	b,n .L3
	.EXIT
	.PROCEND
	.size	write_file, .-write_file
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"mon.out"
.globl __udivdi3
.globl __divdi3
	.section	.text.monitor,"ax",@progbits
	.align 4
.globl monitor
	.type	monitor, @function
monitor:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r20
	stwm %r9,128(%r30)
	stw %r7,-120(%r30)
	ldw -180(%r30),%r7
	stw %r8,-124(%r30)
	stw %r6,-116(%r30)
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r3,-104(%r30)
	movb,= %r26,%r5,.L34
	stw %r19,-32(%r30)
	zdep %r23,30,31,%r24
	addil LT'profile,%r19
	ldw RT'profile(%r1),%r3
	zdep %r7,28,29,%r6
	ldo 12(%r6),%r6
	comb,>>= %r6,%r24,.L7
	stw %r24,4(%r3)
	bb,>= %r5,30,.L14
	copy %r5,%r28
	depi 0,31,2,%r28
	ldw 0(%r28),%r28
.L14:
	bb,>= %r25,30,.L15
	stw %r28,8(%r3)
	depi 0,31,2,%r25
	ldw 0(%r25),%r25
.L15:
	stw %r25,12(%r3)
	addl %r20,%r6,%r9
	copy %r19,%r4
	ldi 0,%r25
	bl memset,%r2
	copy %r20,%r26
	ldw 8(%r3),%r8
	ldw 4(%r3),%r5
	ldw 12(%r3),%r24
	sub %r5,%r6,%r5
	stw %r24,4(%r28)
	copy %r4,%r19
	stw %r28,0(%r3)
	sub %r24,%r8,%r24
	stw %r8,0(%r28)
	stw %r7,8(%r28)
	copy %r5,%r28
	depi 0,31,1,%r28
	stw %r7,16(%r3)
	stw %r9,20(%r3)
	comb,>>= %r28,%r24,.L17
	stw %r5,24(%r3)
	ldi 0,%r23
	copy %r19,%r4
	extru %r5,30,31,%r26
	extru %r5,15,16,%r25
	bl __udivdi3,%r2
	zdep %r26,14,15,%r26
	copy %r4,%r19
	copy %r29,%r23
.L16:
	copy %r8,%r24
	copy %r5,%r25
	bl profil,%r2
	copy %r9,%r26
.L7:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r9
.L17:
	b .L16
	ldil L'65536,%r23
.L34:
	copy %r19,%r4
	copy %r5,%r23
	copy %r5,%r24
	bl profil,%r2
	copy %r5,%r25
	copy %r4,%r19
	addil LT'profile,%r19
	ldw RT'profile(%r1),%r3
	ldw 0(%r3),%r22
	comib,=,n 0,%r22,.L9
	ldw 16(%r3),%r24
	comib,= 0,%r24,.L10
	ldo 12(%r22),%r26
	sh3addl %r24,%r22,%r22 
	copy %r26,%r20
	ldo 12(%r22),%r22
	copy %r5,%r28
	ldw 4(%r20),%r21
.L35:
	comib,=,n 0,%r21,.L11
	ldw 0(%r20),%r31
	sh3addl %r28,%r26,%r21 
	ldo 1(%r28),%r28
	stw %r31,0(%r21)
	ldw 4(%r20),%r31
	stw %r31,4(%r21)
.L11:
	ldo 8(%r20),%r20
	comb,<>,n %r22,%r20,.L35
	ldw 4(%r20),%r21
	sub %r24,%r28,%r24
	sh3addl %r28,%r26,%r26 
	zdep %r24,28,29,%r24
.L10:
	ldi 0,%r25
	bl memset,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw 4(%r3),%r24
	ldw RT'.LC0(%r1),%r26
	stw %r0,-60(%r30)
	ldi 0,%r23
	stw %r0,-56(%r30)
	stw %r0,-52(%r30)
	bl write_file,%r2
	ldw 0(%r3),%r25
.L9:
	b .L7
	stw %r0,0(%r3)
	.EXIT
	.PROCEND
	.size	monitor, .-monitor
	.section	.text.moncontrol,"ax",@progbits
	.align 4
.globl moncontrol
	.type	moncontrol, @function
moncontrol:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,128(%r30)
	stw %r5,-124(%r30)
	stw %r4,-120(%r30)
	stw %r3,-116(%r30)
	comib,= 0,%r26,.L37
	stw %r19,-32(%r30)
	addil LT'profile,%r19
	ldw RT'profile(%r1),%r28
	ldw 20(%r28),%r5
	comib,=,n 0,%r5,.L37
	ldw 8(%r28),%r6
	ldw 24(%r28),%r3
	copy %r3,%r20
	depi 0,31,1,%r20
	ldw 12(%r28),%r24
	sub %r24,%r6,%r24
	comb,>>=,n %r20,%r24,.L40
	ldi 0,%r23
	copy %r19,%r4
	extru %r3,30,31,%r26
	extru %r3,15,16,%r25
	bl __udivdi3,%r2
	zdep %r26,14,15,%r26
	copy %r4,%r19
	copy %r29,%r23
.L38:
	copy %r3,%r25
	copy %r5,%r26
	bl profil,%r2
	copy %r6,%r24
	ldw -124(%r30),%r5
	ldw -120(%r30),%r4
	ldw -148(%r30),%r2
	ldw -116(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r6
.L37:
	ldi 0,%r23
	copy %r23,%r24
	copy %r23,%r25
	bl profil,%r2
	copy %r23,%r26
	ldw -124(%r30),%r5
	ldw -120(%r30),%r4
	ldw -148(%r30),%r2
	ldw -116(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r6
.L40:
	b .L38
	ldil L'65536,%r23
	.EXIT
	.PROCEND
	.size	moncontrol, .-moncontrol
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.word	0
	.word	1374389535
	.section	.text.monstartup,"ax",@progbits
	.align 4
.globl monstartup
	.type	monstartup, @function
monstartup:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	bb,>= %r26,30,.L48
	stw %r19,-32(%r30)
	depi 0,31,2,%r26
	ldw 0(%r26),%r26
.L48:
	copy %r26,%r28
	addil LT'profile,%r19
	ldw RT'profile(%r1),%r5
	depi 0,31,2,%r28
	bb,>= %r25,30,.L49
	stw %r28,8(%r5)
	depi 0,31,2,%r25
	ldw 0(%r25),%r25
.L49:
	ldo 3(%r25),%r25
	depi 0,31,2,%r25
	stw %r25,12(%r5)
	sub %r25,%r28,%r3
	ldi 1,%r26
	extru %r3,30,31,%r25
	copy %r19,%r4
	stw %r25,24(%r5)
	ldo 20(%r5),%r6
	bl calloc,%r2
	zdep %r3,30,31,%r3
	stw %r28,0(%r6)
	copy %r4,%r19
	ldi 4999,%r28
	comb,>>= %r28,%r3,.L50
	ldi 50,%r26
	addil LT'.LC1,%r19
	stws %r3,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC1(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r28,26,27,%r26
.L50:
	copy %r19,%r4
	ldi 12,%r25
	bl calloc,%r2
	stw %r26,28(%r5)
	copy %r4,%r19
	addil LT'arcs,%r19
	ldw RT'arcs(%r1),%r21
	stw %r28,0(%r21)
	ldw 0(%r6),%r20
	comib,= 0,%r20,.L65
	ldw -84(%r30),%r2
	comib,= 0,%r28,.L66
	ldw -60(%r30),%r5
	bl moncontrol,%r2
	ldi 1,%r26
	ldw -84(%r30),%r2
.L65:
	ldw -60(%r30),%r5
.L66:
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	monstartup, .-monstartup
	.section	.text.count_call,"ax",@progbits
	.align 4
.globl count_call
	.type	count_call, @function
count_call:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'profile,%r19
	copy %r26,%r24
	ldw RT'profile(%r1),%r23
	ldw 0(%r23),%r20
	comib,= 0,%r20,.L68
	copy %r25,%r2
	ldw 16(%r23),%r22
	comib,<> 0,%r22,.L92
	extru %r25,29,30,%r26
.L68:
	addil LT'arcs,%r19
	ldw RT'arcs(%r1),%r28
	ldw 0(%r28),%r22
	comib,=,n 0,%r22,.L67
	ldw 8(%r23),%r20
	ldw 12(%r23),%r28
	sub %r24,%r20,%r21
	sub %r28,%r20,%r28
	comb,<<= %r28,%r21,.L67
	extru %r24,29,30,%r20
	zdep %r20,26,27,%r28
	sub %r28,%r20,%r28
	ldo 28(%r23),%r23
	ldw 0(%r23),%r23
	extru %r2,29,30,%r26
	copy %r23,%r25
	addl %r28,%r26,%r26
	.IMPORT $$remU,MILLICODE
	bl $$remU,%r31
	nop
	comib,= 0,%r23,.L67
	ldi 0,%r20
	b .L97
	sh1addl %r29,%r29,%r28 
.L74:
.L96:
	bl $$remU,%r31
	ldo 1(%r20),%r20
	comb,= %r20,%r23,.L67
	sh1addl %r29,%r29,%r28 
.L97:
	ldo 1(%r29),%r26
	sh2addl %r28,%r22,%r21 
	ldw 8(%r21),%r31
	comib,= 0,%r31,.L77
	zdep %r28,29,30,%r28
	ldwx %r22(%r28),%r28
	comb,<> %r24,%r28,.L96
	copy %r23,%r25
	ldw 4(%r21),%r28
	comb,<> %r2,%r28,.L74
	ldo 1(%r31),%r31
	b .L98
	stw %r24,0(%r21)
.L77:
	ldi 1,%r31
	stw %r24,0(%r21)
.L98:
	stw %r2,4(%r21)
	stw %r31,8(%r21)
.L67:
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L92:
	copy %r22,%r25
	bl $$remU,%r31
	ldi 0,%r21
	b .L95
	zdep %r29,28,29,%r28
.L94:
	ldwx %r20(%r28),%r28
	comb,=,n %r28,%r2,.L93
	copy %r22,%r25
	bl $$remU,%r31
	ldo 1(%r21),%r21
	comb,= %r21,%r22,.L68
	zdep %r29,28,29,%r28
.L95:
	ldo 12(%r28),%r28
	addl %r20,%r28,%r25
	ldw 4(%r25),%r31
	comib,<> 0,%r31,.L94
	ldo 1(%r29),%r26
	ldi 1,%r31
.L69:
	stw %r2,0(%r25)
	b .L68
	stw %r31,4(%r25)
.L93:
	b .L69
	ldo 1(%r31),%r31
	.EXIT
	.PROCEND
	.size	count_call, .-count_call
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	"gmon.out"
	.section	.text._mcleanup,"ax",@progbits
	.align 4
.globl _mcleanup
	.type	_mcleanup, @function
_mcleanup:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'profile,%r19
	ldo 128(%r30),%r30
	stw %r6,-108(%r30)
	ldi 0,%r26
	ldo -112(%r30),%r6
	stw %r5,-104(%r30)
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	ldw RT'profile(%r1),%r3
	stw %r19,-32(%r30)
	ldw 12(%r3),%r28
	ldw 8(%r3),%r20
	stw %r0,0(%r6)
	stw %r20,-120(%r30)
	bl moncontrol,%r2
	stw %r28,-116(%r30)
	copy %r4,%r19
	addil LT'arcs,%r19
	ldw RT'arcs(%r1),%r5
	ldw 0(%r5),%r22
	comib,=,n 0,%r22,.L99
	ldw 28(%r3),%r20
	comib,=,n 0,%r20,.L101
	sh1addl %r20,%r20,%r20 
	copy %r22,%r28
	sh2addl %r20,%r22,%r31 
	ldi 0,%r20
	ldw 8(%r28),%r21
.L114:
	comib,=,n 0,%r21,.L102
	ldw 0(%r28),%r29
	sh1addl %r20,%r20,%r21 
	sh2addl %r21,%r22,%r21 
	stw %r29,0(%r21)
	ldw 4(%r28),%r29
	ldo 1(%r20),%r20
	stw %r29,4(%r21)
	ldw 8(%r28),%r29
	stw %r29,8(%r21)
.L102:
	ldo 12(%r28),%r28
	comb,<>,n %r31,%r28,.L114
	ldw 8(%r28),%r21
	sh1addl %r20,%r20,%r20 
	zdep %r20,29,30,%r20
.L101:
	stw %r20,-60(%r30)
	addil LT'.LC2,%r19
	ldi 12,%r24
	ldw RT'.LC2(%r1),%r26
	stw %r22,-56(%r30)
	ldw 24(%r3),%r28
	ldo 12(%r28),%r20
	ldo -120(%r30),%r25
	stw %r20,0(%r6)
	ldw 20(%r3),%r23
	bl write_file,%r2
	stw %r28,-52(%r30)
	stw %r0,0(%r5)
.L99:
	ldw -148(%r30),%r2
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_mcleanup, .-_mcleanup
	.local	arcs
	.comm	arcs,4,4
	.local	profile
	.comm	profile,32,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
