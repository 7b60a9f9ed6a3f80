// 8458b90cc152032c82d5a896a3731d3e
	.file	"written-proc.c"
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
	.align 16
	.align 64
	.proc contents#
contents:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mlx
	mov r38 = r32
	movl r34 = @gprel(text#)
	;;
	.mib
	add r34 = r1, r34
	mov r39 = r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r40 = 4095, r0
	mov r39 = r34
	cmp4.le p6, p7 = r0, r8
	.mmi
	mov r38 = r8
	mov r1 = r37
	mov r33 = r8
	;;
	.mbb
	nop 0
	(p6) br.cond.dpnt .L4
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	st1 [r34] = r0
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
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L3:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	;;
.L4:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r33
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmb
	cmp.le p8, p9 = r0, r33
	mov r1 = r37
	nop 0
	.mmi
	adds r15 = -1, r33
	cmp.ge p6, p7 = 0, r33
	mov b0 = r35
	;;
	.mmi
	(p8) mov r14 = r33
	add r15 = r34, r15
	mov ar.pfs = r36
	.mlx
	nop 0
	movl r8 = @gprel(text#)
	;;
	.mii
	(p9) mov r14 = r0
	add r8 = r1, r8
	;;
	add r34 = r34, r14
	;;
	.mib
	st1 [r34] = r0
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 10, r14
	;;
	.mib
	(p7) st1 [r15] = r0
	nop 0
	br.ret.sptk.many b0
.L6:
	.mib
	cmp.eq p6, p7 = 0, r33
	nop 0
	(p6) br.cond.dpnt .L3
	;;
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
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	nop 0
	mov r1 = r37
	br .L3
	.endp contents#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"line"
	.align 8
.LC2:
	stringz	"%s"
	.align 8
.LC3:
	stringz	"%s%ld"
	.align 8
.LC4:
	stringz	""
	.align 8
.LC5:
	stringz	"\n"
	.align 8
.LC6:
	stringz	"%s <- '%.20s': "
	.align 8
.LC7:
	stringz	", now '%s'\n"
	.text
	.align 16
	.align 64
	.proc put#
put:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 3, 0
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	.mmi
	nop 0
	mov r41 = r32
	nop 0
	;;
	.mib
	addl r42 = 1, r0
	addl r36 = -1, r0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r40
	mov r34 = r8
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r40
	cmp4.gt p6, p7 = r0, r34
	mov r35 = r8
	.mmb
	ld4 r37 = [r8]
	st4 [r8] = r0
	(p7) br.cond.dpnt .L26
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	.mmi
	nop 0
	mov r41 = r33
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r40
	cmp.geu p6, p7 = r35, r8
	mov r42 = r32
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p6) mov r43 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	mov r41 = r37
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
.L18:
	.mib
	mov r43 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	mov r41 = r32
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	mov r41 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
	;;
.L26:
	.mib
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r8
	nop 0
	.mmb
	mov r42 = r33
	mov r41 = r34
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r40
	mov r36 = r8
	mov r41 = r33
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcspn#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	mov r1 = r40
	cmp.leu p6, p7 = r8, r37
	mov r42 = r32
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC1)
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	(p6) mov r43 = r33
	nop 0
	add r41 = r1, r41
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.gt p6, p7 = r0, r36
	.mmb
	mov r43 = r36
	nop 0
	(p6) br.cond.dpnt .L17
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mib
	add r42 = r1, r42
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	mov r41 = r32
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	mov r41 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov b0 = r38
	;;
	.mib
	nop 0
	mov ar.pfs = r39
	br.ret.sptk.many b0
.L17:
	.mmi
	nop 0
	ld4 r37 = [r35]
	nop 0
	;;
	.mib
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br .L18
	.endp put#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer.isra.0#
show_answer.isra.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	cmp.ne p6, p7 = -1, r33
	nop 0
	.mib
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	(p6) br.cond.dpnt .L28
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r37 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r37
	(p7) br.cond.dpnt .L35
.L28:
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L35:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
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
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"capget"
	.align 8
.LC10:
	stringz	"capset"
	.align 8
.LC11:
	stringz	"short"
	.align 8
.LC12:
	stringz	"/proc/self/comm"
	.align 8
.LC13:
	stringz	"more than fifteen characters"
	.align 8
.LC14:
	stringz	"name '%s'\n"
	.align 8
.LC15:
	stringz	"500"
	.align 8
.LC16:
	stringz	"/proc/self/oom_score_adj"
	.align 8
.LC17:
	stringz	"1000\n"
	.align 8
.LC18:
	stringz	"1001"
	.align 8
.LC19:
	stringz	"-1001"
	.align 8
.LC20:
	stringz	"-1000"
	.align 8
.LC21:
	stringz	"x"
	.align 8
.LC22:
	stringz	"0x10"
	.align 8
.LC23:
	stringz	"0x1"
	.align 8
.LC24:
	stringz	"/proc/self/coredump_filter"
	.align 8
.LC25:
	stringz	"511"
	.align 8
.LC26:
	stringz	"nonsense"
	.align 8
.LC27:
	stringz	"1234"
	.align 8
.LC28:
	stringz	"/proc/self/timerslack_ns"
	.align 8
.LC29:
	stringz	"slack %d\n"
	.align 8
.LC30:
	stringz	"0"
	.align 8
.LC31:
	stringz	"/proc/self/status"
	.align 8
.LC32:
	stringz	"write(fd, \"x\", 1)"
	.align 8
.LC33:
	stringz	"write(fd, \"\", 0)"
	.align 8
.LC34:
	stringz	"/proc/sys/kernel/msg_next_id"
	.align 8
.LC35:
	stringz	"abc"
	.align 8
.LC36:
	stringz	"write(fd, \"abc\", 3)"
	.align 8
.LC37:
	stringz	"defghi"
	.align 8
.LC38:
	stringz	"write(fd, \"defghi\", 6)"
	.align 8
.LC39:
	stringz	"write(fd, no_access(), 3)"
	.align 8
.LC40:
	stringz	"  %s\n"
	.align 8
.LC41:
	stringz	"lseek(fd, 0, SEEK_SET)"
	.align 8
.LC42:
	stringz	"read(fd, text, 4)"
	.align 8
.LC43:
	stringz	"ftruncate(fd, 0) == 0 || errno == EINVAL"
	.align 8
.LC44:
	stringz	"setresgid"
	.align 8
.LC45:
	stringz	"setresuid"
	.align 8
.LC46:
	stringz	"user's"
	.align 8
.LC47:
	stringz	"20"
	.align 8
.LC48:
	stringz	"10"
	.align 8
.LC49:
	stringz	"/proc/1/comm"
	.align 8
.LC50:
	stringz	"open(\"/proc/1/comm\", O_WRONLY)"
	.align 8
.LC51:
	stringz	"/proc/sys/kernel/hostname"
	.align 8
.LC52:
	stringz	"open(\"/proc/sys/kernel/hostname\", O_WRONLY)"
	.align 8
.LC53:
	stringz	"1000"
	.align 8
.LC54:
	stringz	"/proc/sys/fs/nr_open"
	.align 8
.LC55:
	stringz	"/proc/%d/oom_score_adj"
	.align 8
.LC56:
	stringz	"300"
	.align 8
.LC57:
	stringz	"write(fd, \"300\", 3)"
	.align 8
.LC58:
	stringz	"  %s, own %s\n"
	.align 8
.LC59:
	stringz	"200"
	.align 8
.LC60:
	stringz	"write(fd, \"200\", 3)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 6, 0
	.fframe 96
	adds r12 = -96, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mlx
	adds r32 = 104, r12
	movl r14 = 537396514
	.mmi
	addl r39 = 1185, r0
	nop 0
	adds r41 = 80, r12
	;;
	.mmi
	st4 [r32] = r14
	adds r14 = 108, r12
	mov r40 = r32
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC9)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 80, r12
	addl r39 = 1186, r0
	mov r40 = r32
	;;
	.mmi
	nop 0
	mov r41 = r15
	nop 0
	.mlx
	ld8 r14 = [r15]
	movl r15 = -72057594054705153
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	st8 [r41] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC10)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 24, r12
	nop 0
	adds r15 = 16, r12
	.mlx
	addl r34 = @gprel(page.0#), gp
	movl r40 = @gprel(.LC11)
	;;
	.mlx
	st8 [r14] = r0, 8
	movl r39 = @gprel(.LC12)
	.mmi
	st8 [r15] = r0
	nop 0
	add r40 = r1, r40
	;;
	.mib
	st1 [r14] = r0
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC13)
	;;
	.mib
	add r39 = r1, r39
	add r40 = r1, r40
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	.mmb
	addl r39 = 16, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC15)
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC18)
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mib
	mov r1 = r38
	addl r39 = 30, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC29)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC30)
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r38
	mov r33 = r8
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r38
	mov r32 = r8
	addl r41 = 1, r0
	.mmi
	mov r39 = r33
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC32)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r0
	.mmi
	mov r39 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC33)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r39 = r33
	mov r1 = r38
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC4)
	.mlx
	nop 0
	movl r39 = @gprel(.LC34)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 2, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r33 = r8
	addl r41 = 3, r0
	.mmi
	mov r39 = r8
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC36)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 6, r0
	.mmi
	mov r39 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC37)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC38)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld8 r40 = [r34]
	mov r1 = r38
	.mmi
	st4 [r32] = r0
	addl r41 = 3, r0
	mov r39 = r33
	;;
	.mib
	cmp.ne p6, p7 = 0, r40
	nop 0
	(p7) br.cond.dpnt .L48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC39)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC40)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r38
	mov r39 = r33
	.mmb
	mov r40 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC41)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 4, r0
	.mmi
	mov r39 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(text#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r40 = r0
	mov r1 = r38
	.mmb
	st4 [r32] = r0
	mov r39 = r33
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r38
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dptk .L49
	;;
	.mmi
	(p6) addl r40 = 1, r0
	nop 0
	nop 0
	;;
.L40:
	.mlx
	nop 0
	movl r39 = @gprel(.LC43)
	.mib
	nop 0
	sxt4 r40 = r40
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r39 = r33
	mov r1 = r38
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 3, r0
	mov r33 = r8
	.mmi
	mov r39 = r8
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC36)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r38
	mov r39 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L50
.L41:
	.mmi
	mov r41 = r0
	nop 0
	mov r40 = r0
	.mmb
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r38
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
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L50:
	.mmi
	addl r39 = 1001, r0
	nop 0
	addl r41 = 1001, r0
	.mmb
	addl r40 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC44)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r41 = 1001, r0
	nop 0
	addl r39 = 1001, r0
	.mmb
	addl r40 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC45)
	;;
	.mib
	(p7) add r39 = r1, r39
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r40 = 1, r0
	addl r39 = 4, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC46)
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC47)
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC48)
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r40 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC49)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC50)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r40 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC51)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC52)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC53)
	.mlx
	nop 0
	movl r39 = @gprel(.LC54)
	;;
	.mib
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = put#
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
	mov r39 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L49:
	.mlx
	ld4 r14 = [r32]
	movl r39 = @gprel(.LC43)
	;;
	.mii
	cmp4.eq p6, p7 = 22, r14
	add r39 = r1, r39
	;;
	(p6) addl r40 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r40 = r0
	nop 0
	;;
	.mib
	nop 0
	sxt4 r40 = r40
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r39 = r33
	mov r1 = r38
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 3, r0
	mov r33 = r8
	.mmi
	mov r39 = r8
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC36)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r38
	mov r39 = r33
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L50
	;;
.L44:
	.mlx
	nop 0
	movl r41 = @gprel(.LC55)
	.mmi
	mov r42 = r8
	adds r39 = 16, r12
	addl r40 = 60, r0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r39 = 16, r12
	.mmb
	addl r40 = 1, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 3, r0
	nop 0
	.mmi
	mov r34 = r8
	st4 [r32] = r0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC56)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC57)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r38
	adds r39 = 16, r12
	br.call.sptk.many b0 = contents#
	;;
	.mib
	mov r1 = r38
	mov r39 = r8
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = contents#
	;;
	.mib
	mov r1 = r38
	mov r39 = r8
	br.call.sptk.many b0 = strdup#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r8
	mov r40 = r35
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC58)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r33
	.mmb
	addl r40 = 9, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r33
	nop 0
	.mmb
	mov r41 = r0
	mov r40 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 3, r0
	.mmi
	mov r39 = r34
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC59)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC60)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
.L48:
	.body
	.copy_state 1
	.mmi
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 34, r0
	.mmi
	mov r41 = r0
	addl r40 = 65536, r0
	mov r39 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r41 = 3, r0
	mov r1 = r38
	mov r40 = r8
	.mmb
	mov r39 = r33
	st8 [r34] = r8
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC39)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = contents#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC40)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r38
	mov r39 = r33
	.mmb
	mov r40 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC41)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 4, r0
	.mmi
	mov r39 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(text#)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC42)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r40 = r0
	mov r1 = r38
	.mmb
	st4 [r32] = r0
	mov r39 = r33
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	(p6) addl r40 = 1, r0
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L49
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 4096
text:
	.skip	4096
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
