; 9d87deb2fd1621bcc6984a15e9e00fdc emu/guest/libc/format.c
	.LEVEL 1.1
	.text
	.section	.text.put_in_buffer,"ax",@progbits
	.align 4
	.type	put_in_buffer, @function
put_in_buffer:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r24,%r5
	stw %r3,-56(%r30)
	copy %r26,%r3
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r28
	comclr,>> %r28,%r5,%r0
	copy %r28,%r5
	ldw 0(%r26),%r26
	bl memcpy,%r2
	copy %r5,%r24
	ldw 0(%r3),%r20
	ldw 4(%r3),%r28
	addl %r20,%r5,%r20
	sub %r28,%r5,%r28
	stw %r20,0(%r3)
	stw %r28,4(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	put_in_buffer, .-put_in_buffer
	.section	.text.read_number,"ax",@progbits
	.align 4
	.type	read_number, @function
read_number:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 4(%r26),%r20
	comib,=,n 0,%r20,.L4
	ldw 0(%r20),%r21
	ldi 42,%r28
	comb,= %r28,%r21,.L5
	ldil L'26836992,%r29
	ldi 0,%r28
	b .L19
	ldo 6552(%r29),%r29
.L17:
	ldo -48(%r21),%r28
.L13:
	ldo 4(%r20),%r20
	stw %r20,4(%r26)
	ldw 0(%r20),%r21
.L19:
	ldo -48(%r21),%r22
	comib,<< 9,%r22,.L3
	sh2addl %r28,%r28,%r31 
	comb,>= %r29,%r28,.L17
	sh1addl %r31,%r21,%r21 
	b .L13
	ldil L'268435456,%r28
.L5:
	ldo 4(%r20),%r20
	stw %r20,4(%r26)
.L9:
	ldw 0(%r25),%r20
	ldo -4(%r20),%r20
	depi 0,31,2,%r20
	ldw 0(%r20),%r28
	stw %r20,0(%r25)
	ldil L'-268435456,%r20
	comclr,< %r20,%r28,%r0
	copy %r20,%r28
	ldil L'268435456,%r20
	comclr,> %r20,%r28,%r0
	copy %r20,%r28
.L3:
	bv,n %r0(%r2)
.L4:
	ldw 0(%r26),%r21
	ldi 42,%r22
	ldb 0(%r21),%r28
	extrs %r28,31,8,%r28
	comb,= %r22,%r28,.L7
	ldil L'26836992,%r29
	copy %r20,%r28
	ldo 6552(%r29),%r29
.L12:
	ldb 0(%r21),%r20
	ldo -48(%r20),%r22
	comib,<< 9,%r22,.L3
	sh2addl %r28,%r28,%r31 
	comb,< %r29,%r28,.L11
	ldo 1(%r21),%r21
.L18:
	sh1addl %r31,%r20,%r20 
	stw %r21,0(%r26)
	ldo -48(%r20),%r28
	ldb 0(%r21),%r20
	ldo -48(%r20),%r22
	comib,<< 9,%r22,.L3
	sh2addl %r28,%r28,%r31 
	comb,>= %r29,%r28,.L18
	ldo 1(%r21),%r21
.L11:
	ldil L'268435456,%r28
	b .L12
	stw %r21,0(%r26)
.L7:
	ldo 1(%r21),%r21
	b .L9
	stw %r21,0(%r26)
	.EXIT
	.PROCEND
	.size	read_number, .-read_number
	.section	.text.pad,"ax",@progbits
	.align 4
	.type	pad, @function
pad:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	extrs %r25,31,8,%r25
	ldo 128(%r30),%r30
	stw %r8,-88(%r30)
	ldo -120(%r30),%r8
	stw %r6,-80(%r30)
	copy %r26,%r6
	copy %r8,%r26
	stw %r4,-72(%r30)
	copy %r19,%r4
	stw %r3,-68(%r30)
	copy %r24,%r3
	stw %r19,-32(%r30)
	stw %r7,-84(%r30)
	stw %r5,-76(%r30)
	bl memset,%r2
	ldi 32,%r24
	comib,>= 0,%r3,.L20
	copy %r4,%r19
	ldo -32(%r3),%r5
	ldo -1(%r3),%r7
	depi 0,31,5,%r7
	b .L22
	sub %r5,%r7,%r7
.L24:
	ldo -32(%r5),%r5
.L22:
	ldw 0(%r6),%r28
	comiclr,> 32,%r3,%r0
	ldi 32,%r3
	ldw 8(%r28),%r26
	copy %r3,%r24
	ldw 0(%r28),%r22
	copy %r19,%r4
	copy %r8,%r25
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw 4(%r6),%r28
	addl %r28,%r3,%r28
	stw %r28,4(%r6)
	copy %r4,%r19
	comb,<> %r7,%r5,.L24
	copy %r5,%r3
.L20:
	ldw -148(%r30),%r2
	ldw -88(%r30),%r8
	ldw -84(%r30),%r7
	ldw -80(%r30),%r6
	ldw -76(%r30),%r5
	ldw -72(%r30),%r4
	ldw -68(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pad, .-pad
	.section	.text.put_wide,"ax",@progbits
	.align 4
	.type	put_wide, @function
put_wide:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r10,-120(%r30)
	copy %r26,%r10
	stw %r7,-108(%r30)
	copy %r25,%r7
	stw %r6,-104(%r30)
	stw %r9,-116(%r30)
	stw %r8,-112(%r30)
	stw %r5,-100(%r30)
	stw %r4,-96(%r30)
	stw %r3,-92(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	ldw 4(%r28),%r22
	comib,= 0,%r22,.L47
	copy %r24,%r6
	ldw 8(%r28),%r26
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw 4(%r10),%r28
	addl %r28,%r6,%r28
	stw %r28,4(%r10)
.L25:
	ldw -212(%r30),%r2
.L49:
	ldw -120(%r30),%r10
	ldw -116(%r30),%r9
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L47:
	comib,= 0,%r24,.L49
	ldw -212(%r30),%r2
	ldw 8(%r26),%r28
	comib,<> 0,%r28,.L49
	ldi 255,%r8
	ldo -184(%r30),%r5
	ldi 63,%r9
	b .L33
	ldi 0,%r3
.L31:
	ldo 1(%r3),%r3
	comb,>>= %r3,%r6,.L30
	stb %r28,0(%r20)
	comclr,>>= %r9,%r3,%r0
	b,n .L30
.L33:
	addl %r5,%r3,%r20
	ldwx,s %r3(%r7),%r28
	comb,>>= %r8,%r28,.L31
	copy %r5,%r25
	comib,<> 0,%r3,.L48
	ldo -184(%r30),%r25
	bl __errno,%r2
	nop
	ldi 47,%r20
	stw %r20,0(%r28)
	ldi 1,%r28
	b .L25
	stw %r28,8(%r10)
.L48:
.L30:
	ldw 0(%r10),%r28
	copy %r19,%r4
	ldw 8(%r28),%r26
	copy %r3,%r24
	ldw 0(%r28),%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw 4(%r10),%r28
	addl %r28,%r3,%r28
	stw %r28,4(%r10)
	copy %r4,%r19
	sub %r6,%r3,%r6
	comib,= 0,%r6,.L25
	sh2addl %r3,%r7,%r7 
	ldw 8(%r10),%r28
	comib,= 0,%r28,.L33
	ldi 0,%r3
	b .L49
	ldw -212(%r30),%r2
	.EXIT
	.PROCEND
	.size	put_wide, .-put_wide
	.section	.text.begin_field,"ax",@progbits
	.align 4
	.type	begin_field, @function
begin_field:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r28
	stw %r10,-116(%r30)
	copy %r25,%r10
	stw %r9,-112(%r30)
	copy %r24,%r9
	stw %r8,-108(%r30)
	copy %r23,%r8
	stw %r7,-104(%r30)
	stw %r6,-100(%r30)
	copy %r26,%r6
	copy %r24,%r26
	stw %r5,-96(%r30)
	stw %r4,-92(%r30)
	copy %r19,%r4
	stw %r3,-88(%r30)
	stw %r19,-32(%r30)
	bl strlen,%r2
	stw %r28,-120(%r30)
	copy %r4,%r19
	copy %r28,%r3
	copy %r19,%r4
	bl strlen,%r2
	copy %r8,%r26
	ldw 4(%r10),%r7
	copy %r28,%r5
	addl %r3,%r28,%r28
	ldw 0(%r10),%r20
	sub %r7,%r28,%r7
	ldi 17,%r21
	ldw -120(%r30),%r28
	copy %r4,%r19
	and %r20,%r21,%r20
	comib,= 0,%r20,.L63
	sub %r7,%r28,%r7
.L51:
	comib,=,n 0,%r3,.L52
	ldw 0(%r6),%r28
	copy %r19,%r4
	copy %r3,%r24
	ldw 8(%r28),%r26
	copy %r9,%r25
	ldw 0(%r28),%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
.L52:
	ldw 4(%r6),%r28
	addl %r3,%r28,%r3
	comib,= 0,%r5,.L53
	stw %r3,4(%r6)
	ldw 0(%r6),%r28
	copy %r19,%r4
	copy %r5,%r24
	ldw 8(%r28),%r26
	copy %r8,%r25
	ldw 0(%r28),%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw 4(%r6),%r3
	copy %r4,%r19
.L53:
	addl %r5,%r3,%r5
	stw %r5,4(%r6)
	ldw 0(%r10),%r28
	ldi 17,%r20
	ldi 16,%r21
	and %r28,%r20,%r20
	comb,= %r21,%r20,.L64
	copy %r7,%r24
.L54:
	extru %r28,31,1,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r10
	comiclr,<> 0,%r28,%r0
	ldi 0,%r7
	ldw -112(%r30),%r9
	ldw -108(%r30),%r8
	copy %r7,%r28
	ldw -100(%r30),%r6
	ldw -104(%r30),%r7
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L63:
	copy %r19,%r4
	copy %r7,%r24
	ldi 32,%r25
	bl pad,%r2
	copy %r6,%r26
	b .L51
	copy %r4,%r19
.L64:
	ldi 48,%r25
	bl pad,%r2
	copy %r6,%r26
	b .L54
	ldw 0(%r10),%r28
	.EXIT
	.PROCEND
	.size	begin_field, .-begin_field
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"-"
	.align 4
.LC1:
	.stringz	" "
	.align 4
.LC2:
	.stringz	"+"
	.align 4
.LC3:
	.stringz	""
	.section	.text.put_shown,"ax",@progbits
	.align 4
	.type	put_shown, @function
put_shown:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r10,128(%r30)
	stw %r8,-120(%r30)
	copy %r24,%r8
	stw %r7,-116(%r30)
	stw %r9,-124(%r30)
	stw %r6,-112(%r30)
	stw %r5,-108(%r30)
	stw %r4,-104(%r30)
	stw %r3,-100(%r30)
	stw %r19,-32(%r30)
	ldw 8(%r24),%r22
	comib,>= 0,%r22,.L76
	copy %r26,%r7
	ldo 20(%r24),%r28
	ldi 0,%r20
	sh3addl %r22,%r28,%r22 
.L67:
	ldw 0(%r28),%r21
	ldo 8(%r28),%r28
	comb,<> %r22,%r28,.L67
	addl %r20,%r21,%r20
.L66:
	ldw 4(%r8),%r28
	comib,<>,n 0,%r28,.L68
	ldw 0(%r25),%r28
	depi 0,27,1,%r28
	stw %r28,0(%r25)
.L68:
	ldw 0(%r8),%r28
	comib,<> 0,%r28,.L77
	addil LT'.LC0,%r19
	ldw 0(%r25),%r28
	bb,< %r28,30,.L78
	addil LT'.LC2,%r19
	bb,>= %r28,29,.L79
	addil LT'.LC3,%r19
	addil LT'.LC1,%r19
	b .L69
	ldw RT'.LC1(%r1),%r24
.L77:
	ldw RT'.LC0(%r1),%r24
.L69:
	ldw 12(%r8),%r23
	copy %r19,%r4
	stw %r20,-52(%r30)
	bl begin_field,%r2
	copy %r7,%r26
	ldo 16(%r8),%r3
	copy %r4,%r19
	ldw 8(%r8),%r21
	copy %r28,%r9
	ldi 0,%r5
	comb,< %r5,%r21,.L74
	ldi 48,%r10
	b .L88
	copy %r9,%r24
.L87:
	comib,=,n 0,%r6,.L72
	ldw 0(%r7),%r20
	copy %r19,%r4
	copy %r6,%r24
	ldw 8(%r20),%r26
	ldw 0(%r20),%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
	ldw 8(%r8),%r21
.L72:
	ldw 4(%r7),%r20
	addl %r20,%r6,%r20
	stw %r20,4(%r7)
	ldo 1(%r5),%r5
	comb,>= %r5,%r21,.L75
	ldo 8(%r3),%r3
.L74:
	ldw 0(%r3),%r25
	comib,<> 0,%r25,.L87
	ldw 4(%r3),%r6
	copy %r19,%r4
	copy %r6,%r24
	copy %r10,%r25
	bl pad,%r2
	copy %r7,%r26
	copy %r4,%r19
	ldw 8(%r8),%r21
	ldo 1(%r5),%r5
	comb,< %r5,%r21,.L74
	ldo 8(%r3),%r3
.L75:
	copy %r9,%r24
.L88:
	ldi 32,%r25
	copy %r7,%r26
	bl pad,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl forget_shown,%r2
	copy %r8,%r26
	ldw -124(%r30),%r9
	ldw -120(%r30),%r8
	ldw -148(%r30),%r2
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r10
.L78:
	b .L69
	ldw RT'.LC2(%r1),%r24
.L79:
	b .L69
	ldw RT'.LC3(%r1),%r24
.L76:
	b .L66
	ldi 0,%r20
	.EXIT
	.PROCEND
	.size	put_shown, .-put_shown
	.section	.text.put_quad,"ax",@progbits
	.align 4
	.type	put_quad, @function
put_quad:
	.PROC
	.CALLINFO FRAME=1024,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1024(%r30),%r30
	stw %r6,-88(%r30)
	ldo -1016(%r30),%r6
	stw %r5,-84(%r30)
	copy %r26,%r5
	copy %r6,%r26
	stw %r4,-80(%r30)
	copy %r19,%r4
	stw %r3,-76(%r30)
	copy %r25,%r3
	stw %r19,-32(%r30)
	stw %r8,-96(%r30)
	stw %r7,-92(%r30)
	ldb 16(%r25),%r21
	ldw 0(%r25),%r28
	ldw 0(%r24),%r7
	ldw 4(%r24),%r8
	ldo -112(%r30),%r25
	extru %r28,28+1-1,1,%r28
	ldw 8(%r24),%r1
	ldw 12(%r24),%r2
	ldw 8(%r3),%r23
	extrs %r21,31,8,%r24
	stw %r7,0(%r25)
	stw %r8,4(%r25)
	stw %r1,8(%r25)
	stw %r2,12(%r25)
	bl show_quad,%r2
	stw %r28,-52(%r30)
	comib,= 0,%r28,.L90
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 12,%r20
	stw %r20,0(%r28)
	ldi 1,%r28
	stw %r28,8(%r5)
	ldw -1044(%r30),%r2
.L92:
	ldw -96(%r30),%r8
	ldw -92(%r30),%r7
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -1024(%r30),%r30
.L90:
	copy %r6,%r24
	copy %r3,%r25
	bl put_shown,%r2
	copy %r5,%r26
	b .L92
	ldw -1044(%r30),%r2
	.EXIT
	.PROCEND
	.size	put_quad, .-put_quad
	.section	.text.put_double,"ax",@progbits
	.align 4
	.type	put_double, @function
put_double:
	.PROC
	.CALLINFO FRAME=1024,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 1024(%r30),%r30
	stw %r6,-116(%r30)
	copy %r26,%r6
	stw %r5,-112(%r30)
	ldo -1016(%r30),%r5
	copy %r5,%r26
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r3,-104(%r30)
	copy %r25,%r3
	stw %r19,-32(%r30)
	ldw 0(%r25),%r28
	extru %r28,28+1-1,1,%r28
	stw %r28,-60(%r30)
	ldw 8(%r25),%r20
	stw %r20,-56(%r30)
	ldb 16(%r25),%r28
	extrs %r28,31,8,%r28
	bl show_double,%r2
	stw %r28,-52(%r30)
	copy %r4,%r19
	copy %r5,%r24
	copy %r3,%r25
	bl put_shown,%r2
	copy %r6,%r26
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -1044(%r30),%r2
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -1024(%r30),%r30
	.EXIT
	.PROCEND
	.size	put_double, .-put_double
	.section	.rodata.str1.4
	.align 4
.LC4:
	.stringz	"(null)"
	.section	.text.put_string,"ax",@progbits
	.align 4
	.type	put_string, @function
put_string:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	copy %r26,%r8
	stw %r7,-124(%r30)
	stw %r6,-120(%r30)
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	stw %r3,-108(%r30)
	movb,= %r24,%r6,.L105
	stw %r19,-32(%r30)
.L95:
	ldw 8(%r25),%r7
	comib,=,n 0,%r7,.L98
	ldi 0,%r3
	b .L107
	ldbx %r6(%r3),%r5
.L99:
	comb,= %r7,%r3,.L106
	addil LT'.LC3,%r19
	ldbx %r6(%r3),%r5
.L107:
	extrs %r5,31,8,%r5
	comib,<>,n 0,%r5,.L99
	ldo 1(%r3),%r3
	addil LT'.LC3,%r19
	copy %r19,%r4
	ldw RT'.LC3(%r1),%r23
	stw %r3,-52(%r30)
	copy %r23,%r24
	bl begin_field,%r2
	copy %r8,%r26
	copy %r4,%r19
	copy %r5,%r24
	copy %r19,%r4
	copy %r28,%r5
	ldi 48,%r25
	bl pad,%r2
	copy %r8,%r26
	comib,<> 0,%r3,.L100
	copy %r4,%r19
.L101:
	ldw 4(%r8),%r20
	copy %r5,%r24
	addl %r20,%r3,%r28
	stw %r28,4(%r8)
	ldi 32,%r25
	copy %r8,%r26
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bl pad,%r0
	ldwm -128(%r30),%r8
.L106:
	copy %r19,%r4
	ldw RT'.LC3(%r1),%r23
	stw %r3,-52(%r30)
	copy %r23,%r24
	bl begin_field,%r2
	copy %r8,%r26
	copy %r4,%r19
	ldi 0,%r24
	copy %r19,%r4
	copy %r28,%r5
	ldi 48,%r25
	bl pad,%r2
	copy %r8,%r26
	copy %r4,%r19
.L100:
	ldw 0(%r8),%r28
	copy %r19,%r4
	copy %r3,%r24
	ldw 8(%r28),%r26
	copy %r6,%r25
	ldw 0(%r28),%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	b .L101
	copy %r4,%r19
.L105:
	addil LT'.LC4,%r19
	b .L95
	ldw RT'.LC4(%r1),%r6
.L98:
	addil LT'.LC3,%r19
	copy %r19,%r4
	ldw RT'.LC3(%r1),%r23
	stw %r7,-52(%r30)
	copy %r23,%r24
	bl begin_field,%r2
	copy %r8,%r26
	copy %r4,%r19
	copy %r7,%r24
	copy %r19,%r4
	copy %r28,%r5
	ldi 48,%r25
	bl pad,%r2
	copy %r8,%r26
	copy %r4,%r19
	b .L101
	copy %r7,%r3
	.EXIT
	.PROCEND
	.size	put_string, .-put_string
	.section	.rodata.str1.4
	.align 4
.LC5:
	.stringz	"0123456789abcdef"
	.align 4
.LC6:
	.stringz	"0123456789ABCDEF"
	.align 4
.LC7:
	.stringz	"0X"
	.align 4
.LC8:
	.stringz	"0x"
.globl __umoddi3
.globl __udivdi3
	.section	.text.put_integer,"ax",@progbits
	.align 4
	.type	put_integer, @function
put_integer:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	ldw -308(%r30),%r20
	stw %r14,-200(%r30)
	copy %r25,%r14
	stw %r13,-196(%r30)
	copy %r26,%r13
	stw %r5,-164(%r30)
	copy %r24,%r5
	stw %r3,-156(%r30)
	stw %r18,-216(%r30)
	stw %r17,-212(%r30)
	stw %r16,-208(%r30)
	stw %r15,-204(%r30)
	stw %r12,-192(%r30)
	stw %r11,-188(%r30)
	stw %r10,-184(%r30)
	stw %r9,-180(%r30)
	stw %r8,-176(%r30)
	stw %r7,-172(%r30)
	stw %r6,-168(%r30)
	stw %r4,-160(%r30)
	stw %r19,-32(%r30)
	ldb 16(%r25),%r28
	extrs %r28,31,8,%r28
	stw %r20,-220(%r30)
	ldi 111,%r20
	comb,= %r20,%r28,.L137
	copy %r23,%r3
	copy %r28,%r20
	ldi 120,%r21
	depi -1,26,1,%r20
	comb,= %r21,%r20,.L110
	ldi 112,%r20
	comb,=,n %r20,%r28,.L169
	ldi 88,%r20
	comb,= %r20,%r28,.L145
	ldi 10,%r16
.L133:
	comiclr,<> 100,%r28,%r20
	ldi 1,%r20
	comib,<> 0,%r20,.L175
	ldw -220(%r30),%r20
	comiclr,<> 105,%r28,%r20
	ldi 1,%r20
	comib,=,n 0,%r20,.L170
	ldw -220(%r30),%r20
.L175:
	comib,<>,n 0,%r20,.L140
	ldw 0(%r14),%r28
	bb,< %r28,30,.L141
	addil LT'.LC5,%r19
	bb,>= %r28,29,.L142
	copy %r1,%r28
	addil LT'.LC1,%r19
	ldw RT'.LC5(%r28),%r11
	b .L168
	ldw RT'.LC1(%r1),%r1
.L110:
	ldi 88,%r20
	comb,<> %r20,%r28,.L171
	addil LT'.LC6,%r19
	ldi 1,%r20
	ldw RT'.LC6(%r1),%r11
	ldi 16,%r16
.L111:
	or %r3,%r5,%r6
	comib,= 0,%r6,.L143
	ldw 8(%r14),%r15
	comib,=,n 0,%r20,.L143
	ldw 0(%r14),%r20
	ldi 8,%r6
	and %r20,%r6,%r6
	comib,= 0,%r6,.L114
	ldi 88,%r21
	comb,= %r21,%r28,.L115
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r1
	stw %r1,-224(%r30)
.L116:
	comib,> 0,%r15,.L172
	depi 0,27,1,%r20
	ldi 16,%r7
	stw %r20,0(%r14)
	addil LT'.LC3,%r19
	ldi 0,%r6
	ldw RT'.LC3(%r1),%r1
	stw %r1,-220(%r30)
	b .L120
	copy %r7,%r16
.L137:
	addil LT'.LC5,%r19
	ldi 8,%r16
	ldw 8(%r25),%r15
	copy %r1,%r28
	or %r23,%r24,%r6
	ldw RT'.LC5(%r28),%r11
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r1
	stw %r1,-220(%r30)
	stw %r1,-224(%r30)
.L109:
	movb,<,n %r15,%r9,.L173
	ldw 0(%r14),%r28
	depi 0,27,1,%r28
	comib,= 0,%r6,.L121
	stw %r28,0(%r14)
.L136:
	copy %r16,%r7
.L177:
	ldi 0,%r6
.L120:
	ldi 24,%r18
	ldo -248(%r30),%r10
.L158:
	copy %r3,%r25
.L176:
	copy %r5,%r26
	copy %r19,%r4
	copy %r6,%r23
	copy %r7,%r24
	bl __umoddi3,%r2
	copy %r18,%r9
	ldbx %r11(%r29),%r22
	ldo -1(%r18),%r18
	addl %r10,%r18,%r28
	stb %r22,0(%r28)
	copy %r4,%r19
	copy %r3,%r25
	copy %r5,%r26
	copy %r19,%r4
	copy %r6,%r23
	bl __udivdi3,%r2
	copy %r7,%r24
	copy %r5,%r8
	copy %r3,%r17
	copy %r18,%r12
	copy %r4,%r19
	copy %r28,%r3
	comb,<> %r17,%r0,.L158
	copy %r29,%r5
	comb,>>= %r8,%r7,.L176
	copy %r3,%r25
	subi 24,%r18,%r3
	comib,> 0,%r15,.L125
	copy %r3,%r6
	comib,= 8,%r16,.L126
	sub %r15,%r3,%r9
	comiclr,< 0,%r9,%r0
	ldi 0,%r9
	ldw -224(%r30),%r24
	ldw -220(%r30),%r23
	addl %r3,%r9,%r20
	copy %r19,%r4
	stw %r20,-52(%r30)
	copy %r14,%r25
	bl begin_field,%r2
	copy %r13,%r26
	copy %r4,%r19
	copy %r9,%r24
	copy %r19,%r4
	copy %r28,%r5
	ldi 48,%r25
	bl pad,%r2
	copy %r13,%r26
	copy %r4,%r19
.L134:
	ldw 0(%r13),%r28
	copy %r19,%r4
	copy %r6,%r24
	ldw 8(%r28),%r26
	addl %r10,%r12,%r25
	ldw 0(%r28),%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
.L129:
	ldw 4(%r13),%r20
	addl %r20,%r3,%r28
	copy %r5,%r24
	stw %r28,4(%r13)
	copy %r13,%r26
	bl pad,%r2
	ldi 32,%r25
	ldw -216(%r30),%r18
	ldw -212(%r30),%r17
	ldw -276(%r30),%r2
	ldw -208(%r30),%r16
	ldw -204(%r30),%r15
	ldw -200(%r30),%r14
	ldw -196(%r30),%r13
	ldw -192(%r30),%r12
	ldw -188(%r30),%r11
	ldw -184(%r30),%r10
	ldw -180(%r30),%r9
	ldw -176(%r30),%r8
	ldw -172(%r30),%r7
	ldw -168(%r30),%r6
	ldw -164(%r30),%r5
	ldw -160(%r30),%r4
	ldw -156(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L125:
	ldo -24(%r9),%r9
.L118:
	comiclr,<> 8,%r16,%r0
	b,n .L126
.L128:
	comiclr,< 0,%r9,%r0
	ldi 0,%r9
	ldw -224(%r30),%r24
	ldw -220(%r30),%r23
	addl %r9,%r3,%r20
	copy %r19,%r4
	stw %r20,-52(%r30)
	copy %r14,%r25
	bl begin_field,%r2
	copy %r13,%r26
	copy %r4,%r19
	copy %r9,%r24
	copy %r19,%r4
	copy %r28,%r5
	ldi 48,%r25
	bl pad,%r2
	copy %r13,%r26
	comib,= 0,%r3,.L129
	copy %r4,%r19
	b .L134
	ldo -248(%r30),%r10
.L121:
	comib,<> 8,%r16,.L167
	copy %r19,%r4
	ldi 24,%r12
	copy %r6,%r3
.L126:
	ldw 0(%r14),%r28
	bb,>= %r28,28,.L128
	nop
	comiclr,< 1,%r9,%r0
	ldi 1,%r9
	b,n .L128
.L173:
	comib,<> 0,%r6,.L177
	copy %r16,%r7
	ldi 24,%r12
	ldi 1,%r9
	b .L118
	copy %r6,%r3
.L140:
	addil LT'.LC5,%r19
	copy %r1,%r28
	ldw RT'.LC5(%r1),%r11
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r1
.L168:
	stw %r1,-224(%r30)
	ldw 8(%r14),%r15
	addil LT'.LC3,%r19
	or %r3,%r5,%r6
	ldw RT'.LC3(%r1),%r1
	b .L109
	stw %r1,-220(%r30)
.L141:
	copy %r1,%r28
	addil LT'.LC2,%r19
	ldw RT'.LC5(%r28),%r11
	b .L168
	ldw RT'.LC2(%r1),%r1
.L114:
	comib,> 0,%r15,.L174
	depi 0,27,1,%r20
	addil LT'.LC3,%r19
	stw %r20,0(%r14)
	ldw RT'.LC3(%r1),%r1
	ldi 16,%r16
	stw %r1,-220(%r30)
	b .L136
	stw %r1,-224(%r30)
.L169:
	addil LT'.LC5,%r19
	ldi 1,%r20
	ldw RT'.LC5(%r1),%r11
	b .L111
	ldi 16,%r16
.L142:
	ldw 8(%r14),%r15
	addil LT'.LC3,%r19
	ldw RT'.LC5(%r28),%r11
	ldw RT'.LC3(%r1),%r1
	or %r3,%r5,%r6
	stw %r1,-220(%r30)
	b .L109
	stw %r1,-224(%r30)
.L174:
	ldi 16,%r16
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r1
	stw %r1,-220(%r30)
	copy %r16,%r7
	b .L120
	stw %r1,-224(%r30)
.L172:
	addil LT'.LC3,%r19
	ldi 16,%r16
	ldw RT'.LC3(%r1),%r1
	b .L136
	stw %r1,-220(%r30)
.L167:
	ldw -224(%r30),%r24
	copy %r14,%r25
	ldw -220(%r30),%r23
	copy %r13,%r26
	stw %r15,-52(%r30)
	bl begin_field,%r2
	copy %r6,%r3
	copy %r4,%r19
	copy %r15,%r24
	copy %r19,%r4
	copy %r28,%r5
	ldi 48,%r25
	bl pad,%r2
	copy %r13,%r26
	b .L129
	copy %r4,%r19
.L170:
	addil LT'.LC5,%r19
	comiclr,<> 16,%r16,%r20
	ldi 1,%r20
	b .L111
	ldw RT'.LC5(%r1),%r11
.L115:
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r1
	b .L116
	stw %r1,-224(%r30)
.L171:
	b .L133
	ldi 16,%r16
.L143:
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r1
	stw %r1,-220(%r30)
	b .L109
	stw %r1,-224(%r30)
.L145:
	addil LT'.LC6,%r19
	ldw 8(%r14),%r15
	copy %r1,%r28
	or %r3,%r5,%r6
	ldw RT'.LC6(%r28),%r11
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r1
	stw %r1,-220(%r30)
	b .L109
	stw %r1,-224(%r30)
	.EXIT
	.PROCEND
	.size	put_integer, .-put_integer
	.section	.text.format_text,"ax",@progbits
	.align 4
.globl format_text
	.type	format_text, @function
format_text:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=18
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	ldw -308(%r30),%r28
	stw %r16,-152(%r30)
	ldo -240(%r30),%r16
	stw %r14,-144(%r30)
	ldi 0,%r14
	stw %r13,-140(%r30)
	ldo -208(%r30),%r13
	stw %r12,-136(%r30)
	ldi 1,%r12
	stw %r11,-132(%r30)
	ldi 46,%r11
	stw %r9,-124(%r30)
	ldo -236(%r30),%r9
	stw %r8,-120(%r30)
	ldo -192(%r30),%r8
	stw %r7,-116(%r30)
	ldi 37,%r7
	stw %r6,-112(%r30)
	ldi 126,%r6
	stw %r5,-108(%r30)
	ldo -300(%r30),%r5
	stw %r3,-100(%r30)
	ldo -304(%r30),%r3
	stw %r18,-160(%r30)
	stw %r17,-156(%r30)
	stw %r15,-148(%r30)
	stw %r10,-128(%r30)
	stw %r4,-104(%r30)
	stw %r19,-32(%r30)
	stw %r0,4(%r13)
	stw %r26,0(%r13)
	stw %r23,0(%r3)
	stw %r24,4(%r3)
	stw %r0,8(%r13)
	stw %r28,0(%r8)
.L179:
	ldw 0(%r3),%r23
	ldw 0(%r5),%r25
	ldi 1,%r21
	copy %r23,%r22
	copy %r25,%r10
	copy %r14,%r24
	copy %r14,%r29
	comib,= 0,%r10,.L259
	ldo -1(%r21),%r31
.L335:
	ldw 0(%r10),%r28
	comclr,= %r7,%r28,%r20
	ldi 1,%r20
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	and %r20,%r28,%r28
	comib,=,n 0,%r28,.L334
	ldo 4(%r10),%r10
	copy %r28,%r29
	ldo 1(%r21),%r21
.L336:
	comib,<> 0,%r10,.L335
	ldo -1(%r21),%r31
.L259:
	ldb 0(%r22),%r28
	comclr,= %r7,%r28,%r20
	ldi 1,%r20
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	and %r20,%r28,%r28
	comib,=,n 0,%r28,.L265
	ldo 1(%r22),%r22
	copy %r28,%r24
	b .L336
	ldo 1(%r21),%r21
.L334:
	comiclr,= 0,%r24,%r0
	stw %r22,0(%r3)
.L261:
	comiclr,= 0,%r29,%r0
	stw %r10,0(%r5)
.L262:
	comib,= 0,%r25,.L337
	copy %r19,%r4
	copy %r31,%r24
	bl put_wide,%r2
	copy %r13,%r26
	copy %r4,%r19
	ldw 0(%r10),%r28
.L352:
	comib,= 0,%r28,.L275
	ldo 4(%r10),%r10
	stw %r10,0(%r5)
	ldw 8(%r13),%r10
	comib,<> 0,%r10,.L353
	ldi -1,%r28
	ldi -1,%r22
.L356:
	stw %r10,-248(%r30)
	ldw 0(%r5),%r18
	stw %r10,-244(%r30)
	stw %r22,0(%r16)
	stw %r10,0(%r9)
	comib,= 0,%r18,.L180
	stb %r10,-232(%r30)
.L186:
	ldw 0(%r18),%r17
	ldo -1(%r17),%r28
	comb,>>= %r6,%r28,.L354
	addil LT'names.0,%r19
.L182:
	copy %r19,%r4
	copy %r8,%r25
	bl read_number,%r2
	copy %r3,%r26
	stw %r28,-244(%r30)
	comib,> 0,%r28,.L339
	copy %r4,%r19
.L187:
	ldw 0(%r5),%r20
	comib,=,n 0,%r20,.L188
	ldw 0(%r20),%r28
.L355:
	comb,=,n %r11,%r28,.L189
	ldw 0(%r3),%r31
	copy %r14,%r22
	copy %r14,%r29
.L190:
	ldw 0(%r20),%r28
	ldo -76(%r28),%r21
	comclr,<< %r11,%r21,%r0
	b,n .L340
.L194:
	comiclr,= 0,%r29,%r0
	stw %r31,0(%r3)
.L210:
	comiclr,= 0,%r22,%r0
	stw %r20,0(%r5)
.L211:
	extrs %r28,31,8,%r28
	comib,= 0,%r20,.L212
	stb %r28,-232(%r30)
	ldw 0(%r20),%r21
	comib,= 0,%r21,.L257
	ldo 4(%r20),%r20
	stw %r20,0(%r5)
.L216:
	ldo -65(%r28),%r20
	ldi 55,%r21
	comclr,<< %r21,%r20,%r0
	b,n .L341
.L217:
	ldw 0(%r13),%r28
	copy %r19,%r4
	ldw 8(%r28),%r26
	copy %r12,%r24
	ldw 0(%r28),%r22
	ldo -232(%r30),%r25
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw 4(%r13),%r28
	copy %r4,%r19
	ldo 1(%r28),%r28
	b .L179
	stw %r28,4(%r13)
.L340:
	bl .+8,%r23
	depi 0,31,2,%r23
	ldo .L196-.(%r23),%r23
	ldwx,s %r21(%r23),%r24
	addl %r23,%r24,%r24
	bv,n %r0(%r24)
	.align 4
.L196:
	.begin_brtab
	.word .L200-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L199-.L196
	.word .L194-.L196
	.word .L197-.L196
	.word .L194-.L196
	.word .L198-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L197-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L195-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L194-.L196
	.word .L195-.L196
	.end_brtab
.L185:
	ldo 1(%r28),%r28
	stw %r28,0(%r3)
.L180:
	ldw 0(%r3),%r28
	ldb 0(%r28),%r17
	ldo -1(%r17),%r28
	comb,<< %r6,%r28,.L182
	ldi 0,%r18
	addil LT'names.0,%r19
.L354:
	ldw RT'names.0(%r1),%r1
	copy %r19,%r4
	copy %r1,%r26
	bl strchr,%r2
	copy %r17,%r25
	movb,= %r28,%r28,.L183
	copy %r4,%r19
	addil LT'names.0,%r19
	ldw RT'names.0(%r1),%r1
	sub %r28,%r1,%r28
	subi 31,%r28,%r28
	mtsar %r28
	ldw -248(%r30),%r28
	zvdepi 1,32,%r21
	or %r28,%r21,%r28
	stw %r28,-248(%r30)
.L184:
	comib,=,n 0,%r18,.L185
	ldw 0(%r3),%r28
	ldo 4(%r18),%r18
	b .L186
	stw %r18,0(%r5)
.L195:
	ldi 3,%r28
	stw %r28,0(%r9)
.L209:
	ldo 4(%r20),%r20
	b .L190
	copy %r12,%r22
.L197:
	ldi 4,%r28
	b .L209
	stw %r28,0(%r9)
.L282:
	ldi 0,%r20
.L198:
	ldw 0(%r9),%r28
	comiclr,<> 3,%r28,%r28
	ldi 1,%r28
	ldo 3(%r28),%r28
.L207:
	comib,<> 0,%r20,.L209
	stw %r28,0(%r9)
.L205:
	ldo 1(%r31),%r31
	copy %r12,%r29
.L192:
	ldb 0(%r31),%r28
	ldi 0,%r20
	extrs %r28,31,8,%r21
	ldo -76(%r21),%r21
	comb,<< %r11,%r21,.L281
	extru %r28,31,8,%r28
	bl .+8,%r1
	depi 0,31,2,%r1
	ldo .L202-.(%r1),%r1
	ldwx,s %r21(%r1),%r23
	addl %r1,%r23,%r23
	bv,n %r0(%r23)
	.align 4
.L202:
	.begin_brtab
	.word .L204-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L199-.L202
	.word .L281-.L202
	.word .L203-.L202
	.word .L281-.L202
	.word .L282-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L203-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L201-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L281-.L202
	.word .L201-.L202
	.end_brtab
.L281:
	b .L194
	ldi 0,%r20
.L199:
	ldw 0(%r9),%r28
	comiclr,= 2,%r28,%r28
	ldi 1,%r28
	b .L207
	ldo 1(%r28),%r28
.L200:
	ldi 5,%r28
	b .L209
	stw %r28,0(%r9)
.L201:
	ldi 3,%r28
	b .L205
	stw %r28,0(%r9)
.L203:
	ldi 4,%r28
	b .L205
	stw %r28,0(%r9)
.L183:
	ldi 39,%r20
	comb,= %r20,%r17,.L184
	nop
	copy %r19,%r4
	copy %r8,%r25
	bl read_number,%r2
	copy %r3,%r26
	stw %r28,-244(%r30)
	comib,<= 0,%r28,.L187
	copy %r4,%r19
.L339:
	ldw -248(%r30),%r20
	sub %r0,%r28,%r28
	depi -1,31,1,%r20
	stw %r28,-244(%r30)
	stw %r20,-248(%r30)
	ldw 0(%r5),%r20
	comib,<>,n 0,%r20,.L355
	ldw 0(%r20),%r28
.L188:
	ldw 0(%r3),%r31
	ldb 0(%r31),%r28
	extrs %r28,31,8,%r28
	comb,= %r11,%r28,.L191
	copy %r14,%r22
	b .L192
	copy %r14,%r29
.L341:
	bl .+8,%r24
	depi 0,31,2,%r24
	ldo .L219-.(%r24),%r24
	ldwx,s %r20(%r24),%r31
	addl %r24,%r31,%r31
	bv,n %r0(%r31)
	.align 4
.L219:
	.begin_brtab
	.word .L224-.L219
	.word .L217-.L219
	.word .L220-.L219
	.word .L217-.L219
	.word .L224-.L219
	.word .L224-.L219
	.word .L224-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L220-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L218-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L224-.L219
	.word .L217-.L219
	.word .L220-.L219
	.word .L223-.L219
	.word .L224-.L219
	.word .L224-.L219
	.word .L224-.L219
	.word .L217-.L219
	.word .L223-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L222-.L219
	.word .L218-.L219
	.word .L221-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L220-.L219
	.word .L217-.L219
	.word .L218-.L219
	.word .L217-.L219
	.word .L217-.L219
	.word .L218-.L219
	.end_brtab
.L224:
	ldw 0(%r9),%r20
	comib,= 5,%r20,.L343
	ldw 0(%r8),%r28
	ldo -8(%r28),%r28
	depi 0,31,3,%r28
	stw %r28,0(%r8)
	fldds 0(%r28),%fr7
	copy %r19,%r4
	ldo -248(%r30),%r25
	bl put_double,%r2
	copy %r13,%r26
	b .L179
	copy %r4,%r19
.L218:
	ldw 0(%r9),%r20
	ldo -1(%r20),%r20
	comib,>>= 4,%r20,.L344
	ldw 0(%r8),%r28
.L235:
	ldo -4(%r28),%r28
	ldi 0,%r23
	depi 0,31,2,%r28
	stw %r28,0(%r8)
	ldw 0(%r28),%r24
.L241:
	stw %r0,-52(%r30)
.L331:
	copy %r19,%r4
	ldo -248(%r30),%r25
	bl put_integer,%r2
	copy %r13,%r26
	b .L179
	copy %r4,%r19
.L220:
	ldw 0(%r8),%r20
	ldw -248(%r30),%r21
	ldo -4(%r20),%r20
	copy %r28,%r22
	depi 0,27,1,%r21
	depi -1,26,1,%r22
	ldw 0(%r9),%r31
	comib,= 3,%r31,.L243
	depi 0,31,2,%r20
	depi 0,27,1,%r28
	comiclr,<> 67,%r28,%r28
	ldi 1,%r28
	comib,= 0,%r28,.L345
	ldi 99,%r28
.L243:
	stw %r21,-248(%r30)
	ldi 99,%r28
	comb,= %r28,%r22,.L346
	stw %r20,0(%r8)
	ldw 0(%r20),%r20
	comib,=,n 0,%r20,.L247
	ldw 0(%r16),%r22
	comib,<>,n 0,%r22,.L248
	copy %r22,%r10
	b .L249
	copy %r22,%r21
.L250:
	ldo 1(%r10),%r10
	comclr,<> %r22,%r10,%r0
	b,n .L348
.L248:
	ldwx,s %r10(%r20),%r28
	comib,<> 0,%r28,.L250
	copy %r10,%r21
.L249:
	addil LT'.LC3,%r19
	copy %r13,%r26
	ldw RT'.LC3(%r1),%r23
	stw %r10,-52(%r30)
	ldo -248(%r30),%r25
	copy %r23,%r24
	stw %r20,-164(%r30)
	stw %r21,-168(%r30)
	bl begin_field,%r2
	copy %r19,%r4
	ldw -164(%r30),%r20
	ldw -168(%r30),%r21
	copy %r4,%r19
	copy %r20,%r25
	copy %r13,%r26
	copy %r28,%r10
	copy %r21,%r24
.L332:
	bl put_wide,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r10,%r24
	copy %r19,%r4
	ldi 32,%r25
	bl pad,%r2
	copy %r13,%r26
	b .L179
	copy %r4,%r19
.L223:
	ldw 0(%r9),%r20
	ldo -1(%r20),%r20
	comib,>>= 4,%r20,.L349
	ldw 0(%r8),%r28
.L225:
	ldo -4(%r28),%r28
	depi 0,31,2,%r28
	ldw 0(%r28),%r21
	stw %r28,0(%r8)
	extrs %r21,0,1,%r20
.L231:
	copy %r20,%r28
	comib,<= 0,%r20,.L232
	copy %r21,%r29
	sub %r0,%r29,%r29
	subb %r0,%r28,%r28
.L232:
	extru %r20,0,1,%r20
	copy %r28,%r23
	copy %r29,%r24
	b .L331
	stw %r20,-52(%r30)
.L222:
	ldw 0(%r8),%r28
	ldw 0(%r9),%r20
	ldo -4(%r28),%r28
	depi 0,31,2,%r28
	stw %r28,0(%r8)
	ldw 0(%r28),%r21
	ldo -1(%r20),%r28
	comib,>>= 3,%r28,.L350
	ldw 4(%r13),%r20
.L251:
	b .L179
	stw %r20,0(%r21)
.L350:
	bl .+8,%r22
	depi 0,31,2,%r22
	ldo .L253-.(%r22),%r22
	ldwx,s %r28(%r22),%r23
	addl %r22,%r23,%r23
	bv,n %r0(%r23)
	.align 4
.L253:
	.begin_brtab
	.word .L256-.L253
	.word .L255-.L253
	.word .L251-.L253
	.word .L252-.L253
	.end_brtab
.L221:
	ldw 0(%r8),%r28
	ldo -4(%r28),%r28
	depi 0,31,2,%r28
	stw %r28,0(%r8)
	copy %r19,%r4
	ldw 0(%r28),%r24
	copy %r14,%r23
	stw %r14,-52(%r30)
	ldo -248(%r30),%r25
	bl put_integer,%r2
	copy %r13,%r26
	b .L179
	copy %r4,%r19
.L275:
	ldw 8(%r13),%r28
	comib,<> 0,%r28,.L353
	ldi -1,%r28
.L257:
	ldw 4(%r13),%r28
.L178:
.L353:
	ldw -276(%r30),%r2
	ldw -160(%r30),%r18
	ldw -156(%r30),%r17
	ldw -152(%r30),%r16
	ldw -148(%r30),%r15
	ldw -144(%r30),%r14
	ldw -140(%r30),%r13
	ldw -136(%r30),%r12
	ldw -132(%r30),%r11
	ldw -128(%r30),%r10
	ldw -124(%r30),%r9
	ldw -120(%r30),%r8
	ldw -116(%r30),%r7
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L265:
	comiclr,= 0,%r24,%r0
	stw %r22,0(%r3)
.L267:
	comiclr,= 0,%r29,%r0
	stw %r0,0(%r5)
.L268:
	comib,= 0,%r25,.L269
	copy %r19,%r4
	copy %r31,%r24
	bl put_wide,%r2
	copy %r13,%r26
	copy %r4,%r19
.L270:
	ldw 0(%r3),%r28
.L357:
	ldb 0(%r28),%r20
	comib,= 0,%r20,.L275
	ldo 1(%r28),%r28
	stw %r28,0(%r3)
	ldw 8(%r13),%r10
	comib,= 0,%r10,.L356
	ldi -1,%r22
	b .L178
	ldi -1,%r28
.L212:
	ldw 0(%r3),%r20
	ldb 0(%r20),%r21
	comib,= 0,%r21,.L257
	ldo 1(%r20),%r20
	b .L216
	stw %r20,0(%r3)
.L189:
	ldo 4(%r20),%r20
	stw %r20,0(%r5)
.L193:
	copy %r19,%r4
	copy %r8,%r25
	bl read_number,%r2
	copy %r3,%r26
	comiclr,< -1,%r28,%r0
	ldi -1,%r28
	stw %r28,0(%r16)
	ldw 0(%r5),%r20
	copy %r4,%r19
	comib,= 0,%r20,.L280
	ldw 0(%r3),%r31
	copy %r14,%r22
	b .L190
	copy %r14,%r29
.L337:
	comib,=,n 0,%r31,.L352
	ldw 0(%r10),%r28
.L271:
	ldw 0(%r13),%r28
	copy %r31,%r24
	ldw 8(%r28),%r26
	copy %r19,%r4
	ldw 0(%r28),%r22
	copy %r23,%r25
	stw %r31,-168(%r30)
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw 4(%r13),%r28
	ldw -168(%r30),%r31
	addl %r28,%r31,%r28
	copy %r4,%r19
	comib,= 0,%r10,.L270
	stw %r28,4(%r13)
	b .L352
	ldw 0(%r10),%r28
.L191:
	ldo 1(%r31),%r31
	b .L193
	stw %r31,0(%r3)
.L280:
	copy %r20,%r22
	b .L192
	copy %r20,%r29
.L269:
	comib,=,n 0,%r31,.L357
	ldw 0(%r3),%r28
	b .L271
	copy %r25,%r10
.L349:
	bl .+8,%r1
	depi 0,31,2,%r1
	ldo .L227-.(%r1),%r1
	ldwx,s %r20(%r1),%r21
	addl %r1,%r21,%r21
	bv,n %r0(%r21)
	.align 4
.L227:
	.begin_brtab
	.word .L230-.L227
	.word .L229-.L227
	.word .L225-.L227
	.word .L226-.L227
	.word .L226-.L227
	.end_brtab
.L344:
	bl .+8,%r22
	depi 0,31,2,%r22
	ldo .L237-.(%r22),%r22
	ldwx,s %r20(%r22),%r23
	addl %r22,%r23,%r23
	bv,n %r0(%r23)
	.align 4
.L237:
	.begin_brtab
	.word .L240-.L237
	.word .L239-.L237
	.word .L235-.L237
	.word .L236-.L237
	.word .L236-.L237
	.end_brtab
.L345:
	comb,= %r28,%r22,.L351
	stw %r21,-248(%r30)
	stw %r20,0(%r8)
	copy %r19,%r4
	ldo -248(%r30),%r25
	ldw 0(%r20),%r24
	bl put_string,%r2
	copy %r13,%r26
	b .L179
	copy %r4,%r19
.L204:
	ldi 5,%r28
	b .L205
	stw %r28,0(%r9)
.L236:
	ldo -8(%r28),%r28
	depi 0,31,3,%r28
	stw %r28,0(%r8)
	ldw 0(%r28),%r23
	b .L241
	ldw 4(%r28),%r24
.L226:
	ldo -8(%r28),%r28
	depi 0,31,3,%r28
	stw %r28,0(%r8)
	ldw 0(%r28),%r20
	b .L231
	ldw 4(%r28),%r21
.L255:
	b .L179
	sth %r20,0(%r21)
.L256:
	b .L179
	stb %r20,0(%r21)
.L252:
	extrs %r20,0,1,%r28
	stw %r20,4(%r21)
	b .L179
	stw %r28,0(%r21)
.L239:
	ldo -4(%r28),%r28
	ldi 0,%r23
	depi 0,31,2,%r28
	ldw 0(%r28),%r24
	stw %r28,0(%r8)
	b .L241
	extru %r24,31,16,%r24
.L240:
	ldo -4(%r28),%r28
	ldi 0,%r23
	depi 0,31,2,%r28
	ldw 0(%r28),%r24
	stw %r28,0(%r8)
	b .L241
	extru %r24,31,8,%r24
.L229:
	ldo -4(%r28),%r28
	depi 0,31,2,%r28
	ldw 0(%r28),%r21
	stw %r28,0(%r8)
	extrs %r21,31,16,%r21
	b .L231
	extrs %r21,0,1,%r20
.L230:
	ldo -4(%r28),%r28
	depi 0,31,2,%r28
	ldw 0(%r28),%r21
	stw %r28,0(%r8)
	extrs %r21,31,8,%r21
	b .L231
	extrs %r21,0,1,%r20
.L343:
	ldo -224(%r30),%r20
	ldo -184(%r30),%r31
	ldo -4(%r28),%r28
	depi 0,31,2,%r28
	stw %r28,0(%r8)
	ldw 0(%r28),%r28
	ldw 0(%r28),%r1
	ldw 4(%r28),%r2
	ldw 8(%r28),%r21
	ldw 12(%r28),%r22
	copy %r19,%r4
	copy %r31,%r24
	stw %r1,0(%r20)
	stw %r2,4(%r20)
	ldo -248(%r30),%r25
	stw %r21,8(%r20)
	stw %r22,12(%r20)
	stw %r1,-184(%r30)
	stw %r2,-180(%r30)
	stw %r21,-176(%r30)
	stw %r22,-172(%r30)
	bl put_quad,%r2
	copy %r13,%r26
	b .L179
	copy %r4,%r19
.L346:
	ldw 0(%r20),%r28
.L245:
	ldi 1,%r20
	addil LT'.LC3,%r19
	stw %r20,-52(%r30)
	ldw RT'.LC3(%r1),%r23
	copy %r13,%r26
	copy %r23,%r24
	stw %r20,-164(%r30)
	ldo -196(%r30),%r10
	ldo -248(%r30),%r25
	stw %r28,-196(%r30)
	bl begin_field,%r2
	copy %r19,%r4
	copy %r10,%r25
	ldw -164(%r30),%r20
	copy %r4,%r19
	copy %r13,%r26
	copy %r28,%r10
	b .L332
	copy %r20,%r24
.L351:
	ldw 0(%r20),%r28
	stw %r20,0(%r8)
	b .L245
	extru %r28,31,8,%r28
.L348:
	b .L249
	copy %r10,%r21
.L247:
	copy %r19,%r4
	copy %r20,%r24
	ldo -248(%r30),%r25
	bl put_string,%r2
	copy %r13,%r26
	b .L179
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	format_text, .-format_text
	.section	.data.rel.ro.local,"aw"
	.align 4
.LC9:
	.word	P%put_in_buffer
	.section	.text.vsnprintf,"ax",@progbits
	.align 4
.globl vsnprintf
	.type	vsnprintf, @function
vsnprintf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	copy %r23,%r28
	stw %r3,-84(%r30)
	ldo -100(%r30),%r3
	copy %r24,%r23
	stw %r5,-92(%r30)
	stw %r4,-88(%r30)
	stw %r19,-32(%r30)
	movb,= %r25,%r24,.L359
	stw %r26,0(%r3)
	ldo -1(%r24),%r25
	addil LT'.LC9,%r19
	stw %r25,4(%r3)
	ldw RT'.LC9(%r1),%r20
	ldo -120(%r30),%r22
	ldw 0(%r20),%r21
	ldi 0,%r5
	stw %r3,-112(%r30)
	stw %r5,-116(%r30)
	copy %r5,%r24
	copy %r22,%r26
	stw %r21,-120(%r30)
	bl format_text,%r2
	stw %r28,-52(%r30)
	ldw 0(%r3),%r20
	stb %r5,0(%r20)
	ldw -148(%r30),%r2
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L359:
	stw %r24,4(%r3)
	addil LT'.LC9,%r19
	ldo -120(%r30),%r22
	ldw RT'.LC9(%r1),%r20
	ldw 0(%r20),%r21
	stw %r3,-112(%r30)
	copy %r22,%r26
	stw %r24,-116(%r30)
	stw %r21,-120(%r30)
	bl format_text,%r2
	stw %r28,-52(%r30)
	ldw -92(%r30),%r5
	ldw -148(%r30),%r2
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	vsnprintf, .-vsnprintf
	.section	.text.snprintf,"ax",@progbits
	.align 4
.globl snprintf
	.type	snprintf, @function
snprintf:
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
	bl vsnprintf,%r2
	stw %r28,-56(%r30)
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	snprintf, .-snprintf
	.section	.text.vsprintf,"ax",@progbits
	.align 4
.globl vsprintf
	.type	vsprintf, @function
vsprintf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r25,%r28
	stw %r2,-20(%r30)
	copy %r24,%r23
	stwm %r4,64(%r30)
	zdepi -1,31,31,%r25
	copy %r28,%r24
	bl vsnprintf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	vsprintf, .-vsprintf
	.section	.text.sprintf,"ax",@progbits
	.align 4
.globl sprintf
	.type	sprintf, @function
sprintf:
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
	bl vsprintf,%r2
	stw %r28,-56(%r30)
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	sprintf, .-sprintf
	.section	.rodata
	.align 4
	.type	names.0, @object
	.size	names.0, 6
names.0:
	.stringz	"-+ #0"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
