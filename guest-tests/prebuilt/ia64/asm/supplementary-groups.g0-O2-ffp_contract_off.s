// c4245e415b34d9dc2012fbc339efbf15
	.file	"supplementary-groups.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"getgroups(0, NULL) == 40"
	.align 8
.LC1:
	stringz	"line %d: %s, errno %d\n"
	.align 8
.LC2:
	stringz	"set_groups(1) == 0"
	.align 8
.LC3:
	stringz	"getgroups(MOST, got) == 1 && got[0] == 77"
	.text
	.align 16
	.align 64
	.proc of_a_thread#
of_a_thread:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 4, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mlx
	nop 0
	movl r33 = @gprel(got#)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	mov r38 = r0
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	mov r1 = r36
	cmp4.eq p6, p7 = 40, r8
	nop 0
	.mmi
	addl r15 = 77, r0
	addl r38 = 1, r0
	addl r37 = 1078, r0
	;;
	.mib
	addl r14 = @gprel(wrong#), gp
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mlx
	nop 0
	movl r14 = @gprel(some#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	nop 0
	mov r39 = r14
	.mmb
	nop 0
	st4 [r14] = r15
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r36
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L18
.L3:
	.mib
	mov r38 = r33
	addl r37 = 65536, r0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mib
	addl r15 = @gprel(wrong#), gp
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 77, r14
	(p6) br.cond.dpnt .L5
.L4:
	.mmi
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 60, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	add r37 = r1, r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	nop 0
.L5:
	.mmi
	mov r8 = r32
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L17:
	.mmi
	ld4 r15 = [r14]
	;;
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 57, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r15 = 77, r0
	.mmi
	addl r38 = 1, r0
	nop 0
	addl r37 = 1078, r0
	;;
	.mlx
	nop 0
	movl r14 = @gprel(some#)
	;;
	.mmi
	add r14 = r1, r14
	;;
	nop 0
	mov r39 = r14
	.mmb
	nop 0
	st4 [r14] = r15
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r36
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L3
	;;
.L18:
	.mmi
	addl r15 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	addl r38 = 59, r0
	.mmi
	nop 0
	ld4 r40 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r36
	br .L3
	.endp of_a_thread#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"r"
	.align 8
.LC5:
	stringz	"/proc/self/status"
	.align 8
.LC6:
	stringz	"Groups:"
	.align 8
.LC7:
	stringz	"gid == 4961 + n"
	.align 8
.LC8:
	stringz	"n == 40"
	.text
	.align 16
	.align 64
	.proc listed#
listed:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 4, 0
	.fframe 4112
	adds r12 = -4112, r12
	.save rp, r38
	mov r38 = b0
	.mlx
	mov r40 = r1
	.body
	movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	add r42 = r1, r42
	adds r35 = 20, r12
	addl r33 = 29552, r0
	;;
	.mlx
	add r41 = r1, r41
	movl r32 = 1970238023
	.mmb
	adds r36 = 22, r12
	nop 0
	br.call.sptk.many b0 = fopen#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	;;
	.align 32
.L23:
	.mmi
	mov r43 = r34
	nop 0
	addl r42 = 4096, r0
	.mmb
	adds r41 = 16, r12
	nop 0
	br.call.sptk.many b0 = fgets#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r40
	.mmb
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r14
	(p6) br.cond.dptk .L23
	.mmi
	nop 0
	ld2 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r33, r14
	(p6) br.cond.dptk .L23
	.mmi
	nop 0
	ld1 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 58, r14
	(p6) br.cond.dptk .L23
.L20:
	.mlx
	adds r41 = 23, r12
	movl r37 = @gprel(.LC7)
	.mlx
	adds r33 = 4112, r12
	movl r36 = @gprel(.LC1)
	;;
	.mmi
	addl r35 = @gprel(wrong#), gp
	add r37 = r1, r37
	add r36 = r1, r36
	.mmi
	st8 [r33] = r41
	addl r43 = 10, r0
	mov r42 = r33
	;;
	.mib
	addl r32 = 4961, r0
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mib
	mov r1 = r40
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L36
	;;
	.align 32
.L26:
	.mib
	cmp.eq p6, p7 = r32, r8
	adds r32 = 1, r32
	(p6) br.cond.dptk .L25
	.mmi
	ld4 r14 = [r35]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r37
	addl r42 = 97, r0
	.mmb
	mov r41 = r36
	ld4 r44 = [r8]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L25:
	.mmi
	ld8 r41 = [r33]
	nop 0
	addl r43 = 10, r0
	.mmb
	mov r42 = r33
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mib
	mov r1 = r40
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L26
	;;
.L36:
	.mmi
	adds r32 = -4961, r32
	addl r14 = @gprel(wrong#), gp
	mov r41 = r34
	;;
	.mib
	cmp4.eq p6, p7 = 40, r32
	nop 0
	(p7) br.cond.dpnt .L37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fclose#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 4112, r12
	br.ret.sptk.many b0
.L37:
	.body
	.copy_state 1
	.mmi
	ld4 r15 = [r14]
	;;
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 98, r0
	.mmi
	nop 0
	ld4 r44 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	mov r41 = r34
	br.call.sptk.many b0 = fclose#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 4112, r12
	br.ret.sptk.many b0
	.endp listed#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"set_groups(MOST + 1) == -1 && errno == EINVAL"
	.align 8
.LC10:
	stringz	"set_groups(-1) == -1 && errno == EINVAL"
	.align 8
.LC11:
	stringz	"set_groups(MOST) == 0"
	.align 8
.LC12:
	stringz	"getgroups(0, NULL) == MOST"
	.align 8
.LC13:
	stringz	"getgroups(MOST - 1, got) == -1 && errno == EINVAL"
	.align 8
.LC14:
	stringz	"getgroups(MOST, got) == MOST"
	.align 8
.LC16:
	stringz	"set_groups(100) == -1 && errno == EINVAL"
	.align 8
.LC17:
	stringz	"syscall(SETGROUPS, 100, NULL) == -1 && errno == EFAULT"
	.align 8
.LC18:
	stringz	"set_groups(40) == 0"
	.align 8
.LC19:
	stringz	"!pthread_create(&thread, NULL, of_a_thread, NULL)"
	.align 8
.LC20:
	stringz	"getgroups(MOST, got) == 40 && got[0] == 4961 && got[39] == 5000"
	.align 8
.LC21:
	stringz	"getgroups(MOST, got) == 40 && got[39] == 5000"
	.align 8
.LC22:
	stringz	"set_groups(0) == 0"
	.align 8
.LC23:
	stringz	"getgroups(MOST, got) == 0"
	.align 8
.LC24:
	stringz	"waitpid(child, &status, 0) == child && status == 0"
	.align 8
.LC25:
	stringz	"file"
	.align 8
.LC26:
	stringz	"fd >= 0 && chmod(\".\", 0755) == 0 && fchown(fd, 0, 5000) == 0"
	.align 8
.LC27:
	stringz	"."
	.align 8
.LC28:
	stringz	"syscall(SETRESGID, 1000, 1000, 1000) == 0 && syscall(SETRESUID, 1000, 1000, 1000) == 0"
	.align 8
.LC29:
	stringz	"(fd = open(\"file\", O_RDONLY)) >= 0"
	.align 8
.LC30:
	stringz	"open(\"file\", O_RDWR) == -1 && errno == EACCES"
	.align 8
.LC31:
	stringz	"chown(\"file\", 0, 5001) == 0"
	.align 8
.LC32:
	stringz	"open(\"file\", O_RDONLY) == -1 && errno == EACCES"
	.align 8
.LC33:
	stringz	"%d are wrong\n"
	.sdata
	.align 8
.LC15:
	data8	some#+262140
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
	alloc r37 = ar.pfs, 0, 8, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	;;
	.mib
	nop 0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	nop 0
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L154
	;;
	.mmi
	(p6) addl r33 = @gprel(wrong#), gp
	nop 0
	nop 0
	;;
.L39:
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	.mmi
	nop 0
	ld4 r41 = [r33]
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L154:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r32 = @gprel(some#)
	.mmi
	addl r15 = 65536, r0
	nop 0
	addl r14 = 200000, r0
	;;
	.mmi
	add r32 = r1, r32
	nop 0
	mov ar.lc = r15
	;;
	.mmi
	nop 0
	mov r34 = r32
	mov r15 = r32
	;;
	.align 32
.L40:
	.mib
	st4 [r15] = r14, 4
	adds r14 = -2, r14
	br.cloop.sptk.few .L40
	.mlx
	nop 0
	movl r42 = @gprel(some#)
	.mmi
	addl r41 = 65537, r0
	nop 0
	addl r40 = 1078, r0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	.mib
	nop 0
	(p6) addl r33 = @gprel(wrong#), gp
	(p6) br.cond.dpnt .L42
	;;
.L41:
	.mmi
	addl r33 = @gprel(wrong#), gp
	;;
	ld4 r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 39, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L42:
	.mlx
	nop 0
	movl r42 = @gprel(some#)
	.mmi
	addl r41 = -1, r0
	nop 0
	addl r40 = 1078, r0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L43
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L44
.L43:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 40, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L44:
	.mlx
	nop 0
	movl r42 = @gprel(some#)
	.mmi
	addl r41 = 65536, r0
	nop 0
	addl r40 = 1078, r0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r38
	nop 0
	.mmb
	mov r41 = r0
	mov r40 = r0
	(p7) br.cond.dpnt .L155
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	addl r14 = 65536, r0
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r8
	(p7) br.cond.dpnt .L156
.L46:
	.mlx
	nop 0
	movl r41 = @gprel(got#)
	.mmi
	nop 0
	addl r40 = 65535, r0
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = getgroups#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L47
.L167:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L48
.L47:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 43, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L48:
	.mlx
	nop 0
	movl r41 = @gprel(got#)
	.mmi
	nop 0
	addl r40 = 65536, r0
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r14 = 65536, r0
	.mmi
	addl r16 = 65535, r0
	nop 0
	mov r19 = r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(got#)
	.mmb
	cmp4.eq p6, p7 = r14, r8
	addl r14 = @gprel(.LC15), gp
	(p7) br.cond.dpnt .L157
	;;
	.mmi
	add r35 = r1, r35
	ld4 r18 = [r33]
	mov ar.lc = r16
	.mii
	ld8 r14 = [r14]
	nop 0
	;;
	mov r15 = r35
	;;
	.align 32
.L51:
	.mmi
	ld4 r16 = [r15], 4
	ld4 r17 = [r14], -4
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r16, r17
	nop 0
	;;
	.mib
	(p7) adds r18 = 1, r18
	(p7) addl r19 = 1, r0
	br.cloop.sptk.few .L51
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r19
	adds r14 = 280, r34
	addl r15 = -1, r0
	.mmi
	mov r42 = r34
	addl r41 = 100, r0
	addl r40 = 1078, r0
	;;
	.mmi
	nop 0
	(p7) st4 [r33] = r18
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L53
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dpnt .L54
.L53:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 49, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC16)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L54:
	.mib
	mov r41 = r0
	mov r40 = r0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	addl r14 = 65536, r0
	mov r1 = r38
	nop 0
	.mmi
	mov r42 = r0
	addl r41 = 100, r0
	addl r40 = 1078, r0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r8
	nop 0
	(p7) br.cond.dpnt .L158
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p6) br.cond.dpnt .L56
.L168:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 14, r14
	(p6) br.cond.dpnt .L57
.L56:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 51, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L57:
	.mib
	mov r41 = r0
	mov r40 = r0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	addl r14 = 65536, r0
	mov r1 = r38
	mov ar.lc = 39
	;;
	.mib
	cmp4.eq p6, p7 = r14, r8
	addl r14 = 5000, r0
	(p7) br.cond.dpnt .L159
	;;
	.align 32
.L59:
	.mib
	st4 [r32] = r14, 4
	adds r14 = -1, r14
	br.cloop.sptk.few .L59
	.mlx
	nop 0
	movl r42 = @gprel(some#)
	.mmi
	addl r41 = 40, r0
	nop 0
	addl r40 = 1078, r0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	mov r43 = r0
	.mmb
	mov r41 = r0
	adds r40 = 16, r12
	(p7) br.cond.dpnt .L160
	;;
	.mmi
	nop 0
	addl r42 = @ltoff(@fptr(of_a_thread#)), gp
	nop 0
	;;
	.mib
	ld8 r42 = [r42]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L161
.L61:
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r41 = r0
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 65536, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(got#)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = getgroups#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 40, r8
	(p6) br.cond.dpnt .L62
.L169:
	.mmi
	ld4 r15 = [r35]
	nop 0
	addl r14 = 4961, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L62
	.mmi
	adds r14 = 156, r35
	;;
	ld4 r15 = [r14]
	addl r14 = 5000, r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L63
.L62:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 74, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC20)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L63:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r38
	mov r32 = r8
	.mmb
	mov r42 = r0
	mov r40 = r8
	(p7) br.cond.spnt .L162
	;;
	.mib
	adds r41 = 24, r12
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 24, r12
	nop 0
	mov r1 = r38
	.mmb
	cmp4.ne p6, p7 = r8, r32
	nop 0
	(p6) br.cond.dpnt .L69
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L70
.L69:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 82, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC24)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L70:
	.mib
	mov r41 = r0
	mov r40 = r0
	br.call.sptk.many b0 = getgroups#
	;;
	.mib
	cmp4.eq p6, p7 = 40, r8
	mov r1 = r38
	(p7) br.cond.dpnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = listed#
	;;
	.mmi
	mov r1 = r38
	addl r42 = 416, r0
	addl r41 = 578, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r32 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L74
	;;
.L72:
	.mlx
	nop 0
	movl r40 = @gprel(.LC27)
	.mmi
	nop 0
	addl r41 = 493, r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L74
	.mmi
	addl r42 = 5000, r0
	nop 0
	mov r41 = r0
	.mmb
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = fchown#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L74
.L73:
	.mib
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r38
	mov r32 = r8
	.mmb
	mov r42 = r0
	adds r41 = 16, r12
	(p7) br.cond.spnt .L164
	;;
	.mib
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r16 = 16, r12
	nop 0
	mov r1 = r38
	.mmb
	cmp4.ne p6, p7 = r8, r32
	nop 0
	(p6) br.cond.dpnt .L82
	;;
	.mmi
	nop 0
	ld4 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L83
.L82:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 117, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC24)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L83:
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	.mmi
	addl r42 = 5001, r0
	nop 0
	mov r41 = r0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = chown#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L165
.L84:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r38
	mov r32 = r8
	.mmb
	mov r42 = r0
	adds r41 = 16, r12
	(p7) br.cond.spnt .L166
	;;
	.mib
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r38
	.mmb
	cmp4.ne p6, p7 = r8, r32
	nop 0
	(p6) br.cond.dpnt .L91
	;;
	.mmi
	nop 0
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
.L91:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r38
	ld4 r43 = [r8]
	addl r41 = 125, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC24)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	ld4 r41 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC33)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L74:
	.body
	.copy_state 2
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 107, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC26)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L73
.L157:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 44, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC14)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r16 = 65535, r0
	.mmi
	ld4 r18 = [r33]
	nop 0
	mov r19 = r0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(got#)
	.mmi
	nop 0
	addl r14 = @gprel(.LC15), gp
	nop 0
	;;
	.mmi
	add r35 = r1, r35
	ld8 r14 = [r14]
	mov ar.lc = r16
	;;
	.mib
	nop 0
	mov r15 = r35
	br .L51
.L156:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 42, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 65535, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(got#)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = getgroups#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L167
	.mib
	nop 0
	nop 0
	br .L47
.L163:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 83, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = listed#
	;;
	.mmi
	mov r1 = r38
	addl r42 = 416, r0
	addl r41 = 578, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r32 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L72
	.mib
	nop 0
	nop 0
	br .L74
.L158:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 50, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r0
	nop 0
	.mmb
	addl r41 = 100, r0
	addl r40 = 1078, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dptk .L168
	.mib
	nop 0
	nop 0
	br .L56
.L159:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 52, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	nop 0
	mov r1 = r38
	nop 0
	.mib
	addl r14 = 5000, r0
	mov ar.lc = 39
	br .L59
	;;
.L160:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 71, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r43 = r0
	.mii
	mov r41 = r0
	adds r40 = 16, r12
	;;
	addl r42 = @ltoff(@fptr(of_a_thread#)), gp
	;;
	.mib
	ld8 r42 = [r42]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L61
.L161:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r38
	ld4 r43 = [r8]
	addl r41 = 72, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC19)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r38
	mov r41 = r0
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_join#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 65536, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(got#)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = getgroups#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = 40, r8
	(p7) br.cond.dptk .L169
	.mib
	nop 0
	nop 0
	br .L62
.L155:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 41, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r41 = r0
	.mmb
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	addl r14 = 65536, r0
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r8
	(p6) br.cond.dptk .L46
	.mib
	nop 0
	nop 0
	br .L156
.L165:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 118, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC31)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L84
.L166:
	.mmi
	addl r43 = 1000, r0
	addl r42 = 1000, r0
	nop 0
	.mmb
	addl r41 = 1000, r0
	addl r40 = 1076, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L88
	.mmi
	addl r43 = 1000, r0
	addl r42 = 1000, r0
	nop 0
	.mmb
	addl r41 = 1000, r0
	addl r40 = 1074, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L88
	;;
.L87:
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	.mmi
	nop 0
	mov r41 = r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L89
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 13, r14
	(p6) br.cond.dpnt .L90
.L89:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 122, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC32)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L90:
	.mib
	ld4 r40 = [r33]
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L164:
	.mmi
	addl r43 = 1000, r0
	addl r42 = 1000, r0
	nop 0
	.mmb
	addl r41 = 1000, r0
	addl r40 = 1076, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L78
	.mmi
	addl r43 = 1000, r0
	addl r42 = 1000, r0
	nop 0
	.mmb
	addl r41 = 1000, r0
	addl r40 = 1074, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L77
.L78:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 111, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC28)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L77:
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	.mmi
	nop 0
	mov r41 = r0
	nop 0
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov r32 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L170
	;;
.L79:
	.mib
	mov r40 = r32
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 2, r0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC25)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r38
	(p6) br.cond.dpnt .L80
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 13, r14
	(p6) br.cond.dpnt .L90
.L80:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 114, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC30)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L90
	;;
.L162:
	.mlx
	nop 0
	movl r41 = @gprel(got#)
	.mmi
	addl r40 = 65536, r0
	nop 0
	adds r35 = 156, r35
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = getgroups#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 40, r8
	.mmb
	addl r14 = 5000, r0
	nop 0
	(p6) br.cond.dpnt .L65
	;;
	.mmi
	nop 0
	ld4 r15 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dpnt .L66
.L65:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 77, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC21)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
	;;
.L66:
	.mlx
	nop 0
	movl r42 = @gprel(some#)
	.mmi
	mov r41 = r0
	nop 0
	addl r40 = 1078, r0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r38
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L171
	;;
.L67:
	.mlx
	nop 0
	movl r41 = @gprel(got#)
	.mmi
	nop 0
	addl r40 = 65536, r0
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = getgroups#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L90
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 79, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L90
.L170:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 112, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC29)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L79
.L88:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 121, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC28)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L87
.L171:
	.mmi
	ld4 r14 = [r33]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r38
	addl r41 = 78, r0
	.mmi
	nop 0
	ld4 r43 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	.mlx
	nop 0
	movl r40 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r38
	br .L67
	.endp main#
	.sbss
	.align 4
	.type	wrong#, @object
	.size	wrong#, 4
wrong:
	.skip	4
	.bss
	.align 4
	.type	got#, @object
	.size	got#, 262144
got:
	.skip	262144
	.align 4
	.type	some#, @object
	.size	some#, 262148
some:
	.skip	262148
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
