! 9216df1c8093d1297471718078ca5333 newlib/libc/search/tfind.c
	.file	"tfind.c"
	.section	".text"
	.section	.text.tfind,"ax",@progbits
	.align 4
	.global tfind
	.type	tfind, #function
	.proc	0120
tfind:
	save	%sp, -176, %sp
	brz,a,pn %i1, .L14
	 mov	0, %i0
	ldx	[%i1], %g1
	brnz,a,pt %g1, .L15
	 ldx	[%g1], %o1
	return	%i7+8
	 mov	0, %o0
.L5:
	add	%g1, 8, %i1
	add	%g1, 16, %g1
	movge	%icc, %g1, %i1
	ldx	[%i1], %g1
	brz,a,pn %g1, .L14
	 mov	0, %i0
	ldx	[%g1], %o1
.L15:
	call	%i2, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L5
	 ldx	[%i1], %g1
	return	%i7+8
	 ldx	[%o1], %o0
.L14:
	return	%i7+8
	 nop
	.size	tfind, .-tfind
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
