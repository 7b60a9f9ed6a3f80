// 1629fa262bde979b3ebb155adbeee970 guest-tests/memory/smaps-sums.c
	.file	"smaps-sums.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc count#
count:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	mov r38 = r32
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	mov r39 = r33
	;;
	.mib
	mov r34 = r0
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	nop 0
	adds r38 = 1, r8
	mov r1 = r37
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L6
	.align 32
.L3:
	.mib
	mov r39 = r33
	adds r34 = 1, r34
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	nop 0
	mov r1 = r37
	adds r38 = 1, r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L3
.L6:
	.mmi
	mov r8 = r34
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp count#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%ld %7s"
	.align 8
.LC1:
	stringz	"kB"
	.text
	.align 16
	.align 64
	.proc sum#
sum:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 4, 0
	.fframe 16
	adds r12 = -16, r12
	mov r41 = r1
	.mlx
	ld1 r14 = [r32]
	movl r37 = @gprel(.LC0)
	;;
	.mmi
	addl r35 = -1, r0
	adds r36 = 24, r12
	.save rp, r39
	mov r39 = b0
	.body
	.mmi
	add r37 = r1, r37
	addl r38 = 17003, r0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L15
	.align 32
.L14:
	.mib
	mov r42 = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r41
	mov r42 = r32
	mov r43 = r33
	.mmb
	mov r34 = r8
	mov r44 = r8
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	add r14 = r32, r34
	mov r1 = r41
	addl r43 = 10, r0
	.mmb
	mov r42 = r32
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L21
	;;
	.mii
	ld1 r14 = [r14]
	addl r43 = 10, r0
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 58, r14
	(p6) br.cond.dpnt .L11
.L21:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	adds r32 = 1, r8
	nop 0
	mov r1 = r41
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
.L7:
	.mii
	mov r8 = r35
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L11:
	.body
	.copy_state 1
	.mmi
	add r42 = r32, r34, 1
	adds r45 = 16, r12
	nop 0
	.mmb
	mov r44 = r36
	mov r43 = r37
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r41
	.mmb
	cmp4.ne p6, p7 = 2, r8
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mmi
	nop 0
	ld2 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r38, r14
	(p7) br.cond.dpnt .L24
.L18:
	.mmi
	nop 0
	addl r35 = -2, r0
	nop 0
	;;
	.mii
	mov r8 = r35
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L24:
	.body
	.copy_state 2
	.mmi
	adds r14 = 18, r12
	mov r42 = r32
	addl r43 = 10, r0
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp.le p6, p7 = r0, r35
	sub r32 = r8, r32
	mov r1 = r41
	;;
	.mmi
	(p7) mov r35 = r0
	nop 0
	cmp.ne p6, p7 = 27, r32
	.mmb
	adds r32 = 1, r8
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mii
	ld8 r14 = [r36]
	nop 0
	;;
	add r35 = r35, r14
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L7
.L15:
	.mmi
	nop 0
	addl r35 = -1, r0
	nop 0
	;;
	.mii
	mov r8 = r35
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp sum#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC2)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.align 16
	.align 64
	.proc read_all#
read_all:
	.prologue 12, 38
	.mib
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 3, 0
	.save rp, r38
	mov r38 = b0
	nop 0
	.mmi
	mov r40 = r1
	.body
	mov r41 = r32
	adds r34 = -1, r34
	;;
	.mib
	mov r42 = r0
	mov r35 = r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r37 = r8
	mov r1 = r40
	.mmb
	nop 0
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L28
	;;
	.align 32
.L29:
	.mmi
	add r36 = r33, r35
	sub r43 = r34, r35
	mov r41 = r37
	;;
	.mib
	mov r42 = r36
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.lt p6, p7 = 0, r8
	nop 0
	add r35 = r35, r8
	.mmb
	mov r1 = r40
	nop 0
	(p7) br.cond.dpnt .L30
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r34, r35
	(p7) br.cond.dptk .L29
	.mmi
	add r36 = r33, r35
	nop 0
	nop 0
	;;
.L30:
	.mib
	st1 [r36] = r0
	mov r41 = r37
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L28:
	.mib
	nop 0
	mov r41 = r32
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp read_all#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"mlock"
	.align 8
.LC6:
	stringz	"/proc/self/maps"
	.align 8
.LC7:
	stringz	"/proc/self/smaps"
	.align 8
.LC8:
	stringz	"/proc/self/smaps_rollup"
	.align 8
.LC9:
	stringz	"%.*s"
	.align 8
.LC10:
	stringz	"%lx-%lx %4s "
	.align 8
.LC11:
	stringz	"%lx-%lx"
	.align 8
.LC12:
	stringz	"in maps: %s"
	.align 8
.LC13:
	stringz	"[vsyscall]"
	.align 8
.LC14:
	stringz	"\nSize: "
	.align 8
.LC15:
	stringz	"of %lx: size %lu\n"
	.align 8
.LC16:
	stringz	"\nSize: %lu kB"
	.align 8
.LC17:
	stringz	"lines > 5 && heads == lines && !bad"
	.align 8
.LC18:
	stringz	"%-3s %s\n"
	.align 8
.LC19:
	stringz	"\nVmFlags: "
	.align 8
.LC20:
	stringz	"\nKernelPageSize: "
	.align 8
.LC21:
	stringz	"\nMMUPageSize: "
	.align 8
.LC22:
	stringz	"count(smaps, \"\\nVmFlags: \") == heads && count(smaps, \"\\nKernelPageSize: \") == heads && count(smaps, \"\\nMMUPageSize: \") == heads"
	.align 8
.LC23:
	stringz	"%lx-%lx ---p 00000000 00:00 0 "
	.align 8
.LC24:
	stringz	" [rollup]\n"
	.align 8
.LC25:
	stringz	"sscanf(rollup, \"%lx-%lx ---p 00000000 00:00 0 \", &start, &end) == 2 && start == first && end == last && strstr(rollup, \" [rollup]\\n\")"
	.align 8
.LC26:
	stringz	"strchr(rollup, '[') - rollup == (sizeof(long) == 8 ? 73 : 49)"
	.align 8
.LC27:
	stringz	"%s: %ld, all %ld\n"
	.align 8
.LC28:
	stringz	"Locked"
	.align 8
.LC29:
	stringz	"Rss"
	.align 8
.LC30:
	stringz	"sum(rollup, \"Locked\") == 64 && sum(rollup, \"Rss\") >= 64 + 64 + (1 << 16) / 1024"
	.align 8
.LC31:
	stringz	"Shared_Clean"
	.align 8
.LC32:
	stringz	"Shared_Dirty"
	.align 8
.LC33:
	stringz	"Private_Clean"
	.align 8
.LC34:
	stringz	"Private_Dirty"
	.align 8
.LC35:
	stringz	"sum(rollup, \"Rss\") == sum(rollup, \"Shared_Clean\") + sum(rollup, \"Shared_Dirty\") + sum(rollup, \"Private_Clean\") + sum(rollup, \"Private_Dirty\")"
	.align 8
.LC36:
	stringz	"Size:"
	.align 8
.LC37:
	stringz	"\n"
	.align 8
.LC38:
	stringz	"count(rollup, \"Size:\") == 0 && count(rollup, \"\\n\") > NAMES"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 0, 20, 6, 0
	.fframe 352
	adds r12 = -352, r12
	.save rp, r49
	mov r49 = b0
	.mmi
	nop 0
	mov r51 = r1
	.body
	nop 0
	;;
	.mmi
	mov r57 = r0
	addl r56 = -1, r0
	addl r55 = 34, r0
	.mmi
	addl r54 = 3, r0
	addl r53 = 65536, r0
	mov r52 = r0
	;;
	.mmi
	mov r34 = r0
	mov r46 = r0
	adds r37 = 352, r12
	.mmb
	adds r35 = 320, r12
	adds r38 = 328, r12
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r57 = r0
	addl r56 = -1, r0
	addl r55 = 33, r0
	.mmi
	mov r32 = r8
	mov r1 = r51
	addl r54 = 3, r0
	;;
	.mmi
	addl r53 = 65536, r0
	nop 0
	mov r52 = r0
	.mmb
	adds r48 = 355, r12
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r52 = r32
	mov r33 = r8
	mov r1 = r51
	.mmb
	addl r54 = 65536, r0
	addl r53 = 1, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r54 = 65536, r0
	mov r52 = r33
	mov r1 = r51
	.mmb
	addl r53 = 1, r0
	mov r33 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r52 = r32
	nop 0
	addl r53 = 65536, r0
	.mmb
	mov r1 = r51
	nop 0
	br.call.sptk.many b0 = mlock#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r52 = @gprel(.LC5)
	;;
	.mib
	(p7) add r52 = r1, r52
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	addl r54 = 65536, r0
	movl r32 = @gprel(maps#)
	.mlx
	addl r53 = 1, r0
	movl r47 = @gprel(smaps#)
	;;
	.mmi
	add r32 = r1, r32
	nop 0
	add r47 = r1, r47
	;;
	.mib
	mov r52 = r32
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r51
	addl r54 = 524288, r0
	nop 0
	.mmb
	addl r53 = 1, r0
	mov r52 = r47
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r51
	addl r54 = 8192, r0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r51
	addl r54 = 65536, r0
	mov r53 = r32
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC6)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = read_all#
	;;
	.mmi
	mov r1 = r51
	addl r54 = 524288, r0
	mov r53 = r47
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC7)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = read_all#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r54 = 8192, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(rollup#)
	.mlx
	nop 0
	movl r52 = @gprel(.LC8)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = read_all#
	;;
	.mmi
	ld1 r14 = [r32]
	nop 0
	mov r1 = r51
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	nop 0
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r14
	movl r41 = @gprel(.LC10)
	.mmb
	add r42 = r1, r42
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	.mlx
	mov r44 = r0
	movl r45 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	.mmi
	adds r40 = 336, r12
	adds r36 = 344, r12
	add r41 = r1, r41
	;;
	.mmi
	add r43 = r1, r43
	add r45 = r1, r45
	add r39 = r1, r39
	.align 32
.L44:
	.mib
	addl r53 = 10, r0
	mov r52 = r32
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	sub r55 = r8, r32
	mov r1 = r51
	mov r56 = r32
	.mmi
	mov r54 = r42
	addl r53 = 300, r0
	adds r52 = 16, r12
	;;
	.mib
	adds r55 = 1, r55
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r51
	mov r56 = r37
	mov r55 = r35
	.mmi
	mov r54 = r38
	mov r53 = r41
	mov r52 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 3, r8
	(p7) br.cond.dpnt .L92
.L39:
	.mmi
	adds r53 = 16, r12
	nop 0
	mov r52 = r43
	.mmb
	adds r34 = 1, r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r33
	mov r1 = r51
	nop 0
	.mmi
	mov r53 = r39
	adds r52 = 16, r12
	adds r33 = 1, r33
	;;
	.mib
	(p7) ld8 r44 = [r36]
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r51
	.mmi
	mov r52 = r32
	nop 0
	addl r53 = 10, r0
	;;
	.mib
	(p7) ld8 r46 = [r40]
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	adds r32 = 1, r8
	nop 0
	mov r1 = r51
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
.L99:
	.mlx
	ld1 r14 = [r47]
	movl r32 = @gprel(smaps#)
	.mlx
	mov r39 = r0
	movl r41 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC14)
	.mlx
	add r32 = r1, r32
	movl r43 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC16)
	.mlx
	add r41 = r1, r41
	movl r47 = @gprel(.LC15)
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	nop 0
	.mmi
	adds r42 = 355, r12
	add r45 = r1, r45
	add r43 = r1, r43
	;;
	.mmi
	nop 0
	add r48 = r1, r48
	add r47 = r1, r47
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L93
	.align 32
.L51:
	.mmi
	mov r56 = r37
	adds r55 = 16, r12
	mov r54 = r35
	.mmb
	mov r53 = r41
	mov r52 = r32
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 3, r8
	(p7) br.cond.dpnt .L94
.L48:
	.mib
	mov r52 = r32
	addl r53 = 10, r0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	adds r32 = 1, r8
	nop 0
	mov r1 = r51
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	;;
.L102:
	.mmi
	cmp4.lt p6, p7 = 5, r33
	cmp4.eq p8, p9 = r33, r39
	cmp4.eq p10, p11 = 0, r34
	;;
	.mmi
	(p6) addl r15 = 1, r0
	(p8) addl r16 = 1, r0
	(p10) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	(p9) mov r16 = r0
	(p11) mov r14 = r0
	;;
	.mmi
	and r15 = r16, r15
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	;;
	.mii
	(p6) add r53 = r1, r53
	nop 0
	;;
	(p7) add r53 = r1, r53
.L45:
	.mlx
	nop 0
	movl r54 = @gprel(.LC17)
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	;;
	.mib
	add r54 = r1, r54
	add r52 = r1, r52
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC19)
	.mlx
	nop 0
	movl r52 = @gprel(smaps#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = count#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = r39, r8
	(p7) br.cond.dpnt .L95
	;;
.L72:
	.mlx
	nop 0
	movl r53 = @gprel(.LC4)
	.mlx
	nop 0
	movl r54 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	.mlx
	add r53 = r1, r53
	movl r32 = @gprel(rollup#)
	;;
	.mmi
	add r32 = r1, r32
	nop 0
	add r54 = r1, r54
	.mmb
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r55 = r40
	.mmi
	mov r54 = r36
	nop 0
	mov r52 = r32
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC23)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L96
	;;
.L76:
	.mlx
	nop 0
	movl r53 = @gprel(.LC4)
	.mlx
	mov r34 = r0
	movl r54 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	.mlx
	add r54 = r1, r54
	movl r35 = @gprel(names#)
	;;
	.mmi
	add r53 = r1, r53
	add r52 = r1, r52
	nop 0
	.mib
	add r35 = r1, r35
	sxt4 r39 = r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r53 = 91, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	sub r8 = r8, r32
	nop 0
	mov r1 = r51
	;;
	.mlx
	cmp.ne p6, p7 = 73, r8
	movl r37 = @gprel(rollup#)
	.mlx
	nop 0
	movl r36 = @gprel(smaps#)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC27)
	.mlx
	add r37 = r1, r37
	movl r54 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	.mlx
	add r36 = r1, r36
	(p7) movl r53 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	.mmi
	add r38 = r1, r38
	add r54 = r1, r54
	add r52 = r1, r52
	;;
	.mmi
	nop 0
	(p7) add r53 = r1, r53
	nop 0
	;;
	.mib
	nop 0
	(p6) add r53 = r1, r53
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
	.align 32
.L63:
	.mmi
	ld8 r33 = [r35], 8
	nop 0
	mov r52 = r37
	;;
	.mib
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	mov r1 = r51
	mov r32 = r8
	nop 0
	.mmb
	mov r53 = r33
	mov r52 = r36
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	cmp.gt p6, p7 = r0, r32
	nop 0
	mov r1 = r51
	.mmb
	mov r55 = r8
	nop 0
	(p6) br.cond.dpnt .L55
	;;
	.mib
	cmp4.ne p6, p7 = 1, r34
	nop 0
	(p7) br.cond.dpnt .L97
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r8, r32
	(p6) br.cond.dpnt .L61
.L55:
	.mmi
	mov r54 = r32
	nop 0
	mov r53 = r33
	.mmb
	mov r52 = r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L61:
	.mmi
	nop 0
	adds r34 = 1, r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 17, r34
	(p7) br.cond.dptk .L63
	.mlx
	nop 0
	movl r53 = @gprel(.LC28)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = sum#
	;;
	.mib
	mov r1 = r51
	cmp.ne p6, p7 = 64, r8
	(p7) br.cond.dpnt .L98
	;;
.L64:
	.mlx
	nop 0
	movl r53 = @gprel(.LC4)
	.mlx
	nop 0
	movl r54 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	.mmi
	add r54 = r1, r54
	nop 0
	add r53 = r1, r53
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC29)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC31)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC32)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	mov r1 = r51
	nop 0
	add r32 = r32, r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC33)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	mov r1 = r51
	nop 0
	add r32 = r32, r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC34)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	add r32 = r32, r8
	nop 0
	mov r1 = r51
	;;
	.mlx
	cmp.ne p6, p7 = r32, r33
	movl r54 = @gprel(.LC35)
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	.mmi
	add r54 = r1, r54
	nop 0
	add r52 = r1, r52
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r53 = r1, r53
	nop 0
	;;
	.mib
	(p6) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC36)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = count#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r53 = r1, r53
	(p6) br.cond.dptk .L67
	;;
.L104:
	.mlx
	nop 0
	movl r53 = @gprel(.LC37)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = count#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ge p6, p7 = 17, r8
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	;;
	.mii
	(p6) add r53 = r1, r53
	nop 0
	;;
	(p7) add r53 = r1, r53
.L67:
	.mlx
	nop 0
	movl r54 = @gprel(.LC38)
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	;;
	.mib
	add r54 = r1, r54
	add r52 = r1, r52
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r51
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 352, r12
	nop 0
	br.ret.sptk.many b0
.L92:
	.body
	.copy_state 1
	.mmi
	ld1 r14 = [r48]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	.mmi
	ld8 r15 = [r38]
	ld8 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L39
	.mmi
	mov r55 = r40
	mov r54 = r36
	nop 0
	.mmb
	mov r53 = r45
	mov r52 = r32
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 2, r8
	(p6) br.cond.dptk .L39
	.mmi
	nop 0
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r46, r14
	(p6) br.cond.dptk .L39
	.mlx
	nop 0
	movl r52 = @gprel(smaps#)
	.mmi
	nop 0
	adds r53 = 16, r12
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r51
	nop 0
	.mmb
	mov r53 = r39
	adds r52 = 16, r12
	(p7) br.cond.dpnt .L39
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r33
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	(p7) ld8 r44 = [r36]
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r51
	.mmi
	mov r52 = r32
	nop 0
	addl r53 = 10, r0
	;;
	.mib
	(p7) ld8 r46 = [r40]
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	adds r32 = 1, r8
	nop 0
	mov r1 = r51
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L99
.L94:
	.mmi
	ld1 r14 = [r42]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	.mmi
	adds r16 = 16, r12
	ld8 r15 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r14, r15
	(p7) br.cond.dptk .L48
	.mmi
	mov r53 = r45
	nop 0
	mov r52 = r32
	.mmb
	adds r39 = 1, r39
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r55 = r40
	mov r38 = r8
	mov r1 = r51
	.mmi
	mov r54 = r36
	mov r53 = r43
	mov r52 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	cmp.ne p6, p7 = 0, r38
	adds r54 = 328, r12
	mov r1 = r51
	.mmb
	mov r52 = r38
	mov r53 = r48
	(p7) br.cond.dpnt .L100
	;;
	.mib
	mov r38 = r54
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r8
	nop 0
	mov r1 = r51
	.mmb
	mov r52 = r47
	nop 0
	(p7) br.cond.dpnt .L101
	;;
	.mmi
	ld8 r54 = [r38]
	nop 0
	adds r34 = 1, r34
	.mmb
	ld8 r53 = [r36]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L103:
	.mib
	mov r52 = r32
	addl r53 = 10, r0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	adds r32 = 1, r8
	nop 0
	mov r1 = r51
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	br .L102
.L101:
	.mmi
	nop 0
	ld8 r15 = [r36]
	mov r52 = r47
	.mii
	ld8 r14 = [r40]
	nop 0
	;;
	sub r14 = r14, r15
	.mmi
	ld8 r15 = [r38]
	;;
	nop 0
	shr.u r14 = r14, 10
	;;
	.mib
	cmp.ne p6, p7 = r15, r14
	nop 0
	(p7) br.cond.dpnt .L48
	;;
	.mmi
	ld8 r54 = [r38]
	nop 0
	adds r34 = 1, r34
	.mmb
	ld8 r53 = [r36]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L103
.L97:
	.mib
	nop 0
	cmp.le p6, p7 = r8, r32
	(p6) br.cond.dptk .L57
	.mmi
	mov r54 = r32
	nop 0
	mov r53 = r33
	.mmb
	mov r52 = r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L58:
	.mib
	nop 0
	addl r34 = 2, r0
	br .L63
.L57:
	.mmi
	nop 0
	add r14 = r39, r8
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r14, r32
	(p7) br.cond.dptk .L58
	.mlx
	nop 0
	movl r52 = @gprel(.LC27)
	.mmi
	mov r54 = r32
	mov r53 = r33
	addl r34 = 2, r0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L63
.L100:
	.mmi
	adds r38 = 328, r12
	ld8 r53 = [r36]
	mov r52 = r47
	.mmi
	nop 0
	adds r34 = 1, r34
	nop 0
	;;
	.mib
	ld8 r54 = [r38]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L103
.L96:
	.mmi
	nop 0
	ld8 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r44, r14
	(p6) br.cond.dptk .L76
	.mmi
	nop 0
	ld8 r14 = [r40]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r46, r14
	(p6) br.cond.dptk .L76
	.mlx
	nop 0
	movl r53 = @gprel(.LC24)
	.mmi
	mov r52 = r32
	mov r34 = r0
	sxt4 r39 = r39
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	.mlx
	nop 0
	movl r54 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	.mlx
	add r54 = r1, r54
	movl r52 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(names#)
	.mmi
	(p6) add r53 = r1, r53
	nop 0
	add r52 = r1, r52
	;;
	.mib
	(p7) add r53 = r1, r53
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r53 = 91, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	sub r8 = r8, r32
	nop 0
	mov r1 = r51
	;;
	.mlx
	cmp.ne p6, p7 = 73, r8
	movl r37 = @gprel(rollup#)
	.mlx
	nop 0
	movl r36 = @gprel(smaps#)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	.mlx
	add r37 = r1, r37
	movl r38 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	.mlx
	add r36 = r1, r36
	movl r54 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	.mmi
	add r38 = r1, r38
	add r54 = r1, r54
	(p7) add r53 = r1, r53
	;;
	.mib
	add r52 = r1, r52
	(p6) add r53 = r1, r53
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L63
	;;
.L95:
	.mlx
	nop 0
	movl r53 = @gprel(.LC20)
	.mlx
	nop 0
	movl r52 = @gprel(smaps#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = count#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = r39, r8
	(p6) br.cond.dptk .L72
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC21)
	.mlx
	nop 0
	movl r52 = @gprel(smaps#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = count#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ne p6, p7 = r39, r8
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	.mlx
	nop 0
	movl r54 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	.mlx
	add r54 = r1, r54
	movl r52 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r32 = @gprel(rollup#)
	.mmi
	(p6) add r53 = r1, r53
	nop 0
	add r52 = r1, r52
	;;
	.mib
	(p7) add r53 = r1, r53
	add r32 = r1, r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r55 = r40
	.mmi
	mov r54 = r36
	nop 0
	mov r52 = r32
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC23)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = 2, r8
	(p6) br.cond.dptk .L76
	.mib
	nop 0
	nop 0
	br .L96
	;;
.L98:
	.mlx
	nop 0
	movl r53 = @gprel(.LC29)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	addl r14 = 191, r0
	nop 0
	mov r1 = r51
	;;
	.mib
	cmp.lt p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dptk .L64
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r53 = r1, r53
	nop 0
	nop 0
	.mlx
	nop 0
	movl r54 = @gprel(.LC30)
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	;;
	.mib
	add r54 = r1, r54
	add r52 = r1, r52
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC29)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC31)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC32)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	mov r1 = r51
	nop 0
	add r32 = r32, r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC33)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	mov r1 = r51
	nop 0
	add r32 = r32, r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC34)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = sum#
	;;
	.mmi
	add r32 = r32, r8
	nop 0
	mov r1 = r51
	;;
	.mlx
	cmp.ne p6, p7 = r32, r33
	movl r54 = @gprel(.LC35)
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC3)
	.mmi
	add r54 = r1, r54
	nop 0
	add r52 = r1, r52
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	(p7) add r53 = r1, r53
	nop 0
	;;
	.mib
	(p6) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC36)
	.mlx
	nop 0
	movl r52 = @gprel(rollup#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = count#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r53 = r1, r53
	(p6) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L104
	;;
.L93:
	.mlx
	nop 0
	movl r53 = @gprel(.LC4)
	.mlx
	mov r39 = r0
	movl r54 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	.mmi
	add r53 = r1, r53
	nop 0
	add r54 = r1, r54
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC19)
	.mlx
	nop 0
	movl r52 = @gprel(smaps#)
	;;
	.mib
	add r53 = r1, r53
	add r52 = r1, r52
	br.call.sptk.many b0 = count#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = r39, r8
	(p6) br.cond.dptk .L72
	.mib
	nop 0
	nop 0
	br .L95
	;;
.L37:
	.mlx
	ld1 r14 = [r47]
	movl r32 = @gprel(smaps#)
	.mlx
	mov r46 = r0
	movl r41 = @gprel(.LC10)
	;;
	.mmi
	mov r33 = r0
	mov r34 = r0
	sxt1 r14 = r14
	.mlx
	adds r37 = 352, r12
	movl r45 = @gprel(.LC14)
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r14
	movl r43 = @gprel(.LC11)
	.mlx
	adds r35 = 320, r12
	movl r48 = @gprel(.LC16)
	;;
	.mmi
	(p7) mov r39 = r0
	(p7) mov r44 = r0
	(p7) adds r40 = 336, r12
	.mlx
	(p7) adds r36 = 344, r12
	(p7) movl r53 = @gprel(.LC4)
	;;
	.mlx
	add r32 = r1, r32
	movl r47 = @gprel(.LC15)
	.mmb
	(p7) add r53 = r1, r53
	add r41 = r1, r41
	(p7) br.cond.dpnt .L45
	;;
	.mmi
	adds r42 = 355, r12
	mov r44 = r0
	adds r40 = 336, r12
	.mmi
	adds r36 = 344, r12
	mov r39 = r0
	add r45 = r1, r45
	;;
	.mmi
	nop 0
	add r43 = r1, r43
	add r48 = r1, r48
	.mmb
	nop 0
	add r47 = r1, r47
	br .L51
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC39:
	stringz	"Pss"
	.align 8
.LC40:
	stringz	"Referenced"
	.align 8
.LC41:
	stringz	"Anonymous"
	.align 8
.LC42:
	stringz	"LazyFree"
	.align 8
.LC43:
	stringz	"AnonHugePages"
	.align 8
.LC44:
	stringz	"ShmemPmdMapped"
	.align 8
.LC45:
	stringz	"FilePmdMapped"
	.align 8
.LC46:
	stringz	"Shared_Hugetlb"
	.align 8
.LC47:
	stringz	"Private_Hugetlb"
	.align 8
.LC48:
	stringz	"Swap"
	.align 8
.LC49:
	stringz	"SwapPss"
	.section	.rodata
	.align 8
	.type	names#, @object
	.size	names#, 136
names:
	data8	.LC29
	data8	.LC39
	data8	.LC31
	data8	.LC32
	data8	.LC33
	data8	.LC34
	data8	.LC40
	data8	.LC41
	data8	.LC42
	data8	.LC43
	data8	.LC44
	data8	.LC45
	data8	.LC46
	data8	.LC47
	data8	.LC48
	data8	.LC49
	data8	.LC28
	.bss
	.align 8
	.type	rollup#, @object
	.size	rollup#, 8192
rollup:
	.skip	8192
	.align 8
	.type	smaps#, @object
	.size	smaps#, 524288
smaps:
	.skip	524288
	.align 8
	.type	maps#, @object
	.size	maps#, 65536
maps:
	.skip	65536
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
