; ffbe992610e19fd9c1b57a5b8625d2bb emu/guest/libc/hpux/system.c
	.LEVEL 1.1
	.text
	.section	.text.getpagesize,"ax",@progbits
	.align 4
.globl getpagesize
	.type	getpagesize, @function
getpagesize:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	ldi 4096,%r28
	.EXIT
	.PROCEND
	.size	getpagesize, .-getpagesize
	.section	.text.sysconf,"ax",@progbits
	.align 4
.globl sysconf
	.type	sysconf, @function
sysconf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	comib,< 7,%r26,.L4
	stw %r19,-32(%r30)
	comib,> 0,%r26,.L5
	ldo -1(%r26),%r26
	comib,<< 6,%r26,.L3
	ldil L'2048000,%r28
	bl .+8,%r20
	depi 0,31,2,%r20
	ldo .L8-.(%r20),%r20
	ldwx,s %r26(%r20),%r28
	addl %r20,%r28,%r28
	bv,n %r0(%r28)
	.align 4
.L8:
	.begin_brtab
	.word .L14-.L8
	.word .L12-.L8
	.word .L11-.L8
	.word .L10-.L8
	.word .L9-.L8
	.word .L9-.L8
	.word .L7-.L8
	.end_brtab
.L4:
	ldi 3001,%r20
	comb,= %r20,%r26,.L3
	ldi 4096,%r28
	ldi 3014,%r20
	comb,<> %r20,%r26,.L5
	ldi 100,%r28
.L3:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L9:
	ldi 1,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L14:
	ldi 1024,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L12:
	ldi 100,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L11:
	ldi 20,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L10:
	bl getdtablesize,%r2
	nop
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L7:
	ldil L'196608,%r28
	ldw -84(%r30),%r2
	ldo 2898(%r28),%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L5:
	bl __errno,%r2
	nop
	ldi 22,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -84(%r30),%r2
	ldi -1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	sysconf, .-sysconf
	.section	.text.pathconf,"ax",@progbits
	.align 4
.globl pathconf
	.type	pathconf, @function
pathconf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	comib,>>= 5,%r25,.L25
	stw %r19,-32(%r30)
.L18:
	bl __errno,%r2
	nop
	ldi 22,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -84(%r30),%r2
	ldi -1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L25:
	bl .+8,%r20
	depi 0,31,2,%r20
	ldo .L20-.(%r20),%r20
	ldwx,s %r25(%r20),%r28
	addl %r20,%r28,%r28
	bv,n %r0(%r28)
	.align 4
.L20:
	.begin_brtab
	.word .L23-.L20
	.word .L18-.L20
	.word .L18-.L20
	.word .L24-.L20
	.word .L21-.L20
	.word .L19-.L20
	.end_brtab
.L19:
	ldil L'8192,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L21:
	ldi 1023,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L24:
	ldi 255,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L23:
	zdepi -1,31,15,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	pathconf, .-pathconf
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	""
	.section	.text.fpathconf,"ax",@progbits
	.align 4
.globl fpathconf
	.type	fpathconf, @function
fpathconf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'.LC0,%r19
	stw %r2,-20(%r30)
	ldw RT'.LC0(%r1),%r26
	stwm %r4,64(%r30)
	bl pathconf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	fpathconf, .-fpathconf
	.section	.text.confstr,"ax",@progbits
	.align 4
.globl confstr
	.type	confstr, @function
confstr:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	movb,= %r25,%r26,.L28
	stw %r19,-32(%r30)
	comib,= 0,%r24,.L38
	ldi 14,%r28
	comib,<< 14,%r24,.L37
	addil LT'path.2,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r25
.L29:
	bl strcpy,%r2
	nop
.L28:
	ldi 14,%r28
.L38:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L37:
	b .L29
	ldw RT'path.2(%r1),%r25
	.EXIT
	.PROCEND
	.size	confstr, .-confstr
	.section	.text.uname,"ax",@progbits
	.align 4
.globl uname
	.type	uname, @function
uname:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r23
	ldo 128(%r30),%r30
	copy %r23,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 57,%r26
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
	.size	uname, .-uname
	.section	.text.gethostname,"ax",@progbits
	.align 4
.globl gethostname
	.type	gethostname, @function
gethostname:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r5,-60(%r30)
	copy %r26,%r5
	ldo -120(%r30),%r26
	stw %r3,-52(%r30)
	copy %r25,%r3
	stw %r4,-56(%r30)
	bl uname,%r2
	stw %r19,-32(%r30)
	comib,>,n 0,%r28,.L44
	ldi 0,%r20
	comb,<> %r20,%r3,.L42
	ldo -111(%r30),%r22
	b .L52
	ldi 0,%r28
.L51:
	comb,= %r20,%r3,.L52
	ldi 0,%r28
.L42:
	ldbx %r22(%r20),%r28
	addl %r5,%r20,%r21
	stb %r28,0(%r21)
	extrs %r28,31,8,%r28
	comib,<>,n 0,%r28,.L51
	ldo 1(%r20),%r20
	ldi 0,%r28
.L40:
.L52:
	ldw -148(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L44:
	b .L40
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	gethostname, .-gethostname
	.section	.text.tcgetattr,"ax",@progbits
	.align 4
.globl tcgetattr
	.type	tcgetattr, @function
tcgetattr:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldil L'1076117504,%r25
	stwm %r4,64(%r30)
	ldo 5136(%r25),%r25
	bl ioctl,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	tcgetattr, .-tcgetattr
	.section	.text.tcsetattr,"ax",@progbits
	.align 4
.globl tcsetattr
	.type	tcsetattr, @function
tcsetattr:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	ldil L'-2145107968,%r28
	ldo 5137(%r28),%r28
	stw %r2,-20(%r30)
	addl %r25,%r28,%r25
	stwm %r4,64(%r30)
	bl ioctl,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	tcsetattr, .-tcsetattr
	.section	.text.tcgetpgrp,"ax",@progbits
	.align 4
.globl tcgetpgrp
	.type	tcgetpgrp, @function
tcgetpgrp:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1074020352,%r25
	ldo 64(%r30),%r30
	ldo 5150(%r25),%r25
	stw %r4,-52(%r30)
	ldo -56(%r30),%r24
	bl ioctl,%r2
	stw %r19,-32(%r30)
	comib,<>,n 0,%r28,.L57
	ldw -56(%r30),%r28
.L55:
	ldw -84(%r30),%r2
	ldw -52(%r30),%r4
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L57:
	b .L55
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	tcgetpgrp, .-tcgetpgrp
	.section	.text.tcsetpgrp,"ax",@progbits
	.align 4
.globl tcsetpgrp
	.type	tcsetpgrp, @function
tcsetpgrp:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -104(%r30),%r24
	stw %r19,-32(%r30)
	stw %r25,0(%r24)
	ldil L'-2147205120,%r25
	bl ioctl,%r2
	ldo 5149(%r25),%r25
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	tcsetpgrp, .-tcsetpgrp
	.section	.text.tcflow,"ax",@progbits
	.align 4
.globl tcflow
	.type	tcflow, @function
tcflow:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldil L'536887296,%r25
	stwm %r4,64(%r30)
	ldo 5126(%r25),%r25
	bl ioctl,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	tcflow, .-tcflow
	.section	.text.tcdrain,"ax",@progbits
	.align 4
.globl tcdrain
	.type	tcdrain, @function
tcdrain:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 1,%r24
	ldil L'536887296,%r25
	stwm %r4,64(%r30)
	ldo 5125(%r25),%r25
	bl ioctl,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	tcdrain, .-tcdrain
	.section	.text.tcsendbreak,"ax",@progbits
	.align 4
.globl tcsendbreak
	.type	tcsendbreak, @function
tcsendbreak:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r24
	ldil L'536887296,%r25
	stwm %r4,64(%r30)
	ldo 5125(%r25),%r25
	bl ioctl,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	tcsendbreak, .-tcsendbreak
	.section	.text.tcflush,"ax",@progbits
	.align 4
.globl tcflush
	.type	tcflush, @function
tcflush:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldil L'536887296,%r25
	stwm %r4,64(%r30)
	ldo 5127(%r25),%r25
	bl ioctl,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	tcflush, .-tcflush
	.section	.rodata.str1.4
	.align 4
.LC1:
	.stringz	"/dev/tty"
	.section	.text.ctermid,"ax",@progbits
	.align 4
.globl ctermid
	.type	ctermid, @function
ctermid:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	movb,= %r26,%r26,.L65
	stw %r19,-32(%r30)
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r25
	bl strcpy,%r2
	nop
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L65:
	addil LT'own.1,%r19
	ldw RT'own.1(%r1),%r26
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r25
	bl strcpy,%r2
	nop
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	ctermid, .-ctermid
	.section	.text.getwd,"ax",@progbits
	.align 4
.globl getwd
	.type	getwd, @function
getwd:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 1024,%r25
	stwm %r4,64(%r30)
	bl getcwd,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	getwd, .-getwd
	.section	.text.ulimit,"ax",@progbits
	.align 4
.globl ulimit
	.type	ulimit, @function
ulimit:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -168(%r30),%r20
	stw %r4,-108(%r30)
	ldo -164(%r30),%r28
	stw %r19,-32(%r30)
	stw %r23,-176(%r30)
	stw %r24,-172(%r30)
	stw %r25,0(%r20)
	stw %r26,0(%r28)
	copy %r26,%r25
	stw %r28,-112(%r30)
	comib,<> 2,%r26,.L68
	ldi 0,%r24
	ldw 0(%r20),%r24
.L68:
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 63,%r26
	stw %r29,-116(%r30)
	copy %r4,%r19
	copy %r28,%r25
	stw %r25,-120(%r30)
	bl call_value,%r2
	copy %r29,%r26
	ldw -108(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	ulimit, .-ulimit
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	"\n"
	.section	.text.getpass,"ax",@progbits
	.align 4
.globl getpass
	.type	getpass, @function
getpass:
	.PROC
	.CALLINFO FRAME=640,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	addil LT'.LC1,%r19
	stw %r2,-20(%r30)
	ldi 2,%r25
	ldo 640(%r30),%r30
	stw %r5,-60(%r30)
	copy %r26,%r5
	ldw RT'.LC1(%r1),%r26
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r11,-84(%r30)
	stw %r10,-80(%r30)
	stw %r9,-76(%r30)
	stw %r8,-72(%r30)
	stw %r7,-68(%r30)
	stw %r6,-64(%r30)
	stw %r3,-52(%r30)
	bl open,%r2
	copy %r19,%r4
	movb,< %r28,%r3,.L80
	copy %r4,%r19
	copy %r19,%r4
	ldo -360(%r30),%r11
	copy %r3,%r26
	bl tcgetattr,%r2
	copy %r11,%r25
	movb,= %r28,%r10,.L82
	copy %r4,%r19
.L72:
	copy %r5,%r26
	bl strlen,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r5,%r25
	copy %r19,%r4
	copy %r28,%r24
	copy %r3,%r26
	bl write,%r2
	ldo -88(%r30),%r7
	copy %r4,%r19
	ldi 0,%r5
	addil LT'text.0,%r19
	ldi 1,%r6
	ldw RT'text.0(%r1),%r9
	b .L74
	ldi 128,%r8
.L75:
	ldb -88(%r30),%r20
	extrs %r20,31,8,%r21
	comib,= 10,%r21,.L85
	addil LT'.LC2,%r19
	comb,<> %r8,%r5,.L83
	addl %r9,%r5,%r28
.L74:
	copy %r19,%r4
	copy %r6,%r24
	copy %r7,%r25
	bl read,%r2
	copy %r3,%r26
	comib,= 1,%r28,.L75
	copy %r4,%r19
	addil LT'.LC2,%r19
.L85:
	copy %r19,%r4
	ldw RT'.LC2(%r1),%r25
	addl %r9,%r5,%r5
	ldi 1,%r24
	stb %r0,0(%r5)
	bl write,%r2
	copy %r3,%r26
	comib,= 0,%r10,.L84
	copy %r4,%r19
.L77:
	bl close,%r2
	copy %r3,%r26
	copy %r9,%r28
.L70:
	ldw -660(%r30),%r2
	ldw -84(%r30),%r11
	ldw -80(%r30),%r10
	ldw -76(%r30),%r9
	ldw -72(%r30),%r8
	ldw -68(%r30),%r7
	ldw -64(%r30),%r6
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -640(%r30),%r30
.L83:
	ldo 1(%r5),%r5
	b .L74
	stb %r20,0(%r28)
.L82:
	ldo -632(%r30),%r20
	copy %r19,%r4
	copy %r20,%r26
	ldi 272,%r24
	bl memcpy,%r2
	copy %r11,%r25
	copy %r28,%r20
	ldw -620(%r30),%r28
	depi 0,28,1,%r28
	stw %r28,-620(%r30)
	copy %r4,%r19
	copy %r20,%r24
	copy %r19,%r4
	ldi 2,%r25
	bl tcsetattr,%r2
	copy %r3,%r26
	b .L72
	copy %r4,%r19
.L84:
	copy %r19,%r4
	copy %r11,%r24
	ldi 2,%r25
	bl tcsetattr,%r2
	copy %r3,%r26
	b .L77
	copy %r4,%r19
.L80:
	b .L70
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	getpass, .-getpass
	.local	text.0
	.comm	text.0,129,4
	.local	own.1
	.comm	own.1,9,4
	.section	.rodata
	.align 4
	.type	path.2, @object
	.size	path.2, 14
path.2:
	.stringz	"/usr/bin:/bin"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
