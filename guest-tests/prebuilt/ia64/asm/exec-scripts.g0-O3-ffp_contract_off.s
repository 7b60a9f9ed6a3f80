// adff8531b7f7d2be7c75416895b91663
	.file	"exec-scripts.c"
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
	stringz	"%s:"
	.align 8
.LC2:
	stringz	"a0"
	.align 8
.LC3:
	stringz	"a1"
	.align 8
.LC4:
	stringz	" %s\n"
	.align 8
.LC5:
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
	movl r39 = @gprel(.LC1)
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
	(p6) br.cond.dpnt .L4
	;;
	.mlx
	adds r42 = 16, r12
	movl r14 = @gprel(.LC2)
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
	movl r15 = @gprel(.LC3)
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
	(p7) br.cond.dpnt .L13
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
	movl r39 = @gprel(.LC4)
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
.L13:
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
	movl r39 = @gprel(.LC4)
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
.L4:
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
	(p7) br.cond.dpnt .L14
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
.L14:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
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
.LC6:
	stringz	"s"
	.align 8
.LC7:
	stringz	"open"
	.align 8
.LC8:
	stringz	"write"
	.text
	.align 16
	.align 64
	.proc make.constprop.0#
make.constprop.0:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	nop 0
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC6)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	addl r40 = 493, r0
	.mmb
	addl r39 = 577, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC7)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r38 = r34
	nop 0
	mov r40 = r33
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC8)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp make.constprop.0#
	.align 16
	.align 64
	.proc run.constprop.0#
run.constprop.0:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r38 = @gprel(.LC1)
	;;
	.mmi
	adds r34 = 48, r12
	mov r39 = r32
	add r38 = r1, r38
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
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
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r37
	adds r39 = 16, r12
	cmp4.ne p6, p7 = 0, r8
	.mmb
	adds r14 = 40, r12
	mov r38 = r33
	(p6) br.cond.dpnt .L20
	;;
	.mlx
	nop 0
	movl r15 = @gprel(.LC2)
	.mmi
	mov r40 = r14
	st8 [r14] = r0
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r39] = r15
	movl r15 = @gprel(.LC3)
	;;
	.mmi
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = execve#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r38 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = exit#
	;;
.L20:
	.mmi
	mov r39 = r34
	nop 0
	mov r40 = r0
	.mmb
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	ld4 r39 = [r34]
	nop 0
	mov r1 = r37
	;;
	.mib
	cmp4.eq p6, p7 = 0, r39
	nop 0
	(p7) br.cond.dpnt .L27
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L27:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp run.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"./c%d"
	.align 8
.LC10:
	stringz	"#!%s x\n"
	.align 8
.LC11:
	stringz	"#!./c%d\n"
	.text
	.align 16
	.align 64
	.proc chain#
chain:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 10, 4, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	movl r36 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC11)
	.mlx
	addl r34 = 1, r0
	movl r38 = @gprel(.LC10)
	;;
	.mmb
	add r36 = r1, r36
	add r37 = r1, r37
	nop 0
	.mii
	add r38 = r1, r38
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	;;
	mov ar.lc = 6
	.align 32
.L33:
	.mmi
	mov r46 = r34
	mov r45 = r36
	addl r44 = 20, r0
	.mmb
	adds r43 = 56, r12
	addl r35 = 7, r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r34
	mov r1 = r41
	adds r45 = -1, r34
	.mmb
	mov r44 = r37
	adds r43 = 16, r12
	(p7) br.cond.dpnt .L38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L30:
	.mmi
	addl r45 = 493, r0
	addl r44 = 577, r0
	nop 0
	.mmb
	adds r43 = 56, r12
	adds r34 = 1, r34
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r41
	mov r33 = r8
	.mmb
	mov r45 = r35
	adds r44 = 16, r12
	(p7) br.cond.spnt .L39
	;;
	.mib
	mov r43 = r8
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r41
	.mmb
	mov r43 = r33
	nop 0
	(p7) br.cond.spnt .L40
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r44 = 56, r12
	nop 0
	mov r1 = r41
	;;
	.mib
	mov r43 = r44
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mib
	nop 0
	mov r1 = r41
	br.cloop.sptk.few .L33
	.mii
	nop 0
	mov b0 = r39
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L38:
	.body
	.copy_state 1
	.mmi
	mov r45 = r32
	nop 0
	mov r44 = r38
	.mmb
	adds r43 = 16, r12
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mib
	mov r1 = r41
	sxt4 r35 = r8
	br .L30
.L39:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	ld4 r43 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	addl r43 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L40:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	ld4 r43 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	.mlx
	nop 0
	movl r44 = @gprel(.LC8)
	;;
	.mib
	add r43 = r1, r43
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r41
	addl r43 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp chain#
	.section	.rodata.str1.8
	.align 8
.LC12:
	stringz	"it"
	.align 8
.LC13:
	stringz	" <%.1s... of %zu>"
	.align 8
.LC14:
	stringz	" <%s>"
	.align 8
.LC15:
	stringz	"/proc/self/exe"
	.align 8
.LC16:
	stringz	"readlink"
	.align 8
.LC17:
	stringz	"symlink"
	.align 8
.LC18:
	stringz	"fifo"
	.align 8
.LC19:
	stringz	"mkfifo"
	.align 8
.LC20:
	stringz	"text"
	.align 8
.LC21:
	stringz	"#!"
	.align 8
.LC22:
	stringz	"./s"
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
	.prologue 12, 52
	.mmb
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 2, 21, 5, 0
	.fframe 5136
	adds r12 = -5136, r12
	nop 0
	.mmi
	cmp4.ge p6, p7 = 1, r32
	mov r54 = r1
	.save rp, r52
	mov r52 = b0
	.body
	;;
	.mmi
	addl r57 = 4096, r0
	mov r56 = r0
	adds r55 = 16, r12
	.mmb
	adds r51 = 4366, r12
	addl r37 = 254, r0
	(p7) br.cond.dpnt .L72
	;;
	.mmi
	adds r46 = 4114, r12
	mov r36 = r51
	addl r45 = 8483, r0
	.mmb
	addl r44 = 46, r0
	addl r43 = 105, r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r54
	addl r57 = 4095, r0
	nop 0
	.mmi
	mov r56 = r8
	addl r42 = 116, r0
	addl r50 = 258, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC15)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC16)
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC12)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r54
	nop 0
	adds r55 = 16, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC12)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC17)
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC18)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 493, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC18)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC19)
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC20)
	.mii
	addl r57 = 493, r0
	addl r56 = 577, r0
	;;
	add r49 = r1, r49
	;;
	.mib
	mov r55 = r49
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC7)
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r55 = r34
	nop 0
	addl r57 = 4, r0
	.mmb
	mov r56 = r49
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC8)
	;;
	.mib
	(p7) add r55 = r1, r55
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r55 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r58 = r0
	.mii
	addl r57 = 1, r0
	mov r56 = r0
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 2, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC22)
	.mlx
	addl r48 = @gprel(after.0#+3), gp
	movl r55 = @gprel(.LC23)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 3, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC24)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC22)
	.mlx
	nop 0
	movl r55 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC49)
	.mmi
	add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 6, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC26)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC22)
	.mlx
	nop 0
	movl r55 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mmi
	add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 6, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC28)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC22)
	.mlx
	nop 0
	movl r55 = @gprel(.LC29)
	;;
	.mmi
	add r56 = r1, r56
	nop 0
	add r55 = r1, r55
	;;
	.mib
	mov r47 = r56
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 11, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC30)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r47
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC31)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 16, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC32)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r47
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC33)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 9, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC34)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r47
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC35)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 10, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC36)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r47
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC37)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 11, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC38)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r47
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC39)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 12, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC40)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r47
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC41)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 4, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC42)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r47
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC43)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 9, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC44)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r47
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC45)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 6, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC46)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r47
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC47)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 9, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC48)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r47
	.mmb
	mov r55 = r49
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
	;;
.L53:
	.mmi
	adds r39 = -2, r36
	addl r35 = @gprel(after.0#), gp
	adds r38 = -1, r36
.L57:
	.mmi
	addl r57 = 1000, r0
	nop 0
	addl r56 = 47, r0
	.mmb
	adds r55 = 4112, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld1 r14 = [r35], 1
	adds r15 = 4112, r12
	mov r58 = r37
	.mmi
	mov r1 = r54
	mov r57 = r41
	addl r56 = 40, r0
	;;
	.mib
	nop 0
	sxt1 r59 = r14
	nop 0
	.mmi
	st2 [r15] = r45
	st1 [r46] = r44
	adds r55 = 5112, r12
	;;
	.mmi
	cmp4.ne p6, p7 = 10, r59
	st1 [r39] = r43
	nop 0
	.mmi
	st1 [r38] = r42
	;;
	nop 0
	(p7) addl r59 = 110, r0
	.mmb
	nop 0
	st1 [r36] = r14
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r54
	addl r57 = 493, r0
	nop 0
	.mmb
	addl r56 = 577, r0
	mov r55 = r40
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r54
	mov r34 = r8
	.mmb
	addl r57 = 1000, r0
	adds r56 = 4112, r12
	(p7) br.cond.spnt .L73
	;;
	.mib
	mov r55 = r8
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r54
	.mmb
	mov r55 = r34
	nop 0
	(p7) br.cond.spnt .L74
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r47
	.mmb
	adds r55 = 5112, r12
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mib
	mov r1 = r54
	cmp.ne p6, p7 = r48, r35
	(p6) br.cond.dptk .L57
	.mmi
	adds r37 = 1, r37
	nop 0
	adds r36 = 1, r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r50, r37
	(p7) br.cond.dptk .L53
	.mlx
	addl r58 = 255, r0
	movl r57 = @gprel(.LC50)
	.mmi
	addl r56 = 40, r0
	adds r55 = 5112, r12
	adds r34 = 5112, r12
	;;
	.mmi
	add r57 = r1, r57
	adds r47 = 5116, r12
	mov r37 = r0
	.mmb
	adds r46 = 5120, r12
	adds r43 = 4120, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	addl r15 = 105, r0
	adds r14 = 4365, r12
	mov r1 = r54
	.mmi
	addl r56 = 255, r0
	adds r55 = 4112, r12
	adds r42 = 4128, r12
	;;
	.mmi
	nop 0
	st1 [r14] = r15
	addl r14 = 116, r0
	.mmi
	adds r36 = 4112, r12
	adds r39 = 5124, r12
	addl r48 = 524288, r0
	;;
	.mib
	st1 [r51] = r14
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	adds r55 = 5112, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC22)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r58 = 256, r0
	.mmi
	addl r56 = 40, r0
	nop 0
	adds r55 = 5112, r12
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC50)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r14 = 29801, r0
	.mmi
	addl r56 = 256, r0
	nop 0
	adds r55 = 4112, r12
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC6)
	.mlx
	st2 [r51] = r14
	movl r41 = @gprel(.LC58)
	;;
	.mib
	add r40 = r1, r40
	add r41 = r1, r41
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	adds r55 = 5112, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC22)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	addl r57 = 1000, r0
	mov r1 = r54
	nop 0
	.mmb
	addl r56 = 32, r0
	adds r55 = 4112, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r14 = 8483, r0
	.mmi
	adds r55 = 4112, r12
	nop 0
	addl r56 = 1000, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC57)
	.mlx
	st2 [r55] = r14
	movl r44 = @gprel(.LC12)
	;;
	.mib
	add r45 = r1, r45
	add r44 = r1, r44
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC22)
	.mlx
	nop 0
	movl r55 = @gprel(.LC51)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r54
	addl r57 = 1000, r0
	nop 0
	.mmb
	addl r56 = 113, r0
	adds r55 = 4112, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r54
	addl r57 = 7, r0
	adds r55 = 4112, r12
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC52)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 1000, r0
	.mmb
	adds r55 = 4112, r12
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC22)
	.mlx
	nop 0
	movl r55 = @gprel(.LC53)
	;;
	.mib
	add r56 = r1, r56
	add r55 = r1, r55
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC54)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = chain#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC55)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = chain#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 7, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC56)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = make.constprop.0#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r0
	.mmb
	mov r55 = r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	mov r56 = r0
	nop 0
	.mmb
	mov r55 = r45
	st4 [r34] = r8
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	mov r56 = r0
	nop 0
	.mmb
	mov r55 = r44
	st4 [r47] = r8
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
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
	st4 [r46] = r8
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
.L62:
	.mmi
	ld4 r35 = [r34], 4
	mov r57 = r37
	addl r56 = 77, r0
	;;
	.mib
	mov r55 = r35
	nop 0
	br.call.sptk.many b0 = dup3#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r54
	nop 0
	.mmb
	addl r56 = 77, r0
	mov r55 = r38
	(p7) br.cond.spnt .L75
	;;
	.mib
	ld8 r57 = [r36], 8
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mib
	mov r1 = r54
	addl r55 = 77, r0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r54
	mov r55 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r54
	cmp.ne p6, p7 = r34, r39
	(p6) br.cond.dptk .L62
	;;
	.mmi
	cmp4.ne p6, p7 = r48, r37
	mov r55 = r40
	mov r56 = r0
	.mmb
	adds r34 = 5112, r12
	addl r37 = 524288, r0
	(p7) br.cond.dpnt .L76
	;;
	.mib
	adds r36 = 4112, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	mov r55 = r45
	nop 0
	.mmb
	mov r56 = r0
	st4 [r34] = r8
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	mov r56 = r0
	nop 0
	.mmb
	mov r55 = r44
	st4 [r47] = r8
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	nop 0
	cmp4.eq p6, p7 = 0, r37
	.mmi
	st8 [r36] = r41
	st4 [r46] = r8
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
	br .L62
.L76:
	.mlx
	addl r56 = -100, r0
	movl r57 = @gprel(.LC58)
	.mlx
	adds r34 = 4120, r12
	movl r55 = @gprel(.LC62)
	;;
	.mib
	add r57 = r1, r57
	add r55 = r1, r55
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r1 = r54
	nop 0
	addl r56 = 77, r0
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC58)
	.mlx
	nop 0
	movl r55 = @gprel(.LC63)
	;;
	.mib
	add r55 = r1, r55
	add r57 = r1, r57
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r1 = r54
	nop 0
	adds r14 = 4112, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC12)
	.mlx
	nop 0
	movl r15 = @gprel(.LC64)
	;;
	.mmi
	add r55 = r1, r55
	nop 0
	add r15 = r1, r15
	;;
	.mlx
	st8 [r14] = r55
	movl r14 = @gprel(.LC18)
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r43] = r14
	adds r14 = 4136, r12
	.mmi
	st8 [r42] = r49
	;;
	st8 [r14] = r40
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
.L64:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	ld8 r55 = [r34], 8
	nop 0
	mov r1 = r54
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r55
	(p6) br.cond.dptk .L64
	.mii
	mov r8 = r0
	mov b0 = r52
	;;
	mov ar.pfs = r53
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 5136, r12
	br.ret.sptk.many b0
.L72:
	.body
	.copy_state 1
	.mib
	nop 0
	sxt4 r35 = r32
	nop 0
	.mlx
	nop 0
	movl r37 = @gprel(.LC14)
	;;
	.mlx
	shladd r35 = r35, 3, r0
	movl r36 = @gprel(.LC13)
	.mmi
	add r37 = r1, r37
	;;
	add r36 = r1, r36
	add r35 = r33, r35
	.align 32
.L46:
	.mmi
	nop 0
	ld8 r34 = [r33], 8
	nop 0
	;;
	.mib
	mov r55 = r34
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	.mmb
	mov r56 = r34
	cmp.geu p6, p7 = 39, r8
	(p6) br.cond.dptk .L43
	.mib
	mov r55 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	cmp.ne p6, p7 = r35, r33
	(p6) br.cond.dptk .L46
	.mib
	nop 0
	addl r55 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
.L77:
	.mii
	mov r8 = r0
	mov b0 = r52
	;;
	mov ar.pfs = r53
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 5136, r12
	br.ret.sptk.many b0
	;;
.L43:
	.body
	.copy_state 2
	.mib
	mov r55 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	cmp.eq p6, p7 = r35, r33
	(p7) br.cond.dptk .L46
	.mib
	addl r55 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r54
	br .L77
.L74:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmb
	ld4 r55 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC0)
	.mlx
	nop 0
	movl r56 = @gprel(.LC8)
	;;
	.mib
	add r55 = r1, r55
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	addl r55 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L73:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmb
	ld4 r55 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r57 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC0)
	.mlx
	nop 0
	movl r56 = @gprel(.LC7)
	;;
	.mib
	add r55 = r1, r55
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	addl r55 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L75:
	.mlx
	nop 0
	movl r55 = @gprel(.LC61)
	;;
	.mib
	nop 0
	add r55 = r1, r55
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
