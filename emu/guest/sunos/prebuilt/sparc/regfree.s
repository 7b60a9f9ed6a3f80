! df41c2205e59a1151c0bf7e0551043eb newlib/libc/posix/regfree.c
	.file	"regfree.c"
	.section	".text"
	.section	.text.regfree,"ax",@progbits
	.align 4
	.global regfree
	.type	regfree, #function
	.proc	020
regfree:
	save	%sp, -96, %sp
	sethi	%hi(61440), %g1
	ld	[%i0+8], %g2
	or	%g1, 613, %g1
	cmp	%g2, %g1
	bne	.L36
	 nop
	ld	[%i0+4], %i5
	cmp	%i5, 0
	be	.L36
	 sethi	%hi(53248), %g1
	ld	[%i5], %g2
	or	%g1, 581, %g1
	cmp	%g2, %g1
	bne	.L36
	 nop
	st	%g0, [%i0+8]
	st	%g0, [%i5]
	ld	[%i5+4], %o0
	cmp	%o0, 0
	be,a	.L31
	 ld	[%i5+16], %o0
	call	free, 0
	 nop
	ld	[%i5+16], %o0
.L31:
	cmp	%o0, 0
	be,a	.L32
	 ld	[%i5+20], %o0
	call	free, 0
	 nop
	ld	[%i5+20], %o0
.L32:
	cmp	%o0, 0
	be,a	.L33
	 ld	[%i5+60], %o0
	call	free, 0
	 nop
	ld	[%i5+60], %o0
.L33:
	cmp	%o0, 0
	be,a	.L34
	 ld	[%i5+68], %o0
	call	free, 0
	 nop
	ld	[%i5+68], %o0
.L34:
	cmp	%o0, 0
	be,a	.L35
	 ld	[%i5+72], %o0
	call	free, 0
	 add	%o0, -512, %o0
	ld	[%i5+72], %o0
.L35:
	cmp	%o0, 0
	be	.L8
	 nop
	call	free, 0
	 nop
.L8:
	call	free, 0
	 restore %g0, %i5, %o0
.L36:
	jmp	%i7+8
	 restore
	.size	regfree, .-regfree
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
