! fb9af9ba6f8b5466a9b31e530bee36c9 newlib/libc/time/gmtime_r.c
	.file	"gmtime_r.c"
	.section	".text"
	.section	.text.gmtime_r,"ax",@progbits
	.align 4
	.global gmtime_r
	.type	gmtime_r, #function
	.proc	0110
gmtime_r:
	save	%sp, -96, %sp
	sethi	%hi(86016), %g2
	ld	[%i0], %g1
	or	%g2, 384, %g2
	sra	%g1, 31, %g3
	wr	%g3, 0, %y
	nop
	nop
	nop
	sdiv	%g1, %g2, %g4
	smul	%g4, %g2, %g3
	subcc	%g1, %g3, %g1
	bneg,a	.L2
	 add	%g1, %g2, %g1
	sethi	%hi(718848), %g2
	or	%g2, 620, %g2
	add	%g4, %g2, %g4
.L3:
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 3600, %i3
	add	%g4, 3, %g3
	smul	%i3, 3600, %i5
	sra	%g3, 31, %i4
	wr	%i4, 0, %y
	nop
	nop
	nop
	sdiv	%g3, 7, %g2
	sub	%g1, %i5, %g1
	sll	%g2, 3, %i4
	sra	%g1, 31, %i2
	wr	%i2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 60, %i5
	sub	%i4, %g2, %i4
	sll	%i5, 4, %g2
	sub	%g3, %i4, %g3
	sub	%g2, %i5, %g2
	sll	%g2, 2, %g2
	sub	%g1, %g2, %g1
	st	%g3, [%i1+24]
	st	%g1, [%i1]
	sethi	%hi(145408), %g1
	or	%g1, 689, %g3
	sra	%g4, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g4, %g3, %g3
	sethi	%hi(-146432), %g2
	or	%g2, 335, %g2
	smul	%g3, %g2, %g2
	add	%g2, %g4, %g2
	or	%g1, 688, %g4
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g2, %g4, %g4
	st	%i3, [%i1+8]
	st	%i5, [%i1+4]
	sethi	%hi(35840), %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g2, 1460, %i5
	or	%g1, 684, %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g2, %g1, %g1
	add	%g1, %g2, %g1
	sub	%g1, %i5, %g1
	sub	%g1, %g4, %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, 365, %i2
	smul	%i2, 365, %g4
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, 1460, %g1
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i2, 100, %i0
	mov	-10, %i5
	sub	%i0, %g1, %g1
	add	%g1, %g2, %g1
	sub	%g1, %g4, %g1
	sll	%g1, 2, %g2
	add	%g1, 1, %i4
	add	%g2, %g1, %g2
	add	%g2, 2, %g2
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g2, 153, %i3
	cmp	%g2, 1529
	smul	%i3, 153, %g4
	add	%g4, 2, %g4
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g4, 5, %g4
	bgu	.L4
	 sub	%i4, %g4, %i4
	mov	2, %i5
.L4:
	add	%i5, %i3, %g4
	cmp	%g4, 2
	smul	%g3, 400, %g3
	addx	%i2, %g3, %g3
	cmp	%g1, 305
	bleu,a	.L6
	 andcc	%i2, 3, %g0
	add	%g1, -306, %g1
	add	%g3, -1900, %g3
	st	%g1, [%i1+28]
	st	%g3, [%i1+20]
	st	%g4, [%i1+16]
	st	%i4, [%i1+12]
	st	%g0, [%i1+32]
	jmp	%i7+8
	 restore %g0, %i1, %o0
.L6:
	bne	.L8
	 nop
	smul	%i0, 100, %i0
	cmp	%i2, %i0
	be	.L8
	 mov	1, %g2
	add	%g1, 59, %g1
	add	%g1, %g2, %g1
.L13:
	add	%g3, -1900, %g3
	st	%g1, [%i1+28]
	st	%g3, [%i1+20]
	st	%g4, [%i1+16]
	st	%i4, [%i1+12]
	st	%g0, [%i1+32]
	jmp	%i7+8
	 restore %g0, %i1, %o0
.L8:
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i2, 400, %g2
	smul	%g2, 400, %g2
	sub	%i2, %g2, %g2
	add	%g1, 59, %g1
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	b	.L13
	 add	%g1, %g2, %g1
.L2:
	sethi	%hi(718848), %g2
	or	%g2, 619, %g2
	b	.L3
	 add	%g4, %g2, %g4
	.size	gmtime_r, .-gmtime_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
