! 0c4d4d8f862f0d091d3ea1743bba3cac newlib/libc/string/wcsrchr.c
	.file	"wcsrchr.c"
	.section	".text"
	.section	.text.wcsrchr,"ax",@progbits
	.align 4
	.global wcsrchr
	.type	wcsrchr, #function
	.proc	0104
wcsrchr:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	lduw	[%i0], %g1
	cmp	%g1, 0
	be,pn	%icc, .L5
	 mov	%i0, %g1
	add	%g1, 4, %g1
.L13:
	lduw	[%g1], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L13
	 add	%g1, 4, %g1
	cmp	%i0, %g1
	bgu,a,pn %xcc, .L14
	 mov	0, %g1
.L5:
	lduw	[%g1], %g2
.L15:
	cmp	%g2, %i1
	be,pn	%icc, .L1
	 nop
	add	%g1, -4, %g1
	cmp	%i0, %g1
	bleu,a,pt %xcc, .L15
	 lduw	[%g1], %g2
	mov	0, %g1
.L1:
.L14:
	return	%i7+8
	 mov	%g1, %o0
	.size	wcsrchr, .-wcsrchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
