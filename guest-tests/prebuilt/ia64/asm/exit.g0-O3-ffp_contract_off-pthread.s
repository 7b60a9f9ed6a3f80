// 58259c98d67e0873dd3e2427976e59fe
	.file	"exit.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc endless#
endless:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
.L2:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r34
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r34
	br .L2
	.endp endless#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"the last thread, %d\n"
	.text
	.align 16
	.align 64
	.proc finish#
finish:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	.mib
	addl r36 = 10000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
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
	ld8 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
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
	.endp finish#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"%d\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 4, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addl r14 = @ltoffx(stdout#), r1
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	;;
	.mmi
	ld8.mov r14 = [r14], stdout#
	nop 0
	.save ar.lc, r37
	mov r37 = ar.lc
	.body
	;;
	.mib
	ld8 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L8
	;;
	.mmi
	addl r40 = @ltoff(@fptr(finish#)), gp
	nop 0
	adds r38 = 16, r12
	.mmi
	addl r41 = 1, r0
	nop 0
	mov r39 = r0
	;;
	.mib
	ld8 r40 = [r40]
	nop 0
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	mov r1 = r36
	mov r38 = r0
	br.call.sptk.many b0 = pthread_exit#
	;;
.L8:
	.mii
	addl r32 = @ltoff(@fptr(endless#)), gp
	adds r33 = 24, r12
	;;
	mov r38 = r33
	.mmb
	ld8 r32 = [r32]
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r1 = r36
	ld4 r39 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r36
	mov ar.lc = 4
	.align 32
.L9:
	.mmi
	mov r41 = r0
	mov r40 = r32
	nop 0
	.mmb
	mov r39 = r0
	adds r38 = 16, r12
	br.call.sptk.many b0 = pthread_create#
	;;
	.mib
	nop 0
	mov r1 = r36
	br.cloop.sptk.few .L9
	.mib
	nop 0
	addl r38 = 5, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
