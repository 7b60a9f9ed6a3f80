// bd58ead56a3fbc46b9e3e725c6301565 guest-tests/hpux/realtime.c
	.file	"realtime.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc on_signal#
on_signal:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(caught#), gp
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp on_signal#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"/tmp/asynchronous"
	.align 8
.LC1:
	stringz	"write %d"
	.align 8
.LC2:
	stringz	" error %d, caught %d, in use %d"
	.align 8
.LC3:
	stringz	", suspend %d, cancel %d"
	.align 8
.LC4:
	stringz	", return %ld"
	.align 8
.LC5:
	stringz	" %d\n"
	.align 8
.LC6:
	stringz	"list %d"
	.align 8
.LC7:
	stringz	" %d"
	.align 8
.LC8:
	stringz	" read %ld %s"
	.align 8
.LC9:
	stringz	", bad %d"
	.align 8
.LC10:
	stringz	" %ld\n"
	.align 8
.LC11:
	stringz	"sync %d"
	.align 8
.LC12:
	stringz	" %ld, end %lld"
	.align 8
.LC13:
	stringz	" %lld\n"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc asynchronous#
asynchronous:
	.prologue 12, 43
	.mmi
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 14, 4, 0
	.fframe 272
	adds r12 = -272, r12
	.save rp, r43
	mov r43 = b0
	.mlx
	mov r45 = r1
	.body
	movl r38 = @gprel(.LC0)
	;;
	.mmi
	add r38 = r1, r38
	addl r48 = 384, r0
	addl r47 = 770, r0
	.mmi
	adds r35 = 192, r12
	adds r32 = 148, r12
	adds r36 = 104, r12
	;;
	.mmi
	mov r46 = r38
	adds r34 = 60, r12
	nop 0
	.mmb
	adds r40 = 256, r12
	adds r41 = 272, r12
	br.call.sptk.many b0 = open#
	;;
	.mmi
	adds r17 = 200, r12
	adds r15 = 164, r12
	adds r16 = 176, r12
	.mmi
	adds r19 = 240, r12
	adds r21 = 232, r12
	adds r20 = 120, r12
	;;
	.mmi
	st8 [r17] = r0
	adds r17 = 208, r12
	adds r14 = 76, r12
	.mmi
	st4 [r15] = r0
	adds r15 = 64, r12
	adds r18 = 128, r12
	;;
	.mmi
	st8 [r17] = r0
	st4 [r16] = r0
	adds r17 = 216, r12
	.mlx
	adds r16 = 180, r12
	movl r22 = 1701734260
	;;
	.mmi
	st4 [r15] = r0
	st8 [r17] = r0
	adds r17 = 224, r12
	.mlx
	mov r1 = r45
	movl r15 = 7359008713537298540
	;;
	.mmi
	st8 [r19] = r15
	st4 [r16] = r0
	adds r19 = 248, r12
	.mmi
	adds r16 = 184, r12
	adds r15 = 24, r12
	addl r37 = @gprel(caught#), gp
	;;
	.mlx
	st8 [r17] = r0
	movl r17 = 6998721800095146095
	.mmi
	st4 [r19] = r22
	adds r19 = 252, r12
	mov r33 = r8
	;;
	.mmi
	st8 [r21] = r17
	st4 [r16] = r0
	addl r17 = 26624, r0
	.mlx
	adds r16 = 188, r12
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	st2 [r19] = r17
	st4 [r16] = r0
	addl r17 = 5, r0
	.mmi
	adds r16 = 152, r12
	add r39 = r1, r39
	mov r46 = r32
	;;
	.mmi
	nop 0
	st4 [r16] = r17
	adds r16 = 156, r12
	.mmi
	addl r17 = 21, r0
	st8 [r20] = r0
	addl r20 = 1, r0
	;;
	.mmi
	st4 [r16] = r21
	nop 0
	adds r16 = 160, r12
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	nop 0
	st4 [r16] = r17
	adds r16 = 168, r12
	.mmi
	addl r17 = 16, r0
	st4 [r14] = r0
	adds r14 = 84, r12
	;;
	.mmi
	st4 [r16] = r20
	nop 0
	adds r16 = 172, r12
	.mmi
	st8 [r18] = r0
	nop 0
	adds r18 = 136, r12
	;;
	.mmi
	nop 0
	st4 [r16] = r17
	adds r16 = 108, r12
	.mmi
	addl r17 = 12, r0
	st8 [r18] = r0
	adds r18 = 144, r12
	;;
	.mmi
	nop 0
	st4 [r16] = r17
	adds r16 = 112, r12
	.mmi
	addl r17 = 14, r0
	st4 [r14] = r0
	adds r14 = 88, r12
	;;
	.mmi
	nop 0
	st4 [r16] = r35
	adds r16 = 116, r12
	.mmi
	st4 [r18] = r0
	;;
	st4 [r16] = r17
	nop 0
	.mmi
	st4 [r32] = r8
	;;
	st4 [r36] = r8
	nop 0
	.mmi
	st8 [r35] = r0
	;;
	st4 [r14] = r0
	adds r14 = 16, r12
	.mmi
	st8 [r15] = r0, 8
	;;
	st8 [r14] = r0
	adds r14 = 92, r12
	.mmi
	st8 [r15] = r0, 8
	;;
	st4 [r14] = r0
	adds r14 = 96, r12
	.mmi
	st8 [r15] = r0, 8
	;;
	st4 [r14] = r0
	adds r14 = 100, r12
	.mmi
	st8 [r15] = r0
	nop 0
	addl r15 = 2, r0
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	addl r14 = 99, r0
	.mmi
	st4 [r40] = r36
	;;
	st4 [r34] = r14
	adds r14 = 68, r12
	.mmi
	st4 [r41] = r0
	;;
	st4 [r14] = r35
	adds r14 = 72, r12
	.mmi
	st4.rel [r37] = r0
	;;
	st4 [r14] = r20
	adds r14 = 56, r12
	;;
	.mmi
	st4 [r14] = r15
	adds r15 = 16, r12
	adds r14 = 260, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 264, r12
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 268, r12
	;;
	.mmi
	st4 [r14] = r34
	nop 0
	adds r14 = 276, r12
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br.call.sptk.many b0 = aio_write#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC1)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r46 = r32
	br.call.sptk.many b0 = aio_error#
	;;
	.mmi
	mov r1 = r45
	ld4.acq r42 = [r37]
	nop 0
	.mmb
	mov r46 = r32
	mov r37 = r8
	br.call.sptk.many b0 = aio_read#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r8
	.mmi
	mov r48 = r42
	nop 0
	mov r47 = r37
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC2)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	mov r46 = r41
	addl r47 = 2, r0
	br.call.sptk.many b0 = aio_suspend#
	;;
	.mmi
	mov r1 = r45
	mov r46 = r33
	nop 0
	.mmb
	mov r37 = r8
	mov r47 = r0
	br.call.sptk.many b0 = aio_cancel#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	mov r47 = r37
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC3)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r46 = r32
	br.call.sptk.many b0 = aio_return#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r46 = r32
	br.call.sptk.many b0 = aio_error#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r49 = r0
	addl r48 = 4, r0
	mov r1 = r45
	.mmb
	mov r47 = r40
	addl r46 = 1, r0
	br.call.sptk.many b0 = lio_listio#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r45
	mov r46 = r39
	;;
	.mib
	ld4 r47 = [r8]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r46 = r36
	br.call.sptk.many b0 = aio_return#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r35
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r46 = r34
	br.call.sptk.many b0 = aio_error#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC9)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r46 = r34
	br.call.sptk.many b0 = aio_return#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC10)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r32
	.mmb
	mov r46 = r0
	nop 0
	br.call.sptk.many b0 = aio_fsync#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r46 = r32
	br.call.sptk.many b0 = aio_return#
	;;
	.mmi
	mov r1 = r45
	mov r46 = r33
	mov r32 = r8
	.mmb
	addl r48 = 2, r0
	mov r47 = r0
	br.call.sptk.many b0 = __lseek64#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r8
	mov r47 = r32
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC12)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov r46 = r33
	.mlx
	nop 0
	movl r47 = 5000000000
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ftruncate64#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r46 = r39
	.mmb
	mov r47 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r48 = 2, r0
	mov r1 = r45
	nop 0
	.mmb
	mov r46 = r33
	addl r47 = -1, r0
	br.call.sptk.many b0 = __lseek64#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	mov r46 = r38
	br.call.sptk.many b0 = unlink#
	;;
	.mii
	mov r1 = r45
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	.endp asynchronous#
	.section	.rodata.str1.8
	.align 8
.LC14:
	stringz	"split"
	.align 8
.LC15:
	stringz	"text"
	.align 8
.LC16:
	stringz	"send %ld"
	.align 8
.LC17:
	stringz	", receive %ld"
	.align 8
.LC18:
	stringz	" %s %s rights %d"
	.align 8
.LC19:
	stringz	"passed"
	.align 8
.LC20:
	stringz	" %s\n"
	.align 8
.LC21:
	stringz	"xpg send %ld"
	.align 8
.LC22:
	stringz	" %s %s %d\n"
	.align 8
.LC23:
	stringz	"name %d"
	.align 8
.LC24:
	stringz	", type %d"
	.align 8
.LC25:
	stringz	" %d %d\n"
	.align 8
.LC26:
	stringz	"/tmp/sent"
	.align 8
.LC27:
	stringz	"<"
	.align 8
.LC28:
	stringz	">"
	.align 8
.LC29:
	stringz	"0123456789"
	.align 8
.LC30:
	stringz	"sendfile %ld"
	.align 8
.LC31:
	stringz	" %ld"
	.align 8
.LC32:
	stringz	" %s"
	.align 8
.LC33:
	stringz	", %ld"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc messages#
messages:
	.prologue 12, 52
	.mmi
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 0, 23, 6, 0
	.fframe 272
	adds r12 = -272, r12
	.save rp, r52
	mov r52 = b0
	.mlx
	mov r54 = r1
	.body
	movl r20 = @gprel(.LC15)
	;;
	.mmi
	adds r41 = 272, r12
	addl r19 = -1, r0
	adds r16 = 216, r12
	.mmi
	addl r17 = 5, r0
	add r20 = r1, r20
	adds r14 = 112, r12
	;;
	.mlx
	st4 [r41] = r19
	movl r19 = @gprel(.LC14)
	.mmi
	st4 [r14] = r0
	adds r14 = 124, r12
	adds r35 = 232, r12
	;;
	.mmi
	add r19 = r1, r19
	st4 [r14] = r0
	adds r14 = 128, r12
	.mmi
	addl r34 = 2, r0
	adds r15 = 200, r12
	adds r37 = 240, r12
	;;
	.mmi
	st4 [r16] = r19
	adds r19 = 220, r12
	addl r18 = 64, r0
	.mmi
	st4 [r14] = r0
	adds r14 = 132, r12
	adds r32 = 256, r12
	;;
	.mmi
	st4 [r19] = r17
	adds r19 = 224, r12
	adds r33 = 268, r12
	.mmi
	st4 [r14] = r0
	adds r14 = 116, r12
	addl r39 = 4, r0
	;;
	.mmi
	st4 [r19] = r20
	adds r19 = 228, r12
	adds r38 = 264, r12
	.mmi
	st4 [r14] = r16
	adds r14 = 120, r12
	adds r51 = 160, r12
	;;
	.mmi
	st4 [r19] = r17
	adds r19 = 204, r12
	adds r50 = 176, r12
	.mmi
	st4 [r14] = r34
	adds r14 = 104, r12
	adds r49 = 136, r12
	;;
	.mmi
	st4 [r19] = r17
	adds r17 = 208, r12
	addl r19 = 8, r0
	.mmi
	st4 [r14] = r0
	adds r14 = 88, r12
	adds r48 = 156, r12
	;;
	.mmi
	st4 [r17] = r35
	adds r17 = 212, r12
	adds r47 = 108, r12
	.mmi
	st4 [r14] = r15
	adds r14 = 92, r12
	adds r46 = 80, r12
	;;
	.mmi
	st4 [r17] = r19
	adds r17 = 168, r12
	adds r44 = 100, r12
	.mlx
	st4 [r15] = r37
	movl r45 = @gprel(.LC17)
	;;
	.mmi
	st4 [r17] = r16
	adds r17 = 172, r12
	mov r58 = r32
	.mlx
	st4 [r14] = r34
	movl r42 = @gprel(.LC26)
	;;
	.mmi
	st4 [r17] = r34
	adds r17 = 144, r12
	adds r14 = 96, r12
	.mmi
	add r45 = r1, r45
	add r42 = r1, r42
	adds r40 = 248, r12
	;;
	.mmi
	st4 [r17] = r15
	adds r17 = 148, r12
	adds r15 = 16, r12
	.mmi
	mov r57 = r0
	addl r56 = 1, r0
	addl r55 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r17] = r34
	adds r17 = 152, r12
	.mmi
	st4 [r14] = r15
	adds r36 = 260, r12
	adds r43 = 184, r12
	;;
	.mmi
	st4 [r17] = r41
	st8 [r37] = r0
	nop 0
	;;
	.mmi
	st8 [r35] = r0
	st8 [r51] = r0
	nop 0
	;;
	.mmi
	st8 [r50] = r0
	st8 [r49] = r0
	nop 0
	;;
	.mmi
	st4 [r48] = r39
	st4 [r47] = r0
	nop 0
	;;
	.mmi
	st8 [r46] = r0
	st4 [r44] = r18
	nop 0
	;;
	.mmi
	nop 0
	st4 [r33] = r18
	nop 0
	.mmb
	st4 [r38] = r0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	mov r1 = r54
	mov r55 = r40
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	adds r14 = 4, r40
	mov r1 = r54
	nop 0
	.mmi
	mov r57 = r0
	ld4 r55 = [r32]
	mov r56 = r51
	;;
	.mmi
	st4 [r50] = r14
	nop 0
	adds r14 = 180, r12
	;;
	.mib
	st4 [r14] = r39
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC16)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r0
	nop 0
	.mmb
	mov r56 = r49
	ld4 r55 = [r36]
	br.call.sptk.many b0 = recvmsg#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r55 = r45
	.mmb
	mov r56 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	ld4 r58 = [r48]
	mov r57 = r35
	.mmi
	nop 0
	mov r56 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC18)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	ld4 r55 = [r41]
	addl r57 = 7, r0
	;;
	.mlx
	nop 0
	movl r56 = @gprel(.LC19)
	;;
	.mib
	add r56 = r1, r56
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r54
	.mmi
	addl r57 = 7, r0
	ld4 r55 = [r40]
	nop 0
	;;
	.mib
	mov r56 = r14
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r54
	nop 0
	adds r15 = 16, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC20)
	.mmi
	nop 0
	mov r56 = r15
	nop 0
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r54
	mov r57 = r0
	.mmb
	ld4 r55 = [r32]
	mov r56 = r47
	br.call.sptk.many b0 = _xpg_sendmsg#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC21)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	mov r57 = r0
	mov r56 = r46
	.mmb
	ld4 r55 = [r36]
	st1 [r35] = r0
	br.call.sptk.many b0 = _xpg_recvmsg#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r55 = r45
	.mmb
	mov r56 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	ld4 r58 = [r44]
	mov r57 = r35
	.mmi
	nop 0
	mov r56 = r37
	nop 0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC22)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r57 = r33
	.mmi
	mov r1 = r54
	ld4 r55 = [r32]
	nop 0
	;;
	.mib
	mov r56 = r14
	nop 0
	br.call.sptk.many b0 = _xpg_getsockname#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC23)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	ld4 r56 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC7)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r59 = r33
	mov r58 = r38
	mov r1 = r54
	.mmi
	addl r57 = 4104, r0
	ld4 r55 = [r32]
	addl r56 = 65535, r0
	;;
	.mib
	st4 [r33] = r39
	nop 0
	br.call.sptk.many b0 = _xpg_getsockopt#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC24)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r54
	nop 0
	.mmi
	ld4 r57 = [r33]
	ld4 r56 = [r38]
	nop 0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC25)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	mov r55 = r42
	nop 0
	.mmb
	addl r57 = 384, r0
	addl r56 = 770, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r54
	addl r15 = 1, r0
	nop 0
	.mmi
	mov r33 = r8
	addl r57 = 10, r0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC27)
	.mlx
	nop 0
	movl r56 = @gprel(.LC29)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r56 = r1, r56
	;;
	.mmi
	st4 [r43] = r14
	nop 0
	adds r14 = 188, r12
	;;
	.mlx
	st4 [r14] = r15
	movl r15 = @gprel(.LC28)
	.mmi
	nop 0
	adds r14 = 192, r12
	nop 0
	;;
	.mmi
	add r15 = r1, r15
	;;
	st4 [r14] = r15
	adds r14 = 196, r12
	;;
	.mib
	st4 [r14] = r34
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r59 = r43
	mov r60 = r0
	addl r58 = 4, r0
	.mmi
	mov r1 = r54
	addl r57 = 3, r0
	mov r56 = r33
	;;
	.mib
	ld4 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC30)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r57 = 64, r0
	.mmi
	mov r1 = r54
	ld4 r55 = [r36]
	nop 0
	;;
	.mib
	mov r56 = r15
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC31)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r54
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC32)
	.mmi
	nop 0
	mov r56 = r14
	nop 0
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r60 = r0
	mov r59 = r0
	mov r58 = r0
	.mmi
	mov r1 = r54
	addl r57 = 8, r0
	mov r56 = r33
	;;
	.mib
	ld4 r55 = [r32]
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC33)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	addl r57 = 64, r0
	.mmi
	mov r1 = r54
	ld4 r55 = [r36]
	nop 0
	;;
	.mib
	mov r56 = r15
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r54
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r54
	mov r55 = r42
	br.call.sptk.many b0 = unlink#
	;;
	.mii
	mov r1 = r54
	mov b0 = r52
	;;
	mov ar.pfs = r53
	.mmb
	nop 0
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	.endp messages#
	.section	.rodata.str1.8
	.align 8
.LC34:
	stringz	"timer %d"
	.align 8
.LC35:
	stringz	"set %d"
	.align 8
.LC36:
	stringz	", caught %d, overrun %d"
	.align 8
.LC37:
	stringz	", get %d %d"
	.align 8
.LC38:
	stringz	", off %d"
	.align 8
.LC39:
	stringz	", %d\n"
	.align 8
.LC40:
	stringz	"silent %d"
	.align 8
.LC41:
	stringz	", deleted %d"
	.align 8
.LC42:
	stringz	"/queue"
	.align 8
.LC43:
	stringz	"queue %d %d %d\n"
	.align 8
.LC44:
	stringz	"low"
	.align 8
.LC45:
	stringz	"send %d"
	.align 8
.LC46:
	stringz	"high"
	.align 8
.LC47:
	stringz	"attributes %d"
	.align 8
.LC48:
	stringz	" %ld %ld %ld\n"
	.align 8
.LC49:
	stringz	"receive %ld"
	.align 8
.LC50:
	stringz	" %s %u"
	.align 8
.LC51:
	stringz	", empty %ld"
	.align 8
.LC52:
	stringz	"unlink %d"
	.align 8
.LC53:
	stringz	"no slash"
	.align 8
.LC54:
	stringz	" %d %d"
	.align 8
.LC55:
	stringz	", close %d"
	.align 8
.LC56:
	stringz	"/object"
	.align 8
.LC57:
	stringz	"shared %d"
	.align 8
.LC58:
	stringz	", unlink %d"
	.align 8
.LC59:
	stringz	"none"
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 0, 20, 6, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r49
	mov r49 = b0
	.mmi
	addl r53 = @ltoff(@fptr(on_signal#)), gp
	mov r51 = r1
	.body
	addl r32 = @gprel(caught#), gp
	;;
	.mmi
	adds r40 = 72, r12
	addl r16 = 16, r0
	adds r36 = 68, r12
	.mmi
	addl r15 = 1, r0
	addl r14 = -1, r0
	adds r35 = 152, r12
	;;
	.mmi
	st4 [r40] = r16
	adds r16 = 84, r12
	adds r34 = 156, r12
	.mmi
	st4 [r36] = r15
	adds r38 = 48, r12
	adds r45 = 136, r12
	;;
	.mmi
	st4 [r16] = r0
	adds r16 = 64, r12
	adds r41 = 76, r12
	.mmi
	adds r39 = 80, r12
	adds r44 = 52, r12
	adds r43 = 56, r12
	;;
	.mmi
	st4 [r16] = r0
	adds r16 = 16, r12
	adds r42 = 60, r12
	.mmi
	adds r33 = 24, r12
	adds r48 = 120, r12
	adds r37 = 104, r12
	;;
	.mmi
	st4 [r16] = r15
	adds r15 = 20, r12
	addl r16 = 900, r0
	.mmi
	st4 [r34] = r14
	ld8 r53 = [r53]
	addl r52 = 16, r0
	;;
	.mmi
	st4 [r15] = r16
	nop 0
	adds r15 = 28, r12
	.mlx
	st4 [r35] = r14
	movl r16 = 10000000
	;;
	.mmi
	nop 0
	st4 [r15] = r0
	adds r15 = 32, r12
	.mmi
	st4 [r41] = r0
	;;
	st4 [r15] = r0
	adds r15 = 140, r12
	.mmi
	st4 [r39] = r0
	;;
	st4 [r15] = r16
	adds r15 = 144, r12
	.mlx
	st4 [r38] = r0
	movl r16 = 5000000
	;;
	.mmi
	nop 0
	st4 [r15] = r0
	adds r15 = 148, r12
	.mmi
	st4 [r44] = r0
	;;
	st4 [r15] = r16
	adds r15 = 124, r12
	.mmi
	addl r16 = 5, r0
	st4 [r43] = r0
	nop 0
	;;
	.mmi
	nop 0
	st4 [r15] = r0
	adds r15 = 128, r12
	.mmi
	st4 [r42] = r0
	;;
	st4 [r15] = r16
	adds r15 = 132, r12
	.mmi
	st4 [r33] = r0
	;;
	st4 [r15] = r0
	adds r15 = 108, r12
	.mmi
	st4 [r45] = r0
	;;
	st4 [r15] = r0
	adds r15 = 112, r12
	.mmi
	st4 [r48] = r0
	;;
	st4 [r15] = r0
	adds r15 = 116, r12
	.mmi
	nop 0
	st4 [r37] = r0
	nop 0
	;;
	.mib
	st4 [r15] = r0
	nop 0
	br.call.sptk.many b0 = sigset#
	;;
	.mmi
	mov r54 = r34
	mov r1 = r51
	nop 0
	.mmb
	mov r53 = r36
	addl r52 = 1, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC34)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r54 = r35
	mov r1 = r51
	nop 0
	.mmb
	mov r53 = r38
	addl r52 = 1, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC7)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r54 = r35
	.mmi
	mov r1 = r51
	nop 0
	addl r52 = 1, r0
	;;
	.mib
	mov r53 = r14
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC7)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r54 = r35
	mov r1 = r51
	nop 0
	.mmb
	mov r53 = r36
	addl r52 = 77, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC5)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r0
	mov r54 = r45
	.mmb
	ld4 r52 = [r34]
	mov r53 = r0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC35)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r51
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 2, r14
	(p6) br.cond.dpnt .L8
	.align 32
.L9:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r51
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L9
.L8:
	.mmi
	ld4.acq r46 = [r32]
	adds r32 = 88, r12
	adds r47 = 92, r12
	.mmb
	adds r45 = 100, r12
	ld4 r52 = [r34]
	br.call.sptk.many b0 = timer_getoverrun#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r54 = r8
	.mmi
	mov r53 = r46
	nop 0
	adds r46 = 96, r12
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC36)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r32
	.mmb
	ld4 r52 = [r34]
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	ld4 r15 = [r47]
	nop 0
	mov r1 = r51
	.mlx
	mov r53 = r8
	movl r14 = 10000000
	;;
	.mlx
	cmp4.eq p6, p7 = r14, r15
	movl r52 = @gprel(.LC37)
	;;
	.mmi
	(p6) addl r54 = 1, r0
	nop 0
	add r52 = r1, r52
	;;
	.mib
	(p7) mov r54 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r55 = r32
	mov r54 = r37
	mov r1 = r51
	.mmb
	ld4 r52 = [r34]
	mov r53 = r0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC38)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	ld4 r14 = [r45]
	movl r15 = 9999999
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	adds r14 = -1, r14
	movl r52 = @gprel(.LC39)
	;;
	.mii
	cmp4.geu p6, p7 = r15, r14
	add r52 = r1, r52
	;;
	(p6) addl r53 = 1, r0
	;;
	.mib
	(p7) mov r53 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r54 = r48
	mov r55 = r0
	mov r1 = r51
	.mmb
	ld4 r52 = [r35]
	mov r53 = r0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC40)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r32
	.mmb
	ld4 r52 = [r35]
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC7)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	ld4 r53 = [r46]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC31)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	.mmb
	ld4 r52 = [r34]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC41)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	.mmb
	ld4 r52 = [r35]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC7)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	.mmb
	ld4 r52 = [r34]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC5)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r12
	addl r15 = 3, r0
	mov r1 = r51
	.mmi
	mov r55 = r32
	addl r54 = 384, r0
	addl r53 = 1282, r0
	;;
	.mmi
	st8 [r16] = r0
	st4 [r47] = r15
	addl r15 = 20, r0
	.mlx
	nop 0
	movl r52 = @gprel(.LC42)
	;;
	.mmi
	st8 [r33] = r0, 8
	st4 [r46] = r15
	addl r15 = 65536, r0
	.mmi
	nop 0
	add r52 = r1, r52
	nop 0
	;;
	.mmi
	st8 [r33] = r0, 8
	st4 [r38] = r15
	nop 0
	;;
	.mmi
	st4 [r32] = r0
	st4 [r44] = r0
	nop 0
	;;
	.mmi
	st4 [r45] = r0
	st4 [r43] = r0
	nop 0
	;;
	.mmi
	st8 [r33] = r0
	st4 [r42] = r0
	nop 0
	;;
	.mib
	st4 [r37] = r0
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r51
	mov r55 = r32
	nop 0
	.mmi
	addl r54 = 384, r0
	mov r32 = r8
	addl r53 = 1282, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC42)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mib
	mov r1 = r51
	mov r33 = r8
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	mov r1 = r51
	andcm r53 = -1, r32
	.mmi
	mov r54 = r33
	;;
	ld4 r14 = [r8]
	extr.u r53 = r53, 31, 1
	.mlx
	nop 0
	movl r52 = @gprel(.LC43)
	;;
	.mii
	cmp4.eq p6, p7 = 17, r14
	add r52 = r1, r52
	;;
	(p6) addl r55 = 1, r0
	;;
	.mib
	(p7) mov r55 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r55 = 1, r0
	.mmi
	addl r54 = 4, r0
	nop 0
	mov r52 = r32
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC44)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC45)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	addl r55 = 7, r0
	.mmi
	addl r54 = 5, r0
	nop 0
	mov r52 = r32
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC46)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC7)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	addl r55 = 1, r0
	nop 0
	.mmi
	addl r54 = 32, r0
	mov r1 = r51
	mov r52 = r32
	;;
	.mib
	mov r53 = r14
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC5)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r36
	.mmb
	mov r52 = r32
	nop 0
	br.call.sptk.many b0 = mq_getattr#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC47)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	.mmi
	ld4 r54 = [r41]
	ld4 r53 = [r40]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC48)
	.mmi
	nop 0
	ld4 r55 = [r39]
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r12
	mov r55 = r37
	nop 0
	.mmi
	mov r1 = r51
	addl r54 = 32, r0
	mov r52 = r32
	;;
	.mib
	mov r53 = r16
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC49)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	adds r14 = 16, r12
	.mmi
	nop 0
	ld4 r54 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC50)
	.mmi
	nop 0
	mov r53 = r14
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r12
	mov r55 = r0
	nop 0
	.mmi
	addl r54 = 32, r0
	mov r1 = r51
	mov r52 = r32
	;;
	.mib
	mov r53 = r16
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC33)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	nop 0
	adds r14 = 16, r12
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC20)
	.mmi
	nop 0
	mov r53 = r14
	nop 0
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r54 = r36
	mov r1 = r51
	nop 0
	.mmb
	mov r53 = r38
	mov r52 = r32
	br.call.sptk.many b0 = mq_setattr#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC35)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	ld4 r53 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC31)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r12
	mov r55 = r0
	nop 0
	.mmi
	addl r54 = 32, r0
	mov r1 = r51
	mov r52 = r32
	;;
	.mib
	mov r53 = r16
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC51)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r51
	;;
	.mlx
	ld4 r14 = [r8]
	movl r52 = @gprel(.LC5)
	;;
	.mii
	cmp4.eq p6, p7 = 11, r14
	add r52 = r1, r52
	;;
	(p6) addl r53 = 1, r0
	;;
	.mib
	(p7) mov r53 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC42)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC52)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC42)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC53)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r51
	mov r54 = r8
	mov r53 = r33
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC54)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	mov r52 = r32
	br.call.sptk.many b0 = mq_close#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC55)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	mov r52 = r32
	br.call.sptk.many b0 = mq_close#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC5)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	addl r54 = 384, r0
	addl r53 = 258, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC56)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = shm_open#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r32 = r8
	.mmi
	mov r54 = r0
	nop 0
	addl r53 = 2, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC56)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = shm_open#
	;;
	.mmi
	mov r1 = r51
	mov r52 = r32
	nop 0
	.mmb
	mov r33 = r8
	addl r53 = 4096, r0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r51
	mov r56 = r32
	mov r57 = r0
	.mmi
	addl r55 = 1, r0
	addl r54 = 3, r0
	addl r53 = 4096, r0
	;;
	.mib
	mov r52 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r57 = r0
	mov r56 = r33
	addl r55 = 1, r0
	.mmi
	addl r54 = 3, r0
	mov r1 = r51
	addp4 r32 = 0,r8
	;;
	.mib
	addl r53 = 4096, r0
	mov r52 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r51
	addl r14 = 1234, r0
	addp4 r8 = 0,r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC57)
	.mmi
	st4 [r32] = r14
	;;
	nop 0
	add r52 = r1, r52
	.mmb
	nop 0
	ld4 r53 = [r8]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r51
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC56)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = shm_unlink#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC58)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	mov r54 = r0
	addl r53 = 2, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC56)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = shm_open#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC7)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r51
	addl r54 = 384, r0
	addl r53 = 258, r0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC59)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = shm_open#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC5)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r51
	nop 0
	br.call.sptk.many b0 = asynchronous#
	;;
	.mib
	mov r1 = r51
	nop 0
	br.call.sptk.many b0 = messages#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r51
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	.mmb
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.section	.sbss,	"asw",	"nobits"
	.align 4
	.type	caught#, @object
	.size	caught#, 4
caught:
	.skip	4
	.global shm_unlink#
	.type	shm_unlink#, @function
	.global mmap#
	.type	mmap#, @function
	.global ftruncate#
	.type	ftruncate#, @function
	.global shm_open#
	.type	shm_open#, @function
	.global mq_close#
	.type	mq_close#, @function
	.global mq_unlink#
	.type	mq_unlink#, @function
	.global mq_setattr#
	.type	mq_setattr#, @function
	.global mq_receive#
	.type	mq_receive#, @function
	.global mq_getattr#
	.type	mq_getattr#, @function
	.global mq_send#
	.type	mq_send#, @function
	.global mq_open#
	.type	mq_open#, @function
	.global timer_delete#
	.type	timer_delete#, @function
	.global timer_gettime#
	.type	timer_gettime#, @function
	.global timer_getoverrun#
	.type	timer_getoverrun#, @function
	.global pause#
	.type	pause#, @function
	.global timer_settime#
	.type	timer_settime#, @function
	.global timer_create#
	.type	timer_create#, @function
	.global sigset#
	.type	sigset#, @function
	.global sendfile#
	.type	sendfile#, @function
	.global _xpg_getsockopt#
	.type	_xpg_getsockopt#, @function
	.global _xpg_getsockname#
	.type	_xpg_getsockname#, @function
	.global _xpg_recvmsg#
	.type	_xpg_recvmsg#, @function
	.global _xpg_sendmsg#
	.type	_xpg_sendmsg#, @function
	.global read#
	.type	read#, @function
	.global write#
	.type	write#, @function
	.global recvmsg#
	.type	recvmsg#, @function
	.global sendmsg#
	.type	sendmsg#, @function
	.global pipe#
	.type	pipe#, @function
	.global socketpair#
	.type	socketpair#, @function
	.global unlink#
	.type	unlink#, @function
	.global __ftruncate64#
	.type	__ftruncate64#, @function
	.global __lseek64#
	.type	__lseek64#, @function
	.global aio_fsync#
	.type	aio_fsync#, @function
	.global __errno#
	.type	__errno#, @function
	.global lio_listio#
	.type	lio_listio#, @function
	.global aio_return#
	.type	aio_return#, @function
	.global aio_cancel#
	.type	aio_cancel#, @function
	.global aio_suspend#
	.type	aio_suspend#, @function
	.global aio_read#
	.type	aio_read#, @function
	.global aio_error#
	.type	aio_error#, @function
	.global printf#
	.type	printf#, @function
	.global aio_write#
	.type	aio_write#, @function
	.global open#
	.type	open#, @function
	.ident	"GCC: (GNU) 12.2.0"
