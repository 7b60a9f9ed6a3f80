// 7f93b3fe3ac1d4479fb804e2606ebed1
	.file	"host-carries.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"s/^%s:.//p"
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"pipe(ends) == 0"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"/proc/self/status"
	.align 8
.LC6:
	stringz	"-n"
	.align 8
.LC7:
	stringz	"sed"
	.align 8
.LC8:
	stringz	"/bin/sed"
	.align 8
.LC9:
	stringz	"r"
	.align 8
.LC10:
	stringz	"%llx"
	.align 8
.LC11:
	stringz	"%s HUP %llu INT %llu USR1 %llu PIPE %llu CHLD %llu XFSZ %llu\n"
	.text
	.align 16
	.proc show_sets#
show_sets:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 8, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -112, r12
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
	st4 [r14] = r33
	mov r14 = r37
	adds r15 = -80, r37
	;;
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC0)
	;;
	add r41 = r1, r41
	addl r40 = 64, r0
	mov r39 = r15
	br.call.sptk.many b0 = snprintf#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L3
	;;
.L2:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L3:
	movl r41 = @gprel(.LC3)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	adds r14 = -16, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 1, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = dup2#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	adds r14 = 8, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = raise#
	mov r1 = r38
.L5:
	adds r14 = -80, r37
	mov r44 = r0
	;;
	movl r43 = @gprel(.LC5)
	;;
	add r43 = r1, r43
	mov r42 = r14
	movl r41 = @gprel(.LC6)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC7)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = execl#
	mov r1 = r38
	;;
	addl r39 = 9, r0
	br.call.sptk.many b0 = _exit#
	;;
.L4:
	adds r14 = -16, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r14 = -96, r37
	;;
	st8 [r14] = r0
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	adds r34 = -88, r37
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = fdopen#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r34] = r14
	br .L6
	;;
.L7:
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	adds r16 = -96, r37
	;;
	ld8 r15 = [r16]
	;;
	or r14 = r14, r15
	adds r17 = -96, r37
	;;
	st8 [r17] = r14
.L6:
	adds r15 = -8, r37
	adds r14 = -88, r37
	;;
	mov r41 = r15
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	ld8 r39 = [r14]
	br.call.sptk.many b0 = __isoc99_fscanf
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L7
	adds r14 = -88, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = fclose#
	mov r1 = r38
	;;
	mov r39 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r38
	adds r18 = -96, r37
	;;
	ld8 r14 = [r18]
	;;
	and r15 = 1, r14
	adds r19 = -96, r37
	;;
	ld8 r14 = [r19]
	;;
	shr.u r14 = r14, 1
	;;
	and r16 = 1, r14
	adds r20 = -96, r37
	;;
	ld8 r14 = [r20]
	;;
	shr.u r14 = r14, 9
	;;
	and r17 = 1, r14
	adds r18 = -96, r37
	;;
	ld8 r14 = [r18]
	;;
	shr.u r14 = r14, 12
	;;
	and r18 = 1, r14
	adds r19 = -96, r37
	;;
	ld8 r14 = [r19]
	;;
	shr.u r14 = r14, 16
	;;
	and r19 = 1, r14
	adds r20 = -96, r37
	;;
	ld8 r14 = [r20]
	;;
	shr.u r14 = r14, 24
	;;
	and r20 = 1, r14
	mov r14 = r37
	;;
	mov r46 = r20
	mov r45 = r19
	mov r44 = r18
	mov r43 = r17
	mov r42 = r16
	mov r41 = r15
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp show_sets#
	.section	.rodata
	.align 8
.LC12:
	stringz	"nice"
	.align 8
.LC13:
	stringz	"%d"
	.align 8
.LC14:
	stringz	"fscanf(f, \"%d\", &n) == 1"
	.text
	.align 16
	.proc niceness#
niceness:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC12)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = popen#
	mov r1 = r35
	mov r14 = r8
	;;
	st8 [r34] = r14
	adds r14 = 8, r34
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	ld8 r36 = [r34]
	br.call.sptk.many b0 = __isoc99_fscanf
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L10:
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	ld8 r36 = [r34]
	br.call.sptk.many b0 = pclose#
	mov r1 = r35
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp niceness#
	.align 16
	.proc handler#
handler:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp handler#
	.section	.rodata
	.align 8
.LC15:
	stringz	"SigIgn"
	.align 8
.LC16:
	stringz	"SigBlk"
	.align 8
.LC17:
	stringz	"[SigShd]*Pnd"
	.align 8
.LC18:
	stringz	"umask"
	.align 8
.LC19:
	stringz	"setrlimit(RLIMIT_CPU, &limit) == 0"
	.align 8
.LC20:
	stringz	"setrlimit(RLIMIT_FSIZE, &limit) == 0"
	.align 8
.LC21:
	stringz	"ulimit -t; ulimit -f"
	.align 8
.LC22:
	stringz	"nice(4) != -1"
	.align 8
.LC23:
	stringz	"niceness() == before + 4"
	.align 8
.LC24:
	stringz	"/usr/bin"
	.align 8
.LC25:
	stringz	"chdir(\"/usr/bin\") == 0"
	.align 8
.LC26:
	stringz	"pwd"
	.align 8
.LC27:
	stringz	"/proc"
	.align 8
.LC28:
	stringz	"chdir(\"/proc\") == 0"
	.align 8
.LC29:
	stringz	"good"
	.align 8
.LC30:
	stringz	"MOOD"
	.align 8
.LC31:
	stringz	"echo $MOOD"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -192, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r40 = r0
	addl r39 = 2, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r36
	adds r14 = -176, r35
	;;
	st4 [r14] = r0
	br .L14
	;;
.L15:
	movl r15 = @gprel(signals.0#)
	;;
	add r15 = r1, r15
	adds r16 = -176, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	adds r15 = -176, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -176, r35
	;;
	st4 [r16] = r14
.L14:
	adds r15 = -176, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 5, r14
	(p6) br.cond.dptk .L15
	mov r38 = r0
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_sets#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	addl r37 = 10, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	addl r37 = 25, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	addl r37 = 13, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 1, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	mov r38 = r0
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_sets#
	mov r1 = r36
	adds r14 = -168, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -168, r35
	addl r38 = 2, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -168, r35
	addl r38 = 17, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -168, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	;;
	mov r38 = r0
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_sets#
	mov r1 = r36
	addl r38 = 2, r0
	;;
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_sets#
	mov r1 = r36
	;;
	addl r37 = 23, r0
	br.call.sptk.many b0 = umask#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = system#
	mov r1 = r36
	adds r14 = -40, r35
	addl r15 = 4321, r0
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4321, r0
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -40, r35
	addl r15 = 65536, r0
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	adds r14 = 8, r14
	addl r15 = 65536, r0
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = system#
	mov r1 = r36
	adds r32 = -172, r35
	;;
	br.call.sptk.many b0 = niceness#
	mov r1 = r36
	st4 [r32] = r8
	addl r37 = 4, r0
	;;
	br.call.sptk.many b0 = nice#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = niceness#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -172, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = system#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = chdir#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = system#
	mov r1 = r36
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = setenv#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = system#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 4
	.type	signals.0#, @object
	.size	signals.0#, 24
signals.0:
	data4	1
	data4	2
	data4	10
	data4	13
	data4	17
	data4	25
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
