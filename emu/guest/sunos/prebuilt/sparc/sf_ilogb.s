! acabcda6ecd12a8eec0ac36e63bb852a newlib/libm/common/sf_ilogb.c
	.file	"sf_ilogb.c"
	.section	".text"
	.section	.text.ilogbf,"ax",@progbits
	.align 4
	.global ilogbf
	.type	ilogbf, #function
	.proc	04
ilogbf:
	save	%sp, -96, %sp
	sethi	%hi(2147482624), %g2
	or	%g2, 1023, %g2
	andcc	%i0, %g2, %g1
	be	.L5
	 sethi	%hi(2139095040), %g3
	andcc	%i0, %g3, %g0
	be,a	.L10
	 sll	%g1, 8, %g1
	mov	%g2, %i0
	sethi	%hi(2139094016), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bgu	.L12
	 sra	%g1, 23, %g1
	jmp	%i7+8
	 restore %g1, -127, %o0
.L10:
	cmp	%g1, 0
	ble	.L12
	 mov	-126, %i0
.L4:
	add	%g1, %g1, %g1
	cmp	%g1, 0
	bg	.L4
	 add	%i0, -1, %i0
.L12:
	jmp	%i7+8
	 restore
.L5:
	sethi	%hi(-2147483648), %i0
	or	%i0, 1, %i0
	jmp	%i7+8
	 restore
	.size	ilogbf, .-ilogbf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
