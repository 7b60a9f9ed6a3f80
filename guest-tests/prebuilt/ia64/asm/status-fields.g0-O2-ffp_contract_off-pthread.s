// 20215c2f1785c07dde067cfb19cdf178 guest-tests/process/status-fields.c
	.file	"status-fields.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc ignore#
ignore:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp ignore#
	.align 16
	.align 64
	.proc sleep_on#
sleep_on:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
.L4:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r34
	br .L4
	.endp sleep_on#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"none"
	.align 8
.LC2:
	stringz	"\n%s:\t"
	.align 8
.LC3:
	stringz	"\n"
	.align 8
.LC4:
	stringz	"%.*s"
	.sdata
	.align 8
.LC0:
	data8	text#-1
	.text
	.align 16
	.align 64
	.proc field#
field:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 5, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r40 = @gprel(.LC2)
	;;
	.mmi
	mov r41 = r32
	add r40 = r1, r40
	nop 0
	.mmb
	addl r39 = 32, r0
	adds r38 = 16, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r37
	adds r38 = 16, r12
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r40 = -1, r8
	.mmi
	mov r34 = r8
	nop 0
	adds r39 = 17, r12
	;;
	.mlx
	nop 0
	movl r38 = @gprel(text#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	adds r39 = 16, r12
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mlx
	nop 0
	movl r38 = @gprel(text#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r33 = r8
	.mmb
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mmi
	nop 0
	add r33 = r33, r34
	nop 0
	;;
	.mib
	add r39 = r1, r39
	mov r38 = r33
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r42 = r33
	.mmi
	mov r41 = r8
	nop 0
	addl r39 = 200, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r38 = @gprel(value.3#)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r8 = @gprel(value.3#)
	;;
	.mmi
	add r8 = r1, r8
	nop 0
	nop 0
.L7:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L10:
	.body
	.copy_state 1
	.mlx
	addl r14 = @gprel(.LC0), gp
	movl r39 = @gprel(.LC3)
	;;
	.mii
	ld8 r33 = [r14]
	add r39 = r1, r39
	;;
	add r33 = r33, r34
	;;
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r42 = r33
	.mmi
	mov r41 = r8
	nop 0
	addl r39 = 200, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r38 = @gprel(value.3#)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r8 = @gprel(value.3#)
	;;
	.mib
	nop 0
	add r8 = r1, r8
	br .L7
	;;
.L14:
	.mlx
	nop 0
	movl r8 = @gprel(.LC1)
	;;
	.mii
	add r8 = r1, r8
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp field#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"%s:"
	.align 8
.LC6:
	stringz	" %s;"
	.align 8
.LC7:
	stringz	"VmSize"
	.align 8
.LC8:
	stringz	" memory %d\n"
	.text
	.align 16
	.align 64
	.proc show_fields#
show_fields:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 2, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r40 = r32
	movl r33 = @gprel(names.0#)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC6)
	.mlx
	add r33 = r1, r33
	movl r39 = @gprel(.LC5)
	;;
	.mmi
	add r34 = r1, r34
	add r39 = r1, r39
	.save ar.lc, r38
	mov r38 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov ar.lc = 3
.L16:
	.mib
	ld8 r39 = [r33], 8
	nop 0
	br.call.sptk.many b0 = field#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r40 = r8
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r37
	br.cloop.sptk.few .L16
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = field#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	.mmi
	nop 0
	(p6) addl r40 = 1, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	(p7) mov r40 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	nop 0
	mov ar.lc = r38
	br.ret.sptk.many b0
	.endp show_fields#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"/proc/%d/%s"
	.text
	.align 16
	.align 64
	.proc get#
get:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 5, 0
	.fframe 64
	adds r12 = -64, r12
	mov r38 = r1
	.mlx
	mov r42 = r32
	movl r35 = @gprel(text#)
	;;
	.mlx
	mov r43 = r33
	movl r41 = @gprel(.LC9)
	.mmi
	add r35 = r1, r35
	adds r39 = 16, r12
	addl r40 = 64, r0
	;;
	.mii
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	add r41 = r1, r41
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r39 = 16, r12
	.mmb
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r8
	mov r34 = r8
	.mmi
	mov r39 = r8
	addl r41 = 8191, r0
	mov r40 = r35
	;;
	.mlx
	nop 0
	(p6) movl r14 = @gprel(text#)
	.mlx
	nop 0
	movl r8 = @gprel(text#)
	;;
	.mib
	(p6) add r14 = r1, r14
	add r8 = r1, r8
	(p7) br.cond.dpnt .L25
	;;
	.mii
	(p6) st1 [r14] = r0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L25:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r38
	mov r39 = r34
	;;
	.mmi
	(p7) mov r8 = r0
	;;
	add r35 = r35, r8
	nop 0
	;;
	.mib
	st1 [r35] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r8 = @gprel(text#)
	;;
	.mii
	add r8 = r1, r8
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp get#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"yes"
	.align 8
.LC11:
	stringz	"NO"
	.align 8
.LC12:
	stringz	"RTMAX"
	.align 8
.LC13:
	stringz	"status"
	.align 8
.LC14:
	stringz	"Pid"
	.align 8
.LC15:
	stringz	"atoi(field(\"Pid\")) == pid"
	.align 8
.LC16:
	stringz	"%-3s %s\n"
	.align 8
.LC17:
	stringz	"Tgid"
	.align 8
.LC18:
	stringz	"atoi(field(\"Tgid\")) == pid"
	.align 8
.LC19:
	stringz	"PPid"
	.align 8
.LC20:
	stringz	"atoi(field(\"PPid\")) == (pid == getpid() ? getppid() : getpid())"
	.align 8
.LC21:
	stringz	"TracerPid"
	.align 8
.LC22:
	stringz	"traced %d\n"
	.align 8
.LC23:
	stringz	"%s %s\n"
	.align 8
.LC24:
	stringz	"%s"
	.align 8
.LC25:
	stringz	" %s"
	.align 8
.LC26:
	stringz	"stat"
	.align 8
.LC27:
	stringz	" %c %d %d %d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %d %d"
	.align 8
.LC28:
	stringz	"stat %d: %c %d %d %d %d\n"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 2, 11, 8, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r43 = r1
	.save rp, r41
	mov r41 = b0
	mov r45 = r32
	;;
	.mib
	nop 0
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r33
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC14)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = field#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r43
	nop 0
	.mmb
	mov r45 = r8
	addl r47 = 10, r0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = r8, r33
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC11)
	.mlx
	nop 0
	movl r47 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC10)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC16)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = field#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r43
	nop 0
	.mmb
	mov r45 = r8
	addl r47 = 10, r0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = r8, r33
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC11)
	.mlx
	nop 0
	movl r47 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC10)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC16)
	;;
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC19)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = field#
	;;
	.mmi
	mov r46 = r0
	mov r45 = r8
	nop 0
	.mmb
	addl r47 = 10, r0
	mov r1 = r43
	br.call.sptk.many b0 = strtol#
	;;
	.mib
	mov r1 = r43
	mov r34 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	cmp4.ne p6, p7 = r33, r8
	mov r1 = r43
	(p7) br.cond.dpnt .L50
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = r34, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC10)
	.mlx
	nop 0
	movl r47 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC11)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(names.2#)
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = field#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r0
	.mmi
	mov r45 = r8
	nop 0
	addl r47 = 10, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC23)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mib
	mov r1 = r43
	mov r34 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = r34, r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	.mmi
	nop 0
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mib
	add r45 = r1, r45
	(p7) mov r46 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov ar.lc = 8
	.align 32
.L32:
	.mmi
	nop 0
	ld8 r34 = [r35], 8
	nop 0
	;;
	.mib
	mov r45 = r34
	nop 0
	br.call.sptk.many b0 = field#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r8
	nop 0
	.mmb
	mov r46 = r34
	mov r45 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(sets.1#)
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mlx
	add r38 = r1, r38
	movl r37 = @gprel(.LC25)
	.mlx
	add r40 = r1, r40
	movl r36 = @gprel(.LC12)
	;;
	.mmi
	adds r39 = 40, r38
	add r37 = r1, r37
	add r36 = r1, r36
	.align 32
.L41:
	.mmi
	ld8 r35 = [r38], 8
	nop 0
	addl r34 = 1, r0
	;;
	.mib
	mov r45 = r35
	nop 0
	br.call.sptk.many b0 = field#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r8
	nop 0
	.mmb
	addl r47 = 16, r0
	mov r46 = r0
	br.call.sptk.many b0 = strtoull#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r35
	nop 0
	.mmb
	mov r45 = r40
	mov r35 = r8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov ar.lc = 63
	.align 32
.L40:
	.mmi
	adds r14 = -1, r34
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r35, r14
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p6) br.cond.dpnt .L51
.L34:
	.mib
	nop 0
	adds r34 = 1, r34
	br.cloop.sptk.few .L40
.L52:
	.mib
	addl r45 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = r39, r38
	(p6) br.cond.dptk .L41
	;;
	.mlx
	mov r45 = r33
	movl r46 = @gprel(.LC26)
	.mmi
	adds r38 = 28, r12
	adds r34 = 36, r12
	adds r36 = 20, r12
	;;
	.mib
	add r46 = r1, r46
	adds r37 = 24, r12
	br.call.sptk.many b0 = get#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 41, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(text#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	mov r1 = r43
	mov r49 = r38
	mov r51 = r36
	.mmi
	mov r50 = r37
	adds r48 = 32, r12
	mov r47 = r34
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC27)
	.mmi
	adds r52 = 16, r12
	nop 0
	adds r45 = 1, r8
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mmi
	mov r1 = r43
	ld1 r35 = [r34]
	nop 0
	.mmb
	mov r45 = r33
	mov r34 = r8
	br.call.sptk.many b0 = getpgid#
	;;
	.mmi
	ld4 r14 = [r38]
	nop 0
	mov r1 = r43
	.mii
	mov r45 = r33
	sxt1 r35 = r35
	;;
	cmp4.eq p6, p7 = r8, r14
	;;
	.mmi
	nop 0
	(p6) addl r38 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r38 = r0
	nop 0
	br.call.sptk.many b0 = getsid#
	;;
	.mmi
	mov r1 = r43
	ld4 r14 = [r37]
	adds r15 = 16, r12
	.mmi
	mov r48 = r38
	mov r47 = r35
	mov r46 = r34
	;;
	.mlx
	cmp4.eq p6, p7 = r8, r14
	movl r45 = @gprel(.LC28)
	.mmi
	ld4 r51 = [r15]
	ld4 r50 = [r36]
	nop 0
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	(p6) addl r49 = 1, r0
	;;
	.mib
	(p7) mov r49 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mii
	nop 0
	mov ar.lc = r44
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L51:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmax#
	;;
	.mmi
	cmp4.ne p6, p7 = r34, r8
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r34
	nop 0
	(p7) br.cond.dpnt .L38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sigabbrev_np#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L34
.L38:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmax#
	;;
	.mmi
	mov r45 = r34
	nop 0
	mov r1 = r43
	.mmb
	mov r46 = r36
	cmp4.ne p6, p7 = r34, r8
	(p7) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sigabbrev_np#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r46 = r8
.L37:
	.mib
	mov r45 = r37
	adds r34 = 1, r34
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L40
	.mib
	nop 0
	nop 0
	br .L52
.L50:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = r34, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC10)
	.mlx
	nop 0
	movl r47 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC11)
	.mlx
	add r47 = r1, r47
	movl r45 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(names.2#)
	.mmi
	(p7) add r46 = r1, r46
	nop 0
	add r45 = r1, r45
	;;
	.mib
	(p6) add r46 = r1, r46
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = field#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r0
	.mmi
	addl r47 = 10, r0
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC23)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mib
	mov r1 = r43
	mov r34 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = r34, r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	.mmi
	nop 0
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mib
	add r45 = r1, r45
	(p7) mov r46 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov ar.lc = 8
	br .L32
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC30:
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
	movl r36 = @gprel(.LC30)
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
.LC31:
	stringz	"pipe"
	.align 8
.LC32:
	stringz	"a name\\\n(x"
	.align 8
.LC33:
	stringz	"r"
	.align 8
.LC34:
	stringz	"write"
	.align 8
.LC35:
	stringz	"read"
	.align 8
.LC36:
	stringz	"asleep"
	.align 8
.LC37:
	stringz	"FDSize"
	.align 8
.LC38:
	stringz	"atoi((get(child, \"status\"), field(\"FDSize\"))) == 256"
	.align 8
.LC39:
	stringz	"stopped"
	.align 8
.LC40:
	stringz	"ptrace"
	.align 8
.LC41:
	stringz	"traced"
	.align 8
.LC42:
	stringz	"waitid"
	.align 8
.LC43:
	stringz	"ended"
	.align 8
.LC44:
	stringz	"*get(child, \"status\") == 0"
	.align 8
.LC45:
	stringz	"own"
	.align 8
.LC46:
	stringz	"statm"
	.align 8
.LC47:
	stringz	"wchan"
	.align 8
.LC48:
	stringz	"strstr(get(getpid(), \"statm\"), \" \") && strlen(get(getpid(), \"wchan\")) > 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 5, 0
	.fframe 160
	adds r12 = -160, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	nop 0
	mov r37 = r1
	.body
	nop 0
	;;
	.mib
	adds r38 = 156, r12
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC31)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r38 = 18, r0
	nop 0
	br.call.sptk.many b0 = umask#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r14 = 156, r12
	mov r32 = r8
	.mmb
	mov r1 = r37
	addl r40 = 1, r0
	(p7) br.cond.spnt .L79
	;;
	.mmi
	nop 0
	adds r39 = 168, r12
	nop 0
	.mmb
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC35)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r38 = 20000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC36)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC37)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = field#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r37
	nop 0
	.mmb
	mov r38 = r8
	addl r40 = 10, r0
	br.call.sptk.many b0 = strtol#
	;;
	.mmi
	addl r14 = 256, r0
	nop 0
	mov r1 = r37
	;;
	.mlx
	cmp4.ne p6, p7 = r8, r14
	movl r40 = @gprel(.LC38)
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC10)
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 19, r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	addl r40 = 2, r0
	mov r1 = r37
	nop 0
	.mmb
	mov r38 = r32
	adds r39 = 144, r12
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC39)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 18, r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r37
	mov r40 = r0
	.mmb
	mov r39 = r32
	addl r38 = 16, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r37
	mov r40 = r0
	.mmb
	mov r38 = r32
	adds r39 = 144, r12
	(p7) br.cond.spnt .L62
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC41)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r41 = r0
	mov r40 = r0
	mov r1 = r37
	.mmb
	mov r39 = r32
	addl r38 = 17, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r37
	nop 0
	.mmb
	addl r39 = 9, r0
	mov r38 = r32
	(p6) br.cond.spnt .L62
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mlx
	adds r40 = 16, r12
	movl r41 = 16777220
	.mmi
	addl r38 = 1, r0
	mov r39 = r32
	mov r1 = r37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC42)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC43)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_fields#
	;;
	.mmi
	mov r40 = r0
	mov r1 = r37
	nop 0
	.mmb
	adds r39 = 144, r12
	mov r38 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	ld1 r14 = [r8]
	nop 0
	mov r1 = r37
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(.LC44)
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r14
	movl r38 = @gprel(.LC16)
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC10)
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	addl r38 = 63, r0
	mov r1 = r37
	br.call.sptk.many b0 = umask#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC45)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_fields#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC46)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mmi
	addl r39 = 32, r0
	nop 0
	mov r38 = r8
	.mmb
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L65
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC47)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = get#
	;;
	.mii
	ld1 r14 = [r8]
	mov r1 = r37
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dptk .L65
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC10)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
	.mlx
	nop 0
	movl r40 = @gprel(.LC48)
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L65:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mlx
	nop 0
	movl r40 = @gprel(.LC48)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	.mmi
	add r39 = r1, r39
	nop 0
	add r40 = r1, r40
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L62:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r38 = @gprel(.LC40)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
.L79:
	.mmi
	adds r14 = 160, r12
	nop 0
	adds r38 = 16, r12
	;;
	.mib
	ld4 r34 = [r14]
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	addl r39 = 10, r0
	nop 0
	adds r38 = 16, r12
	.mmb
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmax#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	.mmb
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r40 = r0
	mov r1 = r37
	nop 0
	.mmb
	adds r39 = 16, r12
	mov r38 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mii
	mov r1 = r37
	addl r38 = 12, r0
	;;
	addl r39 = @ltoff(@fptr(ignore#)), gp
	;;
	.mib
	ld8 r39 = [r39]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	addl r39 = 1, r0
	nop 0
	mov r1 = r37
	.mmb
	addl r38 = 1, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r37
	addl r38 = 95, r0
	br.call.sptk.many b0 = umask#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 7, r0
	nop 0
	.mmb
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r1 = r37
	addl r39 = 1, r0
	addl r38 = 38, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r38 = 15, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mlx
	adds r14 = 144, r12
	movl r15 = 30064771972
	.mii
	mov r1 = r37
	addl r38 = 3, r0
	;;
	mov r39 = r14
	.mmi
	st8 [r14] = r15
	adds r14 = 152, r12
	addl r15 = 80, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setgroups#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 13, r0
	nop 0
	.mmb
	addl r39 = 12, r0
	addl r38 = 11, r0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	addl r40 = 3, r0
	mov r1 = r37
	nop 0
	.mmb
	addl r39 = 2, r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	addl r39 = 200, r0
	nop 0
	mov r38 = r0
	.mmb
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r39 = 10, r0
	nop 0
	mov r38 = r8
	.mmb
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r37
	mov r32 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r37
	mov r33 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmax#
	;;
	.mmi
	mov r1 = r37
	mov r41 = r8
	mov r40 = r33
	.mmb
	mov r39 = r32
	addl r38 = 1235, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r41 = r0
	.mii
	mov r39 = r0
	adds r38 = 168, r12
	;;
	addl r40 = @ltoff(@fptr(sleep_on#)), gp
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 1, r0
	mov r38 = r34
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC33)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r37
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L80
.L58:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L58
	;;
.L80:
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC49:
	stringz	"Umask"
	.align 8
.LC50:
	stringz	"State"
	.align 8
.LC51:
	stringz	"Threads"
	.align 8
.LC52:
	stringz	"Uid"
	.section	.rodata
	.align 8
	.type	names.0#, @object
	.size	names.0#, 32
names.0:
	data8	.LC49
	data8	.LC50
	data8	.LC51
	data8	.LC52
	.section	.rodata.str1.8
	.align 8
.LC53:
	stringz	"SigPnd"
	.align 8
.LC54:
	stringz	"ShdPnd"
	.align 8
.LC55:
	stringz	"SigBlk"
	.align 8
.LC56:
	stringz	"SigIgn"
	.align 8
.LC57:
	stringz	"SigCgt"
	.section	.rodata
	.align 8
	.type	sets.1#, @object
	.size	sets.1#, 40
sets.1:
	data8	.LC53
	data8	.LC54
	data8	.LC55
	data8	.LC56
	data8	.LC57
	.section	.rodata.str1.8
	.align 8
.LC58:
	stringz	"Name"
	.align 8
.LC59:
	stringz	"Gid"
	.align 8
.LC60:
	stringz	"Groups"
	.align 8
.LC61:
	stringz	"NoNewPrivs"
	.align 8
.LC62:
	stringz	"Seccomp"
	.section	.rodata
	.align 8
	.type	names.2#, @object
	.size	names.2#, 72
names.2:
	data8	.LC58
	data8	.LC49
	data8	.LC50
	data8	.LC52
	data8	.LC59
	data8	.LC60
	data8	.LC51
	data8	.LC61
	data8	.LC62
	.bss
	.align 8
	.type	value.3#, @object
	.size	value.3#, 200
value.3:
	.skip	200
	.align 8
	.type	text#, @object
	.size	text#, 8192
text:
	.skip	8192
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
