! 6aaf0fbc10a40b369026df689ba1d035 newlib/libm/common/s_isnan.c
	.file	"s_isnan.c"
	.section	".text"
	.section	.text.isnan,"ax",@progbits
	.align 4
	.global isnan
	.type	isnan, #function
	.proc	04
isnan:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g2
	sub	%g0, %i1, %g1
	andn	%i0, %g2, %g2
	or	%g1, %i1, %g1
	sethi	%hi(2146435072), %i0
	srl	%g1, 31, %g1
	or	%g1, %g2, %g1
	sub	%i0, %g1, %i0
	srl	%i0, 31, %i0
	jmp	%i7+8
	 restore
	.size	isnan, .-isnan
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
