// 132efb1357d5f903167f7c840fae9dc9 guest-tests/hpux/host/wide.c
	.file	"wide.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	cmp.eq p6, p7 = 0, r33
	mov r36 = r1
	.body
	mov r38 = r33
	;;
	.mmi
	adds r14 = 24, r12
	nop 0
	adds r16 = 16, r12
	.mlx
	addl r39 = 80, r0
	movl r15 = 7957700446657708032
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r15
	mov r37 = r16
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L2
	br.call.sptk.many b0 = wcstombs#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
	;;
.L2:
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	.mmi
	adds r39 = 16, r12
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"one,two;;three"
	.align 8
.LC2:
	stringz	"%d\n"
	.section	.rodata.str4.8,"aMS",@progbits,4
	.align 8
.LC3:
	stringz	""
	stringz	""
	stringz	""
	stringz	","
	stringz	""
	stringz	""
	stringz	";"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"token"
	.align 8
.LC5:
	stringz	"wcschr"
	.align 8
.LC6:
	stringz	"wcsrchr"
	.section	.rodata.str4.8
	.align 8
.LC7:
	stringz	""
	stringz	""
	stringz	""
	stringz	"o"
	stringz	""
	stringz	""
	stringz	";"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"wcsstr"
	.section	.rodata.str4.8
	.align 8
.LC9:
	stringz	""
	stringz	""
	stringz	""
	stringz	";"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"wcspbrk"
	.section	.rodata.str4.8
	.align 8
.LC11:
	stringz	""
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	"b"
	stringz	""
	stringz	""
	stringz	"c"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC12:
	stringz	""
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"wcscat"
	.section	.rodata.str4.8
	.align 8
.LC14:
	stringz	""
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	"b"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"wcsncpy"
	.section	.rodata.str4.8
	.align 8
.LC16:
	stringz	""
	stringz	""
	stringz	""
	stringz	"b"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC17:
	stringz	""
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	""
	.align 8
.LC18:
	stringz	""
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	"b"
	stringz	""
	stringz	""
	stringz	"d"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC19:
	stringz	"%d %d %d\n"
	.section	.rodata.str4.8
	.align 8
.LC20:
	stringz	""
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	"a"
	stringz	""
	stringz	""
	stringz	"b"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC21:
	stringz	"%d %d\n"
	.section	.rodata.str4.8
	.align 8
.LC22:
	stringz	""
	stringz	""
	stringz	""
	stringz	" "
	stringz	""
	stringz	""
	stringz	"-"
	stringz	""
	stringz	""
	stringz	"0"
	stringz	""
	stringz	""
	stringz	"x"
	stringz	""
	stringz	""
	stringz	"1"
	stringz	""
	stringz	""
	stringz	"f"
	stringz	""
	stringz	""
	stringz	"z"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC23:
	stringz	"%ld"
	.align 8
.LC24:
	stringz	""
	.section	.rodata.str4.8
	.align 8
.LC25:
	stringz	""
	stringz	""
	stringz	""
	stringz	"2"
	stringz	""
	stringz	""
	stringz	"."
	stringz	""
	stringz	""
	stringz	"5"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"3"
	stringz	""
	stringz	""
	stringz	"r"
	stringz	""
	stringz	""
	stringz	"e"
	stringz	""
	stringz	""
	stringz	"s"
	stringz	""
	stringz	""
	stringz	"t"
	stringz	""
	stringz	""
	stringz	""
	.section	.rodata.str1.8
	.align 8
.LC26:
	stringz	"%g"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc strings#
strings:
	.prologue 12, 46
	.mmi
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 0, 17, 4, 0
	.fframe 608
	adds r12 = -608, r12
	.save rp, r46
	mov r46 = b0
	.mlx
	mov r48 = r1
	.body
	movl r50 = @gprel(.LC1)
	;;
	.mmi
	addl r51 = 64, r0
	add r50 = r1, r50
	adds r49 = 272, r12
	.mmb
	adds r36 = 536, r12
	adds r38 = 544, r12
	br.call.sptk.many b0 = mbstowcs#
	;;
	.mmi
	mov r1 = r48
	mov r50 = r8
	adds r39 = 552, r12
	.mmi
	adds r40 = 560, r12
	adds r41 = 568, r12
	adds r42 = 576, r12
	;;
	.mlx
	adds r34 = 584, r12
	movl r49 = @gprel(.LC2)
	.mlx
	adds r35 = 592, r12
	movl r33 = 7957700446657708032
	;;
	.mmi
	add r49 = r1, r49
	nop 0
	adds r37 = 600, r12
	.mmb
	adds r32 = 528, r12
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r49 = 272, r12
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC4)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = wcslen#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC2)
	.mlx
	nop 0
	movl r44 = @gprel(.LC0)
	;;
	.mib
	add r49 = r1, r49
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r50 = 272, r12
	.mmb
	adds r49 = 16, r12
	nop 0
	br.call.sptk.many b0 = wcscpy#
	;;
	.mmi
	mov r1 = r48
	mov r49 = r8
	adds r51 = 608, r12
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	add r50 = r1, r50
	nop 0
	;;
	.mib
	mov r45 = r50
	nop 0
	br.call.sptk.many b0 = wcstok#
	;;
	.mmi
	nop 0
	mov r50 = r8
	mov r1 = r48
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L9
	.align 32
.L10:
	.mmi
	st8 [r32] = r33
	nop 0
	addl r51 = 80, r0
	.mmi
	st8 [r36] = r0
	nop 0
	mov r49 = r32
	;;
	.mmi
	st8 [r38] = r0
	st8 [r39] = r0
	nop 0
	;;
	.mmi
	st8 [r40] = r0
	st8 [r41] = r0
	nop 0
	;;
	.mmi
	st8 [r42] = r0
	st8 [r34] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r35] = r0
	nop 0
	.mmb
	st8 [r37] = r0
	nop 0
	br.call.sptk.many b0 = wcstombs#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r32
	nop 0
	.mmb
	mov r50 = r43
	mov r49 = r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	mov r50 = r45
	nop 0
	.mmb
	adds r51 = 608, r12
	mov r49 = r0
	br.call.sptk.many b0 = wcstok#
	;;
	.mmi
	nop 0
	mov r1 = r48
	mov r50 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L10
	;;
.L9:
	.mib
	adds r49 = 272, r12
	addl r50 = 116, r0
	br.call.sptk.many b0 = wcschr#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC5)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r49 = 272, r12
	.mmb
	addl r50 = 116, r0
	nop 0
	br.call.sptk.many b0 = wcsrchr#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC6)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r49 = 272, r12
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC7)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = wcsstr#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC8)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r49 = 272, r12
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC9)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = wcspbrk#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC10)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r49 = 16, r12
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC11)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = wcscpy#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC12)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = wcscat#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC13)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r48
	adds r49 = 16, r12
	nop 0
	.mmb
	addl r51 = 10, r0
	addl r50 = 120, r0
	br.call.sptk.many b0 = wmemset#
	;;
	.mmi
	mov r1 = r48
	addl r51 = 3, r0
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = wcsncpy#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC15)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC16)
	.mlx
	nop 0
	movl r49 = @gprel(.LC17)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = wcscmp#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC17)
	.mlx
	nop 0
	movl r49 = @gprel(.LC16)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = wcscmp#
	;;
	.mmi
	mov r1 = r48
	addl r51 = 2, r0
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC18)
	.mlx
	nop 0
	movl r49 = @gprel(.LC11)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = wcsncmp#
	;;
	.mmb
	mov r1 = r48
	cmp4.lt p6, p7 = 0, r34
	nop 0
	.mmi
	mov r52 = r8
	nop 0
	extr.u r50 = r33, 31, 1
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC19)
	.mmi
	nop 0
	(p6) addl r51 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r51 = r0
	add r49 = r1, r49
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC17)
	.mlx
	nop 0
	movl r49 = @gprel(.LC20)
	;;
	.mib
	add r50 = r1, r50
	add r49 = r1, r49
	br.call.sptk.many b0 = wcsspn#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC20)
	.mlx
	nop 0
	movl r50 = @gprel(.LC16)
	;;
	.mib
	add r49 = r1, r49
	add r50 = r1, r50
	br.call.sptk.many b0 = wcscspn#
	;;
	.mmi
	mov r1 = r48
	mov r50 = r33
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC21)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC22)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = wcstol#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC23)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	ld8 r50 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC24)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r32
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC25)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = wcstod#
	;;
	.mmi
	mov r1 = r48
	getf.d r50 = f8
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC26)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC24)
	.mmi
	nop 0
	ld8 r50 = [r32]
	nop 0
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mii
	mov r1 = r48
	mov b0 = r46
	;;
	mov ar.pfs = r47
	.mmb
	nop 0
	.restore sp
	adds r12 = 608, r12
	br.ret.sptk.many b0
	.endp strings#
	.section	.rodata.str1.8
	.align 8
.LC27:
	stringz	"alpha"
	.align 8
.LC28:
	stringz	"/usr/lib"
	.align 8
.LC30:
	stringz	"%s %u\n"
	.align 8
.LC31:
	stringz	"%d %d %d %c %c %d %d %d\n"
	.align 8
.LC33:
	stringz	"%s %d %d\n"
	.align 8
.LC34:
	stringz	"%s\n"
	.align 8
.LC36:
	stringz	"-9000000000"
	.align 8
.LC37:
	stringz	"%ld %ld %lld %lld\n"
	.align 8
.LC39:
	stringz	"%s %s\n"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC29:
	data8	names.2#+8
	.align 8
.LC32:
	data8	values.1#+8
	.align 8
.LC35:
	data8	values.1#+16
	.align 8
.LC38:
	data8	paths.0#+8
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 14, 8, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 160
	adds r12 = -160, r12
	mov r17 = ar.lc
	addl r14 = @gprel(.LC29), gp
	;;
	.mlx
	mov r45 = r1
	movl r34 = @gprel(.LC27)
	.mlx
	ld8 r35 = [r14]
	movl r37 = @gprel(.LC30)
	;;
	.mib
	nop 0
	.save rp, r43
	mov r43 = b0
	nop 0
	.mmi
	add r34 = r1, r34
	add r37 = r1, r37
	adds r36 = 88, r35
	;;
	.mmi
	mov r33 = r0
	mov r48 = r0
	mov ar.lc = 127
	;;
	.mmi
	nop 0
	.savesp ar.lc, 152
	st8 [r16] = r17, 8
	nop 0
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	nop 0
	.align 32
.L19:
	.mmi
	shladd r32 = r48, 1, r0
	nop 0
	mov r46 = r34
	;;
	.mib
	add r32 = r32, r48
	nop 0
	br.call.sptk.many b0 = wctype#
	;;
	.mmi
	mov r1 = r45
	mov r46 = r33
	nop 0
	.mmb
	mov r47 = r8
	adds r33 = 1, r33
	br.call.sptk.many b0 = iswctype#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	;;
	(p6) addl r48 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r48 = r0
	nop 0
	;;
	.mib
	nop 0
	add r48 = r32, r48
	br.cloop.sptk.few .L19
	.mmi
	mov r47 = r34
	nop 0
	mov r46 = r37
	.mmb
	mov r33 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	cmp.eq p6, p7 = r36, r35
	mov r1 = r45
	nop 0
	.mib
	mov r48 = r0
	mov ar.lc = 127
	(p6) br.cond.dpnt .L20
	;;
	.mib
	ld8 r34 = [r35], 8
	nop 0
	br .L19
	;;
.L20:
	.mfi
	addl r46 = 120, r0
	mov f2 = f0
	nop 0
	.mmb
	adds r34 = 112, r12
	adds r33 = 96, r12
	br.call.sptk.many b0 = iswalpha#
	;;
	.mmi
	mov r1 = r45
	addl r46 = 120, r0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC33)
	.mlx
	nop 0
	movl r35 = @gprel(.LC34)
	;;
	.mib
	add r42 = r1, r42
	add r35 = r1, r35
	br.call.sptk.many b0 = iswspace#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r46 = 88, r0
	.mmb
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = iswupper#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r46 = 113, r0
	.mmb
	mov r41 = r8
	nop 0
	br.call.sptk.many b0 = towupper#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r32 = r8
	.mmb
	addl r46 = 81, r0
	nop 0
	br.call.sptk.many b0 = towlower#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r36 = r8
	.mmb
	addl r46 = 97, r0
	nop 0
	br.call.sptk.many b0 = wcwidth#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r46 = 7, r0
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = wcwidth#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r46 = 122, r0
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = wctob#
	;;
	.mmi
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r41
	cmp4.ne p8, p9 = 0, r40
	.mmi
	cmp4.ne p10, p11 = 0, r39
	adds r14 = 20, r12
	mov r51 = r36
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC31)
	.mmi
	(p6) addl r49 = 1, r0
	mov r50 = r32
	mov r53 = r38
	;;
	.mmi
	(p7) mov r49 = r0
	add r46 = r1, r46
	mov r52 = r37
	.mmi
	st4 [r14] = r8
	(p10) addl r47 = 1, r0
	(p8) addl r48 = 1, r0
	;;
	.mib
	(p11) mov r47 = r0
	(p9) mov r48 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = strings#
	;;
	.mfb
	mov r1 = r45
	fcmp.eq p6, p7 = f2, f0
	nop 0
	.mmi
	st4 [r34] = r0
	st4 [r33] = r0
	mov ar.lc = 6
	;;
	.mmi
	addl r14 = @gprel(.LC32), gp
	;;
	ld8 r32 = [r14]
	nop 0
	;;
	.mib
	nop 0
	adds r36 = -8, r32
	(p7) br.cond.dpnt .L33
.L21:
	.mfi
	nop 0
	mov f8 = f2
	nop 0
	.mmb
	adds r48 = 32, r12
	addl r47 = 6, r0
	br.call.sptk.many b0 = gcvt#
	;;
	.mmi
	mov r1 = r45
	mov r47 = r8
	mov r46 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L22
	;;
.L35:
	.mfi
	addl r14 = @gprel(.LC35), gp
	mov f8 = f1
	adds r35 = 32, r36
	.mlx
	mov r49 = r33
	movl r36 = @gprel(.LC33)
	;;
	.mmi
	ld8 r32 = [r14]
	add r36 = r1, r36
	mov r48 = r34
	.mmi
	st4 [r34] = r0
	st4 [r33] = r0
	addl r47 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcvt#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov r47 = r8
	.mmi
	ld4 r49 = [r33]
	ld4 r48 = [r34]
	mov r46 = r36
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = r32, r35
	(p6) br.cond.dpnt .L25
.L34:
	.mmi
	ldfd f8 = [r32], 8
	mov r49 = r33
	mov r48 = r34
	.mmi
	st4 [r34] = r0
	st4 [r33] = r0
	addl r47 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcvt#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov r47 = r8
	.mmi
	ld4 r49 = [r33]
	ld4 r48 = [r34]
	mov r46 = r36
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = r32, r35
	(p7) br.cond.dptk .L34
	;;
.L25:
	.mlx
	nop 0
	movl r32 = @gprel(.LC28)
	.mmi
	addl r47 = 5, r0
	nop 0
	addl r46 = -17, r0
	;;
	.mib
	add r32 = r1, r32
	nop 0
	br.call.sptk.many b0 = ldiv#
	;;
	.mmi
	mov r1 = r45
	adds r14 = 120, r12
	nop 0
	.mmi
	addl r47 = 5, r0
	mov r36 = r8
	addl r46 = -17, r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC39)
	.mmi
	st8 [r14] = r9
	st8 [r34] = r8
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = ldiv#
	;;
	.mmi
	mov r1 = r45
	adds r14 = 128, r12
	mov r34 = r9
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC36)
	.mmi
	st8 [r14] = r8
	nop 0
	adds r14 = 136, r12
	;;
	.mib
	st8 [r14] = r9
	add r46 = r1, r46
	br.call.sptk.many b0 = atoll#
	;;
	.mlx
	mov r1 = r45
	movl r46 = -5000000000
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = llabs#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r34
	nop 0
	.mmi
	mov r50 = r8
	mov r49 = r37
	mov r47 = r36
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC37)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov ar.lc = 7
	.mii
	mov r47 = r32
	mov r46 = r33
	;;
	addl r14 = @gprel(.LC38), gp
	;;
	.mib
	ld8 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r45
	mov r46 = r8
	br.call.sptk.many b0 = dirname#
	;;
	.mmi
	mov r47 = r32
	mov r1 = r45
	nop 0
	.mmb
	adds r46 = 32, r12
	mov r32 = r8
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r45
	mov r46 = r8
	br.call.sptk.many b0 = basename#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	nop 0
	.mmb
	mov r47 = r32
	mov r46 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L29
.L36:
	.mmi
	mov r8 = r0
	adds r18 = 152, r12
	mov b0 = r43
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov ar.pfs = r44
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18]
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L22:
	.body
	.copy_state 1
	.mmi
	nop 0
	ldfd f2 = [r32], 8
	nop 0
	.mmi
	st4 [r34] = r0
	st4 [r33] = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f2, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L21
.L33:
	.mfi
	nop 0
	mov f8 = f2
	mov r49 = r33
	.mmb
	mov r48 = r34
	addl r47 = 6, r0
	br.call.sptk.many b0 = ecvt#
	;;
	.mmi
	ld4 r49 = [r33]
	mov r46 = r42
	mov r1 = r45
	.mmi
	mov r47 = r8
	ld4 r48 = [r34]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mfi
	nop 0
	mov f8 = f2
	mov r1 = r45
	.mmb
	adds r48 = 32, r12
	addl r47 = 6, r0
	br.call.sptk.many b0 = gcvt#
	;;
	.mmi
	mov r1 = r45
	mov r47 = r8
	mov r46 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L22
	.mib
	nop 0
	nop 0
	br .L35
.L29:
	.mmi
	ld8 r32 = [r34], 8
	nop 0
	mov r46 = r33
	;;
	.mib
	mov r47 = r32
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r45
	mov r46 = r8
	br.call.sptk.many b0 = dirname#
	;;
	.mmi
	mov r47 = r32
	mov r1 = r45
	nop 0
	.mmb
	adds r46 = 32, r12
	mov r32 = r8
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r45
	mov r46 = r8
	br.call.sptk.many b0 = basename#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	nop 0
	.mmb
	mov r47 = r32
	mov r46 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L29
	.mib
	nop 0
	nop 0
	br .L36
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC41:
	stringz	"/usr/"
	.align 8
.LC42:
	stringz	"usr"
	.align 8
.LC43:
	stringz	"/"
	.align 8
.LC44:
	stringz	"."
	.align 8
.LC45:
	stringz	".."
	.align 8
.LC46:
	stringz	"a/b/c"
	.align 8
.LC47:
	stringz	"a/b/"
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	paths.0#, @object
	.size	paths.0#, 64
paths.0:
	data8	.LC28
	data8	.LC41
	data8	.LC42
	data8	.LC43
	data8	.LC44
	data8	.LC45
	data8	.LC46
	data8	.LC47
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	values.1#, @object
	.size	values.1#, 56
values.1:
	data4	0
	data4	0
	data4	1072693248
	data4	0
	data4	-1074266112
	data4	0
	data4	1079958831
	data4	446676599
	data4	1055193269
	data4	-1998362383
	data4	1090021887
	data4	171798692
	data4	1142271773
	data4	2025163840
	.section	.rodata.str1.8
	.align 8
.LC48:
	stringz	"upper"
	.align 8
.LC49:
	stringz	"lower"
	.align 8
.LC50:
	stringz	"digit"
	.align 8
.LC51:
	stringz	"xdigit"
	.align 8
.LC52:
	stringz	"alnum"
	.align 8
.LC53:
	stringz	"space"
	.align 8
.LC54:
	stringz	"blank"
	.align 8
.LC55:
	stringz	"punct"
	.align 8
.LC56:
	stringz	"print"
	.align 8
.LC57:
	stringz	"graph"
	.align 8
.LC58:
	stringz	"cntrl"
	.section	.data.rel.ro.local
	.align 8
	.type	names.2#, @object
	.size	names.2#, 96
names.2:
	data8	.LC27
	data8	.LC48
	data8	.LC49
	data8	.LC50
	data8	.LC51
	data8	.LC52
	data8	.LC53
	data8	.LC54
	data8	.LC55
	data8	.LC56
	data8	.LC57
	data8	.LC58
	.global ecvt#
	.type	ecvt#, @function
	.global basename#
	.type	basename#, @function
	.global dirname#
	.type	dirname#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global llabs#
	.type	llabs#, @function
	.global atoll#
	.type	atoll#, @function
	.global ldiv#
	.type	ldiv#, @function
	.global fcvt#
	.type	fcvt#, @function
	.global gcvt#
	.type	gcvt#, @function
	.global wctob#
	.type	wctob#, @function
	.global wcwidth#
	.type	wcwidth#, @function
	.global towlower#
	.type	towlower#, @function
	.global towupper#
	.type	towupper#, @function
	.global iswupper#
	.type	iswupper#, @function
	.global iswspace#
	.type	iswspace#, @function
	.global iswalpha#
	.type	iswalpha#, @function
	.global iswctype#
	.type	iswctype#, @function
	.global wctype#
	.type	wctype#, @function
	.global wcstod#
	.type	wcstod#, @function
	.global wcstol#
	.type	wcstol#, @function
	.global wcscspn#
	.type	wcscspn#, @function
	.global wcsspn#
	.type	wcsspn#, @function
	.global wcsncmp#
	.type	wcsncmp#, @function
	.global wcscmp#
	.type	wcscmp#, @function
	.global wcsncpy#
	.type	wcsncpy#, @function
	.global wmemset#
	.type	wmemset#, @function
	.global wcscat#
	.type	wcscat#, @function
	.global wcspbrk#
	.type	wcspbrk#, @function
	.global wcsstr#
	.type	wcsstr#, @function
	.global wcsrchr#
	.type	wcsrchr#, @function
	.global wcschr#
	.type	wcschr#, @function
	.global wcstok#
	.type	wcstok#, @function
	.global wcscpy#
	.type	wcscpy#, @function
	.global wcslen#
	.type	wcslen#, @function
	.global mbstowcs#
	.type	mbstowcs#, @function
	.global printf#
	.type	printf#, @function
	.global wcstombs#
	.type	wcstombs#, @function
	.ident	"GCC: (GNU) 12.2.0"
