; 74869a5390baf97a8c9854141b1dc87a emu/guest/libc/hpux/ptys.c
	.LEVEL 1.1
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"/dev/ptmx"
	.section	.text.posix_openpt,"ax",@progbits
	.align 4
.globl posix_openpt
	.type	posix_openpt, @function
posix_openpt:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'.LC0,%r19
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldw RT'.LC0(%r1),%r26
	stwm %r4,64(%r30)
	bl open,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	posix_openpt, .-posix_openpt
	.section	.text.grantpt,"ax",@progbits
	.align 4
.globl grantpt
	.type	grantpt, @function
grantpt:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1074020352,%r25
	ldo 64(%r30),%r30
	ldo 5168(%r25),%r25
	stw %r4,-52(%r30)
	ldo -56(%r30),%r24
	stw %r19,-32(%r30)
	bl ioctl,%r2
	copy %r19,%r4
	comib,<> 0,%r28,.L4
	copy %r4,%r19
	ldw -56(%r30),%r28
	extrs %r28,0,1,%r28
.L3:
	ldw -84(%r30),%r2
	ldw -52(%r30),%r4
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L4:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r28
	comib,<> 9,%r28,.L6
	copy %r4,%r19
	b .L3
	ldi -1,%r28
.L6:
	bl __errno,%r2
	nop
	ldi 22,%r20
	stw %r20,0(%r28)
	b .L3
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	grantpt, .-grantpt
	.section	.text.unlockpt,"ax",@progbits
	.align 4
.globl unlockpt
	.type	unlockpt, @function
unlockpt:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1074020352,%r25
	ldo 128(%r30),%r30
	ldo 5168(%r25),%r25
	stw %r4,-112(%r30)
	ldo -120(%r30),%r24
	stw %r3,-108(%r30)
	copy %r19,%r4
	copy %r26,%r3
	stw %r19,-32(%r30)
	bl ioctl,%r2
	stw %r0,-116(%r30)
	comib,<> 0,%r28,.L9
	copy %r4,%r19
	ldw -120(%r30),%r28
	comib,> 0,%r28,.L13
	ldil L'-2147205120,%r25
	ldo -116(%r30),%r24
	ldo 5169(%r25),%r25
	bl ioctl,%r2
	copy %r3,%r26
.L8:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L9:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r28
	comib,= 9,%r28,.L13
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 22,%r20
	stw %r20,0(%r28)
.L13:
	b .L8
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	unlockpt, .-unlockpt
	.section	.rodata.str1.4
	.align 4
.LC1:
	.stringz	"/dev/pts/%d"
	.section	.text.ptsname_r,"ax",@progbits
	.align 4
.globl ptsname_r
	.type	ptsname_r, @function
ptsname_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-116(%r30)
	copy %r25,%r6
	ldil L'1074020352,%r25
	stw %r5,-112(%r30)
	ldo 5168(%r25),%r25
	copy %r24,%r5
	stw %r4,-108(%r30)
	ldo -120(%r30),%r24
	stw %r19,-32(%r30)
	stw %r3,-104(%r30)
	bl ioctl,%r2
	copy %r19,%r4
	movb,<> %r28,%r3,.L18
	copy %r4,%r19
	ldw -120(%r30),%r23
	comib,> 0,%r23,.L19
	addil LT'.LC1,%r19
	copy %r19,%r4
	ldw RT'.LC1(%r1),%r24
	comclr,< %r5,%r0,%r25
	copy %r5,%r25
	bl snprintf,%r2
	copy %r6,%r26
	comb,<= %r5,%r28,.L27
	copy %r4,%r19
.L17:
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L18:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r28
	comib,= 9,%r28,.L19
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 22,%r20
	stw %r20,0(%r28)
.L19:
	b .L17
	ldi -1,%r3
.L27:
	bl __errno,%r2
	ldi -1,%r3
	ldi 34,%r20
	b .L17
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	ptsname_r, .-ptsname_r
	.section	.text.ptsname,"ax",@progbits
	.align 4
.globl ptsname
	.type	ptsname, @function
ptsname:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	addil LT'own.1,%r19
	stw %r2,-20(%r30)
	ldi 24,%r24
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	ldw RT'own.1(%r1),%r3
	copy %r3,%r25
	bl ptsname_r,%r2
	stw %r19,-32(%r30)
	comiclr,= 0,%r28,%r0
	ldi 0,%r3
	ldw -84(%r30),%r2
	copy %r3,%r28
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	ptsname, .-ptsname
	.section	.text.tcgetsid,"ax",@progbits
	.align 4
.globl tcgetsid
	.type	tcgetsid, @function
tcgetsid:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1074020352,%r25
	ldo 64(%r30),%r30
	ldo 5140(%r25),%r25
	stw %r4,-52(%r30)
	ldo -56(%r30),%r24
	bl ioctl,%r2
	stw %r19,-32(%r30)
	comib,<>,n 0,%r28,.L33
	ldw -56(%r30),%r28
.L31:
	ldw -84(%r30),%r2
	ldw -52(%r30),%r4
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L33:
	b .L31
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	tcgetsid, .-tcgetsid
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	"/dev/pts"
	.align 4
.LC3:
	.stringz	"/dev/pts/"
	.align 4
.LC4:
	.stringz	"/dev/tty"
	.section	.text.ttyname,"ax",@progbits
	.align 4
.globl ttyname
	.type	ttyname, @function
ttyname:
	.PROC
	.CALLINFO FRAME=640,CALLS,SAVE_RP,ENTRY_GR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 640(%r30),%r30
	stw %r4,-64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	stw %r12,-96(%r30)
	stw %r11,-92(%r30)
	stw %r10,-88(%r30)
	stw %r9,-84(%r30)
	stw %r8,-80(%r30)
	stw %r7,-76(%r30)
	stw %r6,-72(%r30)
	stw %r5,-68(%r30)
	bl isatty,%r2
	copy %r26,%r3
	comib,= 0,%r28,.L37
	copy %r4,%r19
	copy %r19,%r4
	ldo -364(%r30),%r7
	copy %r3,%r26
	bl fstat,%r2
	copy %r7,%r25
	movb,<> %r28,%r3,.L37
	copy %r4,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r26
	bl opendir,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC3,%r19
	ldo -632(%r30),%r12
	copy %r1,%r11
	copy %r28,%r5
	addil LT'own.0,%r19
	comiclr,= 0,%r28,%r8
	ldi 1,%r8
	copy %r1,%r10
	copy %r3,%r9
.L38:
	comiclr,= 0,%r3,%r0
	b,n .L41
.L62:
	comiclr,<> 0,%r8,%r0
	b,n .L41
.L39:
	copy %r19,%r4
	bl readdir,%r2
	copy %r5,%r26
	movb,= %r28,%r3,.L61
	copy %r4,%r19
	copy %r19,%r4
	bl isdigit,%r2
	ldb 8(%r3),%r26
	comib,= 0,%r28,.L39
	copy %r4,%r19
	ldw RT'own.0(%r10),%r6
	copy %r19,%r4
	ldw RT'.LC3(%r11),%r25
	bl strcpy,%r2
	copy %r6,%r26
	copy %r4,%r19
	ldo 8(%r3),%r25
	copy %r19,%r4
	bl strcat,%r2
	copy %r28,%r26
	copy %r4,%r19
	copy %r12,%r25
	copy %r19,%r4
	bl stat,%r2
	copy %r6,%r26
	copy %r4,%r19
	comib,<> 0,%r28,.L38
	copy %r9,%r3
	ldw -632(%r30),%r20
	ldw 0(%r7),%r28
	comb,<> %r28,%r20,.L38
	ldw -628(%r30),%r20
	ldw 4(%r7),%r28
	ldi 0,%r3
	comclr,<> %r28,%r20,%r0
	copy %r6,%r3
	comib,= 0,%r3,.L62
	nop
.L41:
	comib,<> 0,%r5,.L63
	copy %r19,%r4
	comib,<> 0,%r3,.L65
	copy %r3,%r28
	b .L64
	addil LT'.LC4,%r19
.L37:
	ldi 0,%r3
.L34:
	copy %r3,%r28
.L65:
	ldw -660(%r30),%r2
	ldw -96(%r30),%r12
	ldw -92(%r30),%r11
	ldw -88(%r30),%r10
	ldw -84(%r30),%r9
	ldw -80(%r30),%r8
	ldw -76(%r30),%r7
	ldw -72(%r30),%r6
	ldw -68(%r30),%r5
	ldw -64(%r30),%r4
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldo -640(%r30),%r30
.L61:
	copy %r19,%r4
	bl closedir,%r2
	copy %r5,%r26
	copy %r4,%r19
	addil LT'.LC4,%r19
.L64:
	copy %r1,%r28
	addil LT'own.0,%r19
	ldw RT'own.0(%r1),%r26
	bl strcpy,%r2
	ldw RT'.LC4(%r28),%r25
	b .L34
	copy %r28,%r3
.L63:
	bl closedir,%r2
	copy %r5,%r26
	comib,<> 0,%r3,.L34
	copy %r4,%r19
	b .L64
	addil LT'.LC4,%r19
	.EXIT
	.PROCEND
	.size	ttyname, .-ttyname
	.local	own.0
	.comm	own.0,266,4
	.local	own.1
	.comm	own.1,24,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
