// c7043d1b267e2524d16a59d7f91cda79
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
	(p7) br.cond.dpnt .L7
	br.ret.sptk.many b0
.L7:
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
	(p6) br.cond.dpnt .L11
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
	(p7) br.cond.dpnt .L25
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
	(p7) br.cond.dpnt .L26
	;;
.L15:
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
	(p6) br.cond.dpnt .L18
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
.L18:
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
.L11:
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
.L25:
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
	(p6) br.cond.dptk .L15
.L26:
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
	(p6) br.cond.dpnt .L34
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
	(p7) br.cond.dpnt .L41
.L34:
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
.L41:
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
	stringz	"locks(fd, F_OFD_SETLK, F_WRLCK, SEEK_SET, 0, 10)"
	.align 8
.LC12:
	stringz	"locks(copy, F_OFD_SETLK, F_WRLCK, SEEK_SET, 5, 10)"
	.align 8
.LC13:
	stringz	"locks(other, F_OFD_SETLK, F_WRLCK, SEEK_SET, 5, 10)"
	.align 8
.LC14:
	stringz	"locks(other, F_SETLK, F_WRLCK, SEEK_SET, 5, 10)"
	.align 8
.LC15:
	stringz	"close(copy)"
	.align 8
.LC16:
	stringz	"locks(other, F_OFD_SETLK, F_RDLCK, SEEK_SET, 14, 1)"
	.align 8
.LC17:
	stringz	"locks(fd, F_OFD_SETLK, F_UNLCK, SEEK_SET, 0, 5)"
	.align 8
.LC18:
	stringz	"locks(other, F_OFD_SETLK, F_RDLCK, SEEK_SET, 0, 5)"
	.align 8
.LC19:
	stringz	"locks(fd, F_OFD_SETLK, F_UNLCK, SEEK_SET, 0, 0)"
	.align 8
.LC20:
	stringz	"  status %d\n"
	.align 8
.LC21:
	stringz	"locks(fd, F_OFD_SETLK, F_RDLCK, SEEK_SET, 10, 1)"
	.text
	.align 16
	.align 64
	.proc descriptions#
descriptions:
	.prologue 12, 50
	.mmi
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 2, 19, 4, 0
	.fframe 32
	adds r12 = -32, r12
	addl r45 = @gprel(fd#), gp
	.mlx
	mov r52 = r1
	movl r53 = @gprel(.LC6)
	;;
	.mmi
	addl r54 = 2, r0
	adds r38 = 20, r12
	.save rp, r50
	mov r50 = b0
	.mmb
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.body
	.mmi
	ld4 r36 = [r45]
	mov r41 = r8
	mov r34 = r38
	.mmi
	mov r1 = r52
	adds r39 = 32, r12
	addl r43 = 10, r0
	;;
	.mmi
	mov r53 = r36
	addl r47 = 1, r0
	mov r35 = r38
	.mmb
	adds r42 = 24, r12
	addl r44 = 5, r0
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	mov r1 = r52
	mov r46 = r8
	mov r37 = r38
	.mmb
	addl r48 = 1, r0
	addl r49 = 2, r0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	st4 [r34] = r0, 4
	adds r55 = 16, r12
	mov r1 = r52
	.mmi
	mov r53 = r36
	addl r54 = 37, r0
	mov r36 = r8
	;;
	.mmi
	st4 [r34] = r0, 4
	st4 [r55] = r47
	mov r40 = r38
	;;
	.mmi
	st4 [r34] = r0, 4
	st4 [r8] = r0
	nop 0
	;;
	.mmi
	adds r34 = 4, r34
	;;
	st4 [r34] = r0, 4
	nop 0
	.mmi
	st8 [r39] = r43
	;;
	st4 [r34] = r0, 4
	nop 0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC11)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	st4 [r35] = r0, 4
	adds r55 = 16, r12
	mov r1 = r52
	.mmi
	mov r53 = r46
	st4 [r36] = r0
	addl r54 = 37, r0
	;;
	.mmi
	adds r35 = 4, r39
	st4 [r55] = r47
	nop 0
	.mmi
	st4 [r34] = r0
	;;
	st4 [r35] = r0, 4
	nop 0
	.mmi
	st8 [r42] = r44
	;;
	st4 [r35] = r0
	nop 0
	.mmb
	st8 [r39] = r43
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC12)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r55 = 16, r12
	mov r1 = r52
	mov r53 = r41
	.mmi
	st4 [r37] = r0, 4
	st4 [r36] = r0
	addl r54 = 37, r0
	;;
	.mmi
	st4 [r55] = r47
	st4 [r35] = r0
	nop 0
	;;
	.mmi
	st4 [r34] = r0
	st8 [r42] = r44
	nop 0
	;;
	.mib
	st8 [r39] = r43
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC13)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r14 = r38
	adds r55 = 16, r12
	mov r1 = r52
	.mmi
	mov r53 = r41
	st4 [r36] = r0
	addl r54 = 6, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r55] = r47
	nop 0
	;;
	.mmi
	st4 [r35] = r0
	st4 [r34] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r42] = r44
	nop 0
	.mmb
	st8 [r39] = r43
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC14)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	mov r56 = r0
	mov r55 = r0
	.mmb
	mov r54 = r0
	addl r53 = 36, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r56 = r0
	mov r55 = r0
	mov r1 = r52
	.mmb
	mov r54 = r0
	addl r53 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r53 = r46
	.mmb
	st4 [r36] = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC15)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r14 = r38
	adds r55 = 16, r12
	mov r1 = r52
	.mmi
	mov r53 = r41
	st4 [r36] = r0
	addl r54 = 37, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r55] = r0
	nop 0
	;;
	.mmi
	addl r14 = 14, r0
	st4 [r35] = r0
	nop 0
	.mmi
	st4 [r34] = r0
	;;
	st8 [r42] = r14
	nop 0
	.mmb
	st8 [r39] = r48
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC16)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r14 = r38
	adds r55 = 16, r12
	mov r1 = r52
	.mmi
	ld4 r53 = [r45]
	st4 [r36] = r0
	addl r54 = 37, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r55] = r49
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r35] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r39] = r44
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC17)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	st4 [r40] = r0, 4
	adds r55 = 16, r12
	mov r1 = r52
	.mmi
	mov r53 = r41
	st4 [r36] = r0
	addl r54 = 37, r0
	;;
	.mmi
	mov r14 = r40
	st4 [r55] = r0
	nop 0
	.mmi
	st4 [r35] = r0
	nop 0
	adds r37 = 12, r40
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r34] = r0
	mov r34 = r40
	.mmi
	adds r40 = 12, r40
	;;
	st4 [r14] = r0
	nop 0
	.mmb
	st8 [r39] = r44
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC18)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r52
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r52
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r35 = r8
	nop 0
	(p7) br.cond.spnt .L48
	;;
	.mlx
	nop 0
	movl r32 = @gprel(.LC21)
	;;
	.mib
	add r32 = r1, r32
	nop 0
	br.call.sptk.many b0 = wait_for_child#
	;;
	.mmi
	st4 [r34] = r0, 4
	adds r55 = 16, r12
	mov r1 = r52
	.mmi
	ld4 r53 = [r45]
	st4 [r38] = r0
	addl r54 = 37, r0
	;;
	.mmi
	st4 [r34] = r0, 4
	st4 [r55] = r49
	nop 0
	;;
	.mmi
	st4 [r34] = r0, 4
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	st4 [r34] = r0, 4
	;;
	st4 [r34] = r0, 4
	nop 0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r52
	nop 0
	sxt4 r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC19)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r52
	mov r55 = r0
	nop 0
	.mmb
	adds r54 = 16, r12
	mov r53 = r35
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r52
	;;
	.mlx
	ld4 r54 = [r14]
	movl r53 = @gprel(.LC20)
	;;
	.mib
	add r53 = r1, r53
	extr.u r54 = r54, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r55 = 16, r12
	st4 [r37] = r0, 4
	mov r1 = r52
	.mmi
	ld4 r53 = [r45]
	st4 [r38] = r0
	addl r54 = 37, r0
	;;
	.mmi
	st4 [r55] = r0
	st4 [r37] = r0
	nop 0
	;;
	.mmi
	st4 [r36] = r0
	st4 [r34] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r42] = r43
	nop 0
	.mmb
	st8 [r39] = r48
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r53 = r32
	.mib
	nop 0
	sxt4 r54 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r52
	mov r53 = r41
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r55 = 16, r12
	st4 [r40] = r0
	mov r1 = r52
	.mmi
	st4 [r38] = r0
	ld4 r53 = [r45]
	addl r54 = 37, r0
	;;
	.mmi
	st4 [r36] = r0
	st4 [r37] = r0
	nop 0
	;;
	.mmi
	st4 [r34] = r0
	st4 [r55] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r42] = r43
	nop 0
	.mmb
	st8 [r39] = r48
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mii
	mov r1 = r52
	sxt4 r33 = r8
	;;
	mov b0 = r50
	;;
	.mii
	nop 0
	mov ar.pfs = r51
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many show_answer.isra.0#
	;;
.L48:
	.body
	.copy_state 1
	.mib
	addl r53 = 111, r0
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	mov r1 = r52
	addl r55 = 28, r0
	nop 0
	.mmb
	mov r54 = r0
	mov r53 = r38
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r55 = 16, r12
	nop 0
	mov r53 = r41
	.mmi
	mov r1 = r52
	nop 0
	addl r54 = 38, r0
	;;
	.mmi
	st4 [r55] = r48
	st8 [r42] = r43
	nop 0
	;;
	.mib
	st8 [r39] = r48
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r52
	;;
	.mmi
	nop 0
	(p7) ld4 r53 = [r36]
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r53 = 52, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp descriptions#
	.section	.rodata.str1.8
	.align 8
.LC22:
	stringz	"LOCK(F_SETLK, F_WRLCK, 0, 1)"
	.align 8
.LC23:
	stringz	"LOCK(F_SETLKW, F_WRLCK, 1, 1)"
	.align 8
.LC24:
	stringz	"LOCK(F_SETLKW, F_RDLCK, 1, 1)"
	.align 8
.LC25:
	stringz	"LOCK(F_SETLK, F_WRLCK, 1, 1)"
	.align 8
.LC26:
	stringz	"LOCK(F_SETLK, F_UNLCK, 0, 1)"
	.align 8
.LC27:
	stringz	"LOCK(F_SETLKW, F_WRLCK, 0, 2)"
	.align 8
.LC28:
	stringz	"LOCK(F_SETLK, F_UNLCK, 0, 0)"
	.text
	.align 16
	.align 64
	.proc deadlock#
deadlock:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 2, 11, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r42
	mov r42 = b0
	.mmi
	mov r44 = r1
	nop 0
	addl r36 = @gprel(fd#), gp
	.body
	;;
	.mib
	addl r34 = 1, r0
	adds r37 = 32, r12
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r14 = 20, r12
	adds r47 = 16, r12
	mov r1 = r44
	.mmi
	ld4 r45 = [r36]
	addl r46 = 6, r0
	mov r35 = r8
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r8] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r37] = r34
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0
	addl r14 = 1, r0
	;;
	.mib
	st4 [r47] = r14
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r38 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L50
	;;
	.mmi
	nop 0
	ld4 r38 = [r36]
	addl r47 = 28, r0
	.mmb
	mov r46 = r0
	adds r45 = 20, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r46 = 6, r0
	.mmi
	mov r45 = r38
	nop 0
	mov r1 = r44
	;;
	.mmi
	mov r47 = r14
	st4 [r14] = r34
	adds r14 = 24, r12
	.mmi
	nop 0
	st8 [r37] = r34
	nop 0
	;;
	.mib
	st8 [r14] = r34
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r44
	;;
	.mib
	(p7) addl r45 = 1, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dptk.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r45 = 100, r0
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	nop 0
	mov r1 = r44
	addl r47 = 28, r0
	.mmi
	ld4 r36 = [r36]
	mov r46 = r0
	adds r45 = 20, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r47 = 16, r12
	nop 0
	mov r45 = r36
	.mii
	mov r1 = r44
	addl r46 = 7, r0
	;;
	nop 0
	.mmb
	st4 [r47] = r34
	st8 [r37] = r34
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r44
	;;
	.mmi
	nop 0
	(p7) ld4 r45 = [r35]
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r45 = 51, r0
	br.call.sptk.many b0 = _exit#
.L50:
	.mlx
	nop 0
	movl r32 = @gprel(.LC28)
	.mmi
	adds r39 = 24, r12
	nop 0
	addl r40 = 2, r0
	;;
	.mib
	add r32 = r1, r32
	nop 0
	br.call.sptk.many b0 = wait_for_child#
	;;
	.mmi
	mov r1 = r44
	ld4 r41 = [r36]
	adds r45 = 20, r12
	.mmi
	addl r47 = 28, r0
	st4 [r35] = r0
	mov r46 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r47 = 16, r12
	st8 [r39] = r34
	mov r1 = r44
	.mii
	mov r45 = r41
	addl r46 = 7, r0
	;;
	nop 0
	.mmb
	st4 [r47] = r34
	st8 [r37] = r34
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC23)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	ld4 r41 = [r36]
	adds r45 = 20, r12
	.mmi
	addl r47 = 28, r0
	st4 [r35] = r0
	mov r46 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r47 = 16, r12
	st8 [r39] = r34
	mov r1 = r44
	.mii
	mov r45 = r41
	addl r46 = 7, r0
	;;
	nop 0
	.mmb
	st4 [r47] = r0
	st8 [r37] = r34
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC24)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	ld4 r41 = [r36]
	adds r45 = 20, r12
	.mmi
	addl r47 = 28, r0
	st4 [r35] = r0
	mov r46 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r47 = 16, r12
	st8 [r39] = r34
	mov r1 = r44
	.mii
	mov r45 = r41
	addl r46 = 6, r0
	;;
	nop 0
	.mmb
	st4 [r47] = r34
	st8 [r37] = r34
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	ld4 r39 = [r36]
	adds r45 = 20, r12
	.mmi
	addl r47 = 28, r0
	st4 [r35] = r0
	mov r46 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 2, r0
	adds r47 = 16, r12
	mov r1 = r44
	.mmi
	st8 [r37] = r34
	mov r45 = r39
	addl r46 = 6, r0
	;;
	.mib
	st4 [r47] = r14
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r0
	nop 0
	.mmb
	adds r46 = 16, r12
	mov r45 = r38
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r44
	;;
	.mlx
	ld4 r46 = [r15]
	movl r45 = @gprel(.LC20)
	;;
	.mib
	add r45 = r1, r45
	extr.u r46 = r46, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	ld4 r38 = [r36]
	adds r45 = 20, r12
	.mmi
	addl r47 = 28, r0
	st4 [r35] = r0
	mov r46 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r47 = 16, r12
	nop 0
	mov r1 = r44
	.mii
	mov r45 = r38
	addl r46 = 7, r0
	;;
	nop 0
	.mmb
	st4 [r47] = r34
	st8 [r37] = r40
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r44
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC27)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r44
	ld4 r34 = [r36]
	adds r45 = 20, r12
	.mmi
	addl r47 = 28, r0
	st4 [r35] = r0
	mov r46 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r47 = 16, r12
	nop 0
	mov r1 = r44
	.mmi
	addl r46 = 6, r0
	nop 0
	mov r45 = r34
	;;
	.mib
	st4 [r47] = r40
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mii
	mov r1 = r44
	sxt4 r33 = r8
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	.restore sp
	adds r12 = 32, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many show_answer.isra.0#
	;;
	break.f 0
	;;
	.endp deadlock#
	.section	.rodata.str1.8
	.align 8
.LC29:
	stringz	"LOCK(F_SETLKW, F_WRLCK, 0, 10)"
	.align 8
.LC30:
	stringz	"waitpid(child, NULL, WNOHANG)"
	.align 8
.LC31:
	stringz	"LOCK(F_SETLK, F_UNLCK, 0, 6)"
	.align 8
.LC32:
	stringz	"LOCK(F_SETLK, F_UNLCK, 6, 4)"
	.align 8
.LC33:
	stringz	"LOCK(F_SETLKW, F_RDLCK, 9, 1)"
	.align 8
.LC34:
	stringz	"flock(open(\"l\", O_RDWR), LOCK_SH)"
	.align 8
.LC35:
	stringz	"flock(fd, LOCK_EX)"
	.align 8
.LC36:
	stringz	"flock(fd, LOCK_UN)"
	.text
	.align 16
	.align 64
	.proc waiting#
waiting:
	.prologue 12, 48
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 2, 17, 3, 0
	.fframe 176
	adds r12 = -176, r12
	.save rp, r48
	mov r48 = b0
	.mmi
	mov r50 = r1
	nop 0
	addl r38 = @gprel(fd#), gp
	.body
	;;
	.mmi
	adds r39 = 20, r12
	adds r40 = 32, r12
	addl r44 = 1, r0
	.mmb
	addl r43 = 10, r0
	addl r42 = 2, r0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r34 = r39
	adds r53 = 16, r12
	mov r36 = r8
	.mmi
	mov r1 = r50
	ld4 r51 = [r38]
	addl r52 = 7, r0
	;;
	.mmi
	st4 [r34] = r0, 4
	st4 [r53] = r44
	addl r45 = 6, r0
	.mii
	adds r47 = 24, r12
	nop 0
	;;
	mov r14 = r34
	.mmi
	st4 [r8] = r0
	mov r35 = r34
	adds r41 = 12, r34
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	st8 [r40] = r43
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r50
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC29)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r37 = r8
	.mmb
	mov r1 = r50
	nop 0
	(p7) br.cond.spnt .L64
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait_for_child#
	;;
	.mmi
	addl r53 = 1, r0
	mov r1 = r50
	mov r52 = r0
	.mmb
	mov r51 = r37
	st4 [r36] = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r50
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC30)
	.mmi
	addl r46 = @ltoffx(stdout#), r1
	;;
	nop 0
	add r51 = r1, r51
	.mmb
	nop 0
	ld8.mov r46 = [r46], stdout#
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	st4 [r35] = r0, 4
	adds r53 = 16, r12
	mov r1 = r50
	.mmi
	ld4 r51 = [r38]
	st4 [r39] = r0
	addl r52 = 6, r0
	;;
	.mmi
	st4 [r35] = r0, 4
	st4 [r53] = r42
	nop 0
	;;
	.mmi
	adds r35 = 4, r35
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	st4 [r35] = r0, 4
	st8 [r40] = r45
	nop 0
	;;
	.mmi
	nop 0
	st4 [r35] = r0, 4
	nop 0
	;;
	.mib
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r50
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC31)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r50
	addl r51 = 5000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	addl r53 = 1, r0
	mov r1 = r50
	mov r52 = r0
	.mmb
	mov r51 = r37
	st4 [r36] = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r50
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC30)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r14 = 4, r0
	adds r53 = 16, r12
	mov r1 = r50
	.mmi
	st4 [r41] = r0, 4
	ld4 r51 = [r38]
	addl r52 = 6, r0
	;;
	.mmi
	st8 [r40] = r14
	st4 [r53] = r42
	nop 0
	;;
	.mmi
	st4 [r39] = r0
	st4 [r41] = r0
	nop 0
	;;
	.mmi
	st4 [r36] = r0
	st4 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r47] = r45
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r50
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC32)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r53 = r0
	mov r1 = r50
	nop 0
	.mmb
	adds r52 = 16, r12
	mov r51 = r37
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r50
	;;
	.mlx
	ld4 r52 = [r14]
	movl r51 = @gprel(.LC20)
	;;
	.mib
	add r51 = r1, r51
	extr.u r52 = r52, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	st4 [r34] = r0, 4
	adds r53 = 16, r12
	mov r1 = r50
	.mmi
	ld4 r51 = [r38]
	st4 [r39] = r0
	addl r52 = 7, r0
	;;
	.mmi
	st4 [r34] = r0, 4
	st4 [r53] = r44
	nop 0
	;;
	.mmi
	nop 0
	adds r34 = 4, r34
	nop 0
	.mmi
	st4 [r36] = r0
	st4 [r41] = r0
	nop 0
	;;
	.mmi
	st4 [r34] = r0
	st4 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r40] = r43
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r50
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC29)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld8 r51 = [r46]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r50
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L59
	;;
	.mmi
	addl r53 = 136, r0
	mov r52 = r0
	nop 0
	.mmb
	mov r51 = r47
	adds r34 = 160, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r50
	nop 0
	adds r52 = 16, r12
	.mii
	mov r53 = r0
	addl r51 = 14, r0
	;;
	addl r14 = @ltoff(@fptr(on_alarm#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r52] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r0
	.mmb
	addl r51 = 5000, r0
	nop 0
	br.call.sptk.many b0 = ualarm#
	;;
	.mmi
	mov r1 = r50
	addl r53 = 28, r0
	mov r52 = r0
	.mmi
	ld4 r35 = [r38]
	st4 [r36] = r0
	adds r51 = 164, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 168, r12
	addl r15 = 9, r0
	mov r53 = r34
	.mmi
	mov r1 = r50
	addl r52 = 7, r0
	mov r51 = r35
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 176, r12
	.mmi
	addl r15 = 1, r0
	st4 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r50
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC33)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r0
	.mmb
	addl r51 = 5000, r0
	nop 0
	br.call.sptk.many b0 = ualarm#
	;;
	.mmi
	nop 0
	mov r1 = r50
	addl r52 = 2, r0
	.mmi
	nop 0
	st4 [r36] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC6)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r51 = r8
	.mmb
	addl r52 = 1, r0
	nop 0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r50
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC34)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld8 r51 = [r46]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r50
	mov r51 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L59:
	.mmi
	ld4 r51 = [r38]
	nop 0
	addl r52 = 2, r0
	.mmb
	st4 [r36] = r0
	nop 0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r50
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC35)
	.mlx
	nop 0
	movl r32 = @gprel(.LC28)
	;;
	.mib
	add r51 = r1, r51
	add r32 = r1, r32
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r53 = r0
	mov r1 = r50
	nop 0
	.mmb
	adds r52 = 16, r12
	mov r51 = r34
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r50
	addl r52 = 255, r0
	;;
	.mlx
	ld4 r14 = [r15]
	movl r51 = @gprel(.LC20)
	;;
	.mii
	nop 0
	extr r14 = r14, 8, 24
	add r51 = r1, r51
	;;
	.mib
	and r52 = r52, r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	ld4 r51 = [r38]
	nop 0
	.mmb
	addl r52 = 8, r0
	st4 [r36] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r50
	nop 0
	sxt4 r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC36)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r50
	ld4 r34 = [r38]
	mov r51 = r39
	.mmi
	addl r53 = 28, r0
	st4 [r36] = r0
	mov r52 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r53 = 16, r12
	nop 0
	mov r1 = r50
	.mmi
	addl r52 = 6, r0
	nop 0
	mov r51 = r34
	;;
	.mib
	st4 [r53] = r42
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mii
	mov r1 = r50
	sxt4 r33 = r8
	;;
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many show_answer.isra.0#
	;;
.L64:
	.body
	.copy_state 1
	.mib
	addl r51 = 119, r0
	nop 0
	br.call.sptk.many b0 = tell#
	;;
	.mmi
	nop 0
	mov r1 = r50
	addl r53 = 28, r0
	.mmi
	ld4 r34 = [r38]
	mov r52 = r0
	mov r51 = r39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r53 = 16, r12
	adds r14 = 24, r12
	addl r15 = 5, r0
	.mmi
	mov r51 = r34
	mov r1 = r50
	addl r52 = 7, r0
	;;
	.mmi
	st4 [r53] = r44
	st8 [r40] = r43
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r50
	;;
	.mmi
	nop 0
	(p7) ld4 r51 = [r36]
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r51 = 50, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp waiting#
	.section	.rodata.str1.8
	.align 8
.LC37:
	stringz	"locks(fd, F_SETLK, F_WRLCK, SEEK_SET, -1, 1)"
	.align 8
.LC38:
	stringz	"locks(fd, F_SETLK, F_WRLCK, SEEK_SET, 5, -6)"
	.align 8
.LC39:
	stringz	"locks(fd, F_SETLK, F_WRLCK, 3, 0, 1)"
	.align 8
.LC40:
	stringz	"locks(fd, F_SETLK, 8, SEEK_SET, 0, 1)"
	.align 8
.LC41:
	stringz	"locks(fd, F_GETLK, F_UNLCK, SEEK_SET, 0, 1)"
	.align 8
.LC42:
	stringz	"locks(fd, F_GETLK, 9, SEEK_SET, 0, 1)"
	.align 8
.LC43:
	stringz	"locks(read_only, F_SETLK, F_WRLCK, SEEK_SET, 0, 1)"
	.align 8
.LC44:
	stringz	"locks(written, F_SETLK, F_RDLCK, SEEK_SET, 0, 1)"
	.align 8
.LC45:
	stringz	"locks(path, F_SETLK, F_RDLCK, SEEK_SET, 0, 1)"
	.align 8
.LC46:
	stringz	"locks(-1, F_SETLK, F_RDLCK, SEEK_SET, 0, 1)"
	.align 8
.LC47:
	stringz	"syscall(FCNTL, fd, F_SETLK, no_access())"
	.align 8
.LC48:
	stringz	"syscall(FCNTL, fd, F_SETLKW, no_access())"
	.align 8
.LC49:
	stringz	"syscall(FCNTL, fd, F_GETLK, no_access())"
	.align 8
.LC50:
	stringz	"syscall(FCNTL, fd, F_OFD_SETLK, no_access())"
	.align 8
.LC51:
	stringz	"fcntl(fd, F_OFD_SETLK, &of)"
	.align 8
.LC52:
	stringz	"fcntl(fd, F_OFD_GETLK, &of)"
	.align 8
.LC53:
	stringz	"flock(fd, LOCK_SH)"
	.align 8
.LC54:
	stringz	"flock(fd, LOCK_SH | LOCK_EX)"
	.align 8
.LC55:
	stringz	"flock(fd, 0)"
	.align 8
.LC56:
	stringz	"flock(fd, LOCK_NB)"
	.align 8
.LC57:
	stringz	"flock(-1, LOCK_SH)"
	.align 8
.LC58:
	stringz	"flock(path, LOCK_SH)"
	.align 8
.LC59:
	stringz	"flock(read_only, LOCK_SH | LOCK_NB)"
	.align 8
.LC60:
	stringz	"flock(read_only, LOCK_EX | LOCK_NB)"
	.align 8
.LC61:
	stringz	"flock(fd, LOCK_SH | LOCK_NB)"
	.text
	.align 16
	.align 64
	.proc errors#
errors:
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 0, 15, 4, 0
	.fframe 32
	adds r12 = -32, r12
	mov r46 = r1
	.mlx
	addl r33 = @gprel(fd#), gp
	movl r32 = @gprel(.LC6)
	;;
	.mmi
	add r32 = r1, r32
	mov r48 = r0
	.save rp, r44
	mov r44 = b0
	.body
	.mmi
	adds r35 = 32, r12
	addl r34 = 1, r0
	adds r36 = 24, r12
	;;
	.mib
	mov r47 = r32
	addl r43 = 1, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r37 = r8
	.mmi
	mov r47 = r32
	nop 0
	addl r48 = 1, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC60)
	.mlx
	nop 0
	movl r40 = @gprel(.LC36)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r47 = r32
	.mlx
	mov r39 = r8
	movl r48 = 2097152
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC61)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r46
	mov r38 = r8
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r14 = 20, r12
	adds r49 = 16, r12
	mov r32 = r8
	.mmi
	mov r1 = r46
	ld4 r47 = [r33]
	addl r48 = 6, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r49] = r43
	nop 0
	;;
	.mmi
	adds r14 = 4, r35
	st4 [r8] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r35] = r34
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0
	addl r14 = -1, r0
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC37)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 20, r12
	adds r49 = 16, r12
	mov r1 = r46
	.mmi
	ld4 r47 = [r33]
	st4 [r32] = r0
	addl r48 = 6, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r49] = r34
	nop 0
	;;
	.mmi
	adds r14 = 4, r35
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0
	addl r14 = 5, r0
	;;
	.mmi
	st8 [r36] = r14
	nop 0
	addl r14 = -6, r0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC38)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 20, r12
	adds r49 = 16, r12
	mov r1 = r46
	.mmi
	ld4 r47 = [r33]
	st4 [r32] = r0
	addl r48 = 6, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r35] = r34
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0
	addl r14 = 196609, r0
	;;
	.mib
	st4 [r49] = r14
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC39)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 20, r12
	adds r49 = 16, r12
	mov r1 = r46
	.mmi
	ld4 r47 = [r33]
	st4 [r32] = r0
	addl r48 = 6, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r35] = r34
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0
	addl r14 = 8, r0
	;;
	.mib
	st4 [r49] = r14
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC40)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 20, r12
	adds r49 = 16, r12
	mov r1 = r46
	.mmi
	ld4 r47 = [r33]
	st4 [r32] = r0
	addl r48 = 5, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r35] = r34
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0
	addl r14 = 2, r0
	;;
	.mib
	st4 [r49] = r14
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC41)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 20, r12
	adds r49 = 16, r12
	mov r1 = r46
	.mmi
	ld4 r47 = [r33]
	st4 [r32] = r0
	addl r48 = 5, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st8 [r35] = r34
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0
	addl r14 = 9, r0
	;;
	.mib
	st4 [r49] = r14
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC42)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 20, r12
	adds r49 = 16, r12
	mov r1 = r46
	.mmi
	mov r47 = r37
	st4 [r32] = r0
	addl r48 = 6, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r49] = r34
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	st8 [r35] = r34
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC43)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 20, r12
	adds r49 = 16, r12
	mov r1 = r46
	.mmi
	mov r47 = r39
	st4 [r32] = r0
	addl r48 = 6, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r49] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	st8 [r35] = r34
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC44)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 20, r12
	adds r49 = 16, r12
	mov r1 = r46
	.mmi
	mov r47 = r38
	st4 [r32] = r0
	addl r48 = 6, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r49] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	st8 [r35] = r34
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC45)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 20, r12
	adds r49 = 16, r12
	mov r1 = r46
	.mmi
	addl r48 = 6, r0
	st4 [r32] = r0
	addl r47 = -1, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r49] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	st8 [r35] = r34
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC46)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	ld4 r35 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r49 = 6, r0
	mov r50 = r8
	mov r1 = r46
	.mmb
	mov r48 = r35
	addl r47 = 1066, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC47)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	ld4 r35 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r49 = 7, r0
	mov r50 = r8
	mov r1 = r46
	.mmb
	mov r48 = r35
	addl r47 = 1066, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC48)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	ld4 r35 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r49 = 5, r0
	mov r50 = r8
	mov r1 = r46
	.mmb
	mov r48 = r35
	addl r47 = 1066, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC49)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	ld4 r35 = [r33]
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r46
	mov r50 = r8
	addl r49 = 37, r0
	.mmb
	mov r48 = r35
	addl r47 = 1066, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC50)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	st8 [r36] = r0, 8
	adds r14 = 16, r12
	mov r1 = r46
	.mmi
	ld4 r47 = [r33]
	st4 [r32] = r0
	addl r48 = 37, r0
	;;
	.mmi
	st8 [r36] = r0, 8
	st8 [r14] = r0
	mov r49 = r14
	;;
	.mmi
	st2 [r14] = r43
	st8 [r36] = r0
	nop 0
	;;
	.mib
	st4 [r36] = r34
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC51)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	adds r49 = 16, r12
	mov r1 = r46
	.mmi
	ld4 r47 = [r33]
	st4 [r32] = r0
	addl r48 = 36, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC52)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	ld4 r47 = [r33]
	nop 0
	.mmb
	addl r48 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC53)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	ld4 r47 = [r33]
	nop 0
	.mmb
	addl r48 = 3, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC54)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	ld4 r47 = [r33]
	nop 0
	.mmb
	mov r48 = r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC55)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	ld4 r47 = [r33]
	nop 0
	.mmb
	addl r48 = 4, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC56)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	addl r48 = 1, r0
	nop 0
	.mmb
	addl r47 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC57)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	mov r47 = r38
	nop 0
	.mmb
	addl r48 = 1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC58)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	mov r47 = r37
	nop 0
	.mmb
	addl r48 = 5, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC59)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	mov r47 = r37
	nop 0
	.mmb
	addl r48 = 6, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r47 = r42
	.mib
	nop 0
	sxt4 r48 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	ld4 r47 = [r33]
	nop 0
	.mmb
	addl r48 = 8, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r47 = r40
	.mib
	nop 0
	sxt4 r48 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	mov r47 = r37
	nop 0
	.mmb
	addl r48 = 6, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r47 = r42
	.mib
	nop 0
	sxt4 r48 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	ld4 r47 = [r33]
	nop 0
	.mmb
	addl r48 = 5, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt4 r48 = r8
	.mmb
	mov r47 = r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r46
	mov r47 = r37
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r46
	mov r47 = r39
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r46
	mov r47 = r38
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	ld4 r47 = [r33]
	nop 0
	.mmb
	addl r48 = 5, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r47 = r41
	.mib
	nop 0
	sxt4 r48 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r46
	ld4 r47 = [r33]
	nop 0
	.mmb
	addl r48 = 8, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r47 = r40
	.mib
	nop 0
	sxt4 r48 = r8
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mii
	mov r1 = r46
	mov b0 = r44
	;;
	mov ar.pfs = r45
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp errors#
	.section	.rodata.str1.8
	.align 8
.LC62:
	stringz	"LOCK(F_SETLK, F_WRLCK, 10, 10)"
	.align 8
.LC63:
	stringz	"LOCK(F_SETLK, F_RDLCK, 40, 10)"
	.align 8
.LC64:
	stringz	"LOCK(F_SETLK, F_RDLCK, 14, 2)"
	.align 8
.LC65:
	stringz	"LOCK(F_SETLK, F_WRLCK, 15, 0)"
	.align 8
.LC66:
	stringz	"LOCK(F_SETLK, F_UNLCK, 12, 100)"
	.align 8
.LC67:
	stringz	"lseek"
	.align 8
.LC68:
	stringz	"locks(fd, F_SETLK, F_WRLCK, SEEK_CUR, 10, -5)"
	.align 8
.LC69:
	stringz	"locks(fd, F_SETLK, F_WRLCK, SEEK_END, -1, 2)"
	.text
	.align 16
	.align 64
	.proc ranges#
ranges:
	.prologue 12, 46
	.mmb
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 2, 15, 4, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r48 = r1
	nop 0
	.save rp, r46
	mov r46 = b0
	.body
	;;
	.mmi
	adds r40 = 20, r12
	adds r42 = 32, r12
	adds r41 = 24, r12
	.mmb
	addl r44 = 10, r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r34 = r40
	mov r1 = r48
	adds r51 = 16, r12
	.mmi
	mov r37 = r8
	addl r50 = 6, r0
	mov r36 = r40
	;;
	.mmi
	st4 [r34] = r0, 4
	addl r39 = @gprel(fd#), gp
	addl r43 = 2, r0
	.mmi
	st4 [r51] = r45
	mov r38 = r40
	mov r35 = r40
	;;
	.mmi
	adds r34 = 4, r42
	ld4 r49 = [r39]
	nop 0
	.mmi
	st8 [r41] = r44
	st4 [r8] = r0
	nop 0
	;;
	.mmi
	st4 [r34] = r0, 4
	st8 [r42] = r44
	nop 0
	;;
	.mmi
	nop 0
	st4 [r34] = r0, 4
	nop 0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC62)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	st4 [r36] = r0, 4
	addl r14 = 40, r0
	adds r51 = 16, r12
	.mmi
	mov r1 = r48
	ld4 r49 = [r39]
	addl r50 = 6, r0
	;;
	.mmi
	nop 0
	adds r36 = 4, r42
	nop 0
	.mmi
	st8 [r41] = r14
	st4 [r51] = r0
	nop 0
	;;
	.mmi
	st4 [r36] = r0, 4
	st4 [r37] = r0
	nop 0
	;;
	.mmi
	st4 [r36] = r0
	st4 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r42] = r44
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC63)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 10, r0
	mov r51 = r0
	.mmb
	mov r50 = r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 11, r0
	mov r51 = r0
	.mmb
	mov r50 = r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 1, r0
	addl r51 = 19, r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 20, r0
	addl r51 = 20, r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r0
	addl r51 = 40, r0
	.mmb
	mov r50 = r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r0
	addl r51 = 30, r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r52 = r0
	mov r1 = r48
	addl r51 = 50, r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	addl r14 = 14, r0
	adds r51 = 16, r12
	mov r1 = r48
	.mmi
	ld4 r49 = [r39]
	st4 [r38] = r0, 4
	addl r50 = 6, r0
	;;
	.mmi
	st8 [r41] = r14
	st4 [r51] = r0
	adds r38 = 4, r42
	;;
	.mmi
	st4 [r37] = r0
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r34] = r0
	nop 0
	.mmb
	st8 [r42] = r43
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC64)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r0
	mov r51 = r0
	.mmb
	mov r50 = r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 1, r0
	addl r51 = 14, r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r52 = r0
	mov r1 = r48
	addl r51 = 15, r0
	.mmb
	mov r50 = r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r14 = r40
	adds r51 = 16, r12
	mov r1 = r48
	.mmi
	ld4 r49 = [r39]
	st4 [r37] = r0
	addl r50 = 6, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r51] = r45
	nop 0
	;;
	.mmi
	nop 0
	addl r14 = 15, r0
	nop 0
	.mmi
	st4 [r42] = r0
	st4 [r38] = r0
	nop 0
	;;
	.mmi
	st8 [r41] = r14
	st4 [r36] = r0
	nop 0
	;;
	.mib
	st4 [r34] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC65)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r52 = 1, r0
	mov r1 = r48
	addl r51 = 1000, r0
	.mmb
	mov r50 = r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r14 = r40
	adds r51 = 16, r12
	mov r1 = r48
	.mmi
	ld4 r49 = [r39]
	st4 [r37] = r0
	addl r50 = 6, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r51] = r43
	nop 0
	;;
	.mmi
	addl r14 = 12, r0
	st4 [r36] = r0
	nop 0
	.mmi
	st4 [r34] = r0
	;;
	st8 [r41] = r14
	addl r14 = 100, r0
	;;
	.mib
	st8 [r42] = r14
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC66)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 100, r0
	addl r51 = 12, r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r1 = r48
	addl r52 = 101, r0
	addl r51 = 12, r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	mov r52 = r0
	mov r1 = r48
	mov r51 = r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	st4 [r35] = r0, 4
	adds r51 = 16, r12
	mov r1 = r48
	.mmi
	ld4 r49 = [r39]
	st4 [r37] = r0
	addl r50 = 6, r0
	;;
	.mmi
	nop 0
	mov r14 = r35
	nop 0
	.mmi
	st4 [r51] = r43
	st4 [r38] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r34] = r0
	adds r34 = 12, r35
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC28)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r0
	mov r1 = r48
	mov r51 = r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	ld4 r36 = [r39]
	nop 0
	mov r1 = r48
	.mmi
	mov r51 = r0
	nop 0
	addl r50 = 100, r0
	;;
	.mib
	mov r49 = r36
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r48
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC67)
	;;
	.mib
	(p7) add r49 = r1, r49
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r51 = 16, r12
	st4 [r34] = r0, 4
	addl r14 = 65537, r0
	.mlx
	mov r49 = r36
	movl r32 = @gprel(.LC28)
	;;
	.mmi
	st4 [r34] = r0, 4
	st4 [r51] = r14
	addl r14 = -5, r0
	.mmi
	add r32 = r1, r32
	addl r50 = 6, r0
	adds r36 = 12, r35
	;;
	.mmi
	st8 [r42] = r14
	st4 [r40] = r0
	nop 0
	;;
	.mmi
	st4 [r37] = r0
	st4 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r41] = r44
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC68)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r52 = r0
	mov r1 = r48
	mov r51 = r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	adds r51 = 16, r12
	addl r14 = 131073, r0
	mov r1 = r48
	.mmi
	st4 [r36] = r0, 4
	ld4 r49 = [r39]
	addl r50 = 6, r0
	;;
	.mmi
	nop 0
	st4 [r51] = r14
	addl r14 = -1, r0
	.mmi
	nop 0
	st4 [r40] = r0
	nop 0
	;;
	.mmi
	st8 [r41] = r14
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	st4 [r34] = r0
	st4 [r37] = r0
	nop 0
	;;
	.mib
	st8 [r42] = r43
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r48
	nop 0
	sxt4 r50 = r8
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC69)
	;;
	.mib
	add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r48
	mov r52 = r0
	addl r51 = 110, r0
	.mmb
	addl r50 = 1, r0
	addl r49 = 5, r0
	br.call.sptk.many b0 = find#
	;;
	.mmi
	st4 [r35] = r0, 4
	adds r51 = 16, r12
	mov r1 = r48
	.mmi
	st4 [r40] = r0
	ld4 r49 = [r39]
	addl r50 = 6, r0
	;;
	.mmi
	st4 [r35] = r0, 4
	st4 [r37] = r0
	nop 0
	;;
	.mmi
	st4 [r35] = r0, 4
	st4 [r36] = r0
	nop 0
	;;
	.mmi
	st4 [r35] = r0
	st4 [r34] = r0
	nop 0
	;;
	.mib
	st4 [r51] = r43
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mii
	mov r1 = r48
	sxt4 r33 = r8
	;;
	mov b0 = r46
	;;
	.mii
	nop 0
	mov ar.pfs = r47
	.restore sp
	adds r12 = 32, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many show_answer.isra.0#
	;;
	break.f 0
	;;
	.endp ranges#
	.section	.rodata.str1.8
	.align 8
.LC70:
	stringz	"open"
	.align 8
.LC71:
	stringz	"ftruncate"
	.align 8
.LC72:
	stringz	"pipe"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r35 = @gprel(.LC6)
	;;
	.mmi
	addl r37 = 384, r0
	nop 0
	add r35 = r1, r35
	.mmb
	addl r36 = 66, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC70)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = @gprel(fd#), gp
	addl r36 = 120, r0
	mov r35 = r8
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC71)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r35 = @gprel(ready#), gp
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC72)
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
	nop 0
	br.call.sptk.many b0 = ranges#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = errors#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = waiting#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = deadlock#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = descriptions#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
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
