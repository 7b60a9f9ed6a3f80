// d71f242f562a4b3acfe9a69a8b9679c0
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
	.prologue 12, 36
	.mlx
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	movl r39 = @gprel(.LC3)
	.mmi
	mov r38 = r1
	mov r40 = r32
	mov r34 = r32
	;;
	.mii
	nop 0
	.save rp, r36
	mov r36 = b0
	add r39 = r1, r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.body
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 1, r0
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r35
	mov r1 = r38
	nop 0
	.mmb
	addl r40 = 2, r0
	mov r39 = r34
	(p7) br.cond.dpnt .L18
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r35
	(p7) br.cond.dpnt .L19
.L10:
	.mib
	addl r40 = 513, r0
	mov r39 = r34
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r35
	(p7) br.cond.dpnt .L20
.L11:
	.mib
	addl r40 = 512, r0
	mov r39 = r34
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r35
	(p7) br.cond.dpnt .L21
.L12:
	.mmi
	addl r41 = 420, r0
	nop 0
	addl r40 = 65, r0
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r35
	(p7) br.cond.dpnt .L22
.L13:
	.mib
	mov r40 = r0
	mov r39 = r34
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r35
	(p7) br.cond.dpnt .L23
.L14:
	.mlx
	nop 0
	movl r40 = 2097152
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r35
	(p7) br.cond.dpnt .L24
.L15:
	.mib
	mov r39 = r34
	mov r40 = r0
	br.call.sptk.many b0 = truncate#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mlx
	nop 0
	movl r32 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	add r32 = r1, r32
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 493, r0
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	sxt4 r33 = r8
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many say#
	;;
.L24:
	.body
	.copy_state 1
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r34
	.mmb
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mlx
	nop 0
	movl r32 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	add r32 = r1, r32
	br.call.sptk.many b0 = say#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 493, r0
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	sxt4 r33 = r8
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	;;
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many say#
	;;
.L23:
	.body
	.copy_state 2
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mlx
	mov r1 = r38
	movl r40 = 2097152
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r35
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L24
.L22:
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r0
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r35
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L23
.L21:
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 420, r0
	nop 0
	.mmb
	addl r40 = 65, r0
	mov r39 = r34
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r35
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L22
.L20:
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 512, r0
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r35
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L21
.L19:
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 513, r0
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r35
	(p6) br.cond.dptk .L11
	.mib
	nop 0
	nop 0
	br .L20
.L18:
	.mib
	mov r39 = r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r40 = 2, r0
	.mmb
	mov r39 = r34
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	mov r35 = r8
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r38
	cmp4.gt p6, p7 = r0, r35
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L19
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
	stringz	"pipe"
	.align 8
.LC14:
	stringz	"wait"
	.align 8
.LC15:
	stringz	"copy"
	.align 8
.LC16:
	stringz	"read"
	.align 8
.LC17:
	stringz	"link"
	.align 8
.LC18:
	stringz	"unlink"
	.align 8
.LC19:
	stringz	"f"
	.align 8
.LC20:
	stringz	"its child is left"
	.align 8
.LC21:
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
	(p7) br.cond.spnt .L43
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
	(p7) br.cond.spnt .L43
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
	(p7) br.cond.dptk .L41
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
	movl r38 = @gprel(.LC15)
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
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
.L41:
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
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.spnt .L44
	;;
	.mlx
	nop 0
	movl r34 = @gprel(.LC15)
	.mlx
	nop 0
	movl r33 = @gprel(.LC17)
	;;
	.mmi
	add r34 = r1, r34
	nop 0
	add r33 = r1, r33
	;;
	.mib
	mov r37 = r34
	nop 0
	br.call.sptk.many b0 = write_to#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	mov r37 = r33
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = write_to#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	mov r37 = r33
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
	(p7) movl r37 = @gprel(.LC18)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	adds r14 = 28, r12
	movl r38 = @gprel(.LC19)
	.mmi
	nop 0
	addl r39 = 1, r0
	nop 0
	;;
	.mib
	ld4 r37 = [r14]
	add r38 = r1, r38
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
	addl r38 = 1, r0
	mov r37 = r34
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r1 = 56, r12
	mov r32 = r8
	sxt4 r38 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC20)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	cmp4.le p6, p7 = r0, r32
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dpnt .L34
.L36:
	.mmi
	nop 0
	adds r14 = 28, r12
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
	cmp.ne p6, p7 = -1, r8
	adds r14 = 20, r12
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.spnt .L44
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
	cmp.ne p6, p7 = -1, r8
	addl r38 = 1, r0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p7) br.cond.spnt .L44
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC15)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r1 = 56, r12
	mov r32 = r8
	sxt4 r38 = r8
	;;
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC21)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mmi
	adds r1 = 56, r12
	nop 0
	cmp4.le p6, p7 = r0, r32
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dpnt .L47
	;;
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 1
	.mib
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	adds r1 = 56, r12
	nop 0
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br .L36
.L47:
	.mib
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = close#
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
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L44:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r37 = @gprel(.LC16)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = must.part.0#
	;;
.L43:
	.mlx
	nop 0
	movl r37 = @gprel(.LC13)
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
.LC22:
	stringz	"child"
	.align 8
.LC23:
	stringz	"p"
	.text
	.align 16
	.align 64
	.proc execute.part.0#
execute.part.0:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	.mlx
	mov r36 = r1
	movl r14 = @gprel(.LC23)
	.body
	;;
	.mmi
	add r14 = r1, r14
	adds r15 = 16, r12
	cmp4.le p6, p7 = r0, r33
	.mmb
	mov r37 = r33
	adds r38 = 16, r12
	(p7) br.cond.dpnt .L55
	;;
	.mlx
	st8 [r15] = r14
	movl r15 = @gprel(.LC22)
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
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = fexecve#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r36
	;;
	cmp4.ne p6, p7 = 26, r14
	;;
	.mmi
	nop 0
	(p6) addl r37 = 51, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r37 = 50, r0
	br.call.sptk.many b0 = _exit#
	;;
.L55:
	.mlx
	nop 0
	movl r39 = @gprel(.LC22)
	.mmi
	mov r37 = r32
	mov r40 = r0
	mov r38 = r32
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r36
	;;
	cmp4.ne p6, p7 = 26, r14
	;;
	.mmi
	nop 0
	(p6) addl r37 = 51, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r37 = 50, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp execute.part.0#
	.section	.rodata.str1.8
	.align 8
.LC24:
	stringz	"another error"
	.align 8
.LC25:
	stringz	"waitpid"
	.text
	.align 16
	.align 64
	.proc execute#
execute:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
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
	mov r38 = r8
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r37
	;;
	.mib
	(p7) mov r38 = r33
	(p7) mov r39 = r34
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = execute.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r40 = r0
	adds r39 = 16, r12
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC25)
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
	(p6) br.cond.dpnt .L59
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 50, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(.LC24)
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
.L59:
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
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp execute#
	.align 16
	.align 64
	.proc execute.constprop.0#
execute.constprop.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addl r14 = @ltoffx(stdout#), r1
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
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
	mov r37 = r8
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	;;
	.mib
	(p7) mov r37 = r33
	(p7) addl r38 = -1, r0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = execute.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r39 = r0
	adds r38 = 16, r12
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC25)
	;;
	.mib
	(p7) add r37 = r1, r37
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
	(p6) movl r39 = @gprel(.LC1)
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	(p6) br.cond.dpnt .L67
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 50, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC0)
	;;
	.mii
	(p6) add r39 = r1, r39
	nop 0
	;;
	(p7) add r39 = r1, r39
.L67:
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
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp execute.constprop.0#
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
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 2, 19, 6, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r49
	mov r49 = b0
	.mlx
	cmp4.ge p6, p7 = 1, r32
	movl r54 = @gprel(.LC14)
	;;
	.mmi
	adds r33 = 8, r33
	mov r51 = r1
	.save ar.lc, r52
	mov r52 = ar.lc
	.body
	.mmb
	add r54 = r1, r54
	nop 0
	(p6) br.cond.dpnt .L73
	;;
	.mib
	ld8 r53 = [r33]
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmi
	addl r55 = 1, r0
	nop 0
	addl r53 = 1, r0
	;;
	.mlx
	(p6) addl r8 = 7, r0
	movl r54 = @gprel(.LC28)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L72
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r51
	addl r55 = 1, r0
	nop 0
	.mmb
	adds r54 = 16, r12
	mov r53 = r0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r51
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r8
	mov r8 = r0
	.mmb
	nop 0
	mov r1 = r51
	(p7) br.cond.dpnt .L163
.L72:
	.mii
	nop 0
	mov b0 = r49
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	;;
	mov ar.lc = r52
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L73:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r53 = @gprel(.LC30)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = chdir#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC31)
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC32)
	.mmi
	nop 0
	mov r54 = r0
	nop 0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r51
	cmp4.ne p6, p7 = -1, r8
	mov r35 = r8
	.mmb
	addl r55 = 493, r0
	addl r54 = 193, r0
	(p7) br.cond.spnt .L78
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC15)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r36 = r8
	.mmb
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L78
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
.L79:
	.mmi
	addl r55 = 65536, r0
	nop 0
	mov r54 = r34
	.mmb
	mov r53 = r35
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r51
	mov r55 = r8
	.mmb
	mov r54 = r34
	mov r53 = r36
	(p7) br.cond.spnt .L98
	;;
	.mib
	cmp.lt p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L164
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r51
	cmp.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L79
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC34)
	;;
	.mib
	nop 0
	add r53 = r1, r53
	br.call.sptk.many b0 = must.part.0#
	;;
.L164:
	.mmi
	mov r53 = r35
	adds r41 = 96, r12
	nop 0
	.mmb
	addl r40 = 255, r0
	adds r38 = 100, r12
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r53 = r36
	nop 0
	mov r1 = r51
	.mmb
	mov r36 = r0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC17)
	.mlx
	nop 0
	movl r53 = @gprel(.LC15)
	;;
	.mib
	add r53 = r1, r53
	add r54 = r1, r54
	br.call.sptk.many b0 = link#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC17)
	;;
	.mib
	(p7) add r53 = r1, r53
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC32)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = write_to#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r54 = 1, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC15)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r51
	nop 0
	.mmb
	mov r34 = r8
	mov r53 = r8
	(p6) br.cond.spnt .L78
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC15)
	.mlx
	nop 0
	movl r53 = @gprel(.LC35)
	;;
	.mib
	add r54 = r1, r54
	add r53 = r1, r53
	br.call.sptk.many b0 = execute.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC17)
	.mlx
	nop 0
	movl r53 = @gprel(.LC36)
	;;
	.mib
	add r54 = r1, r54
	add r53 = r1, r53
	br.call.sptk.many b0 = execute.constprop.0#
	;;
	.mib
	mov r53 = r34
	mov r1 = r51
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC15)
	.mlx
	nop 0
	movl r53 = @gprel(.LC37)
	;;
	.mib
	add r54 = r1, r54
	add r53 = r1, r53
	br.call.sptk.many b0 = execute.constprop.0#
	;;
	.mib
	mov r1 = r51
	mov r53 = r35
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC15)
	.mlx
	nop 0
	movl r53 = @gprel(.LC38)
	;;
	.mib
	add r54 = r1, r54
	add r53 = r1, r53
	br.call.sptk.many b0 = execute.constprop.0#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC15)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r34 = r8
	nop 0
	(p6) br.cond.spnt .L78
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC15)
	.mlx
	nop 0
	movl r53 = @gprel(.LC39)
	;;
	.mib
	add r54 = r1, r54
	add r53 = r1, r53
	br.call.sptk.many b0 = execute.constprop.0#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r55 = r34
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC40)
	.mlx
	nop 0
	movl r53 = @gprel(.LC41)
	;;
	.mib
	add r54 = r1, r54
	add r53 = r1, r53
	br.call.sptk.many b0 = execute#
	;;
	.mib
	mov r53 = r34
	mov r1 = r51
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r54 = 524290, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC15)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r34 = r8
	nop 0
	(p6) br.cond.spnt .L78
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC15)
	.mlx
	nop 0
	movl r53 = @gprel(.LC42)
	;;
	.mib
	add r54 = r1, r54
	add r53 = r1, r53
	br.call.sptk.many b0 = execute.constprop.0#
	;;
	.mib
	mov r53 = r34
	mov r1 = r51
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r51
	addl r55 = 493, r0
	addl r54 = 65, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC43)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r51
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	mov r34 = r8
	mov r53 = r8
	(p6) br.cond.spnt .L78
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC44)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = dprintf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC45)
	.mlx
	nop 0
	movl r53 = @gprel(.LC46)
	;;
	.mib
	add r54 = r1, r54
	add r53 = r1, r53
	br.call.sptk.many b0 = execute.constprop.0#
	;;
	.mib
	mov r53 = r34
	mov r1 = r51
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC45)
	.mlx
	nop 0
	movl r53 = @gprel(.LC47)
	;;
	.mib
	add r54 = r1, r54
	add r53 = r1, r53
	br.call.sptk.many b0 = execute.constprop.0#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r54 = 1, r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC15)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r51
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r34 = r8
	nop 0
	(p6) br.cond.spnt .L78
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC45)
	.mlx
	addl r39 = @ltoffx(stdout#), r1
	movl r43 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(access.1#)
	.mlx
	nop 0
	movl r48 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC27)
	.mlx
	add r54 = r1, r54
	movl r45 = @gprel(.LC49)
	;;
	.mlx
	add r43 = r1, r43
	movl r37 = @gprel(.LC2)
	.mlx
	add r42 = r1, r42
	movl r44 = @gprel(.LC50)
	;;
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC1)
	.mlx
	add r47 = r1, r47
	movl r53 = @gprel(.LC48)
	;;
	.mmi
	add r53 = r1, r53
	add r45 = r1, r45
	add r37 = r1, r37
	.mmi
	add r44 = r1, r44
	ld8.mov r39 = [r39], stdout#
	add r46 = r1, r46
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = execute.constprop.0#
	;;
	.mib
	mov r1 = r51
	mov r53 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov ar.lc = 7
	.align 32
.L93:
	.mii
	nop 0
	extr r54 = r36, 1, 31
	mov r53 = r43
	.mmb
	nop 0
	and r34 = 1, r36
	nop 0
	;;
	.mib
	and r54 = 2, r54
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r51
	.mmb
	mov r35 = r8
	nop 0
	(p6) br.cond.spnt .L78
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r34
	;;
	(p7) addl r55 = 1, r0
	nop 0
	;;
	.mib
	(p6) addl r55 = 3, r0
	tbit.nz p6, p7 = r36, 1
	(p7) br.cond.dptk .L165
	.mmi
	mov r57 = r8
	addl r56 = 1, r0
	mov r58 = r0
	.mmb
	addl r54 = 1, r0
	mov r53 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r35
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	cmp.eq p6, p7 = -1, r35
	mov r1 = r51
	(p6) br.cond.dpnt .L86
	;;
	.mii
	nop 0
	(p7) extr r14 = r36, 2, 30
	(p7) mov r57 = r47
	;;
	.mmi
	(p7) shladd r14 = r14, 3, r0
	;;
	(p7) add r14 = r42, r14
	nop 0
	;;
	.mmi
	(p7) ld8 r56 = [r14]
	nop 0
	nop 0
.L100:
	.mmi
	shladd r34 = r34, 3, r0
	nop 0
	mov r55 = r45
	.mii
	addl r54 = 80, r0
	adds r53 = 16, r12
	;;
	add r34 = r42, r34
	;;
	.mib
	ld8 r58 = [r34]
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	ld8 r53 = [r39]
	mov r1 = r51
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r51
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r51
	mov r53 = r8
	.mmb
	mov r55 = r0
	mov r54 = r41
	(p7) br.cond.spnt .L90
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r51
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L91
	;;
	.mmi
	ld4 r14 = [r41]
	;;
	nop 0
	extr r14 = r14, 8, 24
	;;
	.mmi
	and r14 = r40, r14
	;;
	cmp4.eq p6, p7 = 7, r14
	nop 0
	;;
	.mib
	(p6) mov r55 = r46
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 50, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC0)
	;;
	.mii
	(p6) add r55 = r1, r55
	nop 0
	;;
	(p7) add r55 = r1, r55
.L89:
	.mib
	adds r54 = 16, r12
	mov r53 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r54 = 1, r0
	nop 0
	mov r1 = r51
	.mmb
	mov r53 = r35
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	ld8 r53 = [r39]
	mov r1 = r51
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r51
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r51
	mov r53 = r8
	.mmb
	mov r55 = r0
	mov r54 = r38
	(p6) br.cond.spnt .L90
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r51
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L91
	;;
	.mmi
	ld4 r14 = [r38]
	;;
	nop 0
	extr r14 = r14, 8, 24
	;;
	.mmi
	and r14 = r40, r14
	;;
	cmp4.eq p6, p7 = 7, r14
	nop 0
	;;
	.mib
	(p6) mov r55 = r46
	nop 0
	(p6) br.cond.dpnt .L92
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 50, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r55 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p7) movl r55 = @gprel(.LC0)
	;;
	.mii
	(p6) add r55 = r1, r55
	nop 0
	;;
	(p7) add r55 = r1, r55
.L92:
	.mmi
	nop 0
	mov r54 = r44
	mov r53 = r37
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L86:
	.mib
	nop 0
	adds r36 = 1, r36
	br.cloop.sptk.few .L93
	;;
.L168:
	.mlx
	nop 0
	movl r53 = @gprel(.LC15)
	.mmi
	nop 0
	mov r54 = r0
	nop 0
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r51
	mov r34 = r8
	.mmb
	mov r58 = r0
	mov r57 = r8
	(p6) br.cond.spnt .L78
	;;
	.mmi
	addl r56 = 2, r0
	addl r55 = 5, r0
	nop 0
	.mmb
	addl r54 = 1, r0
	mov r53 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r51
	addl r54 = 1, r0
	mov r36 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC15)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r51
	mov r35 = r8
	sxt4 r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC51)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = say#
	;;
	.mib
	mov r1 = r51
	cmp4.gt p6, p7 = r0, r35
	(p7) br.cond.dpnt .L166
.L94:
	.mib
	addl r54 = 1, r0
	mov r53 = r36
	br.call.sptk.many b0 = munmap#
	;;
	.mib
	mov r53 = r34
	mov r1 = r51
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r51
	nop 0
	br.call.sptk.many b0 = written_by_others#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC15)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r51
	cmp4.eq p6, p7 = -1, r8
	mov r35 = r8
	.mmb
	addl r53 = 1340, r0
	mov r55 = r0
	(p6) br.cond.spnt .L78
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC23)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r51
	cmp.ne p6, p7 = -1, r8
	mov r37 = r8
	;;
	.mlx
	nop 0
	(p7) movl r53 = @gprel(.LC52)
	.mmi
	nop 0
	mov r36 = r37
	nop 0
	;;
	.mib
	(p7) add r53 = r1, r53
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
.L96:
	.mmi
	addl r55 = 65536, r0
	nop 0
	mov r54 = r34
	.mmb
	mov r53 = r35
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r51
	mov r55 = r8
	.mmb
	mov r54 = r34
	mov r53 = r36
	(p6) br.cond.spnt .L98
	;;
	.mib
	cmp.lt p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L167
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r51
	cmp.eq p6, p7 = -1, r8
	(p7) br.cond.sptk .L96
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC34)
	;;
	.mib
	nop 0
	add r53 = r1, r53
	br.call.sptk.many b0 = must.part.0#
	;;
.L165:
	.mmi
	mov r57 = r8
	addl r56 = 2, r0
	mov r58 = r0
	.mmb
	addl r54 = 1, r0
	mov r53 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r35
	.mmb
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r35
	nop 0
	mov r1 = r51
	;;
	.mii
	nop 0
	(p7) extr r14 = r36, 2, 30
	(p7) mov r57 = r48
	;;
	.mmi
	(p7) shladd r14 = r14, 3, r0
	;;
	(p7) add r14 = r42, r14
	nop 0
	;;
	.mib
	(p7) ld8 r56 = [r14]
	nop 0
	(p7) br.cond.dptk .L100
	.mib
	nop 0
	adds r36 = 1, r36
	br.cloop.sptk.few .L93
	.mib
	nop 0
	nop 0
	br .L168
.L167:
	.mlx
	nop 0
	movl r54 = @gprel(.LC40)
	.mlx
	mov r55 = r37
	movl r53 = @gprel(.LC53)
	;;
	.mib
	add r54 = r1, r54
	add r53 = r1, r53
	br.call.sptk.many b0 = execute#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC43)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC15)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r51
	mov r8 = r0
	br .L72
.L163:
	.mmi
	adds r54 = 16, r12
	nop 0
	addl r55 = 1, r0
	.mmb
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r51
	addl r55 = 1, r0
	addl r53 = 1, r0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC29)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r51
	mov r8 = r0
	br .L72
.L166:
	.mib
	mov r53 = r35
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L94
	;;
.L98:
	.mlx
	nop 0
	movl r53 = @gprel(.LC16)
	;;
	.mib
	nop 0
	add r53 = r1, r53
	br.call.sptk.many b0 = must.part.0#
	;;
.L78:
	.mlx
	nop 0
	movl r53 = @gprel(.LC33)
	;;
	.mib
	nop 0
	add r53 = r1, r53
	br.call.sptk.many b0 = must.part.0#
	;;
.L90:
	.mlx
	nop 0
	movl r53 = @gprel(.LC15)
	.mmi
	nop 0
	addl r54 = -1, r0
	nop 0
	;;
	.mib
	nop 0
	add r53 = r1, r53
	br.call.sptk.many b0 = execute.part.0#
	;;
.L91:
	.mlx
	nop 0
	movl r53 = @gprel(.LC25)
	;;
	.mib
	nop 0
	add r53 = r1, r53
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
