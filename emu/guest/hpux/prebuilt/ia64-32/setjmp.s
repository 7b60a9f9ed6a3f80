// c461a3bfea9901949fb8392a5952fa55 emu/guest/hpux/ia64/setjmp.S
 .text
 .align 32
 .global setjmp#, _setjmp#
 .proc setjmp#
setjmp:
_setjmp:
 alloc r14 = ar.pfs, 1, 0, 0, 0
 mov r16 = ar.unat
 addp4 r2 = 0, r32
 ;;
 add r2 = 15, r2
 ;;
 and r2 = -16, r2
 ;;
 add r3 = 8, r2
 flushrs
 ;;
 mov r17 = ar.rsc
 ;;
 and r18 = ~3, r17
 ;;
 mov ar.rsc = r18
 ;;
 mov r19 = ar.bsp
 mov r20 = ar.rnat
 ;;
 mov ar.rsc = r17
 mov r21 = b0
 mov r22 = pr
 ;;
 st8 [r2] = r12, 16
 st8 [r3] = r21, 16
 mov r23 = ar.lc
 ;;
 st8 [r2] = r14, 16
 st8 [r3] = r19, 16
 mov r24 = ar.fpsr
 ;;
 st8 [r2] = r20, 16
 st8 [r3] = r16, 16
 mov r25 = b1
 ;;
 st8 [r2] = r22, 16
 st8 [r3] = r23, 16
 mov r26 = b2
 ;;
 st8 [r2] = r24, 16
 st8 [r3] = r1, 16
 mov r27 = b3
 ;;
 st8 [r2] = r25, 16
 st8 [r3] = r26, 16
 mov r28 = b4
 ;;
 st8 [r2] = r27, 16
 st8 [r3] = r28, 16
 mov r29 = b5
 ;;
 st8 [r2] = r29, 16
 st8.spill [r3] = r4, 16
 ;;
 st8.spill [r2] = r5, 16
 ;;
 st8.spill [r3] = r6, 16
 ;;
 st8.spill [r2] = r7, 16
 ;;
 mov r30 = ar.unat
 ;;
 st8 [r3] = r30, 16
 ;;
 stf.spill [r2] = f2, 32
 add r3 = 8, r3
 ;;
 stf.spill [r3] = f3, 32
 ;;
 stf.spill [r2] = f4, 32
 stf.spill [r3] = f5, 32
 ;;
 stf.spill [r2] = f16, 32
 stf.spill [r3] = f17, 32
 ;;
 stf.spill [r2] = f18, 32
 stf.spill [r3] = f19, 32
 ;;
 stf.spill [r2] = f20, 32
 stf.spill [r3] = f21, 32
 ;;
 stf.spill [r2] = f22, 32
 stf.spill [r3] = f23, 32
 ;;
 stf.spill [r2] = f24, 32
 stf.spill [r3] = f25, 32
 ;;
 stf.spill [r2] = f26, 32
 stf.spill [r3] = f27, 32
 ;;
 stf.spill [r2] = f28, 32
 stf.spill [r3] = f29, 32
 ;;
 stf.spill [r2] = f30, 32
 stf.spill [r3] = f31, 32
 mov ar.unat = r16
 mov r8 = 0
 br.ret.sptk.many b0
 ;;
 .endp setjmp#
 .global longjmp#, _longjmp#, context_jump#
 .proc longjmp#
longjmp:
_longjmp:
 cmp4.eq p6, p0 = 0, r33
 ;;
(p6) mov r33 = 1
 ;;
context_jump:
 alloc r14 = ar.pfs, 2, 0, 0, 0
 addp4 r2 = 0, r32
 mov r8 = r33
 ;;
 add r2 = 15, r2
 ;;
 and r2 = -16, r2
 ;;
 add r3 = 8, r2
 ;;
 ld8 r12 = [r2], 16
 ld8 r21 = [r3], 16
 ;;
 ld8 r14 = [r2], 16
 ld8 r19 = [r3], 16
 ;;
 ld8 r20 = [r2], 16
 ld8 r16 = [r3], 16
 ;;
 ld8 r22 = [r2], 16
 ld8 r23 = [r3], 16
 ;;
 ld8 r24 = [r2], 16
 ld8 r1 = [r3], 16
 ;;
 ld8 r25 = [r2], 16
 ld8 r26 = [r3], 16
 ;;
 ld8 r27 = [r2], 16
 ld8 r28 = [r3], 16
 ;;
 ld8 r29 = [r2], 16
 add r31 = 32, r3
 ;;
 ld8 r30 = [r31]
 ;;
 mov ar.unat = r30
 ;;
 ld8.fill r4 = [r3], 16
 ld8.fill r5 = [r2], 16
 ;;
 ld8.fill r6 = [r3], 16
 ld8.fill r7 = [r2], 16
 ;;
 add r3 = 24, r3
 ;;
 ldf.fill f2 = [r2], 32
 ldf.fill f3 = [r3], 32
 ;;
 ldf.fill f4 = [r2], 32
 ldf.fill f5 = [r3], 32
 ;;
 ldf.fill f16 = [r2], 32
 ldf.fill f17 = [r3], 32
 ;;
 ldf.fill f18 = [r2], 32
 ldf.fill f19 = [r3], 32
 ;;
 ldf.fill f20 = [r2], 32
 ldf.fill f21 = [r3], 32
 ;;
 ldf.fill f22 = [r2], 32
 ldf.fill f23 = [r3], 32
 ;;
 ldf.fill f24 = [r2], 32
 ldf.fill f25 = [r3], 32
 ;;
 ldf.fill f26 = [r2], 32
 ldf.fill f27 = [r3], 32
 ;;
 ldf.fill f28 = [r2], 32
 ldf.fill f29 = [r3], 32
 ;;
 ldf.fill f30 = [r2], 32
 ldf.fill f31 = [r3], 32
 mov ar.unat = r16
 mov b0 = r21
 mov b1 = r25
 mov b2 = r26
 mov b3 = r27
 mov b4 = r28
 mov b5 = r29
 mov ar.lc = r23
 mov ar.fpsr = r24
 mov ar.pfs = r14
 ;;
 flushrs
 ;;
 mov r17 = ar.rsc
 ;;
 and r18 = ~3, r17
 movl r15 = ~0x3fff0000
 ;;
 and r18 = r15, r18
 ;;
 mov ar.rsc = r18
 ;;
 loadrs
 ;;
 mov ar.bspstore = r19
 ;;
 mov ar.rnat = r20
 ;;
 mov ar.rsc = r17
 mov pr = r22, -1
 ;;
 br.ret.sptk.many b0
 ;;
 .endp longjmp#
 .global sigsetjmp#
 .proc sigsetjmp#
sigsetjmp:
 alloc r34 = ar.pfs, 2, 3, 2, 0
 mov r35 = b0
 mov r36 = r1
 mov r37 = r32
 mov r38 = r33
 ;;
 br.call.sptk.many b0 = save_signal_mask#
 ;;
 mov r1 = r36
 mov b0 = r35
 mov ar.pfs = r34
 ;;
 br.cond.sptk.many setjmp#
 ;;
 .endp sigsetjmp#
 .global getcontext#
 .proc getcontext#
getcontext:
 alloc r33 = ar.pfs, 1, 3, 1, 0
 mov r34 = b0
 mov r35 = r1
 mov r36 = r32
 ;;
 br.call.sptk.many b0 = context_begin#
 ;;
 mov r1 = r35
 mov r32 = r8
 mov b0 = r34
 mov ar.pfs = r33
 ;;
 br.cond.sptk.many setjmp#
 ;;
 .endp getcontext#
 .global context_prepare#
 .proc context_prepare#
context_prepare:
 addp4 r14 = 0, r32
 addp4 r15 = 0, r34
 addp4 r16 = 0, r35
 ;;
 add r14 = 15, r14
 add r16 = r15, r16
 add r15 = 15, r15
 ;;
 and r14 = -16, r14
 and r16 = -16, r16
 and r15 = -16, r15
 ;;
 add r16 = -16, r16
 add r17 = 8, r14
 ;;
1: mov r18 = ip
 ;;
 add r18 = context_start - 1b, r18
 st8 [r14] = r16, 16
 ;;
 st8 [r17] = r18, 16
 st8 [r14] = r0, 16
 ;;
 st8 [r17] = r15, 48
 st8 [r14] = r0
 ;;
 st8 [r17] = r1, 48
 ;;
 st8 [r17] = r33, 32
 ;;
 st8 [r17] = r0
 br.ret.sptk.many b0
 ;;
 .endp context_prepare#
 .proc context_start#
context_start:
 alloc r32 = ar.pfs, 0, 1, 1, 0
 mov b0 = r0
 mov r33 = r4
 ;;
 br.call.sptk.many b0 = context_run#
 ;;
 break.m 0
 .endp context_start#
