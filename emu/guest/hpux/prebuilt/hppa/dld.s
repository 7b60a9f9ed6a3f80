; 5d3f74e9496c0fe47b6cd82c65180520 emu/guest/hpux/hppa/dld.c
	.LEVEL 1.1
	.text
	.section	.text.describe,"ax",@progbits
	.align 4
	.type	describe, @function
describe:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 12(%r26),%r28
	ldw 8(%r26),%r21
	ldw 4(%r26),%r20
	ldw 16(%r26),%r31
	ldw 4(%r20),%r20
	ldw 20(%r26),%r22
	addl %r28,%r20,%r20
	stw %r21,48(%r26)
	addl %r21,%r31,%r21
	stw %r28,56(%r26)
	addl %r28,%r22,%r28
	stw %r20,32(%r26)
	stw %r21,52(%r26)
	stw %r28,60(%r26)
	stw %r20,64(%r26)
	stw %r26,68(%r26)
	ldb 0(%r25),%r28
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L2
	ldo 72(%r26),%r26
	copy %r25,%r20
	b .L3
	ldi 1025,%r22
.L13:
	comiclr,<> 0,%r28,%r0
	b,n .L2
.L3:
	stb %r28,0(%r26)
	ldo 1(%r26),%r26
	ldbs,mb 1(%r20),%r28
	sub %r22,%r20,%r21
	addl %r25,%r21,%r21
	comib,<> 1,%r21,.L13
	extrs %r28,31,8,%r28
.L2:
	bv %r0(%r2)
	stb %r0,0(%r26)
	.EXIT
	.PROCEND
	.size	describe, .-describe
	.section	.text.print,"ax",@progbits
	.align 4
	.type	print, @function
print:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r26),%r23
	extrs %r23,31,8,%r23
	comib,= 0,%r23,.L15
	copy %r26,%r24
	ldi 0,%r23
	ldo 1(%r23),%r23
.L19:
	ldbx %r24(%r23),%r28
	comib,<>,n 0,%r28,.L19
	ldo 1(%r23),%r23
.L15:
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	print, .-print
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"dld.sl: "
	.align 4
.LC1:
	.stringz	": "
	.align 4
.LC2:
	.stringz	"\n"
	.section	.text.fail,"ax",@progbits
	.align 4
	.type	fail, @function
fail:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	addil LT'.LC0,%r19
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	ldw RT'.LC0(%r1),%r26
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r25,%r3
	bl print,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r5,%r26
	copy %r19,%r4
	bl print,%r2
	ldi 127,%r5
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r26
	bl print,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r3,%r26
	copy %r19,%r4
	bl print,%r2
	ldi 1,%r3
	copy %r4,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r26
	bl print,%r2
	copy %r19,%r4
	copy %r4,%r19
.L21:
	copy %r19,%r4
	copy %r5,%r25
	bl hpux_call,%r2
	copy %r3,%r26
	b .L21
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	fail, .-fail
	.section	.text.find_in.isra.0,"ax",@progbits
	.align 4
	.type	find_in.isra.0, @function
find_in.isra.0:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r2
	stwm %r4,64(%r30)
	copy %r25,%r4
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	ldw 24(%r26),%r20
	ldw 28(%r26),%r25
	comib,= 0,%r25,.L30
	copy %r24,%r26
	.IMPORT $$remU,MILLICODE
	bl $$remU,%r31
	ldw 36(%r2),%r3
	sh2addl %r29,%r2,%r29 
	ldwx %r29(%r20),%r28
	comb,<<= %r3,%r28,.L30
	ldo 40(%r2),%r25
	b .L28
	ldw 32(%r2),%r26
.L24:
	ldwx %r2(%r20),%r28
.L40:
	comclr,>> %r3,%r28,%r0
	b,n .L30
.L28:
	sh2addl %r28,%r28,%r28 
	sh2addl %r28,%r26,%r20 
	addl %r2,%r20,%r28
	ldb 16(%r28),%r21
	comiclr,<> 13,%r21,%r21
	ldi 1,%r21
	comb,<>,n %r23,%r21,.L40
	ldwx %r2(%r20),%r28
	ldw 0(%r25),%r21
	ldw 4(%r28),%r31
	copy %r4,%r29
	addl %r31,%r21,%r31
	ldbx %r2(%r31),%r21
	extrs %r21,31,8,%r21
	comib,<> 0,%r21,.L25
	addl %r2,%r31,%r31
	b .L38
	ldb 0(%r4),%r21
.L32:
.L25:
	ldb 0(%r29),%r22
	extrs %r22,31,8,%r22
	comb,<> %r21,%r22,.L24
	ldo 1(%r29),%r24
	ldbs,mb 1(%r31),%r21
	extrs %r21,31,8,%r21
	comib,<>,n 0,%r21,.L32
	copy %r24,%r29
	ldb 1(%r29),%r21
	extrs %r21,31,8,%r21
	comib,<>,n 0,%r21,.L40
	ldwx %r2(%r20),%r28
	ldw -84(%r30),%r2
.L39:
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L30:
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L38:
	extrs %r21,31,8,%r21
	comib,<>,n 0,%r21,.L40
	ldwx %r2(%r20),%r28
	b .L39
	ldw -84(%r30),%r2
	.EXIT
	.PROCEND
	.size	find_in.isra.0, .-find_in.isra.0
	.section	.text.meaning_in,"ax",@progbits
	.align 4
	.type	meaning_in, @function
meaning_in:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r23
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r3,-56(%r30)
	copy %r28,%r3
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	bl find_in.isra.0,%r2
	ldw 4(%r26),%r26
	movb,=,n %r28,%r28,.L42
	ldb 17(%r28),%r21
	extrs %r21,31,8,%r21
	comib,> 0,%r21,.L48
	ldw 8(%r28),%r20
	zdepi -1,31,30,%r21
	comb,<<,n %r21,%r20,.L49
	ldw 8(%r5),%r21
	ldw 24(%r5),%r22
	sub %r21,%r22,%r21
	addl %r21,%r20,%r20
.L46:
	ldb 16(%r28),%r21
	comiclr,<> 3,%r21,%r0
	depi 0,31,2,%r20
.L47:
	stw %r28,4(%r3)
	copy %r3,%r28
	stw %r5,0(%r3)
	stw %r20,8(%r3)
	stw %r0,12(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L49:
	ldw 12(%r5),%r21
	ldw 28(%r5),%r22
	sub %r21,%r22,%r21
	b .L46
	addl %r21,%r20,%r20
.L42:
	copy %r3,%r20
	ldi 8,%r28
	stws,ma %r0,4(%r20)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r20)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	copy %r3,%r28
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L48:
	stw %r28,4(%r3)
	ldw 40(%r5),%r21
	copy %r3,%r28
	addl %r20,%r21,%r20
	stw %r5,0(%r3)
	stw %r20,8(%r3)
	stw %r0,12(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	meaning_in, .-meaning_in
	.section	.rodata.str1.4
	.align 4
.LC3:
	.stringz	"no memory"
	.align 4
.LC4:
	.stringz	"dynamic loader"
	.section	.text.allocate,"ax",@progbits
	.align 4
	.type	allocate, @function
allocate:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'at.1,%r19
	stwm %r6,128(%r30)
	stw %r5,-124(%r30)
	ldw RT'at.1(%r1),%r5
	addil LT'end.2,%r19
	stw %r3,-116(%r30)
	ldw RT'end.2(%r1),%r6
	ldo 7(%r26),%r3
	depi 0,31,3,%r3
	stw %r4,-120(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r5),%r28
	ldw 0(%r6),%r20
	sub %r20,%r28,%r20
	comb,>>,n %r3,%r20,.L55
	addl %r28,%r3,%r3
	stw %r3,0(%r5)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r5
	ldw -120(%r30),%r4
	ldw -116(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r6
.L55:
	ldi -1,%r20
	stw %r20,-56(%r30)
	copy %r19,%r4
	ldi 18,%r20
	stw %r0,-60(%r30)
	ldi 7,%r23
	stw %r20,-52(%r30)
	ldil L'65536,%r24
	ldi 0,%r25
	bl hpux_call,%r2
	ldi 71,%r26
	ldi 4094,%r20
	ldo 4095(%r28),%r21
	comb,>>= %r20,%r21,.L56
	copy %r4,%r19
	comib,= 0,%r28,.L53
	stw %r28,0(%r5)
	addl %r28,%r3,%r3
	ldil L'65536,%r20
	stw %r3,0(%r5)
	addl %r28,%r20,%r20
	stw %r20,0(%r6)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r5
	ldw -120(%r30),%r4
	ldw -116(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r6
.L56:
	stw %r0,0(%r5)
.L53:
	addil LT'.LC3,%r19
	copy %r1,%r28
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r26
	bl fail,%r2
	ldw RT'.LC3(%r28),%r25
	nop
	.EXIT
	.PROCEND
	.size	allocate, .-allocate
	.section	.text.add_pairs_of,"ax",@progbits
	.align 4
	.type	add_pairs_of, @function
add_pairs_of:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r12,128(%r30)
	stw %r9,-116(%r30)
	copy %r26,%r9
	stw %r11,-124(%r30)
	stw %r10,-120(%r30)
	stw %r8,-112(%r30)
	stw %r7,-108(%r30)
	stw %r6,-104(%r30)
	stw %r5,-100(%r30)
	stw %r4,-96(%r30)
	stw %r3,-92(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r22
	ldw 64(%r22),%r20
	ldw 16(%r22),%r5
	sh3addl %r20,%r5,%r5 
	ldw 68(%r22),%r28
	comib,= 0,%r28,.L57
	addl %r22,%r5,%r5
	addil LT'pairs,%r19
	ldi 0,%r6
	copy %r1,%r10
.L64:
	ldw 0(%r5),%r28
	comib,=,n -1,%r28,.L59
	ldb 6(%r5),%r28
	comiclr,= 0,%r28,%r0
	b,n .L60
.L59:
	ldw 60(%r22),%r28
	sh3addl %r6,%r28,%r28 
	ldw 12(%r9),%r20
	addl %r20,%r28,%r12
	ldwx %r20(%r28),%r3
	ldw RT'pairs(%r10),%r8
	extru %r3,21+9-1,9,%r11
	ldwx,s %r11(%r8),%r28
	comib,<> 0,%r28,.L63
	ldw 4(%r12),%r7
	b .L76
	copy %r19,%r4
.L62:
.L78:
	comib,= 0,%r28,.L61
	copy %r19,%r4
.L63:
	ldw 8(%r28),%r20
	ldw 0(%r20),%r21
	comb,<>,n %r21,%r3,.L78
	ldw 12(%r28),%r28
	ldw 4(%r20),%r20
	comb,<>,n %r20,%r7,.L62
	ldw 12(%r28),%r28
.L60:
	ldo 1(%r6),%r6
	ldw 68(%r22),%r28
	comb,<< %r6,%r28,.L64
	ldo 8(%r5),%r5
.L57:
	ldw -148(%r30),%r2
.L77:
	ldw -124(%r30),%r11
	ldw -120(%r30),%r10
	ldw -116(%r30),%r9
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r12
.L61:
.L76:
	bl allocate,%r2
	ldi 16,%r26
	ldwx,s %r11(%r8),%r20
	ldw 4(%r9),%r22
	sh2addl %r11,%r8,%r8 
	copy %r4,%r19
	stw %r3,0(%r28)
	ldo 1(%r6),%r6
	stw %r7,4(%r28)
	stw %r12,8(%r28)
	stw %r20,12(%r28)
	stw %r28,0(%r8)
	ldw 68(%r22),%r28
	comb,<< %r6,%r28,.L64
	ldo 8(%r5),%r5
	b .L77
	ldw -148(%r30),%r2
	.EXIT
	.PROCEND
	.size	add_pairs_of, .-add_pairs_of
	.section	.rodata.str1.4
	.align 4
.LC5:
	.stringz	"cannot be mapped"
	.align 4
.LC6:
	.stringz	"thread-local storage: not loadable later than the program"
	.section	.text.load_file,"ax",@progbits
	.align 4
	.type	load_file, @function
load_file:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=13
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r23
	ldo 320(%r30),%r30
	copy %r26,%r25
	stw %r9,-120(%r30)
	copy %r23,%r24
	stw %r4,-100(%r30)
	copy %r26,%r9
	copy %r19,%r4
	stw %r19,-32(%r30)
	stw %r13,-136(%r30)
	stw %r12,-132(%r30)
	stw %r11,-128(%r30)
	stw %r10,-124(%r30)
	stw %r8,-116(%r30)
	stw %r7,-112(%r30)
	stw %r6,-108(%r30)
	stw %r5,-104(%r30)
	stw %r3,-96(%r30)
	bl hpux_call,%r2
	ldi 5,%r26
	movb,< %r28,%r3,.L99
	copy %r4,%r19
	copy %r19,%r4
	ldi 128,%r23
	ldo -312(%r30),%r24
	copy %r3,%r25
	bl hpux_call,%r2
	ldi 3,%r26
	copy %r4,%r19
	comib,<= 0,%r28,.L150
	extrs %r28,0,1,%r10
.L85:
	ldi 0,%r6
.L84:
	copy %r3,%r25
.L158:
	bl hpux_call,%r2
	ldi 6,%r26
.L79:
	copy %r6,%r28
	ldw -340(%r30),%r2
	ldw -136(%r30),%r13
	ldw -132(%r30),%r12
	ldw -128(%r30),%r11
	ldw -124(%r30),%r10
	ldw -120(%r30),%r9
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L150:
	ldi 128,%r20
	comb,<> %r20,%r28,.L84
	ldi 0,%r6
	ldh -310(%r30),%r20
	ldi 270,%r28
	comb,<> %r28,%r20,.L158
	copy %r3,%r25
	ldi 64,%r7
	ldw -284(%r30),%r6
	ldo -184(%r30),%r5
	ldi 19,%r12
	ldi 48,%r8
	b .L87
	ldi 3,%r11
.L151:
	comb,<>,n %r8,%r28,.L84
	ldi 0,%r6
	ldw 0(%r5),%r28
	extru %r28,31,16,%r28
	comib,=,n 4,%r28,.L86
	ldw 4(%r5),%r28
	ldo -1(%r7),%r7
	ldo 8(%r28),%r28
	comib,= 0,%r7,.L85
	addl %r6,%r28,%r6
.L87:
	copy %r19,%r4
	copy %r10,%r23
	copy %r6,%r24
	copy %r3,%r25
	bl hpux_call,%r2
	copy %r12,%r26
	copy %r4,%r19
	copy %r8,%r23
	copy %r19,%r4
	copy %r5,%r24
	copy %r3,%r25
	bl hpux_call,%r2
	copy %r11,%r26
	copy %r4,%r19
	comib,<= 0,%r28,.L151
	extrs %r28,0,1,%r13
	b .L84
	ldi 0,%r6
.L152:
	copy %r1,%r28
	ldw RT'error_text(%r28),%r28
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r20
	copy %r19,%r4
	stw %r20,0(%r28)
	bl hpux_call,%r2
	ldi 73,%r26
	copy %r4,%r19
	ldw 12(%r6),%r25
	ldi 73,%r26
	ldw 20(%r6),%r24
	bl hpux_call,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r3,%r25
	bl hpux_call,%r2
	ldi 6,%r26
.L99:
	b .L79
	ldi 0,%r6
.L86:
	ldw 8(%r5),%r20
	ldi 111,%r28
	comb,>>= %r28,%r20,.L84
	ldi 0,%r6
	copy %r19,%r4
	bl allocate,%r2
	ldi 1124,%r26
	stw %r3,-56(%r30)
	ldw -168(%r30),%r20
	copy %r28,%r6
	ldi 2,%r28
	stw %r20,-60(%r30)
	copy %r4,%r19
	ldw 8(%r5),%r24
	copy %r19,%r4
	stw %r28,-52(%r30)
	copy %r13,%r25
	ldi 5,%r23
	ldi 71,%r26
	bl hpux_call,%r2
	ldi 4094,%r11
	ldo 4095(%r28),%r20
	ldo -152(%r30),%r10
	comclr,<< %r11,%r20,%r0
	ldi 0,%r28
	stw %r28,8(%r6)
	ldi -1,%r28
	stw %r13,-60(%r30)
	ldi 18,%r20
	stw %r28,-56(%r30)
	ldw 0(%r10),%r28
	copy %r4,%r19
	ldi 7,%r23
	ldw -164(%r30),%r24
	copy %r19,%r4
	stw %r20,-52(%r30)
	addl %r24,%r28,%r24
	copy %r13,%r25
	bl hpux_call,%r2
	ldi 71,%r26
	ldo -164(%r30),%r8
	copy %r28,%r7
	ldo 4095(%r7),%r28
	comb,<< %r11,%r28,.L89
	copy %r4,%r19
	stw %r13,12(%r6)
.L90:
	addil LT'.LC5,%r19
.L159:
	ldw RT'.LC5(%r1),%r25
	bl fail,%r2
	copy %r9,%r26
.L89:
	comib,=,n 0,%r7,.L91
	ldw 0(%r8),%r20
	comib,<>,n 0,%r20,.L92
	stw %r7,12(%r6)
	ldw 8(%r6),%r25
	comib,= 0,%r25,.L159
	addil LT'.LC5,%r19
.L94:
	ldw 0(%r10),%r28
	ldw 8(%r5),%r24
	addl %r28,%r20,%r28
	ldo 24(%r6),%r7
	stw %r28,20(%r6)
	ldw 12(%r5),%r28
	ldo 28(%r6),%r5
	stw %r24,16(%r6)
	stw %r28,0(%r7)
	ldw -160(%r30),%r28
	stw %r28,0(%r5)
	ldw 104(%r25),%r28
	comib,= 0,%r28,.L98
	stw %r25,4(%r6)
	addil LT'tls_is_placed,%r19
	ldw RT'tls_is_placed(%r1),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L152
	addil LT'error_text,%r19
.L98:
	copy %r19,%r4
	copy %r9,%r25
	bl describe,%r2
	copy %r6,%r26
	ldw 4(%r6),%r23
	copy %r4,%r19
	ldw 48(%r23),%r21
	ldo 64(%r23),%r31
	ldw 16(%r23),%r20
	addl %r23,%r21,%r21
	ldw 0(%r31),%r28
	comib,= 0,%r28,.L100
	addl %r23,%r20,%r20
	ldi 0,%r28
	ldi 64,%r24
	b .L104
	ldo 56(%r23),%r25
.L101:
.L160:
	ldw 0(%r31),%r22
	comb,<<= %r22,%r28,.L100
	ldo 8(%r20),%r20
.L104:
	ldw 0(%r20),%r22
	comib,<>,n -1,%r22,.L160
	ldo 1(%r28),%r28
	ldb 7(%r20),%r22
	and %r24,%r22,%r22
	comib,<>,n 0,%r22,.L160
	ldo 1(%r28),%r28
	ldw 12(%r6),%r29
	ldw 0(%r25),%r22
	sh2addl %r28,%r22,%r22 
	addl %r29,%r22,%r26
	ldwx %r29(%r22),%r22
	comib,=,n 0,%r22,.L101
	ldo 1(%r28),%r28
	zdepi -1,31,30,%r2
	comb,>>=,n %r2,%r22,.L102
	ldw 0(%r5),%r2
	sub %r29,%r2,%r29
	addl %r29,%r22,%r22
	stw %r22,0(%r26)
.L155:
	ldo 1(%r28),%r28
	ldw 0(%r31),%r22
	comb,>> %r22,%r28,.L104
	ldo 8(%r20),%r20
.L100:
	ldo 68(%r23),%r25
	ldw 0(%r25),%r28
	comib,=,n 0,%r28,.L113
	ldw 12(%r6),%r29
	ldi 0,%r31
	ldo 60(%r23),%r8
	zdepi -1,31,30,%r2
	b .L112
	ldo 32(%r6),%r26
.L153:
	ldw 0(%r5),%r24
	sub %r29,%r24,%r24
	addl %r24,%r22,%r22
.L111:
	stw %r22,0(%r28)
	ldw 0(%r26),%r22
	stw %r22,4(%r28)
	ldo 1(%r31),%r31
.L161:
	ldw 0(%r25),%r28
	comb,<<= %r28,%r31,.L113
	ldo 8(%r20),%r20
.L112:
	ldw 0(%r20),%r28
	comib,=,n -1,%r28,.L108
	ldb 6(%r20),%r28
	comib,<>,n 0,%r28,.L161
	ldo 1(%r31),%r31
.L108:
	ldw 0(%r8),%r28
	sh3addl %r31,%r28,%r28 
	ldwx %r29(%r28),%r22
	depi 0,31,2,%r22
	comb,<< %r2,%r22,.L153
	addl %r29,%r28,%r28
	ldw 8(%r6),%r24
	ldw 0(%r7),%r9
	sub %r24,%r9,%r24
	b .L111
	addl %r24,%r22,%r22
.L113:
	ldo 52(%r23),%r23
	ldi 0,%r28
	ldw 0(%r23),%r20
	comb,<> %r28,%r20,.L106
	copy %r19,%r4
	b,n .L157
.L154:
	ldw 8(%r21),%r22
	addl %r20,%r22,%r22
	ldw 12(%r21),%r31
	addl %r20,%r31,%r20
	stw %r20,0(%r22)
	ldo 1(%r28),%r28
.L162:
	ldw 0(%r23),%r20
	comb,<<= %r20,%r28,.L107
	ldo 20(%r21),%r21
.L106:
	ldb 16(%r21),%r22
	ldo -2(%r22),%r20
	depi 0,30,1,%r20
	extru %r20,31,8,%r20
	comib,=,n 0,%r20,.L154
	ldw 12(%r6),%r20
	comib,<> 7,%r22,.L162
	ldo 1(%r28),%r28
	ldw 8(%r21),%r22
	ldw 12(%r21),%r31
	ldw 12(%r6),%r20
	addl %r20,%r22,%r20
	ldw 8(%r6),%r22
	addl %r22,%r31,%r22
	stw %r22,0(%r20)
	ldw 0(%r23),%r20
	comb,>> %r20,%r28,.L106
	ldo 20(%r21),%r21
.L107:
	copy %r19,%r4
.L157:
	bl add_pairs_of,%r2
	copy %r6,%r26
	copy %r4,%r19
	addil LT'last_module,%r19
	ldw RT'last_module(%r1),%r28
	ldw 0(%r28),%r20
	stw %r6,0(%r28)
	b .L84
	stw %r6,0(%r20)
.L102:
	ldw 8(%r6),%r29
	ldw 0(%r7),%r2
	sub %r29,%r2,%r29
	addl %r29,%r22,%r22
	b .L155
	stw %r22,0(%r26)
.L92:
	copy %r13,%r23
	copy %r19,%r4
	ldw -156(%r30),%r24
	copy %r3,%r25
	bl hpux_call,%r2
	ldi 19,%r26
	ldw 0(%r8),%r23
	comib,= 0,%r23,.L95
	copy %r4,%r19
	b .L97
	ldi 3,%r11
.L156:
	addl %r13,%r28,%r13
	ldw 0(%r8),%r23
	comclr,<< %r13,%r23,%r0
	b,n .L95
.L97:
	copy %r19,%r4
	sub %r23,%r13,%r23
	addl %r7,%r13,%r24
	copy %r3,%r25
	bl hpux_call,%r2
	copy %r11,%r26
	comib,< 0,%r28,.L156
	copy %r4,%r19
	b .L90
	stw %r0,12(%r6)
.L95:
	stw %r7,12(%r6)
	ldw 8(%r6),%r25
	comib,= 0,%r25,.L159
	addil LT'.LC5,%r19
	b .L94
	ldw 0(%r8),%r20
.L91:
	b .L90
	stw %r7,12(%r6)
	.EXIT
	.PROCEND
	.size	load_file, .-load_file
	.section	.text.load_from,"ax",@progbits
	.align 4
	.type	load_from, @function
load_from:
	.PROC
	.CALLINFO FRAME=1152,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1152(%r30),%r30
	stw %r7,-104(%r30)
	copy %r25,%r7
	stw %r11,-120(%r30)
	stw %r10,-116(%r30)
	stw %r9,-112(%r30)
	stw %r8,-108(%r30)
	stw %r6,-100(%r30)
	stw %r5,-96(%r30)
	stw %r4,-92(%r30)
	stw %r3,-88(%r30)
	movb,= %r26,%r3,.L165
	stw %r19,-32(%r30)
	ldb 0(%r3),%r21
	ldi 58,%r6
	ldi 1023,%r9
	ldo -1144(%r30),%r8
	extrs %r21,31,8,%r21
	comib,= 0,%r21,.L165
	ldi 47,%r5
	ldi 0,%r20
.L210:
	comb,= %r6,%r21,.L175
	ldo 1(%r3),%r11
	copy %r20,%r22
.L209:
	ldo 1(%r20),%r20
	ldbx %r3(%r20),%r28
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L208
	ldo 2(%r22),%r10
	comb,<>,n %r6,%r28,.L209
	copy %r20,%r22
	ldo 2(%r22),%r10
.L208:
	comb,>>= %r9,%r10,.L204
	addl %r3,%r20,%r11
.L168:
	addl %r3,%r10,%r10
	comiclr,= 0,%r28,%r0
	copy %r10,%r11
.L175:
	copy %r11,%r3
	ldb 0(%r3),%r21
	extrs %r21,31,8,%r21
	comib,<>,n 0,%r21,.L210
	ldi 0,%r20
.L165:
	ldi 0,%r28
.L163:
	ldw -1172(%r30),%r2
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
	ldo -1152(%r30),%r30
.L204:
	copy %r3,%r31
	b .L169
	copy %r8,%r29
.L206:
	comiclr,<> 0,%r21,%r0
	b,n .L178
.L169:
	stb %r21,0(%r29)
	ldbs,mb 1(%r31),%r21
	ldo 1(%r29),%r29
	subi 2,%r31,%r28
	addl %r3,%r28,%r28
	addl %r28,%r22,%r28
	comib,<> 1,%r28,.L206
	extrs %r21,31,8,%r21
.L178:
	stb %r0,0(%r29)
	addl %r8,%r20,%r21
	ldb 0(%r7),%r28
	addl %r8,%r10,%r31
	stb %r5,0(%r21)
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L171
	subi 1023,%r20,%r20
	comib,= 1,%r20,.L171
	copy %r7,%r21
	b .L212
	stb %r28,0(%r31)
.L207:
	comib,= 0,%r28,.L211
	copy %r19,%r4
	stb %r28,0(%r31)
.L212:
	ldbs,mb 1(%r21),%r28
	ldo 1(%r31),%r31
	sub %r7,%r21,%r22
	addl %r22,%r20,%r22
	comib,<> 1,%r22,.L207
	extrs %r28,31,8,%r28
.L171:
	copy %r19,%r4
.L211:
	stb %r0,0(%r31)
	bl load_file,%r2
	copy %r8,%r26
	movb,<> %r28,%r28,.L163
	copy %r4,%r19
	ldb 0(%r11),%r28
	b .L168
	extrs %r28,31,8,%r28
	.EXIT
	.PROCEND
	.size	load_from, .-load_from
	.section	.rodata.str1.4
	.align 4
.LC7:
	.stringz	"/usr/lib/libc.2"
	.align 4
.LC8:
	.stringz	"/usr/lib"
	.align 4
.LC9:
	.stringz	"libc.2"
	.section	.text.load_library,"ax",@progbits
	.align 4
	.type	load_library, @function
load_library:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'program,%r19
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r3,-52(%r30)
	ldw RT'program(%r1),%r3
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r26),%r24
	extrs %r24,31,8,%r24
	comib,= 0,%r24,.L214
	ldw 0(%r3),%r28
	copy %r28,%r31
	copy %r25,%r28
.L239:
	copy %r26,%r5
	copy %r26,%r20
	ldi 47,%r22
	ldo 1(%r20),%r20
.L278:
	ldb 0(%r20),%r21
	comclr,<> %r22,%r24,%r0
	copy %r20,%r5
	extrs %r21,31,8,%r24
	comib,<>,n 0,%r24,.L278
	ldo 1(%r20),%r20
	comclr,= %r5,%r26,%r25
	ldi 1,%r25
	comib,=,n 0,%r31,.L243
	ldb 0(%r5),%r24
	copy %r28,%r6
	extrs %r24,31,8,%r24
	copy %r31,%r28
.L240:
	ldi 47,%r23
	ldo -1(%r5),%r29
	ldb 72(%r28),%r21
.L280:
	extrs %r21,31,8,%r21
	comib,= 0,%r21,.L244
	ldo 72(%r28),%r20
	copy %r20,%r31
	ldo 1(%r20),%r20
.L279:
	ldb 0(%r20),%r22
	comclr,<> %r23,%r21,%r0
	copy %r20,%r31
	extrs %r22,31,8,%r21
	comib,<> 0,%r21,.L279
	ldo 1(%r20),%r20
	ldb 0(%r31),%r20
	copy %r24,%r21
	extrs %r20,31,8,%r20
	comib,<> 0,%r20,.L221
	ldi 1,%r22
	b,n .L218
.L222:
	ldo 1(%r22),%r22
	extrs %r20,31,8,%r20
	ldbx %r29(%r22),%r21
	comib,= 0,%r20,.L218
	extrs %r21,31,8,%r21
.L221:
	comb,=,n %r20,%r21,.L222
	ldbx %r31(%r22),%r20
	ldw 0(%r28),%r28
.L281:
	comib,<>,n 0,%r28,.L280
	ldb 72(%r28),%r21
.L217:
	comib,= 0,%r25,.L247
	ldi 1,%r20
	bl load_file,%r2
	copy %r19,%r4
	copy %r4,%r19
	comiclr,<> 0,%r28,%r20
	ldi 1,%r20
.L226:
	comiclr,<> 0,%r6,%r0
	b,n .L224
	comib,=,n 0,%r20,.L224
	ldw 4(%r6),%r26
.L282:
	ldw 96(%r26),%r28
	comib,<> 0,%r28,.L227
	copy %r19,%r4
	addil LT'search_path,%r19
.L277:
	ldw RT'search_path(%r1),%r28
	copy %r19,%r4
	ldw 0(%r28),%r26
	bl load_from,%r2
	copy %r5,%r25
	movb,<> %r28,%r28,.L213
	copy %r4,%r19
	addil LT'.LC8,%r19
	copy %r19,%r4
	ldw RT'.LC8(%r1),%r26
	bl load_from,%r2
	copy %r5,%r25
	movb,<> %r28,%r28,.L213
	copy %r4,%r19
	addil LT'names.0,%r19
	ldi 108,%r20
	ldw RT'names.0(%r1),%r29
	ldw 0(%r29),%r31
	comib,= 0,%r20,.L232
	ldo 92(%r29),%r23
.L248:
	b .L231
	ldi 0,%r21
.L233:
	ldbx %r31(%r21),%r20
	extrs %r20,31,8,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L232
.L231:
	ldbx %r5(%r21),%r22
	extrs %r22,31,8,%r22
	comb,= %r20,%r22,.L233
	ldo 1(%r21),%r21
	ldo 4(%r29),%r29
	comb,=,n %r23,%r29,.L213
	ldw 0(%r29),%r20
	ldb 0(%r20),%r20
	extrs %r20,31,8,%r20
	comib,<> 0,%r20,.L248
	ldw 0(%r29),%r31
.L232:
	ldb 0(%r5),%r20
	ldi 0,%r22
	extrs %r20,31,8,%r20
	comb,= %r22,%r20,.L236
	ldi 108,%r21
	ldo 1(%r5),%r5
	b .L235
	addil LT'.LC9,%r19
.L238:
	ldw RT'.LC9(%r1),%r21
	ldo 1(%r22),%r22
	extrs %r20,31,8,%r20
	ldbx %r21(%r22),%r21
	comib,= 0,%r20,.L237
	extrs %r21,31,8,%r21
.L235:
	comb,=,n %r21,%r20,.L238
	ldbx %r5(%r22),%r20
.L236:
	addil LT'.LC7,%r19
	ldw 0(%r3),%r31
	ldi 47,%r24
	b .L239
	ldw RT'.LC7(%r1),%r26
.L244:
	copy %r24,%r21
.L218:
	comib,<>,n 0,%r21,.L281
	ldw 0(%r28),%r28
.L224:
	comib,= 0,%r28,.L277
	addil LT'search_path,%r19
.L213:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L237:
	comib,= 0,%r21,.L213
	addil LT'.LC7,%r19
	ldw 0(%r3),%r31
	ldi 47,%r24
	b .L239
	ldw RT'.LC7(%r1),%r26
.L247:
	b .L226
	copy %r25,%r28
.L227:
	ldw 40(%r26),%r20
	addl %r28,%r20,%r28
	copy %r5,%r25
	bl load_from,%r2
	addl %r26,%r28,%r26
	b .L224
	copy %r4,%r19
.L214:
	comib,<> 0,%r28,.L240
	copy %r24,%r25
	comib,<>,n 0,%r6,.L282
	ldw 4(%r6),%r26
	b .L277
	addil LT'search_path,%r19
.L243:
	b .L217
	copy %r28,%r6
	.EXIT
	.PROCEND
	.size	load_library, .-load_library
	.section	.rodata.str1.4
	.align 4
.LC10:
	.stringz	"shared library not found"
	.section	.text.load_needed,"ax",@progbits
	.align 4
	.type	load_needed, @function
load_needed:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	movb,= %r26,%r6,.L283
	stw %r19,-32(%r30)
	ldw 4(%r6),%r28
.L295:
	ldw 12(%r28),%r20
	comib,>>= 1,%r20,.L285
	ldw 8(%r28),%r3
	ldo 8(%r3),%r3
	ldi 1,%r5
	addl %r28,%r3,%r3
.L287:
	ldw 40(%r28),%r20
	ldw 0(%r3),%r26
	copy %r19,%r4
	addl %r26,%r20,%r26
	copy %r6,%r25
	bl load_library,%r2
	addl %r28,%r26,%r26
	movb,= %r28,%r28,.L294
	copy %r4,%r19
	ldw 36(%r28),%r20
	ldo 1(%r20),%r20
	stw %r20,36(%r28)
	ldo 1(%r5),%r5
	ldw 4(%r6),%r28
	ldw 12(%r28),%r20
	comb,<< %r5,%r20,.L287
	ldo 8(%r3),%r3
.L285:
	ldw 0(%r6),%r6
	comib,<>,n 0,%r6,.L295
	ldw 4(%r6),%r28
.L283:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L294:
	ldw 4(%r6),%r26
	ldw 0(%r3),%r28
	addil LT'.LC10,%r19
	ldw 40(%r26),%r20
	addl %r28,%r20,%r28
	ldw RT'.LC10(%r1),%r25
	bl fail,%r2
	addl %r26,%r28,%r26
	nop
	.EXIT
	.PROCEND
	.size	load_needed, .-load_needed
	.section	.text.pointer_to,"ax",@progbits
	.align 4
	.type	pointer_to, @function
pointer_to:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	stw %r3,-112(%r30)
	stw %r6,-124(%r30)
	stw %r5,-120(%r30)
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r20
	ldb 17(%r20),%r28
	extrs %r28,31,8,%r28
	comib,> 0,%r28,.L317
	copy %r26,%r3
	ldb 16(%r20),%r28
	comib,=,n 3,%r28,.L318
	ldw 8(%r3),%r28
.L320:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L318:
	ldw 12(%r26),%r24
	comib,<>,n 0,%r24,.L320
	ldw 8(%r3),%r28
	ldw 0(%r26),%r5
	ldw 4(%r5),%r26
	ldw 40(%r26),%r28
	ldw 4(%r20),%r25
	addl %r25,%r28,%r25
	ldbx %r26(%r25),%r28
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L310
	addl %r26,%r25,%r25
	copy %r25,%r20
	extru %r28,31,8,%r28
.L321:
	shd %r24,%r24,27,%r24
	ldbs,mb 1(%r20),%r21
	xor %r28,%r24,%r24
	extrs %r21,31,8,%r28
	comib,<> 0,%r28,.L321
	extru %r28,31,8,%r28
.L301:
	copy %r19,%r4
	bl find_in.isra.0,%r2
	ldi 1,%r23
	movb,= %r28,%r28,.L303
	copy %r4,%r19
	ldw 8(%r28),%r28
	zdepi -1,31,30,%r20
	comb,>>=,n %r20,%r28,.L304
	ldw 12(%r5),%r20
	ldw 28(%r5),%r21
	sub %r20,%r21,%r20
	addl %r20,%r28,%r28
	depi -1,30,1,%r28
.L319:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L317:
	ldw 8(%r26),%r20
	ldw -148(%r30),%r2
#APP
; 329 "./hpux/hppa/dld.c" 1
	mfctl %cr27,%r28
; 0 "" 2
#NO_APP
	ldw -124(%r30),%r6
	addl %r28,%r20,%r28
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L304:
	ldw 8(%r5),%r20
	ldw 24(%r5),%r21
	sub %r20,%r21,%r20
	addl %r20,%r28,%r28
	b .L319
	depi -1,30,1,%r28
.L303:
	ldw 8(%r3),%r3
	ldo 32(%r5),%r5
	extru %r3,21+9-1,9,%r7
	addil LT'pairs,%r19
	ldw RT'pairs(%r1),%r6
	ldwx,s %r7(%r6),%r20
	comib,<> 0,%r20,.L309
	ldw 0(%r5),%r5
	b,n .L306
.L307:
.L322:
	comiclr,<> 0,%r20,%r0
	b,n .L306
.L309:
	ldw 8(%r20),%r28
	ldw 0(%r28),%r21
	comb,<>,n %r21,%r3,.L322
	ldw 12(%r20),%r20
	ldw 4(%r28),%r21
	comb,<>,n %r21,%r5,.L307
	ldw 12(%r20),%r20
	b .L319
	depi -1,30,1,%r28
.L310:
	b .L301
	copy %r28,%r24
.L306:
	bl allocate,%r2
	ldi 16,%r26
	stw %r3,0(%r28)
	ldwx,s %r7(%r6),%r20
	stw %r5,4(%r28)
	sh2addl %r7,%r6,%r6 
	stw %r28,8(%r28)
	stw %r20,12(%r28)
	stw %r28,0(%r6)
	b .L319
	depi -1,30,1,%r28
	.EXIT
	.PROCEND
	.size	pointer_to, .-pointer_to
	.section	.text.call_initializers,"ax",@progbits
	.align 4
	.type	call_initializers, @function
call_initializers:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r9,-104(%r30)
	ldi 0,%r9
	stw %r8,-100(%r30)
	copy %r9,%r8
	stw %r7,-96(%r30)
	copy %r25,%r7
	stw %r6,-92(%r30)
	ldo -120(%r30),%r6
	stw %r3,-80(%r30)
	stw %r5,-88(%r30)
	stw %r4,-84(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r20
	ldw 100(%r20),%r5
	ldw 92(%r20),%r28
	comiclr,<< 1,%r5,%r0
	ldi 1,%r5
	ldw 20(%r20),%r21
	comb,<<= %r21,%r28,.L323
	copy %r26,%r3
	addl %r28,%r9,%r28
.L338:
	comb,<<= %r21,%r28,.L330
	sh3addl %r28,%r20,%r28 
	ldw 16(%r20),%r21
	ldwx %r28(%r21),%r21
	ldw 40(%r20),%r28
	addl %r21,%r28,%r21
	ldbx %r20(%r21),%r28
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L332
	addl %r20,%r21,%r25
	copy %r25,%r20
	copy %r8,%r24
	extru %r28,31,8,%r28
.L337:
	shd %r24,%r24,27,%r24
	ldbs,mb 1(%r20),%r21
	xor %r28,%r24,%r24
	extrs %r21,31,8,%r28
	comib,<> 0,%r28,.L337
	extru %r28,31,8,%r28
.L328:
	copy %r6,%r28
	copy %r19,%r4
	bl meaning_in,%r2
	copy %r3,%r26
	ldw -120(%r30),%r28
	comib,= 0,%r28,.L330
	copy %r4,%r19
	copy %r19,%r4
	bl pointer_to,%r2
	copy %r6,%r26
	copy %r4,%r19
	copy %r7,%r25
	copy %r19,%r4
	copy %r3,%r26
	copy %r28,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
.L330:
	ldo 1(%r9),%r9
	comb,=,n %r9,%r5,.L323
	ldw 4(%r3),%r20
	ldw 92(%r20),%r28
	ldw 20(%r20),%r21
	comb,>>,n %r21,%r28,.L338
	addl %r28,%r9,%r28
.L323:
	ldw -148(%r30),%r2
	ldw -104(%r30),%r9
	ldw -100(%r30),%r8
	ldw -96(%r30),%r7
	ldw -92(%r30),%r6
	ldw -88(%r30),%r5
	ldw -84(%r30),%r4
	ldw -80(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L332:
	b .L328
	copy %r28,%r24
	.EXIT
	.PROCEND
	.size	call_initializers, .-call_initializers
	.section	.text.list_symbol,"ax",@progbits
	.align 4
	.type	list_symbol, @function
list_symbol:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	copy %r25,%r8
	stw %r7,-124(%r30)
	copy %r23,%r7
	stw %r3,-108(%r30)
	copy %r26,%r3
	ldw -180(%r30),%r26
	stw %r6,-120(%r30)
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	comib,= 3,%r24,.L347
	stw %r19,-32(%r30)
	comib,=,n 13,%r24,.L347
	ldi 2,%r6
	comiclr,<> 7,%r24,%r0
	ldi 7,%r6
.L340:
	ldh 0(%r3),%r20
	extrs %r20,31,16,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L341
	comiclr,<> 2,%r20,%r0
	b,n .L349
	comiclr,<> 7,%r20,%r0
	b,n .L349
	comb,<> %r20,%r6,.L368
	ldw -148(%r30),%r2
.L341:
	ldw 12(%r3),%r5
.L369:
	comib,= 0,%r5,.L345
	ldw 8(%r3),%r20
	zdep %r20,27,28,%r28
	comib,= 0,%r26,.L346
	addl %r5,%r28,%r5
	bl pointer_to,%r2
	nop
	ldw 8(%r3),%r20
	copy %r28,%r26
.L346:
	stw %r8,0(%r5)
	sth %r6,4(%r5)
	stw %r26,8(%r5)
	stw %r7,12(%r5)
.L345:
	ldo 1(%r20),%r20
	stw %r20,8(%r3)
	ldw -148(%r30),%r2
.L368:
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L347:
	b .L340
	ldi 3,%r6
.L349:
	comib,<>,n 3,%r6,.L369
	ldw 12(%r3),%r5
	b .L368
	ldw -148(%r30),%r2
	.EXIT
	.PROCEND
	.size	list_symbol, .-list_symbol
	.section	.text.initialise,"ax",@progbits
	.align 4
	.type	initialise, @function
initialise:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r10,128(%r30)
	stw %r9,-124(%r30)
	stw %r8,-120(%r30)
	stw %r7,-116(%r30)
	stw %r6,-112(%r30)
	stw %r5,-108(%r30)
	stw %r4,-104(%r30)
	stw %r3,-100(%r30)
	movb,= %r26,%r3,.L370
	stw %r19,-32(%r30)
	ldw 0(%r3),%r5
	comib,=,n 0,%r5,.L374
	ldw 0(%r5),%r6
	comib,=,n 0,%r6,.L376
	ldw 0(%r6),%r7
	comib,=,n 0,%r7,.L378
	ldw 0(%r7),%r8
	comib,=,n 0,%r8,.L380
	ldw 0(%r8),%r9
	comib,=,n 0,%r9,.L382
	ldw 0(%r9),%r10
	comib,=,n 0,%r10,.L384
	copy %r19,%r4
	bl initialise,%r2
	ldw 0(%r10),%r26
	ldw 44(%r10),%r20
	comib,= 0,%r20,.L392
	copy %r4,%r19
.L384:
	ldw 44(%r9),%r20
	comib,= 0,%r20,.L393
	ldi 1,%r25
.L382:
	ldw 44(%r8),%r20
	comib,<> 0,%r20,.L380
	ldi 1,%r25
	copy %r19,%r4
	stw %r25,44(%r8)
	bl call_initializers,%r2
	copy %r8,%r26
	copy %r4,%r19
.L380:
	ldw 44(%r7),%r20
	comib,= 0,%r20,.L394
	ldi 1,%r25
.L378:
	ldw 44(%r6),%r20
	comib,= 0,%r20,.L395
	ldi 1,%r25
.L376:
	ldw 44(%r5),%r20
	comib,= 0,%r20,.L396
	ldi 1,%r25
.L374:
	ldw 44(%r3),%r20
	comib,= 0,%r20,.L397
	ldi 1,%r25
.L370:
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
.L397:
.L398:
	copy %r3,%r26
	stw %r25,44(%r3)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r9
	ldw -120(%r30),%r8
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bl call_initializers,%r0
	ldwm -128(%r30),%r10
.L396:
	copy %r19,%r4
	stw %r25,44(%r5)
	bl call_initializers,%r2
	copy %r5,%r26
	ldw 44(%r3),%r20
	comib,<> 0,%r20,.L370
	copy %r4,%r19
	b .L398
	ldi 1,%r25
.L394:
	copy %r19,%r4
	stw %r25,44(%r7)
	bl call_initializers,%r2
	copy %r7,%r26
	b .L378
	copy %r4,%r19
.L395:
	copy %r19,%r4
	stw %r25,44(%r6)
	bl call_initializers,%r2
	copy %r6,%r26
	b .L376
	copy %r4,%r19
.L393:
	copy %r19,%r4
	stw %r25,44(%r9)
	bl call_initializers,%r2
	copy %r9,%r26
	b .L382
	copy %r4,%r19
.L392:
	ldi 1,%r25
	copy %r19,%r4
	stw %r25,44(%r10)
	bl call_initializers,%r2
	copy %r10,%r26
	b .L384
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	initialise, .-initialise
	.section	.text.look_up_in_files,"ax",@progbits
	.align 4
	.type	look_up_in_files, @function
look_up_in_files:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	stw %r7,-124(%r30)
	copy %r26,%r7
	stw %r6,-120(%r30)
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	stw %r3,-108(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r26),%r20
	extrs %r20,31,8,%r20
	comib,= 0,%r20,.L411
	copy %r28,%r6
	copy %r26,%r28
	ldi 0,%r5
	extru %r20,31,8,%r20
.L417:
	shd %r5,%r5,27,%r5
	ldbs,mb 1(%r28),%r21
	xor %r20,%r5,%r5
	extrs %r21,31,8,%r20
	comib,<> 0,%r20,.L417
	extru %r20,31,8,%r20
.L400:
	addil LT'program,%r19
	ldi 0,%r8
	ldw RT'program(%r1),%r3
	copy %r19,%r4
.L418:
	ldw 4(%r3),%r26
	copy %r8,%r23
	copy %r5,%r24
	bl find_in.isra.0,%r2
	copy %r7,%r25
	movb,= %r28,%r28,.L402
	copy %r4,%r19
	ldb 17(%r28),%r21
	extrs %r21,31,8,%r21
	comib,> 0,%r21,.L415
	ldw 8(%r28),%r20
	zdepi -1,31,30,%r21
	comb,>>=,n %r21,%r20,.L405
	ldw 12(%r3),%r21
	ldw 28(%r3),%r22
	sub %r21,%r22,%r21
	addl %r21,%r20,%r20
.L406:
	ldb 16(%r28),%r21
	comiclr,<> 3,%r21,%r0
	depi 0,31,2,%r20
.L404:
	stw %r3,0(%r6)
	stw %r28,4(%r6)
	stw %r20,8(%r6)
	stw %r0,12(%r6)
	copy %r6,%r28
.L416:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L402:
	ldw 0(%r3),%r3
	comib,<> 0,%r3,.L418
	copy %r19,%r4
	addil LT'self,%r19
	copy %r6,%r28
	ldw RT'self(%r1),%r26
	copy %r5,%r24
	bl meaning_in,%r2
	copy %r7,%r25
	b .L416
	copy %r6,%r28
.L405:
	ldw 8(%r3),%r21
	ldw 24(%r3),%r22
	sub %r21,%r22,%r21
	b .L406
	addl %r21,%r20,%r20
.L415:
	ldw 40(%r3),%r21
	b .L404
	addl %r20,%r21,%r20
.L411:
	b .L400
	copy %r20,%r5
	.EXIT
	.PROCEND
	.size	look_up_in_files, .-look_up_in_files
	.section	.text.look_up,"ax",@progbits
	.align 4
	.type	look_up, @function
look_up:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'definitions,%r19
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r28,%r3
	ldw RT'definitions(%r1),%r28
	stw %r19,-32(%r30)
	ldw 0(%r28),%r23
	comib,=,n 0,%r23,.L420
	ldb 0(%r26),%r28
	extrs %r28,31,8,%r28
	ldw 4(%r23),%r22
.L438:
	ldb 0(%r22),%r20
	extrs %r20,31,8,%r20
	comib,<> 0,%r20,.L421
	copy %r26,%r31
	b .L434
	copy %r28,%r20
.L423:
	ldbs,mb 1(%r22),%r20
	extrs %r20,31,8,%r20
	comib,=,n 0,%r20,.L435
	copy %r29,%r31
.L421:
	ldb 0(%r31),%r21
	extrs %r21,31,8,%r21
	comb,= %r20,%r21,.L423
	ldo 1(%r31),%r29
	ldw 0(%r23),%r23
.L439:
	comib,<>,n 0,%r23,.L438
	ldw 4(%r23),%r22
.L420:
	bl look_up_in_files,%r2
	copy %r3,%r28
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L435:
	ldb 1(%r31),%r20
	extrs %r20,31,8,%r20
	comib,<>,n 0,%r20,.L439
	ldw 0(%r23),%r23
	ldw 8(%r23),%r28
.L437:
	stw %r23,12(%r3)
	addil LT'self,%r19
	ldo 12(%r23),%r21
	stw %r28,8(%r3)
	ldw RT'self(%r1),%r20
	copy %r3,%r28
	stw %r21,4(%r3)
	stw %r20,0(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L434:
	comib,<>,n 0,%r20,.L439
	ldw 0(%r23),%r23
	b .L437
	ldw 8(%r23),%r28
	.EXIT
	.PROCEND
	.size	look_up, .-look_up
	.section	.text.list_symbols,"ax",@progbits
	.align 4
	.type	list_symbols, @function
list_symbols:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=16
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r3,-116(%r30)
	copy %r26,%r3
	stw %r16,-168(%r30)
	stw %r15,-164(%r30)
	stw %r14,-160(%r30)
	stw %r13,-156(%r30)
	stw %r12,-152(%r30)
	stw %r11,-148(%r30)
	stw %r10,-144(%r30)
	stw %r9,-140(%r30)
	stw %r8,-136(%r30)
	stw %r7,-132(%r30)
	stw %r6,-128(%r30)
	stw %r5,-124(%r30)
	stw %r4,-120(%r30)
	stw %r19,-32(%r30)
	movb,= %r25,%r5,.L495
	stw %r0,8(%r26)
	ldw 4(%r26),%r14
	extru %r14,31,1,%r14
	comib,<> 0,%r14,.L496
	ldw 4(%r5),%r25
	ldw 32(%r25),%r13
	ldw 36(%r25),%r20
	comib,= 0,%r20,.L440
	addl %r25,%r13,%r13
	ldi 8,%r11
	ldo -172(%r30),%r10
	copy %r14,%r7
	ldi 4,%r9
	ldo -52(%r30),%r8
	b .L461
	ldo -184(%r30),%r6
.L455:
	copy %r19,%r4
	bl look_up,%r2
	copy %r12,%r26
	copy %r4,%r19
	ldw 0(%r10),%r28
	comib,= 0,%r28,.L497
	copy %r7,%r23
.L459:
	and %r16,%r9,%r16
	ldi 0,%r28
	comb,<> %r28,%r16,.L502
	copy %r12,%r25
	ldw -184(%r30),%r28
	comiclr,= 0,%r28,%r0
	copy %r6,%r28
.L502:
	copy %r19,%r4
	stw %r28,0(%r8)
	copy %r15,%r24
	bl list_symbol,%r2
	copy %r3,%r26
	copy %r4,%r19
	ldw 4(%r5),%r25
.L454:
	ldo 1(%r14),%r14
	ldw 36(%r25),%r20
	comb,<<= %r20,%r14,.L440
	ldo 20(%r13),%r13
.L461:
	ldw 4(%r13),%r12
	ldw 40(%r25),%r20
	addl %r12,%r20,%r12
	ldb 16(%r13),%r15
	comib,= 13,%r15,.L454
	addl %r25,%r12,%r12
	ldw 4(%r3),%r16
	and %r16,%r11,%r28
	comib,<> 0,%r28,.L455
	copy %r6,%r28
	ldb 0(%r12),%r28
	copy %r12,%r20
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L498
	copy %r7,%r24
	extru %r28,31,8,%r28
.L503:
	shd %r24,%r24,27,%r24
	ldbs,mb 1(%r20),%r21
	xor %r28,%r24,%r24
	extrs %r21,31,8,%r28
	comib,<> 0,%r28,.L503
	extru %r28,31,8,%r28
	copy %r19,%r4
	copy %r6,%r28
	copy %r12,%r25
	bl meaning_in,%r2
	copy %r5,%r26
	copy %r4,%r19
.L501:
	ldw 0(%r10),%r28
	comib,<> 0,%r28,.L459
	copy %r7,%r23
.L497:
	b .L459
	ldw -184(%r30),%r23
.L496:
	ldw 16(%r25),%r6
	ldw 68(%r25),%r20
	ldw 64(%r25),%r21
	addl %r20,%r21,%r20
	comib,= 0,%r20,.L440
	addl %r25,%r6,%r6
	ldi 0,%r7
	ldo -52(%r30),%r9
	b .L453
	copy %r7,%r8
.L452:
.L504:
	ldw 68(%r25),%r21
	ldo 1(%r7),%r7
	addl %r20,%r21,%r20
	comb,<<= %r20,%r7,.L440
	ldo 8(%r6),%r6
.L453:
	ldw 0(%r6),%r20
	comib,=,n -1,%r20,.L504
	ldw 64(%r25),%r20
	ldb 6(%r6),%r24
	comib,=,n 0,%r24,.L452
	ldw 64(%r25),%r20
	ldw 40(%r25),%r21
	addl %r20,%r21,%r20
	copy %r19,%r4
	stw %r0,0(%r9)
	addl %r25,%r20,%r25
	copy %r8,%r23
	copy %r3,%r26
	bl list_symbol,%r2
	ldo 1(%r7),%r7
	ldw 4(%r5),%r25
	copy %r4,%r19
	ldw 64(%r25),%r20
	ldw 68(%r25),%r21
	addl %r20,%r21,%r20
	comb,>> %r20,%r7,.L453
	ldo 8(%r6),%r6
.L440:
	ldw -212(%r30),%r2
.L506:
	ldw -168(%r30),%r16
	ldw -164(%r30),%r15
	ldw -160(%r30),%r14
	ldw -156(%r30),%r13
	ldw -152(%r30),%r12
	ldw -148(%r30),%r11
	ldw -144(%r30),%r10
	ldw -140(%r30),%r9
	ldw -136(%r30),%r8
	ldw -132(%r30),%r7
	ldw -128(%r30),%r6
	ldw -124(%r30),%r5
	ldw -120(%r30),%r4
	ldw -116(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L495:
	addil LT'definitions,%r19
	ldw RT'definitions(%r1),%r12
	ldw 0(%r12),%r29
	comib,= 0,%r29,.L440
	copy %r29,%r11
	addil LT'self,%r19
	ldo -176(%r30),%r10
	copy %r1,%r13
	ldo -172(%r30),%r9
	ldi 4,%r8
	ldo -184(%r30),%r7
	ldo -52(%r30),%r6
.L442:
	ldw 4(%r11),%r25
	ldb 0(%r25),%r28
	extrs %r28,31,8,%r23
	ldw 4(%r29),%r21
	ldb 0(%r21),%r28
	extrs %r28,31,8,%r28
	comib,<> 0,%r28,.L444
	copy %r25,%r22
	b .L445
	copy %r23,%r28
.L446:
	ldbs,mb 1(%r21),%r28
	extrs %r28,31,8,%r28
	comib,=,n 0,%r28,.L500
	copy %r31,%r22
.L444:
	ldb 0(%r22),%r20
	extrs %r20,31,8,%r20
	comb,= %r28,%r20,.L446
	ldo 1(%r22),%r31
	ldw 0(%r29),%r29
.L505:
	ldw 4(%r29),%r21
	ldb 0(%r21),%r28
	extrs %r28,31,8,%r28
	comib,<> 0,%r28,.L444
	copy %r25,%r22
	b .L445
	copy %r23,%r28
.L500:
	ldb 1(%r22),%r28
	extrs %r28,31,8,%r28
.L445:
	comib,<>,n 0,%r28,.L505
	ldw 0(%r29),%r29
	comb,<>,n %r11,%r29,.L448
	ldw RT'self(%r13),%r21
	ldo 12(%r11),%r28
	stw %r21,-184(%r30)
	copy %r19,%r4
	stw %r28,-180(%r30)
	ldw 8(%r11),%r22
	copy %r7,%r21
	copy %r5,%r23
	stw %r22,0(%r10)
	ldw 4(%r3),%r20
	and %r20,%r8,%r20
	copy %r3,%r26
	comiclr,= 0,%r20,%r0
	ldi 0,%r21
	stw %r11,0(%r9)
	ldb 28(%r11),%r24
	bl list_symbol,%r2
	stw %r21,0(%r6)
	copy %r4,%r19
.L448:
	ldw 0(%r11),%r11
	comib,= 0,%r11,.L506
	ldw -212(%r30),%r2
	b .L442
	ldw 0(%r12),%r29
.L498:
	copy %r28,%r24
	copy %r19,%r4
	copy %r6,%r28
	copy %r12,%r25
	bl meaning_in,%r2
	copy %r5,%r26
	b .L501
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	list_symbols, .-list_symbols
	.section	.rodata.str1.4
	.align 4
.LC11:
	.stringz	": no library has"
	.align 4
.LC12:
	.stringz	" "
	.section	.text.note_missing,"ax",@progbits
	.align 4
	.type	note_missing, @function
note_missing:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'missing_count,%r19
	ldw RT'missing_count(%r1),%r28
	stwm %r7,128(%r30)
	copy %r26,%r7
	stw %r6,-124(%r30)
	stw %r3,-112(%r30)
	copy %r25,%r3
	stw %r5,-120(%r30)
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r5
	ldo 1(%r5),%r6
	comib,= 0,%r5,.L522
	stw %r6,0(%r28)
.L508:
	addil LT'.LC12,%r19
	ldi 1,%r23
	ldw RT'.LC12(%r1),%r24
	copy %r19,%r4
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	ldb 0(%r3),%r23
	extrs %r23,31,8,%r23
	comib,= 0,%r23,.L513
	copy %r4,%r19
	ldi 0,%r23
	ldo 1(%r23),%r23
.L524:
	ldbx %r3(%r23),%r28
	comib,<>,n 0,%r28,.L524
	ldo 1(%r23),%r23
.L513:
	copy %r3,%r24
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L522:
	addil LT'.LC0,%r19
	copy %r5,%r23
	ldw RT'.LC0(%r1),%r24
	ldo 1(%r23),%r23
.L525:
	ldbx %r24(%r23),%r28
	comib,<>,n 0,%r28,.L525
	ldo 1(%r23),%r23
	copy %r19,%r4
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	copy %r4,%r19
	ldo 72(%r7),%r24
	ldb 72(%r7),%r28
	comib,= 0,%r28,.L510
	copy %r5,%r23
	ldo 1(%r23),%r23
.L526:
	ldbx %r24(%r23),%r28
	comib,<>,n 0,%r28,.L526
	ldo 1(%r23),%r23
.L510:
	copy %r19,%r4
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	copy %r4,%r19
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r24
.L523:
	ldbx %r24(%r6),%r28
	comib,<>,n 0,%r28,.L523
	ldo 1(%r6),%r6
	copy %r19,%r4
	copy %r6,%r23
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	b .L508
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	note_missing, .-note_missing
	.section	.data.rel.ro,"aw"
	.align 4
.LC13:
	.word	P%missing_import
	.section	.text.bind_data,"ax",@progbits
	.align 4
	.type	bind_data, @function
bind_data:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r7,-124(%r30)
	stw %r5,-116(%r30)
	copy %r26,%r5
	stw %r18,-168(%r30)
	stw %r17,-164(%r30)
	stw %r16,-160(%r30)
	stw %r15,-156(%r30)
	stw %r14,-152(%r30)
	stw %r13,-148(%r30)
	stw %r12,-144(%r30)
	stw %r11,-140(%r30)
	stw %r10,-136(%r30)
	stw %r9,-132(%r30)
	stw %r8,-128(%r30)
	stw %r6,-120(%r30)
	stw %r4,-112(%r30)
	stw %r3,-108(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r20
	copy %r20,%r7
	ldw 48(%r20),%r3
	ldw 16(%r20),%r8
	ldw 52(%r20),%r28
	comib,= 0,%r28,.L527
	addl %r20,%r3,%r3
	addil LT'missing_count,%r19
	ldi 0,%r14
	copy %r1,%r13
	ldo -184(%r30),%r6
	addil LT'.LC12,%r19
	ldi 1,%r12
	copy %r1,%r11
	ldi 2,%r10
	b .L545
	ldi 4,%r9
.L565:
	copy %r19,%r4
	bl pointer_to,%r2
	copy %r6,%r26
	copy %r4,%r19
.L531:
	ldb 16(%r3),%r20
	comib,<>,n 3,%r20,.L544
	ldw 12(%r3),%r20
	addl %r28,%r20,%r28
.L544:
	ldw 8(%r3),%r20
	ldw 12(%r5),%r21
	addl %r21,%r20,%r21
	ldw 4(%r5),%r20
	stw %r28,0(%r21)
	ldo 1(%r14),%r14
.L570:
	ldw 52(%r20),%r28
	comb,>>= %r14,%r28,.L527
	ldo 20(%r3),%r3
.L545:
	ldb 16(%r3),%r16
	copy %r16,%r28
	depi 0,30,1,%r28
	comib,<>,n 1,%r28,.L570
	ldo 1(%r14),%r14
	ldw 4(%r3),%r21
	ldw 20(%r20),%r28
	comb,<<=,n %r28,%r21,.L570
	ldo 1(%r14),%r14
	ldw 40(%r20),%r22
	sh3addl %r21,%r7,%r21 
	ldwx %r21(%r8),%r21
	addl %r21,%r22,%r21
	copy %r6,%r28
	addl %r20,%r21,%r15
	copy %r19,%r4
	bl look_up,%r2
	copy %r15,%r26
	ldw -184(%r30),%r28
	comib,<> 0,%r28,.L565
	copy %r4,%r19
	ldw RT'missing_count(%r13),%r28
	ldw 0(%r28),%r17
	ldo 1(%r17),%r18
	comib,= 0,%r17,.L566
	stw %r18,0(%r28)
.L532:
	copy %r12,%r23
	copy %r19,%r4
	ldw RT'.LC12(%r11),%r24
	copy %r10,%r25
	bl hpux_call,%r2
	copy %r9,%r26
	ldb 0(%r15),%r23
	extrs %r23,31,8,%r23
	comib,= 0,%r23,.L537
	copy %r4,%r19
	ldi 0,%r23
	ldo 1(%r23),%r23
.L571:
	ldbx %r15(%r23),%r28
	comib,<>,n 0,%r28,.L571
	ldo 1(%r23),%r23
.L537:
	copy %r19,%r4
	copy %r15,%r24
	copy %r10,%r25
	bl hpux_call,%r2
	copy %r9,%r26
	copy %r4,%r19
	comib,<> 1,%r16,.L531
	ldi 0,%r28
	copy %r19,%r4
	bl allocate,%r2
	ldi 8,%r26
	copy %r4,%r19
	copy %r28,%r16
	bl own_ltp,%r2
	copy %r19,%r4
	stw %r15,0(%r16)
	stw %r28,4(%r16)
	copy %r4,%r19
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r28
	ldw 0(%r28),%r15
	extrs,>= %r15,30,1,%r0
	b,n .L567
.L539:
	extru %r15,21+9-1,9,%r18
	addil LT'pairs,%r19
	ldw RT'pairs(%r1),%r17
	ldwx,s %r18(%r17),%r20
	comib,<> 0,%r20,.L543
	copy %r19,%r4
	b,n .L569
.L541:
.L572:
	comib,= 0,%r20,.L540
	copy %r19,%r4
.L543:
	ldw 8(%r20),%r21
	ldw 0(%r21),%r22
	comb,<>,n %r22,%r15,.L572
	ldw 12(%r20),%r20
	ldw 4(%r21),%r28
	comb,<>,n %r28,%r16,.L541
	ldw 12(%r20),%r20
	copy %r21,%r28
	b .L531
	depi -1,30,1,%r28
.L527:
	ldw -212(%r30),%r2
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
	ldo -192(%r30),%r30
.L567:
	depi 0,30,1,%r15
	b .L539
	ldw 0(%r15),%r15
.L566:
	addil LT'.LC0,%r19
	copy %r17,%r23
	ldw RT'.LC0(%r1),%r24
	ldo 1(%r23),%r23
.L573:
	ldbx %r24(%r23),%r28
	comib,<>,n 0,%r28,.L573
	ldo 1(%r23),%r23
	copy %r19,%r4
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	copy %r4,%r19
	ldo 72(%r5),%r24
	ldb 72(%r5),%r28
	comib,= 0,%r28,.L534
	copy %r17,%r23
	ldo 1(%r23),%r23
.L574:
	ldbx %r24(%r23),%r28
	comib,<>,n 0,%r28,.L574
	ldo 1(%r23),%r23
.L534:
	copy %r19,%r4
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	copy %r4,%r19
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r24
.L568:
	ldbx %r24(%r18),%r28
	comib,<>,n 0,%r28,.L568
	ldo 1(%r18),%r18
	copy %r19,%r4
	copy %r18,%r23
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	b .L532
	copy %r4,%r19
.L540:
.L569:
	bl allocate,%r2
	ldi 16,%r26
	copy %r28,%r21
	ldwx,s %r18(%r17),%r28
	stw %r15,0(%r21)
	sh2addl %r18,%r17,%r17 
	stw %r28,12(%r21)
	copy %r4,%r19
	copy %r21,%r28
	stw %r16,4(%r21)
	depi -1,30,1,%r28
	stw %r21,8(%r21)
	b .L531
	stw %r21,0(%r17)
	.EXIT
	.PROCEND
	.size	bind_data, .-bind_data
	.section	.data.rel.ro
	.align 4
.LC20:
	.word	P%missing_import
	.section	.text.bind_imports,"ax",@progbits
	.align 4
	.type	bind_imports, @function
bind_imports:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=17
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r5,-120(%r30)
	copy %r26,%r5
	stw %r17,-168(%r30)
	stw %r16,-164(%r30)
	stw %r15,-160(%r30)
	stw %r14,-156(%r30)
	stw %r13,-152(%r30)
	stw %r12,-148(%r30)
	stw %r11,-144(%r30)
	stw %r10,-140(%r30)
	stw %r9,-136(%r30)
	stw %r8,-132(%r30)
	stw %r7,-128(%r30)
	stw %r6,-124(%r30)
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r20
	ldw 16(%r20),%r11
	ldw 64(%r20),%r13
	ldw 68(%r20),%r28
	addl %r13,%r28,%r28
	comib,= 0,%r28,.L575
	addl %r20,%r11,%r11
	zdep %r13,28,29,%r6
	ldi 0,%r14
	sub %r0,%r6,%r6
	copy %r14,%r12
	sub %r6,%r11,%r6
	ldo -184(%r30),%r7
	ldo -172(%r30),%r9
	ldi 2,%r10
	ldi 64,%r8
.L600:
	comb,>>= %r12,%r13,.L577
	ldw 0(%r11),%r21
	ldb 7(%r11),%r28
	and %r8,%r28,%r28
	comiclr,= 0,%r28,%r0
	b,n .L624
.L577:
	comib,=,n -1,%r21,.L581
	ldb 6(%r11),%r28
	comib,=,n 0,%r28,.L581
	ldw 40(%r20),%r28
	ldw 12(%r5),%r15
	addl %r21,%r28,%r21
	comb,<< %r12,%r13,.L582
	addl %r20,%r21,%r3
	ldo 60(%r20),%r20
	ldw 0(%r20),%r20
	addl %r11,%r20,%r20
	addl %r20,%r6,%r20
	copy %r7,%r28
	copy %r19,%r4
	copy %r3,%r26
	bl look_up,%r2
	addl %r15,%r20,%r15
	ldw 0(%r9),%r16
	ldw -184(%r30),%r28
	comib,= 0,%r28,.L583
	copy %r4,%r19
	comiclr,<> 0,%r16,%r0
	b,n .L584
.L587:
	ldw 8(%r16),%r28
	and %r28,%r10,%r21
	comib,= 0,%r21,.L586
	copy %r28,%r20
	depi 0,31,2,%r20
	ldw 0(%r20),%r28
	ldw 4(%r20),%r21
.L586:
	ldw 4(%r5),%r20
	stw %r28,0(%r15)
	stw %r21,4(%r15)
.L581:
	ldw 68(%r20),%r28
	ldo 1(%r12),%r12
	ldo 8(%r11),%r11
	addl %r13,%r28,%r28
	comb,<< %r12,%r28,.L600
	ldo 4(%r14),%r14
.L575:
	ldw -212(%r30),%r2
	ldw -168(%r30),%r17
	ldw -164(%r30),%r16
	ldw -160(%r30),%r15
	ldw -156(%r30),%r14
	ldw -152(%r30),%r13
	ldw -148(%r30),%r12
	ldw -144(%r30),%r11
	ldw -140(%r30),%r10
	ldw -136(%r30),%r9
	ldw -132(%r30),%r8
	ldw -128(%r30),%r7
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L624:
	ldw 12(%r5),%r22
	ldw 56(%r20),%r28
	addl %r14,%r28,%r28
	addl %r22,%r28,%r15
	comib,= -1,%r21,.L625
	ldwx %r22(%r28),%r28
	ldw 40(%r20),%r22
	addl %r21,%r22,%r21
	ldo -184(%r30),%r28
	addl %r20,%r21,%r3
	copy %r19,%r4
	bl look_up,%r2
	copy %r3,%r26
	ldw -184(%r30),%r28
	comib,= 0,%r28,.L626
	copy %r4,%r19
.L580:
	ldw 4(%r5),%r20
	ldw -176(%r30),%r28
	b .L581
	stw %r28,0(%r15)
.L582:
	ldo 56(%r20),%r20
	ldw 0(%r20),%r20
	addl %r14,%r20,%r20
	copy %r7,%r28
	copy %r19,%r4
	copy %r3,%r26
	bl look_up,%r2
	addl %r15,%r20,%r15
	ldw -184(%r30),%r28
	comib,= 0,%r28,.L591
	copy %r4,%r19
	copy %r19,%r4
	bl pointer_to,%r2
	copy %r7,%r26
	copy %r4,%r19
.L592:
	stw %r28,0(%r15)
	b .L581
	ldw 4(%r5),%r20
.L591:
	addil LT'missing_count,%r19
	ldw RT'missing_count(%r1),%r28
	ldw 0(%r28),%r16
	ldo 1(%r16),%r17
	comib,= 0,%r16,.L627
	stw %r17,0(%r28)
.L593:
	addil LT'.LC12,%r19
	ldi 1,%r23
	ldw RT'.LC12(%r1),%r24
	copy %r19,%r4
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	ldb 0(%r3),%r23
	extrs %r23,31,8,%r23
	comib,= 0,%r23,.L598
	copy %r4,%r19
	ldi 0,%r23
	ldo 1(%r23),%r23
.L629:
	ldbx %r3(%r23),%r28
	comib,<>,n 0,%r28,.L629
	ldo 1(%r23),%r23
.L598:
	copy %r19,%r4
	copy %r3,%r24
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	copy %r4,%r19
	b .L592
	ldi 0,%r28
.L584:
	ldw 32(%r28),%r20
	ldw -176(%r30),%r28
	stw %r20,4(%r15)
	ldw 4(%r5),%r20
	b .L581
	stw %r28,0(%r15)
.L583:
	copy %r19,%r4
	copy %r3,%r25
	bl note_missing,%r2
	copy %r5,%r26
	comib,<> 0,%r16,.L587
	copy %r4,%r19
	copy %r19,%r4
	bl allocate,%r2
	ldi 8,%r26
	copy %r4,%r19
	copy %r28,%r16
	bl own_ltp,%r2
	copy %r19,%r4
	stw %r3,0(%r16)
	stw %r28,4(%r16)
	copy %r4,%r19
	addil LT'.LC20,%r19
	ldw RT'.LC20(%r1),%r28
	ldw 0(%r28),%r28
	bb,>=,n %r28,30,.L590
	depi 0,30,1,%r28
	ldw 0(%r28),%r28
.L590:
	ldw 4(%r5),%r20
	stw %r28,0(%r15)
	b .L581
	stw %r16,4(%r15)
.L627:
	addil LT'.LC0,%r19
	copy %r16,%r23
	ldw RT'.LC0(%r1),%r24
	ldo 1(%r23),%r23
.L630:
	ldbx %r24(%r23),%r28
	comib,<>,n 0,%r28,.L630
	ldo 1(%r23),%r23
	copy %r19,%r4
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	copy %r4,%r19
	ldo 72(%r5),%r24
	ldb 72(%r5),%r28
	comib,= 0,%r28,.L595
	copy %r16,%r23
	ldo 1(%r23),%r23
.L631:
	ldbx %r24(%r23),%r28
	comib,<>,n 0,%r28,.L631
	ldo 1(%r23),%r23
.L595:
	copy %r19,%r4
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	copy %r4,%r19
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r24
.L628:
	ldbx %r24(%r17),%r28
	comib,<>,n 0,%r28,.L628
	ldo 1(%r17),%r17
	copy %r19,%r4
	copy %r17,%r23
	ldi 2,%r25
	bl hpux_call,%r2
	ldi 4,%r26
	b .L593
	copy %r4,%r19
.L625:
	ldw 40(%r5),%r21
	addl %r28,%r21,%r28
	b .L581
	stw %r28,0(%r15)
.L626:
	copy %r19,%r4
	copy %r3,%r25
	bl note_missing,%r2
	copy %r5,%r26
	b .L580
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	bind_imports, .-bind_imports
	.section	.text.memcpy,"ax",@progbits
	.align 4
.globl memcpy
	.hidden	memcpy
	.type	memcpy, @function
memcpy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r24,%r24,.L633
	copy %r26,%r28
	ldi 0,%r20
.L634:
	ldbx %r25(%r20),%r22
	addl %r28,%r20,%r21
	ldo 1(%r20),%r20
	comb,<> %r24,%r20,.L634
	stb %r22,0(%r21)
.L633:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	memcpy, .-memcpy
	.section	.text.memset,"ax",@progbits
	.align 4
.globl memset
	.hidden	memset
	.type	memset, @function
memset:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,= %r24,%r24,.L644
	copy %r26,%r28
	extrs %r25,31,8,%r25
	addl %r26,%r24,%r24
	copy %r26,%r20
	stb %r25,0(%r20)
.L645:
	ldo 1(%r20),%r20
	comb,<>,n %r24,%r20,.L645
	stb %r25,0(%r20)
.L644:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	memset, .-memset
	.section	.rodata.str1.4
	.align 4
.LC26:
	.stringz	"called, but no library of this system has it"
	.section	.text.report_missing,"ax",@progbits
	.align 4
.globl report_missing
	.hidden	report_missing
	.type	report_missing, @function
report_missing:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'.LC26,%r19
	stw %r2,-20(%r30)
	ldw RT'.LC26(%r1),%r25
	stwm %r4,64(%r30)
	bl fail,%r2
	stw %r19,-32(%r30)
	nop
	.EXIT
	.PROCEND
	.size	report_missing, .-report_missing
	.section	.text.__dld_tls_size,"ax",@progbits
	.align 4
.globl __dld_tls_size
	.type	__dld_tls_size, @function
__dld_tls_size:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'tls_end,%r19
	ldw RT'tls_end(%r1),%r28
	bv %r0(%r2)
	ldw 0(%r28),%r28
	.EXIT
	.PROCEND
	.size	__dld_tls_size, .-__dld_tls_size
	.section	.rodata.str1.4
	.align 4
.LC27:
	.stringz	"/usr/lib/dld.sl"
	.align 4
.LC28:
	.stringz	"SHLIB_PATH"
	.section	.text.dld_start,"ax",@progbits
	.align 4
.globl dld_start
	.hidden	dld_start
	.type	dld_start, @function
dld_start:
	.PROC
	.CALLINFO FRAME=1216,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1216(%r30),%r30
	ldo -1208(%r30),%r23
	stw %r9,-80(%r30)
	copy %r23,%r26
	stw %r8,-76(%r30)
	ldw -1272(%r30),%r8
	stw %r7,-72(%r30)
	copy %r25,%r7
	ldi 0,%r25
	stw %r6,-68(%r30)
	copy %r24,%r6
	ldi 1124,%r24
	stw %r5,-64(%r30)
	ldw -1280(%r30),%r5
	stw %r4,-60(%r30)
	stw %r3,-56(%r30)
	ldw -1268(%r30),%r3
	stw %r19,-32(%r30)
	stw %r10,-84(%r30)
	bl memset,%r2
	copy %r19,%r4
	ldw 4(%r7),%r9
	copy %r28,%r23
	ldw 4(%r9),%r2
	ldw 48(%r9),%r21
	ldo 64(%r9),%r31
	ldw 16(%r9),%r28
	copy %r4,%r19
	addl %r6,%r2,%r2
	ldw 0(%r31),%r20
	addl %r9,%r21,%r21
	comib,= 0,%r20,.L649
	addl %r9,%r28,%r28
	ldi 0,%r20
	ldi 64,%r24
	b .L653
	ldo 56(%r9),%r25
.L650:
	ldo 1(%r20),%r20
.L749:
	ldw 0(%r31),%r22
	comb,<<= %r22,%r20,.L649
	ldo 8(%r28),%r28
.L653:
	ldw 0(%r28),%r22
	comib,<>,n -1,%r22,.L749
	ldo 1(%r20),%r20
	ldb 7(%r28),%r22
	and %r24,%r22,%r22
	comib,<>,n 0,%r22,.L749
	ldo 1(%r20),%r20
	ldw 0(%r25),%r22
	sh2addl %r20,%r22,%r22 
	ldwx %r6(%r22),%r29
	comib,= 0,%r29,.L650
	addl %r6,%r22,%r22
	zdepi -1,31,30,%r26
	comb,>>= %r26,%r29,.L651
	ldo -4096(%r9),%r26
	ldil L'-1073745920,%r26
	addl %r6,%r26,%r26
	addl %r26,%r29,%r29
	stw %r29,0(%r22)
.L746:
	ldo 1(%r20),%r20
	ldw 0(%r31),%r22
	comb,>> %r22,%r20,.L653
	ldo 8(%r28),%r28
.L649:
	ldo 68(%r9),%r25
	ldi 0,%r29
	ldw 0(%r25),%r20
	comb,=,n %r29,%r20,.L661
	ldil L'-1073745920,%r26
	ldo 60(%r9),%r10
	zdepi -1,31,30,%r4
	ldo -4096(%r9),%r1
	addl %r6,%r26,%r26
.L654:
	ldw 0(%r28),%r20
	comib,=,n -1,%r20,.L657
	ldb 6(%r28),%r20
	comiclr,= 0,%r20,%r0
	b,n .L658
.L657:
	ldw 0(%r10),%r20
	sh3addl %r29,%r20,%r20 
	ldwx %r6(%r20),%r31
	addl %r6,%r20,%r20
	depi 0,31,2,%r31
	stw %r2,4(%r20)
	addl %r1,%r31,%r22
	addl %r26,%r31,%r24
	comclr,>>= %r4,%r31,%r0
	copy %r24,%r22
	stw %r22,0(%r20)
.L658:
	ldo 1(%r29),%r29
	ldw 0(%r25),%r20
	comb,>> %r20,%r29,.L654
	ldo 8(%r28),%r28
.L661:
	ldo 52(%r9),%r31
	ldi 0,%r20
	ldw 0(%r31),%r28
	comb,<>,n %r20,%r28,.L655
	ldi 4096,%r21
	b .L758
	addil LT'self,%r19
.L738:
	ldw 12(%r21),%r22
	addl %r6,%r28,%r28
	addl %r6,%r22,%r22
	stw %r22,0(%r28)
	ldo 1(%r20),%r20
.L750:
	ldw 0(%r31),%r28
	comb,<<= %r28,%r20,.L656
	ldo 20(%r21),%r21
.L655:
	ldb 16(%r21),%r22
	ldo -2(%r22),%r28
	depi 0,30,1,%r28
	extru %r28,31,8,%r28
	comib,=,n 0,%r28,.L738
	ldw 8(%r21),%r28
	comib,<> 7,%r22,.L750
	ldo 1(%r20),%r20
	ldw 8(%r21),%r28
	ldw 12(%r21),%r22
	addl %r6,%r28,%r28
	addl %r9,%r22,%r22
	stw %r22,0(%r28)
	ldw 0(%r31),%r28
	comb,>> %r28,%r20,.L655
	ldo 20(%r21),%r21
.L656:
	ldi 4096,%r21
	addil LT'self,%r19
.L758:
	stw %r21,-1184(%r30)
	ldw RT'self(%r1),%r20
	ldil L'1073745920,%r21
	copy %r23,%r25
	stw %r21,-1180(%r30)
	ldi 1124,%r24
	copy %r20,%r26
	stw %r2,-1176(%r30)
	copy %r19,%r4
	stw %r6,-1196(%r30)
	sub %r3,%r6,%r6
	stw %r9,-1204(%r30)
	bl memcpy,%r2
	stw %r9,-1200(%r30)
	copy %r4,%r19
	copy %r28,%r20
	ldw 8(%r7),%r28
	stw %r6,20(%r20)
	addil LT'.LC27,%r19
	sub %r28,%r9,%r28
	ldw RT'.LC27(%r1),%r25
	stw %r28,16(%r20)
	copy %r20,%r26
	bl describe,%r2
	copy %r19,%r4
	ldw 24(%r7),%r28
	copy %r4,%r19
	depi 0,31,12,%r28
	addil LT'program,%r19
	ldi 1,%r20
	ldw RT'program(%r1),%r3
	stw %r28,12(%r3)
	copy %r5,%r25
	copy %r19,%r4
	stw %r28,28(%r3)
	stw %r8,8(%r3)
	copy %r3,%r26
	ldo 24(%r3),%r5
	stw %r8,4(%r3)
	ldo 28(%r3),%r6
	stw %r20,36(%r3)
	stw %r20,44(%r3)
	bl describe,%r2
	stw %r8,0(%r5)
	copy %r4,%r19
	addil LT'last_module,%r19
	ldw RT'last_module(%r1),%r28
	stw %r3,0(%r28)
	ldw 16(%r7),%r31
	comib,= 0,%r31,.L737
	ldi 83,%r29
	addil LT'.LC28,%r19
	ldw 0(%r31),%r22
	comib,= 0,%r22,.L663
	ldi 61,%r23
	ldi 0,%r20
.L751:
	b .L670
	copy %r29,%r28
.L667:
	ldw RT'.LC28(%r1),%r21
	ldbx %r21(%r20),%r28
	extrs %r28,31,8,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L666
.L670:
	ldbx %r22(%r20),%r21
	extrs %r21,31,8,%r21
	comb,= %r28,%r21,.L667
	ldo 1(%r20),%r20
	ldo 4(%r31),%r31
.L755:
	ldw 0(%r31),%r22
	comib,<> 0,%r22,.L751
	ldi 0,%r20
.L663:
	addil LT'search_path,%r19
	ldw RT'search_path(%r1),%r28
	stw %r22,0(%r28)
	ldw 4(%r3),%r29
	ldo 64(%r29),%r22
	ldw 16(%r29),%r28
	ldw 0(%r22),%r20
	comib,= 0,%r20,.L671
	addl %r29,%r28,%r28
	ldw 12(%r3),%r23
	ldi 0,%r20
	ldi 64,%r24
	b .L675
	ldo 56(%r29),%r25
.L672:
	ldo 1(%r20),%r20
.L752:
	ldw 0(%r22),%r21
	comb,<<= %r21,%r20,.L671
	ldo 8(%r28),%r28
.L675:
	ldw 0(%r28),%r21
	comib,<>,n -1,%r21,.L752
	ldo 1(%r20),%r20
	ldb 7(%r28),%r21
	and %r24,%r21,%r21
	comib,<>,n 0,%r21,.L752
	ldo 1(%r20),%r20
	ldw 0(%r25),%r21
	sh2addl %r20,%r21,%r21 
	ldwx %r23(%r21),%r31
	comib,= 0,%r31,.L672
	addl %r23,%r21,%r21
	zdepi -1,31,30,%r26
	comb,>>=,n %r26,%r31,.L673
	ldw 0(%r6),%r26
	sub %r23,%r26,%r26
	addl %r26,%r31,%r31
	stw %r31,0(%r21)
.L745:
	ldo 1(%r20),%r20
	ldw 0(%r22),%r21
	comb,>> %r21,%r20,.L675
	ldo 8(%r28),%r28
.L671:
	ldo 68(%r29),%r24
	ldw 0(%r24),%r20
	comib,=,n 0,%r20,.L683
	ldw 12(%r3),%r31
	ldw 8(%r3),%r2
	ldi 0,%r22
	ldo 60(%r29),%r29
	zdepi -1,31,30,%r26
	b .L682
	ldo 32(%r3),%r25
.L739:
	ldw 0(%r6),%r23
	sub %r31,%r23,%r23
	addl %r23,%r21,%r21
.L681:
	stw %r21,0(%r20)
	ldw 0(%r25),%r21
	stw %r21,4(%r20)
	ldo 1(%r22),%r22
.L753:
	ldw 0(%r24),%r20
	comb,<<= %r20,%r22,.L683
	ldo 8(%r28),%r28
.L682:
	ldw 0(%r28),%r20
	comib,=,n -1,%r20,.L678
	ldb 6(%r28),%r20
	comib,<>,n 0,%r20,.L753
	ldo 1(%r22),%r22
.L678:
	ldw 0(%r29),%r20
	sh3addl %r22,%r20,%r20 
	ldwx %r31(%r20),%r21
	depi 0,31,2,%r21
	comb,<< %r26,%r21,.L739
	addl %r31,%r20,%r20
	ldw 0(%r5),%r23
	sub %r2,%r23,%r23
	b .L681
	addl %r23,%r21,%r21
.L666:
	ldo 1(%r28),%r28
.L754:
	ldbx %r21(%r28),%r20
	extrs %r20,31,8,%r20
	comib,<>,n 0,%r20,.L754
	ldo 1(%r28),%r28
	ldbx %r22(%r28),%r28
	extrs %r28,31,8,%r28
	comb,<> %r23,%r28,.L755
	ldo 4(%r31),%r31
	copy %r20,%r31
.L756:
	ldo 1(%r20),%r20
	ldbx %r21(%r20),%r28
	comib,<>,n 0,%r28,.L756
	copy %r20,%r31
	ldo 2(%r31),%r31
	b .L663
	addl %r22,%r31,%r22
.L683:
	copy %r19,%r4
	bl add_pairs_of,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r3,%r26
	bl load_needed,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 0,%r22
	addil LT'tls_end,%r19
	copy %r3,%r28
	ldw RT'tls_end(%r1),%r29
	ldw 0(%r29),%r23
	ldi 1,%r31
	copy %r23,%r26
	ldw 4(%r28),%r20
.L757:
	ldo 104(%r20),%r20
	ldw 0(%r20),%r20
	comib,=,n 0,%r20,.L684
	stw %r26,40(%r28)
	ldo 7(%r20),%r20
	copy %r31,%r22
	depi 0,31,3,%r20
	addl %r26,%r20,%r26
.L684:
	ldw 0(%r28),%r28
	comib,<>,n 0,%r28,.L757
	ldw 4(%r28),%r20
	comib,=,n 0,%r22,.L700
	stw %r26,0(%r29)
.L685:
	addil LT'tls_is_placed,%r19
	ldi 1,%r20
	ldw RT'tls_is_placed(%r1),%r28
	comib,<> 0,%r26,.L740
	stw %r20,0(%r28)
.L686:
	addil LT'missing_count,%r19
	copy %r3,%r5
	ldw RT'missing_count(%r1),%r6
	ldi 1,%r10
	addil LT'.LC2,%r19
	ldi 2,%r8
	copy %r1,%r9
	b .L688
	ldi 4,%r7
.L742:
	stw %r0,0(%r6)
	ldw 0(%r5),%r5
	comiclr,<> 0,%r5,%r0
	b,n .L741
.L688:
	copy %r19,%r4
	bl bind_imports,%r2
	copy %r5,%r26
	copy %r4,%r19
	copy %r5,%r26
	bl bind_data,%r2
	copy %r19,%r4
	ldw 0(%r6),%r28
	comib,= 0,%r28,.L742
	copy %r4,%r19
	copy %r19,%r4
	copy %r10,%r23
	ldw RT'.LC2(%r9),%r24
	copy %r8,%r25
	bl hpux_call,%r2
	copy %r7,%r26
	stw %r0,0(%r6)
	ldw 0(%r5),%r5
	comib,<> 0,%r5,.L688
	copy %r4,%r19
.L741:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L648
	ldw 0(%r3),%r5
	comib,=,n 0,%r5,.L692
	copy %r19,%r4
	bl initialise,%r2
	ldw 0(%r5),%r26
	ldw 44(%r5),%r20
	comib,= 0,%r20,.L743
	copy %r4,%r19
.L692:
	ldo 44(%r3),%r28
	ldw 0(%r28),%r20
	comib,= 0,%r20,.L744
	ldi 1,%r25
.L648:
	ldw -1236(%r30),%r2
	ldw -84(%r30),%r10
	ldw -80(%r30),%r9
	ldw -76(%r30),%r8
	ldw -72(%r30),%r7
	ldw -68(%r30),%r6
	ldw -64(%r30),%r5
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldo -1216(%r30),%r30
.L673:
	ldw 8(%r3),%r26
	ldw 0(%r5),%r2
	sub %r26,%r2,%r26
	addl %r26,%r31,%r31
	b .L745
	stw %r31,0(%r21)
.L651:
	addl %r26,%r29,%r29
	b .L746
	stw %r29,0(%r22)
.L744:
.L748:
	copy %r3,%r26
	stw %r25,0(%r28)
	ldw -1236(%r30),%r2
	ldw -84(%r30),%r10
	ldw -80(%r30),%r9
	ldw -76(%r30),%r8
	ldw -72(%r30),%r7
	ldw -68(%r30),%r6
	ldw -64(%r30),%r5
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bl call_initializers,%r0
	ldo -1216(%r30),%r30
.L740:
	copy %r19,%r4
	bl allocate,%r2
	ldo 8(%r26),%r26
	copy %r4,%r19
	ldi 68,%r26
	copy %r19,%r4
	bl hpux_call,%r2
	ldo 8(%r28),%r25
	b .L686
	copy %r4,%r19
.L700:
	b .L685
	copy %r23,%r26
.L743:
	ldi 1,%r25
	copy %r19,%r4
	stw %r25,44(%r5)
	bl call_initializers,%r2
	copy %r5,%r26
	ldw 44(%r3),%r20
	ldo 44(%r3),%r28
	comib,<> 0,%r20,.L648
	copy %r4,%r19
	b .L748
	ldi 1,%r25
.L737:
	b .L663
	copy %r31,%r22
	.EXIT
	.PROCEND
	.size	dld_start, .-dld_start
	.section	.rodata.str1.4
	.align 4
.LC29:
	.stringz	"errno"
	.section	.text.shl_load,"ax",@progbits
	.align 4
.globl shl_load
	.type	shl_load, @function
shl_load:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=11
	.ENTRY
	addil LT'last_module,%r19
	copy %r1,%r28
	stw %r2,-20(%r30)
	ldw RT'last_module(%r28),%r28
	addil LT'error_text,%r19
	ldo 128(%r30),%r30
	stw %r4,-76(%r30)
	stw %r3,-72(%r30)
	ldw RT'error_text(%r1),%r3
	addil LT'program,%r19
	copy %r19,%r4
	stw %r19,-32(%r30)
	ldw RT'program(%r1),%r25
	stw %r11,-104(%r30)
	stw %r10,-100(%r30)
	stw %r9,-96(%r30)
	stw %r8,-92(%r30)
	stw %r7,-88(%r30)
	stw %r6,-84(%r30)
	stw %r5,-80(%r30)
	ldw 0(%r28),%r11
	bl load_library,%r2
	stw %r0,0(%r3)
	movb,= %r28,%r10,.L792
	copy %r4,%r19
	ldw 36(%r10),%r20
	ldo 1(%r20),%r20
	ldw 0(%r11),%r26
	copy %r19,%r4
	bl load_needed,%r2
	stw %r20,36(%r10)
	ldw 0(%r11),%r3
	comib,= 0,%r3,.L759
	copy %r4,%r19
	addil LT'missing_count,%r19
	ldi 1,%r9
	ldw RT'missing_count(%r1),%r5
	ldi 2,%r7
	addil LT'.LC2,%r19
	ldi 4,%r6
	b .L766
	copy %r1,%r8
.L794:
	stw %r0,0(%r5)
	ldw 0(%r3),%r3
	comiclr,<> 0,%r3,%r0
	b,n .L793
.L766:
	copy %r19,%r4
	bl bind_imports,%r2
	copy %r3,%r26
	copy %r4,%r19
	copy %r3,%r26
	bl bind_data,%r2
	copy %r19,%r4
	ldw 0(%r5),%r20
	comib,= 0,%r20,.L794
	copy %r4,%r19
	copy %r19,%r4
	copy %r9,%r23
	ldw RT'.LC2(%r8),%r24
	copy %r7,%r25
	bl hpux_call,%r2
	copy %r6,%r26
	stw %r0,0(%r5)
	ldw 0(%r3),%r3
	comib,<> 0,%r3,.L766
	copy %r4,%r19
.L793:
	ldw 0(%r11),%r3
	comib,=,n 0,%r3,.L759
	ldw 0(%r3),%r5
	comib,=,n 0,%r5,.L768
	ldw 0(%r5),%r6
	comib,=,n 0,%r6,.L770
	ldw 0(%r6),%r7
	comib,=,n 0,%r7,.L772
	ldw 0(%r7),%r8
	comib,=,n 0,%r8,.L774
	copy %r19,%r4
	bl initialise,%r2
	ldw 0(%r8),%r26
	ldw 44(%r8),%r20
	comib,= 0,%r20,.L795
	copy %r4,%r19
.L774:
	ldw 44(%r7),%r20
	comib,<> 0,%r20,.L772
	ldi 1,%r25
	copy %r19,%r4
	stw %r25,44(%r7)
	bl call_initializers,%r2
	copy %r7,%r26
	copy %r4,%r19
.L772:
	ldw 44(%r6),%r20
	comib,= 0,%r20,.L796
	ldi 1,%r25
.L770:
	ldw 44(%r5),%r20
	comib,= 0,%r20,.L797
	ldi 1,%r25
.L768:
	ldw 44(%r3),%r20
	comib,= 0,%r20,.L798
	ldi 1,%r25
.L759:
	copy %r10,%r28
.L800:
	ldw -148(%r30),%r2
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
	ldo -128(%r30),%r30
.L798:
.L801:
	copy %r3,%r26
	bl call_initializers,%r2
	stw %r25,44(%r3)
	b .L800
	copy %r10,%r28
.L797:
	copy %r19,%r4
	stw %r25,44(%r5)
	bl call_initializers,%r2
	copy %r5,%r26
	ldw 44(%r3),%r20
	comib,<> 0,%r20,.L759
	copy %r4,%r19
	b .L801
	ldi 1,%r25
.L796:
	copy %r19,%r4
	stw %r25,44(%r6)
	bl call_initializers,%r2
	copy %r6,%r26
	b .L770
	copy %r4,%r19
.L792:
	ldw 0(%r3),%r5
	comib,= 0,%r5,.L799
	addil LT'.LC10,%r19
.L761:
	addil LT'.LC29,%r19
	ldw RT'.LC29(%r1),%r26
	bl look_up,%r2
	ldo -120(%r30),%r28
	ldw -120(%r30),%r28
	comib,= 0,%r28,.L762
	ldw -112(%r30),%r28
	ldi 8,%r20
	stw %r20,0(%r28)
.L762:
	b .L759
	stw %r5,0(%r3)
.L799:
	b .L761
	ldw RT'.LC10(%r1),%r5
.L795:
	ldi 1,%r25
	copy %r19,%r4
	stw %r25,44(%r8)
	bl call_initializers,%r2
	copy %r8,%r26
	b .L774
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	shl_load, .-shl_load
	.section	.rodata.str1.4
	.align 4
.LC30:
	.stringz	"not a symbol that can be defined"
	.section	.text.shl_definesym,"ax",@progbits
	.align 4
.globl shl_definesym
	.type	shl_definesym, @function
shl_definesym:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -2(%r25),%r28
	stw %r7,-100(%r30)
	extru %r28,31,16,%r28
	copy %r24,%r7
	stw %r6,-96(%r30)
	extrs %r25,31,16,%r6
	stw %r5,-92(%r30)
	copy %r26,%r5
	stw %r8,-104(%r30)
	stw %r4,-88(%r30)
	stw %r3,-84(%r30)
	comib,<< 1,%r28,.L817
	stw %r19,-32(%r30)
	comiclr,= 0,%r23,%r3
	ldi 1,%r3
	comib,<>,n 0,%r23,.L817
	copy %r19,%r4
	bl allocate,%r2
	ldi 32,%r26
	copy %r4,%r19
	ldb 0(%r5),%r20
	comib,= 0,%r20,.L814
	copy %r28,%r8
	copy %r3,%r20
	copy %r20,%r26
.L828:
	ldo 1(%r20),%r20
	ldbx %r5(%r20),%r21
	comib,<>,n 0,%r21,.L828
	copy %r20,%r26
	ldo 2(%r26),%r26
.L807:
	bl allocate,%r2
	copy %r19,%r4
	ldb 0(%r5),%r21
	copy %r4,%r19
	extrs %r21,31,8,%r21
	comib,= 0,%r21,.L815
	copy %r28,%r23
	ldi 0,%r20
	copy %r20,%r29
.L829:
	ldo 1(%r20),%r20
	ldbx %r5(%r20),%r22
	comib,<>,n 0,%r22,.L829
	copy %r20,%r29
	copy %r23,%r31
	b .L811
	copy %r5,%r22
.L827:
	comiclr,<> 0,%r21,%r0
	b,n .L809
.L811:
	stb %r21,0(%r31)
	ldo 1(%r31),%r31
	ldbs,mb 1(%r22),%r21
	subi 2,%r22,%r20
	addl %r5,%r20,%r20
	addl %r20,%r29,%r20
	comib,<> 1,%r20,.L827
	extrs %r21,31,8,%r21
.L809:
	stb %r0,0(%r31)
	copy %r8,%r21
	addil LT'definitions,%r19
	ldw RT'definitions(%r1),%r20
	ldi 24,%r28
	stws,ma %r0,4(%r21)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r21)
	ldw 0(%r20),%r28
	stw %r28,0(%r8)
	comiclr,<> 3,%r6,%r6
	ldi 1,%r6
	ldo 2(%r6),%r6
	ldi 0,%r28
	stw %r23,4(%r8)
	stw %r7,8(%r8)
	stb %r6,28(%r8)
	b .L802
	stw %r8,0(%r20)
.L817:
	addil LT'.LC29,%r19
	ldo -120(%r30),%r28
	ldw RT'.LC29(%r1),%r26
	bl look_up,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	comib,= 0,%r28,.L805
	copy %r4,%r19
	ldw -112(%r30),%r28
	ldi 22,%r20
	stw %r20,0(%r28)
.L805:
	addil LT'error_text,%r19
	copy %r1,%r28
	ldw RT'error_text(%r28),%r20
	addil LT'.LC30,%r19
	ldi -1,%r28
	ldw RT'.LC30(%r1),%r21
	stw %r21,0(%r20)
.L802:
	ldw -148(%r30),%r2
	ldw -104(%r30),%r8
	ldw -100(%r30),%r7
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L814:
	b .L807
	ldi 1,%r26
.L815:
	b .L809
	copy %r28,%r31
	.EXIT
	.PROCEND
	.size	shl_definesym, .-shl_definesym
	.section	.rodata.str1.4
	.align 4
.LC31:
	.stringz	"not a loaded library"
	.section	.text.shl_unload,"ax",@progbits
	.align 4
.globl shl_unload
	.type	shl_unload, @function
shl_unload:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'program,%r19
	ldo 128(%r30),%r30
	ldw RT'program(%r1),%r28
	stw %r3,-96(%r30)
	copy %r26,%r3
	stw %r5,-104(%r30)
	stw %r4,-100(%r30)
	stw %r19,-32(%r30)
	copy %r28,%r5
.L871:
	ldw 0(%r28),%r28
	comclr,<> %r3,%r28,%r0
	b,n .L864
	comib,<> 0,%r28,.L871
	copy %r28,%r5
	addil LT'.LC29,%r19
	ldo -120(%r30),%r28
	ldw RT'.LC29(%r1),%r26
	bl look_up,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	comib,= 0,%r28,.L853
	copy %r4,%r19
	ldw -112(%r30),%r28
	ldi 22,%r20
	stw %r20,0(%r28)
.L853:
	addil LT'error_text,%r19
	copy %r1,%r28
	ldw RT'error_text(%r28),%r20
	addil LT'.LC31,%r19
	ldi -1,%r28
	ldw RT'.LC31(%r1),%r21
	b .L830
	stw %r21,0(%r20)
.L864:
	ldw 36(%r3),%r25
	ldo -1(%r25),%r25
	comib,= 0,%r25,.L865
	stw %r25,36(%r3)
	ldi 0,%r28
.L830:
.L870:
	ldw -148(%r30),%r2
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L865:
	copy %r19,%r4
	bl call_initializers,%r2
	copy %r3,%r26
	ldw 0(%r3),%r28
	stw %r28,0(%r5)
	copy %r4,%r19
	addil LT'last_module,%r19
	ldw RT'last_module(%r1),%r28
	ldw 0(%r28),%r20
	comclr,<> %r3,%r20,%r0
	b,n .L866
.L836:
	addil LT'definitions,%r19
	ldw 8(%r3),%r25
	ldw RT'definitions(%r1),%r31
	ldo 20(%r3),%r5
	ldw 0(%r31),%r28
	ldw 16(%r3),%r24
	comib,<> 0,%r28,.L842
	ldi 2,%r23
	b .L869
	addil LT'pairs,%r19
.L868:
	ldw 12(%r3),%r29
	ldw 0(%r5),%r22
	sub %r20,%r29,%r20
	comclr,<<= %r22,%r20,%r0
	b,n .L840
	comib,= 0,%r21,.L843
	copy %r28,%r31
.L854:
	copy %r21,%r28
.L842:
	ldb 28(%r28),%r21
	comib,= 3,%r21,.L867
	ldw 8(%r28),%r20
.L839:
	sub %r20,%r25,%r22
	comb,<<= %r24,%r22,.L868
	ldw 0(%r28),%r21
.L840:
	comib,<> 0,%r21,.L854
	stw %r21,0(%r31)
.L843:
	addil LT'pairs,%r19
.L869:
	ldo 32(%r3),%r2
	ldw RT'pairs(%r1),%r29
	ldo 2048(%r29),%r23
	ldw 0(%r29),%r28
.L872:
	comib,= 0,%r28,.L849
	copy %r29,%r22
	b .L848
	ldw 0(%r2),%r31
.L846:
	comib,= 0,%r28,.L849
	ldo 12(%r21),%r22
.L848:
	ldw 8(%r28),%r20
	copy %r28,%r21
	ldw 4(%r20),%r20
	comb,<> %r31,%r20,.L846
	ldw 12(%r28),%r28
	comib,<> 0,%r28,.L848
	stw %r28,0(%r22)
.L849:
	ldo 4(%r29),%r29
	comb,<>,n %r23,%r29,.L872
	ldw 0(%r29),%r28
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 73,%r26
	copy %r4,%r19
	ldw 0(%r5),%r24
	ldw 12(%r3),%r25
	bl hpux_call,%r2
	ldi 73,%r26
	b .L870
	ldi 0,%r28
.L867:
	copy %r20,%r22
	and %r20,%r23,%r21
	comib,= 0,%r21,.L839
	depi 0,31,2,%r22
	b .L839
	ldw 0(%r22),%r20
.L866:
	b .L836
	stw %r5,0(%r28)
	.EXIT
	.PROCEND
	.size	shl_unload, .-shl_unload
	.section	.rodata.str1.4
	.align 4
.LC32:
	.stringz	"no such symbol"
	.section	.text.shl_findsym,"ax",@progbits
	.align 4
.globl shl_findsym
	.type	shl_findsym, @function
shl_findsym:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r7,-88(%r30)
	extrs %r24,31,16,%r7
	stw %r6,-84(%r30)
	copy %r23,%r6
	stw %r5,-80(%r30)
	stw %r4,-76(%r30)
	stw %r3,-72(%r30)
	movb,= %r26,%r3,.L874
	stw %r19,-32(%r30)
	ldw 0(%r3),%r26
	comib,= 0,%r26,.L874
	addil LT'program,%r19
	ldw RT'program(%r1),%r28
	comb,<>,n %r28,%r26,.L876
	ldb 0(%r25),%r28
	b .L922
	extrs %r28,31,8,%r28
.L877:
	comclr,<> %r28,%r26,%r0
	b,n .L875
.L876:
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L877
	addil LT'self,%r19
	ldw RT'self(%r1),%r28
	comb,<> %r28,%r26,.L878
	addil LT'.LC29,%r19
.L875:
	ldb 0(%r25),%r28
	extrs %r28,31,8,%r28
.L922:
	ldi 0,%r24
	comb,= %r24,%r28,.L880
	copy %r25,%r20
	extru %r28,31,8,%r28
.L920:
	shd %r24,%r24,27,%r24
	ldbs,mb 1(%r20),%r21
	xor %r28,%r24,%r24
	extrs %r21,31,8,%r28
	comib,<> 0,%r28,.L920
	extru %r28,31,8,%r28
.L880:
	ldo -104(%r30),%r5
	copy %r19,%r4
	bl meaning_in,%r2
	copy %r5,%r28
	ldw 0(%r5),%r28
	comib,= 0,%r28,.L883
	copy %r4,%r19
	comiclr,= 0,%r7,%r0
	b,n .L884
.L885:
	bl pointer_to,%r2
	copy %r5,%r26
	copy %r28,%r20
	ldi 0,%r28
	stw %r20,0(%r6)
	ldw -148(%r30),%r2
	ldw -88(%r30),%r7
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L874:
	ldo -104(%r30),%r5
	copy %r19,%r4
	copy %r5,%r28
	bl look_up,%r2
	copy %r25,%r26
	ldw 0(%r5),%r28
	comib,= 0,%r28,.L883
	copy %r4,%r19
	comiclr,= 0,%r7,%r0
	b,n .L915
	comib,= 0,%r3,.L885
	nop
	ldw 0(%r3),%r20
.L919:
	comib,<> 0,%r20,.L885
	nop
	ldw 12(%r5),%r20
	comib,=,n 0,%r20,.L885
	stw %r28,0(%r3)
	b,n .L885
.L884:
	ldw 4(%r5),%r28
	comiclr,= 3,%r7,%r24
	ldi 1,%r24
	ldb 16(%r28),%r28
	comiclr,<> 3,%r28,%r28
	ldi 1,%r28
	comb,<> %r28,%r24,.L885
	nop
.L883:
	addil LT'.LC29,%r19
.L921:
	ldo -120(%r30),%r28
	ldw RT'.LC29(%r1),%r26
	bl look_up,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	comib,= 0,%r28,.L889
	copy %r4,%r19
	ldw -112(%r30),%r28
	ldi 215,%r20
	stw %r20,0(%r28)
.L889:
	addil LT'error_text,%r19
	copy %r1,%r28
	ldw RT'error_text(%r28),%r28
	addil LT'.LC32,%r19
	ldw RT'.LC32(%r1),%r20
	stw %r20,0(%r28)
	ldi -1,%r28
.L917:
	ldw -148(%r30),%r2
	ldw -88(%r30),%r7
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L915:
	ldw 4(%r5),%r20
	comiclr,= 3,%r7,%r24
	ldi 1,%r24
	ldb 16(%r20),%r20
	comiclr,<> 3,%r20,%r20
	ldi 1,%r20
	comb,= %r20,%r24,.L921
	addil LT'.LC29,%r19
	comib,= 0,%r3,.L885
	nop
	b .L919
	ldw 0(%r3),%r20
.L878:
	ldo -120(%r30),%r28
	ldw RT'.LC29(%r1),%r26
	bl look_up,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	comib,= 0,%r28,.L881
	copy %r4,%r19
	ldw -112(%r30),%r28
	ldi 22,%r20
	stw %r20,0(%r28)
.L881:
	addil LT'error_text,%r19
	copy %r1,%r28
	ldw RT'error_text(%r28),%r28
	addil LT'.LC31,%r19
	ldw RT'.LC31(%r1),%r20
	stw %r20,0(%r28)
	b .L917
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	shl_findsym, .-shl_findsym
	.section	.rodata.str1.4
	.align 4
.LC33:
	.stringz	"no such kind of symbols"
	.align 4
.LC34:
	.stringz	"no memory for the symbols"
	.section	.text.shl_getsymbols,"ax",@progbits
	.align 4
.globl shl_getsymbols
	.type	shl_getsymbols, @function
shl_getsymbols:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r20
	extru %r24,31,2,%r28
	stw %r6,-84(%r30)
	copy %r23,%r6
	stw %r5,-80(%r30)
	ldo -104(%r30),%r5
	stw %r3,-72(%r30)
	copy %r26,%r3
	stw %r4,-76(%r30)
	stw %r19,-32(%r30)
	stw %r20,-88(%r30)
	ldo -1(%r28),%r20
	stw %r0,8(%r5)
	sth %r25,-104(%r30)
	stw %r0,12(%r5)
	comib,<< 1,%r20,.L924
	stw %r24,4(%r5)
	depi -1,29,2,%r28
	andcm %r24,%r28,%r28
	comib,<> 0,%r28,.L950
	addil LT'.LC29,%r19
	comib,= 0,%r26,.L928
	addil LT'program,%r19
	ldw RT'program(%r1),%r28
	comb,<> %r28,%r26,.L929
	copy %r19,%r4
	b .L951
	copy %r5,%r26
.L930:
	comb,= %r28,%r3,.L949
	copy %r19,%r4
.L929:
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L930
	addil LT'self,%r19
	ldw RT'self(%r1),%r28
	comb,<> %r28,%r3,.L947
	addil LT'.LC29,%r19
.L928:
	copy %r19,%r4
.L949:
	copy %r5,%r26
.L951:
	bl list_symbols,%r2
	copy %r3,%r25
	copy %r4,%r19
	ldw 8(%r5),%r26
	copy %r6,%r22
	copy %r19,%r4
	ldo 1(%r26),%r26
	zdep %r26,27,28,%r26
	bl $$dyncall,%r31
	copy %r31,%r2
	stw %r28,12(%r5)
	copy %r4,%r19
	comib,= 0,%r28,.L948
	copy %r28,%r6
	copy %r3,%r25
	bl list_symbols,%r2
	copy %r5,%r26
	ldw 8(%r5),%r28
	ldw -88(%r30),%r20
	stw %r6,0(%r20)
	ldw -148(%r30),%r2
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L924:
	addil LT'.LC29,%r19
.L950:
	ldo -120(%r30),%r28
	ldw RT'.LC29(%r1),%r26
	bl look_up,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	comib,= 0,%r28,.L926
	copy %r4,%r19
	ldw -112(%r30),%r28
	ldi 22,%r20
	stw %r20,0(%r28)
.L926:
	addil LT'error_text,%r19
	copy %r1,%r28
	ldw RT'error_text(%r28),%r28
	addil LT'.LC33,%r19
	ldw RT'.LC33(%r1),%r20
	stw %r20,0(%r28)
.L932:
	ldi -1,%r28
	ldw -148(%r30),%r2
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L947:
	ldo -120(%r30),%r28
	ldw RT'.LC29(%r1),%r26
	bl look_up,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	comib,= 0,%r28,.L931
	copy %r4,%r19
	ldw -112(%r30),%r28
	ldi 22,%r20
	stw %r20,0(%r28)
.L931:
	addil LT'error_text,%r19
	copy %r1,%r28
	ldw RT'error_text(%r28),%r28
	addil LT'.LC31,%r19
	ldw RT'.LC31(%r1),%r20
	b .L932
	stw %r20,0(%r28)
.L948:
	addil LT'.LC29,%r19
	ldo -120(%r30),%r28
	ldw RT'.LC29(%r1),%r26
	bl look_up,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	comib,= 0,%r28,.L934
	copy %r4,%r19
	ldw -112(%r30),%r28
	ldi 12,%r20
	stw %r20,0(%r28)
.L934:
	addil LT'error_text,%r19
	copy %r1,%r28
	ldw RT'error_text(%r28),%r28
	addil LT'.LC34,%r19
	ldw RT'.LC34(%r1),%r20
	b .L932
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	shl_getsymbols, .-shl_getsymbols
	.section	.rodata.str1.4
	.align 4
.LC35:
	.stringz	"no such library"
	.section	.text.shl_get,"ax",@progbits
	.align 4
.globl shl_get
	.type	shl_get, @function
shl_get:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-104(%r30)
	comib,= -1,%r26,.L960
	stw %r19,-32(%r30)
	comib,>= 0,%r26,.L961
	addil LT'program,%r19
	ldw RT'program(%r1),%r28
	ldw 0(%r28),%r28
.L974:
	comib,= 0,%r28,.L962
	ldo -1(%r26),%r26
	comib,<,n 0,%r26,.L974
	ldw 0(%r28),%r28
.L962:
	comiclr,<> 0,%r28,%r20
	ldi 1,%r20
.L954:
	comib,> -1,%r26,.L975
	addil LT'.LC29,%r19
	comiclr,= 0,%r20,%r0
	b,n .L963
.L953:
	ldw 36(%r28),%r21
	stw %r21,1104(%r28)
	ldo 48(%r28),%r20
	ldi 0,%r28
	stw %r20,0(%r25)
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L963:
.L975:
	ldo -120(%r30),%r28
	ldw RT'.LC29(%r1),%r26
	bl look_up,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	comib,= 0,%r28,.L958
	copy %r4,%r19
	ldw -112(%r30),%r28
	ldi 22,%r20
	stw %r20,0(%r28)
.L958:
	addil LT'error_text,%r19
	copy %r1,%r28
	ldw RT'error_text(%r28),%r20
	addil LT'.LC35,%r19
	ldi -1,%r28
	ldw RT'.LC35(%r1),%r21
	stw %r21,0(%r20)
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L960:
	addil LT'self,%r19
	b .L953
	ldw RT'self(%r1),%r28
.L961:
	ldi 0,%r20
	b .L954
	ldw RT'program(%r1),%r28
	.EXIT
	.PROCEND
	.size	shl_get, .-shl_get
	.section	.text.shl_gethandle,"ax",@progbits
	.align 4
.globl shl_gethandle
	.type	shl_gethandle, @function
shl_gethandle:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	addil LT'program,%r19
	ldw RT'program(%r1),%r28
	stw %r4,-104(%r30)
	comb,<> %r28,%r26,.L978
	stw %r19,-32(%r30)
	b .L986
	ldw 36(%r26),%r20
.L979:
	comclr,<> %r28,%r26,%r0
	b,n .L977
.L978:
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L979
	addil LT'self,%r19
	ldw RT'self(%r1),%r28
	comb,<> %r28,%r26,.L985
	addil LT'.LC29,%r19
.L977:
	ldw 36(%r26),%r20
.L986:
	stw %r20,1104(%r26)
	ldi 0,%r28
	ldo 48(%r26),%r26
	stw %r26,0(%r25)
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L985:
	ldo -120(%r30),%r28
	ldw RT'.LC29(%r1),%r26
	bl look_up,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	comib,= 0,%r28,.L980
	copy %r4,%r19
	ldw -112(%r30),%r28
	ldi 22,%r20
	stw %r20,0(%r28)
.L980:
	addil LT'error_text,%r19
	copy %r1,%r28
	ldw RT'error_text(%r28),%r20
	addil LT'.LC31,%r19
	ldi -1,%r28
	ldw RT'.LC31(%r1),%r21
	stw %r21,0(%r20)
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	shl_gethandle, .-shl_gethandle
	.section	.text.shl_get_r,"ax",@progbits
	.align 4
.globl shl_get_r
	.type	shl_get_r, @function
shl_get_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r5,-116(%r30)
	copy %r25,%r5
	ldo -120(%r30),%r25
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	stw %r3,-108(%r30)
	bl shl_get,%r2
	copy %r19,%r4
	movb,<> %r28,%r3,.L989
	copy %r4,%r19
	ldi 1076,%r24
	ldw -120(%r30),%r25
	bl memcpy,%r2
	copy %r5,%r26
.L987:
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L989:
	b .L987
	ldi -1,%r3
	.EXIT
	.PROCEND
	.size	shl_get_r, .-shl_get_r
	.section	.text.shl_gethandle_r,"ax",@progbits
	.align 4
.globl shl_gethandle_r
	.type	shl_gethandle_r, @function
shl_gethandle_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r5,-116(%r30)
	copy %r25,%r5
	ldo -120(%r30),%r25
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	stw %r3,-108(%r30)
	bl shl_gethandle,%r2
	copy %r19,%r4
	movb,<> %r28,%r3,.L992
	copy %r4,%r19
	ldi 1076,%r24
	ldw -120(%r30),%r25
	bl memcpy,%r2
	copy %r5,%r26
.L990:
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L992:
	b .L990
	ldi -1,%r3
	.EXIT
	.PROCEND
	.size	shl_gethandle_r, .-shl_gethandle_r
	.section	.text.dlopen,"ax",@progbits
	.align 4
.globl dlopen
	.type	dlopen, @function
dlopen:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	comib,= 0,%r26,.L995
	stw %r19,-32(%r30)
	bl shl_load,%r2
	ldi 0,%r24
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L995:
	addil LT'program,%r19
	ldw -84(%r30),%r2
	ldw RT'program(%r1),%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	dlopen, .-dlopen
	.section	.text.dlclose,"ax",@progbits
	.align 4
.globl dlclose
	.type	dlclose, @function
dlclose:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'program,%r19
	ldi 0,%r28
	ldw RT'program(%r1),%r21
	stwm %r4,64(%r30)
	comb,= %r26,%r21,.L996
	stw %r19,-32(%r30)
	bl shl_unload,%r2
	nop
.L996:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	dlclose, .-dlclose
	.section	.text.dlsym,"ax",@progbits
	.align 4
.globl dlsym
	.type	dlsym, @function
dlsym:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-88(%r30)
	stw %r3,-84(%r30)
	movb,= %r26,%r26,.L1000
	stw %r19,-32(%r30)
	addil LT'program,%r19
	ldw RT'program(%r1),%r28
	comb,<> %r28,%r26,.L1001
	copy %r19,%r4
	b .L1027
	ldo -104(%r30),%r3
.L1003:
	comclr,<> %r28,%r26,%r0
	b,n .L1002
.L1001:
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L1003
	addil LT'self,%r19
	ldw RT'self(%r1),%r28
	comb,<> %r28,%r26,.L1023
	addil LT'.LC29,%r19
.L1002:
	ldb 0(%r25),%r28
	extrs %r28,31,8,%r28
	comib,= 0,%r28,.L1012
	copy %r25,%r20
	ldi 0,%r24
	extru %r28,31,8,%r28
.L1026:
	shd %r24,%r24,27,%r24
	ldbs,mb 1(%r20),%r21
	xor %r28,%r24,%r24
	extrs %r21,31,8,%r28
	comib,<> 0,%r28,.L1026
	extru %r28,31,8,%r28
.L1006:
	copy %r19,%r4
	ldo -104(%r30),%r3
	bl meaning_in,%r2
	copy %r3,%r28
	copy %r4,%r19
.L1008:
	ldw 0(%r3),%r28
	comib,= 0,%r28,.L1024
	addil LT'.LC29,%r19
	bl pointer_to,%r2
	copy %r3,%r26
.L999:
	ldw -148(%r30),%r2
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L1000:
	copy %r19,%r4
	ldo -104(%r30),%r3
.L1027:
	copy %r25,%r26
	bl look_up_in_files,%r2
	copy %r3,%r28
	b .L1008
	copy %r4,%r19
.L1012:
	b .L1006
	copy %r28,%r24
.L1023:
	ldo -120(%r30),%r28
	ldw RT'.LC29(%r1),%r26
	bl look_up,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	comib,= 0,%r28,.L1004
	copy %r4,%r19
	ldw -112(%r30),%r28
	ldi 22,%r20
	stw %r20,0(%r28)
.L1004:
	addil LT'error_text,%r19
	copy %r1,%r28
	ldw RT'error_text(%r28),%r28
	addil LT'.LC31,%r19
	ldw RT'.LC31(%r1),%r20
	stw %r20,0(%r28)
	b .L999
	ldi 0,%r28
.L1024:
	ldo -120(%r30),%r28
	ldw RT'.LC29(%r1),%r26
	bl look_up,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	comib,= 0,%r28,.L1010
	copy %r4,%r19
	ldw -112(%r30),%r28
	ldi 215,%r20
	stw %r20,0(%r28)
.L1010:
	addil LT'error_text,%r19
	copy %r1,%r28
	ldw RT'error_text(%r28),%r28
	addil LT'.LC32,%r19
	ldw RT'.LC32(%r1),%r20
	stw %r20,0(%r28)
	b .L999
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	dlsym, .-dlsym
	.section	.text.dlerror,"ax",@progbits
	.align 4
.globl dlerror
	.type	dlerror, @function
dlerror:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'error_text,%r19
	ldw RT'error_text(%r1),%r20
	ldw 0(%r20),%r28
	bv %r0(%r2)
	stw %r0,0(%r20)
	.EXIT
	.PROCEND
	.size	dlerror, .-dlerror
	.section	.rodata.str1.4
	.align 4
.LC36:
	.stringz	"libc."
	.align 4
.LC37:
	.stringz	"libm."
	.align 4
.LC38:
	.stringz	"libM."
	.align 4
.LC39:
	.stringz	"libdld."
	.align 4
.LC40:
	.stringz	"libdl."
	.align 4
.LC41:
	.stringz	"libpthread."
	.align 4
.LC42:
	.stringz	"librt."
	.align 4
.LC43:
	.stringz	"libcl."
	.align 4
.LC44:
	.stringz	"libnsl."
	.align 4
.LC45:
	.stringz	"libnsl_s."
	.align 4
.LC46:
	.stringz	"libxnet."
	.align 4
.LC47:
	.stringz	"libisamstub."
	.align 4
.LC48:
	.stringz	"libV3."
	.align 4
.LC49:
	.stringz	"libsec."
	.align 4
.LC50:
	.stringz	"libgen."
	.align 4
.LC51:
	.stringz	"libintl."
	.align 4
.LC52:
	.stringz	"libtermcap."
	.align 4
.LC53:
	.stringz	"libcurses."
	.align 4
.LC54:
	.stringz	"libHcurses."
	.align 4
.LC55:
	.stringz	"libxcurse."
	.align 4
.LC56:
	.stringz	"libPW."
	.align 4
.LC57:
	.stringz	"libndbm."
	.align 4
.LC58:
	.stringz	"libl."
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	names.0, @object
	.size	names.0, 92
names.0:
	.word	.LC36
	.word	.LC37
	.word	.LC38
	.word	.LC39
	.word	.LC40
	.word	.LC41
	.word	.LC42
	.word	.LC43
	.word	.LC44
	.word	.LC45
	.word	.LC46
	.word	.LC47
	.word	.LC48
	.word	.LC49
	.word	.LC50
	.word	.LC51
	.word	.LC52
	.word	.LC53
	.word	.LC54
	.word	.LC55
	.word	.LC56
	.word	.LC57
	.word	.LC58
	.local	at.1
	.comm	at.1,4,4
	.local	end.2
	.comm	end.2,4,4
	.local	definitions
	.comm	definitions,4,4
	.local	tls_is_placed
	.comm	tls_is_placed,4,4
	.local	tls_end
	.comm	tls_end,4,4
	.local	missing_count
	.comm	missing_count,4,4
	.local	error_text
	.comm	error_text,4,4
	.local	search_path
	.comm	search_path,4,4
	.local	pairs
	.comm	pairs,2048,4
	.local	last_module
	.comm	last_module,4,4
	.local	self
	.comm	self,1124,4
	.local	program
	.comm	program,1124,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
