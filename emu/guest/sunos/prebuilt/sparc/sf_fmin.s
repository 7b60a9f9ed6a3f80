! c847918f2a4280cac900b91c764a17f4 newlib/libm/common/sf_fmin.c
	.file	"sf_fmin.c"
	.section	".text"
	.section	.text.fminf,"ax",@progbits
	.align 4
	.global fminf
	.type	fminf, #function
	.proc	06
fminf:
	save	%sp, -104, %sp
	call	__fpclassifyf, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L2
	 nop
.L4:
	st	%i1, [%fp-4]
	ld	[%fp-4], %f0
.L11:
	jmp	%i7+8
	 restore
.L2:
	call	__fpclassifyf, 0
	 mov	%i1, %o0
	st	%i0, [%fp-4]
	cmp	%o0, 0
	be	.L11
	 ld	[%fp-4], %f0
	st	%i1, [%fp-4]
	ld	[%fp-4], %f8
	fcmpes	%f0, %f8
	nop
	fbuge	.L4
	 nop
	jmp	%i7+8
	 restore
	.size	fminf, .-fminf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
