// 242c6903f215be94a4879365c41eb1a4
	.file	"host-carries.c"
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
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"s/^%s:.//p"
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
	.align 64
	.proc show_sets#
show_sets:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 8, 0
	.fframe 80
	adds r12 = -80, r12
	mov r40 = r1
	.mlx
	mov r44 = r32
	movl r43 = @gprel(.LC2)
	;;
	.mmi
	addl r42 = 64, r0
	add r43 = r1, r43
	.save rp, r38
	mov r38 = b0
	.body
	.mmb
	adds r41 = 16, r12
	adds r35 = 88, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r41 = 80, r12
	.mmb
	mov r34 = r0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r42 = r1, r42
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	adds r14 = 84, r12
	nop 0
	(p7) br.cond.spnt .L15
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
	.mmi
	nop 0
	ld4 r41 = [r14]
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r14 = 80, r12
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	.mmi
	nop 0
	ld4 r41 = [r14]
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = fdopen#
	;;
	.mmi
	mov r36 = r8
	nop 0
	mov r1 = r40
	.mmi
	mov r43 = r35
	nop 0
	mov r42 = r37
	;;
	.mib
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = __isoc99_fscanf
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 1, r8
	(p7) br.cond.dpnt .L16
	.align 32
.L8:
	.mmi
	ld8 r14 = [r35]
	nop 0
	mov r43 = r35
	.mmi
	mov r42 = r37
	nop 0
	mov r41 = r36
	;;
	.mib
	or r34 = r14, r34
	nop 0
	br.call.sptk.many b0 = __isoc99_fscanf
	;;
	.mib
	mov r1 = r40
	cmp4.eq p6, p7 = 1, r8
	(p6) br.cond.dptk .L8
.L16:
	.mib
	mov r41 = r36
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mib
	mov r1 = r40
	mov r41 = r0
	br.call.sptk.many b0 = wait#
	;;
	.mii
	mov r1 = r40
	extr.u r48 = r34, 24, 1
	and r43 = 1, r34
	.mmi
	mov r42 = r32
	;;
	nop 0
	extr.u r47 = r34, 16, 1
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mii
	add r41 = r1, r41
	extr.u r46 = r34, 12, 1
	;;
	extr.u r45 = r34, 9, 1
	;;
	.mib
	nop 0
	extr.u r44 = r34, 1, 1
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L15:
	.body
	.copy_state 1
	.mmi
	adds r14 = 84, r12
	nop 0
	addl r42 = 1, r0
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	adds r14 = 80, r12
	nop 0
	mov r1 = r40
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r33
	nop 0
	.mmb
	mov r46 = r0
	adds r44 = 16, r12
	(p7) br.cond.dpnt .L17
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	.mlx
	add r41 = r1, r41
	movl r42 = @gprel(.LC7)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	add r43 = r1, r43
	.mmb
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r40
	addl r41 = 9, r0
	br.call.sptk.many b0 = _exit#
	;;
.L17:
	.mib
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r40
	mov r46 = r0
	adds r44 = 16, r12
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	.mlx
	add r41 = r1, r41
	movl r42 = @gprel(.LC7)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	add r43 = r1, r43
	.mmb
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r40
	addl r41 = 9, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp show_sets#
	.section	.rodata.str1.8
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
	.align 64
	.proc niceness#
niceness:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r37 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC12)
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = popen#
	;;
	.mmi
	mov r1 = r35
	addl r14 = -1, r0
	nop 0
	.mmi
	adds r38 = 16, r12
	mov r32 = r8
	mov r36 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC13)
	.mmi
	nop 0
	st4 [r38] = r14
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = __isoc99_fscanf
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC0)
	.mlx
	nop 0
	movl r38 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = pclose#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mii
	ld4 r8 = [r14]
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp niceness#
	.section	.rodata.str1.8
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 4, 0
	.fframe 144
	adds r12 = -144, r12
	addl r14 = @ltoffx(stdout#), r1
	.mlx
	mov r36 = r1
	movl r32 = @gprel(signals.0#)
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	add r32 = r1, r32
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r41 = r0
	addl r40 = 2, r0
	mov r39 = r0
	;;
	.mii
	nop 0
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov ar.lc = 5
	.align 32
.L23:
	.mib
	ld4 r38 = [r32], 4
	mov r39 = r0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L23
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC15)
	.mmi
	mov r39 = r0
	adds r32 = 144, r12
	adds r33 = 152, r12
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_sets#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r39 = 1, r0
	.mmb
	addl r38 = 10, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r39 = 1, r0
	.mmb
	addl r38 = 25, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r39 = 1, r0
	.mmb
	addl r38 = 13, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mii
	mov r1 = r36
	addl r38 = 1, r0
	;;
	addl r39 = @ltoff(@fptr(handler#)), gp
	;;
	.mib
	ld8 r39 = [r39]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC15)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_sets#
	;;
	.mib
	mov r1 = r36
	adds r38 = 16, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r38 = 16, r12
	.mmb
	addl r39 = 2, r0
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r38 = 16, r12
	.mmb
	addl r39 = 17, r0
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r40 = r0
	mov r1 = r36
	nop 0
	.mmb
	adds r39 = 16, r12
	mov r38 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_sets#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r39 = 2, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = show_sets#
	;;
	.mib
	mov r1 = r36
	addl r38 = 23, r0
	br.call.sptk.many b0 = umask#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC18)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = system#
	;;
	.mmi
	addl r14 = 4321, r0
	nop 0
	mov r39 = r32
	.mii
	mov r1 = r36
	mov r38 = r0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r33] = r14
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 65536, r0
	nop 0
	mov r39 = r32
	.mii
	mov r1 = r36
	addl r38 = 1, r0
	;;
	nop 0
	.mmb
	st8 [r32] = r14
	st8 [r33] = r14
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC21)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = system#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = niceness#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 4, r0
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = nice#
	;;
	.mmi
	mov r1 = r36
	cmp4.eq p6, p7 = -1, r8
	adds r32 = 4, r32
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = niceness#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = r32, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC24)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC26)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = system#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC27)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	.mlx
	add r40 = r1, r40
	movl r38 = @gprel(.LC4)
	;;
	.mmi
	(p7) add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC26)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = system#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC29)
	.mlx
	nop 0
	movl r38 = @gprel(.LC30)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = setenv#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC31)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = system#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	;;
	mov ar.lc = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
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
