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
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	addp4 r32 = 0,r32
	nop 0
	.mii
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	;;
	mov r37 = r0
	.mmb
	mov r36 = r0
	adds r38 = 4, r32
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmb
	adds r14 = 48, r32
	adds r8 = 128, r32
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
	addp4 r32 = 0,r32
	.save rp, r33
	mov r33 = b0
	.mii
	mov r35 = r1
	.body
	nop 0
	;;
	addl r36 = 2, r0
	.mmb
	mov r38 = r0
	adds r37 = 4, r32
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r14 = 48, r32
	mov r1 = r35
	adds r36 = 128, r32
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
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 2, 3, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	.fframe 32
	adds r12 = -32, r12
	addp4 r32 = 0,r32
	addp4 r15 = 0,r33
	;;
	.mmi
	adds r14 = 16, r12
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	adds r38 = 4, r32
	mov r37 = r0
	mov r36 = r0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r1 = 40, r12
	adds r36 = 128, r32
	addl r14 = 1, r0
	.mmi
	adds r32 = 48, r32
	;;
	ld8 r1 = [r1]
	addp4 r36 = 0,r36
	.mmb
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = setjmp#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	adds r1 = 40, r12
	;;
	(p7) adds r14 = 16, r12
	.mmi
	ld8 r1 = [r1]
	;;
	(p7) ld8 r14 = [r14]
	nop 0
	;;
	.mib
	(p7) mov r36 = r14
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
	addp4 r44 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mmb
	.save ar.unat, r43
	mov r43 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.mmi
	adds r15 = 52, r44
	mov r14 = r0
	.save rp, r40
	mov r40 = b0
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	mov r42 = r1
	.mmi
	cmp4.ge p6, p7 = 0, r34
	;;
	.mem.offset 16, 0
	st8.spill [r17] = r36
	adds r17 = 24, r12
	.mii
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.body
	nop 0
	;;
	addp4 r16 = 0,r17
	.mmb
	adds r17 = 56, r44
	st4 [r15] = r33
	(p6) br.cond.dpnt .L10
	;;
	.mmi
	adds r16 = 4, r16
	nop 0
	nop 0
	;;
	.align 32
.L11:
	.mmi
	adds r14 = 1, r14
	addp4 r15 = 0,r16
	nop 0
	.mmi
	addp4 r18 = 0,r17
	adds r16 = 8, r16
	adds r17 = 4, r17
	;;
	.mmi
	cmp4.lt p6, p7 = r14, r34
	ld4 r15 = [r15]
	cmp4.ge p8, p9 = 15, r14
	;;
	.mib
	st4 [r18] = r15
	(p9) cmp4.ne.and.orcm p6, p7 = 0, r0
	(p6) br.cond.dptk .L11
.L10:
	.mmi
	adds r15 = 40, r44
	nop 0
	adds r14 = 36, r44
	.mii
	mov r45 = r44
	adds r44 = 128, r44
	;;
	nop 0
	.mmb
	ld4 r47 = [r15]
	ld4 r46 = [r14]
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
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 8, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mii
	addp4 r32 = 0,r32
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mmi
	adds r15 = 112, r32
	adds r16 = 116, r32
	adds r14 = 76, r12
	.mmi
	adds r39 = 68, r12
	adds r38 = 108, r32
	adds r37 = 60, r12
	;;
	.mmi
	ld4 r16 = [r16]
	adds r36 = 104, r32
	adds r31 = 52, r12
	.mmi
	adds r30 = 100, r32
	adds r29 = 44, r12
	adds r28 = 96, r32
	;;
	.mmi
	ld4.a r40 = [r15]
	st4 [r14] = r16
	adds r27 = 36, r12
	.mmi
	adds r26 = 92, r32
	adds r25 = 28, r12
	adds r24 = 88, r32
	;;
	.mmi
	ld4.c.clr r40 = [r15]
	adds r23 = 20, r12
	adds r14 = 52, r32
	.mmi
	adds r15 = 56, r32
	adds r22 = 84, r32
	adds r21 = 80, r32
	;;
	.mmi
	st4 [r39] = r40
	adds r20 = 76, r32
	adds r19 = 72, r32
	.mmi
	adds r18 = 68, r32
	adds r17 = 64, r32
	adds r16 = 60, r32
	;;
	.mmi
	ld4 r38 = [r38]
	;;
	st4 [r37] = r38
	nop 0
	;;
	.mmi
	ld4 r36 = [r36]
	;;
	st4 [r31] = r36
	nop 0
	;;
	.mmi
	ld4 r30 = [r30]
	;;
	st4 [r29] = r30
	nop 0
	;;
	.mmi
	ld4 r28 = [r28]
	ld4.a r36 = [r15]
	nop 0
	;;
	.mmi
	st4 [r27] = r28
	;;
	ld4 r26 = [r26]
	nop 0
	.mmi
	ld4.a r43 = [r22]
	;;
	st4 [r25] = r26
	nop 0
	;;
	.mmi
	ld4 r24 = [r24]
	ld4.a r42 = [r21]
	nop 0
	;;
	.mmi
	st4 [r23] = r24
	;;
	ld4 r14 = [r14]
	nop 0
	.mmi
	ld4.c.clr r36 = [r15]
	;;
	addp4 r14 = 0,r14
	nop 0
	.mmi
	ld4.c.clr r43 = [r22]
	ld4.c.clr r42 = [r21]
	nop 0
	;;
	.mmi
	ld8 r15 = [r14], 8
	ld4 r41 = [r20]
	nop 0
	;;
	.mii
	nop 0
	mov b6 = r15
	nop 0
	.mmi
	ld8 r1 = [r14]
	ld4 r40 = [r19]
	nop 0
	;;
	.mmi
	ld4 r39 = [r18]
	ld4 r38 = [r17]
	nop 0
	;;
	.mib
	ld4 r37 = [r16]
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld4 r36 = [r32]
	mov r1 = r35
	;;
	addp4 r36 = 0,r36
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
	nop 0
	mov r36 = r0
	;;
	.mmi
	ld8.mov r14 = [r14], __threads_started#
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dptk.many b0 = exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	nop 0
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
