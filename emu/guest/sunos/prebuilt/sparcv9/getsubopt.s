! dba6a87b34709bdad9c14309a1e5efec newlib/libc/stdlib/getsubopt.c
	.file	"getsubopt.c"
	.section	".text"
	.section	.text.getsubopt,"ax",@progbits
	.align 4
	.global getsubopt
	.type	getsubopt, #function
	.proc	04
getsubopt:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	stx	%g0, [%i2]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(suboptarg), %g1
	xor	%g1, %gdop_lox10(suboptarg), %g1
	ldx	[%l7 + %g1], %l7, %gdop(suboptarg)
	brz,pn	%i0, .L20
	 stx	%g0, [%l7]
	ldx	[%i0], %g3
	brz,a,pn %g3, .L68
	 mov	-1, %i0
	ldub	[%g3], %g1
	sll	%g1, 24, %g2
	cmp	%g2, 0
	be,pn	%icc, .L4
	 sethi	%hi(4096), %g4
	and	%g1, 0xff, %g1
.L70:
	cmp	%g1, 44
	bgu,pn	%icc, .L5
	 or	%g4, 1, %g1
	sra	%g2, 24, %g2
	sllx	%g1, 32, %g1
	or	%g1, 512, %g1
	srlx	%g1, %g2, %g1
	andcc	%g1, 1, %g0
	bne,a,pn %xcc, .L6
	 add	%g3, 1, %g3
.L5:
	stx	%g3, [%l7]
.L62:
	ldsb	[%g3+1], %g1
	cmp	%g1, 0
	be,pn	%icc, .L9
	 add	%g3, 1, %g2
	cmp	%g1, 44
	be,a,pn	%icc, .L69
	 add	%g3, 2, %g2
	bg,pn	%icc, .L11
	 cmp	%g1, 9
	be,pn	%icc, .L10
	 cmp	%g1, 32
	bne,a,pn %icc, .L62
	 mov	%g2, %g3
.L10:
	add	%g3, 2, %g2
.L69:
	stb	%g0, [%g3+1]
.L16:
	ldub	[%g2], %g1
.L72:
	sll	%g1, 24, %g3
	cmp	%g3, 0
	be,pn	%icc, .L9
	 sethi	%hi(4096), %g4
	and	%g1, 0xff, %g1
.L74:
	cmp	%g1, 44
	bgu,pn	%icc, .L9
	 sra	%g3, 24, %g3
	or	%g4, 1, %g1
	sllx	%g1, 32, %g1
	or	%g1, 512, %g1
	srlx	%g1, %g3, %g1
	andcc	%g1, 1, %g0
	bne,a,pn %xcc, .L18
	 add	%g2, 1, %g2
.L9:
	stx	%g2, [%i0]
.L67:
	ldx	[%i1], %o1
	brz,a,pn %o1, .L68
	 mov	-1, %i0
	ba,pt	%xcc, .L19
	 mov	0, %i0
.L65:
	ldx	[%i1], %o1
	brz,pn	%o1, .L20
	 add	%i0, 1, %i0
.L19:
	call	strcmp, 0
	 ldx	[%l7], %o0
	cmp	%o0, 0
	bne,pt	%icc, .L65
	 add	%i1, 8, %i1
.L8:
.L68:
	return	%i7+8
	 sra	%o0, 0, %o0
.L6:
	ldub	[%g3], %g1
	sll	%g1, 24, %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L70
	 and	%g1, 0xff, %g1
.L4:
	stx	%g3, [%i0]
.L20:
	ba,pt	%xcc, .L8
	 mov	-1, %i0
.L11:
	cmp	%g1, 61
	bne,a,pn %icc, .L62
	 mov	%g2, %g3
	stb	%g0, [%g3+1]
	add	%g3, 2, %g2
	stx	%g2, [%i2]
	ldub	[%g3+2], %g1
	sll	%g1, 24, %g1
	cmp	%g0, %g1
	sra	%g1, 24, %g3
	addx	%g0, 0, %g4
	xor	%g3, 44, %g3
	cmp	%g0, %g3
	addx	%g0, 0, %g3
	andcc	%g4, %g3, %g0
	bne,a,pt %icc, .L71
	 sra	%g1, 24, %g1
.L13:
	cmp	%g1, 0
	be,a,pt	%icc, .L72
	 ldub	[%g2], %g1
	stb	%g0, [%g2]
.L73:
	ba,pt	%xcc, .L16
	 add	%g2, 1, %g2
.L66:
	be,a,pn	%icc, .L73
	 stb	%g0, [%g2]
	ldub	[%g2+1], %g1
	sll	%g1, 24, %g1
	cmp	%g0, %g1
	sra	%g1, 24, %g3
	addx	%g0, 0, %g4
	xor	%g3, 44, %g3
	cmp	%g0, %g3
	addx	%g0, 0, %g3
	andcc	%g4, %g3, %g0
	be,pn	%icc, .L13
	 add	%g2, 1, %g2
	sra	%g1, 24, %g1
.L71:
	cmp	%g1, 32
	bne,pt	%icc, .L66
	 cmp	%g1, 9
	stb	%g0, [%g2]
	ba,pt	%xcc, .L16
	 add	%g2, 1, %g2
.L18:
	ldub	[%g2], %g1
	sll	%g1, 24, %g3
	cmp	%g3, 0
	bne,a,pt %icc, .L74
	 and	%g1, 0xff, %g1
	ba,pt	%xcc, .L67
	 stx	%g2, [%i0]
	.size	getsubopt, .-getsubopt
	.global suboptarg
	.section	".bss"
	.align 8
	.type	suboptarg, #object
	.size	suboptarg, 8
suboptarg:
	.skip	8
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
