// e59754f8ef3c318933e1d70df2f14fa0
	.file	"sleeping-arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc spoil_sleep#
spoil_sleep:
	.prologue
	.body
	.mmi
	addl r14 = @gprel(shared#), gp
	nop 0
	addl r15 = -1, r0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	adds r14 = 160, r14
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp spoil_sleep#
	.align 16
	.align 64
	.proc take#
take:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(shared#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	nop 0
	mov r34 = r1
	.body
	nop 0
	;;
	.mmi
	ld8 r36 = [r14]
	addl r14 = @gprel(set#), gp
	addl r37 = 2, r0
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	sxt4 r8 = r8
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp take#
	.align 16
	.align 64
	.proc send_letter#
send_letter:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	addl r14 = @gprel(shared#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8 r36 = [r14]
	addl r14 = @gprel(queue#), gp
	.mmi
	mov r38 = r0
	nop 0
	addl r37 = 8, r0
	;;
	.mib
	ld4 r35 = [r14]
	adds r36 = 256, r36
	br.call.sptk.many b0 = msgsnd#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	sxt4 r8 = r8
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp send_letter#
	.align 16
	.align 64
	.proc remove_queue#
remove_queue:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.save rp, r32
	mov r32 = b0
	addl r14 = @gprel(queue#), gp
	.mmi
	mov r34 = r1
	.body
	;;
	mov r37 = r0
	mov r36 = r0
	.mmb
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp remove_queue#
	.align 16
	.align 64
	.proc receive_letter#
receive_letter:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	addl r14 = @gprel(shared#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8 r36 = [r14]
	addl r14 = @gprel(queue#), gp
	.mmi
	mov r39 = r0
	mov r38 = r0
	addl r37 = 8, r0
	;;
	.mib
	ld4 r35 = [r14]
	adds r36 = 256, r36
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp receive_letter#
	.align 16
	.align 64
	.proc send_text#
send_text:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	addl r14 = @gprel(shared#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8 r36 = [r14]
	addl r14 = @gprel(mq#), gp
	.mmi
	addl r38 = 1, r0
	nop 0
	addl r37 = 8, r0
	;;
	.mib
	ld4 r35 = [r14]
	adds r36 = 272, r36
	br.call.sptk.many b0 = mq_send#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	sxt4 r8 = r8
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp send_text#
	.align 16
	.align 64
	.proc receive_until#
receive_until:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	addl r14 = @gprel(shared#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8 r36 = [r14]
	addl r14 = @gprel(mq#), gp
	.mii
	mov r38 = r0
	addl r37 = 8, r0
	;;
	adds r39 = 152, r36
	.mmb
	ld4 r35 = [r14]
	adds r36 = 272, r36
	br.call.sptk.many b0 = mq_timedreceive#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp receive_until#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"read: %ld, %ld of them odd\n"
	.text
	.align 16
	.align 64
	.proc spoil_message_and_read#
spoil_message_and_read:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 9, 3, 0
	nop 0
	.save ar.lc, r40
	mov r40 = ar.lc
	.mlx
	addl r14 = @gprel(shared#), gp
	movl r34 = @gprel(b.0#)
	;;
	.mmi
	ld8 r14 = [r14]
	addl r15 = 1, r0
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	mov r32 = r0
	mov r33 = r0
	;;
	.mmi
	adds r16 = 272, r14
	adds r20 = 184, r14
	adds r19 = 192, r14
	.mmi
	adds r18 = 168, r14
	adds r17 = 176, r14
	adds r14 = 224, r14
	;;
	.mmi
	addl r36 = 1572863, r0
	add r34 = r1, r34
	addl r35 = @gprel(pair#+4), gp
	.mmi
	st8 [r20] = r16
	st8 [r19] = r15
	nop 0
	;;
	.mmi
	st8 [r18] = r16
	st8 [r17] = r15
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	nop 0
	.align 32
.L16:
	.mmi
	addl r43 = 65536, r0
	nop 0
	mov r42 = r34
	.mmb
	ld4 r41 = [r35]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r39
	nop 0
	add r14 = r34, r8
	.mmb
	cmp.ge p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mlx
	nop 0
	movl r15 = @gprel(b.0#)
	;;
	.mmi
	add r15 = r1, r15
	;;
	sub r14 = r15, r14
	nop 0
	;;
	.mii
	andcm r14 = -1, r14
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L17:
	.mmi
	ld1 r14 = [r15], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 115, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r14
	br.cloop.sptk.few .L17
	.mmi
	nop 0
	add r33 = r33, r8
	nop 0
	;;
	.mib
	nop 0
	cmp.lt p6, p7 = r36, r33
	(p7) br.cond.dptk .L16
.L18:
	.mlx
	nop 0
	movl r41 = @gprel(.LC0)
	.mmi
	mov r43 = r32
	nop 0
	mov r42 = r33
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	nop 0
	mov ar.lc = r40
	br.ret.sptk.many b0
	.endp spoil_message_and_read#
	.align 16
	.align 64
	.proc send_much#
send_much:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(shared#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	nop 0
	mov r34 = r1
	.body
	nop 0
	;;
	.mmi
	ld8 r36 = [r14]
	addl r14 = @gprel(pair#), gp
	mov r37 = r0
	;;
	.mib
	ld4 r35 = [r14]
	adds r36 = 200, r36
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp send_much#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"%s %s, not %s\n"
	.text
	.align 16
	.align 64
	.proc receive_message#
receive_message:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	addl r32 = @gprel(shared#), gp
	nop 0
	.mmi
	addl r14 = @gprel(pair#+4), gp
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	nop 0
	ld8 r37 = [r32]
	addl r38 = 256, r0
	.mmi
	nop 0
	ld4 r36 = [r14]
	nop 0
	;;
	.mib
	adds r37 = 200, r37
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mmi
	mov r1 = r35
	ld8 r37 = [r32]
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC1)
	.mmi
	adds r39 = 472, r37
	adds r38 = 372, r37
	adds r37 = 272, r37
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp receive_message#
	.align 16
	.align 64
	.proc read_vector#
read_vector:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	addl r32 = @gprel(shared#), gp
	nop 0
	.mmi
	addl r14 = @gprel(pair#+4), gp
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mmi
	nop 0
	ld8 r37 = [r32]
	addl r38 = 2, r0
	.mmi
	nop 0
	ld4 r36 = [r14]
	nop 0
	;;
	.mib
	adds r37 = 168, r37
	nop 0
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	mov r1 = r35
	ld8 r37 = [r32]
	mov r32 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC1)
	.mmi
	adds r39 = 472, r37
	adds r38 = 372, r37
	adds r37 = 272, r37
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r32
	mov r1 = r35
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp read_vector#
	.align 16
	.align 64
	.proc sleep_long#
sleep_long:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	addl r14 = @gprel(shared#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8 r35 = [r14]
	mov r36 = r0
	;;
	.mib
	adds r35 = 152, r35
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	sxt4 r8 = r8
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp sleep_long#
	.align 16
	.align 64
	.proc wait_long#
wait_long:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	addl r14 = @gprel(shared#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8 r37 = [r14]
	mov r38 = r0
	.mmi
	mov r36 = r0
	nop 0
	mov r35 = r0
	;;
	.mib
	adds r37 = 152, r37
	nop 0
	br.call.sptk.many b0 = ppoll#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	sxt4 r8 = r8
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp wait_long#
	.align 16
	.align 64
	.proc select_one#
select_one:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	addl r14 = @gprel(shared#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld8 r36 = [r14]
	addl r14 = @gprel(pipe_end#), gp
	.mmi
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	.mmi
	ld4 r35 = [r14]
	nop 0
	adds r36 = 24, r36
	;;
	.mib
	adds r35 = 1, r35
	nop 0
	br.call.sptk.many b0 = select#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	sxt4 r8 = r8
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp select_one#
	.align 16
	.align 64
	.proc poll_one#
poll_one:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(shared#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	nop 0
	mov r34 = r1
	.body
	nop 0
	;;
	.mmi
	ld8 r35 = [r14]
	addl r37 = 1000, r0
	addl r36 = 1, r0
	;;
	.mib
	adds r35 = 12, r35
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	sxt4 r8 = r8
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp poll_one#
	.section	.rodata.str1.8
	.align 8
.LC2:
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
	movl r36 = @gprel(.LC2)
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
.LC3:
	stringz	"msgrcv"
	.align 8
.LC4:
	stringz	"received: %ld %s\n"
	.text
	.align 16
	.align 64
	.proc spoil_letter_and_receive#
spoil_letter_and_receive:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 5, 0
	addl r33 = @gprel(shared#), gp
	addl r32 = @gprel(queue#), gp
	.mlx
	mov r36 = r1
	movl r38 = @gprel(big.2#)
	;;
	.mmi
	ld8 r15 = [r33]
	addl r18 = 7, r0
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	add r38 = r1, r38
	mov r41 = r0
	mov r40 = r0
	;;
	.mmi
	adds r17 = 256, r15
	adds r16 = 264, r15
	nop 0
	.mmi
	adds r14 = 265, r15
	ld4 r37 = [r32]
	addl r39 = 8192, r0
	;;
	.mmi
	st8 [r17] = r18
	nop 0
	addl r17 = 115, r0
	;;
	.mmi
	st1 [r16] = r17
	nop 0
	addl r16 = 112, r0
	;;
	.mmi
	st1 [r14] = r16
	adds r14 = 266, r15
	addl r16 = 111, r0
	;;
	.mmi
	st1 [r14] = r16
	adds r14 = 267, r15
	addl r16 = 105, r0
	;;
	.mmi
	st1 [r14] = r16
	adds r14 = 268, r15
	addl r16 = 108, r0
	;;
	.mmi
	st1 [r14] = r16
	adds r14 = 269, r15
	addl r16 = 116, r0
	;;
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 270, r15
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	mov r41 = r0
	.mmb
	mov r40 = r0
	addl r39 = 8192, r0
	(p7) br.cond.spnt .L40
	;;
	.mlx
	nop 0
	movl r38 = @gprel(big.2#)
	.mmi
	nop 0
	ld4 r37 = [r32]
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r36
	.mmb
	addl r37 = 20000, r0
	nop 0
	(p6) br.cond.spnt .L40
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld8 r38 = [r33]
	mov r1 = r36
	mov r41 = r0
	.mmi
	mov r40 = r0
	ld4 r37 = [r32]
	addl r39 = 8, r0
	;;
	.mib
	adds r38 = 256, r38
	nop 0
	br.call.sptk.many b0 = msgrcv#
	;;
	.mib
	mov r1 = r36
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L40
	;;
	.mlx
	ld8 r39 = [r33]
	movl r37 = @gprel(.LC4)
	;;
	.mmi
	adds r14 = 256, r39
	add r37 = r1, r37
	adds r39 = 264, r39
	;;
	.mib
	ld8 r38 = [r14]
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
.L40:
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp spoil_letter_and_receive#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"semget"
	.text
	.align 16
	.align 64
	.proc remove_set#
remove_set:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(set#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld4 r35 = [r14]
	mov r37 = r0
	.mmb
	mov r36 = r0
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r34
	addl r37 = 384, r0
	nop 0
	.mmb
	addl r36 = 1, r0
	mov r35 = r0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r34
	mov r35 = r8
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC5)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp remove_set#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	""
	.align 8
.LC7:
	stringz	" "
	.align 8
.LC8:
	stringz	"%s: %ld%s%s\n"
	.text
	.align 16
	.align 64
	.proc both#
both:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 5, 5, 0
	addl r36 = @ltoffx(stdout#), r1
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	;;
	ld8.mov r36 = [r36], stdout#
	nop 0
	;;
	.mib
	ld8 r40 = [r36]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r35 = r8
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L53
	;;
	.mmi
	ld8 r14 = [r33], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r33], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r39
	cmp.le p6, p7 = r0, r8
	nop 0
	.mmb
	mov r35 = r8
	mov r41 = r32
	(p7) br.cond.dpnt .L58
	;;
	.mlx
	nop 0
	(p6) movl r43 = @gprel(.LC6)
	.mlx
	mov r42 = r35
	movl r40 = @gprel(.LC8)
	;;
	.mmi
	(p6) add r43 = r1, r43
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) mov r44 = r43
	nop 0
	br.call.sptk.many b0 = printf#
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
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L53:
	.mib
	addl r40 = 20000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld8 r14 = [r34], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r34], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r39
	mov r42 = r0
	nop 0
	.mmb
	mov r41 = r0
	mov r40 = r35
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov b0 = r37
	;;
	.mib
	nop 0
	mov ar.pfs = r38
	br.ret.sptk.many b0
	;;
.L58:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	.mmb
	ld4 r40 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r44 = r8
	.mmi
	mov r42 = r35
	nop 0
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC7)
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	;;
	.mib
	add r43 = r1, r43
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
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
	.mib
	mov r1 = r39
	mov r40 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp both#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"late"
	.align 8
.LC10:
	stringz	"mq_send"
	.text
	.align 16
	.align 64
	.proc spoil_time#
spoil_time:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	addl r14 = @gprel(shared#), gp
	addl r15 = @gprel(mq#), gp
	.mlx
	mov r34 = r1
	movl r36 = @gprel(.LC9)
	;;
	.mmi
	ld8 r14 = [r14]
	add r36 = r1, r36
	.save rp, r32
	mov r32 = b0
	.body
	.mmi
	mov r38 = r0
	ld4 r35 = [r15]
	addl r15 = -1, r0
	;;
	.mmi
	adds r14 = 160, r14
	nop 0
	addl r37 = 5, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC10)
	;;
	.mib
	(p7) add r35 = r1, r35
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp spoil_time#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"mq_receive"
	.align 8
.LC12:
	stringz	"received: %s\n"
	.text
	.align 16
	.align 64
	.proc spoil_text_and_receive#
spoil_text_and_receive:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	addl r14 = @gprel(shared#), gp
	addl r32 = @gprel(mq#), gp
	mov r35 = r1
	.body
	;;
	.mmi
	ld8 r15 = [r14]
	addl r17 = 115, r0
	adds r37 = 16, r12
	.mmi
	mov r39 = r0
	ld4 r36 = [r32]
	addl r38 = 8, r0
	;;
	.mmi
	adds r16 = 272, r15
	nop 0
	adds r14 = 273, r15
	;;
	.mmi
	st1 [r16] = r17
	nop 0
	addl r16 = 112, r0
	;;
	.mmi
	st1 [r14] = r16
	adds r14 = 274, r15
	addl r16 = 111, r0
	;;
	.mmi
	st1 [r14] = r16
	adds r14 = 275, r15
	addl r16 = 105, r0
	;;
	.mmi
	st1 [r14] = r16
	adds r14 = 276, r15
	addl r16 = 108, r0
	;;
	.mmi
	st1 [r14] = r16
	adds r14 = 277, r15
	addl r16 = 116, r0
	;;
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 278, r15
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r35
	.mmb
	addl r36 = 20000, r0
	nop 0
	(p7) br.cond.spnt .L64
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r35
	mov r39 = r0
	addl r38 = 8, r0
	.mmb
	adds r37 = 16, r12
	ld4 r36 = [r32]
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.eq p6, p7 = -1, r8
	.mmb
	adds r37 = 16, r12
	nop 0
	(p6) br.cond.spnt .L64
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC12)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L64:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r36 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r36 = r1, r36
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp spoil_text_and_receive#
	.section	.rodata.str1.8
	.align 8
.LC13:
	stringz	"waiting: %d\n"
	.align 8
.LC14:
	stringz	"SETVAL"
	.text
	.align 16
	.align 64
	.proc spoil_and_give#
spoil_and_give:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	addl r32 = @gprel(set#), gp
	.save rp, r33
	mov r33 = b0
	.mii
	mov r35 = r1
	.body
	nop 0
	;;
	addl r38 = 14, r0
	.mmb
	ld4 r36 = [r32]
	addl r37 = 1, r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC13)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	addl r16 = 30000, r0
	addl r39 = 1, r0
	.mmi
	ld4 r32 = [r32]
	addl r38 = 16, r0
	addl r37 = 1, r0
	;;
	.mmi
	addl r14 = @gprel(shared#), gp
	nop 0
	mov r36 = r32
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	adds r15 = 6, r14
	nop 0
	;;
	.mlx
	st2 [r15] = r16
	movl r15 = 1966110000
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r35
	addl r39 = 1, r0
	.mmb
	addl r38 = 16, r0
	mov r37 = r0
	(p7) br.cond.spnt .L72
	;;
	.mib
	mov r36 = r32
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r35
	cmp4.eq p6, p7 = -1, r8
	mov b0 = r33
	.mmb
	nop 0
	nop 0
	(p6) br.cond.spnt .L72
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L72:
	.mlx
	nop 0
	movl r36 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r36 = r1, r36
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp spoil_and_give#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"write"
	.text
	.align 16
	.align 64
	.proc spoil_message_and_write.part.0#
spoil_message_and_write.part.0:
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
	movl r35 = @gprel(.LC2)
	.mlx
	nop 0
	movl r36 = @gprel(.LC15)
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
	.endp spoil_message_and_write.part.0#
spoil_poll_and_write.part.0# = spoil_message_and_write.part.0#
spoil_set_and_write.part.0# = spoil_message_and_write.part.0#
spoil_vector_and_write.part.0# = spoil_message_and_write.part.0#
	.section	.rodata
	.align 8
.LC16:
	stringz	"one"
	stringz	"two"
	.text
	.align 16
	.align 64
	.proc spoil_vector_and_write#
spoil_vector_and_write:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(shared#), gp
	addl r16 = @gprel(pair#), gp
	.mlx
	mov r34 = r1
	movl r36 = @gprel(.LC16)
	;;
	.mmi
	ld8 r14 = [r14]
	addl r15 = 50, r0
	.save rp, r32
	mov r32 = b0
	.body
	.mmi
	add r36 = r1, r36
	ld4 r35 = [r16]
	addl r37 = 8, r0
	;;
	.mmi
	adds r16 = 472, r14
	adds r19 = 184, r14
	nop 0
	.mmi
	adds r18 = 192, r14
	adds r17 = 168, r14
	adds r14 = 176, r14
	;;
	.mmi
	st8 [r19] = r16
	st8 [r18] = r15
	nop 0
	;;
	.mmi
	nop 0
	st8 [r17] = r16
	nop 0
	.mmb
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r34
	cmp.ne p6, p7 = -1, r8
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = spoil_vector_and_write.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp spoil_vector_and_write#
	.section	.rodata.str1.8
	.align 8
.LC17:
	stringz	"x"
	.text
	.align 16
	.align 64
	.proc spoil_set_and_write#
spoil_set_and_write:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(shared#), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	nop 0
	mov r34 = r1
	.body
	nop 0
	;;
	.mmi
	ld8 r35 = [r14]
	addl r37 = 128, r0
	mov r36 = r0
	;;
	.mib
	adds r35 = 24, r35
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r34
	nop 0
	addl r37 = 1, r0
	;;
	.mlx
	addl r14 = @gprel(pipe_end#+4), gp
	movl r36 = @gprel(.LC17)
	;;
	.mmi
	nop 0
	add r36 = r1, r36
	nop 0
	.mmb
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r34
	cmp.ne p6, p7 = -1, r8
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = spoil_set_and_write.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp spoil_set_and_write#
	.align 16
	.align 64
	.proc spoil_poll_and_write#
spoil_poll_and_write:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(shared#), gp
	addl r15 = @gprel(pipe_end#+4), gp
	.mlx
	mov r34 = r1
	movl r36 = @gprel(.LC17)
	;;
	.mii
	ld8 r14 = [r14]
	.save rp, r32
	mov r32 = b0
	.body
	add r36 = r1, r36
	.mmb
	addl r37 = 1, r0
	ld4 r35 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 16, r14
	nop 0
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r34
	cmp.ne p6, p7 = -1, r8
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = spoil_poll_and_write.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp spoil_poll_and_write#
	.section	.rodata.str1.8
	.align 8
.LC18:
	stringz	"one"
	.align 8
.LC19:
	stringz	"two"
	.text
	.align 16
	.align 64
	.proc spoil_message_and_write#
spoil_message_and_write:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	addl r32 = @gprel(pair#), gp
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	.body
	movl r37 = @gprel(.LC18)
	;;
	.mmi
	ld4 r36 = [r32]
	nop 0
	add r37 = r1, r37
	.mmb
	addl r38 = 4, r0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r36 = @gprel(.LC15)
	;;
	.mib
	(p7) add r36 = r1, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	addl r36 = 20000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r35
	nop 0
	addl r15 = 1, r0
	.mmi
	addl r38 = 4, r0
	ld4 r36 = [r32]
	nop 0
	;;
	.mlx
	addl r14 = @gprel(shared#), gp
	movl r37 = @gprel(.LC19)
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	add r37 = r1, r37
	;;
	.mmi
	adds r21 = 192, r14
	adds r19 = 176, r14
	adds r18 = 224, r14
	.mmi
	adds r17 = 232, r14
	adds r16 = 472, r14
	adds r22 = 184, r14
	;;
	.mmi
	st8 [r21] = r15
	st8 [r19] = r15
	adds r20 = 168, r14
	.mmi
	adds r14 = 240, r14
	;;
	st8 [r18] = r15
	addl r15 = 8, r0
	.mmi
	st8 [r22] = r16
	;;
	st8 [r17] = r15
	addl r15 = 1000, r0
	.mmi
	nop 0
	st8 [r20] = r16
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r35
	cmp.ne p6, p7 = -1, r8
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = spoil_message_and_write.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp spoil_message_and_write#
	.section	.rodata.str1.8
	.align 8
.LC20:
	stringz	"semop"
	.align 8
.LC21:
	stringz	"values: %d %d\n"
	.align 8
.LC22:
	stringz	"after its end: %d\n"
	.align 8
.LC23:
	stringz	"semop on a set that is removed"
	.align 8
.LC24:
	stringz	"msgget"
	.align 8
.LC25:
	stringz	"msgsnd"
	.align 8
.LC26:
	stringz	"msgrcv on a queue that is removed"
	.align 8
.LC27:
	stringz	"/sleeping-arguments"
	.align 8
.LC28:
	stringz	"mq_open"
	.align 8
.LC29:
	stringz	"first"
	.align 8
.LC30:
	stringz	"mq_timedreceive"
	.align 8
.LC31:
	stringz	"socketpair"
	.align 8
.LC32:
	stringz	"readv"
	.align 8
.LC33:
	stringz	"recvmsg"
	.align 8
.LC34:
	stringz	"sendmsg"
	.align 8
.LC35:
	stringz	"pipe"
	.align 8
.LC36:
	stringz	"poll"
	.align 8
.LC37:
	stringz	"revents: %d\n"
	.align 8
.LC38:
	stringz	"read"
	.align 8
.LC39:
	stringz	"select"
	.align 8
.LC40:
	stringz	"in the set: %d\n"
	.align 8
.LC41:
	stringz	"ppoll"
	.align 8
.LC42:
	stringz	"nanosleep"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 11, 6, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r41 = r1
	nop 0
	addl r33 = @gprel(shared#), gp
	;;
	.mmi
	mov r48 = r0
	addl r47 = -1, r0
	addl r46 = 33, r0
	.mmi
	addl r45 = 3, r0
	addl r44 = 131344, r0
	mov r43 = r0
	;;
	.mib
	adds r34 = 24, r12
	.save ar.lc, r42
	mov r42 = ar.lc
	.body
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = -65535, r0
	mov r43 = r0
	.mmi
	addl r45 = 384, r0
	addl r44 = 2, r0
	mov r32 = r8
	;;
	.mmi
	st4 [r15] = r14
	adds r14 = 20, r12
	mov r1 = r41
	.mmi
	st8 [r33] = r8
	;;
	st4 [r14] = r0
	addl r14 = 65535, r0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC5)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	adds r16 = 16, r12
	mov r14 = r32
	adds r32 = 17, r12
	.mmi
	addl r36 = @gprel(set#), gp
	addl r45 = @ltoff(@fptr(spoil_and_give#)), gp
	addl r44 = @ltoff(@fptr(take#)), gp
	;;
	.mlx
	ld1 r15 = [r16]
	movl r43 = @gprel(.LC20)
	.mmi
	st4 [r36] = r8
	ld8 r45 = [r45]
	nop 0
	;;
	.mmi
	nop 0
	st1 [r14] = r15, 1
	add r43 = r1, r43
	.mmi
	ld8 r44 = [r44]
	;;
	ld1 r15 = [r32], 1
	nop 0
	;;
	.mmi
	st1 [r14] = r15, 1
	;;
	ld1 r15 = [r32], 1
	nop 0
	;;
	.mmi
	st1 [r14] = r15, 1
	;;
	ld1 r15 = [r32], 1
	nop 0
	;;
	.mmi
	st1 [r14] = r15, 1
	;;
	ld1 r15 = [r32], 1
	nop 0
	;;
	.mmi
	st1 [r14] = r15, 1
	;;
	ld1 r15 = [r32], 1
	nop 0
	;;
	.mmi
	st1 [r14] = r15, 1
	;;
	ld1 r15 = [r32], 1
	nop 0
	;;
	.mmi
	st1 [r14] = r15, 1
	;;
	ld1 r15 = [r32], 1
	nop 0
	;;
	.mmi
	st1 [r14] = r15, 1
	;;
	ld1 r15 = [r32], 1
	nop 0
	;;
	.mmi
	st1 [r14] = r15, 1
	;;
	ld1 r15 = [r32], 1
	nop 0
	;;
	.mmi
	st1 [r14] = r15, 1
	;;
	ld1 r15 = [r32], 1
	nop 0
	;;
	.mmi
	st1 [r14] = r15, 1
	;;
	ld1 r15 = [r32]
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	ld4 r35 = [r36]
	nop 0
	mov r1 = r41
	.mmi
	addl r45 = 12, r0
	nop 0
	mov r44 = r0
	;;
	.mib
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r43 = r35
	mov r1 = r41
	mov r35 = r8
	.mmb
	addl r45 = 12, r0
	addl r44 = 1, r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r35
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC21)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8 r14 = [r33]
	adds r17 = 16, r12
	adds r15 = 17, r12
	.mmi
	mov r1 = r41
	;;
	ld1 r16 = [r17]
	addl r17 = @ltoffx(stdout#), r1
	;;
	.mmi
	st1 [r14] = r16, 1
	ld8.mov r17 = [r17], stdout#
	nop 0
	;;
	.mmi
	ld1 r16 = [r15], 1
	;;
	st1 [r14] = r16, 1
	nop 0
	;;
	.mmi
	ld1 r16 = [r15], 1
	;;
	st1 [r14] = r16, 1
	nop 0
	;;
	.mmi
	ld1 r16 = [r15], 1
	;;
	st1 [r14] = r16, 1
	nop 0
	;;
	.mmi
	ld1 r16 = [r15], 1
	;;
	st1 [r14] = r16, 1
	nop 0
	;;
	.mmi
	ld1 r16 = [r15], 1
	ld8.a r43 = [r17]
	nop 0
	;;
	.mmi
	st1 [r14] = r16, 1
	;;
	ld1 r16 = [r15], 1
	nop 0
	;;
	.mmi
	st1 [r14] = r16, 1
	;;
	ld1 r16 = [r15], 1
	nop 0
	;;
	.mmi
	nop 0
	st1 [r14] = r16, 1
	nop 0
	;;
	.mmi
	ld1 r16 = [r15], 1
	ld8.c.clr r43 = [r17]
	nop 0
	;;
	.mmi
	st1 [r14] = r16, 1
	;;
	ld1 r16 = [r15], 1
	nop 0
	;;
	.mmi
	st1 [r14] = r16, 1
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mmi
	st1 [r14] = r15, 1
	;;
	ld1 r15 = [r32]
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	nop 0
	.mmb
	mov r35 = r8
	addl r43 = 20000, r0
	(p7) br.cond.spnt .L108
	;;
	.mlx
	nop 0
	movl r32 = @gprel(big.3#)
	;;
	.mib
	add r32 = r1, r32
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	nop 0
	addl r45 = 14, r0
	mov r1 = r41
	.mmb
	ld4 r43 = [r36]
	addl r44 = 1, r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r35
	nop 0
	mov r1 = r41
	.mmb
	addl r44 = 9, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r43 = r35
	mov r1 = r41
	nop 0
	.mmb
	mov r45 = r0
	mov r44 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	nop 0
	addl r45 = 14, r0
	mov r1 = r41
	.mmb
	ld4 r43 = [r36]
	addl r44 = 1, r0
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC22)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	;;
	addl r45 = @ltoff(@fptr(remove_set#)), gp
	addl r44 = @ltoff(@fptr(take#)), gp
	.mlx
	nop 0
	movl r43 = @gprel(.LC23)
	;;
	.mmi
	ld8 r45 = [r45]
	nop 0
	add r43 = r1, r43
	.mmb
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	addl r14 = 1, r0
	nop 0
	addl r44 = 384, r0
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r41
	mov r43 = r8
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC24)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r35 = @gprel(queue#), gp
	nop 0
	addl r46 = 2048, r0
	.mmi
	addl r45 = 8192, r0
	nop 0
	mov r44 = r32
	;;
	.mib
	st4 [r35] = r43
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L97
	.align 32
.L109:
	.mmi
	nop 0
	ld4 r43 = [r35]
	addl r46 = 2048, r0
	.mmb
	addl r45 = 8192, r0
	mov r44 = r32
	br.call.sptk.many b0 = msgsnd#
	;;
	.mib
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L109
.L97:
	.mmi
	ld8 r15 = [r33]
	addl r37 = 105, r0
	addl r36 = 103, r0
	.mmi
	addl r35 = 104, r0
	addl r32 = 116, r0
	addl r18 = 3, r0
	;;
	.mmi
	adds r14 = 265, r15
	adds r17 = 256, r15
	adds r16 = 264, r15
	.mmi
	addl r45 = @ltoff(@fptr(spoil_letter_and_receive#)), gp
	addl r44 = @ltoff(@fptr(send_letter#)), gp
	addl r38 = 114, r0
	;;
	.mmi
	st1 [r14] = r37
	st8 [r17] = r18
	adds r14 = 266, r15
	.mlx
	ld8 r45 = [r45]
	movl r43 = @gprel(.LC25)
	;;
	.mmi
	st1 [r14] = r36
	adds r14 = 267, r15
	add r43 = r1, r43
	.mmi
	st1 [r16] = r38
	ld8 r44 = [r44]
	adds r34 = 16, r34
	;;
	.mmi
	st1 [r14] = r35
	nop 0
	adds r14 = 268, r15
	;;
	.mmi
	st1 [r14] = r32
	nop 0
	adds r14 = 269, r15
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	mov r1 = r41
	;;
	addl r45 = @ltoff(@fptr(remove_queue#)), gp
	addl r44 = @ltoff(@fptr(receive_letter#)), gp
	.mlx
	nop 0
	movl r43 = @gprel(.LC26)
	;;
	.mmi
	ld8 r45 = [r45]
	nop 0
	add r43 = r1, r43
	.mmb
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r41
	addl r15 = 1, r0
	;;
	.mmi
	st8 [r14] = r0
	st8 [r34] = r0, 8
	adds r14 = 24, r12
	.mlx
	nop 0
	movl r43 = @gprel(.LC27)
	;;
	.mmi
	st8 [r34] = r0, 8
	nop 0
	add r43 = r1, r43
	;;
	.mmi
	st8 [r34] = r0, 8
	;;
	st8 [r34] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r34] = r0
	st8 [r14] = r15
	nop 0
	.mmi
	addl r15 = 8, r0
	adds r14 = 32, r12
	addl r34 = 4, r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	adds r46 = 16, r12
	.mmi
	addl r45 = 384, r0
	nop 0
	addl r44 = 66, r0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC27)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC28)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	addl r14 = @gprel(mq#), gp
	movl r44 = @gprel(.LC29)
	.mmi
	addl r46 = 1, r0
	mov r43 = r8
	addl r45 = 6, r0
	;;
	.mmi
	nop 0
	add r44 = r1, r44
	nop 0
	.mmb
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC10)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld8 r15 = [r33]
	nop 0
	addl r45 = @ltoff(@fptr(spoil_text_and_receive#)), gp
	.mlx
	addl r44 = @ltoff(@fptr(send_text#)), gp
	movl r43 = @gprel(.LC10)
	;;
	.mmi
	nop 0
	adds r14 = 273, r15
	adds r16 = 272, r15
	.mmi
	ld8 r45 = [r45]
	ld8 r44 = [r44]
	add r43 = r1, r43
	;;
	.mmi
	nop 0
	st1 [r14] = r37
	adds r14 = 274, r15
	.mmi
	st1 [r16] = r38
	;;
	st1 [r14] = r36
	adds r14 = 275, r15
	;;
	.mmi
	st1 [r14] = r35
	nop 0
	adds r14 = 276, r15
	;;
	.mmi
	st1 [r14] = r32
	nop 0
	adds r14 = 277, r15
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	ld8 r32 = [r33]
	mov r1 = r41
	mov r43 = r0
	;;
	.mmi
	nop 0
	adds r32 = 152, r32
	nop 0
	;;
	.mib
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = clock_gettime#
	;;
	.mmi
	mov r1 = r41
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	adds r14 = 100, r14
	nop 0
	addl r45 = @ltoff(@fptr(spoil_time#)), gp
	.mlx
	addl r44 = @ltoff(@fptr(receive_until#)), gp
	movl r43 = @gprel(.LC30)
	;;
	.mmi
	st8 [r32] = r14
	ld8 r45 = [r45]
	nop 0
	.mmb
	add r43 = r1, r43
	ld8 r44 = [r44]
	br.call.sptk.many b0 = both#
	;;
	.mmi
	nop 0
	mov r1 = r41
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC27)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r41
	nop 0
	addl r43 = 1, r0
	.mmi
	mov r45 = r0
	nop 0
	addl r44 = 1, r0
	;;
	.mib
	addl r46 = @gprel(pair#), gp
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC31)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	addl r45 = @ltoff(@fptr(spoil_vector_and_write#)), gp
	.mlx
	addl r44 = @ltoff(@fptr(read_vector#)), gp
	movl r43 = @gprel(.LC32)
	;;
	.mmi
	adds r18 = 168, r14
	adds r19 = 272, r14
	adds r17 = 176, r14
	.mmi
	adds r15 = 184, r14
	adds r16 = 372, r14
	adds r14 = 192, r14
	;;
	.mmi
	st8 [r18] = r19
	st8 [r15] = r16
	add r43 = r1, r43
	.mmi
	ld8 r45 = [r45]
	ld8 r44 = [r44]
	nop 0
	;;
	.mmi
	nop 0
	st8 [r17] = r34
	nop 0
	.mmb
	st8 [r14] = r34
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	ld8 r32 = [r33]
	nop 0
	mov r1 = r41
	.mii
	addl r45 = 300, r0
	mov r44 = r0
	;;
	adds r16 = 272, r32
	;;
	.mib
	mov r43 = r16
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 208, r32
	mov r1 = r41
	adds r15 = 168, r32
	.mmi
	adds r19 = 192, r32
	adds r18 = 200, r32
	adds r17 = 216, r32
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 232, r32
	adds r16 = 224, r32
	.mmi
	adds r22 = 176, r32
	adds r20 = 184, r32
	adds r21 = 372, r32
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 240, r32
	addl r45 = @ltoff(@fptr(spoil_message_and_write#)), gp
	.mlx
	addl r44 = @ltoff(@fptr(receive_message#)), gp
	movl r43 = @gprel(.LC33)
	;;
	.mmi
	st8 [r14] = r0
	st8 [r19] = r34
	adds r14 = 248, r32
	.mmi
	ld8 r45 = [r45]
	ld8 r44 = [r44]
	add r43 = r1, r43
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	addl r14 = 2, r0
	.mmi
	nop 0
	st8 [r18] = r0
	nop 0
	;;
	.mmi
	st8 [r17] = r15
	st8 [r16] = r14
	nop 0
	;;
	.mmi
	st8 [r15] = r8
	st8 [r22] = r34
	nop 0
	;;
	.mib
	st8 [r20] = r21
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	ld8 r32 = [r33]
	nop 0
	mov r1 = r41
	.mmi
	addl r45 = 131072, r0
	nop 0
	addl r44 = 115, r0
	;;
	.mib
	adds r43 = 272, r32
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmb
	mov r1 = r41
	mov r17 = r0
	nop 0
	.mmi
	addl r18 = 65536, r0
	nop 0
	mov ar.lc = 23
	;;
	.mlx
	nop 0
	movl r19 = @gprel(many.1#)
	;;
	.mii
	add r19 = r1, r19
	nop 0
	;;
	mov r16 = r19
	;;
	.align 32
.L102:
	.mmi
	and r14 = 1, r17
	nop 0
	mov r15 = r16
	.mii
	adds r17 = 1, r17
	adds r16 = 16, r16
	;;
	shl r14 = r14, 16
	;;
	.mmi
	adds r14 = 272, r14
	;;
	add r14 = r32, r14
	nop 0
	;;
	.mmi
	nop 0
	st8 [r15] = r14, 8
	nop 0
	;;
	.mib
	st8 [r15] = r18
	nop 0
	br.cloop.sptk.few .L102
	.mmi
	adds r14 = 208, r32
	adds r17 = 200, r32
	adds r16 = 216, r32
	.mmi
	adds r15 = 224, r32
	addl r45 = @ltoff(@fptr(spoil_message_and_read#)), gp
	addl r44 = @ltoff(@fptr(send_much#)), gp
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 232, r32
	addl r35 = @gprel(pipe_end#), gp
	.mlx
	st8 [r16] = r19
	movl r43 = @gprel(.LC34)
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 240, r32
	add r43 = r1, r43
	.mmi
	st8 [r17] = r0
	ld8 r45 = [r45]
	addl r34 = 1, r0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 248, r32
	.mlx
	ld8 r44 = [r44]
	movl r36 = 50000000
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 24, r0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mib
	mov r43 = r35
	mov r1 = r41
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC35)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld8 r14 = [r33]
	addl r45 = @ltoff(@fptr(spoil_poll_and_write#)), gp
	addl r44 = @ltoff(@fptr(poll_one#)), gp
	.mlx
	ld4 r16 = [r35]
	movl r43 = @gprel(.LC36)
	;;
	.mmi
	nop 0
	adds r15 = 12, r14
	adds r14 = 16, r14
	.mmi
	ld8 r44 = [r44]
	ld8 r45 = [r45]
	add r43 = r1, r43
	;;
	.mmi
	st4 [r15] = r16
	nop 0
	addl r15 = 1, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	ld8 r14 = [r33]
	nop 0
	mov r1 = r41
	;;
	.mlx
	adds r14 = 18, r14
	movl r43 = @gprel(.LC37)
	;;
	.mii
	ld2 r14 = [r14]
	add r43 = r1, r43
	;;
	sxt2 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 1, r14
	;;
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r43 = [r35]
	adds r44 = 16, r12
	.mmb
	mov r1 = r41
	addl r45 = 1, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC38)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld8 r32 = [r33]
	addl r45 = 128, r0
	mov r44 = r0
	;;
	.mib
	adds r43 = 24, r32
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mii
	ld4 r16 = [r35]
	mov r1 = r41
	;;
	extr r14 = r16, 31, 1
	.mmi
	and r15 = 63, r16
	addl r45 = @ltoff(@fptr(spoil_set_and_write#)), gp
	addl r44 = @ltoff(@fptr(select_one#)), gp
	;;
	.mib
	nop 0
	shr.u r14 = r14, 58
	nop 0
	.mlx
	ld8 r44 = [r44]
	movl r43 = @gprel(.LC39)
	;;
	.mmi
	add r14 = r14, r16
	ld8 r45 = [r45]
	add r43 = r1, r43
	;;
	.mii
	nop 0
	extr r14 = r14, 6, 26
	shl r15 = r34, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r32 = r32, r14
	nop 0
	;;
	.mmi
	adds r32 = 24, r32
	;;
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r14, r15
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	nop 0
	ld4 r16 = [r35]
	mov r1 = r41
	.mmi
	nop 0
	ld8 r15 = [r33]
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r16, 31, 1
	and r17 = 63, r16
	.mmi
	adds r15 = 8, r15
	;;
	nop 0
	shr.u r14 = r14, 58
	.mlx
	nop 0
	movl r43 = @gprel(.LC40)
	;;
	.mii
	add r14 = r14, r16
	add r43 = r1, r43
	;;
	extr r14 = r14, 6, 26
	.mii
	nop 0
	shl r34 = r34, r17
	;;
	adds r14 = 2, r14
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	and r34 = r14, r34
	nop 0
	;;
	.mmi
	cmp.ne p6, p7 = 0, r34
	;;
	(p6) addl r44 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r44 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	ld8 r14 = [r33]
	nop 0
	;;
	.mmi
	adds r15 = 152, r14
	addl r45 = @ltoff(@fptr(spoil_sleep#)), gp
	addl r44 = @ltoff(@fptr(wait_long#)), gp
	.mlx
	adds r14 = 160, r14
	movl r43 = @gprel(.LC41)
	;;
	.mmi
	add r43 = r1, r43
	st8 [r14] = r36
	nop 0
	.mmi
	ld8 r45 = [r45]
	st8 [r15] = r0
	nop 0
	;;
	.mib
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	mov r1 = r41
	ld8 r14 = [r33]
	nop 0
	;;
	.mmi
	adds r15 = 152, r14
	addl r45 = @ltoff(@fptr(spoil_sleep#)), gp
	addl r44 = @ltoff(@fptr(sleep_long#)), gp
	.mlx
	adds r14 = 160, r14
	movl r43 = @gprel(.LC42)
	;;
	.mmi
	add r43 = r1, r43
	ld8 r45 = [r45]
	nop 0
	.mmi
	st8 [r15] = r0
	st8 [r14] = r36
	nop 0
	;;
	.mib
	ld8 r44 = [r44]
	nop 0
	br.call.sptk.many b0 = both#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r41
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L108:
	.body
	.copy_state 1
	.mmi
	addl r45 = 2, r0
	ld8 r44 = [r33]
	nop 0
	.mmb
	ld4 r43 = [r36]
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mib
	mov r1 = r41
	mov r43 = r8
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	b.0#, @object
	.size	b.0#, 65536
b.0:
	.skip	65536
	.align 8
	.type	many.1#, @object
	.size	many.1#, 384
many.1:
	.skip	384
	.align 8
	.type	big.2#, @object
	.size	big.2#, 8200
big.2:
	.skip	8200
	.align 8
	.type	big.3#, @object
	.size	big.3#, 8200
big.3:
	.skip	8200
	.sbss
	.align 4
	.type	mq#, @object
	.size	mq#, 4
mq:
	.skip	4
	.align 4
	.type	queue#, @object
	.size	queue#, 4
queue:
	.skip	4
	.align 4
	.type	set#, @object
	.size	set#, 4
set:
	.skip	4
	.align 4
	.type	pair#, @object
	.size	pair#, 8
pair:
	.skip	8
	.align 4
	.type	pipe_end#, @object
	.size	pipe_end#, 8
pipe_end:
	.skip	8
	.align 8
	.type	shared#, @object
	.size	shared#, 8
shared:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
