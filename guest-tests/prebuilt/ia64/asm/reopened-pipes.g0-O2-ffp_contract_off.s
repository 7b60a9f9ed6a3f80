// 8a60a18eab09aca47ad2db6ad11ca376 guest-tests/file/reopened-pipes.c
	.file	"reopened-pipes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"/proc/self/fd/%d"
	.text
	.align 16
	.align 64
	.proc again#
again:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 48
	adds r12 = -48, r12
	mov r36 = r1
	.mlx
	mov r40 = r32
	movl r39 = @gprel(.LC0)
	;;
	.mii
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	add r39 = r1, r39
	.mmb
	adds r37 = 16, r12
	addl r38 = 40, r0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r33
	.mmb
	adds r37 = 16, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp again#
	.align 16
	.align 64
	.proc tried#
tried:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = again#
	;;
	.mmb
	mov r1 = r36
	mov r37 = r8
	nop 0
	.mib
	cmp4.gt p6, p7 = r0, r8
	mov b0 = r34
	(p7) br.cond.dpnt .L7
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L7:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
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
	.endp tried#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"pipe"
	.align 8
.LC2:
	stringz	"pipe:["
	.text
	.align 16
	.align 64
	.proc name#
name:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	.fframe 240
	adds r12 = -240, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	adds r14 = 16, r12
	.mmi
	adds r36 = 24, r12
	addl r38 = 192, r0
	mov r37 = r0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r39 = r32
	.mmi
	adds r36 = 216, r12
	nop 0
	addl r37 = 40, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	addl r38 = 199, r0
	mov r1 = r35
	nop 0
	.mmb
	adds r37 = 16, r12
	adds r36 = 216, r12
	br.call.sptk.many b0 = readlink#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 47, r0
	.mmb
	adds r36 = 16, r12
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r35
	.mmb
	mov r36 = r8
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mmi
	adds r36 = 16, r12
	nop 0
	addl r38 = 6, r0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = strncmp#
	;;
	.mmi
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	(p6) movl r36 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r36 = r1, r36
	nop 0
	;;
	.mib
	(p7) mov r36 = r14
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
	.endp name#
	.section	.rodata.str1.8
	.align 8
.LC3:
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
	movl r36 = @gprel(.LC3)
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
.LC4:
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
	(p6) br.cond.dpnt .L17
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
	(p7) br.cond.dpnt .L24
.L17:
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
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
.L24:
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
	movl r37 = @gprel(.LC3)
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
.LC5:
	stringz	"futimens(fd, (struct timespec[]){{5, 6}, {7, 8}})"
	.align 8
.LC6:
	stringz	"fstat"
	.align 8
.LC7:
	stringz	"%ld.%ld %ld.%ld\n"
	.align 8
.LC8:
	stringz	"futimens(fd, (struct timespec[]){{0, UTIME_OMIT}, {9, 0}})"
	.align 8
.LC9:
	stringz	"%ld %ld %d\n"
	.text
	.align 16
	.align 64
	.proc times#
times:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 10, 5, 0
	.fframe 240
	adds r12 = -240, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	nop 0
	mov r42 = r1
	.body
	nop 0
	;;
	.mmi
	addl r37 = 5, r0
	addl r36 = 6, r0
	addl r35 = 7, r0
	.mmb
	addl r34 = 8, r0
	adds r39 = 88, r12
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r14 = 224, r12
	mov r33 = r8
	mov r1 = r42
	.mmi
	mov r43 = r32
	st4 [r8] = r0
	adds r38 = 72, r12
	;;
	.mmi
	mov r44 = r14
	st8 [r14] = r37
	adds r14 = 232, r12
	;;
	.mmi
	st8 [r14] = r36
	nop 0
	adds r14 = 240, r12
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 248, r12
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br.call.sptk.many b0 = futimens#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r44 = 16, r12
	.mmb
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r14 = 96, r12
	.mmb
	cmp4.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L27
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	.mmi
	ld8 r47 = [r14]
	ld8 r46 = [r39]
	adds r14 = 80, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	add r43 = r1, r43
	.mmb
	ld8 r44 = [r38]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r14 = 192, r12
	movl r15 = 1073741822
	.mmi
	mov r1 = r42
	st4 [r33] = r0
	mov r43 = r32
	;;
	.mmi
	mov r44 = r14
	st8 [r14] = r0
	adds r14 = 200, r12
	;;
	.mmi
	st8 [r14] = r15
	addl r15 = 9, r0
	adds r14 = 208, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 216, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = futimens#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r42
	nop 0
	adds r44 = 16, r12
	.mmb
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = fstat#
	;;
	.mmi
	adds r14 = 104, r12
	nop 0
	mov r1 = r42
	.mmb
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L27
	;;
	.mlx
	ld8 r14 = [r14]
	movl r43 = @gprel(.LC9)
	.mmi
	ld8 r45 = [r39]
	;;
	cmp.lt p6, p7 = 9, r14
	nop 0
	.mii
	ld8 r44 = [r38]
	add r43 = r1, r43
	;;
	(p6) addl r46 = 1, r0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	addl r43 = 77, r0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r42
	addl r43 = 77, r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mmi
	adds r14 = 160, r12
	nop 0
	mov r1 = r42
	.mmi
	mov r43 = r32
	st4 [r33] = r0
	nop 0
	;;
	.mmi
	mov r44 = r14
	st8 [r14] = r37
	adds r14 = 168, r12
	;;
	.mmi
	st8 [r14] = r36
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br.call.sptk.many b0 = futimens#
	;;
	.mmi
	mov r1 = r42
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r42
	mov r43 = r0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r42
	mov r43 = r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
.L27:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r43 = @gprel(.LC6)
	;;
	.mib
	nop 0
	add r43 = r1, r43
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp times#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"fchmod"
	.align 8
.LC11:
	stringz	"tried(fd, O_RDONLY | O_NONBLOCK)"
	.align 8
.LC12:
	stringz	"tried(fd, O_RDWR)"
	.align 8
.LC13:
	stringz	"tried(fd, O_PATH)"
	.align 8
.LC14:
	stringz	"tried(fd, O_ACCMODE)"
	.align 8
.LC15:
	stringz	"tried(fd, O_RDONLY | O_DIRECTORY)"
	.align 8
.LC16:
	stringz	"read(place, b, 1)"
	.align 8
.LC17:
	stringz	"tried(place, O_RDONLY | O_NONBLOCK)"
	.text
	.align 16
	.align 64
	.proc rights#
rights:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
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
	nop 0
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	addl r40 = 416, r0
	nop 0
	mov r1 = r38
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = fchmod#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	.mmb
	addl r39 = 77, r0
	nop 0
	(p7) br.cond.spnt .L35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r38
	addl r39 = 77, r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r38
	mov r34 = r8
	mov r39 = r33
	.mmb
	addl r40 = 2048, r0
	st4 [r8] = r0
	br.call.sptk.many b0 = tried#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r33
	nop 0
	.mmb
	addl r40 = 2, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = tried#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mmi
	addl r40 = 388, r0
	nop 0
	mov r1 = r38
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = fchmod#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	.mmb
	addl r39 = 77, r0
	nop 0
	(p6) br.cond.spnt .L35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r38
	addl r39 = 77, r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r33
	nop 0
	.mmb
	addl r40 = 2048, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = tried#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r33
	nop 0
	.mmb
	addl r40 = 2, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = tried#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r33
	.mlx
	st4 [r34] = r0
	movl r40 = 2097152
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = tried#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = setfsgid#
	;;
	.mib
	mov r1 = r38
	mov r39 = r0
	br.call.sptk.many b0 = setfsuid#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r33
	nop 0
	.mmb
	addl r40 = 3, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = tried#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r33
	nop 0
	.mmb
	addl r40 = 65536, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = tried#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mlx
	mov r1 = r38
	movl r40 = 2097152
	.mmb
	mov r39 = r33
	nop 0
	br.call.sptk.many b0 = again#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r35 = r8
	.mmb
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 1, r0
	.mmi
	mov r39 = r35
	st4 [r34] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(b#)
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
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r35
	nop 0
	.mmb
	addl r40 = 2048, r0
	st4 [r34] = r0
	br.call.sptk.many b0 = tried#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r38
	mov r39 = r35
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
.L35:
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp rights#
	.section	.rodata.str1.8
	.align 8
.LC18:
	stringz	"socketpair"
	.align 8
.LC19:
	stringz	"fifo"
	.align 8
.LC20:
	stringz	"mkfifo"
	.align 8
.LC21:
	stringz	"open(\"fifo\", O_ACCMODE)"
	.align 8
.LC22:
	stringz	"open"
	.align 8
.LC23:
	stringz	"FIFO"
	.align 8
.LC24:
	stringz	"tried(ends[0], O_WRONLY | O_DIRECT)"
	.align 8
.LC25:
	stringz	"(fcntl(appends, F_GETFL) & (O_APPEND | O_NONBLOCK)) == (O_APPEND | O_NONBLOCK)"
	.align 8
.LC26:
	stringz	"renamed"
	.align 8
.LC27:
	stringz	"rename(\"fifo\", \"renamed\")"
	.align 8
.LC28:
	stringz	"tried(writer, O_WRONLY | O_NONBLOCK)"
	.align 8
.LC29:
	stringz	"fork"
	.align 8
.LC30:
	stringz	"abc"
	.align 8
.LC31:
	stringz	"write(second, \"abc\", 3)"
	.align 8
.LC32:
	stringz	"WEXITSTATUS(status)"
	.align 8
.LC33:
	stringz	"unlink(\"renamed\")"
	.align 8
.LC34:
	stringz	"mkfifo(\"renamed\", 0600)"
	.align 8
.LC35:
	stringz	"open(\"renamed\", O_WRONLY | O_NONBLOCK)"
	.align 8
.LC36:
	stringz	"m"
	.align 8
.LC37:
	stringz	"mkdir"
	.align 8
.LC38:
	stringz	""
	.align 8
.LC39:
	stringz	"tmpfs"
	.align 8
.LC40:
	stringz	"none"
	.align 8
.LC41:
	stringz	"mount"
	.align 8
.LC42:
	stringz	"m/fifo"
	.align 8
.LC43:
	stringz	"umount(\"m\")"
	.align 8
.LC44:
	stringz	"again(event, O_RDONLY)"
	.align 8
.LC45:
	stringz	"again(notify, O_RDONLY)"
	.align 8
.LC46:
	stringz	"tried(event, O_PATH)"
	.align 8
.LC47:
	stringz	"again(sockets[0], O_RDWR)"
	.align 8
.LC48:
	stringz	"tried(sockets[0], O_PATH)"
	.align 8
.LC49:
	stringz	"fchmod(event, 0600) == fchmod(notify, 0600)"
	.align 8
.LC50:
	stringz	"(fchmod(notify, 0600) ? errno : 0) == error"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 5, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	;;
	adds r35 = 24, r12
	;;
	.mib
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC1)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r43 = 16, r12
	mov r42 = r0
	nop 0
	.mmb
	addl r40 = 1, r0
	addl r41 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC18)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	.mmi
	nop 0
	addl r41 = 420, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r39
	(p7) br.cond.spnt .L52
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r32 = r8
	.mmi
	addl r41 = 3, r0
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC21)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 2, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	nop 0
	.mmb
	mov r33 = r8
	addl r41 = 1, r0
	(p7) br.cond.spnt .L46
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r34 = r8
	nop 0
	(p6) br.cond.spnt .L46
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	.mmi
	nop 0
	ld4 r41 = [r35]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = rights#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r33
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC23)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = rights#
	;;
	.mmi
	mov r1 = r39
	ld4 r40 = [r35]
	nop 0
	.mmb
	addl r41 = 16385, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = tried#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC24)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	ld4 r40 = [r35]
	addl r41 = 3073, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = again#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r39
	mov r36 = r8
	.mmb
	addl r41 = 3, r0
	mov r40 = r8
	(p6) br.cond.spnt .L46
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	addl r14 = 3072, r0
	nop 0
	mov r1 = r39
	;;
	.mlx
	and r8 = r14, r8
	movl r40 = @gprel(.LC25)
	;;
	.mii
	cmp4.eq p6, p7 = r14, r8
	add r40 = r1, r40
	;;
	(p6) addl r41 = 1, r0
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r39
	mov r40 = r36
	br.call.sptk.many b0 = name#
	;;
	.mmi
	mov r1 = r39
	ld4 r40 = [r35]
	adds r35 = 32, r12
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = times#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r39
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = times#
	;;
	.mib
	mov r1 = r39
	mov r40 = r33
	br.call.sptk.many b0 = times#
	;;
	.mmi
	mov r1 = r39
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC26)
	.mlx
	nop 0
	movl r40 = @gprel(.LC19)
	;;
	.mib
	add r41 = r1, r41
	add r40 = r1, r40
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r39
	mov r40 = r33
	br.call.sptk.many b0 = name#
	;;
	.mib
	mov r1 = r39
	mov r40 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r39
	mov r40 = r34
	nop 0
	.mmb
	addl r41 = 2049, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = tried#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC29)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r33
	nop 0
	mov r40 = r34
	.mmb
	addl r41 = 1, r0
	nop 0
	(p7) br.cond.spnt .L77
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = again#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r42 = 3, r0
	.mmi
	mov r40 = r8
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC31)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r42 = r0
	mov r1 = r39
	nop 0
	.mmb
	mov r41 = r35
	mov r40 = r33
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmi
	ld4 r41 = [r35]
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC32)
	;;
	.mib
	add r40 = r1, r40
	extr.u r41 = r41, 8, 8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r39
	mov r40 = r34
	br.call.sptk.many b0 = name#
	;;
	.mmi
	nop 0
	mov r1 = r39
	addl r41 = 384, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC34)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	addl r41 = 2049, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC26)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC35)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 493, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC37)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC38)
	.mlx
	mov r43 = r0
	movl r42 = @gprel(.LC39)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC36)
	.mlx
	add r44 = r1, r44
	movl r40 = @gprel(.LC40)
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	.mmb
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = mount#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC41)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC42)
	.mmi
	nop 0
	addl r41 = 384, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	addl r41 = 2, r0
	nop 0
	(p6) br.cond.spnt .L52
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC42)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r33 = r8
	nop 0
	(p6) br.cond.spnt .L46
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = umount#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC43)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r39
	mov r40 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r39
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = umount#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC43)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r0
	.mmb
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mib
	mov r1 = r39
	mov r33 = r8
	br.call.sptk.many b0 = inotify_init#
	;;
	.mmi
	mov r1 = r39
	mov r34 = r8
	mov r40 = r33
	.mmb
	mov r41 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = again#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC44)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r40 = r34
	nop 0
	.mmb
	mov r41 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = again#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC45)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r33
	.mlx
	st4 [r32] = r0
	movl r41 = 2097152
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = tried#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC46)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r39
	.mmi
	addl r41 = 2, r0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = again#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC47)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r39
	.mlx
	st4 [r32] = r0
	movl r41 = 2097152
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = tried#
	;;
	.mmi
	mov r1 = r39
	nop 0
	sxt4 r41 = r8
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC48)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r40 = r33
	nop 0
	.mmb
	addl r41 = 384, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = fchmod#
	;;
	.mmi
	addl r41 = 384, r0
	mov r1 = r39
	nop 0
	.mmb
	mov r40 = r34
	mov r35 = r8
	br.call.sptk.many b0 = fchmod#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.eq p6, p7 = r8, r35
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC49)
	.mmi
	nop 0
	(p6) addl r41 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r41 = r0
	add r40 = r1, r40
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r40 = r33
	.mmb
	addl r41 = 384, r0
	nop 0
	br.call.sptk.many b0 = fchmod#
	;;
	.mmi
	mov r33 = r8
	cmp4.eq p6, p7 = 0, r8
	addl r41 = 384, r0
	.mii
	mov r1 = r39
	mov r40 = r34
	;;
	nop 0
	.mmb
	(p7) ld4 r33 = [r32]
	st4 [r32] = r0
	br.call.sptk.many b0 = fchmod#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r39
	;;
	.mlx
	(p7) ld4 r8 = [r32]
	movl r40 = @gprel(.LC50)
	;;
	.mii
	cmp4.eq p6, p7 = r8, r33
	add r40 = r1, r40
	;;
	(p6) addl r41 = 1, r0
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L46:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r40 = @gprel(.LC22)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
.L52:
	.mlx
	nop 0
	movl r40 = @gprel(.LC20)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
.L77:
	.mib
	mov r41 = r0
	mov r40 = r34
	br.call.sptk.many b0 = again#
	;;
	.mmi
	mov r1 = r39
	mov r40 = r8
	addl r42 = 9, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(b#)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	cmp.ne p6, p7 = 3, r8
	mov r1 = r39
	(p7) br.cond.dpnt .L78
	;;
	.mib
	nop 0
	(p6) addl r40 = 4, r0
	br.call.sptk.many b0 = _exit#
	;;
.L78:
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	.mlx
	addl r42 = 3, r0
	movl r40 = @gprel(b#)
	;;
	.mib
	add r40 = r1, r40
	add r41 = r1, r41
	br.call.sptk.many b0 = memcmp#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r39
	;;
	(p6) addl r40 = 4, r0
	;;
	.mib
	nop 0
	(p7) addl r40 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 100
b:
	.skip	100
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
