! e99e3c6fe786f202fd1614597a3089dc newlib/libc/string/wcsstr.c
	.file	"wcsstr.c"
	.section	".text"
	.section	.text.wcsstr,"ax",@progbits
	.align 4
	.global wcsstr
	.type	wcsstr, #function
	.proc	0104
wcsstr:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	lduw	[%i1], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L2
	 nop
.L4:
	mov	%i0, %g4
.L1:
	return	%i7+8
	 mov	%g4, %o0
.L2:
	call	wcslen, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	call	wcslen, 0
	 mov	%i1, %o0
	cmp	%i5, %o0
	blu,pn	%xcc, .L1
	 mov	0, %g4
	lduw	[%i0], %g1
	cmp	%g1, 0
	be,pn	%icc, .L1
	 nop
	lduw	[%i1], %g5
	cmp	%g5, 0
	be,pn	%icc, .L4
	 mov	%i0, %g4
	mov	%g5, %g2
.L17:
	ba,pt	%xcc, .L6
	 mov	0, %g1
.L16:
	lduw	[%i1+%g1], %g2
	cmp	%g2, 0
	be,pn	%icc, .L1
	 nop
.L6:
	lduw	[%g4+%g1], %g3
	cmp	%g3, %g2
	be,pt	%icc, .L16
	 add	%g1, 4, %g1
	add	%g4, 4, %g4
	lduw	[%g4], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L17
	 mov	%g5, %g2
	mov	0, %g4
	return	%i7+8
	 mov	%g4, %o0
	.size	wcsstr, .-wcsstr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
