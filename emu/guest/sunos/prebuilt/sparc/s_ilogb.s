! 718aca8d7c681afc84fcc5d03113889b newlib/libm/common/s_ilogb.c
	.file	"s_ilogb.c"
	.section	".text"
	.section	.text.ilogb,"ax",@progbits
	.align 4
	.global ilogb
	.type	ilogb, #function
	.proc	04
ilogb:
	save	%sp, -96, %sp
	sethi	%hi(2147482624), %g1
	sethi	%hi(2146435072), %g4
	or	%g1, 1023, %g1
	andcc	%i0, %g4, %g0
	bne	.L2
	 and	%i0, %g1, %g2
	orcc	%g2, %i1, %g0
	be	.L7
	 mov	%i1, %g1
	cmp	%g2, 0
	bne,a	.L4
	 sll	%g2, 11, %g1
	cmp	%i1, 0
	ble	.L15
	 mov	-1043, %i0
.L5:
	add	%g1, %g1, %g1
	cmp	%g1, 0
	bg	.L5
	 add	%i0, -1, %i0
.L15:
	jmp	%i7+8
	 restore
.L2:
	mov	%g1, %i0
	sethi	%hi(2146434048), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bgu	.L15
	 sra	%g2, 20, %g1
	jmp	%i7+8
	 restore %g1, -1023, %o0
.L4:
	cmp	%g1, 0
	be	.L15
	 mov	-1022, %i0
.L6:
	add	%g1, %g1, %g1
	cmp	%g1, 0
	bg	.L6
	 add	%i0, -1, %i0
	jmp	%i7+8
	 restore
.L7:
	sethi	%hi(-2147483648), %i0
	or	%i0, 1, %i0
	jmp	%i7+8
	 restore
	.size	ilogb, .-ilogb
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
