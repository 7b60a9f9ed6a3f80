// 15e80b3fc4c35ede19a08f79651a81f5
	.file	"ever.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.global after#
	.type	after#, @function
	.proc after#
after:
	.prologue
	.body
	addl r8 = 1, r0
	br.ret.sptk.many b0
	;;
	.endp after#
	.align 16
	.global on_time#
	.type	on_time#, @function
	.proc on_time#
on_time:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	addl r15 = @gprel(ticks#), gp
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	;;
	st4 [r15] = r14
	cmp4.ne p6, p7 = 5, r14
	(p7) br.cond.spnt .L4
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
.L4:
	br.call.sptk.many b0 = after#
	mov r1 = r34
	adds r35 = -1, r8
	;;
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp on_time#
	.align 16
	.global spin#
	.type	spin#, @function
	.proc spin#
spin:
	.prologue
	.body
.L6:
	br .L6
	;;
	.endp spin#
	.align 16
	.global last_call#
	.type	last_call#, @function
	.proc last_call#
last_call:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	br.call.sptk.many b0 = spin#
	;;
	break.f 0
	;;
	.endp last_call#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	adds r14 = 16, r12
	;;
	st8 [r14] = r0
	addl r14 = 4000, r0
	adds r15 = 24, r12
	;;
	st8 [r15] = r14
	adds r15 = 32, r12
	;;
	st8 [r15] = r0
	adds r15 = 40, r12
	;;
	st8 [r15] = r14
	addl r36 = @ltoff(@fptr(on_time#)), gp
	;;
	ld8 r36 = [r36]
	addl r35 = 14, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r34
	mov r37 = r0
	;;
	adds r36 = 16, r12
	mov r35 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r34
	;;
	br.call.sptk.many b0 = last_call#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	ticks#, @object
	.size	ticks#, 4
ticks:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
