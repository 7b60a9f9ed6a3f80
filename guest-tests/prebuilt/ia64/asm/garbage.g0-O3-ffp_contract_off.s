// 6518d5c9238e3eaee99b623ed7c029d1
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
	(p7) br.cond.dpnt .L24
	;;
.L18:
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
.L24:
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
	(p7) br.cond.dptk .L18
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
	.align 16
	.align 64
	.proc send_files.constprop.1#
send_files.constprop.1:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	ld4 r20 = [r33]
	mov r36 = r1
	.body
	mov r37 = r32
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 88, r12
	adds r18 = 120, r12
	.mmi
	adds r19 = 136, r12
	addl r17 = 1, r0
	adds r16 = 72, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	nop 0
	.mmi
	adds r15 = 96, r12
	adds r38 = 16, r12
	addl r39 = 64, r0
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r15] = r0
	adds r15 = 104, r12
	.mmi
	nop 0
	st8 [r18] = r19
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 112, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	addl r15 = 120, r0
	;;
	.mmi
	adds r14 = 8, r14
	st1 [r19] = r15
	adds r15 = 128, r12
	.mmi
	st8 [r38] = r0
	;;
	st8 [r14] = r0
	adds r14 = 32, r12
	.mmi
	st8 [r15] = r17
	nop 0
	addl r15 = 24, r0
	;;
	.mmi
	st8 [r14] = r18
	nop 0
	adds r14 = 40, r12
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 56, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	addl r14 = 20, r0
	.mlx
	nop 0
	movl r15 = 4294967297
	;;
	.mmi
	st8 [r16] = r14
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	st4 [r14] = r20
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r14 = r0
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r1 = r36
	nop 0
	(p7) br.cond.dpnt .L30
	;;
	.mii
	mov r8 = r14
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L30:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r36
	;;
	sub r14 = r0, r14
	;;
	.mii
	mov r8 = r14
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp send_files.constprop.1#
	.align 16
	.align 64
	.proc send_files.constprop.0.isra.0#
send_files.constprop.0.isra.0:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	ld4 r21 = [r33], 4
	mov r36 = r1
	.body
	mov r37 = r32
	;;
	.mmi
	adds r14 = 24, r12
	adds r19 = 120, r12
	addl r18 = 1, r0
	.mmi
	adds r16 = 72, r12
	addl r17 = 24, r0
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r17
	adds r20 = 136, r12
	.mmi
	addl r22 = 120, r0
	adds r38 = 16, r12
	addl r39 = 64, r0
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r15] = r0
	adds r15 = 104, r12
	.mmi
	nop 0
	st1 [r20] = r22
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	adds r15 = 112, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r19] = r20
	adds r20 = 128, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r0
	nop 0
	.mmi
	ld4 r15 = [r33]
	;;
	st8 [r14] = r0
	adds r14 = 32, r12
	.mmi
	st8 [r20] = r18
	;;
	st8 [r14] = r19
	adds r14 = 40, r12
	.mmi
	st8 [r38] = r0
	;;
	st8 [r14] = r18
	adds r14 = 48, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	adds r14 = 56, r12
	.mlx
	nop 0
	movl r16 = 4294967297
	;;
	.mmi
	st8 [r14] = r17
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	st4 [r14] = r21
	nop 0
	adds r14 = 92, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp send_files.constprop.0.isra.0#
	.align 16
	.align 64
	.proc send_files.isra.0#
send_files.isra.0:
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
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	.endp send_files.isra.0#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"pipe"
	.align 8
.LC7:
	stringz	"r"
	.align 8
.LC8:
	stringz	"a child has it"
	.align 8
.LC9:
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
	(p7) br.cond.spnt .L37
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
	(p6) br.cond.spnt .L37
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
	br.call.sptk.many b0 = send_files.isra.0#
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
	(p6) br.cond.dptk .L39
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
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
.L41:
	.mlx
	adds r14 = 36, r12
	movl r41 = @gprel(.LC8)
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
	movl r41 = @gprel(.LC9)
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
.L39:
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
	(p7) br.cond.spnt .L41
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
	movl r41 = @gprel(.LC9)
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
.L37:
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
.LC10:
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
	br.call.sptk.many b0 = send_files.isra.0#
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
	movl r38 = @gprel(.LC10)
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
.LC11:
	stringz	"a chain"
	.align 8
.LC12:
	stringz	"its end"
	.text
	.align 16
	.align 64
	.proc chain#
chain:
	.prologue 12, 57
	.mmi
	.save ar.pfs, r58
	alloc r58 = ar.pfs, 1, 28, 4, 0
	.fframe 160
	adds r12 = -160, r12
	.save rp, r57
	mov r57 = b0
	.mmi
	mov r59 = r1
	nop 0
	adds r32 = -1, r32
	;;
	.mmb
	adds r54 = 152, r12
	adds r55 = 136, r12
	nop 0
	.mmi
	adds r56 = 156, r12
	adds r33 = 140, r12
	.save ar.lc, r60
	mov r60 = ar.lc
	.body
	;;
	.mmi
	mov r61 = r54
	addp4 r32 = r32, r0
	adds r34 = 144, r12
	.mmb
	adds r39 = 72, r12
	adds r53 = 80, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r59
	cmp4.ne p6, p7 = -1, r8
	adds r38 = 88, r12
	.mmi
	adds r52 = 96, r12
	adds r51 = 104, r12
	adds r50 = 112, r12
	;;
	.mlx
	adds r37 = 168, r12
	(p7) movl r61 = @gprel(.LC6)
	.mmi
	addl r49 = 120, r0
	adds r36 = 120, r12
	adds r48 = 128, r12
	;;
	.mmi
	(p7) add r61 = r1, r61
	addl r35 = 1, r0
	adds r47 = 32, r12
	.mmb
	adds r46 = 40, r12
	adds r45 = 48, r12
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r63 = r0
	mov r64 = r55
	addl r62 = 1, r0
	.mmb
	addl r61 = 1, r0
	adds r44 = 56, r12
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r59
	cmp4.ne p6, p7 = -1, r8
	adds r15 = 160, r12
	.mmb
	addl r43 = 24, r0
	addl r42 = 20, r0
	(p7) br.cond.spnt .L58
	;;
	.mmi
	ld4 r16 = [r33]
	mov r62 = r15
	adds r41 = 148, r12
	.mlx
	ld4 r14 = [r56]
	movl r40 = 4294967297
	;;
	.mmi
	ld4 r61 = [r55]
	;;
	nop 0
	unpack4.l r14 = r16, r14
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = send_files.constprop.0.isra.0#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	ld4 r61 = [r55]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	ld4 r61 = [r56]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r59
	mov ar.lc = r32
	.align 32
.L59:
	.mmi
	mov r64 = r34
	mov r63 = r0
	nop 0
	.mmb
	addl r62 = 1, r0
	addl r61 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	adds r14 = 24, r12
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r59
	.mmb
	adds r62 = 16, r12
	addl r63 = 64, r0
	(p6) br.cond.spnt .L58
	;;
	.mmi
	st8 [r14] = r0, 8
	ld4 r15 = [r33]
	nop 0
	.mmi
	st8 [r62] = r0
	ld4 r61 = [r34]
	nop 0
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r38] = r0
	nop 0
	.mmi
	st8 [r52] = r0
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st4 [r38] = r15
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st8 [r51] = r0
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st8 [r50] = r0
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st1 [r37] = r49
	;;
	st8 [r36] = r37
	nop 0
	.mmi
	st8 [r48] = r35
	;;
	st8 [r47] = r36
	nop 0
	.mmi
	st8 [r46] = r35
	;;
	st8 [r45] = r39
	nop 0
	.mmi
	st8 [r44] = r43
	;;
	st8 [r39] = r42
	nop 0
	.mmb
	st8 [r53] = r40
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	ld4 r61 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	ld4 r61 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	ld4 r14 = [r41]
	nop 0
	mov r1 = r59
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.cloop.sptk.few .L59
	.mlx
	nop 0
	movl r61 = @gprel(.LC11)
	.mmi
	nop 0
	ld4 r62 = [r54]
	nop 0
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = open_still#
	;;
	.mmi
	nop 0
	mov r1 = r59
	nop 0
	.mmb
	ld4 r61 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r59
	ld4 r62 = [r54]
	nop 0
	;;
	.mlx
	nop 0
	movl r61 = @gprel(.LC12)
	;;
	.mib
	add r61 = r1, r61
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mii
	mov r1 = r59
	mov b0 = r57
	;;
	mov ar.pfs = r58
	;;
	.mii
	nop 0
	mov ar.lc = r60
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	nop 0
	br.ret.sptk.many b0
.L58:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r61 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r61 = r1, r61
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp chain#
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
	.prologue 12, 59
	.mmb
	.save ar.pfs, r60
	alloc r60 = ar.pfs, 0, 31, 4, 0
	.fframe 256
	adds r12 = -256, r12
	nop 0
	.mmi
	addl r58 = @ltoffx(stdout#), r1
	mov r61 = r1
	.save rp, r59
	mov r59 = b0
	;;
	.mmi
	ld8.mov r58 = [r58], stdout#
	mov r66 = r0
	addl r65 = 1, r0
	.mmi
	mov r64 = r0
	adds r33 = 176, r12
	adds r32 = 128, r12
	;;
	.mmi
	adds r36 = 20, r12
	adds r34 = 180, r12
	.save ar.lc, r62
	mov r62 = ar.lc
	.body
	.mmi
	adds r43 = 192, r12
	adds r44 = 132, r12
	adds r37 = 208, r12
	;;
	.mmi
	ld8 r63 = [r58]
	adds r35 = 224, r12
	adds r46 = 212, r12
	.mmb
	adds r47 = 228, r12
	adds r45 = 220, r12
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	mov r1 = r61
	addl r63 = 2, r0
	adds r38 = 24, r12
	.mmb
	adds r39 = 32, r12
	adds r40 = 40, r12
	br.call.sptk.many b0 = own_queue#
	;;
	.mmi
	mov r1 = r61
	addl r63 = 1, r0
	nop 0
	.mmb
	adds r41 = 48, r12
	adds r42 = 56, r12
	br.call.sptk.many b0 = own_queue#
	;;
	.mib
	mov r1 = r61
	addl r63 = 5, r0
	br.call.sptk.many b0 = own_queue#
	;;
	.mib
	mov r1 = r61
	mov r63 = r33
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r61
	mov r65 = r0
	.mmb
	addl r64 = 2, r0
	addl r63 = 1, r0
	(p7) br.cond.spnt .L70
	;;
	.mib
	mov r66 = r32
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r61
	adds r66 = 16, r12
	.mmb
	mov r65 = r0
	addl r64 = 1, r0
	(p7) br.cond.spnt .L69
	;;
	.mib
	addl r63 = 1, r0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r61
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r64 = r43
	nop 0
	(p6) br.cond.spnt .L69
	;;
	.mmi
	ld4 r15 = [r34]
	ld4 r14 = [r36]
	nop 0
	;;
	.mmi
	ld4 r63 = [r32]
	;;
	nop 0
	unpack4.l r14 = r15, r14
	;;
	.mib
	st8 [r43] = r14
	nop 0
	br.call.sptk.many b0 = send_files.constprop.0.isra.0#
	;;
	.mmi
	adds r15 = 16, r12
	ld4 r14 = [r44]
	mov r64 = r37
	.mmi
	mov r1 = r61
	;;
	ld4 r63 = [r15]
	nop 0
	.mmb
	st4 [r37] = r14
	nop 0
	br.call.sptk.many b0 = send_files.constprop.1#
	;;
	.mmi
	ld4 r63 = [r34]
	nop 0
	mov r1 = r61
	.mmb
	adds r34 = 216, r12
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	ld4 r63 = [r44]
	mov r1 = r61
	br.call.sptk.many b0 = close#
	;;
	.mib
	ld4 r63 = [r36]
	mov r1 = r61
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	ld4 r64 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC13)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r61
	;;
	.mib
	ld4 r63 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r63 = r35
	mov r1 = r61
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r61
	mov r65 = r0
	.mmb
	addl r64 = 1, r0
	addl r63 = 1, r0
	(p6) br.cond.spnt .L70
	;;
	.mib
	mov r66 = r34
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r61
	mov r66 = r37
	.mmb
	mov r65 = r0
	addl r64 = 1, r0
	(p6) br.cond.spnt .L69
	;;
	.mib
	addl r63 = 1, r0
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r61
	nop 0
	cmp4.eq p6, p7 = -1, r8
	.mmb
	adds r64 = 16, r12
	nop 0
	(p6) br.cond.spnt .L69
	;;
	.mmi
	ld4 r15 = [r47]
	ld4 r14 = [r46]
	nop 0
	;;
	.mmi
	ld4 r63 = [r37]
	;;
	nop 0
	unpack4.l r14 = r15, r14
	;;
	.mib
	st8 [r64] = r14
	nop 0
	br.call.sptk.many b0 = send_files.constprop.0.isra.0#
	;;
	.mmi
	ld4 r14 = [r46]
	nop 0
	mov r64 = r32
	.mmi
	mov r1 = r61
	ld4 r63 = [r34]
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = send_files.constprop.1#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r37]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	ld4 r63 = [r46]
	mov r1 = r61
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r47]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	ld4 r64 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC14)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = open_still#
	;;
	.mmi
	ld4 r63 = [r45]
	nop 0
	mov r1 = r61
	.mmb
	addl r64 = 2, r0
	nop 0
	br.call.sptk.many b0 = receive_file#
	;;
	.mmi
	mov r64 = r0
	ld4 r63 = [r45]
	nop 0
	.mmb
	mov r1 = r61
	mov r46 = r8
	br.call.sptk.many b0 = receive_file#
	;;
	.mib
	mov r1 = r61
	mov r63 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	ld4 r64 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC15)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = open_still#
	;;
	.mib
	mov r1 = r61
	mov r63 = r46
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	ld4 r64 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC16)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	ld4 r63 = [r45]
	nop 0
	mov r1 = r61
	.mmb
	adds r45 = 240, r12
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	addl r14 = 1, r0
	adds r15 = 16, r12
	mov r1 = r61
	.mmi
	mov r65 = r0
	addl r64 = 1, r0
	addl r63 = 1, r0
	;;
	.mmi
	st2 [r15] = r14
	adds r14 = 18, r12
	addl r15 = 26368, r0
	;;
	.mmi
	st2 [r14] = r15
	addl r14 = 29281, r0
	addl r15 = 24930, r0
	;;
	.mmi
	st2 [r36] = r14
	nop 0
	adds r14 = 22, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	addl r14 = 25959, r0
	;;
	.mmi
	st2 [r38] = r14
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
	nop 0
	st2 [r14] = r0
	adds r14 = 80, r12
	.mmi
	nop 0
	st2 [r39] = r0
	nop 0
	;;
	.mmi
	st2 [r40] = r0
	st2 [r41] = r0
	nop 0
	;;
	.mmi
	st2 [r42] = r0
	st1 [r14] = r0
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
	mov r65 = r0
	mov r35 = r8
	addl r64 = 1, r0
	.mmb
	mov r1 = r61
	addl r63 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r36 = r8
	.mmb
	mov r63 = r32
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r61
	addl r65 = 10, r0
	.mmb
	mov r63 = r35
	adds r64 = 16, r12
	(p6) br.cond.spnt .L70
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r61
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC17)
	;;
	.mib
	(p7) add r63 = r1, r63
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r63 = r35
	addl r64 = 4, r0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r61
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC18)
	;;
	.mib
	(p7) add r63 = r1, r63
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r65 = 10, r0
	nop 0
	mov r63 = r36
	.mmb
	adds r64 = 16, r12
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r61
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC19)
	;;
	.mib
	(p7) add r63 = r1, r63
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld4 r14 = [r44]
	mov r64 = r33
	mov r63 = r36
	;;
	.mii
	nop 0
	unpack4.l r14 = r14, r35
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = send_files.constprop.0.isra.0#
	;;
	.mib
	ld4 r63 = [r44]
	mov r1 = r61
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r61
	mov r63 = r35
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	ld4 r64 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC20)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = ended#
	;;
	.mib
	mov r1 = r61
	mov r63 = r36
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r61
	addl r63 = 1, r0
	br.call.sptk.many b0 = chain#
	;;
	.mib
	mov r1 = r61
	addl r63 = 100, r0
	br.call.sptk.many b0 = chain#
	;;
	.mib
	mov r1 = r61
	mov r63 = r0
	br.call.sptk.many b0 = processes#
	;;
	.mib
	mov r1 = r61
	addl r63 = 9, r0
	br.call.sptk.many b0 = processes#
	;;
	.mmi
	mov r1 = r61
	mov r66 = r45
	mov r65 = r0
	.mmb
	addl r64 = 1, r0
	addl r63 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r61
	(p6) br.cond.spnt .L69
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r44 = r8
	mov r1 = r61
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L74
	.mmi
	addl r14 = 16, r0
	adds r15 = 200, r12
	addl r65 = 1001, r0
	.mii
	addl r64 = 1001, r0
	addl r63 = 1001, r0
	;;
	nop 0
	.mmb
	st8 [r43] = r14
	st8 [r15] = r14
	br.call.sptk.many b0 = setresgid#
	;;
	.mib
	mov r1 = r61
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L77
	.mmi
	addl r65 = 1001, r0
	nop 0
	addl r64 = 1001, r0
	.mmb
	addl r63 = 1001, r0
	nop 0
	br.call.sptk.many b0 = setresuid#
	;;
	.mib
	mov r1 = r61
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L76
	;;
.L77:
	.mlx
	nop 0
	movl r63 = @gprel(.LC21)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r61
	nop 0
	nop 0
.L76:
	.mmi
	mov r64 = r43
	addl r63 = 7, r0
	adds r35 = 136, r12
	.mmb
	adds r36 = 144, r12
	addl r51 = 1, r0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	adds r14 = 16, r12
	mov r46 = r35
	mov r43 = r36
	.mmi
	adds r47 = 152, r12
	adds r48 = 160, r12
	adds r49 = 168, r12
	;;
	.mmi
	st8 [r14] = r0
	mov r14 = r38
	adds r50 = 184, r12
	.mmi
	addl r57 = 120, r0
	addl r56 = 24, r0
	addl r55 = 20, r0
	;;
	.mlx
	st8 [r14] = r0, 8
	movl r54 = 4294967297
	.mmi
	st8 [r35] = r0
	mov r1 = r61
	addl r65 = 64, r0
	;;
	.mmi
	adds r14 = 16, r14
	st8 [r36] = r0
	adds r64 = 16, r12
	.mmi
	st8 [r47] = r0
	ld4 r63 = [r45]
	mov r53 = r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r48] = r0
	mov r35 = r46
	.mmi
	mov r36 = r43
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st8 [r49] = r0
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r32] = r55
	;;
	st8 [r39] = r33
	nop 0
	.mmi
	st8 [r33] = r34
	;;
	st8 [r40] = r51
	nop 0
	.mmi
	st4 [r37] = r0
	;;
	st8 [r41] = r32
	nop 0
	.mmi
	st1 [r34] = r57
	;;
	st8 [r50] = r51
	nop 0
	.mmi
	st8 [r42] = r56
	;;
	st8 [r46] = r54
	nop 0
	.mmb
	st4 [r43] = r0
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mib
	mov r1 = r61
	cmp.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L122
	.align 32
.L80:
	.mmi
	adds r14 = 16, r12
	st8 [r35] = r0
	addl r65 = 64, r0
	.mmi
	st8 [r36] = r0
	adds r64 = 16, r12
	adds r53 = 1, r53
	;;
	.mmi
	st8 [r14] = r0
	mov r14 = r38
	mov r35 = r46
	.mmi
	st8 [r47] = r0
	ld4 r63 = [r45]
	mov r36 = r43
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r48] = r0
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 16, r14
	nop 0
	.mmi
	st8 [r49] = r0
	st8 [r33] = r34
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r32] = r55
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r46] = r54
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st4 [r37] = r0
	nop 0
	;;
	.mmi
	st8 [r39] = r33
	st1 [r34] = r57
	nop 0
	;;
	.mmi
	st8 [r40] = r51
	st8 [r50] = r51
	nop 0
	;;
	.mmi
	st8 [r41] = r32
	st4 [r43] = r0
	nop 0
	;;
	.mib
	st8 [r42] = r56
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mib
	mov r1 = r61
	cmp.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L80
	.mib
	nop 0
	nop 0
	br .L122
.L74:
	.mmi
	mov r65 = r0
	mov r64 = r0
	mov r63 = r8
	.mmb
	adds r34 = 248, r12
	adds r51 = 136, r12
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	ld4 r63 = [r45]
	mov r1 = r61
	adds r50 = 144, r12
	.mmb
	adds r49 = 152, r12
	adds r48 = 160, r12
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 244, r12
	mov r1 = r61
	adds r47 = 168, r12
	.mmi
	addl r46 = 120, r0
	adds r45 = 184, r12
	addl r36 = 1, r0
	;;
	.mlx
	ld4 r63 = [r14]
	movl r37 = 4294967297
	.mmb
	addl r35 = 24, r0
	adds r44 = 252, r12
	br.call.sptk.many b0 = close#
	;;
	.mii
	addl r14 = 2999, r0
	mov r1 = r61
	;;
	mov ar.lc = r14
	.align 32
.L87:
	.mmi
	mov r66 = r34
	mov r65 = r0
	nop 0
	.mmb
	addl r64 = 2, r0
	addl r63 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r14 = r38
	adds r15 = 16, r12
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r1 = r61
	addl r65 = 64, r0
	(p6) br.cond.spnt .L69
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	nop 0
	.mmi
	ld8 r15 = [r34]
	ld4 r63 = [r34]
	adds r64 = 16, r12
	;;
	.mmi
	adds r14 = 16, r14
	st8 [r49] = r0
	nop 0
	.mmi
	st8 [r33] = r43
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st8 [r48] = r0
	;;
	st8 [r14] = r0, 8
	nop 0
	.mmi
	st8 [r47] = r0
	;;
	st8 [r14] = r0
	nop 0
	.mmi
	st8 [r32] = r35
	;;
	st8 [r39] = r33
	nop 0
	.mmi
	st8 [r51] = r37
	;;
	st8 [r40] = r36
	nop 0
	.mmi
	st8 [r50] = r15
	;;
	st8 [r41] = r32
	nop 0
	.mmi
	st1 [r43] = r46
	;;
	st8 [r45] = r36
	nop 0
	.mmb
	st8 [r42] = r35
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r44]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r61
	br.cloop.sptk.few .L87
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC25)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r61
	mov b0 = r59
	;;
	.mii
	nop 0
	mov ar.pfs = r60
	;;
	mov ar.lc = r62
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L122:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r63 = [r8]
	mov r52 = r8
	mov r1 = r61
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r63
	(p6) br.cond.dptk .L80
	.mmi
	adds r54 = 244, r12
	addl r51 = 1, r0
	adds r46 = 136, r12
	.mmb
	adds r43 = 144, r12
	addl r57 = 120, r0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	mov r65 = r8
	nop 0
	.mmi
	mov r64 = r53
	addl r56 = 24, r0
	addl r55 = 20, r0
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC22)
	.mlx
	nop 0
	movl r53 = 4294967297
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 256, r12
	addl r15 = 999, r0
	mov r1 = r61
	.mmi
	ld4 r63 = [r45]
	;;
	nop 0
	mov r64 = r14
	.mmb
	nop 0
	st4 [r14] = r15
	br.call.sptk.many b0 = send_files.constprop.1#
	;;
	.mib
	mov r1 = r61
	sub r63 = r0, r8
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	nop 0
	mov r64 = r8
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC23)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r64 = r0
	nop 0
	mov r1 = r61
	.mmb
	ld4 r63 = [r54]
	nop 0
	br.call.sptk.many b0 = receive_file#
	;;
	.mib
	mov r1 = r61
	mov r63 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r64 = r0
	nop 0
	mov r1 = r61
	.mmb
	ld4 r63 = [r54]
	nop 0
	br.call.sptk.many b0 = receive_file#
	;;
	.mib
	mov r1 = r61
	mov r63 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r15 = 16, r12
	mov r14 = r38
	mov r1 = r61
	.mmi
	st8 [r35] = r0
	st8 [r33] = r34
	addl r65 = 64, r0
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mii
	ld4 r63 = [r45]
	mov r35 = r46
	;;
	adds r14 = 16, r14
	.mmi
	st8 [r36] = r0
	st4 [r37] = r0
	mov r36 = r43
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r47] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r48] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r49] = r0
	nop 0
	;;
	.mmi
	st8 [r39] = r33
	st8 [r32] = r55
	nop 0
	;;
	.mmi
	st8 [r40] = r51
	st1 [r34] = r57
	nop 0
	;;
	.mmi
	st8 [r41] = r32
	st8 [r50] = r51
	nop 0
	;;
	.mmi
	st8 [r42] = r56
	st8 [r46] = r53
	nop 0
	;;
	.mib
	st4 [r43] = r0
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mib
	mov r1 = r61
	cmp.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L123
	.align 32
.L83:
	.mmi
	adds r15 = 16, r12
	mov r14 = r38
	addl r65 = 64, r0
	.mmi
	st8 [r35] = r0
	st8 [r33] = r34
	adds r44 = 1, r44
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	mov r64 = r15
	.mii
	ld4 r63 = [r45]
	mov r35 = r46
	;;
	adds r14 = 16, r14
	.mmi
	st8 [r36] = r0
	st4 [r37] = r0
	mov r36 = r43
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r47] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r48] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r49] = r0
	nop 0
	;;
	.mmi
	st8 [r39] = r33
	st8 [r32] = r55
	nop 0
	;;
	.mmi
	st8 [r40] = r51
	st8 [r46] = r53
	nop 0
	;;
	.mmi
	st8 [r41] = r32
	st1 [r34] = r57
	nop 0
	;;
	.mmi
	st8 [r50] = r51
	st8 [r42] = r56
	nop 0
	;;
	.mib
	st4 [r43] = r0
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mib
	mov r1 = r61
	cmp.gt p6, p7 = r0, r8
	(p7) br.cond.dptk .L83
.L123:
	.mmi
	nop 0
	ld4 r63 = [r52]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r63
	(p6) br.cond.dptk .L83
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r61
	mov r65 = r8
	mov r64 = r44
	;;
	.mlx
	nop 0
	movl r63 = @gprel(.LC24)
	;;
	.mib
	add r63 = r1, r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r63 = [r54]
	nop 0
	mov r1 = r61
	.mmb
	addl r64 = 64, r0
	nop 0
	br.call.sptk.many b0 = receive_file#
	;;
	.mmi
	nop 0
	mov r63 = r8
	mov r1 = r61
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L124
	.align 32
.L85:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r61
	ld4 r63 = [r54]
	addl r64 = 64, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = receive_file#
	;;
	.mmi
	nop 0
	mov r1 = r61
	mov r63 = r8
	.mmb
	nop 0
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L85
.L124:
	.mmi
	adds r34 = 232, r12
	addl r53 = 120, r0
	addl r46 = 1, r0
	.mmi
	addl r45 = 24, r0
	adds r44 = 136, r12
	adds r43 = 144, r12
	;;
	.mmi
	adds r52 = 236, r12
	nop 0
	mov ar.lc = 99
	.mlx
	nop 0
	movl r51 = 4294967297
	.align 32
.L86:
	.mmi
	mov r66 = r34
	mov r65 = r0
	nop 0
	.mmb
	addl r64 = 2, r0
	addl r63 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r14 = r38
	adds r15 = 16, r12
	cmp4.eq p6, p7 = -1, r8
	.mmb
	mov r1 = r61
	addl r65 = 64, r0
	(p6) br.cond.spnt .L69
	;;
	.mmi
	st8 [r15] = r0
	st8 [r14] = r0, 8
	nop 0
	.mmi
	ld8 r15 = [r34]
	ld4 r63 = [r34]
	adds r64 = 16, r12
	;;
	.mmi
	adds r14 = 16, r14
	st8 [r35] = r0
	nop 0
	.mmi
	st8 [r33] = r37
	nop 0
	mov r35 = r44
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r36] = r0
	mov r36 = r43
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r47] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r48] = r0
	nop 0
	;;
	.mmi
	st8 [r39] = r33
	st8 [r49] = r0
	nop 0
	;;
	.mmi
	st8 [r40] = r46
	st8 [r32] = r45
	nop 0
	;;
	.mmi
	st8 [r41] = r32
	st8 [r44] = r51
	nop 0
	;;
	.mmi
	st1 [r37] = r53
	st8 [r43] = r15
	nop 0
	;;
	.mmi
	nop 0
	st8 [r50] = r46
	nop 0
	.mmb
	st8 [r42] = r45
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r61
	nop 0
	.mmb
	ld4 r63 = [r52]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r61
	br.cloop.sptk.few .L86
	.mib
	ld8 r63 = [r58]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r61
	mov r63 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L69:
	.mlx
	nop 0
	movl r63 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br.call.sptk.many b0 = must.part.0#
	;;
.L70:
	.mlx
	nop 0
	movl r63 = @gprel(.LC6)
	;;
	.mib
	nop 0
	add r63 = r1, r63
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
