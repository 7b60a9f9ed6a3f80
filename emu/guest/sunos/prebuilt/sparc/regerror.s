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
	.proc	016
regerror:
	save	%sp, -152, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(rerrs), %g1
	and	%i0, -257, %o2
	xor	%g1, %gdop_lox10(rerrs), %g1
	cmp	%i0, 255
	ld	[%l7 + %g1], %g1, %gdop(rerrs)
	be	.L2
	 ld	[%g1], %g2
	cmp	%g2, 0
	bne	.L3
	 and	%i0, 256, %i0
	b	.L37
	 cmp	%i0, 0
.L34:
	ld	[%g1], %g2
	cmp	%g2, 0
	be	.L32
	 cmp	%i0, 0
.L3:
	cmp	%o2, %g2
	bne,a	.L34
	 add	%g1, 12, %g1
	cmp	%i0, 0
	be,a	.L38
	 ld	[%g1+8], %i5
	add	%fp, -56, %i5
	ld	[%g1+4], %o1
	call	strcpy, 0
	 mov	%i5, %o0
.L6:
.L38:
	call	strlen, 0
	 mov	%i5, %o0
	cmp	%i3, 0
	be	.L41
	 add	%o0, 1, %i0
	cmp	%i0, %i3
	bgeu,a	.L15
	 add	%i3, -1, %i3
	mov	%i5, %o1
	call	strcpy, 0
	 mov	%i2, %o0
.L41:
	jmp	%i7+8
	 restore
.L32:
.L37:
	bne,a	.L35
	 add	%fp, -56, %i5
	b	.L6
	 ld	[%g1+8], %i5
.L15:
	mov	%i5, %o1
	mov	%i3, %o2
	call	strncpy, 0
	 mov	%i2, %o0
	stb	%g0, [%i2+%i3]
	jmp	%i7+8
	 restore
.L2:
	cmp	%g2, 0
	bne	.L5
	 mov	%g1, %i5
.L8:
	sethi	%gdop_hix22(.LC0), %i5
.L39:
	xor	%i5, %gdop_lox10(.LC0), %i5
	b	.L6
	 ld	[%l7 + %i5], %i5, %gdop(.LC0)
.L36:
	ld	[%i5], %g1
	cmp	%g1, 0
	be,a	.L39
	 sethi	%gdop_hix22(.LC0), %i5
.L5:
	ld	[%i5+4], %o0
	call	strcmp, 0
	 ld	[%i1+20], %o1
	cmp	%o0, 0
	bne,a	.L36
	 add	%i5, 12, %i5
	ld	[%i5], %o2
	cmp	%o2, 0
	be	.L8
	 sethi	%gdop_hix22(.LC1), %o1
	add	%fp, -56, %i5
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(.LC1), %o1
	call	sprintf, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC1)
	b,a	.L6
.L35:
	sethi	%gdop_hix22(.LC2), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(.LC2), %o1
	call	sprintf, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC2)
	b,a	.L6
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
	.align 4
	.type	rerrs, #object
	.size	rerrs, 204
rerrs:
	.long	1
	.long	.LC3
	.long	.LC4
	.long	2
	.long	.LC5
	.long	.LC6
	.long	3
	.long	.LC7
	.long	.LC8
	.long	4
	.long	.LC9
	.long	.LC10
	.long	5
	.long	.LC11
	.long	.LC12
	.long	6
	.long	.LC13
	.long	.LC14
	.long	7
	.long	.LC15
	.long	.LC16
	.long	8
	.long	.LC17
	.long	.LC18
	.long	9
	.long	.LC19
	.long	.LC20
	.long	10
	.long	.LC21
	.long	.LC22
	.long	11
	.long	.LC23
	.long	.LC24
	.long	12
	.long	.LC25
	.long	.LC26
	.long	13
	.long	.LC27
	.long	.LC28
	.long	14
	.long	.LC29
	.long	.LC30
	.long	15
	.long	.LC31
	.long	.LC32
	.long	16
	.long	.LC33
	.long	.LC34
	.long	0
	.long	.LC35
	.long	.LC36
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
