! c089979a57863660147ebc3bb0f3d1d1 newlib/libc/string/strnlen.c
	.file	"strnlen.c"
	.section	".text"
	.section	.text.strnlen,"ax",@progbits
	.align 4
	.global strnlen
	.type	strnlen, #function
	.proc	017
strnlen:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	mov	%i0, %g1
	brnz,pt	%i1, .L4
	 add	%i0, %i1, %g3
	return	%i7+8
	 mov	0, %o0
.L5:
	cmp	%g3, %g1
	be,pn	%xcc, .L10
	 nop
.L4:
	ldsb	[%g1], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L5
	 add	%g1, 1, %g1
	return	%i7+8
	 sub	%g1, %o0, %o0
.L10:
	return	%i7+8
	 sub	%g3, %o0, %o0
	return	%i7+8
	 nop
	.size	strnlen, .-strnlen
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
