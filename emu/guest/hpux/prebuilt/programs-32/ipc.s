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
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 6, 0
	.fframe 320
	adds r12 = -320, r12
	nop 0
	.mii
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	adds r33 = 284, r12
	.mmi
	mov r41 = r0
	addl r40 = 1, r0
	addl r39 = 52, r0
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = pstat_getstatic#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 304, r12
	mov r1 = r37
	addl r38 = 3001, r0
	;;
	.mib
	ld4 r32 = [r14]
	nop 0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	adds r14 = 316, r12
	cmp4.eq p6, p7 = r8, r32
	adds r15 = 308, r12
	.mmi
	mov r1 = r37
	;;
	ld4 r14 = [r14]
	(p6) addl r39 = 1, r0
	.mii
	ld4 r40 = [r15]
	adds r15 = 328, r12
	;;
	(p7) mov r39 = r0
	.mmi
	cmp4.ge p6, p7 = 52, r14
	ld4 r41 = [r15]
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r42 = r0
	(p6) br.cond.dptk .L2
	.mmi
	adds r14 = 320, r12
	;;
	ld4 r15 = [r14]
	addl r14 = 160, r0
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = r14, r15
	nop 0
	;;
	.mii
	(p6) addl r42 = 1, r0
	nop 0
	;;
	(p7) mov r42 = r0
.L2:
	.mmi
	nop 0
	adds r32 = 300, r12
	addl r14 = 1000, r0
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mii
	ld4 r15 = [r32]
	add r38 = r1, r38
	;;
	cmp4.lt p6, p7 = r14, r15
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
	adds r14 = 16, r12
	addl r40 = 1, r0
	nop 0
	.mmi
	mov r1 = r37
	mov r41 = r0
	addl r39 = 160, r0
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = pstat_getdynamic#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r37
	;;
	.mmi
	ld4 r39 = [r14]
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r40 = r0
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mmi
	ld4 r15 = [r32]
	;;
	cmp4.gt p6, p7 = r15, r14
	nop 0
	;;
	.mii
	(p6) addl r40 = 1, r0
	nop 0
	;;
	(p7) mov r40 = r0
.L3:
	.mlx
	adds r14 = 112, r12
	movl r38 = @gprel(.LC3)
	.mmi
	adds r32 = 176, r12
	;;
	ld4 r41 = [r14]
	add r38 = r1, r38
	;;
	.mmi
	nop 0
	andcm r41 = -1, r41
	nop 0
	;;
	.mib
	nop 0
	extr.u r41 = r41, 31, 1
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	mov r41 = r0
	addl r40 = 1, r0
	.mmb
	mov r38 = r32
	addl r39 = 108, r0
	br.call.sptk.many b0 = pstat_getprocessor#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 280, r12
	mov r1 = r37
	mov r38 = r32
	.mmi
	addl r41 = 1, r0
	ld4 r32 = [r32]
	addl r40 = 1, r0
	;;
	.mmi
	ld4 r15 = [r14]
	addl r14 = 1000, r0
	addl r39 = 108, r0
	;;
	.mmi
	cmp4.ltu p6, p7 = r14, r15
	;;
	(p6) addl r34 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r34 = r0
	nop 0
	br.call.sptk.many b0 = pstat_getprocessor#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r40 = r34
	.mmi
	mov r39 = r32
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r38 = r33
	mov r1 = r37
	.mmi
	mov r41 = r0
	addl r40 = 2, r0
	addl r39 = 52, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = pstat_getstatic#
	;;
	.mib
	mov r1 = r37
	mov r32 = r8
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r39 = r33
	mov r1 = r37
	.mmi
	mov r42 = r0
	addl r38 = 77, r0
	addl r41 = 1, r0
	;;
	.mii
	ld4 r14 = [r8]
	addl r40 = 52, r0
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	.mmi
	nop 0
	(p6) addl r33 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r33 = r0
	nop 0
	br.call.sptk.many b0 = pstat#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r41 = r8
	.mmi
	mov r40 = r33
	nop 0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 320, r12
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
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 10, 5, 0
	.fframe 1024
	adds r12 = -1024, r12
	nop 0
	.mmi
	addp4 r32 = 0,r32
	mov r42 = r1
	.save rp, r40
	mov r40 = b0
	.body
	;;
	.mmi
	adds r14 = 984, r12
	adds r35 = 976, r12
	nop 0
	.mmi
	mov r43 = r32
	addl r44 = 47, r0
	adds r34 = 784, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 992, r12
	.mmi
	st8 [r35] = r0
	;;
	st8 [r14] = r0
	adds r14 = 1000, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 1008, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 1016, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 1024, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 1032, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mib
	mov r1 = r42
	addp4 r33 = 0,r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r45 = r0
	mov r46 = r8
	mov r43 = r34
	.mmb
	addl r44 = 192, r0
	mov r1 = r42
	br.call.sptk.many b0 = pstat_getproc#
	;;
	.mmi
	adds r14 = 792, r12
	mov r1 = r42
	mov r36 = r8
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	adds r14 = 796, r12
	mov r1 = r42
	mov r37 = r8
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.eq p6, p7 = r37, r39
	.mmi
	adds r14 = 856, r12
	nop 0
	mov r44 = r36
	;;
	.mlx
	(p6) addl r45 = 1, r0
	movl r43 = @gprel(.LC7)
	.mmi
	ld4 r47 = [r14]
	;;
	(p7) mov r45 = r0
	cmp4.eq p6, p7 = r8, r38
	.mmi
	add r43 = r1, r43
	;;
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r33
	mov r1 = r42
	adds r43 = 176, r34
	;;
	.mmi
	(p7) adds r44 = 1, r33
	;;
	(p6) mov r44 = r32
	nop 0
	;;
	.mib
	(p7) addp4 r44 = 0,r44
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r32
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r44 = r32
	mov r45 = r8
	nop 0
	.mmb
	mov r1 = r42
	adds r43 = 84, r34
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.eq p6, p7 = 0, r33
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	.mmi
	(p6) addl r44 = 1, r0
	;;
	(p7) mov r44 = r0
	cmp4.eq p6, p7 = 0, r8
	.mmi
	add r43 = r1, r43
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
	adds r14 = 16, r12
	mov r1 = r42
	nop 0
	.mmi
	mov r46 = r0
	addl r45 = 4, r0
	addl r44 = 192, r0
	;;
	.mib
	mov r43 = r14
	nop 0
	br.call.sptk.many b0 = pstat_getproc#
	;;
	.mmi
	adds r14 = 24, r12
	mov r1 = r42
	mov r33 = r8
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	adds r14 = 16, r12
	addl r45 = 4, r0
	nop 0
	.mmi
	mov r1 = r42
	mov r36 = r8
	addl r44 = 192, r0
	;;
	.mmi
	ld4 r46 = [r14]
	nop 0
	mov r43 = r14
	;;
	.mib
	adds r46 = 1, r46
	nop 0
	br.call.sptk.many b0 = pstat_getproc#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.eq p6, p7 = r36, r37
	.mmi
	mov r44 = r33
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC9)
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
	mov r45 = r0
	addl r46 = 31000, r0
	mov r43 = r34
	.mmb
	mov r1 = r42
	addl r44 = 192, r0
	br.call.sptk.many b0 = pstat_getproc#
	;;
	.mib
	mov r1 = r42
	mov r33 = r8
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r42
	mov r44 = r33
	;;
	.mlx
	ld4 r14 = [r8]
	movl r43 = @gprel(.LC10)
	;;
	.mii
	cmp4.eq p6, p7 = 3, r14
	add r43 = r1, r43
	;;
	(p6) addl r45 = 1, r0
	;;
	.mib
	(p7) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r45 = 1, r0
	mov r46 = r8
	addl r44 = 64, r0
	.mmb
	mov r1 = r42
	mov r43 = r35
	br.call.sptk.many b0 = pstat_getcommandline#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r32
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r43 = r32
	.mmb
	mov r34 = r8
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r44 = r32
	mov r45 = r8
	nop 0
	.mmb
	mov r1 = r42
	mov r43 = r35
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.gt p6, p7 = r33, r34
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	.mmi
	(p6) addl r44 = 1, r0
	;;
	(p7) mov r44 = r0
	cmp4.eq p6, p7 = 0, r8
	.mmi
	add r43 = r1, r43
	;;
	(p6) addl r45 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.restore sp
	adds r12 = 1024, r12
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
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mii
	mov r48 = r1
	.save rp, r46
	mov r46 = b0
	.body
	addp4 r33 = 0,r33
	;;
	.mmi
	adds r36 = 128, r12
	addl r14 = 5, r0
	adds r40 = 130, r12
	.mmi
	adds r41 = 132, r12
	adds r37 = 116, r12
	addl r15 = -2, r0
	;;
	.mmi
	st2 [r36] = r14
	addl r14 = 6, r0
	adds r43 = 120, r12
	.mmi
	addl r51 = 928, r0
	addl r50 = 3, r0
	shl r44 = r36, 32
	;;
	.mmi
	st2 [r40] = r14
	addl r14 = 7, r0
	mov r49 = r0
	.mmi
	st2 [r43] = r0
	adds r35 = 32, r12
	addl r42 = 511, r0
	;;
	.mmi
	st2 [r41] = r14
	adds r14 = 16, r12
	adds r39 = 72, r12
	;;
	.mii
	nop 0
	shl r38 = r14, 32
	addl r14 = 1, r0
	;;
	.mmi
	st2 [r37] = r14
	nop 0
	adds r14 = 118, r12
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r52 = r44
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
	mov r52 = r44
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
	ld2 r40 = [r40]
	mov r49 = r34
	.mmi
	mov r52 = r0
	addl r51 = 5, r0
	addl r50 = 1, r0
	;;
	.mmi
	nop 0
	ld2 r44 = [r36]
	nop 0
	.mmb
	ld2 r45 = [r41]
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r48
	mov r53 = r8
	nop 0
	.mmi
	mov r51 = r40
	mov r52 = r45
	mov r50 = r44
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
	mov r52 = r0
	addl r51 = 4, r0
	.mmb
	mov r49 = r34
	mov r1 = r48
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r48
	mov r40 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.eq p6, p7 = r8, r40
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
	mov r52 = r38
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
	ld2 r50 = [r39]
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC20)
	.mmi
	nop 0
	and r51 = r42, r51
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
	mov r52 = r38
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
	mov r52 = r38
	mov r49 = r34
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	adds r14 = 64, r12
	ld2 r50 = [r35]
	mov r1 = r48
	;;
	.mii
	ld4 r14 = [r14]
	and r50 = r42, r50
	;;
	cmp4.ge p6, p7 = 0, r14
	;;
	.mib
	(p6) adds r42 = 68, r12
	(p6) mov r51 = r0
	(p6) br.cond.dpnt .L13
	;;
	.mmi
	adds r42 = 68, r12
	;;
	ld4 r15 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = r15, r14
	nop 0
	;;
	.mii
	(p6) addl r51 = 1, r0
	nop 0
	;;
	(p7) mov r51 = r0
.L13:
	.mlx
	adds r14 = 16, r12
	movl r49 = @gprel(.LC22)
	.mmi
	nop 0
	adds r40 = 70, r12
	nop 0
	;;
	.mib
	addp4 r38 = r14, r0
	add r49 = r1, r49
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r52 = r0
	mov r51 = r0
	mov r49 = r34
	.mmb
	mov r1 = r48
	mov r50 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mii
	mov r1 = r48
	shl r38 = r38, 32
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
	mov r52 = r38
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
	mov r52 = r38
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
	movl r15 = 1862270976
	.mmi
	st4 [r37] = r0
	mov r1 = r48
	addl r50 = 896, r0
	;;
	.mlx
	st4 [r36] = r14
	movl r14 = 1751477356
	.mmi
	st4 [r43] = r0
	nop 0
	mov r49 = r0
	;;
	.mmi
	st4 [r41] = r14
	nop 0
	adds r14 = 136, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 124, r12
	;;
	.mib
	st4 [r14] = r0
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
	adds r14 = 16, r12
	nop 0
	mov r1 = r48
	.mmi
	mov r49 = r34
	nop 0
	addl r50 = 2, r0
	;;
	.mib
	mov r51 = r14
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
	movl r49 = @gprel(.LC19)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 92, r12
	nop 0
	mov r1 = r48
	.mmi
	ld2 r38 = [r42]
	ld2 r43 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	ld2 r41 = [r14]
	nop 0
	.mmb
	ld4 r36 = [r39]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r48
	cmp4.eq p6, p7 = r8, r36
	nop 0
	.mmi
	mov r52 = r43
	mov r51 = r41
	mov r50 = r38
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
	adds r14 = 16, r12
	mov r1 = r48
	mov r49 = r34
	.mmi
	addl r50 = 1, r0
	;;
	mov r51 = r14
	addl r14 = 100, r0
	;;
	.mmi
	st2 [r40] = r14
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
	addl r51 = 8, r0
	mov r50 = r37
	mov r49 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r1 = r48
	mov r50 = r8
	adds r51 = 4, r37
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
	adds r14 = 16, r12
	nop 0
	mov r1 = r48
	.mmi
	addl r50 = 2, r0
	nop 0
	mov r49 = r34
	;;
	.mib
	mov r51 = r14
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	nop 0
	adds r14 = 80, r12
	addl r15 = 511, r0
	.mmi
	ld2 r51 = [r35]
	ld2 r50 = [r40]
	mov r1 = r48
	;;
	.mmi
	ld4 r14 = [r14]
	and r51 = r15, r51
	adds r15 = 84, r12
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r52 = r0
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	cmp4.ge p6, p7 = r15, r14
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
	nop 0
	addp4 r36 = 0,r8
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC31)
	.mmi
	nop 0
	mov r49 = r36
	nop 0
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r48
	.mmi
	mov r49 = r34
	nop 0
	addl r50 = 2, r0
	;;
	.mib
	mov r51 = r14
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
	movl r49 = @gprel(.LC32)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 60, r12
	ld4 r41 = [r39]
	mov r1 = r48
	;;
	.mmi
	ld4 r39 = [r14]
	nop 0
	adds r14 = 76, r12
	;;
	.mib
	ld2 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r48
	ld4 r38 = [r42]
	mov r37 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.eq p6, p7 = r37, r41
	.mmi
	mov r51 = r40
	nop 0
	mov r50 = r39
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
	adds r14 = 16, r12
	mov r1 = r48
	mov r49 = r34
	.mmi
	addl r50 = 1, r0
	;;
	mov r51 = r14
	addl r14 = 420, r0
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
	adds r14 = 16, r12
	nop 0
	mov r1 = r48
	.mmi
	mov r49 = r34
	nop 0
	addl r50 = 2, r0
	;;
	.mib
	mov r51 = r14
	nop 0
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
	adds r14 = 16, r12
	nop 0
	mov r1 = r48
	.mmi
	mov r49 = r34
	nop 0
	addl r50 = 2, r0
	;;
	.mib
	mov r51 = r14
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
	(p6) add r49 = r1, r49
	;;
	(p7) ld4 r49 = [r33]
	nop 0
	;;
	.mib
	addp4 r49 = 0,r49
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
	adds r12 = 128, r12
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
