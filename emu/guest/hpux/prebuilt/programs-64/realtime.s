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
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 13, 4, 0
	.fframe 432
	adds r12 = -432, r12
	.save rp, r42
	mov r42 = b0
	.mlx
	mov r44 = r1
	.body
	movl r37 = @gprel(.LC0)
	;;
	.mmi
	add r37 = r1, r37
	addl r47 = 384, r0
	addl r46 = 770, r0
	.mmi
	adds r38 = 408, r12
	adds r34 = 336, r12
	adds r35 = 176, r12
	;;
	.mmi
	mov r45 = r37
	adds r33 = 96, r12
	nop 0
	.mmb
	adds r39 = 376, r12
	adds r40 = 432, r12
	br.call.sptk.many b0 = open#
	;;
	.mlx
	adds r14 = 344, r12
	movl r16 = 7359008713537298540
	.mmi
	adds r15 = 416, r12
	mov r1 = r44
	mov r32 = r8
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 352, r12
	addl r36 = @gprel(caught#), gp
	.mmi
	st8 [r15] = r16
	adds r15 = 424, r12
	adds r45 = 260, r12
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 360, r12
	addl r47 = 76, r0
	.mmi
	mov r46 = r0
	st8 [r34] = r0
	nop 0
	;;
	.mlx
	st8 [r14] = r0
	movl r14 = 1701734260
	;;
	.mmi
	st4 [r15] = r14
	adds r14 = 368, r12
	adds r15 = 428, r12
	;;
	.mlx
	st8 [r14] = r0
	movl r14 = 6998721800095146095
	;;
	.mmi
	st8 [r38] = r14
	nop 0
	addl r14 = 26624, r0
	;;
	.mib
	st2 [r15] = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 256, r12
	addl r15 = 5, r0
	mov r1 = r44
	.mmi
	adds r45 = 180, r12
	addl r47 = 76, r0
	mov r46 = r0
	;;
	.mmi
	st4 [r14] = r32
	nop 0
	adds r14 = 264, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 272, r12
	addl r15 = 21, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r38
	adds r14 = 280, r12
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 296, r12
	.mlx
	add r38 = r1, r38
	movl r15 = 4294967312
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 184, r12
	addl r15 = 12, r0
	addl r47 = 76, r0
	.mmi
	mov r1 = r44
	mov r46 = r0
	adds r45 = 100, r12
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 192, r12
	addl r15 = 14, r0
	.mmi
	st4 [r35] = r32
	;;
	st8 [r14] = r34
	adds r14 = 200, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 24, r12
	addl r15 = 99, r0
	addl r16 = 1, r0
	.mmi
	adds r45 = 256, r12
	st8 [r39] = r35
	mov r1 = r44
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r33] = r15
	adds r15 = 112, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r34
	adds r15 = 120, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r16
	adds r15 = 16, r12
	.mmi
	nop 0
	adds r16 = 16, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 384, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r16
	adds r15 = 392, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	addl r15 = 2, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r40] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st4.rel [r36] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 400, r12
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 440, r12
	;;
	.mib
	st8 [r14] = r45
	nop 0
	br.call.sptk.many b0 = aio_write#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC1)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	adds r45 = 256, r12
	br.call.sptk.many b0 = aio_error#
	;;
	.mmi
	mov r1 = r44
	ld4.acq r41 = [r36]
	nop 0
	.mmb
	adds r45 = 256, r12
	mov r36 = r8
	br.call.sptk.many b0 = aio_read#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r48 = r8
	.mmi
	mov r47 = r41
	nop 0
	mov r46 = r36
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r0
	nop 0
	.mmb
	mov r45 = r40
	addl r46 = 2, r0
	br.call.sptk.many b0 = aio_suspend#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r32
	nop 0
	.mmb
	mov r36 = r8
	mov r46 = r0
	br.call.sptk.many b0 = aio_cancel#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r8
	mov r46 = r36
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	adds r45 = 256, r12
	br.call.sptk.many b0 = aio_return#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	adds r45 = 256, r12
	br.call.sptk.many b0 = aio_error#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	addl r47 = 4, r0
	mov r1 = r44
	.mmb
	mov r46 = r39
	addl r45 = 1, r0
	br.call.sptk.many b0 = lio_listio#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r45 = r38
	.mmb
	ld4 r46 = [r8]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r45 = r35
	br.call.sptk.many b0 = aio_return#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r34
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC8)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r45 = r33
	br.call.sptk.many b0 = aio_error#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC9)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r45 = r33
	br.call.sptk.many b0 = aio_return#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC10)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r46 = 256, r12
	.mmb
	mov r45 = r0
	nop 0
	br.call.sptk.many b0 = aio_fsync#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC11)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	adds r45 = 256, r12
	br.call.sptk.many b0 = aio_return#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r32
	mov r33 = r8
	.mmb
	addl r47 = 2, r0
	mov r46 = r0
	br.call.sptk.many b0 = __lseek64#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r8
	mov r46 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC12)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r45 = r32
	.mlx
	nop 0
	movl r46 = 5000000000
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ftruncate64#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r45 = r38
	.mmb
	mov r46 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r47 = 2, r0
	mov r1 = r44
	nop 0
	.mmb
	mov r45 = r32
	addl r46 = -1, r0
	br.call.sptk.many b0 = __lseek64#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC13)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r45 = r37
	br.call.sptk.many b0 = unlink#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.restore sp
	adds r12 = 432, r12
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
	.prologue 12, 51
	.mmi
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 0, 22, 6, 0
	.fframe 416
	adds r12 = -416, r12
	.save rp, r51
	mov r51 = b0
	.mlx
	mov r53 = r1
	.body
	movl r21 = @gprel(.LC15)
	;;
	.mmi
	adds r40 = 428, r12
	addl r20 = -1, r0
	adds r18 = 352, r12
	.mmi
	addl r19 = 5, r0
	add r21 = r1, r21
	adds r36 = 384, r12
	;;
	.mlx
	st4 [r40] = r20
	movl r20 = @gprel(.LC14)
	.mmi
	adds r14 = 144, r12
	adds r32 = 248, r12
	addl r16 = 2, r0
	;;
	.mmi
	add r20 = r1, r20
	st8 [r14] = r0
	adds r14 = 160, r12
	.mmi
	st8 [r32] = r0
	adds r32 = 264, r12
	adds r17 = 320, r12
	;;
	.mmi
	st8 [r18] = r20
	adds r20 = 360, r12
	adds r34 = 200, r12
	.mmi
	st8 [r14] = r0
	adds r14 = 168, r12
	adds r38 = 392, r12
	;;
	.mmi
	st8 [r20] = r19
	adds r20 = 368, r12
	adds r49 = 240, r12
	.mmi
	st8 [r32] = r0
	adds r32 = 272, r12
	adds r48 = 192, r12
	;;
	.mmi
	st8 [r20] = r21
	adds r20 = 376, r12
	adds r21 = 328, r12
	.mmi
	st8 [r14] = r0
	adds r14 = 176, r12
	addl r50 = 4, r0
	;;
	.mmi
	st8 [r20] = r19
	st8 [r21] = r19
	adds r19 = 336, r12
	.mmi
	addl r21 = 8, r0
	adds r46 = 136, r12
	adds r15 = 88, r12
	;;
	.mmi
	st8 [r19] = r36
	st8 [r34] = r0
	adds r19 = 344, r12
	.mmi
	adds r34 = 216, r12
	addl r20 = 64, r0
	adds r33 = 408, r12
	;;
	.mmi
	st8 [r19] = r21
	st8 [r14] = r0
	adds r19 = 256, r12
	.mmi
	adds r14 = 184, r12
	adds r35 = 416, r12
	adds r39 = 424, r12
	;;
	.mmi
	st8 [r19] = r18
	st8 [r34] = r0
	adds r19 = 264, r12
	.mmi
	adds r34 = 232, r12
	adds r45 = 80, r12
	adds r43 = 120, r12
	;;
	.mmi
	st4 [r19] = r16
	st8 [r32] = r0
	adds r19 = 208, r12
	.mlx
	adds r32 = 280, r12
	movl r44 = @gprel(.LC17)
	;;
	.mmi
	st8 [r19] = r17
	st8 [r14] = r0
	adds r19 = 216, r12
	.mlx
	adds r14 = 152, r12
	movl r41 = @gprel(.LC26)
	;;
	.mmi
	st4 [r19] = r16
	st8 [r17] = r38
	adds r19 = 224, r12
	.mmi
	mov r57 = r33
	add r44 = r1, r44
	add r41 = r1, r41
	;;
	.mmi
	st8 [r19] = r40
	st8 [r34] = r0
	mov r56 = r0
	.mmi
	addl r55 = 1, r0
	adds r47 = 400, r12
	addl r54 = 1, r0
	;;
	.mmi
	st8 [r38] = r0
	st8 [r36] = r0
	adds r37 = 412, r12
	.mmi
	nop 0
	adds r42 = 288, r12
	nop 0
	;;
	.mmi
	st8 [r49] = r0
	st8 [r32] = r0
	nop 0
	;;
	.mmi
	st8 [r48] = r0
	st4 [r34] = r50
	nop 0
	;;
	.mmi
	st8 [r46] = r0
	st8 [r14] = r18
	adds r14 = 160, r12
	;;
	.mmi
	st4 [r14] = r16
	st8 [r15] = r0
	adds r14 = 96, r12
	.mmi
	nop 0
	adds r15 = 104, r12
	nop 0
	;;
	.mmi
	st8 [r14] = r17
	st8 [r15] = r0
	adds r14 = 104, r12
	.mmi
	adds r15 = 128, r12
	;;
	st4 [r14] = r16
	nop 0
	.mmi
	st8 [r15] = r0
	adds r14 = 112, r12
	adds r15 = 16, r12
	;;
	.mmi
	st8 [r43] = r20
	st8 [r35] = r20
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	st8 [r45] = r0
	nop 0
	;;
	.mib
	st4 [r39] = r0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	mov r1 = r53
	mov r54 = r47
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	adds r15 = 404, r12
	adds r14 = 272, r12
	mov r1 = r53
	.mmi
	mov r56 = r0
	ld4 r54 = [r33]
	mov r55 = r49
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	nop 0
	.mmb
	st4 [r32] = r50
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC16)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r0
	nop 0
	.mmb
	mov r55 = r48
	ld4 r54 = [r37]
	br.call.sptk.many b0 = recvmsg#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r44
	.mmb
	mov r55 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	ld4 r57 = [r34]
	mov r56 = r36
	.mmi
	nop 0
	mov r55 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC18)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	ld4 r54 = [r40]
	addl r56 = 7, r0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC19)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	nop 0
	mov r1 = r53
	addl r56 = 7, r0
	.mmb
	ld4 r54 = [r47]
	adds r55 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r53
	nop 0
	adds r55 = 16, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC20)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r53
	mov r56 = r0
	.mmb
	ld4 r54 = [r33]
	mov r55 = r46
	br.call.sptk.many b0 = _xpg_sendmsg#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC21)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	mov r56 = r0
	mov r55 = r45
	.mmb
	ld4 r54 = [r37]
	st1 [r36] = r0
	br.call.sptk.many b0 = _xpg_recvmsg#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r54 = r44
	.mmb
	mov r55 = r8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	ld8 r57 = [r43]
	mov r56 = r36
	.mmi
	nop 0
	mov r55 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC22)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r56 = r35
	mov r1 = r53
	nop 0
	.mmb
	adds r55 = 16, r12
	ld4 r54 = [r33]
	br.call.sptk.many b0 = _xpg_getsockname#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC23)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	ld8 r14 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC7)
	.mmi
	nop 0
	mov r55 = r14
	nop 0
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 4, r0
	mov r58 = r35
	mov r57 = r39
	.mmi
	mov r1 = r53
	addl r56 = 4104, r0
	addl r55 = 65535, r0
	;;
	.mmi
	nop 0
	st8 [r35] = r14
	nop 0
	.mmb
	ld4 r54 = [r33]
	nop 0
	br.call.sptk.many b0 = _xpg_getsockopt#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC24)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r53
	nop 0
	.mmi
	ld8 r56 = [r35]
	ld4 r55 = [r39]
	nop 0
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC25)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	mov r54 = r41
	nop 0
	.mmb
	addl r56 = 384, r0
	addl r55 = 770, r0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r53
	addl r15 = 1, r0
	nop 0
	.mmi
	mov r32 = r8
	addl r56 = 10, r0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC27)
	.mlx
	nop 0
	movl r55 = @gprel(.LC29)
	;;
	.mmi
	add r14 = r1, r14
	nop 0
	add r55 = r1, r55
	;;
	.mmi
	st8 [r42] = r14
	nop 0
	adds r14 = 296, r12
	;;
	.mlx
	st8 [r14] = r15
	movl r15 = @gprel(.LC28)
	.mmi
	adds r14 = 304, r12
	;;
	add r15 = r1, r15
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	adds r14 = 312, r12
	addl r15 = 2, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r58 = r42
	mov r59 = r0
	addl r57 = 4, r0
	.mmi
	mov r1 = r53
	addl r56 = 3, r0
	mov r55 = r32
	;;
	.mib
	ld4 r54 = [r33]
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC30)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	addl r56 = 64, r0
	mov r1 = r53
	.mmb
	ld4 r54 = [r37]
	adds r55 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC31)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r53
	nop 0
	adds r55 = 16, r12
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC32)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r59 = r0
	mov r58 = r0
	mov r57 = r0
	.mmi
	mov r1 = r53
	addl r56 = 8, r0
	mov r55 = r32
	;;
	.mib
	ld4 r54 = [r33]
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC33)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	addl r56 = 64, r0
	mov r1 = r53
	.mmb
	ld4 r54 = [r37]
	adds r55 = 16, r12
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r53
	nop 0
	mov r55 = r8
	;;
	.mlx
	nop 0
	movl r54 = @gprel(.LC10)
	;;
	.mib
	add r54 = r1, r54
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r53
	mov r54 = r41
	br.call.sptk.many b0 = unlink#
	;;
	.mii
	mov r1 = r53
	mov b0 = r51
	;;
	mov ar.pfs = r52
	.mmb
	nop 0
	.restore sp
	adds r12 = 416, r12
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
	.prologue 12, 48
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 0, 19, 6, 0
	.fframe 240
	adds r12 = -240, r12
	.save rp, r48
	mov r48 = b0
	.mmi
	addl r52 = @ltoff(@fptr(on_signal#)), gp
	mov r50 = r1
	.body
	addl r32 = @gprel(caught#), gp
	;;
	.mmi
	adds r14 = 184, r12
	adds r35 = 144, r12
	adds r46 = 120, r12
	.mmi
	adds r44 = 136, r12
	adds r16 = 224, r12
	adds r15 = 160, r12
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 192, r12
	adds r17 = 216, r12
	.mmi
	adds r18 = 152, r12
	adds r34 = 240, r12
	adds r33 = 244, r12
	;;
	.mlx
	st8 [r14] = r0
	movl r14 = 4294968196
	.mmi
	adds r37 = 208, r12
	st8 [r17] = r0
	adds r47 = 176, r12
	;;
	.mmi
	st8 [r35] = r14
	adds r14 = 200, r12
	addl r17 = -1, r0
	.mmi
	st8 [r16] = r0
	adds r45 = 128, r12
	adds r16 = 232, r12
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 112, r12
	adds r39 = 88, r12
	.mmi
	st8 [r18] = r0
	adds r40 = 96, r12
	adds r38 = 104, r12
	;;
	.mlx
	st8 [r14] = r0
	movl r14 = 10000000
	.mlx
	st8 [r15] = r0
	movl r18 = 4294967312
	;;
	.mlx
	st8 [r46] = r14
	movl r14 = 5000000
	.mmi
	adds r15 = 168, r12
	adds r36 = 48, r12
	adds r43 = 56, r12
	;;
	.mmi
	st8 [r44] = r14
	adds r14 = 80, r12
	adds r42 = 64, r12
	.mmi
	adds r41 = 72, r12
	st8 [r37] = r18
	addl r51 = 16, r0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 5, r0
	.mmi
	st8 [r16] = r0
	ld8 r52 = [r52]
	nop 0
	;;
	.mmi
	st8 [r40] = r14
	st8 [r15] = r0
	nop 0
	;;
	.mmi
	st4 [r33] = r17
	st4 [r34] = r17
	nop 0
	;;
	.mmi
	st8 [r47] = r0
	st8 [r45] = r0
	nop 0
	;;
	.mmi
	st8 [r39] = r0
	st8 [r38] = r0
	nop 0
	;;
	.mmi
	st8 [r36] = r0
	st8 [r43] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r42] = r0
	nop 0
	.mmb
	st8 [r41] = r0
	nop 0
	br.call.sptk.many b0 = sigset#
	;;
	.mmi
	mov r53 = r33
	mov r1 = r50
	nop 0
	.mmb
	mov r52 = r37
	addl r51 = 1, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC34)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r53 = r34
	mov r1 = r50
	nop 0
	.mmb
	mov r52 = r47
	addl r51 = 1, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC7)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r53 = r34
	mov r1 = r50
	nop 0
	.mmb
	mov r52 = r35
	addl r51 = 1, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC7)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r53 = r34
	mov r1 = r50
	nop 0
	.mmb
	mov r52 = r37
	addl r51 = 77, r0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC5)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	mov r54 = r0
	adds r53 = 112, r12
	.mmb
	ld4 r51 = [r33]
	mov r52 = r0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC35)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r50
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
	mov r1 = r50
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L9
.L8:
	.mmi
	ld4.acq r37 = [r32]
	nop 0
	adds r32 = 24, r12
	.mmb
	ld4 r51 = [r33]
	nop 0
	br.call.sptk.many b0 = timer_getoverrun#
	;;
	.mmi
	mov r1 = r50
	mov r53 = r8
	mov r52 = r37
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC36)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	adds r52 = 16, r12
	.mmb
	ld4 r51 = [r33]
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	ld8 r15 = [r32]
	nop 0
	mov r1 = r50
	.mlx
	mov r52 = r8
	movl r14 = 10000000
	;;
	.mlx
	cmp.eq p6, p7 = r14, r15
	movl r51 = @gprel(.LC37)
	;;
	.mmi
	(p6) addl r53 = 1, r0
	nop 0
	add r51 = r1, r51
	;;
	.mib
	(p7) mov r53 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r54 = 16, r12
	mov r53 = r36
	mov r1 = r50
	.mmb
	ld4 r51 = [r33]
	mov r52 = r0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC38)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r14 = 40, r12
	movl r15 = 9999999
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	;;
	.mlx
	ld8 r14 = [r14]
	movl r51 = @gprel(.LC39)
	;;
	.mii
	adds r14 = -1, r14
	add r51 = r1, r51
	;;
	cmp.geu p6, p7 = r15, r14
	;;
	.mmi
	nop 0
	(p6) addl r52 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r52 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r53 = 80, r12
	mov r54 = r0
	mov r1 = r50
	.mmb
	ld4 r51 = [r34]
	mov r52 = r0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC40)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	adds r52 = 16, r12
	.mmb
	ld4 r51 = [r34]
	nop 0
	br.call.sptk.many b0 = timer_gettime#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC7)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	adds r14 = 32, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC31)
	.mmi
	nop 0
	ld8 r52 = [r14]
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld4 r51 = [r33]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC41)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld4 r51 = [r34]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC7)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld4 r51 = [r33]
	nop 0
	br.call.sptk.many b0 = timer_delete#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC5)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r54 = 112, r12
	addl r15 = 3, r0
	mov r1 = r50
	.mmi
	st8 [r32] = r0, 8
	adds r14 = 16, r12
	addl r53 = 384, r0
	;;
	.mmi
	st8 [r54] = r0
	st8 [r46] = r15
	addl r15 = 20, r0
	.mlx
	addl r52 = 1282, r0
	movl r51 = @gprel(.LC42)
	;;
	.mmi
	st8 [r45] = r15
	st8 [r32] = r0, 8
	addl r15 = 65536, r0
	.mmi
	add r51 = r1, r51
	;;
	st8 [r36] = r15
	nop 0
	.mmi
	st8 [r14] = r0
	;;
	st8 [r43] = r0
	nop 0
	.mmi
	st8 [r44] = r0
	;;
	st8 [r42] = r0
	nop 0
	.mmi
	st8 [r32] = r0
	;;
	st8 [r41] = r0
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r50
	mov r32 = r8
	nop 0
	.mmi
	adds r54 = 112, r12
	addl r53 = 384, r0
	addl r52 = 1282, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC42)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mib
	mov r1 = r50
	mov r33 = r8
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r50
	ld4 r14 = [r8]
	andcm r52 = -1, r32
	.mmi
	mov r53 = r33
	;;
	cmp4.eq p6, p7 = 17, r14
	extr.u r52 = r52, 31, 1
	.mlx
	nop 0
	movl r51 = @gprel(.LC43)
	;;
	.mmi
	(p6) addl r54 = 1, r0
	nop 0
	add r51 = r1, r51
	;;
	.mib
	(p7) mov r54 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r54 = 1, r0
	.mmi
	addl r53 = 4, r0
	nop 0
	mov r51 = r32
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC44)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC45)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	addl r54 = 7, r0
	.mmi
	addl r53 = 5, r0
	nop 0
	mov r51 = r32
	;;
	.mlx
	nop 0
	movl r52 = @gprel(.LC46)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC7)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r54 = 1, r0
	addl r53 = 32, r0
	mov r1 = r50
	.mmb
	mov r51 = r32
	adds r52 = 16, r12
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC5)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	adds r52 = 80, r12
	.mmb
	mov r51 = r32
	nop 0
	br.call.sptk.many b0 = mq_getattr#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC47)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmi
	ld8 r53 = [r40]
	ld8 r52 = [r39]
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC48)
	.mmi
	nop 0
	ld8 r54 = [r38]
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r54 = r35
	mov r1 = r50
	addl r53 = 32, r0
	.mmb
	mov r51 = r32
	adds r52 = 16, r12
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC49)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	ld4 r53 = [r35]
	adds r52 = 16, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC50)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r54 = r0
	addl r53 = 32, r0
	mov r1 = r50
	.mmb
	mov r51 = r32
	adds r52 = 16, r12
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC33)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	adds r52 = 16, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC20)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r53 = 80, r12
	mov r1 = r50
	nop 0
	.mmb
	mov r52 = r36
	mov r51 = r32
	br.call.sptk.many b0 = mq_setattr#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC35)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	nop 0
	adds r14 = 80, r12
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC31)
	.mmi
	nop 0
	ld8 r52 = [r14]
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r54 = r0
	addl r53 = 32, r0
	mov r1 = r50
	.mmb
	mov r51 = r32
	adds r52 = 16, r12
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC51)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	mov r1 = r50
	ld4 r14 = [r8]
	nop 0
	;;
	.mlx
	cmp4.eq p6, p7 = 11, r14
	movl r51 = @gprel(.LC5)
	;;
	.mmi
	(p6) addl r52 = 1, r0
	nop 0
	add r51 = r1, r51
	;;
	.mib
	(p7) mov r52 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC42)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC52)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC42)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC53)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r50
	mov r53 = r8
	mov r52 = r33
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC54)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r50
	mov r51 = r32
	br.call.sptk.many b0 = mq_close#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC55)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r50
	mov r51 = r32
	br.call.sptk.many b0 = mq_close#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC5)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	addl r53 = 384, r0
	addl r52 = 258, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC56)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = shm_open#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r32 = r8
	.mmi
	mov r53 = r0
	nop 0
	addl r52 = 2, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC56)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = shm_open#
	;;
	.mmi
	mov r1 = r50
	mov r51 = r32
	nop 0
	.mmb
	mov r33 = r8
	addl r52 = 4096, r0
	br.call.sptk.many b0 = ftruncate#
	;;
	.mmi
	mov r1 = r50
	mov r55 = r32
	mov r56 = r0
	.mmi
	addl r54 = 1, r0
	addl r53 = 3, r0
	addl r52 = 4096, r0
	;;
	.mib
	mov r51 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r56 = r0
	mov r55 = r33
	addl r54 = 1, r0
	.mmi
	addl r53 = 3, r0
	mov r1 = r50
	mov r32 = r8
	;;
	.mib
	addl r52 = 4096, r0
	mov r51 = r0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	nop 0
	mov r1 = r50
	addl r14 = 1234, r0
	.mmi
	nop 0
	ld4.a r52 = [r8]
	nop 0
	;;
	.mlx
	st4 [r32] = r14
	movl r51 = @gprel(.LC57)
	;;
	.mmi
	nop 0
	add r51 = r1, r51
	nop 0
	.mmb
	ld4.c.clr r52 = [r8]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC56)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = shm_unlink#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC58)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	mov r53 = r0
	addl r52 = 2, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC56)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = shm_open#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC7)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	addl r53 = 384, r0
	addl r52 = 258, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC59)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = shm_open#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC5)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = asynchronous#
	;;
	.mib
	mov r1 = r50
	nop 0
	br.call.sptk.many b0 = messages#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r50
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	nop 0
	.mmb
	.restore sp
	adds r12 = 240, r12
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
	.global memset#
	.type	memset#, @function
	.global open#
	.type	open#, @function
	.ident	"GCC: (GNU) 12.2.0"
