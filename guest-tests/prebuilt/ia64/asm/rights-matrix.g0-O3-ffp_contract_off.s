// 5e1f1964e3edc19290ba214d2b32d4f5 guest-tests/ipc/rights-matrix.c
	.file	"rights-matrix.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc letter.part.0#
letter.part.0:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r34
	;;
	.mmi
	cmp4.eq p6, p7 = 42, r14
	nop 0
	cmp4.eq p8, p9 = 1, r14
	;;
	.mib
	(p6) addl r8 = 111, r0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 13, r14
	nop 0
	;;
	.mib
	(p6) addl r8 = 65, r0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mib
	cmp4.lt p6, p7 = 13, r14
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mib
	addl r8 = 80, r0
	cmp4.eq p6, p7 = 11, r14
	(p8) br.cond.dpnt .L2
	;;
	.mii
	(p6) addl r8 = 111, r0
	nop 0
	;;
	(p7) addl r8 = 63, r0
.L2:
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
.L3:
	.mmi
	cmp4.eq p6, p7 = 111, r14
	nop 0
	mov b0 = r32
	;;
	.mmi
	(p6) addl r8 = 82, r0
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	nop 0
	(p7) addl r8 = 63, r0
	br.ret.sptk.many b0
	.endp letter.part.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
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
	stringz	"bind"
	.align 8
.LC3:
	stringz	"folder"
	.align 8
.LC4:
	stringz	"pipe"
	.align 8
.LC5:
	stringz	"file"
	.align 8
.LC6:
	stringz	"."
	.align 8
.LC7:
	stringz	"files"
	.align 8
.LC8:
	stringz	"IPC_STAT"
	.align 8
.LC9:
	stringz	"IPC_SET"
	.align 8
.LC10:
	stringz	"chmod"
	.align 8
.LC11:
	stringz	"/matrix"
	.align 8
.LC12:
	stringz	"setgroups"
	.align 8
.LC13:
	stringz	"setresgid"
	.align 8
.LC14:
	stringz	"setresuid"
	.align 8
.LC15:
	stringz	"%03o %-6s "
	.align 8
.LC16:
	stringz	"folder/none"
	.align 8
.LC17:
	stringz	"folder/one"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 60
	.mmi
	.save ar.pfs, r61
	alloc r61 = ar.pfs, 0, 32, 5, 0
	.fframe 560
	adds r12 = -560, r12
	.save rp, r60
	mov r60 = b0
	.mmi
	nop 0
	mov r62 = r1
	nop 0
	;;
	.mmi
	adds r32 = 358, r12
	addl r14 = 1, r0
	addl r15 = 28531, r0
	.mmi
	mov r66 = r0
	addl r65 = 1, r0
	addl r64 = 1, r0
	;;
	.mmi
	st2 [r32] = r14
	adds r14 = 360, r12
	.save ar.lc, r63
	mov r63 = ar.lc
	.body
	.mmi
	adds r56 = 140, r12
	addl r41 = 1001, r0
	adds r48 = 252, r12
	;;
	.mmi
	st2 [r14] = r15
	adds r14 = 362, r12
	addl r15 = 27491, r0
	.mmi
	adds r55 = 20, r12
	adds r54 = 144, r12
	addl r40 = 2001, r0
	;;
	.mmi
	st2 [r14] = r15
	addl r15 = 29797, r0
	adds r14 = 364, r12
	.mmi
	adds r46 = 256, r12
	adds r53 = 24, r12
	addl r52 = 65535, r0
	;;
	.mmi
	nop 0
	st2 [r14] = r15
	adds r14 = 366, r12
	.mmi
	adds r51 = 156, r12
	adds r47 = 268, r12
	adds r49 = 36, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 368, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 370, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 372, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 374, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 376, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 378, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 380, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 382, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 384, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 386, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 388, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 390, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 392, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 394, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 396, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 398, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 400, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 402, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 404, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 406, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 408, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 410, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 412, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 414, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 416, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 418, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 420, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 422, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 423, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 424, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 426, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 428, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 430, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 432, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 434, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 436, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 438, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 440, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 442, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 444, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 446, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 448, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 450, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 452, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 454, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 456, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 458, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 460, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 462, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 464, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 466, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	addl r66 = 110, r0
	mov r65 = r32
	mov r1 = r62
	.mmb
	mov r32 = r8
	mov r64 = r8
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r64 = r32
	mov r32 = r8
	nop 0
	.mmb
	addl r65 = 100, r0
	mov r1 = r62
	br.call.sptk.many b0 = listen#
	;;
	.mii
	or r32 = r8, r32
	mov r1 = r62
	;;
	cmp4.ne p6, p7 = -1, r32
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC2)
	;;
	.mib
	(p7) add r64 = r1, r64
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC3)
	.mmi
	nop 0
	addl r65 = 448, r0
	nop 0
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r62
	addl r65 = 384, r0
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC4)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	mov r1 = r62
	nop 0
	addl r66 = 384, r0
	.mmi
	addl r65 = 66, r0
	nop 0
	or r32 = r8, r32
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r62
	mov r64 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r62
	or r32 = r8, r32
	addl r65 = 493, r0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC6)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mii
	or r32 = r8, r32
	mov r1 = r62
	;;
	cmp4.ne p6, p7 = -1, r32
	;;
	.mlx
	nop 0
	(p7) movl r64 = @gprel(.LC7)
	;;
	.mib
	(p7) add r64 = r1, r64
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r65 = 896, r0
	nop 0
	addl r45 = @gprel(queue#), gp
	.mmb
	addl r64 = 77, r0
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r62
	addl r66 = 896, r0
	addl r65 = 2, r0
	.mmi
	addl r64 = 77, r0
	st4 [r45] = r8
	mov r35 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(modes.2#)
	.mmi
	addl r43 = @gprel(set#), gp
	nop 0
	addl r44 = @gprel(segment#), gp
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r62
	addl r66 = 896, r0
	addl r65 = 4096, r0
	.mmi
	addl r64 = 77, r0
	mov r34 = r8
	adds r59 = 48, r42
	;;
	.mlx
	nop 0
	movl r58 = @gprel(who.1#)
	.mmi
	nop 0
	st4 [r43] = r8
	nop 0
	;;
	.mib
	add r58 = r1, r58
	nop 0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r33 = r8
	.mmi
	nop 0
	st4 [r44] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC11)
	.mlx
	addl r37 = @ltoffx(stdout#), r1
	movl r57 = @gprel(.LC15)
	;;
	.mmi
	add r50 = r1, r50
	nop 0
	add r57 = r1, r57
	.mmi
	ld8.mov r37 = [r37], stdout#
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r39 = @gprel(who.1#)
	.mii
	mov r38 = r0
	nop 0
	;;
	add r39 = r1, r39
.L70:
	.mmi
	nop 0
	ld4 r36 = [r42]
	mov r64 = r35
	.mmb
	adds r66 = 16, r12
	addl r65 = 2, r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r32 = r8
	adds r67 = 248, r12
	mov r64 = r34
	.mmi
	mov r1 = r62
	addl r66 = 2, r0
	mov r65 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	or r32 = r8, r32
	mov r64 = r33
	mov r1 = r62
	.mmb
	adds r66 = 136, r12
	addl r65 = 2, r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	or r32 = r8, r32
	and r14 = r52, r36
	mov r1 = r62
	.mmi
	mov r64 = r35
	adds r66 = 16, r12
	addl r65 = 1, r0
	;;
	.mib
	cmp4.ne p6, p7 = -1, r32
	nop 0
	(p7) br.cond.spnt .L122
	;;
	.mmi
	st4 [r56] = r41
	st4 [r48] = r41
	nop 0
	;;
	.mmi
	st4 [r55] = r41
	st4 [r54] = r40
	nop 0
	;;
	.mmi
	st4 [r46] = r40
	st4 [r51] = r14
	nop 0
	;;
	.mmi
	st4 [r47] = r14
	st4 [r53] = r40
	nop 0
	;;
	.mib
	st4 [r49] = r14
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r64 = r34
	mov r1 = r62
	adds r67 = 248, r12
	.mmi
	addl r66 = 1, r0
	mov r65 = r0
	mov r32 = r8
	;;
	.mib
	nop 0
	extr.u r34 = r36, 2, 30
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r62
	mov r64 = r33
	or r32 = r8, r32
	.mmb
	adds r66 = 136, r12
	addl r65 = 1, r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmb
	mov r1 = r62
	and r34 = 72, r34
	nop 0
	.mmi
	or r32 = r8, r32
	nop 0
	mov ar.lc = 3
	;;
	.mlx
	nop 0
	movl r33 = @gprel(files.0#)
	.mmb
	or r34 = r36, r34
	cmp4.ne p6, p7 = -1, r32
	(p7) br.cond.spnt .L123
	;;
	.mmi
	nop 0
	add r33 = r1, r33
	mov r35 = r34
	;;
.L20:
	.mmi
	ld8 r32 = [r33], 8
	addl r66 = 2001, r0
	addl r65 = 1001, r0
	;;
	.mib
	mov r64 = r32
	nop 0
	br.call.sptk.many b0 = chown#
	;;
	.mmi
	mov r64 = r32
	mov r32 = r8
	nop 0
	.mmb
	mov r1 = r62
	mov r65 = r35
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	or r32 = r8, r32
	nop 0
	mov r1 = r62
	;;
	.mbb
	cmp4.ne p6, p7 = -1, r32
	(p7) br.cond.spnt .L124
	br.cloop.sptk.few .L20
	.mib
	mov r64 = r50
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mib
	mov r1 = r62
	mov r64 = r0
	br.call.sptk.many b0 = umask#
	;;
	.mib
	mov r1 = r62
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	.mmb
	mov r64 = r0
	nop 0
	(p7) br.cond.spnt .L125
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	ld8 r66 = [r39]
	mov r65 = r36
	mov r1 = r62
	.mmb
	mov r64 = r57
	adds r39 = 24, r39
	br.call.sptk.many b0 = printf#
	;;
	.mib
	ld8 r64 = [r37]
	mov r1 = r62
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r62
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r62
	(p7) br.cond.dpnt .L126
	;;
	.mib
	adds r38 = 1, r38
	mov r64 = r0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r62
	cmp4.ne p6, p7 = 4, r38
	(p7) br.cond.dpnt .L127
	;;
	.mmi
	ld4 r35 = [r45]
	ld4 r34 = [r43]
	nop 0
	;;
	.mib
	ld4 r33 = [r44]
	nop 0
	br .L70
.L127:
	.mmi
	nop 0
	adds r42 = 4, r42
	nop 0
	.mmi
	ld4 r35 = [r45]
	ld4 r34 = [r43]
	nop 0
	;;
	.mib
	ld4 r33 = [r44]
	cmp.eq p6, p7 = r59, r42
	(p7) br.cond.dptk .L16
	.mlx
	nop 0
	movl r64 = @gprel(.LC11)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r62
	mov r64 = r35
	nop 0
	.mmb
	mov r66 = r0
	mov r65 = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r62
	mov r64 = r34
	nop 0
	.mmb
	mov r66 = r0
	mov r65 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r62
	mov r66 = r0
	nop 0
	.mmb
	mov r65 = r0
	mov r64 = r33
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r62
	mov b0 = r60
	;;
	.mii
	nop 0
	mov ar.pfs = r61
	;;
	mov ar.lc = r63
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 560, r12
	br.ret.sptk.many b0
	;;
.L126:
	.body
	.copy_state 1
	.mmi
	addp4 r38 = r38, r0
	adds r16 = 12, r58
	adds r17 = 8, r58
	.mmi
	adds r33 = 472, r12
	;;
	shladd r15 = r38, 1, r0
	mov r65 = r33
	;;
	.mmi
	add r15 = r15, r38
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r58, r15
	add r17 = r17, r15
	add r15 = r16, r15
	;;
	.mmi
	adds r14 = 16, r14
	ld4 r32 = [r17]
	nop 0
	.mmi
	ld4 r34 = [r15]
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	st4 [r33] = r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r64 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r64 = r0
	nop 0
	br.call.sptk.many b0 = setgroups#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r62
	mov r66 = r34
	.mmb
	mov r65 = r34
	mov r64 = r34
	(p6) br.cond.spnt .L26
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r62
	mov r66 = r32
	.mmb
	mov r65 = r32
	mov r64 = r32
	(p6) br.cond.spnt .L27
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r62
	(p6) br.cond.spnt .L28
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	mov r1 = r62
	ld4 r64 = [r45]
	mov r32 = r8
	.mmi
	addl r67 = 2048, r0
	st4 [r8] = r0
	addl r66 = 1, r0
	;;
	.mlx
	nop 0
	movl r65 = @gprel(message#)
	;;
	.mib
	add r65 = r1, r65
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mib
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	(p7) br.cond.dpnt .L128
	;;
	.mmi
	nop 0
	(p6) addl r64 = 111, r0
	nop 0
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld4 r64 = [r45]
	addl r68 = 2048, r0
	.mmi
	st4 [r32] = r0
	mov r67 = r0
	addl r66 = 4, r0
	;;
	.mlx
	nop 0
	movl r65 = @gprel(message#)
	;;
	.mib
	add r65 = r1, r65
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	nop 0
	cmp.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L129
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L30:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld4 r64 = [r45]
	adds r66 = 16, r12
	.mmb
	st4 [r32] = r0
	addl r65 = 2, r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L130
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L31:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	addl r64 = 77, r0
	nop 0
	.mmb
	addl r65 = 256, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L131
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L32:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	addl r64 = 77, r0
	nop 0
	.mmb
	addl r65 = 146, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L132
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L33:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld8 r65 = [r37]
	addl r64 = 32, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	adds r14 = 562, r12
	addl r15 = 1, r0
	adds r65 = 560, r12
	.mmi
	mov r1 = r62
	ld4 r64 = [r43]
	addl r66 = 1, r0
	;;
	.mmi
	nop 0
	st2 [r14] = r15
	adds r14 = 564, r12
	.mmi
	st4 [r32] = r0
	;;
	st2 [r65] = r0
	nop 0
	.mmb
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L133
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L34:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	adds r65 = 566, r12
	addl r14 = 1, r0
	addl r15 = 2048, r0
	.mmi
	mov r1 = r62
	ld4 r64 = [r43]
	addl r66 = 1, r0
	;;
	.mmi
	nop 0
	st2 [r65] = r14
	adds r14 = 568, r12
	.mmi
	st4 [r32] = r0
	;;
	st2 [r14] = r0
	adds r14 = 570, r12
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L134
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L35:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld4 r64 = [r43]
	addl r66 = 12, r0
	.mmb
	st4 [r32] = r0
	mov r65 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L135
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L36:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld4 r64 = [r43]
	addl r67 = 7, r0
	.mmi
	st4 [r32] = r0
	addl r66 = 16, r0
	mov r65 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L136
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L37:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld4 r64 = [r43]
	mov r67 = r33
	.mmi
	st4 [r32] = r0
	addl r66 = 2, r0
	mov r65 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L137
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L38:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	addl r64 = 77, r0
	addl r66 = 292, r0
	.mmb
	st4 [r32] = r0
	mov r65 = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L138
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L39:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	addl r64 = 77, r0
	addl r66 = 384, r0
	.mmb
	st4 [r32] = r0
	mov r65 = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L139
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L40:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld8 r65 = [r37]
	addl r64 = 32, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld4 r64 = [r44]
	addl r66 = 4096, r0
	.mmb
	st4 [r32] = r0
	mov r65 = r0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = -1, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L140
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L41:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld4 r64 = [r44]
	mov r66 = r0
	.mmb
	st4 [r32] = r0
	mov r65 = r0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = -1, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L141
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L42:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld4 r64 = [r44]
	addl r66 = 36864, r0
	.mmb
	st4 [r32] = r0
	mov r65 = r0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = -1, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L142
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L43:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld4 r64 = [r44]
	adds r66 = 136, r12
	.mmb
	st4 [r32] = r0
	addl r65 = 2, r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L143
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L44:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	addl r64 = 77, r0
	addl r66 = 432, r0
	.mmb
	st4 [r32] = r0
	addl r65 = 1, r0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L144
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L45:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld8 r65 = [r37]
	addl r64 = 32, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r65 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC11)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L145
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L46:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC11)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L146
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L47:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC11)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L147
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L48:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld8 r65 = [r37]
	addl r64 = 32, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r65 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L148
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L49:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L149
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L50:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L150
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L51:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 4, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L151
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L52:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L152
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L53:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L153
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L54:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r65 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L154
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L55:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r65 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC3)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L155
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L56:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r65 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC16)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L57
.L162:
	.mmi
	ld4 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 2, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dpnt .L58
.L57:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r62
	sxt1 r64 = r8
.L58:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 448, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC17)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L59
.L61:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC4)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L156
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L62:
	.mmi
	ld8 r65 = [r37]
	nop 0
	adds r35 = 264, r12
	.mmb
	adds r34 = 272, r12
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	addl r14 = 1, r0
	adds r15 = 248, r12
	mov r1 = r62
	.mmi
	st4 [r32] = r0
	mov r66 = r0
	addl r65 = 1, r0
	;;
	.mmi
	st2 [r15] = r14
	adds r14 = 250, r12
	addl r15 = 28531, r0
	.mmi
	addl r64 = 1, r0
	;;
	st2 [r14] = r15
	addl r14 = 27491, r0
	.mmi
	addl r15 = 29797, r0
	;;
	st2 [r48] = r14
	adds r14 = 254, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 258, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 260, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 262, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 266, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 270, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 274, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 276, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 278, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 280, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 282, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 284, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 286, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 288, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 290, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 292, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 294, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 296, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 298, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 300, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 302, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 304, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 306, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 308, r12
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 310, r12
	.mmi
	nop 0
	st2 [r46] = r0
	nop 0
	;;
	.mmi
	st2 [r35] = r0
	st2 [r47] = r0
	nop 0
	;;
	.mmi
	st2 [r34] = r0
	st2 [r14] = r0
	adds r14 = 312, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 313, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 314, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 316, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 318, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 320, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 322, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 324, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 326, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 328, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 330, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 332, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 334, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 336, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 338, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 340, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 342, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 344, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 346, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 348, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 350, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 352, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 354, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 356, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r62
	mov r33 = r8
	addl r66 = 110, r0
	.mmb
	adds r65 = 248, r12
	mov r64 = r8
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	nop 0
	mov r64 = r33
	mov r1 = r62
	.mmb
	ld4 r36 = [r32]
	mov r33 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r33
	nop 0
	mov r1 = r62
	.mmb
	st4 [r32] = r36
	nop 0
	(p7) br.cond.dpnt .L157
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L63:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r65 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L64
.L161:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r62
	sxt1 r64 = r8
.L64:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	nop 0
	addl r66 = -1, r0
	.mmi
	addl r65 = -1, r0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = chown#
	;;
	.mib
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	(p7) br.cond.dpnt .L158
	;;
	.mmi
	nop 0
	(p6) addl r64 = 111, r0
	nop 0
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	addl r64 = -100, r0
	nop 0
	.mmi
	mov r67 = r0
	st4 [r32] = r0
	mov r66 = r0
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC5)
	;;
	.mib
	add r65 = r1, r65
	nop 0
	br.call.sptk.many b0 = utimensat#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L159
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L66:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	adds r66 = 248, r12
	addl r14 = 1, r0
	.mmi
	st8 [r46] = r0
	addl r64 = -100, r0
	mov r67 = r0
	;;
	.mlx
	st8 [r66] = r14
	movl r65 = @gprel(.LC5)
	.mmi
	addl r14 = 2, r0
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r35] = r14
	nop 0
	add r65 = r1, r65
	.mmb
	st8 [r34] = r0
	nop 0
	br.call.sptk.many b0 = utimensat#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r8
	mov r1 = r62
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L160
	;;
	.mmi
	(p6) addl r64 = 111, r0
	nop 0
	nop 0
.L67:
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	ld8 r65 = [r37]
	nop 0
	mov r1 = r62
	.mmb
	addl r64 = 10, r0
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	nop 0
	.mmb
	ld8 r64 = [r37]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r62
	mov r64 = r0
	br.call.sptk.many b0 = _exit#
.L156:
	.mmi
	adds r35 = 264, r12
	nop 0
	adds r34 = 272, r12
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	addl r14 = 1, r0
	adds r15 = 248, r12
	mov r1 = r62
	.mmi
	st4 [r32] = r0
	mov r66 = r0
	addl r65 = 1, r0
	;;
	.mmi
	st2 [r15] = r14
	adds r14 = 250, r12
	addl r15 = 28531, r0
	.mmi
	addl r64 = 1, r0
	;;
	st2 [r14] = r15
	addl r14 = 27491, r0
	.mmi
	addl r15 = 29797, r0
	;;
	st2 [r48] = r14
	adds r14 = 254, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 258, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 260, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 262, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 266, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 270, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 274, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 276, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 278, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 280, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 282, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 284, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 286, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 288, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 290, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 292, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 294, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 296, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 298, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 300, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 302, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 304, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 306, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 308, r12
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 310, r12
	.mmi
	nop 0
	st2 [r46] = r0
	nop 0
	;;
	.mmi
	st2 [r35] = r0
	st2 [r47] = r0
	nop 0
	;;
	.mmi
	st2 [r34] = r0
	st2 [r14] = r0
	adds r14 = 312, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 313, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 314, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 316, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 318, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 320, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 322, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 324, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 326, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 328, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 330, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 332, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 334, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 336, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 338, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 340, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 342, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 344, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 346, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 348, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 350, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 352, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 354, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 356, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r62
	mov r33 = r8
	addl r66 = 110, r0
	.mmb
	adds r65 = 248, r12
	mov r64 = r8
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	nop 0
	mov r64 = r33
	mov r1 = r62
	.mmb
	ld4 r36 = [r32]
	mov r33 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r33
	mov r1 = r62
	.mmi
	nop 0
	st4 [r32] = r36
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L63
.L157:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r65 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = chmod#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L64
	.mib
	nop 0
	nop 0
	br .L161
.L155:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r65 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC16)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mib
	mov r1 = r62
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L57
	.mib
	nop 0
	nop 0
	br .L162
.L154:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r65 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC3)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L56
	.mib
	nop 0
	nop 0
	br .L155
.L153:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r65 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = truncate#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L154
.L152:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L54
	.mib
	nop 0
	nop 0
	br .L153
.L151:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L53
	.mib
	nop 0
	nop 0
	br .L152
.L150:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 4, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = access#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L52
	.mib
	nop 0
	nop 0
	br .L151
.L149:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	br .L150
.L148:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L50
	.mib
	nop 0
	nop 0
	br .L149
.L147:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld8 r65 = [r37]
	addl r64 = 32, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r65 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC5)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L49
	.mib
	nop 0
	nop 0
	br .L148
.L146:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC11)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L147
.L145:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 1, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC11)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L47
	.mib
	nop 0
	nop 0
	br .L146
.L144:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld8 r65 = [r37]
	addl r64 = 32, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	mov r65 = r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC11)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L46
	.mib
	nop 0
	nop 0
	br .L145
.L143:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	addl r64 = 77, r0
	mov r1 = r62
	addl r66 = 432, r0
	.mmb
	st4 [r32] = r0
	addl r65 = 1, r0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br .L144
.L139:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld8 r65 = [r37]
	addl r64 = 32, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	ld4 r64 = [r44]
	mov r1 = r62
	addl r66 = 4096, r0
	.mmb
	st4 [r32] = r0
	mov r65 = r0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L140
.L138:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	addl r64 = 77, r0
	mov r1 = r62
	addl r66 = 384, r0
	.mmb
	st4 [r32] = r0
	mov r65 = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L139
.L137:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	addl r64 = 77, r0
	mov r1 = r62
	addl r66 = 292, r0
	.mmb
	st4 [r32] = r0
	mov r65 = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L39
	.mib
	nop 0
	nop 0
	br .L138
.L136:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	ld4 r64 = [r43]
	mov r1 = r62
	mov r67 = r33
	.mmi
	st4 [r32] = r0
	addl r66 = 2, r0
	mov r65 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L137
.L135:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	ld4 r64 = [r43]
	mov r1 = r62
	addl r67 = 7, r0
	.mmi
	st4 [r32] = r0
	addl r66 = 16, r0
	mov r65 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L136
.L134:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	ld4 r64 = [r43]
	mov r1 = r62
	addl r66 = 12, r0
	.mmb
	st4 [r32] = r0
	mov r65 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L36
	.mib
	nop 0
	nop 0
	br .L135
.L133:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	adds r65 = 566, r12
	addl r14 = 1, r0
	addl r15 = 2048, r0
	.mmi
	ld4 r64 = [r43]
	mov r1 = r62
	addl r66 = 1, r0
	;;
	.mmi
	nop 0
	st2 [r65] = r14
	adds r14 = 568, r12
	.mmi
	st4 [r32] = r0
	;;
	st2 [r14] = r0
	adds r14 = 570, r12
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L134
.L132:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld8 r65 = [r37]
	addl r64 = 32, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	adds r14 = 562, r12
	addl r15 = 1, r0
	adds r65 = 560, r12
	.mmi
	ld4 r64 = [r43]
	mov r1 = r62
	addl r66 = 1, r0
	;;
	.mmi
	nop 0
	st2 [r14] = r15
	adds r14 = 564, r12
	.mmi
	st4 [r32] = r0
	;;
	st2 [r65] = r0
	nop 0
	.mmb
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L34
	.mib
	nop 0
	nop 0
	br .L133
.L131:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	addl r64 = 77, r0
	mov r1 = r62
	nop 0
	.mmb
	addl r65 = 146, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L132
.L130:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	addl r64 = 77, r0
	mov r1 = r62
	nop 0
	.mmb
	addl r65 = 256, r0
	st4 [r32] = r0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L32
	.mib
	nop 0
	nop 0
	br .L131
.L129:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	ld4 r64 = [r45]
	mov r1 = r62
	adds r66 = 16, r12
	.mmb
	st4 [r32] = r0
	addl r65 = 2, r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br .L130
.L128:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	ld4 r64 = [r45]
	addl r68 = 2048, r0
	.mmi
	st4 [r32] = r0
	mov r67 = r0
	addl r66 = 4, r0
	;;
	.mlx
	nop 0
	movl r65 = @gprel(message#)
	;;
	.mib
	add r65 = r1, r65
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L30
	.mib
	nop 0
	nop 0
	br .L129
.L160:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	ld8 r65 = [r37]
	nop 0
	mov r1 = r62
	.mmb
	addl r64 = 10, r0
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	nop 0
	.mmb
	ld8 r64 = [r37]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r62
	mov r64 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L159:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	adds r66 = 248, r12
	addl r14 = 1, r0
	.mmi
	st8 [r46] = r0
	addl r64 = -100, r0
	mov r67 = r0
	;;
	.mlx
	st8 [r66] = r14
	movl r65 = @gprel(.LC5)
	.mmi
	addl r14 = 2, r0
	st4 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r35] = r14
	nop 0
	add r65 = r1, r65
	.mmb
	st8 [r34] = r0
	nop 0
	br.call.sptk.many b0 = utimensat#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L160
.L158:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	mov r1 = r62
	addl r64 = -100, r0
	nop 0
	.mmi
	mov r67 = r0
	st4 [r32] = r0
	mov r66 = r0
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC5)
	;;
	.mib
	add r65 = r1, r65
	nop 0
	br.call.sptk.many b0 = utimensat#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L66
	.mib
	nop 0
	nop 0
	br .L159
	;;
.L59:
	.mlx
	nop 0
	movl r64 = @gprel(.LC17)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = rmdir#
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	.mmb
	addl r64 = 111, r0
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mib
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	nop 0
	mov r1 = r62
	addl r65 = 2, r0
	.mmi
	nop 0
	st4 [r32] = r0
	nop 0
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC4)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L62
	.mib
	nop 0
	nop 0
	br .L156
.L140:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	ld4 r64 = [r44]
	mov r1 = r62
	mov r66 = r0
	.mmb
	st4 [r32] = r0
	mov r65 = r0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L42
.L141:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	ld4 r64 = [r44]
	mov r1 = r62
	addl r66 = 36864, r0
	.mmb
	st4 [r32] = r0
	mov r65 = r0
	br.call.sptk.many b0 = shmat#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L43
.L142:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = letter.part.0#
	;;
	.mmi
	mov r1 = r62
	nop 0
	sxt1 r64 = r8
	.mmb
	ld8 r65 = [r37]
	nop 0
	br.call.sptk.many b0 = putc#
	;;
	.mmi
	ld4 r64 = [r44]
	mov r1 = r62
	adds r66 = 136, r12
	.mmb
	st4 [r32] = r0
	addl r65 = 2, r0
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r1 = r62
	;;
	.mib
	nop 0
	(p6) addl r64 = 111, r0
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L143
.L124:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r62
	nop 0
	.mmb
	ld4 r64 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r62
	nop 0
	mov r66 = r8
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC1)
	.mlx
	nop 0
	movl r65 = @gprel(.LC10)
	;;
	.mib
	add r64 = r1, r64
	add r65 = r1, r65
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r62
	addl r64 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L123:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r62
	nop 0
	.mmb
	ld4 r64 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r62
	nop 0
	mov r66 = r8
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC1)
	.mlx
	nop 0
	movl r65 = @gprel(.LC9)
	;;
	.mib
	add r64 = r1, r64
	add r65 = r1, r65
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r62
	addl r64 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L122:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r62
	nop 0
	.mmb
	ld4 r64 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r62
	nop 0
	mov r66 = r8
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC1)
	.mlx
	nop 0
	movl r65 = @gprel(.LC8)
	;;
	.mib
	add r64 = r1, r64
	add r65 = r1, r65
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r62
	addl r64 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L125:
	.mmi
	adds r65 = 560, r12
	nop 0
	mov r64 = r0
	;;
	.mib
	st4 [r65] = r0
	nop 0
	br.call.sptk.many b0 = setgroups#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r62
	addl r66 = 2001, r0
	.mmb
	addl r65 = 2001, r0
	addl r64 = 2001, r0
	(p7) br.cond.spnt .L26
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r62
	addl r66 = 1001, r0
	.mmb
	addl r65 = 1001, r0
	addl r64 = 1001, r0
	(p7) br.cond.spnt .L27
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r62
	cmp4.ne p6, p7 = -1, r8
	mov r67 = r0
	.mmb
	mov r66 = r34
	addl r65 = 66, r0
	(p7) br.cond.spnt .L28
	;;
	.mlx
	nop 0
	movl r64 = @gprel(.LC11)
	;;
	.mib
	add r64 = r1, r64
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mib
	mov r1 = r62
	extr.u r64 = r8, 31, 1
	br.call.sptk.many b0 = _exit#
	;;
.L26:
	.mlx
	nop 0
	movl r64 = @gprel(.LC12)
	;;
	.mib
	nop 0
	add r64 = r1, r64
	br.call.sptk.many b0 = must.part.0#
	;;
.L28:
	.mlx
	nop 0
	movl r64 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r64 = r1, r64
	br.call.sptk.many b0 = must.part.0#
	;;
.L27:
	.mlx
	nop 0
	movl r64 = @gprel(.LC13)
	;;
	.mib
	nop 0
	add r64 = r1, r64
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC21:
	stringz	"socket"
	.section	.rodata
	.align 8
	.type	files.0#, @object
	.size	files.0#, 32
files.0:
	data8	.LC5
	data8	.LC3
	data8	.LC4
	data8	.LC21
	.section	.rodata.str1.8
	.align 8
.LC22:
	stringz	"owner"
	.align 8
.LC23:
	stringz	"group"
	.align 8
.LC24:
	stringz	"member"
	.align 8
.LC25:
	stringz	"other"
	.section	.rodata
	.align 8
	.type	who.1#, @object
	.size	who.1#, 96
who.1:
	data8	.LC22
	data4	1001
	data4	2009
	data4	0
	.skip	4
	data8	.LC23
	data4	1002
	data4	2001
	data4	0
	.skip	4
	data8	.LC24
	data4	1003
	data4	2003
	data4	2001
	.skip	4
	data8	.LC25
	data4	1004
	data4	2004
	data4	0
	.skip	4
	.align 4
	.type	modes.2#, @object
	.size	modes.2#, 48
modes.2:
	data4	384
	data4	48
	data4	6
	data4	256
	data4	32
	data4	4
	data4	128
	data4	16
	data4	2
	data4	0
	data4	488
	data4	54
	.data
	.align 8
	.type	message#, @object
	.size	message#, 16
message:
	data8	1
	stringz	"abc"
	.skip	4
	.sbss
	.align 4
	.type	segment#, @object
	.size	segment#, 4
segment:
	.skip	4
	.align 4
	.type	set#, @object
	.size	set#, 4
set:
	.skip	4
	.align 4
	.type	queue#, @object
	.size	queue#, 4
queue:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
