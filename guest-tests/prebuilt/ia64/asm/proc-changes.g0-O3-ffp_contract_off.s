// 7a071475641ecb114082c0c47452fdb6
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
	addl r37 = 1001, r0
	nop 0
	addl r36 = 1001, r0
	.mmb
	addl r35 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r34
	cmp4.ne p6, p7 = -1, r8
	mov b0 = r32
	.mmb
	nop 0
	nop 0
	(p7) br.cond.spnt .L11
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	;;
.L11:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC0)
	.mlx
	nop 0
	movl r36 = @gprel(.LC3)
	;;
	.mib
	add r35 = r1, r35
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r34
	addl r35 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp user#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"%s/missing"
	.align 8
.LC5:
	stringz	"x"
	.align 8
.LC6:
	stringz	"target"
	.align 8
.LC7:
	stringz	"./name"
	.text
	.align 16
	.align 64
	.proc changes#
changes:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 4, 0
	.fframe 288
	adds r12 = -288, r12
	mov r40 = r1
	.mlx
	mov r44 = r33
	movl r43 = @gprel(.LC4)
	;;
	.mmb
	adds r35 = 264, r12
	addl r14 = 1, r0
	nop 0
	.mii
	addl r15 = 2, r0
	.save rp, r38
	mov r38 = b0
	.body
	add r43 = r1, r43
	;;
	.mmi
	st8 [r35] = r14
	adds r14 = 272, r12
	addl r42 = 100, r0
	.mmi
	adds r41 = 160, r12
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
	mov r1 = r40
	nop 0
	adds r42 = 16, r12
	.mmb
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = lstat#
	;;
	.mmi
	adds r14 = 40, r12
	mov r1 = r40
	addl r15 = 61440, r0
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
	.mib
	cmp4.eq p6, p7 = r15, r14
	addl r14 = 45, r0
	(p7) br.cond.dpnt .L95
	;;
	.mmi
	addl r36 = 45, r0
	st1 [r34] = r14
	nop 0
.L18:
	.mmi
	adds r14 = 1, r34
	nop 0
	mov r41 = r32
	;;
	.mib
	st1 [r14] = r36
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
.L22:
	.mmi
	adds r15 = 2, r34
	nop 0
	mov r41 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L23
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
.L23:
	.mmi
	adds r15 = 3, r34
	addl r42 = 493, r0
	mov r41 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
.L24:
	.mmi
	adds r15 = 4, r34
	addl r42 = 493, r0
	adds r41 = 160, r12
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
.L25:
	.mmi
	adds r15 = 5, r34
	nop 0
	mov r43 = r0
	.mmi
	addl r42 = 33188, r0
	nop 0
	adds r41 = 160, r12
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = mknod#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
.L26:
	.mlx
	adds r15 = 6, r34
	movl r41 = @gprel(.LC6)
	.mmi
	nop 0
	adds r42 = 160, r12
	nop 0
	;;
	.mib
	st1 [r15] = r14
	add r41 = r1, r41
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L27
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
.L27:
	.mmi
	adds r15 = 7, r34
	adds r42 = 160, r12
	mov r41 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = link#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L28
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
.L28:
	.mlx
	adds r15 = 8, r34
	movl r42 = @gprel(.LC7)
	.mmi
	nop 0
	mov r41 = r32
	nop 0
	;;
	.mib
	st1 [r15] = r14
	add r42 = r1, r42
	br.call.sptk.many b0 = link#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L29
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
.L29:
	.mmi
	adds r15 = 9, r34
	nop 0
	addl r43 = 420, r0
	.mmi
	addl r42 = 65, r0
	nop 0
	adds r41 = 160, r12
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L30
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
.L30:
	.mmi
	adds r15 = 10, r34
	nop 0
	addl r43 = 420, r0
	.mmi
	addl r42 = 193, r0
	nop 0
	mov r41 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L31
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
.L31:
	.mmi
	adds r15 = 11, r34
	adds r42 = 160, r12
	mov r41 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	;;
	.mib
	(p6) addl r14 = 46, r0
	nop 0
	(p6) br.cond.dpnt .L32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
.L32:
	.mmi
	adds r15 = 12, r34
	mov r42 = r32
	mov r41 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
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
	mov r1 = r40
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
	.mlx
	adds r15 = 13, r34
	movl r42 = @gprel(.LC7)
	.mmi
	nop 0
	mov r41 = r32
	nop 0
	;;
	.mib
	st1 [r15] = r14
	add r42 = r1, r42
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
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
	mov r1 = r40
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
	adds r15 = 14, r34
	mov r42 = r32
	adds r41 = 160, r12
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = rename#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
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
	mov r1 = r40
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
	adds r16 = 15, r34
	adds r15 = 16, r34
	nop 0
	.mmi
	addl r43 = -1, r0
	addl r42 = -1, r0
	mov r41 = r32
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
	mov r1 = r40
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
	mov r1 = r40
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
	adds r15 = 17, r34
	addl r43 = -1, r0
	mov r41 = r32
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	adds r14 = 44, r12
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = chown#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
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
	mov r1 = r40
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
	.mmi
	adds r15 = 18, r34
	nop 0
	addl r43 = 5, r0
	.mmi
	addl r42 = 5, r0
	nop 0
	mov r41 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = chown#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
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
	mov r1 = r40
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
	adds r15 = 19, r34
	mov r42 = r0
	mov r41 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = utimes#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
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
	mov r1 = r40
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
	.mmi
	adds r15 = 20, r34
	mov r42 = r35
	mov r41 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = utimes#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
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
	mov r1 = r40
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
	adds r15 = 21, r34
	mov r42 = r0
	mov r41 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
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
	mov r1 = r40
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
	adds r15 = 22, r34
	addl r42 = 2, r0
	mov r41 = r32
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
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
	mov r1 = r40
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
	adds r16 = 23, r34
	adds r15 = 24, r34
	mov r8 = r34
	;;
	.mmi
	st1 [r16] = r14
	st1 [r15] = r0
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L95:
	.body
	.copy_state 1
	.mib
	addl r42 = 1, r0
	mov r41 = r32
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	cmp4.le p6, p7 = r0, r8
	mov r34 = r8
	.mmb
	addl r43 = 1, r0
	mov r41 = r8
	(p7) br.cond.dpnt .L96
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	;;
	.mbb
	(p6) addl r36 = 46, r0
	(p6) br.cond.dpnt .L17
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
	(p6) addl r36 = 63, r0
	;;
	(p7) add r15 = r1, r15
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r36 = [r14]
	nop 0
	;;
	(p7) sxt1 r36 = r36
.L17:
	.mib
	nop 0
	mov r41 = r34
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
	;;
.L16:
	.mlx
	nop 0
	movl r34 = @gprel(out.0#)
	.mii
	addl r42 = 513, r0
	mov r41 = r32
	;;
	add r34 = r1, r34
	;;
	.mib
	st1 [r34] = r36
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r40
	cmp4.le p6, p7 = r0, r8
	mov r37 = r8
	.mmb
	addl r43 = 1, r0
	mov r41 = r8
	(p7) br.cond.dpnt .L97
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	;;
	.mbb
	(p6) addl r36 = 46, r0
	(p6) br.cond.dpnt .L21
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
	(p6) addl r36 = 63, r0
	;;
	(p7) add r15 = r1, r15
	;;
	.mmi
	nop 0
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mii
	(p7) ld1 r36 = [r14]
	nop 0
	;;
	(p7) sxt1 r36 = r36
.L21:
	.mib
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r40
	br .L18
.L97:
	.mmi
	nop 0
	cmp4.ne p6, p7 = -1, r8
	nop 0
	;;
	.mbb
	(p6) addl r36 = 78, r0
	(p6) br.cond.dpnt .L18
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
	(p6) addl r36 = 95, r0
	;;
	(p7) add r15 = r1, r15
	;;
	.mmi
	(p7) add r14 = r15, r14
	;;
	(p7) ld1 r36 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	(p7) adds r36 = 32, r36
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt1 r36 = r36
	br .L18
.L96:
	.mmi
	nop 0
	cmp4.ne p6, p7 = -1, r8
	nop 0
	;;
	.mbb
	(p6) addl r36 = 78, r0
	(p6) br.cond.dpnt .L16
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r40
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
	(p6) addl r36 = 95, r0
	;;
	(p7) add r15 = r1, r15
	;;
	.mmi
	(p7) add r14 = r15, r14
	;;
	(p7) ld1 r36 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	(p7) adds r36 = 32, r36
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt1 r36 = r36
	br .L16
	.endp changes#
	.section	.rodata.str1.8
	.align 8
.LC32:
	stringz	"/proc/%s%s"
	.align 8
.LC33:
	stringz	"%.*s"
	.align 8
.LC34:
	stringz	"PRINT"
	.align 8
.LC35:
	stringz	"    \"%s\",\n"
	.align 8
.LC36:
	stringz	"%s: %s\n  is %s\n  not %s\n"
	.text
	.align 16
	.align 64
	.proc as#
as:
	.prologue 12, 51
	.mmb
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 5, 18, 5, 0
	.fframe 128
	adds r12 = -128, r12
	nop 0
	.mmi
	addl r37 = @ltoffx(stdout#), r1
	mov r53 = r1
	.save rp, r51
	mov r51 = b0
	;;
	.mmi
	ld8.mov r37 = [r37], stdout#
	nop 0
	.save ar.lc, r54
	mov r54 = ar.lc
	.body
	;;
	.mib
	ld8 r55 = [r37]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r53
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r53
	.mmb
	adds r55 = 16, r12
	nop 0
	(p7) br.cond.spnt .L120
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mii
	adds r14 = 16, r12
	mov r1 = r53
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
	mov b0 = r51
	;;
	mov ar.pfs = r52
	;;
	.mii
	nop 0
	mov ar.lc = r54
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L120:
	.body
	.copy_state 1
	.mmi
	ld8 r14 = [r32], 8
	nop 0
	addl r40 = @gprel(line#), gp
	.mii
	mov r41 = r0
	adds r38 = 76, r12
	;;
	mov b6 = r14
	.mmb
	ld8 r1 = [r32], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r53
	addl r55 = 4, r0
	sxt4 r56 = r33
	;;
	.mib
	addl r43 = @gprel(differences#), gp
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmb
	mov r1 = r53
	st4 [r40] = r34
	nop 0
	.mmi
	st4 [r43] = r0
	nop 0
	mov ar.lc = 11
	;;
	.mlx
	nop 0
	movl r42 = @gprel(names.2#)
	.mlx
	nop 0
	movl r47 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC33)
	.mlx
	add r42 = r1, r42
	movl r45 = @gprel(.LC34)
	;;
	.mlx
	nop 0
	movl r48 = @gprel(expected#)
	.mlx
	add r47 = r1, r47
	movl r50 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC35)
	.mmi
	add r46 = r1, r46
	add r45 = r1, r45
	add r48 = r1, r48
	;;
	.mmi
	nop 0
	add r50 = r1, r50
	add r49 = r1, r49
.L104:
	.mmi
	mov r58 = r36
	ld8 r59 = [r42], 8
	mov r57 = r47
	.mmb
	addl r56 = 60, r0
	mov r55 = r38
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r53
	nop 0
	addl r56 = 47, r0
	.mmb
	mov r55 = r38
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r41
	mov r59 = r38
	mov r57 = r46
	.mmi
	mov r1 = r53
	addl r56 = 60, r0
	adds r55 = 16, r12
	;;
	.mmi
	nop 0
	(p7) sub r58 = r8, r38
	nop 0
	;;
	.mib
	(p6) addl r58 = 5, r0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r56 = 16, r12
	nop 0
	mov r1 = r53
	.mmb
	mov r55 = r38
	nop 0
	br.call.sptk.many b0 = changes#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r39 = r8
	.mmb
	mov r55 = r45
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmb
	mov r55 = r39
	nop 0
	(p7) br.cond.dpnt .L121
	;;
	.mmi
	ld4 r14 = [r40]
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r48, r14
	;;
	ld8 r44 = [r14]
	nop 0
	;;
	.mib
	mov r56 = r44
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r53
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L122
	;;
	.mii
	ld4 r14 = [r40]
	nop 0
	;;
	adds r14 = 1, r14
	;;
	.mmi
	st4 [r40] = r14
	nop 0
	nop 0
.L102:
	.mib
	nop 0
	adds r41 = 1, r41
	br.cloop.sptk.few .L104
	;;
	.mlx
	nop 0
	movl r41 = @gprel(machine.1#)
	.mlx
	nop 0
	movl r44 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC34)
	.mlx
	add r41 = r1, r41
	movl r48 = @gprel(expected#)
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC36)
	.mlx
	add r44 = r1, r44
	movl r46 = @gprel(.LC35)
	;;
	.mmb
	add r42 = r1, r42
	add r48 = r1, r48
	nop 0
	.mmi
	add r47 = r1, r47
	add r46 = r1, r46
	mov ar.lc = 4
.L108:
	.mmi
	ld8 r38 = [r41], 8
	nop 0
	addl r56 = 47, r0
	;;
	.mib
	mov r55 = r38
	nop 0
	br.call.sptk.many b0 = strrchr#
	;;
	.mmi
	mov r59 = r38
	mov r57 = r44
	sub r58 = r8, r38
	.mmi
	mov r1 = r53
	addl r56 = 60, r0
	adds r55 = 16, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	adds r56 = 16, r12
	nop 0
	mov r1 = r53
	.mmb
	mov r55 = r38
	nop 0
	br.call.sptk.many b0 = changes#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r39 = r8
	.mmb
	mov r55 = r42
	nop 0
	br.call.sptk.many b0 = getenv#
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp.eq p6, p7 = 0, r8
	.mmb
	mov r55 = r39
	nop 0
	(p7) br.cond.dpnt .L123
	;;
	.mmi
	ld4 r14 = [r40]
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r48, r14
	;;
	ld8 r45 = [r14]
	nop 0
	;;
	.mib
	mov r56 = r45
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mib
	mov r1 = r53
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L124
	;;
	.mii
	ld4 r14 = [r40]
	nop 0
	;;
	adds r14 = 1, r14
	;;
	.mmi
	st4 [r40] = r14
	nop 0
	nop 0
.L106:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L108
	.mib
	ld8 r55 = [r37]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmb
	ld4 r55 = [r43]
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L122:
	.mmi
	ld4 r14 = [r43]
	mov r59 = r44
	mov r58 = r39
	.mmi
	mov r57 = r38
	mov r56 = r35
	mov r55 = r50
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r43] = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r40]
	mov r1 = r53
	;;
	adds r14 = 1, r14
	;;
	.mib
	st4 [r40] = r14
	nop 0
	br .L102
.L124:
	.mmi
	ld4 r14 = [r43]
	mov r59 = r45
	mov r58 = r39
	.mmi
	mov r57 = r38
	mov r56 = r35
	mov r55 = r47
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r43] = r14
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld4 r14 = [r40]
	mov r1 = r53
	;;
	adds r14 = 1, r14
	;;
	.mib
	st4 [r40] = r14
	nop 0
	br .L106
.L121:
	.mib
	mov r56 = r39
	mov r55 = r49
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r53
	br .L102
.L123:
	.mib
	mov r56 = r39
	mov r55 = r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r53
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
	(p6) br.cond.dptk .L126
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
.L126:
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
