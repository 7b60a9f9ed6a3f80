// ecac80f3fa2089779b93982bfe84acda guest-tests/process/other-fields.c
	.file	"other-fields.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"r"
	.align 8
.LC1:
	stringz	" :"
	.text
	.align 16
	.align 64
	.proc value_of#
value_of:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 3, 0
	.fframe 304
	adds r12 = -304, r12
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	.body
	movl r36 = @gprel(.LC1)
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	mov r42 = r33
	.mmb
	addl r37 = -1, r0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r41
	mov r35 = r8
	mov r42 = r32
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	adds r14 = 16, r12
	mov r34 = r8
	nop 0
	.mmb
	mov r1 = r41
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L3
	;;
	.mmi
	add r38 = r14, r35
	nop 0
	nop 0
	.align 32
.L4:
	.mmi
	mov r44 = r34
	nop 0
	adds r42 = 16, r12
	.mmb
	addl r43 = 300, r0
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r44 = r35
	mov r43 = r33
	adds r42 = 16, r12
	.mmb
	mov r1 = r41
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L14
.L7:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	nop 0
	mov r42 = r36
	mov r1 = r41
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L4
	.mmi
	nop 0
	ld1 r43 = [r38]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r43 = r43
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r41
	nop 0
	.mmb
	addl r43 = 58, r0
	adds r42 = 16, r12
	(p6) br.cond.dpnt .L4
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r41
	addl r44 = 10, r0
	nop 0
	.mmb
	mov r43 = r0
	adds r42 = 1, r8
	br.call.sptk.many b0 = strtoll#
	;;
	.mmi
	mov r1 = r41
	mov r37 = r8
	mov r44 = r34
	.mmb
	adds r42 = 16, r12
	addl r43 = 300, r0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r35
	mov r43 = r33
	.mmb
	adds r42 = 16, r12
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
	;;
.L14:
	.mib
	nop 0
	mov r42 = r34
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L3:
	.mii
	mov r8 = r37
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	.endp value_of#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	", %s"
	.align 8
.LC3:
	stringz	" %s"
	.text
	.align 16
	.align 64
	.proc show_signals#
show_signals:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 2, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r41 = r32
	movl r34 = @gprel(signals.4#)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC3)
	.mlx
	add r34 = r1, r34
	movl r40 = @gprel(.LC2)
	;;
	.mmi
	add r35 = r1, r35
	add r40 = r1, r40
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov ar.lc = 5
	.align 32
.L17:
	.mmi
	ld4 r40 = [r34], 4
	;;
	adds r14 = -1, r40
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	nop 0
	shr.u r14 = r33, r14
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 0
	nop 0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L24
	br.cloop.sptk.few .L17
.L25:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	;;
	.mib
	nop 0
	mov ar.lc = r39
	br.ret.sptk.many b0
	;;
.L24:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sigabbrev_np#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r8
	.mmb
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L17
	.mib
	nop 0
	nop 0
	br .L25
	.endp show_signals#
	.align 16
	.align 64
	.proc lines_with#
lines_with:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	.fframe 304
	adds r12 = -304, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r40 = @gprel(.LC0)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	mov r39 = r32
	.mmb
	mov r34 = r0
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	mov r35 = r8
	cmp.ne p6, p7 = 0, r8
	mov r1 = r38
	.mmb
	adds r39 = 16, r12
	addl r40 = 300, r0
	(p7) br.cond.spnt .L26
	;;
	.mib
	mov r41 = r35
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r40 = r33
	nop 0
	adds r39 = 16, r12
	.mmb
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L33
	.align 32
.L29:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	mov r1 = r38
	adds r39 = 16, r12
	.mii
	addl r40 = 300, r0
	mov r41 = r35
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r34 = r34, r14
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r33
	.mmb
	adds r39 = 16, r12
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L29
	;;
.L33:
	.mib
	nop 0
	mov r39 = r35
	br.call.sptk.many b0 = fclose#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L26:
	.mii
	mov r8 = r34
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 304, r12
	br.ret.sptk.many b0
	.endp lines_with#
	.section	.rodata.str1.8
	.align 8
.LC4:
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
	movl r36 = @gprel(.LC4)
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
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"/proc/%d/stat"
	.align 8
.LC6:
	stringz	"read"
	.align 8
.LC7:
	stringz	" "
	.align 8
.LC8:
	stringz	"%s: %d fields"
	.align 8
.LC9:
	stringz	"pending"
	.align 8
.LC10:
	stringz	"blocked"
	.align 8
.LC11:
	stringz	"ignored"
	.align 8
.LC12:
	stringz	"caught"
	.align 8
.LC13:
	stringz	", waits %lu, swap %lu %lu, ends with %s, policy %lu %lu\n"
	.text
	.align 16
	.align 64
	.proc show_stat#
show_stat:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 7, 0
	.fframe 1072
	adds r12 = -1072, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	;;
	adds r14 = 16, r12
	addl r42 = 592, r0
	.mmi
	mov r41 = r0
	adds r40 = 24, r12
	adds r35 = 640, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	addl r42 = 424, r0
	nop 0
	.mmb
	mov r41 = r0
	adds r40 = 616, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r33
	adds r40 = 1040, r12
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	.mmb
	adds r40 = 1040, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r42 = 599, r0
	mov r34 = r8
	mov r40 = r8
	.mmb
	adds r41 = 16, r12
	mov r1 = r39
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC6)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 41, r0
	.mmb
	adds r40 = 16, r12
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r40 = 2, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strtok#
	;;
	.mmi
	mov r1 = r39
	cmp.eq p6, p7 = 0, r8
	mov r40 = r8
	;;
	.mlx
	(p6) addl r34 = 2, r0
	movl r36 = @gprel(.LC7)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	nop 0
	add r36 = r1, r36
	addl r34 = 2, r0
	;;
	.align 32
.L39:
	.mmi
	addl r42 = 10, r0
	nop 0
	mov r41 = r0
	.mmb
	adds r34 = 1, r34
	nop 0
	br.call.sptk.many b0 = strtoul#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r40 = r0
	.mmb
	st8 [r35] = r8, 8
	mov r41 = r36
	br.call.sptk.many b0 = strtok#
	;;
	.mmi
	cmp4.ge p6, p7 = 51, r34
	mov r1 = r39
	mov r40 = r8
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p6, p7 = 0, r8
	(p6) br.cond.dptk .L39
.L38:
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	.mmi
	mov r42 = r34
	nop 0
	mov r41 = r32
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r14 = 864, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC9)
	.mmi
	nop 0
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r14 = 872, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC10)
	.mmi
	nop 0
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r14 = 880, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	.mmi
	nop 0
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r14 = 888, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC12)
	.mmi
	nop 0
	ld8 r41 = [r14]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_signals#
	;;
	.mmi
	adds r14 = 896, r12
	nop 0
	mov r1 = r39
	;;
	.mmi
	ld8 r34 = [r14]
	nop 0
	adds r14 = 904, r12
	;;
	.mmi
	ld8 r35 = [r14]
	nop 0
	adds r14 = 912, r12
	;;
	.mmi
	ld8 r36 = [r14]
	nop 0
	adds r14 = 920, r12
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = sigabbrev_np#
	;;
	.mmi
	mov r1 = r39
	adds r14 = 944, r12
	mov r44 = r8
	.mmi
	mov r43 = r36
	mov r42 = r35
	mov r41 = r34
	;;
	.mlx
	ld8 r46 = [r14]
	movl r40 = @gprel(.LC13)
	.mmi
	adds r14 = 936, r12
	;;
	nop 0
	add r40 = r1, r40
	.mmb
	nop 0
	ld8 r45 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 1072, r12
	br.ret.sptk.many b0
	.endp show_stat#
	.section	.rodata.str1.8
	.align 8
.LC14:
	stringz	"pipe"
	.align 8
.LC15:
	stringz	"itself"
	.align 8
.LC16:
	stringz	"a child that waits"
	.align 8
.LC17:
	stringz	"x"
	.text
	.align 16
	.align 64
	.proc signals#
signals:
	.prologue 12, 48
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 0, 19, 4, 0
	.fframe 288
	adds r12 = -288, r12
	.save rp, r48
	mov r48 = b0
	.mmi
	nop 0
	mov r50 = r1
	.body
	nop 0
	;;
	.mmi
	adds r47 = 292, r12
	adds r46 = 152, r12
	adds r45 = 160, r12
	.mmi
	adds r44 = 168, r12
	adds r43 = 176, r12
	adds r42 = 184, r12
	;;
	.mmi
	mov r51 = r47
	adds r41 = 192, r12
	adds r40 = 200, r12
	.mmb
	adds r39 = 208, r12
	adds r38 = 216, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r50
	adds r51 = 284, r12
	.mmb
	adds r37 = 224, r12
	adds r36 = 232, r12
	(p7) br.cond.spnt .L46
	;;
	.mib
	adds r35 = 240, r12
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r50
	.mmb
	adds r51 = 16, r12
	nop 0
	(p6) br.cond.spnt .L46
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	addl r52 = 10, r0
	nop 0
	adds r51 = 16, r12
	.mmb
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmax#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	.mmb
	adds r51 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r53 = r0
	mov r1 = r50
	nop 0
	.mmb
	adds r52 = 16, r12
	mov r51 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mii
	mov r1 = r50
	addl r51 = 12, r0
	;;
	addl r52 = @ltoff(@fptr(handler#)), gp
	;;
	.mib
	ld8 r52 = [r52]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mii
	mov r1 = r50
	addl r51 = 14, r0
	;;
	addl r52 = @ltoff(@fptr(handler#)), gp
	;;
	.mib
	ld8 r52 = [r52]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	addl r52 = 1, r0
	nop 0
	addl r51 = 1, r0
	.mmb
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r50
	mov r32 = r8
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	addl r54 = 10, r0
	mov r53 = r8
	addl r51 = 1235, r0
	.mmb
	mov r52 = r32
	mov r1 = r50
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC15)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_stat#
	;;
	.mmi
	mov r1 = r50
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r51 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r50
	cmp4.ne p6, p7 = 0, r8
	mov r33 = r8
	.mmb
	addl r53 = 1, r0
	adds r52 = 300, r12
	(p7) br.cond.spnt .L55
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC5)
	.mmi
	nop 0
	ld4 r51 = [r47]
	nop 0
	;;
	.mib
	nop 0
	add r34 = r1, r34
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r50
	nop 0
	nop 0
	.align 32
.L48:
	.mmi
	adds r14 = 144, r12
	nop 0
	mov r53 = r33
	.mmi
	mov r52 = r34
	nop 0
	adds r51 = 244, r12
	;;
	.mmi
	st8 [r14] = r0
	st8 [r46] = r0
	nop 0
	;;
	.mmi
	st8 [r45] = r0
	st8 [r44] = r0
	nop 0
	;;
	.mmi
	st8 [r43] = r0
	st8 [r42] = r0
	nop 0
	;;
	.mmi
	st8 [r41] = r0
	st8 [r40] = r0
	nop 0
	;;
	.mmi
	st8 [r39] = r0
	st8 [r38] = r0
	nop 0
	;;
	.mmi
	st8 [r37] = r0
	st8 [r36] = r0
	nop 0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r0
	.mmb
	adds r51 = 244, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r53 = 99, r0
	adds r52 = 144, r12
	mov r32 = r8
	.mmb
	mov r1 = r50
	mov r51 = r8
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r51 = r32
	mov r1 = r50
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r52 = 41, r0
	.mmb
	adds r51 = 144, r12
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	adds r8 = 2, r8
	nop 0
	mov r1 = r50
	;;
	.mib
	ld1 r32 = [r8]
	nop 0
	br.call.sptk.many b0 = sched_yield#
	;;
	.mii
	nop 0
	sxt1 r32 = r32
	mov r1 = r50
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 83, r32
	(p6) br.cond.dptk .L48
	.mlx
	nop 0
	movl r51 = @gprel(.LC16)
	.mmi
	nop 0
	mov r52 = r33
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_stat#
	;;
	.mmi
	adds r14 = 284, r12
	nop 0
	mov r1 = r50
	;;
	.mib
	ld4 r51 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r50
	adds r14 = 288, r12
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC17)
	.mmi
	nop 0
	ld4 r51 = [r14]
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r50
	mov r51 = r0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r50
	mov r53 = r0
	nop 0
	.mmb
	adds r52 = 16, r12
	addl r51 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mii
	mov r1 = r50
	mov b0 = r48
	;;
	mov ar.pfs = r49
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
.L46:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r51 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r51 = r1, r51
	br.call.sptk.many b0 = must.part.0#
	;;
.L55:
	.mmi
	addl r15 = 9, r0
	nop 0
	adds r14 = 144, r12
	.mmi
	addl r52 = 2, r0
	nop 0
	mov r51 = r0
	;;
	.mib
	st4 [r14] = r15
	mov r53 = r14
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mib
	mov r1 = r50
	addl r51 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r50
	adds r14 = 296, r12
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC0)
	.mmi
	nop 0
	ld4 r51 = [r14]
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	adds r14 = 284, r12
	nop 0
	mov r1 = r50
	.mmi
	addl r53 = 1, r0
	nop 0
	adds r52 = 244, r12
	;;
	.mib
	ld4 r51 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r50
	addl r51 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp signals#
	.section	.rodata.str1.8
	.align 8
.LC18:
	stringz	"/dev/pts"
	.text
	.align 16
	.align 64
	.proc lists.constprop.0#
lists.constprop.0:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mlx
	nop 0
	movl r38 = @gprel(.LC18)
	;;
	.mib
	add r38 = r1, r38
	mov r33 = r0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	mov r34 = r8
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r37
	nop 0
	(p7) br.cond.spnt .L58
	;;
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r39 = r32
	nop 0
	adds r38 = 19, r8
	.mmb
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L58
	.align 32
.L59:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r37
	mov r38 = r34
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r33 = r33, r14
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	.mmb
	adds r38 = 19, r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L59
	;;
.L58:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r8 = r33
	mov r1 = r37
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp lists.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC19:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L64
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L71
.L64:
	.mlx
	nop 0
	movl r37 = @gprel(.LC19)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L71:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
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
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC20:
	stringz	"there"
	.align 8
.LC21:
	stringz	"a directory"
	.align 8
.LC22:
	stringz	"seteuid(1234)"
	.align 8
.LC23:
	stringz	"posix_openpt"
	.align 8
.LC24:
	stringz	"seteuid(0)"
	.align 8
.LC25:
	stringz	"stat(name, &s)"
	.align 8
.LC26:
	stringz	"fstat(master, &m)"
	.align 8
.LC27:
	stringz	"  %o, links %d, owner %d, major %d, its number %d, blocks of %d, size %d; master %o, major %d minor %d\n"
	.align 8
.LC28:
	stringz	"lists(\"/dev/pts\", name + 9)"
	.align 8
.LC29:
	stringz	"lists(\"/dev/pts\", ptsname(second) + 9)"
	.align 8
.LC30:
	stringz	"close(master)"
	.align 8
.LC31:
	stringz	"stat(\"/dev/pts\", &s)"
	.align 8
.LC32:
	stringz	"  %o, links %d\n"
	.align 8
.LC33:
	stringz	"ptsname(second) != NULL"
	.align 8
.LC34:
	stringz	"stat(ptsname(second), &s)"
	.align 8
.LC35:
	stringz	"stat(kept, &s)"
	.align 8
.LC36:
	stringz	"open(kept, O_RDWR | O_NOCTTY)"
	.align 8
.LC37:
	stringz	"lists(\"/dev/pts\", kept + 9)"
	.text
	.align 16
	.align 64
	.proc terminals#
terminals:
	.prologue 12, 47
	.mmi
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 0, 19, 8, 0
	.fframe 368
	adds r12 = -368, r12
	.save rp, r47
	mov r47 = b0
	.mlx
	mov r49 = r1
	movl r33 = @gprel(none.3#)
	;;
	.mlx
	addl r36 = 61440, r0
	movl r34 = @gprel(.LC4)
	.mmi
	add r33 = r1, r33
	adds r37 = 216, r12
	addl r35 = 16384, r0
	;;
	.mii
	add r34 = r1, r34
	.save ar.lc, r50
	mov r50 = ar.lc
	.body
	;;
	mov ar.lc = 5
	.align 32
.L75:
	.mmi
	ld8 r32 = [r33], 8
	nop 0
	adds r52 = 192, r12
	;;
	.mib
	mov r51 = r32
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r49
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmb
	mov r52 = r32
	mov r51 = r34
	(p7) br.cond.dpnt .L85
	;;
	.mmi
	ld4 r14 = [r37]
	;;
	and r14 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r35, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r53 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC21)
	;;
	.mmi
	nop 0
	(p6) add r53 = r1, r53
	nop 0
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r49
	br.cloop.sptk.few .L75
.L86:
	.mmi
	addl r42 = -256, r0
	addl r36 = 255, r0
	adds r39 = 216, r12
	.mmb
	adds r40 = 208, r12
	addl r43 = 61440, r0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r49
	mov r32 = r8
	nop 0
	.mmb
	addl r51 = 1234, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = seteuid#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC22)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r49
	addl r51 = 258, r0
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r35 = r8
	nop 0
	.mmb
	mov r1 = r49
	addl r51 = 258, r0
	(p7) br.cond.spnt .L77
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r33 = r8
	nop 0
	.mmb
	mov r1 = r49
	mov r51 = r0
	(p6) br.cond.spnt .L77
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = seteuid#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC24)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r49
	mov r51 = r35
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r49
	adds r41 = 9, r8
	adds r52 = 192, r12
	.mmb
	st4 [r32] = r0
	mov r51 = r8
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC25)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	adds r52 = 48, r12
	nop 0
	.mmb
	mov r51 = r35
	st4 [r32] = r0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC26)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 232, r12
	mov r1 = r49
	mov r51 = r41
	.mmi
	ld4 r37 = [r39]
	addl r53 = 10, r0
	mov r52 = r0
	;;
	.mmi
	ld8 r34 = [r14]
	nop 0
	adds r14 = 220, r12
	.mmi
	and r37 = r43, r37
	ld8 r44 = [r40]
	nop 0
	;;
	.mmi
	ld4 r45 = [r14]
	and r38 = r36, r34
	extr.u r46 = r34, 8, 12
	.mib
	nop 0
	shr.u r14 = r34, 12
	nop 0
	;;
	.mmi
	and r14 = r42, r14
	nop 0
	shr.u r34 = r34, 32
	;;
	.mib
	or r38 = r14, r38
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	adds r14 = 88, r12
	addl r18 = -4096, r0
	adds r15 = 72, r12
	.mmi
	mov r1 = r49
	adds r21 = 32, r12
	adds r20 = 24, r12
	;;
	.mmi
	ld8 r14 = [r14]
	and r34 = r18, r34
	adds r19 = 16, r12
	.mlx
	cmp4.eq p6, p7 = r8, r38
	movl r51 = @gprel(.LC27)
	;;
	.mmi
	ld4 r15 = [r15]
	and r36 = r36, r14
	shr.u r17 = r14, 12
	.mmi
	or r55 = r34, r46
	mov r54 = r45
	shr.u r16 = r14, 32
	;;
	.mmb
	and r16 = r18, r16
	and r17 = r42, r17
	nop 0
	.mii
	adds r18 = 240, r12
	extr.u r14 = r14, 8, 12
	and r15 = r43, r15
	;;
	.mmi
	ld4 r58 = [r18]
	or r36 = r17, r36
	adds r18 = 296, r12
	.mmi
	or r14 = r16, r14
	st4 [r19] = r15
	(p6) addl r56 = 1, r0
	;;
	.mmi
	ld4 r57 = [r18]
	st4 [r21] = r36
	(p7) mov r56 = r0
	.mmi
	st4 [r20] = r14
	mov r53 = r44
	mov r52 = r37
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r41
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = lists.constprop.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC28)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = ptsname#
	;;
	.mib
	mov r1 = r49
	adds r51 = 9, r8
	br.call.sptk.many b0 = lists.constprop.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC29)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r35
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC30)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	adds r52 = 192, r12
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC18)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC31)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmi
	ld4 r53 = [r40]
	ld4 r52 = [r39]
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC32)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC33)
	.mmi
	nop 0
	(p6) addl r52 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r52 = r0
	add r51 = r1, r51
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r51 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r49
	nop 0
	adds r52 = 192, r12
	.mmb
	mov r51 = r8
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC34)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r49
	mov r51 = r33
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	.mmb
	adds r51 = 336, r12
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mib
	mov r1 = r49
	mov r51 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r49
	adds r52 = 192, r12
	nop 0
	.mmb
	adds r51 = 336, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC35)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	adds r51 = 336, r12
	nop 0
	.mmb
	addl r52 = 258, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC36)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	adds r51 = 345, r12
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = lists.constprop.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC37)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r49
	mov b0 = r47
	;;
	mov ar.pfs = r48
	;;
	.mii
	nop 0
	mov ar.lc = r50
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 368, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L85:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmb
	ld4 r51 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r49
	mov r53 = r8
	nop 0
	.mmb
	mov r52 = r32
	mov r51 = r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r49
	br.cloop.sptk.few .L75
	.mib
	nop 0
	nop 0
	br .L86
	;;
.L77:
	.mlx
	nop 0
	movl r51 = @gprel(.LC23)
	;;
	.mib
	nop 0
	add r51 = r1, r51
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp terminals#
	.section	.rodata.str1.8
	.align 8
.LC38:
	stringz	"/proc/self/stat"
	.align 8
.LC39:
	stringz	"sched_setscheduler"
	.align 8
.LC40:
	stringz	"setpriority"
	.align 8
.LC41:
	stringz	"policy"
	.align 8
.LC42:
	stringz	"/proc/self/sched"
	.align 8
.LC43:
	stringz	"prio"
	.align 8
.LC44:
	stringz	"policy %x priority %d nice %d: sched %lld %lld, stat %ld %ld %ld\n"
	.align 8
.LC45:
	stringz	"se.load.weight"
	.align 8
.LC46:
	stringz	"value_of(\"/proc/self/sched\", \"se.load.weight\")"
	.align 8
.LC47:
	stringz	"nr_switches"
	.align 8
.LC48:
	stringz	"nr_voluntary_switches"
	.align 8
.LC49:
	stringz	"nr_involuntary_switches"
	.align 8
.LC50:
	stringz	"value_of(\"/proc/self/sched\", \"nr_switches\") == value_of(\"/proc/self/sched\", \"nr_voluntary_switches\") + value_of(\"/proc/self/sched\", \"nr_involuntary_switches\")"
	.text
	.align 16
	.align 64
	.proc policies#
policies:
	.prologue 12, 52
	.mmi
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 0, 23, 8, 0
	.fframe 656
	adds r12 = -656, r12
	nop 0
	.mlx
	nop 0
	movl r36 = @gprel(all.5#)
	;;
	.mlx
	add r36 = r1, r36
	movl r42 = @gprel(.LC38)
	.mlx
	mov r54 = r1
	movl r34 = @gprel(.LC7)
	;;
	.mlx
	adds r35 = 632, r12
	movl r50 = @gprel(.LC41)
	.mlx
	adds r44 = 640, r12
	movl r40 = @gprel(.LC42)
	;;
	.mlx
	adds r43 = 648, r12
	movl r48 = @gprel(.LC43)
	.mlx
	adds r51 = 108, r36
	movl r47 = @gprel(.LC44)
	;;
	.mmi
	add r42 = r1, r42
	adds r41 = 660, r12
	.save rp, r52
	mov r52 = b0
	.body
	.mmi
	add r34 = r1, r34
	add r50 = r1, r50
	adds r49 = 16, r12
	;;
	.mmi
	add r40 = r1, r40
	add r48 = r1, r48
	add r47 = r1, r47
	.align 32
.L97:
	.mmi
	adds r14 = 32, r12
	addl r57 = 592, r0
	nop 0
	.mmi
	mov r56 = r0
	adds r55 = 40, r12
	addl r33 = 2, r0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r56 = r0
	mov r1 = r54
	mov r55 = r42
	.mmi
	st8 [r35] = r0
	st8 [r44] = r0
	nop 0
	;;
	.mib
	st8 [r43] = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r54
	mov r55 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r14 = r36
	nop 0
	mov r1 = r54
	.mmi
	mov r57 = r41
	nop 0
	mov r55 = r0
	;;
	.mmi
	ld4 r37 = [r14], 4
	;;
	ld4 r38 = [r14]
	mov r56 = r37
	;;
	.mib
	st4 [r41] = r38
	nop 0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	adds r14 = 8, r36
	mov r1 = r54
	cmp4.ne p6, p7 = -1, r8
	.mmb
	mov r56 = r0
	mov r55 = r0
	(p7) br.cond.spnt .L98
	;;
	.mmi
	nop 0
	ld4 r39 = [r14]
	nop 0
	;;
	.mib
	mov r57 = r39
	nop 0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r54
	nop 0
	.mmb
	mov r56 = r0
	mov r55 = r42
	(p7) br.cond.spnt .L99
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r57 = 599, r0
	adds r56 = 32, r12
	mov r1 = r54
	.mmb
	mov r32 = r8
	mov r55 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r54
	.mmb
	mov r55 = r32
	nop 0
	(p7) br.cond.spnt .L115
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r55 = 32, r12
	nop 0
	mov r1 = r54
	.mmb
	addl r56 = 41, r0
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	adds r55 = 2, r8
	nop 0
	mov r1 = r54
	.mmb
	mov r56 = r34
	nop 0
	br.call.sptk.many b0 = strtok#
	;;
	.mmi
	nop 0
	mov r55 = r8
	mov r1 = r54
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L100
	.align 32
.L96:
	.mmi
	mov r32 = r33
	nop 0
	adds r33 = 1, r33
	;;
	.mmi
	cmp4.eq p6, p7 = 18, r33
	;;
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p8, p9 = 40, r33
	(p8) br.cond.dptk .L92
	.mib
	cmp4.eq p6, p7 = 41, r33
	mov r56 = r34
	(p6) br.cond.dpnt .L93
	;;
	.mib
	mov r55 = r0
	nop 0
	br.call.sptk.many b0 = strtok#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r55 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L96
	;;
.L116:
	.mmi
	ld8 r33 = [r35]
	mov r56 = r50
	mov r55 = r40
	.mmi
	adds r36 = 12, r36
	ld8 r45 = [r44]
	nop 0
	;;
	.mib
	ld8 r46 = [r43]
	nop 0
	br.call.sptk.many b0 = value_of#
	;;
	.mmi
	mov r1 = r54
	mov r56 = r48
	nop 0
	.mmb
	mov r55 = r40
	mov r32 = r8
	br.call.sptk.many b0 = value_of#
	;;
	.mmi
	mov r1 = r54
	mov r60 = r8
	mov r62 = r45
	.mmi
	st8 [r49] = r46
	mov r61 = r33
	mov r59 = r32
	;;
	.mmi
	mov r58 = r39
	mov r57 = r38
	nop 0
	.mmb
	mov r56 = r37
	mov r55 = r47
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	cmp.ne p6, p7 = r51, r36
	(p6) br.cond.dptk .L97
.L117:
	.mmi
	adds r57 = 656, r12
	mov r56 = r0
	mov r55 = r0
	;;
	.mib
	st4 [r57] = r0
	nop 0
	br.call.sptk.many b0 = sched_setscheduler#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r54
	mov r57 = r0
	.mmb
	mov r56 = r0
	mov r55 = r0
	(p6) br.cond.spnt .L98
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setpriority#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r54
	(p6) br.cond.spnt .L99
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r32 = r8
	.mmi
	nop 0
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC42)
	.mlx
	nop 0
	movl r56 = @gprel(.LC45)
	;;
	.mib
	add r55 = r1, r55
	add r56 = r1, r56
	br.call.sptk.many b0 = value_of#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC46)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r54
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC47)
	.mlx
	nop 0
	movl r55 = @gprel(.LC42)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
	br.call.sptk.many b0 = value_of#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC48)
	.mlx
	nop 0
	movl r55 = @gprel(.LC42)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
	br.call.sptk.many b0 = value_of#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC49)
	.mlx
	nop 0
	movl r55 = @gprel(.LC42)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
	br.call.sptk.many b0 = value_of#
	;;
	.mmi
	mov r1 = r54
	nop 0
	add r32 = r32, r8
	;;
	.mlx
	cmp.eq p6, p7 = r33, r32
	movl r55 = @gprel(.LC50)
	;;
	.mmi
	add r55 = r1, r55
	nop 0
	(p6) addl r56 = 1, r0
	;;
	.mib
	(p7) mov r56 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r54
	mov b0 = r52
	;;
	mov ar.pfs = r53
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 656, r12
	br.ret.sptk.many b0
.L92:
	.body
	.copy_state 1
	.pred.rel.mutex p6, p7
	.mib
	nop 0
	(p6) mov r32 = r0
	(p6) br.cond.dpnt .L95
	;;
.L93:
	.mmi
	adds r32 = -38, r32
	nop 0
	nop 0
.L95:
	.mib
	addl r57 = 10, r0
	mov r56 = r0
	br.call.sptk.many b0 = strtol#
	;;
	.mib
	nop 0
	sxt4 r14 = r32
	nop 0
	.mmi
	mov r1 = r54
	mov r55 = r0
	mov r56 = r34
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r35, r14
	nop 0
	;;
	.mib
	st8 [r14] = r8
	nop 0
	br.call.sptk.many b0 = strtok#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r55 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L96
	.mib
	nop 0
	nop 0
	br .L116
	;;
.L100:
	.mmi
	mov r56 = r50
	mov r55 = r40
	mov r46 = r0
	.mmb
	mov r45 = r0
	mov r33 = r0
	br.call.sptk.many b0 = value_of#
	;;
	.mmi
	mov r1 = r54
	mov r56 = r48
	mov r55 = r40
	.mmb
	mov r32 = r8
	adds r36 = 12, r36
	br.call.sptk.many b0 = value_of#
	;;
	.mmi
	mov r1 = r54
	mov r60 = r8
	mov r62 = r45
	.mmi
	st8 [r49] = r46
	mov r61 = r33
	mov r59 = r32
	;;
	.mmi
	mov r58 = r39
	mov r57 = r38
	nop 0
	.mmb
	mov r56 = r37
	mov r55 = r47
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	cmp.ne p6, p7 = r51, r36
	(p6) br.cond.dptk .L97
	.mib
	nop 0
	nop 0
	br .L117
	;;
.L98:
	.mlx
	nop 0
	movl r55 = @gprel(.LC39)
	;;
	.mib
	nop 0
	add r55 = r1, r55
	br.call.sptk.many b0 = must.part.0#
	;;
.L115:
	.mlx
	nop 0
	movl r55 = @gprel(.LC6)
	;;
	.mib
	nop 0
	add r55 = r1, r55
	br.call.sptk.many b0 = must.part.0#
	;;
.L99:
	.mlx
	nop 0
	movl r55 = @gprel(.LC40)
	;;
	.mib
	nop 0
	add r55 = r1, r55
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp policies#
	.section	.rodata.str1.8
	.align 8
.LC52:
	stringz	"?"
	.align 8
.LC53:
	stringz	"\n"
	.align 8
.LC54:
	stringz	"well"
	.align 8
.LC55:
	stringz	"other modes"
	.align 8
.LC56:
	stringz	"yes"
	.align 8
.LC57:
	stringz	"NO"
	.align 8
.LC58:
	stringz	"bind"
	.align 8
.LC59:
	stringz	":B7AD "
	.align 8
.LC60:
	stringz	":B7AE "
	.align 8
.LC61:
	stringz	"%s: %d %d\n"
	.align 8
.LC62:
	stringz	"sysinfo(&s)"
	.align 8
.LC63:
	stringz	"/proc"
	.align 8
.LC64:
	stringz	"MemTotal"
	.align 8
.LC65:
	stringz	"/proc/meminfo"
	.align 8
.LC66:
	stringz	"SwapTotal"
	.align 8
.LC67:
	stringz	"  since boot %d, unit %u, memory %d, free %d, swap %d %d, high %d %d, tasks %d\n"
	.align 8
.LC68:
	stringz	"  loads %d, shared %d, buffers %d\n"
	.align 8
.LC69:
	stringz	"mprotect"
	.align 8
.LC70:
	stringz	"call(open_by_handle_at, AT_FDCWD, end - 4, O_RDONLY)"
	.align 8
.LC71:
	stringz	"call(open_by_handle_at, AT_FDCWD, end - 8, O_RDONLY)"
	.align 8
.LC72:
	stringz	"call(open_by_handle_at, -1, end - 8, O_RDONLY)"
	.align 8
.LC73:
	stringz	"/"
	.align 8
.LC74:
	stringz	"call(name_to_handle_at, AT_FDCWD, \"/\", end - 4, &id, 0)"
	.align 8
.LC75:
	stringz	""
	.align 8
.LC76:
	stringz	"call(name_to_handle_at, AT_FDCWD, \"\", end - 8, &id, 0)"
	.align 8
.LC77:
	stringz	"timerfd_settime"
	.align 8
.LC78:
	stringz	"read(d, &n, 8)"
	.align 8
.LC79:
	stringz	"  expirations %d, late %d, left %d\n"
	.align 8
.LC80:
	stringz	"%s%s"
	.align 8
.LC81:
	stringz	"call(tkill, gettid(), 64)"
	.align 8
.LC82:
	stringz	"call(tgkill, getpid(), gettid(), 64)"
	.align 8
.LC83:
	stringz	"call(tgkill, -1, gettid(), 0)"
	.align 8
.LC84:
	stringz	"call(tgkill, getpid() + 1, gettid(), 0)"
	.align 8
.LC85:
	stringz	"call(tkill, gettid(), -1)"
	.align 8
.LC86:
	stringz	"getpriority(-1, 0)"
	.align 8
.LC87:
	stringz	"call(getpriority, PRIO_PROCESS, -1)"
	.align 8
.LC88:
	stringz	"setuid"
	.align 8
.LC89:
	stringz	"adjtimex %x: %s\n"
	.align 8
.LC90:
	stringz	"adjtimex(&x) >= 0 && x.time.tv_sec - t.tv_sec <= 1 && x.time.tv_sec >= t.tv_sec"
	.align 8
.LC91:
	stringz	"%-3s %s\n"
	.align 8
.LC92:
	stringz	"x.precision == 1 && x.tolerance == 32768000 && x.tick >= 9000 && x.tick <= 11000 && x.constant >= 0 && x.constant <= 10"
	.align 8
.LC93:
	stringz	"x.maxerror >= 0 && x.maxerror <= 16000000 && x.esterror >= 0 && x.esterror <= 16000000"
	.align 8
.LC94:
	stringz	"x.ppsfreq == 0 && x.jitter == 0 && x.shift == 0 && x.stabil == 0 && x.jitcnt == 0 && x.calcnt == 0 && x.errcnt == 0 && x.stbcnt == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 57
	.mmb
	.save ar.pfs, r58
	alloc r58 = ar.pfs, 0, 29, 8, 0
	.fframe 288
	adds r12 = -288, r12
	nop 0
	.mii
	addl r14 = @ltoffx(stdout#), r1
	.save rp, r57
	mov r57 = b0
	mov r59 = r1
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	mov r64 = r0
	.save ar.lc, r60
	mov r60 = ar.lc
	.body
	.mmi
	addl r63 = 1, r0
	mov r62 = r0
	adds r37 = 36, r12
	;;
	.mib
	ld8 r61 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mib
	mov r1 = r59
	nop 0
	br.call.sptk.many b0 = policies#
	;;
	.mmi
	addl r62 = 1, r0
	nop 0
	addl r61 = 10, r0
	.mmb
	mov r1 = r59
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r59
	nop 0
	br.call.sptk.many b0 = signals#
	;;
	.mib
	mov r1 = r59
	nop 0
	br.call.sptk.many b0 = terminals#
	;;
	.mmi
	mov r14 = r37
	adds r15 = 248, r12
	adds r16 = 240, r12
	.mmi
	adds r17 = 32, r12
	mov r1 = r59
	addl r63 = 136, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r15] = r0
	addl r62 = 2, r0
	.mlx
	addl r61 = 2, r0
	movl r15 = -1380515838
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r16] = r15
	adds r15 = 244, r12
	.mlx
	nop 0
	movl r16 = 16777343
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r15] = r16
	addl r15 = 1, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mlx
	st4 [r14] = r0
	movl r14 = -1363738614
	;;
	.mmi
	st4 [r17] = r14
	nop 0
	adds r14 = 55, r12
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r59
	addl r63 = 136, r0
	addl r62 = 2, r0
	.mmb
	addl r61 = 10, r0
	mov r40 = r8
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r59
	addl r63 = 16, r0
	adds r62 = 240, r12
	.mmb
	mov r61 = r40
	mov r39 = r8
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r59
	addl r63 = 28, r0
	.mmb
	adds r62 = 32, r12
	mov r61 = r39
	(p7) br.cond.spnt .L120
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r59
	cmp4.eq p6, p7 = -1, r8
	mov ar.lc = 6
	.mmb
	nop 0
	nop 0
	(p6) br.cond.spnt .L120
	;;
	.mlx
	nop 0
	movl r34 = @gprel(files.2#)
	.mlx
	nop 0
	movl r38 = @gprel(.LC59)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC60)
	.mlx
	add r34 = r1, r34
	movl r35 = @gprel(.LC61)
	;;
	.mmi
	add r38 = r1, r38
	add r36 = r1, r36
	add r35 = r1, r35
	;;
	.align 32
.L121:
	.mmi
	ld8 r32 = [r34], 8
	nop 0
	mov r62 = r38
	;;
	.mib
	mov r61 = r32
	nop 0
	br.call.sptk.many b0 = lines_with#
	;;
	.mmi
	mov r1 = r59
	mov r62 = r36
	nop 0
	.mmb
	mov r61 = r32
	mov r33 = r8
	br.call.sptk.many b0 = lines_with#
	;;
	.mmi
	mov r1 = r59
	mov r64 = r8
	mov r63 = r33
	.mmb
	mov r62 = r32
	mov r61 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L121
	.mmi
	mov r61 = r40
	nop 0
	adds r51 = 40, r12
	.mmb
	mov r32 = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r61 = r39
	mov r1 = r59
	br.call.sptk.many b0 = close#
	;;
	.mlx
	nop 0
	movl r15 = -1229782938247303442
	.mmi
	mov r14 = r51
	adds r16 = 32, r12
	mov r1 = r59
	;;
	.mmi
	st8 [r14] = r15, 8
	st8 [r16] = r15
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	;;
	st8 [r14] = r15, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r15, 8
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r59
	mov r34 = r8
	nop 0
	.mmb
	adds r61 = 32, r12
	st4 [r8] = r0
	br.call.sptk.many b0 = sysinfo#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC62)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r62 = 240, r12
	nop 0
	mov r1 = r59
	.mmb
	addl r61 = 7, r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC63)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	mov r33 = r8
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r59
	nop 0
	(p7) br.cond.spnt .L123
	;;
	.mib
	mov r61 = r33
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mib
	mov r1 = r59
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L123
	.align 32
.L124:
	.mmi
	addl r63 = 10, r0
	nop 0
	mov r62 = r0
	.mmb
	adds r61 = 19, r8
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r8
	mov r1 = r59
	mov r61 = r33
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mib
	mov r1 = r59
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L124
.L123:
	.mmi
	adds r48 = 136, r12
	nop 0
	mov r61 = r33
	.mmb
	adds r40 = 64, r12
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	ld4 r35 = [r48]
	nop 0
	adds r17 = 240, r12
	.mmi
	mov r1 = r59
	ldf8 f7 = [r40]
	nop 0
	;;
	.mlx
	addp4 r14 = r35, r0
	movl r62 = @gprel(.LC64)
	.mmi
	ld8 r15 = [r17]
	nop 0
	adds r17 = 32, r12
	;;
	.mmi
	setf.sig f6 = r14
	ld8 r16 = [r17]
	add r62 = r1, r62
	.mlx
	nop 0
	movl r61 = @gprel(.LC65)
	;;
	.mmi
	sub r15 = r15, r16
	nop 0
	add r61 = r1, r61
	;;
	.mii
	cmp.ge p6, p7 = 1, r15
	addl r15 = 1023, r0
	;;
	(p6) addl r39 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r39 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr r33 = r14, 63
	;;
	and r33 = r15, r33
	;;
	.mib
	add r33 = r33, r14
	nop 0
	br.call.sptk.many b0 = value_of#
	;;
	.mib
	nop 0
	shr r33 = r33, 10
	nop 0
	.mmi
	adds r15 = 72, r12
	ld8 r14 = [r40]
	mov r1 = r59
	;;
	.mmi
	cmp.eq p6, p7 = r8, r33
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	(p6) addl r44 = 1, r0
	;;
	(p7) mov r44 = r0
	cmp.ltu p6, p7 = r14, r15
	;;
	.mib
	nop 0
	(p6) mov r36 = r0
	(p6) br.cond.dptk .L125
	.mib
	nop 0
	shr.u r14 = r14, 3
	nop 0
	.mlx
	nop 0
	movl r16 = 2361183241434822607
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 4
	;;
	cmp.ltu p6, p7 = r14, r15
	;;
	.mii
	(p6) addl r36 = 1, r0
	nop 0
	;;
	(p7) mov r36 = r0
.L125:
	.mmi
	adds r41 = 96, r12
	ld4 r14 = [r48]
	addl r15 = 1023, r0
	.mlx
	adds r43 = 104, r12
	movl r62 = @gprel(.LC66)
	;;
	.mmi
	ldf8 f7 = [r41]
	setf.sig f6 = r14
	add r62 = r1, r62
	.mlx
	adds r38 = 120, r12
	movl r61 = @gprel(.LC65)
	;;
	.mmi
	add r61 = r1, r61
	nop 0
	adds r42 = 128, r12
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	shr r33 = r14, 63
	;;
	and r33 = r15, r33
	;;
	.mib
	add r33 = r33, r14
	nop 0
	br.call.sptk.many b0 = value_of#
	;;
	.mii
	ld8 r14 = [r41]
	shr r33 = r33, 10
	mov r1 = r59
	.mmi
	ld8 r17 = [r43]
	;;
	cmp.geu p8, p9 = r14, r17
	adds r14 = 112, r12
	.mmi
	ld8 r16 = [r38]
	ld8 r15 = [r42]
	cmp.eq p6, p7 = r8, r33
	;;
	.mmi
	ld2 r14 = [r14]
	(p8) addl r67 = 1, r0
	(p6) addl r66 = 1, r0
	;;
	.mmi
	(p9) mov r67 = r0
	(p7) mov r66 = r0
	nop 0
	.mmi
	cmp.eq p8, p9 = 0, r15
	cmp.eq p6, p7 = 0, r16
	adds r15 = 1, r14
	;;
	.mmi
	(p6) addl r68 = 1, r0
	nop 0
	(p8) addl r16 = 1, r0
	;;
	.mmi
	(p7) mov r68 = r0
	cmp4.lt p6, p7 = r15, r32
	(p9) mov r16 = r0
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L126
	.mmi
	adds r32 = 1999, r32
	;;
	cmp4.ge p6, p7 = r32, r14
	nop 0
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
.L126:
	.mmi
	adds r17 = 24, r12
	adds r15 = 16, r12
	mov r64 = r44
	.mlx
	mov r63 = r35
	movl r61 = @gprel(.LC67)
	;;
	.mmi
	mov r62 = r39
	mov r65 = r36
	add r61 = r1, r61
	.mmb
	st4 [r17] = r14
	st4 [r15] = r16
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 48, r12
	ld8 r14 = [r51]
	adds r39 = 56, r12
	.mmi
	adds r44 = 88, r12
	adds r45 = 80, r12
	mov r1 = r59
	;;
	.mlx
	ld8 r16 = [r15]
	movl r61 = @gprel(.LC68)
	.mlx
	adds r52 = 33, r12
	movl r55 = 30000000
	;;
	.mmi
	ld8 r18 = [r39]
	or r14 = r16, r14
	add r61 = r1, r61
	.mmi
	mov r33 = r52
	ld8 r17 = [r44]
	nop 0
	;;
	.mmi
	ld8 r16 = [r45]
	or r14 = r18, r14
	mov r35 = r33
	.mmi
	mov r47 = r33
	ld8 r15 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	cmp.gtu p8, p9 = r15, r16
	cmp.ltu p6, p7 = r17, r15
	.mlx
	nop 0
	movl r15 = 16777215
	;;
	.mii
	(p6) addl r64 = 1, r0
	(p8) addl r63 = 1, r0
	;;
	(p7) mov r64 = r0
	.mii
	cmp.geu p6, p7 = r15, r14
	(p9) mov r63 = r0
	;;
	(p6) addl r62 = 1, r0
	;;
	.mib
	(p7) mov r62 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r66 = r0
	addl r65 = -1, r0
	addl r64 = 34, r0
	.mmi
	mov r1 = r59
	addl r63 = 3, r0
	addl r62 = 131072, r0
	;;
	.mib
	mov r61 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r15 = 32, r12
	addl r14 = 8, r0
	addl r62 = 65536, r0
	.mmi
	mov r32 = r8
	mov r63 = r0
	mov r1 = r59
	;;
	.mmi
	st4 [r15] = r14
	addl r14 = 1, r0
	add r61 = r8, r62
	;;
	.mib
	st4 [r37] = r14
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r61 = @gprel(.LC69)
	;;
	.mib
	(p7) add r61 = r1, r61
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r16 = 65532, r0
	adds r15 = 32, r12
	addl r17 = 65533, r0
	.mmi
	mov r64 = r0
	addl r61 = 1327, r0
	addl r62 = -100, r0
	;;
	.mmi
	add r53 = r32, r16
	ld1 r14 = [r15]
	add r49 = r32, r17
	.mmi
	addl r15 = 65535, r0
	addl r16 = 65528, r0
	addl r17 = 65529, r0
	;;
	.mmi
	st1 [r53] = r14
	add r46 = r32, r16
	add r36 = r32, r17
	.mmi
	mov r63 = r53
	;;
	ld1 r14 = [r52], 1
	mov r50 = r36
	.mmi
	mov r54 = r36
	;;
	st1 [r49] = r14
	addl r14 = 65534, r0
	;;
	.mmi
	add r49 = r32, r14
	ld1 r14 = [r52], 1
	nop 0
	;;
	.mmi
	st1 [r49] = r14
	nop 0
	add r49 = r32, r15
	;;
	.mmi
	ld1 r14 = [r52]
	;;
	st1 [r49] = r14
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC70)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r16 = 32, r12
	addl r17 = 65530, r0
	addl r15 = 65533, r0
	.mmi
	mov r63 = r46
	mov r64 = r0
	mov r1 = r59
	;;
	.mmi
	ld1 r14 = [r16]
	addl r16 = 65534, r0
	addl r61 = 1327, r0
	.mmi
	addl r62 = -100, r0
	;;
	st1 [r46] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r33], 1
	;;
	st1 [r36] = r14
	add r36 = r32, r17
	;;
	.mmi
	ld1 r14 = [r33]
	nop 0
	mov r33 = r52
	;;
	.mii
	st1 [r36] = r14
	addl r14 = 65531, r0
	;;
	add r36 = r32, r14
	.mmi
	ld1 r14 = [r33], 1
	;;
	st1 [r36] = r14
	add r36 = r32, r15
	;;
	.mmi
	ld1 r14 = [r33], 1
	;;
	st1 [r53] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r33], 1
	;;
	st1 [r36] = r14
	add r36 = r32, r16
	;;
	.mmi
	ld1 r14 = [r33], 1
	;;
	st1 [r36] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	st1 [r49] = r14
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC71)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r17 = 32, r12
	addl r15 = 65531, r0
	addl r16 = 65533, r0
	.mmi
	mov r63 = r46
	mov r64 = r0
	mov r1 = r59
	;;
	.mmi
	st4 [r17] = r0
	st1 [r46] = r0
	addl r61 = 1327, r0
	.mmi
	nop 0
	addl r62 = -100, r0
	nop 0
	;;
	.mmi
	ld1 r14 = [r35], 1
	;;
	st1 [r50] = r14
	addl r14 = 65530, r0
	;;
	.mmi
	add r50 = r32, r14
	ld1 r14 = [r35]
	mov r35 = r52
	;;
	.mmi
	st1 [r50] = r14
	nop 0
	add r50 = r32, r15
	;;
	.mmi
	ld1 r14 = [r35], 1
	;;
	st1 [r50] = r14
	add r50 = r32, r16
	;;
	.mmi
	ld1 r14 = [r35], 1
	;;
	st1 [r53] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r35], 1
	;;
	st1 [r50] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r35]
	;;
	st1 [r36] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	st1 [r49] = r14
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC71)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r17 = 32, r12
	addl r14 = 128, r0
	addl r15 = 65531, r0
	.mmi
	mov r63 = r46
	mov r64 = r0
	mov r1 = r59
	;;
	.mmi
	st4 [r17] = r14
	st1 [r46] = r14
	addl r61 = 1327, r0
	.mmi
	nop 0
	addl r62 = -100, r0
	nop 0
	;;
	.mmi
	ld1 r14 = [r47], 1
	;;
	st1 [r54] = r14
	addl r14 = 65530, r0
	;;
	.mmi
	add r54 = r32, r14
	ld1 r14 = [r47]
	mov r47 = r52
	;;
	.mmi
	st1 [r54] = r14
	nop 0
	add r54 = r32, r15
	;;
	.mmi
	ld1 r14 = [r47], 1
	;;
	st1 [r54] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r47], 1
	;;
	st1 [r53] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r47]
	;;
	st1 [r50] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r35]
	;;
	st1 [r36] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r33]
	;;
	st1 [r49] = r14
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC71)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r17 = 65529, r0
	addl r16 = 129, r0
	adds r14 = 33, r12
	.mmi
	mov r63 = r46
	mov r64 = r0
	mov r1 = r59
	;;
	.mmi
	add r15 = r32, r17
	nop 0
	adds r17 = 32, r12
	.mmi
	addl r61 = 1327, r0
	nop 0
	addl r62 = -100, r0
	;;
	.mmi
	st4 [r17] = r16
	st1 [r46] = r16
	nop 0
	;;
	.mmi
	ld1 r16 = [r14], 1
	;;
	st1 [r15] = r16
	addl r16 = 65530, r0
	;;
	.mmi
	add r15 = r32, r16
	ld1 r16 = [r14]
	mov r14 = r52
	.mlx
	nop 0
	movl r52 = 59999999
	;;
	.mmi
	nop 0
	st1 [r15] = r16
	nop 0
	;;
	.mmi
	ld1 r15 = [r14], 1
	;;
	st1 [r54] = r15
	adds r54 = 280, r12
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	st1 [r53] = r14
	;;
	ld1 r14 = [r47]
	mov r47 = r0
	;;
	.mmi
	nop 0
	st1 [r50] = r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r35]
	;;
	st1 [r36] = r14
	adds r36 = 288, r12
	;;
	.mmi
	ld1 r14 = [r33]
	nop 0
	mov r33 = r0
	;;
	.mmi
	st1 [r49] = r14
	st4 [r34] = r0
	adds r49 = 272, r12
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC71)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r63 = r46
	mov r64 = r0
	mov r1 = r59
	.mmi
	addl r61 = 1327, r0
	st4 [r34] = r0
	addl r62 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC72)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r59
	mov r64 = r53
	mov r66 = r0
	.mmi
	adds r65 = 240, r12
	addl r61 = 1326, r0
	addl r62 = -100, r0
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC73)
	.mmi
	nop 0
	st4 [r34] = r0
	nop 0
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC74)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r59
	mov r66 = r0
	adds r65 = 240, r12
	.mmi
	mov r64 = r46
	addl r61 = 1326, r0
	addl r62 = -100, r0
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC75)
	.mmi
	nop 0
	st4 [r34] = r0
	nop 0
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC76)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	adds r14 = 256, r12
	movl r15 = 60000000
	.mmi
	adds r17 = 240, r12
	mov r1 = r59
	mov r62 = r0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 248, r12
	.mmi
	st8 [r17] = r0
	nop 0
	addl r61 = 1, r0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 264, r12
	;;
	.mib
	st8 [r14] = r55
	nop 0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mmi
	mov r1 = r59
	adds r62 = 32, r12
	nop 0
	.mmb
	addl r61 = 1, r0
	mov r46 = r8
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	adds r14 = 32, r12
	ld8 r17 = [r51]
	mov r61 = r46
	.mmi
	mov r1 = r59
	mov r64 = r0
	adds r63 = 240, r12
	;;
	.mii
	ld8 r16 = [r14]
	mov r62 = r0
	;;
	shl r15 = r16, 5
	;;
	.mmi
	sub r15 = r15, r16
	;;
	nop 0
	shl r14 = r15, 6
	;;
	.mmi
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r35 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r35 = r14, r35
	;;
	nop 0
	shl r35 = r35, 9
	;;
	.mib
	add r35 = r35, r17
	nop 0
	br.call.sptk.many b0 = timerfd_settime#
	;;
	.mmi
	mov r1 = r59
	cmp4.ne p6, p7 = -1, r8
	sub r35 = r35, r55
	;;
	.mlx
	nop 0
	(p7) movl r61 = @gprel(.LC77)
	;;
	.mib
	(p7) add r61 = r1, r61
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r50 = @gprel(sleeps.1#)
	.mlx
	nop 0
	movl r56 = @gprel(.LC78)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC19)
	.mlx
	add r50 = r1, r50
	movl r53 = @gprel(.LC79)
	;;
	.mmb
	nop 0
	add r56 = r1, r56
	nop 0
	.mmi
	add r55 = r1, r55
	add r53 = r1, r53
	mov ar.lc = 4
	.align 32
.L134:
	.mmi
	ld4 r15 = [r50], 4
	st8 [r36] = r0
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L184
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r47, 0
	(p7) br.cond.dpnt .L185
.L130:
	.mmi
	nop 0
	addl r63 = 8, r0
	mov r61 = r46
	.mmb
	st4 [r34] = r0
	mov r62 = r36
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r63 = r8
	nop 0
	(p6) br.cond.dpnt .L131
	;;
	.mmi
	nop 0
	ld4 r61 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r61
	(p7) br.cond.dpnt .L186
.L131:
	.mmi
	nop 0
	mov r62 = r56
	mov r61 = r55
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r59
	nop 0
	nop 0
.L132:
	.mmi
	ld8 r14 = [r36]
	mov r62 = r49
	addl r61 = 1, r0
	;;
	.mib
	add r33 = r33, r14
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	ld8 r17 = [r49]
	mov r1 = r59
	shl r14 = r33, 38
	.mmi
	adds r62 = 32, r12
	ld8 r18 = [r54]
	mov r61 = r46
	;;
	.mii
	nop 0
	shl r16 = r17, 5
	sub r14 = r14, r33
	;;
	.mmi
	sub r16 = r16, r17
	nop 0
	shladd r14 = r14, 3, r0
	;;
	.mii
	nop 0
	shl r15 = r16, 6
	add r14 = r14, r33
	;;
	.mii
	sub r15 = r15, r16
	shladd r14 = r14, 3, r0
	;;
	shladd r15 = r15, 3, r0
	.mmi
	sub r14 = r14, r33
	;;
	add r15 = r15, r17
	shladd r14 = r14, 2, r0
	;;
	.mii
	shladd r16 = r15, 2, r0
	sub r14 = r14, r33
	;;
	add r15 = r15, r16
	.mmi
	shladd r14 = r14, 3, r0
	;;
	shladd r16 = r15, 2, r0
	add r14 = r14, r33
	;;
	.mii
	add r15 = r15, r16
	shladd r14 = r14, 4, r0
	;;
	shladd r32 = r15, 2, r0
	.mmi
	sub r14 = r14, r33
	;;
	add r32 = r15, r32
	shladd r14 = r14, 3, r0
	;;
	.mii
	nop 0
	shl r32 = r32, 9
	add r14 = r14, r33
	;;
	.mii
	add r32 = r32, r18
	shl r14 = r14, 8
	;;
	sub r32 = r32, r35
	;;
	.mib
	add r32 = r32, r14
	nop 0
	br.call.sptk.many b0 = timerfd_gettime#
	;;
	.mmi
	nop 0
	cmp.gt p6, p7 = r0, r32
	mov r1 = r59
	.mmi
	nop 0
	ld8 r62 = [r36]
	nop 0
	;;
	.mib
	(p6) addl r63 = -1, r0
	nop 0
	(p6) br.cond.dpnt .L133
	;;
	.mmi
	nop 0
	cmp.lt p6, p7 = r52, r32
	nop 0
	;;
	.mii
	(p6) addl r63 = 1, r0
	nop 0
	;;
	(p7) mov r63 = r0
.L133:
	.mmi
	ld8 r14 = [r39]
	mov r61 = r53
	adds r47 = 1, r47
	;;
	.mmi
	adds r14 = -1, r14
	;;
	cmp.geu p6, p7 = r52, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r64 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r64 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L134
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC52)
	.mlx
	mov r61 = r46
	movl r33 = @gprel(.LC80)
	;;
	.mmi
	add r36 = r1, r36
	add r33 = r1, r33
	nop 0
	.mmb
	mov r32 = r0
	addl r35 = 1, r0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r59
	mov ar.lc = 31
	.align 32
.L137:
	.mmi
	addp4 r64 = r32, r0
	adds r63 = 32, r12
	nop 0
	.mmi
	addl r62 = -1, r0
	mov r65 = r0
	addl r61 = 1126, r0
	;;
	.mib
	nop 0
	shl r64 = r35, r64
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	and r14 = 7, r32
	nop 0
	.mmb
	mov r1 = r59
	mov r61 = r33
	(p7) br.cond.dpnt .L187
	;;
	.mmi
	(p6) mov r62 = r36
	cmp4.eq p6, p7 = 7, r14
	adds r32 = 1, r32
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC53)
	;;
	.mmi
	nop 0
	(p7) add r63 = r1, r63
	nop 0
	;;
	.mib
	(p6) add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L137
	;;
.L191:
	.mlx
	mov r32 = r0
	movl r36 = @gprel(.LC52)
	.mlx
	addl r35 = 1, r0
	movl r33 = @gprel(.LC80)
	;;
	.mmi
	add r36 = r1, r36
	add r33 = r1, r33
	mov ar.lc = 31
	.align 32
.L140:
	.mmi
	addp4 r65 = r32, r0
	mov r63 = r0
	mov r62 = r0
	.mmi
	mov r66 = r0
	adds r64 = 32, r12
	addl r61 = 1270, r0
	;;
	.mii
	nop 0
	shl r65 = r35, r65
	nop 0
	;;
	.mib
	or r65 = 4, r65
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	and r14 = 7, r32
	nop 0
	.mmb
	mov r1 = r59
	mov r61 = r33
	(p7) br.cond.dpnt .L188
	;;
	.mmi
	(p6) mov r62 = r36
	cmp4.eq p6, p7 = 7, r14
	adds r32 = 1, r32
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC53)
	;;
	.mmi
	nop 0
	(p7) add r63 = r1, r63
	nop 0
	;;
	.mib
	(p6) add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L140
.L192:
	.mmi
	addl r62 = 1, r0
	nop 0
	addl r61 = 64, r0
	.mmb
	addl r36 = 10000, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	addl r63 = 64, r0
	mov r1 = r59
	nop 0
	.mmb
	mov r62 = r8
	addl r61 = 1229, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC81)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r59
	mov r32 = r8
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	addl r64 = 64, r0
	mov r63 = r8
	mov r62 = r32
	.mmb
	mov r1 = r59
	addl r61 = 1235, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC82)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r64 = r0
	mov r63 = r8
	mov r1 = r59
	.mmb
	addl r61 = 1235, r0
	addl r62 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC83)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r59
	mov r32 = r8
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	mov r64 = r0
	mov r63 = r8
	mov r1 = r59
	.mmb
	addl r61 = 1235, r0
	adds r62 = 1, r32
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC84)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = gettid#
	;;
	.mmi
	addl r63 = -1, r0
	mov r1 = r59
	nop 0
	.mmb
	mov r62 = r8
	addl r61 = 1229, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC85)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r59
	mov r62 = r0
	nop 0
	.mmb
	addl r61 = -1, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r59
	nop 0
	sxt4 r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC86)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r63 = -1, r0
	mov r1 = r59
	addl r61 = 1101, r0
	.mmb
	mov r62 = r0
	st4 [r34] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r62 = r8
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC87)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	addl r61 = 1234, r0
	mov r1 = r59
	br.call.sptk.many b0 = setuid#
	;;
	.mmi
	mov r1 = r59
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r61 = @gprel(.LC88)
	;;
	.mib
	(p7) add r61 = r1, r61
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r33 = @gprel(modes.0#)
	.mlx
	nop 0
	movl r35 = @gprel(.LC89)
	;;
	.mmi
	add r33 = r1, r33
	add r35 = r1, r35
	mov ar.lc = 17
	.align 32
.L144:
	.mmi
	addl r63 = 204, r0
	nop 0
	mov r62 = r0
	.mmb
	mov r61 = r37
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r61 = 32, r12
	ld4 r32 = [r33], 4
	mov r1 = r59
	.mmi
	nop 0
	st8 [r38] = r36
	nop 0
	;;
	.mib
	st4 [r61] = r32
	nop 0
	br.call.sptk.many b0 = adjtimex#
	;;
	.mmi
	adds r15 = 32, r12
	mov r1 = r59
	cmp4.le p6, p7 = r0, r8
	.mmb
	mov r62 = r32
	mov r61 = r35
	(p7) br.cond.dpnt .L189
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = r14, r32
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC54)
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC55)
	;;
	.mmi
	nop 0
	(p6) add r63 = r1, r63
	nop 0
	;;
	.mib
	(p7) add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L144
.L193:
	.mmi
	addl r63 = 204, r0
	nop 0
	addl r62 = 238, r0
	.mmb
	mov r61 = r37
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r16 = 32, r12
	nop 0
	adds r62 = 240, r12
	.mmi
	mov r1 = r59
	nop 0
	mov r61 = r0
	;;
	.mib
	st4 [r16] = r0
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mib
	mov r1 = r59
	adds r61 = 32, r12
	br.call.sptk.many b0 = adjtimex#
	;;
	.mmi
	mov r1 = r59
	cmp4.gt p6, p7 = r0, r8
	adds r17 = 240, r12
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC57)
	;;
	.mib
	(p6) add r62 = r1, r62
	nop 0
	(p6) br.cond.dpnt .L145
	;;
	.mmi
	ld8 r15 = [r43]
	ld8 r14 = [r17]
	nop 0
	;;
	.mii
	sub r16 = r15, r14
	cmp.le p6, p7 = r14, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	cmp.ge p6, p7 = 1, r16
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
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
	(p6) movl r62 = @gprel(.LC57)
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC56)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p7) add r62 = r1, r62
.L145:
	.mlx
	nop 0
	movl r63 = @gprel(.LC90)
	.mlx
	nop 0
	movl r61 = @gprel(.LC91)
	;;
	.mib
	add r63 = r1, r63
	add r61 = r1, r61
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r14 = [r44]
	nop 0
	mov r1 = r59
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L190
.L162:
	.mlx
	nop 0
	movl r62 = @gprel(.LC57)
	.mlx
	nop 0
	movl r63 = @gprel(.LC92)
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC91)
	.mmi
	add r62 = r1, r62
	nop 0
	add r63 = r1, r63
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	ld8 r15 = [r39]
	movl r14 = 16000000
	.mmi
	mov r1 = r59
	;;
	cmp.ltu p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC57)
	;;
	.mib
	nop 0
	(p6) add r62 = r1, r62
	(p6) br.cond.dptk .L147
.L194:
	.mmi
	ld8 r15 = [r40]
	;;
	cmp.ltu p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC57)
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC56)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p7) add r62 = r1, r62
.L147:
	.mlx
	nop 0
	movl r63 = @gprel(.LC93)
	.mlx
	nop 0
	movl r61 = @gprel(.LC91)
	;;
	.mib
	add r63 = r1, r63
	add r61 = r1, r61
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 144, r12
	nop 0
	mov r1 = r59
	.mmi
	ld8 r14 = [r42]
	ld8 r16 = [r48]
	nop 0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC57)
	;;
	.mib
	nop 0
	(p6) add r62 = r1, r62
	(p6) br.cond.dptk .L148
	.mmi
	adds r15 = 152, r12
	nop 0
	or r14 = r16, r14
	;;
	.mmi
	ld8 r16 = [r15]
	nop 0
	adds r15 = 160, r12
	;;
	.mmi
	ld8 r15 = [r15]
	or r14 = r16, r14
	adds r16 = 168, r12
	;;
	.mmi
	ld8 r17 = [r16]
	or r14 = r15, r14
	adds r16 = 176, r12
	.mmi
	adds r15 = 184, r12
	;;
	ld8 r16 = [r16]
	or r14 = r17, r14
	.mmi
	ld8 r15 = [r15]
	;;
	or r14 = r16, r14
	nop 0
	;;
	.mmi
	or r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC57)
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC56)
	;;
	.mii
	(p6) add r62 = r1, r62
	nop 0
	;;
	(p7) add r62 = r1, r62
.L148:
	.mlx
	nop 0
	movl r63 = @gprel(.LC94)
	.mlx
	nop 0
	movl r61 = @gprel(.LC91)
	;;
	.mib
	add r63 = r1, r63
	add r61 = r1, r61
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r59
	mov b0 = r57
	;;
	.mii
	nop 0
	mov ar.pfs = r58
	;;
	mov ar.lc = r60
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
	;;
.L185:
	.body
	.copy_state 1
	.mib
	adds r62 = 32, r12
	mov r61 = r46
	br.call.sptk.many b0 = timerfd_gettime#
	;;
	.mib
	nop 0
	mov r1 = r59
	br .L130
.L184:
	.mii
	nop 0
	dep.z r16 = r15, 5, 27
	adds r17 = 32, r12
	.mmb
	nop 0
	mov r62 = r0
	nop 0
	;;
	.mmi
	sub r16 = r16, r15
	st8 [r17] = r0
	mov r61 = r17
	;;
	.mii
	nop 0
	dep.z r14 = r16, 6, 26
	;;
	sub r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	sxt4 r14 = r14
	;;
	.mib
	st8 [r51] = r14
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mib
	mov r1 = r59
	tbit.z p6, p7 = r47, 0
	(p6) br.cond.dptk .L130
	.mib
	nop 0
	nop 0
	br .L185
.L186:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r59
	nop 0
	mov r63 = r8
	;;
	.mlx
	nop 0
	movl r62 = @gprel(.LC78)
	.mlx
	nop 0
	movl r61 = @gprel(.LC4)
	;;
	.mib
	add r62 = r1, r62
	add r61 = r1, r61
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br .L132
.L187:
	.mib
	ld4 r61 = [r34]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	and r14 = 7, r32
	mov r1 = r59
	mov r62 = r8
	.mii
	mov r61 = r33
	adds r32 = 1, r32
	;;
	cmp4.eq p6, p7 = 7, r14
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC53)
	;;
	.mmi
	nop 0
	(p7) add r63 = r1, r63
	nop 0
	;;
	.mib
	(p6) add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L137
	.mib
	nop 0
	nop 0
	br .L191
.L188:
	.mib
	ld4 r61 = [r34]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	and r14 = 7, r32
	mov r1 = r59
	mov r62 = r8
	.mii
	mov r61 = r33
	adds r32 = 1, r32
	;;
	cmp4.eq p6, p7 = 7, r14
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC53)
	;;
	.mmi
	nop 0
	(p7) add r63 = r1, r63
	nop 0
	;;
	.mib
	(p6) add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L140
	.mib
	nop 0
	nop 0
	br .L192
.L189:
	.mib
	ld4 r61 = [r34]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r59
	mov r63 = r8
	nop 0
	.mmb
	mov r62 = r32
	mov r61 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r59
	br.cloop.sptk.few .L144
	.mib
	nop 0
	nop 0
	br .L193
.L190:
	.mlx
	ld8 r15 = [r41]
	movl r14 = 32768000
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L162
	.mii
	ld8 r2 = [r38]
	addl r15 = 2000, r0
	;;
	addl r2 = -9000, r2
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r15, r2
	(p6) br.cond.dptk .L162
	.mlx
	ld8 r14 = [r45]
	movl r63 = @gprel(.LC92)
	.mlx
	nop 0
	movl r61 = @gprel(.LC91)
	;;
	.mmi
	cmp.ltu p6, p7 = 10, r14
	add r63 = r1, r63
	add r61 = r1, r61
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC57)
	;;
	.mlx
	nop 0
	(p7) movl r62 = @gprel(.LC56)
	;;
	.mmi
	nop 0
	(p6) add r62 = r1, r62
	nop 0
	;;
	.mib
	(p7) add r62 = r1, r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	ld8 r15 = [r39]
	movl r14 = 16000000
	.mmi
	mov r1 = r59
	;;
	cmp.ltu p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r62 = @gprel(.LC57)
	;;
	.mib
	nop 0
	(p6) add r62 = r1, r62
	(p6) br.cond.dptk .L147
	.mib
	nop 0
	nop 0
	br .L194
.L120:
	.mlx
	nop 0
	movl r61 = @gprel(.LC58)
	;;
	.mib
	nop 0
	add r61 = r1, r61
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata
	.align 4
	.type	modes.0#, @object
	.size	modes.0#, 72
modes.0:
	data4	0
	data4	1
	data4	2
	data4	4
	data4	16
	data4	32
	data4	64
	data4	128
	data4	256
	data4	4096
	data4	8192
	data4	16384
	data4	32768
	data4	32769
	data4	40960
	data4	40961
	data4	32770
	data4	40963
	.align 4
	.type	sleeps.1#, @object
	.size	sleeps.1#, 20
sleeps.1:
	data4	150
	data4	0
	data4	200
	data4	0
	data4	0
	.section	.rodata.str1.8
	.align 8
.LC95:
	stringz	"/proc/net/udp"
	.align 8
.LC96:
	stringz	"/proc/net/udp6"
	.align 8
.LC97:
	stringz	"/proc/net/udplite"
	.align 8
.LC98:
	stringz	"/proc/net/udplite6"
	.align 8
.LC99:
	stringz	"/proc/net/tcp"
	.align 8
.LC100:
	stringz	"/proc/net/tcp6"
	.align 8
.LC101:
	stringz	"/proc/net/raw"
	.section	.rodata
	.align 8
	.type	files.2#, @object
	.size	files.2#, 56
files.2:
	data8	.LC95
	data8	.LC96
	data8	.LC97
	data8	.LC98
	data8	.LC99
	data8	.LC100
	data8	.LC101
	.section	.rodata.str1.8
	.align 8
.LC102:
	stringz	"/dev/pts/9999999"
	.align 8
.LC103:
	stringz	"/dev/pts/-1"
	.align 8
.LC104:
	stringz	"/dev/pts/x"
	.align 8
.LC105:
	stringz	"/dev/pts/0x"
	.align 8
.LC106:
	stringz	"/dev/pts/"
	.align 8
.LC107:
	stringz	"/dev/pts/./"
	.section	.rodata
	.align 8
	.type	none.3#, @object
	.size	none.3#, 48
none.3:
	data8	.LC102
	data8	.LC103
	data8	.LC104
	data8	.LC105
	data8	.LC106
	data8	.LC107
	.align 4
	.type	signals.4#, @object
	.size	signals.4#, 24
signals.4:
	data4	1
	data4	10
	data4	12
	data4	14
	data4	17
	data4	15
	.align 4
	.type	all.5#, @object
	.size	all.5#, 108
all.5:
	data4	0
	data4	0
	data4	0
	data4	0
	data4	0
	data4	7
	data4	0
	data4	0
	data4	-3
	data4	3
	data4	0
	data4	1
	data4	5
	data4	0
	data4	2
	data4	1
	data4	1
	data4	0
	data4	1
	data4	99
	data4	0
	data4	2
	data4	40
	data4	0
	data4	1073741826
	data4	41
	data4	0
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
