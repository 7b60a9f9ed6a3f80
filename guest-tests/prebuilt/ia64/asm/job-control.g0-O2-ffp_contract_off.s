// de007a312f36da66be3c956ebb6ea216
	.file	"job-control.c"
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
	stringz	"?"
	.align 8
.LC2:
	stringz	"SIGTTIN"
	.align 8
.LC3:
	stringz	"SIGTTOU"
	.align 8
.LC4:
	stringz	"done"
	.align 8
.LC5:
	stringz	"EIO"
	.align 8
.LC6:
	stringz	"another error"
	.align 8
.LC7:
	stringz	"waitpid"
	.align 8
.LC8:
	stringz	"%s: stopped by %s\n"
	.align 8
.LC9:
	stringz	"%s: killed by %d\n"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	mov r37 = r33
	;;
	.mib
	addl r39 = 2, r0
	adds r38 = 16, r12
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC7)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	.mmi
	nop 0
	and r16 = r15, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 127, r16
	nop 0
	(p7) br.cond.dpnt .L16
	;;
	.mmi
	and r39 = 127, r14
	nop 0
	extr r14 = r14, 8, 24
	;;
	.mib
	cmp4.ne p6, p7 = 0, r39
	and r14 = r15, r14
	(p6) br.cond.dpnt .L8
	;;
	.mmi
	cmp4.eq p6, p7 = r15, r14
	nop 0
	addl r15 = 254, r0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC5)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC6)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L9:
	.mlx
	nop 0
	movl r37 = @gprel(.LC0)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
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
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L8:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r37 = @gprel(.LC9)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
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
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L16:
	.body
	.copy_state 2
	.mii
	nop 0
	extr r14 = r14, 8, 24
	;;
	and r14 = r15, r14
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 22, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC3)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L6:
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
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
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"background"
	.text
	.align 16
	.align 64
	.proc start.part.0#
start.part.0:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	nop 0
	mov r36 = r1
	.body
	nop 0
	;;
	.mib
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = setpgid#
	;;
	.mii
	mov r1 = r36
	cmp4.ne p6, p7 = 1, r32
	;;
	addl r14 = @gprel(terminal#), gp
	;;
	.mib
	ld4 r33 = [r14]
	nop 0
	(p7) br.cond.dpnt .L35
	;;
	.mib
	cmp4.ne p6, p7 = 5, r32
	nop 0
	(p7) br.cond.dpnt .L36
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 3, r32
	(p7) br.cond.dptk .L37
	;;
	.mib
	cmp4.ge p6, p7 = 5, r32
	nop 0
	(p6) br.cond.dpnt .L21
	;;
	.mib
	cmp4.eq p6, p7 = 6, r32
	nop 0
	(p7) br.cond.dpnt .L38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpgrp#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	.mmb
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = tcsetpgrp#
	;;
	.mmi
	nop 0
	mov r1 = r36
	sxt4 r8 = r8
	;;
.L26:
	.mib
	nop 0
	cmp.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L28
.L29:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r36
	;;
	cmp4.ne p6, p7 = 5, r14
	;;
	.mmi
	nop 0
	(p6) addl r37 = 254, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r37 = 255, r0
	br.call.sptk.many b0 = _exit#
	;;
.L37:
	.mmi
	cmp4.lt p6, p7 = 1, r32
	addl r39 = 20, r0
	nop 0
	.mmb
	adds r38 = 16, r12
	mov r37 = r33
	(p6) br.cond.dpnt .L39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L40:
	.mib
	nop 0
	cmp.gt p6, p7 = r0, r8
	(p6) br.cond.dptk .L29
.L28:
	.mmi
	mov r37 = r0
	nop 0
	nop 0
.L41:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L39:
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	.mmi
	addl r39 = 10, r0
	nop 0
	mov r37 = r33
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L26
.L35:
	.mib
	addl r38 = 1, r0
	addl r37 = 21, r0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 20, r0
	nop 0
	.mmb
	adds r38 = 16, r12
	mov r37 = r33
	br.call.sptk.many b0 = read#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L40
.L36:
	.mmi
	nop 0
	addl r38 = 1, r0
	addl r37 = 22, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L21:
	.mib
	adds r38 = 16, r12
	mov r37 = r33
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L28
	.mmi
	mov r37 = r33
	nop 0
	adds r39 = 16, r12
	.mmb
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br .L41
	;;
.L38:
	.mib
	mov r38 = r0
	mov r37 = r33
	br.call.sptk.many b0 = tcflush#
	;;
	.mib
	mov r1 = r36
	sxt4 r8 = r8
	br .L26
	.endp start.part.0#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"yes"
	.align 8
.LC12:
	stringz	"NO"
	.align 8
.LC13:
	stringz	"posix_openpt"
	.align 8
.LC14:
	stringz	"open"
	.align 8
.LC15:
	stringz	"tcgetpgrp(terminal) == getpgrp()"
	.align 8
.LC16:
	stringz	"%-3s %s\n"
	.align 8
.LC17:
	stringz	"read"
	.align 8
.LC18:
	stringz	"tcsetpgrp"
	.align 8
.LC19:
	stringz	"line\n"
	.align 8
.LC20:
	stringz	"write"
	.align 8
.LC21:
	stringz	"continued in front"
	.align 8
.LC22:
	stringz	"pipe"
	.align 8
.LC23:
	stringz	"read in an orphaned group: %s\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 13, 3, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	nop 0
	mov r43 = r1
	nop 0
	;;
	.mib
	addl r45 = 258, r0
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC13)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r38 = @gprel(master#), gp
	nop 0
	mov r45 = r32
	;;
	.mib
	st4 [r38] = r32
	nop 0
	br.call.sptk.many b0 = grantpt#
	;;
	.mib
	mov r45 = r32
	mov r1 = r43
	br.call.sptk.many b0 = unlockpt#
	;;
	.mib
	mov r45 = r32
	mov r1 = r43
	br.call.sptk.many b0 = ptsname#
	;;
	.mib
	mov r1 = r43
	mov r32 = r8
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r33 = r8
	mov r1 = r43
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L44
	.mmi
	adds r34 = 28, r12
	nop 0
	addl r40 = -257, r0
	.mmb
	addl r39 = 256, r0
	nop 0
	br.call.sptk.many b0 = setsid#
	;;
	.mmi
	addl r46 = 2, r0
	nop 0
	mov r45 = r32
	.mmb
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC14)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	addl r36 = @gprel(terminal#), gp
	movl r35 = @gprel(what.0#)
	.mii
	addl r37 = @ltoffx(stdout#), r1
	mov r45 = r8
	;;
	add r35 = r1, r35
	.mmb
	st4 [r36] = r8
	ld8.mov r37 = [r37], stdout#
	br.call.sptk.many b0 = tcgetpgrp#
	;;
	.mib
	mov r1 = r43
	mov r32 = r8
	br.call.sptk.many b0 = getpgrp#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC15)
	.mlx
	nop 0
	movl r45 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC11)
	.mmi
	add r47 = r1, r47
	nop 0
	add r45 = r1, r45
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC12)
	;;
	.mmi
	nop 0
	(p7) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov ar.lc = 7
	.align 32
.L51:
	.mmi
	ld4 r32 = [r36]
	nop 0
	adds r46 = 16, r12
	;;
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	ld4 r14 = [r34]
	cmp4.ne p6, p7 = 3, r33
	adds r47 = 16, r12
	.mmi
	mov r46 = r0
	mov r45 = r32
	mov r1 = r43
	;;
	.mmi
	(p7) or r14 = r39, r14
	;;
	(p6) and r14 = r40, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mib
	ld8 r45 = [r37]
	mov r1 = r43
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r32 = r8
	mov r1 = r43
	.mmb
	mov r45 = r8
	mov r46 = r8
	(p7) br.cond.spnt .L78
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	ld8 r45 = [r35], 8
	nop 0
	mov r1 = r43
	.mmb
	mov r46 = r32
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 9, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L79
	;;
	.mib
	nop 0
	adds r33 = 1, r33
	br.cloop.sptk.few .L51
.L82:
	.mmi
	ld4 r32 = [r36]
	nop 0
	adds r46 = 16, r12
	;;
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = tcgetattr#
	;;
	.mmi
	addl r15 = -257, r0
	ld4 r14 = [r34]
	adds r47 = 16, r12
	.mmi
	mov r46 = r0
	mov r45 = r32
	mov r1 = r43
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = tcsetattr#
	;;
	.mib
	ld8 r45 = [r37]
	mov r1 = r43
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r32 = r8
	mov r1 = r43
	;;
	.mib
	(p7) mov r45 = r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = start.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r45 = r32
	mov r46 = r32
	br.call.sptk.many b0 = setpgid#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r45 = 22, r0
	.mmb
	addl r46 = 1, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r46 = r32
	nop 0
	mov r1 = r43
	.mmb
	ld4 r45 = [r36]
	nop 0
	br.call.sptk.many b0 = tcsetpgrp#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmb
	addl r47 = 5, r0
	nop 0
	(p7) br.cond.spnt .L55
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	.mmi
	nop 0
	ld4 r45 = [r38]
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r43
	nop 0
	.mmb
	mov r45 = r32
	addl r46 = 18, r0
	(p7) br.cond.spnt .L62
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r32 = [r36]
	nop 0
	br.call.sptk.many b0 = getpgrp#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r8
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = tcsetpgrp#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r43
	.mmb
	adds r45 = 16, r12
	nop 0
	(p6) br.cond.spnt .L55
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC22)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L57
	.mib
	mov r46 = r0
	mov r45 = r0
	br.call.sptk.many b0 = setpgid#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r43
	.mmb
	mov r32 = r8
	nop 0
	(p7) br.cond.dpnt .L59
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L80
	.align 32
.L60:
	.mib
	addl r45 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L60
.L80:
	.mmi
	nop 0
	adds r33 = 76, r12
	addl r47 = 1, r0
	.mmi
	nop 0
	ld4 r45 = [r36]
	nop 0
	;;
	.mib
	mov r46 = r33
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	adds r14 = 20, r12
	mov r1 = r43
	.mmb
	addl r47 = 1, r0
	mov r46 = r33
	(p7) br.cond.dpnt .L81
	;;
	.mmi
	nop 0
	st1 [r33] = r32
	nop 0
	.mmb
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L62
.L59:
	.mib
	nop 0
	mov r45 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L79:
	.mmi
	mov r47 = r0
	mov r46 = r0
	nop 0
	.mmb
	mov r45 = r32
	adds r33 = 1, r33
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L51
	.mib
	nop 0
	nop 0
	br .L82
.L44:
	.mmi
	mov r47 = r0
	nop 0
	mov r46 = r0
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L57:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	adds r32 = 76, r12
	addl r47 = 1, r0
	;;
	.mmi
	nop 0
	mov r46 = r32
	nop 0
	.mmb
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC17)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	ld1 r14 = [r32]
	movl r45 = @gprel(.LC23)
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	add r45 = r1, r45
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p6) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	mov r45 = r0
	br.call.sptk.many b0 = exit#
	;;
.L81:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	mov r1 = r43
	addl r47 = 1, r0
	.mmi
	mov r46 = r33
	;;
	cmp4.eq p6, p7 = 5, r14
	adds r14 = 20, r12
	;;
	.mmi
	(p6) addl r32 = 1, r0
	ld4 r45 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r32 = r0
	nop 0
	;;
	.mib
	st1 [r33] = r32
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = -1, r8
	(p7) br.cond.sptk .L59
	.mib
	nop 0
	nop 0
	br .L62
.L78:
	.mib
	nop 0
	mov r45 = r33
	br.call.sptk.many b0 = start.part.0#
	;;
.L55:
	.mlx
	nop 0
	movl r45 = @gprel(.LC18)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
.L62:
	.mlx
	nop 0
	movl r45 = @gprel(.LC20)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC24:
	stringz	"read, signal ignored"
	.align 8
.LC25:
	stringz	"write with TOSTOP"
	.align 8
.LC26:
	stringz	"tcsetattr"
	.align 8
.LC27:
	stringz	"tcsetattr, signal ignored"
	.align 8
.LC28:
	stringz	"tcflush"
	.section	.rodata
	.align 8
	.type	what.0#, @object
	.size	what.0#, 64
what.0:
	data8	.LC17
	data8	.LC24
	data8	.LC20
	data8	.LC25
	data8	.LC26
	data8	.LC27
	data8	.LC18
	data8	.LC28
	.sbss
	.align 4
	.type	master#, @object
	.size	master#, 4
master:
	.skip	4
	.align 4
	.type	terminal#, @object
	.size	terminal#, 4
terminal:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
