// 05f54c54bc9d4cb31b01ba0026b1fe6e
	.file	"ended-main.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"none"
	.align 8
.LC1:
	stringz	"\n"
	.align 8
.LC2:
	stringz	"%.*s"
	.text
	.align 16
	.align 64
	.proc line#
line:
	.prologue 12, 36
	.mib
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 5, 0
	.save rp, r36
	mov r36 = b0
	nop 0
	.mmi
	mov r38 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strstr#
	;;
	.mmi
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	nop 0
	.mmb
	mov r35 = r8
	mov r39 = r8
	(p6) br.cond.dpnt .L7
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r42 = r8
	.mmi
	mov r43 = r35
	nop 0
	addl r40 = 100, r0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(copy.2#)
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	add r41 = r1, r41
	;;
	.mib
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	ld1 r14 = [r34]
	addl r16 = 32, r0
	mov r1 = r38
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L3
	;;
	.align 32
.L6:
	.mib
	cmp4.eq p6, p7 = 9, r15
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	st1 [r34] = r15, 1
	;;
	ld1 r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
.L3:
	.mib
	nop 0
	mov b0 = r36
	nop 0
	.mlx
	nop 0
	movl r8 = @gprel(copy.2#)
	;;
	.mib
	add r8 = r1, r8
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L4:
	.mmi
	st1 [r34] = r16, 1
	;;
	ld1 r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L6
	.mib
	nop 0
	mov b0 = r36
	nop 0
	.mlx
	nop 0
	movl r8 = @gprel(copy.2#)
	;;
	.mib
	add r8 = r1, r8
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L7:
	.mlx
	addl r42 = 4, r0
	movl r35 = @gprel(.LC0)
	.mlx
	addl r40 = 100, r0
	movl r34 = @gprel(copy.2#)
	;;
	.mmi
	nop 0
	add r34 = r1, r34
	add r35 = r1, r35
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	mov r43 = r35
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	ld1 r14 = [r34]
	mov r1 = r38
	addl r16 = 32, r0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	mov r15 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L3
	.endp line#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"/proc/%d/%s"
	.text
	.align 16
	.align 64
	.proc read_node#
read_node:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 5, 0
	addl r14 = @gprel(process#), gp
	mov r37 = r1
	.mlx
	mov r42 = r32
	movl r40 = @gprel(.LC3)
	;;
	.mib
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	nop 0
	.mlx
	ld4 r41 = [r14]
	movl r38 = @gprel(path.4#)
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	add r38 = r1, r38
	.mmb
	addl r39 = 80, r0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r33 = @gprel(text.3#)
	.mlx
	nop 0
	movl r38 = @gprel(path.4#)
	;;
	.mib
	add r33 = r1, r33
	add r38 = r1, r38
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r37
	addl r40 = 4095, r0
	.mmb
	mov r39 = r33
	mov r34 = r8
	(p7) br.cond.dpnt .L13
	;;
	.mib
	mov r38 = r8
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r38 = r34
	cmp.gt p6, p7 = r0, r8
	nop 0
	.mmb
	mov r34 = r8
	mov r1 = r37
	(p6) br.cond.dpnt .L13
	;;
	.mib
	add r34 = r33, r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmb
	mov r8 = r33
	mov r1 = r37
	nop 0
	.mmi
	st1 [r34] = r0
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L13:
	.mib
	nop 0
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
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp read_node#
	.align 16
	.align 64
	.proc entries#
entries:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 5, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	addl r14 = @gprel(process#), gp
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	mov r37 = r1
	.body
	add r40 = r1, r40
	mov r42 = r32
	.mmi
	ld4 r41 = [r14]
	addl r39 = 80, r0
	adds r38 = 16, r12
	;;
	.mib
	mov r33 = r0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r37
	adds r38 = 16, r12
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	mov r34 = r8
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r1 = r37
	nop 0
	(p7) br.cond.spnt .L23
	;;
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	nop 0
	adds r14 = 19, r8
	mov r1 = r37
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L24
	;;
	.align 32
.L19:
	.mii
	ld1 r14 = [r14]
	mov r38 = r34
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 46, r14
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
	add r33 = r33, r14
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	nop 0
	mov r1 = r37
	adds r14 = 19, r8
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L19
.L24:
	.mib
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r8 = r33
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
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L23:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r33 = [r8]
	mov r1 = r37
	;;
	sub r33 = r0, r33
	;;
	.mii
	mov r8 = r33
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp entries#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"a path"
	.text
	.align 16
	.align 64
	.proc link_of#
link_of:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 5, 0
	addl r14 = @gprel(process#), gp
	mov r35 = r1
	.mlx
	mov r40 = r32
	movl r38 = @gprel(.LC3)
	;;
	.mib
	nop 0
	.save rp, r33
	mov r33 = b0
	.body
	nop 0
	.mlx
	ld4 r39 = [r14]
	movl r36 = @gprel(path.1#)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	add r36 = r1, r36
	.mmb
	addl r37 = 80, r0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r38 = 199, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(target.0#)
	.mlx
	nop 0
	movl r36 = @gprel(path.1#)
	;;
	.mib
	add r37 = r1, r37
	add r36 = r1, r36
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r35
	mov r14 = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	nop 0
	.mlx
	cmp.le p6, p7 = r0, r14
	movl r8 = @gprel(.LC4)
	;;
	.mbb
	add r8 = r1, r8
	(p7) br.cond.dpnt .L30
	br.ret.sptk.many b0
	;;
.L30:
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
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp link_of#
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
	stringz	"x"
	.align 8
.LC7:
	stringz	"write"
	.align 8
.LC8:
	stringz	"read"
	.text
	.align 16
	.align 64
	.proc remain#
remain:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	addl r14 = @gprel(ready#+4), gp
	.mlx
	mov r34 = r1
	movl r36 = @gprel(.LC6)
	;;
	.mib
	nop 0
	.save rp, r32
	mov r32 = b0
	nop 0
	.mmi
	ld4 r35 = [r14]
	add r36 = r1, r36
	addl r37 = 1, r0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC7)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = @gprel(go#), gp
	addl r37 = 1, r0
	adds r36 = 16, r12
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC8)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	addl r35 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp remain#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"yes"
	.align 8
.LC10:
	stringz	"NO"
	.align 8
.LC11:
	stringz	"pipe"
	.align 8
.LC12:
	stringz	"stat"
	.align 8
.LC13:
	stringz	"task/%d/stat"
	.align 8
.LC14:
	stringz	"state %c, of its task %c\n"
	.align 8
.LC15:
	stringz	"status"
	.align 8
.LC16:
	stringz	"State"
	.align 8
.LC17:
	stringz	"Threads"
	.align 8
.LC18:
	stringz	"VmSize"
	.align 8
.LC19:
	stringz	"FDSize"
	.align 8
.LC20:
	stringz	"task"
	.align 8
.LC21:
	stringz	"fd"
	.align 8
.LC22:
	stringz	"tasks %d, files %d\n"
	.align 8
.LC23:
	stringz	"smaps"
	.align 8
.LC24:
	stringz	"smaps '%s'\n"
	.align 8
.LC25:
	stringz	"maps"
	.align 8
.LC26:
	stringz	"maps '%s'\n"
	.align 8
.LC27:
	stringz	"cmdline"
	.align 8
.LC28:
	stringz	"cmdline '%s'\n"
	.align 8
.LC29:
	stringz	"exe"
	.align 8
.LC30:
	stringz	"cwd"
	.align 8
.LC31:
	stringz	"exe %s, cwd %s\n"
	.align 8
.LC32:
	stringz	"process_vm_readv(process, &mine, 1, &theirs, 1, 0) == -1 && errno == ESRCH"
	.align 8
.LC33:
	stringz	"%-3s %s\n"
	.align 8
.LC34:
	stringz	"status %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 6, 0
	.fframe 112
	adds r12 = -112, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r41 = r1
	.body
	nop 0
	addl r42 = @gprel(go#), gp
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.spnt .L39
	;;
	.mib
	addl r42 = @gprel(ready#), gp
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L39
	;;
	.mib
	addl r35 = @gprel(process#), gp
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	.mmb
	st4 [r35] = r8
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L61
	;;
.L40:
	.mmi
	addl r14 = @gprel(ready#), gp
	addl r44 = 1, r0
	adds r43 = 120, r12
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	addl r43 = 80, r0
	nop 0
	(p7) br.cond.spnt .L58
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC12)
	.mlx
	ld4 r45 = [r35]
	movl r36 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(path.4#)
	.mmi
	add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mlx
	add r34 = r1, r34
	movl r38 = @gprel(text.3#)
	.mmi
	mov r46 = r37
	nop 0
	mov r44 = r36
	;;
	.mib
	add r38 = r1, r38
	mov r42 = r34
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r0
	.mmb
	mov r42 = r34
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r32 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L44
	;;
	.align 32
.L42:
	.mlx
	nop 0
	movl r43 = @gprel(text.3#)
	.mmi
	addl r44 = 4095, r0
	nop 0
	mov r42 = r8
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r33 = r8
	cmp.gt p6, p7 = r0, r8
	nop 0
	.mmb
	mov r1 = r41
	mov r42 = r32
	(p6) br.cond.dpnt .L44
	;;
	.mib
	add r33 = r38, r33
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r38
	.mmi
	st1 [r33] = r0
	nop 0
	nop 0
.L43:
	.mib
	addl r43 = 41, r0
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	adds r8 = 2, r8
	.mmb
	mov r1 = r41
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	ld1 r14 = [r8]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 90, r14
	(p7) br.cond.dpnt .L62
.L45:
	.mib
	addl r42 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r41
	mov r46 = r37
	mov r44 = r36
	.mmi
	ld4 r45 = [r35]
	addl r43 = 80, r0
	mov r42 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r0
	.mmb
	mov r42 = r34
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r41
	mov r32 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L42
.L44:
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
	ld4 r42 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mib
	mov r1 = r41
	mov r42 = r8
	br .L43
	;;
.L62:
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = read_node#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r8
	.mmb
	addl r43 = 41, r0
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r8
	mov r1 = r41
	.mmi
	ld4 r45 = [r35]
	addl r43 = 60, r0
	adds r42 = 16, r12
	;;
	.mlx
	(p7) adds r8 = 2, r8
	movl r44 = @gprel(.LC13)
	.mmi
	(p6) addl r32 = 63, r0
	;;
	(p7) ld1 r32 = [r8]
	add r44 = r1, r44
	;;
	.mib
	nop 0
	(p7) sxt1 r32 = r32
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r41
	adds r42 = 16, r12
	br.call.sptk.many b0 = read_node#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r8
	.mmb
	addl r43 = 41, r0
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r41
	mov r43 = r32
	;;
	.mlx
	(p7) adds r8 = 2, r8
	movl r42 = @gprel(.LC14)
	.mmi
	(p6) addl r44 = 63, r0
	;;
	(p7) ld1 r44 = [r8]
	add r42 = r1, r42
	;;
	.mib
	nop 0
	(p7) sxt1 r44 = r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC15)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = read_node#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC16)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mib
	mov r1 = r41
	mov r42 = r8
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC15)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = read_node#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mib
	mov r1 = r41
	mov r42 = r8
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC15)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = read_node#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC18)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mib
	mov r1 = r41
	mov r42 = r8
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC15)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = read_node#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC19)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = line#
	;;
	.mib
	mov r1 = r41
	mov r42 = r8
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC20)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = entries#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC21)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = entries#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r8
	mov r43 = r32
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = read_node#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC24)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC25)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = read_node#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC26)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC27)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = read_node#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC28)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC29)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = link_of#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC30)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = link_of#
	;;
	.mmi
	mov r1 = r41
	mov r43 = r32
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC31)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 96, r12
	adds r16 = 112, r12
	addl r14 = 1, r0
	.mmi
	adds r15 = 80, r12
	mov r47 = r0
	addl r46 = 1, r0
	;;
	.mmi
	st8 [r43] = r16
	adds r16 = 104, r12
	mov r45 = r15
	.mmi
	mov r1 = r41
	ld4 r42 = [r35]
	addl r44 = 1, r0
	;;
	.mmi
	st8 [r16] = r14
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	adds r15 = 88, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mib
	mov r1 = r41
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L63
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC10)
	.mlx
	nop 0
	movl r44 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC33)
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r44 = r1, r44
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r44 = 1, r0
	;;
	.mlx
	addl r14 = @gprel(go#+4), gp
	movl r43 = @gprel(.LC6)
	;;
	.mib
	ld4 r42 = [r14]
	add r43 = r1, r43
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC7)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r44 = r0
	nop 0
	adds r43 = 16, r12
	.mmb
	ld4 r42 = [r35]
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	ld4 r43 = [r14]
	movl r42 = @gprel(.LC34)
	;;
	.mib
	add r42 = r1, r42
	extr.u r43 = r43, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L63:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r41
	;;
	.mlx
	cmp4.ne p6, p7 = 3, r14
	movl r44 = @gprel(.LC32)
	.mlx
	nop 0
	movl r42 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC10)
	.mmi
	add r44 = r1, r44
	nop 0
	add r42 = r1, r42
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	(p6) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r44 = 1, r0
	;;
	.mlx
	addl r14 = @gprel(go#+4), gp
	movl r43 = @gprel(.LC6)
	;;
	.mib
	ld4 r42 = [r14]
	add r43 = r1, r43
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC7)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r44 = r0
	nop 0
	adds r43 = 16, r12
	.mmb
	ld4 r42 = [r35]
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	ld4 r43 = [r14]
	movl r42 = @gprel(.LC34)
	;;
	.mib
	add r42 = r1, r42
	extr.u r43 = r43, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L61:
	.body
	.copy_state 2
	.mmi
	addl r44 = @ltoff(@fptr(remain#)), gp
	nop 0
	adds r42 = 16, r12
	.mmi
	mov r45 = r0
	nop 0
	mov r43 = r0
	;;
	.mib
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r0
	.mmb
	addl r42 = 1025, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L40
	;;
.L39:
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = must.part.0#
	;;
.L58:
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	target.0#, @object
	.size	target.0#, 200
target.0:
	.skip	200
	.align 8
	.type	path.1#, @object
	.size	path.1#, 80
path.1:
	.skip	80
	.align 8
	.type	copy.2#, @object
	.size	copy.2#, 100
copy.2:
	.skip	100
	.align 8
	.type	text.3#, @object
	.size	text.3#, 4096
text.3:
	.skip	4096
	.align 8
	.type	path.4#, @object
	.size	path.4#, 80
path.4:
	.skip	80
	.sbss
	.align 4
	.type	process#, @object
	.size	process#, 4
process:
	.skip	4
	.align 4
	.type	ready#, @object
	.size	ready#, 8
ready:
	.skip	8
	.align 4
	.type	go#, @object
	.size	go#, 8
go:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
