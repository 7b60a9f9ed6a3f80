; 3fc3dded6cf7aa130850d3ef5410ec8c emu/guest/libc/hpux/utmp.c
	.LEVEL 1.1
	.text
	.section	.text.same_line,"ax",@progbits
	.align 4
	.type	same_line, @function
same_line:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldh 44(%r26),%r20
	ldo -6(%r20),%r20
	extru %r20,31,16,%r20
	comib,>>= 1,%r20,.L5
	ldi 0,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L5:
	ldi 12,%r24
	ldo 28(%r25),%r25
	bl strncmp,%r2
	ldo 28(%r26),%r26
	ldw -84(%r30),%r2
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	same_line, .-same_line
	.section	.text.same_id,"ax",@progbits
	.align 4
	.type	same_id, @function
same_id:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldh 44(%r25),%r20
	ldo -1(%r20),%r21
	extrs %r20,31,16,%r20
	ldh 44(%r26),%r28
	extru %r21,31,16,%r21
	comib,>>= 3,%r21,.L10
	extrs %r28,31,16,%r28
	ldo -5(%r28),%r20
	comib,>>= 3,%r20,.L11
	ldi 0,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L11:
	ldi 4,%r24
	ldo 24(%r25),%r25
	bl memcmp,%r2
	ldo 24(%r26),%r26
	ldw -84(%r30),%r2
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L10:
	comclr,<> %r28,%r20,%r28
	ldi 1,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	same_id, .-same_id
	.section	.text.in,"ax",@progbits
	.align 4
	.type	in, @function
in:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldi 140,%r24
	ldo 256(%r30),%r30
	ldi 0,%r25
	stw %r7,-104(%r30)
	ldo -248(%r30),%r7
	stw %r6,-100(%r30)
	copy %r28,%r6
	stw %r4,-92(%r30)
	copy %r19,%r4
	stw %r3,-88(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	stw %r8,-108(%r30)
	stw %r5,-96(%r30)
	bl memset,%r2
	copy %r7,%r26
	copy %r4,%r19
	ldi 8,%r24
	copy %r19,%r4
	ldi 0,%r25
	bl memchr,%r2
	copy %r3,%r26
	movb,= %r28,%r5,.L15
	copy %r4,%r19
	sub %r5,%r3,%r5
	comiclr,>> 24,%r5,%r0
	ldi 24,%r5
.L13:
	copy %r19,%r4
	copy %r7,%r26
	ldi 24,%r24
	bl memset,%r2
	ldi 0,%r25
	copy %r4,%r19
	copy %r5,%r24
	copy %r19,%r4
	copy %r3,%r25
	copy %r7,%r26
	bl memcpy,%r2
	ldo 40(%r3),%r8
	copy %r4,%r19
	ldi 4,%r24
	copy %r19,%r4
	ldo 8(%r3),%r25
	bl memcpy,%r2
	ldo -224(%r30),%r26
	copy %r4,%r19
	ldi 12,%r24
	copy %r19,%r4
	addl %r3,%r24,%r25
	bl memcpy,%r2
	ldo -220(%r30),%r26
	ldw 36(%r3),%r20
	ldw 24(%r3),%r21
	copy %r4,%r19
	ldi 16,%r24
	ldw 28(%r3),%r22
	stw %r21,-208(%r30)
	copy %r19,%r4
	ldi 0,%r25
	ldw 32(%r3),%r21
	stw %r20,-196(%r30)
	copy %r8,%r26
	ldw 56(%r3),%r20
	stw %r22,-204(%r30)
	stw %r21,-200(%r30)
	bl memchr,%r2
	stw %r20,-124(%r30)
	movb,= %r28,%r3,.L16
	copy %r4,%r19
	sub %r3,%r8,%r3
	comiclr,>> 64,%r3,%r0
	ldi 64,%r3
.L14:
	ldo -188(%r30),%r5
	copy %r19,%r4
	copy %r5,%r26
	ldi 64,%r24
	bl memset,%r2
	ldi 0,%r25
	copy %r4,%r19
	copy %r3,%r24
	copy %r8,%r25
	copy %r5,%r26
	bl memcpy,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r7,%r25
	copy %r6,%r26
	bl memcpy,%r2
	ldi 140,%r24
	ldw -108(%r30),%r8
	ldw -104(%r30),%r7
	ldw -276(%r30),%r2
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L15:
	b .L13
	ldi 8,%r5
.L16:
	b .L14
	ldi 16,%r3
	.EXIT
	.PROCEND
	.size	in, .-in
	.section	.text.out,"ax",@progbits
	.align 4
	.type	out, @function
out:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	movb,= %r26,%r3,.L21
	stw %r19,-32(%r30)
	addil LT'utmp_out,%r19
	copy %r19,%r4
	ldw RT'utmp_out(%r1),%r6
	ldi 60,%r24
	ldi 0,%r25
	bl memset,%r2
	copy %r6,%r26
	copy %r4,%r19
	ldi 24,%r24
	copy %r19,%r4
	ldi 0,%r25
	bl memchr,%r2
	copy %r3,%r26
	movb,= %r28,%r28,.L22
	copy %r4,%r19
	sub %r28,%r3,%r5
	comiclr,>> 8,%r5,%r0
	ldi 8,%r5
.L19:
	copy %r19,%r4
	copy %r6,%r26
	ldi 8,%r24
	bl memset,%r2
	ldi 0,%r25
	copy %r4,%r19
	copy %r5,%r24
	copy %r19,%r4
	copy %r3,%r25
	copy %r6,%r26
	bl memcpy,%r2
	ldo 60(%r3),%r5
	copy %r4,%r19
	ldi 4,%r24
	copy %r19,%r4
	ldo 24(%r3),%r25
	bl memcpy,%r2
	ldo 8(%r6),%r26
	copy %r4,%r19
	ldi 12,%r24
	copy %r19,%r4
	addl %r6,%r24,%r26
	bl memcpy,%r2
	ldo 28(%r3),%r25
	ldw 40(%r3),%r20
	ldw 44(%r3),%r31
	copy %r4,%r19
	ldi 64,%r24
	ldw 52(%r3),%r21
	ldw 48(%r3),%r22
	copy %r19,%r4
	ldi 0,%r25
	stw %r20,24(%r6)
	ldw 124(%r3),%r20
	copy %r5,%r26
	stw %r31,28(%r6)
	stw %r22,32(%r6)
	stw %r21,36(%r6)
	bl memchr,%r2
	stw %r20,56(%r6)
	movb,= %r28,%r28,.L23
	copy %r4,%r19
	sub %r28,%r5,%r3
	comiclr,>> 16,%r3,%r0
	ldi 16,%r3
.L20:
	ldo 40(%r6),%r26
	copy %r19,%r4
	ldi 16,%r24
	bl memset,%r2
	ldi 0,%r25
	copy %r4,%r19
	copy %r3,%r24
	copy %r5,%r25
	bl memcpy,%r2
	ldo 40(%r6),%r26
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	copy %r6,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L22:
	b .L19
	ldi 8,%r5
.L23:
	b .L20
	ldi 16,%r3
.L21:
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	out, .-out
	.section	.text.read_next,"ax",@progbits
	.align 4
	.type	read_next, @function
read_next:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	stw %r3,-88(%r30)
	copy %r26,%r3
	stw %r8,-108(%r30)
	stw %r7,-104(%r30)
	stw %r6,-100(%r30)
	stw %r5,-96(%r30)
	stw %r4,-92(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r26
	comib,> 0,%r26,.L45
	copy %r19,%r4
.L26:
	ldw 12(%r3),%r28
	ldw 8(%r3),%r20
	ldi 140,%r21
	copy %r19,%r4
	comiclr,= 0,%r20,%r0
	ldi 60,%r21
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23R
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr22L
	xmpyu %fr23R,%fr22L,%fr23
	ldi 0,%r24
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	bl lseek,%r2
	copy %r29,%r25
	comib,> 0,%r28,.L29
	copy %r4,%r19
	ldw 8(%r3),%r24
	ldi 140,%r21
	copy %r19,%r4
	ldw 4(%r3),%r26
	comiclr,= 0,%r24,%r0
	ldi 60,%r21
	ldo -248(%r30),%r6
	copy %r21,%r24
	bl read,%r2
	copy %r6,%r25
	ldw 8(%r3),%r21
	ldi 140,%r20
	comiclr,= 0,%r21,%r0
	ldi 60,%r20
	comb,<> %r20,%r28,.L29
	copy %r4,%r19
	ldi 0,%r25
	copy %r19,%r4
	ldo 16(%r3),%r5
	ldi 140,%r24
	bl memset,%r2
	copy %r5,%r26
	ldw 8(%r3),%r25
	comib,= 0,%r25,.L32
	copy %r4,%r19
	copy %r19,%r4
	ldi 8,%r24
	ldi 0,%r25
	bl memchr,%r2
	copy %r6,%r26
	movb,= %r28,%r28,.L41
	copy %r4,%r19
	sub %r28,%r6,%r7
	comiclr,>> 24,%r7,%r0
	ldi 24,%r7
.L33:
	copy %r19,%r4
	copy %r5,%r26
	ldi 24,%r24
	bl memset,%r2
	ldi 0,%r25
	copy %r4,%r19
	copy %r7,%r24
	copy %r19,%r4
	copy %r6,%r25
	copy %r5,%r26
	bl memcpy,%r2
	ldo -208(%r30),%r7
	copy %r4,%r19
	ldi 4,%r24
	copy %r19,%r4
	ldo -240(%r30),%r25
	ldo 40(%r3),%r26
	bl memcpy,%r2
	ldo 76(%r3),%r8
	copy %r4,%r19
	ldi 12,%r24
	copy %r19,%r4
	ldo -236(%r30),%r25
	bl memcpy,%r2
	ldo 44(%r3),%r26
	ldw -224(%r30),%r20
	stw %r20,56(%r3)
	copy %r4,%r19
	ldi 16,%r24
	ldw -220(%r30),%r20
	stw %r20,60(%r3)
	copy %r19,%r4
	ldi 0,%r25
	ldw -216(%r30),%r20
	stw %r20,64(%r3)
	copy %r7,%r26
	ldw -212(%r30),%r20
	stw %r20,68(%r3)
	ldw -192(%r30),%r20
	bl memchr,%r2
	stw %r20,140(%r3)
	movb,= %r28,%r28,.L42
	copy %r4,%r19
	sub %r28,%r7,%r6
	comiclr,>> 64,%r6,%r0
	ldi 64,%r6
.L34:
	copy %r8,%r26
	copy %r19,%r4
	ldi 64,%r24
	bl memset,%r2
	ldi 0,%r25
	copy %r4,%r19
	copy %r6,%r24
	copy %r7,%r25
	bl memcpy,%r2
	copy %r8,%r26
	b .L46
	ldw 12(%r3),%r28
.L45:
	ldw 0(%r3),%r26
	bl open,%r2
	ldi 2,%r25
	stw %r28,4(%r3)
	copy %r4,%r19
	comib,<= 0,%r28,.L26
	copy %r28,%r26
	ldw 0(%r3),%r26
	copy %r19,%r4
	bl open,%r2
	ldi 0,%r25
	stw %r28,4(%r3)
	copy %r4,%r19
	comib,<= 0,%r28,.L26
	copy %r28,%r26
.L29:
	ldi 0,%r20
	copy %r20,%r5
.L27:
	stw %r20,156(%r3)
	copy %r5,%r28
	ldw -276(%r30),%r2
	ldw -108(%r30),%r8
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L32:
	copy %r19,%r4
	ldi 24,%r24
	bl memchr,%r2
	copy %r6,%r26
	movb,= %r28,%r28,.L43
	copy %r4,%r19
	sub %r28,%r6,%r7
	comiclr,>> 24,%r7,%r0
	ldi 24,%r7
.L36:
	copy %r19,%r4
	copy %r5,%r26
	ldi 24,%r24
	bl memset,%r2
	ldi 0,%r25
	copy %r4,%r19
	copy %r7,%r24
	copy %r19,%r4
	copy %r6,%r25
	copy %r5,%r26
	bl memcpy,%r2
	ldo -188(%r30),%r7
	copy %r4,%r19
	ldi 4,%r24
	copy %r19,%r4
	ldo -224(%r30),%r25
	ldo 40(%r3),%r26
	bl memcpy,%r2
	ldo 76(%r3),%r8
	copy %r4,%r19
	ldi 12,%r24
	copy %r19,%r4
	ldo -220(%r30),%r25
	bl memcpy,%r2
	ldo 44(%r3),%r26
	ldw -208(%r30),%r20
	stw %r20,56(%r3)
	copy %r4,%r19
	ldi 64,%r24
	ldw -204(%r30),%r20
	stw %r20,60(%r3)
	copy %r19,%r4
	ldi 0,%r25
	ldw -200(%r30),%r20
	stw %r20,64(%r3)
	copy %r7,%r26
	ldw -196(%r30),%r20
	stw %r20,68(%r3)
	ldw -124(%r30),%r20
	bl memchr,%r2
	stw %r20,140(%r3)
	movb,= %r28,%r28,.L44
	copy %r4,%r19
	sub %r28,%r7,%r6
	comiclr,>> 64,%r6,%r0
	ldi 64,%r6
.L37:
	copy %r19,%r4
	copy %r8,%r26
	ldi 64,%r24
	bl memset,%r2
	ldi 0,%r25
	copy %r4,%r19
	copy %r6,%r24
	copy %r7,%r25
	copy %r8,%r26
	bl memcpy,%r2
	copy %r19,%r4
	ldw -192(%r30),%r20
	copy %r4,%r19
	ldi 12,%r24
	stw %r20,72(%r3)
	ldo -120(%r30),%r25
	bl memcpy,%r2
	ldo 144(%r3),%r26
	ldw 12(%r3),%r28
.L46:
	ldi 1,%r20
	addl %r28,%r20,%r28
	b .L27
	stw %r28,12(%r3)
.L41:
	b .L33
	ldi 8,%r7
.L43:
	b .L36
	ldi 24,%r7
.L42:
	b .L34
	ldi 16,%r6
.L44:
	b .L37
	ldi 64,%r6
	.EXIT
	.PROCEND
	.size	read_next, .-read_next
.globl __canonicalize_funcptr_for_compare
	.section	.data.rel.ro.local,"aw"
	.align 4
.LC0:
	.word	P%same_id
	.section	.text.find_utmp,"ax",@progbits
	.align 4
	.type	find_utmp, @function
find_utmp:
	.PROC
	.CALLINFO FRAME=448,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 448(%r30),%r30
	stw %r8,-152(%r30)
	stw %r7,-148(%r30)
	ldo -296(%r30),%r7
	stw %r6,-144(%r30)
	ldo -440(%r30),%r6
	copy %r6,%r28
	stw %r5,-140(%r30)
	copy %r25,%r5
	stw %r4,-136(%r30)
	copy %r19,%r4
	stw %r3,-132(%r30)
	bl in,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'utmps,%r19
	copy %r1,%r28
	addil LT'utmp_out,%r19
	ldw RT'utmps(%r28),%r3
	ldw RT'utmp_out(%r1),%r26
	copy %r7,%r28
	bl in,%r2
	copy %r19,%r4
	copy %r7,%r25
	copy %r4,%r19
	ldi 140,%r24
	copy %r19,%r4
	ldo 16(%r3),%r8
	bl memcpy,%r2
	copy %r8,%r26
	copy %r4,%r19
	copy %r5,%r26
	bl __canonicalize_funcptr_for_compare,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r7
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	copy %r19,%r4
	bl __canonicalize_funcptr_for_compare,%r2
	ldw 0(%r28),%r26
	comb,= %r28,%r7,.L59
	copy %r4,%r19
	ldw 156(%r3),%r28
.L60:
	comib,<> 0,%r28,.L50
	copy %r19,%r4
.L52:
	b .L51
	ldo 16(%r3),%r7
.L55:
	copy %r19,%r4
	copy %r7,%r26
	copy %r5,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,<> 0,%r28,.L54
	copy %r4,%r19
.L51:
	copy %r19,%r4
	bl read_next,%r2
	copy %r3,%r26
	copy %r4,%r19
	comib,<> 0,%r28,.L55
	copy %r6,%r25
	b .L53
	ldi 0,%r26
.L50:
	copy %r6,%r25
	ldo 16(%r3),%r26
	copy %r5,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	comib,= 0,%r28,.L52
	copy %r4,%r19
.L54:
	copy %r8,%r26
.L53:
	bl out,%r2
	nop
	ldw -152(%r30),%r8
	ldw -148(%r30),%r7
	ldw -468(%r30),%r2
	ldw -144(%r30),%r6
	ldw -140(%r30),%r5
	ldw -136(%r30),%r4
	ldw -132(%r30),%r3
	bv %r0(%r2)
	ldo -448(%r30),%r30
.L59:
	ldh -396(%r30),%r28
	ldo -1(%r28),%r28
	extru %r28,31,16,%r28
	comib,>>=,n 7,%r28,.L60
	ldw 156(%r3),%r28
	bl __errno,%r2
	copy %r19,%r4
	ldi 22,%r20
	copy %r4,%r19
	stw %r20,0(%r28)
	b .L53
	ldi 0,%r26
	.EXIT
	.PROCEND
	.size	find_utmp, .-find_utmp
	.section	.text.put,"ax",@progbits
	.align 4
	.type	put, @function
put:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=13
	.ENTRY
	stw %r2,-20(%r30)
	ldi 140,%r24
	ldo 384(%r30),%r30
	stw %r5,-64(%r30)
	ldo -236(%r30),%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	stw %r13,-96(%r30)
	stw %r12,-92(%r30)
	stw %r11,-88(%r30)
	stw %r10,-84(%r30)
	stw %r9,-80(%r30)
	stw %r8,-76(%r30)
	stw %r7,-72(%r30)
	stw %r6,-68(%r30)
	bl memcpy,%r2
	copy %r5,%r26
	ldw 4(%r3),%r28
	comib,> 0,%r28,.L140
	copy %r4,%r19
.L63:
	ldh 44(%r5),%r28
	extrs %r28,31,16,%r20
	ldo -5(%r20),%r21
	comib,<< 3,%r21,.L104
	ldo -1(%r28),%r28
	ldo 156(%r3),%r7
	ldw 0(%r7),%r28
	comib,= 0,%r28,.L67
	ldo 16(%r3),%r6
	ldh 44(%r6),%r28
	extrs %r28,31,16,%r28
	ldo -5(%r28),%r28
	comib,>>= 3,%r28,.L141
	copy %r19,%r4
.L67:
	ldo -212(%r30),%r10
.L147:
	ldo 40(%r3),%r9
	ldi 4,%r8
.L75:
	copy %r19,%r4
.L152:
	bl read_next,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L66
	copy %r4,%r19
.L76:
	ldh 44(%r5),%r28
	ldh 44(%r6),%r20
	extrs %r28,31,16,%r21
	ldo -1(%r28),%r28
	extru %r28,31,16,%r28
	comib,>>= 3,%r28,.L142
	extrs %r20,31,16,%r20
	ldo -5(%r20),%r20
	comib,<< 3,%r20,.L152
	copy %r19,%r4
	copy %r8,%r24
	copy %r10,%r25
	bl memcmp,%r2
	copy %r9,%r26
	comib,<> 0,%r28,.L75
	copy %r4,%r19
.L68:
	ldi 0,%r24
.L149:
	copy %r19,%r4
.L154:
	ldw 4(%r3),%r26
	bl lseek,%r2
	copy %r24,%r25
	copy %r4,%r19
	ldi 0,%r24
	ldw 4(%r3),%r26
	copy %r19,%r4
	bl lockf,%r2
	ldi 1,%r25
	movb,<> %r28,%r9,.L64
	copy %r4,%r19
	ldw 0(%r7),%r28
	comib,=,n 0,%r28,.L90
	ldw 12(%r3),%r8
	ldo -1(%r8),%r8
.L91:
	ldi 140,%r24
	ldi 0,%r25
	copy %r19,%r4
	ldo -376(%r30),%r10
	bl memset,%r2
	copy %r10,%r26
	copy %r4,%r19
	ldw 8(%r3),%r25
	comib,= 0,%r25,.L93
	ldi 24,%r24
	copy %r19,%r4
	ldi 0,%r25
	bl memchr,%r2
	copy %r5,%r26
	movb,= %r28,%r28,.L107
	copy %r4,%r19
	sub %r28,%r5,%r11
	comiclr,>> 8,%r11,%r0
	ldi 8,%r11
.L94:
	copy %r19,%r4
	copy %r10,%r26
	ldi 8,%r24
	bl memset,%r2
	ldi 0,%r25
	copy %r4,%r19
	copy %r11,%r24
	copy %r19,%r4
	copy %r5,%r25
	copy %r10,%r26
	bl memcpy,%r2
	ldo -176(%r30),%r12
	copy %r4,%r19
	ldi 4,%r24
	copy %r19,%r4
	ldo -212(%r30),%r25
	bl memcpy,%r2
	ldo -368(%r30),%r26
	copy %r4,%r19
	ldi 12,%r24
	copy %r19,%r4
	ldo -208(%r30),%r25
	bl memcpy,%r2
	ldo -364(%r30),%r26
	ldw -184(%r30),%r20
	ldw -196(%r30),%r21
	copy %r4,%r19
	ldi 64,%r24
	ldw -192(%r30),%r22
	stw %r21,-352(%r30)
	copy %r19,%r4
	ldi 0,%r25
	ldw -188(%r30),%r21
	stw %r20,-340(%r30)
	copy %r12,%r26
	ldw -112(%r30),%r20
	stw %r22,-348(%r30)
	stw %r21,-344(%r30)
	bl memchr,%r2
	stw %r20,-320(%r30)
	movb,= %r28,%r28,.L108
	copy %r4,%r19
	sub %r28,%r12,%r11
	comiclr,>> 16,%r11,%r0
	ldi 16,%r11
.L95:
	copy %r19,%r4
	ldo -336(%r30),%r13
	ldi 16,%r24
	copy %r13,%r26
	bl memset,%r2
	ldi 0,%r25
	copy %r4,%r19
	copy %r11,%r24
	copy %r19,%r4
	copy %r12,%r25
	bl memcpy,%r2
	copy %r13,%r26
	copy %r4,%r19
.L96:
	ldw 8(%r3),%r20
	ldi 140,%r28
	stws %r8,-16(%sp)
	fldws -16(%sp),%fr22R
	copy %r19,%r4
	comiclr,= 0,%r20,%r0
	ldi 60,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	ldw 4(%r3),%r26
	xmpyu %fr22R,%fr22L,%fr22
	ldi 0,%r24
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	bl lseek,%r2
	copy %r29,%r25
	comib,> 0,%r28,.L100
	copy %r4,%r19
	ldw 8(%r3),%r24
	ldi 140,%r28
	copy %r10,%r25
	ldw 4(%r3),%r26
	comiclr,= 0,%r24,%r0
	ldi 60,%r28
	copy %r19,%r4
	bl write,%r2
	copy %r28,%r24
	ldw 8(%r3),%r20
	ldi 0,%r24
	copy %r4,%r19
	ldw 4(%r3),%r26
	copy %r24,%r25
	copy %r19,%r4
	ldi 140,%r11
	comclr,= %r24,%r20,%r0
	ldi 60,%r11
	bl lseek,%r2
	copy %r28,%r10
	copy %r4,%r19
	ldi 0,%r24
	ldw 4(%r3),%r26
	copy %r19,%r4
	bl lockf,%r2
	copy %r24,%r25
	comb,<> %r11,%r10,.L64
	copy %r4,%r19
	ldi 140,%r24
	copy %r5,%r25
	copy %r6,%r26
	bl memcpy,%r2
	ldo 1(%r8),%r8
	stw %r8,12(%r3)
	ldi 1,%r28
	stw %r28,0(%r7)
.L61:
	copy %r9,%r28
.L151:
	ldw -404(%r30),%r2
	ldw -96(%r30),%r13
	ldw -92(%r30),%r12
	ldw -88(%r30),%r11
	ldw -84(%r30),%r10
	ldw -80(%r30),%r9
	ldw -76(%r30),%r8
	ldw -72(%r30),%r7
	ldw -68(%r30),%r6
	ldw -64(%r30),%r5
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L104:
	extru %r28,31,16,%r28
	comib,<< 3,%r28,.L143
	ldo 156(%r3),%r7
	ldw 0(%r7),%r28
	comib,= 0,%r28,.L67
	ldo 16(%r3),%r6
	ldh 44(%r6),%r28
	extrs %r28,31,16,%r28
	comb,= %r20,%r28,.L149
	ldi 0,%r24
	b .L147
	ldo -212(%r30),%r10
.L142:
	comb,= %r20,%r21,.L68
	copy %r19,%r4
	bl read_next,%r2
	copy %r3,%r26
	comib,<> 0,%r28,.L76
	copy %r4,%r19
.L66:
	stw %r0,12(%r3)
	ldi 0,%r25
	copy %r19,%r4
	ldi 140,%r24
	stw %r25,0(%r7)
	bl memset,%r2
	copy %r6,%r26
	ldh 44(%r5),%r28
	extrs %r28,31,16,%r20
	ldo -5(%r20),%r21
	comib,>>= 3,%r21,.L77
	copy %r4,%r19
	ldo -1(%r28),%r28
	extru %r28,31,16,%r28
	comib,<<,n 3,%r28,.L144
	ldw 0(%r7),%r28
	comib,<> 0,%r28,.L145
	ldo -212(%r30),%r10
.L150:
	ldo 40(%r3),%r9
.L153:
	ldi 4,%r8
	copy %r19,%r4
.L148:
	bl read_next,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L79
	copy %r4,%r19
	ldh 44(%r5),%r28
	ldh 44(%r6),%r20
	extrs %r28,31,16,%r21
	ldo -1(%r28),%r28
	extru %r28,31,16,%r28
	comib,>>= 3,%r28,.L146
	extrs %r20,31,16,%r20
	ldo -5(%r20),%r20
	comib,<< 3,%r20,.L148
	copy %r19,%r4
	copy %r8,%r24
	copy %r10,%r25
	bl memcmp,%r2
	copy %r9,%r26
	comib,= 0,%r28,.L68
	copy %r4,%r19
	b .L148
	copy %r19,%r4
.L93:
	copy %r19,%r4
	bl memchr,%r2
	copy %r5,%r26
	movb,= %r28,%r28,.L109
	copy %r4,%r19
	sub %r28,%r5,%r11
	comiclr,>> 24,%r11,%r0
	ldi 24,%r11
.L97:
	copy %r19,%r4
	copy %r10,%r26
	ldi 24,%r24
	bl memset,%r2
	ldi 0,%r25
	copy %r4,%r19
	copy %r11,%r24
	copy %r19,%r4
	copy %r5,%r25
	copy %r10,%r26
	bl memcpy,%r2
	ldo -176(%r30),%r12
	copy %r4,%r19
	ldi 4,%r24
	copy %r19,%r4
	ldo -212(%r30),%r25
	bl memcpy,%r2
	ldo -352(%r30),%r26
	copy %r4,%r19
	ldi 12,%r24
	copy %r19,%r4
	ldo -208(%r30),%r25
	bl memcpy,%r2
	ldo -348(%r30),%r26
	ldw -184(%r30),%r20
	ldw -196(%r30),%r21
	copy %r4,%r19
	ldi 64,%r24
	ldw -192(%r30),%r22
	stw %r21,-336(%r30)
	copy %r19,%r4
	ldi 0,%r25
	ldw -188(%r30),%r21
	stw %r20,-324(%r30)
	copy %r12,%r26
	ldw -112(%r30),%r20
	stw %r22,-332(%r30)
	stw %r21,-328(%r30)
	bl memchr,%r2
	stw %r20,-252(%r30)
	movb,= %r28,%r28,.L110
	copy %r4,%r19
	sub %r28,%r12,%r11
	comiclr,>> 64,%r11,%r0
	ldi 64,%r11
.L98:
	copy %r19,%r4
	ldo -316(%r30),%r13
	ldi 64,%r24
	copy %r13,%r26
	bl memset,%r2
	ldi 0,%r25
	copy %r4,%r19
	copy %r11,%r24
	copy %r19,%r4
	copy %r12,%r25
	bl memcpy,%r2
	copy %r13,%r26
	ldw -180(%r30),%r20
	copy %r4,%r19
	ldi 12,%r24
	stw %r20,-320(%r30)
	copy %r19,%r4
	ldo -108(%r30),%r25
	bl memcpy,%r2
	ldo -248(%r30),%r26
	b .L96
	copy %r4,%r19
.L90:
	copy %r9,%r25
	ldw 4(%r3),%r26
	copy %r19,%r4
	bl lseek,%r2
	ldi 2,%r24
	ldw 8(%r3),%r25
	copy %r28,%r26
	ldi 140,%r28
	comiclr,= 0,%r25,%r0
	ldi 60,%r28
	copy %r28,%r25
	.IMPORT $$divI,MILLICODE
	bl $$divI,%r31
	copy %r4,%r19
	b .L91
	copy %r29,%r8
.L140:
	copy %r19,%r4
	ldi 2,%r25
	bl open,%r2
	ldw 0(%r3),%r26
	stw %r28,4(%r3)
	comib,<= 0,%r28,.L63
	copy %r4,%r19
	copy %r19,%r4
	ldi 0,%r25
	bl open,%r2
	ldw 0(%r3),%r26
	stw %r28,4(%r3)
	comib,<= 0,%r28,.L63
	copy %r4,%r19
.L64:
	b .L61
	ldi -1,%r9
.L146:
	comb,<> %r20,%r21,.L148
	copy %r19,%r4
	b .L154
	ldi 0,%r24
.L110:
	b .L98
	ldi 64,%r11
.L109:
	b .L97
	ldi 24,%r11
.L108:
	b .L95
	ldi 16,%r11
.L107:
	b .L94
	ldi 8,%r11
.L141:
	ldi 4,%r24
	ldo -212(%r30),%r25
	bl memcmp,%r2
	ldo 40(%r3),%r26
	comib,= 0,%r28,.L68
	copy %r4,%r19
	b .L147
	ldo -212(%r30),%r10
.L77:
	ldw 0(%r7),%r28
	comib,= 0,%r28,.L150
	ldo -212(%r30),%r10
	ldh 44(%r6),%r28
	extrs %r28,31,16,%r28
	ldo -5(%r28),%r28
	comib,<< 3,%r28,.L153
	ldo 40(%r3),%r9
	copy %r19,%r4
	ldi 4,%r24
	ldo -212(%r30),%r25
	bl memcmp,%r2
	ldo 40(%r3),%r26
	comib,= 0,%r28,.L68
	copy %r4,%r19
	b .L150
	ldo -212(%r30),%r10
.L144:
	bl __errno,%r2
	copy %r19,%r4
	ldi 22,%r20
	copy %r4,%r19
	stw %r20,0(%r28)
.L79:
	b .L68
	stw %r0,12(%r3)
.L145:
	ldh 44(%r6),%r28
	extrs %r28,31,16,%r28
	comb,= %r20,%r28,.L149
	ldi 0,%r24
	b .L150
	ldo -212(%r30),%r10
.L143:
	bl __errno,%r2
	copy %r19,%r4
	ldi 22,%r20
	copy %r4,%r19
	stw %r20,0(%r28)
	b .L66
	ldo 16(%r3),%r6
.L100:
	ldi 0,%r24
	ldw 4(%r3),%r26
	copy %r24,%r25
	copy %r19,%r4
	bl lseek,%r2
	ldi -1,%r9
	ldi 0,%r24
	copy %r4,%r19
	ldw 4(%r3),%r26
	bl lockf,%r2
	copy %r24,%r25
	b .L151
	copy %r9,%r28
	.EXIT
	.PROCEND
	.size	put, .-put
	.section	.text.put_too,"ax",@progbits
	.align 4
	.type	put_too, @function
put_too:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldi 148,%r24
	ldo 256(%r30),%r30
	stw %r6,-88(%r30)
	ldo -236(%r30),%r6
	stw %r5,-84(%r30)
	copy %r25,%r5
	ldi 0,%r25
	stw %r4,-80(%r30)
	copy %r19,%r4
	stw %r3,-76(%r30)
	copy %r26,%r3
	copy %r6,%r26
	bl memset,%r2
	stw %r19,-32(%r30)
	ldw 0(%r3),%r28
	ldw 8(%r3),%r20
	copy %r4,%r19
	copy %r19,%r4
	stw %r28,-248(%r30)
	ldi -1,%r28
	stw %r20,-240(%r30)
	bl __errno,%r2
	stw %r28,-244(%r30)
	ldw 0(%r28),%r3
	copy %r4,%r19
	ldo -248(%r30),%r26
	copy %r19,%r4
	bl put,%r2
	copy %r5,%r25
	ldw -244(%r30),%r26
	comib,> 0,%r26,.L156
	copy %r4,%r19
	bl close,%r2
	copy %r19,%r4
	copy %r4,%r19
.L156:
	ldi -1,%r28
	ldi 0,%r25
	stw %r28,-244(%r30)
	stw %r25,0(%r6)
	ldi 140,%r24
	ldo -232(%r30),%r26
	stw %r25,-92(%r30)
	bl memset,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __errno,%r2
	nop
	stw %r3,0(%r28)
	ldw -88(%r30),%r6
	ldw -276(%r30),%r2
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
	.EXIT
	.PROCEND
	.size	put_too, .-put_too
	.section	.text.getutent,"ax",@progbits
	.align 4
.globl getutent
	.type	getutent, @function
getutent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'utmps,%r19
	stw %r2,-20(%r30)
	ldw RT'utmps(%r1),%r26
	stwm %r4,64(%r30)
	copy %r19,%r4
	bl read_next,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r26
	ldw -84(%r30),%r2
	bl out,%r0
	ldwm -64(%r30),%r4
	nop
	.EXIT
	.PROCEND
	.size	getutent, .-getutent
	.section	.data.rel.ro.local
	.align 4
.LC6:
	.word	P%same_id
	.section	.text.getutid,"ax",@progbits
	.align 4
.globl getutid
	.type	getutid, @function
getutid:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'.LC6,%r19
	ldw -20(%r30),%r2
	ldw RT'.LC6(%r1),%r28
	ldw 0(%r28),%r25
	bl find_utmp,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	getutid, .-getutid
	.section	.data.rel.ro.local
	.align 4
.LC8:
	.word	P%same_line
	.section	.text.getutline,"ax",@progbits
	.align 4
.globl getutline
	.type	getutline, @function
getutline:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'.LC8,%r19
	ldw -20(%r30),%r2
	ldw RT'.LC8(%r1),%r28
	ldw 0(%r28),%r25
	bl find_utmp,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	getutline, .-getutline
	.section	.text._pututline,"ax",@progbits
	.align 4
.globl _pututline
	.type	_pututline, @function
_pututline:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 256(%r30),%r30
	stw %r5,-108(%r30)
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	ldo -248(%r30),%r3
	copy %r3,%r28
	bl in,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'utmps,%r19
	ldw RT'utmps(%r1),%r5
	copy %r19,%r4
	copy %r3,%r25
	bl put,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L161
	copy %r4,%r19
	addil LT'utmpxs,%r19
	copy %r3,%r25
	ldw RT'utmpxs(%r1),%r26
	bl put_too,%r2
	copy %r19,%r4
	ldw -100(%r30),%r3
	copy %r4,%r19
	ldo 16(%r5),%r26
	ldw -276(%r30),%r2
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	bl out,%r0
	ldo -256(%r30),%r30
.L161:
	ldi 0,%r28
	ldw -276(%r30),%r2
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
	.EXIT
	.PROCEND
	.size	_pututline, .-_pututline
	.section	.text.pututline,"ax",@progbits
	.align 4
.globl pututline
	.type	pututline, @function
pututline:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl _pututline,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	pututline, .-pututline
	.section	.text.setutent,"ax",@progbits
	.align 4
.globl setutent
	.type	setutent, @function
setutent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'utmps,%r19
	ldi 0,%r25
	ldw RT'utmps(%r1),%r26
	stwm %r4,64(%r30)
	ldi 140,%r24
	copy %r19,%r4
	stw %r19,-32(%r30)
	ldo 16(%r26),%r26
	stw %r25,140(%r26)
	bl memset,%r2
	stw %r0,-4(%r26)
	copy %r4,%r19
	addil LT'utmp_out,%r19
	ldw RT'utmp_out(%r1),%r26
	ldi 60,%r24
	bl memset,%r2
	ldi 0,%r25
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setutent, .-setutent
	.section	.text.endutent,"ax",@progbits
	.align 4
.globl endutent
	.type	endutent, @function
endutent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'utmps,%r19
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	ldw RT'utmps(%r1),%r3
	stw %r19,-32(%r30)
	ldw 4(%r3),%r26
	comib,> 0,%r26,.L166
	ldi -1,%r28
	bl close,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi -1,%r28
.L166:
	ldi 0,%r25
	stw %r28,4(%r3)
	ldo 16(%r3),%r26
	stw %r25,12(%r3)
	copy %r19,%r4
	stw %r25,156(%r3)
	bl memset,%r2
	ldi 140,%r24
	copy %r4,%r19
	addil LT'utmp_out,%r19
	ldw RT'utmp_out(%r1),%r26
	ldi 60,%r24
	bl memset,%r2
	ldi 0,%r25
	ldw -60(%r30),%r3
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	endutent, .-endutent
	.section	.text.getutxent,"ax",@progbits
	.align 4
.globl getutxent
	.type	getutxent, @function
getutxent:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'utmpxs,%r19
	ldw -20(%r30),%r2
	ldw RT'utmpxs(%r1),%r26
	bl read_next,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	getutxent, .-getutxent
	.section	.text.getutxid,"ax",@progbits
	.align 4
.globl getutxid
	.type	getutxid, @function
getutxid:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 256(%r30),%r30
	ldi 140,%r24
	stw %r4,-96(%r30)
	ldo -248(%r30),%r26
	stw %r19,-32(%r30)
	stw %r7,-108(%r30)
	stw %r6,-104(%r30)
	stw %r5,-100(%r30)
	stw %r3,-92(%r30)
	bl memcpy,%r2
	copy %r19,%r4
	ldh -204(%r30),%r28
	extrs %r28,31,16,%r20
	ldo -5(%r20),%r21
	comib,>>= 3,%r21,.L169
	copy %r4,%r19
	ldo -1(%r28),%r28
	extru %r28,31,16,%r28
	comib,<< 3,%r28,.L192
	addil LT'utmpxs,%r19
	ldw RT'utmpxs(%r1),%r3
	ldw 156(%r3),%r28
	comib,= 0,%r28,.L197
	ldo -224(%r30),%r7
	ldh 60(%r3),%r28
	extrs %r28,31,16,%r28
	comb,<> %r20,%r28,.L198
	ldi 4,%r6
.L176:
	ldo 16(%r3),%r28
.L196:
	ldw -276(%r30),%r2
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L169:
	addil LT'utmpxs,%r19
	ldw RT'utmpxs(%r1),%r3
	ldw 156(%r3),%r28
	comib,<> 0,%r28,.L193
	ldo -224(%r30),%r7
.L197:
	ldi 4,%r6
.L198:
	ldo 40(%r3),%r5
	copy %r19,%r4
.L199:
	bl read_next,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L171
	copy %r4,%r19
.L181:
	ldh -204(%r30),%r20
	ldh 60(%r3),%r21
	extrs %r20,31,16,%r28
	ldo -1(%r20),%r20
	extru %r20,31,16,%r20
	comib,>>= 3,%r20,.L194
	extrs %r21,31,16,%r21
	ldo -5(%r21),%r21
	comib,<< 3,%r21,.L199
	copy %r19,%r4
	copy %r6,%r24
	copy %r7,%r25
	bl memcmp,%r2
	copy %r5,%r26
	comib,= 0,%r28,.L176
	copy %r4,%r19
	copy %r19,%r4
	bl read_next,%r2
	copy %r3,%r26
	comib,<> 0,%r28,.L181
	copy %r4,%r19
.L171:
	ldi 0,%r28
.L195:
	ldw -276(%r30),%r2
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L194:
	comb,<> %r28,%r21,.L199
	copy %r19,%r4
	b .L196
	ldo 16(%r3),%r28
.L193:
	ldh 60(%r3),%r28
	extrs %r28,31,16,%r28
	ldo -5(%r28),%r28
	comib,<< 3,%r28,.L197
	nop
	copy %r19,%r4
	ldi 4,%r24
	ldo -224(%r30),%r25
	bl memcmp,%r2
	ldo 40(%r3),%r26
	comib,= 0,%r28,.L176
	copy %r4,%r19
	b .L197
	ldo -224(%r30),%r7
.L192:
	bl __errno,%r2
	nop
	ldi 22,%r20
	stw %r20,0(%r28)
	b .L195
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	getutxid, .-getutxid
	.section	.text.getutxline,"ax",@progbits
	.align 4
.globl getutxline
	.type	getutxline, @function
getutxline:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 256(%r30),%r30
	ldi 140,%r24
	stw %r4,-96(%r30)
	ldo -248(%r30),%r26
	stw %r3,-92(%r30)
	stw %r19,-32(%r30)
	stw %r7,-108(%r30)
	stw %r6,-104(%r30)
	stw %r5,-100(%r30)
	bl memcpy,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'utmpxs,%r19
	ldw RT'utmpxs(%r1),%r3
	ldw 156(%r3),%r28
	comib,= 0,%r28,.L217
	ldo -220(%r30),%r7
	ldh 60(%r3),%r28
	ldo -6(%r28),%r28
	extru %r28,31,16,%r28
	comib,>>= 1,%r28,.L215
	copy %r19,%r4
.L201:
	ldo -220(%r30),%r7
.L217:
	ldi 12,%r6
	ldo 44(%r3),%r5
.L203:
	copy %r19,%r4
.L218:
	bl read_next,%r2
	copy %r3,%r26
	movb,= %r28,%r28,.L200
	copy %r4,%r19
	ldh 60(%r3),%r28
	ldo -6(%r28),%r28
	extru %r28,31,16,%r28
	comib,<< 1,%r28,.L218
	copy %r19,%r4
	copy %r6,%r24
	copy %r7,%r25
	bl strncmp,%r2
	copy %r5,%r26
	comib,<> 0,%r28,.L203
	copy %r4,%r19
	ldo 16(%r3),%r28
.L200:
.L216:
	ldw -276(%r30),%r2
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L215:
	ldi 12,%r24
	ldo -220(%r30),%r25
	bl strncmp,%r2
	ldo 44(%r3),%r26
	comib,<> 0,%r28,.L201
	copy %r4,%r19
	b .L216
	ldo 16(%r3),%r28
	.EXIT
	.PROCEND
	.size	getutxline, .-getutxline
	.section	.text.pututxline,"ax",@progbits
	.align 4
.globl pututxline
	.type	pututxline, @function
pututxline:
	.PROC
	.CALLINFO FRAME=256,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 256(%r30),%r30
	ldi 140,%r24
	stw %r5,-108(%r30)
	ldo -248(%r30),%r5
	stw %r4,-104(%r30)
	copy %r5,%r26
	copy %r19,%r4
	stw %r3,-100(%r30)
	bl memcpy,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'utmpxs,%r19
	ldw RT'utmpxs(%r1),%r3
	copy %r19,%r4
	copy %r5,%r25
	bl put,%r2
	copy %r3,%r26
	comib,<> 0,%r28,.L221
	copy %r4,%r19
	addil LT'utmps,%r19
	ldw RT'utmps(%r1),%r26
	bl put_too,%r2
	copy %r5,%r25
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldo 16(%r3),%r28
	ldw -276(%r30),%r2
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
.L221:
	ldi 0,%r28
	ldw -276(%r30),%r2
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -256(%r30),%r30
	.EXIT
	.PROCEND
	.size	pututxline, .-pututxline
	.section	.text.setutxent,"ax",@progbits
	.align 4
.globl setutxent
	.type	setutxent, @function
setutxent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'utmpxs,%r19
	ldi 0,%r25
	ldw RT'utmpxs(%r1),%r26
	stwm %r4,64(%r30)
	ldi 140,%r24
	ldo 16(%r26),%r26
	stw %r19,-32(%r30)
	stw %r0,-4(%r26)
	bl memset,%r2
	stw %r25,140(%r26)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	setutxent, .-setutxent
	.section	.text.endutxent,"ax",@progbits
	.align 4
.globl endutxent
	.type	endutxent, @function
endutxent:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'utmpxs,%r19
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	ldw RT'utmpxs(%r1),%r3
	stw %r19,-32(%r30)
	ldw 4(%r3),%r26
	comib,> 0,%r26,.L225
	ldi -1,%r20
	bl close,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi -1,%r20
.L225:
	ldi 0,%r25
	stw %r20,4(%r3)
	stw %r25,156(%r3)
	ldo 16(%r3),%r26
	ldi 140,%r24
	bl memset,%r2
	stw %r0,12(%r3)
	ldw -60(%r30),%r3
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	endutxent, .-endutxent
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC10:
	.stringz	"x"
	.section	.text.utmpname,"ax",@progbits
	.align 4
.globl utmpname
	.type	utmpname, @function
utmpname:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl strlen,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	ldi 1023,%r20
	comb,<< %r20,%r28,.L229
	copy %r19,%r4
	bl endutent,%r2
	nop
	copy %r4,%r19
	bl endutxent,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'chosen_path,%r19
	ldw RT'chosen_path(%r1),%r26
	copy %r19,%r4
	bl strcpy,%r2
	copy %r3,%r25
	copy %r4,%r19
	addil LT'utmps,%r19
	ldw RT'utmps(%r1),%r20
	stw %r28,0(%r20)
	addil LT'chosen_path_x,%r19
	copy %r19,%r4
	ldw RT'chosen_path_x(%r1),%r26
	bl strcpy,%r2
	copy %r3,%r25
	copy %r4,%r19
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r25
	copy %r19,%r4
	bl strcat,%r2
	copy %r28,%r26
	copy %r4,%r19
	addil LT'utmpxs,%r19
	ldw RT'utmpxs(%r1),%r20
	stw %r28,0(%r20)
	ldi 0,%r28
.L226:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L229:
	bl __errno,%r2
	nop
	ldi 248,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	b .L226
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	utmpname, .-utmpname
	.section	.rodata.str1.4
	.align 4
.LC11:
	.stringz	"/dev/"
	.section	.text.ttyslot,"ax",@progbits
	.align 4
.globl ttyslot
	.type	ttyslot, @function
ttyslot:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r26
	stwm %r9,128(%r30)
	stw %r4,-108(%r30)
	stw %r19,-32(%r30)
	stw %r8,-124(%r30)
	stw %r7,-120(%r30)
	stw %r6,-116(%r30)
	stw %r5,-112(%r30)
	stw %r3,-104(%r30)
	bl ttyname,%r2
	copy %r19,%r4
	movb,= %r28,%r6,.L242
	copy %r4,%r19
.L231:
	addil LT'.LC11,%r19
	copy %r19,%r4
	ldw RT'.LC11(%r1),%r25
	ldi 5,%r24
	bl strncmp,%r2
	copy %r6,%r26
	movb,= %r28,%r7,.L243
	copy %r4,%r19
	ldi 0,%r3
.L246:
	copy %r3,%r28
.L245:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r9
.L243:
	copy %r19,%r4
	bl setutent,%r2
	ldo 5(%r6),%r6
	copy %r4,%r19
	addil LT'utmps,%r19
	ldw RT'utmps(%r1),%r5
	copy %r19,%r4
	bl read_next,%r2
	copy %r5,%r26
	ldi 1,%r3
	ldi 12,%r9
	ldo 44(%r5),%r8
	comib,= 0,%r28,.L244
	copy %r4,%r19
.L238:
	ldh 60(%r5),%r20
	ldo -6(%r20),%r20
	extru %r20,31,16,%r20
	comib,>>= 1,%r20,.L235
	copy %r19,%r4
.L237:
	copy %r19,%r4
	bl read_next,%r2
	copy %r5,%r26
	ldo 1(%r3),%r3
	comib,<> 0,%r28,.L238
	copy %r4,%r19
.L244:
	b .L236
	copy %r7,%r3
.L235:
	copy %r9,%r24
	copy %r6,%r25
	bl strncmp,%r2
	copy %r8,%r26
	comib,<> 0,%r28,.L237
	copy %r4,%r19
.L236:
	bl endutent,%r2
	nop
	b .L245
	copy %r3,%r28
.L242:
	copy %r19,%r4
	bl ttyname,%r2
	ldi 1,%r26
	movb,<> %r28,%r6,.L231
	copy %r4,%r19
	copy %r19,%r4
	bl ttyname,%r2
	ldi 2,%r26
	movb,<> %r28,%r6,.L231
	copy %r4,%r19
	b .L246
	ldi 0,%r3
	.EXIT
	.PROCEND
	.size	ttyslot, .-ttyslot
	.local	utmp_out
	.comm	utmp_out,60,4
	.section	.rodata.str1.4
	.align 4
.LC12:
	.stringz	"/etc/utmpx"
	.section	.data.rel.local,"aw"
	.align 4
	.type	utmpxs, @object
	.size	utmpxs, 160
utmpxs:
	.word	.LC12
	.word	-1
	.zero	152
	.section	.rodata.str1.4
	.align 4
.LC13:
	.stringz	"/etc/utmp"
	.section	.data.rel.local
	.align 4
	.type	utmps, @object
	.size	utmps, 160
utmps:
	.word	.LC13
	.word	-1
	.word	1
	.zero	148
	.local	chosen_path_x
	.comm	chosen_path_x,1025,4
	.local	chosen_path
	.comm	chosen_path,1024,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
