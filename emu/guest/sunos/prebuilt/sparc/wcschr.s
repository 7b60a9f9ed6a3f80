! de42d002de03bfe21318b56f093f568f newlib/libc/string/wcschr.c
	.file	"wcschr.c"
	.section	".text"
	.section	.text.wcschr,"ax",@progbits
	.align 4
	.global wcschr
	.type	wcschr, #function
	.proc	0104
wcschr:
	save	%sp, -96, %sp
	b	.L8
	 ld	[%i0], %g1
.L7:
	be	.L6
	 add	%i0, 4, %i0
	ld	[%i0], %g1
.L8:
	cmp	%g1, %i1
	bne	.L7
	 cmp	%g1, 0
	jmp	%i7+8
	 restore
.L6:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	wcschr, .-wcschr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
