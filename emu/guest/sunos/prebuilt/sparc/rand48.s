! 21d7cf233bf2cc2f20d6840af3ffb307 newlib/libc/stdlib/rand48.c
	.file	"rand48.c"
	.section	".text"
	.section	.text.__dorand48,"ax",@progbits
	.align 4
	.global __dorand48
	.type	__dorand48, #function
	.proc	020
__dorand48:
	save	%sp, -96, %sp
	lduh	[%i0+188], %o7
	lduh	[%i0+182], %i3
	lduh	[%i0+184], %g4
	lduh	[%i1], %i4
	lduh	[%i1+2], %i2
	smul	%i3, %i4, %g3
	add	%g3, %o7, %g3
	smul	%g4, %i4, %o7
	smul	%g4, %i2, %g4
	lduh	[%i0+186], %i5
	lduh	[%i1+4], %g1
	smul	%i2, %i3, %g2
	smul	%g1, %i3, %g1
	srl	%g3, 16, %i0
	add	%g1, %g4, %g1
	add	%g2, %o7, %g2
	smul	%i5, %i4, %g4
	add	%g2, %i0, %g2
	add	%g1, %g4, %g1
	srl	%g2, 16, %i3
	sth	%g3, [%i1]
	add	%g1, %i3, %g1
	sth	%g2, [%i1+2]
	sth	%g1, [%i1+4]
	jmp	%i7+8
	 restore
	.size	__dorand48, .-__dorand48
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
