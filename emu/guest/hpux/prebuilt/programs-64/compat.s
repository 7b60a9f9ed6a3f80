// 9e61ce7e9c2838c921ae6370e0ba9823 guest-tests/hpux/compat.c
	.file	"compat.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc on_alarm#
on_alarm:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(caught#), gp
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
	.endp on_alarm#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"jump %d, pass %d, kept %d, blocked %d\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc jumps#
jumps:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 5, 5, 0
	adds r16 = 8, r12
	nop 0
	.mii
	.fframe 144
	adds r12 = -144, r12
	.save rp, r35
	mov r35 = b0
	;;
	adds r14 = 128, r12
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	;;
	st4 [r14] = r0
	nop 0
.L6:
	.mlx
	adds r15 = 128, r12
	movl r37 = @gprel(again#)
	;;
	.mii
	ld4 r15 = [r15]
	add r37 = r1, r37
	;;
	adds r14 = 40, r15
	.mmi
	adds r15 = 116, r12
	;;
	st4.rel [r15] = r0
	adds r15 = 128, r12
	;;
	.mmi
	ld4 r38 = [r15]
	nop 0
	adds r15 = 112, r12
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.call.sptk.many b0 = sigsetjmp#
	;;
	.mmi
	adds r15 = 116, r12
	cmp4.ne p6, p7 = 0, r8
	adds r1 = 152, r12
	.mmi
	mov r32 = r8
	adds r39 = 16, r12
	mov r38 = r0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r15]
	mov r37 = r0
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	adds r14 = 116, r12
	.mmb
	adds r15 = 112, r12
	nop 0
	(p7) br.cond.spnt .L10
	;;
	.mmi
	nop 0
	ld4.acq r33 = [r14]
	nop 0
	.mmb
	ld4.acq r34 = [r15]
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r1 = 152, r12
	adds r37 = 16, r12
	addl r38 = 16, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	adds r1 = 152, r12
	mov r41 = r8
	nop 0
	.mmi
	mov r40 = r34
	mov r39 = r33
	mov r38 = r32
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
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
	adds r1 = 152, r12
	nop 0
	adds r37 = 48, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	adds r1 = 152, r12
	nop 0
	mov r39 = r0
	.mmi
	adds r38 = 48, r12
	nop 0
	addl r37 = 2, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r14 = 128, r12
	adds r1 = 152, r12
	adds r15 = 128, r12
	;;
	.mmi
	ld4 r14 = [r14]
	ld8 r1 = [r1]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	addl r14 = 1, r0
	(p7) br.cond.dpnt .L11
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br .L6
.L11:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L10:
	.body
	.copy_state 1
	.mib
	adds r37 = 80, r12
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	adds r1 = 152, r12
	addl r38 = 16, r0
	adds r37 = 80, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	adds r1 = 152, r12
	nop 0
	adds r38 = 80, r12
	.mmi
	mov r37 = r0
	nop 0
	mov r39 = r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r1 = 152, r12
	nop 0
	addl r38 = 7, r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(again#)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp jumps#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"/dev/root"
	.align 8
.LC2:
	stringz	"/"
	.align 8
.LC3:
	stringz	"hfs"
	.align 8
.LC4:
	stringz	"defaults,suid,size=5"
	.align 8
.LC5:
	stringz	"one"
	.align 8
.LC6:
	stringz	"one two one"
	.align 8
.LC7:
	stringz	"two"
	.align 8
.LC8:
	stringz	"%ld %s %d\n"
	.align 8
.LC9:
	stringz	"suid"
	.align 8
.LC10:
	stringz	"size"
	.align 8
.LC11:
	stringz	"si"
	.align 8
.LC12:
	stringz	"%d %s %d\n"
	.align 8
.LC13:
	stringz	"%d"
	.align 8
.LC14:
	stringz	" %d\n"
	.align 8
.LC15:
	stringz	" %d"
	.align 8
.LC16:
	stringz	"kept"
	.align 8
.LC17:
	stringz	" %s"
	.align 8
.LC18:
	stringz	" %d %d\n"
	.align 8
.LC19:
	stringz	"[%s]"
	.align 8
.LC20:
	stringz	","
	.align 8
.LC21:
	stringz	"made"
	.align 8
.LC22:
	stringz	"%s-%d"
	.align 8
.LC23:
	stringz	"too long a text"
	.align 8
.LC24:
	stringz	" %s %d %d %d\n"
	.align 8
.LC25:
	stringz	"p-u"
	.align 8
.LC26:
	stringz	"HP-UX"
	.align 8
.LC27:
	stringz	"cd"
	.align 8
.LC28:
	stringz	"abcdef"
	.align 8
.LC29:
	stringz	"message"
	.align 8
.LC30:
	stringz	"d"
	.align 8
.LC31:
	stringz	"%s %s %s %s\n"
	.align 8
.LC32:
	stringz	"end"
	.align 8
.LC33:
	stringz	"%.4s %d %d %d %d %d\n"
	.align 8
.LC34:
	stringz	"VARIABLE=value"
	.align 8
.LC35:
	stringz	"speed %d %d %d"
	.align 8
.LC36:
	stringz	" %u %u\n"
	.align 8
.LC38:
	stringz	"lock %d %d, siginterrupt %d\n"
	.align 8
.LC39:
	stringz	"nice %d"
	.align 8
.LC40:
	stringz	"alarm %d, %d %ld\n"
	.align 8
.LC41:
	stringz	"word"
	.align 8
.LC42:
	stringz	"nothing"
	.align 8
.LC43:
	stringz	"/nothing"
	.align 8
.LC44:
	stringz	"wait4 %d"
	.align 8
.LC45:
	stringz	" %x %d\n"
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC37:
	data8	__iob#+32
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
	alloc r44 = ar.pfs, 0, 14, 7, 0
	.fframe 224
	adds r12 = -224, r12
	nop 0
	.mmi
	mov r45 = r1
	nop 0
	.save rp, r43
	mov r43 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = jumps#
	;;
	.mmi
	mov r1 = r45
	adds r34 = 160, r12
	adds r18 = 16, r12
	.mlx
	adds r14 = 228, r12
	movl r16 = 3419478345680056172
	;;
	.mlx
	adds r40 = 168, r12
	movl r17 = @gprel(.LC1)
	.mmi
	st8 [r34] = r16
	addl r16 = 11363, r0
	adds r42 = 24, r12
	;;
	.mmi
	add r17 = r1, r17
	st2 [r14] = r16
	adds r15 = 176, r12
	.mlx
	adds r16 = 224, r12
	movl r14 = 7234313915521849432
	;;
	.mlx
	st8 [r18] = r17
	movl r17 = @gprel(.LC2)
	.mlx
	st8 [r40] = r14
	movl r18 = @gprel(.LC3)
	;;
	.mmi
	add r17 = r1, r17
	add r18 = r1, r18
	addl r14 = 22616, r0
	.mlx
	adds r41 = 40, r12
	movl r35 = @gprel(.LC20)
	;;
	.mmi
	st8 [r42] = r17
	adds r17 = 32, r12
	adds r32 = 216, r12
	.mmi
	st2 [r15] = r14
	adds r15 = 178, r12
	adds r14 = 230, r12
	;;
	.mlx
	st8 [r17] = r18
	movl r17 = @gprel(.LC4)
	.mlx
	adds r37 = 208, r12
	movl r36 = @gprel(.LC19)
	;;
	.mmi
	add r17 = r1, r17
	st1 [r15] = r0
	adds r47 = 231, r12
	.mlx
	st8 [r32] = r16
	movl r15 = 1630298668
	;;
	.mmi
	st8 [r41] = r17
	st4 [r16] = r15
	add r35 = r1, r35
	.mmi
	addl r46 = -123456, r0
	add r36 = r1, r36
	adds r33 = 200, r12
	;;
	.mmi
	nop 0
	st1 [r14] = r0
	nop 0
	.mmb
	st8 [r37] = r0
	nop 0
	br.call.sptk.many b0 = sputl#
	;;
	.mib
	mov r1 = r45
	adds r46 = 231, r12
	br.call.sptk.many b0 = sgetl#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC5)
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = strrstr#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC7)
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = strrstr#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmi
	adds r48 = 1, r39
	nop 0
	mov r47 = r38
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	.mmi
	nop 0
	(p6) addl r49 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r49 = r0
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r46 = 16, r12
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC9)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = hasmntopt#
	;;
	.mmi
	ld8 r14 = [r41]
	mov r1 = r45
	adds r46 = 16, r12
	;;
	.mlx
	adds r14 = 9, r14
	movl r47 = @gprel(.LC10)
	;;
	.mii
	cmp.eq p6, p7 = r8, r14
	add r47 = r1, r47
	;;
	(p6) addl r39 = 1, r0
	;;
	.mib
	(p7) mov r39 = r0
	nop 0
	br.call.sptk.many b0 = hasmntopt#
	;;
	.mmi
	mov r1 = r45
	mov r38 = r8
	adds r46 = 16, r12
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC11)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = hasmntopt#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmi
	mov r47 = r39
	nop 0
	mov r48 = r38
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC12)
	.mmi
	nop 0
	(p6) addl r49 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r49 = r0
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r46 = r34
	br.call.sptk.many b0 = mkdtemp#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	.mmi
	nop 0
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r47 = r0
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r46 = r34
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC14)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r48 = 1000, r0
	mov r1 = r45
	nop 0
	.mmb
	mov r46 = r33
	addl r47 = 256, r0
	br.call.sptk.many b0 = posix_memalign#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	ld8 r14 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC15)
	.mib
	nop 0
	zxt1 r47 = r14
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	ld8 r46 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC16)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 5000, r0
	.mmb
	ld8 r46 = [r33]
	nop 0
	br.call.sptk.many b0 = realloc#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov r47 = r8
	.mmi
	nop 0
	st8 [r33] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld8 r46 = [r33]
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	addl r48 = 1, r0
	addl r47 = 3, r0
	nop 0
	.mmb
	mov r1 = r45
	mov r46 = r33
	br.call.sptk.many b0 = posix_memalign#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r46 = 10, r0
	.mmb
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = valloc#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r46 = 3001, r0
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = ___sysconf#
	;;
	.mmi
	mov r1 = r45
	adds r48 = -1, r8
	mov r47 = r39
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	.mmi
	nop 0
	and r48 = r48, r38
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r35
	nop 0
	mov r1 = r45
	.mmb
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = strsep#
	;;
	.mmi
	nop 0
	mov r47 = r8
	mov r1 = r45
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L22
	.align 32
.L14:
	.mib
	mov r46 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r35
	.mmb
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = strsep#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov r47 = r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L14
	;;
.L22:
	.mlx
	nop 0
	movl r48 = @gprel(.LC21)
	.mlx
	addl r49 = 42, r0
	movl r47 = @gprel(.LC22)
	;;
	.mmi
	add r48 = r1, r48
	mov r46 = r37
	nop 0
	.mmb
	add r47 = r1, r47
	adds r32 = 184, r12
	br.call.sptk.many b0 = asprintf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC15)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	ld8 r37 = [r37]
	mov r46 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = ffs#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r35 = r8
	.mmb
	addl r46 = 80, r0
	nop 0
	br.call.sptk.many b0 = ffs#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r36 = r8
	.mmi
	mov r46 = r32
	nop 0
	addl r48 = 8, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC23)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = strlcpy#
	;;
	.mmi
	mov r1 = r45
	mov r50 = r8
	nop 0
	.mmi
	mov r49 = r36
	mov r48 = r35
	mov r47 = r37
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC25)
	.mlx
	nop 0
	movl r46 = @gprel(.LC26)
	;;
	.mib
	add r47 = r1, r47
	add r46 = r1, r46
	br.call.sptk.many b0 = strcasestr#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r49 = 2, r0
	.mmi
	mov r35 = r8
	nop 0
	addl r47 = 6, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC27)
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = memmem#
	;;
	.mmi
	mov r1 = r45
	mov r36 = r8
	mov r48 = r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC30)
	.mlx
	nop 0
	movl r47 = @gprel(.LC29)
	;;
	.mib
	add r46 = r1, r46
	add r47 = r1, r47
	br.call.sptk.many b0 = dcgettext#
	;;
	.mmi
	mov r1 = r45
	mov r49 = r36
	nop 0
	.mmi
	mov r48 = r35
	mov r50 = r8
	mov r47 = r32
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC31)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC32)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = stpcpy#
	;;
	.mfi
	nop 0
	frcpa.s0 f8, p6 = f0, f0
	addl r14 = 33, r0
	.mmi
	mov r1 = r45
	;;
	st1 [r8] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f8, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f7 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f0, f0
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f9, f6, f7
	br.call.sptk.many b0 = _Isnan#
	;;
	.mlx
	mov r1 = r45
	movl r18 = 0xffe1ccf385ebc8a0
	.mlx
	mov r35 = r8
	movl r15 = 0x4024000000000000
	;;
	.mmi
	setf.d f6 = r18
	setf.d f8 = r15
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f6
	br.call.sptk.many b0 = _Isinf#
	;;
	.mfi
	nop 0
	mov f8 = f0
	nop 0
	.mmb
	mov r36 = r8
	mov r1 = r45
	br.call.sptk.many b0 = _Fpclassify#
	;;
	.mlx
	nop 0
	movl r14 = 0x8000000000000000
	.mmi
	mov r1 = r45
	nop 0
	mov r37 = r8
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = _Signbit#
	;;
	.mlx
	nop 0
	movl r15 = 0x3fc00000
	.mmi
	mov r1 = r45
	nop 0
	mov r38 = r8
	;;
	.mib
	setf.s f8 = r15
	nop 0
	br.call.sptk.many b0 = _Isfinitef#
	;;
	.mmi
	mov r1 = r45
	mov r52 = r8
	mov r51 = r38
	.mmi
	mov r50 = r37
	mov r49 = r36
	mov r48 = r35
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC33)
	.mmi
	mov r47 = r32
	;;
	add r46 = r1, r46
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 164, r12
	st4 [r34] = r0
	nop 0
	.mmi
	mov r1 = r45
	mov r46 = r34
	addl r47 = 16, r0
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	addl r14 = 432, r0
	;;
	.mmi
	st4 [r40] = r14
	nop 0
	adds r14 = 172, r12
	;;
	.mlx
	st4 [r14] = r0
	movl r14 = @gprel(.LC34)
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r32] = r14
	adds r14 = 192, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = -1, r0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = cfsetospeed#
	;;
	.mmi
	mov r46 = r34
	mov r35 = r8
	nop 0
	.mmb
	mov r1 = r45
	mov r47 = r0
	br.call.sptk.many b0 = cfsetispeed#
	;;
	.mmi
	mov r46 = r34
	mov r36 = r8
	nop 0
	.mmb
	mov r1 = r45
	addl r47 = 99, r0
	br.call.sptk.many b0 = cfsetospeed#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r8
	.mmi
	mov r48 = r36
	nop 0
	mov r47 = r35
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC35)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r46 = r34
	mov r1 = r45
	br.call.sptk.many b0 = cfgetospeed#
	;;
	.mmi
	mov r46 = r34
	nop 0
	mov r1 = r45
	.mmb
	mov r34 = r8
	nop 0
	br.call.sptk.many b0 = cfgetispeed#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	mov r47 = r34
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC36)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	;;
	addl r14 = @gprel(.LC37), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8 r34 = [r14]
	nop 0
	;;
	.mib
	mov r46 = r34
	nop 0
	br.call.sptk.many b0 = ftrylockfile#
	;;
	.mmi
	mov r46 = r34
	nop 0
	mov r35 = r8
	.mmb
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = ftrylockfile#
	;;
	.mmi
	mov r1 = r45
	mov r36 = r8
	nop 0
	.mmb
	addl r46 = 14, r0
	addl r47 = 1, r0
	br.call.sptk.many b0 = siginterrupt#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r8
	.mmi
	mov r48 = r36
	nop 0
	mov r47 = r35
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC38)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r46 = r34
	mov r1 = r45
	br.call.sptk.many b0 = funlockfile#
	;;
	.mib
	mov r46 = r34
	mov r1 = r45
	br.call.sptk.many b0 = funlockfile#
	;;
	.mmi
	addl r48 = 5, r0
	mov r1 = r45
	nop 0
	.mmb
	mov r46 = r0
	mov r47 = r0
	br.call.sptk.many b0 = setpriority#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC39)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r0
	.mmb
	mov r47 = r0
	nop 0
	br.call.sptk.many b0 = getpriority#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC14)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r45
	addl r46 = 14, r0
	;;
	addl r47 = @ltoff(@fptr(on_alarm#)), gp
	;;
	.mib
	ld8 r47 = [r47]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r47 = r0
	nop 0
	addl r46 = 20000, r0
	.mmb
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = ualarm#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mii
	mov r1 = r45
	addl r46 = 3001, r0
	;;
	addl r14 = @gprel(caught#), gp
	;;
	.mib
	ld4.acq r36 = [r14]
	nop 0
	br.call.sptk.many b0 = ___sysconf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r46 = 99, r0
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	addl r14 = 4095, r0
	nop 0
	mov r1 = r45
	.mmi
	mov r49 = r8
	nop 0
	mov r47 = r36
	;;
	.mlx
	cmp.lt p6, p7 = r14, r35
	movl r46 = @gprel(.LC40)
	;;
	.mmi
	(p6) addl r48 = 1, r0
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p7) mov r48 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r46 = r34
	mov r1 = r45
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	mov r34 = r8
	.mmb
	mov r47 = r33
	mov r48 = r0
	(p7) br.cond.spnt .L23
	;;
	.mib
	adds r49 = 16, r12
	mov r46 = r8
	br.call.sptk.many b0 = wait4#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC44)
	.mmi
	nop 0
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r47 = r0
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r18 = 16, r12
	mov r1 = r45
	.mmi
	ld4 r47 = [r33]
	;;
	ld8 r14 = [r18]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r48 = r0
	(p6) br.cond.dptk .L17
	.mii
	ld8 r15 = [r42]
	addl r14 = 999999, r0
	;;
	cmp.geu p6, p7 = r14, r15
	;;
	.mii
	(p6) addl r48 = 1, r0
	nop 0
	;;
	(p7) mov r48 = r0
.L17:
	.mlx
	nop 0
	movl r46 = @gprel(.LC45)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r45
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
.L23:
	.body
	.copy_state 1
	.mlx
	mov r50 = r32
	movl r46 = @gprel(.LC43)
	.mlx
	mov r49 = r0
	movl r48 = @gprel(.LC41)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC42)
	.mmi
	add r46 = r1, r46
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = execle#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r45
	;;
	cmp4.ne p6, p7 = 2, r14
	;;
	.mmi
	nop 0
	(p6) addl r46 = 4, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r46 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	caught#, @object
	.size	caught#, 4
caught:
	.skip	4
	.section	.bss,	"aw",	"nobits"
	.align 4
	.type	again#, @object
	.size	again#, 640
again:
	.skip	640
	.global _exit#
	.type	_exit#, @function
	.global __errno#
	.type	__errno#, @function
	.global execle#
	.type	execle#, @function
	.global wait4#
	.type	wait4#, @function
	.global fork#
	.type	fork#, @function
	.global fflush#
	.type	fflush#, @function
	.global tell#
	.type	tell#, @function
	.global pause#
	.type	pause#, @function
	.global ualarm#
	.type	ualarm#, @function
	.global signal#
	.type	signal#, @function
	.global getpriority#
	.type	getpriority#, @function
	.global setpriority#
	.type	setpriority#, @function
	.global funlockfile#
	.type	funlockfile#, @function
	.global siginterrupt#
	.type	siginterrupt#, @function
	.global ftrylockfile#
	.type	ftrylockfile#, @function
	.global cfgetispeed#
	.type	cfgetispeed#, @function
	.global cfgetospeed#
	.type	cfgetospeed#, @function
	.global cfsetispeed#
	.type	cfsetispeed#, @function
	.global cfsetospeed#
	.type	cfsetospeed#, @function
	.global _Isfinitef#
	.type	_Isfinitef#, @function
	.global _Signbit#
	.type	_Signbit#, @function
	.global _Fpclassify#
	.type	_Fpclassify#, @function
	.global _Isinf#
	.type	_Isinf#, @function
	.global _Isnan#
	.type	_Isnan#, @function
	.global stpcpy#
	.type	stpcpy#, @function
	.global dcgettext#
	.type	dcgettext#, @function
	.global memmem#
	.type	memmem#, @function
	.global strcasestr#
	.type	strcasestr#, @function
	.global strlcpy#
	.type	strlcpy#, @function
	.global ffs#
	.type	ffs#, @function
	.global asprintf#
	.type	asprintf#, @function
	.global strsep#
	.type	strsep#, @function
	.global ___sysconf#
	.type	___sysconf#, @function
	.global valloc#
	.type	valloc#, @function
	.global free#
	.type	free#, @function
	.global realloc#
	.type	realloc#, @function
	.global strcpy#
	.type	strcpy#, @function
	.global posix_memalign#
	.type	posix_memalign#, @function
	.global rmdir#
	.type	rmdir#, @function
	.global mkdtemp#
	.type	mkdtemp#, @function
	.global hasmntopt#
	.type	hasmntopt#, @function
	.global strrstr#
	.type	strrstr#, @function
	.global sgetl#
	.type	sgetl#, @function
	.global sputl#
	.type	sputl#, @function
	.global siglongjmp#
	.type	siglongjmp#, @function
	.global sigaddset#
	.type	sigaddset#, @function
	.global sigemptyset#
	.type	sigemptyset#, @function
	.global printf#
	.type	printf#, @function
	.global sigismember#
	.type	sigismember#, @function
	.global sigprocmask#
	.type	sigprocmask#, @function
	.global sigsetjmp#
	.type	sigsetjmp#, @function
	.ident	"GCC: (GNU) 12.2.0"
