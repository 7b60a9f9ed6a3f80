; f10ad1bd0d828b08f2fd8432461612eb emu/guest/libc/time.c
	.LEVEL 1.1
	.text
	.section	.text.time,"ax",@progbits
	.align 4
.globl time
	.type	time, @function
time:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r25
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	copy %r26,%r3
	ldi 13,%r26
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	comiclr,= 0,%r3,%r0
	stw %r28,0(%r3)
.L1:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	time, .-time
	.section	.text.gettimeofday,"ax",@progbits
	.align 4
.globl gettimeofday
	.type	gettimeofday, @function
gettimeofday:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 116,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	gettimeofday, .-gettimeofday
	.section	.text.clock_gettime,"ax",@progbits
	.align 4
.globl clock_gettime
	.type	clock_gettime, @function
clock_gettime:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 346,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	clock_gettime, .-clock_gettime
	.section	.text.times,"ax",@progbits
	.align 4
.globl times
	.type	times, @function
times:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 43,%r26
	stw %r4,-112(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	times, .-times
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	0
	.word	274877907
	.section	.text.clock,"ax",@progbits
	.align 4
.globl clock
	.type	clock, @function
clock:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 2,%r26
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	ldo -120(%r30),%r25
	copy %r19,%r4
	bl clock_gettime,%r2
	stw %r19,-32(%r30)
	comib,<> 0,%r28,.L12
	copy %r4,%r19
	ldw -116(%r30),%r28
	addil LT'.LC0,%r19
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	extrs %r28,0,1,%r31
	ldw RT'.LC0(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	addil LT'.LC0,%r19
	ldw -120(%r30),%r21
	ldw RT'.LC0(%r1),%r1
	zdep %r21,26,27,%r22
	fldds 0(%r1),%fr22
	stws %r31,-16(%sp)
	fldws -16(%sp),%fr23L
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	addl %r28,%r24,%r20
	sub %r22,%r21,%r28
	extrs %r20,25,26,%r20
	zdep %r28,25,26,%r22
	sub %r20,%r31,%r20
	sub %r22,%r28,%r28
	sh3addl %r28,%r21,%r28 
	zdep %r28,25,26,%r28
	addl %r28,%r20,%r28
.L10:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L12:
	b .L10
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	clock, .-clock
	.section	.text.clock_getres,"ax",@progbits
	.align 4
.globl clock_getres
	.type	clock_getres, @function
clock_getres:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 347,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	clock_getres, .-clock_getres
	.section	.rodata.cst8
	.align 8
.LC1:
	.word	0
	.word	1000000000
	.section	.text.gethrtime,"ax",@progbits
	.align 4
.globl gethrtime
	.type	gethrtime, @function
gethrtime:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 1,%r26
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	ldo -120(%r30),%r25
	copy %r19,%r4
	bl clock_gettime,%r2
	stw %r19,-32(%r30)
	comib,<> 0,%r28,.L16
	copy %r4,%r19
	ldw -120(%r30),%r20
	addil LT'.LC1,%r19
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	ldil L'999997440,%r31
	ldw RT'.LC1(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	extrs %r20,0,1,%r20
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldo 2560(%r31),%r31
	ldw -116(%r30),%r23
	and %r20,%r31,%r20
	copy %r23,%r22
	sub %r28,%r20,%r28
	extrs %r23,0,1,%r21
	add %r22,%r29,%r29
	addc %r21,%r28,%r28
	ldw -148(%r30),%r2
.L17:
	ldw -112(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L16:
	ldi -1,%r28
	ldi -1,%r29
	b .L17
	ldw -148(%r30),%r2
	.EXIT
	.PROCEND
	.size	gethrtime, .-gethrtime
	.section	.rodata.cst8
	.align 8
.LC2:
	.word	0
	.word	274877907
	.align 8
.LC3:
	.word	0
	.word	-2004318071
	.section	.text.ftime,"ax",@progbits
	.align 4
.globl ftime
	.type	ftime, @function
ftime:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r25
	ldo 128(%r30),%r30
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	stw %r6,-112(%r30)
	stw %r5,-108(%r30)
	bl gettimeofday,%r2
	ldo -120(%r30),%r26
	movb,<> %r28,%r28,.L20
	copy %r4,%r19
	addil LT'timezone,%r19
	ldw -116(%r30),%r21
	ldw RT'timezone(%r1),%r20
	extrs %r21,0,1,%r31
	addil LT'.LC2,%r19
	stws %r31,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC2(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'.LC2,%r19
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	ldw RT'.LC2(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'.LC3,%r19
	ldw 0(%r20),%r20
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	addl %r21,%r6,%r21
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC3(%r1),%r1
	extrs %r20,0,1,%r20
	extrs %r21,25,26,%r21
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	sub %r21,%r31,%r21
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	addil LT'.LC3,%r19
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC3(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	addil LT'daylight,%r19
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r25
	ldws -12(%sp),%r26
	addl %r26,%r23,%r23
	sth %r21,4(%r3)
	extrs %r23,26,27,%r23
	ldw -120(%r30),%r21
	sub %r23,%r20,%r23
	ldw RT'daylight(%r1),%r20
	sth %r23,6(%r3)
	ldw 0(%r20),%r20
	stw %r21,0(%r3)
	sth %r20,8(%r3)
.L18:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L20:
	b .L18
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	ftime, .-ftime
.globl daylight
	.section	.bss
	.type	daylight, @object
	.size	daylight, 4
	.align 4
daylight:
	.block 4
.globl _daylight
	.set	_daylight,daylight
.globl timezone
	.type	timezone, @object
	.size	timezone, 4
	.align 4
timezone:
	.block 4
.globl _timezone
	.set	_timezone,timezone
.globl tzname
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC4:
	.stringz	"UTC"
	.section	.data.rel.local,"aw"
	.align 4
	.type	tzname, @object
	.size	tzname, 8
tzname:
	.word	.LC4
	.word	.LC4
.globl _tzname
	.set	_tzname,tzname
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
