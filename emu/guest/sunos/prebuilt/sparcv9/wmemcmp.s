! 3a0706619256da8f9ce3a513f296ef63 newlib/libc/string/wmemcmp.c
	.file	"wmemcmp.c"
	.section	".text"
	.section	.text.wmemcmp,"ax",@progbits
	.align 4
	.global wmemcmp
	.type	wmemcmp, #function
	.proc	04
wmemcmp:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	brz,pn	%i2, .L5
	 mov	0, %g1
	ba,pt	%xcc, .L4
	 mov	0, %g2
.L3:
	cmp	%i2, %g2
	be,pn	%xcc, .L5
	 add	%g1, 4, %g1
.L4:
	lduw	[%i0+%g1], %g4
	lduw	[%i1+%g1], %g3
	cmp	%g4, %g3
	be,a,pt	%icc, .L3
	 add	%g2, 1, %g2
	mov	1, %i0
	movle	%icc, -1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L5:
	mov	0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	wmemcmp, .-wmemcmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
