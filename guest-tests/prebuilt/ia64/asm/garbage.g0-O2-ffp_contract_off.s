// 00c72df4991da0ea30c13c1e08cc55a4
	.file	"garbage.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"open"
	.align 8
.LC2:
	stringz	"closed"
	.align 8
.LC3:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc open_still#
open_still:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	adds r37 = 16, r12
	adds r14 = 20, r12
	addl r15 = 1, r0
	.mii
	addl r39 = 20, r0
	addl r38 = 1, r0
	;;
	nop 0
	.mmb
	st4 [r37] = r33
	st4 [r14] = r15
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	mov r38 = r32
	;;
	.mlx
	nop 0
	(p7) movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	.mmi
	add r37 = r1, r37
	;;
	(p7) add r39 = r1, r39
	nop 0
	;;
	.mib
	(p6) add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp open_still#
	.align 16
	.align 64
	.proc receive_file#
receive_file:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 3, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	mov r39 = r32
	mov r41 = r33
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 80, r12
	adds r18 = 120, r12
	.mmi
	addl r17 = 1, r0
	adds r16 = 72, r12
	adds r34 = 56, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	nop 0
	.mmi
	adds r15 = 88, r12
	adds r40 = 16, r12
	adds r35 = 48, r12
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r15] = r0
	adds r15 = 96, r12
	.mmi
	nop 0
	st8 [r16] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 104, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 112, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 140, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 32, r12
	.mmi
	st8 [r18] = r15
	nop 0
	adds r15 = 128, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r18
	adds r14 = 40, r12
	.mmi
	st8 [r15] = r17
	;;
	st8 [r14] = r17
	addl r14 = 48, r0
	.mmi
	st8 [r40] = r0
	;;
	st8 [r34] = r14
	nop 0
	.mmb
	st8 [r35] = r16
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	addl r8 = -1, r0
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mmi
	nop 0
	ld8 r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L5
	.mmi
	ld8 r14 = [r35]
	adds r17 = 136, r12
	adds r15 = 137, r12
	;;
	.mmi
	adds r16 = 17, r14
	nop 0
	adds r18 = 16, r14
	.mmb
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	nop 0
	ld1 r19 = [r16]
	adds r16 = 18, r14
	.mmi
	nop 0
	ld1 r18 = [r18]
	nop 0
	;;
	.mmi
	st1 [r17] = r18
	st1 [r15] = r19
	nop 0
	.mmi
	ld1 r18 = [r16]
	adds r15 = 138, r12
	adds r16 = 19, r14
	;;
	.mmi
	st1 [r15] = r18
	ld1 r14 = [r16]
	adds r15 = 139, r12
	;;
	.mmi
	nop 0
	st1 [r15] = r14
	nop 0
	;;
	.mmi
	ld4 r8 = [r17]
	nop 0
	nop 0
.L5:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L13:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r8 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mii
	sub r8 = r0, r8
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp receive_file#
	.align 16
	.align 64
	.proc send_files#
send_files:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	adds r34 = 2, r34
	mov r37 = r1
	.body
	mov r39 = r33
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 88, r12
	sxt4 r40 = r34
	.mmi
	adds r19 = 120, r12
	adds r20 = 136, r12
	addl r18 = 1, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 96, r12
	.mmi
	shladd r40 = r40, 2, r0
	adds r17 = 72, r12
	adds r38 = 88, r12
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r15] = r0
	adds r15 = 104, r12
	.mmi
	adds r16 = -1, r40
	st8 [r19] = r20
	adds r21 = 8, r40
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r15] = r0
	adds r15 = 112, r12
	.mmi
	and r16 = -8, r16
	st8 [r17] = r21
	adds r40 = -8, r40
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r15] = r0
	addl r15 = 120, r0
	.mmi
	nop 0
	adds r16 = 16, r16
	nop 0
	;;
	.mmi
	adds r14 = 8, r14
	st1 [r20] = r15
	adds r15 = 128, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 32, r12
	.mmi
	st8 [r15] = r18
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	st8 [r14] = r19
	nop 0
	adds r14 = 40, r12
	.mlx
	st8 [r15] = r0
	movl r15 = 4294967297
	;;
	.mmi
	st8 [r14] = r18
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 80, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r37
	addl r40 = 64, r0
	nop 0
	.mmb
	adds r39 = 16, r12
	mov r38 = r32
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r14 = r0
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r1 = r37
	nop 0
	(p7) br.cond.dpnt .L19
	;;
	.mii
	mov r8 = r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L19:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r37
	;;
	sub r14 = r0, r14
	;;
	.mii
	mov r8 = r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp send_files#
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
	movl r36 = @gprel(.LC3)
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
.LC4:
	stringz	"still open"
	.align 8
.LC5:
	stringz	"socketpair"
	.text
	.align 16
	.align 64
	.proc ended#
ended:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	nop 0
	mov r36 = r1
	.body
	nop 0
	;;
	.mmi
	addl r15 = 1, r0
	adds r14 = 20, r12
	mov r39 = r0
	.mmi
	adds r40 = 24, r12
	addl r38 = 1, r0
	addl r37 = 1, r0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	adds r14 = 16, r12
	;;
	.mib
	st4 [r14] = r33
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC5)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	adds r14 = 24, r12
	nop 0
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 28, r12
	nop 0
	mov r1 = r36
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 5000, r0
	nop 0
	.mmb
	addl r38 = 1, r0
	adds r37 = 16, r12
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L30
	;;
.L24:
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	.mlx
	mov r38 = r32
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L30:
	.body
	.copy_state 1
	.mmi
	addl r39 = 1, r0
	nop 0
	adds r38 = 32, r12
	.mmb
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r36
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L24
	;;
	.mlx
	nop 0
	(p6) movl r39 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r39 = r1, r39
	nop 0
	nop 0
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mmi
	nop 0
	mov r38 = r32
	nop 0
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp ended#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"pipe"
	.align 8
.LC7:
	stringz	"a pair in its own queue"
	.text
	.align 16
	.align 64
	.proc own_queue#
own_queue:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	.mii
	mov r37 = r1
	.body
	nop 0
	;;
	adds r38 = 28, r12
	.mmb
	adds r33 = 40, r12
	adds r34 = 32, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r37
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
	.mmi
	mov r41 = r33
	addl r38 = 1, r0
	nop 0
	.mmb
	mov r39 = r32
	mov r40 = r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
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
	adds r39 = 16, r12
	ld8 r14 = [r33]
	addl r40 = 3, r0
	.mmi
	nop 0
	ld4 r15 = [r34]
	nop 0
	;;
	.mmi
	st8 [r39] = r14
	mov r38 = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r38 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 44, r12
	nop 0
	mov r1 = r37
	;;
	.mib
	ld4 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	.mmb
	ld4 r38 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r37
	nop 0
	adds r14 = 28, r12
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC7)
	.mmi
	nop 0
	ld4 r39 = [r14]
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp own_queue#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"a chain"
	.align 8
.LC9:
	stringz	"its end"
	.text
	.align 16
	.align 64
	.proc chain#
chain:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 9, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	nop 0
	adds r32 = -1, r32
	;;
	.mmb
	adds r36 = 32, r12
	adds r37 = 36, r12
	nop 0
	.mii
	adds r33 = 20, r12
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	addp4 r32 = r32, r0
	;;
	.mmi
	mov r42 = r36
	nop 0
	adds r34 = 24, r12
	.mmb
	adds r35 = 28, r12
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC6)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r45 = 16, r12
	mov r44 = r0
	nop 0
	.mmb
	addl r43 = 1, r0
	addl r42 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	adds r14 = 16, r12
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r40
	.mmb
	adds r15 = 40, r12
	addl r44 = 2, r0
	(p7) br.cond.spnt .L38
	;;
	.mmi
	nop 0
	ld4 r16 = [r33]
	mov r43 = r15
	.mmi
	ld4 r42 = [r14]
	;;
	ld4 r14 = [r37]
	nop 0
	;;
	.mii
	nop 0
	unpack4.l r14 = r16, r14
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r40
	;;
	.mib
	ld4 r42 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r37]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov ar.lc = r32
	.align 32
.L39:
	.mmi
	mov r45 = r34
	mov r44 = r0
	nop 0
	.mmb
	addl r43 = 1, r0
	addl r42 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r40
	nop 0
	.mmb
	addl r44 = 1, r0
	mov r43 = r33
	(p6) br.cond.spnt .L38
	;;
	.mib
	ld4 r42 = [r34]
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	ld4 r14 = [r35]
	nop 0
	mov r1 = r40
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.cloop.sptk.few .L39
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	.mmi
	nop 0
	ld4 r43 = [r36]
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = open_still#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	ld4 r43 = [r36]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mii
	nop 0
	mov ar.lc = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L38:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp chain#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"r"
	.align 8
.LC11:
	stringz	"a child has it"
	.align 8
.LC12:
	stringz	"a child had it"
	.text
	.align 16
	.align 64
	.proc processes#
processes:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 4, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	;;
	adds r41 = 36, r12
	adds r35 = 28, r12
	.mmb
	adds r34 = 48, r12
	adds r36 = 40, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r40
	.mmb
	mov r41 = r35
	nop 0
	(p7) br.cond.spnt .L48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r40
	addl r41 = 1, r0
	.mmb
	mov r44 = r34
	mov r43 = r0
	(p6) br.cond.spnt .L48
	;;
	.mib
	addl r42 = 5, r0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC5)
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld8 r14 = [r34]
	nop 0
	adds r42 = 16, r12
	.mmi
	addl r43 = 3, r0
	ld4 r15 = [r36]
	nop 0
	;;
	.mmi
	mov r41 = r14
	st8 [r42] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r40
	mov r33 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L50
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	.mii
	adds r37 = 32, r12
	addl r43 = 1, r0
	;;
	add r42 = r1, r42
	.mmb
	ld4 r41 = [r37]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r32
	nop 0
	mov r1 = r40
	;;
	.mib
	(p7) mov r41 = r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dptk.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
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
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r41 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 52, r12
	nop 0
	mov r1 = r40
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 1, r0
	nop 0
	.mmb
	adds r42 = 56, r12
	ld4 r41 = [r35]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
	;;
.L52:
	.mlx
	adds r14 = 36, r12
	movl r41 = @gprel(.LC11)
	;;
	.mib
	ld4 r42 = [r14]
	add r41 = r1, r41
	br.call.sptk.many b0 = open_still#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r32
	.mmb
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r40
	nop 0
	.mmb
	mov r41 = r33
	mov r42 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r16 = 36, r12
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	.mmi
	nop 0
	ld4 r42 = [r16]
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r41 = [r35]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r41 = [r37]
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
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L50:
	.body
	.copy_state 1
	.mib
	ld4 r41 = [r36]
	adds r37 = 32, r12
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r41 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 52, r12
	nop 0
	mov r1 = r40
	;;
	.mib
	ld4 r41 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r40
	adds r42 = 56, r12
	.mmb
	ld4 r41 = [r35]
	addl r43 = 1, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r32
	mov r43 = r0
	mov r1 = r40
	.mmb
	mov r41 = r33
	mov r42 = r0
	(p7) br.cond.spnt .L52
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r16 = 36, r12
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC12)
	.mmi
	nop 0
	ld4 r42 = [r16]
	nop 0
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r41 = [r35]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r41 = [r37]
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
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L48:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r41 = @gprel(.LC6)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp processes#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"two queues"
	.align 8
.LC14:
	stringz	"a cycle that can be received"
	.align 8
.LC15:
	stringz	"a cycle that was peeked at"
	.align 8
.LC16:
	stringz	"a cycle no longer"
	.align 8
.LC17:
	stringz	"bind"
	.align 8
.LC18:
	stringz	"listen"
	.align 8
.LC19:
	stringz	"connect"
	.align 8
.LC20:
	stringz	"a listening socket in its connection"
	.align 8
.LC21:
	stringz	"not user 0"
	.align 8
.LC22:
	stringz	"%d sent, then %s\n"
	.align 8
.LC23:
	stringz	"bad descriptor: %s\n"
	.align 8
.LC24:
	stringz	"%d more, then %s\n"
	.align 8
.LC25:
	stringz	"done"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 15, 4, 0
	.fframe 192
	adds r12 = -192, r12
	nop 0
	.mmi
	addl r41 = @ltoffx(stdout#), r1
	mov r45 = r1
	.save rp, r43
	mov r43 = b0
	;;
	.mmi
	ld8.mov r41 = [r41], stdout#
	mov r50 = r0
	addl r49 = 1, r0
	.mmi
	mov r48 = r0
	adds r35 = 144, r12
	adds r36 = 136, r12
	;;
	.mmi
	adds r32 = 128, r12
	adds r37 = 132, r12
	.save ar.lc, r46
	mov r46 = ar.lc
	.body
	.mmi
	adds r39 = 148, r12
	adds r38 = 140, r12
	adds r33 = 152, r12
	;;
	.mmi
	nop 0
	ld8 r47 = [r41]
	adds r34 = 168, r12
	.mmb
	adds r40 = 172, r12
	adds r42 = 24, r12
	br.call.sptk.many b0 = setvbuf#
	;;
	.mib
	mov r1 = r45
	addl r47 = 2, r0
	br.call.sptk.many b0 = own_queue#
	;;
	.mib
	mov r1 = r45
	addl r47 = 1, r0
	br.call.sptk.many b0 = own_queue#
	;;
	.mib
	mov r1 = r45
	addl r47 = 5, r0
	br.call.sptk.many b0 = own_queue#
	;;
	.mib
	mov r47 = r35
	mov r1 = r45
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r45
	mov r49 = r0
	.mmb
	addl r48 = 2, r0
	addl r47 = 1, r0
	(p7) br.cond.spnt .L66
	;;
	.mib
	mov r50 = r36
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r45
	mov r50 = r32
	.mmb
	mov r49 = r0
	addl r48 = 1, r0
	(p7) br.cond.spnt .L65
	;;
	.mib
	addl r47 = 1, r0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r45
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	adds r48 = 16, r12
	addl r49 = 2, r0
	(p6) br.cond.spnt .L65
	;;
	.mmi
	ld4 r15 = [r39]
	ld4 r14 = [r37]
	nop 0
	;;
	.mmi
	ld4 r47 = [r36]
	;;
	nop 0
	unpack4.l r14 = r15, r14
	;;
	.mib
	st8 [r48] = r14
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mmi
	ld4 r14 = [r38]
	addl r49 = 1, r0
	mov r48 = r33
	.mmi
	mov r1 = r45
	ld4 r47 = [r32]
	nop 0
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mmi
	ld4 r47 = [r39]
	nop 0
	mov r1 = r45
	.mmb
	adds r39 = 156, r12
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	ld4 r47 = [r38]
	nop 0
	mov r1 = r45
	.mmb
	adds r38 = 160, r12
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r47 = [r37]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	ld4 r48 = [r35]
	adds r35 = 164, r12
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC13)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r47 = [r36]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r47 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r47 = r34
	mov r1 = r45
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r45
	mov r49 = r0
	.mmb
	addl r48 = 1, r0
	addl r47 = 1, r0
	(p6) br.cond.spnt .L66
	;;
	.mib
	mov r50 = r38
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r45
	mov r50 = r33
	.mmb
	mov r49 = r0
	addl r48 = 1, r0
	(p6) br.cond.spnt .L65
	;;
	.mib
	addl r47 = 1, r0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r45
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	adds r48 = 16, r12
	addl r49 = 2, r0
	(p6) br.cond.spnt .L65
	;;
	.mmi
	ld4 r15 = [r40]
	ld4 r14 = [r39]
	nop 0
	;;
	.mmi
	ld4 r47 = [r33]
	;;
	nop 0
	unpack4.l r14 = r15, r14
	;;
	.mib
	st8 [r48] = r14
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mmi
	ld4 r14 = [r39]
	addl r49 = 1, r0
	mov r48 = r32
	.mmi
	mov r1 = r45
	ld4 r47 = [r38]
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mib
	ld4 r47 = [r33]
	mov r1 = r45
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r47 = [r39]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r47 = [r40]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	ld4 r48 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC14)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open_still#
	;;
	.mmi
	ld4 r47 = [r35]
	nop 0
	mov r1 = r45
	.mmb
	addl r48 = 2, r0
	nop 0
	br.call.sptk.many b0 = receive_file#
	;;
	.mmi
	mov r48 = r0
	ld4 r47 = [r35]
	nop 0
	.mmb
	mov r33 = r8
	mov r1 = r45
	br.call.sptk.many b0 = receive_file#
	;;
	.mib
	mov r1 = r45
	mov r47 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	ld4 r48 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC15)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = open_still#
	;;
	.mib
	mov r47 = r33
	mov r1 = r45
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	ld4 r48 = [r34]
	adds r34 = 184, r12
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC16)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r47 = [r38]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	ld4 r47 = [r35]
	mov r1 = r45
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r14 = 1, r0
	adds r15 = 16, r12
	mov r1 = r45
	.mmi
	mov r49 = r0
	addl r48 = 1, r0
	addl r47 = 1, r0
	;;
	.mmi
	st2 [r15] = r14
	adds r14 = 18, r12
	addl r15 = 26368, r0
	;;
	.mmi
	st2 [r14] = r15
	adds r14 = 20, r12
	addl r15 = 29281, r0
	;;
	.mmi
	st2 [r14] = r15
	addl r15 = 24930, r0
	adds r14 = 22, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	addl r14 = 25959, r0
	;;
	.mmi
	st2 [r42] = r14
	nop 0
	adds r14 = 26, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 28, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 30, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 34, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 36, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 38, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 42, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 44, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 46, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 50, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 52, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 54, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 58, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 60, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 62, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 66, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 68, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 70, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 74, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 76, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 78, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 81, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 82, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 84, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 86, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 90, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 92, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 94, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 98, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 100, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 102, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 106, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 108, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 110, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 114, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 116, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 118, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 122, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 124, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r49 = r0
	mov r33 = r8
	addl r48 = 1, r0
	.mmb
	mov r1 = r45
	addl r47 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r35 = r8
	.mmb
	mov r47 = r32
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r45
	mov r47 = r33
	.mmb
	addl r49 = 10, r0
	adds r48 = 16, r12
	(p6) br.cond.spnt .L66
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC17)
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r47 = r33
	addl r48 = 4, r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC18)
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r47 = r35
	nop 0
	addl r49 = 10, r0
	.mmb
	adds r48 = 16, r12
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC19)
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld4 r14 = [r37]
	nop 0
	addl r49 = 2, r0
	.mii
	mov r48 = r36
	mov r47 = r35
	;;
	unpack4.l r14 = r14, r33
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r47 = [r37]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r47 = r33
	mov r1 = r45
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	ld4 r48 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC20)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mib
	mov r1 = r45
	mov r47 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r45
	addl r47 = 1, r0
	br.call.sptk.many b0 = chain#
	;;
	.mib
	mov r1 = r45
	addl r47 = 100, r0
	br.call.sptk.many b0 = chain#
	;;
	.mib
	mov r1 = r45
	mov r47 = r0
	br.call.sptk.many b0 = processes#
	;;
	.mib
	mov r1 = r45
	addl r47 = 9, r0
	br.call.sptk.many b0 = processes#
	;;
	.mmi
	mov r1 = r45
	mov r50 = r34
	mov r49 = r0
	.mmb
	addl r48 = 1, r0
	addl r47 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r45
	(p6) br.cond.spnt .L65
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r33 = r8
	mov r1 = r45
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L70
	.mmi
	addl r14 = 16, r0
	adds r15 = 16, r12
	addl r49 = 1001, r0
	.mii
	addl r48 = 1001, r0
	addl r47 = 1001, r0
	;;
	nop 0
	.mmb
	st8 [r15] = r14
	st8 [r42] = r14
	br.call.sptk.many b0 = setresgid#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L73
	.mmi
	addl r49 = 1001, r0
	nop 0
	addl r48 = 1001, r0
	.mmb
	addl r47 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L72
	;;
.L73:
	.mlx
	nop 0
	movl r47 = @gprel(.LC21)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r45
	nop 0
	nop 0
.L72:
	.mmi
	adds r48 = 16, r12
	nop 0
	addl r47 = 7, r0
	.mmb
	mov r35 = r0
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r45
	st4 [r32] = r0
	addl r49 = 1, r0
	.mmb
	mov r48 = r32
	ld4 r47 = [r34]
	br.call.sptk.many b0 = send_files#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L110
	.align 32
.L75:
	.mmi
	st4 [r32] = r0
	addl r49 = 1, r0
	mov r48 = r32
	.mmb
	ld4 r47 = [r34]
	adds r35 = 1, r35
	br.call.sptk.many b0 = send_files#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L75
.L110:
	.mib
	sub r47 = r0, r8
	adds r36 = 188, r12
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r45
	mov r49 = r8
	mov r48 = r35
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC22)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 200, r12
	addl r15 = 999, r0
	addl r49 = 1, r0
	.mmi
	mov r1 = r45
	ld4 r47 = [r34]
	nop 0
	;;
	.mmi
	nop 0
	mov r48 = r14
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mib
	mov r1 = r45
	sub r47 = r0, r8
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r48 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC23)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r48 = r0
	nop 0
	mov r1 = r45
	.mmb
	ld4 r47 = [r36]
	nop 0
	br.call.sptk.many b0 = receive_file#
	;;
	.mib
	mov r1 = r45
	mov r47 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r48 = r0
	nop 0
	mov r1 = r45
	.mmb
	ld4 r47 = [r36]
	nop 0
	br.call.sptk.many b0 = receive_file#
	;;
	.mib
	mov r1 = r45
	mov r47 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	st4 [r32] = r0
	addl r49 = 1, r0
	.mmb
	mov r48 = r32
	ld4 r47 = [r34]
	br.call.sptk.many b0 = send_files#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L111
	.align 32
.L77:
	.mmi
	st4 [r32] = r0
	addl r49 = 1, r0
	mov r48 = r32
	.mmb
	ld4 r47 = [r34]
	adds r33 = 1, r33
	br.call.sptk.many b0 = send_files#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L77
.L111:
	.mib
	sub r47 = r0, r8
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r45
	mov r49 = r8
	mov r48 = r33
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC24)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r47 = [r36]
	nop 0
	mov r1 = r45
	.mmb
	addl r48 = 64, r0
	nop 0
	br.call.sptk.many b0 = receive_file#
	;;
	.mmi
	nop 0
	mov r47 = r8
	mov r1 = r45
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L112
	.align 32
.L79:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r45
	ld4 r47 = [r36]
	addl r48 = 64, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = receive_file#
	;;
	.mmi
	nop 0
	mov r1 = r45
	mov r47 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L79
.L112:
	.mmi
	adds r32 = 176, r12
	adds r33 = 180, r12
	mov ar.lc = 99
	;;
	.align 32
.L80:
	.mmi
	mov r50 = r32
	mov r49 = r0
	nop 0
	.mmb
	addl r48 = 2, r0
	addl r47 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r45
	nop 0
	.mmb
	addl r49 = 2, r0
	mov r48 = r32
	(p6) br.cond.spnt .L65
	;;
	.mib
	ld4 r47 = [r32]
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r47 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r47 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L80
	.mib
	ld8 r47 = [r41]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r45
	mov r47 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L70:
	.mmi
	mov r49 = r0
	mov r48 = r0
	mov r47 = r8
	.mmb
	adds r32 = 192, r12
	adds r33 = 196, r12
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r47 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 188, r12
	nop 0
	mov r1 = r45
	;;
	.mib
	ld4 r47 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	addl r14 = 2999, r0
	mov r1 = r45
	;;
	mov ar.lc = r14
	.align 32
.L81:
	.mmi
	mov r50 = r32
	mov r49 = r0
	nop 0
	.mmb
	addl r48 = 2, r0
	addl r47 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r45
	nop 0
	.mmb
	addl r49 = 2, r0
	mov r48 = r32
	(p6) br.cond.spnt .L65
	;;
	.mib
	ld4 r47 = [r32]
	nop 0
	br.call.sptk.many b0 = send_files#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r47 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	.mmb
	ld4 r47 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r45
	br.cloop.sptk.few .L81
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC25)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r45
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	br.ret.sptk.many b0
.L65:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r47 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = must.part.0#
	;;
.L66:
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
