// f7948bcd3a6f7648e33ed7b23fdc5630
	.file	"arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"set"
	.align 8
.LC3:
	stringz	"unset"
	.align 8
.LC4:
	stringz	"%d '%s'\n"
	.align 8
.LC5:
	stringz	"argv[argc] == NULL"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"GREETING"
	.align 8
.LC8:
	stringz	"EMPTY"
	.align 8
.LC9:
	stringz	"NOBODY"
	.align 8
.LC10:
	stringz	"%s '%s' %s\n"
	.align 8
.LC11:
	stringz	"changed"
	.align 8
.LC12:
	stringz	"NEW=1"
	.align 8
.LC13:
	stringz	"NEW"
	.align 8
.LC14:
	stringz	"%s %d %s\n"
	.align 8
.LC15:
	stringz	"%d\n"
	.align 8
.LC16:
	stringz	"getauxval(AT_PAGESZ) > 0"
	.align 8
.LC17:
	stringz	"getauxval(AT_PHDR) != 0"
	.align 8
.LC18:
	stringz	"getauxval(AT_ENTRY) != 0"
	.align 8
.LC19:
	stringz	"getauxval(AT_RANDOM) != 0"
	.align 8
.LC20:
	stringz	"strlen(program_invocation_short_name) > 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 4, 0
	sub r14 = 1, r32
	adds r35 = 8, r33
	.mlx
	mov r40 = r1
	movl r36 = @gprel(.LC4)
	;;
	.mmb
	andcm r14 = -1, r14
	addl r34 = 1, r0
	nop 0
	.mii
	add r36 = r1, r36
	.save ar.lc, r41
	mov r41 = ar.lc
	cmp4.ge p6, p7 = 1, r32
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	.save rp, r38
	mov r38 = b0
	.body
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L3:
	.mmi
	mov r43 = r34
	ld8 r44 = [r35], 8
	nop 0
	.mmb
	mov r42 = r36
	adds r34 = 1, r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L3
	;;
.L2:
	.mib
	nop 0
	sxt4 r32 = r32
	nop 0
	.mlx
	mov r34 = r0
	movl r44 = @gprel(.LC5)
	;;
	.mlx
	shladd r32 = r32, 3, r0
	movl r42 = @gprel(.LC6)
	.mlx
	add r44 = r1, r44
	movl r36 = @gprel(.LC12)
	;;
	.mmi
	add r33 = r33, r32
	add r42 = r1, r42
	add r36 = r1, r36
	;;
	.mmi
	ld8 r14 = [r33]
	;;
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmi
	mov r44 = r37
	nop 0
	mov r43 = r35
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	;;
	(p7) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r44 = r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	add r42 = r1, r42
	br.call.sptk.many b0 = setenv#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mib
	mov r1 = r40
	mov r42 = r8
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r44 = 1, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	add r42 = r1, r42
	br.call.sptk.many b0 = setenv#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = unsetenv#
	;;
	.mib
	mov r1 = r40
	mov r42 = r36
	br.call.sptk.many b0 = putenv#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.eq p6, p7 = 0, r37
	.mmi
	mov r43 = r35
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC14)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	add r42 = r1, r42
	(p7) mov r44 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	;;
	addl r14 = @ltoffx(environ#), r1
	nop 0
	;;
	.mmi
	ld8.mov r14 = [r14], environ#
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	adds r35 = 8, r14
	;;
	ld8 r42 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r42
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r34 = r0
	(p6) br.cond.dpnt .L6
	.align 32
.L7:
	.mib
	mov r43 = r36
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p8, p9 = 0, r8
	ld8 r42 = [r35], 8
	mov r1 = r40
	;;
	.mii
	(p8) addl r14 = 1, r0
	cmp.ne p6, p7 = 0, r42
	;;
	(p9) mov r14 = r0
	;;
	.mib
	nop 0
	add r34 = r34, r14
	(p6) br.cond.dptk .L7
	;;
.L6:
	.mlx
	nop 0
	movl r42 = @gprel(.LC15)
	.mmi
	nop 0
	mov r43 = r34
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	addl r42 = 6, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	addl r42 = 3, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	addl r42 = 9, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	addl r42 = 25, r0
	br.call.sptk.many b0 = getauxval#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	;;
	.mlx
	addl r14 = @ltoffx(program_invocation_short_name#), r1
	movl r44 = @gprel(.LC20)
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	;;
	.mmi
	ld8.mov r14 = [r14], program_invocation_short_name#
	add r44 = r1, r44
	add r42 = r1, r42
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r41
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
