! 9216df1c8093d1297471718078ca5333 newlib/libc/search/tfind.c
	.file	"tfind.c"
	.section	".text"
	.section	.text.tfind,"ax",@progbits
	.align 4
	.global tfind
	.type	tfind, #function
	.proc	0120
tfind:
	save	%sp, -96, %sp
	cmp	%i1, 0
	be	.L4
	 nop
.L2:
	ld	[%i1], %g1
	cmp	%g1, 0
	be	.L4
	 nop
	ld	[%g1], %o1
.L16:
	call	%i2, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,a	.L17
	 ld	[%i1], %i0
	ld	[%i1], %g1
	bge	.L2
	 add	%g1, 8, %i1
	add	%g1, 4, %i1
	ld	[%i1], %g1
	cmp	%g1, 0
	bne,a	.L16
	 ld	[%g1], %o1
.L4:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L17:
	jmp	%i7+8
	 restore
	.size	tfind, .-tfind
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
