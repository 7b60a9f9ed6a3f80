! 4d6b5d63c1d59eea16e546b939584d09 emu/guest/sunos/sparcv9/setjmp.S
! setjmp.S - jumps, contexts, processes, and the floating-point status of 64-bit programs.
 .section ".text"
 .align 4
 .register %g2, #scratch
 .register %g3, #scratch
! int setjmp(jmp_buf): stack pointer, return address. The caller's locals and ins are in its save area, which the jump reads.
 .global setjmp, _setjmp
 .type setjmp, #function
 .type _setjmp, #function
setjmp:
_setjmp:
 flushw
 stx %sp, [%o0]
 stx %o7, [%o0+8]
 stx %fp, [%o0+16]
 stx %i7, [%o0+24]
 retl
 clr %o0
 .size setjmp, .-setjmp
! void longjmp(jmp_buf, int): loads the registers of setjmp()'s caller, then its stack pointer, as the kernel may store this window before.
 .global longjmp, _longjmp
 .type longjmp, #function
 .type _longjmp, #function
longjmp:
_longjmp:
 flushw
 ldx [%o0], %g2
 ldx [%o0+8], %o7
 tst %o1
 bne 1f
 mov %o1, %g3
 mov 1, %g3
1: ldx [%g2+2047], %l0
 ldx [%g2+2047 +8], %l1
 ldx [%g2+2047 +16], %l2
 ldx [%g2+2047 +24], %l3
 ldx [%g2+2047 +32], %l4
 ldx [%g2+2047 +40], %l5
 ldx [%g2+2047 +48], %l6
 ldx [%g2+2047 +56], %l7
 ldx [%g2+2047 +64], %i0
 ldx [%g2+2047 +72], %i1
 ldx [%g2+2047 +80], %i2
 ldx [%g2+2047 +88], %i3
 ldx [%g2+2047 +96], %i4
 ldx [%g2+2047 +104], %i5
 ldx [%g2+2047 +112], %i6
 ldx [%g2+2047 +120], %i7
 mov %g2, %sp
 retl
 mov %g3, %o0
 .size longjmp, .-longjmp
! int sigsetjmp(sigjmp_buf, int save): the word at 32 tells whether the mask, at 40, is set by the jump.
 .global sigsetjmp
 .type sigsetjmp, #function
sigsetjmp:
 flushw
 stx %sp, [%o0]
 stx %o7, [%o0+8]
 stx %fp, [%o0+16]
 stx %i7, [%o0+24]
 tst %o1
 be 1f
 stx %o1, [%o0+32]
 save %sp, -176, %sp
 mov 1, %o0
 clr %o1
 call sigprocmask
 add %i0, 40, %o2
 restore
1: retl
 clr %o0
 .size sigsetjmp, .-sigsetjmp
 .global siglongjmp
 .type siglongjmp, #function
siglongjmp:
 save %sp, -176, %sp
 ldx [%i0+32], %l0
 tst %l0
 be 1f
 ldx [%i0], %o1
 call jump_to_signals
 add %i0, 40, %o0
1: ba longjmp
 restore
 .size siglongjmp, .-siglongjmp
! Contexts: call 100 with 0 stores one, with 1 continues it. It goes on where getcontext() returns 0: pc, npc and %o0 are at 72, 80 and 152.
 .global getcontext
 .type getcontext, #function
getcontext:
 mov %o0, %o1
 clr %o0
 mov 100, %g1
 ta 0x40
 bcs 1f
 add %o7, 8, %g2
 stx %g2, [%o1+72]
 add %o7, 12, %g2
 stx %g2, [%o1+80]
 stx %g0, [%o1+152]
 retl
 clr %o0
1: retl
 mov -1, %o0
 .size getcontext, .-getcontext
 .global setcontext
 .type setcontext, #function
setcontext:
 mov %o0, %o1
 mov 1, %o0
 mov 100, %g1
 ta 0x40
 retl
 mov -1, %o0
 .size setcontext, .-setcontext
! Where a function of makecontext() returns to: the context is in %i0.
 .global context_return
 .type context_return, #function
context_return:
 call context_finish
 mov %i0, %o0
 .size context_return, .-context_return
! int vfork(void): the child shares the stack, so nothing is stored there. The second result tells the child.
 .global vfork
 .type vfork, #function
vfork:
 mov 119, %g1
 ta 0x40
 bcs 1f
 tst %o1
 be 2f
 nop
 clr %o0
2: retl
 nop
1: mov %o0, %o1
 save %sp, -176, %sp
 call ___errno
 nop
 st %i1, [%o0]
 ret
 restore %g0, -1, %o0
 .size vfork, .-vfork
 .global __get_fsr
 .type __get_fsr, #function
__get_fsr:
 st %fsr, [%sp+(2047 + 128)]
 retl
 lduw [%sp+(2047 + 128)], %o0
 .size __get_fsr, .-__get_fsr
 .global __set_fsr
 .type __set_fsr, #function
__set_fsr:
 st %o0, [%sp+(2047 + 128)]
 retl
 ld [%sp+(2047 + 128)], %fsr
 .size __set_fsr, .-__set_fsr
 .section ".note.GNU-stack", "", @progbits
