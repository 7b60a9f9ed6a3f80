// d9e9f52e18fc3ab39756cf89eb269fef guest-tests/memory/smaps-sums.c
	.file	"smaps-sums.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.bss
	.align 8
	.type	maps#, @object
	.size	maps#, 65536
maps:
	.skip	65536
	.align 8
	.type	smaps#, @object
	.size	smaps#, 524288
smaps:
	.skip	524288
	.align 8
	.type	rollup#, @object
	.size	rollup#, 8192
rollup:
	.skip	8192
	.section	.rodata
	.align 8
.LC1:
	stringz	"Rss"
	.align 8
.LC2:
	stringz	"Pss"
	.align 8
.LC3:
	stringz	"Shared_Clean"
	.align 8
.LC4:
	stringz	"Shared_Dirty"
	.align 8
.LC5:
	stringz	"Private_Clean"
	.align 8
.LC6:
	stringz	"Private_Dirty"
	.align 8
.LC7:
	stringz	"Referenced"
	.align 8
.LC8:
	stringz	"Anonymous"
	.align 8
.LC9:
	stringz	"LazyFree"
	.align 8
.LC10:
	stringz	"AnonHugePages"
	.align 8
.LC11:
	stringz	"ShmemPmdMapped"
	.align 8
.LC12:
	stringz	"FilePmdMapped"
	.align 8
.LC13:
	stringz	"Shared_Hugetlb"
	.align 8
.LC14:
	stringz	"Private_Hugetlb"
	.align 8
.LC15:
	stringz	"Swap"
	.align 8
.LC16:
	stringz	"SwapPss"
	.align 8
.LC17:
	stringz	"Locked"
	.align 8
	.type	names#, @object
	.size	names#, 136
names:
	data8	.LC1
	data8	.LC2
	data8	.LC3
	data8	.LC4
	data8	.LC5
	data8	.LC6
	data8	.LC7
	data8	.LC8
	data8	.LC9
	data8	.LC10
	data8	.LC11
	data8	.LC12
	data8	.LC13
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC17
	.text
	.align 16
	.proc read_all#
read_all:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = -16, r38
	mov r41 = r0
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r39
	mov r14 = r8
	;;
	sxt4 r15 = r14
	adds r14 = -16, r38
	;;
	ld8 r41 = [r14]
	mov r40 = r15
	br.call.sptk.many b0 = must#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -40, r38
	;;
	st4 [r14] = r15
	adds r14 = -48, r38
	;;
	st8 [r14] = r0
	br .L5
	;;
.L7:
	adds r14 = -32, r38
	;;
	ld8 r14 = [r14]
	adds r16 = -48, r38
	;;
	ld8 r15 = [r16]
	;;
	add r14 = r15, r14
	adds r17 = -48, r38
	;;
	st8 [r17] = r14
.L5:
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -1, r14
	adds r16 = -48, r38
	;;
	ld8 r15 = [r16]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L6
	adds r14 = -8, r38
	;;
	ld8 r15 = [r14]
	adds r17 = -48, r38
	;;
	ld8 r14 = [r17]
	;;
	add r16 = r15, r14
	mov r14 = r38
	;;
	ld8 r15 = [r14]
	adds r17 = -48, r38
	;;
	ld8 r14 = [r17]
	;;
	sub r14 = r15, r14
	;;
	adds r15 = -1, r14
	adds r35 = -32, r38
	adds r14 = -40, r38
	;;
	mov r42 = r15
	mov r41 = r16
	ld4 r40 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r39
	st8 [r35] = r8
	adds r14 = -32, r38
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
.L6:
	adds r14 = -8, r38
	;;
	ld8 r15 = [r14]
	adds r16 = -48, r38
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	adds r14 = -40, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp read_all#
	.section	.rodata
	.align 8
.LC18:
	stringz	"%ld %7s"
	.align 8
.LC19:
	stringz	"kB"
	.text
	.align 16
	.proc sum#
sum:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	addl r14 = -1, r0
	adds r15 = -32, r36
	;;
	st8 [r15] = r14
	adds r14 = -24, r36
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	br .L9
	;;
.L14:
	adds r14 = 8, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r16 = r8
	adds r15 = 8, r36
	adds r14 = -24, r36
	;;
	mov r40 = r16
	ld8 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strncmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = 8, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 58, r14
	(p6) br.cond.dptk .L10
	adds r14 = 8, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r14 = r8
	;;
	adds r14 = 1, r14
	adds r15 = -24, r36
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r16 = -8, r36
	adds r15 = -16, r36
	;;
	mov r41 = r16
	mov r40 = r15
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L11
	adds r14 = -8, r36
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	adds r14 = -24, r36
	addl r39 = 10, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strchr#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	cmp.eq p6, p7 = 27, r14
	(p6) br.cond.dptk .L12
.L11:
	addl r14 = -2, r0
	br .L15
	;;
.L12:
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	mov r15 = r0
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r15 = r14
	adds r14 = -16, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -32, r36
	;;
	st8 [r15] = r14
.L10:
	adds r14 = -24, r36
	addl r39 = 10, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strchr#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -24, r36
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L9:
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
.L15:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp sum#
	.align 16
	.proc count#
count:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -16, r37
	;;
	st4 [r14] = r0
	br .L17
	;;
.L18:
	mov r14 = r37
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r37
	;;
	st4 [r15] = r14
.L17:
	mov r34 = r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strstr#
	mov r1 = r38
	st8 [r34] = r8
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp count#
	.section	.rodata
	.align 8
.LC20:
	stringz	"%lx-%lx %4s "
	.text
	.align 16
	.proc is_head#
is_head:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r16 = -16, r35
	adds r15 = -24, r35
	mov r14 = r35
	;;
	mov r41 = r16
	mov r40 = r15
	adds r39 = -32, r35
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L21
	adds r14 = -16, r35
	;;
	adds r14 = 3, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r14 = -32, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L21
	addl r14 = 1, r0
	br .L23
	;;
.L21:
	mov r14 = r0
.L23:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp is_head#
	.section	.rodata
	.align 8
.LC21:
	stringz	"mlock"
	.align 8
.LC22:
	stringz	"/proc/self/maps"
	.align 8
.LC23:
	stringz	"/proc/self/smaps"
	.align 8
.LC24:
	stringz	"/proc/self/smaps_rollup"
	.align 8
.LC25:
	stringz	"%.*s"
	.align 8
.LC26:
	stringz	"%lx-%lx"
	.align 8
.LC27:
	stringz	"in maps: %s"
	.align 8
.LC28:
	stringz	"[vsyscall]"
	.align 8
.LC29:
	stringz	"\nSize: "
	.align 8
.LC30:
	stringz	"\nSize: %lu kB"
	.align 8
.LC31:
	stringz	"of %lx: size %lu\n"
	.align 8
.LC32:
	stringz	"yes"
	.align 8
.LC33:
	stringz	"NO"
	.align 8
.LC34:
	stringz	"lines > 5 && heads == lines && !bad"
	.align 8
.LC35:
	stringz	"%-3s %s\n"
	.align 8
.LC36:
	stringz	"\nVmFlags: "
	.align 8
.LC37:
	stringz	"\nKernelPageSize: "
	.align 8
.LC38:
	stringz	"\nMMUPageSize: "
	.align 8
.LC39:
	stringz	"count(smaps, \"\\nVmFlags: \") == heads && count(smaps, \"\\nKernelPageSize: \") == heads && count(smaps, \"\\nMMUPageSize: \") == heads"
	.align 8
.LC40:
	stringz	"%lx-%lx ---p 00000000 00:00 0 "
	.align 8
.LC41:
	stringz	" [rollup]\n"
	.align 8
.LC42:
	stringz	"sscanf(rollup, \"%lx-%lx ---p 00000000 00:00 0 \", &start, &end) == 2 && start == first && end == last && strstr(rollup, \" [rollup]\\n\")"
	.align 8
.LC43:
	stringz	"strchr(rollup, '[') - rollup == (sizeof(long) == 8 ? 73 : 49)"
	.align 8
.LC44:
	stringz	"%s: %ld, all %ld\n"
	.align 8
.LC45:
	stringz	"sum(rollup, \"Locked\") == 64 && sum(rollup, \"Rss\") >= 64 + 64 + (1 << 16) / 1024"
	.align 8
.LC46:
	stringz	"sum(rollup, \"Rss\") == sum(rollup, \"Shared_Clean\") + sum(rollup, \"Shared_Dirty\") + sum(rollup, \"Private_Clean\") + sum(rollup, \"Private_Dirty\")"
	.align 8
.LC47:
	stringz	"Size:"
	.align 8
.LC48:
	stringz	"\n"
	.align 8
.LC49:
	stringz	"count(rollup, \"Size:\") == 0 && count(rollup, \"\\n\") > NAMES"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -432, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	adds r32 = -360, r36
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 34, r0
	addl r40 = 3, r0
	addl r39 = 65536, r0
	mov r38 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r37
	;;
	st8 [r32] = r8
	adds r32 = -352, r36
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 33, r0
	addl r40 = 3, r0
	addl r39 = 65536, r0
	mov r38 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r37
	;;
	st8 [r32] = r8
	adds r14 = -416, r36
	;;
	st8 [r14] = r0
	adds r14 = -408, r36
	;;
	st8 [r14] = r0
	adds r14 = -400, r36
	;;
	st4 [r14] = r0
	adds r14 = -396, r36
	;;
	st4 [r14] = r0
	adds r14 = -392, r36
	;;
	st4 [r14] = r0
	adds r14 = -360, r36
	addl r40 = 65536, r0
	addl r39 = 1, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r14 = -352, r36
	addl r40 = 65536, r0
	addl r39 = 1, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r14 = -360, r36
	addl r39 = 65536, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = mlock#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	addl r40 = 65536, r0
	;;
	addl r39 = 1, r0
	movl r38 = @gprel(maps#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	addl r40 = 524288, r0
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(smaps#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	addl r40 = 8192, r0
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	addl r40 = 65536, r0
	;;
	movl r39 = @gprel(maps#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = read_all#
	mov r1 = r37
	addl r40 = 524288, r0
	;;
	movl r39 = @gprel(smaps#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = read_all#
	mov r1 = r37
	addl r40 = 8192, r0
	;;
	movl r39 = @gprel(rollup#)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = read_all#
	mov r1 = r37
	adds r14 = -384, r36
	;;
	movl r15 = @gprel(maps#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	br .L25
	;;
.L32:
	adds r14 = -384, r36
	addl r39 = 10, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strchr#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -384, r36
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	adds r14 = 1, r14
	;;
	mov r16 = r14
	adds r14 = -384, r36
	adds r15 = -296, r36
	;;
	ld8 r42 = [r14]
	mov r41 = r16
	movl r40 = @gprel(.LC25)
	;;
	add r40 = r1, r40
	addl r39 = 300, r0
	mov r38 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r37
	adds r14 = -384, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = is_head#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	adds r16 = -312, r36
	adds r15 = -320, r36
	adds r14 = -384, r36
	;;
	mov r41 = r16
	mov r40 = r15
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	ld8 r38 = [r14]
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L26
	adds r14 = -320, r36
	;;
	ld8 r14 = [r14]
	adds r15 = -408, r36
	;;
	ld8 r15 = [r15]
	;;
	cmp.ltu p6, p7 = r14, r15
	(p6) br.cond.dptk .L26
	adds r14 = -296, r36
	;;
	mov r39 = r14
	movl r38 = @gprel(smaps#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
.L26:
	adds r14 = -296, r36
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -392, r36
	adds r15 = -392, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L27:
	adds r14 = -400, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	adds r15 = -416, r36
	;;
	ld8 r14 = [r15]
	br .L29
	;;
.L28:
	adds r14 = -320, r36
	;;
	ld8 r14 = [r14]
.L29:
	adds r16 = -416, r36
	;;
	st8 [r16] = r14
	adds r14 = -296, r36
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	adds r14 = -408, r36
	;;
	ld8 r14 = [r14]
	br .L31
	;;
.L30:
	adds r14 = -312, r36
	;;
	ld8 r14 = [r14]
.L31:
	adds r15 = -408, r36
	;;
	st8 [r15] = r14
	adds r14 = -384, r36
	addl r39 = 10, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strchr#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -384, r36
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
	adds r14 = -400, r36
	adds r15 = -400, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L25:
	adds r14 = -384, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	adds r14 = -376, r36
	movl r15 = @gprel(smaps#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	br .L33
	;;
.L36:
	adds r14 = -376, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = is_head#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r32 = -328, r36
	adds r14 = -376, r36
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	st8 [r32] = r8
	adds r14 = -396, r36
	adds r15 = -396, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r16 = -312, r36
	adds r15 = -320, r36
	adds r14 = -376, r36
	;;
	mov r41 = r16
	mov r40 = r15
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	ld8 r38 = [r14]
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r37
	adds r14 = -328, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	adds r15 = -304, r36
	adds r14 = -328, r36
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	ld8 r38 = [r14]
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L35
	adds r14 = -312, r36
	;;
	ld8 r15 = [r14]
	adds r14 = -320, r36
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	shr.u r15 = r14, 10
	adds r14 = -304, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L34
.L35:
	adds r14 = -320, r36
	;;
	ld8 r15 = [r14]
	adds r14 = -304, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -392, r36
	adds r15 = -392, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L34:
	adds r14 = -376, r36
	addl r39 = 10, r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strchr#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -376, r36
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L33:
	adds r14 = -376, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	adds r14 = -400, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L37
	adds r15 = -396, r36
	adds r14 = -400, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L37
	adds r14 = -392, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC32)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC33)
	;;
	add r14 = r1, r14
.L38:
	movl r40 = @gprel(.LC34)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(smaps#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = count#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -396, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L39
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(smaps#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = count#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -396, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L39
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(smaps#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = count#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -396, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(.LC32)
	;;
	add r14 = r1, r14
	br .L40
	;;
.L39:
	movl r14 = @gprel(.LC33)
	;;
	add r14 = r1, r14
.L40:
	movl r40 = @gprel(.LC39)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -312, r36
	adds r14 = -320, r36
	;;
	mov r41 = r15
	mov r40 = r14
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = __isoc99_sscanf
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L41
	adds r14 = -320, r36
	;;
	ld8 r14 = [r14]
	adds r16 = -416, r36
	;;
	ld8 r15 = [r16]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L41
	adds r14 = -312, r36
	;;
	ld8 r14 = [r14]
	adds r15 = -408, r36
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L41
	movl r39 = @gprel(.LC41)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	movl r14 = @gprel(.LC32)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC33)
	;;
	add r14 = r1, r14
.L42:
	movl r40 = @gprel(.LC42)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	addl r39 = 91, r0
	;;
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = strchr#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r15 = @gprel(rollup#)
	;;
	add r15 = r1, r15
	;;
	sub r14 = r14, r15
	;;
	cmp.ne p6, p7 = 73, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC32)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC33)
	;;
	add r14 = r1, r14
.L44:
	movl r40 = @gprel(.LC43)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -368, r36
	;;
	st4 [r14] = r0
	br .L45
	;;
.L52:
	movl r15 = @gprel(names#)
	;;
	add r15 = r1, r15
	adds r14 = -368, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r32 = -344, r36
	;;
	mov r39 = r14
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = sum#
	mov r1 = r37
	st8 [r32] = r8
	;;
	movl r15 = @gprel(names#)
	;;
	add r15 = r1, r15
	adds r14 = -368, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r32 = -336, r36
	;;
	mov r39 = r14
	movl r38 = @gprel(smaps#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = sum#
	mov r1 = r37
	st8 [r32] = r8
	adds r14 = -344, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L46
	adds r14 = -368, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L47
	adds r15 = -344, r36
	adds r14 = -336, r36
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L48
	adds r14 = -396, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -336, r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -344, r36
	;;
	ld8 r15 = [r15]
	;;
	cmp.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L49
.L48:
	addl r14 = 1, r0
	br .L50
	;;
.L49:
	mov r14 = r0
.L50:
	;;
	and r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	br .L51
	;;
.L47:
	adds r15 = -344, r36
	adds r14 = -336, r36
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L51
.L46:
	movl r15 = @gprel(names#)
	;;
	add r15 = r1, r15
	adds r14 = -368, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	adds r15 = -336, r36
	adds r14 = -344, r36
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	mov r39 = r16
	movl r38 = @gprel(.LC44)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L51:
	adds r14 = -368, r36
	adds r15 = -368, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L45:
	adds r14 = -368, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 16, r14
	(p6) br.cond.dptk .L52
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = sum#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 64, r14
	(p6) br.cond.dptk .L53
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = sum#
	mov r1 = r37
	mov r14 = r8
	addl r15 = 191, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L53
	movl r14 = @gprel(.LC32)
	;;
	add r14 = r1, r14
	br .L54
	;;
.L53:
	movl r14 = @gprel(.LC33)
	;;
	add r14 = r1, r14
.L54:
	movl r40 = @gprel(.LC45)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = sum#
	mov r1 = r37
	mov r33 = r8
	;;
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = sum#
	mov r1 = r37
	mov r32 = r8
	;;
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = sum#
	mov r1 = r37
	mov r14 = r8
	;;
	add r32 = r32, r14
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = sum#
	mov r1 = r37
	mov r14 = r8
	;;
	add r32 = r32, r14
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = sum#
	mov r1 = r37
	mov r14 = r8
	;;
	add r14 = r32, r14
	;;
	cmp.ne p6, p7 = r14, r33
	(p6) br.cond.dptk .L55
	movl r14 = @gprel(.LC32)
	;;
	add r14 = r1, r14
	br .L56
	;;
.L55:
	movl r14 = @gprel(.LC33)
	;;
	add r14 = r1, r14
.L56:
	movl r40 = @gprel(.LC46)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	movl r39 = @gprel(.LC47)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = count#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	movl r39 = @gprel(.LC48)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(rollup#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = count#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ge p6, p7 = 17, r14
	(p6) br.cond.dptk .L57
	movl r14 = @gprel(.LC32)
	;;
	add r14 = r1, r14
	br .L58
	;;
.L57:
	movl r14 = @gprel(.LC33)
	;;
	add r14 = r1, r14
.L58:
	movl r40 = @gprel(.LC49)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
