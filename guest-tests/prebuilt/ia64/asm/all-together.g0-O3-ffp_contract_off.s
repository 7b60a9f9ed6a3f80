// 15967e6279c46d1d6dc64c8124db8bdb guest-tests/memory/all-together.c
	.file	"all-together.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc close_all#
close_all:
	.prologue 12, 37
	.mii
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 7, 1, 0
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	;;
	.mib
	nop 0
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r15 = -1, r33
	adds r14 = -16, r32
	sxt4 r16 = r33
	.mmi
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r33
	mov r35 = r8
	;;
	.mmi
	shladd r16 = r16, 3, r0
	nop 0
	addp4 r15 = r15, r0
	.mmb
	ld4 r36 = [r8]
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	adds r17 = -8, r16
	add r14 = r14, r16
	shladd r15 = r15, 3, r0
	;;
	.mii
	add r32 = r32, r17
	sub r14 = r14, r15
	;;
	sub r14 = r32, r14
	;;
	.mii
	adds r14 = -8, r14
	nop 0
	;;
	shr.u r14 = r14, 3
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L3:
	.mmi
	mov r34 = r32
	nop 0
	adds r32 = -8, r32
	;;
	.mib
	ld4 r41 = [r34], 4
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r41 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L3
.L2:
	.mii
	st4 [r35] = r36
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
	.endp close_all#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"done"
	.align 8
.LC1:
	stringz	"  %s: %s\n"
	.text
	.align 16
	.align 64
	.proc say#
say:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mlx
	cmp.le p6, p7 = r0, r33
	movl r39 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mmb
	mov r36 = r1
	.body
	add r39 = r1, r39
	(p7) br.cond.dpnt .L15
	;;
	.mib
	add r37 = r1, r37
	mov r38 = r32
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
.L15:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
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
	.endp say#
	.section	.rodata.str1.8
	.align 8
.LC2:
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
	movl r36 = @gprel(.LC2)
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
.LC3:
	stringz	"m"
	.align 8
.LC4:
	stringz	"memfd_create"
	.text
	.align 16
	.align 64
	.proc memory_file#
memory_file:
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
	movl r36 = @gprel(.LC3)
	;;
	.mmi
	addl r35 = 1340, r0
	nop 0
	add r36 = r1, r36
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC4)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp memory_file#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"pipe"
	.text
	.align 16
	.align 64
	.proc toucher#
toucher:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 6, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	nop 0
	mov r38 = r32
	;;
	.mib
	nop 0
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC5)
	;;
	.mib
	(p7) add r38 = r1, r38
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
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L29
	;;
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	;;
	mov ar.lc = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L29:
	.body
	.copy_state 1
	.mmi
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 34, r0
	.mlx
	addl r40 = 3, r0
	movl r39 = 16777216
	;;
	.mib
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = mmap64
	;;
	.mmi
	mov r1 = r36
	addl r40 = 1, r0
	adds r39 = 16, r12
	.mmb
	ld4 r38 = [r32]
	mov r33 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	addl r15 = 4095, r0
	mov r1 = r36
	nop 0
	.mii
	addl r14 = 1, r0
	nop 0
	;;
	mov ar.lc = r15
	;;
	.align 32
.L24:
	.mib
	st1 [r33] = r14
	adds r33 = 4096, r33
	br.cloop.sptk.few .L24
	.mib
	nop 0
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp toucher#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"SIGKILL"
	.align 8
.LC7:
	stringz	"x"
	.align 8
.LC8:
	stringz	"write"
	.align 8
.LC9:
	stringz	"waitpid"
	.align 8
.LC10:
	stringz	"new pages: %s\n"
	.text
	.align 16
	.align 64
	.proc touch#
touch:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	adds r34 = 4, r33
	.mlx
	mov r37 = r1
	movl r39 = @gprel(.LC7)
	;;
	.mib
	nop 0
	.save rp, r35
	mov r35 = b0
	.body
	nop 0
	.mmi
	ld4 r38 = [r34]
	add r39 = r1, r39
	addl r40 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC8)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r39 = 16, r12
	nop 0
	mov r38 = r32
	.mmb
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC9)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mmi
	and r14 = 127, r14
	;;
	adds r15 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	extr r15 = r15, 1, 7
	;;
	cmp4.ge p6, p7 = 0, r15
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC6)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L33:
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r38 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r38 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp touch#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"%s:\n"
	.align 8
.LC12:
	stringz	"ftruncate"
	.align 8
.LC13:
	stringz	"fallocate"
	.align 8
.LC14:
	stringz	"mmap"
	.align 8
.LC15:
	stringz	"mremap"
	.align 8
.LC16:
	stringz	"F_SETPIPE_SZ"
	.align 8
.LC17:
	stringz	"send"
	.align 8
.LC18:
	stringz	"msgget"
	.align 8
.LC19:
	stringz	"msgctl"
	.align 8
.LC20:
	stringz	"msgsnd"
	.align 8
.LC21:
	stringz	"semctl"
	.align 8
.LC22:
	stringz	"semget"
	.text
	.align 16
	.align 64
	.proc try_all#
try_all:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 1, 12, 6, 0
	mov r43 = r1
	.save rp, r41
	mov r41 = b0
	.mlx
	nop 0
	movl r35 = @gprel(zeros.7#)
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	.mmb
	mov r33 = r0
	nop 0
	br.call.sptk.many b0 = memory_file#
	;;
	.mmi
	mov r1 = r43
	mov r34 = r8
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC11)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r45 = r34
	mov r1 = r43
	.mlx
	nop 0
	movl r46 = 67108864
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ftruncate64
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC12)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mlx
	mov r47 = r0
	movl r48 = 8388608
	.mmi
	mov r45 = r34
	mov r1 = r43
	mov r46 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fallocate64
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC13)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r45 = r34
	mov r1 = r43
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = memory_file#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r34 = r8
	;;
	.align 32
.L39:
	.mmi
	adds r33 = 1, r33
	addl r47 = 1048576, r0
	nop 0
	.mmb
	mov r46 = r35
	mov r45 = r34
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp4.ge p6, p7 = 7, r33
	nop 0
	mov r1 = r43
	;;
	.mib
	nop 0
	cmp.le.and.orcm p6, p7 = r0, r8
	(p6) br.cond.dptk .L39
	.mlx
	nop 0
	movl r45 = @gprel(.LC8)
	.mmi
	nop 0
	mov r46 = r8
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r45 = r34
	mov r1 = r43
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = memory_file#
	;;
	.mmi
	mov r50 = r0
	mov r45 = r0
	mov r49 = r8
	.mmi
	addl r48 = 1, r0
	addl r47 = 3, r0
	addl r46 = 1048576, r0
	;;
	.mib
	mov r1 = r43
	mov r34 = r8
	br.call.sptk.many b0 = mmap64
	;;
	.mmi
	mov r1 = r43
	cmp.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC14)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	addl r48 = 1, r0
	movl r47 = 8388608
	.mmb
	addl r46 = 1048576, r0
	mov r45 = r33
	br.call.sptk.many b0 = mremap#
	;;
	.mib
	mov r1 = r43
	mov r35 = r8
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r35
	mov r1 = r43
	mov r37 = r8
	.mmb
	ld4 r36 = [r8]
	mov r45 = r35
	(p7) br.cond.dpnt .L77
	;;
	.mlx
	nop 0
	movl r46 = 8388608
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r46 = r0
	;;
.L42:
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	.mmi
	nop 0
	st4 [r37] = r36
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r45 = r34
	mov r1 = r43
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = memory_file#
	;;
	.mmi
	mov r50 = r0
	addl r48 = 1, r0
	addl r47 = 3, r0
	.mlx
	mov r49 = r8
	movl r46 = 3145728
	;;
	.mmi
	mov r33 = r8
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r0
	nop 0
	br.call.sptk.many b0 = mmap64
	;;
	.mmi
	mov r45 = r33
	nop 0
	mov r1 = r43
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	cmp.eq p6, p7 = -1, r33
	mov r1 = r43
	(p6) br.cond.spnt .L43
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memory_file#
	;;
	.mmi
	mov r50 = r0
	addl r48 = 1, r0
	addl r47 = 3, r0
	.mlx
	mov r49 = r8
	movl r46 = 3145728
	;;
	.mmi
	mov r34 = r8
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r0
	nop 0
	br.call.sptk.many b0 = mmap64
	;;
	.mmi
	mov r45 = r34
	ld4 r35 = [r37]
	nop 0
	.mmb
	mov r34 = r8
	mov r1 = r43
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r45 = r33
	mov r1 = r43
	.mlx
	nop 0
	movl r46 = 3145728
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r34
	mov r1 = r43
	nop 0
	.mmb
	mov r45 = r34
	mov r34 = r0
	(p6) br.cond.dpnt .L44
	;;
	.mlx
	nop 0
	movl r46 = 3145728
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r43
	st4 [r37] = r35
	mov r46 = r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC14)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r14 = 199, r0
	;;
	.mlx
	nop 0
	movl r33 = @gprel(p.6#)
	;;
	.mmi
	nop 0
	add r33 = r1, r33
	mov ar.lc = r14
	;;
	.align 32
.L46:
	.mib
	mov r45 = r33
	adds r33 = 8, r33
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L47
	;;
	.mib
	nop 0
	adds r34 = 1, r34
	br.cloop.sptk.few .L46
	;;
	.align 32
.L47:
	.mlx
	nop 0
	movl r45 = @gprel(p.6#)
	.mmi
	mov r46 = r34
	mov r33 = r0
	mov r35 = r0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = close_all#
	;;
	.mmi
	addl r14 = 200, r0
	nop 0
	mov r1 = r43
	;;
	.mlx
	cmp4.ne p6, p7 = r14, r34
	movl r45 = @gprel(.LC5)
	.mlx
	nop 0
	movl r36 = @gprel(p.5#)
	;;
	.mmi
	(p6) addl r46 = 1, r0
	add r45 = r1, r45
	add r36 = r1, r36
	;;
	.mmi
	nop 0
	(p7) mov r46 = r0
	nop 0
	;;
	.mib
	nop 0
	sub r46 = r0, r46
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	.align 32
.L49:
	.mib
	mov r45 = r36
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r43
	nop 0
	.mmb
	addl r47 = 1048576, r0
	addl r46 = 1031, r0
	(p7) br.cond.dpnt .L50
	;;
	.mib
	ld4 r45 = [r36], 8
	adds r35 = 1, r35
	br.call.sptk.many b0 = fcntl64
	;;
	.mmi
	cmp4.ge p6, p7 = 9, r35
	andcm r15 = -1, r8
	mov r1 = r43
	.mmi
	mov r33 = r8
	;;
	(p6) addl r14 = 1, r0
	extr.u r15 = r15, 31, 1
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L49
.L50:
	.mlx
	nop 0
	movl r45 = @gprel(p.5#)
	.mmi
	mov r46 = r35
	nop 0
	mov r35 = r0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = close_all#
	;;
	.mmi
	mov r1 = r43
	nop 0
	sxt4 r46 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC16)
	.mlx
	nop 0
	movl r33 = @gprel(s.4#)
	;;
	.mlx
	nop 0
	movl r34 = @gprel(buf.3#)
	.mmi
	add r45 = r1, r45
	nop 0
	add r33 = r1, r33
	;;
	.mib
	nop 0
	add r34 = r1, r34
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	.align 32
.L52:
	.mmi
	mov r48 = r33
	mov r47 = r0
	nop 0
	.mmb
	addl r46 = 1, r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L78
	.align 32
.L53:
	.mmi
	addl r48 = 64, r0
	addl r47 = 16384, r0
	nop 0
	.mmb
	mov r46 = r34
	ld4 r45 = [r33]
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r43
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L53
	.mmi
	adds r35 = 1, r35
	ld4 r38 = [r37]
	adds r33 = 8, r33
	;;
	.mmi
	cmp4.ge p6, p7 = 59, r35
	nop 0
	cmp4.eq p8, p9 = 11, r38
	;;
	.mmi
	(p6) addl r14 = 1, r0
	nop 0
	(p8) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	(p9) mov r15 = r0
	;;
	and r14 = r15, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L52
	.mlx
	mov r46 = r35
	movl r45 = @gprel(s.4#)
	.mlx
	st4 [r37] = r38
	movl r35 = @gprel(queues.2#)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(letter.1#)
	.mmi
	add r45 = r1, r45
	add r35 = r1, r35
	mov r34 = r0
	;;
	.mmi
	add r40 = r1, r40
	nop 0
	mov r36 = r35
	.mmb
	addl r39 = 599, r0
	nop 0
	br.call.sptk.many b0 = close_all#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 11, r38
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	.mmi
	(p6) addl r46 = 1, r0
	;;
	(p7) mov r46 = r0
	add r45 = r1, r45
	;;
	.mib
	nop 0
	sub r46 = r0, r46
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	.align 32
.L56:
	.mmi
	addl r46 = 384, r0
	nop 0
	mov r45 = r0
	.mmb
	adds r34 = 1, r34
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r43
	mov r45 = r8
	.mmb
	addl r48 = 2048, r0
	addl r47 = 8192, r0
	(p7) br.cond.spnt .L79
	;;
	.mmi
	nop 0
	mov r46 = r40
	nop 0
	.mmb
	st4 [r36] = r8, 4
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mmi
	cmp4.ge p6, p7 = r39, r34
	mov r33 = r8
	mov r1 = r43
	;;
	.mib
	nop 0
	cmp4.eq.and.orcm p6, p7 = 0, r8
	(p6) br.cond.dptk .L56
	.mii
	nop 0
	sxt4 r14 = r34
	nop 0
	.mmi
	ld4 r36 = [r37]
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	mov r15 = r14
	adds r14 = -4, r14
	;;
	shr.u r15 = r15, 2
	.mii
	add r35 = r35, r14
	nop 0
	;;
	mov ar.lc = r15
	;;
	.align 32
.L57:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L58
	.mlx
	nop 0
	movl r34 = @gprel(sets.0#)
	.mlx
	st4 [r37] = r36
	movl r45 = @gprel(.LC20)
	;;
	.mmi
	nop 0
	add r34 = r1, r34
	sxt4 r46 = r33
	.mmb
	add r45 = r1, r45
	mov r35 = r0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	addl r14 = 199, r0
	mov r33 = r34
	nop 0
	.mii
	mov r1 = r43
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L59:
	.mmi
	addl r47 = 384, r0
	nop 0
	addl r46 = 32000, r0
	.mmb
	mov r45 = r0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r43
	st4 [r33] = r8, 4
	cmp4.le p6, p7 = r0, r8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L60
	;;
	.mib
	nop 0
	adds r35 = 1, r35
	br.cloop.sptk.few .L59
	;;
	.align 32
.L60:
	.mii
	nop 0
	sxt4 r14 = r35
	addl r15 = 200, r0
	.mmi
	ld4 r36 = [r37]
	;;
	cmp4.ne p6, p7 = r15, r35
	shladd r14 = r14, 2, r0
	;;
	.mmi
	mov r15 = r14
	(p6) addl r35 = 1, r0
	adds r14 = -4, r14
	;;
	.mii
	(p7) mov r35 = r0
	shr.u r15 = r15, 2
	add r34 = r34, r14
	;;
	.mmi
	nop 0
	sub r35 = r0, r35
	mov ar.lc = r15
	;;
	.align 32
.L62:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L63
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	.mmi
	mov r46 = r35
	st4 [r37] = r36
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r43
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
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mib
	nop 0
	mov ar.lc = r44
	br.ret.sptk.many b0
	;;
.L58:
	.mmi
	ld4 r45 = [r35], -4
	nop 0
	mov r47 = r0
	.mmb
	mov r46 = r0
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L57
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC19)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
.L63:
	.mmi
	ld4 r45 = [r34], -4
	nop 0
	mov r47 = r0
	.mmb
	mov r46 = r0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L62
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
.L78:
	.mmi
	mov r46 = r35
	addl r38 = 11, r0
	mov r34 = r0
	.mlx
	addl r39 = 599, r0
	movl r45 = @gprel(s.4#)
	;;
	.mlx
	nop 0
	movl r35 = @gprel(queues.2#)
	.mlx
	add r45 = r1, r45
	movl r40 = @gprel(letter.1#)
	;;
	.mmi
	add r35 = r1, r35
	nop 0
	add r40 = r1, r40
	.mmb
	st4 [r37] = r38
	nop 0
	br.call.sptk.many b0 = close_all#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = 11, r38
	mov r36 = r35
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	.mmi
	(p6) addl r46 = 1, r0
	;;
	(p7) mov r46 = r0
	add r45 = r1, r45
	;;
	.mib
	sub r46 = r0, r46
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L56
.L44:
	.mmi
	st4 [r37] = r35
	nop 0
	nop 0
	;;
.L43:
	.mlx
	nop 0
	movl r45 = @gprel(.LC14)
	.mmi
	addl r46 = -1, r0
	nop 0
	mov r34 = r0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r14 = 199, r0
	;;
	.mlx
	nop 0
	movl r33 = @gprel(p.6#)
	;;
	.mib
	add r33 = r1, r33
	mov ar.lc = r14
	br .L46
	;;
.L77:
	.mib
	addl r46 = 1048576, r0
	mov r45 = r33
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r1 = r43
	addl r46 = -1, r0
	br .L42
	;;
.L79:
	.mlx
	nop 0
	movl r45 = @gprel(.LC18)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp try_all#
	.section	.rodata.str1.8
	.align 8
.LC23:
	stringz	"/dev/shm/all-together"
	.align 8
.LC24:
	stringz	"open"
	.align 8
.LC25:
	stringz	"/dev/shm: 3 GiB"
	.align 8
.LC26:
	stringz	"unlink"
	.align 8
.LC27:
	stringz	"at first"
	.align 8
.LC28:
	stringz	"shmget"
	.align 8
.LC29:
	stringz	"shmctl"
	.align 8
.LC30:
	stringz	"filled: %s\n"
	.align 8
.LC31:
	stringz	"4 MiB left"
	.align 8
.LC32:
	stringz	"given back"
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
	alloc r40 = ar.pfs, 0, 11, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r39
	mov r39 = b0
	.mlx
	mov r41 = r1
	movl r43 = @gprel(.LC23)
	;;
	.mmi
	add r43 = r1, r43
	addl r45 = 384, r0
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	.mmb
	addl r44 = 66, r0
	mov r33 = r0
	br.call.sptk.many b0 = open64
	;;
	.mmi
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	.mlx
	addl r36 = 14, r0
	movl r34 = 536870912
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC24)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r46 = 3221225472
	.mmi
	mov r45 = r0
	mov r43 = r32
	mov r44 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fallocate64
	;;
	.mmi
	mov r1 = r41
	nop 0
	sxt4 r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC25)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC23)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC26)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r43 = r32
	sxt4 r32 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r41
	addl r46 = 4096, r0
	mov r45 = r0
	.mii
	mov r44 = r0
	shladd r32 = r32, 2, r0
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mib
	mov r1 = r41
	adds r43 = 16, r12
	br.call.sptk.many b0 = toucher#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC27)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = try_all#
	;;
	.mmi
	mov r43 = r0
	nop 0
	addl r45 = 384, r0
	.mlx
	mov r1 = r41
	movl r44 = 4194304
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	mov r37 = r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC28)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r43 = @gprel(ids.8#)
	.mii
	addl r45 = 400, r0
	mov r44 = r0
	;;
	add r43 = r1, r43
	;;
	.mib
	mov r35 = r43
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	sub r14 = 99, r33
	mov r1 = r41
	add r32 = r35, r32
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L90:
	.mmi
	addl r45 = 384, r0
	nop 0
	mov r44 = r34
	.mmb
	mov r43 = r0
	nop 0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r41
	st4 [r32] = r8, 4
	cmp4.le p6, p7 = r0, r8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L85
	;;
	.mib
	nop 0
	adds r33 = 1, r33
	br.cloop.sptk.few .L90
	;;
.L85:
	.mii
	adds r36 = -1, r36
	shr.u r14 = r34, 1
	sxt4 r32 = r33
	;;
	.mib
	cmp4.ne p6, p7 = 0, r36
	shladd r32 = r32, 2, r0
	(p7) br.cond.dpnt .L88
	;;
	.mib
	cmp4.ne p6, p7 = 100, r33
	add r32 = r35, r32
	(p7) br.cond.dpnt .L106
	;;
	.mii
	mov r34 = r14
	sub r14 = 99, r33
	;;
	addp4 r14 = r14, r0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L90
.L106:
	.mmi
	nop 0
	cmp4.ne p6, p7 = 1, r36
	shr.u r34 = r34, 2
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L88
	;;
	.mmi
	(p6) addl r14 = 65535, r0
	nop 0
	nop 0
.L89:
	.mii
	nop 0
	shr.u r34 = r34, 1
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r14, r34
	(p6) br.cond.dptk .L89
.L88:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r45 = r0
	mov r44 = r0
	mov r1 = r41
	.mmb
	mov r43 = r37
	ld4 r32 = [r8]
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r41
	.mmb
	mov r43 = r32
	nop 0
	(p7) br.cond.spnt .L93
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC30)
	;;
	.mib
	add r43 = r1, r43
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
	movl r43 = @gprel(.LC31)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = try_all#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r44 = 16, r12
	.mmb
	mov r43 = r38
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mii
	nop 0
	sxt4 r14 = r33
	mov r1 = r41
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mii
	mov r15 = r14
	adds r14 = -4, r14
	;;
	shr.u r15 = r15, 2
	.mii
	add r35 = r35, r14
	nop 0
	;;
	mov ar.lc = r15
	;;
	.align 32
.L92:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L94
	.mib
	adds r43 = 16, r12
	nop 0
	br.call.sptk.many b0 = toucher#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC32)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = try_all#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r44 = 16, r12
	.mmb
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = touch#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L94:
	.body
	.copy_state 1
	.mmi
	ld4 r43 = [r35], -4
	nop 0
	mov r45 = r0
	.mmb
	mov r44 = r0
	nop 0
	br.call.sptk.many b0 = shmctl#
	;;
	.mib
	mov r1 = r41
	cmp4.eq p6, p7 = -1, r8
	(p7) br.cond.sptk .L92
	;;
.L93:
	.mlx
	nop 0
	movl r43 = @gprel(.LC29)
	;;
	.mib
	nop 0
	add r43 = r1, r43
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 4
	.type	sets.0#, @object
	.size	sets.0#, 800
sets.0:
	.skip	800
	.data
	.align 8
	.type	letter.1#, @object
	.size	letter.1#, 8200
letter.1:
	data8	1
	stringz	""
	.skip	8191
	.bss
	.align 4
	.type	queues.2#, @object
	.size	queues.2#, 2400
queues.2:
	.skip	2400
	.align 8
	.type	buf.3#, @object
	.size	buf.3#, 16384
buf.3:
	.skip	16384
	.align 4
	.type	s.4#, @object
	.size	s.4#, 1600
s.4:
	.skip	1600
	.align 4
	.type	p.5#, @object
	.size	p.5#, 1600
p.5:
	.skip	1600
	.align 4
	.type	p.6#, @object
	.size	p.6#, 1600
p.6:
	.skip	1600
	.section	.rodata
	.align 8
	.type	zeros.7#, @object
	.size	zeros.7#, 1048576
zeros.7:
	.skip	1048576
	.bss
	.align 4
	.type	ids.8#, @object
	.size	ids.8#, 400
ids.8:
	.skip	400
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
