// 0b1c3daaafb8222e5189a22bf7c1e725 emu/guest/libc/hpux/contexts.c
	.file	"contexts.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global context_begin#
	.type	context_begin#, @function
	.proc context_begin#
context_begin:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	adds r38 = 8, r32
	nop 0
	;;
	.mib
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmb
	adds r14 = 64, r32
	adds r8 = 208, r32
	nop 0
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	st4 [r14] = r0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp context_begin#
	.align 16
	.align 64
	.global setcontext#
	.type	setcontext#, @function
	.proc setcontext#
setcontext:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	nop 0
	adds r37 = 8, r32
	.body
	;;
	.mib
	addl r36 = 2, r0
	mov r38 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r14 = 64, r32
	mov r1 = r35
	adds r36 = 208, r32
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = context_jump#
	;;
	break.f 0
	;;
	.endp setcontext#
	.align 16
	.align 64
	.global swapcontext#
	.type	swapcontext#, @function
	.proc swapcontext#
swapcontext:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 2, 3, 0
	adds r16 = 8, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	adds r38 = 8, r32
	;;
	.mmi
	adds r14 = 16, r12
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	mov r37 = r0
	.mmi
	nop 0
	mov r36 = r0
	nop 0
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r1 = 40, r12
	nop 0
	adds r14 = 64, r32
	.mii
	addl r15 = 1, r0
	adds r36 = 208, r32
	;;
	nop 0
	.mmb
	ld8 r1 = [r1]
	st4 [r14] = r15
	br.call.sptk.many b0 = setjmp#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	adds r1 = 40, r12
	;;
	.mmi
	(p7) adds r14 = 16, r12
	ld8 r1 = [r1]
	nop 0
	;;
	.mib
	(p7) ld8 r36 = [r14]
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = setcontext#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	mov r8 = r0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp swapcontext#
	.align 16
	.align 64
	.global makecontext#
	.type	makecontext#, @function
	.proc makecontext#
makecontext:
	.prologue 12, 40
	.spill 24
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 48
	adds r12 = -48, r12
	adds r15 = 72, r32
	mov r42 = r1
	;;
	.mmi
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r14 = r0
	mov r45 = r32
	cmp4.lt p6, p7 = 0, r34
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.body
	adds r17 = 80, r32
	.mmi
	nop 0
	adds r16 = 24, r12
	nop 0
	;;
	.mib
	st8 [r15] = r33
	nop 0
	(p7) br.cond.dpnt .L12
	.align 32
.L11:
	.mmi
	adds r14 = 1, r14
	ld8 r15 = [r16]
	adds r16 = 8, r16
	;;
	.mmi
	nop 0
	cmp4.lt p6, p7 = r14, r34
	cmp4.ge p8, p9 = 15, r14
	.mmi
	nop 0
	st8 [r17] = r15, 8
	nop 0
	;;
	.mib
	nop 0
	(p9) cmp4.ne.and.orcm p6, p7 = 0, r0
	(p6) br.cond.dptk .L11
.L12:
	.mmi
	adds r15 = 48, r45
	adds r14 = 40, r45
	adds r44 = 208, r45
	;;
	.mmi
	nop 0
	ld8 r47 = [r15]
	nop 0
	.mmb
	ld8 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = context_prepare#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp makecontext#
	.align 16
	.align 64
	.global context_run#
	.type	context_run#, @function
	.proc context_run#
context_run:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 8, 0
	.fframe 64
	adds r12 = -64, r12
	adds r20 = 200, r32
	.mmi
	adds r21 = 192, r32
	adds r18 = 184, r32
	adds r17 = 176, r32
	;;
	.mmi
	ld8 r41 = [r20]
	adds r14 = 72, r12
	adds r16 = 168, r32
	.mmi
	adds r15 = 160, r32
	adds r39 = 64, r12
	adds r37 = 56, r12
	;;
	.mmi
	ld8 r29 = [r16]
	adds r23 = 152, r32
	adds r20 = 144, r32
	.mmi
	adds r31 = 48, r12
	adds r28 = 40, r12
	adds r25 = 32, r12
	;;
	.mmi
	ld8 r26 = [r15]
	adds r22 = 24, r12
	adds r19 = 16, r12
	.mmi
	adds r30 = 136, r32
	adds r27 = 128, r32
	adds r24 = 120, r32
	;;
	.mmb
	ld8 r40 = [r21]
	adds r21 = 112, r32
	nop 0
	.mmi
	adds r15 = 80, r32
	adds r16 = 88, r32
	.save rp, r33
	mov r33 = b0
	;;
	.mmi
	ld8 r38 = [r18]
	adds r18 = 104, r32
	mov r35 = r1
	.body
	.mmi
	ld8 r36 = [r17]
	st8 [r14] = r41
	adds r14 = 72, r32
	;;
	.mmi
	ld8 r23 = [r23]
	nop 0
	adds r17 = 96, r32
	.mmi
	ld8 r20 = [r20]
	st8 [r39] = r40
	nop 0
	;;
	.mmi
	st8 [r37] = r38
	;;
	ld8 r14 = [r14]
	nop 0
	.mmi
	st8 [r31] = r36
	;;
	ld8 r43 = [r30]
	nop 0
	.mmi
	st8 [r28] = r29
	;;
	ld8 r42 = [r27]
	nop 0
	.mmi
	st8 [r25] = r26
	;;
	ld8 r41 = [r24]
	nop 0
	.mmi
	st8 [r22] = r23
	;;
	ld8 r40 = [r21]
	nop 0
	.mmi
	st8 [r19] = r20
	;;
	ld8 r36 = [r15]
	nop 0
	.mmi
	ld8 r15 = [r14], 8
	;;
	nop 0
	mov b6 = r15
	.mmi
	ld8 r1 = [r14]
	ld8 r39 = [r18]
	nop 0
	;;
	.mmi
	nop 0
	ld8 r38 = [r17]
	nop 0
	.mmb
	ld8 r37 = [r16]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r36 = [r32]
	nop 0
	mov r1 = r35
	;;
	.mib
	cmp.eq p6, p7 = 0, r36
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dptk.many b0 = setcontext#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	addl r14 = @ltoffx(__threads_started#), r1
	;;
	ld8.mov r14 = [r14], __threads_started#
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p7) mov r36 = r0
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dptk.many b0 = exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	mov r36 = r0
	br.call.sptk.many b0 = pthread_exit#
	;;
	break.f 0
	;;
	.endp context_run#
	.global pthread_exit#
	.type	pthread_exit#, @function
	.global exit#
	.type	exit#, @function
	.global context_prepare#
	.type	context_prepare#, @function
	.global setjmp#
	.type	setjmp#, @function
	.global context_jump#
	.type	context_jump#, @function
	.global sigprocmask#
	.type	sigprocmask#, @function
	.ident	"GCC: (GNU) 12.2.0"
