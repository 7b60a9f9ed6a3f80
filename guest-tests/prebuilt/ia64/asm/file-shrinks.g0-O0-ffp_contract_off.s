// 6d4a7c698280ad418ec7f998fea0dde9 guest-tests/memory/file-shrinks.c
	.file	"file-shrinks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.sbss
	.align 4
	.type	caught#, @object
	.size	caught#, 4
caught:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r15 = @gprel(caught#), gp
	ld4 r14 = [r35]
	;;
	st4.rel [r15] = r14
	addl r38 = 1, r0
	movl r37 = @gprel(back#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %d\n"
	.align 8
.LC1:
	stringz	"SIGBUS"
	.align 8
.LC2:
	stringz	"SIGSEGV"
	.align 8
.LC3:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc touch#
touch:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	adds r16 = 8, r12
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -16, r36
	;;
	st8 [r14] = r32
	adds r14 = -8, r36
	;;
	st8 [r14] = r33
	addl r38 = 1, r0
	movl r37 = @gprel(back#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	adds r14 = -16, r36
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	br .L8
	;;
.L4:
	addl r14 = @gprel(caught#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L7
	;;
.L6:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L7:
	;;
	mov r39 = r14
	adds r14 = -16, r36
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
.L8:
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp touch#
	.section	.rodata
	.align 8
.LC4:
	stringz	"before"
	.align 8
.LC5:
	stringz	"kept"
	.align 8
.LC6:
	stringz	"lost"
	.align 8
.LC7:
	stringz	"lost copy"
	.align 8
.LC8:
	stringz	"kept copy"
	.align 8
.LC9:
	stringz	"write: %zd %s\n"
	.align 8
.LC10:
	stringz	"longer"
	.align 8
.LC11:
	stringz	"longer copy"
	.align 8
.LC12:
	stringz	"emptied"
	.align 8
.LC13:
	stringz	"anew"
	.align 8
.LC14:
	stringz	"anew copy"
	.align 8
.LC15:
	stringz	"/proc/self/fd/%d"
	.align 8
.LC16:
	stringz	"emptied by its number"
	.align 8
.LC17:
	stringz	"emptied by its number, copy"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -112, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -60, r35
	movl r15 = 1886221359
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1818846767
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1752378725
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1802398066
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1482173811
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	movl r15 = 1482184792
	;;
	st4 [r14] = r15
	adds r14 = 4, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	adds r14 = -60, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = mkstemp#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	st4 [r14] = r8
	adds r15 = -96, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L10
	addl r38 = 65536, r0
	adds r14 = -96, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
.L10:
	addl r14 = 1, r0
	br .L16
	;;
.L11:
	adds r32 = -88, r35
	mov r42 = r0
	adds r15 = -96, r35
	;;
	ld4 r41 = [r15]
	addl r40 = 1, r0
	addl r39 = 3, r0
	addl r38 = 65536, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -88, r35
	;;
	ld8 r14 = [r14]
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r14 = -88, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 32768, r2
	addl r15 = 2, r0
	;;
	st1 [r14] = r15
	adds r32 = -80, r35
	mov r42 = r0
	adds r14 = -96, r35
	;;
	ld4 r41 = [r14]
	addl r40 = 2, r0
	addl r39 = 3, r0
	addl r38 = 65536, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -80, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 32768, r2
	addl r15 = 3, r0
	;;
	st1 [r14] = r15
	addl r38 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 7, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 11, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	adds r14 = -88, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 32768, r2
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	addl r38 = 16384, r0
	adds r15 = -96, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	addl r14 = 1, r0
	br .L16
	;;
.L13:
	adds r14 = -88, r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	adds r14 = -88, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 32768, r2
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 32768, r2
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	adds r14 = -88, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 32768, r2
	adds r32 = -72, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	adds r14 = -96, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	st8 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -72, r35
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -60, r35
	addl r38 = 65536, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = truncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	addl r14 = 1, r0
	br .L16
	;;
.L14:
	adds r14 = -88, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 32768, r2
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 32768, r2
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	adds r32 = -64, r35
	adds r14 = -60, r35
	addl r38 = 514, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -88, r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	addl r38 = 65536, r0
	adds r15 = -96, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	addl r14 = 1, r0
	br .L16
	;;
.L15:
	adds r14 = -88, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 32768, r2
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 32768, r2
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	adds r14 = -35, r35
	adds r15 = -96, r35
	;;
	ld4 r40 = [r15]
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	addl r38 = 40, r0
	mov r37 = r14
	br.call.sptk.many b0 = snprintf#
	mov r1 = r36
	adds r32 = -64, r35
	adds r14 = -35, r35
	;;
	addl r38 = 514, r0
	mov r37 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -88, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 32768, r2
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 32768, r2
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	adds r14 = -64, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -60, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r14 = r0
.L16:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
