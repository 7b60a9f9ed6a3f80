// a351b8724517aaa61361a35dd986c514
	.file	"record-locks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_alarm#
on_alarm:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp on_alarm#
	.align 16
	.align 64
	.proc locks#
locks:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 6, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	mov r41 = r32
	mov r42 = r33
	;;
	.mmi
	adds r14 = 20, r12
	mov r15 = r0
	adds r43 = 16, r12
	.mmi
	adds r16 = 24, r12
	;;
	st4 [r14] = r0, 4
	dep r15 = r34, r15, 0, 16
	.mmi
	st8 [r16] = r36
	;;
	adds r14 = 8, r14
	dep r15 = r35, r15, 16, 16
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r43] = r15
	adds r15 = 32, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r15] = r37
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mii
	mov r1 = r40
	sxt4 r8 = r8
	;;
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp locks#
	.align 16
	.align 64
	.proc status_of#
status_of:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mib
	mov r38 = r0
	adds r37 = 16, r12
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r35
	;;
	.mmi
	ld4 r8 = [r14]
	;;
	nop 0
	extr.u r8 = r8, 8, 8
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp status_of#
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
	addl r32 = @gprel(page.0#), gp
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
	(p7) br.cond.dpnt .L11
	br.ret.sptk.many b0
.L11:
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
	stringz	"write"
	.align 8
.LC2:
	stringz	"read"
	.align 8
.LC3:
	stringz	"the parent"
	.align 8
.LC4:
	stringz	"a description"
	.align 8
.LC5:
	stringz	"another"
	.align 8
.LC6:
	stringz	"l"
	.align 8
.LC7:
	stringz	"%s lock from %ld, %ld: %ld"
	.align 8
.LC8:
	stringz	" nothing"
	.align 8
.LC9:
	stringz	" %s %d from %ld, %ld by %s\n"
	.text
	.align 16
	.align 64
	.proc find#
find:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 4, 10, 6, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	addl r36 = @ltoffx(stdout#), r1
	mov r45 = r1
	.save rp, r43
	mov r43 = b0
	.body
	;;
	.mmi
	nop 0
	ld8.mov r36 = [r36], stdout#
	adds r38 = 18, r12
	.mmi
	adds r40 = 24, r12
	adds r39 = 32, r12
	adds r37 = 40, r12
	;;
	.mib
	ld8 r46 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r45
	adds r14 = 16, r12
	.mmb
	mov r47 = r32
	adds r48 = 16, r12
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	cmp4.ne p6, p7 = 36, r32
	st2 [r14] = r33
	nop 0
	.mmi
	st2 [r38] = r0
	;;
	(p6) addl r14 = @gprel(fd#), gp
	nop 0
	.mmi
	st8 [r40] = r34
	st8 [r39] = r35
	nop 0
	;;
	.mmi
	(p6) ld4 r46 = [r14]
	st4 [r37] = r0
	nop 0
	.bbb
	nop 0
	(p7) br.cond.dpnt .L29
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r45
	cmp4.ne p6, p7 = 1, r33
	nop 0
	.mmi
	mov r49 = r35
	mov r48 = r34
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	.mmi
	add r46 = r1, r46
	;;
	(p7) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r45
	;;
	.mmi
	ld2 r14 = [r15]
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p7) br.cond.dpnt .L30
	;;
.L19:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 1, r14
	nop 0
	.mmi
	ld2 r38 = [r38]
	ld4 r42 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC2)
	.mmi
	ld8 r40 = [r40]
	ld8 r39 = [r39]
	sxt2 r38 = r38
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.eq p6, p7 = r8, r42
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC3)
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	ld4 r14 = [r37]
	;;
	cmp4.ne p6, p7 = -1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC4)
	;;
	.mii
	(p6) add r51 = r1, r51
	nop 0
	;;
	(p7) add r51 = r1, r51
.L22:
	.mlx
	mov r50 = r39
	movl r46 = @gprel(.LC9)
	.mmi
	mov r49 = r40
	mov r48 = r38
	mov r47 = r41
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld8 r46 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r45
	mov r46 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L15:
	.mmi
	mov r48 = r0
	nop 0
	mov r47 = r0
	.mmb
	mov r46 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mii
	mov r1 = r45
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L29:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	.mmi
	nop 0
	addl r47 = 2, r0
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r47 = r32
	mov r1 = r45
	nop 0
	.mmb
	mov r46 = r8
	adds r48 = 16, r12
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r45
	cmp4.ne p6, p7 = 1, r33
	nop 0
	.mmi
	mov r49 = r35
	mov r48 = r34
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	.mmi
	add r46 = r1, r46
	;;
	(p7) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r45
	;;
	.mmi
	ld2 r14 = [r15]
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L19
.L30:
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld8 r46 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r45
	mov r46 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp find#
	.align 16
	.align 64
	.proc tell#
tell:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	;;
	adds r14 = 16, r12
	addl r38 = 1, r0
	;;
	.mmi
	mov r37 = r14
	st1 [r14] = r32
	addl r14 = @gprel(ready#+4), gp
	;;
	.mib
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC1)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp tell#
	.align 16
	.align 64
	.proc wait_for_child#
wait_for_child:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addl r14 = @gprel(ready#), gp
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mmi
	ld4 r35 = [r14]
	nop 0
	addl r37 = 1, r0
	.mmb
	adds r36 = 16, r12
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
	(p7) movl r35 = @gprel(.LC2)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r35 = 20000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp wait_for_child#
	.section	.rodata.str1.8
	.align 8
.LC10:
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
	(p6) br.cond.dpnt .L38
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
	(p7) br.cond.dpnt .L45
.L38:
	.mlx
	nop 0
	movl r37 = @gprel(.LC10)
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
.L45:
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
.LC11:
	stringz	"open"
	.align 8
.LC12:
	stringz	"ftruncate"
	.align 8
.LC13:
	stringz	"pipe"
	.align 8
.LC14:
	stringz	"LOCK(F_SETLK, F_WRLCK, 10, 10)"
	.align 8
.LC15:
	stringz	"LOCK(F_SETLK, F_RDLCK, 40, 10)"
	.align 8
.LC16:
	stringz	"LOCK(F_SETLK, F_RDLCK, 14, 2)"
	.align 8
.LC17:
	stringz	"LOCK(F_SETLK, F_WRLCK, 15, 0)"
	.align 8
.LC18:
	stringz	"LOCK(F_SETLK, F_UNLCK, 12, 100)"
	.align 8
.LC19:
	stringz	"LOCK(F_SETLK, F_UNLCK, 0, 0)"
	.align 8
.LC20:
	stringz	"lseek"
	.align 8
.LC21:
	stringz	"locks(fd, F_SETLK, F_WRLCK, SEEK_CUR, 10, -5)"
	.align 8
.LC22:
	stringz	"locks(fd, F_SETLK, F_WRLCK, SEEK_END, -1, 2)"
	.align 8
.LC23:
	stringz	"locks(fd, F_SETLK, F_WRLCK, SEEK_SET, -1, 1)"
	.align 8
.LC24:
	stringz	"locks(fd, F_SETLK, F_WRLCK, SEEK_SET, 5, -6)"
	.align 8
.LC25:
	stringz	"locks(fd, F_SETLK, F_WRLCK, 3, 0, 1)"
	.align 8
.LC26:
	stringz	"locks(fd, F_SETLK, 8, SEEK_SET, 0, 1)"
	.align 8
.LC27:
	stringz	"locks(fd, F_GETLK, F_UNLCK, SEEK_SET, 0, 1)"
	.align 8
.LC28:
	stringz	"locks(fd, F_GETLK, 9, SEEK_SET, 0, 1)"
	.align 8
.LC29:
	stringz	"locks(read_only, F_SETLK, F_WRLCK, SEEK_SET, 0, 1)"
	.align 8
.LC30:
	stringz	"locks(written, F_SETLK, F_RDLCK, SEEK_SET, 0, 1)"
	.align 8
.LC31:
	stringz	"locks(path, F_SETLK, F_RDLCK, SEEK_SET, 0, 1)"
	.align 8
.LC32:
	stringz	"locks(-1, F_SETLK, F_RDLCK, SEEK_SET, 0, 1)"
	.align 8
.LC33:
	stringz	"syscall(FCNTL, fd, F_SETLK, no_access())"
	.align 8
.LC34:
	stringz	"syscall(FCNTL, fd, F_SETLKW, no_access())"
	.align 8
.LC35:
	stringz	"syscall(FCNTL, fd, F_GETLK, no_access())"
	.align 8
.LC36:
	stringz	"syscall(FCNTL, fd, F_OFD_SETLK, no_access())"
	.align 8
.LC37:
	stringz	"fcntl(fd, F_OFD_SETLK, &of)"
	.align 8
.LC38:
	stringz	"fcntl(fd, F_OFD_GETLK, &of)"
	.align 8
.LC39:
	stringz	"flock(fd, LOCK_SH)"
	.align 8
.LC40:
	stringz	"flock(fd, LOCK_SH | LOCK_EX)"
	.align 8
.LC41:
	stringz	"flock(fd, 0)"
	.align 8
.LC42:
	stringz	"flock(fd, LOCK_NB)"
	.align 8
.LC43:
	stringz	"flock(-1, LOCK_SH)"
	.align 8
.LC44:
	stringz	"flock(path, LOCK_SH)"
	.align 8
.LC45:
	stringz	"flock(read_only, LOCK_SH | LOCK_NB)"
	.align 8
.LC46:
	stringz	"flock(read_only, LOCK_EX | LOCK_NB)"
	.align 8
.LC47:
	stringz	"flock(fd, LOCK_UN)"
	.align 8
.LC48:
	stringz	"flock(fd, LOCK_SH | LOCK_NB)"
	.align 8
.LC49:
	stringz	"LOCK(F_SETLKW, F_WRLCK, 0, 10)"
	.align 8
.LC50:
	stringz	"waitpid(child, NULL, WNOHANG)"
	.align 8
.LC51:
	stringz	"LOCK(F_SETLK, F_UNLCK, 0, 6)"
	.align 8
.LC52:
	stringz	"LOCK(F_SETLK, F_UNLCK, 6, 4)"
	.align 8
.LC53:
	stringz	"  status %d\n"
	.align 8
.LC54:
	stringz	"LOCK(F_SETLKW, F_RDLCK, 9, 1)"
	.align 8
.LC55:
	stringz	"flock(open(\"l\", O_RDWR), LOCK_SH)"
	.align 8
.LC56:
	stringz	"flock(fd, LOCK_EX)"
	.align 8
.LC57:
	stringz	"LOCK(F_SETLK, F_WRLCK, 0, 1)"
	.align 8
.LC58:
	stringz	"LOCK(F_SETLKW, F_WRLCK, 1, 1)"
	.align 8
.LC59:
	stringz	"LOCK(F_SETLKW, F_RDLCK, 1, 1)"
	.align 8
.LC60:
	stringz	"LOCK(F_SETLK, F_WRLCK, 1, 1)"
	.align 8
.LC61:
	stringz	"LOCK(F_SETLK, F_UNLCK, 0, 1)"
	.align 8
.LC62:
	stringz	"LOCK(F_SETLKW, F_WRLCK, 0, 2)"
	.align 8
.LC63:
	stringz	"locks(fd, F_OFD_SETLK, F_WRLCK, SEEK_SET, 0, 10)"
	.align 8
.LC64:
	stringz	"locks(copy, F_OFD_SETLK, F_WRLCK, SEEK_SET, 5, 10)"
	.align 8
.LC65:
	stringz	"locks(other, F_OFD_SETLK, F_WRLCK, SEEK_SET, 5, 10)"
	.align 8
.LC66:
	stringz	"locks(other, F_SETLK, F_WRLCK, SEEK_SET, 5, 10)"
	.align 8
.LC67:
	stringz	"close(copy)"
	.align 8
.LC68:
	stringz	"locks(other, F_OFD_SETLK, F_RDLCK, SEEK_SET, 14, 1)"
	.align 8
.LC69:
	stringz	"locks(fd, F_OFD_SETLK, F_UNLCK, SEEK_SET, 0, 5)"
	.align 8
.LC70:
	stringz	"locks(other, F_OFD_SETLK, F_RDLCK, SEEK_SET, 0, 5)"
	.align 8
.LC71:
	stringz	"locks(fd, F_OFD_SETLK, F_UNLCK, SEEK_SET, 0, 0)"
	.align 8
.LC72:
	stringz	"locks(fd, F_OFD_SETLK, F_RDLCK, SEEK_SET, 10, 1)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 6, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r38
	mov r38 = b0
	.mlx
	mov r40 = r1
	.body
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	addl r43 = 384, r0
	nop 0
	add r41 = r1, r41
	.mmb
	addl r42 = 66, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC11)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r37 = @gprel(fd#), gp
	addl r42 = 120, r0
	mov r41 = r33
	;;
	.mib
	st4 [r37] = r33
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC12)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r41 = @gprel(ready#), gp
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC13)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	addl r46 = 10, r0
	mov r32 = r8
	addl r45 = 10, r0
	.mmi
	mov r44 = r0
	addl r43 = 1, r0
	mov r41 = r33
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 6, r0
	.mmb
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC14)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 10, r0
	addl r45 = 40, r0
	mov r44 = r0
	.mmi
	mov r43 = r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
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
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 10, r0
	mov r43 = r0
	.mmb
	mov r42 = r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 11, r0
	mov r43 = r0
	.mmb
	mov r42 = r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 1, r0
	addl r43 = 19, r0
	.mmb
	addl r42 = 1, r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 20, r0
	addl r43 = 20, r0
	.mmb
	addl r42 = 1, r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = 40, r0
	.mmb
	mov r42 = r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = 30, r0
	.mmb
	addl r42 = 1, r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = 50, r0
	.mmb
	addl r42 = 1, r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	addl r46 = 2, r0
	addl r45 = 14, r0
	mov r44 = r0
	.mmi
	mov r43 = r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC16)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	.mmb
	mov r42 = r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 1, r0
	addl r43 = 14, r0
	.mmb
	addl r42 = 1, r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = 15, r0
	.mmb
	mov r42 = r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r46 = r0
	addl r45 = 15, r0
	mov r44 = r0
	.mmi
	addl r43 = 1, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
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
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 1, r0
	addl r43 = 1000, r0
	.mmb
	mov r42 = r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	addl r46 = 100, r0
	addl r45 = 12, r0
	mov r44 = r0
	.mmi
	addl r43 = 2, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
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
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 100, r0
	addl r43 = 12, r0
	.mmb
	addl r42 = 1, r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	addl r44 = 101, r0
	addl r43 = 12, r0
	.mmb
	addl r42 = 1, r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	.mmb
	addl r42 = 1, r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 2, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
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
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r44 = r0
	mov r1 = r40
	mov r43 = r0
	.mmb
	addl r42 = 1, r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	ld4 r33 = [r37]
	nop 0
	mov r43 = r0
	.mmi
	addl r42 = 100, r0
	nop 0
	mov r1 = r40
	;;
	.mib
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC20)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r46 = -5, r0
	addl r45 = 10, r0
	addl r44 = 1, r0
	.mmi
	addl r43 = 1, r0
	mov r41 = r33
	addl r42 = 6, r0
	;;
	.mib
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC21)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	.mmb
	addl r42 = 1, r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	addl r46 = 2, r0
	addl r45 = -1, r0
	addl r44 = 2, r0
	.mmi
	addl r43 = 1, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
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
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	addl r43 = 110, r0
	.mmb
	addl r42 = 1, r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 2, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
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
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	mov r33 = r8
	addl r42 = 1, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r35 = r8
	.mlx
	nop 0
	movl r42 = 2097152
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	addl r46 = 1, r0
	mov r34 = r8
	addl r45 = -1, r0
	.mmi
	mov r44 = r0
	addl r43 = 1, r0
	mov r1 = r40
	;;
	.mmi
	addl r42 = 6, r0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
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
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = -6, r0
	addl r45 = 5, r0
	mov r44 = r0
	.mmi
	addl r43 = 1, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC24)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 1, r0
	mov r45 = r0
	addl r44 = 3, r0
	.mmi
	addl r43 = 1, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC25)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 1, r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 8, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC26)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 1, r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 2, r0
	mov r1 = r40
	addl r42 = 5, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC27)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 1, r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 9, r0
	mov r1 = r40
	addl r42 = 5, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC28)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 1, r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 1, r0
	mov r41 = r33
	mov r1 = r40
	;;
	.mmi
	nop 0
	addl r42 = 6, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC29)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 1, r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	mov r43 = r0
	mov r1 = r40
	mov r41 = r35
	;;
	.mmi
	nop 0
	addl r42 = 6, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC30)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 1, r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	mov r43 = r0
	mov r41 = r34
	mov r1 = r40
	;;
	.mmi
	nop 0
	addl r42 = 6, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC31)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 1, r0
	mov r45 = r0
	mov r43 = r0
	.mmi
	mov r44 = r0
	mov r1 = r40
	addl r41 = -1, r0
	;;
	.mmi
	nop 0
	addl r42 = 6, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC32)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	ld4 r36 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r43 = 6, r0
	mov r44 = r8
	mov r42 = r36
	.mmb
	mov r1 = r40
	addl r41 = 1066, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC33)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	ld4 r36 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r43 = 7, r0
	mov r44 = r8
	mov r42 = r36
	.mmb
	mov r1 = r40
	addl r41 = 1066, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC34)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	ld4 r36 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r43 = 5, r0
	mov r44 = r8
	mov r42 = r36
	.mmb
	mov r1 = r40
	addl r41 = 1066, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC35)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	ld4 r36 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r43 = 37, r0
	mov r44 = r8
	mov r1 = r40
	.mmb
	addl r41 = 1066, r0
	mov r42 = r36
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC36)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	mov r1 = r40
	.mmi
	ld4 r41 = [r37]
	st4 [r32] = r0
	addl r42 = 37, r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r43 = r15
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	addl r14 = 1, r0
	;;
	.mmi
	st2 [r15] = r14
	adds r14 = 40, r12
	addl r15 = 1, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC37)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r40
	addl r42 = 36, r0
	.mmb
	ld4 r41 = [r37]
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
	movl r41 = @gprel(.LC38)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 1, r0
	.mmb
	ld4 r41 = [r37]
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 3, r0
	.mmb
	ld4 r41 = [r37]
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC40)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r42 = r0
	.mmb
	ld4 r41 = [r37]
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC41)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 4, r0
	.mmb
	ld4 r41 = [r37]
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC42)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r42 = 1, r0
	nop 0
	.mmb
	addl r41 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC43)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r41 = r34
	mov r1 = r40
	nop 0
	.mmb
	addl r42 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC44)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r41 = r33
	mov r1 = r40
	nop 0
	.mmb
	addl r42 = 5, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC45)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r41 = r33
	mov r1 = r40
	nop 0
	.mmb
	addl r42 = 6, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC46)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 8, r0
	.mmb
	ld4 r41 = [r37]
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC47)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r41 = r33
	mov r1 = r40
	nop 0
	.mmb
	addl r42 = 6, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC46)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 5, r0
	.mmb
	ld4 r41 = [r37]
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC48)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r41 = r33
	mov r1 = r40
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r40
	mov r41 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r41 = r34
	mov r1 = r40
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 5, r0
	.mmb
	ld4 r41 = [r37]
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC48)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 8, r0
	.mmb
	ld4 r41 = [r37]
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC47)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 10, r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 1, r0
	mov r1 = r40
	addl r42 = 7, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC49)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r33 = r8
	nop 0
	(p7) br.cond.spnt .L67
	;;
	.mmi
	nop 0
	addl r34 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mib
	ld8.mov r34 = [r34], stdout#
	nop 0
	br.call.sptk.many b0 = wait_for_child#
	;;
	.mmi
	addl r43 = 1, r0
	mov r41 = r33
	mov r1 = r40
	.mmb
	mov r42 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC50)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 6, r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 2, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC51)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r40
	addl r41 = 5000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	addl r43 = 1, r0
	mov r41 = r33
	mov r1 = r40
	.mmb
	mov r42 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC50)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 4, r0
	addl r45 = 6, r0
	mov r44 = r0
	.mmi
	addl r43 = 2, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC52)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r41 = r33
	mov r1 = r40
	br.call.sptk.many b0 = status_of#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC53)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r46 = 10, r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 1, r0
	mov r1 = r40
	addl r42 = 7, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC49)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld8 r41 = [r34]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r33 = r8
	mov r1 = r40
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L68
	.mmi
	addl r42 = 2, r0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC56)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r41 = r33
	mov r1 = r40
	br.call.sptk.many b0 = status_of#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC53)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 8, r0
	.mmb
	ld4 r41 = [r37]
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC47)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 2, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
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
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 1, r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 1, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC57)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r33 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L54
	.mmi
	addl r46 = 1, r0
	addl r45 = 1, r0
	mov r44 = r0
	.mmi
	addl r43 = 1, r0
	ld4 r41 = [r37]
	addl r42 = 6, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p7) addl r41 = 1, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dptk.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r41 = 100, r0
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	ld4 r41 = [r37]
	mov r1 = r40
	addl r46 = 1, r0
	.mmi
	mov r45 = r0
	mov r44 = r0
	addl r43 = 1, r0
	;;
	.mib
	addl r42 = 7, r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	(p6) addl r41 = 51, r0
	(p6) br.cond.dptk .L62
	;;
	.mmi
	ld4 r41 = [r32]
	nop 0
	nop 0
.L62:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L68:
	.mmi
	addl r43 = 136, r0
	nop 0
	mov r42 = r0
	.mmb
	adds r41 = 24, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r42 = 16, r12
	.mii
	mov r43 = r0
	addl r41 = 14, r0
	;;
	addl r14 = @ltoff(@fptr(on_alarm#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r42] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r0
	.mmb
	addl r41 = 5000, r0
	nop 0
	br.call.sptk.many b0 = ualarm#
	;;
	.mmi
	addl r46 = 1, r0
	addl r45 = 9, r0
	mov r44 = r0
	.mmi
	mov r43 = r0
	mov r1 = r40
	addl r42 = 7, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC54)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r0
	.mmb
	addl r41 = 5000, r0
	nop 0
	br.call.sptk.many b0 = ualarm#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r42 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r8
	.mmb
	addl r42 = 1, r0
	nop 0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC55)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld8 r41 = [r34]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r40
	mov r41 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L54:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait_for_child#
	;;
	.mmi
	mov r1 = r40
	addl r46 = 1, r0
	addl r45 = 1, r0
	.mmi
	mov r44 = r0
	addl r43 = 1, r0
	addl r42 = 7, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC58)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r46 = 1, r0
	addl r45 = 1, r0
	.mmi
	mov r44 = r0
	mov r43 = r0
	addl r42 = 7, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC59)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r46 = 1, r0
	addl r45 = 1, r0
	.mmi
	mov r44 = r0
	addl r43 = 1, r0
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC60)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 1, r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 2, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC61)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r40
	mov r41 = r33
	br.call.sptk.many b0 = status_of#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC53)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	addl r46 = 2, r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	addl r43 = 1, r0
	addl r42 = 7, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC62)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 2, r0
	mov r1 = r40
	addl r42 = 6, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
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
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 2, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	ld4 r34 = [r37]
	mov r33 = r8
	mov r1 = r40
	;;
	.mib
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	mov r1 = r40
	addl r46 = 10, r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	addl r43 = 1, r0
	mov r41 = r34
	;;
	.mmi
	st4 [r32] = r0
	nop 0
	mov r34 = r8
	.mmb
	addl r42 = 37, r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC63)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r46 = 10, r0
	addl r45 = 5, r0
	.mmi
	mov r44 = r0
	addl r43 = 1, r0
	mov r41 = r34
	;;
	.mmi
	nop 0
	addl r42 = 37, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC64)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r46 = 10, r0
	addl r45 = 5, r0
	.mmi
	mov r44 = r0
	addl r43 = 1, r0
	mov r41 = r33
	;;
	.mmi
	nop 0
	addl r42 = 37, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC65)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 10, r0
	addl r45 = 5, r0
	mov r1 = r40
	.mmi
	mov r44 = r0
	addl r43 = 1, r0
	mov r41 = r33
	;;
	.mmi
	nop 0
	addl r42 = 6, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC66)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r0
	mov r43 = r0
	.mmb
	mov r42 = r0
	addl r41 = 36, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r1 = r40
	.mmb
	mov r42 = r0
	addl r41 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r34
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC67)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r46 = 1, r0
	addl r45 = 14, r0
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r41 = r33
	;;
	.mmi
	nop 0
	addl r42 = 37, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC68)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	addl r46 = 5, r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	addl r43 = 2, r0
	addl r42 = 37, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC69)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r46 = 5, r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	mov r43 = r0
	mov r1 = r40
	mov r41 = r33
	;;
	.mmi
	nop 0
	addl r42 = 37, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC70)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	.mmb
	mov r34 = r8
	nop 0
	(p7) br.cond.spnt .L69
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait_for_child#
	;;
	.mmi
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	.mmi
	addl r43 = 2, r0
	mov r1 = r40
	addl r42 = 37, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC71)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r40
	mov r41 = r34
	br.call.sptk.many b0 = status_of#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC53)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r46 = 1, r0
	addl r45 = 10, r0
	mov r44 = r0
	.mmi
	mov r43 = r0
	mov r1 = r40
	addl r42 = 37, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC72)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r40
	mov r41 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	addl r46 = 1, r0
	addl r45 = 10, r0
	.mmi
	mov r44 = r0
	mov r43 = r0
	addl r42 = 37, r0
	;;
	.mmi
	nop 0
	ld4 r41 = [r37]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC72)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L67:
	.body
	.copy_state 1
	.mib
	addl r41 = 119, r0
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	ld4 r41 = [r37]
	mov r1 = r40
	addl r46 = 10, r0
	.mmi
	addl r45 = 5, r0
	mov r44 = r0
	addl r43 = 1, r0
	;;
	.mib
	addl r42 = 7, r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	(p6) addl r41 = 50, r0
	(p6) br.cond.dptk .L62
	;;
	.mib
	ld4 r41 = [r32]
	nop 0
	br .L62
	;;
.L69:
	.mib
	addl r41 = 111, r0
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	mov r41 = r33
	mov r1 = r40
	addl r46 = 1, r0
	.mmi
	addl r45 = 10, r0
	mov r44 = r0
	addl r43 = 1, r0
	;;
	.mib
	addl r42 = 38, r0
	nop 0
	br.call.sptk.many b0 = locks#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	(p6) addl r41 = 52, r0
	(p6) br.cond.dptk .L62
	;;
	.mib
	ld4 r41 = [r32]
	nop 0
	br .L62
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.align 4
	.type	ready#, @object
	.size	ready#, 8
ready:
	.skip	8
	.align 4
	.type	fd#, @object
	.size	fd#, 4
fd:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
