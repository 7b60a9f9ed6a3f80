; c5679665acc8a4e412bf4e2fd1a95701 emu/guest/libc/crypt.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	0
	.word	-1431655765
	.section	.text.run_des,"ax",@progbits
	.align 4
	.type	run_des, @function
run_des:
	.PROC
	.CALLINFO FRAME=320,NO_CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'initial,%r19
	ldo 320(%r30),%r30
	ldi 0,%r28
	stw %r15,-120(%r30)
	ldi 64,%r31
	stw %r12,-108(%r30)
	copy %r25,%r15
	ldw RT'initial(%r1),%r12
	stw %r11,-104(%r30)
	copy %r26,%r11
	stw %r9,-96(%r30)
	ldo -312(%r30),%r9
	stw %r5,-80(%r30)
	copy %r24,%r5
	stw %r18,-132(%r30)
	stw %r17,-128(%r30)
	stw %r16,-124(%r30)
	stw %r14,-116(%r30)
	stw %r13,-112(%r30)
	stw %r10,-100(%r30)
	stw %r8,-92(%r30)
	stw %r7,-88(%r30)
	stw %r6,-84(%r30)
	stw %r4,-76(%r30)
	stw %r3,-72(%r30)
	stw %r19,-32(%r30)
.L2:
	extru %r28,31,5,%r22
	copy %r28,%r20
	ldbx %r12(%r28),%r21
	depi 0,31,5,%r20
	addl %r11,%r21,%r21
	ldb -1(%r21),%r21
	addl %r9,%r20,%r20
	extru %r21,31,1,%r21
	addl %r20,%r22,%r20
	ldo 1(%r28),%r28
	comb,<> %r31,%r28,.L2
	stb %r21,0(%r20)
	addil LT'boxes,%r19
	ldo -168(%r30),%r21
	ldw RT'boxes(%r1),%r13
	stw %r21,-136(%r30)
	addil LT'permutation,%r19
	ldo -320(%r30),%r28
	ldw RT'permutation(%r1),%r3
	ldi 0,%r14
	ldo -248(%r30),%r26
	ldo -224(%r30),%r16
	ldo -200(%r30),%r24
	ldo -1(%r3),%r3
	ldi 48,%r25
	subi -96,%r28,%r6
	ldi 16,%r10
	ldi 32,%r8
	ldi 33,%r4
	uaddcm %r0,%r14,%r22
.L31:
	extru %r14,31,1,%r7
	zdep %r22,26,1,%r22
	comib,= 0,%r15,.L3
	copy %r14,%r28
	subi 15,%r14,%r28
.L3:
	sh1addl %r28,%r28,%r28 
	addil LT'subkeys,%r19
	ldw RT'subkeys(%r1),%r1
	zdep %r28,27,28,%r29
	ldi 0,%r21
	addl %r9,%r22,%r22
	addl %r1,%r29,%r20
.L4:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r1
	addl %r26,%r21,%r31
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r28,29,30,%r29
	sh1addl %r29,%r29,%r28 
	zdep %r28,30,31,%r28
	sub %r21,%r28,%r28
	sh2addl %r29,%r28,%r28 
	ldo 31(%r28),%r28
	extru %r28,31,5,%r28
	ldbx %r22(%r28),%r28
	ldo 1(%r21),%r21
	comb,<> %r25,%r21,.L4
	stb %r28,0(%r31)
	copy %r16,%r28
	copy %r26,%r23
	addl %r6,%r28,%r21
.L30:
	subi 31,%r21,%r21
	mtsar %r21
	bvb,>=,n %r5,.L5
	ldb -24(%r28),%r22
	ldb 0(%r28),%r21
	stb %r22,0(%r28)
	stb %r21,-24(%r28)
.L5:
	ldo 1(%r28),%r28
	comb,<>,n %r28,%r24,.L30
	addl %r6,%r28,%r21
	ldi 0,%r17
	copy %r24,%r2
	copy %r20,%r29
	copy %r17,%r18
.L7:
	ldi 0,%r21
	copy %r21,%r20
.L8:
	ldbx %r23(%r20),%r28
	ldbx %r29(%r20),%r31
	ldo 26(%r20),%r22
	xor %r28,%r31,%r28
	mtsar %r22
	extrs %r28,31,8,%r28
	ldo 1(%r20),%r20
	zvdep %r28,32,%r28
	comib,<> 6,%r20,.L8
	or %r21,%r28,%r21
	extru %r21,27+4-1,4,%r20
	zdep %r21,27,28,%r28
	and %r21,%r8,%r21
	and %r28,%r10,%r28
	or %r28,%r20,%r28
	or %r28,%r21,%r28
	zdep %r18,25,26,%r20
	addl %r13,%r20,%r20
	ldbx %r20(%r28),%r22
	ldi 0,%r28
.L9:
	ldo 28(%r28),%r20
	addl %r2,%r28,%r21
	mtsar %r20
	vextrs %r22,32,%r20
	extru %r20,31,1,%r20
	ldo 1(%r28),%r28
	comib,<> 4,%r28,.L9
	stb %r20,0(%r21)
	ldo 1(%r18),%r18
	ldo 4(%r2),%r2
	ldo 6(%r17),%r17
	ldo 6(%r23),%r23
	comb,<> %r25,%r17,.L7
	ldo 6(%r29),%r29
	ldi 1,%r28
.L10:
	ldbx %r3(%r28),%r20
	ldo -168(%r30),%r1
	addl %r24,%r20,%r20
	ldb -1(%r20),%r20
	addl %r1,%r28,%r21
	ldo 1(%r28),%r28
	comb,<> %r4,%r28,.L10
	stb %r20,-1(%r21)
	zdep %r7,26,27,%r7
	ldi 0,%r28
	addl %r9,%r7,%r7
.L11:
	ldo -168(%r30),%r21
	ldwx %r7(%r28),%r22
	ldwx %r21(%r28),%r20
	xor %r20,%r22,%r20
	addl %r7,%r28,%r21
	ldo 4(%r28),%r28
	comb,<> %r8,%r28,.L11
	stw %r20,0(%r21)
	ldo 1(%r14),%r14
	comb,<> %r10,%r14,.L31
	uaddcm %r0,%r14,%r22
	ldi 0,%r28
	ldi 31,%r29
	ldi 64,%r31
.L13:
	ldbx %r12(%r28),%r21
	comclr,< %r29,%r28,%r20
	ldi 1,%r20
	extru %r28,31,5,%r22
	addl %r11,%r21,%r21
	zdep %r20,26,27,%r20
	addl %r9,%r20,%r20
	ldbx %r20(%r22),%r20
	ldo 1(%r28),%r28
	comb,<> %r31,%r28,.L13
	stb %r20,-1(%r21)
	ldw -340(%r30),%r2
	ldw -132(%r30),%r18
	ldw -128(%r30),%r17
	ldw -124(%r30),%r16
	ldw -120(%r30),%r15
	ldw -116(%r30),%r14
	ldw -112(%r30),%r13
	ldw -108(%r30),%r12
	ldw -104(%r30),%r11
	ldw -100(%r30),%r10
	ldw -96(%r30),%r9
	ldw -92(%r30),%r8
	ldw -88(%r30),%r7
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
	.EXIT
	.PROCEND
	.size	run_des, .-run_des
	.section	.text.digit_value,"ax",@progbits
	.align 4
	.type	digit_value, @function
digit_value:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	stw %r3,-56(%r30)
	extrs %r26,31,8,%r3
	stw %r4,-60(%r30)
	comib,<> 0,%r3,.L40
	stw %r19,-32(%r30)
	ldo -46(%r3),%r3
.L41:
	ldw -84(%r30),%r2
	extru %r3,31,6,%r28
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L40:
	addil LT'digits,%r19
	copy %r3,%r25
	ldw RT'digits(%r1),%r5
	bl strchr,%r2
	copy %r5,%r26
	movb,= %r28,%r28,.L34
	sub %r28,%r5,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L34:
	extru %r3,31,8,%r28
	ldi 96,%r20
	comb,>>=,n %r20,%r28,.L36
	ldo -59(%r28),%r3
	ldw -84(%r30),%r2
	extru %r3,31,6,%r28
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L36:
	ldi 64,%r20
	comb,>>=,n %r20,%r28,.L41
	ldo -46(%r3),%r3
	ldo -53(%r3),%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	digit_value, .-digit_value
	.section	.rodata.cst8
	.align 8
.LC1:
	.word	0
	.word	-1840700269
	.section	.text.setkey,"ax",@progbits
	.align 4
.globl setkey
	.type	setkey, @function
setkey:
	.PROC
	.CALLINFO FRAME=128,NO_CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'choice_1,%r19
	ldo 128(%r30),%r30
	ldw RT'choice_1(%r1),%r22
	stw %r10,-64(%r30)
	copy %r26,%r31
	ldi 1,%r28
	stw %r9,-60(%r30)
	ldo -121(%r30),%r23
	ldo -1(%r22),%r22
	stw %r8,-56(%r30)
	ldi 57,%r29
	stw %r7,-52(%r30)
	stw %r6,-48(%r30)
	stw %r5,-44(%r30)
	stw %r4,-40(%r30)
	stw %r3,-36(%r30)
	stw %r19,-32(%r30)
.L43:
	addl %r23,%r28,%r21
	ldbx %r22(%r28),%r20
	addl %r31,%r20,%r20
	ldb -1(%r20),%r20
	extru %r20,31,1,%r20
	ldo 1(%r28),%r28
	comb,<> %r29,%r28,.L43
	stb %r20,0(%r21)
	addil LT'rotations,%r19
	copy %r1,%r28
	ldw RT'rotations(%r28),%r8
	addil LT'subkeys,%r19
	ldi 0,%r2
	ldw RT'subkeys(%r1),%r24
	ldo -120(%r30),%r5
	addil LT'choice_2,%r19
	ldw RT'choice_2(%r1),%r6
	ldo 768(%r24),%r9
	ldi 27,%r4
	ldi 28,%r7
	ldi 48,%r3
	copy %r2,%r10
.L46:
	ldb 0(%r8),%r28
	ldi 0,%r31
	addl %r2,%r28,%r2
.L45:
	ldbx %r6(%r31),%r21
	addl %r24,%r31,%r23
	copy %r10,%r20
	ldo -1(%r21),%r28
	comb,>= %r4,%r28,.L44
	ldo 1(%r31),%r31
	ldo -29(%r21),%r28
	copy %r7,%r20
.L44:
	addl %r2,%r28,%r28
	addil LT'.LC1,%r19
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC1(%r1),%r1
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	extrs %r28,0,1,%r29
	stws %r29,-16(%sp)
	fldws -16(%sp),%fr23L
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r1
	addl %r5,%r20,%r22
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r25
	ldws -12(%sp),%r26
	addl %r26,%r21,%r21
	extrs %r21,27,28,%r21
	sub %r21,%r29,%r21
	zdep %r21,28,29,%r20
	sub %r20,%r21,%r20
	zdep %r20,29,30,%r20
	sub %r28,%r20,%r28
	ldbx %r22(%r28),%r28
	comb,<> %r3,%r31,.L45
	stb %r28,0(%r23)
	ldo 48(%r24),%r24
	comb,<> %r9,%r24,.L46
	ldo 1(%r8),%r8
	ldw -148(%r30),%r2
	ldw -64(%r30),%r10
	ldw -60(%r30),%r9
	ldw -56(%r30),%r8
	ldw -52(%r30),%r7
	ldw -48(%r30),%r6
	ldw -44(%r30),%r5
	ldw -40(%r30),%r4
	ldw -36(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	setkey, .-setkey
	.section	.text.encrypt,"ax",@progbits
	.align 4
.globl encrypt
	.type	encrypt, @function
encrypt:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r24
	ldw -20(%r30),%r2
	bl run_des,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	encrypt, .-encrypt
	.section	.text.crypt,"ax",@progbits
	.align 4
.globl crypt
	.type	crypt, @function
crypt:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	ldi 0,%r28
	ldi 0,%r29
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r8,-120(%r30)
	copy %r25,%r8
	stw %r7,-116(%r30)
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	stw %r6,-112(%r30)
	stw %r5,-108(%r30)
	ldb 0(%r25),%r26
	stw %r28,-184(%r30)
	stw %r29,-180(%r30)
	ldo -176(%r30),%r28
	ldi 48,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	bl digit_value,%r2
	extrs %r26,31,8,%r26
	copy %r4,%r19
	ldb 0(%r8),%r20
	ldi 0,%r26
	comb,= %r26,%r20,.L53
	copy %r28,%r7
	ldb 1(%r8),%r26
	extrs %r26,31,8,%r26
.L53:
	copy %r19,%r4
	bl digit_value,%r2
	ldo -184(%r30),%r5
	copy %r4,%r19
	zdep %r28,25,26,%r6
	copy %r5,%r31
	ldi 0,%r29
	or %r6,%r7,%r6
.L54:
	ldbx %r3(%r29),%r22
	extrs %r22,31,8,%r22
	comib,= 0,%r22,.L58
	ldi 0,%r28
.L55:
	ldo 25(%r28),%r20
	addl %r31,%r28,%r21
	mtsar %r20
	vextrs %r22,32,%r20
	extru %r20,31,1,%r20
	ldo 1(%r28),%r28
	comib,<> 7,%r28,.L55
	stb %r20,0(%r21)
	ldo 1(%r29),%r29
	comib,<> 8,%r29,.L54
	ldo 8(%r31),%r31
.L58:
	copy %r19,%r4
	bl setkey,%r2
	copy %r5,%r26
	copy %r4,%r19
	ldi 64,%r24
	copy %r19,%r4
	ldi 0,%r25
	copy %r5,%r26
	bl memset,%r2
	ldi 25,%r3
	copy %r4,%r19
	ldi 0,%r7
.L56:
	copy %r19,%r4
	copy %r6,%r24
	copy %r7,%r25
	bl run_des,%r2
	copy %r5,%r26
	ldo -1(%r3),%r3
	comib,<> 0,%r3,.L56
	copy %r4,%r19
	ldb 0(%r8),%r21
	addil LT'out.0,%r19
	ldw RT'out.0(%r1),%r28
	extrs %r21,31,8,%r20
	comib,= 0,%r20,.L59
	stb %r21,0(%r28)
	ldb 1(%r8),%r21
	extrs %r21,31,8,%r21
	comiclr,= 0,%r21,%r0
	copy %r21,%r20
.L59:
	addil LT'digits,%r19
	stb %r20,1(%r28)
	ldo 2(%r28),%r24
	ldw RT'digits(%r1),%r26
	copy %r3,%r23
	ldi 6,%r31
	ldi 63,%r29
	ldi 72,%r25
.L60:
	copy %r23,%r20
	copy %r3,%r21
.L62:
	comb,< %r29,%r20,.L61
	zdep %r21,30,31,%r21
	ldbx %r5(%r20),%r22
	extrs %r22,31,8,%r22
	or %r21,%r22,%r21
.L61:
	ldo 1(%r20),%r20
	comb,<> %r31,%r20,.L62
	nop
	ldbx %r26(%r21),%r21
	stb %r21,0(%r24)
	ldo 6(%r20),%r31
	ldo 1(%r24),%r24
	comb,<> %r25,%r31,.L60
	ldo 6(%r23),%r23
	ldw -212(%r30),%r2
	ldw -120(%r30),%r8
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
	.EXIT
	.PROCEND
	.size	crypt, .-crypt
	.local	out.0
	.comm	out.0,14,4
	.section	.rodata
	.align 4
	.type	digits, @object
	.size	digits, 65
digits:
	.stringz	"./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	.local	subkeys
	.comm	subkeys,768,1
	.type	boxes, @object
	.size	boxes, 512
boxes:
	.stringz	"\016\004\r\001\002\017\013\b\003\n\006\f\005\t"
	.stringz	"\007"
	.stringz	"\017\007\004\016\002\r\001\n\006\f\013\t\005\003\b\004\001\016\b\r\006\002\013\017\f\t\007\003\n\005"
	.stringz	"\017\f\b\002\004\t\001\007\005\013\003\016\n"
	.ascii	"\006\r"
	.stringz	"\017\001\b\016\006\013\003\004\t\007\002\r\f"
	.stringz	"\005\n\003\r\004\007\017\002\b\016\f"
	.stringz	"\001\n\006\t\013\005"
	.stringz	"\016\007\013\n\004\r\001\005\b\f\006\t\003\002\017\r\b\n\001\003\017\004\002\013\006\007\f"
	.ascii	"\005\016\t"
	.stringz	"\n"
	.stringz	"\t\016\006\003\017\005\001\r\f\007\013\004\002\b\r\007"
	.stringz	"\t\003\004\006\n\002\b\005\016\f\013\017\001\r\006\004\t\b\017\003"
	.stringz	"\013\001\002\f\005\n\016\007\001\n\r"
	.ascii	"\006\t\b\007\004\017\016\003\013\005\002\f"
	.stringz	"\007\r\016\003"
	.stringz	"\006\t\n\001\002\b\005\013\f\004\017\r\b\013\005\006\017"
	.stringz	"\003\004\007\002\f\001\n\016\t\n\006\t"
	.stringz	"\f\013\007\r\017\001\003\016\005\002\b\004\003\017"
	.ascii	"\006\n\001\r\b\t\004\005\013\f\007\002\016"
	.stringz	"\002\f\004\001\007\n\013\006\b\005\003\017\r"
	.stringz	"\016\t\016\013\002\f\004\007\r\001\005"
	.stringz	"\017\n\003\t\b\006\004\002\001\013\n\r\007\b\017\t\f\005\006\003"
	.stringz	"\016\013\b\f\007\001\016\002\r\006\017"
	.ascii	"\t\n\004\005\003"
	.stringz	"\f\001\n\017\t\002\006\b"
	.stringz	"\r\003\004\016\007\005\013\n\017\004\002\007\f\t\005\006\001\r\016"
	.stringz	"\013\003\b\t\016\017\005\002\b\f\003\007"
	.stringz	"\004\n\001\r\013\006\004\003\002\f\t\005\017\n\013\016\001\007\006"
	.ascii	"\b\r"
	.stringz	"\004\013\002\016\017"
	.stringz	"\b\r\003\f\t\007\005\n\006\001\r"
	.stringz	"\013\007\004\t\001\n\016\003\005\f\002\017\b\006\001\004\013\r\f\003\007\016\n\017\006\b"
	.stringz	"\005\t\002\006\013\r\b\001\004\n\007\t\005"
	.ascii	"\017\016\002\003\f"
	.stringz	"\r\002\b\004\006\017\013\001\n\t\003\016\005"
	.stringz	"\f\007\001\017\r\b\n\003\007\004\f\005\006\013"
	.stringz	"\016\t\002\007\013\004\001\t\f\016\002"
	.stringz	"\006\n\r\017\003\005\b\002\001\016\007\004\n\b\r\017\f\t"
	.ascii	"\003\005\006\013"
	.align 4
	.type	rotations, @object
	.size	rotations, 16
rotations:
	.ascii	"\001\001\002\002\002\002\002\002\001\002\002\002\002\002\002"
	.ascii	"\001"
	.align 4
	.type	choice_2, @object
	.size	choice_2, 48
choice_2:
	.ascii	"\016\021\013\030\001\005\003\034\017\006\025\n\027\023\f\004"
	.ascii	"\032\b\020\007\033\024\r\002)4\037%/7\036(3-!0,1'8\"5.*2$\035"
	.ascii	" "
	.align 4
	.type	choice_1, @object
	.size	choice_1, 56
choice_1:
	.ascii	"91)!\031\021\t\001:2*\"\032\022\n\002;3+#\033\023\013\003<4,"
	.ascii	"$?7/'\037\027\017\007>6.&\036\026\016\006=5-%\035\025\r\005\034"
	.ascii	"\024\f\004"
	.align 4
	.type	permutation, @object
	.size	permutation, 32
permutation:
	.ascii	"\020\007\024\025\035\f\034\021\001\017\027\032\005\022\037\n"
	.ascii	"\002\b\030\016 \033\003\t\023\r\036\006\026\013\004\031"
	.align 4
	.type	initial, @object
	.size	initial, 64
initial:
	.ascii	":2*\"\032\022\n\002<4,$\034\024\f\004>6.&\036\026\016\006@80"
	.ascii	"( \030\020\b91)!\031\021\t\001;3+#\033\023\013\003=5-%\035\025"
	.ascii	"\r\005?7/'\037\027\017\007"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
