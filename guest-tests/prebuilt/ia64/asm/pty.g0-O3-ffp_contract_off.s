// ef49c3ad60fe1967c007138f357de271 guest-tests/ipc/pty.c
	.file	"pty.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
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
	stringz	"NO"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"openpty"
	.align 8
.LC4:
	stringz	"isatty(master) && isatty(slave) && strcmp(ttyname(slave), name) == 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"ab\177c\n"
	.align 8
.LC7:
	stringz	"write"
	.align 8
.LC8:
	stringz	"ac\n"
	.align 8
.LC9:
	stringz	"read(slave, b, 100) == 3 && memcmp(b, \"ac\\n\", 3) == 0"
	.align 8
.LC10:
	stringz	"read(master, b, 100) == 8 && memcmp(b, \"ab\\b \\bc\\r\\n\", 8) == 0"
	.align 8
.LC11:
	stringz	"x\ny\n"
	.align 8
.LC12:
	stringz	"x\r\ny\r\n"
	.align 8
.LC13:
	stringz	"read(master, b, 100) == 6 && memcmp(b, \"x\\r\\ny\\r\\n\", 6) == 0"
	.align 8
.LC14:
	stringz	"\004"
	.align 8
.LC15:
	stringz	"read(slave, b, 100) == 0"
	.align 8
.LC16:
	stringz	"tcgetattr(slave, &t) == 0 && t.c_cc[VEOF] == 4 && t.c_lflag & ICANON && t.c_oflag & ONLCR"
	.align 8
.LC17:
	stringz	"tcsetattr(slave, TCSANOW, &t) == 0"
	.align 8
.LC18:
	stringz	"\004\003q"
	.align 8
.LC19:
	stringz	"read(slave, b, 100) == 3"
	.align 8
.LC20:
	stringz	"ioctl(master, TIOCSWINSZ, &w) == 0 && ioctl(slave, TIOCGWINSZ, &now) == 0 && now.ws_row == 25 && now.ws_col == 80"
	.align 8
.LC21:
	stringz	"read(master, b, 10) == -1 && errno == EIO"
	.align 8
.LC22:
	stringz	"forkpty"
	.align 8
.LC23:
	stringz	"child got %.*s, in front: %d\n"
	.align 8
.LC24:
	stringz	"line\n"
	.align 8
.LC25:
	stringz	"front: 1"
	.align 8
.LC26:
	stringz	"\003"
	.align 8
.LC27:
	stringz	"waitpid(pid, &status, 0) == pid && WIFSIGNALED(status) && WTERMSIG(status) == SIGINT"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 12, 5, 0
	.fframe 224
	adds r12 = -224, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	nop 0
	mov r42 = r1
	nop 0
	;;
	.mmi
	adds r34 = 236, r12
	adds r33 = 232, r12
	mov r48 = r0
	.mmi
	mov r47 = r0
	adds r46 = 116, r12
	adds r36 = 224, r12
	;;
	.mmi
	mov r44 = r34
	mov r45 = r33
	.save ar.lc, r43
	mov r43 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = openpty#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC3)
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r14 = 5242905
	.mmi
	ld4 r32 = [r34]
	ld4 r33 = [r33]
	adds r15 = 216, r12
	;;
	.mmi
	st8 [r36] = r14
	mov r14 = r0
	mov r44 = r32
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = isatty#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L5
	;;
.L7:
	.mlx
	nop 0
	movl r45 = @gprel(.LC1)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	nop 0
.L6:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 5, r0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r42
	cmp.ne p6, p7 = -1, r8
	nop 0
	.mmb
	addl r46 = 100, r0
	mov r44 = r33
	(p7) br.cond.spnt .L11
	;;
	.mlx
	nop 0
	movl r35 = @gprel(b#)
	;;
	.mmi
	nop 0
	add r35 = r1, r35
	nop 0
	;;
	.mib
	mov r45 = r35
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = 3, r8
	(p7) br.cond.dpnt .L73
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 100, r0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(b#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = 8, r8
	(p7) br.cond.dpnt .L74
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
.L10:
	.mlx
	nop 0
	movl r46 = @gprel(.LC10)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 4, r0
	mov r44 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC11)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r42
	cmp.eq p6, p7 = -1, r8
	nop 0
	.mmb
	addl r46 = 100, r0
	mov r44 = r32
	(p6) br.cond.spnt .L11
	;;
	.mlx
	nop 0
	movl r45 = @gprel(b#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = 6, r8
	(p7) br.cond.dpnt .L75
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
.L12:
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 1, r0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC14)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r42
	cmp.eq p6, p7 = -1, r8
	nop 0
	.mmb
	addl r46 = 100, r0
	mov r44 = r33
	(p6) br.cond.spnt .L11
	;;
	.mlx
	nop 0
	movl r45 = @gprel(b#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r45 = 16, r12
	.mmb
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L42
	.mmi
	adds r14 = 37, r12
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 4, r14
	(p7) br.cond.dpnt .L76
.L42:
	.mlx
	nop 0
	movl r45 = @gprel(.LC1)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	nop 0
.L14:
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	adds r44 = 16, r12
	br.call.sptk.many b0 = cfmakeraw#
	;;
	.mmi
	mov r45 = r0
	mov r1 = r42
	nop 0
	.mmb
	adds r46 = 16, r12
	mov r44 = r33
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 3, r0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC18)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r42
	cmp.eq p6, p7 = -1, r8
	nop 0
	.mmb
	addl r46 = 100, r0
	mov r44 = r33
	(p6) br.cond.spnt .L11
	;;
	.mlx
	nop 0
	movl r45 = @gprel(b#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	.mlx
	add r44 = r1, r44
	movl r46 = @gprel(.LC19)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r36
	nop 0
	.mmb
	addl r45 = 21524, r0
	mov r44 = r32
	br.call.sptk.many b0 = ioctl#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L17
	;;
.L19:
	.mlx
	nop 0
	movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r44 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 10, r0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(b#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L77
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
.L20:
	.mlx
	nop 0
	movl r46 = @gprel(.LC21)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r44 = r34
	mov r1 = r42
	mov r47 = r0
	.mmb
	mov r46 = r0
	mov r45 = r0
	br.call.sptk.many b0 = forkpty#
	;;
	.mmi
	mov r1 = r42
	cmp4.ne p6, p7 = -1, r8
	mov r39 = r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC22)
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r39
	(p7) br.cond.dpnt .L78
.L22:
	.mlx
	addl r46 = 5, r0
	movl r45 = @gprel(.LC24)
	.mmi
	ld4 r44 = [r34]
	mov r33 = r0
	addl r38 = 200, r0
	;;
	.mib
	add r45 = r1, r45
	sxt4 r32 = r33
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r42
	cmp.eq p6, p7 = -1, r8
	nop 0
	.mmb
	addl r47 = 8, r0
	mov r45 = r32
	(p6) br.cond.spnt .L11
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC25)
	.mlx
	nop 0
	movl r36 = @gprel(b#)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	mov r46 = r37
	mov r44 = r36
	br.call.sptk.many b0 = memmem#
	;;
	.mib
	mov r1 = r42
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L28
	.align 32
.L24:
	.mmi
	sub r46 = r38, r32
	nop 0
	add r45 = r35, r32
	.mmb
	ld4 r44 = [r34]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r42
	cmp4.lt p6, p7 = 0, r8
	addl r47 = 8, r0
	.mmb
	mov r46 = r37
	mov r44 = r36
	(p7) br.cond.dpnt .L28
	;;
	.mmi
	add r33 = r33, r8
	;;
	nop 0
	sxt4 r32 = r33
	;;
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = memmem#
	;;
	.mib
	mov r1 = r42
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L24
	;;
.L28:
	.mlx
	cmp4.ne p6, p7 = 0, r33
	movl r33 = @gprel(b#)
	.mmb
	add r32 = r32, r35
	addl r36 = @ltoffx(stdout#), r1
	(p7) br.cond.dpnt .L79
	;;
	.mmi
	add r33 = r1, r33
	ld8.mov r36 = [r36], stdout#
	nop 0
	;;
	.mii
	sub r32 = r32, r33, 1
	nop 0
	;;
	mov ar.lc = r32
	.align 32
.L30:
	.mmi
	ld1 r44 = [r33], 1
	;;
	nop 0
	sxt1 r44 = r44
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 13, r44
	(p6) br.cond.dptk .L29
	.mbb
	ld8 r45 = [r36]
	br.call.sptk.many b0 = putc#
	nop 0
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L29:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L30
.L31:
	.mib
	ld8 r45 = [r36]
	addl r44 = 10, r0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r42
	addl r46 = 1, r0
	.mmi
	nop 0
	ld4 r44 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r42
	adds r45 = 16, r12
	.mmb
	mov r46 = r0
	mov r44 = r39
	(p6) br.cond.spnt .L11
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = r8, r39
	(p7) br.cond.dpnt .L80
	;;
.L49:
	.mlx
	nop 0
	movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L75:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r45 = @gprel(.LC12)
	.mlx
	addl r46 = 6, r0
	movl r44 = @gprel(b#)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	nop 0
	(p7) add r45 = r1, r45
	br .L12
.L74:
	.mlx
	ld8 r15 = [r35]
	movl r14 = 724344001624826465
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	nop 0
	(p7) add r45 = r1, r45
	br .L10
	;;
.L73:
	.mlx
	nop 0
	movl r45 = @gprel(.LC8)
	.mmi
	addl r46 = 3, r0
	nop 0
	mov r44 = r35
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC5)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 100, r0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(b#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = 8, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L74
.L80:
	.mlx
	adds r15 = 16, r12
	movl r46 = @gprel(.LC27)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mmi
	ld4 r14 = [r15]
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	.mmi
	and r14 = 127, r14
	;;
	adds r15 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	extr r15 = r15, 1, 7
	nop 0
	;;
	.mib
	cmp4.ge p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 2, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
	;;
.L77:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r42
	;;
	.mlx
	cmp4.ne p6, p7 = 5, r14
	movl r46 = @gprel(.LC21)
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	.mmi
	add r46 = r1, r46
	nop 0
	add r44 = r1, r44
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r44 = r34
	mov r1 = r42
	mov r47 = r0
	.mmb
	mov r46 = r0
	mov r45 = r0
	br.call.sptk.many b0 = forkpty#
	;;
	.mmi
	mov r1 = r42
	cmp4.ne p6, p7 = -1, r8
	mov r39 = r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC22)
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r39
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L78
.L5:
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = isatty#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
	.mib
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = ttyname#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r44 = r8
	.mmb
	adds r45 = 116, r12
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br .L6
	;;
.L17:
	.mmi
	adds r46 = 216, r12
	nop 0
	addl r45 = 21523, r0
	.mmb
	mov r44 = r33
	nop 0
	br.call.sptk.many b0 = ioctl#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L19
	.mmi
	adds r15 = 216, r12
	;;
	ld2 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 25, r14
	(p6) br.cond.dptk .L19
	.mmi
	adds r14 = 218, r12
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 80, r14
	(p6) br.cond.dptk .L19
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC5)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r44 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 10, r0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(b#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L77
	;;
.L78:
	.mmi
	adds r45 = 16, r12
	nop 0
	addl r46 = 100, r0
	.mmb
	mov r44 = r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r42
	mov r44 = r0
	mov r33 = r8
	;;
	.mmi
	nop 0
	addl r36 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mib
	ld8.mov r36 = [r36], stdout#
	nop 0
	br.call.sptk.many b0 = tcgetpgrp#
	;;
	.mib
	mov r1 = r42
	mov r32 = r8
	br.call.sptk.many b0 = getpgrp#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.eq p6, p7 = r8, r32
	.mmi
	adds r46 = 16, r12
	nop 0
	adds r45 = -1, r33
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC23)
	.mmi
	nop 0
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r47 = r0
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld8 r44 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L22
.L76:
	.mmi
	adds r14 = 28, r12
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p6) br.cond.dptk .L42
	.mmi
	adds r14 = 20, r12
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 2
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	nop 0
	(p7) add r45 = r1, r45
	br .L14
.L79:
	.mmi
	nop 0
	addl r36 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mib
	ld8.mov r36 = [r36], stdout#
	nop 0
	br .L31
.L11:
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 200
b:
	.skip	200
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
