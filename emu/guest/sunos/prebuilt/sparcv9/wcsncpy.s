! 5b38abe52ae076a1b6eca62f4c2faa4d newlib/libc/string/wcsncpy.c
	.file	"wcsncpy.c"
	.section	".text"
	.section	.text.wcsncpy,"ax",@progbits
	.align 4
	.global wcsncpy
	.type	wcsncpy, #function
	.proc	0104
wcsncpy:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ba,pt	%xcc, .L2
	 mov	%i0, %g1
.L4:
	lduw	[%i1-4], %g2
	st	%g2, [%g1-4]
	cmp	%g2, 0
	be,pn	%icc, .L11
	 add	%i2, -1, %g3
	mov	%g3, %i2
.L2:
	add	%i1, 4, %i1
	brnz,pt	%i2, .L4
	 add	%g1, 4, %g1
.L14:
	return	%i7+8
	 nop
.L11:
	brz,pn	%g3, .L14
	 add	%i2, -2, %i2
.L3:
	st	%g0, [%g1]
	add	%i2, -1, %i2
	cmp	%i2, -1
	bne,pt	%xcc, .L3
	 add	%g1, 4, %g1
	return	%i7+8
	 nop
	.size	wcsncpy, .-wcsncpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
