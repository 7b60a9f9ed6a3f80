// 18d231a3ea48f2d0d8f2dc625b8742f7
	.file	"text-busy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"ETXTBSY"
	.align 8
.LC1:
	stringz	"done"
	.align 8
.LC2:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc say#
say:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mlx
	cmp.ne p6, p7 = -1, r33
	movl r39 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r39 = r1, r39
	(p7) br.cond.dpnt .L7
.L2:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
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
.L7:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r36
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	.mmi
	mov r37 = r14
	nop 0
	cmp4.eq p6, p7 = 26, r14
	;;
	.mib
	nop 0
	add r39 = r1, r39
	(p6) br.cond.dptk .L2
	.mib
	nop 0
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
	movl r37 = @gprel(.LC2)
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
	.align 16
	.align 64
	.proc close_result#
close_result:
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
	sxt4 r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r36
	cmp4.gt p6, p7 = r0, r33
	mov b0 = r34
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	;;
.L12:
	.mib
	mov r37 = r33
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
	.endp close_result#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"%s:\n"
	.align 8
.LC4:
	stringz	"  O_WRONLY"
	.align 8
.LC5:
	stringz	"  O_RDWR"
	.align 8
.LC6:
	stringz	"  O_WRONLY | O_TRUNC"
	.align 8
.LC7:
	stringz	"  O_RDONLY | O_TRUNC"
	.align 8
.LC8:
	stringz	"  O_WRONLY | O_CREAT"
	.align 8
.LC9:
	stringz	"  O_RDONLY"
	.align 8
.LC10:
	stringz	"  O_PATH"
	.align 8
.LC11:
	stringz	"  truncate"
	.align 8
.LC12:
	stringz	"  chmod"
	.text
	.align 16
	.align 64
	.proc write_to#
write_to:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	mov r34 = r32
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	movl r38 = @gprel(.LC3)
	.body
	;;
	.mlx
	nop 0
	movl r32 = @gprel(.LC12)
	.mmi
	add r38 = r1, r38
	nop 0
	mov r39 = r34
	;;
	.mib
	add r32 = r1, r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r34
	.mmb
	addl r39 = 1, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = close_result#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r34
	.mmb
	addl r39 = 2, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = close_result#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r34
	.mmb
	addl r39 = 513, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = close_result#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r34
	.mmb
	addl r39 = 512, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = close_result#
	;;
	.mmi
	addl r40 = 420, r0
	mov r1 = r37
	nop 0
	.mmb
	mov r38 = r34
	addl r39 = 65, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC8)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = close_result#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r34
	.mmb
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = close_result#
	;;
	.mmi
	nop 0
	mov r1 = r37
	mov r38 = r34
	.mlx
	nop 0
	movl r39 = 2097152
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = close_result#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r38 = r34
	.mmb
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt4 r39 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r37
	nop 0
	addl r39 = 493, r0
	.mmb
	mov r38 = r34
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	sxt4 r33 = r8
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many say#
	;;
	break.f 0
	;;
	.endp write_to#
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
.LC13:
	stringz	"another error"
	.align 8
.LC14:
	stringz	"child"
	.align 8
.LC15:
	stringz	"p"
	.align 8
.LC16:
	stringz	"waitpid"
	.text
	.align 16
	.align 64
	.proc execute#
execute:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 4, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mii
	addl r14 = @ltoffx(stdout#), r1
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r38 = r8
	mov r1 = r37
	.mmb
	mov r40 = r0
	adds r39 = 16, r12
	(p7) br.cond.spnt .L29
	;;
	.mib
	nop 0
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
	(p7) movl r38 = @gprel(.LC16)
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
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	cmp4.eq p6, p7 = 7, r14
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC1)
	;;
	.mib
	(p6) add r40 = r1, r40
	nop 0
	(p6) br.cond.dpnt .L23
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 50, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC0)
	;;
	.mii
	(p6) add r40 = r1, r40
	nop 0
	;;
	(p7) add r40 = r1, r40
.L23:
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L29:
	.body
	.copy_state 1
	.mlx
	adds r15 = 16, r12
	movl r14 = @gprel(.LC15)
	.mmb
	cmp4.le p6, p7 = r0, r34
	mov r38 = r34
	(p7) br.cond.dpnt .L30
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	adds r39 = 16, r12
	;;
	.mlx
	st8 [r15] = r14
	movl r15 = @gprel(.LC14)
	.mmi
	nop 0
	adds r14 = 24, r12
	nop 0
	;;
	.mmi
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = @ltoffx(environ#), r1
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], environ#
	nop 0
	;;
	.mib
	ld8 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = fexecve#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r37
	;;
	cmp4.ne p6, p7 = 26, r14
	;;
	.mmi
	nop 0
	(p6) addl r38 = 51, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r38 = 50, r0
	br.call.sptk.many b0 = _exit#
	;;
.L30:
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	.mmi
	mov r38 = r33
	mov r41 = r0
	mov r39 = r33
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r37
	;;
	cmp4.ne p6, p7 = 26, r14
	;;
	.mmi
	nop 0
	(p6) addl r38 = 51, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r38 = 50, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp execute#
	.section	.rodata.str1.8
	.align 8
.LC17:
	stringz	"pipe"
	.align 8
.LC18:
	stringz	"wait"
	.align 8
.LC19:
	stringz	"copy"
	.align 8
.LC20:
	stringz	"read"
	.align 8
.LC21:
	stringz	"link"
	.align 8
.LC22:
	stringz	"unlink"
	.align 8
.LC23:
	stringz	"f"
	.align 8
.LC24:
	stringz	"its child is left"
	.align 8
.LC25:
	stringz	"all are gone"
	.text
	.align 16
	.align 64
	.proc written_by_others#
written_by_others:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 5, 4, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.save rp, r35
	mov r35 = b0
	;;
	.mib
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r37 = 24, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	adds r1 = 56, r12
	cmp4.ne p6, p7 = -1, r8
	adds r37 = 16, r12
	;;
	.mbb
	ld8 r1 = [r1]
	(p7) br.cond.spnt .L41
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.spnt .L41
	;;
	.mmi
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	nop 0
	adds r1 = 56, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = vfork#
	;;
	.mmi
	adds r1 = 56, r12
	mov r32 = r8
	cmp4.eq p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.dptk .L40
	.mmi
	adds r14 = 24, r12
	nop 0
	mov r38 = r0
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	adds r14 = 20, r12
	adds r1 = 56, r12
	addl r38 = 1, r0
	;;
	.mmi
	nop 0
	ld4 r37 = [r14]
	nop 0
	.mmb
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mii
	adds r14 = 28, r12
	adds r1 = 56, r12
	;;
	nop 0
	.mmb
	ld4 r37 = [r14]
	ld8 r1 = [r1]
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	mov r40 = r0
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC19)
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	mov r37 = r38
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	addl r37 = 1, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = _exit#
.L40:
	.mmi
	nop 0
	adds r14 = 24, r12
	nop 0
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	adds r1 = 56, r12
	.mii
	adds r38 = 32, r12
	addl r39 = 1, r0
	;;
	nop 0
	.mmb
	ld4 r37 = [r14]
	ld8 r1 = [r1]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.spnt .L42
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC19)
	.mlx
	nop 0
	movl r34 = @gprel(.LC21)
	;;
	.mmi
	add r33 = r1, r33
	nop 0
	add r34 = r1, r34
	;;
	.mib
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = write_to#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	mov r37 = r34
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = write_to#
	;;
	.mmi
	adds r1 = 56, r12
	mov r37 = r34
	adds r34 = 28, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC22)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC23)
	.mmi
	ld4 r37 = [r34]
	nop 0
	addl r39 = 1, r0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	mov r39 = r0
	.mmi
	mov r37 = r32
	nop 0
	mov r38 = r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r1 = 56, r12
	mov r37 = r33
	addl r38 = 1, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	mov r38 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC24)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = close_result#
	;;
	.mmi
	adds r1 = 56, r12
	ld4 r37 = [r34]
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	adds r1 = 56, r12
	.mii
	adds r38 = 32, r12
	addl r39 = 1, r0
	;;
	nop 0
	.mmb
	ld4 r37 = [r14]
	ld8 r1 = [r1]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	adds r1 = 56, r12
	cmp.ne p6, p7 = -1, r8
	adds r14 = 20, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.spnt .L42
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	adds r1 = 56, r12
	.mii
	addl r39 = 1, r0
	adds r38 = 32, r12
	;;
	nop 0
	.mmb
	ld4 r37 = [r14]
	ld8 r1 = [r1]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmi
	mov r37 = r33
	nop 0
	addl r38 = 1, r0
	;;
	.mbb
	ld8 r1 = [r1]
	(p7) br.cond.spnt .L42
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	mov r38 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC25)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = close_result#
	;;
	.mmi
	nop 0
	adds r1 = 56, r12
	nop 0
	;;
	.mii
	ld8 r1 = [r1]
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L42:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r37 = @gprel(.LC20)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = must.part.0#
	;;
.L41:
	.mlx
	nop 0
	movl r37 = @gprel(.LC17)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp written_by_others#
	.section	.rodata.str1.8
	.align 8
.LC26:
	stringz	"private"
	.align 8
.LC27:
	stringz	"shared"
	.align 8
.LC28:
	stringz	"x"
	.align 8
.LC29:
	stringz	"y"
	.align 8
.LC30:
	stringz	"/dev/shm"
	.align 8
.LC31:
	stringz	"chdir"
	.align 8
.LC32:
	stringz	"/proc/self/exe"
	.align 8
.LC33:
	stringz	"open"
	.align 8
.LC34:
	stringz	"write"
	.align 8
.LC35:
	stringz	"open for writing"
	.align 8
.LC36:
	stringz	"its other name"
	.align 8
.LC37:
	stringz	"a copy of the descriptor is left"
	.align 8
.LC38:
	stringz	"closed"
	.align 8
.LC39:
	stringz	"open for reading"
	.align 8
.LC40:
	stringz	""
	.align 8
.LC41:
	stringz	"by its descriptor"
	.align 8
.LC42:
	stringz	"closed by the exec itself"
	.align 8
.LC43:
	stringz	"script"
	.align 8
.LC44:
	stringz	"#!copy\n"
	.align 8
.LC45:
	stringz	"./script"
	.align 8
.LC46:
	stringz	"a script that is open"
	.align 8
.LC47:
	stringz	"a script"
	.align 8
.LC48:
	stringz	"a script whose interpreter is open"
	.align 8
.LC49:
	stringz	"opened for %s, mapped %s for %s"
	.align 8
.LC50:
	stringz	"unmapped"
	.align 8
.LC51:
	stringz	"mapped executable: O_WRONLY"
	.align 8
.LC52:
	stringz	"memfd_create"
	.align 8
.LC53:
	stringz	"a file in memory"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 2, 13, 6, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r43
	mov r43 = b0
	.mlx
	cmp4.ge p6, p7 = 1, r32
	movl r48 = @gprel(.LC18)
	;;
	.mmi
	adds r33 = 8, r33
	mov r45 = r1
	.save ar.lc, r46
	mov r46 = ar.lc
	.body
	.mmb
	add r48 = r1, r48
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mib
	ld8 r47 = [r33]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmi
	addl r49 = 1, r0
	nop 0
	addl r47 = 1, r0
	;;
	.mlx
	(p6) addl r8 = 7, r0
	movl r48 = @gprel(.LC28)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r45
	addl r49 = 1, r0
	nop 0
	.mmb
	adds r48 = 16, r12
	mov r47 = r0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r8
	mov r8 = r0
	.mmb
	nop 0
	mov r1 = r45
	(p7) br.cond.dpnt .L120
.L45:
	.mii
	nop 0
	mov b0 = r43
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
.L46:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r47 = @gprel(.LC30)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC31)
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC32)
	.mmi
	nop 0
	mov r48 = r0
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	mov r35 = r8
	.mmb
	addl r49 = 493, r0
	addl r48 = 193, r0
	(p7) br.cond.spnt .L51
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC19)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r36 = r8
	.mmb
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L51
	;;
	.mlx
	nop 0
	movl r34 = @gprel(buf.2#)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	nop 0
	;;
	.align 32
.L52:
	.mmi
	addl r49 = 65536, r0
	nop 0
	mov r48 = r34
	.mmb
	mov r47 = r35
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r45
	mov r49 = r8
	.mmb
	mov r48 = r34
	mov r47 = r36
	(p7) br.cond.spnt .L64
	;;
	.mib
	cmp.lt p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L121
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L52
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC34)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = must.part.0#
	;;
.L121:
	.mib
	mov r47 = r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r47 = r36
	nop 0
	mov r1 = r45
	.mmb
	mov r36 = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC21)
	.mlx
	nop 0
	movl r47 = @gprel(.LC19)
	;;
	.mib
	add r47 = r1, r47
	add r48 = r1, r48
	br.call.sptk.many b0 = link#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC21)
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC32)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = write_to#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r48 = 1, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC19)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r45
	nop 0
	.mmb
	mov r34 = r8
	mov r47 = r8
	(p6) br.cond.spnt .L51
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	mov r1 = r45
	mov r35 = r8
	addl r49 = -1, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC19)
	.mlx
	nop 0
	movl r47 = @gprel(.LC35)
	;;
	.mib
	add r48 = r1, r48
	add r47 = r1, r47
	br.call.sptk.many b0 = execute#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r49 = -1, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC21)
	.mlx
	nop 0
	movl r47 = @gprel(.LC36)
	;;
	.mib
	add r48 = r1, r48
	add r47 = r1, r47
	br.call.sptk.many b0 = execute#
	;;
	.mib
	mov r47 = r34
	mov r1 = r45
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r49 = -1, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC19)
	.mlx
	nop 0
	movl r47 = @gprel(.LC37)
	;;
	.mib
	add r48 = r1, r48
	add r47 = r1, r47
	br.call.sptk.many b0 = execute#
	;;
	.mib
	mov r1 = r45
	mov r47 = r35
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r49 = -1, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC19)
	.mlx
	nop 0
	movl r47 = @gprel(.LC38)
	;;
	.mib
	add r48 = r1, r48
	add r47 = r1, r47
	br.call.sptk.many b0 = execute#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC19)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	mov r34 = r8
	addl r49 = -1, r0
	(p6) br.cond.spnt .L51
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC19)
	.mlx
	nop 0
	movl r47 = @gprel(.LC39)
	;;
	.mib
	add r48 = r1, r48
	add r47 = r1, r47
	br.call.sptk.many b0 = execute#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r34
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC40)
	.mlx
	nop 0
	movl r47 = @gprel(.LC41)
	;;
	.mib
	add r48 = r1, r48
	add r47 = r1, r47
	br.call.sptk.many b0 = execute#
	;;
	.mib
	mov r47 = r34
	mov r1 = r45
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r48 = 524290, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC19)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	mov r34 = r8
	addl r49 = -1, r0
	(p6) br.cond.spnt .L51
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC19)
	.mlx
	nop 0
	movl r47 = @gprel(.LC42)
	;;
	.mib
	add r48 = r1, r48
	add r47 = r1, r47
	br.call.sptk.many b0 = execute#
	;;
	.mib
	mov r47 = r34
	mov r1 = r45
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	addl r49 = 493, r0
	addl r48 = 65, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC43)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	mov r34 = r8
	mov r47 = r8
	(p6) br.cond.spnt .L51
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC44)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = dprintf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r49 = -1, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC45)
	.mlx
	nop 0
	movl r47 = @gprel(.LC46)
	;;
	.mib
	add r48 = r1, r48
	add r47 = r1, r47
	br.call.sptk.many b0 = execute#
	;;
	.mib
	mov r47 = r34
	mov r1 = r45
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r49 = -1, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC45)
	.mlx
	nop 0
	movl r47 = @gprel(.LC47)
	;;
	.mib
	add r48 = r1, r48
	add r47 = r1, r47
	br.call.sptk.many b0 = execute#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r48 = 1, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC19)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	mov r34 = r8
	addl r49 = -1, r0
	(p6) br.cond.spnt .L51
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC45)
	.mlx
	nop 0
	movl r37 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r38 = @gprel(access.1#)
	.mlx
	add r48 = r1, r48
	movl r42 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC27)
	.mlx
	add r37 = r1, r37
	movl r40 = @gprel(.LC49)
	;;
	.mlx
	add r38 = r1, r38
	movl r39 = @gprel(.LC50)
	.mlx
	add r42 = r1, r42
	movl r47 = @gprel(.LC48)
	;;
	.mmi
	add r47 = r1, r47
	add r41 = r1, r41
	nop 0
	.mmb
	add r40 = r1, r40
	add r39 = r1, r39
	br.call.sptk.many b0 = execute#
	;;
	.mib
	mov r1 = r45
	mov r47 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov ar.lc = 7
	.align 32
.L60:
	.mii
	nop 0
	extr r48 = r36, 1, 31
	mov r47 = r37
	.mmb
	nop 0
	and r34 = 1, r36
	nop 0
	;;
	.mib
	and r48 = 2, r48
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r45
	.mmb
	mov r35 = r8
	nop 0
	(p6) br.cond.spnt .L51
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r34
	;;
	(p7) addl r49 = 1, r0
	nop 0
	;;
	.mib
	(p6) addl r49 = 3, r0
	tbit.nz p6, p7 = r36, 1
	(p7) br.cond.dptk .L122
	.mmi
	mov r51 = r8
	addl r50 = 1, r0
	mov r52 = r0
	.mmb
	addl r48 = 1, r0
	mov r47 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r47 = r35
	mov r1 = r45
	nop 0
	.mmb
	mov r35 = r8
	shladd r34 = r34, 3, r0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r35
	add r34 = r38, r34
	mov r1 = r45
	.mmb
	mov r49 = r40
	addl r48 = 80, r0
	(p6) br.cond.dpnt .L59
	;;
	.mib
	nop 0
	(p7) extr r14 = r36, 2, 30
	nop 0
	.mmi
	(p7) mov r51 = r41
	ld8 r52 = [r34]
	adds r47 = 16, r12
	;;
	.mmi
	(p7) shladd r14 = r14, 3, r0
	;;
	(p7) add r14 = r38, r14
	nop 0
	;;
	.mib
	(p7) ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	addl r49 = -1, r0
	mov r1 = r45
	nop 0
	.mmb
	mov r48 = r37
	adds r47 = 16, r12
	br.call.sptk.many b0 = execute#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r48 = 1, r0
	.mmb
	mov r47 = r35
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r45
	addl r49 = -1, r0
	nop 0
	.mmb
	mov r48 = r37
	mov r47 = r39
	br.call.sptk.many b0 = execute#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L59:
	.mib
	nop 0
	adds r36 = 1, r36
	br.cloop.sptk.few .L60
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC19)
	.mmi
	nop 0
	mov r48 = r0
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r45
	mov r34 = r8
	.mmb
	mov r52 = r0
	mov r51 = r8
	(p6) br.cond.spnt .L51
	;;
	.mmi
	addl r50 = 2, r0
	addl r49 = 5, r0
	nop 0
	.mmb
	addl r48 = 1, r0
	mov r47 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r45
	mov r35 = r8
	addl r48 = 1, r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC19)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC51)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = close_result#
	;;
	.mmi
	addl r48 = 1, r0
	nop 0
	mov r47 = r35
	.mmb
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r47 = r34
	mov r1 = r45
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = written_by_others#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC19)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	cmp4.eq p6, p7 = -1, r8
	mov r35 = r8
	.mmb
	addl r47 = 1340, r0
	mov r49 = r0
	(p6) br.cond.spnt .L51
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC15)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	cmp.ne p6, p7 = -1, r8
	mov r37 = r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC52)
	.mmi
	nop 0
	mov r36 = r37
	nop 0
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r34 = @gprel(buf.0#)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	nop 0
	;;
	.align 32
.L62:
	.mmi
	addl r49 = 65536, r0
	nop 0
	mov r48 = r34
	.mmb
	mov r47 = r35
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r45
	mov r49 = r8
	.mmb
	mov r48 = r34
	mov r47 = r36
	(p6) br.cond.spnt .L64
	;;
	.mib
	cmp.lt p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L123
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = -1, r8
	(p7) br.cond.sptk .L62
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC34)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = must.part.0#
	;;
.L122:
	.mmi
	mov r51 = r8
	addl r50 = 2, r0
	mov r52 = r0
	.mmb
	addl r48 = 1, r0
	mov r47 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r45
	mov r47 = r35
	nop 0
	.mmb
	mov r35 = r8
	shladd r34 = r34, 3, r0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r35
	add r34 = r38, r34
	mov r1 = r45
	.mmb
	mov r49 = r40
	adds r47 = 16, r12
	(p6) br.cond.dpnt .L59
	;;
	.mib
	nop 0
	(p7) extr r14 = r36, 2, 30
	nop 0
	.mmi
	(p7) mov r51 = r42
	ld8 r52 = [r34]
	addl r48 = 80, r0
	;;
	.mmi
	(p7) shladd r14 = r14, 3, r0
	;;
	(p7) add r14 = r38, r14
	nop 0
	;;
	.mib
	(p7) ld8 r50 = [r14]
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r45
	addl r49 = -1, r0
	nop 0
	.mmb
	mov r48 = r37
	adds r47 = 16, r12
	br.call.sptk.many b0 = execute#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r35
	.mmb
	addl r48 = 1, r0
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r45
	addl r49 = -1, r0
	nop 0
	.mmb
	mov r48 = r37
	mov r47 = r39
	br.call.sptk.many b0 = execute#
	;;
	.mib
	nop 0
	mov r1 = r45
	br .L59
	;;
.L123:
	.mlx
	nop 0
	movl r48 = @gprel(.LC40)
	.mlx
	mov r49 = r37
	movl r47 = @gprel(.LC53)
	;;
	.mib
	add r48 = r1, r48
	add r47 = r1, r47
	br.call.sptk.many b0 = execute#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC43)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC19)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r45
	mov r8 = r0
	br .L45
.L120:
	.mmi
	adds r48 = 16, r12
	nop 0
	addl r49 = 1, r0
	.mmb
	mov r47 = r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r45
	addl r49 = 1, r0
	addl r47 = 1, r0
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC29)
	;;
	.mib
	add r48 = r1, r48
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r45
	mov r8 = r0
	br .L45
	;;
.L64:
	.mlx
	nop 0
	movl r47 = @gprel(.LC20)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = must.part.0#
	;;
.L51:
	.mlx
	nop 0
	movl r47 = @gprel(.LC33)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	buf.0#, @object
	.size	buf.0#, 65536
buf.0:
	.skip	65536
	.section	.rodata.str1.8
	.align 8
.LC54:
	stringz	"reading"
	.align 8
.LC55:
	stringz	"writing"
	.section	.rodata
	.align 8
	.type	access.1#, @object
	.size	access.1#, 16
access.1:
	data8	.LC54
	data8	.LC55
	.bss
	.align 8
	.type	buf.2#, @object
	.size	buf.2#, 65536
buf.2:
	.skip	65536
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
