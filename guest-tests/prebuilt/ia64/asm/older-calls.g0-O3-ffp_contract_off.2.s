// 0dec38043f9e61c4c5703201f1f16567 guest-tests/ia64/older-calls.c
	.file	"older-calls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"no file"
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	" dev"
	.align 8
.LC3:
	stringz	" ino"
	.align 8
.LC4:
	stringz	" nlink"
	.align 8
.LC5:
	stringz	" mode"
	.align 8
.LC6:
	stringz	" uid"
	.align 8
.LC7:
	stringz	" gid"
	.align 8
.LC8:
	stringz	" rdev"
	.align 8
.LC9:
	stringz	" size"
	.align 8
.LC10:
	stringz	" atime"
	.align 8
.LC11:
	stringz	" mtime"
	.align 8
.LC12:
	stringz	" ctime"
	.align 8
.LC13:
	stringz	" blksize"
	.align 8
.LC14:
	stringz	" blocks"
	.align 8
.LC15:
	stringz	" unused"
	.align 8
.LC16:
	stringz	"  %s: %s%s%s%s%s%s%s%s%s%s%s%s%s%s%s\n"
	.text
	.align 16
	.align 64
	.proc compare#
compare:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 8, 0
	.fframe 336
	adds r12 = -336, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r41 = r35
	mov r38 = r1
	.body
	mov r40 = r34
	;;
	.mmi
	adds r43 = 96, r12
	nop 0
	addl r42 = 2047, r0
	.mmb
	addl r39 = -100, r0
	nop 0
	br.call.sptk.many b0 = statx#
	;;
	.mmi
	adds r14 = 232, r12
	mov r16 = r33
	adds r17 = 236, r12
	.mmi
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	adds r23 = 128, r12
	;;
	.mlx
	ld4 r15 = [r14]
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	adds r18 = 16, r33
	adds r22 = 24, r33
	adds r14 = 224, r12
	;;
	.mmi
	ld8 r26 = [r16], 8
	(p7) add r41 = r1, r41
	dep.z r15 = r15, 8, 24
	.mmi
	adds r21 = 28, r33
	adds r19 = 228, r12
	adds r20 = 32, r33
	;;
	.mlx
	ld4 r17 = [r17]
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	ld8 r25 = [r16]
	nop 0
	adds r16 = 56, r33
	;;
	.mmi
	or r15 = r17, r15
	ld8 r24 = [r23]
	(p6) add r41 = r1, r41
	.mmi
	adds r23 = 112, r12
	ld4 r22 = [r22]
	adds r17 = 40, r33
	;;
	.mmi
	cmp.ne p6, p7 = r24, r25
	nop 0
	addp4 r15 = r15, r0
	.mmi
	ld4 r23 = [r23]
	ld4 r21 = [r21]
	nop 0
	;;
	.mlx
	cmp.ne p8, p9 = r15, r26
	(p7) movl r43 = @gprel(.LC1)
	.mmi
	ld8 r15 = [r18]
	ld4 r14 = [r14]
	adds r18 = 124, r12
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC3)
	.mlx
	ld2 r18 = [r18]
	(p8) movl r42 = @gprel(.LC2)
	;;
	.mmi
	(p7) add r43 = r1, r43
	ld4 r19 = [r19]
	dep.z r14 = r14, 8, 24
	.mmi
	(p8) add r42 = r1, r42
	ld4 r20 = [r20]
	nop 0
	;;
	.mmi
	(p6) add r43 = r1, r43
	cmp.ne p6, p7 = r23, r15
	adds r15 = 116, r12
	.mmi
	or r14 = r19, r14
	ld8 r17 = [r17]
	adds r19 = 48, r33
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	ld4 r15 = [r15]
	(p9) movl r42 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC4)
	.mmi
	addp4 r14 = r14, r0
	ld8 r19 = [r19]
	(p9) add r42 = r1, r42
	;;
	.mmi
	(p7) add r44 = r1, r44
	cmp.ne p8, p9 = r14, r17
	adds r14 = 160, r12
	;;
	.mmi
	(p6) add r44 = r1, r44
	nop 0
	cmp4.ne p6, p7 = r18, r22
	.mmi
	adds r18 = 120, r12
	ld8 r14 = [r14]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mmi
	nop 0
	ld4 r18 = [r18]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	(p7) add r45 = r1, r45
	nop 0
	;;
	.mmi
	(p6) add r45 = r1, r45
	cmp4.ne p6, p7 = r15, r21
	adds r15 = 136, r12
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC1)
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r46 = r1, r46
	;;
	(p6) add r46 = r1, r46
	cmp4.ne p6, p7 = r18, r20
	.mlx
	nop 0
	(p8) movl r18 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p7) movl r17 = @gprel(.LC1)
	.mmi
	nop 0
	(p8) add r18 = r1, r18
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r17 = @gprel(.LC7)
	.mlx
	nop 0
	(p9) movl r18 = @gprel(.LC1)
	;;
	.mii
	(p7) add r17 = r1, r17
	(p9) add r18 = r1, r18
	;;
	(p6) add r17 = r1, r17
	.mmi
	cmp.ne p6, p7 = r15, r19
	ld8 r15 = [r16]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r19 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p6) movl r19 = @gprel(.LC9)
	;;
	.mii
	(p7) add r19 = r1, r19
	nop 0
	;;
	(p6) add r19 = r1, r19
	.mmb
	cmp.ne p6, p7 = r14, r15
	adds r14 = 72, r33
	(p7) br.cond.dpnt .L40
	;;
	.mmi
	nop 0
	ld8 r15 = [r14]
	adds r14 = 208, r12
	.mlx
	nop 0
	(p6) movl r21 = @gprel(.LC10)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	(p6) add r21 = r1, r21
	;;
	.mib
	cmp.ne p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L41
	;;
	.mlx
	nop 0
	(p6) movl r23 = @gprel(.LC11)
	;;
	.mmi
	(p6) add r23 = r1, r23
	nop 0
	nop 0
.L12:
	.mmi
	adds r14 = 88, r33
	;;
	ld8 r15 = [r14]
	adds r14 = 192, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L42
	;;
	.mlx
	nop 0
	(p6) movl r25 = @gprel(.LC12)
	;;
	.mmi
	(p6) add r25 = r1, r25
	nop 0
	nop 0
.L13:
	.mmi
	adds r16 = 104, r33
	nop 0
	adds r20 = 100, r12
	.mmi
	adds r15 = 112, r33
	nop 0
	adds r14 = 120, r33
	;;
	.mmi
	ld8 r22 = [r16]
	ld4 r20 = [r20]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r20, r22
	ld8 r16 = [r15]
	adds r15 = 144, r12
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r27 = @gprel(.LC13)
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r27 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r27 = r1, r27
	;;
	(p7) add r27 = r1, r27
	cmp.ne p6, p7 = r15, r16
	;;
	.mlx
	nop 0
	(p6) movl r29 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p7) movl r29 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r29 = r1, r29
	nop 0
	;;
	.mib
	(p7) add r29 = r1, r29
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	.mmi
	adds r14 = 128, r33
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L43
.L36:
	.mlx
	adds r30 = 80, r12
	movl r31 = @gprel(.LC15)
	.mmi
	adds r28 = 72, r12
	adds r26 = 64, r12
	adds r24 = 56, r12
	;;
	.mmi
	add r31 = r1, r31
	adds r22 = 48, r12
	adds r20 = 40, r12
	.mmi
	adds r16 = 32, r12
	adds r15 = 24, r12
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	.mmi
	st8 [r30] = r31
	st8 [r28] = r29
	mov r40 = r32
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	.mmi
	st8 [r26] = r27
	st8 [r24] = r25
	nop 0
	;;
	.mmi
	st8 [r22] = r23
	st8 [r20] = r21
	nop 0
	;;
	.mmi
	st8 [r16] = r19
	st8 [r15] = r18
	nop 0
	;;
	.mib
	st8 [r14] = r17
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 336, r12
	br.ret.sptk.many b0
	;;
.L42:
	.body
	.copy_state 1
	.mmi
	adds r14 = 96, r33
	nop 0
	adds r15 = 200, r12
	;;
	.mmi
	ld4 r15 = [r15]
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r25 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p7) movl r25 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r25 = r1, r25
	nop 0
	;;
	.mib
	nop 0
	(p7) add r25 = r1, r25
	br .L13
.L41:
	.mmi
	adds r14 = 80, r33
	nop 0
	adds r15 = 216, r12
	;;
	.mmi
	ld4 r15 = [r15]
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r15, r14
	nop 0
	adds r14 = 88, r33
	;;
	.mlx
	ld8 r15 = [r14]
	(p6) movl r23 = @gprel(.LC11)
	.mmi
	nop 0
	adds r14 = 192, r12
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r23 = @gprel(.LC1)
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	(p6) add r23 = r1, r23
	;;
	(p7) add r23 = r1, r23
	cmp.ne p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p6) movl r25 = @gprel(.LC12)
	;;
	.mib
	nop 0
	(p6) add r25 = r1, r25
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L42
.L40:
	.mmi
	adds r14 = 64, r33
	nop 0
	adds r15 = 168, r12
	;;
	.mmi
	ld4 r15 = [r15]
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = r15, r14
	nop 0
	adds r14 = 72, r33
	;;
	.mlx
	ld8 r15 = [r14]
	(p6) movl r21 = @gprel(.LC10)
	.mmi
	nop 0
	adds r14 = 208, r12
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r21 = @gprel(.LC1)
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	(p6) add r21 = r1, r21
	;;
	(p7) add r21 = r1, r21
	cmp.ne p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p6) movl r23 = @gprel(.LC11)
	;;
	.mib
	nop 0
	(p6) add r23 = r1, r23
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L41
.L43:
	.mmi
	adds r14 = 136, r33
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	.mmi
	adds r33 = 36, r33
	adds r30 = 80, r12
	adds r28 = 72, r12
	.mmi
	adds r26 = 64, r12
	adds r24 = 56, r12
	adds r22 = 48, r12
	;;
	.mmi
	ld4 r14 = [r33]
	adds r20 = 40, r12
	adds r16 = 32, r12
	.mlx
	adds r15 = 24, r12
	movl r39 = @gprel(.LC16)
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	adds r14 = 16, r12
	add r39 = r1, r39
	.mmi
	st8 [r28] = r29
	st8 [r26] = r27
	mov r40 = r32
	;;
	.mlx
	nop 0
	(p6) movl r31 = @gprel(.LC1)
	.mmi
	st8 [r24] = r25
	st8 [r22] = r23
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r31 = @gprel(.LC15)
	.mmi
	st8 [r20] = r21
	st8 [r16] = r19
	nop 0
	;;
	.mmi
	(p6) add r31 = r1, r31
	st8 [r15] = r18
	nop 0
	.mmi
	st8 [r14] = r17
	;;
	(p7) add r31 = r1, r31
	nop 0
	;;
	.mib
	st8 [r30] = r31
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 336, r12
	br.ret.sptk.many b0
	.endp compare#
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
	(p7) br.cond.dpnt .L48
	br.ret.sptk.many b0
.L48:
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
	.section	.rodata.str1.8
	.align 8
.LC17:
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
	movl r36 = @gprel(.LC17)
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
.LC18:
	stringz	"/proc"
	.align 8
.LC19:
	stringz	"statfs"
	.text
	.align 16
	.align 64
	.proc same#
same:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r36 = @gprel(.LC18)
	;;
	.mib
	add r36 = r1, r36
	adds r37 = 16, r12
	br.call.sptk.many b0 = statfs#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC19)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r16 = 16, r12
	ld8 r15 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L70
.L67:
	.mii
	mov r8 = r0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L70:
	.body
	.copy_state 1
	.mmi
	adds r14 = 8, r32
	;;
	ld8 r15 = [r14]
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 16, r32
	;;
	ld8 r15 = [r14]
	adds r14 = 32, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 24, r32
	;;
	ld8 r15 = [r14]
	adds r14 = 40, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 32, r32
	;;
	ld8 r15 = [r14]
	adds r14 = 48, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 40, r32
	;;
	ld8 r15 = [r14]
	adds r14 = 56, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 48, r32
	;;
	ld8 r15 = [r14]
	adds r14 = 64, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 56, r32
	;;
	ld8 r15 = [r14]
	adds r14 = 72, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 64, r32
	;;
	ld8 r15 = [r14]
	adds r14 = 80, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 72, r32
	;;
	ld8 r15 = [r14]
	adds r14 = 88, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 80, r32
	;;
	ld8 r15 = [r14]
	adds r14 = 96, r12
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 88, r32
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 96, r32
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
	.mmi
	adds r14 = 104, r32
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
	.mmi
	adds r32 = 112, r32
	;;
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r8 = r0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp same#
	.section	.rodata.str1.8
	.align 8
.LC20:
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
	(p6) br.cond.dpnt .L72
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
	(p7) br.cond.dpnt .L79
.L72:
	.mlx
	nop 0
	movl r37 = @gprel(.LC20)
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
.L79:
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
	movl r37 = @gprel(.LC17)
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
.LC21:
	stringz	"d"
	.align 8
.LC22:
	stringz	"mkdir"
	.align 8
.LC23:
	stringz	"d/a name"
	.align 8
.LC24:
	stringz	"close"
	.align 8
.LC25:
	stringz	"d/l"
	.align 8
.LC26:
	stringz	"x"
	.align 8
.LC27:
	stringz	"symlink"
	.align 8
.LC28:
	stringz	"d/%s"
	.align 8
.LC29:
	stringz	"%d of %d entries\n"
	.align 8
.LC30:
	stringz	"call(getdents, fd, b, sizeof b)"
	.align 8
.LC31:
	stringz	"call(getdents, fd, again, sizeof again) == n - ((struct old_dirent *)(void *)b)->reclen"
	.align 8
.LC32:
	stringz	"call(getdents, fd, b, 20)"
	.align 8
.LC33:
	stringz	"call(getdents, fd, no_access(), sizeof b)"
	.align 8
.LC34:
	stringz	"call(getdents, -1, b, sizeof b)"
	.align 8
.LC35:
	stringz	"call(getdents, 1, b, sizeof b)"
	.text
	.align 16
	.align 64
	.proc directories#
directories:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 14, 4, 0
	.fframe 2144
	adds r12 = -2144, r12
	.save rp, r43
	mov r43 = b0
	.mlx
	mov r45 = r1
	.body
	movl r46 = @gprel(.LC21)
	;;
	.mmi
	add r46 = r1, r46
	addl r47 = 448, r0
	mov r33 = r0
	.mmb
	mov r34 = r0
	mov r42 = r0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	.mmi
	adds r38 = 2024, r12
	nop 0
	adds r41 = 2040, r12
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC22)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC23)
	.mmi
	addl r48 = 384, r0
	nop 0
	addl r47 = 65, r0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r45
	mov r46 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC24)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC25)
	.mlx
	nop 0
	movl r46 = @gprel(.LC26)
	;;
	.mib
	add r46 = r1, r46
	add r47 = r1, r47
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC27)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC21)
	.mmi
	nop 0
	addl r47 = 65536, r0
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	mov r39 = r8
	addl r49 = 1000, r0
	.mmi
	adds r48 = 1016, r12
	addl r46 = 1144, r0
	mov r47 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	mov r36 = r8
	nop 0
	.mmb
	mov r40 = r8
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L88
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC28)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	nop 0
	;;
	.align 32
.L87:
	.mmi
	nop 0
	adds r14 = 1016, r12
	sxt4 r32 = r33
	.mmi
	mov r48 = r37
	addl r47 = 300, r0
	adds r46 = 16, r12
	;;
	.mmi
	add r32 = r14, r32
	;;
	adds r35 = 18, r32
	nop 0
	;;
	.mib
	mov r49 = r35
	nop 0
	br.call.sptk.many b0 = snprintf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	adds r47 = 2016, r12
	.mmb
	adds r46 = 16, r12
	nop 0
	br.call.sptk.many b0 = lstat#
	;;
	.mmi
	adds r15 = 16, r32
	nop 0
	mov r1 = r45
	.mmb
	cmp4.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L92
	;;
	.mmi
	ld8 r16 = [r32]
	ld8 r14 = [r38]
	nop 0
	;;
	.mmi
	ld2 r32 = [r15]
	nop 0
	cmp.ne p6, p7 = r14, r16
	;;
	.mib
	nop 0
	add r33 = r33, r32
	(p7) br.cond.dpnt .L93
	;;
.L86:
	.mib
	adds r34 = 1, r34
	cmp4.lt p6, p7 = r33, r36
	(p6) br.cond.dptk .L87
	;;
.L84:
	.mlx
	nop 0
	movl r46 = @gprel(.LC29)
	.mmi
	mov r48 = r34
	nop 0
	mov r47 = r42
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	addl r49 = 1000, r0
	mov r32 = r8
	adds r48 = 1016, r12
	.mmi
	mov r1 = r45
	mov r47 = r39
	addl r46 = 1144, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC30)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 1024, r12
	nop 0
	mov r1 = r45
	.mmi
	mov r46 = r39
	nop 0
	mov r48 = r0
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r47 = r39
	addl r49 = 1000, r0
	adds r48 = 16, r12
	.mmi
	mov r1 = r45
	st4 [r32] = r0
	addl r46 = 1144, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	adds r14 = 1032, r12
	nop 0
	mov r1 = r45
	;;
	.mlx
	ld2 r14 = [r14]
	movl r46 = @gprel(.LC31)
	;;
	.mii
	sub r40 = r40, r14
	add r46 = r1, r46
	;;
	sxt4 r40 = r40
	;;
	.mmi
	cmp.eq p6, p7 = r8, r40
	;;
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r47 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r45
	mov r46 = r39
	nop 0
	.mmb
	mov r48 = r0
	mov r47 = r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	adds r48 = 1016, r12
	addl r49 = 20, r0
	mov r1 = r45
	.mmi
	mov r47 = r39
	st4 [r32] = r0
	addl r46 = 1144, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC32)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	addl r49 = 1000, r0
	.mmb
	mov r47 = r39
	addl r46 = 1144, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC33)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r48 = 1016, r12
	mov r1 = r45
	addl r49 = 1000, r0
	.mmi
	addl r46 = 1144, r0
	st4 [r32] = r0
	addl r47 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC34)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r49 = 1000, r0
	adds r48 = 1016, r12
	mov r1 = r45
	.mmi
	addl r46 = 1144, r0
	st4 [r32] = r0
	addl r47 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC35)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r45
	mov r46 = r39
	br.call.sptk.many b0 = close#
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
	adds r12 = 2144, r12
	br.ret.sptk.many b0
	;;
.L93:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r14 = -1, r33
	adds r15 = 1016, r12
	.mmi
	ld4 r16 = [r41]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r15, r14
	nop 0
	extr.u r16 = r16, 12, 4
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r14
	(p6) br.cond.dptk .L86
	.mmi
	and r14 = 7, r32
	nop 0
	addp4 r32 = r32, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L86
	.mib
	mov r46 = r35
	adds r34 = 1, r34
	br.call.sptk.many b0 = strlen#
	;;
	.mii
	adds r8 = 20, r8
	mov r1 = r45
	;;
	cmp.leu p6, p7 = r8, r32
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.lt p6, p7 = r33, r36
	;;
	.mib
	nop 0
	add r42 = r42, r14
	(p6) br.cond.dptk .L87
	.mib
	nop 0
	nop 0
	br .L84
	;;
.L88:
	.mlx
	nop 0
	movl r46 = @gprel(.LC29)
	.mii
	mov r34 = r0
	mov r42 = r0
	;;
	mov r48 = r34
	.mmb
	mov r47 = r42
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	addl r49 = 1000, r0
	mov r32 = r8
	adds r48 = 1016, r12
	.mmi
	mov r1 = r45
	mov r47 = r39
	addl r46 = 1144, r0
	;;
	.mib
	st4 [r8] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC30)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 1024, r12
	nop 0
	mov r1 = r45
	.mmi
	mov r46 = r39
	nop 0
	mov r48 = r0
	;;
	.mib
	ld8 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r47 = r39
	addl r49 = 1000, r0
	adds r48 = 16, r12
	.mmi
	mov r1 = r45
	st4 [r32] = r0
	addl r46 = 1144, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	adds r14 = 1032, r12
	nop 0
	mov r1 = r45
	;;
	.mlx
	ld2 r14 = [r14]
	movl r46 = @gprel(.LC31)
	;;
	.mii
	sub r40 = r40, r14
	add r46 = r1, r46
	;;
	sxt4 r40 = r40
	;;
	.mmi
	cmp.eq p6, p7 = r8, r40
	;;
	(p6) addl r47 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r47 = r0
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r45
	mov r46 = r39
	nop 0
	.mmb
	mov r48 = r0
	mov r47 = r0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	adds r48 = 1016, r12
	addl r49 = 20, r0
	mov r1 = r45
	.mmi
	mov r47 = r39
	st4 [r32] = r0
	addl r46 = 1144, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC32)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	addl r49 = 1000, r0
	.mmb
	mov r47 = r39
	addl r46 = 1144, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC33)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r48 = 1016, r12
	mov r1 = r45
	addl r49 = 1000, r0
	.mmi
	addl r46 = 1144, r0
	st4 [r32] = r0
	addl r47 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC34)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r49 = 1000, r0
	adds r48 = 1016, r12
	mov r1 = r45
	.mmi
	addl r46 = 1144, r0
	st4 [r32] = r0
	addl r47 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC35)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r45
	mov r46 = r39
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r45
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 2144, r12
	br.ret.sptk.many b0
	;;
.L92:
	.body
	.copy_state 2
	.mib
	nop 0
	adds r46 = 16, r12
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp directories#
	.section	.rodata.str1.8
	.align 8
.LC36:
	stringz	"file"
	.align 8
.LC37:
	stringz	"some text"
	.align 8
.LC38:
	stringz	"write"
	.align 8
.LC39:
	stringz	"ftruncate"
	.align 8
.LC40:
	stringz	"other"
	.align 8
.LC41:
	stringz	"link"
	.align 8
.LC42:
	stringz	"futimens"
	.align 8
.LC43:
	stringz	"call(stat, \"file\", &s)"
	.align 8
.LC44:
	stringz	"stat"
	.align 8
.LC45:
	stringz	"  mode %o, %d links, %d bytes, times %d %d %d %d\n"
	.align 8
.LC46:
	stringz	"call(stat, \"link\", &s)"
	.align 8
.LC47:
	stringz	"stat of a link"
	.align 8
.LC48:
	stringz	"call(lstat, \"link\", &s)"
	.align 8
.LC49:
	stringz	"lstat"
	.align 8
.LC50:
	stringz	"call(fstat, fd, &s)"
	.align 8
.LC51:
	stringz	"fstat"
	.align 8
.LC52:
	stringz	"/dev/null"
	.align 8
.LC53:
	stringz	"call(stat, \"/dev/null\", &s)"
	.align 8
.LC54:
	stringz	"a device"
	.align 8
.LC55:
	stringz	"  device %d\n"
	.align 8
.LC56:
	stringz	"none"
	.align 8
.LC57:
	stringz	"call(stat, \"none\", &s)"
	.align 8
.LC58:
	stringz	"file/x"
	.align 8
.LC59:
	stringz	"call(stat, \"file/x\", &s)"
	.align 8
.LC60:
	stringz	"call(stat, \"\", &s)"
	.align 8
.LC61:
	stringz	"call(stat, \"file\", no_access())"
	.align 8
.LC62:
	stringz	"call(stat, no_access(), &s)"
	.align 8
.LC63:
	stringz	"call(lstat, \"none\", &s)"
	.align 8
.LC64:
	stringz	"call(lstat, \"file/x\", &s)"
	.align 8
.LC65:
	stringz	"call(lstat, \"link\", no_access())"
	.align 8
.LC66:
	stringz	"call(lstat, no_access(), &s)"
	.align 8
.LC67:
	stringz	"call(fstat, -1, &s)"
	.align 8
.LC68:
	stringz	"call(fstat, fd, no_access())"
	.align 8
.LC69:
	stringz	"loop"
	.align 8
.LC70:
	stringz	"call(stat, \"loop\", &s)"
	.align 8
.LC71:
	stringz	"call(lstat, \"loop\", &s)"
	.align 8
.LC72:
	stringz	"call(statfs, \"/proc\", &s)"
	.align 8
.LC73:
	stringz	"  %d, type %x, names of %d\n"
	.align 8
.LC74:
	stringz	"call(fstatfs, fd, &s)"
	.align 8
.LC75:
	stringz	"  %d\n"
	.align 8
.LC76:
	stringz	"call(fstatfs64, fd, sizeof s, &s)"
	.align 8
.LC77:
	stringz	"call(statfs, \"none\", &s)"
	.align 8
.LC78:
	stringz	"call(statfs, no_access(), &s)"
	.align 8
.LC79:
	stringz	"call(statfs, \"/proc\", no_access())"
	.align 8
.LC80:
	stringz	"call(fstatfs, -1, &s)"
	.align 8
.LC81:
	stringz	"call(fstatfs, fd, no_access())"
	.align 8
.LC82:
	stringz	"call(fstatfs64, -1, sizeof s, &s)"
	.align 8
.LC83:
	stringz	"call(fstatfs64, fd, sizeof s - 8, &s)"
	.align 8
.LC84:
	stringz	"call(fstatfs64, fd, sizeof s, no_access())"
	.align 8
.LC85:
	stringz	"call(statfs64, \"/proc\", sizeof s, &s)"
	.align 8
.LC86:
	stringz	"call(statfs64, \"none\", sizeof s, &s)"
	.align 8
.LC87:
	stringz	"call(statfs64, \"/proc\", sizeof s - 8, &s)"
	.align 8
.LC88:
	stringz	"call(statfs64, \"/proc\", sizeof s, no_access())"
	.align 8
.LC89:
	stringz	"pages"
	.align 8
.LC90:
	stringz	"pwrite"
	.align 8
.LC91:
	stringz	"%ld\n"
	.align 8
.LC92:
	stringz	"pread(fd, text, 2, PAGE) == 2 && text[1] == 9"
	.align 8
.LC93:
	stringz	"(char *)call(mmap, p, PAGE, PROT_READ, MAP_PRIVATE | MAP_FIXED, fd, 3L * PAGE) == p"
	.align 8
.LC94:
	stringz	"write(fd, q, 1)"
	.align 8
.LC95:
	stringz	"call(munmap, q, (long)PAGE)"
	.align 8
.LC96:
	stringz	"call(mmap, NULL, 0L, PROT_READ, MAP_SHARED, fd, 0L)"
	.align 8
.LC97:
	stringz	"call(mmap, NULL, (long)PAGE, PROT_READ, MAP_SHARED, fd, 1L)"
	.align 8
.LC98:
	stringz	"call(mmap, NULL, (long)PAGE, PROT_READ, MAP_SHARED, -1, 0L)"
	.align 8
.LC99:
	stringz	"call(mmap, NULL, (long)PAGE, PROT_READ, 0, fd, 0L)"
	.align 8
.LC100:
	stringz	"call(mmap, (char *)1, (long)PAGE, PROT_READ, MAP_SHARED | MAP_FIXED, fd, 0L)"
	.align 8
.LC101:
	stringz	"call(remap_file_pages, p, (long)PAGE, 0, 3L, 0)"
	.align 8
.LC102:
	stringz	"call(remap_file_pages, p + PAGE, 2L * PAGE, 0, 0L, 0)"
	.align 8
.LC103:
	stringz	"%d %d %d %d\n"
	.align 8
.LC104:
	stringz	"call(remap_file_pages, p, (long)PAGE, PROT_READ, 0L, 0)"
	.align 8
.LC105:
	stringz	"call(remap_file_pages, no_access(), (long)PAGE, 0, 0L, 0)"
	.align 8
.LC106:
	stringz	"call(remap_file_pages, p, 0L, 0, 0L, 0)"
	.align 8
.LC107:
	stringz	"call(remap_file_pages, p, (long)PAGE, 0, -1L, 0)"
	.align 8
.LC108:
	stringz	"call(old_getpagesize)"
	.align 8
.LC109:
	stringz	"call(times, no_access())"
	.align 8
.LC110:
	stringz	"call(clone2, CLONE_SIGHAND, 0L, 0L, NULL, NULL, NULL)"
	.align 8
.LC111:
	stringz	"call(clone2, CLONE_THREAD, 0L, 0L, NULL, NULL, NULL)"
	.align 8
.LC112:
	stringz	"%ld, %ld %ld\n"
	.align 8
.LC113:
	stringz	"through"
	.align 8
.LC114:
	stringz	"write((int)out, \"through\", 7)"
	.align 8
.LC115:
	stringz	"read((int)in, b, sizeof b)"
	.align 8
.LC116:
	stringz	"  %s\n"
	.align 8
.LC117:
	stringz	"read((int)out, b, 1)"
	.align 8
.LC118:
	stringz	"call(pipe)"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 9, 8, 0
	.fframe 176
	adds r12 = -176, r12
	.save rp, r37
	mov r37 = b0
	.mlx
	mov r39 = r1
	movl r41 = @gprel(.LC36)
	;;
	.mmi
	adds r32 = 160, r12
	addl r14 = 1000, r0
	addl r15 = 5, r0
	.mmi
	add r41 = r1, r41
	addl r43 = 416, r0
	addl r42 = 66, r0
	;;
	.mmi
	st8 [r32] = r14
	adds r14 = 168, r12
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	.mmi
	adds r36 = 80, r12
	nop 0
	mov r34 = r0
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 176, r12
	addl r15 = 2000, r0
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = 600000000
	.mmi
	nop 0
	adds r14 = 184, r12
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 9, r0
	.mmi
	mov r33 = r8
	nop 0
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC37)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC38)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r41 = r33
	addl r42 = 70000, r0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L103
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC40)
	.mlx
	nop 0
	movl r41 = @gprel(.LC36)
	;;
	.mib
	add r41 = r1, r41
	add r42 = r1, r42
	br.call.sptk.many b0 = link#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC41)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC41)
	.mlx
	nop 0
	movl r41 = @gprel(.LC36)
	;;
	.mib
	add r42 = r1, r42
	add r41 = r1, r41
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r39
	nop 0
	.mmb
	mov r41 = r33
	mov r42 = r32
	(p7) br.cond.spnt .L100
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = futimens#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC42)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r43 = 144, r0
	nop 0
	addl r42 = -1, r0
	.mmb
	adds r41 = 16, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r39
	mov r32 = r8
	adds r43 = 16, r12
	.mmi
	addl r41 = 1210, r0
	st4 [r8] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC36)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
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
	mov r1 = r39
	mov r44 = r0
	adds r42 = 16, r12
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	.mlx
	nop 0
	movl r41 = @gprel(.LC44)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	nop 0
	adds r14 = 96, r12
	mov r1 = r39
	.mmi
	ld4 r46 = [r36]
	;;
	ld4 r48 = [r14]
	adds r14 = 88, r12
	.mlx
	nop 0
	movl r41 = @gprel(.LC45)
	;;
	.mmi
	ld4 r47 = [r14]
	adds r14 = 72, r12
	add r41 = r1, r41
	;;
	.mmi
	ld4 r45 = [r14]
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	ld4 r44 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	ld4 r43 = [r14]
	nop 0
	adds r14 = 40, r12
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 144, r0
	nop 0
	.mmb
	addl r42 = -1, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r43 = 16, r12
	.mmi
	addl r41 = 1210, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC41)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
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
	mov r1 = r39
	mov r44 = r0
	adds r42 = 16, r12
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	.mlx
	nop 0
	movl r41 = @gprel(.LC47)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 144, r0
	nop 0
	.mmb
	addl r42 = -1, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r43 = 16, r12
	.mmi
	addl r41 = 1211, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC41)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
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
	mov r1 = r39
	addl r44 = 256, r0
	adds r42 = 16, r12
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC41)
	.mlx
	nop 0
	movl r41 = @gprel(.LC49)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 144, r0
	nop 0
	.mmb
	addl r42 = -1, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r43 = 16, r12
	mov r42 = r33
	mov r1 = r39
	.mmb
	addl r41 = 1212, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
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
	mov r1 = r39
	mov r44 = r0
	adds r42 = 16, r12
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC36)
	.mlx
	nop 0
	movl r41 = @gprel(.LC51)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 144, r0
	nop 0
	.mmb
	addl r42 = -1, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r43 = 16, r12
	.mmi
	addl r41 = 1210, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC52)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r0
	adds r42 = 16, r12
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC52)
	.mlx
	nop 0
	movl r41 = @gprel(.LC54)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = compare#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r14 = 56, r12
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC55)
	.mmi
	nop 0
	ld4 r42 = [r14]
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r43 = 16, r12
	.mmi
	addl r41 = 1210, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC56)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	.mmi
	mov r1 = r39
	nop 0
	adds r43 = 16, r12
	.mmi
	addl r41 = 1210, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC58)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	mov r1 = r39
	nop 0
	adds r43 = 16, r12
	.mmi
	addl r41 = 1210, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r8
	addl r41 = 1210, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC36)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r39
	nop 0
	.mmb
	mov r42 = r8
	addl r41 = 1210, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	mov r1 = r39
	nop 0
	adds r43 = 16, r12
	.mmi
	addl r41 = 1211, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC56)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	mov r1 = r39
	nop 0
	adds r43 = 16, r12
	.mmi
	addl r41 = 1211, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC58)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r8
	addl r41 = 1211, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC41)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	adds r43 = 16, r12
	mov r1 = r39
	nop 0
	.mmb
	mov r42 = r8
	addl r41 = 1211, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	adds r43 = 16, r12
	mov r1 = r39
	addl r41 = 1212, r0
	.mmb
	addl r42 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
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
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r42 = r33
	mov r43 = r8
	nop 0
	.mmb
	mov r1 = r39
	addl r41 = 1212, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC69)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mib
	mov r41 = r42
	nop 0
	br.call.sptk.many b0 = symlink#
	;;
	.mmi
	mov r1 = r39
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	adds r43 = 16, r12
	addl r41 = 1210, r0
	(p6) br.cond.spnt .L100
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC69)
	.mmi
	mov r35 = r43
	st4 [r32] = r0
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	.mmi
	mov r1 = r39
	nop 0
	mov r43 = r35
	.mmi
	addl r41 = 1211, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC69)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	mov r41 = r33
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC18)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r39
	mov r33 = r8
	addl r43 = 120, r0
	.mmb
	addl r42 = -1, r0
	mov r41 = r35
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r43 = r35
	.mmi
	addl r41 = 1103, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
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
	mov r1 = r39
	mov r41 = r35
	br.call.sptk.many b0 = same#
	;;
	.mmi
	mov r1 = r39
	ld4 r44 = [r36]
	mov r42 = r8
	.mmi
	nop 0
	ld4 r43 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC73)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 120, r0
	nop 0
	.mmb
	addl r42 = -1, r0
	mov r41 = r35
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r43 = r35
	mov r42 = r33
	mov r1 = r39
	.mmb
	addl r41 = 1104, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC74)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r39
	mov r41 = r35
	br.call.sptk.many b0 = same#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC75)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 120, r0
	nop 0
	.mmb
	addl r42 = -1, r0
	mov r41 = r35
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r44 = r35
	addl r43 = 120, r0
	mov r42 = r33
	.mmi
	mov r1 = r39
	st4 [r32] = r0
	addl r41 = 1257, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC76)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r39
	mov r41 = r35
	br.call.sptk.many b0 = same#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC75)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r43 = r35
	.mmi
	addl r41 = 1103, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC56)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC77)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r43 = r35
	mov r1 = r39
	nop 0
	.mmb
	mov r42 = r8
	addl r41 = 1103, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC78)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r8
	addl r41 = 1103, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC79)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r43 = r35
	mov r1 = r39
	addl r41 = 1104, r0
	.mmb
	addl r42 = -1, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC80)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r42 = r33
	mov r43 = r8
	nop 0
	.mmb
	mov r1 = r39
	addl r41 = 1104, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC81)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r44 = r35
	addl r43 = 120, r0
	mov r1 = r39
	.mmi
	addl r41 = 1257, r0
	st4 [r32] = r0
	addl r42 = -1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC82)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r43 = 112, r0
	mov r44 = r35
	mov r42 = r33
	.mmi
	mov r1 = r39
	st4 [r32] = r0
	addl r41 = 1257, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC83)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	addl r43 = 120, r0
	mov r44 = r8
	mov r42 = r33
	.mmb
	mov r1 = r39
	addl r41 = 1257, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC84)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r35
	addl r43 = 120, r0
	.mmi
	addl r41 = 1258, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC85)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r44 = r35
	addl r43 = 120, r0
	.mmi
	addl r41 = 1258, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC56)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC86)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 112, r0
	mov r44 = r35
	.mmi
	addl r41 = 1258, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC87)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r44 = r8
	.mmi
	addl r43 = 120, r0
	nop 0
	addl r41 = 1258, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC18)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC88)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r41 = r33
	mov r1 = r39
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = directories#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 384, r0
	addl r42 = 66, r0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC89)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r39
	mov r33 = r8
	mov ar.lc = 3
	.mlx
	nop 0
	movl r14 = 67305985
	;;
	.mmi
	st4 [r35] = r14
	nop 0
	nop 0
.L102:
	.mmi
	mov r44 = r34
	mov r42 = r35
	addl r43 = 1, r0
	.mmb
	mov r41 = r33
	adds r35 = 1, r35
	br.call.sptk.many b0 = pwrite#
	;;
	.mmi
	addl r16 = 16384, r0
	nop 0
	mov r1 = r39
	.mmb
	cmp.ne p6, p7 = -1, r8
	nop 0
	(p7) br.cond.spnt .L117
	;;
	.mib
	nop 0
	add r34 = r34, r16
	br.cloop.sptk.few .L102
	.mib
	mov r41 = r33
	addl r42 = 65536, r0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r39
	mov r46 = r33
	.mmb
	addl r47 = 16384, r0
	addl r45 = 1, r0
	(p6) br.cond.spnt .L103
	;;
	.mmi
	addl r44 = 3, r0
	addl r43 = 32768, r0
	nop 0
	.mmb
	mov r42 = r0
	addl r41 = 1151, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	addl r14 = 16384, r0
	mov r1 = r39
	mov r34 = r8
	;;
	.mmi
	nop 0
	add r35 = r8, r14
	nop 0
	.mlx
	ld1.acq r14 = [r8]
	movl r41 = @gprel(.LC91)
	;;
	.mii
	ld1.acq r42 = [r35]
	sxt1 r14 = r14
	add r41 = r1, r41
	;;
	.mii
	nop 0
	sxt1 r42 = r42
	;;
	dep.z r42 = r42, 8, 24
	;;
	.mmi
	nop 0
	add r42 = r42, r14
	nop 0
	;;
	.mib
	nop 0
	sxt4 r42 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r15 = 9, r0
	adds r14 = 1, r34
	adds r42 = 16, r12
	.mmi
	mov r1 = r39
	addl r44 = 16384, r0
	addl r43 = 2, r0
	;;
	.mmi
	st1 [r14] = r15
	nop 0
	mov r41 = r33
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = pread#
	;;
	.mib
	mov r1 = r39
	cmp.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L118
	;;
	.mlx
	(p6) mov r42 = r0
	movl r41 = @gprel(.LC92)
	;;
	.mib
	add r41 = r1, r41
	sxt4 r42 = r42
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r42 = r34
	mov r46 = r33
	addl r47 = 49152, r0
	.mmi
	addl r45 = 18, r0
	addl r44 = 1, r0
	addl r43 = 16384, r0
	;;
	.mmi
	mov r1 = r39
	st4 [r32] = r0
	addl r41 = 1151, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC93)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld1.acq r14 = [r34]
	mov r1 = r39
	.mmi
	nop 0
	ld1.acq r42 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r42 = r42
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	dep.z r42 = r42, 8, 24
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC91)
	;;
	.mmi
	add r42 = r42, r14
	nop 0
	add r41 = r1, r41
	;;
	.mib
	nop 0
	sxt4 r42 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r0
	addl r46 = -1, r0
	addl r45 = 34, r0
	.mmi
	mov r44 = r0
	mov r1 = r39
	addl r43 = 16384, r0
	;;
	.mib
	mov r42 = r0
	addl r41 = 1151, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 1, r0
	mov r41 = r33
	.mmi
	mov r34 = r8
	st4 [r32] = r0
	mov r42 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC94)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 16384, r0
	mov r42 = r34
	.mmb
	st4 [r32] = r0
	addl r41 = 1152, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC95)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r33
	mov r1 = r39
	mov r47 = r0
	.mmi
	addl r45 = 1, r0
	addl r44 = 1, r0
	mov r43 = r0
	;;
	.mmi
	addl r41 = 1151, r0
	st4 [r32] = r0
	mov r42 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC96)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r33
	mov r1 = r39
	addl r47 = 1, r0
	.mmi
	addl r45 = 1, r0
	addl r44 = 1, r0
	addl r43 = 16384, r0
	;;
	.mmi
	addl r41 = 1151, r0
	st4 [r32] = r0
	mov r42 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC97)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r47 = r0
	addl r46 = -1, r0
	.mmi
	addl r45 = 1, r0
	addl r44 = 1, r0
	addl r43 = 16384, r0
	;;
	.mmi
	addl r41 = 1151, r0
	st4 [r32] = r0
	mov r42 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC98)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r33
	mov r1 = r39
	mov r47 = r0
	.mmi
	mov r45 = r0
	addl r44 = 1, r0
	addl r43 = 16384, r0
	;;
	.mmi
	addl r41 = 1151, r0
	st4 [r32] = r0
	mov r42 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC99)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r47 = r0
	mov r46 = r33
	mov r1 = r39
	.mmi
	addl r45 = 17, r0
	addl r44 = 1, r0
	addl r43 = 16384, r0
	;;
	.mmi
	addl r41 = 1151, r0
	st4 [r32] = r0
	addl r42 = 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC100)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r45 = r33
	mov r46 = r0
	.mmi
	addl r44 = 1, r0
	addl r43 = 3, r0
	addl r42 = 65536, r0
	;;
	.mib
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r43 = 16384, r0
	mov r34 = r8
	mov r46 = r0
	.mmi
	addl r45 = 3, r0
	mov r44 = r0
	mov r1 = r39
	;;
	.mmi
	nop 0
	add r35 = r8, r43
	addl r41 = 1125, r0
	.mmb
	st4 [r32] = r0
	mov r42 = r8
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC101)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld1.acq r14 = [r34]
	mov r1 = r39
	.mmi
	nop 0
	ld1.acq r42 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r42 = r42
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	dep.z r42 = r42, 8, 24
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC91)
	;;
	.mmi
	add r42 = r42, r14
	nop 0
	add r41 = r1, r41
	;;
	.mib
	nop 0
	sxt4 r42 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r39
	mov r45 = r0
	.mmi
	mov r44 = r0
	addl r43 = 32768, r0
	mov r42 = r35
	;;
	.mib
	st4 [r32] = r0
	addl r41 = 1125, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC102)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r16 = 49152, r0
	nop 0
	mov r1 = r39
	.mmi
	ld1 r43 = [r35]
	ld1 r42 = [r34]
	nop 0
	;;
	.mmi
	add r15 = r34, r16
	addl r16 = 32768, r0
	sxt1 r43 = r43
	.mlx
	nop 0
	movl r41 = @gprel(.LC103)
	;;
	.mmi
	add r14 = r34, r16
	ld1 r45 = [r15]
	add r41 = r1, r41
	.mib
	nop 0
	sxt1 r42 = r42
	nop 0
	;;
	.mmi
	ld1 r44 = [r14]
	nop 0
	sxt1 r45 = r45
	;;
	.mib
	nop 0
	sxt1 r44 = r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r46 = r0
	mov r45 = r0
	addl r44 = 1, r0
	.mmi
	addl r43 = 16384, r0
	mov r1 = r39
	mov r42 = r34
	;;
	.mib
	st4 [r32] = r0
	addl r41 = 1125, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC104)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	mov r46 = r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	addl r43 = 16384, r0
	mov r42 = r8
	;;
	.mib
	addl r41 = 1125, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC105)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r46 = r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r42 = r34
	;;
	.mib
	st4 [r32] = r0
	addl r41 = 1125, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC106)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	addl r45 = -1, r0
	mov r44 = r0
	.mmi
	addl r43 = 16384, r0
	mov r1 = r39
	mov r42 = r34
	;;
	.mib
	st4 [r32] = r0
	addl r41 = 1125, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC107)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r39
	mov r41 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 1171, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC108)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	.mmb
	addl r41 = 1059, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC109)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r47 = r0
	mov r46 = r0
	.mmi
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	.mmi
	addl r41 = 1213, r0
	st4 [r32] = r0
	addl r42 = 2048, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC110)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r47 = r0
	mov r46 = r0
	.mmi
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	.mmi
	addl r41 = 1213, r0
	st4 [r32] = r0
	addl r42 = 65536, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC111)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r39
	addl r15 = 1058, r0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	st1 [r14] = r0
	nop 0
	;;
#APP
// 214 "@SOURCE@/older-calls.c" 1
	break 0x100000
// 0 "" 2
#NO_APP
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC112)
	.mmi
	mov r33 = r9
	mov r42 = r10
	mov r44 = r9
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	mov r34 = r8
	.mmb
	mov r43 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 7, r0
	.mmi
	mov r41 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC113)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC114)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r43 = 9, r0
	mov r1 = r39
	mov r41 = r34
	.mmb
	adds r42 = 16, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC115)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r42 = 16, r12
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC116)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	mov r41 = r33
	addl r43 = 1, r0
	.mmb
	adds r42 = 16, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC117)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	nop 0
	.align 32
.L105:
	.mib
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mib
	mov r1 = r39
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L105
	.mmi
	nop 0
	addl r41 = 1058, r0
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC118)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L118:
	.body
	.copy_state 1
	.mlx
	adds r14 = 17, r12
	movl r41 = @gprel(.LC92)
	;;
	.mii
	ld1 r14 = [r14]
	add r41 = r1, r41
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 9, r14
	;;
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r42 = r0
	nop 0
	;;
	.mib
	nop 0
	sxt4 r42 = r42
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r42 = r34
	mov r46 = r33
	addl r47 = 49152, r0
	.mmi
	addl r45 = 18, r0
	addl r44 = 1, r0
	addl r43 = 16384, r0
	;;
	.mmi
	mov r1 = r39
	st4 [r32] = r0
	addl r41 = 1151, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.eq p6, p7 = r8, r34
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC93)
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r42 = r0
	add r41 = r1, r41
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld1.acq r14 = [r34]
	mov r1 = r39
	.mmi
	nop 0
	ld1.acq r42 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r42 = r42
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	dep.z r42 = r42, 8, 24
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC91)
	;;
	.mmi
	add r42 = r42, r14
	nop 0
	add r41 = r1, r41
	;;
	.mib
	nop 0
	sxt4 r42 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r0
	addl r46 = -1, r0
	addl r45 = 34, r0
	.mmi
	mov r44 = r0
	mov r1 = r39
	addl r43 = 16384, r0
	;;
	.mib
	mov r42 = r0
	addl r41 = 1151, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 1, r0
	mov r41 = r33
	.mmi
	mov r34 = r8
	st4 [r32] = r0
	mov r42 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC94)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 16384, r0
	mov r42 = r34
	.mmb
	st4 [r32] = r0
	addl r41 = 1152, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC95)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r33
	mov r1 = r39
	mov r47 = r0
	.mmi
	addl r45 = 1, r0
	addl r44 = 1, r0
	mov r43 = r0
	;;
	.mmi
	addl r41 = 1151, r0
	st4 [r32] = r0
	mov r42 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC96)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r33
	mov r1 = r39
	addl r47 = 1, r0
	.mmi
	addl r45 = 1, r0
	addl r44 = 1, r0
	addl r43 = 16384, r0
	;;
	.mmi
	addl r41 = 1151, r0
	st4 [r32] = r0
	mov r42 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC97)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r47 = r0
	addl r46 = -1, r0
	.mmi
	addl r45 = 1, r0
	addl r44 = 1, r0
	addl r43 = 16384, r0
	;;
	.mmi
	addl r41 = 1151, r0
	st4 [r32] = r0
	mov r42 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC98)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r33
	mov r1 = r39
	mov r47 = r0
	.mmi
	mov r45 = r0
	addl r44 = 1, r0
	addl r43 = 16384, r0
	;;
	.mmi
	addl r41 = 1151, r0
	st4 [r32] = r0
	mov r42 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC99)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r47 = r0
	mov r46 = r33
	mov r1 = r39
	.mmi
	addl r45 = 17, r0
	addl r44 = 1, r0
	addl r43 = 16384, r0
	;;
	.mmi
	addl r41 = 1151, r0
	st4 [r32] = r0
	addl r42 = 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC100)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r45 = r33
	mov r46 = r0
	.mmi
	addl r44 = 1, r0
	addl r43 = 3, r0
	addl r42 = 65536, r0
	;;
	.mib
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r43 = 16384, r0
	mov r34 = r8
	mov r46 = r0
	.mmi
	addl r45 = 3, r0
	mov r44 = r0
	mov r1 = r39
	;;
	.mmi
	nop 0
	add r35 = r8, r43
	addl r41 = 1125, r0
	.mmb
	st4 [r32] = r0
	mov r42 = r8
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC101)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	ld1.acq r14 = [r34]
	mov r1 = r39
	.mmi
	nop 0
	ld1.acq r42 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r42 = r42
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	dep.z r42 = r42, 8, 24
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(.LC91)
	;;
	.mmi
	add r42 = r42, r14
	nop 0
	add r41 = r1, r41
	;;
	.mib
	nop 0
	sxt4 r42 = r42
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r46 = r0
	mov r1 = r39
	mov r45 = r0
	.mmi
	mov r44 = r0
	addl r43 = 32768, r0
	mov r42 = r35
	;;
	.mib
	st4 [r32] = r0
	addl r41 = 1125, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC102)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r16 = 49152, r0
	nop 0
	mov r1 = r39
	.mmi
	ld1 r43 = [r35]
	ld1 r42 = [r34]
	nop 0
	;;
	.mmi
	add r15 = r34, r16
	addl r16 = 32768, r0
	sxt1 r43 = r43
	.mlx
	nop 0
	movl r41 = @gprel(.LC103)
	;;
	.mmi
	add r14 = r34, r16
	ld1 r45 = [r15]
	add r41 = r1, r41
	.mib
	nop 0
	sxt1 r42 = r42
	nop 0
	;;
	.mmi
	ld1 r44 = [r14]
	nop 0
	sxt1 r45 = r45
	;;
	.mib
	nop 0
	sxt1 r44 = r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r46 = r0
	mov r45 = r0
	addl r44 = 1, r0
	.mmi
	addl r43 = 16384, r0
	mov r1 = r39
	mov r42 = r34
	;;
	.mib
	st4 [r32] = r0
	addl r41 = 1125, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC104)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	mov r46 = r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	addl r43 = 16384, r0
	mov r42 = r8
	;;
	.mib
	addl r41 = 1125, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC105)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r46 = r0
	mov r45 = r0
	.mmi
	mov r44 = r0
	mov r43 = r0
	mov r42 = r34
	;;
	.mib
	st4 [r32] = r0
	addl r41 = 1125, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC106)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r46 = r0
	addl r45 = -1, r0
	mov r44 = r0
	.mmi
	addl r43 = 16384, r0
	mov r1 = r39
	mov r42 = r34
	;;
	.mib
	st4 [r32] = r0
	addl r41 = 1125, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC107)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	mov r1 = r39
	mov r41 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 1171, r0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC108)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	st4 [r32] = r0
	nop 0
	br.call.sptk.many b0 = no_access#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	.mmb
	addl r41 = 1059, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC109)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r47 = r0
	mov r46 = r0
	.mmi
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	.mmi
	addl r41 = 1213, r0
	st4 [r32] = r0
	addl r42 = 2048, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC110)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	mov r47 = r0
	mov r46 = r0
	.mmi
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	.mmi
	addl r41 = 1213, r0
	st4 [r32] = r0
	addl r42 = 65536, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC111)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r39
	addl r15 = 1058, r0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	nop 0
	st1 [r14] = r0
	nop 0
	;;
#APP
// 214 "@SOURCE@/older-calls.c" 1
	break 0x100000
// 0 "" 2
#NO_APP
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC112)
	.mmi
	mov r33 = r9
	mov r42 = r10
	mov r44 = r9
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	mov r34 = r8
	.mmb
	mov r43 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r43 = 7, r0
	.mmi
	mov r41 = r33
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC113)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC114)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	addl r43 = 9, r0
	mov r1 = r39
	mov r41 = r34
	.mmb
	adds r42 = 16, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC115)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r42 = 16, r12
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC116)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	mov r41 = r33
	addl r43 = 1, r0
	.mmb
	adds r42 = 16, r12
	st4 [r32] = r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC117)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L105
	;;
.L117:
	.mlx
	nop 0
	movl r41 = @gprel(.LC90)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br.call.sptk.many b0 = must.part.0#
	;;
.L100:
	.mlx
	nop 0
	movl r41 = @gprel(.LC27)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br.call.sptk.many b0 = must.part.0#
	;;
.L103:
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	page.0#, @object
	.size	page.0#, 8
page.0:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
