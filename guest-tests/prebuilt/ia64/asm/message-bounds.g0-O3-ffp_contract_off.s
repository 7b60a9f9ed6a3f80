// aa32b857ffb4e92a527f11712edb69de
	.file	"message-bounds.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"well"
	.align 8
.LC2:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc result#
result:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	nop 0
	.save rp, r34
	mov r34 = b0
	.mlx
	cmp.le p6, p7 = r0, r33
	movl r39 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	.mmb
	mov r36 = r1
	.body
	add r39 = r1, r39
	(p7) br.cond.dpnt .L6
	;;
	.mib
	add r37 = r1, r37
	mov r38 = r32
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
.L6:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
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
	.endp result#
	.align 16
	.align 64
	.proc send_control#
send_control:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r16 = @gprel(one#)
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	nop 0
	.mmi
	add r16 = r1, r16
	addl r38 = 64, r0
	adds r37 = 16, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 32, r12
	;;
	.mmi
	st8 [r15] = r16
	adds r14 = 8, r14
	adds r15 = 40, r12
	.mmi
	addl r16 = 1, r0
	;;
	st8 [r15] = r16
	adds r14 = 8, r14
	.mlx
	addl r15 = @gprel(end#), gp
	movl r16 = @gprel(control#)
	;;
	.mmi
	adds r14 = 8, r14
	nop 0
	add r16 = r1, r16
	.mmi
	ld4 r36 = [r15]
	nop 0
	adds r15 = 48, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r16
	adds r15 = 56, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r32
	nop 0
	.mmb
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp send_control#
	.align 16
	.align 64
	.proc rights#
rights:
	.prologue
	.mlx
	addp4 r33 = r33, r0
	movl r14 = @gprel(control#)
	.mlx
	addl r19 = @gprel(end#), gp
	movl r17 = 4294967297
	;;
	.mmi
	add r14 = r1, r14
	adds r23 = 4, r33
	shladd r33 = r33, 2, r0
	.mmi
	adds r22 = 1, r19
	adds r21 = 2, r19
	adds r20 = 3, r19
	;;
	.mmb
	add r14 = r32, r14
	shladd r23 = r23, 2, r0
	nop 0
	.mmi
	adds r33 = -4, r33
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mii
	adds r16 = 8, r14
	shr.u r33 = r33, 2
	adds r15 = 16, r14
	.mmi
	st8 [r14] = r23
	;;
	st8 [r16] = r17
	mov ar.lc = r33
	.align 32
.L10:
	.mmi
	mov r14 = r15
	ld1 r16 = [r19]
	adds r15 = 4, r15
	.mmi
	ld1 r18 = [r22]
	;;
	st1 [r14] = r16, 1
	nop 0
	.mmi
	ld1 r17 = [r21]
	ld1 r16 = [r20]
	nop 0
	;;
	.mmi
	st1 [r14] = r18, 1
	;;
	st1 [r14] = r17, 1
	nop 0
	;;
	.mib
	st1 [r14] = r16
	nop 0
	br.cloop.sptk.few .L10
	;;
	.mmi
	adds r23 = -9, r23
	adds r32 = 16, r32
	mov ar.lc = r2
	;;
	.mmi
	nop 0
	and r23 = -8, r23
	nop 0
	;;
	.mib
	nop 0
	add r8 = r23, r32
	br.ret.sptk.many b0
	.endp rights#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"bind, -1 bytes"
	.align 8
.LC4:
	stringz	"bind, 300 bytes"
	.align 8
.LC5:
	stringz	"bind, 111 bytes"
	.align 8
.LC6:
	stringz	"bind, 1 byte"
	.align 8
.LC7:
	stringz	"connect, 0x80000002 bytes"
	.align 8
.LC8:
	stringz	"x"
	.align 8
.LC9:
	stringz	"sendto, -1 bytes"
	.align 8
.LC10:
	stringz	"getsockname, room of -1"
	.align 8
.LC11:
	stringz	"getsockopt, room of -1"
	.align 8
.LC12:
	stringz	"setsockopt, -1 bytes"
	.align 8
.LC13:
	stringz	"setsockopt, 3 bytes"
	.align 8
.LC14:
	stringz	"F_SETSIG 40000000"
	.align 8
.LC15:
	stringz	"F_SETSIG 65"
	.align 8
.LC16:
	stringz	"F_SETSIG -1"
	.align 8
.LC17:
	stringz	"F_SETSIG 64"
	.align 8
.LC18:
	stringz	"F_GETSIG: %d\n"
	.align 8
.LC19:
	stringz	"F_SETOWN of no process"
	.align 8
.LC20:
	stringz	"F_SETOWN of no group"
	.align 8
.LC21:
	stringz	"F_SETOWN of the least group"
	.align 8
.LC22:
	stringz	"F_SETOWN 0"
	.text
	.align 16
	.align 64
	.proc names#
names:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 6, 0
	.fframe 432
	adds r12 = -432, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	adds r33 = 316, r12
	addl r14 = 1, r0
	addl r15 = 120, r0
	.mmi
	adds r39 = 24, r12
	addl r41 = 292, r0
	mov r40 = r0
	;;
	.mmi
	st2 [r33] = r14
	adds r14 = 318, r12
	adds r34 = 432, r12
	.mmi
	adds r35 = 428, r12
	;;
	st2 [r14] = r15
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
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 358, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 360, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 362, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 364, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 366, r12
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
	st1 [r14] = r0
	nop 0
	adds r14 = 381, r12
	;;
	.mmi
	st1 [r14] = r0
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
	st2 [r14] = r0
	nop 0
	adds r14 = 424, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 16, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r0
	nop 0
	.mmb
	addl r40 = 2, r0
	addl r39 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	addl r14 = 1, r0
	mov r32 = r8
	mov r1 = r38
	.mmi
	mov r40 = r33
	adds r39 = 16, r12
	addl r41 = 110, r0
	;;
	.mmi
	st4 [r34] = r14
	nop 0
	addl r14 = -1, r0
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r38
	addl r41 = -1, r0
	nop 0
	.mmb
	mov r40 = r33
	mov r39 = r32
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 300, r0
	nop 0
	.mmb
	adds r40 = 16, r12
	mov r39 = r32
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 111, r0
	nop 0
	.mmb
	adds r40 = 16, r12
	mov r39 = r32
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 1, r0
	nop 0
	.mmb
	mov r40 = r33
	mov r39 = r32
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mlx
	mov r1 = r38
	movl r41 = -2147483646
	.mmb
	mov r40 = r33
	mov r39 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	addl r44 = -1, r0
	mov r43 = r33
	.mmi
	mov r42 = r0
	addl r41 = 1, r0
	mov r39 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r41 = r35
	mov r1 = r38
	nop 0
	.mmb
	mov r40 = r33
	mov r39 = r32
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r43 = r35
	mov r42 = r34
	mov r1 = r38
	.mmi
	addl r41 = 3, r0
	mov r39 = r32
	addl r40 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r42 = r34
	mov r1 = r38
	addl r43 = -1, r0
	.mmi
	addl r41 = 2, r0
	mov r39 = r32
	addl r40 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r43 = 3, r0
	mov r42 = r34
	mov r1 = r38
	.mmi
	addl r41 = 2, r0
	mov r39 = r32
	addl r40 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mlx
	mov r1 = r38
	movl r41 = 40000000
	.mmb
	mov r39 = r32
	addl r40 = 10, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	addl r41 = 65, r0
	nop 0
	.mmb
	mov r39 = r32
	addl r40 = 10, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	addl r41 = -1, r0
	nop 0
	.mmb
	mov r39 = r32
	addl r40 = 10, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r41 = 64, r0
	mov r1 = r38
	nop 0
	.mmb
	mov r39 = r32
	addl r40 = 10, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r32
	.mmb
	addl r40 = 11, r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r38
	movl r41 = 2147483632
	.mmb
	mov r39 = r32
	addl r40 = 8, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC19)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mlx
	mov r1 = r38
	movl r41 = -2147483632
	.mmb
	mov r39 = r32
	addl r40 = 8, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC20)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mlx
	mov r1 = r38
	movl r41 = -2147483648
	.mmb
	mov r39 = r32
	addl r40 = 8, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r32
	nop 0
	.mmb
	mov r41 = r0
	addl r40 = 8, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC22)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mii
	mov r1 = r38
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 432, r12
	br.ret.sptk.many b0
	.endp names#
	.section	.rodata.str1.8
	.align 8
.LC23:
	stringz	"as expected"
	.align 8
.LC24:
	stringz	"unexpected"
	.align 8
.LC25:
	stringz	"%s: SO_SNDBUF %d, %s, %s\n"
	.text
	.align 16
	.align 64
	.proc buffers#
buffers:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 6, 7, 5, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mmi
	mov r44 = r1
	nop 0
	.save rp, r42
	mov r42 = b0
	.body
	;;
	.mmi
	adds r38 = 48, r12
	adds r40 = 32, r12
	addl r14 = 4, r0
	.mmi
	adds r39 = 28, r12
	addl r46 = 2048, r0
	adds r48 = 16, r12
	;;
	.mmi
	mov r47 = r0
	or r46 = r46, r33
	addl r45 = 1, r0
	.mmi
	st4 [r38] = r34
	st4 [r40] = r0
	adds r41 = 20, r12
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r48 = r38
	addl r49 = 4, r0
	addl r47 = 7, r0
	.mmi
	addl r46 = 1, r0
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L19
	.mmi
	adds r14 = 16, r12
	nop 0
	adds r41 = 20, r12
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L29
.L19:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	ld4 r45 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	nop 0
	mov r1 = r44
	mov r45 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
	;;
.L18:
	.mlx
	nop 0
	movl r39 = @gprel(control#)
	.mmi
	adds r14 = 16, r12
	mov r47 = r35
	mov r38 = r0
	;;
	.mmi
	add r39 = r1, r39
	ld4 r45 = [r14]
	nop 0
	;;
	.mib
	mov r46 = r39
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r44
	cmp.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L30
	.align 32
.L21:
	.mmi
	adds r14 = 16, r12
	nop 0
	add r38 = r38, r8
	.mmi
	mov r47 = r35
	nop 0
	mov r46 = r39
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r44
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L21
.L30:
	.mib
	ld4 r39 = [r40]
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	ld4 r45 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	cmp.gtu p8, p9 = r37, r38
	cmp.leu p6, p7 = r36, r38
	mov r1 = r44
	.mmi
	mov r48 = r8
	mov r47 = r39
	mov r46 = r32
	;;
	.mmi
	nop 0
	(p8) addl r15 = 1, r0
	(p6) addl r14 = 1, r0
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	;;
	.mmi
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	add r45 = r1, r45
	;;
	.mmi
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r49 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r49 = @gprel(.LC24)
	;;
	.mmi
	nop 0
	(p7) add r49 = r1, r49
	nop 0
	;;
	.mib
	(p6) add r49 = r1, r49
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r44
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	ld4 r45 = [r41]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L29:
	.body
	.copy_state 1
	.mmi
	adds r14 = 24, r12
	addl r15 = 1, r0
	addl r49 = 4, r0
	.mmi
	addl r47 = 8, r0
	ld4 r45 = [r41]
	addl r46 = 1, r0
	;;
	.mmi
	nop 0
	mov r48 = r14
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L19
	.mmi
	adds r14 = 16, r12
	mov r49 = r39
	nop 0
	.mmi
	mov r48 = r40
	addl r47 = 7, r0
	addl r46 = 1, r0
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	ld4 r45 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mib
	mov r1 = r44
	mov r45 = r8
	br.call.sptk.many b0 = puts#
	;;
	.mib
	nop 0
	mov r1 = r44
	br .L18
	.endp buffers#
	.section	.rodata.str1.8
	.align 8
.LC26:
	stringz	", cut"
	.align 8
.LC27:
	stringz	""
	.align 8
.LC28:
	stringz	"received"
	.align 8
.LC29:
	stringz	"%s: %ld byte, %u descriptors%s\n"
	.text
	.align 16
	.align 64
	.proc receive.constprop.0#
receive.constprop.0:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 1, 13, 5, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mmi
	mov r45 = r1
	nop 0
	.save rp, r43
	mov r43 = b0
	.body
	;;
	.mmi
	adds r14 = 24, r12
	adds r16 = 72, r12
	adds r17 = 92, r12
	.mmi
	addl r15 = 1, r0
	adds r41 = 56, r12
	adds r47 = 16, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r17
	adds r17 = 80, r12
	.mmi
	adds r40 = 48, r12
	addl r48 = 64, r0
	adds r34 = 88, r12
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r17] = r15
	addl r17 = @gprel(end#+4), gp
	.mmi
	st8 [r47] = r0
	adds r37 = 89, r12
	adds r38 = 90, r12
	;;
	.mmi
	adds r14 = 8, r14
	ld4 r46 = [r17]
	nop 0
	.mmi
	adds r17 = 32, r12
	st8 [r41] = r32
	adds r39 = 91, r12
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r17] = r16
	nop 0
	;;
	.mmi
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 40, r12
	;;
	.mlx
	st8 [r14] = r15
	movl r14 = @gprel(control#)
	;;
	.mmi
	nop 0
	add r14 = r1, r14
	nop 0
	;;
	.mib
	st8 [r40] = r14
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mmi
	mov r1 = r45
	mov r49 = r0
	nop 0
	.mmb
	mov r42 = r8
	cmp.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	nop 0
	ld8 r14 = [r41]
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L32
	.mmi
	nop 0
	ld8 r18 = [r40]
	nop 0
	;;
	.mib
	mov r35 = r18
	cmp.ne p6, p7 = 0, r18
	(p7) br.cond.spnt .L32
	;;
	.align 32
.L33:
	.mmi
	adds r33 = 1, r49
	ld8 r15 = [r35]
	nop 0
	;;
	.mmi
	addp4 r14 = r33, r0
	;;
	adds r14 = 4, r14
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r15, r14
	(p7) br.cond.dpnt .L36
	;;
	.mmi
	(p6) adds r36 = 16, r35
	nop 0
	nop 0
	.align 32
.L34:
	.mmi
	adds r14 = -1, r33
	;;
	addp4 r14 = r14, r0
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r36, r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r14], 1
	;;
	ld1 r16 = [r14], 1
	nop 0
	.mmi
	st1 [r34] = r15
	;;
	ld1 r15 = [r14], 1
	nop 0
	.mmi
	st1 [r37] = r16
	;;
	ld1 r14 = [r14]
	nop 0
	.mmi
	st1 [r38] = r15
	;;
	st1 [r39] = r14
	nop 0
	;;
	.mib
	ld4 r46 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r49 = r33
	nop 0
	adds r33 = 1, r33
	.mii
	ld8 r15 = [r35]
	mov r1 = r45
	;;
	addp4 r14 = r33, r0
	;;
	.mmi
	adds r14 = 4, r14
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L34
	.mmi
	ld8 r18 = [r40]
	nop 0
	nop 0
	;;
.L36:
	.mmi
	cmp.geu p6, p7 = 15, r15
	nop 0
	sub r14 = r0, r15
	.mmb
	adds r16 = 7, r15
	nop 0
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	ld8 r17 = [r41]
	and r14 = 7, r14
	and r16 = -8, r16
	;;
	.mmi
	add r17 = r18, r17
	nop 0
	adds r14 = 16, r14
	;;
	.mmi
	sub r17 = r17, r35
	nop 0
	add r35 = r35, r16
	;;
	.mib
	cmp.ltu p6, p7 = r17, r14
	sub r16 = r17, r14
	(p6) br.cond.dpnt .L32
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r15, r16
	(p7) br.cond.dptk .L33
.L32:
	.mlx
	adds r14 = 64, r12
	movl r47 = @gprel(.LC28)
	.mlx
	mov r48 = r42
	movl r46 = @gprel(.LC29)
	;;
	.mmi
	ld4 r14 = [r14]
	add r47 = r1, r47
	add r46 = r1, r46
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 3
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r50 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p6) movl r50 = @gprel(.LC27)
	;;
	.mmi
	nop 0
	(p7) add r50 = r1, r50
	nop 0
	;;
	.mib
	(p6) add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r45
	mov b0 = r43
	;;
	mov ar.pfs = r44
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp receive.constprop.0#
	.section	.rodata.str1.8
	.align 8
.LC30:
	stringz	"socketpair"
	.align 8
.LC31:
	stringz	"253 descriptors"
	.align 8
.LC32:
	stringz	"254 descriptors"
	.align 8
.LC33:
	stringz	"200 and 54"
	.align 8
.LC34:
	stringz	"200 and 53"
	.align 8
.LC35:
	stringz	"refused"
	.align 8
.LC36:
	stringz	"253, and as many as %u bits count: %s\n"
	.align 8
.LC37:
	stringz	"accepted"
	.align 8
.LC38:
	stringz	"a length of -1"
	.align 8
.LC39:
	stringz	"all room is -1"
	.align 8
.LC40:
	stringz	"shorter than its head"
	.align 8
.LC41:
	stringz	"cut in its descriptor"
	.align 8
.LC42:
	stringz	"an unknown type"
	.align 8
.LC44:
	stringz	"descriptor -1"
	.align 8
.LC45:
	stringz	"a megabyte"
	.align 8
.LC46:
	stringz	"no memory there"
	.align 8
.LC47:
	stringz	"1024 parts: %ld\n"
	.align 8
.LC48:
	stringz	"received: %ld\n"
	.align 8
.LC49:
	stringz	"1025 parts"
	.align 8
.LC50:
	stringz	"1025 parts to fill"
	.align 8
.LC51:
	stringz	"more parts than memory"
	.align 8
.LC52:
	stringz	"a part of -1 bytes"
	.align 8
.LC53:
	stringz	"to fill"
	.align 8
.LC54:
	stringz	"writev"
	.align 8
.LC55:
	stringz	"readv"
	.align 8
.LC56:
	stringz	"a name of -1 bytes"
	.align 8
.LC57:
	stringz	"stream, least buffer"
	.align 8
.LC58:
	stringz	"stream"
	.align 8
.LC59:
	stringz	"stream, large buffer"
	.align 8
.LC60:
	stringz	"datagrams"
	.align 8
.LC61:
	stringz	"long datagram"
	.align 8
.LC62:
	stringz	"packets"
	.align 8
.LC63:
	stringz	"long packet"
	.sdata
	.align 8
.LC43:
	data8	control#+16
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 47
	.mmb
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 0, 19, 6, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	mov r49 = r1
	.save rp, r47
	mov r47 = b0
	addl r54 = @gprel(end#), gp
	;;
	.mmi
	mov r53 = r0
	addl r52 = 1, r0
	addl r51 = 1, r0
	.mmb
	addl r32 = 30, r0
	adds r38 = 32, r12
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r49
	.save ar.lc, r50
	mov r50 = ar.lc
	.body
	.mmb
	addl r52 = 253, r0
	mov r51 = r0
	(p7) br.cond.spnt .L58
	;;
	.mmi
	adds r35 = 40, r12
	adds r41 = 48, r12
	adds r40 = 56, r12
	.mmb
	addl r43 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = rights#
	;;
	.mib
	mov r1 = r49
	mov r51 = r8
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC31)
	.mlx
	nop 0
	movl r36 = @gprel(control#)
	;;
	.mib
	add r51 = r1, r51
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r51 = 1048576, r0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(one#)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = receive.constprop.0#
	;;
	.mmi
	mov r1 = r49
	addl r52 = 254, r0
	mov r51 = r0
	;;
	.mib
	addl r34 = @gprel(end#), gp
	nop 0
	br.call.sptk.many b0 = rights#
	;;
	.mib
	mov r1 = r49
	mov r51 = r8
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC32)
	.mlx
	nop 0
	movl r45 = @gprel(.LC37)
	;;
	.mib
	add r51 = r1, r51
	add r45 = r1, r45
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	addl r52 = 200, r0
	mov r51 = r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC36)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = rights#
	;;
	.mmi
	mov r1 = r49
	addl r52 = 54, r0
	mov r51 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC35)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = rights#
	;;
	.mib
	mov r1 = r49
	mov r51 = r8
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r52 = 200, r0
	.mmb
	mov r51 = r0
	nop 0
	br.call.sptk.many b0 = rights#
	;;
	.mmi
	addl r52 = 53, r0
	nop 0
	mov r1 = r49
	.mmb
	mov r51 = r8
	nop 0
	br.call.sptk.many b0 = rights#
	;;
	.mib
	mov r1 = r49
	mov r51 = r8
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r49
	addl r51 = 56, r0
	br.call.sptk.many b0 = receive.constprop.0#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r52 = 253, r0
	.mmb
	mov r51 = r0
	nop 0
	br.call.sptk.many b0 = rights#
	;;
	.mmi
	mov r1 = r49
	addl r52 = 1, r0
	mov r33 = r8
	.mmb
	add r39 = r36, r8
	mov r51 = r8
	br.call.sptk.many b0 = rights#
	;;
	.mmi
	mov r1 = r49
	nop 0
	nop 0
.L50:
	.mmi
	addp4 r15 = r32, r0
	adds r14 = 24, r12
	adds r16 = 16, r12
	.mmi
	addl r53 = 64, r0
	ld4 r51 = [r34]
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r0
	mov r52 = r16
	;;
	.mii
	adds r14 = 16, r14
	nop 0
	;;
	shl r15 = r43, r15
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r38] = r42
	nop 0
	;;
	.mmi
	shladd r14 = r15, 2, r0
	st8 [r35] = r37
	nop 0
	.mmi
	st8 [r41] = r36
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mmi
	add r15 = r33, r14
	st8 [r39] = r14
	nop 0
	;;
	.mib
	st8 [r40] = r15
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r49
	mov r52 = r32
	.mmb
	adds r32 = 1, r32
	mov r53 = r45
	(p7) br.cond.dpnt .L59
	;;
	.mib
	mov r51 = r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r49
	cmp4.eq p6, p7 = 33, r32
	(p7) br.cond.dptk .L50
	;;
	.mlx
	addl r43 = -1, r0
	movl r37 = @gprel(v.1#)
	.mmi
	adds r33 = 24, r33
	adds r36 = 12, r36
	addl r32 = 1, r0
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	mov r51 = r33
	.mmb
	st8 [r39] = r43
	nop 0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r49
	addl r51 = -1, r0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC39)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r14 = 15, r0
	mov r1 = r49
	mov r51 = r33
	;;
	.mib
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r52 = 1, r0
	nop 0
	mov r1 = r49
	.mmb
	mov r51 = r0
	nop 0
	br.call.sptk.many b0 = rights#
	;;
	.mib
	mov r1 = r49
	addl r51 = 18, r0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r14 = 99, r0
	mov r1 = r49
	addl r51 = 20, r0
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC42)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r52 = 1, r0
	nop 0
	mov r1 = r49
	.mmb
	mov r51 = r0
	nop 0
	br.call.sptk.many b0 = rights#
	;;
	.mii
	mov r1 = r49
	addl r51 = 20, r0
	;;
	addl r14 = @gprel(.LC43), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st4 [r14] = r43
	nop 0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC44)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r49
	addl r51 = 1048576, r0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	mov r1 = r49
	.mmi
	mov r53 = r0
	ld4 r51 = [r34]
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	mov r52 = r15
	;;
	.mmi
	adds r14 = 16, r14
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	addl r14 = 1, r0
	.mmi
	st8 [r38] = r42
	;;
	st8 [r35] = r14
	addl r14 = 8, r0
	;;
	.mmi
	st8 [r41] = r14
	nop 0
	addl r14 = 20, r0
	;;
	.mib
	st8 [r40] = r14
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC46)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	addl r14 = 1024, r0
	mov r15 = r37
	;;
	.mmi
	nop 0
	addl r16 = @gprel(byte#), gp
	mov ar.lc = r14
	.align 32
.L51:
	.mmi
	mov r14 = r15
	nop 0
	adds r15 = 16, r15
	;;
	.mmi
	nop 0
	st8 [r14] = r16, 8
	nop 0
	;;
	.mib
	st8 [r14] = r32
	nop 0
	br.cloop.sptk.few .L51
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	addl r33 = @gprel(end#+4), gp
	.mmi
	mov r53 = r0
	ld4 r51 = [r34]
	adds r39 = 24, r37
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	mov r52 = r15
	.mmi
	addl r36 = -1, r0
	;;
	adds r14 = 16, r14
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	addl r14 = 1024, r0
	.mmi
	nop 0
	st8 [r38] = r37
	nop 0
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r49
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
	mov r1 = r49
	addl r53 = 2000, r0
	.mmi
	nop 0
	ld4 r51 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r52 = @gprel(big.0#)
	;;
	.mib
	add r52 = r1, r52
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC48)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1025, r0
	mov r1 = r49
	nop 0
	.mmi
	mov r53 = r0
	ld4 r51 = [r34]
	adds r52 = 16, r12
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mmi
	nop 0
	mov r1 = r49
	addl r53 = 64, r0
	.mmb
	ld4 r51 = [r33]
	adds r52 = 16, r12
	br.call.sptk.many b0 = recvmsg#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC50)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mlx
	mov r1 = r49
	movl r14 = 1152921504606846976
	.mmi
	mov r53 = r0
	ld4 r51 = [r34]
	adds r52 = 16, r12
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r14 = 2, r0
	mov r1 = r49
	mov r53 = r0
	.mmi
	ld4 r51 = [r34]
	st8 [r39] = r36
	adds r52 = 16, r12
	;;
	.mib
	st8 [r35] = r14
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mmi
	nop 0
	mov r1 = r49
	addl r53 = 64, r0
	.mmb
	ld4 r51 = [r33]
	adds r52 = 16, r12
	br.call.sptk.many b0 = recvmsg#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC53)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	nop 0
	mov r1 = r49
	addl r53 = 2, r0
	.mmb
	ld4 r51 = [r34]
	mov r52 = r37
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC54)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	nop 0
	mov r1 = r49
	addl r53 = 2, r0
	.mmb
	ld4 r51 = [r33]
	mov r52 = r37
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mmi
	adds r52 = 16, r12
	addl r14 = 8, r0
	mov r1 = r49
	.mmi
	ld4 r51 = [r34]
	st8 [r39] = r32
	mov r53 = r0
	;;
	.mmi
	st8 [r52] = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r36
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC56)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	nop 0
	addl r53 = 64, r0
	mov r1 = r49
	.mmb
	ld4 r51 = [r33]
	adds r52 = 16, r12
	br.call.sptk.many b0 = recvmsg#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC53)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r49
	nop 0
	br.call.sptk.many b0 = names#
	;;
	.mmi
	mov r1 = r49
	addl r56 = 5000, r0
	addl r55 = 4000, r0
	.mmi
	addl r54 = 16384, r0
	addl r53 = 1, r0
	addl r52 = 1, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC57)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = buffers#
	;;
	.mmi
	mov r1 = r49
	addl r56 = 24000, r0
	addl r55 = 9000, r0
	.mmi
	addl r54 = 300000, r0
	addl r53 = 10000, r0
	addl r52 = 1, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC58)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = buffers#
	;;
	.mmi
	mov r1 = r49
	addl r56 = 250000, r0
	addl r55 = 150000, r0
	.mmi
	addl r54 = 300000, r0
	addl r53 = 100000, r0
	addl r52 = 1, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC59)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = buffers#
	;;
	.mmi
	mov r1 = r49
	addl r56 = 24000, r0
	addl r55 = 9000, r0
	.mmi
	addl r54 = 5000, r0
	addl r53 = 10000, r0
	addl r52 = 2, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC60)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = buffers#
	;;
	.mmi
	mov r1 = r49
	addl r56 = 1, r0
	mov r55 = r0
	.mmi
	addl r54 = 20000, r0
	addl r53 = 10000, r0
	addl r52 = 2, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC61)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = buffers#
	;;
	.mmi
	mov r1 = r49
	addl r56 = 24000, r0
	addl r55 = 9000, r0
	.mmi
	addl r54 = 5000, r0
	addl r53 = 10000, r0
	addl r52 = 5, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC62)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = buffers#
	;;
	.mmi
	mov r1 = r49
	addl r56 = 1, r0
	mov r55 = r0
	.mmi
	addl r54 = 19969, r0
	addl r53 = 10000, r0
	addl r52 = 5, r0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC63)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = buffers#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r49
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	;;
	mov ar.lc = r50
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L59:
	.body
	.copy_state 1
	.mib
	mov r53 = r46
	mov r51 = r44
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 33, r32
	(p6) br.cond.dptk .L50
	;;
	.mmi
	addl r43 = -1, r0
	adds r33 = 24, r33
	adds r36 = 12, r36
	.mlx
	addl r32 = 1, r0
	movl r37 = @gprel(v.1#)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	mov r51 = r33
	.mmb
	st8 [r39] = r43
	nop 0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r49
	addl r51 = -1, r0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC39)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r14 = 15, r0
	mov r1 = r49
	mov r51 = r33
	;;
	.mib
	st8 [r39] = r14
	nop 0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r52 = 1, r0
	.mmb
	mov r51 = r0
	nop 0
	br.call.sptk.many b0 = rights#
	;;
	.mib
	mov r1 = r49
	addl r51 = 18, r0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r14 = 99, r0
	mov r1 = r49
	addl r51 = 20, r0
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC42)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r52 = 1, r0
	.mmb
	mov r51 = r0
	nop 0
	br.call.sptk.many b0 = rights#
	;;
	.mii
	mov r1 = r49
	addl r51 = 20, r0
	;;
	addl r14 = @gprel(.LC43), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st4 [r14] = r43
	nop 0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC44)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r49
	addl r51 = 1048576, r0
	br.call.sptk.many b0 = send_control#
	;;
	.mmi
	mov r1 = r49
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
	br.call.sptk.many b0 = result#
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	mov r1 = r49
	.mmi
	mov r53 = r0
	ld4 r51 = [r34]
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	mov r52 = r15
	;;
	.mmi
	adds r14 = 16, r14
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	addl r14 = 1, r0
	.mmi
	st8 [r38] = r42
	;;
	st8 [r35] = r14
	addl r14 = 8, r0
	;;
	.mmi
	st8 [r41] = r14
	nop 0
	addl r14 = 20, r0
	;;
	.mib
	st8 [r40] = r14
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC46)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r49
	addl r14 = 1024, r0
	mov r15 = r37
	;;
	.mib
	addl r16 = @gprel(byte#), gp
	mov ar.lc = r14
	br .L51
.L58:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r49
	nop 0
	.mmb
	ld4 r51 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r53 = r8
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC2)
	.mlx
	nop 0
	movl r52 = @gprel(.LC30)
	;;
	.mib
	add r51 = r1, r51
	add r52 = r1, r52
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r49
	addl r51 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	big.0#, @object
	.size	big.0#, 2000
big.0:
	.skip	2000
	.align 8
	.type	v.1#, @object
	.size	v.1#, 16400
v.1:
	.skip	16400
	.align 8
	.type	control#, @object
	.size	control#, 1048576
control:
	.skip	1048576
	.data
	.align 8
	.type	one#, @object
	.size	one#, 16
one:
	data8	byte#
	data8	1
	.section	.sdata,"aws"
	.type	byte#, @object
	.size	byte#, 1
byte:
	data1	98
	.sbss
	.align 4
	.type	end#, @object
	.size	end#, 8
end:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
