! a75a76cc0a4c4cd723d87a3ca2150637 newlib/libm/common/sf_finite.c
	.file	"sf_finite.c"
	.section	".text"
	.section	.text.finitef,"ax",@progbits
	.align 4
	.global finitef
	.type	finitef, #function
	.proc	04
finitef:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g1
	andn	%i0, %g1, %g2
	sethi	%hi(2139094016), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	ble	.L4
	 mov	1, %i0
	mov	0, %i0
.L4:
	jmp	%i7+8
	 restore
	.size	finitef, .-finitef
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
