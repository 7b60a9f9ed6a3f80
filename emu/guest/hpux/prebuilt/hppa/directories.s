; 57a202c07610e0c3e248da3a774a7c8d emu/guest/libc/hpux/directories.c
	.LEVEL 1.1
	.text
	.section	.text.is_same_file,"ax",@progbits
	.align 4
	.type	is_same_file, @function
is_same_file:
	.PROC
	.CALLINFO FRAME=640,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 640(%r30),%r30
	stw %r5,-96(%r30)
	ldo -364(%r30),%r5
	stw %r4,-92(%r30)
	copy %r19,%r4
	stw %r3,-88(%r30)
	copy %r25,%r3
	copy %r5,%r25
	bl __lstat64,%r2
	stw %r19,-32(%r30)
	comib,= 0,%r28,.L2
	copy %r4,%r19
	ldi 0,%r28
.L7:
	ldw -660(%r30),%r2
.L6:
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -640(%r30),%r30
.L2:
	ldo -632(%r30),%r25
	bl __lstat64,%r2
	copy %r3,%r26
	comib,<> 0,%r28,.L7
	ldi 0,%r28
	ldw 0(%r5),%r20
	ldw -632(%r30),%r28
	comb,<>,n %r28,%r20,.L7
	ldi 0,%r28
	ldw 4(%r5),%r28
	ldw -628(%r30),%r20
	comclr,<> %r20,%r28,%r28
	ldi 1,%r28
	b .L6
	ldw -660(%r30),%r2
	.EXIT
	.PROCEND
	.size	is_same_file, .-is_same_file
	.section	.text.opendir,"ax",@progbits
	.align 4
.globl opendir
	.type	opendir, @function
opendir:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r25
	ldo 384(%r30),%r30
	stw %r4,-100(%r30)
	stw %r19,-32(%r30)
	stw %r6,-108(%r30)
	stw %r5,-104(%r30)
	stw %r3,-96(%r30)
	bl open,%r2
	copy %r19,%r4
	movb,< %r28,%r3,.L9
	copy %r4,%r19
	copy %r19,%r4
	ldo -376(%r30),%r25
	bl __fstat64,%r2
	copy %r3,%r26
	movb,<> %r28,%r6,.L10
	copy %r4,%r19
	ldh -368(%r30),%r20
	ldil L'16384,%r28
	depi 0,31,12,%r20
	extru %r20,31,16,%r20
	comb,<>,n %r28,%r20,.L10
	copy %r19,%r4
	bl malloc,%r2
	ldi 4376,%r26
	movb,= %r28,%r5,.L12
	copy %r4,%r19
	stw %r3,0(%r5)
	copy %r3,%r26
	ldi 1,%r24
	stw %r6,8(%r5)
	ldi 2,%r25
	stw %r6,4(%r5)
	bl fcntl,%r2
	stw %r6,12(%r5)
	ldw -108(%r30),%r6
	copy %r5,%r28
	ldw -404(%r30),%r2
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L10:
	bl __errno,%r2
	copy %r19,%r4
	ldi 20,%r20
	copy %r4,%r19
	stw %r20,0(%r28)
.L12:
	bl close,%r2
	copy %r3,%r26
.L9:
	ldi 0,%r5
	ldw -404(%r30),%r2
	copy %r5,%r28
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
	.EXIT
	.PROCEND
	.size	opendir, .-opendir
	.section	.text.readdir,"ax",@progbits
	.align 4
.globl readdir
	.type	readdir, @function
readdir:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r5,-108(%r30)
	ldo 280(%r26),%r5
	stw %r3,-100(%r30)
	stw %r6,-112(%r30)
	stw %r4,-104(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r28
	ldw 8(%r26),%r20
	comb,<= %r20,%r28,.L16
	copy %r26,%r3
	addl %r5,%r28,%r5
.L17:
	ldh 12(%r5),%r20
	addl %r20,%r28,%r28
	ldw 4(%r5),%r21
	ldo 16(%r5),%r25
	stw %r28,4(%r3)
	ldh 14(%r5),%r28
	ldo 24(%r3),%r26
	ldo 16(%r3),%r6
	ldw 8(%r5),%r20
	sth %r28,22(%r3)
	ldi 264,%r28
	stw %r21,12(%r3)
	stw %r20,16(%r3)
	bl strcpy,%r2
	sth %r28,20(%r3)
	copy %r6,%r28
.L15:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L16:
	ldw 0(%r26),%r25
	copy %r19,%r4
	ldi 4096,%r23
	copy %r5,%r24
	bl hpux_call,%r2
	ldi 356,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	stw %r0,4(%r3)
	stw %r28,8(%r3)
	comib,>= 0,%r28,.L19
	copy %r4,%r19
	b .L17
	ldi 0,%r28
.L19:
	b .L15
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	readdir, .-readdir
	.section	.text.telldir,"ax",@progbits
	.align 4
.globl telldir
	.type	telldir, @function
telldir:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	bv %r0(%r2)
	ldw 12(%r26),%r28
	.EXIT
	.PROCEND
	.size	telldir, .-telldir
	.section	.text.seekdir,"ax",@progbits
	.align 4
.globl seekdir
	.type	seekdir, @function
seekdir:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r24
	stwm %r5,64(%r30)
	copy %r25,%r5
	stw %r3,-56(%r30)
	copy %r26,%r3
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	bl lseek,%r2
	ldw 0(%r26),%r26
	stw %r0,8(%r3)
	stw %r0,4(%r3)
	stw %r5,12(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	seekdir, .-seekdir
	.section	.text.rewinddir,"ax",@progbits
	.align 4
.globl rewinddir
	.type	rewinddir, @function
rewinddir:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r25
	stwm %r4,64(%r30)
	bl seekdir,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	rewinddir, .-rewinddir
	.section	.text.readdir_r,"ax",@progbits
	.align 4
.globl readdir_r
	.type	readdir_r, @function
readdir_r:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r24,%r6
	stw %r5,-60(%r30)
	copy %r25,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl readdir,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L24
	copy %r4,%r19
	ldo 8(%r3),%r26
	stw %r5,0(%r6)
	bl strlen,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r3,%r25
	copy %r5,%r26
	bl memcpy,%r2
	ldo 9(%r28),%r24
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L24:
	stw %r3,0(%r6)
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	readdir_r, .-readdir_r
	.section	.text.closedir,"ax",@progbits
	.align 4
.globl closedir
	.type	closedir, @function
closedir:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r19,-32(%r30)
	stw %r3,-60(%r30)
	bl free,%r2
	ldw 0(%r26),%r3
	copy %r4,%r19
	bl close,%r2
	copy %r3,%r26
	ldw -60(%r30),%r3
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	closedir, .-closedir
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"."
	.align 4
.LC1:
	.stringz	".."
	.align 4
.LC2:
	.stringz	"/.."
	.section	.text.getcwd,"ax",@progbits
	.align 4
.globl getcwd
	.type	getcwd, @function
getcwd:
	.PROC
	.CALLINFO FRAME=5312,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'0,%r29
	ldil L'774766592,%r28
	ldo 5312(%r30),%r30
	ldo R'0(%r29),%r29
	stw %r17,-164(%r30)
	ldi 2040,%r24
	stw %r18,-168(%r30)
	ldo -1208(%r30),%r17
	ldi 2048,%r18
	stw %r16,-160(%r30)
	ldi 47,%r16
	stw %r15,-156(%r30)
	stw %r14,-152(%r30)
	stw %r10,-136(%r30)
	ldi 1023,%r10
	stw %r9,-132(%r30)
	stw %r7,-124(%r30)
	ldo -3256(%r30),%r7
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r19,-32(%r30)
	stw %r13,-148(%r30)
	stw %r12,-144(%r30)
	stw %r11,-140(%r30)
	stw %r8,-128(%r30)
	stw %r6,-120(%r30)
	stw %r5,-116(%r30)
	stw %r3,-108(%r30)
	stw %r26,-180(%r30)
	ldo -3248(%r30),%r26
	stw %r25,-184(%r30)
	stw %r28,0(%r7)
	stw %r29,4(%r7)
	bl memset,%r2
	ldi 0,%r25
	ldil L'771751936,%r28
	ldi 0,%r29
	stw %r28,-5304(%r30)
	stw %r29,-5300(%r30)
	ldo -5304(%r30),%r21
	copy %r4,%r19
	copy %r21,%r15
	copy %r19,%r4
	ldi 2040,%r24
	ldi 0,%r25
	bl memset,%r2
	ldo -5296(%r30),%r26
	stb %r0,1023(%r17)
	copy %r4,%r19
	addil LT'.LC0,%r19
	copy %r1,%r9
	addil LT'.LC1,%r19
	copy %r1,%r14
	addil LT'.LC2,%r19
	stw %r1,-176(%r30)
	copy %r19,%r4
	copy %r7,%r25
	bl is_same_file,%r2
	copy %r15,%r26
	movb,<> %r28,%r12,.L69
	copy %r4,%r19
.L41:
	copy %r19,%r4
	bl strlen,%r2
	copy %r7,%r26
	ldo 300(%r28),%r28
	comb,<< %r18,%r28,.L40
	copy %r4,%r19
	copy %r19,%r4
	bl strlen,%r2
	copy %r7,%r26
	copy %r4,%r19
	copy %r28,%r8
	copy %r19,%r4
	bl opendir,%r2
	copy %r7,%r26
	ldo 1(%r8),%r13
	ldi 0,%r20
	copy %r4,%r19
	copy %r28,%r6
	comclr,= %r20,%r28,%r11
	ldi 1,%r11
	addl %r7,%r8,%r8
	addl %r7,%r13,%r13
.L31:
	comiclr,= 0,%r20,%r0
	b,n .L36
.L72:
	comiclr,<> 0,%r11,%r0
	b,n .L36
.L32:
	copy %r19,%r4
	bl readdir,%r2
	copy %r6,%r26
	movb,= %r28,%r28,.L70
	copy %r4,%r19
	ldo 8(%r28),%r3
	copy %r19,%r4
	bl strlen,%r2
	copy %r3,%r26
	copy %r4,%r19
	ldw RT'.LC0(%r9),%r25
	copy %r19,%r4
	copy %r28,%r5
	bl strcmp,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L32
	copy %r4,%r19
	copy %r19,%r4
	ldw RT'.LC1(%r14),%r25
	bl strcmp,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L33
	copy %r4,%r19
	ldo 1(%r5),%r28
	comb,>>= %r10,%r28,.L71
	copy %r3,%r25
.L33:
	copy %r12,%r20
	comib,= 0,%r20,.L72
	nop
.L36:
	comib,<> 0,%r6,.L73
	copy %r19,%r4
.L39:
	comib,= 0,%r20,.L40
	copy %r19,%r4
	copy %r7,%r25
	bl strcpy,%r2
	copy %r15,%r26
	ldw -176(%r30),%r28
	copy %r4,%r19
	ldw RT'.LC2(%r28),%r25
	copy %r19,%r4
	bl strcat,%r2
	copy %r7,%r26
	copy %r4,%r19
	copy %r7,%r25
	copy %r19,%r4
	bl is_same_file,%r2
	copy %r15,%r26
	movb,= %r28,%r12,.L41
	copy %r4,%r19
.L69:
	ldi 1023,%r28
	comb,=,n %r28,%r10,.L42
	ldi 1024,%r24
	sub %r24,%r10,%r24
.L43:
	ldw -184(%r30),%r1
	comb,>> %r24,%r1,.L74
	ldw -180(%r30),%r20
	comib,= 0,%r20,.L75
	copy %r19,%r4
.L46:
	addl %r17,%r10,%r25
	bl memcpy,%r2
	ldw -180(%r30),%r26
.L27:
	ldw -5332(%r30),%r2
	ldw -168(%r30),%r18
	ldw -164(%r30),%r17
	ldw -160(%r30),%r16
	ldw -156(%r30),%r15
	ldw -152(%r30),%r14
	ldw -148(%r30),%r13
	ldw -144(%r30),%r12
	ldw -140(%r30),%r11
	ldw -136(%r30),%r10
	ldw -132(%r30),%r9
	ldw -128(%r30),%r8
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -5312(%r30),%r30
.L71:
	copy %r19,%r4
	stb %r16,0(%r8)
	bl strcpy,%r2
	copy %r13,%r26
	copy %r4,%r19
	copy %r15,%r25
	copy %r19,%r4
	bl is_same_file,%r2
	copy %r7,%r26
	stb %r0,0(%r8)
	movb,= %r28,%r20,.L33
	copy %r4,%r19
	sub %r10,%r5,%r10
	stw %r20,-172(%r30)
	addl %r17,%r10,%r26
	copy %r19,%r4
	copy %r5,%r24
	copy %r3,%r25
	bl memcpy,%r2
	ldo -1(%r10),%r10
	addl %r17,%r10,%r28
	copy %r4,%r19
	stb %r16,0(%r28)
	b .L31
	ldw -172(%r30),%r20
.L70:
	copy %r19,%r4
	bl closedir,%r2
	copy %r6,%r26
	copy %r4,%r19
.L40:
	bl __errno,%r2
	nop
	ldi 2,%r20
	stw %r20,0(%r28)
	b .L27
	ldi 0,%r28
.L73:
	stw %r20,-172(%r30)
	bl closedir,%r2
	copy %r6,%r26
	copy %r4,%r19
	b .L39
	ldw -172(%r30),%r20
.L42:
	ldi 47,%r28
	ldi 2,%r24
	stb %r28,1022(%r17)
	b .L43
	ldi 1022,%r10
.L75:
	stw %r24,-172(%r30)
	bl malloc,%r2
	ldw -184(%r30),%r26
	copy %r4,%r19
	ldw -172(%r30),%r24
	comb,<> %r0,%r28,.L46
	stw %r28,-180(%r30)
	b .L27
	ldi 0,%r28
.L74:
	bl __errno,%r2
	nop
	ldi 34,%r20
	stw %r20,0(%r28)
	b .L27
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	getcwd, .-getcwd
	.section	.rodata.str1.4
	.align 4
.LC3:
	.stringz	"r"
	.align 4
.LC4:
	.stringz	"/dev/null"
	.section	.text.setmntent,"ax",@progbits
	.align 4
.globl setmntent
	.type	setmntent, @function
setmntent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'.LC3,%r19
	copy %r1,%r28
	stw %r2,-20(%r30)
	ldw RT'.LC3(%r28),%r25
	addil LT'.LC4,%r19
	stwm %r4,64(%r30)
	ldw RT'.LC4(%r1),%r26
	bl fopen,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setmntent, .-setmntent
	.section	.text.getmntent,"ax",@progbits
	.align 4
.globl getmntent
	.type	getmntent, @function
getmntent:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldh 12(%r26),%r28
	bb,<,n %r28,27,.L79
	depi -1,27,1,%r28
	addil LT'root.0,%r19
	sth %r28,12(%r26)
	bv %r0(%r2)
	ldw RT'root.0(%r1),%r28
.L79:
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	getmntent, .-getmntent
	.section	.text.endmntent,"ax",@progbits
	.align 4
.globl endmntent
	.type	endmntent, @function
endmntent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl fclose,%r2
	stw %r19,-32(%r30)
	ldi 1,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	endmntent, .-endmntent
	.section	.text.hasmntopt,"ax",@progbits
	.align 4
.globl hasmntopt
	.type	hasmntopt, @function
hasmntopt:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	stw %r7,-124(%r30)
	copy %r25,%r7
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	stw %r6,-120(%r30)
	bl strlen,%r2
	copy %r25,%r26
	ldw 12(%r3),%r3
	copy %r28,%r5
	ldb 0(%r3),%r28
	comib,= 0,%r28,.L82
	copy %r4,%r19
	ldi 44,%r6
	b .L85
	ldi 61,%r8
.L93:
	ldo 1(%r28),%r3
	ldb 1(%r28),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L82
.L85:
	copy %r3,%r26
	copy %r19,%r4
	copy %r7,%r25
	bl strncmp,%r2
	copy %r5,%r24
	copy %r4,%r19
	comib,<> 0,%r28,.L83
	copy %r3,%r26
	ldbx %r3(%r5),%r20
	extrs %r20,31,8,%r20
	comclr,= %r6,%r20,%r0
	comiclr,<> 0,%r20,%r28
	ldi 1,%r28
	comib,<> 0,%r28,.L94
	copy %r3,%r28
	comb,= %r8,%r20,.L95
	ldw -148(%r30),%r2
.L83:
	copy %r19,%r4
	bl strchr,%r2
	copy %r6,%r25
	movb,<> %r28,%r28,.L93
	copy %r4,%r19
.L82:
	ldi 0,%r3
	copy %r3,%r28
.L94:
	ldw -148(%r30),%r2
.L95:
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
	.EXIT
	.PROCEND
	.size	hasmntopt, .-hasmntopt
	.section	.rodata.str1.4
	.align 4
.LC5:
	.stringz	"/dev/root"
	.align 4
.LC6:
	.stringz	"/"
	.align 4
.LC7:
	.stringz	"hfs"
	.align 4
.LC8:
	.stringz	"defaults"
	.section	.data.rel.local,"aw"
	.align 4
	.type	root.0, @object
	.size	root.0, 32
root.0:
	.word	.LC5
	.word	.LC6
	.word	.LC7
	.word	.LC8
	.word	0
	.word	0
	.word	0
	.word	0
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
