// a4825c435db2efbe1c3df67c8b760814
	.file	"proc-changes.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc stay#
stay:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp stay#
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
	stringz	"setgroups"
	.align 8
.LC2:
	stringz	"setresgid"
	.align 8
.LC3:
	stringz	"setresuid"
	.text
	.align 16
	.align 64
	.proc user#
user:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	mov r35 = r0
	mov r36 = r0
	br.call.sptk.many b0 = setgroups#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC1)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r35 = 1001, r0
	nop 0
	addl r37 = 1001, r0
	.mmb
	addl r36 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp4.ne p6, p7 = -1, r8
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
	.mmi
	addl r35 = 1001, r0
	nop 0
	addl r37 = 1001, r0
	.mmb
	addl r36 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC3)
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
	.endp user#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"%s: %s\n  is %s\n  not %s\n"
	.text
	.align 16
	.align 64
	.proc compare.part.0#
compare.part.0:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 5, 0
	addl r36 = @gprel(line#), gp
	.save rp, r38
	mov r38 = b0
	.mlx
	mov r40 = r1
	.body
	movl r14 = @gprel(expected#)
	;;
	.mmi
	ld4 r35 = [r36]
	add r14 = r1, r14
	mov r41 = r34
	;;
	.mii
	addp4 r15 = r35, r0
	adds r35 = 1, r35
	;;
	shladd r15 = r15, 3, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	mov r42 = r37
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	mov b0 = r38
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	st4 [r36] = r35
	nop 0
	br.ret.sptk.many b0
.L17:
	.mlx
	addl r15 = @gprel(differences#), gp
	movl r41 = @gprel(.LC4)
	.mmi
	mov r45 = r37
	mov r44 = r34
	mov r43 = r33
	;;
	.mmi
	ld4 r14 = [r15]
	add r41 = r1, r41
	mov r42 = r32
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r35 = [r36]
	mov r1 = r40
	mov b0 = r38
	;;
	.mmi
	adds r35 = 1, r35
	nop 0
	mov ar.pfs = r39
	;;
	.mib
	st4 [r36] = r35
	nop 0
	br.ret.sptk.many b0
	.endp compare.part.0#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"x"
	.text
	.align 16
	.align 64
	.proc writes#
writes:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	.body
	.mmi
	mov r39 = r32
	nop 0
	or r40 = 1, r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r38
	cmp4.le p6, p7 = r0, r8
	mov r34 = r8
	.mmb
	addl r41 = 1, r0
	mov r39 = r8
	(p7) br.cond.dpnt .L29
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC5)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mbb
	(p6) addl r35 = 46, r0
	(p6) br.cond.dpnt .L22
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mii
	(p7) addp4 r14 = r14, r0
	(p6) addl r35 = 63, r0
	;;
	(p7) add r15 = r1, r15
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r35 = [r14]
	nop 0
	;;
	(p7) sxt1 r35 = r35
.L22:
	.mib
	nop 0
	mov r39 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	nop 0
.L21:
	.mmi
	mov r8 = r35
	nop 0
	mov b0 = r36
	;;
	.mib
	nop 0
	mov ar.pfs = r37
	br.ret.sptk.many b0
.L29:
	.mmi
	nop 0
	cmp4.ne p6, p7 = -1, r8
	nop 0
	;;
	.mbb
	(p6) addl r35 = 78, r0
	(p6) br.cond.dpnt .L21
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	adds r14 = -1, r14
	mov ar.pfs = r37
	;;
	cmp4.ltu p6, p7 = 21, r14
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mii
	(p7) addp4 r14 = r14, r0
	(p6) addl r35 = 95, r0
	;;
	(p7) add r15 = r1, r15
	;;
	.mmi
	(p7) add r14 = r15, r14
	;;
	(p7) ld1 r35 = [r14]
	nop 0
	;;
	.mmi
	(p7) adds r35 = 32, r35
	;;
	nop 0
	(p7) sxt1 r35 = r35
	;;
	.mib
	nop 0
	mov r8 = r35
	br.ret.sptk.many b0
	.endp writes#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"%s/missing"
	.align 8
.LC7:
	stringz	"target"
	.align 8
.LC8:
	stringz	"./name"
	.text
	.align 16
	.align 64
	.proc changes#
changes:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 4, 0
	.fframe 288
	adds r12 = -288, r12
	mov r38 = r1
	.mlx
	mov r42 = r33
	movl r41 = @gprel(.LC6)
	;;
	.mmb
	adds r35 = 264, r12
	addl r14 = 1, r0
	nop 0
	.mii
	addl r15 = 2, r0
	.save rp, r36
	mov r36 = b0
	.body
	add r41 = r1, r41
	;;
	.mmi
	st8 [r35] = r14
	adds r14 = 272, r12
	addl r40 = 100, r0
	.mmi
	adds r39 = 160, r12
	;;
	st8 [r14] = r0
	adds r14 = 280, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 288, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = lstat#
	;;
	.mmi
	adds r14 = 40, r12
	nop 0
	mov r1 = r38
	.mmi
	addl r15 = 61440, r0
	nop 0
	addl r8 = 45, r0
	;;
	.mlx
	ld4 r14 = [r14]
	movl r34 = @gprel(out.0#)
	;;
	.mmi
	and r14 = r15, r14
	addl r15 = 16384, r0
	add r34 = r1, r34
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r15, r14
	addl r14 = 45, r0
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L98
	;;
	.mmi
	st1 [r34] = r14
	nop 0
	nop 0
.L32:
	.mmi
	adds r14 = 1, r34
	nop 0
	mov r39 = r32
	;;
	.mib
	st1 [r14] = r8
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L33:
	.mmi
	adds r15 = 2, r34
	nop 0
	mov r39 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L34:
	.mmi
	adds r15 = 3, r34
	addl r40 = 493, r0
	mov r39 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L35:
	.mmi
	adds r15 = 4, r34
	addl r40 = 493, r0
	adds r39 = 160, r12
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L36:
	.mmi
	adds r15 = 5, r34
	nop 0
	mov r41 = r0
	.mmi
	addl r40 = 33188, r0
	nop 0
	adds r39 = 160, r12
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = mknod#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L37:
	.mlx
	adds r15 = 6, r34
	movl r39 = @gprel(.LC7)
	.mmi
	nop 0
	adds r40 = 160, r12
	nop 0
	;;
	.mib
	st1 [r15] = r14
	add r39 = r1, r39
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L38:
	.mmi
	adds r15 = 7, r34
	adds r40 = 160, r12
	mov r39 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = link#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L39:
	.mlx
	adds r15 = 8, r34
	movl r40 = @gprel(.LC8)
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mib
	st1 [r15] = r14
	add r40 = r1, r40
	br.call.sptk.many b0 = link#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L40:
	.mmi
	adds r15 = 9, r34
	nop 0
	addl r41 = 420, r0
	.mmi
	addl r40 = 65, r0
	nop 0
	adds r39 = 160, r12
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L41:
	.mmi
	adds r15 = 10, r34
	nop 0
	addl r41 = 420, r0
	.mmi
	addl r40 = 193, r0
	nop 0
	mov r39 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L42
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L42:
	.mmi
	adds r15 = 11, r34
	adds r40 = 160, r12
	mov r39 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L43
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L43:
	.mmi
	adds r15 = 12, r34
	mov r40 = r32
	mov r39 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L44
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L44:
	.mlx
	adds r15 = 13, r34
	movl r40 = @gprel(.LC8)
	.mmi
	nop 0
	mov r39 = r32
	nop 0
	;;
	.mib
	st1 [r15] = r14
	add r40 = r1, r40
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L45:
	.mmi
	adds r15 = 14, r34
	mov r40 = r32
	adds r39 = 160, r12
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L46
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L46:
	.mmi
	adds r16 = 15, r34
	adds r15 = 16, r34
	nop 0
	.mmi
	addl r41 = -1, r0
	addl r40 = -1, r0
	mov r39 = r32
	;;
	.mmi
	st1 [r16] = r14
	nop 0
	addl r14 = 32, r0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = chown#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L47
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L47:
	.mmi
	adds r15 = 17, r34
	addl r41 = -1, r0
	mov r39 = r32
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	ld4 r40 = [r14]
	nop 0
	br.call.sptk.many b0 = chown#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L48:
	.mmi
	adds r15 = 18, r34
	nop 0
	addl r41 = 5, r0
	.mmi
	addl r40 = 5, r0
	nop 0
	mov r39 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = chown#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L49:
	.mmi
	adds r15 = 19, r34
	mov r40 = r0
	mov r39 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = utimes#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L50
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L50:
	.mmi
	adds r15 = 20, r34
	mov r40 = r35
	mov r39 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = utimes#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L51
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L51:
	.mmi
	adds r15 = 21, r34
	mov r40 = r0
	mov r39 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L52
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L52:
	.mmi
	adds r15 = 22, r34
	addl r40 = 2, r0
	mov r39 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r38
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L53
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r38
	;;
	adds r14 = -1, r14
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = 21, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r15 = @gprel(CSWTCH.40#)
	.mmi
	(p7) addp4 r14 = r14, r0
	;;
	(p7) add r15 = r1, r15
	(p6) addl r14 = 63, r0
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r14 = [r14]
	nop 0
	;;
	(p7) sxt1 r14 = r14
.L53:
	.mmi
	adds r16 = 23, r34
	adds r15 = 24, r34
	mov r8 = r34
	;;
	.mmi
	st1 [r16] = r14
	st1 [r15] = r0
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
.L98:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r34 = @gprel(out.0#)
	.mmi
	mov r39 = r32
	nop 0
	mov r40 = r0
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = writes#
	;;
	.mmi
	mov r1 = r38
	addl r40 = 512, r0
	nop 0
	.mmb
	mov r39 = r32
	st1 [r34] = r8
	br.call.sptk.many b0 = writes#
	;;
	.mib
	mov r1 = r38
	sxt1 r8 = r8
	br .L32
	.endp changes#
	.section	.rodata.str1.8
	.align 8
.LC33:
	stringz	"/proc/%s%s"
	.align 8
.LC34:
	stringz	"%.*s"
	.align 8
.LC35:
	stringz	"PRINT"
	.align 8
.LC36:
	stringz	"    \"%s\",\n"
	.text
	.align 16
	.align 64
	.proc as#
as:
	.prologue 12, 47
	.mmb
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 5, 14, 5, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mmi
	addl r37 = @ltoffx(stdout#), r1
	mov r49 = r1
	.save rp, r47
	mov r47 = b0
	;;
	.mmi
	ld8.mov r37 = [r37], stdout#
	nop 0
	.save ar.lc, r50
	mov r50 = ar.lc
	.body
	;;
	.mib
	ld8 r51 = [r37]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r49
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r49
	.mmb
	adds r51 = 16, r12
	nop 0
	(p7) br.cond.spnt .L113
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mii
	adds r14 = 16, r12
	mov r1 = r49
	;;
	addl r16 = @gprel(differences#), gp
	.mii
	ld4 r15 = [r14]
	nop 0
	;;
	extr.u r15 = r15, 8, 8
	.mmi
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	st4 [r16] = r14
	mov b0 = r47
	;;
	mov ar.pfs = r48
	;;
	.mii
	nop 0
	mov ar.lc = r50
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L113:
	.body
	.copy_state 1
	.mmi
	ld8 r14 = [r32], 8
	nop 0
	addl r45 = @gprel(differences#), gp
	.mii
	mov r40 = r0
	adds r38 = 76, r12
	;;
	mov b6 = r14
	.mmb
	ld8 r1 = [r32], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r49
	nop 0
	sxt4 r52 = r33
	.mmb
	addl r51 = 4, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r49
	st4 [r45] = r0
	mov ar.lc = 11
	;;
	.mlx
	nop 0
	movl r41 = @gprel(names.2#)
	.mlx
	addl r14 = @gprel(line#), gp
	movl r44 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC34)
	.mlx
	add r41 = r1, r41
	movl r42 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC36)
	.mmi
	st4 [r14] = r34
	add r44 = r1, r44
	add r43 = r1, r43
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r46 = r1, r46
.L104:
	.mmi
	mov r54 = r36
	ld8 r55 = [r41], 8
	mov r53 = r44
	.mmb
	addl r52 = 60, r0
	mov r51 = r38
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r52 = 47, r0
	.mmb
	mov r51 = r38
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r40
	mov r55 = r38
	mov r53 = r43
	.mmi
	mov r1 = r49
	addl r52 = 60, r0
	adds r51 = 16, r12
	;;
	.mmi
	nop 0
	(p7) sub r54 = r8, r38
	nop 0
	;;
	.mib
	(p6) addl r54 = 5, r0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r52 = 16, r12
	nop 0
	mov r1 = r49
	.mmb
	mov r51 = r38
	nop 0
	br.call.sptk.many b0 = changes#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r39 = r8
	.mmb
	mov r51 = r42
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r49
	mov r53 = r39
	.mmb
	mov r52 = r38
	mov r51 = r35
	(p7) br.cond.dpnt .L114
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = compare.part.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	nop 0
.L103:
	.mib
	nop 0
	adds r40 = 1, r40
	br.cloop.sptk.few .L104
	;;
	.mlx
	nop 0
	movl r40 = @gprel(machine.1#)
	.mlx
	nop 0
	movl r42 = @gprel(.LC34)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC35)
	.mlx
	add r40 = r1, r40
	movl r43 = @gprel(.LC36)
	;;
	.mmb
	nop 0
	add r42 = r1, r42
	nop 0
	.mmi
	add r41 = r1, r41
	add r43 = r1, r43
	mov ar.lc = 4
.L107:
	.mmi
	ld8 r38 = [r40], 8
	nop 0
	addl r52 = 47, r0
	;;
	.mib
	mov r51 = r38
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	mov r55 = r38
	mov r53 = r42
	sub r54 = r8, r38
	.mmi
	mov r1 = r49
	addl r52 = 60, r0
	adds r51 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r52 = 16, r12
	nop 0
	mov r1 = r49
	.mmb
	mov r51 = r38
	nop 0
	br.call.sptk.many b0 = changes#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r39 = r8
	.mmb
	mov r51 = r41
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r49
	mov r53 = r39
	.mmb
	mov r52 = r38
	mov r51 = r35
	(p7) br.cond.dpnt .L115
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = compare.part.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	nop 0
.L106:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L107
	.mib
	ld8 r51 = [r37]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmb
	ld4 r51 = [r45]
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L114:
	.mib
	mov r52 = r39
	mov r51 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r49
	br .L103
.L115:
	.mib
	mov r52 = r39
	mov r51 = r43
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r49
	br .L106
	.endp as#
	.section	.rodata.str1.8
	.align 8
.LC37:
	stringz	"%d"
	.align 8
.LC38:
	stringz	"."
	.align 8
.LC39:
	stringz	"chmod"
	.align 8
.LC40:
	stringz	"self"
	.align 8
.LC41:
	stringz	"root"
	.align 8
.LC42:
	stringz	"root, of another"
	.align 8
.LC43:
	stringz	"user"
	.align 8
.LC44:
	stringz	"user, not dumpable"
	.align 8
.LC45:
	stringz	"user, of root's"
	.align 8
.LC46:
	stringz	"differences: %u\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r38 = r8
	.mmi
	addl r36 = 20, r0
	nop 0
	adds r35 = 16, r12
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC37)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = geteuid#
	;;
	.mib
	mov r1 = r34
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L117
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC38)
	.mmi
	nop 0
	addl r36 = 511, r0
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC39)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC41)
	.mlx
	addl r35 = @ltoff(@fptr(stay#)), gp
	movl r39 = @gprel(.LC40)
	;;
	.mmi
	add r38 = r1, r38
	add r39 = r1, r39
	mov r37 = r0
	.mmb
	addl r36 = 1, r0
	ld8 r35 = [r35]
	br.call.sptk.many b0 = as#
	;;
	.mmi
	mov r1 = r34
	nop 0
	adds r39 = 16, r12
	.mmi
	addl r37 = 17, r0
	nop 0
	addl r36 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC42)
	.mmi
	addl r35 = @ltoff(@fptr(stay#)), gp
	;;
	nop 0
	add r38 = r1, r38
	.mmb
	nop 0
	ld8 r35 = [r35]
	br.call.sptk.many b0 = as#
	;;
	.mmi
	mov r1 = r34
	addl r37 = 34, r0
	addl r36 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC40)
	.mlx
	addl r35 = @ltoff(@fptr(user#)), gp
	movl r38 = @gprel(.LC43)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	.mmb
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = as#
	;;
	.mmi
	mov r1 = r34
	addl r37 = 51, r0
	mov r36 = r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC44)
	.mlx
	addl r35 = @ltoff(@fptr(user#)), gp
	movl r39 = @gprel(.LC40)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	.mmb
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = as#
	;;
	.mmi
	mov r1 = r34
	nop 0
	adds r39 = 16, r12
	.mmi
	addl r37 = 68, r0
	nop 0
	addl r36 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC45)
	.mmi
	addl r35 = @ltoff(@fptr(user#)), gp
	;;
	add r38 = r1, r38
	nop 0
	.mmb
	ld8 r35 = [r35]
	nop 0
	br.call.sptk.many b0 = as#
	;;
	.mmi
	mov r1 = r34
	nop 0
	nop 0
	;;
.L117:
	.mlx
	addl r14 = @gprel(differences#), gp
	movl r35 = @gprel(.LC46)
	;;
	.mmi
	nop 0
	add r35 = r1, r35
	nop 0
	.mmb
	ld4 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r34
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata
	.align 8
	.type	CSWTCH.40#, @object
	.size	CSWTCH.40#, 22
CSWTCH.40:
	data1	80
	data1	78
	data1	63
	data1	63
	data1	79
	data1	63
	data1	63
	data1	63
	data1	63
	data1	63
	data1	63
	data1	63
	data1	65
	data1	63
	data1	63
	data1	66
	data1	69
	data1	88
	data1	63
	data1	70
	data1	68
	data1	73
	.bss
	.align 8
	.type	out.0#, @object
	.size	out.0#, 40
out.0:
	.skip	40
	.section	.rodata.str1.8
	.align 8
.LC47:
	stringz	"/proc/uptime"
	.align 8
.LC48:
	stringz	"/proc/cpuinfo"
	.align 8
.LC49:
	stringz	"/proc/filesystems"
	.align 8
.LC50:
	stringz	"/proc/sys/kernel/ostype"
	.align 8
.LC51:
	stringz	"/proc/sys/kernel"
	.section	.rodata
	.align 8
	.type	machine.1#, @object
	.size	machine.1#, 40
machine.1:
	data8	.LC47
	data8	.LC48
	data8	.LC49
	data8	.LC50
	data8	.LC51
	.section	.rodata.str1.8
	.align 8
.LC52:
	stringz	""
	.align 8
.LC53:
	stringz	"/stat"
	.align 8
.LC54:
	stringz	"/cmdline"
	.align 8
.LC55:
	stringz	"/fd"
	.align 8
.LC56:
	stringz	"/fdinfo"
	.align 8
.LC57:
	stringz	"/ns"
	.align 8
.LC58:
	stringz	"/task"
	.align 8
.LC59:
	stringz	"/maps"
	.align 8
.LC60:
	stringz	"/limits"
	.align 8
.LC61:
	stringz	"/environ"
	.align 8
.LC62:
	stringz	"/mem"
	.align 8
.LC63:
	stringz	"/comm"
	.section	.rodata
	.align 8
	.type	names.2#, @object
	.size	names.2#, 96
names.2:
	data8	.LC52
	data8	.LC53
	data8	.LC54
	data8	.LC55
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC59
	data8	.LC60
	data8	.LC61
	data8	.LC62
	data8	.LC63
	.sbss
	.align 4
	.type	differences#, @object
	.size	differences#, 4
differences:
	.skip	4
	.align 4
	.type	line#, @object
	.size	line#, 4
line:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC64:
	stringz	"ddPFENNNNXNEN.XN .PPPPDP"
	.align 8
.LC65:
	stringz	"IIPPENNNNXNEN.XN ......."
	.align 8
.LC66:
	stringz	"--PPENNNNXNEN.XN .....D."
	.align 8
.LC67:
	stringz	"OOPPENNNNXNEN.XN ......."
	.align 8
.LC68:
	stringz	"..PPENNNNXNEN.XN ......."
	.align 8
.LC69:
	stringz	"OOPFENNNNXNEN.XN ......."
	.align 8
.LC70:
	stringz	"aaAAENNNNXNEN.XN .PP..AA"
	.align 8
.LC71:
	stringz	"--AAENNNNXNEN.XN .PP..DA"
	.align 8
.LC72:
	stringz	"--PPENNNNXNEN.XN .PPPPDP"
	.align 8
.LC73:
	stringz	"ddAAENNNNXNEN.XN .PPPPDP"
	.align 8
.LC74:
	stringz	"aaPPENNNNXNEN.XN ..P..AA"
	.align 8
.LC75:
	stringz	"--PPENNNNXNEN.XN ..P..D."
	.align 8
.LC76:
	stringz	"--PPENNNNXNEN.XN ..P..DA"
	.align 8
.LC77:
	stringz	"OOPPENNNNXNEN.XN ..P...."
	.align 8
.LC78:
	stringz	"..PPENNNNXNEN.XN ..P...."
	.align 8
.LC79:
	stringz	"aaAAENNNNXNEN.XN .PPAPAA"
	.align 8
.LC80:
	stringz	"--AAENNNNXNEN.XN .PPAPDA"
	.align 8
.LC81:
	stringz	"aaPPENNNNXNEN.XN .PPAPAA"
	.align 8
.LC82:
	stringz	"--PPENNNNXNEN.XN .PP.PD."
	.align 8
.LC83:
	stringz	"--PPENNNNXNEN.XN .PPAPDA"
	.align 8
.LC84:
	stringz	"--AAENNNNXNEN.XN .PPPPDP"
	.section	.rodata
	.align 8
	.type	expected#, @object
	.size	expected#, 680
expected:
	data8	.LC64
	data8	.LC65
	data8	.LC65
	data8	.LC66
	data8	.LC66
	data8	.LC66
	data8	.LC66
	data8	.LC65
	data8	.LC65
	data8	.LC65
	data8	.LC67
	data8	.LC68
	data8	.LC69
	data8	.LC69
	data8	.LC69
	data8	.LC70
	data8	.LC71
	data8	.LC72
	data8	.LC65
	data8	.LC65
	data8	.LC66
	data8	.LC66
	data8	.LC66
	data8	.LC66
	data8	.LC65
	data8	.LC65
	data8	.LC65
	data8	.LC67
	data8	.LC65
	data8	.LC69
	data8	.LC69
	data8	.LC69
	data8	.LC70
	data8	.LC71
	data8	.LC73
	data8	.LC74
	data8	.LC74
	data8	.LC75
	data8	.LC76
	data8	.LC76
	data8	.LC76
	data8	.LC74
	data8	.LC74
	data8	.LC74
	data8	.LC77
	data8	.LC78
	data8	.LC79
	data8	.LC79
	data8	.LC79
	data8	.LC79
	data8	.LC80
	data8	.LC73
	data8	.LC81
	data8	.LC81
	data8	.LC82
	data8	.LC76
	data8	.LC83
	data8	.LC76
	data8	.LC81
	data8	.LC81
	data8	.LC81
	data8	.LC81
	data8	.LC81
	data8	.LC79
	data8	.LC79
	data8	.LC79
	data8	.LC79
	data8	.LC80
	data8	.LC84
	data8	.LC81
	data8	.LC81
	data8	.LC83
	data8	.LC83
	data8	.LC83
	data8	.LC83
	data8	.LC81
	data8	.LC81
	data8	.LC81
	data8	.LC81
	data8	.LC81
	data8	.LC79
	data8	.LC79
	data8	.LC79
	data8	.LC79
	data8	.LC80
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
