// cb09d982827e3329b1b6b376890bd20b guest-tests/file/older-calls.c
	.file	"older-calls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc no_access#
no_access:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	.save rp, r33
	mov r33 = b0
	addl r32 = @gprel(page.2#), gp
	.mmi
	mov r35 = r1
	.body
	;;
	ld8 r8 = [r32]
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r8
	mov b0 = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L5
	br.ret.sptk.many b0
.L5:
	.mmi
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	.mmi
	mov r38 = r0
	addl r37 = 65536, r0
	mov r36 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r35
	st8 [r32] = r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp no_access#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.align 8
.LC1:
	stringz	"%s = %ld\n"
	.text
	.align 16
	.align 64
	.proc show_answer#
show_answer:
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
	(p6) br.cond.dpnt .L7
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
	(p7) br.cond.dpnt .L14
.L7:
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
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
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L14:
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
	mov r8 = r33
	mov r1 = r36
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp show_answer#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"now"
	.align 8
.LC3:
	stringz	"%ld"
	.text
	.align 16
	.align 64
	.proc when#
when:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 4, 0
	addl r33 = @gprel(which.1#), gp
	mov r37 = r1
	.mlx
	mov r41 = r32
	movl r34 = @gprel(text.0#)
	;;
	.mmi
	ld4 r14 = [r33]
	add r34 = r1, r34
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	addl r39 = 20, r0
	;;
	cmp4.eq p6, p7 = 0, r14
	addl r14 = 1000000, r0
	;;
	.mmi
	cmp.lt p8, p9 = r14, r32
	nop 0
	(p6) addl r14 = 1, r0
	;;
	.mlx
	(p7) mov r14 = r0
	(p9) movl r40 = @gprel(.LC3)
	;;
	.mlx
	shladd r38 = r14, 2, r0
	(p8) movl r40 = @gprel(.LC2)
	.mmi
	st4 [r33] = r14
	;;
	add r38 = r38, r14
	(p9) add r40 = r1, r40
	;;
	.mmi
	shladd r38 = r38, 2, r0
	nop 0
	(p8) add r40 = r1, r40
	;;
	.mib
	add r38 = r34, r38
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	ld4 r14 = [r33]
	mov r1 = r37
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	sxt4 r14 = r14
	;;
	.mmi
	shladd r8 = r14, 2, r0
	;;
	add r8 = r8, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r8 = r8, 2, r0
	nop 0
	;;
	.mib
	nop 0
	add r8 = r34, r8
	br.ret.sptk.many b0
	.endp when#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"  %s: %s\n"
	.align 8
.LC5:
	stringz	"  %s: mode %o, %d links, %d bytes, times %s %s, owner %d %d\n"
	.text
	.align 16
	.align 64
	.proc show_file#
show_file:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 1, 11, 8, 0
	.fframe 160
	adds r12 = -160, r12
	nop 0
	.mii
	mov r43 = r1
	.save rp, r41
	mov r41 = b0
	.body
	mov r44 = r32
	;;
	.mib
	adds r45 = 32, r12
	nop 0
	br.call.sptk.many b0 = lstat#
	;;
	.mmi
	adds r14 = 56, r12
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	.mmb
	addl r15 = 16384, r0
	mov r33 = r8
	(p7) br.cond.dpnt .L25
	;;
	.mmi
	ld4 r37 = [r14]
	nop 0
	adds r14 = 48, r12
	;;
	.mii
	ld8 r38 = [r14]
	addl r14 = 61440, r0
	;;
	and r14 = r14, r37
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r15, r14
	nop 0
	;;
	.mmi
	(p7) adds r14 = 80, r12
	;;
	(p7) ld4 r33 = [r14]
	adds r14 = 88, r12
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = when#
	;;
	.mmi
	adds r14 = 104, r12
	mov r1 = r43
	mov r34 = r8
	;;
	.mib
	ld8 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = when#
	;;
	.mmi
	adds r14 = 60, r12
	mov r1 = r43
	mov r35 = r8
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	adds r14 = 64, r12
	mov r1 = r43
	mov r36 = r8
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = getegid#
	;;
	.mmi
	cmp4.eq p6, p7 = r36, r40
	mov r1 = r43
	adds r14 = 16, r12
	.mmi
	mov r50 = r35
	mov r49 = r34
	mov r48 = r33
	;;
	.mlx
	(p6) addl r51 = 1, r0
	movl r44 = @gprel(.LC5)
	.mmi
	mov r47 = r38
	mov r46 = r37
	mov r45 = r32
	;;
	.mmi
	(p7) mov r51 = r0
	cmp4.eq p6, p7 = r8, r39
	add r44 = r1, r44
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L25:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r44 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r8
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC4)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	.mmb
	nop 0
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	.endp show_file#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"pipe(p)"
	.align 8
.LC7:
	stringz	"x"
	.align 8
.LC8:
	stringz	"call(write, p[1], \"x\", 1)"
	.align 8
.LC9:
	stringz	"call(read, p[0], &value, 8)"
	.align 8
.LC10:
	stringz	"event %d\n"
	.align 8
.LC11:
	stringz	"call(read, e, &value, 8)"
	.align 8
.LC12:
	stringz	"  %d\n"
	.align 8
.LC13:
	stringz	"fcntl(e, F_GETFD)"
	.align 8
.LC14:
	stringz	"signals %d\n"
	.align 8
.LC15:
	stringz	"call(read, s, &info, sizeof info)"
	.align 8
.LC16:
	stringz	"  %d %d %d\n"
	.align 8
.LC17:
	stringz	"call(signalfd, -1, &set, 4)"
	.align 8
.LC18:
	stringz	"call(signalfd, -1, no_access(), 8)"
	.align 8
.LC19:
	stringz	"call(signalfd, 0, &set, 8)"
	.align 8
.LC20:
	stringz	"call(signalfd, -2, &set, 8)"
	.align 8
.LC21:
	stringz	"call(signalfd, s, &set, 8) == s"
	.align 8
.LC22:
	stringz	"call(dup2, e, 30)"
	.align 8
.LC23:
	stringz	"call(dup2, -1, 30)"
	.align 8
.LC24:
	stringz	"call(inotify_init) > 0"
	.align 8
.LC25:
	stringz	"call(epoll_create, 1) > 0"
	.text
	.align 16
	.align 64
	.proc descriptors#
descriptors:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 4, 0
	.fframe 288
	adds r12 = -288, r12
	nop 0
	.mii
	mov r40 = r1
	.save rp, r38
	mov r38 = b0
	.body
	;;
	adds r14 = 288, r12
	.mmi
	adds r34 = 272, r12
	adds r35 = 280, r12
	adds r33 = 144, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r40
	mov r32 = r8
	nop 0
	.mmb
	mov r41 = r34
	st4 [r8] = r0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r40
	adds r14 = 276, r12
	addl r44 = 1, r0
	.mmi
	addl r41 = 1027, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	.mmi
	nop 0
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r43 = r35
	addl r44 = 8, r0
	mov r1 = r40
	.mmi
	ld4 r42 = [r34]
	st4 [r32] = r0
	addl r41 = 1026, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC9)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r42 = 5, r0
	nop 0
	mov r1 = r40
	.mmb
	addl r41 = 1309, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	cmp4.lt p6, p7 = 0, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC10)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r44 = 8, r0
	mov r43 = r35
	mov r1 = r40
	.mmi
	mov r42 = r34
	st4 [r32] = r0
	addl r41 = 1026, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC11)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r40
	ld4 r42 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	mov r41 = r34
	nop 0
	.mmb
	addl r42 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC13)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mib
	mov r1 = r40
	mov r41 = r33
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	.mmb
	addl r42 = 10, r0
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r33
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	ld8 r14 = [r33]
	adds r43 = 288, r12
	addl r44 = 8, r0
	.mmi
	addl r42 = -1, r0
	mov r1 = r40
	addl r41 = 1307, r0
	;;
	.mib
	st8 [r43] = r14
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	cmp4.lt p6, p7 = 0, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r43 = 128, r0
	adds r41 = 16, r12
	nop 0
	.mmb
	mov r1 = r40
	mov r42 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	addl r42 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	addl r44 = 128, r0
	adds r43 = 16, r12
	mov r1 = r40
	.mmi
	mov r42 = r33
	st4 [r32] = r0
	addl r41 = 1026, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC15)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r40
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 10, r14
	adds r14 = 24, r12
	;;
	.mmi
	ld4 r37 = [r14]
	adds r14 = 28, r12
	(p6) addl r36 = 1, r0
	;;
	.mib
	ld4 r35 = [r14]
	(p7) mov r36 = r0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.eq p6, p7 = r8, r35
	.mmi
	mov r43 = r37
	nop 0
	mov r42 = r36
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	.mmi
	nop 0
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 288, r12
	addl r44 = 4, r0
	mov r1 = r40
	.mmi
	addl r41 = 1307, r0
	st4 [r32] = r0
	addl r42 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r8
	addl r44 = 8, r0
	.mmb
	addl r41 = 1307, r0
	addl r42 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC18)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	adds r43 = 288, r12
	mov r1 = r40
	addl r44 = 8, r0
	.mmi
	addl r41 = 1307, r0
	st4 [r32] = r0
	mov r42 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC19)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	adds r43 = 288, r12
	mov r1 = r40
	addl r44 = 8, r0
	.mmi
	addl r41 = 1307, r0
	st4 [r32] = r0
	addl r42 = -2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC20)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r44 = 8, r0
	mov r42 = r33
	adds r43 = 288, r12
	.mmi
	mov r1 = r40
	addl r41 = 1307, r0
	sxt4 r33 = r33
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.eq p6, p7 = r8, r33
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC21)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 30, r0
	mov r42 = r34
	.mmb
	addl r41 = 1070, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC22)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r43 = 30, r0
	mov r1 = r40
	addl r41 = 1070, r0
	.mmb
	st4 [r32] = r0
	addl r42 = -1, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC23)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r41 = 1277, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.lt p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r42 = 1, r0
	mov r1 = r40
	nop 0
	.mmb
	addl r41 = 1243, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.lt p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC25)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	add r41 = r1, r41
	(p7) mov r42 = r0
	br.call.sptk.many b0 = show_answer#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
	.endp descriptors#
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
.LC26:
	stringz	"d"
	.align 8
.LC27:
	stringz	"mkdir"
	.align 8
.LC28:
	stringz	"a"
	.align 8
.LC29:
	stringz	"call(creat, \"a\", 0640)"
	.align 8
.LC30:
	stringz	"hello"
	.align 8
.LC31:
	stringz	"call(write, fd, \"hello\", 5)"
	.align 8
.LC32:
	stringz	"call(read, fd, b, 5)"
	.align 8
.LC33:
	stringz	"call(close, fd)"
	.align 8
.LC34:
	stringz	"call(open, \"a\", O_RDWR | O_APPEND, 0)"
	.align 8
.LC35:
	stringz	"call(lseek, fd, 2L, SEEK_SET)"
	.align 8
.LC36:
	stringz	"call(read, fd, b, 20)"
	.align 8
.LC37:
	stringz	"  '%s'\n"
	.align 8
.LC38:
	stringz	"call(lseek, fd, -1L, SEEK_CUR)"
	.align 8
.LC39:
	stringz	"call(lseek, fd, 1L, SEEK_END)"
	.align 8
.LC40:
	stringz	"call(lseek, fd, -6L, SEEK_END)"
	.align 8
.LC41:
	stringz	"call(lseek, fd, 0L, 7)"
	.align 8
.LC42:
	stringz	"call(lseek, -1, 0L, SEEK_SET)"
	.align 8
.LC43:
	stringz	"(call(fcntl, fd, F_GETFL) & (O_ACCMODE | O_APPEND)) == (O_RDWR | O_APPEND)"
	.align 8
.LC44:
	stringz	"call(fcntl, fd, F_DUPFD, 20)"
	.align 8
.LC45:
	stringz	"call(fcntl, 20, F_GETFD)"
	.align 8
.LC46:
	stringz	"call(fcntl, fd, F_DUPFD_CLOEXEC, 21)"
	.align 8
.LC47:
	stringz	"call(fcntl, 21, F_GETFD)"
	.align 8
.LC48:
	stringz	"call(fcntl, 21, F_SETFD, 0)"
	.align 8
.LC49:
	stringz	"call(fcntl, fd, F_DUPFD, -1L)"
	.align 8
.LC50:
	stringz	"call(fcntl, fd, F_DUPFD, 1 << 28)"
	.align 8
.LC51:
	stringz	"call(fcntl, fd, 9999)"
	.align 8
.LC52:
	stringz	"call(fcntl, -1, F_GETFD)"
	.align 8
.LC53:
	stringz	"call(open, \"a\", O_CREAT | O_EXCL | O_RDWR, 0600)"
	.align 8
.LC54:
	stringz	"none"
	.align 8
.LC55:
	stringz	"call(open, \"none\", O_RDWR)"
	.align 8
.LC56:
	stringz	"call(open, no_access(), O_RDWR)"
	.align 8
.LC57:
	stringz	"none/a"
	.align 8
.LC58:
	stringz	"call(creat, \"none/a\", 0600)"
	.align 8
.LC59:
	stringz	"call(creat, no_access(), 0600)"
	.align 8
.LC60:
	stringz	"a-fifo"
	.align 8
.LC61:
	stringz	"call(mknod, \"a-fifo\", S_IFIFO | 0644, 0)"
	.align 8
.LC62:
	stringz	"a-file"
	.align 8
.LC63:
	stringz	"call(mknod, \"a-file\", 0600, 0)"
	.align 8
.LC64:
	stringz	"a-directory"
	.align 8
.LC65:
	stringz	"call(mknod, \"a-directory\", S_IFDIR | 0600, 0)"
	.align 8
.LC66:
	stringz	"call(mknod, no_access(), 0600, 0)"
	.align 8
.LC67:
	stringz	"fifo"
	.align 8
.LC68:
	stringz	"call(mknodat, dir, \"fifo\", S_IFIFO | 0600, 0)"
	.align 8
.LC69:
	stringz	"call(mknodat, -1, \"fifo\", S_IFIFO | 0600, 0)"
	.align 8
.LC70:
	stringz	"d/fifo"
	.align 8
.LC71:
	stringz	"b"
	.align 8
.LC72:
	stringz	"call(linkat, AT_FDCWD, \"a\", dir, \"b\", 0)"
	.align 8
.LC73:
	stringz	"d/s"
	.align 8
.LC74:
	stringz	"../a"
	.align 8
.LC75:
	stringz	"call(symlink, \"../a\", \"d/s\")"
	.align 8
.LC76:
	stringz	"t"
	.align 8
.LC77:
	stringz	"call(symlinkat, \"b\", dir, \"t\")"
	.align 8
.LC78:
	stringz	"call(symlinkat, \"b\", -1, \"t\")"
	.align 8
.LC79:
	stringz	"followed"
	.align 8
.LC80:
	stringz	"s"
	.align 8
.LC81:
	stringz	"call(linkat, dir, \"s\", AT_FDCWD, \"followed\", AT_SYMLINK_FOLLOW)"
	.align 8
.LC82:
	stringz	"not-followed"
	.align 8
.LC83:
	stringz	"call(linkat, dir, \"s\", AT_FDCWD, \"not-followed\", 0)"
	.align 8
.LC84:
	stringz	"call(linkat, dir, \"s\", AT_FDCWD, \"x\", 1)"
	.align 8
.LC85:
	stringz	"call(linkat, dir, \"none\", AT_FDCWD, \"x\", 0)"
	.align 8
.LC86:
	stringz	"call(linkat, -1, \"s\", AT_FDCWD, \"x\", 0)"
	.align 8
.LC87:
	stringz	"call(linkat, dir, \"b\", -1, \"x\", 0)"
	.align 8
.LC88:
	stringz	"call(linkat, AT_FDCWD, \"d\", AT_FDCWD, \"x\", 0)"
	.align 8
.LC89:
	stringz	"none/x"
	.align 8
.LC90:
	stringz	"call(link, \"a\", \"none/x\")"
	.align 8
.LC91:
	stringz	"call(fchmodat, dir, \"t\", 0604)"
	.align 8
.LC92:
	stringz	"call(fchmodat, dir, \"none\", 0604)"
	.align 8
.LC93:
	stringz	"call(fchmodat, -1, \"t\", 0604)"
	.align 8
.LC94:
	stringz	"call(fchmodat, dir, no_access(), 0604)"
	.align 8
.LC95:
	stringz	"call(chmod, \"a-file\", 07777)"
	.align 8
.LC96:
	stringz	"call(fchmod, dir, 0700)"
	.align 8
.LC97:
	stringz	"call(fchmod, -1, 0700)"
	.align 8
.LC98:
	stringz	"call(faccessat, dir, \"t\", R_OK)"
	.align 8
.LC99:
	stringz	"call(faccessat, dir, \"none\", R_OK)"
	.align 8
.LC100:
	stringz	"call(faccessat, dir, \"t\", 8)"
	.align 8
.LC101:
	stringz	"call(faccessat, -1, \"t\", R_OK)"
	.align 8
.LC102:
	stringz	"call(access, \"a\", X_OK)"
	.align 8
.LC103:
	stringz	"call(access, \"a\", F_OK)"
	.align 8
.LC104:
	stringz	"call(fchownat, dir, \"t\", -1, -1, 0)"
	.align 8
.LC105:
	stringz	"call(fchownat, dir, \"t\", geteuid(), -1, AT_SYMLINK_NOFOLLOW)"
	.align 8
.LC106:
	stringz	"call(fchownat, dir, \"t\", -1, -1, 1)"
	.align 8
.LC107:
	stringz	"call(fchownat, dir, \"none\", -1, -1, 0)"
	.align 8
.LC108:
	stringz	"call(fchownat, -1, \"t\", -1, -1, 0)"
	.align 8
.LC109:
	stringz	""
	.align 8
.LC110:
	stringz	"call(fchownat, dir, \"\", -1, getegid(), AT_EMPTY_PATH)"
	.align 8
.LC111:
	stringz	"call(fchownat, dir, \"\", -1, -1, 0)"
	.align 8
.LC112:
	stringz	"call(chown, \"none\", -1, -1)"
	.align 8
.LC113:
	stringz	"d/t"
	.align 8
.LC114:
	stringz	"call(lchown, \"d/t\", -1, -1)"
	.align 8
.LC115:
	stringz	"call(lchown, \"none\", -1, -1)"
	.align 8
.LC116:
	stringz	"call(fchown, dir, -1, -1)"
	.align 8
.LC117:
	stringz	"call(fchown, -1, -1, -1)"
	.align 8
.LC118:
	stringz	"call(readlinkat, dir, \"t\", text, 20)"
	.align 8
.LC119:
	stringz	"call(readlink, \"d/s\", text, 2)"
	.align 8
.LC120:
	stringz	"call(readlink, \"d/s\", text, 0)"
	.align 8
.LC121:
	stringz	"call(readlink, \"a\", text, 20)"
	.align 8
.LC122:
	stringz	"call(readlinkat, -1, \"t\", text, 20)"
	.align 8
.LC123:
	stringz	"sub"
	.align 8
.LC124:
	stringz	"call(mkdirat, dir, \"sub\", 0705)"
	.align 8
.LC125:
	stringz	"call(mkdirat, -1, \"sub\", 0705)"
	.align 8
.LC126:
	stringz	"d/sub"
	.align 8
.LC127:
	stringz	"call(unlinkat, dir, \"sub\", 0)"
	.align 8
.LC128:
	stringz	"call(unlinkat, dir, \"t\", AT_REMOVEDIR)"
	.align 8
.LC129:
	stringz	"call(unlinkat, dir, \"sub\", 1)"
	.align 8
.LC130:
	stringz	"call(unlinkat, dir, \"sub\", AT_REMOVEDIR)"
	.align 8
.LC131:
	stringz	"call(unlinkat, -1, \"t\", 0)"
	.align 8
.LC132:
	stringz	"d/renamed"
	.align 8
.LC133:
	stringz	"call(rename, \"a-file\", \"d/renamed\")"
	.align 8
.LC134:
	stringz	"renamed"
	.align 8
.LC135:
	stringz	"call(renameat, dir, \"renamed\", AT_FDCWD, \"a-file\")"
	.align 8
.LC136:
	stringz	"call(renameat, -1, \"renamed\", AT_FDCWD, \"a-file\")"
	.align 8
.LC137:
	stringz	"call(rmdir, \"d\")"
	.align 8
.LC138:
	stringz	"call(rmdir, \"a\")"
	.align 8
.LC139:
	stringz	"call(rmdir, \"none\")"
	.align 8
.LC140:
	stringz	"call(utimes, \"a\", pair)"
	.align 8
.LC141:
	stringz	"call(utimes, \"a\", wrong)"
	.align 8
.LC142:
	stringz	"call(utimes, \"none\", pair)"
	.align 8
.LC143:
	stringz	"call(utimes, \"a\", no_access())"
	.align 8
.LC144:
	stringz	"call(futimesat, dir, \"t\", pair)"
	.align 8
.LC145:
	stringz	"call(futimesat, dir, \"t\", wrong)"
	.align 8
.LC146:
	stringz	"call(futimesat, -1, \"t\", pair)"
	.align 8
.LC147:
	stringz	"call(futimesat, dir, \"none\", pair)"
	.align 8
.LC148:
	stringz	"call(futimesat, fd, NULL, pair)"
	.align 8
.LC149:
	stringz	"call(utimes, \"a\", NULL)"
	.align 8
.LC150:
	stringz	"  now %d\n"
	.align 8
.LC151:
	stringz	"v"
	.align 8
.LC152:
	stringz	"call(pwritev, fd, v, 2, 10L, 0L)"
	.align 8
.LC153:
	stringz	"call(pwritev, fd, v, 1, 0L, 0L)"
	.align 8
.LC154:
	stringz	"call(preadv, fd, r, 2, 9L, 0L)"
	.align 8
.LC155:
	stringz	"  '%.4s' '%.8s' %d\n"
	.align 8
.LC156:
	stringz	"call(preadv, fd, r, 1, 100L, 0L)"
	.align 8
.LC157:
	stringz	"call(pwritev, fd, v, 2, -1L, -1L)"
	.align 8
.LC158:
	stringz	"call(preadv, fd, r, 2, -1L, -1L)"
	.align 8
.LC159:
	stringz	"call(pwritev, fd, bad, 1, 0L, 0L)"
	.align 8
.LC160:
	stringz	"call(preadv, fd, bad, 1, 0L, 0L)"
	.align 8
.LC161:
	stringz	"call(pwritev, fd, v, -1L, 0L, 0L)"
	.align 8
.LC162:
	stringz	"call(pwritev, fd, no_access(), 1, 0L, 0L)"
	.align 8
.LC163:
	stringz	"call(preadv, -1, r, 1, 0L, 0L)"
	.align 8
.LC164:
	stringz	"call(pwritev, fd, v, 1025, 0L, 0L)"
	.align 8
.LC165:
	stringz	"call(lseek, fd, 0L, SEEK_CUR)"
	.align 8
.LC166:
	stringz	"call(pwritev2, fd, v, 2, -1L, -1L, 0)"
	.align 8
.LC167:
	stringz	"call(preadv2, fd, r, 2, 0L, 0L, 0)"
	.align 8
.LC168:
	stringz	"call(preadv2, fd, r, 2, 0L, 0L, 1 << 20)"
	.align 8
.LC169:
	stringz	"call(pwritev2, fd, v, 2, 0L, 0L, 1 << 20)"
	.align 8
.LC170:
	stringz	"call(ftruncate, fd, 5)"
	.align 8
.LC171:
	stringz	"call(truncate, \"v\", 9)"
	.align 8
.LC172:
	stringz	"call(ftruncate, fd, -1L)"
	.align 8
.LC173:
	stringz	"call(truncate, \"v\", -1L)"
	.align 8
.LC174:
	stringz	"call(truncate, \"none\", 1)"
	.align 8
.LC175:
	stringz	"call(truncate, \"d\", 1)"
	.align 8
.LC176:
	stringz	"call(ftruncate, -1, 1)"
	.align 8
.LC177:
	stringz	"call(sendfile, fd, fd, NULL, 3) >= 0 || errno == EINVAL"
	.align 8
.LC178:
	stringz	"pipe"
	.align 8
.LC179:
	stringz	"call(sendfile, p[1], fd, &at, 4)"
	.align 8
.LC180:
	stringz	"  %ld\n"
	.align 8
.LC181:
	stringz	"call(read, p[0], in, 8)"
	.align 8
.LC182:
	stringz	"  '%.4s'\n"
	.align 8
.LC183:
	stringz	"call(sendfile, p[1], -1, &at, 4)"
	.align 8
.LC184:
	stringz	"call(sendfile, -1, fd, &at, 4)"
	.align 8
.LC185:
	stringz	"call(sendfile, p[1], fd, no_access(), 4)"
	.align 8
.LC186:
	stringz	"call(umask, 0777)"
	.align 8
.LC187:
	stringz	"call(umask, 022)"
	.align 8
.LC188:
	stringz	"call(fchdir, dir)"
	.align 8
.LC189:
	stringz	"call(fchdir, -1)"
	.align 8
.LC190:
	stringz	".."
	.align 8
.LC191:
	stringz	"call(chdir, \"..\")"
	.align 8
.LC192:
	stringz	"call(chdir, \"none\")"
	.align 8
.LC193:
	stringz	"call(chdir, \"a\")"
	.align 8
.LC194:
	stringz	"call(vhangup) == 0 || errno == EPERM"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 46
	.mmb
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 0, 17, 7, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	mov r48 = r1
	.save rp, r46
	mov r46 = b0
	.body
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	mov r52 = r0
	addl r51 = 1, r0
	.mmi
	mov r50 = r0
	adds r34 = 24, r12
	adds r35 = 192, r12
	;;
	.mmi
	mov r40 = r34
	adds r36 = 200, r12
	adds r38 = 208, r12
	.mmi
	addl r42 = 5, r0
	adds r44 = 168, r12
	addl r45 = 1000000, r0
	;;
	.mmi
	ld8 r49 = [r14]
	adds r43 = 176, r12
	adds r41 = 184, r12
	.mmb
	addl r39 = 4, r0
	adds r37 = 224, r12
	br.call.sptk.many b0 = setvbuf#
	;;
	.mib
	mov r1 = r48
	addl r49 = 18, r0
	br.call.sptk.many b0 = umask#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r50 = 493, r0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC26)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC27)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 16, r12
	st8 [r34] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	.mmb
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r48
	mov r32 = r8
	addl r51 = 416, r0
	.mmi
	addl r49 = 1030, r0
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC29)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r33 = r8
	addl r52 = 5, r0
	.mmi
	addl r49 = 1027, r0
	st4 [r32] = r0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC30)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC31)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r52 = 5, r0
	adds r51 = 16, r12
	mov r50 = r33
	.mmi
	mov r1 = r48
	st4 [r32] = r0
	addl r49 = 1026, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC32)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r50 = r33
	mov r1 = r48
	nop 0
	.mmb
	addl r49 = 1029, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC33)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r0
	addl r51 = 1026, r0
	.mmi
	addl r49 = 1028, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC34)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r52 = r0
	mov r33 = r8
	addl r51 = 2, r0
	.mmi
	mov r1 = r48
	addl r49 = 1040, r0
	mov r50 = r8
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC35)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r52 = 20, r0
	adds r51 = 16, r12
	mov r50 = r33
	.mmi
	mov r1 = r48
	st4 [r32] = r0
	addl r49 = 1026, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC36)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r50 = 16, r12
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC37)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r52 = 1, r0
	addl r51 = -1, r0
	mov r50 = r33
	.mmi
	mov r1 = r48
	st4 [r32] = r0
	addl r49 = 1040, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC38)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r52 = 2, r0
	addl r51 = 1, r0
	mov r50 = r33
	.mmi
	mov r1 = r48
	st4 [r32] = r0
	addl r49 = 1040, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC39)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r52 = 2, r0
	addl r51 = -6, r0
	mov r50 = r33
	.mmi
	mov r1 = r48
	st4 [r32] = r0
	addl r49 = 1040, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC40)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r52 = 7, r0
	mov r51 = r0
	mov r50 = r33
	.mmi
	mov r1 = r48
	st4 [r32] = r0
	addl r49 = 1040, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC41)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r52 = r0
	mov r51 = r0
	mov r1 = r48
	.mmi
	addl r49 = 1040, r0
	st4 [r32] = r0
	addl r50 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC42)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r50 = r33
	addl r51 = 3, r0
	mov r1 = r48
	.mmb
	addl r49 = 1066, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	addl r14 = 1027, r0
	nop 0
	mov r1 = r48
	;;
	.mmi
	nop 0
	and r8 = r14, r8
	addl r14 = 1026, r0
	.mlx
	nop 0
	movl r49 = @gprel(.LC43)
	;;
	.mii
	cmp.eq p6, p7 = r14, r8
	add r49 = r1, r49
	;;
	(p6) addl r50 = 1, r0
	;;
	.mib
	(p7) mov r50 = r0
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r52 = 20, r0
	mov r51 = r0
	mov r50 = r33
	.mmi
	mov r1 = r48
	st4 [r32] = r0
	addl r49 = 1066, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC44)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r51 = 1, r0
	mov r1 = r48
	addl r49 = 1066, r0
	.mmb
	addl r50 = 20, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC45)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r52 = 21, r0
	addl r51 = 1030, r0
	mov r50 = r33
	.mmi
	mov r1 = r48
	st4 [r32] = r0
	addl r49 = 1066, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC46)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r51 = 1, r0
	mov r1 = r48
	addl r49 = 1066, r0
	.mmb
	addl r50 = 21, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC47)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r52 = r0
	addl r51 = 2, r0
	mov r1 = r48
	.mmi
	addl r49 = 1066, r0
	st4 [r32] = r0
	addl r50 = 21, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC48)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r51 = 1, r0
	mov r1 = r48
	addl r49 = 1066, r0
	.mmb
	addl r50 = 21, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC47)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r52 = -1, r0
	mov r51 = r0
	mov r50 = r33
	.mmi
	mov r1 = r48
	st4 [r32] = r0
	addl r49 = 1066, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC49)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mlx
	mov r51 = r0
	movl r52 = 268435456
	.mmi
	mov r50 = r33
	mov r1 = r48
	addl r49 = 1066, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC50)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r51 = 9999, r0
	mov r50 = r33
	mov r1 = r48
	.mmb
	addl r49 = 1066, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC51)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r51 = 1, r0
	mov r1 = r48
	addl r49 = 1066, r0
	.mmb
	addl r50 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC52)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 384, r0
	addl r51 = 194, r0
	.mmi
	addl r49 = 1028, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC53)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = 2, r0
	.mmi
	addl r49 = 1028, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC54)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC55)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r51 = 2, r0
	mov r1 = r48
	nop 0
	.mmb
	mov r50 = r8
	addl r49 = 1028, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC56)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = 384, r0
	.mmi
	addl r49 = 1030, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC57)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC58)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r51 = 384, r0
	mov r1 = r48
	nop 0
	.mmb
	mov r50 = r8
	addl r49 = 1030, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC59)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mib
	mov r49 = r33
	mov r1 = r48
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r48
	addl r49 = 20, r0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r48
	addl r49 = 21, r0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC28)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mib
	mov r1 = r48
	nop 0
	br.call.sptk.many b0 = descriptors#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC26)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r48
	mov r33 = r8
	mov r52 = r0
	.mmi
	addl r51 = 4516, r0
	st4 [r32] = r0
	addl r49 = 1037, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC60)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC61)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r0
	addl r51 = 384, r0
	.mmi
	addl r49 = 1037, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC62)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC63)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r0
	addl r51 = 384, r0
	.mmi
	addl r49 = 1037, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC62)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC63)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r0
	addl r51 = 16768, r0
	.mmi
	addl r49 = 1037, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC64)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC65)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r52 = r0
	addl r51 = 384, r0
	mov r1 = r48
	.mmb
	mov r50 = r8
	addl r49 = 1037, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC66)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r53 = r0
	addl r52 = 4480, r0
	.mmi
	addl r49 = 1283, r0
	st4 [r32] = r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC67)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC68)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r53 = r0
	addl r52 = 4480, r0
	.mmi
	addl r49 = 1283, r0
	st4 [r32] = r0
	addl r50 = -1, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC67)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC69)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC60)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC62)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC70)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	mov r1 = r48
	mov r54 = r0
	mov r52 = r33
	.mmi
	addl r49 = 1289, r0
	st4 [r32] = r0
	addl r50 = -100, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC71)
	.mlx
	nop 0
	movl r51 = @gprel(.LC28)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC72)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r54 = r0
	mov r52 = r33
	.mmi
	addl r49 = 1289, r0
	st4 [r32] = r0
	addl r50 = -100, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC71)
	.mlx
	nop 0
	movl r51 = @gprel(.LC28)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC72)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r49 = 1091, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC73)
	.mlx
	nop 0
	movl r50 = @gprel(.LC74)
	;;
	.mib
	add r51 = r1, r51
	add r50 = r1, r50
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC75)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r33
	.mmi
	addl r49 = 1290, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC76)
	.mlx
	nop 0
	movl r50 = @gprel(.LC71)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC77)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = -1, r0
	.mmi
	addl r49 = 1290, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC76)
	.mlx
	nop 0
	movl r50 = @gprel(.LC71)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC78)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r54 = 1024, r0
	addl r52 = -100, r0
	.mmi
	addl r49 = 1289, r0
	st4 [r32] = r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC79)
	.mlx
	nop 0
	movl r51 = @gprel(.LC80)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC81)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r54 = r0
	addl r52 = -100, r0
	.mmi
	addl r49 = 1289, r0
	st4 [r32] = r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC82)
	.mlx
	nop 0
	movl r51 = @gprel(.LC80)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC83)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r54 = 1, r0
	addl r52 = -100, r0
	.mmi
	addl r49 = 1289, r0
	st4 [r32] = r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC7)
	.mlx
	nop 0
	movl r51 = @gprel(.LC80)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC84)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r54 = r0
	addl r52 = -100, r0
	.mmi
	addl r49 = 1289, r0
	st4 [r32] = r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC7)
	.mlx
	nop 0
	movl r51 = @gprel(.LC54)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC85)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r54 = r0
	addl r52 = -100, r0
	.mmi
	addl r49 = 1289, r0
	st4 [r32] = r0
	addl r50 = -1, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC7)
	.mlx
	nop 0
	movl r51 = @gprel(.LC80)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC86)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r54 = r0
	addl r52 = -1, r0
	.mmi
	addl r49 = 1289, r0
	st4 [r32] = r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC7)
	.mlx
	nop 0
	movl r51 = @gprel(.LC71)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC87)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r54 = r0
	addl r52 = -100, r0
	.mmi
	addl r49 = 1289, r0
	st4 [r32] = r0
	addl r50 = -100, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC7)
	.mlx
	nop 0
	movl r51 = @gprel(.LC26)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC88)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r49 = 1031, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC89)
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r51 = r1, r51
	add r50 = r1, r50
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC90)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC28)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC79)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC82)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 388, r0
	addl r49 = 1292, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC91)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 388, r0
	addl r49 = 1292, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC54)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC92)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 388, r0
	addl r49 = 1292, r0
	.mmi
	addl r50 = -1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC93)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r52 = 388, r0
	mov r51 = r8
	mov r1 = r48
	.mmb
	addl r49 = 1292, r0
	mov r50 = r33
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC94)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = 4095, r0
	.mmi
	addl r49 = 1038, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC62)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC95)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC62)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	addl r51 = 448, r0
	mov r1 = r48
	addl r49 = 1099, r0
	.mmb
	mov r50 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC96)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r51 = 448, r0
	mov r1 = r48
	addl r49 = 1099, r0
	.mmb
	addl r50 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC97)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 4, r0
	addl r49 = 1293, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC98)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 4, r0
	addl r49 = 1293, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC54)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC99)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 8, r0
	addl r49 = 1293, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC100)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 4, r0
	addl r49 = 1293, r0
	.mmi
	addl r50 = -1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC101)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = 1, r0
	.mmi
	addl r49 = 1049, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC102)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r0
	.mmi
	addl r49 = 1049, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC103)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r54 = r0
	addl r53 = -1, r0
	.mmi
	addl r52 = -1, r0
	addl r49 = 1284, r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC104)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r8
	addl r54 = 256, r0
	.mmi
	addl r53 = -1, r0
	addl r49 = 1284, r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC105)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r54 = 1, r0
	addl r53 = -1, r0
	.mmi
	addl r52 = -1, r0
	addl r49 = 1284, r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC106)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r54 = r0
	addl r53 = -1, r0
	.mmi
	addl r52 = -1, r0
	addl r49 = 1284, r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC54)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC107)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r54 = r0
	addl r53 = -1, r0
	.mmi
	addl r52 = -1, r0
	addl r49 = 1284, r0
	addl r50 = -1, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC108)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = getegid#
	;;
	.mmi
	mov r1 = r48
	mov r53 = r8
	addl r54 = 4096, r0
	.mmi
	addl r52 = -1, r0
	addl r49 = 1284, r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC109)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC110)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r54 = r0
	addl r53 = -1, r0
	.mmi
	addl r52 = -1, r0
	addl r49 = 1284, r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC109)
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC111)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = -1, r0
	addl r51 = -1, r0
	.mmi
	addl r49 = 1039, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC54)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC112)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = -1, r0
	addl r51 = -1, r0
	.mmi
	addl r49 = 1124, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC113)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC114)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = -1, r0
	addl r51 = -1, r0
	.mmi
	addl r49 = 1124, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC54)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC115)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r52 = -1, r0
	addl r51 = -1, r0
	mov r1 = r48
	.mmi
	addl r49 = 1100, r0
	st4 [r32] = r0
	mov r50 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC116)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r52 = -1, r0
	addl r51 = -1, r0
	mov r1 = r48
	.mmi
	addl r49 = 1100, r0
	st4 [r32] = r0
	addl r50 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC117)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC28)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	mov r1 = r48
	adds r52 = 16, r12
	addl r53 = 20, r0
	.mmi
	addl r49 = 1291, r0
	st4 [r34] = r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	.mmi
	st8 [r52] = r0
	st8 [r40] = r0
	nop 0
	;;
	.mmi
	nop 0
	add r51 = r1, r51
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC118)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 2, r0
	adds r51 = 16, r12
	.mmi
	addl r49 = 1092, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC73)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC119)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r0
	adds r51 = 16, r12
	.mmi
	addl r49 = 1092, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC73)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC120)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 20, r0
	adds r51 = 16, r12
	.mmi
	addl r49 = 1092, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC121)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r53 = 20, r0
	adds r52 = 16, r12
	.mmi
	addl r49 = 1291, r0
	st4 [r32] = r0
	addl r50 = -1, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC122)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r50 = 16, r12
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC37)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 453, r0
	addl r49 = 1282, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC123)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC124)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 453, r0
	addl r49 = 1282, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC123)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC124)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 453, r0
	addl r49 = 1282, r0
	.mmi
	addl r50 = -1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC123)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC125)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC126)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r0
	addl r49 = 1287, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC123)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC127)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 512, r0
	addl r49 = 1287, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC128)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 1, r0
	addl r49 = 1287, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC123)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC129)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 512, r0
	addl r49 = 1287, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC123)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC130)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 512, r0
	addl r49 = 1287, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC123)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC130)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r0
	addl r49 = 1287, r0
	.mmi
	addl r50 = -1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC131)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r49 = 1054, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC132)
	.mlx
	nop 0
	movl r50 = @gprel(.LC62)
	;;
	.mib
	add r51 = r1, r51
	add r50 = r1, r50
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC133)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = -100, r0
	addl r49 = 1288, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC62)
	.mlx
	nop 0
	movl r51 = @gprel(.LC134)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC135)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = -100, r0
	addl r49 = 1288, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC62)
	.mlx
	nop 0
	movl r51 = @gprel(.LC134)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC135)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r52 = -100, r0
	addl r49 = 1288, r0
	.mmi
	addl r50 = -1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC62)
	.mlx
	nop 0
	movl r51 = @gprel(.LC134)
	;;
	.mib
	add r53 = r1, r53
	add r51 = r1, r51
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC136)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r49 = 1056, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC26)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC137)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r49 = 1056, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC138)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r49 = 1056, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC54)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC139)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r14 = 6, r0
	mov r1 = r48
	adds r17 = 216, r12
	.mmi
	addl r16 = 300, r0
	addl r15 = 400, r0
	mov r50 = r0
	;;
	.mlx
	st8 [r17] = r14
	movl r49 = @gprel(.LC28)
	.mmi
	adds r17 = 160, r12
	st8 [r35] = r16
	nop 0
	;;
	.mmi
	st8 [r38] = r15
	st8 [r17] = r16
	add r49 = r1, r49
	;;
	.mmi
	st8 [r43] = r15
	st8 [r41] = r14
	nop 0
	;;
	.mmi
	nop 0
	st8 [r36] = r42
	nop 0
	.mmb
	st8 [r44] = r45
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r35
	mov r34 = r8
	.mmi
	addl r49 = 1036, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC140)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC28)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r51 = 160, r12
	.mmi
	addl r49 = 1036, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC141)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r35
	.mmi
	addl r49 = 1036, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC54)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC142)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r48
	mov r51 = r8
	addl r49 = 1036, r0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC143)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r14 = 500, r0
	mov r52 = r35
	.mmi
	addl r49 = 1285, r0
	st4 [r32] = r0
	mov r50 = r33
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC144)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC28)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	mov r1 = r48
	adds r52 = 160, r12
	addl r49 = 1285, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC145)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r35
	addl r49 = 1285, r0
	.mmi
	addl r50 = -1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC76)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC146)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r35
	addl r49 = 1285, r0
	.mmi
	mov r50 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC54)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC147)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r14 = 600, r0
	mov r52 = r35
	mov r51 = r0
	.mmi
	mov r50 = r34
	mov r1 = r48
	addl r49 = 1285, r0
	;;
	.mmi
	nop 0
	st8 [r38] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC148)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC28)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r51 = r0
	.mmi
	addl r49 = 1036, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC149)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	adds r50 = 16, r12
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC28)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = stat#
	;;
	.mmi
	adds r14 = 88, r12
	nop 0
	mov r1 = r48
	;;
	.mlx
	ld8 r14 = [r14]
	movl r49 = @gprel(.LC150)
	;;
	.mii
	cmp.lt p6, p7 = r45, r14
	add r49 = r1, r49
	;;
	(p6) addl r50 = 1, r0
	;;
	.mib
	(p7) mov r50 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r49 = r34
	mov r1 = r48
	br.call.sptk.many b0 = close#
	;;
	.mlx
	adds r15 = 248, r12
	movl r16 = 29104508263162465
	.mmi
	adds r14 = 240, r12
	adds r17 = 16, r12
	mov r1 = r48
	;;
	.mlx
	st8 [r15] = r16
	movl r16 = 15540725856023089
	.mmi
	nop 0
	st8 [r43] = r14
	nop 0
	;;
	.mmi
	st8 [r14] = r16
	adds r16 = 160, r12
	adds r14 = 32, r12
	.mmi
	st8 [r17] = r35
	;;
	st8 [r16] = r15
	addl r15 = 3, r0
	.mmi
	st8 [r14] = r36
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	nop 0
	st8 [r44] = r15
	addl r15 = 8, r0
	.mmi
	nop 0
	st8 [r35] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	st1 [r38] = r0
	st8 [r41] = r42
	adds r38 = 256, r12
	;;
	.mib
	st8 [r40] = r39
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r48
	adds r14 = 232, r12
	addl r51 = 384, r0
	.mmi
	addl r50 = 66, r0
	st8 [r37] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC151)
	.mmi
	nop 0
	st8 [r14] = r39
	nop 0
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r54 = r0
	mov r34 = r8
	addl r53 = 10, r0
	.mmi
	addl r52 = 2, r0
	adds r51 = 160, r12
	mov r1 = r48
	;;
	.mmi
	addl r49 = 1320, r0
	nop 0
	mov r50 = r8
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC152)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r54 = r0
	mov r53 = r0
	addl r52 = 1, r0
	.mmi
	adds r51 = 160, r12
	mov r1 = r48
	addl r49 = 1320, r0
	;;
	.mmi
	nop 0
	mov r50 = r34
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC153)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r54 = r0
	addl r53 = 9, r0
	addl r52 = 2, r0
	.mmi
	adds r51 = 16, r12
	mov r1 = r48
	addl r49 = 1319, r0
	;;
	.mmi
	nop 0
	mov r50 = r34
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC154)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	ld1 r52 = [r35]
	nop 0
	.mmi
	mov r51 = r36
	adds r50 = 193, r12
	adds r36 = 264, r12
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC155)
	.mib
	nop 0
	sxt1 r52 = r52
	nop 0
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r54 = r0
	addl r53 = 100, r0
	addl r52 = 1, r0
	.mmi
	adds r51 = 16, r12
	mov r1 = r48
	addl r49 = 1319, r0
	;;
	.mmi
	nop 0
	mov r50 = r34
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC156)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r54 = -1, r0
	addl r53 = -1, r0
	addl r52 = 2, r0
	.mmi
	adds r51 = 160, r12
	mov r1 = r48
	addl r49 = 1320, r0
	;;
	.mmi
	nop 0
	mov r50 = r34
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC157)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r54 = -1, r0
	addl r53 = -1, r0
	addl r52 = 2, r0
	.mmi
	adds r51 = 16, r12
	mov r1 = r48
	addl r49 = 1319, r0
	;;
	.mmi
	nop 0
	mov r50 = r34
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC158)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r51 = r37
	mov r54 = r0
	mov r53 = r0
	.mmi
	addl r52 = 1, r0
	mov r1 = r48
	addl r49 = 1320, r0
	;;
	.mmi
	nop 0
	mov r50 = r34
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC159)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r51 = r37
	mov r54 = r0
	mov r53 = r0
	.mmi
	addl r52 = 1, r0
	mov r1 = r48
	addl r49 = 1319, r0
	;;
	.mmi
	mov r50 = r34
	st4 [r32] = r0
	adds r37 = 260, r12
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC160)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r54 = r0
	mov r53 = r0
	addl r52 = -1, r0
	.mmi
	adds r51 = 160, r12
	mov r1 = r48
	addl r49 = 1320, r0
	;;
	.mmi
	nop 0
	mov r50 = r34
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC161)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r54 = r0
	mov r51 = r8
	mov r53 = r0
	.mmi
	addl r52 = 1, r0
	mov r1 = r48
	addl r49 = 1320, r0
	;;
	.mib
	mov r50 = r34
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC162)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r54 = r0
	mov r53 = r0
	addl r52 = 1, r0
	.mmi
	adds r51 = 16, r12
	mov r1 = r48
	addl r49 = 1319, r0
	;;
	.mmi
	nop 0
	addl r50 = -1, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC163)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r54 = r0
	mov r53 = r0
	addl r52 = 1025, r0
	.mmi
	adds r51 = 160, r12
	mov r1 = r48
	addl r49 = 1320, r0
	;;
	.mmi
	nop 0
	mov r50 = r34
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC164)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r52 = 1, r0
	mov r51 = r0
	mov r1 = r48
	.mmi
	addl r49 = 1040, r0
	st4 [r32] = r0
	mov r50 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC165)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r55 = r0
	addl r54 = -1, r0
	addl r53 = -1, r0
	.mmi
	addl r52 = 2, r0
	adds r51 = 160, r12
	mov r1 = r48
	;;
	.mmi
	addl r49 = 1349, r0
	nop 0
	mov r50 = r34
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC166)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r52 = 1, r0
	mov r51 = r0
	mov r1 = r48
	.mmi
	addl r49 = 1040, r0
	st4 [r32] = r0
	mov r50 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC165)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r55 = r0
	mov r54 = r0
	mov r53 = r0
	.mmi
	addl r52 = 2, r0
	adds r51 = 16, r12
	mov r1 = r48
	;;
	.mmi
	addl r49 = 1348, r0
	nop 0
	mov r50 = r34
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC167)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r55 = 1048576, r0
	mov r54 = r0
	mov r53 = r0
	.mmi
	addl r52 = 2, r0
	adds r51 = 16, r12
	mov r1 = r48
	;;
	.mmi
	addl r49 = 1348, r0
	nop 0
	mov r50 = r34
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC168)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r55 = 1048576, r0
	mov r54 = r0
	mov r53 = r0
	.mmi
	addl r52 = 2, r0
	adds r51 = 160, r12
	mov r1 = r48
	;;
	.mmi
	addl r49 = 1349, r0
	nop 0
	mov r50 = r34
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC169)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC151)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	addl r51 = 5, r0
	mov r1 = r48
	addl r49 = 1098, r0
	.mmb
	mov r50 = r34
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC170)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = 9, r0
	.mmi
	addl r49 = 1097, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC151)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC171)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r51 = -1, r0
	mov r1 = r48
	addl r49 = 1098, r0
	.mmb
	mov r50 = r34
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC172)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = -1, r0
	.mmi
	addl r49 = 1097, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC151)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC173)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = 1, r0
	.mmi
	addl r49 = 1097, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC54)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC174)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r51 = 1, r0
	.mmi
	addl r49 = 1097, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC26)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC175)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r51 = 1, r0
	mov r1 = r48
	addl r49 = 1098, r0
	.mmb
	addl r50 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC176)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC151)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_file#
	;;
	.mmi
	addl r53 = 3, r0
	mov r52 = r0
	mov r51 = r34
	.mmi
	mov r50 = r34
	mov r1 = r48
	addl r49 = 1187, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r48
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L39
	;;
	.mlx
	(p6) addl r50 = 1, r0
	movl r49 = @gprel(.LC177)
	;;
	.mii
	nop 0
	sxt4 r50 = r50
	add r49 = r1, r49
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mib
	mov r49 = r38
	mov r1 = r48
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC178)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = 1, r0
	addl r53 = 4, r0
	mov r51 = r34
	.mmi
	mov r52 = r36
	ld4 r50 = [r37]
	addl r49 = 1187, r0
	;;
	.mmi
	nop 0
	st8 [r36] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC179)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	ld8 r50 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC180)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r35
	addl r52 = 8, r0
	mov r1 = r48
	.mmi
	ld4 r50 = [r38]
	st4 [r32] = r0
	addl r49 = 1026, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC181)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r35
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC182)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r53 = 4, r0
	mov r52 = r36
	addl r51 = -1, r0
	.mmi
	mov r1 = r48
	ld4 r50 = [r37]
	addl r49 = 1187, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC183)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r53 = 4, r0
	mov r52 = r36
	mov r51 = r34
	.mmi
	mov r1 = r48
	addl r49 = 1187, r0
	addl r50 = -1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC184)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	ld4 r35 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r53 = 4, r0
	mov r52 = r8
	mov r51 = r34
	.mmi
	mov r1 = r48
	addl r49 = 1187, r0
	mov r50 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC185)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r14 = -1, r0
	addl r53 = 4, r0
	mov r52 = r36
	.mmi
	mov r51 = r34
	mov r1 = r48
	addl r49 = 1187, r0
	;;
	.mmi
	st8 [r36] = r14
	ld4 r50 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC179)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mib
	mov r1 = r48
	mov r49 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r48
	addl r49 = 1067, r0
	nop 0
	.mmb
	addl r50 = 511, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC186)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r49 = 1067, r0
	nop 0
	.mmb
	addl r50 = 18, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC187)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r49 = 1035, r0
	nop 0
	.mmb
	mov r50 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC188)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r49 = 1035, r0
	nop 0
	.mmb
	addl r50 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC189)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r49 = 1034, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC190)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC191)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r49 = 1034, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC54)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC192)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r49 = 1034, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC193)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r49 = 1123, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r8
	mov r1 = r48
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dptk .L40
	;;
	.mmi
	(p6) addl r50 = 1, r0
	nop 0
	nop 0
	;;
.L34:
	.mlx
	nop 0
	movl r49 = @gprel(.LC194)
	.mib
	nop 0
	sxt4 r50 = r50
	nop 0
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r48
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
.L40:
	.body
	.copy_state 1
	.mlx
	ld4 r14 = [r32]
	movl r49 = @gprel(.LC194)
	;;
	.mii
	cmp4.eq p6, p7 = 1, r14
	add r49 = r1, r49
	;;
	(p6) addl r50 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r50 = r0
	nop 0
	;;
	.mib
	nop 0
	sxt4 r50 = r50
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r48
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L39:
	.body
	.copy_state 2
	.mlx
	ld4 r14 = [r32]
	movl r49 = @gprel(.LC177)
	.mmi
	adds r38 = 256, r12
	adds r36 = 264, r12
	adds r37 = 260, r12
	;;
	.mii
	cmp4.eq p6, p7 = 22, r14
	add r49 = r1, r49
	;;
	(p6) addl r50 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r50 = r0
	nop 0
	;;
	.mib
	nop 0
	sxt4 r50 = r50
	br.call.sptk.many b0 = show_answer#
	;;
	.mib
	mov r49 = r38
	mov r1 = r48
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC178)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = 1, r0
	addl r53 = 4, r0
	mov r51 = r34
	.mmi
	mov r52 = r36
	ld4 r50 = [r37]
	addl r49 = 1187, r0
	;;
	.mmi
	nop 0
	st8 [r36] = r14
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC179)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	ld8 r50 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC180)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r51 = r35
	addl r52 = 8, r0
	mov r1 = r48
	.mmi
	ld4 r50 = [r38]
	st4 [r32] = r0
	addl r49 = 1026, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC181)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r35
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC182)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r53 = 4, r0
	mov r52 = r36
	addl r51 = -1, r0
	.mmi
	mov r1 = r48
	ld4 r50 = [r37]
	addl r49 = 1187, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC183)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r53 = 4, r0
	mov r52 = r36
	mov r51 = r34
	.mmi
	mov r1 = r48
	addl r49 = 1187, r0
	addl r50 = -1, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC184)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	ld4 r35 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r53 = 4, r0
	mov r52 = r8
	mov r51 = r34
	.mmi
	mov r1 = r48
	addl r49 = 1187, r0
	mov r50 = r35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC185)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	addl r14 = -1, r0
	addl r53 = 4, r0
	mov r52 = r36
	.mmi
	mov r51 = r34
	mov r1 = r48
	addl r49 = 1187, r0
	;;
	.mmi
	st8 [r36] = r14
	ld4 r50 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC179)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mib
	mov r1 = r48
	mov r49 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r48
	addl r49 = 1067, r0
	nop 0
	.mmb
	addl r50 = 511, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC186)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r49 = 1067, r0
	nop 0
	.mmb
	addl r50 = 18, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC187)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r49 = 1035, r0
	nop 0
	.mmb
	mov r50 = r33
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC188)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	addl r49 = 1035, r0
	nop 0
	.mmb
	addl r50 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC189)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r49 = 1034, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC190)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC191)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r49 = 1034, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC54)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC192)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	nop 0
	mov r1 = r48
	addl r49 = 1034, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC28)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r48
	nop 0
	mov r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC193)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer#
	;;
	.mmi
	mov r1 = r48
	nop 0
	addl r49 = 1123, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r48
	;;
	.mib
	nop 0
	(p6) addl r50 = 1, r0
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br .L40
	.endp main#
	.bss
	.align 1
	.type	text.0#, @object
	.size	text.0#, 40
text.0:
	.skip	40
	.sbss
	.align 4
	.type	which.1#, @object
	.size	which.1#, 4
which.1:
	.skip	4
	.align 8
	.type	page.2#, @object
	.size	page.2#, 8
page.2:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
