! 336a11c8750f4d6d0dbe06c4ef244ff9 newlib/libc/time/asctime_r.c
	.file	"asctime_r.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"%.3s %.3s%3d %.2d:%.2d:%.2d %d\n"
	.section	.text.asctime_r,"ax",@progbits
	.align 4
	.global asctime_r
	.type	asctime_r, #function
	.proc	0102
asctime_r:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -208, %sp
	ldsw	[%i0+16], %g3
	ldsw	[%i0+24], %g2
	lduw	[%i0+20], %g4
	ldsw	[%i0+4], %g5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%g3, %g3, %o3
	add	%g2, %g2, %o2
	add	%o3, %g3, %o3
	add	%o2, %g2, %o2
	add	%g4, 1900, %g4
	sethi	%gdop_hix22(mon_name.0), %g3
	sra	%g4, 0, %g4
	sethi	%gdop_hix22(day_name.1), %g2
	xor	%g3, %gdop_lox10(mon_name.0), %g3
	xor	%g2, %gdop_lox10(day_name.1), %g2
	ldx	[%l7 + %g3], %g3, %gdop(mon_name.0)
	ldx	[%l7 + %g2], %g2, %gdop(day_name.1)
	ldsw	[%i0], %i5
	add	%g3, %o3, %o3
	stx	%g4, [%sp+2239]
	stx	%i5, [%sp+2231]
	stx	%g5, [%sp+2223]
	add	%g2, %o2, %o2
	ldsw	[%i0+8], %o5
	ldsw	[%i0+12], %o4
	mov	%i1, %o0
	sethi	%gdop_hix22(.LC0), %o1
	mov	%i1, %i0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	siprintf, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	return	%i7+8
	 nop
	.size	asctime_r, .-asctime_r
	.section	".rodata"
	.type	mon_name.0, #object
	.size	mon_name.0, 36
mon_name.0:
	.ascii	"Jan"
	.ascii	"Feb"
	.ascii	"Mar"
	.ascii	"Apr"
	.ascii	"May"
	.ascii	"Jun"
	.ascii	"Jul"
	.ascii	"Aug"
	.ascii	"Sep"
	.ascii	"Oct"
	.ascii	"Nov"
	.ascii	"Dec"
	.type	day_name.1, #object
	.size	day_name.1, 21
day_name.1:
	.ascii	"Sun"
	.ascii	"Mon"
	.ascii	"Tue"
	.ascii	"Wed"
	.ascii	"Thu"
	.ascii	"Fri"
	.ascii	"Sat"
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.text.__sparc_get_pc_thunk.l7,"axG",@progbits,__sparc_get_pc_thunk.l7,comdat
	.align 4
	.weak	__sparc_get_pc_thunk.l7
	.hidden	__sparc_get_pc_thunk.l7
	.type	__sparc_get_pc_thunk.l7, #function
	.proc	020
__sparc_get_pc_thunk.l7:
	jmp	%o7+8
	 add	%o7, %l7, %l7
	.section	.note.GNU-stack,"",@progbits
