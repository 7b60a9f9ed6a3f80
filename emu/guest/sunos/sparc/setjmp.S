! setjmp.S - jumps, contexts, processes, and the floating-point status.
	.section ".text"
	.align 4

! int setjmp(jmp_buf): stack pointer, return address. The caller's locals and ins are in its save area, which the jump reads.
	.global setjmp, _setjmp
	.type setjmp, #function
	.type _setjmp, #function
setjmp:
_setjmp:
	ta 3
	st %sp, [%o0]
	st %o7, [%o0+4]
	st %fp, [%o0+8]
	st %i7, [%o0+12]
	retl
	clr %o0
	.size setjmp, .-setjmp

! void longjmp(jmp_buf, int): loads the registers of setjmp()'s caller, then its stack pointer, as the kernel may store this window before.
	.global longjmp, _longjmp
	.type longjmp, #function
	.type _longjmp, #function
longjmp:
_longjmp:
	ta 3
	ld [%o0], %g2
	ld [%o0+4], %o7
	tst %o1
	bne 1f
	mov %o1, %g3
	mov 1, %g3
1:	ldd [%g2], %l0
	ldd [%g2+8], %l2
	ldd [%g2+16], %l4
	ldd [%g2+24], %l6
	ldd [%g2+32], %i0
	ldd [%g2+40], %i2
	ldd [%g2+48], %i4
	ldd [%g2+56], %i6
	mov %g2, %sp
	retl
	mov %g3, %o0
	.size longjmp, .-longjmp

! int sigsetjmp(sigjmp_buf, int save): the word at 16 tells whether the mask, at 20, is set by the jump.
	.global sigsetjmp
	.type sigsetjmp, #function
sigsetjmp:
	ta 3
	st %sp, [%o0]
	st %o7, [%o0+4]
	st %fp, [%o0+8]
	st %i7, [%o0+12]
	tst %o1
	be 1f
	st %o1, [%o0+16]
	save %sp, -96, %sp
	mov 1, %o0
	clr %o1
	call sigprocmask
	add %i0, 20, %o2
	restore
1:	retl
	clr %o0
	.size sigsetjmp, .-sigsetjmp

	.global siglongjmp
	.type siglongjmp, #function
siglongjmp:
	save %sp, -96, %sp
	ld [%i0+16], %l0
	tst %l0
	be 1f
	ld [%i0], %o1
	call jump_to_signals
	add %i0, 20, %o0
1:	ba longjmp
	restore
	.size siglongjmp, .-siglongjmp

! Contexts: call 100 with 0 stores one, with 1 continues it. It goes on where getcontext() returns 0: pc, npc and %o0 are at 44, 48 and 84.
	.global getcontext
	.type getcontext, #function
getcontext:
	mov %o0, %o1
	clr %o0
	mov 100, %g1
	ta 8
	bcs 1f
	add %o7, 8, %g2
	st %g2, [%o1+44]
	add %o7, 12, %g2
	st %g2, [%o1+48]
	st %g0, [%o1+84]
	retl
	clr %o0
1:	retl
	mov -1, %o0
	.size getcontext, .-getcontext

	.global setcontext
	.type setcontext, #function
setcontext:
	mov %o0, %o1
	mov 1, %o0
	mov 100, %g1
	ta 8
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
	ta 8
	bcs 1f
	tst %o1
	be 2f
	nop
	clr %o0
2:	retl
	nop
1:	mov %o0, %o1
	save %sp, -96, %sp
	call ___errno
	nop
	st %i1, [%o0]
	ret
	restore %g0, -1, %o0
	.size vfork, .-vfork

	.global __get_fsr
	.type __get_fsr, #function
__get_fsr:
	st %fsr, [%sp+68]
	retl
	ld [%sp+68], %o0
	.size __get_fsr, .-__get_fsr

	.global __set_fsr
	.type __set_fsr, #function
__set_fsr:
	st %o0, [%sp+68]
	retl
	ld [%sp+68], %fsr
	.size __set_fsr, .-__set_fsr

	.section ".note.GNU-stack", "", @progbits
