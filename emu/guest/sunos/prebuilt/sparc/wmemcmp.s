! 3a0706619256da8f9ce3a513f296ef63 newlib/libc/string/wmemcmp.c
	.file	"wmemcmp.c"
	.section	".text"
	.section	.text.wmemcmp,"ax",@progbits
	.align 4
	.global wmemcmp
	.type	wmemcmp, #function
	.proc	04
wmemcmp:
	save	%sp, -96, %sp
	cmp	%i2, 0
	be	.L5
	 mov	0, %g1
	b	.L4
	 mov	0, %g2
.L3:
	cmp	%i2, %g2
	be	.L5
	 add	%g1, 4, %g1
.L4:
	ld	[%i0+%g1], %g4
	ld	[%i1+%g1], %g3
	cmp	%g4, %g3
	be,a	.L3
	 add	%g2, 1, %g2
	ble	.L9
	 mov	-1, %i0
	jmp	%i7+8
	 restore %g0, 1, %o0
.L5:
	mov	0, %i0
.L9:
	jmp	%i7+8
	 restore
	.size	wmemcmp, .-wmemcmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
