// 70d45976c94bac67c9932a75b8ba356e
	.file	"exec-scripts.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s:"
	.align 8
.LC1:
	stringz	"a0"
	.align 8
.LC2:
	stringz	"a1"
	.align 8
.LC3:
	stringz	" %s\n"
	.align 8
.LC4:
	stringz	" status %d\n"
	.text
	.align 16
	.align 64
	.proc run#
run:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 6, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r36
	mov r36 = b0
	.mlx
	mov r38 = r1
	.body
	movl r39 = @gprel(.LC0)
	;;
	.mmi
	adds r35 = 48, r12
	mov r40 = r32
	add r39 = r1, r39
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
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
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r38
	adds r15 = 16, r12
	cmp4.ne p6, p7 = 0, r8
	.mmb
	adds r43 = 40, r12
	addl r44 = 4096, r0
	(p6) br.cond.dpnt .L2
	;;
	.mlx
	adds r42 = 16, r12
	movl r14 = @gprel(.LC1)
	.mmi
	cmp4.ne p6, p7 = -1, r33
	st8 [r43] = r0
	mov r41 = r34
	;;
	.mmi
	add r14 = r1, r14
	mov r40 = r33
	addl r39 = 1342, r0
	;;
	.mlx
	st8 [r15] = r14
	movl r15 = @gprel(.LC2)
	.mmi
	nop 0
	adds r14 = 24, r12
	nop 0
	;;
	.mmi
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 32, r12
	;;
	.mbb
	st8 [r14] = r0
	(p7) br.cond.dpnt .L11
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = exit#
	;;
.L11:
	.mmi
	mov r41 = r43
	nop 0
	adds r40 = 16, r12
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = execve#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	.mmb
	ld4 r39 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	.mmi
	mov r40 = r35
	nop 0
	mov r41 = r0
	.mmb
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	ld4 r40 = [r35]
	nop 0
	mov r1 = r38
	;;
	.mib
	cmp4.eq p6, p7 = 0, r40
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L12:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp run#
	.section	.rodata.str1.8
	.align 8
.LC5:
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
	movl r36 = @gprel(.LC5)
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
.LC6:
	stringz	"open"
	.align 8
.LC7:
	stringz	"write"
	.text
	.align 16
	.align 64
	.proc make#
make:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 4, 3, 0
	nop 0
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	nop 0
	mov r39 = r32
	;;
	.mib
	addl r41 = 493, r0
	addl r40 = 577, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	mov r35 = r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC6)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r39 = r35
	nop 0
	mov r41 = r34
	.mmb
	mov r40 = r33
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC7)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
	.endp make#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"s"
	.align 8
.LC9:
	stringz	"./s"
	.text
	.align 16
	.align 64
	.proc line#
line:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	nop 0
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r40 = r34
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC9)
	.mmi
	mov r37 = r1
	.body
	mov r39 = r33
	add r38 = r1, r38
	;;
	.mib
	add r34 = r1, r34
	addl r33 = -1, r0
	br.call.sptk.many b0 = make#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 3, 0
	nop 0
	br.sptk.many run#
	;;
	break.f 0
	;;
	.endp line#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"./c%d"
	.align 8
.LC11:
	stringz	"#!%s x\n"
	.align 8
.LC12:
	stringz	"#!./c%d\n"
	.text
	.align 16
	.align 64
	.proc chain#
chain:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 4, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r37
	mov r37 = b0
	.mlx
	mov r39 = r1
	.body
	movl r35 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC12)
	.mlx
	addl r33 = 1, r0
	movl r36 = @gprel(.LC11)
	;;
	.mmi
	add r35 = r1, r35
	add r34 = r1, r34
	add r36 = r1, r36
	;;
	.align 32
.L25:
	.mmi
	mov r43 = r33
	mov r42 = r35
	nop 0
	.mmb
	adds r40 = 56, r12
	addl r41 = 20, r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r33
	mov r1 = r39
	adds r42 = -1, r33
	.mmb
	adds r40 = 16, r12
	mov r41 = r34
	(p7) br.cond.dpnt .L28
	;;
	.mib
	adds r33 = 1, r33
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r39
	adds r41 = 16, r12
	nop 0
	.mmb
	adds r40 = 56, r12
	addl r42 = 7, r0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	adds r42 = 56, r12
	mov r1 = r39
	addl r41 = -1, r0
	;;
	.mib
	mov r40 = r42
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = 8, r33
	(p7) br.cond.dptk .L25
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L28:
	.body
	.copy_state 1
	.mmi
	mov r42 = r32
	nop 0
	mov r41 = r36
	.mmb
	addl r33 = 2, r0
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	nop 0
	mov r1 = r39
	sxt4 r42 = r8
	.mmb
	adds r41 = 16, r12
	adds r40 = 56, r12
	br.call.sptk.many b0 = make#
	;;
	.mmi
	adds r42 = 56, r12
	mov r1 = r39
	addl r41 = -1, r0
	;;
	.mib
	mov r40 = r42
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L25
	.endp chain#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	" <%s>"
	.align 8
.LC14:
	stringz	" <%.1s... of %zu>"
	.align 8
.LC15:
	stringz	"it"
	.align 8
.LC16:
	stringz	"/proc/self/exe"
	.align 8
.LC17:
	stringz	"readlink"
	.align 8
.LC18:
	stringz	"symlink"
	.align 8
.LC19:
	stringz	"fifo"
	.align 8
.LC20:
	stringz	"mkfifo"
	.align 8
.LC21:
	stringz	"text"
	.align 8
.LC22:
	stringz	"#!"
	.align 8
.LC23:
	stringz	"nothing"
	.align 8
.LC24:
	stringz	"#!\n"
	.align 8
.LC25:
	stringz	"no name"
	.align 8
.LC26:
	stringz	"#! \t \n"
	.align 8
.LC27:
	stringz	"blanks"
	.align 8
.LC28:
	stringz	"#!./it"
	.align 8
.LC29:
	stringz	"no newline"
	.align 8
.LC30:
	stringz	"#! \t./it \t\n"
	.align 8
.LC31:
	stringz	"blanks around"
	.align 8
.LC32:
	stringz	"#!./it  b  c \t\nd"
	.align 8
.LC33:
	stringz	"an argument"
	.section	.rodata
	.align 8
.LC34:
	stringz	"#!./it"
	stringz	"b\n"
	.section	.rodata.str1.8
	.align 8
.LC35:
	stringz	"a NUL after the name"
	.section	.rodata
	.align 8
.LC36:
	stringz	"#!./it "
	stringz	"b\n"
	.section	.rodata.str1.8
	.align 8
.LC37:
	stringz	"a NUL for an argument"
	.section	.rodata
	.align 8
.LC38:
	stringz	"#!./it b"
	stringz	"c\n"
	.section	.rodata.str1.8
	.align 8
.LC39:
	stringz	"a NUL in the argument"
	.align 8
.LC40:
	stringz	"#!./missing\n"
	.align 8
.LC41:
	stringz	"a missing interpreter"
	.align 8
.LC42:
	stringz	"#!/\n"
	.align 8
.LC43:
	stringz	"a directory"
	.align 8
.LC44:
	stringz	"#!./fifo\n"
	.align 8
.LC45:
	stringz	"a FIFO"
	.align 8
.LC46:
	stringz	"#!./s\n"
	.align 8
.LC47:
	stringz	"itself"
	.align 8
.LC48:
	stringz	"#!./text\n"
	.align 8
.LC49:
	stringz	"a name up to %d, then '%c'"
	.align 8
.LC50:
	stringz	"a file of %d bytes"
	.align 8
.LC51:
	stringz	"many blanks"
	.align 8
.LC52:
	stringz	"#!./it "
	.align 8
.LC53:
	stringz	"a long argument"
	.align 8
.LC54:
	stringz	"./it"
	.align 8
.LC55:
	stringz	"./missing"
	.align 8
.LC56:
	stringz	"#!./it\n"
	.align 8
.LC57:
	stringz	"."
	.align 8
.LC58:
	stringz	""
	.align 8
.LC59:
	stringz	"closed"
	.align 8
.LC60:
	stringz	"kept"
	.align 8
.LC61:
	stringz	"dup3"
	.align 8
.LC62:
	stringz	"the current directory"
	.align 8
.LC63:
	stringz	"no descriptor"
	.align 8
.LC64:
	stringz	"c1"
	.align 8
.LC65:
	stringz	"c2"
	.align 8
.LC66:
	stringz	"c3"
	.align 8
.LC67:
	stringz	"c4"
	.align 8
.LC68:
	stringz	"c5"
	.align 8
.LC69:
	stringz	"c6"
	.align 8
.LC70:
	stringz	"c7"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 50
	.mmb
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 2, 20, 5, 0
	.fframe 5136
	adds r12 = -5136, r12
	nop 0
	.mii
	cmp4.ge p6, p7 = 1, r32
	.save rp, r50
	mov r50 = b0
	mov r52 = r1
	;;
	.mmi
	addl r56 = 4096, r0
	mov r55 = r0
	.save ar.lc, r53
	mov r53 = ar.lc
	.body
	.mmb
	adds r54 = 16, r12
	adds r35 = 4366, r12
	(p7) br.cond.dpnt .L57
	;;
	.mmi
	addl r36 = 254, r0
	adds r47 = 4114, r12
	addl r46 = 8483, r0
	.mmb
	addl r45 = 46, r0
	addl r44 = 105, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r52
	addl r56 = 4095, r0
	nop 0
	.mmi
	mov r55 = r8
	addl r42 = 116, r0
	addl r48 = 258, r0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC16)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r52
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC17)
	;;
	.mib
	(p7) add r54 = r1, r54
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC15)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r52
	nop 0
	adds r54 = 16, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC15)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r52
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC18)
	;;
	.mib
	(p7) add r54 = r1, r54
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC19)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r55 = 493, r0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC19)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	mov r1 = r52
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC20)
	;;
	.mib
	(p7) add r54 = r1, r54
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	.mmi
	addl r56 = 4, r0
	;;
	add r55 = r1, r55
	nop 0
	;;
	.mib
	mov r54 = r55
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r52
	mov r57 = r0
	addl r56 = 1, r0
	.mmi
	mov r55 = r0
	;;
	addl r14 = @ltoffx(stdout#), r1
	addl r43 = @gprel(after.0#+3), gp
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r54 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 2, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC22)
	.mlx
	nop 0
	movl r54 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC49)
	.mmi
	add r55 = r1, r55
	nop 0
	add r54 = r1, r54
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 3, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC24)
	.mlx
	nop 0
	movl r54 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	.mmi
	add r55 = r1, r55
	nop 0
	add r54 = r1, r54
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 6, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC26)
	.mlx
	nop 0
	movl r54 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	.mmi
	add r55 = r1, r55
	nop 0
	add r54 = r1, r54
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 6, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC28)
	.mlx
	nop 0
	movl r54 = @gprel(.LC29)
	;;
	.mib
	add r55 = r1, r55
	add r54 = r1, r54
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 11, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC30)
	.mlx
	nop 0
	movl r54 = @gprel(.LC31)
	;;
	.mib
	add r55 = r1, r55
	add r54 = r1, r54
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 16, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC32)
	.mlx
	nop 0
	movl r54 = @gprel(.LC33)
	;;
	.mib
	add r55 = r1, r55
	add r54 = r1, r54
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 9, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC34)
	.mlx
	nop 0
	movl r54 = @gprel(.LC35)
	;;
	.mib
	add r55 = r1, r55
	add r54 = r1, r54
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 10, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC36)
	.mlx
	nop 0
	movl r54 = @gprel(.LC37)
	;;
	.mib
	add r55 = r1, r55
	add r54 = r1, r54
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 11, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC38)
	.mlx
	nop 0
	movl r54 = @gprel(.LC39)
	;;
	.mib
	add r55 = r1, r55
	add r54 = r1, r54
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 12, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC40)
	.mlx
	nop 0
	movl r54 = @gprel(.LC41)
	;;
	.mib
	add r55 = r1, r55
	add r54 = r1, r54
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 4, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC42)
	.mlx
	nop 0
	movl r54 = @gprel(.LC43)
	;;
	.mib
	add r55 = r1, r55
	add r54 = r1, r54
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 9, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC44)
	.mlx
	nop 0
	movl r54 = @gprel(.LC45)
	;;
	.mib
	add r55 = r1, r55
	add r54 = r1, r54
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 6, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC46)
	.mlx
	nop 0
	movl r54 = @gprel(.LC47)
	;;
	.mib
	add r55 = r1, r55
	add r54 = r1, r54
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 9, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC48)
	.mlx
	nop 0
	movl r54 = @gprel(.LC21)
	;;
	.mmi
	nop 0
	add r55 = r1, r55
	add r54 = r1, r54
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
	;;
.L37:
	.mmi
	adds r38 = -2, r35
	addl r34 = @gprel(after.0#), gp
	adds r37 = -1, r35
.L39:
	.mmi
	addl r56 = 1000, r0
	nop 0
	addl r55 = 47, r0
	.mmb
	adds r54 = 4112, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld1 r14 = [r34], 1
	adds r15 = 4112, r12
	mov r57 = r36
	.mmi
	mov r1 = r52
	mov r56 = r41
	addl r55 = 40, r0
	;;
	.mib
	nop 0
	sxt1 r58 = r14
	nop 0
	.mmi
	st2 [r15] = r46
	st1 [r47] = r45
	adds r54 = 5112, r12
	;;
	.mmi
	cmp4.ne p6, p7 = 10, r58
	st1 [r38] = r44
	nop 0
	.mmi
	st1 [r37] = r42
	;;
	nop 0
	(p7) addl r58 = 110, r0
	.mmb
	nop 0
	st1 [r35] = r14
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r52
	adds r55 = 4112, r12
	nop 0
	.mmb
	mov r54 = r40
	addl r56 = 1000, r0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r52
	mov r56 = r39
	nop 0
	.mmb
	addl r55 = -1, r0
	adds r54 = 5112, r12
	br.call.sptk.many b0 = run#
	;;
	.mib
	mov r1 = r52
	cmp.ne p6, p7 = r43, r34
	(p6) br.cond.dptk .L39
	.mmi
	adds r36 = 1, r36
	nop 0
	adds r35 = 1, r35
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r48, r36
	(p7) br.cond.dptk .L37
	.mlx
	addl r34 = 255, r0
	movl r37 = @gprel(.LC50)
	.mlx
	addl r55 = 40, r0
	movl r40 = @gprel(.LC8)
	;;
	.mlx
	add r37 = r1, r37
	movl r35 = @gprel(.LC9)
	.mmi
	add r40 = r1, r40
	mov r57 = r34
	adds r54 = 5112, r12
	;;
	.mmi
	add r35 = r1, r35
	mov r56 = r37
	addl r39 = 105, r0
	.mmb
	addl r38 = 116, r0
	addl r36 = 255, r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r15 = 4110, r12
	mov r1 = r52
	adds r55 = 4112, r12
	.mii
	mov r54 = r40
	mov r56 = r34
	;;
	add r14 = r15, r34
	;;
	.mmi
	nop 0
	st1 [r14] = r39, 1
	nop 0
	;;
	.mib
	st1 [r14] = r38
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r52
	mov r56 = r35
	nop 0
	.mmb
	addl r55 = -1, r0
	adds r54 = 5112, r12
	br.call.sptk.many b0 = run#
	;;
	.mib
	mov r1 = r52
	cmp.eq p6, p7 = r36, r34
	(p7) br.cond.dpnt .L58
.L49:
	.mmi
	addl r34 = 256, r0
	nop 0
	mov r56 = r37
	.mmi
	addl r55 = 40, r0
	nop 0
	adds r54 = 5112, r12
	;;
	.mib
	mov r57 = r34
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r15 = 4110, r12
	mov r1 = r52
	adds r55 = 4112, r12
	.mii
	mov r54 = r40
	mov r56 = r34
	;;
	add r14 = r15, r34
	;;
	.mmi
	nop 0
	st1 [r14] = r39, 1
	nop 0
	;;
	.mib
	st1 [r14] = r38
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r52
	mov r56 = r35
	nop 0
	.mmb
	addl r55 = -1, r0
	adds r54 = 5112, r12
	br.call.sptk.many b0 = run#
	;;
	.mib
	mov r1 = r52
	cmp.eq p6, p7 = r36, r34
	(p6) br.cond.dptk .L49
.L58:
	.mmi
	addl r56 = 1000, r0
	addl r55 = 32, r0
	adds r54 = 4112, r12
	.mmb
	adds r34 = 5112, r12
	adds r49 = 5116, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r52
	addl r14 = 8483, r0
	adds r55 = 4112, r12
	.mmi
	addl r56 = 1000, r0
	mov r37 = r0
	adds r48 = 5120, r12
	;;
	.mlx
	adds r43 = 4120, r12
	movl r54 = @gprel(.LC51)
	.mlx
	st2 [r55] = r14
	movl r41 = @gprel(.LC58)
	;;
	.mmi
	add r41 = r1, r41
	add r54 = r1, r54
	adds r42 = 4128, r12
	.mmb
	adds r36 = 4112, r12
	adds r39 = 5124, r12
	br.call.sptk.many b0 = line#
	;;
	.mmi
	mov r1 = r52
	addl r56 = 1000, r0
	addl r55 = 113, r0
	.mmb
	adds r54 = 4112, r12
	addl r46 = 524288, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r52
	addl r56 = 7, r0
	adds r54 = 4112, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC52)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r52
	addl r56 = 1000, r0
	adds r55 = 4112, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC53)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC54)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = chain#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC55)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = chain#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r56 = 7, r0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC8)
	.mlx
	nop 0
	movl r55 = @gprel(.LC56)
	;;
	.mlx
	add r54 = r1, r54
	movl r45 = @gprel(.LC57)
	.mlx
	add r55 = r1, r55
	movl r44 = @gprel(.LC15)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	.mmb
	mov r47 = r54
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r55 = r0
	.mmb
	mov r54 = r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	mov r54 = r45
	st4 [r34] = r8
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	mov r54 = r44
	st4 [r49] = r8
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r52
	nop 0
	cmp4.eq p6, p7 = 0, r37
	.mmi
	st8 [r36] = r41
	st8 [r43] = r40
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC60)
	.mmi
	st4 [r48] = r8
	st8 [r42] = r41
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC59)
	;;
	.mii
	(p6) add r38 = r1, r38
	nop 0
	;;
	(p7) add r38 = r1, r38
	.align 32
.L44:
	.mmi
	ld4 r35 = [r34], 4
	mov r56 = r37
	addl r55 = 77, r0
	;;
	.mib
	mov r54 = r35
	nop 0
	br.call.sptk.many b0 = dup3#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r52
	nop 0
	.mmb
	addl r55 = 77, r0
	mov r54 = r38
	(p7) br.cond.spnt .L59
	;;
	.mib
	ld8 r56 = [r36], 8
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mib
	mov r1 = r52
	addl r54 = 77, r0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r52
	mov r54 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r52
	cmp.ne p6, p7 = r39, r34
	(p6) br.cond.dptk .L44
	;;
	.mmi
	cmp4.ne p6, p7 = r46, r37
	mov r54 = r47
	mov r55 = r0
	.mmb
	adds r34 = 5112, r12
	addl r37 = 524288, r0
	(p7) br.cond.dpnt .L60
	;;
	.mib
	adds r36 = 4112, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r52
	mov r54 = r45
	nop 0
	.mmb
	mov r55 = r0
	st4 [r34] = r8
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	mov r54 = r44
	st4 [r49] = r8
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r52
	nop 0
	cmp4.eq p6, p7 = 0, r37
	.mmi
	st8 [r36] = r41
	st4 [r48] = r8
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC60)
	.mmi
	st8 [r43] = r40
	st8 [r42] = r41
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC59)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	nop 0
	(p7) add r38 = r1, r38
	br .L44
.L60:
	.mlx
	addl r55 = -100, r0
	movl r56 = @gprel(.LC58)
	.mlx
	adds r34 = 4120, r12
	movl r54 = @gprel(.LC62)
	;;
	.mib
	add r56 = r1, r56
	add r54 = r1, r54
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r1 = r52
	nop 0
	addl r55 = 77, r0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC58)
	.mlx
	nop 0
	movl r54 = @gprel(.LC63)
	;;
	.mib
	add r54 = r1, r54
	add r56 = r1, r56
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r1 = r52
	nop 0
	adds r14 = 4112, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC15)
	.mlx
	nop 0
	movl r15 = @gprel(.LC64)
	;;
	.mmi
	add r54 = r1, r54
	nop 0
	add r15 = r1, r15
	;;
	.mlx
	st8 [r14] = r54
	movl r14 = @gprel(.LC19)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mlx
	st8 [r43] = r14
	movl r14 = @gprel(.LC21)
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r42] = r14
	adds r14 = 4136, r12
	;;
	.mmi
	st8 [r14] = r40
	nop 0
	adds r14 = 4144, r12
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC65)
	.mmi
	adds r14 = 4152, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC66)
	.mmi
	adds r14 = 4160, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC67)
	.mmi
	adds r14 = 4168, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC68)
	.mmi
	adds r14 = 4176, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC69)
	.mmi
	adds r14 = 4184, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC70)
	.mmi
	adds r14 = 4192, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 4200, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	nop 0
	.align 32
.L46:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	ld8 r54 = [r34], 8
	nop 0
	mov r1 = r52
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r54
	(p6) br.cond.dptk .L46
	.mii
	mov r8 = r0
	mov b0 = r50
	;;
	mov ar.pfs = r51
	;;
	.mii
	nop 0
	mov ar.lc = r53
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 5136, r12
	nop 0
	br.ret.sptk.many b0
.L57:
	.body
	.copy_state 1
	.mii
	nop 0
	sxt4 r14 = r32
	;;
	shladd r14 = r14, 3, r0
	;;
	.mii
	adds r14 = -8, r14
	nop 0
	;;
	shr.u r14 = r14, 3
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L32:
	.mmi
	nop 0
	ld8 r34 = [r33], 8
	nop 0
	;;
	.mib
	mov r54 = r34
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r52
	nop 0
	cmp.geu p6, p7 = 39, r8
	.mmi
	mov r55 = r34
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	(p7) movl r54 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r54 = @gprel(.LC13)
	;;
	.mmi
	nop 0
	(p7) add r54 = r1, r54
	nop 0
	;;
	.mib
	(p6) add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r52
	br.cloop.sptk.few .L32
	.mib
	addl r54 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r52
	mov b0 = r50
	;;
	.mii
	nop 0
	mov ar.pfs = r51
	;;
	mov ar.lc = r53
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 5136, r12
	br.ret.sptk.many b0
.L59:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r54 = @gprel(.LC61)
	;;
	.mib
	nop 0
	add r54 = r1, r54
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.sdata,"aws"
	.align 8
	.type	after.0#, @object
	.size	after.0#, 3
after.0:
	string	"\n x"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
