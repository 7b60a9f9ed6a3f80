; 6c7d2c611f4e5728542646a01baf1fe2 emu/guest/libc/wide.c
	.LEVEL 1.1
	.text
	.section	.text.narrow,"ax",@progbits
	.align 4
	.type	narrow, @function
narrow:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldw 0(%r25),%r20
	ldi 126,%r28
	ldo -1(%r20),%r20
	stwm %r6,64(%r30)
	copy %r26,%r6
	stw %r5,-60(%r30)
	copy %r25,%r5
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	comb,<< %r28,%r20,.L6
	stw %r19,-32(%r30)
	ldi 0,%r3
	copy %r3,%r26
.L12:
	ldo 1(%r3),%r3
	ldwx,s %r3(%r5),%r20
	ldo -1(%r20),%r20
	comb,>>=,n %r28,%r20,.L12
	copy %r3,%r26
	ldi 399,%r28
	comb,<<,n %r28,%r3,.L11
	ldi 0,%r20
.L5:
	ldwx,s %r20(%r5),%r22
	addl %r6,%r20,%r21
	ldo 1(%r20),%r20
	comb,>> %r3,%r20,.L5
	stb %r22,0(%r21)
	addl %r6,%r3,%r3
	copy %r6,%r28
	stb %r0,0(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L11:
	bl malloc,%r2
	ldo 2(%r26),%r26
	comiclr,= 0,%r28,%r0
	copy %r28,%r6
	comiclr,<> 0,%r28,%r0
	ldi 399,%r3
	b .L5
	ldi 0,%r20
.L6:
	copy %r26,%r3
	copy %r6,%r28
	stb %r0,0(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	narrow, .-narrow
	.section	.text.wctype,"ax",@progbits
	.align 4
.globl wctype
	.type	wctype, @function
wctype:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'classes,%r19
	stwm %r6,64(%r30)
	ldw RT'classes(%r1),%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r3,-52(%r30)
	ldi 0,%r3
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	zdep %r3,28,29,%r28
.L20:
	copy %r19,%r4
	ldwx %r6(%r28),%r25
	copy %r5,%r26
	bl strcmp,%r2
	ldo 1(%r3),%r3
	comib,= 0,%r28,.L13
	copy %r4,%r19
	comib,<> 12,%r3,.L20
	zdep %r3,28,29,%r28
	ldi 0,%r3
.L13:
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	wctype, .-wctype
	.section	.text.iswctype,"ax",@progbits
	.align 4
.globl iswctype
	.type	iswctype, @function
iswctype:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo -1(%r25),%r25
	stwm %r4,64(%r30)
	comib,<< 11,%r25,.L23
	stw %r19,-32(%r30)
	comiclr,<< 127,%r26,%r28
	ldi 1,%r28
	comib,<> 0,%r28,.L30
	addil LT'classes,%r19
.L23:
	ldi 0,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L30:
	ldw RT'classes(%r1),%r28
	sh3addl %r25,%r28,%r28 
	ldw 4(%r28),%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw -84(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iswctype, .-iswctype
	.section	.text.iswalpha,"ax",@progbits
	.align 4
.globl iswalpha
	.type	iswalpha, @function
iswalpha:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r20
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L34
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L34:
	bl isalpha,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iswalpha, .-iswalpha
	.section	.text.iswupper,"ax",@progbits
	.align 4
.globl iswupper
	.type	iswupper, @function
iswupper:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r20
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L38
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L38:
	bl isupper,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iswupper, .-iswupper
	.section	.text.iswlower,"ax",@progbits
	.align 4
.globl iswlower
	.type	iswlower, @function
iswlower:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r20
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L42
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L42:
	bl islower,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iswlower, .-iswlower
	.section	.text.iswdigit,"ax",@progbits
	.align 4
.globl iswdigit
	.type	iswdigit, @function
iswdigit:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r20
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L46
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L46:
	bl isdigit,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iswdigit, .-iswdigit
	.section	.text.iswxdigit,"ax",@progbits
	.align 4
.globl iswxdigit
	.type	iswxdigit, @function
iswxdigit:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r20
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L50
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L50:
	bl isxdigit,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iswxdigit, .-iswxdigit
	.section	.text.iswalnum,"ax",@progbits
	.align 4
.globl iswalnum
	.type	iswalnum, @function
iswalnum:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r20
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L54
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L54:
	bl isalnum,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iswalnum, .-iswalnum
	.section	.text.iswspace,"ax",@progbits
	.align 4
.globl iswspace
	.type	iswspace, @function
iswspace:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r20
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L58
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L58:
	bl isspace,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iswspace, .-iswspace
	.section	.text.iswblank,"ax",@progbits
	.align 4
.globl iswblank
	.type	iswblank, @function
iswblank:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r20
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L62
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L62:
	bl isblank,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iswblank, .-iswblank
	.section	.text.iswpunct,"ax",@progbits
	.align 4
.globl iswpunct
	.type	iswpunct, @function
iswpunct:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r20
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L66
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L66:
	bl ispunct,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iswpunct, .-iswpunct
	.section	.text.iswprint,"ax",@progbits
	.align 4
.globl iswprint
	.type	iswprint, @function
iswprint:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r20
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L70
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L70:
	bl isprint,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iswprint, .-iswprint
	.section	.text.iswgraph,"ax",@progbits
	.align 4
.globl iswgraph
	.type	iswgraph, @function
iswgraph:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r20
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L74
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L74:
	bl isgraph,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iswgraph, .-iswgraph
	.section	.text.iswcntrl,"ax",@progbits
	.align 4
.globl iswcntrl
	.type	iswcntrl, @function
iswcntrl:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r20
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L78
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L78:
	bl iscntrl,%r2
	nop
	ldw -84(%r30),%r2
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	iswcntrl, .-iswcntrl
	.section	.text.towlower,"ax",@progbits
	.align 4
.globl towlower
	.type	towlower, @function
towlower:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r28
	ldi 127,%r20
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L81
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L81:
	bl tolower,%r2
	nop
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	towlower, .-towlower
	.section	.text.towupper,"ax",@progbits
	.align 4
.globl towupper
	.type	towupper, @function
towupper:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r28
	ldi 127,%r20
	stwm %r4,64(%r30)
	comb,>>= %r20,%r26,.L84
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L84:
	bl toupper,%r2
	nop
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	towupper, .-towupper
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"tolower"
	.align 4
.LC1:
	.stringz	"toupper"
	.section	.text.wctrans,"ax",@progbits
	.align 4
.globl wctrans
	.type	wctrans, @function
wctrans:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	addil LT'.LC0,%r19
	stw %r2,-20(%r30)
	ldw RT'.LC0(%r1),%r25
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl strcmp,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r20
	comib,<> 0,%r20,.L89
	ldi 1,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L89:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r25
	bl strcmp,%r2
	copy %r3,%r26
	ldw -60(%r30),%r3
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	ldw -84(%r30),%r2
	zdep %r28,30,31,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	wctrans, .-wctrans
	.section	.text.towctrans,"ax",@progbits
	.align 4
.globl towctrans
	.type	towctrans, @function
towctrans:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r28
	stwm %r4,64(%r30)
	comib,= 1,%r25,.L93
	stw %r19,-32(%r30)
	comib,= 2,%r25,.L94
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L93:
	bl towlower,%r2
	nop
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L94:
	bl towupper,%r2
	nop
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	towctrans, .-towctrans
	.section	.text.wctob,"ax",@progbits
	.align 4
.globl wctob
	.type	wctob, @function
wctob:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r26,%r28
	comiclr,>>= 127,%r26,%r0
	ldi -1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	wctob, .-wctob
	.section	.text.wcwidth,"ax",@progbits
	.align 4
.globl wcwidth
	.type	wcwidth, @function
wcwidth:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,<> %r28,%r26,.L103
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L103:
	bl iswprint,%r2
	nop
	ldw -84(%r30),%r2
	copy %r28,%r20
	ldi -1,%r28
	comiclr,= 0,%r20,%r0
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	wcwidth, .-wcwidth
	.section	.text.wcswidth,"ax",@progbits
	.align 4
.globl wcswidth
	.type	wcswidth, @function
wcswidth:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r26,%r6
	stw %r3,-52(%r30)
	ldi 0,%r3
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	movb,<> %r25,%r5,.L105
	stw %r19,-32(%r30)
	b .L114
	copy %r5,%r28
.L108:
	bl iswprint,%r2
	ldo 1(%r3),%r3
	comib,= 0,%r28,.L110
	copy %r4,%r19
	comb,= %r3,%r5,.L113
	copy %r5,%r28
.L105:
	ldwx,s %r3(%r6),%r26
	comib,<> 0,%r26,.L108
	copy %r19,%r4
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L113:
.L114:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L110:
	ldi -1,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	wcswidth, .-wcswidth
	.section	.text.btowc,"ax",@progbits
	.align 4
.globl btowc
	.type	btowc, @function
btowc:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r26,%r28
	comiclr,>>= 127,%r26,%r0
	ldi -1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	btowc, .-btowc
	.section	.text.wcslen,"ax",@progbits
	.align 4
.globl wcslen
	.type	wcslen, @function
wcslen:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r28
	comib,=,n 0,%r28,.L118
	ldi 0,%r28
	ldo 1(%r28),%r28
.L125:
	ldwx,s %r28(%r26),%r20
	comib,<>,n 0,%r20,.L125
	ldo 1(%r28),%r28
.L118:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	wcslen, .-wcslen
	.section	.text.mbrtowc,"ax",@progbits
	.align 4
.globl mbrtowc
	.type	mbrtowc, @function
mbrtowc:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	or,<> %r25,%r0,%r25
	b,n .L129
	comiclr,<> 0,%r24,%r0
	b,n .L130
	comib,=,n 0,%r26,.L128
	ldb 0(%r25),%r28
	stw %r28,0(%r26)
.L128:
	ldb 0(%r25),%r25
	comiclr,= 0,%r25,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
.L129:
	bv %r0(%r2)
	copy %r25,%r28
.L130:
	bv %r0(%r2)
	ldi -2,%r28
	.EXIT
	.PROCEND
	.size	mbrtowc, .-mbrtowc
	.section	.text.mbtowc,"ax",@progbits
	.align 4
.globl mbtowc
	.type	mbtowc, @function
mbtowc:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r23
	stwm %r4,64(%r30)
	bl mbrtowc,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	mbtowc, .-mbtowc
	.section	.text.wcrtomb,"ax",@progbits
	.align 4
.globl wcrtomb
	.type	wcrtomb, @function
wcrtomb:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,=,n %r26,%r26,.L136
	stb %r25,0(%r26)
.L136:
	bv %r0(%r2)
	ldi 1,%r28
	.EXIT
	.PROCEND
	.size	wcrtomb, .-wcrtomb
	.section	.text.wctomb,"ax",@progbits
	.align 4
.globl wctomb
	.type	wctomb, @function
wctomb:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r28
	stwm %r4,64(%r30)
	comb,= %r28,%r26,.L140
	stw %r19,-32(%r30)
	bl wcrtomb,%r2
	copy %r28,%r24
.L140:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	wctomb, .-wctomb
	.section	.text.mbsinit,"ax",@progbits
	.align 4
.globl mbsinit
	.type	mbsinit, @function
mbsinit:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	ldi 1,%r28
	.EXIT
	.PROCEND
	.size	mbsinit, .-mbsinit
	.section	.text.mblen,"ax",@progbits
	.align 4
.globl mblen
	.type	mblen, @function
mblen:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	or,<> %r26,%r0,%r26
	b,n .L147
	comib,=,n 0,%r25,.L147
	ldb 0(%r26),%r28
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
.L147:
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	mblen, .-mblen
	.section	.text.mbstowcs,"ax",@progbits
	.align 4
.globl mbstowcs
	.type	mbstowcs, @function
mbstowcs:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	or,= %r24,%r0,%r24
	b,n .L162
	comiclr,<> 0,%r26,%r28
	ldi 1,%r28
	comib,<>,n 0,%r26,.L154
	copy %r26,%r28
.L170:
.L157:
	ldbx %r25(%r28),%r20
	comib,<>,n 0,%r20,.L170
	ldo 1(%r28),%r28
.L154:
	bv,n %r0(%r2)
.L162:
	comib,= 0,%r26,.L157
	copy %r26,%r28
	ldi 0,%r28
	sh2addl %r28,%r26,%r20 
.L171:
	ldbx %r25(%r28),%r21
	stw %r21,0(%r20)
	ldbx %r25(%r28),%r20
	comib,= 0,%r20,.L154
	nop
	ldo 1(%r28),%r28
	comb,<<,n %r28,%r24,.L171
	sh2addl %r28,%r26,%r20 
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	mbstowcs, .-mbstowcs
	.section	.text.wcstombs,"ax",@progbits
	.align 4
.globl wcstombs
	.type	wcstombs, @function
wcstombs:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	movb,= %r26,%r26,.L182
	stw %r19,-32(%r30)
	comiclr,= 0,%r24,%r28
	ldi 1,%r28
	comib,= 0,%r24,.L191
	ldw -84(%r30),%r2
.L182:
	ldw 0(%r25),%r20
	ldi 255,%r22
	comclr,>>= %r22,%r20,%r0
	b,n .L177
	comib,=,n 0,%r26,.L181
	ldi 0,%r28
	b .L192
	addl %r26,%r28,%r21
.L190:
	comb,<< %r22,%r20,.L177
	addl %r26,%r28,%r21
.L192:
	stb %r20,0(%r21)
	ldwx,s %r28(%r25),%r20
	comib,=,n 0,%r20,.L172
	ldo 1(%r28),%r28
	comb,<<,n %r28,%r24,.L190
	ldwx,s %r28(%r25),%r20
.L172:
	ldw -84(%r30),%r2
.L191:
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L177:
	bl __errno,%r2
	nop
	ldi 47,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -84(%r30),%r2
	ldi -1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L181:
	b .L176
	copy %r26,%r28
.L189:
	ldwx,s %r28(%r25),%r20
	comb,<< %r22,%r20,.L177
	nop
.L176:
	comib,<>,n 0,%r20,.L189
	ldo 1(%r28),%r28
	b .L191
	ldw -84(%r30),%r2
	.EXIT
	.PROCEND
	.size	wcstombs, .-wcstombs
	.section	.text.mbsrtowcs,"ax",@progbits
	.align 4
.globl mbsrtowcs
	.type	mbsrtowcs, @function
mbsrtowcs:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r24,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r3,-52(%r30)
	copy %r25,%r3
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	bl mbstowcs,%r2
	ldw 0(%r25),%r25
	comib,= 0,%r5,.L201
	ldw -84(%r30),%r2
	comb,>>= %r28,%r6,.L200
	ldi 0,%r20
.L195:
	stw %r20,0(%r3)
	ldw -84(%r30),%r2
.L201:
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L200:
	ldw 0(%r3),%r20
	b .L195
	addl %r20,%r28,%r20
	.EXIT
	.PROCEND
	.size	mbsrtowcs, .-mbsrtowcs
	.section	.text.wcsrtombs,"ax",@progbits
	.align 4
.globl wcsrtombs
	.type	wcsrtombs, @function
wcsrtombs:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r24,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r3,-52(%r30)
	copy %r25,%r3
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	bl wcstombs,%r2
	ldw 0(%r25),%r25
	comib,= 0,%r5,.L212
	ldw -84(%r30),%r2
	comib,= -1,%r28,.L213
	ldw -60(%r30),%r5
	comb,<< %r28,%r6,.L204
	ldi 0,%r20
	ldw 0(%r3),%r20
	sh2addl %r28,%r20,%r20 
.L204:
	stw %r20,0(%r3)
	ldw -84(%r30),%r2
.L212:
	ldw -60(%r30),%r5
.L213:
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	wcsrtombs, .-wcsrtombs
	.section	.text.mbrlen,"ax",@progbits
	.align 4
.globl mbrlen
	.type	mbrlen, @function
mbrlen:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r25,%r28
	stw %r2,-20(%r30)
	copy %r24,%r23
	stwm %r4,64(%r30)
	copy %r26,%r25
	copy %r28,%r24
	stw %r19,-32(%r30)
	bl mbrtowc,%r2
	ldi 0,%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	mbrlen, .-mbrlen
	.section	.text.wcswcs,"ax",@progbits
	.align 4
.globl wcswcs
	.type	wcswcs, @function
wcswcs:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl wcsstr,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	wcswcs, .-wcswcs
	.section	.text.wcstol,"ax",@progbits
	.align 4
.globl wcstol
	.type	wcstol, @function
wcstol:
	.PROC
	.CALLINFO FRAME=512,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 512(%r30),%r30
	stw %r9,-96(%r30)
	ldo -104(%r30),%r9
	stw %r8,-92(%r30)
	ldo -504(%r30),%r8
	stw %r7,-88(%r30)
	copy %r24,%r7
	stw %r6,-84(%r30)
	copy %r25,%r6
	copy %r26,%r25
	stw %r5,-80(%r30)
	copy %r26,%r5
	copy %r8,%r26
	stw %r4,-76(%r30)
	copy %r19,%r4
	stw %r3,-72(%r30)
	bl narrow,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r3
	copy %r19,%r4
	copy %r7,%r24
	copy %r9,%r25
	bl strtol,%r2
	copy %r28,%r26
	comib,= 0,%r6,.L217
	copy %r4,%r19
	ldw -104(%r30),%r20
	sub %r20,%r3,%r20
	sh2addl %r20,%r5,%r5 
	stw %r5,0(%r6)
.L217:
	comb,=,n %r3,%r8,.L216
	stw %r28,-100(%r30)
	bl free,%r2
	copy %r3,%r26
	ldw -100(%r30),%r28
.L216:
	ldw -532(%r30),%r2
	ldw -96(%r30),%r9
	ldw -92(%r30),%r8
	ldw -88(%r30),%r7
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -512(%r30),%r30
	.EXIT
	.PROCEND
	.size	wcstol, .-wcstol
	.section	.text.wcstoul,"ax",@progbits
	.align 4
.globl wcstoul
	.type	wcstoul, @function
wcstoul:
	.PROC
	.CALLINFO FRAME=512,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 512(%r30),%r30
	stw %r9,-96(%r30)
	ldo -104(%r30),%r9
	stw %r8,-92(%r30)
	ldo -504(%r30),%r8
	stw %r7,-88(%r30)
	copy %r24,%r7
	stw %r6,-84(%r30)
	copy %r25,%r6
	copy %r26,%r25
	stw %r5,-80(%r30)
	copy %r26,%r5
	copy %r8,%r26
	stw %r4,-76(%r30)
	copy %r19,%r4
	stw %r3,-72(%r30)
	bl narrow,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r3
	copy %r19,%r4
	copy %r7,%r24
	copy %r9,%r25
	bl strtoul,%r2
	copy %r28,%r26
	comib,= 0,%r6,.L223
	copy %r4,%r19
	ldw -104(%r30),%r20
	sub %r20,%r3,%r20
	sh2addl %r20,%r5,%r5 
	stw %r5,0(%r6)
.L223:
	comb,=,n %r3,%r8,.L222
	stw %r28,-100(%r30)
	bl free,%r2
	copy %r3,%r26
	ldw -100(%r30),%r28
.L222:
	ldw -532(%r30),%r2
	ldw -96(%r30),%r9
	ldw -92(%r30),%r8
	ldw -88(%r30),%r7
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -512(%r30),%r30
	.EXIT
	.PROCEND
	.size	wcstoul, .-wcstoul
	.section	.text.wcstoll,"ax",@progbits
	.align 4
.globl wcstoll
	.type	wcstoll, @function
wcstoll:
	.PROC
	.CALLINFO FRAME=512,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 512(%r30),%r30
	stw %r9,-92(%r30)
	ldo -104(%r30),%r9
	stw %r8,-88(%r30)
	ldo -504(%r30),%r8
	stw %r7,-84(%r30)
	copy %r24,%r7
	stw %r6,-80(%r30)
	copy %r25,%r6
	copy %r26,%r25
	stw %r5,-76(%r30)
	copy %r26,%r5
	copy %r8,%r26
	stw %r4,-72(%r30)
	copy %r19,%r4
	stw %r3,-68(%r30)
	bl narrow,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r3
	copy %r19,%r4
	copy %r7,%r24
	copy %r9,%r25
	bl strtoll,%r2
	copy %r28,%r26
	comib,= 0,%r6,.L229
	copy %r4,%r19
	ldw -104(%r30),%r20
	sub %r20,%r3,%r20
	sh2addl %r20,%r5,%r5 
	stw %r5,0(%r6)
.L229:
	comb,=,n %r3,%r8,.L228
	stw %r28,-100(%r30)
	copy %r3,%r26
	bl free,%r2
	stw %r29,-96(%r30)
	ldw -96(%r30),%r29
	ldw -100(%r30),%r28
.L228:
	ldw -532(%r30),%r2
	ldw -92(%r30),%r9
	ldw -88(%r30),%r8
	ldw -84(%r30),%r7
	ldw -80(%r30),%r6
	ldw -76(%r30),%r5
	ldw -72(%r30),%r4
	ldw -68(%r30),%r3
	bv %r0(%r2)
	ldo -512(%r30),%r30
	.EXIT
	.PROCEND
	.size	wcstoll, .-wcstoll
	.set	wcstoll.localalias,wcstoll
	.section	.text.wcstoull,"ax",@progbits
	.align 4
.globl wcstoull
	.type	wcstoull, @function
wcstoull:
	.PROC
	.CALLINFO FRAME=512,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 512(%r30),%r30
	stw %r9,-92(%r30)
	ldo -104(%r30),%r9
	stw %r8,-88(%r30)
	ldo -504(%r30),%r8
	stw %r7,-84(%r30)
	copy %r24,%r7
	stw %r6,-80(%r30)
	copy %r25,%r6
	copy %r26,%r25
	stw %r5,-76(%r30)
	copy %r26,%r5
	copy %r8,%r26
	stw %r4,-72(%r30)
	copy %r19,%r4
	stw %r3,-68(%r30)
	bl narrow,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r3
	copy %r19,%r4
	copy %r7,%r24
	copy %r9,%r25
	bl strtoull,%r2
	copy %r28,%r26
	comib,= 0,%r6,.L235
	copy %r4,%r19
	ldw -104(%r30),%r20
	sub %r20,%r3,%r20
	sh2addl %r20,%r5,%r5 
	stw %r5,0(%r6)
.L235:
	comb,=,n %r3,%r8,.L234
	stw %r28,-100(%r30)
	copy %r3,%r26
	bl free,%r2
	stw %r29,-96(%r30)
	ldw -96(%r30),%r29
	ldw -100(%r30),%r28
.L234:
	ldw -532(%r30),%r2
	ldw -92(%r30),%r9
	ldw -88(%r30),%r8
	ldw -84(%r30),%r7
	ldw -80(%r30),%r6
	ldw -76(%r30),%r5
	ldw -72(%r30),%r4
	ldw -68(%r30),%r3
	bv %r0(%r2)
	ldo -512(%r30),%r30
	.EXIT
	.PROCEND
	.size	wcstoull, .-wcstoull
	.set	wcstoull.localalias,wcstoull
	.section	.text.wcstoimax,"ax",@progbits
	.align 4
.globl wcstoimax
	.type	wcstoimax, @function
wcstoimax:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldw -20(%r30),%r2
	bl wcstoll.localalias,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	wcstoimax, .-wcstoimax
	.section	.text.wcstoumax,"ax",@progbits
	.align 4
.globl wcstoumax
	.type	wcstoumax, @function
wcstoumax:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldw -20(%r30),%r2
	bl wcstoull.localalias,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	wcstoumax, .-wcstoumax
	.section	.text.wcstod,"ax",@progbits
	.align 4
.globl wcstod
	.type	wcstod, @function
wcstod:
	.PROC
	.CALLINFO FRAME=512,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 512(%r30),%r30
	stw %r8,-92(%r30)
	ldo -104(%r30),%r8
	stw %r7,-88(%r30)
	ldo -504(%r30),%r7
	stw %r6,-84(%r30)
	copy %r25,%r6
	copy %r26,%r25
	stw %r5,-80(%r30)
	copy %r26,%r5
	copy %r7,%r26
	stw %r4,-76(%r30)
	copy %r19,%r4
	stw %r3,-72(%r30)
	bl narrow,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r3
	copy %r19,%r4
	copy %r8,%r25
	bl strtod,%r2
	copy %r28,%r26
	comib,= 0,%r6,.L243
	copy %r4,%r19
	ldw -104(%r30),%r28
	sub %r28,%r3,%r28
	sh2addl %r28,%r5,%r5 
	stw %r5,0(%r6)
.L243:
	comb,= %r3,%r7,.L242
	ldo -100(%r30),%r28
	fstws %fr4L,0(%r28)
	copy %r3,%r26
	ldo -96(%r30),%r28
	bl free,%r2
	fstws %fr4R,0(%r28)
	ldo -96(%r30),%r28
	fldws 0(%r28),%fr4R
	ldo -100(%r30),%r28
	fldws 0(%r28),%fr4L
.L242:
	ldw -532(%r30),%r2
	ldw -92(%r30),%r8
	ldw -88(%r30),%r7
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -512(%r30),%r30
	.EXIT
	.PROCEND
	.size	wcstod, .-wcstod
	.section	.text.wcstof,"ax",@progbits
	.align 4
.globl wcstof
	.type	wcstof, @function
wcstof:
	.PROC
	.CALLINFO FRAME=512,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 512(%r30),%r30
	stw %r8,-96(%r30)
	ldo -104(%r30),%r8
	stw %r7,-92(%r30)
	ldo -504(%r30),%r7
	stw %r6,-88(%r30)
	copy %r25,%r6
	copy %r26,%r25
	stw %r5,-84(%r30)
	copy %r26,%r5
	copy %r7,%r26
	stw %r4,-80(%r30)
	copy %r19,%r4
	stw %r3,-76(%r30)
	bl narrow,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r3
	copy %r19,%r4
	copy %r8,%r25
	bl strtof,%r2
	copy %r28,%r26
	comib,= 0,%r6,.L249
	copy %r4,%r19
	ldw -104(%r30),%r28
	sub %r28,%r3,%r28
	sh2addl %r28,%r5,%r5 
	stw %r5,0(%r6)
.L249:
	comb,= %r3,%r7,.L248
	ldo -100(%r30),%r28
	copy %r3,%r26
	bl free,%r2
	fstws %fr4L,0(%r28)
	ldo -100(%r30),%r28
	fldws 0(%r28),%fr4L
.L248:
	ldw -532(%r30),%r2
	ldw -96(%r30),%r8
	ldw -92(%r30),%r7
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -512(%r30),%r30
	.EXIT
	.PROCEND
	.size	wcstof, .-wcstof
	.section	.text.wcstold,"ax",@progbits
	.align 4
.globl wcstold
	.type	wcstold, @function
wcstold:
	.PROC
	.CALLINFO FRAME=512,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 512(%r30),%r30
	stw %r9,-100(%r30)
	ldo -104(%r30),%r9
	stw %r8,-96(%r30)
	ldo -504(%r30),%r8
	stw %r7,-92(%r30)
	copy %r25,%r7
	copy %r26,%r25
	stw %r6,-88(%r30)
	copy %r28,%r6
	stw %r5,-84(%r30)
	copy %r26,%r5
	copy %r8,%r26
	stw %r4,-80(%r30)
	copy %r19,%r4
	stw %r3,-76(%r30)
	bl narrow,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r3
	copy %r19,%r4
	copy %r6,%r28
	copy %r9,%r25
	bl strtold,%r2
	copy %r3,%r26
	comib,= 0,%r7,.L255
	copy %r4,%r19
	ldw -104(%r30),%r28
	sub %r28,%r3,%r28
	sh2addl %r28,%r5,%r5 
	stw %r5,0(%r7)
.L255:
	comb,= %r3,%r8,.L260
	copy %r6,%r28
	bl free,%r2
	copy %r3,%r26
	copy %r6,%r28
.L260:
	ldw -532(%r30),%r2
	ldw -100(%r30),%r9
	ldw -96(%r30),%r8
	ldw -92(%r30),%r7
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -512(%r30),%r30
	.EXIT
	.PROCEND
	.size	wcstold, .-wcstold
	.section	.text.wcsftime,"ax",@progbits
	.align 4
.globl wcsftime
	.type	wcsftime, @function
wcsftime:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r10,128(%r30)
	copy %r23,%r10
	stw %r9,-124(%r30)
	copy %r25,%r9
	stw %r8,-120(%r30)
	copy %r24,%r8
	stw %r5,-108(%r30)
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	stw %r7,-116(%r30)
	stw %r6,-112(%r30)
	bl wcslen,%r2
	copy %r24,%r26
	copy %r4,%r19
	ldo 1(%r9),%r26
	copy %r19,%r4
	copy %r28,%r5
	bl malloc,%r2
	addl %r26,%r28,%r26
	movb,= %r28,%r7,.L267
	copy %r4,%r19
	copy %r19,%r4
	ldo 1(%r5),%r6
	copy %r8,%r25
	copy %r6,%r24
	bl wcstombs,%r2
	copy %r7,%r26
	comb,= %r5,%r28,.L263
	copy %r4,%r19
.L265:
	ldi 0,%r5
.L264:
	bl free,%r2
	copy %r7,%r26
.L261:
	copy %r5,%r28
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
.L267:
	b .L261
	copy %r7,%r5
.L263:
	copy %r19,%r4
	addl %r7,%r6,%r6
	copy %r10,%r23
	copy %r7,%r24
	copy %r9,%r25
	bl strftime,%r2
	copy %r6,%r26
	movb,= %r28,%r5,.L265
	copy %r4,%r19
	ldi 0,%r20
.L266:
	sh2addl %r20,%r3,%r21 
	ldbx %r6(%r20),%r22
	stw %r22,0(%r21)
	copy %r20,%r21
	comb,<> %r21,%r5,.L266
	ldo 1(%r20),%r20
	b,n .L264
	.EXIT
	.PROCEND
	.size	wcsftime, .-wcsftime
	.section	.text.wcsxfrm,"ax",@progbits
	.align 4
.globl wcsxfrm
	.type	wcsxfrm, @function
wcsxfrm:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r26,%r6
	copy %r25,%r26
	stw %r5,-60(%r30)
	copy %r24,%r5
	stw %r3,-52(%r30)
	copy %r25,%r3
	stw %r4,-56(%r30)
	bl wcslen,%r2
	stw %r19,-32(%r30)
	comib,=,n 0,%r5,.L272
	ldi 0,%r20
	ldwx,s %r20(%r3),%r22
.L283:
	sh2addl %r20,%r6,%r21 
	ldo 1(%r20),%r20
	comb,>>= %r20,%r5,.L272
	stw %r22,0(%r21)
	comb,<<=,n %r20,%r28,.L283
	ldwx,s %r20(%r3),%r22
.L272:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	wcsxfrm, .-wcsxfrm
	.section	.text.wcsdup,"ax",@progbits
	.align 4
.globl wcsdup
	.type	wcsdup, @function
wcsdup:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	bl wcslen,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	ldo 1(%r28),%r3
	copy %r19,%r4
	zdep %r3,29,30,%r3
	bl malloc,%r2
	copy %r3,%r26
	movb,= %r28,%r28,.L284
	copy %r4,%r19
	copy %r28,%r26
	copy %r3,%r24
	bl memcpy,%r2
	copy %r5,%r25
.L284:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	wcsdup, .-wcsdup
	.section	.rodata.str1.4
	.align 4
.LC2:
	.stringz	"alpha"
	.align 4
.LC3:
	.stringz	"upper"
	.align 4
.LC4:
	.stringz	"lower"
	.align 4
.LC5:
	.stringz	"digit"
	.align 4
.LC6:
	.stringz	"xdigit"
	.align 4
.LC7:
	.stringz	"alnum"
	.align 4
.LC8:
	.stringz	"space"
	.align 4
.LC9:
	.stringz	"blank"
	.align 4
.LC10:
	.stringz	"punct"
	.align 4
.LC11:
	.stringz	"print"
	.align 4
.LC12:
	.stringz	"graph"
	.align 4
.LC13:
	.stringz	"cntrl"
	.section	.data.rel.ro,"aw"
	.align 4
	.type	classes, @object
	.size	classes, 96
classes:
	.word	.LC2
	.word	P%isalpha
	.word	.LC3
	.word	P%isupper
	.word	.LC4
	.word	P%islower
	.word	.LC5
	.word	P%isdigit
	.word	.LC6
	.word	P%isxdigit
	.word	.LC7
	.word	P%isalnum
	.word	.LC8
	.word	P%isspace
	.word	.LC9
	.word	P%isblank
	.word	.LC10
	.word	P%ispunct
	.word	.LC11
	.word	P%isprint
	.word	.LC12
	.word	P%isgraph
	.word	.LC13
	.word	P%iscntrl
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
