// 69bef994ec76c29692971daadc247b53 guest-tests/ipc/credentials.c
	.file	"credentials.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"nobody"
	.align 8
.LC1:
	stringz	"the sender"
	.align 8
.LC2:
	stringz	"another"
	.align 8
.LC3:
	stringz	""
	.align 8
.LC4:
	stringz	"%s%s: %ld"
	.align 8
.LC5:
	stringz	" (peek)"
	.align 8
.LC6:
	stringz	", %d of %s, user %d, group %d"
	.text
	.align 16
	.align 64
	.proc receive#
receive:
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 2, 14, 5, 0
	.fframe 352
	adds r12 = -352, r12
	addl r42 = @gprel(ends#+4), gp
	.mlx
	mov r47 = r1
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	adds r15 = 356, r12
	adds r14 = 328, r12
	adds r39 = 272, r12
	.mmi
	adds r43 = 304, r12
	adds r38 = 312, r12
	adds r16 = 360, r12
	;;
	.mmi
	addl r34 = 2, r0
	adds r2 = 336, r12
	addl r3 = 8, r0
	.mmi
	addl r41 = 256, r0
	adds r8 = 280, r12
	adds r9 = 320, r12
	;;
	.mmi
	adds r10 = 288, r12
	addl r11 = 1, r0
	adds r17 = 296, r12
	.mmi
	adds r18 = 16, r12
	add r44 = r1, r44
	or r50 = 64, r34
	;;
	.mmi
	st4 [r15] = r0
	st4 [r16] = r0
	.save rp, r45
	mov r45 = b0
	.body
	.mmi
	mov r49 = r39
	ld4 r48 = [r42]
	adds r35 = 344, r12
	;;
	.mmi
	st8 [r14] = r15
	st8 [r2] = r3
	adds r36 = 352, r12
	;;
	.mmi
	st8 [r39] = r0
	st8 [r8] = r0
	nop 0
	;;
	.mmi
	st8 [r9] = r0
	st8 [r10] = r14
	nop 0
	;;
	.mmi
	st8 [r17] = r11
	st8 [r43] = r18
	nop 0
	;;
	.mib
	st8 [r38] = r41
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mib
	mov r1 = r47
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L4
.L2:
	.mmi
	nop 0
	ld8 r19 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p8, p9 = 15, r19
	(p8) br.cond.dptk .L4
	.mmi
	ld8 r26 = [r43]
	st8 [r35] = r0
	nop 0
	.mmi
	st4 [r36] = r0
	mov r51 = r8
	cmp4.ne p6, p7 = 0, r34
	;;
	.mib
	adds r37 = 12, r26
	cmp.ne p10, p11 = 0, r26
	(p11) br.cond.dpnt .L3
	;;
	.mmi
	nop 0
	ld4 r22 = [r37]
	nop 0
	;;
	.mbb
	cmp4.eq p14, p15 = 2, r22
	(p14) br.cond.dpnt .L8
	(p6) br.cond.dptk .L9
	.mlx
	nop 0
	movl r23 = @gprel(.LC3)
	.mlx
	mov r49 = r32
	movl r24 = @gprel(.LC4)
	;;
	.mib
	add r50 = r1, r23
	add r48 = r1, r24
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r31 = [r35]
	mov r1 = r47
	.mmi
	nop 0
	ld4 r49 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p8, p9 = r31, r33
	(p9) br.cond.dpnt .L28
.L32:
	.mmi
	cmp4.eq p6, p7 = 0, r31
	nop 0
	adds r40 = 348, r12
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC2)
	;;
	.mii
	(p6) add r50 = r1, r50
	nop 0
	;;
	(p7) add r50 = r1, r50
.L15:
	.mmi
	ld4 r52 = [r36]
	nop 0
	mov r48 = r44
	.mmb
	ld4 r51 = [r40]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	addl r48 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r47
	cmp4.eq p8, p9 = 0, r34
	(p8) br.cond.dptk .L1
	.mmi
	mov r34 = r0
	nop 0
	nop 0
	;;
.L36:
	.mmi
	or r50 = 64, r34
	st8 [r38] = r41
	nop 0
	.mmb
	mov r49 = r39
	ld4 r48 = [r42]
	br.call.sptk.many b0 = recvmsg#
	;;
	.mib
	mov r1 = r47
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L2
.L4:
	.mmi
	st8 [r35] = r0
	st4 [r36] = r0
	nop 0
	;;
.L3:
	.mlx
	nop 0
	movl r50 = @gprel(.LC5)
	.mlx
	mov r51 = r8
	movl r48 = @gprel(.LC4)
	;;
	.mmi
	add r50 = r1, r50
	nop 0
	add r48 = r1, r48
	.mmb
	mov r49 = r32
	cmp4.ne p12, p13 = 0, r34
	(p13) br.cond.dptk .L35
	.mib
	mov r34 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	addl r48 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L36
	;;
.L35:
	.mlx
	nop 0
	movl r20 = @gprel(.LC3)
	.mlx
	nop 0
	movl r21 = @gprel(.LC4)
	;;
	.mib
	add r48 = r1, r21
	add r50 = r1, r20
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r47
	addl r48 = 10, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r47
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r45
	;;
	mov ar.pfs = r46
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 352, r12
	br.ret.sptk.many b0
.L8:
	.body
	.copy_state 1
	.mmi
	adds r49 = 16, r26
	adds r51 = 17, r26
	adds r9 = 22, r26
	.mmi
	adds r52 = 18, r26
	adds r2 = 19, r26
	adds r16 = 20, r26
	;;
	.mmi
	adds r3 = 21, r26
	cmp4.ne p12, p13 = 0, r34
	adds r10 = 23, r26
	.mmi
	adds r11 = 24, r26
	adds r17 = 25, r26
	adds r48 = 26, r26
	;;
	.mmi
	adds r14 = 27, r26
	ld1 r18 = [r49]
	adds r40 = 348, r12
	.mmi
	adds r22 = 345, r12
	adds r27 = 346, r12
	adds r30 = 347, r12
	;;
	.mmi
	nop 0
	ld1 r26 = [r51]
	adds r51 = 350, r12
	.mmi
	st1 [r35] = r18
	ld1 r20 = [r9]
	adds r49 = 349, r12
	;;
	.mmi
	st1 [r51] = r20
	ld1 r24 = [r52]
	(p12) mov r51 = r8
	.mmi
	st1 [r22] = r26
	ld1 r23 = [r2]
	adds r52 = 351, r12
	;;
	.mmi
	ld1 r25 = [r16]
	st1 [r27] = r24
	adds r2 = 353, r12
	.mmi
	st1 [r30] = r23
	ld1 r21 = [r3]
	adds r16 = 354, r12
	;;
	.mlx
	ld1 r19 = [r10]
	(p12) movl r50 = @gprel(.LC5)
	.mmi
	st1 [r40] = r25
	st1 [r49] = r21
	adds r3 = 355, r12
	;;
	.mmi
	nop 0
	ld1 r28 = [r11]
	nop 0
	.mmi
	st1 [r52] = r19
	ld1 r29 = [r17]
	nop 0
	;;
	.mmi
	ld1 r31 = [r48]
	st1 [r36] = r28
	nop 0
	.mmi
	st1 [r2] = r29
	ld1 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	st1 [r16] = r31
	nop 0
	.mmb
	st1 [r3] = r15
	nop 0
	(p13) br.cond.dptk .L37
	.mlx
	nop 0
	movl r8 = @gprel(.LC4)
	.mmi
	add r50 = r1, r50
	nop 0
	mov r49 = r32
	;;
	.mib
	add r48 = r1, r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r31 = [r35]
	mov r1 = r47
	.mmi
	ld4 r49 = [r37]
	;;
	cmp4.eq p14, p15 = r33, r31
	nop 0
	;;
	.mlx
	nop 0
	(p14) movl r50 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p14) add r50 = r1, r50
	(p14) br.cond.dpnt .L15
.L38:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r31
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r50 = r1, r50
	nop 0
	;;
	.mib
	nop 0
	(p7) add r50 = r1, r50
	br .L15
.L9:
	.mlx
	nop 0
	movl r29 = @gprel(.LC5)
	.mlx
	mov r49 = r32
	movl r30 = @gprel(.LC4)
	;;
	.mib
	add r50 = r1, r29
	add r48 = r1, r30
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r31 = [r35]
	mov r1 = r47
	.mmi
	nop 0
	ld4 r49 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p10, p11 = r31, r33
	(p10) br.cond.dptk .L32
	.mlx
	adds r40 = 348, r12
	movl r15 = @gprel(.LC6)
	.mlx
	ld4 r52 = [r36]
	movl r34 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r50 = r1, r34
	add r48 = r1, r15
	.mmb
	ld4 r51 = [r40]
	mov r34 = r0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	addl r48 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r47
	br .L36
	;;
.L37:
	.mlx
	nop 0
	movl r50 = @gprel(.LC3)
	.mlx
	mov r51 = r8
	movl r8 = @gprel(.LC4)
	;;
	.mmi
	add r50 = r1, r50
	nop 0
	mov r49 = r32
	.mmb
	add r48 = r1, r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r31 = [r35]
	mov r1 = r47
	.mmi
	nop 0
	ld4 r49 = [r37]
	nop 0
	;;
	.mib
	cmp4.eq p14, p15 = r33, r31
	nop 0
	(p15) br.cond.dptk .L38
	;;
	.mlx
	nop 0
	(p14) movl r50 = @gprel(.LC1)
	;;
	.mmi
	(p14) add r50 = r1, r50
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L15
.L28:
	.mlx
	adds r28 = 348, r12
	movl r25 = @gprel(.LC6)
	.mlx
	ld4 r52 = [r36]
	movl r27 = @gprel(.LC1)
	;;
	.mmi
	add r48 = r1, r25
	nop 0
	add r50 = r1, r27
	.mmb
	ld4 r51 = [r28]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r47
	addl r48 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r47
	mov b0 = r45
	;;
	mov ar.pfs = r46
	.mmb
	nop 0
	.restore sp
	adds r12 = 352, r12
	br.ret.sptk.many b0
	.endp receive#
	.section	.rodata.str1.8
	.align 8
.LC7:
	stringz	"%s: %d %d, %d, user %d, group %d\n"
	.text
	.align 16
	.align 64
	.proc show_peer#
show_peer:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 7, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	mov r40 = r33
	;;
	.mmi
	adds r35 = 28, r12
	adds r43 = 16, r12
	addl r14 = 12, r0
	.mmi
	adds r36 = 24, r12
	addl r42 = 17, r0
	addl r41 = 1, r0
	;;
	.mmi
	nop 0
	mov r44 = r35
	nop 0
	.mmi
	st4 [r35] = r14
	st8 [r43] = r0
	nop 0
	;;
	.mib
	st4 [r36] = r0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	adds r15 = 16, r12
	mov r1 = r39
	adds r3 = 20, r12
	.mmi
	mov r42 = r8
	ld4 r46 = [r36]
	mov r41 = r32
	;;
	.mlx
	ld4 r2 = [r15]
	movl r40 = @gprel(.LC7)
	.mmi
	ld4 r45 = [r3]
	;;
	cmp4.eq p6, p7 = r34, r2
	add r40 = r1, r40
	.mmi
	ld4 r43 = [r35]
	;;
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp show_peer#
	.section	.rodata.str1.8
	.align 8
.LC8:
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
	movl r36 = @gprel(.LC8)
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
.LC9:
	stringz	"setgroups"
	.align 8
.LC10:
	stringz	"setresgid"
	.align 8
.LC11:
	stringz	"setresuid"
	.text
	.align 16
	.align 64
	.proc become#
become:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	nop 0
	unpack4.l r14 = r33, r33
	;;
	.mlx
	nop 0
	movl r15 = 8589934593
	.mii
	adds r38 = 16, r12
	addl r37 = 2, r0
	;;
	padd4 r2 = r14, r15
	;;
	.mib
	st8 [r38] = r2
	nop 0
	br.call.sptk.many b0 = setgroups#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC9)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r37 = r33
	nop 0
	mov r39 = r33
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC10)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r37 = r32
	nop 0
	mov r39 = r32
	.mmb
	mov r38 = r32
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC11)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp become#
	.section	.rodata.str1.8
	.align 8
.LC12:
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
	(p6) br.cond.dpnt .L49
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
	cmp4.eq p8, p9 = 0, r37
	(p9) br.cond.dpnt .L56
.L49:
	.mlx
	nop 0
	movl r37 = @gprel(.LC12)
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
.L56:
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
	movl r2 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r2
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
.LC13:
	stringz	"type %d\n"
	.align 8
.LC14:
	stringz	"socketpair"
	.align 8
.LC15:
	stringz	"before"
	.align 8
.LC16:
	stringz	"write"
	.align 8
.LC17:
	stringz	"setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){1}, sizeof(int))"
	.align 8
.LC18:
	stringz	"root"
	.align 8
.LC19:
	stringz	"real"
	.align 8
.LC20:
	stringz	"user"
	.align 8
.LC21:
	stringz	"message"
	.align 8
.LC22:
	stringz	"setsockopt(ends[1], SOL_SOCKET, SO_PASSCRED, &(int){0}, sizeof(int))"
	.align 8
.LC23:
	stringz	"after"
	.align 8
.LC24:
	stringz	"pair"
	.text
	.align 16
	.align 64
	.proc messages#
messages:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r38
	mov r38 = b0
	.mlx
	mov r40 = r1
	.body
	movl r41 = @gprel(.LC13)
	;;
	.mmi
	addl r33 = @gprel(ends#), gp
	nop 0
	add r41 = r1, r41
	.mmb
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r44 = r33
	addl r41 = 1, r0
	mov r42 = r32
	.mmb
	mov r43 = r0
	mov r1 = r40
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	adds r36 = 4, r33
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC14)
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
	movl r42 = @gprel(.LC15)
	.mmi
	addl r43 = 6, r0
	ld4 r41 = [r33]
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L61
	;;
	.mmi
	nop 0
	addl r37 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mib
	ld8.mov r32 = [r37], stdout#
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	adds r14 = 20, r12
	addl r15 = 1, r0
	addl r45 = 4, r0
	.mmi
	addl r43 = 16, r0
	mov r1 = r40
	addl r42 = 1, r0
	;;
	.mmi
	mov r44 = r14
	st4 [r14] = r15
	mov r35 = r8
	.mmi
	nop 0
	st4 [r8] = r0
	nop 0
	;;
	.mib
	ld4 r41 = [r36]
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r2 = @gprel(.LC17)
	;;
	.mib
	add r41 = r1, r2
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r0
	;;
	.mlx
	nop 0
	movl r3 = @gprel(.LC15)
	;;
	.mib
	add r41 = r1, r3
	nop 0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld8 r41 = [r32]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p8, p9 = 0, r8
	(p8) br.cond.dptk .L60
	;;
	.mlx
	nop 0
	movl r19 = @gprel(.LC18)
	.mmi
	addl r43 = 4, r0
	ld4 r41 = [r33]
	nop 0
	;;
	.mib
	add r42 = r1, r19
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p12, p13 = -1, r8
	mov r1 = r40
	addl r41 = 30, r0
	.mmb
	addl r43 = -1, r0
	addl r42 = -1, r0
	(p12) br.cond.spnt .L61
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC11)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r41 = 35, r0
	nop 0
	addl r43 = -1, r0
	.mmb
	addl r42 = -1, r0
	nop 0
	br.call.sptk.many b0 = setresgid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC10)
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
	movl r20 = @gprel(.LC19)
	.mmi
	addl r43 = 4, r0
	ld4 r41 = [r33]
	nop 0
	;;
	.mib
	add r42 = r1, r20
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p14, p15 = -1, r8
	mov r1 = r40
	nop 0
	.mmb
	addl r42 = 40, r0
	addl r41 = 30, r0
	(p14) br.cond.spnt .L61
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = become#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r43 = 4, r0
	.mmi
	nop 0
	ld4 r41 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r21 = @gprel(.LC20)
	;;
	.mib
	add r42 = r1, r21
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	cmp.eq p6, p7 = -1, r8
	mov r1 = r40
	(p6) br.cond.spnt .L61
	;;
	.mib
	ld8 r41 = [r32]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r40
	mov r41 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L60:
	.mmi
	mov r43 = r0
	nop 0
	mov r41 = r8
	.mmb
	mov r42 = r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r34
	;;
	.mlx
	nop 0
	movl r8 = @gprel(.LC21)
	;;
	.mib
	add r41 = r1, r8
	nop 0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r34
	;;
	.mlx
	nop 0
	movl r9 = @gprel(.LC21)
	;;
	.mib
	add r41 = r1, r9
	nop 0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r34
	;;
	.mlx
	nop 0
	movl r10 = @gprel(.LC21)
	;;
	.mib
	add r41 = r1, r10
	nop 0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	adds r44 = 16, r12
	addl r45 = 4, r0
	mov r1 = r40
	.mmi
	st4 [r35] = r0
	addl r43 = 16, r0
	addl r42 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r44] = r0
	nop 0
	.mmb
	ld4 r41 = [r36]
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r40
	nop 0
	sxt4 r42 = r8
	;;
	.mlx
	nop 0
	movl r11 = @gprel(.LC22)
	;;
	.mib
	add r41 = r1, r11
	nop 0
	br.call.sptk.many b0 = show_answer.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addl r43 = 5, r0
	.mmi
	nop 0
	ld4 r41 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r16 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r16
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	cmp.eq p10, p11 = -1, r8
	mov r1 = r40
	(p10) br.cond.spnt .L61
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r8
	;;
	.mlx
	nop 0
	movl r17 = @gprel(.LC23)
	;;
	.mib
	add r41 = r1, r17
	nop 0
	br.call.sptk.many b0 = receive#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r37 = [r33]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r40
	mov r43 = r8
	mov r42 = r37
	;;
	.mlx
	nop 0
	movl r18 = @gprel(.LC24)
	;;
	.mib
	add r41 = r1, r18
	nop 0
	br.call.sptk.many b0 = show_peer#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r41 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r41 = [r36]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L61:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r22 = @gprel(.LC16)
	;;
	.mib
	nop 0
	add r41 = r1, r22
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp messages#
	.section	.rodata.str1.8
	.align 8
.LC25:
	stringz	"pipe"
	.align 8
.LC26:
	stringz	"socket"
	.align 8
.LC27:
	stringz	"bind"
	.align 8
.LC28:
	stringz	"bound"
	.align 8
.LC29:
	stringz	"listen"
	.align 8
.LC30:
	stringz	"getsockname"
	.align 8
.LC31:
	stringz	"listener"
	.align 8
.LC32:
	stringz	"connect"
	.align 8
.LC33:
	stringz	"client's"
	.align 8
.LC34:
	stringz	"r"
	.align 8
.LC35:
	stringz	"read"
	.align 8
.LC36:
	stringz	"accept"
	.align 8
.LC37:
	stringz	"seteuid"
	.align 8
.LC38:
	stringz	"server's"
	.align 8
.LC39:
	stringz	"d"
	.align 8
.LC40:
	stringz	"after its end"
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
	alloc r38 = ar.pfs, 0, 8, 3, 0
	.fframe 176
	adds r12 = -176, r12
	.save rp, r37
	mov r37 = b0
	.mii
	mov r39 = r1
	.body
	nop 0
	;;
	addl r40 = 1, r0
	.mmb
	adds r33 = 176, r12
	adds r34 = 144, r12
	br.call.sptk.many b0 = messages#
	;;
	.mib
	mov r1 = r39
	addl r40 = 2, r0
	br.call.sptk.many b0 = messages#
	;;
	.mib
	mov r1 = r39
	addl r40 = 5, r0
	br.call.sptk.many b0 = messages#
	;;
	.mmi
	adds r14 = 146, r12
	adds r2 = 148, r12
	adds r3 = 150, r12
	.mmi
	adds r9 = 154, r12
	adds r10 = 156, r12
	adds r11 = 158, r12
	;;
	.mmi
	addl r15 = 1, r0
	addl r16 = 2, r0
	adds r8 = 152, r12
	.mmi
	st2 [r14] = r0
	st2 [r2] = r0
	mov r1 = r39
	;;
	.mmi
	st2 [r34] = r15
	st2 [r3] = r0
	adds r40 = 168, r12
	;;
	.mmi
	st2 [r9] = r0
	st2 [r10] = r0
	nop 0
	;;
	.mmi
	st2 [r11] = r0
	st4 [r33] = r16
	nop 0
	;;
	.mib
	st2 [r8] = r0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r39
	.mmb
	adds r40 = 160, r12
	nop 0
	(p7) br.cond.spnt .L80
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.eq p8, p9 = -1, r8
	mov r1 = r39
	mov r42 = r0
	.mmb
	addl r41 = 1, r0
	addl r40 = 1, r0
	(p8) br.cond.spnt .L80
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.ne p10, p11 = -1, r8
	mov r32 = r8
	mov r1 = r39
	.mmb
	mov r40 = r8
	mov r41 = r34
	(p11) br.cond.spnt .L86
	;;
	.mib
	ld4 r42 = [r33]
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC27)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC28)
	.mmi
	mov r42 = r0
	nop 0
	mov r41 = r32
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = show_peer#
	;;
	.mmi
	mov r40 = r32
	nop 0
	addl r41 = 3, r0
	.mmb
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC29)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r17 = 128, r0
	nop 0
	mov r40 = r32
	.mmi
	mov r42 = r33
	nop 0
	adds r41 = 16, r12
	;;
	.mib
	st4 [r33] = r17
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC30)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	addl r36 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mib
	ld8.mov r36 = [r36], stdout#
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r8
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r18 = @gprel(.LC31)
	;;
	.mib
	add r40 = r1, r18
	nop 0
	br.call.sptk.many b0 = show_peer#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r39
	ld8 r40 = [r36]
	mov r35 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r34 = r8
	mov r1 = r39
	.mmb
	nop 0
	cmp4.ne p12, p13 = 0, r8
	(p13) br.cond.dptk .L108
	.mmi
	adds r19 = 168, r12
	adds r41 = 180, r12
	addl r42 = 1, r0
	;;
	.mib
	ld4 r40 = [r19]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC35)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r40 = r32
	nop 0
	mov r42 = r0
	.mmb
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC36)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r40 = 70, r0
	nop 0
	br.call.sptk.many b0 = seteuid#
	;;
	.mmi
	mov r1 = r39
	cmp4.ne p14, p15 = -1, r8
	nop 0
	.mmb
	mov r42 = r34
	mov r41 = r33
	(p15) br.cond.spnt .L92
	;;
	.mlx
	nop 0
	movl r20 = @gprel(.LC38)
	;;
	.mib
	add r40 = r1, r20
	nop 0
	br.call.sptk.many b0 = show_peer#
	;;
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = seteuid#
	;;
	.mmi
	mov r1 = r39
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	adds r21 = 164, r12
	addl r42 = 1, r0
	(p6) br.cond.spnt .L92
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC39)
	.mmi
	nop 0
	ld4 r40 = [r21]
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p8, p9 = -1, r8
	mov r1 = r39
	mov r40 = r34
	.mmb
	mov r42 = r0
	mov r41 = r0
	(p8) br.cond.spnt .L93
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r34
	mov r41 = r33
	;;
	.mlx
	nop 0
	movl r22 = @gprel(.LC40)
	;;
	.mib
	add r40 = r1, r22
	nop 0
	br.call.sptk.many b0 = show_peer#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L108:
	.body
	.copy_state 1
	.mib
	addl r41 = 60, r0
	addl r40 = 50, r0
	br.call.sptk.many b0 = become#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	nop 0
	.mmb
	addl r41 = 1, r0
	addl r40 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	cmp4.eq p10, p11 = -1, r8
	mov r1 = r39
	mov r32 = r8
	.mmb
	mov r40 = r8
	adds r41 = 16, r12
	(p10) br.cond.spnt .L86
	;;
	.mib
	ld4 r42 = [r33]
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC32)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r24 = @gprel(.LC33)
	.mmi
	mov r42 = r35
	nop 0
	mov r41 = r32
	;;
	.mib
	add r40 = r1, r24
	nop 0
	br.call.sptk.many b0 = show_peer#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld8 r40 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mmi
	mov r1 = r39
	adds r26 = 172, r12
	addl r42 = 1, r0
	;;
	.mlx
	nop 0
	movl r25 = @gprel(.LC34)
	.mmi
	nop 0
	ld4 r40 = [r26]
	nop 0
	;;
	.mib
	add r41 = r1, r25
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p12, p13 = -1, r8
	adds r27 = 160, r12
	mov r1 = r39
	.mmb
	addl r42 = 1, r0
	adds r41 = 180, r12
	(p13) br.cond.spnt .L93
	;;
	.mib
	ld4 r40 = [r27]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L80:
	.mlx
	nop 0
	movl r30 = @gprel(.LC25)
	;;
	.mib
	nop 0
	add r40 = r1, r30
	br.call.sptk.many b0 = must.part.0#
.L86:
	.mlx
	nop 0
	movl r29 = @gprel(.LC26)
	;;
	.mib
	nop 0
	add r40 = r1, r29
	br.call.sptk.many b0 = must.part.0#
.L92:
	.mlx
	nop 0
	movl r23 = @gprel(.LC37)
	;;
	.mib
	nop 0
	add r40 = r1, r23
	br.call.sptk.many b0 = must.part.0#
.L93:
	.mlx
	nop 0
	movl r28 = @gprel(.LC16)
	;;
	.mib
	nop 0
	add r40 = r1, r28
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	ends#, @object
	.size	ends#, 8
ends:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
