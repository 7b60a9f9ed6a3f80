! 2d8e38e523940aed707f6f7e382c27ee newlib/libc/string/wmemset.c
	.file	"wmemset.c"
	.section	".text"
	.section	.text.wmemset,"ax",@progbits
	.align 4
	.global wmemset
	.type	wmemset, #function
	.proc	0104
wmemset:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	brz,pn	%i2, .L9
	 mov	%i0, %g2
	mov	0, %g1
.L3:
	st	%i1, [%g2]
	add	%g1, 1, %g1
	cmp	%i2, %g1
	bne,pt	%xcc, .L3
	 add	%g2, 4, %g2
.L9:
	return	%i7+8
	 nop
	.size	wmemset, .-wmemset
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
