// 2899ee7ade1a61877462b9dffbc2ab8c guest-tests/hpux/ipc.c
	.file	"ipc.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"static %d"
	.align 8
.LC1:
	stringz	" page %d states %ld command %ld sizes %d memory %d\n"
	.align 8
.LC2:
	stringz	"dynamic %d"
	.align 8
.LC3:
	stringz	" processors %ld free %d user %d\n"
	.align 8
.LC4:
	stringz	"processor %d"
	.align 8
.LC5:
	stringz	" %lu ticks %d, second %d\n"
	.align 8
.LC6:
	stringz	"count %d %d, unknown %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc system_figures#
system_figures:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 6, 0
	.fframe 608
	adds r12 = -608, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	mov r40 = r0
	addl r39 = 1, r0
	nop 0
	.mmb
	addl r38 = 104, r0
	adds r37 = 512, r12
	br.call.sptk.many b0 = pstat_getstatic#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 552, r12
	mov r1 = r36
	addl r37 = 3001, r0
	;;
	.mib
	ld8 r32 = [r14]
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	adds r14 = 576, r12
	cmp.eq p6, p7 = r8, r32
	adds r15 = 560, r12
	.mmi
	mov r1 = r36
	;;
	ld8 r14 = [r14]
	(p6) addl r38 = 1, r0
	.mii
	ld8 r39 = [r15]
	adds r15 = 600, r12
	;;
	(p7) mov r38 = r0
	.mmi
	cmp.ge p6, p7 = 104, r14
	ld8 r40 = [r15]
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r41 = r0
	(p6) br.cond.dptk .L2
	.mmi
	adds r14 = 584, r12
	;;
	ld8 r15 = [r14]
	addl r14 = 280, r0
	;;
	.mmi
	nop 0
	cmp.lt p6, p7 = r14, r15
	nop 0
	;;
	.mii
	(p6) addl r41 = 1, r0
	nop 0
	;;
	(p7) mov r41 = r0
.L2:
	.mmi
	nop 0
	adds r32 = 544, r12
	addl r14 = 1000, r0
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mii
	ld8 r15 = [r32]
	add r37 = r1, r37
	;;
	cmp.lt p6, p7 = r14, r15
	;;
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 1, r0
	mov r1 = r36
	mov r40 = r0
	.mmb
	adds r37 = 16, r12
	addl r38 = 280, r0
	br.call.sptk.many b0 = pstat_getdynamic#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r36
	;;
	.mmi
	ld8 r38 = [r14]
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r39 = r0
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	ld8 r15 = [r32]
	;;
	cmp.gt p6, p7 = r15, r14
	nop 0
	;;
	.mii
	(p6) addl r39 = 1, r0
	nop 0
	;;
	(p7) mov r39 = r0
.L3:
	.mlx
	adds r14 = 176, r12
	movl r37 = @gprel(.LC3)
	.mmi
	adds r32 = 296, r12
	;;
	ld8 r40 = [r14]
	add r37 = r1, r37
	;;
	.mmi
	nop 0
	andcm r40 = -1, r40
	nop 0
	;;
	.mib
	nop 0
	extr.u r40 = r40, 63, 1
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	addl r39 = 1, r0
	.mmb
	mov r37 = r32
	addl r38 = 216, r0
	br.call.sptk.many b0 = pstat_getprocessor#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 504, r12
	mov r1 = r36
	mov r37 = r32
	.mmi
	addl r40 = 1, r0
	ld8 r32 = [r32]
	addl r39 = 1, r0
	;;
	.mmi
	ld8 r15 = [r14]
	addl r14 = 1000, r0
	addl r38 = 216, r0
	;;
	.mmi
	cmp.ltu p6, p7 = r14, r15
	;;
	(p6) addl r33 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r33 = r0
	nop 0
	br.call.sptk.many b0 = pstat_getprocessor#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r33
	.mmi
	mov r38 = r32
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	adds r37 = 512, r12
	mov r1 = r36
	mov r40 = r0
	.mmi
	addl r39 = 2, r0
	st4 [r8] = r0
	addl r38 = 104, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pstat_getstatic#
	;;
	.mib
	mov r1 = r36
	mov r32 = r8
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	ld4 r14 = [r8]
	mov r1 = r36
	mov r41 = r0
	.mmi
	adds r38 = 512, r12
	addl r37 = 77, r0
	addl r40 = 1, r0
	;;
	.mii
	cmp4.eq p6, p7 = 22, r14
	addl r39 = 104, r0
	;;
	(p6) addl r33 = 1, r0
	;;
	.mib
	(p7) mov r33 = r0
	nop 0
	br.call.sptk.many b0 = pstat#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r40 = r8
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC6)
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
	adds r12 = 608, r12
	br.ret.sptk.many b0
	.endp system_figures#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"process %d pid %d parent %d state %ld"
	.align 8
.LC8:
	stringz	" name %d command %d\n"
	.align 8
.LC9:
	stringz	"list %d: %d, next %d"
	.align 8
.LC10:
	stringz	" nobody %d %d\n"
	.align 8
.LC11:
	stringz	"command line %d %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc processes#
processes:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 9, 5, 0
	.fframe 1584
	adds r12 = -1584, r12
	nop 0
	.mii
	mov r41 = r1
	.save rp, r39
	mov r39 = b0
	.body
	mov r42 = r32
	;;
	.mmi
	adds r14 = 1544, r12
	adds r35 = 1536, r12
	addl r43 = 47, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 1552, r12
	.mmi
	st8 [r35] = r0
	;;
	st8 [r14] = r0
	adds r14 = 1560, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 1568, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 1576, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 1584, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 1592, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mib
	mov r1 = r41
	mov r33 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r44 = r0
	mov r45 = r8
	adds r42 = 1232, r12
	.mmb
	addl r43 = 304, r0
	mov r1 = r41
	br.call.sptk.many b0 = pstat_getproc#
	;;
	.mmi
	adds r14 = 1248, r12
	mov r1 = r41
	mov r36 = r8
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	adds r14 = 1256, r12
	mov r34 = r8
	mov r1 = r41
	;;
	.mib
	ld8 r37 = [r14]
	sxt4 r34 = r34
	br.call.sptk.many b0 = getppid#
	;;
	.mmi
	mov r1 = r41
	cmp.eq p6, p7 = r38, r34
	sxt4 r8 = r8
	.mmi
	adds r14 = 1376, r12
	nop 0
	mov r43 = r36
	;;
	.mlx
	(p6) addl r44 = 1, r0
	movl r42 = @gprel(.LC7)
	.mmi
	ld8 r46 = [r14]
	;;
	(p7) mov r44 = r0
	cmp.eq p6, p7 = r37, r8
	.mmi
	add r42 = r1, r42
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
	cmp.eq p6, p7 = 0, r33
	mov r1 = r41
	adds r42 = 1520, r12
	;;
	.mmi
	nop 0
	(p7) adds r43 = 1, r33
	nop 0
	;;
	.mib
	(p6) mov r43 = r32
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r32
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r43 = r32
	mov r44 = r8
	nop 0
	.mmb
	mov r1 = r41
	adds r42 = 1400, r12
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.eq p6, p7 = 0, r33
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	.mmi
	(p6) addl r43 = 1, r0
	;;
	(p7) mov r43 = r0
	cmp4.eq p6, p7 = 0, r8
	.mmi
	add r42 = r1, r42
	;;
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r42 = 16, r12
	mov r1 = r41
	mov r45 = r0
	.mmb
	addl r44 = 4, r0
	addl r43 = 304, r0
	br.call.sptk.many b0 = pstat_getproc#
	;;
	.mmi
	adds r14 = 32, r12
	mov r1 = r41
	mov r34 = r8
	;;
	.mib
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	adds r42 = 16, r12
	addl r44 = 4, r0
	nop 0
	.mmi
	mov r1 = r41
	addl r43 = 304, r0
	mov r33 = r8
	;;
	.mmi
	ld8 r45 = [r42]
	nop 0
	sxt4 r33 = r33
	;;
	.mib
	adds r45 = 1, r45
	nop 0
	br.call.sptk.many b0 = pstat_getproc#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.eq p6, p7 = r36, r33
	.mmi
	mov r43 = r34
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r44 = r0
	addl r45 = 31000, r0
	adds r42 = 1232, r12
	.mmb
	mov r1 = r41
	addl r43 = 304, r0
	br.call.sptk.many b0 = pstat_getproc#
	;;
	.mib
	mov r1 = r41
	mov r33 = r8
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r41
	ld4 r14 = [r8]
	mov r43 = r33
	;;
	.mlx
	cmp4.eq p6, p7 = 3, r14
	movl r42 = @gprel(.LC10)
	;;
	.mmi
	(p6) addl r44 = 1, r0
	nop 0
	add r42 = r1, r42
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r44 = 1, r0
	mov r45 = r8
	addl r43 = 64, r0
	.mmb
	mov r1 = r41
	mov r42 = r35
	br.call.sptk.many b0 = pstat_getcommandline#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r32
	.mmb
	mov r34 = r8
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r32
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r43 = r32
	mov r44 = r8
	nop 0
	.mmb
	mov r1 = r41
	mov r42 = r35
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.lt p6, p7 = r33, r34
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	.mmi
	(p6) addl r43 = 1, r0
	;;
	(p7) mov r43 = r0
	cmp4.eq p6, p7 = 0, r8
	.mmi
	add r42 = r1, r42
	;;
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 1584, r12
	br.ret.sptk.many b0
	.endp processes#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	""
	.align 8
.LC13:
	stringz	"setall %d"
	.align 8
.LC14:
	stringz	" setval %d"
	.align 8
.LC15:
	stringz	" semop %d"
	.align 8
.LC16:
	stringz	" getall %d"
	.align 8
.LC17:
	stringz	" %d %d %d, getval %d\n"
	.align 8
.LC18:
	stringz	"pid %d"
	.align 8
.LC19:
	stringz	" stat %d"
	.align 8
.LC20:
	stringz	" count %d mode %o"
	.align 8
.LC21:
	stringz	" set %d"
	.align 8
.LC22:
	stringz	" mode %o times %d"
	.align 8
.LC23:
	stringz	" remove %d"
	.align 8
.LC24:
	stringz	" again %d"
	.align 8
.LC25:
	stringz	" no such command %d\n"
	.align 8
.LC26:
	stringz	"send %d"
	.align 8
.LC27:
	stringz	" messages %d bytes %d room %d sender %d"
	.align 8
.LC28:
	stringz	" receive %ld %s"
	.align 8
.LC29:
	stringz	" room %d mode %o times %d"
	.align 8
.LC30:
	stringz	" remove %d\n"
	.align 8
.LC31:
	stringz	"shared"
	.align 8
.LC32:
	stringz	"stat %d"
	.align 8
.LC33:
	stringz	" size %lu attached %d creator %d last %d"
	.align 8
.LC34:
	stringz	" lock %d"
	.align 8
.LC35:
	stringz	" mode %o remove %d"
	.align 8
.LC36:
	stringz	" still %s,"
	.align 8
.LC37:
	stringz	" detach %d"
	.align 8
.LC38:
	stringz	" gone %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 46
	.mmb
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 2, 15, 5, 0
	.fframe 160
	adds r12 = -160, r12
	nop 0
	.mmi
	mov r48 = r1
	nop 0
	.save rp, r46
	mov r46 = b0
	.body
	;;
	.mmi
	adds r36 = 160, r12
	addl r14 = 5, r0
	adds r40 = 162, r12
	.mmi
	adds r38 = 164, r12
	adds r37 = 144, r12
	addl r15 = -2, r0
	;;
	.mmi
	st2 [r36] = r14
	addl r14 = 6, r0
	addl r51 = 928, r0
	.mmi
	addl r50 = 3, r0
	mov r49 = r0
	adds r35 = 32, r12
	;;
	.mmi
	st2 [r40] = r14
	addl r14 = 7, r0
	addl r39 = 511, r0
	.mmi
	adds r41 = 88, r12
	;;
	st2 [r38] = r14
	addl r14 = 1, r0
	;;
	.mmi
	st2 [r37] = r14
	nop 0
	adds r14 = 146, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 148, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r52 = r36
	mov r34 = r8
	addl r51 = 9, r0
	.mmi
	mov r1 = r48
	mov r50 = r0
	mov r49 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
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
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	addl r51 = 8, r0
	movl r52 = 38654705664
	.mmi
	mov r1 = r48
	mov r49 = r34
	addl r50 = 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC14)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r51 = 1, r0
	mov r1 = r48
	nop 0
	.mmb
	mov r49 = r34
	mov r50 = r37
	br.call.sptk.many b0 = semop#
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
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	addl r51 = 6, r0
	nop 0
	.mmb
	mov r50 = r0
	mov r49 = r36
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r52 = r36
	addl r51 = 6, r0
	mov r1 = r48
	.mmb
	mov r49 = r34
	mov r50 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC16)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	ld2 r38 = [r38]
	mov r49 = r34
	.mmi
	mov r52 = r0
	addl r51 = 5, r0
	addl r50 = 1, r0
	;;
	.mmi
	nop 0
	ld2 r42 = [r36]
	nop 0
	.mmb
	ld2 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r48
	mov r53 = r8
	nop 0
	.mmi
	mov r52 = r38
	mov r51 = r40
	mov r50 = r42
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC17)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r50 = 1, r0
	addl r51 = 4, r0
	mov r52 = r0
	.mmb
	mov r49 = r34
	mov r1 = r48
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r48
	mov r38 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.eq p6, p7 = r8, r38
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC18)
	.mmi
	nop 0
	(p6) addl r50 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r50 = r0
	add r49 = r1, r49
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r52 = 16, r12
	addl r51 = 2, r0
	mov r1 = r48
	.mmb
	mov r49 = r34
	mov r50 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC19)
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
	.mmi
	ld2 r51 = [r35]
	ld2 r50 = [r41]
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC20)
	.mmi
	nop 0
	and r51 = r39, r51
	nop 0
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 384, r0
	addl r51 = 1, r0
	adds r52 = 16, r12
	.mmi
	mov r1 = r48
	mov r49 = r34
	mov r50 = r0
	;;
	.mib
	st2 [r35] = r14
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
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
	addl r51 = 2, r0
	mov r1 = r48
	mov r50 = r0
	.mmb
	adds r52 = 16, r12
	mov r49 = r34
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	adds r14 = 72, r12
	ld2 r50 = [r35]
	mov r1 = r48
	;;
	.mii
	ld8 r14 = [r14]
	and r50 = r39, r50
	;;
	cmp.ge p6, p7 = 0, r14
	;;
	.mib
	(p6) adds r39 = 80, r12
	(p6) mov r51 = r0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	adds r39 = 80, r12
	;;
	ld8 r15 = [r39]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = r15, r14
	nop 0
	;;
	.mii
	(p6) addl r51 = 1, r0
	nop 0
	;;
	(p7) mov r51 = r0
.L13:
	.mlx
	nop 0
	movl r49 = @gprel(.LC22)
	.mmi
	adds r42 = 152, r12
	adds r38 = 82, r12
	adds r40 = 84, r12
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r0
	mov r52 = r0
	mov r49 = r34
	.mmb
	mov r1 = r48
	mov r50 = r0
	br.call.sptk.many b0 = semctl#
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
	adds r52 = 16, r12
	addl r51 = 2, r0
	mov r49 = r34
	.mmb
	mov r1 = r48
	mov r50 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC24)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r52 = 16, r12
	addl r51 = 10, r0
	mov r49 = r34
	.mmb
	mov r1 = r48
	mov r50 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC25)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	addl r14 = 3, r0
	movl r15 = 7522537965566820352
	.mmi
	mov r1 = r48
	addl r50 = 896, r0
	mov r49 = r0
	;;
	.mmi
	nop 0
	st8 [r36] = r14
	adds r14 = 168, r12
	.mmi
	st8 [r37] = r0
	;;
	st8 [r14] = r15
	nop 0
	.mmb
	st8 [r42] = r0
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r52 = r0
	mov r34 = r8
	addl r51 = 6, r0
	.mmi
	mov r50 = r36
	mov r1 = r48
	mov r49 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
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
	adds r51 = 16, r12
	mov r1 = r48
	nop 0
	.mmb
	mov r49 = r34
	addl r50 = 2, r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC19)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 120, r12
	nop 0
	mov r1 = r48
	.mmi
	ld2 r43 = [r39]
	ld2 r45 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	ld2 r44 = [r14]
	nop 0
	.mmb
	ld4 r36 = [r40]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r48
	cmp4.eq p6, p7 = r8, r36
	nop 0
	.mmi
	mov r52 = r45
	mov r51 = r44
	mov r50 = r43
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC27)
	.mmi
	nop 0
	(p6) addl r53 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r53 = r0
	add r49 = r1, r49
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 100, r0
	adds r51 = 16, r12
	nop 0
	.mmi
	mov r1 = r48
	mov r49 = r34
	addl r50 = 1, r0
	;;
	.mmi
	st2 [r38] = r14
	nop 0
	addl r14 = 432, r0
	;;
	.mib
	st2 [r35] = r14
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
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
	mov r52 = r0
	mov r53 = r0
	mov r1 = r48
	.mmi
	mov r49 = r34
	addl r51 = 8, r0
	mov r50 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r1 = r48
	mov r50 = r8
	mov r51 = r42
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC28)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	adds r51 = 16, r12
	nop 0
	.mmb
	addl r50 = 2, r0
	mov r49 = r34
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	nop 0
	adds r14 = 96, r12
	addl r15 = 511, r0
	.mmi
	ld2 r51 = [r35]
	ld2 r50 = [r38]
	mov r1 = r48
	;;
	.mmi
	ld8 r14 = [r14]
	and r51 = r15, r51
	adds r15 = 104, r12
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r52 = r0
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	cmp.ge p6, p7 = r15, r14
	nop 0
	;;
	.mii
	(p6) addl r52 = 1, r0
	nop 0
	;;
	(p7) mov r52 = r0
.L14:
	.mlx
	nop 0
	movl r49 = @gprel(.LC29)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r0
	nop 0
	.mmb
	mov r49 = r34
	mov r50 = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC30)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	addl r51 = 896, r0
	nop 0
	.mmb
	addl r50 = 10000, r0
	mov r49 = r0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r48
	mov r34 = r8
	mov r51 = r0
	.mmb
	mov r50 = r0
	mov r49 = r8
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	mov r1 = r48
	mov r36 = r8
	mov r49 = r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC31)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r51 = 16, r12
	mov r1 = r48
	nop 0
	.mmb
	mov r49 = r34
	addl r50 = 2, r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC32)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 64, r12
	ld4 r42 = [r40]
	mov r1 = r48
	.mmi
	nop 0
	ld2 r41 = [r41]
	nop 0
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r48
	ld4 r38 = [r39]
	mov r37 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.eq p6, p7 = r37, r42
	.mmi
	mov r51 = r41
	nop 0
	mov r50 = r40
	;;
	.mlx
	(p6) addl r52 = 1, r0
	movl r49 = @gprel(.LC33)
	;;
	.mmi
	(p7) mov r52 = r0
	cmp4.eq p6, p7 = r8, r38
	add r49 = r1, r49
	;;
	.mmi
	nop 0
	(p6) addl r53 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r53 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r0
	nop 0
	.mmb
	mov r49 = r34
	addl r50 = 3, r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC34)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 420, r0
	adds r51 = 16, r12
	nop 0
	.mmi
	mov r1 = r48
	mov r49 = r34
	addl r50 = 1, r0
	;;
	.mib
	st2 [r35] = r14
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
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
	adds r51 = 16, r12
	nop 0
	.mmb
	mov r49 = r34
	addl r50 = 2, r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	addl r14 = 511, r0
	ld2 r35 = [r35]
	mov r1 = r48
	.mmi
	mov r49 = r34
	mov r51 = r0
	mov r50 = r0
	;;
	.mib
	and r35 = r14, r35
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r8
	mov r50 = r35
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC35)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r36
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC36)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r48
	mov r49 = r36
	br.call.sptk.many b0 = shmdt#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC37)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r51 = 16, r12
	mov r1 = r48
	nop 0
	.mmb
	mov r49 = r34
	addl r50 = 2, r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC38)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r48
	nop 0
	br.call.sptk.many b0 = system_figures#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.ge p6, p7 = 0, r32
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC12)
	;;
	.mmi
	nop 0
	(p6) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p7) ld8 r49 = [r33]
	nop 0
	br.call.sptk.many b0 = processes#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r48
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.global shmdt#
	.type	shmdt#, @function
	.global shmctl#
	.type	shmctl#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global shmat#
	.type	shmat#, @function
	.global shmget#
	.type	shmget#, @function
	.global msgrcv#
	.type	msgrcv#, @function
	.global msgctl#
	.type	msgctl#, @function
	.global msgsnd#
	.type	msgsnd#, @function
	.global msgget#
	.type	msgget#, @function
	.global memset#
	.type	memset#, @function
	.global semop#
	.type	semop#, @function
	.global semctl#
	.type	semctl#, @function
	.global semget#
	.type	semget#, @function
	.global pstat_getcommandline#
	.type	pstat_getcommandline#, @function
	.global strncmp#
	.type	strncmp#, @function
	.global strlen#
	.type	strlen#, @function
	.global strcmp#
	.type	strcmp#, @function
	.global getppid#
	.type	getppid#, @function
	.global pstat_getproc#
	.type	pstat_getproc#, @function
	.global getpid#
	.type	getpid#, @function
	.global strrchr#
	.type	strrchr#, @function
	.global pstat#
	.type	pstat#, @function
	.global __errno#
	.type	__errno#, @function
	.global pstat_getprocessor#
	.type	pstat_getprocessor#, @function
	.global pstat_getdynamic#
	.type	pstat_getdynamic#, @function
	.global sysconf#
	.type	sysconf#, @function
	.global printf#
	.type	printf#, @function
	.global pstat_getstatic#
	.type	pstat_getstatic#, @function
	.ident	"GCC: (GNU) 12.2.0"
