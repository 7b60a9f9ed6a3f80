// 0654b9ec93e458062adbad54ba05c006 newlib/libc/posix/regerror.c
	.file	"regerror.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"0"
	.align 8
.LC1:
	stringz	"%d"
	.align 8
.LC2:
	stringz	"REG_0x%x"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global regerror#
	.type	regerror#, @function
	.proc regerror#
regerror:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 6, 3, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	.body
	movl r36 = @gprel(rerrs#)
	;;
	.mmi
	addl r16 = 255, r0
	addl r44 = -257, r0
	add r36 = r1, r36
	;;
	.mmi
	cmp4.eq p6, p7 = r16, r32
	and r44 = r44, r32
	addl r16 = 256, r0
	.mmb
	ld4 r15 = [r36]
	mov r14 = r36
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	nop 0
	and r32 = r16, r32
	mov r16 = r44
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L30
	;;
	.align 32
.L3:
	.mib
	cmp4.eq p6, p7 = r15, r16
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	adds r14 = 24, r14
	;;
	ld4 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L3
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r32
	(p6) br.cond.dpnt .L11
.L12:
	.mmi
	nop 0
	adds r14 = 16, r14
	nop 0
	;;
	.mmi
	ld8 r37 = [r14]
	nop 0
	nop 0
	;;
.L6:
	.mib
	mov r42 = r37
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	nop 0
	mov r1 = r41
	adds r36 = 1, r8
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r35
	(p6) br.cond.dptk .L1
	;;
	.mmi
	adds r38 = -1, r35
	nop 0
	mov r43 = r37
	.mmb
	mov r42 = r34
	cmp.leu p6, p7 = r35, r36
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L1:
	.mii
	mov r8 = r36
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L9:
	.body
	.copy_state 1
	.mmi
	adds r15 = 8, r14
	cmp4.eq p6, p7 = 0, r32
	nop 0
	.mmb
	adds r42 = 16, r12
	adds r37 = 16, r12
	(p6) br.cond.dpnt .L12
	;;
	.mib
	ld8 r43 = [r15]
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L6
.L15:
	.mib
	mov r44 = r38
	add r34 = r34, r38
	br.call.sptk.many b0 = strncpy#
	;;
	.mmb
	mov r8 = r36
	mov r1 = r41
	nop 0
	.mii
	st1 [r34] = r0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L2:
	.body
	.copy_state 2
	.mib
	adds r33 = 8, r33
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L8
	;;
	.align 32
.L5:
	.mmi
	adds r14 = 8, r36
	ld8 r43 = [r33]
	nop 0
	;;
	.mib
	ld8 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L7
	;;
	.mmi
	adds r36 = 24, r36
	;;
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
.L8:
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br .L6
.L30:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r32
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r36
	(p7) br.cond.dptk .L12
	.align 32
.L11:
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	.mmi
	adds r42 = 16, r12
	nop 0
	adds r37 = 16, r12
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L6
	;;
.L7:
	.mlx
	ld4 r44 = [r36]
	movl r43 = @gprel(.LC1)
	.mmi
	adds r42 = 16, r12
	nop 0
	adds r37 = 16, r12
	;;
	.mib
	cmp4.eq p6, p7 = 0, r44
	add r43 = r1, r43
	(p6) br.cond.spnt .L8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L6
	.endp regerror#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"REG_NOMATCH"
	.align 8
.LC4:
	stringz	"regexec() failed to match"
	.align 8
.LC5:
	stringz	"REG_BADPAT"
	.align 8
.LC6:
	stringz	"invalid regular expression"
	.align 8
.LC7:
	stringz	"REG_ECOLLATE"
	.align 8
.LC8:
	stringz	"invalid collating element"
	.align 8
.LC9:
	stringz	"REG_ECTYPE"
	.align 8
.LC10:
	stringz	"invalid character class"
	.align 8
.LC11:
	stringz	"REG_EESCAPE"
	.align 8
.LC12:
	stringz	"trailing backslash (\\)"
	.align 8
.LC13:
	stringz	"REG_ESUBREG"
	.align 8
.LC14:
	stringz	"invalid backreference number"
	.align 8
.LC15:
	stringz	"REG_EBRACK"
	.align 8
.LC16:
	stringz	"brackets ([ ]) not balanced"
	.align 8
.LC17:
	stringz	"REG_EPAREN"
	.align 8
.LC18:
	stringz	"parentheses not balanced"
	.align 8
.LC19:
	stringz	"REG_EBRACE"
	.align 8
.LC20:
	stringz	"braces not balanced"
	.align 8
.LC21:
	stringz	"REG_BADBR"
	.align 8
.LC22:
	stringz	"invalid repetition count(s)"
	.align 8
.LC23:
	stringz	"REG_ERANGE"
	.align 8
.LC24:
	stringz	"invalid character range"
	.align 8
.LC25:
	stringz	"REG_ESPACE"
	.align 8
.LC26:
	stringz	"out of memory"
	.align 8
.LC27:
	stringz	"REG_BADRPT"
	.align 8
.LC28:
	stringz	"repetition-operator operand invalid"
	.align 8
.LC29:
	stringz	"REG_EMPTY"
	.align 8
.LC30:
	stringz	"empty (sub)expression"
	.align 8
.LC31:
	stringz	"REG_ASSERT"
	.align 8
.LC32:
	stringz	"\"can't happen\" -- you found a bug"
	.align 8
.LC33:
	stringz	"REG_INVARG"
	.align 8
.LC34:
	stringz	"invalid argument to regex routine"
	.align 8
.LC35:
	stringz	""
	.align 8
.LC36:
	stringz	"*** unknown regexp error code ***"
	.section	.data.rel.local,"aw"
	.align 8
	.type	rerrs#, @object
	.size	rerrs#, 408
rerrs:
	data4	1
	.skip	4
	data8	.LC3
	data8	.LC4
	data4	2
	.skip	4
	data8	.LC5
	data8	.LC6
	data4	3
	.skip	4
	data8	.LC7
	data8	.LC8
	data4	4
	.skip	4
	data8	.LC9
	data8	.LC10
	data4	5
	.skip	4
	data8	.LC11
	data8	.LC12
	data4	6
	.skip	4
	data8	.LC13
	data8	.LC14
	data4	7
	.skip	4
	data8	.LC15
	data8	.LC16
	data4	8
	.skip	4
	data8	.LC17
	data8	.LC18
	data4	9
	.skip	4
	data8	.LC19
	data8	.LC20
	data4	10
	.skip	4
	data8	.LC21
	data8	.LC22
	data4	11
	.skip	4
	data8	.LC23
	data8	.LC24
	data4	12
	.skip	4
	data8	.LC25
	data8	.LC26
	data4	13
	.skip	4
	data8	.LC27
	data8	.LC28
	data4	14
	.skip	4
	data8	.LC29
	data8	.LC30
	data4	15
	.skip	4
	data8	.LC31
	data8	.LC32
	data4	16
	.skip	4
	data8	.LC33
	data8	.LC34
	data4	0
	.skip	4
	data8	.LC35
	data8	.LC36
	.global sprintf#
	.type	sprintf#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global strncpy#
	.type	strncpy#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global strlen#
	.type	strlen#, @function
	.ident	"GCC: (GNU) 12.2.0"
