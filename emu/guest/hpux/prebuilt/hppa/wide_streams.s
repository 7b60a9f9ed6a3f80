; 252d1c25718e708556f52961bf61d89a emu/guest/libc/wide_streams.c
	.LEVEL 1.1
	.text
	.section	.text.put_in_buffer,"ax",@progbits
	.align 4
	.type	put_in_buffer, @function
put_in_buffer:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,=,n %r24,%r24,.L1
	ldw 4(%r26),%r28
	b .L3
	addl %r25,%r24,%r24
.L5:
	ldw 0(%r26),%r28
	ldb -1(%r25),%r20
	ldo 4(%r28),%r21
	stw %r21,0(%r26)
	stw %r20,0(%r28)
	ldw 4(%r26),%r28
	ldo -1(%r28),%r28
	comb,= %r24,%r25,.L1
	stw %r28,4(%r26)
.L3:
	comib,<> 0,%r28,.L5
	ldo 1(%r25),%r25
.L1:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	put_in_buffer, .-put_in_buffer
	.section	.text.put_wide_in_buffer,"ax",@progbits
	.align 4
	.type	put_wide_in_buffer, @function
put_wide_in_buffer:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,=,n %r24,%r24,.L7
	ldw 4(%r26),%r28
	b .L9
	ldi 0,%r20
.L11:
	ldo 4(%r28),%r21
	stw %r21,0(%r26)
	ldwx,s %r20(%r25),%r21
	stw %r21,0(%r28)
	ldo 1(%r20),%r20
	ldw 4(%r26),%r28
	ldo -1(%r28),%r28
	comb,= %r24,%r20,.L7
	stw %r28,4(%r26)
.L9:
	comib,<>,n 0,%r28,.L11
	ldw 0(%r26),%r28
.L7:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	put_wide_in_buffer, .-put_wide_in_buffer
	.section	.text.fgetwc,"ax",@progbits
	.align 4
.globl fgetwc
	.type	fgetwc, @function
fgetwc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldi 1,%r25
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl fwide,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	bl getc,%r2
	copy %r3,%r26
	ldw -60(%r30),%r3
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	fgetwc, .-fgetwc
	.section	.text.fputwc,"ax",@progbits
	.align 4
.globl fputwc
	.type	fputwc, @function
fputwc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r25,%r3
	ldi 1,%r25
	stw %r19,-32(%r30)
	bl fwide,%r2
	copy %r3,%r26
	ldi 255,%r28
	comb,<< %r28,%r5,.L16
	copy %r4,%r19
	copy %r3,%r25
	bl putc,%r2
	copy %r5,%r26
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L16:
	ldh 12(%r3),%r28
	depi -1,26,1,%r28
	bl __errno,%r2
	sth %r28,12(%r3)
	ldi 47,%r20
	stw %r20,0(%r28)
	ldi -1,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	fputwc, .-fputwc
	.section	.text.getwc,"ax",@progbits
	.align 4
.globl getwc
	.type	getwc, @function
getwc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl fgetwc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	getwc, .-getwc
	.section	.text.putwc,"ax",@progbits
	.align 4
.globl putwc
	.type	putwc, @function
putwc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl fputwc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	putwc, .-putwc
	.section	.text.getwchar,"ax",@progbits
	.align 4
.globl getwchar
	.type	getwchar, @function
getwchar:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'__iob,%r19
	stw %r2,-20(%r30)
	ldw RT'__iob(%r1),%r26
	stwm %r4,64(%r30)
	bl fgetwc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	getwchar, .-getwchar
	.section	.text.putwchar,"ax",@progbits
	.align 4
.globl putwchar
	.type	putwchar, @function
putwchar:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'__iob,%r19
	stw %r2,-20(%r30)
	ldw RT'__iob(%r1),%r25
	ldo 16(%r25),%r25
	stwm %r4,64(%r30)
	bl fputwc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	putwchar, .-putwchar
	.section	.text.ungetwc,"ax",@progbits
	.align 4
.globl ungetwc
	.type	ungetwc, @function
ungetwc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r25,%r5
	ldi 1,%r25
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r26,%r3
	copy %r5,%r26
	bl fwide,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	ldi 255,%r20
	comb,<< %r20,%r3,.L21
	ldi -1,%r28
	copy %r5,%r25
	bl ungetc,%r2
	copy %r3,%r26
.L21:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	ungetwc, .-ungetwc
	.section	.text.fgetws,"ax",@progbits
	.align 4
.globl fgetws
	.type	fgetws, @function
fgetws:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r10,128(%r30)
	copy %r25,%r10
	stw %r9,-124(%r30)
	copy %r26,%r9
	stw %r8,-120(%r30)
	ldo -4(%r26),%r8
	copy %r24,%r26
	stw %r7,-116(%r30)
	ldo -1(%r25),%r7
	stw %r5,-108(%r30)
	copy %r24,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	stw %r19,-32(%r30)
	stw %r6,-112(%r30)
	bl flockfile,%r2
	ldi 0,%r3
	b .L25
	copy %r4,%r19
.L41:
	bl fgetwc,%r2
	copy %r19,%r4
	comib,= -1,%r28,.L40
	copy %r4,%r19
	ldo 1(%r3),%r3
	sh2addl %r3,%r8,%r20 
	stw %r28,0(%r20)
	comib,= 10,%r28,.L26
	zdep %r3,29,30,%r6
.L25:
	comb,> %r7,%r3,.L41
	copy %r5,%r26
	bl funlockfile,%r2
	zdep %r3,29,30,%r6
	comib,>= 0,%r10,.L43
	ldi 0,%r28
	addl %r9,%r6,%r6
.L42:
	copy %r9,%r28
	stw %r0,0(%r6)
.L24:
.L43:
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
.L40:
	bl funlockfile,%r2
	copy %r5,%r26
	comib,=,n 0,%r3,.L30
	ldh 12(%r5),%r28
	bb,< %r28,26,.L30
	zdep %r3,29,30,%r6
	b .L42
	addl %r9,%r6,%r6
.L26:
	bl funlockfile,%r2
	copy %r5,%r26
	b .L42
	addl %r9,%r6,%r6
.L30:
	b .L24
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	fgetws, .-fgetws
	.section	.text.fputws,"ax",@progbits
	.align 4
.globl fputws
	.type	fputws, @function
fputws:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r25,%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r26,%r3
	copy %r25,%r26
	bl flockfile,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r5,%r26
	copy %r19,%r4
	bl fwide,%r2
	ldi 1,%r25
	ldw 0(%r3),%r26
	comib,<> 0,%r26,.L47
	copy %r4,%r19
	b .L45
	copy %r26,%r3
.L46:
	comiclr,<> -1,%r28,%r0
	b,n .L50
.L47:
	copy %r19,%r4
	bl fputwc,%r2
	copy %r5,%r25
	ldws,mb 4(%r3),%r26
	comib,<> 0,%r26,.L46
	copy %r4,%r19
	comiclr,<> -1,%r28,%r3
	ldi -1,%r3
.L45:
	bl funlockfile,%r2
	copy %r5,%r26
	ldw -60(%r30),%r4
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L50:
	b .L45
	copy %r28,%r3
	.EXIT
	.PROCEND
	.size	fputws, .-fputws
	.section	.text.getws,"ax",@progbits
	.align 4
.globl getws
	.type	getws, @function
getws:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'__iob,%r19
	stwm %r6,64(%r30)
	copy %r26,%r6
	stw %r5,-60(%r30)
	ldw RT'__iob(%r1),%r5
	stw %r3,-52(%r30)
	copy %r26,%r3
	stw %r4,-56(%r30)
	b .L52
	stw %r19,-32(%r30)
.L53:
	comib,=,n 10,%r28,.L55
	stwm %r28,4(%r3)
.L52:
	copy %r19,%r4
	bl fgetwc,%r2
	copy %r5,%r26
	comib,<> -1,%r28,.L53
	copy %r4,%r19
	comb,= %r6,%r3,.L58
	ldi 0,%r28
.L55:
	stw %r0,0(%r3)
	copy %r6,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L58:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	getws, .-getws
	.section	.text.putws,"ax",@progbits
	.align 4
.globl putws
	.type	putws, @function
putws:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	addil LT'__iob,%r19
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	ldw RT'__iob(%r1),%r3
	ldo 16(%r3),%r25
	bl fputws,%r2
	stw %r19,-32(%r30)
	comib,<> 0,%r28,.L61
	copy %r4,%r19
	ldo 16(%r3),%r25
	bl fputwc,%r2
	ldi 10,%r26
	comiclr,<> -1,%r28,%r28
	ldi -1,%r28
.L59:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L61:
	b .L59
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	putws, .-putws
	.section	.text.vfwprintf,"ax",@progbits
	.align 4
.globl vfwprintf
	.type	vfwprintf, @function
vfwprintf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-112(%r30)
	copy %r25,%r6
	ldi 1,%r25
	stw %r5,-108(%r30)
	copy %r24,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	bl fwide,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	stw %r0,-120(%r30)
	copy %r3,%r26
	stw %r6,-116(%r30)
	ldw -120(%r30),%r23
	ldw -116(%r30),%r24
	bl print_text,%r2
	stw %r5,-52(%r30)
	movb,>= %r28,%r28,.L64
	ldw -148(%r30),%r2
	ldh 12(%r3),%r20
	depi -1,26,1,%r20
	sth %r20,12(%r3)
	ldw -148(%r30),%r2
.L64:
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	vfwprintf, .-vfwprintf
	.section	.text.vwprintf,"ax",@progbits
	.align 4
.globl vwprintf
	.type	vwprintf, @function
vwprintf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'__iob,%r19
	ldw RT'__iob(%r1),%r28
	stw %r2,-20(%r30)
	copy %r25,%r24
	stwm %r4,64(%r30)
	copy %r26,%r25
	ldo 16(%r28),%r26
	bl vfwprintf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	vwprintf, .-vwprintf
	.section	.data.rel.ro.local,"aw"
	.align 4
.LC0:
	.word	P%put_in_buffer
	.align 4
.LC1:
	.word	P%put_wide_in_buffer
	.section	.text.vswprintf,"ax",@progbits
	.align 4
.globl vswprintf
	.type	vswprintf, @function
vswprintf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	copy %r23,%r28
	stw %r5,-88(%r30)
	ldo -100(%r30),%r5
	stw %r6,-92(%r30)
	stw %r4,-84(%r30)
	stw %r3,-80(%r30)
	stw %r19,-32(%r30)
	movb,= %r25,%r3,.L67
	stw %r26,0(%r5)
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	ldw 0(%r20),%r22
	ldi 0,%r6
	addil LT'.LC1,%r19
	ldo -1(%r3),%r20
	ldw RT'.LC1(%r1),%r21
	stw %r20,4(%r5)
	ldw 0(%r21),%r21
	ldo -120(%r30),%r1
	stw %r22,-120(%r30)
	copy %r6,%r23
	stw %r21,-116(%r30)
	copy %r1,%r26
	stw %r5,-112(%r30)
	bl format_text,%r2
	stw %r28,-52(%r30)
	ldw 0(%r5),%r20
	movb,< %r28,%r28,.L68
	stw %r6,0(%r20)
	comb,>> %r3,%r28,.L77
	ldw -148(%r30),%r2
.L68:
	ldi -1,%r28
.L76:
	ldw -148(%r30),%r2
.L77:
	ldw -92(%r30),%r6
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L67:
	addil LT'.LC0,%r19
	copy %r1,%r20
	ldw RT'.LC0(%r20),%r21
	stw %r3,4(%r5)
	ldw 0(%r21),%r22
	addil LT'.LC1,%r19
	stw %r22,-120(%r30)
	ldo -120(%r30),%r26
	ldw RT'.LC1(%r1),%r20
	ldw 0(%r20),%r21
	copy %r3,%r23
	stw %r21,-116(%r30)
	stw %r5,-112(%r30)
	bl format_text,%r2
	stw %r28,-52(%r30)
	b .L76
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	vswprintf, .-vswprintf
	.section	.text.wprintf,"ax",@progbits
	.align 4
.globl wprintf
	.type	wprintf, @function
wprintf:
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
	copy %r28,%r24
	bl vfwprintf,%r2
	ldo 16(%r26),%r26
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	wprintf, .-wprintf
	.section	.text.fwprintf,"ax",@progbits
	.align 4
.globl fwprintf
	.type	fwprintf, @function
fwprintf:
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
	bl vfwprintf,%r2
	stw %r28,-56(%r30)
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	fwprintf, .-fwprintf
	.section	.text.swprintf,"ax",@progbits
	.align 4
.globl swprintf
	.type	swprintf, @function
swprintf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	ldo -108(%r30),%r28
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-112(%r30)
	stw %r24,0(%r28)
	stw %r25,-104(%r30)
	stw %r26,-100(%r30)
	copy %r28,%r23
	bl vswprintf,%r2
	stw %r28,-56(%r30)
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	swprintf, .-swprintf
	.section	.text.vfwscanf,"ax",@progbits
	.align 4
.globl vfwscanf
	.type	vfwscanf, @function
vfwscanf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-104(%r30)
	copy %r24,%r6
	stw %r5,-100(%r30)
	copy %r26,%r5
	stw %r4,-96(%r30)
	copy %r19,%r4
	stw %r3,-92(%r30)
	copy %r25,%r3
	ldi 1,%r25
	bl fwide,%r2
	stw %r19,-32(%r30)
	ldo -112(%r30),%r28
	stw %r6,-60(%r30)
	copy %r4,%r19
	stw %r0,0(%r28)
	stw %r3,-116(%r30)
	stw %r0,-120(%r30)
	stw %r0,-108(%r30)
	ldw 0(%r28),%r23
	ldw 4(%r28),%r24
	ldw -120(%r30),%r28
	ldw -116(%r30),%r29
	stw %r28,-56(%r30)
	stw %r29,-52(%r30)
	bl scan_text,%r2
	copy %r5,%r26
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -148(%r30),%r2
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	vfwscanf, .-vfwscanf
	.section	.text.vwscanf,"ax",@progbits
	.align 4
.globl vwscanf
	.type	vwscanf, @function
vwscanf:
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
	bl vfwscanf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	vwscanf, .-vwscanf
	.section	.text.vswscanf,"ax",@progbits
	.align 4
.globl vswscanf
	.type	vswscanf, @function
vswscanf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -112(%r30),%r28
	stw %r4,-104(%r30)
	copy %r26,%r22
	stw %r19,-32(%r30)
	stw %r24,-60(%r30)
	stw %r0,0(%r28)
	stw %r0,-120(%r30)
	stw %r25,-116(%r30)
	stw %r22,-108(%r30)
	ldw 0(%r28),%r23
	ldw 4(%r28),%r24
	ldw -120(%r30),%r28
	ldw -116(%r30),%r29
	stw %r28,-56(%r30)
	stw %r29,-52(%r30)
	bl scan_text,%r2
	ldi 0,%r26
	ldw -104(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	vswscanf, .-vswscanf
	.section	.text.wscanf,"ax",@progbits
	.align 4
.globl wscanf
	.type	wscanf, @function
wscanf:
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
	bl vfwscanf,%r2
	copy %r28,%r24
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	wscanf, .-wscanf
	.section	.text.fwscanf,"ax",@progbits
	.align 4
.globl fwscanf
	.type	fwscanf, @function
fwscanf:
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
	bl vfwscanf,%r2
	stw %r28,-56(%r30)
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	fwscanf, .-fwscanf
	.section	.text.swscanf,"ax",@progbits
	.align 4
.globl swscanf
	.type	swscanf, @function
swscanf:
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
	bl vswscanf,%r2
	stw %r28,-56(%r30)
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	swscanf, .-swscanf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
