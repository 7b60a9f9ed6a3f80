! acabcda6ecd12a8eec0ac36e63bb852a newlib/libm/common/sf_ilogb.c
	.file	"sf_ilogb.c"
	.section	".text"
	.section	.text.ilogbf,"ax",@progbits
	.align 4
	.global ilogbf
	.type	ilogbf, #function
	.proc	04
ilogbf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(2147482624), %i0
	lduw	[%fp+2043], %g2
	or	%i0, 1023, %i0
	andcc	%g2, %i0, %g1
	be,pn	%icc, .L5
	 sethi	%hi(2139095040), %g3
	andcc	%g2, %g3, %g0
	be,pn	%icc, .L10
	 sethi	%hi(2139094016), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bgu,pn	%icc, .L2
	 sra	%g1, 23, %g1
	add	%g1, -127, %i0
.L2:
	return	%i7+8
	 sra	%o0, 0, %o0
.L10:
	sll	%g1, 8, %g1
	cmp	%g1, 0
	ble,pn	%icc, .L2
	 mov	-126, %i0
.L4:
	add	%g1, %g1, %g1
	cmp	%g1, 0
	bg,pt	%icc, .L4
	 add	%i0, -1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L5:
	sethi	%hi(-2147483648), %i0
	ba,pt	%xcc, .L2
	 or	%i0, 1, %i0
	.size	ilogbf, .-ilogbf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
