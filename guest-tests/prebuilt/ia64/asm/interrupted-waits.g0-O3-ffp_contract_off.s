// 16f53f97a7a008aac9f82da079636783 guest-tests/signal/interrupted-waits.c
	.file	"interrupted-waits.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc nothing#
nothing:
	.prologue
	.body
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp nothing#
	.align 16
	.align 64
	.proc writes#
writes:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(full#+4), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(b#)
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	addl r37 = 4096, r0
	.mmb
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
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
	.endp writes#
	.align 16
	.align 64
	.proc sends#
sends:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	addl r14 = @gprel(packed#+4), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(b#)
	;;
	.mmi
	add r36 = r1, r36
	mov r38 = r0
	nop 0
	.mmb
	addl r37 = 60000, r0
	ld4 r35 = [r14]
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.ge p6, p7 = 0, r8
	mov r1 = r34
	mov b0 = r32
	;;
	.mmi
	(p6) addl r8 = -1, r0
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	nop 0
	(p7) addl r8 = 1, r0
	br.ret.sptk.many b0
	.endp sends#
	.align 16
	.align 64
	.proc message_sends#
message_sends:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	addl r14 = @gprel(crowded#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(b#)
	;;
	.mmi
	add r36 = r1, r36
	mov r38 = r0
	nop 0
	.mmb
	addl r37 = 8000, r0
	ld4 r35 = [r14]
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
	.endp message_sends#
	.align 16
	.align 64
	.proc post_queue#
post_queue:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 1, r0
	nop 0
	.mmi
	addl r38 = 2048, r0
	addl r37 = 1, r0
	adds r36 = 16, r12
	;;
	.mmi
	st8 [r15] = r14
	adds r14 = 24, r12
	addl r15 = 120, r0
	;;
	.mmi
	st1 [r14] = r15
	nop 0
	addl r14 = @gprel(queue#), gp
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp post_queue#
	.align 16
	.align 64
	.proc mq_sends#
mq_sends:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	addl r14 = @gprel(many#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(b#)
	;;
	.mmi
	add r36 = r1, r36
	mov r38 = r0
	nop 0
	.mmb
	addl r37 = 1, r0
	ld4 r35 = [r14]
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
	.endp mq_sends#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"x"
	.text
	.align 16
	.align 64
	.proc post_messages#
post_messages:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	addl r14 = @gprel(messages#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(.LC1)
	;;
	.mmi
	add r36 = r1, r36
	mov r38 = r0
	nop 0
	.mmb
	addl r37 = 1, r0
	ld4 r35 = [r14]
	br.call.sptk.many b0 = mq_send#
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
	.endp post_messages#
	.align 16
	.align 64
	.proc pauses#
pauses:
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
	br.call.sptk.many b0 = pause#
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
	.endp pauses#
	.align 16
	.align 64
	.proc terminals#
terminals:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(slave#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(b#)
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	addl r37 = 10, r0
	.mmb
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
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
	.endp terminals#
	.align 16
	.align 64
	.proc notices#
notices:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(notes#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(b#)
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	addl r37 = 1000, r0
	.mmb
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.ge p6, p7 = 0, r8
	mov r1 = r34
	mov b0 = r32
	;;
	.mmi
	(p6) addl r8 = -1, r0
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	nop 0
	(p7) addl r8 = 1, r0
	br.ret.sptk.many b0
	.endp notices#
	.align 16
	.align 64
	.proc events#
events:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(event#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(b#)
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	addl r37 = 8, r0
	.mmb
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
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
	.endp events#
	.align 16
	.align 64
	.proc reads#
reads:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(empty#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(b#)
	;;
	.mmi
	add r36 = r1, r36
	nop 0
	addl r37 = 1, r0
	.mmb
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
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
	.endp reads#
	.align 16
	.align 64
	.proc waits#
waits:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.save rp, r32
	mov r32 = b0
	addl r14 = @gprel(child#), gp
	.mmi
	mov r34 = r1
	.body
	;;
	mov r37 = r0
	mov r36 = r0
	.mmb
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r34
	mov b0 = r32
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	nop 0
	(p7) addl r8 = -1, r0
	br.ret.sptk.many b0
	.endp waits#
	.align 16
	.align 64
	.proc end_child#
end_child:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mii
	addl r14 = @gprel(child#), gp
	mov r34 = r1
	.body
	;;
	addl r36 = 9, r0
	.mmb
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = kill#
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
	.endp end_child#
	.align 16
	.align 64
	.proc futexes#
futexes:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 7, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	nop 0
	addl r36 = @gprel(word#), gp
	;;
	.mmi
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	.mmi
	mov r38 = r0
	mov r37 = r0
	addl r35 = 1230, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = syscall#
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
	.endp futexes#
	.align 16
	.align 64
	.proc set_word#
set_word:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 7, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mmi
	addl r36 = @gprel(word#), gp
	nop 0
	mov r34 = r1
	.body
	;;
	.mmi
	addl r14 = 1, r0
	mov r41 = r0
	mov r40 = r0
	.mmi
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	;;
	.mib
	st4 [r36] = r14
	addl r35 = 1230, r0
	br.call.sptk.many b0 = syscall#
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
	.endp set_word#
	.align 16
	.align 64
	.proc timed_waits#
timed_waits:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	adds r35 = 16, r12
	.mmb
	addl r37 = 128, r0
	mov r36 = r0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r37 = 144, r12
	adds r14 = 152, r12
	mov r1 = r34
	.mlx
	mov r36 = r0
	movl r15 = 50000000
	;;
	.mmi
	adds r35 = 16, r12
	st8 [r37] = r0
	nop 0
	.mmb
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigtimedwait#
	;;
	.mii
	mov r1 = r34
	sxt4 r8 = r8
	;;
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	.endp timed_waits#
	.align 16
	.align 64
	.proc sleeps#
sleeps:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mlx
	adds r14 = 16, r12
	movl r15 = 50000000
	.mmi
	nop 0
	mov r36 = r0
	nop 0
	;;
	.mmi
	mov r35 = r14
	st8 [r14] = r0
	adds r14 = 24, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mii
	mov r1 = r34
	sxt4 r8 = r8
	;;
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp sleeps#
	.align 16
	.align 64
	.proc take_messages#
take_messages:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r14 = @gprel(many#), gp
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	mov r38 = r0
	addl r37 = 10, r0
	nop 0
	.mmb
	adds r36 = 16, r12
	ld4 r35 = [r14]
	br.call.sptk.many b0 = mq_receive#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp take_messages#
	.align 16
	.align 64
	.proc mq_receives#
mq_receives:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	addl r14 = @gprel(messages#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(b#)
	;;
	.mmi
	add r36 = r1, r36
	mov r38 = r0
	nop 0
	.mmb
	addl r37 = 10, r0
	ld4 r35 = [r14]
	br.call.sptk.many b0 = mq_receive#
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
	.endp mq_receives#
	.align 16
	.align 64
	.proc semops#
semops:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	addl r15 = -1, r0
	addl r37 = 1, r0
	.mmi
	adds r36 = 16, r12
	;;
	st2 [r14] = r0
	adds r14 = 18, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	addl r14 = @gprel(set#), gp
	;;
	.mmi
	ld4 r35 = [r14]
	nop 0
	adds r14 = 20, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mii
	mov r1 = r34
	sxt4 r8 = r8
	;;
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp semops#
	.align 16
	.align 64
	.proc post_semaphore#
post_semaphore:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	addl r15 = 1, r0
	addl r37 = 1, r0
	.mmi
	adds r36 = 16, r12
	;;
	st2 [r14] = r0
	adds r14 = 18, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	addl r14 = @gprel(set#), gp
	;;
	.mmi
	ld4 r35 = [r14]
	nop 0
	adds r14 = 20, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = semop#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp post_semaphore#
	.align 16
	.align 64
	.proc take_queue#
take_queue:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	addl r14 = @gprel(crowded#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(m.0#)
	;;
	.mmi
	add r36 = r1, r36
	addl r39 = 2048, r0
	mov r38 = r0
	.mmb
	addl r37 = 9000, r0
	ld4 r35 = [r14]
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
	.endp take_queue#
	.align 16
	.align 64
	.proc message_receives#
message_receives:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	addl r14 = @gprel(queue#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(b#)
	;;
	.mmi
	add r36 = r1, r36
	mov r39 = r0
	mov r38 = r0
	.mmb
	addl r37 = 100, r0
	ld4 r35 = [r14]
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
	.endp message_receives#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"watched/one"
	.text
	.align 16
	.align 64
	.proc touch#
touch:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	;;
	.mmi
	addl r37 = 384, r0
	nop 0
	addl r36 = 66, r0
	.mmb
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r34
	mov r35 = r8
	br.call.sptk.many b0 = close#
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
	.endp touch#
	.align 16
	.align 64
	.proc post#
post:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mii
	addl r14 = @gprel(event#), gp
	mov r34 = r1
	.body
	;;
	addl r36 = 1, r0
	.mmb
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = eventfd_write#
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
	.endp post#
	.align 16
	.align 64
	.proc epolls#
epolls:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	addl r38 = -1, r0
	addl r37 = 1, r0
	.mmi
	adds r36 = 16, r12
	;;
	st8 [r14] = r0
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = @gprel(epoll#), gp
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mii
	mov r1 = r34
	sxt4 r8 = r8
	;;
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp epolls#
	.align 16
	.align 64
	.proc selects#
selects:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mmi
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	.mmb
	mov r36 = r0
	mov r35 = r0
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
	.endp selects#
	.align 16
	.align 64
	.proc polls#
polls:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	addl r14 = @gprel(event#), gp
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	ld4 r14 = [r14]
	adds r15 = 20, r12
	addl r16 = 1, r0
	.mmi
	adds r35 = 16, r12
	addl r37 = -1, r0
	addl r36 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r15] = r16
	nop 0
	.mmb
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mii
	mov r1 = r34
	sxt4 r8 = r8
	;;
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp polls#
	.align 16
	.align 64
	.proc accepts#
accepts:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.save rp, r32
	mov r32 = b0
	addl r14 = @gprel(listener#), gp
	.mmi
	mov r34 = r1
	.body
	;;
	mov r37 = r0
	mov r36 = r0
	.mmb
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	mov r1 = r34
	mov b0 = r32
	;;
	.mmi
	(p6) addl r8 = 1, r0
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	nop 0
	(p7) addl r8 = -1, r0
	br.ret.sptk.many b0
	.endp accepts#
	.align 16
	.align 64
	.proc call_in#
call_in:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 112
	adds r12 = -112, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	adds r15 = 16, r12
	addl r14 = 1, r0
	nop 0
	.mmi
	mov r37 = r0
	addl r36 = 1, r0
	addl r35 = 1, r0
	;;
	.mmi
	st2 [r15] = r14
	adds r14 = 18, r12
	addl r15 = 28531, r0
	;;
	.mmi
	st2 [r14] = r15
	adds r14 = 20, r12
	addl r15 = 27491, r0
	;;
	.mmi
	st2 [r14] = r15
	addl r15 = 29797, r0
	adds r14 = 22, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st2 [r14] = r0
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
	mov r1 = r34
	mov r35 = r8
	nop 0
	.mmb
	addl r37 = 110, r0
	adds r36 = 16, r12
	br.call.sptk.many b0 = connect#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	.endp call_in#
	.align 16
	.align 64
	.proc drain_socket#
drain_socket:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 4, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mlx
	addl r33 = @gprel(packed#), gp
	movl r32 = @gprel(b#)
	;;
	.mmi
	add r32 = r1, r32
	nop 0
	nop 0
	;;
	.align 32
.L72:
	.mmi
	addl r40 = 64, r0
	addl r39 = 70000, r0
	nop 0
	.mmb
	mov r38 = r32
	ld4 r37 = [r33]
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r36
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L72
	.mii
	nop 0
	mov b0 = r34
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp drain_socket#
	.align 16
	.align 64
	.proc receives#
receives:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	addl r14 = @gprel(pair#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(b#)
	;;
	.mmi
	add r36 = r1, r36
	mov r38 = r0
	nop 0
	.mmb
	addl r37 = 1, r0
	ld4 r35 = [r14]
	br.call.sptk.many b0 = recv#
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
	.endp receives#
	.align 16
	.align 64
	.proc receives_many#
receives_many:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	adds r14 = 24, r12
	adds r17 = 16, r12
	adds r16 = 80, r12
	.mmi
	addl r15 = 1, r0
	mov r39 = r0
	mov r38 = r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r17] = r0
	addl r37 = 1, r0
	.mlx
	adds r36 = 16, r12
	movl r17 = @gprel(b#)
	;;
	.mmi
	adds r14 = 8, r14
	nop 0
	add r17 = r1, r17
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r17
	adds r17 = 88, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r17] = r15
	addl r17 = @gprel(pair#), gp
	;;
	.mmi
	st8 [r14] = r0, 8
	ld4 r35 = [r17]
	adds r17 = 32, r12
	;;
	.mmi
	st8 [r17] = r16
	st8 [r14] = r0, 8
	adds r16 = 40, r12
	;;
	.mmi
	nop 0
	st8 [r16] = r15
	nop 0
	.mmb
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = recvmmsg#
	;;
	.mii
	mov r1 = r34
	sxt4 r8 = r8
	;;
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	.mmb
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	.endp receives_many#
	.align 16
	.align 64
	.proc receives_messages#
receives_messages:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 80
	adds r12 = -80, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	adds r17 = 16, r12
	adds r14 = 24, r12
	adds r16 = 72, r12
	.mmi
	addl r15 = 1, r0
	mov r37 = r0
	adds r36 = 16, r12
	;;
	.mlx
	st8 [r17] = r0
	movl r17 = @gprel(b#)
	.mmi
	st8 [r14] = r0, 8
	;;
	add r17 = r1, r17
	adds r14 = 8, r14
	;;
	.mmi
	st8 [r16] = r17
	addl r17 = @gprel(pair#), gp
	adds r14 = 8, r14
	;;
	.mmi
	nop 0
	ld4 r35 = [r17]
	adds r17 = 80, r12
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r17] = r15
	adds r17 = 32, r12
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r17] = r16
	adds r16 = 40, r12
	.mmi
	nop 0
	st8 [r14] = r0
	nop 0
	;;
	.mib
	st8 [r16] = r15
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	.endp receives_messages#
	.align 16
	.align 64
	.proc tees#
tees:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	addl r14 = @gprel(full#+4), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	mov r34 = r1
	.body
	;;
	ld4 r36 = [r14]
	addl r14 = @gprel(empty#), gp
	.mmi
	mov r38 = r0
	nop 0
	addl r37 = 1, r0
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = tee#
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
	.endp tees#
	.align 16
	.align 64
	.proc splices#
splices:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 6, 0
	addl r14 = @gprel(full#+4), gp
	.save rp, r32
	mov r32 = b0
	.mmi
	nop 0
	mov r34 = r1
	.body
	nop 0
	;;
	.mmi
	ld4 r37 = [r14]
	addl r14 = @gprel(empty#), gp
	mov r40 = r0
	.mmi
	addl r39 = 1, r0
	mov r38 = r0
	mov r36 = r0
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = splice#
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
	.endp splices#
	.align 16
	.align 64
	.proc splices_to#
splices_to:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 6, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	mov r40 = r0
	nop 0
	.mmi
	addl r39 = 4096, r0
	mov r38 = r0
	adds r36 = 16, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = @gprel(full#+4), gp
	;;
	.mmi
	ld4 r37 = [r14]
	nop 0
	addl r14 = @gprel(file#), gp
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = splice#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp splices_to#
	.align 16
	.align 64
	.proc sendfiles#
sendfiles:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r34 = r1
	nop 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r38 = 4096, r0
	;;
	.mmi
	mov r37 = r14
	st8 [r14] = r0
	addl r14 = @gprel(file#), gp
	;;
	.mmi
	ld4 r36 = [r14]
	nop 0
	addl r14 = @gprel(full#+4), gp
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = sendfile#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp sendfiles#
	.align 16
	.align 64
	.proc vmsplices#
vmsplices:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r14 = @gprel(b#)
	;;
	.mmi
	add r14 = r1, r14
	adds r15 = 16, r12
	nop 0
	.mmi
	mov r38 = r0
	addl r37 = 1, r0
	adds r36 = 16, r12
	;;
	.mmi
	st8 [r15] = r14
	adds r14 = 24, r12
	addl r15 = 4096, r0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	addl r14 = @gprel(full#+4), gp
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = vmsplice#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp vmsplices#
	.align 16
	.align 64
	.proc readvs#
readvs:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r14 = @gprel(b#)
	;;
	.mmi
	add r14 = r1, r14
	adds r15 = 16, r12
	addl r37 = 1, r0
	.mmi
	adds r36 = 16, r12
	;;
	st8 [r15] = r14
	adds r14 = 24, r12
	.mmi
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(empty#), gp
	;;
	.mib
	ld4 r35 = [r14]
	nop 0
	br.call.sptk.many b0 = readv#
	;;
	.mii
	mov r1 = r34
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp readvs#
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 0, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmb
	mov r1 = r36
	mov r32 = r8
	nop 0
	.mmi
	ld4 r33 = [r8]
	nop 0
	mov b0 = r34
	;;
	.mmi
	addl r15 = @gprel(alarms#), gp
	nop 0
	mov ar.pfs = r35
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	cmp4.ne p6, p7 = 2, r14
	(p7) br.cond.dpnt .L98
	;;
	.mib
	st4 [r32] = r33
	nop 0
	br.ret.sptk.many b0
.L98:
	.mmi
	addl r14 = @gprel(release#), gp
	;;
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r36
	st4 [r32] = r33
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp handler#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	""
	.align 8
.LC4:
	stringz	"; with SA_RESTART %ld %s after %d\n"
	.align 8
.LC5:
	stringz	"%s: %ld %s after %d"
	.text
	.align 16
	.align 64
	.proc run#
run:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 6, 5, 0
	.fframe 208
	adds r12 = -208, r12
	.save rp, r39
	mov r39 = b0
	.mmi
	mov r41 = r1
	.body
	nop 0
	addl r37 = @gprel(alarms#), gp
	;;
	.mmi
	adds r42 = 28, r12
	addl r44 = 132, r0
	mov r43 = r0
	.mmb
	adds r36 = 192, r12
	adds r38 = 160, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r41
	adds r43 = 16, r12
	addl r14 = 20000, r0
	.mmi
	st4.rel [r37] = r0
	mov r44 = r0
	addl r42 = 14, r0
	;;
	.mmi
	nop 0
	addl r15 = @ltoff(@fptr(handler#)), gp
	nop 0
	.mmi
	st8 [r36] = r0
	st8 [r38] = r0
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r43] = r15
	adds r15 = 24, r12
	;;
	.mmi
	st4 [r15] = r33
	nop 0
	adds r15 = 200, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r15 = 208, r12
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 216, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 184, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = @gprel(release#), gp
	;;
	.mib
	st8.rel [r14] = r34
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r43 = r36
	mov r44 = r0
	nop 0
	.mmb
	mov r42 = r0
	mov r1 = r41
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r41
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	st4 [r8] = r0
	nop 0
	mov r36 = r8
	;;
	.mmi
	nop 0
	ld8 r14 = [r35], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r41
	ld4.acq r37 = [r37]
	mov r43 = r38
	.mmi
	mov r44 = r0
	ld4 r38 = [r36]
	mov r42 = r0
	;;
	.mib
	mov r36 = r8
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L100
	;;
	.mlx
	cmp.le p6, p7 = r0, r36
	movl r44 = @gprel(.LC3)
	.mmb
	mov r43 = r36
	nop 0
	(p7) br.cond.dpnt .L108
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mmi
	cmp4.le p6, p7 = 2, r37
	nop 0
	add r44 = r1, r44
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	(p7) mov r45 = r37
	;;
	.mib
	nop 0
	(p6) addl r45 = 2, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L99:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
.L100:
	.body
	.copy_state 1
	.mlx
	cmp.le p6, p7 = r0, r36
	movl r45 = @gprel(.LC3)
	.mmb
	mov r43 = r32
	mov r44 = r36
	(p7) br.cond.dpnt .L109
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	.mmi
	cmp4.le p6, p7 = 2, r37
	nop 0
	add r45 = r1, r45
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	(p7) mov r46 = r37
	;;
	.mib
	(p6) addl r46 = 2, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	mov r45 = r35
	mov r44 = r34
	.mlx
	mov r42 = r32
	movl r43 = 268435456
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mmi
	mov r1 = r41
	nop 0
	nop 0
.L110:
	.mii
	nop 0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	;;
.L109:
	.body
	.copy_state 2
	.mib
	mov r42 = r38
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r41
	cmp4.le p6, p7 = 2, r37
	nop 0
	.mmi
	mov r43 = r32
	mov r44 = r36
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	.mmi
	nop 0
	(p7) mov r46 = r37
	nop 0
	;;
	.mib
	add r42 = r1, r42
	(p6) addl r46 = 2, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r41
	mov r45 = r35
	mov r44 = r34
	.mlx
	mov r42 = r32
	movl r43 = 268435456
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L110
.L108:
	.mib
	mov r42 = r38
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.le p6, p7 = 2, r37
	.mmi
	mov r44 = r8
	nop 0
	mov r43 = r36
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mmi
	nop 0
	(p7) mov r45 = r37
	nop 0
	;;
	.mib
	add r42 = r1, r42
	(p6) addl r45 = 2, r0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r41
	br .L99
	.endp run#
	.section	.rodata.str1.8
	.align 8
.LC6:
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
	movl r36 = @gprel(.LC6)
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
.LC7:
	stringz	"x\n"
	.align 8
.LC8:
	stringz	"type"
	.text
	.align 16
	.align 64
	.proc type#
type:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(terminal#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(.LC7)
	;;
	.mmi
	ld4 r35 = [r14]
	nop 0
	add r36 = r1, r36
	.mmb
	addl r37 = 2, r0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC8)
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
	.endp type#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"feed"
	.text
	.align 16
	.align 64
	.proc feed_socket#
feed_socket:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(pair#+4), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(.LC1)
	;;
	.mmi
	ld4 r35 = [r14]
	nop 0
	add r36 = r1, r36
	.mmb
	addl r37 = 1, r0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC9)
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
	.endp feed_socket#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"drain"
	.text
	.align 16
	.align 64
	.proc drain#
drain:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(full#), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(b#)
	;;
	.mmi
	ld4 r35 = [r14]
	nop 0
	add r36 = r1, r36
	.mmb
	addl r37 = 4096, r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp.ne p6, p7 = -1, r8
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
	.endp drain#
	.align 16
	.align 64
	.proc run.constprop.0#
run.constprop.0:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 6, 5, 0
	.fframe 208
	adds r12 = -208, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	.body
	nop 0
	addl r36 = @gprel(alarms#), gp
	;;
	.mmi
	adds r41 = 28, r12
	addl r43 = 132, r0
	mov r42 = r0
	.mmb
	adds r35 = 192, r12
	adds r37 = 160, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	adds r42 = 16, r12
	addl r14 = 20000, r0
	.mmi
	st4.rel [r36] = r0
	mov r43 = r0
	addl r41 = 14, r0
	;;
	.mmi
	nop 0
	addl r15 = @ltoff(@fptr(handler#)), gp
	nop 0
	.mmi
	st8 [r35] = r0
	st8 [r37] = r0
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	st8 [r42] = r15
	adds r15 = 24, r12
	;;
	.mmi
	st4 [r15] = r0
	nop 0
	adds r15 = 200, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r15 = 208, r12
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 216, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r14 = 168, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 184, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = @gprel(release#), gp
	;;
	.mib
	st8.rel [r14] = r33
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r42 = r35
	mov r43 = r0
	nop 0
	.mmb
	mov r41 = r0
	mov r1 = r40
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	st4 [r8] = r0
	nop 0
	mov r35 = r8
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
	mov r1 = r40
	ld4.acq r36 = [r36]
	mov r42 = r37
	.mmi
	mov r43 = r0
	ld4 r37 = [r35]
	mov r41 = r0
	;;
	.mib
	mov r35 = r8
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r40
	cmp.le p6, p7 = r0, r35
	nop 0
	.mmb
	mov r42 = r32
	mov r43 = r35
	(p7) br.cond.dpnt .L127
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	.mlx
	cmp4.le p6, p7 = 2, r36
	movl r41 = @gprel(.LC5)
	;;
	.mmi
	add r44 = r1, r44
	add r41 = r1, r41
	(p7) mov r45 = r36
	;;
	.mib
	(p6) addl r45 = 2, r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r34
	mov r43 = r33
	.mlx
	mov r41 = r32
	movl r42 = 268435456
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = run#
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
	adds r12 = 208, r12
	br.ret.sptk.many b0
	;;
.L127:
	.body
	.copy_state 1
	.mib
	mov r41 = r37
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r40
	cmp4.le p6, p7 = 2, r36
	nop 0
	.mmi
	mov r42 = r32
	mov r43 = r35
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC5)
	.mmi
	nop 0
	(p7) mov r45 = r36
	nop 0
	;;
	.mib
	add r41 = r1, r41
	(p6) addl r45 = 2, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	mov r44 = r34
	mov r43 = r33
	.mlx
	mov r41 = r32
	movl r42 = 268435456
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = run#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
	.endp run.constprop.0#
	.align 16
	.align 64
	.proc feed#
feed:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r14 = @gprel(empty#+4), gp
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r36 = @gprel(.LC1)
	;;
	.mmi
	ld4 r35 = [r14]
	nop 0
	add r36 = r1, r36
	.mmb
	addl r37 = 1, r0
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r34
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r35 = @gprel(.LC9)
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
	.endp feed#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"pipe"
	.align 8
.LC12:
	stringz	"fill"
	.align 8
.LC13:
	stringz	"file"
	.align 8
.LC14:
	stringz	"open"
	.align 8
.LC15:
	stringz	"write"
	.align 8
.LC16:
	stringz	"watched"
	.align 8
.LC17:
	stringz	"mkdir"
	.align 8
.LC18:
	stringz	"listen"
	.align 8
.LC19:
	stringz	"/waits"
	.align 8
.LC20:
	stringz	"/many"
	.align 8
.LC21:
	stringz	"mq_open"
	.align 8
.LC22:
	stringz	"openpt"
	.align 8
.LC23:
	stringz	"unlockpt"
	.align 8
.LC24:
	stringz	"reads"
	.align 8
.LC25:
	stringz	"readvs"
	.align 8
.LC26:
	stringz	"writes"
	.align 8
.LC27:
	stringz	"splices_to"
	.align 8
.LC28:
	stringz	"vmsplices"
	.align 8
.LC29:
	stringz	"sendfiles"
	.align 8
.LC30:
	stringz	"read"
	.align 8
.LC31:
	stringz	"splices"
	.align 8
.LC32:
	stringz	"tees"
	.align 8
.LC33:
	stringz	"receives"
	.align 8
.LC34:
	stringz	"receives_messages"
	.align 8
.LC35:
	stringz	"receives_many"
	.align 8
.LC36:
	stringz	"sends"
	.align 8
.LC37:
	stringz	"accepts"
	.align 8
.LC38:
	stringz	"polls"
	.align 8
.LC39:
	stringz	"selects"
	.align 8
.LC40:
	stringz	"epolls"
	.align 8
.LC41:
	stringz	"events"
	.align 8
.LC42:
	stringz	"notices"
	.align 8
.LC43:
	stringz	"message_receives"
	.align 8
.LC44:
	stringz	"message_sends"
	.align 8
.LC45:
	stringz	"semops"
	.align 8
.LC46:
	stringz	"mq_receives"
	.align 8
.LC47:
	stringz	"mq_sends"
	.align 8
.LC48:
	stringz	"sleeps"
	.align 8
.LC49:
	stringz	"pauses"
	.align 8
.LC50:
	stringz	"timed_waits"
	.align 8
.LC51:
	stringz	"futexes"
	.align 8
.LC52:
	stringz	"terminals"
	.align 8
.LC53:
	stringz	"waits"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 12, 4, 0
	.fframe 192
	adds r12 = -192, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r43 = r1
	.body
	nop 0
	addl r37 = @gprel(full#), gp
	;;
	.mmi
	addl r14 = 1, r0
	adds r15 = 16, r12
	mov r47 = r0
	.mmi
	addl r46 = 1, r0
	mov r45 = r0
	adds r36 = 128, r12
	;;
	.mmi
	st2 [r15] = r14
	adds r14 = 18, r12
	addl r15 = 28531, r0
	;;
	.mmi
	st2 [r14] = r15
	adds r14 = 20, r12
	addl r15 = 27491, r0
	;;
	.mmi
	st2 [r14] = r15
	addl r15 = 29797, r0
	adds r14 = 22, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st2 [r14] = r0
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
	addl r14 = @ltoffx(stdout#), r1
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r44 = [r14]
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
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	adds r14 = 152, r12
	adds r15 = 136, r12
	addl r16 = 1, r0
	.mmi
	mov r1 = r43
	st8 [r36] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 160, r12
	.mmi
	st8 [r15] = r16
	adds r15 = 144, r12
	addl r16 = 10, r0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 168, r12
	.mmi
	st8 [r15] = r16
	nop 0
	addl r44 = @gprel(empty#), gp
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r44 = r37
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r0
	nop 0
	.mmi
	addl r45 = 1, r0
	addl r44 = 1, r0
	or r32 = r8, r32
	;;
	.mib
	addl r47 = @gprel(pair#), gp
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r43
	or r32 = r8, r32
	nop 0
	.mmi
	addl r44 = 1, r0
	mov r46 = r0
	addl r45 = 1, r0
	;;
	.mib
	addl r47 = @gprel(packed#), gp
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	or r32 = r8, r32
	nop 0
	mov r1 = r43
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r32
	nop 0
	adds r32 = 4, r37
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC11)
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld4 r44 = [r32]
	nop 0
	addl r46 = 4096, r0
	.mmb
	addl r45 = 1031, r0
	nop 0
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r43
	ld4 r44 = [r32]
	addl r46 = 4096, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(b#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L160
	;;
	.mlx
	nop 0
	movl r33 = @gprel(b#)
	.mii
	addl r32 = @gprel(packed#+4), gp
	nop 0
	;;
	add r33 = r1, r33
	;;
	.align 32
.L133:
	.mmi
	addl r47 = 64, r0
	addl r46 = 60000, r0
	nop 0
	.mmb
	mov r45 = r33
	ld4 r44 = [r32]
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r43
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L133
	;;
	.mmi
	addl r38 = @gprel(event#), gp
	nop 0
	mov r45 = r0
	.mmb
	mov r44 = r0
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 384, r0
	.mmi
	addl r45 = 66, r0
	st4 [r38] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC13)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	nop 0
	.mmb
	addl r46 = 8192, r0
	mov r44 = r8
	(p7) br.cond.spnt .L144
	;;
	.mlx
	addl r14 = @gprel(file#), gp
	movl r45 = @gprel(b#)
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	nop 0
	.mmb
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC15)
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = 1, r0
	addl r40 = @gprel(queue#), gp
	nop 0
	.mmi
	addl r34 = @gprel(crowded#), gp
	addl r45 = 384, r0
	mov r44 = r0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r45 = 384, r0
	.mmi
	mov r44 = r0
	st4 [r40] = r8
	nop 0
	;;
	.mlx
	nop 0
	movl r35 = @gprel(b#)
	.mmi
	nop 0
	addl r39 = @gprel(set#), gp
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = msgget#
	;;
	.mmi
	mov r1 = r43
	addl r46 = 384, r0
	addl r45 = 1, r0
	.mmi
	mov r44 = r0
	st4 [r34] = r8
	mov r32 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = semget#
	;;
	.mmi
	mov r1 = r43
	st4 [r39] = r8
	addl r47 = 2048, r0
	.mmi
	addl r46 = 8000, r0
	mov r45 = r35
	mov r44 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L136
	.align 32
.L163:
	.mmi
	ld4 r32 = [r34]
	nop 0
	addl r47 = 2048, r0
	.mmi
	addl r46 = 8000, r0
	nop 0
	mov r45 = r35
	;;
	.mib
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = msgsnd#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L163
.L136:
	.mib
	mov r44 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	adds r14 = 200, r12
	mov r1 = r43
	adds r16 = 196, r12
	.mmi
	adds r15 = 192, r12
	ld4 r46 = [r38]
	addl r45 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	adds r14 = 204, r12
	.mmi
	st4 [r16] = r0
	addl r16 = @gprel(epoll#), gp
	mov r47 = r15
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	addl r14 = 1, r0
	.mmi
	st4 [r16] = r8
	nop 0
	mov r44 = r8
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = inotify_init#
	;;
	.mmi
	mov r1 = r43
	addl r45 = 448, r0
	mov r32 = r8
	;;
	.mlx
	addl r14 = @gprel(notes#), gp
	movl r44 = @gprel(.LC16)
	;;
	.mmi
	nop 0
	add r44 = r1, r44
	nop 0
	.mmb
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = mkdir#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC17)
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC16)
	.mmi
	mov r44 = r32
	nop 0
	addl r46 = 256, r0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r0
	nop 0
	.mmb
	addl r45 = 1, r0
	addl r44 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r43
	addl r46 = 110, r0
	mov r32 = r8
	.mii
	adds r45 = 16, r12
	mov r44 = r8
	;;
	addl r14 = @gprel(listener#), gp
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r44 = r32
	mov r32 = r8
	nop 0
	.mmb
	addl r45 = 5, r0
	mov r1 = r43
	br.call.sptk.many b0 = listen#
	;;
	.mii
	or r32 = r8, r32
	mov r1 = r43
	;;
	cmp4.ne p6, p7 = -1, r32
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC18)
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC19)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC20)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r36
	.mmi
	addl r46 = 384, r0
	nop 0
	addl r45 = 66, r0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC19)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	mov r47 = r36
	.mmb
	addl r46 = 384, r0
	addl r45 = 66, r0
	(p7) br.cond.spnt .L141
	;;
	.mlx
	addl r14 = @gprel(messages#), gp
	movl r44 = @gprel(.LC20)
	;;
	.mmi
	nop 0
	add r44 = r1, r44
	nop 0
	.mmb
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r43
	cmp4.eq p6, p7 = -1, r8
	mov r47 = r0
	.mmb
	addl r46 = 1, r0
	mov r44 = r8
	(p6) br.cond.spnt .L141
	;;
	.mlx
	addl r14 = @gprel(many#), gp
	movl r45 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	nop 0
	.mmb
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mib
	addl r44 = 258, r0
	mov r1 = r43
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC22)
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = @gprel(terminal#), gp
	nop 0
	mov r44 = r32
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br.call.sptk.many b0 = grantpt#
	;;
	.mmi
	mov r35 = r8
	nop 0
	mov r44 = r32
	.mmb
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = unlockpt#
	;;
	.mii
	or r35 = r8, r35
	mov r1 = r43
	;;
	cmp4.ne p6, p7 = -1, r35
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC23)
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r44 = r32
	nop 0
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r44 = r8
	.mmb
	addl r45 = 258, r0
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L144
	;;
	.mmi
	nop 0
	addl r14 = @gprel(slave#), gp
	nop 0
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mii
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	;;
	addl r14 = @gprel(child#), gp
	;;
	.mib
	st4 [r14] = r8
	nop 0
	(p6) br.cond.dpnt .L145
.L146:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r43
	br .L146
	;;
.L145:
	.mmi
	nop 0
	addl r46 = @ltoff(@fptr(reads#)), gp
	addl r45 = @ltoff(@fptr(feed#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC24)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(readvs#)), gp
	addl r45 = @ltoff(@fptr(feed#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC25)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(writes#)), gp
	addl r45 = @ltoff(@fptr(drain#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC26)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(splices_to#)), gp
	addl r45 = @ltoff(@fptr(drain#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC27)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(vmsplices#)), gp
	addl r45 = @ltoff(@fptr(drain#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC28)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(sendfiles#)), gp
	addl r45 = @ltoff(@fptr(drain#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC29)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	ld4 r44 = [r37]
	addl r46 = 4096, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(b#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L148
	;;
	.mmi
	nop 0
	addl r46 = @ltoff(@fptr(splices#)), gp
	addl r45 = @ltoff(@fptr(feed#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC31)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	ld4 r44 = [r37]
	addl r46 = 4096, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(b#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r43
	cmp.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L148
	;;
	.mmi
	nop 0
	addl r46 = @ltoff(@fptr(tees#)), gp
	addl r45 = @ltoff(@fptr(feed#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC32)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(receives#)), gp
	addl r45 = @ltoff(@fptr(feed_socket#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC33)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(receives_messages#)), gp
	addl r45 = @ltoff(@fptr(feed_socket#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC34)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(receives_many#)), gp
	addl r45 = @ltoff(@fptr(feed_socket#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC35)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(sends#)), gp
	addl r45 = @ltoff(@fptr(drain_socket#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC36)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(accepts#)), gp
	addl r45 = @ltoff(@fptr(call_in#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC37)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(polls#)), gp
	addl r45 = @ltoff(@fptr(nothing#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC38)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(selects#)), gp
	addl r45 = @ltoff(@fptr(nothing#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC39)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(epolls#)), gp
	addl r45 = @ltoff(@fptr(nothing#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC40)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(events#)), gp
	addl r45 = @ltoff(@fptr(post#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC41)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(notices#)), gp
	addl r45 = @ltoff(@fptr(touch#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC42)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(message_receives#)), gp
	addl r45 = @ltoff(@fptr(post_queue#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC43)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r14 = 1, r0
	;;
	.mmi
	addl r46 = @ltoff(@fptr(message_sends#)), gp
	nop 0
	addl r45 = @ltoff(@fptr(take_queue#)), gp
	.mlx
	st8 [r33] = r14
	movl r44 = @gprel(.LC44)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(semops#)), gp
	addl r45 = @ltoff(@fptr(post_semaphore#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC45)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(mq_receives#)), gp
	addl r45 = @ltoff(@fptr(post_messages#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC46)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(mq_sends#)), gp
	addl r45 = @ltoff(@fptr(take_messages#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC47)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(sleeps#)), gp
	addl r45 = @ltoff(@fptr(nothing#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC48)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(pauses#)), gp
	addl r45 = @ltoff(@fptr(nothing#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC49)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(timed_waits#)), gp
	addl r45 = @ltoff(@fptr(nothing#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC50)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(futexes#)), gp
	addl r45 = @ltoff(@fptr(set_word#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC51)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(terminals#)), gp
	addl r45 = @ltoff(@fptr(type#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC52)
	;;
	.mmi
	add r44 = r1, r44
	ld8 r46 = [r46]
	nop 0
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	mov r1 = r43
	;;
	addl r46 = @ltoff(@fptr(waits#)), gp
	addl r45 = @ltoff(@fptr(end_child#)), gp
	.mlx
	nop 0
	movl r44 = @gprel(.LC53)
	;;
	.mmi
	ld8 r46 = [r46]
	nop 0
	add r44 = r1, r44
	.mmb
	ld8 r45 = [r45]
	nop 0
	br.call.sptk.many b0 = run.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC19)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC20)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r43
	ld4 r44 = [r40]
	nop 0
	.mmb
	mov r46 = r0
	mov r45 = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r43
	ld4 r44 = [r34]
	nop 0
	.mmb
	mov r46 = r0
	mov r45 = r0
	br.call.sptk.many b0 = msgctl#
	;;
	.mmi
	mov r1 = r43
	mov r46 = r0
	nop 0
	.mmb
	mov r45 = r0
	ld4 r44 = [r39]
	br.call.sptk.many b0 = semctl#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	nop 0
	br.ret.sptk.many b0
.L148:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r44 = @gprel(.LC30)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = must.part.0#
	;;
.L141:
	.mlx
	nop 0
	movl r44 = @gprel(.LC21)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = must.part.0#
	;;
.L144:
	.mlx
	nop 0
	movl r44 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = must.part.0#
	;;
.L160:
	.mlx
	nop 0
	movl r44 = @gprel(.LC12)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	m.0#, @object
	.size	m.0#, 9008
m.0:
	.skip	9008
	.sbss
	.align 4
	.type	word#, @object
	.size	word#, 4
word:
	.skip	4
	.align 4
	.type	child#, @object
	.size	child#, 4
child:
	.skip	4
	.align 4
	.type	many#, @object
	.size	many#, 4
many:
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
	.type	file#, @object
	.size	file#, 4
file:
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
	.align 8
	.type	release#, @object
	.size	release#, 8
release:
	.skip	8
	.align 4
	.type	alarms#, @object
	.size	alarms#, 4
alarms:
	.skip	4
	.bss
	.align 4096
	.type	b#, @object
	.size	b#, 70000
b:
	.skip	70000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
