// 95ff79087fb6e853a617e3023614497d guest-tests/ipc/argument-matrix.c
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
	movl r36 = @gprel(.LC1)
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
.LC2:
	stringz	"."
	.align 8
.LC3:
	stringz	"f"
	.align 8
.LC4:
	stringz	"0123456789abcdef"
	.align 8
.LC5:
	stringz	"write"
	.align 8
.LC6:
	stringz	"d"
	.align 8
.LC7:
	stringz	"d/x"
	.align 8
.LC8:
	stringz	"shut"
	.align 8
.LC9:
	stringz	"shut/x"
	.align 8
.LC10:
	stringz	"loop"
	.align 8
.LC11:
	stringz	"dangling"
	.align 8
.LC12:
	stringz	"none"
	.align 8
.LC13:
	stringz	"link"
	.align 8
.LC14:
	stringz	"a descriptor"
	.align 8
.LC15:
	stringz	"pipe2"
	.align 8
.LC16:
	stringz	"socketpair"
	.align 8
.LC17:
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
.L24:
	.mib
	mov r38 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L24
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
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
	movl r38 = @gprel(.LC3)
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
	(p7) movl r38 = @gprel(.LC3)
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
	movl r39 = @gprel(.LC4)
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
	(p7) movl r38 = @gprel(.LC5)
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
	(p6) br.cond.dpnt .L27
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
	(p7) br.cond.spnt .L35
	;;
.L27:
	.mlx
	nop 0
	movl r38 = @gprel(.LC6)
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
	movl r38 = @gprel(.LC7)
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
	movl r38 = @gprel(.LC8)
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
	(p7) movl r38 = @gprel(.LC8)
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
	movl r38 = @gprel(.LC9)
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
	movl r38 = @gprel(.LC8)
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
	movl r39 = @gprel(.LC10)
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
	(p7) movl r38 = @gprel(.LC10)
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
	movl r39 = @gprel(.LC11)
	.mlx
	nop 0
	movl r38 = @gprel(.LC12)
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
	movl r39 = @gprel(.LC13)
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
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
	movl r38 = @gprel(.LC3)
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
	(p6) br.cond.dpnt .L33
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L37
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
	(p6) br.cond.spnt .L35
	;;
.L33:
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
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
	(p6) br.cond.dpnt .L36
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L37
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
	(p6) br.cond.spnt .L35
	;;
.L36:
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
	cmp4.eq p6, p7 = 13, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	addl r39 = 13, r0
	mov r38 = r8
	(p6) br.cond.dpnt .L38
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L37
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
	(p6) br.cond.spnt .L35
	;;
.L38:
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
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
	(p6) br.cond.dpnt .L39
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L37
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
	(p6) br.cond.spnt .L35
.L39:
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
	(p7) movl r38 = @gprel(.LC15)
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
	(p6) br.cond.dpnt .L41
	;;
	.mib
	cmp4.eq p6, p7 = -1, r32
	nop 0
	(p6) br.cond.spnt .L37
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
	(p6) br.cond.spnt .L35
.L41:
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
	(p6) br.cond.dpnt .L42
	;;
	.mib
	cmp4.eq p6, p7 = -1, r32
	nop 0
	(p6) br.cond.spnt .L37
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
	(p6) br.cond.spnt .L35
.L42:
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
	(p6) br.cond.dpnt .L44
	;;
	.mib
	cmp4.eq p6, p7 = -1, r32
	nop 0
	(p6) br.cond.spnt .L37
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
	(p6) br.cond.spnt .L35
.L44:
	.mmi
	ld4 r32 = [r33]
	nop 0
	addl r39 = 18, r0
	;;
	.mib
	cmp4.eq p6, p7 = 18, r32
	mov r38 = r32
	(p6) br.cond.dpnt .L45
	;;
	.mib
	cmp4.eq p6, p7 = -1, r32
	nop 0
	(p6) br.cond.spnt .L37
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
	(p6) br.cond.spnt .L35
.L45:
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
	(p6) br.cond.dpnt .L46
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L37
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
	(p6) br.cond.spnt .L35
.L46:
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
	(p6) br.cond.dpnt .L47
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L37
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
	(p6) br.cond.spnt .L35
.L47:
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
	(p6) br.cond.dpnt .L48
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L37
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
	(p6) br.cond.spnt .L35
	;;
.L48:
	.mlx
	nop 0
	movl r38 = @gprel(.LC17)
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
	(p6) br.cond.dpnt .L23
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.spnt .L37
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
	(p6) br.cond.spnt .L35
.L23:
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
.L35:
	.body
	.copy_state 1
	.mib
	nop 0
	addl r38 = 98, r0
	br.call.sptk.many b0 = exit#
	;;
.L37:
	.mlx
	nop 0
	movl r38 = @gprel(.LC14)
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
.LC18:
	stringz	"ok"
	.align 8
.LC19:
	stringz	"%ld"
	.align 8
.LC20:
	stringz	"%s"
	.align 8
.LC21:
	stringz	"\n"
	.align 8
.LC22:
	stringz	" %s*%u"
	.align 8
.LC23:
	stringz	" %s"
	.text
	.align 16
	.align 64
	.proc matrix_call#
matrix_call:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 7, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
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
	mov r35 = r8
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r33
	;;
	.mmi
	ld8 r14 = [r14]
	st4 [r8] = r0
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L129
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
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = -1, r34
	(p7) br.cond.dpnt .L154
.L131:
	.mmi
	adds r14 = 12, r32
	addl r37 = @gprel(matrix_repeats#), gp
	nop 0
	.mmi
	mov r45 = r34
	addl r43 = 24, r0
	adds r42 = 16, r12
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	tbit.z p6, p7 = r14, 2
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC19)
	;;
	.mmi
	nop 0
	(p7) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	ld4 r36 = [r37]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r36
	(p7) br.cond.dptk .L140
.L132:
	.mlx
	nop 0
	movl r43 = @gprel(matrix_last#)
	.mmi
	nop 0
	adds r42 = 16, r12
	nop 0
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	adds r43 = 16, r12
	nop 0
	(p6) br.cond.dpnt .L155
	;;
	.mlx
	nop 0
	movl r42 = @gprel(matrix_last#)
	.mmi
	nop 0
	(p7) adds r36 = 1, r36
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r44 = 8192, r0
	.mmi
	st4 [r37] = r36
	nop 0
	mov r43 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(matrix_zeros#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r41
	cmp.le p6, p7 = r0, r34
	(p7) br.cond.dpnt .L146
	;;
.L141:
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
	(p7) br.cond.dpnt .L156
	;;
.L144:
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p7) br.cond.dpnt .L157
.L128:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L155:
	.body
	.copy_state 1
	.mmi
	addl r38 = @gprel(matrix_column#), gp
	;;
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 110, r14
	(p7) br.cond.dpnt .L158
	;;
.L137:
	.mlx
	cmp4.geu p6, p7 = 1, r36
	movl r43 = @gprel(matrix_last#)
	.mlx
	mov r44 = r36
	movl r42 = @gprel(.LC22)
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L138
	;;
	.mib
	add r43 = r1, r43
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r38]
	mov r1 = r41
	;;
	add r14 = r14, r8
	.mmi
	nop 0
	;;
	st4 [r38] = r14
	nop 0
	.align 32
.L140:
	.mlx
	nop 0
	movl r42 = @gprel(matrix_last#)
	.mmi
	adds r43 = 16, r12
	nop 0
	addl r36 = 1, r0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r44 = 8192, r0
	.mmi
	st4 [r37] = r36
	nop 0
	mov r43 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(matrix_zeros#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r41
	cmp.le p6, p7 = r0, r34
	(p6) br.cond.dptk .L141
.L146:
	.mmi
	ld4 r14 = [r35]
	nop 0
	adds r32 = 12, r32
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L128
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dptk .L128
	.mib
	nop 0
	nop 0
	br .L157
.L154:
	.mmi
	nop 0
	ld4 r42 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r42
	(p6) br.cond.dptk .L131
	.mib
	addl r37 = @gprel(matrix_repeats#), gp
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r8
	.mmi
	addl r43 = 24, r0
	nop 0
	adds r42 = 16, r12
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC20)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	ld4 r36 = [r37]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L132
	.mlx
	nop 0
	movl r42 = @gprel(matrix_last#)
	.mmi
	nop 0
	adds r43 = 16, r12
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = strcpy#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r14 = 1, r0
	.mmi
	addl r44 = 8192, r0
	nop 0
	mov r43 = r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(matrix_zeros#)
	.mmi
	nop 0
	st4 [r37] = r14
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L146
.L157:
	.mii
	nop 0
	mov b0 = r39
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 2, 0
	nop 0
	br.sptk.many matrix_state#
.L156:
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
	(p6) br.cond.dptk .L144
	.mib
	mov r42 = r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dptk .L128
	.mib
	nop 0
	nop 0
	br .L157
.L158:
	.mlx
	nop 0
	movl r42 = @gprel(.LC21)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	adds r8 = -1, r8
	mov r1 = r41
	.mmi
	nop 0
	ld4 r36 = [r37]
	nop 0
	;;
	.mib
	st4 [r38] = r8
	nop 0
	br .L137
.L129:
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
	ld4 r42 = [r14]
	ld8 r44 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r48 = [r19]
	sxt4 r42 = r42
	.mmi
	nop 0
	ld8 r47 = [r18]
	nop 0
	;;
	.mmi
	ld8 r46 = [r17]
	ld8 r45 = [r16]
	nop 0
	;;
	.mib
	ld8 r43 = [r33]
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r34 = r8
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = -1, r34
	(p6) br.cond.dptk .L131
	.mib
	nop 0
	nop 0
	br .L154
.L138:
	.mlx
	nop 0
	movl r43 = @gprel(matrix_last#)
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r43 = r1, r43
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r38]
	mov r1 = r41
	;;
	add r14 = r14, r8
	;;
	.mib
	st4 [r38] = r14
	nop 0
	br .L140
	.endp matrix_call#
	.section	.rodata.str1.8
	.align 8
.LC24:
	stringz	"mprotect"
	.align 8
.LC25:
	stringz	"fork"
	.align 8
.LC26:
	stringz	" died: %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 55
	.mmi
	.save ar.pfs, r56
	alloc r56 = ar.pfs, 0, 27, 3, 0
	.fframe 96
	adds r12 = -96, r12
	nop 0
	.mlx
	nop 0
	movl r19 = @gprel(bad_control#)
	;;
	.mlx
	add r19 = r1, r19
	movl r20 = @gprel(bad_vector#)
	.mlx
	addl r25 = 2, r0
	movl r21 = @gprel(nameless#)
	;;
	.mmi
	mov r14 = r19
	add r20 = r1, r20
	add r21 = r1, r21
	.mlx
	addl r59 = 64, r0
	movl r26 = @gprel(vector#)
	;;
	.mmi
	st8 [r14] = r0, 8
	mov r16 = r20
	add r26 = r1, r26
	.mmi
	mov r15 = r21
	adds r18 = 8, r20
	adds r23 = 48, r19
	;;
	.mmi
	st4 [r14] = r0
	st8 [r16] = r0, 8
	adds r17 = 8, r21
	.mlx
	adds r30 = 16, r19
	movl r22 = @gprel(local#)
	;;
	.mmi
	ld8 r14 = [r14]
	st8 [r15] = r0, 8
	add r22 = r1, r22
	.mlx
	st4 [r23] = r0
	movl r24 = @gprel(abroad#)
	;;
	.mmi
	st8 [r16] = r14, 8
	adds r31 = 4, r22
	add r24 = r1, r24
	.mlx
	adds r22 = 2, r22
	movl r14 = @gprel(message#)
	;;
	.mmi
	st8 [r16] = r26, 8
	ld8 r27 = [r18], 8
	add r14 = r1, r14
	.mmi
	adds r29 = 24, r19
	adds r24 = 4, r24
	adds r21 = 8, r21
	;;
	.mmi
	st8 [r16] = r25, 8
	st8 [r15] = r27, 8
	.save rp, r55
	mov r55 = b0
	.mlx
	ld8 r27 = [r18], 8
	movl r32 = @gprel(matrix_nothing#)
	;;
	.mmi
	st8 [r15] = r27, 8
	st8 [r16] = r0, 8
	add r32 = r1, r32
	.mmi
	ld8 r27 = [r18], 8
	mov r57 = r1
	addl r61 = 4999, r0
	;;
	.mmi
	st8 [r15] = r27, 8
	st8 [r16] = r0, 8
	adds r27 = 32, r19
	.mmi
	ld8 r28 = [r18], 8
	adds r19 = 40, r19
	addl r60 = 97, r0
	;;
	.mmi
	st8 [r15] = r28, 8
	ld8 r18 = [r18]
	.save ar.lc, r58
	mov r58 = ar.lc
	.body
	.mmi
	st2 [r22] = r0
	ld8 r23 = [r23]
	addl r28 = @gprel(length#), gp
	;;
	.mmi
	st8 [r15] = r18, 8
	st4 [r28] = r59
	addl r18 = @gprel(long_length#), gp
	.mlx
	addl r59 = -1, r0
	movl r28 = 2147483647
	;;
	.mmi
	st4 [r18] = r28
	addl r18 = @gprel(negative_length#), gp
	adds r28 = 16, r20
	.mlx
	st8 [r16] = r23
	movl r22 = 16908480
	;;
	.mlx
	st4 [r18] = r59
	movl r18 = 16777343
	.mlx
	st8 [r15] = r23
	movl r16 = @gprel(no_vector#)
	;;
	.mmi
	st4 [r31] = r18
	st4 [r24] = r22
	add r16 = r1, r16
	.mlx
	adds r20 = 24, r20
	movl r59 = @gprel(matrix_long#)
	;;
	.mmi
	st8 [r30] = r26
	st8 [r29] = r25
	add r59 = r1, r59
	;;
	.mmi
	st8 [r14] = r0, 8
	ld8 r15 = [r17], 8
	nop 0
	.mmi
	st8 [r28] = r16
	nop 0
	addl r16 = 8, r0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r17], 8
	nop 0
	.mmi
	st4 [r21] = r16
	nop 0
	addl r16 = 1, r0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r17], 8
	nop 0
	.mmi
	st8 [r20] = r16
	nop 0
	addl r16 = 64, r0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r17], 8
	nop 0
	.mmi
	st8 [r27] = r32
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r15 = [r17]
	st8 [r19] = r16
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r15, 8
	nop 0
	;;
	.mib
	st8 [r14] = r23
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r57
	addl r61 = 256, r0
	addl r60 = 97, r0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(matrix_name#)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r61 = r0
	mov r59 = r32
	nop 0
	.mmb
	addl r60 = 65536, r0
	mov r1 = r57
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	mov r1 = r57
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r59 = @gprel(.LC24)
	;;
	.mib
	(p7) add r59 = r1, r59
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r60 = 1, r0
	addl r59 = 13, r0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r57
	nop 0
	addl r60 = 511, r0
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC2)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mib
	mov r1 = r57
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mib
	mov r1 = r57
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L213
	;;
.L161:
	.mlx
	addl r51 = @ltoffx(stdout#), r1
	movl r34 = @gprel(rows#)
	.mlx
	addl r50 = @gprel(matrix_column#), gp
	movl r33 = @gprel(.LC20)
	;;
	.mib
	nop 0
	mov ar.lc = 28
	nop 0
	.mlx
	add r34 = r1, r34
	movl r35 = @gprel(.LC26)
	;;
	.mmi
	ld8.mov r51 = [r51], stdout#
	add r33 = r1, r33
	add r35 = r1, r35
	;;
	.align 32
.L191:
	.mib
	ld8 r60 = [r34]
	mov r59 = r33
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r59 = [r51]
	nop 0
	mov r1 = r57
	.mmb
	st4 [r50] = r8
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r57
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r57
	mov r32 = r8
	.mmb
	adds r60 = 16, r12
	mov r61 = r0
	(p7) br.cond.spnt .L214
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov r59 = r8
	(p7) br.cond.dpnt .L215
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r32
	adds r17 = 16, r12
	mov r1 = r57
	;;
	.mmi
	nop 0
	(p7) adds r14 = 16, r12
	nop 0
	;;
	.mib
	(p7) ld4 r60 = [r14]
	nop 0
	(p7) br.cond.dpnt .L189
	;;
	.mmi
	nop 0
	ld4 r60 = [r17]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r60
	(p6) br.cond.dptk .L190
.L189:
	.mib
	nop 0
	mov r59 = r35
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	nop 0
	nop 0
.L190:
	.mib
	nop 0
	adds r34 = 120, r34
	br.cloop.sptk.few .L191
	.mii
	mov r8 = r0
	mov b0 = r55
	;;
	mov ar.pfs = r56
	;;
	.mii
	nop 0
	mov ar.lc = r58
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L213:
	.body
	.copy_state 1
	.mib
	mov r60 = r0
	mov r59 = r0
	br.call.sptk.many b0 = setgroups#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r57
	addl r61 = 65534, r0
	.mmb
	addl r60 = 65534, r0
	addl r59 = 65534, r0
	(p7) br.cond.spnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r57
	addl r61 = 65534, r0
	.mmb
	addl r60 = 65534, r0
	addl r59 = 65534, r0
	(p6) br.cond.spnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r57
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.sptk .L161
.L163:
	.mib
	nop 0
	addl r59 = 97, r0
	br.call.sptk.many b0 = exit#
	;;
.L215:
	.mmi
	adds r39 = 64, r12
	addl r59 = 20, r0
	adds r48 = 16, r34
	.mmb
	adds r40 = 72, r12
	adds r41 = 80, r12
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	addl r61 = 48, r0
	mov r60 = r0
	mov r59 = r39
	.mmb
	mov r1 = r57
	adds r42 = 88, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r57
	adds r43 = 96, r12
	adds r44 = 104, r12
	.mmb
	adds r53 = 16, r12
	adds r49 = 112, r34
	br.call.sptk.many b0 = matrix_state#
	;;
	.mmi
	ld4 r14 = [r48]
	mov r1 = r57
	mov r60 = r39
	.mmi
	mov r59 = r34
	mov r35 = r53
	mov r33 = r48
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) adds r52 = 24, r34
	(p6) mov r15 = r0
	;;
	.mmi
	(p7) ld8 r14 = [r52]
	nop 0
	(p6) adds r52 = 24, r34
	;;
	.mmi
	mov r36 = r52
	;;
	(p7) ld8 r15 = [r14]
	adds r14 = 32, r34
	;;
	.mmi
	ld4 r14 = [r14]
	st8 [r39] = r15
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) adds r14 = 40, r34
	(p6) mov r15 = r0
	;;
	.mmi
	(p7) ld8 r14 = [r14]
	;;
	(p7) ld8 r15 = [r14]
	adds r14 = 48, r34
	;;
	.mmi
	ld4 r14 = [r14]
	st8 [r40] = r15
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) adds r14 = 56, r34
	(p6) mov r15 = r0
	;;
	.mmi
	(p7) ld8 r14 = [r14]
	;;
	(p7) ld8 r15 = [r14]
	adds r14 = 64, r34
	;;
	.mmi
	ld4 r14 = [r14]
	st8 [r41] = r15
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) adds r14 = 72, r34
	(p6) mov r15 = r0
	;;
	.mmi
	(p7) ld8 r14 = [r14]
	;;
	(p7) ld8 r15 = [r14]
	adds r14 = 80, r34
	;;
	.mmi
	ld4 r14 = [r14]
	st8 [r42] = r15
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) adds r14 = 88, r34
	(p6) mov r15 = r0
	;;
	.mmi
	(p7) ld8 r14 = [r14]
	;;
	(p7) ld8 r15 = [r14]
	adds r14 = 96, r34
	;;
	.mmi
	ld4 r14 = [r14]
	st8 [r43] = r15
	nop 0
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	(p7) adds r14 = 104, r34
	;;
	.mmi
	(p7) ld8 r14 = [r14]
	;;
	(p6) mov r14 = r0
	nop 0
	;;
	.mii
	(p7) ld8 r14 = [r14]
	nop 0
	;;
	nop 0
	.mmb
	st8 [r44] = r14
	nop 0
	br.call.sptk.many b0 = matrix_call#
	;;
	.mmi
	mov r1 = r57
	nop 0
	nop 0
	.align 32
.L172:
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p7) br.cond.dpnt .L175
	;;
	.mmi
	(p6) addl r32 = 1, r0
	nop 0
	nop 0
	;;
	.align 32
.L173:
	.mmi
	adds r14 = 24, r12
	ld8 r17 = [r39]
	adds r60 = 16, r12
	.mmi
	addp4 r16 = r32, r0
	mov r59 = r34
	adds r32 = 1, r32
	;;
	.mmi
	ld8 r15 = [r40]
	st8 [r60] = r17
	shladd r16 = r16, 3, r0
	.mmi
	ld8 r17 = [r41]
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r15 = [r42]
	ld8 r18 = [r43]
	nop 0
	;;
	.mmi
	st8 [r14] = r17, 8
	ld8 r17 = [r44]
	nop 0
	;;
	.mmi
	st8 [r14] = r15, 8
	ld8 r15 = [r36]
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
	mov r1 = r57
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r14, r32
	(p6) br.cond.dptk .L173
.L175:
	.mmi
	adds r33 = 16, r33
	adds r35 = 8, r35
	adds r36 = 16, r36
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r33
	(p7) br.cond.dptk .L172
	.mmi
	addl r54 = 1, r0
	nop 0
	nop 0
	.align 32
.L174:
	.mmi
	adds r35 = 8, r52
	mov r47 = r53
	mov r46 = r52
	.mmi
	adds r53 = 8, r53
	ld4 r15 = [r48]
	adds r52 = 16, r52
	;;
	.mmi
	nop 0
	mov r38 = r52
	mov r37 = r53
	.align 32
.L177:
	.mmi
	cmp4.geu p6, p7 = 1, r15
	nop 0
	addl r36 = 8, r0
	.mmb
	addl r45 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L182
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p7) br.cond.dpnt .L182
.L200:
	.mmi
	nop 0
	addl r33 = 8, r0
	addl r32 = 1, r0
	;;
.L178:
	.mmi
	adds r14 = 24, r12
	ld8 r16 = [r39]
	adds r60 = 16, r12
	.mmi
	mov r59 = r34
	ld8 r15 = [r40]
	adds r32 = 1, r32
	;;
	.mmi
	st8 [r14] = r15, 8
	st8 [r60] = r16
	nop 0
	.mmi
	ld8 r16 = [r41]
	ld8 r15 = [r42]
	nop 0
	;;
	.mmi
	st8 [r14] = r16, 8
	ld8 r18 = [r43]
	nop 0
	.mmi
	ld8 r17 = [r44]
	;;
	st8 [r14] = r15, 8
	nop 0
	.mmi
	ld8 r16 = [r46]
	ld8 r15 = [r38]
	nop 0
	;;
	.mmi
	st8 [r14] = r18, 8
	add r16 = r16, r36
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
	st8 [r47] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	st8 [r37] = r14
	nop 0
	br.call.sptk.many b0 = matrix_call#
	;;
	.mii
	ld4 r14 = [r35]
	mov r1 = r57
	;;
	cmp4.gtu p6, p7 = r14, r32
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p6, p7 = 4, r32
	(p6) br.cond.dptk .L178
	.mmi
	adds r45 = 1, r45
	ld4 r15 = [r48]
	adds r36 = 8, r36
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r45, r15
	nop 0
	;;
	.mib
	cmp4.ne.and.orcm p6, p7 = 4, r45
	nop 0
	(p7) br.cond.dpnt .L182
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p6) br.cond.dptk .L200
	.align 32
.L182:
	.mmi
	adds r35 = 16, r35
	adds r37 = 8, r37
	adds r38 = 16, r38
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r49, r35
	(p7) br.cond.dptk .L177
	.mmi
	adds r54 = 1, r54
	nop 0
	adds r48 = 16, r48
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 6, r54
	(p7) br.cond.dptk .L174
	.mlx
	addl r32 = @gprel(matrix_repeats#), gp
	movl r60 = @gprel(matrix_last#)
	;;
	.mmi
	ld4 r14 = [r32]
	nop 0
	add r60 = r1, r60
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L184
	;;
	.mmi
	nop 0
	ld4 r14 = [r50]
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = 110, r14
	nop 0
	(p7) br.cond.dpnt .L216
	;;
	.mmi
	nop 0
	ld4 r61 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 1, r61
	(p6) br.cond.dpnt .L186
.L217:
	.mlx
	nop 0
	movl r59 = @gprel(.LC22)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r50]
	mov r1 = r57
	.mii
	st4 [r32] = r0
	nop 0
	;;
	add r14 = r14, r8
	;;
	.mmi
	st4 [r50] = r14
	nop 0
	nop 0
.L184:
	.mib
	addl r59 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r57
	nop 0
	.mmb
	ld8 r59 = [r51]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r57
	mov r59 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L186:
	.mlx
	nop 0
	movl r59 = @gprel(.LC23)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r50]
	mov r1 = r57
	.mmi
	st4 [r32] = r0
	;;
	add r14 = r14, r8
	nop 0
	;;
	.mib
	st4 [r50] = r14
	nop 0
	br .L184
.L216:
	.mlx
	nop 0
	movl r59 = @gprel(.LC21)
	;;
	.mib
	add r59 = r1, r59
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r57
	ld4 r61 = [r32]
	adds r8 = -1, r8
	;;
	.mlx
	nop 0
	movl r60 = @gprel(matrix_last#)
	.mmi
	st4 [r50] = r8
	nop 0
	cmp4.geu p6, p7 = 1, r61
	;;
	.mib
	nop 0
	add r60 = r1, r60
	(p7) br.cond.dptk .L217
	.mib
	nop 0
	nop 0
	br .L186
.L214:
	.mlx
	nop 0
	movl r59 = @gprel(.LC25)
	;;
	.mib
	nop 0
	add r59 = r1, r59
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC38:
	stringz	"socket"
	.align 8
.LC39:
	stringz	"bind"
	.align 8
.LC40:
	stringz	"connect"
	.align 8
.LC41:
	stringz	"listen"
	.align 8
.LC42:
	stringz	"accept4"
	.align 8
.LC43:
	stringz	"getsockname"
	.align 8
.LC44:
	stringz	"getpeername"
	.align 8
.LC45:
	stringz	"shutdown"
	.align 8
.LC46:
	stringz	"sendto"
	.align 8
.LC47:
	stringz	"recvfrom"
	.align 8
.LC48:
	stringz	"sendmsg"
	.align 8
.LC49:
	stringz	"recvmsg"
	.align 8
.LC50:
	stringz	"sendmmsg"
	.align 8
.LC51:
	stringz	"setsockopt"
	.align 8
.LC52:
	stringz	"getsockopt"
	.align 8
.LC53:
	stringz	"mq_unlink"
	.align 8
.LC54:
	stringz	"mq_open"
	.align 8
.LC55:
	stringz	"mq_getsetattr"
	.align 8
.LC56:
	stringz	"msgget"
	.align 8
.LC57:
	stringz	"msgsnd"
	.align 8
.LC58:
	stringz	"msgrcv"
	.align 8
.LC59:
	stringz	"semget"
	.align 8
.LC60:
	stringz	"shmget"
	.align 8
.LC61:
	stringz	"shmat"
	.align 8
.LC62:
	stringz	"shmdt"
	.section	.rodata
	.align 8
	.type	rows#, @object
	.size	rows#, 3480
rows:
	data8	.LC38
	data4	1190
	data4	2
	data4	7
	.skip	4
	data8	__compound_literal.1#
	data4	11
	.skip	4
	data8	__compound_literal.3#
	data4	6
	.skip	4
	data8	__compound_literal.5#
	.skip	48
	.skip	8
	data8	.LC16
	data4	1197
	data4	1
	data4	5
	.skip	4
	data8	__compound_literal.7#
	data4	7
	.skip	4
	data8	__compound_literal.9#
	data4	4
	.skip	4
	data8	__compound_literal.11#
	data4	4
	.skip	4
	data8	__compound_literal.13#
	.skip	32
	.skip	8
	data8	.LC39
	data4	1191
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.15#
	data4	8
	.skip	4
	data8	__compound_literal.17#
	data4	10
	.skip	4
	data8	__compound_literal.19#
	.skip	48
	.skip	8
	data8	.LC39
	data4	1191
	data4	1
	data4	1
	.skip	4
	data8	__compound_literal.21#
	data4	6
	.skip	4
	data8	__compound_literal.23#
	data4	6
	.skip	4
	data8	__compound_literal.25#
	.skip	48
	.skip	8
	data8	.LC40
	data4	1192
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.27#
	data4	8
	.skip	4
	data8	__compound_literal.29#
	data4	10
	.skip	4
	data8	__compound_literal.31#
	.skip	48
	.skip	8
	data8	.LC40
	data4	1192
	data4	1
	data4	1
	.skip	4
	data8	__compound_literal.33#
	data4	5
	.skip	4
	data8	__compound_literal.35#
	data4	6
	.skip	4
	data8	__compound_literal.37#
	.skip	48
	.skip	8
	data8	.LC41
	data4	1193
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.39#
	data4	3
	.skip	4
	data8	__compound_literal.41#
	.skip	64
	.skip	8
	data8	.LC42
	data4	1334
	data4	0
	data4	11
	.skip	4
	data8	__compound_literal.43#
	data4	8
	.skip	4
	data8	__compound_literal.45#
	data4	6
	.skip	4
	data8	__compound_literal.47#
	data4	6
	.skip	4
	data8	__compound_literal.49#
	.skip	32
	.skip	8
	data8	.LC43
	data4	1195
	data4	0
	data4	11
	.skip	4
	data8	__compound_literal.51#
	data4	4
	.skip	4
	data8	__compound_literal.53#
	data4	6
	.skip	4
	data8	__compound_literal.55#
	.skip	48
	.skip	8
	data8	.LC44
	data4	1196
	data4	0
	data4	11
	.skip	4
	data8	__compound_literal.57#
	data4	4
	.skip	4
	data8	__compound_literal.59#
	data4	6
	.skip	4
	data8	__compound_literal.61#
	.skip	48
	.skip	8
	data8	.LC45
	data4	1202
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.63#
	data4	5
	.skip	4
	data8	__compound_literal.65#
	.skip	64
	.skip	8
	data8	.LC46
	data4	1199
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.67#
	data4	4
	.skip	4
	data8	__compound_literal.69#
	data4	3
	.skip	4
	data8	__compound_literal.71#
	data4	6
	.skip	4
	data8	__compound_literal.73#
	data4	3
	.skip	4
	data8	__compound_literal.75#
	data4	5
	.skip	4
	data8	__compound_literal.77#
	.skip	8
	data8	.LC46
	data4	1199
	data4	1
	data4	1
	.skip	4
	data8	__compound_literal.79#
	data4	4
	.skip	4
	data8	__compound_literal.81#
	data4	3
	.skip	4
	data8	__compound_literal.83#
	data4	6
	.skip	4
	data8	__compound_literal.85#
	data4	5
	.skip	4
	data8	__compound_literal.87#
	data4	5
	.skip	4
	data8	__compound_literal.89#
	.skip	8
	data8	.LC47
	data4	1201
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.91#
	data4	4
	.skip	4
	data8	__compound_literal.93#
	data4	3
	.skip	4
	data8	__compound_literal.95#
	data4	5
	.skip	4
	data8	__compound_literal.97#
	data4	4
	.skip	4
	data8	__compound_literal.99#
	data4	6
	.skip	4
	data8	__compound_literal.101#
	.skip	8
	data8	.LC48
	data4	1205
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.103#
	data4	6
	.skip	4
	data8	__compound_literal.105#
	data4	6
	.skip	4
	data8	__compound_literal.107#
	.skip	48
	.skip	8
	data8	.LC49
	data4	1206
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.109#
	data4	6
	.skip	4
	data8	__compound_literal.111#
	data4	3
	.skip	4
	data8	__compound_literal.113#
	.skip	48
	.skip	8
	data8	.LC50
	data4	1331
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.115#
	data4	3
	.skip	4
	data8	__compound_literal.117#
	data4	3
	.skip	4
	data8	__compound_literal.119#
	data4	6
	.skip	4
	data8	__compound_literal.121#
	.skip	32
	.skip	8
	data8	.LC51
	data4	1203
	data4	1
	data4	11
	.skip	4
	data8	__compound_literal.123#
	data4	7
	.skip	4
	data8	__compound_literal.125#
	data4	12
	.skip	4
	data8	__compound_literal.127#
	data4	4
	.skip	4
	data8	__compound_literal.129#
	data4	7
	.skip	4
	data8	__compound_literal.131#
	.skip	16
	.skip	8
	data8	.LC52
	data4	1204
	data4	0
	data4	11
	.skip	4
	data8	__compound_literal.133#
	data4	7
	.skip	4
	data8	__compound_literal.135#
	data4	12
	.skip	4
	data8	__compound_literal.137#
	data4	4
	.skip	4
	data8	__compound_literal.139#
	data4	6
	.skip	4
	data8	__compound_literal.141#
	.skip	16
	.skip	8
	data8	.LC53
	data4	1263
	data4	0
	data4	7
	.skip	4
	data8	__compound_literal.143#
	.skip	80
	.skip	8
	data8	.LC54
	data4	1262
	data4	2
	data4	6
	.skip	4
	data8	__compound_literal.145#
	data4	3
	.skip	4
	data8	__compound_literal.147#
	data4	2
	.skip	4
	data8	__compound_literal.149#
	data4	2
	.skip	4
	data8	__compound_literal.151#
	.skip	32
	.skip	8
	data8	.LC55
	data4	1267
	data4	0
	data4	11
	.skip	4
	data8	__compound_literal.153#
	data4	3
	.skip	4
	data8	__compound_literal.155#
	data4	3
	.skip	4
	data8	__compound_literal.157#
	.skip	48
	.skip	8
	data8	.LC56
	data4	1109
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.159#
	data4	3
	.skip	4
	data8	__compound_literal.161#
	.skip	64
	.skip	8
	data8	.LC57
	data4	1110
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.163#
	data4	4
	.skip	4
	data8	__compound_literal.165#
	data4	4
	.skip	4
	data8	__compound_literal.167#
	data4	2
	.skip	4
	data8	__compound_literal.169#
	.skip	32
	.skip	8
	data8	.LC58
	data4	1111
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.171#
	data4	4
	.skip	4
	data8	__compound_literal.173#
	data4	4
	.skip	4
	data8	__compound_literal.175#
	data4	2
	.skip	4
	data8	__compound_literal.177#
	data4	5
	.skip	4
	data8	__compound_literal.179#
	.skip	16
	.skip	8
	data8	.LC59
	data4	1106
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.181#
	data4	4
	.skip	4
	data8	__compound_literal.183#
	data4	3
	.skip	4
	data8	__compound_literal.185#
	.skip	48
	.skip	8
	data8	.LC60
	data4	1113
	data4	0
	data4	2
	.skip	4
	data8	__compound_literal.187#
	data4	3
	.skip	4
	data8	__compound_literal.189#
	data4	3
	.skip	4
	data8	__compound_literal.191#
	.skip	48
	.skip	8
	data8	.LC61
	data4	1114
	data4	4
	data4	3
	.skip	4
	data8	__compound_literal.193#
	data4	2
	.skip	4
	data8	__compound_literal.195#
	data4	3
	.skip	4
	data8	__compound_literal.197#
	.skip	48
	.skip	8
	data8	.LC62
	data4	1115
	data4	0
	data4	3
	.skip	4
	data8	__compound_literal.199#
	.skip	80
	.skip	8
	.align 8
	.type	__compound_literal.199#, @object
	.size	__compound_literal.199#, 24
__compound_literal.199:
	data8	0
	data8	1
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.197#, @object
	.size	__compound_literal.197#, 24
__compound_literal.197:
	data8	0
	data8	4096
	data8	16384
	.align 8
	.type	__compound_literal.195#, @object
	.size	__compound_literal.195#, 16
__compound_literal.195:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.193#, @object
	.size	__compound_literal.193#, 24
__compound_literal.193:
	data8	-1
	data8	12345
	data8	2147483647
	.align 8
	.type	__compound_literal.191#, @object
	.size	__compound_literal.191#, 24
__compound_literal.191:
	data8	0
	data8	384
	data8	1024
	.align 8
	.type	__compound_literal.189#, @object
	.size	__compound_literal.189#, 24
__compound_literal.189:
	data8	1
	data8	0
	data8	4096
	.align 8
	.type	__compound_literal.187#, @object
	.size	__compound_literal.187#, 16
__compound_literal.187:
	data8	19088743
	data8	124076833
	.align 8
	.type	__compound_literal.185#, @object
	.size	__compound_literal.185#, 24
__compound_literal.185:
	data8	0
	data8	384
	data8	1024
	.align 8
	.type	__compound_literal.183#, @object
	.size	__compound_literal.183#, 32
__compound_literal.183:
	data8	1
	data8	-1
	data8	0
	data8	32001
	.align 8
	.type	__compound_literal.181#, @object
	.size	__compound_literal.181#, 16
__compound_literal.181:
	data8	19088743
	data8	124076833
	.align 8
	.type	__compound_literal.179#, @object
	.size	__compound_literal.179#, 40
__compound_literal.179:
	data8	2048
	data8	0
	data8	16384
	data8	18432
	data8	26624
	.align 8
	.type	__compound_literal.177#, @object
	.size	__compound_literal.177#, 16
__compound_literal.177:
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.175#, @object
	.size	__compound_literal.175#, 32
__compound_literal.175:
	data8	8
	data8	-1
	data8	0
	data8	8193
	.align 8
	.type	__compound_literal.173#, @object
	.size	__compound_literal.173#, 32
__compound_literal.173:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.171#, @object
	.size	__compound_literal.171#, 16
__compound_literal.171:
	data8	-1
	data8	12345
	.align 8
	.type	__compound_literal.169#, @object
	.size	__compound_literal.169#, 16
__compound_literal.169:
	data8	2048
	data8	0
	.align 8
	.type	__compound_literal.167#, @object
	.size	__compound_literal.167#, 32
__compound_literal.167:
	data8	8
	data8	-1
	data8	0
	data8	8193
	.align 8
	.type	__compound_literal.165#, @object
	.size	__compound_literal.165#, 32
__compound_literal.165:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.163#, @object
	.size	__compound_literal.163#, 16
__compound_literal.163:
	data8	-1
	data8	12345
	.align 8
	.type	__compound_literal.161#, @object
	.size	__compound_literal.161#, 24
__compound_literal.161:
	data8	0
	data8	384
	data8	1024
	.align 8
	.type	__compound_literal.159#, @object
	.size	__compound_literal.159#, 16
__compound_literal.159:
	data8	19088743
	data8	-1
	.align 8
	.type	__compound_literal.157#, @object
	.size	__compound_literal.157#, 24
__compound_literal.157:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.155#, @object
	.size	__compound_literal.155#, 24
__compound_literal.155:
	data8	0
	data8	matrix_nothing#
	data8	matrix_zeros#
	.align 8
	.type	__compound_literal.153#, @object
	.size	__compound_literal.153#, 88
__compound_literal.153:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.151#, @object
	.size	__compound_literal.151#, 16
__compound_literal.151:
	data8	0
	data8	matrix_nothing#
	.align 8
	.type	__compound_literal.149#, @object
	.size	__compound_literal.149#, 16
__compound_literal.149:
	data8	384
	data8	0
	.align 8
	.type	__compound_literal.147#, @object
	.size	__compound_literal.147#, 24
__compound_literal.147:
	data8	0
	data8	3
	data8	2050
	.section	.rodata.str1.8
	.align 8
.LC63:
	stringz	""
	.align 8
.LC64:
	stringz	"a/b"
	.section	.rodata
	.align 8
	.type	__compound_literal.145#, @object
	.size	__compound_literal.145#, 48
__compound_literal.145:
	data8	.LC12
	data8	matrix_nothing#
	data8	0
	data8	.LC63
	data8	.LC64
	data8	matrix_name#
	.align 8
	.type	__compound_literal.143#, @object
	.size	__compound_literal.143#, 56
__compound_literal.143:
	data8	.LC12
	data8	matrix_nothing#
	data8	0
	data8	.LC63
	data8	.LC64
	data8	matrix_name#
	data8	matrix_long#
	.align 8
	.type	__compound_literal.141#, @object
	.size	__compound_literal.141#, 48
__compound_literal.141:
	data8	length#
	data8	matrix_nothing#
	data8	0
	data8	zero_length#
	data8	negative_length#
	data8	long_length#
	.align 8
	.type	__compound_literal.139#, @object
	.size	__compound_literal.139#, 32
__compound_literal.139:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.137#, @object
	.size	__compound_literal.137#, 96
__compound_literal.137:
	data8	2
	data8	-1
	data8	999
	data8	3
	data8	4
	data8	9
	data8	6
	data8	13
	data8	39
	data8	38
	data8	30
	data8	16
	.align 8
	.type	__compound_literal.135#, @object
	.size	__compound_literal.135#, 56
__compound_literal.135:
	data8	1
	data8	-1
	data8	99
	data8	0
	data8	6
	data8	17
	data8	41
	.align 8
	.type	__compound_literal.133#, @object
	.size	__compound_literal.133#, 88
__compound_literal.133:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.131#, @object
	.size	__compound_literal.131#, 56
__compound_literal.131:
	data8	4
	data8	-1
	data8	0
	data8	1
	data8	3
	data8	8
	data8	64
	.align 8
	.type	__compound_literal.129#, @object
	.size	__compound_literal.129#, 32
__compound_literal.129:
	data8	one#
	data8	matrix_nothing#
	data8	0
	data8	big#
	.align 8
	.type	__compound_literal.127#, @object
	.size	__compound_literal.127#, 96
__compound_literal.127:
	data8	2
	data8	-1
	data8	999
	data8	3
	data8	4
	data8	9
	data8	6
	data8	13
	data8	39
	data8	38
	data8	30
	data8	16
	.align 8
	.type	__compound_literal.125#, @object
	.size	__compound_literal.125#, 56
__compound_literal.125:
	data8	1
	data8	-1
	data8	99
	data8	0
	data8	6
	data8	17
	data8	41
	.align 8
	.type	__compound_literal.123#, @object
	.size	__compound_literal.123#, 88
__compound_literal.123:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.121#, @object
	.size	__compound_literal.121#, 48
__compound_literal.121:
	data8	64
	data8	1
	data8	2112
	data8	192
	data8	68
	data8	96
	.align 8
	.type	__compound_literal.119#, @object
	.size	__compound_literal.119#, 24
__compound_literal.119:
	data8	1
	data8	0
	data8	2
	.align 8
	.type	__compound_literal.117#, @object
	.size	__compound_literal.117#, 24
__compound_literal.117:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	.align 8
	.type	__compound_literal.115#, @object
	.size	__compound_literal.115#, 88
__compound_literal.115:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.113#, @object
	.size	__compound_literal.113#, 24
__compound_literal.113:
	data8	64
	data8	65
	data8	66
	.align 8
	.type	__compound_literal.111#, @object
	.size	__compound_literal.111#, 48
__compound_literal.111:
	data8	message#
	data8	matrix_nothing#
	data8	0
	data8	nameless#
	data8	bad_vector#
	data8	bad_control#
	.align 8
	.type	__compound_literal.109#, @object
	.size	__compound_literal.109#, 88
__compound_literal.109:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.107#, @object
	.size	__compound_literal.107#, 48
__compound_literal.107:
	data8	64
	data8	1
	data8	2112
	data8	192
	data8	68
	data8	96
	.align 8
	.type	__compound_literal.105#, @object
	.size	__compound_literal.105#, 48
__compound_literal.105:
	data8	message#
	data8	matrix_nothing#
	data8	0
	data8	nameless#
	data8	bad_vector#
	data8	bad_control#
	.align 8
	.type	__compound_literal.103#, @object
	.size	__compound_literal.103#, 88
__compound_literal.103:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.101#, @object
	.size	__compound_literal.101#, 48
__compound_literal.101:
	data8	length#
	data8	matrix_nothing#
	data8	0
	data8	zero_length#
	data8	negative_length#
	data8	long_length#
	.align 8
	.type	__compound_literal.99#, @object
	.size	__compound_literal.99#, 32
__compound_literal.99:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.97#, @object
	.size	__compound_literal.97#, 40
__compound_literal.97:
	data8	64
	data8	1
	data8	65
	data8	66
	data8	96
	.align 8
	.type	__compound_literal.95#, @object
	.size	__compound_literal.95#, 24
__compound_literal.95:
	data8	8
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.93#, @object
	.size	__compound_literal.93#, 32
__compound_literal.93:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.91#, @object
	.size	__compound_literal.91#, 88
__compound_literal.91:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.89#, @object
	.size	__compound_literal.89#, 40
__compound_literal.89:
	data8	16
	data8	-1
	data8	0
	data8	15
	data8	129
	.align 8
	.type	__compound_literal.87#, @object
	.size	__compound_literal.87#, 40
__compound_literal.87:
	data8	local#
	data8	matrix_nothing#
	data8	0
	data8	odd#
	data8	path#
	.align 8
	.type	__compound_literal.85#, @object
	.size	__compound_literal.85#, 48
__compound_literal.85:
	data8	64
	data8	1
	data8	2112
	data8	192
	data8	68
	data8	96
	.align 8
	.type	__compound_literal.83#, @object
	.size	__compound_literal.83#, 24
__compound_literal.83:
	data8	8
	data8	0
	data8	70000
	.align 8
	.type	__compound_literal.81#, @object
	.size	__compound_literal.81#, 32
__compound_literal.81:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.section	.sdata,"aws"
	.align 8
	.type	__compound_literal.79#, @object
	.size	__compound_literal.79#, 8
__compound_literal.79:
	data8	19
	.section	.rodata
	.align 8
	.type	__compound_literal.77#, @object
	.size	__compound_literal.77#, 40
__compound_literal.77:
	data8	0
	data8	-1
	data8	1
	data8	16
	data8	129
	.align 8
	.type	__compound_literal.75#, @object
	.size	__compound_literal.75#, 24
__compound_literal.75:
	data8	0
	data8	matrix_nothing#
	data8	path#
	.align 8
	.type	__compound_literal.73#, @object
	.size	__compound_literal.73#, 48
__compound_literal.73:
	data8	64
	data8	1
	data8	2112
	data8	192
	data8	68
	data8	96
	.align 8
	.type	__compound_literal.71#, @object
	.size	__compound_literal.71#, 24
__compound_literal.71:
	data8	8
	data8	0
	data8	1
	.align 8
	.type	__compound_literal.69#, @object
	.size	__compound_literal.69#, 32
__compound_literal.69:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.67#, @object
	.size	__compound_literal.67#, 88
__compound_literal.67:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.65#, @object
	.size	__compound_literal.65#, 40
__compound_literal.65:
	data8	0
	data8	-1
	data8	3
	data8	1
	data8	2
	.align 8
	.type	__compound_literal.63#, @object
	.size	__compound_literal.63#, 88
__compound_literal.63:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.61#, @object
	.size	__compound_literal.61#, 48
__compound_literal.61:
	data8	length#
	data8	matrix_nothing#
	data8	0
	data8	zero_length#
	data8	negative_length#
	data8	long_length#
	.align 8
	.type	__compound_literal.59#, @object
	.size	__compound_literal.59#, 32
__compound_literal.59:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.57#, @object
	.size	__compound_literal.57#, 88
__compound_literal.57:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.55#, @object
	.size	__compound_literal.55#, 48
__compound_literal.55:
	data8	length#
	data8	matrix_nothing#
	data8	0
	data8	zero_length#
	data8	negative_length#
	data8	long_length#
	.align 8
	.type	__compound_literal.53#, @object
	.size	__compound_literal.53#, 32
__compound_literal.53:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.51#, @object
	.size	__compound_literal.51#, 88
__compound_literal.51:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.49#, @object
	.size	__compound_literal.49#, 48
__compound_literal.49:
	data8	0
	data8	1
	data8	-1
	data8	524288
	data8	2048
	data8	2
	.align 8
	.type	__compound_literal.47#, @object
	.size	__compound_literal.47#, 48
__compound_literal.47:
	data8	length#
	data8	matrix_nothing#
	data8	0
	data8	zero_length#
	data8	negative_length#
	data8	long_length#
	.align 8
	.type	__compound_literal.45#, @object
	.size	__compound_literal.45#, 64
__compound_literal.45:
	data8	path#
	data8	matrix_nothing#
	data8	0
	data8	matrix_zeros#
	data8	odd#
	data8	local#
	data8	missing#
	data8	file#
	.align 8
	.type	__compound_literal.43#, @object
	.size	__compound_literal.43#, 88
__compound_literal.43:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.41#, @object
	.size	__compound_literal.41#, 24
__compound_literal.41:
	data8	1
	data8	-1
	data8	0
	.align 8
	.type	__compound_literal.39#, @object
	.size	__compound_literal.39#, 88
__compound_literal.39:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.37#, @object
	.size	__compound_literal.37#, 48
__compound_literal.37:
	data8	16
	data8	-1
	data8	0
	data8	15
	data8	2
	data8	129
	.align 8
	.type	__compound_literal.35#, @object
	.size	__compound_literal.35#, 40
__compound_literal.35:
	data8	local#
	data8	matrix_nothing#
	data8	odd#
	data8	matrix_zeros#
	data8	path#
	.section	.sdata
	.align 8
	.type	__compound_literal.33#, @object
	.size	__compound_literal.33#, 8
__compound_literal.33:
	data8	19
	.section	.rodata
	.align 8
	.type	__compound_literal.31#, @object
	.size	__compound_literal.31#, 80
__compound_literal.31:
	data8	110
	data8	-1
	data8	0
	data8	1
	data8	2
	data8	3
	data8	16
	data8	15
	data8	128
	data8	129
	.align 8
	.type	__compound_literal.29#, @object
	.size	__compound_literal.29#, 64
__compound_literal.29:
	data8	path#
	data8	matrix_nothing#
	data8	0
	data8	matrix_zeros#
	data8	odd#
	data8	local#
	data8	missing#
	data8	file#
	.align 8
	.type	__compound_literal.27#, @object
	.size	__compound_literal.27#, 88
__compound_literal.27:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.25#, @object
	.size	__compound_literal.25#, 48
__compound_literal.25:
	data8	16
	data8	-1
	data8	0
	data8	15
	data8	2
	data8	129
	.align 8
	.type	__compound_literal.23#, @object
	.size	__compound_literal.23#, 48
__compound_literal.23:
	data8	local#
	data8	matrix_nothing#
	data8	odd#
	data8	abroad#
	data8	matrix_zeros#
	data8	path#
	.section	.sdata
	.align 8
	.type	__compound_literal.21#, @object
	.size	__compound_literal.21#, 8
__compound_literal.21:
	data8	19
	.section	.rodata
	.align 8
	.type	__compound_literal.19#, @object
	.size	__compound_literal.19#, 80
__compound_literal.19:
	data8	110
	data8	-1
	data8	0
	data8	1
	data8	2
	data8	3
	data8	16
	data8	15
	data8	128
	data8	129
	.align 8
	.type	__compound_literal.17#, @object
	.size	__compound_literal.17#, 64
__compound_literal.17:
	data8	path#
	data8	matrix_nothing#
	data8	0
	data8	matrix_zeros#
	data8	odd#
	data8	local#
	data8	missing#
	data8	file#
	.align 8
	.type	__compound_literal.15#, @object
	.size	__compound_literal.15#, 88
__compound_literal.15:
	data8	17
	data8	-1
	data8	99
	data8	10
	data8	19
	data8	14
	data8	15
	data8	20
	data8	21
	data8	22
	data8	13
	.align 8
	.type	__compound_literal.13#, @object
	.size	__compound_literal.13#, 32
__compound_literal.13:
	data8	matrix_zeros#
	data8	matrix_nothing#
	data8	0
	data8	matrix_nothing#-8
	.align 8
	.type	__compound_literal.11#, @object
	.size	__compound_literal.11#, 32
__compound_literal.11:
	data8	0
	data8	-1
	data8	999
	data8	1
	.align 8
	.type	__compound_literal.9#, @object
	.size	__compound_literal.9#, 56
__compound_literal.9:
	data8	1
	data8	0
	data8	-1
	data8	2
	data8	4
	data8	5
	data8	11
	.align 8
	.type	__compound_literal.7#, @object
	.size	__compound_literal.7#, 40
__compound_literal.7:
	data8	1
	data8	-1
	data8	999
	data8	0
	data8	2
	.align 8
	.type	__compound_literal.5#, @object
	.size	__compound_literal.5#, 48
__compound_literal.5:
	data8	0
	data8	-1
	data8	999
	data8	1
	data8	6
	data8	17
	.align 8
	.type	__compound_literal.3#, @object
	.size	__compound_literal.3#, 88
__compound_literal.3:
	data8	1
	data8	0
	data8	-1
	data8	2
	data8	4
	data8	5
	data8	6
	data8	11
	data8	524289
	data8	2049
	data8	257
	.align 8
	.type	__compound_literal.1#, @object
	.size	__compound_literal.1#, 56
__compound_literal.1:
	data8	1
	data8	-1
	data8	999
	data8	0
	data8	2
	data8	10
	data8	2000
	.data
	.align 8
	.type	no_vector#, @object
	.size	no_vector#, 16
no_vector:
	data8	matrix_nothing#
	data8	4
	.align 8
	.type	vector#, @object
	.size	vector#, 32
vector:
	data8	matrix_zeros#
	data8	4
	data8	matrix_zeros#
	data8	0
	.bss
	.align 8
	.type	bad_control#, @object
	.size	bad_control#, 56
bad_control:
	.skip	56
	.align 8
	.type	bad_vector#, @object
	.size	bad_vector#, 56
bad_vector:
	.skip	56
	.align 8
	.type	nameless#, @object
	.size	nameless#, 56
nameless:
	.skip	56
	.align 8
	.type	message#, @object
	.size	message#, 56
message:
	.skip	56
	.section	.sdata
	.align 4
	.type	big#, @object
	.size	big#, 4
big:
	data4	1000
	.align 4
	.type	one#, @object
	.size	one#, 4
one:
	data4	1
	.sbss
	.align 4
	.type	negative_length#, @object
	.size	negative_length#, 4
negative_length:
	.skip	4
	.align 4
	.type	long_length#, @object
	.size	long_length#, 4
long_length:
	.skip	4
	.align 4
	.type	zero_length#, @object
	.size	zero_length#, 4
zero_length:
	.skip	4
	.align 4
	.type	length#, @object
	.size	length#, 4
length:
	.skip	4
	.data
	.align 4
	.type	abroad#, @object
	.size	abroad#, 16
abroad:
	data2	2
	.skip	14
	.align 4
	.type	odd#, @object
	.size	odd#, 16
odd:
	data2	99
	.skip	14
	.align 4
	.type	local#, @object
	.size	local#, 16
local:
	data2	2
	.skip	14
	.align 2
	.type	file#, @object
	.size	file#, 110
file:
	data2	1
	stringz	"f"
	.skip	106
	.align 2
	.type	missing#, @object
	.size	missing#, 110
missing:
	data2	1
	stringz	"none"
	.skip	103
	.align 2
	.type	path#, @object
	.size	path#, 110
path:
	data2	1
	stringz	"socket"
	.skip	101
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
