! df41c2205e59a1151c0bf7e0551043eb newlib/libc/posix/regfree.c
	.file	"regfree.c"
	.section	".text"
	.section	.text.regfree,"ax",@progbits
	.align 4
	.global regfree
	.type	regfree, #function
	.proc	020
regfree:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	lduw	[%i0+16], %g2
	sethi	%hi(61440), %g1
	or	%g1, 613, %g1
	cmp	%g2, %g1
	bne,pt	%icc, .L35
	 nop
	ldx	[%i0+8], %i5
	brz,pn	%i5, .L35
	 sethi	%hi(53248), %g1
	lduw	[%i5], %g2
	or	%g1, 581, %g1
	cmp	%g2, %g1
	bne,pt	%icc, .L35
	 nop
	st	%g0, [%i0+16]
	ldx	[%i5+8], %o0
	brz,pn	%o0, .L3
	 st	%g0, [%i5]
	call	free, 0
	 nop
.L3:
	ldx	[%i5+24], %o0
	brz,a,pn %o0, .L31
	 ldx	[%i5+32], %o0
	call	free, 0
	 nop
	ldx	[%i5+32], %o0
.L31:
	brz,a,pn %o0, .L32
	 ldx	[%i5+96], %o0
	call	free, 0
	 nop
	ldx	[%i5+96], %o0
.L32:
	brz,a,pn %o0, .L33
	 ldx	[%i5+112], %o0
	call	free, 0
	 nop
	ldx	[%i5+112], %o0
.L33:
	brz,a,pn %o0, .L34
	 ldx	[%i5+120], %o0
	call	free, 0
	 add	%o0, -512, %o0
	ldx	[%i5+120], %o0
.L34:
	brz,pn	%o0, .L8
	 nop
	call	free, 0
	 nop
.L8:
	call	free, 0
	 restore %g0, %i5, %o0
.L35:
	return	%i7+8
	 nop
	.size	regfree, .-regfree
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
