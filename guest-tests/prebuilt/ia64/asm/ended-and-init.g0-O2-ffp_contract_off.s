// b0eb43f3a7fb804a22183522b2781bc3
	.file	"ended-and-init.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc caught#
caught:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp caught#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s/%s"
	.text
	.align 16
	.align 64
	.proc read_all#
read_all:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 2, 11, 5, 0
	.fframe 512
	adds r12 = -512, r12
	.save rp, r42
	mov r42 = b0
	.mlx
	mov r44 = r1
	.body
	movl r40 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(bytes#)
	.mmi
	add r40 = r1, r40
	mov r45 = r32
	mov r37 = r0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r33
	mov r39 = r8
	mov r1 = r44
	;;
	.mmi
	(p6) addl r41 = 1, r0
	nop 0
	mov r45 = r39
	;;
	.mib
	(p7) mov r41 = r0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L3
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r48 = r32
	mov r47 = r40
	adds r45 = 16, r12
	.mmi
	addl r46 = 512, r0
	mov r34 = r8
	adds r36 = 19, r8
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L11
	.align 32
.L7:
	.mib
	mov r49 = r36
	adds r34 = 18, r34
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r45 = 16, r12
	.mmb
	addl r46 = 2048, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r44
	mov r46 = r38
	addl r47 = 65536, r0
	.mmb
	mov r35 = r8
	mov r45 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r44
	addl r47 = 65536, r0
	nop 0
	.mmb
	mov r46 = r38
	adds r45 = 16, r12
	br.call.sptk.many b0 = readlink#
	;;
	.mib
	mov r1 = r44
	mov r45 = r35
	br.call.sptk.many b0 = close#
	;;
	.mii
	ld1 r14 = [r36]
	mov r1 = r44
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 46, r14
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	ld1 r14 = [r34]
	;;
	cmp4.eq p6, p7 = 4, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r41, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L12
.L6:
	.mmi
	adds r37 = 1, r37
	nop 0
	nop 0
.L13:
	.mib
	mov r45 = r39
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r1 = r44
	mov r48 = r32
	mov r47 = r40
	.mmi
	adds r45 = 16, r12
	addl r46 = 512, r0
	mov r34 = r8
	;;
	.mib
	adds r36 = 19, r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
.L11:
	.mib
	nop 0
	mov r45 = r39
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L3:
	.mii
	mov r8 = r37
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L12:
	.body
	.copy_state 1
	.mib
	adds r46 = -1, r33
	adds r45 = 16, r12
	br.call.sptk.many b0 = read_all#
	;;
	.mmi
	add r37 = r37, r8
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	adds r37 = 1, r37
	br .L13
	.endp read_all#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"/proc/%d"
	.align 8
.LC4:
	stringz	"read_all(name, 2) > 10"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.align 64
	.proc look_at#
look_at:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 6, 0
	.fframe 144
	adds r12 = -144, r12
	andcm r34 = -1, r32
	.mlx
	mov r39 = r1
	movl r14 = @gprel(bytes#)
	;;
	.mmi
	add r14 = r1, r14
	adds r35 = 96, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	addl r15 = 1, r0
	shladd r34 = r34, 3, r0
	mov r33 = r0
	;;
	.mmb
	st8 [r35] = r14
	adds r14 = 104, r12
	nop 0
	.mmi
	or r34 = 2, r34
	nop 0
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	mov ar.lc = 15
	.align 32
.L16:
	.mmi
	mov r42 = r33
	adds r44 = 128, r12
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r32
	br.call.sptk.many b0 = prlimit#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L25
	;;
	.mib
	nop 0
	adds r33 = 1, r33
	br.cloop.sptk.few .L16
	;;
.L27:
	.mmi
	adds r42 = 112, r12
	mov r41 = r34
	nop 0
	.mmb
	addl r36 = 1, r0
	mov r33 = r0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mib
	mov r1 = r39
	addl r41 = 1, r0
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	adds r14 = 80, r12
	mov r44 = r0
	nop 0
	.mmi
	mov r41 = r34
	mov r1 = r39
	mov r42 = r0
	;;
	.mmi
	mov r43 = r14
	st8 [r14] = r0
	adds r14 = 88, r12
	;;
	.mib
	st8 [r14] = r36
	nop 0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mmi
	mov r41 = r34
	mov r1 = r39
	nop 0
	.mmb
	adds r43 = 152, r12
	mov r42 = r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r39
	mov r43 = r0
	.mmb
	mov r42 = r32
	addl r41 = 1458, r0
	(p7) br.cond.dpnt .L26
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	mov r34 = r8
	mov r44 = r0
	.mmi
	mov r43 = r0
	addl r41 = 1462, r0
	mov r42 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r45 = r0
	mov r44 = r0
	mov r1 = r39
	.mmi
	mov r43 = r0
	mov r42 = r34
	addl r41 = 1448, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	adds r14 = 144, r12
	addl r15 = 1, r0
	nop 0
	.mmi
	mov r1 = r39
	addl r42 = 1, r0
	mov r43 = r0
	;;
	.mmi
	mov r41 = r14
	st4 [r14] = r34
	adds r14 = 148, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r43 = r32
	mov r1 = r39
	nop 0
	.mmb
	addl r42 = 8, r0
	mov r41 = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r42 = 9, r0
	.mmb
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r46 = r0
	addl r45 = 1, r0
	mov r44 = r35
	.mmi
	addl r43 = 1, r0
	mov r1 = r39
	mov r42 = r35
	;;
	.mib
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r42 = 23, r0
	.mmb
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r42 = 23, r0
	.mmb
	sub r41 = r0, r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov ar.lc = 8
	.align 32
.L18:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r33
	mov r43 = r8
	.mmi
	mov r46 = r0
	mov r45 = r0
	mov r42 = r32
	;;
	.mib
	addl r41 = 1345, r0
	adds r33 = 1, r33
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L18
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	mov r43 = r32
	nop 0
	adds r41 = 16, r12
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	addl r42 = 2, r0
	nop 0
	mov r1 = r39
	.mmb
	adds r41 = 16, r12
	nop 0
	br.call.sptk.many b0 = read_all#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.geu p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC1)
	.mlx
	nop 0
	movl r43 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC2)
	.mlx
	add r43 = r1, r43
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	(p7) add r42 = r1, r42
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mii
	nop 0
	mov ar.lc = r40
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L25:
	.body
	.copy_state 1
	.mmi
	mov r42 = r33
	mov r44 = r0
	adds r43 = 128, r12
	.mmb
	mov r41 = r32
	adds r33 = 1, r33
	br.call.sptk.many b0 = prlimit#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L16
	.mib
	nop 0
	nop 0
	br .L27
.L26:
	.mmi
	adds r14 = 152, r12
	adds r43 = 16, r12
	mov r44 = r0
	.mmi
	mov r42 = r0
	;;
	ld8 r41 = [r14]
	adds r14 = 24, r12
	.mmi
	st8 [r43] = r0
	;;
	st8 [r14] = r0
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r36
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r32
	nop 0
	.mmb
	mov r43 = r0
	addl r41 = 1458, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	mov r34 = r8
	mov r44 = r0
	.mmi
	mov r43 = r0
	addl r41 = 1462, r0
	mov r42 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r45 = r0
	mov r44 = r0
	mov r1 = r39
	.mmi
	mov r42 = r34
	mov r43 = r0
	addl r41 = 1448, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	adds r14 = 144, r12
	addl r15 = 1, r0
	nop 0
	.mmi
	mov r1 = r39
	addl r42 = 1, r0
	mov r43 = r0
	;;
	.mmi
	mov r41 = r14
	st4 [r14] = r34
	adds r14 = 148, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r43 = r32
	mov r1 = r39
	nop 0
	.mmb
	addl r42 = 8, r0
	mov r41 = r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r42 = 9, r0
	.mmb
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r46 = r0
	addl r45 = 1, r0
	mov r44 = r35
	.mmi
	addl r43 = 1, r0
	mov r1 = r39
	mov r42 = r35
	;;
	.mib
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = process_vm_readv#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r32
	.mmb
	addl r42 = 23, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r42 = 23, r0
	.mmb
	sub r41 = r0, r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r39
	mov ar.lc = 8
	br .L18
	.endp look_at#
	.section	.rodata.str1.8
	.align 8
.LC6:
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
	movl r36 = @gprel(.LC6)
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
.LC7:
	stringz	"waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 3"
	.align 8
.LC8:
	stringz	"pipe"
	.align 8
.LC9:
	stringz	"/proc/%d/%s"
	.align 8
.LC10:
	stringz	""
	.align 8
.LC11:
	stringz	"write"
	.align 8
.LC12:
	stringz	"0"
	.align 8
.LC13:
	stringz	"kill(child, 0) == -1 && errno == ESRCH"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 13, 4, 0
	.fframe 336
	adds r12 = -336, r12
	nop 0
	.mii
	addl r46 = @ltoff(@fptr(caught#)), gp
	.save rp, r41
	mov r41 = b0
	mov r43 = r1
	;;
	.mmi
	ld8 r46 = [r46]
	addl r45 = 14, r0
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	addl r45 = 1, r0
	mov r1 = r43
	br.call.sptk.many b0 = look_at#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r37 = r8
	mov r1 = r43
	;;
	.mib
	(p7) addl r45 = 3, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r47 = 128, r0
	nop 0
	mov r46 = r0
	.mmb
	adds r45 = 144, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	adds r47 = 144, r12
	movl r48 = 16777220
	.mmi
	mov r46 = r37
	mov r1 = r43
	addl r45 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r43
	mov r45 = r37
	br.call.sptk.many b0 = look_at#
	;;
	.mmi
	adds r46 = 348, r12
	mov r1 = r43
	nop 0
	.mmb
	mov r47 = r0
	mov r45 = r37
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = r37, r8
	(p7) br.cond.dpnt .L49
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC2)
	.mlx
	nop 0
	movl r47 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	.mmi
	(p6) add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	adds r45 = 340, r12
	mov r1 = r43
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC8)
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
	.mmi
	nop 0
	mov r36 = r8
	mov r1 = r43
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L50
	;;
.L34:
	.mlx
	adds r38 = 272, r12
	movl r33 = @gprel(files.0#)
	.mlx
	nop 0
	movl r34 = @gprel(.LC9)
	;;
	.mmb
	nop 0
	add r33 = r1, r33
	nop 0
	.mmi
	add r34 = r1, r34
	mov r32 = r38
	mov ar.lc = 16
	;;
	.align 32
.L35:
	.mmi
	nop 0
	ld8 r48 = [r33], 8
	mov r47 = r36
	.mmb
	mov r46 = r34
	adds r45 = 16, r12
	br.call.sptk.many b0 = sprintf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r0
	.mmb
	adds r45 = 16, r12
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	st4 [r32] = r8, 4
	nop 0
	br.cloop.sptk.few .L35
	;;
	.mlx
	adds r14 = 344, r12
	movl r46 = @gprel(.LC10)
	.mlx
	addl r47 = 1, r0
	movl r32 = 16777220
	;;
	.mmi
	ld4 r45 = [r14]
	add r46 = r1, r46
	adds r40 = 68, r38
	.mmb
	mov r39 = r0
	mov r33 = r38
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC11)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r34 = @gprel(bytes#)
	.mlx
	adds r45 = 16, r12
	movl r35 = @gprel(.LC12)
	;;
	.mmi
	add r34 = r1, r34
	add r35 = r1, r35
	nop 0
	.mmb
	addl r47 = 128, r0
	mov r46 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r43
	mov r48 = r32
	adds r47 = 16, r12
	.mmb
	mov r46 = r36
	addl r45 = 1, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mii
	sub r14 = r40, r38
	mov r1 = r43
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L37:
	.mmi
	ld4 r32 = [r33], 4
	addl r47 = 65536, r0
	mov r46 = r34
	;;
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	addl r48 = 65536, r0
	mov r1 = r43
	mov r47 = r34
	.mmb
	mov r46 = r32
	addl r45 = 1214, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r47 = r0
	mov r46 = r35
	nop 0
	.mmb
	mov r1 = r43
	mov r45 = r32
	br.call.sptk.many b0 = openat#
	;;
	.mib
	mov r1 = r43
	mov r45 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r0
	nop 0
	.mmb
	mov r46 = r0
	mov r45 = r32
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L37
	.mmi
	cmp4.ne p6, p7 = 1, r39
	addl r32 = 4, r0
	adds r45 = 16, r12
	.mmb
	addl r47 = 128, r0
	mov r46 = r0
	(p7) br.cond.dpnt .L51
	;;
	.mib
	addl r39 = 1, r0
	mov r33 = r38
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r43
	mov r48 = r32
	adds r47 = 16, r12
	.mmb
	mov r46 = r36
	addl r45 = 1, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mii
	sub r14 = r40, r38
	mov r1 = r43
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L37
.L51:
	.mib
	mov r46 = r0
	mov r45 = r37
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L52
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC2)
	.mlx
	nop 0
	movl r47 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	.mmi
	(p6) add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
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
	adds r12 = 336, r12
	br.ret.sptk.many b0
	;;
.L49:
	.body
	.copy_state 1
	.mlx
	adds r15 = 348, r12
	movl r47 = @gprel(.LC7)
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	;;
	.mmi
	ld4 r14 = [r15]
	add r47 = r1, r47
	add r45 = r1, r45
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	cmp4.ne p6, p7 = 3, r14
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	adds r45 = 340, r12
	mov r1 = r43
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC8)
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
	.mmi
	nop 0
	mov r1 = r43
	mov r36 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L34
	;;
.L50:
	.mlx
	adds r14 = 340, r12
	movl r46 = @gprel(bytes#)
	.mmi
	nop 0
	addl r47 = 1, r0
	nop 0
	;;
	.mib
	ld4 r45 = [r14]
	add r46 = r1, r46
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r43
	mov r45 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L52:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mlx
	cmp4.ne p6, p7 = 3, r14
	movl r47 = @gprel(.LC13)
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC2)
	.mmi
	add r47 = r1, r47
	nop 0
	add r45 = r1, r45
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
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
	.restore sp
	adds r12 = 336, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC14:
	stringz	"maps"
	.align 8
.LC15:
	stringz	"smaps"
	.align 8
.LC16:
	stringz	"status"
	.align 8
.LC17:
	stringz	"stat"
	.align 8
.LC18:
	stringz	"fd"
	.align 8
.LC19:
	stringz	"task"
	.align 8
.LC20:
	stringz	"cmdline"
	.align 8
.LC21:
	stringz	"environ"
	.align 8
.LC22:
	stringz	"mem"
	.align 8
.LC23:
	stringz	"exe"
	.align 8
.LC24:
	stringz	"cwd"
	.align 8
.LC25:
	stringz	"root"
	.align 8
.LC26:
	stringz	"limits"
	.align 8
.LC27:
	stringz	"auxv"
	.align 8
.LC28:
	stringz	"comm"
	.align 8
.LC29:
	stringz	"fdinfo"
	.section	.rodata
	.align 8
	.type	files.0#, @object
	.size	files.0#, 136
files.0:
	data8	.LC14
	data8	.LC15
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
	data8	.LC25
	data8	.LC26
	data8	.LC27
	data8	.LC28
	data8	.LC29
	data8	.LC10
	.bss
	.align 8
	.type	bytes#, @object
	.size	bytes#, 65536
bytes:
	.skip	65536
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
