// 17e191706be75fa65297a79314b009af
	.file	"locks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"l"
	.text
	.align 16
	.align 64
	.proc try_flock#
try_flock:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	.mlx
	nop 0
	movl r35 = @gprel(.LC0)
	;;
	.mib
	add r35 = r1, r35
	addl r36 = 2, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r35 = r8
	.mmb
	addl r36 = 6, r0
	nop 0
	br.call.sptk.many b0 = flock#
	;;
	.mmb
	mov r14 = r8
	mov r1 = r34
	nop 0
	.mmi
	mov r8 = r0
	nop 0
	mov b0 = r32
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = -1, r14
	mov ar.pfs = r33
	.bbb
	nop 0
	(p7) br.cond.dpnt .L6
	br.ret.sptk.many b0
	;;
.L6:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	mov r1 = r34
	mov b0 = r32
	;;
	.mii
	cmp4.eq p6, p7 = 11, r14
	mov ar.pfs = r33
	;;
	(p6) addl r8 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	.endp try_flock#
	.align 16
	.align 64
	.proc lock#
lock:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	mov r39 = r32
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r40 = 6, r0
	;;
	.mmi
	mov r41 = r14
	st8 [r14] = r0
	adds r14 = 40, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 24, r12
	.mmi
	st2 [r41] = r33
	;;
	st8 [r14] = r34
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r35
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp lock#
	.align 16
	.align 64
	.proc who#
who:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	mov r37 = r32
	;;
	.mmi
	adds r14 = 24, r12
	adds r39 = 16, r12
	addl r38 = 5, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r39] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L9
	.mmi
	adds r15 = 16, r12
	;;
	ld2 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dpnt .L14
.L9:
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L14:
	.body
	.copy_state 1
	.mmi
	adds r15 = 24, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	.mmi
	adds r14 = 32, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L9
	.mmi
	nop 0
	adds r14 = 40, r12
	nop 0
	;;
	.mib
	ld4 r33 = [r14]
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mii
	cmp4.eq p6, p7 = r8, r33
	mov r1 = r36
	;;
	(p6) addl r8 = 1, r0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp who#
	.align 16
	.align 64
	.proc in_child#
in_child:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
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
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	mov r37 = r8
	.mmb
	mov r39 = r0
	adds r38 = 16, r12
	(p7) br.cond.spnt .L19
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r36
	;;
	.mmi
	ld4 r8 = [r14]
	;;
	nop 0
	extr.u r8 = r8, 8, 8
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L19:
	.body
	.copy_state 1
	.mii
	ld8 r14 = [r32], 8
	mov r37 = r33
	;;
	mov b6 = r14
	.mmb
	ld8 r1 = [r32], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r36
	mov r37 = r8
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp in_child#
	.align 16
	.align 64
	.proc try_high#
try_high:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	adds r14 = 16, r12
	addl r15 = 50, r0
	addl r37 = 6, r0
	;;
	.mmi
	mov r38 = r14
	st8 [r14] = r0
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 1, r0
	;;
	.mmi
	st2 [r38] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 32, r12
	addl r15 = 10, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mii
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r35
	;;
	(p6) addl r8 = 1, r0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp try_high#
	.align 16
	.align 64
	.proc try_low#
try_low:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	adds r14 = 16, r12
	addl r15 = 5, r0
	addl r37 = 6, r0
	;;
	.mmi
	mov r38 = r14
	st8 [r14] = r0
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 1, r0
	;;
	.mmi
	st2 [r38] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 32, r12
	addl r15 = 10, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r14 = r8
	mov r1 = r35
	mov r8 = r0
	;;
	.mib
	cmp4.ne p6, p7 = -1, r14
	nop 0
	(p7) br.cond.dpnt .L27
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L27:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r35
	;;
	adds r14 = -11, r14
	;;
	.mmi
	and r14 = -3, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp try_low#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"open"
	.align 8
.LC4:
	stringz	"%s: %s\n"
	.align 8
.LC5:
	stringz	"lock(fd, F_WRLCK, 0, 20) == 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"in_child(try_low, fd)"
	.align 8
.LC8:
	stringz	"in_child(try_high, fd)"
	.align 8
.LC9:
	stringz	"in_child(who, fd)"
	.align 8
.LC10:
	stringz	"lock(fd, F_UNLCK, 0, 20) == 0"
	.align 8
.LC11:
	stringz	"!in_child(try_low, fd)"
	.align 8
.LC12:
	stringz	"flock(fd, LOCK_EX) == 0"
	.align 8
.LC13:
	stringz	"in_child(try_flock, fd)"
	.align 8
.LC14:
	stringz	"flock(fd, LOCK_UN) == 0"
	.align 8
.LC15:
	stringz	"!in_child(try_flock, fd)"
	.align 8
.LC16:
	stringz	"lockf(fd, F_TLOCK, 10) == 0"
	.align 8
.LC17:
	stringz	"/dev/null"
	.align 8
.LC18:
	stringz	"close(open(\"l\", O_PATH)) == 0 && close(open(\"/dev/null\", O_RDWR)) == 0 && in_child(try_low, fd)"
	.align 8
.LC19:
	stringz	"close(open(\"l\", O_RDONLY)) == 0 && !in_child(try_low, fd)"
	.align 8
.LC20:
	stringz	"flock(fd, LOCK_EX) == 0 && close(open(\"l\", O_RDONLY)) == 0 && in_child(try_flock, fd)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	addl r38 = 384, r0
	.mmb
	addl r37 = 66, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	mov r1 = r35
	.mmb
	addl r39 = 20, r0
	addl r37 = 1, r0
	(p7) br.cond.spnt .L72
	;;
	.mib
	mov r38 = r0
	mov r36 = r8
	br.call.sptk.many b0 = lock#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov r37 = r32
	;;
	addl r36 = @ltoff(@fptr(try_low#)), gp
	;;
	.mib
	ld8 r36 = [r36]
	nop 0
	br.call.sptk.many b0 = in_child#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov r37 = r32
	;;
	addl r36 = @ltoff(@fptr(try_high#)), gp
	;;
	.mib
	ld8 r36 = [r36]
	nop 0
	br.call.sptk.many b0 = in_child#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov r37 = r32
	;;
	addl r36 = @ltoff(@fptr(who#)), gp
	;;
	.mib
	ld8 r36 = [r36]
	nop 0
	br.call.sptk.many b0 = in_child#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r39 = 20, r0
	addl r37 = 2, r0
	mov r1 = r35
	.mmb
	mov r38 = r0
	mov r36 = r32
	br.call.sptk.many b0 = lock#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov r37 = r32
	;;
	addl r36 = @ltoff(@fptr(try_low#)), gp
	;;
	.mib
	ld8 r36 = [r36]
	nop 0
	br.call.sptk.many b0 = in_child#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r37 = 2, r0
	nop 0
	mov r1 = r35
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov r37 = r32
	;;
	addl r36 = @ltoff(@fptr(try_flock#)), gp
	;;
	.mib
	ld8 r36 = [r36]
	nop 0
	br.call.sptk.many b0 = in_child#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r37 = 8, r0
	nop 0
	mov r1 = r35
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov r37 = r32
	;;
	addl r36 = @ltoff(@fptr(try_flock#)), gp
	;;
	.mib
	ld8 r36 = [r36]
	nop 0
	br.call.sptk.many b0 = in_child#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r37 = 2, r0
	mov r1 = r35
	nop 0
	.mmb
	addl r38 = 10, r0
	mov r36 = r32
	br.call.sptk.many b0 = lockf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r37 = 1, r0
	addl r39 = 20, r0
	mov r1 = r35
	.mmb
	mov r38 = r0
	mov r36 = r32
	br.call.sptk.many b0 = lock#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC2)
	.mlx
	add r38 = r1, r38
	movl r36 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r37 = r1, r37
	nop 0
	add r36 = r1, r36
	;;
	.mib
	(p6) add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r35
	movl r37 = 2097152
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r35
	mov r36 = r8
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L73
	;;
.L42:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mlx
	nop 0
	movl r38 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	.mmi
	add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r35
	mov r36 = r8
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L74
	;;
.L45:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	.mmi
	add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 2, r0
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = flock#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L75
	;;
.L47:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mlx
	nop 0
	movl r38 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	.mmi
	add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L75:
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	.mmi
	nop 0
	mov r37 = r0
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r35
	mov r36 = r8
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L47
	;;
	.mmi
	addl r36 = @ltoff(@fptr(try_flock#)), gp
	nop 0
	mov r37 = r32
	;;
	.mib
	ld8 r36 = [r36]
	nop 0
	br.call.sptk.many b0 = in_child#
	;;
	.mib
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L47
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	.mmi
	add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L74:
	.mmi
	addl r36 = @ltoff(@fptr(try_low#)), gp
	nop 0
	mov r37 = r32
	;;
	.mib
	ld8 r36 = [r36]
	nop 0
	br.call.sptk.many b0 = in_child#
	;;
	.mib
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L45
	;;
	.mlx
	nop 0
	(p6) movl r37 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r37 = r1, r37
	nop 0
	nop 0
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r37 = 2, r0
	.mmb
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = flock#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L47
	.mib
	nop 0
	nop 0
	br .L75
	;;
.L73:
	.mlx
	nop 0
	movl r36 = @gprel(.LC17)
	.mmi
	nop 0
	addl r37 = 2, r0
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r35
	mov r36 = r8
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L42
	;;
	.mmi
	addl r36 = @ltoff(@fptr(try_low#)), gp
	nop 0
	mov r37 = r32
	;;
	.mib
	ld8 r36 = [r36]
	nop 0
	br.call.sptk.many b0 = in_child#
	;;
	.mib
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L42
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC6)
	.mmi
	add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r35
	mov r36 = r8
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br .L74
.L72:
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
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC4)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r36 = r1, r36
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
