// d857840b377b570b59cde8ec2616932b guest-tests/file/request-matrix.c
	.file	"request-matrix.c"
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
	stringz	"posix_openpt"
	.align 8
.LC25:
	stringz	"a terminal"
	.align 8
.LC26:
	stringz	"dup2"
	.align 8
.LC27:
	stringz	"mprotect"
	.align 8
.LC28:
	stringz	"fork"
	.align 8
.LC29:
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
	.fframe 112
	adds r12 = -112, r12
	.save rp, r54
	mov r54 = b0
	.mmi
	nop 0
	mov r56 = r1
	nop 0
	;;
	.mib
	addl r58 = 2306, r0
	.save ar.lc, r57
	mov r57 = ar.lc
	.body
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r56
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
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
	adds r14 = 112, r12
	movl r59 = 1074025521
	.mmi
	mov r58 = r32
	;;
	nop 0
	mov r60 = r14
	.mmb
	nop 0
	st4 [r14] = r0
	br.call.sptk.many b0 = ioctl#
	;;
	.mib
	mov r1 = r56
	mov r58 = r32
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	addl r59 = 2306, r0
	nop 0
	mov r58 = r8
	.mmb
	mov r1 = r56
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r56
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
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
	addl r59 = 42, r0
	mov r58 = r32
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r56
	nop 0
	.mmb
	addl r59 = 43, r0
	mov r58 = r33
	(p7) br.cond.spnt .L169
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = dup2#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r56
	.mmb
	mov r58 = r32
	nop 0
	(p6) br.cond.spnt .L169
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r56
	mov r58 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r56
	addl r60 = 4999, r0
	addl r59 = 97, r0
	;;
	.mlx
	nop 0
	movl r58 = @gprel(matrix_long#)
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
	(p7) movl r58 = @gprel(.LC27)
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
	(p7) br.cond.dpnt .L214
	;;
.L171:
	.mlx
	addl r50 = @ltoffx(stdout#), r1
	movl r36 = @gprel(rows#)
	.mlx
	addl r34 = @gprel(matrix_column#), gp
	movl r33 = @gprel(.LC23)
	;;
	.mib
	nop 0
	mov ar.lc = 38
	nop 0
	.mlx
	add r36 = r1, r36
	movl r35 = @gprel(.LC29)
	;;
	.mmi
	ld8.mov r50 = [r50], stdout#
	add r33 = r1, r33
	add r35 = r1, r35
	;;
	.align 32
.L193:
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
	(p7) br.cond.spnt .L215
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov r58 = r8
	(p7) br.cond.dpnt .L216
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
	(p7) br.cond.dpnt .L191
	;;
	.mmi
	nop 0
	ld4 r59 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r59
	(p6) br.cond.dptk .L192
.L191:
	.mib
	nop 0
	mov r58 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r56
	nop 0
	nop 0
.L192:
	.mib
	nop 0
	adds r36 = 120, r36
	br.cloop.sptk.few .L193
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
	adds r12 = 112, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L214:
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
	(p7) br.cond.spnt .L173
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
	(p6) br.cond.spnt .L173
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r56
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.sptk .L171
.L173:
	.mib
	nop 0
	addl r58 = 97, r0
	br.call.sptk.many b0 = exit#
	;;
.L216:
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
.L177:
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
	br.cloop.sptk.few .L177
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
.L178:
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p7) br.cond.dpnt .L181
	;;
	.mmi
	(p6) addl r32 = 1, r0
	nop 0
	nop 0
	;;
	.align 32
.L179:
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
	(p6) br.cond.dptk .L179
.L181:
	.mmi
	adds r33 = 16, r33
	adds r35 = 8, r35
	adds r34 = 16, r34
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r33
	(p7) br.cond.dptk .L178
	.mmi
	addl r53 = 1, r0
	adds r47 = 72, r12
	adds r46 = 80, r12
	.mmi
	adds r45 = 88, r12
	adds r44 = 96, r12
	adds r43 = 104, r12
	.align 32
.L180:
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
.L183:
	.mib
	cmp4.ltu p6, p7 = 1, r16
	nop 0
	(p7) br.cond.dpnt .L185
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
.L188:
	.mib
	cmp4.ltu p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L186
	;;
	.mmi
	nop 0
	(p6) addl r33 = 8, r0
	(p6) addl r32 = 1, r0
	;;
.L184:
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
	(p6) br.cond.dptk .L184
	.mmi
	ld4 r16 = [r48]
	nop 0
	nop 0
.L186:
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
	(p7) br.cond.dptk .L188
.L185:
	.mmi
	adds r37 = 16, r37
	adds r38 = 8, r38
	adds r39 = 16, r39
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r37
	(p7) br.cond.dptk .L183
	.mmi
	adds r53 = 1, r53
	nop 0
	adds r48 = 16, r48
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 6, r53
	(p7) br.cond.dptk .L180
	.mmi
	addl r14 = @gprel(matrix_repeats#), gp
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L189
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
.L189:
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
.L169:
	.mlx
	nop 0
	movl r58 = @gprel(.LC26)
	;;
	.mib
	nop 0
	add r58 = r1, r58
	br.call.sptk.many b0 = must.part.0#
	;;
.L215:
	.mlx
	nop 0
	movl r58 = @gprel(.LC28)
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
.LC30:
	stringz	"control"
	.align 8
.LC31:
	stringz	"request"
	.align 8
.LC32:
	stringz	"sendfile"
	.section	.rodata
	.align 8
	.type	rows#, @object
	.size	rows#, 4680
rows:
	data8	.LC30
	data4	1066
	data4	3
	data4	17
	.skip	4
	data8	__compound_literal.1#
	data4	1
	.skip	4
	data8	__compound_literal.3#
	data4	4
	.skip	4
	data8	__compound_literal.5#
	.skip	48
	.skip	8
	data8	.LC30
	data4	1066
	data4	3
	data4	17
	.skip	4
	data8	__compound_literal.7#
	data4	1
	.skip	4
	data8	__compound_literal.9#
	data4	3
	.skip	4
	data8	__compound_literal.11#
	.skip	48
	.skip	8
	data8	.LC30
	data4	1066
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.13#
	data4	4
	.skip	4
	data8	__compound_literal.15#
	data4	2
	.skip	4
	data8	__compound_literal.17#
	.skip	48
	.skip	8
	data8	.LC30
	data4	1066
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.19#
	data4	1
	.skip	4
	data8	__compound_literal.21#
	data4	4
	.skip	4
	data8	__compound_literal.23#
	.skip	48
	.skip	8
	data8	.LC30
	data4	1066
	data4	4
	data4	17
	.skip	4
	data8	__compound_literal.25#
	data4	1
	.skip	4
	data8	__compound_literal.27#
	.skip	64
	.skip	8
	data8	.LC30
	data4	1066
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.29#
	data4	1
	.skip	4
	data8	__compound_literal.31#
	data4	4
	.skip	4
	data8	__compound_literal.33#
	.skip	48
	.skip	8
	data8	.LC30
	data4	1066
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.35#
	data4	1
	.skip	4
	data8	__compound_literal.37#
	.skip	64
	.skip	8
	data8	.LC30
	data4	1066
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.39#
	data4	1
	.skip	4
	data8	__compound_literal.41#
	data4	3
	.skip	4
	data8	__compound_literal.43#
	.skip	48
	.skip	8
	data8	.LC30
	data4	1066
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.45#
	data4	1
	.skip	4
	data8	__compound_literal.47#
	.skip	64
	.skip	8
	data8	.LC30
	data4	1066
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.49#
	data4	1
	.skip	4
	data8	__compound_literal.51#
	data4	5
	.skip	4
	data8	__compound_literal.53#
	.skip	48
	.skip	8
	data8	.LC30
	data4	1066
	data4	4
	data4	17
	.skip	4
	data8	__compound_literal.55#
	data4	1
	.skip	4
	data8	__compound_literal.57#
	.skip	64
	.skip	8
	data8	.LC30
	data4	1066
	data4	1
	data4	8
	.skip	4
	data8	__compound_literal.59#
	data4	1
	.skip	4
	data8	__compound_literal.61#
	data4	4
	.skip	4
	data8	__compound_literal.63#
	.skip	48
	.skip	8
	data8	.LC30
	data4	1066
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.65#
	data4	1
	.skip	4
	data8	__compound_literal.67#
	data4	2
	.skip	4
	data8	__compound_literal.69#
	.skip	48
	.skip	8
	data8	.LC30
	data4	1066
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.71#
	data4	1
	.skip	4
	data8	__compound_literal.73#
	.skip	64
	.skip	8
	data8	.LC30
	data4	1066
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.75#
	data4	1
	.skip	4
	data8	__compound_literal.77#
	data4	5
	.skip	4
	data8	__compound_literal.79#
	.skip	48
	.skip	8
	data8	.LC30
	data4	1066
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.81#
	data4	1
	.skip	4
	data8	__compound_literal.83#
	.skip	64
	.skip	8
	data8	.LC30
	data4	1066
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.85#
	data4	1
	.skip	4
	data8	__compound_literal.87#
	data4	4
	.skip	4
	data8	__compound_literal.89#
	.skip	48
	.skip	8
	data8	.LC30
	data4	1066
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.91#
	data4	1
	.skip	4
	data8	__compound_literal.93#
	data4	7
	.skip	4
	data8	__compound_literal.95#
	.skip	48
	.skip	8
	data8	.LC30
	data4	1066
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.97#
	data4	1
	.skip	4
	data8	__compound_literal.99#
	data4	7
	.skip	4
	data8	__compound_literal.101#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.103#
	data4	3
	.skip	4
	data8	__compound_literal.105#
	data4	3
	.skip	4
	data8	__compound_literal.107#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.109#
	data4	1
	.skip	4
	data8	__compound_literal.111#
	data4	3
	.skip	4
	data8	__compound_literal.113#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.115#
	data4	1
	.skip	4
	data8	__compound_literal.117#
	data4	3
	.skip	4
	data8	__compound_literal.119#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.121#
	data4	2
	.skip	4
	data8	__compound_literal.123#
	data4	1
	.skip	4
	data8	__compound_literal.125#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.127#
	data4	1
	.skip	4
	data8	__compound_literal.129#
	data4	3
	.skip	4
	data8	__compound_literal.131#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.133#
	data4	1
	.skip	4
	data8	__compound_literal.135#
	data4	2
	.skip	4
	data8	__compound_literal.137#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.139#
	data4	1
	.skip	4
	data8	__compound_literal.141#
	data4	3
	.skip	4
	data8	__compound_literal.143#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	1
	data4	17
	.skip	4
	data8	__compound_literal.145#
	data4	1
	.skip	4
	data8	__compound_literal.147#
	data4	3
	.skip	4
	data8	__compound_literal.149#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.151#
	data4	1
	.skip	4
	data8	__compound_literal.153#
	data4	3
	.skip	4
	data8	__compound_literal.155#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.157#
	data4	1
	.skip	4
	data8	__compound_literal.159#
	data4	3
	.skip	4
	data8	__compound_literal.161#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.163#
	data4	1
	.skip	4
	data8	__compound_literal.165#
	data4	3
	.skip	4
	data8	__compound_literal.167#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.169#
	data4	1
	.skip	4
	data8	__compound_literal.171#
	data4	3
	.skip	4
	data8	__compound_literal.173#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.175#
	data4	1
	.skip	4
	data8	__compound_literal.177#
	data4	3
	.skip	4
	data8	__compound_literal.179#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	4
	.skip	4
	data8	__compound_literal.181#
	data4	2
	.skip	4
	data8	__compound_literal.183#
	data4	6
	.skip	4
	data8	__compound_literal.185#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	4
	.skip	4
	data8	__compound_literal.187#
	data4	5
	.skip	4
	data8	__compound_literal.189#
	data4	1
	.skip	4
	data8	__compound_literal.191#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.193#
	data4	1
	.skip	4
	data8	__compound_literal.195#
	data4	3
	.skip	4
	data8	__compound_literal.197#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.199#
	data4	1
	.skip	4
	data8	__compound_literal.201#
	data4	3
	.skip	4
	data8	__compound_literal.203#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.205#
	data4	1
	.skip	4
	data8	__compound_literal.207#
	data4	3
	.skip	4
	data8	__compound_literal.209#
	.skip	48
	.skip	8
	data8	.LC31
	data4	1065
	data4	0
	data4	17
	.skip	4
	data8	__compound_literal.211#
	data4	4
	.skip	4
	data8	__compound_literal.213#
	data4	3
	.skip	4
	data8	__compound_literal.215#
	.skip	48
	.skip	8
	data8	.LC32
	data4	1187
	data4	1
	data4	8
	.skip	4
	data8	__compound_literal.217#
	data4	8
	.skip	4
	data8	__compound_literal.219#
	data4	3
	.skip	4
	data8	__compound_literal.221#
	data4	2
	.skip	4
	data8	__compound_literal.223#
	.skip	32
	.skip	8
	.align 8
	.type	__compound_literal.223#, @object
	.size	__compound_literal.223#, 16
__compound_literal.223:
	data8	4
	data8	0
	.align 8
	.type	__compound_literal.221#, @object
	.size	__compound_literal.221#, 24
__compound_literal.221:
	data8	0
	data8	matrix_zeros#
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.219#, @object
	.size	__compound_literal.219#, 64
__compound_literal.219:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	.align 8
	.type	__compound_literal.217#, @object
	.size	__compound_literal.217#, 64
__compound_literal.217:
	data8	16
	data8	-1
	data8	99
	data8	14
	data8	11
	data8	13
	data8	17
	data8	22
	.align 8
	.type	__compound_literal.215#, @object
	.size	__compound_literal.215#, 24
__compound_literal.215:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.213#, @object
	.size	__compound_literal.213#, 32
__compound_literal.213:
	data8	35091
	data8	35105
	data8	35093
	data8	35123
	.align 8
	.type	__compound_literal.211#, @object
	.size	__compound_literal.211#, 136
__compound_literal.211:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.209#, @object
	.size	__compound_literal.209#, 24
__compound_literal.209:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.section	.sdata,"aws"
	.align 8
	.type	__compound_literal.207#, @object
	.size	__compound_literal.207#, 8
__compound_literal.207:
	data8	35076
	.section	.rodata
	.align 8
	.type	__compound_literal.205#, @object
	.size	__compound_literal.205#, 136
__compound_literal.205:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.203#, @object
	.size	__compound_literal.203#, 24
__compound_literal.203:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.201#, @object
	.size	__compound_literal.201#, 8
__compound_literal.201:
	data8	35077
	.section	.rodata
	.align 8
	.type	__compound_literal.199#, @object
	.size	__compound_literal.199#, 136
__compound_literal.199:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.197#, @object
	.size	__compound_literal.197#, 24
__compound_literal.197:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.195#, @object
	.size	__compound_literal.195#, 8
__compound_literal.195:
	data8	1074025521
	.section	.rodata
	.align 8
	.type	__compound_literal.193#, @object
	.size	__compound_literal.193#, 136
__compound_literal.193:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.section	.sdata
	.align 8
	.type	__compound_literal.191#, @object
	.size	__compound_literal.191#, 8
__compound_literal.191:
	data8	1
	.section	.rodata
	.align 8
	.type	__compound_literal.189#, @object
	.size	__compound_literal.189#, 40
__compound_literal.189:
	data8	21513
	data8	21541
	data8	21516
	data8	21517
	data8	21538
	.align 8
	.type	__compound_literal.187#, @object
	.size	__compound_literal.187#, 32
__compound_literal.187:
	data8	43
	data8	-1
	data8	42
	data8	15
	.align 8
	.type	__compound_literal.185#, @object
	.size	__compound_literal.185#, 48
__compound_literal.185:
	data8	0
	data8	7
	data8	-1
	data8	1
	data8	2
	data8	3
	.align 8
	.type	__compound_literal.183#, @object
	.size	__compound_literal.183#, 16
__compound_literal.183:
	data8	21515
	data8	21514
	.align 8
	.type	__compound_literal.181#, @object
	.size	__compound_literal.181#, 32
__compound_literal.181:
	data8	43
	data8	-1
	data8	42
	data8	15
	.align 8
	.type	__compound_literal.179#, @object
	.size	__compound_literal.179#, 24
__compound_literal.179:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.177#, @object
	.size	__compound_literal.177#, 8
__compound_literal.177:
	data8	21520
	.section	.rodata
	.align 8
	.type	__compound_literal.175#, @object
	.size	__compound_literal.175#, 136
__compound_literal.175:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.173#, @object
	.size	__compound_literal.173#, 24
__compound_literal.173:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.171#, @object
	.size	__compound_literal.171#, 8
__compound_literal.171:
	data8	21540
	.section	.rodata
	.align 8
	.type	__compound_literal.169#, @object
	.size	__compound_literal.169#, 136
__compound_literal.169:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.167#, @object
	.size	__compound_literal.167#, 24
__compound_literal.167:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.165#, @object
	.size	__compound_literal.165#, 8
__compound_literal.165:
	data8	21545
	.section	.rodata
	.align 8
	.type	__compound_literal.163#, @object
	.size	__compound_literal.163#, 136
__compound_literal.163:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.161#, @object
	.size	__compound_literal.161#, 24
__compound_literal.161:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.159#, @object
	.size	__compound_literal.159#, 8
__compound_literal.159:
	data8	21519
	.section	.rodata
	.align 8
	.type	__compound_literal.157#, @object
	.size	__compound_literal.157#, 136
__compound_literal.157:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.155#, @object
	.size	__compound_literal.155#, 24
__compound_literal.155:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.153#, @object
	.size	__compound_literal.153#, 8
__compound_literal.153:
	data8	21521
	.section	.rodata
	.align 8
	.type	__compound_literal.151#, @object
	.size	__compound_literal.151#, 136
__compound_literal.151:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.149#, @object
	.size	__compound_literal.149#, 24
__compound_literal.149:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.147#, @object
	.size	__compound_literal.147#, 8
__compound_literal.147:
	data8	21524
	.section	.rodata
	.align 8
	.type	__compound_literal.145#, @object
	.size	__compound_literal.145#, 136
__compound_literal.145:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.143#, @object
	.size	__compound_literal.143#, 24
__compound_literal.143:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.141#, @object
	.size	__compound_literal.141#, 8
__compound_literal.141:
	data8	21523
	.section	.rodata
	.align 8
	.type	__compound_literal.139#, @object
	.size	__compound_literal.139#, 136
__compound_literal.139:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.137#, @object
	.size	__compound_literal.137#, 16
__compound_literal.137:
	data8	matrix_nothing#
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.135#, @object
	.size	__compound_literal.135#, 8
__compound_literal.135:
	data8	21506
	.section	.rodata
	.align 8
	.type	__compound_literal.133#, @object
	.size	__compound_literal.133#, 136
__compound_literal.133:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.131#, @object
	.size	__compound_literal.131#, 24
__compound_literal.131:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.129#, @object
	.size	__compound_literal.129#, 8
__compound_literal.129:
	data8	21505
	.section	.rodata
	.align 8
	.type	__compound_literal.127#, @object
	.size	__compound_literal.127#, 136
__compound_literal.127:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.section	.sdata
	.align 8
	.type	__compound_literal.125#, @object
	.size	__compound_literal.125#, 8
__compound_literal.125:
	.skip	8
	.section	.rodata
	.align 8
	.type	__compound_literal.123#, @object
	.size	__compound_literal.123#, 16
__compound_literal.123:
	data8	21585
	data8	21584
	.align 8
	.type	__compound_literal.121#, @object
	.size	__compound_literal.121#, 136
__compound_literal.121:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.119#, @object
	.size	__compound_literal.119#, 24
__compound_literal.119:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.117#, @object
	.size	__compound_literal.117#, 8
__compound_literal.117:
	data8	21586
	.section	.rodata
	.align 8
	.type	__compound_literal.115#, @object
	.size	__compound_literal.115#, 136
__compound_literal.115:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.113#, @object
	.size	__compound_literal.113#, 24
__compound_literal.113:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.111#, @object
	.size	__compound_literal.111#, 8
__compound_literal.111:
	data8	21537
	.section	.rodata
	.align 8
	.type	__compound_literal.109#, @object
	.size	__compound_literal.109#, 136
__compound_literal.109:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.107#, @object
	.size	__compound_literal.107#, 24
__compound_literal.107:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.105#, @object
	.size	__compound_literal.105#, 24
__compound_literal.105:
	data8	21531
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.103#, @object
	.size	__compound_literal.103#, 136
__compound_literal.103:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.101#, @object
	.size	__compound_literal.101#, 56
__compound_literal.101:
	data8	read_lock#
	data8	matrix_nothing#
	data8	0
	data8	bad_type#
	data8	bad_whence#
	data8	backwards#
	data8	unlock#
	.section	.sdata
	.align 8
	.type	__compound_literal.99#, @object
	.size	__compound_literal.99#, 8
__compound_literal.99:
	data8	5
	.section	.rodata
	.align 8
	.type	__compound_literal.97#, @object
	.size	__compound_literal.97#, 136
__compound_literal.97:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.95#, @object
	.size	__compound_literal.95#, 56
__compound_literal.95:
	data8	read_lock#
	data8	matrix_nothing#
	data8	0
	data8	bad_type#
	data8	bad_whence#
	data8	backwards#
	data8	unlock#
	.section	.sdata
	.align 8
	.type	__compound_literal.93#, @object
	.size	__compound_literal.93#, 8
__compound_literal.93:
	data8	6
	.section	.rodata
	.align 8
	.type	__compound_literal.91#, @object
	.size	__compound_literal.91#, 136
__compound_literal.91:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.89#, @object
	.size	__compound_literal.89#, 32
__compound_literal.89:
	data8	0
	data8	-1
	data8	32
	data8	1
	.section	.sdata
	.align 8
	.type	__compound_literal.87#, @object
	.size	__compound_literal.87#, 8
__compound_literal.87:
	data8	1033
	.section	.rodata
	.align 8
	.type	__compound_literal.85#, @object
	.size	__compound_literal.85#, 136
__compound_literal.85:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.section	.sdata
	.align 8
	.type	__compound_literal.83#, @object
	.size	__compound_literal.83#, 8
__compound_literal.83:
	data8	1034
	.section	.rodata
	.align 8
	.type	__compound_literal.81#, @object
	.size	__compound_literal.81#, 136
__compound_literal.81:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.79#, @object
	.size	__compound_literal.79#, 40
__compound_literal.79:
	data8	65536
	data8	-1
	data8	-2147483648
	data8	2147483647
	data8	131072
	.section	.sdata
	.align 8
	.type	__compound_literal.77#, @object
	.size	__compound_literal.77#, 8
__compound_literal.77:
	data8	1031
	.section	.rodata
	.align 8
	.type	__compound_literal.75#, @object
	.size	__compound_literal.75#, 136
__compound_literal.75:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.section	.sdata
	.align 8
	.type	__compound_literal.73#, @object
	.size	__compound_literal.73#, 8
__compound_literal.73:
	data8	1032
	.section	.rodata
	.align 8
	.type	__compound_literal.71#, @object
	.size	__compound_literal.71#, 136
__compound_literal.71:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.69#, @object
	.size	__compound_literal.69#, 16
__compound_literal.69:
	data8	0
	data8	1
	.section	.sdata
	.align 8
	.type	__compound_literal.67#, @object
	.size	__compound_literal.67#, 8
__compound_literal.67:
	data8	1026
	.section	.rodata
	.align 8
	.type	__compound_literal.65#, @object
	.size	__compound_literal.65#, 136
__compound_literal.65:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.63#, @object
	.size	__compound_literal.63#, 32
__compound_literal.63:
	data8	2
	data8	77
	data8	-1
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.61#, @object
	.size	__compound_literal.61#, 8
__compound_literal.61:
	data8	1024
	.section	.rodata
	.align 8
	.type	__compound_literal.59#, @object
	.size	__compound_literal.59#, 64
__compound_literal.59:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	.section	.sdata
	.align 8
	.type	__compound_literal.57#, @object
	.size	__compound_literal.57#, 8
__compound_literal.57:
	data8	1025
	.section	.rodata
	.align 8
	.type	__compound_literal.55#, @object
	.size	__compound_literal.55#, 136
__compound_literal.55:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.53#, @object
	.size	__compound_literal.53#, 40
__compound_literal.53:
	data8	0
	data8	-1
	data8	65
	data8	9
	data8	1000
	.section	.sdata
	.align 8
	.type	__compound_literal.51#, @object
	.size	__compound_literal.51#, 8
__compound_literal.51:
	data8	10
	.section	.rodata
	.align 8
	.type	__compound_literal.49#, @object
	.size	__compound_literal.49#, 136
__compound_literal.49:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.section	.sdata
	.align 8
	.type	__compound_literal.47#, @object
	.size	__compound_literal.47#, 8
__compound_literal.47:
	data8	11
	.section	.rodata
	.align 8
	.type	__compound_literal.45#, @object
	.size	__compound_literal.45#, 136
__compound_literal.45:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.43#, @object
	.size	__compound_literal.43#, 24
__compound_literal.43:
	data8	0
	data8	999999
	data8	-2147483648
	.section	.sdata
	.align 8
	.type	__compound_literal.41#, @object
	.size	__compound_literal.41#, 8
__compound_literal.41:
	data8	8
	.section	.rodata
	.align 8
	.type	__compound_literal.39#, @object
	.size	__compound_literal.39#, 136
__compound_literal.39:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.section	.sdata
	.align 8
	.type	__compound_literal.37#, @object
	.size	__compound_literal.37#, 8
__compound_literal.37:
	data8	9
	.section	.rodata
	.align 8
	.type	__compound_literal.35#, @object
	.size	__compound_literal.35#, 136
__compound_literal.35:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.33#, @object
	.size	__compound_literal.33#, 32
__compound_literal.33:
	data8	0
	data8	-1
	data8	1024
	data8	2048
	.section	.sdata
	.align 8
	.type	__compound_literal.31#, @object
	.size	__compound_literal.31#, 8
__compound_literal.31:
	data8	4
	.section	.rodata
	.align 8
	.type	__compound_literal.29#, @object
	.size	__compound_literal.29#, 136
__compound_literal.29:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.section	.sdata
	.align 8
	.type	__compound_literal.27#, @object
	.size	__compound_literal.27#, 8
__compound_literal.27:
	data8	3
	.section	.rodata
	.align 8
	.type	__compound_literal.25#, @object
	.size	__compound_literal.25#, 136
__compound_literal.25:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.23#, @object
	.size	__compound_literal.23#, 32
__compound_literal.23:
	data8	0
	data8	-1
	data8	1
	data8	2
	.section	.sdata
	.align 8
	.type	__compound_literal.21#, @object
	.size	__compound_literal.21#, 8
__compound_literal.21:
	data8	2
	.section	.rodata
	.align 8
	.type	__compound_literal.19#, @object
	.size	__compound_literal.19#, 136
__compound_literal.19:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.17#, @object
	.size	__compound_literal.17#, 16
__compound_literal.17:
	data8	0
	data8	-1
	.align 8
	.type	__compound_literal.15#, @object
	.size	__compound_literal.15#, 32
__compound_literal.15:
	data8	1
	data8	-1
	data8	77
	data8	1111
	.align 8
	.type	__compound_literal.13#, @object
	.size	__compound_literal.13#, 136
__compound_literal.13:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.11#, @object
	.size	__compound_literal.11#, 24
__compound_literal.11:
	data8	40
	data8	-1
	data8	1048576
	.section	.sdata
	.align 8
	.type	__compound_literal.9#, @object
	.size	__compound_literal.9#, 8
__compound_literal.9:
	data8	1030
	.section	.rodata
	.align 8
	.type	__compound_literal.7#, @object
	.size	__compound_literal.7#, 136
__compound_literal.7:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.align 8
	.type	__compound_literal.5#, @object
	.size	__compound_literal.5#, 32
__compound_literal.5:
	data8	40
	data8	-1
	data8	1048576
	data8	0
	.section	.sdata
	.align 8
	.type	__compound_literal.3#, @object
	.size	__compound_literal.3#, 8
__compound_literal.3:
	.skip	8
	.section	.rodata
	.align 8
	.type	__compound_literal.1#, @object
	.size	__compound_literal.1#, 136
__compound_literal.1:
	data8	10
	data8	-1
	data8	99
	data8	14
	data8	-100
	data8	11
	data8	12
	data8	13
	data8	15
	data8	16
	data8	17
	data8	19
	data8	20
	data8	22
	data8	42
	data8	43
	data8	2147483647
	.data
	.align 8
	.type	unlock#, @object
	.size	unlock#, 32
unlock:
	data2	2
	.skip	30
	.align 8
	.type	backwards#, @object
	.size	backwards#, 32
backwards:
	data2	1
	.skip	6
	data8	4
	data8	-8
	.skip	8
	.align 8
	.type	bad_whence#, @object
	.size	bad_whence#, 32
bad_whence:
	data2	1
	data2	9
	.skip	28
	.align 8
	.type	bad_type#, @object
	.size	bad_type#, 32
bad_type:
	data2	77
	.skip	30
	.align 8
	.type	read_lock#, @object
	.size	read_lock#, 32
read_lock:
	data2	0
	.skip	14
	data8	4
	.skip	8
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
