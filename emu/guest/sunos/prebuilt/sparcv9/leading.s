! 3e16204db369dea2987837a61ef7c43e emu/guest/sunos/sparcv9/leading.c
	.file	"leading.c"
	.section	".text"
	.section	.text.__clzdi2,"ax",@progbits
	.align 4
	.global __clzdi2
	.type	__clzdi2, #function
	.proc	04
__clzdi2:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	mov	6, %g3
	mov	32, %g1
	mov	0, %g4
	mov	64, %g5
.L3:
	sub	%g5, %g1, %g2
	srlx	%i0, %g2, %g2
	brnz,pt	%g2, .L6
	 srl	%g1, 31, %g2
	add	%g4, %g1, %g4
	sllx	%i0, %g1, %i0
.L6:
	addcc	%g3, -1, %g3
	add	%g2, %g1, %g1
	bne,pt	%icc, .L3
	 sra	%g1, 1, %g1
	return	%i7+8
	 sra	%g4, 0, %o0
	.size	__clzdi2, .-__clzdi2
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
