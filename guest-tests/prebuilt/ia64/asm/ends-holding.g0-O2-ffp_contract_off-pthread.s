// b1d1eb4650807797845b4b8b23fb2d3f guest-tests/process/ends-holding.c
	.file	"ends-holding.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
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
	stringz	"sendmsg"
	.text
	.align 16
	.align 64
	.proc send_descriptors#
send_descriptors:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 96
	adds r12 = -96, r12
	nop 0
	.mmi
	addl r18 = @gprel(empty#), gp
	addl r15 = @gprel(event#), gp
	.save rp, r33
	mov r33 = b0
	;;
	.mmi
	adds r14 = 24, r12
	ld4 r20 = [r18]
	adds r19 = 96, r12
	.mlx
	addl r18 = 1, r0
	movl r21 = 4294967297
	;;
	.mmi
	st8 [r14] = r0, 8
	ld4 r15 = [r15]
	adds r17 = 72, r12
	.mmi
	addl r16 = 24, r0
	adds r37 = 16, r12
	mov r35 = r1
	.body
	;;
	.mmi
	nop 0
	adds r14 = 8, r14
	mov r36 = r32
	.mmi
	st8 [r17] = r16
	st8 [r37] = r0
	mov r38 = r0
	;;
	.mii
	st8 [r14] = r0, 8
	unpack4.l r15 = r20, r15
	adds r20 = 80, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r20] = r21
	adds r20 = 88, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	adds r14 = 32, r12
	.mlx
	st8 [r20] = r15
	movl r15 = @gprel(b#)
	;;
	.mmi
	st8 [r14] = r19
	adds r14 = 40, r12
	add r15 = r1, r15
	;;
	.mmi
	st8 [r14] = r18
	nop 0
	adds r14 = 48, r12
	.mmi
	st8 [r19] = r15
	nop 0
	adds r15 = 104, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r17
	adds r14 = 56, r12
	.mmi
	nop 0
	st8 [r15] = r18
	nop 0
	;;
	.mib
	st8 [r14] = r16
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC2)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp send_descriptors#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"ends"
	.align 8
.LC4:
	stringz	"/proc/self/exe"
	.text
	.align 16
	.align 64
	.proc end_thread#
end_thread:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	nop 0
	mov r35 = r1
	.body
	nop 0
	;;
	.mmi
	adds r14 = 16, r12
	addl r15 = 2000000, r0
	mov r37 = r0
	;;
	.mmi
	st8 [r14] = r0
	mov r36 = r14
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r32
	mov r1 = r35
	(p6) br.cond.spnt .L7
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r32
	(p6) br.cond.dptk .L8
	.mlx
	addl r14 = @gprel(self#), gp
	movl r38 = @gprel(.LC3)
	.mlx
	mov r39 = r0
	movl r36 = @gprel(.LC4)
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	add r36 = r1, r36
	.mmb
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = execl#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L8:
	.body
	.copy_state 1
	.mib
	addl r36 = 9, r0
	nop 0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L7:
	.body
	.copy_state 2
	.mib
	nop 0
	addl r36 = 7, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp end_thread#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"file"
	.align 8
.LC6:
	stringz	"other"
	.align 8
.LC7:
	stringz	"fifo"
	.text
	.align 16
	.align 64
	.proc wait_in#
wait_in:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 1, 12, 7, 0
	.fframe 512
	adds r12 = -512, r12
	nop 0
	.mmi
	mov r44 = r1
	nop 0
	.save rp, r42
	mov r42 = b0
	.body
	;;
	.mmi
	adds r38 = 272, r12
	addl r15 = 1, r0
	addl r16 = 28531, r0
	.mmi
	addl r17 = 29797, r0
	adds r37 = 488, r12
	adds r14 = 392, r12
	;;
	.mmi
	st2 [r38] = r15
	adds r15 = 274, r12
	adds r35 = 472, r12
	.mmi
	addl r33 = 1, r0
	adds r36 = 504, r12
	adds r39 = 384, r12
	;;
	.mmi
	st2 [r15] = r16
	adds r15 = 276, r12
	addl r16 = 27491, r0
	.mmi
	adds r41 = 518, r12
	adds r40 = 512, r12
	adds r45 = 144, r12
	;;
	.mmi
	st2 [r15] = r16
	adds r16 = 278, r12
	addl r15 = 1, r0
	;;
	.mmi
	st2 [r16] = r17
	nop 0
	adds r16 = 280, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 282, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 284, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 286, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 288, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 290, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 292, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 294, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 296, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 298, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 300, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 302, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 304, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 306, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 308, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 310, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 312, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 314, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 316, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 318, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 320, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 322, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 324, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 326, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 328, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 330, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 332, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 334, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 336, r12
	;;
	.mmi
	st1 [r16] = r0
	nop 0
	addl r16 = @gprel(event#), gp
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 416, r12
	;;
	.mmi
	nop 0
	ld4 r34 = [r16]
	adds r16 = 337, r12
	.mmi
	st8 [r39] = r0
	;;
	st1 [r16] = r0
	adds r16 = 338, r12
	.mmi
	st4 [r36] = r34
	;;
	st2 [r16] = r0
	adds r16 = 340, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 342, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 344, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 346, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 348, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 350, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 352, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 354, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 356, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 358, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 360, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 362, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 364, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 366, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 368, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 370, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 372, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 374, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 376, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 378, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 380, r12
	;;
	.mmi
	st2 [r16] = r0
	nop 0
	adds r16 = 508, r12
	;;
	.mmi
	st4 [r16] = r15
	nop 0
	addl r16 = 3600, r0
	;;
	.mmi
	st8 [r37] = r16
	nop 0
	adds r16 = 496, r12
	;;
	.mlx
	st8 [r16] = r0
	movl r16 = @gprel(b#)
	;;
	.mmi
	add r16 = r1, r16
	;;
	st8 [r35] = r16
	adds r16 = 480, r12
	;;
	.mmi
	st8 [r16] = r33
	st8 [r14] = r0
	adds r14 = 424, r12
	.mmi
	adds r16 = 400, r12
	;;
	st8 [r14] = r0
	adds r14 = 432, r12
	.mmi
	st8 [r16] = r35
	nop 0
	addl r16 = -1, r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 408, r12
	.mmi
	st2 [r40] = r15
	;;
	st8 [r14] = r33
	adds r14 = 520, r12
	.mmi
	st2 [r41] = r0
	;;
	st2 [r14] = r16
	addl r16 = 4096, r0
	.mmi
	adds r14 = 522, r12
	;;
	st2 [r14] = r16
	adds r14 = 514, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 516, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r45 = 144, r12
	.mmb
	addl r46 = 12, r0
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r44
	addl r47 = 128, r0
	nop 0
	.mmb
	mov r46 = r0
	adds r45 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	and r15 = 63, r34
	nop 0
	extr r14 = r34, 31, 1
	.mii
	mov r1 = r44
	cmp4.ltu p6, p7 = 32, r32
	;;
	shr.u r14 = r14, 58
	;;
	.mii
	add r14 = r14, r34
	nop 0
	;;
	shl r33 = r33, r15
	.mmi
	adds r15 = 16, r12
	;;
	nop 0
	extr r14 = r14, 6, 26
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	addl r15 = @ltoffx(.L17), r1
	;;
	.mib
	st8 [r14] = r33
	addp4 r14 = r32, r0
	(p6) br.cond.spnt .L15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	ld8.mov r15 = [r15], .L17
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L17:
	data8 @pcrel(.L49)
	data8 @pcrel(.L48)
	data8 @pcrel(.L54)
	data8 @pcrel(.L46)
	data8 @pcrel(.L45)
	data8 @pcrel(.L44)
	data8 @pcrel(.L43)
	data8 @pcrel(.L42)
	data8 @pcrel(.L41)
	data8 @pcrel(.L40)
	data8 @pcrel(.L39)
	data8 @pcrel(.L38)
	data8 @pcrel(.L37)
	data8 @pcrel(.L36)
	data8 @pcrel(.L35)
	data8 @pcrel(.L34)
	data8 @pcrel(.L33)
	data8 @pcrel(.L32)
	data8 @pcrel(.L31)
	data8 @pcrel(.L30)
	data8 @pcrel(.L29)
	data8 @pcrel(.L28)
	data8 @pcrel(.L27)
	data8 @pcrel(.L26)
	data8 @pcrel(.L25)
	data8 @pcrel(.L24)
	data8 @pcrel(.L23)
	data8 @pcrel(.L22)
	data8 @pcrel(.L21)
	data8 @pcrel(.L20)
	data8 @pcrel(.L19)
	data8 @pcrel(.L18)
	data8 @pcrel(.L16)
	.text
.L18:
	.mmi
	mov r47 = r0
	nop 0
	addl r46 = 1, r0
	.mmb
	addl r45 = 1, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r8
	nop 0
	.mmb
	mov r46 = r38
	addl r47 = 110, r0
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
	;;
.L54:
	.mlx
	nop 0
	movl r46 = @gprel(b#)
	.mmi
	addl r14 = @gprel(pair#), gp
	mov r48 = r0
	addl r47 = 1, r0
	;;
	.mmi
	nop 0
	add r46 = r1, r46
	nop 0
	.mmb
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r44
	nop 0
	nop 0
.L14:
	.mii
	nop 0
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L46:
	.body
	.copy_state 1
	.mlx
	addl r33 = @gprel(packed#), gp
	movl r46 = @gprel(b#)
	.mii
	mov r48 = r0
	addl r47 = 60000, r0
	;;
	add r46 = r1, r46
	.mmb
	ld4 r45 = [r33]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r48 = r0
	.mmi
	addl r47 = 60000, r0
	ld4 r45 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(b#)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L48:
	.body
	.copy_state 2
	.mlx
	addl r14 = @gprel(full#+4), gp
	movl r46 = @gprel(b#)
	.mmi
	addl r47 = 4096, r0
	;;
	nop 0
	add r46 = r1, r46
	.mmb
	nop 0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = write#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L49:
	.body
	.copy_state 3
	.mlx
	addl r14 = @gprel(empty#), gp
	movl r46 = @gprel(b#)
	.mmi
	addl r47 = 1, r0
	;;
	nop 0
	add r46 = r1, r46
	.mmb
	nop 0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = read#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L16:
	.body
	.copy_state 4
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r44
	mov r33 = r8
	mov r50 = r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	mov r47 = r0
	;;
	.mib
	addl r46 = 16401, r0
	addl r45 = 1128, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	cmp4.ge p6, p7 = 0, r8
	mov r1 = r44
	(p7) br.cond.dpnt .L57
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L14
	.mib
	addl r45 = 1, r0
	addl r46 = 9, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r44
	mov r45 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L19:
	.mmi
	addl r14 = @gprel(empty#), gp
	addl r47 = 1, r0
	mov r46 = r35
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = readv#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L20:
	.body
	.copy_state 5
	.mmi
	addl r14 = @gprel(full#+4), gp
	mov r48 = r0
	addl r47 = 1, r0
	;;
	.mmi
	ld4 r46 = [r14]
	nop 0
	addl r14 = @gprel(empty#), gp
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = tee#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 6
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L21:
	.body
	.copy_state 6
	.mmi
	mov r48 = r0
	mov r47 = r37
	nop 0
	.mmb
	mov r46 = r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = clock_nanosleep#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 7
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L22:
	.body
	.copy_state 7
	.mlx
	addl r14 = @gprel(timer#), gp
	movl r46 = @gprel(b#)
	.mmi
	addl r47 = 8, r0
	;;
	nop 0
	add r46 = r1, r46
	.mmb
	nop 0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = read#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 8
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L23:
	.body
	.copy_state 8
	.mmi
	addl r14 = @gprel(pair#), gp
	addl r47 = 256, r0
	mov r46 = r39
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 9
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L24:
	.body
	.copy_state 9
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	.mmi
	nop 0
	mov r46 = r0
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 10
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L25:
	.body
	.copy_state 10
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mmi
	nop 0
	mov r46 = r0
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r45 = r8
	.mmb
	addl r46 = 2, r0
	nop 0
	br.call.sptk.many b0 = flock#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 11
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L26:
	.body
	.copy_state 11
	.mmi
	adds r14 = 448, r12
	addl r15 = 10, r0
	adds r33 = 440, r12
	.mlx
	addl r46 = 2, r0
	movl r45 = @gprel(.LC5)
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 464, r12
	add r45 = r1, r45
	.mmi
	st8 [r33] = r0
	;;
	st8 [r14] = r0
	adds r14 = 456, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r8
	nop 0
	.mmb
	mov r47 = r33
	addl r46 = 38, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 12
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L27:
	.body
	.copy_state 12
	.mmi
	adds r14 = 448, r12
	adds r33 = 440, r12
	addl r15 = 10, r0
	.mlx
	addl r46 = 2, r0
	movl r45 = @gprel(.LC5)
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 464, r12
	.mmi
	st8 [r33] = r0
	nop 0
	add r45 = r1, r45
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 1, r0
	;;
	.mmi
	st2 [r33] = r14
	nop 0
	adds r14 = 456, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r44
	mov r45 = r8
	nop 0
	.mmb
	mov r47 = r33
	addl r46 = 7, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 13
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L28:
	.body
	.copy_state 13
	.mlx
	addl r14 = @gprel(slave#), gp
	movl r46 = @gprel(b#)
	.mmi
	addl r47 = 1, r0
	;;
	nop 0
	add r46 = r1, r46
	.mmb
	nop 0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = read#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 14
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L29:
	.body
	.copy_state 14
	.mmi
	nop 0
	addl r14 = @gprel(inherits#), gp
	nop 0
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 15
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L30:
	.body
	.copy_state 15
	.mmi
	addl r46 = @gprel(word#), gp
	addl r51 = 2, r0
	mov r50 = r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	addl r47 = 9, r0
	;;
	.mib
	addl r45 = 1230, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 16
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L31:
	.body
	.copy_state 16
	.mmi
	addl r46 = @gprel(word#), gp
	mov r51 = r0
	mov r50 = r0
	.mmi
	mov r49 = r0
	mov r48 = r0
	mov r47 = r0
	;;
	.mib
	addl r45 = 1230, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 17
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L32:
	.body
	.copy_state 17
	.mib
	mov r46 = r0
	adds r45 = 144, r12
	br.call.sptk.many b0 = sigwaitinfo#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 18
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L33:
	.body
	.copy_state 18
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 19
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 19
	.mib
	mov r46 = r0
	mov r45 = r37
	br.call.sptk.many b0 = nanosleep#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 20
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L35:
	.body
	.copy_state 20
	.mlx
	addl r14 = @gprel(messages#), gp
	movl r46 = @gprel(b#)
	.mii
	mov r48 = r0
	addl r47 = 10, r0
	;;
	add r46 = r1, r46
	.mmb
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 21
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L36:
	.body
	.copy_state 21
	.mmi
	addl r14 = @gprel(set#), gp
	addl r47 = 1, r0
	mov r46 = r40
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 22
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L37:
	.body
	.copy_state 22
	.mmi
	addl r14 = @gprel(set#), gp
	addl r47 = 1, r0
	mov r46 = r41
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 23
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L38:
	.body
	.copy_state 23
	.mlx
	addl r14 = @gprel(crowded#), gp
	movl r46 = @gprel(b#)
	.mii
	mov r48 = r0
	addl r47 = 8000, r0
	;;
	add r46 = r1, r46
	.mmb
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 24
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L39:
	.body
	.copy_state 24
	.mlx
	addl r14 = @gprel(queue#), gp
	movl r46 = @gprel(b#)
	.mmi
	mov r49 = r0
	mov r48 = r0
	addl r47 = 100, r0
	;;
	.mmi
	nop 0
	add r46 = r1, r46
	nop 0
	.mmb
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 25
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L40:
	.body
	.copy_state 25
	.mlx
	addl r14 = @gprel(notes#), gp
	movl r46 = @gprel(b#)
	.mmi
	addl r47 = 1000, r0
	;;
	nop 0
	add r46 = r1, r46
	.mmb
	nop 0
	ld4 r45 = [r14]
	br.call.sptk.many b0 = read#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 26
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L41:
	.body
	.copy_state 26
	.mlx
	nop 0
	movl r46 = @gprel(b#)
	.mmi
	addl r47 = 8, r0
	nop 0
	mov r45 = r34
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 27
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L42:
	.body
	.copy_state 27
	.mmi
	addl r14 = @gprel(epoll#), gp
	nop 0
	addl r48 = -1, r0
	.mmi
	addl r47 = 1, r0
	nop 0
	adds r46 = 440, r12
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 28
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L43:
	.body
	.copy_state 28
	.mmi
	mov r49 = r0
	mov r48 = r0
	mov r47 = r0
	.mmb
	adds r46 = 16, r12
	adds r45 = 1, r34
	br.call.sptk.many b0 = select#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 29
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L44:
	.body
	.copy_state 29
	.mmi
	addl r47 = -1, r0
	nop 0
	addl r46 = 1, r0
	.mmb
	mov r45 = r36
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 30
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
.L45:
	.body
	.copy_state 30
	.mmi
	addl r14 = @gprel(listener#), gp
	mov r47 = r0
	mov r46 = r0
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 31
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L15:
	.body
	.copy_state 31
	.mmi
	adds r48 = 144, r12
	mov r47 = r0
	nop 0
	.mmb
	addl r46 = 1, r0
	mov r45 = r36
	br.call.sptk.many b0 = ppoll#
	;;
	.mii
	mov r1 = r44
	mov b0 = r42
	;;
	mov ar.pfs = r43
	.mmb
	nop 0
	.label_state 32
	.restore sp
	adds r12 = 512, r12
	br.ret.sptk.many b0
	;;
.L57:
	.body
	.copy_state 32
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r33
	mov r1 = r44
	nop 0
	.mmb
	addl r45 = 1, r0
	addl r46 = 9, r0
	(p6) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r44
	mov r45 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp wait_in#
	.section	.rodata.str1.8
	.align 8
.LC8:
	stringz	"wait %d ended\n"
	.text
	.align 16
	.align 64
	.proc wait_thread#
wait_thread:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	mov r36 = r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wait_in#
	;;
	.mmi
	mov r1 = r35
	nop 0
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
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp wait_thread#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"pipe"
	.align 8
.LC10:
	stringz	"fill"
	.align 8
.LC11:
	stringz	"d"
	.align 8
.LC12:
	stringz	"mkdir"
	.align 8
.LC13:
	stringz	"listen"
	.align 8
.LC14:
	stringz	"/holding"
	.align 8
.LC15:
	stringz	"mq_open"
	.align 8
.LC16:
	stringz	"openpt"
	.align 8
.LC17:
	stringz	"unlockpt"
	.align 8
.LC18:
	stringz	"open"
	.align 8
.LC19:
	stringz	"lock"
	.align 8
.LC20:
	stringz	"exit"
	.align 8
.LC21:
	stringz	"signal"
	.align 8
.LC22:
	stringz	"execve"
	.align 8
.LC23:
	stringz	"waits, %s:"
	.align 8
.LC24:
	stringz	" %d"
	.align 8
.LC25:
	stringz	"\nholds, %s:"
	.align 8
.LC26:
	stringz	"sigqueue"
	.align 8
.LC27:
	stringz	"timer"
	.align 8
.LC28:
	stringz	"shmat"
	.align 8
.LC29:
	stringz	"socketpair"
	.align 8
.LC30:
	stringz	"write"
	.align 8
.LC31:
	stringz	"tee"
	.align 8
.LC32:
	stringz	"left"
	.align 8
.LC33:
	stringz	"held"
	.align 8
.LC34:
	stringz	"x"
	.align 8
.LC35:
	stringz	"watch"
	.align 8
.LC36:
	stringz	"d/new"
	.align 8
.LC37:
	stringz	"d/fifo"
	.align 8
.LC38:
	stringz	"waitid"
	.align 8
.LC39:
	stringz	"signals for a zombie: %d %d %d\n"
	.align 8
.LC40:
	stringz	"its status: %d\n"
	.align 8
.LC41:
	stringz	"values: %d %d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 95
	.mmi
	.save ar.pfs, r96
	alloc r96 = ar.pfs, 2, 66, 6, 0
	.fframe 560
	adds r12 = -560, r12
	.save pr, r98
	mov r98 = pr
	.mmi
	cmp4.lt p6, p7 = 1, r32
	addl r65 = @gprel(self#), gp
	mov r97 = r1
	;;
	.mmi
	addl r15 = 1, r0
	adds r37 = 144, r12
	addl r16 = 28531, r0
	.mmi
	adds r14 = 344, r12
	adds r36 = 320, r12
	addl r101 = 1, r0
	;;
	.mmi
	st2 [r37] = r15
	adds r15 = 146, r12
	.save rp, r95
	mov r95 = b0
	.mmi
	nop 0
	addl r100 = 36, r0
	nop 0
	;;
	.mmb
	st2 [r15] = r16
	adds r15 = 148, r12
	nop 0
	.mmi
	addl r16 = 27491, r0
	nop 0
	.save ar.lc, r99
	mov r99 = ar.lc
	.body
	;;
	.mmi
	st2 [r15] = r16
	addl r16 = 29797, r0
	adds r15 = 150, r12
	;;
	.mmi
	st2 [r15] = r16
	nop 0
	adds r15 = 152, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 154, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 156, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 158, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 160, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 162, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 164, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 166, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 168, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 170, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 172, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 174, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 176, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 178, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 180, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 182, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 184, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 186, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 188, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 190, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 192, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 194, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 196, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 198, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 200, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 202, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 204, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 206, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 208, r12
	;;
	.mmi
	st1 [r15] = r0
	nop 0
	adds r15 = 209, r12
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 352, r12
	;;
	.mmi
	st1 [r15] = r0
	nop 0
	adds r15 = 210, r12
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 360, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 212, r12
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 368, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 214, r12
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 376, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 216, r12
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 328, r12
	;;
	.mmi
	nop 0
	st2 [r15] = r0
	adds r15 = 218, r12
	.mmi
	st8 [r36] = r0
	;;
	st2 [r15] = r0
	adds r15 = 220, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 222, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 224, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 226, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 228, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 230, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 232, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 234, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 236, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 238, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 240, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 242, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 244, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 246, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 248, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 250, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	adds r15 = 252, r12
	;;
	.mmi
	st2 [r15] = r0
	nop 0
	addl r15 = 1, r0
	;;
	.mmi
	st8 [r14] = r15
	addl r15 = 10, r0
	adds r14 = 336, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	(p6) br.cond.dpnt .L124
	;;
	.mmi
	nop 0
	ld8 r14 = [r33]
	nop 0
	;;
	.mib
	st8 [r65] = r14
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	nop 0
	mov r1 = r97
	nop 0
	;;
	.mib
	addl r100 = @gprel(empty#), gp
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r97
	nop 0
	mov r34 = r8
	;;
	.mib
	addl r100 = @gprel(full#), gp
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r97
	mov r102 = r0
	nop 0
	.mmi
	addl r101 = 1, r0
	addl r100 = 1, r0
	or r34 = r8, r34
	;;
	.mib
	addl r103 = @gprel(pair#), gp
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r97
	mov r102 = r0
	nop 0
	.mmi
	addl r101 = 1, r0
	addl r100 = 1, r0
	or r34 = r8, r34
	;;
	.mib
	addl r103 = @gprel(packed#), gp
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r97
	nop 0
	or r34 = r8, r34
	.mmi
	addl r102 = 4096, r0
	nop 0
	addl r101 = 1031, r0
	;;
	.mib
	cmp4.ne p6, p7 = -1, r34
	addl r75 = @gprel(full#+4), gp
	(p7) br.cond.spnt .L104
	;;
	.mib
	ld4 r100 = [r75]
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	nop 0
	mov r1 = r97
	addl r102 = 4096, r0
	.mmi
	nop 0
	ld4 r100 = [r75]
	nop 0
	;;
	.mlx
	nop 0
	movl r101 = @gprel(b#)
	;;
	.mib
	add r101 = r1, r101
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r97
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L150
	;;
	.mlx
	nop 0
	movl r34 = @gprel(b#)
	.mii
	addl r35 = @gprel(packed#), gp
	nop 0
	;;
	add r34 = r1, r34
	;;
	.align 32
.L63:
	.mmi
	addl r103 = 64, r0
	addl r102 = 60000, r0
	nop 0
	.mmb
	mov r101 = r34
	ld4 r100 = [r35]
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r97
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L63
	;;
	.mlx
	nop 0
	movl r100 = @gprel(.LC11)
	.mmi
	nop 0
	addl r101 = 448, r0
	nop 0
	;;
	.mib
	add r100 = r1, r100
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r97
	mov r35 = r8
	addl r101 = 384, r0
	;;
	.mlx
	nop 0
	movl r100 = @gprel(.LC7)
	;;
	.mib
	add r100 = r1, r100
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mii
	or r35 = r8, r35
	mov r1 = r97
	;;
	cmp4.ne p6, p7 = -1, r35
	;;
	.mlx
	nop 0
	(p7) movl r100 = @gprel(.LC12)
	;;
	.mib
	(p7) add r100 = r1, r100
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r101 = r0
	nop 0
	addl r76 = @gprel(event#), gp
	.mmb
	mov r100 = r0
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	nop 0
	mov r1 = r97
	mov r100 = r0
	.mii
	st4 [r76] = r8
	nop 0
	;;
	addl r80 = @gprel(epoll#), gp
	.mmb
	addl r81 = @gprel(notes#), gp
	addl r79 = @gprel(queue#), gp
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r97
	st4 [r80] = r8
	nop 0
	;;
	.mmi
	addl r46 = @gprel(crowded#), gp
	nop 0
	addl r77 = @gprel(set#), gp
	.mmb
	addl r78 = @gprel(segment#), gp
	nop 0
	br.call.sptk.many b0 = inotify_init#
	;;
	.mmi
	mov r1 = r97
	nop 0
	mov r101 = r0
	.mmi
	addl r100 = 1, r0
	st4 [r81] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(b#)
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mmi
	mov r1 = r97
	addl r101 = 384, r0
	mov r100 = r0
	;;
	.mmi
	addl r14 = @gprel(timer#), gp
	;;
	st4 [r14] = r8
	addl r14 = 1, r0
	;;
	.mib
	st8 [r34] = r14
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r97
	addl r101 = 384, r0
	nop 0
	.mmb
	mov r100 = r0
	st4 [r79] = r8
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r97
	addl r102 = 384, r0
	addl r101 = 2, r0
	.mmb
	mov r100 = r0
	st4 [r46] = r8
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r97
	addl r102 = 384, r0
	addl r101 = 8192, r0
	.mmi
	mov r100 = r0
	st4 [r77] = r8
	mov r34 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = shmget#
	;;
	.mmi
	mov r1 = r97
	addl r103 = 1, r0
	addl r102 = 16, r0
	.mmi
	addl r101 = 1, r0
	st4 [r78] = r8
	mov r100 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r97
	nop 0
	nop 0
	.align 32
.L65:
	.mmi
	addl r103 = 2048, r0
	addl r102 = 8000, r0
	nop 0
	.mmb
	mov r101 = r35
	ld4 r100 = [r46]
	br.call.sptk.many b0 = msgsnd#
	;;
	.mib
	mov r1 = r97
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L65
	.mmi
	ld4 r35 = [r80]
	adds r34 = 528, r12
	addl r38 = 1, r0
	.mmi
	addl r102 = 12, r0
	mov r101 = r0
	adds r100 = 532, r12
	;;
	.mmi
	ld4 r39 = [r76]
	adds r82 = 472, r12
	adds r83 = 448, r12
	.mmb
	mov r63 = r0
	adds r85 = 480, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r103 = r34
	mov r102 = r39
	mov r100 = r35
	.mmi
	st4 [r34] = r38
	mov r1 = r97
	addl r101 = 1, r0
	;;
	.mmi
	mov r68 = r82
	mov r72 = r83
	adds r84 = 488, r12
	.mmb
	addl r39 = 255, r0
	adds r86 = 456, r12
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r97
	mov r102 = r0
	addl r101 = 1, r0
	.mmb
	addl r100 = 1, r0
	adds r87 = 464, r12
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r97
	addl r102 = 110, r0
	mov r101 = r37
	.mmi
	mov r34 = r8
	mov r100 = r8
	adds r49 = 384, r12
	;;
	.mmi
	addl r14 = @gprel(listener#), gp
	adds r62 = 392, r12
	addl r45 = 1000000, r0
	.mmi
	adds r61 = 400, r12
	adds r60 = 408, r12
	adds r47 = 256, r12
	;;
	.mmi
	st4 [r14] = r8
	adds r44 = 264, r12
	adds r59 = 272, r12
	.mmb
	adds r58 = 280, r12
	adds r57 = 288, r12
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r100 = r34
	mov r34 = r8
	addl r101 = 5, r0
	.mmb
	mov r1 = r97
	adds r56 = 296, r12
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	or r34 = r8, r34
	mov r1 = r97
	adds r55 = 304, r12
	.mmi
	adds r54 = 312, r12
	adds r48 = 544, r12
	addl r43 = 1, r0
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r34
	nop 0
	adds r53 = 546, r12
	.mmi
	adds r52 = 548, r12
	nop 0
	addl r51 = 4096, r0
	;;
	.mlx
	nop 0
	(p7) movl r100 = @gprel(.LC13)
	;;
	.mib
	(p7) add r100 = r1, r100
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r100 = @gprel(.LC14)
	;;
	.mib
	add r100 = r1, r100
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r97
	nop 0
	mov r103 = r36
	.mmi
	addl r102 = 384, r0
	nop 0
	addl r101 = 66, r0
	;;
	.mlx
	nop 0
	movl r100 = @gprel(.LC14)
	;;
	.mib
	add r100 = r1, r100
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r97
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r100 = @gprel(.LC15)
	;;
	.mib
	(p7) add r100 = r1, r100
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r89 = @gprel(messages#), gp
	nop 0
	addl r100 = 258, r0
	;;
	.mib
	st4 [r89] = r8
	nop 0
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r97
	cmp4.ne p6, p7 = -1, r8
	mov r34 = r8
	;;
	.mlx
	nop 0
	(p7) movl r100 = @gprel(.LC16)
	;;
	.mib
	(p7) add r100 = r1, r100
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r90 = @gprel(terminal#), gp
	nop 0
	mov r100 = r34
	;;
	.mib
	st4 [r90] = r34
	nop 0
	br.call.sptk.many b0 = grantpt#
	;;
	.mmi
	mov r35 = r8
	nop 0
	mov r100 = r34
	.mmb
	mov r1 = r97
	nop 0
	br.call.sptk.many b0 = unlockpt#
	;;
	.mii
	or r35 = r8, r35
	mov r1 = r97
	;;
	cmp4.ne p6, p7 = -1, r35
	;;
	.mlx
	nop 0
	(p7) movl r100 = @gprel(.LC17)
	;;
	.mib
	(p7) add r100 = r1, r100
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r100 = r34
	adds r34 = 416, r12
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r97
	nop 0
	mov r100 = r8
	.mmb
	addl r101 = 258, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r97
	cmp4.ne p6, p7 = -1, r8
	nop 0
	.mmb
	addl r102 = 384, r0
	addl r101 = 66, r0
	(p7) br.cond.spnt .L71
	;;
	.mlx
	addl r14 = @gprel(slave#), gp
	movl r100 = @gprel(.LC5)
	;;
	.mib
	st4 [r14] = r8
	add r100 = r1, r100
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r97
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	addl r102 = 384, r0
	addl r101 = 66, r0
	(p6) br.cond.spnt .L71
	;;
	.mlx
	addl r35 = @gprel(locked#), gp
	movl r100 = @gprel(.LC6)
	;;
	.mmi
	nop 0
	add r100 = r1, r100
	nop 0
	.mmb
	st4 [r35] = r8
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r97
	nop 0
	mov r100 = r8
	.mmb
	addl r101 = 2, r0
	nop 0
	br.call.sptk.many b0 = flock#
	;;
	.mmi
	mov r100 = r34
	ld4 r35 = [r35]
	mov r1 = r97
	.mmb
	addl r102 = 32, r0
	mov r101 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r15 = 10, r0
	adds r14 = 432, r12
	mov r102 = r34
	.mmi
	mov r100 = r35
	addl r101 = 37, r0
	mov r1 = r97
	;;
	.mmi
	st8 [r14] = r15
	st2 [r34] = r38
	addl r38 = -1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r97
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r100 = @gprel(.LC19)
	;;
	.mib
	(p7) add r100 = r1, r100
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r71 = @gprel(.LC20)
	.mmi
	nop 0
	adds r100 = 552, r12
	nop 0
	;;
	.mib
	add r71 = r1, r71
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_init#
	;;
	.mmi
	mov r1 = r97
	addl r101 = 1, r0
	adds r100 = 552, r12
	;;
	.mlx
	nop 0
	movl r70 = @gprel(.LC21)
	;;
	.mib
	add r70 = r1, r70
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_setprotocol#
	;;
	.mmi
	mov r1 = r97
	addl r101 = 1, r0
	adds r100 = 552, r12
	;;
	.mlx
	nop 0
	movl r69 = @gprel(.LC22)
	;;
	.mib
	add r69 = r1, r69
	nop 0
	br.call.sptk.many b0 = pthread_mutexattr_setpshared#
	;;
	.mmi
	mov r1 = r97
	mov r105 = r0
	addl r104 = -1, r0
	.mmi
	addl r103 = 33, r0
	addl r102 = 3, r0
	addl r101 = 4096, r0
	;;
	.mmi
	addl r35 = @ltoffx(stdout#), r1
	nop 0
	mov r100 = r0
	;;
	.mib
	ld8.mov r35 = [r35], stdout#
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r97
	nop 0
	adds r101 = 552, r12
	.mmi
	mov r34 = r8
	nop 0
	mov r100 = r8
	;;
	.mlx
	addl r14 = @gprel(inherits#), gp
	movl r91 = @gprel(.LC23)
	.mlx
	addl r50 = @ltoffx(.L80), r1
	movl r37 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	movl r92 = @gprel(.LC25)
	.mlx
	add r91 = r1, r91
	movl r74 = @gprel(.LC3)
	;;
	.mlx
	add r37 = r1, r37
	movl r73 = @gprel(.LC4)
	.mlx
	add r92 = r1, r92
	movl r41 = @gprel(b#)
	;;
	.mmi
	add r74 = r1, r74
	add r73 = r1, r73
	addl r42 = @gprel(pair#), gp
	.mmi
	st8 [r14] = r8
	ld8.mov r50 = [r50], .L80
	add r41 = r1, r41
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_init#
	;;
	.mmi
	nop 0
	mov r1 = r97
	mov r100 = r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = pthread_mutex_lock#
	;;
	.mmi
	mov r1 = r97
	nop 0
	nop 0
.L119:
	.mmi
	st8 [r82] = r71
	st8 [r85] = r70
	mov r100 = r91
	.mmi
	mov r34 = r0
	;;
	st8 [r84] = r69
	nop 0
	;;
	.mib
	ld8 r101 = [r68], 8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r97
	mov ar.lc = 33
	.align 32
.L76:
	.mib
	ld8 r100 = [r35]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r97
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	adds r14 = 16, r12
	mov r1 = r97
	.mmb
	mov r100 = r8
	mov r102 = r0
	(p7) br.cond.spnt .L155
	;;
	.mmi
	mov r101 = r14
	st4 [r14] = r38
	adds r34 = 1, r34
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r97
	mov r100 = r37
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	and r101 = 127, r15
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r101
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 1, 7
	;;
	cmp4.ge p6, p7 = 0, r14
	;;
	.mii
	nop 0
	(p6) extr r15 = r15, 8, 24
	(p7) adds r101 = 100, r101
	;;
	.mib
	(p6) and r101 = r39, r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r97
	br.cloop.sptk.few .L76
	.mmi
	st8 [r83] = r71
	st8 [r86] = r70
	mov r100 = r92
	.mmi
	mov r36 = r0
	cmp4.eq p18, p19 = 0, r63
	cmp4.eq p16, p17 = 1, r63
	;;
	.mii
	st8 [r87] = r69
	nop 0
	;;
	nop 0
	.mmb
	ld8 r101 = [r72], 8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r97
	nop 0
	nop 0
	.align 32
.L117:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	ld8 r100 = [r35]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r97
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r34 = r8
	cmp4.ne p6, p7 = 0, r8
	adds r14 = 16, r12
	.mmb
	mov r1 = r97
	mov r102 = r0
	(p7) br.cond.dpnt .L156
	;;
	.mmi
	mov r101 = r14
	st4 [r14] = r38
	nop 0
	.mmb
	mov r100 = r34
	adds r36 = 1, r36
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r97
	mov r100 = r37
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	and r101 = 127, r15
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r101
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 1, 7
	;;
	cmp4.ge p6, p7 = 0, r14
	;;
	.mii
	nop 0
	(p6) extr r15 = r15, 8, 24
	(p7) adds r101 = 100, r101
	;;
	.mib
	(p6) and r101 = r39, r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r97
	addl r103 = 64, r0
	addl r102 = 1, r0
	.mmb
	mov r101 = r41
	ld4 r100 = [r42]
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r97
	cmp4.ne p6, p7 = 20, r36
	(p6) br.cond.dptk .L117
.L158:
	.mib
	nop 0
	addl r100 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r97
	nop 0
	nop 0
	.align 32
.L118:
	.mib
	mov r100 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r97
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L118
	.mmi
	nop 0
	adds r63 = 1, r63
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r63
	(p6) br.cond.dptk .L119
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r34 = r8
	mov r1 = r97
	;;
	.mib
	(p7) addl r100 = 3, r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r103 = 16777220
	.mmi
	mov r102 = r0
	addl r100 = 1, r0
	mov r101 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r97
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r100 = @gprel(.LC38)
	;;
	.mib
	(p7) add r100 = r1, r100
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r100 = r34
	addl r101 = 10, r0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r97
	mov r35 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r97
	addl r102 = 1, r0
	nop 0
	.mmb
	mov r100 = r34
	mov r101 = r8
	br.call.sptk.many b0 = sigqueue#
	;;
	.mmi
	mov r1 = r97
	mov r100 = r34
	nop 0
	.mmb
	mov r36 = r8
	addl r101 = 9, r0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r97
	nop 0
	mov r103 = r8
	.mmi
	mov r102 = r36
	nop 0
	mov r101 = r35
	;;
	.mlx
	nop 0
	movl r100 = @gprel(.LC39)
	;;
	.mib
	add r100 = r1, r100
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = -1, r0
	adds r101 = 16, r12
	nop 0
	.mmi
	mov r1 = r97
	mov r102 = r0
	mov r100 = r34
	;;
	.mib
	st4 [r101] = r14
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r15 = 16, r12
	nop 0
	mov r1 = r97
	;;
	.mlx
	ld4 r101 = [r15]
	movl r100 = @gprel(.LC40)
	;;
	.mii
	and r16 = 127, r101
	add r100 = r1, r100
	;;
	adds r15 = 1, r16
	;;
	.mii
	nop 0
	extr r15 = r15, 1, 7
	;;
	cmp4.ge p6, p7 = 0, r15
	;;
	.mmi
	nop 0
	(p7) adds r101 = 100, r16
	nop 0
	;;
	.mib
	nop 0
	(p6) extr.u r101 = r101, 8, 8
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r34 = [r77]
	nop 0
	mov r1 = r97
	.mmi
	addl r102 = 12, r0
	nop 0
	mov r101 = r0
	;;
	.mib
	mov r100 = r34
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r97
	mov r100 = r34
	addl r102 = 12, r0
	.mmb
	mov r34 = r8
	addl r101 = 1, r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r97
	mov r101 = r34
	mov r102 = r8
	;;
	.mlx
	nop 0
	movl r100 = @gprel(.LC41)
	;;
	.mib
	add r100 = r1, r100
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r97
	nop 0
	;;
	.mlx
	nop 0
	movl r100 = @gprel(.LC14)
	;;
	.mib
	add r100 = r1, r100
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r97
	ld4 r100 = [r79]
	nop 0
	.mmb
	mov r102 = r0
	mov r101 = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r97
	ld4 r100 = [r46]
	nop 0
	.mmb
	mov r102 = r0
	mov r101 = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r97
	ld4 r100 = [r77]
	nop 0
	.mmb
	mov r102 = r0
	mov r101 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r97
	mov r102 = r0
	nop 0
	.mmb
	mov r101 = r0
	ld4 r100 = [r78]
	br.call.sptk.many b0 = shmctl#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r97
	mov pr = r98, -1
	;;
	.mii
	nop 0
	mov b0 = r95
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r96
	;;
	mov ar.lc = r99
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 560, r12
	br.ret.sptk.many b0
.L156:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	st8 [r49] = r0
	st8 [r62] = r45
	nop 0
	;;
	.mmi
	st8 [r61] = r0
	st8 [r60] = r45
	nop 0
	;;
	.mmi
	st8 [r47] = r0
	st8 [r44] = r0
	nop 0
	;;
	.mmi
	st8 [r59] = r0
	st8 [r58] = r0
	nop 0
	;;
	.mmi
	st8 [r57] = r0
	st8 [r56] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r55] = r0
	nop 0
	.mmb
	st8 [r54] = r0
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	adds r8 = 1, r8
	mov r105 = r0
	addl r104 = -1, r0
	.mmi
	addl r103 = 33, r0
	mov r1 = r97
	addl r102 = 3, r0
	;;
	.mmi
	addl r101 = 65536, r0
	nop 0
	mov r100 = r0
	.mmi
	st2 [r48] = r43
	st2 [r53] = r43
	nop 0
	;;
	.mmi
	nop 0
	st4 [r44] = r8
	nop 0
	.mmb
	st2 [r52] = r51
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r97
	nop 0
	adds r100 = 16, r12
	.mmb
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = sigfillset#
	;;
	.mmi
	mov r1 = r97
	mov r102 = r0
	nop 0
	.mmb
	adds r101 = 16, r12
	mov r100 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	addp4 r14 = r36, r0
	nop 0
	mov r1 = r97
	.mmb
	cmp4.ltu p6, p7 = 18, r36
	nop 0
	(p6) br.cond.spnt .L78
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r50
	nop 0
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L80:
	data8 @pcrel(.L125)
	data8 @pcrel(.L97)
	data8 @pcrel(.L96)
	data8 @pcrel(.L95)
	data8 @pcrel(.L94)
	data8 @pcrel(.L93)
	data8 @pcrel(.L92)
	data8 @pcrel(.L91)
	data8 @pcrel(.L90)
	data8 @pcrel(.L89)
	data8 @pcrel(.L88)
	data8 @pcrel(.L87)
	data8 @pcrel(.L86)
	data8 @pcrel(.L85)
	data8 @pcrel(.L84)
	data8 @pcrel(.L83)
	data8 @pcrel(.L82)
	data8 @pcrel(.L81)
	data8 @pcrel(.L79)
	.section	.text.startup
.L124:
	.mii
	addl r8 = 9, r0
	mov pr = r98, -1
	;;
	mov b0 = r95
	;;
	.mii
	nop 0
	mov ar.pfs = r96
	;;
	mov ar.lc = r99
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 560, r12
	br.ret.sptk.many b0
	;;
.L125:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	mov r40 = r36
	adds r93 = 560, r12
.L98:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	dep r66 = 0, r66, 32, 32
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r97
	mov r64 = r8
	dep r67 = 0, r67, 32, 32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mii
	mov r100 = r64
	shl r14 = r40, 32
	add r101 = r40, r8
	.mmb
	mov r1 = r97
	st4 [r93] = r0
	nop 0
	;;
	.mii
	nop 0
	mix4.l r66 = r66, r14
	nop 0
	;;
	.mib
	mov r102 = r66
	nop 0
	br.call.sptk.many b0 = sigqueue#
	;;
	.mib
	mov r1 = r97
	mov r64 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r97
	mov r88 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	nop 0
	mov r1 = r97
	shl r14 = r40, 32
	.mmi
	mov r101 = r8
	st4 [r93] = r0
	mov r100 = r88
	;;
	.mii
	nop 0
	mix4.l r67 = r67, r14
	adds r40 = 1, r40
	;;
	.mib
	mov r102 = r67
	nop 0
	br.call.sptk.many b0 = sigqueue#
	;;
	.mmi
	or r64 = r8, r64
	nop 0
	mov r1 = r97
	;;
	.mib
	cmp4.ne p6, p7 = -1, r64
	nop 0
	(p7) br.cond.spnt .L157
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r40
	(p6) br.cond.dptk .L98
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r101 = 10, r0
	nop 0
	mov r100 = r8
	.mmb
	mov r1 = r97
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r97
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r97
	nop 0
	mov r100 = r8
	.mmb
	addl r101 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r97
	nop 0
	nop 0
	.align 32
.L100:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mbb
	nop 0
	(p18) br.cond.spnt .L112
	(p16) br.cond.dptk .L113
	.mmi
	nop 0
	mov r103 = r0
	mov r102 = r74
	.mmb
	ld8 r101 = [r65]
	mov r100 = r73
	br.call.sptk.many b0 = execl#
	;;
	.mmi
	adds r14 = 16, r12
	mov r102 = r0
	mov r1 = r97
	.mii
	mov r100 = r34
	adds r36 = 1, r36
	;;
	mov r101 = r14
	.mmb
	st4 [r14] = r38
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r97
	mov r100 = r37
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	and r101 = 127, r15
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r101
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 1, 7
	;;
	cmp4.ge p6, p7 = 0, r14
	;;
	.mii
	nop 0
	(p6) extr r15 = r15, 8, 24
	(p7) adds r101 = 100, r101
	;;
	.mib
	(p6) and r101 = r39, r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r97
	addl r103 = 64, r0
	addl r102 = 1, r0
	.mmb
	mov r101 = r41
	ld4 r100 = [r42]
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r97
	cmp4.ne p6, p7 = 20, r36
	(p6) br.cond.dptk .L117
	.mib
	nop 0
	nop 0
	br .L158
	;;
.L97:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r40 = 496, r12
	nop 0
	addl r102 = @ltoff(@fptr(wait_thread#)), gp
	.mii
	addl r103 = 16, r0
	mov r101 = r0
	;;
	mov r100 = r40
	.mmb
	ld8 r102 = [r102]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mmi
	nop 0
	mov r1 = r97
	nop 0
	.mmb
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r100 = r40
	mov r101 = r8
	nop 0
	.mmb
	addl r102 = 1, r0
	mov r1 = r97
	br.call.sptk.many b0 = pthread_sigqueue#
	;;
	.mib
	mov r1 = r97
	nop 0
	br.call.sptk.many b0 = pthread_self#
	;;
	.mib
	mov r1 = r97
	mov r40 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r100 = r40
	addl r102 = 1, r0
	nop 0
	.mmb
	adds r101 = 2, r8
	mov r1 = r97
	br.call.sptk.many b0 = pthread_sigqueue#
	;;
	.mib
	mov r1 = r97
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r97
	mov r40 = r8
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r97
	mov r102 = r8
	addl r103 = 12, r0
	.mmb
	mov r101 = r40
	addl r100 = 1235, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
.L96:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r40 = 512, r12
	mov r101 = r47
	addl r100 = 1, r0
	;;
	.mib
	mov r102 = r40
	nop 0
	br.call.sptk.many b0 = timer_create#
	;;
	.mmi
	ld8 r100 = [r40]
	mov r40 = r8
	mov r1 = r97
	.mmi
	mov r103 = r0
	mov r102 = r49
	mov r101 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = timer_settime#
	;;
	.mmi
	or r40 = r8, r40
	adds r100 = 496, r12
	adds r14 = 504, r12
	.mlx
	mov r1 = r97
	movl r15 = 5000000
	;;
	.mib
	cmp4.ne p6, p7 = -1, r40
	mov r101 = r0
	(p7) br.cond.spnt .L159
	;;
	.mmi
	nop 0
	st8 [r100] = r0
	nop 0
	.mmb
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
.L95:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r102 = 1, r0
	nop 0
	mov r101 = r48
	.mmb
	ld4 r100 = [r77]
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
.L94:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r102 = r0
	nop 0
	mov r101 = r0
	.mmb
	ld4 r100 = [r78]
	nop 0
	br.call.sptk.many b0 = shmat#
	;;
	.mib
	mov r1 = r97
	cmp.eq p6, p7 = -1, r8
	(p7) br.cond.sptk .L100
	;;
	.mlx
	nop 0
	movl r100 = @gprel(.LC28)
	;;
	.mib
	nop 0
	add r100 = r1, r100
	br.call.sptk.many b0 = must.part.0#
.L93:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r14 = @gprel(pair#+4), gp
	nop 0
	adds r40 = 496, r12
	;;
	.mib
	ld4 r100 = [r14]
	nop 0
	br.call.sptk.many b0 = send_descriptors#
	;;
	.mmi
	mov r103 = r40
	mov r102 = r0
	addl r101 = 2, r0
	.mmb
	mov r1 = r97
	addl r100 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r97
	(p7) br.cond.spnt .L160
	;;
	.mib
	ld4 r100 = [r40]
	nop 0
	br.call.sptk.many b0 = send_descriptors#
	;;
	.mmi
	adds r14 = 500, r12
	nop 0
	mov r1 = r97
	;;
	.mib
	ld4 r100 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
.L92:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r14 = 16384, r0
	nop 0
	addl r101 = 1, r0
	;;
	.mmi
	add r100 = r40, r14
	nop 0
	addl r14 = 1, r0
	;;
	.mib
	st1 [r40] = r14
	nop 0
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r97
	addl r102 = 4, r0
	nop 0
	.mmb
	addl r101 = 65536, r0
	mov r100 = r40
	br.call.sptk.many b0 = madvise#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
.L91:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	adds r40 = 496, r12
	nop 0
	;;
	.mib
	mov r100 = r40
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r97
	cmp4.eq p6, p7 = -1, r8
	nop 0
	.mmb
	adds r14 = 500, r12
	addl r102 = 20000, r0
	(p6) br.cond.spnt .L104
	;;
	.mlx
	nop 0
	movl r101 = @gprel(b#)
	.mmi
	nop 0
	ld4 r100 = [r14]
	nop 0
	;;
	.mib
	add r101 = r1, r101
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r97
	nop 0
	.mmb
	addl r103 = 2, r0
	addl r102 = 1, r0
	(p7) br.cond.spnt .L108
	;;
	.mmi
	nop 0
	ld4 r101 = [r75]
	nop 0
	.mmb
	ld4 r100 = [r40]
	nop 0
	br.call.sptk.many b0 = tee#
	;;
	.mib
	cmp.le p6, p7 = r0, r8
	mov r1 = r97
	(p6) br.cond.spnt .L106
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r97
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 11, r14
	(p6) br.cond.sptk .L100
.L106:
	.mlx
	nop 0
	movl r100 = @gprel(.LC31)
	;;
	.mib
	nop 0
	add r100 = r1, r100
	br.call.sptk.many b0 = must.part.0#
	;;
.L90:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mlx
	nop 0
	movl r100 = @gprel(.LC32)
	.mmi
	addl r102 = 384, r0
	nop 0
	addl r101 = 66, r0
	;;
	.mib
	add r100 = r1, r100
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r97
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r100 = @gprel(.LC32)
	;;
	.mib
	add r100 = r1, r100
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r97
	mov r100 = r40
	addl r102 = 5000, r0
	;;
	.mlx
	nop 0
	movl r101 = @gprel(b#)
	;;
	.mib
	add r101 = r1, r101
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r97
	mov r105 = r0
	.mmb
	mov r104 = r40
	addl r103 = 1, r0
	(p6) br.cond.spnt .L108
	;;
	.mmi
	addl r102 = 1, r0
	nop 0
	addl r101 = 4096, r0
	.mmb
	mov r100 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
.L89:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	mov r101 = r47
	nop 0
	.mmb
	ld4 r100 = [r89]
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
.L88:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r100 = r0
	adds r93 = 496, r12
	nop 0
	.mmb
	addl r88 = 1, r0
	adds r64 = 512, r12
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r97
	mov r40 = r8
	adds r100 = 500, r12
	.mmi
	ld4 r94 = [r80]
	addl r102 = 12, r0
	mov r101 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r103 = r93
	mov r1 = r97
	mov r102 = r94
	.mmi
	mov r100 = r40
	st4 [r93] = r88
	addl r101 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	nop 0
	mov r1 = r97
	adds r100 = 516, r12
	.mmi
	ld4 r93 = [r76]
	addl r102 = 12, r0
	mov r101 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r97
	mov r103 = r64
	mov r102 = r93
	.mmi
	st4 [r64] = r88
	addl r101 = 1, r0
	mov r100 = r40
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
.L87:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	mov r102 = r0
	nop 0
	adds r101 = 16, r12
	.mmb
	addl r100 = -1, r0
	nop 0
	br.call.sptk.many b0 = signalfd#
	;;
	.mib
	mov r1 = r97
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r101 = 10, r0
	nop 0
	mov r100 = r8
	.mmb
	mov r1 = r97
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r97
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r97
	mov r40 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r97
	mov r101 = r8
	nop 0
	.mmb
	mov r102 = r0
	mov r100 = r40
	br.call.sptk.many b0 = sigqueue#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
	;;
.L86:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mlx
	nop 0
	movl r100 = @gprel(.LC5)
	.mmi
	nop 0
	mov r101 = r0
	nop 0
	;;
	.mib
	add r100 = r1, r100
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r97
	mov r40 = r8
	mov r102 = r0
	.mmb
	addl r101 = 1024, r0
	mov r100 = r8
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r100 = r40
	mov r1 = r97
	nop 0
	.mmb
	addl r101 = 1026, r0
	addl r102 = 1, r0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	nop 0
	mov r1 = r97
	nop 0
	.mmb
	ld4 r40 = [r76]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r97
	mov r102 = r8
	nop 0
	.mmb
	addl r101 = 8, r0
	mov r100 = r40
	br.call.sptk.many b0 = fcntl#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
.L85:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r97
	mov r40 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L109
	.mmi
	mov r103 = r0
	mov r102 = r0
	nop 0
	.mmb
	mov r101 = r0
	mov r100 = r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	mov r1 = r97
	addl r100 = 19, r0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r97
	mov r100 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L84:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r101 = r8
	mov r1 = r97
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L152
	.mlx
	nop 0
	movl r103 = 16777220
	.mmb
	mov r102 = r0
	addl r100 = 1, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
.L83:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r97
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L100
	.mlx
	adds r14 = 496, r12
	movl r15 = 100000000
	.mmi
	mov r101 = r0
	;;
	mov r100 = r14
	nop 0
	.mii
	st8 [r14] = r0
	adds r14 = 504, r12
	;;
	nop 0
	.mmb
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mmi
	mov r1 = r97
	nop 0
	nop 0
.L152:
	.mib
	nop 0
	mov r100 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L81:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	addl r101 = 10, r0
	addl r100 = 1, r0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r97
	nop 0
	addl r100 = 15, r0
	;;
	.mlx
	nop 0
	movl r101 = @gprel(.LC33)
	;;
	.mib
	add r101 = r1, r101
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mmi
	mov r1 = r97
	nop 0
	addl r101 = 1, r0
	.mmb
	addl r100 = 36, r0
	nop 0
	br.call.sptk.many b0 = prctl#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
.L79:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsid#
	;;
	.mmi
	nop 0
	mov r1 = r97
	nop 0
	.mmb
	ld4 r100 = [r90]
	nop 0
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r97
	nop 0
	mov r100 = r8
	.mmb
	addl r101 = 2, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r97
	mov r100 = r8
	addl r102 = 1, r0
	;;
	.mlx
	nop 0
	movl r101 = @gprel(.LC34)
	;;
	.mib
	add r101 = r1, r101
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r97
	cmp.eq p6, p7 = -1, r8
	(p7) br.cond.sptk .L100
	;;
.L108:
	.mlx
	nop 0
	movl r100 = @gprel(.LC30)
	;;
	.mib
	nop 0
	add r100 = r1, r100
	br.call.sptk.many b0 = must.part.0#
	;;
.L82:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	addl r101 = 4096, r0
	mov r100 = r40
	br.call.sptk.many b0 = mlock#
	;;
	.mmi
	addl r15 = 8192, r0
	nop 0
	mov r1 = r97
	.mmi
	addl r102 = 1, r0
	nop 0
	addl r101 = 4096, r0
	;;
	.mib
	add r100 = r40, r15
	nop 0
	br.call.sptk.many b0 = mprotect#
	;;
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r1 = r97
	;;
	.mib
	st1 [r40] = r14
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r97
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L100
	.mmi
	addl r14 = 2, r0
	nop 0
	mov r100 = r0
	;;
	.mib
	st1 [r40] = r14
	nop 0
	br.call.sptk.many b0 = _exit#
	;;
.L113:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	addl r100 = 9, r0
	adds r36 = 1, r36
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r102 = r0
	.mii
	mov r1 = r97
	mov r100 = r34
	;;
	mov r101 = r14
	.mmb
	st4 [r14] = r38
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r97
	mov r100 = r37
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	and r101 = 127, r15
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r101
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 1, 7
	;;
	cmp4.ge p6, p7 = 0, r14
	;;
	.mii
	nop 0
	(p6) extr r15 = r15, 8, 24
	(p7) adds r101 = 100, r101
	;;
	.mib
	(p6) and r101 = r39, r15
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r97
	addl r103 = 64, r0
	addl r102 = 1, r0
	.mmb
	mov r101 = r41
	ld4 r100 = [r42]
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r97
	cmp4.ne p6, p7 = 20, r36
	(p6) br.cond.dptk .L117
	.mib
	nop 0
	nop 0
	br .L158
	;;
.L78:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mlx
	nop 0
	movl r101 = @gprel(.LC11)
	.mlx
	ld4 r100 = [r81]
	movl r102 = 16777472
	;;
	.mib
	add r101 = r1, r101
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r97
	cmp4.ne p6, p7 = -1, r8
	nop 0
	.mmb
	addl r102 = 384, r0
	addl r101 = 66, r0
	(p7) br.cond.spnt .L161
	;;
	.mlx
	nop 0
	movl r100 = @gprel(.LC36)
	;;
	.mib
	add r100 = r1, r100
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r97
	mov r100 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r97
	nop 0
	addl r101 = 384, r0
	;;
	.mlx
	nop 0
	movl r100 = @gprel(.LC37)
	;;
	.mib
	add r100 = r1, r100
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	mov r1 = r97
	nop 0
	addl r101 = 2, r0
	;;
	.mlx
	nop 0
	movl r100 = @gprel(.LC37)
	;;
	.mib
	add r100 = r1, r100
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
.L109:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	addl r102 = 2, r0
	nop 0
	mov r101 = r0
	.mmb
	addl r100 = -1, r0
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r97
	addl r103 = 1048576, r0
	mov r102 = r0
	.mmb
	mov r101 = r40
	addl r100 = 16896, r0
	br.call.sptk.many b0 = ptrace#
	;;
	.mib
	nop 0
	mov r1 = r97
	br .L100
	;;
.L155:
	.mmi
	addl r102 = @ltoff(@fptr(end_thread#)), gp
	mov r101 = r0
	sxt4 r103 = r63
	.mmi
	nop 0
	adds r100 = 16, r12
	nop 0
	;;
	.mib
	ld8 r102 = [r102]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r97
	mov r100 = r34
	br.call.sptk.many b0 = wait_in#
	;;
	.mib
	mov r1 = r97
	addl r100 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L112:
	.mib
	nop 0
	addl r100 = 7, r0
	br.call.sptk.many b0 = _exit#
	;;
.L161:
	.mlx
	nop 0
	movl r100 = @gprel(.LC35)
	;;
	.mib
	nop 0
	add r100 = r1, r100
	br.call.sptk.many b0 = must.part.0#
	;;
.L159:
	.mlx
	nop 0
	movl r100 = @gprel(.LC27)
	;;
	.mib
	nop 0
	add r100 = r1, r100
	br.call.sptk.many b0 = must.part.0#
	;;
.L160:
	.mlx
	nop 0
	movl r100 = @gprel(.LC29)
	;;
	.mib
	nop 0
	add r100 = r1, r100
	br.call.sptk.many b0 = must.part.0#
	;;
.L157:
	.mlx
	nop 0
	movl r100 = @gprel(.LC26)
	;;
	.mib
	nop 0
	add r100 = r1, r100
	br.call.sptk.many b0 = must.part.0#
	;;
.L104:
	.mlx
	nop 0
	movl r100 = @gprel(.LC9)
	;;
	.mib
	nop 0
	add r100 = r1, r100
	br.call.sptk.many b0 = must.part.0#
	;;
.L71:
	.mlx
	nop 0
	movl r100 = @gprel(.LC18)
	;;
	.mib
	nop 0
	add r100 = r1, r100
	br.call.sptk.many b0 = must.part.0#
	;;
.L150:
	.mlx
	nop 0
	movl r100 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r100 = r1, r100
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 8
	.type	inherits#, @object
	.size	inherits#, 8
inherits:
	.skip	8
	.align 8
	.type	self#, @object
	.size	self#, 8
self:
	.skip	8
	.align 4
	.type	timer#, @object
	.size	timer#, 4
timer:
	.skip	4
	.align 4
	.type	messages#, @object
	.size	messages#, 4
messages:
	.skip	4
	.align 4
	.type	slave#, @object
	.size	slave#, 4
slave:
	.skip	4
	.align 4
	.type	terminal#, @object
	.size	terminal#, 4
terminal:
	.skip	4
	.align 4
	.type	set#, @object
	.size	set#, 4
set:
	.skip	4
	.align 4
	.type	crowded#, @object
	.size	crowded#, 4
crowded:
	.skip	4
	.align 4
	.type	queue#, @object
	.size	queue#, 4
queue:
	.skip	4
	.align 4
	.type	locked#, @object
	.size	locked#, 4
locked:
	.skip	4
	.align 4
	.type	listener#, @object
	.size	listener#, 4
listener:
	.skip	4
	.align 4
	.type	notes#, @object
	.size	notes#, 4
notes:
	.skip	4
	.align 4
	.type	epoll#, @object
	.size	epoll#, 4
epoll:
	.skip	4
	.align 4
	.type	event#, @object
	.size	event#, 4
event:
	.skip	4
	.align 4
	.type	packed#, @object
	.size	packed#, 8
packed:
	.skip	8
	.align 4
	.type	pair#, @object
	.size	pair#, 8
pair:
	.skip	8
	.align 4
	.type	full#, @object
	.size	full#, 8
full:
	.skip	8
	.align 4
	.type	empty#, @object
	.size	empty#, 8
empty:
	.skip	8
	.align 4
	.type	segment#, @object
	.size	segment#, 4
segment:
	.skip	4
	.align 4
	.type	word#, @object
	.size	word#, 4
word:
	.skip	4
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 70000
b:
	.skip	70000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
