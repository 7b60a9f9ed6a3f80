// c5af0f3785d32a2a00c04dd02b256f48 guest-tests/ipc/narrow-cases.c
	.file	"narrow-cases.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc tell#
tell:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(told#), gp
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp tell#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
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
	movl r36 = @gprel(.LC0)
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
.LC1:
	stringz	"0.0.0.0"
	.align 8
.LC2:
	stringz	"x"
	.align 8
.LC3:
	stringz	"-"
	.align 8
.LC5:
	stringz	"  %-16s"
	.align 8
.LC6:
	stringz	"%39s"
	.align 8
.LC7:
	stringz	" (%s)"
	.align 8
.LC8:
	stringz	" %s"
	.sdata
	.align 8
.LC4:
	data8	texts.4#+8
	.text
	.align 16
	.align 64
	.proc clashes#
clashes:
	.prologue 12, 60
	.mmi
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 3, 29, 5, 0
	.fframe 96
	adds r12 = -96, r12
	mov r62 = r1
	.mlx
	mov r64 = r34
	movl r52 = @gprel(.LC1)
	;;
	.mmi
	adds r43 = 96, r12
	add r52 = r1, r52
	.save pr, r63
	mov r63 = pr
	.mmi
	adds r42 = 92, r12
	adds r36 = 56, r12
	adds r41 = 64, r12
	;;
	.mmi
	adds r47 = 72, r12
	st4 [r43] = r33
	.save rp, r60
	mov r60 = b0
	.body
	.mmb
	adds r46 = 80, r12
	adds r45 = 84, r12
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r62
	nop 0
	mov r65 = r52
	.mlx
	adds r51 = 88, r12
	movl r49 = -55115766
	;;
	.mlx
	addl r14 = @gprel(.LC4), gp
	movl r59 = @gprel(.LC5)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	ld8 r57 = [r14]
	nop 0
	add r59 = r1, r59
	.mlx
	add r44 = r1, r44
	movl r54 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC3)
	.mlx
	add r54 = r1, r54
	movl r55 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC8)
	.mmi
	add r56 = r1, r56
	add r55 = r1, r55
	adds r58 = -8, r57
	;;
	.mmi
	add r50 = r1, r50
	mov r64 = r59
	nop 0
	.mmb
	adds r48 = 48, r57
	mov r39 = r58
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r53 = -55115774
	.mmi
	mov r1 = r62
	nop 0
	nop 0
	.align 32
.L6:
	.mmi
	nop 0
	mov r38 = r45
	mov r37 = r0
	;;
.L15:
	.mmi
	adds r14 = 24, r12
	cmp4.eq p16, p17 = 0, r37
	nop 0
	.mmi
	adds r15 = 16, r12
	adds r66 = 16, r12
	mov r65 = r44
	;;
	.mmi
	st8 [r14] = r0, 8
	(p17) ld8 r35 = [r39]
	nop 0
	.mmi
	st8 [r15] = r0
	;;
	st8 [r14] = r0, 8
	(p16) mov r35 = r52
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	mov r64 = r35
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = __isoc99_sscanf
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L8
	.mib
	addl r65 = 32, r0
	mov r64 = r35
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mii
	(p6) addl r8 = 1, r0
	nop 0
	;;
	(p7) mov r8 = r0
	;;
.L8:
	.pred.rel.mutex p16, p17
	.mmi
	addl r65 = 58, r0
	nop 0
	adds r64 = 16, r12
	.mmi
	st8 [r36] = r0
	st4 [r42] = r8
	nop 0
	;;
	.mmi
	st8 [r41] = r0
	st8 [r47] = r0
	nop 0
	;;
	.mib
	st4 [r46] = r0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mmi
	(p7) mov r66 = r41
	(p7) adds r65 = 16, r12
	(p7) addl r64 = 10, r0
	.mmi
	(p7) addl r40 = 28, r0
	(p7) st4 [r36] = r49
	nop 0
	;;
	.mmi
	(p6) adds r66 = 60, r12
	(p6) adds r65 = 16, r12
	(p6) addl r64 = 2, r0
	.mmb
	(p6) addl r40 = 16, r0
	(p6) st4 [r36] = r53
	br.call.sptk.many b0 = inet_pton#
	;;
	.mmi
	mov r1 = r62
	ld2 r64 = [r36]
	nop 0
	.mmb
	mov r66 = r0
	mov r65 = r32
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r62
	mov r35 = r8
	addl r68 = 4, r0
	.mmi
	st4 [r38] = r8, 4
	mov r67 = r43
	addl r66 = 2, r0
	;;
	.mib
	addl r65 = 1, r0
	mov r64 = r8
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	ld2 r14 = [r36]
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 10, r14
	(p7) br.cond.dpnt .L32
.L11:
	.pred.rel.mutex p16, p17
	.mmi
	mov r65 = r36
	nop 0
	mov r64 = r35
	.mmb
	mov r66 = r40
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r35 = r8
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r35 = [r8]
	nop 0
	mov r1 = r62
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r35
	nop 0
	mov r64 = r35
	;;
	.mib
	cmp4.eq.and.orcm p6, p7 = 0, r37
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r62
	nop 0
	mov r65 = r8
	.mmb
	mov r64 = r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r62
	nop 0
	nop 0
.L12:
	.pred.rel.mutex p16, p17
	.mbb
	addl r37 = 1, r0
	(p17) br.cond.dpnt .L33
	br .L15
.L32:
	.pred.rel.mutex p16, p17
	.mmi
	addl r68 = 4, r0
	mov r67 = r42
	addl r66 = 26, r0
	.mmb
	addl r65 = 41, r0
	mov r64 = r35
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L11
.L33:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r35
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r65 = r56
	(p6) br.cond.dptk .L16
	;;
	.mmi
	nop 0
	mov r64 = r35
	mov r65 = r55
	.mmb
	nop 0
	cmp4.eq p6, p7 = 98, r35
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r65 = r8
.L16:
	.mib
	mov r64 = r50
	adds r39 = 8, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r62
	nop 0
	.mmb
	ld4 r64 = [r45]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r62
	nop 0
	.mmb
	ld4 r64 = [r51]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r62
	cmp.eq p6, p7 = r48, r39
	(p7) br.cond.dptk .L6
	.mib
	addl r64 = 10, r0
	mov r39 = r58
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r62
	nop 0
	cmp.eq p6, p7 = r48, r57
	.mmb
	mov r64 = r59
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	nop 0
	ld8 r52 = [r57], 8
	nop 0
	;;
	.mib
	mov r65 = r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r62
	br .L6
.L5:
	.mii
	nop 0
	mov pr = r63, -1
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r60
	;;
	mov ar.pfs = r61
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp clashes#
	.section	.rodata.str1.8
	.align 8
.LC10:
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
	(p6) br.cond.dpnt .L35
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
	(p7) br.cond.dpnt .L42
.L35:
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
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
.L42:
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
	movl r37 = @gprel(.LC0)
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
.LC11:
	stringz	"owner"
	.align 8
.LC12:
	stringz	"group"
	.align 8
.LC13:
	stringz	"other"
	.align 8
.LC14:
	stringz	"one\ntwo\003three\034four\032five\n"
	.align 8
.LC15:
	stringz	"well"
	.align 8
.LC16:
	stringz	"datagrams"
	.align 8
.LC17:
	stringz	"streams"
	.align 8
.LC18:
	stringz	"streams, SO_REUSEADDR"
	.align 8
.LC19:
	stringz	"setresgid"
	.align 8
.LC20:
	stringz	"setresuid"
	.align 8
.LC21:
	stringz	"mode %03o, %s:"
	.align 8
.LC22:
	stringz	" %d%d%d"
	.align 8
.LC23:
	stringz	"socketpair"
	.align 8
.LC24:
	stringz	"1234"
	.align 8
.LC25:
	stringz	"567890abcde"
	.align 8
.LC26:
	stringz	"MSG_WAITALL: %ld %.20s"
	.align 8
.LC27:
	stringz	", then %ld %.5s\n"
	.align 8
.LC28:
	stringz	"read(e, one, n)"
	.align 8
.LC29:
	stringz	"write(e, one, n)"
	.align 8
.LC30:
	stringz	"read(e, one, 16)"
	.align 8
.LC31:
	stringz	"one[0]"
	.align 8
.LC32:
	stringz	"ioctl(s, SIOCGIFHWADDR, &r)"
	.align 8
.LC33:
	stringz	"sum"
	.align 8
.LC34:
	stringz	"/proc/self"
	.align 8
.LC35:
	stringz	"open(\"/proc/self\", O_TMPFILE | O_RDWR, 0600)"
	.align 8
.LC36:
	stringz	"f"
	.align 8
.LC37:
	stringz	"lseek64(fd, 3000000000, SEEK_SET) == 3000000000"
	.align 8
.LC38:
	stringz	"lseek: %d\n"
	.align 8
.LC39:
	stringz	"prctl(PR_SET_FPEXC, 0)"
	.align 8
.LC40:
	stringz	"prctl(PR_GET_FPEXC, &s)"
	.align 8
.LC41:
	stringz	"posix_openpt"
	.align 8
.LC42:
	stringz	"open"
	.align 8
.LC43:
	stringz	"NOFLSH"
	.align 8
.LC44:
	stringz	"flushed"
	.align 8
.LC45:
	stringz	"%s %.*s"
	.align 8
.LC46:
	stringz	"d"
	.align 8
.LC47:
	stringz	"F_NOTIFY"
	.align 8
.LC48:
	stringz	"%s:"
	.align 8
.LC49:
	stringz	"d/f"
	.align 8
.LC50:
	stringz	" %d"
	.align 8
.LC51:
	stringz	"d/g"
	.align 8
.LC52:
	stringz	"h"
	.align 8
.LC53:
	stringz	"d/i"
	.align 8
.LC54:
	stringz	"ftruncate"
	.align 8
.LC55:
	stringz	"setuid"
	.align 8
.LC56:
	stringz	"/proc/self/pagemap"
	.global __udivdi3#
	.align 8
.LC57:
	stringz	"pread(fd, &entry, 8, (off_t)((i == 3 ? (uintptr_t)shared : (uintptr_t)m + i * page) / page * 8))"
	.align 8
.LC58:
	stringz	"  present %d, swapped %d, of a file %d, frame %d\n"
	.align 8
.LC59:
	stringz	"%d %d: %s; "
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 53
	.mmb
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 0, 24, 6, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 176
	adds r12 = -176, r12
	mov r18 = ar.lc
	;;
	.mlx
	addl r36 = @ltoffx(stdout#), r1
	movl r38 = @gprel(modes.3#)
	.mmi
	mov r55 = r1
	.save.f 0x1
	stf.spill [r17] = f2
	mov r59 = r0
	;;
	.mmi
	ld8.mov r36 = [r36], stdout#
	addl r58 = 1, r0
	.save rp, r53
	mov r53 = b0
	.mmi
	mov r57 = r0
	add r38 = r1, r38
	addl r40 = 512, r0
	;;
	.mlx
	nop 0
	movl r34 = 1886545264
	.mlx
	nop 0
	movl r41 = 1886545269
	;;
	.mmi
	ld8 r56 = [r36]
	;;
	.savesp ar.lc, 152
	st8 [r16] = r18, 24
	nop 0
	;;
	.mib
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r1 = r55
	mov r57 = r0
	addl r56 = 2, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC16)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = clashes#
	;;
	.mmi
	mov r1 = r55
	mov r57 = r0
	addl r56 = 1, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC17)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = clashes#
	;;
	.mmi
	mov r1 = r55
	addl r57 = 1, r0
	addl r56 = 1, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC18)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = clashes#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld8 r56 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L51:
	.mmi
	ld4 r39 = [r38], 4
	mov r56 = r34
	mov r32 = r0
	;;
	.mmi
	nop 0
	or r33 = r40, r39
	nop 0
	;;
	.mib
	mov r57 = r33
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r57 = 1, r0
	.mmb
	mov r56 = r34
	mov r37 = r8
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r33
	addl r57 = 4096, r0
	.mmb
	mov r56 = r34
	mov r35 = r8
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r33 = r8
.L50:
	.mib
	ld8 r56 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r55
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r55
	mov r56 = r8
	.mmb
	mov r58 = r0
	mov r57 = r0
	(p7) br.cond.dpnt .L124
	;;
	.mib
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 3, r32
	(p6) br.cond.dptk .L50
	.mmi
	mov r58 = r0
	mov r57 = r0
	nop 0
	.mmb
	mov r56 = r37
	adds r34 = 1, r34
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r0
	nop 0
	.mmb
	mov r57 = r0
	mov r56 = r35
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r0
	nop 0
	.mmb
	mov r57 = r0
	mov r56 = r33
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = r41, r34
	(p6) br.cond.dptk .L51
	.mmi
	addl r56 = 1, r0
	mov r58 = r0
	nop 0
	.mmb
	addl r57 = 1, r0
	adds r59 = 80, r12
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC23)
	;;
	.mib
	(p7) add r56 = r1, r56
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	ld8 r56 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r55
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r33 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L53
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC24)
	.mii
	adds r32 = 84, r12
	addl r58 = 4, r0
	;;
	add r57 = r1, r57
	.mmb
	ld4 r56 = [r32]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mlx
	adds r14 = 16, r12
	movl r15 = 20000000
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r0
	;;
	.mmi
	mov r56 = r14
	st8 [r14] = r0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mmi
	mov r1 = r55
	ld4 r56 = [r32]
	addl r58 = 11, r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC25)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r55
	mov r56 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L53:
	.mmi
	addl r58 = 32, r0
	addl r57 = 46, r0
	adds r56 = 16, r12
	.mmb
	adds r47 = 88, r12
	addl r32 = 6, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 80, r12
	addl r59 = 256, r0
	nop 0
	.mmi
	mov r1 = r55
	addl r58 = 10, r0
	adds r57 = 16, r12
	;;
	.mib
	ld4 r56 = [r15]
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r55
	mov r57 = r8
	adds r58 = 16, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC26)
	.mlx
	nop 0
	movl r35 = @gprel(.LC28)
	;;
	.mib
	add r56 = r1, r56
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r56 = r33
	mov r1 = r55
	nop 0
	.mmb
	mov r58 = r0
	mov r57 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 80, r12
	addl r59 = 64, r0
	nop 0
	.mmi
	mov r1 = r55
	addl r58 = 32, r0
	adds r57 = 16, r12
	;;
	.mib
	ld4 r56 = [r14]
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r55
	adds r58 = 16, r12
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC27)
	.mlx
	nop 0
	movl r33 = @gprel(.LC10)
	;;
	.mib
	add r56 = r1, r56
	add r33 = r1, r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 80, r12
	nop 0
	mov r1 = r55
	;;
	.mib
	ld4 r56 = [r15]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 84, r12
	nop 0
	mov r1 = r55
	;;
	.mib
	ld4 r56 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r14 = 1, r0
	adds r15 = 80, r12
	mov r1 = r55
	.mmi
	addl r57 = 2048, r0
	st8 [r47] = r0
	addl r56 = 3, r0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mib
	mov r1 = r55
	mov r34 = r8
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r55
	mov r36 = r8
	mov ar.lc = 3
	;;
.L56:
	.mmi
	nop 0
	mov r58 = r32
	mov r56 = r34
	.mmb
	st4 [r36] = r0
	adds r57 = 80, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r58 = r8
	nop 0
	(p6) br.cond.dpnt .L54
	;;
	.mmi
	nop 0
	ld4 r56 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r56
	(p7) br.cond.dpnt .L125
.L54:
	.mmi
	nop 0
	mov r57 = r35
	mov r56 = r33
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L55:
	.mib
	nop 0
	adds r32 = 1, r32
	br.cloop.sptk.few .L56
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC29)
	.mlx
	addl r14 = 1, r0
	movl r33 = @gprel(.LC10)
	;;
	.mmi
	adds r15 = 80, r12
	add r35 = r1, r35
	addl r32 = 6, r0
	.mmi
	add r33 = r1, r33
	;;
	st8 [r15] = r14
	nop 0
.L59:
	.mmi
	nop 0
	mov r58 = r32
	mov r56 = r34
	.mmb
	st4 [r36] = r0
	adds r57 = 80, r12
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r58 = r8
	nop 0
	(p6) br.cond.dpnt .L57
	;;
	.mmi
	nop 0
	ld4 r56 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r56
	(p7) br.cond.dpnt .L126
.L57:
	.mmi
	nop 0
	mov r57 = r35
	mov r56 = r33
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L58:
	.mmi
	nop 0
	adds r32 = 1, r32
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 9, r32
	(p6) br.cond.dptk .L59
	.mmi
	addl r58 = 16, r0
	mov r56 = r34
	adds r57 = 80, r12
	.mmb
	st4 [r36] = r0
	adds r33 = 120, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r55
	mov r57 = r8
	adds r46 = 18, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC30)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r55
	adds r14 = 80, r12
	.mmi
	nop 0
	st4 [r36] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC31)
	.mmi
	nop 0
	ld8 r57 = [r14]
	nop 0
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r55
	mov r56 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r0
	nop 0
	.mmb
	addl r57 = 2, r0
	addl r56 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r55
	addl r58 = 40, r0
	addl r57 = 238, r0
	.mmi
	adds r56 = 16, r12
	st4 [r33] = r8
	mov r32 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r58 = 16, r12
	addl r14 = 28524, r0
	mov r1 = r55
	.mmi
	addl r57 = 35111, r0
	st1 [r46] = r0
	mov r56 = r32
	;;
	.mmi
	nop 0
	st2 [r58] = r14
	nop 0
	.mmb
	st4 [r36] = r0
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC32)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmb
	nop 0
	mov r1 = r55
	nop 0
	.mmi
	adds r15 = 34, r12
	mov r57 = r0
	mov ar.lc = 5
	;;
	.align 32
.L60:
	.mmi
	ld1 r14 = [r15], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r57 = r57, r14
	br.cloop.sptk.few .L60
	;;
	.mlx
	st4 [r36] = r0
	movl r56 = @gprel(.LC33)
	.mmi
	adds r41 = 28, r12
	mov r40 = r0
	sxt4 r57 = r57
	;;
	.mlx
	add r56 = r1, r56
	movl r34 = 3000000000
	.mmb
	adds r39 = 128, r12
	addl r38 = 1000000, r0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	ld4 r56 = [r33]
	addl r42 = 128, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addl r58 = 384, r0
	.mlx
	st4 [r36] = r0
	movl r57 = 4259842
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC34)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC35)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	addl r58 = 384, r0
	addl r57 = 66, r0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC36)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r57 = r34
	mov r32 = r8
	mov r58 = r0
	.mmi
	mov r1 = r55
	st4 [r36] = r0
	mov r56 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = lseek64#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp.eq p6, p7 = r34, r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC37)
	.mmi
	nop 0
	(p6) addl r57 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r57 = r0
	add r56 = r1, r56
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r59 = 1, r0
	mov r58 = r0
	mov r57 = r32
	.mmi
	mov r1 = r55
	st4 [r36] = r0
	addl r56 = 1040, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp.eq p6, p7 = r34, r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC38)
	.mmi
	nop 0
	(p6) addl r57 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r57 = r0
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r56 = r32
	mov r1 = r55
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	mov r57 = r0
	nop 0
	.mmb
	addl r56 = 12, r0
	st4 [r36] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC39)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r55
	mov r57 = r33
	nop 0
	.mmb
	addl r56 = 11, r0
	st4 [r36] = r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	sxt4 r57 = r8
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC40)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	addl r56 = 258, r0
	mov r1 = r55
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r55
	cmp4.ne p6, p7 = -1, r8
	mov r35 = r8
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC41)
	;;
	.mib
	(p7) add r56 = r1, r56
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r56 = r35
	nop 0
	br.call.sptk.many b0 = grantpt#
	;;
	.mib
	mov r1 = r55
	mov r56 = r35
	br.call.sptk.many b0 = unlockpt#
	;;
	.mib
	mov r1 = r55
	mov r56 = r35
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	addl r57 = 258, r0
	nop 0
	mov r56 = r8
	.mmb
	mov r1 = r55
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r55
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC42)
	;;
	.mib
	(p7) add r56 = r1, r56
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	adds r57 = 16, r12
	mov r56 = r34
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	mov r1 = r55
	ld4 r14 = [r41]
	addl r15 = -129, r0
	.mmi
	adds r58 = 16, r12
	mov r57 = r0
	mov r56 = r34
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC45)
	.mlx
	and r14 = r15, r14
	movl r32 = @gprel(.LC14)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	add r32 = r1, r32
	.mmb
	st4 [r41] = r14
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
	.align 32
.L63:
	.mmi
	mov r57 = r32
	addl r58 = 1, r0
	nop 0
	.mmb
	mov r56 = r35
	adds r32 = 1, r32
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r55
	st8 [r33] = r0
	mov r57 = r0
	.mmb
	st8 [r39] = r38
	mov r56 = r33
	br.call.sptk.many b0 = nanosleep#
	;;
	.mii
	ld1 r14 = [r32]
	mov r1 = r55
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	.mmi
	addl r58 = 2050, r0
	nop 0
	addl r57 = 4, r0
	.mmb
	mov r56 = r34
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r55
	cmp4.eq p6, p7 = 0, r40
	nop 0
	.mmi
	addl r58 = 40, r0
	adds r57 = 80, r12
	mov r56 = r34
	;;
	.mlx
	nop 0
	(p6) movl r32 = @gprel(.LC44)
	;;
	.mlx
	nop 0
	(p7) movl r32 = @gprel(.LC43)
	;;
	.mmi
	nop 0
	(p6) add r32 = r1, r32
	nop 0
	;;
	.mib
	(p7) add r32 = r1, r32
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r55
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L127
	.align 32
.L67:
	.mmi
	adds r59 = 80, r12
	mov r58 = r8
	nop 0
	.mmb
	mov r57 = r32
	mov r56 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r55
	addl r58 = 40, r0
	nop 0
	.mmb
	adds r57 = 80, r12
	mov r56 = r34
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r55
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L67
.L127:
	.mmi
	addl r58 = 2, r0
	nop 0
	mov r56 = r34
	.mmb
	addl r57 = 4, r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r40
	mov r1 = r55
	adds r57 = 16, r12
	.mmb
	mov r56 = r34
	addl r40 = 1, r0
	(p6) br.cond.dpnt .L68
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	mov r1 = r55
	ld4 r14 = [r41]
	nop 0
	.mmi
	adds r58 = 16, r12
	mov r57 = r0
	mov r56 = r34
	;;
	.mlx
	or r14 = r14, r42
	movl r32 = @gprel(.LC14)
	;;
	.mmi
	nop 0
	add r32 = r1, r32
	nop 0
	.mmb
	st4 [r41] = r14
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L63
.L124:
	.mib
	mov r57 = r0
	mov r56 = r0
	br.call.sptk.many b0 = setgroups#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r32
	mov r1 = r55
	(p6) br.cond.dpnt .L98
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r32
	;;
	(p6) mov r58 = r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r58 = 77, r0
	nop 0
	;;
	.mib
	mov r56 = r58
	mov r57 = r58
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC19)
	;;
	.mib
	(p7) add r56 = r1, r56
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r58 = 1234, r0
	nop 0
	addl r56 = 1234, r0
	.mmb
	addl r57 = 1234, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC20)
	;;
	.mib
	(p7) add r56 = r1, r56
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r32
	movl r35 = @gprel(wanted.2#)
	.mlx
	mov r57 = r39
	movl r37 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	(p6) movl r58 = @gprel(.LC13)
	.mlx
	add r35 = r1, r35
	movl r56 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p7) movl r58 = @gprel(.LC12)
	.mii
	add r37 = r1, r37
	add r56 = r1, r56
	;;
	(p6) add r58 = r1, r58
	;;
	.mib
	(p7) add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov ar.lc = 16
	.align 32
.L49:
	.mmi
	ld4 r33 = [r35], 4
	nop 0
	mov r56 = r34
	;;
	.mib
	mov r57 = r33
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r57 = 1, r0
	.mmb
	mov r56 = r34
	mov r32 = r8
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r58 = r33
	mov r1 = r55
	addl r57 = 4096, r0
	.mmb
	mov r56 = r34
	mov r33 = r8
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	andcm r58 = -1, r33
	andcm r59 = -1, r8
	nop 0
	.mmi
	andcm r57 = -1, r32
	mov r1 = r55
	mov r56 = r37
	;;
	.mii
	nop 0
	extr.u r58 = r58, 31, 1
	;;
	extr.u r59 = r59, 31, 1
	;;
	.mib
	nop 0
	extr.u r57 = r57, 31, 1
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br.cloop.sptk.few .L49
	.mib
	addl r56 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r55
	nop 0
	.mmb
	ld8 r56 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r55
	mov r56 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L68:
	.mlx
	nop 0
	movl r40 = @gprel(events.1#)
	.mlx
	mov r56 = r35
	movl r50 = -2147483648
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	mov r56 = r34
	adds r52 = 24, r40
	;;
	.mlx
	nop 0
	movl r45 = @gprel(names.0#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addl r57 = 448, r0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC46)
	;;
	.mmi
	nop 0
	add r56 = r1, r56
	nop 0
	;;
	.mib
	mov r51 = r56
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addl r56 = 29, r0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC48)
	.mlx
	addl r35 = @ltoffx(.L73), r1
	movl r37 = @gprel(.LC49)
	;;
	.mlx
	addl r57 = @ltoff(@fptr(tell#)), gp
	movl r34 = @gprel(.LC50)
	.mlx
	add r49 = r1, r49
	movl r44 = @gprel(.LC53)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC52)
	.mlx
	addl r33 = @gprel(told#), gp
	movl r42 = @gprel(.LC51)
	;;
	.mlx
	add r37 = r1, r37
	movl r48 = @gprel(.LC2)
	.mmi
	add r34 = r1, r34
	add r44 = r1, r44
	add r43 = r1, r43
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r48 = r1, r48
	.mmb
	ld8.mov r35 = [r35], .L73
	ld8 r57 = [r57]
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
	.align 32
.L82:
	.mmi
	mov r57 = r0
	nop 0
	mov r56 = r51
	.mmb
	mov r32 = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	ld4 r58 = [r40], 4
	mov r1 = r55
	.mmi
	addl r57 = 1026, r0
	mov r56 = r8
	mov r38 = r8
	;;
	.mib
	or r58 = r58, r50
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r55
	.mmb
	mov r56 = r49
	nop 0
	(p7) br.cond.spnt .L128
	;;
	.mbb
	ld8 r57 = [r45], 8
	br.call.sptk.many b0 = printf#
	nop 0
	;;
	.mmi
	mov r1 = r55
	nop 0
	nop 0
	.align 32
.L84:
	.mmi
	addp4 r14 = r32, r0
	st4.rel [r33] = r0
	cmp4.ltu p6, p7 = 7, r32
	.mmb
	nop 0
	nop 0
	(p6) br.cond.spnt .L71
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r35, r14
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L73:
	data8 @pcrel(.L71)
	data8 @pcrel(.L79)
	data8 @pcrel(.L78)
	data8 @pcrel(.L77)
	data8 @pcrel(.L76)
	data8 @pcrel(.L75)
	data8 @pcrel(.L74)
	data8 @pcrel(.L72)
	.section	.text.startup
.L72:
	.mib
	mov r56 = r44
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	ld4.acq r57 = [r33]
	nop 0
	mov r1 = r55
	.mmb
	mov r56 = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	addl r56 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r55
	mov r56 = r38
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r55
	cmp.ne p6, p7 = r52, r40
	(p6) br.cond.dptk .L82
	.mib
	addl r57 = 1, r0
	addl r56 = 29, r0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r55
	addl r56 = 30, r0
	br.call.sptk.many b0 = sysconf#
	;;
	.mmi
	setf.sig f2 = r8
	shladd r32 = r8, 1, r0
	mov r61 = r0
	.mmi
	addl r60 = -1, r0
	addl r59 = 34, r0
	mov r1 = r55
	;;
	.mmi
	add r57 = r32, r8
	nop 0
	addl r58 = 3, r0
	.mmb
	mov r56 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addl r58 = 384, r0
	.mmi
	setf.sig f3 = r8
	nop 0
	addl r57 = 66, r0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC36)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r55
	mov r56 = r8
	mov r33 = r8
	;;
	.mib
	getf.sig r57 = f2
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC54)
	;;
	.mmi
	nop 0
	(p7) add r56 = r1, r56
	nop 0
	;;
	.mib
	nop 0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r60 = r33
	mov r61 = r0
	addl r59 = 1, r0
	.mmi
	getf.sig r57 = f2
	addl r58 = 3, r0
	mov r56 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	getf.sig r15 = f3
	addl r14 = 1, r0
	addl r56 = 1234, r0
	.mii
	mov r38 = r8
	mov r1 = r55
	;;
	add r32 = r15, r32
	;;
	.mmi
	st1 [r32] = r14
	st1 [r15] = r14
	mov r32 = r0
	;;
	.mib
	st1.rel [r8] = r14
	nop 0
	br.call.sptk.many b0 = setuid#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r56 = @gprel(.LC55)
	;;
	.mib
	(p7) add r56 = r1, r56
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r57 = 1, r0
	addl r56 = 4, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r57 = r0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC56)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r55
	cmp4.eq p6, p7 = 3, r32
	adds r14 = 16, r12
	.mmi
	mov r33 = r8
	st4 [r36] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC57)
	.mlx
	(p6) mov r56 = r38
	movl r37 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	.mlx
	add r35 = r1, r35
	movl r34 = @gprel(.LC58)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	add r39 = r1, r39
	.mmb
	add r34 = r1, r34
	st8 [r14] = r0
	(p7) br.cond.dpnt .L92
	.align 32
.L88:
	.mib
	getf.sig r57 = f2
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	mov r1 = r55
	nop 0
	addl r58 = 8, r0
	.mmi
	mov r56 = r33
	nop 0
	shladd r59 = r8, 3, r0
	;;
	.mib
	adds r57 = 16, r12
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mmi
	mov r1 = r55
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r58 = r8
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mmi
	nop 0
	ld4 r56 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r56
	(p7) br.cond.dpnt .L129
.L89:
	.mib
	mov r57 = r35
	mov r56 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r55
	mov r56 = r34
	;;
	.mmi
	ld8 r57 = [r14]
	;;
	mov r60 = r57
	extr.u r59 = r57, 61, 1
	;;
	.mii
	nop 0
	extr.u r58 = r57, 62, 1
	nop 0
	;;
	.mib
	nop 0
	extr.u r57 = r57, 63, 1
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L91
.L130:
	.mmi
	adds r15 = 16, r12
	st4 [r36] = r0
	nop 0
	.mmi
	addl r32 = 2, r0
	;;
	st8 [r15] = r0
	nop 0
.L92:
	.mii
	nop 0
	sxt4 r56 = r32
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r56
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f2, f3
	;;
	.mib
	getf.sig r56 = f6
	nop 0
	br .L88
	;;
.L74:
	.mmi
	mov r57 = r44
	nop 0
	mov r56 = r43
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r55
	ld4.acq r57 = [r33]
	mov r56 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L84
.L75:
	.mmi
	mov r57 = r43
	nop 0
	mov r56 = r42
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r55
	ld4.acq r57 = [r33]
	mov r56 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L84
.L76:
	.mmi
	mov r57 = r42
	nop 0
	mov r56 = r37
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r55
	ld4.acq r57 = [r33]
	mov r56 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L84
.L77:
	.mmi
	mov r56 = r37
	nop 0
	addl r57 = 416, r0
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	mov r1 = r55
	ld4.acq r57 = [r33]
	mov r56 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L84
.L78:
	.mmi
	mov r56 = r37
	nop 0
	mov r57 = r0
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r58 = 1, r0
	adds r57 = 16, r12
	mov r1 = r55
	.mmb
	mov r39 = r8
	mov r56 = r8
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r55
	mov r56 = r39
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	ld4.acq r57 = [r33]
	mov r56 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L84
.L79:
	.mmi
	mov r56 = r37
	nop 0
	addl r57 = 2, r0
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r58 = 1, r0
	mov r57 = r48
	mov r1 = r55
	.mmb
	mov r39 = r8
	mov r56 = r8
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r55
	mov r56 = r39
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	ld4.acq r57 = [r33]
	mov r56 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L84
.L129:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r55
	mov r58 = r8
	nop 0
	.mmb
	mov r57 = r35
	mov r56 = r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r55
	mov r56 = r34
	;;
	.mmi
	ld8 r57 = [r14]
	;;
	mov r60 = r57
	extr.u r59 = r57, 61, 1
	;;
	.mii
	nop 0
	extr.u r58 = r57, 62, 1
	nop 0
	;;
	.mib
	nop 0
	extr.u r57 = r57, 63, 1
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 0, r32
	(p7) br.cond.dptk .L130
	;;
	.align 32
.L91:
	.mmi
	cmp4.eq p6, p7 = 2, r32
	nop 0
	addl r32 = 3, r0
	.mmb
	adds r14 = 16, r12
	nop 0
	(p7) br.cond.dpnt .L131
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 3, r32
	nop 0
	.mmi
	st8 [r14] = r0
	st4 [r36] = r0
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r56 = r38
	(p6) br.cond.dptk .L88
	.mib
	nop 0
	nop 0
	br .L92
	;;
.L71:
	.mmi
	addl r58 = 384, r0
	addl r57 = 66, r0
	nop 0
	.mmb
	mov r56 = r37
	addl r32 = 1, r0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r55
	mov r56 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	ld4.acq r57 = [r33]
	mov r56 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L84
.L131:
	.mmi
	mov r56 = r33
	mov r34 = r0
	adds r48 = 24, r12
	.mmb
	adds r45 = 20, r12
	adds r44 = 32, r12
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r55
	mov r60 = r0
	mov r59 = r0
	.mmi
	mov r58 = r0
	addl r57 = 1, r0
	addl r56 = 38, r0
	;;
	.mlx
	adds r43 = 36, r12
	movl r49 = @gprel(.LC15)
	.mlx
	addl r42 = 21, r0
	movl r38 = @gprel(.LC59)
	;;
	.mmi
	add r49 = r1, r49
	add r38 = r1, r38
	addl r40 = 5, r0
	.mmb
	addl r37 = 6, r0
	addl r39 = 3, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mlx
	nop 0
	movl r35 = 2147418112
	.mmi
	mov r1 = r55
	nop 0
	nop 0
.L94:
	.mii
	nop 0
	zxt1 r33 = r34
	mov r32 = r0
.L96:
	.mmi
	adds r14 = 16, r12
	adds r58 = 80, r12
	nop 0
	.mmi
	adds r15 = 16, r12
	addl r57 = 2, r0
	addl r56 = 22, r0
	;;
	.mmi
	nop 0
	st2 [r14] = r42
	mov r14 = r0
	.mmi
	st4 [r45] = r40
	;;
	nop 0
	dep r14 = r33, r14, 0, 8
	.mmi
	st4 [r48] = r37
	st2 [r58] = r39
	nop 0
	;;
	.mii
	nop 0
	dep r14 = r32, r14, 8, 8
	nop 0
	.mmi
	st4 [r41] = r35
	st8 [r47] = r15
	nop 0
	;;
	.mmi
	st4 [r44] = r37
	st4 [r43] = r35
	nop 0
	;;
	.mib
	st2 [r46] = r14
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r55
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L132
	;;
	.mmi
	(p6) mov r59 = r49
	nop 0
	nop 0
.L95:
	.mmi
	mov r58 = r32
	mov r57 = r34
	nop 0
	.mmb
	adds r32 = 1, r32
	mov r56 = r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	cmp4.ne p6, p7 = 3, r32
	(p6) br.cond.dptk .L96
	.mmi
	nop 0
	adds r34 = 1, r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r34
	(p7) br.cond.dptk .L94
	.mib
	addl r56 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r55
	nop 0
	.mmi
	adds r19 = 152, r12
	adds r20 = 160, r12
	mov b0 = r53
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r54
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L132:
	.body
	.copy_state 1
	.mib
	ld4 r56 = [r36]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	mov r1 = r55
	mov r59 = r8
	br .L95
.L125:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC28)
	.mlx
	nop 0
	movl r56 = @gprel(.LC0)
	;;
	.mib
	add r57 = r1, r57
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L55
.L126:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r55
	nop 0
	mov r58 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC29)
	.mlx
	nop 0
	movl r56 = @gprel(.LC0)
	;;
	.mib
	add r57 = r1, r57
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r55
	br .L58
	;;
.L98:
	.mlx
	nop 0
	movl r58 = @gprel(.LC11)
	.mlx
	mov r57 = r39
	movl r35 = @gprel(wanted.2#)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC22)
	.mlx
	add r58 = r1, r58
	movl r56 = @gprel(.LC21)
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	add r37 = r1, r37
	.mmb
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r55
	mov ar.lc = 16
	br .L49
	;;
.L128:
	.mlx
	nop 0
	movl r56 = @gprel(.LC47)
	;;
	.mib
	nop 0
	add r56 = r1, r56
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC61:
	stringz	"access"
	.align 8
.LC62:
	stringz	"modify"
	.align 8
.LC63:
	stringz	"create"
	.align 8
.LC64:
	stringz	"delete"
	.align 8
.LC65:
	stringz	"rename"
	.align 8
.LC66:
	stringz	"attributes"
	.section	.rodata
	.align 8
	.type	names.0#, @object
	.size	names.0#, 48
names.0:
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC64
	data8	.LC65
	data8	.LC66
	.align 4
	.type	events.1#, @object
	.size	events.1#, 24
events.1:
	data4	1
	data4	2
	data4	4
	data4	8
	data4	16
	data4	32
	.align 4
	.type	wanted.2#, @object
	.size	wanted.2#, 68
wanted.2:
	data4	0
	data4	256
	data4	128
	data4	384
	data4	32
	data4	16
	data4	48
	data4	4
	data4	2
	data4	6
	data4	64
	data4	8
	data4	1
	data4	292
	data4	146
	data4	438
	data4	511
	.align 4
	.type	modes.3#, @object
	.size	modes.3#, 20
modes.3:
	data4	416
	data4	388
	data4	272
	data4	49
	data4	6
	.section	.rodata.str1.8
	.align 8
.LC67:
	stringz	"127.0.0.1"
	.align 8
.LC68:
	stringz	"127.0.0.2"
	.align 8
.LC69:
	stringz	"::"
	.align 8
.LC70:
	stringz	"::1"
	.align 8
.LC71:
	stringz	"::ffff:127.0.0.1"
	.align 8
.LC72:
	stringz	":: alone"
	.section	.rodata
	.align 8
	.type	texts.4#, @object
	.size	texts.4#, 56
texts.4:
	data8	.LC1
	data8	.LC67
	data8	.LC68
	data8	.LC69
	data8	.LC70
	data8	.LC71
	data8	.LC72
	.sbss
	.align 4
	.type	told#, @object
	.size	told#, 4
told:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
