! 718aca8d7c681afc84fcc5d03113889b newlib/libm/common/s_ilogb.c
	.file	"s_ilogb.c"
	.section	".text"
	.section	.text.ilogb,"ax",@progbits
	.align 4
	.global ilogb
	.type	ilogb, #function
	.proc	04
ilogb:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(2147482624), %i0
	ldx	[%fp+2039], %g3
	or	%i0, 1023, %i0
	srlx	%g3, 32, %g2
	sethi	%hi(2146435072), %g4
	andcc	%g4, %g2, %g0
	bne,pt	%icc, .L2
	 and	%i0, %g2, %g1
	orcc	%g1, %g3, %g0
	be,pn	%icc, .L7
	 cmp	%g1, 0
	bne,pt	%icc, .L4
	 sll	%g1, 11, %g1
	mov	%g3, %g1
	cmp	%g3, 0
	ble,pn	%icc, .L3
	 mov	-1043, %i0
.L5:
	add	%g1, %g1, %g1
	cmp	%g1, 0
	bg,pt	%icc, .L5
	 add	%i0, -1, %i0
.L3:
	return	%i7+8
	 sra	%o0, 0, %o0
.L2:
	sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bgu,pn	%icc, .L3
	 sra	%g1, 20, %g1
	add	%g1, -1023, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L4:
	cmp	%g1, 0
	be,pn	%icc, .L3
	 mov	-1022, %i0
.L6:
	add	%g1, %g1, %g1
	cmp	%g1, 0
	bg,pt	%icc, .L6
	 add	%i0, -1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L7:
	sethi	%hi(-2147483648), %i0
	ba,pt	%xcc, .L3
	 or	%i0, 1, %i0
	.size	ilogb, .-ilogb
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
