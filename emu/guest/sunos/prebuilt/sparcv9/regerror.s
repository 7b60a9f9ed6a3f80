! da9e756b0ef69d7889e05e6994b59ba4 newlib/libc/posix/regerror.c
	.file	"regerror.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"0"
	.align 8
.LC1:
	.asciz	"%d"
	.align 8
.LC2:
	.asciz	"REG_0x%x"
	.section	.text.regerror,"ax",@progbits
	.align 4
	.global regerror
	.type	regerror, #function
	.proc	017
regerror:
	.register	%g2, #scratch
	save	%sp, -240, %sp
	and	%i0, -257, %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(rerrs), %g1
	cmp	%i0, 255
	xor	%g1, %gdop_lox10(rerrs), %g1
	ldx	[%l7 + %g1], %g1, %gdop(rerrs)
	be,pn	%icc, .L2
	 lduw	[%g1], %g2
	cmp	%g2, 0
	be,pn	%icc, .L32
	 and	%i0, 256, %i0
	cmp	%o2, %g2
.L36:
	be,pn	%icc, .L9
	 cmp	%i0, 0
	add	%g1, 24, %g1
	lduw	[%g1], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L36
	 cmp	%o2, %g2
.L32:
	cmp	%i0, 0
	bne,pn	%icc, .L34
	 add	%fp, 1991, %i5
.L12:
	ldx	[%g1+16], %i5
.L6:
	call	strlen, 0
	 mov	%i5, %o0
	brz,pt	%i3, .L39
	 add	%o0, 1, %i0
	cmp	%i0, %i3
	bgeu,a,pt %xcc, .L15
	 add	%i3, -1, %i3
	mov	%i5, %o1
	call	strcpy, 0
	 mov	%i2, %o0
.L39:
	return	%i7+8
	 nop
.L9:
	be,pn	%icc, .L12
	 add	%fp, 1991, %i5
	ldx	[%g1+8], %o1
	call	strcpy, 0
	 mov	%i5, %o0
	ba,pt	%xcc, .L6
	 nop
.L15:
	mov	%i5, %o1
	mov	%i3, %o2
	call	strncpy, 0
	 mov	%i2, %o0
	stb	%g0, [%i2+%i3]
	return	%i7+8
	 nop
.L2:
	cmp	%g2, 0
	bne,pt	%icc, .L5
	 mov	%g1, %i5
.L8:
	sethi	%gdop_hix22(.LC0), %i5
.L37:
	xor	%i5, %gdop_lox10(.LC0), %i5
	ba,pt	%xcc, .L6
	 ldx	[%l7 + %i5], %i5, %gdop(.LC0)
.L35:
	lduw	[%i5], %g1
	cmp	%g1, 0
	be,a,pn	%icc, .L37
	 sethi	%gdop_hix22(.LC0), %i5
.L5:
	ldx	[%i5+8], %o0
	call	strcmp, 0
	 ldx	[%i1+40], %o1
	cmp	%o0, 0
	bne,a,pt %icc, .L35
	 add	%i5, 24, %i5
	lduw	[%i5], %o2
	cmp	%o2, 0
	be,pn	%icc, .L8
	 sethi	%gdop_hix22(.LC1), %o1
	add	%fp, 1991, %i5
	sra	%o2, 0, %o2
	xor	%o1, %gdop_lox10(.LC1), %o1
	mov	%i5, %o0
	call	sprintf, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC1)
	ba,pt	%xcc, .L6
	 nop
.L34:
	sra	%o2, 0, %o2
	sethi	%gdop_hix22(.LC2), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(.LC2), %o1
	call	sprintf, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC2)
	ba,pt	%xcc, .L6
	 nop
	.size	regerror, .-regerror
	.section	.rodata.str1.8
	.align 8
.LC3:
	.asciz	"REG_NOMATCH"
	.align 8
.LC4:
	.asciz	"regexec() failed to match"
	.align 8
.LC5:
	.asciz	"REG_BADPAT"
	.align 8
.LC6:
	.asciz	"invalid regular expression"
	.align 8
.LC7:
	.asciz	"REG_ECOLLATE"
	.align 8
.LC8:
	.asciz	"invalid collating element"
	.align 8
.LC9:
	.asciz	"REG_ECTYPE"
	.align 8
.LC10:
	.asciz	"invalid character class"
	.align 8
.LC11:
	.asciz	"REG_EESCAPE"
	.align 8
.LC12:
	.asciz	"trailing backslash (\\)"
	.align 8
.LC13:
	.asciz	"REG_ESUBREG"
	.align 8
.LC14:
	.asciz	"invalid backreference number"
	.align 8
.LC15:
	.asciz	"REG_EBRACK"
	.align 8
.LC16:
	.asciz	"brackets ([ ]) not balanced"
	.align 8
.LC17:
	.asciz	"REG_EPAREN"
	.align 8
.LC18:
	.asciz	"parentheses not balanced"
	.align 8
.LC19:
	.asciz	"REG_EBRACE"
	.align 8
.LC20:
	.asciz	"braces not balanced"
	.align 8
.LC21:
	.asciz	"REG_BADBR"
	.align 8
.LC22:
	.asciz	"invalid repetition count(s)"
	.align 8
.LC23:
	.asciz	"REG_ERANGE"
	.align 8
.LC24:
	.asciz	"invalid character range"
	.align 8
.LC25:
	.asciz	"REG_ESPACE"
	.align 8
.LC26:
	.asciz	"out of memory"
	.align 8
.LC27:
	.asciz	"REG_BADRPT"
	.align 8
.LC28:
	.asciz	"repetition-operator operand invalid"
	.align 8
.LC29:
	.asciz	"REG_EMPTY"
	.align 8
.LC30:
	.asciz	"empty (sub)expression"
	.align 8
.LC31:
	.asciz	"REG_ASSERT"
	.align 8
.LC32:
	.asciz	"\"can't happen\" -- you found a bug"
	.align 8
.LC33:
	.asciz	"REG_INVARG"
	.align 8
.LC34:
	.asciz	"invalid argument to regex routine"
	.align 8
.LC35:
	.asciz	""
	.align 8
.LC36:
	.asciz	"*** unknown regexp error code ***"
	.section	.data.rel.local,"aw"
	.align 8
	.type	rerrs, #object
	.size	rerrs, 408
rerrs:
	.long	1
	.skip	4
	.xword	.LC3
	.xword	.LC4
	.long	2
	.skip	4
	.xword	.LC5
	.xword	.LC6
	.long	3
	.skip	4
	.xword	.LC7
	.xword	.LC8
	.long	4
	.skip	4
	.xword	.LC9
	.xword	.LC10
	.long	5
	.skip	4
	.xword	.LC11
	.xword	.LC12
	.long	6
	.skip	4
	.xword	.LC13
	.xword	.LC14
	.long	7
	.skip	4
	.xword	.LC15
	.xword	.LC16
	.long	8
	.skip	4
	.xword	.LC17
	.xword	.LC18
	.long	9
	.skip	4
	.xword	.LC19
	.xword	.LC20
	.long	10
	.skip	4
	.xword	.LC21
	.xword	.LC22
	.long	11
	.skip	4
	.xword	.LC23
	.xword	.LC24
	.long	12
	.skip	4
	.xword	.LC25
	.xword	.LC26
	.long	13
	.skip	4
	.xword	.LC27
	.xword	.LC28
	.long	14
	.skip	4
	.xword	.LC29
	.xword	.LC30
	.long	15
	.skip	4
	.xword	.LC31
	.xword	.LC32
	.long	16
	.skip	4
	.xword	.LC33
	.xword	.LC34
	.long	0
	.skip	4
	.xword	.LC35
	.xword	.LC36
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
