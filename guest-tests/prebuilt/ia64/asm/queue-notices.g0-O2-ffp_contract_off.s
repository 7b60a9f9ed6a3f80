// a7312a038635028d48f9fb03640c3363
	.file	"queue-notices.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc count#
count:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(signals#), gp
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
	.endp count#
	.align 16
	.align 64
	.proc close_one#
close_one:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mq_close#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp close_one#
	.align 16
	.align 64
	.proc notify#
notify:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	addl r16 = 10, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	mov r37 = r15
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 24, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r15] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mii
	mov r1 = r35
	sxt4 r8 = r8
	;;
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	.mmb
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	.endp notify#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	" "
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	"%s: %ld%s%s\n"
	.text
	.align 16
	.align 64
	.proc result#
result:
	.prologue 12, 34
	.mlx
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 5, 0
	movl r40 = @gprel(.LC1)
	.mlx
	cmp.le p6, p7 = r0, r33
	movl r37 = @gprel(.LC2)
	;;
	.mii
	nop 0
	.save rp, r34
	mov r34 = b0
	add r40 = r1, r40
	.mmb
	mov r36 = r1
	.body
	add r37 = r1, r37
	(p7) br.cond.dpnt .L12
	;;
	.mmi
	mov r41 = r40
	nop 0
	mov r39 = r33
	.mmb
	mov r38 = r32
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
.L12:
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
	nop 0
	mov r41 = r8
	.mmi
	mov r39 = r33
	nop 0
	mov r38 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r37 = @gprel(.LC2)
	;;
	.mib
	add r40 = r1, r40
	add r37 = r1, r37
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
	.proc child_does#
child_does:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	addl r14 = @ltoffx(stdout#), r1
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	;;
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	.mmb
	mov r37 = r32
	nop 0
	(p6) br.cond.dpnt .L14
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
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L14:
	.mmi
	mov r39 = r0
	nop 0
	mov r38 = r0
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = waitpid#
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
	.endp child_does#
	.section	.rodata.str1.8
	.align 8
.LC3:
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
	stringz	"/queue-notices"
	.align 8
.LC5:
	stringz	"mq_open"
	.text
	.align 16
	.align 64
	.proc open_queue#
open_queue:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 4, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	.body
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	adds r14 = 40, r12
	adds r15 = 24, r12
	addl r16 = 2, r0
	.mmi
	adds r38 = 16, r12
	add r35 = r1, r35
	addl r37 = 384, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r16
	nop 0
	.mmi
	adds r15 = 32, r12
	addl r16 = 8, r0
	addl r36 = 2114, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r38] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r15] = r16
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r34
	cmp4.ne p6, p7 = -1, r8
	mov r14 = r8
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
	.mii
	nop 0
	mov b0 = r32
	;;
	mov ar.pfs = r33
	.mmb
	nop 0
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	.endp open_queue#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"x"
	.align 8
.LC7:
	stringz	"mq_send"
	.align 8
.LC8:
	stringz	"mq_receive"
	.align 8
.LC9:
	stringz	"%s: told %d\n"
	.text
	.align 16
	.align 64
	.proc told#
told:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	.mlx
	addl r34 = @gprel(signals#), gp
	movl r39 = @gprel(.LC6)
	;;
	.mmi
	mov r37 = r1
	.body
	mov r38 = r33
	add r39 = r1, r39
	.mmi
	mov r41 = r0
	st4.rel [r34] = r0
	addl r40 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC7)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r38 = r33
	mov r41 = r0
	nop 0
	.mmb
	adds r39 = 16, r12
	addl r40 = 8, r0
	br.call.sptk.many b0 = mq_receive#
	;;
	.mmi
	mov r1 = r37
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC8)
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC9)
	.mmi
	ld4.acq r40 = [r34]
	nop 0
	mov r39 = r32
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp told#
	.align 16
	.align 64
	.proc ask#
ask:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	mov r36 = r32
	;;
	.mmi
	adds r14 = 24, r12
	adds r15 = 16, r12
	addl r16 = 10, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	nop 0
	mov r37 = r15
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 24, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st4 [r15] = r16
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = mq_notify#
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
	.endp ask#
	.section	.rodata.str1.8
	.align 8
.LC10:
	stringz	"notify"
	.align 8
.LC11:
	stringz	"again"
	.align 8
.LC12:
	stringz	"a message"
	.align 8
.LC13:
	stringz	"another"
	.align 8
.LC14:
	stringz	"its descriptor was closed"
	.align 8
.LC15:
	stringz	"any descriptor was closed"
	.align 8
.LC16:
	stringz	"a duplicate was closed"
	.align 8
.LC17:
	stringz	"a child closed its own"
	.align 8
.LC18:
	stringz	"a child asked, and ended"
	.align 8
.LC19:
	stringz	"a child asked in vain"
	.align 8
.LC20:
	stringz	"take it back"
	.align 8
.LC21:
	stringz	"taken back"
	.align 8
.LC22:
	stringz	"a receiver was killed"
	.align 8
.LC23:
	stringz	"another of its name"
	.align 8
.LC24:
	stringz	"itself"
	.align 8
.LC25:
	stringz	"signal 65"
	.align 8
.LC26:
	stringz	"signal 40000000"
	.align 8
.LC27:
	stringz	"signal -1"
	.align 8
.LC28:
	stringz	"signal 0"
	.align 8
.LC29:
	stringz	"no signal"
	.align 8
.LC30:
	stringz	"an unknown kind"
	.align 8
.LC31:
	stringz	"closed"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 4, 0
	.fframe 224
	adds r12 = -224, r12
	nop 0
	.mmi
	mov r38 = r1
	nop 0
	.save rp, r36
	mov r36 = b0
	.body
	;;
	.mmi
	adds r39 = 24, r12
	addl r41 = 136, r0
	nop 0
	.mmb
	mov r40 = r0
	adds r34 = 168, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	nop 0
	adds r40 = 16, r12
	.mii
	mov r41 = r0
	addl r39 = 10, r0
	;;
	addl r14 = @ltoff(@fptr(count#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r40] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = open_queue#
	;;
	.mib
	mov r1 = r38
	mov r32 = r8
	br.call.sptk.many b0 = open_queue#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r33 = r8
	.mmb
	mov r39 = r32
	nop 0
	br.call.sptk.many b0 = notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
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
	.mib
	mov r1 = r38
	mov r39 = r33
	br.call.sptk.many b0 = notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
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
	mov r1 = r38
	nop 0
	mov r40 = r33
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = told#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r33
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = told#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
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
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = mq_close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r33
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = told#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = open_queue#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r32 = r8
	.mmb
	mov r39 = r8
	nop 0
	br.call.sptk.many b0 = notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
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
	.mib
	mov r1 = r38
	mov r39 = r33
	br.call.sptk.many b0 = mq_close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = told#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r32
	.mmb
	mov r33 = r8
	nop 0
	br.call.sptk.many b0 = notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
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
	mov r1 = r38
	nop 0
	mov r39 = r33
	.mmb
	adds r33 = 176, r12
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = told#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
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
	.mii
	mov r1 = r38
	mov r39 = r32
	;;
	addl r40 = @ltoff(@fptr(close_one#)), gp
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = child_does#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = told#
	;;
	.mii
	mov r1 = r38
	mov r39 = r32
	;;
	addl r40 = @ltoff(@fptr(ask#)), gp
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = child_does#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = told#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
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
	.mii
	mov r1 = r38
	mov r39 = r32
	;;
	addl r40 = @ltoff(@fptr(ask#)), gp
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = child_does#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC19)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = told#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
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
	mov r1 = r38
	nop 0
	mov r39 = r32
	.mmb
	mov r40 = r0
	nop 0
	br.call.sptk.many b0 = mq_notify#
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
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC21)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = told#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
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
	mov r1 = r38
	;;
	addl r14 = @ltoffx(stdout#), r1
	nop 0
	;;
	.mmi
	nop 0
	ld8.mov r14 = [r14], stdout#
	nop 0
	;;
	.mib
	ld8 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r38
	nop 0
	.mmb
	mov r35 = r8
	addl r39 = 20000, r0
	(p7) br.cond.spnt .L32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r39 = r35
	.mmb
	addl r40 = 9, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r38
	mov r39 = r35
	nop 0
	.mmb
	mov r41 = r0
	mov r40 = r0
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	st8 [r33] = r0
	adds r33 = 184, r12
	addl r14 = 2048, r0
	.mmi
	adds r40 = 160, r12
	mov r41 = r0
	mov r1 = r38
	;;
	.mmi
	st8 [r33] = r0
	nop 0
	adds r33 = 192, r12
	.mmi
	st8 [r40] = r14
	nop 0
	mov r39 = r32
	;;
	.mmi
	nop 0
	st8 [r33] = r0
	adds r33 = 200, r12
	.mmi
	st8 [r34] = r0
	;;
	st8 [r33] = r0
	adds r33 = 208, r12
	;;
	.mmi
	st8 [r33] = r0
	nop 0
	adds r33 = 216, r12
	;;
	.mib
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = mq_setattr#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC22)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = told#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
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
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = open_queue#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC23)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = told#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC24)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = told#
	;;
	.mmi
	adds r14 = 176, r12
	adds r15 = 160, r12
	mov r1 = r38
	.mmi
	st8 [r34] = r0
	st8 [r33] = r0
	mov r39 = r32
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 184, r12
	mov r40 = r15
	.mmi
	st8 [r15] = r0
	;;
	st8 [r14] = r0
	adds r14 = 192, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 65, r0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC25)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mlx
	nop 0
	movl r14 = 40000000
	.mmi
	mov r1 = r38
	adds r40 = 160, r12
	mov r39 = r32
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC26)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	addl r14 = -1, r0
	nop 0
	mov r1 = r38
	.mmi
	adds r40 = 160, r12
	nop 0
	mov r39 = r32
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC27)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	adds r40 = 160, r12
	nop 0
	.mmb
	mov r39 = r32
	st4 [r34] = r0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC28)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r32
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC29)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = told#
	;;
	.mmi
	adds r14 = 172, r12
	addl r15 = 99, r0
	nop 0
	.mmi
	mov r1 = r38
	adds r40 = 160, r12
	mov r39 = r32
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mq_notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	sxt4 r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC30)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = mq_close#
	;;
	.mib
	mov r1 = r38
	mov r39 = r32
	br.call.sptk.many b0 = notify#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r40 = r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC31)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = result#
	;;
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L32:
	.body
	.copy_state 1
	.mmi
	addl r41 = 64, r0
	nop 0
	mov r40 = r0
	.mmb
	adds r39 = 160, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r38
	mov r41 = r0
	nop 0
	.mmb
	adds r40 = 160, r12
	mov r39 = r32
	br.call.sptk.many b0 = mq_setattr#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r0
	addl r41 = 8, r0
	.mmb
	adds r40 = 224, r12
	mov r39 = r32
	br.call.sptk.many b0 = mq_receive#
	;;
	.mib
	mov r1 = r38
	mov r39 = r8
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	signals#, @object
	.size	signals#, 4
signals:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
