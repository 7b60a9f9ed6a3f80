! 21d7cf233bf2cc2f20d6840af3ffb307 newlib/libc/stdlib/rand48.c
	.file	"rand48.c"
	.section	".text"
	.section	.text.__dorand48,"ax",@progbits
	.align 4
	.global __dorand48
	.type	__dorand48, #function
	.proc	020
__dorand48:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	lduh	[%i1], %i4
	lduh	[%i0+246], %i3
	lduh	[%i0+248], %g4
	lduh	[%i0+252], %o5
	lduh	[%i0+248], %i5
	lduh	[%i1+2], %g1
	mulx	%i5, %i4, %i5
	mulx	%i3, %i4, %g3
	mulx	%g1, %i3, %g1
	add	%g3, %o5, %g3
	add	%g1, %i5, %g1
	srlx	%g3, 16, %i4
	add	%g1, %i4, %g1
	lduh	[%i0+246], %o7
	lduh	[%i0+250], %g5
	lduh	[%i1+4], %g2
	lduh	[%i1+2], %i0
	lduh	[%i1], %i2
	mulx	%g4, %i0, %i5
	mulx	%g2, %o7, %g2
	srlx	%g1, 16, %g4
	add	%g2, %i5, %g2
	mulx	%g5, %i2, %g5
	sth	%g1, [%i1+2]
	add	%g2, %g5, %g2
	sth	%g3, [%i1]
	add	%g4, %g2, %g1
	sth	%g1, [%i1+4]
	return	%i7+8
	 nop
	.size	__dorand48, .-__dorand48
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
