// 74c7ae961672d1e60d54384b898bbd72
	.file	"proc-settings.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.align 8
.LC1:
	stringz	"cannot be opened"
	.text
	.align 16
	.align 64
	.proc put#
put:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 3, 0
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	.mlx
	mov r40 = r32
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	addl r41 = 2, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.gt p6, p7 = r0, r8
	.mmi
	mov r34 = r8
	nop 0
	mov r40 = r33
	;;
	.mlx
	nop 0
	(p6) movl r36 = @gprel(.LC1)
	;;
	.mbb
	(p6) add r36 = r1, r36
	(p6) br.cond.dpnt .L1
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r8
	nop 0
	.mmb
	mov r41 = r33
	mov r40 = r34
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r39
	cmp.le p6, p7 = r0, r8
	mov r40 = r34
	.mmb
	mov r42 = r0
	mov r41 = r0
	(p7) br.cond.dpnt .L8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(text#)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r41 = r35
	mov r1 = r39
	nop 0
	.mmb
	mov r40 = r34
	addl r42 = 99, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r39
	mov r40 = r34
	;;
	.mmi
	(p7) mov r8 = r0
	;;
	add r35 = r35, r8
	nop 0
	;;
	.mbb
	st1 [r35] = r0
	br.call.sptk.many b0 = close#
	nop 0
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
.L1:
	.mmi
	mov r8 = r36
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	;;
.L8:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r39
	mov r40 = r34
	nop 0
	.mmi
	mov r36 = r8
	mov r42 = r0
	mov r41 = r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(text#)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r41 = r35
	mov r1 = r39
	nop 0
	.mmb
	mov r40 = r34
	addl r42 = 99, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r39
	mov r40 = r34
	;;
	.mmi
	(p7) mov r8 = r0
	;;
	add r35 = r35, r8
	nop 0
	;;
	.mib
	st1 [r35] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L1
	.endp put#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"is set"
	.align 8
.LC3:
	stringz	"%s of '%s' %s: '%s'\n"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 5, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r37
	mov r34 = r8
	nop 0
	.mmb
	mov r38 = r32
	addl r39 = 47, r0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	ld1 r14 = [r34]
	mov r1 = r37
	mov r40 = r33
	.mmi
	adds r39 = 1, r8
	;;
	nop 0
	sxt1 r14 = r14
	.mlx
	nop 0
	movl r42 = @gprel(text#)
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r14
	movl r38 = @gprel(.LC3)
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	.mmi
	add r38 = r1, r38
	;;
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) mov r41 = r34
	nop 0
	br.call.sptk.many b0 = printf#
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
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"name"
	.align 8
.LC5:
	stringz	"/proc/self/comm"
	.align 8
.LC6:
	stringz	"line\n"
	.align 8
.LC7:
	stringz	"longer than it can be"
	.align 8
.LC8:
	stringz	"100"
	.align 8
.LC9:
	stringz	"50"
	.align 8
.LC10:
	stringz	"0x20"
	.align 8
.LC11:
	stringz	" 7 "
	.align 8
.LC12:
	stringz	"0"
	.align 8
.LC13:
	stringz	"-1"
	.align 8
.LC14:
	stringz	"1001"
	.align 8
.LC15:
	stringz	"many"
	.align 8
.LC16:
	stringz	"1 2"
	.align 8
.LC17:
	stringz	"/proc/self/oom_score_adj"
	.align 8
.LC18:
	stringz	"9"
	.align 8
.LC19:
	stringz	"/proc/%d/oom_score_adj"
	.align 8
.LC20:
	stringz	"8"
	.align 8
.LC21:
	stringz	"/proc/%d/comm"
	.align 8
.LC22:
	stringz	"other"
	.align 8
.LC23:
	stringz	"another's comm: %s\n"
	.align 8
.LC24:
	stringz	"/proc/%d/timerslack_ns"
	.align 8
.LC25:
	stringz	"1"
	.align 8
.LC26:
	stringz	"another's timerslack_ns: %s\n"
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
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	movl r33 = @gprel(.LC17)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	.mmb
	adds r32 = 16, r12
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	addl r40 = 1001, r0
	addl r39 = 1001, r0
	addl r38 = 1001, r0
	.mmb
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 1001, r0
	addl r39 = 1001, r0
	.mmb
	addl r38 = 1001, r0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L16
.L18:
	.mii
	addl r8 = 1, r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	;;
	.mii
	nop 0
	mov ar.lc = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L16:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	addl r39 = 1, r0
	nop 0
	addl r38 = 4, r0
	.mmb
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L18
	;;
.L19:
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r36
	adds r15 = 16, r12
	mov ar.lc = 8
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mlx
	st8 [r15] = r14
	movl r15 = @gprel(.LC9)
	.mmi
	adds r14 = 24, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC10)
	.mmi
	adds r14 = 32, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC11)
	.mmi
	adds r14 = 40, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC12)
	.mmi
	adds r14 = 48, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC13)
	.mmi
	adds r14 = 56, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC14)
	.mmi
	adds r14 = 64, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC15)
	.mmi
	adds r14 = 72, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC16)
	.mii
	adds r14 = 80, r12
	nop 0
	;;
	add r15 = r1, r15
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	nop 0
	.align 32
.L15:
	.mib
	ld8 r39 = [r32], 8
	mov r38 = r33
	br.call.sptk.many b0 = show#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L15
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = put#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov r32 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L20
.L21:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L21
	;;
.L20:
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	.mmi
	mov r41 = r8
	adds r38 = 88, r12
	addl r39 = 60, r0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r38 = 88, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r41 = r32
	.mmi
	adds r38 = 88, r12
	nop 0
	addl r39 = 60, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r38 = 88, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC22)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC23)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r41 = r32
	.mmi
	adds r38 = 88, r12
	nop 0
	addl r39 = 60, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	adds r38 = 88, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC26)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r32
	.mmb
	addl r39 = 9, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r36
	mov r40 = r0
	nop 0
	.mmb
	mov r38 = r32
	mov r39 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mib
	add r39 = r1, r39
	add r38 = r1, r38
	br.call.sptk.many b0 = show#
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
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 100
text:
	.skip	100
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
