! c089979a57863660147ebc3bb0f3d1d1 newlib/libc/string/strnlen.c
	.file	"strnlen.c"
	.section	".text"
	.section	.text.strnlen,"ax",@progbits
	.align 4
	.global strnlen
	.type	strnlen, #function
	.proc	016
strnlen:
	save	%sp, -96, %sp
	mov	%i0, %g1
	cmp	%i1, 0
	bne	.L4
	 add	%i0, %i1, %g3
	jmp	%i7+8
	 restore %g0, 0, %o0
.L5:
	cmp	%g3, %g1
	be,a	.L12
	 sub	%g3, %i0, %i0
.L4:
	ldsb	[%g1], %g2
	cmp	%g2, 0
	bne,a	.L5
	 add	%g1, 1, %g1
	sub	%g1, %i0, %i0
.L12:
	jmp	%i7+8
	 restore
	jmp	%i7+8
	 restore
	.size	strnlen, .-strnlen
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
