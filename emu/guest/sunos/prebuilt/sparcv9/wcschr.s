! de42d002de03bfe21318b56f093f568f newlib/libc/string/wcschr.c
	.file	"wcschr.c"
	.section	".text"
	.section	.text.wcschr,"ax",@progbits
	.align 4
	.global wcschr
	.type	wcschr, #function
	.proc	0104
wcschr:
	save	%sp, -176, %sp
	ba,pt	%xcc, .L8
	 lduw	[%i0], %g1
.L7:
	be,pn	%icc, .L6
	 add	%i0, 4, %i0
	lduw	[%i0], %g1
.L8:
	cmp	%g1, %i1
	bne,pt	%icc, .L7
	 cmp	%g1, 0
	return	%i7+8
	 nop
.L6:
	return	%i7+8
	 mov	0, %o0
	.size	wcschr, .-wcschr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
