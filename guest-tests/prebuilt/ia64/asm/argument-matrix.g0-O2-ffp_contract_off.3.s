// bb036d3dbc0ea680519c46370995dd41 guest-tests/process/argument-matrix.c
	.file	"argument-matrix.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s/%s"
	.text
	.align 16
	.align 64
	.proc matrix_remove#
matrix_remove:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 5, 0
	.fframe 4096
	adds r12 = -4096, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	.body
	movl r34 = @gprel(.LC0)
	;;
	.mib
	add r34 = r1, r34
	mov r38 = r32
	br.call.sptk.many b0 = opendir#
	;;
	.mmi
	nop 0
	mov r33 = r8
	mov r1 = r37
	.mmb
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.spnt .L1
	;;
	.align 32
.L2:
	.mib
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	adds r14 = 19, r8
	nop 0
	adds r16 = 20, r8
	.mmb
	mov r1 = r37
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L20
	;;
.L10:
	.mmi
	nop 0
	ld1 r15 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 46, r15
	(p6) br.cond.dptk .L5
	.mmi
	nop 0
	ld1 r15 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L2
.L5:
	.mmi
	ld1 r16 = [r14]
	adds r17 = 1, r14
	mov r42 = r14
	.mmi
	mov r41 = r32
	mov r40 = r34
	addl r39 = 4096, r0
	;;
	.mmi
	nop 0
	adds r38 = 16, r12
	adds r15 = -46, r16
	.mmb
	nop 0
	cmp.ne p6, p7 = 46, r16
	(p6) br.cond.dptk .L7
	.mii
	ld1 r16 = [r17]
	adds r14 = 2, r14
	;;
	adds r15 = -46, r16
	.mmi
	cmp.ne p6, p7 = 46, r16
	;;
	(p7) ld1 r15 = [r14]
	nop 0
	;;
.L7:
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r37
	adds r38 = 16, r12
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L2
	.mib
	addl r39 = 448, r0
	adds r38 = 16, r12
	br.call.sptk.many b0 = chmod#
	;;
	.mib
	mov r1 = r37
	adds r38 = 16, r12
	br.call.sptk.many b0 = matrix_remove#
	;;
	.mib
	mov r1 = r37
	adds r38 = 16, r12
	br.call.sptk.many b0 = rmdir#
	;;
	.mib
	mov r1 = r37
	mov r38 = r33
	br.call.sptk.many b0 = readdir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r14 = 19, r8
	.mmb
	adds r16 = 20, r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L10
	.align 32
.L20:
	.mib
	nop 0
	mov r38 = r33
	br.call.sptk.many b0 = closedir#
	;;
	.mmi
	mov r1 = r37
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 4096, r12
	br.ret.sptk.many b0
	.endp matrix_remove#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"\n"
	.align 8
.LC2:
	stringz	" %s*%u"
	.align 8
.LC3:
	stringz	" %s"
	.text
	.align 16
	.align 64
	.proc matrix_flush.part.0#
matrix_flush.part.0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 3, 0
	addl r32 = @gprel(matrix_column#), gp
	nop 0
	.mii
	addl r33 = @gprel(matrix_repeats#), gp
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mlx
	ld4 r14 = [r32]
	movl r38 = @gprel(matrix_last#)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mmi
	cmp4.geu p6, p7 = 110, r14
	nop 0
	add r38 = r1, r38
	.mmb
	add r37 = r1, r37
	nop 0
	(p7) br.cond.dpnt .L27
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	mov r39 = r14
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dpnt .L23
.L28:
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	ld4 r14 = [r32]
	mov r1 = r36
	nop 0
	.mmi
	st4 [r33] = r0
	nop 0
	mov b0 = r34
	;;
	.mmi
	add r14 = r14, r8
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L27:
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
	ld4 r14 = [r33]
	adds r8 = -1, r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mlx
	st4 [r32] = r8
	movl r38 = @gprel(matrix_last#)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	add r38 = r1, r38
	.mmb
	mov r39 = r14
	cmp4.geu p6, p7 = 1, r14
	(p7) br.cond.dptk .L28
.L23:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	ld4 r14 = [r32]
	mov r1 = r36
	nop 0
	.mmi
	st4 [r33] = r0
	nop 0
	mov b0 = r34
	;;
	.mmi
	add r14 = r14, r8
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp matrix_flush.part.0#
	.section	.rodata.str1.8
	.align 8
.LC4:
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
	movl r36 = @gprel(.LC4)
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
.LC5:
	stringz	"."
	.align 8
.LC6:
	stringz	"f"
	.align 8
.LC7:
	stringz	"0123456789abcdef"
	.align 8
.LC8:
	stringz	"write"
	.align 8
.LC9:
	stringz	"d"
	.align 8
.LC10:
	stringz	"d/x"
	.align 8
.LC11:
	stringz	"shut"
	.align 8
.LC12:
	stringz	"shut/x"
	.align 8
.LC13:
	stringz	"loop"
	.align 8
.LC14:
	stringz	"dangling"
	.align 8
.LC15:
	stringz	"none"
	.align 8
.LC16:
	stringz	"link"
	.align 8
.LC17:
	stringz	"a descriptor"
	.align 8
.LC18:
	stringz	"pipe2"
	.align 8
.LC19:
	stringz	"socketpair"
	.align 8
.LC20:
	stringz	"/dev/null"
	.text
	.align 16
	.align 64
	.proc matrix_state#
matrix_state:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	nop 0
	mov r36 = r1
	nop 0
	;;
	.mii
	addl r32 = 10, r0
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	;;
	mov ar.lc = 20
	.align 32
.L32:
	.mib
	mov r38 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L32
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = matrix_remove#
	;;
	.mib
	mov r1 = r36
	addl r38 = 18, r0
	br.call.sptk.many b0 = umask#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 420, r0
	addl r39 = 578, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC6)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	.mmi
	mov r38 = r32
	nop 0
	addl r40 = 16, r0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r36
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
	mov r40 = r0
	nop 0
	mov r39 = r0
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	cmp4.eq p6, p7 = 10, r32
	mov r1 = r36
	nop 0
	.mmb
	addl r39 = 10, r0
	mov r38 = r32
	(p6) br.cond.dpnt .L35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.spnt .L43
	;;
.L35:
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	.mmi
	nop 0
	addl r39 = 493, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r36
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
	.mlx
	nop 0
	movl r38 = @gprel(.LC10)
	.mmi
	addl r40 = 420, r0
	nop 0
	addl r39 = 66, r0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r36
	mov r38 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r39 = 448, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC11)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
	.mmi
	addl r40 = 420, r0
	nop 0
	addl r39 = 66, r0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r36
	mov r38 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC11)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mib
	mov r38 = r39
	nop 0
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC13)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	.mlx
	nop 0
	movl r38 = @gprel(.LC15)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC14)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	;;
	.mib
	add r38 = r1, r38
	add r39 = r1, r39
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r36
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
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mmi
	nop 0
	mov r39 = r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = 11, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 11, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L41
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L43
	;;
.L41:
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mmi
	nop 0
	addl r39 = 1, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = 12, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 12, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L44
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L43
	;;
.L44:
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	.mmi
	nop 0
	mov r39 = r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = 13, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 13, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L46
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L43
	;;
.L46:
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
	.mlx
	nop 0
	movl r39 = 2097152
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = 14, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 14, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L47
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L43
.L47:
	.mib
	adds r38 = 16, r12
	addl r39 = 2048, r0
	br.call.sptk.many b0 = pipe2#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC18)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r39 = 15, r0
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 15, r32
	mov r38 = r32
	(p6) br.cond.dpnt .L49
	;;
	.mib
	cmp4.eq p6, p7 = -1, r32
	nop 0
	(p6) br.cond.spnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L43
.L49:
	.mmi
	adds r33 = 20, r12
	nop 0
	addl r39 = 16, r0
	;;
	.mmi
	nop 0
	ld4 r32 = [r33]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 16, r32
	mov r38 = r32
	(p6) br.cond.dpnt .L50
	;;
	.mib
	cmp4.eq p6, p7 = -1, r32
	nop 0
	(p6) br.cond.spnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L43
.L50:
	.mmi
	addl r38 = 1, r0
	adds r41 = 16, r12
	nop 0
	.mmb
	mov r40 = r0
	addl r39 = 2049, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC19)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r39 = 17, r0
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 17, r32
	mov r38 = r32
	(p6) br.cond.dpnt .L52
	;;
	.mib
	cmp4.eq p6, p7 = -1, r32
	nop 0
	(p6) br.cond.spnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L43
.L52:
	.mmi
	ld4 r32 = [r33]
	nop 0
	addl r39 = 18, r0
	;;
	.mib
	cmp4.eq p6, p7 = 18, r32
	mov r38 = r32
	(p6) br.cond.dpnt .L53
	;;
	.mib
	cmp4.eq p6, p7 = -1, r32
	nop 0
	(p6) br.cond.spnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L43
.L53:
	.mmi
	mov r40 = r0
	nop 0
	addl r39 = 2050, r0
	.mmb
	addl r38 = 2, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.eq p6, p7 = 19, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 19, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L54
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L43
.L54:
	.mib
	addl r39 = 2048, r0
	mov r38 = r0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	cmp4.eq p6, p7 = 20, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 20, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L55
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L43
.L55:
	.mib
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	cmp4.eq p6, p7 = 21, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 21, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L56
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L43
	;;
.L56:
	.mlx
	nop 0
	movl r38 = @gprel(.LC20)
	.mmi
	nop 0
	addl r39 = 2, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.eq p6, p7 = 22, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 22, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L31
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mib
	mov r1 = r36
	mov r38 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L43
.L31:
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
	;;
.L43:
	.body
	.copy_state 1
	.mib
	nop 0
	addl r38 = 98, r0
	br.call.sptk.many b0 = exit#
	;;
.L45:
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
	;;
	.mib
	nop 0
	add r38 = r1, r38
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp matrix_state#
	.section	.rodata.str1.8
	.align 8
.LC21:
	stringz	"ok"
	.align 8
.LC22:
	stringz	"%ld"
	.align 8
.LC23:
	stringz	"%s"
	.text
	.align 16
	.align 64
	.proc matrix_call#
matrix_call:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 7, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r40 = r1
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r14 = 112, r32
	nop 0
	mov r36 = r8
	.mmi
	mov r1 = r40
	nop 0
	mov r41 = r33
	;;
	.mmi
	ld8 r14 = [r14]
	st4 [r8] = r0
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L137
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r34 = r8
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = -1, r34
	(p7) br.cond.dpnt .L160
.L139:
	.mmi
	adds r14 = 12, r32
	addl r37 = @gprel(matrix_repeats#), gp
	nop 0
	.mmi
	mov r44 = r34
	addl r42 = 24, r0
	adds r41 = 16, r12
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	tbit.z p6, p7 = r14, 2
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC22)
	;;
	.mmi
	nop 0
	(p7) add r43 = r1, r43
	nop 0
	;;
	.mib
	(p6) add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	ld4 r35 = [r37]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L144
	.mlx
	nop 0
	movl r41 = @gprel(matrix_last#)
	.mmi
	adds r42 = 16, r12
	nop 0
	adds r35 = 1, r35
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r43 = 8192, r0
	.mmi
	mov r42 = r0
	st4 [r37] = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(matrix_zeros#)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r40
	cmp.le p6, p7 = r0, r34
	(p7) br.cond.dpnt .L151
	;;
.L146:
	.mmi
	adds r32 = 12, r32
	nop 0
	cmp.lt p6, p7 = 2, r34
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	extr.u r16 = r14, 1, 1
	;;
	and r15 = r16, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L161
	;;
.L149:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p7) br.cond.dpnt .L162
.L136:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L144:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r42 = @gprel(matrix_last#)
	.mmi
	nop 0
	adds r41 = 16, r12
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	nop 0
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L163
	;;
	.mmi
	ld4 r35 = [r37]
	nop 0
	nop 0
	;;
.L164:
	.mlx
	nop 0
	movl r41 = @gprel(matrix_last#)
	.mmi
	adds r42 = 16, r12
	nop 0
	adds r35 = 1, r35
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r43 = 8192, r0
	.mmi
	mov r42 = r0
	st4 [r37] = r35
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(matrix_zeros#)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r40
	cmp.le p6, p7 = r0, r34
	(p6) br.cond.dptk .L146
.L151:
	.mmi
	ld4 r14 = [r36]
	nop 0
	adds r32 = 12, r32
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L136
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dptk .L136
	.mib
	nop 0
	nop 0
	br .L162
.L160:
	.mmi
	nop 0
	ld4 r41 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r41
	(p6) br.cond.dptk .L139
	.mib
	addl r37 = @gprel(matrix_repeats#), gp
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r44 = r8
	.mmi
	addl r42 = 24, r0
	nop 0
	adds r41 = 16, r12
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC23)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	ld4 r14 = [r37]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L144
	.mlx
	nop 0
	movl r41 = @gprel(matrix_last#)
	.mmi
	nop 0
	adds r42 = 16, r12
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r14 = 1, r0
	.mmi
	addl r43 = 8192, r0
	nop 0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(matrix_zeros#)
	.mmi
	nop 0
	st4 [r37] = r14
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L151
.L162:
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many matrix_state#
.L161:
	.body
	.copy_state 2
	.mmi
	nop 0
	adds r15 = -10, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = 12, r15
	(p6) br.cond.dptk .L149
	.mib
	mov r41 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dptk .L136
	.mib
	nop 0
	nop 0
	br .L162
.L163:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = matrix_flush.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r35 = [r37]
	nop 0
	br .L164
.L137:
	.mmi
	adds r14 = 8, r32
	adds r19 = 40, r33
	adds r18 = 32, r33
	.mmi
	adds r17 = 24, r33
	adds r16 = 16, r33
	adds r15 = 8, r33
	;;
	.mmi
	ld4 r41 = [r14]
	ld8 r43 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r47 = [r19]
	sxt4 r41 = r41
	.mmi
	nop 0
	ld8 r46 = [r18]
	nop 0
	;;
	.mmi
	ld8 r45 = [r17]
	ld8 r44 = [r16]
	nop 0
	;;
	.mib
	ld8 r42 = [r33]
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r34 = r8
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = -1, r34
	(p6) br.cond.dptk .L139
	.mib
	nop 0
	nop 0
	br .L160
	.endp matrix_call#
	.section	.rodata.str1.8
	.align 8
.LC24:
	stringz	"munmap"
	.align 8
.LC25:
	stringz	"mprotect"
	.align 8
.LC26:
	stringz	"fork"
	.align 8
.LC27:
	stringz	" died: %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 54
	.mmi
	.save ar.pfs, r55
	alloc r55 = ar.pfs, 0, 26, 3, 0
	.fframe 96
	adds r12 = -96, r12
	.save rp, r54
	mov r54 = b0
	.mlx
	mov r56 = r1
	movl r58 = @gprel(room#)
	;;
	.mmb
	addl r60 = 262144, r0
	add r58 = r1, r58
	nop 0
	.mib
	addl r59 = 1, r0
	.save ar.lc, r57
	mov r57 = ar.lc
	.body
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r56
	nop 0
	addl r59 = 65536, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(room#+131072)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r56
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r58 = @gprel(.LC24)
	;;
	.mib
	(p7) add r58 = r1, r58
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r58 = @gprel(matrix_long#)
	.mmi
	addl r60 = 4999, r0
	nop 0
	addl r59 = 97, r0
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r56
	addl r60 = 256, r0
	addl r59 = 97, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(matrix_name#)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r56
	mov r60 = r0
	addl r59 = 65536, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(matrix_nothing#)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r56
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r58 = @gprel(.LC25)
	;;
	.mib
	(p7) add r58 = r1, r58
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r59 = 1, r0
	addl r58 = 13, r0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r56
	nop 0
	addl r59 = 511, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(.LC5)
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mib
	mov r1 = r56
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mib
	mov r1 = r56
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L208
	;;
.L168:
	.mlx
	addl r50 = @ltoffx(stdout#), r1
	movl r36 = @gprel(rows#)
	.mlx
	addl r34 = @gprel(matrix_column#), gp
	movl r33 = @gprel(.LC23)
	;;
	.mib
	nop 0
	mov ar.lc = 84
	nop 0
	.mlx
	add r36 = r1, r36
	movl r35 = @gprel(.LC27)
	;;
	.mmi
	ld8.mov r50 = [r50], stdout#
	add r33 = r1, r33
	add r35 = r1, r35
	;;
	.align 32
.L190:
	.mib
	ld8 r59 = [r36]
	mov r58 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r58 = [r50]
	nop 0
	mov r1 = r56
	.mmb
	st4 [r34] = r8
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r56
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r56
	mov r32 = r8
	.mmb
	adds r59 = 16, r12
	mov r60 = r0
	(p7) br.cond.spnt .L209
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov r58 = r8
	(p7) br.cond.dpnt .L210
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r32
	adds r17 = 16, r12
	mov r1 = r56
	;;
	.mmi
	nop 0
	(p7) adds r14 = 16, r12
	nop 0
	;;
	.mib
	(p7) ld4 r59 = [r14]
	nop 0
	(p7) br.cond.dpnt .L188
	;;
	.mmi
	nop 0
	ld4 r59 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r59
	(p6) br.cond.dptk .L189
.L188:
	.mib
	nop 0
	mov r58 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r56
	nop 0
	nop 0
.L189:
	.mib
	nop 0
	adds r36 = 120, r36
	br.cloop.sptk.few .L190
	.mii
	mov r8 = r0
	mov b0 = r54
	;;
	mov ar.pfs = r55
	;;
	.mii
	nop 0
	mov ar.lc = r57
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L208:
	.body
	.copy_state 1
	.mib
	mov r59 = r0
	mov r58 = r0
	br.call.sptk.many b0 = setgroups#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r56
	addl r60 = 65534, r0
	.mmb
	addl r59 = 65534, r0
	addl r58 = 65534, r0
	(p7) br.cond.spnt .L170
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r56
	addl r60 = 65534, r0
	.mmb
	addl r59 = 65534, r0
	addl r58 = 65534, r0
	(p6) br.cond.spnt .L170
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r56
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.sptk .L168
.L170:
	.mib
	nop 0
	addl r58 = 97, r0
	br.call.sptk.many b0 = exit#
	;;
.L210:
	.mmi
	addl r58 = 20, r0
	adds r40 = 64, r12
	nop 0
	.mmb
	adds r48 = 16, r36
	adds r49 = 112, r36
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	mov r1 = r56
	addl r60 = 48, r0
	nop 0
	.mmb
	mov r59 = r0
	mov r58 = r40
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r56
	nop 0
	br.call.sptk.many b0 = matrix_state#
	;;
	.mmb
	nop 0
	mov r1 = r56
	nop 0
	.mmi
	mov r15 = r40
	mov r14 = r48
	mov ar.lc = 5
	;;
	.align 32
.L174:
	.mmi
	nop 0
	ld4 r16 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r16
	;;
	(p7) adds r16 = 8, r14
	adds r14 = 16, r14
	;;
	.mmi
	(p7) ld8 r16 = [r16]
	;;
	(p6) mov r16 = r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld8 r16 = [r16]
	nop 0
	;;
	.mib
	st8 [r15] = r16, 8
	nop 0
	br.cloop.sptk.few .L174
	.mmi
	adds r51 = 24, r36
	mov r59 = r40
	mov r58 = r36
	.mmb
	adds r35 = 16, r12
	mov r33 = r48
	br.call.sptk.many b0 = matrix_call#
	;;
	.mmi
	mov r1 = r56
	mov r52 = r35
	mov r34 = r51
	.mmi
	adds r42 = 72, r12
	adds r41 = 80, r12
	adds r39 = 88, r12
	;;
	.mmi
	nop 0
	adds r38 = 96, r12
	adds r37 = 104, r12
	.align 32
.L175:
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p7) br.cond.dpnt .L178
	;;
	.mmi
	(p6) addl r32 = 1, r0
	nop 0
	nop 0
	;;
	.align 32
.L176:
	.mmi
	adds r14 = 24, r12
	ld8 r17 = [r40]
	adds r59 = 16, r12
	.mmi
	addp4 r16 = r32, r0
	mov r58 = r36
	adds r32 = 1, r32
	;;
	.mmi
	ld8 r15 = [r42]
	st8 [r59] = r17
	shladd r16 = r16, 3, r0
	.mmi
	ld8 r17 = [r41]
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r15 = [r39]
	ld8 r18 = [r38]
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r37]
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r34]
	nop 0
	;;
	.mmi
	st8 [r14] = r18, 8
	nop 0
	add r15 = r15, r16
	;;
	.mmi
	st8 [r14] = r17
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = matrix_call#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r56
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r14, r32
	(p6) br.cond.dptk .L176
.L178:
	.mmi
	adds r33 = 16, r33
	adds r35 = 8, r35
	adds r34 = 16, r34
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r33
	(p7) br.cond.dptk .L175
	.mmi
	addl r53 = 1, r0
	adds r47 = 72, r12
	adds r46 = 80, r12
	.mmi
	adds r45 = 88, r12
	adds r44 = 96, r12
	adds r43 = 104, r12
	.align 32
.L177:
	.mmi
	adds r37 = 8, r51
	mov r42 = r52
	mov r41 = r51
	.mmi
	adds r52 = 8, r52
	ld4 r16 = [r48]
	adds r51 = 16, r51
	;;
	.mmi
	nop 0
	mov r39 = r51
	mov r38 = r52
	.align 32
.L180:
	.mib
	cmp4.ltu p6, p7 = 1, r16
	nop 0
	(p7) br.cond.dpnt .L182
	;;
	.mmi
	(p6) addl r34 = 8, r0
	nop 0
	(p6) addl r35 = 1, r0
	.mmi
	(p6) ld4 r14 = [r37]
	nop 0
	nop 0
	;;
.L185:
	.mib
	cmp4.ltu p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L183
	;;
	.mmi
	nop 0
	(p6) addl r33 = 8, r0
	(p6) addl r32 = 1, r0
	;;
.L181:
	.mmi
	adds r14 = 24, r12
	ld8 r16 = [r40]
	adds r59 = 16, r12
	.mmi
	mov r58 = r36
	ld8 r15 = [r47]
	adds r32 = 1, r32
	;;
	.mmi
	st8 [r14] = r15, 8
	st8 [r59] = r16
	nop 0
	.mmi
	ld8 r16 = [r46]
	ld8 r15 = [r45]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r18 = [r44]
	nop 0
	.mmi
	ld8 r17 = [r43]
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r16 = [r41]
	ld8 r15 = [r39]
	nop 0
	;;
	.mmi
	st8 [r14] = r18, 8
	add r16 = r16, r34
	add r15 = r15, r33
	.mmi
	adds r33 = 8, r33
	;;
	st8 [r14] = r17
	nop 0
	;;
	.mmi
	ld8 r14 = [r16]
	;;
	st8 [r42] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = matrix_call#
	;;
	.mii
	ld4 r14 = [r37]
	mov r1 = r56
	;;
	cmp4.gtu p6, p7 = r14, r32
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 4, r32
	(p6) br.cond.dptk .L181
	.mmi
	ld4 r16 = [r48]
	nop 0
	nop 0
.L183:
	.mii
	adds r35 = 1, r35
	adds r34 = 8, r34
	;;
	cmp4.gtu p6, p7 = r16, r35
	.mmi
	cmp4.ne p8, p9 = 4, r35
	;;
	(p8) addl r17 = 1, r0
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p9) mov r17 = r0
	(p7) mov r15 = r0
	;;
	and r15 = r17, r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L185
.L182:
	.mmi
	adds r37 = 16, r37
	adds r38 = 8, r38
	adds r39 = 16, r39
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r37
	(p7) br.cond.dptk .L180
	.mmi
	adds r53 = 1, r53
	nop 0
	adds r48 = 16, r48
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 6, r53
	(p7) br.cond.dptk .L177
	.mmi
	addl r14 = @gprel(matrix_repeats#), gp
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L186
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = matrix_flush.part.0#
	;;
	.mmi
	mov r1 = r56
	nop 0
	nop 0
.L186:
	.mib
	addl r58 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r56
	nop 0
	.mmb
	ld8 r58 = [r50]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r56
	mov r58 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L209:
	.mlx
	nop 0
	movl r58 = @gprel(.LC26)
	;;
	.mib
	nop 0
	add r58 = r1, r58
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC28:
	stringz	"getpgid"
	.align 8
.LC29:
	stringz	"getsid"
	.align 8
.LC30:
	stringz	"setpgid"
	.align 8
.LC31:
	stringz	"getpriority"
	.align 8
.LC32:
	stringz	"setpriority"
	.align 8
.LC33:
	stringz	"sched_getscheduler"
	.align 8
.LC34:
	stringz	"sched_getparam"
	.align 8
.LC35:
	stringz	"sched_setparam"
	.align 8
.LC36:
	stringz	"sched_setscheduler"
	.align 8
.LC37:
	stringz	"sched_get_priority_max"
	.align 8
.LC38:
	stringz	"sched_get_priority_min"
	.align 8
.LC39:
	stringz	"sched_getattr"
	.align 8
.LC40:
	stringz	"sched_setattr"
	.align 8
.LC41:
	stringz	"prlimit64"
	.align 8
.LC42:
	stringz	"getrusage"
	.align 8
.LC43:
	stringz	"wait4"
	.align 8
.LC44:
	stringz	"waitid"
	.align 8
.LC45:
	stringz	"kill"
	.align 8
.LC46:
	stringz	"tkill"
	.align 8
.LC47:
	stringz	"tgkill"
	.align 8
.LC48:
	stringz	"rt_sigprocmask"
	.align 8
.LC49:
	stringz	"rt_sigpending"
	.align 8
.LC50:
	stringz	"rt_sigtimedwait"
	.align 8
.LC51:
	stringz	"rt_sigqueueinfo"
	.align 8
.LC52:
	stringz	"rt_tgsigqueueinfo"
	.align 8
.LC53:
	stringz	"sigaltstack"
	.align 8
.LC54:
	stringz	"capget"
	.align 8
.LC55:
	stringz	"getgroups"
	.align 8
.LC56:
	stringz	"setgroups"
	.align 8
.LC57:
	stringz	"getrandom"
	.align 8
.LC58:
	stringz	"getcpu"
	.align 8
.LC59:
	stringz	"set_robust_list"
	.align 8
.LC60:
	stringz	"get_robust_list"
	.align 8
.LC61:
	stringz	"set_tid_address"
	.align 8
.LC62:
	stringz	"futex"
	.align 8
.LC63:
	stringz	"clock_getres"
	.align 8
.LC64:
	stringz	"clock_gettime"
	.align 8
.LC65:
	stringz	"clock_settime"
	.align 8
.LC66:
	stringz	"clock_nanosleep"
	.align 8
.LC67:
	stringz	"nanosleep"
	.align 8
.LC68:
	stringz	"getitimer"
	.align 8
.LC69:
	stringz	"setitimer"
	.align 8
.LC70:
	stringz	"timer_delete"
	.align 8
.LC71:
	stringz	"timer_gettime"
	.align 8
.LC72:
	stringz	"timer_settime"
	.align 8
.LC73:
	stringz	"timerfd_create"
	.align 8
.LC74:
	stringz	"timerfd_gettime"
	.align 8
.LC75:
	stringz	"timerfd_settime"
	.align 8
.LC76:
	stringz	"times"
	.align 8
.LC77:
	stringz	"sysinfo"
	.align 8
.LC78:
	stringz	"uname"
	.align 8
.LC79:
	stringz	"sethostname"
	.align 8
.LC80:
	stringz	"setdomainname"
	.align 8
.LC81:
	stringz	"personality"
	.align 8
.LC82:
	stringz	"pidfd_open"
	.align 8
.LC83:
	stringz	"pidfd_send_signal"
	.align 8
.LC84:
	stringz	"pidfd_getfd"
	.align 8
.LC85:
	stringz	"kcmp"
	.align 8
.LC86:
	stringz	"process_vm_readv"
	.align 8
.LC87:
	stringz	"process_vm_writev"
	.align 8
.LC88:
	stringz	"membarrier"
	.align 8
.LC89:
	stringz	"prctl"
	.align 8
.LC90:
	stringz	"msync"
	.align 8
.LC91:
	stringz	"mincore"
	.align 8
.LC92:
	stringz	"munlock"
	.align 8
.LC93:
	stringz	"mlock"
	.align 8
.LC94:
	stringz	"mlock2"
	.align 8
.LC95:
	stringz	"mlockall"
	.align 8
.LC96:
	stringz	"munlockall"
	.align 8
.LC97:
	stringz	"remap_file_pages"
	.align 8
.LC98:
	stringz	"ptrace"
	.align 8
.LC99:
	stringz	"setsid"
	.align 8
.LC100:
	stringz	"sched_yield"
	.align 8
.LC101:
	stringz	"gettimeofday"
	.align 8
.LC102:
	stringz	"settimeofday"
	.align 8
.LC103:
	stringz	"execve"
	.align 8
.LC104:
	stringz	"execveat"
	.align 8
.LC105:
	stringz	"setuid"
	.align 8
.LC106:
	stringz	"setgid"
	.align 8
.LC107:
	stringz	"setreuid"
	.align 8
.LC108:
	stringz	"setregid"
	.align 8
.LC109:
	stringz	"mount"
	.align 8
.LC110:
	stringz	"umount2"
	.align 8
.LC111:
	stringz	"unshare"
	.section	.rodata
	.align 8
	.type	rows#, @object
	.size	rows#, 10200
rows:
	data8	.LC28
	data4	1079
	data4	4
	data4	5
	.skip	4
	data8	__compound_literal.1#
	.skip	80
	.skip	8
	data8	.LC29
	data4	1082
	data4	4
	data4	5
	.skip	4
	data8	__compound_literal.3#
	.skip	80
	.skip	8
	data8	.LC30
	data4	1080
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.5#
	data4	5
	.skip	4
	data8	__compound_literal.7#
	.skip	64
	.skip	8
	data8	.LC31
	data4	1101
	data4	4
	data4	4
	.skip	4
	data8	__compound_literal.9#
	data4	3
	.skip	4
	data8	__compound_literal.11#
	.skip	64
	.skip	8
	data8	.LC32
	data4	1102
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.13#
	data4	3
	.skip	4
	data8	__compound_literal.15#
	data4	3
	.skip	4
	data8	__compound_literal.17#
	.skip	48
	.skip	8
	data8	.LC33
	data4	1162
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.19#
	.skip	80
	.skip	8
	data8	.LC34
	data4	1160
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.21#
	data4	3
	.skip	4
	data8	__compound_literal.23#
	.skip	64
	.skip	8
	data8	.LC35
	data4	1161
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.25#
	data4	3
	.skip	4
	data8	__compound_literal.27#
	.skip	64
	.skip	8
	data8	.LC36
	data4	1163
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.29#
	data4	10
	.skip	4
	data8	__compound_literal.31#
	data4	3
	.skip	4
	data8	__compound_literal.33#
	.skip	48
	.skip	8
	data8	.LC37
	data4	1165
	data4	0
	data4	10
	.skip	4
	data8	__compound_literal.35#
	.skip	80
	.skip	8
	data8	.LC38
	data4	1166
	data4	0
	data4	10
	.skip	4
	data8	__compound_literal.37#
	.skip	80
	.skip	8
	data8	.LC39
	data4	1337
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.39#
	data4	3
	.skip	4
	data8	__compound_literal.41#
	data4	5
	.skip	4
	data8	__compound_literal.43#
	data4	3
	.skip	4
	data8	__compound_literal.45#
	.skip	32
	.skip	8
	data8	.LC40
	data4	1336
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.47#
	data4	3
	.skip	4
	data8	__compound_literal.49#
	data4	3
	.skip	4
	data8	__compound_literal.51#
	.skip	48
	.skip	8
	data8	.LC41
	data4	1325
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.53#
	data4	4
	.skip	4
	data8	__compound_literal.55#
	data4	2
	.skip	4
	data8	__compound_literal.57#
	data4	3
	.skip	4
	data8	__compound_literal.59#
	.skip	32
	.skip	8
	data8	.LC42
	data4	1086
	data4	0
	data4	6
	.skip	4
	data8	__compound_literal.61#
	data4	3
	.skip	4
	data8	__compound_literal.63#
	.skip	64
	.skip	8
	data8	.LC43
	data4	1126
	data4	0
	data4	4
	.skip	4
	data8	__compound_literal.65#
	data4	3
	.skip	4
	data8	__compound_literal.67#
	data4	5
	.skip	4
	data8	__compound_literal.69#
	data4	3
	.skip	4
	data8	__compound_literal.71#
	.skip	32
	.skip	8
	data8	.LC44
	data4	1270
	data4	0
	data4	6
	.skip	4
	data8	__compound_literal.73#
	data4	3
	.skip	4
	data8	__compound_literal.75#
	data4	3
	.skip	4
	data8	__compound_literal.77#
	data4	5
	.skip	4
	data8	__compound_literal.79#
	data4	3
	.skip	4
	data8	__compound_literal.81#
	.skip	16
	.skip	8
	data8	.LC45
	data4	1053
	data4	0
	data4	4
	.skip	4
	data8	__compound_literal.83#
	data4	4
	.skip	4
	data8	__compound_literal.85#
	.skip	64
	.skip	8
	data8	.LC46
	data4	1229
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.87#
	data4	4
	.skip	4
	data8	__compound_literal.89#
	.skip	64
	.skip	8
	data8	.LC47
	data4	1235
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.91#
	data4	3
	.skip	4
	data8	__compound_literal.93#
	data4	4
	.skip	4
	data8	__compound_literal.95#
	.skip	48
	.skip	8
	data8	.LC48
	data4	1179
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.97#
	data4	3
	.skip	4
	data8	__compound_literal.99#
	data4	3
	.skip	4
	data8	__compound_literal.101#
	data4	5
	.skip	4
	data8	__compound_literal.103#
	.skip	32
	.skip	8
	data8	.LC49
	data4	1178
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.105#
	data4	6
	.skip	4
	data8	__compound_literal.107#
	.skip	64
	.skip	8
	data8	.LC50
	data4	1183
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.109#
	data4	3
	.skip	4
	data8	__compound_literal.111#
	data4	2
	.skip	4
	data8	__compound_literal.113#
	data4	5
	.skip	4
	data8	__compound_literal.115#
	.skip	32
	.skip	8
	data8	.LC51
	data4	1180
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.117#
	data4	4
	.skip	4
	data8	__compound_literal.119#
	data4	3
	.skip	4
	data8	__compound_literal.121#
	.skip	48
	.skip	8
	data8	.LC52
	data4	1321
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.123#
	data4	3
	.skip	4
	data8	__compound_literal.125#
	data4	4
	.skip	4
	data8	__compound_literal.127#
	data4	3
	.skip	4
	data8	__compound_literal.129#
	.skip	32
	.skip	8
	data8	.LC53
	data4	1176
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.131#
	data4	3
	.skip	4
	data8	__compound_literal.133#
	.skip	64
	.skip	8
	data8	.LC54
	data4	1185
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.135#
	data4	3
	.skip	4
	data8	__compound_literal.137#
	.skip	64
	.skip	8
	data8	.LC55
	data4	1077
	data4	0
	data4	4
	.skip	4
	data8	__compound_literal.139#
	data4	3
	.skip	4
	data8	__compound_literal.141#
	.skip	64
	.skip	8
	data8	.LC56
	data4	1078
	data4	0
	data4	4
	.skip	4
	data8	__compound_literal.143#
	data4	3
	.skip	4
	data8	__compound_literal.145#
	.skip	64
	.skip	8
	data8	.LC57
	data4	1339
	data4	4
	data4	3
	.skip	4
	data8	__compound_literal.147#
	data4	2
	.skip	4
	data8	__compound_literal.149#
	data4	8
	.skip	4
	data8	__compound_literal.151#
	.skip	48
	.skip	8
	data8	.LC58
	data4	1304
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.153#
	data4	3
	.skip	4
	data8	__compound_literal.155#
	.skip	64
	.skip	8
	data8	.LC59
	data4	1298
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.157#
	data4	4
	.skip	4
	data8	__compound_literal.159#
	.skip	64
	.skip	8
	data8	.LC60
	data4	1299
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.161#
	data4	3
	.skip	4
	data8	__compound_literal.163#
	data4	2
	.skip	4
	data8	__compound_literal.165#
	.skip	48
	.skip	8
	data8	.LC61
	data4	1233
	data4	4
	data4	3
	.skip	4
	data8	__compound_literal.167#
	.skip	80
	.skip	8
	data8	.LC62
	data4	1230
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.169#
	data4	12
	.skip	4
	data8	__compound_literal.171#
	data4	3
	.skip	4
	data8	__compound_literal.173#
	data4	2
	.skip	4
	data8	__compound_literal.175#
	data4	3
	.skip	4
	data8	__compound_literal.177#
	data4	2
	.skip	4
	data8	__compound_literal.179#
	.skip	8
	data8	.LC63
	data4	1255
	data4	0
	data4	12
	.skip	4
	data8	__compound_literal.181#
	data4	3
	.skip	4
	data8	__compound_literal.183#
	.skip	64
	.skip	8
	data8	.LC64
	data4	1254
	data4	0
	data4	12
	.skip	4
	data8	__compound_literal.185#
	data4	3
	.skip	4
	data8	__compound_literal.187#
	.skip	64
	.skip	8
	data8	.LC65
	data4	1253
	data4	0
	data4	12
	.skip	4
	data8	__compound_literal.189#
	data4	3
	.skip	4
	data8	__compound_literal.191#
	.skip	64
	.skip	8
	data8	.LC66
	data4	1256
	data4	0
	data4	10
	.skip	4
	data8	__compound_literal.193#
	data4	4
	.skip	4
	data8	__compound_literal.195#
	data4	3
	.skip	4
	data8	__compound_literal.197#
	data4	3
	.skip	4
	data8	__compound_literal.199#
	.skip	32
	.skip	8
	data8	.LC67
	data4	1168
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.201#
	data4	3
	.skip	4
	data8	__compound_literal.203#
	.skip	64
	.skip	8
	data8	.LC68
	data4	1119
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.205#
	data4	3
	.skip	4
	data8	__compound_literal.207#
	.skip	64
	.skip	8
	data8	.LC69
	data4	1118
	data4	0
	data4	5
	.skip	4
	data8	__compound_literal.209#
	data4	2
	.skip	4
	data8	__compound_literal.211#
	data4	3
	.skip	4
	data8	__compound_literal.213#
	.skip	48
	.skip	8
	data8	.LC70
	data4	1252
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.215#
	.skip	80
	.skip	8
	data8	.LC71
	data4	1250
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.217#
	data4	3
	.skip	4
	data8	__compound_literal.219#
	.skip	64
	.skip	8
	data8	.LC72
	data4	1249
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.221#
	data4	3
	.skip	4
	data8	__compound_literal.223#
	data4	3
	.skip	4
	data8	__compound_literal.225#
	data4	3
	.skip	4
	data8	__compound_literal.227#
	.skip	32
	.skip	8
	data8	.LC73
	data4	1310
	data4	2
	data4	8
	.skip	4
	data8	__compound_literal.229#
	data4	3
	.skip	4
	data8	__compound_literal.231#
	.skip	64
	.skip	8
	data8	.LC74
	data4	1312
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.233#
	data4	3
	.skip	4
	data8	__compound_literal.235#
	.skip	64
	.skip	8
	data8	.LC75
	data4	1311
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.237#
	data4	3
	.skip	4
	data8	__compound_literal.239#
	data4	3
	.skip	4
	data8	__compound_literal.241#
	data4	3
	.skip	4
	data8	__compound_literal.243#
	.skip	32
	.skip	8
	data8	.LC76
	data4	1059
	data4	4
	data4	3
	.skip	4
	data8	__compound_literal.245#
	.skip	80
	.skip	8
	data8	.LC77
	data4	1127
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.247#
	.skip	80
	.skip	8
	data8	.LC78
	data4	1130
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.249#
	.skip	80
	.skip	8
	data8	.LC79
	data4	1083
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.251#
	data4	3
	.skip	4
	data8	__compound_literal.253#
	.skip	64
	.skip	8
	data8	.LC80
	data4	1129
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.255#
	data4	3
	.skip	4
	data8	__compound_literal.257#
	.skip	64
	.skip	8
	data8	.LC81
	data4	1140
	data4	4
	data4	1
	.skip	4
	data8	__compound_literal.259#
	.skip	80
	.skip	8
	data8	.LC82
	data4	1458
	data4	2
	data4	3
	.skip	4
	data8	__compound_literal.261#
	data4	3
	.skip	4
	data8	__compound_literal.263#
	.skip	64
	.skip	8
	data8	.LC83
	data4	1448
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.265#
	data4	4
	.skip	4
	data8	__compound_literal.267#
	data4	2
	.skip	4
	data8	__compound_literal.269#
	data4	3
	.skip	4
	data8	__compound_literal.271#
	.skip	32
	.skip	8
	data8	.LC84
	data4	1462
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.273#
	data4	2
	.skip	4
	data8	__compound_literal.275#
	data4	3
	.skip	4
	data8	__compound_literal.277#
	.skip	48
	.skip	8
	data8	.LC85
	data4	1345
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.279#
	data4	3
	.skip	4
	data8	__compound_literal.281#
	data4	3
	.skip	4
	data8	__compound_literal.283#
	data4	2
	.skip	4
	data8	__compound_literal.285#
	data4	2
	.skip	4
	data8	__compound_literal.287#
	.skip	16
	.skip	8
	data8	.LC86
	data4	1332
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.289#
	data4	3
	.skip	4
	data8	__compound_literal.291#
	data4	4
	.skip	4
	data8	__compound_literal.293#
	data4	3
	.skip	4
	data8	__compound_literal.295#
	data4	4
	.skip	4
	data8	__compound_literal.297#
	data4	3
	.skip	4
	data8	__compound_literal.299#
	.skip	8
	data8	.LC87
	data4	1333
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.301#
	data4	3
	.skip	4
	data8	__compound_literal.303#
	data4	4
	.skip	4
	data8	__compound_literal.305#
	data4	3
	.skip	4
	data8	__compound_literal.307#
	data4	4
	.skip	4
	data8	__compound_literal.309#
	data4	3
	.skip	4
	data8	__compound_literal.311#
	.skip	8
	data8	.LC88
	data4	1344
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.313#
	data4	3
	.skip	4
	data8	__compound_literal.315#
	.skip	64
	.skip	8
	data8	.LC89
	data4	1170
	data4	0
	data4	25
	.skip	4
	data8	__compound_literal.317#
	data4	7
	.skip	4
	data8	__compound_literal.319#
	data4	2
	.skip	4
	data8	__compound_literal.321#
	data4	2
	.skip	4
	data8	__compound_literal.323#
	data4	2
	.skip	4
	data8	__compound_literal.325#
	.skip	16
	.skip	8
	data8	.LC25
	data4	1155
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.327#
	data4	4
	.skip	4
	data8	__compound_literal.329#
	data4	5
	.skip	4
	data8	__compound_literal.331#
	.skip	48
	.skip	8
	data8	.LC90
	data4	1157
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.333#
	data4	4
	.skip	4
	data8	__compound_literal.335#
	data4	7
	.skip	4
	data8	__compound_literal.337#
	.skip	48
	.skip	8
	data8	.LC91
	data4	1208
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.339#
	data4	4
	.skip	4
	data8	__compound_literal.341#
	data4	3
	.skip	4
	data8	__compound_literal.343#
	.skip	48
	.skip	8
	data8	.LC92
	data4	1158
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.345#
	data4	4
	.skip	4
	data8	__compound_literal.347#
	.skip	64
	.skip	8
	data8	.LC93
	data4	1153
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.349#
	data4	1
	.skip	4
	data8	__compound_literal.351#
	.skip	64
	.skip	8
	data8	.LC94
	data4	1346
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.353#
	data4	1
	.skip	4
	data8	__compound_literal.355#
	data4	3
	.skip	4
	data8	__compound_literal.357#
	.skip	48
	.skip	8
	data8	.LC95
	data4	1154
	data4	0
	data4	4
	.skip	4
	data8	__compound_literal.359#
	.skip	80
	.skip	8
	data8	.LC96
	data4	1159
	data4	0
	.skip	96
	.skip	8
	data8	.LC97
	data4	1125
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.361#
	data4	4
	.skip	4
	data8	__compound_literal.363#
	data4	2
	.skip	4
	data8	__compound_literal.365#
	.skip	48
	.skip	8
	data8	.LC98
	data4	1048
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.367#
	data4	3
	.skip	4
	data8	__compound_literal.369#
	.skip	64
	.skip	8
	data8	.LC99
	data4	1081
	data4	4
	.skip	96
	.skip	8
	data8	.LC100
	data4	1164
	data4	0
	.skip	96
	.skip	8
	data8	.LC101
	data4	1087
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.371#
	data4	3
	.skip	4
	data8	__compound_literal.373#
	.skip	64
	.skip	8
	data8	.LC102
	data4	1088
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.375#
	data4	3
	.skip	4
	data8	__compound_literal.377#
	.skip	64
	.skip	8
	data8	.LC103
	data4	1033
	data4	0
	data4	20
	.skip	4
	data8	__compound_literal.379#
	.skip	80
	.skip	8
	data8	.LC104
	data4	1342
	data4	0
	data4	8
	.skip	4
	data8	__compound_literal.381#
	data4	20
	.skip	4
	data8	__compound_literal.383#
	data4	1
	.skip	4
	data8	__compound_literal.385#
	data4	1
	.skip	4
	data8	__compound_literal.387#
	data4	5
	.skip	4
	data8	__compound_literal.389#
	.skip	16
	.skip	8
	data8	.LC105
	data4	1045
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.391#
	.skip	80
	.skip	8
	data8	.LC106
	data4	1061
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.393#
	.skip	80
	.skip	8
	data8	.LC107
	data4	1071
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.395#
	data4	2
	.skip	4
	data8	__compound_literal.397#
	.skip	64
	.skip	8
	data8	.LC108
	data4	1072
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.399#
	data4	2
	.skip	4
	data8	__compound_literal.401#
	.skip	64
	.skip	8
	data8	.LC109
	data4	1043
	data4	0
	data4	1
	.skip	4
	data8	__compound_literal.403#
	data4	20
	.skip	4
	data8	__compound_literal.405#
	.skip	64
	.skip	8
	data8	.LC110
	data4	1044
	data4	0
	data4	20
	.skip	4
	data8	__compound_literal.407#
	data4	3
	.skip	4
	data8	__compound_literal.409#
	.skip	64
	.skip	8
	data8	.LC111
	data4	1296
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.411#
	.skip	80
	.skip	8
	.align 8
	.type	__compound_literal.411#, @object
	.size	__compound_literal.411#, 24
__compound_literal.411:
	data8	0
	data8	-2147483648
	data8	1
	.align 8
	.type	__compound_literal.409#, @object
	.size	__compound_literal.409#, 24
__compound_literal.409:
	data8	0
	data8	16
	data8	-1
	.section	.rodata.str1.8
	.align 8
.LC112:
	stringz	""
	.align 8
.LC113:
	stringz	"d/"
	.align 8
.LC114:
	stringz	"f/"
	.align 8
.LC115:
	stringz	"f/x"
	.align 8
.LC116:
	stringz	"none/x"
	.align 8
.LC117:
	stringz	".."
	.align 8
.LC118:
	stringz	"/"
	.section	.rodata
	.align 8
	.type	__compound_literal.407#, @object
	.size	__compound_literal.407#, 160
__compound_literal.407:
	data8	.LC6
	data8	.LC15
	data8	matrix_nothing#
	data8	0
	data8	.LC112
	data8	.LC9
	data8	.LC113
	data8	.LC114
	data8	.LC115
	data8	.LC116
	data8	.LC13
	data8	.LC14
	data8	.LC16
	data8	.LC5
	data8	.LC117
	data8	.LC118
	data8	.LC10
	data8	.LC12
	data8	matrix_name#
	data8	matrix_long#
	.align 8
	.type	__compound_literal.405#, @object
	.size	__compound_literal.405#, 160
__compound_literal.405:
	data8	.LC6
	data8	.LC15
	data8	matrix_nothing#
	data8	0
	data8	.LC112
	data8	.LC9
	data8	.LC113
	data8	.LC114
	data8	.LC115
	data8	.LC116
	data8	.LC13
	data8	.LC14
	data8	.LC16
	data8	.LC5
	data8	.LC117
	data8	.LC118
	data8	.LC10
	data8	.LC12
	data8	matrix_name#
	data8	matrix_long#
	.section	.sdata,"aws"
	.align 8
	.type	__compound_literal.403#, @object
	.size	__compound_literal.403#, 8
__compound_literal.403:
	.skip	8
	.section	.rodata
	.align 8
	.type	__compound_literal.401#, @object
	.size	__compound_literal.401#, 16
__compound_literal.401:
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.399#, @object
	.size	__compound_literal.399#, 16
__compound_literal.399:
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.397#, @object
	.size	__compound_literal.397#, 16
__compound_literal.397:
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.395#, @object
	.size	__compound_literal.395#, 16
__compound_literal.395:
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.393#, @object
	.size	__compound_literal.393#, 24
__compound_literal.393:
	data8	65534
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.391#, @object
	.size	__compound_literal.391#, 24
__compound_literal.391:
	data8	65534
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.389#, @object
	.size	__compound_literal.389#, 40
__compound_literal.389:
	data8	0
	data8	1
	data8	-1
	data8	256
	data8	4096
	.section	.sdata
	.align 8
	.type	__compound_literal.387#, @object
	.size	__compound_literal.387#, 8
__compound_literal.387:
	.skip	8
	.align 8
	.type	__compound_literal.385#, @object
	.size	__compound_literal.385#, 8
__compound_literal.385:
	.skip	8
	.section	.rodata
	.align 8
	.type	__compound_literal.383#, @object
	.size	__compound_literal.383#, 160
__compound_literal.383:
	data8	.LC6
	data8	.LC15
	data8	matrix_nothing#
	data8	0
	data8	.LC112
	data8	.LC9
	data8	.LC113
	data8	.LC114
	data8	.LC115
	data8	.LC116
	data8	.LC13
	data8	.LC14
	data8	.LC16
	data8	.LC5
	data8	.LC117
	data8	.LC118
	data8	.LC10
	data8	.LC12
	data8	matrix_name#
	data8	matrix_long#
	.align 8
	.type	__compound_literal.381#, @object
	.size	__compound_literal.381#, 64
__compound_literal.381:
	data8	-100
	data8	-1
	data8	10
	data8	99
	data8	13
	data8	14
	data8	15
	data8	17
	.align 8
	.type	__compound_literal.379#, @object
	.size	__compound_literal.379#, 160
__compound_literal.379:
	data8	.LC6
	data8	.LC15
	data8	matrix_nothing#
	data8	0
	data8	.LC112
	data8	.LC9
	data8	.LC113
	data8	.LC114
	data8	.LC115
	data8	.LC116
	data8	.LC13
	data8	.LC14
	data8	.LC16
	data8	.LC5
	data8	.LC117
	data8	.LC118
	data8	.LC10
	data8	.LC12
	data8	matrix_name#
	data8	matrix_long#
	.align 8
	.type	__compound_literal.377#, @object
	.size	__compound_literal.377#, 24
__compound_literal.377:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.375#, @object
	.size	__compound_literal.375#, 24
__compound_literal.375:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.373#, @object
	.size	__compound_literal.373#, 24
__compound_literal.373:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.371#, @object
	.size	__compound_literal.371#, 24
__compound_literal.371:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.369#, @object
	.size	__compound_literal.369#, 24
__compound_literal.369:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.367#, @object
	.size	__compound_literal.367#, 24
__compound_literal.367:
	data8	99
	data8	16
	data8	12
	.align 8
	.type	__compound_literal.365#, @object
	.size	__compound_literal.365#, 16
__compound_literal.365:
	data8	1
	data8	0
	.align 8
	.type	__compound_literal.363#, @object
	.size	__compound_literal.363#, 32
__compound_literal.363:
	data8	65536
	data8	0
	data8	1
	data8	131072
	.align 8
	.type	__compound_literal.361#, @object
	.size	__compound_literal.361#, 24
__compound_literal.361:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.align 8
	.type	__compound_literal.359#, @object
	.size	__compound_literal.359#, 32
__compound_literal.359:
	data8	0
	data8	8
	data8	-1
	data8	4
	.align 8
	.type	__compound_literal.357#, @object
	.size	__compound_literal.357#, 24
__compound_literal.357:
	data8	0
	data8	2
	data8	-1
	.section	.sdata
	.align 8
	.type	__compound_literal.355#, @object
	.size	__compound_literal.355#, 8
__compound_literal.355:
	.skip	8
	.section	.rodata
	.align 8
	.type	__compound_literal.353#, @object
	.size	__compound_literal.353#, 24
__compound_literal.353:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.section	.sdata
	.align 8
	.type	__compound_literal.351#, @object
	.size	__compound_literal.351#, 8
__compound_literal.351:
	.skip	8
	.section	.rodata
	.align 8
	.type	__compound_literal.349#, @object
	.size	__compound_literal.349#, 24
__compound_literal.349:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.align 8
	.type	__compound_literal.347#, @object
	.size	__compound_literal.347#, 32
__compound_literal.347:
	data8	65536
	data8	0
	data8	1
	data8	131072
	.align 8
	.type	__compound_literal.345#, @object
	.size	__compound_literal.345#, 24
__compound_literal.345:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.align 8
	.type	__compound_literal.343#, @object
	.size	__compound_literal.343#, 24
__compound_literal.343:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.341#, @object
	.size	__compound_literal.341#, 32
__compound_literal.341:
	data8	65536
	data8	0
	data8	1
	data8	131072
	.align 8
	.type	__compound_literal.339#, @object
	.size	__compound_literal.339#, 24
__compound_literal.339:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.align 8
	.type	__compound_literal.337#, @object
	.size	__compound_literal.337#, 56
__compound_literal.337:
	data8	4
	data8	8
	data8	-1
	data8	5
	data8	1
	data8	2
	data8	0
	.align 8
	.type	__compound_literal.335#, @object
	.size	__compound_literal.335#, 32
__compound_literal.335:
	data8	65536
	data8	0
	data8	1
	data8	131072
	.align 8
	.type	__compound_literal.333#, @object
	.size	__compound_literal.333#, 24
__compound_literal.333:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.align 8
	.type	__compound_literal.331#, @object
	.size	__compound_literal.331#, 40
__compound_literal.331:
	data8	3
	data8	8
	data8	-1
	data8	16
	data8	50331648
	.align 8
	.type	__compound_literal.329#, @object
	.size	__compound_literal.329#, 32
__compound_literal.329:
	data8	65536
	data8	0
	data8	1
	data8	131072
	.align 8
	.type	__compound_literal.327#, @object
	.size	__compound_literal.327#, 24
__compound_literal.327:
	data8	room#
	data8	room#+1
	data8	room#+131072
	.align 8
	.type	__compound_literal.325#, @object
	.size	__compound_literal.325#, 16
__compound_literal.325:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.323#, @object
	.size	__compound_literal.323#, 16
__compound_literal.323:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.321#, @object
	.size	__compound_literal.321#, 16
__compound_literal.321:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.319#, @object
	.size	__compound_literal.319#, 56
__compound_literal.319:
	data8	0
	data8	1
	data8	2
	data8	3
	data8	-1
	data8	64
	data8	65
	.align 8
	.type	__compound_literal.317#, @object
	.size	__compound_literal.317#, 200
__compound_literal.317:
	data8	3
	data8	-1
	data8	99
	data8	2
	data8	1
	data8	4
	data8	7
	data8	8
	data8	13
	data8	14
	data8	15
	data8	16
	data8	27
	data8	28
	data8	23
	data8	24
	data8	30
	data8	38
	data8	39
	data8	37
	data8	36
	data8	40
	data8	41
	data8	42
	data8	47
	.align 8
	.type	__compound_literal.315#, @object
	.size	__compound_literal.315#, 24
__compound_literal.315:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.313#, @object
	.size	__compound_literal.313#, 16
__compound_literal.313:
	data8	134217728
	data8	-1
	.align 8
	.type	__compound_literal.311#, @object
	.size	__compound_literal.311#, 24
__compound_literal.311:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.309#, @object
	.size	__compound_literal.309#, 32
__compound_literal.309:
	data8	1
	data8	-1
	data8	1025
	data8	0
	.align 8
	.type	__compound_literal.307#, @object
	.size	__compound_literal.307#, 24
__compound_literal.307:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.305#, @object
	.size	__compound_literal.305#, 32
__compound_literal.305:
	data8	1
	data8	-1
	data8	1025
	data8	0
	.align 8
	.type	__compound_literal.303#, @object
	.size	__compound_literal.303#, 24
__compound_literal.303:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.301#, @object
	.size	__compound_literal.301#, 24
__compound_literal.301:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.299#, @object
	.size	__compound_literal.299#, 24
__compound_literal.299:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.297#, @object
	.size	__compound_literal.297#, 32
__compound_literal.297:
	data8	1
	data8	-1
	data8	1025
	data8	0
	.align 8
	.type	__compound_literal.295#, @object
	.size	__compound_literal.295#, 24
__compound_literal.295:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.293#, @object
	.size	__compound_literal.293#, 32
__compound_literal.293:
	data8	1
	data8	-1
	data8	1025
	data8	0
	.align 8
	.type	__compound_literal.291#, @object
	.size	__compound_literal.291#, 24
__compound_literal.291:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.289#, @object
	.size	__compound_literal.289#, 24
__compound_literal.289:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.287#, @object
	.size	__compound_literal.287#, 16
__compound_literal.287:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.285#, @object
	.size	__compound_literal.285#, 16
__compound_literal.285:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.283#, @object
	.size	__compound_literal.283#, 24
__compound_literal.283:
	data8	0
	data8	99
	data8	-1
	.align 8
	.type	__compound_literal.281#, @object
	.size	__compound_literal.281#, 24
__compound_literal.281:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.279#, @object
	.size	__compound_literal.279#, 24
__compound_literal.279:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.277#, @object
	.size	__compound_literal.277#, 24
__compound_literal.277:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.275#, @object
	.size	__compound_literal.275#, 16
__compound_literal.275:
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.273#, @object
	.size	__compound_literal.273#, 136
__compound_literal.273:
	data8	10
	data8	-1
	data8	99
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	14
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	21
	data8	22
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.271#, @object
	.size	__compound_literal.271#, 24
__compound_literal.271:
	data8	0
	data8	16
	data8	-1
	.align 8
	.type	__compound_literal.269#, @object
	.size	__compound_literal.269#, 16
__compound_literal.269:
	data8	0
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.267#, @object
	.size	__compound_literal.267#, 32
__compound_literal.267:
	data8	0
	data8	-1
	data8	65
	data8	1000
	.align 8
	.type	__compound_literal.265#, @object
	.size	__compound_literal.265#, 136
__compound_literal.265:
	data8	10
	data8	-1
	data8	99
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	14
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	21
	data8	22
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.263#, @object
	.size	__compound_literal.263#, 24
__compound_literal.263:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.261#, @object
	.size	__compound_literal.261#, 24
__compound_literal.261:
	data8	999999
	data8	0
	data8	-1
	.section	.sdata
	.align 8
	.type	__compound_literal.259#, @object
	.size	__compound_literal.259#, 8
__compound_literal.259:
	data8	-1
	.section	.rodata
	.align 8
	.type	__compound_literal.257#, @object
	.size	__compound_literal.257#, 24
__compound_literal.257:
	data8	1
	data8	-1
	data8	65
	.align 8
	.type	__compound_literal.255#, @object
	.size	__compound_literal.255#, 24
__compound_literal.255:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.253#, @object
	.size	__compound_literal.253#, 24
__compound_literal.253:
	data8	1
	data8	-1
	data8	65
	.align 8
	.type	__compound_literal.251#, @object
	.size	__compound_literal.251#, 24
__compound_literal.251:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.249#, @object
	.size	__compound_literal.249#, 24
__compound_literal.249:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.247#, @object
	.size	__compound_literal.247#, 24
__compound_literal.247:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.245#, @object
	.size	__compound_literal.245#, 24
__compound_literal.245:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.243#, @object
	.size	__compound_literal.243#, 24
__compound_literal.243:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.241#, @object
	.size	__compound_literal.241#, 24
__compound_literal.241:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.239#, @object
	.size	__compound_literal.239#, 24
__compound_literal.239:
	data8	0
	data8	4
	data8	-1
	.align 8
	.type	__compound_literal.237#, @object
	.size	__compound_literal.237#, 136
__compound_literal.237:
	data8	10
	data8	-1
	data8	99
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	14
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	21
	data8	22
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.235#, @object
	.size	__compound_literal.235#, 24
__compound_literal.235:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.233#, @object
	.size	__compound_literal.233#, 136
__compound_literal.233:
	data8	10
	data8	-1
	data8	99
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	14
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	21
	data8	22
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.231#, @object
	.size	__compound_literal.231#, 24
__compound_literal.231:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.229#, @object
	.size	__compound_literal.229#, 64
__compound_literal.229:
	data8	1
	data8	2
	data8	99
	data8	-1
	data8	0
	data8	7
	data8	8
	data8	9
	.align 8
	.type	__compound_literal.227#, @object
	.size	__compound_literal.227#, 24
__compound_literal.227:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.225#, @object
	.size	__compound_literal.225#, 24
__compound_literal.225:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.223#, @object
	.size	__compound_literal.223#, 24
__compound_literal.223:
	data8	0
	data8	2
	data8	-1
	.align 8
	.type	__compound_literal.221#, @object
	.size	__compound_literal.221#, 16
__compound_literal.221:
	data8	99
	data8	-1
	.align 8
	.type	__compound_literal.219#, @object
	.size	__compound_literal.219#, 24
__compound_literal.219:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.217#, @object
	.size	__compound_literal.217#, 16
__compound_literal.217:
	data8	99
	data8	-1
	.align 8
	.type	__compound_literal.215#, @object
	.size	__compound_literal.215#, 16
__compound_literal.215:
	data8	99
	data8	-1
	.align 8
	.type	__compound_literal.213#, @object
	.size	__compound_literal.213#, 24
__compound_literal.213:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.211#, @object
	.size	__compound_literal.211#, 16
__compound_literal.211:
	data8	matrix_zeros#
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.209#, @object
	.size	__compound_literal.209#, 40
__compound_literal.209:
	data8	0
	data8	-1
	data8	3
	data8	1
	data8	2
	.align 8
	.type	__compound_literal.207#, @object
	.size	__compound_literal.207#, 24
__compound_literal.207:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.205#, @object
	.size	__compound_literal.205#, 40
__compound_literal.205:
	data8	0
	data8	-1
	data8	3
	data8	1
	data8	2
	.align 8
	.type	__compound_literal.203#, @object
	.size	__compound_literal.203#, 24
__compound_literal.203:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.201#, @object
	.size	__compound_literal.201#, 24
__compound_literal.201:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.199#, @object
	.size	__compound_literal.199#, 24
__compound_literal.199:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.197#, @object
	.size	__compound_literal.197#, 24
__compound_literal.197:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.195#, @object
	.size	__compound_literal.195#, 32
__compound_literal.195:
	data8	0
	data8	1
	data8	2
	data8	-1
	.align 8
	.type	__compound_literal.193#, @object
	.size	__compound_literal.193#, 80
__compound_literal.193:
	data8	1
	data8	12
	data8	99
	data8	2147483647
	data8	0
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	.align 8
	.type	__compound_literal.191#, @object
	.size	__compound_literal.191#, 24
__compound_literal.191:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.189#, @object
	.size	__compound_literal.189#, 96
__compound_literal.189:
	data8	1
	data8	12
	data8	99
	data8	2147483647
	data8	0
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	10
	.align 8
	.type	__compound_literal.187#, @object
	.size	__compound_literal.187#, 24
__compound_literal.187:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.185#, @object
	.size	__compound_literal.185#, 96
__compound_literal.185:
	data8	1
	data8	12
	data8	99
	data8	2147483647
	data8	0
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	10
	.align 8
	.type	__compound_literal.183#, @object
	.size	__compound_literal.183#, 24
__compound_literal.183:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.181#, @object
	.size	__compound_literal.181#, 96
__compound_literal.181:
	data8	1
	data8	12
	data8	99
	data8	2147483647
	data8	0
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	data8	10
	.align 8
	.type	__compound_literal.179#, @object
	.size	__compound_literal.179#, 16
__compound_literal.179:
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.177#, @object
	.size	__compound_literal.177#, 24
__compound_literal.177:
	data8	matrix_zeros#+64
	data8	matrix_nothing#
	data8	matrix_zeros#+65
	.align 8
	.type	__compound_literal.175#, @object
	.size	__compound_literal.175#, 16
__compound_literal.175:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.173#, @object
	.size	__compound_literal.173#, 24
__compound_literal.173:
	data8	0
	data8	1
	data8	2147483647
	.align 8
	.type	__compound_literal.171#, @object
	.size	__compound_literal.171#, 96
__compound_literal.171:
	data8	1
	data8	99
	data8	64
	data8	-1
	data8	129
	data8	3
	data8	4
	data8	5
	data8	10
	data8	2
	data8	7
	data8	512
	.align 8
	.type	__compound_literal.169#, @object
	.size	__compound_literal.169#, 40
__compound_literal.169:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_zeros#+1
	data8	matrix_zeros#+2
	.align 8
	.type	__compound_literal.167#, @object
	.size	__compound_literal.167#, 24
__compound_literal.167:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.165#, @object
	.size	__compound_literal.165#, 16
__compound_literal.165:
	data8	matrix_zeros#+64
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.163#, @object
	.size	__compound_literal.163#, 24
__compound_literal.163:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.161#, @object
	.size	__compound_literal.161#, 40
__compound_literal.161:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.159#, @object
	.size	__compound_literal.159#, 32
__compound_literal.159:
	data8	0
	data8	1
	data8	8
	data8	-1
	.align 8
	.type	__compound_literal.157#, @object
	.size	__compound_literal.157#, 24
__compound_literal.157:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.155#, @object
	.size	__compound_literal.155#, 24
__compound_literal.155:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.153#, @object
	.size	__compound_literal.153#, 24
__compound_literal.153:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.151#, @object
	.size	__compound_literal.151#, 64
__compound_literal.151:
	data8	0
	data8	8
	data8	-1
	data8	1
	data8	2
	data8	3
	data8	4
	data8	6
	.align 8
	.type	__compound_literal.149#, @object
	.size	__compound_literal.149#, 16
__compound_literal.149:
	data8	8
	data8	0
	.align 8
	.type	__compound_literal.147#, @object
	.size	__compound_literal.147#, 24
__compound_literal.147:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.145#, @object
	.size	__compound_literal.145#, 24
__compound_literal.145:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.143#, @object
	.size	__compound_literal.143#, 32
__compound_literal.143:
	data8	0
	data8	-1
	data8	1
	data8	70000
	.align 8
	.type	__compound_literal.141#, @object
	.size	__compound_literal.141#, 24
__compound_literal.141:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.139#, @object
	.size	__compound_literal.139#, 32
__compound_literal.139:
	data8	0
	data8	-1
	data8	1
	data8	100
	.align 8
	.type	__compound_literal.137#, @object
	.size	__compound_literal.137#, 24
__compound_literal.137:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.135#, @object
	.size	__compound_literal.135#, 24
__compound_literal.135:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.133#, @object
	.size	__compound_literal.133#, 24
__compound_literal.133:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.131#, @object
	.size	__compound_literal.131#, 16
__compound_literal.131:
	data8	0
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.129#, @object
	.size	__compound_literal.129#, 24
__compound_literal.129:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.127#, @object
	.size	__compound_literal.127#, 32
__compound_literal.127:
	data8	0
	data8	-1
	data8	65
	data8	1000
	.align 8
	.type	__compound_literal.125#, @object
	.size	__compound_literal.125#, 24
__compound_literal.125:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.123#, @object
	.size	__compound_literal.123#, 24
__compound_literal.123:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.121#, @object
	.size	__compound_literal.121#, 24
__compound_literal.121:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.119#, @object
	.size	__compound_literal.119#, 32
__compound_literal.119:
	data8	0
	data8	-1
	data8	65
	data8	1000
	.align 8
	.type	__compound_literal.117#, @object
	.size	__compound_literal.117#, 24
__compound_literal.117:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.115#, @object
	.size	__compound_literal.115#, 40
__compound_literal.115:
	data8	8
	data8	0
	data8	4
	data8	16
	data8	-1
	.align 8
	.type	__compound_literal.113#, @object
	.size	__compound_literal.113#, 16
__compound_literal.113:
	data8	matrix_zeros#+64
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.111#, @object
	.size	__compound_literal.111#, 24
__compound_literal.111:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.109#, @object
	.size	__compound_literal.109#, 24
__compound_literal.109:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.107#, @object
	.size	__compound_literal.107#, 48
__compound_literal.107:
	data8	8
	data8	9
	data8	17
	data8	-1
	data8	0
	data8	4
	.align 8
	.type	__compound_literal.105#, @object
	.size	__compound_literal.105#, 24
__compound_literal.105:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.103#, @object
	.size	__compound_literal.103#, 40
__compound_literal.103:
	data8	8
	data8	0
	data8	4
	data8	16
	data8	-1
	.align 8
	.type	__compound_literal.101#, @object
	.size	__compound_literal.101#, 24
__compound_literal.101:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.99#, @object
	.size	__compound_literal.99#, 24
__compound_literal.99:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.97#, @object
	.size	__compound_literal.97#, 24
__compound_literal.97:
	data8	0
	data8	99
	data8	-1
	.align 8
	.type	__compound_literal.95#, @object
	.size	__compound_literal.95#, 32
__compound_literal.95:
	data8	0
	data8	-1
	data8	65
	data8	1000
	.align 8
	.type	__compound_literal.93#, @object
	.size	__compound_literal.93#, 24
__compound_literal.93:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.91#, @object
	.size	__compound_literal.91#, 24
__compound_literal.91:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.89#, @object
	.size	__compound_literal.89#, 32
__compound_literal.89:
	data8	0
	data8	-1
	data8	65
	data8	1000
	.align 8
	.type	__compound_literal.87#, @object
	.size	__compound_literal.87#, 24
__compound_literal.87:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.85#, @object
	.size	__compound_literal.85#, 32
__compound_literal.85:
	data8	0
	data8	-1
	data8	65
	data8	1000
	.align 8
	.type	__compound_literal.83#, @object
	.size	__compound_literal.83#, 32
__compound_literal.83:
	data8	0
	data8	999999
	data8	-2147483648
	data8	2147483647
	.align 8
	.type	__compound_literal.81#, @object
	.size	__compound_literal.81#, 24
__compound_literal.81:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.79#, @object
	.size	__compound_literal.79#, 40
__compound_literal.79:
	data8	5
	data8	0
	data8	-1
	data8	1
	data8	261
	.align 8
	.type	__compound_literal.77#, @object
	.size	__compound_literal.77#, 24
__compound_literal.77:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.75#, @object
	.size	__compound_literal.75#, 24
__compound_literal.75:
	data8	999999
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.73#, @object
	.size	__compound_literal.73#, 48
__compound_literal.73:
	data8	0
	data8	-1
	data8	4
	data8	99
	data8	1
	data8	2
	.align 8
	.type	__compound_literal.71#, @object
	.size	__compound_literal.71#, 24
__compound_literal.71:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.69#, @object
	.size	__compound_literal.69#, 40
__compound_literal.69:
	data8	1
	data8	33554432
	data8	-1
	data8	4
	data8	9
	.align 8
	.type	__compound_literal.67#, @object
	.size	__compound_literal.67#, 24
__compound_literal.67:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.65#, @object
	.size	__compound_literal.65#, 32
__compound_literal.65:
	data8	-1
	data8	999999
	data8	-2147483648
	data8	0
	.align 8
	.type	__compound_literal.63#, @object
	.size	__compound_literal.63#, 24
__compound_literal.63:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.61#, @object
	.size	__compound_literal.61#, 48
__compound_literal.61:
	data8	0
	data8	-3
	data8	2
	data8	-2
	data8	-1
	data8	1
	.align 8
	.type	__compound_literal.59#, @object
	.size	__compound_literal.59#, 24
__compound_literal.59:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.57#, @object
	.size	__compound_literal.57#, 16
__compound_literal.57:
	data8	0
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.55#, @object
	.size	__compound_literal.55#, 32
__compound_literal.55:
	data8	7
	data8	-1
	data8	16
	data8	99
	.align 8
	.type	__compound_literal.53#, @object
	.size	__compound_literal.53#, 40
__compound_literal.53:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.51#, @object
	.size	__compound_literal.51#, 24
__compound_literal.51:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.49#, @object
	.size	__compound_literal.49#, 24
__compound_literal.49:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.47#, @object
	.size	__compound_literal.47#, 40
__compound_literal.47:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.45#, @object
	.size	__compound_literal.45#, 24
__compound_literal.45:
	data8	0
	data8	1
	data8	-1
	.align 8
	.type	__compound_literal.43#, @object
	.size	__compound_literal.43#, 40
__compound_literal.43:
	data8	48
	data8	0
	data8	47
	data8	70000
	data8	56
	.align 8
	.type	__compound_literal.41#, @object
	.size	__compound_literal.41#, 24
__compound_literal.41:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.39#, @object
	.size	__compound_literal.39#, 40
__compound_literal.39:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.37#, @object
	.size	__compound_literal.37#, 80
__compound_literal.37:
	data8	0
	data8	-1
	data8	99
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	8
	.align 8
	.type	__compound_literal.35#, @object
	.size	__compound_literal.35#, 80
__compound_literal.35:
	data8	0
	data8	-1
	data8	99
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	8
	.align 8
	.type	__compound_literal.33#, @object
	.size	__compound_literal.33#, 24
__compound_literal.33:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.31#, @object
	.size	__compound_literal.31#, 80
__compound_literal.31:
	data8	0
	data8	-1
	data8	99
	data8	1
	data8	2
	data8	3
	data8	4
	data8	5
	data8	6
	data8	7
	.align 8
	.type	__compound_literal.29#, @object
	.size	__compound_literal.29#, 40
__compound_literal.29:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.27#, @object
	.size	__compound_literal.27#, 24
__compound_literal.27:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.25#, @object
	.size	__compound_literal.25#, 40
__compound_literal.25:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.23#, @object
	.size	__compound_literal.23#, 24
__compound_literal.23:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.21#, @object
	.size	__compound_literal.21#, 40
__compound_literal.21:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.19#, @object
	.size	__compound_literal.19#, 40
__compound_literal.19:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.17#, @object
	.size	__compound_literal.17#, 24
__compound_literal.17:
	data8	0
	data8	5
	data8	5
	.align 8
	.type	__compound_literal.15#, @object
	.size	__compound_literal.15#, 24
__compound_literal.15:
	data8	0
	data8	-1
	data8	999999
	.align 8
	.type	__compound_literal.13#, @object
	.size	__compound_literal.13#, 24
__compound_literal.13:
	data8	0
	data8	-1
	data8	3
	.align 8
	.type	__compound_literal.11#, @object
	.size	__compound_literal.11#, 24
__compound_literal.11:
	data8	0
	data8	-1
	data8	999999
	.align 8
	.type	__compound_literal.9#, @object
	.size	__compound_literal.9#, 32
__compound_literal.9:
	data8	0
	data8	-1
	data8	3
	data8	1
	.align 8
	.type	__compound_literal.7#, @object
	.size	__compound_literal.7#, 40
__compound_literal.7:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.5#, @object
	.size	__compound_literal.5#, 40
__compound_literal.5:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.3#, @object
	.size	__compound_literal.3#, 40
__compound_literal.3:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.align 8
	.type	__compound_literal.1#, @object
	.size	__compound_literal.1#, 40
__compound_literal.1:
	data8	0
	data8	-1
	data8	999999
	data8	2147483647
	data8	-2147483648
	.bss
	.align 65536
	.type	room#, @object
	.size	room#, 262144
room:
	.skip	262144
	.sbss
	.align 4
	.type	matrix_column#, @object
	.size	matrix_column#, 4
matrix_column:
	.skip	4
	.align 4
	.type	matrix_repeats#, @object
	.size	matrix_repeats#, 4
matrix_repeats:
	.skip	4
	.bss
	.align 8
	.type	matrix_last#, @object
	.size	matrix_last#, 24
matrix_last:
	.skip	24
	.align 8
	.type	matrix_name#, @object
	.size	matrix_name#, 257
matrix_name:
	.skip	257
	.align 8
	.type	matrix_long#, @object
	.size	matrix_long#, 5000
matrix_long:
	.skip	5000
	.align 65536
	.type	matrix_nothing#, @object
	.size	matrix_nothing#, 65536
matrix_nothing:
	.skip	65536
	.align 8
	.type	matrix_zeros#, @object
	.size	matrix_zeros#, 8192
matrix_zeros:
	.skip	8192
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
