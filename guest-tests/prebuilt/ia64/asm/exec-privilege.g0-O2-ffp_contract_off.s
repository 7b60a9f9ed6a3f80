// e373b451871821d83bbf2bb7ad115eea guest-tests/process/exec-privilege.c
	.file	"exec-privilege.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s/%s"
	.align 8
.LC1:
	stringz	"report"
	.align 8
.LC2:
	stringz	"%s"
	.text
	.align 16
	.align 64
	.proc execute#
execute:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	movl r39 = @gprel(folder#)
	.body
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	.mmi
	mov r40 = r32
	add r39 = r1, r39
	addl r37 = 80, r0
	;;
	.mib
	add r38 = r1, r38
	adds r36 = 16, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r35
	adds r37 = 16, r12
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	.mmi
	nop 0
	mov r36 = r37
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r35
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
	addl r36 = 200, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = dprintf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp execute#
	.align 16
	.align 64
	.proc without_new_privileges#
without_new_privileges:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mmi
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	.mmb
	addl r37 = 1, r0
	addl r36 = 38, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r35
	mov r36 = r32
	br.call.sptk.many b0 = execute#
	;;
	break.f 0
	;;
	.endp without_new_privileges#
	.align 16
	.align 64
	.proc alone#
alone:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r36 = r32
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = execute#
	;;
	break.f 0
	;;
	.endp alone#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"untraced "
	.text
	.align 16
	.align 64
	.proc traced_by_parent#
traced_by_parent:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	nop 0
	mov r37 = r1
	.body
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r33 = r8
	mov r1 = r37
	.mmb
	mov r40 = r0
	adds r39 = 16, r12
	(p7) br.cond.dpnt .L19
	;;
	.mib
	(p6) addl r34 = 255, r0
	mov r38 = r33
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = r33, r8
	(p6) br.cond.dpnt .L10
	.align 32
.L20:
	.mmi
	adds r15 = 16, r12
	mov r41 = r0
	nop 0
	.mmi
	mov r40 = r0
	mov r39 = r33
	addl r38 = 7, r0
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	and r14 = r34, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 127, r14
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r0
	nop 0
	.mmb
	adds r39 = 16, r12
	mov r38 = r33
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = r33, r8
	(p7) br.cond.dptk .L20
.L10:
	.mib
	nop 0
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L19:
	.mmi
	mov r41 = r0
	mov r40 = r0
	nop 0
	.mmb
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r38 = r32
	nop 0
	(p7) br.cond.dpnt .L21
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = execute#
.L21:
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mmi
	nop 0
	addl r38 = 200, r0
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = dprintf#
	;;
	.mib
	mov r1 = r37
	mov r38 = r32
	br.call.sptk.many b0 = execute#
	;;
	break.f 0
	;;
	.endp traced_by_parent#
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
	stringz	"setresuid"
	.text
	.align 16
	.align 64
	.proc after_change#
after_change:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mmi
	addl r36 = -1, r0
	nop 0
	addl r38 = -1, r0
	.mmb
	addl r37 = 1002, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC5)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	mov r36 = r32
	br.call.sptk.many b0 = execute#
	;;
	break.f 0
	;;
	.endp after_change#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"pipe"
	.align 8
.LC7:
	stringz	"read"
	.align 8
.LC8:
	stringz	"x"
	.align 8
.LC9:
	stringz	"write"
	.text
	.align 16
	.align 64
	.proc attached#
attached:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	nop 0
	mov r38 = r1
	.body
	nop 0
	;;
	.mib
	adds r39 = 16, r12
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
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
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r33 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L29
	.mib
	addl r40 = 1, r0
	addl r39 = 4, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r41 = 1, r0
	.mmi
	adds r40 = 24, r12
	nop 0
	mov r1 = r38
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
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
	nop 0
	mov r39 = r32
	br.call.sptk.many b0 = execute#
	;;
.L29:
	.mib
	addl r39 = 20000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r0
	mov r41 = r0
	.mmb
	mov r40 = r33
	addl r39 = 16902, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L42
	;;
.L31:
	.mlx
	adds r14 = 20, r12
	movl r40 = @gprel(.LC8)
	.mmi
	addl r41 = 1, r0
	adds r34 = 24, r12
	addl r35 = 255, r0
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	nop 0
	.mmb
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r38
	mov r41 = r0
	.mmb
	mov r40 = r34
	mov r39 = r33
	(p7) br.cond.spnt .L39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = r33, r8
	(p6) br.cond.dpnt .L33
	.align 32
.L43:
	.mmi
	ld4 r14 = [r34]
	mov r42 = r0
	mov r41 = r0
	.mii
	mov r40 = r33
	addl r39 = 7, r0
	;;
	and r14 = r35, r14
	;;
	.mib
	cmp4.eq p6, p7 = 127, r14
	nop 0
	(p7) br.cond.dpnt .L33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ptrace#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r0
	nop 0
	.mmb
	mov r40 = r34
	mov r39 = r33
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = r33, r8
	(p7) br.cond.dptk .L43
.L33:
	.mib
	nop 0
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L42:
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmi
	nop 0
	addl r39 = 200, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = dprintf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L31
	;;
.L39:
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp attached#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"clone"
	.text
	.align 16
	.align 64
	.proc with_shared_folder#
with_shared_folder:
	.prologue 12, 35
	.mii
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 6, 0
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r37
	mov r34 = r8
	mov r43 = r0
	.mmi
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	;;
	.mib
	addl r39 = 529, r0
	addl r38 = 1128, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r8
	nop 0
	mov r1 = r37
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.dpnt .L54
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L48
.L49:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L56:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L49
.L48:
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L55
.L46:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r37
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L50
	.mib
	addl r38 = 100000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r33
	.mmb
	addl r39 = 9, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r37
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L50:
	.mib
	nop 0
	mov r38 = r32
	br.call.sptk.many b0 = execute#
	;;
.L54:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	cmp4.eq p6, p7 = r34, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L46
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L56
	;;
.L55:
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp with_shared_folder#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"root"
	.align 8
.LC12:
	stringz	"its user"
	.align 8
.LC13:
	stringz	"reads"
	.align 8
.LC14:
	stringz	"does not read"
	.align 8
.LC15:
	stringz	"/proc/self/environ"
	.align 8
.LC16:
	stringz	"uid %d euid %d egid %d fsuid %d dumpable %d, its environment is %s's, it %s it"
	.align 8
.LC17:
	stringz	"folder"
	.align 8
.LC18:
	stringz	"mkdtemp"
	.align 8
.LC19:
	stringz	"/proc/self/exe"
	.align 8
.LC20:
	stringz	"fchown"
	.align 8
.LC21:
	stringz	"fchmod"
	.align 8
.LC22:
	stringz	"dup2"
	.align 8
.LC23:
	stringz	"setgroups"
	.align 8
.LC24:
	stringz	"setresgid"
	.align 8
.LC25:
	stringz	"PRINT"
	.align 8
.LC26:
	stringz	"    \"%s\",\n"
	.align 8
.LC27:
	stringz	"%s: %s\n  is %s\n  not %s\n"
	.align 8
.LC28:
	stringz	"differences: %u\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 54
	.mmb
	.save ar.pfs, r55
	alloc r55 = ar.pfs, 1, 24, 8, 0
	.fframe 544
	adds r12 = -544, r12
	nop 0
	.mmi
	cmp4.ge p6, p7 = 1, r32
	mov r56 = r1
	.save rp, r54
	mov r54 = b0
	.body
	;;
	.mbb
	nop 0
	(p7) br.cond.dpnt .L105
	br.call.sptk.many b0 = geteuid#
	;;
	.mib
	mov r1 = r56
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L64
	;;
	.mlx
	nop 0
	movl r57 = @gprel(folder#)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = mkdtemp#
	;;
	.mmi
	mov r1 = r56
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmb
	addl r58 = 493, r0
	nop 0
	(p6) br.cond.spnt .L65
	;;
	.mlx
	nop 0
	movl r57 = @gprel(folder#)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	mov r1 = r56
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	adds r58 = 432, r12
	nop 0
	(p7) br.cond.spnt .L67
	;;
	.mlx
	nop 0
	movl r57 = @gprel(folder#)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = statvfs#
	;;
	.mib
	mov r1 = r56
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L67
	;;
	.mlx
	nop 0
	movl r45 = @gprel(programs#)
	.mlx
	nop 0
	movl r39 = @gprel(folder#)
	;;
	.mlx
	add r45 = r1, r45
	movl r38 = @gprel(.LC0)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r33 = @gprel(bytes.0#)
	.mmi
	adds r41 = 120, r45
	add r38 = r1, r38
	mov r36 = r45
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	add r33 = r1, r33
.L72:
	.mmi
	ld8 r61 = [r36]
	mov r60 = r39
	mov r59 = r38
	.mmb
	addl r58 = 80, r0
	adds r57 = 32, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r56
	nop 0
	mov r58 = r0
	.mmb
	mov r57 = r37
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r56
	addl r59 = 384, r0
	addl r58 = 65, r0
	.mmb
	adds r57 = 32, r12
	mov r35 = r8
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r56
	mov r34 = r8
	.align 32
.L68:
	.mmi
	addl r59 = 65536, r0
	nop 0
	mov r58 = r33
	.mmb
	mov r57 = r35
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.lt p6, p7 = 0, r8
	mov r1 = r56
	mov r59 = r8
	.mmb
	mov r58 = r33
	mov r57 = r34
	(p7) br.cond.dpnt .L106
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r56
	cmp.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L68
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r56
	nop 0
	.mmb
	ld4 r57 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r56
	nop 0
	mov r59 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC4)
	.mlx
	nop 0
	movl r58 = @gprel(.LC9)
	;;
	.mib
	add r57 = r1, r57
	add r58 = r1, r58
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r56
	addl r57 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L114:
	.mbb
	ld4 r57 = [r34]
	br.call.sptk.many b0 = close#
	nop 0
	;;
	.mmi
	mov r1 = r56
	nop 0
	nop 0
	.align 32
.L82:
	.mib
	mov r57 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r56
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L82
	.mmi
	ld8 r42 = [r37]
	nop 0
	mov r57 = r44
	.mmb
	ld8 r43 = [r36]
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r56
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmb
	adds r57 = 32, r12
	nop 0
	(p7) br.cond.dpnt .L107
	;;
	.mmi
	ld4 r33 = [r39]
	;;
	addp4 r14 = r33, r0
	adds r33 = 1, r33
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r48, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r40 = [r14]
	nop 0
	;;
	.mib
	mov r58 = r40
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	mov r1 = r56
	cmp4.eq p6, p7 = 0, r8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L108
	;;
	.mmi
	st4 [r39] = r33
	nop 0
	nop 0
.L84:
	.mmi
	nop 0
	adds r36 = 24, r36
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r41, r36
	(p6) br.cond.dptk .L86
.L117:
	.mmi
	nop 0
	adds r37 = 24, r37
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r53, r37
	(p6) br.cond.dptk .L87
.L89:
	.mlx
	nop 0
	movl r34 = @gprel(folder#)
	.mlx
	nop 0
	movl r33 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	add r34 = r1, r34
	add r33 = r1, r33
	;;
	.align 32
.L88:
	.mmi
	ld8 r61 = [r45], 24
	mov r60 = r34
	mov r59 = r33
	.mmb
	addl r58 = 80, r0
	adds r57 = 32, r12
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r56
	adds r57 = 32, r12
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r56
	cmp.ne p6, p7 = r41, r45
	(p6) br.cond.dptk .L88
	;;
	.mlx
	nop 0
	movl r57 = @gprel(folder#)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	mov r1 = r56
	nop 0
	nop 0
	;;
.L64:
	.mlx
	addl r14 = @gprel(differences#), gp
	movl r57 = @gprel(.LC28)
	;;
	.mmi
	nop 0
	add r57 = r1, r57
	nop 0
	.mmb
	ld4 r58 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r56
	mov b0 = r54
	;;
	.mii
	nop 0
	mov ar.pfs = r55
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 544, r12
	nop 0
	br.ret.sptk.many b0
.L106:
	.body
	.copy_state 1
	.mmi
	adds r15 = 16, r36
	adds r14 = 12, r36
	mov r57 = r34
	;;
	.mmi
	nop 0
	ld4 r59 = [r15]
	nop 0
	.mmb
	ld4 r58 = [r14]
	nop 0
	br.call.sptk.many b0 = fchown#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	adds r14 = 8, r36
	mov r1 = r56
	.mmb
	mov r57 = r34
	adds r36 = 24, r36
	(p7) br.cond.spnt .L109
	;;
	.mib
	ld4 r58 = [r14]
	nop 0
	br.call.sptk.many b0 = fchmod#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r56
	.mmb
	mov r57 = r35
	nop 0
	(p7) br.cond.spnt .L110
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r56
	mov r57 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r56
	cmp.ne p6, p7 = r41, r36
	(p6) br.cond.dptk .L72
	;;
	.mlx
	adds r51 = 504, r12
	movl r37 = @gprel(onlookers#)
	.mlx
	adds r34 = 544, r12
	movl r44 = @gprel(.LC25)
	;;
	.mlx
	add r37 = r1, r37
	movl r48 = @gprel(expected#)
	.mlx
	adds r38 = 548, r12
	movl r52 = @gprel(.LC27)
	;;
	.mlx
	add r44 = r1, r44
	movl r50 = @gprel(.LC26)
	.mmi
	adds r53 = 264, r37
	addl r35 = 399, r0
	addl r39 = @gprel(line#), gp
	;;
	.mmi
	nop 0
	add r48 = r1, r48
	addl r49 = @gprel(differences#), gp
	.mmi
	nop 0
	add r52 = r1, r52
	add r50 = r1, r50
	.align 32
.L87:
	.mmi
	ld8 r14 = [r51]
	nop 0
	mov r36 = r45
	.mmi
	adds r47 = 16, r37
	nop 0
	adds r46 = 8, r37
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 1
	(p7) br.cond.dpnt .L89
	.align 32
.L86:
	.mmi
	adds r14 = 32, r12
	nop 0
	addl r59 = 392, r0
	.mmi
	mov r58 = r0
	nop 0
	adds r57 = 40, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r56
	mov r57 = r34
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r56
	(p7) br.cond.spnt .L111
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r56
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L75
	.mmi
	nop 0
	addl r58 = 200, r0
	nop 0
	.mmb
	ld4 r57 = [r38]
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r56
	(p7) br.cond.spnt .L112
	;;
	.mib
	ld4 r57 = [r38]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r56
	nop 0
	.mmb
	ld4 r57 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	ld4 r14 = [r47]
	nop 0
	mov r1 = r56
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L113
.L77:
	.mib
	addl r57 = 4, r0
	addl r58 = 1, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	ld8 r14 = [r46]
	ld8 r57 = [r36]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	;;
	ld8 r1 = [r14]
	mov b6 = r15
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r56
	nop 0
	nop 0
.L75:
	.mmi
	nop 0
	ld4 r57 = [r38]
	mov r33 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r56
	nop 0
	nop 0
	.align 32
.L80:
	.mmi
	nop 0
	adds r14 = 32, r12
	sub r59 = r35, r33
	.mmi
	nop 0
	ld4 r57 = [r34]
	nop 0
	;;
	.mib
	add r58 = r14, r33
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r56
	cmp.lt p6, p7 = 0, r8
	add r33 = r33, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L114
	br .L80
.L113:
	.mib
	mov r58 = r0
	mov r57 = r0
	br.call.sptk.many b0 = setgroups#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r56
	addl r59 = 1001, r0
	.mmb
	addl r58 = 1001, r0
	addl r57 = 1001, r0
	(p7) br.cond.spnt .L115
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r56
	addl r59 = 1001, r0
	.mmb
	addl r58 = 1001, r0
	addl r57 = 1001, r0
	(p7) br.cond.spnt .L116
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r56
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L77
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L108:
	.mmi
	ld4 r14 = [r49]
	mov r61 = r40
	adds r60 = 32, r12
	.mmi
	mov r59 = r43
	mov r58 = r42
	mov r57 = r52
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r49] = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r33 = [r39]
	mov r1 = r56
	;;
	adds r33 = 1, r33
	;;
	.mib
	st4 [r39] = r33
	nop 0
	br .L84
.L107:
	.mmi
	adds r36 = 24, r36
	nop 0
	adds r58 = 32, r12
	.mmb
	mov r57 = r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r56
	cmp.ne p6, p7 = r41, r36
	(p6) br.cond.dptk .L86
	.mib
	nop 0
	nop 0
	br .L117
	;;
.L105:
	.mlx
	nop 0
	movl r57 = @gprel(.LC15)
	.mmi
	nop 0
	mov r58 = r0
	nop 0
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r56
	adds r58 = 32, r12
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC15)
	;;
	.mib
	add r57 = r1, r57
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mib
	mov r1 = r56
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r56
	mov r34 = r8
	br.call.sptk.many b0 = geteuid#
	;;
	.mib
	mov r1 = r56
	mov r35 = r8
	br.call.sptk.many b0 = getegid#
	;;
	.mmi
	mov r1 = r56
	addl r58 = -1, r0
	nop 0
	.mmb
	addl r57 = 1142, r0
	mov r36 = r8
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r56
	nop 0
	mov r37 = r8
	.mmb
	addl r57 = 3, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	adds r14 = 60, r12
	mov r1 = r56
	cmp4.le p6, p7 = r0, r33
	.mmi
	mov r38 = r8
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p8, p9 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p8) movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p9) movl r39 = @gprel(.LC11)
	;;
	.mmi
	nop 0
	(p8) add r39 = r1, r39
	nop 0
	;;
	.mib
	nop 0
	(p9) add r39 = r1, r39
	(p6) br.cond.dpnt .L60
	;;
.L62:
	.mlx
	adds r14 = 16, r12
	movl r15 = @gprel(.LC14)
	.mlx
	mov r64 = r39
	movl r58 = @gprel(.LC16)
	;;
	.mmi
	add r15 = r1, r15
	add r58 = r1, r58
	mov r63 = r38
	.mmi
	mov r62 = r37
	mov r61 = r36
	mov r60 = r35
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	mov r59 = r34
	.mmb
	addl r57 = 200, r0
	nop 0
	br.call.sptk.many b0 = dprintf#
	;;
	.mmi
	mov r1 = r56
	nop 0
	nop 0
.L118:
	.mii
	mov r8 = r0
	mov b0 = r54
	;;
	mov ar.pfs = r55
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 544, r12
	br.ret.sptk.many b0
	;;
.L60:
	.body
	.copy_state 2
	.mmi
	adds r58 = 432, r12
	nop 0
	mov r57 = r33
	.mmb
	addl r59 = 1, r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r56
	cmp.gt p6, p7 = r0, r8
	adds r14 = 16, r12
	.mmb
	mov r64 = r39
	mov r63 = r38
	(p6) br.cond.dpnt .L62
	;;
	.mlx
	mov r62 = r37
	movl r15 = @gprel(.LC13)
	.mlx
	mov r61 = r36
	movl r58 = @gprel(.LC16)
	;;
	.mmi
	add r15 = r1, r15
	add r58 = r1, r58
	nop 0
	.mmi
	mov r60 = r35
	mov r59 = r34
	addl r57 = 200, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = dprintf#
	;;
	.mib
	nop 0
	mov r1 = r56
	br .L118
	;;
.L110:
	.mlx
	nop 0
	movl r57 = @gprel(.LC21)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L111:
	.mlx
	nop 0
	movl r57 = @gprel(.LC6)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L112:
	.mlx
	nop 0
	movl r57 = @gprel(.LC22)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L115:
	.mlx
	nop 0
	movl r57 = @gprel(.LC23)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L65:
	.mlx
	nop 0
	movl r57 = @gprel(.LC18)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L67:
	.mlx
	nop 0
	movl r57 = @gprel(.LC17)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L116:
	.mlx
	nop 0
	movl r57 = @gprel(.LC24)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
.L109:
	.mlx
	nop 0
	movl r57 = @gprel(.LC20)
	;;
	.mib
	nop 0
	add r57 = r1, r57
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	bytes.0#, @object
	.size	bytes.0#, 65536
bytes.0:
	.skip	65536
	.sbss
	.align 4
	.type	differences#, @object
	.size	differences#, 4
differences:
	.skip	4
	.align 4
	.type	line#, @object
	.size	line#, 4
line:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC31:
	stringz	"uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 1, its environment is its user's, it reads it"
	.align 8
.LC32:
	stringz	"uid 1001 euid 0 egid 1001 fsuid 0 dumpable 0, its environment is root's, it reads it"
	.align 8
.LC33:
	stringz	"uid 1001 euid 1002 egid 1001 fsuid 1002 dumpable 0, its environment is root's, it does not read it"
	.align 8
.LC34:
	stringz	"uid 1001 euid 1001 egid 1002 fsuid 1001 dumpable 0, its environment is root's, it does not read it"
	.align 8
.LC35:
	stringz	"uid 1001 euid 1001 egid 1001 fsuid 1001 dumpable 0, its environment is root's, it does not read it"
	.align 8
.LC36:
	stringz	"uid 0 euid 0 egid 0 fsuid 0 dumpable 1, its environment is root's, it reads it"
	.align 8
.LC37:
	stringz	"uid 0 euid 1002 egid 0 fsuid 1002 dumpable 0, its environment is root's, it does not read it"
	.align 8
.LC38:
	stringz	"uid 0 euid 0 egid 1002 fsuid 0 dumpable 0, its environment is root's, it reads it"
	.align 8
.LC39:
	stringz	"uid 0 euid 0 egid 0 fsuid 0 dumpable 0, its environment is root's, it reads it"
	.align 8
.LC40:
	stringz	"uid 0 euid 1002 egid 1002 fsuid 1002 dumpable 0, its environment is root's, it does not read it"
	.section	.rodata
	.align 8
	.type	expected#, @object
	.size	expected#, 440
expected:
	data8	.LC31
	data8	.LC32
	data8	.LC33
	data8	.LC34
	data8	.LC35
	data8	.LC31
	data8	.LC31
	data8	.LC31
	data8	.LC31
	data8	.LC35
	data8	.LC31
	data8	.LC31
	data8	.LC31
	data8	.LC31
	data8	.LC35
	data8	.LC31
	data8	.LC31
	data8	.LC31
	data8	.LC31
	data8	.LC35
	data8	.LC31
	data8	.LC31
	data8	.LC31
	data8	.LC31
	data8	.LC35
	data8	.LC36
	data8	.LC36
	data8	.LC37
	data8	.LC38
	data8	.LC36
	data8	.LC36
	data8	.LC36
	data8	.LC36
	data8	.LC36
	data8	.LC36
	data8	.LC36
	data8	.LC36
	data8	.LC37
	data8	.LC38
	data8	.LC36
	data8	.LC36
	data8	.LC36
	data8	.LC37
	data8	.LC38
	data8	.LC36
	data8	.LC36
	data8	.LC36
	data8	.LC37
	data8	.LC38
	data8	.LC36
	data8	.LC37
	data8	.LC39
	data8	.LC37
	data8	.LC40
	data8	.LC37
	.section	.rodata.str1.8
	.align 8
.LC41:
	stringz	"plain"
	.align 8
.LC42:
	stringz	"suid-root"
	.align 8
.LC43:
	stringz	"suid-other"
	.align 8
.LC44:
	stringz	"sgid-other"
	.align 8
.LC45:
	stringz	"unreadable"
	.section	.rodata
	.align 8
	.type	programs#, @object
	.size	programs#, 120
programs:
	data8	.LC41
	data4	493
	data4	0
	data4	0
	.skip	4
	data8	.LC42
	data4	2541
	data4	0
	data4	0
	.skip	4
	data8	.LC43
	data4	2541
	data4	1002
	data4	1002
	.skip	4
	data8	.LC44
	data4	1517
	data4	0
	data4	1002
	.skip	4
	data8	.LC45
	data4	457
	data4	0
	data4	0
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC46:
	stringz	"user, alone"
	.align 8
.LC47:
	stringz	"user, no new privileges"
	.align 8
.LC48:
	stringz	"user, traced by its parent"
	.align 8
.LC49:
	stringz	"user, attached"
	.align 8
.LC50:
	stringz	"user, shared folder"
	.align 8
.LC51:
	stringz	"root, alone"
	.align 8
.LC52:
	stringz	"root, no new privileges"
	.align 8
.LC53:
	stringz	"root, traced by its parent"
	.align 8
.LC54:
	stringz	"root, attached"
	.align 8
.LC55:
	stringz	"root, shared folder"
	.align 8
.LC56:
	stringz	"root, other effective id"
	.section	.rodata
	.align 8
	.type	onlookers#, @object
	.size	onlookers#, 264
onlookers:
	data8	.LC46
	data8	@fptr(alone#)
	data4	0
	.skip	4
	data8	.LC47
	data8	@fptr(without_new_privileges#)
	data4	0
	.skip	4
	data8	.LC48
	data8	@fptr(traced_by_parent#)
	data4	0
	.skip	4
	data8	.LC49
	data8	@fptr(attached#)
	data4	0
	.skip	4
	data8	.LC50
	data8	@fptr(with_shared_folder#)
	data4	0
	.skip	4
	data8	.LC51
	data8	@fptr(alone#)
	data4	1
	.skip	4
	data8	.LC52
	data8	@fptr(without_new_privileges#)
	data4	1
	.skip	4
	data8	.LC53
	data8	@fptr(traced_by_parent#)
	data4	1
	.skip	4
	data8	.LC54
	data8	@fptr(attached#)
	data4	1
	.skip	4
	data8	.LC55
	data8	@fptr(with_shared_folder#)
	data4	1
	.skip	4
	data8	.LC56
	data8	@fptr(after_change#)
	data4	1
	.skip	4
	.data
	.align 8
	.type	folder#, @object
	.size	folder#, 17
folder:
	stringz	"/tmp/exec-XXXXXX"
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
