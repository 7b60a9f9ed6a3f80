// 68af095af167ff4629fb78a98c25a549 guest-tests/hpux/symbols.c
	.file	"symbols.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global known_function#
	.type	known_function#, @function
	.proc known_function#
known_function:
	.prologue
	.body
	.mmi
	addl r14 = @gprel(known_value#), gp
	;;
	ld4 r8 = [r14]
	nop 0
	;;
	.mib
	nop 0
	add r8 = r32, r8
	br.ret.sptk.many b0
	.endp known_function#
	.align 16
	.align 64
	.proc no_memory#
no_memory:
	.prologue
	.body
	.mib
	nop 0
	mov r8 = r0
	br.ret.sptk.many b0
	.endp no_memory#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"known_function"
	.align 8
.LC1:
	stringz	"no_such_name"
	.align 8
.LC2:
	stringz	"known_value"
	.align 8
.LC3:
	stringz	""
	.align 8
.LC4:
	stringz	"missing %d: %d %d %d\n"
	.align 8
.LC5:
	stringz	"other types %d\n"
	.align 8
.LC6:
	stringz	"nlist64 %d"
	.align 8
.LC7:
	stringz	" %d\n"
	.align 8
.LC8:
	stringz	"/tmp/no-program"
	.align 8
.LC9:
	stringz	"text"
	.align 8
.LC10:
	stringz	"text %d"
	.align 8
.LC11:
	stringz	"/tmp/nothing"
	.align 8
.LC12:
	stringz	", no file %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc names#
names:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 5, 0
	.fframe 384
	adds r12 = -384, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r35 = @gprel(.LC2)
	;;
	.mmi
	add r35 = r1, r35
	addl r41 = 248, r0
	mov r40 = r0
	.mmb
	adds r39 = 24, r12
	adds r33 = 112, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	adds r15 = 16, r12
	addl r41 = 120, r0
	.mmi
	mov r40 = r0
	adds r39 = 280, r12
	adds r34 = 272, r12
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mlx
	st8 [r15] = r14
	movl r15 = @gprel(.LC1)
	.mmi
	nop 0
	adds r14 = 80, r12
	nop 0
	;;
	.mmi
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	addl r14 = 7, r0
	;;
	.mmi
	st8 [r33] = r14
	nop 0
	adds r14 = 144, r12
	;;
	.mib
	st8 [r14] = r35
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	adds r14 = 336, r12
	nop 0
	.mmi
	adds r40 = 16, r12
	st8 [r34] = r35
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	add r15 = r1, r15
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = nlist#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r16 = 48, r12
	.mmi
	ld8 r17 = [r33]
	nop 0
	mov r40 = r8
	;;
	.mmi
	addl r15 = @ltoff(@fptr(known_function#)), gp
	ld8 r16 = [r16]
	cmp.ne p6, p7 = 0, r17
	;;
	.mmi
	ld8 r15 = [r15]
	and r17 = -4, r16
	(p6) mov r42 = r0
	;;
	.mmi
	adds r14 = 4, r15
	nop 0
	adds r19 = 6, r15
	;;
	.mmi
	ld2 r18 = [r15], 2
	ld2 r14 = [r14]
	nop 0
	;;
	.mii
	ld2 r15 = [r15]
	shl r18 = r18, 48
	shl r14 = r14, 16
	.mmi
	ld2 r16 = [r19]
	;;
	nop 0
	shl r15 = r15, 32
	;;
	.mmi
	or r15 = r18, r15
	;;
	or r14 = r15, r14
	nop 0
	;;
	.mmi
	or r14 = r14, r16
	;;
	cmp.eq p8, p9 = r14, r17
	nop 0
	;;
	.mmi
	nop 0
	(p8) addl r41 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p9) mov r41 = r0
	(p6) br.cond.dptk .L6
	.mmi
	adds r14 = 96, r12
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) addl r42 = 1, r0
	nop 0
	;;
	(p7) mov r42 = r0
.L6:
	.mmi
	nop 0
	adds r14 = 176, r12
	addl r33 = @gprel(known_value#), gp
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mii
	ld8 r14 = [r14]
	add r39 = r1, r39
	;;
	cmp.eq p6, p7 = r33, r14
	;;
	.mmi
	nop 0
	(p6) addl r43 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r43 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 32, r12
	nop 0
	mov r1 = r38
	;;
	.mmi
	nop 0
	ld2 r15 = [r14]
	adds r14 = 160, r12
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mii
	ld2 r14 = [r14]
	add r39 = r1, r39
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	.mmi
	nop 0
	(p6) addl r40 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r40 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r34
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = nlist64#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 304, r12
	nop 0
	mov r1 = r38
	;;
	.mlx
	ld8 r14 = [r14]
	movl r39 = @gprel(.LC7)
	;;
	.mii
	cmp.eq p6, p7 = r33, r14
	add r39 = r1, r39
	;;
	(p6) addl r40 = 1, r0
	;;
	.mib
	(p7) mov r40 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 420, r0
	addl r40 = 769, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 4, r0
	.mmi
	mov r33 = r8
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r38
	mov r39 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = nlist#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = nlist#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 384, r12
	br.ret.sptk.many b0
	.endp names#
	.align 16
	.align 64
	.proc find#
find:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 2, 0
	mov r38 = r1
	.save ar.lc, r39
	mov r39 = ar.lc
	.mii
	cmp4.ge p6, p7 = 0, r33
	sxt4 r14 = r33
	;;
	.save rp, r36
	mov r36 = b0
	.body
	.mib
	nop 0
	shl r14 = r14, 5
	(p6) br.cond.dpnt .L11
	;;
	.mii
	adds r14 = -32, r14
	nop 0
	;;
	shr.u r14 = r14, 5
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L13:
	.mmi
	nop 0
	ld8 r40 = [r32]
	mov r41 = r34
	.mmb
	mov r35 = r32
	adds r32 = 32, r32
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p6) br.cond.dpnt .L12
	br.cloop.sptk.few .L13
.L11:
	.mmi
	mov r35 = r0
	nop 0
	nop 0
	;;
.L12:
	.mii
	mov r8 = r35
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
	.endp find#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"printf"
	.align 8
.LC14:
	stringz	"find %d"
	.align 8
.LC15:
	stringz	", imports %d printf %d"
	.align 8
.LC16:
	stringz	" as data %d\n"
	.align 8
.LC17:
	stringz	"mine"
	.align 8
.LC18:
	stringz	"also"
	.align 8
.LC19:
	stringz	"definitions %d: %d"
	.align 8
.LC20:
	stringz	"bad %d"
	.align 8
.LC21:
	stringz	"libc.so.1"
	.align 8
.LC22:
	stringz	"functions %d, data %d\n"
	.align 8
.LC23:
	stringz	"strlen"
	.align 8
.LC24:
	stringz	"seven77"
	.align 8
.LC25:
	stringz	"strlen %d"
	.align 8
.LC26:
	stringz	"__iob"
	.align 8
.LC27:
	stringz	", __iob %d %d\n"
	.align 8
.LC28:
	stringz	"global %d\n"
	.align 8
.LC29:
	stringz	"no value %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 9, 5, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r42 = r1
	ld8 r43 = [r33]
	.save rp, r40
	mov r40 = b0
	.body
	;;
	.mmi
	adds r34 = 32, r12
	nop 0
	adds r35 = 24, r12
	.mmb
	adds r36 = 40, r12
	nop 0
	br.call.sptk.many b0 = names#
	;;
	.mmi
	mov r1 = r42
	mov r44 = r0
	nop 0
	.mmb
	mov r43 = r0
	st8 [r34] = r0
	br.call.sptk.many b0 = dlopen#
	;;
	.mmi
	mov r1 = r42
	adds r14 = 16, r12
	mov r46 = r35
	.mmi
	addl r45 = 3, r0
	st8 [r35] = r0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC13)
	.mmi
	mov r43 = r14
	st8 [r14] = r0
	nop 0
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = shl_findsym#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 1, r0
	mov r44 = r0
	.mii
	mov r47 = r34
	mov r43 = r37
	;;
	addl r46 = @ltoff(@fptr(malloc#)), gp
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r8
	nop 0
	mov r1 = r42
	.mmb
	st4 [r36] = r8
	nop 0
	(p7) br.cond.dpnt .L47
	;;
	.mmi
	nop 0
	(p6) mov r44 = r0
	(p6) mov r45 = r0
.L21:
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r44 = 2, r0
	mov r47 = r34
	.mii
	addl r45 = 1, r0
	mov r43 = r37
	;;
	addl r46 = @ltoff(@fptr(malloc#)), gp
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r8
	nop 0
	mov r1 = r42
	.mmb
	st4 [r36] = r8
	nop 0
	(p7) br.cond.dpnt .L48
	;;
	.mmi
	(p6) mov r44 = r0
	nop 0
	nop 0
	.align 32
.L22:
	.mlx
	nop 0
	movl r43 = @gprel(.LC16)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r0
	addl r44 = 2, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	.mmi
	addl r39 = @ltoff(@fptr(known_function#)), gp
	nop 0
	addl r45 = @gprel(known_value#), gp
	;;
	.mib
	ld8 r39 = [r39]
	add r43 = r1, r43
	br.call.sptk.many b0 = shl_definesym#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r46 = r0
	.mmi
	mov r45 = r36
	nop 0
	addl r44 = 2, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = shl_definesym#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r46 = r0
	.mmi
	mov r45 = r39
	nop 0
	addl r44 = 3, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC18)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = shl_definesym#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r34
	addl r45 = 2, r0
	.mii
	mov r44 = r0
	mov r43 = r0
	;;
	addl r46 = @ltoff(@fptr(malloc#)), gp
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	.mmi
	ld8 r43 = [r34]
	st4 [r36] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	nop 0
	adds r14 = 16, r8
	mov r1 = r42
	.mmb
	ld4 r44 = [r36]
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L35
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r36, r14
	(p7) br.cond.dpnt .L49
.L35:
	.mmi
	mov r45 = r0
	nop 0
	nop 0
.L23:
	.mlx
	nop 0
	movl r43 = @gprel(.LC19)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmi
	ld4 r44 = [r36]
	ld8 r43 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC18)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	adds r14 = 8, r8
	nop 0
	mov r1 = r42
	.mmb
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ld2 r14 = [r14]
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r14
	(p7) br.cond.dpnt .L50
.L37:
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	.mmi
	nop 0
	mov r44 = r0
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r34
	mov r45 = r0
	.mii
	mov r43 = r37
	mov r44 = r0
	;;
	addl r46 = @ltoff(@fptr(malloc#)), gp
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r34
	addl r45 = 2, r0
	.mii
	mov r43 = r37
	mov r44 = r0
	;;
	addl r46 = @ltoff(@fptr(no_memory#)), gp
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC21)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = dlopen#
	;;
	.mmi
	mov r1 = r42
	mov r34 = r8
	mov r47 = r35
	.mmi
	addl r45 = 2, r0
	addl r44 = 3, r0
	mov r43 = r8
	;;
	.mmi
	nop 0
	addl r46 = @ltoff(@fptr(malloc#)), gp
	nop 0
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	mov r1 = r42
	mov r36 = r8
	adds r47 = 16, r12
	.mmi
	addl r45 = 2, r0
	addl r44 = 2, r0
	mov r43 = r34
	;;
	.mmi
	nop 0
	addl r46 = @ltoff(@fptr(malloc#)), gp
	nop 0
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	nop 0
	mov r1 = r42
	cmp4.lt p6, p7 = 0, r36
	.mmb
	nop 0
	mov r37 = r8
	(p6) br.cond.dpnt .L25
	;;
.L52:
	.mmi
	adds r15 = -4, r8
	nop 0
	addl r14 = 195, r0
	.mlx
	mov r44 = r0
	movl r43 = @gprel(.LC22)
	;;
	.mii
	cmp4.geu p6, p7 = r14, r15
	add r43 = r1, r43
	;;
	(p6) addl r45 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r45 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L27:
	.mmi
	mov r44 = r0
	nop 0
	nop 0
	;;
.L26:
	.mlx
	nop 0
	movl r43 = @gprel(.LC25)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	adds r14 = 16, r12
	mov r44 = r37
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	.mmi
	nop 0
	ld8 r43 = [r14]
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r42
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	;;
	.mib
	addl r14 = @ltoffx(__iob#), r1
	(p6) mov r38 = r0
	(p6) br.cond.dpnt .L28
	;;
	.mmi
	ld8 r15 = [r8]
	ld8.mov r14 = [r14], __iob#
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = r14, r15
	nop 0
	;;
	.mii
	(p6) addl r38 = 1, r0
	nop 0
	;;
	(p7) mov r38 = r0
.L28:
	.mlx
	adds r15 = 16, r12
	movl r45 = @gprel(.LC23)
	.mmi
	mov r44 = r37
	;;
	nop 0
	add r45 = r1, r45
	.mmb
	nop 0
	ld8 r43 = [r15]
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r42
	cmp.eq p6, p7 = 0, r8
	mov r44 = r38
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC27)
	.mmi
	nop 0
	(p6) addl r45 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r45 = r0
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r0
	addl r44 = 3, r0
	;;
	.mlx
	addl r45 = @ltoff(@fptr(known_function#)), gp
	movl r43 = @gprel(.LC23)
	;;
	.mmi
	nop 0
	add r43 = r1, r43
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = shl_definesym#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r35
	addl r45 = 10, r0
	.mii
	addl r44 = 3, r0
	mov r43 = r34
	;;
	addl r46 = @ltoff(@fptr(malloc#)), gp
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov r44 = r36
	.mmi
	nop 0
	ld8 r43 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC23)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	adds r14 = 16, r8
	nop 0
	mov r1 = r42
	.mmb
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r39, r14
	(p7) br.cond.dpnt .L51
.L40:
	.mmi
	mov r44 = r0
	nop 0
	nop 0
.L29:
	.mlx
	nop 0
	movl r43 = @gprel(.LC28)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r35
	addl r45 = 6, r0
	.mii
	addl r44 = 3, r0
	mov r43 = r34
	;;
	addl r46 = @ltoff(@fptr(malloc#)), gp
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov r44 = r36
	.mmi
	nop 0
	ld8 r43 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC23)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	adds r8 = 16, r8
	mov r1 = r42
	;;
	.mib
	(p6) mov r44 = r0
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mmi
	ld8 r14 = [r8]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) addl r44 = 1, r0
	nop 0
	;;
	(p7) mov r44 = r0
.L30:
	.mlx
	nop 0
	movl r43 = @gprel(.LC29)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L48:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r45 = @gprel(.LC13)
	.mmi
	mov r44 = r8
	ld8 r43 = [r34]
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = find#
	;;
	.mii
	cmp.ne p6, p7 = 0, r8
	mov r1 = r42
	;;
	(p6) addl r44 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r44 = r0
	br .L22
	;;
.L47:
	.mlx
	nop 0
	movl r45 = @gprel(.LC13)
	.mmi
	mov r44 = r8
	ld8 r43 = [r34]
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	ld4 r14 = [r36]
	nop 0
	mov r1 = r42
	;;
	.mlx
	cmp4.lt p6, p7 = 0, r14
	movl r43 = @gprel(.LC15)
	;;
	.mmi
	(p6) addl r44 = 1, r0
	nop 0
	add r43 = r1, r43
	;;
	.mmi
	(p7) mov r44 = r0
	cmp.eq p6, p7 = 0, r8
	adds r8 = 8, r8
	;;
	.mib
	(p6) mov r45 = r0
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mmi
	ld2 r14 = [r8]
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 3, r14
	;;
	(p6) addl r45 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r44 = 2, r0
	mov r47 = r34
	.mii
	addl r45 = 1, r0
	mov r43 = r37
	;;
	addl r46 = @ltoff(@fptr(malloc#)), gp
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r8
	mov r1 = r42
	.mmi
	nop 0
	st4 [r36] = r8
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r44 = r0
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L48
.L50:
	.mlx
	adds r8 = 16, r8
	movl r43 = @gprel(.LC7)
	;;
	.mii
	ld8 r14 = [r8]
	add r43 = r1, r43
	;;
	cmp.eq p6, p7 = r39, r14
	;;
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r34
	mov r45 = r0
	.mii
	mov r43 = r37
	mov r44 = r0
	;;
	addl r46 = @ltoff(@fptr(malloc#)), gp
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC20)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r47 = r34
	addl r45 = 2, r0
	.mii
	mov r43 = r37
	mov r44 = r0
	;;
	addl r46 = @ltoff(@fptr(no_memory#)), gp
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC21)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = dlopen#
	;;
	.mmi
	mov r1 = r42
	mov r34 = r8
	mov r47 = r35
	.mmi
	addl r45 = 2, r0
	addl r44 = 3, r0
	mov r43 = r8
	;;
	.mmi
	nop 0
	addl r46 = @ltoff(@fptr(malloc#)), gp
	nop 0
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	mov r1 = r42
	mov r36 = r8
	addl r45 = 2, r0
	.mmi
	adds r47 = 16, r12
	addl r44 = 2, r0
	mov r43 = r34
	;;
	.mmi
	nop 0
	addl r46 = @ltoff(@fptr(malloc#)), gp
	nop 0
	;;
	.mib
	ld8 r46 = [r46]
	nop 0
	br.call.sptk.many b0 = shl_getsymbols#
	;;
	.mmi
	nop 0
	mov r1 = r42
	cmp4.lt p6, p7 = 0, r36
	.mmb
	nop 0
	mov r37 = r8
	(p7) br.cond.dptk .L52
	;;
.L25:
	.mlx
	nop 0
	movl r45 = @gprel(.LC23)
	.mmi
	mov r44 = r36
	ld8 r43 = [r35]
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	adds r15 = -4, r37
	addl r14 = 195, r0
	mov r1 = r42
	.mmi
	mov r38 = r8
	;;
	cmp4.geu p6, p7 = r14, r15
	addl r14 = 900, r0
	.mlx
	nop 0
	movl r43 = @gprel(.LC22)
	;;
	.mmi
	cmp4.lt p8, p9 = r14, r36
	add r43 = r1, r43
	(p6) addl r45 = 1, r0
	;;
	.mmi
	(p7) mov r45 = r0
	nop 0
	(p8) addl r44 = 1, r0
	;;
	.mib
	(p9) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 24, r38
	nop 0
	mov r1 = r42
	.mmb
	cmp.eq p6, p7 = 0, r38
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r34
	(p6) br.cond.dptk .L27
	.mlx
	adds r38 = 16, r38
	movl r43 = @gprel(.LC24)
	;;
	.mmi
	ld8 r14 = [r38]
	nop 0
	add r43 = r1, r43
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mii
	cmp.eq p6, p7 = 7, r8
	mov r1 = r42
	;;
	(p6) addl r44 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r44 = r0
	br .L26
.L49:
	.mmi
	adds r8 = 24, r8
	;;
	ld8 r14 = [r8]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r45 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r45 = r0
	br .L23
.L51:
	.mmi
	adds r8 = 24, r8
	;;
	ld8 r14 = [r8]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r44 = r0
	br .L29
	.endp main#
	.global known_value#
	.section	.sdata,"aws"
	.align 4
	.type	known_value#, @object
	.size	known_value#, 4
known_value:
	data4	4
	.global shl_definesym#
	.type	shl_definesym#, @function
	.global shl_getsymbols#
	.type	shl_getsymbols#, @function
	.global malloc#
	.type	malloc#, @function
	.global shl_findsym#
	.type	shl_findsym#, @function
	.global dlopen#
	.type	dlopen#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global unlink#
	.type	unlink#, @function
	.global close#
	.type	close#, @function
	.global write#
	.type	write#, @function
	.global open#
	.type	open#, @function
	.global nlist64#
	.type	nlist64#, @function
	.global printf#
	.type	printf#, @function
	.global nlist#
	.type	nlist#, @function
	.global memset#
	.type	memset#, @function
	.ident	"GCC: (GNU) 12.2.0"
